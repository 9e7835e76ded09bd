//! What the units of a side see and how they may turn, kept while nobody who matters moves. All of it
//! follows from where the units stand, so that it is neither hashed nor saved: a state that has
//! forgotten it is the same state.

use std::ops::Range;
use std::sync::atomic::{AtomicI64, AtomicU8, Ordering};
use std::sync::{Arc, OnceLock};

use super::choice::UnitId;
use super::geometry::{Lane, Pose, Spot};
use super::ground::Sight;
use super::march;
use super::state::State;
use crate::scenario::Side;

/// What is kept of one unit's look at one enemy, once somebody has asked. There are as many looks as pairs of
/// enemies, and all are copied when somebody moves: they are plain numbers, which a copy only reads. Whoever
/// asks at the same time finds the same.
#[derive(Debug, Default)]
struct Look {
    seen: Seen,
    covered: Known,
    lined: Known,
}

/// A yes or no that may be known.
#[derive(Debug, Default)]
struct Known(AtomicU8);

impl Known {
    const YES: u8 = 1;
    const NO: u8 = 2;

    fn get_or_init(&self, find: impl FnOnce() -> bool) -> bool {
        match self.0.load(Ordering::Relaxed) {
            Self::YES => true,
            Self::NO => false,
            _ => {
                let found = find();
                self.0.store(if found { Self::YES } else { Self::NO }, Ordering::Relaxed);
                found
            }
        }
    }
}

/// What is seen, and who could have come between, that may be known.
#[derive(Debug, Default)]
struct Seen {
    /// 0 if it is not known; else who came between, and whether anything is seen. It is written last.
    word: AtomicU8,
    distance: AtomicI64,
    point: [AtomicI64; 2],
}

impl Seen {
    const SEES: u8 = 4;

    fn get(&self) -> Option<(Option<Sight>, Between)> {
        let word = self.word.load(Ordering::Acquire);
        let between = match word & !Self::SEES {
            1 => Between::OutOfField,
            2 => Between::Nobody,
            3 => Between::Somebody,
            _ => return None,
        };
        let [x, y] = [0, 1].map(|at| self.point[at].load(Ordering::Relaxed));
        let distance = self.distance.load(Ordering::Relaxed);
        let sight = Sight { distance, point: Spot::new(x, y) };
        Some(((word & Self::SEES != 0).then_some(sight), between))
    }

    fn get_or_init(
        &self,
        find: impl FnOnce() -> (Option<Sight>, Between),
    ) -> (Option<Sight>, Between) {
        if let Some(known) = self.get() {
            return known;
        }
        let (sight, between) = find();
        if let Some(Sight { distance, point }) = sight {
            self.distance.store(distance, Ordering::Relaxed);
            self.point[0].store(point.x, Ordering::Relaxed);
            self.point[1].store(point.y, Ordering::Relaxed);
        }
        let between_word = match between {
            Between::OutOfField => 1,
            Between::Nobody => 2,
            Between::Somebody => 3,
        };
        let sees = if sight.is_some() { Self::SEES } else { 0 };
        self.word.store(between_word | sees, Ordering::Release);
        (sight, between)
    }
}

impl Clone for Look {
    fn clone(&self) -> Self {
        let known = |Known(word): &Known| Known(AtomicU8::new(word.load(Ordering::Relaxed)));
        let word = self.seen.word.load(Ordering::Acquire);
        let number = |number: &AtomicI64| AtomicI64::new(number.load(Ordering::Relaxed));
        let [x, y] = &self.seen.point;
        let (distance, point) = (number(&self.seen.distance), [number(x), number(y)]);
        let seen = Seen { word: AtomicU8::new(word), distance, point };
        Self { seen, covered: known(&self.covered), lined: known(&self.lined) }
    }
}

/// Who could have come between, when a unit looked at another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Between {
    /// It matters to nobody: the other is out of the field.
    OutOfField,
    Nobody,
    Somebody,
}

/// What the units of one side see, as far as it is known.
#[derive(Clone, Debug)]
pub(crate) struct Sights {
    /// Where everybody stood when the rest was found; nowhere if off the table.
    stood: Vec<Option<Pose>>,
    own: Range<usize>,
    foes: Range<usize>,
    /// By unit, then by enemy.
    looks: Vec<Look>,
    /// PF-4.16: the facings worth a thought that a unit may rotate to.
    turns: Vec<OnceLock<Arc<[u16]>>>,
}

/// Where a unit stands, if it is on the table.
fn stands(id: UnitId, state: &State) -> Option<Pose> {
    state.is_on_table(id).then(|| state.troop(id).pose)
}

impl Sights {
    /// Nothing is known yet.
    fn new(side: Side, state: &State) -> Self {
        let all = state.troops.len();
        let attackers = state.ids().filter(|id| state.side(*id) == Side::Attacker).count();
        let (own, foes) = match side {
            Side::Attacker => (0..attackers, attackers..all),
            Side::Defender => (attackers..all, 0..attackers),
        };
        Self {
            stood: vec![None; all],
            looks: vec![Look::default(); own.len() * foes.len()],
            turns: vec![OnceLock::new(); own.len()],
            own,
            foes,
        }
    }

    /// What a side sees now: what it saw last, without what has changed since.
    pub(crate) fn up_to_date(side: Side, state: &mut State) -> Arc<Self> {
        let kept = state.sights.0[side as usize].take();
        let mut kept = kept.unwrap_or_else(|| Arc::new(Self::new(side, state)));
        if !kept.is_current(state) {
            Arc::make_mut(&mut kept).forget_what_moved(state);
        }
        kept
    }

    /// Whether everybody stands where he stood.
    pub(crate) fn is_current(&self, state: &State) -> bool {
        state.ids().zip(&self.stood).all(|(id, stood)| *stood == stands(id, state))
    }

    fn forget_what_moved(&mut self, state: &State) {
        let eyes: Vec<Spot> = self.own.clone().map(|own| state.eye(UnitId(own as u8))).collect();
        for id in state.ids() {
            let index = usize::from(id.0);
            let (was, now) = (self.stood[index], stands(id, state));
            if was == now {
                continue;
            }
            self.stood[index] = now;
            self.forget(id);
            let reach = state.regiment(id).reach();
            if let Some(pose) = was {
                self.forget_round(pose.centre(), reach, false, &eyes, state);
            }
            if let Some(pose) = now {
                self.forget_round(pose.centre(), reach, true, &eyes, state);
            }
        }
    }

    /// A unit has turned or moved.
    fn forget(&mut self, id: UnitId) {
        let index = usize::from(id.0);
        let forget = |look: &mut Look| *look = Look::default();
        let width = self.foes.len();
        if self.own.contains(&index) {
            let row = index - self.own.start;
            self.looks[row * width..][..width].iter_mut().for_each(forget);
            self.turns[row] = OnceLock::new();
        } else {
            let column = index - self.foes.start;
            self.looks.iter_mut().skip(column).step_by(width).for_each(forget);
        }
    }

    /// Somebody has come into this circle or has left it: what is seen across it may be seen no more,
    /// or be seen now, and whoever is beside it may have more room or less.
    fn forget_round(
        &mut self,
        centre: Spot,
        reach: i64,
        comes: bool,
        eyes: &[Spot],
        state: &State,
    ) {
        let unit = |index: usize| UnitId(index as u8);
        for (row, own) in self.own.clone().enumerate() {
            if state.is_near(unit(own), centre, reach) {
                self.turns[row] = OnceLock::new();
            }
        }
        for (column, foe) in self.foes.clone().enumerate() {
            let there = state.troop(unit(foe)).pose.centre();
            let size = state.regiment(unit(foe)).reach();
            for (row, eye) in eyes.iter().enumerate() {
                let look = &mut self.looks[row * self.foes.len() + column];
                let matters = match look.seen.get() {
                    None | Some((_, Between::OutOfField)) => false,
                    Some((_, Between::Nobody)) => comes,
                    Some((_, Between::Somebody)) => true,
                };
                if matters && Lane::new(*eye, there, size).touches(centre, reach) {
                    *look = Look::default();
                }
            }
        }
    }

    fn look(&self, unit: UnitId, enemy: UnitId) -> usize {
        let (row, column) =
            (usize::from(unit.0) - self.own.start, usize::from(enemy.0) - self.foes.start);
        row * self.foes.len() + column
    }

    /// What a unit sees of an enemy.
    pub(crate) fn sight(&self, unit: UnitId, enemy: UnitId, state: &State) -> Option<Sight> {
        let look = &self.looks[self.look(unit, enemy)];
        look.seen.get_or_init(|| state.sight_across(unit, enemy)).0
    }

    /// Whether terrain covers an enemy from a unit that sees him.
    pub(crate) fn covers(&self, unit: UnitId, enemy: UnitId, sight: Sight, state: &State) -> bool {
        let look = &self.looks[self.look(unit, enemy)];
        look.covered.get_or_init(|| state.is_covered(unit, enemy, sight))
    }

    /// Whether an enemy lines an obstacle on the way of a charge at what a unit sees of him.
    pub(crate) fn lined(&self, unit: UnitId, enemy: UnitId, sight: Sight, state: &State) -> bool {
        let look = &self.looks[self.look(unit, enemy)];
        look.lined.get_or_init(|| state.is_lined_against(unit, enemy, sight))
    }

    /// PF-4.16: the facings worth a thought that a unit may rotate to.
    pub(crate) fn turns(&self, unit: UnitId, state: &State) -> &[u16] {
        self.turns[usize::from(unit.0) - self.own.start].get_or_init(|| {
            let facings = march::facings(unit, state);
            march::rotations(unit, facings, state).into()
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::game::Rules;
    use engine::{Dice, Log, Pool, RuleId, Seeded, Table};

    use super::super::order;
    use super::super::step::Step;
    use super::super::{Options, PuissanceDeFeu};
    use crate::scenario::Scenario;
    use engine::game::Derived;

    #[test]
    fn what_is_kept_is_what_would_be_found_anew() {
        for (id, seed) in [("toll-gate", 1), ("cowpens", 2), ("plymouth", 3), ("pea-ridge", 4)] {
            let scenario = Scenario::built_in(id).expect("it is compiled in");
            let mut state = PuissanceDeFeu::begin(&scenario, &Options::default());
            let mut dice = Seeded::new(seed);
            for _ in 0..300 {
                let Some(ask) = PuissanceDeFeu::asked(&state).first() else { break };
                let (seat, listed) = (ask.seat, ask.listed(&state));
                let die = Pool::total(4);
                let rule = RuleId::new("PF", "1.1");
                let drawn = dice.throw(rule, "draw", &die, &mut Vec::new()).expect("it rolls");
                let choice = listed[(drawn[0] * 7919) as usize % listed.len()].clone();
                let mut log = Log::silent();
                let mut table = Table::new(&mut dice, &mut log);
                PuissanceDeFeu::answer(&mut state, seat, &choice, &mut table)
                    .expect("an offer is accepted");
                let Some(Step::Orders { side }) = state.runtime.top() else { continue };
                let mut bare = state.clone();
                bare.sights = Derived::default();
                let kept = state.runtime.asked()[0].listed(&state);
                assert_eq!(kept, order::list(*side, &bare), "{id}");
            }
        }
    }
}

//! What could happen, exactly: the same steps that resolve an answer, spread over the dice.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::Hash;
use std::rc::Rc;

use engine::game::{Chance, Fact, Facts, chances};
use engine::{Explorer, Log};

use super::activate::test_at_once;
use super::assault::Assault;
use super::choice::{Choice, UnitId};
use super::fire;
use super::losses::combat_toll;
use super::state::State;
use super::step::Step;
use crate::ch06_activation::{ACTIVATION_TEST, Test};
use crate::ch08_fire::{FIRE, FireResult, Volley};
use crate::ch09_close_combat::{CLOSE_COMBAT, CloseCombat, UnitLosses, Winner};
use crate::ch10_losses::{EvenLosses, Toll};
use crate::ch17_generals::{FIRE_AT_GENERAL, ShotsAtGeneral};

thread_local! {
    // The distributions of pools are the same for every battle.
    static EXPLORER: RefCell<Explorer<f64>> = RefCell::new(Explorer::new());
    // So are the ends of the same fire or the same combat, which come up again and again.
    static FIRES: RefCell<Known<Volley>> = RefCell::new(Known::new());
    static COMBATS: RefCell<Known<CloseCombat>> = RefCell::new(Known::new());
}

/// The ends of a procedure with their chances, by its start.
type Known<S> = HashMap<S, Ends<S>>;
type Ends<S> = Rc<[(S, f64)]>;

/// Starts that are kept before all are forgotten.
const KEPT: usize = 4096;

/// The ends that are known already, or else are looked for.
fn recall<S: Clone + Eq + Hash>(
    known: &RefCell<Known<S>>,
    steps: &'static [engine::Step<S>],
    start: S,
) -> Ends<S> {
    if let Some(ends) = known.borrow().get(&start) {
        return Rc::clone(ends);
    }
    let ends: Ends<S> = explore(steps, start.clone()).into();
    let mut known = known.borrow_mut();
    if known.len() >= KEPT {
        known.clear();
    }
    known.insert(start, Rc::clone(&ends));
    ends
}

/// A result of an assault, before the losses that a destroyed attacker passes on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct AssaultResult {
    pub(crate) winner: Winner,
    pub(crate) difference: i32,
    pub(crate) attacker: UnitLosses,
    pub(crate) defender: UnitLosses,
}

/// A result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct TestOdds {
    success: bool,
    target: i32,
}

/// A result of shots at a general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct GeneralOdds {
    hits: i32,
    eliminated: bool,
}

impl Facts for FireResult {
    fn facts(&self) -> Vec<Fact> {
        vec![
            Fact::new("hits", self.hits),
            Fact::new("stands_lost", self.stands_lost),
            Fact::new("retreat_ud", self.retreat_ud),
            Fact::new("destroyed", self.destroyed),
            Fact::new("general_lost", self.general_lost),
        ]
    }
}

impl Facts for AssaultResult {
    fn facts(&self) -> Vec<Fact> {
        let winner = match self.winner {
            Winner::Attacker => "attacker",
            Winner::Defender => "defender",
            Winner::Tie => "tie",
        };
        let mut facts = vec![Fact::new("winner", winner), Fact::new("difference", self.difference)];
        for (who, losses) in [("attacker", &self.attacker), ("defender", &self.defender)] {
            facts.extend([
                Fact::new("losses", losses.losses).of(who),
                Fact::new("stands_lost", losses.stands_lost).of(who),
                Fact::new("retreat_ud", losses.retreat_ud).of(who),
                Fact::new("destroyed", losses.destroyed).of(who),
                Fact::new("general_lost", losses.general_lost).of(who),
            ]);
        }
        facts
    }
}

impl Facts for TestOdds {
    fn facts(&self) -> Vec<Fact> {
        vec![Fact::new("success", self.success), Fact::new("target", self.target)]
    }
}

impl Facts for GeneralOdds {
    fn facts(&self) -> Vec<Fact> {
        vec![Fact::new("hits", self.hits), Fact::new("eliminated", self.eliminated)]
    }
}

/// The odds of an answer that dice settle.
pub(crate) fn odds(state: &State, choice: Choice) -> Option<Vec<Chance>> {
    match choice {
        Choice::Fire { unit, target } => {
            Some(chances(fire_odds(state, unit, target, has_moved(state, unit))?))
        }
        Choice::FireAtGeneral { unit, general } => {
            let input = fire::general_input(state, unit, general, has_moved(state, unit));
            let house = &state.battle.house;
            let shots = ShotsAtGeneral::declare(&input, house, &mut Log::silent()).ok()?;
            let ends = explore(FIRE_AT_GENERAL.steps, shots);
            Some(chances(ends.into_iter().map(|(shots, weight)| {
                (GeneralOdds { hits: shots.hits, eliminated: shots.eliminated }, weight)
            })))
        }
        Choice::Assault { unit, target } => {
            Some(chances(assault_odds(state, &Assault::new(unit, target))?))
        }
        Choice::Spend { points } => Some(chances(test_odds(state, points)?)),
        // The last word before a close combat.
        Choice::Done if matches!(state.runtime.top(), Some(Step::Assault(_))) => {
            Some(chances(assault_odds(state, state.assault()?)?))
        }
        Choice::Unit { .. } | Choice::Done => {
            Some(chances(odds_of_test(test_at_once(state, choice)?)))
        }
        _ => None,
    }
}

fn explore<S: Clone + Eq + Hash>(steps: &'static [engine::Step<S>], start: S) -> Vec<(S, f64)> {
    EXPLORER.with_borrow_mut(|explorer| explorer.odds(steps, start))
}

/// Whether a unit that is to fire has moved in its activation.
pub(crate) fn has_moved(state: &State, unit: UnitId) -> bool {
    let member = state.activation().and_then(|activation| activation.member(unit));
    member.is_some_and(|member| !member.stationary)
}

/// The results of a fire, if its owner retreats whenever he can.
pub(crate) fn fire_odds(
    state: &State,
    unit: UnitId,
    target: UnitId,
    moved: bool,
) -> Option<Vec<(FireResult, f64)>> {
    if state.side(unit) == state.side(target) {
        return None;
    }
    let volley = fire::volley(state, unit, target, moved, &mut Log::silent()).ok()?;
    let general = state.general_with(target).is_some();
    let mut rooms: Vec<(i32, i32)> = Vec::new();
    let mut settle = |volley: Volley| {
        let wanted = (volley.hits / 2).max(1);
        let room = look_up(&mut rooms, wanted, || state.retreat_room(target, unit, wanted));
        let (category, vc) = (state.category(target), state.vc(target));
        let toll = Toll::of(category, vc, volley.hits, EvenLosses::Retreat, room);
        FireResult {
            hits: volley.hits,
            stands_lost: toll.stands_lost.min(vc),
            retreat_ud: toll.retreat_ud(),
            destroyed: toll.destroyed(),
            general_lost: general && (volley.general_hit || toll.destroyed()),
        }
    };
    let ends = FIRES.with(|known| recall(known, FIRE.steps, volley));
    Some(ends.iter().map(|(volley, weight)| (settle(*volley), *weight)).collect())
}

/// The results of an assault that nobody reacts to.
pub(crate) fn assault_odds(state: &State, assault: &Assault) -> Option<Vec<(AssaultResult, f64)>> {
    if state.side(assault.attacker) == state.side(assault.target) {
        return None;
    }
    let combat = assault.combat(state, &mut Log::silent()).ok()?;
    let mut tolls: Vec<((UnitId, i32), Toll)> = Vec::new();
    let mut told = |unit: UnitId, enemy: UnitId, losses: i32, hit: bool| {
        let toll = look_up(&mut tolls, (unit, losses), || combat_toll(state, unit, enemy, losses));
        let general = state.general_with(unit).is_some();
        UnitLosses {
            losses,
            stands_lost: toll.stands_lost,
            retreat_ud: toll.retreat_ud(),
            destroyed: toll.destroyed(),
            general_lost: general && (hit || toll.destroyed()),
        }
    };
    let mut settle = |combat: CloseCombat| {
        let (winner, attack, defence) = combat.losses();
        let (attacker, target) = (assault.attacker, assault.target);
        AssaultResult {
            winner,
            difference: combat.balance.abs(),
            attacker: told(attacker, target, attack, combat.attacker.general_hit),
            defender: told(target, attacker, defence, combat.defender.general_hit),
        }
    };
    let steps = CLOSE_COMBAT.merging.unwrap_or(CLOSE_COMBAT.steps);
    let ends = COMBATS.with(|known| recall(known, steps, combat));
    Some(ends.iter().map(|(combat, weight)| (settle(*combat), *weight)).collect())
}

/// What is in a short list already, or else is worked out and added to it.
fn look_up<K: PartialEq, V: Copy>(list: &mut Vec<(K, V)>, key: K, find: impl FnOnce() -> V) -> V {
    if let Some((_, value)) = list.iter().find(|(known, _)| *known == key) {
        return *value;
    }
    let value = find();
    list.push((key, value));
    value
}

/// The test that is about to be taken, with so many points.
pub(crate) fn test_about(state: &State, points: u8) -> Option<Test> {
    let mut log = Log::silent();
    match state.runtime.top()? {
        Step::Pay(pay) => Some(pay.test(state, i32::from(points), &mut log)),
        Step::Group(group) => Some(group.complete().test(state, i32::from(points), &mut log)),
        Step::PayReaction(pay) => {
            let assault = state.assault()?;
            super::react::test(state, assault, pay.unit, pay.reaction, points, &mut log).ok()
        }
        _ => None,
    }
}

fn test_odds(state: &State, points: u8) -> Option<Vec<(TestOdds, f64)>> {
    test_about(state, points).map(odds_of_test)
}

fn odds_of_test(test: Test) -> Vec<(TestOdds, f64)> {
    let ends = explore(ACTIVATION_TEST.steps, test);
    let told = |test: Test| TestOdds { success: test.success, target: test.target };
    ends.into_iter().map(|(test, weight)| (told(test), weight)).collect()
}

//! BF-5.4, BF-6: who is activated, alone or in a group, with how many points; and the test.

use dice::play;
use engine::game::Revealed;
use engine::{Log, Table};

use super::activation::Activation;
use super::battle::enemy_of;
use super::choice::{Choice, Piece, UnitId};
use super::question::Question;
use super::ride::rideable;
use super::state::State;
use super::step::{Answered, RunResult, Step, StepResult, ask, tell, unasked};
use crate::ch06_activation::{ACTIVATION_TEST, Test, TestFacts, most_subordinates};
use crate::unit::{Category, Side};
use crate::{applies, bf};

/// BF-5.4, BF-Q68: one of the units not yet activated; before that, any moves of detached generals
/// (BF-17.11). BF-Q59: the other side may move its own before the designation, if it wants to.
pub(crate) fn designate(side: Side, state: &mut State) -> StepResult {
    let units = state.on_table(side).filter(|unit| !state.unit(*unit).activated);
    let mut offers: Vec<Choice> = units.map(|unit| Choice::Unit { unit }).collect();
    offers.extend(rideable(state, side).map(|general| Choice::General { general }));
    let mut asked = ask(side, Question::Designate, None, offers);
    let other = enemy_of(side);
    if !state.declined[other as usize] {
        let mut offers: Vec<Choice> =
            rideable(state, other).map(|general| Choice::General { general }).collect();
        if !offers.is_empty() {
            offers.push(Choice::Done);
            asked.extend(ask(other, Question::MoveGenerals, None, offers));
        }
    }
    StepResult::Waits(Step::Designate { side }, asked)
}

pub(crate) fn designated(active: Side, side: Side, state: &mut State, choice: Choice) -> Answered {
    match choice {
        Choice::Unit { unit } if side == active && !applies(bf("6.12")) => {
            state.runtime.push(Step::Pay(Pay { members: vec![unit] }));
        }
        Choice::Unit { unit } if side == active => {
            state.runtime.push(Step::Group(Group { members: vec![unit] }));
        }
        Choice::General { general } => {
            state.runtime.push(Step::Designate { side: active });
            state.runtime.push(Step::Ride { general });
        }
        Choice::Done if side != active => {
            state.declined[side as usize] = true;
            state.runtime.push(Step::Designate { side: active });
        }
        _ => return Err(unasked()),
    }
    Ok(Revealed::Nothing)
}

/// BF-6.9: a group being formed; the unit designated stands first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    members: Vec<UnitId>,
}

/// BF-6.9, BF-Q56: the reference unit: the best combat value with its own general's control.
fn reference(state: &State, members: &[UnitId]) -> UnitId {
    let counts = applies(bf("Q56"));
    let control = |unit: UnitId| if counts { state.control(unit) } else { 0 };
    let worth = |unit: &UnitId| (state.vc(*unit) + control(*unit), std::cmp::Reverse(*unit));
    members.iter().copied().max_by_key(worth).unwrap_or(members[0])
}

/// BF-6.10: foot and horse artillery are one category.
pub(crate) fn same_arm(one: Category, other: Category) -> bool {
    one == other || (one.is_artillery() && other.is_artillery())
}

impl Group {
    /// The units named so far, the one designated first.
    pub(crate) fn members(&self) -> &[UnitId] {
        &self.members
    }

    /// BF-6.9, BF-6.10, BF-6.13, BF-6.20: who may join: not activated, of the same arm, in contact
    /// with a member, and leaving a base above 0.
    fn candidates(&self, state: &State) -> Vec<UnitId> {
        let first = self.members[0];
        let (side, category) = (state.side(first), state.category(first));
        let mut found: Vec<UnitId> = Vec::new();
        for member in &self.members {
            for unit in state.touching(state.unit(*member).at) {
                let spent = state.unit(unit).activated && applies(bf("6.20"));
                let other_arm = !same_arm(state.category(unit), category) && applies(bf("6.10"));
                let fits = state.side(unit) == side
                    && !spent
                    && !other_arm
                    && !self.members.contains(&unit)
                    && !found.contains(&unit);
                if fits && self.stays_above_zero(state, unit) {
                    found.push(unit);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// BF-6.13, BF-6.14, BF-17.4: with this unit too, the base does not fall to 0.
    fn stays_above_zero(&self, state: &State, unit: UnitId) -> bool {
        let best = |one: UnitId, other: UnitId| reference(state, &[one, other]);
        let reference = best(reference(state, &self.members), unit);
        let (vc, control) = (state.vc(reference), state.control(reference));
        let control = if control > 0 && !applies(bf("17.4")) { 0 } else { control };
        let most = most_subordinates(vc, control, &mut Log::silent());
        self.members.len() as i32 <= most
    }

    pub(crate) fn run(self, state: &mut State) -> StepResult {
        let mut offers: Vec<Choice> =
            self.candidates(state).into_iter().map(|unit| Choice::Unit { unit }).collect();
        if offers.is_empty() {
            state.runtime.push(Step::Pay(self.complete()));
            return StepResult::Done;
        }
        offers.push(Choice::Done);
        let first = self.members[0];
        let asked = ask(state.side(first), Question::Group, Some(Piece::Unit(first)), offers);
        StepResult::Waits(Step::Group(self), asked)
    }

    pub(crate) fn answer(
        mut self,
        state: &mut State,
        choice: Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match choice {
            Choice::Unit { unit } => {
                self.members.push(unit);
                state.runtime.push(Step::Group(self));
            }
            Choice::Done => state.runtime.push(Step::Pay(self.complete())),
            // The group is complete, and pays at once.
            Choice::Spend { .. } => return self.complete().answer(state, choice, table),
            _ => return Err(unasked()),
        }
        Ok(Revealed::Nothing)
    }

    /// These and nobody else.
    pub(crate) fn complete(&self) -> Pay {
        Pay { members: self.members.clone() }
    }
}

/// The test that follows at once from an answer without points: nobody may join any more, and none
/// may be spent.
pub(crate) fn test_at_once(state: &State, choice: Choice) -> Option<Test> {
    let pay = match (state.runtime.top()?, choice) {
        (_, Choice::Unit { unit }) if !state.exists(unit) => return None,
        (Step::Designate { side }, Choice::Unit { unit }) if state.side(unit) == *side => {
            let group = Group { members: vec![unit] };
            let alone = !applies(bf("6.12")) || group.candidates(state).is_empty();
            alone.then(|| group.complete())?
        }
        (Step::Group(group), Choice::Unit { unit }) => {
            let members = group.members.iter().copied().chain([unit]).collect();
            let group = Group { members };
            group.candidates(state).is_empty().then(|| group.complete())?
        }
        (Step::Group(group), Choice::Done) => group.complete(),
        _ => return None,
    };
    (pay.most(state) == 0).then(|| pay.test(state, 0, &mut Log::silent()))
}

/// BF-6.3: the points are announced before the die.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pay {
    members: Vec<UnitId>,
}

impl Pay {
    /// The units that test together, the one designated first.
    pub(crate) fn members(&self) -> &[UnitId] {
        &self.members
    }

    /// BF-6.17: the die and what it must not exceed, with so many points.
    pub(crate) fn test(&self, state: &State, points: i32, log: &mut Log) -> Test {
        let reference = reference(state, &self.members);
        let facts = TestFacts {
            category: state.category(reference),
            vc: state.vc(reference),
            subordinates: self.members.len() as i32 - 1,
            control: state.control(reference),
            pc: points,
        };
        Test::new(&facts, log)
    }

    /// BF-6.7, BF-6.18, BF-Q57: points only where every unit of the group is in command.
    fn is_reached(&self, state: &State) -> bool {
        let out = |unit: &UnitId| !state.in_command(*unit);
        let alone = out(&self.members[0]);
        let in_group =
            self.members[1..].iter().any(out) && applies(bf("6.18")) && applies(bf("Q57"));
        !((alone && applies(bf("6.7"))) || in_group)
    }

    /// The most points that may be spent. BF-Q78: no limit but the pool.
    pub(crate) fn most(&self, state: &State) -> u8 {
        let pool = state.points[state.side(self.members[0]) as usize];
        let pool = if self.is_reached(state) { pool } else { 0 };
        if applies(bf("Q78")) { pool } else { pool.min(1) }
    }

    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        let side = state.side(self.members[0]);
        let pool = self.most(state);
        if pool == 0 {
            if !self.is_reached(state) {
                tell(table, bf("6.7"), "out-of-command", self.members[0]);
            }
            self.roll(state, 0, table)?;
            return Ok(StepResult::Done);
        }
        let offers = (0..=pool).map(|points| Choice::Spend { points }).collect();
        let about = Some(Piece::Unit(self.members[0]));
        Ok(StepResult::Waits(Step::Pay(self), ask(side, Question::Spend, about, offers)))
    }

    pub(crate) fn answer(
        self,
        state: &mut State,
        choice: Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        let Choice::Spend { points } = choice else { return Err(unasked()) };
        self.roll(state, points, table)?;
        Ok(Revealed::Nothing)
    }

    /// BF-6.1 to BF-6.4, BF-6.11, BF-6.12, BF-6.15: one test for all of them; each has its token.
    fn roll(
        self,
        state: &mut State,
        points: u8,
        table: &mut Table<'_>,
    ) -> Result<(), engine::DiceError> {
        let side = state.side(self.members[0]);
        let pool = &mut state.points[side as usize];
        *pool = pool.saturating_sub(points);
        let tokens = &mut state.bowl[side as usize];
        if applies(bf("6.15")) {
            *tokens = tokens.saturating_sub(self.members.len() as u8 - 1);
        }
        for unit in &self.members {
            state.unit_mut(*unit).activated = applies(bf("5.5"));
            state.takes_part(*unit);
            tell(table, bf("5.5"), "unit-activated", *unit);
        }
        let test = self.test(state, i32::from(points), table.log());
        let test = play(ACTIVATION_TEST.steps, test, table)?;
        let key = if test.success { "activation-succeeds" } else { "activation-fails" };
        table.log().note(bf("6.2"), key);
        // BF-6.11: all of them suffer a failure.
        let spared = self.members.len() > 1 && !test.success && !applies(bf("6.11"));
        let activation = Activation::new(state, side, &self.members, test.success || spared);
        state.runtime.push(Step::Activation(activation));
        Ok(())
    }
}

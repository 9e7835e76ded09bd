//! PF-14.4, PF-Q67: the fire order of a ship: all its guns at one target, or divided. Who divides
//! them names one group after another, and nothing is measured before the last is named.

use engine::game::Revealed;
use engine::{Refusal, Table};

use super::choice::{Battery, Choice, UnitId};
use super::fire::{aim, check_ammunition, resolve};
use super::order::{self, Seen};
use super::question::Question;
use super::state::State;
use super::step::{Answered, Step, StepResult, ask, tell, unasked};
use crate::ch05_fire::{Ammunition, FireOrder};
use crate::ch11_officers::check_nearest;
use crate::{holds, pf};

/// The most groups that three guns make.
const MOST_GROUPS: usize = 3;

/// What a ship that divides its guns has named so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Announced {
    ship: UnitId,
    batteries: Vec<Battery>,
}

/// The groups of so many guns that a ship could name: at whom, and with what.
fn batteries(guns: u8, seen: &[Seen], state: &State) -> Vec<Battery> {
    let may = |one: &&Seen| check_nearest(state.unit(one.target), one.nearest, pf("11.1")).is_ok();
    let both = [Ammunition::Ball, Ammunition::Canister];
    let named = seen
        .iter()
        .filter(may)
        .flat_map(|one| both.map(|ammunition| Battery { target: one.target, ammunition, guns }));
    named.collect()
}

/// The fire orders of a ship: all its guns, or the first group of them.
pub(crate) fn orders(ship: UnitId, seen: &[Seen], state: &State) -> Vec<Choice> {
    let guns = state.unit(ship).guns() as u8;
    let whole = batteries(guns, seen, state)
        .into_iter()
        .map(|all| Choice::Broadside { unit: ship, batteries: vec![all] });
    let most = if holds("Q67") { guns } else { 1 };
    let parts = (1..most).flat_map(|part| batteries(part, seen, state));
    let parts = parts.map(|battery| Choice::Announce { unit: ship, battery });
    whole.chain(parts).collect()
}

/// The first group of guns is named.
pub(crate) fn announce(ship: UnitId, battery: Battery, state: &mut State) -> Answered {
    Announced { ship, batteries: Vec::new() }.name(battery, state)
}

impl Announced {
    fn guns_left(&self, state: &State) -> u8 {
        let named: u8 = self.batteries.iter().map(|one| one.guns).sum();
        (state.unit(self.ship).guns() as u8).saturating_sub(named)
    }

    /// One group more; some guns are left for another.
    fn name(mut self, battery: Battery, state: &mut State) -> Answered {
        self.batteries.push(battery);
        check(self.ship, &self.batteries, state)?;
        let over = self.guns_left(state) == 0;
        Refusal::when(over, pf("14.4"), "choice", "no-guns-left-to-name")?;
        state.runtime.push(Step::Announcing(self));
        Ok(Revealed::Nothing)
    }

    pub(crate) fn run(self, state: &State) -> StepResult {
        let (ship, left) = (self.ship, self.guns_left(state));
        let seen = order::seen(ship, state);
        let rest = batteries(left, &seen, state).into_iter().map(|last| {
            let named = self.batteries.iter().copied();
            Choice::Broadside { unit: ship, batteries: named.chain([last]).collect() }
        });
        let parts = (1..left).flat_map(|part| batteries(part, &seen, state));
        let parts = parts.map(|battery| Choice::Announce { unit: ship, battery });
        let offers = rest.chain(parts).collect();
        let side = state.side(ship);
        let asked = ask(side, Question::Announce, Some(ship), offers);
        StepResult::Waits(Step::Announcing(self), asked)
    }

    pub(crate) fn answer(
        self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match choice {
            Choice::Announce { unit, battery } if *unit == self.ship => self.name(*battery, state),
            Choice::Broadside { unit, batteries }
                if *unit == self.ship && batteries.starts_with(&self.batteries) =>
            {
                broadside(*unit, batteries, state, table)
            }
            _ => Err(unasked()),
        }
    }
}

/// PF-14.4, PF-14.5: groups of guns that the ship has, each at a target that it may fire at.
fn check(unit: UnitId, batteries: &[Battery], state: &State) -> Result<Vec<Group>, Refusal> {
    let ship = state.unit(unit);
    Refusal::when(!ship.is_ship(), pf("14.4"), "choice", "only-ships-divide-guns")?;
    let none = batteries.is_empty() || batteries.len() > MOST_GROUPS;
    Refusal::when(none, pf("14.4"), "choice", "no-guns-named")?;
    let guns: i32 = batteries.iter().map(|one| i32::from(one.guns)).sum();
    let idle = batteries.iter().any(|one| one.guns == 0);
    Refusal::when(idle, pf("14.4"), "choice", "no-guns-named")?;
    Refusal::when(guns > ship.guns(), pf("14.5"), "choice", "guns-lost")?;
    let group = |battery: &Battery| -> Result<Group, Refusal> {
        let seen = order::seen_one(unit, battery.target, state)?;
        let (ammunition, guns) = (Some(battery.ammunition), Some(i32::from(battery.guns)));
        FireOrder::aimed(&aim(unit, &seen, ammunition, guns, state))?;
        Ok((battery.target, ammunition, guns))
    };
    batteries.iter().map(group).collect()
}

/// A group of guns: its target, what it fires, how many they are.
type Group = (UnitId, Option<Ammunition>, Option<i32>);

/// PF-14.4, PF-Q67: a ship announces every group of guns before any is measured, and resolves them
/// in turn.
pub(crate) fn broadside(
    unit: UnitId,
    batteries: &[Battery],
    state: &mut State,
    table: &mut Table<'_>,
) -> Answered {
    let announced = check(unit, batteries, state)?;
    tell(table, pf("14.4"), "unit-fires", unit);
    state.troop_mut(unit).ordered = true;
    for (target, ammunition, guns) in announced {
        // A target that an earlier group has driven off is not there any more.
        if !state.is_on_table(target) {
            continue;
        }
        let Ok(seen) = order::seen_one(unit, target, state) else { continue };
        if let Ok(order) = FireOrder::aimed(&aim(unit, &seen, ammunition, guns, state)) {
            tell(table, pf("14.4"), "unit-fired-at", target);
            let distance = state.measure(unit, target, seen.sight.distance);
            state.remember(unit, target, distance);
            resolve(&order, target, distance, state, table)?;
        }
    }
    check_ammunition(unit, state, table)?;
    Ok(Revealed::Something)
}

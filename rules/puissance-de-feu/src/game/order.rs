//! PF-3.5, PF-3.7, PF-3.10, PF-5.2, PF-Q7, PF-Q9: which unit gets which order. An offer tells only what may be known
//! before anything is measured: who is seen, and which officer is nearest (PF-Q8).

use std::sync::Arc;

use engine::game::{Refused, Revealed};
use engine::{Refusal, Table};

use super::broadside;
use super::charge::Charging;
use super::choice::{Choice, UnitId};
use super::fire;
use super::geometry::TURN;
use super::ground::Sight;
use super::march::{self, Marching};
use super::question::Question;
use super::sights::Sights;
use super::state::{State, Status};
use super::step::{Answered, Step, StepResult, ask, refused, unasked};
use super::{arrive, flight};
use crate::ch03_turn::check_steady;
use crate::ch05_fire::Ammunition;
use crate::ch08_charge::check_charge;
use crate::ch11_officers::check_nearest;
use crate::ch16_ammunition::check_can_fire;
use crate::scenario::Side;
use crate::unit::{self, SHOOTER, UNIT, UnitType};
use crate::{holds, pf};

/// An enemy that a unit may fire at or charge, as far as sight goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    pub(crate) target: UnitId,
    pub(crate) sight: Sight,
    /// PF-11.1, PF-Q50: no other legal target is nearer.
    pub(crate) nearest: bool,
}

/// PF-5.2, PF-8.1: the enemies that a unit sees in its field of fire.
pub(crate) fn seen(unit: UnitId, state: &State) -> Vec<Seen> {
    let kept = state.sights.0[state.side(unit) as usize].as_ref();
    let kept = kept.filter(|sights| sights.is_current(state));
    let known = |target: UnitId| kept.and_then(|sights| sights.known(unit, target));
    seen_by(unit, state, |target| known(target).unwrap_or_else(|| state.sight(unit, target)))
}

/// The same by somebody who looks for the unit.
fn seen_by(
    unit: UnitId,
    state: &State,
    mut look: impl FnMut(UnitId) -> Option<Sight>,
) -> Vec<Seen> {
    let enemies = state.army(state.side(unit).enemy());
    let mut seen: Vec<Seen> = enemies
        .filter_map(|target| Some(Seen { target, sight: look(target)?, nearest: false }))
        .collect();
    let least = seen.iter().map(|one| one.sight.distance).min();
    for one in &mut seen {
        one.nearest = Some(one.sight.distance) == least && holds("Q50");
    }
    seen
}

/// What a unit sees of one enemy, or why it may not be a target.
pub(crate) fn seen_one(unit: UnitId, target: UnitId, state: &State) -> Result<Seen, Refusal> {
    let own = state.exists(target) && state.side(target) == state.side(unit);
    Refusal::when(own, pf("5.2"), "choice", "own-troops")?;
    let there = state.exists(target) && state.is_on_table(target);
    Refusal::when(!there, pf("5.2"), "choice", "no-such-target")?;
    let seen = seen(unit, state).into_iter().find(|one| one.target == target);
    seen.ok_or(Refusal { rule: pf("5.2"), field: "choice", key: "not-seen-in-the-field" })
}

/// PF-3.5: a side gives orders to its own units. Whose a unit is comes before where and how it is.
pub(crate) fn check_own(choice: &Choice, side: Side, state: &State) -> Result<(), Refusal> {
    let own = |unit: UnitId| state.exists(unit) && state.side(unit) == side;
    Refusal::when(!choice.unit().is_none_or(own), pf("3.5"), "choice", "not-your-unit")
}

/// PF-3.5: whether a unit may still be given an order.
fn check_orderable(unit: UnitId, state: &State) -> Result<(), Refusal> {
    Refusal::when(state.troop(unit).ordered, pf("3.5"), "choice", "ordered-already")
}

fn check_present(unit: UnitId, state: &State) -> Result<(), Refusal> {
    Refusal::when(!state.is_on_table(unit), pf("3.5"), "choice", "not-on-the-table")
}

pub(crate) fn run(side: Side, state: &mut State) -> StepResult {
    let mut sights = Sights::up_to_date(side, state);
    let result = ask_orders(side, Arc::make_mut(&mut sights), state);
    state.sights.0[side as usize] = Some(sights);
    result
}

fn ask_orders(side: Side, sights: &mut Sights, state: &State) -> StepResult {
    // About so many for each unit; growing a long list costs more.
    let mut offers = Vec::with_capacity(16 * state.army(side).count());
    for unit in state.ids().filter(|id| state.side(*id) == side) {
        let troop = state.troop(unit);
        if troop.ordered {
            continue;
        }
        match troop.status {
            Status::ToCome if troop.at_hand && arrive::entry(unit, state).is_some() => {
                offers.push(Choice::Enter { unit });
            }
            Status::OnTable if troop.state == unit::State::Steady => {
                steady(unit, sights, state, &mut offers);
            }
            Status::OnTable => offers.push(Choice::Rally { unit }),
            _ => {}
        }
    }
    if offers.is_empty() {
        // PF-3.9: nobody is left who could be given an order.
        return StepResult::Done;
    }
    offers.push(Choice::End);
    let asked = ask(side, Question::Order, None, offers);
    StepResult::Waits(Step::Orders { side }, asked)
}

/// PF-3.10: what a steady unit may be ordered to do.
fn steady(id: UnitId, sights: &mut Sights, state: &State, offers: &mut Vec<Choice>) {
    let unit = state.unit(id);
    let seen = seen_by(id, state, |target| sights.sight(id, target, state));
    let may_fire = check_can_fire(unit, &SHOOTER).is_ok();
    for one in &seen {
        let target = state.unit(one.target);
        if check_nearest(target, one.nearest, pf("11.1")).is_err() {
            continue;
        }
        if may_fire && !unit.is_ship() {
            let kinds: &[Option<Ammunition>] = if unit.has_guns() {
                &[Some(Ammunition::Ball), Some(Ammunition::Canister)]
            } else {
                &[None]
            };
            for ammunition in kinds {
                let (target, ammunition) = (one.target, *ammunition);
                offers.push(Choice::Fire { unit: id, target, ammunition });
            }
        }
        if check_charge(unit, target, one.nearest, state.house()).is_ok() {
            offers.push(Choice::Charge { unit: id, target: one.target });
        }
    }
    if may_fire && unit.is_ship() {
        offers.extend(broadside::orders(id, &seen, state));
    }
    offers.push(Choice::March { unit: id });
    if !unit.is_ship() {
        let turns = sights.turns(id, state);
        offers.extend(turns.iter().map(|facing| Choice::Rotate { unit: id, facing: *facing }));
    }
}

pub(crate) fn answer(
    side: Side,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    if *choice == Choice::End {
        return Ok(Revealed::Nothing);
    }
    state.runtime.push(Step::Orders { side });
    let flees = matches!(choice, Choice::Flee { .. });
    let Some(unit) = choice.unit().filter(|_| !flees) else { return Err(unasked()) };
    check_orderable(unit, state)?;
    if let Choice::Enter { .. } = choice {
        return arrive::order(unit, state, table);
    }
    check_present(unit, state)?;
    if let Choice::Rally { .. } = choice {
        return flight::rally(unit, state, table);
    }
    check_steady(state.unit(unit), &UNIT)?;
    match choice {
        Choice::Fire { target, ammunition, .. } => {
            fire::order(unit, *target, *ammunition, state, table)
        }
        Choice::Broadside { batteries, .. } => broadside::broadside(unit, batteries, state, table),
        Choice::Announce { battery, .. } => {
            check_can_fire(state.unit(unit), &SHOOTER)?;
            broadside::announce(unit, *battery, state)
        }
        Choice::March { .. } => Marching::order(unit, state, table),
        Choice::Rotate { facing, .. } => {
            if i32::from(*facing) >= TURN {
                return Err(refused(pf("1.7"), "choice", "no-such-place"));
            }
            march::rotate(unit, *facing, state, table)
        }
        Choice::Charge { target, .. } => Charging::order(unit, *target, state, table),
        _ => Err::<Revealed, Refused>(unasked()),
    }
}

/// Whether a unit can hold ground and fight on its own account.
pub(crate) const fn is_fighter(kind: UnitType) -> bool {
    !matches!(kind, UnitType::Officer | UnitType::AmmunitionWaggon)
}

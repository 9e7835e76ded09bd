//! PF-3.5, PF-3.7, PF-3.10, PF-5.2, PF-Q7, PF-Q9: which unit gets which order. An offer tells only what may be known
//! before anything is measured: who is seen, and which officer is nearest (PF-Q8).

use engine::game::{Refused, Revealed};
use engine::{Refusal, Table};

use super::broadside;
use super::charge::Charging;
use super::choice::{Choice, UnitId};
use super::contact::is_behind_obstacle;
use super::fire;
use super::geometry::TURN;
use super::ground::Sight;
use super::march::{self, Marching};
use super::question::Question;
use super::sights::Sights;
use super::state::{State, Status, seat_of};
use super::step::{Answered, Asked, Step, StepResult, refused, unasked};
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

impl State {
    /// What a side sees, as far as it is kept and still so.
    fn kept_sights(&self, side: Side) -> Option<&Sights> {
        let kept = self.sights.0[side as usize].as_deref();
        kept.filter(|sights| sights.is_current(self))
    }
}

impl State {
    /// PF-5.4: whether terrain covers what a unit sees of another.
    pub(crate) fn covers(&self, unit: UnitId, target: UnitId, sight: Sight) -> bool {
        match self.kept_sights(self.side(unit)) {
            Some(sights) if sights.sight(unit, target, self) == Some(sight) => {
                sights.covers(unit, target, sight, self)
            }
            _ => self.is_covered(unit, target, sight),
        }
    }

    /// PF-9.9: whether the target of a charge at what a unit sees of it would stand behind an obstacle.
    pub(crate) fn lines(&self, unit: UnitId, target: UnitId, sight: Sight) -> bool {
        match self.kept_sights(self.side(unit)) {
            Some(sights) if sights.sight(unit, target, self) == Some(sight) => {
                sights.lined(unit, target, sight, self)
            }
            _ => self.is_lined_against(unit, target, sight),
        }
    }

    /// The same, looked at anew.
    pub(crate) fn is_lined_against(&self, unit: UnitId, target: UnitId, sight: Sight) -> bool {
        let eye = self.eye(unit);
        is_behind_obstacle(eye, sight.point, eye.bearing(sight.point), target, self)
    }

    /// What a unit sees of another, as far as its side has looked already.
    pub(crate) fn sight_kept(&self, unit: UnitId, target: UnitId) -> Option<Sight> {
        match self.kept_sights(self.side(unit)) {
            Some(sights) => sights.sight(unit, target, self),
            None => self.sight(unit, target),
        }
    }
}

/// PF-5.2, PF-8.1: the enemies that a unit sees in its field of fire.
pub(crate) fn seen(unit: UnitId, state: &State) -> Vec<Seen> {
    seen_by(unit, state.kept_sights(state.side(unit)), state)
}

/// The same with what its side has seen already.
fn seen_by(unit: UnitId, sights: Option<&Sights>, state: &State) -> Vec<Seen> {
    let look = |target: UnitId| match sights {
        Some(sights) => sights.sight(unit, target, state),
        None => state.sight(unit, target),
    };
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

/// PF-3.9: who is asked for orders as long as somebody is left who could be given one.
pub(crate) fn run(side: Side, state: &mut State) -> StepResult {
    for side in Side::BOTH {
        state.sights.0[side as usize] = Some(Sights::up_to_date(side, state));
    }
    let waits = state.ids().any(|unit| state.side(unit) == side && awaits(unit, state));
    if !waits {
        return StepResult::Done;
    }
    StepResult::asks(Step::Orders { side }, Asked::later(seat_of(side), Question::Order))
}

/// Whether a unit could be given an order.
pub(super) fn awaits(unit: UnitId, state: &State) -> bool {
    let troop = state.troop(unit);
    !troop.ordered
        && match troop.status {
            Status::OnTable => true,
            Status::ToCome => troop.at_hand && arrive::entry(unit, state).is_some(),
            _ => false,
        }
}

/// The orders worth a thought that a side may give.
pub(crate) fn list(side: Side, state: &State) -> Vec<Choice> {
    let sights = state.kept_sights(side);
    // About so many for each unit; growing a long list costs more.
    let mut offers = Vec::with_capacity(16 * state.army(side).count());
    let own = state.ids().filter(|id| state.side(*id) == side);
    for unit in own.filter(|unit| awaits(*unit, state)) {
        let troop = state.troop(unit);
        match troop.status {
            Status::ToCome => offers.push(Choice::Enter { unit }),
            _ if troop.state == unit::State::Steady => steady(unit, sights, state, &mut offers),
            _ => offers.push(Choice::Rally { unit }),
        }
    }
    offers.push(Choice::End);
    offers
}

/// What one steady unit may be ordered to do.
pub(super) fn orders_of(unit: UnitId, state: &State) -> Vec<Choice> {
    let mut offers = Vec::new();
    steady(unit, state.kept_sights(state.side(unit)), state, &mut offers);
    offers
}

/// PF-3.10: what a steady unit may be ordered to do.
fn steady(id: UnitId, sights: Option<&Sights>, state: &State, offers: &mut Vec<Choice>) {
    let unit = state.unit(id);
    let seen = seen_by(id, sights, state);
    for one in &seen {
        strikes(id, one, state, offers);
    }
    if unit.is_ship() && check_can_fire(unit, &SHOOTER).is_ok() {
        offers.extend(broadside::orders(id, &seen, state));
    }
    offers.push(Choice::March { unit: id });
    if unit.is_ship() {
        return;
    }
    let rotates = |facing: &u16| Choice::Rotate { unit: id, facing: *facing };
    match sights {
        Some(sights) => offers.extend(sights.turns(id, state).iter().map(rotates)),
        None => {
            let turns = march::rotations(id, march::facings(id, state), state);
            offers.extend(turns.iter().map(rotates));
        }
    }
}

/// The shots and the charge at an enemy in sight.
fn strikes(id: UnitId, one: &Seen, state: &State, offers: &mut Vec<Choice>) {
    let (unit, target) = (state.unit(id), state.unit(one.target));
    if check_nearest(target, one.nearest, pf("11.1")).is_err() {
        return;
    }
    if !unit.is_ship() && check_can_fire(unit, &SHOOTER).is_ok() {
        let kinds: &[Option<Ammunition>] = if unit.has_guns() {
            &[Some(Ammunition::Ball), Some(Ammunition::Canister)]
        } else {
            &[None]
        };
        let fire = |ammunition: &Option<Ammunition>| Choice::Fire {
            unit: id,
            target: one.target,
            ammunition: *ammunition,
        };
        offers.extend(kinds.iter().map(fire));
    }
    if check_charge(unit, target, one.nearest, state.house()).is_ok() {
        offers.push(Choice::Charge { unit: id, target: one.target });
    }
}

/// A shot or a charge of a steady unit at this enemy by chance, if there is one.
pub(super) fn draw_strike(
    unit: UnitId,
    target: UnitId,
    state: &State,
    number: &mut dyn FnMut(usize) -> usize,
) -> Option<Choice> {
    let mut offers = Vec::with_capacity(3);
    // Which officer is the nearest target hangs on everybody who is seen.
    let one = if state.unit(target).kind == UnitType::Officer {
        seen_one(unit, target, state).ok()?
    } else {
        Seen { target, sight: state.sight_kept(unit, target)?, nearest: false }
    };
    strikes(unit, &one, state, &mut offers);
    (!offers.is_empty()).then(|| offers.swap_remove(number(offers.len())))
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

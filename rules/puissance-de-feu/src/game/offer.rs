//! Answers as a person sees them: what each means on the table, and in a few words of the
//! catalogue.

use engine::game::{Argument, Message, Offer, PieceId, Seat, Shape, Stance, Thousandths};

use super::choice::{Battery, Choice, Leg, UnitId};
use super::geometry::{INCH, Pose};
use super::odds;
use super::preview::PART;
use super::question::Verb;
use super::state::State;
use super::step::Step;
use crate::ch02_deployment::Choice as Role;
use crate::ch05_fire::Ammunition;
use crate::scenario::Side;

/// Nobody: an answer for a unit that does not exist.
const NOBODY: UnitId = UnitId(u8::MAX);

fn id(state: &State, unit: UnitId) -> PieceId {
    PieceId::from(if state.exists(unit) { &*state.regiment(unit).id } else { "" })
}

/// The name of a unit, as each language has it.
pub(crate) fn name(state: &State, unit: UnitId) -> Argument {
    if !state.exists(unit) {
        return Argument::from("");
    }
    Argument::from(&state.regiment(unit).name)
}

/// A message with the name of a unit in it.
pub(crate) fn name_in(state: &State, unit: UnitId, message: Message) -> Message {
    message.with("unit", name(state, unit))
}

/// A place as a page draws it: y runs to the south there.
fn place(state: &State, unit: UnitId, pose: Pose) -> Shape {
    let height = (state.battle.height / 10) as i32;
    let base = if state.exists(unit) { state.regiment(unit).base() } else { [0, 0] };
    Shape::Place {
        piece: id(state, unit),
        with: Vec::new(),
        at: [pose.x, height.saturating_sub(pose.y)],
        stance: Stance { hex: None, facing: Some(i32::from(pose.facing)), base },
    }
}

pub(crate) fn offer(state: &State, seat: Seat, choice: &Choice) -> Offer<Verb> {
    let subject = state.asked_about().unwrap_or(NOBODY);
    let of = |verb: Verb, unit: UnitId, shape: Shape| {
        Offer::new(verb, shape).with("unit", name(state, unit))
    };
    let at = |verb: Verb, unit: UnitId, target: UnitId| {
        let shape = Shape::aim(id(state, unit), id(state, target));
        of(verb, unit, shape).with("target", name(state, target))
    };
    let piece = |verb: Verb, unit: UnitId| of(verb, unit, Shape::piece(id(state, unit)));
    let turn_to = |verb: Verb, unit: UnitId, facing: u16| {
        let pose = if state.exists(unit) { state.shown(unit, Some(seat)) } else { Pose::default() };
        let shape = place(state, unit, Pose { facing, ..pose });
        of(verb, unit, shape).with("degrees", i32::from(facing) / 10)
    };
    let army =
        |verb: Verb, side: Side| Offer::say(verb).with("army", &state.battle.camp(side).name);
    let offer = match choice {
        Choice::Role { role: Role::Attack } => army(Verb::Attack, Side::Attacker),
        Choice::Role { role: Role::Defend } => army(Verb::Defend, Side::Defender),
        Choice::SetUp => Offer::say(Verb::SetUp),
        Choice::Place { x, y, facing } => {
            let pose = Pose { x: *x, y: *y, facing: *facing };
            let offer = of(Verb::Place, subject, place(state, subject, pose));
            offer.with("degrees", i32::from(*facing) / 10)
        }
        Choice::Fire { unit, target, ammunition } => {
            let verb = match ammunition {
                None => Verb::Fire,
                Some(Ammunition::Ball) => Verb::FireBall,
                Some(Ammunition::Canister) => Verb::FireCanister,
            };
            at(verb, *unit, *target)
        }
        Choice::Broadside { unit, batteries } => match batteries.as_slice() {
            [] => Offer::say(Verb::HoldFire),
            [rest @ .., last] => at(broadside(rest, last.ammunition), *unit, last.target),
        },
        Choice::Announce { unit, battery } => {
            let verb = match battery.ammunition {
                Ammunition::Ball => Verb::AnnounceBall,
                Ammunition::Canister => Verb::AnnounceCanister,
            };
            at(verb, *unit, battery.target).with("guns", i32::from(battery.guns))
        }
        Choice::March { unit } => piece(Verb::March, *unit),
        Choice::Rotate { unit, facing } => turn_to(Verb::Rotate, *unit, *facing),
        Choice::Charge { unit, target } => at(Verb::Charge, *unit, *target),
        Choice::Rally { unit } => piece(Verb::Rally, *unit),
        Choice::Enter { unit } => piece(Verb::Enter, *unit),
        Choice::Move { legs } => moved(state, legs, subject),
        Choice::Again => Offer::say(Verb::Again),
        Choice::RotateAgain { facing } => turn_to(Verb::RotateAgain, subject, *facing),
        Choice::Halt => Offer::say(Verb::Halt),
        Choice::Evade => Offer::say(Verb::Evade),
        Choice::Stand => Offer::say(Verb::Stand),
        Choice::Face { facing } => turn_to(Verb::Face, subject, *facing),
        Choice::Flee { unit } => piece(Verb::Flee, *unit),
        Choice::Resupply { take: true } => Offer::say(Verb::Resupply),
        Choice::Resupply { take: false } => Offer::say(Verb::KeepOrder),
        Choice::End => Offer::say(Verb::End),
    };
    offer.with_odds(odds::has_odds(state, seat, choice))
}

/// PF-14.4: the last group of a ship's guns, after others or alone.
const fn broadside(others: &[Battery], ammunition: Ammunition) -> Verb {
    match (others.is_empty(), ammunition) {
        (true, Ammunition::Ball) => Verb::BroadsideBall,
        (true, Ammunition::Canister) => Verb::BroadsideCanister,
        (false, Ammunition::Ball) => Verb::BroadsideRestBall,
        (false, Ammunition::Canister) => Verb::BroadsideRestCanister,
    }
}

/// Where a path leads: the dice have been rolled, so its length may be told. The enemy hears it too, and only
/// in whole inches (PF-3.8); its preview has it exactly.
fn moved(state: &State, legs: &[Leg], subject: UnitId) -> Offer<Verb> {
    let marching = match state.runtime.top() {
        Some(Step::March(marching)) => Some(marching),
        _ => None,
    };
    let walked = marching.and_then(|marching| marching.walk(legs, state).ok());
    let Some(walked) = walked else { return Offer::say(Verb::Stay) };
    let shape = place(state, subject, walked.pose);
    if legs.is_empty() {
        return Offer::new(Verb::Stay, shape);
    }
    let offer = Offer::new(Verb::Move, shape);
    let offer = if state.premeasures() {
        offer.with("inches", Thousandths(walked.cost / PART))
    } else {
        offer.with("inches", ((walked.cost + INCH / 2) / INCH) as i32)
    };
    offer.with("degrees", i32::from(walked.pose.facing) / 10)
}

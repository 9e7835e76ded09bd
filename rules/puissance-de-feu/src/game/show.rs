//! Answers as a person sees them: what each means on the table, and in a few words of the
//! catalogue; and the names behind the numbers of the log.

use engine::RuleId;
use engine::game::{Argument, Message, Seat, Shape, Shown, Thousandths};

use super::choice::{Choice, Leg, UnitId};
use super::geometry::Pose;
use super::prompt::key;
use super::state::State;
use super::step::Step;
use crate::ch05_fire::Ammunition;
use crate::pf;
use crate::scenario::Text;

fn id(state: &State, unit: UnitId) -> String {
    if state.exists(unit) { state.regiment(unit).id.clone() } else { String::new() }
}

/// The name of a unit, as each language has it.
pub(crate) fn name(state: &State, unit: UnitId) -> Argument {
    if !state.exists(unit) {
        return Argument::from("");
    }
    let Text { fr, en } = state.regiment(unit).name.clone();
    Argument::Names { fr, en }
}

/// A place as a page draws it: y runs to the south there.
fn place(state: &State, unit: UnitId, pose: Pose) -> Shape {
    let height = (state.battle.height / 10) as i32;
    Shape::Place {
        piece: id(state, unit),
        x: pose.x,
        y: height.saturating_sub(pose.y),
        facing: Some(i32::from(pose.facing)),
    }
}

pub(crate) fn show(state: &State, _: Seat, choice: &Choice) -> Shown {
    let about = state.waiting.0.as_ref().and_then(|asked| asked.about);
    let named = |rule: RuleId, key: &'static str, unit: UnitId| {
        Message::new(rule, key).with("unit", name(state, unit))
    };
    let at = |unit: UnitId, target: UnitId, rule: RuleId, key: &'static str| {
        let shape = Shape::Target { piece: id(state, unit), target: id(state, target) };
        (shape, named(rule, key, unit).with("target", name(state, target)))
    };
    let piece = |unit: UnitId, rule: RuleId, key: &'static str| {
        (Shape::Piece { piece: id(state, unit) }, named(rule, key, unit))
    };
    let say = |rule: RuleId, key: &'static str| (Shape::Say, Message::new(rule, key));
    let turn_to = |unit: UnitId, facing: u16, rule: RuleId, key: &'static str| {
        let pose = if state.exists(unit) { state.troop(unit).pose } else { Pose::default() };
        let degrees = i32::from(facing) / 10;
        let label = named(rule, key, unit).with("degrees", degrees);
        (place(state, unit, Pose { facing, ..pose }), label)
    };
    let subject = about.unwrap_or(UnitId(u8::MAX));
    let (shape, label) = match choice {
        Choice::SetUp => say(pf("2.5"), key!(choose - set - up)),
        Choice::Place { x, y, facing } => {
            let pose = Pose { x: *x, y: *y, facing: *facing };
            let degrees = i32::from(*facing) / 10;
            let label = named(pf("2.4"), key!(choose - place), subject).with("degrees", degrees);
            (place(state, subject, pose), label)
        }
        Choice::Fire { unit, target, ammunition } => match ammunition {
            None => at(*unit, *target, pf("5.2"), key!(choose - fire)),
            Some(Ammunition::Ball) => at(*unit, *target, pf("5.7"), key!(choose - fire - ball)),
            Some(Ammunition::Canister) => {
                at(*unit, *target, pf("5.7"), key!(choose - fire - canister))
            }
        },
        Choice::Broadside { unit, batteries } => match batteries.as_slice() {
            [one] if one.ammunition == Ammunition::Ball => {
                at(*unit, one.target, pf("14.4"), key!(choose - broadside - ball))
            }
            [one] => at(*unit, one.target, pf("14.4"), key!(choose - broadside - canister)),
            // Groups named before it have been told.
            [.., last] if last.ammunition == Ammunition::Ball => {
                at(*unit, last.target, pf("14.4"), key!(choose - broadside - rest - ball))
            }
            [.., last] => {
                at(*unit, last.target, pf("14.4"), key!(choose - broadside - rest - canister))
            }
            [] => say(pf("14.4"), key!(choose - stay)),
        },
        Choice::Announce { unit, battery } => {
            let key = match battery.ammunition {
                Ammunition::Ball => key!(choose - announce - ball),
                Ammunition::Canister => key!(choose - announce - canister),
            };
            let (shape, label) = at(*unit, battery.target, pf("14.4"), key);
            (shape, label.with("guns", i32::from(battery.guns)))
        }
        Choice::March { unit } => piece(*unit, pf("4.1"), key!(choose - march)),
        Choice::Rotate { unit, facing } => {
            turn_to(*unit, *facing, pf("4.11"), key!(choose - rotate))
        }
        Choice::Charge { unit, target } => at(*unit, *target, pf("8.1"), key!(choose - charge)),
        Choice::Rally { unit } => piece(*unit, pf("7.11"), key!(choose - rally)),
        Choice::Enter { unit } => piece(*unit, pf("2.6"), key!(choose - enter)),
        Choice::Move { legs } => moved(state, legs, subject),
        Choice::Again => say(pf("15.2"), key!(choose - again)),
        Choice::RotateAgain { facing } => {
            turn_to(subject, *facing, pf("15.8"), key!(choose - rotate))
        }
        Choice::Halt => say(pf("15.2"), key!(choose - halt)),
        Choice::Evade => say(pf("10.1"), key!(choose - evade)),
        Choice::Stand => say(pf("10.1"), key!(choose - stand)),
        Choice::Face { facing } => turn_to(subject, *facing, pf("9.15"), key!(choose - face)),
        Choice::Flee { unit } => piece(*unit, pf("7.12"), key!(choose - flee)),
        Choice::Resupply { take: true } => say(pf("Q75"), key!(choose - resupply)),
        Choice::Resupply { take: false } => say(pf("Q75"), key!(choose - keep - order)),
        Choice::End => say(pf("3.9"), key!(choose - end)),
    };
    Shown { shape, label }
}

/// Where a path leads: the dice have been rolled, so its length may be told.
fn moved(state: &State, legs: &[Leg], subject: UnitId) -> (Shape, Message) {
    let marching = state.stack.last().and_then(|step| match step {
        Step::March(marching) => Some(marching),
        _ => None,
    });
    let walked = marching.and_then(|marching| marching.walk(legs, state).ok());
    let Some(walked) = walked else {
        return (Shape::Say, Message::new(pf("4.5"), key!(choose - stay)));
    };
    let shape = place(state, subject, walked.pose);
    if legs.is_empty() {
        return (shape, Message::new(pf("4.5"), key!(choose - stay)));
    }
    let label = Message::new(pf("4.5"), key!(choose - move))
        .with("inches", Thousandths(walked.cost / 10))
        .with("degrees", i32::from(walked.pose.facing) / 10);
    (shape, label)
}

/// The name that the number of a note stands for, or the length.
pub(crate) fn named(state: &State, note: &str, number: i64) -> Option<Argument> {
    if note.split('-').next_back() == Some("measured") {
        return Some(Thousandths(number.saturating_mul(10)).into());
    }
    if note.split('-').next() == Some("score") {
        let half = if number % 2 == 0 { "" } else { "½" };
        return Some(format!("{}{half}", number / 2).into());
    }
    if note.split('-').next() != Some("unit") {
        return None;
    }
    let unit = UnitId(u8::try_from(number - 1).ok()?);
    state.exists(unit).then(|| name(state, unit))
}

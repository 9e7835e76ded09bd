//! Answers as a person sees them: what each means on the table, and in a few words of the
//! catalogue; and the names behind the numbers of the log.

use engine::RuleId;
use engine::game::{Argument, Message, Seat, Shape, Shown};

use super::choice::{Besides, Choice, GeneralId, Going, Placed, UnitId};
use super::prompt::key;
use super::spot::{Bearing, Place, Spot};
use super::state::{About, State};
use crate::bf;
use crate::ch10_losses::EvenLosses;
use crate::ch12_reactions::Reaction;
use crate::scenario::Name;

fn place(piece: String, at: Spot, facing: Option<Bearing>) -> Shape {
    let Place { x, y } = at.drawn();
    Shape::Place { piece, x, y, facing: facing.map(|facing| i32::from(facing.tenths())) }
}

/// A place in words: the name of its hex, or its coordinates in UD.
fn place_name(at: Spot) -> Argument {
    let Place { x, y } = match at {
        Spot::Hex(hex) => return hex.to_string().into(),
        Spot::Table(place) => place,
    };
    let tenths = |part: i32, point: char| format!("{}{point}{}", part / 1000, part % 1000 / 100);
    Argument::Names {
        fr: format!("({} ; {})", tenths(x, ','), tenths(y, ',')),
        en: format!("({}, {})", tenths(x, '.'), tenths(y, '.')),
    }
}

/// What somebody is called, if there is such a one.
fn called(name: Option<&Name>) -> Argument {
    name.map_or_else(|| Argument::from(""), Argument::from)
}

pub(crate) fn show(state: &State, seat: Seat, choice: Choice) -> Shown {
    let asked = state.waiting.0.iter().find(|asked| asked.seat == seat);
    let (kind, about) = asked.map_or(("", About::Nobody), |asked| (asked.kind, asked.about));
    let unit_id =
        |unit: UnitId| (usize::from(unit.0) < state.units.len()).then(|| state.brigade(unit));
    let unit = |unit: UnitId| unit_id(unit).map_or_else(String::new, |unit| unit.id.clone());
    let leader = |id: GeneralId| state.battle.leaders.get(usize::from(id.0));
    let general = |id: GeneralId| leader(id).map_or_else(String::new, |leader| leader.id.clone());
    let subject = || match about {
        About::Nobody => String::new(),
        About::Unit(id) => unit(id),
        About::General(id) => general(id),
    };
    let say = |rule: RuleId, key: &'static str| (Shape::Say, Message::new(rule, key));
    let there = |at: Option<Spot>, label: Message| match at {
        Some(at) => (place(subject(), at, None), label.with("place", place_name(at))),
        None => (Shape::Say, label),
    };
    let named = |message: Message, id: UnitId| {
        message.with("unit", called(unit_id(id).map(|unit| &unit.name)))
    };
    let (shape, label) = match choice {
        Choice::Place { .. } | Choice::PlaceAt { .. } => {
            let Some(Placed { at, facing, mounted, occupy }) = choice.placed() else {
                return Shown {
                    shape: Shape::Say,
                    label: Message::new(bf("20.2"), key!(choose - place)),
                };
            };
            let (rule, key) = match (mounted, occupy) {
                (true, _) => (bf("7.15"), key!(choose - place - mounted)),
                (_, true) => (bf("7.17"), key!(choose - place - occupying)),
                _ => (bf("20.2"), key!(choose - place)),
            };
            let label = Message::new(rule, key).with("place", place_name(at));
            (place(subject(), at, Some(facing)), label)
        }
        Choice::Stand { .. } | Choice::StandAt { .. } => {
            let label = Message::new(bf("17.13"), key!(choose - stand));
            there(choice.stood(), label)
        }
        Choice::Commit => say(bf("20.2"), key!(choose - commit)),
        Choice::Restart => say(bf("20.2"), key!(choose - restart)),
        Choice::Call { now: true } => say(bf("20.10"), key!(choose - call)),
        Choice::Call { now: false } => say(bf("20.10"), key!(choose - wait)),
        Choice::Successor { general: Some(id) } | Choice::General { general: id } => {
            let label = Message::new(bf("4.12"), key!(choose - general));
            let name = called(leader(id).map(|leader| &leader.name));
            (Shape::Piece { piece: general(id) }, label.with("general", name))
        }
        Choice::Successor { general: None } => say(bf("4.12"), key!(choose - nobody)),
        Choice::Attach { attached: true } => say(bf("17.7"), key!(choose - attach)),
        Choice::Attach { attached: false } => say(bf("17.7"), key!(choose - detach)),
        Choice::Unit { unit: id } => {
            let label = named(Message::new(bf("5.4"), key!(choose - unit)), id);
            (Shape::Piece { piece: unit(id) }, label)
        }
        Choice::Spend { points } => {
            let count = i64::from(points);
            let label =
                Message::new(bf("6.3"), key!(choose - spend)).with("points", i32::from(points));
            (Shape::Count { count }, label)
        }
        Choice::Move { .. } | Choice::MoveTo { .. } => {
            let Some(Going { at, facing, besides, .. }) = choice.going() else {
                return Shown {
                    shape: Shape::Say,
                    label: Message::new(bf("7.2"), key!(choose - move)),
                };
            };
            let (rule, key) = match besides {
                Besides::Nothing => (bf("7.2"), key!(choose - move)),
                Besides::Dismount => (bf("7.15"), key!(choose - move - dismount)),
                Besides::Occupy => (bf("7.17"), key!(choose - move - occupy)),
                Besides::Leave => (bf("7.17"), key!(choose - move - leave)),
            };
            let label = Message::new(rule, key).with("place", place_name(at));
            (place(subject(), at, Some(facing)), label)
        }
        Choice::Fire { unit: id, target } => {
            let label = named(Message::new(bf("8.1"), key!(choose - fire)), target);
            (Shape::Target { piece: unit(id), target: unit(target) }, label)
        }
        Choice::FireAtGeneral { unit: id, general: target } => {
            let name = called(leader(target).map(|leader| &leader.name));
            let label = Message::new(bf("17.5"), key!(choose - fire - at - general));
            let shape = Shape::Target { piece: unit(id), target: general(target) };
            (shape, label.with("general", name))
        }
        Choice::Assault { unit: id, target } => {
            let label = named(Message::new(bf("9.1"), key!(choose - assault)), target);
            (Shape::Target { piece: unit(id), target: unit(target) }, label)
        }
        Choice::React { unit: id, reaction } => {
            let (rule, key) = match reaction {
                Reaction::OpportunityFire => (bf("12.1"), key!(choose - opportunity - fire)),
                Reaction::Evade => (bf("13.1"), key!(choose - evade)),
                Reaction::Countercharge => (bf("16.1"), key!(choose - countercharge)),
            };
            (Shape::Piece { piece: unit(id) }, named(Message::new(rule, key), id))
        }
        Choice::EvenLoss { cost: EvenLosses::Retreat } => {
            say(bf("10.9"), key!(choose - fall - back))
        }
        Choice::EvenLoss { cost: EvenLosses::Stand } => {
            say(bf("10.9"), key!(choose - lose - stand))
        }
        Choice::Retreat { hex: None } => say(bf("10.12"), key!(choose - leave - table)),
        Choice::Retreat { hex: Some(_) } | Choice::RetreatTo { .. } => {
            let label = Message::new(bf("10.11"), key!(choose - retreat));
            there(choice.retreated().and_then(|way| way.0), label)
        }
        Choice::Evade { .. } | Choice::EvadeTo { .. } => {
            let label = Message::new(bf("13.4"), key!(choose - evade - to));
            there(choice.evaded().map(|way| way.0), label)
        }
        Choice::Advance { advance: true } => say(bf("14.1"), key!(choose - advance)),
        Choice::Advance { advance: false } => say(bf("14.1"), key!(choose - stay)),
        Choice::Done => match kind {
            "designate" | "move_generals" => say(bf("17.11"), key!(choose - no - general)),
            "group" => say(bf("6.9"), key!(choose - group - complete)),
            "move_order" => say(bf("6.19"), key!(choose - no - more - moves)),
            "act" => say(bf("6.5"), key!(choose - end - activation)),
            "support" => say(bf("11.1"), key!(choose - no - more - support)),
            "react" => say(bf("12.1"), key!(choose - no - reaction)),
            "fight_again" => say(bf("14.2"), key!(choose - no - second - combat)),
            _ => say(bf("5.8"), key!(choose - done)),
        },
    };
    Shown { shape, label }
}

/// Notes whose number is a unit, beside those that begin with unit or tries.
const OF_UNITS: [&str; 6] = [
    "no-room-to-arrive",
    "out-of-command",
    "occupies-buildings",
    "leaves-buildings",
    "assault-broken-off",
    "support-suffers",
];

/// The name that the number of a note stands for.
pub(crate) fn named(state: &State, note: &str, number: i64) -> Option<Argument> {
    let index = usize::try_from(number - 1).ok()?;
    let first = note.split('-').next().unwrap_or_default();
    if first == "general" || ["takes-command", "commander-in-chief-lost"].contains(&note) {
        return state.battle.leaders.get(index).map(|leader| (&leader.name).into());
    }
    if first == "objective" {
        return state.battle.goals.get(index).map(|goal| (&goal.name).into());
    }
    let of_unit = ["unit", "tries"].contains(&first) || OF_UNITS.contains(&note);
    if of_unit { state.battle.brigades.get(index).map(|unit| (&unit.name).into()) } else { None }
}

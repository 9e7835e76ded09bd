//! An answer as its seat sees it: a verb, a shape on the map, a few words.

use engine::ahead::Point;
use engine::game::{Argument, Message, Offer, PieceId, Rules, Seat, Shape, Stance, Target};

use super::OrelTsaritsyne;
use super::choice::{Choice, FormationId, HaltTask, UnitId};
use super::events;
use super::question::{Question, Verb};
use super::state::State;
use crate::ch01_hexes::HexNumber;
use crate::ch07_movement::Launch;
use crate::ch12_octobre_blanc::Decision;

/// The id of a counter; of a number that nobody has, nobody's.
fn id(state: &State, unit: UnitId) -> PieceId {
    let counter = state.battle.counters.get(unit.index());
    counter.map_or_else(|| PieceId::from("nobody"), |counter| counter.id.clone())
}

fn ids(state: &State, units: &[UnitId]) -> Vec<PieceId> {
    units.iter().map(|unit| id(state, *unit)).collect()
}

fn name(state: &State, unit: UnitId) -> Argument {
    let counter = state.battle.counters.get(unit.index());
    counter.map_or(Argument::Name(String::new()), |counter| (&counter.name).into())
}

fn formation_name(state: &State, formation: FormationId) -> Argument {
    let found = state.battle.formations.get(usize::from(formation.0));
    found.map_or(Argument::Name(String::new()), |formation| (&formation.name).into())
}

/// A message with the name of a counter in it.
pub(super) fn name_in(state: &State, unit: UnitId, message: Message) -> Message {
    message.with("unit", name(state, unit))
}

fn centre(state: &State, hex: HexNumber) -> Point {
    state.map().at(hex).map_or([0, 0], |at| state.map().centre(at))
}

fn place_name(state: &State, hex: HexNumber) -> Argument {
    match state.map().at(hex) {
        Some(at) => (&state.hex_name(at)).into(),
        None => Argument::Name(hex.to_string()),
    }
}

fn place(state: &State, hex: HexNumber) -> Target {
    Target::Place { at: centre(state, hex), hex: Some(hex.to_string()) }
}

/// Some counters do something to a hex.
fn aim(state: &State, verb: Verb, by: &[UnitId], hex: HexNumber) -> Offer<Verb> {
    let shape = Shape::Aim { by: ids(state, by), at: place(state, hex) };
    let offer = Offer::new(verb, shape).with("place", place_name(state, hex));
    match by.first() {
        Some(unit) => offer.with("unit", name(state, *unit)),
        None => offer,
    }
}

fn pick(state: &State, verb: Verb, unit: UnitId) -> Offer<Verb> {
    Offer::new(verb, Shape::piece(id(state, unit))).with("unit", name(state, unit))
}

/// Some counters as a set, named after the first.
fn pick_all(state: &State, verb: Verb, unit: UnitId, with: &[UnitId]) -> Offer<Verb> {
    let pieces: Vec<UnitId> = std::iter::once(unit).chain(with.iter().copied()).collect();
    let shape = Shape::Pick { pieces: ids(state, &pieces) };
    Offer::new(verb, shape).with("unit", name(state, unit))
}

fn stance(hex: HexNumber) -> Stance {
    Stance { hex: Some(hex.to_string()), facing: None, base: super::tableau::BASE }
}

/// Counters go to a hex, or along a path.
fn going(
    state: &State,
    verb: Verb,
    unit: UnitId,
    with: &[UnitId],
    path: &[HexNumber],
) -> Offer<Verb> {
    let Some(end) = path.last().copied() else { return Offer::say(verb) };
    let (piece, with) = (id(state, unit), ids(state, with));
    let shape = if path.len() > 1 {
        let corners = path.iter().map(|hex| centre(state, *hex)).collect();
        Shape::Path { piece, with, corners, stance: stance(end) }
    } else {
        Shape::Place { piece, with, at: centre(state, end), stance: stance(end) }
    };
    Offer::new(verb, shape).with("unit", name(state, unit)).with("place", place_name(state, end))
}

/// The way of counters that fall back, in the hexes that they enter.
fn path(state: &State, movers: &[UnitId], path: &[HexNumber]) -> Offer<Verb> {
    let Some((first, rest)) = movers.split_first() else { return Offer::say(Verb::Path) };
    going(state, Verb::Path, *first, rest, path)
}

pub(super) fn offer(state: &State, seat: Seat, choice: &Choice) -> Offer<Verb> {
    let ask = OrelTsaritsyne::asked_of(state, seat);
    let question = ask.map(|ask| ask.question);
    let about = ask.and_then(|ask| ask.about);
    let say = Offer::say;
    let odds = super::combat::has_odds(state, choice);
    match choice {
        Choice::Option { take } => say(if *take { Verb::TakeOption } else { Verb::LeaveOption })
            .with("option", option(state)),
        Choice::Suffers { unit } => pick(state, Verb::Suffers, *unit),
        Choice::Wavers { formation } => {
            say(Verb::Wavers).with("formation", formation_name(state, *formation))
        }
        Choice::Drop { held } => {
            let held = super::state::side_of(seat)
                .and_then(|side| state.events[side as usize].held.get(usize::from(*held)).copied());
            say(Verb::Drop).with("event", held.map_or("", |held| events::word(held.event)))
        }
        Choice::Enlist { enlist } => say(if *enlist { Verb::Enlist } else { Verb::NoEnlist }),
        Choice::Reinforce { unit } => pick(state, Verb::Reinforce, *unit),
        Choice::Rebuild { unit, hex } => going(state, Verb::Rebuild, *unit, &[], &[*hex]),
        Choice::Volunteers => say(Verb::Volunteers),
        Choice::Renounce { unit } => pick(state, Verb::Renounce, *unit),
        Choice::Aerodrome { hex } => aim(state, Verb::Aerodrome, &[], *hex),
        Choice::Decide { decision, unit, hex } => decide(state, *decision, *unit, *hex),
        Choice::March { unit, with, path } => going(state, Verb::March, *unit, with, path),
        Choice::Stay { unit, with } => {
            let pieces = std::iter::once(*unit).chain(with.iter().copied()).collect::<Vec<_>>();
            let shape = Shape::Pick { pieces: ids(state, &pieces) };
            Offer::new(Verb::Stay, shape).with("unit", name(state, *unit))
        }
        Choice::Rail { unit, hex } => going(state, Verb::Rail, *unit, &[], &[*hex]),
        Choice::Entrench { hex } => {
            let diggers: Vec<UnitId> = state
                .map()
                .at(*hex)
                .into_iter()
                .flat_map(|at| state.stack(at))
                .filter(|id| super::march::has_posture(state.class(*id)))
                .collect();
            let shape = Shape::Pick { pieces: ids(state, &diggers) };
            Offer::new(Verb::Entrench, shape).with("place", place_name(state, *hex))
        }
        Choice::RepairRail { unit } => pick(state, Verb::RepairRail, *unit).with_odds(true),
        Choice::RepairBridge { unit, hex } => {
            aim(state, Verb::RepairBridge, &[*unit], *hex).with_odds(true)
        }
        Choice::Carry { flotilla, units, hex, .. } => {
            let Some((first, rest)) = units.split_first() else { return say(Verb::Carry) };
            let offer = going(state, Verb::Carry, *first, rest, &[*hex]);
            offer.with("flotilla", name(state, *flotilla))
        }
        Choice::Play { event, hex, unit } => {
            let offer = match (hex, unit) {
                (Some(hex), _) => aim(state, Verb::PlayEvent, &[], *hex),
                (None, Some(unit)) => pick(state, Verb::PlayEvent, *unit),
                _ => say(Verb::PlayEvent),
            };
            offer.with("event", events::word(*event))
        }
        Choice::ForcedMarch { formation } => {
            say(Verb::ForcedMarch).with("formation", formation_name(state, *formation))
        }
        Choice::Assault { unit, with, from, how, hex } => {
            let verb = match how {
                Launch::Prepared => Verb::AssaultPrepared,
                _ => Verb::AssaultRapid,
            };
            let by: Vec<UnitId> = std::iter::once(*unit).chain(with.iter().copied()).collect();
            let start = match from {
                Some(from) => place_name(state, *from),
                None => Argument::Name(String::new()),
            };
            let offer = aim(state, verb, &by, *hex).with_odds(odds).with("from", start);
            offer.with("stays", if from.is_none() { "yes" } else { "no" })
        }
        Choice::Launch { how, hex, task } => {
            let verb = match how {
                Launch::Prepared => Verb::LaunchPrepared,
                _ => Verb::LaunchRapid,
            };
            let by: Vec<UnitId> = about.into_iter().collect();
            let offer = aim(state, verb, &by, *hex).with_odds(odds);
            offer.with("task", task.map_or("none", task_word))
        }
        Choice::Work { task } => {
            let verb = match task {
                HaltTask::Cut => Verb::Cut,
                HaltTask::Blow(_) => Verb::Blow,
            };
            let by: Vec<UnitId> = about.into_iter().collect();
            match task {
                HaltTask::Blow(hex) => aim(state, verb, &by, *hex).with_odds(true),
                HaltTask::Cut => say(verb),
            }
        }
        Choice::Bombard { by, hex } => aim(state, Verb::Bombard, by, *hex).with_odds(odds),
        Choice::Shell { by, flotilla } => at_piece(state, Verb::Shell, by, *flotilla),
        Choice::Challenge { by, hex } => aim(state, Verb::Challenge, by, *hex),
        Choice::Observe { unit, hex } => aim(state, Verb::Observe, &[*unit], *hex),
        Choice::Counter { by, target } => at_piece(state, Verb::CounterFire, by, *target),
        Choice::Attack { hex, night } => {
            let verb = if *night { Verb::AttackByNight } else { Verb::Attack };
            let by = attackers(state, *hex);
            aim(state, verb, &by, *hex).with_odds(odds)
        }
        Choice::Cancel { hex } => aim(state, Verb::Cancel, &attackers(state, *hex), *hex),
        Choice::Withdraw { withdraw: true } => say(Verb::Withdraw).with_odds(odds),
        Choice::Withdraw { withdraw: false } => say(Verb::Hold),
        Choice::Enter { unit, with, hex } => {
            let verb = match question {
                Some(Question::Follow) => Verb::Follow,
                _ => Verb::Advance,
            };
            match hex {
                Some(hex) => going(state, verb, *unit, with, &[*hex]),
                None => pick_all(state, verb, *unit, with),
            }
        }
        Choice::Coordinate { lead, join } => {
            let others = i32::try_from(join.len()).unwrap_or(0);
            let offer = say(Verb::Coordinate).with("formation", formation_name(state, *lead));
            offer.with("others", others).with_odds(!join.is_empty())
        }
        Choice::Fly { units } => {
            let shape = Shape::Pick { pieces: ids(state, units) };
            let shape = if units.is_empty() { Shape::Say } else { shape };
            Offer::new(Verb::Fly, shape).with("count", i32::try_from(units.len()).unwrap_or(0))
        }
        Choice::Support { unit, with, .. } => pick_all(state, Verb::Support, *unit, with),
        Choice::Inspire { event } => say(Verb::Inspire).with("event", events::word(*event)),
        Choice::Ammunition => say(Verb::Ammunition),
        Choice::Front => say(Verb::Front),
        Choice::Contact { unit } => pick(state, Verb::Contact, *unit),
        Choice::Slash { advance } => {
            say(if *advance { Verb::SlashAdvance } else { Verb::SlashSplit })
        }
        Choice::Split { losses } => {
            let count = i64::from(*losses);
            Offer::new(Verb::Split, Shape::Count { count }).with("count", i32::from(*losses))
        }
        Choice::Lose { unit } => pick(state, Verb::Lose, *unit),
        Choice::Path { path: hexes, unit, .. } => {
            let movers = match unit {
                Some(unit) => vec![*unit],
                None => super::combat::movers(state),
            };
            path(state, &movers, hexes)
        }
        Choice::Further { unit } => pick(state, Verb::Further, *unit),
        Choice::Pursue { hex } => aim(state, Verb::Pursue, &[], *hex).with_odds(odds),
        Choice::Keep { keep } => say(if *keep { Verb::KeepBudyonny } else { Verb::LetGo }),
        Choice::Done => done(state, question).with_odds(odds),
    }
}

fn at_piece(state: &State, verb: Verb, by: &[UnitId], target: UnitId) -> Offer<Verb> {
    let shape = Shape::Aim { by: ids(state, by), at: Target::Piece(id(state, target)) };
    let offer = Offer::new(verb, shape).with("target", name(state, target)).with_odds(true);
    match by.first() {
        Some(unit) => offer.with("unit", name(state, *unit)),
        None => offer,
    }
}

/// Whoever has launched an attack at a hex.
pub(super) fn attackers(state: &State, hex: HexNumber) -> Vec<UnitId> {
    let Some(at) = state.map().at(hex) else { return Vec::new() };
    let launched = |id: &UnitId| {
        let unit = state.unit(*id);
        unit.launch != Launch::None && unit.target == at
    };
    state.on_map(state.active).filter(launched).collect()
}

fn option(state: &State) -> Argument {
    let asked = match state.runtime.top() {
        Some(super::step::Step::Unhistorical { option }) => Some(*option),
        _ => None,
    };
    let option = asked.and_then(|option| state.battle.options.get(usize::from(option)));
    option.map_or(Argument::Name(String::new()), |option| (&option.name).into())
}

const fn task_word(task: HaltTask) -> &'static str {
    match task {
        HaltTask::Cut => "cut",
        HaltTask::Blow(_) => "blow",
    }
}

fn decide(
    state: &State,
    decision: Decision,
    unit: Option<UnitId>,
    hex: Option<HexNumber>,
) -> Offer<Verb> {
    let offer = match (unit, hex) {
        (Some(unit), _) => pick(state, Verb::Decide, unit),
        (None, Some(hex)) => aim(state, Verb::Decide, &[], hex),
        (None, None) => Offer::say(Verb::Decide),
    };
    let word = match decision {
        Decision::Rally => "rally",
        Decision::AntiDesertion => "anti_desertion",
        Decision::HuntPlotters => "hunt_plotters",
        Decision::RaiseCommunists => "raise_communists",
        Decision::RaiseBarricades => "raise_barricades",
        Decision::RaiseDistrict => "raise_district",
        Decision::GoToFront => "go_to_front",
    };
    offer.with("decision", word)
}

/// What the end of each question is called.
fn done(_: &State, question: Option<Question>) -> Offer<Verb> {
    Offer::say(match question {
        Some(Question::Begin) => Verb::Begin,
        Some(Question::Recruit) => Verb::EndRecruiting,
        Some(Question::Trotsky) => Verb::NoDecision,
        Some(Question::Halt) => Verb::Halt,
        Some(Question::FirePlan) => Verb::EndFirePlan,
        Some(Question::CounterBattery) => Verb::NoCounterFire,
        Some(Question::ChooseAttack) => Verb::EndCombats,
        Some(Question::Follow) => Verb::NoFollow,
        Some(Question::Support) => Verb::EndSupport,
        Some(Question::Contact) => Verb::EndContact,
        Some(Question::Advance | Question::SecondHex) => Verb::EndAdvance,
        Some(Question::Pursue) => Verb::NoPursuit,
        _ => Verb::EndMovement,
    })
}

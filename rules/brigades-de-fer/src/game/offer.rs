//! Answers as a person sees them: what each means on the table, and in a few words of the
//! catalogue.

use engine::game::{Argument, Message, Offer, PieceId, Rules, Seat, Shape, Stance};

use super::BrigadesDeFer;
use super::activate::test_at_once;
use super::choice::{Choice, GeneralId, Going, MoveAction, Piece, Placed, UnitId};
use super::question::{Question, Verb};
use super::spot::{Bearing, Place, Spot};
use super::state::State;
use super::tableau::BASE;
use crate::ch10_losses::EvenLosses;
use crate::ch12_reactions::Reaction;
use crate::scenario::Name;

/// A place in words: the name of its hex, or its coordinates in UD.
fn place_name(at: Spot) -> Argument {
    let Place { x, y } = match at {
        Spot::Hex(hex) => return hex.to_string().into(),
        Spot::Table(place) => place,
    };
    let tenths = |part: i32, point: char| format!("{}{point}{}", part / 1000, part % 1000 / 100);
    Argument::Names(Name::new(
        format!("({} ; {})", tenths(x, ','), tenths(y, ',')),
        format!("({}, {})", tenths(x, '.'), tenths(y, '.')),
    ))
}

/// What somebody is called, if there is such a one.
fn called(name: Option<&Name>) -> Argument {
    name.map_or_else(|| Argument::from(""), Argument::from)
}

/// The pieces of an answer. One that does not exist has no id and no name.
struct Pieces<'a>(&'a State);

impl Pieces<'_> {
    fn unit(&self, unit: UnitId) -> PieceId {
        let brigade = self.0.battle.brigades.get(usize::from(unit.0));
        PieceId::from(brigade.map_or("", |brigade| &brigade.id))
    }

    fn general(&self, general: GeneralId) -> PieceId {
        let leader = self.0.battle.leaders.get(usize::from(general.0));
        PieceId::from(leader.map_or("", |leader| &leader.id))
    }

    fn of(&self, piece: Option<Piece>) -> PieceId {
        match piece {
            Some(Piece::Unit(unit)) => self.unit(unit),
            Some(Piece::General(general)) => self.general(general),
            None => PieceId::from(""),
        }
    }

    fn name_of_unit(&self, unit: UnitId) -> Argument {
        called(self.0.battle.brigades.get(usize::from(unit.0)).map(|brigade| &brigade.name))
    }

    fn name_of_general(&self, general: GeneralId) -> Argument {
        called(self.0.battle.leaders.get(usize::from(general.0)).map(|leader| &leader.name))
    }
}

/// A message with the name of a piece in it.
pub(crate) fn name_in(state: &State, piece: Piece, message: Message) -> Message {
    match piece {
        Piece::Unit(unit) => message.with("unit", Pieces(state).name_of_unit(unit)),
        Piece::General(general) => message.with("general", Pieces(state).name_of_general(general)),
    }
}

pub(crate) fn offer(state: &State, seat: Seat, choice: Choice) -> Offer<Verb> {
    let ask = BrigadesDeFer::asked_of(state, seat);
    let (question, about) = ask.map_or((None, None), |ask| (Some(ask.question), ask.about));
    let pieces = Pieces(state);
    let place = |verb: Verb, at: Option<Spot>, facing: Option<Bearing>| {
        let Some(at) = at else { return Offer::say(verb) };
        let facing = facing.map(|facing| i32::from(facing.tenths()));
        let hex = match at {
            Spot::Hex(hex) => Some(hex.to_string()),
            Spot::Table(_) => None,
        };
        let base = match about {
            Some(Piece::Unit(_)) => BASE,
            Some(Piece::General(_)) | None => [0, 0],
        };
        let stance = Stance { hex, facing, base };
        let shape =
            Shape::Place { piece: pieces.of(about), with: Vec::new(), at: at.on_map(), stance };
        Offer::new(verb, shape).with("place", place_name(at))
    };
    let unit = |verb: Verb, id: UnitId| {
        Offer::new(verb, Shape::piece(pieces.unit(id))).with("unit", pieces.name_of_unit(id))
    };
    let general = |verb: Verb, id: GeneralId| {
        let offer = Offer::new(verb, Shape::piece(pieces.general(id)));
        offer.with("general", pieces.name_of_general(id))
    };
    let aim = |verb: Verb, by: UnitId, at: UnitId| {
        let offer = Offer::new(verb, Shape::aim(pieces.unit(by), pieces.unit(at)));
        offer.with("unit", pieces.name_of_unit(at)).with_odds(true)
    };
    match choice {
        Choice::Place { .. } | Choice::PlaceAt { .. } => {
            let placed = choice.placed();
            let verb = match placed {
                Some(Placed { mounted: true, .. }) => Verb::PlaceMounted,
                Some(Placed { occupy: true, .. }) => Verb::PlaceOccupying,
                _ => Verb::Place,
            };
            place(verb, placed.map(|placed| placed.at), placed.map(|placed| placed.facing))
        }
        Choice::Stand { .. } | Choice::StandAt { .. } => place(Verb::Stand, choice.stood(), None),
        Choice::Commit => Offer::say(Verb::Commit),
        Choice::Restart => Offer::say(Verb::Restart),
        Choice::Call { now: true } => Offer::say(Verb::Call),
        Choice::Call { now: false } => Offer::say(Verb::Wait),
        Choice::Successor { general: Some(id) } => general(Verb::TakeOver, id),
        Choice::Successor { general: None } => Offer::say(Verb::LeaveVacant),
        Choice::General { general: id } => general(Verb::Ride, id),
        Choice::Attach { attached: true } => Offer::say(Verb::Attach),
        Choice::Attach { attached: false } => Offer::say(Verb::Detach),
        Choice::Unit { unit: id } => {
            unit(picks(question), id).with_odds(test_at_once(state, choice).is_some())
        }
        Choice::Spend { points } => {
            let offer = Offer::new(Verb::Spend, Shape::Count { count: i64::from(points) });
            offer.with("points", i32::from(points)).with_odds(true)
        }
        Choice::Move { .. } | Choice::MoveTo { .. } => {
            let going = choice.going();
            let verb = match going.map(|going| going.action) {
                Some(MoveAction::Dismount) => Verb::Dismount,
                Some(MoveAction::Occupy) => Verb::Occupy,
                Some(MoveAction::Leave) => Verb::LeaveBuildings,
                Some(MoveAction::Nothing) | None => Verb::Move,
            };
            let Some(Going { at, facing, via, .. }) = going else { return Offer::say(verb) };
            if via.is_none() {
                return place(verb, Some(at), Some(facing));
            }
            // BF-7.19: a way with corners.
            let corners = via.as_slice().iter().copied().map(Spot::Table).chain([at]);
            let facing = Some(i32::from(facing.tenths()));
            let shape = Shape::Path {
                piece: pieces.of(about),
                with: Vec::new(),
                corners: corners.map(Spot::on_map).collect(),
                stance: Stance { hex: None, facing, base: BASE },
            };
            Offer::new(verb, shape).with("place", place_name(at))
        }
        Choice::Fire { unit, target } => aim(Verb::Fire, unit, target),
        Choice::FireAtGeneral { unit, general } => {
            let shape = Shape::aim(pieces.unit(unit), pieces.general(general));
            let offer = Offer::new(Verb::FireAtGeneral, shape);
            offer.with("general", pieces.name_of_general(general)).with_odds(true)
        }
        Choice::Assault { unit, target } => aim(Verb::Assault, unit, target),
        Choice::React { unit: id, reaction } => {
            let verb = match reaction {
                Reaction::OpportunityFire => Verb::OpportunityFire,
                Reaction::Evade => Verb::Evade,
                Reaction::Countercharge => Verb::Countercharge,
            };
            unit(verb, id)
        }
        Choice::EvenLoss { cost: EvenLosses::Retreat } => Offer::say(Verb::FallBack),
        Choice::EvenLoss { cost: EvenLosses::Stand } => Offer::say(Verb::LoseStand),
        Choice::Retreat { hex: None } => Offer::say(Verb::LeaveTable),
        Choice::Retreat { hex: Some(_) } | Choice::RetreatTo { .. } => {
            place(Verb::Retreat, choice.retreated().and_then(|way| way.0), None)
        }
        Choice::Evade { .. } | Choice::EvadeTo { .. } => {
            place(Verb::EvadeTo, choice.evaded().map(|way| way.0), None)
        }
        Choice::Advance { advance: true } => Offer::say(Verb::Advance),
        Choice::Advance { advance: false } => Offer::say(Verb::Stay),
        Choice::Done => Offer::say(ends(question)).with_odds(test_at_once(state, choice).is_some()),
    }
}

/// What picking a unit does.
const fn picks(question: Option<Question>) -> Verb {
    match question {
        Some(Question::Group) => Verb::Join,
        Some(Question::MoveOrder) => Verb::MoveNext,
        Some(Question::Support) => Verb::Support,
        Some(Question::ExcessLosses) => Verb::TakeLoss,
        _ => Verb::Activate,
    }
}

/// What it means that there is no more to say.
const fn ends(question: Option<Question>) -> Verb {
    match question {
        Some(Question::Designate | Question::MoveGenerals) => Verb::NoRide,
        Some(Question::Group) => Verb::CompleteGroup,
        Some(Question::MoveOrder) => Verb::StayAll,
        Some(Question::Act) => Verb::EndActivation,
        Some(Question::Support) => Verb::NoSupport,
        Some(Question::React) => Verb::NoReaction,
        Some(Question::FightAgain) => Verb::NoSecondCombat,
        _ => Verb::Done,
    }
}

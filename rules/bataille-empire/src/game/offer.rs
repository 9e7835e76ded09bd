//! Answers as a person sees them.

use engine::game::{Argument, Offer, PieceId, Seat, Shape, Stance, Thousandths};

use super::choice::{Choice, DivisionId, Leg, PieceRef, UnitId};
use super::engage::Stage;
use super::geometry::{FINE, Pose};
use super::odds;
use super::path::{PathPoint, standing, trace};
use super::question::{Question, Verb};
use super::state::{State, side_of};
use super::step::Step;
use crate::ch04_reactions::Reaction;
use crate::ch11_fire_facts::Ammunition;
use crate::ch14_rally::Recovery;
use crate::unit::{Formation, Order};

pub(crate) fn piece_id(state: &State, unit: UnitId) -> PieceId {
    PieceId::from(if state.exists(unit) { &*state.unit(unit).id } else { "" })
}

pub(crate) fn unit_name(state: &State, unit: UnitId) -> Argument {
    if state.exists(unit) { Argument::from(&state.unit(unit).name) } else { Argument::from("") }
}

pub(crate) fn piece_name(state: &State, piece: PieceRef) -> Argument {
    match piece {
        PieceRef::Unit(unit) => unit_name(state, unit),
        PieceRef::Leader(leader) => Argument::from(&state.leader(leader).name),
        PieceRef::Division(division) => division_name(state, division),
    }
}

fn division_name(state: &State, division: DivisionId) -> Argument {
    let known = state.battle.divisions.get(usize::from(division.0));
    known.map_or_else(|| Argument::from(""), |division| Argument::from(&division.name))
}

/// A point as a page draws it: y runs to the south there.
pub(crate) fn on_map(state: &State, x: i32, y: i32) -> [i32; 2] {
    [x, ((state.battle.height / FINE) as i32).saturating_sub(y)]
}

pub(crate) const fn formation_word(formation: Formation) -> &'static str {
    match formation {
        Formation::Line => "line",
        Formation::Column => "column",
        Formation::FullSquare => "full_square",
        Formation::HollowSquare => "hollow_square",
        Formation::Skirmish => "skirmish",
        Formation::Limbered => "limbered",
        Formation::Deployed => "deployed",
        Formation::Garrison => "garrison",
    }
}

pub(crate) const fn order_word(order: Order) -> &'static str {
    match order {
        Order::Retreat => "retreat",
        Order::Manoeuvre => "manoeuvre",
        Order::Attack => "attack",
        Order::Engage => "engage",
        Order::Hold => "hold",
    }
}

/// Where the middle of a footprint lies on the map, and how it stands there.
fn place(state: &State, unit: UnitId, pose: Pose, formation: Formation) -> ([i32; 2], Stance) {
    if !state.exists(unit) {
        return ([0, 0], Stance::default());
    }
    let (front, depth) = state.unit(unit).footprint(formation);
    let stance = Stance { hex: None, facing: Some(i32::from(pose.facing)), base: [front, depth] };
    let middle = Pose::near(pose.rect((front, depth)).centre, 0);
    (on_map(state, middle.x, middle.y), stance)
}

pub(crate) fn offer(state: &State, seat: Seat, choice: &Choice) -> Offer<Verb> {
    let about = state.asked_about();
    let subject = match about {
        Some(PieceRef::Unit(unit)) => unit,
        _ => UnitId(u8::MAX),
    };
    let question = state.runtime.asked().first().map(|ask| ask.question);
    let of = |verb: Verb, unit: UnitId, shape: Shape| {
        Offer::new(verb, shape).with("unit", unit_name(state, unit))
    };
    let piece = |verb: Verb, unit: UnitId| of(verb, unit, Shape::piece(piece_id(state, unit)));
    let aim = |verb: Verb, unit: UnitId, target: UnitId| {
        let shape = Shape::aim(piece_id(state, unit), piece_id(state, target));
        of(verb, unit, shape).with("target", unit_name(state, target))
    };
    let told = |verb: Verb, division: DivisionId| {
        Offer::say(verb).with("division", division_name(state, division))
    };
    let offer = match choice {
        Choice::SetUp => Offer::say(Verb::SetUp),
        Choice::Place { pose, formation, .. } => {
            let (at, stance) = place(state, subject, *pose, *formation);
            let shape =
                Shape::Place { piece: piece_id(state, subject), with: Vec::new(), at, stance };
            of(Verb::Place, subject, shape).with("formation", formation_word(*formation))
        }
        Choice::Hide { building } => {
            let name = state.battle.terrain.get(usize::from(*building));
            let name = name.map_or_else(|| Argument::from(""), |piece| Argument::from(&piece.name));
            piece(Verb::Hide, subject).with("place", name)
        }
        Choice::Order { division, order, bonus, .. } => told(Verb::Order, *division)
            .with("order", order_word(*order))
            .with("bonus", i32::from(*bonus)),
        Choice::Reserve { division, order: None, .. } => told(Verb::HoldBack, *division),
        Choice::Reserve { division, order: Some(order), .. } => {
            told(Verb::CallReserve, *division).with("order", order_word(*order))
        }
        Choice::HoldBack { unit } => {
            piece(Verb::HoldBack, *unit).with("division", unit_name(state, *unit))
        }
        Choice::Transfer { division, points } => {
            let shape = Shape::Count { count: i64::from(*points) };
            Offer::new(Verb::Transfer, shape)
                .with("division", division_name(state, *division))
                .with("points", i32::from(*points))
        }
        Choice::Bonus { points } => {
            let shape = Shape::Count { count: i64::from(*points) };
            Offer::new(Verb::Bid, shape).with("points", i32::from(*points))
        }
        Choice::First { side } => {
            Offer::say(Verb::GoFirst).with("side", &state.battle.camp(*side).name)
        }
        Choice::Activate { division } => told(Verb::Activate, *division),
        Choice::Ride { path, attach } => ride(state, about, path, *attach),
        Choice::Fire { unit, target, ammunition, guns_alone, supports, limber } => {
            let verb = match ammunition {
                _ if *limber => Verb::FireAndLimber,
                _ if *guns_alone => Verb::FireGuns,
                None => Verb::Fire,
                Some(Ammunition::Ball) => Verb::FireBall,
                Some(Ammunition::Canister) => Verb::FireCanister,
                Some(Ammunition::Shrapnel) => Verb::FireShrapnel,
            };
            let by = [*unit].into_iter().chain(supports.iter().copied());
            let by = by.map(|id| piece_id(state, id)).collect();
            let at = engine::game::Target::Piece(piece_id(state, *target));
            of(verb, *unit, Shape::Aim { by, at }).with("target", unit_name(state, *target))
        }
        Choice::ReturnFire { supports } => {
            let by = [subject].into_iter().chain(supports.iter().copied());
            let pieces = by.map(|id| piece_id(state, id)).collect();
            of(Verb::ReturnFire, subject, Shape::Pick { pieces })
        }
        Choice::Charge { strikes, .. } => match strikes.first() {
            Some(strike) => aim(Verb::Charge, strike.unit, strike.target),
            None => Offer::say(Verb::Done),
        },
        Choice::React { unit, reaction, formation, facing, to, target } => {
            let offer = if own(state, seat, *unit) {
                react(state, *unit, *reaction, *formation, *facing, *to, *target)
            } else {
                // Of a unit that is not the seat's own it tells nothing: it may be hidden.
                let formation = formation.map_or("", formation_word);
                piece(react_verb(*reaction), *unit).with("formation", formation)
            };
            let aim = target.filter(|target| state.exists(*target));
            offer
                .with("aimed", if aim.is_some() { "yes" } else { "no" })
                .with("target", aim.map_or_else(|| Argument::from(""), |id| unit_name(state, id)))
        }
        Choice::Yes | Choice::No => {
            let yes = *choice == Choice::Yes;
            let verb = match (question, yes) {
                (Some(Question::ChargeStop), true) => Verb::Stop,
                (Some(Question::ChargeStop), false) => Verb::GoOn,
                (Some(Question::CarryOn), true) => Verb::CarryOn,
                (Some(Question::CarryOn), false) => Verb::Desist,
                (Some(Question::Occupy), true) => Verb::Occupy,
                (Some(Question::Advance), true) => Verb::Advance,
                (Some(Question::Pursuit), _) => Verb::Hold,
                (Some(Question::ReturnFire), _) => Verb::HoldFire,
                _ => Verb::Stay,
            };
            Offer::say(verb)
        }
        Choice::Follow { distance } => {
            let shape = Shape::Count { count: i64::from(*distance) };
            Offer::new(Verb::Follow, shape).with("ud", Thousandths(i64::from(*distance)))
        }
        Choice::Engage { target } => {
            let winner = match state.runtime.top() {
                Some(Step::Engage(e)) if e.stage == Stage::Pursuit => e.winner.unwrap_or(e.charger),
                Some(Step::Engage(e)) => e.charger,
                _ => subject,
            };
            aim(Verb::Engage, winner, *target)
        }
        Choice::Support { units } => {
            let pieces = units.iter().map(|id| piece_id(state, *id)).collect();
            Offer::new(Verb::Support, Shape::Pick { pieces }).with("count", units.len() as i32)
        }
        Choice::FallBack { wheel } => {
            Offer::new(Verb::FallBack, Shape::Count { count: i64::from(*wheel) })
                .with("degrees", i32::from(*wheel))
        }
        Choice::Pursue => Offer::say(Verb::Pursue),
        Choice::Move { units, legs, .. } => moved(state, seat, Verb::Move, units, legs, None),
        Choice::March { units, legs } => moved(state, seat, Verb::March, units, legs, None),
        Choice::Garrison { unit, building } => {
            let name = state.battle.terrain.get(usize::from(*building));
            let name = name.map_or_else(|| Argument::from(""), |piece| Argument::from(&piece.name));
            piece(Verb::Garrison, *unit).with("place", name)
        }
        // Of a unit that is not the seat's own it tells nothing: it may be hidden.
        Choice::Leave { unit, edge } => match own(state, seat, *unit)
            .then(|| state.check_leave(*unit, *edge))
        {
            Some(Ok(pose)) => {
                let (at, stance) = place(state, *unit, pose, Formation::Column);
                let shape =
                    Shape::Place { piece: piece_id(state, *unit), with: Vec::new(), at, stance };
                of(Verb::Leave, *unit, shape)
            }
            Some(Err(_)) | None => piece(Verb::Leave, *unit),
        },
        Choice::Rally { unit, recovery, free, .. } => {
            let verb = match (recovery, free) {
                (_, true) => Verb::FreeRally,
                (Recovery::Disorder, false) => Verb::Rally,
                (Recovery::Loss, false) => Verb::Recover,
            };
            piece(verb, *unit)
        }
        Choice::Detach { unit, pose } => {
            let child = if state.exists(*unit) { state.unit(*unit).skirmishers } else { None };
            let (at, stance) = place(state, child.unwrap_or(*unit), *pose, Formation::Skirmish);
            of(
                Verb::Detach,
                *unit,
                Shape::Place { piece: piece_id(state, *unit), with: Vec::new(), at, stance },
            )
        }
        Choice::Rejoin { unit } => piece(Verb::Rejoin, *unit),
        Choice::Enter { unit, from, legs, .. } => {
            let start = state.exists(*unit).then(|| state.entrance(*unit, *from)).flatten();
            let start = start.map(|pose| PathPoint {
                poses: vec![pose],
                formations: vec![state.troop(*unit).formation],
            });
            moved(state, seat, Verb::Enter, &[*unit], legs, start)
        }
        Choice::Done => Offer::say(Verb::Done),
    };
    offer.with_odds(odds::has_odds(state, seat, choice))
}

fn ride(
    state: &State,
    about: Option<PieceRef>,
    path: &[[i32; 2]],
    attach: Option<UnitId>,
) -> Offer<Verb> {
    let Some(PieceRef::Leader(leader)) = about else { return Offer::say(Verb::Ride) };
    let id = PieceId::from(&*state.leader(leader).id);
    let name = Argument::from(&state.leader(leader).name);
    if let Some(unit) = attach {
        let shape = Shape::aim(id, piece_id(state, unit));
        return Offer::new(Verb::Attach, shape)
            .with("unit", name)
            .with("target", unit_name(state, unit));
    }
    let at = path.last().copied().unwrap_or_else(|| state.commander(leader).at.into());
    let at = on_map(state, at[0], at[1]);
    Offer::new(
        Verb::Ride,
        Shape::Place { piece: id, with: Vec::new(), at, stance: Stance::default() },
    )
    .with("unit", name)
}

/// What a reaction is called.
pub(crate) const fn react_verb(reaction: Reaction) -> Verb {
    match reaction {
        Reaction::CounterCharge => Verb::CounterCharge,
        Reaction::Stand => Verb::Stand,
        Reaction::ChangeFormation => Verb::ChangeFormation,
        Reaction::Flee => Verb::Flee,
        Reaction::OpportunityCharge => Verb::OpportunityCharge,
        Reaction::OpportunityFire => Verb::OpportunityFire,
        Reaction::CavalryWithdrawal => Verb::Withdraw,
        Reaction::ChangeFacing => Verb::ChangeFacing,
        Reaction::Unlimber => Verb::Unlimber,
        Reaction::LimberAndFlee => Verb::LimberAndFlee,
        Reaction::FleeToSquare => Verb::FleeToSquare,
        Reaction::RecoilAndFire => Verb::RecoilAndFire,
        Reaction::Recoil => Verb::Recoil,
    }
}

fn react(
    state: &State,
    unit: UnitId,
    reaction: Reaction,
    formation: Option<Formation>,
    facing: Option<u16>,
    to: Option<[i32; 2]>,
    target: Option<UnitId>,
) -> Offer<Verb> {
    let verb = react_verb(reaction);
    if !state.exists(unit) {
        return Offer::say(verb).with("unit", "").with("formation", "");
    }
    let troop = state.troop(unit);
    let new = formation.unwrap_or(troop.formation);
    let pose = Pose { facing: facing.unwrap_or(troop.pose.facing) % 3600, ..troop.pose };
    let shape = match (reaction, to) {
        (Reaction::CavalryWithdrawal, Some([x, y])) => {
            let (at, stance) = place(state, unit, Pose { x, y, ..pose }, new);
            Shape::Place { piece: piece_id(state, unit), with: Vec::new(), at, stance }
        }
        (Reaction::ChangeFormation | Reaction::ChangeFacing, _) => {
            let (_, stance) = place(state, unit, pose, new);
            let formation = formation_word(new);
            Shape::Formation { piece: piece_id(state, unit), formation, stance }
        }
        _ => match target {
            Some(target) => Shape::aim(piece_id(state, unit), piece_id(state, target)),
            None => Shape::piece(piece_id(state, unit)),
        },
    };
    Offer::new(verb, shape)
        .with("unit", unit_name(state, unit))
        .with("formation", formation_word(new))
}

/// Whether a unit is the seat's own.
fn own(state: &State, seat: Seat, id: UnitId) -> bool {
    state.exists(id) && side_of(seat) == Some(state.side(id))
}

/// Where a path leads. Of units that are not the seat's own it tells nothing: they may be hidden.
fn moved(
    state: &State,
    seat: Seat,
    verb: Verb,
    units: &[UnitId],
    legs: &[Leg],
    start: Option<PathPoint>,
) -> Offer<Verb> {
    let first = units.first().copied().unwrap_or(UnitId(u8::MAX));
    let name = unit_name(state, first);
    let known = !units.is_empty() && units.iter().all(|id| own(state, seat, *id));
    let traced = known
        .then(|| {
            let start = start.unwrap_or_else(|| standing(state, units));
            trace(state, units, start, legs).ok()
        })
        .flatten();
    let Some(traced) = traced else {
        return Offer::new(verb, Shape::piece(piece_id(state, first)))
            .with("unit", name)
            .with("count", units.len() as i32)
            .with("ud", Thousandths(0));
    };
    let end = traced.end();
    let (at, stance) = place(state, first, end.poses[0], end.formations[0]);
    let form = legs.iter().find_map(|leg| match leg {
        Leg::Form(formation) => Some(*formation),
        _ => None,
    });
    if let (Verb::Move, Some(formation), 1) = (verb, form, legs.len()) {
        let formation = formation_word(formation);
        let piece = piece_id(state, first);
        return Offer::new(Verb::Form, Shape::Formation { piece, formation, stance })
            .with("unit", name)
            .with("formation", formation);
    }
    Offer::new(verb, Shape::Place { piece: piece_id(state, first), with: Vec::new(), at, stance })
        .with("unit", name)
        .with("count", units.len() as i32)
        .with("ud", Thousandths(traced.length / FINE))
}

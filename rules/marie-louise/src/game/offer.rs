//! An answer as its seat sees it.

use engine::game::{Argument, Message, Offer, PieceId, Shape, Stance, Target, Thousandths};

use super::Piece;
use super::choice::{BrigadeId, Choice, GeneralId, Plot, UnitId};
use super::geometry::{PAS, Spot, rounded, spot};
use super::question::Verb;
use super::state::State;
use crate::ch05_support::Support;
use crate::unit::{Formation, Order};

impl State {
    pub(crate) fn unit_id(&self, id: UnitId) -> PieceId {
        if self.exists(id) { PieceId::from(&*self.listed(id).id) } else { PieceId::from("nobody") }
    }

    pub(crate) fn general_id(&self, id: GeneralId) -> PieceId {
        let listed = self.battle.generals.get(usize::from(id.0));
        listed.map_or_else(|| PieceId::from("nobody"), |one| PieceId::from(&*one.id))
    }

    /// A place on the map, which is drawn from the north-west corner.
    pub(crate) fn on_map(&self, at: Spot) -> [i32; 2] {
        [rounded(at.x), rounded(self.battle.height - at.y)]
    }

    fn unit_name(&self, id: UnitId) -> Argument {
        if self.exists(id) { (&self.listed(id).name).into() } else { Argument::Name(String::new()) }
    }

    fn general_name(&self, id: GeneralId) -> Argument {
        let listed = self.battle.generals.get(usize::from(id.0));
        listed.map_or(Argument::Name(String::new()), |one| (&one.name).into())
    }

    fn brigadier_of(&self, id: BrigadeId) -> Option<GeneralId> {
        self.battle.brigades.get(usize::from(id.0)).map(|one| one.brigadier)
    }

    /// Width and depth of a formed unit; discs are as wide as they are deep.
    pub(crate) fn base(&self, id: UnitId, formation: Formation) -> [i32; 2] {
        use super::geometry::{Body, Pose};
        let body = Body::of(self.arm(id), formation, self.troop(id).elements, Pose::default());
        match body {
            Body::Block(rect) => [rounded(2 * rect.half_front), rounded(2 * rect.half_depth)],
            Body::Disc(_, radius) => [rounded(2 * radius), rounded(2 * radius)],
            Body::Garrison(_) => [1000, 500],
        }
    }

    fn stance(&self, id: UnitId, formation: Formation, facing: u16) -> Stance {
        let base = if self.exists(id) { self.base(id, formation) } else { [0, 0] };
        Stance { hex: None, facing: Some(i32::from(facing)), base }
    }
}

/// A message with the name of a piece in it.
pub(crate) fn name_in(state: &State, piece: Piece, message: Message) -> Message {
    match piece {
        Piece::Unit(unit) => message.with("unit", state.unit_name(unit)),
        Piece::General(general) => message.with("unit", state.general_name(general)),
    }
}

const fn order_verb(order: Order) -> Verb {
    match order {
        Order::Retire => Verb::OrderRetire,
        Order::Charge => Verb::OrderCharge,
        Order::Manoeuvre => Verb::OrderManoeuvre,
        Order::Hold | Order::None => Verb::OrderHold,
    }
}

const fn own_verb(order: Order) -> Verb {
    match order {
        Order::Retire => Verb::OwnRetire,
        Order::Charge => Verb::OwnCharge,
        Order::Manoeuvre => Verb::OwnManoeuvre,
        Order::Hold => Verb::OwnHold,
        Order::None => Verb::NoOwnOrder,
    }
}

fn path(state: &State, points: &[[i32; 2]]) -> Vec<[i32; 2]> {
    points.iter().map(|point| state.on_map(spot(clamped(*point)))).collect()
}

/// Points that anybody may write, kept where numbers do not overflow.
fn clamped(point: [i32; 2]) -> [i32; 2] {
    point.map(|part| part.clamp(-400_000, 400_000))
}

fn plotted(state: &State, verb: Option<Verb>, unit: UnitId, plot: &Plot) -> Offer<Verb> {
    let piece = state.unit_id(unit);
    let known = state.exists(unit);
    let (formation, facing) = if known {
        let troop = state.troop(unit);
        (plot.change.unwrap_or(troop.formation), plot.facing.unwrap_or(troop.pose.facing))
    } else {
        (Formation::Line, 0)
    };
    let stance = state.stance(unit, formation, facing % 3600);
    let (usual, shape) = if let Some(building) = plot.occupy {
        let middle = state.battle.ground.strongpoints.get(usize::from(building));
        let at = middle.map_or([0, 0], |point| state.on_map(point.middle()));
        let bastion = plot.change == Some(Formation::Bastion);
        let verb = if bastion { Verb::OccupyAsBastion } else { Verb::Occupy };
        (verb, Shape::Aim { by: vec![piece], at: Target::Place { at, hex: None } })
    } else if !plot.legs.is_empty() {
        (
            Verb::March,
            Shape::Path { piece, with: Vec::new(), corners: path(state, &plot.legs), stance },
        )
    } else if plot.change.is_some() {
        (Verb::Form, Shape::Formation { piece, formation: word(formation), stance })
    } else if plot.facing.is_some() && known {
        let at = state.on_map(state.spot(unit));
        (Verb::Reorient, Shape::Place { piece, with: Vec::new(), at, stance })
    } else {
        (Verb::StandStill, Shape::piece(piece))
    };
    let far: i64 = if known && !plot.legs.is_empty() {
        let mut from = state.spot(unit);
        let mut sum = 0;
        for leg in &plot.legs {
            let to = spot(clamped(*leg));
            sum += from.distance(to);
            from = to;
        }
        sum
    } else {
        0
    };
    Offer::new(verb.unwrap_or(usual), shape)
        .with("unit", state.unit_name(unit))
        .with("pas", Thousandths(far * 1000 / PAS))
        .with("to", word(formation))
}

/// The word of a formation.
pub(crate) const fn word(formation: Formation) -> &'static str {
    match formation {
        Formation::Line => "line",
        Formation::MarchColumn => "march_column",
        Formation::AttackColumn => "attack_column",
        Formation::Square => "square",
        Formation::FullSquare => "full_square",
        Formation::Skirmish => "skirmish",
        Formation::Disorganised => "disorganised",
        Formation::NoFormation => "no_formation",
        Formation::Bastion => "bastion",
        Formation::Limbered => "limbered",
        Formation::Unlimbered => "unlimbered",
    }
}

/// The word of an order.
pub(crate) const fn order_word(order: Order) -> Option<&'static str> {
    match order {
        Order::Retire => Some("retire"),
        Order::Charge => Some("charge"),
        Order::Manoeuvre => Some("manoeuvre"),
        Order::Hold => Some("hold"),
        Order::None => None,
    }
}

pub(crate) fn offer(state: &State, choice: &Choice) -> Offer<Verb> {
    let pick = |verb: Verb, unit: UnitId| {
        Offer::new(verb, Shape::piece(state.unit_id(unit))).with("unit", state.unit_name(unit))
    };
    let aim = |verb: Verb, unit: UnitId, target: UnitId| {
        Offer::new(verb, Shape::aim(state.unit_id(unit), state.unit_id(target)))
            .with("unit", state.unit_name(unit))
            .with("target", state.unit_name(target))
    };
    let of_general = |verb: Verb, general: GeneralId| {
        Offer::new(verb, Shape::piece(state.general_id(general)))
            .with("unit", state.general_name(general))
    };
    match choice {
        Choice::Ready => Offer::say(Verb::Ready),
        Choice::Again => Offer::say(Verb::Again),
        Choice::Place { unit, x, y, facing, formation } => {
            let at = state.on_map(spot(clamped([*x, *y])));
            let stance = state.stance(*unit, *formation, *facing % 3600);
            Offer::new(
                Verb::Place,
                Shape::Place { piece: state.unit_id(*unit), with: Vec::new(), at, stance },
            )
            .with("unit", state.unit_name(*unit))
        }
        Choice::PlaceGeneral { general, x, y } => {
            let at = state.on_map(spot(clamped([*x, *y])));
            let stance = Stance { hex: None, facing: None, base: [1000, 1000] };
            let piece = state.general_id(*general);
            Offer::new(Verb::PlaceGeneral, Shape::Place { piece, with: Vec::new(), at, stance })
                .with("unit", state.general_name(*general))
        }
        Choice::Attach { general, unit } => {
            Offer::new(Verb::Attach, Shape::aim(state.general_id(*general), state.unit_id(*unit)))
                .with("unit", state.general_name(*general))
                .with("target", state.unit_name(*unit))
        }
        Choice::Detach { general } => of_general(Verb::Detach, *general),
        Choice::Bastion { unit, on } => {
            pick(if *on { Verb::Bastion } else { Verb::GiveUpBastion }, *unit)
        }
        Choice::Order { brigade, order } => match state.brigadier_of(*brigade) {
            Some(general) => of_general(order_verb(*order), general)
                .with_odds(super::odds::has_odds(state, choice)),
            None => Offer::say(order_verb(*order)),
        },
        Choice::Battery { unit, order } => {
            let verb = match order {
                Order::Manoeuvre => Verb::BatteryManoeuvre,
                Order::Retire => Verb::BatteryRedeploy,
                _ => Verb::BatteryHold,
            };
            pick(verb, *unit)
        }
        Choice::Own { unit, order } => {
            pick(own_verb(*order), *unit).with_odds(super::odds::has_odds(state, choice))
        }
        Choice::Face { facing } => turn_offer(state, Verb::Face, *facing, false),
        Choice::Flee { heading } => turn_offer(state, Verb::Flee, *heading, true),
        Choice::Stand { unit } => pick(Verb::Stand, *unit),
        Choice::Go { unit } => pick(Verb::Go, *unit),
        Choice::Charge { unit, target, bonus } => {
            aim(if *bonus { Verb::ChargeBonus } else { Verb::Charge }, *unit, *target)
                .with_odds(super::odds::has_odds(state, choice))
        }
        Choice::Support { unit, of } => {
            let known = state.exists(*unit) && state.exists(*of);
            let rear = known && state.support_of(*of, *unit) == Support::Rear;
            aim(if rear { Verb::SupportRear } else { Verb::SupportFlank }, *unit, *of)
        }
        Choice::Refrain { unit } => pick(Verb::Refrain, *unit),
        Choice::Keep { unit } => pick(Verb::Keep, *unit),
        Choice::CounterCharge { unit, charger, .. } => aim(Verb::CounterCharge, *unit, *charger),
        Choice::Evade { unit } => pick(Verb::Evade, *unit),
        Choice::FullSquare { unit } => pick(Verb::FullSquare, *unit),
        Choice::Turn { unit, charger } => aim(Verb::Turn, *unit, *charger),
        Choice::Fire { unit, target } => {
            aim(Verb::Fire, *unit, *target).with_odds(super::odds::has_odds(state, choice))
        }
        Choice::Shell { unit, building } => {
            let point = state.battle.ground.strongpoints.get(usize::from(*building));
            let at = point.map_or([0, 0], |point| state.on_map(point.middle()));
            let at = Target::Place { at, hex: None };
            Offer::new(Verb::Shell, Shape::Aim { by: vec![state.unit_id(*unit)], at })
                .with("unit", state.unit_name(*unit))
        }
        Choice::HoldFire { unit } => pick(Verb::HoldFire, *unit),
        Choice::Retire { unit, heading, bonus, .. } => {
            let verb = if *bonus { Verb::RetireBonus } else { Verb::Retire };
            let end = if state.exists(*unit) {
                state.on_map(state.spot(*unit).towards(*heading % 3600, 6 * PAS))
            } else {
                [0, 0]
            };
            let stance = state.stance(*unit, Formation::Disorganised, *heading % 3600);
            let shape = Shape::Path {
                piece: state.unit_id(*unit),
                with: Vec::new(),
                corners: vec![end],
                stance,
            };
            Offer::new(verb, shape)
                .with("unit", state.unit_name(*unit))
                .with("degrees", i32::from(*heading / 10))
        }
        Choice::Stay { unit } => pick(Verb::Stay, *unit),
        Choice::FireHalfMove { unit, target, path: way } => {
            let stance = state.stance(*unit, Formation::Limbered, 0);
            let shape = Shape::Path {
                piece: state.unit_id(*unit),
                with: Vec::new(),
                corners: path(state, way),
                stance,
            };
            Offer::new(Verb::FireHalfMove, shape)
                .with("unit", state.unit_name(*unit))
                .with("target", state.unit_name(*target))
        }
        Choice::LimberMove { unit, path: way } => {
            let stance = state.stance(*unit, Formation::Limbered, 0);
            let shape = Shape::Path {
                piece: state.unit_id(*unit),
                with: Vec::new(),
                corners: path(state, way),
                stance,
            };
            Offer::new(Verb::LimberMove, shape).with("unit", state.unit_name(*unit))
        }
        Choice::Impact { unit } => pick(Verb::Impact, *unit),
        Choice::Pursue => Offer::say(Verb::Pursue),
        Choice::HoldGround => Offer::say(Verb::Hold),
        Choice::Join { unit } => pick(Verb::Join, *unit),
        Choice::StayOut { unit } => pick(Verb::StayOut, *unit),
        Choice::Plot { unit, plot } => plotted(state, None, *unit, plot),
        Choice::Advance { brigade, distance } => {
            let whole = *distance >= super::plot::AS_FAR_AS_IT_GOES;
            let verb = if whole { Verb::Advance } else { Verb::AdvanceSome };
            let pas = Thousandths(i64::from(clamped([*distance, 0])[0]));
            match state.brigadier_of(*brigade) {
                Some(general) => of_general(verb, general).with("pas", pas),
                None => Offer::say(verb).with("unit", "").with("pas", pas),
            }
        }
        Choice::Ride { general, path: way } => {
            let piece = state.general_id(*general);
            let stance = Stance { hex: None, facing: None, base: [1000, 1000] };
            let shape = if way.is_empty() {
                Shape::piece(piece)
            } else {
                Shape::Path { piece, with: Vec::new(), corners: path(state, way), stance }
            };
            Offer::new(Verb::Ride, shape).with("unit", state.general_name(*general))
        }
        Choice::Activate { unit, plot } => plotted(state, Some(Verb::Activate), *unit, plot),
        Choice::Counter { unit, plot } => plotted(state, Some(Verb::Counter), *unit, plot),
        Choice::Pass => Offer::say(Verb::Pass),
        Choice::Deputy { x, y } => general_place(state, Verb::Deputy, [*x, *y]),
        Choice::Escape { x, y } => general_place(state, Verb::Escape, [*x, *y]),
    }
}

/// The general who is asked about goes to a place.
fn general_place(state: &State, verb: Verb, at: [i32; 2]) -> Offer<Verb> {
    use super::step::Step;
    let general = match state.runtime.top() {
        Some(Step::Deputy { general } | Step::Escape { general, .. }) => Some(*general),
        _ => None,
    };
    let at = state.on_map(spot(clamped(at)));
    let stance = Stance { hex: None, facing: None, base: [1000, 1000] };
    match general {
        Some(general) => {
            let piece = state.general_id(general);
            Offer::new(verb, Shape::Place { piece, with: Vec::new(), at, stance })
                .with("unit", state.general_name(general))
        }
        None => Offer::say(verb).with("unit", ""),
    }
}

/// The unit that is asked about turns somewhere, or flees there.
fn turn_offer(state: &State, verb: Verb, heading: u16, flees: bool) -> Offer<Verb> {
    let heading = heading % 3600;
    let about = state.runtime.asked().iter().find_map(|ask| match ask.about {
        Some(Piece::Unit(unit)) => Some(unit),
        _ => None,
    });
    let Some(unit) = about else {
        return Offer::say(verb).with("unit", "").with("degrees", i32::from(heading / 10));
    };
    let length = if flees { 6 * PAS } else { 0 };
    let at = state.on_map(state.spot(unit).towards(heading, length));
    let stance = state.stance(unit, state.troop(unit).formation, heading);
    Offer::new(verb, Shape::Place { piece: state.unit_id(unit), with: Vec::new(), at, stance })
        .with("unit", state.unit_name(unit))
        .with("degrees", i32::from(heading / 10))
}

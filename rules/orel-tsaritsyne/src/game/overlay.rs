//! What a map shows over the ground: how far a counter or a stack gets, whose zones it would meet, how
//! far its guns reach and from where it is fed.

use engine::ahead::{Area, MoveOverlay, PieceOverlay, Planned, Point, SupplyLine, ZoneOfControl};
use engine::game::{Message, PieceId, Seat, Thousandths};

use super::choice::UnitId;
use super::map::{At, NOWHERE};
use super::question::Question;
use super::state::{State, side_of};
use crate::ch03_depots::supply_range;
use crate::ot;
use crate::unit::{Class, Side};

/// Paths to depots are looked for no further than this.
const FARTHEST: u8 = 60;
/// OT-1.6: the range of trains, which is the longest.
const RAIL: u8 = 12;

/// Quarters of MP as a person reads them.
pub(super) fn points(quarters: i32) -> Thousandths {
    Thousandths(i64::from(quarters) * 250)
}

fn points_of(state: &State, hexes: impl Iterator<Item = At>) -> Vec<Point> {
    let mut places: Vec<Point> = hexes.map(|at| state.map().centre(at)).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// OT-1.14: the zone of the stack in a hex, if it exerts one.
fn zone(state: &State, side: Side, at: At) -> Option<ZoneOfControl> {
    let first = state.stack(at).find(|id| state.side(*id) == side)?;
    let covered = state.map().neighbours(at).filter(|near| {
        let way = state.map().way(at, *near);
        let stopped = way.is_some_and(|way| {
            let bridged = way.bridge && !state.is_blown(at, *near);
            crate::ch01_counters::stops_zone(way.hexside, bridged)
        });
        !state.map().place(*near).is_water() && !stopped
    });
    state.exerts_zone(side, at).then(|| ZoneOfControl {
        piece: state.counter(first).id.clone(),
        at: state.map().centre(at),
        radius: 0,
        places: points_of(state, covered),
    })
}

/// The zones of the enemy that a side which moves may meet.
pub(super) fn move_overlay(state: &State, seat: Seat) -> MoveOverlay {
    let asked = state
        .runtime
        .asked()
        .iter()
        .any(|ask| ask.seat == seat && matches!(ask.question, Question::Move | Question::Halt));
    let Some(side) = side_of(seat).filter(|_| asked) else { return MoveOverlay::default() };
    let enemy = side.enemy();
    let stacks = state.board.0.occupied[enemy as usize].iter();
    let zones = stacks.filter_map(|at| zone(state, enemy, at)).collect();
    MoveOverlay { zones, planned: planned(state, side), ..MoveOverlay::default() }
}

/// What any counter may do from where it stands.
pub(super) fn piece_overlay(state: &State, piece: &PieceId) -> PieceOverlay {
    let found = state.ids().find(|id| state.counter(*id).id == *piece);
    let Some(id) = found.filter(|id| state.is_on_map(*id)) else { return PieceOverlay::default() };
    let (class, at, side) = (state.class(id), state.unit(id).at, state.side(id));
    let reach = state.reach(id);
    let ends = reach.hexes().chain(state.one_hex_moves(id)).filter(|end| *end != at);
    let movement = state.movement(id);
    let mut lines = vec![Message::new(ot("7.1"), "ot-piece-movement").with("mp", points(movement))];
    let fed = supply_line_at(state, id, at);
    lines.extend(fed.as_ref().map(|(message, _)| message.clone()));
    let fed = fed.and_then(|(_, line)| line);
    let joined = if class == Class::Depot { depot_line(state, id) } else { None };
    let range = match class {
        Class::Leader | Class::Depot | Class::AirDetachment => 0,
        _ => state.counter(id).range,
    };
    let fire = state.map().within(at, range).filter(|near| range > 0 && *near != at);
    lines.extend(
        (range > 0).then(|| Message::new(ot("1.10"), "ot-piece-range").with("hexes", range)),
    );
    if class == Class::Leader {
        let leader = state.counter(id);
        let line = Message::new(ot("5.4"), "ot-piece-commands").with("hexes", leader.range);
        lines.push(line.with("bonus", leader.bonus));
    }
    PieceOverlay {
        reach: Area { outlines: Vec::new(), places: points_of(state, ends) },
        zone: zone(state, side, at),
        fire: Area { outlines: Vec::new(), places: points_of(state, fire) },
        command: leader_of(state, id).map(|leader| commands(state, leader)).into_iter().collect(),
        lines,
        supply: fed.into_iter().chain(joined).collect(),
    }
}

/// OT-5.4, OT-5.8: the leader whose range is looked at: himself, or who commands the formation of a counter.
fn leader_of(state: &State, id: UnitId) -> Option<UnitId> {
    if state.class(id) == Class::Leader {
        return Some(id);
    }
    let (side, formation) = (state.side(id), state.counter(id).formation);
    state.ids().find(|other| {
        state.class(*other) == Class::Leader
            && state.side(*other) == side
            && state.is_on_map(*other)
            && state.counter(*other).commands.contains(&formation)
    })
}

/// The hexes within the range of a leader.
fn commands(state: &State, leader: UnitId) -> ZoneOfControl {
    let at = state.unit(leader).at;
    let within = state.map().within(at, state.counter(leader).range);
    ZoneOfControl {
        piece: state.counter(leader).id.clone(),
        at: state.map().centre(at),
        radius: 0,
        places: points_of(state, within),
    }
}

/// OT-3.2: how far the nearest depot of a counter would be from a hex along an open path, whether that is
/// near enough, and the path.
pub(super) fn supply_line_at(
    state: &State,
    id: UnitId,
    at: At,
) -> Option<(Message, Option<SupplyLine>)> {
    let (class, side) = (state.class(id), state.side(id));
    let range = supply_range(class)?;
    if !state.battle.has_depots || at == NOWHERE || class == Class::Flotilla {
        return None;
    }
    let depots: Vec<At> = state.depots(side, true).map(|depot| state.unit(depot).at).collect();
    let paths = match class {
        Class::ArmouredTrain => state.rail_distances(side, depots, RAIL),
        _ => state.distances(side, depots, FARTHEST),
    };
    Some(match paths.to(at) {
        Some(far) => {
            let holds = far <= range;
            let key = if holds { "ot-piece-fed" } else { "ot-piece-too-far" };
            let message = Message::new(ot("3.2"), key).with("hexes", far).with("range", range);
            let path = state.way_to(&paths, side, class, at).into_iter();
            let path = path.map(|at| state.map().centre(at)).collect();
            (message, Some(SupplyLine { path, holds }))
        }
        None => (Message::new(ot("3.2"), "ot-piece-cut-off").with("range", range), None),
    })
}

/// OT-3.7: how a depot is joined to a source of its side.
fn depot_line(state: &State, id: UnitId) -> Option<SupplyLine> {
    let path = state.way_from_source(id)?;
    let path = path.into_iter().map(|at| state.map().centre(at)).collect();
    Some(SupplyLine { path, holds: true })
}

/// OT-8.107: the values of both sides in the attack on a hex, as it stands.
pub(super) fn ratio_of(state: &State, at: At) -> Message {
    let [attack, defence] = state.ratio(&state.fight_for(at, false));
    let ratio = Message::new(ot("8.107"), "ot-planned-attack").with("attack", points(attack));
    ratio.with("defence", points(defence))
}

/// OT-8.7: the attacks that have been launched, with the ratio of each as it stands.
fn planned(state: &State, side: Side) -> Vec<Planned> {
    if side != state.active {
        return Vec::new();
    }
    let plan = |at: At| {
        let by = state.attackers_of(at).into_iter().map(|id| state.counter(id).id.clone());
        let summary = ratio_of(state, at);
        Planned::arrow(by.collect(), state.map().centre(at), summary)
    };
    state.attacked_hexes().into_iter().map(plan).collect()
}

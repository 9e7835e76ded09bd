//! What a map shows over the ground: how far a counter or a stack gets, whose zones it would meet, how
//! far its guns reach and from where it is fed.

use engine::ahead::{Area, MoveOverlay, PieceOverlay, Point, ZoneOfControl};
use engine::game::{Message, PieceId, Seat, Thousandths};

use super::choice::UnitId;
use super::map::At;
use super::question::Question;
use super::state::{State, side_of};
use crate::ch03_depots::supply_range;
use crate::ot;
use crate::unit::{Class, Side};

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
    MoveOverlay { zones, ..MoveOverlay::default() }
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
    lines.extend(supply_line(state, id));
    let range = match class {
        Class::Leader | Class::Depot | Class::AirDetachment => 0,
        _ => state.counter(id).range,
    };
    let fire = state.map().within(at, range).filter(|near| range > 0 && *near != at);
    lines.extend(
        (range > 0).then(|| Message::new(ot("1.10"), "ot-piece-range").with("hexes", range)),
    );
    PieceOverlay {
        reach: Area { outlines: Vec::new(), places: points_of(state, ends) },
        zone: zone(state, side, at),
        fire: Area { outlines: Vec::new(), places: points_of(state, fire) },
        lines,
    }
}

/// OT-3.2: how far the nearest depot is along an open path, and whether that is near enough.
fn supply_line(state: &State, id: UnitId) -> Option<Message> {
    let range = supply_range(state.class(id))?;
    if !state.battle.has_depots {
        return None;
    }
    let depots: Vec<At> =
        state.depots(state.side(id), true).map(|depot| state.unit(depot).at).collect();
    let paths = state.distances(state.side(id), depots, 60);
    Some(match paths.to(state.unit(id).at) {
        Some(far) => {
            let key = if far <= range { "ot-piece-fed" } else { "ot-piece-too-far" };
            Message::new(ot("3.2"), key).with("hexes", far).with("range", range)
        }
        None => Message::new(ot("3.2"), "ot-piece-cut-off").with("range", range),
    })
}

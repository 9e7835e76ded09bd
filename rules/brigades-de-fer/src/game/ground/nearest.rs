//! Where a hand points on the free table, and the legal place that it must have meant.

use board::heading::Heading;
use board::path::moved;
use board::plane::Point;
use engine::ahead::DesiredPlace;
use engine::game::Seat;

use crate::ch00_table::UNIT;
use crate::ch07_table_moves::{GRAIN, TURN};
use crate::game::choice::{Choice, Piece, UnitId};
use crate::game::corners::Corners;
use crate::game::march;
use crate::game::spot::Place;
use crate::game::state::{State, side_of};
use crate::game::step::Asked;
use crate::unit::Side;

/// BF-7.21: how near to contact a place must be to be moved to it.
const SNAP: i64 = UNIT / 20;
/// How far round a desired place others are tried, and how far apart.
const ROUND: i64 = 3 * UNIT / 2;
const PACE: i64 = UNIT / 10;
/// No leg is longer, in paces.
const FARTHEST: i64 = 200;
/// Tenths of a degree between two directions that are tried.
const FAN: u16 = 150;

/// A question that is answered by the legal place nearest to a desired one.
struct Search<'a> {
    state: &'a State,
    side: Side,
    asked: &'a Asked,
    like: Choice,
    heading: u16,
}

impl Search<'_> {
    /// The answer for a place, if the judge allows it.
    fn at(&self, point: Point) -> Option<Choice> {
        let choice = self.like.moved_to(Place::of(point), self.heading)?;
        self.state.judge(self.side, self.asked, choice).is_ok().then_some(choice)
    }

    /// BF-7.21: the same place exactly 1 UD from the unit that it almost touches.
    fn touching(&self, point: Point) -> Option<Choice> {
        let Some(Piece::Unit(unit)) = self.asked.about else { return None };
        let moves = matches!(self.like, Choice::MoveTo { .. } | Choice::PlaceAt { .. });
        moves.then(|| contact(self.state, unit, point)).flatten().and_then(|place| self.at(place))
    }

    /// The nearest legal place on the way from where somebody stands.
    fn on_the_way(&self, from: Point, to: Point) -> Option<Choice> {
        let direction = Heading::tenths(Heading::towards(from, to));
        let paces = from.distance(to) / PACE;
        (0..=paces).rev().find_map(|pace| self.at(moved(from, direction, pace * PACE)))
    }

    /// The nearest legal place round about.
    fn round_about(&self, point: Point) -> Option<Choice> {
        (1..=ROUND / PACE).find_map(|pace| {
            let mut fan = (0..TURN).step_by(usize::from(FAN));
            fan.find_map(|turn| self.at(moved(point, Heading::tenths(turn), pace * PACE)))
        })
    }
}

/// The place exactly 1 UD from the unit that a point almost touches.
fn contact(state: &State, unit: UnitId, point: Point) -> Option<Point> {
    let near = state.units_within(point, UNIT + SNAP).filter(|(other, _)| *other != unit);
    let apart = |other: Point| (point.distance(other) - UNIT).abs();
    let (_, other) = near.min_by_key(|(_, other)| apart(*other))?;
    if apart(other) > SNAP || point == other {
        return None;
    }
    Some(moved(other, Heading::tenths(Heading::towards(other, point)), UNIT))
}

/// BF-7.21: the same answer with its place exactly 1 UD from the unit that it almost touches, if the
/// judge allows that.
pub(crate) fn snap(state: &State, seat: Seat, choice: Choice) -> Option<Choice> {
    let asked = state.runtime.asked().iter().find(|asked| asked.seat == seat)?;
    let (place, _, heading) = choice.on_table().filter(|(place, ..)| state.is_on_table(*place))?;
    let (side, heading) = (side_of(seat)?, heading.unwrap_or(0));
    Search { state, side, asked, like: choice, heading }.touching(place.point())
}

/// The legal answer like a given one whose place, and then heading, comes nearest to the desired one. Nothing
/// on hexes, where every place is listed.
pub(crate) fn nearest(
    state: &State,
    seat: Seat,
    like: Choice,
    desired: DesiredPlace,
) -> Option<Choice> {
    let field = state.field()?;
    let asked = state.runtime.asked().iter().find(|asked| asked.seat == seat)?;
    let (_, _, faced) = like.on_table()?;
    let [x, y] = desired.at;
    let inside = |part: i32, most: i64| i64::from(part).clamp(0, most / GRAIN) as i32;
    let place = Place { x: inside(x, field.width), y: inside(y, field.height) };
    let turned = desired.facing.map(|facing| facing.rem_euclid(i32::from(TURN)) as u16);
    let heading = turned.or(faced).unwrap_or(0);
    let search = Search { state, side: side_of(seat)?, asked, like, heading };
    let point = place.point();
    // A way with corners to that very place is what was meant.
    let meant = like.on_table().is_some_and(|(end, via, _)| end == place && !via.is_none());
    let turns = turned.is_some() && turned != faced;
    if meant && !turns && state.judge(search.side, asked, like).is_ok() {
        return Some(like);
    }
    if let Some(choice) = search.touching(point).or_else(|| search.at(point)) {
        return Some(choice);
    }
    match (asked.about, like) {
        (Some(Piece::Unit(unit)), Choice::MoveTo { action, .. }) => {
            march::nearest(state, unit, place, heading, action)
        }
        (Some(Piece::General(general)), Choice::StandAt { .. }) => {
            let start = state.general(general).at.point();
            start
                .and_then(|start| search.on_the_way(start, point))
                .or_else(|| search.round_about(point))
        }
        _ => search.round_about(point),
    }
}

/// BF-7.19: the way of an answer to its end, which becomes a corner, and on from there as near to a place as the
/// judge allows. Nothing on hexes, where every way is found.
pub(crate) fn onward(
    state: &State,
    seat: Seat,
    from: Choice,
    desired: DesiredPlace,
) -> Option<Choice> {
    let field = state.field()?;
    let asked = state.runtime.asked().iter().find(|asked| asked.seat == seat)?;
    let (corner, via, faced) = from.on_table()?;
    let corners: Vec<Place> = via.as_slice().iter().copied().chain([corner]).collect();
    let via = Corners::of(&corners)?;
    let [x, y] = desired.at;
    let inside = |part: i32, most: i64| i64::from(part).clamp(0, most / GRAIN) as i32;
    let wished = Place { x: inside(x, field.width), y: inside(y, field.height) }.point();
    let turned = desired.facing.map(|facing| facing.rem_euclid(i32::from(TURN)) as u16);
    let heading = turned.or(faced).unwrap_or(0);
    let side = side_of(seat)?;
    let at = |point: Point| {
        let choice = from.moved_to(Place::of(point), heading)?.through(via)?;
        state.judge(side, asked, choice).is_ok().then_some(choice)
    };
    let touching = || match asked.about {
        Some(Piece::Unit(unit)) if matches!(from, Choice::MoveTo { .. }) => {
            contact(state, unit, wished).and_then(at)
        }
        _ => None,
    };
    let start = corner.point();
    let direction = Heading::tenths(Heading::towards(start, wished));
    let paces = (start.distance(wished) / PACE).min(FARTHEST);
    touching()
        .or_else(|| at(wished))
        .or_else(|| (1..=paces).rev().find_map(|pace| at(moved(start, direction, pace * PACE))))
}

//! Straight moves on a free table: how far a leg can go, and what stops it.

use crate::plane::{Heading, Line, Point, root};

/// Where a moving point first comes to a given distance of a fixed one.
///
/// The answer is the length along the line, rounded down, so that a mover who goes that far is
/// never nearer than the distance. `None` when the line never comes so near. A mover that is there
/// already (or nearer) is stopped at once only if the line brings it nearer still.
pub fn comes_within(line: Line, place: Point, distance: i64) -> Option<i64> {
    let length = line.length();
    if length == 0 {
        return None;
    }
    let (x, y) = (i128::from(line.to.x - line.from.x), i128::from(line.to.y - line.from.y));
    let (px, py) = (i128::from(place.x - line.from.x), i128::from(place.y - line.from.y));
    let along = x * px + y * py;
    if along <= 0 {
        return None; // It leads away, or straight past.
    }
    let limit = i128::from(distance) * i128::from(distance);
    let apart = px * px + py * py;
    if apart <= limit {
        return Some(0);
    }
    // In lengths along the line: the foot of the perpendicular, less half the chord.
    let square = x * x + y * y;
    let foot = along / root_up(square);
    let cross = x * py - y * px;
    let height_squared = cross * cross / square;
    if height_squared >= limit {
        return None;
    }
    let half_chord = root(limit - height_squared) + 1; // Rounded against the mover.
    let reached = (foot - half_chord).max(0);
    (reached <= i128::from(length)).then_some(reached as i64)
}

/// The square root, rounded up: what is divided by it is rounded down.
fn root_up(square: i128) -> i128 {
    let down = root(square);
    if down * down == square { down } else { down + 1 }
}

/// The point so far along a line, rounded towards its start.
pub fn point_along(line: Line, length: i64) -> Point {
    let whole = line.length();
    if whole == 0 || length <= 0 {
        return line.from;
    }
    if length >= whole {
        return line.to;
    }
    let step = |from: i64, to: i64| {
        from + (i128::from(to - from) * i128::from(length) / i128::from(whole)) as i64
    };
    Point { x: step(line.from.x, line.to.x), y: step(line.from.y, line.to.y) }
}

/// The end of a straight move from a point in a direction.
pub fn moved(from: Point, heading: Heading, length: i64) -> Point {
    let (x, y) = heading.step(length);
    Point { x: from.x + x, y: from.y + y }
}

/// Where a line crosses straight pieces, as lengths along the line. A line that starts on a piece
/// does not cross it there.
pub fn crossings(line: Line, pieces: impl Iterator<Item = Line>) -> impl Iterator<Item = i64> {
    pieces
        .flat_map(move |piece| line.meets(piece))
        .filter(|place| *place > 0)
        .map(move |place| line.length_between(0, place))
}

/// Whether a point is at most so far from one of some straight pieces.
pub fn is_beside(point: Point, mut pieces: impl Iterator<Item = Line>, distance: i64) -> bool {
    pieces.any(|piece| piece.nearest(point).is_within(point, distance))
}

/// Whether every point of a line is at most so far from one of some straight pieces.
///
/// A band round a straight piece has no dents: what lies between two of its points lies in it. So
/// the line is followed from band to band, each time as far as the band goes.
pub fn keeps_beside(line: Line, pieces: impl Iterator<Item = Line> + Clone, distance: i64) -> bool {
    let length = line.length();
    let beside = |piece: Line, at: i64| {
        let point = point_along(line, at);
        piece.nearest(point).is_within(point, distance)
    };
    let mut reached = 0;
    loop {
        let mut farthest = reached;
        for piece in pieces.clone().filter(|piece| beside(*piece, reached)) {
            if beside(piece, length) {
                return true;
            }
            let (mut inside, mut outside) = (reached, length);
            while outside - inside > 1 {
                let middle = inside.midpoint(outside);
                if beside(piece, middle) { inside = middle } else { outside = middle }
            }
            farthest = farthest.max(inside);
        }
        if farthest == reached {
            return false;
        }
        reached = farthest;
    }
}

/// How far a straight move can go, and what stops it: the nearest of everything that is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach<R> {
    pub length: i64,
    pub stop: Option<R>,
}

impl<R> Reach<R> {
    /// A move of this length that nothing has stopped yet.
    pub const fn of(length: i64) -> Self {
        Self { length, stop: None }
    }

    /// Something stops it here, unless something else did before.
    pub fn cut(&mut self, length: i64, why: R) {
        if length < self.length {
            self.length = length.max(0);
            self.stop = Some(why);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plane::UNIT;
    use proptest::prelude::*;

    fn point(x: i64, y: i64) -> Point {
        Point { x: x * UNIT / 10, y: y * UNIT / 10 }
    }

    #[test]
    fn a_unit_marching_at_an_enemy_stops_one_unit_short() {
        let line = Line { from: point(0, 0), to: point(50, 0) };
        let stop = comes_within(line, point(30, 0), UNIT).unwrap();
        assert!((2 * UNIT - 2..=2 * UNIT).contains(&stop), "{stop}");
        assert_eq!(comes_within(line, point(30, 10), UNIT), None, "it passes beside");
        assert_eq!(comes_within(line, point(-5, 0), UNIT), None, "it leads away");
        assert_eq!(comes_within(line, point(5, 0), UNIT), Some(0), "it is too near already");
    }

    #[test]
    fn a_march_to_the_east_goes_east() {
        let end = moved(point(0, 0), Heading(90 * UNIT), 2 * UNIT);
        assert!(end.is_within(point(20, 0), 4), "{end:?}");
    }

    #[test]
    fn a_chain_is_crossed_where_it_lies() {
        let line = Line { from: point(0, 0), to: point(40, 0) };
        let wall = Line { from: point(30, -5), to: point(30, 5) };
        assert_eq!(crossings(line, [wall].into_iter()).collect::<Vec<_>>(), [3 * UNIT]);
        let from_wall = Line { from: point(30, 0), to: point(40, 0) };
        assert_eq!(crossings(from_wall, [wall].into_iter()).next(), None);
    }

    #[test]
    fn the_nearest_obstacle_is_the_reason() {
        let mut reach = Reach::of(10);
        reach.cut(12, "behind the end");
        assert_eq!(reach, Reach::of(10));
        reach.cut(5, "far");
        reach.cut(3, "near");
        reach.cut(4, "later");
        assert_eq!(reach, Reach { length: 3, stop: Some("near") });
    }

    proptest! {
        #[test]
        fn a_mover_never_comes_nearer_than_it_may(
            to in (-60_i64..60, -60_i64..60),
            place in (-60_i64..60, -60_i64..60),
            limit in 1_i64..20,
        ) {
            let line = Line { from: point(0, 0), to: point(to.0, to.1) };
            let (place, limit) = (point(place.0, place.1), limit * UNIT / 10);
            prop_assume!(!line.from.is_within(place, limit) && line.length() > 0);
            match comes_within(line, place, limit) {
                Some(stop) => {
                    let there = point_along(line, stop);
                    // Rounding to whole millionths may cost one of them.
                    prop_assert!(!there.is_within(place, limit - 4), "{}", there.distance(place));
                    prop_assert!(there.is_within(place, limit + 4000), "{}", there.distance(place));
                }
                None => prop_assert!(!line.passes_nearer_than(place, limit - 4)),
            }
        }

        /// Points along the line are asked one by one.
        #[test]
        fn who_keeps_beside_a_road_is_beside_it_everywhere(
            road in prop::collection::vec((-30_i64..30, -30_i64..30), 2..5),
            from in (-30_i64..30, -30_i64..30),
            to in (-30_i64..30, -30_i64..30),
            distance in 1_i64..12,
        ) {
            let road: Vec<Point> = road.iter().map(|(x, y)| point(*x, *y)).collect();
            let road = road.windows(2).map(|pair| Line { from: pair[0], to: pair[1] });
            let line = Line { from: point(from.0, from.1), to: point(to.0, to.1) };
            let distance = distance * UNIT / 10;
            let kept = keeps_beside(line, road.clone(), distance);
            let off = |margin: i64| {
                let at = |step: i64| point_along(line, line.length() * step / 300);
                (0..=300).any(|step| !is_beside(at(step), road.clone(), distance + margin))
            };
            prop_assert!(!(kept && off(8)), "it was off the road");
            prop_assert!(kept || off(-8), "it was never off the road");
        }
    }
}

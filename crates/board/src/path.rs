//! Straight moves on a free table: how far a leg can go, and what stops it.

use crate::plane::{Heading, Line, Point, Polygon, WHOLE};

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
    let half_chord = (limit - height_squared).isqrt() + 1; // Rounded against the mover.
    let reached = (foot - half_chord).max(0);
    (reached <= i128::from(length)).then_some(reached as i64)
}

/// The square root, rounded up: what is divided by it is rounded down.
fn root_up(square: i128) -> i128 {
    let root = square.isqrt();
    if root * root == square { root } else { root + 1 }
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

/// Where a line enters a piece of ground that it did not start in, as a length along the line.
pub fn enters(line: Line, ground: &Polygon) -> Option<i64> {
    let first = ground.stretches(line).into_iter().map(|stretch| stretch.0).min()?;
    Some(line.length_between(0, first))
}

/// Where a line leaves a piece of ground that it started in, as a length along the line.
pub fn leaves(line: Line, ground: &Polygon) -> Option<i64> {
    let first = ground.stretches(line).into_iter().find(|stretch| stretch.0 == 0)?;
    (first.1 < WHOLE).then(|| line.length_between(0, first.1))
}

/// Where a line first crosses a chain of straight pieces, as a length along the line.
pub fn crosses(line: Line, chain: &[Point]) -> Option<i64> {
    chain
        .windows(2)
        .flat_map(|piece| line.meets(Line { from: piece[0], to: piece[1] }))
        .filter(|place| *place > 0)
        .min()
        .map(|place| line.length_between(0, place))
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
    fn ground_is_entered_and_left_where_its_edge_is() {
        let wood = Polygon(vec![point(10, -10), point(20, -10), point(20, 10), point(10, 10)]);
        let line = Line { from: point(0, 0), to: point(40, 0) };
        assert_eq!(enters(line, &wood), Some(UNIT));
        assert_eq!(leaves(line, &wood), None, "it did not start inside");
        let inside = Line { from: point(15, 0), to: point(40, 0) };
        let out = leaves(inside, &wood).unwrap();
        assert!((out - UNIT / 2).abs() <= 1, "{out}");
        assert_eq!(crosses(line, &[point(30, -5), point(30, 5)]), Some(3 * UNIT));
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
    }
}

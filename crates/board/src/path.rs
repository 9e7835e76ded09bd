//! Straight moves on a free table: how far a leg can go, and what stops it.

use crate::heading::Heading;
use crate::plane::{Line, Point};

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

/// The square root, rounded down: of small numbers in fewer steps.
fn root(square: i128) -> i128 {
    match u64::try_from(square) {
        Ok(small) => i128::from(small.isqrt()),
        Err(_) => square.max(0).isqrt(),
    }
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
        .filter_map(move |piece| line.meets(piece))
        .flat_map(|(first, last)| [Some(first), (last != first).then_some(last)])
        .flatten()
        .filter(|place| *place > 0)
        .map(move |place| line.length_between(0, place))
}

/// Stretches of a line, given by their two ends, in order: those that overlap, or are at most so far
/// apart, are joined.
///
/// ```
/// assert_eq!(board::path::joined(vec![(5, 9), (0, 3), (4, 6)], 1), [(0, 9)]);
/// ```
pub fn joined(mut stretches: Vec<(i64, i64)>, gap: i64) -> Vec<(i64, i64)> {
    stretches.sort_unstable();
    let mut joined: Vec<(i64, i64)> = Vec::with_capacity(stretches.len());
    for (first, last) in stretches {
        match joined.last_mut() {
            Some(before) if first <= before.1 + gap => before.1 = before.1.max(last),
            _ => joined.push((first, last)),
        }
    }
    joined
}

/// The legs of a path from a start.
pub fn legs(start: Point, path: &[Point]) -> impl Iterator<Item = Line> {
    let mut from = start;
    path.iter().map(move |to| {
        let leg = Line { from, to: *to };
        from = *to;
        leg
    })
}

/// Offsets to either side, ever farther by a step, up to the most: 0, then 1 step, -1 step, 2 steps
/// and so on.
///
/// ```
/// assert_eq!(board::path::offsets(5, 12).collect::<Vec<_>>(), [0, 5, -5, 10, -10]);
/// ```
pub fn offsets(step: i64, most: i64) -> impl Iterator<Item = i64> {
    let start = (most >= 0).then_some(0);
    start.into_iter().chain((1..=most / step).flat_map(move |times| [times * step, -times * step]))
}

/// The ends of rays from a start, in order all round, without those that lead farther by more than
/// `lone`, or less far by more than that, than the rays on both sides: a gap so narrow cannot be
/// pointed at, and is drawn as a spike.
pub fn without_lone_rays(start: Point, ends: &[Point], lone: i64) -> Vec<Point> {
    let far: Vec<i64> = ends.iter().map(|end| start.distance(*end)).collect();
    let is_lone = |index: usize| {
        let around = [far[(index + far.len() - 1) % far.len()], far[(index + 1) % far.len()]];
        around.iter().all(|near| far[index] - near > lone)
            || around.iter().all(|near| near - far[index] > lone)
    };
    (0..ends.len()).filter(|index| !is_lone(*index)).map(|index| ends[index]).collect()
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
///
/// ```
/// use board::path::Reach;
///
/// let mut reach = Reach::of(10);
/// reach.cut(5, "a wall");
/// reach.cut(7, "a river behind it");
/// assert_eq!(reach, Reach { length: 5, stop: Some("a wall") });
/// assert_eq!(reach.within(3), Reach::of(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach<R> {
    /// How far it can go.
    pub length: i64,
    /// What stops it there; nothing if it is its own length.
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

    /// The same for a move of at most this length.
    #[must_use]
    pub fn within(self, most: i64) -> Self {
        if self.length < most { self } else { Self::of(most) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const UNIT: i64 = 1_000_000;

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

    /// The ends of rays of these lengths, all round.
    fn ends(lengths: [i64; 8]) -> Vec<Point> {
        let end = |(index, length): (u16, i64)| {
            moved(Point::new(0, 0), Heading::tenths(index * 450), length * UNIT)
        };
        (0..8).zip(lengths).map(end).collect()
    }

    #[test]
    fn an_outline_has_no_spikes() {
        let start = Point::new(0, 0);
        let (spike, notch) = (ends([2, 2, 6, 2, 2, 2, 2, 2]), ends([0, 6, 6, 6, 6, 6, 6, 6]));
        assert_eq!(without_lone_rays(start, &spike, UNIT / 2).len(), 7);
        assert!(!without_lone_rays(start, &spike, UNIT / 2).contains(&spike[2]));
        assert_eq!(without_lone_rays(start, &notch, UNIT / 2), notch[1..]);
        // What is wide enough to be pointed at stays.
        let wide = ends([2, 2, 6, 6, 2, 2, 2, 2]);
        assert_eq!(without_lone_rays(start, &wide, UNIT / 2), wide);
    }

    proptest! {
        /// Counted unit by unit.
        #[test]
        fn joined_stretches_cover_what_the_others_did(
            stretches in prop::collection::vec((0_i64..40, 0_i64..10), 0..8),
            gap in 0_i64..4,
        ) {
            let stretches: Vec<(i64, i64)> =
                stretches.iter().map(|(first, long)| (*first, first + long)).collect();
            let found = joined(stretches.clone(), gap);
            let covers = |all: &[(i64, i64)], at: i64| all.iter().any(|(first, last)| (*first..=*last).contains(&at));
            for at in 0..60 {
                let filled = covers(&stretches, at)
                    || (0..=gap).any(|back| covers(&stretches, at - back)
                        && (0..=gap - back).any(|on| covers(&stretches, at + on)));
                prop_assert_eq!(covers(&found, at), filled, "at {}", at);
            }
            prop_assert!(found.windows(2).all(|pair| pair[0].1 + gap < pair[1].0));
        }

        #[test]
        fn offsets_are_all_the_steps_by_their_size(step in 1_i64..9, most in -5_i64..60) {
            let found: Vec<i64> = offsets(step, most).collect();
            let mut all: Vec<i64> = (-most..=most).filter(|at| at % step == 0).collect();
            all.sort_by_key(|at| (at.abs(), -at));
            prop_assert_eq!(found, all);
        }

        #[test]
        fn legs_lead_from_point_to_point(path in prop::collection::vec((-9_i64..9, -9_i64..9), 0..6)) {
            let path: Vec<Point> = path.iter().map(|(x, y)| point(*x, *y)).collect();
            let all: Vec<Point> = std::iter::once(point(0, 0)).chain(path.iter().copied()).collect();
            let expected: Vec<Line> = Line::chain(&all).collect();
            prop_assert_eq!(legs(point(0, 0), &path).collect::<Vec<_>>(), expected);
        }

        #[test]
        fn a_point_along_a_line_is_as_far_from_its_start_as_it_says(
            from in (-900_000_000_i64..900_000_000, -900_000_000_i64..900_000_000),
            to in (-900_000_000_i64..900_000_000, -900_000_000_i64..900_000_000),
            length in -10_i64..3_000_000_000,
        ) {
            let line = Line::new(Point::new(from.0, from.1), Point::new(to.0, to.1));
            let found = point_along(line, length);
            let expected = length.clamp(0, line.length());
            prop_assert!((line.from.distance(found) - expected).abs() <= 3);
            prop_assert!(line.nearest(found).is_within(found, 3));
        }

        /// Where the line is on one side of a piece and then on the other, step by step.
        #[test]
        fn a_line_crosses_what_it_has_on_both_sides(
            line in ((-30_i64..30, -30_i64..30), (-30_i64..30, -30_i64..30)),
            piece in ((-30_i64..30, -30_i64..30), (-30_i64..30, -30_i64..30)),
        ) {
            let at = |(x, y): (i64, i64)| point(x, y);
            let (line, piece) = (Line::new(at(line.0), at(line.1)), Line::new(at(piece.0), at(piece.1)));
            let found: Vec<i64> = crossings(line, std::iter::once(piece)).collect();
            for length in &found {
                let there = point_along(line, *length);
                prop_assert!(piece.nearest(there).is_within(there, 8));
            }
            let side = |step: i64| piece.side_of(line.point_at(step, 500)).signum();
            let meets = |step: i64| {
                let (one, two) = (line.point_at(step, 500), line.point_at(step + 1, 500));
                side(step) * side(step + 1) < 0
                    && piece.crosses(Line::new(one, two))
            };
            let walked = (0..500).find(|step| meets(*step));
            prop_assert!(walked.is_none() || !found.is_empty());
            if let (Some(step), Some(first)) = (walked, found.first()) {
                prop_assert!((first - line.length() * step / 500).abs() <= line.length() / 500 + 8);
            }
        }

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
            // A gap may lie between two of the points: there it is as wide as they are apart.
            prop_assert!(kept || off(-8 - line.length() / 600), "it was never off the road");
        }
    }
}

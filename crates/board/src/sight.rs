//! The nearest point of an outline that nothing hides.

use crate::base::Base;
use crate::plane::{Line, PARTS, Point};

/// More than rounding moves a line.
const ROUNDING: i64 = 8;

/// Something that may hide a point from an eye. The book says when it does.
pub trait Screen {
    /// Whether it hides the end of a line from its start. `places` is room for crossings.
    fn hides(&self, line: Line, places: &mut Vec<i64>) -> bool;

    /// Whether it hides the end of a line by more than rounding.
    fn hides_well(&self, _line: Line, _places: &mut Vec<i64>) -> bool {
        false
    }

    /// Whether every point between two that it hides well is hidden too: only then are steps left
    /// out.
    fn hides_between(&self, _one: Point, _other: Point) -> bool {
        false
    }
}

/// A base in the way of an eye. It has no hollows.
#[derive(Clone, Copy, Debug)]
pub struct BaseScreen<const SLACK: i64> {
    base: Base<SLACK>,
    /// The eye as the base sees it.
    eye: (i64, i64),
}

impl<const SLACK: i64> BaseScreen<SLACK> {
    /// The base in the way of this eye.
    pub const fn new(base: Base<SLACK>, eye: Point) -> Self {
        Self { base, eye: base.local(eye) }
    }
}

impl<const SLACK: i64> Screen for BaseScreen<SLACK> {
    fn hides(&self, line: Line, _: &mut Vec<i64>) -> bool {
        self.base.is_crossed_from(self.eye, line.to)
    }

    fn hides_well(&self, line: Line, _: &mut Vec<i64>) -> bool {
        self.base.grown(-ROUNDING).is_crossed_from(self.eye, line.to)
    }

    fn hides_between(&self, _: Point, _: Point) -> bool {
        true
    }
}

/// What an eye has seen: the nearest point, and how far away it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The distance from the eye, or from where it is measured, rounded down.
    pub distance: i64,
    /// The nearest point that is seen.
    pub point: Point,
}

/// A look along outlines for the nearest point that no screen hides and that the field allows.
///
/// ```
/// use board::base::Base;
/// use board::plane::Point;
/// use board::sight::{BaseScreen, Look};
///
/// let unit = |x, y| Base::<5>::new(Point::new(x, y), 0, 300, 100);
/// let (eye, target) = (Point::new(0, 0), unit(0, 2_000));
/// let screens = vec![BaseScreen::new(unit(-250, 1_000), eye)];
/// let mut look = Look::new(eye, 10, screens, |_| true);
/// target.edges_facing(eye).for_each(|edge| look.along(edge));
/// let seen = look.nearest().unwrap();
/// assert!(seen.point.x > 0, "the screen hides the left");
/// ```
#[derive(Debug)]
pub struct Look<S, F> {
    eye: Point,
    /// Where distances are measured from.
    ruler: Point,
    /// How far apart the points of an outline are that are looked at.
    spacing: i64,
    screens: Vec<S>,
    field: F,
    /// Room for the crossings of a line.
    places: Vec<i64>,
    /// The nearest point that is seen so far, with the square of its distance.
    best: Option<(i64, Point)>,
}

impl<S: Screen, F: Fn(Point) -> bool> Look<S, F> {
    /// A look from an eye past screens at points of a field, so far apart on an outline.
    pub fn new(eye: Point, spacing: i64, screens: Vec<S>, field: F) -> Self {
        Self { eye, ruler: eye, spacing, screens, field, places: Vec::new(), best: None }
    }

    /// The same, but what is nearest to another point than the eye is looked for.
    #[must_use]
    pub fn measured_from(self, ruler: Point) -> Self {
        Self { ruler, ..self }
    }

    /// What has been seen.
    pub fn nearest(&self) -> Option<Sight> {
        self.best.map(|(square, point)| Sight { distance: square.isqrt(), point })
    }

    /// Looks along an edge.
    pub fn along(&mut self, edge: Line) {
        let foot = edge.point_at(edge.place_of(self.ruler, PARTS), PARTS);
        self.look(foot);
        // Where the foot is seen, no other point of the edge is nearer.
        if self.best.is_some_and(|(nearest, _)| nearest <= self.ruler.distance_squared(foot)) {
            return;
        }
        let steps = (edge.length() + self.spacing - 1) / self.spacing;
        let point = |step: i64| edge.point_at(PARTS * step / steps.max(1), PARTS);
        let mut step = 0;
        while step <= steps {
            if self.look(point(step)) {
                step = self.hidden_until(step, steps, point);
            }
            step += 1;
        }
    }

    /// Looks at a point, if it would be the nearest; whether something hides it.
    fn look(&mut self, point: Point) -> bool {
        let square = self.ruler.distance_squared(point);
        let is_nearer = self.best.is_none_or(|(nearest, _)| square < nearest);
        if !is_nearer || !(self.field)(point) {
            return false;
        }
        let blocked = self.is_blocked(point);
        if !blocked {
            self.best = Some((square, point));
        }
        blocked
    }

    /// Whether something hides this point. What hides one is likely to hide the next: it is asked
    /// first.
    fn is_blocked(&mut self, point: Point) -> bool {
        let Self { eye, screens, places, .. } = self;
        let line = Line { from: *eye, to: point };
        let found = screens.iter().position(|screen| screen.hides(line, places));
        if let Some(place) = found {
            screens.swap(0, place);
        }
        found.is_some()
    }

    /// A step up to which nothing is seen from one that is hidden: whatever is between two points
    /// that the same thing hides well.
    fn hidden_until(&mut self, step: i64, last: i64, point: impl Fn(i64) -> Point) -> i64 {
        let Self { eye, screens, places, .. } = self;
        let Some(screen) = screens.first() else { return step };
        if !screen.hides_between(point(step), point(last)) {
            return step;
        }
        let mut hides = |step: i64| screen.hides_well(Line { from: *eye, to: point(step) }, places);
        let mut leap = if hides(step) { last - step } else { 0 };
        while leap > 0 && !hides(step + leap) {
            leap /= 2;
        }
        step + leap
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::polygon::Polygon;
    use proptest::prelude::*;

    type Stand = Base<40>;

    /// A wood that hides what lies behind it, with the margin that is well inside.
    struct Wood(Polygon);

    impl Screen for Wood {
        fn hides(&self, line: Line, places: &mut Vec<i64>) -> bool {
            self.0.length_inside(line, places) > 100
        }
        fn hides_well(&self, line: Line, places: &mut Vec<i64>) -> bool {
            self.0.is_crossed_deep(line, 200, places)
        }
        fn hides_between(&self, one: Point, other: Point) -> bool {
            let wood = crate::index::Bounds::around(self.0.0.iter().copied());
            wood.is_some_and(|wood| !wood.meets(Line::new(one, other).bounds()))
        }
    }

    enum Thing {
        Base(BaseScreen<40>),
        Wood(Wood),
    }

    impl Screen for Thing {
        fn hides(&self, line: Line, places: &mut Vec<i64>) -> bool {
            match self {
                Self::Base(base) => base.hides(line, places),
                Self::Wood(wood) => wood.hides(line, places),
            }
        }
        fn hides_well(&self, line: Line, places: &mut Vec<i64>) -> bool {
            match self {
                Self::Base(base) => base.hides_well(line, places),
                Self::Wood(wood) => wood.hides_well(line, places),
            }
        }
        fn hides_between(&self, one: Point, other: Point) -> bool {
            match self {
                Self::Base(base) => base.hides_between(one, other),
                Self::Wood(wood) => wood.hides_between(one, other),
            }
        }
    }

    fn any_point() -> impl Strategy<Value = Point> {
        (-150_000_i64..150_000, -150_000_i64..150_000).prop_map(|(x, y)| Point { x, y })
    }

    fn any_base() -> impl Strategy<Value = Stand> {
        (any_point(), 0_u16..3600, 2_000_i64..40_000, 2_000_i64..12_000)
            .prop_map(|(centre, facing, front, depth)| Stand::new(centre, facing, front, depth))
    }

    /// The nearest point of the outline that nothing hides: every point is looked at, past every
    /// screen, and no step is left out.
    fn by_looking_everywhere(
        eye: Point,
        target: &Stand,
        bases: &[Stand],
        woods: &[Polygon],
        field: impl Fn(Point) -> bool,
    ) -> Option<i64> {
        let is_hidden = |point: Point| {
            let line = Line::new(eye, point);
            bases.iter().any(|base| base.is_crossed(line))
                || woods.iter().any(|wood| wood.length_inside(line, &mut Vec::new()) > 100)
        };
        // The target itself hides its far side.
        let (ahead, right) = target.local(eye);
        let (depth, front) = (target.half_depth, target.half_front);
        let beyond = [ahead - depth, right - front, -ahead - depth, -right - front];
        let near = target.edges().into_iter().zip(beyond).filter(|(_, beyond)| *beyond > 0);
        let points = near.flat_map(|(edge, _)| {
            let steps = (edge.length() + 999) / 1_000;
            let foot = edge.point_at(edge.place_of(eye, PARTS), PARTS);
            let along = move |step: i64| edge.point_at(PARTS * step / steps.max(1), PARTS);
            (0..=steps).map(along).chain([foot])
        });
        let seen = points.filter(|point| field(*point) && !is_hidden(*point));
        seen.map(|point| eye.distance_squared(point)).min().map(i64::isqrt)
    }

    #[test]
    fn what_the_eye_sees_may_be_measured_from_elsewhere() {
        let stand = |x, y| Stand::new(Point::new(x, y), 0, 30_000, 8_000);
        let (eye, ruler, target) = (Point::new(0, 0), Point::new(40_000, 20_000), stand(0, 90_000));
        let screens = || vec![Thing::Base(BaseScreen::new(stand(25_000, 50_000), eye))];
        let seen = |ruler: Point| {
            let mut look = Look::new(eye, 100, screens(), |_| true).measured_from(ruler);
            target.edges_facing(eye).for_each(|edge| look.along(edge));
            look.nearest().unwrap()
        };
        let (from_eye, elsewhere) = (seen(eye), seen(ruler));
        assert_eq!(from_eye.distance, eye.distance(from_eye.point));
        assert_eq!(elsewhere.distance, ruler.distance(elsewhere.point));
        assert!(elsewhere.point.x < 0, "the screen hides what is nearest to the ruler");
    }

    proptest! {
        #[test]
        fn the_nearest_point_seen_is_that_of_who_looks_everywhere(
            eye in any_point(),
            target in any_base(),
            bases in prop::collection::vec(any_base(), 0..6),
            woods in prop::collection::vec(
                (any_point(), prop::collection::vec((-40_000_i64..40_000, -40_000_i64..40_000), 3..6)),
                0..3,
            ),
            field in prop::option::of(any_base()),
        ) {
            prop_assume!(!target.grown(100).contains(eye));
            let woods: Vec<Polygon> = woods.iter().map(|(at, corners)| {
                Polygon(corners.iter().map(|(x, y)| Point::new(at.x + x, at.y + y)).collect())
            }).collect();
            let allows = |point: Point| field.is_none_or(|field| {
                field.sector_holds(point, crate::base::AT_45_DEGREES)
            });
            let things = bases.iter().map(|base| Thing::Base(BaseScreen::new(*base, eye)));
            let things = things.chain(woods.iter().map(|wood| Thing::Wood(Wood(wood.clone()))));
            let mut look = Look::new(eye, 1_000, things.collect(), allows);
            target.edges_facing(eye).for_each(|edge| look.along(edge));
            let expected = by_looking_everywhere(eye, &target, &bases, &woods, allows);
            let found = look.nearest();
            if let Some(sight) = found {
                prop_assert_eq!(sight.distance, eye.distance(sight.point));
                prop_assert!(allows(sight.point));
            }
            // An edge seen from its end is a hair's breadth: there the far side is seen or not.
            let askew = target.edges().iter().all(|edge| {
                edge.side_of(eye).abs() / edge.length() > 300
            });
            if askew {
                // A foot that is seen ends the look along its edge, though rounding may have put
                // another point nearer.
                let far = found.map(|sight| sight.distance);
                prop_assert_eq!(far.is_some(), expected.is_some());
                prop_assert!(far.zip(expected).is_none_or(|(one, two)| (one - two).abs() <= 2));
            }
        }
    }
}

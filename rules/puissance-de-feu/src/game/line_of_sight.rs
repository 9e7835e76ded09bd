//! PF-5.3, PF-5.9, PF-Q19: one unit looks along the outline of another for the nearest point that
//! nothing hides.

use super::battle::Feature;
use super::choice::UnitId;
use super::geometry::{CONTACT, INCH, Lane, PARTS, Rect, Spot, along, proportion};
use super::ground::Sight;
use super::state::State;
use crate::options::HouseRule;
use crate::scenario::TerrainKind;

/// PF-17.7: how deep into a wood or building one sees.
const INTO_WOODS: i64 = 3 * INCH;
/// PF-Q19: how far apart the points of an outline are that are looked at.
const LOOK: i64 = INCH / 10;
/// More than rounding moves a line.
const ROUNDING: i64 = 8;

/// A look at one unit: what may hide it is gathered once for all the points of its outline.
pub(crate) struct LineOfSight<'a> {
    eye: Spot,
    /// PF-14.4: nothing if it sees all round.
    field: Option<Rect>,
    screens: Vec<Screen<'a>>,
    /// Room for the crossings of a line.
    crossings: Vec<i64>,
    /// The nearest point that is seen so far, with the square of its distance.
    best: Option<(i64, Spot)>,
}

/// Something that may hide a point.
enum Screen<'a> {
    /// With the eye as it sees it.
    Unit(Rect, (i64, i64)),
    Crest(&'a Feature),
    /// Woods, a building, impassable ground, and whether the eye is inside.
    Inside(&'a Feature, bool),
}

impl<'a> LineOfSight<'a> {
    pub(crate) fn new(
        state: &'a State,
        (id, own): (UnitId, &Rect),
        (target, other): (UnitId, &Rect),
        eye: Spot,
        field: Option<Rect>,
    ) -> Self {
        let lane = Lane::new(eye, other.centre, other.reach());
        let only_own = state.house().has(HouseRule::EnemyUnitsDoNotBlockSight);
        let high = std::cell::OnceCell::new();
        let from_above = || *high.get_or_init(|| state.is_high(own) || state.is_high(other));
        let mut screens = Vec::new();
        for one in state.on_table().filter(|one| *one != id && *one != target) {
            if only_own && state.side(one) != state.side(id) || !state.is_in_lane(one, &lane) {
                continue;
            }
            let rect = state.rect(one);
            if !from_above() || state.is_high(&rect) {
                screens.push(Screen::Unit(rect, rect.local(eye)));
            }
        }
        for feature in &state.battle.features {
            if !lane.meets(&feature.span()) {
                continue;
            }
            match feature.kind {
                TerrainKind::Woods | TerrainKind::Building | TerrainKind::Impassable => {
                    screens.push(Screen::Inside(feature, feature.holds(eye)));
                }
                TerrainKind::Crest if !feature.is_lined(own) && !feature.is_lined(other) => {
                    screens.push(Screen::Crest(feature));
                }
                _ => {}
            }
        }
        Self { eye, field, screens, crossings: Vec::new(), best: None }
    }

    /// What has been seen.
    pub(crate) fn nearest(&self) -> Option<Sight> {
        self.best.map(|(square, point)| Sight { distance: square.isqrt(), point })
    }

    /// Looks along an edge.
    pub(crate) fn along(&mut self, from: Spot, to: Spot) {
        let (eye, x, y) = (self.eye, to.x - from.x, to.y - from.y);
        let foot = ((eye.x - from.x) * x + (eye.y - from.y) * y).clamp(0, x * x + y * y);
        let foot = along(from, to, proportion(foot, PARTS, (x * x + y * y).max(1)));
        self.look(foot);
        // Where the foot is seen, no other point of the edge is nearer.
        if self.best.is_some_and(|(nearest, _)| nearest <= eye.distance_squared(foot)) {
            return;
        }
        let steps = (from.distance(to) + LOOK - 1) / LOOK;
        let point = |step: i64| along(from, to, PARTS * step / steps.max(1));
        let mut step = 0;
        while step <= steps {
            if self.look(point(step)) {
                step = self.hidden_until(step, steps, point);
            }
            step += 1;
        }
    }

    /// Looks at a point, if it would be the nearest; whether something hides it.
    fn look(&mut self, point: Spot) -> bool {
        let square = self.eye.distance_squared(point);
        let is_nearer = self.best.is_none_or(|(nearest, _)| square < nearest);
        if !is_nearer || self.field.is_some_and(|field| !field.field_holds(point)) {
            return false;
        }
        let blocked = self.is_blocked(point);
        if !blocked {
            self.best = Some((square, point));
        }
        blocked
    }

    /// PF-5.3, PF-17.7, PF-17.8: whether something hides this point. What hides one is likely to hide
    /// the next: it is asked first.
    fn is_blocked(&mut self, point: Spot) -> bool {
        let Self { eye, screens, crossings, .. } = self;
        let found = screens.iter().position(|screen| screen.hides(*eye, point, crossings));
        if let Some(place) = found {
            screens.swap(0, place);
        }
        found.is_some()
    }

    /// A step up to which nothing is seen from one that is hidden: whatever is between two points
    /// that the same thing hides well.
    fn hidden_until(&mut self, step: i64, last: i64, point: impl Fn(i64) -> Spot) -> i64 {
        let Self { eye, screens, crossings, .. } = self;
        let Some(screen) = screens.first() else { return step };
        if !screen.hides_between(point(step), point(last)) {
            return step;
        }
        let mut hides = |step: i64| screen.hides_well(*eye, point(step), crossings);
        let mut leap = if hides(step) { last - step } else { 0 };
        while leap > 0 && !hides(step + leap) {
            leap /= 2;
        }
        step + leap
    }
}

impl Screen<'_> {
    /// Whether what is between two points that it hides well is hidden too. A unit has no hollows;
    /// into ground with the eye or the points on it one may see.
    fn hides_between(&self, one: Spot, other: Spot) -> bool {
        match self {
            Self::Unit(..) => true,
            Self::Crest(_) => false,
            Self::Inside(wood, holds_eye) => !holds_eye && !wood.span().meets(one, other),
        }
    }

    /// Whether it hides a point by more than rounding.
    fn hides_well(&self, eye: Spot, point: Spot, crossings: &mut Vec<i64>) -> bool {
        match self {
            Self::Unit(rect, eye) => rect.grown(-ROUNDING).is_crossed_from(*eye, point),
            Self::Crest(_) => false,
            Self::Inside(wood, _) => {
                let ground = wood.ground.as_ref();
                ground.is_some_and(|ground| ground.is_crossed_deep(eye, point, crossings))
            }
        }
    }

    fn hides(&self, eye: Spot, point: Spot, crossings: &mut Vec<i64>) -> bool {
        match self {
            Self::Unit(rect, eye) => rect.is_crossed_from(*eye, point),
            Self::Crest(crest) => crest.is_crossed_by(eye, point),
            Self::Inside(wood, holds_eye) => {
                let Some(ground) = &wood.ground else { return false };
                if !wood.span().is_passed(eye, point) {
                    return false;
                }
                let inside = ground.length_inside(eye, point, crossings);
                let seen_into =
                    || wood.kind != TerrainKind::Impassable && (*holds_eye || wood.holds(point));
                inside > INTO_WOODS || (inside > CONTACT && !seen_into())
            }
        }
    }
}

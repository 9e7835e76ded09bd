//! BE-20, BE-Q62, BE-Q63: the free table as this book measures it, in hundred-thousandths of a UD.
//! What is measured, `board` knows.

use board::base::Base;
pub(crate) use board::heading::{angle_between, turned};
pub(crate) use board::plane::{Line, Point as Spot};
pub(crate) use board::polygon::Polygon;
use serde::{Deserialize, Serialize};

use crate::measure::Ud;

/// One UD.
pub(crate) const UD: i64 = 100_000;
/// BE-Q63: an overlap of so much is none.
pub(crate) const SLACK: i64 = UD / 200;
/// A thousandth of a UD.
pub(crate) const FINE: i64 = UD / 1000;
/// How far a point of a footprint can be from the middle of its front edge, and more (BE-20.2).
pub(crate) const LONGEST_REACH: i64 = 3 * UD;
/// Tenths of a degree in a full turn.
pub(crate) const TURN: i32 = 3600;

/// BE-20.2: a unit as a rigid rectangle.
pub(crate) type Rect = Base<SLACK>;

/// Where a unit stands: the centre of its front edge in thousandths of a UD, its facing in tenths of a
/// degree clockwise from north.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pose {
    pub x: i32,
    pub y: i32,
    pub facing: u16,
}

impl Pose {
    /// BE-Q62: the place nearest to a point, to the thousandth.
    pub(crate) const fn near(spot: Spot, facing: u16) -> Self {
        let half = FINE / 2;
        let (x, y) = ((spot.x + half).div_euclid(FINE), (spot.y + half).div_euclid(FINE));
        Self { x: x as i32, y: y as i32, facing }
    }

    /// The centre of the front edge.
    pub(crate) const fn spot(self) -> Spot {
        Spot::new(self.x as i64 * FINE, self.y as i64 * FINE)
    }

    /// So far straight ahead, or back if negative.
    pub(crate) fn ahead(self, length: i64) -> Self {
        Self::near(self.spot().towards(self.facing, length), self.facing)
    }

    /// So far in any direction, with the same facing.
    pub(crate) fn along(self, direction: u16, length: i64) -> Self {
        Self::near(self.spot().towards(direction, length), self.facing)
    }

    /// The rectangle of a unit with this front and depth, in thousandths.
    pub(crate) fn rect(self, (front, depth): (i32, i32)) -> Rect {
        let half = i64::from(depth) * FINE / 2;
        let centre = self.spot().towards(self.facing, -half);
        Rect::new(centre, self.facing, i64::from(front) * FINE / 2, half)
    }
}

/// BE-Q62: a distance is rounded down to a thousandth, then compared.
pub(crate) fn measured(length: i64) -> Ud {
    Ud::from_thousandths((length / FINE) as i32 + i32::from(!crate::holds("Q62")))
}

/// BE-Q62: a distance as it is compared, rounded down to a thousandth.
pub(crate) const fn rounded_down(length: i64) -> i64 {
    length - length % FINE
}

/// A distance of the rules on the table.
pub(crate) const fn length(ud: Ud) -> i64 {
    ud.thousandths() as i64 * FINE
}

/// The square of the least distance of two lines.
pub(crate) fn between_lines(one: Line, other: Line) -> i64 {
    if one.crosses(other) {
        return 0;
    }
    let ends = [one.from, one.to].map(|end| other.distance_squared(end));
    let others = [other.from, other.to].map(|end| one.distance_squared(end));
    ends.into_iter().chain(others).min().unwrap_or(0)
}

/// What stands for a unit: its footprint, or the outline of the building that it holds (BE-Q63).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Body<'a> {
    Base(Rect),
    Building(&'a Polygon),
}

impl Body<'_> {
    /// BE-20.6, BE-Q62: the shortest distance of two.
    pub(crate) fn distance(&self, other: &Body<'_>) -> i64 {
        rounded_down(match (self, other) {
            (Self::Base(one), Body::Base(other)) => one.distance(other),
            (Self::Base(base), Body::Building(ground))
            | (Self::Building(ground), Body::Base(base)) => to_ground(base, ground),
            (Self::Building(one), Body::Building(other)) => {
                let edges = one.edges().flat_map(|edge| {
                    other.edges().map(move |against| between_lines(edge, against))
                });
                edges.min().unwrap_or(0).isqrt()
            }
        })
    }

    /// Whether it is plainly farther than this: what is near is measured. Nothing that is nearer is said to
    /// be farther.
    pub(crate) fn is_farther(&self, base: &Rect, length: i64) -> bool {
        let Self::Base(own) = self else { return false };
        let reach = own.half_front + own.half_depth + base.half_front + base.half_depth + length;
        own.centre.distance_squared(base.centre) > reach * reach
    }

    /// Whether any of it may be nearer to a line than this; of what is plainly farther it is not said.
    pub(crate) fn may_be_near(&self, line: Line, length: i64) -> bool {
        let Self::Base(own) = self else { return true };
        line.passes_nearer_than(own.centre, own.half_front + own.half_depth + length)
    }

    pub(crate) fn distance_to_point(&self, point: Spot) -> i64 {
        match self {
            Self::Base(base) => rounded_down(base.distance_to_point(point)),
            Self::Building(ground) => point_to_ground(point, ground),
        }
    }

    pub(crate) fn nearest_to(&self, point: Spot) -> Spot {
        match self {
            Self::Base(base) => base.nearest_to(point),
            Self::Building(ground) if ground.contains(point) => point,
            Self::Building(ground) => {
                let near = ground.edges().map(|edge| edge.nearest(point));
                near.min_by_key(|near| near.distance_squared(point)).unwrap_or(point)
            }
        }
    }

    pub(crate) fn centre(&self) -> Spot {
        match self {
            Self::Base(base) => base.centre,
            Self::Building(ground) => centre_of(ground),
        }
    }

    /// BE-Q71: points that stand for it: corners, middles of the edges, centre.
    pub(crate) fn points(&self) -> Vec<Spot> {
        let mut points: Vec<Spot> = match self {
            Self::Base(base) => base.corners().to_vec(),
            Self::Building(ground) => ground.0.clone(),
        };
        let count = points.len();
        for index in 0..count {
            let line = Line::new(points[index], points[(index + 1) % count]);
            points.push(line.point_at(1, 2));
        }
        points.push(self.centre());
        points
    }
}

/// The middle of the rectangle round a piece of ground.
pub(crate) fn centre_of(ground: &Polygon) -> Spot {
    let bounds = board::index::Bounds::around(ground.0.iter().copied());
    bounds.map_or(Spot::new(0, 0), |bounds| Line::new(bounds.least, bounds.most).point_at(1, 2))
}

pub(crate) fn point_to_ground(point: Spot, ground: &Polygon) -> i64 {
    if ground.contains(point) {
        return 0;
    }
    rounded_down(ground.edges().map(|edge| edge.distance_squared(point)).min().unwrap_or(0).isqrt())
}

pub(crate) fn to_ground(base: &Rect, ground: &Polygon) -> i64 {
    if ground.touches(base) {
        return 0;
    }
    rounded_down(ground.edges().map(|edge| base.distance_to_line(edge)).min().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ch20_geometry::footprint;
    use crate::unit::{Arm, Formation, Size};

    /// BE-20.2: what `State::is_farther` takes for granted of every unit.
    #[test]
    fn no_corner_is_farther_from_the_front_than_the_longest_reach() {
        use Formation::{
            Column, Deployed, FullSquare, Garrison, HollowSquare, Limbered, Line, Skirmish,
        };
        let formations =
            [Line, Column, FullSquare, HollowSquare, Skirmish, Limbered, Deployed, Garrison];
        let arms = [Arm::Infantry, Arm::Cavalry, Arm::Artillery, Arm::Skirmishers];
        let pose = Pose { x: 5_000, y: 5_000, facing: 300 };
        for (arm, formation) in arms.into_iter().flat_map(|arm| formations.map(|one| (arm, one))) {
            for size in [Size::Small, Size::Normal, Size::Large] {
                let rect = pose.rect(footprint(arm, formation, size, false));
                let far = rect.corners().map(|corner| corner.distance(pose.spot()));
                assert!(
                    far.iter().all(|far| *far < LONGEST_REACH),
                    "{arm:?} {formation:?} {size:?}"
                );
            }
        }
    }
}

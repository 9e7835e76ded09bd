//! ML-Q1, ML-Q2, ML-Q7, ML-Q8, ML-Q10, ML-Q147: the free table as this book measures it, in
//! ten-thousandths of a pas, and the footprints of the formations.

use board::base::Base;
use board::heading::angle_between;
pub(crate) use board::heading::turned;
pub(crate) use board::plane::{Line, Point as Spot};
use engine::input::Decimal;
use serde::{Deserialize, Serialize};

use crate::holds;
use crate::unit::{Arm, Formation};

/// One pas.
pub(crate) const PAS: i64 = 10_000;
/// What comparisons of distances forgive, and what is no overlap.
pub(crate) const SLACK: i64 = PAS / 200;
/// ML-Q10: edges so near are in contact.
pub(crate) const CONTACT: i64 = PAS / 4 + SLACK;
/// ML-Q1: half the width of an element.
const HALF: i64 = PAS / 2;
/// ML-Q1: the radius of a general's base.
pub(crate) const GENERAL: i64 = PAS / 2;
/// ML-Q8: radii of scattered units, for 1 to 6 elements.
const SCATTERED: [i64; 6] = [8_000, 9_660, 10_930, 12_000, 12_940, 13_800];

/// An element or a formed unit as a rectangle.
pub(crate) type Rect = Base<SLACK>;

/// Where a unit stands: the centre of its lead element in thousandths of a pas, its facing in tenths
/// of a degree clockwise from north.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pose {
    pub x: i32,
    pub y: i32,
    pub facing: u16,
}

impl Pose {
    /// The centre in ten-thousandths.
    pub(crate) const fn centre(self) -> Spot {
        Spot::new(self.x as i64 * 10, self.y as i64 * 10)
    }

    /// The same facing at another place, rounded to the thousandth.
    pub(crate) const fn at(self, spot: Spot) -> Self {
        Self { x: rounded(spot.x), y: rounded(spot.y), facing: self.facing }
    }
}

/// Ten-thousandths as thousandths.
pub(crate) const fn rounded(part: i64) -> i32 {
    ((part + 5).div_euclid(10)) as i32
}

/// A point of a choice, in thousandths.
pub(crate) const fn spot([x, y]: [i32; 2]) -> Spot {
    Spot::new(x as i64 * 10, y as i64 * 10)
}

/// A length as the chapters read it.
pub(crate) const fn decimal(length: i64) -> Decimal {
    Decimal::parts(length, PAS)
}

/// Whether something is at most so far, with the slack of comparisons.
pub(crate) const fn within(length: i64, most: i64) -> bool {
    length <= most + SLACK
}

/// ML-Q1: half the depth of an element.
pub(crate) fn half_depth(arm: Arm) -> i64 {
    match arm {
        Arm::Infantry if holds("Q1") => PAS / 4,
        Arm::Infantry | Arm::Cavalry | Arm::Artillery => PAS / 2,
    }
}

/// The lead element of a unit.
pub(crate) fn lead(arm: Arm, pose: Pose) -> Rect {
    let half = if holds("1.4") { HALF } else { PAS };
    Rect::new(pose.centre(), pose.facing, half, half_depth(arm))
}

/// ML-Q147: the ground that a unit covers.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Body {
    Block(Rect),
    Disc(Spot, i64),
    /// ML-Q140: a garrison covers its strongpoint.
    Garrison(u8),
}

impl Body {
    /// ML-Q8: the footprint of a formation, drawn from the lead element.
    pub(crate) fn of(arm: Arm, formation: Formation, elements: u8, pose: Pose) -> Self {
        let (n, depth) = (i64::from(elements.max(1)), 2 * half_depth(arm));
        let first = (n - 1) / 2;
        let drawn = match formation {
            Formation::Line | Formation::Unlimbered => holds("1.48"),
            Formation::MarchColumn | Formation::Limbered => holds("1.49"),
            Formation::AttackColumn | Formation::FullSquare => holds("1.50"),
            Formation::Square => holds("1.51"),
            Formation::Skirmish => holds("1.52"),
            Formation::Disorganised => holds("1.53"),
            Formation::NoFormation | Formation::Bastion => true,
        };
        if !drawn || !holds("Q8") {
            return Self::Block(lead(arm, pose));
        }
        let (width, deep, right, back) = match formation {
            Formation::Line | Formation::Unlimbered => {
                (n * PAS, depth, n * PAS / 2 - first * PAS - HALF, 0)
            }
            Formation::Skirmish => {
                let width = (3 * n - 1) * HALF;
                (width, depth, width / 2 - first * 3 * HALF - HALF, 0)
            }
            Formation::AttackColumn | Formation::FullSquare => {
                (PAS, n * depth, 0, (n - 1) * depth / 2)
            }
            Formation::MarchColumn | Formation::Limbered => {
                let long = n * depth + (n - 1) * PAS / 4;
                (PAS, long, 0, (long - depth) / 2)
            }
            Formation::Square => {
                let side = match n {
                    ..=2 => 3 * HALF,
                    3..=4 => 4 * HALF,
                    _ => 5 * HALF,
                };
                (side, side, 0, 0)
            }
            Formation::Disorganised | Formation::NoFormation | Formation::Bastion => {
                return Self::Disc(pose.centre(), SCATTERED[(n as usize - 1).min(5)]);
            }
        };
        let centre = Rect::new(pose.centre(), pose.facing, HALF, depth / 2).world(-back, right);
        Self::Block(Rect::new(centre, pose.facing, width / 2, deep / 2))
    }

    /// Its middle and a radius that holds it all.
    pub(crate) fn circle(&self) -> Option<(Spot, i64)> {
        match self {
            Self::Block(rect) => Some((rect.centre, rect.reach())),
            Self::Disc(centre, radius) => Some((*centre, *radius)),
            Self::Garrison(_) => None,
        }
    }

    /// Whether two bodies on open ground overlap.
    pub(crate) fn overlaps(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Block(one), Self::Block(two)) => one.overlaps(two),
            (Self::Disc(one, r), Self::Disc(two, s)) => one.distance(*two) < r + s - SLACK,
            (Self::Block(rect), Self::Disc(centre, radius))
            | (Self::Disc(centre, radius), Self::Block(rect)) => {
                rect.distance_to_point(*centre) < radius - SLACK
            }
            (Self::Garrison(_), _) | (_, Self::Garrison(_)) => false,
        }
    }
}

/// ML-Q7: the quarter of a lead element in which a point lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Quarter {
    Front,
    Lateral,
    Rear,
}

/// How far ahead of a lead element a point lies, and how far to its right.
pub(crate) fn seen_from(pose: Pose, point: Spot) -> (i64, i64) {
    Rect::new(pose.centre(), pose.facing, 0, 0).local(point)
}

/// ML-Q7: by the components of the way to the point.
pub(crate) fn quarter(pose: Pose, point: Spot) -> Quarter {
    let (ahead, right) = seen_from(pose, point);
    if ahead > right.abs() {
        Quarter::Front
    } else if -ahead > right.abs() {
        Quarter::Rear
    } else {
        Quarter::Lateral
    }
}

/// ML-1.41: whether a point is not behind the front line.
pub(crate) fn is_forward(pose: Pose, point: Spot) -> bool {
    seen_from(pose, point).0 >= -SLACK
}

/// The bearing of a point from 0 (ahead) to 180 degrees as the chapters read it: the quarters are told
/// exactly.
pub(crate) fn bearing(pose: Pose, point: Spot) -> Decimal {
    let (ahead, _) = seen_from(pose, point);
    let turn = i64::from(angle_between(pose.facing, pose.centre().bearing(point)).abs());
    let tenths = match quarter(pose, point) {
        Quarter::Front => turn.min(449),
        Quarter::Rear => turn.max(1351),
        Quarter::Lateral if ahead >= -SLACK => turn.clamp(450, 900),
        Quarter::Lateral => turn.clamp(901, 1350),
    };
    Decimal::parts(tenths, 10)
}

/// The heading from one place to another, in tenths of a degree; the facing if they are the same.
pub(crate) fn heading(from: Spot, to: Spot, facing: u16) -> u16 {
    if from == to { facing } else { from.bearing(to) }
}

/// The point so far from one towards another, and beyond it if need be.
pub(crate) fn along(from: Spot, to: Spot, length: i64) -> Spot {
    let whole = from.distance(to);
    if whole == 0 {
        return from;
    }
    let part = |start: i64, end: i64| {
        let product = i128::from(end - start) * i128::from(length) * 2 + i128::from(whole);
        start + product.div_euclid(2 * i128::from(whole)) as i64
    };
    Spot::new(part(from.x, to.x), part(from.y, to.y))
}

/// Corner points of a straight or bent way, from its start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Way(pub(crate) Vec<Spot>);

impl Way {
    /// From a point in a heading.
    pub(crate) fn straight(from: Spot, heading: u16, length: i64) -> Self {
        Self(vec![from, from.towards(heading, length)])
    }

    /// How long it is.
    pub(crate) fn length(&self) -> i64 {
        Line::chain(&self.0).map(Line::length).sum()
    }

    /// The point so far along it, and the leg on which that is.
    pub(crate) fn point(&self, length: i64) -> (Spot, usize) {
        let mut left = length.max(0);
        let legs = self.0.len().saturating_sub(1);
        for (leg, line) in Line::chain(&self.0).enumerate() {
            let long = line.length();
            if left < long || leg + 1 == legs {
                return (along(line.from, line.to, left.min(long)), leg);
            }
            left -= long;
        }
        (self.0.first().copied().unwrap_or(Spot::new(0, 0)), 0)
    }

    /// Its corners up to a length, and the point there.
    pub(crate) fn until(&self, length: i64) -> Vec<Spot> {
        let (end, leg) = self.point(length);
        self.0.iter().take(leg + 1).copied().chain([end]).collect()
    }

    /// Its end.
    pub(crate) fn end(&self) -> Spot {
        self.0.last().copied().unwrap_or(Spot::new(0, 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pose(x: i32, y: i32, facing: u16) -> Pose {
        Pose { x, y, facing }
    }

    #[test]
    fn lines_face_to_face_are_half_a_pas_nearer_than_their_centres() {
        let (one, other) = (pose(10_000, 10_000, 900), pose(18_500, 10_000, 2700));
        let gap = lead(Arm::Infantry, one).distance(&lead(Arm::Infantry, other));
        assert_eq!(gap, 8 * PAS);
    }

    #[test]
    fn the_lead_element_of_a_line_of_four_is_the_second_from_the_left() {
        // ML-Q8: facing north, the body lies from 1.5 pas to the left to 2.5 to the right.
        let Body::Block(line) = Body::of(Arm::Infantry, Formation::Line, 4, pose(0, 0, 0)) else {
            panic!("a line is a block");
        };
        assert_eq!((line.centre, line.half_front), (Spot::new(PAS / 2, 0), 2 * PAS));
    }

    #[test]
    fn columns_stand_behind_their_lead_element() {
        let column = Body::of(Arm::Infantry, Formation::AttackColumn, 4, pose(0, 0, 0));
        let Body::Block(column) = column else { panic!("a column is a block") };
        assert_eq!((column.centre.y, column.half_depth), (-7_500, PAS));
    }

    #[test]
    fn quarters_are_told_exactly() {
        let unit = pose(0, 0, 0);
        assert_eq!(quarter(unit, Spot::new(99, 100)), Quarter::Front);
        assert_eq!(quarter(unit, Spot::new(100, 100)), Quarter::Lateral);
        assert_eq!(quarter(unit, Spot::new(100, -101)), Quarter::Rear);
        assert_eq!(bearing(unit, Spot::new(100, 0)), Decimal::whole(90));
        assert!(bearing(unit, Spot::new(0, -100)) == Decimal::whole(180));
    }
}

//! PF-1.6, PF-1.7: the free table as this book measures it, in ten-thousandths of an inch: fine
//! enough for half a base (PF-Q3). What is measured, `board` knows.

use board::base::{AT_45_DEGREES, Base};
pub(crate) use board::heading::{angle_between, turned};
pub(crate) use board::lane::Lane;
pub(crate) use board::plane::{Line, Point as Spot};
pub(crate) use board::polygon::Polygon as Ground;
use serde::{Deserialize, Serialize};

/// One inch.
pub(crate) const INCH: i64 = 10_000;
/// PF-1.8: units at most so far apart are in contact.
pub(crate) const CONTACT: i64 = INCH / 100;
/// What rounding may cost: less than this is no overlap.
pub(crate) const SLACK: i64 = 40;
/// Tenths of a degree in a full turn.
pub(crate) const TURN: i32 = board::heading::TURN as i32;
/// PF-5.1, PF-Q18: the field of fire opens at 45 degrees from the front corners.
pub(crate) const FIELD: i64 = AT_45_DEGREES;

/// PF-1.6: a unit as a rigid rectangle.
pub(crate) type Rect = Base<SLACK>;

/// Where a unit stands: its centre in thousandths of an inch, its facing in tenths of a degree
/// clockwise from north.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pose {
    pub x: i32,
    pub y: i32,
    pub facing: u16,
}

impl Pose {
    /// The same centre in ten-thousandths.
    pub(crate) const fn centre(self) -> Spot {
        Spot::new(self.x as i64 * 10, self.y as i64 * 10)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn infantry(x: i32, y: i32, facing: u16) -> Rect {
        let pose = Pose { x, y, facing };
        Rect::new(pose.centre(), pose.facing, 31_500, 7_875)
    }

    #[test]
    fn the_check_values_of_the_field_of_fire() {
        // PF-5.1, PF-5.9, PF-Q19, table 4.10
        let unit = infantry(10_000, 10_000, 0);
        let eye = unit.front_centre();
        assert_eq!(eye, Spot::new(100_000, 107_875));
        assert!(unit.sector_holds(Spot::new(170_000, 150_000), FIELD));
        assert!(!unit.sector_holds(Spot::new(200_000, 150_000), FIELD));
        assert!(!unit.sector_holds(Spot::new(100_000, 90_000), FIELD));
        assert_eq!(eye.distance(Spot::new(170_000, 150_000)) / 100, 816);
        assert_eq!(eye.distance(Spot::new(100_000, 227_875)), 12 * INCH);
    }

    #[test]
    fn units_side_by_side_touch_and_do_not_overlap() {
        // PF-1.8
        let (one, other) = (infantry(10_000, 10_000, 0), infantry(16_300, 10_000, 0));
        assert!(!one.overlaps(&other));
        assert!(one.distance(&other) <= CONTACT);
        assert!(one.overlaps(&infantry(14_000, 10_000, 450)));
        assert_eq!(one.distance(&infantry(10_000, 20_000, 0)), 100_000 - 15_750);
    }

    #[test]
    fn a_unit_marches_up_to_a_wall() {
        // PF-4.9
        let unit = infantry(10_000, 10_000, 0);
        let ahead = |from: (i64, i64), to: (i64, i64)| {
            unit.ahead_to_line(Line::new(Spot::new(from.0, from.1), Spot::new(to.0, to.1)))
        };
        assert_eq!(ahead((50_000, 150_000), (150_000, 150_000)), Some(150_000 - 107_875));
        assert_eq!(ahead((140_000, 150_000), (240_000, 150_000)), None);
        assert_eq!(ahead((100_000, 120_000), (200_000, 220_000)), Some(12_125));
    }
}

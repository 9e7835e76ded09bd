//! BE-20 Geometry: footprints, zones and sectors, in numbers (BE-Q63, BE-Q70).

use crate::ch05_movement::{Mover, MovingFormation, front};
use crate::ch26_points::Calibre;
use crate::unit::{Arm, Formation, Size};

/// BE-20.7, BE-Q70: the charge sector opens at 45 degrees, in millionths.
pub const CHARGE_SECTOR: i64 = 1_000_000;
/// BE-11.28, BE-Q70: the firing arc opens at 22.5 degrees.
pub const FIRING_ARC: i64 = 414_210;
/// BE-11.28, BE-Q70: that of deployed artillery at 30 degrees.
pub const ARTILLERY_ARC: i64 = 577_350;

/// BE-20.4: the zones of a unit that has flanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Zone {
    Front,
    Left,
    Right,
    Rear,
}

impl Zone {
    /// BE-20.4: a zone whose attack turns the unit.
    pub const fn is_turned(self) -> bool {
        !matches!(self, Self::Front)
    }
}

/// BE-20.4, BE-Q70: the zone of a point that lies so far forward and right of the front-edge centre
/// of a unit with this front and depth.
pub const fn zone(forward: i64, right: i64, front: i64, depth: i64) -> Zone {
    if forward >= 0 {
        Zone::Front
    } else if forward <= -depth && right.abs() - front / 2 <= -depth - forward {
        Zone::Rear
    } else if right < 0 {
        Zone::Left
    } else {
        Zone::Right
    }
}

/// BE-5.1: what a unit moves as.
pub const fn mover(arm: Arm, calibre: Calibre, horse: bool) -> Mover {
    match arm {
        Arm::Infantry | Arm::Skirmishers => Mover::Infantry,
        Arm::Cavalry => Mover::Cavalry,
        Arm::Artillery if horse => Mover::HorseArtillery,
        Arm::Artillery => match calibre {
            Calibre::Twelve => Mover::FootArtillery12,
            _ => Mover::FootArtillery,
        },
    }
}

/// BE-5.1: a formation as the table of movement knows it.
pub const fn moving(formation: Formation) -> MovingFormation {
    match formation {
        Formation::Line => MovingFormation::Line,
        Formation::Column | Formation::Garrison => MovingFormation::Column,
        Formation::FullSquare => MovingFormation::FullSquare,
        Formation::HollowSquare => MovingFormation::HollowSquare,
        Formation::Skirmish => MovingFormation::Skirmish,
        Formation::Limbered => MovingFormation::Limbered,
        Formation::Deployed => MovingFormation::Deployed,
    }
}

/// BE-20.2, table T10: front and depth, in thousandths of a UD.
pub const fn footprint(arm: Arm, formation: Formation, size: Size, detached: bool) -> (i32, i32) {
    if detached {
        return (1000, 500);
    }
    let front = front(mover(arm, Calibre::None, false), moving(formation), size) * 500;
    let depth = match formation {
        Formation::Line | Formation::Skirmish => 500,
        Formation::Column | Formation::Garrison => match size {
            Size::Small => 750,
            Size::Normal => 1000,
            Size::Large => 1500,
        },
        Formation::FullSquare | Formation::HollowSquare => match size {
            Size::Large => 1500,
            _ => 1000,
        },
        Formation::Limbered | Formation::Deployed => 1000,
    };
    (front, depth)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// BE-20.2, table T10.
    #[test]
    fn footprints_are_those_of_the_table() {
        use Formation::{Column, Deployed, FullSquare, Line, Skirmish};
        let normal = |arm, formation| footprint(arm, formation, Size::Normal, false);
        assert_eq!(normal(Arm::Infantry, Line), (2000, 500));
        assert_eq!(normal(Arm::Infantry, Column), (1000, 1000));
        assert_eq!(normal(Arm::Cavalry, Line), (2000, 500));
        assert_eq!(normal(Arm::Artillery, Deployed), (1000, 1000));
        assert_eq!(footprint(Arm::Infantry, FullSquare, Size::Large, false), (1500, 1500));
        assert_eq!(footprint(Arm::Infantry, Line, Size::Large, false), (3000, 500));
        assert_eq!(footprint(Arm::Infantry, Column, Size::Small, false), (1000, 750));
        assert_eq!(footprint(Arm::Artillery, Deployed, Size::Large, false), (2000, 1000));
        assert_eq!(footprint(Arm::Infantry, Skirmish, Size::Normal, true), (1000, 500));
    }

    /// BE-20.4, BE-Q70.
    #[test]
    fn a_flank_begins_behind_the_front_edge_and_the_rear_between_two_rays() {
        let zone = |forward, right| zone(forward, right, 2000, 500);
        assert_eq!(zone(0, 9000), Zone::Front);
        assert_eq!(zone(-1, 1000), Zone::Right);
        assert_eq!(zone(-1, -1000), Zone::Left);
        assert_eq!(zone(-1500, 2000), Zone::Rear);
        assert_eq!(zone(-1500, 2001), Zone::Right);
        assert_eq!(zone(-499, 0), Zone::Right);
    }
}

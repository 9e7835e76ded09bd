//! PF-12 Small units: hard to hit under fire.

use crate::options::{HouseRule, HouseRules};
use crate::unit::{Unit, UnitType};

impl Unit {
    /// PF-12.1, PF-12.2, PF-Q53: small targets always count as in cover under fire. PF-12.3: not in
    /// melee, which never asks.
    pub const fn is_small(self, house: HouseRules) -> bool {
        match self.kind {
            UnitType::Artillery | UnitType::Officer => true,
            UnitType::Skirmishers | UnitType::Indians | UnitType::CavalryScouts => {
                !house.has(HouseRule::BasicSmallUnitsOnly)
            }
            _ => false,
        }
    }
}

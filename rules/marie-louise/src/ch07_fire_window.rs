//! ML-7.1 When infantry and cavalry may fire, and how far.

use engine::input::{Decimal, Number, Optional};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::HouseRules;
use crate::unit::{Arm, GunClass, Marker, Order, TroopArm, Weapon, check_apart, order_or_marker};
use crate::{follows, holds, ml};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FireWindowInput {
    #[serde(default)]
    arm: TroopArm,
    #[serde(default)]
    order: Optional<Order>,
    #[serde(default)]
    marker: Marker,
    /// Spent on movement and manoeuvres.
    #[serde(default)]
    sequence_used: Number<0, 1>,
    #[serde(default)]
    adjusting: bool,
    #[serde(default)]
    charged: bool,
    #[serde(default)]
    already_fired: bool,
    #[serde(default)]
    in_melee: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    None,
    #[serde(rename = "phase_4")]
    Phase4,
    #[serde(rename = "phase_5")]
    Phase5,
    Defensive,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct FireWindowResult {
    window: Window,
    becomes_hesitant: bool,
}

/// ML-Q76, ML-8.11: who may fire at a charge: immobile, under T or hesitant; not shaken, unless by
/// the house rule.
pub fn may_fire_at_charge(holding: bool, marker: Marker, moved: bool, house: &HouseRules) -> bool {
    let steady = match marker {
        Marker::None => holding,
        Marker::Hesitant => true,
        Marker::Shaken => house.shaken_defend || !holds("Q76"),
        Marker::Routed => false,
    };
    steady && !moved
}

fn fire_window(input: FireWindowInput, log: &mut Log) -> Result<FireWindowResult, Refusal> {
    let marker = input.marker;
    let orders = [Order::Hold, Order::None];
    let order = order_or_marker(input.order.get(), marker, orders, "order")?;
    let used = input.sequence_used.get();
    let moved = used > Decimal::whole(0);
    let field = "sequence_used";
    Refusal::when(order == Order::Hold && moved, ml("3.13"), field, "holding-units-stand")?;
    let infantry = Arm::from(input.arm) == Arm::Infantry;
    let loose = input.adjusting && (order != Order::Hold || !infantry);
    Refusal::when(loose, ml("6.19"), "adjusting", "only-holding-infantry-adjusts")?;
    let late = input.charged && order == Order::Manoeuvre && moved;
    Refusal::when(late, ml("8.10"), field, "charged-before-manoeuvres")?;

    let unit = Firing {
        infantry,
        order,
        marker,
        used,
        adjusting: input.adjusting,
        charged: input.charged,
        already_fired: input.already_fired,
        in_melee: input.in_melee,
    };
    let (window, becomes_hesitant) = unit.window(&HouseRules::DEFAULT, log);
    Ok(FireWindowResult { window, becomes_hesitant })
}

/// What is read of a unit that may fire.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Firing {
    pub(crate) infantry: bool,
    pub(crate) order: Order,
    pub(crate) marker: Marker,
    /// Sequences spent on movement and manoeuvres.
    pub(crate) used: Decimal,
    pub(crate) adjusting: bool,
    pub(crate) charged: bool,
    pub(crate) already_fired: bool,
    pub(crate) in_melee: bool,
}

impl Firing {
    /// ML-2.6, ML-2.7, ML-7.1 to ML-7.4, ML-8.10, ML-8.11: when it may fire, and whether it hesitates.
    pub(crate) fn window(&self, house: &HouseRules, log: &mut Log) -> (Window, bool) {
        let (order, marker, used) = (self.order, self.marker, self.used);
        let moved = used > Decimal::whole(0);
        // ML-8.10; ML-3.20, ML-7.4, ML-Q60: a unit that is to move and does not.
        let surprised = order == Order::Manoeuvre && self.charged;
        let idle = order.is_moving() && !moved;
        let becomes_hesitant = surprised || idle;
        if surprised {
            log.note(ml("8.10"), "charged-while-manoeuvring");
        } else if idle {
            log.note(ml("7.4"), "does-nothing-and-hesitates");
        }
        let standing = order == Order::Hold && !self.adjusting;
        let defends =
            self.infantry && may_fire_at_charge(standing || becomes_hesitant, marker, moved, house);
        let (window, rule, key) = if marker == Marker::Routed {
            (Window::None, ml("1.59"), "routed-units-flee")
        } else if self.in_melee && holds("3.8") {
            (Window::None, ml("3.8"), "no-fire-in-melee")
        } else if self.already_fired && holds("7.1") {
            (Window::None, ml("7.1"), "fires-once-a-turn")
        } else if self.charged && defends {
            (Window::Defensive, ml("8.11"), "fires-at-the-charge")
        } else if self.charged {
            (Window::None, ml("8.11"), "cannot-fire-at-the-charge")
        } else if self.adjusting {
            (Window::Phase5, ml("6.19"), "adjusting-fires-later")
        } else if !moved && holds("2.6") {
            (Window::Phase4, ml("2.6"), "immobile-fires-at-will")
        } else if used <= Decimal::parts(1, 2) && holds("2.7") {
            (Window::Phase5, ml("2.7"), "half-a-sequence-fires-later")
        } else {
            (Window::None, ml("7.2"), "more-than-half-a-sequence")
        };
        log.note(rule, key);
        (window, becomes_hesitant)
    }
}

pub static FIRE_WINDOW: Lookup<FireWindowInput, FireWindowResult> = Lookup::new(
    "fire-window",
    follows(&[
        "2.6", "2.7", "3.8", "3.12", "3.13", "6.19", "7.1", "7.2", "7.3", "7.4", "8.10", "8.11",
        "Q60", "Q76",
    ]),
    fire_window,
);

/// ML-7.6, table T4: short and maximum effective range in pas.
#[rustfmt::skip]
pub(crate) const RANGES: [[i32; 2]; 3] = [
    // short  effective
    [  2,     4 ], // musket
    [  2,     6 ], // rifled carbine
    [  2,     2 ], // musketoon: short range only
];

/// ML-7.30, table T6: the last pas of each zone.
#[rustfmt::skip]
const ZONES: [[i32; 6]; 3] = [
    // 1   2   3   4   5   6
    [  2,  4,  6,  9, 12, 15 ], // light, 3-4 pounders
    [  3,  6,  9, 12, 15, 18 ], // medium, 6-9 pounders
    [  4,  8, 12, 15, 18, 21 ], // heavy, 12 pounders
];

/// ML-7.6: how far small arms carry.
pub const fn longest_range(weapon: Weapon) -> i32 {
    RANGES[weapon as usize][1]
}

/// ML-7.30: how far guns carry.
pub const fn reaches(guns: GunClass) -> i32 {
    ZONES[guns as usize][5]
}

/// ML-7.6: whether small arms carry so far.
pub fn in_range(weapon: Weapon, distance: Decimal) -> bool {
    distance <= Decimal::whole(RANGES[weapon as usize][1]) || !holds("7.6")
}

/// ML-7.6, ML-7.17: whether that is short range.
pub fn at_short_range(weapon: Weapon, distance: Decimal) -> bool {
    distance <= Decimal::whole(RANGES[weapon as usize][0])
}

/// ML-7.30: the zone of a target, if it is in range.
pub fn zone(guns: GunClass, distance: Decimal) -> Option<i32> {
    (1..)
        .zip(ZONES[guns as usize])
        .find_map(|(zone, limit)| (distance <= Decimal::whole(limit)).then_some(zone))
}

/// ML-7.32: how far canister carries.
pub fn canister_range(guns: GunClass) -> Decimal {
    Decimal::whole(ZONES[guns as usize][0])
}

/// Everything that shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Firearm {
    Musket,
    RifledCarbine,
    Musketoon,
    LightGun,
    MediumGun,
    HeavyGun,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RangeLookupInput {
    weapon: Firearm,
    distance: Number<0, 400>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct RangeLookupResult {
    in_range: bool,
    short: bool,
    zone: Option<i32>,
}

fn range_lookup(input: RangeLookupInput, log: &mut Log) -> Result<RangeLookupResult, Refusal> {
    let distance = input.distance.get();
    check_apart(distance, "distance")?;
    let small_arms = |weapon| RangeLookupResult {
        in_range: in_range(weapon, distance),
        short: at_short_range(weapon, distance),
        zone: None,
    };
    let guns = |class| {
        let zone = zone(class, distance);
        RangeLookupResult { in_range: zone.is_some(), short: zone == Some(1), zone }
    };
    let result = match input.weapon {
        Firearm::Musket => small_arms(Weapon::Musket),
        Firearm::RifledCarbine => small_arms(Weapon::RifledCarbine),
        Firearm::Musketoon => small_arms(Weapon::Musketoon),
        Firearm::LightGun => guns(GunClass::Light),
        Firearm::MediumGun => guns(GunClass::Medium),
        Firearm::HeavyGun => guns(GunClass::Heavy),
    };
    match (result.zone, result.in_range, result.short) {
        (Some(zone), ..) => log.note_value(ml("7.30"), "artillery-zone", i64::from(zone)),
        (None, false, _) => log.note(ml("7.6"), "out-of-range"),
        (None, true, true) => log.note(ml("7.6"), "at-short-range"),
        (None, true, false) => log.note(ml("7.6"), "at-effective-range"),
    }
    Ok(result)
}

pub static RANGE_LOOKUP: Lookup<RangeLookupInput, RangeLookupResult> =
    Lookup::new("range-lookup", follows(&["7.6", "7.30"]), range_lookup);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shaken_units_may_be_let_fire_at_a_charge() {
        // ML-Q76
        let house = HouseRules { shaken_defend: true, ..HouseRules::DEFAULT };
        assert!(!may_fire_at_charge(false, Marker::Shaken, false, &HouseRules::DEFAULT));
        assert!(may_fire_at_charge(false, Marker::Shaken, false, &house));
        assert!(!may_fire_at_charge(false, Marker::Routed, false, &house));
    }
}

//! ML-7.3 Artillery fire: two dice for each element hit by zone, one more for each hit.

use engine::input::{Int, Number, Optional};
use engine::{DiceError, Flow, Log, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch07_fire_window::zone;
use crate::ch07_losses::{Effect, Strength};
use crate::ch07_small_arms::Target;
use crate::ch12_howitzers::{Material, ignites};
use crate::options::HouseRules;
use crate::unit::{
    Arm, BatteryOrder, Cover, Direction, Formation, GunClass, Level, Marker, UnroutedMarker,
    check_apart, order_or_marker,
};
use crate::{follows, holds, ml};

/// ML-7.32: the zone of canister.
const CANISTER: i32 = 1;
/// ML-7.52: blind fire begins in this zone.
pub(crate) const BLIND: i32 = 3;
/// ML-7.31: dice for each element.
const DICE_PER_ELEMENT: i32 = 2;

/// ML-7.40, ML-7.41: where the target stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Elevation {
    #[default]
    Level,
    TargetAbove,
    TargetBelow,
}

/// ML-12.1: the building in which the target is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    #[default]
    None,
    Stone,
    Wood,
}

impl Building {
    const fn material(self) -> Option<Material> {
        match self {
            Self::None => None,
            Self::Stone => Some(Material::Stone),
            Self::Wood => Some(Material::Wood),
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArtilleryFireInput {
    class: GunClass,
    elements: Int<1, 6>,
    #[serde(default)]
    training_fire: Level,
    #[serde(default)]
    marker: UnroutedMarker,
    #[serde(default)]
    order: Optional<BatteryOrder>,
    #[serde(default)]
    reoriented: bool,
    distance: Number<0, 21>,
    #[serde(default)]
    elevation: Elevation,
    #[serde(default)]
    howitzers: bool,
    #[serde(default)]
    blind_over_friend: bool,
    #[serde(default)]
    building: Building,
    /// Under M, C or R without marker.
    #[serde(default)]
    target_moving: bool,
    #[serde(default)]
    direction: Direction,
    #[serde(default)]
    target_arm: Arm,
    #[serde(default)]
    target_formation: Formation,
    #[serde(default)]
    target_cover: Cover,
    #[serde(default)]
    target_cohesion: Level,
    target_elements: Int<1, 6>,
    #[serde(default)]
    target_loss_markers: Int<0, 4>,
    #[serde(default)]
    rain: bool,
}

/// A battery that fires, and the circumstances of its fire.
#[derive(Clone, Copy, Debug)]
pub struct Battery {
    pub class: GunClass,
    pub elements: i32,
    pub training: Level,
    pub marker: Marker,
    pub order: BatteryOrder,
    /// It unlimbered or turned in this turn.
    pub reoriented: bool,
    pub zone: i32,
    pub elevation: Elevation,
    pub howitzers: bool,
    pub blind_over_friend: bool,
    pub building: Option<Material>,
    /// The target is under M, C or R without marker.
    pub target_moving: bool,
    pub rain: bool,
}

/// A cannonade about to be fired, and what it has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cannonade {
    pub(crate) zone: i32,
    pub(crate) dice: i32,
    pub(crate) effect: Effect,
    pub(crate) strength: Strength,
    /// The building that howitzers may set on fire.
    pub(crate) building: Option<Material>,
    pub(crate) hits: i32,
    pub(crate) losses: i32,
    pub(crate) ignites: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ArtilleryFireResult {
    hits: i32,
    losses: i32,
    elements_lost: i32,
    loss_markers: i32,
    eliminated: bool,
    ignites: bool,
}

impl Cannonade {
    fn declare(
        input: &ArtilleryFireInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        let marker = Marker::from(input.marker);
        let orders = [BatteryOrder::Hold, BatteryOrder::None];
        let order = order_or_marker(input.order.get(), marker, orders, "order")?;
        let target = Target {
            arm: input.target_arm,
            formation: input.target_formation,
            cover: input.target_cover,
            cohesion: input.target_cohesion,
            elements: input.target_elements.get(),
            loss_markers: input.target_loss_markers.get(),
            direction: input.direction,
        };
        let strength = target.check()?;
        let zone = input.check(order, &target, house)?;
        let battery = Battery {
            class: input.class,
            elements: input.elements.get(),
            training: input.training_fire,
            marker,
            order,
            reoriented: input.reoriented,
            zone,
            elevation: input.elevation,
            howitzers: input.howitzers,
            blind_over_friend: input.blind_over_friend,
            building: input.building.material(),
            target_moving: input.target_moving,
            rain: input.rain,
        };
        Ok(Self::new(&battery, &target, strength, house, log))
    }

    /// ML-7.30 to ML-7.53: everything that is known before the dice.
    pub fn new(
        battery: &Battery,
        target: &Target,
        strength: Strength,
        house: &HouseRules,
        log: &mut Log,
    ) -> Self {
        let zone = battery.zone;
        log.note_value(ml("7.30"), "artillery-zone", i64::from(zone));
        let dice = log
            .score("artillery-dice", ml("7.31"), "elements-of-the-battery", battery.elements)
            .times_when(true, ml("7.31"), "two-dice-for-each-element", DICE_PER_ELEMENT)
            .value();
        let effect = Effect {
            per_die: battery.per_die(target, log),
            doublings: log
                .score("doublings", ml("7.33"), "modifiers-add-up", 0)
                .when(zone == CANISTER, ml("7.45"), "canister", 1)
                .add(ml("7.46"), "flank-fire-or-deep-target", target.enfiladed(house))
                .value(),
            halvings: battery.halvings(target, house, log),
        };
        let building = if battery.howitzers { battery.building } else { None };
        let (hits, losses, ignites) = (0, 0, false);
        Self { zone, dice, effect, strength, building, hits, losses, ignites }
    }

    /// ML-Q117: shells at an empty building: only its burning counts.
    pub fn at_building(battery: &Battery, material: Material, log: &mut Log) -> Self {
        log.note_value(ml("7.30"), "artillery-zone", i64::from(battery.zone));
        Self {
            zone: battery.zone,
            dice: DICE_PER_ELEMENT * battery.elements,
            effect: Effect { per_die: 0, doublings: 0, halvings: 0 },
            strength: Strength { threshold: 1, elements: 1, loss_markers: 0 },
            building: Some(material),
            hits: 0,
            losses: 0,
            ignites: false,
        }
    }

    fn result(self) -> ArtilleryFireResult {
        let toll = self.strength.suffer(self.losses);
        ArtilleryFireResult {
            hits: self.hits,
            losses: self.losses,
            elements_lost: toll.elements_lost,
            loss_markers: toll.loss_markers,
            eliminated: toll.eliminated,
            ignites: self.ignites,
        }
    }
}

impl ArtilleryFireInput {
    /// What a battery cannot do; and the zone of its target.
    fn check(
        &self,
        order: BatteryOrder,
        target: &Target,
        house: &HouseRules,
    ) -> Result<i32, Refusal> {
        check_apart(self.distance.get(), "distance")?;
        let turned = self.reoriented && order != BatteryOrder::Hold;
        Refusal::when(turned, ml("3.17"), "reoriented", "only-holding-batteries-pivot")?;
        let Some(zone) = zone(self.class, self.distance.get()) else {
            return Err(Refusal { rule: ml("7.30"), field: "distance", key: "beyond-zone-six" });
        };
        if self.blind_over_friend {
            let field = "blind_over_friend";
            let direct = !may_fire_blind(self.howitzers, house);
            Refusal::when(direct, ml("Q71"), field, "only-howitzers-fire-blind")?;
            Refusal::when(zone < BLIND, ml("7.52"), field, "too-near-to-fire-blind")?;
        }
        let outside = self.building != Building::None && !target.formation.in_building();
        Refusal::when(outside, ml("12.1"), "building", "target-is-not-in-a-building")?;
        Ok(zone)
    }
}

impl Battery {
    /// ML-7.34 to ML-7.44, ML-12.3, ML-Q68: what is added to each die of a hit.
    fn per_die(&self, target: &Target, log: &mut Log) -> i32 {
        let above = self.elevation == Elevation::TargetAbove;
        let below = self.elevation == Elevation::TargetBelow && self.zone == CANISTER;
        let sheltered = target.cover.is_light() && !(self.howitzers && holds("12.3"));
        let battery = target.formation == Formation::Unlimbered
            || (target.formation == Formation::Limbered && !holds("Q68"));
        let trained = self.training.rule(ml("7.35"), ml("7.39"));
        log.score("modifier-of-each-die", trained, "training", self.training.bonus())
            .when(self.class == GunClass::Heavy, ml("7.34"), "heavy-guns", 1)
            .when(self.class == GunClass::Light, ml("7.38"), "light-guns", -1)
            .when(target.formation.in_disorder(), ml("7.36"), "target-disorganised", 1)
            .when(target.arm == Arm::Cavalry, ml("7.37"), "target-cavalry", 1)
            .when(above, ml("7.40"), "target-higher", -1)
            .when(below, ml("7.41"), "target-lower-and-near", -1)
            .when(sheltered, ml("7.42"), "target-in-light-cover", -1)
            .when(self.target_moving, ml("7.43"), "target-moving", -1)
            .when(battery, ml("7.44"), "counter-battery", -1)
            .value()
    }

    /// ML-7.47 to ML-7.53: how often the total is halved.
    fn halvings(&self, target: &Target, house: &HouseRules, log: &mut Log) -> i32 {
        let (order, marker) = (self.order, self.marker);
        let turned = order == BatteryOrder::Manoeuvre || self.reoriented;
        let skirmishers = are_skirmishers(target.arm, target.formation, house);
        log.score("halvings", ml("7.33"), "modifiers-add-up", 0)
            .when(turned, ml("7.47"), "unlimbered-or-reoriented", 1)
            .when(marker != Marker::None, ml("7.48"), "gunners-wavering", 1)
            .when(skirmishers, ml("7.49"), "target-skirmishers", 1)
            .when(target.cover.is_dense(), ml("7.50"), "target-in-dense-cover", 1)
            .when(order == BatteryOrder::Redeploy, ml("7.51"), "hasty-fire", 1)
            .when(self.blind_over_friend, ml("7.52"), "blind-over-a-friend", 1)
            .when(self.rain, ml("7.53"), "rain", 1)
            .value()
    }
}

/// ML-7.49, ML-Q70: infantry in skirmish order; foragers only by the house rule.
fn are_skirmishers(arm: Arm, formation: Formation, house: &HouseRules) -> bool {
    formation == Formation::Skirmish
        && (arm == Arm::Infantry || house.foragers_as_skirmishers || !holds("Q70"))
}

/// ML-12.3, ML-Q71: howitzers fire blind, other guns only by the house rule.
pub(crate) fn may_fire_blind(howitzers: bool, house: &HouseRules) -> bool {
    (howitzers && holds("12.3")) || house.blind_fire_for_all || !holds("Q71")
}

/// ML-7.31, ML-7.32: each die that shows the number of the zone hits; canister needs none.
pub(crate) fn roll_hits(
    cannonade: &mut Cannonade,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    if table.log().applies(cannonade.zone == CANISTER, ml("7.32"), "canister-always-hits") {
        cannonade.hits = cannonade.dice;
    } else {
        let pool = Pool::at_least(cannonade.dice, cannonade.zone);
        cannonade.hits = table.throw(ml("7.31"), "dice-to-hit", pool)?;
    }
    Ok(if cannonade.hits > 0 { Flow::Next } else { Flow::Done })
}

/// ML-7.33, ML-7.54: one die for each hit, modified; one loss for each full five.
pub(crate) fn roll_losses(
    cannonade: &mut Cannonade,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    let sum = table.throw(ml("7.33"), "dice-of-the-hits", Pool::total(cannonade.hits))?;
    cannonade.losses = cannonade.effect.losses(ml("7.54"), cannonade.hits, sum, table);
    Ok(Flow::Next)
}

/// ML-12.1: howitzers may set the building on fire.
pub(crate) fn roll_fire(
    cannonade: &mut Cannonade,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    if let Some(material) = cannonade.building {
        cannonade.ignites = ignites(cannonade.hits, material, table)?;
    }
    Ok(Flow::Done)
}

pub static ARTILLERY_FIRE: Procedure<ArtilleryFireInput, Cannonade, ArtilleryFireResult> =
    Procedure {
        name: "artillery-fire",
        rules: follows(&[
            "7.30", "7.31", "7.32", "7.33", "7.34", "7.35", "7.36", "7.37", "7.38", "7.39", "7.40",
            "7.41", "7.42", "7.43", "7.44", "7.45", "7.46", "7.47", "7.48", "7.49", "7.50", "7.51",
            "7.52", "7.53", "7.54", "12.1", "12.3", "Q63", "Q64", "Q65", "Q66", "Q67", "Q68",
            "Q69", "Q70", "Q71",
        ]),
        declare: |input, log| Cannonade::declare(&input, &HouseRules::DEFAULT, log),
        steps: &[roll_hits, roll_losses, roll_fire],
        merging: None,
        result: Cannonade::result,
    };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn foragers_may_be_skirmishers_for_guns() {
        // ML-Q70
        let house = HouseRules { foragers_as_skirmishers: true, ..HouseRules::DEFAULT };
        let foragers = |house| are_skirmishers(Arm::Cavalry, Formation::Skirmish, house);
        assert!(!foragers(&HouseRules::DEFAULT));
        assert!(foragers(&house));
    }

    #[test]
    fn every_battery_may_be_let_fire_blind() {
        // ML-Q71
        let house = HouseRules { blind_fire_for_all: true, ..HouseRules::DEFAULT };
        assert!(!may_fire_blind(false, &HouseRules::DEFAULT));
        assert!(may_fire_blind(false, &house));
    }
}

//! ML-7.2 Small arms: one die for each element, and one loss for each five points.

use engine::input::{Int, Number, Optional};
use engine::{DiceError, Flow, Log, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_morale::check_charger;
use crate::ch07_fire_window::{at_short_range, in_range, may_fire_at_charge};
use crate::ch07_losses::{Effect, Strength, causes};
use crate::options::HouseRules;
use crate::unit::{
    Arm, Cover, Direction, Formation, Level, Marker, Order, TroopArm, TroopFormation,
    UnroutedMarker, Weapon, check_apart, check_cover, check_direction, check_formation,
    order_or_marker,
};
use crate::{follows, holds, ml};

/// A unit that is fired at.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    pub arm: Arm,
    pub formation: Formation,
    pub cover: Cover,
    pub cohesion: Level,
    pub elements: i32,
    pub loss_markers: i32,
    pub direction: Direction,
}

impl Target {
    /// What no target can be; and its strength.
    pub fn check(&self) -> Result<Strength, Refusal> {
        check_formation(self.arm, self.formation, "target_formation")?;
        check_direction(self.formation, self.direction, "direction")?;
        check_cover(self.formation, self.cover, "target_cover")?;
        let (elements, markers) = (self.elements, self.loss_markers);
        Strength::new(self.arm, self.cohesion, elements, markers, "target_loss_markers")
    }

    /// ML-7.18, ML-7.46, ML-Q64: fire at a flank or at a deep target. Fire from the rear is not
    /// doubled, unless by the house rule.
    pub fn enfiladed(&self, house: &HouseRules) -> i32 {
        let flank = self.direction == Direction::Flank
            || (self.direction == Direction::Rear && (house.rear_fire_doubles || !holds("Q64")));
        let deep = self.formation.is_column() || self.formation.is_square();
        causes(&[flank, deep || self.formation == Formation::Limbered], house)
    }
}

/// ML-Q61: scattered, or a bastion.
pub fn is_loose(formation: Formation) -> bool {
    formation.in_disorder() && (formation != Formation::Bastion || holds("Q61"))
}

/// A unit that fires small arms.
#[derive(Clone, Copy, Debug)]
pub struct Shooter {
    pub arm: Arm,
    pub elements: i32,
    pub training: Level,
    pub formation: Formation,
    pub marker: Marker,
    pub order: Order,
    pub adjusting: bool,
    pub general_attached: bool,
    pub first_fire: bool,
    pub dragoons: bool,
    pub sharpshooters: bool,
}

/// The circumstances of a volley.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances {
    pub target_retiring: bool,
    pub rain: bool,
}

/// A volley about to be fired, and what it has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Volley {
    dice: i32,
    effect: Effect,
    pub strength: Strength,
    pub losses: i32,
}

impl Volley {
    /// ML-7.5, ML-7.8 to ML-7.25: everything but the range.
    pub fn new(
        shooter: &Shooter,
        target: &Target,
        circumstances: Circumstances,
        strength: Strength,
        house: &HouseRules,
        log: &mut Log,
    ) -> Self {
        let marching = shooter.formation == Formation::MarchColumn;
        let dice = log
            .score("fire-dice", ml("7.8"), "one-die-for-each-element", shooter.elements)
            .set_when(marching, ml("7.5"), "march-column-fires-with-its-head", 1)
            .value();
        let unformed = shooter.formation == Formation::NoFormation;
        let trained = shooter.training.rule(ml("7.9"), ml("7.14"));
        let per_die = log
            .score("modifier-of-each-die", trained, "training", shooter.training.bonus())
            .when(shooter.general_attached, ml("7.10"), "general-attached", 1)
            .when(is_loose(target.formation), ml("7.11"), "target-disorganised", 1)
            .when(shooter.first_fire, ml("7.12"), "first-fire", 1)
            .when(target.arm == Arm::Cavalry, ml("7.13"), "target-cavalry", 1)
            .when(shooter.adjusting || unformed, ml("7.15"), "adjusting-or-unformed", -1)
            .when(target.cover.is_light(), ml("7.16"), "target-in-light-cover", -1)
            .value();
        let doublings = log
            .score("doublings", ml("7.26"), "modifiers-add-up", 0)
            .add(ml("7.18"), "flank-fire-or-deep-target", target.enfiladed(house))
            .value();
        let halvings = shooter.halvings(target, circumstances, house, log);
        let effect = Effect { per_die, doublings, halvings };
        Self { dice, effect, strength, losses: 0 }
    }

    /// ML-7.17, ML-8.7: doubled at short range.
    pub fn at_short_range(&mut self, log: &mut Log) {
        self.effect.doublings = log
            .score("doublings", ml("7.26"), "modifiers-add-up", self.effect.doublings)
            .add(ml("7.17"), "short-range", 1)
            .value();
    }
}

impl Shooter {
    /// ML-7.19 to ML-7.25, ML-12.5, ML-12.6: how often the score is halved.
    fn halvings(
        &self,
        target: &Target,
        circumstances: Circumstances,
        house: &HouseRules,
        log: &mut Log,
    ) -> i32 {
        let skirmishing =
            self.formation == Formation::Skirmish && !(self.sharpshooters && holds("12.6"));
        let cramped = self.formation == Formation::AttackColumn || self.formation.is_square();
        let unsteady = self.formation.in_disorder() || cramped || skirmishing;
        let wavering = causes(&[self.marker != Marker::None, self.order.is_moving()], house);
        let dismounts = self.dragoons && self.order == Order::Hold && holds("12.5");
        let mounted = self.arm == Arm::Cavalry && !dismounts;
        let open = target.formation == Formation::Skirmish;
        log.score("halvings", ml("7.26"), "modifiers-add-up", 0)
            .when(unsteady, ml("7.19"), "firers-out-of-line", 1)
            .add(ml("7.20"), "firers-wavering-or-moving", wavering)
            .when(mounted, ml("7.21"), "firers-mounted", 1)
            .when(open, ml("7.22"), "target-in-open-order", 1)
            .when(target.cover.is_dense(), ml("7.23"), "target-in-dense-cover", 1)
            .when(circumstances.target_retiring, ml("7.24"), "target-retiring", 1)
            .when(circumstances.rain, ml("7.25"), "rain", 1)
            .value()
    }

    fn check(&self, house: &HouseRules) -> Result<(), Refusal> {
        check_formation(self.arm, self.formation, "formation")?;
        let mounted = self.arm == Arm::Cavalry;
        let foot = self.dragoons && !mounted;
        Refusal::when(foot, ml("12.5"), "dragoons", "dragoons-are-cavalry")?;
        let horse = self.sharpshooters && mounted;
        Refusal::when(horse, ml("12.6"), "sharpshooters", "sharpshooters-are-infantry")?;
        if self.adjusting {
            let loose = mounted || self.order != Order::Hold;
            Refusal::when(loose, ml("6.19"), "adjusting", "only-holding-infantry-adjusts")?;
            let rooted = self.formation.is_square() || self.formation.in_building();
            Refusal::when(rooted, ml("Q58"), "adjusting", "square-or-garrison-cannot-adjust")?;
        }
        let scattered = matches!(self.formation, Formation::Disorganised | Formation::Skirmish);
        let upright = self.order == Order::Retire && !scattered;
        Refusal::when(upright, ml("3.4"), "formation", "retires-disorganised")?;
        if self.order == Order::Charge {
            check_charger(self.arm, self.formation, house, "order")?;
        }
        Ok(())
    }
}

/// ML-8.7: whether a charged unit fires in time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Defensive {
    #[default]
    No,
    Steady,
    Hurried,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SmallArmsFireInput {
    #[serde(default)]
    arm: TroopArm,
    #[serde(default)]
    weapon: Weapon,
    elements: Int<1, 6>,
    #[serde(default)]
    training_fire: Level,
    #[serde(default)]
    formation: TroopFormation,
    #[serde(default)]
    marker: UnroutedMarker,
    #[serde(default)]
    order: Optional<Order>,
    #[serde(default)]
    adjusting: bool,
    #[serde(default)]
    general_attached: bool,
    #[serde(default)]
    first_fire: bool,
    #[serde(default)]
    dragoons: bool,
    #[serde(default)]
    sharpshooters: bool,
    #[serde(default)]
    distance: Optional<Number<0, 6>>,
    #[serde(default)]
    defensive: Defensive,
    #[serde(default)]
    target_retiring: bool,
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct SmallArmsFireResult {
    losses: i32,
    elements_lost: i32,
    loss_markers: i32,
    eliminated: bool,
}

impl SmallArmsFireInput {
    /// ML-7.6: an ordinary volley needs a distance within the range of the weapon.
    fn check_range(&self) -> Result<bool, Refusal> {
        let Some(distance) = self.distance.get() else {
            let key = "distance-needed";
            return Err(Refusal { rule: ml("7.6"), field: "distance", key });
        };
        check_apart(distance.get(), "distance")?;
        let far = !in_range(self.weapon, distance.get());
        Refusal::when(far, ml("7.6"), "distance", "beyond-the-weapon-s-range")?;
        Ok(at_short_range(self.weapon, distance.get()))
    }

    /// ML-8.7, ML-8.11, ML-Q16, ML-Q76: what defensive fire cannot be.
    fn check_defence(
        &self,
        shooter: &Shooter,
        target: &Target,
        house: &HouseRules,
    ) -> Result<(), Refusal> {
        let field = "defensive";
        let given = self.distance.get().is_some();
        Refusal::when(given, ml("8.7"), "distance", "reaction-decides-the-range")?;
        let mounted = shooter.arm == Arm::Cavalry;
        Refusal::when(mounted, ml("8.7"), field, "only-infantry-fires-at-a-charge")?;
        let moved = shooter.adjusting;
        Refusal::when(moved, ml("8.11"), "adjusting", "only-immobile-units-fire-at-a-charge")?;
        let holding = shooter.order == Order::Hold;
        let allowed = may_fire_at_charge(holding, shooter.marker, false, house);
        Refusal::when(!allowed, ml("8.11"), field, "only-immobile-units-fire-at-a-charge")?;
        let late = self.defensive == Defensive::Hurried && self.weapon == Weapon::Musketoon;
        Refusal::when(late, ml("Q16"), field, "musketoons-have-short-range-only")?;
        let turned = target.direction != Direction::Front;
        Refusal::when(turned, ml("8.7"), "direction", "chargers-come-on-in-front")?;
        Refusal::when(
            self.target_retiring,
            ml("8.7"),
            "target_retiring",
            "chargers-do-not-retire",
        )?;
        let guns = target.arm == Arm::Artillery;
        Refusal::when(guns, ml("3.15"), "target_arm", "artillery-never-charges")?;
        check_charger(target.arm, target.formation, house, "target_formation")
    }
}

impl Volley {
    fn declare(
        input: &SmallArmsFireInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        let marker = Marker::from(input.marker);
        let orders = [Order::Hold, Order::None];
        let shooter = Shooter {
            arm: input.arm.into(),
            elements: input.elements.get(),
            training: input.training_fire,
            formation: input.formation.into(),
            marker,
            order: order_or_marker(input.order.get(), marker, orders, "order")?,
            adjusting: input.adjusting,
            general_attached: input.general_attached,
            first_fire: input.first_fire,
            dragoons: input.dragoons,
            sharpshooters: input.sharpshooters,
        };
        shooter.check(house)?;
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
        let scattered = matches!(target.formation, Formation::Disorganised | Formation::Skirmish);
        let upright = input.target_retiring && !scattered;
        Refusal::when(upright, ml("3.4"), "target_retiring", "retires-disorganised")?;
        let short = match input.defensive {
            Defensive::No => input.check_range()?,
            steadiness => {
                input.check_defence(&shooter, &target, house)?;
                steadiness == Defensive::Steady
            }
        };
        let circumstances =
            Circumstances { target_retiring: input.target_retiring, rain: input.rain };
        let mut volley = Self::new(&shooter, &target, circumstances, strength, house, log);
        if short {
            volley.at_short_range(log);
        }
        Ok(volley)
    }

    fn result(self) -> SmallArmsFireResult {
        let toll = self.strength.suffer(self.losses);
        SmallArmsFireResult {
            losses: self.losses,
            elements_lost: toll.elements_lost,
            loss_markers: toll.loss_markers,
            eliminated: toll.eliminated,
        }
    }
}

/// ML-7.8, ML-7.26, ML-7.27: the dice, modified; one loss for each full five.
pub fn fire_volley(volley: &mut Volley, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let sum = table.throw(ml("7.8"), "fire-dice", Pool::total(volley.dice))?;
    volley.losses = volley.effect.losses(ml("7.27"), volley.dice, sum, table);
    Ok(Flow::Done)
}

pub static SMALL_ARMS_FIRE: Procedure<SmallArmsFireInput, Volley, SmallArmsFireResult> =
    Procedure {
        name: "small-arms-fire",
        rules: follows(&[
            "7.5", "7.6", "7.7", "7.8", "7.9", "7.10", "7.11", "7.12", "7.13", "7.14", "7.15",
            "7.16", "7.17", "7.18", "7.19", "7.20", "7.21", "7.22", "7.23", "7.24", "7.25", "7.26",
            "7.27", "7.28", "7.29", "8.7", "12.5", "12.6", "Q61", "Q62", "Q63", "Q64", "Q65",
            "Q66", "Q67",
        ]),
        declare: |input, log| Volley::declare(&input, &HouseRules::DEFAULT, log),
        steps: &[fire_volley],
        merging: None,
        result: Volley::result,
    };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fire_from_the_rear_may_be_doubled_too() {
        // ML-Q64
        let target = Target {
            arm: Arm::Infantry,
            formation: Formation::Line,
            cover: Cover::None,
            cohesion: Level::Standard,
            elements: 4,
            loss_markers: 0,
            direction: Direction::Rear,
        };
        let house = HouseRules { rear_fire_doubles: true, ..HouseRules::DEFAULT };
        assert_eq!(target.enfiladed(&HouseRules::DEFAULT), 0);
        assert_eq!(target.enfiladed(&house), 1);
        let column = Target { formation: Formation::MarchColumn, ..target };
        assert_eq!(column.enfiladed(&HouseRules::DEFAULT), 1);
    }
}

//! ML-5.2 The morale test: one die less another, with everything that heartens or frightens.

use engine::input::Int;
use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Refusal, RuleId, Score, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::HouseRules;
use crate::unit::{
    Arm, Cover, Direction, Formation, Level, Marker, Status, check_cover, check_direction,
    check_formation, check_routed,
};
use crate::{follows, holds, ml};

/// What a morale test reads of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Morale {
    pub arm: Arm,
    pub cohesion: Level,
    pub status: Status,
    pub formation: Formation,
    pub marker: Marker,
    pub elements_lost: i32,
    pub isolated: bool,
    pub supported_flanks: i32,
    pub rear_support: bool,
    pub charisma: i32,
    pub cover: Cover,
    pub attack: Direction,
    pub charging: bool,
    pub out_of_enemy_sight: bool,
}

/// What the fields of a unit are called in an input.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    pub class: &'static str,
    pub formation: &'static str,
    pub supported_flanks: &'static str,
    pub rear_support: &'static str,
    pub cover: &'static str,
    pub lancers: &'static str,
    pub armoured: &'static str,
}

impl Names {
    /// Where the input is about one unit.
    pub const OWN: Self = Self {
        class: "class",
        formation: "formation",
        supported_flanks: "supported_flanks",
        rear_support: "rear_support",
        cover: "cover",
        lancers: "lancers",
        armoured: "armoured",
    };
    /// Of the unit that charges.
    pub const ATTACKER: Self = Self {
        class: "attacker.class",
        formation: "attacker.formation",
        supported_flanks: "attacker.supported_flanks",
        rear_support: "attacker.rear_support",
        cover: "attacker.cover",
        lancers: "attacker.lancers",
        armoured: "attacker.armoured",
    };
    /// Of the unit charged.
    pub const DEFENDER: Self = Self {
        class: "defender.class",
        formation: "defender.formation",
        supported_flanks: "defender.supported_flanks",
        rear_support: "defender.rear_support",
        cover: "defender.cover",
        lancers: "defender.lancers",
        armoured: "defender.armoured",
    };
}

impl Morale {
    /// What no unit that tests its morale can be.
    pub fn check(&self, names: &Names) -> Result<(), Refusal> {
        check_formation(self.arm, self.formation, names.formation)?;
        check_routed(self.arm, self.formation, self.marker, names.formation)?;
        check_cover(self.formation, self.cover, names.cover)?;
        let field =
            if self.supported_flanks > 0 { names.supported_flanks } else { names.rear_support };
        let supported = self.supported_flanks > 0 || self.rear_support;
        let alone = !self.formation.shares_support() || self.marker == Marker::Routed;
        Refusal::when(supported && alone, ml("5.32"), field, "cannot-be-supported")?;
        Refusal::when(supported && self.isolated, ml("5.16"), field, "isolated-and-supported")
    }

    /// ML-5.11 to ML-5.23, table T8: the modifiers of the difference of the dice.
    pub fn score<'a>(&self, of: &'static str, house: &HouseRules, log: &'a mut Log) -> Score<'a> {
        let status = match self.status {
            Status::Elite => 2,
            Status::Standard => 0,
            Status::Levy => -2,
        };
        let attack = match self.attack {
            Direction::Front => 0,
            Direction::Flank => -2,
            Direction::Rear => -3,
        };
        let mounted = self.arm == Arm::Cavalry;
        // ML-Q34: the column heartens cavalry as well.
        let column = self.formation == Formation::AttackColumn
            && !(mounted && (house.infantry_columns_only || !holds("Q34")));
        let light = i32::from(self.cover.is_light());
        let dense = 2 * i32::from(self.cover.is_dense());
        log.score(of, ml("5.11"), "cohesion", self.cohesion.bonus())
            .add(ml("5.12"), "elite-or-levy", status)
            .when(self.marker == Marker::Shaken, ml("5.13"), "is-shaken", -2)
            .when(self.marker == Marker::Routed, ml("5.13"), "is-routed", -3)
            .add(ml("5.14"), "elements-lost", -self.elements_lost)
            .add(ml("5.15"), "attacked-in-flank-or-rear", attack)
            .when(self.isolated, ml("5.16"), "is-isolated", -3)
            .add(ml("5.17"), "supported-flanks", self.supported_flanks)
            .when(self.rear_support, ml("5.18"), "supported-from-behind", 1)
            .when(self.formation.is_square() || column, ml("5.19"), "square-or-attack-column", 2)
            .when(self.charging && !mounted, ml("5.20"), "under-charge", 1)
            .when(self.charging && mounted, ml("5.20"), "charging-cavalry", 2)
            .add(ml("5.21"), "charisma-of-the-general", self.charisma)
            .add(ml("5.22"), "in-cover", light + dense)
            .when(self.out_of_enemy_sight, ml("5.23"), "out-of-enemy-sight", 3)
    }
}

/// ML-5.10: the positive die less the negative one, modified.
pub fn throw_morale(
    rule: RuleId,
    of: &'static str,
    modifiers: i32,
    table: &mut Table<'_>,
) -> Result<i32, DiceError> {
    let positive = table.throw(rule, "positive-die", Pool::one(Die::D6))?;
    let negative = table.throw(rule, "negative-die", Pool::one(Die::D6))?;
    let difference = positive - negative;
    let score = table.score(of, ml("5.10"), "difference-of-the-dice", difference);
    Ok(score.add(ml("5.10"), "all-modifiers", modifiers).value())
}

/// ML-5.24: zero is enough.
pub fn passes(total: i32) -> bool {
    total > 0 || (total == 0 && holds("5.24"))
}

/// What a morale test does to a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MoraleOutcome {
    Holds,
    Shaken,
    Routed,
    Eliminated,
    GunsAbandoned,
}

/// ML-5.25 to ML-5.27, ML-Q91: who fails is shaken, then routed, then eliminated; a deployed
/// battery that would rout abandons its guns.
pub fn after_failure(marker: Marker, formation: Formation) -> MoraleOutcome {
    match marker {
        Marker::None | Marker::Hesitant => MoraleOutcome::Shaken,
        Marker::Shaken if formation == Formation::Unlimbered && holds("Q91") => {
            MoraleOutcome::GunsAbandoned
        }
        Marker::Shaken => MoraleOutcome::Routed,
        Marker::Routed => MoraleOutcome::Eliminated,
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoraleTestInput {
    #[serde(default)]
    arm: Arm,
    #[serde(default)]
    cohesion: Level,
    #[serde(default)]
    status: Status,
    #[serde(default)]
    formation: Formation,
    #[serde(default)]
    elements_lost: Int<0, 5>,
    #[serde(default)]
    isolated: bool,
    #[serde(default)]
    supported_flanks: Int<0, 2>,
    #[serde(default)]
    rear_support: bool,
    #[serde(default)]
    charisma: Int<0, 3>,
    #[serde(default)]
    cover: Cover,
    #[serde(default)]
    marker: Marker,
    #[serde(default)]
    attack: Direction,
    #[serde(default)]
    charging: bool,
    #[serde(default)]
    out_of_enemy_sight: bool,
}

/// A morale test and how it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoraleTest {
    modifiers: i32,
    marker: Marker,
    formation: Formation,
    total: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct MoraleTestResult {
    total: i32,
    passed: bool,
    outcome: MoraleOutcome,
}

/// ML-3.9, ML-1.60: who can be under order Charge, and so counts as charging.
fn check_charging(unit: &Morale, house: &HouseRules) -> Result<(), Refusal> {
    if !unit.charging {
        return Ok(());
    }
    let marked = unit.marker != Marker::None;
    Refusal::when(marked, ml("1.60"), "charging", "marker-cancels-the-order")?;
    let guns = unit.arm == Arm::Artillery;
    Refusal::when(guns, ml("3.15"), "charging", "artillery-never-charges")?;
    check_charger(unit.arm, unit.formation, house, "charging")?;
    Refusal::when(unit.out_of_enemy_sight, ml("8.3"), "charging", "charges-whom-it-sees")
}

/// ML-3.9, ML-6.11, ML-1.34: squares and garrisons do not charge, nor do skirmishers.
pub fn check_charger(
    arm: Arm,
    formation: Formation,
    house: &HouseRules,
    field: &'static str,
) -> Result<(), Refusal> {
    Refusal::when(formation.is_square(), ml("6.11"), field, "squares-do-not-charge")?;
    Refusal::when(formation.in_building(), ml("1.34"), field, "garrisons-do-not-charge")?;
    let loose =
        formation == Formation::Skirmish && (arm == Arm::Infantry || house.foragers_as_skirmishers);
    Refusal::when(loose, ml("3.9"), field, "skirmishers-may-not-charge")
}

impl MoraleTest {
    fn declare(
        input: &MoraleTestInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        let unit = Morale {
            arm: input.arm,
            cohesion: input.cohesion,
            status: input.status,
            formation: input.formation,
            marker: input.marker,
            elements_lost: input.elements_lost.get(),
            isolated: input.isolated,
            supported_flanks: input.supported_flanks.get(),
            rear_support: input.rear_support,
            charisma: input.charisma.get(),
            cover: input.cover,
            attack: input.attack,
            charging: input.charging,
            out_of_enemy_sight: input.out_of_enemy_sight,
        };
        unit.check(&Names::OWN)?;
        check_direction(unit.formation, unit.attack, "attack")?;
        let unseen = unit.attack != Direction::Front && unit.out_of_enemy_sight;
        Refusal::when(unseen, ml("5.23"), "attack", "attackers-see-their-target")?;
        check_charging(&unit, house)?;
        let modifiers = unit.score("morale-modifiers", house, log).value();
        Ok(Self { modifiers, marker: unit.marker, formation: unit.formation, total: 0 })
    }

    fn result(self) -> MoraleTestResult {
        let passed = passes(self.total);
        let outcome =
            if passed { MoraleOutcome::Holds } else { after_failure(self.marker, self.formation) };
        MoraleTestResult { total: self.total, passed, outcome }
    }
}

fn test_morale(test: &mut MoraleTest, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    test.total = throw_morale(ml("5.10"), "morale", test.modifiers, table)?;
    Ok(Flow::Done)
}

pub static MORALE_TEST: Procedure<MoraleTestInput, MoraleTest, MoraleTestResult> = Procedure {
    name: "morale-test",
    rules: follows(&[
        "5.5", "5.6", "5.7", "5.8", "5.9", "5.10", "5.11", "5.12", "5.13", "5.14", "5.15", "5.16",
        "5.17", "5.18", "5.19", "5.20", "5.21", "5.22", "5.23", "5.24", "5.25", "5.26", "5.27",
        "5.32", "Q33", "Q34", "Q35", "Q91",
    ]),
    declare: |input, log| MoraleTest::declare(&input, &HouseRules::DEFAULT, log),
    steps: &[test_morale],
    merging: None,
    result: MoraleTest::result,
};

#[cfg(test)]
mod tests {
    use super::*;

    const CAVALRY: Morale = Morale {
        arm: Arm::Cavalry,
        cohesion: Level::Standard,
        status: Status::Standard,
        formation: Formation::AttackColumn,
        marker: Marker::None,
        elements_lost: 0,
        isolated: false,
        supported_flanks: 0,
        rear_support: false,
        charisma: 0,
        cover: Cover::None,
        attack: Direction::Front,
        charging: false,
        out_of_enemy_sight: false,
    };

    #[test]
    fn the_attack_column_may_be_left_to_infantry() {
        // ML-Q34
        let house = HouseRules { infantry_columns_only: true, ..HouseRules::DEFAULT };
        let mut log = Log::silent();
        assert_eq!(CAVALRY.score("morale", &HouseRules::DEFAULT, &mut log).value(), 2);
        assert_eq!(CAVALRY.score("morale", &house, &mut log).value(), 0);
    }

    #[test]
    fn foragers_charge_unless_they_are_skirmishers() {
        // ML-Q15
        let house = HouseRules { foragers_as_skirmishers: true, ..HouseRules::DEFAULT };
        let check = |house| check_charger(Arm::Cavalry, Formation::Skirmish, house, "charging");
        assert!(check(&HouseRules::DEFAULT).is_ok());
        assert!(check(&house).is_err());
    }
}

//! ML-13 Budget: what units, generals and armies cost.

use engine::input::{Int, List, Optional};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch06_movement::Mount;
use crate::unit::{Arm, Class, Level, Status, check_class};
use crate::{follows, holds, ml};

/// ML-13.1: points for an element, before anything else.
const BASE: i32 = 10;

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitCostInput {
    pub(crate) arm: Arm,
    pub(crate) class: Class,
    #[serde(default)]
    pub(crate) mount: Mount,
    pub(crate) elements: Int<1, 6>,
    #[serde(default)]
    pub(crate) cohesion: Level,
    #[serde(default)]
    pub(crate) training_fire: Level,
    #[serde(default)]
    pub(crate) training_manoeuvre: Level,
    #[serde(default)]
    pub(crate) status: Status,
    #[serde(default)]
    pub(crate) armoured: bool,
    #[serde(default)]
    pub(crate) rifled_carbines: bool,
    #[serde(default)]
    pub(crate) lances: bool,
    #[serde(default)]
    pub(crate) no_light_company: bool,
    #[serde(default)]
    pub(crate) dragoons: bool,
    #[serde(default)]
    pub(crate) howitzers: bool,
    #[serde(default)]
    pub(crate) sharpshooters: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct UnitCostResult {
    points_per_element: i32,
    cost: i32,
}

impl UnitCostInput {
    fn check(&self) -> Result<(), Refusal> {
        check_class(self.arm, Some(self.class), "class")?;
        let (foot, horse, guns) =
            (self.arm == Arm::Infantry, self.arm == Arm::Cavalry, self.arm == Arm::Artillery);
        let mounted = self.mount == Mount::Horse && !guns;
        Refusal::when(mounted, ml("13.6"), "mount", "only-artillery-is-foot-or-horse")?;
        let key = "armoured-troops-are-cavalry";
        Refusal::when(self.armoured && !horse, ml("13.2"), "armoured", key)?;
        Refusal::when(self.lances && !horse, ml("13.2"), "lances", "lancers-are-cavalry")?;
        Refusal::when(self.dragoons && !horse, ml("12.5"), "dragoons", "dragoons-are-cavalry")?;
        let key = "howitzers-are-artillery";
        Refusal::when(self.howitzers && !guns, ml("12.4"), "howitzers", key)?;
        let key = "sharpshooters-are-infantry";
        Refusal::when(self.sharpshooters && !foot, ml("12.6"), "sharpshooters", key)?;
        let key = "light-companies-are-infantry";
        Refusal::when(self.no_light_company && !foot, ml("13.3"), "no_light_company", key)?;
        let key = "guns-have-no-carbines";
        Refusal::when(self.rifled_carbines && guns, ml("13.2"), "rifled_carbines", key)
    }

    /// ML-13.1 to ML-13.5, ML-12.4 to ML-12.6, table T11: points for each element. Both trainings
    /// alike make the two points of ML-13.4 and ML-13.5.
    fn points_per_element(&self, log: &mut Log) -> i32 {
        let close = self.class.is_made_to_close();
        let poor = self.class.is_poor();
        let guns = self.arm == Arm::Artillery;
        let heavy = self.class == Class::Heavy;
        let light = guns && self.class == Class::Light;
        log.score("points-for-an-element", ml("13.1"), "basic-cost", BASE)
            .when(self.armoured, ml("13.2"), "costs-armour", 1)
            .when(self.rifled_carbines, ml("13.2"), "costs-rifled-carbines", 1)
            .when(self.lances, ml("13.2"), "costs-lances", 1)
            .when(self.dragoons, ml("13.2"), "costs-dragoons", 1)
            .add(
                self.training_fire.rule(ml("13.2"), ml("13.3")),
                "costs-fire-training",
                self.training_fire.bonus(),
            )
            .add(
                self.training_manoeuvre.rule(ml("13.2"), ml("13.3")),
                "costs-manoeuvre-training",
                self.training_manoeuvre.bonus(),
            )
            .when(self.no_light_company, ml("13.3"), "costs-no-light-company", -1)
            .when(self.cohesion == Level::Superior, ml("13.4"), "costs-cohesion", 2)
            .when(self.cohesion == Level::Mediocre, ml("13.5"), "costs-cohesion", -2)
            .when(close, ml("13.4"), "shock-or-battle", 2)
            .when(poor, ml("13.5"), "second-line-or-irregular", -2)
            .when(self.status == Status::Elite, ml("13.4"), "elite-or-levy", 2)
            .when(self.status == Status::Levy, ml("13.5"), "elite-or-levy", -2)
            .when(heavy, ml("13.4"), "heavy-guns", 2)
            .when(light, ml("13.5"), "light-guns", -2)
            .when(self.howitzers && holds("12.4"), ml("13.4"), "costs-howitzers", 2)
            .when(self.sharpshooters, ml("13.4"), "costs-sharpshooters", 2)
            .value()
    }

    /// ML-13.6, ML-Q99: half as much again for cavalry and horse artillery, rounded up once.
    fn cost(&self, log: &mut Log) -> Result<UnitCostResult, Refusal> {
        self.check()?;
        let points_per_element = self.points_per_element(log);
        let mounted = self.arm == Arm::Cavalry || (self.mount == Mount::Horse && holds("Q99"));
        let whole = points_per_element * self.elements.get();
        let surcharge = if mounted { (whole + 1) / 2 } else { 0 };
        let cost = log
            .score("cost", ml("13.1"), "all-elements", whole)
            .add(ml("13.6"), "mounted-troops", surcharge)
            .value();
        Ok(UnitCostResult { points_per_element, cost })
    }
}

/// What a unit costs; nothing if it cannot be.
pub fn unit_cost(unit: &UnitCostInput) -> i32 {
    unit.cost(&mut Log::silent()).map_or(0, |result| result.cost)
}

/// Whether a unit can be what it is said to be.
pub fn check_unit(unit: &UnitCostInput) -> Result<(), Refusal> {
    unit.check()
}

pub static UNIT_COST: Lookup<UnitCostInput, UnitCostResult> = Lookup::new(
    "unit-cost",
    follows(&["13.1", "13.2", "13.3", "13.4", "13.5", "13.6", "Q99"]),
    |input, log| input.cost(log),
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    Brigadier,
    Divisional,
    Corps,
    Army,
}

/// ML-13.7, table T11: a brigadier, from excellent to mediocre.
const BRIGADIERS: [i32; 4] = [15, 10, 5, 0];
/// ML-13.7: for each point of charisma, whatever the grade.
const CHARISMA: i32 = 5;

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GeneralCostInput {
    grade: Grade,
    #[serde(default)]
    competence: Optional<Int<1, 4>>,
    #[serde(default)]
    charisma: Int<0, 3>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct GeneralCostResult {
    cost: i32,
}

impl GeneralCostInput {
    /// ML-13.7, ML-Q100: by grade, a brigadier by his competence, and charisma.
    fn cost(&self, log: &mut Log) -> Result<i32, Refusal> {
        let (rule, of_grade) = match (self.grade, self.competence.get()) {
            (Grade::Brigadier, Some(competence)) => {
                (ml("13.7"), BRIGADIERS[competence.get() as usize - 1])
            }
            (Grade::Brigadier, None) => {
                let key = "brigadier-has-a-competence";
                return Err(Refusal { rule: ml("13.7"), field: "competence", key });
            }
            (Grade::Divisional, _) => (ml("13.7"), 10),
            (Grade::Corps, _) => (ml("13.7"), 20),
            (Grade::Army, _) => (ml("Q100"), 30),
        };
        let charisma = CHARISMA * self.charisma.get();
        Ok(log
            .score("cost", rule, "grade-of-the-general", of_grade)
            .add(ml("13.7"), "charisma-of-the-general", charisma)
            .value())
    }
}

/// What a general costs.
pub fn general_cost(grade: Grade, competence: Option<Int<1, 4>>, charisma: Int<0, 3>) -> i32 {
    let general = GeneralCostInput::of(grade, competence, charisma);
    general.cost(&mut Log::silent()).unwrap_or(0)
}

impl GeneralCostInput {
    /// What is asked of a general.
    pub const fn of(grade: Grade, competence: Option<Int<1, 4>>, charisma: Int<0, 3>) -> Self {
        Self { grade, competence: Optional(competence), charisma }
    }
}

/// Tells what a unit costs, and why.
pub fn tell_unit_cost(unit: &UnitCostInput, log: &mut Log) {
    // What cannot be costs nothing, and there is nothing to tell.
    let _ = unit.cost(log);
}

/// Tells what a general costs, and why.
pub fn tell_general_cost(general: GeneralCostInput, log: &mut Log) {
    let _ = general.cost(log);
}

/// ML-Q107: the limits of a balanced army.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    Elite,
    Superior,
    Levies,
    Guns,
    Charisma,
    Cheap,
}

/// ML-Q107: what is wrong with an army that is bought within balanced limits. `charismatic` counts its
/// generals of charisma 3.
pub fn unbalanced(units: &[UnitCostInput], charismatic: usize) -> Vec<Limit> {
    let elements = |of: &dyn Fn(&UnitCostInput) -> bool| -> i32 {
        units.iter().filter(|unit| of(unit)).map(|unit| unit.elements.get()).sum()
    };
    let all = elements(&|_| true);
    let guns = elements(&|unit| unit.arm == Arm::Artillery);
    let cheap =
        |unit: &UnitCostInput| unit.points_per_element(&mut Log::silent()) < LEAST_OF_AN_ELEMENT;
    let limits = [
        (4 * elements(&|unit| unit.status == Status::Elite) > all, Limit::Elite),
        (3 * elements(&|unit| unit.cohesion == Level::Superior) > all, Limit::Superior),
        (3 * elements(&|unit| unit.status == Status::Levy) > all, Limit::Levies),
        (4 * guns > all - guns, Limit::Guns),
        (charismatic > 1, Limit::Charisma),
        (units.iter().any(cheap), Limit::Cheap),
    ];
    limits.into_iter().filter(|(broken, _)| *broken).map(|(_, limit)| limit).collect()
}

/// ML-Q107: no element of a balanced army costs less.
const LEAST_OF_AN_ELEMENT: i32 = 4;

pub static GENERAL_COST: Lookup<GeneralCostInput, GeneralCostResult> =
    Lookup::new("general-cost", follows(&["13.7", "Q100"]), |input, log| {
        Ok(GeneralCostResult { cost: input.cost(log)? })
    });

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmyCostInput {
    units: List<UnitCostInput, 0, 200>,
    generals: List<GeneralCostInput, 0, 60>,
    #[serde(default)]
    budget: Optional<Int<0, 1_000_000>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ArmyCostResult {
    units_cost: i32,
    generals_cost: i32,
    total: i32,
    within_budget: bool,
}

/// ML-13.1 to ML-13.7: the sum of its units and generals.
fn army_cost(input: ArmyCostInput, log: &mut Log) -> Result<ArmyCostResult, Refusal> {
    let (mut units_cost, mut generals_cost) = (0, 0);
    for unit in input.units.iter() {
        let within = |refusal| Refusal { field: "units", ..refusal };
        units_cost += unit.cost(log).map_err(within)?.cost;
    }
    for general in input.generals.iter() {
        let within = |refusal| Refusal { field: "generals", ..refusal };
        generals_cost += general.cost(log).map_err(within)?;
    }
    let total = log
        .score("army-cost", ml("13.1"), "all-units", units_cost)
        .add(ml("13.7"), "all-generals", generals_cost)
        .value();
    let within_budget = input.budget.get().is_none_or(|budget| total <= budget.get());
    Ok(ArmyCostResult { units_cost, generals_cost, total, within_budget })
}

pub static ARMY_COST: Lookup<ArmyCostInput, ArmyCostResult> = Lookup::new(
    "army-cost",
    follows(&["13.1", "13.2", "13.3", "13.4", "13.5", "13.6", "13.7"]),
    army_cost,
);

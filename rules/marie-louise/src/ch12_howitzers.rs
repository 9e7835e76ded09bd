//! ML-12 Optional additions: howitzers and burning buildings.

use engine::input::Int;
use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch07_losses::Strength;
use crate::unit::{Arm, Level};
use crate::{follows, ml};

/// ML-12.1: what a building is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Material {
    Stone,
    Wood,
}

/// ML-12.1: a die for each hit; a building of stone burns on 6, one of wood on 5 or 6.
pub fn ignites(hits: i32, material: Material, table: &mut Table<'_>) -> Result<bool, DiceError> {
    let score = match material {
        Material::Stone => 6,
        Material::Wood => 5,
    };
    Ok(table.throw(ml("12.1"), "dice-of-the-fire", Pool::at_least(hits, score))? > 0)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BuildingIgnitionInput {
    hits: Int<1, 12>,
    material: Material,
}

/// Shells on a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shelling {
    hits: i32,
    material: Material,
    ignites: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct BuildingIgnitionResult {
    ignites: bool,
}

fn roll_ignition(shelling: &mut Shelling, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    shelling.ignites = ignites(shelling.hits, shelling.material, table)?;
    Ok(Flow::Done)
}

pub static BUILDING_IGNITION: Procedure<BuildingIgnitionInput, Shelling, BuildingIgnitionResult> =
    Procedure {
        name: "building-ignition",
        rules: follows(&["12.1", "Q117"]),
        declare: |input, _| {
            let (hits, material) = (input.hits.get(), input.material);
            Ok(Shelling { hits, material, ignites: false })
        },
        steps: &[roll_ignition],
        merging: None,
        result: |shelling| BuildingIgnitionResult { ignites: shelling.ignites },
    };

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BurningBuildingInput {
    #[serde(default)]
    cohesion: Level,
    elements: Int<1, 6>,
    #[serde(default)]
    loss_markers: Int<0, 4>,
}

/// A garrison in the flames.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Garrison {
    pub(crate) strength: Strength,
    pub(crate) losses: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct BurningBuildingResult {
    losses: i32,
    elements_lost: i32,
    loss_markers: i32,
    eliminated: bool,
}

fn declare_garrison(input: BurningBuildingInput, _: &mut Log) -> Result<Garrison, Refusal> {
    let (elements, markers) = (input.elements.get(), input.loss_markers.get());
    let strength = Strength::new(Arm::Infantry, input.cohesion, elements, markers, "loss_markers")?;
    Ok(Garrison { strength, losses: 0 })
}

/// ML-12.2: a die of losses.
pub(crate) fn burn(garrison: &mut Garrison, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    garrison.losses = table.throw(ml("12.2"), "die-of-the-flames", Pool::one(Die::D6))?;
    Ok(Flow::Done)
}

impl Garrison {
    fn result(self) -> BurningBuildingResult {
        let toll = self.strength.suffer(self.losses);
        BurningBuildingResult {
            losses: self.losses,
            elements_lost: toll.elements_lost,
            loss_markers: toll.loss_markers,
            eliminated: toll.eliminated,
        }
    }
}

pub static BURNING_BUILDING: Procedure<BurningBuildingInput, Garrison, BurningBuildingResult> =
    Procedure {
        name: "burning-building",
        rules: follows(&["12.2", "Q116"]),
        declare: declare_garrison,
        steps: &[burn],
        merging: None,
        result: Garrison::result,
    };

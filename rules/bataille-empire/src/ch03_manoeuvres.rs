//! BE-3 Manoeuvres: what wheels, turns and long marches cost.

use engine::input::{Int, List};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_movement::{Mover, MovingFormation, ROAD_BONUS, allowance};
use crate::measure::{FarDistance, Parts, Ud, far_away};
use crate::unit::{Class, Terrain};
use crate::{be, follows, holds};

/// BE-3.1: within it the enemy is a threat.
pub const TACTICAL_DISTANCE: Ud = Ud::whole(4);
/// BE-3.1: within it only single moves are made.
pub const OPERATIONAL_DISTANCE: Ud = Ud::whole(8);

/// BE-3.2, BE-Q5: the front in UD times degrees / 60, rounded up to the next quarter. The front is
/// given in halves of a UD.
pub fn wheel_cost(front_in_halves: i32, degrees: i32) -> Ud {
    let front = if degrees == 0 || holds("Q5") { front_in_halves } else { 2 };
    Ud::quarters((front * degrees + 29) / 30)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WheelCostInput {
    /// The front of the unit or group, in UD.
    width: Parts<2, 1, 40>,
    degrees: Int<1, 180>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct WheelCostResult {
    cost: Ud,
}

pub static WHEEL_COST: Lookup<WheelCostInput, WheelCostResult> =
    Lookup::new("wheel-cost", follows(&["3.2"]), |input, log| {
        let cost = wheel_cost(input.width.get(), input.degrees.get());
        log.note(be("3.2"), "wheel-rounded-up");
        Ok(WheelCostResult { cost })
    });

/// BE-3.8: what a change of formation, or a turn on the spot, takes of the move. BE-Q6: artillery
/// pays like infantry.
pub fn formation_change(class: Class, mover: Mover, allowance: Ud) -> Ud {
    match class {
        Class::A if mover == Mover::Cavalry => Ud::whole(2),
        Class::A if mover.is_artillery() && !holds("Q6") => allowance.half(),
        Class::A => Ud::whole(1),
        Class::B => allowance.half(),
        Class::C => allowance,
    }
}

/// BE-3.11: what an about-face on the spot costs.
pub const fn about_face(class: Class) -> Ud {
    match class {
        Class::A => Ud::whole(1),
        Class::B => Ud::whole(2),
        Class::C => Ud::whole(3),
    }
}

/// BE-3.12: what limbered artillery pays to turn on the spot.
pub const LIMBERED_TURN: Ud = Ud::whole(2);

/// BE-3.14: how many times its move a class marches.
pub const fn operational_moves(class: Class) -> i32 {
    match class {
        Class::A => 5,
        Class::B => 4,
        Class::C => 3,
    }
}

/// BE-3.14: who marches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Marcher {
    Infantry,
    Cavalry,
    FootArtillery,
    #[serde(rename = "foot_artillery_12")]
    FootArtillery12,
    HorseArtillery,
}

impl Marcher {
    /// BE-3.14: it marches in column, artillery limbered.
    const fn on_the_march(self) -> (Mover, MovingFormation) {
        match self {
            Self::Infantry => (Mover::Infantry, MovingFormation::Column),
            Self::Cavalry => (Mover::Cavalry, MovingFormation::Column),
            Self::FootArtillery => (Mover::FootArtillery, MovingFormation::Limbered),
            Self::FootArtillery12 => (Mover::FootArtillery12, MovingFormation::Limbered),
            Self::HorseArtillery => (Mover::HorseArtillery, MovingFormation::Limbered),
        }
    }
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MarcherInput {
    unit: Marcher,
    #[serde(default)]
    manoeuvre_class: Class,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OperationalMoveInput {
    units: List<MarcherInput, 1, 4>,
    /// The worst terrain of the path.
    #[serde(default)]
    terrain: Terrain,
    /// The whole move follows a road.
    #[serde(default)]
    road: bool,
    /// From the path to the nearest visible enemy but skirmishers and irregular cavalry, in UD.
    #[serde(default = "far_away")]
    nearest_enemy: FarDistance,
    /// The same for enemies that are invisible, hidden or in buildings.
    #[serde(default = "far_away")]
    nearest_hidden_or_garrison: FarDistance,
    /// From the path to the enemy's table edge, in UD.
    #[serde(default = "far_away")]
    enemy_edge: FarDistance,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct OperationalMoveResult {
    possible: bool,
    distance: i32,
}

/// BE-3.14, BE-3.15, BE-5.5: how far a march takes the slowest unit, out of the enemy's reach.
fn operational_move(
    input: OperationalMoveInput,
    log: &mut Log,
) -> Result<OperationalMoveResult, Refusal> {
    let impossible = OperationalMoveResult { possible: false, distance: 0 };
    let limits = [
        (input.nearest_enemy, OPERATIONAL_DISTANCE, "march-near-an-enemy"),
        (input.nearest_hidden_or_garrison, TACTICAL_DISTANCE, "march-near-a-hidden-enemy"),
        (input.enemy_edge, OPERATIONAL_DISTANCE, "march-near-the-enemy-edge"),
    ];
    for (distance, least, key) in limits {
        if distance.ud() < least {
            log.note(be("3.15"), key);
            return Ok(impossible);
        }
    }
    let ground = if input.road { Terrain::Clear } else { input.terrain };
    let mut slowest = None;
    for marcher in input.units.iter() {
        let (mover, formation) = marcher.unit.on_the_march();
        let Some(ud) = allowance(mover, formation, ground) else {
            log.note(be("5.1"), "terrain-is-closed");
            return Ok(impossible);
        };
        let distance = log
            .score("march", be("5.1"), "move-in-column", ud)
            .when(input.road, be("5.5"), "along-a-road", ROAD_BONUS)
            .times_when(
                true,
                be("3.14"),
                "times-its-class",
                operational_moves(marcher.manoeuvre_class),
            )
            .value();
        slowest = Some(slowest.map_or(distance, |other: i32| other.min(distance)));
    }
    Ok(slowest.map_or(impossible, |distance| OperationalMoveResult { possible: true, distance }))
}

pub static OPERATIONAL_MOVE: Lookup<OperationalMoveInput, OperationalMoveResult> =
    Lookup::new("operational-move", follows(&["3.14", "3.15", "5.1", "5.5"]), operational_move);

//! OT-7 Movement: what a step costs, and what the MP of a unit pay for.

use engine::input::{Decimal, Int};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_command::movement_of_nc;
use crate::quarters::{Quarters, quarters};
use crate::unit::{
    ARTILLERY, Among, COMBAT, Class, DEPOTS_AND_LEADERS, Hexside, TANKS_AND_CARS, TRAINS, Terrain,
};
use crate::{follows, holds, ot};

/// The columns of table 4.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gait {
    Foot,
    Horse,
    Wheeled,
    Motor,
    Track,
    /// OT-9.1: by railway only.
    Rail,
}

/// Table 4.4: how a class moves. Flotillas and aircraft do not move over land.
pub const fn gait(class: Class) -> Gait {
    match class {
        Class::Infantry => Gait::Foot,
        Class::Cavalry | Class::HorseArtillery | Class::Leader => Gait::Horse,
        Class::Artillery | Class::Depot => Gait::Wheeled,
        Class::ArmouredCar => Gait::Motor,
        Class::Tank => Gait::Track,
        Class::ArmouredTrain | Class::Flotilla | Class::AirDetachment => Gait::Rail,
    }
}

/// Terrain that a unit may not enter, or a hexside that it may not cross.
const NO: i32 = -1;

/// Table 4.4: MP for the hex entered.
#[rustfmt::skip]
const HEX_COST: [[i32; 5]; 7] = [
    // foot horse wheeled motor track
    [  1,   1,    1,      1,    1  ], // clear
    [  1,   1,    1,      1,    1  ], // village
    [  1,   1,    1,      1,    1  ], // town
    [  1,   1,    1,      1,    1  ], // city
    [  2,   2,    3,      NO,   3  ], // woods
    [  2,   3,    NO,     NO,   NO ], // marsh
    [  2,   2,    2,      2,    2  ], // hill
];

/// Table 4.4: MP more for the hexside crossed.
#[rustfmt::skip]
const HEXSIDE_COST: [[i32; 5]; 6] = [
    // foot horse wheeled motor track
    [  0,   0,    0,      0,    0  ], // none
    [  0,   0,    1,      1,    1  ], // stream
    [  2,   2,    NO,     NO,   NO ], // river
    [  NO,  NO,   NO,     NO,   NO ], // major river
    [  1,   1,    1,      1,    1  ], // slope
    [  1,   1,    2,      2,    2  ], // ravine
];

/// Table 4.4: whether a gait may enter a hex of this terrain, off the roads.
pub const fn may_enter(gait: Gait, terrain: Terrain) -> bool {
    !matches!(gait, Gait::Rail) && HEX_COST[terrain as usize][gait as usize] != NO
}

/// Table 4.4: whether a gait may cross such a hexside where there is no bridge.
pub const fn may_cross(gait: Gait, hexside: Hexside) -> bool {
    !matches!(gait, Gait::Rail) && HEXSIDE_COST[hexside as usize][gait as usize] != NO
}

/// A whole number of MP, counted in quarters.
pub const fn mp(points: i32) -> i32 {
    4 * points
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MovementCostInput {
    class: Among<{ COMBAT | ARTILLERY | TANKS_AND_CARS | DEPOTS_AND_LEADERS | TRAINS }>,
    /// Of the hex entered.
    terrain: Terrain,
    #[serde(default)]
    hexside: Hexside,
    /// A road, with its bridge, crosses the hexside.
    #[serde(default)]
    road: bool,
    #[serde(default)]
    rail: bool,
    #[serde(default)]
    bridge: bool,
    #[serde(default)]
    rail_cut: bool,
    #[serde(default)]
    from_zoc: bool,
    #[serde(default)]
    to_zoc: bool,
    #[serde(default)]
    enemy_in_hex: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct MovementCostResult {
    allowed: bool,
    cost: Decimal,
}

/// What lies on the way of one step.
#[derive(Clone, Copy, Debug)]
pub struct StepGround {
    /// Of the hex entered.
    pub terrain: Terrain,
    pub hexside: Hexside,
    /// A road, with its bridge, crosses the hexside.
    pub road: bool,
    pub rail: bool,
    pub bridge: bool,
    pub rail_cut: bool,
}

/// OT-7.1, OT-9.1, table 4.4: quarters of MP for the ground of one step; none where it is barred.
pub fn ground_cost(gait: Gait, ground: StepGround, log: &mut Log) -> Option<i32> {
    let of = "quarters-of-mp";
    if gait == Gait::Rail {
        if !ground.rail || ground.rail_cut {
            log.note(ot("9.1"), "trains-need-a-whole-railway");
            return None;
        }
        return Some(log.score(of, ot("9.1"), "along-the-railway", mp(1)).value());
    }
    if ground.road {
        let cost = if gait == Gait::Motor { mp(1) / 2 } else { mp(1) };
        return Some(log.score(of, ot("7.1"), "along-the-road", cost).value());
    }
    let hex = HEX_COST[ground.terrain as usize][gait as usize];
    let crossed = HEXSIDE_COST[ground.hexside as usize][gait as usize];
    let crossed = if ground.bridge { 0 } else { crossed };
    if hex == NO || crossed == NO {
        let told = if hex == NO { "terrain-is-barred" } else { "hexside-is-barred" };
        log.note(ot("7.1"), told);
        return None;
    }
    let cost = log.score(of, ot("7.1"), "terrain-entered", mp(hex));
    Some(cost.add(ot("7.1"), "hexside-crossed", mp(crossed)).value())
}

/// OT-7.2, OT-7.3: quarters of MP for the ground and the zones of one step; none for who may not slip
/// from zone to zone.
pub fn cost_with_zones(
    class: Class,
    ground: i32,
    from_zoc: bool,
    to_zoc: bool,
    log: &mut Log,
) -> Option<i32> {
    let between_zones = from_zoc && to_zoc;
    if between_zones && !slips_through_zones(class) {
        log.note(ot("7.3"), "may-not-slip-through-zones");
        return None;
    }
    let cost = log
        .score("quarters-of-mp", ot("7.1"), "ground-covered", ground)
        .when(to_zoc && !from_zoc && holds("7.2"), ot("7.2"), "enters-a-zone", mp(1))
        .when(between_zones && holds("7.3"), ot("7.3"), "from-zone-to-zone", mp(2));
    Some(cost.value())
}

/// OT-7.3: who may slip from one enemy ZOC to another.
pub const fn slips_through_zones(class: Class) -> bool {
    matches!(
        class,
        Class::Infantry
            | Class::Cavalry
            | Class::HorseArtillery
            | Class::ArmouredCar
            | Class::ArmouredTrain
    )
}

/// OT-7.1 to OT-7.5, OT-9.1: one step. ZOC that a friendly unit cancels (OT-7.4) are not told.
fn movement_cost(input: MovementCostInput, log: &mut Log) -> Result<MovementCostResult, Refusal> {
    let class = input.class.get();
    let on_road = class == Class::ArmouredTrain && input.road;
    Refusal::when(on_road, ot("9.1"), "road", "trains-use-no-road")?;
    let no_rail = input.rail_cut && !input.rail;
    Refusal::when(no_rail, ot("9.1"), "rail_cut", "no-railway-to-cut")?;
    let barred = MovementCostResult { allowed: false, cost: Decimal::whole(0) };
    if input.enemy_in_hex {
        log.note(ot("7.5"), "enemy-in-the-hex");
        return Ok(barred);
    }
    let slips = slips_through_zones(class);
    if input.from_zoc && input.to_zoc && !slips {
        log.note(ot("7.3"), "may-not-slip-through-zones");
        return Ok(barred);
    }
    let on_the_way = StepGround {
        terrain: input.terrain,
        hexside: input.hexside,
        road: input.road,
        rail: input.rail,
        bridge: input.bridge,
        rail_cut: input.rail_cut,
    };
    let Some(ground) = ground_cost(gait(class), on_the_way, log) else { return Ok(barred) };
    let cost = cost_with_zones(class, ground, input.from_zoc, input.to_zoc, log);
    Ok(cost.map_or(barred, |cost| MovementCostResult { allowed: true, cost: quarters(cost) }))
}

pub static MOVEMENT_COST: Lookup<MovementCostInput, MovementCostResult> = Lookup::new(
    "movement-cost",
    follows(&["7.1", "7.2", "7.3", "7.4", "7.5", "9.1"]),
    movement_cost,
);

/// OT-7.10: the posture wanted at the end of the movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndPosture {
    Epc,
    Em,
}

/// OT-7.11: how an attack is launched, if one is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Launch {
    #[default]
    None,
    Rapid,
    Prepared,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MovementBudgetInput {
    class: Among<{ COMBAT | ARTILLERY | TANKS_AND_CARS }>,
    /// Printed MP.
    movement: Int<1, 20>,
    /// MP spent on moving.
    #[serde(default)]
    spent: Quarters<0, 160>,
    #[serde(default)]
    moved: bool,
    #[serde(default)]
    started_epc: bool,
    posture: EndPosture,
    #[serde(default)]
    attack: Launch,
    #[serde(default)]
    nc: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct MovementBudgetResult {
    allowed: bool,
    cost: Decimal,
    remaining: Decimal,
}

/// OT-7.10: MP to deploy.
pub const fn deployment(class: Class) -> i32 {
    if matches!(class, Class::Artillery) { 2 } else { 1 }
}

/// OT-7.11: MP to launch an attack.
pub const fn launching(attack: Launch) -> i32 {
    match attack {
        Launch::None => 0,
        Launch::Rapid => 1,
        Launch::Prepared => 3,
    }
}

/// OT-7.10 to OT-7.13, OT-5.5: moving, deploying and launching an attack within the MP of a unit.
fn movement_budget(
    input: MovementBudgetInput,
    log: &mut Log,
) -> Result<MovementBudgetResult, Refusal> {
    let class = input.class.get();
    let attacks = input.attack != Launch::None;
    let marching = attacks && input.posture == EndPosture::Em;
    Refusal::when(marching, ot("7.11"), "posture", "attack-needs-epc")?;
    let guns = attacks && class.is_artillery();
    Refusal::when(guns, ot("7.13"), "attack", "artillery-launches-no-attack")?;
    let idle = input.spent.count() > 0 && !input.moved;
    Refusal::when(idle, ot("7.10"), "spent", "spent-without-moving")?;
    let deploys = input.posture == EndPosture::Epc && (input.moved || !input.started_epc);
    let allowance = allowance(input.movement.get(), input.nc, log);
    let cost = log
        .score("quarters-of-mp", ot("7.1"), "spent-on-moving", input.spent.count())
        .when(deploys, ot("7.10"), "deploys", mp(deployment(class)))
        .add(ot("7.11"), "launches-an-attack", mp(launching(input.attack)))
        .value();
    let slow = input.nc && input.attack == Launch::Prepared;
    if slow {
        log.note(ot("5.5"), "nc-prepares-no-attack");
    }
    let remaining = mp(allowance) - cost;
    let allowed = remaining >= 0 && !slow;
    Ok(MovementBudgetResult {
        allowed,
        cost: quarters(cost),
        remaining: quarters(if allowed { remaining } else { 0 }),
    })
}

/// OT-7.1, OT-5.5: the MP of a unit.
pub fn allowance(movement: i32, nc: bool, log: &mut Log) -> i32 {
    log.score("mp-allowance", ot("7.1"), "printed-mp", movement)
        .set_when(nc, ot("5.5"), "nc-has-half", movement_of_nc(movement))
        .value()
}

/// OT-7.12: an attack is prepared only if all who make it prepared it.
pub fn attack_is_prepared(launches: impl IntoIterator<Item = Launch>) -> bool {
    let prepared = |launch: Launch| launch == Launch::Prepared;
    let mut launches = launches.into_iter();
    if holds("7.12") { launches.all(prepared) } else { launches.any(prepared) }
}

pub static MOVEMENT_BUDGET: Lookup<MovementBudgetInput, MovementBudgetResult> =
    Lookup::new("movement-budget", follows(&["7.10", "7.11", "7.13", "5.5"]), movement_budget);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_rapid_start_makes_the_whole_attack_rapid() {
        // OT-7.12
        assert!(attack_is_prepared([Launch::Prepared, Launch::Prepared]));
        assert!(!attack_is_prepared([Launch::Prepared, Launch::Rapid]));
    }
}

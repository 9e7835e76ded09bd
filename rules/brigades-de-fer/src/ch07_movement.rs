//! BF-7 Movement: allowances, mounting and dismounting.

use engine::input::{Decimal, Int, Number};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::HouseRules;
use crate::unit::Category;
use crate::{applies, bf, follows};

/// BF-7.1, table T4: UD in basic movement; artillery has none.
pub const fn basic_movement(category: Category) -> i32 {
    match category {
        Category::Infantry | Category::Cavalry => 1,
        Category::Artillery | Category::HorseArtillery => 0,
    }
}

/// BF-7.1, table T4: UD in a forced march. BF-Q1, BF-21.1: book and sheet differ for foot artillery.
pub const fn forced_march(category: Category, house: &HouseRules) -> i32 {
    match category {
        Category::Infantry => 2,
        Category::Cavalry => 4,
        Category::Artillery => house.foot_artillery_march as i32,
        Category::HorseArtillery => 3,
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MovementAllowanceInput {
    category: Category,
    #[serde(default)]
    activated: bool,
    #[serde(default)]
    will_fire: bool,
    #[serde(default)]
    pivots: Int<0, 3>,
    #[serde(default)]
    rear_move: bool,
    #[serde(default)]
    starts_in_difficult: bool,
    #[serde(default)]
    on_road: bool,
    #[serde(default)]
    occupy_buildings: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct MovementAllowanceResult {
    potential: i32,
    possible: bool,
    max_distance: i32,
}

/// BF-7.1 to BF-7.5, BF-7.7, BF-7.17, BF-7.18, BF-19.2, BF-19.3: what a unit may do in one
/// activation's movement.
fn movement_allowance(
    input: MovementAllowanceInput,
    log: &mut Log,
) -> Result<MovementAllowanceResult, Refusal> {
    let category = input.category;
    let fires_idly = input.will_fire && !input.activated;
    Refusal::when(fires_idly, bf("6.6"), "will_fire", "no-fire-without-activation")?;
    let guns_inside = input.occupy_buildings && category != Category::Infantry;
    Refusal::when(guns_inside, bf("7.17"), "occupy_buildings", "only-infantry-in-buildings")?;
    let guns_stuck = input.starts_in_difficult && category.is_artillery();
    Refusal::when(guns_stuck, bf("7.8"), "starts_in_difficult", "no-artillery-in-difficult")?;
    let forced = input.activated && !input.will_fire;
    let march = forced_march(category, &HouseRules::DEFAULT);
    let basic = basic_movement(category);
    let potential = if forced {
        log.score("potential", bf("7.1"), "forced-march", march)
    } else {
        log.score("potential", bf("7.1"), "basic-movement", basic)
    };
    let moves_at_all = if forced { march > 0 } else { basic > 0 };
    let potential = potential.when(input.on_road && moves_at_all, bf("19.2"), "on-road", 1).value();
    let pivots = if input.on_road { 0 } else { input.pivots.get() };
    let wishes = input.pivots.get() > 0 || input.occupy_buildings;
    let reshapes = (input.pivots.get() > 0 || input.rear_move) && !input.on_road;
    let left = log
        .score("distance", bf("7.18"), "potential", potential)
        .add(bf("7.3"), "each-pivot", -pivots)
        .when(input.occupy_buildings, bf("7.17"), "occupying-buildings", -1);
    let possible =
        pivots + i32::from(input.occupy_buildings) <= potential && !(potential == 0 && wishes);
    let max_distance = left
        .at_most_when(reshapes, bf("7.5"), "pivot-or-not-forward", 1)
        .at_most_when(input.starts_in_difficult, bf("7.7"), "starts-in-difficult", 1)
        .at_least(bf("7.18"), "nothing-left", 0)
        .value();
    Ok(MovementAllowanceResult {
        potential,
        possible,
        max_distance: if possible { max_distance } else { 0 },
    })
}

pub static MOVEMENT_ALLOWANCE: Lookup<MovementAllowanceInput, MovementAllowanceResult> =
    Lookup::new(
        "movement-allowance",
        follows(&["7.1", "7.2", "7.3", "7.4", "7.5", "7.7", "7.17", "7.18", "19.2", "19.3"]),
        movement_allowance,
    );

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MountStateInput {
    #[serde(default)]
    mounted: bool,
    #[serde(default)]
    activated: bool,
    #[serde(default)]
    dismount: bool,
    /// In UD, in this activation.
    #[serde(default)]
    moved: Number<0, 5>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct MountStateResult {
    mounted: bool,
    may_fire: bool,
}

/// BF-7.15, BF-7.16, BF-8.2: who has dismounted may fire; who moves on is in the saddle again.
fn mount_state(input: MountStateInput, log: &mut Log) -> Result<MountStateResult, Refusal> {
    let moved = input.moved.get();
    let far = moved > Decimal::whole(1);
    if input.dismount {
        Refusal::when(!input.mounted, bf("7.15"), "dismount", "already-dismounted")?;
        Refusal::when(!input.activated, bf("7.15"), "dismount", "dismount-needs-activation")?;
        Refusal::when(far, bf("7.15"), "moved", "dismount-after-one-ud-at-most")?;
    }
    // Basic movement and a road make 2 UD.
    let too_far = !input.activated && moved > Decimal::whole(2);
    Refusal::when(too_far, bf("7.1"), "moved", "too-far-without-activation")?;
    let mounted = is_mounted_after(input.mounted, input.activated, input.dismount, far, log);
    if mounted {
        log.note(bf("8.2"), "mounted-never-fires");
    }
    Ok(MountStateResult { mounted, may_fire: input.activated && !mounted })
}

/// BF-7.15, BF-7.16: whether cavalry is in the saddle after a move; `far` is more than 1 UD.
pub fn is_mounted_after(
    mounted: bool,
    activated: bool,
    dismounts: bool,
    far: bool,
    log: &mut Log,
) -> bool {
    if dismounts {
        log.note(bf("7.15"), "dismounts");
        false
    } else if !mounted && activated && far && applies(bf("7.16")) {
        log.note(bf("7.16"), "remounts");
        true
    } else {
        mounted
    }
}

pub static MOUNT_STATE: Lookup<MountStateInput, MountStateResult> =
    Lookup::new("mount-state", follows(&["7.15", "7.16", "8.2"]), mount_state);

//! ML-3.2 What a battery may do under its order.

use engine::input::Decimal;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch06_movement::{Ground, Mount, Pace, Terrain};
use crate::options::HouseRules;
use crate::unit::{
    BatteryFormation, BatteryOrder, Formation, GunClass, Marker, UnroutedMarker, order_or_marker,
};
use crate::{follows, ml};

/// ML-3.17: guns are pushed by hand this far.
pub(crate) const MANHANDLING: i32 = 1;

/// ML-3.16 to ML-3.18: the actions of a battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Move,
    HalfMoveUnlimber,
    UnlimberFire,
    Stand,
    Pivot,
    Manhandle,
    PivotManhandle,
    FireHalfMove,
    LimberMove,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArtilleryActionInput {
    class: GunClass,
    #[serde(default)]
    mount: Mount,
    formation: BatteryFormation,
    #[serde(default)]
    marker: UnroutedMarker,
    order: BatteryOrder,
    action: Action,
    #[serde(default)]
    terrain: Terrain,
    #[serde(default)]
    high_vegetation: bool,
}

/// When a battery may fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirePhase {
    None,
    #[serde(rename = "phase_4")]
    Phase4,
    #[serde(rename = "phase_5")]
    Phase5,
    BeforeMove,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ArtilleryActionResult {
    max_distance: Decimal,
    fire_phase: FirePhase,
    fire_halved: bool,
    formation_after: Formation,
    hesitant: bool,
}

/// How far an action carries a battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    Nowhere,
    ByHand,
    HalfMove,
    FullMove,
}

/// What an action makes of a battery.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ActionTerms {
    pub(crate) rule: &'static str,
    pub(crate) key: &'static str,
    pub(crate) reach: Reach,
    pub(crate) fire: FirePhase,
    pub(crate) halved: bool,
    pub(crate) after: Formation,
    pub(crate) hesitant: bool,
}

/// ML-3.16 to ML-3.18, ML-3.20, ML-7.47, ML-Q25, ML-Q69: what each order allows in each state;
/// nothing else is allowed.
#[rustfmt::skip]
pub(crate) fn terms_of(order: BatteryOrder, state: Formation, action: Action) -> Option<ActionTerms> {
    use Action::{
        FireHalfMove, HalfMoveUnlimber, LimberMove, Manhandle, Move, Pivot, PivotManhandle, Stand,
        UnlimberFire,
    };
    use BatteryOrder::{Hold, Manoeuvre, None as Marked, Redeploy};
    use FirePhase::{BeforeMove, None as NoFire, Phase4, Phase5};
    use Formation::{Limbered, Unlimbered};
    use Reach::{ByHand, FullMove, HalfMove, Nowhere};
    let row = match (order, state, action) {
        (Manoeuvre, Limbered, Move)              => ("3.16", "battery-moves", FullMove, NoFire, false, Limbered, false),
        (Manoeuvre, Limbered, HalfMoveUnlimber)  => ("3.16", "battery-half-moves-and-unlimbers", HalfMove, NoFire, false, Unlimbered, false),
        (Manoeuvre, Limbered, UnlimberFire)      => ("7.47", "battery-unlimbers-and-fires", Nowhere, Phase5, true, Unlimbered, false),
        (Manoeuvre, Limbered, Stand)             => ("3.20", "does-nothing-and-hesitates", Nowhere, NoFire, false, Limbered, true),
        (Hold, Unlimbered, Stand)                => ("3.17", "battery-stands-and-fires", Nowhere, Phase4, false, Unlimbered, false),
        (Hold, Unlimbered, Pivot)                => ("Q69",  "battery-pivots", Nowhere, Phase5, true, Unlimbered, false),
        (Hold, Unlimbered, Manhandle)            => ("3.17", "battery-is-manhandled", ByHand, Phase5, false, Unlimbered, false),
        (Hold, Unlimbered, PivotManhandle)       => ("Q69",  "battery-pivots-and-is-manhandled", ByHand, Phase5, true, Unlimbered, false),
        (Hold, Limbered, Stand)                  => ("Q25",  "limbered-battery-stands", Nowhere, NoFire, false, Limbered, false),
        (Redeploy, Unlimbered, FireHalfMove)     => ("3.18", "battery-fires-hastily-and-goes", HalfMove, BeforeMove, true, Limbered, false),
        (Redeploy, Unlimbered, LimberMove)       => ("3.18", "battery-limbers-and-goes", FullMove, NoFire, false, Limbered, false),
        (Redeploy, Unlimbered, Stand)            => ("3.20", "does-nothing-and-hesitates", Nowhere, Phase4, true, Unlimbered, true),
        (Marked, Unlimbered, Stand)              => ("Q25",  "marked-battery-may-fire", Nowhere, Phase4, true, Unlimbered, false),
        (Marked, Limbered, Stand)                => ("Q25",  "limbered-battery-stands", Nowhere, NoFire, false, Limbered, false),
        _ => return None,
    };
    let (rule, key, reach, fire, halved, after, hesitant) = row;
    Some(ActionTerms { rule, key, reach, fire, halved, after, hesitant })
}

fn artillery_action(
    input: ArtilleryActionInput,
    log: &mut Log,
) -> Result<ArtilleryActionResult, Refusal> {
    let marker = Marker::from(input.marker);
    let orders = [BatteryOrder::Hold, BatteryOrder::None];
    let order = order_or_marker(Some(input.order), marker, orders, "order")?;
    let ground = Ground { terrain: input.terrain, high_vegetation: input.high_vegetation };
    ground.check()?;
    let Some(terms) = terms_of(order, input.formation.into(), input.action) else {
        let key = "not-under-that-order";
        return Err(Refusal { rule: ml("3.15"), field: "action", key });
    };
    log.note(ml(terms.rule), terms.key);
    let pace = Pace::of_artillery(input.class, input.mount, ground, &HouseRules::DEFAULT);
    if pace.impassable {
        log.note(ml("1.26"), "impassable-ground");
    }
    let max_distance = match terms.reach {
        Reach::Nowhere => Decimal::whole(0),
        Reach::ByHand if pace.impassable => Decimal::whole(0),
        Reach::ByHand => Decimal::whole(MANHANDLING),
        Reach::HalfMove => Decimal::parts(i64::from(pace.allowance), 2),
        Reach::FullMove => Decimal::whole(pace.allowance),
    };
    Ok(ArtilleryActionResult {
        max_distance,
        fire_phase: terms.fire,
        fire_halved: terms.halved,
        formation_after: terms.after,
        hesitant: terms.hesitant,
    })
}

pub static ARTILLERY_ACTION: Lookup<ArtilleryActionInput, ArtilleryActionResult> = Lookup::new(
    "artillery-action",
    follows(&["3.14", "3.15", "3.16", "3.17", "3.18", "3.19", "3.20", "7.47", "Q25", "Q69"]),
    artillery_action,
);

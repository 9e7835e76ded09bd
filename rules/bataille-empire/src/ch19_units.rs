//! BE-19 Units: how many losses they bear.

use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::measure::{Losses, Parts};
use crate::unit::{Arm, Size};
use crate::{be, follows};

/// BE-19.5, BE-23.6: whole losses at which a unit is eliminated. Whole units of skirmishers keep the
/// capacity of infantry; detached ones have 2.
pub const fn capacity(arm: Arm, size: Size, detached: bool) -> i32 {
    match (arm, size) {
        _ if detached => 2,
        (Arm::Artillery, Size::Small) => 2,
        (Arm::Artillery, Size::Normal) => 3,
        (Arm::Artillery, Size::Large) => 4,
        (_, Size::Small) => 3,
        (_, Size::Normal) => 4,
        (_, Size::Large) => 6,
    }
}

/// BE-19.5: a unit whose losses reach its capacity is no more.
pub fn check_losses(
    arm: Arm,
    size: Size,
    detached: bool,
    losses: Losses,
    field: &'static str,
) -> Result<(), Refusal> {
    let gone = losses >= Losses::whole(capacity(arm, size, detached));
    Refusal::when(gone, be("19.5"), field, "unit-is-eliminated")
}

/// BE-23.1: only skirmishers are detached, and they have no size of their own.
pub fn check_detached(
    arm: Arm,
    detached: bool,
    size: Size,
    field: &'static str,
) -> Result<(), Refusal> {
    let other = detached && arm != Arm::Skirmishers;
    Refusal::when(other, be("23.1"), field, "only-skirmishers-detach")?;
    let sized = detached && size != Size::Normal;
    Refusal::when(sized, be("23.1"), field, "detached-have-no-size")
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LossCapacityInput {
    arm: Arm,
    #[serde(default)]
    size: Size,
    #[serde(default)]
    detached: bool,
    #[serde(default)]
    losses: Parts<2, 0, 12>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct LossCapacityResult {
    capacity: i32,
    half_losses: bool,
    eliminated: bool,
}

/// BE-19.5, BE-9.8: how near its end a unit is.
fn loss_capacity(input: LossCapacityInput, log: &mut Log) -> Result<LossCapacityResult, Refusal> {
    check_detached(input.arm, input.detached, input.size, "detached")?;
    let capacity = capacity(input.arm, input.size, input.detached);
    let losses = Losses::halves(input.losses.get());
    let more = losses > Losses::whole(capacity);
    Refusal::when(more, be("19.5"), "losses", "losses-above-capacity")?;
    log.note_value(be("19.5"), "loss-capacity", i64::from(capacity));
    let half_losses = losses.in_halves() >= capacity;
    if half_losses {
        log.note(be("9.8"), "half-of-its-losses");
    }
    let eliminated = losses == Losses::whole(capacity);
    Ok(LossCapacityResult { capacity, half_losses, eliminated })
}

pub static LOSS_CAPACITY: Lookup<LossCapacityInput, LossCapacityResult> =
    Lookup::new("loss-capacity", follows(&["9.8", "19.5"]), loss_capacity);

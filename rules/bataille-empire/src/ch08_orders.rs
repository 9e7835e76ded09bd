//! BE-8 Orders: what they demand of a division, and when they change by themselves.

use engine::input::Int;
use engine::{Log, Lookup, Refusal, is_left_out};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::unit::Order;
use crate::{be, follows};

/// BE-8.15: at least half rounds up.
pub const fn half_of(units: i32) -> i32 {
    (units + 1) / 2
}

/// BE-8.2, BE-8.6, BE-8.7: the rule by which half of the units must obey, if there is one.
pub const fn demanding(order: Order) -> Option<&'static str> {
    match order {
        Order::Retreat => Some("8.2"),
        Order::Attack => Some("8.6"),
        Order::Engage => Some("8.7"),
        Order::Manoeuvre | Order::Hold => None,
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OrderComplianceInput {
    order: Order,
    /// Units in order; for retreat, those within tactical distance.
    #[serde(default)]
    units: Int<0, 12>,
    /// Of them, those that did what the order demands.
    #[serde(default)]
    complying: Int<0, 12>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct OrderComplianceResult {
    required: i32,
    complied: bool,
}

/// BE-8.2, BE-8.6, BE-8.7, BE-8.15, BE-Q48: whether a division does as it was told.
fn order_compliance(
    input: OrderComplianceInput,
    log: &mut Log,
) -> Result<OrderComplianceResult, Refusal> {
    let (units, complying) = (input.units.get(), input.complying.get());
    Refusal::when(complying > units, be("8.15"), "complying", "more-comply-than-count")?;
    let required = match demanding(input.order) {
        Some(rule) => {
            log.note(be(rule), "half-must-obey");
            half_of(units)
        }
        None => 0,
    };
    log.note_value(be("8.15"), "units-required", i64::from(required));
    Ok(OrderComplianceResult { required, complied: complying >= required })
}

pub static ORDER_COMPLIANCE: Lookup<OrderComplianceInput, OrderComplianceResult> = Lookup::new(
    "order-compliance",
    follows(&["8.2", "8.6", "8.7", "8.15", "Q48"]),
    order_compliance,
);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AutomaticOrderInput {
    order: Order,
    /// Other than skirmishers and irregular cavalry.
    #[serde(default)]
    enemy_within_4: bool,
    #[serde(default)]
    captured_objective: bool,
    /// At the start of the battle.
    units: Int<1, 12>,
    #[serde(default)]
    eliminated: Int<0, 12>,
    #[serde(default)]
    disordered: Int<0, 12>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AutomaticOrderResult {
    order: Order,
}

/// BE-8.11 to BE-8.14, BE-Q35: the order after the check; retreat prevails.
fn automatic_order(
    input: AutomaticOrderInput,
    log: &mut Log,
) -> Result<AutomaticOrderResult, Refusal> {
    let (units, gone) = (input.units.get(), input.eliminated.get() + input.disordered.get());
    Refusal::when(gone > units, be("Q35"), "disordered", "more-gone-than-units")?;
    let broken = gone >= half_of(units);
    let (captured, near) = (input.captured_objective, input.enemy_within_4);
    Ok(AutomaticOrderResult { order: next_order(input.order, broken, captured, near, log) })
}

/// BE-8.11 to BE-8.14: the order after a check; retreat prevails.
pub fn next_order(order: Order, broken: bool, captured: bool, near: bool, log: &mut Log) -> Order {
    if broken && !is_left_out(be("8.13")) {
        log.note(be("8.13"), "half-eliminated-or-disordered");
        Order::Retreat
    } else if captured && !is_left_out(be("8.12")) {
        log.note(be("8.12"), "objective-captured");
        Order::Hold
    } else if order == Order::Manoeuvre && near && !is_left_out(be("8.11")) {
        log.note(be("8.11"), "enemy-at-tactical-distance");
        Order::Hold
    } else {
        log.note(be("8.14"), "order-stays");
        order
    }
}

pub static AUTOMATIC_ORDER: Lookup<AutomaticOrderInput, AutomaticOrderResult> = Lookup::new(
    "automatic-order",
    follows(&["8.11", "8.12", "8.13", "8.14", "Q35"]),
    automatic_order,
);

//! ML-4 Command: changing the order of a brigade, who is in command, specific orders.

use engine::input::{Decimal, Int, Number};
use engine::{DiceError, Flow, Log, Lookup, Pool, Procedure, Refusal, RuleId, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_reaction::{Generals, Reaction, TestKind};
use crate::options::HouseRules;
use crate::unit::{GivenOrder, Level, Marker, Order};
use crate::{follows, holds, ml};

/// ML-3.2, ML-4.17: how far a brigadier's orders carry.
pub const COMMAND_RADIUS: Decimal = Decimal::whole(12);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OrderChangeInput {
    competence: Int<1, 4>,
    #[serde(default)]
    previous_order: Order,
    new_order: GivenOrder,
    #[serde(default)]
    brigadier_attached: bool,
    #[serde(default)]
    superior_adjacent: bool,
    #[serde(default)]
    corps_or_army_adjacent: bool,
    #[serde(default)]
    first_turn: bool,
}

/// A brigade that is to follow another order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OrderChange {
    test: TestKind,
    needed: i32,
    previous: Order,
    new: Order,
    passed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct OrderChangeResult {
    pub(crate) test: TestKind,
    pub(crate) passed: bool,
    pub(crate) order_in_force: Order,
}

/// ML-4.1 to ML-4.6: the brigadier is tested when the order differs from the previous turn's.
fn declare_order_change(input: OrderChangeInput, log: &mut Log) -> Result<OrderChange, Refusal> {
    let (previous, new) = (input.previous_order, Order::from(input.new_order));
    let past = input.first_turn && previous != Order::None;
    Refusal::when(past, ml("Q113"), "previous_order", "first-turn-has-no-past")?;
    let brigadier = Brigadier {
        competence: input.competence.get(),
        attached: input.brigadier_attached,
        superior_adjacent: input.superior_adjacent,
        corps_or_army_adjacent: input.corps_or_army_adjacent,
    };
    Ok(OrderChange::new(previous, new, &brigadier, log))
}

/// Who passes a new order on to his brigade.
#[derive(Clone, Copy, Debug)]
pub struct Brigadier {
    pub competence: i32,
    pub attached: bool,
    pub superior_adjacent: bool,
    pub corps_or_army_adjacent: bool,
}

impl OrderChange {
    /// ML-4.1 to ML-4.6: what the brigadier must throw, if anything.
    pub fn new(previous: Order, new: Order, brigadier: &Brigadier, log: &mut Log) -> Self {
        let change = Self { test: TestKind::None, needed: 0, previous, new, passed: true };
        if log.applies(previous == Order::None, ml("Q113"), "no-previous-order") {
            return change;
        }
        if previous == new {
            log.note(ml("4.1"), "same-order-as-before");
            return change;
        }
        if !holds("4.1") {
            return change;
        }
        let highest = brigadier.corps_or_army_adjacent;
        if log.applies(highest, ml("4.6"), "corps-or-army-general-adjacent") {
            return Self { test: TestKind::Automatic, ..change };
        }
        let needed = log
            .score("die-needed", ml("4.2"), "more-than-competence", brigadier.competence + 1)
            .when(brigadier.attached, ml("4.4"), "brigadier-busy-with-a-unit", 1)
            .when(brigadier.superior_adjacent, ml("4.5"), "superior-adjacent", -1)
            .value();
        Self { test: TestKind::Rolled, needed, passed: false, ..change }
    }
}

/// ML-4.2: the brigadier's die.
pub(crate) fn test_brigadier(
    change: &mut OrderChange,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    if change.test == TestKind::Rolled {
        let pool = Pool::at_least(1, change.needed);
        change.passed = table.throw(ml("4.2"), "brigadier-die", pool)? > 0;
    }
    Ok(Flow::Done)
}

impl OrderChange {
    /// ML-4.3: after a failure the previous order stays in force.
    pub(crate) fn result(self) -> OrderChangeResult {
        let keeps = !self.passed && holds("4.3");
        let order_in_force = if keeps { self.previous } else { self.new };
        OrderChangeResult { test: self.test, passed: self.passed, order_in_force }
    }
}

pub static ORDER_CHANGE: Procedure<OrderChangeInput, OrderChange, OrderChangeResult> = Procedure {
    name: "order-change",
    rules: follows(&["4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "Q28", "Q113"]),
    declare: declare_order_change,
    steps: &[test_brigadier],
    merging: None,
    result: OrderChange::result,
};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandStatusInput {
    distance: Number<0, 400>,
    #[serde(default)]
    in_sight: bool,
    #[serde(default)]
    attached_to_unit: bool,
    #[serde(default)]
    brigadier_eliminated: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CommandStatusResult {
    in_command: bool,
}

/// ML-3.2, ML-4.17, ML-4.18, ML-Q26: why a unit is in command or not.
pub fn in_command(
    gone: bool,
    attached: bool,
    in_sight: bool,
    distance: Decimal,
) -> (bool, RuleId, &'static str) {
    // ML-Q26: twelve pas are near enough.
    let inside = distance < COMMAND_RADIUS || (distance == COMMAND_RADIUS && holds("Q26"));
    let near = in_sight && inside;
    let gone = gone && holds("4.18");
    let (rule, key) = match (gone, attached, near) {
        (true, ..) => (ml("4.18"), "brigadier-eliminated"),
        (_, true, _) => (ml("Q26"), "brigadier-with-the-unit"),
        (_, _, true) => (ml("3.2"), "within-command-radius"),
        _ => (ml("4.17"), "out-of-command-radius"),
    };
    (!gone && (attached || near), rule, key)
}

/// ML-3.2, ML-4.17, ML-Q26: in sight of a living brigadier at 12 pas or less, or led by him.
fn command_status(
    input: CommandStatusInput,
    log: &mut Log,
) -> Result<CommandStatusResult, Refusal> {
    let (gone, attached) = (input.brigadier_eliminated, input.attached_to_unit);
    Refusal::when(gone && attached, ml("4.18"), "attached_to_unit", "brigadier-is-gone")?;
    let (in_command, rule, key) = in_command(gone, attached, input.in_sight, input.distance.get());
    log.note(rule, key);
    Ok(CommandStatusResult { in_command })
}

pub static COMMAND_STATUS: Lookup<CommandStatusInput, CommandStatusResult> =
    Lookup::new("command-status", follows(&["3.2", "4.17", "4.18", "Q26"]), command_status);

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitOrderInput {
    #[serde(default)]
    pub cohesion: Level,
    #[serde(default)]
    pub skirmishers: bool,
    #[serde(default)]
    pub marker: Marker,
    #[serde(default)]
    pub brigade_order: Order,
    #[serde(default)]
    pub out_of_command: bool,
    #[serde(default)]
    pub specific_order: Order,
    #[serde(default)]
    pub previous_order: Order,
    #[serde(default)]
    pub hesitant_last_turn: bool,
    #[serde(default)]
    pub immobile_last_turn: bool,
    #[serde(default)]
    pub first_turn: bool,
    #[serde(default)]
    pub brigadier_attached: bool,
    #[serde(default)]
    pub divisional_attached: bool,
    #[serde(default)]
    pub corps_or_army_attached: bool,
}

/// A unit when the orders are revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnitOrder {
    test: TestKind,
    /// The test still to be taken.
    reaction: Option<Reaction>,
    order: Order,
    hesitant: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct UnitOrderResult {
    pub(crate) test: TestKind,
    pub(crate) order: Order,
    pub(crate) hesitant: bool,
}

impl UnitOrder {
    const fn settled(order: Order, hesitant: bool) -> Self {
        Self { test: TestKind::None, reaction: None, order, hesitant }
    }

    /// ML-4.8 to ML-4.20, ML-3.9: the first rule that applies to the unit.
    pub fn declare(
        input: &UnitOrderInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        input.check()?;
        let (specific, brigade) = (input.specific_order, input.brigade_order);
        if log.applies(input.marker != Marker::None, ml("1.60"), "marker-cancels-orders") {
            return Ok(Self::settled(Order::None, input.marker == Marker::Hesitant));
        }
        let left_alone = specific == Order::None && input.out_of_command;
        if log.applies(left_alone, ml("4.17"), "isolated-without-orders") {
            return Ok(Self::settled(Order::None, true));
        }
        let loose = specific == Order::None && input.skirmishers && brigade == Order::Charge;
        if log.applies(loose, ml("3.9"), "skirmishers-never-charge") {
            return Ok(Self::settled(Order::None, true));
        }
        if specific == Order::None {
            let bound = log.applies(true, ml("3.2"), "order-of-the-brigade");
            return Ok(Self::settled(if bound { brigade } else { Order::Hold }, false));
        }
        if let Some((rule, key)) = input.needs_no_test(house) {
            log.note(rule, key);
            return Ok(Self::settled(specific, false));
        }
        let generals = Generals {
            brigadier: input.brigadier_attached,
            divisional: input.divisional_attached,
            corps_or_army: input.corps_or_army_attached,
        };
        let reaction = Reaction::new(input.cohesion, generals, false, log);
        let test = reaction.kind();
        Ok(Self { test, reaction: Some(reaction), order: specific, hesitant: false })
    }

    /// Whether a test is still to be taken.
    pub(crate) const fn is_tested(&self) -> bool {
        self.reaction.is_some()
    }

    pub(crate) fn result(self) -> UnitOrderResult {
        UnitOrderResult { test: self.test, order: self.order, hesitant: self.hesitant }
    }
}

impl UnitOrderInput {
    fn check(&self) -> Result<(), Refusal> {
        let marked = self.marker != Marker::None;
        let followed = self.previous_order != Order::None;
        let past = followed || self.hesitant_last_turn || self.immobile_last_turn || marked;
        let unborn = self.first_turn && past;
        Refusal::when(unborn, ml("4.16"), "first_turn", "first-turn-has-no-past")?;
        let specific = self.specific_order != Order::None;
        let deaf = marked && specific;
        Refusal::when(deaf, ml("1.60"), "specific_order", "marker-cancels-the-order")?;
        let leaderless = self.brigade_order == Order::None && !self.out_of_command;
        Refusal::when(leaderless, ml("3.1"), "brigade_order", "brigade-has-an-order")?;
        let charging = self.skirmishers && self.specific_order == Order::Charge;
        Refusal::when(charging, ml("3.9"), "specific_order", "skirmishers-may-not-charge")?;
        let both = self.hesitant_last_turn && followed;
        Refusal::when(both, ml("1.60"), "previous_order", "hesitant-had-no-order")?;
        let led = self.out_of_command && self.brigadier_attached;
        Refusal::when(led, ml("Q26"), "out_of_command", "brigadier-is-with-the-unit")
    }

    /// ML-4.12, ML-4.13, ML-4.16, ML-4.20 with ML-4.14, ML-Q27: why the specific order is executed
    /// without a test. With the house rule a unit in command is held to its brigade's order.
    fn needs_no_test(&self, house: &HouseRules) -> Option<(RuleId, &'static str)> {
        let specific = self.specific_order;
        let in_command = !self.out_of_command;
        let own = !(house.os_against_brigade_order && in_command);
        if self.first_turn && holds("4.16") {
            Some((ml("4.16"), "specific-orders-of-the-first-turn"))
        } else if in_command && specific == self.brigade_order && holds("Q27") {
            Some((ml("Q27"), "same-order-as-the-brigade"))
        } else if specific == Order::Retire && self.skirmishers && holds("4.12") {
            Some((ml("4.12"), "skirmishers-retire-at-will"))
        } else if specific == Order::Hold && self.immobile_last_turn && holds("4.13") {
            Some((ml("4.13"), "was-immobile-anyway"))
        } else if own
            && specific == self.previous_order
            && !self.hesitant_last_turn
            && holds("4.20")
        {
            Some((ml("4.20"), "same-order-as-before"))
        } else {
            None
        }
    }
}

/// ML-4.9 to ML-4.11, ML-4.15, ML-4.19: passed, the unit executes its order; failed, it hesitates.
pub(crate) fn test_unit(unit: &mut UnitOrder, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    if let Some(reaction) = unit.reaction.take() {
        if reaction.roll(table)? {
            if !table.log().applies(true, ml("4.11"), "executes-its-order") {
                unit.order = Order::None;
            }
        } else if table.log().applies(true, ml("4.10"), "becomes-hesitant") {
            (unit.order, unit.hesitant) = (Order::None, true);
        }
    }
    Ok(Flow::Done)
}

pub static UNIT_ORDER: Procedure<UnitOrderInput, UnitOrder, UnitOrderResult> = Procedure {
    name: "unit-order",
    rules: follows(&[
        "3.9", "4.8", "4.9", "4.10", "4.11", "4.12", "4.13", "4.14", "4.15", "4.16", "4.17",
        "4.18", "4.19", "4.20", "Q27",
    ]),
    declare: |input, log| UnitOrder::declare(&input, &HouseRules::DEFAULT, log),
    steps: &[test_unit],
    merging: None,
    result: UnitOrder::result,
};

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: UnitOrderInput = UnitOrderInput {
        cohesion: Level::Standard,
        skirmishers: false,
        marker: Marker::None,
        brigade_order: Order::Manoeuvre,
        out_of_command: false,
        specific_order: Order::Hold,
        previous_order: Order::Hold,
        hesitant_last_turn: false,
        immobile_last_turn: false,
        first_turn: false,
        brigadier_attached: false,
        divisional_attached: false,
        corps_or_army_attached: false,
    };

    #[test]
    fn an_order_may_be_held_against_the_brigade_s() {
        // ML-Q27: by default the unit's own previous order counts.
        let house = HouseRules { os_against_brigade_order: true, ..HouseRules::DEFAULT };
        assert!(UNIT.needs_no_test(&HouseRules::DEFAULT).is_some());
        assert!(UNIT.needs_no_test(&house).is_none());
        let alone = UnitOrderInput { out_of_command: true, ..UNIT };
        assert!(alone.needs_no_test(&house).is_some());
    }
}

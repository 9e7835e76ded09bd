//! OT-6 Events: two ten-sided dice, tens and units.

use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::unit::Side;
use crate::{follows, ot};

/// OT-6.3, OT-6.4, OT-6.6: what may happen.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    #[default]
    Nothing,
    FierySpeech,
    Cheka,
    PersonalInitiative,
    OrdersLost,
    Wavering,
    Desertion,
    Requisitions,
    Derailment,
    Partisans,
    AmmunitionConvoy,
    Volunteers,
    DeepRaid,
}

/// OT-6.2: who decides when an event is played.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Control {
    #[default]
    None,
    Suffered,
    Controlled,
}

/// OT-6.1, table 4.6: the last number of each event for Red and for White; White has no Cheka.
#[rustfmt::skip]
const EVENTS: [(Event, Control, i32, i32); 13] = [
    //                                              Red  White
    (Event::Nothing,            Control::None,       30,  34),
    (Event::FierySpeech,        Control::Controlled, 40,  42),
    (Event::Cheka,              Control::Controlled, 48,  42),
    (Event::PersonalInitiative, Control::None,       52,  48),
    (Event::OrdersLost,         Control::Suffered,   60,  54),
    (Event::Wavering,           Control::Suffered,   66,  58),
    (Event::Desertion,          Control::Suffered,   74,  62),
    (Event::Requisitions,       Control::Suffered,   78,  70),
    (Event::Derailment,         Control::Suffered,   82,  74),
    (Event::Partisans,          Control::Controlled, 88,  76),
    (Event::AmmunitionConvoy,   Control::Controlled, 92,  84),
    (Event::Volunteers,         Control::Controlled, 97,  92),
    (Event::DeepRaid,           Control::Controlled, 100, 100),
];

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EventInput {
    side: Side,
}

/// The dice of an event, and what they brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EventRoll {
    side: Side,
    tens: i32,
    pub event: Event,
    pub control: Control,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct EventResult {
    event: Event,
    control: Control,
}

fn declare_event(input: EventInput, _: &mut Log) -> Result<EventRoll, Refusal> {
    Ok(EventRoll::of(input.side))
}

impl EventRoll {
    /// The dice of a side, about to be thrown.
    pub const fn of(side: Side) -> Self {
        Self { side, tens: 0, event: Event::Nothing, control: Control::None }
    }
}

/// OT-0.7: the tens; a 10 reads 0.
pub fn roll_tens(event: &mut EventRoll, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    event.tens = table.throw(ot("6.1"), "event-tens", Pool::one(Die::D10))? % 10;
    Ok(Flow::Next)
}

/// OT-0.7: the units; 00 is 100. OT-6.1: the first event that the number does not exceed.
pub fn roll_units(event: &mut EventRoll, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let units = table.throw(ot("6.1"), "event-units", Pool::one(Die::D10))? % 10;
    let number = match 10 * event.tens + units {
        0 => 100,
        number => number,
    };
    table.log().note_value(ot("6.1"), "event-number", i64::from(number));
    let rolled = EVENTS.into_iter().find(|(_, _, red, white)| {
        let last = if event.side == Side::Red { red } else { white };
        number <= *last
    });
    (event.event, event.control) =
        rolled.map_or_else(Default::default, |(event, control, ..)| (event, control));
    event.tens = 0;
    Ok(Flow::Done)
}

pub static EVENT: Procedure<EventInput, EventRoll, EventResult> = Procedure {
    name: "event",
    rules: follows(&["6.1"]),
    declare: declare_event,
    steps: &[roll_tens, roll_units],
    merging: None,
    result: |roll| EventResult { event: roll.event, control: roll.control },
};

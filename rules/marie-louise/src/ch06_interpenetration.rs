//! ML-6.2 Interpenetration: two friendly units cross.

use engine::{DiceError, Flow, Log, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_reaction::{Generals, Reaction};
use crate::unit::Level;
use crate::{follows, ml};

/// One of the two units.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CrossingUnit {
    #[serde(default)]
    cohesion: Level,
    #[serde(default)]
    skirmishers: bool,
    #[serde(default)]
    brigadier_attached: bool,
    #[serde(default)]
    divisional_attached: bool,
    #[serde(default)]
    corps_or_army_attached: bool,
}

impl CrossingUnit {
    fn reaction(&self, log: &mut Log) -> Reaction {
        let generals = Generals {
            brigadier: self.brigadier_attached,
            divisional: self.divisional_attached,
            corps_or_army: self.corps_or_army_attached,
        };
        Reaction::new(self.cohesion, generals, false, log)
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InterpenetrationInput {
    #[serde(default)]
    mover: CrossingUnit,
    #[serde(default)]
    crossed: CrossingUnit,
    #[serde(default)]
    lead_element_crosses: bool,
}

/// Two units that cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Crossing {
    test: bool,
    mover: Option<Reaction>,
    crossed: Option<Reaction>,
    mover_disorganised: bool,
    crossed_disorganised: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct InterpenetrationResult {
    test: bool,
    mover_disorganised: bool,
    crossed_disorganised: bool,
}

/// ML-6.14, ML-6.16: a test only if a lead element crosses, and never with skirmishers.
fn declare(input: InterpenetrationInput, log: &mut Log) -> Result<Crossing, Refusal> {
    let mut crossing = Crossing {
        test: false,
        mover: None,
        crossed: None,
        mover_disorganised: false,
        crossed_disorganised: false,
    };
    if !input.lead_element_crosses {
        log.note(ml("6.16"), "no-lead-element-crosses");
    } else if input.mover.skirmishers || input.crossed.skirmishers {
        log.note(ml("6.14"), "skirmishers-let-pass");
    } else {
        crossing.test = true;
        crossing.mover = Some(input.mover.reaction(log));
        crossing.crossed = Some(input.crossed.reaction(log));
    }
    Ok(crossing)
}

/// ML-6.15: who fails is disorganised.
pub(crate) fn is_disorganised(
    reaction: Option<Reaction>,
    key: &'static str,
    table: &mut Table<'_>,
) -> Result<bool, DiceError> {
    let failed = match reaction {
        Some(reaction) => !reaction.roll(table)?,
        None => false,
    };
    if failed {
        table.log().note(ml("6.15"), key);
    }
    Ok(failed)
}

fn test_mover(crossing: &mut Crossing, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let reaction = crossing.mover.take();
    crossing.mover_disorganised = is_disorganised(reaction, "mover-disorganised", table)?;
    Ok(Flow::Next)
}

fn test_crossed(crossing: &mut Crossing, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let reaction = crossing.crossed.take();
    crossing.crossed_disorganised = is_disorganised(reaction, "crossed-unit-disorganised", table)?;
    Ok(Flow::Done)
}

pub static INTERPENETRATION: Procedure<InterpenetrationInput, Crossing, InterpenetrationResult> =
    Procedure {
        name: "interpenetration",
        rules: follows(&["6.14", "6.15", "6.16", "Q56"]),
        declare,
        steps: &[test_mover, test_crossed],
        merging: None,
        result: |crossing| InterpenetrationResult {
            test: crossing.test,
            mover_disorganised: crossing.mover_disorganised,
            crossed_disorganised: crossing.crossed_disorganised,
        },
    };

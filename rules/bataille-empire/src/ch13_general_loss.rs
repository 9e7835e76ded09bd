//! BE-13 Loss of a general: two dice for a general in the thick of it.

use engine::{DiceError, Flow, Pool, Procedure, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch02_command::Quality;
use crate::measure::Losses;
use crate::options::{GeneralUnderFire, HouseRules};
use crate::{be, follows, holds};

/// BE-13.1: what endangers a general attached to a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Danger {
    Shock,
    Fire,
}

impl Danger {
    /// BE-13.1: he is lost on this or more.
    const fn lost_on(self) -> i32 {
        match self {
            Self::Shock => 10,
            Self::Fire => 11,
        }
    }
}

/// BE-13.2, BE-Q59: whether a fire endangers the general with its target: every fire does.
pub fn fire_endangers(losses: Losses, house: &HouseRules) -> bool {
    match house.general_under_fire {
        GeneralUnderFire::AnyFire => holds("13.2"),
        GeneralUnderFire::WithLoss => losses > Losses::NONE,
    }
}

/// BE-13.3: a lost general is followed by one of the next lower quality, a poor one by a poor one.
pub const fn replacement(quality: Quality) -> Quality {
    match quality {
        Quality::Poor | Quality::Ordinary => Quality::Poor,
        Quality::Competent => Quality::Ordinary,
        Quality::Brilliant => Quality::Competent,
        Quality::Strategist => Quality::Brilliant,
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GeneralCasualtyInput {
    cause: Danger,
    quality: Quality,
}

/// A general at risk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GeneralAtRisk {
    pub(crate) cause: Danger,
    pub(crate) quality: Quality,
    pub(crate) lost: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct GeneralCasualtyResult {
    lost: bool,
    quality: Quality,
}

/// BE-13.1 to BE-13.3: one roll for each shock or fire.
pub(crate) fn roll_fate(
    general: &mut GeneralAtRisk,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    let roll = table.throw(be("13.1"), "fate-of-the-general", Pool::total(2))?;
    general.lost = roll >= general.cause.lost_on();
    if general.lost {
        general.quality = replacement(general.quality);
        table.log().note(be("13.3"), "general-is-replaced");
    } else {
        table.log().note(be("13.1"), "general-survives");
    }
    Ok(Flow::Done)
}

pub static GENERAL_CASUALTY: Procedure<GeneralCasualtyInput, GeneralAtRisk, GeneralCasualtyResult> =
    Procedure {
        name: "general-casualty",
        rules: follows(&["13.1", "13.2", "13.3"]),
        declare: |input, log| {
            let (rule, key) = match input.cause {
                Danger::Shock => ("13.1", "lost-on-10-in-shock"),
                Danger::Fire => ("13.2", "lost-on-11-under-fire"),
            };
            log.note(be(rule), key);
            Ok(GeneralAtRisk { cause: input.cause, quality: input.quality, lost: false })
        },
        steps: &[roll_fate],
        merging: None,
        result: |general| GeneralCasualtyResult { lost: general.lost, quality: general.quality },
    };

#[cfg(test)]
mod tests {
    use super::*;

    /// BE-13.2, BE-Q59.
    #[test]
    fn every_fire_endangers_a_general_unless_the_house_spares_him() {
        let house = HouseRules::DEFAULT;
        assert!(fire_endangers(Losses::NONE, &house));
        let kind = HouseRules { general_under_fire: GeneralUnderFire::WithLoss, ..house };
        assert!(!fire_endangers(Losses::NONE, &kind));
        assert!(fire_endangers(Losses::ATTRITION, &kind));
    }
}

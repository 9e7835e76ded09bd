//! ML-8.4 Pursuit: what an attacker does that has won the impact.

use engine::input::{Decimal, Number};
use engine::{DiceError, Flow, Log, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_reaction::{Generals, Reaction};
use crate::ch08_charge_move::CHARGE_DISTANCE;
use crate::options::HouseRules;
use crate::unit::Level;
use crate::{follows, holds, ml};

/// ML-8.37: what a passed test is to mean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Intent {
    #[default]
    Hold,
    Pursue,
}

/// ML-8.33: what became of the loser.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Beaten {
    #[default]
    Shaken,
    Routed,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PursuitInput {
    #[serde(default)]
    cohesion: Level,
    #[serde(default)]
    overconfident: bool,
    #[serde(default)]
    choice: Intent,
    #[serde(default)]
    remaining_movement: Number<0, 60>,
    #[serde(default)]
    recoil: Number<0, 60>,
    #[serde(default)]
    loser_outcome: Beaten,
    #[serde(default)]
    brigadier_attached: bool,
    #[serde(default)]
    divisional_attached: bool,
    #[serde(default)]
    corps_or_army_attached: bool,
}

/// A victorious charger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pursuit {
    /// The test still to be taken; overconfident units take none.
    pub(crate) reaction: Option<Reaction>,
    pub(crate) choice: Intent,
    pub(crate) catches: bool,
    pub(crate) loser: Beaten,
    pub(crate) action: PursuitAction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PursuitAction {
    Occupy,
    Pursue,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PursuitOutcome {
    None,
    Melee,
    LoserEliminated,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct PursuitResult {
    action: PursuitAction,
    outcome: PursuitOutcome,
}

/// ML-Q85, ML-Q86: the pursuer catches a loser who went no farther than it can still go; by the
/// house rule it needs 2 pas more.
pub fn catches(remaining: Decimal, recoil: Decimal, house: &HouseRules) -> bool {
    let contact = house.catch_at_contact || !holds("Q86");
    let gap = if contact { CHARGE_DISTANCE } else { Decimal::whole(0) };
    remaining >= recoil + gap
}

impl Pursuit {
    fn declare(input: &PursuitInput, house: &HouseRules, log: &mut Log) -> Result<Self, Refusal> {
        let reaction = if input.overconfident {
            log.note(ml("8.40"), "overconfident-must-pursue");
            None
        } else {
            if input.choice == Intent::Pursue {
                log.note(ml("8.37"), "the-reverse-is-declared");
            }
            let generals = Generals {
                brigadier: input.brigadier_attached,
                divisional: input.divisional_attached,
                corps_or_army: input.corps_or_army_attached,
            };
            Some(Reaction::new(input.cohesion, generals, false, log))
        };
        Ok(Self {
            reaction,
            choice: input.choice,
            catches: catches(input.remaining_movement.get(), input.recoil.get(), house),
            loser: input.loser_outcome,
            action: PursuitAction::Pursue,
        })
    }

    /// ML-8.38: who is caught fights on, or is eliminated if he was routed.
    fn result(self) -> PursuitResult {
        let outcome = match (self.action, self.catches, self.loser) {
            (PursuitAction::Pursue, true, Beaten::Shaken) => PursuitOutcome::Melee,
            (PursuitAction::Pursue, true, Beaten::Routed) => PursuitOutcome::LoserEliminated,
            _ => PursuitOutcome::None,
        };
        PursuitResult { action: self.action, outcome }
    }
}

/// ML-8.36, ML-8.37: passed, the unit does what its player intends; failed, the reverse.
pub(crate) fn test_restraint(
    pursuit: &mut Pursuit,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    if let Some(reaction) = pursuit.reaction.take() {
        let obeys = reaction.roll(table)?;
        let pursues = obeys == (pursuit.choice == Intent::Pursue);
        pursuit.action = if pursues { PursuitAction::Pursue } else { PursuitAction::Occupy };
    }
    Ok(Flow::Done)
}

pub static PURSUIT: Procedure<PursuitInput, Pursuit, PursuitResult> = Procedure {
    name: "pursuit",
    rules: follows(&["8.36", "8.37", "8.38", "8.39", "8.40", "Q85", "Q86"]),
    declare: |input, log| Pursuit::declare(&input, &HouseRules::DEFAULT, log),
    steps: &[test_restraint],
    merging: None,
    result: Pursuit::result,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn to_catch_may_ask_for_contact() {
        // ML-Q86
        let house = HouseRules { catch_at_contact: true, ..HouseRules::DEFAULT };
        let (remaining, recoil) = (Decimal::whole(4), Decimal::whole(3));
        assert!(catches(remaining, recoil, &HouseRules::DEFAULT));
        assert!(!catches(remaining, recoil, &house));
    }
}

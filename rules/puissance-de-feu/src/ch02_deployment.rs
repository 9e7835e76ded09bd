//! PF-2 Deployment: who attacks.

use engine::{DiceError, Die, Flow, Pool, Procedure, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::{HouseRuleList, HouseRules};
use crate::{follows, pf};

/// What a player would choose if he won the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Attack,
    Defend,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    PlayerA,
    PlayerB,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AttackerRollInput {
    player_a_choice: Choice,
    player_b_choice: Choice,
    #[serde(default)]
    house_rules: HouseRuleList,
}

/// PF-2.2: the roll for the roles, and who won it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoleRoll {
    choices: (Choice, Choice),
    winner: Player,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AttackerRollResult {
    winner: Player,
    attacker: Player,
}

impl RoleRoll {
    /// PF-2.2, PF-Q4: the winner takes the role that he prefers.
    fn result(self) -> AttackerRollResult {
        let (choice, loser) = match self.winner {
            Player::PlayerA => (self.choices.0, Player::PlayerB),
            Player::PlayerB => (self.choices.1, Player::PlayerA),
        };
        let attacker = if choice == Choice::Attack { self.winner } else { loser };
        AttackerRollResult { winner: self.winner, attacker }
    }
}

/// PF-2.2: one die each; the higher wins, and equal dice are rolled again.
fn roll_for_roles(roll: &mut RoleRoll, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let first = table.throw(pf("2.2"), "die-of-player-a", Pool::one(Die::D6))?;
    let second = table.throw(pf("2.2"), "die-of-player-b", Pool::one(Die::D6))?;
    if first == second {
        table.log().note(pf("2.2"), "equal-dice-again");
        return Ok(Flow::Again);
    }
    roll.winner = if first > second { Player::PlayerA } else { Player::PlayerB };
    Ok(Flow::Done)
}

pub static ATTACKER_ROLL: Procedure<AttackerRollInput, RoleRoll, AttackerRollResult> = Procedure {
    name: "attacker-roll",
    rules: follows(&["2.2"]),
    declare: |input, _| {
        HouseRules::agreed(&input.house_rules)?;
        let choices = (input.player_a_choice, input.player_b_choice);
        Ok(RoleRoll { choices, winner: Player::PlayerA })
    },
    steps: &[roll_for_roles],
    merging: None,
    result: RoleRoll::result,
};

//! PF-2 Deployment: who attacks.

use engine::{DiceError, Die, Flow, Pool, Procedure, RuleId, Table, is_left_out};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::{HouseRuleList, HouseRules};
use crate::{follows, holds, pf};

/// What a player would choose if he won the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
    pub(crate) attacker: Player,
}

impl RoleRoll {
    /// A roll still to be made, between players who would choose these roles.
    pub(crate) const fn between(player_a: Choice, player_b: Choice) -> Self {
        Self { choices: (player_a, player_b), winner: Player::PlayerA }
    }

    /// PF-2.2, PF-Q4: the winner takes the role that he prefers.
    pub(crate) fn result(self) -> AttackerRollResult {
        let (choice, loser) = match self.winner {
            Player::PlayerA => (self.choices.0, Player::PlayerB),
            Player::PlayerB => (self.choices.1, Player::PlayerA),
        };
        let attacks = choice == Choice::Attack || !holds("Q4");
        let attacker = if attacks { self.winner } else { loser };
        AttackerRollResult { winner: self.winner, attacker }
    }
}

/// PF-2.2: one die each; the higher wins, and equal dice are rolled again.
fn roll_for_roles(roll: &mut RoleRoll, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    roll.winner = match roll_once(pf("2.2"), ["die-of-player-a", "die-of-player-b"], table)? {
        Some(winner) => winner,
        None if is_left_out(pf("2.2")) => return Ok(Flow::Done),
        None => return Ok(Flow::Again),
    };
    Ok(Flow::Done)
}

/// One die each: whose is higher, unless they are equal.
fn roll_once(
    rule: RuleId,
    [one, other]: [&'static str; 2],
    table: &mut Table<'_>,
) -> Result<Option<Player>, DiceError> {
    let first = table.throw(rule, one, Pool::one(Die::D6))?;
    let second = table.throw(rule, other, Pool::one(Die::D6))?;
    if first == second {
        table.log().note(rule, "equal-dice-again");
        return Ok(None);
    }
    Ok(Some(if first > second { Player::PlayerA } else { Player::PlayerB }))
}

/// One die each, again while they are equal: who throws higher.
pub fn higher_die(
    rule: RuleId,
    keys: [&'static str; 2],
    table: &mut Table<'_>,
) -> Result<Player, DiceError> {
    loop {
        if is_left_out(rule) {
            return Ok(Player::PlayerA);
        }
        if let Some(winner) = roll_once(rule, keys, table)? {
            return Ok(winner);
        }
    }
}

pub static ATTACKER_ROLL: Procedure<AttackerRollInput, RoleRoll, AttackerRollResult> = Procedure {
    name: "attacker-roll",
    rules: follows(&["2.2"]),
    declare: |input, _| {
        HouseRules::agreed(&input.house_rules)?;
        Ok(RoleRoll::between(input.player_a_choice, input.player_b_choice))
    },
    steps: &[roll_for_roles],
    merging: None,
    result: RoleRoll::result,
};

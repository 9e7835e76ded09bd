//! BE-14 Rally: a unit out of the enemy's reach recovers its order, or a loss.

use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch02_command::check_command;
use crate::ch03_manoeuvres::TACTICAL_DISTANCE;
use crate::ch06_command_points::{RECOVERY_COST, use_cost};
use crate::measure::{FarDistance, Losses, Parts, far_away};
use crate::{be, follows, holds};

/// BE-14.3: what a unit recovers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Recovery {
    Disorder,
    Loss,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RallyInput {
    purpose: Recovery,
    #[serde(default)]
    disorder: bool,
    #[serde(default)]
    losses: Parts<2, 0, 11>,
    #[serde(default)]
    action_marker: bool,
    /// To the nearest enemy, in UD.
    #[serde(default = "far_away")]
    enemy_distance: FarDistance,
    /// A formed friend in order stands between.
    #[serde(default)]
    behind_friend: bool,
    /// In a building or redoubt.
    #[serde(default)]
    in_shelter: bool,
    #[serde(default)]
    general_attached: bool,
    #[serde(default)]
    out_of_command: bool,
    /// The free rally of the order retreat.
    #[serde(default)]
    free_rally: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct RallyResult {
    pub(crate) allowed: bool,
    pub(crate) cost: i32,
    pub(crate) disorder: bool,
    pub(crate) losses: Losses,
}

impl RallyInput {
    const fn losses(&self) -> Losses {
        Losses::halves(self.losses.get())
    }

    fn is_far(&self) -> bool {
        self.enemy_distance.ud() > TACTICAL_DISTANCE
    }

    fn check(&self) -> Result<(), Refusal> {
        match self.purpose {
            Recovery::Disorder => {
                Refusal::when(!self.disorder, be("14.3"), "disorder", "nothing-to-rally")?;
            }
            Recovery::Loss => {
                let whole = self.losses() == Losses::NONE;
                Refusal::when(whole, be("14.4"), "losses", "no-loss-to-recover")?;
                let free = self.free_rally;
                Refusal::when(free, be("14.6"), "free_rally", "free-rally-for-disorder")?;
            }
        }
        check_command(self.general_attached, self.out_of_command, "out_of_command")
    }

    fn facts(&self) -> Rallying {
        Rallying {
            purpose: self.purpose,
            disorder: self.disorder,
            losses: self.losses(),
            action_marker: self.action_marker,
            safe: self.is_far() || self.behind_friend || self.in_shelter,
            general_attached: self.general_attached,
            out_of_command: self.out_of_command,
            free_rally: self.free_rally,
        }
    }
}

/// A unit that would rally.
#[derive(Clone, Copy, Debug)]
pub struct Rallying {
    pub purpose: Recovery,
    pub disorder: bool,
    pub losses: Losses,
    pub action_marker: bool,
    /// Far from the enemy, behind a friend or in a shelter.
    pub safe: bool,
    pub general_attached: bool,
    pub out_of_command: bool,
    pub free_rally: bool,
}

impl Rallying {
    /// BE-14.1, BE-14.3, BE-14.4, BE-14.6: why the unit may not rally, if it may not.
    pub fn obstacle(&self) -> Option<(&'static str, &'static str)> {
        let loss = self.purpose == Recovery::Loss;
        if self.action_marker {
            Some(("14.1", "marked-cannot-rally"))
        } else if !self.safe {
            Some(("14.1", "enemy-too-near-to-rally"))
        } else if (loss || !holds("Q33")) && !self.general_attached {
            Some(("14.3", "recovery-needs-a-general"))
        } else if loss && self.disorder {
            Some(("14.6", "order-before-losses"))
        } else if loss && self.losses <= FIRST_LOSS {
            Some(("14.4", "first-loss-is-final"))
        } else {
            None
        }
    }

    /// BE-14.3 to BE-14.5, BE-6.2, BE-8.4: its price and its state after.
    pub fn result(&self, log: &mut Log) -> RallyResult {
        let before =
            RallyResult { allowed: true, cost: 0, disorder: self.disorder, losses: self.losses };
        let after = match self.purpose {
            Recovery::Disorder if self.free_rally => {
                log.note(be("8.4"), "free-rally");
                RallyResult { disorder: false, ..before }
            }
            Recovery::Disorder => {
                let cost = use_cost(self.out_of_command, log);
                RallyResult { cost, disorder: false, ..before }
            }
            Recovery::Loss => {
                log.note_value(be("14.3"), "recovers-a-loss", i64::from(RECOVERY_COST));
                let left = Losses::halves(self.losses.in_halves() - 2).max(FIRST_LOSS);
                RallyResult { cost: RECOVERY_COST, losses: left, ..before }
            }
        };
        log.note(be("14.5"), "rallied-gets-a-marker");
        after
    }
}

/// BE-14.4: it can never be recovered.
pub(crate) const FIRST_LOSS: Losses = Losses::whole(1);

/// BE-14.1 to BE-14.6, BE-6.2, BE-8.4: whether a unit may rally, its price and its state after.
fn rally(input: RallyInput, log: &mut Log) -> Result<RallyResult, Refusal> {
    input.check()?;
    let before =
        RallyResult { allowed: false, cost: 0, disorder: input.disorder, losses: input.losses() };
    let facts = input.facts();
    if let Some((rule, key)) = facts.obstacle() {
        log.note(be(rule), key);
        return Ok(before);
    }
    let after = facts.result(log);
    if input.is_far() {
        log.note(be("14.2"), "may-move-while-rallying");
    }
    Ok(after)
}

pub static RALLY: Lookup<RallyInput, RallyResult> = Lookup::new(
    "rally",
    follows(&["6.2", "8.4", "14.1", "14.2", "14.3", "14.4", "14.5", "14.6"]),
    rally,
);

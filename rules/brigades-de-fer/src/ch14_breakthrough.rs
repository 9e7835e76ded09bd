//! BF-14 Breakthrough: taking the place of an opponent who is gone.

use engine::input::{Decimal, Number};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch07_movement::forced_march;
use crate::options::HouseRules;
use crate::unit::Category;
use crate::{applies, bf, follows};

/// What became of the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    Destroyed,
    Retreated,
    Evaded,
    Stands,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BreakthroughInput {
    category: Category,
    opponent: Opponent,
    #[serde(default)]
    is_attacker: bool,
    /// In UD, in this activation.
    #[serde(default)]
    moved: Number<0, 4>,
    /// In front, once in the vacated place, of another enemy than the one who evaded.
    #[serde(default)]
    new_enemy_contact: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct BreakthroughResult {
    pub may_advance: bool,
    pub may_fight_again: bool,
}

/// What decides whether a unit may follow up.
#[derive(Clone, Copy, Debug)]
pub struct FollowUp {
    pub category: Category,
    pub opponent: Opponent,
    pub is_attacker: bool,
    pub moved: Decimal,
    pub new_enemy_contact: bool,
}

fn breakthrough(input: BreakthroughInput, log: &mut Log) -> Result<BreakthroughResult, Refusal> {
    let facts = FollowUp {
        category: input.category,
        opponent: input.opponent,
        is_attacker: input.is_attacker,
        moved: input.moved.get(),
        new_enemy_contact: input.new_enemy_contact,
    };
    follow_up(&facts, &HouseRules::DEFAULT, log)
}

/// BF-14.1 to BF-14.3: who may follow up, and who may fall on the next enemy.
pub fn follow_up(
    input: &FollowUp,
    house: &HouseRules,
    log: &mut Log,
) -> Result<BreakthroughResult, Refusal> {
    let guns = input.category.is_artillery();
    let assaults = guns && input.is_attacker;
    Refusal::when(assaults, bf("9.2"), "category", "artillery-never-assaults")?;
    let moved = input.moved;
    let defends = !input.is_attacker;
    let marched = defends && moved > Decimal::whole(0);
    Refusal::when(marched, bf("14.3"), "moved", "only-the-attacker-moved")?;
    let fled = defends && input.opponent == Opponent::Evaded;
    Refusal::when(fled, bf("13.1"), "opponent", "attackers-do-not-evade")?;
    let march = Decimal::whole(forced_march(input.category, house));
    Refusal::when(moved > march, bf("7.1"), "moved", "beyond-forced-march")?;
    let gone = input.opponent != Opponent::Stands;
    if guns && gone {
        log.note(bf("14.3"), "artillery-never-advances");
    } else if gone {
        log.note(bf("14.1"), "may-take-the-place");
    }
    let within = moved + Decimal::whole(1) <= march;
    let again = input.is_attacker
        && input.opponent == Opponent::Evaded
        && input.new_enemy_contact
        && within;
    if input.new_enemy_contact && gone && !again {
        log.note(bf("14.2"), "no-second-combat");
    }
    let may_advance = gone && !(guns && applies(bf("14.3")));
    Ok(BreakthroughResult { may_advance, may_fight_again: again })
}

pub static BREAKTHROUGH: Lookup<BreakthroughInput, BreakthroughResult> =
    Lookup::new("breakthrough", follows(&["14.1", "14.2", "14.3"]), breakthrough);

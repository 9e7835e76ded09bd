//! BF-9.4 to BF-9.16: the close-combat value (VCR), up to which dice count.

use engine::input::Int;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::{CoverAndHeight, HouseRules};
use crate::unit::{Category, Cover};
use crate::{applies, bf, follows};

/// The part that a unit plays in a close combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Attacker,
    Defender,
    Support,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CloseCombatValueInput {
    pub role: Role,
    pub category: Category,
    #[serde(default)]
    pub mounted: bool,
    #[serde(default)]
    pub dashing: bool,
    /// Attacker: it was displaced in this activation.
    #[serde(default)]
    pub moved: bool,
    /// Defender: the test has been passed.
    #[serde(default)]
    pub countercharge: bool,
    #[serde(default)]
    pub overlooks: bool,
    #[serde(default)]
    pub difficult: bool,
    #[serde(default)]
    pub cover: Cover,
    /// Enemies fought earlier this turn, other than the present one.
    #[serde(default)]
    pub other_opponents: Int<0, 9>,
    #[serde(default)]
    pub rear_attack: bool,
    /// The other side has a cover that counts.
    #[serde(default)]
    pub opponent_in_cover: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CloseCombatValueResult {
    pub vcr: i32,
}

/// What the rules forbid about one unit of a close combat.
pub fn check(unit: &CloseCombatValueInput) -> Result<(), Refusal> {
    let cavalry = unit.category == Category::Cavalry;
    let guns = unit.category.is_artillery();
    Refusal::when(unit.mounted && !cavalry, bf("Q26"), "mounted", "only-cavalry-is-mounted")?;
    let assaults = guns && unit.role != Role::Defender;
    Refusal::when(assaults, bf("9.2"), "category", "artillery-never-assaults")?;
    let stuck = guns && unit.difficult;
    Refusal::when(stuck, bf("7.8"), "difficult", "no-artillery-in-difficult")?;
    Refusal::when(guns && unit.dashing, bf("16.1"), "dashing", "artillery-is-not-dashing")?;
    let may_countercharge = unit.role == Role::Defender && cavalry && unit.mounted;
    let charges = unit.countercharge && !may_countercharge;
    Refusal::when(charges, bf("16.3"), "countercharge", "countercharge-of-mounted-cavalry")?;
    let moved = unit.moved && unit.role != Role::Attacker;
    Refusal::when(moved, bf("16.2"), "moved", "only-the-attacker-moved")
}

/// BF-9.4, BF-9.8 to BF-9.16, BF-11.8, BF-16.2, BF-16.3: the value up to which dice count.
pub fn close_combat_value(unit: &CloseCombatValueInput, house: &HouseRules, log: &mut Log) -> i32 {
    let base = if unit.category == Category::Infantry { 3 } else { 2 };
    let on_horse = unit.category == Category::Cavalry && unit.mounted;
    let guns_walk = house.artillery_on_foot && unit.category.is_artillery();
    let on_foot = !on_horse && (!unit.category.is_artillery() || guns_walk);
    let hampered = on_horse && (unit.difficult || unit.opponent_in_cover);
    let of = match unit.role {
        Role::Attacker => "attacker-value",
        Role::Defender => "defender-value",
        Role::Support => "support-value",
    };
    if hampered {
        let reason = if unit.difficult { "horse-in-difficult" } else { "horse-against-cover" };
        return log
            .score(of, bf("9.4"), "base-of-the-arm", base)
            .set_when(true, bf("9.10"), reason, 1)
            .value();
    }
    // BF-9.16: only the assailed unit defends its cover.
    let cover = match unit.role {
        Role::Defender => unit.cover.effective(unit.rear_attack),
        Role::Attacker | Role::Support if unit.cover == Cover::None || applies(bf("9.16")) => {
            Cover::None
        }
        Role::Attacker | Role::Support => unit.cover,
    };
    let dense_on_foot = cover == Cover::DenseCover && on_foot;
    // BF-9.15, BF-Q30: dense cover on foot replaces the point for cover, and adds to that for height.
    let covered = cover != Cover::None && !(dense_on_foot && applies(bf("9.15")));
    let both = house.cover_and_height == CoverAndHeight::Cumulative && unit.overlooks;
    let attacks = unit.role == Role::Attacker;
    let from_behind = match unit.role {
        Role::Attacker => true,
        // BF-Q41: a support has no bonus of a rear attack.
        Role::Support => unit.rear_attack && !applies(bf("Q41")),
        Role::Defender => false,
    };
    // BF-16.5: mounted cavalry always dashes, dismounted never.
    let rides = on_horse && applies(bf("16.5")) && applies(bf("Q48"));
    let dashes = rides || (unit.dashing && unit.category == Category::Infantry);
    log.score(of, bf("9.4"), "base-of-the-arm", base)
        .add(bf("9.8"), "each-other-opponent", -unit.other_opponents.get())
        .when(unit.difficult, bf("9.9"), "in-difficult-terrain", -1)
        .when(unit.overlooks, bf("9.11"), "overlooks-opponent", 1)
        .when(covered && (!unit.overlooks || both), bf("9.11"), "defends-cover", 1)
        .when(dense_on_foot, bf("9.12"), "on-foot-in-dense-cover", 2)
        .when(from_behind && unit.rear_attack, bf("9.13"), "rear-attack", 2)
        .when(attacks && unit.moved && dashes, bf("16.2"), "dashing-attack", 1)
        .when(unit.countercharge, bf("16.3"), "countercharge", 1)
        .at_least(bf("9.14"), "at-least-one", 1)
        .at_most(bf("9.14"), "at-most-five", 5)
        .value()
}

fn declare(input: CloseCombatValueInput, log: &mut Log) -> Result<CloseCombatValueResult, Refusal> {
    check(&input)?;
    Ok(CloseCombatValueResult { vcr: close_combat_value(&input, &HouseRules::DEFAULT, log) })
}

pub static CLOSE_COMBAT_VALUE: Lookup<CloseCombatValueInput, CloseCombatValueResult> = Lookup::new(
    "close-combat-value",
    follows(&[
        "9.4", "9.8", "9.9", "9.10", "9.11", "9.12", "9.13", "9.14", "9.15", "9.16", "11.8",
        "16.2", "16.3",
    ]),
    declare,
);

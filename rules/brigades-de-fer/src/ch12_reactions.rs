//! BF-12 Opportunity fire, BF-13 evasion and BF-16.3 countercharge: one test for all of them.

use engine::input::Int;
use engine::{Log, Procedure, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch06_activation::{Test, TestFacts, TestResult, roll_test};
use crate::ch07_movement::forced_march;
use crate::options::HouseRules;
use crate::unit::Category;
use crate::{applies, bf, follows};

/// What the unit wants to do before the close combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    OpportunityFire,
    Evade,
    Countercharge,
}

/// BF-12.1: where the unit stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Position {
    #[default]
    Assailed,
    BesideAssailed,
    BesideAttacker,
}

/// BF-9.2: only these initiate a close combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AttackerCategory {
    Infantry,
    Cavalry,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReactionTestInput {
    pub reaction: Reaction,
    pub category: Category,
    pub vc: Int<1, 6>,
    #[serde(default)]
    pub control: Int<0, 3>,
    #[serde(default)]
    pub pc: Int<0, 99>,
    #[serde(default)]
    pub out_of_command: bool,
    pub attacker_category: AttackerCategory,
    #[serde(default)]
    pub position: Position,
    #[serde(default)]
    pub mounted: bool,
    #[serde(default)]
    pub already_activated: bool,
    /// With any enemy, before the attacker's movement of this activation.
    #[serde(default)]
    pub in_enemy_contact: bool,
}

/// BF-13.3: faster means a greater forced march, mounted or not; by a house rule cavalry on foot is no
/// faster than infantry.
pub fn is_faster(
    category: Category,
    mounted: bool,
    attacker: AttackerCategory,
    house: &HouseRules,
) -> bool {
    let on_foot = category == Category::Cavalry && !mounted;
    let category =
        if on_foot && house.dismounted_cavalry_is_slow { Category::Infantry } else { category };
    let attacker = match attacker {
        AttackerCategory::Infantry => Category::Infantry,
        AttackerCategory::Cavalry => Category::Cavalry,
    };
    forced_march(category, house) > forced_march(attacker, house)
}

/// BF-12.1, BF-12.2, BF-13.1, BF-13.2, BF-16.3, BF-16.4: who may react, and its target.
pub fn declare_reaction(
    input: &ReactionTestInput,
    house: &HouseRules,
    log: &mut Log,
) -> Result<Test, Refusal> {
    let activated = input.already_activated;
    Refusal::when(activated, bf("12.1"), "already_activated", "reacts-before-activation-only")?;
    let cavalry = input.category == Category::Cavalry;
    let on_horse = input.mounted && !cavalry;
    Refusal::when(on_horse, bf("Q26"), "mounted", "only-cavalry-is-mounted")?;
    let assailed = input.position == Position::Assailed;
    match input.reaction {
        Reaction::OpportunityFire => {
            Refusal::when(input.mounted, bf("8.2"), "mounted", "mounted-cannot-fire")?;
        }
        Reaction::Evade => {
            Refusal::when(!assailed, bf("13.1"), "position", "only-the-assailed-evades")?;
            let slow = applies(bf("13.3"))
                && !is_faster(input.category, input.mounted, input.attacker_category, house);
            Refusal::when(slow, bf("13.3"), "reaction", "not-faster-than-attacker")?;
        }
        Reaction::Countercharge => {
            let rule = bf("16.3");
            Refusal::when(!assailed, rule, "position", "only-the-assailed-countercharges")?;
            let horse = cavalry && input.mounted;
            Refusal::when(!horse, rule, "mounted", "countercharge-of-mounted-cavalry")?;
            let engaged = input.in_enemy_contact;
            Refusal::when(engaged, rule, "in_enemy_contact", "countercharge-out-of-contact")?;
        }
    }
    let out = input.out_of_command;
    let (control, pc) = (input.control.get(), input.pc.get());
    Refusal::when(out && pc > 0, bf("6.7"), "pc", "no-points-out-of-command")?;
    let general = out && control > 0;
    Refusal::when(general, bf("6.8"), "out_of_command", "attached-general-commands")?;
    let vc = input.vc.get();
    let facts = TestFacts { category: input.category, vc, subordinates: 0, control, pc };
    Ok(Test::new(&facts, log))
}

pub static REACTION_TEST: Procedure<ReactionTestInput, Test, TestResult> = Procedure {
    name: "reaction-test",
    rules: follows(&["12.1", "12.2", "13.1", "13.2", "13.3", "16.3", "16.4"]),
    declare: |input, log| declare_reaction(&input, &HouseRules::DEFAULT, log),
    steps: &[roll_test],
    merging: None,
    result: Test::result,
};

//! BF-11 Supported assault: who may help the initiator of a close combat.

use engine::input::Int;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{applies, bf, follows};

/// BF-11.3: supports of one unit.
pub const MOST_SUPPORTS: i32 = 3;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SupportEligibilityInput {
    #[serde(default)]
    pub jointly_activated: bool,
    #[serde(default)]
    pub same_category: bool,
    #[serde(default)]
    pub contact_with_target: bool,
    #[serde(default)]
    pub contact_with_attacker: bool,
    #[serde(default)]
    pub other_enemy_contact: bool,
    #[serde(default)]
    pub target_in_front: bool,
    /// Supports already named.
    #[serde(default)]
    pub already_supporting: Int<0, 3>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct SupportEligibilityResult {
    pub eligible: bool,
}

/// BF-11.1 to BF-11.5: the five conditions, the first that fails being told.
pub fn support_eligibility(
    input: SupportEligibilityInput,
    log: &mut Log,
) -> Result<SupportEligibilityResult, Refusal> {
    let mixed = input.jointly_activated && !input.same_category;
    Refusal::when(mixed, bf("6.10"), "same_category", "group-of-one-category")?;
    let in_contact = input.contact_with_target || input.contact_with_attacker;
    let full = input.already_supporting.get() >= MOST_SUPPORTS;
    let reasons = [
        (!in_contact, bf("11.1"), "support-out-of-contact"),
        (!input.jointly_activated, bf("11.2"), "support-not-jointly-activated"),
        (full, bf("11.3"), "three-supports-at-most"),
        (input.other_enemy_contact, bf("11.4"), "support-has-its-own-enemy"),
        (!input.target_in_front, bf("11.5"), "target-not-in-front-of-support"),
    ];
    let reason = reasons.into_iter().find(|(fails, rule, _)| *fails && applies(*rule));
    if let Some((_, rule, key)) = reason {
        log.note(rule, key);
    }
    Ok(SupportEligibilityResult { eligible: reason.is_none() })
}

pub static SUPPORT_ELIGIBILITY: Lookup<SupportEligibilityInput, SupportEligibilityResult> =
    Lookup::new(
        "support-eligibility",
        follows(&["11.1", "11.2", "11.3", "11.4", "11.5"]),
        support_eligibility,
    );

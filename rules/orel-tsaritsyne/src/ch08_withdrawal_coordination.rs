//! OT-8.50 Voluntary withdrawal before combat, and OT-8.70 coordination of an attack.

use engine::input::Int;
use engine::{Log, Procedure, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch01_quality::{QualityTest, roll_quality_test};
use crate::options::HouseRules;
use crate::{follows, ot};

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WithdrawalInput {
    pub quality: Int<1, 6>,
    /// All its units are mounted or motorised.
    #[serde(default)]
    pub all_mounted: bool,
    #[serde(default)]
    pub foot_artillery: bool,
    /// The attackers have at least 2 PE of cavalry.
    #[serde(default)]
    pub attacker_cavalry: bool,
    #[serde(default)]
    pub pinned: bool,
    #[serde(default)]
    pub encircled: bool,
    #[serde(default)]
    pub routed: bool,
}

/// What a withdrawal does to the posture of the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PostureAfter {
    Em,
    Unchanged,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct WithdrawalResult {
    pub success: bool,
    pub hexes: i32,
    pub posture: PostureAfter,
}

/// A stack that tries to slip away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Withdrawing {
    all_mounted: bool,
}

/// OT-8.50, OT-8.51: who may try, and the modifiers of the test. OT-12.14: with the option of the
/// third game there is no die, unless cavalry attacks a stack that is not all mounted.
pub fn withdrawal(
    input: &WithdrawalInput,
    house: &HouseRules,
    log: &mut Log,
) -> Result<QualityTest<Withdrawing>, Refusal> {
    let rule = ot("8.51");
    Refusal::when(input.pinned, rule, "pinned", "pinned-stack-stays")?;
    Refusal::when(input.encircled, rule, "encircled", "encircled-stack-stays")?;
    Refusal::when(input.routed, rule, "routed", "routed-stack-stays")?;
    let (rule, key, mounted) = (ot("8.50"), "withdrawal-die", input.all_mounted);
    let on_foot = mounted && input.foot_artillery;
    Refusal::when(on_foot, rule, "foot_artillery", "foot-guns-are-not-mounted")?;
    let facts = Withdrawing { all_mounted: mounted };
    let ridden_down = input.attacker_cavalry && !mounted;
    if house.ob_withdrawal && !ridden_down {
        log.note(ot("12.14"), "withdraws-without-a-die");
        return Ok(QualityTest::automatic(rule, key, facts));
    }
    let modifier = log
        .score("die-modifier", rule, "from-zero", 0)
        .when(input.foot_artillery, rule, "with-foot-artillery", 1)
        .when(ridden_down, rule, "attacked-by-cavalry", 1)
        .when(mounted, rule, "all-mounted", -1)
        .value();
    Ok(QualityTest::new(rule, key, input.quality.get(), modifier, facts))
}

/// OT-8.50: one hex, two for a stack that is all mounted, and it ends EM.
pub fn withdrawal_result(test: QualityTest<Withdrawing>) -> WithdrawalResult {
    let hexes = if test.facts.all_mounted { 2 } else { 1 };
    WithdrawalResult {
        success: test.passed,
        hexes: if test.passed { hexes } else { 0 },
        posture: if test.passed { PostureAfter::Em } else { PostureAfter::Unchanged },
    }
}

pub static WITHDRAWAL: Procedure<WithdrawalInput, QualityTest<Withdrawing>, WithdrawalResult> =
    Procedure {
        name: "withdrawal",
        rules: follows(&["8.50", "8.51"]),
        declare: |input, log| withdrawal(&input, &HouseRules::default(), log),
        steps: &[roll_quality_test],
        merging: None,
        result: withdrawal_result,
    };

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AttackCoordinationInput {
    pub formations: Int<1, 3>,
    /// Dominant Quality of the lead formation.
    pub quality: Int<1, 6>,
    #[serde(default)]
    pub leader_bonus: Int<0, 2>,
    #[serde(default)]
    pub same_corps: bool,
    #[serde(default)]
    pub any_nc: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AttackCoordinationResult {
    pub coordinated: bool,
    pub formations_attacking: i32,
}

/// OT-8.70, OT-8.71, OT-8.75: one formation attacks freely; two, or three of one corps, test.
pub fn attack_coordination(
    input: AttackCoordinationInput,
    log: &mut Log,
) -> Result<QualityTest<i32>, Refusal> {
    let formations = input.formations.get();
    let several = formations > 1;
    Refusal::when(several && input.any_nc, ot("8.75"), "any_nc", "nc-units-attack-alone")?;
    let strangers = formations == 3 && !input.same_corps;
    Refusal::when(strangers, ot("8.71"), "same_corps", "three-formations-of-one-corps")?;
    let key = "coordination-die";
    if !several {
        log.note(ot("8.70"), "one-formation-attacks-freely");
        return Ok(QualityTest::automatic(ot("8.70"), key, formations));
    }
    let rule = ot("8.71");
    let modifier = log
        .score("die-modifier", rule, "from-zero", 0)
        .when(formations == 3, rule, "third-formation", 1)
        .add(rule, "bonus-of-the-leader", -input.leader_bonus.get())
        .when(input.same_corps, rule, "all-of-one-corps", -1)
        .value();
    Ok(QualityTest::new(rule, key, input.quality.get(), modifier, formations))
}

/// OT-8.71: when it fails, only the lead formation attacks.
pub fn coordination_result(test: QualityTest<i32>) -> AttackCoordinationResult {
    let formations_attacking = if test.passed { test.facts } else { 1 };
    AttackCoordinationResult { coordinated: test.passed, formations_attacking }
}

pub static ATTACK_COORDINATION: Procedure<
    AttackCoordinationInput,
    QualityTest<i32>,
    AttackCoordinationResult,
> = Procedure {
    name: "attack-coordination",
    rules: follows(&["8.70", "8.71", "8.75"]),
    declare: attack_coordination,
    steps: &[roll_quality_test],
    merging: None,
    result: coordination_result,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_the_third_game_only_cavalry_hinders_a_withdrawal() {
        // OT-12.14
        let house = HouseRules { ob_withdrawal: true, ..HouseRules::default() };
        let mut stack = WithdrawalInput {
            quality: Int::of(1),
            all_mounted: false,
            foot_artillery: true,
            attacker_cavalry: false,
            pinned: false,
            encircled: false,
            routed: false,
        };
        let log = &mut Log::silent();
        assert!(withdrawal(&stack, &house, log).unwrap().passed);
        stack.attacker_cavalry = true;
        assert!(!withdrawal(&stack, &house, log).unwrap().passed);
    }
}

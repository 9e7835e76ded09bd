//! The house rules of the rulings. None is in force unless the players agree on it.

use engine::input::List;
use engine::{Agreed, Agreement, Disagreed, Origin, Refusal, RuleId, settle};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

use crate::pf;

/// A selectable house rule, named after what it changes.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum HouseRule {
    RepeatExtraTurn,
    Premeasuring,
    OfficerSingleMove,
    EnemyUnitsDoNotBlockSight,
    CanisterOneRoll,
    CanisterOnePerHit,
    OfficerDieOnCharge,
    GunsMayNotCharge,
    BonusesFirstCycleOnly,
    EvadeAsMarch,
    OfficerDieOnMorale,
    BasicSmallUnitsOnly,
    NoFourthDie,
    CuirassiersFireOnly,
    SharpshootersTwoPlus,
    MilitiaOfficerCancels,
    DisorderedNoDice,
    DisorderFailureRouts,
    ResupplyTakesTheOrder,
}

/// Every house rule, with its name in files.
const ALL: [(&str, HouseRule); COUNT] = [
    ("repeat_extra_turn", HouseRule::RepeatExtraTurn),
    ("premeasuring", HouseRule::Premeasuring),
    ("officer_single_move", HouseRule::OfficerSingleMove),
    ("enemy_units_do_not_block_sight", HouseRule::EnemyUnitsDoNotBlockSight),
    ("canister_one_roll", HouseRule::CanisterOneRoll),
    ("canister_one_per_hit", HouseRule::CanisterOnePerHit),
    ("officer_die_on_charge", HouseRule::OfficerDieOnCharge),
    ("guns_may_not_charge", HouseRule::GunsMayNotCharge),
    ("bonuses_first_cycle_only", HouseRule::BonusesFirstCycleOnly),
    ("evade_as_march", HouseRule::EvadeAsMarch),
    ("officer_die_on_morale", HouseRule::OfficerDieOnMorale),
    ("basic_small_units_only", HouseRule::BasicSmallUnitsOnly),
    ("no_fourth_die", HouseRule::NoFourthDie),
    ("cuirassiers_fire_only", HouseRule::CuirassiersFireOnly),
    ("sharpshooters_two_plus", HouseRule::SharpshootersTwoPlus),
    ("militia_officer_cancels", HouseRule::MilitiaOfficerCancels),
    ("disordered_no_dice", HouseRule::DisorderedNoDice),
    ("disorder_failure_routs", HouseRule::DisorderFailureRouts),
    ("resupply_takes_the_order", HouseRule::ResupplyTakesTheOrder),
];

/// How many house rules there are.
const COUNT: usize = HouseRule::ResupplyTakesTheOrder as usize + 1;

impl HouseRule {
    /// The ruling that offers the choice.
    pub const fn ruling(self) -> RuleId {
        match self {
            Self::RepeatExtraTurn => pf("Q6"),
            Self::Premeasuring => pf("Q8"),
            Self::OfficerSingleMove => pf("Q10"),
            Self::EnemyUnitsDoNotBlockSight => pf("Q20"),
            Self::CanisterOneRoll | Self::CanisterOnePerHit => pf("Q23"),
            Self::OfficerDieOnCharge | Self::GunsMayNotCharge => pf("Q36"),
            Self::BonusesFirstCycleOnly => pf("Q42"),
            Self::EvadeAsMarch => pf("Q48"),
            Self::OfficerDieOnMorale => pf("Q52"),
            Self::BasicSmallUnitsOnly => pf("Q53"),
            Self::NoFourthDie => pf("Q57"),
            Self::CuirassiersFireOnly => pf("Q58"),
            Self::SharpshootersTwoPlus => pf("Q59"),
            Self::MilitiaOfficerCancels => pf("Q64"),
            Self::DisorderedNoDice => pf("Q72"),
            Self::DisorderFailureRouts => pf("Q73"),
            Self::ResupplyTakesTheOrder => pf("Q75"),
        }
    }
}

/// What the players may agree on before a battle: each house rule that the scenario's own leave
/// open, usually not in force.
pub fn agreements(own: HouseRules) -> Vec<Agreement> {
    let open = ALL.iter().filter(|(_, rule)| own.and(HouseRules::NONE.with(*rule)) != own);
    open.map(|(id, rule)| Agreement::switch(id, Origin::House, rule.ruling(), false)).collect()
}

/// What the players said, as the rules take it and as a record keeps it.
pub fn agreed(own: HouseRules, said: &Agreed) -> Result<(HouseRules, Agreed), Disagreed> {
    let kept = settle(&agreements(own), said)?;
    let list: Vec<HouseRule> =
        ALL.iter().filter(|(id, _)| kept.contains_key(*id)).map(|(_, rule)| *rule).collect();
    Ok((HouseRules::agreed(&list)?, kept))
}

/// The house rules that an input names.
pub type HouseRuleList = List<HouseRule, 0, COUNT>;

/// The house rules agreed on; by default none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HouseRules(u32);

/// The names of those in force: what a battle is told apart by.
impl Serialize for HouseRules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let agreed = ALL.iter().filter(|(_, rule)| self.has(*rule));
        serializer.collect_map(agreed.map(|(id, _)| (id, true)))
    }
}

impl HouseRules {
    /// The book as it stands.
    pub const NONE: Self = Self(0);

    /// The house rules of a list. Each is named once, and canister cannot follow two of them.
    pub fn agreed(list: &[HouseRule]) -> Result<Self, Refusal> {
        let mut agreed = Self::NONE;
        for &rule in list {
            Refusal::when(agreed.has(rule), rule.ruling(), "house_rules", "house-rule-twice")?;
            agreed = agreed.with(rule);
        }
        let both =
            agreed.has(HouseRule::CanisterOneRoll) && agreed.has(HouseRule::CanisterOnePerHit);
        Refusal::when(both, pf("Q23"), "house_rules", "two-rules-for-canister")?;
        Ok(agreed)
    }

    /// These house rules and one more.
    pub const fn with(self, rule: HouseRule) -> Self {
        Self(self.0 | 1 << rule as u32)
    }

    /// These house rules and others; of two for canister the first holds.
    pub const fn and(self, other: Self) -> Self {
        let both = Self(self.0 | other.0);
        let ours = self.has(HouseRule::CanisterOneRoll);
        let dropped = if ours { HouseRule::CanisterOnePerHit } else { HouseRule::CanisterOneRoll };
        if both.has(HouseRule::CanisterOneRoll) && both.has(HouseRule::CanisterOnePerHit) {
            return Self(both.0 & !(1 << dropped as u32));
        }
        both
    }

    /// Whether a house rule is in force.
    pub const fn has(self, rule: HouseRule) -> bool {
        self.0 & 1 << rule as u32 != 0
    }
}

//! The house rules of the rulings. None is in force unless the players agree on it.

use engine::input::List;
use engine::{Agreed, Agreement, Disagreed, Origin, Refusal, RuleId, holds, settle};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use strum::{IntoStaticStr, VariantArray};

use crate::pf;

/// A selectable house rule, named after what it changes.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
    VariantArray,
    IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
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

/// How many house rules there are.
const COUNT: usize = HouseRule::VARIANTS.len();

impl HouseRule {
    /// Its name in files.
    fn name(self) -> &'static str {
        self.into()
    }

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
    let all = HouseRule::VARIANTS.iter();
    let open = all.filter(|rule| own.and(HouseRules::NONE.with(**rule)) != own);
    open.map(|rule| Agreement::switch(rule.name(), Origin::House, rule.ruling(), false)).collect()
}

/// What the players said, as the rules take it and as a record keeps it.
pub fn agreed(own: HouseRules, said: &Agreed) -> Result<(HouseRules, Agreed), Disagreed> {
    let kept = settle(&agreements(own), said)?;
    let all = HouseRule::VARIANTS.iter().copied();
    let list: Vec<HouseRule> = all.filter(|rule| kept.contains_key(rule.name())).collect();
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
        let agreed = HouseRule::VARIANTS.iter().filter(|rule| self.has(**rule));
        serializer.collect_map(agreed.map(|rule| (rule.name(), true)))
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

    /// Those of them that hold.
    pub(crate) fn in_force(self) -> Self {
        let all = HouseRule::VARIANTS.iter();
        let held = all.filter(|rule| self.has(**rule) && holds(rule.ruling()));
        held.fold(Self::NONE, |held, rule| held.with(*rule))
    }

    /// Whether a house rule is in force.
    pub const fn has(self, rule: HouseRule) -> bool {
        self.0 & 1 << rule as u32 != 0
    }
}

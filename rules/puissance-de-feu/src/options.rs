//! The house rules of the rulings. None is in force unless the players agree on it.

use engine::input::List;
use engine::{Agreed, Agreement, Disagreed, Origin, Refusal, RuleId, holds, settle};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use strum::{IntoStaticStr, VariantArray};

use crate::game::Options;
use crate::pf;
use crate::scenario::{Scenario, Side};
use crate::unit::UnitType;

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
    FirstPlayerRolled,
    SightFromFrontEdge,
    AnyFenceCovers,
    MoraleTestAfterMelee,
    TurnsCostMovement,
    RoutersDestroyedWhenCharged,
    EliteAndLargeForAny,
    DisorderedWinnerRefaces,
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
            Self::FirstPlayerRolled => pf("Q5"),
            Self::SightFromFrontEdge => pf("Q19"),
            Self::AnyFenceCovers => pf("Q21"),
            Self::MoraleTestAfterMelee => pf("Q29"),
            Self::TurnsCostMovement => pf("Q37"),
            Self::RoutersDestroyedWhenCharged => pf("Q40"),
            Self::EliteAndLargeForAny => pf("Q63"),
            Self::DisorderedWinnerRefaces => pf("Q88"),
        }
    }
}

/// The optional chapters of the book, as the players want them: nothing where the scenario decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Chapters {
    /// PF-15.1: second and third moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wide_table: Option<bool>,
    /// PF-16.1: ammunition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ammunition: Option<bool>,
    /// PF-13: the advanced troop types, where the order of battle has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advanced_troops: Option<bool>,
}

/// The optional chapters: name in files, and the rule with which each begins.
const CHAPTERS: [(&str, RuleId); 3] =
    [("wide_table", pf("15.1")), ("ammunition", pf("16.1")), ("advanced_troops", pf("13.24"))];

impl Chapters {
    /// What a scenario has in force: a wide table is one of 1.80 m, whatever else is said (PF-15.1).
    pub fn of(scenario: &Scenario) -> [bool; 3] {
        let rules = &scenario.rules;
        let wide = rules.wide_table || scenario.table.width.get() >= WIDE;
        [wide, rules.ammunition, has_advanced_troops(scenario)]
    }

    /// PF-15.1, PF-16.1, PF-13: these, where nothing else is agreed.
    pub fn or(self, own: [bool; 3]) -> [bool; 3] {
        let said = [self.wide_table, self.ammunition, self.advanced_troops];
        let chosen = said.into_iter().zip(CHAPTERS).zip(own);
        let mut settled = own;
        for (place, ((said, (_, rule)), own)) in settled.iter_mut().zip(chosen) {
            *place = said.filter(|said| *said == own || holds(rule)).unwrap_or(own);
        }
        settled
    }
}

/// PF-2.2: the roll for the roles, where the players have not agreed who takes which army.
const ROLES_ROLLED: &str = "roles_rolled";

/// PF-Q89: the points that a scenario gives a side from the start, where it gives any.
const POINTS: &str = "points_from_the_start";

/// PF-15.1: 1.80 m in whole inches.
const WIDE: i32 = 71;

/// Whether an order of battle has troops of chapter 13; ships and waggons have their own.
fn has_advanced_troops(scenario: &Scenario) -> bool {
    let units = Side::BOTH.into_iter().flat_map(|side| scenario.army(side).units.iter());
    let mut units = units.map(|unit| (unit.kind, unit.traits.is_empty()));
    units.any(|(kind, plain)| !plain || basic(kind) != kind)
}

/// PF-13: what troops of an advanced type are without that chapter.
pub const fn basic(kind: UnitType) -> UnitType {
    match kind {
        UnitType::Skirmishers | UnitType::Indians => UnitType::Infantry,
        UnitType::CavalryScouts => UnitType::Cavalry,
        other => other,
    }
}

/// What the players may agree on before a battle: to roll for the roles, unless it begins in its middle, the optional
/// chapters, and each house rule that the scenario's own leave open, usually not in force.
pub fn agreements(scenario: &Scenario) -> Vec<Agreement> {
    let own = own_rules(scenario);
    let has = Chapters::of(scenario);
    let chapters =
        CHAPTERS.iter().zip(has).filter(|((id, _), has)| *has || *id != "advanced_troops");
    let chapters =
        chapters.map(|((id, rule), has)| Agreement::switch(id, Origin::Book, *rule, has));
    let all = HouseRule::VARIANTS.iter();
    let open = all.filter(|rule| own.and(HouseRules::NONE.with(**rule)) != own);
    let open = open.map(|rule| Agreement::switch(rule.name(), Origin::House, rule.ruling(), false));
    let roles = Agreement::switch(ROLES_ROLLED, Origin::Book, pf("2.2"), false);
    let roles = scenario.head.begins.get().is_none().then_some(roles);
    let points = Agreement::switch(POINTS, Origin::House, pf("Q89"), true);
    let points = gives_points(scenario).then_some(points);
    roles.into_iter().chain(chapters).chain(points).chain(open).collect()
}

fn gives_points(scenario: &Scenario) -> bool {
    Side::BOTH.into_iter().any(|side| scenario.army(side).points.get() > 0)
}

/// What the players said, as the rules take it and as a record keeps it.
pub fn agreed(scenario: &Scenario, said: &Agreed) -> Result<(Options, Agreed), Disagreed> {
    let mut said = said.clone();
    // Where nobody has any, it goes without saying that nobody has.
    if !gives_points(scenario) && said.get(POINTS) == Some(&false.into()) {
        said.remove(POINTS);
    }
    let kept = settle(&agreements(scenario), &said)?;
    let all = HouseRule::VARIANTS.iter().copied();
    let list: Vec<HouseRule> = all.filter(|rule| kept.contains_key(rule.name())).collect();
    let chapter = |id: &str| kept.get(id).and_then(serde_json::Value::as_bool);
    let [wide_table, ammunition, advanced_troops] = CHAPTERS.map(|(id, _)| chapter(id));
    let chapters = Chapters { wide_table, ammunition, advanced_troops };
    let roles_rolled = kept.contains_key(ROLES_ROLLED);
    let without_points = kept.contains_key(POINTS);
    let house_rules = HouseRules::agreed(&list)?;
    Ok((Options { house_rules, chapters, roles_rolled, without_points }, kept))
}

/// The house rules that a scenario brings; its faults were told when it was read.
pub fn own_rules(scenario: &Scenario) -> HouseRules {
    HouseRules::agreed(&scenario.rules.house_rules).unwrap_or_default()
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

//! ML-5.1 The reaction test: one die against the unit's cohesion.

use engine::{DiceError, Flow, Log, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::HouseRules;
use crate::unit::Level;
use crate::{follows, holds, ml};

/// ML-5.2, table T2: the die needed.
const NEEDED: [i32; 3] = [
    5, // mediocre
    4, // standard
    3, // superior
];

/// ML-5.3, ML-5.4: which generals are attached to the unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Generals {
    pub brigadier: bool,
    pub divisional: bool,
    pub corps_or_army: bool,
}

impl Generals {
    /// Whether any is there.
    pub const fn any(&self) -> bool {
        self.brigadier || self.divisional || self.corps_or_army
    }
}

/// How a test came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TestKind {
    None,
    Automatic,
    Rolled,
}

/// A reaction test about to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reaction {
    needed: i32,
    automatic: bool,
}

impl Reaction {
    /// ML-5.2 to ML-5.4, ML-8.8: the die needed, or an automatic success. ML-Q29: of several
    /// generals the best one counts.
    pub fn new(cohesion: Level, generals: Generals, outskirmished: bool, log: &mut Log) -> Self {
        let highest = generals.corps_or_army;
        if log.applies(highest, ml("5.4"), "corps-or-army-general-attached") {
            return Self { needed: 0, automatic: true };
        }
        let brigadier = generals.brigadier && (!generals.divisional || !holds("Q29"));
        let needed = log
            .score("die-needed", ml("5.2"), "cohesion-needs", NEEDED[cohesion as usize])
            .when(brigadier, ml("5.3"), "brigadier-attached", -1)
            .when(generals.divisional, ml("5.3"), "divisional-attached", -2)
            .when(outskirmished, ml("8.8"), "no-light-company", 1)
            .value();
        Self { needed, automatic: false }
    }

    /// Whether a die is thrown.
    pub const fn kind(&self) -> TestKind {
        if self.automatic { TestKind::Automatic } else { TestKind::Rolled }
    }

    /// ML-5.2: passed on the die needed or more.
    pub fn roll(&self, table: &mut Table<'_>) -> Result<bool, DiceError> {
        if self.automatic {
            return Ok(true);
        }
        Ok(table.throw(ml("5.2"), "reaction-die", Pool::at_least(1, self.needed))? > 0)
    }
}

/// ML-8.8, ML-Q74: a unit without light company is outskirmished by infantry that has one.
pub fn outskirmished(
    no_light_company: bool,
    attacker_light_company: bool,
    house: &HouseRules,
) -> bool {
    no_light_company && (attacker_light_company || house.always_minus_one || !holds("Q74"))
}

/// ML-5.1: why a reaction test is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    #[default]
    SpecificOrder,
    Charged,
    FullSquare,
    Pursuit,
    Interpenetration,
    CounterActivation,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReactionTestInput {
    #[serde(default)]
    reason: Reason,
    #[serde(default)]
    cohesion: Level,
    #[serde(default)]
    no_light_company: bool,
    #[serde(default)]
    attacker_light_company: bool,
    #[serde(default)]
    brigadier_attached: bool,
    #[serde(default)]
    divisional_attached: bool,
    #[serde(default)]
    corps_or_army_attached: bool,
}

/// A reaction test and how it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReactionTest {
    reaction: Reaction,
    passed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ReactionTestResult {
    passed: bool,
}

fn declare(input: ReactionTestInput, log: &mut Log) -> Result<ReactionTest, Refusal> {
    let other = input.reason != Reason::Charged;
    let own = other && input.no_light_company;
    Refusal::when(own, ml("8.8"), "no_light_company", "light-company-only-when-charged")?;
    let theirs = other && input.attacker_light_company;
    Refusal::when(theirs, ml("8.8"), "attacker_light_company", "light-company-only-when-charged")?;
    let generals = Generals {
        brigadier: input.brigadier_attached,
        divisional: input.divisional_attached,
        corps_or_army: input.corps_or_army_attached,
    };
    let (own, theirs) = (input.no_light_company, input.attacker_light_company);
    let outskirmished = outskirmished(own, theirs, &HouseRules::DEFAULT);
    let reaction = Reaction::new(input.cohesion, generals, outskirmished, log);
    Ok(ReactionTest { reaction, passed: false })
}

fn react(test: &mut ReactionTest, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    test.passed = test.reaction.roll(table)?;
    Ok(Flow::Done)
}

pub static REACTION_TEST: Procedure<ReactionTestInput, ReactionTest, ReactionTestResult> =
    Procedure {
        name: "reaction-test",
        rules: follows(&["5.1", "5.2", "5.3", "5.4", "8.8", "Q29", "Q74"]),
        declare,
        steps: &[react],
        merging: None,
        result: |test| ReactionTestResult { passed: test.passed },
    };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_without_light_company_may_always_suffer_for_it() {
        // ML-Q74
        let house = HouseRules { always_minus_one: true, ..HouseRules::DEFAULT };
        assert!(!outskirmished(true, false, &HouseRules::DEFAULT));
        assert!(outskirmished(true, false, &house));
        assert!(!outskirmished(false, true, &house));
    }
}

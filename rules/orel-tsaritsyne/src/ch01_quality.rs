//! OT-1.15 The dominant Quality of a stack, and OT-1.16 the Quality test.

use engine::input::{Int, List};
use engine::{DiceError, Die, Flow, Log, Lookup, Pool, Refusal, RuleId, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::DominantTie;
use crate::unit::{ARTILLERY, Among, COMBAT, TANKS_AND_CARS, TRAINS};
use crate::{follows, ot};

/// A unit among those whose dominant Quality is sought.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct QualityUnit {
    pub class: Among<{ COMBAT | ARTILLERY | TANKS_AND_CARS | TRAINS }>,
    pub quality: Int<1, 6>,
    pub pe: Int<1, 8>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DominantQualityInput {
    units: List<QualityUnit, 1, 16>,
    #[serde(default)]
    tie: DominantTie,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct DominantQualityResult {
    quality: i32,
    /// PE counted, of all Qualities.
    pe: i32,
}

/// OT-1.15: the Quality with most PE among the combat units, or among the guns if they are alone;
/// a tie goes to the higher one, or to the lower (OT-Q15). Vehicles never count.
pub fn dominant_quality(units: &[QualityUnit], tie: DominantTie) -> Option<(i32, i32)> {
    let any_combat = units.iter().any(|unit| unit.class.get().is_combat());
    let mut pe_of = [0; 6];
    for unit in units {
        let class = unit.class.get();
        if class.is_combat() || (!any_combat && class.is_artillery()) {
            pe_of[unit.quality.get() as usize - 1] += unit.pe.get();
        }
    }
    let quality = most_pe(pe_of, tie)?;
    Some((quality, pe_of.iter().sum()))
}

/// OT-1.15: the Quality with most PE, of which there are so many of each from Q1 on.
pub fn most_pe(pe_of: [i32; 6], tie: DominantTie) -> Option<i32> {
    let most = pe_of.iter().copied().max().filter(|most| *most > 0)?;
    let index = match tie {
        DominantTie::Higher => pe_of.iter().rposition(|pe| *pe == most),
        DominantTie::Lower => pe_of.iter().position(|pe| *pe == most),
    }?;
    Some(index as i32 + 1)
}

fn declare_dominant_quality(
    input: DominantQualityInput,
    log: &mut Log,
) -> Result<DominantQualityResult, Refusal> {
    let Some((quality, pe)) = dominant_quality(&input.units, input.tie) else {
        return Err(Refusal { rule: ot("1.15"), field: "units", key: "no-unit-with-a-quality" });
    };
    log.note_value(ot("1.15"), "dominant-quality-found", i64::from(quality));
    Ok(DominantQualityResult { quality, pe })
}

pub static DOMINANT_QUALITY: Lookup<DominantQualityInput, DominantQualityResult> =
    Lookup::new("dominant-quality", follows(&["1.15"]), declare_dominant_quality);

/// OT-1.16: a Quality test about to be taken, and how it went. `facts` is what its result needs
/// besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QualityTest<F> {
    rule: RuleId,
    key: &'static str,
    quality: i32,
    modifier: i32,
    automatic: bool,
    pub facts: F,
    pub passed: bool,
}

impl<F> QualityTest<F> {
    /// A test for a rule, with the modifiers of the roll.
    pub fn new(rule: RuleId, key: &'static str, quality: i32, modifier: i32, facts: F) -> Self {
        Self { rule, key, quality, modifier, automatic: false, facts, passed: false }
    }

    /// The same with a modifier in its favour.
    #[must_use]
    pub fn easier_by(
        mut self,
        points: i32,
        rule: RuleId,
        key: &'static str,
        log: &mut Log,
    ) -> Self {
        self.modifier =
            log.score("die-modifier", rule, key, self.modifier).add(rule, key, -points).value();
        self
    }

    /// A test that the rule passes without a die.
    pub fn automatic(rule: RuleId, key: &'static str, facts: F) -> Self {
        Self { rule, key, quality: 0, modifier: 0, automatic: true, facts, passed: true }
    }
}

impl<F> QualityTest<F> {
    /// OT-1.16: how many of the six faces pass it.
    pub(crate) fn faces_that_pass(&self) -> i32 {
        if self.automatic {
            return 6;
        }
        1 + (2..=5).filter(|face| face + self.modifier <= self.quality).count() as i32
    }
}

/// OT-1.16: passed when the modified die is not above the Quality; a natural 1 always passes and a
/// natural 6 always fails.
pub fn roll_quality_test<F>(
    test: &mut QualityTest<F>,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    if test.automatic {
        return Ok(Flow::Done);
    }
    let natural = table.throw(test.rule, test.key, Pool::one(Die::D6))?;
    let log = table.log();
    test.passed = if log.applies(natural == 1, ot("1.16"), "natural-one-passes") {
        true
    } else if log.applies(natural == 6, ot("1.16"), "natural-six-fails") {
        false
    } else {
        let total = natural + test.modifier;
        log.note_value(test.rule, "roll-comes-to", i64::from(total));
        total <= test.quality
    };
    Ok(Flow::Done)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Scripted;

    fn passes(quality: i32, modifier: i32, face: i64) -> bool {
        let mut test = QualityTest::new(ot("1.16"), "test", quality, modifier, ());
        let faces = [face];
        let mut dice = Scripted::new(&faces);
        roll_quality_test(&mut test, &mut Table::new(&mut dice, &mut Log::silent())).unwrap();
        test.passed
    }

    #[test]
    fn a_natural_one_passes_and_a_natural_six_fails() {
        // OT-1.16
        assert!(passes(1, 3, 1));
        assert!(!passes(6, -3, 6));
    }

    #[test]
    fn otherwise_the_modified_die_must_not_exceed_the_quality() {
        // OT-1.16
        assert!(passes(4, 1, 3));
        assert!(!passes(4, 2, 3));
        assert!(passes(3, -2, 5));
    }

    #[test]
    fn the_faces_that_pass_are_counted() {
        // OT-1.16
        for (quality, modifier) in [(1, 3), (6, -3), (4, 1), (3, -2)] {
            let test = QualityTest::new(ot("1.16"), "test", quality, modifier, ());
            let passing = (1..=6).filter(|face| passes(quality, modifier, *face)).count();
            assert_eq!(test.faces_that_pass() as usize, passing, "{quality} {modifier}");
        }
        assert_eq!(QualityTest::automatic(ot("1.16"), "test", ()).faces_that_pass(), 6);
    }
}

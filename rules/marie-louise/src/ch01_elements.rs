//! ML-1.2 Organisation: how many elements a strength makes.

use engine::input::Int;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::unit::Arm;
use crate::{follows, ml};

/// ML-1.7: the largest unit.
pub const MOST_ELEMENTS: i32 = 6;
/// ML-Q13: guns beyond this make two batteries.
const MOST_GUNS: i32 = 36;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitElementsInput {
    arm: Arm,
    /// Men, or guns.
    strength: Int<1, 1200>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct UnitElementsResult {
    min_elements: i32,
    max_elements: i32,
    elements: i32,
}

/// What an element stands for.
struct Basing {
    least: i32,
    most: i32,
    /// ML-Q13: what is reckoned with by default.
    usual: i32,
}

/// ML-1.5: an element is 150 to 200 men, or 3 to 6 guns.
const fn basing(arm: Arm) -> Basing {
    match arm {
        Arm::Infantry | Arm::Cavalry => Basing { least: 150, most: 200, usual: 175 },
        Arm::Artillery => Basing { least: 3, most: 6, usual: 4 },
    }
}

/// ML-1.7, ML-Q13: the nearest number of elements for which each keeps within its bounds, 1 to 6.
fn unit_elements(input: UnitElementsInput, log: &mut Log) -> Result<UnitElementsResult, Refusal> {
    let strength = input.strength.get();
    let crowd = input.arm == Arm::Artillery && strength > MOST_GUNS;
    Refusal::when(crowd, ml("Q13"), "strength", "make-two-batteries")?;
    let element = basing(input.arm);
    let fewest = (strength + element.most - 1) / element.most;
    let most = (strength / element.least).max(fewest);
    let nearest = (2 * strength + element.usual) / (2 * element.usual);
    let elements = log
        .score("elements", ml("Q13"), "usual-size-of-an-element", nearest)
        .at_least(ml("1.5"), "largest-elements", fewest)
        .at_most(ml("1.5"), "smallest-elements", most)
        .at_most(ml("1.7"), "six-elements-at-most", MOST_ELEMENTS)
        .value();
    Ok(UnitElementsResult { min_elements: fewest, max_elements: most.min(MOST_ELEMENTS), elements })
}

pub static UNIT_ELEMENTS: Lookup<UnitElementsInput, UnitElementsResult> =
    Lookup::new("unit-elements", follows(&["1.5", "1.7", "Q13"]), unit_elements);

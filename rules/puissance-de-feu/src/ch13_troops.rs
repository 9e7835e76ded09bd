//! PF-13 Advanced troop types: which traits a unit may have.

use engine::Refusal;

use crate::options::{HouseRule, HouseRules};
use crate::unit::UnitType::{Artillery, Cavalry, Indians, Infantry, Officer, Skirmishers};
use crate::unit::{TRAITS, Trait, Traits, Unit, UnitType};
use crate::{holds, pf};

/// PF-13.24, PF-Q63, table 4.6: the types that may have each trait.
#[rustfmt::skip]
const ALLOWED: [&[UnitType]; TRAITS] = [
    &[Infantry, Skirmishers],                     // smoothbore
    &[Infantry, Skirmishers],                     // sharpshooters
    &[Infantry, Skirmishers, Cavalry, Artillery], // elite
    &[Cavalry],                                   // cuirassiers
    &[Cavalry],                                   // lancers
    &[Infantry],                                  // pikes
    &[Infantry],                                  // large
    &[Infantry],                                  // militia
    &[Indians],                                   // mounted
    &[Officer],                                   // indian
];

/// PF-Q61, PF-Q63: whether players who have agreed on it may raise such a unit: elite whatever is on land,
/// large whatever fires and fights with small arms.
fn is_agreed(one: Trait, kind: UnitType, house: HouseRules) -> bool {
    let troops = !matches!(kind, UnitType::Ironclad);
    let ranks = troops && !matches!(kind, Artillery | Officer | UnitType::AmmunitionWaggon);
    house.has(HouseRule::EliteAndLargeForAny)
        && holds("Q63")
        && match one {
            Trait::Elite => troops,
            Trait::Large => ranks,
            _ => false,
        }
}

/// PF-13.24: traits that no unit has together.
const EXCLUDED: [(Trait, Trait); 3] = [
    (Trait::Pikes, Trait::Smoothbore),
    (Trait::Pikes, Trait::Sharpshooters),
    (Trait::Militia, Trait::Elite),
];

/// PF-13.24, PF-Q65: each trait once, on a type that can have it, no excluded pair.
pub fn check_traits(
    kind: UnitType,
    list: &[Trait],
    house: HouseRules,
    field: &'static str,
) -> Result<Traits, Refusal> {
    let mut traits = Traits::default();
    for &one in list {
        Refusal::when(traits.has(one), pf("13.24"), field, "trait-twice")?;
        let allowed = ALLOWED[one as usize].contains(&kind) || is_agreed(one, kind, house);
        let foreign = !allowed;
        Refusal::when(foreign, pf("13.24"), field, "trait-of-another-type")?;
        traits = traits.with(one);
    }
    let clash = EXCLUDED.iter().any(|(one, other)| traits.has(*one) && traits.has(*other));
    Refusal::when(clash, pf("13.24"), field, "traits-exclude-each-other")?;
    Ok(traits)
}

impl Unit {
    /// PF-13.19, PF-13.20, PF-Q62: lancers and pikes resolve their damage before the enemy.
    pub const fn strikes_first(self) -> bool {
        self.has(Trait::Lancers) || self.has(Trait::Pikes)
    }
}

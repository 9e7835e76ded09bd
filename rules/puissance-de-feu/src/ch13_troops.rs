//! PF-13 Advanced troop types: which traits a unit may have.

use engine::Refusal;

use crate::pf;
use crate::unit::UnitType::{Artillery, Cavalry, Indians, Infantry, Officer, Skirmishers};
use crate::unit::{TRAITS, Trait, Traits, Unit, UnitType};

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
    field: &'static str,
) -> Result<Traits, Refusal> {
    let mut traits = Traits::default();
    for &one in list {
        Refusal::when(traits.has(one), pf("13.24"), field, "trait-twice")?;
        let foreign = !ALLOWED[one as usize].contains(&kind);
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

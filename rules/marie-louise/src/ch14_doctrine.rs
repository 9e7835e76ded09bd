//! ML-14 Infantry doctrines: which a nation has, and which formations it admits.

use engine::input::Int;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::HouseRules;
use crate::unit::Formation;
use crate::{follows, holds, ml};

/// ML-14.2: how a brigade fights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Doctrine {
    Linear,
    Deep,
    #[default]
    Mixed,
}

/// What a nation has in a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Had {
    Linear,
    LinearOrDeep,
    Mixed,
}

/// ML-14.1, table T9: the doctrines of the nations.
#[rustfmt::skip]
const DOCTRINES: [[Had; 4]; 5] = [
    // 1805         1807               1809               1812 and later
    [ Had::Linear, Had::Linear,       Had::Linear,       Had::Linear       ], // England
    [ Had::Linear, Had::Linear,       Had::LinearOrDeep, Had::LinearOrDeep ], // Austria
    [ Had::Mixed,  Had::Mixed,        Had::Mixed,        Had::Mixed        ], // France
    [ Had::Linear, Had::Linear,       Had::Linear,       Had::LinearOrDeep ], // Prussia
    [ Had::Linear, Had::LinearOrDeep, Had::LinearOrDeep, Had::LinearOrDeep ], // Russia
];

/// ML-14.2, table T10: the formations that a doctrine admits.
#[rustfmt::skip]
const ADMITTED: [[bool; 4]; 3] = [
    // line   attack column  march column  square
    [  true,  false,         true,         true ], // linear
    [  false, true,          true,         true ], // deep
    [  true,  true,          true,         true ], // mixed
];

/// ML-14.2, ML-14.3, ML-Q102: whether a brigade may take the formation. What the table does not
/// name is free.
pub fn admits(
    doctrine: Doctrine,
    formation: Formation,
    along_edge: bool,
    house: &HouseRules,
) -> bool {
    let column = match formation {
        Formation::Line => 0,
        Formation::AttackColumn => 1,
        Formation::MarchColumn => 2,
        Formation::Square => 3,
        _ => return true,
    };
    let edged = formation == Formation::Line && along_edge && holds("14.3");
    ADMITTED[doctrine as usize][column] || edged || house.free_doctrine
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Nation {
    England,
    Austria,
    France,
    Prussia,
    Russia,
    Bavaria,
    Wurttemberg,
    Saxony,
    Westphalia,
    Warsaw,
    Italy,
    Portugal,
    Hanover,
    Brunswick,
    Netherlands,
    Spain,
    Sweden,
}

impl Nation {
    /// ML-Q101: whose row the nation uses.
    const fn model(self) -> Self {
        match self {
            Self::Bavaria | Self::Wurttemberg | Self::Saxony | Self::Westphalia => Self::France,
            Self::Warsaw | Self::Italy => Self::France,
            Self::Portugal | Self::Hanover | Self::Brunswick => Self::England,
            Self::Netherlands | Self::Spain => Self::England,
            Self::Sweden => Self::Prussia,
            own => own,
        }
    }
}

/// ML-14.1, ML-Q101: whether the nation knows the doctrine in that year.
pub fn knows(nation: Nation, year: i32, doctrine: Doctrine) -> bool {
    let column = match year {
        ..1807 => 0,
        1807..1809 => 1,
        1809..1812 => 2,
        _ => 3,
    };
    match DOCTRINES[nation.model() as usize][column] {
        Had::Linear => doctrine == Doctrine::Linear,
        Had::LinearOrDeep => doctrine != Doctrine::Mixed,
        Had::Mixed => doctrine == Doctrine::Mixed,
    }
}

crate::unit::some_of! {
    /// The formations of the table.
    DoctrineFormation of Formation { Line, AttackColumn, MarchColumn, Square }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InfantryDoctrineInput {
    nation: Nation,
    year: Int<1792, 1815>,
    doctrine: Doctrine,
    formation: DoctrineFormation,
    #[serde(default)]
    along_edge: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct InfantryDoctrineResult {
    doctrine_allowed: bool,
    formation_allowed: bool,
}

fn infantry_doctrine(
    input: InfantryDoctrineInput,
    log: &mut Log,
) -> Result<InfantryDoctrineResult, Refusal> {
    let formation = input.formation.into();
    let house = &HouseRules::DEFAULT;
    let doctrine_allowed = knows(input.nation, input.year.get(), input.doctrine);
    let formation_allowed = admits(input.doctrine, formation, input.along_edge, house);
    let key = if doctrine_allowed { "doctrine-of-the-nation" } else { "not-the-nation-s-doctrine" };
    log.note(ml("14.1"), key);
    if !formation_allowed {
        log.note(ml("14.2"), "formation-not-admitted");
    } else if !admits(input.doctrine, formation, false, house) {
        log.note(ml("14.3"), "line-along-an-edge");
    } else {
        log.note(ml("14.2"), "formation-admitted");
    }
    Ok(InfantryDoctrineResult { doctrine_allowed, formation_allowed })
}

pub static INFANTRY_DOCTRINE: Lookup<InfantryDoctrineInput, InfantryDoctrineResult> = Lookup::new(
    "infantry-doctrine",
    follows(&["14.1", "14.2", "14.3", "Q101", "Q102"]),
    infantry_doctrine,
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_free_doctrine_admits_everything() {
        // ML-Q102
        let house = HouseRules { free_doctrine: true, ..HouseRules::DEFAULT };
        let line = |house| admits(Doctrine::Deep, Formation::Line, false, house);
        assert!(!line(&HouseRules::DEFAULT));
        assert!(line(&house));
    }
}

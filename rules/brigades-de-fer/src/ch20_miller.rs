//! BF-20 Miller's Cornfield: who has won.

use engine::input::Int;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{applies, bf, follows};

/// BF-Q72: who holds an objective, or who has won.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Deserialize,
    Serialize,
    JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    Union,
    Confederate,
    #[default]
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Brilliant,
    Victory,
    Draw,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MillerVictoryInput {
    #[serde(default)]
    cornfield: Holder,
    #[serde(default)]
    church: Holder,
    #[serde(default)]
    union_reinforced: bool,
    #[serde(default)]
    confederate_reinforced: bool,
    /// On the table or still to come.
    union_units_left: Int<0, 16>,
    /// On the table or still to come.
    confederate_units_left: Int<0, 13>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct MillerVictoryResult {
    pub winner: Holder,
    pub level: Level,
}

/// What decides the battle.
#[derive(Clone, Copy, Debug)]
pub struct MillerFacts {
    pub cornfield: Holder,
    pub church: Holder,
    pub union_reinforced: bool,
    pub confederate_reinforced: bool,
    pub union_gone: bool,
    pub confederates_gone: bool,
}

fn miller_victory(
    input: MillerVictoryInput,
    log: &mut Log,
) -> Result<MillerVictoryResult, Refusal> {
    let union_gone = input.union_units_left.get() == 0;
    let confederates_gone = input.confederate_units_left.get() == 0;
    for (holder, field) in [(input.cornfield, "cornfield"), (input.church, "church")] {
        let ghost = match holder {
            Holder::Union => union_gone,
            Holder::Confederate => confederates_gone,
            Holder::None => false,
        };
        Refusal::when(ghost, bf("Q72"), field, "nobody-left-to-hold")?;
    }
    let facts = MillerFacts {
        cornfield: input.cornfield,
        church: input.church,
        union_reinforced: input.union_reinforced,
        confederate_reinforced: input.confederate_reinforced,
        union_gone,
        confederates_gone,
    };
    Ok(winner_of_the_cornfield(&facts, log))
}

/// BF-20.9 to BF-20.11, BF-Q72, BF-Q73: the holder of both objectives wins, or who alone is left.
pub fn winner_of_the_cornfield(input: &MillerFacts, log: &mut Log) -> MillerVictoryResult {
    let (union_gone, confederates_gone) = (input.union_gone, input.confederates_gone);
    let winner = match (union_gone, confederates_gone) {
        (true, true) => Holder::None,
        (true, false) => Holder::Confederate,
        (false, true) => Holder::Union,
        (false, false) if input.cornfield == input.church && applies(bf("20.9")) => input.cornfield,
        (false, false) => Holder::None,
    };
    let (reinforced, enemy_gone) = match winner {
        Holder::Union => (input.union_reinforced, confederates_gone),
        Holder::Confederate => (input.confederate_reinforced, union_gone),
        Holder::None => {
            log.note(bf("Q73"), "nobody-holds-both");
            return MillerVictoryResult { winner, level: Level::Draw };
        }
    };
    log.note(bf("20.9"), if enemy_gone { "enemy-wiped-out" } else { "holds-cornfield-and-church" });
    let level = if enemy_gone && applies(bf("20.11")) {
        log.note(bf("20.11"), "brilliant-without-enemy");
        Level::Brilliant
    } else if !reinforced {
        log.note(bf("20.10"), "brilliant-without-reinforcements");
        Level::Brilliant
    } else {
        Level::Victory
    };
    MillerVictoryResult { winner, level }
}

pub static MILLER_VICTORY: Lookup<MillerVictoryInput, MillerVictoryResult> = Lookup::new(
    "miller-victory",
    follows(&["20.9", "20.10", "20.11", "Q72", "Q73"]),
    miller_victory,
);

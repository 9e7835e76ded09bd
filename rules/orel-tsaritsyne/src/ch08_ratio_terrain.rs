//! OT-8.107 The combat ratio, and OT-8.117 the defensive value of the ground.

use engine::input::List;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::RatioGap;
use crate::quarters::Quarters;
use crate::unit::{Hexside, Terrain, Works};
use crate::{follows, holds, ot};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CombatRatioInput {
    attack_value: Quarters<1, 1600>,
    defence_value: Quarters<0, 1600>,
    #[serde(default)]
    gap: RatioGap,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CombatRatioResult {
    modifier: i32,
}

/// OT-8.107, table 4.5: the ratio from which each modifier counts; below the last it is −4.
#[rustfmt::skip]
const RATIOS: [((i32, i32), i32); 9] = [
    ((5, 1),  5),
    ((4, 1),  4),
    ((3, 1),  3),
    ((2, 1),  2),
    ((3, 2),  1),
    ((1, 1),  0),
    ((2, 3), -1),
    ((1, 2), -2),
    ((1, 4), -3),
];

/// OT-8.107: the modifier of the ratio, rounded in the defender's favour; a defender worth nothing
/// gives the best one. OT-Q8: −3 reaches down to 1/4, or only to 1/3.
pub fn ratio_modifier(attack: i32, defence: i32, gap: RatioGap) -> i32 {
    let reached = RATIOS.into_iter().find(|((part, whole), modifier)| {
        let whole = if *modifier == -3 && gap == RatioGap::Minus4 { 3 } else { *whole };
        attack * whole >= part * defence
    });
    reached.map_or(-4, |(_, modifier)| modifier)
}

fn combat_ratio(input: CombatRatioInput, log: &mut Log) -> Result<CombatRatioResult, Refusal> {
    let (attack, defence) = (input.attack_value.count(), input.defence_value.count());
    let ratio = ratio_modifier(attack, defence, input.gap);
    let modifier = log.score("dice-modifier", ot("8.107"), "ratio-of-values", ratio).value();
    Ok(CombatRatioResult { modifier })
}

pub static COMBAT_RATIO: Lookup<CombatRatioInput, CombatRatioResult> =
    Lookup::new("combat-ratio", follows(&["8.107"]), combat_ratio);

impl Terrain {
    /// OT-8.117: the defensive value of a hex.
    pub const fn defence(self) -> i32 {
        match self {
            Self::Clear => 0,
            Self::Village | Self::Town | Self::Woods | Self::Marsh | Self::Hill => 1,
            Self::City => 2,
        }
    }
}

impl Hexside {
    /// OT-8.117: the defensive value of a hexside; a bridge takes nothing away from it.
    pub const fn defence(self) -> i32 {
        match self {
            Self::None | Self::Stream => 0,
            Self::River | Self::Slope | Self::Ravine => 1,
            Self::MajorRiver => 2,
        }
    }
}

impl Works {
    /// OT-8.118: the defensive value of works.
    pub const fn defence(self) -> i32 {
        match self {
            Self::None => 0,
            Self::Entrenchment => 1,
            Self::Trench => 2,
        }
    }
}

/// OT-8.118, OT-9.32: an attacking tank cancels the works of the hex.
pub fn works_against(value: i32, attacking_tank: bool) -> i32 {
    if attacking_tank && holds("9.32") { 0 } else { value }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TerrainValueInput {
    /// Every terrain in the hex.
    hex: List<Terrain, 1, 4>,
    /// For each attacking hex, everything on its hexside.
    hexsides: List<List<Hexside, 1, 3>, 1, 6>,
    #[serde(default)]
    fortification: Works,
    #[serde(default)]
    attacker_tank: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct TerrainValueResult {
    hex: i32,
    hexside: i32,
    fortification: i32,
    total: i32,
}

/// OT-8.117, OT-8.118: the best terrain of the hex, the best of each hexside and of those the
/// lowest, and the works.
fn terrain_value(input: TerrainValueInput, log: &mut Log) -> Result<TerrainValueResult, Refusal> {
    let hex = input.hex.iter().map(|terrain| terrain.defence()).max().unwrap_or(0);
    let best = |side: &[Hexside]| side.iter().map(|kind| kind.defence()).max().unwrap_or(0);
    let hexside = input.hexsides.iter().map(|side| best(side)).min().unwrap_or(0);
    let works = input.fortification.defence();
    let fortification = works_against(works, input.attacker_tank);
    let total = log
        .score("terrain-total", ot("8.117"), "best-terrain-of-the-hex", hex)
        .add(ot("8.117"), "lowest-of-the-hexsides", hexside)
        .add(ot("8.118"), "works-of-the-hex", works)
        .add(ot("9.32"), "tank-cancels-works", fortification - works)
        .value();
    Ok(TerrainValueResult { hex, hexside, fortification, total })
}

pub static TERRAIN_VALUE: Lookup<TerrainValueInput, TerrainValueResult> =
    Lookup::new("terrain-value", follows(&["8.117", "8.118", "9.32"]), terrain_value);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ratio_is_rounded_in_the_defenders_favour() {
        // OT-8.107: the very limit, and a quarter of a point below it.
        for ((part, whole), modifier) in RATIOS {
            let (attack, defence) = (part * 60, whole * 60);
            assert_eq!(ratio_modifier(attack, defence, RatioGap::Minus3), modifier);
            assert!(ratio_modifier(attack - 1, defence, RatioGap::Minus3) < modifier);
        }
    }

    #[test]
    fn the_gap_between_a_quarter_and_a_third_is_an_option() {
        // OT-8.107
        assert_eq!(ratio_modifier(3, 11, RatioGap::Minus4), -4);
        assert_eq!(ratio_modifier(4, 12, RatioGap::Minus4), -3);
        assert_eq!(ratio_modifier(1, 4, RatioGap::Minus3), -3);
    }
}

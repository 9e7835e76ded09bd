//! OT-8.115 Encirclement, and OT-8.119 the charges of cavalry.

use engine::input::{Int, List};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch01_counters::STRONG;
use crate::options::EncirclementReading;
use crate::unit::Side;
use crate::{follows, holds, ot};

/// A hex beside the target, with enemies of it.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SurroundingHex {
    /// Clockwise from north.
    pub direction: Int<0, 5>,
    pub pe: Int<0, 20>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EncirclementInput {
    hexes: List<SurroundingHex, 1, 6>,
    #[serde(default)]
    reading: EncirclementReading,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct EncirclementResult {
    encircled: bool,
}

/// OT-8.115: two opposite hexes, or three that do not touch each other, or four and more, each
/// with 2 PE. OT-Q12: a weaker hex is left out, or spoils it all.
pub fn encircles(hexes: &[SurroundingHex], reading: EncirclementReading) -> bool {
    let weak = |hex: &SurroundingHex| hex.pe.get() < STRONG;
    if reading == EncirclementReading::AllMust && hexes.iter().any(weak) {
        return false;
    }
    let mut held = [false; 6];
    for hex in hexes.iter().filter(|hex| !weak(hex)) {
        held[hex.direction.get() as usize] = true;
    }
    let opposite = (0..3).any(|side| held[side] && held[side + 3]);
    let three_apart = (0..2).any(|first| held[first] && held[first + 2] && held[first + 4]);
    let closed = opposite || three_apart || held.iter().filter(|side| **side).count() >= 4;
    closed && holds("8.115")
}

fn encirclement(input: EncirclementInput, log: &mut Log) -> Result<EncirclementResult, Refusal> {
    let mut listed = [false; 6];
    for hex in input.hexes.iter() {
        let side = &mut listed[hex.direction.get() as usize];
        Refusal::when(*side, ot("8.115"), "hexes", "direction-listed-twice")?;
        *side = true;
    }
    let encircled = encircles(&input.hexes, input.reading);
    if encircled {
        log.note(ot("8.115"), "stack-encircled");
    }
    Ok(EncirclementResult { encircled })
}

pub static ENCIRCLEMENT: Lookup<EncirclementInput, EncirclementResult> =
    Lookup::new("encirclement", follows(&["8.115", "8.122"]), encirclement);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChargeInput {
    side: Side,
    cavalry_pe: Int<0, 20>,
    #[serde(default)]
    infantry_pe: Int<0, 20>,
    #[serde(default)]
    target_clear: bool,
    /// A river, a major river, a slope or a ravine lies between.
    #[serde(default)]
    obstacle: bool,
    #[serde(default)]
    fortified: bool,
    #[serde(default)]
    unsupplied: bool,
    #[serde(default)]
    enemy_cavalry_q5: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ChargeResult {
    allowed: bool,
    die_bonus: i32,
    combined_bonus: i32,
}

/// OT-8.114: the bonus of 2 PE that charge with no good enemy cavalry before them.
pub fn charge_bonus(charge_pe: i32, enemy_cavalry_q5: bool) -> i32 {
    i32::from(charge_pe >= STRONG && !enemy_cavalry_q5)
}

/// OT-8.116: the bonus of Whites who charge beside 2 PE of infantry.
pub fn combined_bonus(side: Side, charge_pe: i32, infantry_pe: i32) -> i32 {
    i32::from(side == Side::White && charge_pe >= STRONG && infantry_pe >= STRONG)
}

/// What may stand in the way of a charge.
#[derive(Clone, Copy, Debug)]
pub struct ChargeGround {
    pub target_clear: bool,
    /// A river, a major river, a slope or a ravine lies between.
    pub obstacle: bool,
    pub fortified: bool,
    pub unsupplied: bool,
}

impl ChargeGround {
    /// OT-8.119, OT-8.120: everything that forbids it.
    pub fn hindrances(&self) -> [(bool, engine::RuleId, &'static str); 4] {
        [
            (!self.target_clear, ot("8.119"), "target-not-clear"),
            (self.obstacle && holds("Q27"), ot("8.119"), "obstacle-before-the-charge"),
            (self.fortified && holds("8.120"), ot("8.120"), "works-stop-the-charge"),
            (self.unsupplied, ot("8.119"), "charge-needs-supply"),
        ]
    }

    /// OT-8.119: whether nothing does.
    pub fn allows(&self) -> bool {
        self.hindrances().iter().all(|(holds, ..)| !holds)
    }
}

/// OT-8.114, OT-8.116, OT-8.119, OT-8.120: whether cavalry may charge, and what it gains.
fn charge(input: ChargeInput, log: &mut Log) -> Result<ChargeResult, Refusal> {
    let ground = ChargeGround {
        target_clear: input.target_clear,
        obstacle: input.obstacle,
        fortified: input.fortified,
        unsupplied: input.unsupplied,
    };
    let nobody = (input.cavalry_pe.get() == 0, ot("8.119"), "no-cavalry-to-charge");
    let hindrances = std::iter::once(nobody).chain(ground.hindrances());
    let mut allowed = true;
    for (holds, rule, key) in hindrances {
        if holds {
            allowed = false;
            log.note(rule, key);
        }
    }
    let charge_pe = if allowed { input.cavalry_pe.get() } else { 0 };
    let die_bonus = charge_bonus(charge_pe, input.enemy_cavalry_q5);
    let combined_bonus = combined_bonus(input.side, charge_pe, input.infantry_pe.get());
    if die_bonus > 0 {
        log.note_value(ot("8.114"), "charge-bonus", i64::from(die_bonus));
    }
    if combined_bonus > 0 {
        log.note_value(ot("8.116"), "combined-attack", i64::from(combined_bonus));
    }
    Ok(ChargeResult { allowed, die_bonus, combined_bonus })
}

pub static CHARGE: Lookup<ChargeInput, ChargeResult> =
    Lookup::new("charge", follows(&["8.114", "8.116", "8.119", "8.120"]), charge);

#[cfg(test)]
mod tests {
    use super::*;

    fn held(directions: &[i32]) -> bool {
        let hexes: Vec<SurroundingHex> = directions
            .iter()
            .map(|direction| SurroundingHex { direction: Int::of(*direction), pe: Int::of(2) })
            .collect();
        encircles(&hexes, EncirclementReading::CountStrong)
    }

    #[test]
    fn a_stack_is_encircled_from_opposite_sides_or_all_around() {
        // OT-8.115
        assert!(held(&[1, 4]) && held(&[2, 5]) && held(&[0, 2, 4]) && held(&[0, 1, 2, 3]));
        assert!(!held(&[0]) && !held(&[0, 1]) && !held(&[0, 2]) && !held(&[4, 5, 0]));
    }
}

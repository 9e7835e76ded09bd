//! BF-15 Cracks and greens: who suffers from a tied close combat.

use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::unit::Grade;
use crate::{applies, bf, follows};

/// BF-15.1 to BF-15.4, table T7: losses of a grade (row) on equal totals against another (column).
#[rustfmt::skip]
const TIE_LOSSES: [[i32; 3]; 3] = [
    // crack  standard  green
    [  1,     0,        0 ], // crack
    [  1,     1,        0 ], // standard
    [  2,     1,        1 ], // green
];

/// BF-9.6, BF-15.1 to BF-15.3: the losses of both sides on equal totals.
pub fn tie_losses(attacker: Grade, defender: Grade) -> (i32, i32) {
    (losses_on_tie(attacker, defender), losses_on_tie(defender, attacker))
}

fn losses_on_tie(own: Grade, other: Grade) -> i32 {
    let rule = match (own, other) {
        (Grade::Crack, Grade::Standard | Grade::Green) => bf("15.1"),
        (Grade::Standard, Grade::Green) => bf("15.2"),
        (Grade::Green, Grade::Crack) => bf("15.3"),
        _ => return TIE_LOSSES[own as usize][other as usize],
    };
    let by_grade = applies(rule) && applies(bf("15.4")) && applies(bf("15.5")) && applies(bf("Q4"));
    if by_grade { TIE_LOSSES[own as usize][other as usize] } else { 1 }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TieResultInput {
    #[serde(default)]
    attacker_grade: Grade,
    #[serde(default)]
    defender_grade: Grade,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct TieResult {
    attacker_losses: i32,
    defender_losses: i32,
}

fn tie_result(input: TieResultInput, log: &mut Log) -> Result<TieResult, Refusal> {
    let (attacker_losses, defender_losses) = tie_losses(input.attacker_grade, input.defender_grade);
    log.note(bf("9.6"), "equal-totals");
    for (own, other) in
        [(input.attacker_grade, input.defender_grade), (input.defender_grade, input.attacker_grade)]
    {
        match (own, other) {
            (Grade::Crack, Grade::Standard | Grade::Green) => log.note(bf("15.1"), "crack-holds"),
            (Grade::Standard, Grade::Green) => log.note(bf("15.2"), "standard-holds"),
            (Grade::Green, Grade::Crack) => log.note(bf("15.3"), "green-gives-way"),
            _ => {}
        }
    }
    Ok(TieResult { attacker_losses, defender_losses })
}

pub static TIE_RESULT: Lookup<TieResultInput, TieResult> =
    Lookup::new("tie-result", follows(&["9.6", "15.1", "15.2", "15.3", "15.4"]), tie_result);

//! What the results of this book mean for the units of a roster.

use engine::roster::{
    Does::{Mark, Take},
    Effect, NO,
    Word::Text,
    YES,
};

use crate::ot;

/// The field of a result, what it does to which fact of whom, and the rule.
#[rustfmt::skip]
pub static EFFECTS: &[Effect] = &[
    Effect::new("attack", "attacker", "attacker_losses", Take, "pe", ot("1.7")),
    Effect::new("attack", "attacker", "attacker_rout", Mark(YES, YES), "routed", ot("8.81")),
    Effect::new("attack", "attacker", "attacker_eliminated", Mark(YES, YES), "lost", ot("1.7")),
    Effect::new("attack", "attacker", "attacker_surrender", Mark(YES, YES), "lost", ot("8.160")),
    Effect::new("attack", "defender", "defender_losses", Take, "pe", ot("1.7")),
    Effect::new("attack", "defender", "defender_rout", Mark(YES, YES), "routed", ot("8.81")),
    Effect::new("attack", "defender", "defender_eliminated", Mark(YES, YES), "lost", ot("1.7")),
    Effect::new("attack", "defender", "defender_surrender", Mark(YES, YES), "lost", ot("8.160")),
    Effect::new("pursuit", "attacker", "attacker_losses", Take, "pe", ot("1.7")),
    Effect::new("pursuit", "attacker", "attacker_rout", Mark(YES, YES), "routed", ot("8.81")),
    Effect::new("pursuit", "attacker", "attacker_eliminated", Mark(YES, YES), "lost", ot("1.7")),
    Effect::new("pursuit", "attacker", "attacker_surrender", Mark(YES, YES), "lost", ot("8.160")),
    Effect::new("pursuit", "defender", "defender_losses", Take, "pe", ot("1.7")),
    Effect::new("pursuit", "defender", "defender_rout", Mark(YES, YES), "routed", ot("8.81")),
    Effect::new("pursuit", "defender", "defender_eliminated", Mark(YES, YES), "lost", ot("1.7")),
    Effect::new("pursuit", "defender", "defender_surrender", Mark(YES, YES), "lost", ot("8.160")),
    Effect::new("rally", "self", "rallied", Mark(YES, NO), "routed", ot("8.85")),
    Effect::new("rally", "self", "rallied", Mark(YES, YES), "em", ot("8.85")),
    Effect::new("panic", "self", "panics", Mark(YES, YES), "routed", ot("8.84")),
    Effect::new("supply-status", "self", "supplied", Mark(YES, NO), "unsupplied", ot("3.2")),
    Effect::new("supply-status", "self", "supplied", Mark(NO, YES), "unsupplied", ot("3.2")),
    Effect::new("attrition", "self", "losses", Take, "pe", ot("1.7")),
    Effect::new("desertion", "self", "losses", Take, "pe", ot("12.8")),
    Effect::new("bombardment", "target", "losses", Take, "pe", ot("8.30")),
    Effect::new("withdrawal", "self", "posture", Mark(Text("em"), YES), "em", ot("8.50")),
];

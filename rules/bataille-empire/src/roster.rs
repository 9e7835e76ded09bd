//! What the results of this book mean for the units of a roster.

use engine::roster::{
    Does::{Add, Always, Mark, Set},
    Effect,
    Word::Text,
    YES,
};

use crate::be;

/// The field of a result, what it does to which fact of whom, and the rule.
#[rustfmt::skip]
pub static EFFECTS: &[Effect] = &[
    Effect::new("fire", "target", "losses", Add, "losses", be("11.1")),
    Effect::new("fire", "self", "total", Always(YES), "action_marker", be("11.33")),
    Effect::new("fire-duel", "target", "target_losses", Add, "losses", be("11.1")),
    Effect::new("fire-duel", "self", "shooter_losses", Add, "losses", be("11.30")),
    Effect::new("fire-duel", "self", "tests", Always(YES), "action_marker", be("11.33")),
    Effect::new("fire-duel", "target", "tests", Always(YES), "action_marker", be("11.33")),
    Effect::new("morale-test", "self", "losses", Add, "losses", be("12.4")),
    Effect::new("morale-test", "self", "disorder", Set, "disorder", be("12.3")),
    Effect::new("morale-test", "self", "movement", Mark(Text("retreat"), YES), "action_marker", be("7.4")),
    Effect::new("morale-test", "self", "movement", Mark(Text("flee"), YES), "action_marker", be("7.2")),
    Effect::new("morale-test", "self", "disorder", Mark(YES, YES), "action_marker", be("7.2")),
    Effect::new("morale-test", "self", "eliminated", Mark(YES, YES), "lost", be("12.4")),
    Effect::new("manoeuvre-test", "self", "disorder", Mark(YES, YES), "disorder", be("4.24")),
    Effect::new("manoeuvre-test", "self", "disorder", Mark(YES, YES), "action_marker", be("7.2")),
    Effect::new("manoeuvre-test", "self", "eliminated", Mark(YES, YES), "lost", be("4.24")),
    Effect::new("shock", "charger", "charger.losses", Add, "losses", be("16.2")),
    Effect::new("shock", "charger", "charger.disorder", Mark(YES, YES), "disorder", be("16.37")),
    Effect::new("shock", "charger", "charger.eliminated", Mark(YES, YES), "lost", be("16.9")),
    Effect::new("shock", "charger", "charger.losses", Always(YES), "action_marker", be("16.40")),
    Effect::new("shock", "defender", "defender.losses", Add, "losses", be("16.2")),
    Effect::new("shock", "defender", "defender.disorder", Mark(YES, YES), "disorder", be("16.37")),
    Effect::new("shock", "defender", "defender.eliminated", Mark(YES, YES), "lost", be("16.9")),
    Effect::new("shock", "defender", "defender.losses", Always(YES), "action_marker", be("16.40")),
    Effect::new("rally", "self", "losses", Set, "losses", be("14.3")),
    Effect::new("rally", "self", "disorder", Set, "disorder", be("14.3")),
    Effect::new("rally", "self", "allowed", Mark(YES, YES), "action_marker", be("14.5")),
];

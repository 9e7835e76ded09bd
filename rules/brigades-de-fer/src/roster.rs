//! What the results of this book mean for the units of a roster.

use engine::roster::{
    Does::{Mark, Set, Take},
    Effect, NO, YES,
};

use crate::bf;

/// The field of a result, what it does to which fact of whom, and the rule.
#[rustfmt::skip]
pub static EFFECTS: &[Effect] = &[
    Effect::new("fire", "target", "stands_lost", Take, "vc", bf("2.7")),
    Effect::new("fire", "target", "destroyed", Mark(YES, YES), "lost", bf("2.7")),
    Effect::new("fire", "target", "general_lost", Mark(YES, NO), "general", bf("17.8")),
    Effect::new("close-combat", "attacker", "attacker.stands_lost", Take, "vc", bf("2.7")),
    Effect::new("close-combat", "attacker", "attacker.destroyed", Mark(YES, YES), "lost", bf("2.7")),
    Effect::new("close-combat", "attacker", "attacker.general_lost", Mark(YES, NO), "general", bf("17.8")),
    Effect::new("close-combat", "defender", "defender.stands_lost", Take, "vc", bf("2.7")),
    Effect::new("close-combat", "defender", "defender.destroyed", Mark(YES, YES), "lost", bf("2.7")),
    Effect::new("close-combat", "defender", "defender.general_lost", Mark(YES, NO), "general", bf("17.8")),
    Effect::new("close-combat", "supports.*", "supports.*.stands_lost", Take, "vc", bf("2.7")),
    Effect::new("close-combat", "supports.*", "supports.*.destroyed", Mark(YES, YES), "lost", bf("2.7")),
    Effect::new("close-combat", "supports.*", "supports.*.general_lost", Mark(YES, NO), "general", bf("17.8")),
    Effect::new("losses", "self", "stands_lost", Take, "vc", bf("2.7")),
    Effect::new("losses", "self", "destroyed", Mark(YES, YES), "lost", bf("2.7")),
    Effect::new("general-casualty", "self", "eliminated", Mark(YES, NO), "general", bf("17.8")),
    Effect::new("mount-state", "self", "mounted", Set, "mounted", bf("7.16")),
];

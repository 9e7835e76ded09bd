//! What the results of this book mean for the units of a roster.

use engine::roster::{
    Does::{Add, Mark, Set, Take},
    Effect,
    Word::Text,
    YES,
};

use crate::ml;

/// The field of a result, what it does to which fact of whom, and the rule.
#[rustfmt::skip]
pub static EFFECTS: &[Effect] = &[
    Effect::new("small-arms-fire", "target", "elements_lost", Take, "elements", ml("7.29")),
    Effect::new("small-arms-fire", "target", "elements_lost", Add, "elements_lost", ml("5.14")),
    Effect::new("small-arms-fire", "target", "loss_markers", Set, "loss_markers", ml("7.28")),
    Effect::new("small-arms-fire", "target", "eliminated", Mark(YES, YES), "lost", ml("7.29")),
    Effect::new("artillery-fire", "target", "elements_lost", Take, "elements", ml("7.29")),
    Effect::new("artillery-fire", "target", "elements_lost", Add, "elements_lost", ml("5.14")),
    Effect::new("artillery-fire", "target", "loss_markers", Set, "loss_markers", ml("7.28")),
    Effect::new("artillery-fire", "target", "eliminated", Mark(YES, YES), "lost", ml("7.29")),
    Effect::new("apply-losses", "self", "elements_lost", Take, "elements", ml("7.29")),
    Effect::new("apply-losses", "self", "elements_lost", Add, "elements_lost", ml("5.14")),
    Effect::new("apply-losses", "self", "loss_markers", Set, "loss_markers", ml("7.28")),
    Effect::new("apply-losses", "self", "eliminated", Mark(YES, YES), "lost", ml("7.29")),
    Effect::new("burning-building", "self", "elements_lost", Take, "elements", ml("7.29")),
    Effect::new("burning-building", "self", "elements_lost", Add, "elements_lost", ml("5.14")),
    Effect::new("burning-building", "self", "loss_markers", Set, "loss_markers", ml("7.28")),
    Effect::new("burning-building", "self", "eliminated", Mark(YES, YES), "lost", ml("7.29")),
    Effect::new("morale-test", "self", "outcome", Mark(Text("shaken"), Text("shaken")), "marker", ml("5.25")),
    Effect::new("morale-test", "self", "outcome", Mark(Text("routed"), Text("routed")), "marker", ml("5.26")),
    Effect::new("morale-test", "self", "outcome", Mark(Text("eliminated"), YES), "lost", ml("5.27")),
    Effect::new("rally-test", "self", "marker_after", Set, "marker", ml("5.34")),
    Effect::new("unit-order", "self", "hesitant", Mark(YES, Text("hesitant")), "marker", ml("4.10")),
    Effect::new("charge-reaction", "self", "hesitant", Mark(YES, Text("hesitant")), "marker", ml("8.10")),
    Effect::new("charge-move", "self", "hesitant", Mark(YES, Text("hesitant")), "marker", ml("8.5")),
    Effect::new("retire-move", "self", "marker_after", Set, "marker", ml("3.5")),
    Effect::new("manoeuvre-budget", "self", "hesitant", Mark(YES, Text("hesitant")), "marker", ml("3.20")),
    Effect::new("artillery-action", "self", "hesitant", Mark(YES, Text("hesitant")), "marker", ml("3.20")),
    Effect::new("artillery-action", "self", "formation_after", Set, "formation", ml("3.16")),
    Effect::new("manoeuvre-budget", "self", "final_formation", Set, "formation", ml("6.6")),
    Effect::new("charge-sequence", "attacker", "attacker_elements_lost", Take, "elements", ml("7.29")),
    Effect::new("charge-sequence", "attacker", "attacker_elements_lost", Add, "elements_lost", ml("5.14")),
    Effect::new("charge-sequence", "attacker", "attacker_marker", Set, "marker", ml("8.33")),
    Effect::new("charge-sequence", "defender", "defender_marker", Set, "marker", ml("8.33")),
    Effect::new("charge-sequence", "attacker", "outcome", Mark(Text("attacker_destroyed"), YES), "lost", ml("7.29")),
];

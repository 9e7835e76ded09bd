//! What the results of this book mean for the units of a roster.

use engine::roster::{
    Does::{Add, Mark, Set},
    Effect,
    Word::Text,
    YES,
};

use crate::pf;

/// The field of a result, what it does to which fact of whom, and the rule.
#[rustfmt::skip]
pub static EFFECTS: &[Effect] = &[
    Effect::new("fire", "target", "hit_points_lost", Add, "wounds", pf("6.8")),
    Effect::new("fire", "target", "destroyed", Mark(YES, YES), "lost", pf("6.2")),
    Effect::new("volley", "target", "hit_points_lost", Add, "wounds", pf("6.8")),
    Effect::new("volley", "target", "outcome", Mark(Text("routs"), Text("routing")), "state", pf("7.4")),
    Effect::new("volley", "target", "outcome", Mark(Text("eliminated"), YES), "lost", pf("7.10")),
    Effect::new("volley", "target", "outcome", Mark(Text("destroyed"), YES), "lost", pf("6.2")),
    Effect::new("morale-test", "unit", "outcome", Mark(Text("routs"), Text("routing")), "state", pf("7.4")),
    Effect::new("morale-test", "unit", "outcome", Mark(Text("eliminated"), YES), "lost", pf("7.10")),
    Effect::new("rally", "unit", "state", Set, "state", pf("7.11")),
    Effect::new("rally", "unit", "state", Mark(Text("eliminated"), YES), "lost", pf("7.10")),
    Effect::new("rally", "unit", "leaves_table", Mark(YES, YES), "lost", pf("7.9")),
    Effect::new("rout-move", "unit", "leaves_table", Mark(YES, YES), "lost", pf("7.9")),
    Effect::new("charge-reach", "target", "target_destroyed", Mark(YES, YES), "lost", pf("8.6")),
    Effect::new("organisation-test", "unit", "state", Set, "state", pf("15.5")),
    Effect::new("wide-table-march", "unit", "state", Set, "state", pf("15.5")),
    Effect::new("ammunition-check", "unit", "out_of_ammunition", Set, "out_of_ammunition", pf("16.1")),
    Effect::new("resupply", "unit", "out_of_ammunition", Set, "out_of_ammunition", pf("16.3")),
    Effect::new("ironclad-drift", "unit", "eliminated", Mark(YES, YES), "lost", pf("14.7")),
    Effect::new("melee", "charger", "charger_losses", Add, "wounds", pf("6.8")),
    Effect::new("melee", "charger", "charger_fate", Mark(Text("retreats"), Text("routing")), "state", pf("9.12")),
    Effect::new("melee", "charger", "charger_fate", Mark(Text("eliminated"), YES), "lost", pf("9.17")),
    Effect::new("melee", "charger", "charger_fate", Mark(Text("destroyed"), YES), "lost", pf("6.2")),
    Effect::new("melee", "defender", "defender_losses", Add, "wounds", pf("6.8")),
    Effect::new("melee", "defender", "defender_fate", Mark(Text("retreats"), Text("routing")), "state", pf("9.12")),
    Effect::new("melee", "defender", "defender_fate", Mark(Text("eliminated"), YES), "lost", pf("9.17")),
    Effect::new("melee", "defender", "defender_fate", Mark(Text("destroyed"), YES), "lost", pf("6.2")),
    Effect::new("assault", "charger", "charger_losses", Add, "wounds", pf("6.8")),
    Effect::new("assault", "charger", "charger_fate", Mark(Text("retreats"), Text("routing")), "state", pf("9.12")),
    Effect::new("assault", "charger", "charger_fate", Mark(Text("eliminated"), YES), "lost", pf("9.17")),
    Effect::new("assault", "charger", "charger_fate", Mark(Text("destroyed"), YES), "lost", pf("6.2")),
    Effect::new("assault", "target", "defender_losses", Add, "wounds", pf("6.8")),
    Effect::new("assault", "target", "defender_fate", Mark(Text("retreats"), Text("routing")), "state", pf("9.12")),
    Effect::new("assault", "target", "defender_fate", Mark(Text("eliminated"), YES), "lost", pf("9.17")),
    Effect::new("assault", "target", "defender_fate", Mark(Text("destroyed"), YES), "lost", pf("6.2")),
];

//! The whole game: scripted situations, whole random games, and what must always hold.

#[cfg(debug_assertions)]
#[path = "game/coverage.rs"]
mod coverage;
#[path = "game/doctrine.rs"]
mod doctrine;
#[path = "game/fights.rs"]
mod fights;
#[path = "game/golden.rs"]
mod golden;
#[path = "game/measuring.rs"]
mod measuring;
#[path = "game/middle.rs"]
mod middle;
#[path = "game/moves.rs"]
mod moves;
#[path = "game/readings.rs"]
mod readings;
#[path = "game/rulings.rs"]
mod rulings;
#[path = "game/scenarios.rs"]
mod scenarios;
#[path = "game/table.rs"]
mod table;
#[path = "game/wishes.rs"]
mod wishes;

use puissance_de_feu::game::PuissanceDeFeu;

/// What every whole game must do, whatever its rules.
#[test]
fn the_toll_gate_conforms() {
    testkit::conformance::<PuissanceDeFeu>(&[("toll-gate", table::begin("toll-gate"))], 9);
}

#[test]
fn cowpens_conforms() {
    testkit::conformance::<PuissanceDeFeu>(&[("cowpens", table::begin("cowpens"))], 2);
}

#[test]
fn plymouth_conforms() {
    testkit::conformance::<PuissanceDeFeu>(&[("plymouth", table::begin("plymouth"))], 2);
}

#[test]
fn pea_ridge_conforms() {
    testkit::conformance::<PuissanceDeFeu>(&[("pea-ridge", table::begin("pea-ridge"))], 1);
}

#[test]
fn quatre_bras_conforms() {
    testkit::conformance::<PuissanceDeFeu>(&[("quatre-bras", table::begin("quatre-bras"))], 1);
}

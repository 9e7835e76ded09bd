//! Every game on the shelf does what every game must do.

use brigades_de_fer::game::{BrigadesDeFer, Options};
use brigades_de_fer::scenario::Scenario;

fn brigades_de_fer(scenario: &str, games: u32) {
    let read = Scenario::built_in(scenario).unwrap();
    let start = BrigadesDeFer::begin(&read, &Options::default());
    testkit::conformance::<BrigadesDeFer>(&[(scenario, start)], games);
}

#[test]
fn brawners_farm_conforms() {
    brigades_de_fer("brawners-farm", 9);
}

#[test]
fn millers_cornfield_conforms() {
    brigades_de_fer("millers-cornfield", 3);
}

#[test]
fn gettysburg_conforms() {
    brigades_de_fer("gettysburg", 2);
}

//! The whole game: scripted situations, whole random games, and what must always hold.

#[path = "game/book.rs"]
mod book;
#[path = "game/doctrine.rs"]
mod doctrine;
#[path = "game/golden.rs"]
mod golden;
#[path = "game/house.rs"]
mod house;
#[path = "game/random.rs"]
mod random;
#[path = "game/scenarios.rs"]
mod scenarios;
#[path = "game/scripted.rs"]
mod scripted;
#[path = "game/table.rs"]
mod table;

use brigades_de_fer::game::BrigadesDeFer;

/// What every whole game must do, whatever its rules.
#[test]
fn conformance() {
    let setups = [
        ("millers-cornfield", table::begin("millers-cornfield")),
        ("brawners-farm", table::begin("brawners-farm")),
        ("gettysburg", table::begin("gettysburg")),
    ];
    testkit::conformance::<BrigadesDeFer>(&setups, 2);
}

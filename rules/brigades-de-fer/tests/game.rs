//! The whole game: scripted situations, whole random games, and what must always hold.

#[path = "game/ahead.rs"]
mod ahead;
#[path = "game/book.rs"]
mod book;
#[cfg(debug_assertions)]
#[path = "game/coverage.rs"]
mod coverage;
#[path = "game/doctrine.rs"]
mod doctrine;
#[path = "game/free_table.rs"]
mod free_table;
#[path = "game/hidden.rs"]
mod hidden;
#[path = "game/marshal.rs"]
mod marshal;
#[path = "game/middle.rs"]
mod middle;
#[path = "game/random.rs"]
mod random;
#[path = "game/scenarios.rs"]
mod scenarios;
#[path = "game/scripted.rs"]
mod scripted;
#[path = "game/table.rs"]
mod table;

use brigades_de_fer::game::BrigadesDeFer;

testkit::whole_game! {
    BrigadesDeFer, table::begin;
    millers_cornfield_conforms: "millers-cornfield", 2;
    brawners_farm_conforms: "brawners-farm", 2;
    gettysburg_conforms: "gettysburg", 2;
}

// BF-0.1: the same on the free table.
testkit::conforms! {
    BrigadesDeFer, table::begin_on_table;
    millers_cornfield_conforms_on_the_table: "millers-cornfield", 3;
    brawners_farm_conforms_on_the_table: "brawners-farm", 3;
    gettysburg_conforms_on_the_table: "gettysburg", 3;
}

/// BF-20.2: refusals are compared while there is something that they could tell.
#[test]
fn a_hidden_deployment_is_examined() {
    for start in [table::begin("millers-cornfield"), table::begin_on_table("millers-cornfield")] {
        let seen = testkit::examine::<BrigadesDeFer>(&[("millers-cornfield", start)], 1, 50_000);
        let seen = seen.expect("it conforms");
        assert!(seen.hidden > 40 && seen.refused > 400, "{seen:?}");
    }
}

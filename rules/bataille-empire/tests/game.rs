//! The whole game: battles as files, whole random games, and what must always hold.

#[path = "game/coverage.rs"]
mod coverage;
#[path = "game/random.rs"]
mod random;
#[path = "game/scenarios.rs"]
mod scenarios;
#[path = "game/table.rs"]
mod table;

use bataille_empire::game::BatailleEmpire;

testkit::whole_game! {
    BatailleEmpire, table::begin;
    the_farm_conforms: "the-farm", 3;
    division_against_division_conforms: "division-against-division", 3;
    austerlitz_conforms: "austerlitz-pratzen", 1;
}

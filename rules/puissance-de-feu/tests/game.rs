//! The whole game: scripted situations, whole random games, and what must always hold.

#[cfg(debug_assertions)]
#[path = "game/coverage.rs"]
mod coverage;
#[path = "game/desired_places.rs"]
mod desired_places;
#[path = "game/doctrine.rs"]
mod doctrine;
#[path = "game/measuring.rs"]
mod measuring;
#[path = "game/middle.rs"]
mod middle;
#[path = "game/rulings.rs"]
mod rulings;
#[path = "game/scenarios.rs"]
mod scenarios;
#[path = "game/table.rs"]
mod table;
#[path = "game/taking_back.rs"]
mod taking_back;

use puissance_de_feu::game::PuissanceDeFeu;

testkit::whole_game! {
    PuissanceDeFeu, table::begin;
    the_toll_gate_conforms: "toll-gate", 9;
    cowpens_conforms: "cowpens", 2;
    plymouth_conforms: "plymouth", 2;
    pea_ridge_conforms: "pea-ridge", 1;
    quatre_bras_conforms: "quatre-bras", 1;
}

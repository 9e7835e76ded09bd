//! The whole game: whole random games, and what must always hold.

#[path = "game/book.rs"]
mod book;
#[cfg(debug_assertions)]
#[path = "game/coverage.rs"]
mod coverage;
#[path = "game/doctrine.rs"]
mod doctrine;
#[path = "game/groups.rs"]
mod groups;
#[path = "game/random.rs"]
mod random;
#[path = "game/table.rs"]
mod table;

use orel_tsaritsyne::game::OrelTsaritsyne;

testkit::whole_game! {
    OrelTsaritsyne, table::begin;
    kukuyevka_conforms: "kukuyevka", 3;
    orel_conforms: "orel-1919", 1;
    tsaritsyne_conforms: "tsaritsyne-1919", 1;
}

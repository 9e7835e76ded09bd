//! The whole game: whole random games, and what must always hold. Its scripted situations are the files
//! of `stories`.

#[path = "game/random.rs"]
mod random;
#[path = "game/secrets.rs"]
mod secrets;
#[path = "game/sheet.rs"]
mod sheet;
#[path = "game/table.rs"]
mod table;

use marie_louise::game::MarieLouise;

testkit::whole_game! {
    MarieLouise, table::begin;
    the_farm_conforms: "petit-morin", 6;
    marchais_conforms: "marchais", 2;
}

testkit::conforms! {
    MarieLouise, table::begin_short;
    montmirail_conforms: "montmirail", 1;
}

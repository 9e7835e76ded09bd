//! The list of the rulebooks, and of those that can be played whole: it stands here and nowhere
//! else. Whoever runs a game knows [`AnyGame`], [`AnyBattle`] and [`AnyPlay`], and no rulebook.

mod agreed;
mod any;
mod balance;
mod bataille_empire;
mod brigades_de_fer;
mod definition;
mod describe;
mod fortunes;
mod ground;
mod lessons;
mod map;
mod marie_louise;
mod offer;
mod orel_tsaritsyne;
mod own;
mod practice;
mod puissance_de_feu;
mod record;
mod standing;
pub mod story;
#[cfg(debug_assertions)]
mod toy;
mod verify;

use engine::{Rulebook, nearest};

pub use agreed::{Offered, in_force, offered};
pub use any::{
    AcceptedAnswer, AnyBattle, AnyDecision, AnyGame, AnyOffer, AnyPlay, AnyThinker, Army,
    BadChoice, Chosen, Described, Facts, KeepRecord, QuestionHash, ReplayedChoice, Rostered,
    ScenarioFault, Source, Victory,
};
pub use balance::{Balance, Balances, balance};
pub use definition::{Begin, GameDefinition};
pub use lessons::{Course, Lesson, Moment, courses};
pub use offer::OfferedChoice;
pub use own::{LARGEST_TEXT, fault_text, read_own, recognize};
pub use practice::{is_practice_seed, practice_seed};
pub use record::{
    DiceRecord, End, FORMAT, Forfeit, GameRecord, Head, Record, ScenarioRecord, SeatRecord,
    Unreadable, bytes, hexadecimal,
};
pub use standing::standing_keys;
pub use verify::{CONTRIBUTION, Forged, Receipt, WrongChoice};

/// Every rulebook that Grognard knows.
pub static RULEBOOKS: &[&Rulebook] = &[
    &::brigades_de_fer::RULEBOOK,
    &::puissance_de_feu::RULEBOOK,
    &::orel_tsaritsyne::RULEBOOK,
    &::bataille_empire::RULEBOOK,
    &::marie_louise::RULEBOOK,
];

/// Every rulebook that can be played whole.
pub static GAMES: &[&dyn AnyGame] = &[
    &brigades_de_fer::GAME,
    &puissance_de_feu::GAME,
    &orel_tsaritsyne::GAME,
    &bataille_empire::GAME,
    &marie_louise::GAME,
];

/// What tests play besides: the toy rulebook, where it is asked for. No other build knows it.
fn toy() -> Option<&'static dyn AnyGame> {
    #[cfg(debug_assertions)]
    return toy::game();
    #[cfg(not(debug_assertions))]
    None
}

/// The rulebook with this id.
pub fn rulebook(id: &str) -> Option<&'static Rulebook> {
    let known = RULEBOOKS.iter().copied().chain(toy().map(AnyGame::rulebook));
    known.into_iter().find(|book| book.id == id)
}

/// Rulebooks that cannot be played whole, beside those of [`GAMES`].
static NOT_YET: &[&str] = &[];

/// Whether a rulebook can be played whole. Whoever asks only this takes no game along.
pub fn is_playable(id: &str) -> bool {
    RULEBOOKS.iter().any(|book| book.id == id) && !NOT_YET.contains(&id)
}

/// The id nearest to what was given.
pub fn nearest_rulebook(given: &str) -> Option<&'static str> {
    nearest(given, RULEBOOKS.iter().map(|book| book.id))
}

/// [`GAMES`], and what tests play besides.
fn playable() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().copied().chain(toy())
}

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    playable().find(|game| game.rulebook().id == id)
}

/// Every battle that comes with a rulebook: its game and its text, by its id.
pub fn scenarios() -> impl Iterator<Item = (&'static dyn AnyGame, Source)> {
    playable().flat_map(|game| game.built_in().into_iter().map(move |source| (game, source)))
}

/// The battle with this id, such as `brigades-de-fer/millers-cornfield`.
pub fn scenario(id: &str) -> Option<(&'static dyn AnyGame, Source)> {
    scenarios().find(|(_, source)| source.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_known_which_rulebooks_can_be_played() {
        for book in RULEBOOKS {
            let listed = GAMES.iter().any(|game| game.rulebook().id == book.id);
            assert_eq!(is_playable(book.id), listed, "{}", book.id);
        }
    }
}

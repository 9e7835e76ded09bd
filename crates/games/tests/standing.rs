//! Answers given beforehand: every word of every book is worded, and comes to a legal answer wherever its
//! question is asked.

use std::collections::BTreeSet;

use dice::Seeded;
use engine::game::{BY_DEFAULT, BY_DOCTRINE};
use opponent::{Level, Opponent};
use words::Language;

#[test]
fn questions_and_words_are_worded() {
    for game in games::GAMES {
        let (prefix, questions) = (game.rulebook().prefix, game.standing_questions());
        let known = game.questions();
        for one in questions {
            assert!(known.contains(&one.question), "{prefix}: {}", one.question);
            assert!(one.words.contains(&BY_DEFAULT) && one.words.contains(&BY_DOCTRINE));
            for language in Language::ALL {
                let words = language.words();
                let [about, rest] = games::standing_keys(prefix, one.question, "");
                assert!(words.has(&about) && rest.ends_with('-'), "{about}");
                for word in one.words {
                    let [_, key] = games::standing_keys(prefix, one.question, word);
                    assert!(words.has(&key), "{key}");
                }
            }
        }
    }
}

/// Plays whole battles between recruits. Wherever a question may be answered beforehand, each of its words is
/// taken, on a copy of the game.
#[test]
fn a_word_given_beforehand_is_always_an_answer() {
    let mut asked: BTreeSet<(String, &str)> = BTreeSet::new();
    for id in [
        "brigades-de-fer/brawners-farm",
        "puissance-de-feu/toll-gate",
        "orel-tsaritsyne/kukuyevka",
        "marie-louise/petit-morin",
        "bataille-empire/division-against-division",
    ] {
        let (game, source) = games::scenario(id).expect("a battle");
        let book = game.rulebook().id;
        let battle = game.read(source).expect("a sound battle");
        for seed in 0..4 {
            let (mut play, mut dice) = (battle.begin(), Seeded::new(seed));
            // Recruits on hexes hardly fight.
            let hexes = id.starts_with("orel");
            let player = Opponent::new(if hexes { Level::Sergeant } else { Level::Recruit });
            for choice in 0..600 {
                let Some(seat) = play.asked().first().copied() else { break };
                let word = play.question_word(seat).expect("asked");
                let standing = game.standing_questions();
                for one in standing.iter().filter(|one| one.question == word) {
                    asked.insert((book.to_owned(), one.question));
                    for word in one.words {
                        let given = play.standing_answer(seat, word).expect("a word of the book");
                        let mut copy = play.at_present();
                        let taken = copy.act(seat, &given, &mut Seeded::new(7));
                        assert!(taken.is_ok(), "{id} {} {word}: {given} {taken:?}", one.question);
                    }
                    assert!(play.standing_answer(seat, "nonsense").is_none());
                }
                let chosen = play.thinker(seat).choose(&player, seed * 1000 + choice);
                let chosen = chosen.expect("asked").choice;
                play.answer(seat, &chosen, &mut dice).expect("offered");
            }
        }
    }
    for book in games::GAMES.iter().map(|game| game.rulebook().id) {
        assert!(asked.iter().any(|(one, _)| one == book), "{book} in {asked:?}");
    }
}

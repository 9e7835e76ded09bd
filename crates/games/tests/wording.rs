//! Whatever a game asks, offers or tells is worded in both languages, with names and not numbers.

use std::collections::HashSet;

use dice::Seeded;
use engine::game::Shape;
use opponent::{Level, Opponent};
use words::Language;

/// Unworded messages come back as their keys; a missing argument leaves its braces.
fn is_worded(text: &str, key: &str) -> bool {
    !text.is_empty() && text != key && !text.contains(['{', '}'])
}

#[test]
fn questions_answers_and_events_are_worded() {
    for (game, source) in games::scenarios() {
        let id = source.id.clone();
        let battle = game.read(source).expect("a built-in battle is sound");
        for seed in 0..2 {
            let mut play = battle.begin();
            let mut dice = Seeded::new(seed);
            let recruit = Opponent::new(Level::Recruit);
            for step in 0..150 {
                let Some(seat) = play.asked().first().copied() else { break };
                let asked = play.decision(seat).expect("it is asked");
                for language in Language::ALL {
                    let words = language.words();
                    let prompt = words.message(&asked.prompt);
                    assert!(is_worded(&prompt, asked.prompt.key), "{id}: {prompt}");
                    for offer in &asked.offers {
                        let label = words.message(&offer.label);
                        assert!(is_worded(&label, offer.label.key), "{id}: {label}");
                        let brief = words.brief(&offer.label);
                        assert!(brief.chars().count() <= label.chars().count(), "{id}: {brief}");
                        // Whom an answer aims at is shown beside it.
                        let aims = matches!(offer.shape, Shape::Aim { .. });
                        assert!(!aims || brief != label, "{id}: {label} is told at length only");
                    }
                }
                let chosen = play.thinker(seat).choose(&recruit, seed * 1000 + step);
                let chosen = chosen.expect("asked");
                let told = play.answer(seat, &chosen.choice, &mut dice).expect("offered");
                for entry in told.log.entries() {
                    let Some(subject) = entry.subject() else { continue };
                    let name = play.name_of(subject).expect("whoever is told of has a name");
                    for language in Language::ALL {
                        let words = language.words();
                        let (text, name) = (words.entry_about(entry, &name), words.names(&name));
                        let key = entry.key();
                        // A common noun is small within a sentence.
                        let says = text.to_lowercase().contains(&name.to_lowercase());
                        assert!(says, "{id}: {key} does not say {name}: {text}");
                    }
                }
            }
        }
    }
}

#[test]
fn what_players_may_agree_on_is_worded() {
    let mut counted = 0;
    for (game, source) in games::scenarios() {
        let battle = game.read(source).expect("a built-in battle is sound");
        for language in Language::ALL {
            for one in games::offered(battle.as_ref(), language.words()) {
                let name = one.id.replace('_', " ");
                assert!(is_worded(&one.label, &name), "{} has no name in {language:?}", one.id);
                assert!(!one.hint.is_empty(), "{} follows no rule", one.rule);
                assert!(one.values.len() > 1, "{} is no choice", one.id);
                let words: HashSet<&String> = one.values.iter().map(|(_, word)| word).collect();
                assert_eq!(words.len(), one.values.len(), "{}: two values sound alike", one.id);
                for (value, word) in &one.values {
                    let bare = format!("{name} {}", value.to_string().trim_matches('"'));
                    assert!(is_worded(word, &bare.replace('_', " ")), "{} {value}", one.id);
                }
                counted += 1;
            }
        }
    }
    assert!(counted > 100);
}

/// Every single value that is offered can be agreed on, is kept, and is told as being in force.
#[test]
fn whatever_is_offered_can_be_agreed_on() {
    let words = Language::English.words();
    for (game, source) in games::scenarios() {
        let battle = game.read(source).expect("a built-in battle is sound");
        let usual = battle.begin().hash();
        for one in battle.agreements() {
            for value in &one.values {
                let said = engine::Agreed::from_iter([(one.id.to_owned(), value.clone())]);
                let agreed = battle.agree(&said).expect("offered");
                let told = games::in_force(agreed.as_ref(), words);
                if value == one.default() {
                    assert!(agreed.agreed().is_empty() && told.is_empty());
                    assert_eq!(agreed.begin().hash(), usual);
                } else {
                    assert_eq!((agreed.agreed(), told.len()), (&said, 1));
                    assert_ne!(agreed.begin().hash(), usual, "{} changes nothing", one.id);
                }
            }
        }
    }
}

#[test]
fn how_battles_are_won_is_worded() {
    for (game, source) in games::scenarios() {
        let id = source.id.clone();
        let battle = game.read(source).expect("a built-in battle is sound");
        for language in Language::ALL {
            let games::Victory { terms, holding, score } =
                battle.describe(language.words()).victory;
            assert!(terms.len() > 1, "{id}: {terms:?}");
            for term in terms.iter().chain([&holding]) {
                assert!(is_worded(term, "") && !term.contains("-win-"), "{id}: {term}");
            }
            let counted = battle.begin().tableau(None).status;
            let known = score.is_none_or(|score| counted.iter().any(|tally| tally.key == score));
            assert!(known, "{id}: {score:?}");
        }
    }
}

#[test]
fn what_tells_a_result_is_worded() {
    for game in games::GAMES {
        let prefix = game.rulebook().prefix.to_lowercase();
        for key in game.results() {
            let key = format!("{prefix}-{key}");
            assert!(Language::ALL.iter().all(|language| language.words().has(&key)), "{key}");
        }
    }
}

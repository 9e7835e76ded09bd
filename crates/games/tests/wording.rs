//! Whatever a game asks, offers or tells is worded in both languages, with names and not numbers.

use dice::{Entry, Seeded};
use engine::game::Argument;
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
                let Some(asked) = play.pending().into_iter().next() else { break };
                for language in Language::ALL {
                    let words = language.words();
                    let prompt = words.message(&asked.prompt);
                    assert!(is_worded(&prompt, asked.prompt.key), "{id}: {prompt}");
                    for offer in &asked.offers {
                        let shown = play.show(asked.seat, offer).expect("an offer can be shown");
                        let label = words.message(&shown.label);
                        assert!(is_worded(&label, shown.label.key), "{id}: {label}");
                    }
                }
                let seat = asked.seat;
                let chosen = play.choose(&recruit, seat, seed * 1000 + step).expect("asked");
                let told = play.answer(seat, &chosen.choice, &mut dice).expect("offered");
                for entry in told.log.entries() {
                    let Entry::Note { key, value: Some(number), .. } = entry else { continue };
                    let Some(name) = play.named(key, *number) else { continue };
                    for language in Language::ALL {
                        let text = language.words().entry_about(entry, &name);
                        let name = match (&name, language) {
                            (Argument::Names { fr, .. }, Language::French) => fr,
                            (Argument::Names { en: name, .. }, _) | (Argument::Name(name), _) => {
                                name
                            }
                            (Argument::Number(_), _) => continue,
                        };
                        assert!(text.contains(name), "{id}: {key} does not say {name}: {text}");
                    }
                }
            }
        }
    }
}

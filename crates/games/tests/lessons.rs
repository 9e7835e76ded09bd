//! Lessons come up in the battle that they belong to, cite rules that exist, and are worded.

use std::collections::HashSet;

use dice::{Die, Seeded};
use engine::game::ShapeKind;
use games::{AnyBattle, AnyDecision, AnyPlay, Course, Lesson};
use opponent::{Level, Opponent};
use serde_json::value::to_raw_value;
use words::Language;

/// How often each battle is played until every lesson has come up.
const ROUNDS: u64 = 40;

fn is_due(lesson: &Lesson, play: &dyn AnyPlay, asked: &AnyDecision) -> bool {
    let when = &lesson.when;
    if when.over {
        return play.outcome().is_some();
    }
    let offered =
        |shape: &ShapeKind| asked.offers.iter().any(|o| ShapeKind::from(&o.shape) == *shape);
    when.decision.as_deref().is_none_or(|kind| kind == asked.question)
        && when.turn.is_none_or(|turn| play.turn() >= turn)
        && when.shape.as_ref().is_none_or(offered)
}

/// Plays a battle and drops the lessons that come up. Recruits play, or players who take any answer
/// and so come to what recruits avoid.
fn play(battle: &dyn AnyBattle, seed: u64, waiting: &mut Vec<&Lesson>) {
    let mut play = battle.begin();
    let (mut dice, mut any) = (Seeded::new(seed), Seeded::new(!seed));
    let recruit = Opponent::new(Level::Recruit);
    for step in 0..2000 {
        let Some(seat) = play.asked().first().copied() else { break };
        let asked = play.decision(seat).expect("it is asked");
        waiting.retain(|lesson| !is_due(lesson, play.as_ref(), &asked));
        let choice = if seed.is_multiple_of(2) {
            let chosen = play.thinker(seat).choose(&recruit, seed * 10_000 + step);
            to_raw_value(&chosen.expect("asked").choice).expect("plain data")
        } else {
            let number = (0..3).fold(0, |sum, _| sum * 10 + usize::from(any.roll(Die::D10)));
            asked.offers[number % asked.offers.len()].choice.written().to_owned()
        };
        play.act(seat, &choice, &mut dice).expect("offered");
    }
    if play.outcome().is_some() {
        waiting.retain(|lesson| !lesson.when.over);
    }
}

/// The lessons that never come up, neither in the battle of the course nor in the others of its
/// rulebook: what is rare in the first must at least be asked somewhere.
fn never_due(course: &Course, rounds: u64) -> Vec<&Lesson> {
    let book = games::game(course.ruleset).expect("its rulebook is played whole");
    let mut sources = book.built_in();
    let first = sources.iter().position(|source| source.id == course.scenario());
    sources.swap(0, first.expect("its battle is built in"));
    let mut battles: Vec<_> =
        sources.into_iter().map(|source| book.read(source).expect("sound")).collect();
    battles[0] = battles[0].agree(&course.options).expect("the book offers it");
    let mut waiting: Vec<&Lesson> = course.lessons.iter().collect();
    for (battle, seed) in battles.iter().flat_map(|battle| (0..rounds).map(move |n| (battle, n))) {
        if waiting.is_empty() {
            break;
        }
        play(battle.as_ref(), seed, &mut waiting);
    }
    waiting
}

#[test]
fn every_lesson_comes_up() {
    for course in games::courses() {
        let never: Vec<_> = never_due(course, ROUNDS).iter().map(|lesson| &lesson.id).collect();
        assert!(never.is_empty(), "{}: never due: {never:?}", course.ruleset);
    }
}

#[test]
fn a_lesson_about_something_that_is_never_asked_is_found() {
    let mut course = games::courses()[0].clone();
    course.lessons.truncate(2);
    course.lessons[1].when.decision = Some("no_such_decision".to_owned());
    let never: Vec<_> = never_due(&course, 1).iter().map(|lesson| lesson.id.clone()).collect();
    assert_eq!(never, [course.lessons[1].id.clone()]);
}

#[test]
fn lessons_are_worded_in_both_languages() {
    for language in Language::ALL {
        let words = language.words();
        for course in games::courses() {
            let messages = course.lessons.iter().flat_map(|lesson| [&lesson.title, &lesson.text]);
            for key in messages.chain([&course.invitation]) {
                assert!(words.has(key), "{}: {key} is not worded in {language:?}", course.ruleset);
            }
        }
    }
}

#[test]
fn lessons_cite_rules_that_exist() {
    for course in games::courses() {
        let book = games::rulebook(course.ruleset).expect("a rulebook");
        let rules: HashSet<&str> = book.rules().map(|rule| rule.id).collect();
        for lesson in &course.lessons {
            assert!(!lesson.rules.is_empty(), "{} explains no rule", lesson.id);
            for rule in &lesson.rules {
                assert!(rules.contains(rule.as_str()), "{}: there is no {rule}", lesson.id);
            }
        }
    }
}

#[test]
fn a_lesson_is_remembered_by_an_id_of_its_own() {
    for course in games::courses() {
        let ids: HashSet<&str> = course.lessons.iter().map(|lesson| lesson.id.as_str()).collect();
        assert_eq!(ids.len(), course.lessons.len(), "{}", course.ruleset);
        assert!(ids.iter().all(|id| !id.contains(char::is_whitespace)), "{}", course.ruleset);
    }
}

#[test]
fn ground_is_worded_and_its_rules_exist() {
    for game in games::GAMES {
        let book = game.rulebook();
        let rules: HashSet<&str> = book.rules().map(|rule| rule.id).collect();
        for kind in render::GROUND {
            for language in Language::ALL {
                let key = format!("ground-{kind}");
                assert!(language.words().has(&key), "{key} is not worded in {language:?}");
            }
            for rule in game.rules_of_ground(kind) {
                assert!(rules.contains(rule), "{}: there is no {rule} for {kind}", book.id);
            }
        }
        let known = |kind: &&str| !game.rules_of_ground(kind).is_empty();
        assert!(render::GROUND.iter().filter(|kind| known(kind)).count() >= 8, "{}", book.id);
    }
}

#[test]
fn results_are_notes_that_are_worded() {
    for game in games::GAMES {
        let prefix = game.rulebook().prefix.to_lowercase();
        for key in game.results() {
            let worded = Language::French.words().has(&format!("{prefix}-{key}"));
            assert!(worded, "{prefix}-{key} is no note");
        }
    }
}

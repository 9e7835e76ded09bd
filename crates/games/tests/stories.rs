//! The stories of the rulebooks hold, and one that does not is found out.

use std::fs;
use std::path::{Path, PathBuf};

use engine::scenario::Names;
use games::story::{FaultReason, Happened, Story, check, cut, tell};
use games::{AnyBattle, Head, Record};
use serde_json::Value;

fn folder(ruleset: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules").join(ruleset).join("stories")
}

fn nothing_beside(name: &str) -> Result<String, String> {
    Err(format!("{name}: not found"))
}

fn read(file: &Path) -> Story {
    let text = fs::read_to_string(file).expect("a story");
    let beside = |name: &str| {
        let path = file.with_file_name(name);
        fs::read_to_string(path).map_err(|error| error.to_string())
    };
    Story::read(&text, &beside).unwrap_or_else(|fault| panic!("{}: {fault:?}", file.display()))
}

/// All stories of a book that fail are told at once.
fn every_story_holds(ruleset: &str) {
    let mut failures = Vec::new();
    let files = fs::read_dir(folder(ruleset)).expect("the stories of a rulebook");
    for file in files.map(|entry| entry.expect("a file").path()) {
        if let Err(failure) = check(&read(&file)) {
            failures.push(format!("{}: {failure:#?}", file.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_story_of_brigades_de_fer_holds() {
    every_story_holds("brigades-de-fer");
}

#[test]
fn every_story_of_puissance_de_feu_holds() {
    every_story_holds("puissance-de-feu");
}

#[test]
fn every_story_of_orel_tsaritsyne_holds() {
    every_story_holds("orel-tsaritsyne");
}

#[test]
fn every_story_of_bataille_empire_holds() {
    every_story_holds("bataille-empire");
}

#[test]
fn every_story_of_marie_louise_holds() {
    every_story_holds("marie-louise");
}

/// What the documentation shows is so.
#[test]
fn the_examples_of_the_documentation_hold() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/stories.md");
    let text = fs::read_to_string(file).expect("the documentation");
    let examples: Vec<&str> =
        text.split("```toml\n").skip(1).filter_map(|part| part.split("```").next()).collect();
    assert_eq!(examples.len(), 3, "one of each book");
    for example in examples {
        assert_eq!(wrong(example), Ok(()), "{example}");
    }
}

/// What is wrong with the text of a story, or with what it says.
fn wrong(text: &str) -> Result<(), (usize, String)> {
    let story = Story::read(text, &nothing_beside).map_err(|faults| match &faults[0].reason {
        FaultReason::Text(reason) => (faults[0].line, reason.clone()),
        FaultReason::Scenario(_, fault) => (faults[0].line, fault.key.to_owned()),
    })?;
    let failed = check(&story).err();
    failed.map_or(Ok(()), |failure| Err((failure.line, failure.reasons.join("; "))))
}

/// The story of the first token, with something else in it.
fn changed(from: &str, to: &str) -> Result<(), (usize, String)> {
    let file = folder("brigades-de-fer").join("first-token.toml");
    let text = fs::read_to_string(&file).expect("a story");
    assert!(text.contains(from), "{from}");
    wrong(&text.replacen(from, to, 1))
}

#[test]
fn what_does_not_hold_is_told_with_its_line() {
    assert_eq!(changed("turn = 1", "turn = 1"), Ok(()));
    let text = fs::read_to_string(folder("brigades-de-fer").join("first-token.toml"));
    let text = text.expect("a story");
    // The line of the step or expectation in which something stands.
    let part = |word: &str| {
        let before = &text[..text.find(word).expect("it stands there")];
        before.rfind("[[").map_or(1, |at| text[..at].matches('\n').count() + 1)
    };
    let cases = [
        ("strength = 4", "strength = 3", "U1 strength"),
        ("strength = 4", "group = \"first\"", "U1 group"),
        ("strength = 4", "stack = 2", "U1 stack"),
        ("strength = 4", "attached_to = \"U2\"", "U1 attached_to"),
        ("markers = []", "markers = [\"mounted\"]", "U1 markers"),
        ("points = [5, 7]", "points = [5, 8]", "points"),
        ("turn = 1", "tallies = { stands_lost = [1, 0] }", "stands_lost"),
        ("turn = 1", "phase = \"deployment\"", "phase"),
        ("turn = 1", "objectives = { nowhere = \"union\" }", "objectives"),
        ("turn = 1", "on_ground = { kind = \"bridge_blown\" }", "on_ground"),
        ("turn = 1", "odds = { does = \"fire\", chance = 0.5 }", "is not offered"),
        ("turn = 1", "odds = { does = \"activate\", chance = 0.5 }", "none to tell"),
        ("4, 1, 4, 7]", "4, 1, 4, 7, 1]", "dice"),
        ("4, 1, 4, 7]", "4, 1, 4]", "Missing"),
        ("confederate = \"designate\"", "confederate = \"act\"", "asked"),
        ("piece = \"C1\" }", "piece = \"U1\" }", "offered"),
        ("piece = \"C1\" }", "by = [\"C1\", \"C2\"] }", "offered"),
        ("piece = \"C1\" }", "piece = \"C1\", target = \"U1\" }", "offered"),
        ("piece = \"C1\" }", "piece = \"C1\", seat = \"union\" }", "offered"),
        ("refused = \"BF-5.4\"", "refused = \"BF-5.8\"", "refused"),
        ("\"BF-4.14\", \"BF-5.3\"", "\"BF-9.1\", \"BF-5.3\"", "BF-9.1"),
        ("does = \"detach\"", "does = \"charge\"", "not offered"),
        ("does = \"detach\"", "rest = \"charges\"", "rest"),
        ("does = \"detach\"", "rest = \"deploy\"", "rest"),
    ];
    for (from, to, told) in cases {
        let line = part(from);
        let (found, reason) = changed(from, to).expect_err(to);
        assert!(found == line && reason.contains(told), "{to}: line {found}: {reason}");
    }
}

#[test]
fn what_is_no_story_is_refused_with_its_line() {
    for (from, to, line) in [
        ("turn = 1", "trun = 1", 32),
        ("scenario = \"brigades-de-fer/brawners-farm\"", "scenario = \"nowhere\"", 3),
        ("scenario =", "begins = { turn = 9 }\nscenario =", 3),
        ("scenario =", "begins = { turn = 2, phase = \"fire\" }\nscenario =", 3),
        ("scenario =", "options = { rain = true }\nscenario =", 3),
        ("scenario =", "before = 'union [1 x'\nscenario =", 3),
        ("does = \"commit\"", "does = 3", 14),
    ] {
        let (found, reason) = changed(from, to).expect_err(to);
        assert_eq!(found, line, "{to}: {reason}");
    }
}

/// A fault of a scenario that is written in a story stands where the story has it.
#[test]
fn a_scenario_in_a_story_is_checked_with_its_lines() {
    let source = games::scenario("brigades-de-fer/brawners-farm").expect("there").1;
    let mut scenario: toml::Table = source.text.parse().expect("sound");
    scenario.insert("ruleset".to_owned(), "brigades-de-fer".into());
    let whole = toml::Table::from_iter([("scenario".to_owned(), toml::Value::Table(scenario))]);
    let head = "story = { fr = \"Ici\", en = \"Here\" }\n";
    let text = format!("{head}{}", toml::to_string(&whole).expect("a table"));
    assert_eq!(wrong(&text), Ok(()));
    let at = text.find("vc = ").expect("a strength");
    let line = text[..at].matches('\n').count() + 1;
    let faulty = format!("{}vc = 99{}", &text[..at], &text[at + "vc = 4".len()..]);
    assert_eq!(wrong(&faulty), Err((line, "scenario-out-of-range".to_owned())));
}

/// Both generals stay detached, whatever else is asked; the dice are those of the story.
#[test]
fn everything_else_is_answered_by_default() {
    let head = "story = { fr = \"Attendre\", en = \"Wait\" }\n\
        scenario = \"brigades-de-fer/brawners-farm\"\n";
    let dice = "dice = [1, 2, 6, 2, 2, 4, 1, 4, 7]\n";
    let end = "[[expect]]\nphase = \"activations\"\nasked = { union = \"move_generals\", \
        confederate = \"designate\" }\n";
    let rested = |rest: &str, next: &str| {
        wrong(&format!("{head}[[step]]\nrest = {rest}\n{dice}{next}{end}"))
    };
    assert_eq!(rested("\"designate\"", ""), Ok(()));
    assert_eq!(rested("\"activations\"", ""), Ok(()));
    let late = rested("\"generals\"", "").expect_err("dice are left over");
    assert!(late.1.contains("dice"), "{late:?}");
    let next = "[[step]]\nseat = \"confederate\"\nchoice = { unit = { unit = 0 } }\n\
        refused = \"BF-5.4\"\n";
    let taken = rested("true", "[[step]]\ndoes = \"activate\"\npiece = \"U1\"\n");
    assert!(taken.expect_err("it never comes").1.contains("Missing"), "dice end the wait");
    let at_once = rested("true", next).expect_err("an answer as written can be given at once");
    assert!(at_once.1.contains("dice"), "{at_once:?}");
}

/// BF-4.1: a story may begin with a part of a turn of a battle that comes with the book.
#[test]
fn a_story_begins_in_the_middle_of_a_battle() {
    let text = "story = { fr = \"Au milieu\", en = \"In the middle\" }\n\
        scenario = \"brigades-de-fer/brawners-farm\"\n\
        begins = { turn = 3, phase = \"activations\" }\n\
        [[step]]\nrest = \"activations\"\ndice = [1, 2, 6, 2, 2, 4, 1, 4, 7]\n\
        [[expect]]\nturn = 3\nhas_each = { points = [5, 7] }\n";
    assert_eq!(wrong(text), Ok(()));
}

fn golden(ruleset: &str) -> Vec<PathBuf> {
    let folder = folder(ruleset).with_file_name("tests").join("golden");
    let files =
        fs::read_dir(folder).expect("golden games").map(|file| file.expect("a file").path());
    let mut games: Vec<PathBuf> =
        files.filter(|file| file.extension().is_some_and(|end| end == "game")).collect();
    games.sort();
    games
}

/// A golden game of a rulebook as the record of a game that is not over: its dice do not follow from a
/// seed, and only a game that is over publishes one.
fn record(ruleset: &str, file: &Path) -> (Record, Box<dyn AnyBattle>) {
    let (id, mut choices) = testkit::golden::read::<Value>(file);
    let (game, source) = games::scenario(&format!("{ruleset}/{id}")).expect("a battle");
    let battle = game.read(source).expect("sound");
    choices.pop();
    let players = ["one".to_owned(), "other".to_owned()];
    let head = Head::of(battle.as_ref(), &players, None);
    let record = Record::new(head, &dice::Seed([0; 32]), &[None, None], choices, (None, None));
    (record, battle)
}

/// Stretches from the beginning, the middle and the end of golden games hold as stories, and know what
/// they show.
#[test]
fn a_stretch_of_a_game_is_a_story_that_holds() {
    let title = Names::new("Un extrait", "A stretch");
    for ruleset in ["brigades-de-fer", "puissance-de-feu"] {
        for file in golden(ruleset).iter().take(3) {
            let (record, battle) = record(ruleset, file);
            let last = record.choices.len();
            for (from, to) in [(1, 12), (last / 2, last / 2 + 8), (last - 5, last)] {
                let text = cut(battle.as_ref(), &record, &title, from, to);
                let text = text.unwrap_or_else(|wrong| panic!("{}: {wrong:?}", file.display()));
                let story = Story::read(&text, &nothing_beside)
                    .unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
                let mut answers = 0;
                let found = tell(&story, &mut |event| {
                    answers += usize::from(matches!(event.happened, Happened::Answer { .. }));
                });
                assert!(found.is_ok(), "{} {from}..{to}: {found:#?}\n{text}", file.display());
                assert_eq!(answers, to - from + 1, "{text}");
                let named = text.matches("\ndoes = ").count();
                assert!(
                    named * 2 > answers,
                    "most answers are named as a player sees them: {text}"
                );
            }
        }
    }
}

/// Every word that a piece, a side or a report has in a game is among those that a book lists.
#[test]
fn the_words_of_a_book_are_listed() {
    for ruleset in ["brigades-de-fer", "puissance-de-feu"] {
        let words = games::game(ruleset).expect("a game").vocabulary();
        for file in golden(ruleset) {
            let (record, battle) = record(ruleset, &file);
            let replayed = battle.replay(&record, &mut |step| {
                let tableau = step.play.tableau(None);
                for piece in &tableau.pieces {
                    assert!(words.statuses.contains(&piece.status), "{}", piece.status);
                    for marker in &piece.markers {
                        assert!(words.markers.contains(marker), "{marker}");
                    }
                }
                assert!(tableau.status.iter().all(|tally| words.status.contains(&tally.key)));
                assert!(step.play.summary().iter().all(|one| words.tallies.contains(&one.key)));
                let phase = step.play.phase();
                assert!(phase.is_none_or(|phase| words.phases.contains(&phase)), "{phase:?}");
            });
            assert!(replayed.is_ok(), "{}: {replayed:?}", file.display());
        }
    }
}

/// BF-6.1, BF-6.2: infantry of value 2 passes its test on 1 and 2 of ten.
#[test]
fn odds_are_compared_within_a_millionth() {
    let odds = |odds: &str| {
        wrong(&format!(
            "story = {{ fr = \"Les chances\", en = \"The chances\" }}\n\
             scenario = \"brigades-de-fer/brawners-farm\"\n\
             [[step]]\nrest = \"designate\"\ndice = [1, 2, 6, 2, 2, 4, 1, 4, 7]\n\
             [[step]]\ndoes = \"activate\"\npiece = \"C1\"\n\
             [[step]]\nrest = \"spend\"\n\
             [[expect]]\nodds = {{ does = \"spend\", {odds} }}\n"
        ))
    };
    assert_eq!(odds("count = 0, chance = 0.2"), Ok(()));
    assert_eq!(odds("count = 3, chance = 0.5"), Ok(()));
    assert_eq!(odds("count = 0, result = { success = false }, chance = 0.8"), Ok(()));
    let (_, told) = odds("count = 0, chance = 0.200002").expect_err("two millionths off");
    assert!(told.contains("odds"), "{told}");
}

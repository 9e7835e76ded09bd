//! The program as people and scripts use it: arguments in, exit code and text out.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const SHOT: &str =
    r#"{"weapon":"rifled_musket","vc":4,"range":1,"target":{"category":"infantry","vc":4}}"#;

fn grognard(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_grognard"))
        .args(arguments)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may answer without reading its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

fn json(output: &Output) -> Value {
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Runs a command that must be refused: exit code 2, nothing on standard output, no panic.
fn refused(arguments: &[&str], input: &str) -> String {
    let output = grognard(arguments, input);
    let error = text(&output.stderr).to_owned();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
    assert!(output.stdout.is_empty(), "{arguments:?} printed something");
    assert!(!error.contains("panicked"), "{error}");
    error
}

#[test]
fn a_shot_is_resolved_with_typed_dice() {
    let command = ["resolve", "brigades-de-fer", "fire", "--dice", "1,3,4,6", "--json"];
    let answer = json(&grognard(&command, SHOT));
    assert_eq!(answer["result"]["hits"], 2);
    assert_eq!(answer["result"]["retreat_ud"], 1);
    assert_eq!(answer["modifiers"][0]["rule"], "BF-8.11");
    assert_eq!(answer["dice"][0]["faces"], serde_json::json!([1, 3, 4, 6]));
}

#[test]
fn the_same_seed_rolls_the_same_dice() {
    let command = ["resolve", "brigades-de-fer", "fire", "--seed", "7", "--json", "--input", SHOT];
    assert_eq!(json(&grognard(&command, "")), json(&grognard(&command, "")));
}

#[test]
fn odds_sum_to_one_and_come_as_fractions_on_request() {
    let command = ["odds", "brigades-de-fer", "fire", "--exact", "--json", "--input", SHOT];
    let answer = json(&grognard(&command, ""));
    let outcomes = answer["outcomes"].as_array().unwrap();
    let total: f64 = outcomes.iter().map(|one| one["probability"].as_f64().unwrap()).sum();
    assert!((total - 1.0).abs() < 1e-9);
    let none = outcomes.iter().find(|one| one["result"]["hits"] == 0).unwrap();
    assert_eq!(none["fraction"], "1/16");
}

#[test]
fn lines_are_answered_one_by_one_whatever_came_before() {
    let lines = concat!(
        r#"{"input":{"union":3,"confederate":2},"dice":[4]}"#,
        "\nnot json\n\n",
        r#"{"input":{"union":3,"confederate":2},"dice":[]}"#,
        "\n",
        r#"{"input":{"union":3,"confederate":2},"dice":[4,4]}"#,
        "\n",
        r#"{"input":{"union":3,"confederate":2},"dice":["4"]}"#,
        "\n",
        r#"{"input":{"onion":3},"dice":[4]}"#,
        "\n",
        r#"{"input":null,"dice":[4]}"#,
        "\n",
        r#"{"input":{"union":1},"dice":null}"#,
        "\n",
        r#"{"procedure":"group-limit","input":{"vc":4}}"#,
    );
    let output = grognard(&["resolve", "brigades-de-fer", "draw-token", "--jsonl"], lines);
    assert_eq!(output.status.code(), Some(0));
    let answers: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 10);
    assert_eq!(answers[0]["result"]["side"], "confederate");
    let codes: Vec<_> = answers[1..9].iter().map(|one| one["error"]["code"].as_str()).collect();
    let expected = [
        "bad_line",
        "bad_line",
        "dice_missing",
        "dice_left_over",
        "wrong_type",
        "unknown_field",
        "wrong_type",
        "wrong_type",
    ];
    assert_eq!(codes, expected.map(Some));
    assert_eq!(answers[6]["error"]["field"], "onion");
    assert_eq!(answers[9]["result"]["max_subordinates"], 3);
}

#[test]
fn lines_of_odds_hold_outcomes() {
    let lines = format!("{{\"input\":{SHOT}}}\n{{\"input\":{{}}}}\n");
    let output = grognard(&["odds", "brigades-de-fer", "fire", "--jsonl"], &lines);
    let answers: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(answers[0]["outcomes"].as_array().unwrap().len() > 3);
    assert_eq!(answers[1]["error"]["code"], "missing_field");
}

#[test]
fn bad_input_names_field_value_and_what_is_allowed() {
    let fire = ["resolve", "brigades-de-fer", "fire", "--dice", "1"];
    let error = refused(&fire, r#"{"weapon":"rifled_musket","vc":7}"#);
    assert!(error.contains("“vc” is 7") && error.contains("1 to 6"), "{error}");
    let error = refused(&fire, r#"{"wepon":"rifled_musket"}"#);
    assert!(error.contains("wepon") && error.contains("did you mean “weapon”"), "{error}");
    let error = refused(&fire, r#"{"weapon":"rifled_gum"}"#);
    assert!(error.contains("did you mean “rifled_gun”"), "{error}");
    let error = refused(&fire, SHOT);
    assert!(error.contains("dice still needed, 3 × d6"), "{error}");
    let error = refused(&["resolve", "brigades-de-fer", "fire", "--dice", "1,2,x"], SHOT);
    assert!(error.contains('x'), "{error}");
    refused(&fire, "not json");
    refused(&fire, "[]");
    refused(&["resolve", "brigades-de-fer", "fire", "--input", "/no/such/file"], "");
}

#[test]
fn unknown_names_suggest_the_nearest() {
    for (arguments, nearest) in [
        (&["odds", "brigade-de-fer", "fire"][..], "brigades-de-fer"),
        (&["odds", "brigades-de-fer", "fyre"][..], "fire"),
        (&["rules", "brigades-de-fer", "BF-8.112"][..], "BF-8.11"),
        (&["resolv"][..], "resolve"),
        (&["odds", "brigades-de-fer", "fire", "--jsn"][..], "--json"),
    ] {
        let error = refused(arguments, "{}");
        assert!(error.contains(&format!("did you mean “{nearest}”")), "{error}");
    }
}

#[test]
fn french_is_spoken_where_the_locale_is_french() {
    let output = Command::new(env!("CARGO_BIN_EXE_grognard"))
        .args(["odds", "nulle-part", "fire"])
        .env("LC_ALL", "fr_FR.UTF-8")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(text(&output.stderr).starts_with("erreur :"), "{}", text(&output.stderr));
    let output = grognard(&["--lang", "fr", "--help"], "");
    assert!(text(&output.stdout).contains("Commandes"));
}

#[test]
fn every_command_has_help_with_examples() {
    for command in ["procedures", "resolve", "odds", "rules", "completions"] {
        let output = grognard(&[command, "--help"], "");
        assert_eq!(output.status.code(), Some(0));
        assert!(text(&output.stdout).contains("Example"), "{command}");
    }
}

#[test]
fn procedures_come_with_schemas() {
    let list = json(&grognard(&["procedures", "--json"], ""));
    let fire = list.as_array().unwrap().iter().find(|one| one["procedure"] == "fire").unwrap();
    assert_eq!(fire["input"]["properties"]["vc"]["maximum"], 6);
    assert_eq!(fire["input"]["additionalProperties"], false);
    assert!(fire["result"]["properties"]["hits"].is_object());
    assert!(fire["rules"].as_array().unwrap().len() > 5);
}

#[test]
fn rules_are_told_and_counted() {
    let output = grognard(&["rules", "brigades-de-fer", "8.12"], "");
    assert!(text(&output.stdout).contains("BF-8.12"));
    let counted = |ruleset: &str| {
        let output = grognard(&["rules", ruleset, "--coverage", "--json"], "");
        let counts: Value = serde_json::from_slice(&output.stdout).unwrap();
        let count = |name: &str| counts[name].as_u64().unwrap() as usize;
        let list = |name: &str| counts[name].as_array().unwrap().len();
        assert_eq!(count("rules"), count("in_play") + count("describes") + list("missing"));
        assert_eq!(count("in_play"), count("guarded") + list("unguarded"));
        assert_eq!(output.status.code(), Some(i32::from(list("missing") > 0)));
        // A person is told the names of the missing and of the unguarded, and of no others.
        let told = grognard(&["rules", ruleset, "--coverage"], "");
        let is_id = |word: &&str| word.get(2..3) == Some("-");
        let named: BTreeSet<&str> = text(&told.stdout).split_whitespace().filter(is_id).collect();
        let lists = [&counts["missing"], &counts["unguarded"]];
        let ids = lists.into_iter().flat_map(|list| list.as_array().unwrap());
        assert_eq!(named, ids.map(|id| id.as_str().unwrap()).collect(), "{ruleset}");
        (counts["whole_game"].as_bool().unwrap(), count("in_play"), count("guarded"))
    };
    let (whole, in_play, guarded) = counted("brigades-de-fer");
    assert!(whole && in_play > 100 && guarded > 50, "{in_play} {guarded}");
    for ruleset in ["puissance-de-feu", "orel-tsaritsyne", "bataille-empire", "marie-louise"] {
        let (whole, in_play, guarded) = counted(ruleset);
        assert!(whole && in_play > 50 && guarded > 50, "{ruleset}: {in_play} {guarded}");
    }
}

/// A story is checked, told with its maps, and cut from a record; what is no story is told with its line.
#[test]
fn stories_are_checked_told_and_cut() {
    let folder = tempfile::tempdir().unwrap();
    let stories = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/brigades-de-fer/stories");
    let file = format!("{stories}/first-token.toml");
    assert_eq!(grognard(&["story", "check", &file], "").status.code(), Some(0));
    let maps = folder.path().join("maps");
    let maps = maps.to_str().unwrap();
    let shown = grognard(&["story", "show", &file, "-o", maps], "");
    let told = text(&shown.stdout);
    assert!(told.contains("BF-5.4") && told.contains('✓') && told.contains('✗'), "{told}");
    let map = std::fs::read_to_string(format!("{maps}/01.svg")).unwrap();
    assert!(map.starts_with("<svg"));
    let page = folder.path().join("story.html");
    let page = page.to_str().unwrap();
    assert_eq!(grognard(&["story", "show", &file, "-o", page], "").status.code(), Some(0));
    assert!(std::fs::read_to_string(page).unwrap().contains("<svg"));
    let broken = folder.path().join("broken.toml");
    let story = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&broken, story.replace("points = [5, 7]", "points = [5, 8]")).unwrap();
    let broken = broken.to_str().unwrap();
    let output = grognard(&["story", "check", broken], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("[5, 8]"), "{}", text(&output.stdout));
    assert_eq!(grognard(&["story", "show", broken], "").status.code(), Some(1));
    std::fs::write(broken, "story = 3").unwrap();
    assert_eq!(grognard(&["story", "check", broken], "").status.code(), Some(2));
    let words = grognard(&["story", "words", "puissance-de-feu", "--json"], "");
    let words: Value = serde_json::from_slice(&words.stdout).unwrap();
    for (list, word) in [
        ("seats", "attacker"),
        ("questions", "react"),
        ("verbs", "charge"),
        ("phases", "flights"),
        ("statuses", "on_table"),
        ("markers", "routing"),
        ("facts", "odds"),
    ] {
        assert!(words[list].as_array().unwrap().contains(&word.into()), "{list}: {words}");
    }
}

/// A record of a simulated battle gives stories that hold.
#[test]
fn a_stretch_of_a_record_is_cut() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("one.game");
    let record = record.to_str().unwrap();
    let simulated = grognard(
        &[
            "simulate",
            "puissance-de-feu/toll-gate",
            "--games",
            "1",
            "--seed",
            "7",
            "--save",
            record,
        ],
        "",
    );
    assert!(simulated.status.success(), "{}", text(&simulated.stderr));
    let cut = folder.path().join("cut.toml");
    let cut = cut.to_str().unwrap();
    let output = grognard(&["story", "cut", record, "--from", "4", "--to", "9", "-o", cut], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let checked = grognard(&["story", "check", cut], "");
    assert_eq!(checked.status.code(), Some(0), "{}", text(&checked.stdout));
    let beyond = grognard(&["story", "cut", record, "--from", "4", "--to", "9999"], "");
    assert_eq!(beyond.status.code(), Some(2));
}

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let output = grognard(&["completions", shell], "");
        assert!(text(&output.stdout).contains("resolve"), "{shell}");
    }
}

#[test]
fn the_tour_shows_odds_and_an_explained_result() {
    let output = grognard(&["tour"], "");
    assert_eq!(output.status.code(), Some(0));
    let tour = text(&output.stdout);
    assert!(tour.contains("Brigades de Fer") && tour.contains("BF-8.11") && tour.contains('█'));
}

/// Small odd numbers, always the same.
fn noise(seed: u64) -> impl FnMut() -> u64 {
    let mut state = seed;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    }
}

#[test]
fn arbitrary_bytes_are_answered_line_for_line() {
    const PIECES: [&[u8]; 14] = [
        b"{", b"}", b"\"input\":", b"\"dice\":", b"[1,", b"]", b"{\"vc\":4}", b"null", b"\xff\xfe",
        b"1e999", b"\"", b"\\u0000", b"\0", b",",
    ];
    let mut next = noise(1862);
    let mut lines = Vec::new();
    for _ in 0..3000 {
        for _ in 0..next() % 12 {
            let piece = PIECES[next() as usize % PIECES.len()];
            lines.extend_from_slice(if next().is_multiple_of(5) {
                &piece[..piece.len() / 2]
            } else {
                piece
            });
        }
        lines.push(b'\n');
    }
    for command in ["resolve", "odds"] {
        let file = std::env::temp_dir().join(format!("grognard-{command}-{}", std::process::id()));
        std::fs::write(&file, &lines).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_grognard"))
            .args([command, "brigades-de-fer", "group-limit", "--jsonl", "--input"])
            .arg(&file)
            .output()
            .unwrap();
        std::fs::remove_file(&file).unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let answers: Vec<Value> =
            text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(answers.len(), 3000);
        assert!(answers.iter().all(Value::is_object));
    }
}

#[test]
fn a_line_that_never_ends_is_an_error_and_the_next_is_answered() {
    let lines = format!("{}\n{{\"input\":{{\"vc\":4}}}}\n", "[".repeat(9 << 20));
    let output = grognard(&["resolve", "brigades-de-fer", "group-limit", "--jsonl"], &lines);
    let answers: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers[0]["error"]["code"], "line_too_long");
    assert_eq!(answers[1]["result"]["max_subordinates"], 3);
}

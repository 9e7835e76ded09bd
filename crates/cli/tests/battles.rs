//! Scenarios, simulations and replays as people and scripts use them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

const FARM: &str = "brigades-de-fer/brawners-farm";

fn grognard(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_grognard"))
        .args(arguments)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let output = grognard(arguments);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Runs a command that ends with this code, prints nothing and says why on standard error.
fn refused(arguments: &[&str], code: i32) -> String {
    let output = grognard(arguments);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {error}");
    assert!(output.stdout.is_empty(), "{arguments:?} printed something");
    assert!(!error.contains("panicked") && !error.is_empty(), "{error}");
    error
}

/// A file of this test's own.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    folder.join(format!("battles-{}-{name}", std::process::id()))
}

fn path(file: &Path) -> &str {
    file.to_str().unwrap()
}

/// The record of one small battle.
fn recorded(name: &str) -> (PathBuf, String) {
    let to = file(name);
    let done = grognard(&["simulate", FARM, "--games", "1", "--seed", "7", "--save", path(&to)]);
    assert_eq!(done.status.code(), Some(0), "{}", text(&done.stderr));
    let record = fs::read_to_string(&to).unwrap();
    (to, record)
}

#[test]
fn scenarios_are_listed_with_their_ids() {
    let list = json(&["scenarios", "--json"]);
    let ids: Vec<&str> =
        list.as_array().unwrap().iter().filter_map(|one| one["id"].as_str()).collect();
    assert!(ids.contains(&"brigades-de-fer/millers-cornfield"), "{ids:?}");
    assert_eq!(list[0]["ruleset"], "brigades-de-fer");
    assert!(text(&grognard(&["scenarios", "--lang", "fr"]).stdout).contains(FARM));
}

#[test]
fn every_scenario_is_sound_and_can_be_shown_and_drawn() {
    for one in json(&["scenarios", "--json"]).as_array().unwrap() {
        let id = one["id"].as_str().unwrap();
        assert_eq!(json(&["scenario", "check", id, "--json"])["sound"], true);
        let shown = json(&["scenario", "show", id, "--json"]);
        assert_eq!(shown["armies"].as_array().unwrap().len(), 2);
        let drawn = text(&grognard(&["scenario", "render", id]).stdout);
        assert!(drawn.starts_with("<svg") && drawn.trim_end().ends_with("</svg>"));
    }
}

#[test]
fn a_faulty_scenario_is_told_every_fault_and_its_line() {
    let to = file("faulty.toml");
    fs::write(&to, "format = 1\nturns = \"five\"\ncolour = 3\n").unwrap();
    let error = refused(&["scenario", "check", path(&to)], 1);
    assert!(error.contains(":2") && error.contains("turns"), "{error}");
    assert!(error.contains(":3") && error.contains("colour"), "{error}");
    refused(&["scenario", "show", path(&to)], 2);
    refused(&["simulate", path(&to)], 2);
    fs::write(&to, "this is [not toml").unwrap();
    refused(&["scenario", "check", path(&to)], 1);
    let error = refused(&["scenario", "check", "brigades-de-fer/brawner-farm"], 2);
    assert!(error.contains(FARM), "{error}");
}

#[test]
fn the_same_seed_gives_the_same_report_whatever_the_threads() {
    let run = |threads: &str| {
        json(&["simulate", FARM, "--games", "12", "--seed", "5", "--threads", threads, "--json"])
    };
    let report = run("1");
    assert_eq!(report, run("3"));
    assert_eq!(report["games"], 12);
    let wins: u64 = report["sides"]
        .as_array()
        .unwrap()
        .iter()
        .map(|side| side["wins"]["games"].as_u64().unwrap())
        .sum();
    assert_eq!(wins + report["draws"]["games"].as_u64().unwrap(), 12);
    let other = json(&["simulate", FARM, "--games", "12", "--seed", "6", "--json"]);
    assert_ne!(report, other);
}

#[test]
fn battles_come_as_a_table_and_as_a_page() {
    let to = file("report.html");
    let done = grognard(&[
        "simulate",
        FARM,
        "--games",
        "4",
        "--seed",
        "5",
        "--csv",
        "--mirror",
        "--report",
        path(&to),
        "--blue",
        "recruit",
        "--lang",
        "fr",
    ]);
    assert_eq!(done.status.code(), Some(0), "{}", text(&done.stderr));
    assert_eq!(text(&done.stdout).lines().count(), 5);
    let page = fs::read_to_string(&to).unwrap();
    assert!(page.contains("<svg") && page.contains("lang=\"fr\"") && page.contains("--mirror"));
    assert!(text(&done.stderr).is_empty(), "no bar where nobody looks");
}

#[test]
fn what_cannot_be_simulated_is_refused() {
    refused(&["simulate"], 2);
    refused(&["simulate", "nowhere.toml"], 2);
    refused(&["simulate", FARM, "--games", "0"], 2);
    refused(&["simulate", FARM, "--games", "many"], 2);
    refused(&["simulate", FARM, "--blue", "general"], 2);
    refused(&["simulate", FARM, "--json", "--csv"], 2);
    refused(&["simulate", FARM, "--games", "1", "--report", "/nowhere/at/all.html"], 2);
    refused(&["simulate", FARM, "--games", "1", "--save", "/nowhere/at/all.game"], 2);
}

#[test]
fn several_battles_are_recorded_in_numbered_files() {
    let to = file("many.game");
    let done = grognard(&["simulate", FARM, "--games", "3", "--save", path(&to), "--json"]);
    assert_eq!(done.status.code(), Some(0), "{}", text(&done.stderr));
    for number in 1..=3 {
        let one = file(&format!("many-{number}.game"));
        assert_eq!(json(&["replay", "verify", path(&one), "--json"])["valid"], true);
    }
}

#[test]
fn a_recorded_battle_is_verified_told_and_drawn() {
    let (to, record) = recorded("true.game");
    let found = json(&["replay", "verify", path(&to), "--json"]);
    let record: Value = serde_json::from_str(&record).unwrap();
    assert_eq!(found["dice_verified"], true);
    assert_eq!(found["choices"], record["end"]["choices"]);
    let told = json(&["replay", "show", path(&to), "--json"]);
    assert_eq!(told["steps"].as_array().unwrap().len() as u64, found["choices"].as_u64().unwrap());
    let shown = grognard(&["replay", "show", path(&to)]);
    assert_eq!(shown.status.code(), Some(0));
    assert!(text(&shown.stdout).contains("Turn 1"));
    for at in ["0", "9"] {
        let map = grognard(&["replay", "render", path(&to), "--at", at]);
        assert!(text(&map.stdout).starts_with("<svg"));
    }
    let error = refused(&["replay", "render", path(&to), "--at", "99999"], 2);
    assert!(error.contains("99999"), "{error}");
}

#[test]
fn a_map_is_a_picture_and_a_battle_a_film_by_the_name_of_the_file() {
    let picture = file("farm.png");
    let drawn = grognard(&["scenario", "render", FARM, "--output", path(&picture)]);
    assert_eq!(drawn.status.code(), Some(0), "{}", text(&drawn.stderr));
    assert!(fs::read(&picture).unwrap().starts_with(b"\x89PNG"));
    let (to, record) = recorded("film.game");
    let film = file("film.html");
    let made = grognard(&["replay", "render", path(&to), "--output", path(&film)]);
    assert_eq!(made.status.code(), Some(0), "{}", text(&made.stderr));
    let page = fs::read_to_string(&film).unwrap();
    let start = page.find("id=\"film-data\">").unwrap() + "id=\"film-data\">".len();
    let data = &page[start..start + page[start..].find("</script>").unwrap()];
    let data: Value = serde_json::from_str(data).unwrap();
    let frames = data["frames"].as_array().unwrap().len();
    let record: Value = serde_json::from_str(&record).unwrap();
    assert!(frames > 10 && frames <= record["choices"].as_array().unwrap().len() + 1);
    assert_eq!(data["captions"].as_array().unwrap().len(), frames);
}

#[test]
fn the_format_of_scenarios_is_printed_as_a_json_schema() {
    let schema = json(&["scenario", "schema", "brigades-de-fer"]);
    assert_eq!(schema["additionalProperties"], false);
    assert_eq!(schema["properties"]["turns"]["maximum"], 60);
    let error = refused(&["scenario", "schema", "chess"], 2);
    assert!(error.contains("brigades-de-fer"), "{error}");
}

#[test]
fn an_edited_record_is_refused_with_the_reason_and_the_place() {
    let (_, record) = recorded("edited-from.game");
    let to = file("edited.game");
    let verify = |edited: &str| {
        fs::write(&to, edited).unwrap();
        refused(&["replay", "show", path(&to)], 2);
        refused(&["replay", "verify", path(&to)], 1)
    };
    let error = verify(&record[..record.len() / 2]);
    assert!(error.contains("cut off at line"), "{error}");
    let value: Value = serde_json::from_str(&record).unwrap();
    let mut edited = value.clone();
    edited["choices"][4]["hash"] = "0123456789abcdef".into();
    let error = verify(&edited.to_string());
    assert!(error.contains("choice 5 is wrong") && error.contains("0123456789abcdef"), "{error}");
    let mut edited = value.clone();
    let thrown =
        edited["choices"].as_array().unwrap().iter().position(|one| one["faces"].is_array());
    let thrown = thrown.unwrap();
    let face = &mut edited["choices"][thrown]["faces"][0];
    *face = if *face == 1 { 2.into() } else { 1.into() };
    let error = verify(&edited.to_string());
    assert!(error.contains(&format!("choice {} is wrong", thrown + 1)), "{error}");
    let mut edited = value.clone();
    edited["choices"].as_array_mut().unwrap().pop();
    assert!(verify(&edited.to_string()).contains("cut short"));
    let mut edited = value.clone();
    edited["seats"][0]["player"] = "Napoleon".into();
    assert!(verify(&edited.to_string()).contains("commitment is broken"));
    let mut edited = value.clone();
    edited["seal"] = "0".repeat(64).into();
    assert!(verify(&edited.to_string()).contains("seal"));
    let mut edited = value;
    edited["choices"][2]["choice"] = "surrender".into();
    assert!(verify(&edited.to_string()).contains("choice 3 is wrong"));
    assert!(verify("{}").contains("no record of a game"));
    assert!(verify("").contains("cut off"));
}

/// A record that was changed and sealed again, as whoever forges one would.
fn forged(name: &str, record: &str, change: impl FnOnce(&mut games::Record)) -> PathBuf {
    let mut record = games::Record::read(record).unwrap();
    change(&mut record);
    let to = file(name);
    fs::write(&to, record.sealed().write()).unwrap();
    to
}

/// The code of what is wrong with a record, compared with what a player has kept.
fn code(record: &Path, kept: &[&str]) -> Value {
    let arguments = [&["replay", "verify", path(record), "--json"], kept].concat();
    let done = grognard(&arguments);
    let found: Value = serde_json::from_slice(&done.stdout).unwrap();
    assert_eq!(done.status.code(), Some(i32::from(found["valid"] == false)), "{found}");
    found["error"]["code"].clone()
}

#[test]
fn a_record_is_compared_with_what_a_player_has_kept() {
    let (to, record) = recorded("kept.game");
    let honest = games::Record::read(&record).unwrap();
    let (commitment, seal) = (honest.dice.commitment.as_str(), honest.seal.as_str());
    let upper = commitment.to_uppercase();
    let kept = ["--commitment", &upper, "--seal", seal];
    let found = [&["replay", "verify", path(&to), "--json"], kept.as_slice()].concat();
    let found = json(&found);
    assert_eq!((&found["commitment_compared"], &found["undone"]), (&true.into(), &0.into()));
    assert!(found["rolls"].as_u64() > Some(20));
    let kept = ["--commitment", commitment];

    // The seed was swapped before the battle: another battle, true in itself.
    let other = file("swapped.game");
    let done =
        grognard(&["simulate", FARM, "--games", "1", "--seed", "77", "--save", path(&other)]);
    assert_eq!(done.status.code(), Some(0), "{}", text(&done.stderr));
    assert_eq!(code(&other, &[]), Value::Null);
    assert_eq!(code(&other, &kept), "commitment");
    let error = refused(&["replay", "verify", path(&other), "--commitment", commitment], 1);
    assert!(
        error.contains("not the game that you played") && error.contains(commitment),
        "{error}"
    );
    // The same, with the commitment left as it was.
    let other = games::Record::read(&fs::read_to_string(&other).unwrap()).unwrap();
    let seed = forged("seed.game", &record, |record| record.dice.seed = other.dice.seed);
    assert_eq!(code(&seed, &kept), "head");

    // Names changed, and sealed again.
    let named = forged("named.game", &record, |record| record.seats[1].player = "Ney".to_owned());
    assert_eq!(code(&named, &kept), "head");

    // Choices cut off the end, and sealed again.
    let cut = |record: &mut games::Record| {
        record.choices.truncate(20);
        record.end.choices = 20;
        record.end.outcome = None;
    };
    assert_eq!(code(&forged("cut.game", &record, cut), &kept), "cut_off");
    let resigned = forged("resigned.game", &record, |record| {
        cut(record);
        record.end.forfeit = Some(games::Forfeit::Resigned(engine::game::Seat(0)));
    });
    assert_eq!(code(&resigned, &kept), Value::Null);
    assert_eq!(code(&resigned, &["--seal", seal]), "kept_seal");
    let shown = grognard(&["replay", "show", path(&resigned)]);
    assert!(text(&shown.stdout).contains("resigned"), "{}", text(&shown.stdout));

    let own = "5a".repeat(32);
    assert_eq!(code(&to, &["--contribution", &own]), "contribution");
    for wrong in ["", "5a", &own[1..], &"5g".repeat(32)] {
        refused(&["replay", "verify", path(&to), "--commitment", wrong], 2);
    }
}

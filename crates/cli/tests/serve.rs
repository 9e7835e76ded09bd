//! The program as a server: killed in the middle of many games, it comes back with every choice
//! that it acknowledged.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

const GAMES: usize = 100;

struct Running {
    child: Child,
    url: String,
}

fn start(folder: &TempDir) -> Running {
    start_with(folder, &[])
}

fn start_with(folder: &TempDir, more: &[&str]) -> Running {
    let mut child = Command::new(env!("CARGO_BIN_EXE_grognard"))
        .args(["serve", "--bind", "127.0.0.1:0", "--lang", "en", "--data"])
        .arg(folder.path())
        .args(more)
        .env("GROGNARD_RATE", "1000000")
        .env("GROGNARD_COMPUTER_DELAY_MS", "0")
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("its output");
    BufReader::new(out).read_line(&mut line).expect("a line");
    let url = line.split_whitespace().find(|word| word.starts_with("http://")).expect("an address");
    Running { url: url.trim_end_matches('/').to_owned(), child }
}

/// A person who plays whatever is offered first, and remembers what was acknowledged.
async fn play(
    http: reqwest::Client,
    url: String,
    game: String,
    token: String,
    known: Arc<AtomicU64>,
) {
    loop {
        let table = http.get(format!("{url}/api/games/{game}")).bearer_auth(&token).send().await;
        let Ok(table) = table else { return };
        let Ok(table) = table.json::<Value>().await else { return };
        let Some(choice) = table["decision"]["offers"][0].get("choice") else { return };
        let body = json!({"number": table["number"], "choice": choice});
        let answer = http.post(format!("{url}/api/games/{game}/answer")).bearer_auth(&token);
        let Ok(answer) = answer.json(&body).send().await else { return };
        let Ok(answer) = answer.json::<Value>().await else { return };
        if let Some(number) = answer["table"]["number"].as_u64() {
            known.store(number, Ordering::SeqCst);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_comes_back_with_every_acknowledged_choice() {
    let folder = TempDir::new().expect("a folder");
    let mut running = start(&folder);
    let http = reqwest::Client::new();
    let mut games = Vec::new();
    let mut tasks = Vec::new();
    for _ in 0..GAMES {
        let body = json!({"scenario": "brigades-de-fer/millers-cornfield",
            "seats": [{"player": "human"}, {"player": "human"}]});
        let created = http.post(format!("{}/api/games", running.url)).json(&body).send().await;
        let created: Value = created.expect("an answer").json().await.expect("JSON");
        let game = created["game"].as_str().expect("a game").to_owned();
        let token = created["seats"][0]["token"].as_str().expect("a token").to_owned();
        let known = Arc::new(AtomicU64::new(0));
        let url = running.url.clone();
        tasks.push(tokio::spawn(play(
            http.clone(),
            url,
            game.clone(),
            token.clone(),
            known.clone(),
        )));
        games.push((game, token, known));
    }
    // Killed in the middle of it, however fast the machine is.
    let acknowledged =
        || -> u64 { games.iter().map(|(.., known)| known.load(Ordering::SeqCst)).sum() };
    while acknowledged() <= 2 * GAMES as u64 && tasks.iter().any(|task| !task.is_finished()) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // SIGKILL: no goodbye, no saving.
    running.child.kill().expect("killed");
    running.child.wait().expect("gone");
    for task in tasks {
        task.await.expect("joined");
    }
    assert!(acknowledged() > 2 * GAMES as u64, "nobody plays: {}", acknowledged());
    let mut running = start(&folder);
    for (game, token, known) in &games {
        let path = format!("{}/api/games/{game}", running.url);
        let table = http.get(path).bearer_auth(token).send().await.expect("an answer");
        let table: Value = table.json().await.expect("JSON");
        let number = table["number"].as_u64().expect("a number");
        let known = known.load(Ordering::SeqCst);
        // One more may be stored that could not be acknowledged any more.
        assert!((known..=known + 1).contains(&number), "{known} acknowledged, {number} there");
    }
    running.child.kill().expect("killed");
    running.child.wait().expect("gone");
}

#[test]
fn a_second_server_is_told_where_the_first_one_is() {
    let folder = TempDir::new().expect("a folder");
    let mut running = start(&folder);
    let second = |arguments: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_grognard"));
        let told = program.args(arguments).args(["--lang", "en", "--data"]).arg(folder.path());
        told.output().expect("it runs")
    };
    let played = second(&["play", "--no-open"]);
    let said = String::from_utf8(played.stdout).expect("text");
    assert!(played.status.success());
    assert_eq!(said.trim(), format!("Grognard is already running at {}/", running.url));
    let served = second(&["serve", "--bind", "127.0.0.1:0"]);
    let said = String::from_utf8(served.stderr).expect("text");
    assert!(!served.status.success() && said.contains(&running.url), "{said}");
    running.child.kill().expect("killed");
    running.child.wait().expect("gone");
}

/// `serve --dice-seed`: the record of a game says so, and `replay` repeats it.
#[tokio::test(flavor = "multi_thread")]
async fn a_practice_game_is_told_from_a_fair_one() {
    for (seed, practice) in [(Some("1862"), true), (None, false)] {
        let folder = TempDir::new().expect("a folder");
        let more: Vec<&str> = seed.into_iter().flat_map(|seed| ["--dice-seed", seed]).collect();
        let mut running = start_with(&folder, &more);
        let http = reqwest::Client::new();
        let body = json!({"scenario": "brigades-de-fer/brawners-farm", "seats": [
            {"player": "computer", "level": "recruit"}, {"player": "computer", "level": "recruit"}]});
        let created = http.post(format!("{}/api/games", running.url)).json(&body).send().await;
        let created: Value = created.expect("an answer").json().await.expect("JSON");
        let url =
            format!("{}/api/games/{}", running.url, created["game"].as_str().expect("a game"));
        let record = loop {
            let record = http.get(format!("{url}/record")).send().await.expect("an answer");
            if record.status() == 200 {
                break record.text().await.expect("text");
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        running.child.kill().expect("killed");
        running.child.wait().expect("gone");
        let file = folder.path().join("battle.game");
        let replay = |text: &str, arguments: &[&str]| {
            std::fs::write(&file, text).expect("written");
            let mut program = Command::new(env!("CARGO_BIN_EXE_grognard"));
            let made = program.arg("replay").args(arguments).arg(&file).args(["--lang", "en"]);
            let made = made.output().expect("it runs");
            let said =
                [made.stdout, made.stderr].map(|said| String::from_utf8(said).expect("text"));
            (made.status.code(), said.concat())
        };
        for command in ["show", "verify"] {
            let (code, said) = replay(&record, &[command]);
            assert_eq!(code, Some(0), "{said}");
            let marked = said.contains("practice game: dice known beforehand");
            assert_eq!(marked, practice, "{command}: {said}");
            let (_, said) = replay(&record, &[command, "--json"]);
            let told: Value = serde_json::from_str(&said).expect("JSON");
            assert_eq!(told["practice"], practice);
        }
        if practice {
            let hidden = record.replace(",\"practice\":true", "");
            assert_ne!(hidden, record);
            let (code, said) = replay(&hidden, &["verify", "--json"]);
            let told: Value = serde_json::from_str(&said).expect("JSON");
            assert_eq!((code, &told["error"]["code"]), (Some(1), &json!("practice")));
        }
    }
}

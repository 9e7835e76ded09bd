//! Why a computer chose an answer: told with the step, and not before it.

use crate::common::{CORNFIELD, FARM, Game, Socket, Table, table};
use serde_json::{Value, json};

/// A game against a sergeant, and the socket of its person.
async fn against_the_computer(server: &Table, scenario: &str) -> (Game, Socket) {
    let seats = json!([{"player": "human"}, {"player": "computer", "level": "sergeant"}]);
    let game = server.create(scenario, seats).await;
    let person = server.sit(&game.id, Some(&game.tokens[0])).await;
    (game, person)
}

async fn story(server: &Table, game: &Game, lang: &str) -> Vec<Value> {
    let path = game.path(&format!("/story?lang={lang}"));
    let story = server.json_as(&path, &game.tokens[0]).await;
    story["steps"].as_array().expect("steps").clone()
}

fn of_seat(steps: &[Value], seat: u8) -> Vec<&Value> {
    steps.iter().filter(|step| step["seat"] == seat).collect()
}

/// Answers until the other side has done so many things that are told.
async fn play(person: &mut Socket, others: usize) {
    while of_seat(&person.told, 1).len() < others && person.asked().await {
        person.answer(0).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_says_why_and_storage_keeps_it() {
    let mut server = table().await;
    let (game, mut person) = against_the_computer(&server, FARM).await;
    play(&mut person, 6).await;
    let told = person.told.clone();
    let reasons: Vec<&Value> = of_seat(&told, 1).iter().map(|step| &step["reason"]).collect();
    assert!(reasons.len() >= 6);
    for reason in &reasons {
        assert!(reason["text"].as_str().is_some_and(|text| !text.is_empty()), "{reason}");
        assert!(reason["rule"].as_str().is_some_and(|rule| rule.starts_with("BF-")), "{reason}");
    }
    // A person gives none.
    assert!(of_seat(&told, 0).iter().all(|step| step.get("reason").is_none()));
    let before = story(&server, &game, "en").await;
    // The computer may have answered before the socket was open.
    for step in &told {
        let number = step["number"].as_u64().expect("a number") as usize;
        assert_eq!(&before[number - 1], step);
    }
    drop(person);
    server.stop().await;
    server.start().await;
    assert_eq!(story(&server, &game, "en").await, before);
    // In the language of whoever asks.
    let french = story(&server, &game, "fr").await;
    for (english, french) in of_seat(&before, 1).iter().zip(of_seat(&french, 1)) {
        assert_eq!(english["reason"]["rule"], french["reason"]["rule"]);
        assert_ne!(english["reason"]["text"], french["reason"]["text"]);
    }
    // The record is of the game, not of what a player thought.
    let mut person = server.sit(&game.id, Some(&game.tokens[0])).await;
    person.send(&json!({"type": "resign"})).await;
    person.table_where(|table| !table["outcome"].is_null()).await;
    let record = server.get(&game.path("/record")).send().await.expect("an answer");
    let record = games::Record::read(&record.text().await.expect("text")).expect("a record");
    let written = record.choices.iter().map(|played| serde_json::to_value(played).expect("JSON"));
    for played in written {
        assert!(played.get("reason").is_none(), "{played}");
    }
}

/// A secret step keeps its reason secret, and what is taken back meanwhile loses none.
#[tokio::test(flavor = "multi_thread")]
async fn the_reason_of_a_secret_step_is_revealed_with_it() {
    let server = table().await;
    let (game, mut person) = against_the_computer(&server, CORNFIELD).await;
    let in_deployment = |table: &Value| {
        let kind = table["decision"]["kind"].as_str().unwrap_or_default();
        ["deploy", "deploy_general", "commit"].contains(&kind)
    };
    // The computer has long deployed when the person has placed everything.
    person.table_where(|table| table["waiting_for"] == json!([0])).await;
    let mut placed = 0;
    while person.asked().await && person.table["decision"]["kind"] != "commit" {
        person.answer(0).await;
        placed += 1;
        if placed == 2 {
            person.send(&json!({"type": "take_back"})).await;
            person.table_where(|table| table["number"] == 1).await;
        }
    }
    assert!(in_deployment(&person.table));
    assert!(of_seat(&person.told, 1).is_empty());
    assert!(person.heard.iter().all(|message| !message.contains("\"reason\":{\"text\"")));
    assert!(of_seat(&story(&server, &game, "en").await, 1).is_empty());
    person.answer(0).await;
    let told = person.told.clone();
    let revealed = of_seat(&told, 1);
    assert!(revealed.len() > 5);
    assert!(revealed.iter().all(|step| step["reason"]["text"].is_string()), "{revealed:?}");
    let again = story(&server, &game, "en").await;
    let again: Vec<&Value> = of_seat(&again, 1).into_iter().take(revealed.len()).collect();
    let reasons = |steps: &[&Value]| -> Vec<Value> {
        steps.iter().map(|step| step["reason"].clone()).collect()
    };
    assert_eq!(reasons(&again), reasons(&revealed));
}

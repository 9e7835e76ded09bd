//! Practice games: their dice are known beforehand, they say so everywhere, and none passes for a
//! fair one.

use crate::common::{FARM, Game, Table, fair, table_with};
use games::{Forged, Record};
use serde_json::{Value, json};
use server::Config;

/// A server on which dice are known.
async fn practice(seed: u64) -> Table {
    table_with(Config { dice_seed: Some(seed), ..fair() }).await
}

/// Battles between two recruits, played to their end.
async fn battles(server: &Table, count: usize) -> Vec<Record> {
    let recruits = json!([{"player": "computer", "level": "recruit"},
        {"player": "computer", "level": "recruit"}]);
    let mut records = Vec::new();
    for _ in 0..count {
        let game = server.create(FARM, recruits.clone()).await;
        let mut watcher = server.sit(&game.id, None).await;
        watcher.table_where(|table| !table["outcome"].is_null()).await;
        records.push(record(server, &game).await);
    }
    records
}

async fn record(server: &Table, game: &Game) -> Record {
    let text = server.get(&game.path("/record")).send().await.expect("an answer").text().await;
    Record::read(&text.expect("text")).expect("a record")
}

async fn resign(server: &Table, game: &Game) -> Value {
    let mut socket = server.sit(&game.id, Some(&game.tokens[0])).await;
    socket.send(&json!({"type": "resign"})).await;
    socket.table_where(|table| !table["outcome"].is_null()).await
}

fn replay(record: &Record) -> Result<(), Forged> {
    let (book, source) = games::scenario(&record.scenario.id).expect("a battle");
    book.read(source).expect("a battle").replay(record, &mut |_| {}).map(|_| ())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_number_gives_the_same_battles() {
    let mut played: Vec<Vec<Record>> = Vec::new();
    for seed in [7, 7, 8] {
        played.push(battles(&practice(seed).await, 2).await);
    }
    assert!(played.iter().flatten().all(|record| replay(record) == Ok(())));
    let [first, second, other]: [Vec<Record>; 3] = played.try_into().expect("three runs");
    for ((one, same), other) in first.iter().zip(&second).zip(&other) {
        assert_eq!((&one.choices, &one.dice.seed), (&same.choices, &same.dice.seed));
        assert_ne!(one.choices, other.choices);
    }
    // Each game of a server has dice of its own.
    assert_ne!(first[0].choices, first[1].choices);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_practice_game_is_marked_and_takes_no_contributions() {
    let server = practice(7).await;
    let game = server
        .create(FARM, json!([{"player": "human"}, {"player": "computer", "level": "recruit"}]))
        .await;
    let shown = server.json(&game.path("")).await;
    assert_eq!((&shown["practice"], &shown["dice"]["open"]), (&json!(true), &json!(false)));
    assert_eq!(server.json("/api/games").await[0]["practice"], true);
    let post = server.http.post(server.url(&game.path("/contribution")));
    let body = json!({"bytes": "5a".repeat(32)});
    let refused = post.bearer_auth(&game.tokens[0]).json(&body).send().await.expect("an answer");
    assert_eq!(refused.status(), 409);
    let refused: Value = refused.json().await.expect("JSON");
    assert_eq!(refused["error"]["code"], "practice_dice");
    // An ordinary server has no such games.
    let server = table_with(fair()).await;
    let game = server.two_people(FARM).await;
    let shown = server.json(&game.path("")).await;
    assert_eq!((&shown["practice"], &shown["dice"]["open"]), (&json!(false), &json!(true)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_practice_game_stays_one_whatever_server_opens_it() {
    let mut server = practice(7).await;
    let game = server.two_people(FARM).await;
    let commitment = server.json(&game.path("")).await["dice"]["commitment"].clone();
    server.stop().await;
    server.config.dice_seed = None;
    // Not even if the mark is taken out of the database: the seed tells.
    for statement in [None, Some("UPDATE games SET practice = 0")] {
        if let Some(statement) = statement {
            server.stop().await;
            change(&server, statement).await;
        }
        server.start().await;
        let shown = server.json(&game.path("")).await;
        assert_eq!((&shown["practice"], &shown["dice"]["open"]), (&json!(true), &json!(false)));
        assert_eq!(shown["dice"]["commitment"], commitment);
    }
    let fair = server.two_people(FARM).await;
    assert_eq!(server.json(&fair.path("")).await["practice"], false);
    assert_eq!(resign(&server, &game).await["practice"], true);
    let record = record(&server, &game).await;
    assert!(record.is_practice());
    assert_eq!(replay(&record), Ok(()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_cannot_hide_that_its_dice_were_known() {
    let server = practice(7).await;
    let game = server.two_people(FARM).await;
    resign(&server, &game).await;
    let honest = record(&server, &game).await;
    assert_eq!(replay(&honest), Ok(()));
    let hidden = |commit: bool| {
        let mut record = honest.clone();
        record.game.as_mut().expect("a game").practice = false;
        if commit {
            let seed = games::bytes(record.dice.seed.as_deref().expect("published"));
            let seed = dice::Seed(seed.and_then(|seed| seed.try_into().ok()).expect("32 bytes"));
            record.dice.commitment = games::hexadecimal(&record.head().commitment(&seed).0);
        }
        record.sealed()
    };
    // Whoever makes a commitment that fits is found out by the seed.
    assert_eq!(replay(&hidden(false)), Err(Forged::Practice));
    assert_eq!(replay(&hidden(true)), Err(Forged::Practice));
}

/// A database of before there were practice games.
#[tokio::test(flavor = "multi_thread")]
async fn games_of_before_are_no_practice() {
    let mut server = table_with(fair()).await;
    let game = server.two_people(FARM).await;
    let before = server.json(&game.path("")).await;
    server.stop().await;
    change(&server, "ALTER TABLE games DROP COLUMN practice").await;
    server.start().await;
    let after = server.json(&game.path("")).await;
    assert_eq!((&after["practice"], &after["dice"]), (&json!(false), &before["dice"]));
}

/// Where the umpire rolls, the same number gives the same dice, and the answer says so.
#[tokio::test(flavor = "multi_thread")]
async fn the_umpire_rolls_practice_dice() {
    let mut rolled = Vec::new();
    for seed in [7, 7, 8] {
        let server = practice(seed).await;
        let mut dice = Vec::new();
        for _ in 0..4 {
            let made = roll(&server).await;
            assert_eq!(made["practice"], true);
            dice.push(made["dice"].clone());
        }
        rolled.push(dice);
    }
    assert_eq!(rolled[0], rolled[1]);
    assert_ne!(rolled[0], rolled[2]);
    assert!(rolled[0].iter().any(|dice| *dice != rolled[0][0]));
    assert!(roll(&table_with(fair()).await).await.get("practice").is_none());
}

async fn roll(server: &Table) -> Value {
    let input = json!({"weapon": "rifled_musket", "vc": 4, "range": 1,
        "target": {"category": "infantry", "vc": 3}});
    let path = "/api/rulebooks/brigades-de-fer/procedures/fire/resolve";
    let made = server.post(path, &json!({"input": input, "roll": true})).await;
    assert_eq!(made.status(), 200);
    made.json().await.expect("JSON")
}

/// Changes the database of a server that does not run.
async fn change(server: &Table, statement: &'static str) {
    let url = format!("sqlite://{}", server.file().display());
    let pool = sqlx::any::AnyPoolOptions::new().connect(&url).await.expect("the database");
    sqlx::query(statement).execute(&pool).await.expect("changed");
    pool.close().await;
}

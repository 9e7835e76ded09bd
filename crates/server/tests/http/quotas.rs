//! No address takes what belongs to all: games, tables, words, storage, the time of computers.

use std::net::IpAddr;
use std::time::Duration;

use crate::common::{CORNFIELD, FARM, Game, Table, Tabletop, quick, table_with, until};
use reqwest::{Client, Response};
use serde_json::{Value, json};
use server::{Config, HOUR, Quota, Quotas, Rate};
use tokio::time::sleep;

/// So many at once, and none again while the test lasts.
fn only(each: u32, all: u32) -> Quota {
    Quota { each: Rate::per(each, 1_000 * HOUR), all: Rate::per(all, 1_000 * HOUR) }
}

fn client_from(last: u8) -> Client {
    Client::builder().local_address(IpAddr::from([127, 0, 0, last])).build().expect("a client")
}

async fn create(server: &Table, from: &Client, seats: Value) -> Response {
    let body = json!({"scenario": CORNFIELD, "seats": seats});
    from.post(server.url("/api/games")).json(&body).send().await.expect("an answer")
}

fn people() -> Value {
    json!([{"player": "human"}, {"player": "human"}])
}

fn computers(level: &str) -> Value {
    json!([{"player": "computer", "level": level}, {"player": "computer", "level": level}])
}

/// The code of a refusal that says when to come again.
async fn over_quota(response: Response) -> String {
    assert_eq!(response.status(), 429);
    let after = response.headers()["retry-after"].to_str().expect("text").parse::<u64>();
    assert!(after.is_ok_and(|after| after > 0));
    let told: Value = response.json().await.expect("JSON");
    told["error"]["code"].as_str().expect("a code").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn games_and_tables_have_a_quota_per_address_and_in_all() {
    let quotas = Quotas { games: only(2, 5), tables: only(1, 2), ..Quotas::UNLIMITED };
    let server = table_with(Config { quotas, ..quick() }).await;
    for last in [1, 2] {
        let http = client_from(last);
        for _ in 0..2 {
            assert_eq!(create(&server, &http, people()).await.status(), 201);
        }
        assert_eq!(over_quota(create(&server, &http, people()).await).await, "too_many_games");
    }
    // What is refused for another reason costs nothing.
    let http = client_from(3);
    for _ in 0..5 {
        assert_eq!(create(&server, &http, json!([1])).await.status(), 400);
    }
    assert_eq!(create(&server, &http, people()).await.status(), 201);
    // Five in all.
    assert_eq!(over_quota(create(&server, &http, people()).await).await, "too_many_games");
    let open = async |last: u8| {
        let post = client_from(last).post(server.url("/api/tables"));
        post.json(&json!({"book": "marie-louise"})).send().await.expect("an answer")
    };
    assert_eq!(open(1).await.status(), 201);
    assert_eq!(over_quota(open(1).await).await, "too_many_tables");
    assert_eq!(open(2).await.status(), 201);
    assert_eq!(over_quota(open(3).await).await, "too_many_tables");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_writes_more_than_so_many_bytes() {
    let quotas = Quotas { bytes: only(20_000, 1_000_000), ..Quotas::UNLIMITED };
    let server = table_with(Config { quotas, ..quick() }).await;
    let shared = Tabletop::open(&server.url("")).await;
    let entry = |at: usize| json!({"id": format!("e{at}"), "body": {"text": "x".repeat(6_000)}});
    let mut stored = 0;
    for at in 0..10 {
        let response = shared.add(&[entry(at)]).await;
        if response.status() == 200 {
            stored += 1;
        } else {
            assert_eq!(over_quota(response).await, "too_much_written");
        }
    }
    assert_eq!(stored, 3);
    // Over a socket it is the same quota; others have their own.
    let game = server.two_people(FARM).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    first.table_where(|_| true).await;
    first.send(&json!({"type": "notes", "text": "x".repeat(5_000)})).await;
    assert_eq!(first.wait("refused").await["code"], "too_much_written");
    let url = format!("{}{}", server.url(""), shared.path("/entries"));
    let other = client_from(2).post(url).bearer_auth(&shared.token);
    let other = other.json(&json!({"entries": [entry(99)]})).send().await.expect("an answer");
    assert_eq!(other.status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_and_notes_have_a_quota() {
    let quotas = Quotas { chat: only(3, 100), notes: only(2, 100), ..Quotas::UNLIMITED };
    let server = table_with(Config { quotas, ..quick() }).await;
    let game = server.two_people(FARM).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    for _ in 0..3 {
        first.send(&json!({"type": "chat", "text": "vive l’Empereur"})).await;
        first.wait("chat").await;
    }
    first.send(&json!({"type": "chat", "text": "encore"})).await;
    assert_eq!(first.wait("refused").await["code"], "too_much_chat");
    for _ in 0..2 {
        first.send(&json!({"type": "notes", "text": "secret"})).await;
        first.sync().await;
    }
    first.send(&json!({"type": "notes", "text": "secret"})).await;
    assert_eq!(first.wait("refused").await["code"], "too_many_notes");
}

#[tokio::test(flavor = "multi_thread")]
async fn storage_may_have_an_end() {
    let config = Config { most_games: Some(2), most_tables: Some(1), ..quick() };
    let server = table_with(config).await;
    let http = Client::new();
    for status in [201, 201, 503] {
        assert_eq!(create(&server, &http, people()).await.status(), status);
    }
    Tabletop::open(&server.url("")).await;
    let more = server.post("/api/tables", &json!({"book": "marie-louise"})).await;
    assert_eq!(more.status(), 503);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_battles_between_computers() {
    let server = table_with(Config { computer_games_per_address: 2, ..quick() }).await;
    let (one, two) = (client_from(1), client_from(2));
    for _ in 0..2 {
        assert_eq!(create(&server, &one, computers("marshal")).await.status(), 201);
    }
    let refused = create(&server, &one, computers("marshal")).await;
    assert_eq!(over_quota(refused).await, "too_many_computers");
    assert_eq!(create(&server, &two, computers("recruit")).await.status(), 201);
    assert_eq!(create(&server, &one, people()).await.status(), 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sergeant_answers_while_a_crowd_of_marshals_thinks() {
    let server = table_with(Config { thinkers: Some(2), ..quick() }).await;
    let crowd = client_from(2);
    let mut marshals = Vec::new();
    for _ in 0..40 {
        let created = create(&server, &crowd, computers("marshal")).await;
        marshals.push(Game::new(&created.json().await.expect("JSON")));
    }
    let seats = json!([{"player": "human"}, {"player": "computer", "level": "sergeant"}]);
    let game = server.create(CORNFIELD, seats).await;
    let mut person = server.sit(&game.id, Some(&game.tokens[0])).await;
    for _ in 0..12 {
        assert!(person.asked().await);
        person.answer(0).await;
    }
    // The marshals are far from done: the sergeant has not waited for them.
    for marshal in &marshals {
        let table = server.json(&marshal.path("")).await;
        assert!(table["outcome"].is_null());
    }
}

/// How many rows a table of the database has.
async fn rows(server: &Table, of: &str) -> i64 {
    use sqlx::{Connection, Row};
    let url = format!("sqlite://{}?mode=ro", server.file().display());
    let mut file = sqlx::SqliteConnection::connect(&url).await.expect("the file");
    let sql = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {of}"));
    let row = sqlx::query(sql).fetch_one(&mut file).await.expect("counted");
    row.get(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_has_touched_for_long_is_deleted_if_the_operator_wants_that() {
    let mut server = table_with(quick()).await;
    let game = server.two_people(FARM).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(first.asked().await);
    first.answer(0).await;
    first.send(&json!({"type": "chat", "text": "adieu"})).await;
    first.wait("chat").await;
    first.send(&json!({"type": "notes", "text": "rien"})).await;
    first.sync().await;
    drop(first);
    let shared = Tabletop::open(&server.url("")).await;
    shared.add(&[json!({"id": "a", "body": {}})]).await;
    // It is off unless set, and what was touched lately stays.
    for sweep_after in [None, Some(24 * HOUR)] {
        server.stop().await;
        server.config.sweep_after = sweep_after;
        server.start().await;
        assert!(server.get(&game.path("")).send().await.expect("an answer").status() == 200);
        assert_eq!(rows(&server, "tabletops").await, 1);
    }
    server.stop().await;
    server.config.sweep_after = Some(Duration::from_millis(1));
    sleep(Duration::from_millis(10)).await;
    server.start().await;
    let tables = ["games", "choices", "seats", "chat", "notes", "tabletops", "entries"];
    until("everything is deleted", async || {
        let mut left = 0;
        for table in tables {
            left += rows(&server, table).await;
        }
        left == 0
    })
    .await;
    assert_eq!(server.get(&game.path("")).send().await.expect("an answer").status(), 404);
}

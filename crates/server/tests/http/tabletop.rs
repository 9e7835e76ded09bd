//! Real tables shared by link: everyone writes in one diary, and nothing is lost or doubled.

use crate::common::{Phone, Table, Tabletop, quick, table, table_with};
use serde_json::{Value, json};
use server::{Config, HOUR, Quota, Quotas, Rate};

fn note(id: &str) -> Value {
    json!({"id": id, "body": {"act": "name", "name": id}})
}

async fn ids(server: &Table, shared: &Tabletop) -> Vec<String> {
    let entries = server.json_as(&shared.path("/entries"), &shared.token).await;
    let entries = entries.as_array().expect("a list").clone();
    let numbers: Vec<u64> = entries.iter().filter_map(|one| one["number"].as_u64()).collect();
    assert_eq!(numbers, (1..=entries.len() as u64).collect::<Vec<_>>());
    entries.iter().map(|one| one["id"].as_str().expect("an id").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn entries_stand_in_order_and_once_and_outlive_the_server() {
    let mut server = table().await;
    let shared = Tabletop::open(&server.url("")).await;
    assert_eq!(shared.add(&[note("a"), note("b")]).await.status(), 200);
    // A phone that did not hear the answer sends again, with something new.
    assert_eq!(shared.add(&[note("b"), note("c"), note("c")]).await.status(), 200);
    assert_eq!(ids(&server, &shared).await, ["a", "b", "c"]);
    let since = server.json_as(&shared.path("/entries?since=2"), &shared.token).await;
    assert_eq!(since[0]["body"], json!({"act": "name", "name": "c"}));
    server.stop().await;
    server.start().await;
    assert_eq!(ids(&server, &shared).await, ["a", "b", "c"]);
    let info = server.json_as(&shared.path(""), &shared.token).await;
    assert_eq!((&info["book"], &info["last"]), (&json!("marie-louise"), &json!(3)));
}

#[tokio::test(flavor = "multi_thread")]
async fn phones_that_write_at_once_lose_nothing() {
    let server = table().await;
    let shared = Tabletop::open(&server.url("")).await;
    let mut phones = Vec::new();
    for phone in 0..6 {
        let shared = shared.clone();
        phones.push(tokio::spawn(async move {
            for at in 0..10 {
                let entry = note(&format!("p{phone}-{at}"));
                assert_eq!(shared.add(&[entry]).await.status(), 200);
            }
        }));
    }
    for phone in phones {
        phone.await.expect("joined");
    }
    let all = ids(&server, &shared).await;
    assert_eq!(all.len(), 60);
    for phone in 0..6 {
        let own: Vec<&String> =
            all.iter().filter(|id| id.starts_with(&format!("p{phone}-"))).collect();
        let wanted: Vec<String> = (0..10).map(|at| format!("p{phone}-{at}")).collect();
        assert_eq!(own, wanted.iter().collect::<Vec<_>>());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_hears_at_once_of_what_another_writes() {
    let server = table().await;
    let shared = Tabletop::open(&server.url("")).await;
    shared.add(&[note("before")]).await;
    let mut first = Phone::sit(&server.url(""), &shared, 0).await;
    assert_eq!(first.entries(1).await, ["before"]);
    let mut second = Phone::sit(&server.url(""), &shared, 1).await;
    assert_eq!(first.phones(2).await, 2);
    shared.add(&[note("now")]).await;
    assert_eq!(first.entries(1).await, ["now"]);
    assert_eq!(second.entries(1).await, ["now"]);
    drop(second);
    assert_eq!(first.phones(1).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_link_opens_a_table() {
    let server = table().await;
    let shared = Tabletop::open(&server.url("")).await;
    let other = Tabletop::open(&server.url("")).await;
    for token in ["", "guess", other.token.as_str()] {
        let asked = server.get(&shared.path("/entries")).bearer_auth(token).send().await;
        assert_eq!(asked.expect("an answer").status(), 401, "{token}");
        let stranger = Tabletop { token: token.to_owned(), ..shared.clone() };
        assert_eq!(stranger.add(&[note("x")]).await.status(), 401);
        let mut phone = Phone::sit(&server.url(""), &stranger, 0).await;
        assert_eq!(phone.next().await.expect("a message")["code"], "wrong_table_token");
        assert!(phone.next().await.is_none());
    }
    assert!(ids(&server, &shared).await.is_empty());
    let nowhere = Tabletop { id: "nowhere".to_owned(), ..shared };
    assert_eq!(nowhere.add(&[note("x")]).await.status(), 404);
    let text = std::fs::read(server.file()).expect("the database");
    let bare = other.token.as_bytes();
    assert!(!text.windows(bare.len()).any(|part| part == bare), "tokens are stored hashed");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_much_or_no_entry_is_refused_and_nothing_is_written() {
    let server = table().await;
    let shared = Tabletop::open(&server.url("")).await;
    let huge = json!({"id": "h", "body": {"text": "x".repeat(17_000)}});
    let many: Vec<Value> = (0..201).map(|at| note(&format!("n{at}"))).collect();
    let cases = [
        (vec![note("ok"), huge], "entries[1].body"),
        (vec![json!({"id": "l", "body": []})], "entries[0].body"),
        (vec![json!({"id": "z", "body": {"text": "\u{0}"}})], "entries[0].body"),
        (vec![json!({"id": "", "body": {}})], "entries[0].id"),
        (vec![json!({"id": "é", "body": {}})], "entries[0].id"),
        (vec![json!({"id": "i".repeat(41), "body": {}})], "entries[0].id"),
        (many, "entries"),
    ];
    for (entries, field) in cases {
        let response = shared.add(&entries).await;
        assert_eq!(response.status(), 400, "{field}");
        let told: Value = response.json().await.expect("JSON");
        assert_eq!(told["error"]["field"], field);
    }
    assert!(ids(&server, &shared).await.is_empty());
    let book = json!({"book": "monopoly"});
    assert_eq!(server.post("/api/tables", &book).await.status(), 404);
    assert_eq!(server.post("/api/tables", &json!({})).await.status(), 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_opens_tables_by_the_hundred() {
    let tables = Quota { each: Rate::per(4, 1_000 * HOUR), all: Rate::UNLIMITED };
    let quotas = Quotas { tables, ..Quotas::UNLIMITED };
    let server = table_with(Config { quotas, ..quick() }).await;
    let mut opened = 0;
    let body = json!({"book": "marie-louise"});
    for _ in 0..20 {
        let response = server.post("/api/tables", &body).await;
        opened += usize::from(response.status() == 201);
        assert!(response.status() == 201 || response.status() == 429);
    }
    assert_eq!(opened, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn links_are_drawn_and_say_where_others_find_the_server() {
    let base = "http://192.0.2.7:1815".to_owned();
    let server = table_with(Config { base: Some(base.clone()), ..quick() }).await;
    let made = server.post("/api/tables", &json!({"book": "marie-louise"})).await;
    let made: Value = made.json().await.expect("JSON");
    assert_eq!(made["base"], base);
    let link = format!("{base}{}", made["link"].as_str().expect("a link"));
    let code = server.post("/api/qr", &json!({"text": link})).await;
    assert_eq!(code.headers()["content-type"], "image/svg+xml");
    assert!(code.text().await.expect("text").contains("<svg"));
    let long = server.post("/api/qr", &json!({"text": "x".repeat(501)})).await;
    assert_eq!(long.status(), 400);
}

//! Battles of one's own: sent or found in a folder, played over restarts whatever becomes of the file, and
//! harmless whatever stands in them.

use std::fs;

use serde_json::{Value, json};
use server::{Config, Quota, Quotas, Rate, Store};
use tempfile::TempDir;

use crate::common::{Cluster, FARM, Game, Table, fair, listen, quick, table, table_with};

/// The first battle of a book under another name.
fn text_of(id: &str) -> String {
    let (_, source) = games::scenario(id).expect("a battle");
    source.text
}

const BOOKS: [&str; 5] = [
    "brigades-de-fer/brawners-farm",
    "puissance-de-feu/toll-gate",
    "orel-tsaritsyne/kukuyevka",
    "bataille-empire/the-farm",
    "marie-louise/petit-morin",
];

async fn send(server: &Table, text: &str) -> (u16, Value) {
    let response = server.post("/api/scenarios", &json!({"text": text})).await;
    (response.status().as_u16(), response.json().await.expect("JSON"))
}

async fn begin(server: &Table, id: &str) -> Game {
    server.create(id, json!([{"player": "human"}, {"player": "open"}])).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_of_each_book_is_sent_drawn_and_played_over_a_restart() {
    let mut server = table().await;
    let mut games = Vec::new();
    for book in BOOKS {
        let text = format!("# Mine.\n{}", text_of(book));
        let (status, sent) = send(&server, &text).await;
        assert_eq!(status, 201, "{sent}");
        assert_eq!(sent["origin"], "upload");
        let id = sent["id"].as_str().expect("an id").to_owned();
        let ruleset = book.split('/').next().expect("a book");
        assert!(id.starts_with(&format!("{ruleset}/u-")), "{id}");
        // The same text is the same battle; it is not on the list, and whoever has its id finds it.
        assert_eq!(send(&server, &text).await.1["id"], sent["id"]);
        let listed = server.json("/api/scenarios").await;
        assert!(listed.as_array().expect("a list").iter().all(|one| one["id"] != sent["id"]));
        assert_eq!(server.json(&format!("/api/scenarios/{id}")).await["title"], sent["title"]);
        let picture = sent["picture"].as_str().expect("a picture");
        let map = server.get(picture).send().await.expect("an answer").text().await.expect("SVG");
        assert!(map.starts_with("<svg"));
        let kept = server.get(&format!("/api/scenarios/{id}/text")).send().await.expect("text");
        assert_eq!(kept.text().await.expect("text"), text);
        let game = begin(&server, &id).await;
        let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
        let told = first.table_where(|_| true).await;
        assert_eq!(told["scenario"]["id"], sent["id"]);
        let commitment = told["dice"]["commitment"].as_str().expect("a digest").to_owned();
        games.push((game, commitment));
    }
    server.stop().await;
    server.start().await;
    for (game, commitment) in games {
        let table = server.json_as(&game.path(""), &game.tokens[0]).await;
        assert_eq!(table["dice"]["commitment"], commitment);
        let ground = server.get(&game.path("/ground.svg")).send().await.expect("an answer");
        assert_eq!(ground.status(), 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_fault_is_told_at_once_and_nothing_is_kept() {
    let server = table().await;
    let text = text_of(FARM).replacen("turns = ", "trns = 1\nturns = 7", 1);
    let text = format!("{text}\n[[zones]]\nid = \"nowhere\"\nhexes = [\"Z99\"]\n");
    let (status, told) = send(&server, &text).await;
    assert_eq!((status, &told["error"]["code"]), (422, &json!("faulty_battle")));
    let faults = told["error"]["faults"].as_array().expect("faults");
    assert!(faults.len() > 1, "{faults:?}");
    assert!(faults.iter().all(|one| one["line"].as_u64() > Some(0) && one["message"] != ""));
    let checked = server.post("/api/scenarios/check", &json!({"text": text})).await;
    let checked: Value = checked.json().await.expect("JSON");
    assert_eq!(checked["ruleset"], "brigades-de-fer");
    assert_eq!(checked["faults"], told["error"]["faults"]);
    assert!(checked.get("map").is_none());
    // Mended, it is drawn, and still not kept.
    let sound = json!({"text": text_of(FARM), "ruleset": "brigades-de-fer"});
    let drawn = server.post("/api/scenarios/check?lang=en&theme=lamp", &sound).await;
    let drawn: Value = drawn.json().await.expect("JSON");
    assert_eq!(
        (drawn["faults"].clone(), drawn["scenario"]["turns"].clone()),
        (json!([]), json!(5))
    );
    assert!(drawn["map"].as_str().expect("a map").starts_with("<svg"));
    let id = drawn["scenario"]["id"].as_str().expect("an id");
    let unknown = server.get(&format!("/api/scenarios/{id}")).send().await.expect("an answer");
    assert_eq!(unknown.status(), 404);
    let schema = server.json("/api/rulebooks/brigades-de-fer/schema").await;
    assert!(schema["properties"]["turns"].is_object());
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_battles_harm_nobody() {
    let server = table().await;
    let farm = text_of(FARM);
    let many =
        "\n[[terrain]]\nkind = \"woods\"\npolygon = [[0, 0], [1, 0], [1, 1]]\n".repeat(1_600);
    let long =
        format!("\n[[terrain]]\nkind = \"woods\"\npolygon = [{}]\n", "[0, 0], ".repeat(5_000));
    let cases = [
        (String::new(), "scenario-missing-field"),
        ("= [[[".to_owned(), "scenario-unreadable"),
        (format!("a = {}1{}", "[".repeat(20_000), "]".repeat(20_000)), "scenario-unreadable"),
        (format!("{farm}{many}"), "scenario-list-too-long"),
        (format!("{farm}{long}"), "scenario-list-too-long"),
        (farm.replacen("width = ", "width = 99999", 1), "scenario-out-of-range"),
        (farm.replacen("turns = ", "turns = 99999", 1), "scenario-out-of-range"),
        (farm.replacen("id = \"", "id = \"<script>", 1), "scenario-bad-id"),
        (farm.replacen("fr = \"", "fr = \"\\u202E", 1), "scenario-hidden-letters"),
    ];
    for (text, code) in cases {
        let (status, told) = send(&server, &text).await;
        assert_eq!(status, 422, "{code}: {told}");
        let faults = told["error"]["faults"].as_array().expect("faults");
        assert!(faults.iter().any(|one| one["code"] == code), "{code}: {faults:?}");
        assert!(faults.len() <= 200);
    }
    let (status, told) = send(&server, &"#".repeat(400_000)).await;
    assert_eq!((status, &told["error"]["code"]), (413, &json!("too_large")));
    for body in [json!({"text": 1}), json!({}), json!({"text": "", "cheat": 1}), json!([])] {
        let response = server.post("/api/scenarios", &body).await;
        assert_eq!(response.status(), 400, "{body}");
    }
    let response = server.post("/api/scenarios", &json!({"text": farm, "ruleset": "go"})).await;
    assert_eq!(response.status(), 404);

    // What stands in a name is text, wherever it is shown.
    let name = "</text><script>alert(1)</script>\\\"'&";
    let lines = farm.lines().map(|line| {
        if line.starts_with("name = ") || line.starts_with("fr = ") || line.starts_with("en = ") {
            let (field, _) = line.split_once(" = ").expect("a field");
            format!("{field} = \"{name}\"")
        } else {
            line.to_owned()
        }
    });
    let (status, sent) = send(&server, &lines.collect::<Vec<_>>().join("\n")).await;
    assert_eq!(status, 201, "{sent}");
    let id = sent["id"].as_str().expect("an id");
    let game = begin(&server, id).await;
    for path in [
        format!("/api/scenarios/{id}/map.svg"),
        game.path("/ground.svg"),
        game.path("/at/0/map.svg"),
    ] {
        let response = server.get(&path).send().await.expect("an answer");
        let policy = response.headers()["content-security-policy"].to_str().expect("a policy");
        let loose = policy.replace("'wasm-unsafe-eval'", "").contains("unsafe");
        assert!(policy.contains("default-src 'none'") && !loose, "{path}");
        let svg = response.text().await.expect("SVG");
        assert!(svg.starts_with("<svg") && !svg.contains("<script"), "{path}");
    }
    let table = server.json_as(&game.path(""), &game.tokens[0]).await;
    let drawings = table["drawings"].as_object().expect("drawings");
    assert!(drawings.values().all(|svg| !svg.as_str().expect("SVG").contains("<script")));
}

#[tokio::test(flavor = "multi_thread")]
async fn battles_are_sent_within_quotas() {
    let quota = |count| Quota { each: Rate::per(count, server::HOUR), all: Rate::UNLIMITED };
    let quotas = Quotas { battles: quota(2), checks: quota(1), ..Quotas::UNLIMITED };
    let server = table_with(Config { quotas, most_battles: 1, ..quick() }).await;
    assert_eq!(send(&server, &text_of(FARM)).await.0, 201);
    assert_eq!(send(&server, "").await.0, 503, "no more are stored");
    assert_eq!(send(&server, "").await.0, 429);
    for status in [200, 429] {
        let response = server.post("/api/scenarios/check", &json!({"text": ""})).await;
        assert_eq!(response.status(), status);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_that_takes_too_long_is_refused() {
    let budget = std::time::Duration::ZERO;
    let server = table_with(Config { battle_budget: budget, ..quick() }).await;
    let (status, told) = send(&server, &text_of(FARM)).await;
    assert_eq!((status, &told["error"]["faults"][0]["code"]), (422, &json!("scenario-too-slow")));
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_listed_and_a_game_keeps_the_text_it_was_begun_with() {
    let folder = TempDir::new().expect("a folder");
    let battles = folder.path().join("brigades-de-fer");
    fs::create_dir_all(&battles).expect("a folder");
    let file = battles.join("my-farm.toml");
    fs::write(&file, text_of(FARM)).expect("written");
    fs::write(battles.join("faulty.toml"), "turns = 0").expect("written");
    fs::write(battles.join("brawners-farm.toml"), text_of(FARM)).expect("written");
    fs::write(battles.join("Große.toml"), text_of(FARM)).expect("written");
    let config = Config { battles: Some(folder.path().to_owned()), ..quick() };
    let mut server = table_with(config).await;
    let listed = server.json("/api/scenarios").await;
    let listed = listed.as_array().expect("a list");
    let files: Vec<_> = listed.iter().filter(|one| one["origin"] == "file").collect();
    assert_eq!(files.len(), 1);
    assert_eq!(files[0]["id"], "brigades-de-fer/my-farm");
    let game = begin(&server, "brigades-de-fer/my-farm").await;
    let before = server.json_as(&game.path(""), &game.tokens[0]).await;
    // Whatever happens to the file.
    server.stop().await;
    fs::write(&file, text_of(FARM).replace("turns = 5", "turns = 9")).expect("written");
    server.start().await;
    let after = server.json_as(&game.path(""), &game.tokens[0]).await;
    assert_eq!((&after["turns"], &after["dice"]), (&json!(5), &before["dice"]));
    let other = begin(&server, "brigades-de-fer/my-farm").await;
    assert_eq!(server.json_as(&other.path(""), &other.tokens[0]).await["turns"], 9);
    server.stop().await;
    fs::remove_file(&file).expect("removed");
    server.start().await;
    for (game, turns) in [(&game, 5), (&other, 9)] {
        assert_eq!(server.json_as(&game.path(""), &game.tokens[0]).await["turns"], turns);
    }
    let gone = server.get("/api/scenarios/brigades-de-fer/my-farm").send().await.expect("told");
    assert_eq!(gone.status(), 404);
    // The rematch is the same battle, though there is no file any more.
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    first.send(&json!({"type": "resign"})).await;
    first.table_where(|table| !table["outcome"].is_null()).await;
    first.send(&json!({"type": "rematch"})).await;
    let mut second = server.sit(&game.id, Some(&game.tokens[1])).await;
    second.table_where(|table| table["seats"][0]["offers_rematch"] == true).await;
    second.send(&json!({"type": "rematch"})).await;
    let next = second.wait("rematch").await["game"].as_str().expect("a game").to_owned();
    assert_eq!(server.json(&format!("/api/games/{next}")).await["turns"], 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_on_one_postgresql_share_what_was_sent() {
    let cluster = Cluster::start();
    let mut addresses = Vec::new();
    let mut keep = Vec::new();
    for _ in 0..2 {
        let store = Store::open(&cluster.url()).await.expect("a store");
        let (address, stop, task) = listen(fair(), store).await;
        addresses.push(address);
        keep.push((stop, task));
    }
    let http = reqwest::Client::new();
    let url = |node: usize, path: &str| format!("http://{}{path}", addresses[node]);
    let sent = http.post(url(0, "/api/scenarios")).json(&json!({"text": text_of(FARM)}));
    let sent: Value = sent.send().await.expect("sent").json().await.expect("JSON");
    let id = sent["id"].as_str().expect("an id");
    let seats = json!([{"player": "human"}, {"player": "open"}]);
    let game = http.post(url(1, "/api/games")).json(&json!({"scenario": id, "seats": seats}));
    let game: Value = game.send().await.expect("created").json().await.expect("JSON");
    let path = format!("/api/games/{}", game["game"].as_str().expect("a game"));
    let seen: Value =
        http.get(url(0, &path)).send().await.expect("seen").json().await.expect("JSON");
    assert_eq!(seen["scenario"]["id"], sent["id"]);
}

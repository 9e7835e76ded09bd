//! What players agree on before a battle: offered, refused, kept, shown, recorded.

use crate::common::{CORNFIELD, FARM, Game, Table, table};
use serde_json::{Value, json};

const TOLL_GATE: &str = "puissance-de-feu/toll-gate";

async fn offered(server: &Table, scenario: &str, lang: &str) -> Vec<Value> {
    let info = server.json(&format!("/api/scenarios/{scenario}?lang={lang}")).await;
    info["options"].as_array().expect("options").clone()
}

fn new_game(scenario: &str, options: Value) -> Value {
    json!({"scenario": scenario, "options": options,
        "seats": [{"player": "human"}, {"player": "human"}]})
}

async fn begin(server: &Table, scenario: &str, options: Value) -> Game {
    let response = server.post("/api/games", &new_game(scenario, options)).await;
    assert_eq!(response.status(), 201);
    Game::new(&response.json().await.expect("JSON"))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_battle_says_what_may_be_agreed_on() {
    let server = table().await;
    for scenario in [CORNFIELD, TOLL_GATE] {
        let french = offered(&server, scenario, "fr").await;
        let english = offered(&server, scenario, "en").await;
        assert!(french.len() >= 19);
        assert_eq!(french.len(), english.len());
        for (one, other) in french.iter().zip(&english) {
            assert_eq!(one["id"], other["id"]);
            assert_ne!(one["label"], other["label"]);
            let values = one["values"].as_array().expect("values");
            assert_eq!(values[0]["value"], one["default"]);
            let switch = values.iter().all(|value| value["value"].is_boolean());
            assert_eq!(one["kind"], if switch { "switch" } else { "choice" });
        }
    }
    // The list of all battles stays short.
    let list = server.json("/api/scenarios").await;
    assert!(list.as_array().expect("battles").iter().all(|one| one.get("options").is_none()));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_agreed_on_is_refused_by_its_field() {
    let server = table().await;
    for (scenario, options, status, field) in [
        (CORNFIELD, json!({"moonlight": true}), 400, "options.moonlight"),
        (CORNFIELD, json!({"evade": 1}), 400, "options.evade"),
        (CORNFIELD, json!({"buildings_cover": "thick"}), 400, "options.buildings_cover"),
        (CORNFIELD, json!({"premeasuring": true}), 400, "options.premeasuring"),
        (
            TOLL_GATE,
            json!({"canister_one_roll": true, "canister_one_per_hit": true}),
            422,
            "options",
        ),
    ] {
        let response = server.post("/api/games", &new_game(scenario, options)).await;
        assert_eq!(response.status(), status, "{field}");
        let refused: Value = response.json().await.expect("JSON");
        assert_eq!(refused["error"]["field"], field);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn agreements_are_shown_and_kept_over_a_restart_a_rematch_and_in_the_record() {
    let mut server = table().await;
    let said = json!({"evade": true, "woods_mask_view": true, "support_militia_die": "d8"});
    let game = begin(&server, FARM, said).await;
    let shown = server.json(&game.path("?lang=en")).await["options"].clone();
    // What goes without saying is not said.
    let ids: Vec<&str> =
        shown.as_array().expect("options").iter().filter_map(|one| one["id"].as_str()).collect();
    assert_eq!(ids, ["evade", "support_militia_die"]);
    assert_eq!((&shown[0]["text"], &shown[1]["text"]), (&json!("yes"), &json!("d8")));
    server.stop().await;
    server.start().await;
    assert_eq!(server.json(&game.path("?lang=en")).await["options"], shown);

    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(first.asked().await);
    first.answer(0).await;
    first.send(&json!({"type": "resign"})).await;
    first.table_where(|table| !table["outcome"].is_null()).await;
    let record = server.get(&game.path("/record")).send().await.expect("an answer");
    let record = games::Record::read(&record.text().await.expect("text")).expect("a record");
    assert_eq!(json!(record.options), json!({"evade": true, "support_militia_die": "d8"}));
    let (book, source) = games::scenario(FARM).expect("a battle");
    let battle = book.read(source).expect("a battle");
    battle.replay(&record, &mut |_| {}).expect("the record is true with its options");

    first.send(&json!({"type": "rematch"})).await;
    if let Some(token) = game.tokens.get(1) {
        let mut second = server.sit(&game.id, Some(token)).await;
        second.table_where(|table| table["seats"][0]["offers_rematch"] == true).await;
        second.send(&json!({"type": "rematch"})).await;
        second.wait("rematch").await;
    }
    let next = first.wait("rematch").await["game"].as_str().expect("a game").to_owned();
    assert_eq!(server.json(&format!("/api/games/{next}?lang=en")).await["options"], shown);
}

/// A database of before the options, when a game named its ground.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_without_options_is_taken_over() {
    let mut server = table().await;
    let game = begin(&server, FARM, json!({})).await;
    server.stop().await;
    let url = format!("sqlite://{}", server.file().display());
    let pool = sqlx::any::AnyPoolOptions::new().connect(&url).await.expect("the database");
    for statement in [
        "ALTER TABLE games ADD COLUMN ground TEXT NOT NULL DEFAULT 'hexes'",
        "ALTER TABLE games DROP COLUMN options",
    ] {
        sqlx::query(statement).execute(&pool).await.expect("changed");
    }
    pool.close().await;
    server.start().await;
    let table = server.json_as(&game.path(""), &game.tokens[0]).await;
    assert_eq!((&table["options"], &table["number"]), (&json!([]), &json!(0)));
    begin(&server, FARM, json!({"evade": true})).await;
}

/// One battle on two grounds is two scenarios of one battle; a game is of one of them.
#[tokio::test(flavor = "multi_thread")]
async fn the_ground_is_chosen_with_the_scenario() {
    let server = table().await;
    let list = server.json("/api/scenarios").await;
    let of_battle = |ground: &str| {
        let mut such = list.as_array().expect("battles").iter();
        such.find(|one| one["battle"] == CORNFIELD && one["ground"] == ground).cloned()
    };
    for ground in ["hexes", "table"] {
        let scenario = of_battle(ground).expect("both grounds")["id"].clone();
        let game = begin(&server, scenario.as_str().expect("an id"), json!({})).await;
        assert_eq!(server.json(&game.path("")).await["board"]["kind"], ground);
    }
    let mut body = new_game(CORNFIELD, json!({}));
    body["ground"] = json!("table");
    assert_eq!(server.post("/api/games", &body).await.status(), 400);
}

/// Changes the database of a server that does not run, and starts it again.
async fn with_change(server: &mut Table, statement: String) {
    server.stop().await;
    let url = format!("sqlite://{}", server.file().display());
    let pool = sqlx::any::AnyPoolOptions::new().connect(&url).await.expect("the database");
    sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&pool).await.expect("changed");
    pool.close().await;
    server.start().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_battle_has_changed_is_refused_in_clear_words_and_kept() {
    let mut server = table().await;
    let game = begin(&server, FARM, json!({"evade": true})).await;
    let before = server.json(&game.path("?lang=en")).await;
    let (book, source) = games::scenario(FARM).expect("a battle");
    let digest = book.read(source).expect("a battle").digest().to_string();
    let set = |what: &str| format!("UPDATE games SET {what} WHERE id = '{}'", game.id);
    // Another version of the program had another battle of this id, or an agreement that this one
    // does not know, or a battle that this one does not have.
    for (changed, back) in [
        (format!("digest = '{}'", "0".repeat(64)), format!("digest = '{digest}'")),
        (
            r#"options = '{"moonlight":true}'"#.to_owned(),
            r#"options = '{"evade":true}'"#.to_owned(),
        ),
        ("scenario = 'brigades-de-fer/antietam'".to_owned(), format!("scenario = '{FARM}'")),
    ] {
        with_change(&mut server, set(&changed)).await;
        for (lang, words) in [("fr", "rien n’a été effacé"), ("en", "nothing has been deleted")]
        {
            let refused = server.get(&game.path(&format!("?lang={lang}"))).send().await;
            let refused = refused.expect("an answer");
            assert_eq!(refused.status(), 409, "{changed}");
            let refused: Value = refused.json().await.expect("JSON");
            assert_eq!(refused["error"]["code"], "scenario_changed");
            let message = refused["error"]["message"].as_str().expect("a sentence");
            assert!(message.contains(words), "{message}");
        }
        with_change(&mut server, set(&back)).await;
        let again = server.json(&game.path("?lang=en")).await;
        assert_eq!(again["dice"]["commitment"], before["dice"]["commitment"], "{changed}");
        assert_eq!(again["options"], before["options"]);
    }
}

/// A database of before games kept what their battles meant.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_without_digests_is_taken_over() {
    let mut server = table().await;
    let game = begin(&server, FARM, json!({"evade": true})).await;
    let before = server.json(&game.path("?lang=en")).await;
    with_change(&mut server, "ALTER TABLE games DROP COLUMN digest".to_owned()).await;
    let after = server.json(&game.path("?lang=en")).await;
    assert_eq!(after["dice"]["commitment"], before["dice"]["commitment"]);
    begin(&server, FARM, json!({})).await;
}

/// What cannot be played again is said in clear words too, and stays where it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_played_again_says_so() {
    let mut server = table().await;
    let game = begin(&server, FARM, json!({})).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(first.asked().await);
    first.answer(0).await;
    let number = first.table["number"].clone();
    // The journal is emptied into its places when the server stops.
    let body = r#"{"seat":0,"event":{"choice":{"seat":0,"choice":"retire","hash":"00"}}}"#;
    server.stop().await;
    server.start().await;
    assert_eq!(server.json_as(&game.path(""), &game.tokens[0]).await["number"], number);
    let broken = format!("UPDATE choices SET body = '{body}' WHERE game = '{}'", game.id);
    with_change(&mut server, broken).await;
    let refused = server.get(&game.path("?lang=en")).send().await.expect("an answer");
    assert_eq!(refused.status(), 409);
    let refused: Value = refused.json().await.expect("JSON");
    assert_eq!(refused["error"]["code"], "not_replayable");
    let message = refused["error"]["message"].as_str().expect("a sentence");
    assert!(message.contains("event no. 1") && message.contains("nothing has been deleted"));
}

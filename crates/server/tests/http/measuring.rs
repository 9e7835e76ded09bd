//! PF-3.8, PF-Q8 over the wire: no distance, no chance and no reach leave the server before the
//! order that measures them.

use crate::common::{Game, Socket, Table, table};
use serde_json::{Value, json};

const TOLL_GATE: &str = "puissance-de-feu/toll-gate";

/// The toll gate with what was agreed, both armies set up, the first seat at the table.
async fn drawn_up(server: &Table, options: Value) -> (Game, Socket) {
    let seats = json!([{"player": "human"}, {"player": "open"}]);
    let body = json!({"scenario": TOLL_GATE, "options": options, "seats": seats});
    let created = server.post("/api/games", &body).await;
    assert_eq!(created.status(), 201);
    let game = Game::new(&created.json().await.expect("JSON"));
    let mut second = server.sit(&game.id, Some(&game.tokens[1])).await;
    give(&mut second, &json!("set_up")).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    give(&mut first, &json!("set_up")).await;
    first.table_where(|table| table["decision"]["kind"] == "order").await;
    (game, first)
}

/// Answers what is asked.
async fn give(client: &mut Socket, choice: &Value) {
    client.table_where(|table| table["decision"].is_object()).await;
    let number = client.table["number"].clone();
    client.send(&json!({"type": "answer", "id": 1, "number": number, "choice": choice})).await;
    client.wait("taken").await;
}

fn offers(client: &Socket) -> &[Value] {
    client.table["decision"]["offers"].as_array().expect("offers")
}

/// Whatever the server has said so far.
fn heard(client: &Socket) -> String {
    client.heard.concat()
}

async fn ground(server: &Table, game: &Game) -> String {
    let ground = server.get(&game.path("/ground.svg")).send().await.expect("an answer");
    let svg = ground.text().await.expect("text");
    assert!(svg.starts_with("<svg"), "{}", svg.chars().take(80).collect::<String>());
    svg
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_measured_before_the_order() {
    let server = table().await;
    let (game, mut first) = drawn_up(&server, json!({})).await;
    assert!(offers(&first).iter().any(|offer| offer["shape"]["kind"] == "aim"));
    assert!(offers(&first).iter().all(|offer| offer["odds"] == false), "no chance is promised");
    assert_eq!(first.table["decision"]["reach"], json!([]));
    for piece in first.table["pieces"].as_array().expect("pieces").clone() {
        let path = game.path(&format!("/pieces/{}", piece["id"].as_str().expect("an id")));
        let asked = server.get(&path).send().await.expect("an answer");
        // The flag of an officer is no piece of its own.
        let Ok(told) = asked.json::<Value>().await else { continue };
        assert!(told["lines"] == json!([]) || told["error"].is_object(), "{told}");
        assert!(told["reach"]["outlines"] == json!([]) || told["error"].is_object(), "{told}");
    }
    for choice in
        [json!({"fire": {"unit": 0, "target": 5}}), json!({"charge": {"unit": 0, "target": 5}})]
    {
        first.send(&json!({"type": "odds", "id": 7, "choice": choice})).await;
        let odds = first.wait("odds").await;
        assert_eq!(odds["outcomes"], json!([]));
        assert!(odds.get("chance").is_none(), "{odds}");
    }
    assert!(!heard(&first).contains("inches"), "no length is told");
    assert!(!ground(&server, &game).await.contains("= 10 m"), "no scale to measure with");
}

/// Who agrees to measure first sees the chances, and the scale of the map.
#[tokio::test(flavor = "multi_thread")]
async fn by_agreement_everything_is_measured() {
    let server = table().await;
    let (game, mut first) = drawn_up(&server, json!({"premeasuring": true})).await;
    let fires = |offer: &&Value| offer["choice"].get("fire").is_some();
    let choice = offers(&first).iter().find(fires).expect("somebody is seen");
    assert_eq!(choice["odds"], true);
    let ask = json!({"type": "odds", "id": 7, "choice": choice["choice"]});
    first.send(&ask).await;
    let odds = first.wait("odds").await;
    assert!(odds["outcomes"].as_array().is_some_and(|outcomes| !outcomes.is_empty()), "{odds}");
    assert!(odds["chance"].is_number(), "{odds}");
    assert!(ground(&server, &game).await.contains("= 10 m"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_measures() {
    let server = table().await;
    let (_, mut first) = drawn_up(&server, json!({})).await;
    give(&mut first, &json!({"fire": {"unit": 0, "target": 5}})).await;
    let told = first.wait("step").await;
    let lines = told["step"]["lines"].as_array().expect("lines");
    assert!(
        lines.iter().any(|line| line["rule"] == "PF-5.9"
            && line["text"].as_str().is_some_and(|text| text.contains("inches"))),
        "{lines:?}"
    );
}

/// Where the answers are too many to list, the nearest legal one is found for who points.
#[tokio::test(flavor = "multi_thread")]
async fn a_march_is_pointed_at() {
    let server = table().await;
    let (_, mut first) = drawn_up(&server, json!({})).await;
    give(&mut first, &json!({"march": {"unit": 0}})).await;
    first.table_where(|table| table["decision"]["kind"] == "move").await;
    let reach = first.table["decision"]["reach"][0].as_array().expect("an outline").len();
    assert!(reach > 3);
    // A1 stands at (16, 5) and faces north: a hand's breadth ahead of it.
    let like = offers(&first)[0]["choice"].clone();
    let ask = json!({"type": "preview", "id": 9, "choice": like, "at": [16_000, 29_000]});
    first.send(&ask).await;
    let found = first.wait("preview").await;
    let offer = &found["offer"];
    assert_eq!((&found["id"], &offer["shape"]["at"]), (&json!(9), &json!([16_000, 29_000])));
    give(&mut first, &offer["choice"]).await;
    // Nobody may measure: its place is told to a quarter of a base.
    let is_near = |y: i64| (y - 29_000).abs() < 1_000;
    first.table_where(|table| table["pieces"][0]["y"].as_i64().is_some_and(is_near)).await;
}

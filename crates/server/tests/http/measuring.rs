//! PF-3.8, PF-Q8 over the wire: no distance, no chance and no reach leave the server before the
//! order that measures them.

use crate::common::{Game, Socket, Table, quick, table, table_with};
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
        // What an officer is worth (PF-11.2) is no measure: it is the same wherever he stands.
        let lines = told["lines"].as_array().cloned().unwrap_or_default();
        assert!(lines.iter().all(|line| line["rule"] == "PF-11.2"), "{told}");
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

/// Where the second seat puts its first unit, in inches from the south, and how far it then marches.
#[derive(Clone, Copy, Debug)]
struct Moved {
    y: f64,
    march: f64,
}

/// Asks over the socket, and keeps what is told, refused or not.
async fn ask(client: &mut Socket, mut message: Value, told: &mut Vec<String>) {
    const ID: u64 = 4_711;
    message["id"] = json!(ID);
    client.send(&message).await;
    loop {
        let answer = client.next().await.expect("open");
        if answer["id"] == ID {
            told.push(answer.to_string());
            return;
        }
    }
}

/// All that somebody can get of a battle at a moment: his table, what he has been told, every moment and
/// every map of it, and whatever he asks about a unit that is not his.
async fn all_that_is_told(server: &Table, game: &Game, seat: usize, client: &mut Socket) -> String {
    // Which update brought a drawing depends on when it was sent, not on what is on the table.
    let mut table = client.table.clone();
    table.sort_all_objects();
    let mut told = vec![table.to_string(), json!(client.told).to_string()];
    let number = client.table["number"].as_u64().expect("a number");
    let mut paths: Vec<String> =
        ["", "/story", "/record", "/ground.svg", "/pieces/D1"].map(str::to_owned).into();
    for number in 0..=number {
        for rest in ["", "/map.svg", "/ground.svg"] {
            paths.push(format!("/at/{number}{rest}"));
        }
    }
    for path in paths {
        let mut asked = server.get(&game.path(&path));
        if let Some(token) = game.tokens.get(seat) {
            asked = asked.bearer_auth(token);
        }
        told.push(asked.send().await.expect("an answer").text().await.expect("text"));
    }
    let mark = |piece: &str, at: [i32; 2]| json!({"piece": piece, "at": at});
    for message in [
        json!({"type": "piece", "piece": "D1"}),
        json!({"type": "sight", "from": mark("A1", [16_000, 31_000]), "to": mark("D1", [10_000, 6_000])}),
        json!({"type": "sight", "from": mark("D1", [10_000, 6_000]), "to": {"at": [0, 0]}}),
    ] {
        ask(client, message, &mut told).await;
    }
    let offers = client.table["decision"]["offers"].as_array().cloned().unwrap_or_default();
    for offer in offers {
        for kind in ["odds", "preview"] {
            ask(client, json!({"type": kind, "choice": offer["choice"]}), &mut told).await;
        }
        let pointed = json!({"type": "preview", "choice": offer["choice"], "at": [10_000, 6_000]});
        ask(client, pointed, &mut told).await;
    }
    let commitment = client.table["dice"]["commitment"].as_str().expect("text").to_owned();
    told.join("\n").replace(&game.id, "GAME").replace(&commitment, "COMMITMENT")
}

async fn up_to(client: &mut Socket, number: &Value) {
    client.table_where(|table| table["number"] == *number).await;
}

/// Answers what is asked once the table is as the server has it.
async fn give_now(server: &Table, game: &Game, client: &mut Socket, choice: &Value) {
    let number = server.json(&game.path("")).await["number"].clone();
    up_to(client, &number).await;
    give(client, choice).await;
}

/// What the other seat and a spectator can get of a battle before the first order, while the unit marches
/// and after it has.
async fn watched(server: &Table, moved: Moved) -> Vec<String> {
    const D1: u64 = 5;
    let game = server.two_people(TOLL_GATE).await;
    let mut second = server.sit(&game.id, Some(&game.tokens[1])).await;
    second.table_where(|_| true).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    first.table_where(|_| true).await;
    let mut spectator = server.sit(&game.id, None).await;
    let here = |table: &Value| {
        let seats = table["seats"].as_array().expect("seats");
        seats.iter().all(|seat| seat["connected"] == true)
    };
    let mut seen = Vec::new();
    let y = (moved.y * 1000.0).round() as i64;
    give_now(server, &game, &mut second, &json!({"place": {"x": 10_000, "y": y, "facing": 1800}}))
        .await;
    give_now(server, &game, &mut second, &json!("set_up")).await;
    give_now(server, &game, &mut first, &json!("set_up")).await;
    let march = (moved.march * 1000.0).round() as i64;
    for choice in [
        None,
        Some(json!({"march": {"unit": D1}})),
        Some(json!({"move": {"legs": [{"ahead": march}]}})),
        Some(json!("end")),
    ] {
        match choice {
            None => {}
            Some(choice) => {
                if first.table["decision"]["kind"] == "order" {
                    give_now(server, &game, &mut first, &json!("end")).await;
                }
                give_now(server, &game, &mut second, &choice).await;
            }
        }
        let number = server.json(&game.path("")).await["number"].clone();
        for (seat, client) in [(0, &mut first), (2, &mut spectator)] {
            client.table_where(here).await;
            up_to(client, &number).await;
            client.sync().await;
            seen.push(all_that_is_told(server, &game, seat, client).await);
        }
    }
    seen
}

/// PF-3.8: nobody can reckon a place of the enemy more closely than to a quarter of a base, whatever he gets of
/// a battle and by whatever path: as long as a unit begins and ends in the same quarters, the other seat and
/// a spectator get the same, byte for byte. The dice fall alike.
#[tokio::test(flavor = "multi_thread")]
async fn what_anybody_is_told_bounds_what_he_can_measure() {
    // A quarter of a base is 0.7875 inches: from 29.53 to 30.32, and from 27.96 to 28.74.
    let first = Moved { y: 29.6, march: 1.0 };
    let alike = [
        Moved { y: 29.9, march: 1.2 },
        Moved { y: 29.75, march: 1.123 },
        Moved { y: 30.2, march: 1.47 },
        Moved { y: 29.54, march: 0.81 },
    ];
    let battles = async |moved: Moved| watched(&table_with(quick()).await, moved).await;
    let seen = battles(first).await;
    for moved in alike {
        for (number, (one, other)) in seen.iter().zip(&battles(moved).await).enumerate() {
            let differs = one.lines().zip(other.lines()).find(|(one, other)| one != other);
            assert!(one == other, "{moved:?}, look {number}: {differs:?}");
        }
    }
    // A hand could tell these.
    let farther = battles(Moved { y: 29.6, march: 1.8 }).await;
    assert_eq!(seen[..4], farther[..4], "nobody knows yet how far it marches");
    assert_ne!(seen[4..6], farther[4..6]);
    assert_ne!(seen[..2], battles(Moved { y: 29.5, march: 1.0 }).await[..2]);
}

//! What a client may ask before it answers, and in which order it is told things.

use crate::common::{CORNFIELD, FARM, Socket, table};
use serde_json::{Value, json};

fn offers(socket: &Socket) -> Vec<Value> {
    socket.table["decision"]["offers"].as_array().cloned().unwrap_or_default()
}

async fn preview(socket: &mut Socket, id: u32, mut message: Value) -> Value {
    message["type"] = "preview".into();
    message["id"] = id.into();
    socket.send(&message).await;
    let found = socket.wait("preview").await;
    assert_eq!(found["id"], id);
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_on_the_free_table_becomes_an_answer_that_is_taken() {
    let server = table().await;
    let game = server.two_people(&format!("{CORNFIELD}-table")).await;
    let mut person = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(person.asked().await);
    let offer = offers(&person)[0].clone();
    // Anywhere, even far off the table: the answer is legal all the same.
    for (id, at) in (1..).zip([[100, 100], [-80_000, 4], [i32::MAX, i32::MIN], [6_500, 900]]) {
        let wish = json!({"choice": offer["choice"], "at": at, "facing": 1234});
        let found = preview(&mut person, id, wish).await;
        assert_eq!(found["offer"]["shape"]["kind"], "place");
        assert_eq!(found["offer"]["shape"]["piece"], offer["shape"]["piece"]);
    }
    let near = &offer["shape"]["at"];
    let at = [near[0].as_i64().unwrap() + 37, near[1].as_i64().unwrap() + 21];
    let found = preview(&mut person, 9, json!({"choice": offer["choice"], "at": at})).await;
    assert_eq!(found["offer"]["shape"]["at"], json!(at));
    let (number, choice) = (person.table["number"].clone(), found["offer"]["choice"].clone());
    person.send(&json!({"type": "answer", "id": 2, "number": number, "choice": choice})).await;
    person.wait("taken").await;
    person.table_where(|table| !table["pieces"].as_array().unwrap().is_empty()).await;
    let piece = &person.table["pieces"][0];
    assert_eq!([&piece["x"], &piece["y"]], [at[0], at[1]]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_of_nonsense_is_refused_and_changes_nothing() {
    let server = table().await;
    let game = server.two_people(CORNFIELD).await;
    let mut person = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(person.asked().await);
    let number = person.table["number"].clone();
    for choice in [json!("nonsense"), json!({"fire": {"unit": 60_000, "target": 3}}), json!(null)] {
        person.send(&json!({"type": "preview", "id": 5, "choice": choice, "at": [1, 1]})).await;
        let refused = person.next().await.expect("open");
        assert_eq!((&refused["type"], &refused["id"]), (&json!("refused"), &json!(5)), "{refused}");
    }
    person.sync().await;
    assert_eq!(person.table["number"], number);
    let mut spectator = server.sit(&game.id, None).await;
    spectator.table_where(|_| true).await;
    let choice = offers(&person)[0]["choice"].clone();
    spectator.send(&json!({"type": "preview", "id": 1, "choice": choice})).await;
    assert_eq!(spectator.next().await.expect("open")["code"], "spectator");
}

/// Two people answer in turn until somebody is asked a question of a kind.
async fn play_until(people: &mut [Socket; 2], kind: &str) -> usize {
    for round in 0..400_usize {
        for (seat, person) in people.iter_mut().enumerate() {
            person.sync().await;
            if person.table["decision"]["kind"] == kind {
                return seat;
            }
            let count = offers(person).len();
            if count > 0 {
                let commits = person.table["decision"]["kind"] == "commit";
                person.answer(if commits { 0 } else { round * 5 % count }).await;
            }
        }
    }
    panic!("{kind} was never asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn chances_come_with_the_modifiers_behind_them() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let mut people = [
        server.sit(&game.id, Some(&game.tokens[0])).await,
        server.sit(&game.id, Some(&game.tokens[1])).await,
    ];
    let seat = play_until(&mut people, "spend").await;
    let person = &mut people[seat];
    let choice = offers(person)[0]["choice"].clone();
    person.send(&json!({"type": "odds", "id": 3, "choice": choice})).await;
    let odds = person.wait("odds").await;
    let explained = odds["explained"].as_array().expect("lines");
    assert!(!explained.is_empty(), "{odds}");
    for line in explained {
        assert_eq!(line["kind"], "modifier");
        assert!(line["rule"].as_str().is_some_and(|rule| rule.starts_with("BF-")), "{line}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_march_is_told_with_its_way_and_shown_with_its_reach() {
    let server = table().await;
    let game = server.two_people(&format!("{FARM}-table")).await;
    let mut people = [
        server.sit(&game.id, Some(&game.tokens[0])).await,
        server.sit(&game.id, Some(&game.tokens[1])).await,
    ];
    let seat = play_until(&mut people, "move_unit").await;
    let person = &mut people[seat];
    assert!(!person.table["decision"]["reach"].as_array().expect("outlines").is_empty());
    let place = |offer: &Value| {
        let at = &offer["shape"]["at"];
        (at[0].as_i64(), at[1].as_i64())
    };
    let all = offers(person);
    let piece = person.table["pieces"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["id"] == all[0]["shape"]["piece"]);
    let piece = piece.expect("it stands on the map");
    let stands = (piece["x"].as_i64(), piece["y"].as_i64());
    let goes = all.iter().position(|offer| place(offer) != stands);
    let Some(goes) = goes else { return };
    let to = place(&all[goes]);
    person.answer(goes).await;
    let way = &person.told.last().expect("told")["way"];
    assert_eq!(way["piece"], all[goes]["shape"]["piece"]);
    let path = way["path"].as_array().expect("a path");
    let point = |at: &Value| (at[0].as_i64(), at[1].as_i64());
    assert_eq!((point(&path[0]), point(&path[path.len() - 1])), (stands, to));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_sight_knows_nothing_of_a_hidden_deployment() {
    let server = table().await;
    let game = server.two_people(CORNFIELD).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(first.asked().await);
    let offer = offers(&first)[0].clone();
    first.answer(0).await;
    let at = &offer["shape"]["at"];
    let (x, y) = (at[0].as_i64().unwrap(), at[1].as_i64().unwrap());
    let line =
        json!({"type": "sight", "id": 4, "from": {"at": [x, y]}, "to": {"at": [x, y + 3_000]}});
    first.send(&line).await;
    let own = first.wait("sight").await;
    let mut spectator = server.sit(&game.id, None).await;
    spectator.table_where(|_| true).await;
    spectator.send(&line).await;
    let seen = spectator.wait("sight").await;
    // Who stands there knows his own front; nobody else learns that there is one.
    let rules = |sight: &Value| -> Vec<String> {
        let lines = sight["lines"].as_array().expect("lines").iter();
        lines.map(|line| line["rule"].as_str().unwrap_or_default().to_owned()).collect()
    };
    assert!(rules(&own).contains(&"BF-8.3".to_owned()), "{own}");
    assert!(!rules(&seen).contains(&"BF-8.3".to_owned()), "{seen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happened_is_told_before_the_table_that_it_leads_to() {
    let server = table().await;
    let seats = json!([{"player": "computer", "level": "recruit"}, {"player": "computer", "level": "recruit"}]);
    let game = server.create(FARM, seats).await;
    let mut spectator =
        server.sit_with(&game.id, json!({"type": "hello", "lang": "en", "since": 0})).await;
    // People come and go meanwhile, so that tables are sent for many reasons.
    let mut told = 0;
    for message in 0..400 {
        if message % 20 == 0 {
            drop(server.sit(&game.id, None).await);
        }
        let Some(value) = spectator.next().await else { break };
        match value["type"].as_str() {
            Some("step") => told = value["step"]["number"].as_u64().expect("a number"),
            Some("table" | "update") => {
                assert_eq!(spectator.table["number"].as_u64(), Some(told));
                if !spectator.table["outcome"].is_null() {
                    break;
                }
            }
            _ => {}
        }
    }
    assert!(told > 20, "{told}");
}

//! Nobody learns by any path what their seat may not know.

use crate::common::{CORNFIELD, Game, fair, table, table_with};
use serde_json::{Value, json};

/// Removes what differs between any two games.
fn plain(text: &str, game: &Game, commitment: &str) -> String {
    text.replace(&game.id, "GAME").replace(commitment, "COMMITMENT")
}

fn everybody_is_here(table: &Value) -> bool {
    table["seats"].as_array().expect("seats").iter().all(|seat| seat["connected"] == true)
}

/// Answers that are not the second seat's to give in a deployment: to every unit and general of both
/// sides, placed or not, and against them.
fn out_of_place() -> Vec<Value> {
    let mut choices = Vec::new();
    for unit in 0..34 {
        choices.extend([
            json!({"unit": {"unit": unit}}),
            json!({"fire": {"unit": unit, "target": 20}}),
            json!({"fire": {"unit": 20, "target": unit}}),
            json!({"assault": {"unit": unit, "target": 20}}),
            json!({"assault": {"unit": 20, "target": unit}}),
            json!({"react": {"unit": unit, "reaction": "evade"}}),
        ]);
    }
    for general in 0..8 {
        choices.push(json!({"general": {"general": general}}));
        choices.push(json!({"fire_at_general": {"unit": 20, "general": general}}));
    }
    choices
}

/// The ids of the other side's pieces, as the second seat knows them.
fn pieces_of_the_first(table: &Value) -> Vec<Value> {
    let absent = table["absent"].as_array().expect("a list").iter();
    absent.filter(|one| one["seat"] == 0).map(|one| one["id"].clone()).collect()
}

/// Two games whose first seats deploy differently, one of them more of its units, in another order
/// beside the second seat: until the deployment is revealed, the second seat and the spectators get
/// the same messages, byte for byte and as many of them, whatever they ask or try.
#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_deployment_leaves_no_trace() {
    let server = table_with(fair()).await;
    let mut seen: Vec<Vec<String>> = Vec::new();
    for variant in 0..2_usize {
        let game = server.two_people(CORNFIELD).await;
        // One after the other, so that nobody is still to hear of an arrival.
        let mut hidden = server.sit(&game.id, Some(&game.tokens[0])).await;
        hidden.table_where(|_| true).await;
        let mut other = server.sit(&game.id, Some(&game.tokens[1])).await;
        other.table_where(everybody_is_here).await;
        hidden.table_where(everybody_is_here).await;
        let mut spectator = server.sit(&game.id, None).await;
        spectator.table_where(everybody_is_here).await;
        // Each is seen by all before the next, so that nobody gets one table for both.
        for (seat, bytes) in [(1, "5a".repeat(32)), (0, "c3".repeat(32))] {
            let client = if seat == 0 { &mut hidden } else { &mut other };
            client.send(&json!({"type": "contribute", "id": 1, "bytes": bytes})).await;
            for client in [&mut hidden, &mut other, &mut spectator] {
                let given = |table: &Value| table["dice"]["contributions"][seat] == bytes;
                client.table_where(given).await;
            }
        }
        // Steps of the second seat fall at other moments among those of the first.
        for step in 0..6 {
            let turns = if variant == 0 { [0, 1] } else { [1, 0] };
            for seat in turns {
                if seat == 0 && variant == 1 && step >= 3 {
                    continue;
                }
                let client = if seat == 0 { &mut hidden } else { &mut other };
                assert!(client.asked().await);
                let offers = client.table["decision"]["offers"].as_array().expect("offers").len();
                let choice = if seat == 0 { (step * 11 + variant * 29 + 1) % offers } else { 0 };
                client.answer(choice).await;
            }
        }
        let commitment = other.table["dice"]["commitment"].as_str().expect("text").to_owned();
        let mut paths = Vec::new();
        for rest in ["", "/story", "/at/3", "/at/6", "/at/3/map.svg", "/at/6/map.svg"] {
            let path = game.path(rest);
            let own = server.get(&path).bearer_auth(&game.tokens[1]).send().await;
            paths.push(own.expect("an answer").text().await.expect("text"));
            if !rest.starts_with("/at") {
                let public = server.get(&path).send().await.expect("an answer");
                paths.push(public.text().await.expect("text"));
            }
        }
        for path in ["/at/1", "/at/7", "/record", "/at/1/map.svg"] {
            let asked = server.get(&game.path(path)).send().await.expect("an answer");
            assert!(asked.status().is_client_error(), "{path}");
            paths.push(asked.text().await.expect("text"));
        }
        // Errors and odds tell nothing either, nor does a line from where somebody may stand.
        let number = other.table["number"].clone();
        for choice in out_of_place() {
            let body = json!({"number": number, "choice": choice});
            let posted = server.http.post(server.url(&game.path("/answer")));
            let refused = posted.bearer_auth(&game.tokens[1]).json(&body).send().await;
            let refused = refused.expect("an answer");
            assert!(refused.status().is_client_error(), "{choice}");
            paths.push(refused.text().await.expect("text"));
            for message in [
                json!({"type": "answer", "id": 1, "number": number, "choice": choice}),
                json!({"type": "odds", "id": 2, "choice": choice}),
                json!({"type": "preview", "id": 3, "choice": choice}),
                json!({"type": "preview", "id": 4, "choice": choice, "at": [6500, 1500]}),
            ] {
                other.send(&message).await;
            }
            other.sync().await;
        }
        let pieces = pieces_of_the_first(&other.table);
        assert!(pieces.len() > 10, "{pieces:?}");
        for piece in pieces {
            let line = json!({"type": "sight", "id": 7, "from": {"piece": piece, "at": [6500, 1500]}, "to": {"at": [6500, 4500]}});
            let may_do = json!({"type": "piece", "id": 8, "piece": piece});
            for client in [&mut other, &mut spectator] {
                client.send(&line).await;
                client.send(&may_do).await;
                client.sync().await;
            }
        }
        for message in [
            json!({"type": "answer", "id": 5, "number": 6, "choice": {"place": {"hex": "A1", "facing": 0, "mounted": false, "occupy": false}}}),
            json!({"type": "odds", "id": 6, "choice": {"fire": {"unit": 0, "target": 9}}}),
        ] {
            other.send(&message).await;
        }
        other.sync().await;
        spectator.sync().await;
        for client in [&mut other, &mut spectator] {
            paths.append(&mut client.heard);
        }
        assert!(spectator.told.is_empty());
        assert!(other.told.iter().all(|step| step["seat"] == 1));
        assert!(
            other.table["pieces"].as_array().expect("pieces").iter().all(|one| one["seat"] == 1)
        );
        seen.push(paths.iter().map(|text| plain(text, &game, &commitment)).collect());
    }
    assert_eq!(seen[0].len(), seen[1].len());
    for (one, two) in seen[0].iter().zip(&seen[1]) {
        assert_eq!(one, two);
    }
}

/// When both have committed, the withheld steps are told before the one that reveals them, and
/// everybody counts the same from there on.
#[tokio::test(flavor = "multi_thread")]
async fn a_deployment_is_told_when_it_is_revealed() {
    let server = table().await;
    let game = server.two_people(CORNFIELD).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    let mut second = server.sit(&game.id, Some(&game.tokens[1])).await;
    let mut spectator = server.sit(&game.id, None).await;
    spectator.table_where(|_| true).await;
    let mut steps = [0_usize; 2];
    for (seat, client) in [&mut first, &mut second].into_iter().enumerate() {
        loop {
            client.asked().await;
            let commits = client.table["decision"]["kind"] == "commit";
            client.answer(0).await;
            steps[seat] += 1;
            if commits {
                break;
            }
        }
    }
    let all = (steps[0] + steps[1]) as u64;
    for client in [&mut first, &mut second, &mut spectator] {
        client.table_where(|table| table["number"].as_u64() >= Some(all)).await;
        assert_eq!(client.table["number"], all);
        let numbers: Vec<u64> =
            client.told.iter().filter_map(|step| step["number"].as_u64()).collect();
        assert_eq!(numbers, (1..=all).collect::<Vec<u64>>());
        let seats = client.table["pieces"].as_array().expect("pieces");
        assert!(
            seats.iter().any(|one| one["seat"] == 0) && seats.iter().any(|one| one["seat"] == 1)
        );
    }
    // What was told live is what the story tells.
    for (client, token) in
        [(&first, Some(&game.tokens[0])), (&second, Some(&game.tokens[1])), (&spectator, None)]
    {
        let path = game.path("/story?lang=en");
        let story = match token {
            Some(token) => server.json_as(&path, token).await,
            None => server.json(&path).await,
        };
        assert_eq!(story["steps"], Value::Array(client.told.clone()));
    }
}

/// A placement may be taken back while the other side places its own, and only its seat hears.
#[tokio::test(flavor = "multi_thread")]
async fn a_secret_placement_is_taken_back_in_secret() {
    let server = table().await;
    let game = server.two_people(CORNFIELD).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    let mut second = server.sit(&game.id, Some(&game.tokens[1])).await;
    for _ in 0..2 {
        first.asked().await;
        first.answer(0).await;
        second.asked().await;
        second.answer(0).await;
    }
    assert_eq!(first.table["may_take_back"], true);
    first.send(&json!({"type": "take_back"})).await;
    let back = first.table_where(|table| table["number"] == 1).await;
    assert_eq!(back["pieces"].as_array().expect("pieces").len(), 1);
    second.send(&json!({"type": "ping"})).await;
    second.wait("pong").await;
    assert_eq!(second.table["number"], 2);
    assert!(second.told.iter().all(|step| step.get("taken_back").is_none()));
    // The other's deployment is untouched, here and after loading.
    let again = server.json_as(&game.path(""), &game.tokens[1]).await;
    assert_eq!(again["pieces"].as_array().expect("pieces").len(), 2);
}

/// What the computer does in secret is not seen, whatever its level.
#[tokio::test(flavor = "multi_thread")]
async fn the_computer_deploys_unseen() {
    let server = table().await;
    let seats = json!([{"player": "human"}, {"player": "computer", "level": "sergeant"}]);
    let game = server.create(CORNFIELD, seats).await;
    let mut person = server.sit(&game.id, Some(&game.tokens[0])).await;
    // It is done when only the person is waited for.
    let table = person.table_where(|table| table["waiting_for"] == json!([0])).await;
    assert_eq!(table["number"], 0);
    assert!(person.told.is_empty());
    assert!(table["pieces"].as_array().expect("pieces").is_empty());
}

//! What any piece may do from where it stands can be asked by anybody who sees it.

use crate::common::{FARM, table};
use serde_json::{Value, json};

fn drawn(area: &Value) -> usize {
    ["outlines", "places"].map(|part| area[part].as_array().map_or(0, Vec::len)).iter().sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn own_pieces_and_others_are_asked_about_over_socket_and_http() {
    let server = table().await;
    for (scenario, hexes) in [(FARM.to_owned(), true), (format!("{FARM}-table"), false)] {
        let game = server.two_people(&scenario).await;
        let mut person = server.sit(&game.id, Some(&game.tokens[0])).await;
        // The second army stands as history has it, or as it is put: a piece that is on the map.
        let on_map =
            |table: &Value| table["pieces"].as_array().is_some_and(|pieces| !pieces.is_empty());
        while !on_map(&person.table) {
            assert!(person.asked().await);
            person.answer(0).await;
            person.sync().await;
        }
        let piece = person.table["pieces"][0]["id"].as_str().expect("an id").to_owned();
        person.send(&json!({"type": "piece", "id": 4, "piece": piece})).await;
        let told = person.wait("piece").await;
        assert_eq!((&told["id"], &told["outlook"]["piece"]), (&json!(4), &json!(piece)));
        let outlook = &told["outlook"];
        assert!(drawn(&outlook["reach"]) > 0, "{outlook}");
        let part = if hexes { "places" } else { "outlines" };
        assert!(!outlook["reach"][part].as_array().expect("a list").is_empty(), "{outlook}");
        assert!(outlook["lines"].as_array().is_some_and(|lines| !lines.is_empty()));
        let path = game.path(&format!("/pieces/{piece}?lang=fr"));
        let over_http = server.json_as(&path, &game.tokens[0]).await;
        assert_eq!(over_http["reach"], outlook["reach"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_of_a_piece_are_told_to_whom_they_are_made_alone() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let mut people = [
        server.sit(&game.id, Some(&game.tokens[0])).await,
        server.sit(&game.id, Some(&game.tokens[1])).await,
    ];
    // Until somebody is asked about a piece that both see.
    for round in 0..400_usize {
        for (seat, person) in people.iter_mut().enumerate() {
            person.sync().await;
            let offers = person.table["decision"]["offers"].clone();
            let Some(offers) = offers.as_array().filter(|offers| !offers.is_empty()) else {
                continue;
            };
            let pieces = person.table["pieces"].as_array().expect("pieces").clone();
            let seen = |id: &Value| pieces.iter().any(|piece| piece["id"] == *id);
            let picked =
                offers.iter().map(|offer| &offer["shape"]["pieces"][0]).find(|id| seen(id));
            let turn = person.table["turn"].as_u64();
            let Some(picked) = picked.filter(|_| turn > Some(0)) else {
                let commits = person.table["decision"]["kind"] == "commit";
                let choice = if commits { 0 } else { round * 5 % offers.len() };
                person.answer(choice).await;
                continue;
            };
            let path = game.path(&format!("/pieces/{}", picked.as_str().expect("an id")));
            let own = server.json_as(&path, &game.tokens[seat]).await;
            assert!(!own["offers"].as_array().expect("offers").is_empty(), "{own}");
            for other in
                [server.json_as(&path, &game.tokens[1 - seat]).await, server.json(&path).await]
            {
                assert_eq!(other["offers"], json!([]));
                assert_eq!(other["reach"], own["reach"]);
            }
            return;
        }
    }
    panic!("nobody was asked to pick a piece");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_that_is_not_there_is_refused() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let mut person = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(person.asked().await);
    person.send(&json!({"type": "piece", "id": 3, "piece": "nobody"})).await;
    let refused = person.wait("refused").await;
    assert_eq!((&refused["id"], &refused["code"]), (&json!(3), &json!("unknown_piece")));
    let missing = server.get(&game.path("/pieces/nobody")).send().await.expect("an answer");
    assert_eq!(missing.status(), 404);
}

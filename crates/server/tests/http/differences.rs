//! A page gets its table once and then what changes: that comes to the same as taking it whole again.

use crate::common::{CORNFIELD, Game, Socket, Table, table};
use serde_json::{Value, json};

/// A book on hexes with a hidden deployment, the same on the table, and the other book.
const BATTLES: [&str; 3] =
    [CORNFIELD, "brigades-de-fer/brawners-farm-table", "puissance-de-feu/toll-gate"];

/// Numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % count
    }
}

/// The drawings that a table's pieces, and what lies on its ground, name.
fn named(table: &Value) -> Vec<String> {
    let lists = ["pieces", "objectives", "zones", "markers"];
    let drawn = lists.iter().flat_map(|list| table[list].as_array().expect("a list"));
    drawn.filter_map(|one| one["look"].as_str().map(str::to_owned)).collect()
}

/// A client has what it would be given whole: all but drawings that are not used any more.
fn is_same(client: &Value, whole: &Value) -> bool {
    let (mut had, mut given) = (client.clone(), whole.clone());
    let (drawn, wanted) = (had["drawings"].take(), given["drawings"].take());
    had == given && named(whole).iter().all(|key| drawn[key] == wanted[key])
}

async fn catches_up(server: &Table, game: &Game, token: Option<&str>, client: &mut Socket) {
    let path = game.path("?lang=en");
    loop {
        let whole = match token {
            Some(token) => server.json_as(&path, token).await,
            None => server.json(&path).await,
        };
        if is_same(&client.table, &whole) {
            let all: Vec<String> = named(&whole);
            let drawn = whole["drawings"].as_object().expect("drawings");
            assert!(drawn.keys().all(|key| all.contains(key)), "a drawing that nobody names");
            return;
        }
        client.next().await.expect("open");
    }
}

/// Random legal play of both seats before a spectator, with choices taken back: after each step
/// everybody has the table that he would be given whole.
#[tokio::test(flavor = "multi_thread")]
async fn differences_lead_to_the_same_table_as_taking_it_whole() {
    let server = table().await;
    for (seed, battle) in BATTLES.into_iter().enumerate() {
        let mut random = Random(seed as u64 + 7);
        let game = server.two_people(battle).await;
        let tokens = [Some(game.tokens[0].as_str()), Some(game.tokens[1].as_str()), None];
        let mut clients = Vec::new();
        for token in tokens {
            let mut client = server.sit(&game.id, token).await;
            client.table_where(|_| true).await;
            clients.push(client);
        }
        for step in 0..90 {
            for (client, token) in clients.iter_mut().zip(tokens) {
                catches_up(&server, &game, token, client).await;
            }
            if !clients[2].table["outcome"].is_null() {
                break;
            }
            let asked: Vec<usize> =
                (0..2).filter(|seat| !clients[*seat].table["decision"].is_null()).collect();
            let seat = asked[random.below(asked.len())];
            if step % 7 == 6 {
                take_back(&mut clients, &mut random).await;
                continue;
            }
            let offers =
                clients[seat].table["decision"]["offers"].as_array().expect("offers").len();
            clients[seat].answer(random.below(offers)).await;
        }
        let updates = clients[1].heard.iter().filter(|text| text.contains(r#""type":"update""#));
        let wholes = clients[1].heard.iter().filter(|text| text.contains(r#""type":"table""#));
        let (updates, wholes) = (updates.count(), wholes.count());
        assert!(updates > 20 && wholes < 12, "{battle}: {updates} updates, {wholes} whole tables");
    }
}

/// Somebody takes his last choice back, with the consent of the other if need be.
async fn take_back(clients: &mut [Socket], random: &mut Random) {
    let free = (0..2).find(|seat| clients[*seat].table["may_take_back"] == true);
    let seat = free.unwrap_or_else(|| random.below(2));
    clients[seat].send(&json!({"type": "take_back"})).await;
    clients[seat].sync().await;
    if free.is_none() && clients[seat].table["take_back_asked_by"] == seat {
        let asked = |table: &Value| table["take_back_asked_by"] == seat;
        clients[1 - seat].table_where(asked).await;
        clients[1 - seat].send(&json!({"type": "consent", "yes": true})).await;
        clients[1 - seat].sync().await;
    }
}

/// A client that has lost its way asks for the whole, and goes on from there.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_lost_takes_the_whole_again() {
    let server = table().await;
    let game = server.two_people(CORNFIELD).await;
    let mut player = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(player.asked().await);
    player.answer(0).await;
    let before = player.revision.as_u64().expect("a number");
    player.send(&json!({"type": "table"})).await;
    let whole = player.wait("table").await;
    assert!(whole["revision"].as_u64() > Some(before));
    assert!(!whole["table"]["drawings"].as_object().expect("drawings").is_empty());
    catches_up(&server, &game, Some(&game.tokens[0]), &mut player).await;
    player.answer(0).await;
    assert_eq!(player.revision.as_u64(), whole["revision"].as_u64().map(|number| number + 1));
    // Spectators may ask as well.
    let mut spectator = server.sit(&game.id, None).await;
    spectator.wait("table").await;
    spectator.send(&json!({"type": "table"})).await;
    spectator.wait("table").await;
}

/// An answer that comes too late is refused, and the whole table follows.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_late_is_told_so_and_given_the_whole() {
    let server = table().await;
    let game = server.two_people(CORNFIELD).await;
    let mut player = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(player.asked().await);
    let offer = player.table["decision"]["offers"][0]["choice"].clone();
    player.answer(0).await;
    let late = json!({"type": "answer", "id": 9, "number": 999, "choice": offer});
    player.send(&late).await;
    while player.next().await.expect("open")["type"] != "refused" {}
    player.wait("table").await;
    catches_up(&server, &game, Some(&game.tokens[0]), &mut player).await;
}

/// Whoever listens is sent a fraction of the table for a choice of the other side.
#[tokio::test(flavor = "multi_thread")]
async fn an_update_is_small() {
    let server = table().await;
    let game = server.two_people("brigades-de-fer/gettysburg").await;
    let mut player = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(player.asked().await);
    for _ in 0..2 {
        player.answer(0).await;
    }
    let mut spectator = server.sit(&game.id, None).await;
    spectator.wait("table").await;
    let whole = spectator.heard.last().expect("the table").len();
    player.answer(0).await;
    spectator.wait("update").await;
    let update = spectator.heard.last().expect("an update").len();
    assert!(update * 4 < whole, "{update} of {whole} bytes");
}

/// What a seat does in secret is told to nobody, not even by an empty message.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_sent_where_nothing_changed() {
    let server = table().await;
    let game = server.two_people(CORNFIELD).await;
    let mut player = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(player.asked().await);
    let mut spectator = server.sit(&game.id, None).await;
    spectator.wait("table").await;
    player.answer(0).await;
    spectator.sync().await;
    let since = spectator.heard.len();
    player.answer(0).await;
    spectator.sync().await;
    assert_eq!(spectator.heard[since..], [r#"{"type":"pong"}"#]);
}

//! Whole games over the wire: created, played, left, taken up again, finished.

use std::time::Duration;

use crate::common::{
    CORNFIELD, FARM, Game, PATIENCE, Socket, Table, counted, quick, table, table_with, until,
};
use serde_json::{Value, json};
use server::Config;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_computer_runs_to_its_report() {
    let server = table_with(counted()).await;
    let seats = json!([{"player": "human"}, {"player": "computer", "level": "recruit"}]);
    let game = server.create(FARM, seats).await;
    let mut person = server.sit(&game.id, Some(&game.tokens[0])).await;
    let mut answers = 0;
    while person.asked().await {
        let offers = person.table["decision"]["offers"].as_array().expect("offers").len();
        person.answer(answers * 7 % offers).await;
        answers += 1;
        assert!(answers < 5_000, "the game does not end");
    }
    let table = person.table_where(|table| !table["report"].is_null()).await;
    assert_eq!(server.metric("computer_faults_total").await, 0);
    assert!(table["decision"].is_null());
    assert!(table["outcome"]["level_text"].as_str().is_some_and(|text| !text.is_empty()));
    assert!(!table["report"]["tallies"].as_array().expect("tallies").is_empty());
    let luck = table["report"]["luck"].as_array().expect("luck");
    assert_eq!(luck.len(), 2);
    for one in luck {
        assert!(one["throws"].as_u64() > Some(0));
        // The verdict is that of the gain.
        let verdict = match one["gain"].as_i64().expect("a gain") {
            20.. => "good",
            ..=-20 => "bad",
            _ => "even",
        };
        assert_eq!(one["verdict"], verdict);
    }
    // The dice can be verified now.
    let seed = table["dice"]["seed"].as_str().expect("the seed is published");
    assert_eq!(seed.len(), 64);
    let record = server.get(&game.path("/record")).send().await.expect("an answer");
    assert_eq!(record.status(), 200);
    let record = games::Record::read(&record.text().await.expect("text")).expect("a record");
    let (book, source) = games::scenario(FARM).expect("a battle");
    let battle = book.read(source).expect("a battle");
    battle.replay(&record, &mut |_| {}).expect("every choice, die and hash is true");
    // The story has every step, and every moment can be seen again.
    let story = server.json(&game.path("/story?lang=en")).await;
    let steps = story["steps"].as_array().expect("steps").clone();
    assert_eq!(steps.len() as u64, table["number"].as_u64().expect("a number"));
    for (index, step) in steps.iter().enumerate() {
        assert_eq!(step["number"], index + 1);
    }
    for number in [0, 1, steps.len() / 2, steps.len()] {
        let then = server.json(&game.path(&format!("/at/{number}"))).await;
        assert_eq!(then["number"], number);
        assert!(then["decision"].is_null());
    }
    let beyond = server.get(&game.path(&format!("/at/{}", steps.len() + 1))).send().await;
    assert_eq!(beyond.expect("an answer").status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_answer_gets_the_fresh_table() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(first.asked().await);
    let before = first.table.clone();
    first.answer(0).await;
    let choice = before["decision"]["offers"][0]["choice"].clone();
    first
        .send(&json!({"type": "answer", "id": 9, "number": before["number"], "choice": choice}))
        .await;
    let refused = first.wait("refused").await;
    assert_eq!((&refused["code"], &refused["id"]), (&json!("stale"), &json!(9)));
    // He was sent the fresh table before that; the whole of it comes when he asks.
    first.sync().await;
    assert_ne!(first.table["number"], before["number"]);
    // By correspondence the same.
    let late = post_answer(&server, &game, 0, &before["number"], &choice).await;
    assert_eq!(late.status(), 409);
}

/// By correspondence, until both sides are asked at once after the deployment (BF-Q59): the one
/// to designate a unit may be forestalled by the ride of an enemy general.
async fn until_both_are_asked(server: &Table, game: &Game) -> (usize, Value, Value) {
    for step in 0..600 {
        for seat in 0..2 {
            let table = server.json_as(&game.path("?lang=en"), &game.tokens[seat]).await;
            let decision = &table["decision"];
            if decision["kind"] == "designate" && table["waiting_for"] == json!([0, 1]) {
                let other = server.json_as(&game.path("?lang=en"), &game.tokens[1 - seat]).await;
                return (seat, table, other);
            }
            let offers = decision["offers"].as_array().map_or(0, Vec::len);
            if offers == 0 {
                continue;
            }
            let choice = &decision["offers"][step * 7 % offers]["choice"];
            let answered = post_answer(server, game, seat, &table["number"], choice).await;
            assert_eq!(answered.status(), 200);
        }
    }
    panic!("both sides are never asked at once");
}

async fn post_answer(
    server: &Table,
    game: &Game,
    seat: usize,
    number: &Value,
    choice: &Value,
) -> reqwest::Response {
    let post = server.http.post(server.url(&game.path("/answer")));
    let body = json!({"number": number, "choice": choice});
    post.bearer_auth(&game.tokens[seat]).json(&body).send().await.expect("an answer")
}

/// The one cause of a stale answer between people who answer what they see: the other was asked at
/// the same time, and what he did withdrew the question.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_asked_at_once_only_a_withdrawn_question_is_stale() {
    let server = table().await;
    for declines in [true, false] {
        let game = server.two_people(CORNFIELD).await;
        let (seat, table, other) = until_both_are_asked(&server, &game).await;
        assert_eq!(other["decision"]["kind"], "move_generals");
        let offers = other["decision"]["offers"].as_array().expect("offers");
        let ready = |offer: &&Value| (offer["shape"]["kind"] == "say") == declines;
        let theirs = &offers.iter().find(ready).expect("to ride or not to ride")["choice"];
        let done = post_answer(&server, &game, 1 - seat, &other["number"], theirs).await;
        assert_eq!(done.status(), 200);
        // The answer to what was seen before that.
        let mine = &table["decision"]["offers"][0]["choice"];
        let late = post_answer(&server, &game, seat, &table["number"], mine).await;
        let expected = if declines { 200 } else { 409 };
        assert_eq!(late.status(), expected, "declined: {declines}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_does_not_wait_for_ever() {
    let shutdown_timeout = Duration::from_millis(300);
    let mut server = table_with(Config { shutdown_timeout, ..counted() }).await;
    let game = server.two_people(FARM).await;
    let mut person = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(person.asked().await);
    let mut asked = server.metric("requests_total").await;
    // A request that never ends.
    let mut slow = TcpStream::connect(server.address).await.expect("connected");
    let head = "POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
    slow.write_all(head.as_bytes()).await.expect("sent");
    // Whoever asks for the count is counted as well.
    until("its head is read", async || {
        asked += 1;
        server.metric("requests_total").await > asked
    })
    .await;
    let stopping = server.stop();
    tokio::time::timeout(PATIENCE, stopping).await.expect("it stops in time");
    person.wait("bye").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn correspondence_and_live_play_are_one_game() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let mut watching = server.sit(&game.id, Some(&game.tokens[1])).await;
    watching.asked().await;
    let table = server.json_as(&game.path("?lang=en"), &game.tokens[0]).await;
    let body = json!({"number": table["number"],
        "choice": table["decision"]["offers"][0]["choice"]});
    let answered = server
        .http
        .post(server.url(&game.path("/answer")))
        .bearer_auth(&game.tokens[0])
        .json(&body)
        .send()
        .await
        .expect("an answer");
    assert_eq!(answered.status(), 200);
    let answered: Value = answered.json().await.expect("JSON");
    assert!(answered["table"]["number"].as_u64() > table["number"].as_u64());
    watching.answer(0).await;
    watching.table_where(|table| table["number"].as_u64() >= Some(2)).await;
    assert_eq!(watching.told.iter().filter(|step| step["seat"] == 0).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_server_says_goodbye_and_comes_back_with_everything() {
    let mut server = table().await;
    let game = server.two_people(CORNFIELD).await;
    let mut person = server.sit(&game.id, Some(&game.tokens[0])).await;
    for _ in 0..3 {
        assert!(person.asked().await);
        person.answer(0).await;
    }
    let (number, pieces) = (person.table["number"].clone(), person.table["pieces"].clone());
    server.stop().await;
    let bye = person.wait("bye").await;
    assert!(bye["reason"].as_str().is_some_and(|reason| !reason.is_empty()));
    server.start().await;
    let hello = json!({"type": "hello", "token": game.tokens[0], "lang": "en", "since": 1});
    let mut person = server.sit_with(&game.id, hello).await;
    person.asked().await;
    assert_eq!((&person.table["number"], &person.table["pieces"]), (&number, &pieces));
    // It is told what it missed.
    assert_eq!(person.told.len() as u64, number.as_u64().expect("a number") - 1);
}

async fn both(server: &Table, game: &Game) -> (Socket, Socket) {
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    let mut second = server.sit(&game.id, Some(&game.tokens[1])).await;
    first.table_where(|_| true).await;
    second.table_where(|_| true).await;
    (first, second)
}

/// Plays whatever is asked, by correspondence, until dice have fallen: who threw them, and the
/// number after it.
async fn until_dice(server: &Table, game: &Game) -> (usize, u64) {
    for _ in 0..400 {
        for seat in 0..2 {
            let table = server.json_as(&game.path("?lang=en"), &game.tokens[seat]).await;
            let Some(choice) = table["decision"]["offers"][0].get("choice") else { continue };
            let answered = post_answer(server, game, seat, &table["number"], choice).await;
            let answered: Value = answered.json().await.expect("JSON");
            let lines = answered["lines"].as_array().expect("lines");
            if lines.iter().any(|line| line["kind"] == "throw") {
                return (seat, answered["table"]["number"].as_u64().expect("a number"));
            }
        }
    }
    panic!("no die fell");
}

#[tokio::test(flavor = "multi_thread")]
async fn take_back_by_the_rule_and_beyond_it_by_consent() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let (mut first, mut second) = both(&server, &game).await;
    let (mover, number) = until_dice(&server, &game).await;
    let (one, other) =
        if mover == 0 { (&mut first, &mut second) } else { (&mut second, &mut first) };
    one.table_where(|table| table["number"].as_u64() >= Some(number)).await;
    other.table_where(|table| table["number"].as_u64() >= Some(number)).await;
    assert_eq!(one.table["may_take_back"], false);
    one.send(&json!({"type": "take_back"})).await;
    let asked = other.table_where(|table| !table["take_back_asked_by"].is_null()).await;
    assert_eq!(asked["take_back_asked_by"], mover);
    // Whoever asks cannot consent for the other.
    one.send(&json!({"type": "consent", "yes": true})).await;
    one.wait("refused").await;
    other.send(&json!({"type": "consent", "yes": true})).await;
    let back = other.table_where(|table| table["number"].as_u64() < Some(number)).await;
    assert!(back["take_back_asked_by"].is_null());
    let mark = other.told.last().expect("a step").clone();
    assert_eq!(mark["taken_back"], back["number"]);
    let token = &game.tokens[1 - mover];
    let story = server.json_as(&game.path("/story"), token).await;
    let steps = story["steps"].as_array().expect("steps");
    assert_eq!(steps.last().expect("a step")["taken_back"], back["number"]);
    // And it is stored.
    let again = server.json_as(&game.path(""), token).await;
    assert_eq!(again["number"], back["number"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_holds_you_to_fallen_dice() {
    let server = table().await;
    let seats = json!([{"player": "human"}, {"player": "computer", "level": "recruit"}]);
    let game = server.create(FARM, seats).await;
    let mut person = server.sit(&game.id, Some(&game.tokens[0])).await;
    for _ in 0..200 {
        assert!(person.asked().await);
        person.answer(0).await;
        let last = person.told.last().expect("a step");
        if last["lines"].as_array().expect("lines").iter().any(|line| line["kind"] == "throw") {
            break;
        }
    }
    person.asked().await;
    if person.table["may_take_back"] == false {
        person.send(&json!({"type": "take_back"})).await;
        assert_eq!(person.wait("refused").await["code"], "computer_does_not_consent");
    }
}

/// What others do quickly goes out together, but whole and in order, and never behind its table.
#[tokio::test(flavor = "multi_thread")]
async fn a_listener_misses_nothing_of_a_quick_player() {
    let server = table().await;
    let seats = json!([{"player": "human"}, {"player": "human"}]);
    let game = server.create("brigades-de-fer/gettysburg", seats).await;
    let mut player = server.sit(&game.id, Some(&game.tokens[0])).await;
    let mut listener = server.sit(&game.id, Some(&game.tokens[1])).await;
    assert!(player.asked().await);
    listener.wait("table").await;
    // Four are deployed; then the second offer is to begin again.
    for offer in [0, 0, 0, 0, 1].repeat(3) {
        player.answer(offer).await;
    }
    let (mut known, last) = (0, 15);
    while known < last {
        let value = listener.next().await.expect("open");
        match value["type"].as_str() {
            Some("step") => {
                assert_eq!(value["step"]["number"], known + 1);
                known += 1;
            }
            Some("table" | "update") => assert_eq!(listener.table["number"], known),
            _ => {}
        }
    }
    listener.table_where(|table| table["number"] == last).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn resign_then_rematch_with_the_sides_swapped() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let (mut first, mut second) = both(&server, &game).await;
    let early = server.get(&game.path("/record")).send().await.expect("an answer");
    assert_eq!(early.status(), 403);
    first.send(&json!({"type": "rematch"})).await;
    assert_eq!(first.wait("refused").await["code"], "not_over");
    first.send(&json!({"type": "resign"})).await;
    let over = second.table_where(|table| !table["outcome"].is_null()).await;
    assert_eq!(
        (&over["outcome"]["winner"], &over["outcome"]["level"]),
        (&json!(1), &json!("resigned"))
    );
    second.send(&json!({"type": "rematch"})).await;
    // It is offered, not imposed.
    first.table_where(|table| table["seats"][1]["offers_rematch"] == true).await;
    first.send(&json!({"type": "rematch"})).await;
    let (mine, theirs) = (first.wait("rematch").await, second.wait("rematch").await);
    assert_eq!(mine["game"], theirs["game"]);
    let next = mine["game"].as_str().expect("a game");
    let (path, token) = (format!("/api/games/{next}"), mine["token"].as_str().expect("a token"));
    let table = server.json_as(&path, token).await;
    assert_eq!(table["you"], 1);
    second.send(&json!({"type": "rematch"})).await;
    assert_eq!(second.wait("refused").await["code"], "rematch_exists");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_heard_by_all_and_notes_by_nobody_else() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let (mut first, mut second) = both(&server, &game).await;
    first.send(&json!({"type": "chat", "text": "Bonjour !"})).await;
    let heard = second.wait("chat").await;
    assert_eq!((&heard["from"], &heard["text"]), (&json!(0), &json!("Bonjour !")));
    first.send(&json!({"type": "chat", "text": "x".repeat(501)})).await;
    assert_eq!(first.wait("refused").await["code"], "bad_input");
    first.send(&json!({"type": "notes", "text": "hold the fence"})).await;
    first.send(&json!({"type": "ping"})).await;
    first.wait("pong").await;
    let own = server.json_as(&game.path(""), &game.tokens[0]).await;
    assert_eq!(own["notes"], "hold the fence");
    let other = server.json_as(&game.path(""), &game.tokens[1]).await;
    assert_eq!(other["notes"], "");
    assert!(server.json(&game.path("")).await.get("notes").is_none());
    // A latecomer hears what was said.
    let mut late = server.sit(&game.id, None).await;
    assert_eq!(late.wait("chat").await["text"], "Bonjour !");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_clock_is_a_resignation() {
    let server = table().await;
    let body = json!({"scenario": FARM, "clock_seconds": 10,
        "seats": [{"player": "human"}, {"player": "human"}]});
    let created: Value = server.post("/api/games", &body).await.json().await.expect("JSON");
    let game = Game::new(&created);
    let table = server.json(&game.path("")).await;
    let left = table["seats"][0]["clock_ms"].as_i64().expect("a clock");
    assert!((1..=10_000).contains(&left), "{left}");
    let mut watcher = server.sit(&game.id, None).await;
    let over = watcher.table_where(|table| !table["outcome"].is_null()).await;
    assert_eq!(over["outcome"]["level"], "clock_out");
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_watch_and_cannot_act() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let (mut first, _second) = both(&server, &game).await;
    let mut spectator = server.sit(&game.id, None).await;
    let table = spectator.table_where(|_| true).await;
    assert!(table["you"].is_null() && table["decision"].is_null());
    let choice = first.table["decision"]["offers"][0]["choice"].clone();
    for message in [
        json!({"type": "answer", "id": 1, "number": 0, "choice": choice}),
        json!({"type": "odds", "id": 1, "choice": choice}),
        json!({"type": "contribute", "id": 1, "bytes": "5a".repeat(32)}),
        json!({"type": "take_back"}),
        json!({"type": "resign"}),
        json!({"type": "notes", "text": "x"}),
    ] {
        spectator.send(&message).await;
        assert_eq!(spectator.wait("refused").await["code"], "spectator");
    }
    first.answer(0).await;
    assert_eq!(server.json(&game.path("")).await["you"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn both_languages_and_all_themes() {
    let server = table_with(quick()).await;
    let game = server.two_people(CORNFIELD).await;
    let french = server.json_as(&game.path("?lang=fr"), &game.tokens[0]).await;
    let english = server.json_as(&game.path("?lang=en"), &game.tokens[0]).await;
    assert_ne!(french["decision"]["prompt"], english["decision"]["prompt"]);
    let asked = server.get("/api/scenarios").header("accept-language", "de, en;q=0.7, fr;q=0.3");
    let told: Value = asked.send().await.expect("an answer").json().await.expect("JSON");
    let english = server.json("/api/scenarios?lang=en").await;
    assert_eq!(told, english);
    for theme in ["paper", "lamp", "print"] {
        let path = game.path(&format!("/ground.svg?theme={theme}"));
        let svg = server.get(&path).send().await.expect("an answer").text().await.expect("text");
        assert!(svg.contains(&format!("theme-{theme}")));
        for banned in ["<style", " style=", "<script", " on", "javascript:"] {
            let found = svg.contains(banned) && banned != " on";
            assert!(!found, "{banned} in the ground");
        }
    }
}

/// The ground of a battle that nothing has changed is the same at every moment.
#[tokio::test(flavor = "multi_thread")]
async fn the_ground_is_drawn_as_it_was_at_a_moment() {
    let server = table_with(quick()).await;
    let game = server.two_people(FARM).await;
    assert_eq!(server.json(&game.path("")).await["ground_revision"], 0);
    let text = async |path: &str| {
        let answered = server.get(&game.path(path)).send().await.expect("an answer");
        (answered.status().as_u16(), answered.text().await.expect("text"))
    };
    let (at_first, now) =
        (text("/ground.svg?lang=en").await, text("/at/0/ground.svg?lang=en").await);
    assert_eq!(at_first, now);
    assert_eq!(now.0, 200);
    assert_eq!(text("/at/99/ground.svg").await.0, 404);
}

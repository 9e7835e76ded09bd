//! Play by mail: whose turn it is, times for a move, answers given beforehand, seats that stay one's own.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Config;

use crate::common::{FARM, Game, PATIENCE, PAUSE, Table, quick, table, table_with, until};

async fn mine(server: &Table, game: &Game, seat: usize) -> Value {
    let seats = json!({"seats": [{"game": game.id, "token": game.tokens[seat]},
        {"game": game.id, "token": "nobody's"}, {"game": "no-such-game", "token": "x"}]});
    let response = server.post("/api/mine?lang=en", &seats).await;
    assert_eq!(response.status(), 200);
    let told: Value = response.json().await.expect("JSON");
    assert_eq!(told.as_array().expect("a list").len(), 1, "{told}");
    told[0].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_games_say_whose_turn_it_is_since_when_and_against_whom() {
    let mut server = table().await;
    let game = server.two_people(FARM).await;
    let told = mine(&server, &game, 0).await;
    assert_eq!(
        (&told["seat"], &told["to_move"], &told["over"]),
        (&json!(0), &json!(true), &json!(false))
    );
    assert_eq!(told["opponent"]["joined"], false, "nobody has come by the link yet");
    let hello = json!({"type": "hello", "token": game.tokens[1], "lang": "en", "name": "Jeb"});
    let mut second = server.sit_with(&game.id, hello).await;
    second.table_where(|table| table["seats"][1]["joined"] == true).await;
    drop(second);
    // An absent player is not a free seat, whatever happens to the server.
    server.stop().await;
    server.start().await;
    let told = mine(&server, &game, 0).await;
    let opponent = &told["opponent"];
    assert_eq!((&opponent["name"], &opponent["joined"]), (&json!("Jeb"), &json!(true)));
    let table = server.json_as(&game.path(""), &game.tokens[0]).await;
    assert_eq!(
        (&table["seats"][1]["joined"], &table["seats"][1]["connected"]),
        (&json!(true), &json!(false))
    );
    // Both deploy at once; then one is asked.
    let since = told["since"].as_i64().expect("a time");
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    first.table_where(|_| true).await;
    while first.table["waiting_for"].as_array().is_some_and(|asked| asked.contains(&json!(0))) {
        first.answer_by("commit").await;
    }
    let (own, other) = (mine(&server, &game, 0).await, mine(&server, &game, 1).await);
    assert_eq!((&own["to_move"], &other["to_move"]), (&json!(false), &json!(true)));
    assert_eq!(other["since"].as_i64(), Some(since), "he has been asked all the time");
    let bad = json!({"type": "hello", "token": game.tokens[1], "name": "\u{202e}evil"});
    let mut bad = server.sit_with(&game.id, bad).await;
    assert_eq!(bad.next().await.expect("a message")["code"], "bad_input");
}

const KUKUYEVKA: &str = "orel-tsaritsyne/kukuyevka";

fn with_pace(at_end: &str, seconds: u32) -> Value {
    json!({"scenario": FARM, "seats": [{"player": "human"}, {"player": "open"}],
        "pace": {"seconds": seconds, "at_end": at_end}})
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_for_a_move_ends_as_agreed_though_nobody_is_there() {
    let mut server = table_with(Config { shortest_pace: 1, ..quick() }).await;
    let mut games = Vec::new();
    for at_end in ["defaults", "loss"] {
        let response = server.post("/api/games", &with_pace(at_end, 1)).await;
        assert_eq!(response.status(), 201);
        games.push(Game::new(&response.json().await.expect("JSON")));
    }
    // Nobody looks at the games, and the server is stopped meanwhile.
    server.stop().await;
    server.start().await;
    let over = async |game: &Game| server.json(&game.path("?lang=en")).await;
    until("a game is lost", async || !over(&games[1]).await["outcome"].is_null()).await;
    assert_eq!(over(&games[1]).await["outcome"]["level"], "clock_out");
    until("the other is answered by default", async || {
        over(&games[0]).await["turn"].as_u64() > Some(0)
    })
    .await;
    let story = server.json(&games[0].path("/story?lang=en")).await;
    let steps = story["steps"].as_array().expect("steps");
    let by_default = |step: &Value| {
        step["reason"]["text"].as_str().is_some_and(|text| text.contains("default answer"))
    };
    assert!(steps.iter().all(by_default) && !steps.is_empty(), "{steps:?}");
    for (pace, status) in [
        (json!({"seconds": 0, "at_end": "loss"}), 400),
        (json!({"seconds": 99_999_999, "at_end": "loss"}), 400),
        (json!({"seconds": 60, "at_end": "tea"}), 400),
        (json!({"seconds": 60}), 400),
        (json!(60), 400),
    ] {
        let mut asked = with_pace("loss", 60);
        asked["pace"] = pace.clone();
        assert_eq!(server.post("/api/games", &asked).await.status(), status, "{pace}");
    }
    let mut both = with_pace("loss", 60);
    both["clock_seconds"] = json!(60);
    assert_eq!(server.post("/api/games", &both).await.status(), 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_given_beforehand_is_answered_for_whoever_is_away() {
    let mut server = table_with(Config { away_after: Duration::ZERO, ..quick() }).await;
    let seats = json!([{"player": "computer", "level": "sergeant"}, {"player": "human"}]);
    let game = server.create(KUKUYEVKA, seats).await;
    let path = game.path("/standing?lang=en");
    let token = &game.tokens[0];
    let given = server.json_as(&path, token).await;
    let questions = given["questions"].as_array().expect("questions");
    let withdraw = questions.iter().find(|one| one["question"] == "withdraw").expect("a question");
    assert!(withdraw["words"].as_array().expect("words").iter().any(|one| one["word"] == "hold"));
    assert_eq!(given["given"], json!({"answers": {}, "always": false}));
    let post = async |body: Value, token: &str| {
        server
            .http
            .post(server.url(&path))
            .bearer_auth(token)
            .json(&body)
            .send()
            .await
            .expect("told")
    };
    for (body, status) in [
        (json!({"answers": {"withdraw": "surrender"}}), 400),
        (json!({"answers": {"move": "default"}}), 400),
        (json!({"answers": {"withdraw": 1}}), 400),
        (json!({"answers": {}, "cheat": true}), 400),
    ] {
        assert_eq!(post(body.clone(), token).await.status(), status, "{body}");
    }
    assert_eq!(post(json!({"answers": {}}), "nobody's").await.status(), 401);
    let words = json!({"counter_battery": "no_counter_fire", "withdraw": "hold",
        "support": "end_support", "contact": "end_contact", "air_secret": "default",
        "split_d": "doctrine", "losses": "doctrine", "retreat_path": "default",
        "rout_path": "default", "zoc_loss": "default"});
    assert_eq!(post(json!({"answers": words}), token).await.status(), 200);
    server.stop().await;
    server.start().await;
    assert_eq!(server.json_as(&path, token).await["given"]["answers"], words);
    // Nobody else is told.
    for token in [None, Some("nobody's")] {
        let request = server.get(&path);
        let request = match token {
            Some(token) => request.bearer_auth(token),
            None => request,
        };
        assert_eq!(request.send().await.expect("an answer").status(), 401);
    }
    // The person plays by default, and goes away after each answer: whatever interrupts the computer's turn is
    // answered for him.
    let mut beforehand = 0;
    let mut answered = 0;
    let mut since = Instant::now();
    while answered < 3_000 {
        assert!(
            since.elapsed() < PATIENCE,
            "neither a question nor an end after {answered} answers"
        );
        let story = server.json_as(&game.path("/story?lang=en"), token).await;
        let steps = story["steps"].as_array().expect("steps").clone();
        let given = |step: &&Value| {
            step["reason"]["text"].as_str().is_some_and(|text| text.contains("standing order"))
        };
        beforehand = steps.iter().filter(given).count();
        let table = server.json_as(&game.path("?lang=en"), token).await;
        if beforehand > 0 || !table["outcome"].is_null() {
            break;
        }
        // The computer thinks, or what was given beforehand is about to be answered.
        let given = |kind: &&str| words.as_object().is_some_and(|words| words.contains_key(*kind));
        let Some(kind) = table["decision"]["kind"].as_str().filter(|kind| !given(kind)) else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        (answered, since) = (answered + 1, Instant::now());
        let offers = table["decision"]["offers"].as_array().expect("offers");
        let quiet = [
            "begin",
            "end_recruiting",
            "end_movement",
            "end_fire_plan",
            "end_combats",
            "end_advance",
            "no_follow",
            "no_pursuit",
        ];
        let wanted = |offer: &&Value| quiet.contains(&offer["verb"].as_str().unwrap_or_default());
        let offer = offers.iter().find(wanted).unwrap_or(&offers[0]);
        let answer = json!({"number": table["number"], "choice": offer["choice"]});
        let request = server.http.post(server.url(&game.path("/answer"))).bearer_auth(token);
        let status = request.json(&answer).send().await.expect("told").status().as_u16();
        assert!([200, 409].contains(&status), "{kind}: {status}");
    }
    assert!(beforehand > 0, "the computer never attacked");
}

//! Dice that nobody can bend: the commitment, the players' contributions, what is taken back, and
//! what the record proves.

use crate::common::{CORNFIELD, FARM, Game, Socket, Table, fair, table_with};
use dice::{Committed, Derivation, Die, Pool, Reading, Seed};
use engine::game::Seat;
use games::{Forfeit, Forged, Receipt, Record};
use reqwest::Response;
use serde_json::{Value, json};

fn bytes(byte: &str) -> String {
    byte.repeat(games::CONTRIBUTION)
}

async fn contribute(server: &Table, game: &Game, seat: usize, body: &Value) -> Response {
    let post = server.http.post(server.url(&game.path("/contribution?lang=en")));
    post.bearer_auth(&game.tokens[seat]).json(body).send().await.expect("an answer")
}

/// Contributes for a seat, and waits until somebody at the table has seen it.
async fn add(server: &Table, game: &Game, seat: usize, byte: &str, witness: &mut Socket) {
    let added = contribute(server, game, seat, &json!({"bytes": bytes(byte)})).await;
    assert_eq!(added.status(), 200);
    witness.table_where(|table| table["dice"]["contributions"][seat] == bytes(byte)).await;
}

async fn refused(response: Response, status: u16, code: &str) {
    assert_eq!(response.status(), status);
    let failed: Value = response.json().await.expect("JSON");
    assert_eq!(failed["error"]["code"], code, "{failed}");
}

/// Answers what a seat is asked by correspondence; the throws that it was told of, if it was asked.
async fn answer(server: &Table, game: &Game, seat: usize) -> Option<Vec<Value>> {
    let table = server.json_as(&game.path("?lang=en"), &game.tokens[seat]).await;
    let choice = table["decision"]["offers"][0].get("choice")?;
    let post = server.http.post(server.url(&game.path("/answer")));
    let body = json!({"number": table["number"], "choice": choice});
    let answered = post.bearer_auth(&game.tokens[seat]).json(&body).send().await;
    let answered = answered.expect("an answer");
    assert_eq!(answered.status(), 200);
    let answered: Value = answered.json().await.expect("JSON");
    let lines = answered["lines"].as_array().expect("lines").iter();
    Some(lines.filter(|line| line["kind"] == "throw").cloned().collect())
}

/// Plays whatever is asked until dice have fallen: who threw them, and the throws.
async fn until_dice(server: &Table, game: &Game) -> (usize, Vec<Value>) {
    for _ in 0..400 {
        for seat in 0..2 {
            match answer(server, game, seat).await {
                Some(throws) if !throws.is_empty() => return (seat, throws),
                _ => {}
            }
        }
    }
    panic!("no die fell");
}

async fn resign(server: &Table, game: &Game, seat: usize) -> Value {
    let mut socket = server.sit(&game.id, Some(&game.tokens[seat])).await;
    socket.send(&json!({"type": "resign"})).await;
    socket.table_where(|table| !table["outcome"].is_null()).await
}

async fn record(server: &Table, game: &Game) -> Record {
    let record = server.get(&game.path("/record")).send().await.expect("an answer");
    assert_eq!(record.status(), 200);
    Record::read(&record.text().await.expect("text")).expect("a record")
}

fn replay(record: &Record) -> Result<(), Forged> {
    let (book, source) = games::scenario(&record.scenario.id).expect("a battle");
    let battle = book.read(source).expect("a battle");
    battle.replay(record, &mut |_| {}).map(|_| ())
}

/// Changes the database of a server that does not run.
async fn change(server: &Table, statements: &[String]) {
    let url = format!("sqlite://{}", server.file().display());
    let pool = sqlx::any::AnyPoolOptions::new().connect(&url).await.expect("the database");
    for statement in statements {
        let statement = sqlx::AssertSqlSafe(statement.clone());
        sqlx::query(statement).execute(&pool).await.expect("changed");
    }
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_seat_contributes_once_and_it_is_shown_to_all() {
    let server = table_with(fair()).await;
    let game = server.two_people(FARM).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    let mut second = server.sit(&game.id, Some(&game.tokens[1])).await;
    let mut spectator = server.sit(&game.id, None).await;
    let before = spectator.table_where(|_| true).await;
    let dice = &before["dice"];
    assert_eq!(dice["commitment"].as_str().map(str::len), Some(64));
    assert_eq!((&dice["contributions"], &dice["open"]), (&json!([null, null]), &json!(true)));
    assert!(dice.get("seed").is_none() && dice.get("seal").is_none());
    first.table_where(|_| true).await;
    second.table_where(|_| true).await;

    let added = contribute(&server, &game, 0, &json!({"bytes": bytes("5A")})).await;
    assert_eq!(added.status(), 200);
    let shown: Value = added.json().await.expect("JSON");
    assert_eq!(shown["contributions"], json!([bytes("5a"), null]));
    second.send(&json!({"type": "contribute", "id": 7, "bytes": bytes("c3")})).await;
    assert_eq!(second.wait("taken").await["id"], 7);
    for socket in [&mut first, &mut second, &mut spectator] {
        let all = json!([bytes("5a"), bytes("c3")]);
        let table = socket.table_where(|table| table["dice"]["contributions"] == all).await;
        // It is no step of the story, and nothing else has changed.
        assert_eq!((&table["number"], &table["dice"]["undone"]), (&json!(0), &json!(0)));
        assert_eq!(table["dice"]["commitment"], dice["commitment"]);
        assert!(socket.told.is_empty());
    }
    for seat in 0..2 {
        let again = contribute(&server, &game, seat, &json!({"bytes": bytes("00")})).await;
        refused(again, 409, "contributed_already").await;
    }
    second.send(&json!({"type": "contribute", "id": 8, "bytes": bytes("00")})).await;
    let again = second.wait("refused").await;
    assert_eq!((&again["code"], &again["id"]), (&json!("contributed_already"), &json!(8)));
    // An answer to what was asked before is still an answer to it.
    first.answer(0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_seats_contribute_and_only_what_is_asked_for() {
    let server = table_with(fair()).await;
    let game = server.two_people(FARM).await;
    for wrong in ["", "5a", &bytes("5a")[1..], &(bytes("5a") + "5a"), &bytes("5g"), &bytes("é")] {
        let body = json!({"bytes": wrong});
        refused(contribute(&server, &game, 0, &body).await, 400, "bad_input").await;
    }
    for body in [json!({}), json!({"bytes": 5}), json!({"bytes": bytes("5a"), "seat": 1})] {
        let status = contribute(&server, &game, 0, &body).await.status();
        assert_eq!(status, 400, "{body}");
    }
    let body = json!({"bytes": bytes("5a")});
    refused(server.post(&game.path("/contribution"), &body).await, 401, "wrong_token").await;
    let post = server.http.post(server.url(&game.path("/contribution")));
    let stranger = post.bearer_auth("stranger").json(&body).send().await.expect("an answer");
    refused(stranger, 401, "wrong_token").await;
    let mut spectator = server.sit(&game.id, None).await;
    spectator.send(&json!({"type": "contribute", "id": 1, "bytes": bytes("5a")})).await;
    assert_eq!(spectator.wait("refused").await["code"], "spectator");
    let table = server.json(&game.path("")).await;
    assert_eq!(table["dice"]["contributions"], json!([null, null]));
}

#[tokio::test(flavor = "multi_thread")]
async fn contributions_survive_a_restart_and_end_with_the_first_die() {
    let mut server = table_with(fair()).await;
    let game = server.two_people(FARM).await;
    let mut witness = server.sit(&game.id, None).await;
    // A question that is open meanwhile stays open.
    assert!(answer(&server, &game, 0).await.is_some());
    add(&server, &game, 0, "5a", &mut witness).await;
    let before = server.json_as(&game.path(""), &game.tokens[1]).await;
    drop(witness);
    server.stop().await;
    server.start().await;
    let after = server.json_as(&game.path(""), &game.tokens[1]).await;
    assert_eq!((&after["dice"], &after["number"]), (&before["dice"], &before["number"]));
    assert_eq!(after["dice"]["contributions"], json!([bytes("5a"), null]));

    until_dice(&server, &game).await;
    for seat in 0..2 {
        let late = contribute(&server, &game, seat, &json!({"bytes": bytes("c3")})).await;
        refused(late, 409, "dice_settled").await;
    }
    let table = resign(&server, &game, 1).await;
    assert_eq!(table["dice"]["open"], false);
    assert_eq!(table["dice"]["contributions"], json!([bytes("5a"), null]));
    let record = record(&server, &game).await;
    assert_eq!(record.dice.contributions, [Some(bytes("5a")), None]);
    assert_eq!(replay(&record), Ok(()));
    let body = json!({"bytes": bytes("c3")});
    refused(contribute(&server, &game, 1, &body).await, 409, "dice_settled").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_game_given_up_says_who_and_is_sealed() {
    let server = table_with(fair()).await;
    let game = server.two_people(CORNFIELD).await;
    let before = server.json(&game.path("")).await;
    let mut witness = server.sit(&game.id, None).await;
    add(&server, &game, 1, "c3", &mut witness).await;
    let table = resign(&server, &game, 1).await;
    let mut record = record(&server, &game).await;
    assert_eq!(record.end.forfeit, Some(Forfeit::Resigned(Seat(1))));
    assert_eq!(replay(&record), Ok(()));
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let receipt = Receipt {
        commitment: text(&before["dice"]["commitment"]),
        contributions: vec![bytes("c3")],
        seal: text(&table["dice"]["seal"]),
    };
    assert_eq!(receipt.compare(&record), Ok(()));
    record.end.forfeit = Some(Forfeit::Resigned(Seat(0)));
    let forged = record.sealed();
    assert_eq!(replay(&forged), Ok(()));
    assert!(matches!(receipt.compare(&forged), Err(Forged::KeptSeal { .. })));
}

/// The dice that a game with these contributions throws, in the shape in which they were told.
fn expected(seed: &str, given: &[Option<String>], undone: u32, told: &[Value]) -> Vec<Value> {
    let seed = games::bytes(seed).and_then(|bytes| bytes.try_into().ok()).map(Seed);
    let contributions = given.iter().map(|one| one.as_deref().and_then(games::bytes)).collect();
    let dice = Committed::new(seed.expect("a seed"), Derivation::Second { contributions });
    let rolls = (0..).zip(told).map(|(number, line)| {
        let count = line["faces"].as_array().map_or(0, Vec::len);
        let sides = line["die"]["sides"].as_u64().and_then(|sides| u8::try_from(sides).ok());
        let die = Die::Sides(sides.expect("a die with sides"));
        let count = i32::try_from(count).expect("a few dice");
        json!(dice.roll(undone, number, &Pool::new(count, die, Reading::Counts)))
    });
    rolls.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn other_dice_fall_after_some_were_taken_back_by_consent() {
    let mut server = table_with(fair()).await;
    let game = server.two_people(FARM).await;
    let mut sockets = Vec::new();
    for token in &game.tokens {
        sockets.push(server.sit(&game.id, Some(token)).await);
    }
    add(&server, &game, 0, "5a", &mut sockets[0]).await;
    let (mover, seen) = until_dice(&server, &game).await;
    let faces = |throws: &[Value]| -> Vec<Value> {
        throws.iter().map(|line| line["faces"].clone()).collect()
    };
    sockets[mover].send(&json!({"type": "take_back"})).await;
    let other = &mut sockets[1 - mover];
    other.table_where(|table| !table["take_back_asked_by"].is_null()).await;
    other.send(&json!({"type": "consent", "yes": true})).await;
    let back = other.table_where(|table| table["dice"]["undone"] == 1).await;
    // Dice have fallen, though none is left on the table.
    assert_eq!(back["dice"]["open"], false);
    let late = contribute(&server, &game, 1, &json!({"bytes": bytes("c3")})).await;
    refused(late, 409, "dice_settled").await;

    // The count is not forgotten with the server.
    drop(sockets);
    server.stop().await;
    server.start().await;
    let again = answer(&server, &game, mover).await.expect("asked again");
    let count =
        |throws: &[Value]| throws.iter().map(|line| line["die"].clone()).collect::<Vec<_>>();
    assert_eq!(count(&seen)[0], count(&again)[0]);
    resign(&server, &game, 0).await;
    let record = record(&server, &game).await;
    let (seed, given) = (record.dice.seed.clone().expect("published"), &record.dice.contributions);
    assert_eq!(given, &[Some(bytes("5a")), None]);
    assert_eq!(faces(&seen), expected(&seed, given, 0, &seen));
    assert_eq!(faces(&again), expected(&seed, given, 1, &again));
    assert_eq!(record.choices.last().map(|last| last.undone), Some(1));
    assert_eq!(replay(&record), Ok(()));
    // Whoever hides what was taken back is found out.
    let mut hidden = record;
    for choice in &mut hidden.choices {
        choice.undone = 0;
    }
    let dice = expected(&seed, &hidden.dice.contributions, 0, &again) == faces(&again);
    assert_eq!(replay(&hidden.sealed()).is_ok(), dice);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_swapped_in_the_database_is_another_commitment() {
    let mut server = table_with(fair()).await;
    let game = server.two_people(FARM).await;
    let published = server.json(&game.path("")).await["dice"]["commitment"].clone();
    let receipt =
        Receipt { commitment: published.as_str().map(str::to_owned), ..Receipt::default() };
    server.stop().await;
    let swap = format!("UPDATE games SET seed = '{}' WHERE id = '{}'", bytes("11"), game.id);
    change(&server, &[swap]).await;
    server.start().await;
    // The table shows it, and the record cannot hide it.
    assert_ne!(server.json(&game.path("")).await["dice"]["commitment"], published);
    until_dice(&server, &game).await;
    resign(&server, &game, 0).await;
    let record = record(&server, &game).await;
    assert_eq!(replay(&record), Ok(()));
    assert!(matches!(receipt.compare(&record), Err(Forged::Commitment { .. })));
    let mut forged = record;
    forged.dice.commitment = receipt.commitment.clone().expect("kept");
    let forged = forged.sealed();
    assert_eq!(receipt.compare(&forged), Ok(()));
    assert_eq!(replay(&forged), Err(Forged::Head));
}

/// A name that is changed in the database is another game than the one that was committed to.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_or_an_opponent_changed_in_the_database_is_another_commitment() {
    let mut server = table_with(fair()).await;
    let game = server.two_people(FARM).await;
    let mut seen = vec![server.json(&game.path("")).await["dice"]["commitment"].clone()];
    let seats = r#"[{"player":"human"},{"player":"computer","level":"marshal"}]"#;
    for what in ["name = 'Waterloo'".to_owned(), format!("seats = '{seats}'")] {
        server.stop().await;
        change(&server, &[format!("UPDATE games SET {what} WHERE id = '{}'", game.id)]).await;
        server.start().await;
        let shown = server.json(&game.path("")).await["dice"]["commitment"].clone();
        assert!(!seen.contains(&shown), "{what}");
        seen.push(shown);
    }
}

/// A database of before the contributions: its games go on with the dice that they began with.
#[tokio::test(flavor = "multi_thread")]
async fn games_of_before_keep_their_dice() {
    let mut server = table_with(fair()).await;
    let game = server.two_people(FARM).await;
    server.stop().await;
    change(&server, &["ALTER TABLE games DROP COLUMN dice".to_owned()]).await;
    server.start().await;
    let table = server.json(&game.path("")).await;
    assert_eq!(table["dice"]["open"], false);
    let body = json!({"bytes": bytes("5a")});
    refused(contribute(&server, &game, 0, &body).await, 409, "dice_settled").await;
    until_dice(&server, &game).await;
    resign(&server, &game, 0).await;
    let record = record(&server, &game).await;
    let seed = games::bytes(record.dice.seed.as_deref().expect("published"));
    let seed = Seed(seed.and_then(|bytes| bytes.try_into().ok()).expect("32 bytes"));
    assert_eq!(table["dice"]["commitment"], games::hexadecimal(&seed.commitment().0));
    assert_eq!((record.format, record.dice.contributions.len()), (1, 0));
    assert_eq!(replay(&record), Ok(()));
    // New games have the dice of now.
    let game = server.two_people(FARM).await;
    assert_eq!(server.json(&game.path("")).await["dice"]["open"], true);
}

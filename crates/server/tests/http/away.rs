//! Somebody is away, or the server is: what happened meanwhile reaches whoever comes back, and no
//! time is given back or taken.

use std::os::unix::fs::PermissionsExt;
use std::time::Duration;

use crate::common::{Cluster, FARM, Game, Table, quick, table};
use serde_json::{Value, json};
use server::Store;

/// A step that was taken back and replaced has the number of the one that an absent client knows.
#[tokio::test(flavor = "multi_thread")]
async fn a_step_that_was_replaced_reaches_whoever_was_away() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    let mut second = server.sit(&game.id, Some(&game.tokens[1])).await;
    first.table_where(|_| true).await;
    second.table_where(|_| true).await;
    // Until somebody has chosen openly between several things and may take it back.
    let (mut mover, mut other, seat) = loop {
        let asked = server.json(&game.path("")).await["waiting_for"][0] == json!(0);
        let mover = if asked { &mut first } else { &mut second };
        assert!(mover.asked().await);
        let several = mover.table["decision"]["offers"].as_array().expect("offers").len() > 1;
        mover.answer(0).await;
        let is_told = server.json(&game.path("")).await["number"] == mover.table["number"];
        if several && is_told && mover.table["may_take_back"] == true {
            break if asked { (first, second, 1) } else { (second, first, 0) };
        }
    };
    let number = mover.table["number"].as_u64().expect("a number");
    other.table_where(|table| table["number"] == number).await;
    let known = other.told.last().expect("a step").clone();
    drop(other);
    mover.send(&json!({"type": "take_back"})).await;
    mover.table_where(|table| table["number"] == number - 1).await;
    assert!(mover.asked().await);
    mover.answer(1).await;
    let token = &game.tokens[seat];
    let hello = json!({"type": "hello", "token": token, "lang": "en", "since": number});
    let mut back = server.sit_with(&game.id, hello).await;
    back.table_where(|table| table["number"] == number).await;
    assert_eq!(back.told.len(), 2, "{:?}", back.told);
    assert_eq!(back.told[0]["taken_back"], number - 1);
    assert_eq!(back.told[1]["number"], number);
    assert_ne!(back.told[1]["choice"], known["choice"]);
    // The story from there on tells the same.
    let path = game.path(&format!("/story?lang=en&from={number}"));
    let story = server.json_as(&path, token).await;
    assert_eq!(story["steps"], Value::Array(back.told.clone()));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_away_finds_his_seat_in_the_rematch() {
    let mut server = table().await;
    let game = server.two_people(FARM).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    first.send(&json!({"type": "resign"})).await;
    first.table_where(|table| !table["outcome"].is_null()).await;
    first.send(&json!({"type": "rematch"})).await;
    first.table_where(|table| table["seats"][0]["offers_rematch"] == true).await;
    drop(first);
    // Even a server that was stopped meanwhile tells him what is offered, and that it is his to accept.
    server.stop().await;
    server.start().await;
    let mut second = server.sit(&game.id, Some(&game.tokens[1])).await;
    second.table_where(|table| table["seats"][0]["offers_rematch"] == true).await;
    second.send(&json!({"type": "no_rematch"})).await;
    second.table_where(|table| table["seats"][0]["offers_rematch"] == false).await;
    second.send(&json!({"type": "rematch"})).await;
    second.table_where(|table| table["seats"][1]["offers_rematch"] == true).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    first.send(&json!({"type": "rematch"})).await;
    let (asked, told) = (first.wait("rematch").await, second.wait("rematch").await);
    assert_eq!(told["game"], asked["game"]);
    let path = format!("/api/games/{}", told["game"].as_str().expect("a game"));
    for (message, seat) in [(&asked, 1), (&told, 0)] {
        let token = message["token"].as_str().expect("a token");
        assert_eq!(server.json_as(&path, token).await["you"], seat);
    }
    // A spectator is told where, and gets no seat.
    let mut watcher = server.sit(&game.id, None).await;
    let told = watcher.wait("rematch").await;
    assert_eq!((&told["game"], told.get("token")), (&asked["game"], None));
}

async fn no_such_ids(server: &Table) {
    for path in [
        "/api/games/%00",
        "/api/games/%00/story",
        "/api/games/a%00b/ground.svg",
        "/api/games/%F0%9F%92%A9",
        "/api/tables/%00",
        "/api/tables/%00/entries",
    ] {
        let response = server.get(path).bearer_auth("x").send().await.expect("an answer");
        assert_eq!(response.status(), 404, "{path}");
        let told: Value = response.json().await.expect("JSON");
        assert!(told["error"]["code"].is_string(), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_an_id_is_not_found() {
    no_such_ids(&table().await).await;
    let cluster = Cluster::start();
    let store = Store::open(&cluster.url()).await.expect("a store");
    no_such_ids(&Table::on(quick(), store).await).await;
}

/// The seeds of dice are in these files.
#[tokio::test(flavor = "multi_thread")]
async fn files_are_their_owner_s_only() {
    let mut server = table().await;
    server.two_people(FARM).await;
    let modes = |server: &Table| {
        let folder = server.file().parent().expect("a folder").to_owned();
        let files = std::fs::read_dir(folder).expect("a folder").flatten();
        let modes = files.map(|file| {
            let mode = file.metadata().expect("a file").permissions().mode() & 0o777;
            (file.file_name().to_string_lossy().into_owned(), mode)
        });
        modes.collect::<Vec<_>>()
    };
    let found = modes(&server);
    assert!(found.len() >= 4, "{found:?}");
    assert!(found.iter().all(|(_, mode)| *mode == 0o600), "{found:?}");
    // Those of before become so.
    server.stop().await;
    let open = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(server.file(), open).expect("changed");
    server.start().await;
    let found = modes(&server);
    assert!(found.iter().all(|(_, mode)| *mode == 0o600), "{found:?}");
}

async fn timed(server: &Table) -> Game {
    let body = json!({"scenario": FARM, "clock_seconds": 1000,
        "seats": [{"player": "human"}, {"player": "human"}]});
    Game::new(&server.post("/api/games", &body).await.json().await.expect("JSON"))
}

async fn clock_of_mover(server: &Table, game: &Game) -> i64 {
    let table = server.json(&game.path("")).await;
    let seats = table["seats"].as_array().expect("seats");
    let mover = seats.iter().find(|seat| seat["to_move"] == true).expect("somebody is asked");
    mover["clock_ms"].as_i64().expect("a clock")
}

/// Time that has run stays run, though nothing was stored since.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_survives_a_restart() {
    let mut server = table().await;
    let game = timed(&server).await;
    while clock_of_mover(&server, &game).await > 998_500 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let before = clock_of_mover(&server, &game).await;
    server.stop().await;
    server.start().await;
    assert!(clock_of_mover(&server, &game).await <= before);
}

/// Time in which no server was there is nobody's.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_stands_still_while_no_server_is_there() {
    let mut server = table().await;
    let game = timed(&server).await;
    server.stop().await;
    // As if the server had been away for the last ten minutes, and the game begun before that.
    let url = format!("sqlite://{}", server.file().display());
    sqlx::any::install_default_drivers();
    let pool = sqlx::any::AnyPoolOptions::new().connect(&url).await.expect("the database");
    for statement in
        ["UPDATE games SET updated = updated - 600000", "UPDATE health SET at = at - 600000"]
    {
        sqlx::query(statement).execute(&pool).await.expect("changed");
    }
    pool.close().await;
    server.start().await;
    assert!(clock_of_mover(&server, &game).await > 900_000);
    // The same ten minutes with a server that was there.
    server.stop().await;
    let pool = sqlx::any::AnyPoolOptions::new().connect(&url).await.expect("the database");
    sqlx::query("DELETE FROM downtimes").execute(&pool).await.expect("changed");
    pool.close().await;
    server.start().await;
    assert!(clock_of_mover(&server, &game).await < 401_000);
}

//! Who may find a game, watch it and talk at it is agreed when it is created.

use crate::common::{CORNFIELD, Cluster, FARM, Game, Table, quick, table};
use serde_json::{Value, json};
use server::Store;

async fn create(server: &Table, more: Value) -> Game {
    let mut body = json!({"scenario": FARM, "seats": [{"player": "human"}, {"player": "open"}]});
    for (field, value) in more.as_object().expect("fields") {
        body[field] = value.clone();
    }
    let created = server.post("/api/games", &body).await;
    assert_eq!(created.status(), 201, "{body}");
    Game::new(&created.json().await.expect("JSON"))
}

async fn listed(server: &Table, game: &Game) -> bool {
    let list = server.json("/api/games").await;
    list.as_array().expect("a list").iter().any(|one| one["id"] == game.id)
}

#[tokio::test(flavor = "multi_thread")]
async fn games_between_people_are_listed_if_they_say_so() {
    let mut server = table().await;
    let quiet = create(&server, json!({})).await;
    let public = create(&server, json!({"listed": true})).await;
    let seats = json!([{"player": "human"}, {"player": "computer"}]);
    let alone = create(&server, json!({"seats": seats})).await;
    let hidden = create(&server, json!({"seats": seats, "listed": false})).await;
    let private = create(&server, json!({"seats": seats, "spectators": "nobody"})).await;
    server.stop().await;
    server.start().await;
    for (game, expected) in
        [(&quiet, false), (&public, true), (&alone, true), (&hidden, false), (&private, false)]
    {
        assert_eq!(listed(&server, game).await, expected);
    }
    // What is listed can be watched.
    let body = json!({"scenario": FARM, "listed": true, "spectators": "nobody",
        "seats": [{"player": "human"}, {"player": "human"}]});
    let refused = server.post("/api/games", &body).await;
    assert_eq!(refused.status(), 400);
    let told: Value = refused.json().await.expect("JSON");
    assert_eq!(told["error"]["field"], "listed");
}

/// Games of before are listed as new ones are.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_before_is_taken_over() {
    let mut server = table().await;
    let people = create(&server, json!({"listed": true})).await;
    let seats = json!([{"player": "human"}, {"player": "computer"}]);
    let alone = create(&server, json!({"seats": seats})).await;
    server.stop().await;
    let url = format!("sqlite://{}", server.file().display());
    sqlx::any::install_default_drivers();
    let pool = sqlx::any::AnyPoolOptions::new().connect(&url).await.expect("the database");
    for statement in [
        "ALTER TABLE games DROP COLUMN listed",
        "ALTER TABLE games DROP COLUMN spectators",
        "ALTER TABLE games DROP COLUMN muted",
    ] {
        sqlx::query(statement).execute(&pool).await.expect("changed");
    }
    pool.close().await;
    server.start().await;
    assert!(!listed(&server, &people).await && listed(&server, &alone).await);
    let table = server.json(&people.path("")).await;
    assert_eq!((&table["spectators"], &table["muted"]), (&json!("welcome"), &json!(false)));
}

/// In a game that was stored before its rulebook had another default, what went without saying then
/// still holds; its record says by which revision it is to be read.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_an_earlier_revision_keeps_what_went_without_saying() {
    let mut server = table().await;
    let old = server.two_people(FARM).await;
    server.stop().await;
    let url = format!("sqlite://{}", server.file().display());
    sqlx::any::install_default_drivers();
    let pool = sqlx::any::AnyPoolOptions::new().connect(&url).await.expect("the database");
    sqlx::query("ALTER TABLE games DROP COLUMN revision").execute(&pool).await.expect("changed");
    pool.close().await;
    server.start().await;
    let new = server.two_people(FARM).await;
    for (game, shared) in [(&old, true), (&new, false)] {
        let table = server.json_as(&game.path(""), &game.tokens[0]).await;
        assert_eq!(
            table["options"].to_string().contains("shared_height_counts"),
            shared,
            "{table}"
        );
        let mut player = server.sit(&game.id, Some(&game.tokens[0])).await;
        player.send(&json!({"type": "resign"})).await;
        player.table_where(|table| !table["outcome"].is_null()).await;
        let record = server.json(&game.path("/record")).await;
        assert_eq!(record["revision"].is_null(), shared, "{record}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_game_is_seen_by_its_players_only() {
    let server = table().await;
    let game = create(&server, json!({"spectators": "nobody"})).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    first.table_where(|_| true).await;
    first.send(&json!({"type": "resign"})).await;
    first.table_where(|table| !table["outcome"].is_null()).await;
    for rest in ["", "/story", "/at/0", "/at/0/map.svg", "/record"] {
        let path = game.path(rest);
        let stranger = server.get(&path).send().await.expect("an answer");
        assert_eq!(stranger.status(), 403, "{rest}");
        let told: Value = stranger.json().await.expect("JSON");
        assert_eq!(told["error"]["code"], "private");
        let player = server.get(&path).bearer_auth(&game.tokens[1]).send().await;
        assert_eq!(player.expect("an answer").status(), 200, "{rest}");
    }
    let mut stranger = server.sit(&game.id, None).await;
    assert_eq!(stranger.wait("refused").await["code"], "private");
    assert!(stranger.next().await.is_none());
    // The rematch is as private.
    first.send(&json!({"type": "rematch"})).await;
    let mut second = server.sit(&game.id, Some(&game.tokens[1])).await;
    second.table_where(|table| table["seats"][0]["offers_rematch"] == true).await;
    second.send(&json!({"type": "rematch"})).await;
    let next = first.wait("rematch").await;
    let path = format!("/api/games/{}", next["game"].as_str().expect("a game"));
    assert_eq!(server.get(&path).send().await.expect("an answer").status(), 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_spectators_watch_and_do_not_talk() {
    let server = table().await;
    let game = create(&server, json!({"spectators": "silent"})).await;
    let mut player = server.sit(&game.id, Some(&game.tokens[0])).await;
    let mut watcher = server.sit(&game.id, None).await;
    assert_eq!(watcher.table_where(|_| true).await["spectators"], "silent");
    watcher.send(&json!({"type": "chat", "text": "Derrière toi !"})).await;
    assert_eq!(watcher.wait("refused").await["code"], "spectators_silent");
    player.send(&json!({"type": "chat", "text": "Bonjour !"})).await;
    assert_eq!(watcher.wait("chat").await["text"], "Bonjour !");
    assert_eq!(player.wait("chat").await["text"], "Bonjour !");
}

/// On two servers, and after a restart.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_silences_the_spectators() {
    let cluster = Cluster::start();
    let mut nodes = Vec::new();
    for _ in 0..2 {
        let store = Store::open(&cluster.url()).await.expect("a store");
        nodes.push(Table::on(quick(), store).await);
    }
    let game = nodes[0].two_people(CORNFIELD).await;
    let mut player = nodes[0].sit(&game.id, Some(&game.tokens[0])).await;
    let mut watcher = nodes[1].sit(&game.id, None).await;
    watcher.send(&json!({"type": "chat", "text": "one"})).await;
    assert_eq!(player.wait("chat").await["text"], "one");
    // A spectator silences nobody.
    watcher.send(&json!({"type": "mute", "on": true})).await;
    watcher.wait("chat").await;
    assert_eq!(watcher.wait("refused").await["code"], "spectator");
    player.send(&json!({"type": "mute", "on": true})).await;
    player.table_where(|table| table["muted"] == true).await;
    watcher.table_where(|table| table["muted"] == true).await;
    watcher.send(&json!({"type": "chat", "text": "two"})).await;
    assert_eq!(watcher.wait("refused").await["code"], "spectators_silent");
    let store = Store::open(&cluster.url()).await.expect("a store");
    let third = Table::on(quick(), store).await;
    assert_eq!(third.json(&game.path("")).await["muted"], true);
    player.send(&json!({"type": "mute", "on": false})).await;
    watcher.table_where(|table| table["muted"] == false).await;
    watcher.send(&json!({"type": "chat", "text": "three"})).await;
    assert_eq!(watcher.wait("chat").await["text"], "three");
}

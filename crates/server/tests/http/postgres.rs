//! The same code on a real PostgreSQL, in a cluster of its own.

use std::time::Duration;

use crate::common::{
    CORNFIELD, Cluster, FARM, Game, Phone, Table, Tabletop, fair, listen, quick, until,
};
use serde_json::{Value, json};
use server::{Config, Store};
use sqlx::postgres::PgListener;
use sqlx::{Connection, PgConnection};

async fn get(url: String, token: &str) -> Value {
    let asked = reqwest::Client::new().get(url).bearer_auth(token).send().await;
    asked.expect("an answer").json().await.expect("JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn games_live_on_postgresql() {
    let cluster = Cluster::start();
    let store = Store::open(&cluster.url()).await.expect("a store");
    let (address, stop, task) = listen(quick(), store).await;
    let http = reqwest::Client::new();
    let body = json!({"scenario": CORNFIELD,
        "seats": [{"player": "human"}, {"player": "computer", "level": "recruit"}]});
    let created = http.post(format!("http://{address}/api/games")).json(&body).send().await;
    let game = Game::new(&created.expect("an answer").json().await.expect("JSON"));
    let mut number = 0;
    for _ in 0..5 {
        let table = get(format!("http://{address}{}", game.path("")), &game.tokens[0]).await;
        let body = json!({"number": table["number"],
            "choice": table["decision"]["offers"][0]["choice"]});
        let answered = http
            .post(format!("http://{address}{}", game.path("/answer")))
            .bearer_auth(&game.tokens[0])
            .json(&body)
            .send()
            .await
            .expect("an answer");
        assert_eq!(answered.status(), 200);
        let answered: Value = answered.json().await.expect("JSON");
        number = answered["table"]["number"].as_u64().expect("a number");
    }
    drop(stop);
    task.await.expect("joined").expect("served");
    // Another server on the same database has the same game.
    let store = Store::open(&cluster.url()).await.expect("a store");
    let (address, stop, task) = listen(quick(), store).await;
    let table = get(format!("http://{address}{}", game.path("")), &game.tokens[0]).await;
    assert_eq!(table["number"].as_u64(), Some(number));
    let listed = http.get(format!("http://{address}/api/games")).send().await.expect("an answer");
    let listed: Value = listed.json().await.expect("JSON");
    assert_eq!(listed[0]["id"], game.id);
    drop(stop);
    task.await.expect("joined").expect("served");
}

/// A database of before practice games, opened by a server on which dice are known.
#[tokio::test(flavor = "multi_thread")]
async fn practice_games_are_marked_on_postgresql() {
    let cluster = Cluster::start();
    let node = Table::on(fair(), Store::open(&cluster.url()).await.expect("a store")).await;
    let old = node.two_people(FARM).await;
    let mut database = PgConnection::connect(&cluster.url()).await.expect("connected");
    let dropped = sqlx::query("ALTER TABLE games DROP COLUMN practice").execute(&mut database);
    dropped.await.expect("changed");
    let node = Table::on(quick(), Store::open(&cluster.url()).await.expect("a store")).await;
    let new = node.two_people(FARM).await;
    for (game, practice) in [(&old, false), (&new, true)] {
        assert_eq!(node.json(&game.path("")).await["practice"], practice);
    }
    let marked = sqlx::query_scalar("SELECT practice FROM games WHERE id = $1").bind(&new.id);
    let marked: i64 = marked.fetch_one(&mut database).await.expect("a row");
    assert_eq!(marked, 1);
}

/// Of two servers on one database that answer at once, one wins and nothing is lost or doubled.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_cannot_both_write_the_same_number() {
    let cluster = Cluster::start();
    let mut servers = Vec::new();
    for _ in 0..2 {
        let store = Store::open(&cluster.url()).await.expect("a store");
        servers.push(listen(quick(), store).await);
    }
    let http = reqwest::Client::new();
    let body = json!({"scenario": CORNFIELD, "seats": [{"player": "human"}, {"player": "human"}]});
    let created = http.post(format!("http://{}/api/games", servers[0].0)).json(&body).send().await;
    let game = Game::new(&created.expect("an answer").json().await.expect("JSON"));
    let mut tasks = Vec::new();
    for (address, ..) in &servers {
        let table = get(format!("http://{address}{}", game.path("")), &game.tokens[0]).await;
        let body = json!({"number": 0, "choice": table["decision"]["offers"][0]["choice"]});
        let post = http
            .post(format!("http://{address}{}", game.path("/answer")))
            .bearer_auth(&game.tokens[0])
            .json(&body);
        tasks.push(tokio::spawn(async move { post.send().await.expect("an answer").status() }));
    }
    let mut taken = 0;
    for task in tasks {
        taken += usize::from(task.await.expect("joined") == 200);
    }
    assert_eq!(taken, 1);
    for (address, ..) in &servers {
        let table = get(format!("http://{address}{}", game.path("")), &game.tokens[0]).await;
        // Whoever lost has loaded the game again.
        assert_eq!(table["number"], 1);
    }
}

/// Two servers on one database, and a game with one seat at each.
async fn two_nodes(cluster: &Cluster) -> (Vec<Node>, Game) {
    let mut nodes = Vec::new();
    for _ in 0..2 {
        let store = Store::open(&cluster.url()).await.expect("a store");
        nodes.push(Table::on(fair(), store).await);
    }
    let game = nodes[0].two_people(FARM).await;
    (nodes, game)
}

/// How many steps each seat has been told, at one of the servers.
async fn told_at(node: &Node, game: &Game) -> Vec<Value> {
    let mut numbers = Vec::new();
    for token in &game.tokens {
        numbers.push(node.json_as(&game.path(""), token).await["number"].clone());
    }
    numbers
}

/// Waits until both servers know the same.
async fn agree(nodes: &[Node], game: &Game) {
    until("both servers know the same", async || {
        told_at(&nodes[0], game).await == told_at(&nodes[1], game).await
    })
    .await;
}

type Node = Table;

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_show_each_other_s_choices_at_once() {
    let cluster = Cluster::start();
    let (nodes, game) = two_nodes(&cluster).await;
    let mut here = nodes[0].sit(&game.id, Some(&game.tokens[0])).await;
    let mut there = nodes[1].sit(&game.id, Some(&game.tokens[1])).await;
    let mut watcher = nodes[1].sit(&game.id, None).await;
    watcher.table_where(|_| true).await;
    // What a seat adds to the seed of the dice, on either server.
    for (socket, seat) in [(&mut here, 0), (&mut there, 1)] {
        let bytes = format!("{seat}a").repeat(32);
        socket.send(&json!({"type": "contribute", "id": 1, "bytes": bytes})).await;
        socket.wait("taken").await;
        watcher.table_where(|table| table["dice"]["contributions"][seat] == bytes).await;
    }
    let dice = watcher.table["dice"].clone();
    here.table_where(|table| table["dice"] == dice).await;
    // In turn, as the battle asks.
    for _ in 0..12 {
        let (mover, other) = match asked(&nodes[0], &game, 0).await {
            true => (&mut here, &mut there),
            false => (&mut there, &mut here),
        };
        assert!(mover.asked().await);
        mover.answer(0).await;
        // What is chosen in secret is not told yet: each is waited for by its own count.
        let (own, others) = match mover.table["you"].as_u64() {
            Some(0) => (0, 1),
            _ => (1, 0),
        };
        let known = told_at(&nodes[own], &game).await;
        other.table_where(|table| table["number"] == known[others]).await;
        let seen = nodes[own].json(&game.path("")).await["number"].clone();
        watcher.table_where(|table| table["number"] == seen).await;
        // A choice in secret changes no count but the chooser's own.
        agree(&nodes, &game).await;
    }
    assert_eq!(watcher.table["pieces"], here.table["pieces"]);
    let steps = |told: &[Value]| told.iter().map(|one| one["choice"].clone()).collect::<Vec<_>>();
    assert_eq!(steps(&watcher.told), steps(&here.told));

    // What is said, and what is not stored: the wish to take something back, and a rematch.
    here.send(&json!({"type": "chat", "text": "Bonjour !"})).await;
    assert_eq!(there.wait("chat").await["text"], "Bonjour !");
    there.send(&json!({"type": "chat", "text": "Salut !"})).await;
    loop {
        if here.wait("chat").await["text"] == "Salut !" {
            break;
        }
    }
    here.send(&json!({"type": "resign"})).await;
    let over = there.table_where(|table| !table["report"].is_null()).await;
    assert_eq!(over["outcome"]["winner"], 1);
    here.send(&json!({"type": "rematch"})).await;
    there.table_where(|table| table["seats"][0]["offers_rematch"] == true).await;
    there.send(&json!({"type": "rematch"})).await;
    let (one, other) = (here.wait("rematch").await, there.wait("rematch").await);
    assert_eq!(one["game"], other["game"]);
    assert_ne!(one["token"], other["token"]);
    let path = format!("/api/games/{}", other["game"].as_str().expect("a game"));
    let table = nodes[1].json_as(&path, other["token"].as_str().expect("a token")).await;
    assert_eq!(table["you"], 0);
}

/// Two servers that answer for the same seat at once, many times: every number is written once, one
/// of the two is told that it was late, and both end up with the same game.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_one_wins_and_the_other_catches_up() {
    let cluster = Cluster::start();
    let (nodes, game) = two_nodes(&cluster).await;
    for round in 0..10 {
        let seat = if asked(&nodes[0], &game, 0).await { 0 } else { 1 };
        let token = &game.tokens[seat];
        let table = nodes[0].json_as(&game.path(""), token).await;
        let choice = &table["decision"]["offers"][0]["choice"];
        let body = json!({"number": table["number"], "choice": choice});
        let post = |node: &Node| {
            let post = node.http.post(node.url(&game.path("/answer")));
            post.bearer_auth(token).json(&body).send()
        };
        let (one, other) = tokio::join!(post(&nodes[0]), post(&nodes[1]));
        let mut statuses = [one, other].map(|answer| answer.expect("an answer").status().as_u16());
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "round {round}");
        agree(&nodes, &game).await;
    }
    // Every choice stands once, the same at both.
    let mut stories = Vec::new();
    for node in &nodes {
        stories.push(node.json_as(&game.path("/story"), &game.tokens[0]).await);
    }
    assert_eq!(stories[0], stories[1]);
}

async fn asked(node: &Node, game: &Game, seat: usize) -> bool {
    let table = node.json_as(&game.path(""), &game.tokens[seat]).await;
    !table["decision"].is_null()
}

/// Phones that reach different servers of one database still sit at one table.
#[tokio::test(flavor = "multi_thread")]
async fn a_shared_table_lives_on_postgresql() {
    let cluster = Cluster::start();
    let mut servers = Vec::new();
    for _ in 0..2 {
        let store = Store::open(&cluster.url()).await.expect("a store");
        servers.push(listen(quick(), store).await);
    }
    let urls: Vec<String> = servers.iter().map(|(at, ..)| format!("http://{at}")).collect();
    let shared = Tabletop::open(&urls[0]).await;
    let mut far = Phone::sit(&urls[1], &shared, 0).await;
    let mut tasks = Vec::new();
    for (phone, url) in urls.iter().enumerate() {
        let shared = Tabletop { server: url.clone(), ..shared.clone() };
        tasks.push(tokio::spawn(async move {
            for at in 0..15 {
                let entry = json!({"id": format!("p{phone}-{at}"), "body": {"at": at}});
                // Sent twice, as after an answer that was not heard.
                assert_eq!(shared.add(std::slice::from_ref(&entry)).await.status(), 200);
                assert_eq!(shared.add(&[entry]).await.status(), 200);
            }
        }));
    }
    for task in tasks {
        task.await.expect("joined");
    }
    let heard = far.entries(30).await;
    let stored = get(format!("{}{}", urls[0], shared.path("/entries")), &shared.token).await;
    let stored = stored.as_array().expect("a list").clone();
    let stored: Vec<&str> = stored.iter().filter_map(|one| one["id"].as_str()).collect();
    assert_eq!(heard, stored);
    let once: std::collections::BTreeSet<&str> = stored.iter().copied().collect();
    assert_eq!((stored.len(), once.len()), (30, 30));
}

/// Lines said at two servers at once are all kept, and nobody is told that he came too late.
#[tokio::test(flavor = "multi_thread")]
async fn chat_that_races_on_two_servers_is_kept() {
    let cluster = Cluster::start();
    let (nodes, game) = two_nodes(&cluster).await;
    let mut here = nodes[0].sit(&game.id, Some(&game.tokens[0])).await;
    let mut there = nodes[1].sit(&game.id, Some(&game.tokens[1])).await;
    for line in 0..20 {
        let one = json!({"type": "chat", "text": format!("here {line}")});
        let other = json!({"type": "chat", "text": format!("there {line}")});
        tokio::join!(here.send(&one), there.send(&other));
    }
    for socket in [&mut here, &mut there] {
        let mut lines = std::collections::BTreeSet::new();
        while lines.len() < 40 {
            // `wait` fails at the first refusal.
            lines.insert(socket.wait("chat").await["text"].to_string());
        }
    }
}

/// Whoever may connect to the database can listen: no token, game or seat can be had that way.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_secret_is_notified() {
    let cluster = Cluster::start();
    let mut listener = PgListener::connect(&cluster.url()).await.expect("a listener");
    listener.listen("grognard").await.expect("listening");
    let (nodes, game) = two_nodes(&cluster).await;
    let shared = Tabletop::open(&nodes[0].url("")).await;
    shared.add(&[json!({"id": "a1", "body": {"at": 1}})]).await;
    let mut here = nodes[0].sit(&game.id, Some(&game.tokens[0])).await;
    here.send(&json!({"type": "chat", "text": "Bonjour !"})).await;
    here.wait("chat").await;
    here.send(&json!({"type": "resign"})).await;
    here.table_where(|table| !table["report"].is_null()).await;
    here.send(&json!({"type": "rematch"})).await;
    let mut there = nodes[1].sit(&game.id, Some(&game.tokens[1])).await;
    there.table_where(|table| table["seats"][0]["offers_rematch"] == true).await;
    there.send(&json!({"type": "rematch"})).await;
    let rematch = here.wait("rematch").await;
    let next = rematch["game"].as_str().expect("a game").to_owned();
    let mut told = Vec::new();
    while !told.iter().any(|one: &String| one.contains("rematch")) {
        told.push(listener.recv().await.expect("a notice").payload().to_owned());
    }
    let secrets = [&game.id, &next, &game.tokens[0], &game.tokens[1], &shared.id, &shared.token];
    for payload in &told {
        for secret in secrets {
            assert!(!payload.contains(secret.as_str()), "{payload}");
        }
    }
}

/// Storage that goes away is told as it is: refusals, 503 and nothing invented; and it comes back by
/// itself, with everything that was acknowledged.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_away_comes_back() {
    let cluster = Cluster::start();
    let store = Store::open(&cluster.url()).await.expect("a store");
    let node = Table::on(quick(), store).await;
    let game = node.two_people(CORNFIELD).await;
    let path = game.path("");
    let table = node.json_as(&path, &game.tokens[0]).await;
    let choice = &table["decision"]["offers"][0]["choice"];
    let answer = |number: u64| {
        let body = json!({"number": number, "choice": choice});
        node.http.post(node.url(&game.path("/answer"))).bearer_auth(&game.tokens[0]).json(&body)
    };
    assert_eq!(answer(0).send().await.expect("an answer").status(), 200);
    cluster.stop();
    node.health_becomes(503).await;
    let table = node.http.post(node.url(&game.path("/answer"))).bearer_auth(&game.tokens[0]);
    let second = json!({"number": 1, "choice": "anything"});
    let refused = table.json(&second).send().await.expect("an answer").status();
    assert!(refused == 503 || refused == 400, "{refused}");
    cluster.start_again();
    node.health_becomes(200).await;
    let table = node.json_as(&path, &game.tokens[0]).await;
    assert_eq!(table["number"], 1);
    let choice = &table["decision"]["offers"][0]["choice"];
    let body = json!({"number": 1, "choice": choice});
    let post = node.http.post(node.url(&game.path("/answer"))).bearer_auth(&game.tokens[0]);
    let answered = post.json(&body).send().await.expect("an answer");
    assert_eq!(answered.status(), 200, "{}", answered.text().await.expect("text"));
    let other = Store::open(&cluster.url()).await.expect("a store");
    let other = Table::on(quick(), other).await;
    assert_eq!(other.json_as(&path, &game.tokens[0]).await["number"], 2);
}

/// The database is on another machine, and nobody between may read along.
#[tokio::test(flavor = "multi_thread")]
async fn postgresql_over_tls() {
    let cluster = Cluster::with_tls();
    for mode in ["require", "verify-ca", "verify-full"] {
        let store = Store::open(&cluster.tls_url(mode)).await;
        let node = Table::on(quick(), store.expect(mode)).await;
        let game = node.two_people(FARM).await;
        assert_eq!(node.json(&game.path("")).await["number"], 0, "{mode}");
        // The listener of the other servers' words is encrypted as well.
        assert_eq!(cluster.plain_connections().await, 0, "{mode}");
    }
    // A server whose certificate is not that of the trusted authority is not spoken to.
    let stranger = cluster.tls_url("verify-full").replace("root.crt", "other.crt");
    Store::open(&stranger).await.expect_err("another authority");
}

/// A dump that is restored in another database has the games; what is old is deleted there too.
#[tokio::test(flavor = "multi_thread")]
async fn a_dump_is_restored_and_swept() {
    let cluster = Cluster::start();
    let store = Store::open(&cluster.url()).await.expect("a store");
    let (address, stop, task) = listen(quick(), store).await;
    let http = reqwest::Client::new();
    let body = json!({"scenario": CORNFIELD, "seats": [{"player": "human"}, {"player": "human"}]});
    let created = http.post(format!("http://{address}/api/games")).json(&body).send().await;
    let game = Game::new(&created.expect("an answer").json().await.expect("JSON"));
    let url = format!("http://{address}{}", game.path(""));
    let table = get(url.clone(), &game.tokens[0]).await;
    let choice = &table["decision"]["offers"][0]["choice"];
    let body = json!({"number": table["number"], "choice": choice});
    let answered = http.post(format!("{url}/answer")).bearer_auth(&game.tokens[0]).json(&body);
    let answered: Value = answered.send().await.expect("an answer").json().await.expect("JSON");
    let shared = Tabletop::open(&format!("http://{address}")).await;
    assert_eq!(shared.add(&[json!({"id": "a", "body": {}})]).await.status(), 200);
    // The server goes on while the dump is made.
    let path = cluster.folder().display().to_string();
    let dump = format!("{path}/dump");
    let (host, user) = (["-h", path.as_str()], ["-U", "grognard"]);
    cluster.run("pg_dump", &[host[0], host[1], user[0], user[1], "-Fc", "-f", &dump, "postgres"]);
    cluster.run("createdb", &[host[0], host[1], user[0], user[1], "again"]);
    cluster.run("pg_restore", &[host[0], host[1], user[0], user[1], "-d", "again", &dump]);
    drop(stop);
    task.await.expect("joined").expect("served");
    let again = format!("{}again", cluster.url().trim_end_matches("postgres"));
    let store = Store::open(&again).await.expect("a store");
    let (address, stop, task) = listen(quick(), store).await;
    let table = get(format!("http://{address}{}", game.path("")), &game.tokens[0]).await;
    assert_eq!(table["number"], answered["table"]["number"]);
    drop(stop);
    task.await.expect("joined").expect("served");
    let store = Store::open(&again).await.expect("a store");
    let config = Config { sweep_after: Some(Duration::from_millis(1)), ..quick() };
    let (address, stop, task) = listen(config, store).await;
    until("the shared table is deleted", async || {
        let asked = http.get(format!("http://{address}{}/entries", shared.path("")));
        let asked = asked.bearer_auth(&shared.token).send().await.expect("an answer");
        asked.status() == 404
    })
    .await;
    let asked = http.get(format!("http://{address}{}", game.path(""))).send().await;
    assert_eq!(asked.expect("an answer").status(), 404);
    drop(stop);
    task.await.expect("joined").expect("served");
}

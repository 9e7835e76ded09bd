//! What is not meant well, or not well made, is refused and changes nothing.

use crate::common::{FARM, quick, table, table_with};
use serde_json::{Value, json};
use server::{Config, Server, Store};
use tokio::net::TcpListener;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_are_told_what_is_wrong() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let seats = json!([{"player": "human"}, {"player": "human"}]);
    let cases = [
        (
            "/api/games",
            json!({"scenario": "nowhere/never", "seats": seats}),
            404,
            "unknown_scenario",
        ),
        ("/api/games", json!({"scenario": FARM, "seats": []}), 400, "bad_input"),
        ("/api/games", json!({"scenario": FARM, "seats": seats, "cheat": true}), 400, "bad_input"),
        (
            "/api/games",
            json!({"scenario": FARM, "seats": seats, "ground": "sea"}),
            400,
            "bad_input",
        ),
        (
            "/api/games",
            json!({"scenario": FARM, "seats": seats, "clock_seconds": 1}),
            400,
            "bad_input",
        ),
        (
            "/api/games",
            json!({"scenario": FARM, "seats": seats, "name": "x".repeat(81)}),
            400,
            "bad_input",
        ),
        (
            "/api/games",
            json!({"scenario": FARM, "seats": [{"player": "computer", "level": "god"}, {"player": "human"}]}),
            400,
            "bad_input",
        ),
        ("/api/games", json!([]), 400, "bad_input"),
        ("/api/rulebooks/none/procedures/fire/odds", json!({}), 404, "unknown_rulebook"),
        (
            "/api/rulebooks/brigades-de-fer/procedures/none/odds",
            json!({}),
            404,
            "unknown_procedure",
        ),
        ("/api/rulebooks/brigades-de-fer/procedures/fire/odds", json!({}), 400, "missing_field"),
        (
            "/api/rulebooks/brigades-de-fer/procedures/activation-test/resolve",
            json!({"input": {"category": "infantry", "vc": 4, "pc": 3}, "dice": [11]}),
            400,
            "dice_impossible",
        ),
        ("/api/nothing", json!({}), 404, "unknown_address"),
    ];
    for (path, body, status, code) in cases {
        let response = server.post(path, &body).await;
        assert_eq!(response.status(), status, "{path} {body}");
        let told: Value = response.json().await.expect("JSON");
        assert_eq!(told["error"]["code"], code, "{path} {body}");
        assert!(told["error"]["message"].as_str().is_some_and(|text| !text.is_empty()));
    }
    let broken = server.http.post(server.url("/api/games")).body("{\"scenario\": ").send().await;
    let broken: Value = broken.expect("an answer").json().await.expect("JSON");
    assert_eq!(broken["error"]["code"], "bad_json");
    let deep = "[".repeat(30_000);
    let answered = server.http.post(server.url(&game.path("/answer"))).bearer_auth(&game.tokens[0]);
    assert_eq!(answered.body(deep).send().await.expect("an answer").status(), 400);
    let huge = server.http.post(server.url("/api/games")).body(vec![b' '; 1 << 20]).send().await;
    assert_eq!(huge.expect("an answer").status(), 413);
    // The server is as well as before.
    assert_eq!(server.get("/healthz").send().await.expect("an answer").status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_tokens_open_nothing() {
    let server = table().await;
    let (game, other) = (server.two_people(FARM).await, server.two_people(FARM).await);
    for token in ["", "x", &other.tokens[0], &game.id, &"a".repeat(10_000)] {
        let path = game.path("");
        let response = server.get(&path).bearer_auth(token).send().await.expect("an answer");
        assert_eq!(response.status(), 401, "{token}");
    }
    let response = server.get(&game.path("")).header("authorization", "Basic eDp5").send().await;
    assert_eq!(response.expect("an answer").status(), 401);
    let body = json!({"number": 0, "choice": "commit"});
    let response = server.post(&game.path("/answer"), &body).await;
    assert_eq!(response.status(), 401);
    let mut socket = server.sit(&game.id, Some(&other.tokens[0])).await;
    assert_eq!(socket.wait("refused").await["code"], "wrong_token");
    assert!(socket.next().await.is_none());
    // Tokens are long, different, and not stored.
    assert!(game.tokens.iter().all(|token| token.len() >= 32) && game.tokens[0] != game.tokens[1]);
    let file = std::fs::read(server.file()).expect("the database");
    let log = std::fs::read(server.file().with_extension("db-wal")).unwrap_or_default();
    for token in &game.tokens {
        let stored = [&file, &log]
            .iter()
            .any(|bytes| bytes.windows(token.len()).any(|window| window == token.as_bytes()));
        assert!(!stored, "a token is stored in the clear");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_from_elsewhere_may_not_speak() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let own = format!("http://{}", server.address);
    for (origin, admitted) in
        [("http://evil.example", false), ("null", false), (own.as_str(), true)]
    {
        let post = server.http.post(server.url("/api/games")).header("origin", origin);
        let body = json!({"scenario": FARM, "seats": [{"player": "human"}, {"player": "human"}]});
        let status = post.json(&body).send().await.expect("an answer").status();
        assert_eq!(status == 201, admitted, "{origin}: {status}");
        let url = format!("ws://{}/api/games/{}/live", server.address, game.id);
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("origin", origin.parse().expect("a value"));
        assert_eq!(connect_async(request).await.is_ok(), admitted, "{origin}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_over_a_socket_is_refused() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(first.asked().await);
    let before = first.table.clone();
    for text in [
        "",
        "nonsense",
        "[]",
        "{}",
        "null",
        "{\"type\":\"win\"}",
        "{\"type\":\"answer\"}",
        "{\"type\":\"answer\",\"id\":1,\"number\":-1,\"choice\":null}",
        "{\"type\":\"answer\",\"id\":1,\"number\":0,\"choice\":{\"place\":{\"hex\":\"ZZ99\",\"facing\":9}}}",
        "{\"type\":\"answer\",\"id\":1,\"number\":0,\"choice\":{\"fire\":{\"unit\":65535,\"target\":65535}}}",
        "{\"type\":\"consent\",\"yes\":true}",
        "{\"type\":\"hello\"}",
        "{\"type\":\"ping\"} {\"type\":\"ping\"}",
    ] {
        first.send_text(text).await;
        let refused = first.wait("refused").await;
        assert!(refused["message"].as_str().is_some_and(|text| !text.is_empty()), "{text}");
    }
    let after = server.json_as(&game.path("?lang=en"), &game.tokens[0]).await;
    assert_eq!((&after["number"], &after["decision"]), (&before["number"], &before["decision"]));
    // A message beyond the limit ends the connection, not the server.
    first.send_text(&"x".repeat(100_000)).await;
    while first.next().await.is_some() {}
    assert_eq!(server.get("/healthz").send().await.expect("an answer").status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_is_too_much() {
    let server = table_with(Config { rate: 1.0, burst: 20.0, ..quick() }).await;
    let mut refused = 0;
    for _ in 0..40 {
        let response = server.get("/api/rulebooks").send().await.expect("an answer");
        refused += usize::from(response.status() == 429);
    }
    assert!((15..=25).contains(&refused), "{refused}");
    let server = table_with(Config { sockets_per_address: 2, ..quick() }).await;
    let game = server.two_people(FARM).await;
    let _one = server.sit(&game.id, None).await;
    let mut two = server.sit(&game.id, None).await;
    two.table_where(|_| true).await;
    let url = format!("ws://{}/api/games/{}/live", server.address, game.id);
    assert!(connect_async(url).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_strict_headers() {
    let server = table().await;
    for path in ["/", "/api/rulebooks", "/api/none", "/g/abc", "/healthz"] {
        let response = server.get(path).send().await.expect("an answer");
        let policy = response.headers()["content-security-policy"].to_str().expect("text");
        // WebAssembly is compiled, and nothing else that is not ours.
        let loose = policy.replace("'wasm-unsafe-eval'", "").contains("unsafe");
        assert!(policy.contains("default-src 'none'") && !loose, "{path}");
        assert_eq!(response.headers()["x-content-type-options"], "nosniff");
    }
    let page = server.get("/g/abc").send().await.expect("an answer");
    assert_eq!(page.status(), 200);
    assert!(page.headers()["content-type"].to_str().expect("text").starts_with("text/html"));
    let text = page.text().await.expect("text");
    assert!(!text.contains("<style") && !text.contains(" style=") && !text.contains("onclick"));
}

#[tokio::test(flavor = "multi_thread")]
async fn counters_are_for_the_operator() {
    let count = "grognard_answer_seconds_count";
    let closed = table().await;
    assert_eq!(closed.get("/metrics").send().await.expect("an answer").status(), 404);
    let metrics_token = Some("key-of-the-operator".to_owned());
    let server = table_with(Config { metrics_token, ..quick() }).await;
    for token in [None, Some(""), Some("x"), Some("key-of-the-operato")] {
        let asked = server.get("/metrics");
        let asked = if let Some(token) = token { asked.bearer_auth(token) } else { asked };
        assert_eq!(asked.send().await.expect("an answer").status(), 401, "{token:?}");
    }
    let asked = server.get("/metrics").bearer_auth("key-of-the-operator").send().await;
    assert!(asked.expect("an answer").text().await.expect("text").contains(count));
    // At an address of its own it answers without a token, and nothing else does.
    let folder = tempfile::TempDir::new().expect("a folder");
    let store = Store::file(&folder.path().join("grognard.db")).await.expect("a store");
    let bind = async || TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let (main, own) = (bind().await, bind().await);
    let address = own.local_addr().expect("an address");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = Server::new(quick(), store).serve_with_metrics(main, Some(own), async {
        let _ = stopped.await;
    });
    let task = tokio::spawn(serving);
    let ask = async |path: &str| {
        reqwest::get(format!("http://{address}{path}")).await.expect("an answer")
    };
    assert!(ask("/metrics").await.text().await.expect("text").contains(count));
    assert_eq!(ask("/api/games").await.status(), 404);
    drop(stop);
    task.await.expect("joined").expect("served");
}

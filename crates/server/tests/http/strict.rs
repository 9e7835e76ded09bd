//! What the contract does not mention is refused, and every refusal has the form that it documents.

use crate::common::{FARM, Socket, Table, Tabletop, table};
use reqwest::{Method, Response};
use serde_json::{Value, json};

/// The status and the code of a refusal, which must be JSON in the documented form.
async fn refusal(response: Response) -> (u16, String) {
    let status = response.status().as_u16();
    let kind = response.headers().get("content-type").and_then(|kind| kind.to_str().ok());
    assert_eq!(kind, Some("application/json"), "{status}");
    let told: Value = response.json().await.expect("JSON");
    let error = told["error"].as_object().expect("an error");
    assert!(error["message"].as_str().is_some_and(|text| !text.is_empty()), "{told}");
    assert!(told.as_object().is_some_and(|told| told.len() == 1), "{told}");
    (status, error["code"].as_str().expect("a code").to_owned())
}

fn case(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_has_the_documented_form() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let gets = [
        ("/api/none".to_owned(), 404, "unknown_address"),
        ("/api".to_owned(), 404, "unknown_address"),
        ("/assets/none.js".to_owned(), 404, "unknown_address"),
        ("/metrics".to_owned(), 404, "unknown_address"),
        (game.path("/at/x"), 400, "bad_input"),
        (game.path("/at/-1"), 400, "bad_input"),
        (game.path("/at/4294967296"), 400, "bad_input"),
        (game.path("/at/1.5"), 400, "bad_input"),
        ("/api/games/%FF".to_owned(), 400, "bad_input"),
        ("/api/games/%FF/at/0".to_owned(), 400, "bad_input"),
        ("/api/rulebooks/%C3/rules".to_owned(), 400, "bad_input"),
        ("/api/games/abcdefghijklmnop".to_owned(), 404, "unknown_game"),
        (game.path("?theme=neon"), 400, "bad_input"),
        (game.path("?lang=de"), 400, "bad_input"),
        (game.path("?lang=en&lang=fr"), 400, "bad_input"),
        (game.path("?since=1"), 400, "bad_input"),
        (game.path("/story?from=x"), 400, "bad_input"),
        (game.path("/story?from=-1"), 400, "bad_input"),
        (game.path("/story?from=4294967296"), 400, "bad_input"),
        ("/api/rulebooks?cheat=1".to_owned(), 400, "bad_input"),
        ("/api/rulebooks?%FF=1".to_owned(), 400, "bad_input"),
        ("/healthz?lang=en".to_owned(), 400, "bad_input"),
        (game.path("/record"), 403, "not_over"),
        (game.path("/live"), 426, "no_socket"),
        ("/api/tables/abcdefghijklmnop/live".to_owned(), 404, "unknown_table"),
    ];
    for (path, status, code) in gets {
        let response = server.get(&path).send().await.expect("an answer");
        assert_eq!(refusal(response).await, case(status, code), "{path}");
    }
    for (method, path) in [
        (Method::DELETE, "/api/games"),
        (Method::PUT, "/api/rulebooks?lang=en"),
        (Method::POST, "/healthz"),
        (Method::POST, "/"),
        (Method::from_bytes(b"BREW").expect("a method"), "/api/rulebooks"),
    ] {
        let asked = server.http.request(method.clone(), server.url(path)).send().await;
        let asked = asked.expect("an answer");
        assert!(asked.headers().contains_key("allow"), "{method} {path}");
        assert_eq!(refusal(asked).await, case(405, "wrong_method"), "{method} {path}");
    }
    let post = || server.http.post(server.url("/api/games"));
    let form = post().header("content-type", "text/plain").body("{}").send().await;
    assert_eq!(refusal(form.expect("an answer")).await, case(415, "wrong_type"));
    let huge = post().body(vec![b' '; 1 << 20]).send().await.expect("an answer");
    assert_eq!(refusal(huge).await, case(413, "too_large"));
    let foreign = post().header("origin", "http://evil.example").body("{}").send().await;
    assert_eq!(refusal(foreign.expect("an answer")).await, case(403, "wrong_origin"));
    let bytes = server
        .http
        .post(server.url("/api/rulebooks/brigades-de-fer/procedures/activation-test/odds"));
    let bytes = bytes.body(b"{\"category\": \"\xff\"}".to_vec()).send().await.expect("an answer");
    assert_eq!(refusal(bytes).await, case(400, "bad_json"));
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_objects_with_the_documented_fields() {
    let server = table().await;
    let shared = Tabletop::open(&server.url("")).await;
    let seats = json!([{"player": "human"}, {"player": "human"}]);
    let new = |field: &str, value: Value| {
        let mut body = json!({"scenario": FARM, "seats": seats});
        body[field] = value;
        body
    };
    let fire = "/api/rulebooks/brigades-de-fer/procedures/activation-test/resolve";
    let input = json!({"category": "infantry", "vc": 4, "pc": 3});
    let bodies = [
        ("/api/games", json!([FARM, null, seats]), ""),
        ("/api/games", new("seats", json!([["human"], ["human"]])), "seats[0]"),
        (
            "/api/games",
            new("seats", json!([{"player": {"human": null}}, {"player": "human"}])),
            "seats[0].player",
        ),
        (
            "/api/games",
            new("seats", json!([{"player": "human", "x": 1}, {"player": "human"}])),
            "seats[0].x",
        ),
        ("/api/games", new("cheat", json!(true)), "cheat"),
        ("/api/games", new("name", json!("Lig\u{200b}ny")), "name"),
        ("/api/games", new("name", json!("\u{202e}oolretaW")), "name"),
        ("/api/games", new("name", json!("a\nb")), "name"),
        ("/api/qr", json!(["http://x"]), ""),
        ("/api/qr", json!({"text": ""}), "text"),
        ("/api/qr", json!({"text": "x", "size": 3}), "size"),
        ("/api/tables", json!(["marie-louise"]), ""),
        ("/api/tables", json!({"book": "marie-louise", "x": 1}), "x"),
        (fire, json!([input]), ""),
        (fire, json!({"input": input, "cheat": true}), "cheat"),
    ];
    for (path, body, field) in bodies {
        let response = server.post(path, &body).await;
        assert_eq!(response.status(), 400, "{path} {body}");
        let told: Value = response.json().await.expect("JSON");
        let found = told["error"]["field"].as_str().unwrap_or_default();
        assert_eq!(found, field, "{path} {body} {told}");
    }
    let whole = server.post("/api/games", &new("clock_seconds", json!(600.0))).await;
    assert_eq!(whole.status(), 201);
    for clock in [json!(600.5), json!(-600), json!(1e12), json!("600"), json!(true)] {
        let half = server.post("/api/games", &new("clock_seconds", clock)).await;
        assert_eq!(refusal(half).await, case(400, "bad_input"));
    }
    let listed = shared.add(&[json!(["a", {}])]).await;
    assert_eq!(refusal(listed).await, case(400, "bad_input"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_may_be_in_any_script() {
    let server = table().await;
    for name in ["Bataille d’Eylau ⚔\u{fe0f}", "Бородино", "واترلو"] {
        let body = json!({"scenario": FARM, "name": name,
            "seats": [{"player": "human"}, {"player": "human"}]});
        let created: Value = server.post("/api/games", &body).await.json().await.expect("JSON");
        let path = format!("/api/games/{}", created["game"].as_str().expect("a game"));
        assert_eq!(server.json(&path).await["name"], name);
    }
}

/// Sends a message and gives the code of its refusal.
async fn refused(socket: &mut Socket, text: &str) -> String {
    socket.send_text(text).await;
    loop {
        let value = socket.next().await.expect("open");
        if value["type"] == "refused" {
            return value["code"].as_str().expect("a code").to_owned();
        }
        assert!(value["type"] != "pong" && value["type"] != "chat", "{text} was taken");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_have_the_documented_fields_and_no_others() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(first.asked().await);
    for text in [
        r#"{"type":"ping","x":1}"#,
        r#"["ping"]"#,
        r#"{"type":"resign","sure":true}"#,
        r#"{"type":"take_back","x":null}"#,
        r#"{"type":"rematch","x":1}"#,
        r#"{"type":"consent","yes":true,"x":1}"#,
        r#"{"type":"chat","text":"a","x":1}"#,
        r#"{"type":"notes","text":"a","x":1}"#,
        r#"{"type":"odds","id":1,"choice":null,"x":1}"#,
        r#"{"type":"preview","id":1,"choice":null,"x":1}"#,
        r#"{"type":"sight","id":1,"from":{"at":[0,0],"x":1},"to":{"at":[0,0]}}"#,
        r#"{"type":"sight","id":1,"from":["u",[0,0]],"to":{"at":[0,0]}}"#,
        r#"{"type":"answer","id":1,"number":0,"choice":null,"x":1}"#,
        r#"["answer",1,0,null]"#,
        r#"{"type":{"answer":null},"id":1,"number":0,"choice":null}"#,
        r#"{"type":"chat","text":""}"#,
        r#"{"type":"chat","text":" \n "}"#,
        "{\"type\":\"chat\",\"text\":\"\u{200b}\u{202e}\"}",
    ] {
        assert_eq!(refused(&mut first, text).await, "bad_input", "{text}");
    }
    let table = server.json_as(&game.path(""), &game.tokens[0]).await;
    assert!(table["outcome"].is_null(), "nobody has resigned");
    assert_eq!(table["chat_length"], 0);
    for hello in [
        json!({"type": "hello", "x": 1}),
        json!({"type": "hello", "lang": "de"}),
        json!({"type": "hello", "theme": "neon"}),
        json!(["hello"]),
    ] {
        let mut socket = server.sit_with(&game.id, hello).await;
        assert_eq!(socket.wait("refused").await["code"], "bad_input");
        assert!(socket.next().await.is_none());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_and_noted_loses_what_is_hidden() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let mut first = server.sit(&game.id, Some(&game.tokens[0])).await;
    first.send(&json!({"type": "chat", "text": "a\u{202e}b\u{200b}c\u{0}"})).await;
    assert_eq!(first.wait("chat").await["text"], "abc");
    first.send(&json!({"type": "notes", "text": "un\ndeux\u{2066}"})).await;
    first.sync().await;
    let notes = async |server: &Table| {
        server.json_as(&game.path(""), &game.tokens[0]).await["notes"].clone()
    };
    assert_eq!(notes(&server).await, "un\ndeux");
    // Notes may be emptied.
    first.send(&json!({"type": "notes", "text": ""})).await;
    first.sync().await;
    assert_ne!(notes(&server).await, "un\ndeux");
}

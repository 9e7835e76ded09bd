//! A server answers to its own names, so that a page from elsewhere cannot reach it by having its
//! own name lead to this machine.

use crate::common::{FARM, Table, quick, table, table_with};
use serde_json::Value;
use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// The status and the body of an answer to a request as it is written.
async fn raw(server: &Table, head: &str) -> (u16, Value) {
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    let request = format!("{head}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut text = String::new();
    stream.read_to_string(&mut text).await.expect("an answer");
    let status = text.split(' ').nth(1).and_then(|word| word.parse().ok()).expect("a status");
    let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    (status, serde_json::from_str(body).unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_answers_to_its_own_names_only() {
    let hosts = vec!["Club.example".to_owned()];
    let server = table_with(Config { hosts, ..quick() }).await;
    let port = server.address.port();
    let cases = [
        (format!("127.0.0.1:{port}"), 200),
        ("127.0.0.1".to_owned(), 200),
        ("127.9.9.9".to_owned(), 200),
        ("[::1]:1815".to_owned(), 200),
        ("localhost:1815".to_owned(), 200),
        ("LOCALHOST.".to_owned(), 200),
        ("club.example".to_owned(), 200),
        ("CLUB.example:8443".to_owned(), 200),
        ("evil.example".to_owned(), 421),
        (format!("evil.example:{port}"), 421),
        ("127.0.0.1.evil.example".to_owned(), 421),
        ("notlocalhost".to_owned(), 421),
        ("club.example.evil.example".to_owned(), 421),
        ("192.168.7.7".to_owned(), 421),
        (String::new(), 400),
        ("a b".to_owned(), 400),
        ("club.example:x".to_owned(), 400),
        ("user@club.example".to_owned(), 400),
    ];
    for (host, status) in cases {
        for path in ["/", "/api/rulebooks", "/healthz"] {
            let (found, body) = raw(&server, &format!("GET {path} HTTP/1.1\r\nHost: {host}")).await;
            assert_eq!(found, status, "{host} {path}");
            if status == 421 {
                assert_eq!(body["error"]["code"], "wrong_host");
            } else if status == 400 {
                assert_eq!(body["error"]["code"], "bad_host");
            }
        }
    }
    for head in [
        "GET / HTTP/1.1",
        "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example",
        "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost",
    ] {
        assert_eq!(raw(&server, head).await.0, 400, "{head}");
    }
    let (status, _) = raw(&server, "GET http://evil.example/ HTTP/1.1\r\nHost: localhost").await;
    assert_eq!(status, 421);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rebound_page_opens_no_socket_and_makes_no_game() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let port = server.address.port();
    // The page's own name leads here, so host and origin agree.
    let (host, origin) = (format!("evil.example:{port}"), format!("http://evil.example:{port}"));
    let url = format!("ws://{}/api/games/{}/live", server.address, game.id);
    let mut request = url.into_client_request().expect("a request");
    request.headers_mut().insert("host", host.parse().expect("a value"));
    request.headers_mut().insert("origin", origin.parse().expect("a value"));
    assert!(connect_async(request).await.is_err());
    let post = server.http.post(server.url("/api/games")).header("host", &host);
    let body = serde_json::json!({"scenario": FARM,
        "seats": [{"player": "human"}, {"player": "human"}]});
    let status = post.header("origin", &origin).json(&body).send().await.expect("an answer");
    assert_eq!(status.status(), 421);
}

//! Web Push: a player who is away is told that it is his turn, by a message that only his browser can read.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::{Router, routing};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac::{HMAC_SHA256, Key, sign};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::{Value, json};
use server::Config;
use tokio::net::{TcpListener, TcpStream};

use crate::common::{FARM, Game, Table, quick, table_with, until};

/// What arrived: for which browser, under which headers.
type Arrived = Arc<Mutex<Vec<(String, HeaderMap, Bytes)>>>;

/// A push service on this machine, which says this to everything.
async fn service(says: StatusCode) -> (SocketAddr, Arrived) {
    let arrived = Arrived::default();
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let take = move |State(arrived): State<Arrived>,
                     Path(browser): Path<String>,
                     headers: HeaderMap,
                     body: Bytes| async move {
        arrived.lock().expect("no panic").push((browser, headers, body));
        says
    };
    let router = Router::new().route("/{browser}", routing::post(take));
    let router = router.with_state(Arc::clone(&arrived));
    tokio::spawn(async move { axum::serve(listener, router).await });
    (address, arrived)
}

/// A browser, which reads one message.
struct Browser {
    key: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Self {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = key.compute_public_key().expect("a key").as_ref().to_vec();
        Self { key, public, auth: *b"secret of 16 let" }
    }

    fn asks(&self, service: SocketAddr, name: &str, seats: &[(&Game, usize)]) -> Value {
        let seat =
            |(game, seat): &(&Game, usize)| json!({"game": game.id, "token": game.tokens[*seat]});
        json!({
            "endpoint": format!("http://{service}/{name}"),
            "p256dh": URL_SAFE_NO_PAD.encode(&self.public),
            "auth": URL_SAFE_NO_PAD.encode(self.auth),
            "seats": seats.iter().map(seat).collect::<Vec<_>>(),
        })
    }

    /// By RFC 8291, with nothing of the server's own code.
    fn reads(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let length = usize::from(rest[4]);
        let (theirs, record) = rest[5..].split_at(length);
        let peer = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let shared = agree_ephemeral(self.key, &peer, <[u8]>::to_vec).expect("a point");
        let mac = |key: &[u8], parts: &[&[u8]]| {
            sign(&Key::new(HMAC_SHA256, key), &parts.concat()).as_ref().to_vec()
        };
        let first = mac(&self.auth, &[&shared]);
        let secret = mac(&first, &[b"WebPush: info\0", &self.public, theirs, &[1]]);
        let master = mac(salt, &[&secret]);
        let key = mac(&master, &[b"Content-Encoding: aes128gcm\0\x01"]);
        let nonce = mac(&master, &[b"Content-Encoding: nonce\0\x01"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).expect("a key"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).expect("a nonce");
        let mut record = record.to_vec();
        let text = key.open_in_place(nonce, Aad::empty(), &mut record).expect("sealed for it");
        let text = text.strip_suffix(&[2]).expect("the last record");
        serde_json::from_slice(text).expect("JSON")
    }
}

fn told_at_once() -> Config {
    Config { push_after: Duration::ZERO, push_local: true, ..quick() }
}

async fn keep(server: &Table, asked: &Value) -> (u16, Value) {
    let response = server.post("/api/push?lang=en", asked).await;
    (response.status().as_u16(), response.json().await.expect("JSON"))
}

/// Gives the answers of a seat until another is asked.
async fn play(server: &Table, game: &Game, seat: usize) {
    let mut socket = server.sit(&game.id, Some(&game.tokens[seat])).await;
    socket.table_where(|_| true).await;
    while socket.table["waiting_for"].as_array().is_some_and(|asked| asked.contains(&json!(seat))) {
        socket.answer_by("commit").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_away_is_told_that_it_is_his_turn_after_a_restart_too() {
    let mut server = table_with(told_at_once()).await;
    let (service, arrived) = service(StatusCode::CREATED).await;
    let game = server.two_people(FARM).await;
    let key = server.json("/api/push").await["key"].as_str().expect("a key").to_owned();
    // The turn that he has before him when he asks is known to him.
    play(&server, &game, 1).await;
    let (first, second) = (Browser::new(), Browser::new());
    assert_eq!(keep(&server, &first.asks(service, "first", &[(&game, 0)])).await.0, 200);
    let kept = keep(&server, &second.asks(service, "second", &[(&game, 1), (&game, 1)])).await;
    assert_eq!(kept, (200, json!({"seats": 2})));
    // The first side moves until the second is asked, and the server is stopped before anybody is told.
    server.config.push_after = Duration::from_secs(3600);
    server.stop().await;
    server.start().await;
    let mut turns = 0;
    while server.json_as(&game.path(""), &game.tokens[1]).await["decision"].is_null() {
        play_once(&server, &game, 0).await;
        turns += 1;
        assert!(turns < 200, "the second side is never asked");
    }
    server.config.push_after = Duration::ZERO;
    server.stop().await;
    server.start().await;
    until("the second is told", async || !arrived.lock().expect("no panic").is_empty()).await;
    let (to, headers, body) = arrived.lock().expect("no panic").remove(0);
    assert_eq!(to, "second");
    let header = |name: &str| headers[name].to_str().expect("text").to_owned();
    assert_eq!(header("content-encoding"), "aes128gcm");
    assert!(header("ttl").parse::<u32>().expect("seconds") > 3600);
    assert_eq!(header("topic").len(), 32);
    let told = second.reads(&body);
    assert_eq!(told["url"], format!("/g/{}", game.id));
    assert_eq!(told["body"], "It is your turn.");
    assert!(told["title"].as_str().is_some_and(|title| title.contains("Brawner")), "{told}");
    // It is signed by the key that the browser was given, for this service.
    let authorization = header("authorization");
    let (token, public) = authorization
        .strip_prefix("vapid t=")
        .and_then(|rest| rest.split_once(", k="))
        .expect("a token and a key");
    assert_eq!(public, key, "the key outlives the server");
    let (text, signed) = token.rsplit_once('.').expect("three parts");
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
    let known = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(public));
    known.verify(text.as_bytes(), &bytes(signed)).expect("its signature");
    let claims: Value =
        serde_json::from_slice(&bytes(text.split_once('.').expect("two parts").1)).expect("JSON");
    assert_eq!(claims["aud"], format!("http://{service}"));
    // Once is enough, however often the server starts.
    server.stop().await;
    server.start().await;
    let _ = server.json("/api/push").await;
    assert!(arrived.lock().expect("no panic").iter().all(|(to, ..)| to != "second"));
}

/// Gives one answer, whatever is asked.
async fn play_once(server: &Table, game: &Game, seat: usize) {
    let mut socket = server.sit(&game.id, Some(&game.tokens[seat])).await;
    socket.table_where(|_| true).await;
    socket.answer_by("commit").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_is_forgotten_and_one_that_asks_is_too() {
    let server = table_with(told_at_once()).await;
    let (gone, arrived) = service(StatusCode::GONE).await;
    let (there, others) = service(StatusCode::CREATED).await;
    let game = server.two_people(FARM).await;
    let browser = Browser::new();
    assert_eq!(keep(&server, &browser.asks(gone, "gone", &[(&game, 1)])).await.0, 200);
    let forgotten = browser.asks(there, "forgotten", &[(&game, 1)]);
    assert_eq!(keep(&server, &forgotten).await.0, 200);
    let forget = json!({"endpoint": forgotten["endpoint"]});
    assert_eq!(server.post("/api/push/forget", &forget).await.status(), 200);
    let mut socket = server.sit(&game.id, Some(&game.tokens[0])).await;
    socket.send(&json!({"type": "resign"})).await;
    socket.table_where(|table| !table["outcome"].is_null()).await;
    until("the end is told", async || !arrived.lock().expect("no panic").is_empty()).await;
    assert!(others.lock().expect("no panic").is_empty());
}

/// Whether the other end still holds a line.
fn is_open(line: &TcpStream) -> bool {
    let mut read = [0; 4096];
    loop {
        match line.try_read(&mut read) {
            Ok(0) => return false,
            Ok(_) => {}
            Err(error) => return error.kind() == ErrorKind::WouldBlock,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_service_that_says_nothing_keeps_nobody_else_waiting() {
    let server = table_with(told_at_once()).await;
    let silent = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = silent.local_addr().expect("an address");
    let held = Arc::new(Mutex::new(Vec::new()));
    let holds = Arc::clone(&held);
    tokio::spawn(async move {
        while let Ok((line, _)) = silent.accept().await {
            holds.lock().expect("no panic").push(line);
        }
    });
    let (there, arrived) = service(StatusCode::CREATED).await;
    let browser = Browser::new();
    // More players than browsers are told at once, all with the silent one, and one with another.
    let mut games = Vec::new();
    for number in 0..20 {
        let game = server.two_people(FARM).await;
        let asked = browser.asks(address, &format!("silent{number}"), &[(&game, 1)]);
        assert_eq!(keep(&server, &asked).await.0, 200);
        games.push(game);
    }
    let end = async |game: &Game| {
        let mut socket = server.sit(&game.id, Some(&game.tokens[0])).await;
        socket.send(&json!({"type": "resign"})).await;
        socket.table_where(|table| !table["outcome"].is_null()).await;
    };
    for game in &games {
        end(game).await;
    }
    until("the silent one is asked", async || !held.lock().expect("no panic").is_empty()).await;
    let game = server.two_people(FARM).await;
    assert_eq!(keep(&server, &browser.asks(there, "other", &[(&game, 1)])).await.0, 200);
    end(&game).await;
    until("the other is told", async || !arrived.lock().expect("no panic").is_empty()).await;
    let open = held.lock().expect("no panic").iter().filter(|line| is_open(line)).count();
    assert!(open <= 4, "{open} lines to the silent one");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_public_addresses_of_browsers_are_kept_and_only_for_one_s_own_seats() {
    let server = table_with(Config { push_local: false, ..told_at_once() }).await;
    let game = server.two_people(FARM).await;
    let browser = Browser::new();
    let sound = || {
        let mut asked = browser.asks(SocketAddr::from(([127, 0, 0, 1], 9)), "x", &[(&game, 0)]);
        asked["endpoint"] = json!("https://push.example/x");
        asked
    };
    assert_eq!(keep(&server, &sound()).await, (200, json!({"seats": 1})));
    for endpoint in [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.1/",
        "x",
    ] {
        let mut asked = sound();
        asked["endpoint"] = json!(endpoint);
        let (status, told) = keep(&server, &asked).await;
        assert_eq!((status, &told["error"]["field"]), (400, &json!("endpoint")), "{endpoint}");
    }
    for (field, value) in [("p256dh", "AAAA"), ("auth", "AAAA"), ("auth", "not base64!")] {
        let mut asked = sound();
        asked[field] = json!(value);
        assert_eq!(keep(&server, &asked).await.0, 400, "{field} {value}");
    }
    let mut asked = sound();
    asked["seats"] = json!([{"game": game.id, "token": "nobody's"}, {"game": "x", "token": "y"}]);
    assert_eq!(keep(&server, &asked).await, (200, json!({"seats": 0})));
    asked["seats"] = json!(vec![json!({"game": "x", "token": "y"}); 61]);
    assert_eq!(keep(&server, &asked).await.0, 400);
    asked["more"] = json!(1);
    assert_eq!(keep(&server, &asked).await.0, 400);
}

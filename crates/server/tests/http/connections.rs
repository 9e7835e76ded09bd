//! Connections that are broken off, half made or silent take no room from those that are meant well.

use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use crate::common::{FARM, Table, quick, table, table_with};
use reqwest::Client;
use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

/// Longer than anything here takes, however busy the machine is.
const GENEROUS: Duration = Duration::from_secs(60);

/// A connection from one of the addresses of the loopback.
async fn connect(server: &Table, from: [u8; 4]) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from((from, 0))).expect("an address");
    socket.connect(server.address).await.expect("a connection")
}

fn upgrade(server: &Table, game: &str) -> String {
    format!(
        "GET /api/games/{game}/live HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address
    )
}

/// Waits until the server has closed a connection.
async fn closed(stream: &mut TcpStream) {
    let mut rest = Vec::new();
    match timeout(GENEROUS, stream.read_to_end(&mut rest)).await.expect("closed in time") {
        Ok(_) => {}
        Err(error) => assert_eq!(error.kind(), ErrorKind::ConnectionReset),
    }
}

async fn is_served(http: &Client, server: &Table) -> bool {
    let asked = http.get(server.url("/healthz")).timeout(GENEROUS).send().await;
    asked.is_ok_and(|answer| answer.status() == 200)
}

fn client_from(address: [u8; 4]) -> Client {
    Client::builder().local_address(IpAddr::from(address)).build().expect("a client")
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_that_are_reset_while_they_open_are_not_counted_for_ever() {
    let server = table().await;
    let game = server.two_people(FARM).await;
    let request = upgrade(&server, &game.id);
    // Twenty times as many as one address may have.
    let mut workers = Vec::new();
    for _ in 0..8 {
        let (address, request) = (server.address, request.clone());
        workers.push(tokio::spawn(async move {
            for _ in 0..500 {
                let mut stream = TcpStream::connect(address).await.expect("a connection");
                let _ = stream.write_all(request.as_bytes()).await;
                // The other end hears of it as a reset.
                stream.set_zero_linger().expect("set");
            }
        }));
    }
    for worker in workers {
        worker.await.expect("joined");
    }
    let mut tries = 0;
    let mut answer = String::new();
    while !answer.starts_with("HTTP/1.1 101") {
        assert!(tries < 600, "shut out for good: {answer}");
        let mut stream = TcpStream::connect(server.address).await.expect("a connection");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut start = [0; 12];
        let read = timeout(GENEROUS, stream.read_exact(&mut start)).await.expect("in time");
        answer = read.map(|_| String::from_utf8_lossy(&start).into_owned()).unwrap_or_default();
        tries += 1;
        sleep(Duration::from_millis(100)).await;
    }
    // The whole quota of the address is free again.
    let mut sockets = Vec::new();
    for _ in 0..server.config.sockets_per_address - 5 {
        sockets.push(server.sit(&game.id, None).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn half_sent_requests_and_silent_connections_do_no_harm() {
    let server = table().await;
    let mut crowd = Vec::new();
    for number in 0..700 {
        let mut stream = connect(&server, [127, 0, 0, 1]).await;
        if number < 400 {
            stream.write_all(b"POST /api/games HTTP/1.1\r\nHost: 127.0").await.expect("sent");
        }
        crowd.push(stream);
    }
    for from in [[127, 0, 0, 1], [127, 0, 0, 2]] {
        let http = client_from(from);
        for _ in 0..20 {
            assert!(is_served(&http, &server).await, "{from:?}");
        }
    }
    let game = server.two_people(FARM).await;
    let mut socket = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(socket.asked().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_too_many_connections_loses_the_oldest_idle_one() {
    let config = Config { connections: 64, connections_per_address: 8, ..quick() };
    let server = table_with(config).await;
    let mut other = connect(&server, [127, 0, 0, 9]).await;
    let mut crowd = Vec::new();
    for _ in 0..40 {
        crowd.push(connect(&server, [127, 0, 0, 1]).await);
    }
    let open = crowd.split_off(32);
    for stream in &mut crowd {
        closed(stream).await;
    }
    // Neither the newest ones nor those of others are closed.
    let request = format!("GET /healthz HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    for mut stream in open.into_iter().chain([connect(&server, [127, 0, 0, 2]).await]) {
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut start = [0; 12];
        stream.read_exact(&mut start).await.expect("an answer");
        assert_eq!(&start, b"HTTP/1.1 200");
    }
    other.write_all(request.as_bytes()).await.expect("sent");
    let mut start = [0; 12];
    other.read_exact(&mut start).await.expect("an answer");
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_not_closed_to_make_room() {
    let server = table_with(Config { connections_per_address: 4, ..quick() }).await;
    let game = server.two_people(FARM).await;
    let mut socket = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(socket.asked().await);
    let mut crowd = Vec::new();
    for _ in 0..50 {
        crowd.push(TcpStream::connect(server.address).await.expect("a connection"));
    }
    closed(&mut crowd[0]).await;
    socket.sync().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_are_closed() {
    // Long enough for a busy machine to send a request in time.
    let idle_connection = Duration::from_secs(3);
    let server = table_with(Config { idle_connection, ..quick() }).await;
    let mut silent = connect(&server, [127, 0, 0, 1]).await;
    let mut half = connect(&server, [127, 0, 0, 1]).await;
    half.write_all(b"GET / HTTP/1.1\r\nHost: ").await.expect("sent");
    let mut kept = connect(&server, [127, 0, 0, 1]).await;
    let request = format!("GET /healthz HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    kept.write_all(request.as_bytes()).await.expect("sent");
    for stream in [&mut silent, &mut half, &mut kept] {
        closed(stream).await;
    }
    // A socket may be silent for longer.
    let game = server.two_people(FARM).await;
    let mut socket = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(socket.asked().await);
    sleep(idle_connection + Duration::from_secs(1)).await;
    socket.sync().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_never_comes_is_not_waited_for() {
    let server =
        table_with(Config { request_timeout: Duration::from_millis(300), ..quick() }).await;
    let mut stream = connect(&server, [127, 0, 0, 1]).await;
    let request = format!(
        "POST /api/games HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
         Content-Length: 500\r\n\r\n{{",
        server.address
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    let read = timeout(GENEROUS, stream.read_to_string(&mut answer)).await.expect("in time");
    read.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    assert!(answer.contains("\"code\":\"too_slow\""), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_nothing_is_not_waited_for() {
    let config = Config { idle_connection: Duration::from_millis(300), ..quick() };
    let server = table_with(config).await;
    let mut stream = connect(&server, [127, 0, 0, 1]).await;
    let request =
        format!("GET /api/scenarios HTTP/1.1\r\nHost: {}\r\n\r\n", server.address).repeat(2_000);
    // What the server cannot get rid of fills its side, and then ours.
    let sent = timeout(GENEROUS, stream.write_all(request.as_bytes())).await;
    if sent.expect("in time").is_ok() {
        closed(&mut stream).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_limits_count_for_the_client() {
    let limits = Config { rate: 0.001, burst: 10.0, ..quick() };
    let trusted = vec!["127.0.0.0/8".parse().expect("a network")];
    let ask = async |server: &Table, client: &str| {
        let asked = server.get("/healthz").header("x-forwarded-for", client).send().await;
        asked.expect("an answer").status().as_u16()
    };
    let server = table_with(Config { trusted_proxies: trusted, ..limits.clone() }).await;
    for _ in 0..10 {
        assert_eq!(ask(&server, "203.0.113.1").await, 200);
    }
    assert_eq!(ask(&server, "203.0.113.1").await, 429);
    assert_eq!(ask(&server, "203.0.113.2").await, 200);
    // What the client itself writes in front of it changes nothing.
    assert_eq!(ask(&server, "198.51.100.7, 203.0.113.1").await, 429);
    // Nobody is believed unless the operator says so.
    let server = table_with(limits).await;
    for turn in 0..10 {
        assert_eq!(ask(&server, &format!("203.0.113.{turn}")).await, 200);
    }
    assert_eq!(ask(&server, "203.0.113.99").await, 429);
}

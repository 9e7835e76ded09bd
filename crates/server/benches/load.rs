//! The server under load on the loopback: busy games with two sockets each, every choice on disk
//! before it is acknowledged. Server and clients share this process and its cores.
//!
//! The players deploy in the open and begin again, for ever: choices without dice, which a client
//! can make without asking what is legal, told to both sides.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use dice::Seeded;
use engine::game::Seat;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Server, Store};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const SCENARIO: &str = "brigades-de-fer/gettysburg";
const BUSY: usize = 100;
const IDLE: usize = 1_000;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

#[tokio::main(flavor = "multi_thread")]
async fn main() {
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let folder = tempfile::TempDir::new().expect("a folder");
    let store = Store::file(&folder.path().join("bench.db")).await.expect("a store");
    let config = Config {
        rate: 1e12,
        burst: 1e12,
        sockets_per_address: 100_000,
        idle: Duration::from_secs(3600),
        ..Config::default()
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(Server::new(config, store).serve(listener, std::future::pending()));
    let cycle = Arc::new(cycle());
    println!("one cycle of {SCENARIO}: {} choices", cycle.len());

    let http = reqwest::Client::new();
    let mut games = Vec::new();
    for _ in 0..BUSY {
        games.push(Busy::sit(&http, address, Arc::clone(&cycle)).await);
    }
    let (seconds, cpu) = (8.0, processor_time());
    let done = Arc::new(AtomicU64::new(0));
    let until = Instant::now() + Duration::from_secs_f64(seconds);
    let tasks: Vec<_> = games
        .into_iter()
        .map(|mut game| {
            let done = Arc::clone(&done);
            tokio::spawn(async move {
                while Instant::now() < until {
                    game.answer().await;
                    done.fetch_add(1, Ordering::Relaxed);
                }
                game
            })
        })
        .collect();
    let mut games = Vec::new();
    for task in tasks {
        games.push(task.await.expect("joined"));
    }
    let count = done.load(Ordering::Relaxed) as f64;
    let cost = (processor_time() - cpu) / count * 1e6;
    println!(
        "{BUSY} games, {} sockets, as fast as they can: {:.0} choices/s, {cost:.0} µs of CPU a choice (server and clients together)",
        2 * BUSY,
        count / seconds
    );

    let each = 20;
    let tasks: Vec<_> = games
        .into_iter()
        .enumerate()
        .map(|(index, mut game)| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                // Every game twice a second, one after the other.
                let start = tokio::time::Instant::now() + Duration::from_millis(5 * index as u64);
                for round in 0..each {
                    tokio::time::sleep_until(start + Duration::from_millis(500) * round).await;
                    times.push(game.answer().await);
                }
                times
            })
        })
        .collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await.expect("joined"));
    }
    times.sort();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    println!(
        "200 choices/s: p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );

    let before = resident();
    let mut ids = Vec::new();
    for _ in 0..IDLE {
        ids.push(create(&http, address).await);
    }
    let after = resident();
    println!("{IDLE} live games at rest: {:.1} KiB each", (after - before) / IDLE as f64);
    drop(ids);
}

/// Choices that lead back to the start of the deployment.
fn cycle() -> Vec<Value> {
    let (book, source) = games::scenario(SCENARIO).expect("a battle");
    let mut play = book.read(source).expect("a battle").begin();
    let (start, mut cycle) = (play.hash(), Vec::new());
    while cycle.is_empty() || play.hash() != start {
        let asked = play.pending().into_iter().find(|asked| asked.seat == Seat(0));
        let offers = asked.expect("the first side deploys").offers;
        // The last of few is to begin again.
        let choice = if offers.len() == 2 { offers[1].clone() } else { offers[0].clone() };
        play.answer(Seat(0), &choice, &mut Seeded::new(1)).expect("legal");
        cycle.push(choice);
    }
    cycle
}

async fn create(http: &reqwest::Client, address: SocketAddr) -> Value {
    let body = json!({"scenario": SCENARIO, "seats": [{"player": "human"}, {"player": "human"}]});
    let created = http.post(format!("http://{address}/api/games")).json(&body).send().await;
    created.expect("an answer").json().await.expect("JSON")
}

struct Busy {
    socket: Socket,
    cycle: Arc<Vec<Value>>,
    at: usize,
    number: u64,
}

impl Busy {
    async fn sit(http: &reqwest::Client, address: SocketAddr, cycle: Arc<Vec<Value>>) -> Self {
        let created = create(http, address).await;
        let mut sockets = Vec::new();
        for seat in 0..2 {
            let game = created["game"].as_str().expect("a game");
            let url = format!("ws://{address}/api/games/{game}/live");
            let (mut socket, _) = connect_async(url).await.expect("a socket");
            let hello = json!({"type": "hello", "token": created["seats"][seat]["token"],
                "lang": "en", "lean": true});
            socket.send(Message::Text(hello.to_string().into())).await.expect("sent");
            sockets.push(socket);
        }
        let mut other = sockets.pop().expect("two");
        // The other side listens.
        tokio::spawn(async move { while let Some(Ok(_)) = other.next().await {} });
        Self { socket: sockets.pop().expect("two"), cycle, at: 0, number: 0 }
    }

    /// Answers, and how long it took to be acknowledged.
    async fn answer(&mut self) -> Duration {
        let choice = &self.cycle[self.at % self.cycle.len()];
        let message = json!({"type": "answer", "id": 1, "number": self.number, "choice": choice});
        let sent = Instant::now();
        self.socket.send(Message::Text(message.to_string().into())).await.expect("sent");
        loop {
            let message = self.socket.next().await.expect("open").expect("sound");
            let Message::Text(text) = message else { continue };
            if text.starts_with("{\"type\":\"taken\"") {
                let value: Value = serde_json::from_str(&text).expect("JSON");
                self.number = value["number"].as_u64().expect("a number");
                self.at += 1;
                return sent.elapsed();
            }
            assert!(!text.starts_with("{\"type\":\"refused\""), "{text}");
        }
    }
}

/// Seconds that this process has spent on processors.
fn processor_time() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = text.rsplit(')').next().unwrap_or_default().split(' ').collect();
    let ticks =
        |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
    (ticks(12) + ticks(13)) / 100.0
}

/// KiB of memory that are in use.
fn resident() -> f64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0.0)
}

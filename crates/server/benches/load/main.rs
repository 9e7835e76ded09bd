//! The server under load on the loopback: games with two sockets each, every choice on disk before
//! it is acknowledged. The server is a process of its own, so that its time and memory are counted
//! apart from those of the clients, which share the machine with it and do as little as they can.
//!
//! The players of lean programs deploy in the open and begin again, for ever: choices without dice,
//! which a client can make without asking what is legal, told to both sides. Page clients play whole
//! battles (`real_play`, alone with the argument `real`, one of them with its name behind it).

mod real_play;

use std::fmt;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use dice::Seeded;
use engine::game::Seat;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Quotas, Server, Store};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const SCENARIO: &str = "brigades-de-fer/gettysburg";
/// Games that are played all the time.
const BUSY: usize = 100;
/// Games that somebody sits at, with a choice now and then.
const LIVE: usize = 1_000;
/// Games that nobody looks at but that are in memory.
const IN_MEMORY: usize = 10_000;
/// Choices a second over all games, where they come at a pace.
const PACE: u32 = 200;
const SECONDS: u32 = 8;

/// The one of the program.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

#[tokio::main(flavor = "multi_thread")]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    match arguments.next().as_deref() {
        // Run as a test, it would only take time.
        Some("--test") => {}
        Some("serve") => serve(Path::new(&arguments.next().expect("a folder"))).await,
        // All battles of real play or one that is named, and how many at once.
        Some("real") => {
            let (only, at_once) = (arguments.next(), arguments.next());
            let at_once = at_once.map(|count| count.parse().expect("a number"));
            real_play::measure(only.as_deref(), at_once).await;
        }
        _ => {
            measure().await;
            real_play::measure(None, None).await;
        }
    }
}

/// The server, until its standard input closes.
async fn serve(folder: &Path) {
    let store = Store::file(&folder.join("bench.db")).await.expect("a store");
    let config = Config {
        rate: 1e12,
        burst: 1e12,
        quotas: Quotas::UNLIMITED,
        connections: 400_000,
        connections_per_address: 100_000,
        sockets_per_address: 100_000,
        idle: Duration::from_secs(3600),
        dice_seed: Some(1862),
        ..Config::default()
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    println!("{}", listener.local_addr().expect("an address"));
    let closed = tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new()));
    let until = async {
        let _ = closed.await;
    };
    Server::new(config, store).serve(listener, until).await.expect("served");
}

async fn measure() {
    println!(
        "load of the machine before: {}",
        fs::read_to_string("/proc/loadavg").unwrap_or_default().trim()
    );
    let folder = tempfile::TempDir::new().expect("a folder");
    let bench = Bench::start(folder.path());
    println!("one cycle of {SCENARIO}: {} choices", bench.cycle.len());
    let games = bench.sit(BUSY).await;
    let games = bench.as_fast_as_they_can(games).await;
    let games = bench.at_a_pace("busy", games).await;
    drop(games);
    println!("the disk alone, {PACE} writes/s: {}", shown(&bare_writes(folder.path())));
    let before = bench.resident();
    let games = bench.sit(LIVE).await;
    let each = (bench.resident() - before) / LIVE as f64;
    println!("{LIVE} live games, {} sockets: {each:.1} KiB each, sockets included", 2 * LIVE);
    let games = bench.at_a_pace("live", games).await;
    drop(games);
    drop(bench);
    // A server of its own: memory that was used before would be used again.
    let folder = tempfile::TempDir::new().expect("a folder");
    Bench::start(folder.path()).in_memory().await;
    println!(
        "load of the machine after: {}",
        fs::read_to_string("/proc/loadavg").unwrap_or_default().trim()
    );
}

/// What any store that keeps its word must wait for on this machine: a page appended to a file and
/// brought to the disk, at the same pace.
fn bare_writes(folder: &Path) -> Vec<Duration> {
    let mut file = File::create(folder.join("bare")).expect("a file");
    let start = Instant::now();
    let writes = (0..PACE * SECONDS).map(|turn| {
        std::thread::sleep((Duration::from_secs(1) / PACE * turn).saturating_sub(start.elapsed()));
        let sent = Instant::now();
        file.write_all(&[0; 4096]).expect("written");
        file.sync_data().expect("on disk");
        sent.elapsed()
    });
    let mut times: Vec<Duration> = writes.collect();
    times.sort();
    times
}

/// How late a thread is woken that only sleeps for a millisecond again and again: what the machine
/// takes for itself, or for others.
struct Machine {
    over: Arc<AtomicBool>,
    sleeper: std::thread::JoinHandle<Vec<Duration>>,
}

impl Machine {
    fn watch() -> Self {
        const NAP: Duration = Duration::from_millis(1);
        let over = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&over);
        let sleeper = std::thread::spawn(move || {
            let mut late = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let slept = Instant::now();
                std::thread::sleep(NAP);
                late.push(slept.elapsed().saturating_sub(NAP));
            }
            late.sort();
            late
        });
        Self { over, sleeper }
    }

    fn told(self) -> String {
        self.over.store(true, Ordering::Relaxed);
        let late = self.sleeper.join().expect("it slept");
        let stalls = late.iter().filter(|late| **late > Duration::from_millis(3)).count();
        let worst = late.last().copied().unwrap_or_default().as_secs_f64() * 1e3;
        format!("a sleeper was woken over 3 ms late {stalls} times, at worst {worst:.2} ms")
    }
}

/// A server and what is needed to use it.
struct Bench {
    process: Child,
    address: SocketAddr,
    http: reqwest::Client,
    cycle: Arc<Vec<String>>,
}

impl Drop for Bench {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}

impl Bench {
    fn start(folder: &Path) -> Self {
        let mut process = Command::new(std::env::current_exe().expect("this program"))
            .arg("serve")
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a server");
        let mut line = String::new();
        let told = process.stdout.take().expect("its output");
        BufReader::new(told).read_line(&mut line).expect("its address");
        let address = line.trim().parse().expect("an address");
        Self { process, address, http: reqwest::Client::new(), cycle: Arc::new(cycle()) }
    }

    async fn sit(&self, count: usize) -> Vec<Busy> {
        let mut games = Vec::new();
        for _ in 0..count {
            games.push(Busy::sit(&self.http, self.address, Arc::clone(&self.cycle)).await);
        }
        games
    }

    /// Every game answers again as soon as it is answered.
    async fn as_fast_as_they_can(&self, games: Vec<Busy>) -> Vec<Busy> {
        let (count, before) = (games.len(), self.processor_time());
        let until = Instant::now() + Duration::from_secs(SECONDS.into());
        let tasks = games.into_iter().map(|mut game| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                while Instant::now() < until {
                    times.push(game.answer().await);
                }
                (game, times)
            })
        });
        let (games, times) = gather(tasks.collect()).await;
        println!(
            "{count} games, {} sockets, as fast as they can: {:.0} choices/s, {}, {}",
            2 * count,
            times.len() as f64 / f64::from(SECONDS),
            shown(&times),
            self.cost(before, times.len()),
        );
        games
    }

    /// One choice after the other over all games, evenly.
    async fn at_a_pace(&self, kind: &str, games: Vec<Busy>) -> Vec<Busy> {
        let (count, before) = (games.len(), self.processor_time());
        let machine = Machine::watch();
        let start = tokio::time::Instant::now() + Duration::from_millis(100);
        let each = (PACE * SECONDS).div_ceil(count as u32);
        let tasks = games.into_iter().enumerate().map(|(index, mut game)| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                for round in 0..each {
                    let turn = index as u32 + round * count as u32;
                    tokio::time::sleep_until(start + Duration::from_secs(1) / PACE * turn).await;
                    times.push(game.answer().await);
                }
                (game, times)
            })
        });
        let (games, times) = gather(tasks.collect()).await;
        println!(
            "{count} {kind} games, {} sockets, {PACE} choices/s: {}, {}",
            2 * count,
            shown(&times),
            self.cost(before, times.len()),
        );
        println!("the machine meanwhile: {}", machine.told());
        games
    }

    async fn in_memory(&self) {
        let before = self.resident();
        let makers = (0..50).map(|_| {
            let (http, address) = (self.http.clone(), self.address);
            tokio::spawn(async move {
                for _ in 0..IN_MEMORY / 50 {
                    let created = create(&http, address, SCENARIO).await;
                    let game = created["game"].as_str().expect("a game");
                    let seen = http.get(format!("http://{address}/api/games/{game}")).send().await;
                    assert!(seen.expect("an answer").status().is_success());
                }
            })
        });
        for maker in makers.collect::<Vec<_>>() {
            maker.await.expect("joined");
        }
        let each = (self.resident() - before) / IN_MEMORY as f64;
        println!("{IN_MEMORY} games in memory: {each:.1} KiB each");
    }

    /// What a choice has cost the server since then.
    fn cost(&self, before: [f64; 2], choices: usize) -> Cost {
        let now = self.processor_time();
        let [own, kernel] = [0, 1].map(|at| (now[at] - before[at]) / choices as f64 * 1e6);
        Cost { own, kernel }
    }

    /// Seconds of processor that the server has used, its own and the kernel's for it.
    fn processor_time(&self) -> [f64; 2] {
        let text = fs::read_to_string(format!("/proc/{}/stat", self.process.id()));
        let text = text.expect("the server runs");
        let fields: Vec<&str> = text.rsplit(')').next().unwrap_or_default().split(' ').collect();
        [12, 13].map(|at| {
            let ticks: f64 = fields.get(at).and_then(|field| field.parse().ok()).unwrap_or(0.0);
            ticks / 100.0
        })
    }

    /// KiB of memory that the server uses.
    fn resident(&self) -> f64 {
        let text = fs::read_to_string(format!("/proc/{}/status", self.process.id()));
        let text = text.expect("the server runs");
        let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0.0)
    }
}

/// Microseconds of processor that a choice has cost: the server's own and the kernel's for it.
#[derive(Clone, Copy)]
struct Cost {
    own: f64,
    kernel: f64,
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { own, kernel } = self;
        write!(f, "{own:.0} µs of the server's CPU a choice and {kernel:.0} µs of the kernel's")
    }
}

type Played = tokio::task::JoinHandle<(Busy, Vec<Duration>)>;

/// The games again, and all their times, sorted.
async fn gather(tasks: Vec<Played>) -> (Vec<Busy>, Vec<Duration>) {
    let (mut games, mut times) = (Vec::new(), Vec::new());
    for task in tasks {
        let (game, taken) = task.await.expect("joined");
        games.push(game);
        times.extend(taken);
    }
    times.sort();
    (games, times)
}

/// The milliseconds that such a part of the times do not exceed.
fn quantile(times: &[Duration], part: f64) -> f64 {
    times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3
}

fn shown(times: &[Duration]) -> String {
    let at = |part: f64| quantile(times, part);
    format!("p50 {:.2} ms, p99 {:.2} ms, worst {:.2} ms", at(0.5), at(0.99), at(1.0))
}

/// Choices that lead back to the start of the deployment, as they are sent.
fn cycle() -> Vec<String> {
    let (book, source) = games::scenario(SCENARIO).expect("a battle");
    let mut play = book.read(source).expect("a battle").begin();
    let mut cycle = Vec::new();
    loop {
        let offers = play.decision(Seat(0)).expect("the first side deploys").offers;
        // When all stand there, the first answer is to be ready and the second to begin again.
        let all_stand = offers.len() == 2;
        let choice = &offers[usize::from(all_stand)].choice;
        play.act(Seat(0), choice, &mut Seeded::new(1)).expect("legal");
        cycle.push(choice.get().to_owned());
        if all_stand {
            return cycle;
        }
    }
}

async fn create(http: &reqwest::Client, address: SocketAddr, scenario: &str) -> Value {
    let body = json!({"scenario": scenario, "seats": [{"player": "human"}, {"player": "human"}]});
    let created = http.post(format!("http://{address}/api/games")).json(&body).send().await;
    created.expect("an answer").json().await.expect("JSON")
}

/// A game with both seats taken: one plays, the other listens.
struct Busy {
    socket: Socket,
    listener: tokio::task::JoinHandle<()>,
    cycle: Arc<Vec<String>>,
    at: usize,
    number: u64,
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

impl Busy {
    async fn sit(http: &reqwest::Client, address: SocketAddr, cycle: Arc<Vec<String>>) -> Self {
        let created = create(http, address, SCENARIO).await;
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
        let listener = tokio::spawn(async move { while let Some(Ok(_)) = other.next().await {} });
        Self { socket: sockets.pop().expect("two"), listener, cycle, at: 0, number: 0 }
    }

    /// Answers, and how long it took to be acknowledged.
    async fn answer(&mut self) -> Duration {
        let choice = &self.cycle[self.at % self.cycle.len()];
        let number = self.number;
        let message = format!(r#"{{"type":"answer","id":1,"number":{number},"choice":{choice}}}"#);
        let sent = Instant::now();
        self.socket.send(Message::Text(message.into())).await.expect("sent");
        loop {
            let message = self.socket.next().await.expect("open").expect("sound");
            let Message::Text(text) = message else { continue };
            if let Some(taken) = text.strip_prefix(r#"{"type":"taken","id":1,"number":"#) {
                self.number = taken.trim_end_matches('}').parse().expect("a number");
                self.at += 1;
                return sent.elapsed();
            }
            assert!(!text.starts_with("{\"type\":\"refused\""), "{text}");
        }
    }
}

//! A real server on a free port, and a client that plays.

mod cluster;
mod tabletop;
mod update;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, RequestBuilder, Response};
use serde_json::{Value, json};
use server::{Config, Quotas, Server, Store};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub(crate) use cluster::Cluster;
pub(crate) use tabletop::{Phone, Tabletop};

pub(crate) const CORNFIELD: &str = "brigades-de-fer/millers-cornfield";
pub(crate) const FARM: &str = "brigades-de-fer/brawners-farm";

/// A server under test.
pub(crate) struct Table {
    pub(crate) address: SocketAddr,
    pub(crate) http: Client,
    folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<std::io::Result<()>>>,
    pub(crate) config: Config,
}

/// Whatever takes longer has failed, on a machine that is busy with other tests too.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);
/// Time between two looks at something that is waited for.
pub(crate) const PAUSE: Duration = Duration::from_millis(50);

/// Waits until something holds.
pub(crate) async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let started = Instant::now();
    while !holds().await {
        assert!(started.elapsed() < PATIENCE, "{what}: never");
        tokio::time::sleep(PAUSE).await;
    }
}

/// No waiting, no limits that a test would meet by chance, and dice that fall alike in every run.
pub(crate) fn quick() -> Config {
    Config { dice_seed: Some(1862), ..fair() }
}

/// The same with dice that nobody knows, to which players may contribute.
pub(crate) fn fair() -> Config {
    Config {
        computer_delay: Duration::ZERO,
        rate: 1e9,
        burst: 1e9,
        quotas: Quotas::UNLIMITED,
        computer_games_per_address: 1_000,
        ..Config::default()
    }
}

/// The token of the operator of [`counted`].
const OPERATOR: &str = "key-of-the-operator";

/// The same as [`quick`], with counters that tests read.
pub(crate) fn counted() -> Config {
    Config { metrics_token: Some(OPERATOR.to_owned()), ..quick() }
}

pub(crate) async fn table() -> Table {
    table_with(quick()).await
}

pub(crate) async fn table_with(config: Config) -> Table {
    let folder = TempDir::new().expect("a folder");
    let mut table = Table {
        address: SocketAddr::from(([127, 0, 0, 1], 0)),
        http: Client::new(),
        folder,
        stop: None,
        task: None,
        config,
    };
    table.start().await;
    table
}

impl Table {
    /// A server on a database of its own kind.
    pub(crate) async fn on(config: Config, store: Store) -> Self {
        let folder = TempDir::new().expect("a folder");
        let (address, stop, task) = listen(config.clone(), store).await;
        let (stop, task) = (Some(stop), Some(task));
        Self { address, http: Client::new(), folder, stop, task, config }
    }
}

pub(crate) async fn listen(
    config: Config,
    store: Store,
) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<std::io::Result<()>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = oneshot::channel::<()>();
    let server = Server::new(config, store);
    let task = tokio::spawn(server.serve(listener, async {
        let _ = stopped.await;
    }));
    (address, stop, task)
}

impl Table {
    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("grognard.db")
    }

    /// Starts, or starts again, on the same file.
    pub(crate) async fn start(&mut self) {
        let store = Store::file(&self.file()).await.expect("a store");
        let (address, stop, task) = listen(self.config.clone(), store).await;
        (self.address, self.stop, self.task) = (address, Some(stop), Some(task));
    }

    pub(crate) async fn stop(&mut self) {
        drop(self.stop.take());
        if let Some(task) = self.task.take() {
            task.await.expect("joined").expect("served");
        }
    }

    /// Waits until the server tells this of its health.
    pub(crate) async fn health_becomes(&self, status: u16) {
        until(&format!("health {status}"), async || {
            self.get("/healthz").send().await.expect("an answer").status() == status
        })
        .await;
    }

    /// A number that the server counts of itself, for the operator of a server of [`counted`].
    pub(crate) async fn metric(&self, name: &str) -> u64 {
        let asked = self.get("/metrics").bearer_auth(OPERATOR).send().await.expect("an answer");
        let text = asked.text().await.expect("text");
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("grognard_{name} ")));
        line.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{name}: {text}"))
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) fn get(&self, path: &str) -> RequestBuilder {
        self.http.get(self.url(path))
    }

    pub(crate) async fn json(&self, path: &str) -> Value {
        let response = self.get(path).send().await.expect("an answer");
        assert!(response.status().is_success(), "{path}: {}", response.status());
        response.json().await.expect("JSON")
    }

    pub(crate) async fn json_as(&self, path: &str, token: &str) -> Value {
        let response = self.get(path).bearer_auth(token).send().await.expect("an answer");
        assert!(response.status().is_success(), "{path}: {}", response.status());
        response.json().await.expect("JSON")
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Response {
        self.http.post(self.url(path)).json(body).send().await.expect("an answer")
    }

    pub(crate) async fn create(&self, scenario: &str, seats: Value) -> Game {
        let response =
            self.post("/api/games", &json!({"scenario": scenario, "seats": seats})).await;
        assert_eq!(response.status(), 201);
        Game::new(&response.json().await.expect("JSON"))
    }

    pub(crate) async fn two_people(&self, scenario: &str) -> Game {
        self.create(scenario, json!([{"player": "human"}, {"player": "open"}])).await
    }

    pub(crate) async fn sit(&self, game: &str, token: Option<&str>) -> Socket {
        self.sit_with(game, json!({"type": "hello", "token": token, "lang": "en"})).await
    }

    pub(crate) async fn sit_with(&self, game: &str, hello: Value) -> Socket {
        let url = format!("ws://{}/api/games/{game}/live", self.address);
        let (stream, _) = connect_async(url).await.expect("a socket");
        let mut socket = Socket {
            stream,
            revision: Value::Null,
            table: Value::Null,
            decisions: Value::Null,
            told: Vec::new(),
            heard: Vec::new(),
        };
        socket.send(&hello).await;
        socket
    }
}

pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) tokens: Vec<String>,
}

impl Game {
    pub(crate) fn new(created: &Value) -> Self {
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        let seats = created["seats"].as_array().expect("seats");
        Self {
            id: text(&created["game"]),
            tokens: seats.iter().map(|seat| text(&seat["token"])).collect(),
        }
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.id)
    }
}

/// A client over a socket, which remembers what it was told.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The revision of its table.
    pub(crate) revision: Value,
    pub(crate) table: Value,
    /// The last decisions that it was sent, by their kind.
    decisions: Value,
    pub(crate) told: Vec<Value>,
    pub(crate) heard: Vec<String>,
}

impl Socket {
    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::Text(text.into())).await.expect("sent");
    }

    /// The next message; nothing when the server has closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next());
            let last = self.heard.last().cloned().unwrap_or_default();
            let last: String = last.chars().take(300).collect();
            let message = message.await.unwrap_or_else(|_| panic!("silence after {last}"));
            match message?.ok()? {
                Message::Text(text) => {
                    self.heard.push(text.to_string());
                    let value: Value = serde_json::from_str(&text).expect("JSON");
                    if value["type"] == "table" {
                        (self.revision, self.table) =
                            (value["revision"].clone(), value["table"].clone());
                        self.decisions = Value::default();
                        if let Some(kind) = self.table["decision"]["kind"].as_str() {
                            self.decisions[kind] = self.table["decision"].clone();
                        }
                    }
                    if value["type"] == "update" {
                        assert_eq!(value["from"], self.revision, "an update does not follow");
                        self.revision = value["to"].clone();
                        update::apply(&mut self.table, &mut self.decisions, &value);
                    }
                    if value["type"] == "step" {
                        self.told.push(value["step"].clone());
                    }
                    return Some(value);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Waits for a message of a kind.
    pub(crate) async fn wait(&mut self, kind: &str) -> Value {
        loop {
            let value = self.next().await.unwrap_or_else(|| panic!("closed before {kind}"));
            if value["type"] == kind {
                return value;
            }
            assert!(
                value["type"] != "refused",
                "refused before {kind}: {value} at {} {}",
                self.table["number"],
                self.table["decision"]["kind"]
            );
        }
    }

    /// Waits until the server has dealt with all that was sent, refused or not.
    pub(crate) async fn sync(&mut self) {
        self.send(&json!({"type": "ping"})).await;
        while self.next().await.expect("open")["type"] != "pong" {}
    }

    /// Waits for a table that satisfies a condition.
    pub(crate) async fn table_where(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        while self.table.is_null() || !holds(&self.table) {
            self.next().await.expect("open");
        }
        self.table.clone()
    }

    /// Gives the offered answer with this verb, or else the first.
    pub(crate) async fn answer_by(&mut self, verb: &str) {
        let offers = self.table["decision"]["offers"].as_array().cloned().unwrap_or_default();
        let found = offers.iter().position(|offer| offer["verb"] == verb);
        self.answer(found.unwrap_or(0)).await;
    }

    /// Gives one of the offered answers and waits until it is stored.
    pub(crate) async fn answer(&mut self, offer: usize) {
        let before = self.table.clone();
        let decision = &self.table["decision"];
        let choice = decision["offers"][offer]["choice"].clone();
        let number = self.table["number"].clone();
        self.send(&json!({"type": "answer", "id": 1, "number": number, "choice": choice})).await;
        loop {
            let value = self.next().await.expect("open");
            if value["type"] == "taken" {
                let number = value["number"].as_u64();
                self.table_where(|table| table["number"].as_u64() >= number).await;
                return;
            }
            // As a page does, look again; but there must have been a reason.
            if value["type"] == "refused" {
                assert_eq!(value["code"], "stale", "{value}");
                // What he lacks follows, unless it was on its way already.
                self.sync().await;
                self.assert_withdrawn(&before);
                return;
            }
        }
    }

    /// A question of a table was withdrawn: the other side was asked at the same time, and has acted.
    fn assert_withdrawn(&self, before: &Value) {
        let both = before["waiting_for"].as_array().is_some_and(|seats| seats.len() > 1);
        assert!(both, "stale though nobody else was asked: {}", before["decision"]["kind"]);
        let known = before["number"].as_u64();
        let since = self.told.iter().filter(|step| step["number"].as_u64() > known);
        let mut others = since.filter(|step| step["seat"] != before["you"]);
        assert!(others.next().is_some(), "stale though the other side did nothing");
    }

    /// Waits until something is asked; false when the game is over.
    pub(crate) async fn asked(&mut self) -> bool {
        let table =
            self.table_where(|table| !table["decision"].is_null() || !table["outcome"].is_null());
        table.await["outcome"].is_null()
    }
}

//! Clients that remember what they were told is stored.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::Client;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// What became of something that a client tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attempt {
    Acknowledged,
    /// It was refused because it could not be stored.
    Refused,
    /// Nobody answered, or the client did not wait.
    Unknown,
    /// There is nothing to do.
    Idle,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text, not {value}")).to_owned()
}

/// Somebody who plays both sides of a game by correspondence.
#[derive(Debug)]
pub(crate) struct GamePlayer {
    pub(crate) game: String,
    /// By seat; none where a computer sits.
    tokens: BTreeMap<usize, String>,
    /// The choices that were tried, in order, and whether they were acknowledged. What became of the
    /// others is not known: a client that leaves does not hear it.
    pub(crate) tried: Vec<(Value, bool)>,
}

impl GamePlayer {
    /// Creates a game, with a computer on the other side or without one.
    pub(crate) async fn create(
        http: &Client,
        url: &str,
        scenario: &str,
        computer: bool,
    ) -> Option<Self> {
        let other = if computer {
            json!({"player": "computer", "level": "recruit"})
        } else {
            json!({"player": "human"})
        };
        let body = json!({"scenario": scenario, "seats": [{"player": "human"}, other]});
        let made = http.post(format!("{url}/api/games")).json(&body).send().await.ok()?;
        if made.status() != 201 {
            return None;
        }
        let made: Value = made.json().await.ok()?;
        let seats = made["seats"].as_array()?.iter();
        let tokens = seats.filter_map(|seat| {
            Some((usize::try_from(seat["seat"].as_u64()?).ok()?, text(&seat["token"])))
        });
        Some(Self { game: text(&made["game"]), tokens: tokens.collect(), tried: Vec::new() })
    }

    /// Whether a computer plays in it, whose choices this player does not know.
    pub(crate) fn has_computer(&self) -> bool {
        self.tokens.len() < 2
    }

    async fn look(&self, http: &Client, url: &str, seat: usize) -> Option<Value> {
        let get =
            http.get(format!("{url}/api/games/{}", self.game)).bearer_auth(&self.tokens[&seat]);
        let answer = get.send().await.ok()?;
        if answer.status() != 200 {
            return None;
        }
        answer.json().await.ok()
    }

    pub(crate) fn acknowledged(&self) -> usize {
        self.tried.iter().filter(|(_, acknowledged)| *acknowledged).count()
    }

    /// Makes a choice; with `haste`, the client leaves when nothing has come by then.
    pub(crate) async fn play(
        &mut self,
        http: &Client,
        url: &str,
        haste: Option<Duration>,
    ) -> Attempt {
        let mut asked = None;
        for seat in self.tokens.keys().copied().collect::<Vec<_>>() {
            let Some(table) = self.look(http, url, seat).await else { return Attempt::Unknown };
            if !table["decision"].is_null() {
                asked = Some((seat, table));
                break;
            }
        }
        let Some((seat, table)) = asked else { return Attempt::Idle };
        let offers = table["decision"]["offers"].as_array().expect("offers");
        let choice = offers[self.tried.len() * 7 % offers.len()]["choice"].clone();
        let body = json!({"number": table["number"], "choice": choice});
        let post = http.post(format!("{url}/api/games/{}/answer", self.game));
        let mut post = post.bearer_auth(&self.tokens[&seat]).json(&body);
        if let Some(haste) = haste {
            post = post.timeout(haste);
        }
        let answer = post.send().await;
        let attempt = match &answer {
            Ok(answer) if answer.status() == 200 => Attempt::Acknowledged,
            Ok(answer) if answer.status() == 503 => Attempt::Refused,
            // Overtaken by the computer, or by a choice that nobody heard of.
            Ok(answer) if answer.status() == 409 => Attempt::Unknown,
            // What the rules refuse now they offered a moment ago: overtaken as well.
            Ok(answer) if answer.status() == 422 => Attempt::Unknown,
            Ok(answer) => panic!("{} for {body}", answer.status()),
            Err(_) => Attempt::Unknown,
        };
        self.tried.push((choice, attempt == Attempt::Acknowledged));
        attempt
    }
}

/// A phone that writes at a shared table.
#[derive(Debug)]
pub(crate) struct TableWriter {
    pub(crate) table: String,
    token: String,
    pub(crate) acknowledged: BTreeSet<String>,
    pub(crate) tried: BTreeSet<String>,
}

impl TableWriter {
    pub(crate) async fn create(http: &Client, url: &str) -> Option<Self> {
        let body = json!({"book": "marie-louise"});
        let made = http.post(format!("{url}/api/tables")).json(&body).send().await.ok()?;
        if made.status() != 201 {
            return None;
        }
        let made: Value = made.json().await.ok()?;
        let (acknowledged, tried) = (BTreeSet::new(), BTreeSet::new());
        Some(Self { table: text(&made["table"]), token: text(&made["token"]), acknowledged, tried })
    }

    pub(crate) async fn write(&mut self, http: &Client, url: &str) -> Attempt {
        let id = format!("e{}", self.tried.len());
        let body = json!({"entries": [{"id": id, "body": {"text": "x".repeat(200)}}]});
        self.tried.insert(id.clone());
        let post = http.post(format!("{url}/api/tables/{}/entries", self.table));
        match post.bearer_auth(&self.token).json(&body).send().await {
            Ok(answer) if answer.status() == 200 => {
                self.acknowledged.insert(id);
                Attempt::Acknowledged
            }
            Ok(answer) if answer.status() == 503 => Attempt::Refused,
            // A table takes so many entries and no more.
            Ok(answer) if answer.status() == 413 => Attempt::Idle,
            Ok(answer) => panic!("{} for {body}", answer.status()),
            Err(_) => Attempt::Unknown,
        }
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Somebody who talks at a game and keeps notes.
#[derive(Debug)]
pub(crate) struct Talker {
    pub(crate) game: String,
    token: String,
    socket: Option<Socket>,
    /// Lines that came back, and so are stored.
    pub(crate) acknowledged: Vec<String>,
    pub(crate) tried: Vec<String>,
}

impl Talker {
    pub(crate) fn at(player: &GamePlayer) -> Self {
        let (acknowledged, tried) = (Vec::new(), Vec::new());
        let (game, token) = (player.game.clone(), player.tokens[&0].clone());
        Self { game, token, socket: None, acknowledged, tried }
    }

    pub(crate) async fn say(&mut self, url: &str) -> Attempt {
        let line = format!("line {} of {}", self.tried.len(), self.game);
        self.tried.push(line.clone());
        match timeout(Duration::from_secs(30), self.try_to_say(url, &line)).await {
            Ok(Some(attempt)) => attempt,
            // The socket is in no known state.
            _ => {
                self.socket = None;
                Attempt::Unknown
            }
        }
    }

    async fn try_to_say(&mut self, url: &str, line: &str) -> Option<Attempt> {
        let mut socket = match self.socket.take() {
            Some(socket) => socket,
            None => {
                let at = format!("{}/api/games/{}/live", url.replacen("http", "ws", 1), self.game);
                let (mut socket, _) = connect_async(at).await.ok()?;
                let hello = json!({"type": "hello", "token": self.token, "lean": true});
                socket.send(Message::Text(hello.to_string().into())).await.ok()?;
                socket
            }
        };
        let chat = json!({"type": "chat", "text": line});
        socket.send(Message::Text(chat.to_string().into())).await.ok()?;
        loop {
            let Message::Text(told) = socket.next().await?.ok()? else { continue };
            let told: Value = serde_json::from_str(&told).ok()?;
            if told["type"] == "chat" && told["text"] == line {
                self.acknowledged.push(line.to_owned());
                self.socket = Some(socket);
                return Some(Attempt::Acknowledged);
            }
            if told["type"] == "refused" {
                self.socket = Some(socket);
                return Some(Attempt::Refused);
            }
            if told["type"] == "bye" {
                return None;
            }
        }
    }
}

/// A client that opens a socket and never reads what it is sent.
pub(crate) async fn slow_reader(url: &str, game: &str) -> Option<Socket> {
    let at = format!("{}/api/games/{game}/live", url.replacen("http", "ws", 1));
    let (mut socket, _) = connect_async(at).await.ok()?;
    let hello = json!({"type": "hello", "lang": "en"});
    socket.send(Message::Text(hello.to_string().into())).await.ok()?;
    Some(socket)
}

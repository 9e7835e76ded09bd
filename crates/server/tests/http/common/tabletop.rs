//! A real table that is shared, and a phone beside it.

use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, Response};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::PATIENCE;

/// What a link says.
#[derive(Clone)]
pub(crate) struct Tabletop {
    pub(crate) server: String,
    pub(crate) id: String,
    pub(crate) token: String,
}

impl Tabletop {
    pub(crate) async fn open(server: &str) -> Self {
        let body = json!({"book": "marie-louise"});
        let made = Client::new().post(format!("{server}/api/tables")).json(&body).send().await;
        let made = made.expect("an answer");
        assert_eq!(made.status(), 201);
        let made: Value = made.json().await.expect("JSON");
        let text = |field: &str| made[field].as_str().expect("text").to_owned();
        assert_eq!(text("link"), format!("/aide/t/{}#{}", text("table"), text("token")));
        Self { server: server.to_owned(), id: text("table"), token: text("token") }
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }

    pub(crate) async fn add(&self, entries: &[Value]) -> Response {
        let url = format!("{}{}", self.server, self.path("/entries"));
        let post = Client::new().post(url).bearer_auth(&self.token);
        post.json(&json!({"entries": entries})).send().await.expect("an answer")
    }
}

/// The socket of a phone.
pub(crate) struct Phone(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Phone {
    pub(crate) async fn sit(server: &str, shared: &Tabletop, since: u32) -> Self {
        let url = format!("{}{}", server.replacen("http", "ws", 1), shared.path("/live"));
        let (mut stream, _) = connect_async(url).await.expect("a socket");
        let hello = json!({"type": "hello", "token": shared.token, "since": since});
        stream.send(Message::Text(hello.to_string().into())).await.expect("sent");
        Self(stream)
    }

    /// The next message; nothing when the server has closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.0.next()).await;
            match message.expect("silence")?.ok()? {
                Message::Text(text) => return serde_json::from_str(&text).ok(),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// The ids of so many entries.
    pub(crate) async fn entries(&mut self, count: usize) -> Vec<String> {
        let mut heard = Vec::new();
        while heard.len() < count {
            let message = self.next().await.expect("open");
            let entries = message["entries"].as_array().cloned().unwrap_or_default();
            heard.extend(entries.iter().filter_map(|one| one["id"].as_str().map(str::to_owned)));
        }
        heard
    }

    /// Waits until so many phones are told.
    pub(crate) async fn phones(&mut self, count: u64) -> u64 {
        loop {
            let message = self.next().await.expect("open");
            if message["count"] == count {
                return count;
            }
        }
    }
}

//! What the server counts of itself, as Prometheus reads it.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use axum::extract::State;
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, StatusCode};

use crate::failure::Failure;
use crate::hub::Hub;
use crate::lang::Lang;
use crate::token;
use crate::wire::ErrorCode;

type Text = ([(HeaderName, &'static str); 1], String);

/// The counters, for whoever may ask.
pub(crate) async fn plain(State(hub): State<Arc<Hub>>) -> Text {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, hub.metrics.text(hub.live_games(), hub.store.writes_waiting()))
}

/// The same where anyone may ask: answers are counted as they are stored, and a player who saw that
/// would know when the other side has chosen in secret. So they are for the operator's token, and
/// nowhere without one.
pub(crate) async fn for_operator(
    State(hub): State<Arc<Hub>>,
    Lang(words): Lang,
    headers: HeaderMap,
) -> Result<Text, Failure> {
    let Some(token) = &hub.config.metrics_token else {
        return Err(Failure::unknown(ErrorCode::UnknownAddress, "metrics", words));
    };
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    // Hashes take as long to compare whatever is guessed.
    if token::hash(given) != token::hash(token) {
        return Err(Failure::new(StatusCode::UNAUTHORIZED, ErrorCode::WrongOperatorToken, words));
    }
    Ok(plain(State(hub)).await)
}

/// Upper bounds of the time that an answer takes, in microseconds.
const BOUNDS: [u64; 9] = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 50_000, 250_000];

#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) games_created: AtomicU64,
    pub(crate) sockets: AtomicI64,
    /// Sockets that wait for their client to read, and how often one had to.
    sockets_waiting: AtomicI64,
    socket_waits: AtomicU64,
    /// Answers that computers did not find, or that were refused: faults of a rulebook.
    pub(crate) computer_faults: AtomicU64,
    choices: AtomicU64,
    answer_micros: AtomicU64,
    buckets: [AtomicU64; BOUNDS.len()],
}

/// A socket waits for its client to read until this is dropped.
#[derive(Debug)]
pub(crate) struct SocketWait<'a>(&'a Metrics);

impl Drop for SocketWait<'_> {
    fn drop(&mut self) {
        self.0.sockets_waiting.fetch_sub(1, Relaxed);
    }
}

impl Metrics {
    pub(crate) fn socket_waits(&self) -> SocketWait<'_> {
        self.socket_waits.fetch_add(1, Relaxed);
        self.sockets_waiting.fetch_add(1, Relaxed);
        SocketWait(self)
    }

    /// An answer was stored after so long.
    pub(crate) fn answered(&self, after: Duration) {
        let micros = u64::try_from(after.as_micros()).unwrap_or(u64::MAX);
        self.choices.fetch_add(1, Relaxed);
        self.answer_micros.fetch_add(micros, Relaxed);
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            if micros <= *bound {
                bucket.fetch_add(1, Relaxed);
            }
        }
    }

    pub(crate) fn text(&self, live_games: usize, writes_waiting: i64) -> String {
        let mut text = String::new();
        let mut plain = |name: &str, kind: &str, help: &str, value: i128| {
            let _ = writeln!(text, "# HELP grognard_{name} {help}");
            let _ = writeln!(text, "# TYPE grognard_{name} {kind}");
            let _ = writeln!(text, "grognard_{name} {value}");
        };
        let count = |counter: &AtomicU64| i128::from(counter.load(Relaxed));
        plain("requests_total", "counter", "HTTP requests.", count(&self.requests));
        plain("refused_total", "counter", "Requests over a limit.", count(&self.refused));
        plain("games_created_total", "counter", "Games created.", count(&self.games_created));
        plain("sockets", "gauge", "Open sockets.", i128::from(self.sockets.load(Relaxed)));
        let waiting = i128::from(self.sockets_waiting.load(Relaxed));
        plain("sockets_waiting", "gauge", "Sockets whose client does not read.", waiting);
        let waits = count(&self.socket_waits);
        plain("socket_waits_total", "counter", "Waits for a client to read.", waits);
        let faults = count(&self.computer_faults);
        plain("computer_faults_total", "counter", "Answers that computers did not find.", faults);
        let waiting = i128::from(writes_waiting);
        plain("writes_waiting", "gauge", "What waits to be written to storage.", waiting);
        plain("live_games", "gauge", "Games in memory.", live_games as i128);
        let _ = writeln!(text, "# HELP grognard_answer_seconds From an answer to its storage.");
        let _ = writeln!(text, "# TYPE grognard_answer_seconds histogram");
        let all = self.choices.load(Relaxed);
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            let seconds = *bound as f64 / 1e6;
            let number = bucket.load(Relaxed);
            let _ = writeln!(text, "grognard_answer_seconds_bucket{{le=\"{seconds}\"}} {number}");
        }
        let seconds = self.answer_micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "grognard_answer_seconds_bucket{{le=\"+Inf\"}} {all}");
        let _ = writeln!(text, "grognard_answer_seconds_sum {seconds}");
        let _ = writeln!(text, "grognard_answer_seconds_count {all}");
        text
    }
}

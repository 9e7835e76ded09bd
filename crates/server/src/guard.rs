//! Checks on every request: rates, quotas, host names, origins; and the security headers.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::panic::AssertUnwindSafe;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use words::Words;

use crate::config::{Config, Quota, Rate};
use crate::failure::Failure;
use crate::hub::Hub;
use crate::lang::{Lang, of_headers};
use crate::listen::ReachedAt;
use crate::proxies::{client, household};
use crate::wire::ErrorCode;

/// Nothing but our own: no inline script or style, no frames, no plugins.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
     style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What is limited per address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Requests, and messages over sockets.
    Ask,
    Game,
    Table,
    /// Battles that are sent, and those that are only checked and drawn.
    Battle,
    Check,
    Chat,
    Note,
    /// Bytes that are to be stored.
    Write,
}

const ACTS: usize = 8;

impl Act {
    /// The error over the limit.
    fn code(self) -> ErrorCode {
        match self {
            Self::Ask => ErrorCode::TooMany,
            Self::Game => ErrorCode::TooManyGames,
            Self::Table => ErrorCode::TooManyTables,
            Self::Battle => ErrorCode::TooManyBattles,
            Self::Check => ErrorCode::TooManyChecks,
            Self::Chat => ErrorCode::TooMuchChat,
            Self::Note => ErrorCode::TooManyNotes,
            Self::Write => ErrorCode::TooMuchWritten,
        }
    }
}

/// The limits, and what each address has used of them.
#[derive(Debug)]
pub(crate) struct Guard {
    quotas: [Quota; ACTS],
    most_sockets: u32,
    hosts: Vec<String>,
    origins: Vec<String>,
    spent: Mutex<Spent>,
}

#[derive(Debug)]
struct Spent {
    all: [Bucket; ACTS],
    addresses: HashMap<IpAddr, Address>,
}

#[derive(Debug)]
struct Address {
    buckets: [Bucket; ACTS],
    sockets: u32,
}

/// A token bucket.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    fn full(rate: Rate, now: Instant) -> Self {
        Self { left: rate.at_once, at: now }
    }

    /// How long until `cost` can be taken.
    fn wait(&mut self, rate: Rate, cost: f64, now: Instant) -> Duration {
        let gained = now.duration_since(self.at).as_secs_f64() * rate.per_second;
        (self.left, self.at) = ((self.left + gained).min(rate.at_once), now);
        let missing = cost - self.left;
        if missing <= 0.0 {
            return Duration::ZERO;
        }
        Duration::try_from_secs_f64(missing / rate.per_second).unwrap_or(Duration::MAX)
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let gained = now.duration_since(self.at).as_secs_f64() * rate.per_second;
        self.left + gained >= rate.at_once
    }
}

impl Guard {
    pub(crate) fn new(config: &Config) -> Self {
        let asking = Rate { at_once: config.burst, per_second: config.rate };
        let quotas = &config.quotas;
        let quotas = [
            Quota { each: asking, all: Rate::UNLIMITED },
            quotas.games,
            quotas.tables,
            quotas.battles,
            quotas.checks,
            quotas.chat,
            quotas.notes,
            quotas.bytes,
        ];
        let now = Instant::now();
        let all = quotas.map(|quota| Bucket::full(quota.all, now));
        Self {
            quotas,
            most_sockets: config.sockets_per_address,
            hosts: config.hosts.iter().map(|name| plain(name)).collect(),
            origins: config.origins.clone(),
            spent: Mutex::new(Spent { all, addresses: HashMap::new() }),
        }
    }

    fn with<T>(&self, of: IpAddr, act: impl FnOnce(&mut Address, &mut [Bucket; ACTS]) -> T) -> T {
        let spent = &mut *self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || {
            let now = Instant::now();
            Address { buckets: self.quotas.map(|quota| Bucket::full(quota.each, now)), sockets: 0 }
        };
        act(spent.addresses.entry(household(of)).or_insert_with(fresh), &mut spent.all)
    }

    /// Charges `cost` to an address; if it has not enough left, how long it has to wait.
    pub(crate) fn admits(&self, act: Act, address: IpAddr, cost: f64) -> Result<(), Duration> {
        let (index, quota) = (act as usize, self.quotas[act as usize]);
        if quota == Quota::UNLIMITED {
            return Ok(());
        }
        self.with(address, |one, all| {
            let now = Instant::now();
            let own = one.buckets[index].wait(quota.each, cost, now);
            let wait = own.max(all[index].wait(quota.all, cost, now));
            if wait > Duration::ZERO {
                return Err(wait);
            }
            one.buckets[index].left -= cost;
            all[index].left -= cost;
            Ok(())
        })
    }

    /// Counts a socket of an address, unless it has too many; [`Self::closes`] ends it.
    pub(crate) fn opens(&self, address: IpAddr) -> bool {
        self.with(address, |one, _| {
            let admitted = one.sockets < self.most_sockets;
            one.sockets += u32::from(admitted);
            admitted
        })
    }

    pub(crate) fn closes(&self, address: IpAddr) {
        self.with(address, |one, _| one.sockets = one.sockets.saturating_sub(1));
    }

    /// Drops addresses whose buckets are full.
    pub(crate) fn sweep(&self) {
        let now = Instant::now();
        let mut spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        spent.addresses.retain(|_, one| {
            let mut buckets = one.buckets.iter().zip(&self.quotas);
            one.sockets > 0 || !buckets.all(|(bucket, quota)| bucket.is_full(quota.each, now))
        });
    }

    /// A page may only speak to the server that it came from. Programs send no origin.
    pub(crate) fn trusts(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        if self.origins.iter().any(|known| known == origin) {
            return true;
        }
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let from = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        from.is_some() && from == host
    }

    /// Whether the `Host` of a request is one of this server. This stops DNS rebinding: a page from
    /// elsewhere can make its own name resolve to this machine, but then sends that name as `Host`.
    fn answers_to(&self, request: &Request) -> Result<(), WrongHost> {
        let Some(ReachedAt(reached)) = request.extensions().get().copied() else { return Ok(()) };
        let mut told = request.headers().get_all(header::HOST).iter();
        let (Some(host), None) = (told.next(), told.next()) else { return Err(WrongHost::Bad) };
        let host = host.to_str().ok().and_then(name_of).ok_or(WrongHost::Bad)?;
        let target = match request.uri().authority() {
            Some(authority) => Some(name_of(authority.as_str()).ok_or(WrongHost::Bad)?),
            None => None,
        };
        for name in [Some(host), target].into_iter().flatten() {
            let known = match name.trim_matches(['[', ']']).parse::<IpAddr>() {
                Ok(address) if reached.is_loopback() => address.to_canonical().is_loopback(),
                Ok(_) => true,
                Err(_) => name == "localhost" || name.ends_with(".localhost"),
            };
            if !known && !self.hosts.contains(&name) {
                return Err(WrongHost::Other(name));
            }
        }
        Ok(())
    }
}

enum WrongHost {
    Bad,
    Other(String),
}

impl WrongHost {
    fn failure(self, words: &Words) -> Failure {
        match self {
            Self::Bad => Failure::new(StatusCode::BAD_REQUEST, ErrorCode::BadHost, words),
            Self::Other(name) => {
                let arguments = [("name", name.into())];
                Failure::with(
                    StatusCode::MISDIRECTED_REQUEST,
                    ErrorCode::WrongHost,
                    words,
                    &arguments,
                )
            }
        }
    }
}

/// A host name in its canonical form.
fn plain(name: &str) -> String {
    name.trim().trim_end_matches('.').to_ascii_lowercase()
}

/// The name in `name:port`, if it is one.
fn name_of(host: &str) -> Option<String> {
    let authority: Authority = host.parse().ok()?;
    let name = authority.host();
    let port = host.strip_prefix(name)?.strip_prefix(':').unwrap_or_default();
    let sound = port.is_empty() || authority.port_u16().is_some();
    (sound && !name.is_empty() && !host.contains('@')).then(|| plain(name))
}

/// The address of the client that a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

/// The address of the client; a request without a connection (in tests) comes from this machine.
pub(crate) fn address(extensions: &Extensions) -> IpAddr {
    extensions.get::<Client>().map_or(IpAddr::from([127, 0, 0, 1]), |client| client.0)
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(address(&parts.extensions)))
    }
}

/// Runs for every request: counts, checks, logs it and adds the headers.
pub(crate) async fn every_request(
    State(hub): State<Arc<Hub>>,
    mut request: Request,
    next: Next,
) -> Response {
    hub.metrics.requests.fetch_add(1, Ordering::Relaxed);
    let started = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let words = of_headers(request.uri().query(), request.headers()).words();
    if let Some(ConnectInfo(peer)) = request.extensions().get::<ConnectInfo<SocketAddr>>() {
        let client = client(&hub.config.trusted_proxies, peer.ip(), request.headers());
        request.extensions_mut().insert(Client(client));
    }
    let mut response = match admitted(&hub, &request, words) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    // The path holds the id of a game, never a token: those travel in headers and messages.
    let (status, micros) = (response.status().as_u16(), started.elapsed().as_micros() as u64);
    tracing::info!(%method, path, status, micros, "request");
    response
}

/// Charges `cost` to an address, or fails with the error of that limit.
pub(crate) fn spend(
    hub: &Hub,
    act: Act,
    address: IpAddr,
    cost: f64,
    words: &Words,
) -> Result<(), Failure> {
    hub.guard.admits(act, address, cost).map_err(|wait| {
        hub.metrics.refused.fetch_add(1, Ordering::Relaxed);
        Failure::over_quota(act.code(), wait, words)
    })
}

fn admitted(hub: &Hub, request: &Request, words: &Words) -> Result<(), Failure> {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let cost = if changes { 2.0 } else { 1.0 };
    spend(hub, Act::Ask, address(request.extensions()), cost, words)?;
    hub.guard.answers_to(request).map_err(|wrong| wrong.failure(words))?;
    if changes && !hub.guard.trusts(request.headers()) {
        return Err(Failure::new(StatusCode::FORBIDDEN, ErrorCode::WrongOrigin, words));
    }
    Ok(())
}

/// Fails a request that takes longer than `Config::request_timeout`.
pub(crate) async fn with_timeout(
    State(hub): State<Arc<Hub>>,
    Lang(words): Lang,
    request: Request,
    next: Next,
) -> Response {
    match tokio::time::timeout(hub.config.request_timeout, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Failure::too_slow(words).into_response(),
    }
}

/// Turns a panic while a request is answered into an error of that request.
pub(crate) async fn catch_panics(Lang(words): Lang, request: Request, next: Next) -> Response {
    match AssertUnwindSafe(next.run(request)).catch_unwind().await {
        Ok(response) => response,
        Err(_) => {
            tracing::error!("a request panicked");
            Failure::new(StatusCode::INTERNAL_SERVER_ERROR, ErrorCode::Fault, words).into_response()
        }
    }
}

const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(self), microphone=(), geolocation=()"),
];

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::{Router, middleware, routing};
    use tower::ServiceExt;

    use super::*;

    #[tokio::test]
    async fn what_breaks_is_told_in_the_documented_form() {
        async fn broken() -> &'static str {
            panic!("on purpose")
        }
        let router = Router::new().route("/", routing::get(broken));
        let router: Router = router.layer(middleware::from_fn(catch_panics));
        let request = Request::builder().uri("/?lang=en").body(Body::empty()).expect("a request");
        let response = router.oneshot(request).await.expect("an answer");
        assert_eq!(response.status(), 500);
        let body = to_bytes(response.into_body(), 1 << 16).await.expect("a body");
        let told: serde_json::Value = serde_json::from_slice(&body).expect("JSON");
        assert_eq!(told["error"]["code"], "fault");
    }

    #[test]
    fn a_quota_comes_back_with_time() {
        let (rate, now) = (Rate { at_once: 2.0, per_second: 0.5 }, Instant::now());
        let mut bucket = Bucket::full(rate, now);
        assert_eq!(bucket.wait(rate, 2.0, now), Duration::ZERO);
        bucket.left -= 2.0;
        assert_eq!(bucket.wait(rate, 1.0, now), Duration::from_secs(2));
        let later = now + Duration::from_secs(2);
        assert_eq!(bucket.wait(rate, 1.0, later), Duration::ZERO);
        assert!(!bucket.is_full(rate, later) && bucket.is_full(rate, later + 2 * LONG));
    }

    const LONG: Duration = Duration::from_secs(60);
}

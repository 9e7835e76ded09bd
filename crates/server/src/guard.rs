//! What stands between the server and the world: rates, origins, headers.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::config::Config;
use crate::failure::Failure;
use crate::hub::Hub;
use crate::lang::of_headers;

/// Nothing but our own: no inline script or style, no frames, no plugins.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// How much each address has asked for lately.
#[derive(Debug)]
pub(crate) struct Guard {
    rate: f64,
    burst: f64,
    most_sockets: u32,
    origins: Vec<String>,
    addresses: Mutex<HashMap<IpAddr, Address>>,
}

#[derive(Debug)]
struct Address {
    allowance: f64,
    at: Instant,
    sockets: u32,
}

impl Guard {
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            rate: config.rate,
            burst: config.burst,
            most_sockets: config.sockets_per_address,
            origins: config.origins.clone(),
            addresses: Mutex::default(),
        }
    }

    fn with<T>(&self, of: IpAddr, act: impl FnOnce(&mut Address) -> T) -> T {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || Address { allowance: self.burst, at: Instant::now(), sockets: 0 };
        act(addresses.entry(of).or_insert_with(fresh))
    }

    /// Whether an address may ask for something that costs so much.
    pub(crate) fn admits(&self, address: IpAddr, cost: f64) -> bool {
        self.with(address, |one| {
            let now = Instant::now();
            let gained = now.duration_since(one.at).as_secs_f64() * self.rate;
            one.allowance = (one.allowance + gained).min(self.burst);
            one.at = now;
            let admitted = one.allowance >= cost;
            if admitted {
                one.allowance -= cost;
            }
            admitted
        })
    }

    /// Whether an address may open one more socket; it must be given back.
    pub(crate) fn opens(&self, address: IpAddr) -> bool {
        self.with(address, |one| {
            let admitted = one.sockets < self.most_sockets;
            one.sockets += u32::from(admitted);
            admitted
        })
    }

    pub(crate) fn closes(&self, address: IpAddr) {
        self.with(address, |one| one.sockets = one.sockets.saturating_sub(1));
    }

    /// Forgets addresses that have not asked for long.
    pub(crate) fn sweep(&self) {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        let full = self.burst / self.rate.max(0.001);
        addresses.retain(|_, one| one.sockets > 0 || one.at.elapsed().as_secs_f64() < full);
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
}

/// Where a request comes from; tests that call the router in memory come from nowhere.
pub(crate) fn address(request: &Request) -> IpAddr {
    let info = request.extensions().get::<ConnectInfo<SocketAddr>>();
    info.map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.ip())
}

/// Every request passes here.
pub(crate) async fn watch(State(hub): State<Arc<Hub>>, request: Request, next: Next) -> Response {
    hub.metrics.requests.fetch_add(1, Ordering::Relaxed);
    let started = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let words = of_headers(request.uri().query(), request.headers()).words();
    let changes = !matches!(method, Method::GET | Method::HEAD);
    let cost = if changes { 2.0 } else { 1.0 };
    let refusal = if !hub.guard.admits(address(&request), cost) {
        Some((StatusCode::TOO_MANY_REQUESTS, "too_many"))
    } else if changes && !hub.guard.trusts(request.headers()) {
        Some((StatusCode::FORBIDDEN, "wrong_origin"))
    } else {
        None
    };
    let mut response = match refusal {
        Some((status, code)) => {
            hub.metrics.refused.fetch_add(1, Ordering::Relaxed);
            Failure::new(status, code, words).into_response()
        }
        None => next.run(request).await,
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

const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

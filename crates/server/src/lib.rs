//! The server: games and rulebooks over HTTP and sockets, for the page and for scripts. It stores
//! what happens, decides who may know what, and knows no rule.

mod battle_view;
mod battles;
mod config;
mod connections;
mod failure;
mod fold;
mod game_routes;
mod guard;
mod hub;
mod lang;
mod layout;
mod lessons;
mod listen;
mod live;
mod mailbox;
mod meta;
mod metrics;
mod openapi;
mod own;
mod owners;
mod page;
mod proxies;
mod push;
mod queries;
mod read;
mod record;
mod rematch;
mod report;
mod roster;
mod rulebooks;
mod schedule;
mod simulations;
mod socket;
mod standing;
mod store;
mod table;
mod tabletop;
mod tabletop_socket;
mod text;
mod think;
mod tls;
mod token;
mod trial;
pub mod wire;
mod wording;

use std::future::Future;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json, Router, middleware, routing};
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use config::{Config, HOUR, MINUTE, Quota, Quotas, Rate};
pub use proxies::{BadNetwork, Network};
pub use store::{Store, StoreError};
pub use tls::Tls;

use crate::failure::Failure;
use crate::hub::Hub;
use crate::lang::Lang;
use crate::wire::ErrorCode;

/// A server that is ready to answer.
#[derive(Debug)]
pub struct Server {
    hub: Arc<Hub>,
    stop: watch::Sender<bool>,
}

impl Server {
    /// A server on a database.
    pub fn new(config: Config, store: Store) -> Self {
        let (stop, stopping) = watch::channel(false);
        Self { hub: Arc::new(Hub::new(config, store, stopping)), stop }
    }

    /// Everything that it answers to.
    pub fn router(&self) -> Router {
        let hub = &self.hub;
        let router = Router::new()
            .merge(rulebooks::routes())
            .merge(battles::routes())
            .merge(game_routes::routes())
            .merge(lessons::routes())
            .merge(mailbox::routes())
            .merge(push::routes())
            .merge(roster::routes())
            .merge(simulations::routes())
            .merge(standing::routes())
            .merge(tabletop::routes())
            .route("/api/openapi.json", routing::get(|| async { Json(openapi::document()) }))
            .route("/healthz", routing::get(health))
            .route("/authority.crt", routing::get(tls::authority))
            .route("/metrics", routing::get(metrics::for_operator))
            .route_layer(middleware::from_fn(read::strict_query))
            .fallback(page::page)
            .layer(middleware::from_fn(finish_changes))
            .layer(middleware::from_fn_with_state(Arc::clone(hub), guard::with_timeout))
            // Sockets live longer than any request.
            .merge(socket::routes().route_layer(middleware::from_fn(read::strict_query)))
            .merge(tabletop_socket::routes().route_layer(middleware::from_fn(read::strict_query)))
            .method_not_allowed_fallback(failure::wrong_method);
        self.guarded(router)
    }

    /// `/metrics` alone, for an address that only the operator reaches.
    fn metrics_router(&self) -> Router {
        self.guarded(Router::new().route("/metrics", routing::get(metrics::plain)))
    }

    /// What every request passes.
    fn guarded(&self, router: Router<Arc<Hub>>) -> Router {
        router
            .layer(Extension(self.hub.config.tls.clone()))
            .layer(middleware::from_fn(guard::catch_panics))
            .layer(middleware::from_fn_with_state(Arc::clone(&self.hub), guard::every_request))
            .with_state(Arc::clone(&self.hub))
    }

    /// Serves until `until` is done; then clients are notified, and requests in progress may finish
    /// within `Config::shutdown_timeout`. What was acknowledged is on disk in any case.
    pub async fn serve(
        self,
        listener: TcpListener,
        until: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        self.serve_with_metrics(listener, None, until).await
    }

    /// The same, with `/metrics` at an address of its own.
    pub async fn serve_with_metrics(
        self,
        listener: TcpListener,
        metrics: Option<TcpListener>,
        until: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        let maintenance = tokio::spawn(Arc::clone(&self.hub).run_maintenance());
        let follower = tokio::spawn(Arc::clone(&self.hub).follow_other_servers());
        let router = self.router();
        let ends = async {
            until.await;
            tracing::info!("stopping");
            let _ = self.stop.send(true);
            tokio::time::sleep(self.hub.config.shutdown_timeout).await;
            tracing::warn!("requests under way are cut off");
        };
        let metrics = metrics.map(|listener| {
            tokio::spawn(listen::serve(Arc::clone(&self.hub), listener, self.metrics_router()))
        });
        tokio::select! {
            () = listen::serve(Arc::clone(&self.hub), listener, router) => {}
            () = ends => {}
        }
        close_sockets(&self.hub).await;
        if let Some(metrics) = metrics {
            metrics.abort();
        }
        maintenance.abort();
        follower.abort();
        Ok(())
    }
}

/// Runs requests that change something in a task of their own, so that they are finished even if the
/// client disconnects.
async fn finish_changes(request: Request, next: Next) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    let words = lang::of_headers(request.uri().query(), request.headers()).words();
    let done = tokio::spawn(next.run(request)).await;
    done.unwrap_or_else(|error| Failure::fault(&error, words).into_response())
}

/// Waits until every socket is closed, up to `Config::shutdown_timeout`.
async fn close_sockets(hub: &Hub) {
    let all = u32::try_from(hub.config.sockets).unwrap_or(u32::MAX);
    let closed = hub.sockets.acquire_many(all);
    if tokio::time::timeout(hub.config.shutdown_timeout, closed).await.is_err() {
        tracing::warn!("sockets are cut off");
    }
}

/// Writes structured lines to standard error; `filter` is a level such as `info`.
pub fn log_to_stderr(filter: &str) {
    let filter = tracing_subscriber::EnvFilter::new(filter);
    let lines = tracing_subscriber::fmt().json().with_env_filter(filter);
    // A second subscriber in one process is left out.
    let _ = lines.with_writer(std::io::stderr).try_init();
}

async fn health(State(hub): State<Arc<Hub>>, Lang(words): Lang) -> Result<&'static str, Failure> {
    if hub.store.is_healthy().await {
        Ok("ok\n")
    } else {
        Err(Failure::new(StatusCode::SERVICE_UNAVAILABLE, ErrorCode::Unwell, words))
    }
}

//! Accepts connections and serves them until they close, are idle or stalled for too long, or are
//! closed to make room for others.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Sleep, sleep};
use tower::ServiceExt;

use crate::connections::Connection;
use crate::hub::Hub;
use crate::proxies::{household, is_proxy};
use crate::tls::{Stream, Tls};

/// Bytes of a request's header.
const LONGEST_HEADER: usize = 32 * 1024;
/// Pause after a failed accept, for example when the process has no free file descriptor.
const PAUSE: Duration = Duration::from_millis(200);

/// The address of this machine that a request came to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReachedAt(pub(crate) IpAddr);

/// Accepts connections until the server is to stop, then waits for requests in progress.
pub(crate) async fn serve(hub: Arc<Hub>, listener: TcpListener, router: Router) {
    let mut stopping = hub.stopping.clone();
    let mut tasks = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = tasks.join_next() => continue,
            () = stopped(&mut stopping) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let counted = peer.ip().to_canonical();
                let counted = !is_proxy(&hub.config.trusted_proxies, counted);
                let address = counted.then(|| household(peer.ip()));
                // A connection over the limit is closed at once.
                let Some(connection) = hub.connections.admit(address) else { continue };
                let (tls, router) = (hub.config.tls.clone(), router.clone());
                let task = ConnectionTask { stream, tls, peer, connection, router };
                tasks.spawn(task.serve(hub.config.idle_connection, stopping.clone()));
            }
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                tracing::warn!(%error, "accept failed");
                sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    while tasks.join_next().await.is_some() {}
}

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error means that the sender is gone, and the server with it.
    let _ = stopping.wait_for(|stops| *stops).await;
}

fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

struct ConnectionTask {
    stream: TcpStream,
    tls: Option<Tls>,
    peer: SocketAddr,
    connection: Arc<Connection>,
    router: Router,
}

impl ConnectionTask {
    async fn serve(self, timeout: Duration, mut stopping: watch::Receiver<bool>) {
        let Self { stream, tls, peer, connection, router } = self;
        // A short message must not wait until the one before it is acknowledged.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "short messages may be delayed");
        }
        let Ok(reached) = stream.local_addr() else { return };
        let reached = ReachedAt(reached.ip().to_canonical());
        let stream = tokio::select! {
            accepted = tokio::time::timeout(timeout, Tls::accept(tls.as_ref(), stream)) => {
                let Ok(Ok(stream)) = accepted else { return };
                stream
            }
            () = connection.closed() => return,
            () = stopped(&mut stopping) => return,
        };
        let own = Arc::clone(&connection);
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            let extensions = request.extensions_mut();
            extensions.insert(ConnectInfo(peer));
            extensions.insert(reached);
            extensions.insert(Arc::clone(&own));
            let (in_use, answer) = (own.in_use(), router.clone().oneshot(request));
            async move {
                let answer = answer.await;
                drop(in_use);
                answer
            }
        });
        let served = http1::Builder::new()
            .timer(TokioTimer::new())
            // For the first request, and for the next.
            .header_read_timeout(timeout)
            .max_buf_size(LONGEST_HEADER)
            .serve_connection(TokioIo::new(TimedStream::new(stream, timeout)), service)
            .with_upgrades();
        let mut served = pin!(served);
        tokio::select! {
            result = &mut served => return log_end(result),
            () = connection.closed() => return,
            () = stopped(&mut stopping) => served.as_mut().graceful_shutdown(),
        }
        log_end(served.await);
    }
}

fn log_end(result: hyper::Result<()>) {
    if let Err(error) = result {
        tracing::debug!(%error, "a connection ended");
    }
}

/// A stream that fails when the other end reads nothing for too long.
struct TimedStream {
    stream: Stream,
    timeout: Duration,
    /// Runs while a write is pending.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl TimedStream {
    fn new(stream: Stream, timeout: Duration) -> Self {
        Self { stream, timeout, stalled: None }
    }

    fn watch<T>(
        &mut self,
        sent: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.stalled = None;
            return sent;
        }
        let timeout = self.timeout;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(timeout)));
        stalled.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(sent, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.watch(sent, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

//! HTTPS on the port that HTTP is served on: the first byte of a connection tells which it is.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::Extension;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio_rustls::rustls::{Error, ServerConfig};
use tokio_rustls::server::TlsStream;
use tokio_rustls::{Accept, TlsAcceptor};

/// A certificate of the server, and the authority that vouches for it, which devices may be told to
/// trust. All in DER.
#[derive(Clone)]
pub struct Tls {
    acceptor: TlsAcceptor,
    authority: Arc<[u8]>,
}

impl std::fmt::Debug for Tls {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tls").finish_non_exhaustive()
    }
}

impl Tls {
    /// `key` is PKCS #8.
    pub fn new(certificate: Vec<u8>, key: Vec<u8>, authority: Vec<u8>) -> Result<Self, Error> {
        let chain = vec![certificate.into(), CertificateDer::from(authority.clone())];
        let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(key));
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_single_cert(chain, key)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        let acceptor = TlsAcceptor::from(Arc::new(config));
        Ok(Self { acceptor, authority: authority.into() })
    }

    /// The stream that a connection carries. Nothing is read of plain HTTP.
    pub(crate) async fn accept(this: Option<&Self>, stream: TcpStream) -> io::Result<Stream> {
        /// A record of TLS that begins a connection; no method of HTTP begins so.
        const HANDSHAKE: u8 = 22;
        let Some(tls) = this else { return Ok(Stream::Plain(stream)) };
        let mut first = [0];
        if stream.peek(&mut first).await? == 0 || first[0] != HANDSHAKE {
            return Ok(Stream::Plain(stream));
        }
        let accept: Accept<TcpStream> = tls.acceptor.accept(stream);
        Ok(Stream::Secure(Box::new(accept.await?)))
    }
}

/// `/authority.crt`: whom a device must trust so that its browser trusts this server.
pub(crate) async fn authority(Extension(tls): Extension<Option<Tls>>) -> Response {
    match tls {
        Some(tls) => {
            let kind = [(header::CONTENT_TYPE, "application/x-x509-ca-cert")];
            (kind, tls.authority.to_vec()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A connection, in the clear or not.
pub(crate) enum Stream {
    Plain(TcpStream),
    Secure(Box<TlsStream<TcpStream>>),
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_read(context, buffer),
            Self::Secure(stream) => Pin::new(stream).poll_read(context, buffer),
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_write(context, bytes),
            Self::Secure(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_write_vectored(context, parts),
            Self::Secure(stream) => Pin::new(stream).poll_write_vectored(context, parts),
        }
    }

    fn is_write_vectored(&self) -> bool {
        match self {
            Self::Plain(stream) => stream.is_write_vectored(),
            Self::Secure(stream) => stream.is_write_vectored(),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_flush(context),
            Self::Secure(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_shutdown(context),
            Self::Secure(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }
}

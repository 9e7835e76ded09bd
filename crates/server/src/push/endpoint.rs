//! The address that a browser names: only public ones are sent to, so that nobody makes the server speak to its
//! own network.

use std::io;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::uri::Scheme;
use axum::http::{Request, StatusCode, Uri, header};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a push service may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long it keeps what it cannot deliver, in seconds: four days.
const KEPT: u32 = 345_600;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Endpoint {
    secure: bool,
    host: String,
    port: u16,
    path: String,
    /// It may be an address of this machine or its network.
    local: bool,
}

/// What a browser is sent.
pub(super) struct Parcel {
    pub(super) authorization: String,
    /// What is not delivered yet is replaced by what bears the same topic.
    pub(super) topic: String,
    pub(super) body: Vec<u8>,
}

impl Endpoint {
    /// An address with HTTPS; where local ones are allowed, with HTTP too.
    pub(super) fn read(text: &str, local: bool) -> Option<Self> {
        let uri: Uri = text.parse().ok()?;
        let secure = uri.scheme() == Some(&Scheme::HTTPS);
        let own = local && uri.scheme() == Some(&Scheme::HTTP);
        if !(secure || own) {
            return None;
        }
        let authority = uri.authority()?;
        if authority.as_str().contains('@') {
            return None;
        }
        let host = authority.host();
        let host = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
        let port = authority.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        let allowed = host.parse::<IpAddr>().map_or(!host.is_empty(), |ip| local || is_public(ip));
        allowed.then(|| Self { secure, host: host.to_owned(), port, path, local })
    }

    /// Whose it is: all names of a domain are one service, an address with its port is one.
    pub(super) fn service(&self) -> String {
        if self.host.parse::<IpAddr>().is_ok() {
            return self.authority();
        }
        let mut parts: Vec<&str> = self.host.rsplit('.').take(2).collect();
        parts.reverse();
        parts.join(".").to_ascii_lowercase()
    }

    /// Whom the signature is for.
    pub(super) fn origin(&self) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    fn authority(&self) -> String {
        let host = match self.host.parse::<Ipv6Addr>() {
            Ok(_) => format!("[{}]", self.host),
            Err(_) => self.host.clone(),
        };
        match (self.secure, self.port) {
            (true, 443) | (false, 80) => host,
            (_, port) => format!("{host}:{port}"),
        }
    }

    /// Hands a parcel to the push service; what it says to that.
    pub(super) async fn send(&self, parcel: Parcel) -> io::Result<StatusCode> {
        let sent = tokio::time::timeout(PATIENCE, self.send_now(parcel)).await;
        sent.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }

    async fn send_now(&self, parcel: Parcel) -> io::Result<StatusCode> {
        let request = Request::post(self.path.as_str())
            .header(header::HOST, self.authority())
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::AUTHORIZATION, parcel.authorization)
            .header("ttl", KEPT)
            .header("urgency", "normal")
            .header("topic", parcel.topic)
            .header(header::CONTENT_LENGTH, parcel.body.len())
            .body(Body::from(parcel.body))
            .map_err(io::Error::other)?;
        let stream = self.connect().await?;
        if !self.secure {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(self.host.clone()).map_err(io::Error::other)?;
        let connector =
            tokio::task::spawn_blocking(connector).await.map_err(io::Error::other)??;
        exchange(connector.connect(name, stream).await?, request).await
    }

    /// Only to addresses that were looked at: a name may be resolved to anything.
    async fn connect(&self) -> io::Result<TcpStream> {
        let found = lookup_host((self.host.as_str(), self.port)).await?;
        let mut last = io::Error::other("no public address");
        for address in found.filter(|address: &SocketAddr| self.local || is_public(address.ip())) {
            match TcpStream::connect(address).await {
                Ok(stream) => return Ok(stream),
                Err(error) => last = error,
            }
        }
        Err(last)
    }
}

async fn exchange<S>(stream: S, request: Request<Body>) -> io::Result<StatusCode>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
        .await
        .map_err(io::Error::other)?;
    let line = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(io::Error::other);
    let status = answer.map(|answer| answer.status());
    line.abort();
    status
}

/// By the authorities that this machine trusts.
fn connector() -> io::Result<TlsConnector> {
    static CONNECTOR: std::sync::OnceLock<TlsConnector> = std::sync::OnceLock::new();
    if let Some(connector) = CONNECTOR.get() {
        return Ok(connector.clone());
    }
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(CONNECTOR.get_or_init(|| TlsConnector::from(Arc::new(config))).clone())
}

/// Whether an address is on the public network.
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => {
            let [first, second, third, _] = ip.octets();
            let shared = first == 100 && (64..128).contains(&second);
            let measured = first == 198 && (second == 18 || second == 19);
            let assigned = first == 192 && second == 0 && third == 0;
            let private = ip.is_private() || ip.is_loopback() || ip.is_link_local();
            !(private || shared || measured || assigned || ip.is_documentation())
                && (1..224).contains(&first)
        }
        IpAddr::V6(ip) => match ip.to_ipv4_mapped() {
            Some(ip) => is_public(ip.into()),
            // Global unicast, without documentation and what leads back to version 4.
            None => {
                let [first, second, ..] = ip.segments();
                let special = first == 0x2001 && (second == 0xdb8 || second < 0x200);
                first & 0xe000 == 0x2000 && !special && first != 0x2002
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_makes_the_server_speak_to_its_own_network() {
        for public in ["https://fcm.googleapis.com/fcm/send/x", "https://8.8.8.8/a?b=c"] {
            assert!(Endpoint::read(public, false).is_some(), "{public}");
        }
        for refused in [
            "",
            "push",
            "/push",
            "http://push.example/x",
            "ftp://push.example/x",
            "https://somebody@push.example/x",
            "https://127.0.0.1/x",
            "https://10.1.2.3/x",
            "https://192.168.1.1:8443/x",
            "https://169.254.169.254/latest",
            "https://100.64.0.1/x",
            "https://0.0.0.0/x",
            "https://224.0.0.1/x",
            "https://[::1]/x",
            "https://[fe80::1]/x",
            "https://[fd00::1]/x",
            "https://[::ffff:127.0.0.1]/x",
            "https://[2002:7f00:1::]/x",
            "https://[64:ff9b::7f00:1]/x",
        ] {
            assert_eq!(Endpoint::read(refused, false), None, "{refused}");
        }
        let local = Endpoint::read("http://127.0.0.1:9/x", true).expect("an address");
        assert_eq!(local.origin(), "http://127.0.0.1:9");
        assert_eq!(local.service(), "127.0.0.1:9");
        let known = Endpoint::read("https://push.example/x", false).expect("an address");
        assert_eq!(known.origin(), "https://push.example");
        let one_of_many = Endpoint::read("https://a1.b.Push.example/x", false).expect("a name");
        assert_eq!(one_of_many.service(), known.service());
    }

    #[tokio::test]
    async fn a_name_that_means_this_machine_is_not_called() {
        let endpoint = Endpoint::read("https://localhost:1/x", false).expect("a name");
        let parcel = Parcel { authorization: "x".into(), topic: "x".into(), body: b"x".to_vec() };
        let error = endpoint.send(parcel).await.expect_err("refused");
        assert_eq!(error.to_string(), "no public address");
    }
}

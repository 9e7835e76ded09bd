//! `grognard serve` and `grognard play`: the server, and the page in the browser.

use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::ArgMatches;
use server::{Config, Server, Store, StoreError};
use words::Words;

use crate::ExitStatus;
use crate::certificate::{certificate, is_local};
use crate::failure::Failure;
use crate::settings;

/// Where `play` listens, so that a bookmark works tomorrow; any free port if it is taken.
const PORT: u16 = 1815;

pub(crate) fn serve(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let bind = found.get_one::<SocketAddr>("bind").copied();
    let bind = bind.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], PORT)));
    run(found, Place { bind, exact: true, open: false, lan: false }, words)
}

pub(crate) fn play(
    found: Option<&ArgMatches>,
    words: &'static Words,
) -> Result<ExitStatus, Failure> {
    let lan = found.is_some_and(|found| found.get_flag("lan"));
    let open = !found.is_some_and(|found| found.get_flag("no-open"));
    let anywhere = if lan { [0, 0, 0, 0] } else { [127, 0, 0, 1] };
    let bind = SocketAddr::from((anywhere, PORT));
    let none = ArgMatches::default();
    run(found.unwrap_or(&none), Place { bind, exact: false, open, lan }, words)
}

/// Where to listen, and whom to tell.
struct Place {
    bind: SocketAddr,
    /// No other port will do.
    exact: bool,
    open: bool,
    lan: bool,
}

fn run(found: &ArgMatches, place: Place, words: &'static Words) -> Result<ExitStatus, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| broken("cli-serve-cannot-start", &error, words))?;
    runtime.block_on(answer_all(found, place, words))
}

fn broken(key: &str, error: &dyn std::error::Error, words: &Words) -> Failure {
    Failure::say(words, key, &[("reason", error.to_string().into())])
}

async fn answer_all(
    found: &ArgMatches,
    place: Place,
    words: &'static Words,
) -> Result<ExitStatus, Failure> {
    log();
    let config = settings::config(words)?;
    let store = match open(found, words).await? {
        Ok(store) => store,
        // One server is enough for a page on this machine.
        Err(StoreError::InUse(url)) if !place.exact && !place.lan && !url.is_empty() => {
            let told = words.say_with("cli-serve-already", &[("url", url.clone().into())]);
            anstream::println!("{told}");
            if place.open {
                show(&url);
            }
            return Ok(ExitStatus::Done);
        }
        Err(StoreError::InUse(url)) => {
            let key = if url.is_empty() { "cli-serve-in-use" } else { "cli-serve-in-use-at" };
            return Err(Failure::say(words, key, &[("url", url.into())]));
        }
        Err(error) => return Err(broken("cli-serve-no-storage", &error, words)),
    };
    let first = tokio::net::TcpListener::bind(place.bind).await;
    let listener = match first {
        Err(_) if !place.exact => {
            tokio::net::TcpListener::bind(SocketAddr::new(place.bind.ip(), 0)).await
        }
        result => result,
    };
    let listener = listener.map_err(|error| broken("cli-serve-cannot-listen", &error, words))?;
    let address = listener.local_addr();
    let address = address.map_err(|error| broken("cli-serve-cannot-listen", &error, words))?;
    let metrics = match settings::metrics_bind(words)? {
        Some(bind) => {
            let listener = tokio::net::TcpListener::bind(bind).await;
            Some(listener.map_err(|error| broken("cli-serve-cannot-listen", &error, words))?)
        }
        None => None,
    };
    let lan = place.lan.then(lan_address).flatten();
    let tls = if place.lan {
        let made = certificate(&folder(found), lan);
        Some(made.map_err(|error| broken("cli-serve-no-certificate", &error, words))?)
    } else {
        None
    };
    let base = lan.map(|lan| {
        let scheme = if is_local(&lan) { "https" } else { "http" };
        format!("{scheme}://{}", SocketAddr::new(lan, address.port()))
    });
    let url = local_url(address);
    store.publish_address(&url);
    let stopped = stopped();
    announce(&url, &place, base.as_deref(), words);
    let dice_seed = found.try_get_one::<u64>("dice-seed").ok().flatten().copied();
    if dice_seed.is_some() {
        anstream::println!("{}", words.say("cli-serve-practice"));
    }
    let battles = Some(folder(found).join("scenarios"));
    let server = Server::new(Config { base, dice_seed, tls, battles, ..config }, store);
    let served = server.serve_with_metrics(listener, metrics, stopped).await;
    served.map_err(|error| broken("cli-serve-cannot-start", &error, words))?;
    anstream::eprintln!("{}", words.say("cli-serve-stopped"));
    Ok(ExitStatus::Done)
}

/// Structured lines on standard error; `GROGNARD_LOG=info` shows every request.
fn log() {
    let filter = std::env::var("GROGNARD_LOG").unwrap_or_else(|_| "warn".to_owned());
    server::log_to_stderr(&filter);
}

async fn open(found: &ArgMatches, words: &Words) -> Result<Result<Store, StoreError>, Failure> {
    let url = found.try_get_one::<String>("database-url").ok().flatten();
    Ok(match url {
        Some(url) => Store::open(url).await,
        None => {
            let folder = folder(found);
            std::fs::create_dir_all(&folder)
                .map_err(|error| broken("cli-serve-no-folder", &error, words))?;
            Store::file(&folder.join("grognard.db")).await
        }
    })
}

/// Where the server keeps what is its own.
fn folder(found: &ArgMatches) -> PathBuf {
    let folder = found.try_get_one::<PathBuf>("data").ok().flatten().cloned();
    folder.unwrap_or_else(data_folder)
}

/// The user's data folder, as the desktop keeps it.
fn data_folder() -> PathBuf {
    let of = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let base = of("XDG_DATA_HOME").map(PathBuf::from);
    let base = base.or_else(|| of("HOME").map(|home| PathBuf::from(home).join(".local/share")));
    base.unwrap_or_else(|| PathBuf::from(".")).join("grognard")
}

/// Where a browser on this machine finds the server.
fn local_url(address: SocketAddr) -> String {
    let shown = match address.ip() {
        ip if ip.is_unspecified() => SocketAddr::from(([127, 0, 0, 1], address.port())),
        _ => address,
    };
    format!("http://{shown}/")
}

fn announce(url: &str, place: &Place, base: Option<&str>, words: &Words) {
    anstream::println!("{}", words.say_with("cli-serve-at", &[("url", url.to_owned().into())]));
    if place.lan {
        match base {
            Some(base) => {
                // In the clear: it explains what the browser says of the way that is not.
                let url = format!("{}/aide/https", base.replacen("https", "http", 1));
                let told = words.say_with("cli-serve-lan", &[("url", url.clone().into())]);
                anstream::println!("{told}\n{}", qr(&url));
            }
            None => anstream::println!("{}", words.say("cli-serve-no-lan")),
        }
    }
    if place.open {
        anstream::println!("{}", words.say("cli-serve-how-to-stop"));
        show(url);
    }
}

/// Opens a page in the browser. Where there is no desktop, its address is enough.
fn show(url: &str) {
    let _ = Command::new(OPENER)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

const OPENER: &str = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };

/// The address by which others on the same network reach this machine: the one that a packet to
/// elsewhere would leave from. Nothing is sent.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

/// An address as a QR code of half blocks.
fn qr(url: &str) -> String {
    let code = qrcode::QrCode::new(url.as_bytes());
    code.map(|code| code.render::<qrcode::render::unicode::Dense1x2>().build()).unwrap_or_default()
}

/// Until the person, or the system, wants it to stop: from when this is called, not only from when it
/// is waited for.
fn stopped() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
    #[cfg(unix)]
    let interrupt = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::interrupt());
    async move {
        #[cfg(unix)]
        if let (Ok(mut terminate), Ok(mut interrupt)) = (terminate, interrupt) {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
        let _ = tokio::signal::ctrl_c().await;
    }
}

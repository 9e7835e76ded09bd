use std::path::PathBuf;
use std::time::Duration;

use crate::proxies::Network;
use crate::tls::Tls;

/// How the server behaves; the defaults suit a club evening, and a public server without a crowd.
#[derive(Clone, Debug)]
pub struct Config {
    /// Computer players answer at multiples of this time.
    pub computer_delay: Duration,
    /// How long a game that nobody looks at stays in memory.
    pub idle: Duration,
    /// How many connections may be open at once.
    pub connections: usize,
    /// How many connections one address may have; a quarter of all at most.
    pub connections_per_address: usize,
    /// How long a connection may take to send the header of its first or next request, or to take
    /// what is sent to it.
    pub idle_connection: Duration,
    /// How long a client of a game may take to receive a message.
    pub slow_client: Duration,
    /// How many sockets may be open at once.
    pub sockets: usize,
    /// How many sockets one address may have.
    pub sockets_per_address: u32,
    /// Requests and messages that one address may send in a second, over time.
    pub rate: f64,
    /// How many it may send at once.
    pub burst: f64,
    /// What else is limited over time.
    pub quotas: Quotas,
    /// How many games without a person one address may have computers play at a time.
    pub computer_games_per_address: usize,
    /// How many computer players may search at once; without a number, one per core.
    pub thinkers: Option<usize>,
    /// How many games and shared tables may be stored; any number, without one.
    pub most_games: Option<u64>,
    pub most_tables: Option<u64>,
    /// How many battles that were sent may be stored.
    pub most_battles: u64,
    /// How long a battle that is sent may take to be drawn, and to be played a few choices.
    pub battle_budget: Duration,
    /// Where files of battles are found, in a folder for each rulebook.
    pub battles: Option<PathBuf>,
    /// The shortest time for a move that may be agreed on, in seconds.
    pub shortest_pace: u32,
    /// For how long a player must have been gone before what he gave beforehand is answered for him.
    pub away_after: Duration,
    /// For how long a player must have been asked and away before his browser tells him.
    pub push_after: Duration,
    /// Whether browsers may name push services on this machine and its network.
    pub push_local: bool,
    /// How push services reach whoever runs the server: `mailto:` or `https:`.
    pub push_contact: Option<String>,
    /// How long a job that fights a battle many times may take.
    pub simulation_budget: Duration,
    /// Games and shared tables that nobody has written to for so long are deleted; none, without it.
    pub sweep_after: Option<Duration>,
    /// All games that are created take their dice from this number and a counter: they are practice
    /// games, and marked as such wherever they appear. So does the umpire where he rolls.
    pub dice_seed: Option<u64>,
    /// The largest body or message, in bytes.
    pub largest_body: usize,
    /// How long a request may take.
    pub request_timeout: Duration,
    /// How long requests and clients have to finish when the server stops.
    pub shutdown_timeout: Duration,
    /// Where other devices find the server, if whoever runs it knows: `http://192.168.1.7:1815`.
    pub base: Option<String>,
    /// The names by which the server is reached, beside `localhost` and numbers: `club.example`.
    pub hosts: Vec<String>,
    /// Other origins whose pages may use the server, beside its own.
    pub origins: Vec<String>,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<Network>,
    /// Serves HTTPS too, on the same port.
    pub tls: Option<Tls>,
    /// Opens `/metrics`; without it, only an address of its own does.
    pub metrics_token: Option<String>,
}

/// How much may be done at once, and in a second over time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    pub at_once: f64,
    pub per_second: f64,
}

impl Rate {
    pub const UNLIMITED: Self = Self { at_once: f64::INFINITY, per_second: 0.0 };

    /// So much in a while, be it at once or spread over it.
    pub fn per(count: u32, span: Duration) -> Self {
        let at_once = f64::from(count);
        Self { at_once, per_second: at_once / span.as_secs_f64() }
    }
}

/// What one address may do, and what all may do together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quota {
    pub each: Rate,
    pub all: Rate,
}

impl Quota {
    pub const UNLIMITED: Self = Self { each: Rate::UNLIMITED, all: Rate::UNLIMITED };
}

/// What is limited over time, beside requests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quotas {
    pub games: Quota,
    pub tables: Quota,
    /// Battles that are sent.
    pub battles: Quota,
    /// Battles that are checked and drawn while they are written.
    pub checks: Quota,
    /// Lines of chat.
    pub chat: Quota,
    /// How often notes are written.
    pub notes: Quota,
    /// Bytes that are stored: choices, entries, chat, notes.
    pub bytes: Quota,
}

impl Quotas {
    pub const UNLIMITED: Self = Self {
        games: Quota::UNLIMITED,
        tables: Quota::UNLIMITED,
        battles: Quota::UNLIMITED,
        checks: Quota::UNLIMITED,
        chat: Quota::UNLIMITED,
        notes: Quota::UNLIMITED,
        bytes: Quota::UNLIMITED,
    };
}

pub const MINUTE: Duration = Duration::from_secs(60);
pub const HOUR: Duration = Duration::from_secs(3600);

impl Default for Quotas {
    fn default() -> Self {
        let quota = |each: u32, all: u32, span: Duration| Quota {
            each: Rate::per(each, span),
            all: Rate::per(all, span),
        };
        Self {
            games: quota(500, 10_000, HOUR),
            tables: quota(60, 1_200, HOUR),
            battles: quota(60, 1_200, HOUR),
            checks: quota(60, 240, MINUTE),
            chat: quota(120, 2_400, MINUTE),
            notes: quota(120, 2_400, MINUTE),
            bytes: quota(4 << 20, 80 << 20, MINUTE),
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            computer_delay: Duration::from_millis(350),
            idle: Duration::from_secs(300),
            connections: 12_000,
            connections_per_address: 1_000,
            idle_connection: Duration::from_secs(20),
            slow_client: Duration::from_secs(10),
            sockets: 10_000,
            sockets_per_address: 200,
            rate: 200.0,
            burst: 1000.0,
            quotas: Quotas::default(),
            computer_games_per_address: 16,
            thinkers: None,
            most_games: None,
            most_tables: None,
            most_battles: 10_000,
            battle_budget: Duration::from_secs(6),
            battles: None,
            shortest_pace: 60,
            away_after: Duration::from_secs(20),
            push_after: Duration::from_secs(30),
            push_local: false,
            push_contact: None,
            simulation_budget: Duration::from_secs(900),
            sweep_after: None,
            dice_seed: None,
            largest_body: 64 * 1024,
            request_timeout: Duration::from_secs(20),
            shutdown_timeout: Duration::from_secs(5),
            base: None,
            hosts: Vec::new(),
            origins: Vec::new(),
            trusted_proxies: Vec::new(),
            tls: None,
            metrics_token: None,
        }
    }
}

//! What whoever runs a server sets in the environment; `docs/hosting.md` tells of each.

use std::net::SocketAddr;
use std::str::FromStr;
use std::time::Duration;

use server::{Config, HOUR, MINUTE, Quota, Rate};
use words::Words;

use crate::failure::Failure;

/// Part of the files that a process may have open which connections may take: the database and the
/// page need some too.
const SHARE_OF_FILES: (usize, usize) = (3, 4);

/// A setting, if there is one. One that cannot be read is an error: a limit that silently does not
/// hold is none.
fn setting<T: FromStr<Err: std::fmt::Display>>(
    name: &str,
    words: &Words,
) -> Result<Option<T>, Failure> {
    let Some(text) = std::env::var_os(name).filter(|text| !text.is_empty()) else {
        return Ok(None);
    };
    let text = text.to_string_lossy().trim().to_owned();
    let bad = |error: T::Err| {
        let reason = error.to_string();
        let arguments = [
            ("name", name.to_owned().into()),
            ("value", text.clone().into()),
            ("reason", reason.into()),
        ];
        Failure::say(words, "cli-serve-bad-setting", &arguments)
    };
    text.parse().map(Some).map_err(bad)
}

/// A list with commas between.
struct Listed<T>(Vec<T>);

impl<T: FromStr> FromStr for Listed<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Self, T::Err> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        parts.map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

fn list<T: FromStr<Err: std::fmt::Display>>(name: &str, words: &Words) -> Result<Vec<T>, Failure> {
    Ok(setting::<Listed<T>>(name, words)?.map(|list| list.0).unwrap_or_default())
}

/// Sets a limit of so much in a while: for one address, and under `NAME_IN_ALL` for all. 0 is none.
fn quota(
    quota: &mut Quota,
    name: &str,
    unit: u32,
    span: Duration,
    words: &Words,
) -> Result<(), Failure> {
    let all = format!("{name}_IN_ALL");
    for (rate, name) in [(&mut quota.each, name), (&mut quota.all, all.as_str())] {
        match setting::<u32>(name, words)? {
            Some(0) => *rate = Rate::UNLIMITED,
            Some(count) => *rate = Rate::per(count.saturating_mul(unit), span),
            None => {}
        }
    }
    Ok(())
}

/// The defaults, but for what is set.
pub(crate) fn config(words: &Words) -> Result<Config, Failure> {
    let mut config = Config::default();
    if let Some(rate) = setting::<u32>("GROGNARD_RATE", words)? {
        (config.rate, config.burst) = (f64::from(rate), 5.0 * f64::from(rate));
    }
    if let Some(delay) = setting::<u32>("GROGNARD_COMPUTER_DELAY_MS", words)? {
        config.computer_delay = Duration::from_millis(delay.into());
    }
    let number = |name: &str, to: &mut usize| -> Result<(), Failure> {
        if let Some(number) = setting::<u32>(name, words)? {
            *to = number as usize;
        }
        Ok(())
    };
    number("GROGNARD_CONNECTIONS", &mut config.connections)?;
    number("GROGNARD_CONNECTIONS_PER_ADDRESS", &mut config.connections_per_address)?;
    number("GROGNARD_SOCKETS", &mut config.sockets)?;
    number("GROGNARD_COMPUTER_GAMES_PER_ADDRESS", &mut config.computer_games_per_address)?;
    if let Some(sockets) = setting("GROGNARD_SOCKETS_PER_ADDRESS", words)? {
        config.sockets_per_address = sockets;
    }
    if let Some(seconds) = setting::<u32>("GROGNARD_IDLE_SECONDS", words)? {
        config.idle_connection = Duration::from_secs(u64::from(seconds.max(1)));
    }
    let quotas = &mut config.quotas;
    quota(&mut quotas.games, "GROGNARD_GAMES_PER_HOUR", 1, HOUR, words)?;
    quota(&mut quotas.tables, "GROGNARD_TABLES_PER_HOUR", 1, HOUR, words)?;
    quota(&mut quotas.battles, "GROGNARD_BATTLES_PER_HOUR", 1, HOUR, words)?;
    quota(&mut quotas.checks, "GROGNARD_CHECKS_PER_MINUTE", 1, MINUTE, words)?;
    quota(&mut quotas.chat, "GROGNARD_CHAT_PER_MINUTE", 1, MINUTE, words)?;
    quota(&mut quotas.notes, "GROGNARD_NOTES_PER_MINUTE", 1, MINUTE, words)?;
    quota(&mut quotas.bytes, "GROGNARD_KIB_PER_MINUTE", 1024, MINUTE, words)?;
    config.thinkers = setting::<u16>("GROGNARD_THINKERS", words)?.map(usize::from);
    config.most_games = setting("GROGNARD_MOST_GAMES", words)?;
    if let Some(most) = setting("GROGNARD_MOST_BATTLES", words)? {
        config.most_battles = most;
    }
    config.most_tables = setting("GROGNARD_MOST_TABLES", words)?;
    if let Some(seconds) = setting::<u32>("GROGNARD_PUSH_AFTER_SECONDS", words)? {
        config.push_after = Duration::from_secs(seconds.into());
    }
    config.push_local = setting::<u8>("GROGNARD_PUSH_LOCAL", words)?.is_some_and(|on| on != 0);
    config.push_contact = setting("GROGNARD_PUSH_CONTACT", words)?;
    if let Some(seconds) = setting::<u32>("GROGNARD_SIMULATION_SECONDS", words)? {
        config.simulation_budget = Duration::from_secs(seconds.into());
    }
    let days = setting::<u32>("GROGNARD_SWEEP_DAYS", words)?.filter(|days| *days > 0);
    config.sweep_after = days.map(|days| 24 * HOUR * days);
    config.hosts = list("GROGNARD_HOSTS", words)?;
    config.origins = list("GROGNARD_ORIGINS", words)?;
    config.trusted_proxies = list("GROGNARD_TRUSTED_PROXIES", words)?;
    config.metrics_token = setting("GROGNARD_METRICS_TOKEN", words)?;
    let room = files() / SHARE_OF_FILES.1 * SHARE_OF_FILES.0;
    config.connections = config.connections.min(room);
    config.sockets = config.sockets.min(config.connections);
    Ok(config)
}

/// Where `/metrics` has an address of its own.
pub(crate) fn metrics_bind(words: &Words) -> Result<Option<SocketAddr>, Failure> {
    setting("GROGNARD_METRICS_BIND", words)
}

/// How many files this process may have open: as many as the system lets it have if it asks.
#[cfg(unix)]
fn files() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok();
    let most = if raised { maximum } else { current };
    most.and_then(|most| usize::try_from(most).ok()).unwrap_or(usize::MAX)
}

#[cfg(not(unix))]
fn files() -> usize {
    usize::MAX
}

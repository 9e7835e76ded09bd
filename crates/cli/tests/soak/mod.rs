//! Clients that play, write and talk as people do, a ledger of what they were told is stored, and
//! the faults that may happen to the server meanwhile. Tests use a little of it, `make soak` all.

#![allow(dead_code, reason = "each user has its part")]

mod clients;
mod disk;
mod ledger;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use reqwest::Client;

#[allow(unused_imports, reason = "each user has its part")]
pub(crate) use clients::{Attempt, GamePlayer, TableWriter, Talker, slow_reader};
#[allow(unused_imports, reason = "each user has its part")]
pub(crate) use disk::SmallDisk;
#[allow(unused_imports, reason = "each user has its part")]
pub(crate) use ledger::{Ledger, compare};

/// The program, as a server.
pub(crate) struct Program {
    child: Child,
    pub(crate) url: String,
}

/// Where a server keeps its games.
#[derive(Clone, Copy)]
pub(crate) enum Storage<'a> {
    Folder(&'a Path),
    Disk(&'a SmallDisk),
    Url(&'a str),
}

impl Program {
    pub(crate) fn start(storage: Storage<'_>) -> Self {
        let program = env!("CARGO_BIN_EXE_grognard");
        let mut command = match storage {
            Storage::Disk(disk) => disk.command(program),
            _ => Command::new(program),
        };
        command.args(["serve", "--bind", "127.0.0.1:0", "--lang", "en"]);
        match storage {
            Storage::Folder(folder) => command.arg("--data").arg(folder),
            Storage::Disk(_) => command.args(["--data", SmallDisk::DATA]),
            Storage::Url(url) => command.args(["--database-url", url]),
        };
        // Limits are tested elsewhere; here one address is everybody.
        for name in [
            "GROGNARD_RATE",
            "GROGNARD_SOCKETS_PER_ADDRESS",
            "GROGNARD_CONNECTIONS_PER_ADDRESS",
            "GROGNARD_COMPUTER_GAMES_PER_ADDRESS",
        ] {
            command.env(name, "1000000");
        }
        let quotas = [
            "GAMES_PER_HOUR",
            "TABLES_PER_HOUR",
            "CHAT_PER_MINUTE",
            "NOTES_PER_MINUTE",
            "KIB_PER_MINUTE",
        ];
        for name in quotas {
            command.env(format!("GROGNARD_{name}"), "0");
            command.env(format!("GROGNARD_{name}_IN_ALL"), "0");
        }
        command.env("GROGNARD_COMPUTER_DELAY_MS", "0");
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.unwrap_or_else(|| panic!("no address in {line:?}"));
        Self { url: url.trim_end_matches('/').to_owned(), child }
    }

    /// SIGKILL: no goodbye, no saving.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    /// SIGTERM: it finishes what is under way.
    pub(crate) fn terminate(mut self) -> ExitStatus {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &pid]).status().expect("kill runs");
        assert!(sent.success());
        self.child.wait().expect("gone")
    }

    pub(crate) async fn health(&self, http: &Client) -> u16 {
        let asked = http.get(format!("{}/healthz", self.url)).send().await;
        asked.map_or(0, |answer| answer.status().as_u16())
    }

    /// Waits until the server tells this of its health.
    pub(crate) async fn health_becomes(&self, http: &Client, status: u16) {
        for _ in 0..600 {
            if self.health(http).await == status {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the health of the server never became {status}");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

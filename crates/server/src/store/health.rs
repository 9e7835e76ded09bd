//! Whether storage can be written to, by the result of the last write.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed};

use super::now;

/// The row that a heartbeat writes: it shows that writing works, and when a server was last alive.
pub(super) const SCHEMA: &str =
    "CREATE TABLE IF NOT EXISTS health (id BIGINT PRIMARY KEY, at BIGINT NOT NULL)";
pub(super) const HEARTBEAT: &str = "INSERT INTO health (id, at) VALUES (1, $1) \
     ON CONFLICT (id) DO UPDATE SET at = excluded.at";
pub(super) const LAST_HEARTBEAT: &str = "SELECT at FROM health WHERE id = 1";

/// A write within this time shows that writing works, in milliseconds.
const RECENT: i64 = 1_000;

#[derive(Debug, Default)]
pub(super) struct Health {
    failing: AtomicBool,
    /// When something was last written.
    written: AtomicI64,
    /// What waits to be written.
    writes_waiting: AtomicI64,
}

/// Something waits to be written until this is dropped.
#[derive(Debug)]
pub(super) struct WriteWait<'a>(&'a Health);

impl Drop for WriteWait<'_> {
    fn drop(&mut self) {
        self.0.writes_waiting.fetch_sub(1, Relaxed);
    }
}

impl Health {
    pub(super) fn write_waits(&self) -> WriteWait<'_> {
        self.writes_waiting.fetch_add(1, Relaxed);
        WriteWait(self)
    }

    pub(super) fn writes_waiting(&self) -> i64 {
        self.writes_waiting.load(Relaxed)
    }

    pub(super) fn succeeded(&self) {
        self.written.store(now(), Relaxed);
        if self.failing.swap(false, Relaxed) {
            tracing::info!("storage works again");
        }
    }

    pub(super) fn failed(&self, error: &dyn std::error::Error) {
        self.written.store(0, Relaxed);
        if !self.failing.swap(true, Relaxed) {
            tracing::error!(%error, "storage fails: what cannot be stored is refused");
        }
    }

    pub(super) fn is_failing(&self) -> bool {
        self.failing.load(Relaxed)
    }

    pub(super) fn is_recent(&self) -> bool {
        !self.is_failing() && now() - self.written.load(Relaxed) < RECENT
    }
}

//! Where the games in memory are found.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use games::AnyBattle;
use tokio::sync::{OnceCell, Semaphore, watch};

use crate::config::Config;
use crate::guard::Guard;
use crate::live::Live;
use crate::meta::Meta;
use crate::metrics::Metrics;
use crate::store::{Store, StoreError, now};

type Cell = Arc<OnceCell<Arc<Live>>>;

/// What all requests share.
#[derive(Debug)]
pub(crate) struct Hub {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) metrics: Metrics,
    pub(crate) guard: Guard,
    /// Every battle that can be played, by its id.
    pub(crate) battles: Vec<Arc<dyn AnyBattle>>,
    /// How many computer players may think at once.
    pub(crate) thinkers: Semaphore,
    workers: Semaphore,
    pub(crate) sockets: Arc<Semaphore>,
    /// Turns true when the server is to stop.
    pub(crate) stopping: watch::Receiver<bool>,
    live: Mutex<HashMap<String, Cell>>,
}

/// Why there is no such game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoGame {
    #[error("no such game")]
    Unknown,
    #[error("the stored game cannot be played again")]
    Corrupt,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Hub {
    pub(crate) fn new(config: Config, store: Store, stopping: watch::Receiver<bool>) -> Self {
        let read = |(game, source): (&'static dyn games::AnyGame, games::Source)| {
            game.read(source).ok().map(Arc::from)
        };
        let thinkers =
            std::thread::available_parallelism().map_or(1, |cores| cores.get().max(2) - 1);
        Self {
            guard: Guard::new(&config),
            sockets: Arc::new(Semaphore::new(config.sockets)),
            config,
            store,
            metrics: Metrics::default(),
            battles: games::scenarios().filter_map(read).collect(),
            thinkers: Semaphore::new(thinkers),
            workers: Semaphore::new(2 * thinkers),
            stopping,
            live: Mutex::default(),
        }
    }

    pub(crate) fn battle(&self, id: &str) -> Option<&Arc<dyn AnyBattle>> {
        self.battles.iter().find(|battle| battle.source().id == id)
    }

    fn map(&self) -> std::sync::MutexGuard<'_, HashMap<String, Cell>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The game with this id, from memory or from storage.
    pub(crate) async fn game(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, NoGame> {
        let cell = self.map().get(id).cloned();
        let (cell, fresh) = match cell {
            Some(cell) => (cell, false),
            None => {
                // Ids that do not exist must not fill the map.
                let row = self.store.game(id).await?.ok_or(NoGame::Unknown)?;
                (Arc::clone(self.map().entry(row.id).or_default()), true)
            }
        };
        let live = cell.get_or_try_init(|| self.load(id)).await.map(Arc::clone);
        if live.is_err() {
            self.forget(id);
        }
        let live = live?;
        if fresh {
            live.wake(self);
        }
        Ok(live)
    }

    async fn load(&self, id: &str) -> Result<Arc<Live>, NoGame> {
        let row = self.store.game(id).await?.ok_or(NoGame::Unknown)?;
        let battle = Arc::clone(self.battle(&row.scenario).ok_or(NoGame::Corrupt)?);
        let tokens = self.store.tokens(id).await?;
        let events = self.store.events(id).await?;
        let chat = i64::try_from(self.store.chat(id).await?.len()).unwrap_or(0);
        let notes = self.store.notes(id).await?;
        let meta = Meta::new(row, battle, tokens);
        let live = Live::new(meta, &events, chat, &notes);
        live.map(Arc::new).ok_or(NoGame::Corrupt)
    }

    /// Runs work that takes more than a moment beside the requests.
    pub(crate) async fn beside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, tokio::task::JoinError> {
        let permit = self.workers.acquire().await;
        let done = tokio::task::spawn_blocking(work).await;
        drop(permit);
        done
    }

    /// Takes a game out of memory; storage has it.
    pub(crate) fn forget(&self, id: &str) {
        self.map().remove(id);
    }

    pub(crate) fn live_games(&self) -> usize {
        self.map().len()
    }

    /// Forgets games that nobody has looked at for a while.
    fn sweep(&self) {
        let oldest = now() - i64::try_from(self.config.idle.as_millis()).unwrap_or(i64::MAX);
        self.map().retain(|_, cell| {
            cell.get().is_none_or(|live| {
                live.listeners() > 0
                    || Arc::strong_count(live) > 1
                    || live.used.load(Ordering::Relaxed) > oldest
            })
        });
    }

    /// Looks after clocks and idle games until the server stops.
    pub(crate) async fn look_after(self: Arc<Self>) {
        let mut stopping = self.stopping.clone();
        let mut ticks = 0_u64;
        while !*stopping.borrow() {
            tokio::select! {
                () = tokio::time::sleep(Duration::from_secs(1)) => {}
                _ = stopping.changed() => break,
            }
            ticks += 1;
            let timed: Vec<Arc<Live>> = self
                .map()
                .values()
                .filter_map(|cell| cell.get())
                .filter(|live| live.meta.clock.is_some())
                .cloned()
                .collect();
            for live in timed {
                live.look_at_clock(&self).await;
            }
            if ticks.is_multiple_of(10) {
                self.sweep();
                self.guard.sweep();
            }
        }
    }
}

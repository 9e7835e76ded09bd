//! What all requests share: configuration, storage, the games in memory.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use dice::Seed;
use games::AnyBattle;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{OnceCell, Semaphore, watch};

use crate::battle_view::BattleViews;
use crate::config::Config;
use crate::connections::Connections;
use crate::fold::Corrupt;
use crate::guard::Guard;
use crate::live::{Live, LoadedExtras};
use crate::meta::Meta;
use crate::metrics::Metrics;
use crate::own::{NoBattle, OwnBattle, OwnBattles};
use crate::owners::Owners;
use crate::push::Courier;
use crate::schedule::Schedule;
use crate::simulations::Simulations;
use crate::store::{Alias, GameRow, PeerNotice, Store, StoreError, now};
use crate::tabletop::TabletopNotifier;
use crate::token;

/// Seconds between two deletions of old games and tables.
const SWEEP_EVERY: u64 = 3600;

type Cell = Arc<OnceCell<Arc<Live>>>;

/// Seconds between two signs of life of the players that are there, where several servers share a database.
const SIGN_OF_LIFE_SECONDS: u64 = 20;
/// Seconds between two heartbeats, while a clock runs.
const HEARTBEAT_SECONDS: u64 = 5;

/// What all requests share.
#[derive(Debug)]
pub(crate) struct Hub {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) metrics: Metrics,
    pub(crate) guard: Guard,
    /// Every battle that can be played, by its id.
    pub(crate) battles: Vec<Arc<dyn AnyBattle>>,
    /// Battles that did not come with a rulebook.
    pub(crate) own: Arc<OwnBattles>,
    /// What games of a battle share for their tables, by its id.
    views: Mutex<HashMap<String, Arc<BattleViews>>>,
    /// Whose computer player thinks next.
    pub(crate) schedule: Arc<Schedule>,
    pub(crate) owners: Owners,
    /// How many practice games were created, and how often the umpire rolled practice dice.
    practice_games: AtomicU64,
    practice_rolls: AtomicU64,
    workers: Semaphore,
    pub(crate) connections: Arc<Connections>,
    pub(crate) sockets: Arc<Semaphore>,
    /// Turns true when the server is to stop.
    pub(crate) stopping: watch::Receiver<bool>,
    live: Mutex<HashMap<String, Cell>>,
    /// The ids of the games in memory, by the digest that notifications name them by.
    aliases: Mutex<HashMap<Alias, String>>,
    /// Notifies the phones at real tables.
    pub(crate) tabletop_notifier: TabletopNotifier,
    /// Tells players who are away.
    pub(crate) courier: Courier,
    /// Battles that are fought many times.
    pub(crate) simulations: Simulations,
}

/// Why a game cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub(crate) enum GameError {
    #[error("no such game")]
    Unknown,
    #[error("the stored game cannot be played again")]
    Corrupt,
    /// Its battle has another meaning in this version than when it began.
    #[error("the battle is not the one that the stored game was begun with")]
    ScenarioChanged,
    #[error(transparent)]
    Broken(#[from] Corrupt),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Hub {
    pub(crate) fn new(config: Config, store: Store, stopping: watch::Receiver<bool>) -> Self {
        let read = |(game, source): (&'static dyn games::AnyGame, games::Source)| {
            game.read(source).ok().map(Arc::from)
        };
        let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let thinkers = config.thinkers.unwrap_or_else(cores).max(1);
        Self {
            guard: Guard::new(&config),
            own: Arc::new(OwnBattles::new(config.battles.clone())),
            connections: Arc::new(Connections::new(
                config.connections,
                config.connections_per_address,
            )),
            sockets: Arc::new(Semaphore::new(config.sockets)),
            config,
            store,
            metrics: Metrics::default(),
            battles: games::scenarios().filter_map(read).collect(),
            schedule: Arc::new(Schedule::new(thinkers)),
            owners: Owners::default(),
            practice_games: AtomicU64::new(0),
            practice_rolls: AtomicU64::new(0),
            workers: Semaphore::new(2 * thinkers),
            stopping,
            views: Mutex::default(),
            live: Mutex::default(),
            aliases: Mutex::default(),
            tabletop_notifier: TabletopNotifier::default(),
            courier: Courier::default(),
            simulations: Simulations::default(),
        }
    }

    pub(crate) fn battle(&self, id: &str) -> Option<&Arc<dyn AnyBattle>> {
        self.battles.iter().find(|battle| battle.source().id == id)
    }

    /// What all games of a battle share for their tables.
    fn views(&self, battle: &Arc<dyn AnyBattle>) -> Arc<BattleViews> {
        let mut all = self.views.lock().unwrap_or_else(PoisonError::into_inner);
        let views = all.entry(battle.source().id.clone());
        Arc::clone(views.or_insert_with(|| Arc::new(BattleViews::new(Arc::clone(battle)))))
    }

    /// The secret seed of a new game, and whether it is a practice game.
    pub(crate) fn new_seed(&self) -> Result<(Seed, bool), getrandom::Error> {
        match self.config.dice_seed {
            Some(number) => {
                let game = self.practice_games.fetch_add(1, Ordering::Relaxed);
                Ok((games::practice_seed(number, game), true))
            }
            None => Ok((Seed(token::random()?), false)),
        }
    }

    /// The seed of dice that the umpire rolls, and whether they were known beforehand.
    pub(crate) fn roll_seed(&self) -> Result<(u64, bool), getrandom::Error> {
        match self.config.dice_seed {
            Some(number) => {
                let roll = self.practice_rolls.fetch_add(1, Ordering::Relaxed);
                Ok((opponent::mix(number, roll), true))
            }
            None => Ok((u64::from_le_bytes(token::random()?), false)),
        }
    }

    fn map(&self) -> std::sync::MutexGuard<'_, HashMap<String, Cell>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The game with this id, from memory or from storage.
    pub(crate) async fn game(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, GameError> {
        let cell = self.map().get(id).cloned();
        let (cell, fresh) = match cell {
            Some(cell) => (cell, false),
            None => {
                // Ids that do not exist must not fill the map.
                let row = self.store.game(id).await?.ok_or(GameError::Unknown)?;
                if self.store.others().is_some() {
                    self.aliases().insert(Alias::of(&row.id), row.id.clone());
                }
                (Arc::clone(self.map().entry(row.id).or_default()), true)
            }
        };
        let live = cell.get_or_try_init(|| self.load(id)).await.map(Arc::clone);
        if live.is_err() {
            self.forget(id);
        }
        let live = live?;
        if fresh && self.store.others().is_some() {
            // Applies what other servers stored while it was loaded, then wakes the computers.
            live.catch_up(self).await;
        } else if fresh {
            live.wake_computers(self);
        }
        Ok(live)
    }

    fn aliases(&self) -> std::sync::MutexGuard<'_, HashMap<Alias, String>> {
        self.aliases.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The games in memory.
    fn in_memory(&self) -> Vec<Arc<Live>> {
        self.map().values().filter_map(|cell| cell.get().cloned()).collect()
    }

    /// The game with this id, if it is in memory.
    pub(crate) fn in_memory_game(&self, id: &str) -> Option<Arc<Live>> {
        self.map().get(id)?.get().cloned()
    }

    /// The game in memory that a notification names.
    fn by_alias(&self, alias: &Alias) -> Option<Arc<Live>> {
        let id = self.aliases().get(alias).cloned()?;
        self.map().get(&id)?.get().cloned()
    }

    /// Handles the notifications of other servers.
    pub(crate) async fn follow_other_servers(self: Arc<Self>) {
        let Some(mut others) = self.store.others() else { return };
        loop {
            let notice = match others.recv().await {
                Ok(notice) => notice,
                Err(RecvError::Lagged(_)) => PeerNotice::Anything,
                Err(RecvError::Closed) => return,
            };
            match notice {
                PeerNotice::Of(alias, event) => {
                    self.tabletop_notifier.notify_alias(&alias);
                    if let Some(live) = self.by_alias(&alias) {
                        live.handle_peer_event(&self, event).await;
                    }
                }
                PeerNotice::Anything => {
                    for live in self.in_memory() {
                        live.catch_up(&self).await;
                    }
                }
            }
        }
    }

    /// The battle of a game that was begun with a text of its own.
    async fn own_battle(&self, row: &GameRow) -> Result<Option<Arc<OwnBattle>>, GameError> {
        if row.battle.is_empty() {
            return Ok(None);
        }
        let text = self.store.battle_text(&row.battle).await?.ok_or(GameError::ScenarioChanged)?;
        match self.own.of_text(&row.scenario, text).await {
            Ok(own) => Ok(Some(own)),
            Err(NoBattle::Store(error)) => Err(error.into()),
            // A later version does not take it any more; the one that it was begun with does.
            Err(NoBattle::Faults(_) | NoBattle::Broken) => Err(GameError::ScenarioChanged),
        }
    }

    async fn load(&self, id: &str) -> Result<Arc<Live>, GameError> {
        let row = self.store.game(id).await?.ok_or(GameError::Unknown)?;
        let own = self.own_battle(&row).await?;
        let battle = match &own {
            Some(own) => &own.battle,
            None => self.battle(&row.scenario).ok_or(GameError::ScenarioChanged)?,
        };
        if !row.digest.is_empty() && row.digest != battle.digest().to_string() {
            return Err(GameError::ScenarioChanged);
        }
        // Games without agreements share their battle, and what is drawn of it.
        let mut options = battle.went_without_saying(row.revision);
        options.extend(row.options.clone());
        let views = if options.is_empty() {
            own.as_ref().map_or_else(|| self.views(battle), |own| Arc::clone(&own.views))
        } else {
            let agreed = battle.agree(&options).map_err(|_| GameError::ScenarioChanged)?;
            Arc::new(BattleViews::new(Arc::from(agreed)))
        };
        let people = self.store.seats(id).await?;
        let touched = self.store.last_event_at(id).await?.unwrap_or(row.updated);
        let events = self.store.events(id).await?;
        let extras = LoadedExtras {
            chat_length: i64::try_from(self.store.chat(id).await?.len()).unwrap_or(0),
            muted: self.store.is_muted(id).await?,
            notes: self.store.notes(id).await?,
            standing: self.store.standing(id).await?,
            rematch_offers: self.store.rematch_offers(id).await?,
            people: Vec::new(),
            idle: self.store.elapsed(touched),
        };
        let listed = row.over;
        let meta = Meta::new(row, views, &people);
        let extras = LoadedExtras { people, ..extras };
        let live = Live::new(meta, self.store.clone(), &events, extras)?;
        live.repair_listing(listed).await;
        Ok(Arc::new(live))
    }

    /// Runs CPU-bound work on the blocking threads, a limited number at once.
    pub(crate) async fn run_blocking<T: Send + 'static>(
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
        self.aliases().remove(&Alias::of(id));
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
        let mut aliases = self.aliases();
        if !aliases.is_empty() {
            let map = self.map();
            aliases.retain(|_, id| map.contains_key(id));
        }
        self.owners.keep(|game| self.has(game));
    }

    /// Whether a game is in memory.
    fn has(&self, game: &str) -> bool {
        self.map().contains_key(game)
    }

    /// Deletes what nobody has written to for long, if the operator wants that.
    async fn delete_old(&self) {
        let Some(age) = self.config.sweep_after else { return };
        let before = now() - i64::try_from(age.as_millis()).unwrap_or(i64::MAX);
        let swept = async {
            let games = self.store.sweep_games(before, |game| self.has(game)).await?;
            let looked_at = |table: &str| self.tabletop_notifier.listeners(table) > 0;
            let tables = self.store.sweep_tabletops(before, looked_at).await?;
            self.store.sweep_battle_texts(before).await?;
            Ok::<_, StoreError>((games, tables))
        };
        match swept.await {
            Ok((0, 0)) => {}
            Ok((games, tables)) => tracing::info!(games, tables, "deleted what was old"),
            Err(error) => tracing::warn!(%error, "what is old could not be deleted"),
        }
    }

    /// Games by mail in which nobody's time runs, since a server was killed at the wrong moment, are taken up.
    async fn start_moves(self: &Arc<Self>) {
        match self.store.unclocked().await {
            Ok(games) => {
                for id in games {
                    if let Err(error) = self.game(&id).await {
                        tracing::warn!(game = id, %error, "a game by mail is not taken up");
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "games by mail are not taken up"),
        }
    }

    /// Ends the moves whose time is over; whether any time runs.
    async fn end_moves(self: &Arc<Self>, wanted: bool) -> bool {
        if !wanted {
            return false;
        }
        match self.store.overdue().await {
            Ok(games) => {
                for id in games {
                    match self.game(&id).await {
                        Ok(live) => live.end_moves(self).await,
                        Err(error) => tracing::warn!(game = id, %error, "a move does not end"),
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "moves do not end"),
        }
        self.store.is_any_due().await.unwrap_or(true)
    }

    /// Checks clocks, drops idle games and deletes old ones, until the server stops.
    pub(crate) async fn run_maintenance(self: Arc<Self>) {
        let mut stopping = self.stopping.clone();
        let mut ticks = 0_u64;
        self.delete_old().await;
        self.start_moves().await;
        let mut any_due = true;
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
            for live in &timed {
                live.check_clock().await;
            }
            self.tell_players().await;
            any_due = self.end_moves(any_due || ticks.is_multiple_of(HEARTBEAT_SECONDS)).await;
            for live in self.in_memory() {
                live.look_after_seats(&self, ticks.is_multiple_of(SIGN_OF_LIFE_SECONDS)).await;
            }
            if ticks.is_multiple_of(HEARTBEAT_SECONDS)
                && (any_due || timed.iter().any(|live| live.is_timed()))
                && let Err(error) = self.store.heartbeat().await
            {
                tracing::warn!(%error, "heartbeat failed");
            }
            if ticks.is_multiple_of(10) {
                self.sweep();
                self.guard.sweep();
            }
            if ticks.is_multiple_of(SWEEP_EVERY) {
                self.delete_old().await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;
    use words::Language;

    use super::*;
    use crate::failure::Failure;
    use crate::game_routes;
    use crate::wire::ErrorCode;

    const FARM: &str = "brigades-de-fer/brawners-farm";

    /// A server on a store whose battles have been changed, as another version of the program would.
    fn hub(store: &Store, change: impl Fn(&str) -> String) -> Arc<Hub> {
        let (_, stopping) = watch::channel(false);
        let mut hub = Hub::new(Config::default(), store.clone(), stopping);
        let (game, mut source) = games::scenario(FARM).expect("a battle");
        source.text = change(&source.text);
        let changed = Arc::from(game.read(source).expect("a sound battle"));
        hub.battles.retain(|battle| battle.source().id != FARM);
        hub.battles.push(changed);
        Arc::new(hub)
    }

    #[tokio::test]
    async fn a_game_outlives_changes_of_the_text_and_says_when_its_battle_is_another() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let store = Store::file(&folder.path().join("grognard.db")).await.expect("a store");
        let words = Language::English.words();
        let before = hub(&store, str::to_owned);
        let asked = serde_json::json!({"scenario": FARM, "options": {"evade": true},
            "seats": [{"player": "human"}, {"player": "human"}]});
        let asked = serde_json::from_value(asked).expect("a game");
        let id = game_routes::begin(&before, asked, None, words).await.expect("begun").game;
        let commitment = before.game(&id).await.expect("a game").meta.commitment.clone();

        let retold = hub(&store, |text| {
            let text = text.replace("Brawner’s Farm", "Gainesville").replace(" = ", "  =  ");
            format!("# Corrected.\n{text}\n# The end.\n")
        });
        let live = retold.game(&id).await.expect("the same battle");
        assert!(live.meta.battle.source().text.contains("Gainesville"));
        assert_eq!(live.meta.commitment, commitment);

        let longer = hub(&store, |text| text.replace("turns = 5", "turns = 6"));
        let error = longer.game(&id).await.expect_err("another battle");
        assert!(matches!(error, GameError::ScenarioChanged), "{error}");
        let told = Failure::game_error(&error, words);
        assert_eq!(
            (told.status, told.body.code),
            (StatusCode::CONFLICT, ErrorCode::ScenarioChanged)
        );
        // Nothing is lost: the version that it was begun with opens it as it was.
        assert!(store.game(&id).await.expect("a store").is_some());
        let again = hub(&store, str::to_owned).game(&id).await.expect("the same battle");
        assert_eq!(again.meta.commitment, commitment);
    }
}

//! Battles that did not come with a rulebook: files of whoever runs the server, and texts that were sent. Both
//! are read within the bounds of `games::read_own`, on threads of their own, a few at a time.

use std::collections::{HashMap, VecDeque};
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use games::{AnyBattle, AnyGame, ScenarioFault, Source};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::battle_view::BattleViews;
use crate::store::{BattleText, Store, StoreError};

/// Battles that are kept ready.
const KEPT: usize = 128;
/// Battles that are read at once.
const AT_ONCE: usize = 2;
/// How often the folder is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// Files that are taken from it.
const MOST_FILES: usize = 300;
/// What the names of battles that were sent begin with.
const SENT: &str = "u-";
/// Digits of a digest in the name of a battle that was sent.
const DIGITS: usize = 32;

/// A battle of one's own, ready to be played.
#[derive(Debug)]
pub(crate) struct OwnBattle {
    pub(crate) battle: Arc<dyn AnyBattle>,
    pub(crate) views: Arc<BattleViews>,
    pub(crate) text: BattleText,
}

#[derive(Debug)]
pub(crate) struct OwnBattles {
    folder: Option<PathBuf>,
    files: Mutex<Files>,
    /// By id and digest, those used last at the end.
    kept: Mutex<VecDeque<Arc<OwnBattle>>>,
    readers: Arc<Semaphore>,
}

#[derive(Debug, Default)]
struct Files {
    looked: Option<Instant>,
    known: HashMap<PathBuf, (Signature, Option<Arc<OwnBattle>>)>,
    battles: Vec<Arc<OwnBattle>>,
}

/// What tells one version of a file from another without reading it.
type Signature = (Option<SystemTime>, u64);

/// Why a battle cannot be had.
#[derive(Debug)]
pub(crate) enum NoBattle {
    Faults(Vec<ScenarioFault>),
    Store(StoreError),
    /// The rules broke on it.
    Broken,
}

impl From<StoreError> for NoBattle {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// What tells a text from others.
pub(crate) fn digest_of(ruleset: &str, text: &str) -> String {
    let mut hasher = Sha256::new();
    hasher.update(ruleset.as_bytes());
    hasher.update([0]);
    hasher.update(text.as_bytes());
    games::hexadecimal(&hasher.finalize())
}

/// The id of a battle that was sent: it follows from its text, and nobody guesses it.
pub(crate) fn id_of_sent(ruleset: &str, digest: &str) -> String {
    format!("{ruleset}/{SENT}{}", &digest[..DIGITS])
}

/// Reads a battle; what breaks on it is not the end of the program.
fn ready(
    game: &'static dyn AnyGame,
    id: String,
    text: BattleText,
) -> Result<Arc<OwnBattle>, NoBattle> {
    let source = Source { id, text: text.text.clone(), built_in: false };
    let read = || games::read_own(game, source);
    let battle = catch_unwind(AssertUnwindSafe(read)).map_err(|_| NoBattle::Broken)?;
    let battle: Arc<dyn AnyBattle> = Arc::from(battle.map_err(NoBattle::Faults)?);
    let views = Arc::new(BattleViews::new(Arc::clone(&battle)));
    Ok(Arc::new(OwnBattle { battle, views, text }))
}

impl OwnBattles {
    pub(crate) fn new(folder: Option<PathBuf>) -> Self {
        let (files, kept) = (Mutex::default(), Mutex::default());
        Self { folder, files, kept, readers: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<Arc<OwnBattle>>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs what a battle of one's own costs on a thread, a few at a time: slow ones wait for each other and
    /// for nothing else.
    pub(crate) async fn apart<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = Arc::clone(&self.readers).acquire_owned().await.ok()?;
        // The place is taken until the work ends, whoever waits for it.
        let work = move || {
            let done = work();
            drop(place);
            done
        };
        spawn_blocking(work).await.ok()
    }

    /// A battle with this text and id, read once.
    pub(crate) async fn of_text(
        &self,
        id: &str,
        text: BattleText,
    ) -> Result<Arc<OwnBattle>, NoBattle> {
        let is_it =
            |one: &Arc<OwnBattle>| one.text.digest == text.digest && one.battle.source().id == id;
        {
            let mut kept = self.kept();
            if let Some(at) = kept.iter().position(is_it)
                && let Some(own) = kept.remove(at)
            {
                kept.push_back(Arc::clone(&own));
                return Ok(own);
            }
        }
        let game = games::game(&text.ruleset).ok_or(NoBattle::Broken)?;
        let id = id.to_owned();
        let own = self.apart(move || ready(game, id, text)).await.ok_or(NoBattle::Broken)??;
        self.keep(&own);
        Ok(own)
    }

    pub(crate) fn keep(&self, own: &Arc<OwnBattle>) {
        let mut kept = self.kept();
        kept.push_back(Arc::clone(own));
        if kept.len() > KEPT {
            kept.pop_front();
        }
    }

    /// The battles in the folder, those that are sound.
    pub(crate) async fn files(self: &Arc<Self>) -> Vec<Arc<OwnBattle>> {
        if self.folder.is_none() {
            return Vec::new();
        }
        let own = Arc::clone(self);
        self.apart(move || own.look()).await.unwrap_or_default()
    }

    fn look(&self) -> Vec<Arc<OwnBattle>> {
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = files.looked.is_some_and(|at| at.elapsed() < LOOK_EVERY);
        if let Some(folder) = self.folder.as_ref().filter(|_| !fresh) {
            let mut known = HashMap::new();
            let mut battles = Vec::new();
            for (game, path) in files_in(folder) {
                let signature = fs::metadata(&path).map(|meta| (meta.modified().ok(), meta.len()));
                let Ok(signature) = signature else { continue };
                let before = files.known.remove(&path).filter(|(known, _)| *known == signature);
                let own = match before {
                    Some((_, own)) => own,
                    None => from_file(game, &path, signature.1),
                };
                battles.extend(own.clone());
                known.insert(path, (signature, own));
            }
            battles.sort_by(|one, other| one.battle.source().id.cmp(&other.battle.source().id));
            *files = Files { looked: Some(Instant::now()), known, battles };
        }
        files.battles.clone()
    }

    /// The battle with this id, from the folder or from storage.
    pub(crate) async fn find(
        self: &Arc<Self>,
        store: &Store,
        id: &str,
    ) -> Result<Option<Arc<OwnBattle>>, NoBattle> {
        let Some((ruleset, name)) = id.split_once('/') else { return Ok(None) };
        let Some(digits) = name.strip_prefix(SENT) else {
            let files = self.files().await;
            return Ok(files.into_iter().find(|own| own.battle.source().id == id));
        };
        let is_digest = digits.len() == DIGITS && digits.bytes().all(|one| one.is_ascii_hexdigit());
        if !is_digest || games::game(ruleset).is_none() {
            return Ok(None);
        }
        match store.uploaded_text(ruleset, digits).await? {
            Some(text) => self.of_text(id, text).await.map(Some),
            None => Ok(None),
        }
    }
}

/// The files of battles in a folder, each with the game whose folder it lies in.
fn files_in(folder: &Path) -> Vec<(&'static dyn AnyGame, PathBuf)> {
    let mut found = Vec::new();
    for game in games::GAMES {
        let Ok(inside) = fs::read_dir(folder.join(game.rulebook().id)) else { continue };
        let paths = inside.filter_map(|entry| Some(entry.ok()?.path()));
        let mut paths: Vec<PathBuf> =
            paths.filter(|path| path.extension().is_some_and(|end| end == "toml")).collect();
        paths.sort();
        found.extend(paths.into_iter().map(|path| (*game, path)));
    }
    found.truncate(MOST_FILES);
    found
}

/// A battle of a file; whoever runs the server reads in the log what is wrong with others.
fn from_file(game: &'static dyn AnyGame, path: &Path, length: u64) -> Option<Arc<OwnBattle>> {
    let file = path.display().to_string();
    let name = path.file_stem()?.to_str()?;
    let plain =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    let (ruleset, prefix) = (game.rulebook().id, game.rulebook().prefix);
    let id = format!("{ruleset}/{name}");
    if name.len() > 60 || !name.bytes().all(plain) || name.starts_with(SENT) {
        tracing::warn!(file, "a battle is named with small letters, digits and hyphens");
        return None;
    }
    if games::scenario(&id).is_some() {
        tracing::warn!(file, "a battle of this name comes with the rulebook");
        return None;
    }
    if usize::try_from(length).is_ok_and(|length| length > games::LARGEST_TEXT) {
        tracing::warn!(file, "the file is too large");
        return None;
    }
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            tracing::warn!(file, %error, "a battle cannot be read");
            return None;
        }
    };
    let digest = digest_of(ruleset, &text);
    let text = BattleText { digest, ruleset: ruleset.to_owned(), text, uploaded: false };
    match ready(game, id, text) {
        Ok(own) => Some(own),
        Err(NoBattle::Faults(faults)) => {
            let words = words::Language::English.words();
            for fault in faults {
                let told = games::fault_text(&fault, prefix, words);
                tracing::warn!(file, line = fault.line, field = fault.field, "{told}");
            }
            None
        }
        Err(_) => {
            tracing::warn!(file, "the rules cannot play this battle");
            None
        }
    }
}

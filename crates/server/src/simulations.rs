//! Whether a battle is fair: computers fight it many times, as a job that tells how far it is and can be stopped.
//! Each battle of a job waits for its turn among the computers that play in games, and the results are kept with
//! the meaning of the battle that they tell of.

use std::collections::HashMap;
use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::{HeaderName, StatusCode, header};
use axum::{Json, Router, routing};
use games::AnyBattle;
use opponent::{Level, Opponent};
use serde::{Deserialize, Serialize};
use simulate::{Plan, Report, html, verdict};
use tokio::runtime::Handle;
use tokio::task::spawn_blocking;
use words::{Language, Words};

use crate::battles;
use crate::failure::Failure;
use crate::guard::{Act, Client, spend};
use crate::hub::Hub;
use crate::lang::Lang;
use crate::proxies::household;
use crate::read::{Body, Path, read};
use crate::schedule::Thought;
use crate::store::now;
use crate::token;
use crate::wire::{
    ErrorCode, LevelName, NewSimulation, SimulationInfo, SimulationResult, SimulationState,
};

/// Battles that one job may fight.
const MOST_BATTLES: u32 = 1_000;
/// Jobs that one address may have under way, and all together.
const MOST_JOBS: usize = 2;
const MOST_IN_ALL: usize = 16;
/// Jobs that are remembered when they are done; their results are stored.
const REMEMBERED: usize = 256;
/// The same job finds the same, whenever it is done.
const SEED: u64 = 1;
/// When it is worth asking for another job.
const ASK_AGAIN: Duration = Duration::from_secs(10);
/// Choices after which a battle is cut short.
const LONGEST: u32 = 20_000;

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/simulations", routing::post(begin))
        .route("/api/simulations/{simulation}", routing::get(look))
        .route("/api/simulations/{simulation}/stop", routing::post(stop))
        .route("/api/scenarios/{ruleset}/{scenario}/simulations", routing::get(results))
        .route("/api/scenarios/{ruleset}/{scenario}/simulations/{number}", routing::get(report))
}

/// The jobs of this server.
#[derive(Debug, Default)]
pub(crate) struct Simulations(Mutex<HashMap<String, Arc<Job>>>);

#[derive(Debug)]
struct Job {
    owner: IpAddr,
    scenario: String,
    games: u32,
    levels: [Level; 2],
    mirror: bool,
    begun: i64,
    done: AtomicU32,
    stop: AtomicBool,
    end: Mutex<Option<(SimulationState, Option<u32>)>>,
}

impl Job {
    fn end(&self) -> MutexGuard<'_, Option<(SimulationState, Option<u32>)>> {
        self.end.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn info(&self, id: &str) -> SimulationInfo {
        let (state, result) = self.end().unwrap_or((SimulationState::Running, None));
        SimulationInfo {
            id: id.to_owned(),
            scenario: self.scenario.clone(),
            state,
            games: self.games,
            done: self.done.load(Ordering::Relaxed),
            levels: self.levels.map(LevelName::from).to_vec(),
            mirror: self.mirror,
            result,
        }
    }
}

impl Simulations {
    fn jobs(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a job up, unless there are too many.
    fn add(&self, id: &str, job: &Arc<Job>) -> bool {
        let mut jobs = self.jobs();
        let under_way = || jobs.values().filter(|one| one.end().is_none());
        if under_way().count() >= MOST_IN_ALL
            || under_way().filter(|one| one.owner == job.owner).count() >= MOST_JOBS
        {
            return false;
        }
        if jobs.len() >= REMEMBERED {
            let ended = jobs.iter().filter(|(_, one)| one.end().is_some());
            let oldest = ended.min_by_key(|(_, one)| one.begun).map(|(id, _)| id.clone());
            oldest.and_then(|id| jobs.remove(&id));
        }
        jobs.insert(id.to_owned(), Arc::clone(job));
        true
    }

    fn find(&self, id: &str) -> Option<Arc<Job>> {
        self.jobs().get(id).cloned()
    }
}

/// What is stored of a job that has ended.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    games: u32,
    levels: [String; 2],
    mirror: bool,
    seed: u64,
    /// In French and in English.
    verdict: [String; 2],
    html: [String; 2],
}

impl Kept {
    fn of(report: &Report, job: &Job, battle: &dyn AnyBattle) -> Self {
        let told = [Language::French, Language::English].map(|language| {
            let words = language.words();
            let report = named(report, battle, words);
            (verdict(&report, words), html(&report, words))
        });
        let [(french, french_page), (english, english_page)] = told;
        Self {
            games: report.games,
            levels: job.levels.map(|level| level.name().to_owned()),
            mirror: job.mirror,
            seed: report.seed,
            verdict: [french, english],
            html: [french_page, english_page],
        }
    }
}

/// Which of what is kept in two languages.
const fn index(words: &Words) -> usize {
    match words.language() {
        Language::French => 0,
        Language::English => 1,
    }
}

/// A report with the names of a language.
fn named(report: &Report, battle: &dyn AnyBattle, words: &Words) -> Report {
    let described = battle.describe(words);
    let mut report = report.clone();
    report.about.title = described.title;
    for (side, army) in report.sides.iter_mut().zip(&described.armies) {
        side.name.clone_from(&army.name);
    }
    for (side, army) in report.about.sides.iter_mut().zip(described.armies) {
        side.1 = army.name;
    }
    report
}

/// Begins a job.
async fn begin(
    State(hub): State<Arc<Hub>>,
    Client(address): Client,
    Lang(words): Lang,
    Body(body): Body,
) -> Result<(StatusCode, Json<SimulationInfo>), Failure> {
    let asked: NewSimulation = read(&body, words)?;
    let level = |index: usize| {
        let name = asked.levels.get(index).map(String::as_str).unwrap_or_default();
        Level::ALL.into_iter().find(|level| level.name() == name)
    };
    let (Some(first), Some(second), 2) = (level(0), level(1), asked.levels.len()) else {
        let names = Level::ALL.map(Level::name).join(", ");
        return Err(Failure::bad("levels", &names, words));
    };
    if !(1..=MOST_BATTLES).contains(&asked.games) {
        return Err(Failure::bad("games", &format!("1 … {MOST_BATTLES}"), words));
    }
    let found = battles::find(&hub, &asked.scenario, words).await?;
    spend(&hub, Act::Check, address, 1.0, words)?;
    let id = token::game_id().map_err(|error| Failure::fault(&error, words))?;
    let job = Arc::new(Job {
        owner: household(address),
        scenario: asked.scenario,
        games: asked.games,
        levels: [first, second],
        mirror: asked.mirror.unwrap_or(false),
        begun: now(),
        done: AtomicU32::new(0),
        stop: AtomicBool::new(false),
        end: Mutex::default(),
    });
    if !hub.simulations.add(&id, &job) {
        return Err(Failure::over_quota(ErrorCode::TooManyComputers, ASK_AGAIN, words));
    }
    let told = job.info(&id);
    tokio::spawn(run(hub, job, found.battle));
    Ok((StatusCode::ACCEPTED, Json(told)))
}

async fn run(hub: Arc<Hub>, job: Arc<Job>, battle: Arc<dyn AnyBattle>) {
    let digest = battle.digest().to_string();
    let fought = spawn_blocking({
        let (hub, job) = (Arc::clone(&hub), Arc::clone(&job));
        let runtime = Handle::current();
        move || {
            let report = fight(&hub, &job, battle.as_ref(), &runtime)?;
            (report.games > 0).then(|| Kept::of(&report, &job, battle.as_ref()))
        }
    });
    let stopped = || job.stop.load(Ordering::Relaxed);
    let end = match fought.await {
        Ok(Some(kept)) => match hub.store.keep_report(&digest, &kept).await {
            Ok(number) if stopped() || kept.games < job.games => {
                (SimulationState::Stopped, Some(number))
            }
            Ok(number) => (SimulationState::Done, Some(number)),
            Err(error) => {
                tracing::warn!(%error, "the report of a simulation is lost");
                (SimulationState::Failed, None)
            }
        },
        Ok(None) if stopped() => (SimulationState::Stopped, None),
        Ok(None) => (SimulationState::Failed, None),
        Err(error) => {
            tracing::error!(%error, "a simulation broke");
            (SimulationState::Failed, None)
        }
    };
    *job.end() = Some(end);
}

/// Fights the battles of a job, each in its turn among the computers of all games; nothing where one of them could
/// not go on.
fn fight(hub: &Hub, job: &Job, battle: &dyn AnyBattle, runtime: &Handle) -> Option<Report> {
    let slow = job.levels.contains(&Level::Marshal);
    let thought = Thought { owner: job.owner, alone: true, slow };
    let turn = || runtime.block_on(hub.schedule.turn(thought));
    let started = Instant::now();
    let goes_on = || {
        !job.stop.load(Ordering::Relaxed)
            && !*hub.stopping.borrow()
            && started.elapsed() < hub.config.simulation_budget
    };
    let holds = Mutex::new(Some(turn()));
    let progress = |done: u32| {
        job.done.store(done, Ordering::Relaxed);
        let mut holds = holds.lock().unwrap_or_else(PoisonError::into_inner);
        // Whoever waits comes first.
        *holds = None;
        if done >= job.games || !goes_on() {
            return ControlFlow::Break(());
        }
        *holds = Some(turn());
        ControlFlow::Continue(())
    };
    if !goes_on() {
        return None;
    }
    let plan = Plan {
        players: job.levels.map(Opponent::new).to_vec(),
        games: job.games,
        seed: SEED,
        threads: 1,
        mirror: job.mirror,
        longest: LONGEST,
    };
    let fought = battle.simulate(&plan, Language::French.words(), &progress, None);
    fought.inspect_err(|stuck| tracing::warn!(scenario = job.scenario, ?stuck, "stuck")).ok()
}

fn found(hub: &Hub, id: &str, words: &Words) -> Result<Arc<Job>, Failure> {
    let unknown = || Failure::unknown(ErrorCode::UnknownSimulation, id, words);
    hub.simulations.find(id).ok_or_else(unknown)
}

/// How far a job is.
async fn look(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Lang(words): Lang,
) -> Result<Json<SimulationInfo>, Failure> {
    Ok(Json(found(&hub, &id, words)?.info(&id)))
}

/// Ends a job after the battle that is being fought; what has been fought is reported.
async fn stop(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Lang(words): Lang,
) -> Result<Json<SimulationInfo>, Failure> {
    let job = found(&hub, &id, words)?;
    job.stop.store(true, Ordering::Relaxed);
    Ok(Json(job.info(&id)))
}

/// What jobs have found about a battle, the last first.
async fn results(
    State(hub): State<Arc<Hub>>,
    Path((ruleset, name)): Path<(String, String)>,
    Lang(words): Lang,
) -> Result<Json<Vec<SimulationResult>>, Failure> {
    let found = battles::find(&hub, &format!("{ruleset}/{name}"), words).await?;
    let kept = hub.store.reports::<Kept>(&found.battle.digest().to_string()).await;
    let kept = kept.map_err(|error| Failure::store(&error, words))?;
    let told = kept.into_iter().map(|(number, made, kept)| SimulationResult {
        number,
        made,
        games: kept.games,
        levels: kept.levels.to_vec(),
        mirror: kept.mirror,
        verdict: kept.verdict[index(words)].clone(),
    });
    Ok(Json(told.collect()))
}

/// A report with its plots, as a page of its own.
async fn report(
    State(hub): State<Arc<Hub>>,
    Path((ruleset, name, number)): Path<(String, String, u32)>,
    Lang(words): Lang,
) -> Result<([(HeaderName, &'static str); 1], String), Failure> {
    let found = battles::find(&hub, &format!("{ruleset}/{name}"), words).await?;
    let kept = hub.store.report::<Kept>(&found.battle.digest().to_string(), number).await;
    let kept = kept.map_err(|error| Failure::store(&error, words))?;
    let unknown = || Failure::unknown(ErrorCode::UnknownSimulation, &number.to_string(), words);
    let [french, english] = kept.ok_or_else(unknown)?.html;
    let page = if index(words) == 0 { french } else { english };
    Ok(([(header::CONTENT_TYPE, "text/html; charset=utf-8")], page))
}

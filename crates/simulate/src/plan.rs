use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use engine::game::Doctrine;
use opponent::{Opponent, mix};

use crate::battle::{Battle, Fought, Stuck, StuckReason};
use crate::report::{About, BattleResult, Report};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays each seat.
    pub players: Vec<Opponent>,
    pub games: u32,
    pub seed: u64,
    pub threads: usize,
    /// Every other battle is the one before it with the same dice and the players exchanged.
    pub mirror: bool,
    /// Choices after which a battle is cut short.
    pub longest: u32,
}

/// Called after every battle how many are done; says whether to go on.
pub type Progress<'a> = &'a (dyn Fn(u32) -> ControlFlow<()> + Sync);

impl Plan {
    /// Longer than any sound battle.
    pub const LONGEST: u32 = 100_000;

    /// The seed of a battle.
    pub fn seed_of(&self, number: u32) -> u64 {
        mix(self.seed, u64::from(if self.mirror { number / 2 } else { number }))
    }

    /// Whether the players have exchanged their seats in a battle.
    pub const fn is_swapped(&self, number: u32) -> bool {
        self.mirror && number % 2 == 1
    }

    /// Who plays each seat in a battle.
    pub fn players_of(&self, number: u32) -> Vec<Opponent> {
        let mut players = self.players.clone();
        if self.is_swapped(number) {
            players.reverse();
        }
        players
    }
}

/// Fights the battles of a plan, or as many as `progress` wants. `keep` is given every battle as it ends, in no fixed order, from
/// any thread.
pub fn simulate<R: Doctrine>(
    start: &R::State,
    about: &About,
    plan: &Plan,
    progress: Progress<'_>,
    keep: &(dyn Fn(u32, &Fought<R>) + Sync),
) -> Result<Report, Stuck> {
    let next = AtomicU32::new(0);
    let (done, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let results: Mutex<Vec<BattleResult>> = Mutex::new(Vec::with_capacity(plan.games as usize));
    let stuck: Mutex<Option<(u32, Stuck)>> = Mutex::new(None);
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                break;
            }
            match fight::<R>(start, plan, number) {
                Ok(fought) => {
                    keep(number, &fought);
                    let one = BattleResult::of(&fought, number, plan);
                    results.lock().expect("no thread panics while it holds the lock").push(one);
                    if progress(done.fetch_add(1, Ordering::Relaxed) + 1).is_break() {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
                Err(fault) => {
                    stop.store(true, Ordering::Relaxed);
                    let mut first = stuck.lock().expect("no thread panics while it holds the lock");
                    if first.as_ref().is_none_or(|first| first.0 > number) {
                        *first = Some((number, fault));
                    }
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..plan.threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    if let Some((_, fault)) = stuck.into_inner().expect("no thread panics while it holds the lock")
    {
        return Err(fault);
    }
    let mut results = results.into_inner().expect("no thread panics while it holds the lock");
    results.sort_by_key(|one| one.game);
    Ok(Report::of(about, plan, results))
}

/// One battle; rules that panic are reported as a fault, not the end of the program.
fn fight<R: Doctrine>(start: &R::State, plan: &Plan, number: u32) -> Result<Fought<R>, Stuck> {
    let (players, seed) = (plan.players_of(number), plan.seed_of(number));
    let battle = Battle { players: &players, seed, longest: plan.longest };
    let fought = catch_unwind(AssertUnwindSafe(|| battle.fight::<R>(start.clone())));
    fought.unwrap_or(Err(Stuck { seed, choice: 0, reason: StuckReason::Fault }))
}

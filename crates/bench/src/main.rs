//! `make bench`: how fast Grognard is, in ratios against a peer in the same run where there is one.

mod battles;
mod fronts;
mod jobs;
mod procedures;

use std::hint::black_box;
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// The measurements by name: all of them, or those that the arguments name.
const PARTS: [(&str, fn()); 8] = [
    ("battles", battles::all),
    ("regiments", battles::regiments),
    ("divisions", battles::divisions),
    ("fronts", fronts::all),
    ("growth", battles::growth),
    ("icepool", jobs::against_icepool),
    ("odds", procedures::odds),
    ("lines", procedures::resolve_lines),
];

fn main() {
    let named = |argument: &String| !argument.starts_with("--");
    let wanted: Vec<String> = std::env::args().skip(1).filter(named).collect();
    for (name, measure) in PARTS {
        if wanted.is_empty() || wanted.iter().any(|one| one == name) {
            measure();
        }
    }
}

/// How much of a battle is measured.
struct Effort {
    games: u64,
    /// Choices of one round of random play.
    choices: u32,
    rounds: u64,
    round: Duration,
}

/// All that a figure needs, or with `--tiny` just enough to see that it works.
fn effort() -> Effort {
    if std::env::args().any(|argument| argument == "--tiny") {
        return Effort { games: 1, choices: 100, rounds: 1, round: Duration::from_millis(1) };
    }
    Effort { games: 20, choices: 40_000, rounds: 5, round: Duration::from_millis(500) }
}

/// Time that this thread has kept a processor busy: what others do on the machine does not count.
#[derive(Clone, Copy)]
struct Busy(Duration);

impl Busy {
    fn now() -> Self {
        let time = clock_gettime(ClockId::ThreadCPUTime);
        Self(Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32))
    }

    fn elapsed(self) -> Duration {
        Self::now().0.saturating_sub(self.0)
    }
}

/// The best of many short rounds, in time of this thread alone: what the machine can do when nothing
/// disturbs it.
fn best_time<T>(mut work: impl FnMut() -> T) -> Duration {
    const ROUNDS: usize = 70;
    const ROUND: Duration = Duration::from_millis(5);
    black_box(work());
    let once = Busy::now();
    black_box(work());
    // Looking at the clock costs as much as a small job.
    let times = (ROUND.as_nanos() / once.elapsed().as_nanos().max(1)).clamp(1, 10_000) as u32;
    let round = || {
        let start = Busy::now();
        for _ in 0..times {
            black_box(work());
        }
        start.elapsed() / times
    };
    std::iter::repeat_with(round).take(ROUNDS).min().unwrap_or_default()
}

fn microseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// The root of the repository.
fn root() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

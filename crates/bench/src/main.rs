//! `make bench`: how fast Grognard is, in ratios against a peer in the same run where there is one.

mod battles;
mod jobs;
mod procedures;

use std::hint::black_box;
use std::time::{Duration, Instant};

/// How much is measured: the whole of it, or just enough to see that it works.
#[derive(Clone, Copy)]
struct Effort {
    games: u64,
    rounds: u64,
    round: Duration,
}

impl Effort {
    const WHOLE: Self = Self { games: 20, rounds: 5, round: Duration::from_millis(500) };
    const TINY: Self = Self { games: 1, rounds: 1, round: Duration::from_millis(1) };
}

/// `--tiny` plays each battle once and measures nothing else.
fn main() {
    if std::env::args().any(|argument| argument == "--tiny") {
        return battles::all(Effort::TINY);
    }
    battles::all(Effort::WHOLE);
    jobs::against_icepool();
    procedures::odds();
    procedures::resolve_lines();
}

/// The best of several rounds: what the machine can do when nothing disturbs it.
fn best_time<T>(mut work: impl FnMut() -> T) -> Duration {
    const ROUNDS: u32 = 7;
    const ROUND: Duration = Duration::from_millis(50);
    black_box(work());
    let mut best = Duration::MAX;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let mut times = 0;
        while start.elapsed() < ROUND {
            black_box(work());
            times += 1;
        }
        best = best.min(start.elapsed() / times);
    }
    best
}

fn microseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// The root of the repository.
fn root() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

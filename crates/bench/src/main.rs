//! `make bench`: how fast Grognard is, in ratios against a peer in the same run where there is one.

mod battles;
mod jobs;
mod procedures;

use std::hint::black_box;
use std::time::{Duration, Instant};

/// The measurements by name: all of them, or those that the arguments name.
const PARTS: [(&str, fn()); 5] = [
    ("battles", battles::all),
    ("growth", battles::growth),
    ("icepool", jobs::against_icepool),
    ("odds", procedures::odds),
    ("lines", procedures::resolve_lines),
];

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    for (name, measure) in PARTS {
        if wanted.is_empty() || wanted.iter().any(|one| one == name) {
            measure();
        }
    }
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

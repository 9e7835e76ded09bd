//! How many random legal choices a second, and what a copy of the state costs, on hexes and on the
//! free table: `cargo run --release -p brigades-de-fer --example random_play`.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

use brigades_de_fer::game::{BrigadesDeFer, Options, State};
use brigades_de_fer::scenario::{Ground, Scenario};
use engine::game::{Rules, Word};
use engine::{Log, Seeded, Table};

struct Luck(u64);

impl Luck {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % bound as u64) as usize
    }
}

/// The time that this program has used of a processor, in hundredths of a second: others may be at
/// work on the same machine.
fn used() -> Option<u64> {
    let told = std::fs::read_to_string("/proc/self/stat").ok()?;
    let after = told.rsplit(')').next()?;
    let mut fields = after.split_whitespace().skip(11);
    let (user, system): (u64, u64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some(user + system)
}

/// Plays a battle; counts the choices, and the time by kind of decision if asked to.
fn play(
    start: &State,
    seed: u64,
    times: &mut Option<BTreeMap<&'static str, (u32, Duration)>>,
) -> usize {
    let (mut state, mut dice, mut luck) = (start.clone(), Seeded::new(seed), Luck(seed));
    let mut choices = 0;
    let mut log = Log::silent();
    loop {
        let asked = BrigadesDeFer::asked(&state);
        if asked.is_empty() {
            return choices;
        }
        let ask = &asked[luck.below(asked.len())];
        let (seat, listed) = (ask.seat, ask.listed(&state));
        let choice = listed[luck.below(listed.len())];
        let began = times.is_some().then(Instant::now);
        let mut table = Table::new(&mut dice, &mut log);
        let answered = BrigadesDeFer::answer(&mut state, seat, &choice, &mut table);
        assert!(answered.is_ok(), "{choice:?}: {answered:?}");
        if let (Some(times), Some(began)) = (times.as_mut(), began) {
            // The time of an answer is mostly that of the next question.
            let asked =
                BrigadesDeFer::asked(&state).first().map_or("end", |next| next.question.name());
            let entry = times.entry(asked).or_default();
            *entry = (entry.0 + 1, entry.1 + began.elapsed());
        }
        choices += 1;
    }
}

fn main() {
    for id in ["millers-cornfield", "brawners-farm", "gettysburg"] {
        for ground in [Ground::Hexes, Ground::Table] {
            let Some(scenario) = Scenario::built_in(id) else { continue };
            let options = Options { ground: Some(ground), ..Options::default() };
            let start = BrigadesDeFer::begin(&scenario, &options);
            let (began, before) = (Instant::now(), used());
            let (mut choices, mut games) = (0, 0);
            while began.elapsed() < Duration::from_secs(2) {
                choices += play(&start, games, &mut None);
                games += 1;
            }
            let wall = began.elapsed().as_secs_f64();
            let seconds = match (before, used()) {
                (Some(before), Some(after)) if after > before => (after - before) as f64 / 100.0,
                _ => wall,
            };
            let rate = choices as f64 / seconds;
            let began = Instant::now();
            for _ in 0..100_000 {
                black_box(start.clone());
            }
            let clone = began.elapsed().as_nanos() / 100_000;
            println!(
                "{id} {ground:?}: {rate:.0} choices in a second of processor ({seconds:.2} s of \
                 {wall:.2} s), {games} games, clone {clone} ns"
            );
            if std::env::args().any(|argument| argument == "--kinds") {
                let mut times = Some(BTreeMap::new());
                (0..20).for_each(|seed| {
                    play(&start, seed, &mut times);
                });
                for (kind, (count, time)) in times.into_iter().flatten() {
                    let each = time.as_nanos() / u128::from(count.max(1));
                    println!("    {kind}: {count} times, {each} ns");
                }
            }
        }
    }
}

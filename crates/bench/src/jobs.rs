//! Six common dice jobs, as the rules write them (steps over a state) and as icepool does them.

use std::hash::Hash;
use std::process::Command;

use dice::{DiceError, Die, Explorer, Flow, Pool, Reading, RuleId, Step, Table, Worth};
use serde_json::Value;

use crate::{best_time, microseconds, root};

const RULE: RuleId = RuleId::new("J", "1");

type Stepped = Result<Flow, DiceError>;

/// (a) Successes of 12d6 on 4+, each success then a d6 of damage, summed.
const DAMAGE: &[Step<i32>] = &[
    |state, table| {
        *state = table.throw(RULE, "hits", Pool::at_least(12, 4))?;
        Ok(Flow::Next)
    },
    |state, table| {
        *state = table.throw(RULE, "damage", Pool::total(*state))?;
        Ok(Flow::Done)
    },
];

/// (b) Sum of the faces up to 3 among 6d6, less the sum of the faces up to 2 among 6d6.
const DIFFERENCE: &[Step<i32>] = &[
    |state, table| faces_up_to(3, 1, state, table),
    |state, table| faces_up_to(2, -1, state, table),
];

fn faces_up_to(score: i32, sign: i32, state: &mut i32, table: &mut Table<'_>) -> Stepped {
    let pool = Pool::new(6, Die::D6, Reading::Sum(Worth::faces_up_to(score)));
    *state += sign * table.throw(RULE, "sum", pool)?;
    Ok(Flow::Next)
}

/// (c) Sum of 24d6, doubled, halved down, divided by 5.
const LOSSES: &[Step<i32>] = &[|state, table| {
    *state = table.throw(RULE, "sum", Pool::total(24))? * 2 / 2 / 5;
    Ok(Flow::Done)
}];

/// (d) Difference of two dice plus 1 is 0 or more; on failure a second such test.
const TESTS: &[Step<(i32, bool)>] = &[|(tests, passed), table| {
    let plus = table.throw(RULE, "plus", Pool::total(1))?;
    let minus = table.throw(RULE, "minus", Pool::total(1))?;
    *tests += 1;
    *passed = plus - minus + 1 >= 0;
    Ok(if *passed || *tests == 2 { Flow::Done } else { Flow::Again })
}];

/// (e) Best two of 3d6 summed, 9 or more.
const BEST_TWO: &[Step<bool>] = &[|state, table| {
    *state = table.throw(RULE, "best", Pool::new(3, Die::D6, Reading::Best(2)))? >= 9;
    Ok(Flow::Done)
}];

/// (f) 9d6 hit on 4+, each saved on 4+, then 2d6 against the wounds.
const VOLLEY: &[Step<(i32, bool)>] = &[
    |(wounds, _), table| {
        *wounds = table.throw(RULE, "hits", Pool::at_least(9, 4))?;
        Ok(Flow::Next)
    },
    |(wounds, _), table| {
        *wounds -= table.throw(RULE, "saves", Pool::at_least(*wounds, 4))?;
        Ok(Flow::Next)
    },
    |(wounds, holds), table| {
        *holds = table.throw(RULE, "morale", Pool::total(2))? > *wounds;
        Ok(Flow::Done)
    },
];

struct Timed {
    name: &'static str,
    what: &'static str,
    /// With an explorer that has met no pool yet, and with one that has met them all.
    cold: f64,
    warm: f64,
    outcomes: usize,
}

fn time<S: Clone + Eq + Hash>(
    name: &'static str,
    what: &'static str,
    steps: &[Step<S>],
    start: &S,
) -> Timed {
    let cold = best_time(|| Explorer::<f64>::new().odds(steps, start.clone()));
    let mut explorer = Explorer::<f64>::new();
    let warm = best_time(|| explorer.odds(steps, start.clone()));
    let outcomes = explorer.odds(steps, start.clone()).len();
    Timed { name, what, cold: microseconds(cold), warm: microseconds(warm), outcomes }
}

pub(crate) fn against_icepool() {
    let jobs = [
        time("a", "12d6 on 4+, d6 damage each", DAMAGE, &0),
        time("b", "difference of two sums of 6d6", DIFFERENCE, &0),
        time("c", "24d6, doubled, halved, by 5", LOSSES, &0),
        time("d", "difference of 2d6, second test", TESTS, &(0, false)),
        time("e", "best two of 3d6", BEST_TWO, &false),
        time("f", "9d6 hits, saves, morale", VOLLEY, &(0, false)),
    ];
    println!("Six dice jobs, microseconds (ratio: icepool / ours)\n");
    let peer = icepool();
    if peer.is_none() {
        println!("icepool is not installed: `make bench` installs it\n");
    }
    println!(
        "  {:34} {:>9} {:>9} {:>9} {:>8} {:>8}",
        "job", "icepool", "cold", "warm", "cold", "warm"
    );
    for job in &jobs {
        let Timed { name, what, cold, warm, outcomes } = job;
        let of_peer = peer.as_ref().map(|peer| &peer[*name]);
        let micros = of_peer.and_then(|job| job["microseconds"].as_f64());
        let same = of_peer.is_none_or(|job| job["outcomes"].as_u64() == Some(*outcomes as u64));
        let micros = micros.unwrap_or(f64::NAN);
        let (by_cold, by_warm) = (micros / cold, micros / warm);
        println!(
            "  {name} {what:32} {micros:>9.1} {cold:>9.2} {warm:>9.2} {by_cold:>7.0}x {by_warm:>7.0}x{}",
            if same { "" } else { "  different outcomes!" }
        );
    }
    println!();
}

/// The times of icepool, measured in the same run.
fn icepool() -> Option<Value> {
    let python = root().join("bench/.venv/bin/python");
    let output = Command::new(python).arg(root().join("bench/icepool_jobs.py")).output().ok()?;
    serde_json::from_slice(&output.stdout).ok()
}

//! One procedure, three uses: what is rolled, typed and explored agrees.

use dice::{
    Die, Flow, Fraction, Log, Pool, Reading, RuleId, Scripted, Seeded, Step, Table, Weight, Worth,
    odds, play,
};
use proptest::prelude::*;

const RULE: RuleId = RuleId::new("X", "1");

/// Both sides throw a die until they differ; a side that loses three times is out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Duel {
    lost: [u8; 2],
}

const DUEL: &[Step<Duel>] = &[
    |_, _| Ok(Flow::Next),
    |duel, table| {
        let ours = table.throw(RULE, "ours", Pool::one(Die::D6))?;
        let theirs = table.throw(RULE, "theirs", Pool::one(Die::D6))?;
        match ours.cmp(&theirs) {
            std::cmp::Ordering::Less => duel.lost[0] += 1,
            std::cmp::Ordering::Equal => return Ok(Flow::To(0)),
            std::cmp::Ordering::Greater => duel.lost[1] += 1,
        }
        Ok(if duel.lost.contains(&3) { Flow::Done } else { Flow::To(0) })
    },
];

#[test]
fn ties_fought_again_without_end_are_solved_exactly() {
    let ends = odds::<_, Fraction>(DUEL, Duel::default());
    let total = ends.iter().fold(Fraction::zero(), |sum, (_, weight)| sum + weight);
    assert_eq!(total, Fraction::one());
    let ours: Fraction =
        ends.iter().filter(|end| end.0.lost[1] == 3).map(|end| end.1.clone()).sum();
    assert_eq!(ours, Fraction::ratio(1, 2), "the duel is fair");
    let clean = ends.iter().find(|end| end.0.lost == [0, 3]).unwrap();
    assert_eq!(clean.1, Fraction::ratio(1, 8), "three wins in a row, ties left out");
}

/// A walk between two walls, one step at a time: every state can come back to every other.
const WALK: &[Step<i32>] = &[|place, table| {
    *place += if table.throw(RULE, "walk", Pool::at_least(1, 3))? == 1 { 1 } else { -1 };
    Ok(if *place == 0 || *place == 9 { Flow::Done } else { Flow::Again })
}];

#[test]
fn a_random_walk_is_the_gamblers_ruin() {
    let ends = odds::<_, Fraction>(WALK, 4);
    // Up with 2/3: the chance to reach 9 before 0 from 4 is (1 - (1/2)^4) / (1 - (1/2)^9).
    let up = ends.iter().find(|end| end.0 == 9).unwrap();
    assert_eq!(up.1, Fraction::ratio(480, 511));
    let quick = odds::<_, f64>(WALK, 4);
    let up = quick.iter().find(|end| end.0 == 9).unwrap();
    assert!((up.1 - 480.0 / 511.0).abs() < 1e-12);
}

/// Ten units test one after another.
const TESTS: &[Step<(u8, u8)>] = &[|(unit, failed), table| {
    *failed += u8::from(table.throw(RULE, "test", Pool::one(Die::D10))? > 7);
    *unit += 1;
    Ok(if *unit == 10 { Flow::Done } else { Flow::Again })
}];

#[test]
fn a_step_that_goes_on_with_itself_merges_its_states() {
    let ends = odds::<_, Fraction>(TESTS, (0, 0));
    assert_eq!(ends.len(), 11);
    let all = ends.iter().find(|end| end.0.1 == 10).unwrap();
    assert_eq!(all.1, (0..10).fold(Fraction::one(), |p, _| p * Fraction::ratio(3, 10)));
}

/// Hits and sixes of one throw; misses are thrown again once; each six then costs a die.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Volley {
    dice: i32,
    hits: i32,
    sixes: i32,
    extra: i32,
}

const VOLLEY: &[Step<Volley>] = &[
    |volley, table| {
        let reading = Reading::Both(Worth::at_least(5), Worth::exactly(6));
        let pool = Pool::new(volley.dice, Die::D6, reading);
        (volley.hits, volley.sixes) = table.throw_both(RULE, "hits", pool)?;
        Ok(Flow::Next)
    },
    |volley, table| {
        let pool = Pool::new(volley.sixes, Die::D8, Reading::Total);
        volley.extra =
            table.throw_with_rerolls(RULE, "extra", pool, Worth::at_least(4), Worth::at_most(2))?;
        volley.sixes = 0;
        Ok(Flow::Done)
    },
];

#[test]
fn odds_agree_with_a_hundred_thousand_rolls() {
    let start = Volley { dice: 4, ..Volley::default() };
    let chances = odds::<_, f64>(VOLLEY, start.clone());
    let mut seen = vec![0_u32; chances.len()];
    let mut dice = Seeded::new(17);
    for _ in 0..100_000 {
        let mut log = Log::silent();
        let end = play(VOLLEY, start.clone(), &mut Table::new(&mut dice, &mut log)).unwrap();
        seen[chances.iter().position(|chance| chance.0 == end).expect("has a weight")] += 1;
    }
    for ((end, chance), seen) in chances.iter().zip(seen) {
        let expected = chance * 100_000.0;
        let deviation = (f64::from(seen) - expected) / expected.max(1.0).sqrt();
        assert!(deviation.abs() < 5.0, "{end:?}: {seen} instead of {expected}");
    }
}

proptest! {
    #[test]
    fn typed_dice_replay_rolled_ones(seed in any::<u64>(), dice in 0_i32..9) {
        let start = Volley { dice, ..Volley::default() };
        let mut log = Log::new();
        let mut rolled = Seeded::new(seed);
        let end = play(VOLLEY, start.clone(), &mut Table::new(&mut rolled, &mut log)).unwrap();
        let faces: Vec<i64> = log
            .entries()
            .iter()
            .flat_map(|entry| match entry {
                dice::Entry::Throw { faces, .. } => faces.clone(),
                _ => Vec::new(),
            })
            .map(i64::from)
            .collect();
        let mut typed = Scripted::new(&faces);
        let mut silent = Log::silent();
        let again = play(VOLLEY, start.clone(), &mut Table::new(&mut typed, &mut silent)).unwrap();
        prop_assert_eq!(&end, &again);
        prop_assert!(typed.finish().is_ok());
        prop_assert!(odds::<_, f64>(VOLLEY, start).iter().any(|chance| chance.0 == end));
    }

    #[test]
    fn odds_sum_to_exactly_one(dice in 0_i32..7) {
        let start = Volley { dice, ..Volley::default() };
        let total = odds::<_, Fraction>(VOLLEY, start)
            .into_iter()
            .fold(Fraction::zero(), |sum, (_, weight)| sum + weight);
        prop_assert_eq!(total, Fraction::one());
    }
}

use std::collections::HashMap;

use engine::{AnyProcedure, Fraction, Rejection, Rulebook, Seeded, Weight};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::Value;

use crate::faces;
use crate::inputs::{Chance, likely_input, spoiled, varied};

/// Inputs tried for each procedure.
const TRIES: u64 = 300;
/// Results beyond which exact fractions would take a test too long.
const FEW: usize = 60;

/// For likely inputs of every procedure, and for inputs near those of worked examples (one JSON object a
/// line), which are the way into procedures whose facts must fit together too well to be met by chance:
/// odds sum to 1; a rolled result has a weight; typed dice replay rolled ones; one die more or less is
/// refused; odds as fractions are the same.
pub fn properties(book: &Rulebook, lines: &str) {
    let lines = lines.lines().filter(|line| !line.trim().is_empty());
    let examples: Vec<Value> =
        lines.map(|line| serde_json::from_str(line).expect("an example is JSON")).collect();
    for procedure in book.procedures {
        let near: Vec<&Value> =
            examples.iter().filter(|example| example["procedure"] == procedure.name()).collect();
        let mut accepted = 0;
        for seed in 0..TRIES {
            let chance = &mut Chance::new(seed);
            let input = likely_input(*procedure, chance).to_string();
            accepted += usize::from(check(*procedure, &input, seed));
            if !near.is_empty() {
                let example = &near[seed as usize % near.len()]["input"];
                let input = varied(example.clone(), *procedure, chance).to_string();
                accepted += usize::from(check(*procedure, &input, seed));
            }
        }
        assert!(accepted > 0, "no likely input of {} is accepted", procedure.name());
    }
}

fn check(procedure: &dyn AnyProcedure, input: &str, seed: u64) -> bool {
    let context = || format!("{} {input}", procedure.name());
    let odds = match procedure.odds(input) {
        Ok(odds) => odds,
        Err(rejection) => {
            let resolved = procedure.resolve(input, &mut Seeded::new(seed));
            assert_eq!(resolved.err(), Some(rejection), "{}", context());
            return false;
        }
    };
    let total: f64 = odds.iter().map(|odd| odd.1).sum();
    assert!((total - 1.0).abs() < 1e-9, "{}: odds sum to {total}", context());
    assert!(odds.iter().all(|odd| odd.1 > 0.0), "{}: an impossible result", context());
    let results: std::collections::BTreeSet<_> = odds.iter().map(|odd| &odd.0).collect();
    assert_eq!(results.len(), odds.len(), "{}: equal results are merged", context());

    let rolled = procedure.resolve(input, &mut Seeded::new(seed)).expect("odds were accepted");
    assert!(results.contains(&rolled.result), "{}: {} has no weight", context(), rolled.result);
    let mut dice = faces(&rolled.log);
    let typed = procedure.resolve_typed(input, &dice);
    let typed = typed.unwrap_or_else(|fault| panic!("{} {dice:?}: {fault:?}", context()));
    assert_eq!(typed.result, rolled.result, "{}", context());
    dice.push(1);
    let more = procedure.resolve_typed(input, &dice);
    assert!(matches!(more, Err(Rejection::Dice(_))), "{}: a die more", context());
    dice.truncate(dice.len().saturating_sub(2));
    if !faces(&rolled.log).is_empty() {
        let less = procedure.resolve_typed(input, &dice);
        assert!(matches!(less, Err(Rejection::Dice(_))), "{}: a die less", context());
    }

    if seed < 12 && odds.len() <= FEW {
        let exact = procedure.exact_odds(input).expect("odds were accepted");
        let total = exact.iter().fold(Fraction::zero(), |sum, odd| sum + &odd.1);
        assert_eq!(total, Fraction::one(), "{}", context());
        for (quick, exact) in odds.iter().zip(&exact) {
            assert_eq!(quick.0, exact.0, "{}", context());
            assert!((quick.1 - exact.1.to_f64()).abs() < 1e-9, "{}", context());
        }
    }
    true
}

/// Rolls each input 100,000 times and compares with its odds: the name of a procedure, and an input.
pub fn odds_agree_with_rolls(book: &Rulebook, inputs: &[(&str, &str)]) {
    for (procedure, input) in inputs {
        rolls_agree(book, procedure, input);
    }
}

fn rolls_agree(book: &Rulebook, procedure: &str, input: &str) {
    const ROLLS: u32 = 100_000;
    let procedure = crate::procedure(book, procedure);
    let odds = procedure.odds(input).expect("a legal input");
    let mut seen: HashMap<String, u32> = HashMap::new();
    let mut dice = Seeded::new(1815);
    for _ in 0..ROLLS {
        let rolled = procedure.resolve(input, &mut dice).expect("a legal input");
        *seen.entry(rolled.result).or_default() += 1;
    }
    for (result, chance) in &odds {
        let expected = chance * f64::from(ROLLS);
        let count = f64::from(seen.remove(result).unwrap_or(0));
        let spread = (expected * (1.0 - chance)).sqrt().max(1.0);
        let name = procedure.name();
        let far = (count - expected).abs() / spread;
        assert!(far < 6.0, "{name} {input}: {result} fell {count} times, expected {expected}");
    }
    assert!(seen.is_empty(), "results without weight: {seen:?}");
}

/// Arbitrary bytes, arbitrary JSON and spoiled inputs: an answer or an error, never a panic, and
/// an error that names its field.
pub fn fuzz(book: &Rulebook) {
    for procedure in book.procedures {
        for seed in 0..TRIES {
            let mut chance = Chance::new(seed);
            let input = likely_input(*procedure, &mut chance);
            let input = spoiled(input, &mut chance);
            answer(*procedure, &input.to_string());
        }
        let mut runner = TestRunner::new(Config { cases: 60, ..Config::default() });
        let outcome = runner.run(&any_json(), |value| {
            answer(*procedure, &value.to_string());
            Ok(())
        });
        outcome.unwrap_or_else(|fault| panic!("{}: {fault}", procedure.name()));
        let bytes = prop::collection::vec(any::<u8>(), 0..60);
        let outcome = runner.run(&bytes, |bytes| {
            answer(*procedure, &String::from_utf8_lossy(&bytes));
            Ok(())
        });
        outcome.unwrap_or_else(|fault| panic!("{}: {fault}", procedure.name()));
    }
}

fn answer(procedure: &dyn AnyProcedure, input: &str) {
    let dice = [6, 1, 3, 2, 5, 4, 0, 9, -1, i64::MAX];
    for count in [0, 3, dice.len()] {
        if let Err(Rejection::Input(bad)) = procedure.resolve_typed(input, &dice[..count]) {
            let named = !bad.field.is_empty() || !bad.given.is_empty();
            let told = bad.allowed != engine::Allowed::Words(String::new());
            assert!(named || told, "{} {input}: an error without a place", procedure.name());
        }
    }
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[a-z_]{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map("[a-z_]{1,12}", inner, 0..5)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

use std::collections::BTreeSet;

use engine::{Rejection, Rulebook};
use serde_json::Value;

use crate::procedure;

/// Replays worked examples, one JSON object a line: `procedure`, `input`, and either `dice` and
/// `result` or `"rejected": true`. `rules`, where given, are the rules that the example shows and
/// must be among those of its procedure.
pub fn examples(book: &Rulebook, lines: &str) {
    let mut faults = Vec::new();
    let mut count = 0;
    for (number, line) in lines.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let example: Value = serde_json::from_str(line).expect("an example is JSON");
        count += 1;
        if let Err(fault) = check(book, &example) {
            faults.push(format!("line {}: {fault}\n  {line}", number + 1));
        }
    }
    assert!(count > 0, "there are examples");
    assert!(faults.is_empty(), "{} of {count} differ:\n{}", faults.len(), faults.join("\n"));
}

/// Checks the inputs of the benchmarks, one JSON object a line: `procedure`, `size` (`typical` or
/// `largest`) and `input`. Every input is legal and every procedure has one.
pub fn bench_inputs(book: &Rulebook, lines: &str) {
    let mut benched = BTreeSet::new();
    for line in lines.lines().filter(|line| !line.trim().is_empty()) {
        let bench: Value = serde_json::from_str(line).expect("a benchmark is JSON");
        let procedure = procedure(book, bench["procedure"].as_str().expect("names a procedure"));
        let size = bench["size"].as_str();
        assert!(matches!(size, Some("typical" | "largest")), "{line}: a size");
        if let Err(rejection) = procedure.explain(&bench["input"].to_string()) {
            panic!("{line}: {rejection:?}");
        }
        benched.insert(procedure.name());
    }
    for procedure in book.procedures {
        assert!(benched.contains(procedure.name()), "{} is not benched", procedure.name());
    }
}

fn check(book: &Rulebook, example: &Value) -> Result<(), String> {
    let procedure = procedure(book, example["procedure"].as_str().expect("names a procedure"));
    let cited = example["rules"].as_array().into_iter().flatten().filter_map(Value::as_str);
    for rule in cited {
        if !procedure.rules().iter().any(|id| id.to_string() == rule) {
            return Err(format!("{rule} is not a rule of {}", procedure.name()));
        }
    }
    let input = example["input"].to_string();
    let dice: Vec<i64> = match &example["dice"] {
        Value::Array(dice) => dice.iter().map(|die| die.as_i64().expect("a face")).collect(),
        _ => Vec::new(),
    };
    let outcome = procedure.resolve_typed(&input, &dice);
    if example["rejected"] == Value::Bool(true) {
        return match outcome {
            Err(Rejection::Dice(error)) => Err(format!("refused for its dice only: {error:?}")),
            Err(_) => Ok(()),
            Ok(resolution) => Err(format!("accepted: {}", resolution.result)),
        };
    }
    let resolution = outcome.map_err(|rejection| format!("refused: {rejection:?}"))?;
    let result: Value = serde_json::from_str(&resolution.result).expect("a result is JSON");
    if !same(&result, &example["result"]) {
        return Err(format!("gives {result}"));
    }
    Ok(())
}

/// Numbers compare by value: 1 and 1.0 are the same.
fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => {
            (one.as_f64().unwrap_or(f64::NAN) - other.as_f64().unwrap_or(f64::NAN)).abs() < 1e-9
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(a, b)| same(a, b))
        }
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one.iter().all(|(key, a)| other.get(key).is_some_and(|b| same(a, b)))
        }
        _ => one == other,
    }
}

//! The procedures against the book: its worked examples, its refusals, and what must always hold.

use marie_louise::RULEBOOK;

#[test]
fn worked_examples() {
    testkit::examples(&RULEBOOK, include_str!("examples.jsonl"));
}

#[test]
fn further_cases() {
    testkit::examples(&RULEBOOK, include_str!("cases.jsonl"));
}

#[test]
fn odds_rolls_and_typed_dice_agree() {
    testkit::properties(&RULEBOOK);
}

#[test]
fn no_input_hurts() {
    testkit::fuzz(&RULEBOOK);
}

#[test]
fn every_rule_cited_exists_and_is_tested() {
    testkit::rules(&RULEBOOK);
}

#[test]
fn everything_is_worded_in_both_languages() {
    testkit::wording(&RULEBOOK, concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
}

#[test]
fn bench_inputs_are_legal() {
    testkit::bench_inputs(&RULEBOOK, include_str!("bench.jsonl"));
}

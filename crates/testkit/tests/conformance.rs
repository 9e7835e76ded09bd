//! The kit itself: a sound game passes, and each spoiled one is found out for its own fault.

use testkit::toy::scenario::{BUILT_IN, Scenario};
use testkit::toy::{Fault, Field, Toy};
use testkit::{conformance, examine};

fn bridge(fault: Option<Fault>) -> Field {
    Scenario::parse(BUILT_IN[0].1).expect("a sound battle").begin(fault)
}

fn setups() -> [(&'static str, Field); 2] {
    [("even", Field::default()), ("short", Field::new(2, None))]
}

fn spoiled(fault: Fault) -> [(&'static str, Field); 1] {
    [("spoiled", Field::new(5, Some(fault)))]
}

#[test]
fn a_sound_game_passes() {
    conformance::<Toy>(&setups(), 40);
}

#[test]
fn a_sound_battle_on_a_map_passes() {
    conformance::<Toy>(&[("bridge", bridge(None))], 12);
}

#[test]
fn a_sound_game_is_examined_for_everything() {
    let seen = examine::<Toy>(&setups(), 40, 2_000).unwrap();
    assert_eq!(seen.games, 80);
    assert!(seen.choices > 400 && seen.hidden > 100 && seen.taken_back > 100, "{seen:?}");
    assert!(seen.edited > 500 && seen.refused > 500 && seen.chosen > 300, "{seen:?}");
}

#[test]
#[should_panic(expected = "toy: spoiled, game 0, choice")]
fn a_fault_fails_the_test_with_its_place() {
    conformance::<Toy>(&spoiled(Fault::Stuck), 1);
}

fn found(fault: Fault, told: &str) {
    let found = examine::<Toy>(&spoiled(fault), 40, 2_000).unwrap_err();
    assert!(found.contains(told), "{found}");
}

#[test]
fn a_dead_end_is_found() {
    found(Fault::Stuck, "nobody is asked, but nothing is decided");
}

#[test]
fn a_game_without_end_is_found() {
    found(Fault::Endless, "the game has no end");
}

#[test]
fn a_view_that_leaks_is_found() {
    found(Fault::LeakingView, "sees what is hidden from it");
}

#[test]
fn offers_that_leak_are_found() {
    found(Fault::LeakingOffers, "is asked by what is hidden from it");
}

#[test]
fn a_refusal_that_leaks_is_found() {
    found(Fault::LeakingRefusal, "a refusal tells what is hidden");
}

#[test]
fn a_preview_that_leaks_is_found() {
    found(Fault::LeakingPreview, "a preview tells what is hidden");
}

#[test]
fn what_a_piece_may_do_that_leaks_is_found() {
    found_on_the_map(Fault::LeakingReach, "may do tells what is hidden");
}

#[test]
fn actors_that_leak_are_found() {
    found_on_the_map(Fault::LeakingActors, "who may act tells what is hidden");
}

#[test]
fn what_actors_may_do_together_that_leaks_is_found() {
    found_on_the_map(Fault::LeakingTogether, "may do together tells what is hidden");
}

#[test]
fn chances_that_leak_are_found() {
    found(Fault::LeakingOdds, "a chance tells what is hidden");
}

#[test]
fn modifiers_that_leak_are_found() {
    found(Fault::LeakingModifiers, "a modifier tells what is hidden");
}

#[test]
fn a_secret_that_is_heard_is_found() {
    found(Fault::Overheard, "it sees what is hidden from it");
}

#[test]
fn an_offer_that_is_refused_is_found() {
    found(Fault::Refusing, "offered, but refused");
}

#[test]
fn an_answer_that_was_not_offered_is_found() {
    found(Fault::Lenient, "not offered to seat");
}

#[test]
fn odds_that_do_not_sum_to_one_are_found() {
    found(Fault::BadOdds, "the odds sum to 0.5");
}

#[test]
fn a_question_after_the_end_is_found() {
    found(Fault::AskingOnceOver, "the game is over, but somebody is asked");
}

#[test]
fn a_default_that_is_refused_is_found() {
    found(Fault::BadDefault, "its default is refused");
}

#[test]
fn a_computer_player_that_peeks_is_found() {
    found(Fault::Peeking, "chooses by what is hidden");
}

#[test]
fn an_answer_that_tells_a_secret_and_can_be_taken_back_is_found() {
    found(Fault::Telling, "says that it reveals nothing, but does");
}

fn found_on_the_map(fault: Fault, told: &str) {
    let found = examine::<Toy>(&[("bridge", bridge(Some(fault)))], 12, 2_000).unwrap_err();
    assert!(found.contains(told), "{found}");
}

#[test]
fn an_order_of_a_unit_that_leaks_is_found() {
    found_on_the_map(Fault::LeakingOrder, "sees what is hidden from it");
}

#[test]
fn a_stack_that_leaks_is_found() {
    found_on_the_map(Fault::LeakingStack, "sees what is hidden from it");
}

#[test]
fn a_bridge_that_is_told_too_early_is_found() {
    found_on_the_map(Fault::BridgeToldEarly, "sees what is hidden from it");
}

#[test]
fn a_stack_with_two_units_at_one_level_is_found() {
    found_on_the_map(Fault::SameLevel, "has the levels [0, 0]");
}

#[test]
fn ground_that_changes_without_a_revision_is_found() {
    found_on_the_map(Fault::SilentGround, "the ground has changed, but is still revision 0");
}

#[test]
fn an_answer_that_names_nobody_is_found() {
    found_on_the_map(Fault::UnknownPiece, "which is not on the tableau");
}

#[test]
fn a_unit_that_is_stronger_than_it_was_is_found() {
    found_on_the_map(Fault::Inflated, "half points");
}

#[test]
fn what_is_found_without_a_map_is_found_with_one() {
    found_on_the_map(Fault::LeakingView, "sees what is hidden from it");
    // In the veil, before a computer is asked.
    found_on_the_map(Fault::Peeking, "what is left of a state for a seat tells what is hidden");
    found_on_the_map(Fault::BadOdds, "the odds sum to");
    found_on_the_map(Fault::Stuck, "nobody is asked, but nothing is decided");
}

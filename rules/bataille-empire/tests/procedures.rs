//! The procedures against the book: its worked examples, its refusals, and what must always hold.

use bataille_empire::RULEBOOK;

#[test]
fn worked_examples() {
    testkit::examples(&RULEBOOK, include_str!("examples.jsonl"));
}

#[test]
fn worked_cases() {
    testkit::examples(&RULEBOOK, include_str!("cases.jsonl"));
}

#[test]
fn odds_rolls_and_typed_dice_agree() {
    let examples = concat!(include_str!("examples.jsonl"), include_str!("cases.jsonl"));
    testkit::properties_near(&RULEBOOK, examples);
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

#[test]
#[rustfmt::skip]
fn what_the_rules_forbid() {
    testkit::rejections(&RULEBOOK, &[
        ("BE-2.3", "command-range", r#"{"quality": "poor", "general_attached": true, "distance": 0.5}"#),

        ("BE-6.3", "command-cost", r#"{"use": "activate", "commander_attached": true}"#),
        ("BE-6.3", "command-cost", r#"{"use": "transfer", "general_attached": true}"#),
        ("BE-6.2", "command-cost", r#"{"use": "initiative_bonus", "out_of_command": true}"#),
        ("BE-2.3", "command-cost", r#"{"use": "activate", "general_attached": true, "out_of_command": true}"#),

        ("BE-2.8", "order-test", r#"{"quality": "poor", "bonus": 1, "commander_present": true}"#),

        ("BE-19.7", "movement-allowance", r#"{"unit": "infantry"}"#),
        ("BE-19.7", "movement-allowance", r#"{"unit": "infantry", "formation": "limbered"}"#),
        ("BE-19.7", "movement-allowance", r#"{"unit": "cavalry", "formation": "skirmish"}"#),
        ("BE-19.7", "movement-allowance", r#"{"unit": "horse_artillery", "formation": "line"}"#),
        ("BE-19.7", "movement-allowance", r#"{"unit": "general", "formation": "line"}"#),
        ("BE-19.7", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "new_formation": "deployed"}"#),
        ("BE-19.7", "movement-allowance", r#"{"unit": "general", "formation": "none", "new_formation": "line"}"#),
        ("BE-3.8", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "new_formation": "line"}"#),
        ("BE-19.7", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "new_formation": "full_square"}"#),
        ("BE-19.7", "movement-allowance", r#"{"unit": "infantry", "formation": "column", "new_formation": "hollow_square"}"#),
        ("BE-19.7", "movement-allowance", r#"{"unit": "infantry", "formation": "skirmish", "new_formation": "full_square"}"#),
        ("BE-3.8", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "new_formation": "column", "turn_in_place": true}"#),
        ("BE-3.8", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "new_formation": "column", "about_face": true}"#),
        ("BE-3.11", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "turn_in_place": true, "about_face": true}"#),
        ("BE-20.5", "movement-allowance", r#"{"unit": "infantry", "formation": "full_square", "turn_in_place": true}"#),
        ("BE-20.5", "movement-allowance", r#"{"unit": "infantry", "formation": "skirmish", "about_face": true}"#),
        ("BE-20.5", "movement-allowance", r#"{"unit": "general", "formation": "none", "turn_in_place": true}"#),
        ("BE-3.2", "movement-allowance", r#"{"unit": "infantry", "formation": "hollow_square", "wheel_degrees": 10}"#),
        ("BE-3.2", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "new_formation": "skirmish", "wheel_degrees": 10}"#),
        ("BE-3.2", "movement-allowance", r#"{"unit": "general", "formation": "none", "wheel_degrees": 10}"#),
        ("BE-3.2", "movement-allowance", r#"{"unit": "foot_artillery", "formation": "limbered", "new_formation": "deployed", "wheel_degrees": 10}"#),
        ("BE-3.11", "movement-allowance", r#"{"unit": "foot_artillery", "formation": "limbered", "about_face": true}"#),
        ("BE-3.13", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "mode": "prolong"}"#),
        ("BE-3.13", "movement-allowance", r#"{"unit": "foot_artillery", "formation": "limbered", "mode": "prolong"}"#),
        ("BE-3.13", "movement-allowance", r#"{"unit": "foot_artillery", "formation": "deployed", "mode": "prolong", "turn_in_place": true}"#),
        ("BE-3.13", "movement-allowance", r#"{"unit": "foot_artillery", "formation": "deployed", "mode": "prolong", "new_formation": "limbered"}"#),
        ("BE-3.4", "movement-allowance", r#"{"unit": "foot_artillery", "formation": "limbered", "mode": "lateral"}"#),
        ("BE-3.4", "movement-allowance", r#"{"unit": "general", "formation": "none", "mode": "lateral"}"#),
        ("BE-3.4", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "mode": "lateral", "turn_in_place": true}"#),
        ("BE-3.4", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "mode": "lateral", "wheel_degrees": 1}"#),
        ("BE-3.5", "movement-allowance", r#"{"unit": "cavalry", "formation": "line", "mode": "backward"}"#),
        ("BE-3.5", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "mode": "backward", "wheel_degrees": 46}"#),
        ("BE-5.4", "movement-allowance", r#"{"unit": "foot_artillery", "formation": "deployed", "obstacles": 1, "turn_in_place": true}"#),
        ("BE-5.5", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "road": true}"#),
        ("BE-5.5", "movement-allowance", r#"{"unit": "general", "formation": "none", "road": true}"#),
        ("BE-5.5", "movement-allowance", r#"{"unit": "infantry", "formation": "column", "road": true, "new_formation": "line"}"#),
        ("BE-5.5", "movement-allowance", r#"{"unit": "infantry", "formation": "column", "road": true, "charge": true}"#),
        ("BE-5.5", "movement-allowance", r#"{"unit": "infantry", "formation": "column", "road": true, "mode": "lateral"}"#),
        ("BE-15.9", "movement-allowance", r#"{"unit": "foot_artillery", "formation": "limbered", "charge": true}"#),
        ("BE-15.9", "movement-allowance", r#"{"unit": "general", "formation": "none", "charge": true}"#),
        ("BE-15.9", "movement-allowance", r#"{"unit": "infantry", "formation": "hollow_square", "charge": true}"#),
        ("BE-15.9", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "new_formation": "hollow_square", "charge": true}"#),
        ("BE-15.9", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "charge": true, "disorder": true}"#),
        ("BE-15.2", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "charge": true, "mode": "backward"}"#),
        ("BE-15.2", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "charge": true, "turn_in_place": true}"#),
        ("BE-15.2", "movement-allowance", r#"{"unit": "infantry", "formation": "line", "charge": true, "wheel_degrees": 46}"#),
        ("BE-19.2", "movement-allowance", r#"{"unit": "cavalry", "formation": "line", "light_infantry": true}"#),
        ("BE-14.8", "movement-allowance", r#"{"unit": "general", "formation": "none", "disorder": true}"#),

        ("BE-19.7", "reaction-options", r#"{"arm": "infantry", "trigger": "movement", "formation": "skirmish", "order": "attack", "distance": 2}"#),
        ("BE-19.7", "reaction-options", r#"{"arm": "cavalry", "trigger": "movement", "formation": "full_square", "order": "attack", "distance": 2}"#),
        ("BE-19.7", "reaction-options", r#"{"arm": "artillery", "trigger": "movement", "formation": "garrison", "order": "attack", "distance": 2}"#),
        ("BE-19.7", "reaction-options", r#"{"arm": "skirmishers", "trigger": "movement", "formation": "line", "order": "attack", "distance": 2}"#),
        ("BE-11.31", "reaction-options", r#"{"arm": "cavalry", "trigger": "movement", "formation": "line", "order": "attack", "distance": 2, "can_fire": true}"#),
        ("BE-11.31", "reaction-options", r#"{"arm": "artillery", "trigger": "movement", "formation": "limbered", "order": "attack", "distance": 2, "can_fire": true}"#),
        ("BE-11.9", "reaction-options", r#"{"arm": "artillery", "trigger": "movement", "formation": "deployed", "order": "attack", "distance": 2, "can_fire": true, "disorder": true}"#),
        ("BE-10.1", "reaction-options", r#"{"arm": "infantry", "trigger": "movement", "formation": "line", "order": "attack", "distance": 3.5, "can_fire": true}"#),
        ("BE-10.1", "reaction-options", r#"{"arm": "skirmishers", "trigger": "movement", "formation": "skirmish", "order": "attack", "distance": 4.5, "can_fire": true}"#),
        ("BE-4.18", "reaction-options", r#"{"arm": "infantry", "trigger": "movement", "formation": "line", "order": "attack", "distance": 2, "square_within_4": true}"#),
        ("BE-4.18", "reaction-options", r#"{"arm": "artillery", "trigger": "movement", "formation": "limbered", "order": "attack", "distance": 2, "square_within_4": true}"#),
        ("BE-4.21", "reaction-options", r#"{"arm": "infantry", "trigger": "movement", "formation": "line", "order": "attack", "distance": 2, "in_cover": true}"#),
        ("BE-4.28", "reaction-options", r#"{"arm": "cavalry", "trigger": "movement", "formation": "line", "order": "attack", "distance": 2, "engage_target": true}"#),
        ("BE-4.28", "reaction-options", r#"{"arm": "skirmishers", "trigger": "movement", "formation": "skirmish", "order": "attack", "distance": 2, "engage_target": true}"#),

        ("BE-4.15", "manoeuvre-test", r#"{"arm": "infantry", "trigger": "charge", "reaction": "unlimber"}"#),
        ("BE-4.15", "manoeuvre-test", r#"{"arm": "cavalry", "trigger": "charge", "reaction": "limber_and_flee"}"#),
        ("BE-4.14", "manoeuvre-test", r#"{"arm": "artillery", "trigger": "charge", "reaction": "change_formation"}"#),
        ("BE-19.7", "manoeuvre-test", r#"{"arm": "artillery", "trigger": "charge", "reaction": "change_facing", "column": true}"#),
        ("BE-19.7", "manoeuvre-test", r#"{"arm": "infantry", "trigger": "charge", "reaction": "change_formation", "to_full_square": true}"#),
        ("BE-19.7", "manoeuvre-test", r#"{"arm": "cavalry", "trigger": "charge", "reaction": "change_formation", "column": true, "to_full_square": true}"#),
        ("BE-19.7", "manoeuvre-test", r#"{"arm": "infantry", "trigger": "charge", "reaction": "change_facing", "column": true, "to_full_square": true}"#),
        ("BE-9.7", "manoeuvre-test", r#"{"arm": "infantry", "trigger": "movement", "reaction": "change_formation", "cavalry_within_4": true}"#),
        ("BE-4.25", "manoeuvre-test", r#"{"arm": "artillery", "trigger": "charge", "reaction": "unlimber", "action_marker": true}"#),
        ("BE-2.3", "manoeuvre-test", r#"{"arm": "infantry", "trigger": "charge", "reaction": "change_formation", "general_attached": true, "out_of_command": true}"#),

        ("BE-15.8", "control-test", r#"{"purpose": "stop_charge", "impetuous": true}"#),
        ("BE-18.2", "control-test", r#"{"purpose": "stop_pursuit", "impetuous": true}"#),
        ("BE-2.3", "control-test", r#"{"purpose": "stop_charge", "general_attached": true, "out_of_command": true}"#),

        ("BE-10.1", "fire-range", r#"{"shooter": "battalion_guns", "distance": 2, "rifle": true}"#),
        ("BE-10.1", "fire-range", r#"{"shooter": "artillery_6", "distance": 2, "rifle": true}"#),
        ("BE-10.2", "fire-range", r#"{"shooter": "infantry", "distance": 2, "on_hill": true}"#),
        ("BE-10.2", "fire-range", r#"{"shooter": "battalion_guns", "distance": 2, "on_hill": true}"#),

        ("BE-19.7", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "skirmish"}"#),
        ("BE-19.7", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "cavalry", "target_formation": "square"}"#),
        ("BE-19.7", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "artillery", "target_formation": "line"}"#),
        ("BE-19.7", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "skirmishers", "target_formation": "line", "target_ft": 1}"#),
        ("BE-11.5", "fire", r#"{"shooter": "infantry", "target": "infantry", "target_formation": "line"}"#),
        ("BE-22.6", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "from_building": true}"#),
        ("BE-11.5", "fire", r#"{"shooter": "skirmishers", "formation": "line", "target": "infantry", "target_formation": "line", "ft": 1}"#),
        ("BE-11.5", "fire", r#"{"shooter": "artillery", "formation": "line", "target": "infantry", "target_formation": "line"}"#),
        ("BE-22.6", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "line", "from_building": true}"#),
        ("BE-22.6", "fire", r#"{"shooter": "battalion_guns", "target": "infantry", "target_formation": "line", "from_building": true}"#),
        ("BE-10.1", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "range": "short"}"#),
        ("BE-11.32", "fire", r#"{"shooter": "battalion_guns", "target": "infantry", "target_formation": "line", "ammunition": "shrapnel"}"#),
        ("BE-11.6", "fire", r#"{"shooter": "skirmishers", "target": "infantry", "target_formation": "line"}"#),
        ("BE-11.6", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "skirmishers", "target_formation": "skirmish"}"#),
        ("BE-19.1", "fire", r#"{"shooter": "battalion_guns", "target": "infantry", "target_formation": "line", "ft": 1}"#),
        ("BE-19.3", "fire", r#"{"shooter": "battalion_guns", "target": "infantry", "target_formation": "line", "rifle": true}"#),
        ("BE-19.1", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "cavalry", "target_formation": "line", "target_ft": 1}"#),
        ("BE-19.1", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "artillery", "target_formation": "deployed", "target_ft": 2}"#),
        ("BE-11.7", "fire", r#"{"shooter": "skirmishers", "target": "infantry", "target_formation": "line", "ft": 1, "with_battalion_guns": true}"#),
        ("BE-11.7", "fire", r#"{"shooter": "infantry", "target": "infantry", "target_formation": "line", "from_building": true, "with_battalion_guns": true}"#),
        ("BE-11.11", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "enfilade": true}"#),
        ("BE-11.12", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "stationary": true}"#),
        ("BE-11.14", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "under_skirmisher_fire": true}"#),
        ("BE-11.15", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "target_higher": true}"#),
        ("BE-11.18", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "limber_and_fire": true}"#),
        ("BE-19.3", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "howitzers": true}"#),
        ("BE-11.16", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "ricochet": true}"#),
        ("BE-11.18", "fire", r#"{"shooter": "battalion_guns", "target": "infantry", "target_formation": "line", "limber_and_fire": true}"#),
        ("BE-22.1", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "garrison"}"#),
        ("BE-4.25", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "opportunity": true, "action_marker": true}"#),
        ("BE-21.4", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "fire_supports": 1, "canister_supports": 2}"#),
        ("BE-19.3", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "good_shooter": true, "poor_shooter": true}"#),
        ("BE-11.25", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "threats": 1, "cavalry_threats": 2}"#),
        ("BE-21.6", "fire", r#"{"shooter": "infantry", "formation": "square", "target": "infantry", "target_formation": "line", "threats": 1}"#),
        ("BE-21.6", "fire", r#"{"shooter": "skirmishers", "target": "infantry", "target_formation": "line", "ft": 1, "threats": 1}"#),
        ("BE-21.6", "fire", r#"{"shooter": "infantry", "target": "infantry", "target_formation": "line", "from_building": true, "threats": 1}"#),
        ("BE-19.5", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "losses": 4}"#),
        ("BE-19.5", "fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "losses": 3, "size": "small"}"#),
        ("BE-19.5", "fire", r#"{"shooter": "battalion_guns", "target": "infantry", "target_formation": "line", "losses": 4}"#),
        ("BE-11.10", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "line", "ammunition": "canister"}"#),
        ("BE-11.13", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "line", "range": "short", "ammunition": "shrapnel"}"#),
        ("BE-11.11", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "line", "enfilade": true, "range": "short", "ammunition": "canister"}"#),
        ("BE-20.5", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "garrison", "enfilade": true, "cover": "light"}"#),
        ("BE-20.5", "fire", r#"{"shooter": "artillery", "target": "skirmishers", "target_formation": "skirmish", "enfilade": true, "target_ft": 1}"#),
        ("BE-11.16", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "line", "ricochet": true, "ammunition": "shrapnel"}"#),
        ("BE-11.16", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "line", "ricochet": true, "range": "long"}"#),
        ("BE-11.17", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "line", "ricochet": true, "target_higher": true}"#),
        ("BE-11.16", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "garrison", "ricochet": true, "cover": "light"}"#),
        ("BE-11.12", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "line", "limber_and_fire": true, "stationary": true}"#),
        ("BE-11.18", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "line", "limber_and_fire": true, "opportunity": true}"#),
        ("BE-11.9", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "line", "disorder": true}"#),
        ("BE-11.25", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "line", "threats": 1, "cavalry_threats": 1}"#),
        ("BE-19.5", "fire", r#"{"shooter": "artillery", "target": "infantry", "target_formation": "line", "losses": 3}"#),

        ("BE-11.5", "fire-duel", r#"{"fire": {"shooter": "infantry", "target": "infantry", "target_formation": "line"}, "return_fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-19.5", "fire-duel", r#"{"fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "return_fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "losses": 5}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "opportunity": true}, "return_fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "return_fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "opportunity": true}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-7.8", "fire-duel", r#"{"fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "action_marker": true}, "return_fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "battalion_guns", "target": "infantry", "target_formation": "line"}, "return_fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "infantry", "formation": "line", "target": "artillery", "target_formation": "deployed"}, "return_fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "infantry", "formation": "line", "target": "cavalry", "target_formation": "line"}, "return_fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line", "ft": 1}, "return_fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "return_fire": {"shooter": "infantry", "formation": "column", "target": "infantry", "target_formation": "line"}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "garrison", "cover": "light"}, "return_fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "return_fire": {"shooter": "infantry", "target": "infantry", "target_formation": "line", "from_building": true}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.18", "fire-duel", r#"{"fire": {"shooter": "artillery", "target": "artillery", "target_formation": "deployed"}, "return_fire": {"shooter": "artillery", "target": "artillery", "target_formation": "deployed", "limber_and_fire": true}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "artillery", "target": "artillery", "target_formation": "deployed", "ricochet": true}, "return_fire": {"shooter": "artillery", "target": "artillery", "target_formation": "deployed"}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "artillery", "target": "artillery", "target_formation": "deployed"}, "return_fire": {"shooter": "artillery", "target": "artillery", "target_formation": "deployed", "ricochet": true}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "artillery", "target": "artillery", "target_formation": "deployed"}, "return_fire": {"shooter": "artillery", "target": "artillery", "target_formation": "deployed", "range": "long"}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "artillery", "target": "artillery", "target_formation": "limbered"}, "return_fire": {"shooter": "artillery", "target": "artillery", "target_formation": "deployed"}, "shooter_morale": 3, "target_morale": 3}"#),
        ("BE-11.30", "fire-duel", r#"{"fire": {"shooter": "artillery", "target": "artillery", "target_formation": "deployed"}, "return_fire": {"shooter": "infantry", "target": "artillery", "target_formation": "deployed", "formation": "line"}, "shooter_morale": 3, "target_morale": 3}"#),

        ("BE-19.2", "morale-test", r#"{"arm": "infantry", "morale": 3, "horse_artillery": true}"#),
        ("BE-19.3", "morale-test", r#"{"arm": "infantry", "morale": 3, "irregular": true}"#),
        ("BE-23.1", "morale-test", r#"{"arm": "infantry", "morale": 3, "detached": true}"#),
        ("BE-19.7", "morale-test", r#"{"arm": "cavalry", "morale": 3, "square": true}"#),
        ("BE-23.1", "morale-test", r#"{"arm": "skirmishers", "morale": 3, "detached": true, "size": "small"}"#),
        ("BE-22.6", "morale-test", r#"{"arm": "cavalry", "morale": 3, "in_building": true}"#),
        ("BE-22.6", "morale-test", r#"{"arm": "artillery", "morale": 3, "in_building": true}"#),
        ("BE-22.7", "morale-test", r#"{"arm": "cavalry", "morale": 3, "fortification": true}"#),
        ("BE-22.6", "morale-test", r#"{"arm": "infantry", "morale": 3, "square": true, "in_building": true}"#),
        ("BE-22.6", "morale-test", r#"{"arm": "infantry", "morale": 3, "square": true, "fortification": true}"#),
        ("BE-12.3", "morale-test", r#"{"arm": "infantry", "morale": 3, "in_building": true, "fortification": true}"#),
        ("BE-12.11", "morale-test", r#"{"arm": "infantry", "morale": 3, "threats": 1, "cavalry_threats": 2}"#),
        ("BE-12.11", "morale-test", r#"{"arm": "cavalry", "morale": 3, "threats": 1, "cavalry_threats": 1}"#),
        ("BE-21.6", "morale-test", r#"{"arm": "infantry", "morale": 3, "square": true, "threats": 1}"#),
        ("BE-21.6", "morale-test", r#"{"arm": "skirmishers", "morale": 3, "threats": 1}"#),
        ("BE-21.6", "morale-test", r#"{"arm": "infantry", "morale": 3, "in_building": true, "threats": 1}"#),
        ("BE-19.5", "morale-test", r#"{"arm": "infantry", "morale": 3, "losses": 4}"#),
        ("BE-19.5", "morale-test", r#"{"arm": "skirmishers", "morale": 3, "detached": true, "losses": 2}"#),
        ("BE-2.3", "morale-test", r#"{"arm": "infantry", "morale": 3, "general_attached": true, "out_of_command": true}"#),

        ("BE-14.3", "rally", r#"{"purpose": "disorder", "disorder": false}"#),
        ("BE-14.4", "rally", r#"{"purpose": "loss", "disorder": true}"#),
        ("BE-14.6", "rally", r#"{"purpose": "loss", "disorder": true, "losses": 2, "free_rally": true}"#),
        ("BE-2.3", "rally", r#"{"purpose": "disorder", "disorder": true, "general_attached": true, "out_of_command": true}"#),

        ("BE-19.7", "charge-eligibility", r#"{"arm": "infantry", "formation": "deployed", "order": "attack", "distance": 6, "allowance": 7, "target": "formed"}"#),
        ("BE-3.1", "charge-eligibility", r#"{"arm": "infantry", "formation": "column", "order": "attack", "distance": 4, "allowance": 7, "target": "formed"}"#),
        ("BE-3.1", "charge-eligibility", r#"{"arm": "infantry", "formation": "column", "order": "attack", "distance": 6, "allowance": 7, "target": "formed", "other_enemy_within_2": true}"#),
        ("BE-23.1", "charge-eligibility", r#"{"arm": "infantry", "formation": "column", "order": "attack", "distance": 6, "allowance": 7, "target": "formed", "target_detached": true}"#),
        ("BE-20.5", "charge-eligibility", r#"{"arm": "infantry", "formation": "column", "order": "attack", "distance": 6, "allowance": 7, "target": "formed", "target_in_building": true, "target_flank_or_rear": true}"#),
        ("BE-22.6", "charge-eligibility", r#"{"arm": "infantry", "formation": "column", "order": "attack", "distance": 6, "allowance": 7, "target": "artillery", "target_in_building": true}"#),
        ("BE-20.5", "charge-eligibility", r#"{"arm": "infantry", "formation": "column", "order": "attack", "distance": 6, "allowance": 7, "target": "skirmishers", "target_flank_or_rear": true}"#),
        ("BE-4.29", "charge-eligibility", r#"{"arm": "infantry", "formation": "column", "order": "attack", "distance": 6, "allowance": 7, "target": "formed", "opportunity": true, "change_formation": true}"#),
        ("BE-8.9", "charge-eligibility", r#"{"arm": "infantry", "formation": "column", "order": "attack", "distance": 6, "allowance": 7, "target": "formed", "target_in_zone": true}"#),

        ("BE-15.7", "charge-approach", r#"{"distance": 8, "response": "counter_charge"}"#),
        ("BE-15.7", "charge-approach", r#"{"distance": 8, "counter_allowance": 4}"#),

        ("BE-19.7", "shock", r#"{"charger": {"arm": "infantry", "formation": "deployed", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-19.7", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "skirmish", "morale": 3}}"#),
        ("BE-15.9", "shock", r#"{"charger": {"arm": "artillery", "formation": "deployed", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-15.9", "shock", r#"{"charger": {"arm": "infantry", "formation": "full_square", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-15.9", "shock", r#"{"charger": {"arm": "infantry", "formation": "garrison", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-15.9", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3, "disorder": true}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-15.9", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3, "action_marker": true}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-15.9", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3, "action_marker": true}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}, "contact": "opportunity"}"#),
        ("BE-15.11", "shock", r#"{"charger": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-15.11", "shock", r#"{"charger": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1}, "defender": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1}, "contact": "opportunity"}"#),
        ("BE-15.11", "shock", r#"{"charger": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1}, "defender": {"arm": "infantry", "formation": "line", "morale": 3, "disorder": true}, "contact": "pursuit"}"#),
        ("BE-15.15", "shock", r#"{"charger": {"arm": "cavalry", "formation": "line", "morale": 3, "weight": "heavy"}, "defender": {"arm": "infantry", "formation": "garrison", "morale": 3, "cover": "light"}}"#),
        ("BE-22.1", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "garrison", "morale": 3}}"#),
        ("BE-18.3", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "garrison", "morale": 3, "cover": "light"}, "contact": "pursuit"}"#),
        ("BE-16.26", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "cavalry", "formation": "line", "morale": 3, "weight": "heavy", "cover": "light"}}"#),
        ("BE-20.5", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "full_square", "morale": 3}, "attack_from": "flank"}"#),
        ("BE-20.5", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1}, "attack_from": "rear"}"#),
        ("BE-20.5", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "garrison", "morale": 3, "cover": "light"}, "attack_from": "rear"}"#),
        ("BE-21.7", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "cavalry", "formation": "line", "morale": 3, "weight": "heavy", "secure_flanks": 1}}"#),
        ("BE-21.7", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "hollow_square", "morale": 3, "secure_flanks": 1}}"#),
        ("BE-21.7", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "artillery", "formation": "limbered", "morale": 3, "secure_flanks": 1}}"#),
        ("BE-21.7", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3, "secure_flanks": 2}, "attack_from": "flank"}"#),
        ("BE-16.35", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3, "secure_flanks": 1, "threats": 3}}"#),
        ("BE-16.35", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3, "threats": 3}, "attack_from": "rear"}"#),
        ("BE-16.35", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3, "secure_flanks": 1, "threats": 2}, "attack_from": "flank"}"#),
        ("BE-4.27", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "artillery", "formation": "deployed", "morale": 3}, "response": "counter_charge"}"#),
        ("BE-4.27", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "full_square", "morale": 3}, "response": "counter_charge"}"#),
        ("BE-4.27", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1}, "response": "counter_charge"}"#),
        ("BE-4.26", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3, "disorder": true}, "response": "counter_charge"}"#),
        ("BE-4.25", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3, "action_marker": true}, "response": "counter_charge"}"#),
        ("BE-4.29", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}, "attack_from": "flank", "response": "counter_charge"}"#),
        ("BE-16.21", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3, "cover": "light"}, "response": "counter_charge"}"#),
        ("BE-16.21", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3, "secure_flanks": 1}, "response": "counter_charge"}"#),
        ("BE-16.21", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3, "riverbank": true}, "response": "counter_charge"}"#),
        ("BE-19.3", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "cavalry", "formation": "line", "morale": 3, "weight": "heavy", "battalion_guns": true}}"#),
        ("BE-19.3", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1, "melee_weapons": true}}"#),
        ("BE-19.2", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3, "weight": "light"}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-19.2", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "cavalry", "formation": "line", "morale": 3}}"#),
        ("BE-19.3", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3, "lance": true}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-19.3", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3, "cuirass": true}}"#),
        ("BE-19.3", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3, "impetuous": true}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-16.16", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3, "order_attack": true}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-19.3", "shock", r#"{"charger": {"arm": "cavalry", "formation": "line", "morale": 3, "weight": "light", "cuirass": true}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-19.3", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "artillery", "formation": "deployed", "morale": 3, "elan": true}}"#),
        ("BE-19.3", "shock", r#"{"charger": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1, "elan": true}, "defender": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1}}"#),
        ("BE-19.1", "shock", r#"{"charger": {"arm": "cavalry", "formation": "line", "morale": 3, "weight": "heavy", "ft": 1}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-19.1", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "artillery", "formation": "deployed", "morale": 3, "ft": 1}}"#),
        ("BE-11.6", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "skirmishers", "formation": "skirmish", "morale": 3}}"#),
        ("BE-23.1", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3, "detached": true}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-23.1", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1, "detached": true, "size": "large"}}"#),
        ("BE-19.5", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3, "losses": 4}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-19.5", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1, "detached": true, "losses": 2}}"#),
        ("BE-21.4", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3, "fire_supports": 2, "canister_supports": 1}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-16.35", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3, "threats": 1, "cavalry_threats": 2}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-16.35", "shock", r#"{"charger": {"arm": "cavalry", "formation": "line", "morale": 3, "weight": "heavy", "threats": 1, "cavalry_threats": 1}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-21.6", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "full_square", "morale": 3, "threats": 1}}"#),
        ("BE-21.6", "shock", r#"{"charger": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1, "threats": 1}, "defender": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1}}"#),
        ("BE-21.6", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "garrison", "morale": 3, "cover": "light", "threats": 1}}"#),
        ("BE-5.2", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "artillery", "formation": "deployed", "morale": 3, "penalised": true}}"#),
        ("BE-5.2", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "skirmishers", "formation": "skirmish", "morale": 3, "ft": 1, "penalised": true}}"#),
        ("BE-5.2", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "hollow_square", "morale": 3, "penalised": true}}"#),
        ("BE-5.2", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "garrison", "morale": 3, "cover": "light", "penalised": true}}"#),
        ("BE-2.3", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3, "general_attached": true, "out_of_command": true}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}}"#),
        ("BE-2.3", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3, "general_attached": true, "out_of_command": true}}"#),
        ("BE-16.32", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3, "high_ground": true}, "defender": {"arm": "infantry", "formation": "line", "morale": 3, "high_ground": true}}"#),
        ("BE-5.1", "shock", r#"{"charger": {"arm": "cavalry", "formation": "line", "morale": 3, "weight": "heavy"}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}, "difficult_place": true}"#),
        ("BE-5.1", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "cavalry", "formation": "line", "morale": 3, "weight": "heavy"}, "difficult_place": true}"#),
        ("BE-5.1", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "artillery", "formation": "deployed", "morale": 3}, "difficult_place": true}"#),
        ("BE-22.8", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "garrison", "morale": 3, "cover": "light"}, "on_bridge": true}"#),
        ("BE-22.8", "shock", r#"{"charger": {"arm": "infantry", "formation": "column", "morale": 3}, "defender": {"arm": "infantry", "formation": "line", "morale": 3}, "on_bridge": true, "difficult_place": true}"#),

        ("BE-19.3", "pursuit", r#"{"arm": "infantry", "charged": true, "row": "rout", "wish": "pursue", "loser": "infantry", "fled_distance": 6, "impetuous": true}"#),
        ("BE-19.3", "pursuit", r#"{"arm": "skirmishers", "charged": true, "row": "rout", "wish": "pursue", "loser": "infantry", "fled_distance": 6, "impetuous": true}"#),
        ("BE-18.4", "pursuit", r#"{"arm": "cavalry", "charged": true, "row": "eliminated", "wish": "pursue", "loser": "infantry", "fled_distance": 6}"#),
        ("BE-17.9", "pursuit", r#"{"arm": "cavalry", "charged": true, "row": "defeat", "wish": "pursue", "loser": "infantry", "fled_distance": 0, "covered": true}"#),
        ("BE-17.5", "pursuit", r#"{"arm": "cavalry", "charged": true, "row": "rout", "wish": "pursue", "loser": "infantry", "fled_distance": 1.5}"#),
        ("BE-17.5", "pursuit", r#"{"arm": "cavalry", "charged": true, "row": "rout", "wish": "pursue", "loser": "infantry"}"#),
        ("BE-5.1", "pursuit", r#"{"arm": "cavalry", "charged": true, "row": "rout", "wish": "pursue", "loser": "infantry", "fled_distance": 6, "place": "difficult"}"#),
        ("BE-5.1", "pursuit", r#"{"arm": "cavalry", "charged": true, "row": "rout", "wish": "pursue", "loser": "infantry", "fled_distance": 6, "place": "building"}"#),
        ("BE-2.3", "pursuit", r#"{"arm": "cavalry", "charged": true, "row": "rout", "wish": "pursue", "loser": "infantry", "fled_distance": 6, "general_attached": true, "out_of_command": true}"#),

        ("BE-8.15", "order-compliance", r#"{"order": "attack", "units": 2, "complying": 3}"#),

        ("BE-Q35", "automatic-order", r#"{"order": "attack", "units": 4, "eliminated": 3, "disordered": 2}"#),

        ("BE-25.2", "army-break", r#"{"units": 4, "eliminated": 3, "disordered": 2}"#),

        ("BE-23.1", "loss-capacity", r#"{"arm": "infantry", "detached": true}"#),
        ("BE-23.1", "loss-capacity", r#"{"arm": "skirmishers", "detached": true, "size": "large"}"#),
        ("BE-19.5", "loss-capacity", r#"{"arm": "infantry", "losses": 4.5}"#),

        ("BE-19.1", "points-cost", r#"{"kind": "infantry", "morale": 0}"#),
        ("BE-26.1", "points-cost", r#"{"kind": "infantry", "morale": 3, "quality": "poor"}"#),
        ("BE-26.1", "points-cost", r#"{"kind": "infantry", "morale": 3, "commander_in_chief": true}"#),
        ("BE-2.1", "points-cost", r#"{"kind": "general"}"#),
        ("BE-26.1", "points-cost", r#"{"kind": "general", "morale": 3, "quality": "poor"}"#),
        ("BE-26.1", "points-cost", r#"{"kind": "general", "quality": "poor", "status": "elite"}"#),
        ("BE-26.1", "points-cost", r#"{"kind": "general", "quality": "poor", "manoeuvre_class": "a"}"#),
        ("BE-26.1", "points-cost", r#"{"kind": "general", "quality": "poor", "size": "large"}"#),
        ("BE-19.1", "points-cost", r#"{"kind": "general", "quality": "poor", "ft": 1}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "general", "quality": "poor", "stoic": true}"#),
        ("BE-19.2", "points-cost", r#"{"kind": "cavalry", "morale": 3}"#),
        ("BE-19.2", "points-cost", r#"{"kind": "infantry", "morale": 3, "weight": "light"}"#),
        ("BE-19.2", "points-cost", r#"{"kind": "artillery", "morale": 3}"#),
        ("BE-19.2", "points-cost", r#"{"kind": "infantry", "morale": 3, "calibre": "6"}"#),
        ("BE-19.2", "points-cost", r#"{"kind": "artillery", "morale": 3, "calibre": "12", "horse": true}"#),
        ("BE-19.2", "points-cost", r#"{"kind": "infantry", "morale": 3, "horse": true}"#),
        ("BE-19.1", "points-cost", r#"{"kind": "artillery", "morale": 3, "calibre": "6", "ft": 1}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "infantry", "morale": 3, "howitzers": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "infantry", "morale": 3, "shrapnel": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "infantry", "morale": 3, "lance": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "infantry", "morale": 3, "cuirass": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "infantry", "morale": 3, "impetuous": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "infantry", "morale": 3, "irregular": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "cavalry", "morale": 3, "weight": "light", "rifle": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "cavalry", "morale": 3, "weight": "light", "good_shooter": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "cavalry", "morale": 3, "weight": "light", "poor_shooter": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "artillery", "morale": 3, "calibre": "6", "elan": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "artillery", "morale": 3, "calibre": "6", "battalion_guns": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "artillery", "morale": 3, "calibre": "6", "melee_weapons": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "artillery", "morale": 3, "calibre": "6", "light_infantry": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "infantry", "morale": 3, "good_shooter": true, "poor_shooter": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "cavalry", "morale": 3, "weight": "medium", "cuirass": true}"#),
        ("BE-19.3", "points-cost", r#"{"kind": "cavalry", "morale": 3, "weight": "heavy", "irregular": true}"#),
    ]);
}

/// One typical input each, rolled 100,000 times.
fn roll(typical: &[(&str, &str)]) {
    for (procedure, input) in typical {
        testkit::odds_agree_with_rolls(&RULEBOOK, procedure, input);
    }
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls_of_generals() {
    roll(&[
        ("command-points", r#"{"quality": "competent"}"#),
        ("initiative", r#"{"a_quality": "competent", "b_quality": "ordinary", "b_bonus": 1, "attacker": "a"}"#),
        ("order-test", r#"{"quality": "ordinary", "bonus": 1}"#),
        ("general-casualty", r#"{"cause": "shock", "quality": "brilliant"}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls_of_tests() {
    roll(&[
        ("manoeuvre-test", r#"{"arm": "infantry", "trigger": "charge", "reaction": "change_formation"}"#),
        ("control-test", r#"{"purpose": "stop_charge", "status": "elite"}"#),
        ("morale-test", r#"{"arm": "infantry", "morale": 3, "losses": 1, "supported": true}"#),
        ("pursuit", r#"{"arm": "cavalry", "charged": true, "row": "rout", "wish": "hold", "loser": "infantry", "fled_distance": 6}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls_in_combat() {
    roll(&[
        ("fire", r#"{"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}"#),
        ("fire-duel", r#"{"fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "return_fire": {"shooter": "infantry", "formation": "line", "target": "infantry", "target_formation": "line"}, "shooter_morale": 3, "target_morale": 3}"#),
        ("shock", r#"{"charger": {"arm": "cavalry", "formation": "line", "weight": "heavy", "morale": 4, "cuirass": true}, "defender": {"arm": "infantry", "formation": "hollow_square", "morale": 3}}"#),
    ]);
}

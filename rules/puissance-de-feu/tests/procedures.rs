//! The procedures against the book: its worked examples, its refusals, and what must always hold.

use puissance_de_feu::RULEBOOK;

testkit::procedures!(RULEBOOK);

#[test]
#[rustfmt::skip]
fn units_that_cannot_be() {
    testkit::rejections(&RULEBOOK, &[
        ("PF-13.24", "unit-profile", r#"{"unit": {"type": "infantry", "traits": ["lancers"]}}"#),
        ("PF-13.24", "unit-profile", r#"{"unit": {"type": "cavalry", "traits": ["militia"]}}"#),
        ("PF-13.24", "unit-profile", r#"{"unit": {"type": "officer", "traits": ["elite"]}}"#),
        ("PF-13.24", "unit-profile", r#"{"unit": {"type": "officer", "traits": ["mounted"]}}"#),
        ("PF-13.24", "unit-profile", r#"{"unit": {"type": "skirmishers", "traits": ["large"]}}"#),
        ("PF-13.24", "unit-profile", r#"{"unit": {"type": "indians", "traits": ["indian"]}}"#),
        ("PF-13.24", "unit-profile", r#"{"unit": {"type": "artillery", "traits": ["smoothbore"]}}"#),
        ("PF-13.24", "unit-profile", r#"{"unit": {"type": "infantry", "traits": ["elite", "elite"]}}"#),
        ("PF-13.24", "unit-profile", r#"{"unit": {"type": "infantry", "traits": ["pikes", "smoothbore"]}}"#),
        ("PF-13.24", "unit-profile", r#"{"unit": {"type": "infantry", "traits": ["sharpshooters", "pikes"]}}"#),
        ("PF-13.24", "unit-profile", r#"{"unit": {"type": "infantry", "traits": ["militia", "elite"]}}"#),
        ("PF-13.24", "army-cost", r#"{"units": [{"type": "infantry"}, {"type": "ironclad", "traits": ["elite"]}]}"#),
        ("PF-6.2", "unit-profile", r#"{"unit": {"type": "infantry", "wounds": 9}}"#),
        ("PF-6.2", "unit-profile", r#"{"unit": {"type": "officer", "wounds": 2}}"#),
        ("PF-6.2", "army-cost", r#"{"units": [{"type": "cavalry", "wounds": 6}]}"#),
        ("PF-7.10", "unit-profile", r#"{"unit": {"type": "artillery", "state": "routing"}}"#),
        ("PF-14.9", "unit-profile", r#"{"unit": {"type": "ironclad", "state": "routing"}}"#),
        ("PF-15.8", "unit-profile", r#"{"unit": {"type": "ironclad", "state": "disordered"}}"#),
        ("PF-13.24", "victory-points", r#"{"attacker_units": [{"type": "cavalry", "traits": ["pikes"], "fate": "lost"}], "defender_units": [{"type": "infantry", "fate": "lost"}]}"#),
        ("PF-7.10", "victory-points", r#"{"attacker_units": [{"type": "infantry", "fate": "lost"}], "defender_units": [{"type": "artillery", "fate": "routing"}]}"#),
        ("PF-14.9", "victory-points", r#"{"attacker_units": [{"type": "ironclad", "fate": "routing"}], "defender_units": [{"type": "infantry", "fate": "lost"}]}"#),
    ]);
}

#[test]
fn house_rules_that_clash_are_refused_everywhere() {
    let bench = include_str!("bench.jsonl");
    for procedure in RULEBOOK.procedures {
        let name = procedure.name();
        let line = bench.lines().find(|line| line.contains(&format!("\"procedure\":\"{name}\"")));
        let input = line.and_then(|line| line.split_once("\"input\":")).expect("is benched").1;
        let input = input.strip_suffix("}}").expect("ends the line");
        let comma = if input.ends_with('{') { "" } else { "," };
        let with = |rules: &str| format!("{input}{comma}\"house_rules\":[{rules}]}}");
        let both = with(r#""canister_one_roll","canister_one_per_hit""#);
        let twice = with(r#""premeasuring","no_fourth_die","premeasuring""#);
        let fine = with(r#""premeasuring","enemy_units_do_not_block_sight","canister_one_roll""#);
        testkit::rejections(&RULEBOOK, &[("PF-Q23", name, &both), ("PF-Q8", name, &twice)]);
        assert!(procedure.explain(&fine).is_ok(), "{name} takes house rules");
    }
}

#[test]
#[rustfmt::skip]
fn turns_and_marches_that_are_refused() {
    testkit::rejections(&RULEBOOK, &[
        ("PF-3.2", "extra-turn", r#"{"turn": 6}"#),
        ("PF-3.2", "extra-turn", r#"{"turn": 7, "scheduled_turns": 8, "house_rules": ["repeat_extra_turn"]}"#),
        ("PF-Q6", "extra-turn", r#"{"turn": 8}"#),
        ("PF-3.10", "march-distance", r#"{"unit": {"type": "infantry", "state": "routing"}}"#),
        ("PF-3.10", "march-distance", r#"{"unit": {"type": "infantry", "state": "disordered"}}"#),
        ("PF-13.10", "march-distance", r#"{"unit": {"type": "indians"}, "officer_is_indian": true}"#),
        ("PF-3.10", "organisation-test", r#"{"unit": {"type": "cavalry", "state": "disordered"}, "move_number": 2}"#),
        ("PF-15.8", "organisation-test", r#"{"unit": {"type": "ironclad"}, "move_number": 2}"#),
        ("PF-3.10", "wide-table-march", r#"{"unit": {"type": "cavalry", "state": "routing"}, "moves": ["advance"]}"#),
        ("PF-15.8", "wide-table-march", r#"{"unit": {"type": "ironclad"}, "moves": ["advance"]}"#),
        ("PF-13.10", "wide-table-march", r#"{"unit": {"type": "infantry"}, "moves": ["rotate"], "officer_is_indian": true}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn shots_that_are_refused() {
    for procedure in ["fire-target-number", "fire", "volley"] {
        testkit::rejections(&RULEBOOK, &[
            ("PF-3.10", procedure, r#"{"shooter": {"type": "infantry", "state": "disordered"}, "target": {"type": "infantry"}, "distance": 5}"#),
            ("PF-3.10", procedure, r#"{"shooter": {"type": "infantry", "state": "routing"}, "target": {"type": "infantry"}, "distance": 5}"#),
            ("PF-16.2", procedure, r#"{"shooter": {"type": "infantry", "out_of_ammunition": true}, "target": {"type": "infantry"}, "distance": 5}"#),
            ("PF-13.21", procedure, r#"{"shooter": {"type": "infantry", "traits": ["pikes"]}, "target": {"type": "infantry"}, "distance": 5}"#),
            ("PF-5.7", procedure, r#"{"shooter": {"type": "artillery"}, "target": {"type": "infantry"}, "distance": 5}"#),
            ("PF-5.7", procedure, r#"{"shooter": {"type": "ironclad"}, "target": {"type": "infantry"}, "distance": 5}"#),
            ("PF-5.7", procedure, r#"{"shooter": {"type": "infantry"}, "ammunition": "ball", "target": {"type": "infantry"}, "distance": 5}"#),
            ("PF-14.4", procedure, r#"{"shooter": {"type": "artillery"}, "ammunition": "ball", "guns": 1, "target": {"type": "infantry"}, "distance": 5}"#),
            ("PF-14.5", procedure, r#"{"shooter": {"type": "ironclad", "wounds": 4}, "ammunition": "ball", "guns": 3, "target": {"type": "infantry"}, "distance": 5}"#),
            ("PF-11.1", procedure, r#"{"shooter": {"type": "infantry"}, "target": {"type": "officer"}, "distance": 5}"#),
            ("PF-6.2", procedure, r#"{"shooter": {"type": "infantry"}, "target": {"type": "artillery", "wounds": 4}, "distance": 5}"#),
            ("PF-7.10", procedure, r#"{"shooter": {"type": "infantry"}, "target": {"type": "artillery", "state": "routing"}, "distance": 5}"#),
        ]);
    }
    testkit::rejections(&RULEBOOK, &[
        ("PF-13.10", "volley", r#"{"shooter": {"type": "infantry"}, "target": {"type": "indians"}, "distance": 5, "officer_is_indian": true}"#),
        ("PF-3.10", "ammunition-check", r#"{"unit": {"type": "infantry", "state": "routing"}}"#),
        ("PF-13.21", "ammunition-check", r#"{"unit": {"type": "infantry", "traits": ["pikes"]}}"#),
        ("PF-16.2", "ammunition-check", r#"{"unit": {"type": "infantry", "out_of_ammunition": true}}"#),
        ("PF-16.3", "resupply", r#"{"unit": {"type": "infantry"}, "source": "camp", "distance": 3}"#),
        ("PF-13.21", "resupply", r#"{"unit": {"type": "infantry", "traits": ["pikes"], "out_of_ammunition": true}, "source": "camp", "distance": 3}"#),
        ("PF-16.3", "resupply", r#"{"unit": {"type": "infantry", "out_of_ammunition": true}, "source": "depot"}"#),
        ("PF-16.3", "resupply", r#"{"unit": {"type": "infantry", "out_of_ammunition": true}, "source": "none", "distance": 3}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn tests_and_flights_that_are_refused() {
    testkit::rejections(&RULEBOOK, &[
        ("PF-7.1", "morale-test", r#"{"unit": {"type": "infantry"}}"#),
        ("PF-7.15", "morale-test", r#"{"unit": {"type": "infantry", "wounds": 1, "state": "routing"}}"#),
        ("PF-14.9", "morale-test", r#"{"unit": {"type": "ironclad", "wounds": 1}}"#),
        ("PF-13.10", "morale-test", r#"{"unit": {"type": "indians", "wounds": 1}, "officer_is_indian": true}"#),
        ("PF-7.10", "rout-move", r#"{"unit": {"type": "artillery"}}"#),
        ("PF-14.9", "rout-move", r#"{"unit": {"type": "ironclad"}}"#),
        ("PF-7.11", "rally", r#"{"unit": {"type": "infantry"}}"#),
        ("PF-13.10", "rally", r#"{"unit": {"type": "indians", "state": "routing"}, "officer_is_indian": true}"#),
        ("PF-10.1", "evade-move", r#"{"unit": {"type": "infantry"}}"#),
        ("PF-10.1", "evade-move", r#"{"unit": {"type": "indians", "traits": ["mounted"]}}"#),
        ("PF-10.4", "evade-move", r#"{"unit": {"type": "cavalry", "state": "routing"}}"#),
        ("PF-10.4", "evade-move", r#"{"unit": {"type": "skirmishers", "state": "disordered"}}"#),
        ("PF-10.1", "evade-move", r#"{"unit": {"type": "cavalry"}, "evaded_this_turn": true}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn charges_and_melees_that_are_refused() {
    for procedure in ["charge-reach", "assault"] {
        testkit::rejections(&RULEBOOK, &[
            ("PF-3.10", procedure, r#"{"charger": {"type": "infantry", "state": "disordered"}, "target": {"type": "infantry"}, "distance": 5}"#),
            ("PF-14.9", procedure, r#"{"charger": {"type": "ironclad"}, "target": {"type": "infantry"}, "distance": 5}"#),
            ("PF-14.9", procedure, r#"{"charger": {"type": "infantry"}, "target": {"type": "ironclad"}, "distance": 5}"#),
            ("PF-8.10", procedure, r#"{"charger": {"type": "infantry"}, "target": {"type": "officer"}, "distance": 5}"#),
            ("PF-10.1", procedure, r#"{"charger": {"type": "infantry"}, "target": {"type": "infantry"}, "distance": 5, "evades": true}"#),
            ("PF-10.4", procedure, r#"{"charger": {"type": "infantry"}, "target": {"type": "cavalry", "state": "routing"}, "distance": 5, "evades": true}"#),
            ("PF-10.4", procedure, r#"{"charger": {"type": "infantry"}, "target": {"type": "cavalry", "state": "disordered"}, "distance": 5, "evades": true}"#),
            ("PF-10.1", procedure, r#"{"charger": {"type": "infantry"}, "target": {"type": "cavalry"}, "distance": 5, "evades": true, "evaded_this_turn": true}"#),
            ("PF-10.5", procedure, r#"{"charger": {"type": "infantry"}, "target": {"type": "cavalry"}, "distance": 5, "evade_room": 4}"#),
            ("PF-8.8", procedure, r#"{"charger": {"type": "infantry"}, "target": {"type": "infantry"}, "distance": 5, "obstacle_at": 0}"#),
            ("PF-13.10", procedure, r#"{"charger": {"type": "infantry"}, "target": {"type": "infantry"}, "distance": 5, "officer_is_indian": true}"#),
            ("PF-Q36", procedure, r#"{"charger": {"type": "artillery"}, "target": {"type": "infantry"}, "distance": 5, "house_rules": ["guns_may_not_charge"]}"#),
            ("PF-Q36", procedure, r#"{"charger": {"type": "ammunition_waggon"}, "target": {"type": "infantry"}, "distance": 5, "house_rules": ["guns_may_not_charge"]}"#),
        ]);
    }
    for procedure in ["melee-target-numbers", "melee"] {
        testkit::rejections(&RULEBOOK, &[
            ("PF-3.10", procedure, r#"{"charger": {"type": "infantry", "state": "routing"}, "defender": {"type": "infantry"}}"#),
            ("PF-14.9", procedure, r#"{"charger": {"type": "ironclad"}, "defender": {"type": "infantry"}}"#),
            ("PF-14.9", procedure, r#"{"charger": {"type": "infantry"}, "defender": {"type": "ironclad"}}"#),
            ("PF-10.1", procedure, r#"{"charger": {"type": "infantry"}, "defender": {"type": "artillery"}, "defender_evaded": true}"#),
            ("PF-10.4", procedure, r#"{"charger": {"type": "infantry"}, "defender": {"type": "skirmishers", "state": "disordered"}, "defender_evaded": true}"#),
            ("PF-10.4", procedure, r#"{"charger": {"type": "infantry"}, "defender": {"type": "cavalry", "state": "routing"}, "defender_evaded": true}"#),
            ("PF-Q36", procedure, r#"{"charger": {"type": "artillery"}, "defender": {"type": "infantry"}, "house_rules": ["guns_may_not_charge"]}"#),
            ("PF-Q36", procedure, r#"{"charger": {"type": "ammunition_waggon"}, "defender": {"type": "infantry"}, "house_rules": ["guns_may_not_charge"]}"#),
        ]);
    }
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls_of_turns_and_marches() {
    testkit::odds_agree_with_rolls(&RULEBOOK, &[
        ("attacker-roll", r#"{"player_a_choice": "attack", "player_b_choice": "defend"}"#),
        ("extra-turn", r#"{"turn": 7}"#),
        ("march-distance", r#"{"unit": {"type": "indians"}, "officer_near": true}"#),
        ("organisation-test", r#"{"unit": {"type": "infantry"}, "move_number": 2}"#),
        ("wide-table-march", r#"{"unit": {"type": "infantry"}, "moves": ["advance", "rotate", "advance"]}"#),
        ("ironclad-drift", r#"{"room_downstream": 6.5}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls_of_fire() {
    testkit::odds_agree_with_rolls(&RULEBOOK, &[
        ("fire", r#"{"shooter": {"type": "artillery"}, "ammunition": "canister", "target": {"type": "infantry"}, "distance": 12, "target_in_cover": true}"#),
        ("volley", r#"{"shooter": {"type": "infantry"}, "target": {"type": "infantry", "traits": ["militia"], "wounds": 2}, "distance": 10}"#),
        ("ammunition-check", r#"{"unit": {"type": "infantry"}}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls_of_nerve_and_flight() {
    testkit::odds_agree_with_rolls(&RULEBOOK, &[
        ("morale-test", r#"{"unit": {"type": "infantry", "traits": ["militia"], "wounds": 5}}"#),
        ("rout-move", r#"{"unit": {"type": "cavalry"}, "distance_to_edge": 20}"#),
        ("rally", r#"{"unit": {"type": "infantry", "wounds": 6, "state": "routing"}, "officer_near": true, "distance_to_edge": 9}"#),
        ("evade-move", r#"{"unit": {"type": "cavalry"}, "evade_room": 20.5}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls_of_charges() {
    testkit::odds_agree_with_rolls(&RULEBOOK, &[
        ("charge-reach", r#"{"charger": {"type": "infantry"}, "target": {"type": "skirmishers"}, "distance": 2.5, "evades": true, "obstacle_at": 9}"#),
        ("assault", r#"{"charger": {"type": "cavalry"}, "target": {"type": "infantry"}, "distance": 12}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls_of_melees() {
    testkit::odds_agree_with_rolls(&RULEBOOK, &[
        ("melee", r#"{"charger": {"type": "cavalry", "traits": ["cuirassiers"]}, "defender": {"type": "artillery"}, "defender_behind_obstacle": true}"#),
        ("melee", r#"{"charger": {"type": "infantry"}, "defender": {"type": "infantry", "traits": ["pikes"]}, "flank_or_rear": true, "house_rules": ["bonuses_first_cycle_only"]}"#),
    ]);
}

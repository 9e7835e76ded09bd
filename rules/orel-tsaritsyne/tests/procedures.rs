//! The procedures against the book: its worked examples, its refusals, and what must always hold.

use orel_tsaritsyne::RULEBOOK;

testkit::procedures!(RULEBOOK);

/// Adds fields to an attack that is otherwise legal.
fn attack(fields: &str) -> String {
    let facts = r#""attack_value":8,"defence_value":4,"attacker_quality":4,"defender_quality":3"#;
    format!("{{{facts},{fields}}}")
}

/// The same with the strengths that an attack or a pursuit also needs.
fn fought(fields: &str) -> String {
    let strengths = r#""attacker_pe":4,"defender_pe":3"#;
    attack(&format!("{strengths},{fields}"))
}

/// A defence, or an attack, by these units.
fn value(role: &str, rest: &str, units: &str) -> String {
    format!(r#"{{"role":"{role}"{rest},"units":[{units}]}}"#)
}

const FOOT: &str = r#"{"class":"infantry","value":4}"#;
const HORSE: &str = r#"{"class":"cavalry","value":4,"charge":5}"#;
const GUN: &str = r#"{"class":"artillery","value":3}"#;
const CAR: &str = r#"{"class":"armoured_car","value":1}"#;

fn check(rule: &str, procedure: &str, inputs: &[String]) {
    for input in inputs {
        testkit::rejections(&RULEBOOK, &[(rule, procedure, input)]);
    }
}

#[test]
#[rustfmt::skip]
fn rejections_of_counters_and_movement() {
    testkit::rejections(&RULEBOOK, &[
        ("OT-1.15", "dominant-quality", r#"{"units":[{"class":"tank","quality":5,"pe":2},{"class":"armoured_car","quality":5,"pe":1}]}"#),
        ("OT-1.8", "unit-strength", r#"{"pe_full":3,"pe_reduced":3,"combat_full":4,"combat_reduced":2}"#),
        ("OT-1.7", "unit-strength", r#"{"pe_full":3,"combat_full":4,"losses":4}"#),
        ("OT-1.8", "unit-strength", r#"{"pe_full":3,"pe_reduced":1,"combat_full":4}"#),
        ("OT-1.8", "unit-strength", r#"{"pe_full":3,"combat_full":4,"combat_reduced":2}"#),
        ("OT-1.8", "unit-strength", r#"{"pe_full":3,"pe_reduced":1,"combat_full":4,"combat_reduced":5}"#),
        ("OT-1.8", "stacking", r#"{"units":[{"class":"infantry"}]}"#),
        ("OT-1.8", "stacking", r#"{"units":[{"class":"depot"},{"class":"horse_artillery","pe":0}]}"#),
        ("OT-1.8", "zone-of-control", r#"{"units":[{"class":"cavalry","pe":0}]}"#),
        ("OT-1.8", "zone-of-control", r#"{"units":[{"class":"artillery","pe":0}]}"#),
        ("OT-4.2", "recruitment", r#"{"prisoners_enlisted":1}"#),
        ("OT-9.1", "movement-cost", r#"{"class":"armoured_train","terrain":"clear","rail":true,"road":true}"#),
        ("OT-9.1", "movement-cost", r#"{"class":"infantry","terrain":"clear","rail_cut":true}"#),
        ("OT-7.11", "movement-budget", r#"{"class":"infantry","movement":6,"posture":"em","attack":"rapid"}"#),
        ("OT-7.13", "movement-budget", r#"{"class":"artillery","movement":5,"posture":"epc","attack":"rapid"}"#),
        ("OT-7.13", "movement-budget", r#"{"class":"horse_artillery","movement":9,"posture":"epc","attack":"prepared"}"#),
        ("OT-7.10", "movement-budget", r#"{"class":"infantry","movement":6,"posture":"epc","spent":1}"#),
        ("OT-7.9", "engineer-task", r#"{"task":"repair_rail","enemy_adjacent":true}"#),
        ("OT-7.9", "engineer-task", r#"{"task":"repair_bridge","enemy_adjacent":true}"#),
    ]);
}

#[test]
fn rejections_of_combat_values() {
    let rapid = r#","attack_type":"rapid""#;
    let pursuit = r#","pursuit":true"#;
    let routed = r#"{"class":"infantry","value":4,"routed":true}"#;
    let marching = r#"{"class":"infantry","value":4,"em":true}"#;
    let both = r#"{"class":"tank","value":4,"em":true,"routed":true}"#;
    let charging = |more: &str| format!(r#"{{"class":"cavalry","value":4,"charging":true{more}}}"#);
    let (supported, trains) =
        (r#","supports":[{"kind":"air","value":1}]"#, r#","contact_trains":[2]"#);
    let (name, counter) = ("combat-value", r#","counter_charge":true"#);
    check("OT-8.105", name, &[value("defence", rapid, FOOT)]);
    check("OT-8.180", name, &[value("defence", pursuit, HORSE)]);
    check("OT-8.181", name, &[value("attack", &format!("{rapid}{pursuit}"), HORSE)]);
    check(
        "OT-8.180",
        name,
        &[
            value("attack", &format!("{pursuit}{supported}"), HORSE),
            value("attack", &format!("{pursuit}{trains}"), HORSE),
            value("attack", pursuit, &format!("{HORSE},{FOOT}")),
            value("attack", pursuit, &format!("{HORSE},{CAR},{CAR}")),
        ],
    );
    // Without any combat unit there is no attack, let alone a pursuit.
    check("OT-9.33", name, &[value("attack", pursuit, CAR), value("attack", "", CAR)]);
    check("OT-8.180", name, &[value("attack", pursuit, FOOT)]);
    check("OT-8.106", name, &[value("attack", "", routed), value("attack", "", marching)]);
    check("OT-7.13", name, &[value("attack", "", &format!("{FOOT},{GUN}"))]);
    check("OT-Q78", name, &[value("attack", counter, HORSE)]);
    let fit = charging(r#","charge":5"#);
    check("OT-Q78", name, &[value("defence", "", &fit)]);
    check(
        "OT-8.119",
        name,
        &[
            value("attack", "", &charging("")),
            value("attack", "", r#"{"class":"infantry","value":4,"charge":5,"charging":true}"#),
            value("defence", counter, &charging(r#","charge":5,"em":true"#)),
            value("defence", counter, &charging(r#","charge":5,"routed":true"#)),
        ],
    );
    check("OT-3.4", name, &[value("attack", "", &charging(r#","charge":5,"unsupplied":true"#))]);
    check("OT-1.11", name, &[value("defence", "", both)]);
    check("OT-9.12", name, &[value("defence", trains, GUN), value("defence", trains, CAR)]);
}

#[test]
fn rejections_of_attacks_and_pursuits() {
    for (name, input) in [
        ("attack-modifier", attack as fn(&str) -> String),
        ("attack", fought as fn(&str) -> String),
    ] {
        check(
            "OT-8.119",
            name,
            &[
                input(r#""charge_pe":1"#),
                input(r#""charge_pe":1,"clear_terrain":true,"terrain_value":1"#),
            ],
        );
        let works = r#""charge_pe":1,"clear_terrain":true,"fortification_value":1"#;
        check("OT-8.120", name, &[input(works), input(&format!(r#"{works},"attacker_tanks":1"#))]);
        let tsaritsyn = r#""game":"tsaritsyn""#;
        check(
            "OT-8.109",
            name,
            &[
                input(&format!(r#"{tsaritsyn},"attacker_integrated":1"#)),
                input(&format!(r#"{tsaritsyn},"defender_integrated":1"#)),
            ],
        );
        check("OT-0.4", name, &[input(r#""air_support":true"#)]);
        check(
            "OT-6.4",
            name,
            &[
                input(r#""attacker_cheka":true"#),
                input(r#""attacker_side":"red","defender_cheka":true"#),
            ],
        );
        check("OT-12.5", name, &[input(r#""attacker_side":"red","ammunition_malus":true"#)]);
        check("OT-12.7", name, &[input(r#""attacker_side":"red","night_attack":true"#)]);
        check("OT-12.6", name, &[input(r#""attacker_side":"red","fatigue_penalty":1"#)]);
    }
    check("OT-8.139", "attack", &[fought(r#""charge_pe":2,"infantry_pe":3,"clear_terrain":true"#)]);
    check("OT-8.139", "pursuit", &[fought(r#""charge_pe":5,"clear_terrain":true"#)]);
    for name in ["attack", "pursuit"] {
        check(
            "OT-1.8",
            name,
            &[
                fought(r#""attacker_units":5"#),
                fought(r#""defender_units":5,"defender_artillery_pe":1"#),
            ],
        );
        check("OT-8.145", name, &[fought(r#""defender_artillery_pe":1"#)]);
    }
    check(
        "OT-8.119",
        "pursuit",
        &[
            fought(r#""charge_pe":1"#),
            fought(r#""charge_pe":1,"clear_terrain":true,"terrain_value":1"#),
        ],
    );
    let works = r#""charge_pe":1,"clear_terrain":true,"fortification_value":1"#;
    check("OT-8.120", "pursuit", &[fought(works)]);
}

#[test]
#[rustfmt::skip]
fn rejections_of_what_surrounds_a_combat() {
    testkit::rejections(&RULEBOOK, &[
        ("OT-8.115", "encirclement", r#"{"hexes":[{"direction":2,"pe":2},{"direction":2,"pe":3}]}"#),
        ("OT-8.141", "loss-allocation", r#"{"units":[{"class":"infantry","quality":3,"pe":2},{"class":"infantry","quality":3,"pe":2}],"losses":1,"dominant_quality":3,"role":"defence","order":[0,0]}"#),
        ("OT-8.141", "loss-allocation", r#"{"units":[{"class":"infantry","quality":3,"pe":2},{"class":"infantry","quality":3,"pe":2}],"losses":0,"dominant_quality":3,"role":"defence","order":[0]}"#),
        ("OT-8.141", "loss-allocation", r#"{"units":[{"class":"infantry","quality":3,"pe":2}],"losses":1,"dominant_quality":3,"role":"defence","order":[0,1]}"#),
        ("OT-8.141", "loss-allocation", r#"{"units":[{"class":"infantry","quality":3,"pe":2},{"class":"infantry","quality":2,"pe":1}],"losses":1,"dominant_quality":3,"role":"attack","order":[1,0]}"#),
        ("OT-8.146", "loss-allocation", r#"{"units":[{"class":"artillery","quality":3,"pe":2}],"losses":1,"dominant_quality":3,"role":"attack","order":[0]}"#),
        ("OT-1.15", "loss-allocation", r#"{"units":[{"class":"infantry","quality":3,"pe":2},{"class":"artillery","quality":4,"pe":2}],"losses":0,"dominant_quality":4,"role":"defence","order":[0,1]}"#),
        ("OT-8.138", "advance", r#"{"code":"a","winner":"defender"}"#),
        ("OT-8.174", "advance", r#"{"code":"a","winner":"attacker","loser_eliminated":true,"loser_retreat":1,"hex_vacated":true}"#),
        ("OT-8.174", "advance", r#"{"code":"a","winner":"attacker","loser_eliminated":true,"loser_routed":true,"hex_vacated":true}"#),
        ("OT-8.170", "advance", r#"{"code":"a","winner":"attacker","loser_eliminated":true}"#),
        ("OT-8.170", "advance", r#"{"code":"a","winner":"attacker","loser_retreat":1}"#),
        ("OT-8.170", "advance", r#"{"code":"none","winner":"defender","loser_routed":true}"#),
        ("OT-8.51", "withdrawal", r#"{"quality":4,"pinned":true}"#),
        ("OT-8.51", "withdrawal", r#"{"quality":4,"encircled":true}"#),
        ("OT-8.51", "withdrawal", r#"{"quality":4,"routed":true}"#),
        ("OT-8.50", "withdrawal", r#"{"quality":4,"all_mounted":true,"foot_artillery":true}"#),
        ("OT-8.75", "attack-coordination", r#"{"formations":2,"quality":4,"any_nc":true}"#),
        ("OT-8.71", "attack-coordination", r#"{"formations":3,"quality":4}"#),
        ("OT-8.20", "bombardment", r#"{"fire_values":[3],"no_ammunition":true}"#),
        ("OT-8.30", "bombardment", r#"{}"#),
        ("OT-8.3", "counter-battery", r#"{"game":"orel","fire_values":[3]}"#),
        ("OT-8.20", "counter-battery", r#"{"game":"tsaritsyn","fire_values":[3],"no_ammunition":true}"#),
        ("OT-9.10", "train-duel", r#"{"attacker_fire":[3],"defender_fire":[3]}"#),
        ("OT-9.20", "train-capture", r#"{"line_cut":true,"attacker_pe":4}"#),
        ("OT-9.30", "tank-breakdown", r#"{"hexes_moved":0,"more_than_half":true}"#),
        ("OT-9.30", "tank-breakdown", r#"{"hexes_moved":0,"rough":true}"#),
        ("OT-10.11", "air-combat", r#"{}"#),
        ("OT-8.182", "victory-points", r#"{"prisoners":2.25}"#),
        ("OT-12.6", "fatigue", r#"{"fatigue":4,"night_attacks":1,"rested":true}"#),
        ("OT-12.6", "fatigue", r#"{"fatigue":4,"forced_marches":1,"rested":true}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls_of_attacks() {
    testkit::odds_agree_with_rolls(&RULEBOOK, &[
        ("attack", r#"{"attack_value":12,"defence_value":5,"attacker_quality":5,"defender_quality":3,"attacker_support":3,"terrain_value":1,"attacker_pe":8,"defender_pe":2,"defender_artillery_pe":1,"defender_units":2}"#),
        ("pursuit", r#"{"attack_value":3,"defence_value":2,"attacker_quality":4,"defender_quality":3,"charge_pe":3,"clear_terrain":true,"attacker_pe":3,"defender_pe":3,"all_routed":true}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls_of_tests_and_surrenders() {
    testkit::odds_agree_with_rolls(&RULEBOOK, &[
        ("withdrawal", r#"{"quality":4,"foot_artillery":true}"#),
        ("rally", r#"{"quality":3,"enemy_adjacent":true}"#),
        ("panic", r#"{"quality":3,"routing_pe":5,"stack_pe":4}"#),
        ("surrender", r#"{"units":[{"class":"infantry","pe":3},{"class":"cavalry","pe":2,"free_path":true},{"class":"armoured_car","pe":1,"free_path":true},{"class":"cavalry","pe":3,"free_path":true}]}"#),
        ("attack-coordination", r#"{"formations":2,"quality":3,"same_corps":true}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls_of_guns_supply_and_events() {
    testkit::odds_agree_with_rolls(&RULEBOOK, &[
        ("bombardment", r#"{"fire_values":[3,3],"observation":true,"hex_terrain":1}"#),
        ("counter-battery", r#"{"game":"tsaritsyn","fire_values":[3,2]}"#),
        ("attrition", r#"{"quality":3,"turns_unsupplied":2}"#),
        ("recruitment", r#"{"centres":[3,2,1],"base":1}"#),
        ("event", r#"{"side":"red"}"#),
        ("engineer-task", r#"{"task":"blow_bridge","enemy_adjacent":true}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls_of_vehicles() {
    testkit::odds_agree_with_rolls(&RULEBOOK, &[
        ("train-contact", r#"{"enemy_artillery":true,"escorted":true}"#),
        ("train-duel", r#"{"attacker_fire":[4,3],"defender_fire":[3],"direct_line":true}"#),
        ("train-capture", r#"{"train_alone":true,"line_cut":true,"attacker_pe":4}"#),
        ("tank-breakdown", r#"{"hexes_moved":3,"more_than_half":true}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls_of_the_river_the_air_and_petrograd() {
    testkit::odds_agree_with_rolls(&RULEBOOK, &[
        ("flotilla-duel", r#"{"attacker_fire":[3,2],"defender_fire":[2],"defender_in_port":true}"#),
        ("shore-fire", r#"{"fire_values":[3,3],"flotilla_moved":true}"#),
        ("air-combat", r#"{"attacker_das":[{"value":1,"fighter":true},{"value":2}],"defender_das":[{"value":1}]}"#),
        ("air-recovery", r#"{"aerodrome_supplied":true}"#),
        ("desertion", r#"{"quality":2,"unsupplied":true}"#),
        ("trotsky-decision", r#"{"decision":"raise_communists"}"#),
    ]);
}

//! What the rules forbid, procedure by procedure, each with the rule that it breaks.

use marie_louise::RULEBOOK;

/// A procedure, and the inputs that it must refuse.
fn refuses(procedure: &str, cases: &[(&str, &str)]) {
    let cases: Vec<_> = cases.iter().map(|(rule, input)| (*rule, procedure, *input)).collect();
    testkit::rejections(&RULEBOOK, &cases);
}

#[test]
fn sight_support_and_strength() {
    refuses(
        "line-of-sight",
        &[
            ("ML-1.45", r#"{"masking_depth":2}"#),
            ("ML-1.45", r#"{"obstacle":"crest","masking_depth":2}"#),
            ("ML-1.45", r#"{"obstacle":"masking_depth"}"#),
            ("ML-1.47", r#"{"overlooks":true}"#),
            ("ML-1.47", r#"{"distance_observer_obstacle":1}"#),
            ("ML-1.47", r#"{"distance_target_obstacle":1}"#),
        ],
    );
    refuses(
        "support-status",
        &[
            (
                "ML-1.59",
                r#"{"distance":3,"bearing_to_supporter":90,"bearing_to_supported":90,"supported_marker":"routed"}"#,
            ),
            (
                "ML-1.59",
                r#"{"distance":3,"bearing_to_supporter":90,"bearing_to_supported":90,"supporter_marker":"routed","supporter_formation":"unlimbered"}"#,
            ),
            ("ML-1.39", r#"{"distance":0,"bearing_to_supporter":90,"bearing_to_supported":90}"#),
        ],
    );
    refuses("unit-elements", &[("ML-Q13", r#"{"arm":"artillery","strength":37}"#)]);
}

#[test]
fn command() {
    refuses(
        "order-change",
        &[(
            "ML-Q113",
            r#"{"competence":2,"previous_order":"hold","new_order":"hold","first_turn":true}"#,
        )],
    );
    refuses(
        "command-status",
        &[("ML-4.18", r#"{"distance":0,"attached_to_unit":true,"brigadier_eliminated":true}"#)],
    );
    refuses(
        "unit-order",
        &[
            ("ML-4.16", r#"{"brigade_order":"hold","first_turn":true,"previous_order":"hold"}"#),
            ("ML-4.16", r#"{"brigade_order":"hold","first_turn":true,"hesitant_last_turn":true}"#),
            ("ML-4.16", r#"{"brigade_order":"hold","first_turn":true,"immobile_last_turn":true}"#),
            ("ML-4.16", r#"{"brigade_order":"hold","first_turn":true,"marker":"hesitant"}"#),
            ("ML-1.60", r#"{"brigade_order":"hold","marker":"shaken","specific_order":"hold"}"#),
            ("ML-3.1", r#"{"specific_order":"hold"}"#),
            ("ML-3.1", r#"{"marker":"routed"}"#),
            ("ML-3.9", r#"{"brigade_order":"hold","skirmishers":true,"specific_order":"charge"}"#),
            (
                "ML-1.60",
                r#"{"brigade_order":"hold","hesitant_last_turn":true,"previous_order":"hold"}"#,
            ),
            (
                "ML-Q26",
                r#"{"brigade_order":"hold","out_of_command":true,"brigadier_attached":true}"#,
            ),
        ],
    );
}

#[test]
fn tests_of_reaction_and_morale() {
    refuses(
        "reaction-test",
        &[
            ("ML-8.8", r#"{"no_light_company":true}"#),
            ("ML-8.8", r#"{"reason":"full_square","attacker_light_company":true}"#),
        ],
    );
    refuses(
        "morale-test",
        &[
            ("ML-1.56", r#"{"arm":"artillery"}"#),
            ("ML-1.56", r#"{"formation":"limbered"}"#),
            ("ML-1.56", r#"{"arm":"cavalry","formation":"unlimbered"}"#),
            ("ML-1.51", r#"{"arm":"cavalry","formation":"full_square"}"#),
            ("ML-1.31", r#"{"arm":"cavalry","formation":"bastion","cover":"dense"}"#),
            ("ML-1.59", r#"{"marker":"routed"}"#),
            ("ML-1.59", r#"{"arm":"cavalry","formation":"skirmish","marker":"routed"}"#),
            ("ML-1.59", r#"{"arm":"artillery","formation":"unlimbered","marker":"routed"}"#),
            ("ML-5.32", r#"{"formation":"march_column","supported_flanks":1}"#),
            ("ML-5.32", r#"{"formation":"skirmish","rear_support":true}"#),
            ("ML-5.32", r#"{"formation":"disorganised","rear_support":true}"#),
            ("ML-5.32", r#"{"formation":"no_formation","cover":"light","rear_support":true}"#),
            ("ML-5.32", r#"{"formation":"bastion","cover":"light","supported_flanks":2}"#),
            ("ML-5.32", r#"{"arm":"artillery","formation":"limbered","rear_support":true}"#),
            ("ML-5.16", r#"{"isolated":true,"rear_support":true}"#),
            ("ML-5.16", r#"{"isolated":true,"supported_flanks":1}"#),
            ("ML-5.28", r#"{"formation":"square","attack":"flank"}"#),
            ("ML-5.28", r#"{"formation":"full_square","attack":"rear"}"#),
            ("ML-5.28", r#"{"formation":"bastion","cover":"dense","attack":"rear"}"#),
            ("ML-5.28", r#"{"arm":"artillery","formation":"limbered","attack":"flank"}"#),
            ("ML-5.23", r#"{"attack":"flank","out_of_enemy_sight":true}"#),
            ("ML-1.60", r#"{"charging":true,"marker":"hesitant"}"#),
            ("ML-3.15", r#"{"charging":true,"arm":"artillery","formation":"unlimbered"}"#),
            ("ML-6.11", r#"{"charging":true,"formation":"square"}"#),
            ("ML-6.11", r#"{"charging":true,"formation":"full_square"}"#),
            ("ML-1.34", r#"{"charging":true,"formation":"no_formation","cover":"light"}"#),
            ("ML-1.34", r#"{"charging":true,"formation":"bastion","cover":"light"}"#),
            ("ML-3.9", r#"{"charging":true,"formation":"skirmish"}"#),
            ("ML-8.3", r#"{"charging":true,"out_of_enemy_sight":true}"#),
            ("ML-1.32", r#"{"formation":"no_formation"}"#),
            ("ML-1.32", r#"{"formation":"bastion"}"#),
        ],
    );
    refuses(
        "rally-test",
        &[
            ("ML-1.56", r#"{"marker":"shaken","arm":"artillery"}"#),
            ("ML-1.59", r#"{"marker":"routed"}"#),
            ("ML-1.59", r#"{"marker":"routed","arm":"artillery","formation":"unlimbered"}"#),
            ("ML-5.32", r#"{"marker":"routed","formation":"disorganised","rear_support":true}"#),
            ("ML-5.32", r#"{"marker":"shaken","formation":"march_column","rear_support":true}"#),
            ("ML-5.16", r#"{"marker":"shaken","isolated":true,"rear_support":true}"#),
            ("ML-1.32", r#"{"marker":"shaken","formation":"bastion"}"#),
        ],
    );
}

#[test]
fn movement() {
    refuses(
        "movement-allowance",
        &[
            ("ML-1.14", r#"{"arm":"cavalry","formation":"line"}"#),
            ("ML-1.14", r#"{"arm":"artillery","formation":"limbered"}"#),
            ("ML-1.14", r#"{"arm":"infantry","class":"battle","formation":"line"}"#),
            ("ML-1.14", r#"{"arm":"artillery","class":"shock","formation":"limbered"}"#),
            ("ML-6.1", r#"{"arm":"infantry"}"#),
            ("ML-1.51", r#"{"arm":"cavalry","class":"light","formation":"square"}"#),
            ("ML-1.56", r#"{"arm":"infantry","formation":"limbered"}"#),
            ("ML-Q45", r#"{"arm":"general","formation":"line"}"#),
            ("ML-1.14", r#"{"arm":"general","class":"light"}"#),
            ("ML-1.60", r#"{"arm":"general","marker":"hesitant"}"#),
            ("ML-6.12", r#"{"arm":"general","about_face":true}"#),
            ("ML-1.24", r#"{"arm":"infantry","formation":"line","high_vegetation":true}"#),
            (
                "ML-1.24",
                r#"{"arm":"infantry","formation":"line","terrain":"road","high_vegetation":true}"#,
            ),
            (
                "ML-1.29",
                r#"{"arm":"artillery","class":"light","formation":"limbered","obstacles_crossed":1}"#,
            ),
            (
                "ML-6.12",
                r#"{"arm":"artillery","class":"light","formation":"limbered","about_face":true}"#,
            ),
            ("ML-6.1", r#"{"arm":"infantry","formation":"line","mount":"horse"}"#),
            ("ML-6.1", r#"{"arm":"general","mount":"horse"}"#),
            ("ML-1.59", r#"{"arm":"infantry","formation":"line","marker":"routed"}"#),
            (
                "ML-1.59",
                r#"{"arm":"cavalry","class":"light","formation":"line","marker":"routed"}"#,
            ),
            (
                "ML-1.59",
                r#"{"arm":"artillery","class":"light","formation":"unlimbered","marker":"routed"}"#,
            ),
        ],
    );
    refuses(
        "artillery-action",
        &[
            (
                "ML-3.15",
                r#"{"class":"light","formation":"limbered","order":"redeploy","action":"limber_move"}"#,
            ),
            (
                "ML-3.15",
                r#"{"class":"light","formation":"unlimbered","order":"manoeuvre","action":"move"}"#,
            ),
            (
                "ML-3.15",
                r#"{"class":"light","formation":"limbered","order":"hold","action":"pivot"}"#,
            ),
            (
                "ML-3.15",
                r#"{"class":"light","formation":"unlimbered","order":"none","marker":"shaken","action":"pivot"}"#,
            ),
            (
                "ML-1.60",
                r#"{"class":"light","formation":"unlimbered","order":"hold","marker":"shaken","action":"stand"}"#,
            ),
            (
                "ML-1.60",
                r#"{"class":"light","formation":"unlimbered","order":"none","action":"stand"}"#,
            ),
            (
                "ML-1.24",
                r#"{"class":"light","formation":"limbered","order":"manoeuvre","action":"move","high_vegetation":true}"#,
            ),
        ],
    );
    refuses(
        "retire-move",
        &[
            ("ML-1.51", r#"{"arm":"cavalry","class":"light","formation":"square"}"#),
            ("ML-1.14", r#"{"arm":"cavalry"}"#),
            ("ML-1.14", r#"{"arm":"infantry","class":"light"}"#),
            ("ML-1.24", r#"{"arm":"infantry","high_vegetation":true}"#),
            ("ML-8.17", r#"{"arm":"infantry","terrain":"rough","take_bonus":true}"#),
            ("ML-8.17", r#"{"arm":"infantry","terrain":"very_rough","take_bonus":true}"#),
            (
                "ML-8.17",
                r#"{"arm":"cavalry","class":"battle","terrain":"very_rough","take_bonus":true}"#,
            ),
        ],
    );
}

#[test]
fn manoeuvres() {
    refuses(
        "manoeuvre-budget",
        &[
            ("ML-1.51", r#"{"arm":"cavalry","class":"light","formation":"square"}"#),
            ("ML-1.14", r#"{"arm":"cavalry","formation":"line"}"#),
            ("ML-1.14", r#"{"arm":"infantry","class":"irregular","formation":"line"}"#),
            ("ML-1.24", r#"{"arm":"infantry","formation":"line","high_vegetation":true}"#),
            (
                "ML-14.1",
                r#"{"arm":"cavalry","class":"light","formation":"line","doctrine":"deep"}"#,
            ),
            (
                "ML-14.3",
                r#"{"arm":"cavalry","class":"light","formation":"line","along_edge":true}"#,
            ),
            ("ML-14.3", r#"{"arm":"infantry","formation":"line","along_edge":true}"#),
            (
                "ML-14.2",
                r#"{"arm":"infantry","formation":"line","doctrine":"linear","change_to":"attack_column"}"#,
            ),
            (
                "ML-14.2",
                r#"{"arm":"infantry","formation":"attack_column","doctrine":"deep","change_to":"line"}"#,
            ),
            ("ML-1.15", r#"{"arm":"infantry","formation":"line","open_order_only":true}"#),
            (
                "ML-1.15",
                r#"{"arm":"infantry","formation":"skirmish","open_order_only":true,"change_to":"line"}"#,
            ),
            (
                "ML-1.15",
                r#"{"arm":"infantry","formation":"skirmish","open_order_only":true,"change_to":"march_column"}"#,
            ),
            (
                "ML-1.15",
                r#"{"arm":"infantry","formation":"skirmish","open_order_only":true,"change_to":"square"}"#,
            ),
            ("ML-Q55", r#"{"arm":"infantry","formation":"line","move_first":true,"distance":3}"#),
            (
                "ML-1.51",
                r#"{"arm":"infantry","formation":"square","training_manoeuvre":"superior","about_face":true}"#,
            ),
            ("ML-1.51", r#"{"arm":"infantry","formation":"full_square","about_face":true}"#),
            (
                "ML-6.12",
                r#"{"arm":"infantry","formation":"disorganised","change_to":"line","about_face":true}"#,
            ),
            (
                "ML-6.12",
                r#"{"arm":"infantry","formation":"disorganised","terrain":"very_rough","about_face":true}"#,
            ),
            ("ML-1.27", r#"{"arm":"infantry","formation":"line","obstacles_crossed":1}"#),
            ("ML-6.1", r#"{"arm":"infantry","formation":"line","change_to":"line"}"#),
            ("ML-Q50", r#"{"arm":"infantry","formation":"no_formation","about_face":true}"#),
            ("ML-Q50", r#"{"arm":"infantry","formation":"bastion","change_to":"line"}"#),
            (
                "ML-1.31",
                r#"{"arm":"cavalry","class":"light","formation":"line","change_to":"building"}"#,
            ),
            ("ML-Q55", r#"{"arm":"infantry","formation":"square","change_to":"building"}"#),
            ("ML-Q55", r#"{"arm":"infantry","formation":"full_square","change_to":"bastion"}"#),
            (
                "ML-1.31",
                r#"{"arm":"infantry","formation":"line","change_to":"building","reorient":true}"#,
            ),
            (
                "ML-1.31",
                r#"{"arm":"infantry","formation":"line","change_to":"bastion","about_face":true}"#,
            ),
            (
                "ML-1.31",
                r#"{"arm":"infantry","formation":"line","change_to":"bastion","distance":1}"#,
            ),
            (
                "ML-1.51",
                r#"{"arm":"cavalry","class":"light","formation":"line","change_to":"square"}"#,
            ),
            ("ML-Q55", r#"{"arm":"infantry","formation":"disorganised","change_to":"square"}"#),
            ("ML-Q55", r#"{"arm":"infantry","formation":"full_square","change_to":"square"}"#),
            (
                "ML-Q55",
                r#"{"arm":"infantry","formation":"square","training_manoeuvre":"superior","change_to":"skirmish"}"#,
            ),
            (
                "ML-Q55",
                r#"{"arm":"infantry","formation":"disorganised","training_manoeuvre":"superior","change_to":"skirmish"}"#,
            ),
            ("ML-6.13", r#"{"arm":"infantry","formation":"line","change_to":"skirmish"}"#),
            (
                "ML-Q55",
                r#"{"arm":"infantry","formation":"disorganised","change_to":"line","reorient":true}"#,
            ),
            ("ML-6.1", r#"{"arm":"infantry","formation":"line","distance":8.25}"#),
            (
                "ML-6.1",
                r#"{"arm":"infantry","formation":"line","distance":7,"obstacles_crossed":1}"#,
            ),
        ],
    );
}

#[test]
fn fire() {
    refuses(
        "fire-window",
        &[
            ("ML-1.60", r#"{"marker":"shaken","order":"hold"}"#),
            ("ML-1.60", r#"{"order":"none"}"#),
            ("ML-3.13", r#"{"sequence_used":0.25}"#),
            ("ML-6.19", r#"{"order":"manoeuvre","adjusting":true}"#),
            ("ML-6.19", r#"{"arm":"cavalry","adjusting":true}"#),
            ("ML-8.10", r#"{"order":"manoeuvre","charged":true,"sequence_used":0.5}"#),
        ],
    );
    refuses("range-lookup", &[("ML-1.39", r#"{"weapon":"musket","distance":0}"#)]);
    refuses(
        "artillery-fire",
        &[
            (
                "ML-1.56",
                r#"{"class":"light","elements":1,"distance":2,"target_arm":"artillery","target_elements":1}"#,
            ),
            (
                "ML-5.28",
                r#"{"class":"light","elements":1,"distance":2,"target_formation":"square","direction":"flank","target_elements":1}"#,
            ),
            (
                "ML-1.32",
                r#"{"class":"light","elements":1,"distance":2,"target_formation":"bastion","target_elements":1}"#,
            ),
            (
                "ML-7.29",
                r#"{"class":"light","elements":1,"distance":2,"target_elements":1,"target_loss_markers":4}"#,
            ),
            (
                "ML-1.60",
                r#"{"class":"light","elements":1,"distance":2,"target_elements":1,"marker":"shaken","order":"hold"}"#,
            ),
            (
                "ML-1.60",
                r#"{"class":"light","elements":1,"distance":2,"target_elements":1,"order":"none"}"#,
            ),
            (
                "ML-3.17",
                r#"{"class":"light","elements":1,"distance":2,"target_elements":1,"order":"redeploy","reoriented":true}"#,
            ),
            (
                "ML-3.17",
                r#"{"class":"light","elements":1,"distance":2,"target_elements":1,"marker":"hesitant","reoriented":true}"#,
            ),
            ("ML-7.30", r#"{"class":"light","elements":1,"distance":15.25,"target_elements":1}"#),
            ("ML-1.39", r#"{"class":"light","elements":1,"distance":0,"target_elements":1}"#),
            (
                "ML-Q71",
                r#"{"class":"light","elements":1,"distance":5,"target_elements":1,"blind_over_friend":true}"#,
            ),
            (
                "ML-7.52",
                r#"{"class":"light","elements":1,"distance":4,"target_elements":1,"blind_over_friend":true,"howitzers":true}"#,
            ),
            (
                "ML-12.1",
                r#"{"class":"light","elements":1,"distance":4,"target_elements":1,"building":"stone"}"#,
            ),
        ],
    );
    refuses(
        "apply-losses",
        &[
            ("ML-7.29", r#"{"elements":4,"losses":1,"loss_markers":4}"#),
            (
                "ML-7.29",
                r#"{"arm":"artillery","cohesion":"mediocre","elements":2,"losses":1,"loss_markers":1}"#,
            ),
            ("ML-1.7", r#"{"elements":4,"elements_lost_before":3,"losses":1}"#),
        ],
    );
}

#[test]
fn small_arms() {
    refuses(
        "small-arms-fire",
        &[
            (
                "ML-1.51",
                r#"{"elements":1,"distance":2,"target_elements":1,"arm":"cavalry","formation":"square"}"#,
            ),
            (
                "ML-1.56",
                r#"{"elements":1,"distance":2,"target_elements":1,"target_arm":"artillery"}"#,
            ),
            (
                "ML-1.60",
                r#"{"elements":1,"distance":2,"target_elements":1,"marker":"shaken","order":"hold"}"#,
            ),
            ("ML-1.60", r#"{"elements":1,"distance":2,"target_elements":1,"order":"none"}"#),
            ("ML-12.5", r#"{"elements":1,"distance":2,"target_elements":1,"dragoons":true}"#),
            (
                "ML-12.6",
                r#"{"elements":1,"distance":2,"target_elements":1,"arm":"cavalry","sharpshooters":true}"#,
            ),
            (
                "ML-6.19",
                r#"{"elements":1,"distance":2,"target_elements":1,"arm":"cavalry","adjusting":true}"#,
            ),
            (
                "ML-6.19",
                r#"{"elements":1,"distance":2,"target_elements":1,"order":"manoeuvre","adjusting":true}"#,
            ),
            (
                "ML-6.19",
                r#"{"elements":1,"distance":2,"target_elements":1,"marker":"hesitant","adjusting":true}"#,
            ),
            (
                "ML-Q58",
                r#"{"elements":1,"distance":2,"target_elements":1,"formation":"full_square","adjusting":true}"#,
            ),
            (
                "ML-Q58",
                r#"{"elements":1,"distance":2,"target_elements":1,"formation":"no_formation","adjusting":true}"#,
            ),
            ("ML-3.4", r#"{"elements":1,"distance":2,"target_elements":1,"order":"retire"}"#),
            (
                "ML-3.9",
                r#"{"elements":1,"distance":2,"target_elements":1,"order":"charge","formation":"skirmish"}"#,
            ),
            (
                "ML-6.11",
                r#"{"elements":1,"distance":2,"target_elements":1,"order":"charge","formation":"square"}"#,
            ),
            (
                "ML-1.34",
                r#"{"elements":1,"distance":2,"target_elements":1,"order":"charge","formation":"bastion"}"#,
            ),
            (
                "ML-5.28",
                r#"{"elements":1,"distance":2,"target_elements":1,"direction":"flank","target_formation":"square"}"#,
            ),
            (
                "ML-5.28",
                r#"{"elements":1,"distance":2,"target_elements":1,"direction":"rear","target_arm":"artillery","target_formation":"limbered"}"#,
            ),
            (
                "ML-1.32",
                r#"{"elements":1,"distance":2,"target_elements":1,"target_formation":"no_formation"}"#,
            ),
            (
                "ML-7.29",
                r#"{"elements":1,"distance":2,"target_elements":1,"target_cohesion":"mediocre","target_loss_markers":3}"#,
            ),
            (
                "ML-3.4",
                r#"{"elements":1,"distance":2,"target_elements":1,"target_arm":"artillery","target_formation":"limbered","target_retiring":true}"#,
            ),
            ("ML-3.4", r#"{"elements":1,"distance":2,"target_elements":1,"target_retiring":true}"#),
            ("ML-7.6", r#"{"elements":1,"target_elements":1}"#),
            ("ML-1.39", r#"{"elements":1,"distance":0,"target_elements":1}"#),
            ("ML-7.6", r#"{"elements":1,"distance":4.25,"target_elements":1}"#),
            (
                "ML-7.6",
                r#"{"elements":1,"weapon":"musketoon","distance":2.25,"target_elements":1}"#,
            ),
            ("ML-8.7", r#"{"elements":1,"defensive":"steady","distance":2,"target_elements":1}"#),
            (
                "ML-8.7",
                r#"{"elements":1,"defensive":"steady","arm":"cavalry","target_elements":1}"#,
            ),
            (
                "ML-8.11",
                r#"{"elements":1,"defensive":"steady","adjusting":true,"target_elements":1}"#,
            ),
            (
                "ML-8.11",
                r#"{"elements":1,"defensive":"steady","order":"manoeuvre","target_elements":1}"#,
            ),
            (
                "ML-8.11",
                r#"{"elements":1,"defensive":"hurried","marker":"shaken","target_elements":1}"#,
            ),
            (
                "ML-Q16",
                r#"{"elements":1,"defensive":"hurried","weapon":"musketoon","target_elements":1}"#,
            ),
            (
                "ML-8.7",
                r#"{"elements":1,"defensive":"steady","direction":"flank","target_elements":1}"#,
            ),
            (
                "ML-8.7",
                r#"{"elements":1,"defensive":"steady","target_formation":"disorganised","target_retiring":true,"target_elements":1}"#,
            ),
            (
                "ML-3.15",
                r#"{"elements":1,"defensive":"steady","target_arm":"artillery","target_formation":"unlimbered","target_elements":1}"#,
            ),
            (
                "ML-6.11",
                r#"{"elements":1,"defensive":"steady","target_formation":"square","target_elements":1}"#,
            ),
            (
                "ML-6.11",
                r#"{"elements":1,"defensive":"steady","target_formation":"full_square","target_elements":1}"#,
            ),
            (
                "ML-1.34",
                r#"{"elements":1,"defensive":"steady","target_formation":"no_formation","target_cover":"light","target_elements":1}"#,
            ),
            (
                "ML-1.34",
                r#"{"elements":1,"defensive":"steady","target_formation":"bastion","target_cover":"light","target_elements":1}"#,
            ),
            (
                "ML-3.9",
                r#"{"elements":1,"defensive":"steady","target_formation":"skirmish","target_elements":1}"#,
            ),
        ],
    );
}

#[test]
fn charges() {
    refuses(
        "charge-move",
        &[
            ("ML-1.31", r#"{"arm":"cavalry","class":"light","formation":"bastion","distance":5}"#),
            ("ML-6.11", r#"{"arm":"infantry","formation":"square","distance":5}"#),
            ("ML-6.11", r#"{"arm":"infantry","formation":"full_square","distance":5}"#),
            ("ML-3.9", r#"{"arm":"infantry","formation":"skirmish","distance":5}"#),
            ("ML-1.14", r#"{"arm":"cavalry","distance":5}"#),
            ("ML-1.14", r#"{"arm":"infantry","class":"light","distance":5}"#),
            ("ML-1.24", r#"{"arm":"infantry","distance":5,"high_vegetation":true}"#),
            (
                "ML-8.41",
                r#"{"arm":"infantry","distance":5,"take_bonus":true,"second_consecutive":true}"#,
            ),
            ("ML-8.17", r#"{"arm":"infantry","distance":5,"take_bonus":true,"terrain":"rough"}"#),
            (
                "ML-8.17",
                r#"{"arm":"infantry","distance":5,"take_bonus":true,"terrain":"very_rough"}"#,
            ),
            (
                "ML-8.17",
                r#"{"arm":"cavalry","class":"light","distance":5,"take_bonus":true,"terrain":"very_rough"}"#,
            ),
            ("ML-1.39", r#"{"arm":"infantry","distance":0}"#),
        ],
    );
    refuses(
        "charge-reaction",
        &[
            ("ML-1.60", r#"{"charge_start_distance":8,"marker":"hesitant","order":"hold"}"#),
            ("ML-1.60", r#"{"charge_start_distance":8,"order":"none"}"#),
            ("ML-1.59", r#"{"charge_start_distance":8,"marker":"routed"}"#),
            (
                "ML-8.8",
                r#"{"charge_start_distance":8,"attacker_arm":"cavalry","attacker_light_company":true}"#,
            ),
            (
                "ML-3.9",
                r#"{"charge_start_distance":8,"attacker_arm":"cavalry","formation":"no_formation"}"#,
            ),
            (
                "ML-3.9",
                r#"{"charge_start_distance":8,"attacker_arm":"cavalry","formation":"bastion"}"#,
            ),
            (
                "ML-5.28",
                r#"{"charge_start_distance":8,"formation":"square","from_behind_front_line":true}"#,
            ),
            (
                "ML-5.28",
                r#"{"charge_start_distance":8,"formation":"full_square","from_behind_front_line":true}"#,
            ),
            (
                "ML-5.28",
                r#"{"charge_start_distance":8,"formation":"bastion","from_behind_front_line":true}"#,
            ),
            ("ML-8.10", r#"{"charge_start_distance":8,"order":"manoeuvre","moved":true}"#),
            (
                "ML-8.13",
                r#"{"charge_start_distance":8,"attacker_arm":"cavalry","choice":"full_square"}"#,
            ),
            (
                "ML-8.13",
                r#"{"charge_start_distance":8,"formation":"attack_column","choice":"full_square"}"#,
            ),
            (
                "ML-8.13",
                r#"{"charge_start_distance":8,"formation":"attack_column","attacker_arm":"cavalry","order":"manoeuvre","choice":"full_square"}"#,
            ),
            (
                "ML-8.13",
                r#"{"charge_start_distance":8,"formation":"attack_column","attacker_arm":"cavalry","moved":true,"choice":"full_square"}"#,
            ),
            ("ML-1.39", r#"{"charge_start_distance":0}"#),
        ],
    );
    refuses(
        "cavalry-reaction",
        &[
            (
                "ML-1.60",
                r#"{"own_allowance":16,"attacker_allowance":14,"marker":"hesitant","order":"hold"}"#,
            ),
            ("ML-1.60", r#"{"own_allowance":16,"attacker_allowance":14,"order":"none"}"#),
            (
                "ML-1.39",
                r#"{"own_allowance":16,"attacker_allowance":14,"charge_start_distance":0}"#,
            ),
        ],
    );
    refuses(
        "battery-defence",
        &[
            (
                "ML-1.60",
                r#"{"class":"light","attacker_arm":"cavalry","charge_start_distance":8,"marker":"hesitant","order":"hold"}"#,
            ),
            (
                "ML-1.60",
                r#"{"class":"light","attacker_arm":"cavalry","charge_start_distance":8,"order":"none"}"#,
            ),
            ("ML-1.39", r#"{"class":"light","attacker_arm":"cavalry","charge_start_distance":0}"#),
        ],
    );
    refuses(
        "charged-battery",
        &[
            ("ML-5.32", r#"{"formation":"limbered","supported_flanks":1}"#),
            ("ML-5.32", r#"{"formation":"limbered","rear_support":true}"#),
            ("ML-5.16", r#"{"isolated":true,"rear_support":true}"#),
            ("ML-5.28", r#"{"formation":"limbered","attack":"flank"}"#),
            ("ML-5.28", r#"{"formation":"limbered","charge_stopped":true,"attack":"rear"}"#),
        ],
    );
    refuses("abandoned-battery", &[("ML-8.51", r#"{"enemy_still_half_sequence_within_2":true}"#)]);
}

#[test]
fn impacts() {
    refuses(
        "impact",
        &[
            ("ML-1.14", r#"{"attacker":{"arm":"cavalry"},"defender":{"arm":"infantry"}}"#),
            (
                "ML-1.14",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"infantry","class":"light"}}"#,
            ),
            (
                "ML-8.30",
                r#"{"attacker":{"arm":"infantry","lancers":true},"defender":{"arm":"infantry"}}"#,
            ),
            (
                "ML-8.32",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"infantry","armoured":true}}"#,
            ),
            (
                "ML-1.51",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"cavalry","class":"light","formation":"square"}}"#,
            ),
            (
                "ML-5.32",
                r#"{"attacker":{"arm":"infantry","formation":"disorganised","rear_support":true},"defender":{"arm":"infantry"}}"#,
            ),
            (
                "ML-5.32",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"infantry","formation":"march_column","supported_flanks":1}}"#,
            ),
            (
                "ML-5.32",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"infantry","formation":"disorganised","marker":"routed","rear_support":true}}"#,
            ),
            (
                "ML-5.16",
                r#"{"attacker":{"arm":"infantry","isolated":true,"rear_support":true},"defender":{"arm":"infantry"}}"#,
            ),
            (
                "ML-1.32",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"infantry","formation":"bastion"}}"#,
            ),
            (
                "ML-6.11",
                r#"{"attacker":{"arm":"infantry","formation":"square"},"defender":{"arm":"infantry"}}"#,
            ),
            (
                "ML-6.11",
                r#"{"attacker":{"arm":"infantry","formation":"full_square"},"defender":{"arm":"infantry"}}"#,
            ),
            (
                "ML-1.34",
                r#"{"attacker":{"arm":"infantry","formation":"no_formation","cover":"light"},"defender":{"arm":"infantry"}}"#,
            ),
            (
                "ML-1.34",
                r#"{"attacker":{"arm":"infantry","formation":"bastion","cover":"light"},"defender":{"arm":"infantry"}}"#,
            ),
            (
                "ML-3.9",
                r#"{"attacker":{"arm":"infantry","formation":"skirmish"},"defender":{"arm":"infantry"}}"#,
            ),
            (
                "ML-6.11",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"infantry","formation":"square"},"counter_charge":true}"#,
            ),
            (
                "ML-3.9",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"infantry","formation":"skirmish"},"counter_charge":true}"#,
            ),
            (
                "ML-1.60",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"infantry","marker":"hesitant"},"counter_charge":true}"#,
            ),
            (
                "ML-1.59",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"infantry","marker":"routed"}}"#,
            ),
            (
                "ML-5.28",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"infantry","formation":"square"},"direction":"flank"}"#,
            ),
            (
                "ML-5.28",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"infantry","formation":"bastion","cover":"dense"},"direction":"rear"}"#,
            ),
            (
                "ML-8.44",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"infantry"},"counter_charge":true,"direction":"flank"}"#,
            ),
            (
                "ML-8.23",
                r#"{"attacker":{"arm":"infantry","lower":true},"defender":{"arm":"infantry","lower":true}}"#,
            ),
            (
                "ML-3.9",
                r#"{"attacker":{"arm":"cavalry","class":"light"},"defender":{"arm":"infantry"},"defender_in_forest":true}"#,
            ),
            (
                "ML-3.9",
                r#"{"attacker":{"arm":"cavalry","class":"light"},"defender":{"arm":"infantry","formation":"no_formation","cover":"light"}}"#,
            ),
            (
                "ML-3.9",
                r#"{"attacker":{"arm":"infantry"},"defender":{"arm":"cavalry","class":"light"},"counter_charge":true,"defender_in_forest":true}"#,
            ),
        ],
    );
    refuses(
        "charge-sequence",
        &[
            (
                "ML-1.14",
                r#"{"attacker":{"arm":"cavalry","elements":3},"defender":{"elements":4},"charge_start_distance":8}"#,
            ),
            (
                "ML-8.30",
                r#"{"attacker":{"arm":"infantry","elements":3,"lancers":true},"defender":{"elements":4},"charge_start_distance":8}"#,
            ),
            (
                "ML-6.11",
                r#"{"attacker":{"arm":"infantry","elements":3,"formation":"square"},"defender":{"elements":4},"charge_start_distance":8}"#,
            ),
            (
                "ML-5.32",
                r#"{"attacker":{"arm":"infantry","elements":3},"defender":{"elements":4,"formation":"skirmish","rear_support":true},"charge_start_distance":8}"#,
            ),
            (
                "ML-1.32",
                r#"{"attacker":{"arm":"infantry","elements":3},"defender":{"elements":4,"formation":"bastion"},"charge_start_distance":8}"#,
            ),
            (
                "ML-5.28",
                r#"{"attacker":{"arm":"infantry","elements":3},"defender":{"elements":4,"formation":"square"},"direction":"flank","charge_start_distance":8}"#,
            ),
            (
                "ML-8.23",
                r#"{"attacker":{"arm":"infantry","elements":3,"lower":true},"defender":{"elements":4,"lower":true},"charge_start_distance":8}"#,
            ),
            (
                "ML-3.9",
                r#"{"attacker":{"arm":"cavalry","class":"light","elements":3},"defender":{"elements":4},"defender_in_forest":true,"charge_start_distance":8}"#,
            ),
            (
                "ML-1.60",
                r#"{"attacker":{"arm":"infantry","elements":3},"defender":{"elements":4,"marker":"shaken","order":"hold"},"charge_start_distance":8}"#,
            ),
            (
                "ML-1.60",
                r#"{"attacker":{"arm":"infantry","elements":3},"defender":{"elements":4,"order":"none"},"charge_start_distance":8}"#,
            ),
            (
                "ML-8.8",
                r#"{"attacker":{"arm":"cavalry","class":"light","elements":3,"light_company":true},"defender":{"elements":4},"charge_start_distance":8}"#,
            ),
            (
                "ML-7.29",
                r#"{"attacker":{"arm":"infantry","elements":3,"loss_markers":4},"defender":{"elements":4},"charge_start_distance":8}"#,
            ),
            (
                "ML-1.7",
                r#"{"attacker":{"arm":"infantry","elements":4,"elements_lost":3},"defender":{"elements":4},"charge_start_distance":8}"#,
            ),
            (
                "ML-1.7",
                r#"{"attacker":{"arm":"infantry","elements":4},"defender":{"elements":4,"elements_lost":3},"charge_start_distance":8}"#,
            ),
            (
                "ML-1.11",
                r#"{"attacker":{"arm":"infantry","elements":4},"defender":{"elements":4,"charisma":1},"charge_start_distance":8}"#,
            ),
            (
                "ML-1.39",
                r#"{"attacker":{"arm":"infantry","elements":4},"defender":{"elements":4},"charge_start_distance":0}"#,
            ),
        ],
    );
}

#[test]
fn melee_officers_and_activation() {
    refuses(
        "melee-round",
        &[
            (
                "ML-9.8",
                r#"{"a":[{"arm":"infantry","elements":2},{"arm":"infantry","elements":2}],"b":[{"arm":"infantry","elements":2}]}"#,
            ),
            (
                "ML-9.8",
                r#"{"a":[{"arm":"infantry","elements":2}],"b":[{"arm":"infantry","elements":2},{"arm":"infantry","elements":2}]}"#,
            ),
            (
                "ML-9.8",
                r#"{"round":2,"a":[{"arm":"infantry","elements":2},{"arm":"artillery","elements":2}],"b":[{"arm":"infantry","elements":2}]}"#,
            ),
            (
                "ML-8.49",
                r#"{"a":[{"arm":"artillery","elements":2}],"b":[{"arm":"artillery","elements":2}]}"#,
            ),
            (
                "ML-9.4",
                r#"{"a":[{"arm":"infantry","elements":2,"lancers":true}],"b":[{"arm":"infantry","elements":2}]}"#,
            ),
            (
                "ML-9.4",
                r#"{"a":[{"arm":"artillery","elements":2,"lancers":true}],"b":[{"arm":"infantry","elements":2}]}"#,
            ),
            (
                "ML-1.14",
                r#"{"a":[{"arm":"cavalry","elements":2}],"b":[{"arm":"infantry","elements":2}]}"#,
            ),
            (
                "ML-1.14",
                r#"{"a":[{"arm":"infantry","elements":2}],"b":[{"arm":"artillery","class":"battle","elements":2}]}"#,
            ),
        ],
    );
    refuses(
        "general-replacement",
        &[
            ("ML-10.3", r#"{"turns_since_elimination":0}"#),
            ("ML-10.3", r#"{"turns_since_elimination":1}"#),
        ],
    );
    refuses(
        "counter-activation",
        &[
            (
                "ML-11.7",
                r#"{"active_status":"standard","active_number":2,"counter_status":"standard","counter_number":3}"#,
            ),
            (
                "ML-11.7",
                r#"{"active_status":"standard","active_number":2,"counter_status":"levy","counter_number":3}"#,
            ),
            (
                "ML-Q42",
                r#"{"active_status":"standard","active_number":3,"counter_status":"elite","counter_number":2}"#,
            ),
            (
                "ML-11.2",
                r#"{"active_status":"standard","active_number":1,"counter_status":"elite","counter_number":2}"#,
            ),
            (
                "ML-11.2",
                r#"{"active_status":"standard","active_number":3,"counter_status":"elite","counter_number":4}"#,
            ),
            (
                "ML-11.2",
                r#"{"active_status":"levy","active_number":2,"counter_status":"elite","counter_number":3}"#,
            ),
        ],
    );
    refuses("burning-building", &[("ML-7.29", r#"{"elements":3,"loss_markers":4}"#)]);
}

#[test]
fn budget() {
    let units = [
        ("ML-1.14", r#"{"arm":"infantry","class":"heavy","elements":4}"#),
        ("ML-13.6", r#"{"arm":"cavalry","class":"light","elements":4,"mount":"horse"}"#),
        ("ML-13.2", r#"{"arm":"infantry","class":"shock","elements":4,"armoured":true}"#),
        ("ML-13.2", r#"{"arm":"infantry","class":"shock","elements":4,"lances":true}"#),
        ("ML-12.5", r#"{"arm":"infantry","class":"shock","elements":4,"dragoons":true}"#),
        ("ML-12.4", r#"{"arm":"cavalry","class":"light","elements":4,"howitzers":true}"#),
        ("ML-12.6", r#"{"arm":"cavalry","class":"light","elements":4,"sharpshooters":true}"#),
        ("ML-13.3", r#"{"arm":"artillery","class":"light","elements":4,"no_light_company":true}"#),
        ("ML-13.2", r#"{"arm":"artillery","class":"light","elements":4,"rifled_carbines":true}"#),
    ];
    refuses("unit-cost", &units);
    refuses("general-cost", &[("ML-13.7", r#"{"grade":"brigadier"}"#)]);
    let armies = units.map(|(rule, unit)| (rule, format!(r#"{{"units":[{unit}],"generals":[]}}"#)));
    let armies: Vec<_> = armies.iter().map(|(rule, army)| (*rule, army.as_str())).collect();
    refuses("army-cost", &armies);
    let leaderless = r#"{"units":[],"generals":[{"grade":"corps"},{"grade":"brigadier"}]}"#;
    refuses("army-cost", &[("ML-13.7", leaderless)]);
}

//! Exact odds against 100,000 rolls, a typical input of every procedure with dice.

use marie_louise::RULEBOOK;

fn agree(procedure: &str, input: &str) {
    testkit::odds_agree_with_rolls(&RULEBOOK, &[(procedure, input)]);
}

#[test]
fn orders_and_reactions() {
    agree("order-change", r#"{"competence":3,"previous_order":"hold","new_order":"charge"}"#);
    agree("reaction-test", r#"{"cohesion":"mediocre","brigadier_attached":true}"#);
    agree(
        "unit-order",
        r#"{"brigade_order":"manoeuvre","specific_order":"hold","previous_order":"manoeuvre"}"#,
    );
    agree(
        "interpenetration",
        r#"{"lead_element_crosses":true,"mover":{"cohesion":"superior"},"crossed":{"cohesion":"mediocre"}}"#,
    );
}

#[test]
fn morale_and_rally() {
    agree("morale-test", r#"{"elements_lost":2,"attack":"flank","marker":"shaken"}"#);
    agree("rally-test", r#"{"marker":"shaken","rear_support":true}"#);
    agree("charged-battery", r#"{"elements_lost":1}"#);
}

#[test]
fn small_arms() {
    agree(
        "small-arms-fire",
        r#"{"elements":4,"distance":2,"first_fire":true,"target_formation":"attack_column","target_elements":4,"target_loss_markers":1}"#,
    );
}

#[test]
fn artillery() {
    agree(
        "artillery-fire",
        r#"{"class":"medium","elements":2,"distance":7,"howitzers":true,"building":"wood","target_formation":"bastion","target_cover":"light","target_elements":3}"#,
    );
}

#[test]
fn moves() {
    agree("charge-move", r#"{"arm":"cavalry","class":"light","distance":25,"take_bonus":true}"#);
    agree("retire-move", r#"{"arm":"infantry","take_bonus":true}"#);
}

#[test]
fn charges() {
    agree("charge-reaction", r#"{"charge_start_distance":8}"#);
    agree("pursuit", r#"{"remaining_movement":4,"recoil":3}"#);
    agree(
        "impact",
        r#"{"attacker":{"arm":"infantry","formation":"attack_column","rear_support":true},"defender":{"arm":"infantry","supported_flanks":2,"marker":"shaken"}}"#,
    );
}

#[test]
fn whole_charges() {
    agree(
        "charge-sequence",
        r#"{"attacker":{"arm":"infantry","status":"levy","formation":"attack_column","elements":4,"light_company":true},"defender":{"elements":4,"first_fire":true,"no_light_company":true},"charge_start_distance":8}"#,
    );
}

#[test]
fn melee_and_officers() {
    agree(
        "melee-round",
        r#"{"round":2,"a":[{"arm":"infantry","class":"shock","elements":2},{"arm":"infantry","elements":2}],"b":[{"arm":"cavalry","class":"light","lancers":true,"elements":3}]}"#,
    );
    agree("general-risk", r#"{"losses":5}"#);
    agree("general-replacement", r#"{"turns_since_elimination":2}"#);
    agree("general-capture", r#"{"enemy_cavalry":true}"#);
}

#[test]
fn additions() {
    agree("activation-number", r#"{"status":"levy"}"#);
    agree(
        "counter-activation",
        r#"{"active_status":"standard","active_number":2,"counter_status":"elite","counter_number":3}"#,
    );
    agree("lot", "{}");
    agree("building-ignition", r#"{"hits":3,"material":"wood"}"#);
    agree("burning-building", r#"{"elements":3}"#);
}

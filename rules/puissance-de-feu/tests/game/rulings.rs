//! The rulings, each by the numbers that it decides.

use engine::Rejection;
use puissance_de_feu::RULEBOOK;
use puissance_de_feu::game::Choice;

use crate::table::story;

/// Resolves a procedure with typed dice; the result holds these words, or the rule refuses.
fn check(ruling: &str, procedure: &str, input: &str, dice: &[i64], holds: &[&str]) {
    let found = RULEBOOK.procedure(procedure).expect("a procedure");
    let told = match found.resolve_typed(input, dice) {
        Ok(resolution) => resolution.result,
        Err(Rejection::Refused(refusal)) => format!("refused by {}", refusal.rule),
        Err(other) => panic!("{ruling}: {other:?}"),
    };
    for words in holds {
        assert!(told.contains(words), "{ruling}: {told} lacks {words}");
    }
}

#[test]
#[rustfmt::skip]
fn bases_and_profiles() {
    let profile = |ruling, unit: &str, holds: &[&str]| {
        check(ruling, "unit-profile", &format!("{{\"unit\":{unit}}}"), &[], holds);
    };
    profile("PF-1.1 PF-1.2 PF-Q1", r#"{"type":"infantry"}"#, &["\"frontage_cm\":16", "\"depth_cm\":4"]);
    profile("PF-1.3", r#"{"type":"artillery"}"#, &["\"frontage_cm\":4", "\"depth_cm\":8"]);
    profile("PF-1.4", r#"{"type":"cavalry"}"#, &["\"frontage_cm\":16", "\"depth_cm\":4"]);
    profile("PF-Q2", r#"{"type":"ironclad"}"#, &["\"frontage_cm\":8", "\"depth_cm\":24"]);
    profile("PF-1.5 PF-Q27", r#"{"type":"infantry","wounds":8}"#, &["\"fire_dice\":9", "\"melee_dice\":9", "\"frontage_cm\":16"]);
    profile("PF-Q54 PF-Q79", r#"{"type":"skirmishers"}"#, &["\"hit_points\":4"]);
    profile("PF-Q54", r#"{"type":"cavalry_scouts"}"#, &["\"hit_points\":2"]);
    profile("PF-Q60", r#"{"type":"infantry"}"#, &["\"max_range\":24"]);
    profile("PF-Q63", r#"{"type":"cavalry","traits":["large"]}"#, &["refused by PF-13.24"]);
    profile("PF-Q65", r#"{"type":"infantry","traits":["pikes","smoothbore"]}"#, &["refused by PF-13.24"]);
    check("PF-Q53", "unit-profile", r#"{"unit":{"type":"skirmishers"},"house_rules":["basic_small_units_only"]}"#, &[], &["\"small\":false"]);
    check("PF-Q66", "ironclad-status", r#"{"wounds":4}"#, &[], &["\"guns\":2"]);
    check("PF-Q4", "attacker-roll", r#"{"player_a_choice":"attack","player_b_choice":"attack"}"#, &[3, 3, 1, 4], &["\"attacker\":\"player_b\""]);
    check("PF-Q77", "victory-points", r#"{"attacker_units":[{"type":"infantry","fate":"intact"}],"defender_units":[{"type":"infantry","fate":"lost"}]}"#, &[], &["attacker_decisive"]);
}

#[test]
#[rustfmt::skip]
fn marches_and_shots() {
    check("PF-Q11", "march-distance", r#"{"unit":{"type":"officer"},"officer_near":true}"#, &[2, 6, 4], &["20"]);
    check("PF-Q56", "march-distance", r#"{"unit":{"type":"cavalry_scouts"}}"#, &[1, 2, 3], &["10"]);
    check("PF-Q61", "march-distance", r#"{"unit":{"type":"infantry","traits":["elite"]}}"#, &[1, 2, 3], &["5"]);
    check("PF-Q76", "march-distance", r#"{"unit":{"type":"ammunition_waggon"},"officer_near":true}"#, &[1, 5], &["12"]);
    let aim = |shooter: &str, more: &str, target: &str| {
        format!("{{\"shooter\":{{\"type\":\"{shooter}\"}},{more}\"target\":{target},\"distance\":6}}")
    };
    check("PF-Q22", "fire-target-number", &aim("artillery", "\"ammunition\":\"ball\",", r#"{"type":"cavalry","traits":["cuirassiers"]}"#), &[], &["\"target_saves\":false"]);
    check("PF-Q68", "fire-target-number", &aim("artillery", "\"ammunition\":\"ball\",", r#"{"type":"ironclad"}"#), &[], &["\"target_saves\":true"]);
    check("PF-Q25", "fire", &aim("artillery", "\"ammunition\":\"ball\",", r#"{"type":"infantry"}"#), &[6, 3], &["\"hit_points_lost\":2"]);
    check("PF-Q80", "fire-target-number", r#"{"shooter":{"type":"infantry","traits":["large"]},"target":{"type":"infantry"},"distance":6}"#, &[], &["\"dice\":12"]);
    check("PF-Q59", "fire-target-number", r#"{"shooter":{"type":"infantry","traits":["sharpshooters"]},"target":{"type":"infantry"},"distance":6,"house_rules":["sharpshooters_two_plus"]}"#, &[], &["\"to_hit\":2"]);
    check("PF-Q28 PF-Q30", "volley", r#"{"shooter":{"type":"officer"},"target":{"type":"infantry","wounds":4},"distance":3}"#, &[3, 1, 2, 3], &["routs"]);
    check("PF-Q52", "morale-test", r#"{"unit":{"type":"infantry","wounds":3},"officer_near":true,"house_rules":["officer_die_on_morale"]}"#, &[1, 1, 3], &["\"passed\":true"]);
    check("PF-Q64", "rally", r#"{"unit":{"type":"infantry","traits":["militia"],"wounds":3,"state":"routing"},"officer_near":true}"#, &[6, 1, 1, 1, 1, 1], &["\"rallied\":false"]);
    check("PF-Q70", "morale-test", r#"{"unit":{"type":"ironclad","wounds":3}}"#, &[], &["refused by PF-14.9"]);
    check("PF-Q73", "rally", r#"{"unit":{"type":"infantry","wounds":5,"state":"disordered"},"house_rules":["disorder_failure_routs"]}"#, &[1, 1, 2, 2, 2], &["\"state\":\"routing\""]);
}

#[test]
#[rustfmt::skip]
fn melees() {
    let clash = |more: &str| format!("{{\"charger\":{{\"type\":\"infantry\"}},\"defender\":{{\"type\":\"infantry\"}}{more}}}");
    check("PF-Q42", "melee-target-numbers", &clash(",\"flank_or_rear\":true"), &[], &["\"charger_to_hit\":3", "\"charger_to_hit_later\":3"]);
    let ones = [1; 9];
    let hits = |count: usize, face: i64| (0..9).map(move |index| if index < count { face } else { 1 });
    // PF-Q29, PF-Q46: a cycle without damage is fought again, and nobody tests.
    let dice: Vec<i64> = ones.into_iter().chain(ones).chain(hits(2, 4)).chain(hits(1, 5)).collect();
    check("PF-Q46", "melee", &clash(""), &dice, &["\"winner\":\"charger\"", "\"charger_losses\":1"]);
    // PF-Q44: who is destroyed never wins, whatever he did.
    let dice: Vec<i64> = hits(4, 4).chain(hits(1, 5)).collect();
    check("PF-Q44", "melee", r#"{"charger":{"type":"infantry","wounds":8},"defender":{"type":"infantry"}}"#, &dice, &["\"winner\":\"defender\"", "\"charger_fate\":\"destroyed\""]);
    check("PF-Q82", "melee", r#"{"charger":{"type":"officer"},"defender":{"type":"artillery","wounds":3}}"#, &[1, 1, 5, 5], &["\"charger_losses\":2"]);
    check("PF-Q58", "melee-target-numbers", r#"{"charger":{"type":"cavalry","traits":["cuirassiers"]},"defender":{"type":"infantry"},"house_rules":["cuirassiers_fire_only"]}"#, &[], &["\"charger_saves\":false"]);
}

/// PF-3.7, PF-Q9: there are four orders, and no fifth.
#[test]
fn there_are_four_orders() {
    let story = story("A1 infantry 10 10 0\nD1 infantry 10 20 180");
    for offer in story.offers() {
        let known = matches!(
            offer,
            Choice::Fire { .. }
                | Choice::March { .. }
                | Choice::Rotate { .. }
                | Choice::Charge { .. }
                | Choice::Rally { .. }
                | Choice::End
        );
        assert!(known, "{offer:?}");
    }
}

/// PF-Q3: 8 cm are 3.15 inches.
#[test]
fn bases_in_inches() {
    let story = story("A1 infantry 10 10 0\nA2 artillery 20 10 0\nD1 infantry 30 30 180");
    let size = |name| (story.seen(name).frontage, story.seen(name).depth);
    assert_eq!((size("A1"), size("A2")), ((6300, 1575), (1575, 3150)));
}

/// PF-1.1, PF-1.3, PF-1.4, PF-1.6, PF-13.1, PF-13.8, PF-13.11, PF-13.22, PF-Q1, PF-Q2, PF-Q3: every type has its
/// base, frontage first, in thousandths of an inch.
#[test]
fn every_type_has_its_base() {
    let lines = "A1 infantry 5 5 0\nA2 artillery 12 5 0\nA3 cavalry 20 5 0\nA4 officer 28 5 0\n\
                 A5 skirmishers 34 5 0\nA6 indians 40 5 0\nA7 cavalry_scouts 5 10 0\n\
                 A8 ammunition_waggon 12 10 0\nA9 infantry 24 10 0 large\nD1 infantry 24 20 180";
    let story = story(lines);
    let bases = [
        ("A1", 6300, 1575),
        ("A2", 1575, 3150),
        ("A3", 6300, 1575),
        ("A4", 1575, 1575),
        ("A5", 3150, 1575),
        ("A6", 3150, 1575),
        ("A7", 3150, 1575),
        ("A8", 1575, 3150),
        ("A9", 9450, 1575),
    ];
    for (name, frontage, depth) in bases {
        let seen = story.seen(name);
        assert_eq!((seen.frontage, seen.depth), (frontage, depth), "{name}");
    }
}

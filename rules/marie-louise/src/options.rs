//! The house rules of the rulings, and the additions of chapter 12 that a scenario may switch on.
//! The procedures always use the defaults; a game may choose.

use engine::{Agreed, Agreement, Disagreed, house_rules, in_force, settle};

use crate::ml;

house_rules! {
    /// The selectable house rules. All are off unless the scenario says otherwise, except the limits
    /// of the army builder.
    pub struct HouseRules {
        /// Distances are taken from centre to centre of the lead elements.
        measure_centre: bool = &[false, true], ml("Q2");
        /// Units see their friends, too, only forward of their front line.
        strict_forward_sight: bool = &[false, true], ml("Q4");
        /// Units that rout or recoil stop at the edge of the table.
        solid_edges: bool = &[false, true], ml("Q11");
        /// One training for fire and manoeuvre.
        single_training: bool = &[false, true], ml("Q14");
        /// ML-Q70 as well: foragers count as skirmishers in every rule.
        foragers_as_skirmishers: bool = &[false, true], ml("Q15");
        /// Charges are declared after the retreats.
        late_declaration: bool = &[false, true], ml("Q19");
        /// The alternative movement of chapter 11.
        alt_movement: bool = &[false, true], ml("Q21");
        /// The same, only where moves may interfere.
        alt_movement_sector: bool = &[false, true], ml("Q40");
        /// Retreats and routs shun every enemy, however far.
        any_enemy: bool = &[false, true], ml("Q23");
        /// A specific order is compared with the order of the brigade.
        os_against_brigade_order: bool = &[false, true], ml("Q27");
        /// Skirmishers, foragers and gunners take no witness test, but their loss causes them.
        witness_exempt: bool = &[false, true], ml("Q30");
        /// One morale test at most for each event.
        one_test_per_event: bool = &[false, true], ml("Q32");
        /// No bonus for cavalry in attack column.
        infantry_columns_only: bool = &[false, true], ml("Q34");
        /// The values of the enemy's units are hidden.
        hidden_quality: bool = &[false, true], ml("Q39");
        /// Disorganised, routed or skirmishing cavalry moves by the rows of the infantry.
        cavalry_state_rows: bool = &[false, true], ml("Q44");
        /// Each stretch of terrain is paid by its length.
        pro_rata_terrain: bool = &[false, true], ml("Q46");
        /// Infantry retires at the pace of its formation.
        retire_at_formation_rate: bool = &[false, true], ml("Q51");
        /// Skirmishers and foragers end a retreat disorganised.
        skirmishers_disorganise: bool = &[false, true], ml("Q52");
        /// A recoil through friends makes both test.
        recoil_tests: bool = &[false, true], ml("Q56");
        /// In rough terrain a battalion under T may reorient instead of advancing.
        rough_reorient: bool = &[false, true], ml("Q58");
        /// Every cause that a line names doubles or halves by itself.
        causes_stack: bool = &[false, true], ml("Q63");
        /// Fire from the rear is doubled like flank fire.
        rear_fire_doubles: bool = &[false, true], ml("Q64");
        /// Every battery may fire blind over a friend.
        blind_fire_for_all: bool = &[false, true], ml("Q71");
        /// Any eligible target.
        free_target_choice: bool = &[false, true], ml("Q72");
        /// Without light company a charged unit always has the -1.
        always_minus_one: bool = &[false, true], ml("Q74");
        /// Shaken infantry and batteries may fire defensively.
        shaken_defend: bool = &[false, true], ml("Q76");
        /// A charger that takes the bonus is disorganised, needed or not.
        bonus_always_disorganises: bool = &[false, true], ml("Q79");
        /// A score below zero at the impact also shakes the winner, or both in a tie.
        impact_also_tests: bool = &[false, true], ml("Q81");
        /// A pursuer needs 2 pas more to catch.
        catch_at_contact: bool = &[false, true], ml("Q86");
        /// One first die for a general for each event that causes losses.
        one_roll_per_event: bool = &[false, true], ml("Q95");
        /// Any formation in any brigade.
        free_doctrine: bool = &[false, true], ml("Q102");
        /// Armies may have howitzers.
        howitzers: bool = &[false, true], ml("12.1");
        /// Armies may have dragoons.
        dragoons: bool = &[false, true], ml("12.5");
        /// Armies may have sharpshooters.
        sharpshooters: bool = &[false, true], ml("12.6");
        /// All fire is halved.
        rain: bool = &[false, true], ml("Q105");
        /// Of the scenarios: limbered artillery off the road moves as in rough terrain.
        soft_ground: bool = &[false, true], ml("1.24");
        /// Both sides set up in secret, in their zones.
        free_deployment: bool = &[false, true], ml("Q122");
        /// Nobody fires while chargers stand before their targets.
        no_charge_window: bool = &[false, true], ml("Q125");
        /// Limits to what an army may buy.
        balanced_limits: bool = &[true, false], ml("Q107");
    }
}

/// What players may agree on before a battle whose scenario brings these: those values come first. What
/// limits the buying of armies has no place in a battle.
pub fn agreements(own: &HouseRules) -> Vec<Agreement> {
    let usual = serde_json::to_value(own).unwrap_or_default();
    let mut offered = HouseRules::agreements();
    offered.retain(|one| one.id != OF_THE_BUILDER);
    for one in &mut offered {
        let brought =
            usual.get(one.id).and_then(|value| one.values.iter().position(|known| known == value));
        one.values.swap(0, brought.unwrap_or(0));
    }
    offered
}

/// What is about buying armies.
const OF_THE_BUILDER: &str = "balanced_limits";

/// The rules in force with what players said, and that as a record keeps it.
pub fn agreed(own: &HouseRules, said: &Agreed) -> Result<(HouseRules, Agreed), Disagreed> {
    let offered = agreements(own);
    let kept = settle(&offered, said)?;
    let mut fields = match serde_json::to_value(own) {
        Ok(serde_json::Value::Object(fields)) => fields,
        _ => Agreed::new(),
    };
    fields.extend(kept.clone());
    // ML-Q40: where moves may interfere they are alternative ones.
    if fields.get("alt_movement_sector") == Some(&true.into()) {
        fields.insert("alt_movement".to_owned(), true.into());
    }
    let rules = serde_json::from_value(serde_json::Value::Object(fields)).unwrap_or(*own);
    Ok((in_force(&HouseRules::agreements(), rules), kept))
}

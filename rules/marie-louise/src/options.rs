//! The house rules of the rulings, and the additions of chapter 12 that a scenario may switch on.
//! The procedures always use the defaults; a game may choose.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The selectable house rules. All are off unless the scenario says otherwise, except the limits
/// of the army builder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// ML-Q2: distances are taken from centre to centre of the lead elements.
    pub measure_centre: bool,
    /// ML-Q4: units see their friends, too, only forward of their front line.
    pub strict_forward_sight: bool,
    /// ML-Q11: units that rout or recoil stop at the edge of the table.
    pub solid_edges: bool,
    /// ML-Q14: one training for fire and manoeuvre.
    pub single_training: bool,
    /// ML-Q15, ML-Q70: foragers count as skirmishers in every rule.
    pub foragers_as_skirmishers: bool,
    /// ML-Q19: charges are declared after the retreats.
    pub late_declaration: bool,
    /// ML-Q21: the alternative movement of chapter 11.
    pub alt_movement: bool,
    /// ML-Q40: the same, only where moves may interfere.
    pub alt_movement_sector: bool,
    /// ML-Q23: retreats and routs shun every enemy, however far.
    pub any_enemy: bool,
    /// ML-Q27: a specific order is compared with the order of the brigade.
    pub os_against_brigade_order: bool,
    /// ML-Q30: skirmishers, foragers and gunners take no witness test, but their loss causes them.
    pub witness_exempt: bool,
    /// ML-Q32: one morale test at most for each event.
    pub one_test_per_event: bool,
    /// ML-Q34: no bonus for cavalry in attack column.
    pub infantry_columns_only: bool,
    /// ML-Q39: the values of the enemy's units are hidden.
    pub hidden_quality: bool,
    /// ML-Q44: disorganised, routed or skirmishing cavalry moves by the rows of the infantry.
    pub cavalry_state_rows: bool,
    /// ML-Q46: each stretch of terrain is paid by its length.
    pub pro_rata_terrain: bool,
    /// ML-Q51: infantry retires at the pace of its formation.
    pub retire_at_formation_rate: bool,
    /// ML-Q52: skirmishers and foragers end a retreat disorganised.
    pub skirmishers_disorganise: bool,
    /// ML-Q56: a recoil through friends makes both test.
    pub recoil_tests: bool,
    /// ML-Q58: in rough terrain a battalion under T may reorient instead of advancing.
    pub rough_reorient: bool,
    /// ML-Q63: every cause that a line names doubles or halves by itself.
    pub causes_stack: bool,
    /// ML-Q64: fire from the rear is doubled like flank fire.
    pub rear_fire_doubles: bool,
    /// ML-Q71: every battery may fire blind over a friend.
    pub blind_fire_for_all: bool,
    /// ML-Q72: any eligible target.
    pub free_target_choice: bool,
    /// ML-Q74: without light company a charged unit always has the -1.
    pub always_minus_one: bool,
    /// ML-Q76: shaken infantry and batteries may fire defensively.
    pub shaken_defend: bool,
    /// ML-Q79: a charger that takes the bonus is disorganised, needed or not.
    pub bonus_always_disorganises: bool,
    /// ML-Q81: a score below zero at the impact also shakes the winner, or both in a tie.
    pub impact_also_tests: bool,
    /// ML-Q86: a pursuer needs 2 pas more to catch.
    pub catch_at_contact: bool,
    /// ML-Q95: one first die for a general for each event that causes losses.
    pub one_roll_per_event: bool,
    /// ML-Q102: any formation in any brigade.
    pub free_doctrine: bool,
    /// ML-12.1: armies may have howitzers.
    pub howitzers: bool,
    /// ML-12.5: armies may have dragoons.
    pub dragoons: bool,
    /// ML-12.6: armies may have sharpshooters.
    pub sharpshooters: bool,
    /// ML-Q105: all fire is halved.
    pub rain: bool,
    /// Of the scenarios: limbered artillery off the road moves as in rough terrain.
    pub soft_ground: bool,
    /// ML-Q107: limits to what an army may buy.
    pub balanced_limits: bool,
}

impl HouseRules {
    /// What is played when nothing else is agreed.
    pub const DEFAULT: Self = Self {
        measure_centre: false,
        strict_forward_sight: false,
        solid_edges: false,
        single_training: false,
        foragers_as_skirmishers: false,
        late_declaration: false,
        alt_movement: false,
        alt_movement_sector: false,
        any_enemy: false,
        os_against_brigade_order: false,
        witness_exempt: false,
        one_test_per_event: false,
        infantry_columns_only: false,
        hidden_quality: false,
        cavalry_state_rows: false,
        pro_rata_terrain: false,
        retire_at_formation_rate: false,
        skirmishers_disorganise: false,
        recoil_tests: false,
        rough_reorient: false,
        causes_stack: false,
        rear_fire_doubles: false,
        blind_fire_for_all: false,
        free_target_choice: false,
        always_minus_one: false,
        shaken_defend: false,
        bonus_always_disorganises: false,
        impact_also_tests: false,
        catch_at_contact: false,
        one_roll_per_event: false,
        free_doctrine: false,
        howitzers: false,
        dragoons: false,
        sharpshooters: false,
        rain: false,
        soft_ground: false,
        balanced_limits: true,
    };
}

impl Default for HouseRules {
    fn default() -> Self {
        Self::DEFAULT
    }
}

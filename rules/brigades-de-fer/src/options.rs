//! What players may agree on before a battle: the advanced rules, the house rules of the rulings, the
//! ground. The procedures always use the defaults; a game may choose.

use engine::digest::{is_default, without_defaults};
use engine::{
    Agreed, Agreement, Disagreed, Origin, advanced_rules, house_rules, readings, settle, typed,
};
use serde::Serialize;

use crate::bf;
use crate::scenario::{Ground, Scenario};

readings! {
    /// BF-Q2: what the dice of a supporting unit are compared with.
    SupportValue { Vcr, Vc }
}
readings! {
    /// BF-Q5: dice of a repeating weapon that also enfilades.
    RepeatingAndEnfilade { DoubleOnce, Quadruple }
}
readings! {
    /// BF-Q23: what "one band shorter" does to the row of horse artillery.
    HorseArtilleryRange { Cut, Shift }
}
readings! {
    /// BF-Q25: the protection of infantry that has declared that it occupies buildings.
    BuildingsCover { DenseCover, Cover, None }
}
readings! {
    /// BF-Q29: whether cover and height give one point or two.
    CoverAndHeight { Single, Cumulative }
}
readings! {
    /// BF-Q40: the die of supporting militia.
    SupportMilitiaDie { D6, D8 }
}
readings! {
    /// BF-Q51: whether the total of the command dice or each of them is never below zero.
    CommandDieFloor { Total, PerDie }
}
readings! {
    /// BF-Q59: whether a shooter's movement matters against a detached general.
    GeneralTargetModifiers { Fixed, Modified }
}
readings! {
    /// BF-Q36: how near another enemy must be to forbid a retreat towards him.
    RetreatThreatRadius { None, Five, Three, Two }
}
readings! {
    /// BF-Q9: how near an enemy unit captures a detached general.
    GeneralCaptureRadius { Sector, Contact }
}

readings! {
    /// BF-20.11: which enemies must be gone for a brilliant victory with reinforcements: all of them,
    /// or all who came to the battle.
    BrilliantAgainst { All, Engaged }
}
readings! {
    /// BF-Q11: whether a whole move, or only a single step, may not lead from one enemy's zone to
    /// another's.
    ZoneToZone { Move, Step }
}
readings! {
    /// BF-Q37: over which edges of the table a retreat may leave it.
    RetreatEdge { Any, Own }
}

house_rules! {
    /// The selectable house rules, each with the dossier's default.
    pub struct HouseRules {
        /// 2 by the book, 1 by its quick reference sheet.
        foot_artillery_march: u8 = &[2, 1], bf("Q1");
        support_value: SupportValue = SupportValue::ALL, bf("Q2");
        repeating_and_enfilade: RepeatingAndEnfilade = RepeatingAndEnfilade::ALL, bf("Q5");
        woods_are_dense_vegetation: bool = &[false, true], bf("Q7");
        woods_mask_view: bool = &[true, false], bf("Q8");
        general_capture_radius: GeneralCaptureRadius = GeneralCaptureRadius::ALL, bf("Q9");
        friendly_zone_stops: bool = &[false, true], bf("Q10");
        rear_move_surcharge: bool = &[false, true], bf("Q12");
        front_pivot_free: bool = &[false, true], bf("Q83");
        artillery_pivot_and_fire: bool = &[false, true], bf("Q13");
        retreat_obeys_entered_zone: bool = &[true, false], bf("Q15");
        fire_over_masking: bool = &[false, true], bf("Q21");
        horse_artillery_range: HorseArtilleryRange = HorseArtilleryRange::ALL, bf("Q23");
        buildings_cover: BuildingsCover = BuildingsCover::ALL, bf("Q25");
        cover_and_height: CoverAndHeight = CoverAndHeight::ALL, bf("Q29");
        artillery_on_foot: bool = &[false, true], bf("Q30");
        supporters_are_opponents: bool = &[false, true], bf("Q33");
        retreat_threat_radius: RetreatThreatRadius = RetreatThreatRadius::ALL, bf("Q36");
        support_militia_die: SupportMilitiaDie = SupportMilitiaDie::ALL, bf("Q40");
        evade_pays_pivot: bool = &[false, true], bf("Q45");
        command_die_floor: CommandDieFloor = CommandDieFloor::ALL, bf("Q51");
        general_target_modifiers: GeneralTargetModifiers = GeneralTargetModifiers::ALL, bf("Q59");
        roads_ignore_difficult: bool = &[false, true], bf("Q63");
        zone_to_zone: ZoneToZone = ZoneToZone::ALL, bf("Q11");
        group_acts_in_turn: bool = &[false, true], bf("Q17");
        retreat_edge: RetreatEdge = RetreatEdge::ALL, bf("Q37");
        dismounted_cavalry_is_slow: bool = &[false, true], bf("13.3");
        defender_breaks_through: bool = &[true, false], bf("Q47");
        /// Turns after the loss of a commander-in-chief until another may take over.
        succession_delay: u8 = &[2, 1], bf("Q52");
        shared_height_counts: bool = &[false, true], bf("Q54");
        idle_general_may_leave: bool = &[false, true], bf("Q55");
        capture_in_passing: bool = &[false, true], bf("17.15");
        brilliant_against: BrilliantAgainst = BrilliantAgainst::ALL, bf("20.11");
        victory_by_points: bool = &[false, true], bf("20.12");
    }
}

advanced_rules! {
    /// The advanced rules, all of them or one by one.
    pub struct Switches;
    /// The advanced rules in force.
    pub struct InForce {
        /// BF-11.1: assaults with support.
        supported_assault: bf("11.1"),
        /// BF-12.1: opportunity fire.
        opportunity_fire: bf("12.1"),
        /// BF-13.1: evading an assault.
        evade: bf("13.1"),
        /// BF-14.1: going on after a close combat.
        breakthrough: bf("14.1"),
        /// BF-15.5: crack and green units.
        grades: bf("15.1"),
        /// BF-16.1: units with dash.
        dashing: bf("16.1"),
        /// BF-17.1: generals on the table.
        generals: bf("17.1"),
        /// BF-18.1: walls and the like.
        linear_protection: bf("18.1"),
        /// BF-19.1: movement along roads.
        roads: bf("19.1"),
    }
}

/// Agreements made before the battle. What is agreed otherwise than usual tells battles apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Options {
    #[serde(serialize_with = "without_defaults")]
    pub house: HouseRules,
    /// What the players agree on the advanced rules, before what the scenario says.
    #[serde(skip_serializing_if = "is_default")]
    pub rules: Switches,
    /// BF-0.1: the ground they agree to play on, before what the scenario says.
    #[serde(skip_serializing_if = "is_default")]
    pub ground: Option<Ground>,
}

/// Everything that may be agreed on before a battle of this scenario, which says what is usual.
pub fn agreements(scenario: &Scenario) -> Vec<Agreement> {
    [scenario.rules.agreements(), HouseRules::agreements()].concat()
}

/// What the players said, as the rules take it and as a record keeps it.
pub fn agreed(scenario: &Scenario, said: &Agreed) -> Result<(Options, Agreed), Disagreed> {
    let offered = agreements(scenario);
    let kept = settle(&offered, said)?;
    let house = typed(&offered, &kept, Origin::House)?;
    let rules = typed(&offered, &kept, Origin::Book)?;
    Ok((Options { house, rules, ground: None }, kept))
}

//! What the players may agree on before a battle: the advanced rules, and the rulings' options.

use engine::{Agreed, Agreement, Disagreed, Origin, RuleId, settle};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::battle::{InForce, Options};
use crate::bf;
use crate::options::{
    BuildingsCover, CommandDieFloor, CoverAndHeight, GeneralCaptureRadius, GeneralTargetModifiers,
    HorseArtilleryRange, HouseRules, RepeatingAndEnfilade, RetreatThreatRadius, SupportMilitiaDie,
    SupportValue,
};
use crate::scenario::{Scenario, Switches};

/// Everything that may be agreed on before a battle of this scenario.
pub fn agreements(scenario: &Scenario) -> Vec<Agreement> {
    let mut all = advanced(scenario);
    all.extend(house());
    all
}

/// The advanced rules: the scenario says which are usual.
fn advanced(scenario: &Scenario) -> Vec<Agreement> {
    let usual = InForce::new(scenario.rules);
    let rule = |id, rule, on| Agreement::switch(id, Origin::Book, rule, on);
    vec![
        rule("supported_assault", bf("11.1"), usual.supported_assault),
        rule("opportunity_fire", bf("12.1"), usual.opportunity_fire),
        rule("evade", bf("13.1"), usual.evade),
        rule("breakthrough", bf("14.1"), usual.breakthrough),
        rule("grades", bf("15.1"), usual.grades),
        rule("dashing", bf("16.1"), usual.dashing),
        rule("generals", bf("17.1"), usual.generals),
        rule("linear_protection", bf("18.1"), usual.linear_protection),
        rule("roads", bf("19.1"), usual.roads),
    ]
}

fn house() -> Vec<Agreement> {
    const USUAL: HouseRules = HouseRules::DEFAULT;
    let switch = |id, rule: RuleId, on| Agreement::switch(id, Origin::House, rule, on);
    vec![
        Agreement::one_of("foot_artillery_march", bf("Q1"), &[USUAL.foot_artillery_march, 1]),
        Agreement::one_of("support_value", bf("Q2"), SupportValue::ALL),
        Agreement::one_of("repeating_and_enfilade", bf("Q5"), RepeatingAndEnfilade::ALL),
        switch("woods_are_dense_vegetation", bf("Q7"), USUAL.woods_are_dense_vegetation),
        switch("woods_mask_view", bf("Q8"), USUAL.woods_mask_view),
        Agreement::one_of("general_capture_radius", bf("Q9"), GeneralCaptureRadius::ALL),
        switch("friendly_zone_stops", bf("Q10"), USUAL.friendly_zone_stops),
        switch("rear_move_surcharge", bf("Q12"), USUAL.rear_move_surcharge),
        switch("front_pivot_free", bf("Q83"), USUAL.front_pivot_free),
        switch("artillery_pivot_and_fire", bf("Q13"), USUAL.artillery_pivot_and_fire),
        switch("retreat_obeys_entered_zone", bf("Q15"), USUAL.retreat_obeys_entered_zone),
        switch("fire_over_masking", bf("Q21"), USUAL.fire_over_masking),
        Agreement::one_of("horse_artillery_range", bf("Q23"), HorseArtilleryRange::ALL),
        Agreement::one_of("buildings_cover", bf("Q25"), BuildingsCover::ALL),
        Agreement::one_of("cover_and_height", bf("Q29"), CoverAndHeight::ALL),
        switch("artillery_on_foot", bf("Q30"), USUAL.artillery_on_foot),
        switch("supporters_are_opponents", bf("Q33"), USUAL.supporters_are_opponents),
        Agreement::one_of("retreat_threat_radius", bf("Q36"), RetreatThreatRadius::ALL),
        Agreement::one_of("support_militia_die", bf("Q40"), SupportMilitiaDie::ALL),
        switch("evade_pays_pivot", bf("Q45"), USUAL.evade_pays_pivot),
        Agreement::one_of("command_die_floor", bf("Q51"), CommandDieFloor::ALL),
        Agreement::one_of("general_target_modifiers", bf("Q59"), GeneralTargetModifiers::ALL),
        switch("roads_ignore_difficult", bf("Q63"), USUAL.roads_ignore_difficult),
    ]
}

/// What the players said, as the rules take it and as a record keeps it.
pub fn agreed(scenario: &Scenario, said: &Agreed) -> Result<(Options, Agreed), Disagreed> {
    let offered = agreements(scenario);
    let kept = settle(&offered, said)?;
    let of = |origin| {
        let such = offered.iter().filter(move |one| one.origin == origin);
        such.filter_map(|one| Some((one.id.to_owned(), kept.get(one.id)?.clone()))).collect()
    };
    let house: HouseRules = typed(of(Origin::House))?;
    let rules: Switches = typed(of(Origin::Book))?;
    Ok((Options { house, rules, ground: None }, kept))
}

/// Agreements as their type holds them.
fn typed<T: DeserializeOwned>(fields: Agreed) -> Result<T, Disagreed> {
    let id = fields.keys().next().cloned().unwrap_or_default();
    serde_json::from_value(Value::Object(fields)).map_err(|_| Disagreed::Unknown { id })
}

//! OT-8.180 Pursuit: a second, half-value Attack by cavalry that has just advanced.

use engine::input::{Decimal, Int};
use engine::{Log, Procedure, Refusal};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::ch08_attack::{Attack, AttackResult, Choices, Forces, Kind, apply_cells, roll_attack};
use crate::ch08_attack_input::{AttackModifierInput, Share, SlashChoice};
use crate::options::{RatioGap, TrcReading};
use crate::quarters::Quarters;
use crate::unit::Side;
use crate::{follows, ot};

/// The attacker is the pursuer, whichever side attacked first (OT-8.185).
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PursuitInput {
    #[serde(default)]
    attacker_side: Side,
    /// Halved already.
    attack_value: Quarters<1, 240>,
    defence_value: Quarters<0, 240>,
    attacker_quality: Int<1, 6>,
    defender_quality: Int<1, 6>,
    #[serde(default)]
    attacker_cars: Int<0, 1>,
    #[serde(default)]
    defender_tanks: Int<0, 4>,
    #[serde(default)]
    defender_cars: Int<0, 4>,
    #[serde(default)]
    charge_pe: Int<0, 20>,
    #[serde(default)]
    clear_terrain: bool,
    #[serde(default)]
    enemy_cavalry_q5: bool,
    #[serde(default)]
    terrain_value: Int<0, 6>,
    #[serde(default)]
    fortification_value: Int<0, 2>,
    #[serde(default)]
    defender_encircled: bool,
    attacker_pe: Int<1, 20>,
    defender_pe: Int<1, 20>,
    #[serde(default)]
    defender_artillery_pe: Int<0, 6>,
    #[serde(default)]
    attacker_units: Int<1, 6>,
    #[serde(default)]
    defender_units: Int<1, 8>,
    /// All surviving pursued units are routed.
    #[serde(default)]
    all_routed: bool,
    #[serde(default = "Share::losses")]
    d_for_attacker: Share,
    #[serde(default = "Share::retreat")]
    d_for_defender: Share,
    #[serde(default = "Share::retreat")]
    a_choice: Share,
    #[serde(default)]
    slash_choice: SlashChoice,
    #[serde(default)]
    reading: TrcReading,
    #[serde(default)]
    ratio_gap: RatioGap,
}

/// OT-8.180 to OT-8.184: an Attack without supports, aircraft, events or extras.
fn declare_pursuit(input: PursuitInput, log: &mut Log) -> Result<Attack, Refusal> {
    let modifiers = AttackModifierInput {
        attacker_side: input.attacker_side,
        attack_value: input.attack_value.widened(),
        defence_value: input.defence_value.widened(),
        attacker_quality: input.attacker_quality,
        defender_quality: input.defender_quality,
        attacker_cars: Int::of(input.attacker_cars.get()),
        defender_tanks: input.defender_tanks,
        defender_cars: input.defender_cars,
        charge_pe: input.charge_pe,
        clear_terrain: input.clear_terrain,
        enemy_cavalry_q5: input.enemy_cavalry_q5,
        terrain_value: input.terrain_value,
        fortification_value: input.fortification_value,
        defender_encircled: input.defender_encircled,
        ratio_gap: input.ratio_gap,
        ..AttackModifierInput::default()
    };
    modifiers.check()?;
    let forces = Forces {
        attacker_pe: input.attacker_pe.get(),
        attacker_units: input.attacker_units.get(),
        attacker_artillery: false,
        defender_pe: input.defender_pe.get(),
        defender_artillery_pe: input.defender_artillery_pe.get(),
        defender_units: input.defender_units.get(),
    };
    forces.check()?;
    let too_many = input.charge_pe.get() > forces.attacker_pe;
    Refusal::when(too_many, ot("8.139"), "attacker_pe", "more-pe-than-attackers")?;
    let choices = Choices {
        d_for_attacker: input.d_for_attacker,
        d_for_defender: input.d_for_defender,
        a_choice: input.a_choice,
        slash: input.slash_choice,
    };
    let all_routed = input.all_routed;
    if all_routed {
        log.note(ot("8.182"), "pursuers-suffer-nothing");
    }
    let modifiers = modifiers.reckon(log);
    Ok(Attack::new(&modifiers, forces, choices, input.reading, Kind::Pursuit { all_routed }))
}

pub static PURSUIT: Procedure<PursuitInput, Attack, AttackResult<Decimal>> = Procedure {
    name: "pursuit",
    rules: follows(&["8.180", "8.181", "8.182", "8.184"]),
    declare: declare_pursuit,
    steps: &[roll_attack, apply_cells],
    merging: None,
    result: |attack| attack.result(|halves| Decimal::parts(i64::from(halves), 2)),
};

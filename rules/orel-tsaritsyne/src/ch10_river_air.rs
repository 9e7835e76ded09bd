//! OT-10 Flotillas and aviation (Tsaritsyn).

use engine::input::{Int, List};
use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch00_rolls::{Roll, roll};
use crate::ch08_artillery::{FireValues, fire_modifier, total_fire};
use crate::ch09_vehicles::{Duel, DuelResult, Hull, roll_duel_attacker, roll_duel_defender};
use crate::{follows, ot};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FlotillaDuelInput {
    attacker_fire: List<Int<1, 6>, 1, 3>,
    defender_fire: List<Int<1, 6>, 1, 3>,
    /// Next to a friendly city.
    #[serde(default)]
    defender_in_port: bool,
}

/// OT-10.4: as a duel of trains.
fn flotilla_duel(input: FlotillaDuelInput, log: &mut Log) -> Result<Duel, Refusal> {
    let (attacker, defender) = (&input.attacker_fire, &input.defender_fire);
    Ok(Duel::declare(ot("10.4"), attacker, defender, input.defender_in_port, log))
}

pub static FLOTILLA_DUEL: Procedure<FlotillaDuelInput, Duel, DuelResult> = Procedure {
    name: "flotilla-duel",
    rules: follows(&["10.4"]),
    declare: flotilla_duel,
    steps: &[roll_duel_attacker, roll_duel_defender],
    merging: None,
    result: Duel::result,
};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShoreFireInput {
    fire_values: FireValues<1>,
    #[serde(default)]
    observation: bool,
    /// In its last movement phase.
    #[serde(default)]
    flotilla_moved: bool,
    #[serde(default)]
    already_damaged: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShoreFireOutcome {
    None,
    Damaged,
    Sunk,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ShoreFireResult {
    pub outcome: ShoreFireOutcome,
}

/// OT-10.5: 2d6 and the modifiers of guns that fire at a flotilla.
fn shore_fire(input: ShoreFireInput, log: &mut Log) -> Result<Roll<Hull>, Refusal> {
    let hull = Hull { already_damaged: input.already_damaged };
    let fire = total_fire(&input.fire_values);
    Ok(fire_at_flotilla(fire, input.observation, input.flotilla_moved, hull, log))
}

/// OT-10.5: the roll of a total Fire against a flotilla.
pub fn fire_at_flotilla(
    fire: i32,
    observation: bool,
    moved: bool,
    hull: Hull,
    log: &mut Log,
) -> Roll<Hull> {
    let rule = ot("10.5");
    let modifier = log
        .score("dice-modifier", rule, "total-fire", fire_modifier(2 * fire))
        .when(observation, rule, "observed-from-the-air", 1)
        .when(moved, rule, "moving-target", -1)
        .value();
    Roll::two_dice(rule, "shore-fire-dice", modifier, hull)
}

/// OT-10.5, table 4.7: up to 9 nothing, 10 and 11 damaged, from 12 sunk; twice damaged is sunk.
pub fn shore_fire_result(roll: Roll<Hull>) -> ShoreFireResult {
    let outcome = if roll.at_least(12) || (roll.at_least(10) && roll.facts.already_damaged) {
        ShoreFireOutcome::Sunk
    } else if roll.at_least(10) {
        ShoreFireOutcome::Damaged
    } else {
        ShoreFireOutcome::None
    };
    ShoreFireResult { outcome }
}

pub static SHORE_FIRE: Procedure<ShoreFireInput, Roll<Hull>, ShoreFireResult> = Procedure {
    name: "shore-fire",
    rules: follows(&["10.5"]),
    declare: shore_fire,
    steps: &[roll],
    merging: None,
    result: shore_fire_result,
};

/// An air detachment in support.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AirDetachment {
    /// Bomb value.
    pub value: Int<0, 4>,
    /// The letter c stands beside its value.
    #[serde(default)]
    pub fighter: bool,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AirCombatInput {
    #[serde(default)]
    attacker_das: List<AirDetachment, 0, 4>,
    #[serde(default)]
    defender_das: List<AirDetachment, 0, 4>,
}

/// The aircraft of one side over the attacked hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Squadron {
    present: bool,
    bombs: i32,
    fighters: i32,
    lost: i32,
}

impl Squadron {
    fn of(detachments: &[AirDetachment]) -> Self {
        Self {
            present: !detachments.is_empty(),
            bombs: detachments.iter().map(|one| one.value.get()).sum(),
            fighters: detachments.iter().filter(|one| one.fighter).count() as i32,
            lost: 0,
        }
    }

    /// OT-10.21: no value and no bonus for who is driven off; lower by 3 or more, one is lost.
    fn driven_off(lead: i32) -> Self {
        Self { lost: i32::from(lead >= 3), ..Self::default() }
    }
}

/// Aircraft over an attacked hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AirCombat {
    attacker: Squadron,
    defender: Squadron,
    combat: bool,
    /// Attacker's score less the defender's.
    balance: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AirCombatResult {
    pub combat: bool,
    pub attacker_bomb_value: i32,
    pub defender_bomb_value: i32,
    pub attacker_air_bonus: bool,
    pub attacker_lost: i32,
    pub defender_lost: i32,
}

/// OT-10.11: the air supports that both players have placed.
fn declare_air_combat(input: AirCombatInput, log: &mut Log) -> Result<AirCombat, Refusal> {
    let nobody = input.attacker_das.is_empty() && input.defender_das.is_empty();
    Refusal::when(nobody, ot("10.11"), "attacker_das", "no-aircraft-at-all")?;
    Ok(over_the_hex(&input.attacker_das, &input.defender_das, log))
}

/// OT-10.11, OT-10.21: the aircraft of both sides, before any die.
pub fn over_the_hex(
    attacker: &[AirDetachment],
    defender: &[AirDetachment],
    log: &mut Log,
) -> AirCombat {
    let (attacker, defender) = (Squadron::of(attacker), Squadron::of(defender));
    let lead = log
        .score("air-lead", ot("10.21"), "fighters-of-the-attacker", attacker.fighters)
        .add(ot("10.21"), "fighters-of-the-defender", -defender.fighters)
        .value();
    AirCombat { attacker, defender, combat: false, balance: lead }
}

/// OT-10.20, OT-Q48: with aircraft on both sides and a fighter among them, 1 to 4 is a combat.
pub fn meet_in_the_air(air: &mut AirCombat, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let both = air.attacker.present && air.defender.present;
    if !both || air.attacker.fighters + air.defender.fighters == 0 {
        table.log().note(ot("10.20"), "no-air-combat-possible");
        return Ok(Flow::Done);
    }
    let met = table.throw(ot("10.20"), "air-combat-die", Pool::at_most(1, 4))?;
    air.combat = met == 1;
    Ok(if air.combat { Flow::Next } else { Flow::Done })
}

/// OT-10.21: the die of the attacker.
pub fn roll_air_attacker(air: &mut AirCombat, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    air.balance += table.throw(ot("10.21"), "attackers-air-die", Pool::one(Die::D6))?;
    Ok(Flow::Next)
}

/// OT-10.21: the die of the defender; the lower side is driven off.
pub fn roll_air_defender(air: &mut AirCombat, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    air.balance -= table.throw(ot("10.21"), "defenders-air-die", Pool::one(Die::D6))?;
    table.log().note_value(ot("10.21"), "attackers-lead", i64::from(air.balance));
    if air.balance > 0 {
        air.defender = Squadron::driven_off(air.balance);
    } else if air.balance < 0 {
        air.attacker = Squadron::driven_off(-air.balance);
    }
    air.balance = 0;
    Ok(Flow::Done)
}

impl AirCombat {
    /// OT-10.21: whether the aircraft of the attacker and of the defender are still there.
    pub fn present(&self) -> (bool, bool) {
        (self.attacker.present, self.defender.present)
    }
}

/// OT-10.12: the bombs that are left, and the attacker's bonus.
pub fn air_combat_result(air: AirCombat) -> AirCombatResult {
    AirCombatResult {
        combat: air.combat,
        attacker_bomb_value: air.attacker.bombs,
        defender_bomb_value: air.defender.bombs,
        attacker_air_bonus: air.attacker.present,
        attacker_lost: air.attacker.lost,
        defender_lost: air.defender.lost,
    }
}

pub static AIR_COMBAT: Procedure<AirCombatInput, AirCombat, AirCombatResult> = Procedure {
    name: "air-combat",
    rules: follows(&["10.11", "10.12", "10.20", "10.21"]),
    declare: declare_air_combat,
    steps: &[meet_in_the_air, roll_air_attacker, roll_air_defender],
    merging: None,
    result: air_combat_result,
};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AirRecoveryInput {
    #[serde(default)]
    pub aerodrome_supplied: bool,
    #[serde(default)]
    pub foreign_crew: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AirRecoveryResult {
    available: bool,
}

/// OT-10.30: whether an air detachment is fit to fly again.
pub fn air_recovery(input: AirRecoveryInput, log: &mut Log) -> Result<Roll<()>, Refusal> {
    let rule = ot("10.30");
    let modifier = log
        .score("die-modifier", rule, "from-zero", 0)
        .when(input.aerodrome_supplied, rule, "aerodrome-in-supply", 1)
        .when(input.foreign_crew, rule, "crew-from-abroad", 1)
        .value();
    Ok(Roll::one_die(rule, "recovery-die", modifier, ()))
}

pub static AIR_RECOVERY: Procedure<AirRecoveryInput, Roll<()>, AirRecoveryResult> = Procedure {
    name: "air-recovery",
    rules: follows(&["10.30"]),
    declare: air_recovery,
    steps: &[roll],
    merging: None,
    result: |roll| AirRecoveryResult { available: roll.at_least(4) },
};

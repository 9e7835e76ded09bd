//! OT-9 Vehicles: trains that go into contact, duel or are captured; tanks that break down.

use engine::input::{Int, List};
use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Refusal, RuleId, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch00_rolls::{Roll, roll};
use crate::{follows, ot};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrainContactInput {
    /// The enemy has Fire 3 or more in the combat.
    #[serde(default)]
    pub enemy_artillery: bool,
    #[serde(default)]
    pub enemy_train: bool,
    #[serde(default)]
    pub rail_cut_adjacent: bool,
    /// At least 2 PE of friendly combat units are in its hex.
    #[serde(default)]
    pub escorted: bool,
    #[serde(default)]
    pub already_damaged: bool,
}

/// OT-9.3: how a train comes through its destruction test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TrainOutcome {
    Ok,
    Damaged,
    Destroyed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct TrainContactResult {
    pub outcome: TrainOutcome,
}

/// A target that a second hit finishes off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hull {
    pub already_damaged: bool,
}

/// OT-9.2, OT-9.3: 2d6 and the modifiers of the destruction test.
pub fn train_contact(input: TrainContactInput, log: &mut Log) -> Result<Roll<Hull>, Refusal> {
    let rule = ot("9.3");
    log.note(ot("9.2"), "train-goes-into-contact");
    let modifier = log
        .score("dice-modifier", rule, "from-zero", 0)
        .when(input.enemy_artillery, rule, "enemy-fire-of-three", 1)
        .when(input.enemy_train, rule, "enemy-train-there", 1)
        .when(input.rail_cut_adjacent, rule, "railway-cut-beside", 1)
        .when(input.escorted, rule, "escorted-train", -1)
        .value();
    let hull = Hull { already_damaged: input.already_damaged };
    Ok(Roll::two_dice(rule, "destruction-dice", modifier, hull))
}

/// OT-9.3, table 4.7: up to 8 no harm, 9 and 10 damaged, from 11 destroyed; twice damaged is
/// destroyed.
pub fn train_contact_result(roll: Roll<Hull>) -> TrainContactResult {
    let outcome = if roll.at_least(11) || (roll.at_least(9) && roll.facts.already_damaged) {
        TrainOutcome::Destroyed
    } else if roll.at_least(9) {
        TrainOutcome::Damaged
    } else {
        TrainOutcome::Ok
    };
    TrainContactResult { outcome }
}

pub static TRAIN_CONTACT: Procedure<TrainContactInput, Roll<Hull>, TrainContactResult> =
    Procedure {
        name: "train-contact",
        rules: follows(&["9.2", "9.3"]),
        declare: train_contact,
        steps: &[roll],
        merging: None,
        result: train_contact_result,
    };

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrainDuelInput {
    attacker_fire: List<Int<1, 6>, 1, 2>,
    defender_fire: List<Int<1, 6>, 1, 2>,
    #[serde(default)]
    direct_line: bool,
    #[serde(default)]
    defender_in_station: bool,
}

/// A duel of trains or of flotillas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Duel {
    rule: RuleId,
    /// Attacker's score less the defender's.
    balance: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuelWinner {
    Attacker,
    Defender,
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LoserEffect {
    None,
    Retreats,
    DamagedAndRetreats,
    Destroyed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct DuelResult {
    pub winner: DuelWinner,
    pub loser_effect: LoserEffect,
}

impl Duel {
    /// OT-9.11, OT-10.4: on each side the best Fire and one for each further counter; a sheltered
    /// defender has one more.
    pub fn declare(
        rule: RuleId,
        attacker: &[Int<1, 6>],
        defender: &[Int<1, 6>],
        sheltered: bool,
        log: &mut Log,
    ) -> Self {
        let best = |fire: &[Int<1, 6>]| fire.iter().map(|fire| fire.get()).max().unwrap_or(0);
        let further = |fire: &[Int<1, 6>]| fire.len() as i32 - 1;
        let attack = log
            .score("attacker-duel-modifier", rule, "best-fire", best(attacker))
            .add(rule, "further-counters", further(attacker))
            .value();
        let defence = log
            .score("defender-duel-modifier", rule, "best-fire", best(defender))
            .add(rule, "further-counters", further(defender))
            .when(sheltered, rule, "sheltered-defender", 1)
            .value();
        Self { rule, balance: attack - defence }
    }

    /// OT-9.11: even, nothing; by 1 the loser falls back, by 2 or 3 damaged as well, by 4 or more
    /// his best counter is destroyed.
    pub fn result(self) -> DuelResult {
        let winner = match self.balance {
            1.. => DuelWinner::Attacker,
            0 => DuelWinner::None,
            _ => DuelWinner::Defender,
        };
        let loser_effect = match self.balance.abs() {
            0 => LoserEffect::None,
            1 => LoserEffect::Retreats,
            2 | 3 => LoserEffect::DamagedAndRetreats,
            _ => LoserEffect::Destroyed,
        };
        DuelResult { winner, loser_effect }
    }
}

/// OT-9.11: the die of the attacker.
pub fn roll_duel_attacker(duel: &mut Duel, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    duel.balance += table.throw(duel.rule, "attackers-duel-die", Pool::one(Die::D6))?;
    Ok(Flow::Next)
}

/// OT-9.11: the die of the defender.
pub fn roll_duel_defender(duel: &mut Duel, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    duel.balance -= table.throw(duel.rule, "defenders-duel-die", Pool::one(Die::D6))?;
    table.log().note_value(duel.rule, "attackers-lead", i64::from(duel.balance));
    Ok(Flow::Done)
}

/// OT-9.10: a duel needs a railway that leads directly to the enemy train.
fn train_duel(input: TrainDuelInput, log: &mut Log) -> Result<Duel, Refusal> {
    Refusal::when(!input.direct_line, ot("9.10"), "direct_line", "no-direct-line")?;
    let (attacker, defender) = (&input.attacker_fire, &input.defender_fire);
    Ok(Duel::declare(ot("9.11"), attacker, defender, input.defender_in_station, log))
}

pub static TRAIN_DUEL: Procedure<TrainDuelInput, Duel, DuelResult> = Procedure {
    name: "train-duel",
    rules: follows(&["9.10", "9.11"]),
    declare: train_duel,
    steps: &[roll_duel_attacker, roll_duel_defender],
    merging: None,
    result: Duel::result,
};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrainCaptureInput {
    /// No friendly combat unit is with it.
    #[serde(default)]
    pub train_alone: bool,
    #[serde(default)]
    pub line_cut: bool,
    pub attacker_pe: Int<1, 40>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CaptureOutcome {
    Escapes,
    Captured,
    Scuttled,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct TrainCaptureResult {
    pub outcome: CaptureOutcome,
}

/// OT-9.20: enemy PE that make a capture easier.
const MANY_ENEMIES: i32 = 4;

/// OT-9.20: on an open line a lone train escapes; on a cut one a die decides.
pub fn train_capture(input: TrainCaptureInput, log: &mut Log) -> Result<Roll<()>, Refusal> {
    let rule = ot("9.20");
    Refusal::when(!input.train_alone, rule, "train_alone", "escorted-trains-are-safe")?;
    if !input.line_cut {
        log.note(rule, "train-escapes");
        return Ok(Roll::without_dice(rule, "capture-die", ()));
    }
    let many = input.attacker_pe.get() >= MANY_ENEMIES;
    let modifier =
        log.score("die-modifier", rule, "from-zero", 0).when(many, rule, "many-enemies", 1).value();
    Ok(Roll::one_die(rule, "capture-die", modifier, ()))
}

pub fn train_capture_result(roll: Roll<()>) -> TrainCaptureResult {
    let outcome = match roll.total() {
        None => CaptureOutcome::Escapes,
        Some(4..) => CaptureOutcome::Captured,
        Some(_) => CaptureOutcome::Scuttled,
    };
    TrainCaptureResult { outcome }
}

pub static TRAIN_CAPTURE: Procedure<TrainCaptureInput, Roll<()>, TrainCaptureResult> = Procedure {
    name: "train-capture",
    rules: follows(&["9.20"]),
    declare: train_capture,
    steps: &[roll],
    merging: None,
    result: train_capture_result,
};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TankBreakdownInput {
    pub hexes_moved: Int<0, 6>,
    /// It spent more than half its MP.
    #[serde(default)]
    pub more_than_half: bool,
    /// It crossed woods, a hill, a ravine or a stream.
    #[serde(default)]
    pub rough: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct TankBreakdownResult {
    broken_down: bool,
}

/// OT-9.30: a tank that moved may break down.
pub fn tank_breakdown(input: TankBreakdownInput, log: &mut Log) -> Result<Roll<()>, Refusal> {
    let rule = ot("9.30");
    if input.hexes_moved.get() == 0 {
        let field = "more_than_half";
        Refusal::when(input.more_than_half, rule, field, "tank-that-stood-spent-nothing")?;
        Refusal::when(input.rough, rule, "rough", "tank-that-stood-crossed-nothing")?;
        log.note(rule, "tank-stood-still");
        return Ok(Roll::without_dice(rule, "breakdown-die", ()));
    }
    let modifier = log
        .score("die-modifier", rule, "from-zero", 0)
        .when(input.more_than_half, rule, "more-than-half-the-mp", 1)
        .when(input.rough, rule, "over-rough-ground", 1)
        .value();
    Ok(Roll::one_die(rule, "breakdown-die", modifier, ()))
}

pub static TANK_BREAKDOWN: Procedure<TankBreakdownInput, Roll<()>, TankBreakdownResult> =
    Procedure {
        name: "tank-breakdown",
        rules: follows(&["9.30"]),
        declare: tank_breakdown,
        steps: &[roll],
        merging: None,
        result: |roll| TankBreakdownResult { broken_down: roll.at_least(6) },
    };

//! ML-10 Officers: in danger with their unit, replaced, captured.

use engine::input::Int;
use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Reading, Refusal, Table, Worth};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{follows, ml};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GeneralRiskInput {
    losses: Int<1, 60>,
}

/// A general whose unit has suffered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Risk {
    pub(crate) losses: i32,
    /// Times he was at risk.
    pub(crate) risks: i32,
    pub(crate) killed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct GeneralRiskResult {
    killed: bool,
}

/// ML-10.1: a die for each loss; on a 1 he is at risk.
pub(crate) fn roll_danger(risk: &mut Risk, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    risk.risks = table.throw(ml("10.1"), "dice-of-danger", Pool::at_most(risk.losses, 1))?;
    risk.losses = 0;
    Ok(if risk.risks > 0 { Flow::Next } else { Flow::Done })
}

/// ML-10.2: a die for each risk; on a 1 or 2 he falls.
pub(crate) fn roll_wounds(risk: &mut Risk, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    risk.killed = table.throw(ml("10.2"), "dice-of-wounds", Pool::at_most(risk.risks, 2))? > 0;
    risk.risks = 0;
    Ok(Flow::Done)
}

/// Both dice of one loss after the other. Once he has fallen the other losses do not matter.
fn roll_loss_by_loss(risk: &mut Risk, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let mut one = Risk { losses: 1, ..*risk };
    if roll_danger(&mut one, table)? == Flow::Next {
        roll_wounds(&mut one, table)?;
    }
    risk.killed = one.killed;
    risk.losses = if risk.killed { 0 } else { risk.losses - 1 };
    Ok(if risk.losses > 0 { Flow::Again } else { Flow::Done })
}

pub static GENERAL_RISK: Procedure<GeneralRiskInput, Risk, GeneralRiskResult> = Procedure {
    name: "general-risk",
    rules: follows(&["10.1", "10.2", "Q95"]),
    declare: |input, _| Ok(Risk { losses: input.losses.get(), risks: 0, killed: false }),
    steps: &[roll_danger, roll_wounds],
    // The dice are thrown together, but each loss is a danger of its own: two states a loss.
    merging: Some(&[roll_loss_by_loss]),
    result: |risk| GeneralRiskResult { killed: risk.killed },
};

/// ML-10.3, ML-Q96: the turn after his loss in which a brigadier may be replaced.
pub(crate) const REPLACED_AFTER: i32 = 2;
/// ML-10.3: a deputy has no charisma.
const CHARISMA_OF_A_DEPUTY: i32 = 0;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GeneralReplacementInput {
    turns_since_elimination: Int<0, 999>,
}

/// A deputy brigadier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deputy {
    pub(crate) competence: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct GeneralReplacementResult {
    competence: i32,
    charisma: i32,
}

/// ML-10.3, table T12: 1-2 mediocre, 3-4 average, 5-6 good.
const fn competence(face: i32) -> i32 {
    match face {
        ..=2 => 4,
        3..=4 => 3,
        _ => 2,
    }
}

pub(crate) fn appoint(deputy: &mut Deputy, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let pool = Pool::new(1, Die::D6, Reading::Sum(Worth::of(competence)));
    deputy.competence = table.throw(ml("10.3"), "die-of-the-deputy", pool)?;
    Ok(Flow::Done)
}

pub static GENERAL_REPLACEMENT: Procedure<
    GeneralReplacementInput,
    Deputy,
    GeneralReplacementResult,
> = Procedure {
    name: "general-replacement",
    rules: follows(&["10.3", "Q96"]),
    declare: |input, _| {
        let field = "turns_since_elimination";
        let early = input.turns_since_elimination.get() < REPLACED_AFTER;
        Refusal::when(early, ml("10.3"), field, "deputy-comes-on-the-second-turn")?;
        Ok(Deputy { competence: 0 })
    },
    steps: &[appoint],
    merging: None,
    result: |deputy| GeneralReplacementResult {
        competence: deputy.competence,
        charisma: CHARISMA_OF_A_DEPUTY,
    },
};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GeneralCaptureInput {
    #[serde(default)]
    enemy_cavalry: bool,
}

/// A detached general in contact with the enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Capture {
    pub(crate) score: i32,
    pub(crate) captured: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct GeneralCaptureResult {
    captured: bool,
}

impl Capture {
    /// ML-10.5: up to which die he is taken.
    pub(crate) fn new(enemy_cavalry: bool, log: &mut Log) -> Self {
        let score = log
            .score("captured-up-to", ml("10.5"), "general-in-contact", 3)
            .when(enemy_cavalry, ml("10.5"), "enemy-is-cavalry", 1)
            .value();
        Self { score, captured: false }
    }
}

/// ML-10.5: captured on 3 or less, 4 or less by cavalry.
pub(crate) fn roll_capture(
    capture: &mut Capture,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    let pool = Pool::at_most(1, capture.score);
    capture.captured = table.throw(ml("10.5"), "die-of-the-general", pool)? > 0;
    Ok(Flow::Done)
}

pub static GENERAL_CAPTURE: Procedure<GeneralCaptureInput, Capture, GeneralCaptureResult> =
    Procedure {
        name: "general-capture",
        rules: follows(&["10.5", "Q97"]),
        declare: |input, log| Ok(Capture::new(input.enemy_cavalry, log)),
        steps: &[roll_capture],
        merging: None,
        result: |capture| GeneralCaptureResult { captured: capture.captured },
    };

//! OT-7.8 and OT-7.9 Special actions: entrenching, railways and bridges.

use engine::{Log, Procedure, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch00_rolls::{Roll, roll};
use crate::{follows, ot};

/// What the engineers of a unit are asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    CutRail,
    Entrench,
    RepairRail,
    BlowBridge,
    RepairBridge,
}

impl Task {
    /// OT-7.8, OT-7.9: the score that one die must reach; none where the work needs no luck.
    pub const fn needs(self) -> Option<i32> {
        match self {
            Self::CutRail | Self::Entrench => None,
            Self::RepairRail | Self::BlowBridge => Some(3),
            Self::RepairBridge => Some(5),
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EngineerTaskInput {
    pub task: Task,
    #[serde(default)]
    pub enemy_adjacent: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct EngineerTaskResult {
    done: bool,
}

/// OT-7.8, OT-7.9: repairs only out of contact; an enemy nearby hampers those who blow a bridge.
pub fn engineer_task(input: EngineerTaskInput, log: &mut Log) -> Result<Roll<Task>, Refusal> {
    let (rule, task) = (ot("7.9"), input.task);
    let repairs = matches!(task, Task::RepairRail | Task::RepairBridge);
    let disturbed = repairs && input.enemy_adjacent;
    Refusal::when(disturbed, rule, "enemy_adjacent", "no-repair-beside-the-enemy")?;
    if task.needs().is_none() {
        let rule = if task == Task::Entrench { ot("7.8") } else { rule };
        log.note(rule, "done-without-a-die");
        return Ok(Roll::without_dice(rule, "engineers-die", task));
    }
    let hampered = task == Task::BlowBridge && input.enemy_adjacent;
    let modifier = log
        .score("die-modifier", rule, "from-zero", 0)
        .when(hampered, rule, "enemy-is-adjacent", -1)
        .value();
    Ok(Roll::one_die(rule, "engineers-die", modifier, task))
}

pub static ENGINEER_TASK: Procedure<EngineerTaskInput, Roll<Task>, EngineerTaskResult> =
    Procedure {
        name: "engineer-task",
        rules: follows(&["7.8", "7.9"]),
        declare: engineer_task,
        steps: &[roll],
        merging: None,
        result: |roll| EngineerTaskResult {
            done: roll.facts.needs().is_none_or(|score| roll.at_least(score)),
        },
    };

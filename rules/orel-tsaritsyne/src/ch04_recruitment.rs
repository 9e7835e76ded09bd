//! OT-4 Recruitment: the recruit points of a side in a joint phase.

use engine::input::{Int, List};
use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{follows, ot};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecruitmentInput {
    /// Values of the centres that the side controls and that no enemy holds or touches.
    #[serde(default)]
    centres: List<Int<1, 3>, 0, 12>,
    #[serde(default)]
    base: Int<0, 6>,
    #[serde(default)]
    event_modifier: Int<-2, 2>,
    #[serde(default)]
    prisoners_enlisted: Int<0, 2>,
}

/// Recruit points before the die, and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Recruits {
    pub points: i32,
    enlisted: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct RecruitmentResult {
    points: i32,
}

/// OT-4.1: recruit points in one joint phase.
const MOST_POINTS: i32 = 8;
/// OT-4.2: Prisoners given up for one recruit point.
pub const PRISONERS_ENLISTED: i32 = 2;

fn declare_recruitment(input: RecruitmentInput, log: &mut Log) -> Result<Recruits, Refusal> {
    let prisoners = input.prisoners_enlisted.get();
    let odd = prisoners != 0 && prisoners != PRISONERS_ENLISTED;
    Refusal::when(odd, ot("4.2"), "prisoners_enlisted", "prisoners-enlist-by-two")?;
    let centres = input.centres.iter().map(|centre| centre.get()).sum();
    let (base, events) = (input.base.get(), input.event_modifier.get());
    Ok(Recruits::before_the_die(centres, base, events, prisoners > 0, log))
}

impl Recruits {
    /// OT-4.1: centres, base and events; OT-4.2: Prisoners who enlist.
    pub fn before_the_die(
        centres: i32,
        base: i32,
        events: i32,
        enlisted: bool,
        log: &mut Log,
    ) -> Self {
        let points = log
            .score("recruit-points", ot("4.1"), "recruiting-centres", centres)
            .add(ot("4.1"), "base-of-the-scenario", base)
            .add(ot("4.1"), "recruiting-events", events)
            .value();
        Self { points, enlisted: i32::from(enlisted) }
    }
}

/// OT-4.1: a 1 costs a point and a 6 gives one, within 0 and 8; OT-4.2: enlisted Prisoners come on
/// top of the limit.
pub fn roll_recruits(recruits: &mut Recruits, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let die = table.throw(ot("4.1"), "recruiting-die", Pool::one(Die::D6))?;
    recruits.points = table
        .score("recruit-points", ot("4.1"), "points-before-the-die", recruits.points)
        .when(die == 1, ot("4.1"), "die-of-one", -1)
        .when(die == 6, ot("4.1"), "die-of-six", 1)
        .at_least(ot("4.1"), "recruits-not-below-zero", 0)
        .at_most(ot("4.1"), "recruits-at-most-eight", MOST_POINTS)
        .add(ot("4.2"), "prisoners-enlisted", recruits.enlisted)
        .value();
    Ok(Flow::Done)
}

pub static RECRUITMENT: Procedure<RecruitmentInput, Recruits, RecruitmentResult> = Procedure {
    name: "recruitment",
    rules: follows(&["4.1", "4.2"]),
    declare: declare_recruitment,
    steps: &[roll_recruits],
    merging: None,
    result: |recruits| RecruitmentResult { points: recruits.points },
};

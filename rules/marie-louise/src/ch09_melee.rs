//! ML-9 Melee: one round.

use engine::input::{Int, List, Optional};
use engine::{DiceError, Flow, Log, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch07_losses::Effect;
use crate::unit::{Arm, Class, Marker, UnroutedMarker, check_class};
use crate::{follows, ml};

/// A unit in the melee.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MeleeUnit {
    arm: Arm,
    #[serde(default)]
    class: Optional<Class>,
    #[serde(default)]
    lancers: bool,
    elements: Int<1, 6>,
    #[serde(default)]
    marker: UnroutedMarker,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MeleeRoundInput {
    #[serde(default)]
    round: Int<1, 99>,
    /// The front unit, then its rear support.
    a: List<MeleeUnit, 1, 2>,
    /// The same of the other side.
    b: List<MeleeUnit, 1, 2>,
}

/// What a unit brings to the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Fighters {
    dice: i32,
    effect: Effect,
}

/// A round about to be fought, and how it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MeleeRound {
    a: [Option<Fighters>; 2],
    b: [Option<Fighters>; 2],
    losses_a: i32,
    losses_b: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct MeleeRoundResult {
    losses_a: i32,
    losses_b: i32,
}

impl MeleeUnit {
    fn check(&self, field: &'static str) -> Result<(), Refusal> {
        check_class(self.arm, self.class.get(), field)?;
        let foot = self.lancers && self.arm != Arm::Cavalry;
        Refusal::when(foot, ml("9.4"), field, "lancers-are-cavalry")
    }

    fn fighters(&self, log: &mut Log) -> Fighters {
        let (elements, marker) = (self.elements.get(), self.marker.into());
        Fighters::new(self.arm, self.class.get(), self.lancers, elements, marker, log)
    }
}

impl Fighters {
    /// ML-9.2 to ML-9.5: a die for each element; the score is doubled, but not by shaken units or
    /// gunners, and shaken gunners halve it.
    pub(crate) fn new(
        arm: Arm,
        class: Option<Class>,
        lancers: bool,
        dice: i32,
        marker: Marker,
        log: &mut Log,
    ) -> Self {
        log.note_value(ml("9.2"), "melee-dice-of-a-unit", i64::from(dice));
        let shock = class.is_some_and(Class::is_made_to_close);
        let per_die = log
            .score("modifier-of-each-die", ml("9.3"), "shock-or-battle", i32::from(shock))
            .when(lancers, ml("9.4"), "lancers-in-melee", -1)
            .value();
        let shaken = marker == Marker::Shaken;
        let gunners = arm == Arm::Artillery;
        let (doublings, halvings) = match (shaken, gunners) {
            (false, false) => (i32::from(log.applies(true, ml("9.5"), "melee-score-doubled")), 0),
            (true, true) => (0, i32::from(log.applies(true, ml("9.5"), "shaken-gunners-halve"))),
            _ => (0, 0),
        };
        Self { dice, effect: Effect { per_die, doublings, halvings } }
    }
}

/// ML-9.8, ML-Q94: one rear support a side, from the second round on, and never guns.
fn side(
    units: &[MeleeUnit],
    round: i32,
    field: &'static str,
    log: &mut Log,
) -> Result<[Option<Fighters>; 2], Refusal> {
    let mut fighters = [None; 2];
    for (unit, place) in units.iter().zip(&mut fighters) {
        unit.check(field)?;
        *place = Some(unit.fighters(log));
    }
    if let Some(support) = units.get(1) {
        Refusal::when(round < 2, ml("9.8"), field, "supports-join-from-the-second-round")?;
        let guns = support.arm == Arm::Artillery;
        Refusal::when(guns, ml("9.8"), field, "guns-support-no-melee")?;
    }
    Ok(fighters)
}

fn declare(input: MeleeRoundInput, log: &mut Log) -> Result<MeleeRound, Refusal> {
    let round = input.round.get();
    let a = side(&input.a, round, "a", log)?;
    let b = side(&input.b, round, "b", log)?;
    let guns = |units: &[MeleeUnit]| units.iter().take(1).any(|unit| unit.arm == Arm::Artillery);
    let both = guns(&input.a) && guns(&input.b);
    Refusal::when(both, ml("8.49"), "b", "two-batteries-never-fight")?;
    Ok(MeleeRound { a, b, losses_a: 0, losses_b: 0 })
}

/// ML-9.2, ML-9.6: what one unit inflicts, if there is one.
pub(crate) fn strike(fighters: Option<Fighters>, table: &mut Table<'_>) -> Result<i32, DiceError> {
    let Some(Fighters { dice, effect }) = fighters else {
        return Ok(0);
    };
    let sum = table.throw(ml("9.2"), "melee-dice", Pool::total(dice))?;
    Ok(effect.losses(ml("9.6"), dice, sum, table))
}

fn front_of_a(melee: &mut MeleeRound, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    melee.losses_b += strike(melee.a[0].take(), table)?;
    Ok(Flow::Next)
}

fn support_of_a(melee: &mut MeleeRound, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    melee.losses_b += strike(melee.a[1].take(), table)?;
    Ok(Flow::Next)
}

fn front_of_b(melee: &mut MeleeRound, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    melee.losses_a += strike(melee.b[0].take(), table)?;
    Ok(Flow::Next)
}

fn support_of_b(melee: &mut MeleeRound, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    melee.losses_a += strike(melee.b[1].take(), table)?;
    Ok(Flow::Done)
}

pub static MELEE_ROUND: Procedure<MeleeRoundInput, MeleeRound, MeleeRoundResult> = Procedure {
    name: "melee-round",
    rules: follows(&["9.2", "9.3", "9.4", "9.5", "9.6", "9.7", "9.8", "Q94"]),
    declare,
    steps: &[front_of_a, support_of_a, front_of_b, support_of_b],
    merging: None,
    result: |melee| MeleeRoundResult { losses_a: melee.losses_a, losses_b: melee.losses_b },
};

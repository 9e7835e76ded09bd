//! BE-11 Fire: one die and its modifiers, read as losses.

use engine::{DiceError, Flow, Log, Pool, Procedure, Refusal, Score, Table};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ch11_fire_facts::{
    Ammunition, FireArm, FireInput, FiringFormation, Range, TargetFormation,
};
use crate::measure::Losses;
use crate::options::HouseRules;
use crate::unit::Size;
use crate::{Part, be, follows, holds};

/// BE-11.1, table T6: losses in halves.
#[rustfmt::skip]
const LOSSES: [[i32; 3]; 5] = [
    // (1)  (2)  (3)
    [  0,   0,   0 ], // 2 and less
    [  1,   1,   0 ], // 3-4
    [  2,   1,   1 ], // 5-6
    [  3,   2,   1 ], // 7-8
    [  4,   2,   2 ], // 9 and more
];

/// BE-11.3: the columns of table T6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Column {
    /// Artillery at short range; infantry except on or from a building.
    First,
    /// Artillery at effective range; battalion guns alone.
    Second,
    /// Artillery at long range; skirmishers; infantry on or from a building.
    Third,
}

impl Column {
    /// BE-11.3, BE-Q18: only infantry minds buildings; artillery keeps the column of its range.
    fn of(fire: &FireInput) -> Self {
        if !holds("11.3") {
            return Self::Third;
        }
        let walled = fire.target_formation == TargetFormation::Garrison;
        match fire.shooter {
            FireArm::Artillery if walled && !holds("Q18") => Self::Third,
            FireArm::Artillery => match fire.range {
                Range::Short => Self::First,
                Range::Effective => Self::Second,
                Range::Long => Self::Third,
            },
            FireArm::BattalionGuns => Self::Second,
            FireArm::Skirmishers => Self::Third,
            FireArm::Infantry => {
                if fire.from_building || walled {
                    Self::Third
                } else {
                    Self::First
                }
            }
        }
    }
}

/// BE-11.1, BE-11.4: the losses of a total.
pub fn losses(total: i32, column: Column) -> Losses {
    let row = match total {
        ..1 if !holds("11.4") => 1,
        ..=2 => 0,
        3..=4 => 1,
        5..=6 => 2,
        7..=8 => 3,
        _ => 4,
    };
    Losses::halves(LOSSES[row][column as usize])
}

/// A fire about to be resolved, and its total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fire {
    column: Column,
    modifiers: i32,
    total: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct FireResult {
    total: i32,
    losses: Losses,
}

impl Fire {
    /// BE-11.1: the column and the modifiers of table T7.
    pub fn declare(
        input: &FireInput,
        part: Part,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        input.check(part, house)?;
        let column = Column::of(input);
        let key = match column {
            Column::First => "first-fire-column",
            Column::Second => "second-fire-column",
            Column::Third => "third-fire-column",
        };
        let of = if part == Part::ReturnFire { "return-fire-modifiers" } else { "fire-modifiers" };
        let score = log.score(of, be("11.3"), key, 0);
        let score = foot_modifiers(score, input);
        let score = gun_modifiers(score, input);
        let modifiers = common_modifiers(score, input).value();
        if input.skirmisher_supports.get() % 2 == 1 {
            log.note(be("11.27"), "half-point-rounded-down");
        }
        Ok(Self { column, modifiers, total: 0 })
    }

    /// BE-11.1, BE-11.27: the die and the modifiers.
    pub fn roll(&mut self, key: &'static str, table: &mut Table<'_>) -> Result<(), DiceError> {
        let die = table.throw(be("11.1"), key, Pool::total(1))?;
        self.total = table
            .score("fire-total", be("11.1"), key, die)
            .add(be("11.1"), "modifiers", self.modifiers)
            .value();
        Ok(())
    }

    /// BE-11.1: what the target would lose if this die fell.
    pub(crate) fn losses_after(&self, die: i32) -> Losses {
        losses(die + self.modifiers, self.column)
    }

    /// BE-11.1: what the target loses.
    pub fn losses(&self) -> Losses {
        losses(self.total, self.column)
    }
}

/// Table T7, modifiers of infantry. Battalion guns have only the disorder of their unit.
fn foot_modifiers<'a>(score: Score<'a>, fire: &FireInput) -> Score<'a> {
    let small_arms = !fire.shooter.has_guns();
    let skirmishers = fire.shooter == FireArm::Skirmishers;
    let outdone = small_arms && fire.target_ft > fire.ft;
    score
        .when(fire.formation == FiringFormation::Line, be("11.5"), "infantry-in-line", 2)
        .when(fire.formation == FiringFormation::Square, be("11.5"), "infantry-in-square", -1)
        .when(skirmishers, be("11.6"), "skirmish-factor", fire.ft.get())
        .when(fire.with_battalion_guns, be("11.7"), "with-battalion-guns", 1)
        .when(outdone, be("11.8"), "target-with-better-ft", -1)
        .when(fire.disorder, be("11.9"), "shooter-in-disorder", -2)
}

/// Table T7, modifiers of artillery and battalion guns.
fn gun_modifiers<'a>(score: Score<'a>, fire: &FireInput) -> Score<'a> {
    let canister = fire.ammunition == Ammunition::Canister;
    let shrapnel = fire.ammunition == Ammunition::Shrapnel;
    let settled = fire.stationary && !fire.opportunity;
    let depth = match fire.target_formation {
        _ if !fire.fires_ball() || fire.enfilade => 0,
        TargetFormation::Column | TargetFormation::Limbered => 1,
        TargetFormation::Square => 1 + i32::from(holds("Q57")),
        _ => 0,
    };
    score
        .when(canister, be("11.10"), "canister-at-short-range", 2)
        .when(fire.enfilade, be("11.11"), "ball-in-enfilade", 2)
        .when(depth == 1, be("11.11"), "ball-on-column", 1)
        .when(depth == 2, be("11.11"), "ball-on-square", 2)
        .when(settled, be("11.12"), "guns-did-not-move", 1)
        .when(shrapnel, be("11.13"), "shrapnel", 1)
        .when(fire.limber_and_fire, be("11.18"), "limbers-and-fires", -1)
        .when(fire.under_skirmisher_fire, be("11.14"), "under-skirmisher-fire", -1)
        .when(fire.target_higher, be("11.15"), "target-is-higher", -1)
        .when(fire.ricochet, be("11.16"), "ricochet", -1)
}

/// Table T7, modifiers of all. BE-11.27: of the halves of skirmisher supports, whole points count.
fn common_modifiers<'a>(score: Score<'a>, fire: &FireInput) -> Score<'a> {
    let skirmishers = fire.shooter == FireArm::Skirmishers;
    let howitzers = i32::from(fire.howitzers);
    let cover = (fire.cover.level() - howitzers).max(0);
    let spread =
        matches!(fire.target_formation, TargetFormation::Deployed | TargetFormation::Skirmish);
    let reasons = [fire.poor_shooter, fire.rifle, fire.militia];
    let reasons = reasons.into_iter().filter(|one| *one).count() as i32;
    let poor = if reasons > 1 && holds("Q17") { 1 } else { reasons };
    let halves = fire.skirmisher_supports.get();
    let supports = if halves % 2 == 0 || holds("11.27") { halves / 2 } else { (halves + 1) / 2 };
    let large = fire.size == Size::Large;
    let size = if large { "large-unit" } else { "small-unit" };
    let threats = fire.threats.get() + fire.cavalry_threats.get();
    score
        .add(be("11.19"), "fire-supports", fire.fire_supports.get())
        .add(be("11.19"), "canister-supports", 2 * fire.canister_supports.get())
        .add(be("11.19"), "skirmisher-supports", supports)
        .add(be("11.20"), "target-in-cover", -cover)
        .when(spread && !skirmishers, be("11.21"), "target-in-open-order", -2)
        .when(fire.action_marker, be("11.22"), "action-marker", -1)
        .add(be("11.23"), size, fire.size.modifier())
        .when(fire.good_shooter && !skirmishers, be("11.24"), "good-shooter", 1)
        .when(!skirmishers, be("11.24"), "poor-shooter-rifle-or-militia", -poor)
        .add(be("11.25"), "flanks-or-rear-threatened", -threats)
        .add(be("11.26"), "losses-suffered", -fire.losses().whole_losses())
}

/// BE-11.1: the die of the fire.
fn roll_fire(fire: &mut Fire, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    fire.roll("fire-die", table)?;
    Ok(Flow::Done)
}

pub static FIRE: Procedure<FireInput, Fire, FireResult> = Procedure {
    name: "fire",
    rules: follows(&[
        "11.1", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8", "11.9", "11.10", "11.11", "11.12",
        "11.13", "11.14", "11.15", "11.16", "11.17", "11.18", "11.19", "11.20", "11.21", "11.22",
        "11.23", "11.24", "11.25", "11.26", "11.27", "11.32",
    ]),
    declare: |input, log| Fire::declare(&input, Part::Whole, &HouseRules::DEFAULT, log),
    steps: &[roll_fire],
    merging: None,
    result: |fire| FireResult { total: fire.total, losses: fire.losses() },
};

#[cfg(test)]
mod tests {
    use super::*;

    impl Fire {
        /// A fire in the first column that has caused these losses.
        pub(crate) fn ended_with(losses: Losses) -> Self {
            Self { column: Column::First, modifiers: 0, total: 1 + 2 * losses.in_halves() }
        }
    }

    /// BE-11.1, table T6.
    #[test]
    #[rustfmt::skip]
    fn losses_by_total_and_column() {
        for (total, halves) in [
            (-4, [0, 0, 0]), (2, [0, 0, 0]), (3, [1, 1, 0]), (4, [1, 1, 0]), (5, [2, 1, 1]),
            (6, [2, 1, 1]), (7, [3, 2, 1]), (8, [3, 2, 1]), (9, [4, 2, 2]), (14, [4, 2, 2]),
        ] {
            let columns = [Column::First, Column::Second, Column::Third];
            assert_eq!(columns.map(|column| losses(total, column).in_halves()), halves);
        }
    }
}

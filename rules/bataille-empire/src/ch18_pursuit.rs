//! BE-18 Pursuit: the winner follows, and may ride down who flees.

use engine::{DiceError, Flow, Log, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch02_command::check_command;
use crate::ch09_tests::{ClassTest, Tested};
use crate::ch16_shock::{ADVANCE, Row};
use crate::measure::{Parts, Ud};
use crate::unit::{Class, Status, Terrain};
use crate::{be, follows, holds};

/// BE-18.1: who can win, and flee from, a shock that is pursued.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PursuitArm {
    Infantry,
    Cavalry,
    Skirmishers,
}

/// BE-18.1: where the shock took place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    #[default]
    Open,
    Difficult,
    Building,
    Village,
}

/// What the owner of the winner wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    Pursue,
    Hold,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PursuitInput {
    /// Of the winner.
    arm: PursuitArm,
    /// He charged or counter-charged.
    #[serde(default)]
    charged: bool,
    #[serde(default)]
    impetuous: bool,
    #[serde(default)]
    place: Place,
    row: Row,
    /// The shock was itself the result of a pursuit.
    #[serde(default)]
    second_shock: bool,
    wish: Wish,
    #[serde(default)]
    manoeuvre_class: Class,
    #[serde(default)]
    status: Status,
    #[serde(default)]
    general_attached: bool,
    #[serde(default)]
    out_of_command: bool,
    loser: PursuitArm,
    /// Really covered by the fleeing loser, in UD.
    #[serde(default)]
    fled_distance: Parts<2, 0, 24>,
    /// The terrain of the flight, or of the ground ahead.
    #[serde(default)]
    path: Terrain,
    /// The loser ended behind a formed friend.
    #[serde(default)]
    covered: bool,
}

/// BE-17.3: a flight covers at least this, or the unit was eliminated.
const LEAST_FLIGHT: Ud = Ud::whole(2);

impl PursuitInput {
    fn check(&self) -> Result<(), Refusal> {
        let cavalry = self.arm == PursuitArm::Cavalry;
        let hot = self.impetuous && !cavalry;
        Refusal::when(hot, be("19.3"), "impetuous", "cavalry-only")?;
        let fled = self.fled_distance.ud();
        let rout = self.row == Row::Rout;
        let nobody = fled > Ud::ZERO && !rout;
        Refusal::when(nobody, be("18.4"), "fled_distance", "only-a-rout-flees")?;
        Refusal::when(self.covered && !rout, be("17.9"), "covered", "only-a-rout-flees")?;
        let stopped = rout && fled < LEAST_FLIGHT;
        Refusal::when(stopped, be("17.5"), "fled_distance", "flight-of-2-at-least")?;
        let stuck = cavalry && matches!(self.place, Place::Difficult | Place::Building);
        Refusal::when(stuck, be("5.1"), "place", "no-cavalry-in-this-place")?;
        check_command(self.general_attached, self.out_of_command, "out_of_command")
    }

    fn facts(&self) -> Pursuing {
        Pursuing {
            arm: self.arm,
            charged: self.charged,
            impetuous: self.impetuous,
            place: self.place,
            row: self.row,
            second_shock: self.second_shock,
            loser: self.loser,
            fled: self.fled_distance.ud(),
            path: self.path,
            covered: self.covered,
        }
    }
}

/// A winner that might pursue, and the loser.
#[derive(Clone, Copy, Debug)]
pub struct Pursuing {
    pub arm: PursuitArm,
    pub charged: bool,
    pub impetuous: bool,
    pub place: Place,
    pub row: Row,
    pub second_shock: bool,
    pub loser: PursuitArm,
    /// Really covered by the loser.
    pub fled: Ud,
    pub path: Terrain,
    pub covered: bool,
}

impl Pursuing {
    /// BE-18.1, BE-18.3, BE-18.5, BE-18.6: why nobody pursues, if nobody does.
    pub fn obstacle(&self) -> Option<(&'static str, &'static str)> {
        let cavalry = self.arm == PursuitArm::Cavalry;
        if !self.charged && holds("18.1") {
            Some(("18.1", "winner-did-not-charge"))
        } else if self.place != Place::Open {
            Some(("18.1", "no-pursuit-from-this-place"))
        } else if !self.row.opens_pursuit() && holds("18.5") {
            Some(("18.5", "no-pursuit-after-this-row"))
        } else if self.second_shock {
            Some(("18.3", "one-pursuit-for-each-charge"))
        } else if self.arm == PursuitArm::Skirmishers {
            Some(("18.3", "skirmishers-never-pursue"))
        } else if cavalry && self.path == Terrain::Difficult {
            Some(("18.6", "cavalry-stops-at-difficult-ground"))
        } else {
            None
        }
    }

    /// BE-18.3, BE-18.6: how far the pursuit goes after the advance, in UD.
    pub fn distance(&self) -> i32 {
        match (self.arm, self.path) {
            (PursuitArm::Cavalry, Terrain::Clear) => 6,
            (PursuitArm::Cavalry, _) if !holds("18.6") => 6,
            _ => 3,
        }
    }

    /// BE-17.4, BE-17.9, BE-18.4: cavalry always catches foot in the clear; anyone else is caught
    /// within advance and pursuit; who runs behind a formed friend is safe.
    pub fn catches(&self) -> bool {
        let foot = self.loser != PursuitArm::Cavalry;
        let ridden_down = self.arm == PursuitArm::Cavalry && foot && self.path == Terrain::Clear;
        let reach = Ud::whole(self.distance() + ADVANCE);
        let reached = ridden_down || self.fled <= reach;
        self.row == Row::Rout && !self.covered && reached
    }
}

/// A winner about to pursue, or to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pursuit {
    /// What a wish to hold has to pass.
    test: Option<ClassTest>,
    pursues: bool,
    distance: i32,
    catches: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct PursuitResult {
    pursues: bool,
    distance: i32,
    loser_caught: bool,
}

impl Pursuit {
    /// BE-18.1, BE-18.2: cavalry needs a control test to hold, impetuous cavalry never holds,
    /// infantry chooses.
    fn declare(input: &PursuitInput, log: &mut Log) -> Result<Self, Refusal> {
        input.check()?;
        let none = Self { test: None, pursues: false, distance: 0, catches: false };
        let facts = input.facts();
        if let Some((rule, key)) = facts.obstacle() {
            log.note(be(rule), key);
            return Ok(none);
        }
        let free = Self { distance: facts.distance(), catches: facts.catches(), ..none };
        let cavalry = input.arm == PursuitArm::Cavalry;
        let wishes = input.wish == Wish::Pursue;
        if wishes || (cavalry && input.impetuous) {
            log.note(be("18.2"), if wishes { "wishes-to-pursue" } else { "impetuous-pursues" });
            return Ok(Self { pursues: true, ..free });
        }
        if !cavalry {
            log.note(be("18.2"), "infantry-holds");
            return Ok(none);
        }
        let tested = Tested {
            class: input.manoeuvre_class,
            status: input.status,
            general_attached: input.general_attached,
            out_of_command: input.out_of_command,
        };
        Ok(Self { test: Some(tested.control_test(log)), ..free })
    }

    fn result(self) -> PursuitResult {
        PursuitResult {
            pursues: self.pursues,
            distance: if self.pursues { self.distance } else { 0 },
            loser_caught: self.pursues && self.catches,
        }
    }
}

/// BE-18.2: the control test of cavalry that wishes to hold.
fn roll_to_hold(pursuit: &mut Pursuit, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    if let Some(test) = pursuit.test.take() {
        pursuit.pursues = !test.roll(be("18.2"), "control-die", table)?;
    }
    if pursuit.pursues {
        let key = if pursuit.catches { "loser-is-caught" } else { "loser-gets-away" };
        table.log().note(be("18.4"), key);
    }
    Ok(Flow::Done)
}

pub static PURSUIT: Procedure<PursuitInput, Pursuit, PursuitResult> = Procedure {
    name: "pursuit",
    rules: follows(&["17.4", "17.9", "18.1", "18.2", "18.3", "18.4", "18.5", "18.6"]),
    declare: |input, log| Pursuit::declare(&input, log),
    steps: &[roll_to_hold],
    merging: None,
    result: Pursuit::result,
};

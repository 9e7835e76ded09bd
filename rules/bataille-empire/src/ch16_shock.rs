//! BE-16 Shock: a die each, the difference, and what becomes of both.

use engine::{DiceError, Flow, Log, Pool, Procedure, Refusal, Table, is_left_out};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch16_shock_facts::{Fighter, ShockInput};
use crate::ch16_shock_modifiers::{of_charger, of_defender};
use crate::ch17_retreat::{FLIGHT, RETREAT_AFTER_SHOCK};
use crate::ch19_units::capacity;
use crate::measure::Losses;
use crate::options::{CavalryDefeatLoss, HouseRules};
use crate::unit::{Arm, Formation, Status, foot_or_mounted};
use crate::{be, follows, holds};

/// BE-16.2: the rows of table T8.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Row {
    Melee,
    Defeat,
    Rout,
    Eliminated,
}

impl Row {
    /// BE-16.2: the row of a difference.
    const fn of(difference: i32) -> Self {
        match difference {
            ..=0 => Self::Melee,
            1..=3 => Self::Defeat,
            4..=6 => Self::Rout,
            _ => Self::Eliminated,
        }
    }

    /// BE-16.37, BE-18.5: only these rows open a pursuit.
    pub const fn opens_pursuit(self) -> bool {
        matches!(self, Self::Rout | Self::Eliminated)
    }
}

/// BE-16.2, table T8: the losses of each row in halves: the loser's, the winner's.
#[rustfmt::skip]
const LOSSES: [[i32; 2]; 4] = [
    // loser  winner
    [  2,     2 ], // melee
    [  2,     1 ], // defeat: the winner only if he charged or defends a building (BE-16.4)
    [  4,     1 ], // rout: the same
    [  0,     0 ], // eliminated
];

/// What the outcome needs to know of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Contender {
    arm: Arm,
    formation: Formation,
    status: Status,
    losses: Losses,
    capacity: i32,
    disorder: bool,
    impetuous: bool,
    /// It charged or counter-charged.
    charged: bool,
}

impl Contender {
    fn of(fighter: &Fighter, charged: bool) -> Self {
        Self {
            arm: fighter.arm,
            formation: fighter.formation,
            status: fighter.status,
            losses: fighter.losses,
            capacity: capacity(fighter.arm, fighter.size, fighter.detached),
            disorder: fighter.disorder,
            impetuous: fighter.impetuous,
            charged,
        }
    }

    /// BE-16.9: whether these further losses are the end of it.
    fn perishes_with(&self, losses: Losses) -> bool {
        self.losses + losses >= Losses::whole(self.capacity)
    }

    fn is_cavalry(&self) -> bool {
        self.arm == Arm::Cavalry
    }
}

/// A shock about to be fought, and how far the charger is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shock {
    charger: Contender,
    defender: Contender,
    pursuit_contact: bool,
    difficult_place: bool,
    /// The charger's total less the defender's.
    lead: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    Charger,
    Defender,
}

/// Where a unit goes after a shock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ShockMovement {
    None,
    Advance,
    Retreat,
    Flee,
}

/// What a unit has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct Fate {
    pub(crate) losses: Losses,
    pub(crate) disorder: bool,
    pub(crate) eliminated: bool,
    pub(crate) movement: ShockMovement,
    pub(crate) distance: i32,
}

/// BE-18.1, BE-18.2: whether the winner may, or must, pursue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MayPursue {
    None,
    Optional,
    ControlTest,
    Mandatory,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ShockResult {
    pub(crate) winner: Winner,
    pub(crate) difference: i32,
    pub(crate) row: Row,
    pub(crate) charger: Fate,
    pub(crate) defender: Fate,
    pub(crate) pursuit: MayPursue,
}

/// BE-16.37: the advance of a winner, in UD.
pub const ADVANCE: i32 = 1;

impl Shock {
    /// BE-16.1: both units and what each adds to its die.
    pub fn declare(input: &ShockInput, house: &HouseRules, log: &mut Log) -> Result<Self, Refusal> {
        input.check()?;
        let lead = of_charger(input, house, log) - of_defender(input, house, log);
        Ok(Self {
            charger: Contender::of(&Fighter::from(&input.charger), true),
            defender: Contender::of(&Fighter::from(&input.defender), input.is_countered()),
            pursuit_contact: input.is_pursuit(),
            difficult_place: input.difficult_place,
            lead,
        })
    }

    fn is_against_garrison(&self) -> bool {
        self.defender.formation == Formation::Garrison
    }

    /// BE-16.1, BE-16.3, BE-16.41: the higher total wins; a tie goes to the better status, else to
    /// the defender.
    fn winner(&self) -> Winner {
        if self.lead != 0 || !holds("16.3") {
            return if self.lead >= 0 { Winner::Charger } else { Winner::Defender };
        }
        // BE-16.41: skirmishers, squares and garrisons are no exception.
        let ranked = self.defender.formation.has_flanks() || holds("16.41");
        let better = self.charger.status > self.defender.status && ranked;
        if better { Winner::Charger } else { Winner::Defender }
    }

    /// BE-16.2 to BE-16.9, BE-16.37, BE-16.38: what becomes of both units.
    pub fn outcome(&self, house: &HouseRules, log: &mut Log) -> ShockResult {
        let winner = self.winner();
        let (won, lost) = match winner {
            Winner::Charger => (&self.charger, &self.defender),
            Winner::Defender => (&self.defender, &self.charger),
        };
        let rolled = if holds("16.2") { Row::of(self.lead.abs()) } else { Row::Melee };
        if rolled == Row::Melee {
            log.note(be("16.3"), "melee-to-the-better-status");
        }
        let row = converted(rolled, won, lost, log);
        let loser = self.fate_of_loser(rolled, row, won, lost, house, log);
        let read = if row == rolled || holds("16.8") { row } else { rolled };
        // BE-Q14: though the loser is eliminated by BE-16.7.
        let doomed = loser.eliminated && row < Row::Eliminated && is_doomed(won, lost);
        let read = if doomed && !holds("Q14") { Row::Eliminated } else { read };
        let victor = self.fate_of_winner(read, won, log);
        let pursuit = self.pursuit(winner, row, won, victor.eliminated);
        let (charger, defender) = match winner {
            Winner::Charger => (victor, loser),
            Winner::Defender => (loser, victor),
        };
        ShockResult { winner, difference: self.lead.abs(), row, charger, defender, pursuit }
    }

    /// BE-16.2, BE-16.6, BE-16.7, BE-16.9, BE-16.37: the loser.
    fn fate_of_loser(
        &self,
        rolled: Row,
        row: Row,
        won: &Contender,
        lost: &Contender,
        house: &HouseRules,
        log: &mut Log,
    ) -> Fate {
        let losses = loser_losses(rolled, row, won, lost, house);
        let doomed = is_doomed(won, lost) && !is_left_out(be("16.7"));
        let worn = lost.perishes_with(losses) && !is_left_out(be("16.9"));
        let end = match row {
            Row::Eliminated => Some(("16.2", "beaten-and-eliminated")),
            _ if doomed => Some(("16.7", "guns-or-disordered-eliminated")),
            _ if worn => Some(("16.9", "losses-reach-capacity")),
            _ => None,
        };
        if let Some((rule, key)) = end {
            log.note(be(rule), key);
            return Fate {
                losses,
                disorder: false,
                eliminated: true,
                movement: ShockMovement::None,
                distance: 0,
            };
        }
        let (movement, distances, key) = match row {
            Row::Rout => (ShockMovement::Flee, FLIGHT, "loser-flees"),
            _ => (ShockMovement::Retreat, RETREAT_AFTER_SHOCK, "loser-retreats"),
        };
        let distance = foot_or_mounted(lost.is_cavalry(), distances);
        log.note_value(be("16.37"), key, i64::from(distance));
        Fate { losses, disorder: true, eliminated: false, movement, distance }
    }

    /// BE-16.4, BE-16.8, BE-16.9, BE-16.38: the winner reads the final row.
    fn fate_of_winner(&self, row: Row, won: &Contender, log: &mut Log) -> Fate {
        let attrition = matches!(row, Row::Defeat | Row::Rout);
        let spared = attrition
            && !(won.charged || won.formation == Formation::Garrison)
            && holds("16.4")
            && holds("Q11");
        let losses = if spared { 0 } else { LOSSES[row as usize][1] };
        let losses = Losses::halves(losses);
        if attrition && !spared {
            log.note(be("16.4"), "attrition-of-the-winner");
        }
        let bled = won.perishes_with(losses);
        let eliminated = log.applies(bled, be("16.9"), "winner-bled-to-death");
        let advances = won.charged && !eliminated && !self.is_against_garrison();
        if won.charged && self.is_against_garrison() {
            log.note(be("16.39"), "may-occupy-the-building");
        }
        Fate {
            losses,
            disorder: won.disorder && !eliminated,
            eliminated,
            movement: if advances { ShockMovement::Advance } else { ShockMovement::None },
            distance: if advances { ADVANCE } else { 0 },
        }
    }

    /// BE-18.1, BE-18.2, BE-18.3, BE-18.5: who may pursue. Skirmishers never do.
    fn pursuit(&self, winner: Winner, row: Row, won: &Contender, eliminated: bool) -> MayPursue {
        let second = self.pursuit_contact && winner == Winner::Charger;
        let barred = self.is_against_garrison() || self.difficult_place || second;
        if !won.charged || eliminated || barred || !row.opens_pursuit() {
            return MayPursue::None;
        }
        match won.arm {
            Arm::Infantry => MayPursue::Optional,
            Arm::Cavalry if won.impetuous => MayPursue::Mandatory,
            Arm::Cavalry => MayPursue::ControlTest,
            Arm::Artillery | Arm::Skirmishers => MayPursue::None,
        }
    }
}

impl Shock {
    /// BE-16.1: the shock after these dice, the charger's first.
    pub(crate) const fn after(mut self, charger: i32, defender: i32) -> Self {
        self.lead += charger - defender;
        self
    }

    /// BE-16.1: both dice, the charger's first.
    pub(crate) fn roll(&mut self, table: &mut Table<'_>) -> Result<(), DiceError> {
        self.lead += table.throw(be("16.1"), "shock-die-of-the-charger", Pool::total(1))?;
        self.lead -= table.throw(be("16.1"), "shock-die-of-the-defender", Pool::total(1))?;
        table.log().note_value(be("16.1"), "charger-leads-by", i64::from(self.lead));
        Ok(())
    }
}

/// BE-16.5, BE-16.6: the row after the lines on cavalry against infantry and artillery.
fn converted(row: Row, won: &Contender, lost: &Contender, log: &mut Log) -> Row {
    match (won.is_cavalry(), lost.is_cavalry(), row) {
        (true, false, Row::Melee | Row::Defeat)
            if log.applies(true, be("16.5"), "cavalry-turns-defeat-into-rout") =>
        {
            Row::Rout
        }
        (false, true, Row::Rout | Row::Eliminated)
            if log.applies(true, be("16.6"), "cavalry-is-only-defeated") =>
        {
            Row::Defeat
        }
        _ => row,
    }
}

/// BE-16.7, BE-Q13: beaten guns and beaten disordered units are no more, cavalry beaten by foot too.
fn is_doomed(won: &Contender, lost: &Contender) -> bool {
    let spared = lost.is_cavalry() && !won.is_cavalry() && lost.disorder && !holds("Q13");
    (lost.arm == Arm::Artillery || lost.disorder) && !spared
}

/// BE-16.2, BE-16.6, BE-Q12: what the loser loses. Cavalry defeated by infantry or artillery loses
/// half a loss, or one to artillery or infantry in line.
fn loser_losses(
    rolled: Row,
    row: Row,
    won: &Contender,
    lost: &Contender,
    house: &HouseRules,
) -> Losses {
    let usual = Losses::halves(LOSSES[row as usize][0]);
    if !lost.is_cavalry() || won.is_cavalry() || row != Row::Defeat {
        return usual;
    }
    let guns = won.arm == Arm::Artillery;
    let line = won.arm == Arm::Infantry && won.formation == Formation::Line;
    let special = if guns || line { Losses::whole(1) } else { Losses::ATTRITION };
    let was_converted = rolled != row;
    match house.cavalry_defeat_loss {
        CavalryDefeatLoss::AllDefeats => special,
        CavalryDefeatLoss::ConvertedOnly if was_converted => special,
        CavalryDefeatLoss::Additional if was_converted => usual + special,
        CavalryDefeatLoss::ConvertedOnly | CavalryDefeatLoss::Additional => usual,
    }
}

/// BE-16.1: the charger's die.
fn roll_charger(shock: &mut Shock, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    shock.lead += table.throw(be("16.1"), "shock-die-of-the-charger", Pool::total(1))?;
    Ok(Flow::Next)
}

/// BE-16.1: the defender's die. BE-16.40: both units have fought.
fn roll_defender(shock: &mut Shock, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    shock.lead -= table.throw(be("16.1"), "shock-die-of-the-defender", Pool::total(1))?;
    let log = table.log();
    log.note_value(be("16.1"), "charger-leads-by", i64::from(shock.lead));
    shock.outcome(&HouseRules::DEFAULT, log);
    log.note(be("16.40"), "both-get-markers");
    Ok(Flow::Done)
}

pub static SHOCK: Procedure<ShockInput, Shock, ShockResult> = Procedure {
    name: "shock",
    rules: follows(&[
        "16.1", "16.2", "16.3", "16.4", "16.5", "16.6", "16.7", "16.8", "16.9", "16.10", "16.11",
        "16.12", "16.13", "16.14", "16.15", "16.16", "16.17", "16.18", "16.19", "16.20", "16.21",
        "16.22", "16.23", "16.24", "16.25", "16.26", "16.27", "16.28", "16.29", "16.30", "16.31",
        "16.32", "16.33", "16.34", "16.35", "16.36", "16.37", "16.38", "16.39", "16.40", "16.41",
        "19.5",
    ]),
    declare: |input, log| Shock::declare(&input, &HouseRules::DEFAULT, log),
    steps: &[roll_charger, roll_defender],
    merging: None,
    result: |shock| shock.outcome(&HouseRules::DEFAULT, &mut Log::silent()),
};

#[cfg(test)]
mod tests {
    use super::*;

    fn contender(arm: Arm, formation: Formation) -> Contender {
        Contender {
            arm,
            formation,
            status: Status::Line,
            losses: Losses::NONE,
            capacity: 4,
            disorder: false,
            impetuous: false,
            charged: false,
        }
    }

    /// BE-16.6, BE-Q12.
    #[test]
    fn what_a_defeat_by_infantry_costs_cavalry_is_for_the_house_to_say() {
        let riders = contender(Arm::Cavalry, Formation::Line);
        let square = contender(Arm::Infantry, Formation::FullSquare);
        let line = contender(Arm::Infantry, Formation::Line);
        let halves = |rolled, winner: &Contender, cavalry_defeat_loss| {
            let house = HouseRules { cavalry_defeat_loss, ..HouseRules::DEFAULT };
            loser_losses(rolled, Row::Defeat, winner, &riders, &house).in_halves()
        };
        for (option, direct, converted, by_line) in [
            (CavalryDefeatLoss::AllDefeats, 1, 1, 2),
            (CavalryDefeatLoss::ConvertedOnly, 2, 1, 2),
            (CavalryDefeatLoss::Additional, 2, 3, 4),
        ] {
            assert_eq!(halves(Row::Defeat, &square, option), direct, "{option:?}");
            assert_eq!(halves(Row::Rout, &square, option), converted, "{option:?}");
            assert_eq!(halves(Row::Eliminated, &line, option), by_line, "{option:?}");
        }
    }

    /// BE-16.7, BE-Q13, BE-Q14.
    #[test]
    fn disordered_cavalry_beaten_by_infantry_is_eliminated_and_the_winner_reads_defeat() {
        let charger = Contender { charged: true, ..contender(Arm::Infantry, Formation::Column) };
        let defender = Contender { disorder: true, ..contender(Arm::Cavalry, Formation::Line) };
        let shock =
            Shock { charger, defender, pursuit_contact: false, difficult_place: false, lead: 8 };
        let result = shock.outcome(&HouseRules::DEFAULT, &mut Log::silent());
        assert_eq!(result.row, Row::Defeat);
        assert!(result.defender.eliminated);
        assert_eq!(result.charger.losses, Losses::ATTRITION);
        assert_eq!(result.pursuit, MayPursue::None);
    }
}

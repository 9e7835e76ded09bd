//! OT-8.101 The Attack: one roll, two cells, and what they do to the two sides.

use engine::{DiceError, Flow, Log, Pool, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ch08_advance::{Advance, AdvanceCode};
use crate::ch08_attack_input::{AttackInput, Share, SlashChoice};
use crate::ch08_attack_modifier::AttackModifierResult;
use crate::ch08_losses::guns_rout;
use crate::ch13_trc::{Cell, cell_code, winner};
use crate::options::{HouseRules, TrcReading};
use crate::unit::Part;
use crate::{follows, holds, ot};

/// OT-8.131: PE on both sides from which each suffers one more loss.
const LARGE: i32 = 6;

/// The strength of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forces {
    pub attacker_pe: i32,
    pub attacker_units: i32,
    /// Guns are stacked with the attackers.
    pub attacker_artillery: bool,
    pub defender_pe: i32,
    pub defender_artillery_pe: i32,
    pub defender_units: i32,
}

impl Forces {
    /// OT-1.8: every unit has at least one PE; OT-8.145: guns behind combat units are units too.
    pub fn check(&self) -> Result<(), Refusal> {
        let attackers = self.attacker_units > self.attacker_pe;
        Refusal::when(attackers, ot("1.8"), "attacker_units", "more-units-than-pe")?;
        let defenders = self.defender_units > self.defender_pe + self.defender_artillery_pe;
        Refusal::when(defenders, ot("1.8"), "defender_units", "more-units-than-pe")?;
        let unseen = self.defender_artillery_pe > 0 && self.defender_units < 2;
        Refusal::when(unseen, ot("8.145"), "defender_units", "guns-are-units-too")
    }

    /// OT-8.143, OT-Q38: PE that can be lost; the attacker's guns are out of it (OT-8.146).
    fn available(&self) -> (i32, i32) {
        let guns = if holds("Q38") { self.defender_artillery_pe } else { 0 };
        (self.attacker_pe, self.defender_pe + guns)
    }
}

/// What the players choose where a cell leaves them the choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choices {
    pub d_for_attacker: Share,
    pub d_for_defender: Share,
    pub a_choice: Share,
    pub slash: SlashChoice,
}

/// OT-8.182: an ordinary attack, or a pursuit, whose cavalry may have nothing to fear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Attack,
    Pursuit { all_routed: bool },
}

/// An Attack about to be rolled, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attack {
    modifier: i32,
    attacker_row: i32,
    defender_row: i32,
    forces: Forces,
    choices: Choices,
    reading: TrcReading,
    kind: Kind,
    column: i32,
    outcome: Outcome,
}

/// What a side suffers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Fate {
    losses: i32,
    retreat: i32,
    rout: bool,
    surrender: bool,
    eliminated: bool,
}

impl Fate {
    /// OT-8.170: whether the side has left the field.
    fn is_gone(&self) -> bool {
        self.retreat > 0 || self.rout || self.surrender || self.eliminated
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Outcome {
    winner: Part,
    attacker: Fate,
    defender: Fate,
    artillery_losses: i32,
    artillery_rout: bool,
    advance: AdvanceLimit,
    half_prisoners: i32,
}

/// OT-8.170, OT-8.173: how far the winner advances; the second hex is for cavalry only.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum AdvanceLimit {
    #[default]
    None,
    OneHex,
    TwoHexes,
}

/// The result of an Attack, with whole Prisoners, or of a pursuit, with halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AttackResult<P> {
    /// The column read, 1 to 15.
    pub score: i32,
    pub winner: Part,
    pub attacker_losses: i32,
    pub attacker_retreat: i32,
    pub attacker_rout: bool,
    pub attacker_surrender: bool,
    pub attacker_eliminated: bool,
    /// Those of the guns included.
    pub defender_losses: i32,
    pub defender_retreat: i32,
    pub defender_rout: bool,
    pub defender_surrender: bool,
    pub defender_eliminated: bool,
    pub defender_artillery_losses: i32,
    pub defender_artillery_rout: bool,
    pub advance: AdvanceLimit,
    pub prisoners: P,
}

impl Attack {
    /// An Attack whose modifiers are known.
    pub fn new(
        modifiers: &AttackModifierResult,
        forces: Forces,
        choices: Choices,
        reading: TrcReading,
        kind: Kind,
    ) -> Self {
        Self {
            modifier: modifiers.total,
            attacker_row: modifiers.attacker_row,
            defender_row: modifiers.defender_row,
            forces,
            choices,
            reading,
            kind,
            column: 0,
            outcome: Outcome::default(),
        }
    }

    fn declare(input: &AttackInput, log: &mut Log) -> Result<Self, Refusal> {
        let modifiers = input.modifiers();
        modifiers.check()?;
        let forces = Forces {
            attacker_pe: input.attacker_pe.get(),
            attacker_units: input.attacker_units.get(),
            attacker_artillery: input.attacker_artillery,
            defender_pe: input.defender_pe.get(),
            defender_artillery_pe: input.defender_artillery_pe.get(),
            defender_units: input.defender_units.get(),
        };
        forces.check()?;
        let of_classes = input.charge_pe.get() + input.infantry_pe.get();
        let too_many = of_classes > forces.attacker_pe;
        Refusal::when(too_many, ot("8.139"), "attacker_pe", "more-pe-than-attackers")?;
        let choices = Choices {
            d_for_attacker: input.d_for_attacker,
            d_for_defender: input.d_for_defender,
            a_choice: input.a_choice,
            slash: input.slash_choice,
        };
        let modifiers = modifiers.reckon(log);
        Ok(Self::new(&modifiers, forces, choices, input.reading, Kind::Attack))
    }

    /// OT-8.136: the same after the owner of a cell `x/y` has chosen.
    #[must_use]
    pub fn with_slash(mut self, slash: SlashChoice) -> Self {
        self.choices.slash = slash;
        self
    }

    /// OT-8.101: who won, once the dice have fallen.
    pub fn winner(&self) -> Part {
        winner(self.column)
    }

    /// OT-8.144: whether guns stand with the attackers.
    pub fn attackers_have_guns(&self) -> bool {
        self.forces.attacker_artillery
    }

    /// OT-8.136: whether the defender's cell leaves its owner the choice.
    pub fn has_slash(&self) -> bool {
        cell_code(Part::Defender, self.defender_row, self.column, self.reading).contains('/')
    }

    /// OT-8.102, OT-8.136: what the cells of the two sides order. OT-8.182: cavalry that pursues
    /// only routed units suffers nothing of its own.
    pub fn cells(&self) -> (Cell, Cell) {
        let read = |part, row| match holds("13.1") {
            true => Cell::read(cell_code(part, row, self.column, self.reading), self.choices.slash),
            false => Cell::default(),
        };
        let mut attacker = read(Part::Attacker, self.attacker_row);
        if self.is_harmless() {
            attacker = Cell { advance: attacker.advance, ..Cell::default() };
        }
        (attacker, read(Part::Defender, self.defender_row))
    }

    /// OT-8.182: the attacker suffers nothing, and half of the losses are Prisoners.
    pub fn is_harmless(&self) -> bool {
        self.kind == Kind::Pursuit { all_routed: true } && holds("8.182")
    }

    /// OT-8.143, OT-Q37: what a side cannot pay is taken off the losses of the other.
    pub fn mandatory_losses(&self, attacker: &Cell, defender: &Cell, log: &mut Log) -> (i32, i32) {
        let large = self.forces.attacker_pe >= LARGE && self.forces.defender_pe >= LARGE;
        let empty = attacker.losses == 0 && defender.losses == 0;
        let large = large && (!empty || holds("Q34"));
        let fears = !self.is_harmless();
        let (of_attacker, of_defender) = ("attacker-mandatory-losses", "defender-mandatory-losses");
        let attacker_owes = owed(of_attacker, attacker, large && fears, log);
        let defender_owes = owed(of_defender, defender, large, log);
        let (attacker_pe, defender_pe) = self.forces.available();
        (
            reduced(of_attacker, attacker_owes, defender_owes - defender_pe, log),
            reduced(of_defender, defender_owes, attacker_owes - attacker_pe, log),
        )
    }

    /// OT-8.130 to OT-8.146: the two cells applied.
    fn settle(&self, log: &mut Log) -> Outcome {
        let (attacker_cell, defender_cell) = self.cells();
        let mandatory = self.mandatory_losses(&attacker_cell, &defender_cell, log);
        let (attacker_pe, defender_pe) = self.forces.available();
        // OT-8.132 to OT-8.135: choices add up, the defender's first.
        let by_defender = self.choices.d_for_attacker.of(attacker_cell.by_defender);
        let by_attacker = self.choices.a_choice.of(attacker_cell.by_attacker);
        let chosen = (by_defender.0 + by_attacker.0, by_defender.1 + by_attacker.1);
        let attacker_losses = (mandatory.0 + chosen.0).min(attacker_pe);
        let attacker_dead = attacker_losses == self.forces.attacker_pe;
        let attacker = suffers(&attacker_cell, attacker_losses, chosen.1, attacker_dead);
        let chosen = self.choices.d_for_defender.of(defender_cell.by_defender);
        let defender_losses = (mandatory.1 + chosen.0).min(defender_pe);
        let defender_dead = defender_losses >= self.forces.defender_pe;
        let defender = suffers(&defender_cell, defender_losses, chosen.1, defender_dead);
        // OT-8.145: guns suffer only once all combat units of their hex are gone.
        let artillery_losses = (defender_losses - self.forces.defender_pe).max(0);
        let guns_left = self.forces.defender_artillery_pe - artillery_losses;
        let artillery_rout = guns_rout(defender_dead, guns_left);
        if artillery_rout {
            log.note(ot("8.145"), "surviving-guns-rout");
        }
        let winner = winner(self.column);
        let mut outcome = Outcome {
            winner,
            attacker,
            defender,
            artillery_losses,
            artillery_rout,
            advance: AdvanceLimit::None,
            half_prisoners: 0,
        };
        outcome.advance = self.advance(&outcome, &attacker_cell, &defender_cell, log);
        outcome.half_prisoners = self.half_prisoners(&outcome, guns_left, log);
        outcome
    }

    /// OT-8.138, OT-8.170 to OT-8.174, OT-8.184, OT-Q53: the advance of a winner that is still
    /// there, into a hex that is empty.
    fn advance(
        &self,
        outcome: &Outcome,
        attacker_cell: &Cell,
        defender_cell: &Cell,
        log: &mut Log,
    ) -> AdvanceLimit {
        let (code, victor, loser) = match outcome.winner {
            Part::Attacker => (attacker_cell.advance, &outcome.attacker, &outcome.defender),
            Part::Defender => (defender_cell.advance, &outcome.defender, &outcome.attacker),
        };
        let advance = Advance {
            code: if victor.eliminated { AdvanceCode::None } else { code },
            winner: outcome.winner,
            cavalry: true,
            loser_retreat: loser.retreat,
            loser_routed: loser.rout,
            loser_eliminated: loser.eliminated || loser.surrender,
            hex_vacated: loser.is_gone(),
            after_pursuit: self.kind != Kind::Attack,
        };
        match advance.max_hexes(&HouseRules::default(), log) {
            0 => AdvanceLimit::None,
            1 => AdvanceLimit::OneHex,
            _ => AdvanceLimit::TwoHexes,
        }
    }

    /// OT-8.144, OT-Q41: a Prisoner for each unit of a loser that is wholly destroyed, if the
    /// winner lives. OT-8.182: at least half of what a pursuit of routed units costs them.
    fn half_prisoners(&self, outcome: &Outcome, guns_left: i32, log: &mut Log) -> i32 {
        let units = match outcome.winner {
            Part::Attacker if outcome.attacker.eliminated => 0,
            Part::Attacker if outcome.defender.eliminated && guns_left == 0 => {
                self.forces.defender_units
            }
            Part::Defender if outcome.defender.eliminated => 0,
            Part::Defender if outcome.attacker.eliminated && !self.forces.attacker_artillery => {
                self.forces.attacker_units
            }
            _ => 0,
        };
        half_prisoners(units, self.is_harmless().then_some(outcome.defender.losses), log)
    }

    /// What the table is told; `prisoners` makes a number of half Prisoners.
    pub fn result<P>(self, prisoners: impl Fn(i32) -> P) -> AttackResult<P> {
        let Outcome { attacker, defender, .. } = self.outcome;
        AttackResult {
            score: self.column,
            winner: self.outcome.winner,
            attacker_losses: attacker.losses,
            attacker_retreat: attacker.retreat,
            attacker_rout: attacker.rout,
            attacker_surrender: attacker.surrender,
            attacker_eliminated: attacker.eliminated,
            defender_losses: defender.losses,
            defender_retreat: defender.retreat,
            defender_rout: defender.rout,
            defender_surrender: defender.surrender,
            defender_eliminated: defender.eliminated,
            defender_artillery_losses: self.outcome.artillery_losses,
            defender_artillery_rout: self.outcome.artillery_rout,
            advance: self.outcome.advance,
            prisoners: prisoners(self.outcome.half_prisoners),
        }
    }
}

/// OT-8.144: two halves of a Prisoner for each unit of a side that is wholly destroyed; OT-8.182: if
/// cavalry pursued only routed units, at least one for each of their losses.
pub fn half_prisoners(destroyed: i32, pursued: Option<i32>, log: &mut Log) -> i32 {
    let destroyed = if holds("8.144") { destroyed } else { 0 };
    if destroyed > 0 {
        log.note_value(ot("8.144"), "prisoners-of-destroyed-units", i64::from(destroyed));
    }
    match pursued {
        Some(losses) if losses > 2 * destroyed => {
            log.note(ot("8.182"), "half-the-losses-are-prisoners");
            if holds("Q42") { losses } else { losses / 2 * 2 }
        }
        _ => 2 * destroyed,
    }
}

/// OT-8.131: the figure of the cell, and one more in a large combat.
fn owed(of: &'static str, cell: &Cell, large: bool, log: &mut Log) -> i32 {
    log.score(of, ot("8.131"), "figure-of-the-cell", cell.losses)
        .when(large, ot("8.131"), "large-combat", 1)
        .value()
}

/// OT-8.143: less what the enemy cannot pay of his own.
fn reduced(of: &'static str, owed: i32, enemy_excess: i32, log: &mut Log) -> i32 {
    if enemy_excess <= 0 {
        return owed;
    }
    log.score(of, ot("8.131"), "losses-owed", owed)
        .add(ot("8.143"), "excess-of-the-enemy", -enemy_excess)
        .at_least(ot("8.143"), "losses-not-below-zero", 0)
        .value()
}

/// OT-8.137: losses first; a side without combat units left neither retreats, routs nor surrenders.
fn suffers(cell: &Cell, losses: i32, chosen_hexes: i32, eliminated: bool) -> Fate {
    if eliminated {
        return Fate { losses, eliminated, ..Fate::default() };
    }
    Fate {
        losses,
        retreat: cell.retreat + chosen_hexes,
        rout: cell.rout,
        surrender: cell.surrender,
        eliminated,
    }
}

/// OT-8.101, OT-8.103: 2d6 and the modifiers give the column.
pub fn roll_attack(attack: &mut Attack, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let shown = table.throw(ot("8.101"), "attack-dice", Pool::total(2))?;
    attack.column = table
        .score("trc-column", ot("8.101"), "attack-dice", shown)
        .add(ot("8.101"), "modifiers-of-the-attack", attack.modifier)
        .at_least(ot("8.103"), "first-column", 1)
        .at_most(ot("8.103"), "last-column", 15)
        .value();
    Ok(Flow::Next)
}

/// OT-8.130: the cells are applied, the loser's first; neither waits for the other's choices.
pub fn apply_cells(attack: &mut Attack, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    attack.outcome = attack.settle(table.log());
    Ok(Flow::Done)
}

pub static ATTACK: Procedure<AttackInput, Attack, AttackResult<i32>> = Procedure {
    name: "attack",
    rules: follows(&[
        "8.101", "8.102", "8.103", "8.107", "8.108", "8.109", "8.110", "8.111", "8.112", "8.113",
        "8.114", "8.116", "8.117", "8.118", "8.119", "8.120", "8.122", "8.123", "8.124", "8.130",
        "8.131", "8.132", "8.133", "8.134", "8.135", "8.136", "8.137", "8.138", "8.139", "8.142",
        "8.143", "8.144", "8.145", "8.146", "8.160", "8.170", "8.173", "8.174", "13.2", "13.3",
    ]),
    declare: |input, log| Attack::declare(&input, log),
    steps: &[roll_attack, apply_cells],
    merging: None,
    result: |attack| attack.result(|halves| halves / 2),
};

//! PF-9 Melee: cycle after cycle until one side has done more damage or is destroyed.

use engine::{DiceError, Flow, Log, Pool, Procedure, Table};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ch05_shot::save_hits;
use crate::ch09_melee_numbers::{Category, Clash, FirstStrike, MeleeInput, MeleeNumbers};
use crate::unit::Unit;
use crate::{follows, holds, pf};

/// One of the two units, as the dice know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Fighter {
    dice: u8,
    to_hit: u8,
    saves: bool,
    gun: bool,
    hit_points: u8,
    lost: u8,
}

/// The two sides of a melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Side {
    Charger,
    Defender,
}

/// A melee about to be fought, and how it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Melee {
    charger: Fighter,
    defender: Fighter,
    /// What the charger needs after the first cycle.
    to_hit_later: u8,
    defender_routs: bool,
    first_strike: FirstStrike,
    /// Hits of this cycle that have not been saved against yet.
    leader_hits: u8,
    follower_hits: u8,
    /// Damage of this cycle: the charger's less the defender's.
    balance: i8,
    winner: Winner,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    Charger,
    Defender,
    None,
}

/// What becomes of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    Stands,
    Retreats,
    /// A gun that lost with hit points left.
    Eliminated,
    Destroyed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct MeleeResult {
    pub winner: Winner,
    pub charger_losses: i32,
    pub defender_losses: i32,
    pub charger_fate: Fate,
    pub defender_fate: Fate,
}

impl Fighter {
    fn new(unit: Unit, dice: i32, to_hit: i32, saves: bool) -> Self {
        Self {
            dice: dice as u8,
            to_hit: to_hit as u8,
            saves,
            gun: unit.category() == Category::Artillery,
            hit_points: unit.hit_points_left() as u8,
            lost: 0,
        }
    }

    /// PF-6.2.
    const fn destroyed(&self) -> bool {
        self.lost == self.hit_points
    }

    /// PF-9.12, PF-9.16, PF-9.17, PF-9.18, PF-Q29, PF-Q35: the winner stands, a beaten gun is eliminated, others retreat.
    fn fate(&self, wins: bool) -> Fate {
        if wins {
            Fate::Stands
        } else if self.destroyed() {
            Fate::Destroyed
        } else if self.gun && holds("9.17") && holds("Q35") {
            Fate::Eliminated
        } else {
            Fate::Retreats
        }
    }
}

impl Melee {
    /// The melee of these units with these numbers.
    pub fn new(clash: &Clash, numbers: &MeleeNumbers) -> Self {
        let (to_hit, saves) = (numbers.charger_to_hit, numbers.charger_saves);
        let charger = Fighter::new(clash.charger, numbers.charger_dice, to_hit, saves);
        let (to_hit, saves) = (numbers.defender_to_hit, numbers.defender_saves);
        let defender = Fighter::new(clash.defender, numbers.defender_dice, to_hit, saves);
        Self {
            charger,
            defender,
            to_hit_later: numbers.charger_to_hit_later as u8,
            defender_routs: numbers.defender_destroyed,
            first_strike: numbers.first_strike,
            leader_hits: 0,
            follower_hits: 0,
            balance: 0,
            winner: Winner::None,
        }
    }

    /// PF-9.8, PF-13.20: who throws first: whoever strikes first, else the charger.
    const fn leader(&self) -> Side {
        match self.first_strike {
            FirstStrike::Defender => Side::Defender,
            FirstStrike::Charger | FirstStrike::None => Side::Charger,
        }
    }

    const fn follower(&self) -> Side {
        match self.leader() {
            Side::Charger => Side::Defender,
            Side::Defender => Side::Charger,
        }
    }

    const fn fighter(&self, side: Side) -> &Fighter {
        match side {
            Side::Charger => &self.charger,
            Side::Defender => &self.defender,
        }
    }

    /// PF-9.1, PF-9.2: one side throws its dice.
    fn strike(&self, side: Side, table: &mut Table<'_>) -> Result<u8, DiceError> {
        let fighter = self.fighter(side);
        let key = match side {
            Side::Charger => "charger-melee-dice",
            Side::Defender => "defender-melee-dice",
        };
        let pool = Pool::at_least(i32::from(fighter.dice), i32::from(fighter.to_hit));
        Ok(table.throw(pf("9.1"), key, pool)? as u8)
    }

    /// PF-9.9, PF-9.10, PF-Q82: one side saves against the hits of the other; each that remains is one
    /// damage.
    fn suffer(&mut self, side: Side, hits: u8, table: &mut Table<'_>) -> Result<(), DiceError> {
        let mut damage = i32::from(hits);
        if self.fighter(side).saves {
            let key = match side {
                Side::Charger => "charger-save-dice",
                Side::Defender => "defender-save-dice",
            };
            damage = save_hits(damage, pf("9.9"), key, table)?;
        }
        let damage = if holds("9.10") { damage as u8 } else { 0 };
        let fighter = match side {
            Side::Charger => {
                self.balance -= damage as i8;
                &mut self.charger
            }
            Side::Defender => {
                self.balance += damage as i8;
                &mut self.defender
            }
        };
        fighter.lost = (fighter.lost + damage).min(fighter.hit_points);
        let key = match side {
            Side::Charger => "damage-to-charger",
            Side::Defender => "damage-to-defender",
        };
        table.log().note_value(pf("9.10"), key, i64::from(damage));
        Ok(())
    }

    /// PF-9.11, PF-9.14, PF-9.18, PF-Q44: whether the cycle has decided the melee. The damage of both sides
    /// counts only while both are still there.
    fn is_decided(&mut self, log: &mut Log) -> bool {
        let (rule, winner) = match (self.charger.destroyed(), self.defender.destroyed()) {
            (true, true) => {
                log.note(pf("9.18"), "both-destroyed");
                return true;
            }
            (false, true) if holds("9.18") && holds("Q44") => (pf("9.18"), Winner::Charger),
            (true, false) if holds("9.18") && holds("Q44") => (pf("9.18"), Winner::Defender),
            (false, true) | (true, false) => return true,
            (false, false) if self.balance != 0 && !holds("9.11") => return true,
            (false, false) if self.balance > 0 => (pf("9.11"), Winner::Charger),
            (false, false) if self.balance < 0 => (pf("9.11"), Winner::Defender),
            (false, false) => {
                return !log.applies(holds("Q46"), pf("9.14"), "another-cycle");
            }
        };
        self.winner = winner;
        let (loser, key) = match winner {
            Winner::Charger => (&self.defender, "charger-wins"),
            Winner::Defender | Winner::None => (&self.charger, "defender-wins"),
        };
        log.note(rule, key);
        if loser.gun && !loser.destroyed() {
            log.note(pf("9.17"), "gun-eliminated");
        }
        true
    }

    /// What the table is told.
    pub fn result(self) -> MeleeResult {
        MeleeResult {
            winner: self.winner,
            charger_losses: i32::from(self.charger.lost),
            defender_losses: i32::from(self.defender.lost),
            charger_fate: self.charger.fate(self.winner == Winner::Charger),
            defender_fate: self.defender.fate(self.winner == Winner::Defender),
        }
    }
}

/// A state that has a melee in it: the melee alone, or a whole assault.
pub trait Fight {
    /// The step with which a cycle begins.
    const CYCLE: usize;
    fn melee(&mut self) -> &mut Melee;
}

impl Fight for Melee {
    const CYCLE: usize = 0;
    fn melee(&mut self) -> &mut Melee {
        self
    }
}

/// PF-9.8: the charger, or whoever strikes first, throws its dice. PF-8.6: a routing unit is
/// destroyed without any.
pub fn leader_strikes<S: Fight>(state: &mut S, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let melee = state.melee();
    if table.log().applies(melee.defender_routs, pf("8.6"), "routing-unit-destroyed") {
        melee.defender.lost = melee.defender.hit_points;
        melee.winner = Winner::Charger;
        return Ok(Flow::Done);
    }
    melee.leader_hits = melee.strike(melee.leader(), table)?;
    Ok(Flow::Next)
}

/// PF-13.20: damage of a first strike is resolved before the enemy throws.
pub fn first_strike_lands<S: Fight>(
    state: &mut S,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    match state.melee().first_strike {
        FirstStrike::None if holds("9.8") => Ok(Flow::Next),
        // Left out, the charger's damage comes first.
        FirstStrike::None => leader_lands(state, table),
        FirstStrike::Charger | FirstStrike::Defender => leader_lands(state, table),
    }
}

/// PF-9.8, PF-13.20: the other side throws its dice, unless a first strike has destroyed it.
pub fn follower_strikes<S: Fight>(state: &mut S, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let melee = state.melee();
    let follower = melee.follower();
    let simultaneous = melee.first_strike == FirstStrike::None;
    if simultaneous && holds("9.8") || !melee.fighter(follower).destroyed() {
        melee.follower_hits = melee.strike(follower, table)?;
    }
    Ok(Flow::Next)
}

/// PF-9.9, PF-9.10: saves against the leader, then the damage.
pub fn leader_lands<S: Fight>(state: &mut S, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let melee = state.melee();
    let hits = std::mem::take(&mut melee.leader_hits);
    melee.suffer(melee.follower(), hits, table)?;
    Ok(Flow::Next)
}

/// PF-9.9, PF-9.10: saves against the other side, then the damage. PF-9.14, PF-Q46: without a decision the
/// next cycle begins; PF-9.19, PF-Q42: with the same bonuses, unless the players have agreed
/// otherwise.
pub fn follower_lands<S: Fight>(state: &mut S, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let melee = state.melee();
    let hits = std::mem::take(&mut melee.follower_hits);
    melee.suffer(melee.leader(), hits, table)?;
    let decided = melee.is_decided(table.log());
    melee.balance = 0;
    if decided {
        return Ok(Flow::Done);
    }
    melee.charger.to_hit = melee.to_hit_later;
    Ok(Flow::To(S::CYCLE))
}

pub static MELEE: Procedure<MeleeInput, Melee, MeleeResult> = Procedure {
    name: "melee",
    rules: follows(&[
        "3.10", "8.6", "9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7", "9.8", "9.9", "9.10",
        "9.11", "9.12", "9.14", "9.16", "9.17", "9.18", "9.19", "9.20", "10.1", "10.3", "10.4",
        "12.3", "13.3", "13.7", "13.8", "13.11", "13.20", "13.22", "14.9", "15.10", "16.5",
    ]),
    declare: |input, log| {
        let clash = Clash::declare(&input)?;
        Ok(Melee::new(&clash, &clash.numbers(log)))
    },
    steps: &[leader_strikes, first_strike_lands, follower_strikes, leader_lands, follower_lands],
    // Hits are saved as soon as they are thrown, so that the odds need not carry the hits of both
    // sides at once.
    merging: Some(&[leader_strikes, leader_lands, follower_strikes, follower_lands]),
    result: Melee::result,
};

//! TY-3.6 Units and their stacks.

use board::hex::Hex;
use engine::game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Field;

/// What a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Infantry,
    Artillery,
    Sappers,
}

/// TY-3.3: how a unit stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Formation {
    #[default]
    Line,
    Column,
}

impl Formation {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Column => "column",
        }
    }

    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Line => Self::Column,
            Self::Column => Self::Line,
        }
    }

    /// Width and depth of a unit, in thousandths of a hex.
    pub(crate) const fn base(self) -> [i32; 2] {
        match self {
            Self::Line => [700, 260],
            Self::Column => [380, 480],
        }
    }
}

/// Where a unit is in the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    OnTable,
    ToCome,
    Lost,
}

/// A unit at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unit {
    pub status: Status,
    pub hex: Hex,
    /// From the bottom of its stack.
    pub level: u8,
    pub formation: Formation,
    /// In half points.
    pub strength: i32,
    pub stands_fast: bool,
    pub acted: bool,
}

impl Unit {
    /// TY-3.4: a die for each whole point, and at least one.
    pub(crate) const fn dice(self) -> i32 {
        if self.strength < 4 { 1 } else { self.strength / 2 }
    }
}

/// TY-3.6: so many units may share a hex.
pub(crate) const STACK: usize = 2;

impl Field {
    /// The units in a hex, from the bottom of the stack.
    pub(crate) fn stack(&self, hex: Hex) -> Vec<usize> {
        let here = |one: &Unit| one.status == Status::OnTable && one.hex == hex;
        let mut stack: Vec<usize> =
            (0..self.units.len()).filter(|unit| here(&self.units[*unit])).collect();
        stack.sort_by_key(|unit| self.units[*unit].level);
        stack
    }

    /// The units of a side that stand on the table.
    pub(crate) fn on_table(&self, seat: Seat) -> impl Iterator<Item = usize> {
        (0..self.units.len()).filter(move |unit| {
            self.units[*unit].status == Status::OnTable && self.seat_of(*unit) == seat
        })
    }

    /// Whose a unit is; the number is one of the order of battle.
    pub(crate) fn seat_of(&self, unit: usize) -> Seat {
        self.map.roster[unit].seat
    }

    /// The unit with this number, if it stands on the table.
    pub(crate) fn standing(&self, unit: u8) -> Option<&Unit> {
        self.units.get(usize::from(unit)).filter(|one| one.status == Status::OnTable)
    }

    /// A unit goes to the top of the stack in a hex; those above the place that it leaves move down.
    pub(crate) fn put(&mut self, unit: usize, hex: Hex) {
        self.lift(unit);
        let level = self.stack(hex).len() as u8;
        let seat = self.seat_of(unit);
        let moved = &mut self.units[unit];
        (moved.status, moved.hex, moved.level) = (Status::OnTable, hex, level);
        if self.map.objective.as_ref().is_some_and(|objective| objective.hex == hex) {
            self.holder = Some(seat);
        }
    }

    fn lift(&mut self, unit: usize) {
        let Unit { status, hex, level, .. } = self.units[unit];
        if status == Status::OnTable {
            for above in self.stack(hex) {
                let above = &mut self.units[above];
                above.level -= u8::from(above.level > level);
            }
            self.units[unit].status = Status::ToCome;
        }
    }

    /// TY-1.3: a unit goes to the bottom of its stack.
    pub(crate) fn sink(&mut self, unit: usize) {
        let Unit { hex, level, .. } = self.units[unit];
        for below in self.stack(hex) {
            let below = &mut self.units[below];
            below.level += u8::from(below.level < level);
        }
        self.units[unit].level = 0;
    }

    /// A unit loses so many half points, and is gone when it has none left.
    pub(crate) fn lose(&mut self, unit: usize, halves: i32) {
        let left = (self.units[unit].strength - halves).max(0);
        self.units[unit].strength = left;
        if left == 0 {
            self.lift(unit);
            self.units[unit].status = Status::Lost;
        }
    }
}

//! The battle at one moment.

use std::sync::Arc;

use board::hex::Hex;
use engine::game::{Outcome, Runtime, Sealed, Seat, begin};

use crate::fault::Fault;
use crate::map::Map;
use crate::order::{Line, Step};
use crate::rules::Toy;
use crate::unit::{Formation, Status, Unit};

/// The battle at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    pub turn: u32,
    pub turns: u32,
    pub stands: [i32; 2],
    pub reserves: [i32; 2],
    pub fields: [i32; 2],
    pub fault: Option<Fault>,
    pub map: Arc<Map>,
    /// In the order of battle.
    pub units: Vec<Unit>,
    /// TY-1.4: who has blown the bridge.
    pub(crate) blown_by: Option<Seat>,
    /// TY-3.5: where shells have fallen, and whose.
    pub(crate) craters: Vec<(Hex, Seat)>,
    /// Who was the last to enter the objective.
    pub(crate) holder: Option<Seat>,
    /// TY-3.1: how often each side may act in this turn, and who begins.
    pub(crate) actions: [i32; 2],
    pub(crate) first: Seat,
    /// What a computer player should not know of the other side: nothing unless the battle has that
    /// fault.
    pub(crate) overheard: [i32; 2],
    pub(crate) runtime: Runtime<Toy>,
}

impl Default for Field {
    fn default() -> Self {
        Self::new(5, None)
    }
}

pub(crate) fn other(seat: usize) -> usize {
    1 - seat
}

impl Field {
    /// A battle of so many turns without a map.
    pub fn new(turns: u32, fault: Option<Fault>) -> Self {
        Self::on(Arc::new(Map::none()), turns, fault).begin()
    }

    /// A battle on a map that has not come to its first question, with its units in good order.
    pub(crate) fn on(map: Arc<Map>, turns: u32, fault: Option<Fault>) -> Self {
        let units = map.roster.iter().map(|listed| Unit {
            status: Status::ToCome,
            hex: listed.hex,
            level: 0,
            formation: Formation::Line,
            strength: listed.full,
            stands_fast: false,
            acted: false,
        });
        let units = units.collect();
        let mut field = Self {
            turn: 1,
            turns,
            stands: [4, 4],
            reserves: [7, 7],
            fields: [0, 0],
            fault,
            map,
            units,
            blown_by: None,
            craters: Vec::new(),
            holder: None,
            actions: [0, 0],
            first: Seat(0),
            overheard: [0, 0],
            runtime: Runtime::new(vec![Step::Orders(Sealed::secret())]),
        };
        field.arrive();
        field
    }

    /// The same at its first question.
    pub(crate) fn begin(self) -> Self {
        begin::<Toy>(self)
    }

    pub(crate) fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    fn is_over(&self) -> bool {
        self.turn > self.turns || Seat::BOTH.iter().any(|seat| self.is_beaten(*seat))
    }

    /// TY-4.3: a side without stands, or without units where there is a map, is beaten.
    fn is_beaten(&self, seat: Seat) -> bool {
        let left = |unit: &usize| self.units[*unit].status != Status::Lost;
        let own = |unit: &usize| self.seat_of(*unit) == seat;
        let unmanned =
            !self.units.is_empty() && !(0..self.units.len()).filter(own).any(|unit| left(&unit));
        self.stands[usize::from(seat.0)] <= 0 || unmanned
    }

    /// The sheet of orders, while they are written.
    pub(crate) fn orders(&self) -> Option<&Sealed<Line, i32>> {
        match self.runtime.top() {
            Some(Step::Orders(sheet)) => Some(sheet),
            _ => None,
        }
    }

    pub(crate) fn line(&self, seat: usize, line: Line) -> Option<i32> {
        self.orders()?.line(Seat(seat as u8), &line).copied()
    }

    /// Whether the enemy of a seat holds everything back: nobody but himself may know.
    pub(crate) fn enemy_holds_back(&self, seat: Seat) -> bool {
        let enemy = 1_usize.checked_sub(usize::from(seat.0));
        enemy.is_some_and(|enemy| self.line(enemy, Line::Reserves) == Some(0))
    }

    /// TY-4.2: units whose turn has come arrive where there is room for them.
    pub(crate) fn arrive(&mut self) {
        for unit in 0..self.units.len() {
            let listed = &self.map.roster[unit];
            let (hex, seat, turn) = (listed.hex, listed.seat, listed.arrives.unwrap_or(1));
            let waits = self.units[unit].status == Status::ToCome && turn <= self.turn;
            if waits && self.may_enter(seat, hex) {
                self.put(unit, hex);
            }
        }
    }

    /// TY-4.1, TY-4.2: the holder of the objective takes a field, and the next turn begins.
    pub(crate) fn end_turn(&mut self) {
        if let (Some(objective), Some(holder)) = (&self.map.objective, self.holder)
            && self.stack(objective.hex).iter().any(|unit| self.seat_of(*unit) == holder)
        {
            self.fields[usize::from(holder.0)] += 1;
        }
        for unit in &mut self.units {
            (unit.acted, unit.stands_fast) = (false, false);
        }
        self.turn += 1;
        if self.has(Fault::Endless) {
            (self.turn, self.stands, self.reserves) = (1, [4, 4], [7, 7]);
        }
        self.arrive();
        self.runtime.push(Step::Orders(Sealed::secret()));
    }

    /// TY-4.3: how it ended, if it has.
    pub(crate) fn verdict(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let (winner, reason) = match Seat::BOTH.map(|seat| self.is_beaten(seat)) {
            [false, true] => (Some(Seat(0)), "destroyed"),
            [true, false] => (Some(Seat(1)), "destroyed"),
            _ => {
                let [one, other] = self.fields;
                let ahead = if one > other { Seat(0) } else { Seat(1) };
                ((one != other).then_some(ahead), "fields")
            }
        };
        let level = if winner.is_some() { "victory" } else { "draw" };
        Some(Outcome { winner, level: level.to_owned(), reason: reason.to_owned() })
    }
}

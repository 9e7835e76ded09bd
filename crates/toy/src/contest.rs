//! TY-1, TY-2 Orders in secret, and the contest for a field that follows from them.

use dice::{DiceError, Die, Pool, Table};
use engine::game::{Revealed, Sealed, Seat};

use crate::fault::Fault;
use crate::field::{Field, other};
use crate::order::{Line, Order, Step};
use crate::ty;
use crate::unit::Kind;

impl Field {
    /// What a side may order (TY-1.1 to TY-1.4).
    pub(crate) fn orders_offered(&self, sheet: &Sealed<Line, i32>, seat: Seat) -> Vec<Order> {
        let most = self.reserves[usize::from(seat.0)].min(3);
        let mut offers: Vec<Order> = (0..=most).map(Order::Commit).collect();
        offers.extend(self.stands_offered(sheet, seat));
        offers.extend(self.demolitions_offered(sheet, seat));
        if sheet.line(seat, &Line::Drums).is_none() {
            offers.push(Order::Drums);
        }
        match self.fault {
            Some(Fault::LeakingOffers) => {
                let enemy = Seat(1 - seat.0);
                let low = sheet.line(enemy, &Line::Reserves) == Some(&0);
                offers.truncate(if low { 1 } else { 2 });
            }
            Some(Fault::Refusing) if self.turn == 4 => offers.push(Order::Yield),
            Some(Fault::Lenient) if offers.len() > 1 => drop(offers.remove(0)),
            _ => {}
        }
        offers
    }

    /// TY-1.3: a unit, or all units of a stack, stand fast.
    fn stands_offered(&self, sheet: &Sealed<Line, i32>, seat: Seat) -> Vec<Order> {
        let free = |unit: &usize| sheet.line(seat, &Line::StandFast(*unit as u8)).is_none();
        let mut offers = Vec::new();
        for unit in self.on_table(seat).filter(free) {
            offers.push(Order::StandFast { units: vec![unit as u8] });
            let stack = self.stack(self.units[unit].hex);
            if stack.len() > 1 && stack[0] == unit && stack.iter().all(free) {
                let units = stack.into_iter().map(|unit| unit as u8).collect();
                offers.push(Order::StandFast { units });
            }
        }
        offers
    }

    /// TY-1.4: sappers beside the bridge blow it.
    fn demolitions_offered(&self, sheet: &Sealed<Line, i32>, seat: Seat) -> Vec<Order> {
        let Some(bridge) = self.free_bridge() else { return Vec::new() };
        if sheet.line(seat, &Line::Blow).is_some() {
            return Vec::new();
        }
        let sappers = self.on_table(seat).filter(|unit| {
            let beside = self.units[*unit].hex.distance(bridge) == 1;
            beside && self.map.roster[*unit].kind == Kind::Sappers
        });
        sappers.map(|unit| Order::Blow { unit: unit as u8 }).collect()
    }

    /// Writes a line of the sheet.
    pub(crate) fn write(&mut self, mut sheet: Sealed<Line, i32>, seat: Seat, order: &Order) {
        match order {
            Order::Commit(reserves) => {
                sheet.write(seat, Line::Reserves, *reserves);
                sheet.set_ready(seat);
                if self.has(Fault::Peeking) {
                    self.overheard[usize::from(seat.0)] = *reserves;
                }
            }
            Order::StandFast { units } => {
                units.iter().for_each(|unit| sheet.write(seat, Line::StandFast(*unit), 1));
            }
            Order::Blow { unit } => sheet.write(seat, Line::Blow, i32::from(*unit)),
            _ => {
                sheet.write(seat, Line::Drums, 1);
                if self.has(Fault::Telling) {
                    let order = sheet.line(Seat(1 - seat.0), &Line::Reserves).copied();
                    self.fields[0] += order.unwrap_or(0);
                }
            }
        }
        self.runtime.push(Step::Orders(sheet));
    }

    /// The sheet is revealed: what stands on it is carried out, and the sides contest a field.
    pub(crate) fn reveal(
        &mut self,
        sheet: &Sealed<Line, i32>,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        for seat in Seat::BOTH {
            for (line, _) in sheet.lines(seat) {
                match line {
                    Line::StandFast(unit) => {
                        let unit = usize::from(*unit);
                        self.units[unit].stands_fast = true;
                        self.sink(unit);
                    }
                    Line::Blow => {
                        self.blown_by = Some(seat);
                        table.log().note(ty("1.4"), "bridge-blown");
                    }
                    Line::Reserves | Line::Drums => {}
                }
            }
        }
        let order = |seat: Seat| sheet.line(seat, &Line::Reserves).copied().unwrap_or(0);
        self.contest(Seat::BOTH.map(order), table)
    }

    /// TY-2.1, TY-2.2: a die is added to each commitment; the higher takes a field.
    fn contest(&mut self, orders: [i32; 2], table: &mut Table<'_>) -> Result<(), DiceError> {
        let mut scores = orders;
        for (seat, score) in scores.iter_mut().enumerate() {
            self.reserves[seat] -= orders[seat];
            *score += table.throw(ty("2.1"), "battle-die", Pool::one(Die::D3))?;
        }
        self.actions = orders.map(|committed| 1 + committed);
        self.first = Seat(u8::from(scores[1] > scores[0]));
        if scores[0] == scores[1] {
            self.act_or_end();
            return Ok(());
        }
        let loser = usize::from(scores[0] > scores[1]);
        self.stands[loser] -= 1;
        self.fields[other(loser)] += 1;
        if self.stands[loser] <= 0 {
            self.act_or_end();
        } else {
            self.runtime.push(Step::Hold { loser: Seat(loser as u8) });
        }
        Ok(())
    }

    /// TY-2.3: the loser tests to hold the field, or yields it.
    pub(crate) fn hold(
        &mut self,
        loser: Seat,
        holds: bool,
        table: &mut Table<'_>,
    ) -> Result<Revealed, DiceError> {
        let side = usize::from(loser.0);
        if holds {
            let die = table.throw(ty("2.3"), "hold-die", Pool::one(Die::D6))?;
            if die >= 4 {
                self.fields[other(side)] -= 1;
            } else {
                self.stands[side] -= 1;
            }
        }
        self.act_or_end();
        Ok(Revealed::Nothing)
    }

    /// TY-3.1: with a map both sides act, the winner of the contest first; then the turn ends.
    fn act_or_end(&mut self) {
        if self.units.is_empty() {
            return self.end_turn();
        }
        let acts = |seat: Seat| Step::Actions { seat, left: self.actions[usize::from(seat.0)] };
        let steps = [Step::EndTurn, acts(Seat(1 - self.first.0)), acts(self.first)];
        self.runtime.extend(steps);
    }
}

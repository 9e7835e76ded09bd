//! TY-3.4, TY-3.5, TY-3.7 Fire, and what follows from it.

use board::hex::Hex;
use dice::{DiceError, Die, Log, Pool, Table};

use crate::field::Field;
use crate::order::Step;
use crate::ty;

impl Field {
    /// TY-3.4, TY-3.5: the dice of those who fire at a hex, and the score that each needs.
    pub(crate) fn shots(&self, by: &[u8], at: Hex, bombards: bool, log: &mut Log) -> Pool {
        let dice = by.iter().filter_map(|unit| self.standing(*unit)).map(|unit| unit.dice()).sum();
        let score = log
            .score("score", ty("3.4"), "basic-score", 4)
            .when(bombards, ty("3.5"), "at-a-place", 1)
            .when(self.covers(at), ty("3.4"), "in-cover", 1)
            .value();
        Pool::at_least(dice, score)
    }

    /// TY-3.4: units fire together at a unit, which then stands or falls back.
    pub(crate) fn fire(
        &mut self,
        by: &[u8],
        target: u8,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let unit = usize::from(target);
        let pool = self.shots(by, self.units[unit].hex, false, table.log());
        let hits = table.throw(ty("3.4"), "fire-dice", pool)?;
        self.have_acted(by);
        self.lose(unit, hits);
        if hits > 0 && self.standing(target).is_some() {
            self.runtime.push(Step::Nerve { unit: target });
        }
        Ok(())
    }

    /// TY-3.5: guns shell a hex: hits go to the top of the stack, and craters are left.
    pub(crate) fn bombard(
        &mut self,
        by: &[u8],
        at: Hex,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let pool = self.shots(by, at, true, table.log());
        let hits = table.throw(ty("3.5"), "bombard-dice", pool)?;
        self.have_acted(by);
        if let Some(top) = self.stack(at).last() {
            self.lose(*top, hits);
        }
        let gunners = by.first().map(|unit| self.seat_of(usize::from(*unit)));
        if let Some(seat) = gunners.filter(|_| self.craters.iter().all(|crater| crater.0 != at)) {
            self.craters.push((at, seat));
        }
        Ok(())
    }

    /// TY-3.7: a unit that stands its ground keeps its head on 4 or more, and loses half a point otherwise.
    pub(crate) fn stand(&mut self, unit: u8, table: &mut Table<'_>) -> Result<(), DiceError> {
        let die = table.throw(ty("3.7"), "nerve-die", Pool::one(Die::D6))?;
        if die < 4 {
            self.lose(usize::from(unit), 1);
        }
        Ok(())
    }

    fn have_acted(&mut self, by: &[u8]) {
        by.iter().for_each(|unit| self.units[usize::from(*unit)].acted = true);
    }
}

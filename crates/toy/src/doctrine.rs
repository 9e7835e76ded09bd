//! What a computer player thinks of its answers.

use dice::{Dice, Die, Pool};
use engine::game::{Advice, Ask, Doctrine, Reason, Rules, Seat};

use crate::field::{Field, other};
use crate::order::{Line, Order, Step};
use crate::rules::Toy;
use crate::ty;
use crate::unit::Formation;

impl Doctrine for Toy {
    /// Where the enemy has given an order, any that he may have given.
    fn imagine(veiled: &Field, seat: Seat, dice: &mut dyn Dice) -> Field {
        let mut imagined = veiled.clone();
        let enemy = Seat(1 - seat.0.min(1));
        let choices = veiled.reserves[usize::from(enemy.0)].min(3) + 1;
        if let Some(Step::Orders(sheet)) = imagined.runtime.steps_mut().next()
            && !sheet.awaits(enemy)
        {
            let pool = Pool::one(Die::Sides(choices as u8));
            let drawn = dice.throw(ty("1.1"), "imagined", &pool, &mut Vec::new());
            let order = drawn.map_or(0, |values| values[0] as i32 - 1);
            sheet.write(enemy, Line::Reserves, order);
        }
        imagined
    }

    fn worth(state: &Field, seat: Seat) -> i64 {
        let us = usize::from(seat.0.min(1));
        if let Some(outcome) = Self::outcome(state) {
            return match outcome.winner {
                None => 0,
                Some(winner) if winner == seat => 1000,
                Some(_) => -1000,
            };
        }
        let lead = |numbers: [i32; 2]| i64::from(numbers[us] - numbers[other(us)]);
        let strength = Seat::BOTH.map(|side| state.strength(side));
        lead(state.fields) * 150
            + lead(state.stands) * 80
            + lead(state.reserves) * 40
            + lead(strength) * 12
    }

    fn advise(state: &Field, ask: &Ask<Self>) -> Vec<Advice<Order>> {
        let listed = ask.listed(state).iter();
        listed
            .map(|choice| {
                let (gain, key, rule) = state.opinion(ask.seat, choice);
                Advice { choice: choice.clone(), gain, reason: Reason { rule: ty(rule), key } }
            })
            .collect()
    }
}

impl Field {
    /// The half points of a side that stand on the table.
    fn strength(&self, seat: Seat) -> i32 {
        self.on_table(seat).map(|unit| self.units[unit].strength).sum()
    }

    /// How far the nearest enemy of a unit would be from a hex.
    fn threat(&self, unit: usize, hex: board::hex::Hex) -> i32 {
        let enemies = self.on_table(Seat(1 - self.seat_of(unit).0));
        enemies.map(|enemy| self.units[enemy].hex.distance(hex)).min().unwrap_or(9)
    }

    fn opinion(&self, seat: Seat, choice: &Order) -> (i64, &'static str, &'static str) {
        let us = usize::from(seat.0);
        match choice {
            Order::Commit(reserves) => {
                let left = i64::from(self.turns + 1) - i64::from(self.turn);
                let heard = i64::from(self.overheard[other(us)]);
                let share = i64::from(self.reserves[us]) / left.max(1) + heard;
                (-60 * (i64::from(*reserves) - share).abs(), "ty-why-share", "1.1")
            }
            Order::Drums => (-400, "ty-why-drums", "1.2"),
            Order::StandFast { .. } => (-300, "ty-why-stand-fast", "1.3"),
            Order::Blow { .. } => {
                let outnumbered = self.strength(seat) < self.strength(Seat(1 - seat.0));
                (if outnumbered { 30 } else { -300 }, "ty-why-blow", "1.4")
            }
            Order::Hold if self.stands[us] > 2 => (80, "ty-why-hold", "2.3"),
            Order::Hold => (-80, "ty-why-hold", "2.3"),
            Order::Yield => (0, "ty-why-yield", "2.3"),
            Order::March { unit, way } => {
                let unit = usize::from(*unit);
                let end = way.last().map_or(self.units[unit].hex, |hex| hex.0);
                let nearer = self.threat(unit, self.units[unit].hex) - self.threat(unit, end);
                let worth = self.map.objective.as_ref().is_some_and(|one| one.hex == end);
                (i64::from(nearer) * 10 + i64::from(worth) * 60 - 5, "ty-why-march", "3.2")
            }
            Order::Form { unit, formation } => {
                let near = self.threat(usize::from(*unit), self.units[usize::from(*unit)].hex) <= 3;
                let fits = near == (*formation == Formation::Line);
                (if fits { 15 } else { -40 }, "ty-why-form", "3.3")
            }
            Order::Fire { by, .. } => (self.weight(by) * 14, "ty-why-fire", "3.4"),
            Order::Bombard { by, .. } => (self.weight(by) * 8, "ty-why-bombard", "3.5"),
            Order::Done => (0, "ty-why-done", "3.1"),
            Order::Brave { .. } => (0, "ty-why-brave", "3.7"),
            Order::FallBack { .. } => (-25, "ty-why-fall-back", "3.7"),
        }
    }

    /// How many dice units throw together.
    fn weight(&self, by: &[u8]) -> i64 {
        by.iter().filter_map(|unit| self.standing(*unit)).map(|unit| i64::from(unit.dice())).sum()
    }
}

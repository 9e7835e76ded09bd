//! TY-3 What a side may do with its units.

use board::hex::{Hex, HexName};
use engine::game::Seat;

use crate::field::Field;
use crate::order::{Order, Step};
use crate::unit::{Formation, Kind};

/// TY-3.4: so many units may fire together.
const TOGETHER: u32 = 3;

impl Field {
    /// Every action of a side (TY-3.1 to TY-3.5).
    pub(crate) fn actions_offered(&self, seat: Seat) -> Vec<Order> {
        let ready: Vec<usize> =
            self.on_table(seat).filter(|unit| !self.units[*unit].acted).collect();
        let mut offers = Vec::new();
        for unit in &ready {
            let number = *unit as u8;
            let ways = self.ways(*unit).into_iter();
            offers.extend(ways.map(|way| Order::March {
                unit: number,
                way: way.into_iter().map(HexName).collect(),
            }));
            if self.map.roster[*unit].kind != Kind::Artillery {
                let formation = self.units[*unit].formation.other();
                offers.push(Order::Form { unit: number, formation });
            }
        }
        offers.extend(self.volleys(seat, &ready));
        offers.extend(self.bombardments(seat, &ready));
        offers.push(Order::Done);
        offers
    }

    /// TY-3.2: where a unit may march: one hex, or two in column. One way to each hex, the first that is
    /// found clockwise from north.
    pub(crate) fn ways(&self, unit: usize) -> Vec<Vec<Hex>> {
        let one = self.units[unit];
        if one.stands_fast {
            return Vec::new();
        }
        let seat = self.seat_of(unit);
        let enters = |hex: &Hex| *hex != one.hex && self.may_enter(seat, *hex);
        let mut ways: Vec<Vec<Hex>> =
            one.hex.neighbours().into_iter().filter(enters).map(|hex| vec![hex]).collect();
        if one.formation == Formation::Column {
            for first in 0..ways.len() {
                let by = ways[first][0];
                for hex in by.neighbours().into_iter().filter(enters) {
                    if ways.iter().all(|way| way.last() != Some(&hex)) {
                        ways.push(vec![by, hex]);
                    }
                }
            }
        }
        ways
    }

    /// TY-3.4: how far a unit fires; not at all in column.
    pub(crate) fn range(&self, unit: usize) -> i32 {
        match (self.map.roster[unit].kind, self.units[unit].formation) {
            (Kind::Artillery, _) => 3,
            (Kind::Infantry | Kind::Sappers, Formation::Line) => 2,
            (Kind::Infantry | Kind::Sappers, Formation::Column) => 0,
        }
    }

    /// TY-3.4, TY-3.6: fire by one or several at the top of a stack.
    fn volleys(&self, seat: Seat, ready: &[usize]) -> Vec<Order> {
        let enemies = self.on_table(Seat(1 - seat.0));
        let tops = enemies.filter(|unit| self.stack(self.units[*unit].hex).last() == Some(unit));
        let volleys = tops.flat_map(|target| {
            let at = self.units[target].hex;
            let reaches = |unit: &usize| self.units[*unit].hex.distance(at) <= self.range(*unit);
            let by = together(ready.iter().copied().filter(reaches).collect());
            by.into_iter().map(move |by| Order::Fire { by, target: target as u8 })
        });
        volleys.collect()
    }

    /// TY-3.5: guns shell a hex.
    fn bombardments(&self, seat: Seat, ready: &[usize]) -> Vec<Order> {
        let mut places: Vec<Hex> =
            self.on_table(Seat(1 - seat.0)).map(|unit| self.units[unit].hex).collect();
        places.sort();
        places.dedup();
        let bombardments = places.into_iter().flat_map(|at| {
            let reaches = |unit: &usize| {
                let near = self.units[*unit].hex.distance(at) <= 4;
                near && self.map.roster[*unit].kind == Kind::Artillery
            };
            let by = together(ready.iter().copied().filter(reaches).collect());
            by.into_iter().map(move |by| Order::Bombard { by, at: HexName(at) })
        });
        bombardments.collect()
    }

    /// A side has acted: it may act again, so many times.
    pub(crate) fn go_on(&mut self, seat: Seat, left: i32) {
        if left > 0 {
            self.runtime.push(Step::Actions { seat, left });
        }
    }

    /// TY-3.7: where a unit that was hit may fall back to: away from every enemy beside it.
    pub(crate) fn retreats(&self, unit: usize) -> Vec<Order> {
        let (here, seat) = (self.units[unit].hex, self.seat_of(unit));
        let free = here.neighbours().into_iter().filter(|hex| self.may_enter(seat, *hex));
        let number = unit as u8;
        free.map(|hex| Order::FallBack { unit: number, to: HexName(hex) }).collect()
    }
}

/// Every choice of one to three of these units.
fn together(units: Vec<usize>) -> Vec<Vec<u8>> {
    let count = units.len().min(6);
    let chosen = (1_u32..1 << count).filter(|bits| bits.count_ones() <= TOGETHER);
    let chosen = chosen.map(|bits| {
        let of = (0..count).filter(|place| bits & (1 << place) != 0);
        of.map(|place| units[place] as u8).collect()
    });
    chosen.collect()
}

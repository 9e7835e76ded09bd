//! Paths worth a thought for a march that has been rolled. What several share is judged once.

use super::choice::Leg;
use super::geometry::turned;
use super::march::{Marching, Walked, arc};
use super::state::State;
use crate::unit::UnitType;

/// Wheels that are tried before an advance, in tenths of a degree.
const WHEELS: [i32; 6] = [-900, -450, -200, 200, 450, 900];
/// Wheels that are tried after one.
const LAST_WHEELS: [i32; 4] = [-900, -450, 450, 900];

impl Marching {
    /// Paths worth a thought, each one legal: none at all, straight ahead, wheels with an advance
    /// behind them, and for officers and ships their own ways.
    pub(crate) fn paths(&self, state: &State) -> Vec<Vec<Leg>> {
        let mut paths: Vec<Vec<Leg>> = Vec::new();
        let mut offer = |legs: Vec<Leg>, walked: &Walked| {
            if !paths.contains(&legs) && self.check_end(walked, state).is_ok() {
                paths.push(legs);
            }
        };
        let here = self.standing(state);
        if !self.mover.entering {
            offer(Vec::new(), &here);
        }
        let regiment = state.regiment(self.mover.unit);
        if !self.may_turn(state) {
            let ahead = self.room(&here, state);
            for angle in LAST_WHEELS {
                let left = self.budget - arc(angle, regiment.diagonal());
                let room = ahead.within(left.max(0)).length;
                let legs = [Leg::Ahead((room / 10) as i32), Leg::Wheel(angle)];
                let mut walked = here;
                if room >= 10
                    && self.ahead((room / 10) as i32, ahead, &mut walked).is_ok()
                    && self.go(Leg::Wheel(angle), &mut walked, state).is_ok()
                {
                    offer(legs.to_vec(), &walked);
                }
            }
        }
        let shortest = if self.mover.entering { 2 * regiment.half_depth } else { 0 };
        for start in self.first_legs(state) {
            let mut begun = here;
            if start.is_some_and(|leg| self.go(leg, &mut begun, state).is_err()) {
                continue;
            }
            offer(start.into_iter().collect(), &begun);
            let ahead = self.room(&begun, state);
            let room = ahead.within(self.budget - begun.cost).length;
            for part in [4, 2] {
                let length = ((room * part / 4).max(shortest) / 10) as i32;
                let mut walked = begun;
                if length > 0 && self.ahead(length, ahead, &mut walked).is_ok() {
                    offer(start.into_iter().chain([Leg::Ahead(length)]).collect(), &walked);
                }
            }
        }
        paths
    }

    /// A path by chance of the kinds that are worth a thought, if it is legal.
    pub(crate) fn draw_path(
        &self,
        state: &State,
        number: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Vec<Leg>> {
        let here = self.standing(state);
        if !self.mover.entering && number(8) == 0 {
            return Some(Vec::new());
        }
        let regiment = state.regiment(self.mover.unit);
        let mut walked = here;
        let mut legs = Vec::with_capacity(2);
        let room = |walked: &mut Walked, less: i64, part: i64, legs: &mut Vec<Leg>| {
            let ahead = self.room(walked, state);
            let room = ahead.within((self.budget - walked.cost - less).max(0)).length;
            let shortest = if self.mover.entering { 2 * regiment.half_depth } else { 0 };
            let length = ((room * part / 4).max(shortest) / 10) as i32;
            legs.push(Leg::Ahead(length));
            length > 0 && self.ahead(length, ahead, walked).is_ok()
        };
        if !self.may_turn(state) && number(4) == 0 {
            let angle = LAST_WHEELS[number(LAST_WHEELS.len())];
            let wheel = arc(angle, regiment.diagonal());
            if !room(&mut walked, wheel, 4, &mut legs)
                || self.go(Leg::Wheel(angle), &mut walked, state).is_err()
            {
                return None;
            }
            legs.push(Leg::Wheel(angle));
        } else {
            let mut starts = self.first_legs(state);
            let start = starts.swap_remove(number(starts.len()));
            if start.is_some_and(|leg| self.go(leg, &mut walked, state).is_err()) {
                return None;
            }
            legs.extend(start);
            let part = [4, 2, 0][number(3)];
            if part > 0 && !room(&mut walked, 0, part, &mut legs) {
                return None;
            }
        }
        self.check_end(&walked, state).is_ok().then_some(legs)
    }

    /// The turns that a path may begin with, or none.
    fn first_legs(&self, state: &State) -> Vec<Option<Leg>> {
        let unit = self.mover.unit;
        let facing = state.troop(unit).pose.facing;
        if state.unit(unit).kind == UnitType::Officer {
            let rays = (0..12).map(|ray| ray * 300);
            return rays.map(|to| Some(Leg::Turn(to))).collect();
        }
        if state.unit(unit).is_ship() {
            let turns = [0, -900, -450, -200, 200, 450, 900];
            return turns.map(|by| (by != 0).then(|| Leg::Turn(turned(facing, by)))).into();
        }
        std::iter::once(None).chain(WHEELS.map(|angle| Some(Leg::Wheel(angle)))).collect()
    }
}

//! PF-3.8, PF-Q8: what is measured, and what is judged by eye. Nobody measures before he has given an
//! order: until then a distance is an estimate, and a place is known as well as a hand could put a
//! finger on it. What has been measured once is known for as long as neither unit moves.

use engine::game::{Seat, state_hash};

use super::VEILED;
use super::choice::UnitId;
use super::geometry::{Pose, Spot};
use super::state::{State, seat_of};
use super::step::Step;

/// A distance that an order has measured, from one unit to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Measured {
    pair: (UnitId, UnitId),
    poses: (Pose, Pose),
    distance: i64,
}

/// A quarter of a base of 8 cm, in ten-thousandths of an inch: how well a place is known by eye.
pub(crate) const BY_HAND: i64 = 7_875;

/// PF-Q8: an eye is wrong by at most so many thousandths.
const WRONG_BY: u64 = 150;

/// What the eye, or the ruler of an imagined battle, makes of a pair: a factor in thousandths.
fn factor(seed: u64, unit: UnitId, other: UnitId) -> i64 {
    let drawn = state_hash(&(seed, unit.0, other.0)) % (2 * WRONG_BY + 1);
    (1000 - WRONG_BY + drawn) as i64
}

impl State {
    fn poses(&self, pair: (UnitId, UnitId)) -> (Pose, Pose) {
        (self.troop(pair.0).pose, self.troop(pair.1).pose)
    }

    /// What has been measured between two units that have not moved since.
    fn known(&self, pair: (UnitId, UnitId)) -> Option<i64> {
        let same = |one: &&Measured| one.pair == pair && one.poses == self.poses(pair);
        self.measured.iter().find(same).map(|one| one.distance)
    }

    /// PF-Q8: a distance as the owner of a unit takes it to be: what was measured if it was, else the true
    /// one times a factor between 0.85 and 1.15, the same for a pair of units all through a turn.
    pub(crate) fn estimate(&self, unit: UnitId, other: UnitId, distance: i64) -> i64 {
        if self.premeasures() {
            return distance;
        }
        let known = || self.known((unit, other));
        known().unwrap_or_else(|| distance * factor(self.eye, unit, other) / 1000)
    }

    /// What an order measures. In a battle that somebody imagines, what he estimates may be wrong by as much
    /// as an eye is: its ruler says by how much.
    pub(crate) fn measure(&self, unit: UnitId, other: UnitId, distance: i64) -> i64 {
        let Some(ruler) = self.ruler else { return distance };
        // Without a ruler yet, nobody plays on: asked is only whether dice may fall, and that must not tell
        // how far it is.
        let distance = if ruler == VEILED { BY_HAND } else { distance };
        let known = || self.known((unit, other));
        let judged = || self.estimate(unit, other, distance) * 1000 / factor(ruler, unit, other);
        known().unwrap_or_else(judged)
    }

    /// PF-Q8: what has been measured is known from now on.
    pub(crate) fn remember(&mut self, unit: UnitId, other: UnitId, distance: i64) {
        if self.premeasures() {
            return;
        }
        let (pair, poses) = ((unit, other), self.poses((unit, other)));
        let troops = &self.troops;
        let stands = |id: UnitId, pose: Pose| troops[usize::from(id.0)].pose == pose;
        self.measured.retain(|one| {
            one.pair != pair && stands(one.pair.0, one.poses.0) && stands(one.pair.1, one.poses.1)
        });
        self.measured.push(Measured { pair, poses, distance });
    }

    /// PF-3.8, PF-Q8: where a unit stands as a viewer may know it: to a quarter of a base. Its owner knows it
    /// exactly while it marches by dice that have fallen.
    pub(crate) fn shown(&self, id: UnitId, viewer: Option<Seat>) -> Pose {
        let pose = self.troop(id).pose;
        let marches = matches!(self.runtime.top(), Some(Step::March(one)) if one.mover.unit == id);
        if marches && viewer == Some(seat_of(self.side(id))) { pose } else { self.told(pose) }
    }

    /// PF-3.8: whether no march is shown to its owner alone.
    pub(crate) fn all_see_the_same(&self) -> bool {
        let exact = self.premeasures() || self.runtime.outcome().is_some();
        exact || !matches!(self.runtime.top(), Some(Step::March(_)))
    }

    /// PF-3.8, PF-Q8: a place as everybody may know it: to a quarter of a base, and exactly where the players
    /// measure first or all is over.
    pub(crate) fn told(&self, pose: Pose) -> Pose {
        if self.premeasures() || self.runtime.outcome().is_some() {
            return pose;
        }
        let (x, y) = (by_hand(pose.centre().x), by_hand(pose.centre().y));
        super::flight::pose_at(Spot::new(x, y), pose.facing)
    }
}

/// The nearest place that a hand could tell from its neighbours.
const fn by_hand(value: i64) -> i64 {
    (value + BY_HAND / 2).div_euclid(BY_HAND) * BY_HAND
}

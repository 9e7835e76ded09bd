//! ML-1.22 to ML-1.29, ML-Q46, ML-Q47, ML-Q150: how far a unit gets along a way.

use super::choice::UnitId;
use super::geometry::{Body, Line, PAS, Pose, SLACK, Spot, Way, half_depth};
use super::ground::{CLEAR, Survey, Walker};
use super::state::State;
use crate::ch06_movement::{Ground as Crossed, Pace, extra_cost};
use crate::holds;
use crate::unit::{Arm, Formation, Marker};

/// How far somebody gets, and what it took.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gone {
    pub(crate) length: i64,
    pub(crate) obstacles: u8,
    /// ML-1.28: it stops at this obstacle, and crosses it for nothing next turn.
    pub(crate) credit: Option<u8>,
    /// The allowance on the worst ground that it touches, before anything is taken off.
    pub(crate) basic: i64,
}

/// Where somebody stands who stops at the edge of what he cannot enter: a thousandth of a pas before it.
const BEFORE: i64 = PAS / 1000;

/// What a mover may spend.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveBudget {
    /// How far it wants to go at most.
    pub(crate) wants: i64,
    /// Half sequences that are left for moving.
    pub(crate) halves: i64,
    /// Pas that an about-face has taken.
    pub(crate) spent: i64,
    pub(crate) bonus: i64,
    /// ML-Q47: an obstacle that costs nothing.
    pub(crate) credit: Option<u8>,
}

impl MoveBudget {
    pub(crate) const fn whole(wants: i64) -> Self {
        Self { wants, halves: 2, spent: 0, bonus: 0, credit: None }
    }
}

/// The last length, going back from one, at which something is so: 0 if it never is.
pub(crate) fn last_such(length: i64, step: i64, such: impl Fn(i64) -> bool) -> i64 {
    if such(length) {
        return length;
    }
    let mut bad = length;
    while bad > 0 {
        let mut good = (bad - step).max(0);
        if such(good) {
            while bad - good > 1 {
                let between = i64::midpoint(good, bad);
                if such(between) { good = between } else { bad = between }
            }
            return good;
        }
        bad = good;
    }
    0
}

impl State {
    /// ML-Q48: who flees or retires counts as a column at bridges and fords.
    pub(crate) fn fugitive(&self, id: UnitId) -> Walker {
        let walker = self.walker(id, Formation::Disorganised);
        Walker { by_bridge: walker.by_bridge || holds("Q48"), ..walker }
    }

    pub(crate) fn walker(&self, id: UnitId, formation: Formation) -> Walker {
        let (arm, marker) = (self.arm(id), self.troop(id).marker);
        let limbered = formation == Formation::Limbered;
        Walker {
            by_road: formation == Formation::MarchColumn || limbered,
            by_bridge: (formation.is_column() || limbered) && holds("1.30")
                || marker == Marker::Routed
                || self.troop(id).retiring,
            artillery: arm == Arm::Artillery,
            enters_buildings: arm == Arm::Infantry,
        }
    }

    /// How far a unit gets along a way at some pace.
    pub(crate) fn farthest(
        &self,
        survey: &Survey,
        budget: MoveBudget,
        arm: Arm,
        pace: impl Fn(Crossed) -> Pace,
    ) -> Gone {
        enum Meets {
            Worse(Crossed),
            Obstacle(u8),
            Barred,
        }
        let mut events: Vec<(i64, Meets)> =
            survey.worsens.iter().map(|(at, ground)| (*at, Meets::Worse(*ground))).collect();
        events.extend(survey.crossings.iter().map(|(at, number)| (*at, Meets::Obstacle(*number))));
        events.extend(survey.barred.map(|at| (at, Meets::Barred)));
        events.sort_by_key(|(at, _)| *at);
        let allowance = |ground: Crossed| i64::from(pace(ground).allowance) * PAS;
        let limit = |ground: Crossed, obstacles: u8| {
            let cost = i64::from(extra_cost(i32::from(obstacles), false)) * PAS;
            (allowance(ground) * budget.halves / 2 + budget.bonus - budget.spent - cost).max(0)
        };
        let mut worst = survey.worsens.first().map_or(CLEAR, |(_, ground)| *ground);
        let (mut obstacles, mut credit, mut stop) = (0, None, None);
        let mixed = survey.worsens.len() > 1;
        let pro_rata = self.house().pro_rata_terrain || (mixed && !holds("Q46"));
        // ML-Q46: what a stretch of worse ground takes of the allowance of the best.
        let mut lost = 0;
        for (at, meets) in events {
            let reach = (limit(worst, obstacles) - lost).min(budget.wants);
            if reach < at {
                break;
            }
            match meets {
                Meets::Worse(ground) => {
                    if pace(ground).impassable || limit(ground, obstacles) == 0 {
                        stop = Some((at - BEFORE).max(0));
                        break;
                    }
                    if pro_rata {
                        let left = (limit(worst, obstacles) - lost - at).max(0);
                        let share = left * allowance(ground) / allowance(worst).max(1);
                        lost = limit(ground, obstacles) - at - share;
                    } else if limit(ground, obstacles) <= at {
                        stop = Some(at);
                        break;
                    }
                    worst = ground;
                }
                Meets::Obstacle(number) => {
                    let face = (at - half_depth(arm)).max(0);
                    let free = budget.credit == Some(number) && holds("Q47");
                    let after = if free { obstacles } else { obstacles + 1 };
                    if arm == Arm::Artillery && holds("1.29") {
                        stop = Some(face);
                        break;
                    }
                    // ML-Q150: half a pas beyond it, or not at all.
                    let beyond = if holds("Q150") { PAS / 2 } else { 0 };
                    if limit(worst, after) - lost < at + beyond {
                        (stop, credit) = (Some(face), Some(number).filter(|_| holds("1.28")));
                        break;
                    }
                    if budget.wants < at + beyond {
                        stop = Some(face);
                        break;
                    }
                    obstacles = after;
                }
                Meets::Barred => {
                    stop = Some((at - BEFORE).max(0));
                    break;
                }
            }
        }
        let reach = (limit(worst, obstacles) - lost).min(budget.wants).max(0);
        let length = stop.map_or(reach, |stop| stop.min(reach));
        Gone { length, obstacles, credit, basic: allowance(worst) }
    }

    /// The end of a way before the elements of an enemy are touched.
    pub(crate) fn before_enemies(
        &self,
        id: UnitId,
        way: &Way,
        length: i64,
        only_lead: bool,
    ) -> i64 {
        let side = self.side(id).enemy();
        let (start, end) = (way.0[0], way.point(length).0);
        let path = Line::new(start, end);
        let near: Vec<Body> = self
            .army(side)
            .filter(|enemy| path.passes_nearer_than(self.spot(*enemy), 8 * PAS))
            .map(|enemy| self.blocking(enemy))
            .collect();
        if near.is_empty() {
            return length;
        }
        let troop = self.troop(id);
        let touches = |at: i64| {
            let pose = troop.pose.at(way.point(at).0);
            let body = if only_lead {
                Body::Block(super::geometry::lead(self.arm(id), pose))
            } else {
                Body::of(self.arm(id), Formation::Disorganised, troop.elements, pose)
            };
            near.iter().any(|enemy| self.overlap(&body, enemy))
        };
        let before = near.iter().filter(|enemy| {
            let pose = troop.pose;
            let body = Body::Block(super::geometry::lead(self.arm(id), pose));
            self.overlap(&body, enemy)
        });
        if before.count() > 0 {
            return 0;
        }
        let step = PAS / 4;
        let mut at = 0;
        while at < length {
            let next = (at + step).min(length);
            if touches(next) {
                let free = last_such(next, step, |at| !touches(at));
                return (free - SLACK).max(0);
            }
            at = next;
        }
        length
    }

    /// ML-Q127, ML-Q147: the last place up to a length at which a unit stands on no friend, or the first
    /// one within 2 pas beyond.
    pub(crate) fn off_friends(&self, id: UnitId, way: &Way, length: i64, beyond: i64) -> i64 {
        let side = self.side(id);
        let friends: Vec<Body> = self
            .army(side)
            .filter(|friend| *friend != id)
            .map(|friend| self.body(friend))
            .collect();
        let pose = self.troop(id).pose;
        let free = |at: i64| {
            let lead = Body::Block(super::geometry::lead(self.arm(id), pose.at(way.point(at).0)));
            !friends.iter().any(|friend| self.overlap(&lead, friend))
        };
        if free(length) {
            return length;
        }
        let step = PAS / 8;
        let mut on = length;
        while on + step <= length + beyond {
            on += step;
            if free(on) {
                // The first place beyond that is free, with what an overlap forgives.
                let (mut bad, mut good) = (on - step, on);
                while good - bad > 1 {
                    let between = i64::midpoint(bad, good);
                    if free(between) { good = between } else { bad = between }
                }
                return (good + SLACK).min(length + beyond);
            }
        }
        (last_such(length, step, free) - SLACK).max(0)
    }

    /// Whether a lead centre has left the table.
    pub(crate) fn is_off(&self, at: Spot) -> bool {
        !self.battle.is_on_table(at)
    }

    /// How far along a way the table ends.
    pub(crate) fn to_edge(&self, way: &Way, length: i64) -> Option<i64> {
        if !self.is_off(way.point(length).0) {
            return None;
        }
        let (mut on, mut off) = (0, length);
        while off - on > 1 {
            let between = i64::midpoint(on, off);
            if self.is_off(way.point(between).0) { off = between } else { on = between }
        }
        Some(on)
    }

    /// A unit goes somewhere: generals with it go as well.
    pub(crate) fn put(&mut self, id: UnitId, pose: Pose) {
        self.troop_mut(id).pose = pose;
        self.generals_follow();
    }
}

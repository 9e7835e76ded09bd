//! What it is worth to stand in a hex.

use super::super::battle::SIDES;
use super::super::choice::UnitId;
use super::super::map::{At, MOST_HEXES};
use super::super::paths::Distances;
use super::super::state::State;
use super::attack::works;
use super::standing::value;
use crate::ch03_depots::supply_range;
use crate::unit::{Class, Posture, Side, Terrain};

/// Beyond this an enemy is no threat in the coming turn.
const THREAT: i32 = 3;

/// What a side must know of the whole map before it moves anybody: reckoned once for all its answers.
#[derive(Debug)]
pub(super) struct Scene<'a> {
    pub(super) state: &'a State,
    pub(super) side: Side,
    /// Combat value of the enemy near each hex.
    threat: Vec<u16>,
    /// The same of friends.
    friends: Vec<u16>,
    /// Where the side is fed.
    depots: Distances,
    /// What each objective is worth to go to.
    aims: Vec<(At, i64)>,
    /// How far the battle has gone, in hundredths.
    late: i64,
}

impl<'a> Scene<'a> {
    pub(super) fn new(state: &'a State, side: Side) -> Self {
        let mut near = [vec![0u16; state.map().len()], vec![0u16; state.map().len()]];
        for owner in SIDES {
            let stacks = state.board.0.combat[owner as usize].iter();
            for at in stacks {
                let value: i32 = state.combat_units(at).map(|id| state.left(id).combat).sum();
                let reach = if state.combat_units(at).any(|id| state.class(id) == Class::Cavalry) {
                    THREAT + 2
                } else {
                    THREAT
                };
                for hex in state.map().within(at, reach) {
                    let far = state.map().distance(at, hex);
                    let felt = if far <= 2 { value } else { value / 2 };
                    near[owner as usize][usize::from(hex)] += felt as u16;
                }
            }
        }
        let [white, red] = near;
        let (friends, threat) = if side == Side::White { (white, red) } else { (red, white) };
        let goals = state.battle.goals.iter();
        let aims = goals
            .map(|goal| {
                let held = state.controls(side, goal.at);
                let points = i64::from(goal.points);
                // What is lost is worth going for; what is held, guarding if it is threatened.
                let contested = threat[usize::from(goal.at)] > 0;
                let weight = match (held, contested) {
                    (false, _) => 3,
                    (true, true) => 2,
                    (true, false) => 0,
                };
                (goal.at, weight * points)
            })
            .filter(|(_, worth)| *worth > 0)
            .collect();
        let late = 100 * i64::from(state.turn) / i64::from(state.last.max(1));
        Self { state, side, threat, friends, depots: state.depot_distances(side), aims, late }
    }

    /// What it is worth for a combat unit to end in a hex.
    pub(super) fn place(&self, id: UnitId, at: At, epc: bool) -> i64 {
        let state = self.state;
        let class = state.class(id);
        let place = state.map().place(at);
        let speed = if class == Class::Cavalry { 6 } else { 4 };
        let goals: i64 = self
            .aims
            .iter()
            .map(|(goal, worth)| {
                let far = i64::from(state.map().distance(at, *goal));
                let near = if far == 0 { 40 } else { 30 * speed / (speed + far) };
                worth * near
            })
            .sum();
        let mut score = goals / 10;
        let terrain = i64::from(place.terrain.map_or(0, Terrain::defence));
        let dug_in = i64::from(works(state, at).defence());
        let threat = i64::from(self.threat[usize::from(at)]);
        let friends = i64::from(self.friends[usize::from(at)]);
        if threat > 0 {
            score += 4 * (terrain + dug_in);
            score += if epc { 3 } else { -6 };
            // Nobody stands alone before a strong enemy.
            let exposed = (threat - 2 * friends).max(0);
            score -= exposed.min(20) * (100 - self.late / 2) / 100;
        }
        if !self.is_fed(class, at) {
            score -= 25;
        }
        score
    }

    pub(super) fn threat_at(&self, at: At) -> i64 {
        i64::from(self.threat[usize::from(at)])
    }

    pub(super) fn friends_at(&self, at: At) -> i64 {
        i64::from(self.friends[usize::from(at)])
    }

    fn is_fed(&self, class: Class, at: At) -> bool {
        if !self.state.battle.has_depots {
            return true;
        }
        let range = supply_range(class).unwrap_or(0);
        range == 0 || self.depots.to(at).is_some_and(|far| far <= range)
    }

    /// What it is worth for any other counter to end in a hex.
    pub(super) fn place_of_others(&self, id: UnitId, at: At) -> i64 {
        let state = self.state;
        let class = state.class(id);
        let escorted = state.board.0.combat[self.side as usize].has(at);
        let threat = self.threat_at(at);
        let front = i64::from(self.nearest_enemy(at));
        match class {
            Class::Artillery | Class::HorseArtillery => {
                let fed = if self.is_fed(class, at) { 0 } else { -20 };
                let range = i64::from(state.counter(id).range.max(1));
                let close = -3 * (front - range).abs();
                close
                    + fed
                    + if escorted {
                        12
                    } else if threat > 0 {
                        -25
                    } else {
                        0
                    }
            }
            Class::Tank | Class::ArmouredCar => {
                -2 * front
                    + if escorted {
                        15
                    } else if threat > 0 {
                        -20
                    } else {
                        0
                    }
            }
            Class::ArmouredTrain => {
                let close = -2 * (front - 2).abs();
                close
                    + if escorted {
                        10
                    } else if threat > 0 {
                        -15
                    } else {
                        0
                    }
            }
            Class::Leader => {
                let own = state.stack(at).filter(|other| state.is_combat(*other)).filter(|other| {
                    let formation = state.counter(*other).formation;
                    state.counter(id).commands.contains(&formation)
                });
                let (mut led, mut routed) = (0, 0);
                for other in own {
                    led += value(state, other);
                    if state.unit(other).posture == Posture::Routed {
                        routed += value(state, other);
                    }
                }
                led / 4
                    + routed
                    + if escorted {
                        10
                    } else if threat > 0 {
                        -30
                    } else {
                        -5
                    }
            }
            Class::Depot => {
                let behind = (front - 4).abs();
                let safe = if threat > 0 && !escorted { -60 } else { 0 };
                safe - 4 * behind
            }
            Class::Flotilla => -2 * (front - 2).abs(),
            _ => 0,
        }
    }

    /// How far the nearest enemy stack is, as far as it matters.
    pub(super) fn nearest_enemy(&self, at: At) -> i32 {
        let state = self.state;
        let stacks = state.board.0.occupied[self.side.enemy() as usize].iter();
        stacks.map(|hex| state.map().distance(at, hex)).min().unwrap_or(12).min(12)
    }
}

const _: () = assert!(MOST_HEXES <= u16::MAX as usize);

//! What it is worth to stand in a hex.

use engine::Log;
use engine::scenario::judge;

use super::super::battle::{Goal, SIDES};
use super::super::choice::UnitId;
use super::super::map::{At, HexSet, MOST_HEXES};
use super::super::paths::Distances;
use super::super::state::{State, seat_of};
use super::attack::works;
use super::standing::{stake, value};
use crate::ch03_depots::supply_range;
use crate::scenario::Counts;
use crate::unit::{Class, Posture, Side, Terrain};

/// Beyond this an enemy is no threat in the coming turn.
const THREAT: i32 = 3;

/// An objective, and what it takes to have it.
#[derive(Clone, Copy, Debug)]
struct Aim {
    at: At,
    /// What it is worth to go there, or to stay.
    worth: i64,
    /// What it is worth to have it.
    stake: i64,
    /// How much more it is worth because it may decide the battle, in quarters.
    weight: i64,
    held: bool,
    /// Combat value that holds it, and that it takes to hold it.
    guard: i64,
    needed: i64,
}

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
    /// How far the nearest enemy is from each hex.
    front: [u8; MOST_HEXES],
    aims: Vec<Aim>,
    /// What every objective weighs, in quarters.
    weights: Vec<(At, i64)>,
    /// How much of what counts the side holds, in hundredths: who has it all defends it.
    holds: i64,
    /// How far the battle has gone, in hundredths.
    late: i64,
    /// What a point of an objective is worth.
    pub(super) stake: i64,
    /// The hexes that the enemy could attack in his next turn; none where he has no other.
    open: HexSet,
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
        let late = 100 * i64::from(state.turn) / i64::from(state.last.max(1));
        let stake = stake(state);
        let replies = has_another_turn(state, side.enemy());
        let open = if replies { open_to_the_enemy(state, side) } else { HexSet::default() };
        let deciding = Deciding::new(state);
        let aim = |goal: &Goal| {
            let (at, points) = (goal.at, i64::from(goal.points));
            let held = state.controls(side, at);
            // In the last turn what he cannot reach any more is safe.
            let safe = !open.has(at) && (!replies || state.turn >= state.last);
            let near = if safe { 0 } else { i64::from(threat[usize::from(at)]) };
            let ground = state.map().place(at).terrain.map_or(0, Terrain::defence);
            let ground = i64::from(ground + works(state, at).defence()).max(0);
            let own = state.combat_units(at).filter(|id| state.side(*id) == side);
            let needed = if near > 0 { 1 + near * 8 / (3 * (4 + ground)) } else { 0 };
            Aim {
                at,
                weight: deciding.weight(goal),
                // What is lost is worth going for; what is held, guarding if it is threatened.
                worth: if held { 2 * points } else { 3 * points },
                stake: stake * points,
                held,
                guard: own.map(|id| i64::from(state.left(id).combat)).sum(),
                // Behind a front that holds a picket is enough.
                needed: if open.has(at) { needed } else { (needed + 2) / 3 },
            }
        };
        let goals = state.battle.goals.iter();
        let weights = goals.clone().map(|goal| (goal.at, deciding.weight(goal))).collect();
        let aims = goals.map(aim);
        let aims = aims.filter(|aim| !aim.held || aim.needed > 0).collect();
        let (depots, front) = (state.depot_distances(side), front(state, side));
        let holds = share_held(state, side);
        Self {
            state,
            side,
            threat,
            friends,
            depots,
            front,
            aims,
            weights,
            holds,
            late,
            stake,
            open,
        }
    }

    /// Objectives of the enemy that nobody holds, and what it is worth to pass through each (OT-Q84).
    pub(super) fn prizes(&self) -> Vec<(At, i64)> {
        let enemy = self.side.enemy();
        let free = |aim: &&Aim| !aim.held && !self.state.is_occupied_by(enemy, aim.at);
        let worth = |aim: &Aim| {
            let taken = (30 * aim.worth + 10 * aim.stake) * aim.weight / 40;
            // He may come back for it.
            (aim.at, if self.open.has(aim.at) { taken / 2 } else { taken })
        };
        self.aims.iter().filter(free).map(worth).collect()
    }

    /// What an objective weighs, in quarters.
    pub(super) fn weight(&self, at: At) -> i64 {
        self.weights.iter().find(|(other, _)| *other == at).map_or(4, |(_, weight)| *weight)
    }

    /// Whether the enemy may still dispute a hex before the battle ends.
    pub(super) fn is_disputed(&self, at: At) -> bool {
        self.state.turn < self.state.last || self.open.has(at)
    }

    /// What an objective is worth to a unit that ends so far from it.
    fn pull(&self, aim: &Aim, id: UnitId, at: At) -> i64 {
        let state = self.state;
        let far = i64::from(state.map().distance(at, aim.at));
        // The first who guard it matter more than the last.
        let mut short = 100;
        if aim.held {
            let there = state.unit(id).at == aim.at;
            let others = aim.guard - if there { i64::from(state.left(id).combat) } else { 0 };
            if others >= aim.needed {
                return 0;
            }
            short = 100 * (aim.needed - others) / aim.needed.max(1);
        }
        let speed = if state.class(id) == Class::Cavalry { 6 } else { 4 };
        let worth = aim.weight * short / 100;
        if far == 0 {
            return (30 * aim.worth + 10 * aim.stake) * worth / 4;
        }
        aim.worth * 30 * speed / (speed + far) * worth / 4
    }

    /// What it is worth for a combat unit to end in a hex.
    pub(super) fn place(&self, id: UnitId, at: At, epc: bool) -> i64 {
        let state = self.state;
        let class = state.class(id);
        let place = state.map().place(at);
        let goals: i64 = self.aims.iter().map(|aim| self.pull(aim, id, at)).sum();
        let mut score = goals / 10;
        let terrain = i64::from(place.terrain.map_or(0, Terrain::defence));
        let dug_in = i64::from(works(state, at).defence());
        let threat = if self.is_disputed(at) { self.threat_at(at) } else { 0 };
        let friends = i64::from(self.friends[usize::from(at)]);
        if threat > 0 {
            score += 4 * terrain + (4 + 8 * self.holds / 100) * dug_in;
            score += if epc { 3 } else { -6 };
            // Nobody stands alone before a strong enemy, least of all in the open.
            let exposed = (threat - 2 * friends).max(0);
            let cover = 2 + (terrain + dug_in).max(0);
            score -= 2 * exposed.min(20) * (100 - self.late / 2) / (100 * cover);
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
                safe - 4 * behind + self.feeds(at)
            }
            Class::Flotilla => -2 * (front - 2).abs(),
            _ => 0,
        }
    }

    /// PE of combat units that a depot in a hex would feed.
    fn feeds(&self, at: At) -> i64 {
        let state = self.state;
        let near = |id: &UnitId| {
            let range = supply_range(state.class(*id)).unwrap_or(0);
            state.is_combat(*id) && state.map().distance(state.unit(*id).at, at) <= range
        };
        state.on_map(self.side).filter(near).map(|id| i64::from(state.pe(id))).sum()
    }

    /// How far the nearest enemy stack is, as far as it matters.
    pub(super) fn nearest_enemy(&self, at: At) -> i32 {
        i32::from(self.front[usize::from(at)])
    }
}

/// Which objectives decide the battle as it stands.
#[derive(Debug)]
struct Deciding<'a> {
    state: &'a State,
    points: [i32; 2],
    /// How far the battle has gone, in hundredths.
    late: i64,
}

impl<'a> Deciding<'a> {
    fn new(state: &'a State) -> Self {
        let points = SIDES.map(|side| state.points(side, &mut Log::silent()));
        let late = 100 * i64::from(state.turn) / i64::from(state.last.max(1));
        Self { state, points, late }
    }

    /// In quarters: more if the battle would end otherwise did this objective change hands, the later the
    /// more; and if it is one of the last that are wanting for a sudden victory.
    fn weight(&self, goal: &Goal) -> i64 {
        let state = self.state;
        // Where nothing else counts, what changes nothing in the last turn is worth little.
        let decided = self.late >= 100 && state.battle.counts == Counts::Objectives;
        let mut weight = if decided { 1 } else { 4 };
        let winner = |points: [i32; 2]| judge(&state.battle.levels, points, seat_of).0;
        let holder = SIDES.into_iter().find(|side| state.controls(*side, goal.at));
        if let Some(holder) = holder {
            let mut points = self.points;
            points[holder as usize] -= goal.points;
            points[holder.enemy() as usize] += goal.points;
            if winner(points) != winner(self.points) {
                weight += 8 * self.late * self.late / 10_000;
            }
        }
        for sudden in state.battle.sudden.iter().filter(|one| one.hexes.contains(&goal.at)) {
            if state.turn > sudden.until {
                continue;
            }
            let others = sudden.hexes.iter().filter(|at| **at != goal.at);
            let has = others.clone().filter(|at| state.controls(sudden.side, **at)).count() as i64;
            let (all, mine) = (others.count().max(1) as i64, state.controls(sudden.side, goal.at));
            // Whoever would win by it wants the last ones; the other side clings to them.
            if !mine {
                weight += 6 * has / all;
            }
        }
        weight
    }
}

/// Whether a side will be on the move once more after the player turn that is being played.
fn has_another_turn(state: &State, side: Side) -> bool {
    state.turn < state.last || side != state.active && state.active == state.battle.first
}

/// How much of the points of the objectives a side holds, in hundredths.
fn share_held(state: &State, side: Side) -> i64 {
    let all: i64 = state.battle.goals.iter().map(|goal| i64::from(goal.points)).sum();
    100 * i64::from(state.objective_points(side)) / all.max(1)
}

/// Hexes that a cavalryman, and a man on foot, covers before an attack.
const RIDES: usize = 6;
const WALKS: usize = 3;

/// The hexes that the enemy of a side could attack in his next turn: beside those that his stacks can
/// reach without passing through zones.
fn open_to_the_enemy(state: &State, side: Side) -> HexSet {
    let (own, enemy) = (side as usize, side.enemy() as usize);
    let board = &state.board.0;
    let (blocked, zoned) = (board.occupied[own], board.zones[own].without(&board.combat[enemy]));
    let rides = |at: &At| state.combat_units(*at).any(|id| state.class(id) == Class::Cavalry);
    let stacks = board.combat[enemy];
    let horse: HexSet = stacks.iter().filter(rides).collect();
    let mut reached = stacks;
    for (starts, steps) in [(stacks, WALKS), (horse, RIDES)] {
        let mut edge = starts;
        for _ in 0..steps {
            let next = state.battle.neighbours.next_to(&edge).without(&blocked);
            let next = next.without(&if steps == WALKS { reached } else { edge });
            reached = reached.or(&next);
            // Whoever enters a zone goes no further.
            edge = next.without(&zoned);
            if edge.is_empty() {
                break;
            }
        }
    }
    state.battle.neighbours.next_to(&reached)
}

/// Beyond this it does not matter how far the enemy is.
const FAR: u8 = 12;

/// How far the nearest enemy stack is from each hex, as far as it matters.
fn front(state: &State, side: Side) -> [u8; MOST_HEXES] {
    let mut far = [FAR; MOST_HEXES];
    let mut seen = state.board.0.occupied[side.enemy() as usize];
    seen.each(|at| far[usize::from(at)] = 0);
    let mut edge = seen;
    for distance in 1..FAR {
        edge = state.battle.neighbours.next_to(&edge).without(&seen);
        if edge.is_empty() {
            break;
        }
        edge.each(|at| far[usize::from(at)] = distance);
        seen = seen.or(&edge);
    }
    far
}

const _: () = assert!(MOST_HEXES <= u16::MAX as usize);

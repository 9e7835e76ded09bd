//! OT-7 How far a counter gets: the cheapest ways from its hex, on indices.

use engine::{Log, Refusal};

use super::battle::{BARRED, step_cost};
use super::choice::UnitId;
use super::map::{At, HexSet, MOST_HEXES, NOWHERE};
use super::state::{BROKEN, DERAILED, NC, State};
use super::step::refusal;
use crate::ch07_movement::{Gait, allowance, cost_with_zones, gait, mp};
use crate::ch12_octobre_blanc::fatigue_level;
use crate::unit::{Class, Side};
use crate::{holds, ot};

/// A counter on its way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walker<'a> {
    state: &'a State,
    pub(super) class: Class,
    gait: Gait,
    from: At,
    /// OT-7.5, OT-Q83: hexes in which it may not be at all.
    pub(super) closed: HexSet,
    /// OT-7.4: hexes in a zone of the enemy that nobody cancels for it.
    pub(super) zoned: HexSet,
    /// OT-7.2, OT-7.3: quarters of MP more for a step out of a zone (2) and into one (1); none where
    /// that is forbidden.
    slips: [Option<i32>; 4],
    /// What its steps cost from each hex, where nothing but the ground matters: on land, no bridge
    /// being blown.
    going: Option<&'a [[u8; 6]]>,
}

impl<'a> Walker<'a> {
    pub(crate) fn new(state: &'a State, id: UnitId) -> Self {
        Self::behind(state, id, &[], NOWHERE)
    }

    /// OT-Q149: the same, where some of its stack have gone before it and the others follow: where a
    /// combat unit has gone it cancels zones, and on the way it has taken what there was to take.
    pub(crate) fn behind(state: &'a State, id: UnitId, gone: &[UnitId], end: At) -> Self {
        let (class, side, from) = (state.class(id), state.side(id), state.unit(id).at);
        let (own, enemy) = (side as usize, side.enemy() as usize);
        let board = &state.board.0;
        let led = gone.iter().any(|other| state.is_combat(*other));
        let mut closed = board.occupied[enemy];
        if !class.is_combat() && !led {
            closed = closed.or(&board.prey[enemy]);
        }
        let mut zoned = board.zones[enemy].without(&board.combat[own]);
        if from != NOWHERE && state.in_enemy_zone(side, from) {
            let stays = |other: UnitId| {
                other != id
                    && !gone.contains(&other)
                    && state.unit(other).posture != crate::unit::Posture::Routed
            };
            zoned.set(from, !state.combat_units(from).any(stays));
        }
        if led && end != NOWHERE {
            zoned.remove(end);
        }
        let slips = [(false, false), (false, true), (true, false), (true, true)];
        let slips = slips.map(|(out, into)| match class {
            Class::Flotilla => Some(0),
            _ if !(out || into) => Some(0),
            _ => cost_with_zones(class, 0, out, into, &mut Log::silent()),
        });
        let going = (gait(class) != Gait::Rail && state.blown.is_empty())
            .then(|| &state.battle.going[gait(class) as usize][..]);
        Self { state, class, gait: gait(class), from, closed, zoned, slips, going }
    }

    /// Whether it may be in a hex at all on its way (OT-7.5, OT-Q83).
    fn may_enter(&self, at: At) -> bool {
        !self.closed.has(at)
    }

    /// Quarters of MP for the ground of a step; none where it is barred.
    #[inline]
    fn ground(&self, from: At, side: usize) -> Option<i32> {
        match self.going {
            Some(going) => {
                let cost = going[usize::from(from)][side];
                (cost != BARRED).then_some(i32::from(cost))
            }
            None => self.rare_ground(from, side),
        }
    }

    /// The same off the roads and fields, or where bridges are blown.
    fn rare_ground(&self, from: At, side: usize) -> Option<i32> {
        let map = self.state.map();
        let way = &map.place(from).ways[side];
        if way.to == NOWHERE {
            return None;
        }
        match self.class {
            Class::Flotilla => map.place(way.to).is_water().then_some(mp(1)),
            Class::ArmouredTrain => {
                let whole =
                    way.rail && !self.state.cut.has(way.to) && !self.state.is_blown(from, way.to);
                whole.then_some(mp(1))
            }
            Class::AirDetachment => None,
            _ if way.bridge && self.state.is_blown(from, way.to) => {
                step_cost(map, way, self.gait, true).map(i32::from)
            }
            _ => {
                let cost = self.state.battle.going[self.gait as usize][usize::from(from)][side];
                (cost != BARRED).then_some(i32::from(cost))
            }
        }
    }

    /// Quarters of MP for a step through a side; none where the rules forbid it.
    #[inline]
    pub(crate) fn step(&self, from: At, side: usize) -> Option<i32> {
        let to = self.state.map().place(from).ways[side].to;
        if to == NOWHERE || self.closed.has(to) {
            return None;
        }
        let zones = usize::from(self.zoned.has(from)) * 2 + usize::from(self.zoned.has(to));
        Some(self.ground(from, side)? + self.slips[zones]?)
    }
}

/// What a counter pays at least for each hex, and in how many steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    /// Quarters of MP and steps; `u16::MAX` out of reach.
    labels: [u16; MOST_HEXES],
    /// Quarters of MP that it has.
    pub(crate) budget: i32,
    found: HexSet,
}

const FAR: u16 = u16::MAX;
/// The end of a chain of hexes that wait.
const NO_MORE: u16 = u16::MAX;
/// More quarters of MP than anybody has.
const MOST_COSTS: usize = 128;

const fn label(cost: i32, steps: i32) -> u16 {
    ((cost as u16) << 6) | steps as u16
}

impl Reach {
    /// The cost of a hex in quarters of MP, if it can be reached.
    pub(crate) fn cost(&self, at: At) -> Option<i32> {
        let label = self.labels[usize::from(at)];
        (label != FAR).then_some(i32::from(label >> 6))
    }

    /// Everything within a budget from these hexes, which cost so much by themselves.
    pub(crate) fn search(walker: &Walker<'_>, starts: &[(At, i32)], budget: i32) -> Self {
        Self::search_towards(walker, starts, budget, NOWHERE)
    }

    /// The same, only as far as it matters for one hex.
    pub(crate) fn search_towards(
        walker: &Walker<'_>,
        starts: &[(At, i32)],
        budget: i32,
        end: At,
    ) -> Self {
        let map = walker.state.map();
        let mut labels = [FAR; MOST_HEXES];
        // Hexes that wait, in a chain for each cost.
        let mut first = [NO_MORE; MOST_COSTS];
        let mut chained: Vec<(At, u16, u16)> = Vec::with_capacity(256);
        let budget = budget.min(MOST_COSTS as i32 - 1);
        let mut limit = budget;
        let mut found = HexSet::default();
        let wait = |first: &mut [u16; MOST_COSTS],
                    chained: &mut Vec<(At, u16, u16)>,
                    at: At,
                    label: u16| {
            let chain = &mut first[usize::from(label >> 6)];
            chained.push((at, label, *chain));
            *chain = (chained.len() - 1) as u16;
        };
        for (at, cost) in starts.iter().filter(|(_, cost)| *cost <= budget) {
            let begun = label(*cost, 0);
            if begun < labels[usize::from(*at)] {
                labels[usize::from(*at)] = begun;
                found.insert(*at);
                wait(&mut first, &mut chained, *at, begun);
                if *at == end {
                    limit = limit.min(*cost);
                }
            }
        }
        let mut cost = 0;
        while cost <= limit {
            let next = first[cost as usize];
            if next == NO_MORE {
                cost += 1;
                continue;
            }
            let (at, reached, rest) = chained[usize::from(next)];
            first[cost as usize] = rest;
            let steps = i32::from(reached & 63);
            if reached > labels[usize::from(at)] || steps >= 62 {
                continue;
            }
            for side in 0..6 {
                let Some(step) = walker.step(at, side) else { continue };
                if cost + step > limit {
                    continue;
                }
                let to = map.place(at).ways[side].to;
                let better = label(cost + step, steps + 1);
                if better < labels[usize::from(to)] {
                    labels[usize::from(to)] = better;
                    found.insert(to);
                    wait(&mut first, &mut chained, to, better);
                    if to == end {
                        limit = cost + step;
                    }
                }
            }
        }
        Self { labels, budget, found }
    }

    /// OT-Q100: the cheapest way to a hex, of several the one with fewer hexes, then with the lower
    /// numbers; the starts are not part of it.
    pub(crate) fn way_to(&self, walker: &Walker<'_>, starts: &[At], end: At) -> Option<Vec<At>> {
        if self.labels[usize::from(end)] == FAR {
            return None;
        }
        let map = walker.state.map();
        // Everything that lies on a best way, found from its end.
        let leads = |from: At, side: usize| {
            let to = map.place(from).ways[side].to;
            let (here, there) = (self.labels[usize::from(from)], self.labels[usize::from(to)]);
            here != FAR
                && walker.step(from, side).is_some_and(|step| {
                    label(i32::from(here >> 6) + step, i32::from(here & 63) + 1) == there
                })
        };
        let mut best = HexSet::default();
        let mut open = vec![end];
        best.insert(end);
        while let Some(at) = open.pop() {
            for (side, near) in map.place(at).ways.iter().enumerate() {
                let back = (side + 3) % 6;
                if near.to != NOWHERE && !best.has(near.to) && leads(near.to, back) {
                    best.insert(near.to);
                    open.push(near.to);
                }
            }
        }
        let first = starts
            .iter()
            .copied()
            .filter(|at| best.has(*at) && self.labels[usize::from(*at)] & 63 == 0);
        let mut at = first.min()?;
        let mut way = Vec::new();
        while at != end {
            let next = (0..6)
                .filter(|side| {
                    let to = map.place(at).ways[*side].to;
                    to != NOWHERE && best.has(to) && leads(at, *side)
                })
                .map(|side| map.place(at).ways[side].to)
                .min()?;
            way.push(next);
            at = next;
        }
        Some(way)
    }

    /// Every hex in reach.
    pub(crate) fn found(&self) -> &HexSet {
        &self.found
    }

    /// The same, the lowest first.
    pub(crate) fn hexes(&self) -> impl Iterator<Item = At> + use<> {
        self.found.iter()
    }
}

impl State {
    /// OT-7.1, OT-5.5, OT-12.6, OT-12.7: quarters of MP that a counter has this turn.
    pub(crate) fn movement(&self, id: UnitId) -> i32 {
        let (unit, counter) = (self.unit(id), self.counter(id));
        let mut points = allowance(counter.movement, unit.has(NC), &mut Log::silent());
        if self.house().ob_fatigue && unit.side == Side::White {
            let forced =
                counter.formation.0 < 64 && self.extras.forced >> counter.formation.0 & 1 == 1;
            let tired = fatigue_level(i32::from(self.extras.fatigue)) == 2;
            points += 2 * i32::from(forced) - i32::from(tired);
        }
        mp(points.max(0))
    }

    /// OT-9.30, OT-6.6, OT-Q110: whether something holds a vehicle where it is.
    pub(crate) fn is_stuck(&self, id: UnitId) -> bool {
        let unit = self.unit(id);
        match self.class(id) {
            Class::Tank => unit.has(BROKEN),
            Class::ArmouredTrain => {
                let cut = unit.at != NOWHERE && self.cut.has(unit.at);
                unit.has(DERAILED) || (cut && holds("Q110"))
            }
            Class::AirDetachment => true,
            _ => false,
        }
    }

    /// OT-7.6: the neighbours that a counter may enter by spending all its MP.
    pub(crate) fn one_hex_moves(&self, id: UnitId) -> impl Iterator<Item = At> + '_ {
        let (walker, from, stuck) = (Walker::new(self, id), self.unit(id).at, self.is_stuck(id));
        let allowed = move |side: &usize| {
            !stuck && self.class(id) != Class::Flotilla && walker.step(from, *side).is_some()
        };
        (0..6).filter(allowed).map(move |side| self.map().place(from).ways[side].to)
    }

    /// What a way costs a counter, hex by hex; a refusal names the rule that forbids a step.
    pub(crate) fn cost_of_way(&self, id: UnitId, way: &[At]) -> Result<i32, Refusal> {
        self.cost_for(&Walker::new(self, id), way)
    }

    /// The same for one of a stack.
    pub(crate) fn cost_for(&self, walker: &Walker<'_>, way: &[At]) -> Result<i32, Refusal> {
        let (mut at, mut spent) = (walker.from, 0);
        for next in way {
            let side = self.map().side_towards(at, *next);
            let side = side.ok_or_else(|| refusal(ot("7.1"), "not-a-neighbour"))?;
            if !walker.may_enter(*next) {
                return Err(refusal(ot("7.5"), "enemy-in-the-hex"));
            }
            if walker.ground(at, side).is_none() {
                let rule = match walker.class {
                    Class::ArmouredTrain => ot("9.1"),
                    Class::Flotilla => ot("10.1"),
                    _ => ot("7.1"),
                };
                return Err(refusal(rule, "hex-is-barred"));
            }
            let step = walker.step(at, side);
            spent += step.ok_or_else(|| refusal(ot("7.3"), "may-not-slip-through-zones"))?;
            at = *next;
        }
        Ok(spent)
    }
}

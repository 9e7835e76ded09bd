//! BF-7 Movement on hexes: every place and facing that one activation can reach.

use std::collections::{BTreeMap, BTreeSet};

use board::hex::{Grid, Hex, HexSide, Hexsides};
use engine::input::{Int, List};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch00_board::{
    BoardInput, HexName, Hexes, Walls, check_on_board, check_one_unit_per_hex, hexsides,
};
use crate::ch07_movement::{basic_movement, forced_march};
use crate::options::{HouseRules, ZoneToZone};
use crate::unit::Category;
use crate::{applies, bf, follows};

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MovingUnit {
    hex: HexName,
    facing: Int<0, 5>,
    category: Category,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexMovesInput {
    board: BoardInput,
    unit: MovingUnit,
    #[serde(default)]
    activated: bool,
    #[serde(default)]
    difficult: Hexes,
    #[serde(default)]
    friends: Hexes,
    #[serde(default)]
    enemies: Hexes,
    #[serde(default)]
    walls: Walls,
    /// Links between adjacent hexes.
    #[serde(default)]
    roads: List<(HexName, HexName), 0, 2000>,
    /// It stands in a difficult zone that it entered earlier this turn.
    #[serde(default)]
    entered_difficult: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct Destination {
    hex: HexName,
    facings: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct HexMovesResult {
    destinations: Vec<Destination>,
}

/// The ground and the troops that hem a unit in.
pub trait Surroundings {
    fn on_board(&self, hex: Hex) -> bool;
    fn is_difficult(&self, hex: Hex) -> bool;
    fn holds_friend(&self, hex: Hex) -> bool;
    fn holds_enemy(&self, hex: Hex) -> bool;
    /// A linear protection lies between two neighbours.
    fn wall(&self, from: Hex, to: Hex) -> bool;
    /// A road links two neighbours.
    fn road(&self, from: Hex, to: Hex) -> bool;
}

/// Surroundings told by lists of hexes.
#[derive(Debug, Default)]
pub struct Listed {
    pub grid: Option<Grid>,
    pub difficult: BTreeSet<Hex>,
    pub friends: BTreeSet<Hex>,
    pub enemies: BTreeSet<Hex>,
    pub walls: Hexsides,
    pub roads: Hexsides,
}

impl Surroundings for Listed {
    fn on_board(&self, hex: Hex) -> bool {
        self.grid.is_none_or(|grid| grid.contains(hex))
    }
    fn is_difficult(&self, hex: Hex) -> bool {
        self.difficult.contains(&hex)
    }
    fn holds_friend(&self, hex: Hex) -> bool {
        self.friends.contains(&hex)
    }
    fn holds_enemy(&self, hex: Hex) -> bool {
        self.enemies.contains(&hex)
    }
    fn wall(&self, from: Hex, to: Hex) -> bool {
        self.walls.contains(from, to)
    }
    fn road(&self, from: Hex, to: Hex) -> bool {
        self.roads.contains(from, to)
    }
}

/// BF-7.14: how a step ends: the unit may go on, or must stop there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterStep {
    GoesOn,
    Stops,
}

/// A unit about to move.
#[derive(Debug)]
pub struct Mover<'a, A> {
    pub around: &'a A,
    pub house: &'a HouseRules,
    pub start: Hex,
    pub facing: HexSide,
    pub category: Category,
    pub potential: i32,
    pub entered_difficult: bool,
}

/// Facings as a set of the six sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Facings(u8);

impl Facings {
    /// Every facing.
    pub const ALL: Self = Self(0b11_1111);

    /// This facing only.
    pub const fn only(side: HexSide) -> Self {
        Self(1 << side.number())
    }

    /// The facings of both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the facing is one of them.
    pub const fn contains(self, side: HexSide) -> bool {
        self.0 & (1 << side.number()) != 0
    }

    /// The facings, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = HexSide> {
        HexSide::ALL.into_iter().filter(move |side| self.contains(*side))
    }
}

/// A way in which a move can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    pub hex: Hex,
    pub facings: Facings,
    /// UD of displacement.
    pub steps: i32,
    /// BF-7.18: what it takes of the potential; the extra UD of a road is not counted.
    pub cost: i32,
    /// BF-7.3: a pivot is paid for.
    pub pivots: bool,
    /// BF-19.2: all the way along a road.
    pub by_road: bool,
}

impl End {
    /// BF-7.2: so many UD straight ahead.
    const fn forward(hex: Hex, facings: Facings, steps: i32) -> Self {
        Self { hex, facings, steps, cost: steps, pivots: false, by_road: false }
    }
}

impl<A: Surroundings> Mover<'_, A> {
    /// BF-0.12: the enemies in contact with a hex.
    fn touched_from(&self, hex: Hex) -> impl Iterator<Item = Hex> {
        hex.neighbours().into_iter().filter(|place| self.around.holds_enemy(*place))
    }

    /// BF-18.4: a wall counts, except where a road goes through it.
    fn wall_between(&self, from: Hex, to: Hex) -> bool {
        self.around.wall(from, to) && !self.around.road(from, to)
    }

    /// BF-7.6 to BF-7.11, BF-7.9, BF-18.4, BF-Q16, BF-Q62: whether a step is legal, and whether it is the last.
    pub fn step(&self, from: Hex, to: Hex) -> Option<AfterStep> {
        self.step_of(self.is_engaged(), from, to)
    }

    /// Whether the unit starts in contact with an enemy.
    fn is_engaged(&self) -> bool {
        self.touched_from(self.start).next().is_some()
    }

    fn step_of(&self, engaged: bool, from: Hex, to: Hex) -> Option<AfterStep> {
        let around = self.around;
        if !around.on_board(to) || around.holds_enemy(to) {
            return None;
        }
        let wall = self.wall_between(from, to);
        let difficult = around.is_difficult(to);
        let illegal = (self.category.is_artillery() && (difficult || wall) && applies(bf("Q16")))
            || (self.entered_difficult && !difficult)
            || (engaged && self.slides_to_another_enemy(from, to));
        let contact = || self.touched_from(to).next().is_some();
        let stops = || {
            (difficult && applies(bf("Q14")))
                || (wall && applies(bf("Q62")))
                || contact()
                || self.stopped_by_friend(from, to)
        };
        (!illegal).then(|| if stops() { AfterStep::Stops } else { AfterStep::GoesOn })
    }

    /// BF-7.11, BF-Q11: who starts in contact may not come into contact with another enemy; by a
    /// house rule he may once he has stepped clear of all of them.
    fn slides_to_another_enemy(&self, from: Hex, to: Hex) -> bool {
        let steps_clear =
            self.house.zone_to_zone == ZoneToZone::Step && self.touched_from(from).next().is_none();
        !steps_clear && self.touched_from(to).any(|enemy| enemy.distance(self.start) > 1)
    }

    /// BF-7.10, BF-Q10: by a house rule, coming beside a friend ends the move.
    fn stopped_by_friend(&self, from: Hex, to: Hex) -> bool {
        let around = self.around;
        let beside = |hex: Hex| hex != self.start && around.holds_friend(hex);
        self.house.friendly_zone_stops
            && !beside(from)
            && !beside(to)
            && to.neighbours().into_iter().any(|hex| beside(hex) && hex.distance(from) > 1)
    }

    /// BF-7.3, BF-7.5, BF-Q83: the facings that a displacement of so much cost can end with.
    fn facings(&self, cost: i32) -> impl Iterator<Item = (Facings, i32, bool)> {
        let kept = Facings::only(self.facing);
        let free = if self.house.front_pivot_free {
            let [left, _, right] = self.facing.front();
            kept.and(Facings::only(left)).and(Facings::only(right))
        } else {
            kept
        };
        let pivoted =
            (cost < self.potential && applies(bf("7.3"))).then_some((Facings::ALL, cost + 1, true));
        std::iter::once((free, cost, false)).chain(pivoted)
    }

    /// BF-7.2 to BF-7.5, BF-19.2, BF-19.3: every place and facing within reach. A place may be told
    /// more than once, the cheaper way first.
    pub fn ends(&self, mut add: impl FnMut(End)) {
        // In place.
        for (facings, cost, pivots) in self.facings(0) {
            add(End { hex: self.start, facings, steps: 0, cost, pivots, by_road: false });
        }
        if self.potential < 1 {
            return;
        }
        let engaged = self.is_engaged();
        // One hex in any direction.
        for side in HexSide::ALL {
            let to = self.start.neighbour(side);
            // BF-7.4, BF-Q12: not forward costs 1 UD in all, or by a house rule 1 UD more.
            let aside = !self.facing.front().contains(&side);
            if aside && !applies(bf("7.4")) {
                continue;
            }
            let rear = self.house.rear_move_surcharge && aside;
            let cost = 1 + i32::from(rear);
            if cost <= self.potential
                && self.step_of(engaged, self.start, to).is_some()
                && !self.around.holds_friend(to)
            {
                for (facings, cost, pivots) in self.facings(cost) {
                    add(End { hex: to, facings, steps: 1, cost, pivots, by_road: false });
                }
            }
        }
        // BF-7.7, BF-Q14: one hex from difficult ground.
        let starts_difficult = self.around.is_difficult(self.start);
        if self.potential > 1 && !starts_difficult {
            self.march_forward(engaged, &mut add);
        }
        // Along a road, never in contact with an enemy.
        if !engaged && applies(bf("19.2")) {
            let one = starts_difficult && !self.house.roads_ignore_difficult;
            let most = if one { 1 } else { self.potential + 1 };
            let step = |from: Hex, to: Hex| {
                let on_road = self.around.road(from, to);
                on_road.then(|| self.road_step(from, to)).flatten()
            };
            self.reached(most, &HexSide::ALL, step, |hex, steps| {
                // BF-7.8: whatever a house rule says of roads, guns do not stop in the woods.
                if !(self.category.is_artillery() && self.around.is_difficult(hex)) {
                    let turns = applies(bf("19.3"));
                    let facings = if turns { Facings::ALL } else { Facings::only(self.facing) };
                    let cost = steps - 1;
                    add(End { hex, facings, steps, cost, pivots: false, by_road: true });
                }
            });
        }
    }

    /// BF-7.2: forward only, the facing unchanged. BF-Q83: by a house rule a slight turn, once and
    /// anywhere on the way, costs nothing.
    fn march_forward(&self, engaged: bool, add: &mut impl FnMut(End)) {
        let front = self.facing.front();
        let forward = |from: Hex, to: Hex| self.step_of(engaged, from, to);
        let kept = Facings::only(self.facing);
        self.reached(self.potential, &front, forward, |hex, steps| {
            add(End::forward(hex, kept, steps));
        });
        if !self.house.front_pivot_free {
            return;
        }
        for turned in [front[0], front[2]] {
            let mut turns: Vec<(Hex, i32)> = vec![(self.start, 0)];
            self.reached(self.potential, &front, forward, |hex, steps| turns.push((hex, steps)));
            for (place, gone) in turns {
                let facings = Facings::only(turned);
                if gone > 0 {
                    add(End::forward(place, facings, gone));
                }
                if gone > 0 && self.stops_at(place) {
                    continue;
                }
                self.reached_from(
                    place,
                    self.potential - gone,
                    &turned.front(),
                    forward,
                    |hex, steps| add(End::forward(hex, facings, gone + steps)),
                );
            }
        }
    }

    /// Whether a place ends every move that comes to it.
    fn stops_at(&self, hex: Hex) -> bool {
        self.around.is_difficult(hex) || self.touched_from(hex).next().is_some()
    }

    /// BF-19.2, BF-19.4: a step along a road: walls have a gap there, terrain still counts, unless a
    /// house rule says otherwise (BF-Q63).
    fn road_step(&self, from: Hex, to: Hex) -> Option<AfterStep> {
        let difficult = self.around.is_difficult(to)
            && !self.house.roads_ignore_difficult
            && applies(bf("19.4"));
        let bound = self.entered_difficult && !self.house.roads_ignore_difficult;
        let illegal = self.around.holds_enemy(to)
            || (self.category.is_artillery() && difficult)
            || (bound && !difficult)
            || self.touched_from(to).next().is_some();
        let stops = difficult || self.stopped_by_friend(from, to);
        (!illegal).then_some(if stops { AfterStep::Stops } else { AfterStep::GoesOn })
    }

    /// BF-7.12, BF-7.13, BF-7.14: the hexes that can be reached in so many steps. Friends may be passed,
    /// but no move may end, or have to end, on one.
    fn reached(
        &self,
        most: i32,
        sides: &[HexSide],
        step: impl Fn(Hex, Hex) -> Option<AfterStep>,
        end: impl FnMut(Hex, i32),
    ) {
        self.reached_from(self.start, most, sides, step, end);
    }

    fn reached_from(
        &self,
        start: Hex,
        most: i32,
        sides: &[HexSide],
        step: impl Fn(Hex, Hex) -> Option<AfterStep>,
        mut end: impl FnMut(Hex, i32),
    ) {
        let mut ends: Vec<Hex> = Vec::with_capacity(16);
        let mut passed: Vec<Hex> = Vec::with_capacity(16);
        passed.push(start);
        let mut next = 0;
        for steps in 1..=most {
            let level = next..passed.len();
            next = passed.len();
            for index in level {
                let from = passed[index];
                for side in sides {
                    let to = from.neighbour(*side);
                    if passed.contains(&to) {
                        continue;
                    }
                    let Some(step) = step(from, to) else { continue };
                    let friend = self.around.holds_friend(to);
                    let taken = friend && applies(bf("7.13"));
                    if !taken && !ends.contains(&to) {
                        ends.push(to);
                        end(to, steps);
                    }
                    let may_pass = !friend || (applies(bf("7.12")) && applies(bf("7.14")));
                    if step == AfterStep::GoesOn && may_pass {
                        passed.push(to);
                    }
                }
            }
        }
    }

    /// A way to an end, hex by hex from the start, by the steps that led there.
    pub fn way(&self, end: &End) -> Vec<Hex> {
        let mut way = vec![self.start];
        let engaged = self.is_engaged();
        let forward = |from: Hex, to: Hex| self.step_of(engaged, from, to);
        let found = if end.steps <= 1 {
            false
        } else if end.by_road {
            let along = |from: Hex, to: Hex| {
                self.around.road(from, to).then(|| self.road_step(from, to)).flatten()
            };
            Self::leads_to(&mut way, end.hex, end.steps, &HexSide::ALL, along)
        } else {
            // BF-Q83: where a slight turn is free, the second half of the way may have another front.
            let front = self.facing.front();
            let turned = [front[0], front[2]].map(HexSide::front);
            [front, turned[0], turned[1]]
                .iter()
                .any(|sides| Self::leads_to(&mut way, end.hex, end.steps, sides, forward))
        };
        if !found && end.hex != self.start {
            way.push(end.hex);
        }
        way
    }

    /// Whether a way can be led on to a hex in so many steps; it then is.
    fn leads_to(
        way: &mut Vec<Hex>,
        to: Hex,
        left: i32,
        sides: &[HexSide],
        step: impl Fn(Hex, Hex) -> Option<AfterStep> + Copy,
    ) -> bool {
        let Some(from) = way.last().copied() else { return false };
        for side in sides {
            let next = from.neighbour(*side);
            let goes_on = match step(from, next) {
                None => continue,
                Some(step) => step == AfterStep::GoesOn,
            };
            if next.distance(to) >= left || way.contains(&next) {
                continue;
            }
            way.push(next);
            let there = if left == 1 {
                next == to
            } else {
                goes_on && Self::leads_to(way, to, left - 1, sides, step)
            };
            if there {
                return true;
            }
            way.pop();
        }
        false
    }
}

fn set(hexes: &[HexName]) -> BTreeSet<Hex> {
    hexes.iter().map(|hex| hex.0).collect()
}

fn hex_moves(input: HexMovesInput, log: &mut Log) -> Result<HexMovesResult, Refusal> {
    let grid = input.board.grid();
    let start = input.unit.hex.0;
    check_on_board(grid, [&input.unit.hex], "unit.hex")?;
    check_on_board(grid, input.difficult.iter(), "difficult")?;
    check_on_board(grid, input.friends.iter(), "friends")?;
    check_on_board(grid, input.enemies.iter(), "enemies")?;
    check_on_board(grid, input.walls.iter().map(|wall| &wall.hex), "walls")?;
    check_on_board(grid, input.roads.iter().flat_map(|link| [&link.0, &link.1]), "roads")?;
    let units = input.friends.iter().chain(input.enemies.iter()).map(|hex| hex.0);
    check_one_unit_per_hex(units.chain([start]), "friends")?;
    let broken = input.roads.iter().any(|link| link.0.0.distance(link.1.0) != 1);
    Refusal::when(broken, bf("19.4"), "roads", "road-links-neighbours")?;
    let category = input.unit.category;
    let difficult = set(&input.difficult);
    let stuck = category.is_artillery() && difficult.contains(&start);
    Refusal::when(stuck, bf("7.8"), "unit.hex", "no-artillery-in-difficult")?;
    let nowhere = input.entered_difficult && !difficult.contains(&start);
    Refusal::when(nowhere, bf("7.6"), "entered_difficult", "not-in-difficult-terrain")?;
    let march = forced_march(category, &HouseRules::DEFAULT);
    let potential = if input.activated {
        log.score("potential", bf("7.1"), "forced-march", march).value()
    } else {
        log.score("potential", bf("7.1"), "basic-movement", basic_movement(category)).value()
    };
    let mut roads = Hexsides::default();
    for (one, other) in input.roads.iter() {
        roads.insert(one.0, other.0);
    }
    let around = Listed {
        grid: Some(grid),
        difficult,
        friends: set(&input.friends),
        enemies: set(&input.enemies),
        walls: hexsides(&input.walls),
        roads,
    };
    let facing = HexSide::new(input.unit.facing.get());
    let entered_difficult = input.entered_difficult;
    let house = &HouseRules::DEFAULT;
    let around = &around;
    let mover = Mover { around, house, start, facing, category, potential, entered_difficult };
    let mut ends: BTreeMap<(i32, i32), Facings> = BTreeMap::new();
    mover.ends(|end| {
        let facings = ends.entry((end.hex.column(), end.hex.row())).or_default();
        *facings = facings.and(end.facings);
    });
    let destinations = ends
        .into_iter()
        .map(|((column, row), facings)| Destination {
            hex: HexName(Hex::from_column_row(column, row)),
            facings: facings.iter().map(HexSide::number).collect(),
        })
        .collect();
    Ok(HexMovesResult { destinations })
}

pub static HEX_MOVES: Lookup<HexMovesInput, HexMovesResult> = Lookup::new(
    "hex-moves",
    follows(&[
        "7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7", "7.8", "7.9", "7.10", "7.11", "7.12",
        "7.13", "7.14", "18.4", "19.2", "19.3", "19.4",
    ]),
    hex_moves,
);

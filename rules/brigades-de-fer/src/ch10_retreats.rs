//! BF-10.11 to BF-10.13: where a unit can retreat to, on hexes.

use std::collections::BTreeSet;

use board::hex::{Hex, HexSide};
use engine::input::Int;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch00_board::{
    BoardInput, HexName, Hexes, Walls, check_on_board, check_one_unit_per_hex, hexsides,
};
use crate::ch07_hex_moves::{Facings, Listed, Surroundings};
use crate::unit::Category;
use crate::{applies, bf, follows};

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RetreatingUnit {
    hex: HexName,
    category: Category,
}

fn one() -> Int<1, 6> {
    Int::of(1)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexRetreatsInput {
    board: BoardInput,
    unit: RetreatingUnit,
    /// The enemy that caused it.
    cause: HexName,
    /// UD demanded.
    #[serde(default = "one")]
    distance: Int<1, 6>,
    #[serde(default)]
    difficult: Hexes,
    #[serde(default)]
    friends: Hexes,
    /// All other enemies.
    #[serde(default)]
    enemies: Hexes,
    #[serde(default)]
    walls: Walls,
    /// It stands in a difficult zone that it entered this turn.
    #[serde(default)]
    entered_difficult: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct HexRetreatsResult {
    possible_ud: i32,
    /// Hexes by name, then "off" if the board can be left.
    destinations: Vec<String>,
}

/// A unit that must give ground.
#[derive(Debug)]
pub struct Retreat<'a, A> {
    pub around: &'a A,
    pub start: Hex,
    pub cause: Hex,
    pub distance: i32,
    /// The other enemies that count (BF-Q36).
    pub enemies: &'a [Hex],
    pub entered_difficult: bool,
    /// BF-Q37: over which edges the board may be left, and its last column and row.
    pub edges: Edges,
    pub size: [i64; 2],
}

/// Edges of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edges {
    pub north: bool,
    pub east: bool,
    pub south: bool,
    pub west: bool,
}

impl Edges {
    /// Every edge.
    pub const ALL: Self = Self { north: true, east: true, south: true, west: true };

    /// BF-10.12, BF-Q37: whether a place off a board of this size lies beyond one of these edges. A
    /// corner belongs to both of its edges.
    pub const fn lead_to(self, [x, y]: [i64; 2], [width, height]: [i64; 2]) -> bool {
        (self.north && y < 0)
            || (self.south && y > height)
            || (self.west && x < 0)
            || (self.east && x > width)
    }
}

/// How far a unit can retreat, and where it may end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WaysOut {
    pub possible: i32,
    /// Each end, with the sides by which the last step can lead there.
    pub ends: Vec<(Hex, Facings)>,
    /// BF-10.12: the board can be left.
    pub off: bool,
}

impl<A: Surroundings> Retreat<'_, A> {
    /// BF-10.5, BF-10.11, BF-10.13: every step leads away from the cause and not closer to any
    /// other enemy.
    fn may_step(&self, from: Hex, to: Hex) -> bool {
        to.distance(self.cause) > from.distance(self.cause)
            && (self.enemies.iter().all(|enemy| to.distance(*enemy) >= from.distance(*enemy))
                || !applies(bf("10.5")))
            && (!self.entered_difficult || self.around.is_difficult(to))
            && !self.around.holds_enemy(to)
    }

    /// BF-10.11, BF-10.12: the retreat is as long as it can be; leaving the board is as far as
    /// anyone can ask. BF-10.13: difficult ground and walls end it.
    pub fn ways_out(&self) -> WaysOut {
        let mut ways = WaysOut::default();
        let most = if self.around.is_difficult(self.start) { 1 } else { self.distance };
        let mut moving = vec![self.start];
        for length in 1..=most.min(self.distance) {
            let mut next: Vec<Hex> = Vec::new();
            let mut ends: Vec<(Hex, Facings)> = Vec::new();
            for from in moving {
                for side in HexSide::ALL {
                    let to = from.neighbour(side);
                    if !self.may_step(from, to) {
                        continue;
                    }
                    if !self.around.on_board(to) {
                        let place = [i64::from(to.column()), i64::from(to.row())];
                        ways.off |= self.edges.lead_to(place, self.size);
                        continue;
                    }
                    if !self.around.holds_friend(to) {
                        let last = Facings::only(side);
                        match ends.iter_mut().find(|end| end.0 == to) {
                            Some(end) => end.1 = end.1.and(last),
                            None => ends.push((to, last)),
                        }
                    }
                    let stops = (self.around.is_difficult(to) || self.around.wall(from, to))
                        && applies(bf("10.13"))
                        && applies(bf("Q38"));
                    if !stops && !next.contains(&to) {
                        next.push(to);
                    }
                }
            }
            if !ends.is_empty() {
                ways.possible = length;
                ways.ends = ends;
            }
            moving = next;
            if moving.is_empty() {
                break;
            }
        }
        if ways.off && ways.possible < self.distance {
            ways.possible = self.distance;
            ways.ends.clear();
        }
        ways
    }
}

fn hex_retreats(input: HexRetreatsInput, log: &mut Log) -> Result<HexRetreatsResult, Refusal> {
    let grid = input.board.grid();
    let start = input.unit.hex.0;
    check_on_board(grid, [&input.unit.hex], "unit.hex")?;
    check_on_board(grid, [&input.cause], "cause")?;
    check_on_board(grid, input.difficult.iter(), "difficult")?;
    check_on_board(grid, input.friends.iter(), "friends")?;
    check_on_board(grid, input.enemies.iter(), "enemies")?;
    check_on_board(grid, input.walls.iter().map(|wall| &wall.hex), "walls")?;
    let units = input.friends.iter().chain(input.enemies.iter()).map(|hex| hex.0);
    check_one_unit_per_hex(units.chain([start, input.cause.0]), "friends")?;
    let set = |hexes: &[HexName]| hexes.iter().map(|hex| hex.0).collect::<BTreeSet<Hex>>();
    let difficult = set(&input.difficult);
    let artillery = input.unit.category.is_artillery();
    let stuck = artillery && difficult.contains(&start);
    Refusal::when(stuck, bf("7.8"), "unit.hex", "no-artillery-in-difficult")?;
    let nowhere = input.entered_difficult && !difficult.contains(&start);
    Refusal::when(nowhere, bf("7.6"), "entered_difficult", "not-in-difficult-terrain")?;
    if artillery {
        log.note(bf("10.3"), "artillery-never-retreats");
        return Ok(HexRetreatsResult { possible_ud: 0, destinations: Vec::new() });
    }
    let enemies: Vec<Hex> = input.enemies.iter().map(|hex| hex.0).collect();
    let around = Listed {
        grid: Some(grid),
        difficult,
        friends: set(&input.friends),
        enemies: set(&input.enemies),
        walls: hexsides(&input.walls),
        ..Listed::default()
    };
    let mut ways = Retreat {
        around: &around,
        start,
        cause: input.cause.0,
        distance: input.distance.get(),
        enemies: &enemies,
        entered_difficult: input.entered_difficult,
        edges: Edges::ALL,
        size: [i64::from(grid.columns) - 1, i64::from(grid.rows) - 1],
    }
    .ways_out();
    ways.ends.sort_by_key(|(hex, _)| (hex.column(), hex.row()));
    if ways.possible < input.distance.get() {
        let missing = input.distance.get() - ways.possible;
        log.note_value(bf("10.4"), "stands-instead-of-ground", i64::from(missing));
    }
    let mut destinations: Vec<String> = ways.ends.iter().map(|(hex, _)| hex.to_string()).collect();
    if ways.off {
        log.note(bf("10.12"), "may-leave-the-table");
        destinations.push("off".to_owned());
    }
    Ok(HexRetreatsResult { possible_ud: ways.possible, destinations })
}

pub static HEX_RETREATS: Lookup<HexRetreatsInput, HexRetreatsResult> = Lookup::new(
    "hex-retreats",
    follows(&["10.3", "10.4", "10.5", "10.11", "10.12", "10.13"]),
    hex_retreats,
);

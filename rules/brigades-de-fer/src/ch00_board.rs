//! BF-0 Board geometry on hexes: what is asked of a hex map, and the line of fire across it.

use std::collections::BTreeMap;

use board::hex::{Grid, Hex, HexSide, Hexsides, line_is_cut};
use engine::input::{Int, List};
use engine::{Log, Lookup, Refusal, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::HouseRules;
use crate::{applies, bf, follows};

pub use board::hex::{HexName, HexsideName};

/// A list of hexes, at most as many as the largest board has.
pub type Hexes = List<HexName, 0, 676>;

/// The size of the board.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardInput {
    columns: Int<1, 26>,
    rows: Int<1, 26>,
}

impl BoardInput {
    pub fn grid(self) -> Grid {
        Grid { columns: self.columns.get(), rows: self.rows.get() }
    }
}

/// A linear protection on one side of a hex.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WallInput {
    pub hex: HexName,
    pub side: Int<0, 5>,
}

/// Linear protections, as the sides of hexes (BF-0.20).
pub type Walls = List<WallInput, 0, 2000>;

/// The walls as hexsides that belong to both hexes.
pub fn hexsides(walls: &[WallInput]) -> Hexsides {
    let mut sides = Hexsides::default();
    for wall in walls {
        sides.insert(wall.hex.0, wall.hex.0.neighbour(HexSide::new(wall.side.get())));
    }
    sides
}

/// BF-0.3: every named hex is on the board.
pub fn check_on_board<'a>(
    grid: Grid,
    hexes: impl IntoIterator<Item = &'a HexName>,
    field: &'static str,
) -> Result<(), Refusal> {
    let off = hexes.into_iter().any(|hex| !grid.contains(hex.0));
    Refusal::when(off, bf("0.3"), field, "hex-off-the-board")
}

/// BF-0.11: at most one unit in a hex.
pub fn check_one_unit_per_hex(
    units: impl IntoIterator<Item = Hex>,
    field: &'static str,
) -> Result<(), Refusal> {
    let mut places: Vec<Hex> = units.into_iter().collect();
    places.sort_unstable();
    let shared = places.windows(2).any(|pair| pair[0] == pair[1]);
    Refusal::when(shared, bf("0.11"), field, "two-units-in-a-hex")
}

/// A unit that stands somewhere and faces somewhere.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FacingUnit {
    hex: HexName,
    facing: Int<0, 5>,
}

/// Of the shooter's side, or of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Allegiance {
    Friend,
    Enemy,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ThirdUnit {
    hex: HexName,
    side: Allegiance,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexFireLineInput {
    board: BoardInput,
    shooter: FacingUnit,
    target: FacingUnit,
    #[serde(default)]
    masking: Hexes,
    #[serde(default)]
    heights: BTreeMap<HexName, Int<0, 5>>,
    #[serde(default)]
    units: List<ThirdUnit, 0, 676>,
    #[serde(default)]
    walls: Walls,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct HexFireLineResult {
    distance: i32,
    in_front: bool,
    blocked: bool,
    enfilade: bool,
    overlooks: bool,
    linear_cover: bool,
}

/// BF-0.6, BF-0.10, BF-0.15, BF-0.17, BF-0.18, BF-0.20, BF-8.3 to BF-8.7, BF-8.10: everything that
/// a line of fire across hexes decides.
fn hex_fire_line(input: HexFireLineInput, log: &mut Log) -> Result<HexFireLineResult, Refusal> {
    let grid = input.board.grid();
    let (from, to) = (input.shooter.hex.0, input.target.hex.0);
    check_on_board(grid, [&input.shooter.hex], "shooter.hex")?;
    check_on_board(grid, [&input.target.hex], "target.hex")?;
    check_on_board(grid, input.masking.iter(), "masking")?;
    check_on_board(grid, input.heights.keys(), "heights")?;
    check_on_board(grid, input.units.iter().map(|unit| &unit.hex), "units")?;
    check_on_board(grid, input.walls.iter().map(|wall| &wall.hex), "walls")?;
    check_one_unit_per_hex(input.units.iter().map(|unit| unit.hex.0).chain([from, to]), "units")?;

    let level = |hex: Hex| input.heights.get(&HexName(hex)).map_or(0, |level| level.get());
    let view = Landscape {
        level: &level,
        masking: &|hex| input.masking.contains(&HexName(hex)),
        unit: &|hex| input.units.iter().find(|unit| unit.hex.0 == hex).map(|unit| unit.side),
    };
    let facing = HexSide::new(input.target.facing.get());
    let ahead_of_target = to.ahead(facing, from);
    let result = HexFireLineResult {
        distance: from.distance(to),
        in_front: from.ahead(HexSide::new(input.shooter.facing.get()), to) > 0,
        blocked: view.is_blocked(from, to, &HouseRules::DEFAULT),
        enfilade: ahead_of_target < 0,
        overlooks: level(from) > level(to),
        linear_cover: ahead_of_target >= 0
            && is_protected(to, facing, from, &hexsides(&input.walls)),
    };
    tell(
        log,
        [
            (!result.in_front, bf("8.3"), "target-not-in-front"),
            (result.blocked, bf("0.17"), "line-is-cut"),
            (result.enfilade, bf("8.10"), "enfilade"),
            (result.overlooks, bf("0.15"), "overlooks-target"),
            (result.linear_cover, bf("0.20"), "target-behind-protection"),
        ],
    );
    Ok(result)
}

/// What can stand in the way of a line across hexes.
#[allow(missing_debug_implementations, reason = "questions cannot be printed")]
pub struct Landscape<'a> {
    pub level: &'a dyn Fn(Hex) -> i32,
    pub masking: &'a dyn Fn(Hex) -> bool,
    /// The third unit in a hex.
    pub unit: &'a dyn Fn(Hex) -> Option<Allegiance>,
}

impl Landscape<'_> {
    /// BF-0.17, BF-0.18, BF-8.4 to BF-8.7, BF-8.6, BF-Q20 to BF-Q22: whether the line between two hexes is
    /// cut.
    pub fn is_blocked(&self, from: Hex, to: Hex, house: &HouseRules) -> bool {
        line_is_cut(from, to, |hex| self.cuts(hex, from, to, house).is_some())
    }

    /// What a hex would cut the line between two others with.
    fn cuts(&self, hex: Hex, from: Hex, to: Hex, house: &HouseRules) -> Option<Cut> {
        let highest_end = (self.level)(from).max((self.level)(to));
        let level = (self.level)(hex);
        // BF-Q21: by a house rule one sees over lower woods that are not close by.
        let seen_over = house.fire_over_masking
            && level < highest_end
            && hex.distance(from) > 1
            && hex.distance(to) > 1;
        if level > highest_end {
            Some(Cut::Crest)
        } else if (self.masking)(hex) && !seen_over {
            Some(Cut::Masking)
        } else {
            let unit = (self.unit)(hex)?;
            (!passes_over(unit, highest_end, level)).then_some(Cut::Unit)
        }
    }

    /// Why the line between two hexes is cut: by one kind of thing alone if possible, else by the
    /// first that lies beside it.
    pub fn what_cuts(&self, from: Hex, to: Hex, house: &HouseRules) -> Option<Cut> {
        let by = |kinds: &[Cut]| {
            line_is_cut(from, to, |hex| {
                self.cuts(hex, from, to, house).is_some_and(|cut| kinds.contains(&cut))
            })
        };
        let kinds = [Cut::Unit, Cut::Masking, Cut::Crest];
        let alone = kinds.into_iter().find(|kind| by(&[*kind]));
        alone.or_else(|| by(&kinds).then_some(Cut::Masking))
    }
}

/// What cuts a line of fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    Unit,
    Masking,
    Crest,
}

/// Notes what holds.
pub fn tell<const N: usize>(log: &mut Log, facts: [(bool, RuleId, &'static str); N]) {
    for (holds, rule, key) in facts {
        if holds {
            log.note(rule, key);
        }
    }
}

/// BF-8.5, BF-8.7, BF-Q22: fire passes over a friend whom the shooter or the target overlooks,
/// and never over an enemy.
pub fn passes_over(unit: Allegiance, highest_end: i32, level_of_unit: i32) -> bool {
    let friend = unit == Allegiance::Friend || !applies(bf("Q22"));
    friend && highest_end > level_of_unit && applies(bf("8.7"))
}

/// BF-0.20: the line enters the hex through a protected side of its front; at a corner, both sides
/// must be such.
pub fn is_protected(unit: Hex, facing: HexSide, enemy: Hex, walls: &Hexsides) -> bool {
    unit.sides_crossed_towards(enemy)
        .into_iter()
        .all(|side| facing.front().contains(&side) && walls.contains(unit, unit.neighbour(side)))
}

pub static HEX_FIRE_LINE: Lookup<HexFireLineInput, HexFireLineResult> = Lookup::new(
    "hex-fire-line",
    follows(&[
        "0.6", "0.10", "0.15", "0.17", "0.18", "0.20", "8.3", "8.4", "8.5", "8.6", "8.7", "8.10",
    ]),
    hex_fire_line,
);

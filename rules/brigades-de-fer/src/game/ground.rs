//! BF-0.4, BF-0.5, BF-0.6: every question about space: distances, contacts, fronts, lines of fire,
//! moves, retreats. The steps of the game ask here and measure nothing themselves: the answers come
//! from the hexes or from the free table (BF-0.1).

mod judge;
mod nearest;
mod table;
mod why_not;

pub(crate) use judge::cannot;
pub(crate) use nearest::{nearest, onward, snap};

use board::hex::{Hex, HexSide};
use engine::Log;

use super::battle::enemy_of;
use super::choice::{GeneralId, UnitId};
use super::corners::Corners;
use super::field::Zone;
use super::march::{self, Ended};
use super::spot::{Bearing, Spot};
use super::state::{NOBODY, State, Status};
pub(crate) use crate::ch00_board::Cut;
use crate::ch00_board::{Allegiance, Landscape, is_protected};
use crate::ch06_activation::command_radius;
use crate::ch07_hex_moves::{End, Facings, Mover, Surroundings};
use crate::ch07_movement::forced_march;
use crate::ch10_retreats::{Retreat, WaysOut};
use crate::ch13_evade::ways_clear;
use crate::options::{GeneralCaptureRadius, RetreatThreatRadius};
use crate::unit::{Category, Cover, Side};
use crate::{applies, bf};

/// BF-17.13: how far a detached general rides.
pub(crate) const RIDE: i32 = 5;

/// An army of so many units is looked through as fast as the ground round one of them.
const FEW: usize = 64;

/// What a line of fire decides (BF-8.3 to BF-8.7, BF-8.10).
#[derive(Clone, Copy, Debug)]
pub(crate) struct FireLine {
    pub(crate) distance: i32,
    pub(crate) in_front: bool,
    pub(crate) blocked: bool,
    pub(crate) overlooks: bool,
}

/// Where a retreat or an evasion can end, and how the unit then faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    pub(crate) at: Spot,
    pub(crate) via: Corners,
    pub(crate) facing: Bearing,
    pub(crate) steps: i32,
}

/// Where a unit can retreat to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ways {
    pub(crate) possible: i32,
    pub(crate) ends: Vec<Way>,
    pub(crate) off: bool,
}

/// The few units that can be in contact with one place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Few {
    units: [UnitId; Few::MOST],
    next: u8,
    count: u8,
}

impl Few {
    /// Six round a unit, with room for the grace of a measurement.
    const MOST: usize = 8;

    const fn nobody() -> Self {
        Self { units: [UnitId(NOBODY); Self::MOST], next: 0, count: 0 }
    }

    fn push(&mut self, unit: UnitId) {
        if let Some(slot) = self.units.get_mut(usize::from(self.count)) {
            *slot = unit;
            self.count += 1;
        }
    }
}

impl Iterator for Few {
    type Item = UnitId;
    fn next(&mut self) -> Option<UnitId> {
        let unit = *self.units[..usize::from(self.count)].get(usize::from(self.next))?;
        self.next += 1;
        Some(unit)
    }
}

/// What a unit has round it. BF-0.21, BF-7.20: nobody leaves the board of his own will.
struct Around<'a> {
    state: &'a State,
    side: Side,
}

impl Surroundings for Around<'_> {
    fn on_board(&self, hex: Hex) -> bool {
        self.state.battle.hexes.grid.contains(hex)
    }
    fn is_difficult(&self, hex: Hex) -> bool {
        self.state.battle.hexes.cell(hex).difficult
    }
    fn holds_friend(&self, hex: Hex) -> bool {
        self.state.in_hex(hex).is_some_and(|unit| self.state.side(unit) == self.side)
    }
    fn holds_enemy(&self, hex: Hex) -> bool {
        self.state.in_hex(hex).is_some_and(|unit| self.state.side(unit) != self.side)
    }
    fn wall(&self, from: Hex, to: Hex) -> bool {
        let walls = self.state.battle.hexes.cell(from).walls;
        walls != 0 && from.side_towards(to).is_some_and(|side| walls & (1 << side.number()) != 0)
    }
    fn road(&self, from: Hex, to: Hex) -> bool {
        let roads = self.state.battle.hexes.cell(from).roads;
        roads != 0 && from.side_towards(to).is_some_and(|side| roads & (1 << side.number()) != 0)
    }
}

impl State {
    /// BF-0.15: the level that a place lies on.
    pub(crate) fn level(&self, at: Spot) -> i32 {
        if applies(bf("0.15")) { i32::from(self.battle.cell(at).level) } else { 0 }
    }

    /// BF-0.14, BF-1.4: the reference point alone decides what a unit stands in.
    pub(crate) fn is_difficult(&self, at: Spot) -> bool {
        self.battle.cell(at).difficult && applies(bf("0.14")) && applies(bf("1.4"))
    }

    /// BF-7.6, BF-Q81: a move between two places comes to a difficult zone from outside it.
    pub(crate) fn enters_difficult(&self, from: Spot, to: Spot) -> bool {
        match (from, to, self.field()) {
            (Spot::Table(from), Spot::Table(to), Some(field)) => {
                field.zone(from.point()) != field.zone(to.point()) || !applies(bf("Q81"))
            }
            // Difficult hexes side by side are one zone.
            _ => !self.is_difficult(from) || !applies(bf("Q81")),
        }
    }

    /// BF-7.17: there are buildings to occupy.
    pub(crate) fn has_buildings(&self, at: Spot) -> bool {
        self.battle.cell(at).buildings
    }

    /// BF-0.15: strictly higher.
    pub(crate) fn overlooks(&self, unit: UnitId, other: UnitId) -> bool {
        self.level(self.unit(unit).at) > self.level(self.unit(other).at)
    }

    /// BF-0.6: the distance between two units.
    pub(crate) fn distance(&self, one: UnitId, other: UnitId) -> i32 {
        let (from, to) = (self.unit(one).at, self.unit(other).at);
        let distance = from.distance(to);
        if !applies(bf("0.6")) {
            return 1;
        }
        // BF-0.7, BF-Q18: measured with a grace, and rounded up.
        let measured = from.thousandths_to(to);
        if i64::from(distance) * 1000 < measured && !applies(bf("0.7")) {
            distance + 1
        } else if i64::from(distance) * 1000 > measured && !applies(bf("Q18")) {
            (distance - 1).max(1)
        } else {
            distance
        }
    }

    /// BF-0.12, BF-1.6: two units are in contact.
    pub(crate) fn in_contact(&self, one: UnitId, other: UnitId) -> bool {
        self.distance(one, other) == 1 && applies(bf("0.12")) && applies(bf("1.6"))
    }

    /// The unit in a hex.
    fn in_hex(&self, hex: Hex) -> Option<UnitId> {
        let index = self.battle.index(Spot::Hex(hex))?;
        self.occupant_of(index)
    }

    /// BF-0.13: the unit in whose zone a place lies.
    pub(crate) fn occupant(&self, at: Spot) -> Option<UnitId> {
        if !applies(bf("0.13")) {
            return None;
        }
        match at {
            Spot::Hex(hex) => self.in_hex(hex),
            Spot::Table(place) => self.in_zone_of(place),
        }
    }

    /// BF-0.12: the units in contact with a place.
    pub(crate) fn touching(&self, at: Spot) -> Few {
        let mut found = Few::nobody();
        match at {
            Spot::Hex(hex) => {
                let near = hex.neighbours().into_iter().filter_map(|place| self.in_hex(place));
                near.for_each(|unit| found.push(unit));
            }
            Spot::Table(place) => self.touching_on_table(place, &mut found),
        }
        found
    }

    /// The units of a side on the table that may be at most so far from a place, in the order of
    /// battle: a small army is looked through, a large one is not.
    pub(crate) fn near(&self, side: Side, at: Spot, distance: i32) -> Vec<UnitId> {
        if self.of(side).len() <= FEW {
            return self.on_table(side).collect();
        }
        let mut found: Vec<UnitId> = match at {
            Spot::Hex(hex) => {
                let steps = u32::try_from(distance).unwrap_or(0);
                hex.within(steps).filter_map(|hex| self.in_hex(hex)).collect()
            }
            Spot::Table(place) => self.near_on_table(place, distance).collect(),
        };
        found.retain(|unit| self.side(*unit) == side);
        found.sort_unstable();
        found
    }

    /// The enemies in contact with a unit.
    pub(crate) fn enemies_touching(&self, unit: UnitId) -> impl Iterator<Item = UnitId> {
        let side = self.side(unit);
        self.touching(self.unit(unit).at).filter(move |other| self.side(*other) != side)
    }

    /// BF-0.9, BF-0.10: ahead of a unit's front line (positive), behind it, or on it (BF-Q19).
    pub(crate) fn ahead(&self, unit: UnitId, other: UnitId) -> i32 {
        let place = self.unit(unit);
        let ahead = place.at.ahead(place.facing, self.unit(other).at);
        let geometry = if self.field().is_some() { bf("0.9") } else { bf("0.10") };
        // BF-Q19: on the front line is neither ahead nor behind.
        if !applies(geometry) || (ahead == 0 && !applies(bf("Q19"))) { 1 } else { ahead }
    }

    /// BF-8.3 to BF-8.7: the line of fire from a unit to a place.
    pub(crate) fn fire_line(&self, shooter: UnitId, to: Spot) -> FireLine {
        let unit = self.unit(shooter);
        FireLine {
            distance: unit.at.distance(to),
            in_front: unit.at.ahead(unit.facing, to) > 0,
            blocked: self.is_blocked(self.side(shooter), unit.at, to),
            overlooks: self.level(unit.at) > self.level(to),
        }
    }

    /// BF-0.16 to BF-0.18: whether the line between two places is cut.
    pub(crate) fn is_blocked(&self, side: Side, from: Spot, to: Spot) -> bool {
        let (from, to) = match (from, to) {
            (Spot::Hex(from), Spot::Hex(to)) => (from, to),
            (Spot::Table(from), Spot::Table(to)) => return self.is_cut(side, from, to),
            _ => return true,
        };
        if from.distance(to) <= 1 {
            return false;
        }
        self.with_landscape(side, |landscape| landscape.is_blocked(from, to, &self.battle.house))
            && applies(bf("0.17"))
    }

    /// The same, with the reason.
    pub(crate) fn what_cuts_line(&self, side: Side, from: Spot, to: Spot) -> Option<Cut> {
        match (from, to) {
            (Spot::Hex(from), Spot::Hex(to)) if from.distance(to) > 1 => self
                .with_landscape(side, |landscape| {
                    landscape.what_cuts(from, to, &self.battle.house)
                }),
            (Spot::Table(from), Spot::Table(to)) => self.what_cuts(side, from, to),
            _ => None,
        }
    }

    fn with_landscape<T>(&self, side: Side, ask: impl FnOnce(&Landscape<'_>) -> T) -> T {
        ask(&Landscape {
            level: &|hex| i32::from(self.battle.hexes.cell(hex).level),
            masking: &|hex| self.battle.hexes.cell(hex).masking,
            unit: &|hex| self.in_hex(hex).map(|unit| self.allegiance(side, unit)),
        })
    }

    fn allegiance(&self, side: Side, unit: UnitId) -> Allegiance {
        if self.side(unit) == side { Allegiance::Friend } else { Allegiance::Enemy }
    }

    /// BF-0.14, BF-0.19, BF-0.20, BF-18.1, BF-18.2, BF-Q25, BF-Q61: the cover of a unit against an
    /// enemy somewhere.
    pub(crate) fn cover(&self, unit: UnitId, enemy: Spot) -> Cover {
        let place = self.unit(unit);
        self.cover_at(place.at, place.facing, place.in_buildings, enemy)
    }

    /// The same for a place that a unit might take.
    pub(crate) fn cover_at(&self, at: Spot, facing: Bearing, inside: bool, enemy: Spot) -> Cover {
        if inside {
            return Cover::of_buildings(&self.battle.house);
        }
        if self.battle.rules.linear_protection
            && self.is_behind_wall(at, facing, enemy)
            && applies(bf("18.2"))
            && applies(bf("Q61"))
        {
            return Cover::Linear;
        }
        self.battle.cell(at).cover
    }

    fn is_behind_wall(&self, at: Spot, facing: Bearing, enemy: Spot) -> bool {
        match (at, enemy) {
            (Spot::Hex(hex), Spot::Hex(enemy)) => {
                let (side, walls) = (facing.side(), &self.battle.hexes.walls);
                // BF-18.3: nothing from behind.
                let turned = || {
                    let mut crossed = hex.sides_crossed_towards(enemy).into_iter();
                    crossed.all(|side| walls.contains(hex, hex.neighbour(side)))
                        && !applies(bf("18.3"))
                };
                if hex.ahead(side, enemy) < 0 {
                    return turned();
                }
                is_protected(hex, side, enemy, walls) && applies(bf("0.20"))
            }
            _ => {
                (at.ahead(facing, enemy) > 0 || !applies(bf("18.3")))
                    && self.is_behind_wall_on_table(at, enemy)
                    && applies(bf("0.19"))
            }
        }
    }

    /// BF-Q59: the cover of a general: the terrain of his place.
    pub(crate) fn cover_of_general(&self, general: GeneralId) -> Cover {
        self.battle.cell(self.general(general).at).cover
    }

    /// BF-6.8: whether some friendly general is near enough for his orders to reach the unit.
    pub(crate) fn in_command(&self, unit: UnitId) -> bool {
        if !self.battle.rules.generals {
            return true;
        }
        let at = self.unit(unit).at;
        let dense = self.battle.cell(at).dense_vegetation;
        let radius = command_radius(dense, &mut Log::silent());
        self.generals_of(self.side(unit)).any(|id| self.general(id).at.distance(at) <= radius)
            || !applies(bf("6.8"))
    }

    /// BF-7: every end of a unit's move on hexes with so much potential.
    pub(crate) fn moves(&self, unit: UnitId, potential: i32, add: impl FnMut(End)) {
        self.mover(unit, potential, &Around { state: self, side: self.side(unit) }).ends(add);
    }

    /// BF-7: the way of a unit to an end of its move on hexes, from where it stands.
    pub(crate) fn hex_way(&self, unit: UnitId, hex: Hex, ended: &Ended) -> Vec<Hex> {
        let around = Around { state: self, side: self.side(unit) };
        let potential = march::potential(self, unit);
        let mover = self.mover(unit, potential, &around);
        let Ended { facing, steps, cost, pivots, by_road, .. } = *ended;
        let facings = Facings::only(facing.side());
        mover.way(&End { hex, facings, steps, cost, pivots, by_road })
    }

    fn mover<'a>(
        &'a self,
        id: UnitId,
        potential: i32,
        around: &'a Around<'a>,
    ) -> Mover<'a, Around<'a>> {
        let unit = self.unit(id);
        Mover {
            around,
            house: &self.battle.house,
            start: unit.at.hex(),
            facing: unit.facing.side(),
            category: self.category(id),
            potential,
            entered_difficult: unit.entered_difficult,
        }
    }

    /// BF-Q36: how near another enemy must be to count in a retreat.
    fn threat_radius(&self) -> i32 {
        match self.battle.house.retreat_threat_radius {
            RetreatThreatRadius::None => i32::MAX,
            RetreatThreatRadius::Five => 5,
            RetreatThreatRadius::Three => 3,
            RetreatThreatRadius::Two => 2,
        }
    }

    fn hex_retreats(&self, id: UnitId, cause: UnitId, distance: i32) -> WaysOut {
        let (unit, side) = (self.unit(id), self.side(id));
        let radius = self.threat_radius();
        let grid = self.battle.hexes.grid;
        let enemies: Vec<Hex> = self
            .on_table(enemy_of(side))
            .filter(|enemy| *enemy != cause)
            .map(|enemy| self.unit(enemy).at.hex())
            .filter(|hex| hex.distance(unit.at.hex()) <= radius)
            .collect();
        Retreat {
            around: &Around { state: self, side },
            start: unit.at.hex(),
            cause: self.unit(cause).at.hex(),
            distance,
            enemies: &enemies,
            // BF-Q15.
            entered_difficult: unit.entered_difficult
                && self.battle.house.retreat_obeys_entered_zone,
            edges: self.battle.edges[side as usize],
            size: [grid.columns, grid.rows].map(|count| i64::from(count) - 1),
        }
        .ways_out()
    }

    /// BF-10.11: how many UD of a retreat are possible.
    pub(crate) fn retreat_room(&self, id: UnitId, cause: UnitId, distance: i32) -> i32 {
        if self.category(id).is_artillery() && applies(bf("10.3")) {
            return 0;
        }
        match self.field() {
            Some(field) => self.table_retreats(field, id, cause, distance).possible,
            None => self.hex_retreats(id, cause, distance).possible,
        }
    }

    /// BF-10.11 to BF-10.13, BF-Q38: where a unit can retreat to from an enemy; on the table, some
    /// of the places.
    pub(crate) fn retreats(&self, id: UnitId, cause: UnitId, distance: i32) -> Ways {
        if self.category(id).is_artillery() {
            return Ways::default();
        }
        if let Some(field) = self.field() {
            return self.table_retreats(field, id, cause, distance);
        }
        let unit = self.unit(id);
        let WaysOut { possible, ends, off } = self.hex_retreats(id, cause, distance);
        let way = |(hex, last): (Hex, Facings)| {
            let facing = facing_after(unit.facing.side(), unit.at.hex(), hex, possible, last);
            let facing = Bearing::Side(facing);
            Way { at: Spot::Hex(hex), via: Corners::NONE, facing, steps: possible }
        };
        Ways { possible, ends: ends.into_iter().map(way).collect(), off }
    }

    /// BF-13.4: where a unit can evade to; on the table, some of the places.
    pub(crate) fn evasions(&self, id: UnitId, attacker: UnitId) -> Vec<Way> {
        let march = forced_march(self.category(id), &self.battle.house);
        if self.field().is_some() {
            return self.table_evasions(id, attacker, march);
        }
        let unit = self.unit(id);
        let around = Around { state: self, side: self.side(id) };
        let ways = ways_clear(&self.mover(id, march, &around), self.unit(attacker).at.hex());
        let way = |way: crate::ch13_evade::WayClear| {
            let from = unit.at.hex();
            let facing = facing_after(unit.facing.side(), from, way.hex, way.steps, way.last);
            let (at, facing) = (Spot::Hex(way.hex), Bearing::Side(facing));
            Way { at, via: Corners::NONE, facing, steps: way.steps }
        };
        ways.into_iter().map(way).collect()
    }

    /// BF-14.3, BF-7.6: whether a unit may step into a vacated place beside it.
    pub(crate) fn may_take_place(&self, unit: UnitId, at: Spot) -> bool {
        let bound =
            self.unit(unit).entered_difficult && !self.is_difficult(at) && applies(bf("14.3"));
        let free = match at {
            Spot::Hex(hex) => self.in_hex(hex).is_none(),
            Spot::Table(place) => self.is_clear_of(place, |other| other != unit),
        };
        free && !bound && self.unit(unit).at.distance(at) == 1
    }

    /// BF-17.13, BF-17.17: places to which a detached general can ride, his own first: on hexes all
    /// of them.
    pub(crate) fn rides(&self, id: GeneralId) -> Vec<Spot> {
        let (at, side) = (self.general(id).at, self.leader(id).side);
        let start = match at {
            Spot::Hex(hex) => hex,
            Spot::Table(place) => return self.table_rides(place, side),
        };
        let around = Around { state: self, side };
        let mut places = Vec::with_capacity((3 * RIDE * (RIDE + 1) + 1) as usize);
        places.push(start);
        // One row of bits for each distance to the south or north.
        let mut known = [0_u32; 2 * RIDE as usize + 1];
        known[RIDE as usize] = 1 << RIDE;
        let mut next = 0;
        for _ in 0..RIDE {
            let level = next..places.len();
            next = places.len();
            for index in level {
                for to in places[index].neighbours() {
                    let away = to - start;
                    let [q, r] = away.to_axial();
                    let (row, bit) = ((r + RIDE) as usize, 1 << (q + RIDE));
                    let open = known[row] & bit == 0 && around.on_board(to);
                    if open && !(around.holds_enemy(to) && applies(bf("17.17"))) {
                        known[row] |= bit;
                        places.push(to);
                    }
                }
            }
        }
        places.into_iter().map(Spot::Hex).collect()
    }

    /// BF-0.13, BF-17.15, BF-Q9: whether an enemy unit has a detached general in its grasp.
    pub(crate) fn is_captured(&self, id: GeneralId) -> bool {
        let general = self.general(id);
        let side = self.leader(id).side;
        if general.status != Status::OnTable || general.attached.is_some() {
            return false;
        }
        let near = self.battle.house.general_capture_radius == GeneralCaptureRadius::Contact;
        if let Spot::Table(place) = general.at {
            return self.is_captured_on_table(place, side, near);
        }
        match self.occupant(general.at) {
            Some(unit) => self.side(unit) != side && applies(bf("17.15")),
            None => near && self.touching(general.at).any(|unit| self.side(unit) != side),
        }
    }

    /// BF-S1: free places of an entry zone, out of contact with enemies; no guns in difficult
    /// ground (BF-7.8).
    pub(crate) fn entries(&self, unit: UnitId, zone: &Zone) -> Vec<Spot> {
        if self.field().is_some() {
            return self.table_places(zone, |place| self.may_enter(unit, zone, place).is_ok());
        }
        let side = self.side(unit);
        let gun = self.category(unit).is_artillery();
        let free = |at: &Spot| {
            self.occupant(*at).is_none()
                && !(gun && self.is_difficult(*at))
                && self.touching(*at).all(|other| self.side(other) == side)
        };
        zone.hexes.iter().copied().map(Spot::Hex).filter(free).collect()
    }

    /// The same at deployment: contact with an enemy who stands there already is no hindrance.
    pub(crate) fn deployment_places(&self, unit: UnitId) -> Vec<Spot> {
        let zone = &self.brigade(unit).zone;
        if self.field().is_some() {
            return self.table_places(zone, |place| self.may_deploy(unit, place).is_ok());
        }
        let free = |at: &Spot| self.is_free_at_deployment(unit, *at);
        zone.hexes.iter().copied().map(Spot::Hex).filter(free).collect()
    }

    /// Whether a unit may stand in a hex of its zone.
    pub(crate) fn is_free_at_deployment(&self, unit: UnitId, at: Spot) -> bool {
        let gun = self.category(unit).is_artillery();
        self.occupant(at).is_none() && !(gun && self.is_difficult(at))
    }

    /// Places of a zone: on hexes all of them.
    pub(crate) fn places_of(&self, zone: &Zone) -> Vec<Spot> {
        match self.field() {
            Some(_) => self.table_places(zone, |_| true),
            None => zone.hexes.iter().copied().map(Spot::Hex).collect(),
        }
    }

    /// Places of a zone for a general at deployment: on the table also those of his troops.
    pub(crate) fn general_places(&self, id: GeneralId) -> Vec<Spot> {
        let leader = self.leader(id);
        let mut places = self.places_of(&leader.zone);
        if self.field().is_some() {
            let own = self.on_table(leader.side).map(|unit| self.unit(unit).at);
            let inside: Vec<Spot> =
                own.filter(|at| leader.zone.contains(*at) && !places.contains(at)).collect();
            places.extend(inside);
        }
        places
    }

    /// Whether a unit of a side stands on some ground.
    pub(crate) fn stands_on(&self, side: Side, ground: &Zone) -> bool {
        match self.field() {
            None => ground
                .hexes
                .iter()
                .any(|hex| self.in_hex(*hex).is_some_and(|unit| self.side(unit) == side)),
            Some(field) => self.stands_on_table(field, side, ground),
        }
    }
}

/// BF-10.6, BF-13.6, BF-Q39: beyond 1 UD a unit faces along its last step: of several, the one
/// that best follows the way from start to end.
fn facing_after(kept: HexSide, start: Hex, end: Hex, steps: i32, last: Facings) -> HexSide {
    if steps <= 1 || !applies(bf("13.6")) || !applies(bf("Q39")) {
        return kept;
    }
    let along = |side: &HexSide| (end - start).twice_dot(side.step());
    last.iter().max_by_key(|side| (along(side), std::cmp::Reverse(side.number()))).unwrap_or(kept)
}

/// BF-7.15: only cavalry is mounted.
pub(crate) const fn rides_to_battle(category: Category) -> bool {
    matches!(category, Category::Cavalry)
}

//! BF-0.4, BF-0.5, BF-0.6: every question about space: distances, contacts, fronts, lines of fire,
//! moves, retreats. The steps of the game ask here and measure nothing themselves, so that the
//! answers may come from another kind of ground.

use board::hex::{Hex, Side as Facing};
use engine::Log;

use super::battle::{cover_of_buildings, enemy_of};
use super::choice::{GeneralId, UnitId};
use super::state::{State, Status};
use crate::ch00_board::{Allegiance, Landscape, is_protected};
use crate::ch06_activation::command_radius;
use crate::ch07_hex_moves::{End, Facings, Mover, Surroundings};
use crate::ch07_movement::forced_march;
use crate::ch10_retreats::{Retreat, WaysOut};
use crate::ch13_evade::{WayClear, ways_clear};
use crate::options::{GeneralCaptureRadius, RetreatThreatRadius};
use crate::unit::{Category, Cover, Side};

/// BF-17.13: how far a detached general rides.
const RIDE: i32 = 5;

/// What a line of fire decides (BF-8.3 to BF-8.7, BF-8.10).
#[derive(Clone, Copy, Debug)]
pub(crate) struct FireLine {
    pub(crate) distance: i32,
    pub(crate) in_front: bool,
    pub(crate) blocked: bool,
    pub(crate) overlooks: bool,
}

/// What a unit has round it. BF-0.21, BF-7.20: nobody leaves the board of his own will.
struct Around<'a> {
    state: &'a State,
    side: Side,
}

impl Surroundings for Around<'_> {
    fn on_board(&self, hex: Hex) -> bool {
        self.state.battle.grid.contains(hex)
    }
    fn is_difficult(&self, hex: Hex) -> bool {
        self.state.battle.cell(hex).difficult
    }
    fn holds_friend(&self, hex: Hex) -> bool {
        self.state.occupant(hex).is_some_and(|unit| self.state.side(unit) == self.side)
    }
    fn holds_enemy(&self, hex: Hex) -> bool {
        self.state.occupant(hex).is_some_and(|unit| self.state.side(unit) != self.side)
    }
    fn wall(&self, from: Hex, to: Hex) -> bool {
        let walls = self.state.battle.cell(from).walls;
        walls != 0 && from.side_towards(to).is_some_and(|side| walls & (1 << side.number()) != 0)
    }
    fn road(&self, from: Hex, to: Hex) -> bool {
        let roads = self.state.battle.cell(from).roads;
        roads != 0 && from.side_towards(to).is_some_and(|side| roads & (1 << side.number()) != 0)
    }
}

impl State {
    /// BF-0.15: the level that a place lies on.
    pub(crate) fn level(&self, hex: Hex) -> i32 {
        i32::from(self.battle.cell(hex).level)
    }

    /// BF-0.14, BF-1.4: the reference point alone decides what a unit stands in.
    pub(crate) fn is_difficult(&self, hex: Hex) -> bool {
        self.battle.cell(hex).difficult
    }

    /// BF-7.17: there are buildings to occupy.
    pub(crate) fn has_buildings(&self, hex: Hex) -> bool {
        self.battle.cell(hex).buildings
    }

    /// BF-0.15: strictly higher.
    pub(crate) fn overlooks(&self, unit: UnitId, other: UnitId) -> bool {
        self.level(self.unit(unit).hex) > self.level(self.unit(other).hex)
    }

    /// BF-0.6: the distance between two units.
    pub(crate) fn distance(&self, one: UnitId, other: UnitId) -> i32 {
        self.unit(one).hex.distance(self.unit(other).hex)
    }

    /// BF-0.12, BF-1.6: two units are in contact.
    pub(crate) fn in_contact(&self, one: UnitId, other: UnitId) -> bool {
        self.distance(one, other) == 1
    }

    /// BF-0.12: the units in contact with a place.
    pub(crate) fn touching(&self, hex: Hex) -> impl Iterator<Item = UnitId> {
        hex.neighbours().into_iter().filter_map(|place| self.occupant(place))
    }

    /// The enemies in contact with a unit.
    pub(crate) fn enemies_touching(&self, unit: UnitId) -> impl Iterator<Item = UnitId> {
        let side = self.side(unit);
        self.touching(self.unit(unit).hex).filter(move |other| self.side(*other) != side)
    }

    /// BF-0.9, BF-0.10: ahead of a unit's front line (positive), behind it, or on it (BF-Q19).
    pub(crate) fn ahead(&self, unit: UnitId, other: UnitId) -> i32 {
        let place = self.unit(unit);
        place.hex.ahead(place.facing, self.unit(other).hex)
    }

    /// BF-8.3 to BF-8.7: the line of fire from a unit to a place.
    pub(crate) fn fire_line(&self, shooter: UnitId, to: Hex) -> FireLine {
        let unit = self.unit(shooter);
        FireLine {
            distance: unit.hex.distance(to),
            in_front: unit.hex.ahead(unit.facing, to) > 0,
            blocked: self.is_blocked(self.side(shooter), unit.hex, to),
            overlooks: self.level(unit.hex) > self.level(to),
        }
    }

    /// BF-0.17, BF-0.18: whether the line between two places is cut.
    pub(crate) fn is_blocked(&self, side: Side, from: Hex, to: Hex) -> bool {
        if from.distance(to) <= 1 {
            return false;
        }
        let landscape = Landscape {
            level: &|hex| self.level(hex),
            masking: &|hex| self.battle.cell(hex).masking,
            unit: &|hex| {
                self.occupant(hex).map(|unit| {
                    if self.side(unit) == side { Allegiance::Friend } else { Allegiance::Enemy }
                })
            },
        };
        landscape.is_blocked(from, to, &self.battle.house)
    }

    /// BF-0.14, BF-0.20, BF-18.1, BF-18.2, BF-Q25, BF-Q61: the cover of a unit against an enemy
    /// somewhere.
    pub(crate) fn cover(&self, unit: UnitId, enemy: Hex) -> Cover {
        let place = self.unit(unit);
        self.cover_at(place.hex, place.facing, place.in_buildings, enemy)
    }

    /// The same for a place that a unit might take.
    pub(crate) fn cover_at(&self, hex: Hex, facing: Facing, inside: bool, enemy: Hex) -> Cover {
        if inside {
            return cover_of_buildings(&self.battle.house);
        }
        let faces = hex.ahead(facing, enemy) >= 0;
        let walls = &self.battle.walls;
        if self.battle.rules.linear_protection && faces && is_protected(hex, facing, enemy, walls) {
            return Cover::Linear;
        }
        self.battle.cell(hex).cover
    }

    /// BF-Q59: the cover of a general: the terrain of his place.
    pub(crate) fn cover_of_general(&self, general: GeneralId) -> Cover {
        self.battle.cell(self.general(general).hex).cover
    }

    /// BF-6.8: whether some friendly general is near enough for his orders to reach the unit.
    pub(crate) fn in_command(&self, unit: UnitId) -> bool {
        if !self.battle.rules.generals {
            return true;
        }
        let hex = self.unit(unit).hex;
        let dense = self.battle.cell(hex).dense_vegetation;
        let radius = command_radius(dense, &mut Log::silent());
        self.generals_of(self.side(unit)).any(|id| self.general(id).hex.distance(hex) <= radius)
    }

    /// BF-7: every end of a unit's move with so much potential.
    pub(crate) fn moves(&self, unit: UnitId, potential: i32, add: impl FnMut(End)) {
        self.mover(unit, potential, &Around { state: self, side: self.side(unit) }).ends(add);
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
            house: &self.battle.0.house,
            start: unit.hex,
            facing: unit.facing,
            category: self.category(id),
            potential,
            entered_difficult: unit.entered_difficult,
        }
    }

    /// BF-10.11 to BF-10.13, BF-Q38: where a unit can retreat to from an enemy.
    pub(crate) fn retreats(&self, id: UnitId, cause: UnitId, distance: i32) -> WaysOut {
        if self.category(id).is_artillery() {
            return WaysOut::default();
        }
        let (unit, side) = (self.unit(id), self.side(id));
        let house = &self.battle.house;
        // BF-Q36: how near another enemy must be to count.
        let radius = match house.retreat_threat_radius {
            RetreatThreatRadius::None => i32::MAX,
            RetreatThreatRadius::Five => 5,
            RetreatThreatRadius::Three => 3,
            RetreatThreatRadius::Two => 2,
        };
        let enemies: Vec<Hex> = self
            .on_table(enemy_of(side))
            .filter(|enemy| *enemy != cause)
            .map(|enemy| self.unit(enemy).hex)
            .filter(|hex| hex.distance(unit.hex) <= radius)
            .collect();
        Retreat {
            around: &Around { state: self, side },
            start: unit.hex,
            cause: self.unit(cause).hex,
            distance,
            enemies: &enemies,
            // BF-Q15.
            entered_difficult: unit.entered_difficult && house.retreat_obeys_entered_zone,
        }
        .ways_out()
    }

    /// BF-13.4: where a unit can evade to.
    pub(crate) fn evasions(&self, unit: UnitId, attacker: UnitId) -> Vec<WayClear> {
        let march = forced_march(self.category(unit), &self.battle.house);
        let around = Around { state: self, side: self.side(unit) };
        ways_clear(&self.mover(unit, march, &around), self.unit(attacker).hex)
    }

    /// BF-14.3, BF-7.6: whether a unit may step into a vacated neighbouring place.
    pub(crate) fn may_take_place(&self, unit: UnitId, hex: Hex) -> bool {
        let bound = self.unit(unit).entered_difficult && !self.is_difficult(hex);
        self.occupant(hex).is_none() && !bound && self.unit(unit).hex.distance(hex) == 1
    }

    /// BF-17.13, BF-17.17: the places to which a detached general can ride, his own first.
    pub(crate) fn rides(&self, id: GeneralId) -> Vec<Hex> {
        let (start, side) = (self.general(id).hex, self.leader(id).side);
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
                    let (row, bit) = ((away.r + RIDE) as usize, 1 << (away.q + RIDE));
                    let open = known[row] & bit == 0 && around.on_board(to);
                    if open && !around.holds_enemy(to) {
                        known[row] |= bit;
                        places.push(to);
                    }
                }
            }
        }
        places
    }

    /// BF-0.13, BF-17.15, BF-Q9: whether an enemy unit has a detached general in its grasp.
    pub(crate) fn is_captured(&self, id: GeneralId) -> bool {
        let general = self.general(id);
        let side = self.leader(id).side;
        if general.status != Status::OnTable || general.attached.is_some() {
            return false;
        }
        match self.occupant(general.hex) {
            Some(unit) => self.side(unit) != side,
            None => {
                self.battle.house.general_capture_radius == GeneralCaptureRadius::Contact
                    && self.touching(general.hex).any(|unit| self.side(unit) != side)
            }
        }
    }

    /// BF-S1: the free places of an entry zone, out of contact with enemies; no guns in difficult
    /// ground (BF-7.8).
    pub(crate) fn entries(&self, unit: UnitId, zone: &[Hex]) -> Vec<Hex> {
        let side = self.side(unit);
        let gun = self.category(unit).is_artillery();
        let free = |hex: &Hex| {
            self.occupant(*hex).is_none()
                && !(gun && self.is_difficult(*hex))
                && self.touching(*hex).all(|other| self.side(other) == side)
        };
        zone.iter().copied().filter(free).collect()
    }

    /// The same at deployment, where the enemy is not seen.
    pub(crate) fn deployment_places(&self, unit: UnitId) -> impl Iterator<Item = Hex> {
        let gun = self.category(unit).is_artillery();
        let zone = self.brigade(unit).zone.iter().copied();
        zone.filter(move |hex| self.occupant(*hex).is_none() && !(gun && self.is_difficult(*hex)))
    }
}

/// BF-10.6, BF-13.6, BF-Q39: beyond 1 UD a unit faces along its last step: of several, the one
/// that best follows the way from start to end.
pub(crate) fn facing_after(
    kept: Facing,
    start: Hex,
    end: Hex,
    steps: i32,
    last: Facings,
) -> Facing {
    if steps <= 1 {
        return kept;
    }
    let along = |side: &Facing| (end - start).twice_dot(side.step());
    last.iter().max_by_key(|side| (along(side), std::cmp::Reverse(side.number()))).unwrap_or(kept)
}

/// BF-7.15: only cavalry is mounted.
pub(crate) const fn rides_to_battle(category: Category) -> bool {
    matches!(category, Category::Cavalry)
}

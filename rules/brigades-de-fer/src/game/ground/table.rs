//! The free table: who is near, what cuts a line, where a unit can go.

use board::heading::Heading;
use board::index::Bounds;
use board::land::Area;
use board::path::{legs, moved, point_along};
use board::plane::{Line, Point};

use super::{Few, RIDE, Way, Ways};
use crate::ch00_board::{Allegiance, Cut};
use crate::ch00_table::{CLEAR, CONTACT, Field, SECTOR_RADIUS, TOLERANCE, UNIT};
use crate::ch07_table_moves::{Begins, GRAIN, TURN, TableMover};
use crate::ch08_line_of_fire::{Scenery, is_behind_wall};
use crate::ch10_table_retreats::{TableRetreat, TableWay};
use crate::game::battle::enemy_of;
use crate::game::choice::UnitId;
use crate::game::corners::Corners;
use crate::game::field::Zone;
use crate::game::spot::{Bearing, Place, Spot};
use crate::game::state::State;
use crate::unit::Side;
use crate::{applies, bf};

/// The battle as a line of fire meets it.
struct Seen<'a> {
    state: &'a State,
    field: &'a Field,
    side: Side,
}

impl Scenery for Seen<'_> {
    fn level(&self, place: Point) -> i32 {
        self.field.level(place)
    }
    fn masking(&self, line: Line) -> impl Iterator<Item = &Area> {
        self.field.masking(line)
    }
    fn heights(&self, line: Line) -> impl Iterator<Item = (&Area, i32)> {
        self.field.heights(line)
    }
    fn units(&self, line: Line) -> impl Iterator<Item = (Point, Allegiance)> {
        let near = line.bounds().widened(SECTOR_RADIUS);
        let third = self.state.units_in(self.field, near);
        third
            .map(|(unit, place)| (place, self.state.allegiance(self.side, unit)))
            .filter(move |(place, _)| *place != line.from && *place != line.to)
    }
}

impl State {
    /// The free table, if the battle is fought on one.
    pub(crate) fn field(&self) -> Option<&Field> {
        self.battle.field.as_ref()
    }

    /// The units whose reference points lie in a rectangle.
    pub(super) fn units_in(
        &self,
        field: &Field,
        bounds: Bounds,
    ) -> impl Iterator<Item = (UnitId, Point)> {
        field.cells.near(bounds).filter_map(move |cell| {
            let id = self.occupant_of(cell)?;
            let point = self.unit(id).at.point()?;
            bounds.contains(point).then_some((id, point))
        })
    }

    /// The units at most so far from a point.
    pub(super) fn units_within(
        &self,
        point: Point,
        distance: i64,
    ) -> impl Iterator<Item = (UnitId, Point)> {
        let bounds = Bounds::square(point, distance);
        let near = self.field().map(|field| self.units_in(field, bounds));
        near.into_iter().flatten().filter(move |(_, other)| other.is_within(point, distance))
    }

    /// The units at most so many UD from a place, with the grace of a measurement.
    pub(super) fn near_on_table(
        &self,
        place: Place,
        distance: i32,
    ) -> impl Iterator<Item = UnitId> {
        let reach = (i64::from(distance) + 1) * UNIT;
        self.units_within(place.point(), reach).map(|(unit, _)| unit)
    }

    /// BF-0.13: the unit in whose zone a place lies; of two, the nearer.
    pub(super) fn in_zone_of(&self, place: Place) -> Option<UnitId> {
        let point = place.point();
        let near = self.units_within(point, SECTOR_RADIUS + TOLERANCE);
        near.min_by_key(|(unit, other)| (point.distance_squared(*other), *unit)).map(|near| near.0)
    }

    /// BF-0.12: the units in contact with a place, except who stands on it.
    pub(super) fn touching_on_table(&self, place: Place, found: &mut Few) {
        let point = place.point();
        for (unit, other) in self.units_within(point, CONTACT) {
            if other != point {
                found.push(unit);
            }
        }
    }

    /// BF-0.11: whether a place is 1 UD or more from everybody who counts.
    pub(super) fn is_clear_of(&self, place: Place, counts: impl Fn(UnitId) -> bool) -> bool {
        let point = place.point();
        let mut near = self.units_within(point, CLEAR);
        !near.any(|(unit, other)| counts(unit) && point.distance(other) < CLEAR)
    }

    /// BF-0.16: whether the line between two places is cut.
    pub(super) fn is_cut(&self, side: Side, from: Place, to: Place) -> bool {
        self.what_cuts(side, from, to).is_some()
    }

    /// The same, with the reason.
    pub(crate) fn what_cuts(&self, side: Side, from: Place, to: Place) -> Option<Cut> {
        let seen = Seen { state: self, field: self.field()?, side };
        let line = Line { from: from.point(), to: to.point() };
        if seen.is_in_the_way(line) {
            Some(Cut::Unit)
        } else if seen.is_masked(line, &self.battle.house) {
            Some(Cut::Masking)
        } else {
            seen.is_behind_crest(line).then_some(Cut::Crest)
        }
    }

    /// BF-0.19: a linear protection in the unit's own sector, towards an enemy.
    pub(super) fn is_behind_wall_on_table(&self, at: Spot, enemy: Spot) -> bool {
        let (Some(field), Some(from), Some(to)) = (self.field(), at.point(), enemy.point()) else {
            return false;
        };
        is_behind_wall(from, to, field.walls(Line { from, to }))
    }

    /// BF-7: asks about a move of a unit with so much potential.
    pub(crate) fn with_mover<T>(
        &self,
        id: UnitId,
        potential: i32,
        ask: impl FnOnce(&TableMover<'_>) -> T,
    ) -> Option<T> {
        let field = self.field()?;
        let unit = self.unit(id);
        let start = unit.at.point()?;
        let (mut friends, mut enemies) = (Vec::with_capacity(16), Vec::with_capacity(16));
        let reach = (i64::from(potential) + 3) * UNIT;
        for (other, point) in self.units_in(field, Bounds::square(start, reach)) {
            if other == id {
                continue;
            }
            let list = if self.side(other) == self.side(id) { &mut friends } else { &mut enemies };
            list.push(point);
        }
        Some(ask(&TableMover {
            field,
            house: &self.battle.house,
            start,
            heading: unit.facing.tenths(),
            category: self.category(id),
            potential,
            entered_difficult: unit.entered_difficult,
            friends: &friends,
            enemies: &enemies,
            // A road carries 1 UD farther.
            begins: Begins::at(field, start, &enemies, (i64::from(potential) + 2) * UNIT),
        }))
    }

    /// BF-10.11: asks about a retreat of a unit.
    pub(crate) fn with_retreat<T>(
        &self,
        field: &Field,
        (id, cause): (UnitId, UnitId),
        distance: i32,
        ask: impl FnOnce(&TableRetreat<'_>) -> T,
    ) -> Option<T> {
        let (unit, side) = (self.unit(id), self.side(id));
        let (start, from) = (unit.at.point()?, self.unit(cause).at.point()?);
        let radius = self.threat_radius();
        let others = self.on_table(enemy_of(side)).filter(|enemy| *enemy != cause);
        let counting = others.filter(|enemy| self.unit(*enemy).at.distance(unit.at) <= radius);
        let enemies: Vec<Point> =
            counting.filter_map(|enemy| self.unit(enemy).at.point()).collect();
        let (mut friends, mut bodies) = (Vec::new(), Vec::new());
        let reach = (i64::from(distance) + 2) * UNIT;
        for (other, point) in self.units_in(field, Bounds::square(start, reach)) {
            if self.side(other) != side {
                bodies.push(point);
            } else if other != id {
                friends.push(point);
            }
        }
        Some(ask(&TableRetreat {
            field,
            start,
            cause: from,
            distance,
            enemies: &enemies,
            bodies: &bodies,
            friends: &friends,
            // BF-Q15.
            entered_difficult: unit.entered_difficult
                && self.battle.house.retreat_obeys_entered_zone,
            edges: self.battle.edges[side as usize],
        }))
    }

    /// BF-10.6, BF-Q39: beyond 1 UD a unit faces along the last UD of its way.
    pub(crate) fn faces_after(&self, id: UnitId, steps: i32, last: u16) -> Bearing {
        if steps > 1 && applies(bf("10.6")) { Bearing::Heading(last) } else { self.unit(id).facing }
    }

    pub(super) fn table_retreats(
        &self,
        field: &Field,
        id: UnitId,
        cause: UnitId,
        distance: i32,
    ) -> Ways {
        #[allow(
            clippy::redundant_closure_for_method_calls,
            reason = "the method alone is of one lifetime only"
        )]
        let ways = self.with_retreat(field, (id, cause), distance, |retreat| retreat.ways_out());
        let ways = ways.unwrap_or_default();
        let steps = ways.possible;
        let way = |TableWay { end, last, via }: TableWay| Way {
            at: Spot::Table(Place::of(end)),
            via: via.map(Place::of).into(),
            facing: self.faces_after(id, steps, last),
            steps,
        };
        Ways { possible: steps, ends: ways.ends.into_iter().map(way).collect(), off: ways.off }
    }

    /// BF-13.4: places all round to which a unit can evade.
    pub(super) fn table_evasions(&self, id: UnitId, attacker: UnitId, march: i32) -> Vec<Way> {
        let Some(enemy) = self.unit(attacker).at.point() else { return Vec::new() };
        let found = self.with_mover(id, march, |mover| {
            let mut ways: Vec<Way> = Vec::new();
            let away = Heading::towards(enemy, mover.start);
            for turn in [0, 300, 3300, 600, 3000, 900, 2700] {
                let direction = (away + turn) % TURN;
                let far = mover.farthest(direction, i64::from(march) * UNIT);
                let line = Line { from: mover.start, to: far };
                for length in [line.length(), UNIT] {
                    let end = point_along(line, length).in_steps_from(mover.start, GRAIN);
                    let Ok(steps) = mover.judge_flight(&[end], enemy) else { continue };
                    let at = Spot::Table(Place::of(end));
                    if ways.iter().all(|way| way.at != at) {
                        let facing = self.faces_after(id, steps, direction);
                        ways.push(Way { at, via: Corners::NONE, facing, steps });
                    }
                }
            }
            ways
        });
        found.unwrap_or_default()
    }

    /// BF-17.13, BF-17.17: whether a general can ride along a path.
    pub(crate) fn may_ride(&self, side: Side, start: Point, path: &[Point]) -> bool {
        let Some(field) = self.field() else { return false };
        let mut gone = 0;
        for line in legs(start, path) {
            let crosses = |(unit, place): (UnitId, Point)| {
                self.side(unit) != side
                    && line.passes_nearer_than(place, SECTOR_RADIUS - TOLERANCE)
                    && !line.from.is_within(place, SECTOR_RADIUS - TOLERANCE)
            };
            let near = line.bounds().widened(SECTOR_RADIUS);
            if !field.contains(line.to) || self.units_in(field, near).any(crosses) {
                return false;
            }
            gone += line.length();
        }
        gone <= i64::from(RIDE) * UNIT + TOLERANCE
    }

    /// His own place, those of his troops within reach, and some all round.
    pub(super) fn table_rides(&self, place: Place, side: Side) -> Vec<Spot> {
        let start = place.point();
        let reach = i64::from(RIDE) * UNIT;
        let mut places = vec![place];
        let own = self.units_within(start, reach).filter(|(unit, _)| self.side(*unit) == side);
        let mut ends: Vec<Point> = own.map(|(_, point)| point).collect();
        for direction in (0..TURN).step_by(450) {
            let far = |length: i64| moved(start, Heading::tenths(direction), length);
            ends.extend([reach / 2, reach].map(|length| far(length).in_steps_from(start, GRAIN)));
        }
        for end in ends {
            let spot = Place::of(end);
            if !places.contains(&spot) && self.may_ride(side, start, &[end]) {
                places.push(spot);
            }
        }
        places.into_iter().map(Spot::Table).collect()
    }

    /// BF-17.15, BF-Q9: in an enemy's zone; by a house rule also beside him, unless a friend's zone
    /// holds the general.
    pub(super) fn is_captured_on_table(&self, place: Place, side: Side, near: bool) -> bool {
        let point = place.point();
        let reach = |distance: i64, enemy: bool| {
            let mut units = self.units_within(point, distance);
            units.any(|(unit, _)| (self.side(unit) != side) == enemy)
        };
        let zone = SECTOR_RADIUS + TOLERANCE;
        (reach(zone, true) && applies(bf("17.15")))
            || (near && !reach(zone, false) && reach(CONTACT, true))
    }

    /// Places of a zone, 1 UD apart; nearer together if there is no room otherwise.
    pub(super) fn table_places(&self, zone: &Zone, fits: impl Fn(Place) -> bool) -> Vec<Spot> {
        for spacing in [UNIT, UNIT / 2, UNIT / 4, UNIT / 10] {
            let places = zone.lattice(spacing).filter(|place| self.is_on_table(*place));
            let places: Vec<Spot> = places.filter(|place| fits(*place)).map(Spot::Table).collect();
            if !places.is_empty() {
                return places;
            }
        }
        Vec::new()
    }

    /// BF-0.2: whether a place is on the table.
    pub(crate) fn is_on_table(&self, place: Place) -> bool {
        self.field().is_some_and(|field| field.contains(place.point()))
    }

    pub(super) fn stands_on_table(&self, field: &Field, side: Side, ground: &Zone) -> bool {
        ground.areas.iter().any(|area| {
            let mut units = self.units_in(field, area.bounds());
            units.any(|(unit, place)| self.side(unit) == side && area.contains(place))
        })
    }
}

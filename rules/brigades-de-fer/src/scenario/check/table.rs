//! BF-0.2, BF-S4: the shapes of the free table: on it, whole, and far enough apart.

use board::land::Area;
use engine::scenario::Corner;

use super::super::{Deployment, Zone};
use super::{ARMIES, Checker};
use crate::ch00_table::{CLEAR, UNIT};
use crate::game::field;
use crate::unit::Side;

/// Zones nearer than this are a fault. Between this and 1 UD the Confederates keep clear of the
/// Union's zone (BF-0.11), which costs them a strip of theirs.
const APART: i64 = UNIT * 3 / 4;
/// How fine the edge of a zone is followed.
const FINE: i64 = UNIT / 20;

/// How far two pieces of ground are from each other: from the corners and edges of one to the other.
fn gap(one: &Area, other: &Area) -> i64 {
    let from = |area: &Area, other: &Area| {
        let corners = area.corners().unwrap_or_default().iter().copied();
        let nearest = corners.map(|corner| other.distance(corner)).min();
        let inside = area.lattice(FINE).map(|point| other.distance(point)).min();
        nearest.into_iter().chain(inside).min().unwrap_or(i64::MAX)
    };
    from(one, other).min(from(other, one))
}

impl Checker<'_> {
    pub(super) fn table(&mut self) {
        let (scenario, size) = (self.scenario, self.scenario.table.size());
        let terrain = scenario.terrain.iter().map(|piece| &piece.ground.shape);
        self.check.shapes(terrain, size, "terrain");
        self.check.shapes(scenario.hills.iter().map(|hill| &hill.shape), size, "hills");
        self.check.shapes(scenario.walls.iter().map(|wall| &wall.shape), size, "walls");
        self.check.shapes(scenario.roads.iter().map(|road| &road.shape), size, "roads");
        self.check.shapes(scenario.decor.iter().map(|decor| &decor.drawn.shape), size, "decor");
        for (index, objective) in scenario.objectives.iter().enumerate() {
            self.point(objective.place.point.get(), &format!("objectives[{index}].point"));
        }
        for (index, zone) in scenario.zones.iter().enumerate() {
            self.table_zone(zone, &format!("zones[{index}]"));
        }
        self.standing();
        self.zones_apart();
    }

    fn point(&mut self, point: Option<Corner>, field: &str) {
        self.check.point(point, self.scenario.table.size(), field);
    }

    fn table_zone(&mut self, zone: &Zone, field: &str) {
        self.check.zone_on_table(&zone.place, self.scenario.table.size(), field);
        if let Some(name) = &zone.hill.0
            && self.scenario.hills_of(zone).is_empty()
        {
            self.tell(&format!("{field}.hill"), "scenario-unknown-hill", name.as_str());
        }
    }

    /// BF-0.11: those who stand there from the start are on the table, 1 UD apart.
    fn standing(&mut self) {
        let mut placed: Vec<(&str, Corner)> = Vec::new();
        for (side, name) in ARMIES {
            let army = self.scenario.army(side);
            for (index, unit) in army.units.iter().enumerate() {
                let point = unit.at.get().and_then(|place| place.point.get());
                self.point(point, &format!("{name}.units[{index}].at"));
                let Some(point) = point else { continue };
                let near = placed
                    .iter()
                    .find(|(_, other)| field::point(*other).distance(field::point(point)) < CLEAR);
                if let Some((other, _)) = near {
                    let both = format!("{other}, {}", unit.id);
                    self.tell(
                        &format!("{name}.units[{index}].at"),
                        "scenario-units-too-close",
                        both,
                    );
                }
                placed.push((&unit.id, point));
            }
            for (index, general) in army.generals.iter().enumerate() {
                let point = general.at.get().and_then(|place| place.point.get());
                self.point(point, &format!("{name}.generals[{index}].at"));
            }
        }
    }

    /// BF-20.3: two who deploy at once never stand on each other.
    fn zones_apart(&mut self) {
        if self.scenario.deployment == Deployment::Fixed {
            return;
        }
        let scenario = self.scenario;
        let zones = |side: Side| -> Vec<&Zone> {
            let army = scenario.army(side);
            let own = army.units.iter().filter_map(|unit| unit.zone.0.as_deref());
            let ids = army.zone.0.as_deref().into_iter().chain(own);
            let zones = ids.filter_map(|id| scenario.zone(id));
            // Without a shape it is the squares of its hexes, which share none with the other's.
            zones
                .filter(|zone| {
                    let place = &zone.place;
                    place.rectangle.0.is_some() || place.disc.0.is_some() || zone.hill.0.is_some()
                })
                .collect()
        };
        for one in zones(Side::Union) {
            let one = field::Zone::of(scenario, &one.place.id);
            for other in zones(Side::Confederate) {
                let other = field::Zone::of(scenario, &other.place.id);
                let close = one.areas.iter().any(|area| {
                    let mut others = other.areas.iter();
                    others.any(|other| gap(area, other) < APART)
                });
                if close {
                    self.tell("confederate.zone", "scenario-zones-too-close", "");
                    return;
                }
            }
        }
    }
}

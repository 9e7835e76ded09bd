//! What the form of a file cannot say: names that must exist, hexes on the board, room to deploy.

mod table;

use std::collections::BTreeSet;

use board::hex::Hex;
use engine::form::{Fault, Lines};
use engine::scenario::{Check, ids_of};

use super::{Arrival, Deployment, MOST_UNITS, Marker, Scenario, Unit, UnitPlace, Victory, Zone};
use crate::ch00_board::HexName;
use crate::ch02_combat_value::{MOST_OF_MILITIA, Training};
use crate::game::field;
use crate::unit::{Category, Side, Weapon};

struct Checker<'a> {
    scenario: &'a Scenario,
    check: Check<'a>,
}

/// The armies as their sides and the names of their tables.
const ARMIES: [(Side, &str); 2] = [(Side::Union, "union"), (Side::Confederate, "confederate")];

/// Everything that is wrong with a battle whose form is right.
pub(super) fn check(scenario: &Scenario, lines: &Lines) -> Vec<Fault> {
    let mut checker = Checker { scenario, check: Check::new(lines) };
    checker.beginning();
    checker.ground();
    for (side, name) in ARMIES {
        checker.army(side, name);
    }
    checker.deployment_zones();
    checker.table();
    checker.ids();
    checker.victory();
    checker.check.into_faults()
}

impl Checker<'_> {
    fn tell(&mut self, field: &str, key: &'static str, given: impl Into<String>) {
        self.check.tell(field, key, given);
    }

    /// A battle that begins in its middle gives everybody a place.
    fn beginning(&mut self) {
        let head = &self.scenario.head;
        self.check.head(head);
        if head.begins.0.is_some() && self.scenario.deployment != Deployment::Fixed {
            self.tell("begins", "scenario-begins-without-places", "");
        }
    }

    /// BF-0.3: every hex is on the board.
    fn hexes(&mut self, hexes: &[HexName], field: &str) {
        let grid = self.scenario.grid();
        for (index, hex) in hexes.iter().enumerate() {
            if !grid.contains(hex.0) {
                let name = hex.0.to_string();
                self.tell(&format!("{field}[{index}]"), "scenario-hex-off-the-board", name);
            }
        }
        if hexes.is_empty() {
            self.tell(field, "scenario-no-hexes", "");
        }
    }

    fn ground(&mut self) {
        let scenario = self.scenario;
        let mut pieces: BTreeSet<Hex> = BTreeSet::new();
        for (index, piece) in scenario.terrain.iter().enumerate() {
            let field = format!("terrain[{index}].hexes");
            self.hexes(&piece.hexes, &field);
            for hex in &piece.hexes {
                if !pieces.insert(hex.0) {
                    self.tell(&field, "scenario-two-terrains-in-a-hex", hex.0.to_string());
                }
            }
            self.check.drawing(&piece.ground, &format!("terrain[{index}]"));
            let shape = &piece.ground.shape;
            if piece.cell().is_open() {
                let (field, name) = (format!("terrain[{index}]"), &piece.ground.name.en);
                self.tell(&field, "scenario-terrain-does-nothing", name.as_str());
            }
            if shape.polygon.is_empty() && shape.point.get().is_none() {
                let (field, name) = (format!("terrain[{index}]"), &piece.ground.name.en);
                self.tell(&field, "scenario-nothing-on-the-table", name.as_str());
            }
        }
        for (index, hill) in scenario.hills.iter().enumerate() {
            self.hexes(&hill.hexes, &format!("hills[{index}].hexes"));
        }
        for (index, wall) in scenario.walls.iter().enumerate() {
            let hexes: Vec<HexName> = wall.hexsides.iter().map(|side| HexName(side.hex)).collect();
            self.hexes(&hexes, &format!("walls[{index}].hexsides"));
        }
        for (index, road) in scenario.roads.iter().enumerate() {
            let field = format!("roads[{index}].hexes");
            self.hexes(&road.hexes, &field);
            // BF-19.4: a chain of neighbours.
            for pair in road.hexes.windows(2) {
                if pair[0].0.distance(pair[1].0) != 1 {
                    let link = format!("{}-{}", pair[0].0, pair[1].0);
                    self.tell(&field, "scenario-broken-road", link);
                }
            }
        }
        for (index, objective) in scenario.objectives.iter().enumerate() {
            self.hexes(&objective.hexes, &format!("objectives[{index}].hexes"));
            let known = scenario.terrain.iter().map(|piece| piece.ground.id.as_str());
            self.check.objective(&objective.place, known, &format!("objectives[{index}]"));
        }
        for (index, zone) in scenario.zones.iter().enumerate() {
            self.hexes(&zone.hexes, &format!("zones[{index}].hexes"));
        }
    }

    /// BF-2.9, BF-2.10, BF-8.11: units that the rules know, with a general and a place.
    fn army(&mut self, side: Side, name: &str) {
        let army = self.scenario.army(side);
        if army.units.is_empty() || army.units.len() > MOST_UNITS {
            let count = army.units.len().to_string();
            self.tell(&format!("{name}.units"), "scenario-too-many-units", count);
        }
        let generals = army.generals.iter().map(|general| {
            let at_once = general.commander.arrives.0.is_none() && !general.reinforcement;
            (&general.commander, at_once)
        });
        self.check.chief(generals, &format!("{name}.generals"));
        for (index, unit) in army.units.iter().enumerate() {
            let field = |inner: &str| format!("{name}.units[{index}].{inner}");
            let weapons: &[Weapon] = match unit.category {
                Category::Infantry => &[Weapon::RifledMusket, Weapon::SmoothboreMusket],
                Category::Cavalry => &[Weapon::BreechloadingCarbine, Weapon::SmoothboreCarbine],
                Category::Artillery | Category::HorseArtillery => {
                    &[Weapon::SmoothboreGun, Weapon::RifledGun]
                }
            };
            if !weapons.contains(&unit.weapon) {
                self.tell(&field("weapon"), "scenario-weapon-of-another-arm", "");
            }
            let repeats = [Weapon::RifledMusket, Weapon::BreechloadingCarbine];
            if unit.repeating && !repeats.contains(&unit.weapon) {
                self.tell(&field("repeating"), "scenario-weapon-never-repeats", "");
            }
            let militia = unit.training == Training::Militia && !unit.category.is_artillery();
            if militia && unit.vc.get() > MOST_OF_MILITIA {
                self.tell(&field("vc"), "scenario-militia-above-three", "");
            }
            if unit.dashing && unit.category.is_artillery() {
                self.tell(&field("dashing"), "scenario-artillery-is-not-dashing", "");
            }
            let known = army.generals.iter().any(|general| general.commander.id == unit.commander);
            if !known && !army.generals.is_empty() {
                self.tell(&field("commander"), "scenario-unknown-general", unit.commander.as_str());
            }
            if let Some(zone) = &unit.zone.0 {
                self.zone(zone, &field("zone"));
            }
            self.arrival(&unit.arrives.0, &field("arrives"));
            self.start(
                unit.arrives.0.is_some() || unit.reinforcement,
                unit.at.0.map(|place| place.hex.0),
                unit.category.is_artillery(),
                &field("at"),
            );
            self.condition(unit, &format!("{name}.units[{index}]"));
            if unit.reinforcement && army.reinforcements.0.is_none() {
                self.tell(&field("reinforcement"), "scenario-no-reinforcements", "");
            }
        }
        for (index, general) in army.generals.iter().enumerate() {
            let field = |inner: &str| format!("{name}.generals[{index}].{inner}");
            self.arrival(&general.commander.arrives.0, &field("arrives"));
            self.start(
                general.commander.arrives.0.is_some() || general.reinforcement,
                general.at.0.map(|place| place.hex.0),
                false,
                &field("at"),
            );
        }
        if let Some(called) = &army.reinforcements.0 {
            self.zone(&called.zone, &format!("{name}.reinforcements.zone"));
        }
        match &army.zone.0 {
            Some(zone) => self.zone(zone, &format!("{name}.zone")),
            None if self.scenario.deployment != Deployment::Fixed => {
                self.tell(name, "scenario-no-deployment-zone", "");
            }
            None => {}
        }
    }

    fn zone(&mut self, id: &str, field: &str) {
        self.check.zone(id, self.scenario.zone_ids(), field);
    }

    fn arrival(&mut self, arrival: &Option<Arrival>, field: &str) {
        if let Some(zone) = arrival.as_ref().and_then(|arrival| arrival.zone.0.as_ref()) {
            self.zone(zone, &format!("{field}.zone"));
        }
    }

    /// BF-2.1, BF-2.7, BF-Q25: a unit that begins with losses has a stand left; only infantry occupies
    /// buildings, and only where some are.
    fn condition(&mut self, unit: &Unit, field: &str) {
        self.check.condition(&unit.condition, unit.vc.get(), field);
        if unit.condition.has(Marker::InBuildings) {
            let house = unit.at.0.is_some_and(|place| self.has_buildings(&place));
            if unit.category != Category::Infantry || !house {
                let field = format!("{field}.markers");
                self.tell(&field, "scenario-no-buildings-to-occupy", unit.id.as_str());
            }
        }
    }

    /// Who is there from the start of a fixed deployment has a place; nobody else has.
    fn start(&mut self, comes_later: bool, at: Option<Hex>, gun: bool, field: &str) {
        let fixed = self.scenario.deployment == Deployment::Fixed;
        match at {
            None if fixed && !comes_later => self.tell(field, "scenario-no-place", ""),
            Some(_) if !fixed || comes_later => self.tell(field, "scenario-place-not-used", ""),
            Some(hex) if !self.scenario.grid().contains(hex) => {
                self.tell(field, "scenario-hex-off-the-board", hex.to_string());
            }
            Some(hex) if gun && self.is_difficult(hex) => {
                self.tell(field, "scenario-guns-in-difficult", hex.to_string());
            }
            _ => {}
        }
    }

    fn is_difficult(&self, hex: Hex) -> bool {
        let mut terrain = self.scenario.terrain.iter();
        terrain.any(|piece| piece.cell().difficult && piece.hexes.contains(&HexName(hex)))
    }

    /// On hexes, and on the table if a point is given.
    fn has_buildings(&self, place: &UnitPlace) -> bool {
        let point = place.point.get().map(field::point);
        self.scenario.terrain.iter().filter(|piece| piece.cell().buildings).any(|piece| {
            let holds = |point| field::areas_of(piece).iter().any(|area| area.contains(point));
            piece.hexes.contains(&place.hex) && point.is_none_or(holds)
        })
    }

    /// BF-20.3: the zones of the two sides share no hex, and there is room for everyone.
    fn deployment_zones(&mut self) {
        if self.scenario.deployment == Deployment::Fixed {
            return;
        }
        let mut taken: [BTreeSet<Hex>; 2] = Default::default();
        for (side, name) in ARMIES {
            let army = self.scenario.army(side);
            let hexes = |zone: Option<&Zone>| -> BTreeSet<Hex> {
                zone.into_iter().flat_map(|zone| &zone.hexes).map(|hex| hex.0).collect()
            };
            let own = army.zone.0.as_deref().and_then(|id| self.scenario.zone(id));
            let common = hexes(own);
            let mut all = common.clone();
            let present =
                army.units.iter().filter(|unit| unit.arrives.0.is_none() && !unit.reinforcement);
            let (mut units, mut guns) = (0, 0);
            for unit in present {
                match unit.zone.0.as_deref() {
                    Some(id) => all.extend(hexes(self.scenario.zone(id))),
                    None => {
                        units += 1;
                        guns += usize::from(unit.category.is_artillery());
                    }
                }
            }
            let open = common.iter().filter(|hex| !self.is_difficult(**hex)).count();
            if units > common.len() || guns > open {
                self.tell(&format!("{name}.zone"), "scenario-zone-too-small", units.to_string());
            }
            taken[side as usize] = all;
        }
        if let Some(hex) = taken[0].intersection(&taken[1]).next() {
            self.tell("confederate.zone", "scenario-zones-overlap", hex.to_string());
        }
    }

    /// Ids are unique.
    fn ids(&mut self) {
        let scenario = self.scenario;
        let armies = || ARMIES.into_iter().map(|(side, name)| (name, scenario.army(side)));
        self.check.unique(armies().flat_map(|(name, army)| {
            ids_of(format!("{name}.units"), army.units.iter().map(|unit| unit.id.as_str()))
        }));
        self.check.unique(armies().flat_map(|(name, army)| {
            let ids = army.generals.iter().map(|general| general.commander.id.as_str());
            ids_of(format!("{name}.generals"), ids)
        }));
        self.check.unique(ids_of("zones", scenario.zone_ids()));
        let objectives = scenario.objectives.iter().map(|objective| objective.place.id.as_str());
        self.check.unique(ids_of("objectives", objectives));
        let terrain = scenario.terrain.iter().map(|piece| piece.ground.id.as_str());
        self.check.unique(ids_of("terrain", terrain).filter(|(_, id)| !id.is_empty()));
    }

    fn victory(&mut self) {
        if let Victory::Points { victory, brilliant: engine::input::Optional(Some(more)), .. } =
            self.scenario.victory
            && more.get() < victory.get()
        {
            self.tell("victory.brilliant", "scenario-brilliant-below-victory", "");
        }
        if matches!(self.scenario.victory, Victory::AllObjectives)
            && self.scenario.objectives.is_empty()
        {
            self.tell("victory", "scenario-no-objectives", "");
        }
    }
}

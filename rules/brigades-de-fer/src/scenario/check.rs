//! What the form of a file cannot say: names that must exist, hexes on the board, room to deploy.

mod table;

use std::collections::BTreeSet;

use board::hex::Hex;
use engine::form::{Fault, Lines};

use super::{Arrival, Deployment, MOST_UNITS, Scenario, TerrainKind, Victory, Zone};
use crate::ch00_board::HexName;
use crate::ch02_combat_value::{MOST_OF_MILITIA, Training};
use crate::unit::{Category, Side, Weapon};

struct Checker<'a> {
    scenario: &'a Scenario,
    lines: &'a Lines,
    faults: Vec<Fault>,
}

/// Everything that is wrong with a battle whose form is right.
pub(super) fn check(scenario: &Scenario, lines: &Lines) -> Vec<Fault> {
    let mut checker = Checker { scenario, lines, faults: Vec::new() };
    checker.ground();
    for side in [Side::Union, Side::Confederate] {
        checker.army(side);
    }
    checker.deployment_zones();
    checker.table();
    checker.names();
    checker.victory();
    checker.faults
}

impl Checker<'_> {
    fn tell(&mut self, field: &str, key: &'static str, given: impl Into<String>) {
        let arguments = vec![("given", given.into())];
        self.faults.push(Fault {
            line: self.lines.of(field),
            field: field.to_owned(),
            key,
            arguments,
        });
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
            if piece.polygon.is_empty() && piece.point.get().is_none() {
                let field = format!("terrain[{index}]");
                self.tell(&field, "scenario-nothing-on-the-table", piece.name.as_str());
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
        }
        for (index, zone) in scenario.zones.iter().enumerate() {
            self.hexes(&zone.hexes, &format!("zones[{index}].hexes"));
        }
    }

    /// BF-2.9, BF-2.10, BF-8.11: units that the rules know, with a general and a place.
    fn army(&mut self, side: Side) {
        let name = if side == Side::Union { "union" } else { "confederate" };
        let army = self.scenario.army(side);
        if army.units.is_empty() || army.units.len() > MOST_UNITS {
            let count = army.units.len().to_string();
            self.tell(&format!("{name}.units"), "scenario-too-many-units", count);
        }
        let chiefs = army.generals.iter().filter(|general| {
            general.commander_in_chief && general.arrives.0.is_none() && !general.reinforcement
        });
        if chiefs.count() != 1 && !army.generals.is_empty() {
            self.tell(&format!("{name}.generals"), "scenario-one-commander-in-chief", "");
        }
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
            let known = army.generals.iter().any(|general| general.id == unit.commander);
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
            if unit.reinforcement && army.reinforcements.0.is_none() {
                self.tell(&field("reinforcement"), "scenario-no-reinforcements", "");
            }
        }
        for (index, general) in army.generals.iter().enumerate() {
            let field = |inner: &str| format!("{name}.generals[{index}].{inner}");
            self.arrival(&general.arrives.0, &field("arrives"));
            self.start(
                general.arrives.0.is_some() || general.reinforcement,
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
        if self.scenario.zone(id).is_none() {
            self.tell(field, "scenario-unknown-zone", id);
        }
    }

    fn arrival(&mut self, arrival: &Option<Arrival>, field: &str) {
        if let Some(arrival) = arrival {
            self.zone(&arrival.zone, &format!("{field}.zone"));
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
        let hard = [TerrainKind::TallCrops, TerrainKind::Woods, TerrainKind::Thicket];
        self.scenario
            .terrain
            .iter()
            .any(|piece| hard.contains(&piece.kind) && piece.hexes.contains(&HexName(hex)))
    }

    /// BF-20.3: the zones of the two sides share no hex, and there is room for everyone.
    fn deployment_zones(&mut self) {
        if self.scenario.deployment == Deployment::Fixed {
            return;
        }
        let mut taken: [BTreeSet<Hex>; 2] = Default::default();
        for (side, name) in [(Side::Union, "union"), (Side::Confederate, "confederate")] {
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
    fn names(&mut self) {
        let scenario = self.scenario;
        let armies = [("union", &scenario.union), ("confederate", &scenario.confederate)];
        let units = armies.iter().flat_map(|(name, army)| {
            let units = army.units.iter().enumerate();
            units.map(move |(index, unit)| (format!("{name}.units[{index}].id"), &unit.id))
        });
        let generals = armies.iter().flat_map(|(name, army)| {
            let generals = army.generals.iter().enumerate();
            generals.map(move |(index, one)| (format!("{name}.generals[{index}].id"), &one.id))
        });
        let zones = scenario.zones.iter().enumerate();
        let zones = zones.map(|(index, zone)| (format!("zones[{index}].id"), &zone.id));
        let objectives = scenario.objectives.iter().enumerate();
        let objectives =
            objectives.map(|(index, one)| (format!("objectives[{index}].id"), &one.id));
        let all: [Vec<(String, &String)>; 4] =
            [units.collect(), generals.collect(), zones.collect(), objectives.collect()];
        for list in all {
            let mut known = BTreeSet::new();
            for (field, id) in list {
                if !known.insert(id) {
                    self.tell(&field, "scenario-id-used-twice", id.as_str());
                }
            }
        }
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

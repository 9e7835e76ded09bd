//! What the form of a file cannot say: names that must differ, units that their list allows, who
//! leads whom, and places that are free.

use engine::form::{Fault, Lines};
use engine::scenario::{Check, ids_of};

use super::{Army, Division, Scenario, Side, TerrainKind, UnitEntry};
use crate::ch19_units::capacity;
use crate::game::battle::Battle;
use crate::holds;
use crate::options::Options;
use crate::unit::{Arm, Formation, Order};

/// More units than this no battle has: sets of them are kept in one number, with the skirmishers
/// that each may detach.
const MOST_UNITS: usize = 60;

struct Checker<'a> {
    scenario: &'a Scenario,
    check: Check<'a>,
}

/// Everything that is wrong with a battle whose form is right.
pub(super) fn check(scenario: &Scenario, lines: &Lines) -> Vec<Fault> {
    let mut checker = Checker { scenario, check: Check::new(lines) };
    checker.check.head(&scenario.head);
    checker.ground();
    checker.ids();
    for side in Side::BOTH {
        checker.army(scenario.army(side), side);
    }
    checker.objectives();
    if checker.check.is_sound() {
        checker.places();
    }
    checker.check.into_faults()
}

impl Checker<'_> {
    fn tell(&mut self, field: &str, key: &'static str, given: impl Into<String>) {
        self.check.tell(field, key, given);
    }

    fn ground(&mut self) {
        let (scenario, size) = (self.scenario, self.scenario.table.size());
        for (index, piece) in scenario.terrain.iter().enumerate() {
            let field = format!("terrain[{index}]");
            self.check.terrain(&piece.ground, &field);
            self.check.shape(&piece.ground.shape, size, &field);
            let hill = piece.ground.kind == TerrainKind::Hill;
            if piece.plateau && !hill {
                self.tell(&field, "scenario-plateau-is-a-hill", piece.ground.id.as_str());
            }
        }
        self.check.shapes(scenario.decor.iter().map(|one| &one.shape), size, "decor");
    }

    fn ids(&mut self) {
        let scenario = self.scenario;
        let terrain = scenario.terrain.iter().map(|one| one.ground.id.as_str());
        let objectives = scenario.objectives.iter().map(|one| one.place.id.as_str());
        let named = ids_of("terrain", terrain).filter(|(_, id)| !id.is_empty());
        self.check.unique(named.chain(ids_of("objectives", objectives)));
        let mut pieces: Vec<(String, &str)> = Vec::new();
        let mut count = 0;
        for side in Side::BOTH {
            let (army, word) = (scenario.army(side), side.word());
            if let Some(general) = &army.commander.0 {
                pieces.push((format!("{word}.commander.id"), general.id.as_str()));
            }
            for (number, division) in army.divisions.iter().enumerate() {
                let at = format!("{word}.divisions[{number}]");
                pieces.push((format!("{at}.id"), division.id.as_str()));
                if let Some(general) = &division.general.0 {
                    pieces.push((format!("{at}.general.id"), general.id.as_str()));
                }
                let units = division.units.iter().map(|unit| unit.id.as_str());
                pieces.extend(ids_of(format!("{at}.units"), units));
                count += division.units.len();
            }
        }
        self.check.unique(pieces);
        if count > MOST_UNITS {
            self.tell("a.divisions", "scenario-too-many-units", MOST_UNITS.to_string());
        }
    }

    /// BE-2.9, BE-Q81: one commander-in-chief, and a division or more.
    fn army(&mut self, army: &Army, side: Side) {
        let word = side.word();
        let generals = army.divisions.iter().filter_map(|one| one.general.0.as_ref());
        let in_one = generals.filter(|general| general.commander_in_chief).count();
        if in_one + usize::from(!army.commander.is_none()) != 1 {
            self.tell(word, "scenario-one-commander-in-chief", "");
        }
        if army.divisions.is_empty() {
            self.tell(&format!("{word}.divisions"), "scenario-no-units", "");
        }
        if self.scenario.deployment == super::Deployment::Free && army.zones.is_empty() {
            self.tell(word, "scenario-no-zones", "");
        }
        if let Some(general) = &army.commander.0 {
            let field = format!("{word}.commander");
            if general.at.is_none() && general.attached_to.is_none() {
                self.tell(&field, "scenario-nobody-set-up", general.id.as_str());
            }
        }
        let points = army.points();
        let dear = army.budget.get().is_some_and(|most| points > most.get());
        if dear && holds("26.1") {
            self.tell(&format!("{word}.budget"), "scenario-army-too-dear", points.to_string());
        }
        let mut led_by_him = usize::from(army.commander.is_none());
        for (number, division) in army.divisions.iter().enumerate() {
            let field = format!("{word}.divisions[{number}]");
            if division.general.is_none() {
                led_by_him += 1;
                if led_by_him > 1 && holds("19.9") {
                    self.tell(&field, "scenario-division-without-general", division.id.as_str());
                }
            }
            self.division(division, &field);
        }
    }

    fn division(&mut self, division: &Division, field: &str) {
        let size = self.scenario.table.size();
        if division.units.is_empty() {
            self.tell(&format!("{field}.units"), "scenario-no-units", division.id.as_str());
        }
        if division.units.len() > 12 {
            self.tell(&format!("{field}.units"), "scenario-too-many-units", "12");
        }
        let comes = !division.arrives.is_none();
        if let Some(general) = &division.general.0 {
            let nowhere = general.at.is_none() && general.attached_to.is_none();
            if nowhere != comes {
                self.tell(field, "scenario-at-or-arrives", general.id.as_str());
            }
            self.check.point(general.at.get(), size, &format!("{field}.general.at"));
        }
        self.check.point(division.zone.get(), size, &format!("{field}.zone"));
        if division.order == Order::Hold && division.zone.is_none() && !comes {
            self.tell(field, "scenario-hold-without-zone", division.id.as_str());
        }
        if let Some(general) = &division.general.0
            && let Some(unit) = &general.attached_to.0
            && !division.units.iter().any(|one| one.id == *unit)
        {
            self.tell(&format!("{field}.general.attached_to"), "scenario-unknown-unit", unit);
        }
        for (index, unit) in division.units.iter().enumerate() {
            self.unit(unit, comes, &format!("{field}.units[{index}]"));
        }
    }

    /// BE-19.1 to BE-19.7: a unit that its list allows, in a formation that it may have.
    fn unit(&mut self, unit: &UnitEntry, comes: bool, field: &str) {
        if let Err(refusal) = unit.listed(|listed| listed.check())
            && engine::holds(refusal.rule)
        {
            self.tell(field, "scenario-unit-not-in-the-list", refusal.key);
        }
        if (unit.at.is_none() && unit.garrison.is_none()) != comes {
            self.tell(field, "scenario-at-or-arrives", unit.id.as_str());
        }
        let formation = unit.formation();
        let light = unit.has(super::Trait::LightInfantry) || unit.ft.get() == 2;
        let open = match formation {
            Formation::Skirmish => unit.arm == Arm::Infantry && light,
            Formation::Garrison => unit.arm == Arm::Infantry && !unit.garrison.is_none(),
            _ => formation.is_of(unit.arm) && unit.garrison.is_none(),
        };
        if !open {
            self.tell(field, "scenario-formation-it-cannot-have", unit.id.as_str());
        }
        if unit.losses_in_halves() >= 2 * capacity(unit.arm, unit.size, false) {
            self.tell(&format!("{field}.losses"), "scenario-too-many-losses", "");
        }
        let buildings = unit.garrison.0.iter().chain(&unit.may_hide_in);
        for id in buildings {
            let known = self.scenario.terrain.iter();
            let mut known = known.filter(|one| one.ground.kind == TerrainKind::Building);
            if !known.any(|one| one.ground.id == *id) {
                self.tell(field, "scenario-unknown-terrain", id);
            }
        }
    }

    /// BE-25.1: an objective is a point or pieces of terrain.
    fn objectives(&mut self) {
        let scenario = self.scenario;
        for (index, objective) in scenario.objectives.iter().enumerate() {
            let field = format!("objectives[{index}]");
            if objective.place.point.is_none() == objective.ground.is_empty() {
                self.tell(&field, "scenario-point-or-ground", objective.place.id.as_str());
            }
            let size = scenario.table.size();
            self.check.point(objective.place.point.get(), size, &format!("{field}.point"));
            for id in &objective.ground {
                if !scenario.terrain.iter().any(|one| one.ground.id == *id) {
                    self.tell(&format!("{field}.ground"), "scenario-unknown-terrain", id);
                }
            }
        }
        for (index, ending) in scenario.endings.iter().enumerate() {
            for id in ending.controls.iter().chain(&ending.and_one_of) {
                if !scenario.objectives.iter().any(|one| one.place.id == *id) {
                    self.tell(&format!("endings[{index}]"), "scenario-unknown-objective", id);
                }
            }
        }
    }

    /// BE-3.16, BE-20.2: nobody stands on another, on impassable ground or off the table.
    fn places(&mut self) {
        let battle = Battle::new(self.scenario, &Options::default());
        for (side, division, unit, key) in battle.faults_of_set_up() {
            let field = format!("{}.divisions[{division}].units[{unit}].at", side.word());
            let id = self.scenario.army(side).divisions[division].units[unit].id.clone();
            self.tell(&field, key, id);
        }
    }
}

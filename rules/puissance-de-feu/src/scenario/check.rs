//! What the form of a file cannot say: names that must differ, traits that fit, places that are
//! free and inside their zones.

use std::collections::BTreeSet;

use engine::form::{Fault, Lines};

use super::{Scenario, Side, TerrainKind};
use crate::ch13_troops::check_traits;
use crate::game::battle::Battle;
use crate::options::HouseRules;

/// More units than this no battle has: sets of them are kept in one number.
const MOST_UNITS: usize = 100;
/// More pieces of terrain than this no battle has.
const MOST_TERRAIN: usize = 64;

struct Checker<'a> {
    scenario: &'a Scenario,
    lines: &'a Lines,
    faults: Vec<Fault>,
}

/// Everything that is wrong with a battle whose form is right.
pub(super) fn check(scenario: &Scenario, lines: &Lines) -> Vec<Fault> {
    let mut checker = Checker { scenario, lines, faults: Vec::new() };
    checker.ground();
    checker.names();
    for side in Side::BOTH {
        checker.army(side);
    }
    if let Err(refusal) = HouseRules::agreed(&scenario.rules.house_rules) {
        checker.tell("rules.house_rules", "scenario-house-rules-clash", refusal.key);
    }
    if checker.faults.is_empty() {
        checker.places();
    }
    checker.faults
}

impl Checker<'_> {
    fn tell(&mut self, field: &str, key: &'static str, given: impl Into<String>) {
        let arguments = vec![("given", given.into())];
        let line = self.lines.of(field);
        self.faults.push(Fault { line, field: field.to_owned(), key, arguments });
    }

    fn ground(&mut self) {
        let scenario = self.scenario;
        if scenario.terrain.len() > MOST_TERRAIN {
            self.tell("terrain", "scenario-too-much-terrain", MOST_TERRAIN.to_string());
        }
        for (index, piece) in scenario.terrain.iter().enumerate() {
            let field = format!("terrain[{index}]");
            let works = piece.kind == TerrainKind::Breastwork;
            let drawn = if piece.kind.is_linear() {
                piece.line.len() > 1 && piece.polygon.is_empty()
                    || works && piece.polygon.len() > 2 && piece.line.is_empty()
            } else {
                piece.polygon.len() > 2 && piece.line.is_empty()
            };
            if !drawn {
                let key = if piece.kind.is_linear() {
                    "scenario-needs-a-line"
                } else {
                    "scenario-needs-a-polygon"
                };
                self.tell(&field, key, piece.id.as_str());
            }
            if piece.current.get().is_some() && piece.kind != TerrainKind::River {
                self.tell(&field, "scenario-current-without-river", piece.id.as_str());
            }
        }
    }

    fn names(&mut self) {
        let scenario = self.scenario;
        let mut seen = BTreeSet::new();
        let terrain = scenario.terrain.iter().map(|one| ("terrain", &one.id));
        let objectives = scenario.objectives.iter().map(|one| ("objectives", &one.id));
        let supplies = scenario.supplies.iter().map(|one| ("supplies", &one.id));
        let named: Vec<_> = terrain.chain(objectives).chain(supplies).collect();
        for (field, id) in named {
            if !seen.insert(id.as_str()) {
                self.tell(field, "scenario-name-twice", id.as_str());
            }
        }
        let mut seen = BTreeSet::new();
        for side in Side::BOTH {
            for (index, unit) in scenario.army(side).units.iter().enumerate() {
                if !seen.insert(unit.id.as_str()) {
                    let field = format!("{}.units[{index}].id", word(side));
                    self.tell(&field, "scenario-name-twice", unit.id.as_str());
                }
            }
        }
        if seen.len() > MOST_UNITS {
            self.tell("attacker.units", "scenario-too-many-units", MOST_UNITS.to_string());
        }
    }

    fn army(&mut self, side: Side) {
        let army = self.scenario.army(side);
        let name = word(side);
        if army.units.is_empty() {
            self.tell(&format!("{name}.units"), "scenario-no-units", "");
        }
        let nobody = army.units.iter().all(|unit| unit.at.get().is_none());
        if nobody && !army.units.is_empty() {
            self.tell(&format!("{name}.units"), "scenario-nobody-set-up", "");
        }
        if army.zones.is_empty() {
            self.tell(&format!("{name}.zones"), "scenario-no-zones", "");
        }
        for (index, unit) in army.units.iter().enumerate() {
            let field = format!("{name}.units[{index}]");
            if let Err(refusal) = check_traits(unit.kind, &unit.traits, "traits") {
                self.tell(&format!("{field}.traits"), "scenario-traits", refusal.key);
            }
            if unit.at.get().is_some() == unit.arrives.get().is_some() {
                self.tell(&field, "scenario-at-or-arrives", unit.id.as_str());
            }
        }
    }

    /// PF-2.4: the historical set-up is a legal one.
    fn places(&mut self) {
        let battle = Battle::new(self.scenario, HouseRules::NONE);
        for (side, index, key) in battle.faults_of_set_up() {
            let field = format!("{}.units[{index}].at", word(side));
            let id = self.scenario.army(side).units[index].id.clone();
            self.tell(&field, key, id);
        }
    }
}

const fn word(side: Side) -> &'static str {
    match side {
        Side::Attacker => "attacker",
        Side::Defender => "defender",
    }
}

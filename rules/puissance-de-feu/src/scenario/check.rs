//! What the form of a file cannot say: names that must differ, traits that fit, places that are
//! free and inside their zones.

use engine::form::{Fault, Lines};
use engine::scenario::{Check, ids_of};

use super::{Deployment, Marker, Scenario, Side, TerrainKind, UnitEntry};
use crate::ch13_troops::check_traits;
use crate::game::Options;
use crate::game::battle::Battle;
use crate::options::HouseRules;
use crate::unit::{State, Unit, UnitType, check_routing};

/// More units than this no battle has: sets of them are kept in one number.
const MOST_UNITS: usize = 100;
/// More pieces of terrain than this no battle has.
const MOST_TERRAIN: usize = 64;

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
        checker.army(side);
    }
    if let Err(refusal) = HouseRules::agreed(&scenario.rules.house_rules) {
        checker.tell("rules.house_rules", "scenario-house-rules-clash", refusal.key);
    }
    if checker.check.is_sound() {
        checker.deployment();
        checker.places();
    }
    checker.check.into_faults()
}

impl Checker<'_> {
    fn tell(&mut self, field: &str, key: &'static str, given: impl Into<String>) {
        self.check.tell(field, key, given);
    }

    fn ground(&mut self) {
        let scenario = self.scenario;
        if scenario.terrain.len() > MOST_TERRAIN {
            self.tell("terrain", "scenario-too-much-terrain", MOST_TERRAIN.to_string());
        }
        for (index, piece) in scenario.terrain.iter().enumerate() {
            let field = format!("terrain[{index}]");
            self.check.terrain(&piece.ground, &field);
            if piece.current.get().is_some() && piece.ground.kind != TerrainKind::River {
                let id = piece.ground.id.as_str();
                self.tell(&field, "scenario-current-without-river", id);
            }
        }
    }

    fn ids(&mut self) {
        let scenario = self.scenario;
        let terrain = scenario.terrain.iter().map(|one| one.ground.id.as_str());
        let objectives = scenario.objectives.iter().map(|one| one.id.as_str());
        let supplies = scenario.supplies.iter().map(|one| one.id.as_str());
        let places = ids_of("terrain", terrain).chain(ids_of("objectives", objectives));
        self.check.unique(places.chain(ids_of("supplies", supplies)));
        let units = Side::BOTH.into_iter().flat_map(|side| {
            let units = scenario.army(side).units.iter().map(|unit| unit.id.as_str());
            ids_of(format!("{}.units", word(side)), units)
        });
        self.check.unique(units);
        if scenario.attacker.units.len() + scenario.defender.units.len() > MOST_UNITS {
            self.tell("attacker.units", "scenario-too-many-units", MOST_UNITS.to_string());
        }
    }

    fn army(&mut self, side: Side) {
        let army = self.scenario.army(side);
        let house = HouseRules::agreed(&self.scenario.rules.house_rules).unwrap_or_default();
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
            if let Err(refusal) = check_traits(unit.kind, &unit.traits, house, "traits") {
                self.tell(&format!("{field}.traits"), "scenario-traits", refusal.key);
            }
            if unit.at.is_none() == unit.arrives.is_none() {
                self.tell(&field, "scenario-at-or-arrives", unit.id.as_str());
            }
            self.condition(unit, &field);
        }
    }

    /// PF-6.2, PF-7.10, PF-14.9, PF-15.8, PF-16.1: what no unit can be, when a battle begins as well.
    fn condition(&mut self, unit: &UnitEntry, field: &str) {
        let fresh = unit.traits.iter().fold(Unit::fresh(unit.kind), |all, one| all.with(*one));
        self.check.condition(&unit.condition, fresh.hit_points(), field);
        let field = format!("{field}.markers");
        let routs = unit.state() == State::Routing;
        let both = routs && unit.condition.has(Marker::Disordered);
        let adrift = unit.kind == UnitType::Ironclad && unit.state() == State::Disordered;
        if both || adrift || check_routing(unit.kind, routs, "markers").is_err() {
            self.tell(&field, "scenario-state-it-cannot-have", unit.id.as_str());
        }
        if unit.condition.has(Marker::OutOfAmmunition) && !self.scenario.rules.ammunition {
            self.tell(&field, "scenario-ammunition-not-counted", unit.id.as_str());
        }
    }

    /// PF-2.5: a battle has what its kind of deployment is about.
    fn deployment(&mut self) {
        let scenario = self.scenario;
        let ships = |side: Side| {
            scenario.army(side).units.iter().any(|unit| unit.kind == UnitType::Ironclad)
        };
        let river = scenario.terrain.iter().any(|piece| piece.ground.kind == TerrainKind::River);
        let lacks = match scenario.deployment {
            Deployment::LineOfBattle | Deployment::PreparedDefence => None,
            Deployment::ConvergingAttack => {
                (scenario.attacker.zones.len() < 2).then_some("scenario-attack-from-one-zone")
            }
            Deployment::RiverAssault => (!(river && Side::BOTH.into_iter().any(ships)))
                .then_some("scenario-river-assault-without-a-ship"),
        };
        if let Some(key) = lacks {
            self.tell("deployment", key, "");
        }
    }

    /// PF-2.4: the historical set-up is a legal one.
    fn places(&mut self) {
        let battle = Battle::new(self.scenario, &Options::default());
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

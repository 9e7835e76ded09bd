//! What the form of a file cannot say: lines that hold together, bridges over rivers, depots that can
//! be reached, stacks within their limits.

mod army;
mod map;

use std::collections::BTreeSet;

use board::hex::Hex;
use engine::form::{Fault, Lines};
use engine::scenario::{Check, Level, ids_of};

use super::{Scenario, SuddenDeath, Unhistorical};
use crate::ch01_hexes::HexNumber;
use crate::unit::Side;

/// The armies as their sides and the names of their tables.
const ARMIES: [(Side, &str); 2] = [(Side::White, "white"), (Side::Red, "red")];

struct Checker<'a> {
    scenario: &'a Scenario,
    check: Check<'a>,
}

/// Everything that is wrong with a battle whose form is right.
pub(super) fn check(scenario: &Scenario, lines: &Lines) -> Vec<Fault> {
    let mut checker = Checker { scenario, check: Check::new(lines) };
    checker.check.head(&scenario.head);
    checker.dates();
    checker.map();
    if checker.check.is_sound() {
        checker.places();
        checker.objectives();
        for (side, name) in ARMIES {
            checker.army(side, name);
            checker.score(side, name);
        }
        checker.stacks();
        checker.options();
        checker.departures();
        checker.victory();
        checker.ids();
    }
    checker.check.into_faults()
}

impl Checker<'_> {
    fn tell(&mut self, field: &str, key: &'static str, given: impl Into<String>) {
        self.check.tell(field, key, given);
    }

    fn on_map(&mut self, hex: Hex, field: &str) -> bool {
        let on_map = self.scenario.grid().contains(hex);
        if !on_map {
            self.tell(field, "scenario-hex-off-the-map", HexNumber(hex).to_string());
        }
        on_map
    }

    /// Every hex of a list is on the map and listed once.
    fn hexes(&mut self, hexes: &[HexNumber], field: &str) {
        let mut known = BTreeSet::new();
        for (index, hex) in hexes.iter().enumerate() {
            let field = format!("{field}[{index}]");
            self.on_map(hex.0, &field);
            if !known.insert(*hex) {
                self.tell(&field, "scenario-hex-twice", hex.to_string());
            }
        }
    }

    fn dates(&mut self) {
        let (dates, turns) = (self.scenario.dates.len(), self.scenario.head.turns.get());
        if dates != 0 && dates != turns as usize {
            self.tell("dates", "scenario-a-date-a-turn", turns.to_string());
        }
    }

    /// Built-up hexes have names, and each place one.
    fn places(&mut self) {
        let scenario = self.scenario;
        let places: Vec<HexNumber> = scenario.places.iter().map(|place| place.hex).collect();
        for (index, hex) in places.iter().enumerate() {
            let field = format!("places[{index}].hex");
            self.on_map(hex.0, &field);
            if places[..index].contains(hex) {
                self.tell(&field, "scenario-hex-twice", hex.to_string());
            }
        }
        for hex in scenario.grid().hexes() {
            let ground = scenario.map.ground(hex);
            let built_up = ground.is_some_and(super::Ground::is_built_up);
            if built_up && !places.contains(&HexNumber(hex)) {
                let field = format!("map.rows[{}]", hex.row());
                self.tell(&field, "scenario-place-without-a-name", HexNumber(hex).to_string());
            }
        }
        for (index, label) in scenario.labels.iter().enumerate() {
            self.hexes(&label.hexes, &format!("labels[{index}].hexes"));
        }
    }

    fn objectives(&mut self) {
        let scenario = self.scenario;
        for (index, objective) in scenario.objectives.iter().enumerate() {
            let field = format!("objectives[{index}].hex");
            self.on_map(objective.hex.0, &field);
            let before = &scenario.objectives[..index];
            if before.iter().any(|other| other.hex == objective.hex) {
                self.tell(&field, "scenario-hex-twice", objective.hex.to_string());
            }
        }
        for (index, centre) in scenario.centres.iter().enumerate() {
            let field = format!("centres[{index}].hex");
            self.on_map(centre.hex.0, &field);
            let ground = scenario.map.ground(centre.hex.0);
            if !ground.is_some_and(super::Ground::is_built_up) {
                self.tell(&field, "scenario-not-built-up", centre.hex.to_string());
            }
        }
    }

    /// OT-12.13: options name counters that come later, or formations.
    fn options(&mut self) {
        for (index, option) in self.scenario.options.iter().enumerate() {
            self.option(option, &format!("options[{index}]"));
        }
    }

    fn option(&mut self, option: &Unhistorical, field: &str) {
        let army = self.scenario.army(option.side);
        for (index, id) in option.units.iter().enumerate() {
            let unit = army.units.iter().find(|unit| unit.id == *id);
            let arrives = unit.and_then(|unit| unit.arrives.0.as_ref());
            let earlier = |turn| arrives.is_some_and(|arrives| arrives.arrival.turn > turn);
            if !option.turn.get().is_some_and(earlier) {
                let field = format!("{field}.units[{index}]");
                self.tell(&field, "scenario-comes-no-earlier", id.as_str());
            }
        }
        for (index, id) in option.formations.iter().enumerate() {
            self.formation(option.side, id, &format!("{field}.formations[{index}]"));
        }
        if option.units.is_empty() == option.formations.is_empty() {
            self.tell(field, "scenario-units-or-formations", option.id.as_str());
        }
    }

    /// OT-12.13: what a side has paid for before the battle begins is its own to take or to keep.
    fn score(&mut self, side: Side, name: &str) {
        let scenario = self.scenario;
        let score = &scenario.army(side).score;
        let option = |id: &String| {
            scenario.options.iter().any(|option| option.side == side && option.id == *id)
        };
        let departure = |id: &String| {
            scenario.departures.iter().any(|one| one.side == side && one.formation == *id)
        };
        for (index, id) in score.options.iter().enumerate().filter(|(_, id)| !option(id)) {
            let field = format!("{name}.score.options[{index}]");
            self.tell(&field, "scenario-no-such-option", id.as_str());
        }
        for (index, id) in score.kept.iter().enumerate().filter(|(_, id)| !departure(id)) {
            let field = format!("{name}.score.kept[{index}]");
            self.tell(&field, "scenario-not-called-away", id.as_str());
        }
    }

    fn departures(&mut self) {
        for (index, departure) in self.scenario.departures.iter().enumerate() {
            let field = format!("departures[{index}]");
            self.formation(departure.side, &departure.formation, &format!("{field}.formation"));
            if departure.turn > self.scenario.head.turns {
                let turns = self.scenario.head.turns.get().to_string();
                self.tell(&format!("{field}.turn"), "scenario-after-the-last-turn", turns);
            }
        }
    }

    fn victory(&mut self) {
        let victory = &self.scenario.victory;
        self.terms(&victory.levels, &victory.sudden, "victory");
        if let Some(even) = &victory.even.0 {
            self.terms(&even.levels, &even.sudden, "victory.even");
            if even.turns.get().is_some_and(|turns| turns > self.scenario.head.turns) {
                let turns = self.scenario.head.turns.get().to_string();
                self.tell("victory.even.turns", "scenario-after-the-last-turn", turns);
            }
        }
    }

    fn terms(&mut self, levels: &[Level<Side>], sudden: &[SuddenDeath], field: &str) {
        if levels.is_empty() {
            self.tell(&format!("{field}.levels"), "scenario-no-levels", "");
        }
        for (index, sudden) in sudden.iter().enumerate() {
            let field = format!("{field}.sudden[{index}].hexes");
            self.hexes(&sudden.hexes, &field);
            if sudden.hexes.is_empty() {
                self.tell(&field, "scenario-no-hexes", "");
            }
        }
    }

    fn ids(&mut self) {
        let scenario = self.scenario;
        let armies = || ARMIES.into_iter().map(|(side, name)| (name, scenario.army(side)));
        self.check.unique(armies().flat_map(|(name, army)| {
            ids_of(format!("{name}.units"), army.units.iter().map(|unit| unit.id.as_str()))
        }));
        for (name, army) in armies() {
            let formations = army.formations.iter().map(|formation| formation.id.as_str());
            self.check.unique(ids_of(format!("{name}.formations"), formations));
            let corps = army.corps.iter().map(|corps| corps.id.as_str());
            self.check.unique(ids_of(format!("{name}.corps"), corps));
        }
        let objectives = scenario.objectives.iter().map(|objective| objective.place.id.as_str());
        self.check.unique(ids_of("objectives", objectives));
        self.check
            .unique(ids_of("options", scenario.options.iter().map(|option| option.id.as_str())));
    }
}

//! What the form of a file cannot say: ids that exist, brigades with generals, formations that a
//! doctrine admits, armies within their budget, places that are free.

use engine::form::{Fault, Lines};
use engine::scenario::{Check, Extent, ids_of};

use super::{Army, Brigade, Marker, Scenario, Side, TerrainKind, UnitEntry};
use crate::ch13_budget::{
    Grade, Limit, UnitCostInput, check_unit, general_cost, unbalanced, unit_cost,
};
use crate::ch14_doctrine::{admits, knows};
use crate::game::battle::Battle;
use crate::unit::{Arm, Formation, Marker as State, check_formation, check_routed};

/// More units, generals or brigades than this no battle has.
const MOST: usize = 120;

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
    if checker.check.is_sound() {
        checker.places();
    }
    checker.check.into_faults()
}

pub(super) const fn word(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

impl Checker<'_> {
    fn tell(&mut self, field: &str, key: &'static str, given: impl Into<String>) {
        self.check.tell(field, key, given);
    }

    fn ground(&mut self) {
        let scenario = self.scenario;
        for (index, piece) in scenario.terrain.iter().enumerate() {
            let field = format!("terrain[{index}]");
            let Extent { polygon, line, .. } = &piece.ground.shape;
            // A ravine or a stream is a strip along a line.
            self.check.terrain(&piece.ground, &field);
            self.check.shape(&piece.ground.shape, scenario.table.size(), &field);
            let strip = matches!(piece.ground.kind, TerrainKind::Ravine | TerrainKind::Stream);
            if strip && piece.ground.width.is_none() && !line.is_empty() {
                self.tell(&field, "scenario-strip-needs-a-width", piece.ground.id.as_str());
            }
            let strongpoint = piece.ground.kind == TerrainKind::Strongpoint;
            if strongpoint && polygon.is_empty() {
                self.tell(&field, "scenario-needs-a-polygon", piece.ground.id.as_str());
            }
            if piece.material.0.is_some() && !strongpoint {
                let field = format!("{field}.material");
                self.tell(&field, "scenario-material-of-strongpoints", piece.ground.id.as_str());
            }
        }
        for (index, objective) in scenario.objectives.iter().enumerate() {
            let own = [objective.place.id.clone()];
            let named = match objective.strongpoints.as_slice() {
                [] => &own[..],
                several => several,
            };
            for id in named {
                if !self.is_strongpoint(id) {
                    let field = format!("objectives[{index}]");
                    self.tell(&field, "scenario-no-such-strongpoint", id.as_str());
                }
            }
        }
    }

    fn is_strongpoint(&self, id: &str) -> bool {
        self.scenario
            .terrain
            .iter()
            .any(|piece| piece.ground.kind == TerrainKind::Strongpoint && piece.ground.id == id)
    }

    fn ids(&mut self) {
        let scenario = self.scenario;
        let named =
            scenario.terrain.iter().enumerate().filter(|(_, one)| !one.ground.id.is_empty());
        let terrain = named.map(|(at, one)| (format!("terrain[{at}].id"), one.ground.id.as_str()));
        self.check.unique(terrain);
        let objectives = scenario.objectives.iter().map(|one| one.place.id.as_str());
        self.check.unique(ids_of("objectives", objectives));
        let brigadiers: Vec<(String, String)> = Side::BOTH
            .into_iter()
            .flat_map(|side| {
                let brigades = scenario.army(side).brigades.iter().enumerate();
                brigades.map(move |(at, one)| {
                    (format!("{}.brigades[{at}].brigadier.id", word(side)), one.brigadier_id())
                })
            })
            .collect();
        let pieces = Side::BOTH.into_iter().flat_map(|side| {
            let army = scenario.army(side);
            let units = army.units.iter().map(|unit| unit.id.as_str());
            let generals = army.generals.iter().map(|general| general.id.as_str());
            ids_of(format!("{}.units", word(side)), units)
                .chain(ids_of(format!("{}.generals", word(side)), generals))
        });
        let all = pieces.chain(brigadiers.iter().map(|(at, id)| (at.clone(), id.as_str())));
        self.check.unique(all);
        let brigades = Side::BOTH.into_iter().flat_map(|side| {
            let ids = scenario.army(side).brigades.iter().map(|one| one.id.as_str());
            ids_of(format!("{}.brigades", word(side)), ids)
        });
        self.check.unique(brigades);
        if scenario.first.units.len() + scenario.second.units.len() > MOST {
            self.tell("first.units", "scenario-too-many-units", MOST.to_string());
        }
    }

    fn army(&mut self, side: Side) {
        let (army, name) = (self.scenario.army(side), word(side));
        if army.units.is_empty() {
            self.tell(&format!("{name}.units"), "scenario-no-units", "");
        }
        for (index, brigade) in army.brigades.iter().enumerate() {
            self.brigade(army, brigade, &format!("{name}.brigades[{index}]"));
        }
        let known = |id: &str| {
            army.brigades.iter().any(|one| one.id == id || one.brigadier_id() == id)
                || army.generals.iter().any(|one| one.id == id)
        };
        for (index, general) in army.generals.iter().enumerate() {
            let field = format!("{name}.generals[{index}]");
            if let Some(id) = general.commands.iter().find(|id| !known(id)) {
                self.tell(&format!("{field}.commands"), "scenario-unknown-brigade", id.as_str());
            }
            self.stands(army, &general.stands, &field);
        }
        for (index, unit) in army.units.iter().enumerate() {
            self.unit(army, unit, &format!("{name}.units[{index}]"));
        }
        if let Some(budget) = army.budget.get()
            && let Some(cost) = self.cost(army)
            && cost > budget.get()
        {
            let about = vec![("cost", cost.to_string()), ("given", budget.get().to_string())];
            self.check.tell_about(&format!("{name}.budget"), "scenario-over-budget", about);
        }
        if army.budget.get().is_some() && self.scenario.rules.balanced_limits {
            let units: Vec<UnitCostInput> =
                army.units.iter().map(|unit| unit.troops.priced()).collect();
            let brigadiers = army.brigades.iter().map(|one| one.brigadier.charisma.get());
            let generals = army.generals.iter().map(|one| one.charisma.get());
            let charismatic = brigadiers.chain(generals).filter(|charisma| *charisma == 3).count();
            for limit in unbalanced(&units, charismatic) {
                let key = match limit {
                    Limit::Elite => "scenario-too-many-elite",
                    Limit::Superior => "scenario-too-many-superior",
                    Limit::Levies => "scenario-too-many-levies",
                    Limit::Guns => "scenario-too-many-guns",
                    Limit::Charisma => "scenario-too-many-charismatic",
                    Limit::Cheap => "scenario-too-cheap",
                };
                self.tell(&format!("{name}.budget"), key, "");
            }
        }
    }

    /// ML-13: what an army costs, if all of it has a price.
    fn cost(&self, army: &Army) -> Option<i32> {
        if army.units.iter().any(|unit| check_unit(&unit.troops.priced()).is_err()) {
            return None;
        }
        let units: i32 = army.units.iter().map(|unit| unit_cost(&unit.troops.priced())).sum();
        let brigadiers = army.brigades.iter().map(|one| {
            let general = &one.brigadier;
            general_cost(Grade::Brigadier, Some(general.competence), general.charisma)
        });
        let others =
            army.generals.iter().map(|one| general_cost(one.grade.into(), None, one.charisma));
        Some(units + brigadiers.chain(others).sum::<i32>())
    }

    /// ML-1.8, ML-14.1: a brigade has units, and a doctrine of its nation.
    fn brigade(&mut self, army: &Army, brigade: &Brigade, field: &str) {
        let own = |unit: &&UnitEntry| unit.brigade.0.as_deref() == Some(brigade.id.as_str());
        if !army.units.iter().any(|unit| own(&unit)) {
            self.tell(field, "scenario-brigade-without-units", brigade.id.as_str());
        }
        if let (Some(nation), Some(year)) = (brigade.nation.get(), brigade.year.get())
            && !knows(nation, year.get(), brigade.doctrine)
        {
            let field = format!("{field}.doctrine");
            self.tell(&field, "scenario-doctrine-of-another-nation", brigade.id.as_str());
        }
        self.stands(army, &brigade.brigadier.stands, &format!("{field}.brigadier"));
    }

    /// A general stands somewhere, is with a unit, or comes later.
    fn stands(&mut self, army: &Army, stands: &super::Stands, field: &str) {
        let places = usize::from(!stands.at.is_none())
            + usize::from(!stands.with.is_none())
            + usize::from(!stands.arrives.is_none());
        if places != 1 {
            self.tell(field, "scenario-general-stands-somewhere", "");
        }
        if let Some(id) = &stands.with.0
            && !army.units.iter().any(|unit| unit.id == *id)
        {
            self.tell(&format!("{field}.with"), "scenario-unknown-unit", id.as_str());
        }
        self.check.point(stands.at.get(), self.scenario.table.size(), &format!("{field}.at"));
    }

    fn unit(&mut self, army: &Army, unit: &UnitEntry, field: &str) {
        let id = unit.id.as_str();
        let brigade = unit
            .brigade
            .0
            .as_ref()
            .map(|name| army.brigades.iter().find(|one| one.id == *name).ok_or(name.clone()));
        match &brigade {
            Some(Err(name)) => {
                self.tell(&format!("{field}.brigade"), "scenario-unknown-brigade", name.as_str());
            }
            None if unit.troops.arm != Arm::Artillery => {
                self.tell(field, "scenario-unit-without-brigade", id);
            }
            _ => {}
        }
        if let Err(refusal) = check_unit(&unit.troops.priced()) {
            self.tell(&format!("{field}.type.{}", refusal.field), "scenario-troops-clash", id);
        }
        self.capacities(unit, field);
        if unit.at.is_none() == unit.arrives.is_none() {
            self.tell(field, "scenario-at-or-arrives", id);
        }
        if let Some(name) = &unit.strongpoint.0
            && !self.is_strongpoint(name)
        {
            let field = format!("{field}.strongpoint");
            self.tell(&field, "scenario-no-such-strongpoint", name.as_str());
        }
        let formation = unit.condition.formation.get().unwrap_or(match unit.troops.arm {
            Arm::Artillery => Formation::Unlimbered,
            _ => Formation::Line,
        });
        self.formation(unit, formation, brigade.and_then(Result::ok), field);
        self.condition(unit, formation, field);
    }

    /// ML-12: a capacity is there only if the battle has that addition.
    fn capacities(&mut self, unit: &UnitEntry, field: &str) {
        let (troops, rules) = (&unit.troops, &self.scenario.rules);
        let missing = [
            (troops.howitzers && !rules.howitzers, "howitzers"),
            (troops.dragoons && !rules.dragoons, "dragoons"),
            (troops.sharpshooters && !rules.sharpshooters, "sharpshooters"),
        ];
        for (_, name) in missing.into_iter().filter(|(missing, _)| *missing) {
            self.tell(&format!("{field}.type.{name}"), "scenario-addition-not-in-force", name);
        }
    }

    /// ML-1.15, ML-14.2, ML-14.3, ML-1.31: a formation that the unit may have.
    fn formation(
        &mut self,
        unit: &UnitEntry,
        formation: Formation,
        brigade: Option<&Brigade>,
        field: &str,
    ) {
        let (id, arm) = (unit.id.as_str(), unit.troops.arm);
        let inner = format!("{field}.formation");
        if check_formation(arm, formation, "formation").is_err() {
            self.tell(&inner, "scenario-formation-of-another-arm", id);
            return;
        }
        if formation.in_building() != unit.strongpoint.0.is_some() {
            self.tell(&inner, "scenario-garrison-in-a-strongpoint", id);
        }
        let open = matches!(formation, Formation::Skirmish | Formation::Disorganised)
            || formation.in_building();
        if unit.troops.open_order_only && !open {
            self.tell(&inner, "scenario-open-order-only", id);
        }
        // An edge may admit the line: that is seen when the unit is placed.
        let forbidden = arm == Arm::Infantry
            && brigade.is_some_and(|brigade| {
                !admits(brigade.doctrine, formation, false, &self.scenario.rules)
            });
        let edge = formation == Formation::Line
            && unit.at.get().is_some_and(|at| {
                let ground = crate::game::ground_of(self.scenario);
                let pose = crate::game::pose_of(at, unit.facing);
                ground.along_edge(&crate::game::lead_of(arm, pose))
            });
        if forbidden && !edge {
            self.tell(&inner, "scenario-doctrine-forbids", id);
        }
    }

    /// ML-1.59, ML-1.60, ML-7.29: what no unit can be, when a battle begins as well.
    fn condition(&mut self, unit: &UnitEntry, formation: Formation, field: &str) {
        let (id, condition) = (unit.id.as_str(), &unit.condition);
        let markers = format!("{field}.markers");
        let state = match (condition.has(Marker::Routed), condition.has(Marker::Shaken)) {
            (true, true) => return self.tell(&markers, "scenario-one-marker", id),
            (true, false) => State::Routed,
            (false, true) => State::Shaken,
            (false, false) => State::None,
        };
        if check_routed(unit.troops.arm, formation, state, "formation").is_err() {
            self.tell(&markers, "scenario-routed-in-formation", id);
        }
        if unit.elements_lost.get() >= unit.troops.elements.get() {
            let most = (unit.troops.elements.get() - 1).to_string();
            self.tell(&format!("{field}.elements_lost"), "scenario-too-many-losses", most);
        }
        let threshold = crate::ch07_losses::threshold(unit.troops.arm, unit.troops.cohesion);
        self.check.condition(condition, threshold, field);
    }

    /// Units stand on the table, and not on each other.
    fn places(&mut self) {
        let battle = Battle::new(self.scenario, self.scenario.rules);
        for (side, index, key) in battle.faults_of_set_up() {
            let field = format!("{}.units[{index}].at", word(side));
            let id = self.scenario.army(side).units[index].id.clone();
            self.tell(&field, key, id);
        }
    }
}

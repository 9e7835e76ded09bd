//! The two sides: counters that the rules know, on ground that they may enter, within stacking, fed by
//! depots that can be reached.

use std::collections::{BTreeMap, BTreeSet};

use board::hex::Hex;

use super::super::land::Ground;
use super::super::{ARMY, Army, HexNumber, MOST_UNITS, Marker, Unit};
use super::{ARMIES, Checker};
use crate::ch01_counters::Load;
use crate::ch07_movement::{Gait, gait, may_cross, may_enter};
use crate::unit::{Class, Hexside, Side};

impl Checker<'_> {
    pub(super) fn army(&mut self, side: Side, name: &str) {
        let army = self.scenario.army(side);
        if army.units.is_empty() || army.units.len() > MOST_UNITS {
            let many = army.units.len().to_string();
            self.tell(&format!("{name}.units"), "scenario-too-many-units", many);
        }
        for (list, hexes) in [("sources", &army.sources), ("controls", &army.controls)] {
            self.hexes(hexes, &format!("{name}.{list}"));
        }
        for (index, line) in army.rail_lines.iter().enumerate() {
            if line.get() as usize > self.scenario.map.railways.len() {
                let field = format!("{name}.rail_lines[{index}]");
                self.tell(&field, "scenario-no-such-railway", line.get().to_string());
            }
        }
        self.corps(side, name);
        let flies = army.units.iter().any(|unit| unit.class() == Class::AirDetachment);
        match army.aerodrome.get() {
            Some(hex) => {
                self.on_map(hex.0, &format!("{name}.aerodrome"));
            }
            None if flies => self.tell(name, "scenario-no-aerodrome", ""),
            None => {}
        }
        for (index, unit) in army.units.iter().enumerate() {
            let field = format!("{name}.units[{index}]");
            self.values(unit, &field);
            self.belongs(side, unit, &field);
            self.stands(unit, &field);
            self.arrives(unit, &field);
            self.check.condition(&unit.condition, unit.full().max(1), &field);
            self.target(side, unit, &field);
        }
        self.depots(army, name);
    }

    /// OT-1.3, OT-1.6: the values that a class has, and no others.
    fn values(&mut self, unit: &Unit, field: &str) {
        let class = unit.class();
        let gun = class.is_artillery() || matches!(class, Class::ArmouredTrain | Class::Flotilla);
        let fights = class.is_combat() || matches!(class, Class::Tank | Class::ArmouredCar);
        let (leads, stores) = (class == Class::Leader, class == Class::Depot);
        let flies = class == Class::AirDetachment;
        for (name, given, belongs) in [
            ("quality", unit.quality.0.is_some(), !leads && !stores),
            ("pe", !unit.pe.is_empty(), !leads && !stores),
            ("combat", !unit.combat.is_empty(), fights),
            ("charge", !unit.charge.is_empty(), class == Class::Cavalry),
            ("fire", !unit.fire.is_empty(), gun),
            ("bomb", unit.bomb.0.is_some(), flies),
        ] {
            let key = match (given, belongs) {
                (false, true) => "scenario-value-missing",
                (true, false) => "scenario-value-of-another-class",
                _ => continue,
            };
            self.tell(&format!("{field}.{name}"), key, unit.id.as_str());
        }
        for (name, given, allowed) in [
            ("range", unit.range.0.is_some(), gun || leads),
            ("stock", unit.stock.get() != 0, stores),
            ("bonus", unit.bonus.get() != 0, leads),
            ("commands", !unit.commands.is_empty(), leads),
            ("replaces", unit.replaces.0.is_some(), leads),
            ("integrated_artillery", unit.integrated_artillery, class.is_combat()),
            ("fighter", unit.fighter, flies),
            ("foreign_crew", unit.foreign_crew, flies),
        ] {
            if given && !allowed {
                let field = format!("{field}.{name}");
                self.tell(&field, "scenario-value-of-another-class", unit.id.as_str());
            }
        }
        // OT-1.8: the reduced face has fewer PE, and every value its own.
        let faces = unit.pe.len();
        let lists = [unit.combat.len(), unit.charge.len(), unit.fire.len()];
        if lists.into_iter().any(|list| list != 0 && list != faces)
            || faces == 2 && unit.pe[1] >= unit.pe[0]
        {
            self.tell(&format!("{field}.pe"), "scenario-faces", unit.id.as_str());
        }
    }

    /// OT-5.3: combat units and guns belong to a formation of their side.
    fn belongs(&mut self, side: Side, unit: &Unit, field: &str) {
        match unit.condition.formation.0.as_deref() {
            Some(id) => self.formation(side, id, &format!("{field}.formation")),
            None if !unit.is_of_the_army() && !self.scenario.army(side).formations.is_empty() => {
                self.tell(field, "scenario-no-formation", unit.id.as_str());
            }
            None => {}
        }
        for (index, id) in unit.commands.iter().enumerate() {
            self.formation(side, id, &format!("{field}.commands[{index}]"));
        }
        if let Some(other) = &unit.replaces.0 {
            let units = &self.scenario.army(side).units;
            let leader = |one: &&Unit| one.class() == Class::Leader && one.id == *other;
            if units.iter().find(leader).is_none_or(|leader| leader.id == unit.id) {
                self.tell(&format!("{field}.replaces"), "scenario-no-such-leader", other.as_str());
            }
        }
    }

    /// A formation that its side has. Where a side lists none, those that its units name exist.
    pub(super) fn formation(&mut self, side: Side, id: &str, field: &str) {
        let army = self.scenario.army(side);
        let listed = army.formations.iter().any(|formation| formation.id == id);
        let named = || army.units.iter().any(|unit| army.formation_of(unit) == id);
        if !(listed || id == ARMY || army.formations.is_empty() && named()) {
            self.tell(field, "scenario-unknown-formation", id);
        }
    }

    /// OT-8.71: a formation is part of one corps.
    fn corps(&mut self, side: Side, name: &str) {
        let mut known = BTreeSet::new();
        for (at, corps) in self.scenario.army(side).corps.iter().enumerate() {
            for (index, id) in corps.formations.iter().enumerate() {
                let field = format!("{name}.corps[{at}].formations[{index}]");
                self.formation(side, id, &field);
                if !known.insert(id) {
                    self.tell(&field, "scenario-formation-in-two-corps", id.as_str());
                }
            }
        }
    }

    /// Where a counter stands: on ground that its class may enter (table 4.4), or nowhere yet.
    fn stands(&mut self, unit: &Unit, field: &str) {
        let flies = unit.class() == Class::AirDetachment;
        let gone = unit.has(Marker::Eliminated);
        let comes = unit.arrives.0.is_some();
        match unit.hex.get() {
            Some(_) if flies || gone || comes => {
                self.tell(&format!("{field}.hex"), "scenario-place-not-used", unit.id.as_str());
            }
            Some(hex) => self.may_stand(unit, hex, &format!("{field}.hex")),
            None if !flies && !gone && !comes => {
                self.tell(field, "scenario-hex-or-arrives", unit.id.as_str());
            }
            None => {}
        }
    }

    fn may_stand(&mut self, unit: &Unit, hex: HexNumber, field: &str) {
        if !self.on_map(hex.0, field) {
            return;
        }
        let map = &self.scenario.map;
        let fits = match (unit.class(), map.ground(hex.0)) {
            (Class::Flotilla, ground) => ground == Some(Ground::Water),
            (Class::ArmouredTrain, _) => map.has_railway(hex.0),
            (class, Some(Ground::Land(terrain))) => {
                may_enter(gait(class), terrain) || map.has_road(hex.0)
            }
            _ => false,
        };
        if !fits {
            let given = format!("{} {hex}", unit.id);
            self.tell(field, "scenario-forbidden-ground", given);
        }
    }

    /// OT-7.14: by which hexes a counter comes: on the edge of the map.
    fn arrives(&mut self, unit: &Unit, field: &str) {
        let Some(arrives) = &unit.arrives.0 else { return };
        if arrives.arrival.turn > self.scenario.head.turns {
            let turns = self.scenario.head.turns.get().to_string();
            let field = format!("{field}.arrives.turn");
            self.tell(&field, "scenario-after-the-last-turn", turns);
        }
        let needs_none = unit.class() == Class::AirDetachment || unit.replaces.0.is_some();
        if arrives.hexes.is_empty() != needs_none {
            self.tell(&format!("{field}.arrives"), "scenario-entry-hexes", unit.id.as_str());
        }
        let grid = self.scenario.grid();
        for (index, hex) in arrives.hexes.iter().enumerate() {
            let field = format!("{field}.arrives.hexes[{index}]");
            self.may_stand(unit, *hex, &field);
            let (column, row) = (hex.0.column(), hex.0.row());
            let inside =
                (1..grid.columns - 1).contains(&column) && (1..grid.rows - 1).contains(&row);
            if inside {
                self.tell(&field, "scenario-not-on-the-edge", hex.to_string());
            }
        }
    }

    /// OT-7.11: who has launched an attack has a target next to it.
    fn target(&mut self, side: Side, unit: &Unit, field: &str) {
        let order = unit.condition.order.0.is_some();
        let Some(target) = unit.target.get() else {
            if order {
                self.tell(&format!("{field}.order"), "scenario-no-target", unit.id.as_str());
            }
            return;
        };
        let enemy = if side == Side::White { Side::Red } else { Side::White };
        let held = self.scenario.army(enemy).units.iter().any(|one| one.hex.get() == Some(target));
        let near = unit.hex.get().is_some_and(|hex| hex.0.distance(target.0) == 1);
        if !(order && held && near) {
            self.tell(&format!("{field}.target"), "scenario-bad-target", target.to_string());
        }
    }

    /// OT-1.13: stacks within their limits, and never both sides in a hex.
    pub(super) fn stacks(&mut self) {
        let scenario = self.scenario;
        let mut hexes: BTreeMap<HexNumber, (Side, Load)> = BTreeMap::new();
        for (side, name) in ARMIES {
            for (index, unit) in scenario.army(side).units.iter().enumerate() {
                let Some(hex) = unit.hex.get() else { continue };
                let field = format!("{name}.units[{index}].hex");
                let (holder, load) = hexes.entry(hex).or_insert((side, Load::default()));
                let (shared, before) = (*holder != side, load.is_legal());
                load.add(unit.class(), unit.pe_left());
                let full = before && !load.is_legal();
                if shared {
                    self.tell(&field, "scenario-both-sides-in-a-hex", hex.to_string());
                } else if full {
                    self.tell(&field, "scenario-stack-over-its-limit", hex.to_string());
                }
            }
        }
    }

    /// OT-3.6, OT-3.7: a depot can be reached on wheels from a source of its side, if it has any.
    fn depots(&mut self, army: &Army, name: &str) {
        let has_depots = army.units.iter().any(|unit| unit.class() == Class::Depot);
        if has_depots && army.pool.get() != 0 {
            self.tell(&format!("{name}.pool"), "scenario-pool-and-depots", "");
        }
        if army.sources.is_empty() {
            return;
        }
        let reached = self.on_wheels(army.sources.iter().map(|source| source.0).collect());
        for (index, unit) in army.units.iter().enumerate() {
            let Some(hex) = unit.hex.get().filter(|_| unit.class() == Class::Depot) else {
                continue;
            };
            if !reached.contains(&hex.0) {
                let field = format!("{name}.units[{index}].hex");
                self.tell(&field, "scenario-unreachable-depot", unit.id.as_str());
            }
        }
    }

    /// Every hex that wheels reach from these, by table 4.4 and over roads and railways.
    fn on_wheels(&self, from: Vec<Hex>) -> BTreeSet<Hex> {
        let map = &self.scenario.map;
        let links: BTreeSet<(Hex, Hex)> = super::super::Map::links(&map.roads)
            .chain(super::super::Map::links(&map.railways))
            .flat_map(|(one, other)| [(one, other), (other, one)])
            .collect();
        let mut reached: BTreeSet<Hex> = from.iter().copied().collect();
        let mut open = from;
        while let Some(hex) = open.pop() {
            for next in hex.neighbours() {
                let enters = matches!(map.ground(next), Some(Ground::Land(terrain)) if may_enter(Gait::Wheeled, terrain));
                let between = map.between(hex, next);
                let crosses = between == Hexside::None
                    || may_cross(Gait::Wheeled, between)
                    || map.has_bridge(hex, next);
                let passes = links.contains(&(hex, next)) || enters && crosses;
                if passes && reached.insert(next) {
                    open.push(next);
                }
            }
        }
        reached
    }
}

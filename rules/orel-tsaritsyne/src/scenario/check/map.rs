//! The map: rows as long as each other, hexsides between neighbours, lines that hold together, a
//! bridge wherever one crosses something, and nowhere else.

use std::collections::BTreeSet;

use super::super::land::{Ground, letters};
use super::super::{HexNumber, HexsideNumber, Map};
use super::Checker;
use crate::unit::Hexside;

/// OT-1.12: a number has two digits for the column and two for the row.
const MOST_HEXES: usize = 60;

impl Checker<'_> {
    pub(super) fn map(&mut self) {
        self.rows();
        if !self.check.is_sound() {
            return;
        }
        self.hexsides();
        self.lines("railways", &self.scenario.map.railways);
        self.lines("roads", &self.scenario.map.roads);
        self.bridges();
        self.works();
    }

    fn rows(&mut self) {
        let rows = &self.scenario.map.rows;
        if rows.is_empty() || rows.len() > MOST_HEXES {
            self.tell("map.rows", "scenario-rows-of-the-map", MOST_HEXES.to_string());
        }
        let columns = self.scenario.grid().columns as usize;
        for (index, row) in rows.iter().enumerate() {
            let field = format!("map.rows[{index}]");
            for letter in letters(row).filter(|letter| Ground::of(*letter).is_none()) {
                self.tell(&field, "scenario-unknown-ground", letter.to_string());
            }
            let many = letters(row).count();
            if many != columns || many == 0 || many > MOST_HEXES {
                self.tell(&field, "scenario-row-of-another-length", columns.to_string());
            }
        }
    }

    /// OT-1.18: each hexside lies between two neighbours and has one thing on it.
    fn hexsides(&mut self) {
        let map = &self.scenario.map;
        let mut known = BTreeSet::new();
        for (_, name, sides) in map.hexsides() {
            for (index, side) in sides.iter().enumerate() {
                let field = format!("map.{name}[{index}]");
                self.hexside(*side, &field);
                if !known.insert(side.sorted().to_string()) {
                    self.tell(&field, "scenario-hexside-twice", side.to_string());
                }
            }
        }
    }

    fn hexside(&mut self, side: HexsideNumber, field: &str) {
        let both = self.on_map(side.0, field) && self.on_map(side.1, field);
        if both && side.0.distance(side.1) != 1 {
            self.tell(field, "scenario-no-neighbours", side.to_string());
        }
    }

    /// OT-1.18: a road or railway is a chain of neighbours on land, with a bridge wherever it crosses
    /// something.
    fn lines(&mut self, name: &str, lines: &[Vec<HexNumber>]) {
        let map = &self.scenario.map;
        for (at, line) in lines.iter().enumerate() {
            for (index, hex) in line.iter().enumerate() {
                let field = format!("map.{name}[{at}][{index}]");
                if !self.on_map(hex.0, &field) {
                    continue;
                }
                if map.ground(hex.0) == Some(Ground::Water) {
                    self.tell(&field, "scenario-line-in-the-water", hex.to_string());
                }
                let Some(before) = index.checked_sub(1).map(|index| line[index]) else { continue };
                let link = HexsideNumber(before.0, hex.0);
                if before.0.distance(hex.0) != 1 {
                    self.tell(&field, "scenario-line-jumps", link.to_string());
                } else if map.between(before.0, hex.0) != Hexside::None
                    && !map.has_bridge(before.0, hex.0)
                {
                    self.tell(&field, "scenario-no-bridge", link.to_string());
                }
            }
            if line.len() < 2 {
                self.tell(&format!("map.{name}[{at}]"), "scenario-line-too-short", "");
            }
        }
    }

    /// A bridge carries a road or a railway over something, and stands once.
    fn bridges(&mut self) {
        let map = &self.scenario.map;
        let mut known = BTreeSet::new();
        for (index, bridge) in map.bridges.iter().enumerate() {
            let field = format!("map.bridges[{index}]");
            self.hexside(*bridge, &field);
            if map.between(bridge.0, bridge.1) == Hexside::None {
                self.tell(&field, "scenario-bridge-without-river", bridge.to_string());
            }
            let mut links = Map::links(&map.roads).chain(Map::links(&map.railways));
            let side = bridge.sorted();
            if !links.any(|(one, other)| HexsideNumber(one, other).sorted() == side) {
                self.tell(&field, "scenario-bridge-to-nowhere", bridge.to_string());
            }
            if !known.insert(side.to_string()) {
                self.tell(&field, "scenario-hexside-twice", bridge.to_string());
            }
        }
        for (index, blown) in map.blown.iter().enumerate() {
            if !map.has_bridge(blown.0, blown.1) {
                let field = format!("map.blown[{index}]");
                self.tell(&field, "scenario-no-bridge-to-blow", blown.to_string());
            }
        }
    }

    /// OT-7.8, OT-7.9: works on land, one kind in a hex; railways are cut where there are some.
    fn works(&mut self) {
        let map = &self.scenario.map;
        self.hexes(&map.trenches, "map.trenches");
        self.hexes(&map.entrenchments, "map.entrenchments");
        self.hexes(&map.cut, "map.cut");
        for (name, list) in [("trenches", &map.trenches), ("entrenchments", &map.entrenchments)] {
            for (index, hex) in list.iter().enumerate() {
                if map.ground(hex.0) == Some(Ground::Water) {
                    let field = format!("map.{name}[{index}]");
                    self.tell(&field, "scenario-works-in-the-water", hex.to_string());
                }
            }
        }
        for (index, hex) in map.entrenchments.iter().enumerate() {
            if map.trenches.contains(hex) {
                let field = format!("map.entrenchments[{index}]");
                self.tell(&field, "scenario-works-already", hex.to_string());
            }
        }
        for (index, hex) in map.cut.iter().enumerate() {
            if !map.has_railway(hex.0) {
                self.tell(&format!("map.cut[{index}]"), "scenario-no-railway", hex.to_string());
            }
        }
    }
}

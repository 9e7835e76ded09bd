//! A battle on a map, as a text file.

use std::sync::Arc;

use board::hex::{Grid, Hex, HexName};
use engine::digest::is_default;
use engine::form::{Fault as Wrong, Form, Lines, Narrow};
use engine::game::{PieceId, Seat};
use engine::input::{Number, Optional};
use engine::scenario::{self as shared, Arrival, Check, Condition, Head, Names, Never, TableSize};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::fault::Fault;
use crate::field::Field;
use crate::map::{Listed, Map, Objective as Place};
use crate::unit::{Formation, Kind};

/// The battles that come with the toy: id and text.
pub const BUILT_IN: [(&str, &str); 1] = [("bridge", include_str!("../battles/bridge.toml"))];

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Scenario {
    #[serde(flatten)]
    pub head: Head,
    /// Columns and rows of hexes.
    pub table: TableSize<2, 26>,
    /// Woods, the river and its bridge.
    #[serde(default, skip_serializing_if = "is_default")]
    pub terrain: Vec<Terrain>,
    /// The place worth holding.
    pub objective: Objective,
    /// Seat 0.
    pub blue: Army,
    /// Seat 1.
    pub red: Army,
}

/// A piece of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Terrain {
    #[serde(flatten)]
    pub ground: shared::Terrain,
    /// Its hexes, such as `E4`.
    pub hexes: Vec<HexName>,
}

/// TY-4.1: the place worth holding.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Objective {
    #[serde(flatten)]
    pub place: shared::Objective<Never>,
    /// Where it is.
    pub hex: HexName,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Army {
    /// What it is called.
    #[serde(skip_serializing_if = "engine::digest::is_only_shown")]
    pub name: Names,
    /// Who fights.
    pub units: Vec<Unit>,
}

/// A unit.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Unit {
    /// Unique in the file.
    pub id: String,
    /// What it is called.
    #[serde(skip_serializing_if = "engine::digest::is_only_shown")]
    pub name: Names,
    /// What it is.
    pub kind: Kind,
    /// Its strength when it is fresh, in points and half points.
    pub strength: Number<0, 9>,
    /// What it belongs to.
    #[serde(default, skip_serializing_if = "is_default")]
    pub group: Optional<String>,
    /// Where it stands, or arrives.
    pub hex: HexName,
    /// When it arrives, if it is not there from the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrives: Optional<Arrival>,
    #[serde(flatten)]
    pub condition: Condition<Never, Formation, Never>,
}

impl Unit {
    fn halves(&self) -> i32 {
        i32::try_from(self.strength.get().count_of_parts(2)).unwrap_or(0)
    }

    fn lost_halves(&self) -> i32 {
        i32::try_from(self.condition.losses.get().count_of_parts(2)).unwrap_or(0)
    }

    fn listed(&self, seat: Seat) -> Listed {
        Listed {
            id: PieceId::from(self.id.as_str()),
            name: self.name.clone(),
            seat,
            kind: self.kind,
            full: self.halves(),
            group: self.group.0.clone(),
            hex: self.hex.0,
            arrives: self.arrives.0.as_ref().map(|arrival| arrival.turn.get().unsigned_abs()),
        }
    }
}

const TERRAIN: [shared::Kind; 3] = [shared::Kind::Woods, shared::Kind::River, shared::Kind::Bridge];

impl Form for Scenario {
    fn misspelt(_: &str, word: &str) -> Option<&'static str> {
        Hex::parse(word).is_none().then_some("scenario-bad-hex")
    }

    fn narrow(narrow: Narrow<'_>) {
        let lies = ["polygon", "line", "point", "level", "width", "cover", "going", "capacity"];
        let by_edge = ["zone", "edge", "point", "between", "needs", "called"];
        narrow
            .without("terrain", &lies)
            .only("terrain.kind", &TERRAIN)
            .without("objective", &["point", "radius", "terrain", "points"])
            .without("blue.units.arrives", &by_edge)
            .without("red.units.arrives", &by_edge);
    }

    fn faults(&self, lines: &Lines) -> Vec<Wrong> {
        let mut check = Check::new(lines);
        check.head(&self.head);
        let armies = [("blue", &self.blue), ("red", &self.red)];
        let units = armies.iter().flat_map(|(side, army)| {
            let fields = (0..army.units.len()).map(move |index| format!("{side}.units[{index}]"));
            fields.zip(&army.units)
        });
        let units: Vec<(String, &Unit)> = units.collect();
        check.unique(units.iter().map(|(field, unit)| (format!("{field}.id"), unit.id.as_str())));
        for (field, unit) in &units {
            if unit.lost_halves() >= unit.halves() {
                let most = ((unit.halves() - 1) / 2).max(0).to_string();
                check.tell(&format!("{field}.losses"), "scenario-too-many-losses", most);
            }
            if !self.grid().contains(unit.hex.0) {
                let name = unit.hex.0.to_string();
                check.tell(&format!("{field}.hex"), "scenario-point-off-the-table", name);
            }
        }
        check.into_faults()
    }
}

impl Scenario {
    /// Reads a battle; all that is wrong with it is told at once.
    pub fn parse(text: &str) -> Result<Self, Vec<Wrong>> {
        engine::form::parse(text)
    }

    pub const fn grid(&self) -> Grid {
        Grid { columns: self.table.width.get(), rows: self.table.height.get() }
    }

    /// The hexes of one kind of terrain.
    pub fn hexes(&self, kind: shared::Kind) -> impl Iterator<Item = Hex> {
        let pieces = self.terrain.iter().filter(move |piece| piece.ground.kind == kind);
        pieces.flat_map(|piece| piece.hexes.iter().map(|name| name.0))
    }

    /// The battle before its first choice.
    pub fn begin(&self, fault: Option<Fault>) -> Field {
        let armies = [(Seat(0), &self.blue), (Seat(1), &self.red)];
        let units = || {
            armies
                .iter()
                .flat_map(|(seat, army)| army.units.iter().zip([*seat].into_iter().cycle()))
        };
        let map = Map {
            digest: self.digest(),
            grid: self.grid(),
            woods: self.hexes(shared::Kind::Woods).collect(),
            river: self.hexes(shared::Kind::River).collect(),
            bridge: self.hexes(shared::Kind::Bridge).next(),
            objective: Some(Place {
                id: self.objective.place.id.clone(),
                name: self.objective.place.name.clone(),
                hex: self.objective.hex.0,
            }),
            roster: units().map(|(unit, seat)| unit.listed(seat)).collect(),
        };
        let turns = self.head.turns.get().unsigned_abs();
        let mut field = Field::on(Arc::new(map), turns, fault);
        for (unit, (listed, _)) in field.units.iter_mut().zip(units()) {
            unit.strength -= listed.lost_halves();
            unit.formation = listed.condition.formation.get().unwrap_or_default();
        }
        field.begin()
    }
}

//! A battle as a text file (chapter 8): map, orders of battle, arrivals, supply, objectives, victory.

mod check;
mod land;
mod unit;

use engine::digest::{is_default, is_only_shown};
use engine::form::{self, Form, Narrow};
use engine::input::{Int, Number, Optional};
use engine::scenario::{self as shared, Level, LevelWord, Never, Turn};
use schemars::{JsonSchema, Schema};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::ch01_hexes::{HexNumber, HexsideNumber};
use crate::unit::{Game, Side};

pub use engine::form::{Fault, Lines};
pub use engine::scenario::{Edge, Names as Name};
pub use land::Ground;
pub use unit::{ARMY, Arrives, Faces, Marker, Order, Unit};

/// OT-Q147: more counters than this no side has.
pub const MOST_UNITS: usize = 60;

/// Chapter 8: the battles that come with the rulebook: id and text.
pub const BUILT_IN: [(&str, &str); 3] = [
    ("kukuyevka", include_str!("../../../scenarios/orel-tsaritsyne/kukuyevka.toml")),
    ("orel-1919", include_str!("../../../scenarios/orel-tsaritsyne/orel-1919.toml")),
    ("tsaritsyne-1919", include_str!("../../../scenarios/orel-tsaritsyne/tsaritsyne-1919.toml")),
];

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Scenario {
    #[serde(flatten)]
    pub head: shared::Head<Side, Phase>,
    /// OT-2.1: the side that plays first in each turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub first: Side,
    /// What the turns are called: one date for each, or none.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub dates: Vec<Name>,
    /// What is in force.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rules: InForce,
    /// OT-1.12, OT-1.18: the ground.
    pub map: Map,
    /// What villages, towns and cities are called.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub places: Vec<Place>,
    /// Names of rivers and regions, which bear on nothing.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub labels: Vec<Label>,
    /// OT-11.1: places worth holding.
    #[serde(default, skip_serializing_if = "is_default")]
    pub objectives: Vec<Objective>,
    /// OT-4.1: where troops are raised.
    #[serde(default, skip_serializing_if = "is_default")]
    pub centres: Vec<Centre>,
    /// OT-12.13: unhistorical options and what they cost.
    #[serde(default, skip_serializing_if = "is_default")]
    pub options: Vec<Unhistorical>,
    /// OT-12.13: formations that are called away.
    #[serde(default, skip_serializing_if = "is_default")]
    pub departures: Vec<Departure>,
    /// OT-11.2: who wins.
    pub victory: Victory,
    /// Seat 0.
    pub white: Army,
    /// Seat 1.
    pub red: Army,
}

/// A part of a turn with which a battle may begin.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema, IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Phase {
    /// OT-2.2: the joint phase, with events: the whole turn.
    Events,
    /// OT-2.2: recruitment of both sides.
    Recruit,
    /// OT-2.3: the supply phase of the side: its whole player turn.
    Supply,
    /// OT-8.85: the rally of the side.
    Rally,
    /// OT-7.1: its movement.
    Move,
    /// OT-8.1: its artillery actions.
    Fire,
    /// OT-8.2: its combats.
    Combat,
    /// OT-2.5: the end of the turn.
    End,
}

/// The rules that a battle is played by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(default)]
pub struct InForce {
    /// OT-0.1: which of the two games.
    #[serde(skip_serializing_if = "is_default")]
    pub game: Game,
    /// OT-4.1: troops are raised.
    #[serde(skip_serializing_if = "is_default")]
    pub recruitment: bool,
    /// OT-6.1: the players may agree on events.
    #[serde(skip_serializing_if = "is_default")]
    pub events: bool,
}

/// OT-1.12, OT-1.18: the ground.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Map {
    /// Metres from hex to hex, for the scale bar; 0 for none.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub metres: Int<0, 50000>,
    /// A letter for each hex, row by row from the north: `.` clear, `v` village, `t` town, `C` city,
    /// `w` woods, `h` hill, `m` marsh, `W` water. Spaces between them bear on nothing.
    pub rows: Vec<String>,
    /// Major rivers, as hexsides such as `0403-0404`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub major_river: Vec<HexsideNumber>,
    /// Rivers.
    #[serde(default, skip_serializing_if = "is_default")]
    pub river: Vec<HexsideNumber>,
    /// Streams.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stream: Vec<HexsideNumber>,
    /// Slopes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub slope: Vec<HexsideNumber>,
    /// Ravines.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ravine: Vec<HexsideNumber>,
    /// Where a road or railway crosses such a hexside.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bridges: Vec<HexsideNumber>,
    /// OT-7.9: bridges that are blown when the battle begins.
    #[serde(default, skip_serializing_if = "is_default")]
    pub blown: Vec<HexsideNumber>,
    /// Each a chain of neighbouring hexes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub railways: Vec<Vec<HexNumber>>,
    /// Each a chain of neighbouring hexes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub roads: Vec<Vec<HexNumber>>,
    /// OT-7.9: railway hexes that are cut when the battle begins.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cut: Vec<HexNumber>,
    /// OT-7.8: trenches.
    #[serde(default, skip_serializing_if = "is_default")]
    pub trenches: Vec<HexNumber>,
    /// OT-7.8: entrenchments when the battle begins.
    #[serde(default, skip_serializing_if = "is_default")]
    pub entrenchments: Vec<HexNumber>,
}

/// What a hex is called.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Place {
    /// What the map calls it.
    pub name: Name,
    /// Where it is.
    pub hex: HexNumber,
}

/// The name of a river or a region, written along some hexes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Label {
    /// What the map calls it.
    pub name: Name,
    /// Whether it is water or land.
    pub kind: LabelKind,
    /// Along which hexes it is written.
    pub hexes: Vec<HexNumber>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LabelKind {
    Water,
    Region,
}

/// OT-11.1: a place worth holding.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Objective {
    #[serde(flatten)]
    pub place: shared::Objective<Never>,
    /// Where it is.
    pub hex: HexNumber,
}

/// OT-4.1: a recruiting centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Centre {
    /// Where it is.
    pub hex: HexNumber,
    /// Recruit points each turn.
    pub points: Int<1, 8>,
}

/// OT-12.13: an unhistorical option: counters that come earlier, or formations that move before the
/// first turn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Unhistorical {
    /// Unique in the file.
    pub id: String,
    /// What it is called.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    /// Who may take it.
    pub side: Side,
    /// Victory points that it costs.
    pub price: Int<1, 20>,
    /// The counters that come earlier.
    #[serde(default, skip_serializing_if = "is_default")]
    pub units: Vec<String>,
    /// In which turn they come then.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: Optional<Turn>,
    /// The formations that move before the first turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub formations: Vec<String>,
}

/// OT-12.13: a formation that is called away at the end of a turn, unless its side pays.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Departure {
    /// Whose it is.
    pub side: Side,
    /// Which one.
    pub formation: String,
    /// At the end of which turn.
    pub turn: Turn,
    /// Victory points that it costs to keep it.
    pub price: Int<1, 20>,
}

/// OT-11.2: who wins.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Victory {
    /// What counts at the end, if not all the points of OT-11.1.
    #[serde(default, skip_serializing_if = "is_default")]
    pub counts: Counts,
    /// What is enough for a victory: the first level that is reached counts.
    pub levels: Vec<Level<Side>>,
    /// OT-Q145: what it is to destroy the enemy.
    #[serde(default = "decisive", skip_serializing_if = "is_decisive")]
    pub annihilation: LevelWord,
    /// OT-2.5: who controls all these hexes at the end of a turn wins at once.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sudden: Vec<SuddenDeath>,
    /// OT-Q150: other terms, by which the side that has the harder part can win as well.
    // What tells battles apart knows them from the agreement, so that games that were begun without them
    // stay what they are.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub even: Optional<EvenTerms>,
}

/// OT-Q150: what is enough for a victory where the players want an even battle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct EvenTerms {
    /// The last turn, where the battle is shorter.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turns: Optional<Turn>,
    /// In place of the levels of the battle.
    pub levels: Vec<Level<Side>>,
    /// In place of its sudden victories.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sudden: Vec<SuddenDeath>,
    /// Points that White has from the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub white: Int<0, 99>,
    /// Points that Red has from the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub red: Int<0, 99>,
}

impl EvenTerms {
    /// The points that the two sides have from the start, White's first.
    pub fn points(&self) -> [i32; 2] {
        [self.white.get(), self.red.get()]
    }
}

impl Scenario {
    /// The last turn, by the even terms if there are any and they are wanted.
    pub fn turns(&self, even: bool) -> i32 {
        let shorter = self.victory.even.0.as_ref().filter(|_| even);
        shorter.and_then(|terms| terms.turns.get()).unwrap_or(self.head.turns).get()
    }
}

impl Victory {
    /// The levels and the sudden victories, by the even terms if there are any and they are wanted.
    pub fn terms(&self, even: bool) -> (&[Level<Side>], &[SuddenDeath]) {
        match self.even.0.as_ref().filter(|_| even) {
            Some(terms) => (&terms.levels, &terms.sudden),
            None => (&self.levels, &self.sudden),
        }
    }
}

/// OT-11.2: what is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Counts {
    /// OT-11.1: everything.
    #[default]
    Points,
    /// The objectives and nothing else.
    Objectives,
}

/// OT-2.5: a sudden victory.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct SuddenDeath {
    /// Who wins.
    pub side: Side,
    /// How clearly.
    pub level: LevelWord,
    /// The hexes that it must control.
    pub hexes: Vec<HexNumber>,
    /// The first turn in which it is so.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from: Optional<Turn>,
    /// The last turn in which it is so.
    #[serde(default, skip_serializing_if = "is_default")]
    pub until: Optional<Turn>,
}

const fn decisive() -> LevelWord {
    LevelWord::Decisive
}

fn is_decisive(level: &LevelWord) -> bool {
    *level == decisive()
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Army {
    /// What it is called.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub name: Name,
    /// OT-Q131: the edge behind it.
    pub home: Edge,
    /// OT-3.7: its supply sources.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sources: Vec<HexNumber>,
    /// OT-Q97: the AP of the whole side where there are no depots.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pool: Int<0, 99>,
    /// OT-4.1: recruit points that it has in any case.
    #[serde(default, skip_serializing_if = "is_default")]
    pub base: Int<0, 8>,
    /// OT-7.7: PE that the railway carries in a player turn.
    #[serde(default = "six", skip_serializing_if = "is_six")]
    pub rail_capacity: Int<0, 99>,
    /// OT-7.7: the railways on which it may be carried, counted from 1; none for all.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rail_lines: Vec<Int<1, 40>>,
    /// OT-10.10: where its aircraft start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub aerodrome: Optional<HexNumber>,
    /// Hexes that it controls at the start, whoever is nearer.
    #[serde(default, skip_serializing_if = "is_default")]
    pub controls: Vec<HexNumber>,
    /// What it has won before the battle begins.
    #[serde(default, skip_serializing_if = "is_default")]
    pub score: Score,
    /// OT-5.3: divisions and brigades. Without any, formations are known by what their units say.
    #[serde(default, skip_serializing_if = "is_default")]
    pub formations: Vec<Formation>,
    /// OT-8.71: what formations are part of.
    #[serde(default, skip_serializing_if = "is_default")]
    pub corps: Vec<Corps>,
    /// Its counters, in the order of the roster (OT-Q82).
    pub units: Vec<Unit>,
}

const fn six() -> Int<0, 99> {
    Int::of(6)
}

fn is_six(capacity: &Int<0, 99>) -> bool {
    *capacity == six()
}

/// OT-11.1: what a side has to its credit when a battle begins in its middle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(default)]
pub struct Score {
    /// OT-8.182: Prisoners, in halves.
    #[serde(skip_serializing_if = "is_default")]
    pub prisoners: Number<0, 200>,
    /// OT-Q141: PE of enemy combat units destroyed.
    #[serde(skip_serializing_if = "is_default")]
    pub pe_destroyed: Int<0, 300>,
    /// Trains taken.
    #[serde(skip_serializing_if = "is_default")]
    pub trains_captured: Int<0, 10>,
    /// Trains destroyed.
    #[serde(skip_serializing_if = "is_default")]
    pub trains_destroyed: Int<0, 10>,
    /// Tanks and armoured cars, destroyed or captured.
    #[serde(skip_serializing_if = "is_default")]
    pub tanks_destroyed: Int<0, 10>,
    /// Flotillas sunk.
    #[serde(skip_serializing_if = "is_default")]
    pub flotillas_sunk: Int<0, 10>,
    /// Air detachments destroyed.
    #[serde(skip_serializing_if = "is_default")]
    pub air_destroyed: Int<0, 10>,
    /// Depots taken.
    #[serde(skip_serializing_if = "is_default")]
    pub depots_captured: Int<0, 10>,
    /// Leaders taken.
    #[serde(skip_serializing_if = "is_default")]
    pub leaders_captured: Int<0, 10>,
    /// OT-12.13: the options that it has taken, by their ids.
    #[serde(skip_serializing_if = "is_default")]
    pub options: Vec<String>,
    /// OT-12.13: the formations that it has paid for when they were called away.
    #[serde(skip_serializing_if = "is_default")]
    pub kept: Vec<String>,
}

/// OT-5.3: a division or brigade.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Formation {
    /// What its counters call it by.
    pub id: String,
    /// What it is called.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    /// One to four letters for its counters.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub short: Name,
}

/// OT-8.71: a corps or an army.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Corps {
    /// Unique in the army.
    pub id: String,
    /// What it is called.
    #[serde(skip_serializing_if = "is_only_shown")]
    pub name: Name,
    /// The formations that are part of it.
    pub formations: Vec<String>,
}

impl Form for Scenario {
    fn narrow(narrow: Narrow<'_>) {
        let narrow = narrow.without("objectives", &["point", "radius", "terrain"]).within(
            "objectives.points",
            1,
            30,
        );
        let elsewhere = ["zone", "edge", "point", "between", "needs", "called"];
        ["white", "red"].iter().fold(narrow, |narrow, army| {
            let units = format!("{army}.units");
            narrow
                .whole(&format!("{units}.losses"))
                .without(&format!("{units}.arrives"), &elsewhere)
        });
    }

    /// OT-1.12: hexes and hexsides have numbers.
    fn misspelt(pattern: &str, word: &str) -> Option<&'static str> {
        let side = pattern.contains('-') && pattern.len() > 12;
        let good = if side {
            HexsideNumber::parse(word).is_some()
        } else {
            HexNumber::parse(word).is_some()
        };
        (!good).then_some(if side { "scenario-bad-hexside" } else { "scenario-bad-hex" })
    }

    fn faults(&self, lines: &Lines) -> Vec<Fault> {
        check::check(self, lines)
    }
}

impl Scenario {
    /// Reads a battle. All that is wrong with it is told at once.
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        form::parse(text)
    }

    /// One of the battles that come with the rulebook.
    pub fn built_in(id: &str) -> Option<Self> {
        let (_, text) = BUILT_IN.iter().find(|(name, _)| *name == id)?;
        Self::parse(text).ok()
    }

    /// The JSON Schema of the format.
    pub fn schema() -> Schema {
        form::schema::<Self>()
    }

    /// An army by its side.
    pub const fn army(&self, side: Side) -> &Army {
        match side {
            Side::White => &self.white,
            Side::Red => &self.red,
        }
    }

    /// OT-Q82: every counter in the order of the roster, White's first.
    pub fn roster(&self) -> impl Iterator<Item = (Side, &Unit)> {
        let of = |side: Side| self.army(side).units.iter().map(move |unit| (side, unit));
        of(Side::White).chain(of(Side::Red))
    }

    /// What a hex is called, if it has a name.
    pub fn name_of(&self, hex: board::hex::Hex) -> Option<&Name> {
        self.places.iter().find(|place| place.hex.0 == hex).map(|place| &place.name)
    }
}

impl Army {
    /// OT-5.3: the formation of a counter: `army`, its own, or the only one of its side.
    pub fn formation_of<'a>(&'a self, unit: &'a Unit) -> &'a str {
        match unit.condition.formation.0.as_deref() {
            Some(formation) => formation,
            None if unit.is_of_the_army() => ARMY,
            None => "",
        }
    }

    /// OT-8.71: the corps of a formation.
    pub fn corps_of(&self, formation: &str) -> Option<&Corps> {
        self.corps.iter().find(|corps| corps.formations.iter().any(|one| one == formation))
    }
}

//! A counter of an order of battle (OT-1.3, OT-1.6).

use engine::digest::{is_default, is_only_shown};
use engine::input::{Int, List, Optional};
use engine::scenario::{Arrival, Condition, Names};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch01_hexes::HexNumber;
use crate::unit::{
    AIRCRAFT, ARTILLERY, Among, COMBAT, Class, DEPOTS_AND_LEADERS, FLOTILLAS, TANKS_AND_CARS,
    TRAINS,
};

/// OT-5.3: the formation of counters that act with any other.
pub const ARMY: &str = "army";

/// OT-1.8: the full and the reduced face; one number if there is no reduced face.
pub type Faces<const MOST: i64> = List<Int<1, MOST>, 0, 2>;

/// OT-1.3: a counter.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Unit {
    /// Unique in the battle.
    pub id: String,
    /// What it is called.
    #[serde(default, skip_serializing_if = "is_only_shown")]
    pub name: Names,
    /// OT-1.4: its class.
    pub class: Among<
        {
            COMBAT | ARTILLERY | TANKS_AND_CARS | TRAINS | DEPOTS_AND_LEADERS | FLOTILLAS | AIRCRAFT
        },
    >,
    /// OT-1.15: its Quality.
    #[serde(default, skip_serializing_if = "is_default")]
    pub quality: Optional<Int<1, 6>>,
    /// OT-12.2: its Morale, if it has one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub morale: Optional<Int<1, 6>>,
    /// OT-1.8: PE, full and reduced.
    #[serde(default, skip_serializing_if = "is_default", serialize_with = "List::write")]
    pub pe: Faces<8>,
    /// The combat value, full and reduced.
    #[serde(default, skip_serializing_if = "is_default", serialize_with = "List::write")]
    pub combat: Faces<12>,
    /// The charge value of cavalry.
    #[serde(default, skip_serializing_if = "is_default", serialize_with = "List::write")]
    pub charge: Faces<12>,
    /// The Fire value of guns, trains and flotillas.
    #[serde(default, skip_serializing_if = "is_default", serialize_with = "List::write")]
    pub fire: Faces<8>,
    /// The bomb value of aircraft.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bomb: Optional<Int<1, 3>>,
    /// OT-1.10: how far it fires; how far a leader commands.
    #[serde(default, skip_serializing_if = "is_default")]
    pub range: Optional<Int<1, 12>>,
    /// MP, where they are not those of its class.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mp: Optional<Int<1, 20>>,
    /// OT-8.109: guns of its own.
    #[serde(default, skip_serializing_if = "is_default")]
    pub integrated_artillery: bool,
    /// OT-10.20: a fighter-bomber, the letter c.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fighter: bool,
    /// OT-10.30: a foreign crew.
    #[serde(default, skip_serializing_if = "is_default")]
    pub foreign_crew: bool,
    /// OT-5.8: what a leader adds.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bonus: Int<0, 2>,
    /// The formations that a leader commands, if not his own alone.
    #[serde(default, skip_serializing_if = "is_default")]
    pub commands: Vec<String>,
    /// OT-Q105: the leader whose place he takes when he comes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub replaces: Optional<String>,
    /// OT-3.1: the AP of a depot.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stock: Int<0, 6>,
    /// Where it stands.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hex: Optional<HexNumber>,
    /// When and where it comes, if it is not there from the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrives: Optional<Arrives>,
    /// The hex at which it has launched an attack.
    #[serde(default, skip_serializing_if = "is_default")]
    pub target: Optional<HexNumber>,
    #[serde(flatten)]
    pub condition: Condition<Marker, String, Order>,
}

/// OT-7.14: when and where a counter comes. Aircraft come to their box.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
pub struct Arrives {
    #[serde(flatten)]
    pub arrival: Arrival,
    /// The hexes by which it may enter.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hexes: Vec<HexNumber>,
}

/// What may lie beside a counter when a battle begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// OT-7.10: in march order.
    Em,
    /// OT-8.81: routed.
    Routed,
    /// OT-3.4: without supply, for the first time.
    Unsupplied,
    /// OT-5.5: not commanded.
    Nc,
    /// OT-8.31: pinned.
    Pinned,
    /// It has moved in this player turn.
    Moved,
    /// OT-9.30: a tank that broke down.
    BrokenDown,
    /// OT-10.30: an air detachment that has flown.
    Unavailable,
    /// OT-Q92: eliminated before the battle begins: it has no hex.
    Eliminated,
}

/// OT-7.11: the attack that a counter has launched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    Rapid,
    Prepared,
}

impl Unit {
    pub const fn class(&self) -> Class {
        self.class.get()
    }

    /// OT-5.3: vehicles, flotillas, aircraft, depots and whoever is marked so.
    pub fn is_of_the_army(&self) -> bool {
        let class = self.class();
        let fights = class.is_combat() || class.is_artillery();
        match self.condition.formation.0.as_deref() {
            Some(formation) => formation == ARMY,
            None => !fights && class != Class::Leader,
        }
    }

    /// Table 1.6: its MP.
    pub fn movement(&self) -> i32 {
        let range = self.range.get().map_or(0, Int::get);
        let standard = match self.class() {
            Class::Infantry => 6,
            Class::Cavalry => 10,
            Class::Artillery if range >= 3 => 4,
            Class::Artillery => 5,
            Class::HorseArtillery | Class::ArmouredCar => 9,
            Class::ArmouredTrain => 14,
            Class::Tank | Class::Depot => 4,
            Class::Leader | Class::Flotilla => 12,
            Class::AirDetachment => 0,
        };
        self.mp.get().map_or(standard, Int::get)
    }

    /// PE on the full face; 0 for leaders and depots.
    pub fn full(&self) -> i32 {
        self.pe.first().map_or(0, |pe| pe.get())
    }

    /// PE with which it begins.
    pub fn pe_left(&self) -> i32 {
        (self.full() - self.condition.losses()).max(0)
    }

    /// Whether a marker lies beside it.
    pub fn has(&self, marker: Marker) -> bool {
        self.condition.has(marker)
    }

    /// Whether it is on the map when the battle begins.
    pub fn is_there(&self) -> bool {
        self.hex.0.is_some()
    }
}

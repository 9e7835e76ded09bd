//! What the chapters say about counters, terrain and the two players.

use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserializer, Error, Visitor};
use serde::{Deserialize, Serialize, Serializer};

/// OT-0.1: the two games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Game {
    #[default]
    Orel,
    Tsaritsyn,
}

/// The two sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    #[default]
    White,
    Red,
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn enemy(self) -> Self {
        match self {
            Self::White => Self::Red,
            Self::Red => Self::White,
        }
    }
}

/// The two parts of a combat.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    #[default]
    Attacker,
    Defender,
}

/// What a side does in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Attack,
    Defence,
}

/// OT-1.4: the class of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    Infantry,
    Cavalry,
    Artillery,
    HorseArtillery,
    Tank,
    ArmouredCar,
    ArmouredTrain,
    Depot,
    Leader,
    Flotilla,
    AirDetachment,
}

impl Class {
    /// Every class with its word.
    const WORDS: [(Self, &'static str); 11] = [
        (Self::Infantry, "infantry"),
        (Self::Cavalry, "cavalry"),
        (Self::Artillery, "artillery"),
        (Self::HorseArtillery, "horse_artillery"),
        (Self::Tank, "tank"),
        (Self::ArmouredCar, "armoured_car"),
        (Self::ArmouredTrain, "armoured_train"),
        (Self::Depot, "depot"),
        (Self::Leader, "leader"),
        (Self::Flotilla, "flotilla"),
        (Self::AirDetachment, "air_detachment"),
    ];

    /// OT-1.5: infantry and cavalry.
    pub const fn is_combat(self) -> bool {
        matches!(self, Self::Infantry | Self::Cavalry)
    }

    /// OT-1.5: artillery and horse artillery.
    pub const fn is_artillery(self) -> bool {
        matches!(self, Self::Artillery | Self::HorseArtillery)
    }

    /// Its word in files and procedures.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize].1
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// Some classes, for [`Among`].
pub const COMBAT: u16 = Class::Infantry.bit() | Class::Cavalry.bit();
pub const ARTILLERY: u16 = Class::Artillery.bit() | Class::HorseArtillery.bit();
pub const TANKS_AND_CARS: u16 = Class::Tank.bit() | Class::ArmouredCar.bit();
pub const TRAINS: u16 = Class::ArmouredTrain.bit();
pub const DEPOTS_AND_LEADERS: u16 = Class::Depot.bit() | Class::Leader.bit();
pub const FLOTILLAS: u16 = Class::Flotilla.bit();
pub const AIRCRAFT: u16 = Class::AirDetachment.bit();

/// A class that is one of `CLASSES`: each rule speaks of some classes only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Among<const CLASSES: u16>(Class);

impl<const CLASSES: u16> Among<CLASSES> {
    /// A class that the rule speaks of.
    pub const fn of(class: Class) -> Self {
        debug_assert!(class.bit() & CLASSES != 0, "a class that the rule speaks of");
        Self(class)
    }

    /// The class itself.
    pub const fn get(self) -> Class {
        self.0
    }

    fn words() -> impl Iterator<Item = (Class, &'static str)> {
        Class::WORDS.into_iter().filter(|(class, _)| class.bit() & CLASSES != 0)
    }
}

impl<'de, const CLASSES: u16> Deserialize<'de> for Among<CLASSES> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Word<const CLASSES: u16>;
        impl<const CLASSES: u16> Visitor<'_> for Word<CLASSES> {
            type Value = Among<CLASSES>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a class of counters")
            }
            fn visit_str<E: Error>(self, given: &str) -> Result<Among<CLASSES>, E> {
                let known = Among::<CLASSES>::words().find(|(_, word)| *word == given);
                let known = known.map(|(class, _)| Among(class));
                known.ok_or_else(|| E::custom("no such class of counters here"))
            }
        }
        deserializer.deserialize_str(Word::<CLASSES>)
    }
}

impl<const CLASSES: u16> Serialize for Among<CLASSES> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.word())
    }
}

impl<const CLASSES: u16> JsonSchema for Among<CLASSES> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("class_{CLASSES}").into()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let words: Vec<&str> = Self::words().map(|(_, word)| word).collect();
        json_schema!({ "type": "string", "enum": words })
    }
}

/// OT-1.11: the posture of a land unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Posture {
    #[default]
    Epc,
    Em,
    Routed,
}

/// OT-1.18: what a hex is made of. No land unit enters water.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Clear,
    Village,
    Town,
    City,
    Woods,
    Marsh,
    Hill,
}

/// OT-1.18: what lies on a hexside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hexside {
    #[default]
    None,
    Stream,
    River,
    MajorRiver,
    Slope,
    Ravine,
}

/// OT-1.18: the works in a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Works {
    #[default]
    None,
    Entrenchment,
    Trench,
}

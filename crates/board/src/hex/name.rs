//! Hexes as files and answers write them.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

use super::{Hex, HexSide};

/// A hex by its name, such as F8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HexName(pub Hex);

impl<'de> Deserialize<'de> for HexName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Cow::<'de, str>::deserialize(deserializer)?;
        Hex::parse(&name).map(Self).ok_or_else(|| D::Error::custom("a hex is named like F8"))
    }
}

impl Serialize for HexName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl JsonSchema for HexName {
    fn schema_name() -> Cow<'static, str> {
        "hex".into()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^[A-Z][1-9][0-9]?$" })
    }
}

/// A side of a hex, such as F5:0: sides are counted from the north, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexsideName {
    /// The hex.
    pub hex: Hex,
    /// Which of its sides.
    pub side: HexSide,
}

impl HexsideName {
    /// Reads the name of one.
    pub fn parse(name: &str) -> Option<Self> {
        let (hex, side) = name.split_once(':')?;
        let [digit @ b'0'..=b'5'] = side.as_bytes() else { return None };
        let side = HexSide::new(i32::from(digit - b'0'));
        Some(Self { hex: Hex::parse(hex)?, side })
    }
}

impl Serialize for HexsideName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{}:{}", self.hex, self.side.number()))
    }
}

impl<'de> Deserialize<'de> for HexsideName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Cow::<'de, str>::deserialize(deserializer)?;
        Self::parse(&name).ok_or_else(|| D::Error::custom("a side of a hex is named like F5:0"))
    }
}

impl JsonSchema for HexsideName {
    fn schema_name() -> Cow<'static, str> {
        "hexside".into()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^[A-Z][1-9][0-9]?:[0-5]$" })
    }
}

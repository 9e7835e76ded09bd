//! OT-1.12 Hexes by their numbers: CCRR, columns from the west, rows from the north, both from 01.

use std::borrow::Cow;
use std::fmt;

use board::hex::Hex;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

/// OT-1.12: a hex by its number, such as 0403.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HexNumber(pub Hex);

impl HexNumber {
    /// Reads a number: four digits, none of the two halves 00.
    pub fn parse(number: &str) -> Option<Self> {
        let digits = number.as_bytes();
        if digits.len() != 4 || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let half = |at: usize| i32::from(digits[at] - b'0') * 10 + i32::from(digits[at + 1] - b'0');
        let (column, row) = (half(0), half(2));
        (column > 0 && row > 0).then(|| Self(Hex::from_column_row(column - 1, row - 1)))
    }
}

/// By number: column by column, each from the north.
impl Ord for HexNumber {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let key = |hex: Hex| (hex.column(), hex.row());
        key(self.0).cmp(&key(other.0))
    }
}

impl PartialOrd for HexNumber {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for HexNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", self.0.column() + 1, self.0.row() + 1)
    }
}

/// OT-1.18: the side between two hexes, such as 0403-0404.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HexsideNumber(pub Hex, pub Hex);

impl HexsideNumber {
    /// Reads two numbers with a dash between them.
    pub fn parse(number: &str) -> Option<Self> {
        let (one, other) = number.split_once('-')?;
        Some(Self(HexNumber::parse(one)?.0, HexNumber::parse(other)?.0))
    }

    /// The same side, its lower number first.
    #[must_use]
    pub fn sorted(self) -> Self {
        if HexNumber(self.0) <= HexNumber(self.1) { self } else { Self(self.1, self.0) }
    }
}

impl fmt::Display for HexsideNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", HexNumber(self.0), HexNumber(self.1))
    }
}

/// Files and answers write both as text.
macro_rules! as_text {
    ($($type:ident $name:literal $pattern:literal $expected:literal)+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = Cow::<'de, str>::deserialize(deserializer)?;
                Self::parse(&text).ok_or_else(|| D::Error::custom($expected))
            }
        }

        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }
            fn inline_schema() -> bool {
                true
            }
            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "pattern": $pattern })
            }
        }
    )+};
}

as_text! {
    HexNumber "hex" "^[0-9]{4}$" "a hex is numbered like 0403"
    HexsideNumber "hexside" "^[0-9]{4}-[0-9]{4}$" "a hexside is numbered like 0403-0404"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(number: &str) -> Hex {
        HexNumber::parse(number).expect("a number").0
    }

    #[test]
    fn even_columns_lie_half_a_hex_further_south() {
        // OT-1.12
        let around = |number: &str| hex(number).neighbours().map(|hex| HexNumber(hex).to_string());
        assert_eq!(around("0505"), ["0504", "0604", "0605", "0506", "0405", "0404"]);
        assert_eq!(around("0405"), ["0404", "0505", "0506", "0406", "0306", "0305"]);
    }

    #[test]
    fn a_number_has_four_digits() {
        for wrong in ["", "405", "04055", "0400", "0004", "+405", "4.05", "ab01", "０４０５"] {
            assert_eq!(HexNumber::parse(wrong), None, "{wrong}");
        }
        assert_eq!(HexNumber(hex("2016")).to_string(), "2016");
        assert!(HexNumber(hex("0416")) < HexNumber(hex("0501")));
        let side = HexsideNumber::parse("0504-0403").expect("a hexside");
        assert_eq!(side.sorted().to_string(), "0403-0504");
        assert_eq!(HexsideNumber::parse("0504"), None);
    }
}

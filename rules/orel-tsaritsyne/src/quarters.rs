//! OT-0.6: halves and quarters are kept exactly, so numbers of combat are counted in quarters.

use engine::input::{Decimal, Number, UNBOUNDED};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

/// A multiple of 0.25; `MIN` and `MAX` are counted in quarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Quarters<const MIN: i32, const MAX: i32>(i32);

impl<const MIN: i32, const MAX: i32> Quarters<MIN, MAX> {
    /// So many quarters, within the bounds.
    pub const fn of(count: i32) -> Self {
        Self(if count < MIN {
            MIN
        } else if count > MAX {
            MAX
        } else {
            count
        })
    }

    /// How many quarters there are.
    pub const fn count(self) -> i32 {
        self.0
    }

    /// The same number with wider bounds.
    pub const fn widened<const LEAST: i32, const MOST: i32>(self) -> Quarters<LEAST, MOST> {
        const { assert!(LEAST <= MIN && MAX <= MOST, "the bounds are wider") };
        Quarters(self.0)
    }
}

/// A number that is not given is 0, or the least that is allowed.
impl<const MIN: i32, const MAX: i32> Default for Quarters<MIN, MAX> {
    fn default() -> Self {
        Self(MIN.max(0))
    }
}

impl<const MIN: i32, const MAX: i32> Serialize for Quarters<MIN, MAX> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        quarters(self.0).serialize(serializer)
    }
}

impl<'de, const MIN: i32, const MAX: i32> Deserialize<'de> for Quarters<MIN, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = Number::<0, UNBOUNDED>::deserialize(deserializer)?.get();
        let count = i32::try_from(number.count_of_parts(4)).unwrap_or(i32::MAX);
        if number.is_multiple_of_part(4) && (MIN..=MAX).contains(&count) {
            Ok(Self(count))
        } else {
            Err(D::Error::custom("a number is a multiple of 0.25 within its bounds"))
        }
    }
}

impl<const MIN: i32, const MAX: i32> JsonSchema for Quarters<MIN, MAX> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("quarters_{MIN}_{MAX}").into()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "number",
            "minimum": Decimal::parts(i64::from(MIN), 4),
            "maximum": Decimal::parts(i64::from(MAX), 4),
            "multipleOf": Decimal::parts(1, 4),
        })
    }
}

/// A number of quarters as it is written.
pub const fn quarters(count: i32) -> Decimal {
    Decimal::parts(count as i64, 4)
}

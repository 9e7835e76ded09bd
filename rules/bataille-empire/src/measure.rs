//! Distances and losses are counted in parts of a whole: exact, never floats.

use std::ops::{Add, Sub};

use engine::input::{Decimal, Number, UNBOUNDED};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

/// A number of equal parts of a whole: `Parts<2, 0, 120>` goes from 0 to 60 by halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Parts<const OF: i64, const MIN: i64, const MAX: i64>(i32);

impl<const OF: i64, const MIN: i64, const MAX: i64> Parts<OF, MIN, MAX> {
    /// The number of parts.
    pub const fn get(self) -> i32 {
        self.0
    }

    /// So many parts, brought into the bounds.
    pub const fn of(parts: i32) -> Self {
        let (least, most) = (MIN as i32, MAX as i32);
        Self(if parts < least {
            least
        } else if parts > most {
            most
        } else {
            parts
        })
    }

    /// None at all.
    pub const ZERO: Self = {
        assert!(MIN == 0, "outside the bounds of the type");
        Self(0)
    };

    /// The number as a distance.
    pub const fn ud(self) -> Ud {
        Ud(self.0 * 1000 / OF as i32)
    }
}

/// A number that is not given is 0, or the least that is allowed.
impl<const OF: i64, const MIN: i64, const MAX: i64> Default for Parts<OF, MIN, MAX> {
    fn default() -> Self {
        Self(MIN as i32)
    }
}

impl<'de, const OF: i64, const MIN: i64, const MAX: i64> Deserialize<'de> for Parts<OF, MIN, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = Number::<0, UNBOUNDED>::deserialize(deserializer)?.get();
        let count = number.count_of_parts(OF);
        if !(MIN..=MAX).contains(&count) || !number.is_multiple_of_part(OF) {
            let [least, most, step] = [(MIN, OF), (MAX, OF), (1, OF)].map(written);
            return Err(D::Error::custom(format_args!("{least} ... {most}, step {step}")));
        }
        Ok(Self(count as i32))
    }
}

/// A number of parts as people write it: 5 halves are 2.5.
fn written((count, of): (i64, i64)) -> String {
    let (whole, hundredths) = (count / of, count % of * 100 / of);
    match hundredths {
        0 => whole.to_string(),
        _ => format!("{whole}.{hundredths:02}").trim_end_matches('0').to_owned(),
    }
}

impl<const OF: i64, const MIN: i64, const MAX: i64> JsonSchema for Parts<OF, MIN, MAX> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("parts_{OF}_{MIN}_{MAX}").into()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "number",
            "minimum": Decimal::parts(MIN, OF),
            "maximum": Decimal::parts(MAX, OF),
            "multipleOf": Decimal::parts(1, OF),
        })
    }
}

/// A distance to something that may be nowhere near, in UD.
pub type FarDistance = Parts<2, 0, 198>;

/// What is not there is 99 UD away.
pub fn far_away() -> FarDistance {
    Parts(198)
}

/// A distance, in thousandths of a UD.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ud(i32);

impl Ud {
    pub const ZERO: Self = Self(0);

    /// So many UD.
    pub const fn whole(ud: i32) -> Self {
        Self(ud * 1000)
    }

    /// So many quarters of a UD.
    pub const fn quarters(count: i32) -> Self {
        Self(count * 250)
    }

    pub const fn from_thousandths(count: i32) -> Self {
        Self(count)
    }

    pub const fn thousandths(self) -> i32 {
        self.0
    }

    /// BE-3.18: half of it, not rounded. The book never halves below an eighth of a UD.
    pub const fn half(self) -> Self {
        Self(self.0 / 2)
    }
}

impl Add for Ud {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Ud {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Serialize for Ud {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Decimal::parts(i64::from(self.0), 1000).serialize(serializer)
    }
}

impl JsonSchema for Ud {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Decimal::schema_name()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Decimal::json_schema(generator)
    }
}

/// BE-19.4: losses, in halves. An attrition is half a loss.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Losses(i32);

impl Losses {
    pub const NONE: Self = Self(0);
    /// Half a loss.
    pub const ATTRITION: Self = Self(1);

    /// So many whole losses.
    pub const fn whole(count: i32) -> Self {
        Self(count * 2)
    }

    /// So many halves.
    pub const fn halves(count: i32) -> Self {
        Self(count)
    }

    pub const fn in_halves(self) -> i32 {
        self.0
    }

    /// BE-19.4, BE-Q34: modifiers "per loss" count whole losses.
    pub fn whole_losses(self) -> i32 {
        if self.0 % 2 == 0 || crate::holds("Q34") { self.0 / 2 } else { self.0 / 2 + 1 }
    }
}

impl Add for Losses {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Serialize for Losses {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Decimal::parts(i64::from(self.0), 2).serialize(serializer)
    }
}

impl JsonSchema for Losses {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Decimal::schema_name()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Decimal::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use serde::de::IntoDeserializer;
    use serde::de::value::{Error, F64Deserializer};

    use super::*;

    fn halves(number: f64) -> Option<i32> {
        let reader: F64Deserializer<Error> = number.into_deserializer();
        Parts::<2, 1, 40>::deserialize(reader).ok().map(Parts::get)
    }

    #[test]
    fn a_number_off_its_step_or_its_bounds_cannot_be_held() {
        assert_eq!([0.5, 3.0, 20.0].map(halves), [Some(1), Some(6), Some(40)]);
        assert_eq!([0.0, -1.0, 0.25, 3.1, 20.5].map(halves), [None; 5]);
    }

    /// BE-19.4.
    #[test]
    fn two_attritions_make_a_loss() {
        assert_eq!(Losses::ATTRITION + Losses::ATTRITION, Losses::whole(1));
        assert_eq!((Losses::whole(1) + Losses::ATTRITION).whole_losses(), 1);
    }
}

//! The types of a procedure's input: values outside the contract cannot be held.

use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, Error, Expected, Unexpected, Visitor};
use serde::ser::Error as _;
use serde::{Serialize, Serializer};

/// A whole number from `MIN` to `MAX`. Fractions, strings and booleans are not whole numbers, and
/// neither is 3.0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Int<const MIN: i64, const MAX: i64>(i32);

impl<const MIN: i64, const MAX: i64> Int<MIN, MAX> {
    /// The number itself.
    pub const fn get(self) -> i32 {
        self.0
    }

    /// A number that is known to lie within the bounds, such as a default.
    ///
    /// # Panics
    /// When it does not.
    pub const fn of(value: i32) -> Self {
        assert!(MIN <= value as i64 && value as i64 <= MAX, "outside the bounds of the type");
        Self(value)
    }
}

/// A count that is not given is 0, or the least that is allowed.
impl<const MIN: i64, const MAX: i64> Default for Int<MIN, MAX> {
    fn default() -> Self {
        Self(MIN.max(0).min(MAX) as i32)
    }
}

impl<const MIN: i64, const MAX: i64> Serialize for Int<MIN, MAX> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i32(self.0)
    }
}

impl<'de, const MIN: i64, const MAX: i64> Deserialize<'de> for Int<MIN, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Whole { least: MIN, most: MAX }).map(Self)
    }
}

/// Reads a whole number within bounds; one visitor serves the numbers of all bounds.
struct Whole {
    least: i64,
    most: i64,
}

impl Visitor<'_> for Whole {
    type Value = i32;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from {} to {}", self.least, self.most)
    }
    fn visit_i64<E: Error>(self, value: i64) -> Result<i32, E> {
        if (self.least..=self.most).contains(&value) {
            i32::try_from(value).map_err(|_| E::invalid_value(Unexpected::Signed(value), &self))
        } else {
            Err(E::invalid_value(Unexpected::Signed(value), &self))
        }
    }
    fn visit_u64<E: Error>(self, value: u64) -> Result<i32, E> {
        match i64::try_from(value) {
            Ok(value) => self.visit_i64(value),
            Err(_) => Err(E::invalid_value(Unexpected::Unsigned(value), &self)),
        }
    }
}

impl<const MIN: i64, const MAX: i64> JsonSchema for Int<MIN, MAX> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("int_{MIN}_{MAX}").into()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schema_of_int(MIN, MAX)
    }
}

fn schema_of_int(least: i64, most: i64) -> Schema {
    json_schema!({ "type": "integer", "minimum": least, "maximum": most })
}

/// A decimal number, exact to a billionth: a length or a half loss, never a float.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Decimal(i64);

impl Decimal {
    const ONE: i64 = 1_000_000_000;

    /// A whole number.
    pub const fn whole(value: i32) -> Self {
        Self(value as i64 * Self::ONE)
    }

    /// So many parts of a whole: `parts(3, 2)` is one and a half.
    pub const fn parts(count: i64, of: i64) -> Self {
        Self(count * Self::ONE / of)
    }

    /// How many whole parts there are: one and a half has 3 halves. What is left over is cut off.
    pub const fn count_of_parts(self, of: i64) -> i64 {
        (self.0 as i128 * of as i128 / Self::ONE as i128) as i64
    }

    /// The number in billionths.
    pub const fn billionths(self) -> i64 {
        self.0
    }

    /// A number of billionths.
    pub const fn from_billionths(value: i64) -> Self {
        Self(value)
    }

    /// Whether the number is so many whole parts: quarters with 4, halves with 2.
    pub const fn is_multiple_of_part(self, of: i64) -> bool {
        self.0 % (Self::ONE / of) == 0
    }

    fn from_f64(value: f64) -> Self {
        // Far beyond any table; casts of greater numbers saturate.
        Self((value * Self::ONE as f64).round() as i64)
    }
}

impl std::ops::Add for Decimal {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl std::ops::Sub for Decimal {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// Whole numbers are written without a fraction.
impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % Self::ONE == 0 {
            serializer.serialize_i64(self.0 / Self::ONE)
        } else {
            serializer.serialize_f64(self.0 as f64 / Self::ONE as f64)
        }
    }
}

impl JsonSchema for Decimal {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "number".into()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "number" })
    }
}

/// A number, whole or not, from `MIN` to `MAX`; `MAX` = [`UNBOUNDED`] sets no upper bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Number<const MIN: i64, const MAX: i64>(Decimal);

/// The upper bound of a [`Number`] that has none.
pub const UNBOUNDED: i64 = i64::MAX;

impl<const MIN: i64, const MAX: i64> Number<MIN, MAX> {
    /// The number itself.
    pub const fn get(self) -> Decimal {
        self.0
    }
}

impl<const MIN: i64, const MAX: i64> Serialize for Number<MIN, MAX> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, const MIN: i64, const MAX: i64> Deserialize<'de> for Number<MIN, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Any { least: MIN, most: MAX }).map(Self)
    }
}

/// Reads a number within bounds.
struct Any {
    least: i64,
    most: i64,
}

impl Visitor<'_> for Any {
    type Value = Decimal;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.most == UNBOUNDED {
            write!(f, "a number, {} or more", self.least)
        } else {
            write!(f, "a number from {} to {}", self.least, self.most)
        }
    }
    fn visit_f64<E: Error>(self, value: f64) -> Result<Decimal, E> {
        let below = self.most == UNBOUNDED || value <= self.most as f64;
        if below && value >= self.least as f64 {
            Ok(Decimal::from_f64(value))
        } else {
            Err(E::invalid_value(Unexpected::Float(value), &self))
        }
    }
    fn visit_i64<E: Error>(self, value: i64) -> Result<Decimal, E> {
        self.visit_f64(value as f64)
    }
    fn visit_u64<E: Error>(self, value: u64) -> Result<Decimal, E> {
        self.visit_f64(value as f64)
    }
}

impl<const MIN: i64, const MAX: i64> JsonSchema for Number<MIN, MAX> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("number_{MIN}_{MAX}").into()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schema_of_number(MIN, MAX)
    }
}

fn schema_of_number(least: i64, most: i64) -> Schema {
    if most == UNBOUNDED {
        json_schema!({ "type": "number", "minimum": least })
    } else {
        json_schema!({ "type": "number", "minimum": least, "maximum": most })
    }
}

/// A field that may be left out, but may not be `null`. Use with `#[serde(default)]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Optional<T>(pub Option<T>);

impl<T> Default for Optional<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Optional<T> {
    /// Whether no value was given.
    pub const fn is_none(&self) -> bool {
        self.0.is_none()
    }

    /// The value, where one was given.
    pub const fn get(self) -> Option<T>
    where
        T: Copy,
    {
        self.0
    }
}

/// What was not given cannot be written: its field is left out by `skip_serializing_if`.
impl<T: Serialize> Serialize for Optional<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(value) => value.serialize(serializer),
            None => Err(S::Error::custom("a field that was not given is not written")),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Optional<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(|value| Self(Some(value)))
    }
}

impl<T: JsonSchema> JsonSchema for Optional<T> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        T::schema_name()
    }
    fn inline_schema() -> bool {
        T::inline_schema()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

/// A list of `MIN` to `MAX` things.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct List<T, const MIN: usize, const MAX: usize>(Vec<T>);

impl<T, const MIN: usize, const MAX: usize> List<T, MIN, MAX> {
    /// The things themselves.
    pub fn into_vec(self) -> Vec<T> {
        self.0
    }

    /// Writes the list, for `serialize_with`.
    pub fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Serialize,
    {
        self.0.serialize(serializer)
    }
}

/// A list that is not given is empty.
impl<T, const MIN: usize, const MAX: usize> Default for List<T, MIN, MAX> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T, const MIN: usize, const MAX: usize> std::ops::Deref for List<T, MIN, MAX> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<'de, T: Deserialize<'de>, const MIN: usize, const MAX: usize> Deserialize<'de>
    for List<T, MIN, MAX>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::deserialize(deserializer)?;
        if (MIN..=MAX).contains(&items.len()) {
            Ok(Self(items))
        } else {
            Err(D::Error::invalid_length(items.len(), &Length { least: MIN, most: MAX }))
        }
    }
}

struct Length {
    least: usize,
    most: usize,
}

impl Expected for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of {} to {}", self.least, self.most)
    }
}

impl<T: JsonSchema, const MIN: usize, const MAX: usize> JsonSchema for List<T, MIN, MAX> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("list_{MIN}_{MAX}_{}", T::schema_name()).into()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        schema_of_list(&generator.subschema_for::<T>(), MIN, MAX)
    }
}

fn schema_of_list(items: &Schema, least: usize, most: usize) -> Schema {
    json_schema!({ "type": "array", "items": items, "minItems": least, "maxItems": most })
}

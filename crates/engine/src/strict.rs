//! Reads JSON as it is meant: an object is written as an object, a word as a word. Left to itself
//! serde takes a list for an object, and `{"word": null}` for a word.

use std::fmt;

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

/// A deserializer that takes no list for an object, at any depth.
pub(crate) struct Strict<D>(pub(crate) D);

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Strict<D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_any(Inside(visitor))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_option(Inside(visitor))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_newtype_struct(name, Inside(visitor))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_map(Inside(visitor))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_any(Choice(visitor))
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_ignored_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map identifier
    }
}

/// Visits a value whose parts are read strictly too.
struct Inside<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for Inside<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }
    fn visit_bool<E: Error>(self, value: bool) -> Result<V::Value, E> {
        self.0.visit_bool(value)
    }
    fn visit_i64<E: Error>(self, value: i64) -> Result<V::Value, E> {
        self.0.visit_i64(value)
    }
    fn visit_u64<E: Error>(self, value: u64) -> Result<V::Value, E> {
        self.0.visit_u64(value)
    }
    fn visit_f64<E: Error>(self, value: f64) -> Result<V::Value, E> {
        self.0.visit_f64(value)
    }
    fn visit_str<E: Error>(self, value: &str) -> Result<V::Value, E> {
        self.0.visit_str(value)
    }
    fn visit_borrowed_str<E: Error>(self, value: &'de str) -> Result<V::Value, E> {
        self.0.visit_borrowed_str(value)
    }
    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_unit()
    }
    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_none()
    }
    fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        self.0.visit_some(Strict(inner))
    }
    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        self.0.visit_newtype_struct(Strict(inner))
    }
    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<V::Value, A::Error> {
        self.0.visit_seq(Parts(items))
    }
    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(Parts(fields))
    }
}

/// The parts of a list or an object.
struct Parts<A>(A);

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Parts<A> {
    type Error = A::Error;
    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, A::Error> {
        self.0.next_element_seed(Part(seed))
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Parts<A> {
    type Error = A::Error;
    fn next_key_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, A::Error> {
        self.0.next_key_seed(seed)
    }
    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, A::Error> {
        self.0.next_value_seed(Part(seed))
    }
}

struct Part<T>(T);

impl<'de, T: DeserializeSeed<'de>> DeserializeSeed<'de> for Part<T> {
    type Value = T::Value;
    fn deserialize<D: Deserializer<'de>>(self, inner: D) -> Result<T::Value, D::Error> {
        self.0.deserialize(Strict(inner))
    }
}

/// Visits one of several: a word, or an object that names which and holds its value.
struct Choice<V>(V);

impl<'de, V: Visitor<'de>> Visitor<'de> for Choice<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }
    fn visit_str<E: Error>(self, word: &str) -> Result<V::Value, E> {
        self.0.visit_enum(word.into_deserializer())
    }
    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<V::Value, A::Error> {
        let value = self.0.visit_enum(Named(&mut object))?;
        match object.next_key::<serde::de::IgnoredAny>()? {
            None => Ok(value),
            Some(_) => Err(Error::invalid_length(2, &"an object with one field")),
        }
    }
}

struct Named<'a, A>(&'a mut A);

impl<'de, A: MapAccess<'de>> EnumAccess<'de> for Named<'_, A> {
    type Error = A::Error;
    type Variant = Self;
    fn variant_seed<T: DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<(T::Value, Self), Self::Error> {
        match self.0.next_key_seed(seed)? {
            Some(name) => Ok((name, self)),
            None => Err(Error::invalid_length(0, &"an object with one field")),
        }
    }
}

impl<'de, A: MapAccess<'de>> VariantAccess<'de> for Named<'_, A> {
    type Error = A::Error;
    fn unit_variant(self) -> Result<(), A::Error> {
        Err(Error::invalid_type(Unexpected::Map, &"a word"))
    }
    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, A::Error> {
        self.0.next_value_seed(Part(seed))
    }
    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, A::Error> {
        self.0.next_value_seed(Shaped { visitor, object: false })
    }
    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.0.next_value_seed(Shaped { visitor, object: true })
    }
}

/// What a choice holds: an object or a list.
struct Shaped<V> {
    visitor: V,
    object: bool,
}

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for Shaped<V> {
    type Value = V::Value;
    fn deserialize<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        if self.object {
            inner.deserialize_map(Inside(self.visitor))
        } else {
            inner.deserialize_seq(Inside(self.visitor))
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::Strict;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Arm {
        Foot,
        Other(Box<Unit>),
        Mixed { horse: u8 },
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Unit {
        arm: Arm,
        #[serde(default)]
        size: Option<u8>,
        #[serde(default)]
        parts: Vec<Unit>,
    }

    fn read(text: &str) -> Option<Unit> {
        let mut reader = serde_json::Deserializer::from_str(text);
        Unit::deserialize(Strict(&mut reader)).ok()
    }

    #[test]
    fn objects_and_words_are_read() {
        let part = Unit { arm: Arm::Mixed { horse: 2 }, size: Some(3), parts: Vec::new() };
        let whole = Unit { arm: Arm::Foot, size: None, parts: vec![part] };
        let text = r#"{"arm":"foot","size":null,"parts":[{"arm":{"mixed":{"horse":2}},"size":3}]}"#;
        assert_eq!(read(text), Some(whole));
        assert!(read(r#"{"arm":{"other":{"arm":"foot"}}}"#).is_some());
    }

    #[test]
    fn a_list_is_no_object() {
        assert_eq!(read(r#"["foot",1,[]]"#), None);
        assert_eq!(read(r#"{"arm":"foot","parts":[["foot"]]}"#), None);
        assert_eq!(read(r#"{"arm":{"other":["foot"]}}"#), None);
        assert_eq!(read(r#"{"arm":{"mixed":[2]}}"#), None);
    }

    #[test]
    fn an_object_is_no_word() {
        assert_eq!(read(r#"{"arm":{"foot":null}}"#), None);
        assert_eq!(read(r#"{"arm":{"mixed":{"horse":1},"foot":null}}"#), None);
        assert_eq!(read(r#"{"arm":{}}"#), None);
        assert_eq!(read(r#"{"arm":null}"#), None);
    }
}

//! Reading JSON strictly, with the field at fault.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{MapAccessDeserializer, StringDeserializer};
use serde::de::{DeserializeOwned, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Error;
use words::Words;

use crate::failure::Failure;
use crate::wire::ErrorCode;

/// A JSON object: a body, or a message over a socket.
pub fn read<T: DeserializeOwned>(body: &[u8], words: &Words) -> Result<T, Failure> {
    // Where a fault stands is only asked when there is one.
    let mut reader = serde_json::Deserializer::from_slice(body);
    let found = object(&mut reader).and_then(|found| reader.end().map(|()| found));
    found.map_err(|error: Error| {
        if !error.is_data() {
            let arguments = [("reason", reason(&error).into())];
            return Failure::with(400, ErrorCode::BadJson, words, &arguments);
        }
        let mut reader = serde_json::Deserializer::from_slice(body);
        let again = serde_path_to_error::deserialize::<_, Object<T>>(&mut reader);
        let field = again.err().map(|found| found.path().to_string());
        let field = field.filter(|field| field != ".").unwrap_or_default();
        Failure::bad(&field, &reason(&error), words)
    })
}

/// A body that something else reads as JSON.
pub(crate) fn text_of<'a>(body: &'a [u8], words: &Words) -> Result<&'a str, Failure> {
    std::str::from_utf8(body).map_err(|error| {
        let arguments = [("reason", error.to_string().into())];
        Failure::with(400, ErrorCode::BadJson, words, &arguments)
    })
}

/// What is wrong, without the place in the text.
fn reason(error: &Error) -> String {
    error.to_string().split(" at line ").next().unwrap_or_default().to_owned()
}

/// Something that is written as an object. Derived readers also take a list of the fields' values,
/// which no contract mentions.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        object(from).map(Self)
    }
}

pub fn object<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<T, D::Error> {
    struct Only<T>(PhantomData<T>);
    impl<'de, T: Deserialize<'de>> Visitor<'de> for Only<T> {
        type Value = T;

        fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
            to.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(map))
        }
    }
    from.deserialize_map(Only(PhantomData))
}

/// A list of such.
pub fn objects<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    from: D,
) -> Result<Vec<T>, D::Error> {
    struct All<T>(PhantomData<T>);
    impl<'de, T: Deserialize<'de>> Visitor<'de> for All<T> {
        type Value = Vec<T>;

        fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
            to.write_str("a list of objects")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
            let mut found = Vec::new();
            while let Some(Object(one)) = list.next_element()? {
                found.push(one);
            }
            Ok(found)
        }
    }
    from.deserialize_seq(All(PhantomData))
}

/// One word of a closed list. Derived readers also take `{"word": null}`.
pub fn word<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    T::deserialize(StringDeserializer::new(text))
}

/// A whole number, which JSON may also write as `12.0`.
struct Whole(u32);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Number;
        impl Visitor<'_> for Number {
            type Value = Whole;

            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(to, "a whole number from 0 to {}", u32::MAX)
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Whole, E> {
                let wrong = |_| E::invalid_value(Unexpected::Unsigned(number), &self);
                u32::try_from(number).map(Whole).map_err(wrong)
            }

            fn visit_f64<E: serde::de::Error>(self, number: f64) -> Result<Whole, E> {
                let whole = number.trunc().to_bits() == number.to_bits()
                    && (0.0..=f64::from(u32::MAX)).contains(&number);
                if !whole {
                    return Err(E::invalid_value(Unexpected::Float(number), &self));
                }
                Ok(Whole(number as u32))
            }
        }
        from.deserialize_any(Number)
    }
}

pub fn whole<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    Whole::deserialize(from).map(|whole| whole.0)
}

pub fn whole_or_none<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u32>, D::Error> {
    Ok(Option::<Whole>::deserialize(from)?.map(|whole| whole.0))
}

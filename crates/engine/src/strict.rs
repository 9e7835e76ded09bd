//! Reads JSON as it is meant: an object is written as an object, a word as a word. Left to itself
//! serde takes a list for an object, and `{"word": null}` for a word.
//!
//! The text is cut into tokens first, which is compiled once; what is compiled for each type that is
//! read is then little. Where reading fails, the path to the value at fault is known.

use std::fmt;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::Error;

/// Reads a value; or says where that failed, such as `units[2].size`, and why.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unread> {
    let tokens = tokens(text)?;
    let mut reader = Reader { tokens: &tokens, at: 0, path: Vec::new() };
    T::deserialize(&mut reader).map_err(|error| reader.unread(&error))
}

/// Why a value could not be read.
#[derive(Debug)]
pub(crate) struct Unread {
    /// Empty where the whole is at fault.
    pub(crate) path: String,
    pub(crate) reason: String,
}

/// A piece of JSON. After an object's token stand keys and values in turn.
enum Token<'t> {
    Null,
    Truth(bool),
    Natural(u64),
    Whole(i64),
    Float(f64),
    Text(&'t str),
    /// With escapes resolved.
    Unescaped(Box<str>),
    /// A list or an object, with the place behind its last token.
    List(usize),
    Object(usize),
}

impl Token<'_> {
    fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Unescaped(text) => Some(text),
            _ => None,
        }
    }

    fn unexpected(&self) -> Unexpected<'_> {
        match self {
            Self::Null => Unexpected::Unit,
            Self::Truth(truth) => Unexpected::Bool(*truth),
            Self::Natural(number) => Unexpected::Unsigned(*number),
            Self::Whole(number) => Unexpected::Signed(*number),
            Self::Float(number) => Unexpected::Float(*number),
            Self::Text(text) => Unexpected::Str(text),
            Self::Unescaped(text) => Unexpected::Str(text),
            Self::List(_) => Unexpected::Seq,
            Self::Object(_) => Unexpected::Map,
        }
    }
}

fn tokens(text: &str) -> Result<Vec<Token<'_>>, Unread> {
    let mut tokens = Vec::with_capacity(text.len() / 8 + 4);
    let mut parser = serde_json::Deserializer::from_str(text);
    let parsed = Tokenizer(&mut tokens).deserialize(&mut parser).and_then(|()| parser.end());
    match parsed {
        Ok(()) => Ok(tokens),
        Err(error) => Err(Unread { path: String::new(), reason: error.to_string() }),
    }
}

struct Tokenizer<'r, 't>(&'r mut Vec<Token<'t>>);

impl<'t> DeserializeSeed<'t> for Tokenizer<'_, 't> {
    type Value = ();
    fn deserialize<D: Deserializer<'t>>(self, parser: D) -> Result<(), D::Error> {
        parser.deserialize_any(self)
    }
}

impl<'t> Tokenizer<'_, 't> {
    fn push<E>(self, token: Token<'t>) -> Result<(), E> {
        self.0.push(token);
        Ok(())
    }
}

impl<'t> Visitor<'t> for Tokenizer<'_, 't> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }
    fn visit_unit<E>(self) -> Result<(), E> {
        self.push(Token::Null)
    }
    fn visit_bool<E>(self, truth: bool) -> Result<(), E> {
        self.push(Token::Truth(truth))
    }
    fn visit_u64<E>(self, number: u64) -> Result<(), E> {
        self.push(Token::Natural(number))
    }
    fn visit_i64<E>(self, number: i64) -> Result<(), E> {
        self.push(Token::Whole(number))
    }
    fn visit_f64<E>(self, number: f64) -> Result<(), E> {
        self.push(Token::Float(number))
    }
    fn visit_borrowed_str<E>(self, text: &'t str) -> Result<(), E> {
        self.push(Token::Text(text))
    }
    fn visit_str<E>(self, text: &str) -> Result<(), E> {
        self.push(Token::Unescaped(text.into()))
    }
    fn visit_seq<A: SeqAccess<'t>>(self, mut items: A) -> Result<(), A::Error> {
        let start = self.0.len();
        self.0.push(Token::Null);
        while items.next_element_seed(Tokenizer(self.0))?.is_some() {}
        self.0[start] = Token::List(self.0.len());
        Ok(())
    }
    fn visit_map<A: MapAccess<'t>>(self, mut fields: A) -> Result<(), A::Error> {
        let start = self.0.len();
        self.0.push(Token::Null);
        while fields.next_key_seed(Tokenizer(self.0))?.is_some() {
            fields.next_value_seed(Tokenizer(self.0))?;
        }
        self.0[start] = Token::Object(self.0.len());
        Ok(())
    }
}

/// Goes through the tokens.
struct Reader<'t> {
    tokens: &'t [Token<'t>],
    at: usize,
    /// The way back from the value at fault, once there is one.
    path: Vec<Part<'t>>,
}

enum Part<'t> {
    Field(&'t str),
    Item(usize),
}

impl<'t> Reader<'t> {
    fn next(&mut self) -> &'t Token<'t> {
        let token = &self.tokens[self.at];
        self.at += 1;
        token
    }

    /// The key or the word that comes next.
    fn text(&mut self) -> &'t str {
        self.next().text().unwrap_or_default()
    }

    fn skip(&mut self) {
        if let Token::List(end) | Token::Object(end) = self.next() {
            self.at = *end;
        }
    }

    /// The end of a list or an object of which all has been read.
    fn close(&self, end: usize) -> Result<(), Error> {
        if self.at == end { Ok(()) } else { Err(Error::custom("trailing characters")) }
    }

    #[cold]
    fn unread(&self, error: &Error) -> Unread {
        let mut path = String::new();
        for part in self.path.iter().rev() {
            match part {
                Part::Item(index) => path += &format!("[{index}]"),
                Part::Field(name) if path.is_empty() => path += name,
                Part::Field(name) => path += &format!(".{name}"),
            }
        }
        Unread { path, reason: error.to_string() }
    }
}

#[cold]
fn unexpected(token: &Token<'_>, expected: &dyn Expected) -> Error {
    Error::invalid_type(token.unexpected(), expected)
}

impl<'t> Deserializer<'t> for &mut Reader<'t> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.next() {
            Token::Null => visitor.visit_unit(),
            Token::Truth(truth) => visitor.visit_bool(*truth),
            Token::Natural(number) => visitor.visit_u64(*number),
            Token::Whole(number) => visitor.visit_i64(*number),
            Token::Float(number) => visitor.visit_f64(*number),
            Token::Text(text) => visitor.visit_borrowed_str(text),
            Token::Unescaped(text) => visitor.visit_borrowed_str(text),
            Token::List(end) => {
                let value = visitor.visit_seq(Items { reader: self, end: *end, index: 0 })?;
                self.close(*end).map(|()| value)
            }
            Token::Object(end) => {
                let value = visitor.visit_map(Fields { reader: self, end: *end, key: "" })?;
                self.close(*end).map(|()| value)
            }
        }
    }

    fn deserialize_option<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        if let Token::Null = self.tokens[self.at] {
            self.at += 1;
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'t>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.next() {
            Token::Object(end) => {
                let value = visitor.visit_map(Fields { reader: self, end: *end, key: "" })?;
                self.close(*end).map(|()| value)
            }
            other => Err(unexpected(other, &visitor)),
        }
    }

    fn deserialize_seq<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.next() {
            Token::List(end) => {
                let value = visitor.visit_seq(Items { reader: self, end: *end, index: 0 })?;
                self.close(*end).map(|()| value)
            }
            other => Err(unexpected(other, &visitor)),
        }
    }

    /// One of several: a word, or an object that names which and holds its value.
    fn deserialize_enum<V: Visitor<'t>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.next() {
            Token::Object(end) if *end == self.at => {
                Err(Error::invalid_length(0, &"an object with one field"))
            }
            Token::Object(end) => {
                let value = visitor.visit_enum(Choice { reader: self, holds: true })?;
                if self.at == *end {
                    Ok(value)
                } else {
                    Err(Error::invalid_length(2, &"an object with one field"))
                }
            }
            Token::Text(_) | Token::Unescaped(_) => {
                self.at -= 1;
                visitor.visit_enum(Choice { reader: self, holds: false })
            }
            other => Err(unexpected(other, &visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Error> {
        self.skip();
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        <V: Visitor<'t>>
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct tuple tuple_struct map identifier
    }
}

struct Items<'r, 't> {
    reader: &'r mut Reader<'t>,
    end: usize,
    index: usize,
}

impl<'t> SeqAccess<'t> for Items<'_, 't> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'t>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        if self.reader.at == self.end {
            return Ok(None);
        }
        let read = seed.deserialize(&mut *self.reader).map(Some);
        if read.is_err() {
            self.reader.path.push(Part::Item(self.index));
        }
        self.index += 1;
        read
    }
}

struct Fields<'r, 't> {
    reader: &'r mut Reader<'t>,
    end: usize,
    key: &'t str,
}

impl<'t> MapAccess<'t> for Fields<'_, 't> {
    type Error = Error;

    fn next_key_seed<T: DeserializeSeed<'t>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        if self.reader.at == self.end {
            return Ok(None);
        }
        self.key = self.reader.text();
        let read = seed.deserialize(BorrowedStrDeserializer::new(self.key)).map(Some);
        if read.is_err() {
            self.reader.path.push(Part::Field(self.key));
        }
        read
    }

    fn next_value_seed<T: DeserializeSeed<'t>>(&mut self, seed: T) -> Result<T::Value, Error> {
        let read = seed.deserialize(&mut *self.reader);
        if read.is_err() {
            self.reader.path.push(Part::Field(self.key));
        }
        read
    }
}

struct Choice<'r, 't> {
    reader: &'r mut Reader<'t>,
    /// Whether it is an object, which holds a value.
    holds: bool,
}

impl<'r, 't> EnumAccess<'t> for Choice<'r, 't> {
    type Error = Error;
    type Variant = Chosen<'r, 't>;

    fn variant_seed<T: DeserializeSeed<'t>>(
        self,
        seed: T,
    ) -> Result<(T::Value, Chosen<'r, 't>), Error> {
        let word = self.reader.text();
        let variant = seed.deserialize(BorrowedStrDeserializer::new(word))?;
        Ok((variant, Chosen { reader: self.reader, word, holds: self.holds }))
    }
}

struct Chosen<'r, 't> {
    reader: &'r mut Reader<'t>,
    word: &'t str,
    holds: bool,
}

impl<'t> Chosen<'_, 't> {
    /// The value that belongs to the word, which must be there.
    fn value(&mut self, expected: &'static str) -> Result<&mut Reader<'t>, Error> {
        if self.holds {
            Ok(self.reader)
        } else {
            self.reader.path.push(Part::Field(self.word));
            Err(Error::invalid_type(Unexpected::UnitVariant, &expected))
        }
    }
}

impl<'t> VariantAccess<'t> for Chosen<'_, 't> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        if self.holds {
            self.reader.path.push(Part::Field(self.word));
            return Err(Error::invalid_type(Unexpected::Map, &"a word"));
        }
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'t>>(mut self, seed: T) -> Result<T::Value, Error> {
        let read = seed.deserialize(self.value("newtype variant")?);
        if read.is_err() {
            self.reader.path.push(Part::Field(self.word));
        }
        read
    }

    fn tuple_variant<V: Visitor<'t>>(mut self, _: usize, visitor: V) -> Result<V::Value, Error> {
        let read = self.value("tuple variant")?.deserialize_seq(visitor);
        if read.is_err() {
            self.reader.path.push(Part::Field(self.word));
        }
        read
    }

    fn struct_variant<V: Visitor<'t>>(
        mut self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let read = self.value("struct variant")?.deserialize_struct("", &[], visitor);
        if read.is_err() {
            self.reader.path.push(Part::Field(self.word));
        }
        read
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Arm {
        Foot,
        Other(Box<Unit>),
        Mixed { horse: u8 },
        Pair(u8, u8),
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
        super::read(text).ok()
    }

    #[test]
    fn objects_and_words_are_read() {
        let part = Unit { arm: Arm::Mixed { horse: 2 }, size: Some(3), parts: Vec::new() };
        let whole = Unit { arm: Arm::Foot, size: None, parts: vec![part] };
        let text = r#"{"arm":"foot","size":null,"parts":[{"arm":{"mixed":{"horse":2}},"size":3}]}"#;
        assert_eq!(read(text), Some(whole));
        assert!(read(r#"{"arm":{"other":{"arm":"foot"}}}"#).is_some());
        assert!(read(r#"{"arm":{"pair":[1,2]}}"#).is_some());
        assert!(read(r#" {"\u0061rm": "f\u006fot"} "#).is_some(), "escapes are resolved");
    }

    #[test]
    fn a_list_is_no_object() {
        assert_eq!(read(r#"["foot",1,[]]"#), None);
        assert_eq!(read(r#"{"arm":"foot","parts":[["foot"]]}"#), None);
        assert_eq!(read(r#"{"arm":{"other":["foot"]}}"#), None);
        assert_eq!(read(r#"{"arm":{"mixed":[2]}}"#), None);
        assert_eq!(read(r#"{"arm":{"pair":[1,2,3]}}"#), None);
        assert_eq!(read(r#"{"arm":{"pair":{"0":1,"1":2}}}"#), None);
    }

    #[test]
    fn an_object_is_no_word() {
        assert_eq!(read(r#"{"arm":{"foot":null}}"#), None);
        assert_eq!(read(r#"{"arm":{"mixed":{"horse":1},"foot":null}}"#), None);
        assert_eq!(read(r#"{"arm":{}}"#), None);
        assert_eq!(read(r#"{"arm":null}"#), None);
        assert_eq!(read(r#"{"arm":"mixed"}"#), None);
    }

    #[test]
    fn nothing_stands_behind_the_value() {
        assert_eq!(read(r#"{"arm":"foot"} 1"#), None);
        assert_eq!(read(r#"{"arm":"foot""#), None);
    }

    #[test]
    fn the_value_at_fault_is_found() {
        let fault = |text: &str| {
            let unread = super::read::<Unit>(text).unwrap_err();
            (unread.path, unread.reason)
        };
        let at = |path: &str, reason: &str| (path.to_owned(), reason.to_owned());
        assert_eq!(fault(r#"{"arm":"foot","arm":"foot"}"#), at("", "duplicate field `arm`"));
        assert_eq!(
            fault(r#"{"arm":"foot","parts":[{"arm":"foot"},{"arm":{"mixed":{"horse":-1}}}]}"#),
            at("parts[1].arm.mixed.horse", "invalid value: integer `-1`, expected u8")
        );
        assert_eq!(
            fault(r#"{"arm":"foot","sise":1}"#),
            at("sise", "unknown field `sise`, expected one of `arm`, `size`, `parts`")
        );
        assert_eq!(
            fault(r#"{"arm":{"foot":null}}"#),
            at("arm.foot", "invalid type: map, expected a word")
        );
        assert_eq!(
            fault(r#"{"arm":"hoof"}"#),
            at("arm", "unknown variant `hoof`, expected one of `foot`, `other`, `mixed`, `pair`")
        );
    }
}

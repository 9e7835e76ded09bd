//! What units and places are called.

use std::fmt;

use engine::game::Argument;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::Text;

/// A name: one for both languages, or one for each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Name(Text);

impl Name {
    /// In English: what the other parts of a scenario call it by.
    pub fn as_str(&self) -> &str {
        &self.0.en
    }

    pub const fn text(&self) -> &Text {
        &self.0
    }
}

impl From<&str> for Name {
    fn from(name: &str) -> Self {
        Self(Text { fr: name.to_owned(), en: name.to_owned() })
    }
}

impl From<&Name> for Argument {
    fn from(Name(Text { fr, en }): &Name) -> Self {
        if fr == en {
            return Self::Name(en.clone());
        }
        Self::Names { fr: fr.clone(), en: en.clone() }
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Name;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name, or { fr = \"…\", en = \"…\" }")
            }
            fn visit_str<E>(self, name: &str) -> Result<Name, E> {
                Ok(Name::from(name))
            }
            fn visit_map<A: MapAccess<'de>>(self, names: A) -> Result<Name, A::Error> {
                Text::deserialize(MapAccessDeserializer::new(names)).map(Name)
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl JsonSchema for Name {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "name".into()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schemars::json_schema!({
            "type": ["string", "object"],
            "properties": { "fr": { "type": "string" }, "en": { "type": "string" } },
            "required": ["fr", "en"],
            "additionalProperties": false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    struct Named {
        name: Name,
    }

    #[test]
    fn a_name_is_one_for_both_languages_or_one_for_each() {
        let read = |toml: &str| toml::from_str::<Named>(toml).map(|named| named.name);
        let plain = read(r#"name = "Oak Hill""#).expect("a name");
        assert_eq!(plain, Name::from("Oak Hill"));
        assert_eq!(Argument::from(&plain), Argument::Name("Oak Hill".to_owned()));
        let farm = read(r#"name = { fr = "Ferme Miller", en = "Miller farm" }"#).expect("names");
        assert_eq!(farm.as_str(), "Miller farm");
        let names = Argument::Names { fr: "Ferme Miller".to_owned(), en: "Miller farm".to_owned() };
        assert_eq!(Argument::from(&farm), names);
        let half = read(r#"name = { fr = "Ferme Miller" }"#).expect_err("half a name");
        assert!(half.to_string().contains("en"), "{half}");
        let number = read("name = 7").expect_err("no name");
        assert!(number.to_string().contains("a name, or { fr"), "{number}");
    }
}

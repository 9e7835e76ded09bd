//! What battles, units and places are called.

use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::game::Argument;

/// A name or a sentence in both languages. A file gives one for both, `"Oak Hill"`, or one for each,
/// `{ fr = "Ferme Miller", en = "Miller farm" }`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Names {
    pub fr: String,
    pub en: String,
}

impl From<&str> for Names {
    fn from(name: &str) -> Self {
        Self { fr: name.to_owned(), en: name.to_owned() }
    }
}

impl From<&Names> for Argument {
    fn from(Names { fr, en }: &Names) -> Self {
        if fr == en {
            return Self::Name(en.clone());
        }
        Self::Names { fr: fr.clone(), en: en.clone() }
    }
}

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Both {
            fr: String,
            en: String,
        }
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Names;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name, or { fr = \"…\", en = \"…\" }")
            }
            fn visit_str<E>(self, name: &str) -> Result<Names, E> {
                Ok(Names::from(name))
            }
            fn visit_map<A: MapAccess<'de>>(self, names: A) -> Result<Names, A::Error> {
                let Both { fr, en } = Both::deserialize(MapAccessDeserializer::new(names))?;
                Ok(Names { fr, en })
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl JsonSchema for Names {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "names".into()
    }
    fn inline_schema() -> bool {
        true
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schemars::json_schema!({
            "type": ["string", "object"],
            "description": "One text for both languages, or { fr = \"…\", en = \"…\" }.",
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
        name: Names,
    }

    #[test]
    fn a_name_is_one_for_both_languages_or_one_for_each() {
        let read = |toml: &str| toml::from_str::<Named>(toml).map(|named| named.name);
        let plain = read(r#"name = "Oak Hill""#).expect("a name");
        assert_eq!(plain, Names::from("Oak Hill"));
        assert_eq!(Argument::from(&plain), Argument::Name("Oak Hill".to_owned()));
        let farm = read(r#"name = { fr = "Ferme Miller", en = "Miller farm" }"#).expect("names");
        assert_eq!(farm.en, "Miller farm");
        let names = Argument::Names { fr: "Ferme Miller".to_owned(), en: "Miller farm".to_owned() };
        assert_eq!(Argument::from(&farm), names);
        let half = read(r#"name = { fr = "Ferme Miller" }"#).expect_err("half a name");
        assert!(half.to_string().contains("en"), "{half}");
        let number = read("name = 7").expect_err("no name");
        assert!(number.to_string().contains("a name, or { fr"), "{number}");
    }
}

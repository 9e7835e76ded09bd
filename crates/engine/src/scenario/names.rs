//! What battles, units and places are called.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::Argument;

/// A name or a sentence in both languages. A file gives one for both, `"Oak Hill"`, or one for each,
/// `{ fr = "Ferme Miller", en = "Miller farm" }`, and for each language how sentences say it:
/// `fr = { nom = "brigade Gibbon", article = "la", court = "Gibbon" }`. Copies share their texts: names go into
/// every tableau and every message.
#[derive(Clone, Default)]
pub struct Names(Arc<NameTexts>);

/// The texts of a name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct NameTexts {
    /// As lists and maps write it, with a capital.
    pub fr: String,
    pub en: String,
    /// How sentences say it.
    #[serde(skip)]
    pub grammar: Grammar,
    /// What stands on a block or a counter where there is no room for all of it, if that is less.
    #[serde(skip)]
    pub short: Option<Short>,
}

impl Deref for Names {
    type Target = NameTexts;

    fn deref(&self) -> &NameTexts {
        &self.0
    }
}

impl From<NameTexts> for Names {
    fn from(texts: NameTexts) -> Self {
        Self(Arc::new(texts))
    }
}

impl PartialEq for Names {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Eq for Names {}

impl Hash for Names {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl fmt::Debug for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Names {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        NameTexts::serialize(self, serializer)
    }
}

/// A name where there is little room.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Short {
    pub fr: String,
    pub en: String,
}

/// What a sentence must know of a name. Without an article it is a person's, or a place's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Grammar {
    /// The French article.
    pub article: Option<Article>,
    /// Whether the French name is feminine.
    pub feminine: bool,
    /// Whether the French name is a common noun, small within a sentence: *la brigade Gibbon*.
    pub common: bool,
    /// Whether English says *the* before it.
    pub the: bool,
    /// Whether the English name is a common noun: *the foot battery*.
    pub common_en: bool,
}

/// The article of a French name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Article {
    #[serde(rename = "le")]
    Le,
    #[serde(rename = "la")]
    La,
    /// Before a vowel, of either gender.
    #[serde(rename = "l’", alias = "l'")]
    Elided,
    /// Of a side.
    #[serde(rename = "les")]
    Les,
}

#[derive(Clone, Copy, Deserialize)]
enum Gender {
    #[serde(rename = "m")]
    Masculine,
    #[serde(rename = "f")]
    Feminine,
}

/// A French name as a file gives it.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct French {
    nom: String,
    article: Option<Article>,
    genre: Option<Gender>,
    court: Option<String>,
}

impl French {
    /// The article tells the gender, but for *l’* and *les*.
    fn feminine(&self) -> Result<bool, &'static str> {
        match (self.article, self.genre) {
            (Some(Article::Le), None) => Ok(false),
            (Some(Article::La), None) => Ok(true),
            (Some(Article::Le | Article::La), Some(_)) => Err("le and la say the genre themselves"),
            (Some(Article::Elided), None) => Err("l’ needs a genre, \"m\" or \"f\""),
            (_, genre) => Ok(matches!(genre, Some(Gender::Feminine))),
        }
    }
}

/// An English name as a file gives it.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct English {
    name: String,
    article: Option<The>,
    short: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
enum The {
    #[serde(rename = "the")]
    The,
}

/// A text, or a table that says more.
#[derive(Deserialize)]
#[serde(untagged)]
enum Said<T> {
    Plain(String),
    Known(T),
}

impl From<&str> for Names {
    fn from(name: &str) -> Self {
        Self::new(name, name)
    }
}

impl Names {
    /// A name in each language, said as it stands.
    pub fn new(fr: impl Into<String>, en: impl Into<String>) -> Self {
        NameTexts { fr: fr.into(), en: en.into(), ..NameTexts::default() }.into()
    }

    /// The same, said otherwise.
    #[must_use]
    pub fn said(self, grammar: Grammar) -> Self {
        NameTexts { grammar, ..NameTexts::clone(&self) }.into()
    }

    fn known(french: French, english: English) -> Result<Self, &'static str> {
        let feminine = french.feminine()?;
        let French { nom, article, court, .. } = french;
        let English { name: en, article: the, short } = english;
        let common = nom.starts_with(char::is_lowercase) && article.is_some();
        let common_en = en.starts_with(char::is_lowercase) && the.is_some();
        let grammar = Grammar { article, feminine, common, the: the.is_some(), common_en };
        let fr = if common { capitalised(&nom) } else { nom };
        let en = if common_en { capitalised(&en) } else { en };
        let short = (court.is_some() || short.is_some()).then(|| {
            let (fr, en) =
                (court.unwrap_or_else(|| fr.clone()), short.unwrap_or_else(|| en.clone()));
            Short { fr, en }
        });
        Ok(NameTexts { fr, en, grammar, short }.into())
    }

    /// What stands where there is little room.
    #[must_use]
    pub fn shortest(&self) -> Self {
        let short = |short: &Short| Self::new(short.fr.as_str(), short.en.as_str());
        self.short.as_ref().map_or_else(|| self.clone(), short)
    }
}

/// A text that begins with a capital.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

impl From<&Names> for Argument {
    fn from(names: &Names) -> Self {
        if names.fr == names.en && names.grammar == Grammar::default() {
            return Self::Name(names.en.clone());
        }
        Self::Names(names.clone())
    }
}

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Both {
            fr: Said<French>,
            en: Said<English>,
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
                let french = match fr {
                    Said::Plain(nom) => French { nom, ..French::default() },
                    Said::Known(french) => french,
                };
                let english = match en {
                    Said::Plain(name) => English { name, ..English::default() },
                    Said::Known(english) => english,
                };
                Names::known(french, english).map_err(A::Error::custom)
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
            "description": "One text for both languages, or { fr = \"…\", en = \"…\" }; how sentences \
                say it is told by { nom = \"brigade Gibbon\", article = \"la\" } and \
                { name = \"Iron Brigade\", article = \"the\" }.",
            "properties": {
                "fr": {
                    "type": ["string", "object"],
                    "description": "In French.",
                    "properties": {
                        "nom": { "type": "string", "description": "The name without its article." },
                        "article": {
                            "type": "string",
                            "enum": ["le", "la", "l’", "l'", "les"],
                            "description": "Its article; a person has none.",
                        },
                        "genre": {
                            "type": "string",
                            "enum": ["m", "f"],
                            "description": "Its gender, where the article does not tell it.",
                        },
                        "court": { "type": "string", "description": "What stands on its block." },
                    },
                    "required": ["nom"],
                    "additionalProperties": false,
                },
                "en": {
                    "type": ["string", "object"],
                    "description": "In English.",
                    "properties": {
                        "name": { "type": "string", "description": "The name without its article." },
                        "article": {
                            "type": "string",
                            "enum": ["the"],
                            "description": "Its article, if it has one.",
                        },
                        "short": { "type": "string", "description": "What stands on its block." },
                    },
                    "required": ["name"],
                    "additionalProperties": false,
                },
            },
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
        assert_eq!(Argument::from(&farm), Argument::Names(farm.clone()));
        let half = read(r#"name = { fr = "Ferme Miller" }"#).expect_err("half a name");
        assert!(half.to_string().contains("en"), "{half}");
        let number = read("name = 7").expect_err("no name");
        assert!(number.to_string().contains("a name, or { fr"), "{number}");
    }
    #[test]
    fn a_name_says_how_sentences_say_it() {
        let read = |toml: &str| toml::from_str::<Named>(toml).map(|named| named.name);
        let brigade = read(
            r#"name = { fr = { nom = "brigade Gibbon", article = "la", court = "Gibbon" }, en = "Gibbon’s brigade" }"#,
        )
        .expect("a name");
        let grammar = Grammar {
            article: Some(Article::La),
            feminine: true,
            common: true,
            ..Grammar::default()
        };
        assert_eq!((brigade.fr.as_str(), brigade.grammar), ("Brigade Gibbon", grammar));
        assert_eq!(brigade.shortest(), Names::new("Gibbon", "Gibbon’s brigade"));
        let iron = read(
            r#"name = { fr = { nom = "Iron Brigade", article = "l’", genre = "f" }, en = { name = "Iron Brigade", article = "the" } }"#,
        )
        .expect("a name");
        let grammar = Grammar {
            article: Some(Article::Elided),
            feminine: true,
            the: true,
            ..Grammar::default()
        };
        assert_eq!((iron.fr.as_str(), iron.grammar), ("Iron Brigade", grammar));
        let battery = read(
            r#"name = { fr = { nom = "batterie à pied", article = "la" }, en = { name = "foot battery", article = "the" } }"#,
        )
        .expect("a name");
        assert_eq!(battery.en, "Foot battery");
        assert!(battery.grammar.the && battery.grammar.common_en);
        let unclear =
            r#"name = { fr = { nom = "Iron Brigade", article = "l’" }, en = "Iron Brigade" }"#;
        assert!(read(unclear).expect_err("no genre").to_string().contains("genre"));
    }
}

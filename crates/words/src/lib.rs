//! Every word that a person reads, in French and in English, from the Fluent catalogues in
//! `locales/`. The rest of the program deals in message keys.
//!
//! A rulebook's messages carry its prefix: `bf-target-mounted` is the text of a log entry,
//! `bf-refuse-…` a refusal, `bf-field-…` and `bf-value-…` the fields and words of inputs and
//! results, `bf-procedure-…` says what a procedure is for.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use dice::{Change, DiceError, Die, Entry, RuleId, Value};
use engine::game::{Argument, Message, Thousandths};
use engine::scenario::Names;
use engine::{Allowed, Fault, Rejection};
pub use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Pattern;
use unic_langid::{LanguageIdentifier, langid};

/// A language that Grognard speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    French,
    English,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::French, Self::English];

    /// `fr` or `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::French => "fr",
            Self::English => "en",
        }
    }

    /// The language of a tag such as `fr_FR.UTF-8`, `fr` or `en-GB`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        match tag.split(['_', '-', '.', '@']).next().unwrap_or_default() {
            "fr" => Some(Self::French),
            "en" => Some(Self::English),
            _ => None,
        }
    }

    /// The words of this language.
    pub fn words(self) -> &'static Words {
        match self {
            Self::French => &FRENCH,
            Self::English => &ENGLISH,
        }
    }
}

macro_rules! catalogues {
    ($($file:literal),+ $(,)?) => {
        const FRENCH_FILES: &[&str] = &[$(include_str!(concat!("../../../locales/fr/", $file))),+];
        const ENGLISH_FILES: &[&str] = &[$(include_str!(concat!("../../../locales/en/", $file))),+];
    };
}

catalogues!(
    "grognard.ftl",
    "server.ftl",
    "options.ftl",
    "scenarios.ftl",
    "standing.ftl",
    "throws.ftl",
    "brigades-de-fer.ftl",
    "brigades-de-fer-game.ftl",
    "brigades-de-fer-table.ftl",
    "puissance-de-feu.ftl",
    "puissance-de-feu-game.ftl",
    "orel-tsaritsyne.ftl",
    "orel-tsaritsyne-game.ftl",
    "bataille-empire.ftl",
    "marie-louise.ftl",
    "marie-louise-game.ftl",
    "page.ftl",
    "umpire.ftl",
    "umpire-results.ftl",
);

/// The words of the toy rulebook, in French and in English: only builds for tests know it.
const TOY: Option<[&str; 2]> = if cfg!(debug_assertions) {
    Some([include_str!("../../toy/locales/fr.ftl"), include_str!("../../toy/locales/en.ftl")])
} else {
    None
};

static FRENCH: LazyLock<Words> = LazyLock::new(|| {
    let files = FRENCH_FILES.iter().copied().chain(TOY.map(|[french, _]| french));
    Words::read(Language::French, langid!("fr"), files)
});
static ENGLISH: LazyLock<Words> = LazyLock::new(|| {
    let files = ENGLISH_FILES.iter().copied().chain(TOY.map(|[_, english]| english));
    Words::read(Language::English, langid!("en"), files)
});

/// The words of one language.
#[allow(missing_debug_implementations, reason = "the bundle of Fluent has none")]
pub struct Words {
    language: Language,
    keys: BTreeSet<String>,
    bundle: FluentBundle<FluentResource>,
}

/// The arguments of a message.
pub type Arguments<'a> = [(&'a str, FluentValue<'a>)];

impl Words {
    fn read<'f>(
        language: Language,
        id: LanguageIdentifier,
        files: impl Iterator<Item = &'f str>,
    ) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks would show up as boxes on some terminals; all our text runs left to right.
        bundle.set_use_isolating(false);
        let mut keys = BTreeSet::new();
        for file in files {
            // A file with a fault keeps its sound messages; a test finds the fault.
            let resource = match FluentResource::try_new(file.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            keys.extend(resource.entries().filter_map(|entry| match entry {
                fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            }));
            bundle.add_resource_overriding(resource);
        }
        Self { language, keys, bundle }
    }

    /// Which language these are.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The keys of all messages, sorted.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    /// Whether there is such a message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message without arguments. A message that does not exist is shown by its key.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// A message with arguments.
    pub fn say_with(&self, key: &str, arguments: &Arguments<'_>) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        pattern.map_or_else(|| key.to_owned(), |pattern| self.format(pattern, arguments))
    }

    fn format(&self, pattern: &Pattern<&str>, arguments: &Arguments<'_>) -> String {
        let arguments: FluentArgs<'_> =
            arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut faults = Vec::new();
        self.bundle.format_pattern(pattern, Some(&arguments), &mut faults).into_owned()
    }

    fn of_book(&self, rule: RuleId, key: &str, arguments: &Arguments<'_>) -> String {
        self.say_with(&format!("{}-{key}", rule.book().to_lowercase()), arguments)
    }

    /// The name of a field of a rulebook, such as "stands lost".
    pub fn field(&self, prefix: &str, name: &str) -> String {
        let key = format!("{}-field-{}", prefix.to_lowercase(), name.replace('_', "-"));
        if self.has(&key) { self.say(&key) } else { name.replace('_', " ") }
    }

    /// A word of a rulebook's inputs and results, such as "dense cover".
    pub fn value(&self, prefix: &str, word: &str) -> String {
        let key = format!("{}-value-{}", prefix.to_lowercase(), word.replace('_', "-"));
        if self.has(&key) { self.say(&key) } else { word.replace('_', " ") }
    }

    /// A fact of a result as a player says it, such as "2 stands lost", where there are words for
    /// it: a field, or the path to it, with its value. What goes without saying is empty.
    pub fn fact(&self, prefix: &str, path: &str, value: FluentValue<'_>) -> Option<String> {
        let key = format!("{}-fact-{}", prefix.to_lowercase(), path.replace('_', "-"));
        self.has(&key).then(|| self.say_with(&key, &[("value", value)]))
    }

    /// What a single chance is the chance of, such as "chance to hit", where there are words for the
    /// field that it is read from; of a word, such as who wins, with that word.
    pub fn chance(&self, prefix: &str, name: &str, word: &str) -> Option<String> {
        let key = format!("{}-chance-{}", prefix.to_lowercase(), name.replace('_', "-"));
        self.has(&key).then(|| self.say_with(&key, &[("value", word.into())]))
    }

    /// What a line of the explained log says.
    pub fn entry(&self, entry: &Entry) -> String {
        match entry {
            Entry::Modifier { rule, key, change, .. } => {
                let (Change::Base(value)
                | Change::Add(value)
                | Change::Times(value)
                | Change::DividedBy(value)
                | Change::Set(value)
                | Change::AtMost(value)
                | Change::AtLeast(value)) = change;
                self.of_book(*rule, key, &[("value", (*value).into())])
            }
            Entry::Throw { rule, key, .. } => self.of_book(*rule, key, &[]),
            Entry::Note { rule, key, value } => {
                let told: FluentValue<'_> = match value {
                    Some(Value::Number(number)) => (*number).into(),
                    Some(Value::Thousandths(length)) => self.length(Thousandths(*length)).into(),
                    Some(Value::Halves(halves)) => {
                        let half = if halves % 2 == 0 { "" } else { "½" };
                        format!("{}{half}", halves / 2).into()
                    }
                    Some(Value::Subject(_)) | None => return self.of_book(*rule, key, &[]),
                };
                self.of_book(*rule, key, &[("value", told)])
            }
        }
    }

    /// A line of a game's log, with the name of whom or what it is about.
    pub fn entry_about(&self, entry: &Entry, name: &Names) -> String {
        self.of_book(entry.rule(), entry.key(), &[("value", self.names(name).into())])
    }

    /// A name in this language.
    pub fn names<'a>(&self, names: &'a Names) -> &'a str {
        match self.language {
            Language::French => &names.fr,
            Language::English => &names.en,
        }
    }

    /// A number, or a name in this language.
    fn argument<'a>(&self, argument: &'a Argument) -> FluentValue<'a> {
        match (argument, self.language()) {
            (Argument::Number(number), _) => (*number).into(),
            (Argument::Length(length), _) => self.length(*length).into(),
            (Argument::Name(name), _)
            | (Argument::Names { fr: name, .. }, Language::French)
            | (Argument::Names { en: name, .. }, Language::English) => name.as_str().into(),
        }
    }

    /// A sentence of a game.
    pub fn message(&self, message: &Message) -> String {
        self.say_with(message.key, &self.arguments(message))
    }

    /// The attribute `brief` of a sentence, which leaves out who does it, to whom, and the heading; the
    /// sentence itself where it has none.
    pub fn brief(&self, message: &Message) -> String {
        self.brief_if_any(message).unwrap_or_else(|| self.message(message))
    }

    /// The attribute `brief` of a sentence, if it has one.
    pub fn brief_if_any(&self, message: &Message) -> Option<String> {
        let brief = self.bundle.get_message(message.key)?.get_attribute("brief")?;
        Some(self.format(brief.value(), &self.arguments(message)))
    }

    fn arguments<'a>(&self, message: &'a Message) -> Vec<(&'a str, FluentValue<'a>)> {
        let arguments = message.arguments.iter();
        let mut told: Vec<_> =
            arguments.map(|(name, argument)| (*name, self.argument(argument))).collect();
        // Players say where something faces by the winds, not by degrees.
        if let Some((_, Argument::Number(degrees))) =
            message.arguments.iter().find(|(name, _)| *name == "degrees")
        {
            let wind = (4 * degrees.rem_euclid(360) + 45) / 90 % 16;
            for name in ["front", "towards"] {
                told.push((name, self.say(&format!("{name}-{wind}")).into()));
            }
        }
        told
    }

    /// A measured length to the hundredth of its unit, as the language writes decimals.
    fn length(&self, Thousandths(length): Thousandths) -> String {
        let hundredths = (length + 5).div_euclid(10);
        let (whole, rest) = (hundredths.div_euclid(100), hundredths.rem_euclid(100));
        let decimals = format!("{rest:02}");
        match (decimals.trim_end_matches('0'), self.language) {
            ("", _) => whole.to_string(),
            (rest, Language::French) => format!("{whole},{rest}"),
            (rest, Language::English) => format!("{whole}.{rest}"),
        }
    }

    /// The name of a number that is reckoned, such as "score to hit".
    pub fn reckoned(&self, rule: RuleId, of: &str) -> String {
        self.of_book(rule, of, &[])
    }

    /// What a die of a throw must show, such as "hits on 1 or 2". `all` are the faces that it has.
    pub fn hint(&self, rule: RuleId, throw: &str, good: &[u8], all: &[u8]) -> String {
        let key = format!("faces-{throw}");
        let faces = [("faces", self.faces(good, all).into())];
        if self.has(&format!("{}-{key}", rule.book().to_lowercase())) {
            return self.of_book(rule, &key, &faces);
        }
        self.say_with("faces-any", &faces)
    }

    /// Faces as they are said: "1 or 2", "3 or more".
    fn faces(&self, good: &[u8], all: &[u8]) -> String {
        match good {
            [first, _, _, ..] if all.ends_with(good) => {
                self.say_with("faces-or-more", &[("face", i64::from(*first).into())])
            }
            [_, _, .., last] if good.len() > 2 && all.starts_with(good) => {
                self.say_with("faces-or-less", &[("face", i64::from(*last).into())])
            }
            [rest @ .., last] if !rest.is_empty() => {
                let rest: Vec<String> = rest.iter().map(ToString::to_string).collect();
                let faces = rest.join(", ").into();
                self.say_with(
                    "faces-either",
                    &[("faces", faces), ("last", last.to_string().into())],
                )
            }
            _ => good.iter().map(ToString::to_string).collect(),
        }
    }

    /// The name of a die, such as "d6" or "average die".
    pub fn die(&self, die: Die) -> String {
        match die {
            Die::Sides(sides) | Die::Lot(sides) => {
                self.say_with("die-with-sides", &[("sides", i64::from(sides).into())])
            }
            Die::Average => self.say("die-average"),
        }
    }

    /// Why a procedure gave no result, as a sentence.
    pub fn rejection(&self, rejection: &Rejection) -> String {
        match rejection {
            Rejection::Refused(refusal) => {
                self.of_book(refusal.rule, &format!("refuse-{}", refusal.key), &[])
            }
            Rejection::Input(bad) => {
                let key = match bad.fault {
                    Fault::BadJson => "bad-json",
                    Fault::UnknownField => "unknown-field",
                    Fault::MissingField => "missing-field",
                    Fault::WrongType if bad.field.is_empty() => "wrong-type-of-input",
                    Fault::WrongType => "wrong-type",
                    Fault::OutOfRange => "out-of-range",
                    Fault::UnknownValue => "unknown-value",
                    Fault::BadValue if bad.field.is_empty() => "bad-input",
                    Fault::BadValue => "bad-value",
                };
                let mut text = self.say_with(
                    key,
                    &[
                        ("field", bad.field.as_str().into()),
                        ("given", bad.given.as_str().into()),
                        ("allowed", self.allowed(&bad.allowed).into()),
                    ],
                );
                if let Some(nearest) = &bad.nearest {
                    text.push_str(&self.say_with("nearest", &[("name", nearest.as_str().into())]));
                }
                text
            }
            Rejection::Dice(error) => self.dice_error(error),
        }
    }

    fn dice_error(&self, error: &DiceError) -> String {
        match error {
            DiceError::Missing { rule, key, pool, given } => self.say_with(
                "dice-missing",
                &[
                    ("count", i64::from(pool.count - given).into()),
                    ("die", self.die(pool.die).into()),
                    ("what", self.of_book(*rule, key, &[]).into()),
                    ("given", i64::from(*given).into()),
                ],
            ),
            DiceError::Impossible { position, face, die } => self.say_with(
                "dice-impossible",
                &[
                    ("position", (*position as i64 + 1).into()),
                    ("face", (*face).into()),
                    ("die", self.die(*die).into()),
                ],
            ),
            DiceError::LeftOver { used, given } => self.say_with(
                "dice-left-over",
                &[("used", (*used as i64).into()), ("given", (*given as i64).into())],
            ),
            DiceError::Endless => self.say("dice-endless"),
        }
    }

    fn allowed(&self, allowed: &Allowed) -> String {
        match allowed {
            Allowed::Type(kind) => self.say(&format!("type-{kind}")),
            Allowed::Range(least, Some(most)) => self.say_with(
                "allowed-range",
                &[("least", least.as_str().into()), ("most", most.as_str().into())],
            ),
            Allowed::Range(least, None) => {
                self.say_with("allowed-at-least", &[("least", least.as_str().into())])
            }
            Allowed::OneOf(words) | Allowed::Fields(words) => words.join(", "),
            Allowed::Length(least, most) => self.say_with(
                "allowed-length",
                &[("least", (*least as i64).into()), ("most", (*most as i64).into())],
            ),
            Allowed::Words(words) => words.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(files: &[&str]) -> BTreeSet<String> {
        let mut keys = BTreeSet::new();
        for file in files {
            let resource = match fluent_syntax::parser::parse(*file) {
                Ok(resource) => resource,
                Err((_, faults)) => panic!("a fault in a catalogue: {faults:?}"),
            };
            for entry in resource.body {
                if let fluent_syntax::ast::Entry::Message(message) = entry {
                    let fresh = keys.insert(message.id.name.to_owned());
                    assert!(fresh, "{} stands twice", message.id.name);
                }
            }
        }
        keys
    }

    #[test]
    fn both_languages_say_the_same_things() {
        let (french, english) = (keys(FRENCH_FILES), keys(ENGLISH_FILES));
        let only_french: Vec<_> = french.difference(&english).collect();
        let only_english: Vec<_> = english.difference(&french).collect();
        assert!(only_french.is_empty(), "only in French: {only_french:?}");
        assert!(only_english.is_empty(), "only in English: {only_english:?}");
    }

    #[test]
    fn a_locale_tells_the_language() {
        assert_eq!(Language::from_tag("fr_FR.UTF-8"), Some(Language::French));
        assert_eq!(Language::from_tag("en-GB"), Some(Language::English));
        assert_eq!(Language::from_tag("C.UTF-8"), None);
    }
}

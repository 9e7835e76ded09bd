//! Every word that a person reads, in French and in English, from the Fluent catalogues in
//! `locales/`. The rest of the program deals in message keys.
//!
//! A rulebook's messages carry its prefix: `bf-target-mounted` is the text of a log entry,
//! `bf-refuse-…` a refusal, `bf-field-…` and `bf-value-…` the fields and words of inputs and
//! results, `bf-procedure-…` says what a procedure is for.

mod said;
mod typeset;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use dice::{Change, DiceError, Die, Entry, RuleId, Value};
use engine::game::{Argument, Message, Thousandths};
use engine::scenario::{Article, Grammar, Names, capitalised};
use engine::{Allowed, Fault, Rejection};
pub use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Pattern;
use unic_langid::{LanguageIdentifier, langid};

use crate::said::{Asked, Form};

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
    asked: Asked,
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
        bundle.set_formatter(Some(match language {
            Language::French => |value, _| number(value, ","),
            Language::English => |value, _| number(value, "."),
        }));
        let mut keys = BTreeSet::new();
        let mut asked = Asked::default();
        for file in files {
            // A file with a fault keeps its sound messages; a test finds the fault.
            let resource = match FluentResource::try_new(file.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            keys.extend(resource.entries().filter_map(|entry| match entry {
                fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            }));
            asked.read(resource.entries());
            bundle.add_resource_overriding(resource);
        }
        Self { language, keys, asked, bundle }
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
        let arguments = arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.formatted(pattern, arguments)
    }

    fn formatted(&self, pattern: &Pattern<&str>, arguments: FluentArgs<'_>) -> String {
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
                    Some(Value::Thousandths(length)) => length_of(Thousandths(*length)),
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
        let key = format!("{}-{}", entry.rule().book().to_lowercase(), entry.key());
        self.say_about(&key, &[("value", name)], &[])
    }

    /// A message with names in it, in whatever form it asks for, and with other arguments.
    pub fn say_about(&self, key: &str, names: &[(&str, &Names)], more: &Arguments<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut arguments: FluentArgs<'_> =
            more.iter().map(|(name, value)| (*name, value.clone())).collect();
        for (name, said) in names {
            arguments.set(*name, said::within(said, self.language));
        }
        for wanted in self.asked.by(key) {
            if let Some((_, said)) = names.iter().find(|(name, _)| *name == wanted.argument) {
                arguments.set(wanted.variable.as_str(), wanted.form.of(said));
            }
        }
        self.formatted(pattern, arguments)
    }

    /// Every form of a name that messages of this language ask for, by its ending: for programs that
    /// word messages themselves, such as the page.
    pub fn forms(&self, names: &Names) -> impl Iterator<Item = (&'static str, String)> {
        let english = self.language == Language::English;
        let asked = Form::ALL.iter().filter(move |(_, form)| english == (*form == Form::The));
        asked.map(|(ending, form)| (*ending, form.of(names)))
    }

    /// What a rulebook calls something that a word stands for, with its grammar: the attributes
    /// `article` and `genre` of `…-value-…`.
    pub fn named(prefix: &str, word: &str) -> Names {
        let key = format!("{}-value-{}", prefix.to_lowercase(), word.replace('_', "-"));
        let [french, english] = Language::ALL.map(Language::words);
        let attribute = |words: &Self, name: &str| {
            let message = words.bundle.get_message(&key)?;
            Some(words.format(message.get_attribute(name)?.value(), &[]))
        };
        let article = attribute(french, "article").and_then(|article| match article.as_str() {
            "le" => Some(Article::Le),
            "la" => Some(Article::La),
            "l’" => Some(Article::Elided),
            "les" => Some(Article::Les),
            _ => None,
        });
        let feminine = article == Some(Article::La)
            || attribute(french, "genre").is_some_and(|genre| genre == "f");
        let the = attribute(english, "article").is_some();
        let names = Names::new(french.value(prefix, word), english.value(prefix, word));
        names.said(Grammar { article, feminine, the, ..Grammar::default() })
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
            (Argument::Length(length), _) => length_of(*length),
            (Argument::Name(name), _) => name.as_str().into(),
            (Argument::Names(names), language) => said::within(names, language).into(),
        }
    }

    /// A sentence of a game.
    pub fn message(&self, message: &Message) -> String {
        let pattern = self.bundle.get_message(message.key).and_then(|known| known.value());
        pattern.map_or_else(|| message.key.to_owned(), |pattern| self.sentence(message, pattern))
    }

    /// A sentence that begins with a name begins with a capital.
    fn sentence(&self, message: &Message, pattern: &Pattern<&str>) -> String {
        let given = |wanted: &str| {
            let found = message.arguments.iter().find(|(name, _)| *name == wanted);
            found.map(|(_, argument)| argument)
        };
        let mut arguments = FluentArgs::with_capacity(message.arguments.len());
        for (name, argument) in &message.arguments {
            arguments.set(*name, self.argument(argument));
        }
        // Players say where something faces by the winds, not by degrees.
        if let Some(Argument::Number(degrees)) = given("degrees") {
            let wind = (4 * degrees.rem_euclid(360) + 45) / 90 % 16;
            for name in ["front", "towards"] {
                arguments.set(name, self.say(&format!("{name}-{wind}")));
            }
        }
        for wanted in self.asked.by(message.key) {
            let said = match given(&wanted.argument) {
                Some(Argument::Names(names)) => wanted.form.of(names),
                Some(Argument::Name(name)) => wanted.form.of(&Names::from(name.as_str())),
                Some(Argument::Number(_) | Argument::Length(_)) | None => continue,
            };
            arguments.set(wanted.variable.as_str(), said);
        }
        let first = said::first(pattern).and_then(given);
        let sentence = self.formatted(pattern, arguments);
        match first {
            Some(Argument::Names(_) | Argument::Name(_)) => capitalised(&sentence),
            _ => sentence,
        }
    }

    /// The attribute `brief` of a sentence, which leaves out who does it, to whom, and the heading; the
    /// sentence itself where it has none.
    pub fn brief(&self, message: &Message) -> String {
        self.brief_if_any(message).unwrap_or_else(|| self.message(message))
    }

    /// The attribute `brief` of a sentence, if it has one.
    pub fn brief_if_any(&self, message: &Message) -> Option<String> {
        let brief = self.bundle.get_message(message.key)?.get_attribute("brief")?;
        Some(self.sentence(message, brief.value()))
    }

    /// The name of a number that is reckoned, such as "score to hit".
    pub fn reckoned(&self, rule: RuleId, of: &str) -> String {
        self.of_book(rule, of, &[])
    }

    /// A number that is reckoned, in thousandths of the book's unit. Some are kept in parts of it, such as
    /// quarters of a point: the attribute `parts` of the number's name says how many.
    pub fn in_unit(&self, rule: RuleId, of: &str, number: i64) -> Thousandths {
        let key = format!("{}-{of}", rule.book().to_lowercase());
        let message = self.bundle.get_message(&key);
        let parts = message.as_ref().and_then(|message| message.get_attribute("parts"));
        let parts = parts.and_then(|parts| self.format(parts.value(), &[]).parse().ok());
        Thousandths(number * 1000 / parts.unwrap_or(1).max(1))
    }

    /// A number as the language writes it: with up to three decimals, its mark and a true minus.
    pub fn decimal(&self, Thousandths(number): Thousandths) -> String {
        let (whole, rest) = (number.abs() / 1000, number.abs() % 1000);
        let text = format!("{}{whole}.{rest:03}", if number < 0 { "−" } else { "" });
        let text = text.trim_end_matches('0').trim_end_matches('.');
        match self.language {
            Language::French => text.replace('.', ","),
            Language::English => text.to_owned(),
        }
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

/// A measured length to the hundredth of its unit: a number, by which messages choose a plural.
fn length_of(Thousandths(length): Thousandths) -> FluentValue<'static> {
    let hundredths = (length + 5).div_euclid(10);
    let (whole, rest) = (hundredths.div_euclid(100), hundredths.rem_euclid(100));
    let decimals = format!("{whole}.{rest:02}");
    let shortest = decimals.trim_end_matches('0').trim_end_matches('.');
    shortest.parse().map_or_else(|_| shortest.to_owned().into(), FluentValue::Number)
}

/// A number with the decimal mark of a language and a true minus.
fn number(value: &FluentValue<'_>, mark: &str) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    Some(number.as_string().replace('.', mark).replace('-', "−"))
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
    /// A common noun, a proper one, an army and a person.
    fn names() -> [Names; 4] {
        let said = |fr: &str, article, feminine, common| {
            let grammar = Grammar { article, feminine, common, the: true, common_en: false };
            Names::new(fr, "Name").said(grammar)
        };
        [
            said("Brigade Gibbon", Some(Article::La), true, true),
            said("Iron Brigade", Some(Article::Elided), true, false),
            said("Confédérés", Some(Article::Les), false, false),
            Names::from("Early"),
        ]
    }

    #[test]
    fn a_sentence_says_a_name_as_french_does() {
        let said = |form: Form| names().map(|names| form.of(&names));
        let le = ["la brigade Gibbon", "l’Iron Brigade", "les Confédérés", "Early"];
        assert_eq!(said(Form::Le), le);
        let du = ["de la brigade Gibbon", "de l’Iron Brigade", "des Confédérés", "d’Early"];
        assert_eq!(said(Form::Du), du);
        let au = ["à la brigade Gibbon", "à l’Iron Brigade", "aux Confédérés", "à Early"];
        assert_eq!(said(Form::Au), au);
        assert_eq!(said(Form::Genre), ["f", "f", "m", "m"]);
        assert_eq!(said(Form::Nombre), ["un", "un", "plusieurs", "un"]);
        assert_eq!(said(Form::The)[..2], ["the Name", "the Name"]);
        assert_eq!(Form::Du.of(&Names::from("Hooker")), "de Hooker");
        let grammar = Grammar { article: Some(Article::Le), common: true, ..Grammar::default() };
        let corps = Names::new("Corps de Hill", "Hill’s corps").said(grammar);
        assert_eq!(Form::Du.of(&corps), "du corps de Hill");
        assert_eq!(Form::Au.of(&corps), "au corps de Hill");
    }

    #[test]
    fn an_english_common_noun_is_small_after_the() {
        let grammar = Grammar { the: true, common_en: true, ..Grammar::default() };
        let battery = Names::new("Batterie à pied", "Foot battery").said(grammar);
        assert_eq!(Form::The.of(&battery), "the foot battery");
        let rule = RuleId::new("BF", "7.1");
        let asked = Message::new(rule, "bf-decide-retreat-to").with("unit", &battery);
        let said = Language::English.words().message(&asked);
        assert_eq!(said, "Where does the foot battery retreat to?");
    }

    #[test]
    fn lengths_choose_their_plural_and_have_the_mark_of_the_language() {
        let said = |language: Language, length: i64| {
            let key = "pf-distance-measured";
            let value = Some(Value::Thousandths(length));
            language.words().entry(&Entry::Note {
                rule: RuleId::new("PF", "5.9"),
                key: &key[3..],
                value,
            })
        };
        let inches = [0, 1_000, 1_110, 2_000, 24_640];
        let french = inches.map(|length| said(Language::French, length));
        let units = ["0 pouce", "1 pouce", "1,11 pouce", "2 pouces", "24,64 pouces"];
        assert_eq!(french, units.map(|length| format!("distance : {length}")));
        let english = inches.map(|length| said(Language::English, length));
        let units = ["0 inches", "1 inch", "1.11 inches", "2 inches", "24.64 inches"];
        assert_eq!(english, units.map(|length| format!("distance: {length}")));
    }

    #[test]
    fn numbers_kept_in_parts_are_told_in_the_unit_of_the_book() {
        let words = Language::French.words();
        let told =
            |book, of, number| words.decimal(words.in_unit(RuleId::new(book, "1.1"), of, number));
        assert_eq!(told("BE", "movement", 4_500), "4,5");
        assert_eq!(told("BE", "victory-points-of-a", 7), "3,5");
        assert_eq!(told("OT", "unit-quarters", 5), "1,25");
        assert_eq!(told("ML", "half-pas", -9), "−4,5");
        assert_eq!(told("BF", "score", 4), "4");
        for (key, parts) in
            [("be-movement", 1000), ("ot-quarters-of-mp", 4), ("ml-half-sequences", 2)]
        {
            for language in Language::ALL {
                let message = language.words().bundle.get_message(key).expect("a message");
                let told = message.get_attribute("parts").expect("its parts");
                assert_eq!(language.words().format(told.value(), &[]), parts.to_string(), "{key}");
            }
        }
    }

    /// The messages of a file that a pattern of text stands in.
    fn lines_of<'f>(files: &'f [&'f str]) -> impl Iterator<Item = (&'f str, &'f str)> {
        files.iter().flat_map(|file| file.lines()).filter_map(|line| line.split_once(" = "))
    }

    /// A French sentence that begins with a unit says its article: *la brigade Gibbon se replie*.
    #[test]
    fn a_sentence_about_a_unit_begins_with_its_article() {
        for (key, text) in lines_of(FRENCH_FILES) {
            let book = ["bf-", "pf-", "ot-", "be-", "ml-"].iter().any(|book| key.starts_with(book));
            for bare in ["{ $unit } ", "{ $value } "] {
                let Some(rest) = text.strip_prefix(bare) else { continue };
                let tells = rest.starts_with(char::is_lowercase) && !rest.contains("{ $value");
                let counts = key.contains("-too-many-") || key.contains("-scenario-");
                assert!(!(book && tells) || counts, "{key} = {text}");
            }
        }
    }

    /// Where French says a name with its article, English says it with *the*.
    #[test]
    fn english_says_the_where_french_has_an_article() {
        let (french, english) = (Language::French.words(), Language::English.words());
        for key in french.keys() {
            let arguments: BTreeSet<_> =
                french.asked.by(key).iter().map(|wanted| wanted.argument.as_str()).collect();
            let told = |argument: &str| {
                let wanted = english.asked.by(key).iter();
                wanted.filter(|wanted| wanted.form == Form::The).any(|one| one.argument == argument)
            };
            for argument in arguments {
                assert!(told(argument), "{key} does not say ${argument}_the");
            }
        }
    }

    #[test]
    fn a_sentence_that_begins_with_a_name_begins_with_a_capital() {
        let [gibbon, iron, ..] = names();
        let rule = RuleId::new("BF", "7.1");
        let words = Language::French.words();
        let asked = |key, unit: &Names| words.message(&Message::new(rule, key).with("unit", unit));
        let begins = asked("bf-decide-retreat-to", &gibbon);
        assert_eq!(begins, "Où se replie la brigade Gibbon ?");
        let begins = asked("bf-decide-place-reinforcement", &iron);
        assert_eq!(begins, "L’Iron Brigade arrive en renfort : par où ?");
        let moves = Message::new(RuleId::new("BE", "5.1"), "be-choose-move");
        let moves = moves.with("ud", 0).with("count", 1).with("unit", &gibbon);
        assert_eq!(words.message(&moves), "La brigade Gibbon se réoriente sur place");
        let destroyed = words.say_about("bf-unit-destroyed", &[("value", &gibbon)], &[]);
        assert_eq!(destroyed, "la brigade Gibbon est détruite");
    }

    #[test]
    fn a_side_that_is_a_word_has_its_article() {
        assert_eq!(Form::Du.of(&Words::named("BF", "union")), "de l’Union");
        assert_eq!(Form::Au.of(&Words::named("BF", "confederate")), "aux Confédérés");
    }

    /// No message puts *de*, *à* or an article before a form that has its own.
    #[test]
    fn no_article_stands_twice() {
        let articles = ["de", "du", "des", "à", "au", "aux", "le", "la", "les"];
        for line in FRENCH_FILES.iter().flat_map(|file| file.lines()) {
            for (start, rest) in line.match_indices("{ $").map(|(at, _)| line.split_at(at)) {
                let variable = rest.split(" }").next().unwrap_or_default();
                let has_its_own = ["_le", "_du", "_au"].iter().any(|form| variable.ends_with(form));
                let before = start.trim_end().rsplit(' ').next().unwrap_or_default();
                assert!(!has_its_own || !articles.contains(&before), "{line}");
            }
        }
    }
}

use crate::roster::Effect;
use crate::{AnyProcedure, nearest};

/// A rulebook, as the rest of the program knows it.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// The name on the command line, such as `brigades-de-fer`.
    pub id: &'static str,
    /// The prefix of its rule ids and messages, such as `BF`.
    pub prefix: &'static str,
    /// Its title, which is the same in every language.
    pub title: &'static str,
    pub procedures: &'static [&'static dyn AnyProcedure],
    /// `RULES.md`: every rule by its id, in our own words.
    pub rules_en: &'static str,
    /// The same in French.
    pub rules_fr: &'static str,
    /// What results mean for the units of a roster.
    pub effects: &'static [Effect],
    /// Which rules its code and its tests name, also in comments.
    pub citations: Citations,
}

/// The rule ids cited in a crate's code and in its tests, sorted.
#[derive(Clone, Copy, Debug)]
pub struct Citations {
    pub code: &'static [&'static str],
    pub tests: &'static [&'static str],
}

/// One rule, in our own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule<'a> {
    pub id: &'a str,
    pub chapter: &'a str,
    pub text: &'a str,
}

impl Rulebook {
    /// The procedure with this name.
    pub fn procedure(&self, name: &str) -> Option<&'static dyn AnyProcedure> {
        self.procedures.iter().find(|procedure| procedure.name() == name).copied()
    }

    /// The procedure name nearest to what was given.
    pub fn nearest_procedure(&self, given: &str) -> Option<&'static str> {
        nearest(given, self.procedures.iter().map(|procedure| procedure.name()))
    }

    /// Every rule in English, in the order of the book.
    pub fn rules(&self) -> impl Iterator<Item = Rule<'static>> {
        parse(self.rules_en)
    }

    /// Every rule in French.
    pub fn rules_in_french(&self) -> impl Iterator<Item = Rule<'static>> {
        parse(self.rules_fr)
    }
}

/// Rules stand as list items that begin with their id in bold, under the heading of their chapter;
/// a paragraph that goes on below its item is indented.
fn parse(markdown: &'static str) -> impl Iterator<Item = Rule<'static>> {
    let mut chapter = "";
    markdown.lines().filter_map(move |line| {
        if let Some(heading) = line.strip_prefix("## ") {
            chapter = heading.trim();
        }
        let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
        Some(Rule { id, chapter, text: text.trim() })
    })
}

//! What the rulebooks tell.

use std::collections::BTreeMap;

use engine::{AnyProcedure, Rulebook};
use words::{Language, Words};

use crate::charts::charts as charts_of;
use crate::failure::Failure;
use crate::wire::{BookWords, ErrorCode, ProcedureInfo, RuleChart, RuleInfo, RulebookInfo};

pub(crate) fn book(id: &str, words: &Words) -> Result<&'static Rulebook, Failure> {
    games::rulebook(id).ok_or_else(|| Failure::unknown(ErrorCode::UnknownRulebook, id, words))
}

pub(crate) fn procedure(
    book: &Rulebook,
    name: &str,
    words: &Words,
) -> Result<&'static dyn AnyProcedure, Failure> {
    book.procedure(name).ok_or_else(|| Failure::unknown(ErrorCode::UnknownProcedure, name, words))
}

/// Every rulebook.
pub fn rulebooks() -> Vec<RulebookInfo> {
    let info = games::RULEBOOKS.iter().map(|book| RulebookInfo {
        id: book.id.to_owned(),
        title: book.title.to_owned(),
        prefix: book.prefix.to_owned(),
        playable: games::is_playable(book.id),
        procedures: u32::try_from(book.procedures.len()).unwrap_or(0),
    });
    info.collect()
}

fn told(book: &Rulebook, words: &Words) -> Vec<RuleInfo> {
    let info = |rule: engine::Rule<'_>| RuleInfo {
        id: rule.id.to_owned(),
        chapter: rule.chapter.to_owned(),
        text: rule.text.to_owned(),
    };
    match words.language() {
        Language::French => book.rules_in_french().map(info).collect(),
        Language::English => book.rules().map(info).collect(),
    }
}

/// Every rule of a book.
pub fn rules(id: &str, words: &Words) -> Result<Vec<RuleInfo>, Failure> {
    Ok(told(book(id, words)?, words))
}

/// One rule of a book.
pub fn rule(id: &str, rule: &str, words: &Words) -> Result<RuleInfo, Failure> {
    let found = rules(id, words)?.into_iter().find(|one| one.id == rule);
    found.ok_or_else(|| Failure::unknown(ErrorCode::UnknownRule, rule, words))
}

/// One rule of the book whose ids begin so.
pub fn rule_of(prefix: &str, id: &str, words: &Words) -> Option<RuleInfo> {
    let book = games::RULEBOOKS.iter().find(|book| book.prefix == prefix)?;
    told(book, words).into_iter().find(|rule| rule.id == id)
}

/// The tables of a book.
pub fn charts(id: &str, words: &Words) -> Result<Vec<RuleChart>, Failure> {
    let book = book(id, words)?;
    Ok(match words.language() {
        Language::French => charts_of(book.rules_fr),
        Language::English => charts_of(book.rules_en),
    })
}

/// What a book calls its fields, values and procedures.
pub fn book_words(id: &str, words: &Words) -> Result<BookWords, Failure> {
    let prefix = book(id, words)?.prefix.to_lowercase();
    let kind = |kind: &str, keep_hyphens: bool| {
        let start = format!("{prefix}-{kind}-");
        let found = words.keys().filter_map(|key| {
            let name = key.strip_prefix(&start)?;
            let name = if keep_hyphens { name.to_owned() } else { name.replace('-', "_") };
            Some((name, words.say(key)))
        });
        found.collect::<BTreeMap<String, String>>()
    };
    Ok(BookWords {
        fields: kind("field", false),
        values: kind("value", false),
        procedures: kind("procedure", true),
    })
}

/// What can be resolved by a book.
pub fn procedures(id: &str, words: &Words) -> Result<Vec<ProcedureInfo>, Failure> {
    let book = book(id, words)?;
    let rules = told(book, words);
    let prefix = book.prefix.to_lowercase();
    let info = book.procedures.iter().map(|procedure| {
        let cited: Vec<String> = procedure.rules().iter().map(|rule| rule.to_string()).collect();
        // A procedure stands in the chapter of the first rule that it follows.
        let first = cited.first().and_then(|id| rules.iter().find(|rule| rule.id == *id));
        ProcedureInfo {
            name: procedure.name().to_owned(),
            title: words.say(&format!("{prefix}-procedure-{}", procedure.name())),
            chapter: first.map(|rule| rule.chapter.clone()).unwrap_or_default(),
            rules: cited,
            input_schema: procedure.input_schema().to_value(),
            result_schema: procedure.result_schema().to_value(),
        }
    });
    Ok(info.collect())
}

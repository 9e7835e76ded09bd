//! What players may agree on before a battle, and have agreed on, in words.

use engine::{Agreement, Origin, Rule};
use serde_json::Value;
use simulate::wording::of_book;
use words::{Language, Words};

use crate::any::AnyBattle;
use crate::rulebook;

/// An agreement that is offered to players, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Offered {
    pub id: &'static str,
    pub origin: Origin,
    pub rule: String,
    pub label: String,
    /// What the rule says of it.
    pub hint: String,
    /// What may be agreed, with its words; the first goes without saying.
    pub values: Vec<(Value, String)>,
}

impl Offered {
    /// Whether it is so or not, rather than one of several things.
    pub fn is_switch(&self) -> bool {
        self.values.iter().all(|(value, _)| value.is_boolean())
    }
}

/// Where the name of an agreement is looked for.
const OPTION: &[&str] = &["option", "value"];

/// Everything that players may agree on before a battle.
pub fn offered(battle: &dyn AnyBattle, words: &Words) -> Vec<Offered> {
    let ruleset = battle.describe(words).ruleset;
    let Some(book) = rulebook(ruleset) else { return Vec::new() };
    let rules: Vec<Rule<'_>> = match words.language() {
        Language::French => book.rules_in_french().collect(),
        Language::English => book.rules().collect(),
    };
    let worded = |one: Agreement| {
        let rule = one.rule.to_string();
        let told = rules.iter().find(|told| told.id == rule).map_or("", |told| told.text);
        let word = |value: Value| {
            let word = value_word(&value, book.prefix, one.id, words);
            (value, word)
        };
        Offered {
            id: one.id,
            origin: one.origin,
            label: of_book(words, book.prefix, OPTION, one.id),
            hint: gist(told).to_owned(),
            rule,
            values: one.values.into_iter().map(word).collect(),
        }
    };
    battle.agreements().into_iter().map(worded).collect()
}

/// What was agreed beside what goes without saying, each with its value and the words of that.
pub fn in_force(battle: &dyn AnyBattle, words: &Words) -> Vec<(Offered, Value, String)> {
    if battle.agreed().is_empty() {
        return Vec::new();
    }
    let agreed = offered(battle, words).into_iter().filter_map(|one| {
        let value = battle.agreed().get(one.id)?;
        let (value, word) = one.values.iter().find(|(known, _)| known == value)?.clone();
        Some((one, value, word))
    });
    agreed.collect()
}

fn value_word(value: &Value, prefix: &str, id: &str, words: &Words) -> String {
    match value {
        Value::Bool(true) => words.say("option-on"),
        Value::Bool(false) => words.say("option-off"),
        Value::String(word) => of_book(words, prefix, OPTION, &format!("{id}-{word}")),
        other => of_book(words, prefix, OPTION, &format!("{id}-{other}")),
    }
}

/// A rule as far as its first statement, without its kind in brackets: a ruling begins with its
/// question, and then answers it.
fn gist(rule: &str) -> &str {
    let kind = rule.strip_prefix('(').and_then(|rest| rest.split_once(") "));
    let rule = kind.map_or(rule, |(_, rest)| rest);
    let answer = rule.find("? ").map_or(0, |at| at + 2);
    let end = rule[answer..].find(". ").map_or(rule.len(), |at| answer + at + 1);
    &rule[..end]
}

#[cfg(test)]
mod tests {
    use super::gist;

    #[test]
    fn the_gist_of_a_ruling_is_its_question_and_the_answer() {
        let ruling = "Do woods mask the view? Yes. Option `woods_mask_view`: `true` (default).";
        assert_eq!(gist(ruling), "Do woods mask the view? Yes.");
        assert_eq!(gist("Roads matter little. So do fords."), "Roads matter little.");
        assert_eq!(gist("(advanced) Roads matter little."), "Roads matter little.");
        assert_eq!(gist(""), "");
    }
}

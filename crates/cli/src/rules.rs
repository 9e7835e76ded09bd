//! `grognard rules`: each rule in our own words, and how far it has come.

use clap::ArgMatches;
use engine::{Coverage, Rule, Rulebook, nearest};
use serde_json::{Value, json};
use words::{Language, Words};

use crate::chart::{BOLD, DIM, Page};
use crate::failure::{Failure, print};
use crate::{Answer, procedures};

pub(crate) fn run(found: &ArgMatches, words: &'static Words) -> Result<Answer, Failure> {
    let book = procedures::rulebook(found, words)?;
    let rules: Vec<Rule<'static>> = match words.language() {
        Language::French => book.rules_in_french().collect(),
        Language::English => book.rules().collect(),
    };
    if found.get_flag("coverage") {
        return coverage(book, &rules, found.get_flag("json"), words);
    }
    let shown: Vec<&Rule<'_>> = match found.get_one::<String>("id") {
        Some(id) => vec![find(book, &rules, id, words)?],
        None => rules.iter().collect(),
    };
    if found.get_flag("json") {
        let list: Vec<Value> = shown.iter().map(|rule| describe(book, rule)).collect();
        return print_json(&list);
    }
    let mut page = Page::new();
    let mut chapter = "";
    for rule in &shown {
        if rule.chapter != chapter {
            chapter = rule.chapter;
            page.line(format!("\n{BOLD}{chapter}{BOLD:#}"));
        }
        page.wrapped(&format!("{:<9} ", rule.id), rule.text);
    }
    if let [rule] = shown[..] {
        let following: Vec<&str> = book
            .procedures
            .iter()
            .filter(|procedure| procedure.rules().iter().any(|id| id.to_string() == rule.id))
            .map(|procedure| procedure.name())
            .collect();
        if !following.is_empty() {
            let list = following.join(", ");
            let text = words.say_with("cli-rule-used-by", &[("procedures", list.into())]);
            page.line(format!("\n{DIM}{text}{DIM:#}"));
        }
    }
    page.print()
}

/// The rule with this id: `BF-8.12`, or `8.12` for short.
fn find<'a>(
    book: &Rulebook,
    rules: &'a [Rule<'static>],
    given: &str,
    words: &Words,
) -> Result<&'a Rule<'static>, Failure> {
    let wanted = given.to_uppercase();
    let full = format!("{}-{wanted}", book.prefix);
    rules.iter().find(|rule| rule.id == wanted || rule.id == full).ok_or_else(|| {
        let arguments = [("name", given.to_owned().into()), ("ruleset", book.id.into())];
        let mut text = words.say_with("cli-unknown-rule", &arguments);
        let ids = rules.iter().map(|rule| rule.id);
        let near = nearest(&full, ids.clone()).or_else(|| nearest(&wanted, ids));
        if let Some(near) = near {
            text.push_str(&words.say_with("nearest", &[("name", near.to_owned().into())]));
        }
        Failure::Said(text)
    })
}

fn describe(book: &Rulebook, rule: &Rule<'_>) -> Value {
    let Coverage { implemented, tested } = book.coverage(rule.id);
    json!({
        "id": rule.id,
        "chapter": rule.chapter,
        "text": rule.text,
        "implemented": implemented,
        "tested": tested,
    })
}

/// Counts what is implemented and tested. The answer is no while a rule is missing.
fn coverage(
    book: &Rulebook,
    rules: &[Rule<'static>],
    as_json: bool,
    words: &Words,
) -> Result<Answer, Failure> {
    let state = |rule: &Rule<'_>| book.coverage(rule.id);
    let count = |test: fn(Coverage) -> bool| rules.iter().filter(|rule| test(state(rule))).count();
    let implemented = count(|one| one.implemented);
    let tested = count(|one| one.implemented && one.tested);
    let missing: Vec<&str> =
        rules.iter().filter(|rule| !state(rule).implemented).map(|rule| rule.id).collect();
    let untested: Vec<&str> = rules
        .iter()
        .filter(|rule| state(rule).implemented && !state(rule).tested)
        .map(|rule| rule.id)
        .collect();
    let complete = missing.is_empty() && untested.is_empty();
    let answer = if complete { Answer::Done } else { Answer::No };
    if as_json {
        print_json(&json!({
            "ruleset": book.id,
            "rules": rules.len(),
            "implemented": implemented,
            "tested": tested,
            "missing": missing,
            "untested": untested,
        }))?;
        return Ok(answer);
    }
    let mut page = Page::new();
    page.line(format!("{BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}", book.title, book.id));
    let mut chapters: Vec<(&str, [usize; 3])> = Vec::new();
    for rule in rules {
        if chapters.last().is_none_or(|last| last.0 != rule.chapter) {
            chapters.push((rule.chapter, [0; 3]));
        }
        let counts = &mut chapters.last_mut().expect("just pushed").1;
        counts[0] += 1;
        counts[1] += usize::from(state(rule).implemented);
        counts[2] += usize::from(state(rule).implemented && state(rule).tested);
    }
    let heads =
        ["cli-rules-head", "cli-implemented-head", "cli-tested-head"].map(|key| words.say(key));
    let widest = chapters.iter().map(|one| one.0.chars().count()).max().unwrap_or(0).min(60);
    page.line(format!("  {:widest$}  {:>8} {:>11} {:>8}", "", heads[0], heads[1], heads[2]));
    for (chapter, [all, done, shown]) in &chapters {
        let chapter: String = chapter.chars().take(widest).collect();
        page.line(format!("  {chapter:widest$}  {all:>8} {done:>11} {shown:>8}"));
    }
    let total = words.say("cli-total");
    page.line(format!(
        "  {BOLD}{total:widest$}  {:>8} {implemented:>11} {tested:>8}{BOLD:#}",
        rules.len()
    ));
    for (key, list) in [("cli-missing-rules", &missing), ("cli-untested-rules", &untested)] {
        if !list.is_empty() {
            page.line(String::new());
            let count = list.len() as i64;
            page.line(words.say_with(key, &[("count", count.into())]));
            page.wrapped("  ", &list.join(" "));
        }
    }
    page.print()?;
    Ok(answer)
}

fn print_json(value: &impl serde::Serialize) -> Result<Answer, Failure> {
    let mut text = serde_json::to_vec_pretty(value).expect("plain data");
    text.push(b'\n');
    print(&text)?;
    Ok(Answer::Done)
}

//! `grognard rules`: each rule in our own words, and how far it has come.

use clap::ArgMatches;
use engine::coverage::{Coverage, Covered};
use engine::{Rule, Rulebook, nearest};
use serde_json::{Value, json};
use words::{Language, Words};

use crate::chart::{BOLD, DIM, Page};
use crate::failure::{Failure, print};
use crate::{ExitStatus, procedures};

pub(crate) fn run(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
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
    let mut page = Page::new(words);
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
    json!({
        "id": rule.id,
        "chapter": rule.chapter,
        "text": rule.text,
        "coverage": observed(book).of(rule.id).word(),
    })
}

/// What was observed of the rules of a book; nothing if it cannot be played whole.
fn observed(book: &Rulebook) -> Coverage {
    let text = games::game(book.id).map_or("", |game| game.coverage());
    Coverage::read(text).unwrap_or_default()
}

/// A chapter, or the whole book: how many rules there are, and how far they have come.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    rules: usize,
    in_play: usize,
    guarded: usize,
    describes: usize,
    missing: usize,
}

impl Counts {
    fn add(&mut self, covered: Covered) {
        self.rules += 1;
        match covered {
            Covered::Missing => self.missing += 1,
            Covered::Describes => self.describes += 1,
            Covered::InPlay => self.in_play += 1,
            Covered::Guarded => {
                self.in_play += 1;
                self.guarded += 1;
            }
        }
    }

    const fn columns(self) -> [usize; 5] {
        [self.rules, self.in_play, self.guarded, self.describes, self.missing]
    }
}

/// Counts what is in play and guarded. The answer is no while a rule is missing.
fn coverage(
    book: &Rulebook,
    rules: &[Rule<'_>],
    as_json: bool,
    words: &'static Words,
) -> Result<ExitStatus, Failure> {
    let observed = observed(book);
    let mut total = Counts::default();
    let mut chapters: Vec<(&str, Counts)> = Vec::new();
    for rule in rules {
        if chapters.last().is_none_or(|last| last.0 != rule.chapter) {
            chapters.push((rule.chapter, Counts::default()));
        }
        let covered = observed.of(rule.id);
        total.add(covered);
        if let Some((_, counts)) = chapters.last_mut() {
            counts.add(covered);
        }
    }
    let such = |wanted: Covered| -> Vec<&str> {
        let ids = rules.iter().map(|rule| rule.id);
        ids.filter(|id| observed.of(id) == wanted).collect()
    };
    let (missing, unguarded) = (such(Covered::Missing), such(Covered::InPlay));
    let answer = if missing.is_empty() { ExitStatus::Done } else { ExitStatus::No };
    if as_json {
        print_json(&json!({
            "ruleset": book.id,
            "whole_game": games::game(book.id).is_some(),
            "rules": total.rules,
            "in_play": total.in_play,
            "guarded": total.guarded,
            "describes": total.describes,
            "missing": missing,
            "unguarded": unguarded,
        }))?;
        return Ok(answer);
    }
    let mut page = Page::new(words);
    page.line(format!("{BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}", book.title, book.id));
    if games::game(book.id).is_none() {
        page.wrapped("  ", &words.say("cli-coverage-no-game"));
    }
    let heads = ["rules", "in-play", "guarded", "describes", "missing"]
        .map(|key| words.say(&format!("cli-{key}-head")));
    let widest = chapters.iter().map(|one| one.0.chars().count()).max().unwrap_or(0).min(48);
    let row = |name: &str, columns: [String; 5]| {
        let name: String = name.chars().take(widest).collect();
        let columns = columns.map(|column| format!("{column:>11}")).concat();
        format!("  {name:widest$}{columns}")
    };
    page.line(row("", heads));
    for (chapter, counts) in &chapters {
        page.line(row(chapter, counts.columns().map(|count| count.to_string())));
    }
    let totals = row(&words.say("cli-total"), total.columns().map(|count| count.to_string()));
    page.line(format!("{BOLD}{totals}{BOLD:#}"));
    for (key, list) in [("cli-missing-rules", &missing), ("cli-unguarded-rules", &unguarded)] {
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

fn print_json(value: &impl serde::Serialize) -> Result<ExitStatus, Failure> {
    let mut text = serde_json::to_vec_pretty(value).expect("plain data");
    text.push(b'\n');
    print(&text)?;
    Ok(ExitStatus::Done)
}

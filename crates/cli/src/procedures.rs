//! `grognard procedures`: what can be resolved, and how it is asked.

use clap::ArgMatches;
use engine::{AnyProcedure, Rulebook};
use serde_json::{Value, json};
use words::Words;

use crate::ExitStatus;
use crate::chart::{BOLD, DIM, Page};
use crate::failure::{Failure, print};

pub(crate) fn run(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let books: Vec<&Rulebook> = match found.get_one::<String>("ruleset") {
        Some(_) => vec![rulebook(found, words)?],
        None => games::RULEBOOKS.to_vec(),
    };
    if found.get_flag("json") {
        let list: Vec<Value> = books.iter().flat_map(|book| describe(book, words)).collect();
        let mut text = serde_json::to_vec_pretty(&list).expect("plain data");
        text.push(b'\n');
        print(&text)?;
        return Ok(ExitStatus::Done);
    }
    let mut page = Page::new(words);
    for book in books {
        page.line(format!("{BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}", book.title, book.id));
        let widest = book.procedures.iter().map(|one| one.name().len()).max().unwrap_or(0);
        for procedure in book.procedures {
            let purpose = words.say(&purpose_key(book, *procedure));
            page.wrapped(&format!("  {:widest$}  ", procedure.name()), &purpose);
        }
        page.line(String::new());
    }
    page.line(words.say("cli-procedures-hint"));
    page.print()
}

fn purpose_key(book: &Rulebook, procedure: &dyn AnyProcedure) -> String {
    format!("{}-procedure-{}", book.prefix.to_lowercase(), procedure.name())
}

fn describe(book: &Rulebook, words: &Words) -> Vec<Value> {
    book.procedures
        .iter()
        .map(|procedure| {
            let rules: Vec<String> = procedure.rules().iter().map(|id| id.to_string()).collect();
            json!({
                "ruleset": book.id,
                "procedure": procedure.name(),
                "purpose": words.say(&purpose_key(book, *procedure)),
                "rules": rules,
                "input": procedure.input_schema(),
                "result": procedure.result_schema(),
            })
        })
        .collect()
}

/// The rulebook named on the command line.
pub(crate) fn rulebook(found: &ArgMatches, words: &Words) -> Result<&'static Rulebook, Failure> {
    let id = found.get_one::<String>("ruleset").map_or("", String::as_str);
    games::rulebook(id).ok_or_else(|| {
        let ids: Vec<&str> = games::RULEBOOKS.iter().map(|book| book.id).collect();
        let arguments = [("name", id.into()), ("allowed", ids.join(", ").into())];
        let mut text = words.say_with("cli-unknown-ruleset", &arguments);
        if let Some(near) = games::nearest_rulebook(id) {
            text.push_str(&words.say_with("nearest", &[("name", near.into())]));
        }
        Failure::Said(text)
    })
}

/// The procedure named on the command line.
pub(crate) fn procedure(
    book: &Rulebook,
    name: &str,
    words: &Words,
) -> Result<&'static dyn AnyProcedure, Failure> {
    book.procedure(name).ok_or_else(|| Failure::Said(unknown_procedure(book, name, words)))
}

pub(crate) fn unknown_procedure(book: &Rulebook, name: &str, words: &Words) -> String {
    let arguments = [("name", name.into()), ("ruleset", book.id.into())];
    let mut text = words.say_with("cli-unknown-procedure", &arguments);
    if let Some(near) = book.nearest_procedure(name) {
        text.push_str(&words.say_with("nearest", &[("name", near.into())]));
    }
    text
}

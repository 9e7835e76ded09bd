//! `grognard odds`: exact chances, as bars for people and as numbers for scripts.

use std::collections::BTreeMap;

use clap::ArgMatches;
use engine::{AnyProcedure, Rejection, Rulebook, Weight};
use serde_json::Value;
use words::Words;

use crate::chart::{BOLD, DIM, Page, percent};
use crate::failure::{Failure, print};
use crate::jsonl::{self, Task};
use crate::{ExitStatus, procedures, resolve, wire};

pub(crate) fn run(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let wants_fractions = found.get_flag("exact");
    if found.get_flag("jsonl") {
        return jsonl::run(found, Task::Odds { exact: wants_fractions }, words);
    }
    let book = procedures::rulebook(found, words)?;
    let name = found.get_one::<String>("procedure").expect("required without --jsonl");
    let procedure = procedures::procedure(book, name, words)?;
    let input = resolve::read_input(found, words)?;
    let (odds, fractions) = if wants_fractions {
        let (odds, fractions) = exact(procedure, &input)?;
        (odds, Some(fractions))
    } else {
        (procedure.odds(&input)?, None)
    };
    let log = procedure.explain(&input)?;
    if found.get_flag("json") {
        let mut out = b"{\"outcomes\":".to_vec();
        wire::outcomes(&odds, fractions.as_deref(), &mut out);
        out.extend(b",\"modifiers\":");
        wire::modifiers(&log, Some(words), &mut out);
        out.extend(b"}\n");
        print(&out)?;
        return Ok(ExitStatus::Done);
    }
    let mut page = Page::new(words);
    let purpose = format!("{}-procedure-{name}", book.prefix.to_lowercase());
    page.line(format!("{BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}", words.say(&purpose), book.title));
    resolve::explain(&mut page, &log, words);
    chart(&mut page, book, &odds, fractions.as_deref(), words);
    page.print()
}

/// Results as JSON, each with its chance.
type Chances = Vec<(String, f64)>;

/// A result as its worded fields, with its chance.
type OutcomeRow = (Vec<(String, String)>, f64);

/// Odds as floats and as fractions, in the same order.
pub(crate) fn exact(
    procedure: &dyn AnyProcedure,
    input: &str,
) -> Result<(Chances, Vec<String>), Rejection> {
    let odds = procedure.exact_odds(input)?;
    let fractions = odds.iter().map(|(_, weight)| weight.to_string()).collect();
    Ok((odds.into_iter().map(|(result, weight)| (result, weight.to_f64())).collect(), fractions))
}

/// Whole results are listed one by one up to this many; beyond, the fields speak for themselves.
const FEW_RESULTS: usize = 12;

/// The distribution of each field of the result, and of the whole results where they are few.
pub(crate) fn chart(
    page: &mut Page,
    book: &Rulebook,
    odds: &[(String, f64)],
    fractions: Option<&[String]>,
    words: &Words,
) {
    let results: Vec<OutcomeRow> = odds
        .iter()
        .map(|(result, chance)| {
            let value: Value = serde_json::from_str(result).unwrap_or(Value::Null);
            (resolve::flatten(&value, book, words), *chance)
        })
        .collect();
    let mut names: Vec<&String> = Vec::new();
    for (name, _) in results.iter().flat_map(|(fields, _)| fields) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    for name in names {
        let mut bars: BTreeMap<(i64, String), f64> = BTreeMap::new();
        for (fields, chance) in &results {
            if let Some((_, text)) = fields.iter().find(|(field, _)| field == name) {
                let number = text.parse::<f64>().map_or(i64::MAX, |value| (value * 1000.0) as i64);
                *bars.entry((number, text.clone())).or_default() += chance;
            }
        }
        page.line(format!("\n{BOLD}{name}{BOLD:#}{}", mean(&bars, words)));
        let bars: Vec<(String, f64)> =
            bars.into_iter().map(|((_, text), chance)| (text, chance)).collect();
        page.bars(&bars);
    }
    if odds.len() > 1 && (odds.len() <= FEW_RESULTS || fractions.is_some()) {
        page.line(format!("\n{BOLD}{}{BOLD:#}", words.say("cli-whole-results")));
        let mut rows: Vec<(usize, &OutcomeRow)> = results.iter().enumerate().collect();
        rows.sort_by(|one, other| other.1.1.total_cmp(&one.1.1));
        for (index, (fields, chance)) in rows {
            let told: Vec<String> =
                fields.iter().map(|(name, text)| format!("{name} {text}")).collect();
            let fraction = fractions.map_or(String::new(), |list| format!("  = {}", list[index]));
            let percent = percent(words, *chance);
            page.wrapped(&format!("  {percent:>8}  "), &format!("{}{fraction}", told.join(", ")));
        }
    } else if odds.len() > FEW_RESULTS {
        let count = odds.len() as i64;
        page.line(String::new());
        page.line(words.say_with("cli-many-results", &[("count", count.into())]));
    }
}

fn mean(bars: &BTreeMap<(i64, String), f64>, words: &Words) -> String {
    if bars.len() < 3 || bars.keys().any(|(number, _)| *number == i64::MAX) {
        return String::new();
    }
    let mean: f64 = bars.iter().map(|((number, _), chance)| *number as f64 / 1000.0 * chance).sum();
    let text = words.say_with("cli-mean", &[("mean", format!("{mean:.2}").into())]);
    format!("  {DIM}{text}{DIM:#}")
}

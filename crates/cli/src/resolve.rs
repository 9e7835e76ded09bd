//! `grognard resolve`: one procedure, with dice rolled or typed, and how the result came about.

use std::fs;
use std::io::{self, IsTerminal, Read, Write};

use clap::ArgMatches;
use engine::{AnyProcedure, DiceError, Entry, Log, Rejection, Resolution, Rulebook, Seeded};
use serde_json::Value;
use words::Words;

use crate::chart::{ACCENT, BOLD, DIM, Page};
use crate::failure::{Failure, print};
use crate::jsonl::{self, Task};
use crate::{ExitStatus, procedures, wire};

pub(crate) fn run(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let seed = found.get_one::<u64>("seed").copied();
    if found.get_flag("jsonl") {
        return jsonl::run(found, Task::Resolve { seed }, words);
    }
    let book = procedures::rulebook(found, words)?;
    let name = found.get_one::<String>("procedure").expect("required without --jsonl");
    let procedure = procedures::procedure(book, name, words)?;
    let input = read_input(found, words)?;
    let resolution = match (seed, found.get_one::<String>("dice")) {
        (Some(seed), _) => procedure.resolve(&input, &mut Seeded::new(seed))?,
        (None, Some(dice)) => procedure.resolve_typed(&input, &typed(dice, words)?)?,
        (None, None) if io::stdin().is_terminal() && io::stderr().is_terminal() => {
            ask_for_dice(procedure, &input, words)?
        }
        (None, None) => procedure.resolve_typed(&input, &[])?,
    };
    if found.get_flag("json") {
        let mut out = Vec::new();
        wire::resolution(&resolution.result, &resolution.log, Some(words), &mut out);
        out.push(b'\n');
        print(&out)?;
        return Ok(ExitStatus::Done);
    }
    let mut page = Page::new(words);
    tell(&mut page, book, procedure, &resolution, words);
    page.print()
}

/// The input: a file, standard input, or the JSON itself. Nothing given is an empty object.
pub(crate) fn read_input(found: &ArgMatches, words: &Words) -> Result<String, Failure> {
    let unreadable = |file: &str, reason: String| {
        let arguments = [("file", file.to_owned().into()), ("reason", reason.into())];
        Failure::say(words, "cli-cannot-read", &arguments)
    };
    let standard_input = || {
        let mut text = String::new();
        io::stdin()
            .read_to_string(&mut text)
            .map_err(|error| unreadable("-", error.to_string()))?;
        Ok(if text.trim().is_empty() { "{}".to_owned() } else { text })
    };
    match found.get_one::<String>("input").map(String::as_str) {
        Some("-") => standard_input(),
        Some(json) if json.trim_start().starts_with('{') => Ok(json.to_owned()),
        Some(path) => fs::read_to_string(path).map_err(|error| unreadable(path, error.to_string())),
        None if io::stdin().is_terminal() => Ok("{}".to_owned()),
        None => standard_input(),
    }
}

/// Dice as people type them: separated by commas or spaces.
fn typed(dice: &str, words: &Words) -> Result<Vec<i64>, Failure> {
    dice.split([',', ' ', ';'])
        .filter(|face| !face.is_empty())
        .map(|face| {
            face.parse().map_err(|_| {
                Failure::say(words, "cli-bad-die", &[("face", face.to_owned().into())])
            })
        })
        .collect()
}

/// Asks the person at the terminal for exactly the dice that are missing.
fn ask_for_dice(
    procedure: &dyn AnyProcedure,
    input: &str,
    words: &Words,
) -> Result<Resolution, Failure> {
    let mut faces: Vec<i64> = Vec::new();
    let mut sound = 0;
    loop {
        match procedure.resolve_typed(input, &faces) {
            Ok(resolution) => return Ok(resolution),
            Err(rejection @ Rejection::Dice(DiceError::Missing { .. })) => {
                sound = faces.len();
                anstream::eprintln!("{BOLD}{}{BOLD:#}", words.rejection(&rejection));
            }
            Err(rejection @ Rejection::Dice(_)) if faces.len() > sound => {
                faces.truncate(sound);
                anstream::eprintln!("{}", words.rejection(&rejection));
            }
            Err(rejection) => return Err(rejection.into()),
        }
        anstream::eprint!("> ");
        let _ = io::stderr().flush();
        let mut line = String::new();
        let read = io::stdin().read_line(&mut line).unwrap_or(0);
        if read == 0 {
            return Err(Failure::say(words, "cli-no-dice", &[]));
        }
        match typed(line.trim(), words) {
            Ok(more) => faces.extend(more),
            Err(failure) => failure.tell(words),
        }
    }
}

/// The explained result for a person.
pub(crate) fn tell(
    page: &mut Page,
    book: &Rulebook,
    procedure: &dyn AnyProcedure,
    resolution: &Resolution,
    words: &Words,
) {
    let purpose = format!("{}-procedure-{}", book.prefix.to_lowercase(), procedure.name());
    page.line(format!("{BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}", words.say(&purpose), book.title));
    explain(page, &resolution.log, words);
    page.line(String::new());
    let result: Value = serde_json::from_str(&resolution.result).unwrap_or(Value::Null);
    let fields = flatten(&result, book, words);
    let widest = fields.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (name, value) in fields {
        page.line(format!("  {name:widest$}  {ACCENT}{value}{ACCENT:#}"));
    }
}

/// The reckonings, the dice and the notes, each with its rule.
pub(crate) fn explain(page: &mut Page, log: &Log, words: &Words) {
    let mut reckoned = "";
    for entry in log.entries() {
        let (text, rule) = (words.entry(entry), entry.rule());
        match entry {
            Entry::Modifier { of, change, total, .. } => {
                if *of != reckoned {
                    page.line(format!("\n{BOLD}{}{BOLD:#}", words.reckoned(rule, of)));
                }
                reckoned = of;
                let sign = crate::chart::signed(words, (rule, of), *change);
                let total = words.decimal(words.in_unit(rule, of, *total));
                page.line(format!("  {sign:>5}  {text}  {DIM}= {total}  {rule}{DIM:#}"));
            }
            Entry::Throw { count, die, faces, .. } => {
                reckoned = "";
                let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
                let die = words.die(*die);
                let faces = faces.join(" ");
                let dice = format!("{count} × {die}");
                let thrown = words.labelled(&dice, &format!("{ACCENT}{faces}{ACCENT:#}"));
                page.line(format!("\n{BOLD}{text}{BOLD:#}  {thrown}  {DIM}{rule}{DIM:#}"));
            }
            Entry::Note { .. } => {
                reckoned = "";
                page.line(format!("  • {text}  {DIM}{rule}{DIM:#}"));
            }
        }
    }
}

/// The fields of a result, nested ones with their path, worded.
pub(crate) fn flatten(result: &Value, book: &Rulebook, words: &Words) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    collect(result, "", book, words, &mut fields);
    fields
}

fn collect(
    value: &Value,
    path: &str,
    book: &Rulebook,
    words: &Words,
    fields: &mut Vec<(String, String)>,
) {
    match value {
        Value::Object(object) => {
            for (name, inner) in object {
                let name = words.field(book.prefix, name);
                let path = if path.is_empty() { name } else { format!("{path} › {name}") };
                collect(inner, &path, book, words, fields);
            }
        }
        Value::Array(items) if items.iter().any(Value::is_object) => {
            for (index, item) in items.iter().enumerate() {
                collect(item, &format!("{path} {}", index + 1), book, words, fields);
            }
        }
        Value::Array(items) => {
            let list: Vec<String> = items.iter().map(|item| word(item, book, words)).collect();
            let text = if list.is_empty() { "—".to_owned() } else { list.join(" ") };
            fields.push((path.to_owned(), text));
        }
        other => fields.push((path.to_owned(), word(other, book, words))),
    }
}

pub(crate) fn word(value: &Value, book: &Rulebook, words: &Words) -> String {
    match value {
        Value::Bool(true) => words.say("yes"),
        Value::Bool(false) => words.say("no"),
        Value::String(text) => words.value(book.prefix, text),
        Value::Null => "—".to_owned(),
        other => other.to_string(),
    }
}

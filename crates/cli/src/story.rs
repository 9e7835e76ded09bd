//! `grognard story`: whole-game cases as files, played and compared with what they expect.

use std::fs;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use games::story::{Story, StoryFailure, check};
use indicatif::ProgressBar;
use serde_json::{Value, json};
use words::Words;

use crate::Answer;
use crate::chart::{BOLD, DIM, Page};
use crate::failure::Failure;
use crate::scenario::print_json;

pub(crate) fn run(found: &ArgMatches, words: &'static Words) -> Result<Answer, Failure> {
    match found.subcommand() {
        Some(("check", found)) => check_all(found, words),
        Some(("words", found)) => list_words(found, words),
        _ => Ok(Answer::Done),
    }
}

/// A story that was played, or could not be.
struct Checked {
    file: PathBuf,
    title: String,
    failure: Option<StoryFailure>,
}

fn check_all(found: &ArgMatches, words: &'static Words) -> Result<Answer, Failure> {
    let named = found.get_many::<PathBuf>("file").into_iter().flatten();
    let mut files = Vec::new();
    for path in named {
        collect(path, &mut files).map_err(|error| unreadable(path, &error.to_string(), words))?;
    }
    files.sort();
    if files.is_empty() {
        return Err(Failure::say(words, "cli-story-none", &[]));
    }
    let progress = ProgressBar::new(files.len() as u64);
    let mut checked = Vec::new();
    for file in files {
        checked.push(check_one(&file, words)?);
        progress.inc(1);
    }
    progress.finish_and_clear();
    let failed = checked.iter().filter(|one| one.failure.is_some()).count();
    let answer = if failed == 0 { Answer::Done } else { Answer::No };
    if found.get_flag("json") {
        let list: Vec<Value> = checked.iter().map(told).collect();
        print_json(&list)?;
        return Ok(answer);
    }
    let mut page = Page::new();
    for one in &checked {
        let file = one.file.display();
        let Some(StoryFailure { line, reasons, cited }) = &one.failure else {
            page.line(format!("{}  {DIM}{file}{DIM:#}", one.title));
            continue;
        };
        page.line(format!("{BOLD}{}{BOLD:#}  {file}:{line}", one.title));
        for reason in reasons {
            page.wrapped("    ", reason);
        }
        if !cited.is_empty() {
            page.wrapped("    ", &cited.join(" "));
        }
    }
    let counts = [("count", (checked.len() as i64).into()), ("failed", (failed as i64).into())];
    page.line(words.say_with("cli-story-checked", &counts));
    page.print()?;
    Ok(answer)
}

/// The stories of a folder, or one.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !path.is_dir() {
        fs::metadata(path)?;
        files.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        let path = entry?.path();
        if path.is_dir() || path.extension().is_some_and(|end| end == "toml") {
            collect(&path, files)?;
        }
    }
    Ok(())
}

fn check_one(file: &Path, words: &'static Words) -> Result<Checked, Failure> {
    let text =
        fs::read_to_string(file).map_err(|error| unreadable(file, &error.to_string(), words))?;
    let beside = file.parent().unwrap_or(Path::new("."));
    let story = Story::read(&text, beside)
        .map_err(|fault| unreadable(file, &format!("{}: {}", fault.line, fault.reason), words))?;
    let title = words.names(&story.title).to_owned();
    Ok(Checked { file: file.to_owned(), title, failure: check(&story).err() })
}

fn unreadable(file: &Path, reason: &str, words: &Words) -> Failure {
    let (file, reason) = (file.display().to_string().into(), reason.to_owned().into());
    Failure::say(words, "cli-story-unreadable", &[("file", file), ("reason", reason)])
}

fn told(one: &Checked) -> Value {
    let file = one.file.display().to_string();
    match &one.failure {
        None => json!({ "file": file, "story": one.title, "holds": true }),
        Some(StoryFailure { line, reasons, cited }) => json!({
            "file": file, "story": one.title, "holds": false,
            "line": line, "reasons": reasons, "cited": cited,
        }),
    }
}

/// Every word that may stand in a story of a book.
fn list_words(found: &ArgMatches, words: &'static Words) -> Result<Answer, Failure> {
    let id = found.get_one::<String>("ruleset").map_or("", String::as_str);
    let Some(game) = games::game(id) else {
        return Err(Failure::say(words, "cli-story-no-book", &[("name", id.into())]));
    };
    let (questions, verbs) = (game.questions(), game.verbs());
    if found.get_flag("json") {
        return print_json(&json!({ "questions": questions, "verbs": verbs }));
    }
    let mut page = Page::new();
    for (key, list) in [("cli-story-questions", questions), ("cli-story-verbs", verbs)] {
        page.line(format!("{BOLD}{}{BOLD:#}", words.say(key)));
        page.wrapped("  ", &list.join(", "));
    }
    page.print()
}

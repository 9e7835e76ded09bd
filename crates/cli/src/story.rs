//! `grognard story`: whole-game cases as files, played and compared with what they expect.

mod cut;
mod show;

use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use games::fault_text;
use games::story::{FaultReason, Happened, Story, StoryFailure, tell};
use indicatif::ProgressBar;
use serde_json::{Value, json};
use words::{Language, Words};

use crate::ExitStatus;
use crate::chart::{BOLD, DIM, Page};
use crate::failure::Failure;
use crate::replay::log_line;
use crate::scenario::{self, print_json};

pub(crate) fn run(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    match found.subcommand() {
        Some(("check", found)) => check_all(found, words),
        Some(("show", found)) => show::show(found, words),
        Some(("cut", found)) => cut::cut(found, words),
        Some(("words", found)) => list_words(found, words),
        _ => Err(Failure::say(words, "cli-missing-command", &[])),
    }
}

/// A story that was played, or could not be.
struct Checked {
    file: PathBuf,
    title: String,
    failure: Option<StoryFailure>,
    /// What the last answer before that brought about, a line each.
    log: String,
}

fn check_all(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let named = found.get_many::<PathBuf>("file").into_iter().flatten();
    let mut files = Vec::new();
    for path in named {
        collect(path, &mut files).map_err(|error| unreadable(path, &error.to_string(), words))?;
    }
    files.sort();
    if files.is_empty() {
        return Err(Failure::say(words, "cli-story-none", &[]));
    }
    let shown = std::io::stderr().is_terminal();
    let progress = if shown { ProgressBar::new(files.len() as u64) } else { ProgressBar::hidden() };
    let mut checked = Vec::new();
    for file in files {
        checked.push(check_one(&file, words)?);
        progress.inc(1);
    }
    progress.finish_and_clear();
    let failed = checked.iter().filter(|one| one.failure.is_some()).count();
    let answer = if failed == 0 { ExitStatus::Done } else { ExitStatus::No };
    if found.get_flag("json") {
        let list: Vec<Value> = checked.iter().map(told).collect();
        print_json(&list)?;
        return Ok(answer);
    }
    let mut page = Page::new(words);
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
        page.text(&one.log);
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

/// The story of a file. What is wrong with it is told with its lines.
fn read(file: &Path, words: &Words) -> Result<Story, Failure> {
    let text =
        fs::read_to_string(file).map_err(|error| unreadable(file, &error.to_string(), words))?;
    let beside = |name: &str| {
        let path = file.parent().unwrap_or(Path::new(".")).join(name);
        fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))
    };
    Story::read(&text, &beside).map_err(|faults| {
        let told = faults.iter().map(|fault| {
            let reason = match &fault.reason {
                FaultReason::Text(reason) => reason.clone(),
                FaultReason::Scenario(prefix, one) => {
                    format!("{}: {}", one.field, fault_text(one, prefix, words))
                }
            };
            format!("{}: {reason}", fault.line)
        });
        unreadable(file, &told.collect::<Vec<_>>().join("\n"), words)
    })
}

fn check_one(file: &Path, words: &'static Words) -> Result<Checked, Failure> {
    let story = read(file, words)?;
    let title = words.names(&story.title).to_owned();
    let mut log = Page::new(words);
    let failure = tell(&story, &mut |event| {
        if let Happened::Answer { log: told, .. } = event.happened {
            log = Page::new(words);
            told.entries().iter().for_each(|entry| log_line(&mut log, entry, event.play, words));
        }
    });
    Ok(Checked { file: file.to_owned(), title, failure: failure.err(), log: log.into_text() })
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
fn list_words(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let id = found.get_one::<String>("ruleset").map_or("", String::as_str);
    let Some(game) = games::game(id) else {
        return Err(Failure::say(words, "cli-story-no-book", &[("name", id.into())]));
    };
    let battles = game.built_in().into_iter().filter_map(|source| game.read(source).ok());
    let mut seats: Vec<String> = Vec::new();
    for battle in battles {
        // They are the same in every language.
        let armies = battle.describe(Language::English.words()).armies;
        seats.extend(armies.into_iter().map(|army| army.side));
    }
    seats.dedup();
    seats.truncate(2);
    let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
    let vocabulary = game.vocabulary();
    let lists: [(&str, &[&str]); 9] = [
        ("seats", &seats),
        ("questions", &game.questions()),
        ("verbs", &game.verbs()),
        ("phases", vocabulary.phases),
        ("statuses", vocabulary.statuses),
        ("markers", vocabulary.markers),
        ("status", vocabulary.status),
        ("tallies", vocabulary.tallies),
        ("facts", games::story::FACTS),
    ];
    if found.get_flag("json") {
        let all = lists.iter().map(|(name, list)| ((*name).to_owned(), json!(list)));
        return print_json(&serde_json::Map::from_iter(all));
    }
    let mut page = Page::new(words);
    for (name, list) in lists.iter().filter(|(_, list)| !list.is_empty()) {
        page.line(format!("{BOLD}{}{BOLD:#}", words.say(&format!("cli-story-{name}"))));
        page.wrapped("  ", &list.join(", "));
    }
    page.print()
}

/// Writes a file of a folder that may not exist yet.
fn write_in(folder: &Path, name: &str, bytes: &[u8], words: &Words) -> Result<(), Failure> {
    // Whoever cannot make the folder cannot write the file either, and is told so.
    let _ = fs::create_dir_all(folder);
    scenario::write(&folder.join(name), bytes, words)
}

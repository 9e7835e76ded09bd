//! The `grognard` program: arguments in, words or JSON out. No rule stands here.

mod arguments;
mod certificate;
mod chart;
mod failure;
mod jsonl;
mod odds;
mod procedures;
mod replay;
mod resolve;
mod rules;
mod scenario;
mod serve;
mod settings;
mod simulate;
mod story;
mod tour;
mod wire;

use std::process::ExitCode;

use clap::ArgMatches;
use words::{Language, Words};

use crate::failure::Failure;

/// Games are many small things, made by one thread and dropped by another.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How a command ended when nothing went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ExitStatus {
    Done,
    /// A check failed: the answer is no.
    No,
}

fn main() -> ExitCode {
    let words = language().words();
    match run(words) {
        Ok(ExitStatus::Done) => ExitCode::SUCCESS,
        Ok(ExitStatus::No) => ExitCode::from(1),
        Err(Failure::Silent(code)) => ExitCode::from(code),
        Err(failure) => {
            failure.tell(words);
            ExitCode::from(2)
        }
    }
}

fn run(words: &'static Words) -> Result<ExitStatus, Failure> {
    let matches = match arguments::command(words).try_get_matches() {
        Ok(matches) => matches,
        Err(error) => return Err(failure::of_arguments(&error, words)),
    };
    match matches.subcommand() {
        Some(("procedures", found)) => procedures::run(found, words),
        Some(("resolve", found)) => resolve::run(found, words),
        Some(("odds", found)) => odds::run(found, words),
        Some(("rules", found)) => rules::run(found, words),
        Some(("scenarios", found)) => scenario::list(found, words),
        Some(("scenario", found)) => scenario::run(found, words),
        Some(("simulate", found)) => simulate::run(found, words),
        Some(("replay", found)) => replay::run(found, words),
        Some(("story", found)) => story::run(found, words),
        Some(("completions", found)) => completions(found, words),
        Some(("tour", _)) => tour::run(words),
        Some(("serve", found)) => serve::serve(found, words),
        Some(("play", found)) => serve::play(Some(found), words),
        _ => serve::play(None, words),
    }
}

fn completions(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let shell = *found.get_one::<clap_complete::Shell>("shell").expect("required");
    let mut command = arguments::command(words);
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "grognard", &mut script);
    failure::print(&script)?;
    Ok(ExitStatus::Done)
}

/// The language asked for, or that of the locale; English where neither is ours.
fn language() -> Language {
    let arguments: Vec<String> =
        std::env::args_os().map(|argument| argument.to_string_lossy().into_owned()).collect();
    let asked = arguments.iter().enumerate().find_map(|(index, argument)| {
        match argument.strip_prefix("--lang")? {
            "" => arguments.get(index + 1).cloned(),
            value => value.strip_prefix('=').map(str::to_owned),
        }
    });
    let locale = || {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
    };
    asked.or_else(locale).and_then(|tag| Language::from_tag(&tag)).unwrap_or(Language::English)
}

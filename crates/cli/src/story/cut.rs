//! `grognard story cut`: a stretch of a recorded game as a story.

use std::path::PathBuf;

use clap::ArgMatches;
use engine::scenario::Names;
use words::{Language, Words};

use crate::ExitStatus;
use crate::failure::{Failure, print};
use crate::replay::{NotBelieved, opened, reason, text};
use crate::scenario;

pub(super) fn cut(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let text = text(found, words)?;
    let not_believed = |fault: NotBelieved| Failure::Said(reason(&fault, words));
    let (record, battle) = opened(&text).map_err(not_believed)?;
    let number = |name: &str| found.get_one::<u32>(name).map_or(1, |number| *number as usize);
    let (from, to, count) = (number("from"), number("to"), record.choices.len());
    if from > to || to > count {
        let numbers = [("from", from), ("to", to), ("choices", count)];
        let numbers = numbers.map(|(name, number)| (name, (number as i64).into()));
        return Err(Failure::say(words, "cli-story-no-stretch", &numbers));
    }
    let title = |language: Language| {
        let words = language.words();
        let title = battle.describe(words).title;
        let about =
            [("title", title.into()), ("from", (from as i64).into()), ("to", (to as i64).into())];
        words.say_with("cli-story-cut-title", &about)
    };
    let title = Names::new(title(Language::French), title(Language::English));
    let story = games::story::cut(battle.as_ref(), &record, &title, from, to)
        .map_err(|wrong| not_believed(NotBelieved::Forged(wrong)))?;
    match found.get_one::<PathBuf>("output") {
        Some(path) => scenario::write(path, story.as_bytes(), words)?,
        None => print(story.as_bytes())?,
    }
    Ok(ExitStatus::Done)
}

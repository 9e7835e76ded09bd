//! One JSON object a line in, one a line out: a bad line gets an error, the next is still answered.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};

use clap::ArgMatches;
use engine::{AnyProcedure, Rulebook, Seeded};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use words::Words;

use crate::failure::Failure;
use crate::{ExitStatus, procedures, wire};

/// A longer line is no input of ours.
const LONGEST_LINE: u64 = 4 << 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InputLine<'a> {
    #[serde(borrow)]
    procedure: Option<&'a str>,
    #[serde(borrow, default, deserialize_with = "as_written")]
    input: Option<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "as_written")]
    dice: Option<&'a RawValue>,
}

/// What stands there, even `null`: it is for the procedure to refuse.
fn as_written<'de, D: Deserializer<'de>>(reader: D) -> Result<Option<&'de RawValue>, D::Error> {
    <&RawValue>::deserialize(reader).map(Some)
}

/// What is asked of every line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    Resolve { seed: Option<u64> },
    Odds { exact: bool },
}

pub(crate) fn run(
    found: &ArgMatches,
    task: Task,
    words: &'static Words,
) -> Result<ExitStatus, Failure> {
    let book = procedures::rulebook(found, words)?;
    let fixed = match found.get_one::<String>("procedure") {
        Some(name) => Some(procedures::procedure(book, name, words)?),
        None => None,
    };
    let mut lines: Box<dyn BufRead> = match found.get_one::<String>("input").map(String::as_str) {
        None | Some("-") => Box::new(io::stdin().lock()),
        Some(path) => Box::new(BufReader::new(File::open(path).map_err(|error| {
            Failure::say(
                words,
                "cli-cannot-read",
                &[("file", path.into()), ("reason", error.to_string().into())],
            )
        })?)),
    };
    // Words cost more than the result; a script that wants them names its language.
    let spoken = found.get_one::<String>("lang").is_some().then_some(words);
    let mut answerer = Answerer { book, fixed, task, words, spoken, dice: None };
    if let Task::Resolve { seed: Some(seed) } = task {
        answerer.dice = Some(Seeded::new(seed));
    }
    let mut out = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let (mut line, mut answer) = (Vec::new(), Vec::new());
    loop {
        line.clear();
        answer.clear();
        let read = lines.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        let read = read.map_err(|error| {
            Failure::say(
                words,
                "cli-cannot-read",
                &[("file", "-".into()), ("reason", error.to_string().into())],
            )
        })?;
        if read == 0 {
            break;
        }
        let whole = line.ends_with(b"\n") || (read as u64) < LONGEST_LINE;
        if whole {
            answerer.answer(&line, &mut answer);
        } else {
            skip_rest(&mut *lines);
            let message = words.say("cli-line-too-long");
            wire::plain_error("line_too_long", "", message, &mut answer);
        }
        answer.push(b'\n');
        out.write_all(&answer).map_err(|_| Failure::Silent(0))?;
    }
    out.flush().map_err(|_| Failure::Silent(0))?;
    Ok(ExitStatus::Done)
}

fn skip_rest(lines: &mut dyn BufRead) {
    let mut rest = Vec::new();
    while let Ok(read) = lines.take(LONGEST_LINE).read_until(b'\n', &mut rest) {
        if read == 0 || rest.ends_with(b"\n") {
            break;
        }
        rest.clear();
    }
}

struct Answerer {
    book: &'static Rulebook,
    fixed: Option<&'static dyn AnyProcedure>,
    task: Task,
    words: &'static Words,
    spoken: Option<&'static Words>,
    dice: Option<Seeded>,
}

impl Answerer {
    fn answer(&mut self, line: &[u8], out: &mut Vec<u8>) {
        if let Err((code, field, message)) = self.try_answer(line, out) {
            wire::plain_error(code, field, message, out);
        }
    }

    fn try_answer(
        &mut self,
        line: &[u8],
        out: &mut Vec<u8>,
    ) -> Result<(), (&'static str, &'static str, String)> {
        let words = self.words;
        let bad_line = |error: &serde_json::Error| {
            let reason = error.to_string();
            let reason = reason.split(" at line ").next().unwrap_or_default().to_owned();
            words.say_with("cli-bad-line", &[("reason", reason.into())])
        };
        let line: InputLine<'_> =
            serde_json::from_slice(line).map_err(|error| ("bad_line", "", bad_line(&error)))?;
        let procedure = match line.procedure {
            Some(name) => self.book.procedure(name).ok_or_else(|| {
                let message = procedures::unknown_procedure(self.book, name, words);
                ("unknown_procedure", "procedure", message)
            })?,
            None => self.fixed.ok_or_else(|| {
                ("missing_field", "procedure", words.say("cli-line-names-no-procedure"))
            })?,
        };
        let input = line.input.map_or("{}", RawValue::get);
        match self.task {
            Task::Odds { exact: false } => match procedure.odds(input) {
                Ok(odds) => {
                    out.extend(b"{\"outcomes\":");
                    wire::outcomes(&odds, None, out);
                    out.push(b'}');
                }
                Err(rejection) => wire::error(&rejection, words, out),
            },
            Task::Odds { exact: true } => match crate::odds::exact(procedure, input) {
                Ok((odds, fractions)) => {
                    out.extend(b"{\"outcomes\":");
                    wire::outcomes(&odds, Some(&fractions), out);
                    out.push(b'}');
                }
                Err(rejection) => wire::error(&rejection, words, out),
            },
            Task::Resolve { .. } => {
                let outcome = match (line.dice, &mut self.dice) {
                    (None, Some(seeded)) => procedure.resolve(input, seeded),
                    (dice, _) => {
                        let faces: Vec<i64> = match dice {
                            Some(dice) => serde_json::from_str(dice.get()).map_err(|_| {
                                ("wrong_type", "dice", words.say("cli-dice-are-numbers"))
                            })?,
                            None => Vec::new(),
                        };
                        procedure.resolve_typed(input, &faces)
                    }
                };
                match outcome {
                    Ok(resolution) => {
                        wire::resolution(&resolution.result, &resolution.log, self.spoken, out);
                    }
                    Err(rejection) => wire::error(&rejection, words, out),
                }
            }
        }
        Ok(())
    }
}

//! What goes wrong, told on standard error, with what to do about it.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use engine::{Rejection, nearest};
use words::{Arguments, Words};

/// Why a command gave no answer.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A message of the catalogue, worded already.
    Said(String),
    /// A procedure refused its input.
    Rejected(Rejection),
    /// Standard output is gone, or everything has been said: leave with this code.
    Silent(u8),
}

impl Failure {
    pub(crate) fn say(words: &Words, key: &str, arguments: &Arguments<'_>) -> Self {
        Self::Said(words.say_with(key, arguments))
    }

    pub(crate) fn tell(&self, words: &Words) {
        let text = match self {
            Self::Said(text) => text.clone(),
            Self::Rejected(rejection) => {
                let text = words.rejection(rejection);
                match rejection.rule() {
                    Some(rule) => format!("{text} [{rule}]"),
                    None => text,
                }
            }
            Self::Silent(_) => return,
        };
        let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        let label = words.say("cli-error");
        anstream::eprintln!("{red}{label}{red:#} {text}");
    }
}

impl From<Rejection> for Failure {
    fn from(rejection: Rejection) -> Self {
        Self::Rejected(rejection)
    }
}

/// Writes to standard output. A reader that has gone away (`| head`) is no fault.
pub(crate) fn print(bytes: &[u8]) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    out.write_all(bytes).and_then(|()| out.flush()).map_err(|_| Failure::Silent(0))
}

/// A mistake in the arguments, in the reader's language; help and version are answers.
pub(crate) fn of_arguments(error: &clap::Error, words: &Words) -> Failure {
    match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            return Failure::Silent(if error.use_stderr() { 2 } else { 0 });
        }
        _ => {}
    }
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    let valid = context(ContextKind::ValidValue);
    let (key, name) = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            ("cli-unknown-command", context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => ("cli-unknown-argument", argument),
        ErrorKind::MissingRequiredArgument => ("cli-missing-argument", argument),
        ErrorKind::MissingSubcommand => ("cli-missing-command", String::new()),
        ErrorKind::ArgumentConflict => ("cli-conflict", argument),
        ErrorKind::InvalidValue if value.is_empty() => ("cli-missing-value", argument),
        ErrorKind::InvalidValue if !valid.is_empty() => ("cli-bad-value", argument),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => ("cli-bad-word", argument),
        _ => ("cli-bad-usage", argument),
    };
    let suggested =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue]
            .map(context)
            .join(", ");
    let near = suggested.split(", ").filter(|name| !name.is_empty());
    let near = nearest(&name, near).map(str::to_owned);
    let mut text = words.say_with(
        key,
        &[("name", name.into()), ("value", value.into()), ("allowed", valid.into())],
    );
    if let Some(near) = near {
        text.push_str(&words.say_with("nearest", &[("name", near.into())]));
    }
    text.push_str(&format!("\n{}", words.say("cli-see-help")));
    Failure::Said(text)
}

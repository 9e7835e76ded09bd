//! Lines, columns and bars on a terminal.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use engine::{Change, RuleId};
use words::{Language, Words};

use crate::ExitStatus;
use crate::failure::{Failure, print};

pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
pub(crate) const ACCENT: Style =
    Style::new().bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Cyan)));
const BAR: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Blue)));

/// A page of text that is printed whole, so that nothing is ever half printed.
pub(crate) struct Page {
    words: &'static Words,
    text: String,
    width: usize,
}

impl Page {
    pub(crate) fn new(words: &'static Words) -> Self {
        let width = terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0));
        Self { words, text: String::new(), width: width.clamp(40, 120) }
    }

    /// A line, as its language sets it.
    pub(crate) fn line(&mut self, text: String) {
        self.text.push_str(&self.words.typeset(&text));
        self.text.push('\n');
    }

    /// A label, then text that is wrapped beside it, at plain spaces only.
    pub(crate) fn wrapped(&mut self, label: &str, text: &str) {
        let indent = label.chars().count();
        let room = self.width.saturating_sub(indent).max(20);
        let mut line = String::new();
        let mut start = label.to_owned();
        let text = self.words.typeset(text);
        for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > room {
                self.line(format!("{start}{line}"));
                start = " ".repeat(indent);
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        self.line(format!("{start}{line}"));
    }

    /// A bar for each chance, in eighths of a character.
    pub(crate) fn bars(&mut self, bars: &[(String, f64)]) {
        const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
        let widest = bars.iter().map(|bar| bar.0.chars().count()).max().unwrap_or(0).min(24);
        let room = self.width.saturating_sub(widest + 16).clamp(10, 60);
        let highest = bars.iter().map(|bar| bar.1).fold(0.0, f64::max);
        for (label, chance) in bars {
            let eighths = (chance / highest * (room * 8) as f64).round() as usize;
            let mut bar = "█".repeat(eighths / 8);
            bar.push_str(EIGHTHS[eighths % 8]);
            let percent = percent(self.words, *chance);
            let _ = writeln!(self.text, "  {label:>widest$}  {percent:>8}  {BAR}{bar}{BAR:#}");
        }
    }

    /// Lines that are laid out already.
    pub(crate) fn text(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// All that stands on the page.
    pub(crate) fn into_text(self) -> String {
        self.text
    }

    pub(crate) fn print(self) -> Result<ExitStatus, Failure> {
        print(self.text.as_bytes())?;
        Ok(ExitStatus::Done)
    }
}

/// A chance to the hundredth of a percent, as the language writes it.
pub(crate) fn percent(words: &Words, chance: f64) -> String {
    let number = simulate::wording::number(words, chance * 100.0, 2);
    words.typeset(&match words.language() {
        Language::French => format!("{number} %"),
        Language::English => format!("{number}%"),
    })
}

/// How a line of a reckoning changes the number, as it is written at a table.
pub(crate) fn signed(words: &Words, (rule, of): (RuleId, &str), change: Change) -> String {
    let told = |number: i64| words.decimal(words.in_unit(rule, of, number));
    match change {
        Change::Base(value) => told(value),
        Change::Add(value) if value < 0 => told(value),
        Change::Add(value) => format!("+{}", told(value)),
        Change::Times(value) => format!("×{value}"),
        Change::DividedBy(value) => format!("÷{value}"),
        Change::Set(value) => format!("={}", told(value)),
        Change::AtMost(value) => format!("≤{}", told(value)),
        Change::AtLeast(value) => format!("≥{}", told(value)),
    }
}

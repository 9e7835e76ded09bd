//! `grognard story show`: a story in words, with its maps.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use engine::game::{Message, Seat};
use games::AnyPlay;
use games::story::{Expect, Happened, OnGround, Place, StoryEvent, Wanted, tell};
use render::{FilmWords, Frame};
use words::{Arguments, Words};

use super::{read, write_in};
use crate::ExitStatus;
use crate::chart::{BOLD, DIM, Page};
use crate::failure::Failure;
use crate::replay::log_line;
use crate::scenario::{self, ends_with};

pub(super) fn show(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let file = found.get_one::<PathBuf>("file").map_or(Path::new(""), PathBuf::as_path);
    let story = read(file, words)?;
    let output = found.get_one::<PathBuf>("output");
    let theme = scenario::theme(found);
    let described = story.battle.describe(words);
    let title = words.names(&story.title).to_owned();
    let prefix = games::rulebook(described.ruleset).map_or("", |book| book.prefix);
    let mut page = Page::new(words);
    page.line(format!("{BOLD}{title}{BOLD:#}"));
    page.line(format!("  {}  {DIM}{}{DIM:#}", described.title, story.rules.join(" ")));
    let mut shown = StoryWriter { words, prefix, sides: Vec::new(), page, turn: None };
    shown.sides = described.armies.into_iter().map(|army| (army.side, army.name)).collect();
    let mut frames: Vec<Frame> = Vec::new();
    let mut draw = |play: &dyn AnyPlay, caption: String| {
        if output.is_none() {
            return;
        }
        let svg = render::svg(&play.scene(None, words), theme);
        if frames.last().is_none_or(|last| last.svg != svg) {
            frames.push(Frame { svg, caption });
        }
    };
    let found = tell(&story, &mut |event| {
        draw(event.play, shown.caption(&event));
        shown.tell(&event);
    });
    shown.page.print()?;
    if let Some(path) = output {
        write_maps(path, &frames, &title, words)?;
    }
    let Err(failure) = found else { return Ok(ExitStatus::Done) };
    let mut page = Page::new(words);
    page.line(format!("{BOLD}{}:{}{BOLD:#}", file.display(), failure.line));
    failure.reasons.iter().for_each(|reason| page.wrapped("    ", reason));
    page.print()?;
    Ok(ExitStatus::No)
}

/// The maps as a film, or a file each in a folder.
fn write_maps(path: &Path, frames: &[Frame], title: &str, words: &Words) -> Result<(), Failure> {
    if ends_with(path, "html") {
        let [play, pause, moment] =
            ["film-play", "film-pause", "film-moment"].map(|key| words.say(key));
        let language = words.language().code();
        let film = FilmWords { language, title, play: &play, pause: &pause, moment: &moment };
        return scenario::write(path, render::film(frames, &film).as_bytes(), words);
    }
    for (index, frame) in frames.iter().enumerate() {
        write_in(path, &format!("{:02}.svg", index + 1), frame.svg.as_bytes(), words)?;
    }
    Ok(())
}

/// A story as it is told.
struct StoryWriter {
    words: &'static Words,
    prefix: &'static str,
    /// The word and the name of each side, by seat.
    sides: Vec<(String, String)>,
    page: Page,
    turn: Option<u32>,
}

impl StoryWriter {
    fn side(&self, seat: Seat) -> &str {
        self.sides.get(usize::from(seat.0)).map_or("?", |(_, name)| name)
    }

    /// The name of a side by its word.
    fn called(&self, word: &str) -> String {
        let side = self.sides.iter().find(|(known, _)| known == word);
        side.map_or(word, |(_, name)| name).to_owned()
    }

    fn caption(&self, event: &StoryEvent<'_>) -> String {
        match &event.happened {
            Happened::Answer { seat, label, .. } | Happened::Refused { seat, label, .. } => {
                format!("{} · {}", self.side(*seat), self.words.message(label))
            }
            Happened::Holds { expect, offered } => {
                self.expected(expect, *offered, event.play).join(" · ")
            }
        }
    }

    fn tell(&mut self, event: &StoryEvent<'_>) {
        let turn = event.play.turn();
        match &event.happened {
            Happened::Answer { seat, asked, label, log, by_default } => {
                let (asked, label) = (self.words.message(asked), self.words.message(label));
                let dim = if *by_default { DIM } else { anstyle::Style::new() };
                let side = self.side(*seat).to_owned();
                self.page.line(format!("  {dim}{side}  {asked} → {label}{dim:#}"));
                for entry in log.entries() {
                    log_line(&mut self.page, entry, event.play, self.words);
                }
            }
            Happened::Refused { seat, asked, label, refusal } => {
                let (asked, label) = (self.words.message(asked), self.words.message(label));
                let side = self.side(*seat).to_owned();
                self.page.line(format!("  {side}  {asked} → {label}"));
                let reason = self.words.rejection(&(*refusal).clone().into());
                self.page.line(format!("         ✗ {reason}  {DIM}{}{DIM:#}", refusal.rule));
            }
            Happened::Holds { expect, offered } => {
                for line in self.expected(expect, *offered, event.play) {
                    self.page.wrapped("    ✓ ", &line);
                }
            }
        }
        if self.turn != Some(turn) && turn > 0 {
            let number = [("turn", i64::from(turn).into())];
            let turn_begins = self.words.say_with("cli-replay-turn", &number);
            self.page.line(format!("\n{BOLD}{turn_begins}{BOLD:#}"));
        }
        self.turn = Some(turn);
    }

    fn say(&self, key: &str, arguments: &Arguments<'_>) -> String {
        self.words.say_with(&format!("cli-story-expects-{key}"), arguments)
    }

    /// A word of the book.
    fn word(&self, word: &str) -> String {
        let (prefix, name) = (self.prefix.to_lowercase(), word.replace('_', "-"));
        let of_book = ["status", "tally"].map(|kind| format!("{prefix}-{kind}-{name}"));
        let keys = of_book.into_iter().chain([format!("cli-story-word-{name}")]);
        let known = keys.into_iter().find(|key| self.words.has(key));
        known.map_or_else(|| self.words.value(self.prefix, word), |key| self.words.say(&key))
    }

    /// What is expected, a sentence each.
    fn expected(
        &self,
        expect: &Expect,
        offered: Option<&Message>,
        play: &dyn AnyPlay,
    ) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(side) = &expect.seen_by {
            lines.push(self.say("seen-by", &[("side", self.called(side).into())]));
        }
        if let Some(piece) = &expect.piece {
            self.of_piece(expect, piece, play, &mut lines);
        }
        for id in &expect.hides {
            lines.push(self.say("hides", &[("piece", name(id, play, self.words).into())]));
        }
        if let Some(turn) = expect.turn {
            lines.push(self.say("turn", &[("turn", i64::from(turn).into())]));
        }
        if let Some(phase) = &expect.phase {
            lines.push(self.say("phase", &[("phase", self.word(phase).into())]));
        }
        if let Some(asked) = &expect.asked {
            lines.extend(self.asked(asked, play));
        }
        if let Some(label) = offered {
            lines.push(self.say("offered", &[("answer", self.words.message(label).into())]));
        }
        if let Some(unwanted) = &expect.not_offered {
            lines.push(self.say("not-offered", &[("answer", self.answer(unwanted).into())]));
        }
        if let Some(odds) = &expect.odds {
            let answer = self.answer(&odds.wanted());
            let percent = format!("{:.2}", odds.chance * 100.0);
            let arguments = [("answer", answer.into()), ("percent", percent.into())];
            lines.push(self.say("odds", &arguments));
        }
        for (name, counts) in expect.has_each.iter().chain(&expect.tallies) {
            let counts = counts.iter().zip(&self.sides);
            let counts = counts.map(|(count, (_, side))| format!("{side} {count}"));
            let counts = counts.collect::<Vec<_>>().join(", ");
            let arguments = [("name", self.word(name).into()), ("counts", counts.into())];
            lines.push(self.say("counts", &arguments));
        }
        for (id, holder) in &expect.objectives {
            let tableau = play.tableau(None);
            let objective = tableau.objective(id);
            let objective = objective.map_or(id.as_str(), |one| self.words.names(&one.name));
            let arguments =
                [("objective", objective.to_owned().into()), ("side", self.called(holder).into())];
            let key = if holder.is_empty() { "objective-free" } else { "objective" };
            lines.push(self.say(key, &arguments));
        }
        for (key, there) in
            [("on-ground", &expect.on_ground), ("not-on-ground", &expect.not_on_ground)]
        {
            if let Some(OnGround { kind, .. }) = there {
                lines.push(self.say(key, &[("kind", self.word(kind).into())]));
            }
        }
        if let Some(ended) = &expect.outcome {
            let key = if ended.winner.is_some() { "won" } else { "drawn" };
            let winner = ended.winner.as_deref().map_or_else(String::new, |side| self.called(side));
            lines.push(self.say(key, &[("side", winner.into())]));
        }
        if !expect.cited.is_empty() {
            lines.push(self.say("cited", &[("rules", expect.cited.join(" ").into())]));
        }
        lines
    }

    fn asked(&self, asked: &BTreeMap<String, String>, play: &dyn AnyPlay) -> Vec<String> {
        if asked.is_empty() {
            return vec![self.say("nobody-asked", &[])];
        }
        let asked = play.asked().into_iter().filter_map(|seat| play.decision(seat));
        let line = |decision: games::AnyDecision| {
            let side = self.side(decision.seat).to_owned();
            let prompt = self.words.message(&decision.prompt);
            self.say("asked", &[("side", side.into()), ("question", prompt.into())])
        };
        asked.map(line).collect()
    }

    /// An answer in the words of the file.
    fn answer(&self, wanted: &Wanted) -> String {
        let place = |place: &Place| match place {
            Place::Hex(name) => name.clone(),
            Place::Point([x, y]) => format!("({x} ; {y})"),
        };
        let by = wanted.by.as_ref().map(|by| by.join(", "));
        let parts = [
            wanted.piece.clone().or(by),
            wanted.does.clone(),
            wanted.target.as_ref().map(place).map(|target| format!("→ {target}")),
            wanted.place.as_ref().map(place),
            wanted.formation.clone(),
            wanted.facing.map(|degrees| format!("{degrees}°")),
            wanted.count.map(|count| count.to_string()),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn of_piece(&self, expect: &Expect, id: &str, play: &dyn AnyPlay, lines: &mut Vec<String>) {
        let piece = name(id, play, self.words);
        let mut say = |key: &str, value: String| {
            lines.push(self.say(key, &[("piece", piece.clone().into()), ("value", value.into())]));
        };
        match &expect.at {
            Some(Place::Hex(hex)) => say("at", hex.clone()),
            Some(Place::Point([x, y])) => say("at", format!("({x} ; {y})")),
            None => {}
        }
        if let Some(degrees) = expect.facing {
            say("facing", degrees.to_string());
        }
        if let Some(strength) = expect.strength {
            say("strength", strength.to_string());
        }
        if let Some(losses) = expect.losses {
            say("losses", losses.to_string());
        }
        let words = [&expect.status, &expect.formation, &expect.order, &expect.group];
        words.into_iter().flatten().for_each(|word| say("is", self.word(word)));
        if let Some(level) = expect.stack {
            say("stack", level.to_string());
        }
        match expect.attached_to.as_deref() {
            Some("") => say("alone", String::new()),
            Some(with) => say("with", name(with, play, self.words)),
            None => {}
        }
        match expect.markers.as_deref() {
            Some([]) => say("no-markers", String::new()),
            Some(markers) => {
                let markers: Vec<String> = markers.iter().map(|one| self.word(one)).collect();
                say("markers", markers.join(", "));
            }
            None => {}
        }
        expect.has.iter().for_each(|marker| say("has", self.word(marker)));
        expect.lacks.iter().for_each(|marker| say("lacks", self.word(marker)));
    }
}

/// The name of a piece by its id.
fn name(id: &str, play: &dyn AnyPlay, words: &Words) -> String {
    let tableau = play.tableau(None);
    tableau.piece(id).map_or(id, |piece| words.names(&piece.name)).to_owned()
}

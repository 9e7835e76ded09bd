//! The file of a story.

use std::collections::BTreeMap;
use std::path::Path;

use engine::scenario::Names;
use serde::Deserialize;
use serde_json::{Map, Value};
use toml::Spanned;

use crate::any::{AnyGame, Source};

/// A story as it is read.
#[derive(Clone, Debug)]
pub struct Story {
    pub title: Names,
    /// The rules that it shows.
    pub rules: Vec<String>,
    /// What the players agreed on.
    pub options: Map<String, Value>,
    pub source: Source,
    pub items: Vec<(usize, Item)>,
}

/// A part of a story, with its line in the file.
#[derive(Clone, Debug)]
pub enum Item {
    Step(Box<Answer>),
    Expect(Box<Expect>),
}

/// Why a text is no story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryFault {
    pub line: usize,
    pub reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    story: Names,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    options: toml::Table,
    scenario: Spanned<WrittenScenario>,
    #[serde(default)]
    step: Vec<Spanned<Answer>>,
    #[serde(default)]
    expect: Vec<Spanned<Expect>>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum WrittenScenario {
    /// The id of a battle that comes with a book, or a file beside the story.
    Named(String),
    /// A whole scenario, with the id of its book under `ruleset`.
    Here(toml::Table),
}

/// An answer, named as a player sees it, or the answers of people who want nothing.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The side, by its word in the scenario; needed only where both are asked.
    pub seat: Option<String>,
    pub does: Option<String>,
    pub piece: Option<String>,
    pub target: Option<String>,
    pub place: Option<Place>,
    /// In degrees.
    pub facing: Option<f64>,
    pub count: Option<i64>,
    /// The answer as the game writes it: for what is not offered.
    pub choice: Option<Value>,
    /// The faces that fall because of it, in order, no more and no fewer.
    #[serde(default)]
    pub dice: Vec<i64>,
    /// The rule by which it must be refused; nothing changes then.
    pub refused: Option<String>,
    /// Everything is answered by its default until this question comes.
    pub rest: Option<String>,
}

impl Answer {
    /// The offer that is meant.
    pub fn wanted(&self) -> Wanted {
        Wanted {
            does: self.does.clone(),
            piece: self.piece.clone(),
            target: self.target.clone(),
            place: self.place.clone(),
            facing: self.facing,
            count: self.count,
        }
    }
}

/// Which of the answers that are offered. What is not given may be anything.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// The verb.
    pub does: Option<String>,
    pub piece: Option<String>,
    pub target: Option<String>,
    pub place: Option<Place>,
    /// In degrees.
    pub facing: Option<f64>,
    pub count: Option<i64>,
}

/// A place: a hex by its name, or a point in the book's unit, as the map has it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum Place {
    Hex(String),
    Point([f64; 2]),
}

/// What must be so now.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    pub piece: Option<String>,
    pub at: Option<Place>,
    /// How far from `at` it may be.
    pub about: Option<f64>,
    pub facing: Option<f64>,
    pub status: Option<String>,
    pub strength: Option<f64>,
    pub losses: Option<f64>,
    pub formation: Option<String>,
    pub order: Option<String>,
    /// Exactly these.
    pub markers: Option<Vec<String>>,
    #[serde(default)]
    pub has: Vec<String>,
    #[serde(default)]
    pub lacks: Vec<String>,
    /// Who is asked what now, and nobody else: the word of the question by side.
    pub asked: Option<BTreeMap<String, String>>,
    pub offered: Option<Wanted>,
    pub not_offered: Option<Wanted>,
    /// Rules that the log cites since the last expectation.
    #[serde(default)]
    pub cited: Vec<String>,
    /// The view in which the expectations hold; a spectator's if it is not given.
    pub seen_by: Option<String>,
    /// Pieces that stand nowhere in it.
    #[serde(default)]
    pub hides: Vec<String>,
    /// What each side has, such as command points.
    #[serde(default)]
    pub has_each: BTreeMap<String, Vec<i64>>,
    pub turn: Option<u32>,
    pub outcome: Option<Ended>,
}

/// How the battle must have ended.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// The side; nobody in a draw.
    pub winner: Option<String>,
    pub level: Option<String>,
}

fn line_of(text: &str, at: usize) -> usize {
    text[..at.min(text.len())].matches('\n').count() + 1
}

impl Story {
    /// Reads a story; `beside` is the folder of its file.
    pub fn read(text: &str, beside: &Path) -> Result<Self, StoryFault> {
        let written: Written = toml::from_str(text).map_err(|error| StoryFault {
            line: error.span().map_or(1, |span| line_of(text, span.start)),
            reason: error.message().to_owned(),
        })?;
        let line = line_of(text, written.scenario.span().start);
        let source = source(written.scenario.into_inner(), beside)
            .map_err(|reason| StoryFault { line, reason })?;
        let options = serde_json::to_value(written.options).unwrap_or_default();
        let steps = written.step.into_iter().map(|step| {
            let line = line_of(text, step.span().start);
            (line, Item::Step(Box::new(step.into_inner())))
        });
        let expected = written.expect.into_iter().map(|expect| {
            let line = line_of(text, expect.span().start);
            (line, Item::Expect(Box::new(expect.into_inner())))
        });
        let mut items: Vec<(usize, Item)> = steps.chain(expected).collect();
        items.sort_by_key(|(line, _)| *line);
        Ok(Self {
            title: written.story,
            rules: written.rules,
            options: options.as_object().cloned().unwrap_or_default(),
            source,
            items,
        })
    }

    /// The game that it is played with.
    pub fn game(&self) -> Option<&'static dyn AnyGame> {
        crate::game(self.source.id.split('/').next().unwrap_or_default())
    }
}

fn source(scenario: WrittenScenario, beside: &Path) -> Result<Source, String> {
    match scenario {
        WrittenScenario::Named(name) => match crate::scenario(&name) {
            Some((_, source)) => Ok(source),
            None => {
                let text = std::fs::read_to_string(beside.join(&name))
                    .map_err(|error| format!("{name}: {error}"))?;
                of_text(text)
            }
        },
        WrittenScenario::Here(table) => {
            of_text(toml::to_string(&table).map_err(|error| error.to_string())?)
        }
    }
}

/// A scenario that says which book it belongs to.
fn of_text(text: String) -> Result<Source, String> {
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
    let word = |name: &str| table.get(name).and_then(toml::Value::as_str).unwrap_or_default();
    let (ruleset, id) = (word("ruleset"), word("id"));
    if crate::game(ruleset).is_none() {
        return Err(format!("ruleset = {ruleset:?}"));
    }
    let id = format!("{ruleset}/{id}");
    let mut plain = table.clone();
    plain.remove("ruleset");
    let text = toml::to_string(&plain).map_err(|error| error.to_string())?;
    Ok(Source { id, text, built_in: false })
}

//! The file of a story.

use std::collections::BTreeMap;

use engine::form::Lines;
use engine::scenario::Names;
use serde::Deserialize;
use serde_json::{Map, Value};
use toml::Spanned;

use super::answer::{Answer, Chance, Place, Wanted};
use crate::any::{AnyBattle, ScenarioFault, Source};

/// A story as it is read, with the battle that it is about.
#[derive(Debug)]
pub struct Story {
    pub title: Names,
    /// The rules that it shows.
    pub rules: Vec<String>,
    /// With what the players agreed on, and begun when the story begins.
    pub battle: Box<dyn AnyBattle>,
    /// The answers that lead to where it begins, with the line of the first.
    pub before: (usize, Vec<Before>),
    pub items: Vec<(usize, Item)>,
}

/// A part of a story, with its line in the file.
#[derive(Clone, Debug)]
pub enum Item {
    Step(Box<Answer>),
    Expect(Box<Expect>),
}

/// An answer before a story, in its compact form: a side, the faces that fell, the answer as the game
/// writes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Before {
    pub side: String,
    pub dice: Vec<i64>,
    pub choice: Value,
}

/// Why a text is no story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryFault {
    pub line: usize,
    pub reason: FaultReason,
}

/// What is wrong with the text of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultReason {
    /// It is not of the format.
    Text(String),
    /// Its scenario is not sound; the prefix of its book.
    Scenario(&'static str, ScenarioFault),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    story: Names,
    #[serde(default)]
    rules: Vec<String>,
    options: Option<Spanned<toml::Table>>,
    begins: Option<Spanned<toml::Table>>,
    scenario: Spanned<WrittenScenario>,
    before: Option<Spanned<String>>,
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

/// The words of what an expectation may say.
pub const FACTS: &[&str] = &[
    "piece",
    "at",
    "about",
    "facing",
    "status",
    "strength",
    "losses",
    "formation",
    "order",
    "group",
    "stack",
    "attached_to",
    "markers",
    "has",
    "lacks",
    "asked",
    "offered",
    "not_offered",
    "odds",
    "cited",
    "seen_by",
    "hides",
    "has_each",
    "tallies",
    "objectives",
    "on_ground",
    "not_on_ground",
    "turn",
    "phase",
    "exchanged",
    "outcome",
];

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
    /// What it belongs to.
    pub group: Option<String>,
    /// Its level in a stack.
    pub stack: Option<u8>,
    /// The piece that it is with; an empty word for nobody.
    pub attached_to: Option<String>,
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
    pub odds: Option<Chance>,
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
    /// What a report counts of each side, such as losses.
    #[serde(default)]
    pub tallies: BTreeMap<String, Vec<i64>>,
    /// Who holds each of these objectives; an empty word for nobody.
    #[serde(default)]
    pub objectives: BTreeMap<String, String>,
    /// A change of the ground or a marker that lies on it.
    pub on_ground: Option<OnGround>,
    /// The same, which must not be there.
    pub not_on_ground: Option<OnGround>,
    pub turn: Option<u32>,
    pub phase: Option<String>,
    /// Whether the players have changed places.
    pub exchanged: Option<bool>,
    pub outcome: Option<Ended>,
}

/// Something on the ground. What is not given may be anything.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnGround {
    pub kind: String,
    /// A point of the map in the book's unit.
    pub at: Option<[f64; 2]>,
    /// Whose it is.
    pub side: Option<String>,
}

/// How the battle must have ended.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// The side; nobody in a draw.
    pub winner: Option<String>,
    pub level: Option<String>,
}

/// Gives the text of a file beside the story, or says why there is none.
pub type Find<'a> = &'a dyn Fn(&str) -> Result<String, String>;

fn line_of(text: &str, at: usize) -> usize {
    text[..at.min(text.len())].matches('\n').count() + 1
}

impl Story {
    /// Reads a story. All that is wrong with its scenario is told at once.
    pub fn read(text: &str, find: Find<'_>) -> Result<Self, Vec<StoryFault>> {
        let fault = |line: usize, reason: String| {
            vec![StoryFault { line, reason: FaultReason::Text(reason) }]
        };
        let written: Written = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| line_of(text, span.start));
            fault(line, error.message().to_owned())
        })?;
        let line = line_of(text, written.scenario.span().start);
        let here = matches!(written.scenario.get_ref(), WrittenScenario::Here(_));
        let begins = written.begins.as_ref().map(|begins| begins.get_ref().clone());
        let source = source(written.scenario.into_inner(), begins, find)
            .map_err(|reason| fault(line, reason))?;
        let ruleset = source.id.split('/').next().unwrap_or_default();
        let game = crate::game(ruleset).ok_or_else(|| fault(line, ruleset.to_owned()))?;
        let lines = Lines::of_text(text);
        let battle = game.read(source).map_err(|faults| {
            let told = faults.into_iter().map(|one| {
                let line = match &written.begins {
                    Some(begins) if one.field.starts_with("begins") => {
                        line_of(text, begins.span().start)
                    }
                    _ if here => lines.of(&format!("scenario.{}", one.field)).max(line),
                    _ => line,
                };
                let reason = FaultReason::Scenario(game.rulebook().prefix, one);
                StoryFault { line, reason }
            });
            told.collect::<Vec<_>>()
        })?;
        let battle = match &written.options {
            None => battle,
            Some(options) => {
                let said = serde_json::to_value(options.get_ref()).unwrap_or_default();
                let said: Map<String, Value> = said.as_object().cloned().unwrap_or_default();
                let line = line_of(text, options.span().start);
                battle.agree(&said).map_err(|wrong| fault(line, format!("options: {wrong:?}")))?
            }
        };
        let before = match &written.before {
            None => (line, Vec::new()),
            Some(before) => {
                let line = line_of(text, before.span().start);
                (line, earlier(before.get_ref()).map_err(|reason| fault(line, reason))?)
            }
        };
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
        Ok(Self { title: written.story, rules: written.rules, battle, before, items })
    }
}

/// The answers before a story: a line each, such as `union [1,6] {"commit":null}`.
fn earlier(text: &str) -> Result<Vec<Before>, String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let one = |line: &str| {
        let mut parts = line.splitn(3, ' ');
        let mut part = || parts.next().unwrap_or_default();
        let (side, dice, choice) = (part().to_owned(), part(), part());
        let unreadable = |error: serde_json::Error| format!("{line}: {error}");
        let dice = serde_json::from_str(dice).map_err(unreadable)?;
        Ok(Before { side, dice, choice: serde_json::from_str(choice).map_err(unreadable)? })
    };
    lines.map(one).collect()
}

fn source(
    scenario: WrittenScenario,
    begins: Option<toml::Table>,
    find: Find<'_>,
) -> Result<Source, String> {
    let (ruleset, mut table) = match scenario {
        WrittenScenario::Here(table) => (None, table),
        WrittenScenario::Named(name) => match crate::scenario(&name) {
            Some((_, source)) if begins.is_none() => return Ok(source),
            Some((game, source)) => (Some(game.rulebook().id), table_of(&source.text)?),
            None => (None, table_of(&find(&name)?)?),
        },
    };
    let given = table.remove("ruleset");
    let ruleset = ruleset.or_else(|| given.as_ref()?.as_str()).unwrap_or_default().to_owned();
    if crate::game(&ruleset).is_none() {
        return Err(format!("ruleset = {ruleset:?}"));
    }
    if let Some(begins) = begins {
        table.insert("begins".to_owned(), begins.into());
    }
    let id = table.get("id").and_then(toml::Value::as_str).unwrap_or_default();
    let id = format!("{ruleset}/{id}");
    let text = toml::to_string(&table).map_err(|error| error.to_string())?;
    Ok(Source { id, text, built_in: false })
}

fn table_of(text: &str) -> Result<toml::Table, String> {
    text.parse().map_err(|error: toml::de::Error| error.to_string())
}

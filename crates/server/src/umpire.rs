//! The rulebooks over HTTP: their rules, procedures, exact odds and results.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::{Json, Router, routing};
use dice::{Dice, DiceError, Entry, Pool, Reading, RuleId, Scripted, Seeded};
use engine::{AnyProcedure, Rejection, Rulebook};
use serde_json::Value;
use words::{Language, Words};

use crate::failure::Failure;
use crate::hub::Hub;
use crate::lang::Lang;
use crate::read::read;
use crate::tell;
use crate::wire::{
    BookWords, Likely, Line, Needed, ProcedureInfo, ProcedureOdds, Resolve, Resolved, RuleInfo,
    RulebookInfo,
};

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/rulebooks", routing::get(rulebooks))
        .route("/api/rulebooks/{book}/rules", routing::get(rules))
        .route("/api/rulebooks/{book}/rules/{rule}", routing::get(rule))
        .route("/api/rulebooks/{book}/words", routing::get(book_words))
        .route("/api/rulebooks/{book}/procedures", routing::get(procedures))
        .route("/api/rulebooks/{book}/procedures/{name}/odds", routing::post(odds))
        .route("/api/rulebooks/{book}/procedures/{name}/resolve", routing::post(resolve))
}

fn book(id: &str, words: &Words) -> Result<&'static Rulebook, Failure> {
    games::rulebook(id).ok_or_else(|| Failure::unknown("rulebook", id, words))
}

fn procedure(
    book: &Rulebook,
    name: &str,
    words: &Words,
) -> Result<&'static dyn AnyProcedure, Failure> {
    book.procedure(name).ok_or_else(|| Failure::unknown("procedure", name, words))
}

async fn rulebooks() -> Json<Vec<RulebookInfo>> {
    let info = games::RULEBOOKS.iter().map(|book| RulebookInfo {
        id: book.id.to_owned(),
        title: book.title.to_owned(),
        prefix: book.prefix.to_owned(),
        playable: games::game(book.id).is_some(),
        procedures: u32::try_from(book.procedures.len()).unwrap_or(0),
    });
    Json(info.collect())
}

fn told(book: &Rulebook, words: &Words) -> Vec<RuleInfo> {
    let info = |rule: engine::Rule<'_>| RuleInfo {
        id: rule.id.to_owned(),
        chapter: rule.chapter.to_owned(),
        text: rule.text.to_owned(),
    };
    match words.language() {
        Language::French => book.rules_in_french().map(info).collect(),
        Language::English => book.rules().map(info).collect(),
    }
}

async fn rules(Path(id): Path<String>, Lang(words): Lang) -> Result<Json<Vec<RuleInfo>>, Failure> {
    Ok(Json(told(book(&id, words)?, words)))
}

async fn rule(
    Path((id, rule)): Path<(String, String)>,
    Lang(words): Lang,
) -> Result<Json<RuleInfo>, Failure> {
    let found = told(book(&id, words)?, words).into_iter().find(|one| one.id == rule);
    found.map(Json).ok_or_else(|| Failure::unknown("rule", &rule, words))
}

async fn book_words(Path(id): Path<String>, Lang(words): Lang) -> Result<Json<BookWords>, Failure> {
    let prefix = book(&id, words)?.prefix.to_lowercase();
    let kind = |kind: &str, keep_hyphens: bool| {
        let start = format!("{prefix}-{kind}-");
        let found = words.keys().filter_map(|key| {
            let name = key.strip_prefix(&start)?;
            let name = if keep_hyphens { name.to_owned() } else { name.replace('-', "_") };
            Some((name, words.say(key)))
        });
        found.collect::<BTreeMap<String, String>>()
    };
    Ok(Json(BookWords {
        fields: kind("field", false),
        values: kind("value", false),
        procedures: kind("procedure", true),
    }))
}

async fn procedures(
    Path(id): Path<String>,
    Lang(words): Lang,
) -> Result<Json<Vec<ProcedureInfo>>, Failure> {
    let book = book(&id, words)?;
    let rules = told(book, words);
    let info = book.procedures.iter().map(|procedure| {
        let cited: Vec<String> = procedure.rules().iter().map(|rule| rule.to_string()).collect();
        // A procedure stands in the chapter of the first rule that it follows.
        let first = cited.first().and_then(|id| rules.iter().find(|rule| rule.id == *id));
        ProcedureInfo {
            name: procedure.name().to_owned(),
            title: words.say(&format!(
                "{}-procedure-{}",
                book.prefix.to_lowercase(),
                procedure.name()
            )),
            chapter: first.map(|rule| rule.chapter.clone()).unwrap_or_default(),
            rules: cited,
            input_schema: procedure.input_schema().to_value(),
            result_schema: procedure.result_schema().to_value(),
        }
    });
    Ok(Json(info.collect()))
}

/// A JSON result of a procedure.
fn parsed(result: &str) -> Value {
    serde_json::from_str(result).unwrap_or(Value::Null)
}

async fn odds(
    Path((id, name)): Path<(String, String)>,
    Lang(words): Lang,
    State(hub): State<Arc<Hub>>,
    body: Bytes,
) -> Result<Json<ProcedureOdds>, Failure> {
    let procedure = procedure(book(&id, words)?, &name, words)?;
    let input = String::from_utf8_lossy(&body).into_owned();
    // The largest inputs take many milliseconds: beside the requests, and not too many at once.
    let work = move || -> Result<ProcedureOdds, Rejection> {
        let outcomes = procedure.odds(&input)?;
        let explained = tell::lines(&procedure.explain(&input)?, words);
        let likely = outcomes.iter().map(|(result, probability)| Likely {
            result: parsed(result),
            probability: *probability,
            text: None,
        });
        Ok(ProcedureOdds { outcomes: likely.collect(), explained })
    };
    let odds = hub.beside(work).await.map_err(|error| Failure::fault(&error, words))?;
    odds.map(Json).map_err(|rejection| Failure::rejected(&rejection, words))
}

async fn resolve(
    Path((id, name)): Path<(String, String)>,
    Lang(words): Lang,
    body: Bytes,
) -> Result<Json<Resolved>, Failure> {
    let procedure = procedure(book(&id, words)?, &name, words)?;
    let asked: Resolve = read(&body, words)?;
    let input = asked.input.to_string();
    if asked.roll {
        let seed = crate::token::random::<8>().map_err(|error| Failure::fault(&error, words))?;
        let mut dice = Seeded::new(u64::from_le_bytes(seed));
        let resolution = procedure.resolve(&input, &mut dice);
        let resolution = resolution.map_err(|rejection| Failure::rejected(&rejection, words))?;
        return Ok(Json(done(&resolution, words)));
    }
    let typed = asked.dice.unwrap_or_default();
    let mut dice = Remembering { dice: Scripted::new(&typed), thrown: Vec::new() };
    match procedure.resolve(&input, &mut dice) {
        Ok(resolution) => {
            let left = dice.dice.finish();
            left.map_err(|error| Failure::rejected(&Rejection::Dice(error), words))?;
            Ok(Json(done(&resolution, words)))
        }
        Err(Rejection::Dice(DiceError::Missing { rule, key, pool, given })) => {
            let explained = procedure.explain(&input);
            let explained = explained.map_err(|rejection| Failure::rejected(&rejection, words))?;
            let mut lines = tell::lines(&explained, words);
            lines.extend(dice.thrown.iter().map(|entry| tell::line(entry, None, words)));
            let used: usize = dice.thrown.iter().map(faces).sum();
            Ok(Json(Resolved::Short {
                needed: needed(rule, key, &pool, given, words),
                lines,
                given: u32::try_from(used).unwrap_or(0) + given,
            }))
        }
        Err(rejection) => Err(Failure::rejected(&rejection, words)),
    }
}

fn done(resolution: &engine::Resolution, words: &Words) -> Resolved {
    let lines: Vec<Line> = tell::lines(&resolution.log, words);
    let dice = lines.iter().filter_map(|line| line.faces.clone()).flatten().collect();
    Resolved::Done { result: parsed(&resolution.result), lines, dice }
}

fn faces(entry: &Entry) -> usize {
    match entry {
        Entry::Throw { faces, .. } => faces.len(),
        _ => 0,
    }
}

/// Typed dice that keep what has been thrown when they run short.
struct Remembering<'a> {
    dice: Scripted<'a>,
    thrown: Vec<Entry>,
}

impl Dice for Remembering<'_> {
    fn throw(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: &Pool,
        faces: &mut Vec<u8>,
    ) -> Result<[i64; 2], DiceError> {
        let values = self.dice.throw(rule, key, pool, faces)?;
        let (count, die, faces) = (pool.count, pool.die, faces.clone());
        let readings = if matches!(pool.reading, Reading::Both(..)) { 2 } else { 1 };
        self.thrown.push(Entry::Throw { rule, key, count, die, faces, values, readings });
        Ok(values)
    }
}

fn needed(rule: RuleId, key: &'static str, pool: &Pool, given: u32, words: &Words) -> Needed {
    let all: Vec<u8> = pool.die.faces().map(|(face, _)| face).collect();
    let good: Option<Vec<u8>> = match &pool.reading {
        Reading::Sum(worth) | Reading::Both(worth, _) => Some(
            all.iter()
                .copied()
                .filter(|face| {
                    worth.0.get(usize::from(*face).wrapping_sub(1)).is_some_and(|worth| *worth > 0)
                })
                .collect(),
        ),
        _ => None,
    };
    let hint = good.as_ref().filter(|good| !good.is_empty()).map(|good| {
        let good: Vec<String> = good.iter().map(ToString::to_string).collect();
        words.say_with("server-good-faces", &[("faces", good.join(", ").into())])
    });
    Needed {
        count: pool.count.saturating_sub(given),
        die: pool.die.to_string(),
        sides: pool.die.sides(),
        faces: all,
        rule: rule.to_string(),
        what: words.reckoned(rule, key),
        hint,
        good,
    }
}

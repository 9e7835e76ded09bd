//! The rulebooks over HTTP: their rules, procedures, exact odds and results.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::State;
use axum::{Json, Router, routing};
use dice::{DiceError, Seeded};
use engine::{AnyProcedure, Rejection, Rulebook, roster};
use serde_json::Value;
use words::{Language, Words};

use crate::charts::charts;
use crate::failure::Failure;
use crate::hub::Hub;
use crate::lang::Lang;
use crate::read::{Body, Path, read, text_of};
use crate::typed_dice::{RecordingDice, needed};
use crate::wire::{
    BookWords, ErrorCode, Likely, LineKind, LogLine, ProcedureInfo, ProcedureOdds, Resolve,
    Resolved, RuleChart, RuleInfo, RulebookInfo, UnitChange,
};
use crate::wording;

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/rulebooks", routing::get(rulebooks))
        .route("/api/rulebooks/{book}/rules", routing::get(rules))
        .route("/api/rulebooks/{book}/rules/{rule}", routing::get(rule))
        .route("/api/rulebooks/{book}/charts", routing::get(rule_charts))
        .route("/api/rulebooks/{book}/words", routing::get(book_words))
        .route("/api/rulebooks/{book}/procedures", routing::get(procedures))
        .route("/api/rulebooks/{book}/procedures/{name}/odds", routing::post(odds))
        .route("/api/rulebooks/{book}/procedures/{name}/resolve", routing::post(resolve))
}

fn book(id: &str, words: &Words) -> Result<&'static Rulebook, Failure> {
    games::rulebook(id).ok_or_else(|| Failure::unknown(ErrorCode::UnknownRulebook, id, words))
}

fn procedure(
    book: &Rulebook,
    name: &str,
    words: &Words,
) -> Result<&'static dyn AnyProcedure, Failure> {
    book.procedure(name).ok_or_else(|| Failure::unknown(ErrorCode::UnknownProcedure, name, words))
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

/// One rule of the book whose ids begin so.
pub(crate) fn rule_told(prefix: &str, id: &str, words: &Words) -> Option<RuleInfo> {
    let book = games::RULEBOOKS.iter().find(|book| book.prefix == prefix)?;
    told(book, words).into_iter().find(|rule| rule.id == id)
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
    found.map(Json).ok_or_else(|| Failure::unknown(ErrorCode::UnknownRule, &rule, words))
}

async fn rule_charts(
    Path(id): Path<String>,
    Lang(words): Lang,
) -> Result<Json<Vec<RuleChart>>, Failure> {
    let book = book(&id, words)?;
    Ok(Json(match words.language() {
        Language::French => charts(book.rules_fr),
        Language::English => charts(book.rules_en),
    }))
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
    Body(body): Body,
) -> Result<Json<ProcedureOdds>, Failure> {
    let procedure = procedure(book(&id, words)?, &name, words)?;
    let input = text_of(&body, words)?.to_owned();
    // The largest inputs take many milliseconds: on the blocking threads, a limited number at once.
    let work = move || -> Result<ProcedureOdds, Rejection> {
        let outcomes = procedure.odds(&input)?;
        let explained = wording::lines(&procedure.explain(&input)?, words);
        let likely = outcomes.iter().map(|(result, probability)| Likely {
            result: parsed(result),
            probability: *probability,
        });
        Ok(ProcedureOdds { outcomes: likely.collect(), explained })
    };
    let odds = hub.run_blocking(work).await.map_err(|error| Failure::fault(&error, words))?;
    odds.map(Json).map_err(|rejection| Failure::rejected(&rejection, words))
}

async fn resolve(
    Path((id, name)): Path<(String, String)>,
    Lang(words): Lang,
    State(hub): State<Arc<Hub>>,
    Body(body): Body,
) -> Result<Json<Resolved>, Failure> {
    let book = book(&id, words)?;
    let procedure = procedure(book, &name, words)?;
    let asked: Resolve = read(&body, words)?;
    let input = asked.input.to_string();
    let parts = asked.parts.unwrap_or_default();
    let done = |resolution: &engine::Resolution, practice: bool| {
        let result = parsed(&resolution.result);
        let changes = roster::changes(book.effects, &name, &result, &parts);
        let changes = changes.into_iter().map(UnitChange::from).collect();
        let lines: Vec<LogLine> = wording::lines(&resolution.log, words);
        let faces = lines.iter().filter_map(|line| match &line.kind {
            LineKind::Throw { faces, .. } => Some(faces),
            LineKind::Modifier { .. } | LineKind::Note => None,
        });
        let dice = faces.flatten().copied().collect();
        Json(Resolved::Done { result, lines, dice, changes, practice })
    };
    let refused = |rejection: Rejection| Failure::rejected(&rejection, words);
    if asked.roll {
        let (seed, practice) = hub.roll_seed().map_err(|error| Failure::fault(&error, words))?;
        let made = procedure.resolve(&input, &mut Seeded::new(seed));
        return made.map(|made| done(&made, practice)).map_err(refused);
    }
    let typed = asked.dice.as_deref().unwrap_or_default();
    let mut dice = RecordingDice::new(typed);
    match procedure.resolve(&input, &mut dice) {
        Ok(resolution) => {
            dice.finish().map_err(|error| refused(Rejection::Dice(error)))?;
            Ok(done(&resolution, false))
        }
        Err(Rejection::Dice(DiceError::Missing { rule, key, pool, given })) => {
            let mut lines = wording::lines(&procedure.explain(&input).map_err(refused)?, words);
            lines.extend(dice.thrown.iter().map(|entry| wording::line(entry, None, words)));
            Ok(Json(Resolved::Short {
                needed: needed(rule, key, &pool, given, words),
                lines,
                given: dice.used() + given,
            }))
        }
        Err(rejection) => Err(refused(rejection)),
    }
}

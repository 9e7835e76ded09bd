//! The rulebooks over HTTP: their rules, procedures, exact odds and results.

use std::sync::Arc;

use axum::extract::State;
use axum::{Json, Router, routing};
use umpire::Roll;

use crate::failure::Failure;
use crate::hub::Hub;
use crate::lang::Lang;
use crate::read::{Body, Path};
use crate::wire::{
    BookWords, ProcedureInfo, ProcedureOdds, Resolved, RuleChart, RuleInfo, RulebookInfo,
};

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

async fn rulebooks() -> Json<Vec<RulebookInfo>> {
    Json(umpire::rulebooks())
}

async fn rules(Path(id): Path<String>, Lang(words): Lang) -> Result<Json<Vec<RuleInfo>>, Failure> {
    Ok(Json(umpire::rules(&id, words)?))
}

async fn rule(
    Path((id, rule)): Path<(String, String)>,
    Lang(words): Lang,
) -> Result<Json<RuleInfo>, Failure> {
    Ok(Json(umpire::rule(&id, &rule, words)?))
}

async fn rule_charts(
    Path(id): Path<String>,
    Lang(words): Lang,
) -> Result<Json<Vec<RuleChart>>, Failure> {
    Ok(Json(umpire::charts(&id, words)?))
}

async fn book_words(Path(id): Path<String>, Lang(words): Lang) -> Result<Json<BookWords>, Failure> {
    Ok(Json(umpire::book_words(&id, words)?))
}

async fn procedures(
    Path(id): Path<String>,
    Lang(words): Lang,
) -> Result<Json<Vec<ProcedureInfo>>, Failure> {
    Ok(Json(umpire::procedures(&id, words)?))
}

async fn odds(
    Path((id, name)): Path<(String, String)>,
    Lang(words): Lang,
    State(hub): State<Arc<Hub>>,
    Body(body): Body,
) -> Result<Json<ProcedureOdds>, Failure> {
    // The largest inputs take many milliseconds: on the blocking threads, a limited number at once.
    let work = move || umpire::odds(&id, &name, &body, words);
    let odds = hub.run_blocking(work).await.map_err(|error| Failure::fault(&error, words))?;
    Ok(Json(odds?))
}

async fn resolve(
    Path((id, name)): Path<(String, String)>,
    Lang(words): Lang,
    State(hub): State<Arc<Hub>>,
    Body(body): Body,
) -> Result<Json<Resolved>, Failure> {
    let roll = || {
        let (seed, practice) = hub.roll_seed().map_err(|error| Failure::fault(&error, words))?;
        Ok(Roll { seed, practice })
    };
    umpire::resolve(&id, &name, &body, roll, words).map(Json)
}

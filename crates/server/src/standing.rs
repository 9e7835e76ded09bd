//! Answers given beforehand, over HTTP: what a seat may give, and what it has given. Nobody else is told.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::{Json, Router, routing};
use engine::game::StandingQuestion;
use words::Words;

use crate::failure::Failure;
use crate::game_routes::{game, seated};
use crate::guard::{Act, Client, spend};
use crate::hub::Hub;
use crate::lang::Lang;
use crate::meta::Meta;
use crate::read::{Body, Path, read};
use crate::wire::{ErrorCode, Standing, StandingInfo, StandingQuestionInfo, StandingWord};

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/api/games/{game}/standing", routing::get(given).post(give))
}

/// The questions of the rulebook of a game that may be answered beforehand.
fn questions(meta: &Meta) -> Vec<StandingQuestion> {
    games::game(meta.ruleset()).map_or_else(Vec::new, games::AnyGame::standing_questions)
}

fn info(meta: &Meta, given: Standing, words: &Words) -> StandingInfo {
    let question = |one: StandingQuestion| {
        let word = |word: &&'static str| {
            let [_, key] = games::standing_keys(meta.prefix, one.question, word);
            StandingWord { word: (*word).to_owned(), label: words.say(&key) }
        };
        let [key, _] = games::standing_keys(meta.prefix, one.question, "");
        StandingQuestionInfo {
            question: one.question.to_owned(),
            label: words.say(&key),
            words: one.words.iter().map(word).collect(),
        }
    };
    StandingInfo { questions: questions(meta).into_iter().map(question).collect(), given }
}

async fn given(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Lang(words): Lang,
    headers: HeaderMap,
) -> Result<Json<StandingInfo>, Failure> {
    let live = game(&hub, &id, words).await?;
    let seat = seated(&live, &headers, words)?;
    let inner = live.locked(words).await?;
    let given = inner.standing.get(usize::from(seat.0)).cloned().unwrap_or_default();
    Ok(Json(info(&live.meta, given, words)))
}

async fn give(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Client(address): Client,
    Lang(words): Lang,
    headers: HeaderMap,
    Body(body): Body,
) -> Result<Json<StandingInfo>, Failure> {
    let live = game(&hub, &id, words).await?;
    let seat = seated(&live, &headers, words)?;
    let standing: Standing = read(&body, words)?;
    let known = questions(&live.meta);
    for (question, word) in &standing.answers {
        let field = format!("answers.{question}");
        let Some(one) = known.iter().find(|one| one.question == question) else {
            let ids: Vec<&str> = known.iter().map(|one| one.question).collect();
            return Err(Failure::bad(&field, &ids.join(", "), words));
        };
        if !one.words.contains(&word.as_str()) {
            return Err(Failure::bad(&field, &one.words.join(", "), words));
        }
    }
    if live.locked(words).await?.fold.is_over() {
        return Err(Failure::new(StatusCode::CONFLICT, ErrorCode::Over, words));
    }
    spend(&hub, Act::Note, address, 1.0, words)?;
    spend(&hub, Act::Write, address, body.len() as f64, words)?;
    live.keep_standing(&hub, seat, standing.clone(), words).await?;
    Ok(Json(info(&live.meta, standing, words)))
}

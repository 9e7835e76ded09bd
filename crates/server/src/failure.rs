//! What goes wrong, as HTTP and the socket tell it.

use axum::Json;
use std::time::Duration;

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::game::Refused;
use engine::{Disagreed, Rejection};
use games::BadChoice;
use words::{Arguments, Words};

use crate::hub::GameError;
use crate::lang::Lang;
use crate::store::StoreError;
use crate::wire::{ErrorBody, ErrorCode, Failed, FaultInfo};

/// Seconds after which anybody may ask again.
const LONGEST_WAIT: u64 = 3600;

/// An error that an asker is told.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    pub(crate) status: StatusCode,
    pub(crate) body: ErrorBody,
    /// After how many seconds it is worth asking again.
    pub(crate) retry_after: Option<u64>,
}

impl Failure {
    /// An error in the words of its code.
    pub(crate) fn new(status: StatusCode, code: ErrorCode, words: &Words) -> Self {
        Self::with(status, code, words, &[])
    }

    pub(crate) fn with(
        status: StatusCode,
        code: ErrorCode,
        words: &Words,
        arguments: &Arguments<'_>,
    ) -> Self {
        let message = words.say_with(&code.key(), arguments);
        let body = ErrorBody { code, message, rule: None, field: None, faults: Box::default() };
        Self { status, body, retry_after: None }
    }

    /// A limit is reached; what was asked for may be asked for again after a while.
    pub(crate) fn over_quota(code: ErrorCode, wait: Duration, words: &Words) -> Self {
        let refused = Self::new(StatusCode::TOO_MANY_REQUESTS, code, words);
        Self { retry_after: Some(wait.as_secs().saturating_add(1).min(LONGEST_WAIT)), ..refused }
    }

    pub(crate) fn too_slow(words: &Words) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, ErrorCode::TooSlow, words)
    }

    pub(crate) fn unknown(what: ErrorCode, name: &str, words: &Words) -> Self {
        umpire::Failure::unknown(what, name, words).into()
    }

    pub(crate) fn bad(field: &str, reason: &str, words: &Words) -> Self {
        umpire::Failure::bad(field, reason, words).into()
    }

    /// Ours: logged in full, and nothing of the inside is told.
    pub(crate) fn fault(error: &dyn std::error::Error, words: &Words) -> Self {
        tracing::error!(%error, "fault");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, ErrorCode::Fault, words)
    }

    pub(crate) fn store(error: &StoreError, words: &Words) -> Self {
        match error {
            // The game has gone on elsewhere.
            StoreError::Taken => Self::new(StatusCode::CONFLICT, ErrorCode::Stale, words),
            StoreError::Unreadable(_) | StoreError::NoRandom(_) => Self::fault(error, words),
            // Nothing has changed; it may be tried again.
            error => {
                tracing::warn!(%error, "not stored");
                Self::new(StatusCode::SERVICE_UNAVAILABLE, ErrorCode::NotStored, words)
            }
        }
    }

    /// There is no such game, or it cannot be had now.
    pub(crate) fn game_error(error: &GameError, words: &Words) -> Self {
        match error {
            GameError::Store(error) => Self::store(error, words),
            // Nothing is deleted: the version that the game was begun with can open it.
            GameError::ScenarioChanged => {
                Self::new(StatusCode::CONFLICT, ErrorCode::ScenarioChanged, words)
            }
            GameError::Broken(corrupt) => {
                tracing::error!(%error, "a stored game cannot be played again");
                let number = i64::try_from(corrupt.0).unwrap_or(i64::MAX).saturating_add(1);
                let arguments = [("number", number.into())];
                Self::with(StatusCode::CONFLICT, ErrorCode::NotReplayable, words, &arguments)
            }
            other => Self::fault(other, words),
        }
    }

    /// Whether it failed because storage does: the same may work a little later.
    pub(crate) fn is_storage(&self) -> bool {
        self.body.code == ErrorCode::NotStored
    }

    /// A procedure gave no result.
    pub(crate) fn rejected(rejection: &Rejection, words: &Words) -> Self {
        umpire::Failure::rejected(rejection, words).into()
    }

    /// A battle that cannot be played.
    pub(crate) fn faulty_battle(faults: Vec<FaultInfo>, words: &Words) -> Self {
        let code = ErrorCode::FaultyBattle;
        let mut failure = Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, words);
        failure.body.faults = faults.into();
        failure
    }

    /// Something that players cannot agree on before a battle.
    pub(crate) fn disagreed(wrong: Disagreed, words: &Words) -> Self {
        match wrong {
            Disagreed::Unknown { id } => {
                Self::bad(&format!("options.{id}"), &words.say("server-no-such-option"), words)
            }
            Disagreed::Value { id, allowed } => {
                let allowed: Vec<String> = allowed.iter().map(ToString::to_string).collect();
                Self::bad(&format!("options.{id}"), &allowed.join(", "), words)
            }
            Disagreed::Refused(refusal) => {
                let mut refused = Self::rejected(&Rejection::Refused(refusal), words);
                refused.body.field = Some("options".to_owned());
                refused
            }
        }
    }

    /// An answer that could not be taken.
    pub(crate) fn bad_choice(bad: BadChoice, words: &Words) -> Self {
        match bad {
            BadChoice::Unreadable(reason) => Self::bad("choice", &reason, words),
            BadChoice::Refused(Refused::NotAsked) => {
                Self::new(StatusCode::CONFLICT, ErrorCode::NotAsked, words)
            }
            BadChoice::Refused(Refused::Illegal(refusal)) => {
                Self::rejected(&Rejection::Refused(refusal), words)
            }
            BadChoice::Refused(Refused::Dice(error)) => {
                Self::rejected(&Rejection::Dice(error), words)
            }
        }
    }
}

impl From<umpire::Failure> for Failure {
    fn from(failure: umpire::Failure) -> Self {
        let umpire::Failure { status, body } = failure;
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        Self { status, body, retry_after: None }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(Failed { error: self.body })).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

/// Nothing at this address answers to this method.
pub(crate) async fn wrong_method(Lang(words): Lang) -> Failure {
    Failure::new(StatusCode::METHOD_NOT_ALLOWED, ErrorCode::WrongMethod, words)
}

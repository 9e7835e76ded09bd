use engine::Rejection;
use words::{Arguments, Words};

use crate::wire::{ErrorBody, ErrorCode};

/// Why there is no answer; the status is HTTP's.
#[derive(Clone, Debug)]
pub struct Failure {
    pub status: u16,
    pub body: ErrorBody,
}

impl Failure {
    pub fn with(status: u16, code: ErrorCode, words: &Words, arguments: &Arguments<'_>) -> Self {
        let message = words.say_with(&code.key(), arguments);
        Self {
            status,
            body: ErrorBody { code, message, rule: None, field: None, faults: Box::default() },
        }
    }

    /// There is nothing of that name.
    pub fn unknown(what: ErrorCode, name: &str, words: &Words) -> Self {
        Self::with(404, what, words, &[("name", name.to_owned().into())])
    }

    /// A field does not hold what it may.
    pub fn bad(field: &str, reason: &str, words: &Words) -> Self {
        let arguments = [("field", field.to_owned().into()), ("reason", reason.to_owned().into())];
        let mut bad = Self::with(400, ErrorCode::BadInput, words, &arguments);
        bad.body.field = Some(field.to_owned());
        bad
    }

    /// A procedure gave no result.
    pub fn rejected(rejection: &Rejection, words: &Words) -> Self {
        let status = if matches!(rejection, Rejection::Refused(_)) { 422 } else { 400 };
        let field = rejection.field();
        let body = ErrorBody {
            code: rejection.into(),
            message: words.rejection(rejection),
            rule: rejection.rule().map(|rule| rule.to_string()),
            field: (!field.is_empty()).then(|| field.to_owned()),
            faults: Box::default(),
        };
        Self { status, body }
    }
}

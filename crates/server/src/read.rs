//! Reading what comes in, with the field at fault.

use axum::http::StatusCode;
use serde::de::DeserializeOwned;
use words::Words;

use crate::failure::Failure;

/// A JSON body or message.
pub(crate) fn read<T: DeserializeOwned>(body: &[u8], words: &Words) -> Result<T, Failure> {
    let mut reader = serde_json::Deserializer::from_slice(body);
    let result = serde_path_to_error::deserialize(&mut reader);
    result.map_err(|error| {
        let field = error.path().to_string();
        let inner = error.into_inner();
        let reason = inner.to_string();
        let reason = reason.split(" at line ").next().unwrap_or_default().to_owned();
        if inner.is_data() {
            return Failure::bad(if field == "." { "" } else { &field }, &reason, words);
        }
        let arguments = [("reason", reason.into())];
        Failure::with(StatusCode::BAD_REQUEST, "bad_json", words, &arguments)
    })
}

//! Reading what comes in, with the field at fault.

use axum::http::StatusCode;
use serde::de::DeserializeOwned;
use words::Words;

use crate::failure::Failure;

/// A JSON body or message.
pub(crate) fn read<T: DeserializeOwned>(body: &[u8], words: &Words) -> Result<T, Failure> {
    // Where a fault stands is only asked when there is one.
    if let Ok(read) = serde_json::from_slice(body) {
        return Ok(read);
    }
    let bad_json = |reason: String| {
        let reason = reason.split(" at line ").next().unwrap_or_default().to_owned();
        Failure::with(StatusCode::BAD_REQUEST, "bad_json", words, &[("reason", reason.into())])
    };
    let mut reader = serde_json::Deserializer::from_slice(body);
    let read = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let field = error.path().to_string();
        let inner = error.into_inner();
        if !inner.is_data() {
            return bad_json(inner.to_string());
        }
        let reason = inner.to_string();
        let reason = reason.split(" at line ").next().unwrap_or_default();
        Failure::bad(if field == "." { "" } else { &field }, reason, words)
    })?;
    // Sound, but something follows it.
    reader.end().map_err(|error| bad_json(error.to_string()))?;
    Ok(read)
}

//! Reading what comes in, with the field at fault.

use axum::http::StatusCode;
use serde::de::DeserializeOwned;
use serde_json::{Deserializer, Error};
use words::Words;

use crate::failure::Failure;

/// A JSON body or message.
pub(crate) fn read<T: DeserializeOwned>(body: &[u8], words: &Words) -> Result<T, Failure> {
    // Where a fault stands is only asked when there is one.
    serde_json::from_slice(body).map_err(|error| {
        if !error.is_data() {
            let arguments = [("reason", reason(&error).into())];
            return Failure::with(StatusCode::BAD_REQUEST, "bad_json", words, &arguments);
        }
        let mut reader = Deserializer::from_slice(body);
        let again = serde_path_to_error::deserialize::<_, T>(&mut reader);
        let field = again.err().map(|found| found.path().to_string());
        let field = field.filter(|field| field != ".").unwrap_or_default();
        Failure::bad(&field, &reason(&error), words)
    })
}

/// What is wrong, without the place in the text.
fn reason(error: &Error) -> String {
    error.to_string().split(" at line ").next().unwrap_or_default().to_owned()
}

//! Reading what comes in, strictly and with the field at fault.

use std::collections::HashSet;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::path::ErrorKind;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequest, FromRequestParts, MatchedPath, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use render::Theme;
use serde::de::DeserializeOwned;
use tokio::time::timeout;
use words::{Language, Words};

use crate::failure::Failure;
use crate::hub::Hub;
use crate::lang::of_headers;
use crate::openapi;
use crate::wire::ErrorCode;

pub(crate) use umpire::{object, objects, whole, whole_or_none, word};

/// A JSON object: a body, or a message over a socket.
pub(crate) fn read<T: DeserializeOwned>(body: &[u8], words: &Words) -> Result<T, Failure> {
    umpire::read(body, words).map_err(Failure::from)
}

fn words_of(uri: &Uri, headers: &HeaderMap) -> &'static Words {
    of_headers(uri.query(), headers).words()
}

/// The parts of an address that a route leaves open.
pub(crate) struct Path<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let found = axum::extract::Path::<T>::from_request_parts(parts, state).await;
        found.map(|found| Self(found.0)).map_err(|rejection| {
            let words = words_of(&parts.uri, &parts.headers);
            let kind = match rejection {
                PathRejection::FailedToDeserializePathParams(error) => Some(error.into_kind()),
                _ => None,
            };
            match kind {
                Some(ErrorKind::InvalidUtf8InPathParam { key }) => {
                    Failure::bad(&key, "UTF-8", words)
                }
                _ => Failure::bad("number", &format!("0 … {}", u32::MAX), words),
            }
        })
    }
}

/// A body that is to be read as JSON.
pub(crate) struct Body(pub(crate) Bytes);

impl FromRequest<Arc<Hub>> for Body {
    type Rejection = Failure;

    async fn from_request(request: Request, hub: &Arc<Hub>) -> Result<Self, Failure> {
        let words = words_of(request.uri(), request.headers());
        // Without a word about it, it is taken for what it must be.
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.map(|kind| kind.to_str().unwrap_or_default());
        let kind = kind.map(|kind| kind.split(';').next().unwrap_or_default().trim());
        if kind.is_some_and(|kind| !kind.eq_ignore_ascii_case("application/json")) {
            return Err(Failure::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                ErrorCode::WrongType,
                words,
            ));
        }
        // Whatever else is finished when its client has gone, a body that never comes is not.
        let most = if request.uri().path().starts_with("/api/scenarios") {
            hub.config.largest_body.max(LARGEST_BATTLE)
        } else {
            hub.config.largest_body
        };
        let body = timeout(hub.config.request_timeout, collect(request, most)).await;
        match body.map_err(|_| Failure::too_slow(words))? {
            Ok(Some(body)) => Ok(Self(body)),
            Ok(None) => {
                Err(Failure::new(StatusCode::PAYLOAD_TOO_LARGE, ErrorCode::TooLarge, words))
            }
            Err(_) => Err(Failure::new(StatusCode::BAD_REQUEST, ErrorCode::BadBody, words)),
        }
    }
}

/// Bytes of a body with a battle: JSON writes ends of lines and quotes as two letters.
const LARGEST_BATTLE: usize = 2 * games::LARGEST_TEXT + 1024;

/// A body that is too large is read on for so many times its limit before it is refused: whoever is
/// still sending when the connection closes does not hear why.
const READ_ON: usize = 32;

/// The body of a request, unless it has more bytes than it may.
async fn collect(request: Request, most: usize) -> Result<Option<Bytes>, axum::Error> {
    let mut parts = request.into_body().into_data_stream();
    let (mut body, mut read) = (Vec::new(), 0_usize);
    while let Some(part) = parts.next().await {
        let part = part?;
        read = read.saturating_add(part.len());
        if read <= most {
            body.extend_from_slice(&part);
        } else if read > most.saturating_mul(READ_ON) {
            break;
        }
    }
    Ok((read <= most).then(|| Bytes::from(body)))
}

/// Lets only those requests pass whose questions (`?lang=fr`) the description of the API names.
pub(crate) async fn strict_query(request: Request, next: Next) -> Response {
    match check_query(&request) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    }
}

fn check_query(request: &Request) -> Result<(), Failure> {
    let uri = request.uri();
    if uri.query().is_none_or(str::is_empty) {
        return Ok(());
    }
    let words = words_of(uri, request.headers());
    let unreadable = || Failure::bad("?", &words.say("server-no-such-parameter"), words);
    let pairs = Query::<Vec<(String, String)>>::try_from_uri(uri).map_err(|_| unreadable())?;
    let path = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let Some(known) = openapi::questions(request.method(), path) else { return Ok(()) };
    let mut seen = HashSet::new();
    for (name, value) in &pairs.0 {
        if !known.contains(&name.as_str()) || !seen.insert(name) {
            return Err(Failure::bad(name, &words.say("server-no-such-parameter"), words));
        }
        let allowed = match name.as_str() {
            "lang" => unknown_language(value),
            "theme" => unknown_theme(value),
            _ => value.parse::<u32>().is_err().then(|| format!("0 … {}", u32::MAX)),
        };
        if let Some(allowed) = allowed {
            return Err(Failure::bad(name, &allowed, words));
        }
    }
    Ok(())
}

/// The languages there are, if this is none of them.
fn unknown_language(code: &str) -> Option<String> {
    let known = [Language::French, Language::English].map(Language::code);
    (!known.contains(&code)).then(|| known.join(", "))
}

/// The themes there are, if this is none of them.
fn unknown_theme(name: &str) -> Option<String> {
    let known = Theme::ALL.map(Theme::name);
    (!known.contains(&name)).then(|| known.join(", "))
}

/// Whether what a client wants to read and see is there.
pub(crate) fn check_hello(
    lang: Option<&str>,
    theme: Option<&str>,
    words: &Words,
) -> Result<(), Failure> {
    if let Some(allowed) = lang.and_then(unknown_language) {
        return Err(Failure::bad("lang", &allowed, words));
    }
    if let Some(allowed) = theme.and_then(unknown_theme) {
        return Err(Failure::bad("theme", &allowed, words));
    }
    Ok(())
}

//! The language that an asker reads.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use words::{Language, Words};

/// The words of the asker: `?lang=`, else the browser's preference, else French.
#[derive(Clone, Copy)]
pub(crate) struct Lang(pub(crate) &'static Words);

impl<S: Sync> FromRequestParts<S> for Lang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(of_headers(parts.uri.query(), &parts.headers).words()))
    }
}

pub(crate) fn of_headers(query: Option<&str>, headers: &HeaderMap) -> Language {
    let asked = query.into_iter().flat_map(|query| query.split('&'));
    let asked = asked.filter_map(|pair| pair.strip_prefix("lang=")).find_map(Language::from_tag);
    let preferred = || {
        let header = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
        let weigh = |tag: &str| {
            let (tag, weight) = tag.split_once(';').unwrap_or((tag, "q=1"));
            let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok());
            Some((Language::from_tag(tag.trim())?, weight.unwrap_or(1.0_f64)))
        };
        // Of equals the first counts.
        header
            .split(',')
            .filter_map(weigh)
            .reduce(|best, one| if one.1 > best.1 { one } else { best })
    };
    asked.or_else(|| preferred().map(|(language, _)| language)).unwrap_or(Language::French)
}

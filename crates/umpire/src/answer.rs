//! The umpire asked by an address, as HTTP does, for those who have no server.

use serde::{Deserialize, Serialize};
use words::Language;

use crate::books::{book_words, charts, procedures, rule, rulebooks, rules};
use crate::failure::Failure;
use crate::results::{Roll, odds, resolve};
use crate::wire::{ErrorCode, Failed};

/// What is asked.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    /// Such as `/api/rulebooks/brigades-de-fer/rules`.
    pub path: String,
    /// `fr` or `en`.
    pub lang: String,
    /// What a request would carry, as text.
    #[serde(default)]
    pub body: String,
    /// For dice that are to be rolled: two numbers that nobody can foresee.
    #[serde(default)]
    pub seed: [u32; 2],
}

/// The answer of a server to the same: its status and its body.
pub fn answer(asked: &Asked) -> (u16, Vec<u8>) {
    found(asked).unwrap_or_else(|failure| {
        let Failure { status, body } = failure;
        (status, json(&Failed { error: body }))
    })
}

fn found(asked: &Asked) -> Result<(u16, Vec<u8>), Failure> {
    let words = Language::from_tag(&asked.lang).unwrap_or(Language::French).words();
    let body = asked.body.as_bytes();
    let roll = || {
        let [high, low] = asked.seed.map(u64::from);
        Ok(Roll { seed: high << 32 | low, practice: false })
    };
    let Some(path) = asked.path.strip_prefix("/api/rulebooks") else {
        return Err(Failure::unknown(ErrorCode::UnknownAddress, &asked.path, words));
    };
    let steps: Vec<&str> = path.split('/').skip(1).collect();
    let told = match steps.as_slice() {
        [] => json(&rulebooks()),
        [book, "rules"] => json(&rules(book, words)?),
        [book, "rules", id] => json(&rule(book, id, words)?),
        [book, "charts"] => json(&charts(book, words)?),
        [book, "words"] => json(&book_words(book, words)?),
        [book, "procedures"] => json(&procedures(book, words)?),
        [book, "procedures", name, "odds"] => json(&odds(book, name, body, words)?),
        [book, "procedures", name, "resolve"] => {
            json(&resolve::<Failure>(book, name, body, roll, words)?)
        }
        _ => return Err(Failure::unknown(ErrorCode::UnknownAddress, &asked.path, words)),
    };
    Ok((200, told))
}

fn json(told: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(told).expect("plain data, written to memory")
}

//! Secrets: tokens of seats, ids of games, seeds of dice.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// So many bytes from the operating system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// A token that nobody can guess: 192 bits.
pub(crate) fn fresh() -> Result<String, getrandom::Error> {
    Ok(URL_SAFE_NO_PAD.encode(random::<24>()?))
}

/// The id of a game: it may be known, and is not guessed by chance.
pub(crate) fn game_id() -> Result<String, getrandom::Error> {
    Ok(URL_SAFE_NO_PAD.encode(random::<12>()?))
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> String {
    games::hexadecimal(&Sha256::digest(token.as_bytes()))
}

/// Whether a text can be the id of anything: what is not is never looked up.
pub(crate) fn may_be_id(text: &str) -> bool {
    let plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
    (1..=64).contains(&text.len()) && text.bytes().all(plain)
}

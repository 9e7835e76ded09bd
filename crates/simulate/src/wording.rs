//! Numbers and the rulebooks' words in the reader's language.

use words::{Language, Words};

/// A word of a rulebook: the first message that there is among `bf-KIND-key`, where an empty kind
/// stands for `bf-key`; the word itself if there is none.
pub fn of_book(words: &Words, prefix: &str, kinds: &[&str], key: &str) -> String {
    let (book, plain) = (prefix.to_lowercase(), key.replace('_', "-"));
    // Some books give the key of a sentence, which is in stored games.
    let whole = plain.starts_with(&format!("{book}-")).then(|| plain.clone());
    let mut keys = whole.into_iter().chain(kinds.iter().map(|kind| match *kind {
        "" => format!("{book}-{plain}"),
        kind => format!("{book}-{kind}-{plain}"),
    }));
    match keys.find(|key| words.has(key)) {
        Some(key) => words.say(&key),
        None => key.replace(['_', '-'], " "),
    }
}

/// Where the words of an [`Outcome`](engine::game::Outcome) and of a tally are looked for.
pub const LEVEL: &[&str] = &["level", "value"];
pub const REASON: &[&str] = &["outcome", "reason", "value", ""];
pub const TALLY: &[&str] = &["tally", "field"];

/// A number with so many decimals.
pub fn number(words: &Words, value: f64, decimals: usize) -> String {
    let text = format!("{value:.decimals$}");
    match words.language() {
        Language::French => text.replace('.', ","),
        Language::English => text,
    }
}

/// A share of 1 as a percentage.
pub fn percent(words: &Words, rate: f64) -> String {
    let text = number(words, rate * 100.0, 1);
    match words.language() {
        Language::French => format!("{text}\u{a0}%"),
        Language::English => format!("{text}%"),
    }
}

/// Text inside an element or an attribute.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter if letter.is_control() && letter != '\n' => escaped.push('\u{fffd}'),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_may_be_the_key_of_its_sentence() {
        let words = Language::English.words();
        let told = of_book(words, "BE", REASON, "be-reason-points");
        assert_eq!(told, words.say("be-reason-points"));
        assert_eq!(of_book(words, "BE", REASON, "never_heard_of"), "never heard of");
    }
}

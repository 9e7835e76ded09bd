//! How answers that are given beforehand are worded.

use engine::game::LEFT_TO_OTHERS;

/// The messages of a question that may be answered beforehand, and of one of its words.
pub fn standing_keys(prefix: &str, question: &str, word: &str) -> [String; 2] {
    let prefix = prefix.to_lowercase();
    let kebab = |word: &str| word.replace('_', "-");
    let said = if LEFT_TO_OTHERS.contains(&word) {
        format!("standing-{}", kebab(word))
    } else {
        format!("{prefix}-standing-{}", kebab(word))
    };
    [format!("{prefix}-standing-on-{}", kebab(question)), said]
}

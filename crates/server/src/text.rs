//! Text that people write and others read. Letters that nobody sees, or that turn the direction of
//! what stands around them, let one name pass for another.

use engine::letters::{HIDDEN, is_hidden};

/// In running text these join letters and pictures, and split words in Persian.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// Whether a text shows at least one letter.
fn shows(text: &str) -> bool {
    let shapeless = |letter: char| {
        letter.is_whitespace() || is_hidden(letter) || ('\u{fe00}'..='\u{fe0f}').contains(&letter)
    };
    !text.chars().all(shapeless)
}

/// The regular expression that names match, for the description of the API.
pub(crate) fn pattern_of_names() -> String {
    let ranges =
        HIDDEN.iter().map(|(first, last)| format!("{}-{}", escaped(*first), escaped(*last)));
    format!("^[^{}]*$", ranges.collect::<String>())
}

fn escaped(letter: char) -> String {
    let code = u32::from(letter);
    // JSON writes what lies beyond U+FFFF as it is.
    if code > 0xffff { letter.to_string() } else { format!("\\u{code:04x}") }
}

/// A name of something, in one line; nothing where there is something to hide. Blank is no name.
pub(crate) fn name(text: &str, longest: usize) -> Option<&str> {
    let sound = text.chars().count() <= longest && !text.chars().any(is_hidden);
    let text = text.trim();
    sound.then_some(if shows(text) { text } else { "" })
}

/// What somebody says or notes, without what is hidden; nothing if it is too long.
pub(crate) fn lines(text: &str, longest: usize) -> Option<String> {
    let kept = |letter: &char| *letter == '\n' || JOINERS.contains(letter) || !is_hidden(*letter);
    let clean: String = text.chars().filter(kept).collect();
    (clean.chars().count() <= longest).then(|| if shows(&clean) { clean } else { String::new() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_show_what_they_are() {
        for good in
            ["", "Waterloo", "Bataille d’Eylau ⚔️", "Бородино", "アウステルリッツ", "واترلو"]
        {
            assert_eq!(name(good, 80), Some(good));
        }
        assert_eq!(name("  Ligny ", 80), Some("Ligny"));
        assert_eq!((name(" \u{3000}\u{fe0f}", 80), name("abc", 2)), (Some(""), None));
        for bad in [
            "\u{202e}oolretaW",
            "Lig\u{200b}ny",
            "a\u{2066}b",
            "a\nb",
            "\u{0}",
            "\u{3164}",
            "a\u{200d}b",
            "\u{feff}a",
            "a\u{e0041}",
            "\u{61c}",
            "\u{85}",
            "\u{2028}",
        ] {
            assert_eq!(name(bad, 80), None, "{bad:?}");
        }
    }

    #[test]
    fn what_is_said_loses_what_is_hidden() {
        assert_eq!(lines("a\u{202e}b\u{200b}c\u{0}", 9).as_deref(), Some("abc"));
        assert_eq!(lines("un\ndeux", 9).as_deref(), Some("un\ndeux"));
        assert_eq!(lines("🏴\u{200d}☠\u{fe0f}", 9).as_deref(), Some("🏴\u{200d}☠\u{fe0f}"));
        for blank in ["", " ", "\n", "\u{200d}", "\u{202e} \u{fe0f}", "\u{3164}"] {
            assert_eq!(lines(blank, 9).as_deref(), Some(""), "{blank:?}");
        }
        assert_eq!(lines("0123456789", 9), None);
    }
}

//! Letters that nobody sees, or that turn the direction of what stands around them: with them one name
//! passes for another, and a drawing breaks.

/// Such letters, as ranges: control characters, those without a width or a shape of their own, marks
/// of direction, and code points that are no letters. A heart may be followed by U+FE0F, which only
/// says that it is to be coloured, so variation selectors are not among them.
pub const HIDDEN: &[(char, char)] = &[
    ('\u{0}', '\u{1f}'),
    ('\u{7f}', '\u{9f}'),
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{fdd0}', '\u{fdef}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffb}'),
    ('\u{fffe}', '\u{ffff}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{e0000}', '\u{e0fff}'),
];

/// Whether a letter is one of them.
pub fn is_hidden(letter: char) -> bool {
    HIDDEN.iter().any(|(first, last)| (*first..=*last).contains(&letter))
}

//! Text as a printer sets it: in French, signs of two parts and guillemets keep to their words, and a
//! figure keeps to its unit. Catalogues hold plain spaces; lines break at those only.

use crate::{Language, Words};

/// A thin space that no line breaks at, and a full one.
const THIN: char = '\u{202f}';
const FULL: char = '\u{a0}';

const UNITS: [&str; 16] = [
    "UD", "PC", "PV", "PE", "PM", "VC", "pas", "pouce", "pouces", "point", "points", "hex", "hexs",
    "dé", "dés", "plaquettes",
];

impl Words {
    /// A text as this language sets it.
    pub fn typeset(&self, text: &str) -> String {
        match self.language() {
            Language::French => in_french(text),
            Language::English => text.to_owned(),
        }
    }

    /// What a label says: "Gibbon: commander-in-chief".
    pub fn labelled(&self, label: &str, text: &str) -> String {
        self.say_with("labelled", &[("label", label.into()), ("text", text.into())])
    }
}

fn in_french(text: &str) -> String {
    let mut set = String::with_capacity(text.len() + 8);
    let mut before = None;
    for (at, letter) in text.char_indices() {
        let space = letter == ' ';
        set.push(if space { space_between(before, &text[at + 1..]) } else { letter });
        before = Some(letter);
    }
    set
}

/// The space after a letter and before the rest.
fn space_between(before: Option<char>, rest: &str) -> char {
    let mut letters = rest.chars();
    match letters.next() {
        Some(';' | '!' | '?' | '%') => THIN,
        Some('»') => FULL,
        // Not the colons of a time or of a file's line; a colour of the terminal ends a word.
        Some(':') if letters.next().is_none_or(|next| next.is_whitespace() || next == '\u{1b}') => {
            FULL
        }
        _ if before == Some('«') => FULL,
        _ if before.is_some_and(|before| before.is_ascii_digit()) => {
            let word: String = rest.chars().take_while(|letter| letter.is_alphabetic()).collect();
            if UNITS.contains(&word.as_str()) { FULL } else { ' ' }
        }
        _ => ' ',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_signs_keep_to_their_words() {
        let set = |text: &str| Language::French.words().typeset(text);
        assert_eq!(set("Qui tire ? Feu !"), "Qui tire\u{202f}? Feu\u{202f}!");
        assert_eq!(set("« Prêt » ; 67 %"), "«\u{a0}Prêt\u{a0}»\u{202f}; 67\u{202f}%");
        assert_eq!(set("pertes : 2 UD, à 18:30"), "pertes\u{a0}: 2\u{a0}UD, à 18:30");
        assert_eq!(set("dés de tir :\u{1b}[0m 3"), "dés de tir\u{a0}:\u{1b}[0m 3");
        assert_eq!(set("4 unités"), "4 unités");
        assert_eq!(Language::English.words().typeset("Who fires ?"), "Who fires ?");
    }

    #[test]
    fn a_label_has_the_colon_of_its_language() {
        let said = |language: Language| language.words().labelled("Gibbon", "VC 4");
        assert_eq!(said(Language::French), "Gibbon : VC 4");
        assert_eq!(said(Language::English), "Gibbon: VC 4");
    }
}

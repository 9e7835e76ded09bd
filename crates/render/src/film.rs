//! A battle as a film: one page that needs nothing else, with a map on which the pieces change.

use std::collections::HashMap;
use std::fmt::Write as _;

use crate::ink::escape;

const STYLE: &str = include_str!("film.css");
const SCRIPT: &str = include_str!("film.js");

/// One moment: a map of [`svg`](crate::svg), and what has just happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    pub svg: String,
    pub caption: String,
}

/// The words of the page.
#[derive(Clone, Copy, Debug)]
pub struct FilmWords<'a> {
    /// The language, such as `fr`.
    pub language: &'a str,
    pub title: &'a str,
    pub play: &'a str,
    pub pause: &'a str,
    /// What the slider moves through.
    pub moment: &'a str,
}

/// From here on a map changes during a battle: what lies before is ground and lettering.
const CHANGING: &str = "<g class=\"layer-objectives\"";
/// Every objective, piece and commander begins so.
const PIECE: &str = "<g id=\"";
const END: &str = "</svg>";

/// Maps cut into what they share and what is theirs. What pieces show again and again is kept once.
struct Cut<'a> {
    ground: &'a str,
    chunks: Vec<&'a str>,
    /// The chunks of each frame.
    frames: Vec<Vec<usize>>,
}

fn cut(frames: &[Frame]) -> Cut<'_> {
    let mut cut = Cut { ground: "", chunks: Vec::new(), frames: Vec::new() };
    let mut known: HashMap<&str, usize> = HashMap::new();
    for (number, frame) in frames.iter().enumerate() {
        let at = frame.svg.find(CHANGING).unwrap_or(frame.svg.len());
        let (ground, rest) = frame.svg.split_at(at);
        if number == 0 {
            cut.ground = ground;
        }
        let rest = rest.strip_suffix(END).unwrap_or(rest);
        let mut list = Vec::new();
        for piece in pieces(rest) {
            let index = *known.entry(piece).or_insert_with(|| {
                cut.chunks.push(piece);
                cut.chunks.len() - 1
            });
            list.push(index);
        }
        cut.frames.push(list);
    }
    cut
}

/// A text cut before each piece.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let mut starts: Vec<usize> = text.match_indices(PIECE).map(|(at, _)| at).collect();
    if starts.first() != Some(&0) {
        starts.insert(0, 0);
    }
    starts.push(text.len());
    (0..starts.len() - 1).map(move |index| &text[starts[index]..starts[index + 1]])
}

/// The film of these frames.
pub fn film(frames: &[Frame], words: &FilmWords<'_>) -> String {
    let cut = cut(frames);
    let escaped = |text: &str| {
        let mut out = String::new();
        escape(&mut out, text);
        out
    };
    let mut page = String::new();
    let _ = write!(
        page,
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<figure>\n{}\
         <g id=\"film-moment\"></g></svg>\n<figcaption id=\"film-caption\"></figcaption>\n</figure>\n\
         <nav>\n<button id=\"film-toggle\" data-play=\"{}\" data-pause=\"{}\"></button>\n\
         <input id=\"film-at\" type=\"range\" min=\"0\" max=\"{}\" value=\"0\" aria-label=\"{}\">\n\
         <output id=\"film-number\"></output>\n</nav>\n",
        escaped(words.language),
        escaped(words.title),
        cut.ground,
        escaped(words.play),
        escaped(words.pause),
        frames.len().saturating_sub(1),
        escaped(words.moment),
    );
    page.push_str("<script type=\"application/json\" id=\"film-data\">{\"chunks\":[");
    list(&mut page, cut.chunks.iter().map(|chunk| json(chunk)));
    page.push_str("],\"captions\":[");
    list(&mut page, frames.iter().map(|frame| json(&frame.caption)));
    page.push_str("],\"frames\":[");
    list(
        &mut page,
        cut.frames.iter().map(|frame| {
            let mut numbers = String::from("[");
            list(&mut numbers, frame.iter().map(ToString::to_string));
            numbers + "]"
        }),
    );
    let _ = write!(page, "]}}</script>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n");
    page
}

fn list(out: &mut String, items: impl Iterator<Item = String>) {
    for (number, item) in items.enumerate() {
        if number > 0 {
            out.push(',');
        }
        out.push_str(&item);
    }
}

/// A string of JSON that may stand inside a script.
fn json(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '<' | '\u{2028}' | '\u{2029}' => {
                let _ = write!(out, "\\u{:04x}", u32::from(letter));
            }
            letter if letter.is_control() => {
                let _ = write!(out, "\\u{:04x}", u32::from(letter));
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(place: &str, caption: &str) -> Frame {
        let svg = format!(
            "<svg><g class=\"layer-paper\">ground</g><g class=\"layer-objectives\"></g>\
             <g class=\"layer-pieces\"><g id=\"unit-U1\">{place}</g><g id=\"unit-C1\">still</g></g></svg>"
        );
        Frame { svg, caption: caption.to_owned() }
    }

    #[test]
    fn every_frame_can_be_put_together_again() {
        let frames = [frame("A1", "one"), frame("A2", "two"), frame("A1", "three")];
        let cut = cut(&frames);
        for (frame, list) in frames.iter().zip(&cut.frames) {
            let rest: String = list.iter().map(|index| cut.chunks[*index]).collect();
            assert_eq!(format!("{}{rest}{END}", cut.ground), frame.svg);
        }
        assert_eq!(cut.frames[0], cut.frames[2]);
        assert_eq!(cut.chunks.len(), 4, "what does not move is kept once");
    }

    #[test]
    fn a_film_is_a_page_of_its_own_and_cannot_be_broken_by_words() {
        let words = FilmWords {
            language: "fr",
            title: "<b>",
            play: "Lire",
            pause: "Pause",
            moment: "Moment",
        };
        let page = film(&[frame("A1", "</script><b>\"")], &words);
        assert_eq!(page.matches("</script>").count(), 2);
        assert!(page.contains("<title>&lt;b&gt;</title>") && !page.contains("<b>"));
        assert!(!page.contains("src=") && !page.contains("href="), "nothing is fetched");
    }
}

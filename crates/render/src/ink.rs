//! Writes SVG: elements that are always closed, text that is always escaped, numbers that are
//! always finite and print the same everywhere.

use crate::geometry::Xy;
use std::fmt::Write;

/// The text of a drawing in the making.
#[derive(Debug, Default)]
pub(crate) struct Ink {
    text: String,
    open: Vec<&'static str>,
}

/// How far something is turned clockwise.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Turn {
    Degrees(f64),
    /// As its piece faces, which is filled in for `{facing}` by whoever shows the drawing; `over` if
    /// it would be upside down so.
    Facing {
        over: bool,
    },
}

impl From<f64> for Turn {
    fn from(degrees: f64) -> Self {
        Self::Degrees(degrees)
    }
}

/// An element whose attributes are being written.
#[derive(Debug)]
#[must_use]
pub(crate) struct Element<'a> {
    ink: &'a mut Ink,
    name: &'static str,
}

impl Ink {
    pub(crate) fn element(&mut self, name: &'static str) -> Element<'_> {
        self.text.push('<');
        self.text.push_str(name);
        Element { ink: self, name }
    }

    pub(crate) fn path(&mut self, d: &str) -> Element<'_> {
        self.element("path").raw("d", d)
    }

    /// Opens a group that lasts until [`Ink::end`].
    pub(crate) fn group(&mut self, class: &str) {
        self.element("g").class(class).begin();
    }

    /// Closes the element opened last.
    pub(crate) fn end(&mut self) {
        let name = self.open.pop().expect("every end has its begin");
        let _ = write!(self.text, "</{name}>");
    }

    /// What a reader of the screen, or a person who points, is told.
    pub(crate) fn title(&mut self, words: &str) {
        if !words.is_empty() {
            self.element("title").text(words);
        }
    }

    pub(crate) fn finish(self) -> String {
        debug_assert!(self.open.is_empty(), "still open: {:?}", self.open);
        self.text
    }
}

impl Element<'_> {
    /// An attribute whose value may be anything.
    pub(crate) fn attr(self, name: &str, value: &str) -> Self {
        let _ = write!(self.ink.text, " {name}=\"");
        escape(&mut self.ink.text, value);
        self.ink.text.push('"');
        self
    }

    /// An attribute whose value is our own and needs no escaping.
    pub(crate) fn raw(self, name: &str, value: &str) -> Self {
        let _ = write!(self.ink.text, " {name}=\"{value}\"");
        self
    }

    pub(crate) fn num(self, name: &str, value: f64) -> Self {
        let _ = write!(self.ink.text, " {name}=\"");
        number(&mut self.ink.text, value);
        self.ink.text.push('"');
        self
    }

    pub(crate) fn class(self, value: &str) -> Self {
        self.raw("class", value)
    }

    pub(crate) fn fill(self, colour: &str) -> Self {
        self.raw("fill", colour)
    }

    pub(crate) fn stroke(self, colour: &str, width: f64) -> Self {
        self.raw("stroke", colour).num("stroke-width", width)
    }

    pub(crate) fn at(self, at: Xy) -> Self {
        self.num("x", at.x).num("y", at.y)
    }

    /// Moved to a place, then turned clockwise.
    pub(crate) fn placed(self, at: Xy, turn: impl Into<Turn>) -> Self {
        let text = &mut self.ink.text;
        text.push_str(" transform=\"translate(");
        pair(text, at);
        text.push(')');
        match turn.into() {
            Turn::Degrees(degrees) if degrees.abs() > 0.05 => {
                text.push_str("rotate(");
                number(text, degrees);
                text.push(')');
            }
            Turn::Degrees(_) => {}
            Turn::Facing { over } => {
                text.push_str(if over {
                    "rotate({facing})rotate(180)"
                } else {
                    "rotate({facing})"
                });
            }
        }
        text.push('"');
        self
    }

    /// Leaves the element open for children.
    pub(crate) fn begin(self) {
        self.ink.text.push('>');
        self.ink.open.push(self.name);
    }

    /// Ends the element without children.
    pub(crate) fn empty(self) {
        self.ink.text.push_str("/>");
    }

    /// Ends the element around a text.
    pub(crate) fn text(self, content: &str) {
        self.ink.text.push('>');
        escape(&mut self.ink.text, content);
        let _ = write!(self.ink.text, "</{}>", self.name);
    }
}

/// The `d` of a path, absolute or relative as each call says.
#[derive(Clone, Debug, Default)]
pub(crate) struct Path(pub(crate) String);

impl Path {
    pub(crate) fn start(&mut self, at: Xy) -> &mut Self {
        self.command('M', &[at])
    }

    pub(crate) fn line(&mut self, to: Xy) -> &mut Self {
        self.command('L', &[to])
    }

    pub(crate) fn close(&mut self) -> &mut Self {
        self.0.push('Z');
        self
    }

    /// A point that only a round line cap makes visible.
    pub(crate) fn dot(&mut self, at: Xy) -> &mut Self {
        self.start(at);
        self.0.push_str("h0");
        self
    }

    pub(crate) fn command(&mut self, letter: char, points: &[Xy]) -> &mut Self {
        self.0.push(letter);
        for (index, point) in points.iter().enumerate() {
            if index > 0 {
                next_number(&mut self.0, point.x);
            } else {
                number(&mut self.0, point.x);
            }
            next_number(&mut self.0, point.y);
        }
        self
    }

    /// The circle round a place.
    /// The left half of a disc.
    pub(crate) fn half_disc(&mut self, at: Xy, radius: f64) -> &mut Self {
        let radius = (radius * 10.0).round() / 10.0;
        self.start(Xy { x: at.x, y: at.y + radius });
        self.0.push('a');
        pair(&mut self.0, Xy { x: radius, y: radius });
        self.0.push_str(" 0 0 1 ");
        pair(&mut self.0, Xy { x: 0.0, y: -2.0 * radius });
        self.close()
    }

    pub(crate) fn disc(&mut self, at: Xy, radius: f64) -> &mut Self {
        // The two halves only meet if the radius is what will be printed.
        let radius = (radius * 10.0).round() / 10.0;
        self.start(Xy { x: at.x - radius, y: at.y });
        for across in [2.0 * radius, -2.0 * radius] {
            self.0.push('a');
            pair(&mut self.0, Xy { x: radius, y: radius });
            self.0.push_str(" 0 1 1 ");
            pair(&mut self.0, Xy { x: across, y: 0.0 });
        }
        self.close()
    }

    /// A polygon or, if open, a polyline.
    pub(crate) fn points(&mut self, points: &[Xy], closed: bool) -> &mut Self {
        for (index, point) in points.iter().enumerate() {
            self.command(if index == 0 { 'M' } else { 'L' }, &[*point]);
        }
        if closed && !points.is_empty() {
            self.close();
        }
        self
    }

    /// A smooth closed curve that follows a ring of points closely.
    pub(crate) fn ring(&mut self, ring: &[Xy]) -> &mut Self {
        if ring.len() < 3 {
            return self;
        }
        let middle = |i: usize| ring[i % ring.len()].mid(ring[(i + 1) % ring.len()]);
        self.start(middle(ring.len() - 1));
        for (i, corner) in ring.iter().enumerate() {
            self.command('Q', &[*corner, middle(i)]);
        }
        self.close()
    }

    /// A smooth open curve through the first and last point, near the others.
    pub(crate) fn curve(&mut self, points: &[Xy]) -> &mut Self {
        let [first, inner @ .., last] = points else { return self };
        self.start(*first);
        for (i, point) in inner.iter().enumerate() {
            let next = inner.get(i + 1).map_or(*last, |next| point.mid(*next));
            self.command('Q', &[*point, next]);
        }
        if inner.is_empty() {
            self.line(*last);
        }
        self
    }
}

fn pair(out: &mut String, at: Xy) {
    number(out, at.x);
    next_number(out, at.y);
}

/// A number after another one: a minus sign is separation enough.
fn next_number(out: &mut String, value: f64) {
    if value > -0.05 {
        out.push(' ');
    }
    number(out, value);
}

/// One decimal, no trailing zero, no minus zero; what is not a number becomes 0. This is most of
/// the work of a drawing, and the formatting of the standard library takes three times as long.
pub(crate) fn number(out: &mut String, value: f64) {
    let tenths = (value * 10.0).round().clamp(-1e9, 1e9) as i64; // NaN becomes 0.
    if tenths < 0 {
        out.push('-');
    }
    let (mut whole, part) = (tenths.unsigned_abs() / 10, (tenths.unsigned_abs() % 10) as u8);
    if whole > 0 || part == 0 {
        let mut digits = [b'0'; 20];
        let mut from = digits.len();
        while from == digits.len() || whole > 0 {
            from -= 1;
            digits[from] += (whole % 10) as u8;
            whole /= 10;
        }
        out.extend(digits[from..].iter().map(|digit| char::from(*digit)));
    }
    if part > 0 {
        out.push('.');
        out.push(char::from(b'0' + part));
    }
}

/// Makes any text safe between tags and in attributes. What XML cannot hold becomes U+FFFD.
pub(crate) fn escape(out: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\t' | '\n' | '\r' => out.push(' '),
            '\u{0}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => {
                out.push('\u{fffd}');
            }
            _ => out.push(letter),
        }
    }
}

/// An element id made of a prefix and any text: letters, figures, `-` and `.` stay, whatever else
/// becomes its code point between underscores, so that different texts have different ids.
pub(crate) fn element_id(prefix: &str, id: &str) -> String {
    let mut out = format!("{prefix}-");
    for letter in id.chars() {
        if letter.is_ascii_alphanumeric() || letter == '-' || letter == '.' {
            out.push(letter);
        } else {
            let _ = write!(out, "_{:x}_", u32::from(letter));
        }
    }
    out
}

/// About how wide a serif text is, in ems.
pub(crate) fn text_width(text: &str) -> f64 {
    text.chars().map(letter_width).sum()
}

pub(crate) fn letter_width(letter: char) -> f64 {
    match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ';' | ':' | '\'' | '’' | '!' | '|' | ' ' => 0.33,
        'f' | 't' | 'r' | 's' | '(' | ')' | '-' => 0.43,
        'm' | 'w' | 'M' | 'W' | '—' => 0.92,
        'A'..='Z' | 'À'..='Þ' => 0.72,
        '0'..='9' | 'a'..='z' | 'ß'..='ÿ' => 0.58,
        _ if letter.is_ascii() || (letter as u32) < 0x300 => 0.6,
        _ => 1.0,
    }
}

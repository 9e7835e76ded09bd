//! Names along what they name. A curved name is set letter by letter, which every viewer can show.

use crate::canvas::Canvas;
use crate::geometry::{Stop, Xy, length, through, xy};
use crate::ink::{letter_width, text_width};
use crate::places;
use crate::scene::{Label, LabelKind, Scene};

/// How a kind of name is set: size, letter spacing, both in steps of the drawing, and its ink.
struct Face {
    size: f64,
    spacing: f64,
    ink: &'static str,
    class: &'static str,
}

pub(crate) fn paint(canvas: &mut Canvas, scene: &Scene) {
    let group = canvas.ink.element("g").class("layer-labels").raw("pointer-events", "none");
    group.begin();
    places::names(canvas, scene);
    canvas.ink.element("g").raw("font-style", "italic").raw("text-anchor", "middle").begin();
    for label in scene.labels.iter().filter(|label| !label.text.is_empty()) {
        let face = face(canvas, label.kind);
        let points = canvas.sheet.all(&label.path);
        match points[..] {
            [] => {}
            [at] => {
                let at = within(canvas, &face, label, at);
                straight(canvas, &face, label, at, 0.0);
            }
            [from, to] => straight(canvas, &face, label, from.mid(to), upright(to - from)),
            _ if label.text.chars().all(is_simple) => curved(canvas, &face, label, &points),
            [from, .., to] => straight(canvas, &face, label, from.mid(to), upright(to - from)),
        }
    }
    canvas.ink.end();
    canvas.ink.end();
}

fn face(canvas: &Canvas, kind: LabelKind) -> Face {
    let p = canvas.palette;
    match kind {
        LabelKind::Ground => Face { size: 22.0, spacing: 4.5, ink: p.ink, class: "ground" },
        LabelKind::Field => Face { size: 18.0, spacing: 1.5, ink: p.ink, class: "field" },
        LabelKind::Water => Face { size: 18.0, spacing: 3.0, ink: p.water_ink, class: "water" },
        LabelKind::Road => Face { size: 14.5, spacing: 1.2, ink: p.soft_ink, class: "road" },
    }
}

/// A level name is moved as far as it must to lie on the map.
fn within(canvas: &Canvas, face: &Face, label: &Label, at: Xy) -> Xy {
    let letters = label.text.chars().count() as f64;
    let half = (text_width(&label.text) * face.size + letters * face.spacing) / 2.0 + MARGIN;
    let (low, high) = (canvas.sheet.origin.x + half, canvas.sheet.far_corner().x - half);
    if low > high { at } else { xy(at.x.clamp(low, high), at.y) }
}

/// How far from the edge of the map a name keeps.
const MARGIN: f64 = 8.0;

/// The angle of a name along a step, never upside down.
fn upright(step: Xy) -> f64 {
    let degrees = step.degrees();
    if degrees > 90.0 {
        degrees - 180.0
    } else if degrees <= -90.0 {
        degrees + 180.0
    } else {
        degrees
    }
}

/// A letter that stands by itself and has about the width we expect.
fn is_simple(letter: char) -> bool {
    letter.is_ascii() || ('\u{a0}'..'\u{250}').contains(&letter) || letter == '’'
}

fn straight(canvas: &mut Canvas, face: &Face, label: &Label, at: Xy, degrees: f64) {
    let text = canvas.letters(xy(0.0, face.size * 0.33), face.size);
    let text = text.class(&format!("label {}", face.class)).fill(face.ink);
    text.num("letter-spacing", face.spacing).placed(at, degrees).text(&label.text);
}

fn curved(canvas: &mut Canvas, face: &Face, label: &Label, points: &[Xy]) {
    let mut line = through(points, 6.0);
    let whole = line[line.len() - 1] - line[0];
    if (upright(whole) - whole.degrees()).abs() > 90.0 {
        line.reverse();
    }
    let count = label.text.chars().count().max(2) as f64;
    let bare = text_width(&label.text) * face.size;
    let room = length(&line) * 0.92 - bare;
    let spacing = (room / (count - 1.0)).clamp(0.0, face.size * 1.3);
    let mut walked = (length(&line) - bare - spacing * (count - 1.0)) / 2.0;
    let group = canvas.haloed("g", face.size).class(&format!("label {}", face.class));
    let group = group.raw("role", "img");
    group.attr("aria-label", &label.text).fill(face.ink).begin();
    for letter in label.text.chars() {
        let width = letter_width(letter) * face.size;
        let stop = walk(&line, walked + width / 2.0);
        walked += width + spacing;
        if letter.is_whitespace() {
            continue;
        }
        let glyph = canvas.ink.element("text").num("y", face.size * 0.33);
        glyph.placed(stop.at, stop.along.degrees()).text(letter.encode_utf8(&mut [0; 4]));
    }
    canvas.ink.end();
}

/// The point so far along a line; its ends are continued straight.
fn walk(line: &[Xy], way: f64) -> Stop {
    let mut walked = 0.0;
    let last = line.len() - 2;
    for (i, pair) in line.windows(2).enumerate() {
        let stretch = (pair[1] - pair[0]).length();
        if way <= walked + stretch || i == last {
            let along = (pair[1] - pair[0]).unit();
            return Stop { at: pair[0] + along * (way - walked), along, walked: way };
        }
        walked += stretch;
    }
    Stop { at: line[0], along: xy(1.0, 0.0), walked: 0.0 }
}

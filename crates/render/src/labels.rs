//! Names along what they name. A curved name is set letter by letter, which every viewer can show.

use crate::canvas::Canvas;
use crate::geometry::{Stop, Xy, length, through, xy};
use crate::hexes::cell;
use crate::ink::{letter_width, text_width};
use crate::places;
use crate::room::{self, Patch, Room};
use crate::scene::{Label, LabelKind, LineKind, Scene};

/// How a kind of name is set: size, letter spacing, both in steps of the drawing, and its ink.
struct Face {
    size: f64,
    spacing: f64,
    ink: &'static str,
    class: &'static str,
}

pub(crate) fn paint(canvas: &mut Canvas, scene: &Scene, room: &mut Room) {
    let group = canvas.ink.element("g").class("layer-labels").raw("pointer-events", "none");
    group.begin();
    room.take(lines(canvas, scene));
    places::names(canvas, scene, room);
    canvas.ink.element("g").raw("font-style", "italic").raw("text-anchor", "middle").begin();
    // What lies in one place is named before what can be named anywhere along its way.
    let named = scene.labels.iter().filter(|label| !label.text.is_empty());
    let (along, level): (Vec<&Label>, Vec<&Label>) = named.partition(|label| label.path.len() > 1);
    for label in level.into_iter().chain(along) {
        let face = face(canvas, label.kind);
        let points = canvas.sheet.all(&label.path);
        match points[..] {
            [] => {}
            [at] => level_name(canvas, &face, label, at, room),
            [from, to] => slanting(canvas, &face, label, (from, to), room),
            _ if label.text.chars().all(is_simple) => {
                curved(canvas, &face, label, &points, room);
            }
            [from, .., to] => slanting(canvas, &face, label, (from, to), room),
        }
    }
    canvas.ink.end();
    canvas.ink.end();
}

/// How far the patches of a line lie apart, and half of their width, in steps of the drawing.
const STRETCH: f64 = 7.0;
const LINE: Xy = Xy { x: 3.0, y: 3.0 };

/// What rivers, roads and railways of a hex map take of the sheet: names stand rather beside them.
fn lines(canvas: &Canvas, scene: &Scene) -> Vec<Patch> {
    let Some(grid) = canvas.sheet.grid() else { return Vec::new() };
    let links = scene.links.iter().flat_map(|link| {
        let centres: Vec<Xy> = link.hexes.iter().map(|hex| grid.centre(cell(*hex))).collect();
        centres.windows(2).map(|ends| (ends[0], ends[1])).collect::<Vec<_>>()
    });
    // The front moves, and names do not move with it.
    let drawn = scene.hexsides.iter().filter(|sides| sides.kind != LineKind::Front);
    let sides = drawn.flat_map(|sides| &sides.sides).map(|(hex, side)| {
        let corners = grid.corners(cell(*hex));
        let side = usize::from(*side) % 6;
        (corners[side], corners[(side + 1) % 6])
    });
    let stretches = links.chain(sides).flat_map(|(from, to)| {
        let count = ((to - from).length() / STRETCH).ceil().max(1.0);
        let at = move |index: usize| from.towards(to, (index as f64 + 0.5) / count);
        (0..count as usize).map(move |index| Patch::round(at(index), LINE))
    });
    stretches.collect()
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

/// How wide a name is with its letters spaced.
fn width(face: &Face, label: &Label) -> f64 {
    let count = label.text.chars().count() as f64;
    text_width(&label.text) * face.size + face.spacing * (count - 1.0).max(0.0)
}

fn write(canvas: &mut Canvas, face: &Face, label: &Label, at: Xy, degrees: f64) {
    let text = canvas.letters(xy(0.0, face.size * 0.33), face.size);
    let text = text.class(&format!("label {}", face.class)).fill(face.ink);
    text.num("letter-spacing", face.spacing).placed(at, degrees).text(&label.text);
}

/// A name in the middle of what it names, or a little above, below or beside it.
fn level_name(canvas: &mut Canvas, face: &Face, label: &Label, at: Xy, room: &mut Room) {
    let width = width(face, label);
    let ways =
        LEVELS.iter().flat_map(|down| ASIDE.map(|aside| xy(aside * width, down * face.size)));
    let ways = ways.map(|step| (at + step, room::straight(at + step, 0.0, width, face.size)));
    if let Some(at) = room.settle(ways) {
        write(canvas, face, label, at, 0.0);
    }
}

/// Lines above or below its place, and parts of its width aside, where a name is tried.
const LEVELS: [f64; 7] = [0.0, -1.2, 1.2, -2.4, 2.4, -3.6, 3.6];
const ASIDE: [f64; 3] = [0.0, -0.3, 0.3];
/// Parts of the way at which the name of a line is tried.
const ALONG: [f64; 7] = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];

/// A name along a straight line, wherever there is room on it.
fn slanting(
    canvas: &mut Canvas,
    face: &Face,
    label: &Label,
    (from, to): (Xy, Xy),
    room: &mut Room,
) {
    let (width, degrees) = (width(face, label), upright(to - from));
    let spare = ((to - from).length() - width).max(0.0) / (to - from).length().max(1.0);
    let ways = ALONG.map(|part| {
        let at = from.towards(to, (part - 0.5).mul_add(spare, 0.5));
        (at, room::straight(at, degrees, width, face.size))
    });
    if let Some(at) = room.settle(ways) {
        write(canvas, face, label, at, degrees);
    }
}

/// A letter of a curved name.
struct Glyph {
    letter: char,
    at: Xy,
    degrees: f64,
}

fn curved(canvas: &mut Canvas, face: &Face, label: &Label, points: &[Xy], room: &mut Room) {
    let line = through(points, 6.0);
    let count = label.text.chars().count().max(2) as f64;
    let bare = text_width(&label.text) * face.size;
    let spare = length(&line) * 0.92 - bare;
    // The name of a road keeps together; any other is spread over what it names.
    let most = if label.kind == LabelKind::Road { face.spacing } else { face.size * 1.3 };
    let spacing = (spare / (count - 1.0)).clamp(0.0, most);
    let whole = bare + spacing * (count - 1.0);
    let ways = ALONG.map(|part| {
        let from = (length(&line) - whole) * part;
        let glyphs = set(face, &label.text, &line, from, spacing);
        let half = xy(face.size * 0.45, face.size * 0.45);
        let patches = glyphs.iter().map(|glyph| Patch::round(glyph.at, half)).collect();
        (glyphs, patches)
    });
    let Some(glyphs) = room.settle(ways) else { return };
    let group = canvas.haloed("g", face.size).class(&format!("label {}", face.class));
    let group = group.raw("role", "img");
    group.attr("aria-label", &label.text).fill(face.ink).begin();
    for Glyph { letter, at, degrees } in glyphs {
        let glyph = canvas.ink.element("text").num("y", face.size * 0.33);
        glyph.placed(at, degrees).text(letter.encode_utf8(&mut [0; 4]));
    }
    canvas.ink.end();
}

/// Sets the letters of a name along a line, from so far along it, never upside down.
fn set(face: &Face, text: &str, line: &[Xy], from: f64, spacing: f64) -> Vec<Glyph> {
    let whole: f64 =
        text.chars().map(|letter| letter_width(letter) * face.size + spacing).sum::<f64>()
            - spacing;
    let step = walk(line, from + whole).at - walk(line, from).at;
    let backwards = (upright(step) - step.degrees()).abs() > 90.0;
    let mut walked = if backwards { from + whole } else { from };
    let mut glyphs = Vec::new();
    for letter in text.chars() {
        let width = letter_width(letter) * face.size;
        let forth = if backwards { -1.0 } else { 1.0 };
        let stop = walk(line, walked + forth * width / 2.0);
        walked += forth * (width + spacing);
        if !letter.is_whitespace() {
            let degrees =
                if backwards { (stop.along * -1.0).degrees() } else { stop.along.degrees() };
            glyphs.push(Glyph { letter, at: stop.at, degrees });
        }
    }
    glyphs
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

//! What surrounds the map: frame, title, scale bar, north arrow, legend.

use crate::areas;
use crate::canvas::Canvas;
use crate::geometry::{Xy, xy};
use crate::ink::{Path, text_width};
use crate::lines;
use crate::marks;
use crate::pieces;
use crate::places;
use crate::scene::{Commander, LegendEntry, North, Piece, Sample, Scale, Scene};
use crate::sheet::Sheet;

const SIDE: f64 = 34.0;
const LEGEND_SIZE: f64 = 17.0;
const LEGEND_ROW: f64 = 38.0;
const SAMPLE: f64 = 48.0;

/// The whole sheet of paper.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Margins {
    pub(crate) size: Xy,
    /// Where the map begins.
    pub(crate) origin: Xy,
    /// Where the legend begins and ends, from west to east.
    legend: (f64, f64),
}

impl Margins {
    pub(crate) fn new(scene: &Scene) -> Self {
        let map = Sheet::new(scene.board, Xy::default());
        let top = match (scene.title.is_empty(), scene.subtitle.is_empty()) {
            (true, true) => SIDE,
            (false, true) | (true, false) => 84.0,
            (false, false) => 114.0,
        };
        let width = map.size.x + 2.0 * SIDE;
        let scale = scene.scale.as_ref().map_or(0.0, |scale| bar_width(&map, scale) + 60.0);
        let north = if scene.north.is_some() { 100.0 } else { 0.0 };
        let legend = (SIDE + scale, (width - SIDE - north).max(SIDE + scale + 160.0));
        let rows = legend_places(&scene.legend, legend).last().map_or(0.0, |at| at.y + LEGEND_ROW);
        let fixed: f64 = if scene.north.is_some() {
            104.0
        } else if scene.scale.is_some() {
            70.0
        } else {
            0.0
        };
        let bottom = if rows > 0.0 { fixed.max(rows + 10.0) } else { fixed };
        let size = xy(width, top + map.size.y + SIDE + bottom);
        Self { size, origin: xy(SIDE, top), legend }
    }
}

fn bar_width(map: &Sheet, scale: &Scale) -> f64 {
    let width = map.length(scale.division) * f64::from(scale.divisions.clamp(1, 20));
    width.clamp(10.0, map.size.x * 0.45)
}

/// Paper under everything, with its folds.
pub(crate) fn paper(canvas: &mut Canvas, margins: &Margins) {
    let p = canvas.palette;
    canvas.ink.group("layer-paper");
    let sheet = canvas.ink.element("rect").num("width", margins.size.x);
    sheet.num("height", margins.size.y).fill(p.paper).empty();
    canvas.ink.end();
}

/// Wear, folds and lamplight over the ground but under the pieces.
pub(crate) fn patina(canvas: &mut Canvas, margins: &Margins) {
    if !canvas.palette.worn_sheet {
        return;
    }
    let size = margins.size;
    let group = canvas.ink.element("g").class("layer-patina").raw("pointer-events", "none");
    group.begin();
    let mut folds = Path::default();
    for part in [0.25, 0.5, 0.75] {
        folds.start(xy(size.x * part, 0.0)).line(xy(size.x * part, size.y));
    }
    folds.start(xy(0.0, size.y / 2.0)).line(xy(size.x, size.y / 2.0));
    let (light, dark) = if canvas.palette.name == "lamp" { (".03", ".3") } else { (".4", ".09") };
    let crease = canvas.ink.path(&folds.0).fill("none").stroke("#3d2a10", 2.4);
    crease.raw("stroke-opacity", dark).placed(xy(1.6, 1.6), 0.0).empty();
    let crease = canvas.ink.path(&folds.0).fill("none").stroke("#fff", 1.4);
    crease.raw("stroke-opacity", light).empty();
    let washes: &[&str] =
        if canvas.palette.name == "lamp" { &["vignette", "lamplight"] } else { &["vignette"] };
    for wash in washes {
        let wash = canvas.url(wash);
        let sheet = canvas.ink.element("rect").num("width", size.x).num("height", size.y);
        sheet.fill(&wash).empty();
    }
    canvas.ink.end();
}

pub(crate) fn paint(canvas: &mut Canvas, scene: &Scene, margins: &Margins) {
    canvas.ink.group("layer-frame");
    frame(canvas, scene);
    title(canvas, scene, margins);
    let below = canvas.sheet.far_corner().y + 18.0;
    if let Some(scale) = &scene.scale {
        scale_bar(canvas, scale, xy(margins.origin.x, below + 26.0));
    }
    if let Some(north) = &scene.north {
        compass(canvas, north, xy(margins.size.x - SIDE - 46.0, below + 56.0));
    }
    canvas.ink.end();
    legend(canvas, scene, margins, below);
}

/// A fine line, a band that may be divided, a heavy line.
fn frame(canvas: &mut Canvas, scene: &Scene) {
    let p = canvas.palette;
    let (low, high) = (canvas.sheet.origin, canvas.sheet.far_corner());
    let ring = |out: f64| {
        let mut path = Path::default();
        let corners = [
            xy(low.x - out, low.y - out),
            xy(high.x + out, low.y - out),
            xy(high.x + out, high.y + out),
            xy(low.x - out, high.y + out),
        ];
        path.points(&corners, true);
        path.0
    };
    canvas.ink.element("g").fill("none").raw("stroke", p.ink).begin();
    canvas.ink.path(&ring(0.0)).num("stroke-width", 1.2).empty();
    canvas.ink.path(&ring(7.5)).num("stroke-width", 1.0).empty();
    canvas.ink.path(&ring(12.0)).num("stroke-width", 3.2).empty();
    if let (Some(step), false) = (scene.graduation, canvas.sheet.hexes) {
        let step = canvas.sheet.length(step);
        let mut bars = Path::default();
        let count = |way: f64| (way / step.max(4.0)).ceil() as i32;
        for i in (0..count(canvas.sheet.size.x)).step_by(2) {
            let from = low.x + f64::from(i) * step.max(4.0);
            let to = (from + step.max(4.0)).min(high.x);
            for y in [low.y - 3.7, high.y + 3.7] {
                bars.start(xy(from, y)).line(xy(to, y));
            }
        }
        for i in (0..count(canvas.sheet.size.y)).step_by(2) {
            let from = low.y + f64::from(i) * step.max(4.0);
            let to = (from + step.max(4.0)).min(high.y);
            for x in [low.x - 3.7, high.x + 3.7] {
                bars.start(xy(x, from)).line(xy(x, to));
            }
        }
        canvas.ink.path(&bars.0).class("graduation").num("stroke-width", 3.4).empty();
    }
    canvas.ink.end();
}

fn title(canvas: &mut Canvas, scene: &Scene, margins: &Margins) {
    let p = canvas.palette;
    let middle = margins.size.x / 2.0;
    canvas.ink.element("g").class("cartouche").raw("text-anchor", "middle").fill(p.ink).begin();
    let mut y = 26.0;
    if !scene.title.is_empty() {
        let spacing = 3.0;
        let letters = scene.title.chars().count() as f64;
        let room = margins.size.x - 2.0 * SIDE - letters * spacing;
        let size = (room / text_width(&scene.title).max(1.0)).clamp(12.0, 42.0);
        y += 34.0;
        let text = canvas.ink.element("text").at(xy(middle, y)).num("font-size", size);
        text.num("letter-spacing", spacing).text(&scene.title);
        let half = (text_width(&scene.title) * size + letters * spacing) / 2.0 + 26.0;
        let rule = (middle - half - SIDE).min(260.0);
        if rule > 30.0 {
            for side in [-1.0, 1.0] {
                swelled_rule(canvas, xy(middle + side * half, y - size * 0.3), side * rule);
            }
        }
    }
    if !scene.subtitle.is_empty() {
        let room = margins.size.x - 2.0 * SIDE;
        let size = (room / text_width(&scene.subtitle).max(1.0)).clamp(9.0, 21.0);
        let text = canvas.ink.element("text").at(xy(middle, y + 30.0)).num("font-size", size);
        text.raw("font-style", "italic").num("letter-spacing", 0.6).text(&scene.subtitle);
    }
    canvas.ink.end();
}

/// A printer's rule, thick in the middle, with a diamond at the end next to the title.
fn swelled_rule(canvas: &mut Canvas, from: Xy, reach: f64) {
    let sign = reach.signum();
    let (start, end) = (from.x + sign * 16.0, from.x + reach);
    let middle = f64::midpoint(start, end);
    let mut path = Path::default();
    path.start(xy(start, from.y)).command('Q', &[xy(middle, from.y - 5.0), xy(end, from.y)]);
    path.command('Q', &[xy(middle, from.y + 5.0), xy(start, from.y)]).close();
    let diamond = [xy(-6.0, 0.0), xy(0.0, -6.0), xy(6.0, 0.0), xy(0.0, 6.0)];
    path.points(&diamond.map(|at| at + from), true);
    canvas.ink.path(&path.0).empty();
}

fn scale_bar(canvas: &mut Canvas, scale: &Scale, at: Xy) {
    let p = canvas.palette;
    let divisions = scale.divisions.clamp(1, 20);
    let width = bar_width(&canvas.sheet, scale);
    let step = width / f64::from(divisions);
    canvas.ink.element("g").class("scale").raw("text-anchor", "middle").fill(p.ink).begin();
    let mut dark = Path::default();
    for i in 0..divisions {
        let (x, y) = (at.x + f64::from(i) * step, if i % 2 == 0 { at.y } else { at.y + 4.5 });
        let (x2, y2) = (x + step, y + 4.5);
        dark.points(&[xy(x, y), xy(x2, y), xy(x2, y2), xy(x, y2)], true);
    }
    let bar = canvas.ink.element("rect").at(at).num("width", width).num("height", 9.0);
    bar.fill(p.halo).stroke(p.ink, 1.2).empty();
    canvas.ink.path(&dark.0).empty();
    for (i, mark) in scale.marks.iter().take(usize::from(divisions) + 1).enumerate() {
        let text = canvas.ink.element("text").num("font-size", 15.0);
        text.at(at + xy(i as f64 * step, -7.0)).text(mark);
    }
    let text = canvas.ink.element("text").at(at + xy(width / 2.0, 29.0)).num("font-size", 17.0);
    text.raw("font-style", "italic").text(&scale.text);
    canvas.ink.end();
}

/// A needle, half inked, over a ring and a star of rays.
fn compass(canvas: &mut Canvas, north: &North, at: Xy) {
    let p = canvas.palette;
    let turn = f64::from(north.angle.rem_euclid(3600)) / 10.0;
    let group = canvas.ink.element("g").class("north").placed(at, turn).fill(p.ink);
    group.stroke(p.ink, 1.1).raw("stroke-linejoin", "round").begin();
    for radius in [27.0, 23.5] {
        canvas.ink.element("circle").num("r", radius).fill("none").empty();
    }
    for i in 0..8 {
        let reach = if i % 2 == 0 { 33.0 } else { 22.0 };
        if i == 0 {
            continue;
        }
        let (tip, side) = (xy(0.0, -reach), xy(3.6, -6.0));
        let mut half = Path::default();
        half.points(&[Xy::default(), tip, side], true);
        let mut other = Path::default();
        other.points(&[Xy::default(), tip, xy(-side.x, side.y)], true);
        let turn = f64::from(i) * 45.0;
        canvas.ink.path(&half.0).placed(Xy::default(), turn).empty();
        canvas.ink.path(&other.0).fill(p.halo).placed(Xy::default(), turn).empty();
    }
    canvas.ink.path("M0 0L0-46L7-9Z").empty();
    canvas.ink.path("M0 0L0-46L-7-9Z").fill(p.halo).empty();
    let text = canvas.ink.element("text").at(xy(12.0, -33.0)).num("font-size", 19.0);
    text.raw("stroke", "none").text(&north.letter);
    canvas.ink.end();
}

/// Where each entry stands, from the north-west corner of the band under the map.
fn legend_places(entries: &[LegendEntry], (from, to): (f64, f64)) -> Vec<Xy> {
    let mut at = xy(from, 10.0);
    let mut places = Vec::with_capacity(entries.len());
    for entry in entries {
        let width = SAMPLE + 10.0 + text_width(&entry.text) * LEGEND_SIZE + 16.0;
        if at.x + width > to && at.x > from {
            at = xy(from, at.y + LEGEND_ROW);
        }
        places.push(at);
        at.x += width;
    }
    places
}

fn legend(canvas: &mut Canvas, scene: &Scene, margins: &Margins, below: f64) {
    if scene.legend.is_empty() {
        return;
    }
    let p = canvas.palette;
    canvas.ink.group("layer-legend");
    let map = canvas.sheet;
    for (entry, place) in scene.legend.iter().zip(legend_places(&scene.legend, margins.legend)) {
        let middle = place + xy(SAMPLE / 2.0, below + 12.0);
        canvas.sheet = map.everywhere();
        canvas.ink.element("g").class("sample").raw("aria-hidden", "true").begin();
        sample(canvas, entry.sample, middle);
        canvas.ink.end();
        canvas.sheet = map;
        let text = canvas.ink.element("text").at(middle + xy(SAMPLE / 2.0 + 9.0, 6.0));
        text.num("font-size", LEGEND_SIZE).fill(p.ink).text(&entry.text);
    }
    canvas.ink.end();
}

fn sample(canvas: &mut Canvas, sample: Sample, middle: Xy) {
    let (w, h) = (SAMPLE / 2.0, 13.0);
    match sample {
        Sample::Area(kind) => areas::sample(canvas, kind, middle, xy(w, h)),
        Sample::Line(kind) => {
            let ends = vec![middle - xy(w, 0.0), middle + xy(w, 0.0)];
            canvas.ink.element("g").fill("none").begin();
            lines::sample(canvas, kind, ends);
            canvas.ink.end();
        }
        Sample::Place(kind) => {
            canvas.ink.element("g").placed(middle, 0.0).begin();
            places::draw(canvas, kind, 0.0);
            canvas.ink.end();
        }
        Sample::Piece(side, symbol) => {
            let piece = Piece { side, symbol, width: 44_000, depth: 25_000, ..Piece::default() };
            canvas.ink.element("g").placed(middle, 0.0).begin();
            pieces::draw(canvas, &piece, None);
            canvas.ink.end();
        }
        Sample::Commander(side) => {
            let corner = middle + xy(-10.0, 15.0);
            let place = format!("translate({:.1} {:.1})scale(.8)", corner.x, corner.y);
            canvas.ink.element("g").raw("transform", &place).begin();
            marks::flag(canvas, &Commander { side, ..Commander::default() });
            canvas.ink.end();
        }
        Sample::Objective(holder) => {
            canvas.ink.element("g").placed(middle, 0.0).begin();
            marks::medal(canvas, holder, "");
            canvas.ink.end();
        }
    }
}

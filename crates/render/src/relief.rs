//! Hills: a tint for the height, hachures for the slope, lit from the north-west.

use std::collections::BTreeMap;

use crate::canvas::Canvas;
use crate::geometry::{Region, Xy, chance, closed, square, stops, xy};
use crate::ink::Path;

/// Where the light comes from, as the step from the lamp to the ground.
const LIGHT: Xy = xy(0.6, 0.8);

/// Paints a hill whose rings have the inside on their right.
pub(crate) fn hill(canvas: &mut Canvas, rings: &[Vec<Xy>], level: u8, name: &str) {
    let p = canvas.palette;
    let mut outline = Path::default();
    rings.iter().for_each(|ring| {
        outline.ring(ring);
    });
    canvas.ink.group(&format!("area hill level-{level}"));
    canvas.ink.title(name);
    let kept = canvas.keep(&outline);
    canvas.reuse(&kept).fill(p.crest).raw("fill-rule", "evenodd").empty();
    canvas.cut_to(&kept).fill("none").raw("stroke", p.slope).begin();
    for step in 1..=9 {
        let width = f64::from(step) * if level == 0 { 3.0 } else { 10.0 };
        canvas.reuse(&kept).num("stroke-width", width).raw("stroke-opacity", ".06").empty();
    }
    canvas.ink.end();
    let region = Region::new(rings);
    let mut strokes = BTreeMap::new();
    for ring in rings {
        let rows = if level == 0 { &SMALL[..] } else { &ROWS[..] };
        for row in rows.iter().take(usize::from(level) + 1) {
            hachures(canvas, &region, ring, &mut strokes, *row);
        }
    }
    canvas.ink.element("g").class("hachures").fill(p.hachure).begin();
    for strokes in strokes.values() {
        canvas.ink.path(&strokes.0).empty();
    }
    canvas.ink.end();
    canvas.ink.end();
}

/// One row of hachures: how far inside the edge it begins, how long and how close they are.
#[derive(Clone, Copy)]
struct Row {
    from: f64,
    reach: f64,
    every: f64,
}

/// The rows from the foot up; a hill has one more than its level.
const ROWS: [Row; 4] = [
    Row { from: 1.0, reach: 19.0, every: 3.3 },
    Row { from: 19.0, reach: 15.0, every: 4.4 },
    Row { from: 34.0, reach: 13.0, every: 5.0 },
    Row { from: 47.0, reach: 12.0, every: 6.0 },
];

/// For a hill of the legend, which has no level.
const SMALL: [Row; 1] = [Row { from: 0.5, reach: 8.0, every: 3.3 }];

/// The strokes of a hill, by square.
type Strokes = BTreeMap<(i64, i64), Path>;

fn hachures(canvas: &Canvas, region: &Region, ring: &[Xy], strokes: &mut Strokes, row: Row) {
    for stop in stops(&closed(ring), row.every) {
        let inwards = stop.along.right();
        let luck = |purpose| chance(stop.at.x as i64, stop.at.y as i64, purpose);
        let foot = stop.at + inwards * (row.from + 0.15 * row.reach * luck(1));
        let crest = foot + inwards * (row.reach * (0.7 + 0.5 * luck(2)));
        if !canvas.sheet.well_inside(stop.at, 1.0) || !region.contains(crest + inwards * 3.0) {
            continue;
        }
        let shade = 0.5 - 0.5 * inwards.dot(LIGHT);
        if luck(3) > if row.from > 2.0 { 0.25 + 0.65 * shade } else { 0.75 + 0.4 * shade } {
            continue;
        }
        wedge(strokes.entry(square(foot)).or_default(), foot, crest, 0.3 + 0.62 * shade);
    }
}

/// A stroke of the pen that starts thin and ends thick.
pub(crate) fn wedge(path: &mut Path, thin: Xy, thick: Xy, half_width: f64) {
    let across = (thick - thin).unit().right() * half_width;
    let one = thick + across - thin;
    path.start(thin).command('l', &[one, across * -2.0]);
    path.0.push('z');
}

//! Terrain with an extent, from polygons and from hexes.

use crate::canvas::{Canvas, block};
use crate::geometry::{
    Region, Xy, bounds, by_hand, chance, clockwise, closed, divided, drift, relaxed, rounded, xy,
};
use crate::hexes::{Cell, cell};
use crate::ink::Path;
use crate::relief;
use crate::scene::{AreaKind, Scene};
use crate::woods;
use std::collections::{BTreeMap, BTreeSet};

/// A piece of ground ready to be painted: its rings have the inside on the right.
struct Ground<'a> {
    kind: AreaKind,
    level: u8,
    rings: Vec<Vec<Xy>>,
    name: &'a str,
}

pub(crate) fn paint(canvas: &mut Canvas, scene: &Scene) {
    let mut grounds = from_hexes(canvas, scene);
    grounds.extend(from_polygons(canvas, scene));
    grounds.sort_by_key(|ground| (ground.kind, ground.level));
    canvas.ink.group("layer-terrain");
    grass(canvas);
    for ground in &grounds {
        match ground.kind {
            AreaKind::Hill => relief::hill(canvas, &ground.rings, ground.level, ground.name),
            _ => flat(canvas, ground),
        }
    }
    canvas.ink.end();
}

/// A tuft here and there, so that open ground is not bare paper.
fn grass(canvas: &mut Canvas) {
    let (at, size) = (canvas.sheet.origin, canvas.sheet.size);
    let tufts = canvas.url("grass");
    let ground = canvas.ink.element("rect").class("grass").at(at).fill(&tufts);
    ground.num("width", size.x).num("height", size.y).empty();
}

fn from_polygons<'a>(canvas: &Canvas, scene: &'a Scene) -> Vec<Ground<'a>> {
    let grounds = scene.areas.iter().filter(|area| area.outline.len() >= 3).map(|area| {
        let corners: Vec<Xy> = canvas
            .sheet
            .all(&area.outline)
            .into_iter()
            .map(|at| canvas.sheet.over_the_edge(at))
            .collect();
        let ring = match area.kind {
            AreaKind::Town => planned(&corners),
            _ => grown(canvas, area.kind, &corners),
        };
        Ground { kind: area.kind, level: area.level, rings: vec![ring], name: &area.name }
    });
    grounds.collect()
}

/// What people laid out keeps its corners.
fn planned(corners: &[Xy]) -> Vec<Xy> {
    let mut ring = by_hand(&closed(&clockwise(rounded(corners, 5.0))), 12.0, 0.8);
    ring.pop();
    ring
}

/// What has grown has neither corners nor straight edges: it keeps to its outline within a small part of
/// its size, so that the drawing does not mislead about where it ends.
fn grown(canvas: &Canvas, kind: AreaKind, corners: &[Xy]) -> Vec<Xy> {
    let (low, high) = bounds(&[corners.to_vec()]);
    let narrow = (high.x - low.x).min(high.y - low.y);
    let unit = canvas.sheet.unit.y;
    // Fields have corners, but nobody draws them with a ruler.
    let (reach, waves) = match kind {
        AreaKind::TallCrops | AreaKind::Orchard => (0.12, 0.02),
        AreaKind::Hill => (0.5, 0.13),
        _ => (0.42, 0.1),
    };
    let ring = clockwise(rounded(corners, reach * narrow));
    let mut ring = by_hand(&closed(&ring), 12.0, 2.0);
    ring.pop();
    let sway = (waves * narrow).min(0.25 * unit.max(40.0)).min(26.0);
    ring.into_iter().map(|at| at + wave(at) * sway).collect()
}

/// A drift of a place, slow bays and small dents, at most a step in each direction.
fn wave(at: Xy) -> Xy {
    const BAYS: f64 = 3.1;
    const DENTS: f64 = 1.1;
    let drifted = |length: f64, purpose| 2.0 * drift(at.x / length, at.y / length, purpose) - 1.0;
    let part = |purpose| 0.72 * drifted(BAYS, purpose) + 0.28 * drifted(DENTS, purpose + 10);
    xy(part(41), part(42))
}

fn from_hexes<'a>(canvas: &Canvas, scene: &Scene) -> Vec<Ground<'a>> {
    let Some(grid) = canvas.sheet.grid() else { return Vec::new() };
    let mut regions: BTreeMap<(AreaKind, u8), BTreeSet<Cell>> = BTreeMap::new();
    for terrain in scene.hexes.iter().filter(|terrain| grid.contains(cell(terrain.hex))) {
        if let Some(kind) = terrain.kind {
            regions.entry((kind, 0)).or_default().insert(cell(terrain.hex));
        }
        // Six levels are more than any table has; what is higher looks like the sixth.
        for level in 1..=terrain.level.min(6) {
            regions.entry((AreaKind::Hill, level)).or_default().insert(cell(terrain.hex));
        }
    }
    let grounds = regions.into_iter().map(|((kind, level), cells)| {
        let (times, hand) = match kind {
            AreaKind::TallCrops | AreaKind::Orchard | AreaKind::Town => (4, 2.0),
            _ => (10, 5.0),
        };
        let rings = grid.outlines(&grid.beyond(&cells)).into_iter().map(|ring| {
            let mut fine = divided(&closed(&ring), grid.height / 6.0);
            fine.pop();
            let mut ring = by_hand(&closed(&relaxed(fine, times)), 12.0, hand);
            ring.pop();
            // A row of hexes is no ruled strip; no hex loses its middle.
            let sway = if times == 10 { 0.1 * grid.height } else { 0.0 };
            ring.into_iter().map(|at| at + wave(at) * sway).collect()
        });
        Ground { kind, level, rings: rings.collect(), name: "" }
    });
    grounds.collect()
}

fn flat(canvas: &mut Canvas, ground: &Ground<'_>) {
    let p = canvas.palette;
    let mut outline = Path::default();
    ground.rings.iter().for_each(|ring| {
        outline.ring(ring);
    });
    canvas.ink.group(&format!("area {}", class(ground.kind)));
    canvas.ink.title(ground.name);
    let pattern = canvas.url(class(ground.kind));
    let whole = |canvas: &mut Canvas, fill: &str, line: &str, width: f64| {
        let shape = canvas.ink.path(&outline.0).raw("fill-rule", "evenodd").fill(fill);
        shape.stroke(line, width).raw("stroke-opacity", ".7").empty();
    };
    match ground.kind {
        AreaKind::Woods => {
            whole(canvas, p.woods, p.crown_ink, 0.7);
            woods::trees(canvas, &ground.rings);
        }
        AreaKind::Water => water(canvas, &outline),
        AreaKind::Town => {
            whole(canvas, p.town, p.roof, 1.0);
            roofs(canvas, &ground.rings);
        }
        AreaKind::TallCrops => whole(canvas, &pattern, p.crops_ink, 1.5),
        AreaKind::Orchard => whole(canvas, &pattern, p.crown_ink, 1.2),
        AreaKind::Marsh => whole(canvas, &pattern, p.water_ink, 0.6),
        AreaKind::Rough | AreaKind::Hill => whole(canvas, &pattern, p.soft_ink, 0.5),
    }
    canvas.ink.end();
}

/// Draws a small piece of ground, for the legend.
pub(crate) fn sample(canvas: &mut Canvas, kind: AreaKind, middle: Xy, half: Xy) {
    let corners = [xy(-1.0, -1.0), xy(1.0, -1.0), xy(1.0, 1.0), xy(-1.0, 1.0)];
    let corners = corners.map(|at| middle + xy(at.x * half.x, at.y * half.y));
    let rings = vec![divided(&closed(&rounded(&corners, 6.0)), 8.0)];
    match kind {
        AreaKind::Hill => relief::hill(canvas, &rings, 0, ""),
        _ => flat(canvas, &Ground { kind, level: 0, rings, name: "" }),
    }
}

/// The name of a kind in classes and patterns.
pub(crate) fn class(kind: AreaKind) -> &'static str {
    match kind {
        AreaKind::Hill => "hill",
        AreaKind::Water => "water",
        AreaKind::Marsh => "marsh",
        AreaKind::Rough => "rough",
        AreaKind::TallCrops => "crops",
        AreaKind::Orchard => "orchard",
        AreaKind::Town => "town",
        AreaKind::Woods => "woods",
    }
}

/// Shore lines that fade towards the middle.
fn water(canvas: &mut Canvas, outline: &Path) {
    let p = canvas.palette;
    let kept = canvas.keep(outline);
    canvas.reuse(&kept).fill(p.water).raw("fill-rule", "evenodd").empty();
    canvas.cut_to(&kept).fill("none").raw("stroke-linejoin", "round").begin();
    for (reach, opacity) in [(56.0, ".3"), (40.0, ".4"), (26.0, ".55"), (14.0, ".7")] {
        let line = canvas.reuse(&kept).stroke(p.water_ink, reach);
        line.raw("stroke-opacity", opacity).empty();
        canvas.reuse(&kept).stroke(p.water, reach - 1.8).empty();
    }
    canvas.ink.end();
    canvas.reuse(&kept).fill("none").stroke(p.water_ink, 1.6).empty();
}

/// Houses in crooked rows, with streets between them.
fn roofs(canvas: &mut Canvas, rings: &[Vec<Xy>]) {
    let p = canvas.palette;
    let region = Region::new(rings);
    let (low, high) = woods::on_map(canvas, rings);
    canvas.ink.element("g").class("roofs").fill(p.roof).stroke(p.ink, 0.7).begin();
    let (across, down) = (21.0, 15.5);
    for j in (low.y / down).floor() as i64..=(high.y / down).ceil() as i64 {
        for i in (low.x / across).floor() as i64..=(high.x / across).ceil() as i64 {
            // Every fourth row and fifth column is a street.
            if j.rem_euclid(4) == 0 || i.rem_euclid(5) == 0 || chance(i, j, 31) < 0.1 {
                continue;
            }
            let at = xy(
                (i as f64 + 0.5 + 0.2 * (chance(i, j, 32) - 0.5)) * across,
                (j as f64 + 0.5 + 0.2 * (chance(i, j, 33) - 0.5)) * down,
            );
            if !region.well_contains(at, 10.5) {
                continue;
            }
            let (width, depth) = (12.0 + 8.0 * chance(i, j, 34), 8.0 + 4.0 * chance(i, j, 35));
            house(canvas, at, width, depth, 10.0 * (chance(i, j, 36) - 0.5));
        }
    }
    canvas.ink.end();
}

/// A roof from above, with its ridge and its shadow.
pub(crate) fn house(canvas: &mut Canvas, at: Xy, width: f64, depth: f64, degrees: f64) {
    let shape = block(width, depth, 0.6);
    let shadow = canvas.palette.shadow;
    let cast = canvas.ink.path(&shape).fill(shadow).raw("fill-opacity", ".3");
    cast.raw("stroke", "none").placed(at + xy(1.8, 2.4), degrees).empty();
    let mut roof = Path(shape);
    roof.start(xy(-width / 2.0, 0.0)).line(xy(width / 2.0, 0.0));
    canvas.ink.path(&roof.0).placed(at, degrees).empty();
}

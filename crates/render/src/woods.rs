//! Trees: each crown is a few round dots, inked, filled and lit; neighbours flow together.

use std::collections::BTreeMap;

use crate::canvas::Canvas;
use crate::geometry::{Region, Xy, bounds, chance, closed, square, stops, xy};
use crate::ink::Path;

const SPACING: f64 = 15.5;
/// The trees of one square.
#[derive(Default)]
struct Grove {
    /// Bright and dark.
    crowns: [Path; 2],
    lights: Path,
    shades: Path,
    shadows: Path,
}

pub(crate) fn trees(canvas: &mut Canvas, rings: &[Vec<Xy>]) {
    let mut places: Vec<Xy> = Vec::new();
    for ring in rings {
        for stop in stops(&closed(ring), 13.5) {
            let luck = chance(stop.at.x as i64, stop.at.y as i64, 5);
            let at = stop.at + stop.along.right() * (5.0 + 3.0 * luck);
            if canvas.sheet.well_inside(at, -8.0) {
                places.push(at);
            }
        }
    }
    let region = Region::new(rings);
    let (low, high) = on_map(canvas, rings);
    let (rows, columns) = (SPACING * 0.86, SPACING);
    for j in (low.y / rows).floor() as i64..=(high.y / rows).ceil() as i64 {
        for i in (low.x / columns).floor() as i64..=(high.x / columns).ceil() as i64 {
            let shift = if j % 2 == 0 { 0.0 } else { 0.5 };
            let at = xy(
                (i as f64 + shift + 0.62 * (chance(i, j, 6) - 0.5)) * columns,
                (j as f64 + 0.62 * (chance(i, j, 7) - 0.5)) * rows,
            );
            if chance(i, j, 8) < 0.93 && region.well_contains(at, 11.5) {
                places.push(at);
            }
        }
    }
    places.sort_by(|a, b| a.y.total_cmp(&b.y));
    let mut groves: BTreeMap<(i64, i64), Grove> = BTreeMap::new();
    for at in places {
        let luck = |purpose| chance(at.x as i64, at.y as i64, purpose);
        let at = whole(at);
        let size = 0.8 + 0.45 * luck(9);
        let Grove { crowns, lights, shades, shadows } = groves.entry(square(at)).or_default();
        let crown = &mut crowns[usize::from(luck(11) < 0.3)];
        crown.start(at - xy(0.0, 3.0));
        crown.0.push_str("h0");
        for step in [xy(-3.1, 4.2), xy(6.0, 0.4)] {
            crown.command('m', &[step * size]).0.push_str("h0");
        }
        lights.dot(at - xy(2.0, 3.0));
        shadows.dot(at + xy(2.6, 3.4));
        if luck(10) < 0.6 {
            shades.start(at + xy(1.0, 5.0));
            shades.command('q', &[xy(4.0, -1.0), xy(4.0, -5.0)]);
        }
    }
    let p = canvas.palette;
    let ink = &mut canvas.ink;
    ink.element("g").class("trees").fill("none").raw("stroke-linecap", "round").begin();
    let crowns = groves.values().flat_map(|grove| grove.crowns.iter().zip([p.crown, p.crown_dark]));
    let crowns = crowns.filter(|(crown, _)| !crown.0.is_empty());
    let kept: Vec<_> = crowns.map(|(crown, leaves)| (canvas.keep(crown), leaves)).collect();
    for Grove { shadows, .. } in groves.values() {
        let fallen = canvas.ink.path(&shadows.0).stroke(p.shadow, 14.0);
        fallen.raw("stroke-opacity", ".2").empty();
    }
    for shade in [p.crown, p.crown_dark] {
        let alike = || kept.iter().filter(|(_, leaves)| *leaves == shade);
        for (crown, _) in alike() {
            canvas.reuse(crown).stroke(p.crown_ink, 9.0).empty();
        }
        for (crown, leaves) in alike() {
            canvas.reuse(crown).stroke(leaves, 7.4).empty();
        }
    }
    for Grove { lights, shades, .. } in groves.values() {
        canvas.ink.path(&lights.0).stroke(p.crown_light, 4.2).empty();
        canvas.ink.path(&shades.0).stroke(p.crown_ink, 0.9).raw("stroke-opacity", ".75").empty();
    }
    canvas.ink.end();
}

/// Trees stand on whole steps: nobody sees it, and a large wood takes half the room.
fn whole(at: Xy) -> Xy {
    xy(at.x.round(), at.y.round())
}

/// The part of the bounds that is on the map, with a little more.
pub(crate) fn on_map(canvas: &Canvas, rings: &[Vec<Xy>]) -> (Xy, Xy) {
    let (low, high) = bounds(rings);
    let (from, to) = (canvas.sheet.origin, canvas.sheet.far_corner());
    (
        xy(low.x.max(from.x - 8.0), low.y.max(from.y - 8.0)),
        xy(high.x.min(to.x + 8.0), high.y.min(to.y + 8.0)),
    )
}

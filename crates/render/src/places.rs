//! Buildings and bridges, and their names.

use crate::areas::house;
use crate::canvas::Canvas;
use crate::geometry::{Xy, xy};
use crate::ink::{Path, text_width};
use crate::room::{Room, straight};
use crate::scene::{PlaceKind, Scene};

/// How large the name of a place is written.
const SIZE: f64 = 14.0;

pub(crate) fn paint(canvas: &mut Canvas, scene: &Scene) {
    canvas.ink.group("layer-places");
    for place in &scene.places {
        let at = canvas.sheet.at(place.at);
        let degrees = f64::from(place.facing) / 10.0;
        let group = canvas.ink.element("g").class(&format!("place {}", class(place.kind)));
        group.attr("data-name", &place.name).placed(at, 0.0).begin();
        canvas.ink.title(&place.name);
        draw(canvas, place.kind, degrees);
        canvas.ink.end();
    }
    canvas.ink.end();
}

/// Where a name stands beside its sign.
#[derive(Clone, Copy)]
enum Beside {
    East,
    West,
    North,
    South,
}

/// The names are written later than the signs, above lines and grid: east of the sign, on hexes south of
/// it, or wherever there is room, rather beyond the ring of an objective than across it.
pub(crate) fn names(canvas: &mut Canvas, scene: &Scene, room: &mut Room) {
    let ink = canvas.palette.ink;
    for place in scene.places.iter().filter(|place| !place.name.is_empty()) {
        let at = canvas.sheet.at(place.at);
        // The name of a town on an atlas stands clear of a counter that lies upon it.
        let clear = canvas.sheet.grid().map_or(0.0, |grid| grid.height * 0.36);
        let (offset, size) = match place.kind {
            PlaceKind::Building => (15.0, SIZE),
            PlaceKind::Village => (clear.max(15.0), SIZE),
            PlaceKind::Town => (clear.max(19.0), SIZE * 1.2),
            PlaceKind::City => (clear.max(28.0), SIZE * 1.5),
            _ => (22.0, SIZE),
        };
        let width = text_width(&place.name) * size;
        let far = room.beyond_its_ring(at);
        // On an atlas it stands rather below the counter: beside it there are others.
        let near = if clear > 0.0 {
            [Beside::South, Beside::North, Beside::East, Beside::West]
        } else {
            [Beside::East, Beside::West, Beside::South, Beside::North]
        };
        let near = near.map(|side| (side, offset)).into_iter();
        let beyond = [Beside::South, Beside::North, Beside::East, Beside::West];
        let beyond = beyond.into_iter().filter_map(|side| Some((side, far?)));
        let ways = near.chain(beyond).map(|(side, offset)| {
            let step = match side {
                Beside::East => xy(offset + width / 2.0, 0.0),
                Beside::West => xy(-offset - width / 2.0, 0.0),
                Beside::South => xy(0.0, offset + 7.0),
                Beside::North => xy(0.0, -offset - 7.0),
            };
            ((side, offset), straight(at + step, 0.0, width, size))
        });
        let Some((side, offset)) = room.settle(ways) else { continue };
        let (from, anchor) = match side {
            Beside::East => (xy(offset, 4.5), None),
            Beside::West => (xy(-offset, 4.5), Some("end")),
            Beside::South => (xy(0.0, offset + 11.5), Some("middle")),
            Beside::North => (xy(0.0, -offset - 2.5), Some("middle")),
        };
        let name = canvas.letters(at + from, size).class("place-name").fill(ink);
        match anchor {
            Some(anchor) => name.raw("text-anchor", anchor),
            None => name,
        }
        .text(&place.name);
    }
}

pub(crate) fn draw(canvas: &mut Canvas, kind: PlaceKind, degrees: f64) {
    let p = canvas.palette;
    canvas.ink.element("g").fill(p.roof).stroke(p.ink, 0.9).begin();
    let part = |canvas: &mut Canvas, at: Xy, width: f64, depth: f64, turn: f64| {
        house(canvas, at.turned(degrees), width, depth, degrees + turn);
    };
    match kind {
        PlaceKind::Building => part(canvas, Xy::default(), 17.0, 11.0, 0.0),
        PlaceKind::Farm => {
            let yard = canvas.ink.path("M-16-12H17V13H-16Z").fill("none").stroke(p.soft_ink, 1.0);
            yard.raw("stroke-dasharray", "3 2").placed(Xy::default(), degrees).empty();
            part(canvas, xy(-6.0, -4.0), 14.0, 10.0, 0.0);
            part(canvas, xy(9.0, 3.0), 9.0, 15.0, 0.0);
            part(canvas, xy(-8.0, 8.0), 7.0, 5.0, 0.0);
        }
        PlaceKind::Church => {
            part(canvas, xy(3.0, 0.0), 24.0, 14.0, 0.0);
            part(canvas, xy(-12.0, 0.0), 10.0, 10.0, 0.0);
            let cross = "M-12-3v-17M-17-15h10";
            let halo = canvas.ink.path(cross).fill("none").stroke(p.halo, 5.0);
            halo.raw("stroke-linecap", "round").empty();
            canvas.ink.path(cross).fill("none").stroke(p.ink, 2.2).empty();
        }
        PlaceKind::Bridge => {
            canvas.ink.element("g").placed(Xy::default(), degrees).begin();
            let deck = canvas.ink.path("M-5-13H5V13H-5Z").fill(p.road).raw("stroke", "none");
            deck.empty();
            let rails = "M-9-16L-6-12V12L-9 16M9-16L6-12V12L9 16";
            canvas.ink.path(rails).fill("none").stroke(p.ink, 1.8).empty();
            canvas.ink.end();
        }
        PlaceKind::BlownBridge => {
            canvas.ink.element("g").placed(Xy::default(), degrees).begin();
            let stumps = canvas.ink.path("M-5-13H5V-7L2-5L-1-8L-5-5ZM-5 13H5V6L1 8L-2 5L-5 7Z");
            stumps.fill(p.road).raw("stroke", "none").empty();
            let rails = "M-9-16L-6-12V-6M9-16L6-12V-7M-9 16L-6 12V7M9 16L6 12V6";
            canvas.ink.path(rails).fill("none").stroke(p.ink, 1.8).empty();
            let gap = canvas.ink.path("M-7-4L7 4M7-4L-7 4").fill("none").stroke(p.ink, 2.2);
            gap.raw("stroke-linecap", "round").empty();
            canvas.ink.end();
        }
        // Rings as in the atlases of the time: a dot, a ring with a dot, blocks of houses in a ring.
        PlaceKind::Village => {
            canvas.ink.path(&rings(&[6.0])).fill(p.paper).stroke(p.ink, 1.6).empty();
        }
        PlaceKind::Town => {
            canvas.ink.path(&rings(&[9.5])).fill(p.paper).stroke(p.ink, 1.8).empty();
            canvas.ink.path(&rings(&[3.6])).fill(p.ink).raw("stroke", "none").empty();
        }
        PlaceKind::City => {
            canvas.ink.path(&rings(&[15.0])).fill(p.town).stroke(p.ink, 2.0).empty();
            canvas.ink.path(&rings(&[11.0])).fill("none").stroke(p.ink, 0.9).empty();
            for (x, y) in [(-4.0, -4.0), (4.0, -4.0), (-4.0, 4.0), (4.0, 4.0)] {
                house(canvas, xy(x, y), 6.0, 6.0, 0.0);
            }
        }
        PlaceKind::Works => {
            let bank = canvas.ink.path("M-25 7L-16-7L-6 2L0-7L6 2L16-7L25 7").fill("none");
            bank.stroke(p.ink, 3.0).raw("stroke-linejoin", "round").empty();
        }
        PlaceKind::Trenches => {
            let bank = canvas.ink.path("M-27 6L-18-6L-9 6L0-6L9 6L18-6L27 6").fill("none");
            bank.stroke(p.ink, 3.0).raw("stroke-linejoin", "round").empty();
            let ditch = canvas.ink.path("M-27 13L-18 1L-9 13L0 1L9 13L18 1L27 13").fill("none");
            ditch.stroke(p.ink, 1.4).raw("stroke-linejoin", "round").empty();
        }
        PlaceKind::CutRailway => {
            let rails = "M-10-10L10 10M10-10L-10 10";
            let halo = canvas.ink.path(rails).fill("none").stroke(p.halo, 8.0);
            halo.raw("stroke-linecap", "round").empty();
            let cross = canvas.ink.path(rails).fill("none").stroke(p.forbidden, 3.6);
            cross.raw("stroke-linecap", "round").empty();
        }
        PlaceKind::Ford => {
            canvas.ink.element("g").placed(Xy::default(), degrees).begin();
            let dots = canvas.ink.path("M-5-12v24M5-12v24").fill("none").stroke(p.timber, 2.0);
            dots.raw("stroke-dasharray", "1 4").raw("stroke-linecap", "round").empty();
            canvas.ink.end();
        }
    }
    canvas.ink.end();
}

/// Discs of these radii round the origin.
fn rings(radii: &[f64]) -> String {
    let mut path = Path::default();
    for radius in radii {
        path.disc(Xy::default(), *radius);
    }
    path.0
}

fn class(kind: PlaceKind) -> &'static str {
    match kind {
        PlaceKind::Building => "building",
        PlaceKind::Church => "church",
        PlaceKind::Farm => "farm",
        PlaceKind::Bridge => "bridge",
        PlaceKind::BlownBridge => "blown-bridge",
        PlaceKind::Ford => "ford",
        PlaceKind::Village => "village",
        PlaceKind::Town => "town",
        PlaceKind::City => "city",
        PlaceKind::Works => "works",
        PlaceKind::Trenches => "trenches",
        PlaceKind::CutRailway => "cut-railway",
    }
}

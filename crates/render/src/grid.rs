//! The grid of hexes: a fine dotted line, discreet names, and a shape to point at for each hex.

use crate::canvas::{Canvas, fingerprint};
use crate::geometry::xy;
use crate::hexes::{cell, neighbour};
use crate::ink::Path;
use crate::scene::{Board, Scene};

pub(crate) fn paint(canvas: &mut Canvas, scene: &Scene) {
    let (Board::Hexes { names, .. }, Some(grid)) = (scene.board, canvas.sheet.grid()) else {
        return;
    };
    let p = canvas.palette;
    canvas.ink.group("layer-grid");
    // A path for each hex: whoever draws a part of the map need not set the dots of all of it.
    let lines = canvas.ink.element("g").class("hex-lines").fill("none").stroke(p.ink, 1.5);
    let lines = lines.raw("stroke-dasharray", "0 5.2").raw("stroke-linecap", "round");
    lines.raw("stroke-opacity", ".6").begin();
    for hex in grid.cells() {
        let corners = grid.corners(cell(hex));
        let mut edges = Path::default();
        for side in 0..6 {
            // A side between two hexes is drawn by the hex to its south or west.
            if side < 3 || !grid.contains(neighbour(cell(hex), side)) {
                edges.start(corners[side]).line(corners[(side + 1) % 6]);
            }
        }
        canvas.ink.path(&edges.0).empty();
    }
    canvas.ink.end();

    let group = canvas.ink.element("g").class("hex-names").fill(p.soft_ink);
    let group = group.num("font-size", (grid.height * 0.085).clamp(7.0, 11.0));
    group.raw("text-anchor", "middle").raw("pointer-events", "none").begin();
    for hex in grid.cells() {
        let at = grid.centre(cell(hex)) - xy(0.0, grid.height * 0.5 - grid.height * 0.1);
        canvas.ink.element("text").at(at).text(&names.name(hex));
    }
    canvas.ink.end();

    let mut outline = Path::default();
    outline.points(&grid.corners((0, 0)), true);
    let shape = format!("h{:016x}", fingerprint(&outline.0));
    canvas.ink.element("defs").begin();
    canvas.ink.path(&outline.0).raw("id", &shape).empty();
    canvas.ink.end();
    let group = canvas.ink.element("g").class("hexes").fill("none").raw("pointer-events", "all");
    group.begin();
    for hex in grid.cells() {
        let name = names.name(hex);
        let offset = grid.centre(cell(hex)) - grid.centre((0, 0));
        let target = canvas.ink.element("use").raw("id", &format!("hex-{name}")).class("hex");
        let target = target.raw("data-hex", &name).raw("href", &format!("#{shape}"));
        target.at(offset).empty();
    }
    canvas.ink.end();
    canvas.ink.end();
}

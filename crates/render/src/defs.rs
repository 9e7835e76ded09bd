//! Patterns and gradients, defined once at the head of the drawing.

use crate::canvas::Canvas;
use crate::geometry::{Xy, chance, xy};
use crate::ink::Path;

pub(crate) fn define(canvas: &mut Canvas) {
    canvas.ink.element("defs").begin();
    let p = canvas.palette;
    vignette(canvas);
    for (number, side) in canvas.sides.into_iter().enumerate() {
        let id = canvas.id(&format!("face-{number}"));
        canvas.ink.element("linearGradient").raw("id", &id).raw("x2", "0").raw("y2", "1").begin();
        stop(canvas, "0", side.lit, "1");
        stop(canvas, "1", side.face, "1");
        canvas.ink.end();
        pattern(canvas, &format!("hatch-{number}"), xy(5.0, 5.0), "rotate(45)", |canvas| {
            let lines = canvas.ink.path("M0 0V5").stroke(side.mark, 1.9);
            lines.raw("stroke-opacity", ".9").empty();
        });
        pattern(canvas, &format!("zone-{number}"), xy(14.0, 14.0), "rotate(45)", |canvas| {
            let lines = canvas.ink.path("M0 0V14").stroke(side.line, 1.6);
            lines.raw("stroke-opacity", ".38").empty();
        });
    }
    pattern(canvas, "zone", xy(14.0, 14.0), "rotate(45)", |canvas| {
        let lines = canvas.ink.path("M0 0V14").stroke(p.neutral, 1.6);
        lines.raw("stroke-opacity", ".45").empty();
    });
    pattern(canvas, "grain", xy(90.0, 26.0), "rotate(2)", |canvas| {
        let grain = "M0 4q30 3 90 0M0 9q50-3 90 0M0 15q20 4 90 0M0 21q60-2 90 0";
        let lines = canvas.ink.path(grain).fill("none").stroke("#fff", 0.7);
        lines.raw("stroke-opacity", ".16").empty();
    });
    fields(canvas);
    canvas.ink.end();
}

/// The ground patterns: every plant is a stroke or two of the pen.
fn fields(canvas: &mut Canvas) {
    let p = canvas.palette;
    let meadow = xy(390.0, 330.0);
    pattern(canvas, "grass", meadow, "rotate(-7)", |canvas| {
        let mut tufts = Path::default();
        for i in 0..30 {
            let luck = xy(0.02 + 0.96 * chance(i, 0, 52), 0.03 + 0.95 * chance(i, 0, 53));
            tufts.start(xy((luck.x * meadow.x).round(), (luck.y * meadow.y).round()));
            tufts.0.push_str("l-2-4m2 4v-6m0 6l2-4");
        }
        let tufts = canvas.ink.path(&tufts.0).fill("none").stroke(p.soft_ink, 0.8);
        tufts.raw("stroke-opacity", ".45").empty();
    });
    pattern(canvas, "crops", xy(15.0, 24.0), "rotate(-4)", |canvas| {
        canvas.ink.element("rect").raw("width", "15").raw("height", "24").fill(p.crops).empty();
        let furrows = canvas.ink.path("M0 12H15M0 24H15").stroke(p.crops_ink, 1.0);
        furrows.raw("stroke-opacity", ".3").empty();
        // An ear on its stalk.
        let ear = "v-10m0 7.4l-2.7-2.6m2.7 2.6l2.7-2.6m-2.7-.2l-2.5-2.5m2.5 2.5l2.5-2.5";
        let stalks = format!("M4 11.6{ear}M11.5 23.6{ear}");
        let plant = canvas.ink.path(&stalks).fill("none").stroke(p.crops_ink, 0.95);
        plant.raw("stroke-linecap", "round").empty();
    });
    pattern(canvas, "orchard", xy(21.0, 21.0), "rotate(8)", |canvas| {
        canvas.ink.element("rect").raw("width", "21").raw("height", "21").fill(p.meadow).empty();
        canvas.ink.element("g").fill("none").raw("stroke-linecap", "round").begin();
        let cast = canvas.ink.path("M12.2 13h0").stroke(p.shadow, 10.0);
        cast.raw("stroke-opacity", ".22").empty();
        canvas.ink.path("M10 10h0").stroke(p.crown_ink, 11.6).empty();
        canvas.ink.path("M10 10h0").stroke(p.crown, 9.8).empty();
        canvas.ink.path("M8.8 8.6h0").stroke(p.crown_light, 4.2).empty();
        canvas.ink.end();
    });
    pattern(canvas, "marsh", xy(46.0, 30.0), "rotate(0)", |canvas| {
        canvas.ink.element("rect").raw("width", "46").raw("height", "30").fill(p.marsh).empty();
        canvas.ink.element("g").fill("none").raw("stroke-linecap", "round").begin();
        let water = "M3 8h16M9 11h14M28 22h15M24 25h12M2 26h9";
        canvas.ink.path(water).stroke(p.water_ink, 1.0).raw("stroke-opacity", ".7").empty();
        let reeds = "M11 8v-6M9 8l-2-4M13 8l2-4M36 22v-6M34 22l-2-4M38 22l2-4";
        canvas.ink.path(reeds).stroke(p.crown_ink, 1.0).empty();
        canvas.ink.end();
    });
    pattern(canvas, "rough", xy(44.0, 36.0), "rotate(-6)", |canvas| {
        canvas.ink.element("rect").raw("width", "44").raw("height", "36").fill(p.rough).empty();
        let stones = "M5 12q1-5 5-5t4 5zM27 28q2-5 6-4t3 4zM20 10l2-3 2 3zM8 29l3-4 3 4z";
        canvas.ink.path(stones).fill(p.crest).stroke(p.soft_ink, 0.9).empty();
        let grass = "M33 10v-4M31 10l-1-3M35 10l1-3M19 23v-4M17 23l-1-3";
        canvas.ink.path(grass).stroke(p.soft_ink, 0.9).empty();
    });
}

/// Light in the middle of the sheet, wear or darkness at its edge.
fn vignette(canvas: &mut Canvas) {
    let p = canvas.palette;
    if !p.worn_sheet {
        return;
    }
    let id = canvas.id("vignette");
    let gradient = canvas.ink.element("radialGradient").raw("id", &id);
    gradient.raw("cx", ".46").raw("cy", ".42").raw("r", ".78").begin();
    let (inner, outer) = if p.name == "lamp" { (".38", ".8") } else { (".58", ".55") };
    stop(canvas, "0", p.worn, "0");
    stop(canvas, inner, p.worn, "0");
    stop(canvas, "1", p.worn, outer);
    canvas.ink.end();
    if p.name == "lamp" {
        let id = canvas.id("lamplight");
        let gradient = canvas.ink.element("radialGradient").raw("id", &id);
        gradient.raw("cx", ".42").raw("cy", ".36").raw("r", ".55").begin();
        stop(canvas, "0", "#ffb85c", ".2");
        stop(canvas, "1", "#ffb85c", "0");
        canvas.ink.end();
    }
}

fn stop(canvas: &mut Canvas, offset: &str, colour: &str, opacity: &str) {
    let stop = canvas.ink.element("stop").raw("offset", offset).raw("stop-color", colour);
    stop.raw("stop-opacity", opacity).empty();
}

fn pattern(
    canvas: &mut Canvas,
    name: &str,
    size: Xy,
    transform: &str,
    draw: impl FnOnce(&mut Canvas),
) {
    let id = canvas.id(name);
    let pattern = canvas.ink.element("pattern").raw("id", &id);
    let pattern = pattern.raw("patternUnits", "userSpaceOnUse").raw("patternTransform", transform);
    pattern.num("width", size.x).num("height", size.y).begin();
    draw(canvas);
    canvas.ink.end();
}

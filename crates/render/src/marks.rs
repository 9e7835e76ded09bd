//! Objectives, zones, highlights and leaders' flags.

use crate::canvas::{Canvas, block, star};
use crate::captions::{self, Captions};
use crate::geometry::{Xy, bounds, xy};
use crate::hexes::cell;
use crate::ink::{Path, element_id};
use crate::scene::{Commander, Counter, Extent, HighlightKind, Objective, Scene, Side, Zone};
use std::collections::BTreeSet;

/// The outline of a shape, for measuring and as a path.
fn outline(canvas: &Canvas, shape: &Extent) -> (Vec<Vec<Xy>>, Path) {
    let rings = match shape {
        Extent::Polygon(points) => vec![canvas.sheet.all(points)],
        Extent::Disc { centre, radius } => {
            let (at, radius) = (canvas.sheet.at(*centre), canvas.sheet.length(*radius));
            let path = Path::default().disc(at, radius).clone();
            let ring = [(-0.7, -0.7), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
            let ring = ring.map(|(x, y)| at + xy(x, y) * radius);
            return (vec![ring.to_vec()], path);
        }
        Extent::Hexes(hexes) => match canvas.sheet.grid() {
            Some(grid) => {
                let inside = hexes.iter().map(|hex| cell(*hex)).filter(|cell| grid.contains(*cell));
                grid.outlines(&inside.collect::<BTreeSet<_>>())
            }
            None => Vec::new(),
        },
    };
    let mut path = Path::default();
    for ring in &rings {
        path.points(ring, true);
    }
    (rings, path)
}

pub(crate) fn zones(canvas: &mut Canvas, scene: &Scene) {
    canvas.ink.group("layer-zones");
    for one in &scene.zones {
        zone(canvas, one);
    }
    canvas.ink.end();
}

pub(crate) fn zone(canvas: &mut Canvas, zone: &Zone) {
    let p = canvas.palette;
    let (rings, path) = outline(canvas, &zone.shape);
    let (class, hatch, line) = match zone.side {
        Some(side) => {
            let number = side.number();
            let hatch = canvas.url(&format!("zone-{number}"));
            (format!("zone side-{number}"), hatch, canvas.sides[number].line)
        }
        None => ("zone".into(), canvas.url("zone"), p.neutral),
    };
    let group = canvas.ink.element("g").raw("id", &element_id("zone", &zone.id));
    group.class(&class).attr("data-id", &zone.id).begin();
    canvas.ink.title(&zone.label);
    let shape = canvas.ink.path(&path.0).fill(&hatch).raw("fill-rule", "evenodd");
    let shape = shape.stroke(line, 2.4).raw("stroke-dasharray", "12 6");
    shape.raw("stroke-linejoin", "round").raw("stroke-opacity", ".8").empty();
    if !zone.label.is_empty() && rings.iter().any(|ring| !ring.is_empty()) {
        let high = |a: &&Xy, b: &&Xy| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x));
        let corner = rings.iter().flatten().min_by(high).copied().unwrap_or_default();
        let text = canvas.letters(corner + xy(10.0, 20.0), 16.0).fill(line);
        text.raw("font-style", "italic").raw("letter-spacing", "1").text(&zone.label);
    }
    canvas.ink.end();
}

pub(crate) fn objectives(canvas: &mut Canvas, scene: &Scene) {
    canvas.ink.group("layer-objectives");
    for objective in &scene.objectives {
        let at = canvas.sheet.at(objective.at);
        let holder = match objective.holder {
            Some(side) => format!("side-{}", side.number()),
            None => "nobody".into(),
        };
        let group = canvas.ink.element("g").raw("id", &element_id("objective", &objective.id));
        let group = group.class(&format!("objective {holder}")).attr("data-id", &objective.id);
        group.placed(at, 0.0).begin();
        canvas.ink.title(&objective.name);
        goal(canvas, objective);
        canvas.ink.end();
    }
    canvas.ink.end();
}

/// The ring and the medal of an objective, round the origin.
pub(crate) fn goal(canvas: &mut Canvas, objective: &Objective) {
    let radius = canvas.sheet.length(objective.radius).max(14.0);
    let line = match objective.holder {
        Some(side) => canvas.sides[side.number()].line,
        None => canvas.palette.soft_ink,
    };
    let halo = canvas.palette.halo;
    for (colour, width) in [(halo, 5.0), (line, 2.4)] {
        let ring = canvas.ink.element("circle").num("r", radius).fill("none");
        ring.stroke(colour, width)
            .raw("stroke-dasharray", "2 5")
            .raw("stroke-linecap", "round")
            .empty();
    }
    canvas.ink.element("g").placed(xy(-0.72, -0.72) * radius, 0.0).begin();
    medal(canvas, objective.holder, &objective.value);
    canvas.ink.end();
}

pub(crate) fn counters(canvas: &mut Canvas, scene: &Scene) {
    // Most maps have none, and no layer for them.
    if scene.counters.is_empty() {
        return;
    }
    canvas.ink.group("layer-counters");
    for one in &scene.counters {
        let at = canvas.sheet.at(one.at);
        let group = canvas.ink.element("g").raw("id", &element_id("counter", &one.id));
        group.class("counter").attr("data-id", &one.id).placed(at, 0.0).begin();
        canvas.ink.title(&one.name);
        counter(canvas, one);
        canvas.ink.end();
    }
    canvas.ink.end();
}

/// A square of cardboard round the origin, with the first letter of what it is.
pub(crate) fn counter(canvas: &mut Canvas, counter: &Counter) {
    let p = canvas.palette;
    let edge = counter.side.map_or(p.ink, |side| canvas.sides[side.number()].line);
    let square = block(22.0, 22.0, 3.0);
    canvas.shade(&square, xy(1.4, 2.0));
    canvas.ink.path(&square).fill(p.halo).stroke(edge, 1.8).empty();
    let letter: String = counter.name.chars().take(1).flat_map(char::to_uppercase).collect();
    let text = canvas.ink.element("text").num("y", 5.2).num("font-size", 15.0).fill(p.ink);
    text.raw("text-anchor", "middle").text(&letter);
}

/// A medal in the holder's colour, with what it is worth or a star.
pub(crate) fn medal(canvas: &mut Canvas, holder: Option<Side>, value: &str) {
    let p = canvas.palette;
    let (fill, edge, mark) = match holder {
        Some(side) => {
            let ink = canvas.sides[side.number()];
            (ink.face, ink.edge, ink.mark)
        }
        None => (p.halo, p.ink, p.soft_ink),
    };
    let mut disc = Path::default();
    disc.disc(Xy::default(), 14.0);
    canvas.shade(&disc.0, xy(1.8, 2.6));
    canvas.ink.path(&disc.0).fill(fill).stroke(edge, 1.6).empty();
    if holder == Some(Side::Second) {
        let hatch = canvas.url("hatch-1");
        let mut ring = Path::default();
        ring.disc(Xy::default(), 13.2).disc(Xy::default(), 10.4);
        canvas.ink.path(&ring.0).fill(&hatch).raw("fill-rule", "evenodd").empty();
    }
    if value.is_empty() {
        canvas.ink.path(&star(9.5)).fill(mark).empty();
    } else {
        let short: String = value.chars().take(2).collect();
        let text = canvas.ink.element("text").num("y", 5.6).num("font-size", 16.0).fill(mark);
        text.raw("text-anchor", "middle").raw("font-weight", "bold").text(&short);
    }
}

/// Highlights under the pieces, or those above them.
pub(crate) fn highlights(canvas: &mut Canvas, scene: &Scene, above: bool) {
    let p = canvas.palette;
    let layer = if above { "layer-targets" } else { "layer-highlights" };
    let group = canvas.ink.element("g").class(layer).fill("none");
    if above { group.raw("pointer-events", "none") } else { group }.begin();
    for highlight in &scene.highlights {
        if above != (highlight.kind == HighlightKind::Target) {
            continue;
        }
        let (rings, path) = outline(canvas, &highlight.shape);
        let class = match highlight.kind {
            HighlightKind::Target => "target",
            HighlightKind::Reach => "reach",
            HighlightKind::Focus => "focus",
            HighlightKind::Forbidden => "forbidden",
        };
        let group = canvas.ink.element("g").raw("id", &element_id("highlight", &highlight.id));
        let group = group.class(&format!("highlight {class}"));
        group.attr("data-id", &highlight.id).begin();
        canvas.ink.title(&highlight.hint);
        let shape = canvas.ink.path(&path.0).raw("stroke-linejoin", "round");
        match highlight.kind {
            HighlightKind::Reach => {
                let wash = if p.worn_sheet { ".22" } else { ".1" };
                let shape = shape.fill(p.light).raw("fill-opacity", wash);
                shape.raw("fill-rule", "evenodd").stroke(p.light, 2.2).empty();
            }
            HighlightKind::Focus => shape.stroke(p.light, 4.0).empty(),
            HighlightKind::Forbidden => {
                let shape = shape.fill(p.forbidden).raw("fill-opacity", ".12");
                shape.stroke(p.forbidden, 2.4).raw("stroke-dasharray", "3 5").empty();
            }
            HighlightKind::Target => {
                shape.stroke(p.halo, 6.0).raw("stroke-opacity", ".8").empty();
                canvas.ink.path(&path.0).stroke(p.forbidden, 2.8).empty();
                if rings.iter().any(|ring| !ring.is_empty()) {
                    reticle(canvas, bounds(&rings));
                }
            }
        }
        canvas.ink.end();
    }
    canvas.ink.end();
}

/// Four strokes that point at the middle.
fn reticle(canvas: &mut Canvas, (low, high): (Xy, Xy)) {
    let p = canvas.palette;
    let middle = low.mid(high);
    let mut strokes = Path::default();
    for (edge, out) in [
        (xy(middle.x, low.y), xy(0.0, -1.0)),
        (xy(high.x, middle.y), xy(1.0, 0.0)),
        (xy(middle.x, high.y), xy(0.0, 1.0)),
        (xy(low.x, middle.y), xy(-1.0, 0.0)),
    ] {
        strokes.start(edge + out * 7.0).line(edge - out * 7.0);
    }
    canvas.ink.path(&strokes.0).stroke(p.halo, 6.0).raw("stroke-opacity", ".8").empty();
    canvas.ink.path(&strokes.0).stroke(p.forbidden, 3.2).empty();
}

pub(crate) fn commanders(canvas: &mut Canvas, scene: &Scene, captions: &Captions) {
    let group = canvas.ink.element("g").class("layer-commanders");
    group.raw("text-anchor", "middle").begin();
    for (index, commander) in scene.commanders.iter().enumerate() {
        let at = canvas.sheet.at(commander.at);
        let side = commander.side.number();
        let mut class = format!("commander side-{side}");
        for (is, name) in [
            (commander.chief, " chief"),
            (commander.ghost, " ghost"),
            (commander.selected, " selected"),
        ] {
            class.push_str(if is { name } else { "" });
        }
        let group = canvas.ink.element("g").raw("id", &element_id("commander", &commander.id));
        let group = group.class(&class).attr("data-id", &commander.id);
        let group = group.raw("data-x", &commander.at.x.to_string());
        let group = group.raw("data-y", &commander.at.y.to_string());
        let group = if commander.ghost { group.raw("opacity", ".5") } else { group };
        group.placed(at, 0.0).begin();
        let hint = if commander.hint.is_empty() { &commander.name } else { &commander.hint };
        canvas.ink.title(hint);
        leader(canvas, commander, captions.beside_flag(index));
        canvas.ink.end();
    }
    canvas.ink.end();
}

/// A flag with its name, planted at the origin. Where no place was found for the name, it stands
/// where it would if the flag were alone.
pub(crate) fn leader(canvas: &mut Canvas, commander: &Commander, foot: Option<Xy>) {
    flag(canvas, commander);
    if !commander.name.is_empty() {
        leader_name(canvas, commander, foot);
    }
}

/// The name of a leader, seen from where the flag is planted.
pub(crate) fn leader_name(canvas: &mut Canvas, commander: &Commander, foot: Option<Xy>) {
    let line = canvas.sides[commander.side.number()].line;
    let [alone, ..] = captions::feet(commander);
    let foot = foot.unwrap_or(alone);
    let name = canvas.letters(foot, captions::leader_size(commander));
    name.class("name").fill(line).raw("font-weight", "bold").text(&commander.name);
}

/// A flag planted at the origin.
pub(crate) fn flag(canvas: &mut Canvas, commander: &Commander) {
    let p = canvas.palette;
    let ink = canvas.sides[commander.side.number()];
    let size = if commander.chief { 1.25 } else { 1.0 };
    if commander.selected {
        let ring = canvas.ink.element("circle").num("cy", -20.0 * size).num("r", 30.0 * size);
        ring.class("ring").fill("none").stroke(p.light, 3.2).empty();
    }
    let group = canvas.ink.element("g").class("flag");
    group.raw("transform", &format!("scale({size})")).begin();
    let shadow = canvas.ink.element("ellipse").num("cx", 4.0).num("cy", 1.0).num("rx", 8.0);
    shadow.num("ry", 2.6).fill(p.shadow).raw("fill-opacity", ".3").empty();
    let pole = canvas.ink.path("M0 1V-39").stroke(p.halo, 5.0);
    pole.raw("stroke-linecap", "round").raw("stroke-opacity", ".8").empty();
    canvas.ink.path("M0 1V-39").stroke(p.timber, 2.4).raw("stroke-linecap", "round").empty();
    let cloth = "M1-38Q10-42 17-38T33-38L28-30L33-21Q25-25 17-21T1-21Z";
    let flag = canvas.ink.path(cloth).fill(ink.face).stroke(ink.edge, 1.3);
    flag.raw("stroke-linejoin", "round").empty();
    if commander.side == Side::Second {
        let hatch = canvas.url("hatch-1");
        canvas.ink.path("M1-38Q5-40 8-40V-23Q5-21 1-21Z").fill(&hatch).empty();
    }
    if !commander.token.is_empty() {
        canvas
            .ink
            .element("circle")
            .num("cx", 17.0)
            .num("cy", -30.0)
            .num("r", 8.4)
            .fill(p.halo)
            .empty();
        let letter = canvas.ink.element("text").num("font-size", 13.0).at(xy(17.0, -25.4));
        letter.class("token").fill(p.ink).raw("font-weight", "bold").text(&commander.token);
    } else if commander.chief {
        canvas.ink.path(&star(6.0)).fill(ink.mark).placed(xy(17.0, -30.0), 0.0).empty();
    }
    canvas.ink.element("circle").num("cy", -40.0).num("r", 2.4).fill(p.timber).empty();
    canvas.ink.end();
}

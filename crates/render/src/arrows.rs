//! Marches, charges and lines of fire.

use crate::canvas::Canvas;
use crate::geometry::{Xy, length, stops, through, xy};
use crate::ink::{Path, element_id};
use crate::scene::{ArrowKind, Scene};

pub(crate) fn paint(canvas: &mut Canvas, scene: &Scene) {
    let p = canvas.palette;
    let group = canvas.ink.element("g").class("layer-arrows").fill("none");
    group.raw("stroke-linejoin", "round").begin();
    for arrow in scene.arrows.iter().filter(|arrow| arrow.path.len() > 1) {
        let line = through(&canvas.sheet.all(&arrow.path), 8.0);
        let kind = match arrow.kind {
            ArrowKind::Move => "move",
            ArrowKind::Charge => "charge",
            ArrowKind::Retreat => "retreat",
            ArrowKind::Fire => "fire",
            ArrowKind::Sight => "sight",
        };
        let (side, colour) = match arrow.side {
            Some(side) => (format!(" side-{}", side.number()), canvas.sides[side.number()].line),
            None => (String::new(), p.ink),
        };
        let group = canvas.ink.element("g").raw("id", &element_id("arrow", &arrow.id));
        group.class(&format!("arrow {kind}{side}")).attr("data-id", &arrow.id).begin();
        canvas.ink.title(&arrow.label);
        match arrow.kind {
            ArrowKind::Move | ArrowKind::Charge | ArrowKind::Retreat => {
                broad(canvas, arrow.kind, &line, colour);
            }
            ArrowKind::Fire => fire(canvas, &line, colour),
            ArrowKind::Sight => {
                let mut path = Path::default();
                let d = path.points(&line, false).0.clone();
                let dots = canvas.ink.path(&d).stroke(colour, 2.6).raw("stroke-dasharray", "0 7");
                dots.raw("stroke-linecap", "round").empty();
            }
        }
        if !arrow.label.is_empty() {
            let middle = stops(&line, length(&line)).first().map_or(line[0], |stop| stop.at);
            let text = canvas.letters(middle - xy(0.0, 12.0), 15.0).fill(colour);
            text.raw("text-anchor", "middle").raw("font-style", "italic").text(&arrow.label);
        }
        canvas.ink.end();
    }
    canvas.ink.end();
}

/// An arrow that widens towards its head, as on the maps of campaigns.
fn broad(canvas: &mut Canvas, kind: ArrowKind, line: &[Xy], colour: &str) {
    let total = length(line);
    let head = (total * 0.45).min(30.0);
    let (mut left, mut right) = (Vec::new(), Vec::new());
    let mut neck = (line[0], (line[line.len() - 1] - line[0]).unit());
    for stop in stops(line, 8.0).into_iter().filter(|stop| stop.walked <= total - head) {
        let half = 1.6 + 4.4 * stop.walked / total.max(1.0);
        left.push(stop.at - stop.along.right() * half);
        right.push(stop.at + stop.along.right() * half);
        neck = (stop.at, stop.along);
    }
    let tip = line[line.len() - 1];
    let axis = (tip - neck.0).unit();
    let barb = if kind == ArrowKind::Charge { axis * -9.0 } else { Xy::default() };
    let half = if kind == ArrowKind::Charge { 17.0 } else { 14.0 };
    left.push(neck.0 - axis.right() * half + barb);
    left.push(tip);
    left.push(neck.0 + axis.right() * half + barb);
    left.extend(right.into_iter().rev());
    let mut path = Path::default();
    path.points(&left, true);
    let halo = canvas.palette.halo;
    let under = canvas.ink.path(&path.0).stroke(halo, 4.0).raw("stroke-opacity", ".8");
    under.empty();
    let arrow = canvas.ink.path(&path.0);
    if kind == ArrowKind::Retreat {
        let arrow = arrow.fill(halo).raw("fill-opacity", ".6").stroke(colour, 2.2);
        arrow.raw("stroke-dasharray", "6 4").empty();
    } else {
        arrow.fill(colour).raw("fill-opacity", ".82").stroke(colour, 1.0).empty();
    }
}

/// Dashes to the target, and a burst of shot.
fn fire(canvas: &mut Canvas, line: &[Xy], colour: &str) {
    let p = canvas.palette;
    let mut path = Path::default();
    path.points(line, false);
    for (ink, width) in [(p.halo, 5.0), (colour, 2.4)] {
        let shot = canvas.ink.path(&path.0).stroke(ink, width);
        shot.raw("stroke-dasharray", "13 6").empty();
    }
    let burst: Vec<Xy> = (0..16)
        .map(|i| {
            let reach = if i % 2 == 0 { 13.0 + f64::from(i % 3) * 2.0 } else { 6.0 };
            line[line.len() - 1] + xy(0.0, -reach).turned(f64::from(i) * 22.5)
        })
        .collect();
    let mut path = Path::default();
    path.points(&burst, true);
    canvas.ink.path(&path.0).fill(p.light).stroke(colour, 1.6).empty();
}

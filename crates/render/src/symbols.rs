//! Signs of the arms, and small signs on blocks.

use crate::canvas::{Canvas, star};
use crate::geometry::{Xy, xy};
use crate::ink::Path;
use crate::scene::{Icon, Symbol};

/// The name of an arm in classes.
pub(crate) fn class(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Blank => "blank",
        Symbol::Infantry => "infantry",
        Symbol::LightInfantry => "light-infantry",
        Symbol::Skirmishers => "skirmishers",
        Symbol::Cavalry => "cavalry",
        Symbol::HeavyCavalry => "heavy-cavalry",
        Symbol::Artillery => "artillery",
        Symbol::HorseArtillery => "horse-artillery",
        Symbol::Engineers => "engineers",
        Symbol::Headquarters => "headquarters",
        Symbol::Supply => "supply",
        Symbol::Train => "train",
        Symbol::Armour => "armour",
        Symbol::ArmouredCars => "armoured-cars",
        Symbol::Aircraft => "aircraft",
        Symbol::Flotilla => "flotilla",
    }
}

/// Draws the sign of an arm in a box of this height, its middle at a place.
pub(crate) fn arm(canvas: &mut Canvas, symbol: Symbol, at: Xy, height: f64, mark: &str) {
    if symbol == Symbol::Blank {
        return;
    }
    let (h, w) = (height / 2.0, height * 0.75);
    let weight = (height * 0.085).max(1.1);
    let group = canvas.ink.element("g").class("arm").placed(at, 0.0).fill("none");
    group.stroke(mark, weight).raw("stroke-linejoin", "round").begin();
    let mut lines = Path::default();
    lines.points(&[xy(-w, -h), xy(w, -h), xy(w, h), xy(-w, h)], true);
    let mut solid = Path::default();
    let (falling, rising) = ([xy(-w, -h), xy(w, h)], [xy(-w, h), xy(w, -h)]);
    match symbol {
        Symbol::Blank => {}
        Symbol::Infantry => {
            lines.points(&falling, false).points(&rising, false);
        }
        Symbol::LightInfantry => {
            lines.points(&falling, false).points(&rising, false);
            solid.points(&[xy(-w, -h), xy(0.0, 0.0), xy(w, -h)], true);
        }
        Symbol::Skirmishers => {
            for x in [-0.6, -0.2, 0.2, 0.6] {
                solid.disc(xy(x * w, if x * x > 0.1 { 0.3 * h } else { -0.3 * h }), h * 0.22);
            }
        }
        Symbol::Cavalry => {
            lines.points(&rising, false);
        }
        Symbol::HeavyCavalry => {
            solid.points(&[xy(-w, h), xy(w, -h), xy(w, h)], true);
        }
        Symbol::Artillery => {
            solid.disc(Xy::default(), h * 0.48);
        }
        Symbol::HorseArtillery => {
            lines.points(&rising, false);
            solid.disc(Xy::default(), h * 0.46);
        }
        Symbol::Engineers => {
            let arms = [(-0.6, 0.55), (-0.6, -0.35), (0.6, -0.35), (0.6, 0.55)];
            let arms: Vec<Xy> = arms.iter().map(|(x, y)| xy(x * w, y * h)).collect();
            lines.points(&arms, false).points(&[xy(0.0, -0.35 * h), xy(0.0, 0.55 * h)], false);
        }
        Symbol::Headquarters => {
            solid.points(&[xy(-w, -h), xy(w, -h), xy(w, -0.2 * h), xy(-w, -0.2 * h)], true);
        }
        Symbol::Supply => {
            lines.points(&[xy(-w, 0.45 * h), xy(w, 0.45 * h)], false);
        }
        Symbol::Train => {
            let engine = [(-0.7, 0.3), (-0.7, -0.1), (0.2, -0.1), (0.2, -0.6), (0.7, -0.6)];
            let engine = engine.iter().chain(&[(0.7, 0.3)]).map(|(x, y)| xy(x * w, y * h));
            solid.points(&engine.collect::<Vec<_>>(), true);
            solid.points(&[xy(-0.55 * w, 0.0), xy(-0.55 * w, -0.6 * h), xy(-0.35 * w, 0.0)], true);
            for x in [-0.45, 0.0, 0.45] {
                solid.disc(xy(x * w, 0.52 * h), h * 0.2);
            }
        }
        Symbol::Armour => oval(&mut lines, w * 0.68, h * 0.56),
        Symbol::ArmouredCars => {
            oval(&mut lines, w * 0.68, h * 0.5);
            for x in [-0.4, 0.0, 0.4] {
                solid.disc(xy(x * w, 0.78 * h), h * 0.14);
            }
        }
        Symbol::Aircraft => {
            let wings = [(-0.7, -0.4), (-0.7, 0.4), (0.7, -0.4), (0.7, 0.4)];
            solid.points(&wings.map(|(x, y)| xy(x * w, y * h)), true);
        }
        Symbol::Flotilla => {
            lines.points(&[xy(0.0, -0.7 * h), xy(0.0, 0.7 * h)], false);
            lines.points(&[xy(-0.3 * w, -0.35 * h), xy(0.3 * w, -0.35 * h)], false);
            lines.start(xy(-0.55 * w, 0.1 * h));
            lines.command('Q', &[xy(-0.4 * w, 0.7 * h), xy(0.0, 0.7 * h)]);
            lines.command('Q', &[xy(0.4 * w, 0.7 * h), xy(0.55 * w, 0.1 * h)]);
        }
    }
    canvas.ink.path(&lines.0).empty();
    if !solid.0.is_empty() {
        canvas.ink.path(&solid.0).fill(mark).raw("stroke", "none").empty();
    }
    canvas.ink.end();
}

fn oval(path: &mut Path, w: f64, h: f64) {
    path.start(xy(h - w, -h)).line(xy(w - h, -h));
    path.command('C', &[xy(w + h * 0.33, -h), xy(w + h * 0.33, h), xy(w - h, h)]);
    path.line(xy(h - w, h));
    path.command('C', &[xy(-w - h * 0.33, h), xy(-w - h * 0.33, -h), xy(h - w, -h)]).close();
}

/// A round seal with a small sign.
pub(crate) fn seal(canvas: &mut Canvas, icon: &Icon, hint: &str, at: Xy, radius: f64, edge: &str) {
    let p = canvas.palette;
    let (paper, dark) = if p.name == "lamp" { ("#f3e6c8", "#2d2319") } else { (p.halo, p.ink) };
    canvas.ink.element("g").class("badge").placed(at, 0.0).begin();
    canvas.ink.title(hint);
    let disc = canvas.ink.element("circle").num("r", radius).fill(paper);
    disc.stroke(edge, 1.4).empty();
    let scale = radius / 10.0;
    let star = star(7.4);
    let (lines, solid) = match icon {
        Icon::Letters(letters) => {
            let short: String = letters.chars().take(2).collect();
            let size = radius * if short.chars().count() > 1 { 1.0 } else { 1.35 };
            let text = canvas.ink.element("text").num("y", size * 0.36).num("font-size", size);
            let text = text.raw("text-anchor", "middle").raw("font-weight", "bold").fill(dark);
            text.text(&short);
            canvas.ink.end();
            return;
        }
        Icon::Star => ("", star.as_str()),
        Icon::Sprig => ("M0 7V-3M0 2Q-6 1-5-4Q0-4 0 2M0-1Q5-2 5-7Q0-6 0-1", ""),
        Icon::Sabres => ("M-5 6Q4 2 6-7M5 6Q-4 2-6-7M-6.5 3.5l3.5 3.5M6.5 3.5l-3.5 3.5", ""),
        Icon::Horseshoe => ("M-4 6Q-8-6 0-6Q8-6 4 6M-6 6h3M6 6h-3", ""),
        Icon::Tick => ("M-5 0L-1 5L6-5", ""),
        Icon::House => ("", "M-6 6V-1L0-7L6-1V6H2V1H-2V6Z"),
        Icon::Shield => ("", "M-5-6Q0-4 5-6V0Q5 5 0 7Q-5 5-5 0Z"),
        Icon::Crack => ("M3-7L-3-1L2 1L-3 7", ""),
        Icon::WhiteFlag => ("M-5 7V-7H6L3-3L6 1H-5", ""),
    };
    let mut sign =
        canvas.ink.element("path").raw("d", if lines.is_empty() { solid } else { lines });
    sign = sign.raw("transform", &format!("scale({scale:.2})"));
    if lines.is_empty() {
        sign.fill(dark).empty();
    } else {
        sign.fill("none").stroke(dark, 1.7).raw("stroke-linecap", "round").empty();
    }
    canvas.ink.end();
}

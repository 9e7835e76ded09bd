//! Roads, water courses, railways, fences and walls.

use crate::canvas::Canvas;
use crate::geometry::{Stop, Xy, by_hand, chance, divided, softened, stops, through};
use crate::hexes::cell;
use crate::ink::Path;
use crate::relief::wedge;
use crate::scene::{LineKind, Scene};

/// A line ready to be drawn.
struct Course<'a> {
    kind: LineKind,
    points: Vec<Xy>,
    name: &'a str,
}

pub(crate) fn paint(canvas: &mut Canvas, scene: &Scene) {
    let mut courses: Vec<Course<'_>> = scene
        .lines
        .iter()
        .map(|line| Course {
            kind: line.kind,
            points: through(&canvas.sheet.all(&line.path), 12.0),
            name: &line.name,
        })
        .collect();
    courses.extend(from_hexes(canvas, scene));
    courses.retain(|course| course.points.len() > 1);
    courses.sort_by_key(|course| course.kind);
    for course in &mut courses {
        let reach = match course.kind {
            LineKind::Stream | LineKind::River => 4.5,
            LineKind::Track => 2.0,
            LineKind::Road => 1.4,
            _ => 0.7,
        };
        course.points = by_hand(&course.points, 14.0, reach);
    }
    canvas.ink.element("g").class("layer-lines").fill("none").begin();
    // The edges of all roads come first, so that roads open into each other.
    for course in &courses {
        if let Some((width, _)) = road_widths(course.kind) {
            let ink = canvas.palette.road_ink;
            let line = canvas.ink.path(&curve(course)).class("road-edge").stroke(ink, width);
            line.raw("stroke-linejoin", "round").empty();
        }
    }
    for course in &courses {
        canvas.ink.group(&format!("line {}", class(course.kind)));
        canvas.ink.title(course.name);
        draw(canvas, course);
        canvas.ink.end();
    }
    canvas.ink.end();
}

fn from_hexes<'a>(canvas: &Canvas, scene: &'a Scene) -> Vec<Course<'a>> {
    let Some(grid) = canvas.sheet.grid() else { return Vec::new() };
    let mut courses = Vec::new();
    for link in &scene.links {
        let mut centres: Vec<Xy> = link
            .hexes
            .iter()
            .map(|hex| cell(*hex))
            .filter(|cell| grid.contains(*cell))
            .map(|cell| grid.centre(cell))
            .collect();
        lead_off_map(canvas, &mut centres, grid.height);
        courses.push(Course { kind: link.kind, points: through(&centres, 12.0), name: &link.name });
    }
    for line in &scene.hexsides {
        let sides = line
            .sides
            .iter()
            .map(|(hex, side)| (cell(*hex), usize::from(*side)))
            .filter(|(cell, _)| grid.contains(*cell));
        for chain in grid.chains(sides) {
            let points = match line.kind {
                LineKind::Stream | LineKind::River => softened(divided(&chain, 16.0), 24),
                LineKind::Fence | LineKind::StoneWall => chain,
                _ => softened(divided(&chain, 16.0), 6),
            };
            courses.push(Course { kind: line.kind, points, name: &line.name });
        }
    }
    courses
}

/// A road that ends in a hex at the edge of the map leads on beyond it.
fn lead_off_map(canvas: &Canvas, centres: &mut Vec<Xy>, height: f64) {
    for _ in 0..2 {
        if let [.., before, last] = centres[..] {
            let beyond = last + (last - before).unit() * height;
            if !canvas.sheet.well_inside(beyond, 0.0) {
                centres.push(beyond);
            }
        }
        centres.reverse();
    }
}

fn curve(course: &Course<'_>) -> String {
    let mut path = Path::default();
    path.curve(&course.points);
    path.0
}

/// Width of the edge and of the surface.
fn road_widths(kind: LineKind) -> Option<(f64, f64)> {
    match kind {
        LineKind::Road => Some((6.6, 4.4)),
        LineKind::Pike => Some((10.0, 7.0)),
        _ => None,
    }
}

fn draw(canvas: &mut Canvas, course: &Course<'_>) {
    let p = canvas.palette;
    let d = curve(course);
    let ink = &mut canvas.ink;
    match course.kind {
        LineKind::Stream => {
            ink.path(&d).stroke(p.water_ink, 3.0).raw("stroke-linecap", "round").empty();
            ink.path(&d).stroke(p.water, 1.3).raw("stroke-linecap", "round").empty();
        }
        LineKind::River => {
            for (colour, width) in
                [(p.water_ink, 17.0), (p.water, 14.4), (p.water_ink, 7.4), (p.water, 6.0)]
            {
                ink.path(&d).stroke(colour, width).raw("stroke-linejoin", "round").empty();
            }
        }
        LineKind::Track => {
            ink.path(&d).stroke(p.timber, 1.7).raw("stroke-dasharray", "8 4").empty();
        }
        LineKind::Road | LineKind::Pike => {
            let (_, width) = road_widths(course.kind).expect("a road has a width");
            ink.path(&d).stroke(p.road, width).raw("stroke-linejoin", "round").empty();
        }
        LineKind::Railway => {
            ink.path(&d).stroke(p.ink, 1.6).empty();
            let ties = ticks(&course.points, 7.0, -3.6, 3.6);
            ink.path(&ties).stroke(p.ink, 1.3).empty();
        }
        LineKind::RailroadCut => {
            ink.path(&d).stroke(p.crest, 15.0).raw("stroke-opacity", ".8").empty();
            let mut banks = Path::default();
            for stop in stops(&course.points, 4.6) {
                for side in [-1.0, 1.0] {
                    let (bed, rim) = jitter(&stop, side, 3.0, 10.0);
                    wedge(&mut banks, bed, rim, 1.0);
                }
            }
            ink.path(&banks.0).fill(p.hachure).empty();
            ink.path(&d).stroke(p.ink, 1.3).empty();
            ink.path(&ticks(&course.points, 9.0, -2.4, 2.4)).stroke(p.ink, 1.1).empty();
        }
        LineKind::Slope => {
            let mut strokes = Path::default();
            for stop in stops(&course.points, 4.6) {
                let (crest, foot) = jitter(&stop, 1.0, 0.0, 13.0);
                wedge(&mut strokes, foot, crest, 1.1);
            }
            ink.path(&strokes.0).fill(p.hachure).empty();
        }
        LineKind::Fence => {
            ink.path(&rails(&course.points)).stroke(p.timber, 0.8).empty();
            ink.path(&ticks(&course.points, 15.0, -3.1, 3.1)).stroke(p.timber, 2.0).empty();
        }
        LineKind::StoneWall => {
            let stones = stones(&course.points);
            ink.element("g").raw("stroke-linecap", "round").begin();
            canvas.ink.path(&stones).stroke(p.ink, 6.4).empty();
            canvas.ink.path(&stones).stroke(p.rough, 4.4).empty();
            canvas.ink.end();
        }
        LineKind::Entrenchment => {
            ink.path(&d).stroke(p.ink, 3.4).raw("stroke-linejoin", "round").empty();
            ink.path(&ticks(&course.points, 5.0, 1.5, 7.0)).stroke(p.ink, 1.1).empty();
            let mut ditch = Path::default();
            let far = stops(&course.points, 14.0);
            let far: Vec<Xy> = far.iter().map(|stop| stop.at + stop.along.right() * 9.0).collect();
            ink.path(&ditch.curve(&far).0).stroke(p.ink, 0.8).empty();
        }
        LineKind::Front => {
            ink.path(&d).stroke(p.halo, 7.0).raw("stroke-opacity", ".75").empty();
            let trace = ink.path(&d).stroke(p.forbidden, 2.6).raw("stroke-dasharray", "15 5 2 5");
            trace.raw("stroke-opacity", ".85").raw("stroke-linecap", "round").empty();
        }
    }
}

fn jitter(stop: &Stop, side: f64, near: f64, far: f64) -> (Xy, Xy) {
    let luck = chance(stop.at.x as i64, stop.at.y as i64, 41);
    let across = stop.along.right() * side;
    (stop.at + across * near, stop.at + across * (near + (far - near) * (0.75 + 0.5 * luck)))
}

/// Strokes across a line at equal steps, from so far on its left to so far on its right.
fn ticks(points: &[Xy], every: f64, left: f64, right: f64) -> String {
    let mut path = Path::default();
    for stop in stops(points, every) {
        let across = stop.along.right();
        path.start(stop.at + across * left).line(stop.at + across * right);
    }
    path.0
}

/// Two rails beside each other.
fn rails(points: &[Xy]) -> String {
    let mut path = Path::default();
    let posts = stops(points, 15.0);
    for offset in [-1.5, 1.5] {
        let rail: Vec<Xy> =
            posts.iter().map(|stop| stop.at + stop.along.right() * offset).collect();
        path.points(&rail, false);
    }
    path.0
}

/// Short strokes of unequal length, a hair apart.
fn stones(points: &[Xy]) -> String {
    let mut path = Path::default();
    for stop in stops(points, 7.6) {
        let luck = |purpose| chance(stop.at.x as i64, stop.at.y as i64, purpose) - 0.5;
        let at = stop.at + stop.along.right() * (1.4 * luck(42));
        let half = stop.along * (1.1 + luck(43));
        path.start(at - half).line(at + half);
    }
    path.0
}

/// The name of a kind in classes.
pub(crate) fn class(kind: LineKind) -> &'static str {
    match kind {
        LineKind::Stream => "stream",
        LineKind::River => "river",
        LineKind::Track => "track",
        LineKind::Road => "road",
        LineKind::Pike => "pike",
        LineKind::Railway => "railway",
        LineKind::RailroadCut => "railroad-cut",
        LineKind::Slope => "slope",
        LineKind::Fence => "fence",
        LineKind::StoneWall => "stone-wall",
        LineKind::Entrenchment => "entrenchment",
        LineKind::Front => "front",
    }
}

/// Draws one line by itself, for the legend.
pub(crate) fn sample(canvas: &mut Canvas, kind: LineKind, points: Vec<Xy>) {
    let course = Course { kind, points, name: "" };
    if let Some((width, _)) = road_widths(kind) {
        let ink = canvas.palette.road_ink;
        canvas.ink.path(&curve(&course)).stroke(ink, width).empty();
    }
    draw(canvas, &course);
}

//! Draws a scene as a nineteenth-century campaign map: cream paper, hachured slopes, stippled
//! woods, and units as the wooden blocks of a Kriegsspiel table.
//!
//! [`svg`] is a pure function: the same [`Scene`] and [`Theme`] give the same bytes. It knows no
//! game and no rule, and writes no word of its own. A page can attach style and behaviour to what
//! it finds in the drawing:
//!
//! | what | where |
//! | --- | --- |
//! | the board in the drawing | `data-origin-x`, `-y` and `data-unit-x`, `-y` of the root |
//! | layers, from the ground up | `<g class="layer-paper">`, `-terrain`, `-lines`, `-places`, `-patina`, `-grid`, `-zones`, `-labels`, `-objectives`, `-counters`, `-highlights`, `-frame`, `-legend`, `-arrows`, `-pieces`, `-commanders`, `-targets` |
//! | a unit | `id="unit-U1"`, `class="piece side-0 infantry"`, `data-id`, `data-x`, `data-y`, `data-facing`, `data-hex` |
//! | a hex | `id="hex-F8"`, `class="hex"`, `data-hex` |
//! | others | `commander-`, `objective-`, `counter-`, `zone-`, `highlight-`, `arrow-` and the id |
//!
//! Colours are presentation attributes, which any style sheet overrides. There is no style
//! element, script, event handler or outside resource in the drawing, so that it can stand in a
//! page with the strictest content policy.

mod areas;
mod arrows;
mod canvas;
mod captions;
mod defs;
mod film;
mod fragments;
mod geometry;
mod grid;
mod hexes;
mod ink;
mod labels;
mod lines;
mod margin;
mod marks;
mod pieces;
mod places;
#[cfg(feature = "png")]
mod png;
mod relief;
mod room;
mod scene;
mod sheet;
mod symbols;
mod theme;
mod woods;

pub use film::{FilmWords, Frame, film};
pub use fragments::{Fragments, Placement, ground, ground_beneath};
#[cfg(feature = "png")]
pub use png::{Error, png};
pub use scene::*;
pub use theme::Theme;

use canvas::{Canvas, fingerprint};
use geometry::xy;
use ink::Path;
use margin::Margins;
use room::Room;
use sheet::Sheet;

/// Serif faces that were at home on such maps, then what most machines have.
const FONTS: &str = "'IM FELL DW Pica','EB Garamond','Libre Caslon Text',Georgia,\
                     'DejaVu Serif','Liberation Serif',serif";

/// Draws the scene.
pub fn svg(scene: &Scene, theme: Theme) -> String {
    draw(scene, &scene.objectives, scene, theme)
}

/// Draws the scene; names keep clear of these objectives and of the troops of this other scene, whether the
/// scene shows them or not.
fn draw(scene: &Scene, objectives: &[Objective], troops: &Scene, theme: Theme) -> String {
    let margins = Margins::new(scene);
    let sheet = Sheet::new(scene.board, margins.origin);
    let mut canvas = Canvas::new(scene.colours, theme, sheet);
    root(&mut canvas, &margins);
    canvas.ink.title(&scene.title);
    defs::define(&mut canvas);
    margin::paper(&mut canvas, &margins);
    cut_to_map(&mut canvas);
    areas::paint(&mut canvas, scene);
    lines::paint(&mut canvas, scene);
    places::paint(&mut canvas, scene);
    canvas.ink.end();
    margin::patina(&mut canvas, &margins);
    grid::paint(&mut canvas, scene);
    marks::zones(&mut canvas, scene);
    let mut room = Room::new(&sheet, scene, objectives);
    room.take(captions::standing(&canvas, troops));
    labels::paint(&mut canvas, scene, &mut room);
    marks::objectives(&mut canvas, scene);
    marks::counters(&mut canvas, scene);
    marks::highlights(&mut canvas, scene, false);
    margin::paint(&mut canvas, scene, &margins);
    arrows::paint(&mut canvas, scene);
    let captions = captions::settle(&canvas, scene);
    pieces::paint(&mut canvas, scene, &captions);
    marks::commanders(&mut canvas, scene, &captions);
    marks::highlights(&mut canvas, scene, true);
    canvas.ink.end();
    canvas.ink.finish()
}

fn root(canvas: &mut Canvas, margins: &Margins) {
    let (sheet, size) = (canvas.sheet, margins.size);
    let class = format!("grognard-map theme-{}", canvas.palette.name);
    let box_ = format!("0 0 {:.0} {:.0}", size.x.ceil(), size.y.ceil());
    let svg = canvas.ink.element("svg").raw("xmlns", "http://www.w3.org/2000/svg");
    let svg = svg.raw("viewBox", &box_).class(&class).raw("role", "group");
    let svg = svg.raw("font-family", FONTS);
    let svg = svg.raw("data-origin-x", &format!("{:.3}", sheet.zero().x));
    let svg = svg.raw("data-origin-y", &format!("{:.3}", sheet.zero().y));
    let svg = svg.raw("data-unit-x", &format!("{:.3}", sheet.unit.x));
    svg.raw("data-unit-y", &format!("{:.3}", sheet.unit.y)).begin();
}

/// Terrain ends at the frame.
fn cut_to_map(canvas: &mut Canvas) {
    let (low, high) = (canvas.sheet.origin, canvas.sheet.far_corner());
    let mut frame = Path::default();
    frame.points(&[low, xy(high.x, low.y), high, xy(low.x, high.y)], true);
    let id = format!("m{:016x}", fingerprint(&frame.0));
    canvas.ink.element("clipPath").raw("id", &id).begin();
    canvas.ink.path(&frame.0).empty();
    canvas.ink.end();
    canvas.ink.element("g").class("map").raw("clip-path", &format!("url(#{id})")).begin();
}

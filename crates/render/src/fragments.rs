//! The map in parts, for a page that moves the pieces itself: the ground once, and each piece as a
//! fragment drawn round (0, 0). A fragment uses the patterns that the ground of the same theme and
//! colours defines, so both must stand in one document.

use crate::canvas::Canvas;
use crate::geometry::Xy;
use crate::margin::Margins;
use crate::scene::{Colours, Commander, Counter, Objective, Piece, Scene, Zone};
use crate::sheet::Sheet;
use crate::theme::Theme;
use crate::{marks, pieces};

/// The map without troops and without anything that a game changes.
pub fn ground(scene: &Scene, theme: Theme) -> String {
    let bare = bare(scene);
    crate::draw(&bare, &scene.objectives, &bare, theme)
}

/// The same with its names clear of where the troops of a scene stand, such as the first of a battle.
pub fn ground_beneath(scene: &Scene, troops: &Scene, theme: Theme) -> String {
    crate::draw(&bare(scene), &scene.objectives, troops, theme)
}

fn bare(scene: &Scene) -> Scene {
    Scene {
        pieces: Vec::new(),
        commanders: Vec::new(),
        objectives: Vec::new(),
        zones: Vec::new(),
        counters: Vec::new(),
        highlights: Vec::new(),
        arrows: Vec::new(),
        subtitle: String::new(),
        ..scene.clone()
    }
}

/// Where the board lies in the drawing of its ground.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placement {
    /// Width and height of the drawing, which begins at (0, 0).
    pub size: [f64; 2],
    /// Where the point (0, 0) of the board is.
    pub origin: [f64; 2],
    /// Steps of the drawing for one thousandth of the book's unit, to the east and to the south.
    pub unit: [f64; 2],
}

/// Draws what stands on the ground of a scene, one thing at a time. A drawing of a piece does not depend
/// on where it stands and how it faces: `{facing}` in it is to be replaced by the degrees.
#[derive(Clone, Debug)]
pub struct Fragments {
    theme: Theme,
    colours: Colours,
    sheet: Sheet,
    size: Xy,
}

impl Fragments {
    /// For the ground that [`ground`] draws of this scene.
    pub fn new(scene: &Scene, theme: Theme) -> Self {
        // Only what surrounds the map matters here.
        let frame = Scene { subtitle: String::new(), ..surroundings(scene) };
        let margins = Margins::new(&frame);
        let sheet = Sheet::new(scene.board, margins.origin);
        Self { theme, colours: scene.colours, sheet, size: margins.size }
    }

    /// Where everything goes.
    pub fn placement(&self) -> Placement {
        let (zero, unit) = (self.sheet.zero(), self.sheet.unit);
        Placement {
            size: [self.size.x.ceil(), self.size.y.ceil()],
            origin: [thousandths(zero.x), thousandths(zero.y)],
            unit: [unit.x / 1000.0, unit.y / 1000.0],
        }
    }

    /// A piece without anything that does not show in the drawing of its block: pieces with the same look
    /// are drawn alike.
    pub fn look(&self, piece: &Piece) -> Piece {
        pieces::look(&self.canvas(), piece)
    }

    /// A block, without its name.
    pub fn piece(&self, piece: &Piece) -> String {
        self.drawn(|canvas| pieces::draw_turnable(canvas, piece))
    }

    /// A leader's flag, without a name.
    pub fn commander(&self, commander: &Commander) -> String {
        self.drawn(|canvas| marks::flag(canvas, commander))
    }

    /// An objective's ring and medal.
    pub fn objective(&self, objective: &Objective) -> String {
        self.drawn(|canvas| marks::goal(canvas, objective))
    }

    /// A marker on the ground.
    pub fn counter(&self, counter: &Counter) -> String {
        self.drawn(|canvas| marks::counter(canvas, counter))
    }

    /// A zone, where it lies on the sheet.
    pub fn zone(&self, zone: &Zone) -> String {
        let mut canvas = self.canvas();
        marks::zone(&mut canvas, zone);
        canvas.ink.finish()
    }

    fn canvas(&self) -> Canvas {
        Canvas::new(self.colours, self.theme, self.sheet)
    }

    fn drawn(&self, draw: impl FnOnce(&mut Canvas)) -> String {
        let mut canvas = self.canvas();
        // Outside its layer, writing would begin at its place instead of standing round it.
        canvas.ink.element("g").raw("text-anchor", "middle").begin();
        draw(&mut canvas);
        canvas.ink.end();
        canvas.ink.finish()
    }
}

fn surroundings(scene: &Scene) -> Scene {
    Scene {
        board: scene.board,
        title: scene.title.clone(),
        scale: scene.scale.clone(),
        north: scene.north.clone(),
        legend: scene.legend.clone(),
        ..Scene::default()
    }
}

/// As the root of the drawing gives it.
fn thousandths(steps: f64) -> f64 {
    (steps * 1000.0).round() / 1000.0
}

//! The map in parts, for a page that moves the pieces itself: the ground once, and each piece as a
//! fragment drawn round (0, 0). A fragment uses the patterns that the ground of the same theme and
//! colours defines, so both must stand in one document.

use crate::canvas::Canvas;
use crate::captions::{self, Captions};
use crate::geometry::Xy;
use crate::margin::Margins;
use crate::scene::{Commander, Objective, Piece, Scene, Zone};
use crate::sheet::Sheet;
use crate::theme::Theme;
use crate::{marks, pieces};

/// The map without troops and without anything that a game changes.
pub fn ground(scene: &Scene, theme: Theme) -> String {
    crate::draw(&bare(scene), &scene.objectives, theme)
}

fn bare(scene: &Scene) -> Scene {
    Scene {
        pieces: Vec::new(),
        commanders: Vec::new(),
        objectives: Vec::new(),
        zones: Vec::new(),
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

/// Draws what stands on the ground of a scene, one thing at a time.
#[derive(Clone, Debug)]
pub struct Fragments<'a> {
    scene: &'a Scene,
    theme: Theme,
    sheet: Sheet,
    size: Xy,
    captions: Captions,
}

impl<'a> Fragments<'a> {
    /// For the ground that [`ground`] draws of this scene.
    pub fn new(scene: &'a Scene, theme: Theme) -> Self {
        // Only what surrounds the map matters here.
        let frame = Scene { subtitle: String::new(), ..surroundings(scene) };
        let margins = Margins::new(&frame);
        let sheet = Sheet::new(scene.board, margins.origin);
        let captions = captions::settle(&Canvas::new(scene, theme, sheet), scene);
        Self { scene, theme, sheet, size: margins.size, captions }
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

    /// A block, turned as it faces.
    pub fn piece(&self, piece: &Piece) -> String {
        self.drawn(|canvas| pieces::draw(canvas, piece, self.captions.pieces.get(&piece.id)))
    }

    /// A leader's flag with its name.
    pub fn commander(&self, commander: &Commander) -> String {
        let foot = self.captions.leaders.get(&commander.id);
        self.drawn(|canvas| marks::leader(canvas, commander, foot))
    }

    /// An objective's ring and medal.
    pub fn objective(&self, objective: &Objective) -> String {
        self.drawn(|canvas| marks::goal(canvas, objective))
    }

    /// A zone, where it lies on the sheet.
    pub fn zone(&self, zone: &Zone) -> String {
        let mut canvas = Canvas::new(self.scene, self.theme, self.sheet);
        marks::zone(&mut canvas, zone);
        canvas.ink.finish()
    }

    fn drawn(&self, draw: impl FnOnce(&mut Canvas)) -> String {
        let mut canvas = Canvas::new(self.scene, self.theme, self.sheet);
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

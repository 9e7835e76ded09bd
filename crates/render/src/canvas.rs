//! What every painter holds: ink, the sheet, the colours and the shared definitions.

use crate::geometry::{Xy, xy};
use crate::ink::{Element, Ink, Path};
use crate::scene::Colours;
use crate::sheet::Sheet;
use crate::theme::{Palette, SideInk, Theme};

#[derive(Debug)]
pub(crate) struct Canvas {
    pub(crate) ink: Ink,
    pub(crate) sheet: Sheet,
    pub(crate) palette: &'static Palette,
    pub(crate) sides: [&'static SideInk; 2],
    /// Before the id of every shared definition: different looks do not mix on one page.
    pub(crate) prefix: String,
}

impl Canvas {
    pub(crate) fn new(colours: Colours, theme: Theme, sheet: Sheet) -> Self {
        let Colours { first, second } = colours;
        let palette = theme.palette();
        Self {
            ink: Ink::default(),
            sheet,
            palette,
            sides: theme.sides(colours),
            prefix: format!("{}-{}{}", palette.name, first as u8, second as u8),
        }
    }

    /// The id of a shared definition.
    pub(crate) fn id(&self, name: &str) -> String {
        format!("{}-{name}", self.prefix)
    }

    pub(crate) fn url(&self, name: &str) -> String {
        format!("url(#{}-{name})", self.prefix)
    }

    /// Keeps a path for later use. Its id comes from its content, so that two maps on one page may
    /// define it twice without harm.
    pub(crate) fn keep(&mut self, path: &Path) -> String {
        let id = format!("p{:016x}", fingerprint(&path.0));
        self.ink.element("defs").begin();
        self.ink.path(&path.0).raw("id", &id).empty();
        self.ink.end();
        id
    }

    /// Starts a group that is cut to a path that was kept.
    pub(crate) fn cut_to(&mut self, kept: &str) -> Element<'_> {
        let id = format!("c{kept}");
        self.ink.element("clipPath").raw("id", &id).begin();
        self.ink.element("use").raw("href", &format!("#{kept}")).empty();
        self.ink.end();
        self.ink.element("g").raw("clip-path", &format!("url(#{id})"))
    }

    pub(crate) fn reuse(&mut self, kept: &str) -> Element<'_> {
        self.ink.element("use").raw("href", &format!("#{kept}"))
    }

    /// A text with a halo, so that it can be read on any ground.
    pub(crate) fn letters(&mut self, at: Xy, size: f64) -> Element<'_> {
        self.haloed("text", size).at(at)
    }

    /// A text, or a group of texts, with a halo.
    pub(crate) fn haloed(&mut self, name: &'static str, size: f64) -> Element<'_> {
        let halo = self.palette.halo;
        let element = self.ink.element(name).num("font-size", size);
        let element = element.stroke(halo, (size / 4.0).max(2.4)).raw("paint-order", "stroke");
        element.raw("stroke-linejoin", "round")
    }

    /// A block's worth of shadow, without a filter.
    pub(crate) fn shade(&mut self, d: &str, offset: Xy) {
        let shadow = self.palette.shadow;
        self.ink.path(d).fill(shadow).raw("fill-opacity", ".28").placed(offset, 0.0).empty();
    }
}

pub(crate) fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A rectangle round the origin with corners cut round.
pub(crate) fn block(width: f64, depth: f64, corner: f64) -> String {
    let (w, d) = (width / 2.0, depth / 2.0);
    let c = corner.min(w).min(d);
    let mut path = Path::default();
    path.start(xy(c - w, -d)).line(xy(w - c, -d)).command('Q', &[xy(w, -d), xy(w, c - d)]);
    path.line(xy(w, d - c)).command('Q', &[xy(w, d), xy(w - c, d)]);
    path.line(xy(c - w, d)).command('Q', &[xy(-w, d), xy(-w, d - c)]);
    path.line(xy(-w, c - d)).command('Q', &[xy(-w, -d), xy(c - w, -d)]).close();
    path.0
}

/// A star round the origin.
pub(crate) fn star(radius: f64) -> String {
    let mut path = Path::default();
    let points: Vec<Xy> = (0..10)
        .map(|i| {
            let reach = if i % 2 == 0 { radius } else { radius * 0.42 };
            xy(0.0, -reach).turned(f64::from(i) * 36.0)
        })
        .collect();
    path.points(&points, true);
    path.0
}

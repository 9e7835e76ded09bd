//! Units as wooden blocks: side, arm, front, strength and name at a glance.

use crate::canvas::{Canvas, block};
use crate::captions::{self, Caption, Captions};
use crate::geometry::{Xy, xy};
use crate::ink::{Element, Path, Turn, element_id, text_width};
use crate::scene::{Board, Formation, Piece, Point, Scene, Side, Symbol};
use crate::symbols;
use crate::theme::SideInk;

/// A block in steps of the drawing.
#[derive(Debug)]
pub(crate) struct Block<'a> {
    pub(crate) piece: &'a Piece,
    ink: &'static SideInk,
    pub(crate) width: f64,
    pub(crate) depth: f64,
    /// How the block is turned.
    facing: Turn,
    /// Depth of the marked edge, and height of what points ahead of it.
    front: f64,
    pub(crate) nose: f64,
    /// How the writing is turned: with the block, but never upside down.
    pub(crate) turn: f64,
    writing: Turn,
    pub(crate) turned_over: bool,
    /// Where there is room to write: so far from the middle, so wide and so high.
    shift: f64,
    wide: f64,
    high: f64,
}

/// A block of less depth has room for one row of signs only.
const SHALLOW: f64 = 41.0;
/// A name smaller than this is better written beside the block.
const LEGIBLE: f64 = 10.0;
/// A name on a block that is turned by more degrees does not stand upright.
const LEVEL: f64 = 12.0;
/// How much of half its width the point of a block stands out: an obtuse roof over its front, which cannot
/// be taken for one over another side.
const POINT: f64 = 0.6;

impl<'a> Block<'a> {
    pub(crate) fn new(canvas: &Canvas, piece: &'a Piece) -> Self {
        let width = canvas.sheet.length(piece.width).max(12.0);
        let depth = canvas.sheet.length(piece.depth).max(8.0);
        let facing = f64::from(piece.facing.rem_euclid(3600)) / 10.0;
        let front = (depth * 0.11).clamp(2.0, 6.0);
        let turn = (facing + 90.0).rem_euclid(180.0) - 90.0;
        let turned_over = (facing - turn).abs() > 1.0;
        let mark_is_up = turned_over == (piece.formation == Formation::Limbered);
        let mut shift = if mark_is_up { front / 2.0 } else { -front / 2.0 };
        let band = if piece.side == Side::Second { (depth * 0.11).clamp(2.5, 6.5) } else { 2.0 };
        let (mut wide, mut high) = (width - 2.0 * band - 4.0, depth - front - band - 5.0);
        match piece.formation {
            Formation::Square => (shift, wide, high) = (0.0, wide - front, high - front),
            Formation::Column => wide -= 2.0 * front,
            _ => {}
        }
        Self {
            piece,
            ink: canvas.sides[piece.side.number()],
            width,
            depth,
            facing: facing.into(),
            front,
            nose: (width * 0.2).clamp(7.0, 15.0),
            turn,
            writing: turn.into(),
            turned_over,
            shift,
            wide,
            high,
        }
    }

    /// The same block, for a drawing that is turned by whoever shows it.
    fn turnable(self) -> Self {
        let over = self.turned_over;
        Self { facing: Turn::Facing { over: false }, writing: Turn::Facing { over }, ..self }
    }

    /// A counter has its figures printed on it: nothing is written beside it.
    const fn is_counter(&self) -> bool {
        !self.piece.figures.is_empty()
    }

    /// Signs above the name, rather than beside each other.
    fn is_upright(&self) -> bool {
        self.wide <= 1.3 * self.high
    }

    /// How far the block with its point reaches from its middle, to the east and to the south.
    pub(crate) fn reach(&self) -> Xy {
        let (half, deep) = (self.width / 2.0, self.depth / 2.0 + self.nose * POINT);
        let across = xy(half, 0.0).turned(self.turn);
        let along = xy(0.0, deep).turned(self.turn);
        xy(across.x.abs() + along.x.abs(), across.y.abs() + along.y.abs())
    }

    /// The largest that a name may be on the block.
    fn limit(&self) -> f64 {
        (self.high * if self.is_upright() { 0.27 } else { 0.37 }).min(20.0)
    }

    /// Whether the name can be read on the block, whole.
    pub(crate) fn bears_its_name(&self) -> bool {
        if self.is_counter() {
            return true;
        }
        // A name does not turn with its block.
        if self.turn.abs() > LEVEL {
            return false;
        }
        let size = (self.wide / text_width(&self.piece.name).max(0.1)).min(self.limit());
        self.depth >= SHALLOW && size >= LEGIBLE
    }
}

pub(crate) fn paint(canvas: &mut Canvas, scene: &Scene, captions: &Captions) {
    let group = canvas.ink.element("g").class("layer-pieces").raw("text-anchor", "middle");
    group.begin();
    for (index, piece) in scene.pieces.iter().enumerate() {
        let side = piece.side.number();
        let mut class = format!("piece side-{side} {}", symbols::class(piece.symbol));
        for (is, name) in [(piece.ghost, " ghost"), (piece.selected, " selected")] {
            class.push_str(if is { name } else { "" });
        }
        let at = canvas.sheet.at(piece.at);
        let hex = match (scene.board, canvas.sheet.grid()) {
            (Board::Hexes { names, .. }, Some(grid)) => Some(names.name(grid.nearest(at))),
            _ => None,
        };
        let group = canvas.ink.element("g").raw("id", &element_id("unit", &piece.id));
        let group = group.class(&class).attr("data-id", &piece.id);
        let group = group.raw("data-x", &piece.at.x.to_string());
        let group = group.raw("data-y", &piece.at.y.to_string());
        let mut group = group.raw("data-facing", &piece.facing.to_string());
        if let Some(hex) = hex {
            group = group.raw("data-hex", &hex);
        }
        if piece.strength_full > 0 {
            group = group.raw("data-strength", &figures(piece.strength, piece.halves[0]));
        }
        if piece.ghost {
            group = group.raw("opacity", ".5");
        }
        group.placed(at, 0.0).begin();
        canvas.ink.title(if piece.hint.is_empty() { &piece.name } else { &piece.hint });
        draw(canvas, piece, captions.beside_block(index));
        canvas.ink.end();
    }
    canvas.ink.end();
}

/// Draws a block round the origin. Where no place was found for a name that is not on the block, it
/// stands where it would if the block were alone.
pub(crate) fn draw(canvas: &mut Canvas, piece: &Piece, caption: Option<&Caption>) {
    let block = Block::new(canvas, piece);
    wood(canvas, &block);
    edges(canvas, &block);
    let caption = caption.cloned().or_else(|| captions::alone(&block));
    face(canvas, &block, caption.as_ref());
}

/// Draws a block round the origin as it looks whatever its facing, without its name.
pub(crate) fn draw_turnable(canvas: &mut Canvas, piece: &Piece) {
    let block = Block::new(canvas, piece).turnable();
    wood(canvas, &block);
    edges(canvas, &block);
    // Its name stands elsewhere and leaves room for the signs.
    face(canvas, &block, Some(&Caption(Vec::new())));
}

/// A piece without anything that does not show in the drawing of its block.
pub(crate) fn look(canvas: &Canvas, piece: &Piece) -> Piece {
    let block = Block::new(canvas, piece);
    Piece {
        id: String::new(),
        at: Point::default(),
        facing: if block.turned_over { 1800 } else { 0 },
        hint: String::new(),
        arm: String::new(),
        facts: Vec::new(),
        name: String::new(),
        ..piece.clone()
    }
}

/// The block itself: ring of light, shadow, side, upper face.
fn wood(canvas: &mut Canvas, b: &Block<'_>) {
    let p = canvas.palette;
    if b.piece.selected {
        canvas.ink.element("g").class("ring").fill("none").raw("stroke", p.light).begin();
        let glow = rect(canvas, b, 6.5).num("stroke-width", 9.0).raw("stroke-opacity", ".35");
        glow.placed(Xy::default(), b.facing).empty();
        let line = rect(canvas, b, 6.5).num("stroke-width", 3.2);
        line.placed(Xy::default(), b.facing).empty();
        canvas.ink.end();
    }
    if !b.piece.ghost {
        let shadow = rect(canvas, b, 0.0).fill(p.shadow).raw("fill-opacity", ".3");
        shadow.placed(xy(4.2, 5.4), b.facing).empty();
        let side = rect(canvas, b, 0.5).class("wood").fill(b.ink.edge);
        side.placed(xy(1.6, 2.6), b.facing).empty();
    }
    let gradient = canvas.url(&format!("face-{}", b.piece.side.number()));
    canvas.ink.element("g").class("face").placed(Xy::default(), b.facing).begin();
    let upper = rect(canvas, b, 0.0).fill(&gradient).stroke(b.ink.edge, 1.3);
    if b.piece.ghost { upper.raw("stroke-dasharray", "5 3") } else { upper }.empty();
    if p.worn_sheet {
        let grain = canvas.url("grain");
        rect(canvas, b, 0.0).fill(&grain).empty();
    }
    if b.piece.side == Side::Second {
        hatched_border(canvas, b);
    }
    canvas.ink.end();
}

/// The outline of the block, so much larger on every side.
fn rect<'a>(canvas: &'a mut Canvas, b: &Block<'_>, out: f64) -> Element<'a> {
    let (width, depth) = (b.width + 2.0 * out, b.depth + 2.0 * out);
    let rect = canvas.ink.element("rect").at(xy(-width / 2.0, -depth / 2.0));
    rect.num("width", width).num("height", depth).num("rx", 3.0 + out)
}

/// The second side can be told from the first without colours.
fn hatched_border(canvas: &mut Canvas, b: &Block<'_>) {
    let band = (b.depth * 0.11).clamp(2.5, 6.5);
    let hatch = canvas.url("hatch-1");
    let mut frame = Path(block(b.width - 1.0, b.depth - 1.0, 2.5));
    let (w, d) = (b.width / 2.0 - band, b.depth / 2.0 - band);
    frame.points(&[xy(-w, -d), xy(-w, d), xy(w, d), xy(w, -d)], true);
    canvas.ink.path(&frame.0).class("hatch").fill(&hatch).raw("fill-rule", "evenodd").empty();
}

/// Marks on the edge of the block: where the front is, and how the unit is drawn up.
fn edges(canvas: &mut Canvas, b: &Block<'_>) {
    let (w, d, f) = (b.width / 2.0, b.depth / 2.0, b.front);
    canvas.ink.element("g").class("front").placed(Xy::default(), b.facing).begin();
    let bar = |half: f64, y: f64| {
        let mut path = Path::default();
        path.points(&[xy(-half, y), xy(half, y), xy(half, y + f), xy(-half, y + f)], true);
        path.0
    };
    let inset = 2.0;
    let mut marks = String::new();
    match b.piece.formation {
        Formation::Line => marks.push_str(&bar(w - inset, inset - d)),
        Formation::Column => {
            marks.push_str(&bar(w - inset, inset - d));
            for step in 1..=3 {
                let y = inset - d + f64::from(step) * (b.depth - f) / 4.0;
                for x in [-w + inset, w - inset - f * 1.6] {
                    let mut path = Path::default();
                    let x2 = x + f * 1.6;
                    path.points(&[xy(x, y), xy(x2, y), xy(x2, y + 1.6), xy(x, y + 1.6)], true);
                    marks.push_str(&path.0);
                }
            }
        }
        Formation::Square => {
            let mut frame = Path(block(b.width - 2.0 * inset, b.depth - 2.0 * inset, 1.0));
            let (w, d) = (w - inset - f * 0.8, d - inset - f * 0.8);
            frame.points(&[xy(-w, -d), xy(-w, d), xy(w, d), xy(w, -d)], true);
            marks = frame.0;
        }
        Formation::OpenOrder => {
            let mut dots = Path::default();
            let count = (b.width / (f * 2.6)).floor().clamp(3.0, 20.0) as i32;
            for i in 0..count {
                let x = -w + b.width * (f64::from(i) + 0.5) / f64::from(count);
                dots.disc(xy(x, inset - d + f / 2.0), f * 0.6);
            }
            marks = dots.0;
        }
        Formation::Limbered => marks.push_str(&bar(w - inset, d - inset - f)),
    }
    let marks = canvas.ink.path(&marks).fill(b.ink.mark).raw("fill-rule", "evenodd");
    marks.stroke(b.ink.edge, 0.5).empty();
    // A counter faces nowhere.
    if !b.is_counter() {
        let nose = b.nose;
        let mut tip = Path::default();
        tip.points(&[xy(-nose, -d - 0.4), xy(0.0, -d - nose * POINT), xy(nose, -d - 0.4)], true);
        let tip = canvas.ink.path(&tip.0).fill(b.ink.mark).stroke(b.ink.edge, 1.4);
        tip.raw("stroke-linejoin", "round").empty();
    }
    canvas.ink.end();
}

/// What is written on the block, or beside it.
fn face(canvas: &mut Canvas, b: &Block<'_>, caption: Option<&Caption>) {
    let (piece, wide, high) = (b.piece, b.wide, b.high);
    let at = |part: f64| xy(0.0, b.shift + (part - 0.5) * high);
    canvas.ink.element("g").class("writing").placed(Xy::default(), b.writing).begin();
    if b.is_counter() {
        printed(canvas, b);
        badges(canvas, b);
        canvas.ink.end();
        return;
    }
    // Without its name a block has more room for its signs.
    let named = caption.is_none() && !piece.name.is_empty();
    if b.depth < SHALLOW || (!named && !b.is_upright()) {
        row(canvas, b, at(0.5), (high * 0.92).min(40.0), wide);
    } else if !b.is_upright() {
        row(canvas, b, at(0.265), high * 0.53, wide);
    } else {
        let (sign, pips) = if named { (0.21, 0.55) } else { (0.28, 0.74) };
        let size = (high * if named { 0.4 } else { 0.46 }).min(wide / 1.6);
        symbols::arm(canvas, piece.symbol, at(sign), size, b.ink.mark);
        strength(canvas, b, at(pips), (high * 0.3).min(22.0), wide);
    }
    if caption.is_none() {
        name(canvas, b, at(if b.is_upright() { 0.97 } else { 0.98 }));
    }
    badges(canvas, b);
    canvas.ink.end();
    if let Some(caption) = caption {
        beside(canvas, caption);
    }
}

/// Small signs at the corner.
fn badges(canvas: &mut Canvas, b: &Block<'_>) {
    let radius = (b.depth * 0.17).clamp(5.0, 9.5);
    for (i, badge) in b.piece.badges.iter().enumerate() {
        let x = b.width / 2.0 - radius * 0.4 - i as f64 * radius * 2.1;
        let at = xy(x, -b.depth / 2.0 + radius * 0.1);
        symbols::seal(canvas, &badge.icon, &badge.hint, at, radius, b.ink.edge);
    }
}

/// The face of a counter: what it belongs to, its arm, its strength, its figures.
fn printed(canvas: &mut Canvas, b: &Block<'_>) {
    let (piece, wide, high) = (b.piece, b.wide, b.high);
    let at = |part: f64| xy(0.0, b.shift + (part - 0.5) * high);
    let group = if piece.group.is_empty() { 0.0 } else { 0.2 };
    if group > 0.0 {
        let size = (high * 0.21).min(wide / text_width(&piece.group).max(0.1));
        let text = canvas.ink.element("text").class("group").at(at(0.1) + xy(0.0, size * 0.4));
        text.num("font-size", size).fill(b.ink.mark).text(&piece.group);
    }
    let shown = piece.strength_full > 0;
    let sign = (high * if shown { 0.34 } else { 0.42 }).min(wide / 1.6);
    let middle = group + (0.72 - group) * if shown { 0.42 } else { 0.5 };
    symbols::arm(canvas, piece.symbol, at(middle), sign, b.ink.mark);
    strength(canvas, b, at(0.66), (high * 0.2).min(16.0), wide);
    let size = (high * 0.29).min(wide / text_width(&piece.figures).max(0.1));
    let text = canvas.ink.element("text").class("figures").at(at(0.99));
    text.num("font-size", size).raw("font-weight", "bold").fill(b.ink.mark).text(&piece.figures);
}

/// The sign of the arm and the strength, side by side round a place.
fn row(canvas: &mut Canvas, b: &Block<'_>, at: Xy, height: f64, wide: f64) {
    // Widths in heights of the row.
    let sign = if b.piece.symbol == Symbol::Blank { 0.0 } else { 1.5 };
    let pips = match strength_shown(b.piece) {
        Strength::Hidden => 0.0,
        Strength::Pips { columns, .. } => 0.52 * f64::from(columns),
        Strength::Figures(figures) => 0.6 * text_width(&figures),
    };
    let gap = if sign > 0.0 && pips > 0.0 { 0.35 } else { 0.0 };
    let height = height.min(wide / (sign + gap + pips).max(0.1));
    let west = at.x - (sign + gap + pips) * height / 2.0;
    let sign_at = xy(west + sign * height / 2.0, at.y);
    symbols::arm(canvas, b.piece.symbol, sign_at, height, b.ink.mark);
    let pips_at = xy(west + (sign + gap + pips / 2.0) * height, at.y);
    strength(canvas, b, pips_at, height, wide);
}

/// How strength is written.
enum Strength {
    Hidden,
    Pips { columns: u32, lines: u32 },
    Figures(String),
}

fn strength_shown(piece: &Piece) -> Strength {
    match (piece.strength_full, pips(piece)) {
        (0, _) => Strength::Hidden,
        (_, full @ 1..=4) => Strength::Pips { columns: full, lines: 1 },
        (_, full @ 5..=12) => Strength::Pips { columns: full.div_ceil(2), lines: 2 },
        _ => {
            let [half, half_full] = piece.halves;
            let (now, full) =
                (figures(piece.strength, half), figures(piece.strength_full, half_full));
            Strength::Figures(format!("{now}/{full}"))
        }
    }
}

/// How many pips there are, left and lost: a half has one of its own.
fn pips(piece: &Piece) -> u32 {
    let with_half = |points: u32, half: bool| points.saturating_add(u32::from(half));
    let [half, half_full] = piece.halves;
    with_half(piece.strength_full, half_full).max(with_half(piece.strength, half))
}

/// A number of points, with its half.
fn figures(points: u32, half: bool) -> String {
    match (points, half) {
        (0, true) => "½".to_owned(),
        (points, true) => format!("{points}½"),
        (points, false) => points.to_string(),
    }
}

/// The pips of strength, or figures, centred at a place.
fn strength(canvas: &mut Canvas, b: &Block<'_>, at: Xy, height: f64, wide: f64) {
    let (columns, lines) = match strength_shown(b.piece) {
        Strength::Hidden => return,
        Strength::Pips { columns, lines } => (columns, lines),
        Strength::Figures(figures) => {
            let size = (height * 0.6).min(wide / text_width(&figures).max(0.1));
            let text = canvas.ink.element("text").at(at + xy(0.0, size * 0.36)).class("strength");
            text.num("font-size", size).fill(b.ink.mark).text(&figures);
            return;
        }
    };
    let radius = (height * 0.2).min(wide / (f64::from(columns) * 2.6)).min(6.0);
    let (mut left, mut lost) = (Path::default(), Path::default());
    for pip in 0..columns * lines {
        if pip >= pips(b.piece) {
            break;
        }
        let (line, column) = (f64::from(pip / columns), f64::from(pip % columns));
        let offset =
            xy(column - f64::from(columns - 1) / 2.0, (line - f64::from(lines - 1) / 2.0) * 1.04);
        let path = if pip < b.piece.strength { &mut left } else { &mut lost };
        let middle = at + offset * (radius * 2.6);
        path.disc(middle, radius);
        if pip == b.piece.strength && b.piece.halves[0] {
            left.half_disc(middle, radius);
        }
    }
    if !left.0.is_empty() {
        canvas.ink.path(&left.0).class("pips").fill(b.ink.mark).empty();
    }
    if !lost.0.is_empty() {
        let gone = canvas.ink.path(&lost.0).class("pips lost").fill("none");
        gone.stroke(b.ink.mark, 0.9).raw("stroke-opacity", ".7").empty();
    }
}

/// A name beside its block.
fn beside(canvas: &mut Canvas, caption: &Caption) {
    let ink = canvas.palette.ink;
    for (line, at) in &caption.0 {
        canvas.letters(*at, captions::SIZE).class("name").fill(ink).text(line);
    }
}

/// A name on the block, as large as it can be.
fn name(canvas: &mut Canvas, b: &Block<'_>, at: Xy) {
    let text = &b.piece.name;
    if !text.is_empty() {
        let size = (b.wide / text_width(text).max(0.1)).min(b.limit());
        let name = canvas.ink.element("text").class("name").at(at - xy(0.0, size * 0.1));
        name.num("font-size", size).fill(b.ink.mark).text(text);
    }
}

//! Names of blocks that have no room for them, and of leaders: each stands beside its own, where it
//! hides least.

use std::sync::Arc;

use crate::canvas::Canvas;
use crate::geometry::{Xy, xy};
use crate::ink::text_width;
use crate::pieces::Block;
use crate::room::{self, Patch, Room, Settled, Spread};
use crate::scene::{Commander, Formation, Piece, Point, Scene, Side};

/// How large such a name is, and how far its lines are apart.
pub(crate) const SIZE: f64 = 14.5;
const LEADING: f64 = 15.0;
/// Between a block and its name.
const GAP: f64 = 3.5;
/// A name that is so much wider than its block goes on two lines if it can.
const WIDE: f64 = 1.2;
/// Parts of the width of a block by which a name is moved along it.
const ALONG: [f64; 4] = [-0.3, 0.3, -0.6, 0.6];

/// A name beside a block, in the frame of its writing: each line with the middle of its foot.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Caption(pub(crate) Vec<(String, Xy)>);

/// Where names stand beside blocks and flags.
#[derive(Clone, Debug, Default)]
pub struct Captions {
    /// In the order in which they were given.
    leaders: Vec<Written>,
    pieces: Vec<Written>,
}

/// Where the name of a block or a flag was put, and how that was found out.
#[derive(Clone, Debug)]
pub struct Written(Arc<Trace>);

/// Alike if the name stands at the same place beside its own.
impl PartialEq for Written {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.put == other.0.put
    }
}

/// How a block or a flag was given its name.
#[derive(Clone, Debug, PartialEq)]
struct Trace {
    id: String,
    stands: Stands,
    name: String,
    /// What the block or the flag itself takes.
    takes: Spread,
    /// Round all places that were considered for the name.
    considered: Option<Patch>,
    /// What the name takes where it was put.
    name_takes: Spread,
    put: Put,
}

/// All that the room of a block or a flag follows from.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stands {
    Block { at: Point, facing: i32, width: i32, depth: i32, formation: Formation, side: Side },
    Flag { at: Point, chief: bool },
}

/// Where a name was put.
#[derive(Clone, Debug, PartialEq)]
enum Put {
    Nowhere,
    BesideBlock(Caption),
    BesideFlag(Xy),
}

impl Stands {
    const fn block(piece: &Piece) -> Self {
        let Piece { at, facing, width, depth, formation, side, .. } = *piece;
        Self::Block { at, facing, width, depth, formation, side }
    }

    const fn flag(leader: &Commander) -> Self {
        Self::Flag { at: leader.at, chief: leader.chief }
    }
}

impl Captions {
    /// The name of a piece, by its place among those that were given.
    pub fn of_piece(&self, index: usize) -> &Written {
        &self.pieces[index]
    }

    /// The name of a leader, by its place among those that were given.
    pub fn of_leader(&self, index: usize) -> &Written {
        &self.leaders[index]
    }
}

impl Written {
    /// The lines beside a block.
    pub(crate) fn beside_block(&self) -> Option<&Caption> {
        match &self.0.put {
            Put::BesideBlock(caption) => Some(caption),
            Put::Nowhere | Put::BesideFlag(_) => None,
        }
    }

    /// The middle of the foot, seen from where the flag is planted.
    pub(crate) fn beside_flag(&self) -> Option<Xy> {
        match self.0.put {
            Put::BesideFlag(foot) => Some(foot),
            Put::Nowhere | Put::BesideBlock(_) => None,
        }
    }
}

/// Finds a place for the name of every leader, and of every block that cannot bear it.
pub(crate) fn settle(canvas: &Canvas, scene: &Scene) -> Captions {
    let room = Room::new(&canvas.sheet, scene, &scene.objectives);
    settle_in(&room, canvas, scene.pieces.iter(), &scene.commanders, None)
}

/// The same where a map already has its signs of places and objectives. Where names stood before, with
/// other pieces, spares looking again where nothing has changed; the names stand as they would without
/// it.
pub(crate) fn settle_in<'a>(
    room: &Room,
    canvas: &Canvas,
    pieces: impl Iterator<Item = &'a Piece>,
    commanders: &[Commander],
    before: Option<&Captions>,
) -> Captions {
    let pieces: Vec<&Piece> = pieces.collect();
    let mut changed = Vec::new();
    let mut known = Known::new(before.map_or(&[], |before| &before.pieces), &mut changed);
    let blocks = pieces.iter().map(|piece| {
        known.stand(Stands::block(piece), &piece.id, &piece.name, || {
            let block = Block::new(canvas, piece);
            room::straight(canvas.sheet.at(piece.at), block.turn, block.width, block.depth)
        })
    });
    let blocks: Vec<Standing> = blocks.collect();
    known.finish();
    let mut known = Known::new(before.map_or(&[], |before| &before.leaders), &mut changed);
    let flags = commanders.iter().map(|leader| {
        known.stand(Stands::flag(leader), &leader.id, &leader.name, || {
            vec![flag(canvas.sheet.at(leader.at), leader)]
        })
    });
    let flags: Vec<Standing> = flags.collect();
    known.finish();
    let standing = blocks.iter().chain(&flags).map(|one| Arc::clone(&one.trace)).collect();
    let mut settler = Settler { room, standing, named: Vec::new(), changed };
    let leaders = commanders.iter().zip(flags).map(|(leader, standing)| {
        settler.write(standing, |settler| {
            let named = !leader.name.is_empty();
            let ways = named.then(|| feet(leader)).into_iter().flatten().map(|foot| {
                let middle =
                    canvas.sheet.at(leader.at) + foot - xy(0.0, leader_size(leader) * 0.33);
                let width = text_width(&leader.name) * leader_size(leader);
                (Put::BesideFlag(foot), room::straight(middle, 0.0, width, leader_size(leader)))
            });
            settler.settled(ways)
        })
    });
    let leaders = leaders.collect();
    let pieces = pieces.into_iter().zip(blocks).map(|(piece, standing)| {
        settler.write(standing, |settler| {
            let block = Block::new(canvas, piece);
            let ways = (!block.bears_its_name()).then(|| ways(&block)).into_iter().flatten();
            settler.settled(ways.map(|way| {
                let patches = patches(&way, canvas.sheet.at(piece.at), block.turn);
                (Put::BesideBlock(way), patches)
            }))
        })
    });
    let pieces = pieces.collect();
    Captions { leaders, pieces }
}

/// A block or a flag that stands, and how it stood before, if it did.
struct Standing {
    trace: Arc<Trace>,
    before: Option<Arc<Trace>>,
}

/// What stood there before, in its order.
struct Known<'a> {
    before: std::slice::Iter<'a, Written>,
    /// What is taken and was not, or the other way round.
    changed: &'a mut Vec<Spread>,
}

impl<'a> Known<'a> {
    fn new(before: &'a [Written], changed: &'a mut Vec<Spread>) -> Self {
        Self { before: before.iter(), changed }
    }

    /// What stood there under this id. Those before it are gone.
    fn of(&mut self, id: &str) -> Option<&'a Arc<Trace>> {
        let at = self.before.as_slice().iter().position(|Written(trace)| trace.id == id)?;
        for Written(gone) in self.before.by_ref().take(at) {
            self.changed.extend([gone.takes.clone(), gone.name_takes.clone()]);
        }
        self.before.next().map(|Written(trace)| trace)
    }

    /// A block or a flag takes its room. Its name is still to be written.
    fn stand(
        &mut self,
        stands: Stands,
        id: &str,
        name: &str,
        takes: impl FnOnce() -> Vec<Patch>,
    ) -> Standing {
        let before = self.of(id);
        if let Some(same) = before.filter(|same| same.stands == stands && same.name == name) {
            return Standing { trace: Arc::clone(same), before: Some(Arc::clone(same)) };
        }
        let takes = Spread::new(takes());
        self.changed.extend(before.map(|before| before.takes.clone()));
        self.changed.push(takes.clone());
        let (considered, name_takes, put) = (None, Spread::default(), Put::Nowhere);
        let (id, name) = (id.to_owned(), name.to_owned());
        let trace = Arc::new(Trace { id, stands, name, takes, considered, name_takes, put });
        Standing { trace, before: before.cloned() }
    }

    /// Those that are left are gone.
    fn finish(self) {
        for Written(gone) in self.before {
            self.changed.extend([gone.takes.clone(), gone.name_takes.clone()]);
        }
    }
}

/// Puts names down one after the other, each where it stood before if nothing has changed there.
struct Settler<'a> {
    /// What is taken by the ground.
    room: &'a Room,
    /// Blocks, then flags.
    standing: Vec<Arc<Trace>>,
    /// Whose names are written.
    named: Vec<Arc<Trace>>,
    changed: Vec<Spread>,
}

impl Settler<'_> {
    /// The name of who stands there is written, where it stood before or where it is settled now.
    fn write(
        &mut self,
        standing: Standing,
        settle: impl FnOnce(&Self) -> Option<Settled<Put>>,
    ) -> Written {
        let Standing { mut trace, before } = standing;
        let is_same = before.as_ref().is_some_and(|before| Arc::ptr_eq(before, &trace));
        let has_changed = |all: Patch| self.changed.iter().any(|one| one.meets(&all));
        if !is_same || trace.considered.is_some_and(has_changed) {
            let settled = settle(self);
            let (put, name_takes, considered) = settled
                .map_or((Put::Nowhere, Spread::default(), None), |one| {
                    (one.way, Spread::new(one.patches), Some(one.considered))
                });
            if before.as_ref().is_none_or(|before| before.name_takes != name_takes) {
                self.changed.extend(before.map(|before| before.name_takes.clone()));
                self.changed.push(name_takes.clone());
            }
            trace = Arc::new(Trace { put, name_takes, considered, ..Trace::clone(&trace) });
        }
        self.named.push(Arc::clone(&trace));
        Written(trace)
    }

    /// The first of these ways that stands clear, or else the least crowded one.
    fn settled(&self, ways: impl Iterator<Item = (Put, Vec<Patch>)>) -> Option<Settled<Put>> {
        room::least_crowded(ways, |patches, least| {
            let blocks = self.standing.iter().map(|trace| &trace.takes);
            let names = self.named.iter().map(|trace| &trace.name_takes);
            self.room.crowded(patches, blocks.chain(names), least)
        })
    }
}

/// How large a leader's name is.
pub(crate) const fn leader_size(leader: &Commander) -> f64 {
    if leader.chief { 15.5 } else { 14.0 }
}

/// Where a leader's name may stand, the best first: under the flag, over it, beside it; then under
/// it, but not in the middle.
pub(crate) fn feet(leader: &Commander) -> [Xy; 6] {
    let size = if leader.chief { 1.25 } else { 1.0 };
    let half = text_width(&leader.name) * leader_size(leader) / 2.0;
    [
        xy(0.0, 18.0),
        xy(16.0 * size, -48.0 * size),
        xy(-half - 8.0, -25.0 * size),
        xy(half + 37.0 * size, -25.0 * size),
        xy(-half, 18.0),
        xy(half, 18.0),
    ]
}

/// The best place for the name of a block that stands alone.
pub(crate) fn alone(block: &Block<'_>) -> Option<Caption> {
    if block.bears_its_name() { None } else { ways(block).next() }
}

/// The cloth and the pole of a flag.
fn flag(at: Xy, leader: &Commander) -> Patch {
    let size = if leader.chief { 1.25 } else { 1.0 };
    Patch::round(at + xy(16.0, -20.0) * size, xy(18.0, 21.0) * size)
}

/// The ways to write a name, the best first: behind the block or before it, on one line or two; then
/// beside a flank; then behind or before it, but not in the middle.
fn ways<'a>(block: &'a Block<'_>) -> impl Iterator<Item = Caption> + 'a {
    let name = block.piece.name.as_str();
    let mut settings = Vec::new();
    if !name.is_empty() {
        settings.push(vec![name.to_owned()]);
    }
    if let Some(two) = broken(name) {
        settings.push(two);
        if text_width(name) * SIZE > block.width * WIDE {
            settings.reverse();
        }
    }
    // Most names find room at once: the other ways are made only where they are needed.
    let (flanks, sides) = (settings.clone(), settings.clone());
    let middle = over(block, settings, 0.0);
    let aside = ALONG.into_iter().flat_map(move |along| over(block, sides.clone(), along));
    middle.chain(beside(block, flanks)).chain(aside)
}

/// Behind a block and before it, so much of its width from the middle.
fn over<'a>(
    block: &'a Block<'_>,
    settings: Vec<Vec<String>>,
    along: f64,
) -> impl Iterator<Item = Caption> + 'a {
    let behind = if block.turned_over { -1.0 } else { 1.0 };
    settings.into_iter().flat_map(move |lines| {
        [(behind, 0.0), (-behind, block.nose)].into_iter().map(move |(side, nose)| {
            let edge = block.depth / 2.0 + nose + GAP;
            let middle = side * (edge + LEADING * lines.len() as f64 / 2.0);
            set(&lines, xy(along * block.width, middle))
        })
    })
}

/// Beside the flanks of a block.
fn beside<'a>(
    block: &'a Block<'_>,
    settings: Vec<Vec<String>>,
) -> impl Iterator<Item = Caption> + 'a {
    settings.into_iter().flat_map(move |lines| {
        let width = lines.iter().map(|line| text_width(line)).fold(0.0, f64::max) * SIZE;
        let middle = (block.width + width) / 2.0 + GAP;
        [-middle, middle].into_iter().map(move |middle| set(&lines, xy(middle, 0.0)))
    })
}

/// Lines round a middle.
fn set(lines: &[String], middle: Xy) -> Caption {
    let half = (lines.len() as f64 - 1.0) / 2.0;
    let foot = |index: usize| xy(0.0, (index as f64 - half) * LEADING + SIZE * 0.33);
    let placed = lines.iter().enumerate().map(|(index, line)| (line.clone(), middle + foot(index)));
    Caption(placed.collect())
}

fn patches(caption: &Caption, at: Xy, turn: f64) -> Vec<Patch> {
    let line = |(text, foot): &(String, Xy)| {
        let middle = at + (*foot - xy(0.0, SIZE * 0.33)).turned(turn);
        room::straight(middle, turn, text_width(text) * SIZE, SIZE)
    };
    caption.0.iter().flat_map(line).collect()
}

/// A name on two lines that are about as long as each other.
fn broken(name: &str) -> Option<Vec<String>> {
    let halves = name.char_indices().filter(|(_, letter)| *letter == ' ');
    let halves = halves.map(|(at, _)| (&name[..at], &name[at + 1..]));
    let longer = |(one, other): &(&str, &str)| text_width(one).max(text_width(other));
    let (one, other) = halves.min_by(|a, b| longer(a).total_cmp(&longer(b)))?;
    Some(vec![one.to_owned(), other.to_owned()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Board;
    use crate::sheet::Sheet;
    use crate::theme::Theme;

    const BOARD: Board = Board::Table { width: 72_000, height: 48_000 };

    fn regiment(id: &str, name: &str, x: i32) -> Piece {
        let (at, width, depth) = (Point::new(x, 24_000), 6_000, 1_500);
        Piece { id: id.into(), name: name.into(), at, width, depth, ..Piece::default() }
    }

    fn captions(pieces: Vec<Piece>) -> Captions {
        let scene = Scene { board: BOARD, pieces, ..Scene::default() };
        let sheet = Sheet::new(BOARD, xy(0.0, 0.0));
        settle(&Canvas::new(scene.colours, Theme::Paper, sheet), &scene)
    }

    #[test]
    fn a_long_name_is_broken_where_its_halves_are_alike() {
        let two = broken("Infanterie de la Légion britannique").expect("spaces");
        assert_eq!(two, ["Infanterie de la", "Légion britannique"]);
        assert_eq!(broken("Pickens"), None);
    }

    #[test]
    fn names_of_neighbours_do_not_stand_on_each_other() {
        let name = "Compagnies d’infanterie légère";
        let near = vec![regiment("A", name, 30_000), regiment("B", name, 36_500)];
        let found = captions(near.clone());
        let scene = Scene { board: BOARD, ..Scene::default() };
        let sheet = Sheet::new(BOARD, xy(0.0, 0.0));
        let written = |index: usize| {
            let caption = found.of_piece(index).beside_block().expect("a name beside it");
            patches(caption, sheet.at(near[index].at), 0.0)
        };
        let mut room = Room::new(&sheet, &scene, &[]);
        assert_eq!(room.settle([((), written(0))]), Some(()));
        assert!(room.is_clear(&written(1)), "{found:?}");
    }

    #[test]
    fn leaders_side_by_side_are_told_apart_and_their_troops_can_be_read() {
        let leader = |id: &str, x: i32| Commander {
            id: id.to_owned(),
            name: id.to_owned(),
            at: Point::new(x, 24_000),
            ..Commander::default()
        };
        let lone = leader("Mansfield", 10_000);
        let commanders = vec![lone.clone(), leader("Hooker", 40_000), leader("Meade", 39_000)];
        let pieces = vec![regiment("A", "Duryée", 10_000)];
        let sheet = Sheet::new(BOARD, xy(0.0, 0.0));
        let at = |commanders: &[Commander], pieces: &[Piece]| {
            let (commanders, pieces) = (commanders.to_vec(), pieces.to_vec());
            let scene = Scene { board: BOARD, commanders, pieces, ..Scene::default() };
            let found = settle(&Canvas::new(scene.colours, Theme::Paper, sheet), &scene);
            let feet = found.leaders.iter().map(|name| name.beside_flag().expect("a name"));
            feet.collect::<Vec<_>>()
        };
        let under = xy(0.0, 18.0);
        let apart = at(&commanders, &[]);
        assert_eq!(apart[..2], [under, under]);
        assert_ne!(apart[2], under);
        assert_ne!(at(&[lone], &pieces), [under]);
    }

    #[test]
    fn a_name_stands_behind_its_block_where_nothing_is_in_the_way() {
        let found = captions(vec![regiment("A", "7th", 30_000)]);
        let Caption(lines) = found.of_piece(0).beside_block().expect("a name");
        assert_eq!(lines.len(), 1);
        assert!(lines[0].1.y > 0.0 && lines[0].1.x == 0.0, "{lines:?}");
    }

    /// Pieces that move about one after the other, over and beside each other: each time names stand as
    /// they would if they were all put down anew.
    #[test]
    fn what_is_remembered_makes_no_difference() {
        let names = ["Compagnies d’infanterie légère", "7th", "Duryée", "Légion britannique"];
        let mut pieces: Vec<Piece> = (0..12)
            .map(|at| {
                regiment(&format!("P{at}"), names[at % names.len()], 20_000 + 2_500 * at as i32)
            })
            .collect();
        let mut commanders: Vec<Commander> = (0..4)
            .map(|at| Commander {
                id: format!("L{at}"),
                name: names[at].to_owned(),
                at: Point::new(22_000 + 6_000 * at as i32, 24_500),
                ..Commander::default()
            })
            .collect();
        let sheet = Sheet::new(BOARD, xy(0.0, 0.0));
        let mut before: Option<Captions> = None;
        let mut random = 7_u64;
        let mut below = |count: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040);
            (random >> 33) % count
        };
        for step in 0..300 {
            let to =
                Point::new(10_000 + below(50) as i32 * 1_000, 20_000 + below(8) as i32 * 1_000);
            match below(10) {
                0 => commanders[below(4) as usize].at = to,
                1 if pieces.len() > 6 => drop(pieces.remove(below(6) as usize)),
                2 => pieces[below(6) as usize].name = names[below(4) as usize].to_owned(),
                3 => pieces[below(6) as usize].facing = below(3600) as i32,
                _ => pieces[below(6) as usize].at = to,
            }
            let (pieces, commanders) = (pieces.clone(), commanders.clone());
            let scene = Scene { board: BOARD, commanders, pieces, ..Scene::default() };
            let canvas = Canvas::new(scene.colours, Theme::Paper, sheet);
            let room = Room::new(&sheet, &scene, &[]);
            let (units, leaders) = (scene.pieces.iter(), &scene.commanders);
            let found = settle_in(&room, &canvas, units, leaders, before.as_ref());
            let anew = settle(&canvas, &scene);
            assert_eq!((&found.pieces, &found.leaders), (&anew.pieces, &anew.leaders), "{step}");
            before = Some(found);
        }
    }
}

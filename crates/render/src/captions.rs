//! Names of blocks that have no room for them, and of leaders: each stands beside its own, where it
//! hides least.

use std::collections::BTreeMap;

use crate::canvas::Canvas;
use crate::geometry::{Xy, xy};
use crate::ink::text_width;
use crate::pieces::Block;
use crate::room::{self, Patch, Room};
use crate::scene::{Commander, Piece, Scene};

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
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Captions {
    pub(crate) pieces: BTreeMap<String, Caption>,
    /// The middle of the foot, seen from where the flag is planted.
    pub(crate) leaders: BTreeMap<String, Xy>,
}

impl Captions {
    /// Whether a piece's name stands where it stands in others.
    pub fn is_alike_for_piece(&self, other: &Self, id: &str) -> bool {
        self.pieces.get(id) == other.pieces.get(id)
    }

    /// Whether a leader's name stands where it stands in others.
    pub fn is_alike_for_leader(&self, other: &Self, id: &str) -> bool {
        self.leaders.get(id) == other.leaders.get(id)
    }
}

/// Finds a place for the name of every leader, and of every block that cannot bear it.
pub(crate) fn settle(canvas: &Canvas, scene: &Scene) -> Captions {
    let room = Room::new(&canvas.sheet, scene, &scene.objectives);
    settle_in(room, canvas, scene.pieces.iter(), &scene.commanders)
}

/// The same where a map already has its signs of places and objectives.
pub(crate) fn settle_in<'a>(
    mut room: Room,
    canvas: &Canvas,
    pieces: impl Iterator<Item = &'a Piece>,
    commanders: &[Commander],
) -> Captions {
    let sheet = &canvas.sheet;
    let blocks: Vec<Block<'_>> = pieces.map(|piece| Block::new(canvas, piece)).collect();
    for block in &blocks {
        let at = sheet.at(block.piece.at);
        room.take(room::straight(at, block.turn, block.width, block.depth));
    }
    room.take(commanders.iter().map(|leader| flag(sheet.at(leader.at), leader)));
    let named = commanders.iter().filter(|leader| !leader.name.is_empty());
    let leaders = named.filter_map(|leader| {
        let ways = feet(leader).into_iter().map(|foot| {
            let middle = sheet.at(leader.at) + foot - xy(0.0, leader_size(leader) * 0.33);
            let width = text_width(&leader.name) * leader_size(leader);
            (foot, room::straight(middle, 0.0, width, leader_size(leader)))
        });
        Some((leader.id.clone(), room.settle(ways)?))
    });
    let leaders = leaders.collect();
    let nameless = blocks.iter().filter(|block| !block.bears_its_name());
    let pieces = nameless.filter_map(|block| {
        let ways = ways(block).map(|way| {
            let patches = patches(&way, sheet.at(block.piece.at), block.turn);
            (way, patches)
        });
        Some((block.piece.id.clone(), room.settle(ways)?))
    });
    Captions { pieces: pieces.collect(), leaders }
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
    use crate::scene::{Board, Point};
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
        let written = |piece: &Piece| patches(&found.pieces[&piece.id], sheet.at(piece.at), 0.0);
        let mut room = Room::new(&sheet, &scene, &[]);
        assert_eq!(room.settle([((), written(&near[0]))]), Some(()));
        assert!(room.is_clear(&written(&near[1])), "{found:?}");
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
            settle(&Canvas::new(scene.colours, Theme::Paper, sheet), &scene).leaders
        };
        let under = xy(0.0, 18.0);
        let apart = at(&commanders, &[]);
        assert_eq!((apart["Mansfield"], apart["Hooker"]), (under, under));
        assert_ne!(apart["Meade"], under);
        assert_ne!(at(&[lone], &pieces)["Mansfield"], under);
    }

    #[test]
    fn a_name_stands_behind_its_block_where_nothing_is_in_the_way() {
        let found = captions(vec![regiment("A", "7th", 30_000)]);
        let Caption(lines) = &found.pieces["A"];
        assert_eq!(lines.len(), 1);
        assert!(lines[0].1.y > 0.0 && lines[0].1.x == 0.0, "{lines:?}");
    }
}

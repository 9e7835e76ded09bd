//! Names of blocks that have no room for them, and of leaders: each stands beside its own, upright,
//! where it hides least.

use crate::canvas::Canvas;
use crate::geometry::{Xy, xy};
use crate::ink::text_width;
use crate::pieces::Block;
use crate::room::{self, Patch, Room};
use crate::scene::{Commander, Scene};

/// How large such a name is, and how far its lines are apart.
pub(crate) const SIZE: f64 = 14.5;
const LEADING: f64 = 15.0;
/// Between a block and its name.
const GAP: f64 = 3.5;
/// A name that is so much wider than its block goes on two lines if it can.
const WIDE: f64 = 1.2;
/// Parts of the width of a block by which a name is moved along it.
const ALONG: [f64; 4] = [-0.3, 0.3, -0.6, 0.6];

/// A name beside a block: each line with the middle of its foot, seen from the middle of the block.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Caption(pub(crate) Vec<(String, Xy)>);

/// Where names stand beside blocks and flags, in the order in which these were given.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Captions {
    leaders: Vec<Option<Xy>>,
    pieces: Vec<Option<Caption>>,
}

impl Captions {
    /// The lines beside a block, by its place among those that were given.
    pub(crate) fn beside_block(&self, index: usize) -> Option<&Caption> {
        self.pieces[index].as_ref()
    }

    /// The middle of the foot of a leader's name, seen from where the flag is planted.
    pub(crate) fn beside_flag(&self, index: usize) -> Option<Xy> {
        self.leaders[index]
    }
}

/// Finds a place for the name of every leader, and of every block that cannot bear it.
pub(crate) fn settle(canvas: &Canvas, scene: &Scene) -> Captions {
    let mut room = Room::new(&canvas.sheet, scene, &scene.objectives);
    for piece in &scene.pieces {
        let block = Block::new(canvas, piece);
        let at = canvas.sheet.at(piece.at);
        room.take(room::straight(at, block.turn, block.width, block.depth));
    }
    room.take(scene.commanders.iter().map(|leader| flag(canvas.sheet.at(leader.at), leader)));
    let leaders = scene.commanders.iter().map(|leader| {
        let named = !leader.name.is_empty();
        room.settle(named.then(|| feet(leader)).into_iter().flatten().map(|foot| {
            let size = leader_size(leader);
            let middle = canvas.sheet.at(leader.at) + foot - xy(0.0, size * 0.33);
            (foot, room::straight(middle, 0.0, text_width(&leader.name) * size, size))
        }))
    });
    let leaders = leaders.collect();
    let pieces = scene.pieces.iter().map(|piece| {
        let block = Block::new(canvas, piece);
        let ways = (!block.bears_its_name()).then(|| ways(&block)).into_iter().flatten();
        room.settle(ways.map(|way| {
            let patches = patches(&way, canvas.sheet.at(piece.at));
            (way, patches)
        }))
    });
    let pieces = pieces.collect();
    Captions { leaders, pieces }
}

/// What the troops of a scene take of the sheet: their blocks and flags, and the names beside them.
pub(crate) fn standing(canvas: &Canvas, scene: &Scene) -> Vec<Patch> {
    let captions = settle(canvas, scene);
    let pieces = scene.pieces.iter().enumerate().flat_map(|(index, piece)| {
        let (block, at) = (Block::new(canvas, piece), canvas.sheet.at(piece.at));
        let mut taken = room::straight(at, block.turn, block.width, block.depth);
        taken.extend(captions.beside_block(index).into_iter().flat_map(|name| patches(name, at)));
        taken
    });
    let leaders = scene.commanders.iter().enumerate().flat_map(|(index, leader)| {
        let (at, size) = (canvas.sheet.at(leader.at), leader_size(leader));
        let name = captions.beside_flag(index).map(|foot| at + foot - xy(0.0, size * 0.33));
        let width = text_width(&leader.name) * size;
        let name =
            name.into_iter().flat_map(move |middle| room::straight(middle, 0.0, width, size));
        name.chain([flag(at, leader)]).collect::<Vec<_>>()
    });
    pieces.chain(leaders).collect()
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

/// The ways to write a name, the best first: under the block or over it, on one line or two; then beside
/// it; then under or over it, but not in the middle.
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

/// Under a block and over it, so much of its width from the middle.
fn over<'a>(
    block: &'a Block<'_>,
    settings: Vec<Vec<String>>,
    along: f64,
) -> impl Iterator<Item = Caption> + 'a {
    let reach = block.reach();
    settings.into_iter().flat_map(move |lines| {
        [1.0, -1.0].into_iter().map(move |side| {
            let middle = side * (reach.y + GAP + LEADING * lines.len() as f64 / 2.0);
            set(&lines, xy(along * 2.0 * reach.x, middle))
        })
    })
}

/// Beside the west and the east of a block.
fn beside<'a>(
    block: &'a Block<'_>,
    settings: Vec<Vec<String>>,
) -> impl Iterator<Item = Caption> + 'a {
    let reach = block.reach();
    settings.into_iter().flat_map(move |lines| {
        let width = lines.iter().map(|line| text_width(line)).fold(0.0, f64::max) * SIZE;
        let middle = reach.x + width / 2.0 + GAP;
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

fn patches(caption: &Caption, at: Xy) -> Vec<Patch> {
    let line = |(text, foot): &(String, Xy)| {
        let middle = at + *foot - xy(0.0, SIZE * 0.33);
        room::straight(middle, 0.0, text_width(text) * SIZE, SIZE)
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
    use crate::scene::{Board, Piece, Point};
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
            let caption = found.beside_block(index).expect("a name beside it");
            patches(caption, sheet.at(near[index].at))
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
            let feet = found.leaders.iter().map(|name| name.expect("a name"));
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
        let Caption(lines) = found.beside_block(0).expect("a name");
        assert_eq!(lines.len(), 1);
        assert!(lines[0].1.y > 0.0 && lines[0].1.x == 0.0, "{lines:?}");
    }

    #[test]
    fn a_name_is_upright_whichever_way_its_block_faces() {
        for facing in [0, 600, 900, 1_350, 1_800, 2_700] {
            let piece = Piece { facing, ..regiment("A", "7th Fusiliers", 30_000) };
            let found = captions(vec![piece]);
            let Caption(lines) = found.beside_block(0).expect("a name");
            let feet: Vec<f64> = lines.iter().map(|(_, foot)| foot.y).collect();
            assert!(feet.is_sorted(), "{facing}: one line under the other, not beside it");
            assert!(lines.iter().all(|(_, foot)| foot.x.abs() < 1.0), "{facing}: {lines:?}");
        }
    }
}

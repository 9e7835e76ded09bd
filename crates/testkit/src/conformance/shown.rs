//! What somebody is shown makes sense by itself: pieces that exist, levels of stacks, strengths, ground.

use std::collections::{BTreeMap, BTreeSet};

use engine::ahead::Point;
use engine::game::{PieceId, Shape, Target};
use engine::tableau::{Ground, Tableau};

/// Every piece has an id of its own and no more strength than it began with, and where pieces lie in a
/// stack each has a level of its own, from the bottom.
pub(super) fn check(tableau: &Tableau) -> Result<(), String> {
    let mut ids = BTreeSet::new();
    let mut stacks: BTreeMap<Point, Vec<u8>> = BTreeMap::new();
    for piece in &tableau.pieces {
        if !ids.insert(&piece.id) {
            return Err(format!("two pieces are called {}", piece.id));
        }
        let strength = piece.strength.iter().map(|strength| (strength.now.0, strength.full.0));
        if let Some((now, full)) = strength.into_iter().find(|(now, full)| *now < 0 || now > full) {
            return Err(format!("{} has {now} of {full} half points", piece.id));
        }
        if let (Some(place), Some(level)) = (&piece.place, piece.stack) {
            stacks.entry(place.at).or_default().push(level);
        }
    }
    for (at, mut levels) in stacks {
        levels.sort_unstable();
        if levels.iter().enumerate().any(|(number, level)| number != usize::from(*level)) {
            return Err(format!("the stack at {at:?} has the levels {levels:?}"));
        }
    }
    Ok(())
}

/// The pieces that an answer names are on the tableau of whoever may give it.
pub(super) fn names(shape: &Shape, tableau: &Tableau) -> Result<(), String> {
    let known = |piece: &&PieceId| tableau.piece(piece.as_str()).is_some();
    match pieces(shape).into_iter().find(|piece| !known(piece)) {
        Some(piece) => Err(format!("it names {piece:?}, which is not on the tableau")),
        None => Ok(()),
    }
}

fn pieces(shape: &Shape) -> Vec<&PieceId> {
    let aimed_at = match shape {
        Shape::Aim { at: Target::Piece(target), .. } => Some(target),
        _ => None,
    };
    shape.actors().chain(aimed_at).collect()
}

/// Ground that has changed has another revision than before.
pub(super) fn revised(before: &Ground, after: &Ground) -> Result<(), String> {
    if before.changes != after.changes && before.revision == after.revision {
        return Err(format!("the ground has changed, but is still revision {}", after.revision));
    }
    Ok(())
}

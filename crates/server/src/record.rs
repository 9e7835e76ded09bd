//! What a game commits to before its first roll, and its record when it is over.

use games::{AnyBattle, GameRecord, Head, Record};

use crate::fold::Fold;
use crate::meta::{Meta, level};
use crate::store::{GameRow, OLD_DICE};

/// What is settled before the first choice: the commitment covers it. It follows from what is stored
/// of the game and from what its battle means, so that every version reckons it alike.
pub(crate) fn head(row: &GameRow, battle: &dyn AnyBattle) -> Head {
    let player = |seat| level(seat).map_or("human", opponent::Level::name).to_owned();
    let players: Vec<String> = row.seats.iter().map(player).collect();
    let clock = u32::try_from(row.clock).ok().filter(|seconds| *seconds > 0);
    let game =
        GameRecord { id: row.id.clone(), name: row.name.clone(), clock, practice: row.practice };
    let (options, revision) = (row.options.clone(), row.revision);
    Head { options, revision, ..Head::of(battle, &players, Some(game)) }
}

/// The record of a game.
pub(crate) fn record(meta: &Meta, fold: &Fold) -> Record {
    let end = (fold.play.outcome(), fold.forfeit);
    let head = meta.head.clone();
    let record = Record::new(head, &meta.seed, &fold.contributions, fold.played(), end);
    if meta.row.dice != OLD_DICE {
        return record;
    }
    record.in_first_format(&meta.seed, meta.battle.source())
}

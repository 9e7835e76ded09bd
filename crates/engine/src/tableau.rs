//! What lies on the table, as a seat or a spectator may see it: typed facts that stories, the page, maps
//! and reports read. Hidden things are absent.

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::ahead::Point;
use crate::game::{Outcome, PieceId, Seat, Tally};
use crate::scenario::Names;

/// The battle at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tableau {
    pub turn: Turn,
    /// In the order of battle, the first side's before the second's.
    pub pieces: Vec<Piece>,
    /// Markers and counters that lie on the ground.
    pub markers: Vec<GroundMarker>,
    pub ground: Ground,
    pub objectives: Vec<Objective>,
    /// What each side has, such as command points: the message `bf-status-points` for `points`.
    pub status: Vec<Tally>,
    /// Lengths that were rolled or measured and are in force now.
    pub lengths: Vec<Length>,
    /// Whether distances may be told before an order is given.
    pub measurable: bool,
    /// Whether it is played on hexes; else on a free table.
    pub hexes: bool,
    pub outcome: Option<Outcome>,
}

/// What a battle is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Surface {
    Hexes,
    /// A free table.
    Table,
}

/// When it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Turn {
    /// From 1; 0 before the first.
    pub number: u32,
    /// The last turn of the battle.
    pub last: u32,
    /// Whose turn or half-turn it is, where the book has such a thing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Seat>,
    /// The date or the hour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<Names>,
}

/// A unit, a general or a counter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Piece {
    pub id: PieceId,
    pub seat: Seat,
    pub name: Names,
    /// A word of the rulebook, such as `infantry`.
    pub kind: &'static str,
    /// Whether it leads others: a general, an officer.
    pub leads: bool,
    /// Where it is in the battle, a word of the rulebook: `on_table`, `to_come`, `lost`.
    pub status: &'static str,
    /// Where it stands, if it stands anywhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// Width and depth of its base in thousandths; nothing if it has none.
    pub base: [i32; 2],
    /// The middle of its base, where the book measures from another point of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub middle: Option<Point>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<Strength>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formation: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<&'static str>,
    /// Words of the rulebook, such as `activated` or `disordered`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<&'static str>,
    /// The unit that a general is with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attached_to: Option<PieceId>,
    /// What it belongs to, such as a division.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Its level in a stack, from the bottom, where several share a place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stack: Option<u8>,
}

impl Piece {
    /// A piece that is nowhere yet and has nothing to tell but what it is.
    pub fn new(id: PieceId, seat: Seat, name: Names, kind: &'static str) -> Self {
        Self {
            id,
            seat,
            name,
            kind,
            leads: false,
            status: "to_come",
            place: None,
            base: [0, 0],
            middle: None,
            strength: None,
            formation: None,
            order: None,
            markers: Vec::new(),
            attached_to: None,
            group: None,
            stack: None,
        }
    }

    /// Whole points of strength that it has lost.
    pub fn whole_losses(&self) -> i64 {
        self.strength.map_or(0, |strength| i64::from(strength.losses().floor()))
    }

    /// Whether it stands nowhere any more, and is not merely still to come: a loss.
    pub fn is_gone(&self) -> bool {
        /// Words for those who may still come, which rulebooks share.
        const WAITING: [&str; 5] = ["to_come", "to_deploy", "at_hand", "hidden", "in_box"];
        self.place.is_none() && self.attached_to.is_none() && !WAITING.contains(&self.status)
    }

    /// Whether it has this marker.
    pub fn has(&self, marker: &str) -> bool {
        self.markers.contains(&marker)
    }
}

/// Where a piece stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    pub at: Point,
    /// Tenths of a degree clockwise from north.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<i32>,
    /// The name of its hex, where there are hexes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<String>,
}

/// How a book says where a piece stands. A map is drawn from its north-west corner and has the middle of a
/// base; books that say it otherwise are followed where a person writes or reads a place, as in stories.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// The height of the table in thousandths, where the book measures from its south edge.
    pub from_south: Option<i32>,
    /// Whether a piece stands where the middle of the front edge of its base is.
    pub front_edge: bool,
}

/// How strong a piece is, and was at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Strength {
    pub now: Halves,
    pub full: Halves,
}

impl Strength {
    /// In whole points.
    pub fn whole(now: i32, full: i32) -> Self {
        Self { now: Halves::whole(now), full: Halves::whole(full) }
    }

    /// What it has lost.
    pub fn losses(self) -> Halves {
        Halves(self.full.0 - self.now.0)
    }
}

/// A number that is counted in halves: the core knows no fractions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Halves(pub i32);

impl Halves {
    /// So many whole ones.
    pub const fn whole(number: i32) -> Self {
        Self(number * 2)
    }

    /// The number without its half.
    pub const fn floor(self) -> i32 {
        self.0.div_euclid(2)
    }
}

impl Serialize for Halves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % 2 == 0 {
            return serializer.serialize_i32(self.0 / 2);
        }
        serializer.serialize_f64(f64::from(self.0) / 2.0)
    }
}

/// A marker or a counter on the ground, which belongs to no piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GroundMarker {
    pub id: PieceId,
    /// A word of the rulebook.
    pub kind: &'static str,
    pub seat: Option<Seat>,
    pub at: Point,
}

/// What has become of the ground since the battle began.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Ground {
    /// How often it has changed: whoever has drawn this revision need not draw it again.
    pub revision: u32,
    pub changes: Vec<GroundChange>,
}

/// A change of the ground: a blown bridge, a cut railway, an entrenchment, who controls a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GroundChange {
    /// A word of the rulebook, such as `bridge_blown`.
    pub kind: &'static str,
    pub seat: Option<Seat>,
    /// Where: a point, or the two ends of what lies between.
    pub at: Vec<Point>,
}

/// An objective and its holder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Objective {
    pub id: String,
    pub name: Names,
    pub holder: Option<Seat>,
}

/// A length that was rolled or measured, in thousandths of the book's unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Length {
    /// A word of the rulebook: `march`, `charge`.
    pub kind: &'static str,
    pub pieces: Vec<PieceId>,
    pub thousandths: i32,
}

impl Tableau {
    /// The piece with this id.
    pub fn piece(&self, id: &str) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.id.as_str() == id)
    }

    /// What is counted under this key, by seat; nothing if the book does not count it.
    pub fn status(&self, key: &str) -> &[i64] {
        self.status.iter().find(|tally| tally.key == key).map_or(&[], |tally| &tally.by_seat)
    }

    /// The objective with this id.
    pub fn objective(&self, id: &str) -> Option<&Objective> {
        self.objectives.iter().find(|objective| objective.id == id)
    }

    /// Something counted of the pieces of each side.
    pub fn count(&self, key: &'static str, of: impl Fn(&Piece) -> i64) -> Tally {
        let own = |seat: &Seat| {
            self.pieces.iter().filter(|piece| piece.seat == *seat).map(&of).sum::<i64>()
        };
        Tally { key, by_seat: Seat::BOTH.iter().map(own).collect() }
    }

    /// How many pieces of each side are of a kind.
    pub fn count_if(&self, key: &'static str, is: impl Fn(&Piece) -> bool) -> Tally {
        self.count(key, |piece| i64::from(is(piece)))
    }

    /// How many objectives each side holds.
    pub fn objectives_held(&self) -> Tally {
        let held = |seat: &Seat| {
            let held = self.objectives.iter().filter(|objective| objective.holder == Some(*seat));
            held.count() as i64
        };
        Tally { key: "objectives_held", by_seat: Seat::BOTH.iter().map(held).collect() }
    }

    /// A length of this kind.
    pub fn length(&self, kind: &str) -> Option<&Length> {
        self.lengths.iter().find(|length| length.kind == kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_counted_by_side() {
        let piece = |id: &str, seat: u8, now: i32| Piece {
            strength: Some(Strength::whole(now, 4)),
            ..Piece::new(PieceId::from(id), Seat(seat), Names::from(id), "infantry")
        };
        let pieces = vec![piece("A", 0, 1), piece("B", 0, 4), piece("C", 1, 2)];
        let tableau = Tableau { pieces, ..Tableau::default() };
        assert_eq!(tableau.count("lost", Piece::whole_losses).by_seat, [3, 2]);
        let hurt = tableau.count_if("hurt", |piece| piece.whole_losses() > 0);
        assert_eq!((hurt.key, hurt.by_seat), ("hurt", vec![1, 1]));
    }

    #[test]
    fn halves_are_written_as_people_read_them() {
        let json = |halves: i32| serde_json::to_string(&Halves(halves)).expect("a number");
        assert_eq!((json(6), json(5)), ("3".to_owned(), "2.5".to_owned()));
        assert_eq!(Strength { now: Halves(5), full: Halves(8) }.losses(), Halves(3));
    }
}

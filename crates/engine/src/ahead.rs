//! What a seat may ask before it answers: where a piece would go and at what cost, which legal
//! place is nearest to a desired one, what is known before the dice, and whether a line is clear.

use dice::{Entry, Log, Table};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::Refusal;
use crate::game::{Message, NoDice, PieceId, Refused, Rules, Seat, answer};

/// A point of the board, in thousandths of the book's unit.
pub type Point = [i32; 2];

/// What an answer would come to, as far as it is known before it is given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// The way of the piece from where it stands; empty if it does not go over the board.
    pub path: Vec<Point>,
    /// What it takes, in a few words: a label on the map.
    pub summary: Option<Message>,
    /// What that consists of, each with its rule.
    pub lines: Vec<Message>,
    /// What it has taken at points of the way.
    pub stages: Vec<Stage>,
    /// How it would be fed at its end.
    pub supply: Vec<SupplyLine>,
    /// Its way may be gone on with from its end: [`Rules::onward`].
    pub goes_on: bool,
}

/// A point of a way, and what it takes to get there, in a figure or two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stage {
    pub at: Point,
    pub cost: Message,
}

/// A way along which a piece is fed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct SupplyLine {
    /// From where it comes to the piece.
    pub path: Vec<Point>,
    /// Whether it feeds the piece: it may be too long.
    pub holds: bool,
}

/// Where a hand would like a piece to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DesiredPlace {
    pub at: Point,
    /// Tenths of a degree clockwise from north.
    pub facing: Option<i32>,
}

/// What a map shows over the ground while a piece is in hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct MoveOverlay {
    /// Outlines of where the piece may go, where places are too many to list.
    pub reach: Vec<Vec<Point>>,
    /// Zones of control that would stop it.
    pub zones: Vec<ZoneOfControl>,
    /// What pieces that could act have before them, such as a field of fire.
    pub fields: Vec<Field>,
    /// What has been ordered and is still to come.
    pub planned: Vec<Planned>,
}

/// What some pieces were ordered to do, later in the turn: an arrow to a place, or a way with where they
/// would stand on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Planned {
    pub by: Vec<PieceId>,
    /// Where the arrow or the way ends; where they stand if they stay.
    pub at: Point,
    /// How it stands, in a few words: a label on the map.
    pub summary: Message,
    /// The way from where they stand; empty for an arrow straight from each of them.
    pub path: Vec<Point>,
    /// Where they would stand on the way, one moment after another.
    pub stands: Vec<Footprint>,
    /// Nobody has ordered it: it comes of saying nothing.
    pub by_default: bool,
}

impl Planned {
    /// An arrow from each of some pieces to a place.
    pub const fn arrow(by: Vec<PieceId>, at: Point, summary: Message) -> Self {
        Self { by, at, summary, path: Vec::new(), stands: Vec::new(), by_default: false }
    }
}

/// The ground that a piece would cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema, TS)]
pub struct Footprint {
    pub at: Point,
    /// Tenths of a degree clockwise from north.
    pub facing: i32,
    /// Width and depth.
    pub base: [i32; 2],
}

/// What a piece has before it: an outline, which may go beyond the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    pub piece: PieceId,
    pub outline: Vec<Point>,
}

/// What a map shows of any piece that somebody points at, asked or not, his own or another's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PieceOverlay {
    /// Where it may go from where it stands.
    pub reach: Area,
    pub zone: Option<ZoneOfControl>,
    /// Its field of fire.
    pub fire: Area,
    /// How far the orders reach of this leader, or of the one whose orders the piece follows.
    pub command: Vec<ZoneOfControl>,
    /// How far that is, each with its rule.
    pub lines: Vec<Message>,
    /// How it is fed.
    pub supply: Vec<SupplyLine>,
}

/// A part of the board: outlines on a free table, which may go beyond its edge, or places on hexes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Area {
    pub outlines: Vec<Vec<Point>>,
    pub places: Vec<Point>,
}

/// A zone of control, or the ground that a leader commands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ZoneOfControl {
    /// Whose it is.
    pub piece: PieceId,
    pub at: Point,
    /// How far it reaches on a free table.
    pub radius: i32,
    /// The places that it covers on hexes.
    pub places: Vec<Point>,
}

/// An end of a line that is looked along: a piece, or else a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    pub piece: Option<PieceId>,
    pub at: Point,
}

/// What is found along a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sight {
    pub from: Point,
    pub to: Point,
    pub clear: bool,
    /// How far it is, in a few words: a label on the map.
    pub summary: Message,
    /// Distance, front and obstacles, each with its rule.
    pub lines: Vec<Message>,
}

/// How far two headings lie apart, in tenths of a degree.
pub fn turned(one: i32, other: i32) -> i32 {
    let difference = (one.rem_euclid(3600) - other.rem_euclid(3600)).rem_euclid(3600);
    difference.min(3600 - difference)
}

/// A hand may point anywhere: no pair of points overflows it.
fn distance_squared(one: Point, other: Point) -> i128 {
    let part = |axis: usize| i128::from(one[axis]) - i128::from(other[axis]);
    part(0) * part(0) + part(1) * part(1)
}

/// Of the answers that are listed, the one of the same verb and pieces that ends nearest to a place.
pub fn nearest_listed<R: Rules>(
    state: &R::State,
    seat: Seat,
    like: &R::Choice,
    desired: DesiredPlace,
) -> Option<R::Choice> {
    let meant = R::offer(state, seat, like);
    meant.shape.end()?;
    let ask = R::asked_of(state, seat)?;
    let near = ask.listed(state).iter().filter_map(|choice| {
        let offer = R::offer(state, seat, choice);
        let (at, facing) = offer.shape.end()?;
        let same = offer.verb == meant.verb && offer.shape.actors().eq(meant.shape.actors());
        let turn = desired.facing.zip(facing).map_or(0, |(one, other)| turned(one, other));
        same.then(|| ((distance_squared(desired.at, at), turn), choice))
    });
    near.min_by_key(|(far, _)| *far).map(|(_, choice)| choice.clone())
}

/// Whether an answer would be taken; that its dice are not thrown here is no objection.
fn is_taken<R: Rules>(state: &R::State, seat: Seat, choice: &R::Choice) -> bool {
    let mut log = Log::silent();
    let given = answer::<R>(state, seat, choice, &mut Table::new(&mut NoDice, &mut log));
    matches!(given, Ok(_) | Err(Refused::Dice(_)))
}

/// The legal answer that goes the way of a given one to its end, and from there on as near as may be to where
/// a hand points: the book makes it ([`Rules::onward`]), the judge of answers has the last word. Nothing where
/// the given one is not legal itself: nobody's way is told to anybody else.
pub fn onward<R: Rules>(
    state: &R::State,
    seat: Seat,
    from: &R::Choice,
    desired: DesiredPlace,
) -> Option<R::Choice> {
    if R::asked_of(state, seat).is_none() || !is_taken::<R>(state, seat, from) {
        return None;
    }
    R::onward(state, seat, from, desired).filter(|longer| is_taken::<R>(state, seat, longer))
}

/// What an answer tells before its first die falls, where there are chances to tell: it is given on
/// a copy, without dice. What comes of any other answer may bring something to light, and is
/// nobody's to know before it is given.
pub fn explain_odds<R: Rules>(state: &R::State, seat: Seat, choice: &R::Choice) -> Vec<Entry> {
    let mut log = Log::new();
    if R::offer(state, seat, choice).odds {
        // Whatever comes of it, the log holds what was told until then.
        let _ = answer::<R>(state, seat, choice, &mut Table::new(&mut NoDice, &mut log));
    }
    log.entries().to_vec()
}

/// Whether dice fall as soon as an answer is given, as far as its seat may know: it cannot be taken
/// back then.
pub fn rolls<R: Rules>(state: &R::State, seat: Seat, choice: &R::Choice) -> bool {
    let mut log = Log::silent();
    let given = answer::<R>(
        &R::veil(state, Some(seat)),
        seat,
        choice,
        &mut Table::new(&mut NoDice, &mut log),
    );
    matches!(given, Err(Refused::Dice(_)))
}

/// Why what a hand points at, for whoever it has taken up to act, may not be answered with; nothing where it
/// may, or means nothing.
pub fn why_not<R: Rules>(
    state: &R::State,
    seat: Seat,
    by: Option<&PieceId>,
    mark: &Mark,
) -> Option<Refusal> {
    let state = &*R::veil(state, Some(seat));
    let choice = R::pointed_at(state, seat, by, mark)?;
    let mut log = Log::silent();
    match answer::<R>(state, seat, &choice, &mut Table::new(&mut NoDice, &mut log)) {
        Err(Refused::Illegal(refusal)) => Some(refusal),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_compared_the_short_way_round() {
        assert_eq!(turned(100, 3500), 200);
        assert_eq!(turned(0, 1800), 1800);
        assert_eq!(turned(i32::MIN, i32::MAX), turned(i32::MIN % 3600, i32::MAX % 3600));
    }

    #[test]
    fn no_two_points_are_too_far_apart() {
        let far = distance_squared([i32::MAX, i32::MIN], [i32::MIN, i32::MAX]);
        assert!(far > i128::from(i64::MAX));
    }
}

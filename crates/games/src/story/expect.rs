//! Whether what a story expects is so.

use engine::game::{Argument, PieceId, Seat, Shape, Target};
use engine::tableau::{Halves, Piece, Strength, Tableau};

use super::file::{Expect, Place, Wanted};
use crate::any::{AnyOffer, AnyPlay};

/// The words of the sides, by seat.
#[derive(Clone, Debug)]
pub(super) struct Sides(pub(super) Vec<String>);

impl Sides {
    pub(super) fn seat(&self, side: &str) -> Result<Seat, String> {
        let found = self.0.iter().position(|one| one == side);
        let seat = found.and_then(|index| u8::try_from(index).ok()).map(Seat);
        seat.ok_or_else(|| format!("{side}: {}", self.0.join(", ")))
    }

    pub(super) fn word(&self, seat: Seat) -> &str {
        self.0.get(usize::from(seat.0)).map_or("?", String::as_str)
    }
}

/// Thousandths of a number of a file.
pub(super) fn thousandths(number: f64) -> i32 {
    (number * 1000.0).round() as i32
}

/// Tenths of a degree of a number of a file.
pub(super) fn tenths(degrees: f64) -> i32 {
    (degrees * 10.0).round() as i32
}

fn halves(number: f64) -> Halves {
    Halves((number * 2.0).round() as i32)
}

/// Where a place of a file lies on the map; a hex by the pieces and answers that name it.
pub(super) fn is_at(place: &Place, at: [i32; 2], hex: Option<&str>, about: i32) -> bool {
    match place {
        Place::Hex(name) => hex == Some(name.as_str()),
        Place::Point(point) => {
            let off = [0, 1].map(|axis| i64::from(thousandths(point[axis]) - at[axis]));
            off[0] * off[0] + off[1] * off[1] <= i64::from(about) * i64::from(about)
        }
    }
}

/// Whether an offer is the one that is wanted.
pub(super) fn fits(offer: &AnyOffer, wanted: &Wanted) -> bool {
    let same = |wanted: &Option<String>, found: Option<&str>| {
        wanted.as_deref().is_none_or(|wanted| found == Some(wanted))
    };
    let target = match &offer.shape {
        Shape::Aim { at: Target::Piece(target), .. } => Some(target.as_str()),
        _ => None,
    };
    let end = offer.shape.end();
    let hex = offer.label.arguments.iter().find(|(name, _)| *name == "place");
    let hex = hex.and_then(|(_, argument)| match argument {
        Argument::Name(name) => Some(name.as_str()),
        _ => None,
    });
    let placed = |place: &Place| end.is_some_and(|(at, _)| is_at(place, at, hex, 1));
    let faces =
        |facing: f64| end.and_then(|(_, facing)| facing) == Some(tenths(facing).rem_euclid(3600));
    let counts =
        |count: i64| matches!(offer.shape, Shape::Count { count: found } if found == count);
    same(&wanted.does, Some(offer.verb))
        && same(&wanted.piece, offer.shape.actor().map(PieceId::as_str))
        && same(&wanted.target, target)
        && wanted.place.as_ref().is_none_or(placed)
        && wanted.facing.is_none_or(faces)
        && wanted.count.is_none_or(counts)
}

/// What somebody is offered now.
pub(super) fn offers(play: &dyn AnyPlay, wanted: &Wanted) -> Vec<AnyOffer> {
    let decisions = play.asked().into_iter().filter_map(|seat| play.decision(seat));
    let offers = decisions.flat_map(|decision| decision.offers);
    offers.filter(|offer| fits(offer, wanted)).collect()
}

/// A difference: what was expected, and what stood there.
fn differs(what: &str, expected: impl std::fmt::Debug, found: impl std::fmt::Debug) -> String {
    format!("{what}: {expected:?} ≠ {found:?}")
}

/// All that is not as expected.
pub(super) fn differences(
    expect: &Expect,
    play: &dyn AnyPlay,
    sides: &Sides,
    cited: &[String],
) -> Result<Vec<String>, String> {
    let seat = expect.seen_by.as_deref().map(|side| sides.seat(side)).transpose()?;
    let tableau = play.tableau(seat);
    let mut wrong = Vec::new();
    if let Some(id) = &expect.piece {
        let piece = tableau.piece(id).ok_or_else(|| format!("piece = {id:?}"))?;
        of_piece(expect, piece, &mut wrong);
    }
    of_table(expect, &tableau, sides, &mut wrong);
    if let Some(asked) = &expect.asked {
        let now = play.asked().into_iter().filter_map(|seat| play.decision(seat));
        let now: std::collections::BTreeMap<String, String> = now
            .map(|decision| (sides.word(decision.seat).to_owned(), decision.question.to_owned()))
            .collect();
        if now != *asked {
            wrong.push(differs("asked", asked, now));
        }
    }
    if let Some(wanted) = expect.offered.as_ref().filter(|one| offers(play, one).is_empty()) {
        wrong.push(differs("offered", wanted, "nothing"));
    }
    let unwanted = expect.not_offered.as_ref().filter(|one| !offers(play, one).is_empty());
    if let Some(unwanted) = unwanted {
        wrong.push(differs("not_offered", unwanted, "offered"));
    }
    for rule in expect.cited.iter().filter(|rule| !cited.contains(rule)) {
        wrong.push(differs("cited", rule, cited));
    }
    Ok(wrong)
}

fn of_piece(expect: &Expect, piece: &Piece, wrong: &mut Vec<String>) {
    let mut check = |what: &str, holds: bool, expected: String, found: String| {
        if !holds {
            wrong.push(format!("{} {what}: {expected} ≠ {found}", piece.id));
        }
    };
    let place = piece.place.as_ref();
    if let Some(at) = &expect.at {
        let about = expect.about.map_or(1, thousandths);
        let holds = place.is_some_and(|place| is_at(at, place.at, place.hex.as_deref(), about));
        check("at", holds, format!("{at:?}"), format!("{place:?}"));
    }
    if let Some(facing) = expect.facing {
        let found = place.and_then(|place| place.facing);
        let wanted = Some(tenths(facing).rem_euclid(3600));
        check("facing", found == wanted, format!("{wanted:?}"), format!("{found:?}"));
    }
    let words = [
        ("status", &expect.status, Some(piece.status)),
        ("formation", &expect.formation, piece.formation),
        ("order", &expect.order, piece.order),
    ];
    for (what, wanted, found) in words {
        let holds = wanted.as_deref().is_none_or(|wanted| found == Some(wanted));
        check(what, holds, format!("{wanted:?}"), format!("{found:?}"));
    }
    let numbers = [
        ("strength", expect.strength, piece.strength.map(|strength| strength.now)),
        ("losses", expect.losses, piece.strength.map(Strength::losses)),
    ];
    for (what, wanted, found) in numbers {
        let holds = wanted.is_none_or(|wanted| found == Some(halves(wanted)));
        check(what, holds, format!("{wanted:?}"), format!("{found:?}"));
    }
    if let Some(markers) = &expect.markers {
        let mut wanted: Vec<&str> = markers.iter().map(String::as_str).collect();
        let mut found = piece.markers.clone();
        wanted.sort_unstable();
        found.sort_unstable();
        check("markers", wanted == found, format!("{wanted:?}"), format!("{found:?}"));
    }
    for marker in &expect.has {
        check("has", piece.has(marker), marker.clone(), format!("{:?}", piece.markers));
    }
    for marker in &expect.lacks {
        check("lacks", !piece.has(marker), marker.clone(), format!("{:?}", piece.markers));
    }
}

fn of_table(expect: &Expect, tableau: &Tableau, sides: &Sides, wrong: &mut Vec<String>) {
    for id in &expect.hides {
        if tableau.piece(id).is_some_and(|piece| piece.place.is_some()) {
            wrong.push(differs("hides", id, "in sight"));
        }
    }
    for (key, wanted) in &expect.has_each {
        let found = tableau.status(key);
        if found != wanted.as_slice() {
            wrong.push(differs(key, wanted, found));
        }
    }
    if let Some(turn) = expect.turn.filter(|turn| *turn != tableau.turn.number) {
        wrong.push(differs("turn", turn, tableau.turn.number));
    }
    if let Some(ended) = &expect.outcome {
        let found = tableau.outcome.as_ref();
        let winner = found.and_then(|outcome| outcome.winner).map(|seat| sides.word(seat));
        let level = found.map(|outcome| outcome.level.as_str());
        let holds = found.is_some()
            && ended.winner.as_deref() == winner
            && ended.level.as_deref().is_none_or(|wanted| level == Some(wanted));
        if !holds {
            wrong.push(differs("outcome", ended, found));
        }
    }
}

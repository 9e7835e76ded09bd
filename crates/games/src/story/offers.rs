//! Which of the answers that are offered a story means.

use engine::ahead::DesiredPlace;
use engine::game::{PieceId, Seat, Shape, Target};
use engine::tableau::Survey;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use super::answer::{Answer, Place, Wanted};
use super::survey::{depth_of, drawn, end_of, exactness, told};
use crate::any::{AnyOffer, AnyPlay};

/// How a story speaks of its battle: the words of the sides, by seat, and whence places are told.
#[derive(Clone, Debug)]
pub(super) struct Sides {
    pub(super) words: Vec<String>,
    pub(super) survey: Survey,
}

impl Sides {
    pub(super) fn seat(&self, side: &str) -> Result<Seat, String> {
        let found = self.words.iter().position(|one| one == side);
        let seat = found.and_then(|index| u8::try_from(index).ok()).map(Seat);
        seat.ok_or_else(|| format!("{side}: {}", self.words.join(", ")))
    }

    pub(super) fn word(&self, seat: Seat) -> &str {
        self.words.get(usize::from(seat.0)).map_or("?", String::as_str)
    }
}

/// Thousandths of a number of a file.
pub(super) fn thousandths(number: f64) -> i32 {
    (number * 1000.0).round() as i32
}

/// Tenths of a degree of a number of a file.
pub(super) fn tenths(degrees: f64) -> i32 {
    ((degrees * 10.0).round() as i32).rem_euclid(3600)
}

/// Whether a point of a file lies within `about` of another.
pub(super) fn is_near(point: [f64; 2], at: [i32; 2], about: i32) -> bool {
    let off = [0, 1].map(|axis| i64::from(thousandths(point[axis])) - i64::from(at[axis]));
    let about = i64::from(about);
    off.iter().all(|off| off.abs() <= about) && off[0] * off[0] + off[1] * off[1] <= about * about
}

/// Whether a place of a file is meant by a point or by the name of its hex.
pub(super) fn is_at(place: &Place, at: [i32; 2], hex: Option<&str>, about: i32) -> bool {
    match place {
        Place::Hex(name) => hex == Some(name.as_str()),
        Place::Point(point) => is_near(*point, at, about),
    }
}

/// Whether an offer is the one that is wanted.
pub(super) fn fits(offer: &AnyOffer, wanted: &Wanted, survey: Survey) -> bool {
    let about = exactness(survey);
    let same = |wanted: &Option<String>, found: Option<&str>| {
        wanted.as_deref().is_none_or(|wanted| found == Some(wanted))
    };
    let by = |wanted: &Vec<String>| {
        let mut found: Vec<&str> = offer.shape.actors().map(PieceId::as_str).collect();
        let mut wanted = wanted.clone();
        wanted.sort_unstable();
        found.sort_unstable();
        wanted == found
    };
    let aims = |wanted: &Place| match (&offer.shape, wanted) {
        (Shape::Aim { at: Target::Piece(target), .. }, Place::Hex(name)) => *target == **name,
        (Shape::Aim { at: Target::Place { at, hex }, .. }, _) => {
            is_at(wanted, told(survey, *at, None, 0), hex.as_deref(), 1)
        }
        _ => false,
    };
    let end = offer.shape.end();
    let placed = |place: &Place| {
        end_of(survey, &offer.shape).is_some_and(|(at, hex)| is_at(place, at, hex, about))
    };
    let goes = |path: &Vec<[f64; 2]>| match &offer.shape {
        Shape::Path { corners, .. } => {
            let mut pairs = path.iter().zip(corners);
            corners.len() == path.len()
                && pairs.all(|(point, at)| is_near(*point, told(survey, *at, None, 0), 1))
        }
        _ => false,
    };
    let forms = match &offer.shape {
        Shape::Formation { formation, .. } => Some(*formation),
        _ => None,
    };
    let facing = match &offer.shape {
        Shape::Formation { stance, .. } => stance.facing,
        _ => end.and_then(|(_, facing)| facing),
    };
    let counts =
        |count: i64| matches!(offer.shape, Shape::Count { count: found } if found == count);
    same(&wanted.does, Some(offer.verb))
        && same(&wanted.piece, offer.shape.actor().map(PieceId::as_str))
        && same(&wanted.formation, forms)
        && wanted.by.as_ref().is_none_or(by)
        && wanted.target.as_ref().is_none_or(aims)
        && wanted.place.as_ref().is_none_or(placed)
        && wanted.path.as_ref().is_none_or(goes)
        && wanted.facing.is_none_or(|degrees| facing == Some(tenths(degrees)))
        && wanted.count.is_none_or(counts)
}

/// The seats that are asked now and may be meant.
fn seats(play: &dyn AnyPlay, wanted: &Wanted, sides: &Sides) -> Result<Vec<Seat>, String> {
    let seat = wanted.seat.as_deref().map(|side| sides.seat(side)).transpose()?;
    let asked = play.asked().into_iter();
    Ok(asked.filter(|one| seat.is_none_or(|seat| seat == *one)).collect())
}

/// The answers that are offered now and fit, each with its seat.
pub(super) fn offers(
    play: &dyn AnyPlay,
    wanted: &Wanted,
    sides: &Sides,
) -> Result<Vec<(Seat, AnyOffer)>, String> {
    let (mut found, survey) = (Vec::new(), sides.survey);
    for seat in seats(play, wanted, sides)? {
        let offers = play.decision(seat).into_iter().flat_map(|decision| decision.offers);
        found.extend(offers.filter(|offer| fits(offer, wanted, survey)).map(|offer| (seat, offer)));
    }
    Ok(found)
}

/// The answer that a step means, and whose it is.
pub(super) fn meant(
    play: &dyn AnyPlay,
    answer: &Answer,
    sides: &Sides,
) -> Result<(Seat, Box<RawValue>), String> {
    let wanted = answer.wanted();
    if let Some(choice) = &answer.choice {
        let seat = answer.seat.as_deref().map(|side| sides.seat(side)).transpose()?;
        let seat = seat.or_else(|| play.asked().first().copied()).ok_or("nobody is asked")?;
        return Ok((seat, as_written(choice)?));
    }
    if let Some((seat, offer)) = offers(play, &wanted, sides)?.into_iter().next() {
        return Ok((seat, offer.choice.into_written()));
    }
    for seat in seats(play, &wanted, sides)? {
        if let Some(choice) = nearest(play, seat, &wanted, sides)? {
            return Ok((seat, choice));
        }
    }
    let now = play.asked().into_iter().filter_map(|seat| play.decision(seat));
    let now: Vec<String> =
        now.map(|one| format!("{} {}", sides.word(one.seat), one.question)).collect();
    Err(format!("{wanted:?} is not offered; asked now: {}", now.join(", ")))
}

/// An answer as the game writes it: a table of the file, or its JSON in a text, which can also say that
/// there is nothing.
fn as_written(choice: &Value) -> Result<Box<RawValue>, String> {
    match choice {
        Value::String(text) if text.starts_with('{') => {
            RawValue::from_string(text.clone()).map_err(|error| error.to_string())
        }
        _ => to_raw_value(choice).map_err(|error| error.to_string()),
    }
}

/// A place that is not listed: the judge is asked for it, and must grant that very place.
fn nearest(
    play: &dyn AnyPlay,
    seat: Seat,
    wanted: &Wanted,
    sides: &Sides,
) -> Result<Option<Box<RawValue>>, String> {
    let Some(Place::Point(point)) = wanted.place else { return Ok(None) };
    let anywhere = Wanted { place: None, facing: None, ..wanted.clone() };
    let like = offers(play, &anywhere, sides)?.into_iter().find(|(one, _)| *one == seat);
    let Some((_, like)) = like else { return Ok(None) };
    let survey = sides.survey;
    let facing = wanted.facing.map(tenths);
    let towards = facing.or_else(|| like.shape.end().and_then(|(_, facing)| facing));
    let at = drawn(survey, point.map(thousandths), towards, depth_of(&like.shape));
    let like = serde_json::from_str(like.choice.get()).map_err(|error| error.to_string())?;
    let offer = play.nearest(seat, &like, DesiredPlace { at, facing });
    let offer = offer.and_then(|found| play.offer(seat, &found));
    Ok(offer.filter(|offer| fits(offer, wanted, survey)).map(|offer| offer.choice.into_written()))
}

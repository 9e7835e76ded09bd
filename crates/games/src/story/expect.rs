//! Whether what a story expects is so.

use std::collections::BTreeMap;
use std::fmt::Debug;

use engine::game::{self, Fact, FactValue, Tally};
use engine::tableau::{Halves, Piece, Strength, Survey, Tableau};
use serde_json::Value;

use super::answer::Chance;
use super::file::{Expect, OnGround};
use super::offers::{Sides, is_at, is_near, offers, tenths, thousandths};
use super::survey::{exactness, told};
use crate::any::AnyPlay;

/// How far a chance may be from the one that is expected.
const MILLIONTH: f64 = 1e-6;

fn halves(number: f64) -> Halves {
    Halves((number * 2.0).round() as i32)
}

/// A difference: what was expected, and what stood there.
fn differs(what: &str, expected: impl Debug, found: impl Debug) -> String {
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
    let tableau = seat.map_or_else(|| play.umpire_tableau(), |seat| play.tableau(Some(seat)));
    let mut wrong = Vec::new();
    if let Some(id) = &expect.piece {
        let piece = tableau.piece(id).ok_or_else(|| format!("piece = {id:?}"))?;
        of_piece(expect, piece, sides.survey, &mut wrong);
    }
    of_table(expect, &tableau, sides, &mut wrong)?;
    of_answers(expect, play, sides, &mut wrong)?;
    of_counts(&expect.has_each, &tableau.status, &mut wrong);
    of_counts(&expect.tallies, &play.summary(), &mut wrong);
    if let Some(wanted) = expect.exchanged.filter(|wanted| *wanted != play.players_exchanged()) {
        wrong.push(differs("exchanged", wanted, !wanted));
    }
    if let Some(phase) = expect.phase.as_deref().filter(|phase| play.phase() != Some(phase)) {
        wrong.push(differs("phase", phase, play.phase()));
    }
    for rule in expect.cited.iter().filter(|rule| !cited.contains(rule)) {
        wrong.push(differs("cited", rule, cited));
    }
    Ok(wrong)
}

fn of_answers(
    expect: &Expect,
    play: &dyn AnyPlay,
    sides: &Sides,
    wrong: &mut Vec<String>,
) -> Result<(), String> {
    if let Some(asked) = &expect.asked {
        let now = play.asked().into_iter().filter_map(|seat| play.decision(seat));
        let now: BTreeMap<String, String> = now
            .map(|decision| (sides.word(decision.seat).to_owned(), decision.question.to_owned()))
            .collect();
        if now != *asked {
            wrong.push(differs("asked", asked, now));
        }
    }
    if let Some(wanted) = &expect.offered
        && offers(play, wanted, sides)?.is_empty()
    {
        wrong.push(differs("offered", wanted, "nothing"));
    }
    if let Some(unwanted) = &expect.not_offered
        && !offers(play, unwanted, sides)?.is_empty()
    {
        wrong.push(differs("not_offered", unwanted, "offered"));
    }
    if let Some(odds) = &expect.odds {
        let found = chance(odds, play, sides)?;
        if (found - odds.chance).abs() > MILLIONTH {
            wrong.push(differs("odds", odds.chance, found));
        }
    }
    Ok(())
}

/// The chance of an answer that is offered: of the results that are named, or else of a success.
fn chance(odds: &Chance, play: &dyn AnyPlay, sides: &Sides) -> Result<f64, String> {
    let wanted = odds.wanted();
    let offer = offers(play, &wanted, sides)?.into_iter().next();
    let (seat, offer) = offer.ok_or_else(|| format!("odds: {wanted:?} is not offered"))?;
    let choice = serde_json::from_str(offer.choice.get()).map_err(|error| error.to_string())?;
    let results = play.odds(seat, &choice).ok_or("odds: there are none to tell")?;
    let Some(facts) = &odds.result else {
        return Ok(game::success(&results).map_or(0.0, |(_, chance)| chance));
    };
    let told = |all: &[Fact]| {
        facts.iter().all(|(name, value)| all.iter().any(|one| says(one, name, value)))
    };
    Ok(results.iter().filter(|one| told(&one.facts)).map(|one| one.probability).sum())
}

/// Whether a fact is the one that a file names, with this value.
fn says(fact: &Fact, name: &str, value: &Value) -> bool {
    let named = match fact.of {
        Some(of) => {
            name.strip_prefix(of).and_then(|rest| rest.strip_prefix('_')) == Some(fact.name)
        }
        None => name == fact.name,
    };
    named
        && match fact.value {
            FactValue::Is(is) => *value == Value::Bool(is),
            FactValue::Number(number) => value.as_i64() == Some(number),
            FactValue::Word(word) => value.as_str() == Some(word),
        }
}

fn of_piece(expect: &Expect, piece: &Piece, survey: Survey, wrong: &mut Vec<String>) {
    let mut check = |what: &str, holds: bool, expected: String, found: String| {
        if !holds {
            wrong.push(format!("{} {what}: {expected} ≠ {found}", piece.id));
        }
    };
    let place = piece.place.as_ref();
    if let Some(at) = &expect.at {
        let about = expect.about.map_or_else(|| exactness(survey), thousandths);
        let found = place.map(|place| told(survey, place.at, place.facing, piece.base[1]));
        let hex = place.and_then(|place| place.hex.as_deref());
        let holds = found.is_some_and(|found| is_at(at, found, hex, about));
        check("at", holds, format!("{at:?}"), format!("{found:?} {hex:?}"));
    }
    if let Some(facing) = expect.facing {
        let found = place.and_then(|place| place.facing);
        let wanted = Some(tenths(facing));
        check("facing", found == wanted, format!("{wanted:?}"), format!("{found:?}"));
    }
    let with = piece.attached_to.as_ref().map_or("", |with| with.as_str());
    let words = [
        ("status", &expect.status, Some(piece.status)),
        ("formation", &expect.formation, piece.formation),
        ("order", &expect.order, piece.order),
        ("group", &expect.group, piece.group.as_deref()),
        ("attached_to", &expect.attached_to, Some(with)),
    ];
    for (what, wanted, found) in words {
        let holds = wanted.as_deref().is_none_or(|wanted| found == Some(wanted));
        check(what, holds, format!("{wanted:?}"), format!("{found:?}"));
    }
    if let Some(stack) = expect.stack {
        let found = piece.stack;
        check("stack", found == Some(stack), format!("{stack}"), format!("{found:?}"));
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

fn of_counts(expected: &BTreeMap<String, Vec<i64>>, counted: &[Tally], wrong: &mut Vec<String>) {
    for (key, wanted) in expected {
        let tally = counted.iter().find(|tally| tally.key == key);
        let found: &[i64] = tally.map_or(&[], |tally| &tally.by_seat);
        if found != wanted.as_slice() {
            wrong.push(differs(key, wanted, found));
        }
    }
}

fn of_table(
    expect: &Expect,
    tableau: &Tableau,
    sides: &Sides,
    wrong: &mut Vec<String>,
) -> Result<(), String> {
    for id in &expect.hides {
        if tableau.piece(id).is_some_and(|piece| piece.place.is_some()) {
            wrong.push(differs("hides", id, "in sight"));
        }
    }
    for (id, wanted) in &expect.objectives {
        let objective = tableau.objective(id).ok_or_else(|| format!("objectives: {id:?}"))?;
        let found = objective.holder.map_or("", |seat| sides.word(seat));
        if found != wanted {
            wrong.push(differs(id, wanted, found));
        }
    }
    if let Some(wanted) = &expect.on_ground
        && !lies(wanted, tableau, sides)?
    {
        wrong.push(differs("on_ground", wanted, &tableau.ground.changes));
    }
    if let Some(unwanted) = &expect.not_on_ground
        && lies(unwanted, tableau, sides)?
    {
        wrong.push(differs("not_on_ground", unwanted, "there"));
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
    Ok(())
}

/// Whether something like this lies on the ground, as a marker or as a change of it.
fn lies(wanted: &OnGround, tableau: &Tableau, sides: &Sides) -> Result<bool, String> {
    let seat = wanted.side.as_deref().map(|side| sides.seat(side)).transpose()?;
    let changes = tableau.ground.changes.iter().map(|one| (one.kind, one.seat, one.at.clone()));
    let markers = tableau.markers.iter().map(|one| (one.kind, one.seat, vec![one.at]));
    let fits = |(kind, owner, at): (&str, _, Vec<[i32; 2]>)| {
        let there = |point: [f64; 2]| at.iter().any(|at| is_near(point, *at, 1));
        kind == wanted.kind && (seat.is_none() || seat == owner) && wanted.at.is_none_or(there)
    };
    Ok(changes.chain(markers).any(fits))
}

//! What an answer would come to, as far as its seat may know it: the way, and who may react to it.

use engine::Refusal;
use engine::ahead::{Preview, Stage};
use engine::game::{Message, Seat, Thousandths};

use super::choice::{Choice, Leg, UnitId};
use super::geometry::{FINE, Pose};
use super::judge::Pace;
use super::offer::{on_map, react_verb, unit_name};
use super::path::{standing, trace};
use super::react::Moving;
use super::state::State;
use super::step::Step;
use crate::be;

pub(crate) fn preview(state: &State, _: Seat, choice: &Choice) -> Result<Preview, Refusal> {
    let (units, legs, pace): (&[UnitId], _, _) = match choice {
        Choice::Move { units, legs, more } => {
            let pace = match state.runtime.top() {
                Some(Step::MoreMoves { .. }) => Pace::Again,
                _ => Pace::First { of_several: *more },
            };
            (units, legs, pace)
        }
        Choice::March { units, legs } => (units, legs, Pace::Operational),
        _ => return Ok(Preview::default()),
    };
    let known =
        !units.is_empty() && units.iter().all(|id| state.exists(*id) && state.is_on_table(*id));
    if !known || !state.is_group(units) {
        return Ok(Preview::default());
    }
    let walk = state.walk(units, legs, pace)?;
    let path = walk.trace.points.iter().map(|point| {
        let rect = state.rect_as(units[0], point.poses[0], point.formations[0]);
        let middle = Pose::near(rect.centre, 0);
        on_map(state, middle.x, middle.y)
    });
    let (length, most) = (walk.trace.length / FINE, walk.allowance / FINE);
    let summary = Message::new(be("5.1"), "be-preview-way")
        .with("ud", Thousandths(length))
        .with("most", Thousandths(most));
    let goes_on = length > 0 && length < most && !walk.trace.turns;
    Ok(Preview {
        path: path.collect(),
        stages: stages(state, units, legs),
        goes_on,
        summary: Some(summary),
        lines: reactions(state, units, legs, pace),
        ..Preview::default()
    })
}

/// BE-3.2, BE-Q65: what a way of several legs has taken, straight, at the end of each.
fn stages(state: &State, units: &[UnitId], legs: &[Leg]) -> Vec<Stage> {
    if legs.len() < 2 {
        return Vec::new();
    }
    let stage = |count: usize| {
        let gone = trace(state, units, standing(state, units), &legs[..count]).ok()?;
        let end = gone.end();
        let middle = Pose::near(state.rect_as(units[0], end.poses[0], end.formations[0]).centre, 0);
        let cost = Message::new(be("3.2"), "be-preview-stage")
            .with("ud", Thousandths(gone.length / FINE / 100 * 100));
        Some(Stage { at: on_map(state, middle.x, middle.y), cost })
    };
    let mut stages: Vec<Stage> = (1..=legs.len()).filter_map(stage).collect();
    // Who forms on the spot goes nowhere.
    stages.dedup_by_key(|stage| stage.at);
    stages
}

/// BE-4.3: the enemies who may react, and how: each once for each kind of reaction.
fn reactions(state: &State, units: &[UnitId], legs: &[Leg], pace: Pace) -> Vec<Message> {
    let moving = Moving::new(units.to_vec(), legs.to_vec(), pace, state);
    let mut told: Vec<(UnitId, super::question::Verb)> = Vec::new();
    for choice in moving.possible(state) {
        let Choice::React { unit, reaction, .. } = choice else { continue };
        let one = (unit, react_verb(reaction));
        if !told.contains(&one) {
            told.push(one);
        }
    }
    let line = |(unit, verb): (UnitId, super::question::Verb)| {
        use engine::game::Word;
        Message::new(verb.rule(), "be-preview-reaction")
            .with("unit", unit_name(state, unit))
            .with("reaction", verb.name())
    };
    told.into_iter().map(line).collect()
}

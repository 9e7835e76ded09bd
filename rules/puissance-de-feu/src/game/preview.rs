//! What an answer would come to before it is given, and what a unit sees of another: from the march
//! and the line of sight that the orders use.

use engine::Refusal;
use engine::ahead::{Mark, Point, Preview, Sight, Stage};
use engine::game::{Message, Seat, Thousandths};

use super::choice::{Choice, Leg, UnitId};
use super::geometry::{INCH, Pose, Spot};
use super::march::Marching;
use super::order;
use super::state::{State, side_of};
use super::step::Step;
use crate::pf;

/// Lengths are told in thousandths of an inch.
pub(crate) const PART: i64 = INCH / 1000;

impl State {
    /// A place as a page draws it: y runs to the south there.
    fn on_map(&self, x: i64, y: i64) -> Point {
        [(x / PART) as i32, ((self.battle.height - y) / PART) as i32]
    }

    pub(crate) fn pose_on_map(&self, pose: Pose) -> Point {
        self.on_map(i64::from(pose.x) * PART, i64::from(pose.y) * PART)
    }

    pub(crate) fn spot_on_map(&self, spot: Spot) -> Point {
        self.on_map(spot.x, spot.y)
    }

    /// The unit of a mark that stands on the table.
    fn marked(&self, mark: &Mark) -> Result<UnitId, Refusal> {
        let named = |id: &UnitId| {
            self.is_on_table(*id)
                && mark.piece.as_ref().is_some_and(|piece| *piece == *self.regiment(*id).id)
        };
        let nobody = Refusal { rule: pf("5.2"), field: "choice", key: "no-such-target" };
        self.ids().find(named).ok_or(nobody)
    }
}

pub(crate) fn preview(state: &State, seat: Seat, choice: &Choice) -> Result<Preview, Refusal> {
    let asked = state.asked_side();
    let Some(side) = side_of(seat).filter(|side| asked == Some(*side)) else {
        return Err(Refusal { rule: pf("3.6"), field: "choice", key: "not-what-is-asked" });
    };
    order::check_own(choice, side, state)?;
    match (state.runtime.top(), choice) {
        (Some(Step::March(marching)), Choice::Move { legs }) => {
            let walked = marching.walk(legs, state)?;
            let summary = Message::new(pf("4.5"), "pf-preview-march")
                .with("length", Thousandths(walked.cost / PART))
                .with("most", Thousandths(marching.budget / PART));
            let obstacle = Message::new(pf("4.9"), "pf-preview-obstacle");
            let lines = if walked.obstacle { vec![obstacle] } else { Vec::new() };
            Ok(Preview {
                path: way(marching, legs, state, |pose| pose),
                summary: Some(summary),
                lines,
                stages: stages(marching, legs, state),
                goes_on: !legs.is_empty() && !walked.obstacle && walked.cost < marching.budget,
                ..Preview::default()
            })
        }
        _ => Ok(Preview::default()),
    }
}

/// PF-3.8: the way of a march as everybody is told of it.
pub(crate) fn way_told(state: &State, choice: &Choice) -> Vec<Point> {
    match (state.runtime.top(), choice) {
        (Some(Step::March(marching)), Choice::Move { legs }) => {
            way(marching, legs, state, |pose| state.told(pose))
        }
        _ => Vec::new(),
    }
}

/// PF-4.5, PF-4.12: what a path of several legs has taken at the end of each.
fn stages(marching: &Marching, legs: &[Leg], state: &State) -> Vec<Stage> {
    if legs.len() < 2 {
        return Vec::new();
    }
    let stage = |count: usize| {
        let walked = marching.follow(&legs[..count], state).ok()?;
        let cost = Message::new(pf("4.5"), "pf-preview-stage")
            .with("length", Thousandths(walked.cost / PART / 100 * 100));
        Some(Stage { at: state.pose_on_map(walked.pose), cost })
    };
    (1..=legs.len()).filter_map(stage).collect()
}

/// Where each leg of a path ends, as somebody knows it.
fn way(
    marching: &Marching,
    legs: &[Leg],
    state: &State,
    known: impl Fn(Pose) -> Pose,
) -> Vec<Point> {
    let ends = (0..=legs.len()).filter_map(|count| marching.follow(&legs[..count], state).ok());
    let mut way: Vec<Point> = ends.map(|walked| state.pose_on_map(known(walked.pose))).collect();
    way.dedup();
    way
}

/// PF-3.8, PF-5.2, PF-5.4, PF-Q8: what one unit sees of another. Where nobody measures before he
/// orders, nobody is told.
pub(crate) fn sight(state: &State, from: &Mark, to: &Mark) -> Result<Sight, Refusal> {
    Refusal::when(!state.premeasures(), pf("3.8"), "choice", "no-measuring-before-orders")?;
    let (unit, target) = (state.marked(from)?, state.marked(to)?);
    let eye = state.spot_on_map(state.eye(unit));
    let Some(seen) = state.sight(unit, target) else {
        let line = Message::new(pf("5.2"), "pf-sight-unseen");
        let to = state.pose_on_map(state.troop(target).pose);
        return Ok(Sight { from: eye, to, clear: false, summary: line.clone(), lines: vec![line] });
    };
    let summary =
        Message::new(pf("5.9"), "pf-sight-seen").with("length", Thousandths(seen.distance / PART));
    let mut lines = vec![summary.clone()];
    if state.is_covered(unit, target, seen) {
        lines.push(Message::new(pf("5.4"), "pf-sight-covered"));
    }
    let to = state.spot_on_map(seen.point);
    Ok(Sight { from: eye, to, clear: true, summary, lines })
}

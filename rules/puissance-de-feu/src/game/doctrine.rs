//! What an opponent must know (chapter 9 of the dossier): fire and charge where the exact odds at an
//! estimated distance are good, rally, hold what counts, and stay out of canister.

mod ahead;
mod estimate;
mod orders;

use engine::Dice;
use engine::game::{Advice, Decision, Doctrine, Reason, Seat};

use super::choice::{Choice, UnitId};
use super::state::{State, Status, seat_of, side_of};
use super::{PuissanceDeFeu, victory};
use crate::pf;
use crate::scenario::Side;
use crate::unit;

/// What the doctrine thinks of an answer: the gain in thousandths of a point, the rule and the
/// reason.
type Opinion = (i64, &'static str, &'static str);

impl Doctrine for PuissanceDeFeu {
    /// Nothing is hidden on the table; what is not known are distances, and those are estimated.
    fn imagine(state: &State, _: Seat, _: &mut dyn Dice) -> State {
        state.clone()
    }

    fn worth(state: &State, seat: Seat) -> i64 {
        let Some(side) = side_of(seat) else { return 0 };
        if let Some(outcome) = &state.outcome {
            let size = if outcome.level == "decisive" { 1000 } else { 900 };
            return match outcome.winner {
                None => 0,
                Some(winner) if winner == seat_of(side) => size,
                Some(_) => -size,
            };
        }
        let total: i64 = state.ids().map(|id| points(id, state)).sum::<i64>().max(1);
        let ahead = strength(state, side) - strength(state, side.enemy());
        let ground = ground(state, side) - ground(state, side.enemy());
        ((ahead + ground) * 1600 / total).clamp(-890, 890)
    }

    fn advise(state: &State, decision: &Decision<Choice>) -> Vec<Advice<Choice>> {
        let listed = decision.offers.listed();
        let opinions = orders::opinions(state, decision.kind, listed);
        let scale = state.ids().map(|id| points(id, state)).sum::<i64>().max(1);
        let advise = |(choice, (gain, rule, key)): (&Choice, Opinion)| Advice {
            choice: choice.clone(),
            gain: (gain * 2).div_euclid(scale),
            reason: Reason { rule: pf(rule), key },
        };
        listed.iter().zip(opinions).map(advise).collect()
    }
}

/// What a unit is worth, in points.
fn points(id: UnitId, state: &State) -> i64 {
    i64::from(state.regiment(id).unit.points())
}

/// What is left of a side, in points: wounded units count less, routing ones half.
fn strength(state: &State, side: Side) -> i64 {
    let own = state.ids().filter(|id| state.side(*id) == side);
    let left = own.map(|id| {
        let unit = state.unit(id);
        let whole = points(id, state) * 100;
        let value = match state.troop(id).status {
            Status::Destroyed | Status::Left(_) => {
                return whole - i64::from(victory::half_points(id, state)) * 50;
            }
            Status::OnTable if unit.state == unit::State::Routing => whole / 2,
            _ => whole,
        };
        let (left, full) = (i64::from(unit.hit_points_left()), i64::from(unit.hit_points()));
        value * (full + left) / (2 * full.max(1))
    });
    left.sum::<i64>() / 100
}

/// The objectives that a side holds, worth more the nearer the end.
fn ground(state: &State, side: Side) -> i64 {
    let late = 40 + 60 * i64::from(state.turn) / i64::from(state.battle.turns.max(1));
    let goals = state.battle.goals.iter().enumerate();
    let held = goals.filter(|(index, goal)| {
        goal.only.is_none_or(|only| only == side) && victory::holder(*index, state) == Some(side)
    });
    held.map(|(_, goal)| i64::from(goal.points) * late / 100).sum()
}

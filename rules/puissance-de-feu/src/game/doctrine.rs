//! What an opponent must know (chapter 9 of the dossier): fire and charge where the exact odds at an
//! estimated distance are good, rally, hold what counts, and stay out of canister.

mod ahead;
mod deployment;
mod moves;
mod orders;
mod replies;
mod stance;
mod strike;
mod threat;

use engine::game::{Advice, Ask, Doctrine, Reason, Seat};
use engine::{Dice, Pool};

use super::choice::{Choice, UnitId};
use super::state::{State, Status, seat_of, side_of};
use super::{PuissanceDeFeu, victory};
use crate::pf;
use crate::scenario::Side;

/// What the doctrine thinks of an answer: the gain in thousandths of a point, the rule and the
/// reason.
type Opinion = (i64, &'static str, &'static str);

/// Nothing is hidden on the table; what is not known are distances, and those are estimated.
impl Doctrine for PuissanceDeFeu {
    /// PF-Q8: what orders will measure is what the seat estimates, as wrong as an eye may be.
    fn imagine(veiled: &State, _: Seat, dice: &mut dyn Dice) -> State {
        if veiled.premeasures() {
            return veiled.clone();
        }
        let mut faces = Vec::new();
        let thrown = dice.throw(pf("Q8"), "ruler", &Pool::total(24), &mut faces);
        let drawn = faces.iter().fold(1, |seed: u64, face| seed * 6 + u64::from(*face));
        State { ruler: thrown.is_ok().then_some(drawn).or(veiled.ruler), ..veiled.clone() }
    }

    fn worth(state: &State, seat: Seat) -> i64 {
        let Some(side) = side_of(seat) else { return 0 };
        if let Some(outcome) = state.runtime.outcome() {
            let size = if outcome.level == "decisive" { 1000 } else { 970 };
            return match outcome.winner {
                None => 0,
                Some(winner) if winner == seat_of(side) => size,
                Some(_) => -size,
            };
        }
        let total: i64 = state.ids().map(|id| points(id, state)).sum::<i64>().max(1);
        let ahead = strength(state, side) - strength(state, side.enemy());
        let ground = ground(state, side) - ground(state, side.enemy());
        flattened((ahead + ground) * 1600 / total)
    }

    fn advise(state: &State, ask: &Ask<Self>) -> Vec<Advice<Choice>> {
        let Some(side) = side_of(ask.seat) else { return Vec::new() };
        let listed = ask.listed(state);
        let opinions = orders::opinions(state, side, ask.question, listed);
        let scale = state.ids().map(|id| points(id, state)).sum::<i64>().max(1);
        let advise = |(choice, (gain, rule, key)): (&Choice, Opinion)| Advice {
            choice: choice.clone(),
            gain: (gain * 2).div_euclid(scale),
            reason: Reason { rule: pf(rule), key },
        };
        listed.iter().zip(opinions).map(advise).collect()
    }
}

/// An advantage that grows ever more slowly: only an outcome is worth 950 and more.
const fn flattened(advantage: i64) -> i64 {
    950 * advantage / (950 + advantage.abs())
}

/// What a unit is worth, in points.
fn points(id: UnitId, state: &State) -> i64 {
    i64::from(state.regiment(id).unit.points())
}

/// What is left of a side, in points.
fn strength(state: &State, side: Side) -> i64 {
    let own = state.ids().filter(|id| state.side(*id) == side);
    let left = own.map(|id| match state.troop(id).status {
        Status::Destroyed | Status::Left(_) => {
            points(id, state) * 1000 - i64::from(victory::half_points(id, state)) * 500
        }
        _ => points(id, state) * ahead::condition(state.unit(id)),
    });
    left.sum::<i64>() / 1000
}

/// The objectives that a side holds, worth more the nearer the end.
fn ground(state: &State, side: Side) -> i64 {
    let (turn, turns) = (i64::from(state.turn), i64::from(state.battle.turns.max(1)));
    let late = 20 + 80 * turn * turn / (turns * turns);
    let goals = state.battle.goals.iter().enumerate();
    let held = goals.filter(|(index, goal)| {
        goal.only.is_none_or(|only| only == side) && victory::holder(*index, state) == Some(side)
    });
    held.map(|(_, goal)| i64::from(goal.points) * late / 100).sum()
}

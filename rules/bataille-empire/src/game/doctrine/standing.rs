//! How things stand for a side: how near each army is to breaking, the ground, and command.

use super::super::geometry::UD;
use super::super::state::{Presence, State, seat_of};
use super::super::victory;
use crate::scenario::Side;

/// In thousandths of a decisive advantage.
pub(super) fn worth(state: &State, side: Side) -> i64 {
    if let Some(outcome) = state.runtime.outcome() {
        let size = match outcome.level.as_str() {
            "decisive" => 1000,
            "victory" => 970,
            "marginal" => 930,
            _ => 0,
        };
        return match outcome.winner {
            None => 0,
            Some(winner) if winner == seat_of(side) => size,
            Some(_) => -size,
        };
    }
    let enemy = side.enemy();
    let broken = ratio(state, enemy) - ratio(state, side);
    let ground = (ground(state, side) - ground(state, enemy)) * lateness(state) / 1000;
    let command = strays(state, side) - strays(state, enemy);
    let lead = broken * 900 / 1000 + ground - command * 40 / 1000;
    950 * lead / (lead.abs() + 450)
}

/// What the ground is worth by now: little at first, half the battle at the end.
fn lateness(state: &State) -> i64 {
    let turns = i64::from(state.battle.turns.max(1));
    let late = 80 + 420 * i64::from(state.turn).pow(2) / (turns * turns);
    // Where objectives alone decide, they count for more once the end is near.
    let decide = !state.battle.endings.is_empty() && i64::from(state.turn) * 10 >= turns * 7;
    if decide { 2 * late } else { late }
}

/// How near a side is to breaking, in thousandths of its threshold.
fn ratio(state: &State, side: Side) -> i64 {
    let (points, _) = victory::broken(side, state, &mut engine::Log::silent());
    let threshold = i64::from(state.battle.camp(side).strength.max(1));
    let own = state
        .battle
        .unit_ids()
        .filter(|id| state.side(*id) == side && state.troop(*id).presence == Presence::OnTable);
    let worn: i64 = own
        .map(|id| {
            let troop = state.troop(id);
            let losses = 300 * i64::from(troop.losses) / i64::from(state.unit(id).capacity());
            losses + if troop.disorder && state.is_in_reach(id) { 300 } else { 0 }
        })
        .sum();
    ((i64::from(points) * 1000 + worn) / threshold).min(1200)
}

/// The part of the ground that a side controls or alone stands upon, in thousandths.
fn ground(state: &State, side: Side) -> i64 {
    let (mut own, mut all) = (0, 0);
    for (index, goal) in state.battle.goals.iter().enumerate() {
        let points = i64::from(goal.points);
        all += points;
        if state.control[index] == Some(side) {
            own += 1000 * points;
        } else {
            let near = |side: Side| {
                state
                    .army(side)
                    .any(|id| state.is_formed(id) && state.far_from_goal(id, index) <= 6 * UD)
            };
            if near(side) && !near(side.enemy()) {
                own += 500 * points;
            }
        }
    }
    own / all.max(1)
}

/// The part of a side's units that is out of command, in thousandths.
fn strays(state: &State, side: Side) -> i64 {
    let (mut out, mut all) = (0, 0);
    for id in state.army(side) {
        all += 1;
        out += i64::from(state.out_of_command(id));
    }
    1000 * out / all.max(1)
}

impl State {
    /// An enemy without a marker is within 6 UD: who is in disorder there is lost.
    pub(super) fn is_in_reach(&self, id: super::super::choice::UnitId) -> bool {
        let body = self.body(id);
        self.enemies(self.side(id))
            .any(|enemy| !self.troop(enemy).marker && body.distance(&self.body(enemy)) <= 6 * UD)
    }
}

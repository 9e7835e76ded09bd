//! OT-11 Who wins, and how clearly.

use engine::game::Outcome;
use engine::scenario::{self, LevelWord};
use engine::{Log, Table};

use super::battle::{SIDES, SuddenDeath};
use super::map::At;
use super::state::{State, Status, seat_of, side_of};
use crate::ch11_victory::{Won, total};
use crate::scenario::Counts;
use crate::unit::Side;
use crate::{holds, ot};

impl State {
    /// The points of the objectives that a side controls.
    pub(crate) fn objective_points(&self, side: Side) -> i32 {
        let held = self.battle.goals.iter().filter(|goal| self.controls(side, goal.at));
        held.map(|goal| goal.points).sum()
    }

    /// OT-11.1: the points of a side, as if the battle ended now.
    pub(crate) fn points(&self, side: Side, log: &mut Log) -> i32 {
        let objectives = self.objective_points(side);
        let given = self.battle.given[side as usize];
        if self.battle.counts == Counts::Objectives {
            return objectives + given;
        }
        let score = &self.scores[side as usize];
        let won = Won {
            objectives,
            prisoners: i32::from(score.prisoners),
            enemy_pe_destroyed: i32::from(score.pe_destroyed),
            trains_captured: i32::from(score.trains_captured),
            trains_destroyed: i32::from(score.trains_destroyed),
            tanks_destroyed: i32::from(score.tanks_destroyed),
            flotillas_sunk: i32::from(score.flotillas_sunk),
            air_destroyed: i32::from(score.air_destroyed),
            depots_captured: i32::from(score.depots_captured),
            leaders_captured: i32::from(score.leaders_captured),
            renounced: i32::from(score.renounced),
            option_cost: i32::from(score.option_cost),
        };
        let points = total(&won, log);
        if given > 0 {
            log.note_value(ot("Q150"), "given-from-the-start", i64::from(given));
        }
        points + given
    }

    /// OT-Q145: combat units on the map or to come.
    fn has_combat_units(&self, side: Side) -> bool {
        if !self.board.0.combat[side as usize].is_empty() {
            return true;
        }
        self.of(side).any(|id| {
            let there = match self.unit(id).status {
                Status::OnMap => true,
                Status::ToCome => !self.counter(id).is_district,
                _ => false,
            };
            there && self.is_combat(id)
        })
    }
}

fn end(state: &mut State, winner: Option<Side>, level: LevelWord, reason: &str) {
    state.runtime.end(Outcome {
        winner: winner.map(seat_of),
        level: level.word().to_owned(),
        reason: reason.to_owned(),
    });
}

/// OT-Q145: a side without combat units has lost at once. It is judged between the combats, not in the
/// midst of one.
pub(super) fn check_annihilation(state: &mut State, table: &mut Table<'_>) {
    if state.runtime.outcome().is_some() || state.turn == 0 || !state.is_between_combats() {
        return;
    }
    let alive = SIDES.map(|side| state.has_combat_units(side));
    if alive == [true, true] || !holds("Q145") {
        return;
    }
    table.log().note(ot("Q145"), "side-without-combat-units");
    let winner = match alive {
        [true, false] => Some(Side::White),
        [false, true] => Some(Side::Red),
        _ => None,
    };
    let level = if winner.is_some() { state.battle.annihilation } else { LevelWord::Draw };
    end(state, winner, level, "annihilation");
}

/// OT-2.5, OT-11.2: hexes that win at once at the end of a turn.
pub(super) fn check_sudden_death(state: &mut State, table: &mut Table<'_>) -> bool {
    let battle = state.battle.clone();
    let now = |sudden: &&SuddenDeath| (sudden.from..=sudden.until).contains(&state.turn);
    for sudden in battle.sudden.iter().filter(now) {
        let held = |at: &At| state.controls(sudden.side, *at);
        if sudden.hexes.iter().all(held) && holds("11.2") {
            table.log().note(ot("11.2"), "sudden-death");
            end(state, Some(sudden.side), sudden.level, "sudden-death");
            return true;
        }
    }
    false
}

/// OT-11.1, OT-11.2: the points decide.
pub(super) fn judge(state: &mut State, table: &mut Table<'_>) {
    if state.has_even_terms() {
        table.log().note(ot("Q150"), "even-terms-hold");
    }
    let points = SIDES.map(|side| {
        let key = if side == Side::White { "points-of-white" } else { "points-of-red" };
        table.log().note(ot("11.1"), key);
        let points = state.points(side, table.log());
        table.log().note_value(ot("11.1"), "points-in-all", i64::from(points));
        points
    });
    let (winner, level) = scenario::judge(&state.battle.levels, points, seat_of);
    end(state, winner.and_then(side_of), level, "points");
}

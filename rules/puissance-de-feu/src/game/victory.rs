//! PF-18: who has won.

use engine::game::Outcome;
use engine::{Table, Value, is_left_out};

use super::choice::UnitId;
use super::state::{State, Status, seat_of};
use crate::ch07_rout::Edge;
use crate::ch18_victory::{FinalState, Verdict};
use crate::scenario::Side;
use crate::unit::{self, Trait, UnitType};
use crate::{holds, pf};

/// The edge that a heading leads to.
pub(crate) const fn edge_of(facing: u16) -> Edge {
    match facing {
        450..1350 => Edge::East,
        1350..2250 => Edge::South,
        2250..3150 => Edge::West,
        _ => Edge::North,
    }
}

/// PF-18.3, PF-18.5: officers and waggons hold nothing, and nobody fights on with them alone.
const fn counts(kind: UnitType) -> bool {
    !matches!(kind, UnitType::Officer | UnitType::AmmunitionWaggon)
}

pub(crate) fn is_lost(id: UnitId, state: &State) -> bool {
    matches!(state.troop(id).status, Status::Destroyed | Status::Left(_))
}

/// PF-18.3: who controls an objective: a steady unit, neither officer, waggon nor ship, within its
/// radius, and no such enemy.
pub(crate) fn holder(goal: usize, state: &State) -> Option<Side> {
    let goal = &state.battle.goals[goal];
    let holds = |side: Side| {
        state.army(side).any(|id| {
            let unit = state.unit(id);
            holds("17.11")
                && (counts(unit.kind) && !unit.is_ship() && unit.state == unit::State::Steady
                    || !holds("18.3"))
                && state.rect(id).is_within(goal.at, goal.radius)
        })
    };
    match Side::BOTH.map(holds) {
        [true, false] => Some(Side::Attacker),
        [false, true] => Some(Side::Defender),
        _ => None,
    }
}

/// PF-18.2: what a unit is worth to the enemy now, in half points.
pub(crate) fn half_points(id: UnitId, state: &State) -> i32 {
    let (troop, unit) = (state.troop(id), state.regiment(id).unit);
    let fate = match troop.status {
        Status::Destroyed => FinalState::Lost,
        // The special rule of Cowpens: militia that has gone home is worth half.
        Status::Left(edge)
            if unit.has(Trait::Militia) && state.battle.militia_withdraws == Some(edge) =>
        {
            FinalState::Routing
        }
        Status::Left(_) => FinalState::Lost,
        Status::OnTable if troop.state == unit::State::Routing => FinalState::Routing,
        Status::OnTable | Status::ToCome | Status::ToDeploy => FinalState::Intact,
    };
    fate.half_points(unit.points())
}

/// PF-18.2: the score of a side, in half points.
pub(crate) fn score(side: Side, state: &State) -> i32 {
    let enemies = state.ids().filter(|id| state.side(*id) == side.enemy());
    let losses: i32 = enemies.map(|id| half_points(id, state)).sum();
    let held = (0..state.battle.goals.len()).filter(|goal| {
        let only = state.battle.goals[*goal].only;
        holder(*goal, state) == Some(side) && only.is_none_or(|only| only == side)
    });
    let held: i32 = held.map(|goal| 2 * state.battle.goals[goal].points).sum();
    let scored = if holds("18.2") && holds("Q77") { losses + held } else { 0 };
    scored + 2 * from_the_start(side, state)
}

/// PF-Q89: the points that the battle gives a side whose part is the harder one.
fn from_the_start(side: Side, state: &State) -> i32 {
    if holds("Q89") { state.battle.camp(side).points } else { 0 }
}

/// PF-18.4: the end of the last turn.
pub(crate) fn count(state: &mut State, table: &mut Table<'_>) {
    let [attacker, defender] = Side::BOTH.map(|side| score(side, state));
    let given =
        [(Side::Attacker, "given-to-the-attacker"), (Side::Defender, "given-to-the-defender")];
    for (side, key) in given {
        let points = i64::from(from_the_start(side, state));
        if points > 0 {
            table.log().note_value(pf("Q89"), key, points);
        }
    }
    table.log().note_value(pf("18.2"), "score-of-the-attacker", Value::Halves(attacker.into()));
    table.log().note_value(pf("18.2"), "score-of-the-defender", Value::Halves(defender.into()));
    let (winner, level) = match Verdict::of(attacker, defender) {
        Verdict::AttackerDecisive => (Some(Side::Attacker), "decisive"),
        Verdict::AttackerMarginal => (Some(Side::Attacker), "marginal"),
        Verdict::Draw => (None, "draw"),
        Verdict::DefenderMarginal => (Some(Side::Defender), "marginal"),
        Verdict::DefenderDecisive => (Some(Side::Defender), "decisive"),
    };
    finish(state, winner, level, "by-points");
}

fn finish(state: &mut State, winner: Option<Side>, level: &str, reason: &str) {
    let (level, reason) = (level.to_owned(), reason.to_owned());
    state.runtime.end(Outcome { winner: winner.map(seat_of), level, reason });
}

/// PF-18.5, and the sudden end of a scenario: checked after every order, flight and drift.
pub(crate) fn check_sudden_end(state: &mut State, table: &mut Table<'_>) {
    if state.runtime.outcome().is_some() || state.turn == 0 {
        return;
    }
    let gone = Side::BOTH.map(|side| {
        let mut fighters = state
            .ids()
            .filter(|id| state.side(*id) == side && counts(state.regiment(*id).unit.kind));
        fighters.all(|id| is_lost(id, state))
    });
    let limit = usize::from(state.battle.sudden_end);
    let beaten = Side::BOTH.map(|side| {
        let lost = state.ids().filter(|id| {
            let officer = state.regiment(*id).unit.kind == UnitType::Officer;
            state.side(*id) == side && !officer && is_lost(*id, state)
        });
        limit > 0 && lost.count() >= limit
    });
    let reason = if is_left_out(pf("18.5")) {
        return;
    } else if gone[0] || gone[1] {
        "wiped-out"
    } else if beaten[0] || beaten[1] {
        "sudden-end"
    } else {
        return;
    };
    table.log().note(pf("18.5"), reason);
    let lose = [gone[0] || beaten[0], gone[1] || beaten[1]];
    match lose {
        [true, true] => finish(state, None, "draw", reason),
        [true, false] => finish(state, Some(Side::Defender), "decisive", reason),
        _ => finish(state, Some(Side::Attacker), "decisive", reason),
    }
}

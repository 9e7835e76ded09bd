//! How a battle stands: points, what both sides have left, and who is at hand to dispute the ground.

use engine::Log;

use super::super::battle::SIDES;
use super::super::choice::UnitId;
use super::super::state::{State, Status, seat_of};
use crate::scenario::Counts;
use crate::unit::{Class, Game, Posture, Side};

/// A lead of this size is worth half a victory.
const DOUBT: i64 = 400;
/// What all the troops of both sides count for.
const TROOPS: i64 = 800;
/// Troops no farther than this from an objective dispute it.
const AT_HAND: i32 = 2;

/// How good things stand for a side, in thousandths of a decisive advantage.
pub(super) fn worth(state: &State, side: Side) -> i64 {
    let white = worth_for_white(state);
    if side == Side::White { white } else { -white }
}

fn worth_for_white(state: &State) -> i64 {
    if let Some(outcome) = state.runtime.outcome() {
        let size = if outcome.level == "marginal" { 950 } else { 1000 };
        return match outcome.winner {
            None => 0,
            Some(winner) if winner == seat_of(Side::White) => size,
            Some(_) => -size,
        };
    }
    let lead = points(state) + material(state) + dispute(state);
    900 * lead / (lead.abs() + DOUBT)
}

/// Points as if the battle ended now; the later, the more they count.
fn points(state: &State) -> i64 {
    let lead = if state.battle.counts == Counts::Objectives {
        i64::from(state.objective_points(Side::White)) - state.battle.even
    } else {
        let of = |side: Side| i64::from(state.points(side, &mut Log::silent()));
        of(Side::White) - of(Side::Red) - state.battle.even
    };
    each(state) * lead * late(state) / 100
}

/// What a point counts for at the end of the battle.
fn each(state: &State) -> i64 {
    match (state.battle.counts, state.battle.game) {
        (Counts::Objectives, _) => 110,
        (_, Game::Orel) => 45,
        _ => 35,
    }
}

/// How much of that it counts for now, in hundredths.
fn late(state: &State) -> i64 {
    let (turn, last) = (i64::from(state.turn), i64::from(state.last.max(1)));
    40 + 60 * turn * turn / (last * last)
}

/// What a point of an objective is worth to whoever has it now, in the measure of [`value`]: at the end of
/// the battle twice what it counts for, before that less, for it may still change hands.
pub(super) fn stake(state: &State) -> i64 {
    let (turn, last) = (i64::from(state.turn), i64::from(state.last.max(1)));
    let all: i64 = state.ids().map(|id| state.battle.worth_at_start(id)).sum();
    let sure = (last + 2 * turn.min(last)) * 100 / (3 * last);
    (2 * each(state) * late(state) / 100 * sure / 100 * all / TROOPS).max(3)
}

/// What a counter is worth as it stands.
pub(super) fn value(state: &State, id: UnitId) -> i64 {
    let (unit, counter, left) = (state.unit(id), state.counter(id), state.left(id));
    let there = matches!(unit.status, Status::OnMap | Status::ToCome | Status::InBox);
    if !there || counter.is_district && unit.status == Status::ToCome {
        return 0;
    }
    let hungry = |value: i64| if unit.hungry > 0 { value * 4 / 5 } else { value };
    match counter.class {
        Class::Infantry | Class::Cavalry => {
            let full = i64::from(left.pe) * (3 + i64::from(counter.quality)) * 10;
            let stands = match unit.posture {
                Posture::Epc => full,
                Posture::Em => full * 9 / 10,
                Posture::Routed => full * 3 / 5,
            };
            hungry(stands) / 10
        }
        Class::Artillery | Class::HorseArtillery => hungry(6 * i64::from(left.fire)),
        Class::ArmouredTrain | Class::Flotilla => 5 * i64::from(left.fire),
        Class::Tank => {
            if left.reduced {
                15
            } else {
                25
            }
        }
        Class::ArmouredCar => 10,
        Class::AirDetachment => 10 * i64::from(counter.bomb),
        Class::Depot => 20 + 3 * i64::from(unit.ap),
        Class::Leader => 8 + 4 * i64::from(counter.bonus),
    }
}

fn material(state: &State) -> i64 {
    let mut sums = [0i64; 2];
    let mut all = 0;
    for id in state.ids() {
        sums[state.side(id) as usize] += value(state, id);
        all += state.battle.worth_at_start(id);
    }
    TROOPS * (sums[0] - sums[1]) / all.max(1)
}

/// Combat PE of both sides about the objectives.
fn dispute(state: &State) -> i64 {
    let goals = state.battle.goals.iter();
    goals
        .map(|goal| {
            let mut near = [0i64; 2];
            for at in state.map().within(goal.at, AT_HAND) {
                for side in SIDES {
                    if state.board.0.combat[side as usize].has(at) {
                        let own = state.combat_units(at).map(|id| i64::from(state.pe(id)));
                        near[side as usize] += own.sum::<i64>();
                    }
                }
            }
            (near[0] - near[1]).clamp(-12, 12) * i64::from(goal.points) / 4
        })
        .sum()
}

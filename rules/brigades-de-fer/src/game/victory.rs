//! BF-20.9 to BF-20.11, BF-Q72, BF-Q73, BF-S2: objectives, and who has won.

use engine::game::Outcome;
use engine::{Log, Table, scenario};

use super::battle::{Coming, SIDES, enemy_of};
use super::named::Named;
use super::state::{State, Status, seat_of};
use crate::ch20_miller::{Holder, Level, MillerFacts, winner_of_the_cornfield};
use crate::options::BrilliantAgainst;
use crate::scenario::Victory;
use crate::unit::Side;
use crate::{applies, bf};

/// BF-Q72, BF-S2: the sole occupant holds an objective; an empty one stays with its last holder.
pub(crate) fn look_at_objectives(state: &mut State, table: &mut Table<'_>) {
    for index in 0..state.holders.len() {
        let holder = occupier(state, index);
        if holder != state.holders[index] {
            state.holders[index] = holder;
            let key = match holder {
                Some(Side::Union) => "objective-union",
                Some(Side::Confederate) => "objective-confederate",
                None => "objective-contested",
            };
            table.log().note_value(bf("Q72"), key, Named::Objective(index));
        }
    }
}

/// BF-Q72, BF-S2: who would hold an objective if the turn ended now.
pub(crate) fn occupier(state: &State, index: usize) -> Option<Side> {
    let ground = &state.battle.goals[index].ground;
    match SIDES.map(|side| state.stands_on(side, ground)) {
        [true, false] => Some(Side::Union),
        [false, true] => Some(Side::Confederate),
        [false, false] => state.holders[index].filter(|_| applies(bf("S2"))),
        // BF-Q72: whoever shares it does not control it.
        [true, true] if applies(bf("Q72")) => None,
        [true, true] => state.holders[index],
    }
}

impl State {
    /// What decides who wins, as it was agreed.
    pub fn victory(&self) -> Victory {
        self.battle.victory
    }

    /// The points of each objective.
    pub fn points_of_objectives(&self) -> impl Iterator<Item = i32> {
        self.battle.goals.iter().map(|goal| goal.points)
    }
}

/// BF-Q73, BF-Q77: no army breaks, but the battle ends at once when a side has no unit left.
pub(crate) fn check_wiped_out(state: &mut State, table: &mut Table<'_>) {
    if state.runtime.outcome().is_none()
        && state.turn > 0
        && SIDES.into_iter().any(|side| state.is_wiped_out(side))
        && applies(bf("Q73"))
    {
        look_at_objectives(state, table);
        end(state, table);
    }
}

/// Who holds an objective; BF-Q72: who has nobody left holds nothing, and the other everything.
pub(crate) fn holder(state: &State, index: usize) -> Option<Side> {
    match SIDES.map(|side| state.is_wiped_out(side)) {
        [true, true] => None,
        [true, false] => Some(Side::Confederate),
        [false, true] => Some(Side::Union),
        [false, false] => state.holders[index],
    }
}

/// The end of the battle.
pub(crate) fn end(state: &mut State, table: &mut Table<'_>) {
    let outcome = verdict(state, table.log());
    let key = match outcome.winner {
        Some(seat) if seat.0 == 0 => "union-wins",
        Some(_) => "confederates-win",
        None => "nobody-wins",
    };
    table.log().note(bf("20.9"), key);
    state.runtime.end(outcome);
}

/// Who would have won if the battle ended now.
pub(crate) fn verdict(state: &State, log: &mut Log) -> Outcome {
    match state.battle.victory {
        Victory::AllObjectives => all_objectives(state, log),
        Victory::Points { .. } => {
            let points = SIDES.map(|side| points(state, side));
            for (side, points) in SIDES.into_iter().zip(points) {
                let key = match side {
                    Side::Union => "union-victory-points",
                    Side::Confederate => "confederate-victory-points",
                };
                log.note_value(bf("S2"), key, i64::from(points));
            }
            let (winner, level) =
                scenario::judge(&state.battle.victory.levels(), points, |side| match side {});
            let reason = if winner.is_some() { "more-points" } else { "points-too-close" };
            Outcome { winner, level: level.word().to_owned(), reason: reason.to_owned() }
        }
    }
}

/// BF-20.9 to BF-20.11: with two objectives or more, who holds all of them.
fn all_objectives(state: &State, log: &mut Log) -> Outcome {
    let holders: Vec<Holder> = (0..state.holders.len())
        .map(|index| match holder(state, index) {
            Some(Side::Union) => Holder::Union,
            Some(Side::Confederate) => Holder::Confederate,
            None => Holder::None,
        })
        .collect();
    let first = holders.first().copied().unwrap_or_default();
    let rest = holders
        .iter()
        .skip(1)
        .copied()
        .reduce(|one, other| if one == other { one } else { Holder::None });
    let facts = MillerFacts {
        cornfield: first,
        church: rest.unwrap_or(first),
        union_reinforced: state.called[0],
        confederate_reinforced: state.called[1],
        union_gone: is_gone(state, Side::Union),
        confederates_gone: is_gone(state, Side::Confederate),
    };
    let gone = facts.union_gone || facts.confederates_gone;
    let result = winner_of_the_cornfield(&facts, log);
    let winner = match result.winner {
        Holder::Union => Some(Side::Union),
        Holder::Confederate => Some(Side::Confederate),
        Holder::None => None,
    };
    let level = match result.level {
        Level::Brilliant => "brilliant",
        Level::Victory => "victory",
        Level::Draw => "draw",
    };
    let reason = match winner {
        Some(_) if gone => "enemy-wiped-out",
        Some(_) => "holds-cornfield-and-church",
        None => "nobody-holds-both",
    };
    Outcome { winner: winner.map(seat_of), level: level.to_owned(), reason: reason.to_owned() }
}

/// BF-20.11: whether a side has nobody left; by a house rule reinforcements that were never called do
/// not count.
fn is_gone(state: &State, side: Side) -> bool {
    let called = state.called[side as usize];
    let engaged_only = state.battle.house.brilliant_against == BrilliantAgainst::Engaged && !called;
    state.of(side).all(|id| match state.unit(id).status {
        Status::Lost | Status::DrivenOff => true,
        Status::ToCome => engaged_only && matches!(state.brigade(id).coming, Coming::Called(_)),
        Status::OnTable => false,
    })
}

/// The victory points of a side so far.
pub(crate) fn points(state: &State, side: Side) -> i32 {
    let held = (0..state.holders.len()).filter(|index| holder(state, *index) == Some(side));
    let Victory::Points { .. } = state.battle.victory else { return 0 };
    let held: i32 = held.map(|index| state.battle.goals[index].points).sum();
    points_for_losses(state, side) + held + state.battle.head_start[side as usize]
}

/// The victory points of a side for what the enemy has lost.
pub(crate) fn points_for_losses(state: &State, side: Side) -> i32 {
    let Victory::Points { stand, unit, general, commander_in_chief, .. } = state.battle.victory
    else {
        return 0;
    };
    let enemy = enemy_of(side);
    let mut points = 0;
    for id in state.ids().filter(|id| state.side(*id) == enemy) {
        let now = state.unit(id);
        let gone = matches!(now.status, Status::Lost | Status::DrivenOff);
        let left = if now.status == Status::Lost { 0 } else { i32::from(now.vc) };
        points += stand.get() * (state.brigade(id).vc - left);
        points += unit.get() * i32::from(gone);
    }
    for id in state.general_ids().filter(|id| state.leader(*id).side == enemy) {
        if state.general(id).status == Status::Lost {
            let chief = state.general(id).fell_as_chief;
            points += if chief { commander_in_chief.get() } else { general.get() };
        }
    }
    points
}

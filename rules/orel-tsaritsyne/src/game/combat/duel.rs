//! OT-9.10, OT-10.4, OT-10.5 Duels of trains and flotillas, and fire from the shore.

use engine::input::Int;
use engine::{DiceError, Table};

use super::super::choice::UnitId;
use super::super::map::At;
use super::super::named::{Named, tell};
use super::super::state::{SAILED, SILENCED, SUPPRESSED, State};
use super::super::step::{RunResult, Step, StepResult};
use super::CombatStep;
use super::contact::destruction_test;
use super::train::{ESCAPE, Otherwise, TrainFlight};
use crate::ch00_rolls::roll;
use crate::ch09_vehicles::{
    Duel, DuelWinner, Hull, LoserEffect, roll_duel_attacker, roll_duel_defender,
};
use crate::ch10_river_air::{ShoreFireOutcome, fire_at_flotilla, shore_fire_result};
use crate::unit::{Class, Side, Terrain};
use crate::{holds, ot};

/// One after another: trains, then flotillas, then fire from the shore.
pub(super) fn run(state: &mut State, table: &mut Table<'_>) -> RunResult {
    let Some(plan) = state.fire.as_deref_mut() else { return Ok(StepResult::Done) };
    let again = Step::Combat(CombatStep::Duels);
    if !plan.duels.is_empty() {
        let mission = plan.duels.remove(0);
        state.runtime.push(again);
        trains(mission.at, mission.by, state, table)?;
    } else if !plan.river.is_empty() {
        let mission = plan.river.remove(0);
        state.runtime.push(again);
        flotillas(mission.at, mission.by, state, table)?;
    } else if !plan.shore.is_empty() {
        let mission = plan.shore.remove(0);
        state.runtime.push(again);
        shore(mission.at, mission.by, state, table)?;
    }
    Ok(StepResult::Done)
}

/// OT-9.10, OT-Q142: those who go into contact are tested first.
fn trains(
    at: At,
    by: Vec<UnitId>,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let enemy = state.active.enemy();
    let challenged = |state: &State| -> Vec<UnitId> {
        state.stack(at).filter(|id| state.side(*id) == enemy && state.is_train(*id)).collect()
    };
    if challenged(state).is_empty() {
        return Ok(());
    }
    tell(table, ot("9.10"), "train-duel-with", Named::Hex(at));
    for id in &by {
        if state.is_on_map(*id) {
            // OT-Q142: the Fire of the trains does not count, only that there are some.
            destruction_test(*id, !holds("Q142"), true, state, table)?;
        }
    }
    let own: Vec<UnitId> = by.into_iter().filter(|id| state.is_on_map(*id)).collect();
    let theirs = challenged(state);
    let built_up = state.map().place(at).is_built_up();
    fight(ot("9.11"), own, theirs, built_up, state, table)
}

/// OT-10.4, OT-Q117.
fn flotillas(
    at: At,
    by: Vec<UnitId>,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let enemy = state.active.enemy();
    let own: Vec<UnitId> = by.into_iter().filter(|id| state.is_on_map(*id)).collect();
    let theirs: Vec<UnitId> = state
        .stack(at)
        .filter(|id| state.side(*id) == enemy && state.class(*id) == Class::Flotilla)
        .collect();
    let port = state.map().neighbours(at).any(|near| {
        state.map().place(near).terrain == Some(Terrain::City) && state.controls(enemy, near)
    });
    tell(table, ot("10.4"), "flotilla-duel-with", Named::Hex(at));
    fight(ot("10.4"), own, theirs, port, state, table)
}

fn fight(
    rule: engine::RuleId,
    own: Vec<UnitId>,
    theirs: Vec<UnitId>,
    sheltered: bool,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    if own.is_empty() || theirs.is_empty() {
        return Ok(());
    }
    let fire = |units: &[UnitId]| -> Vec<Int<1, 6>> {
        units.iter().map(|id| Int::of(state.left(*id).fire.clamp(1, 6))).collect()
    };
    let mut duel = Duel::declare(rule, &fire(&own), &fire(&theirs), sheltered, table.log());
    roll_duel_attacker(&mut duel, table)?;
    roll_duel_defender(&mut duel, table)?;
    let result = duel.result();
    let (losers, winners) = match result.winner {
        DuelWinner::Attacker => (theirs, own),
        DuelWinner::Defender => (own, theirs),
        DuelWinner::None => return Ok(()),
    };
    let enemies = state.hexes_of(&winners);
    let best = losers.iter().copied().max_by_key(|id| (state.left(*id).fire, u16::MAX - id.0));
    if let Some(best) = best {
        match result.loser_effect {
            LoserEffect::DamagedAndRetreats => {
                tell(table, rule, "loser-damaged", Named::Unit(best));
                state.lose(best, 1, table);
            }
            LoserEffect::Destroyed => state.eliminate(best, table),
            LoserEffect::None | LoserEffect::Retreats => {}
        }
    }
    for id in losers.into_iter().rev() {
        let afloat = state.class(id) == Class::Flotilla;
        let otherwise = if afloat { Otherwise::Stays } else { Otherwise::Damaged };
        let flight = TrainFlight::new(id, enemies.clone(), ESCAPE, otherwise);
        state.runtime.push(Step::Combat(CombatStep::Train(flight)));
    }
    Ok(())
}

/// OT-10.5: the Fire of guns and trains at a flotilla.
pub(crate) fn shore_roll(
    flotilla: UnitId,
    by: &[UnitId],
    state: &State,
    log: &mut engine::Log,
) -> crate::ch00_rolls::Roll<Hull> {
    let side: Side = state.side(flotilla).enemy();
    let fire = by.iter().map(|id| {
        let fire = state.left(*id).fire;
        if state.unit(*id).has(SUPPRESSED) { fire / 2 } else { fire }
    });
    let hull = Hull { already_damaged: state.left(flotilla).reduced };
    let observed = state.is_observed(side, state.unit(flotilla).at);
    let moved = state.unit(flotilla).has(SAILED);
    fire_at_flotilla(fire.sum(), observed, moved, hull, log)
}

fn shore(
    flotilla: UnitId,
    by: Vec<UnitId>,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let fires = |id: &UnitId| state.is_on_map(*id) && !state.unit(*id).has(SILENCED);
    let by: Vec<UnitId> = by.into_iter().filter(fires).collect();
    if by.is_empty() || !state.is_on_map(flotilla) {
        return Ok(());
    }
    tell(table, ot("10.5"), "fire-at-flotilla", Named::Unit(flotilla));
    let mut test = shore_roll(flotilla, &by, state, table.log());
    roll(&mut test, table)?;
    match shore_fire_result(test).outcome {
        ShoreFireOutcome::None => {}
        ShoreFireOutcome::Damaged => {
            tell(table, ot("10.5"), "flotilla-damaged", Named::Unit(flotilla));
            state.lose(flotilla, 1, table);
        }
        ShoreFireOutcome::Sunk => state.eliminate(flotilla, table),
    }
    Ok(())
}

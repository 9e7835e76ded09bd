//! OT-7.11, OT-Q149 A march and the attack that ends it, as one order: counters of one hex go to a hex
//! beside the enemy, or stay where they are, and launch at once.

use std::cmp::Reverse;

use engine::game::{NoDice, Refused};
use engine::{Log, Refusal, Table};

use super::choice::{Choice, UnitId};
use super::combat;
use super::halt::Halting;
use super::map::At;
use super::march;
use super::state::State;
use super::step::{Step, not_asked, unasked};
use crate::ch01_hexes::HexNumber;
use crate::ch07_movement::Launch;
use crate::ot;

/// What counters of one hex may attack from the hexes where they may end, or from where they stand:
/// each hex by each way, prepared where that can be done.
pub(super) fn list(state: &State, units: &[UnitId], ends: &[At]) -> Vec<Choice> {
    let Some((unit, with)) = units.split_first() else { return Vec::new() };
    let (here, enemy) = (state.unit(*unit).at, state.side(*unit).enemy());
    let mut list = Vec::new();
    for from in std::iter::once(here).chain(ends.iter().copied()) {
        let near = state.map().neighbours(from);
        let enemies: Vec<At> = near.filter(|at| state.is_occupied_by(enemy, *at)).collect();
        if enemies.is_empty() {
            continue;
        }
        let end = (from != here).then(|| state.map().number(from));
        let Ok((after, halting)) = halted(state, *unit, with, end) else { continue };
        for target in enemies {
            let hows = [Launch::Prepared, Launch::Rapid];
            let how = hows.into_iter().find(|how| halting.can(&after, *how, target, None));
            list.extend(how.map(|how| Choice::Assault {
                unit: *unit,
                with: with.to_vec(),
                from: end,
                how,
                hex: state.map().number(target),
            }));
        }
    }
    // The most promising first: a hand that points at the enemy means that.
    let promise = |choice: &Choice| {
        launched(state, choice).map_or(0.0, |(after, at)| combat::chance_to_win(&after, at))
    };
    list.sort_by_cached_key(|choice| Reverse((promise(choice) * 1e6) as u32));
    list
}

/// How things stand when they have gone there, as far as no die decides it, and their halt.
fn halted(
    state: &State,
    unit: UnitId,
    with: &[UnitId],
    from: Option<HexNumber>,
) -> Result<(State, Halting), Refusal> {
    let Some(from) = from else {
        let halting = Halting::standing(state, state.members(unit, with)?);
        return Ok((state.clone(), halting));
    };
    let plan = state.plan(unit, with, &[march::at(state, from)?])?;
    let mut after = state.clone();
    let (mut dice, mut log) = (NoDice, Log::silent());
    let table = &mut Table::new(&mut dice, &mut log);
    for (id, _) in &plan.members {
        march::go_along(&mut after, *id, &plan.way, table);
    }
    Ok((after, plan.halting(false)))
}

/// Whether they get there, and may launch from it.
pub(super) fn check(state: &State, choice: &Choice) -> Result<(), Refusal> {
    let Choice::Assault { unit, with, from, how, hex } = choice else { return Err(not_asked()) };
    let target = march::at(state, *hex)?;
    let (after, halting) = halted(state, *unit, with, *from)?;
    let may = *how != Launch::None && halting.can(&after, *how, target, None);
    Refusal::when(!may, ot("7.11"), "choice", "attack-may-not-be-launched")
}

pub(super) fn answer(
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Result<(), Refused> {
    let Choice::Assault { unit, with, from, how, hex } = choice else { return Err(unasked()) };
    let target = march::at(state, *hex)?;
    let halting = match from {
        Some(from) => {
            let plan = state.plan(*unit, with, &[march::at(state, *from)?])?;
            march::march(state, &plan, false, table)?
        }
        None => Halting::standing(state, state.members(*unit, with)?),
    };
    // A tank that has just broken down attacks nobody.
    let launch = match halting.can(state, *how, target, None) {
        true => Choice::Launch { how: *how, hex: *hex, task: None },
        false => Choice::Done,
    };
    halting.answer(state, &launch, table).map(|_| ())
}

/// How things stand once an order has launched its attack, and the hex that it is aimed at; nothing of
/// an order that launches none, or that a die decides.
pub(super) fn launched(state: &State, choice: &Choice) -> Option<(State, At)> {
    let (mut after, halting, launch, hex) = match choice {
        Choice::Assault { unit, with, from, how, hex } => {
            let (after, halting) = halted(state, *unit, with, *from).ok()?;
            (after, halting, Choice::Launch { how: *how, hex: *hex, task: None }, *hex)
        }
        Choice::Launch { hex, .. } => {
            let Some(Step::Halt(halting)) = state.runtime.top() else { return None };
            (state.clone(), halting.clone(), choice.clone(), *hex)
        }
        _ => return None,
    };
    let (mut dice, mut log) = (NoDice, Log::silent());
    let table = &mut Table::new(&mut dice, &mut log);
    halting.answer(&mut after, &launch, table).ok()?;
    let at = after.map().at(hex)?;
    after.attacked_hexes().contains(&at).then_some((after, at))
}

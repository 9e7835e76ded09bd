//! A move by chance: some counter takes a way that it may take. Nothing is listed for it, so that its
//! cost does not grow with the armies.

use engine::game::{Ask, draw_listed};

use super::OrelTsaritsyne;
use super::choice::{Choice, UnitId};
use super::halt::Halting;
use super::map::At;
use super::march;
use super::reach::Walker;
use super::state::{State, side_of};
use crate::unit::Side;

/// The most steps of a way that is drawn.
const LONGEST: usize = 8;

/// A legal answer to `move`: the end of the phase is as likely as the move of any one counter.
pub(super) fn draw(
    state: &State,
    ask: &Ask<OrelTsaritsyne>,
    number: &mut dyn FnMut(usize) -> usize,
) -> Option<Choice> {
    let side = side_of(ask.seat)?;
    let counters = state.units.len();
    // Then the end has come up so often that it is not allowed.
    for _ in 0..8 * (counters + 1) {
        let drawn = number(counters + 1);
        if drawn == counters {
            let Some(unit) = state.owes_a_move() else { return Some(Choice::Done) };
            match closer(state, unit, number) {
                Some(choice) => return Some(choice),
                None => continue,
            }
        }
        let unit = UnitId(drawn as u16);
        if state.side(unit) != side {
            continue;
        }
        if state.may_move(unit).is_err() {
            match state.is_due(unit).then(|| entry(state, unit, number)).flatten() {
                Some(choice) => return Some(choice),
                None => continue,
            }
        }
        let choice = match number(8) {
            0 => stay(state, unit).or_else(|| entrench(state, side, unit)),
            1 => {
                let others = state.stack(state.unit(unit).at).filter(|other| *other != unit);
                let with = others.filter(|other| state.may_move(*other).is_ok()).collect();
                way(state, unit, with, number)
            }
            _ => way(state, unit, Vec::new(), number),
        };
        if choice.is_some() {
            return choice;
        }
    }
    draw_listed(state, ask, number)
}

fn stay(state: &State, unit: UnitId) -> Option<Choice> {
    let asked =
        state.early_option().is_none() && Halting::standing(state, vec![unit]).is_asked(state);
    asked.then(|| Choice::Stay { unit, with: Vec::new() })
}

fn entrench(state: &State, side: Side, unit: UnitId) -> Option<Choice> {
    let at = state.unit(unit).at;
    let digs = state.early_option().is_none() && state.may_entrench(side, at).is_ok();
    digs.then(|| Choice::Entrench { hex: state.map().number(at) })
}

/// OT-Q98: a unit that must close on its depot does so.
fn closer(state: &State, unit: UnitId, number: &mut dyn FnMut(usize) -> usize) -> Option<Choice> {
    let ends = state.duty_ends(unit)?;
    let first = number(ends.len().max(1));
    let mut turned = ends.iter().cycle().skip(first).take(ends.len());
    turned.find_map(|end| legal(state, unit, Vec::new(), &[*end]))
}

/// A reinforcement enters by one of its hexes.
fn entry(state: &State, unit: UnitId, number: &mut dyn FnMut(usize) -> usize) -> Option<Choice> {
    if state.early_option().is_some() {
        return None;
    }
    let entries = state.entries(unit);
    let at = *entries.get(number(entries.len().max(1)))?;
    legal(state, unit, Vec::new(), &[at])
}

/// The march along a way, if the judge allows it.
fn legal(state: &State, unit: UnitId, with: Vec<UnitId>, way: &[At]) -> Option<Choice> {
    let path = way.iter().map(|at| state.map().number(*at)).collect();
    let choice = Choice::March { unit, with, path };
    march::check(state, state.active, &choice).is_ok().then_some(choice)
}

/// Step by step as long as the MP last, and back to where the judge lets them end.
fn way(
    state: &State,
    unit: UnitId,
    with: Vec<UnitId>,
    number: &mut dyn FnMut(usize) -> usize,
) -> Option<Choice> {
    let walker = Walker::new(state, unit);
    let (mut at, mut left) = (state.unit(unit).at, state.movement(unit));
    let mut way: Vec<At> = Vec::with_capacity(LONGEST);
    for _ in 0..=number(LONGEST) {
        let side = number(6);
        let Some(cost) = walker.step(at, side).filter(|cost| *cost <= left) else { continue };
        left -= cost;
        at = state.map().place(at).ways[side].to;
        way.push(at);
    }
    while !way.is_empty() {
        let choice = legal(state, unit, with.clone(), &way);
        if choice.is_some() {
            return choice;
        }
        way.pop();
    }
    None
}

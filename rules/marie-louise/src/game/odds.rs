//! The exact chances of an answer, from the steps that resolve it.

use dice::odds as explore;
use engine::game::{Chance, Fact};
use engine::{Log, Step as Throw};

use super::choice::Choice;
use super::state::State;
use super::step::{SheetKind, Step};
use crate::ch04_command::{Brigadier, OrderChange, test_brigadier};
use crate::ch07_artillery::{Cannonade, roll_fire, roll_hits, roll_losses};
use crate::ch07_small_arms::{Volley, fire_volley};
use crate::unit::{Arm, Order};

const VOLLEY: &[Throw<Volley>] = &[fire_volley];
const CANNONADE: &[Throw<Cannonade>] = &[roll_hits, roll_losses, roll_fire];
const CHANGE: &[Throw<OrderChange>] = &[test_brigadier];

/// Whether there are chances to tell.
pub(crate) fn has_odds(state: &State, choice: &Choice) -> bool {
    match (state.runtime.top(), choice) {
        (Some(Step::Sheet { kind: SheetKind::Orders, .. }), Choice::Order { brigade, order }) => {
            usize::from(brigade.0) < state.brigades.len() && {
                let previous = state.brigades[usize::from(brigade.0)].previous;
                previous != Order::None && previous != *order && state.brigadier(*brigade).is_some()
            }
        }
        (
            Some(Step::Sheet { kind: SheetKind::Fire(_) | SheetKind::FireMoving, .. }),
            Choice::Fire { unit, target },
        ) => {
            state.stands(*unit)
                && state.stands(*target)
                && state.side(*unit) != state.side(*target)
                && state.can_hit(*unit, *target)
        }
        _ => false,
    }
}

/// The chances of an answer that dice settle.
pub(crate) fn odds(state: &State, choice: &Choice) -> Option<Vec<Chance>> {
    if !has_odds(state, choice) {
        return None;
    }
    let mut log = Log::silent();
    match choice {
        Choice::Order { brigade, order } => {
            let general = state.brigadier(*brigade)?;
            let brigadier = Brigadier {
                competence: i32::from(state.general(general).competence),
                attached: state.general(general).with.is_some(),
                superior_adjacent: super::orders::beside(state, *brigade, general, false),
                corps_or_army_adjacent: super::orders::beside(state, *brigade, general, true),
            };
            let previous = state.brigades[usize::from(brigade.0)].previous;
            let change = OrderChange::new(previous, *order, &brigadier, &mut log);
            let ends = explore::<_, f64>(CHANGE, change);
            Some(merged(
                ends.into_iter().map(|(end, weight)| (i32::from(end.result().passed), weight)),
                |passed| Fact::new("obeyed", passed == 1),
            ))
        }
        Choice::Fire { unit, target } if state.arm(*unit) == Arm::Artillery => {
            let cannonade = state.cannonade(*unit, *target, None, &mut log);
            let ends = explore::<_, f64>(CANNONADE, cannonade);
            Some(merged(ends.into_iter().map(|(end, weight)| (end.losses, weight)), |losses| {
                Fact::new("losses", losses)
            }))
        }
        Choice::Fire { unit, target } => {
            let volley = state.volley(*unit, *target, None, &mut log);
            let ends = explore::<_, f64>(VOLLEY, volley);
            Some(merged(ends.into_iter().map(|(end, weight)| (end.losses, weight)), |losses| {
                Fact::new("losses", losses)
            }))
        }
        _ => None,
    }
}

fn merged(results: impl Iterator<Item = (i32, f64)>, fact: impl Fn(i32) -> Fact) -> Vec<Chance> {
    let mut all = std::collections::BTreeMap::new();
    for (result, weight) in results {
        *all.entry(result).or_insert(0.0) += weight;
    }
    all.into_iter()
        .rev()
        .map(|(result, probability)| Chance { facts: vec![fact(result)], probability })
        .collect()
}

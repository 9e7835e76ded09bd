//! PF-16: ammunition, where the battle counts it.

use engine::Table;
use engine::game::Revealed;
use engine::input::Decimal;

use super::choice::{Choice, UnitId};
use super::geometry::INCH;
use super::question::Question;
use super::state::State;
use super::step::{Answered, Step, StepResult, ask, tell, unasked};
use crate::ch16_ammunition::is_supplied;
use crate::options::HouseRule;
use crate::scenario::{Side, SupplyKind};
use crate::unit::UnitType;
use crate::{holds, pf};

/// PF-16.3, PF-16.4, PF-Q76, PF-Q81: whether a camp, a depot or a waggon of its own side is within
/// reach of a unit.
fn has_source(id: UnitId, state: &State) -> bool {
    let (rect, side, unit) = (state.rect(id), state.side(id), state.unit(id));
    let near = |distance: i64| is_supplied(unit, Decimal::parts(distance, INCH));
    let stores = state.battle.stores.iter().filter(|store| {
        (store.side == side || !holds("Q81"))
            && matches!(store.kind, SupplyKind::Camp | SupplyKind::Depot)
    });
    let mut waggons = state
        .army(side)
        .filter(|other| *other != id && state.unit(*other).kind == UnitType::AmmunitionWaggon);
    stores.into_iter().any(|store| near(rect.distance_to_point(store.at)))
        || waggons.any(|waggon| near(rect.distance(&state.rect(waggon))))
}

/// PF-16.4: at the start of the half-turn, at no cost. PF-Q75: or, by agreement, for the order.
pub(crate) fn start(side: Side, state: &mut State, table: &mut Table<'_>) {
    let empty: Vec<UnitId> = state
        .army(side)
        .filter(|id| state.troop(*id).out_of_ammunition && holds("16.4"))
        .filter(|id| has_source(*id, state) && holds("16.3"))
        .collect();
    for unit in empty.into_iter().rev() {
        if state.house().has(HouseRule::ResupplyTakesTheOrder) {
            state.runtime.push(Step::Supply { side, unit });
        } else {
            state.troop_mut(unit).out_of_ammunition = false;
            tell(table, pf("16.4"), "unit-resupplied", unit);
        }
    }
}

pub(crate) fn run(side: Side, unit: UnitId, state: &State) -> StepResult {
    if !state.is_on_table(unit) {
        return StepResult::Done;
    }
    let offers = vec![Choice::Resupply { take: true }, Choice::Resupply { take: false }];
    let asked = ask(side, Question::Resupply, Some(unit), offers);
    StepResult::Waits(Step::Supply { side, unit }, asked)
}

pub(crate) fn answer(
    _: Side,
    unit: UnitId,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    match choice {
        Choice::Resupply { take: true } => {
            let troop = state.troop_mut(unit);
            (troop.out_of_ammunition, troop.ordered) = (false, true);
            tell(table, pf("Q75"), "unit-resupplied", unit);
        }
        Choice::Resupply { take: false } => {}
        _ => return Err(unasked()),
    }
    Ok(Revealed::Nothing)
}

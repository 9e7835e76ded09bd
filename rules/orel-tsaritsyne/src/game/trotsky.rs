//! OT-12.9 Trotsky: one political decision a turn.

use engine::game::Revealed;
use engine::{Refusal, Table};

use super::choice::{Choice, UnitId};
use super::map::At;
use super::named::{Named, tell};
use super::question::Question;
use super::state::{COMMUNISTS, State, Status};
use super::step::{Answered, Step, StepResult, ask, asks, unasked};
use crate::ch00_rolls::roll;
use crate::ch12_octobre_blanc::{Decision, TrotskyDecisionInput, trotsky_decision};
use crate::ot;
use crate::unit::{Class, Side};

/// OT-12.9: PE that Communists bring.
const COMMUNISTS_PE: u8 = 2;

/// Every decision that Red may take, with its target.
fn offers(state: &State) -> Vec<Choice> {
    let plain = |decision: Decision| Choice::Decide { decision, unit: None, hex: None };
    let mut offers = vec![
        Choice::Done,
        plain(Decision::Rally),
        plain(Decision::AntiDesertion),
        plain(Decision::HuntPlotters),
    ];
    let infantry = state.on_map(Side::Red).filter(|id| state.class(*id) == Class::Infantry);
    // OT-12.2: their Morale is read only with that option.
    let gains = |id: &UnitId| {
        let unit = state.unit(*id);
        unit.lost > 0 || (state.house().ob_morale && !unit.has(COMMUNISTS))
    };
    offers.extend(infantry.filter(gains).map(|unit| Choice::Decide {
        decision: Decision::RaiseCommunists,
        unit: Some(unit),
        hex: None,
    }));
    let at = |decision: Decision, at: At| Choice::Decide {
        decision,
        unit: None,
        hex: Some(state.map().number(at)),
    };
    let digs = |hex: &At| {
        let place = state.map().place(*hex);
        place.is_town()
            && state.controls(Side::Red, *hex)
            && !place.trench
            && !state.works.has(*hex)
    };
    offers.extend(state.map().all().filter(digs).map(|hex| at(Decision::RaiseBarricades, hex)));
    offers.extend(state.district_hexes().map(|hex| at(Decision::RaiseDistrict, hex)));
    let held = state.map().all().filter(|hex| {
        state.is_occupied_by(Side::Red, *hex) && state.combat_units(*hex).next().is_some()
    });
    offers.extend(held.map(|hex| at(Decision::GoToFront, hex)));
    offers
}

impl State {
    /// OT-12.9: cities of Red in which a district detachment finds room.
    fn district_hexes(&self) -> impl Iterator<Item = At> + '_ {
        let may = self.district_unit().is_some();
        self.map().all().filter(move |at| {
            let city = self.map().place(*at).terrain == Some(crate::unit::Terrain::City);
            may && city
                && self.controls(Side::Red, *at)
                && !self.is_occupied_by(Side::White, *at)
                && !self.board.0.prey[Side::White as usize].has(*at)
                && self.load_with(*at, Class::Infantry, 2)
        })
    }

    fn load_with(&self, at: At, class: Class, pe: i32) -> bool {
        let mut load = self.load(at, &[]);
        load.add(class, pe);
        load.is_legal()
    }

    /// OT-12.9: the next counter of those that stand ready as district detachments.
    fn district_unit(&self) -> Option<UnitId> {
        self.ids()
            .find(|id| self.counter(*id).is_district && self.unit(*id).status == Status::ToCome)
    }
}

pub(super) fn run(state: &State) -> StepResult {
    asks(Step::Trotsky, ask(Side::Red, Question::Trotsky, None, offers(state)))
}

pub(super) fn answer(state: &mut State, choice: &Choice, table: &mut Table<'_>) -> Answered {
    let (decision, unit, hex) = match choice {
        Choice::Done => {
            state.extras.last_decision = None;
            return Ok(Revealed::Nothing);
        }
        Choice::Decide { decision, unit, hex } => (*decision, *unit, *hex),
        _ => return Err(unasked()),
    };
    let input = TrotskyDecisionInput {
        decision,
        same_as_last_turn: state.extras.last_decision == Some(decision),
    };
    state.extras.last_decision = Some(decision);
    let declared: Result<_, Refusal> = trotsky_decision(input, table.log());
    let Ok(mut test) = declared else { return Err(unasked()) };
    roll(&mut test, table)?;
    if test.total().is_some_and(|total| total < test.facts) {
        table.log().note(ot("12.9"), "decision-fails");
        return Ok(Revealed::Nothing);
    }
    table.log().note(ot("12.9"), "decision-succeeds");
    let at = hex.and_then(|hex| state.map().at(hex));
    match (decision, unit, at) {
        (Decision::Rally, ..) => state.extras.rallies = true,
        (Decision::AntiDesertion, ..) => state.extras.anti_desertion = true,
        (Decision::HuntPlotters, ..) => state.events[Side::Red as usize].plotters = true,
        (Decision::RaiseCommunists, Some(unit), _) => {
            tell(table, ot("12.9"), "communists-join", Named::Unit(unit));
            // OT-1.13: as many as there is room for.
            let most = state.unit(unit).lost.min(COMMUNISTS_PE);
            let regained = (0..=most).rev().find(|more| state.fits_with_more(unit, *more));
            let regained = regained.unwrap_or(0);
            let raised = state.unit_mut(unit);
            raised.lost -= regained;
            raised.set(COMMUNISTS, true);
            let at = raised.at;
            state.refresh(at);
        }
        (Decision::RaiseBarricades, _, Some(at)) => {
            tell(table, ot("12.9"), "barricades-rise", Named::Hex(at));
            state.works.insert(at);
            state.ground += 1;
        }
        (Decision::RaiseDistrict, _, Some(at)) => {
            if let Some(unit) = state.district_unit() {
                tell(table, ot("12.9"), "district-arms", Named::Unit(unit));
                state.place(unit, at);
                state.make_fresh(unit);
            }
        }
        (Decision::GoToFront, _, Some(at)) => {
            tell(table, ot("12.9"), "trotsky-at-the-front", Named::Hex(at));
            state.extras.front = Some(at);
        }
        _ => return Err(unasked()),
    }
    Ok(Revealed::Nothing)
}

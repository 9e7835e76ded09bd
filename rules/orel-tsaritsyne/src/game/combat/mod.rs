//! OT-8 The combat phase of a player turn: artillery actions, then one combat after another.
//!
//! Everything above a path, a loss or a panic is a step pushed above the one that caused it, so each
//! step does one thing and asks at most one question. The fire that is announced and the combat that is
//! fought are parts of the state.

mod advance;
mod aircraft;
mod bombard;
mod choose;
mod contact;
mod coordinate;
mod counter;
mod default;
mod duel;
mod fall_back;
mod fight;
mod fire;
mod forfeit;
mod losses;
mod odds;
mod outcome;
mod panic;
mod path;
mod pursue;
mod result;
mod roll;
mod support;
mod surrender;
#[cfg(test)]
mod tests;
mod train;
mod withdraw;

use engine::game::{Refused, Sheet};
use engine::{Refusal, Table};

use super::choice::{Choice, UnitId};
use super::map::At;
use super::question::Question;
use super::state::{State, side_of};
use super::step::{Answered, Asked, RunResult, Step, not_asked};
use crate::unit::{Part, Side};
use aircraft::AirSheet;
use fall_back::{FallingBack, How};
use forfeit::{Forfeit, Overstack};
use losses::Losing;
use surrender::Surrendering;
use train::TrainFlight;

pub(super) use default::default_answer;
pub(crate) use fight::Fight;
pub(crate) use fire::FirePlan;
pub(super) use odds::{chance_to_win, explain, has_odds, odds};

/// Something still to be done in the combat phase.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CombatStep {
    /// OT-8.1: the active player announces his fire.
    FirePlan,
    /// OT-8.40: the passive player answers it.
    CounterBattery,
    /// OT-8.40: the dice of that.
    CounterFire,
    /// OT-9.11, OT-10.4, OT-10.5: duels and shore fire.
    Duels,
    /// OT-8.30.
    Bombard,
    /// OT-8.2: the next attacked hex is chosen.
    Combats,
    /// OT-8.50.
    Withdraw,
    /// OT-8.10, OT-8.52.
    Follow,
    /// OT-8.121: the stack stays, and is attacked.
    Engage,
    /// OT-8.124.
    Undefended,
    /// OT-8.71.
    Coordinate,
    /// OT-Q47.
    AirSecret(AirSheet),
    /// OT-8.6.
    Support(Part),
    /// OT-10.20.
    AirCombat,
    /// OT-Q116.
    AirLoss(Side),
    /// OT-9.12.
    Contact(Part),
    /// OT-9.3.
    ContactTests,
    /// OT-8.101.
    Roll,
    /// OT-8.130: a part applies its cell.
    Apply(Part),
    /// OT-8.136.
    Slash,
    /// OT-8.131.
    Owes(Part),
    /// OT-8.140.
    Losses(Losing),
    /// OT-8.137.
    Moves(Part),
    /// OT-8.132, OT-8.134.
    Split(Part),
    /// The hexes of a Dn or An.
    Retreats(Part, u8),
    /// OT-8.60, OT-8.81.
    FallBack(FallingBack),
    /// OT-Q133.
    Forfeit(Forfeit),
    /// OT-Q132.
    Overstack(Overstack),
    /// OT-8.160.
    Surrender(Surrendering),
    /// OT-Q143, OT-Q117.
    Train(TrainFlight),
    /// OT-Q134: vehicles whose friends have died.
    Abandoned,
    /// OT-8.144.
    Prisoners,
    /// OT-8.170.
    Advance,
    Enter(Vec<UnitId>, At),
    /// OT-8.173.
    SecondHex,
    /// OT-8.180.
    Pursue,
    /// The combat is over.
    EndCombat,
}

/// The steps of a combat phase, in their order.
pub(super) fn begin(state: &mut State) {
    use CombatStep::{Bombard, Combats, CounterBattery, CounterFire, Duels, FirePlan};
    let steps = [Combats, Bombard, Duels, CounterFire, CounterBattery, FirePlan];
    state.runtime.extend(steps.map(Step::Combat));
}

/// The same for a battle that begins with the combats.
pub(super) fn begin_with_combats(state: &mut State) {
    state.runtime.push(Step::Combat(CombatStep::Combats));
}

/// OT-8.85, OT-Q99: a unit that could not be rallied routs again, away from these hexes.
pub(super) fn rout_again(state: &mut State, unit: UnitId, enemies: Vec<At>) {
    let (side, from) = (state.side(unit), state.unit(unit).at);
    let rout = FallingBack {
        hexes: state.house().hexes_of_rout() as u8,
        ..FallingBack::new(side, from, vec![unit], enemies, How::Rout)
    };
    state.runtime.push(Step::Combat(CombatStep::FallBack(rout)));
}

impl CombatStep {
    pub(super) fn sheet(&self) -> Option<&dyn Sheet> {
        match self {
            Self::AirSecret(sheet) => Some(sheet),
            _ => None,
        }
    }

    pub(super) fn sheet_mut(&mut self) -> Option<&mut dyn Sheet> {
        match self {
            Self::AirSecret(sheet) => Some(sheet),
            _ => None,
        }
    }
}

impl State {
    /// OT-Q145: whether no combat is being fought, so that a side without combat units has lost.
    pub(crate) fn is_between_combats(&self) -> bool {
        self.fight.is_none()
    }
}

pub(super) fn run(step: CombatStep, state: &mut State, table: &mut Table<'_>) -> RunResult {
    use CombatStep as S;
    Ok(match step {
        S::FirePlan => fire::run(state),
        S::CounterBattery => counter::ask_for(state),
        S::CounterFire => return counter::resolve(state, table),
        S::Duels => return duel::run(state, table),
        S::Bombard => return bombard::run(state, table),
        S::Combats => choose::run(state),
        S::Withdraw => withdraw::run(state),
        S::Follow => withdraw::follow(state),
        S::Engage => choose::engage(state, table),
        S::Undefended => choose::undefended(state, table),
        S::Coordinate => coordinate::ask_for(state),
        S::AirSecret(sheet) => return aircraft::write_down(sheet, state, table),
        S::Support(part) => support::ask_for(part, state),
        S::AirCombat => return aircraft::meet(state, table),
        S::AirLoss(side) => return aircraft::lose_one(side, state, table),
        S::Contact(part) => contact::ask_for(part, state),
        S::ContactTests => return contact::tests(state, table),
        S::Roll => return roll::run(state, table),
        S::Apply(part) => return result::apply(part, state, table),
        S::Slash => result::slash(state),
        S::Owes(part) => result::owes(part, state, table),
        S::Losses(losing) => return losing.run(state, table),
        S::Moves(part) => result::moves(part, state, table),
        S::Split(part) => result::split(part, state, table),
        S::Retreats(part, hexes) => result::retreats(part, hexes, state),
        S::FallBack(group) => return group.run(state, table),
        S::Forfeit(forfeit) => return forfeit.run(state, table),
        S::Overstack(overstack) => return overstack.run(state, table),
        S::Surrender(surrender) => return surrender.run(state, table),
        S::Train(train) => return train.run(state, table),
        S::Abandoned => choose::abandoned(state),
        S::Prisoners => result::prisoners(state, table),
        S::Advance => advance::run(state, table),
        S::Enter(units, at) => advance::go(units, at, state, table),
        S::SecondHex => advance::second_hex(state),
        S::Pursue => pursue::run(state, table),
        S::EndCombat => choose::end(state),
    })
}

pub(super) fn answer(
    step: CombatStep,
    state: &mut State,
    side: Side,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    use CombatStep as S;
    match step {
        S::FirePlan => fire::answer(state, side, choice, table),
        S::CounterBattery => counter::answer(state, side, choice, table),
        S::Combats => choose::answer(state, choice, table),
        S::Withdraw => withdraw::answer(state, choice, table),
        S::Follow => withdraw::followed(state, choice, table),
        S::Coordinate => coordinate::answer(state, choice, table),
        S::AirSecret(sheet) => aircraft::written(sheet, state, side, choice),
        S::Support(part) => support::answer(part, state, choice, table),
        S::AirLoss(side) => aircraft::lost(side, state, choice, table),
        S::Contact(part) => contact::answer(part, state, choice),
        S::Slash => result::slashed(state, choice),
        S::Losses(losing) => losing.answer(state, choice, table),
        S::Split(part) => result::shared(part, state, choice, table),
        S::FallBack(group) => group.answer(state, choice, table),
        S::Forfeit(forfeit) => forfeit.answer(state, choice, table),
        S::Overstack(overstack) => overstack.answer(state, choice, table),
        S::Train(train) => train.answer(state, choice, table),
        S::Advance => advance::answer(state, choice),
        S::SecondHex => advance::went_on(state, choice, table),
        S::Pursue => pursue::answer(state, side, choice, table),
        _ => Err(Refused::NotAsked),
    }
}

/// Whether a question of the combat phase lists every legal answer: sets of counters, counters that go
/// their own way, depots that pay are not all listed.
pub(super) const fn lists_all(question: Question) -> bool {
    !matches!(
        question,
        Question::FirePlan
            | Question::CounterBattery
            | Question::Support
            | Question::Follow
            | Question::Advance
            | Question::SecondHex
            | Question::RetreatPath
            | Question::RoutPath
    )
}

/// The judge of an answer in the combat phase.
pub(super) fn check(state: &State, ask: &Asked, choice: &Choice) -> Result<(), Refusal> {
    if ask.lists(state, choice) {
        return Ok(());
    }
    let Some(Step::Combat(step)) = state.runtime.top() else { return Err(not_asked()) };
    let side = side_of(ask.seat).ok_or_else(not_asked)?;
    let legal = match step {
        CombatStep::FirePlan => return state.check_mission(side, choice),
        CombatStep::CounterBattery => return state.check_counter(side, choice),
        CombatStep::Support(part) => return support::check(*part, state, choice),
        CombatStep::Follow => withdraw::is_legal(state, choice),
        CombatStep::Advance => advance::is_legal(state, choice, false),
        CombatStep::SecondHex => advance::is_legal(state, choice, true),
        CombatStep::FallBack(group) => group.is_legal(state, choice),
        _ => false,
    };
    if legal { Ok(()) } else { Err(not_asked()) }
}

/// Those who fall back by the path that is asked for.
pub(super) fn movers(state: &State) -> Vec<UnitId> {
    match state.runtime.top() {
        Some(Step::Combat(CombatStep::FallBack(group))) => group.units.clone(),
        Some(Step::Combat(CombatStep::Train(train))) => vec![train.unit],
        _ => Vec::new(),
    }
}

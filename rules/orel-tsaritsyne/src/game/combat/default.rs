//! The answer of somebody who wants nothing, in the combat phase (companion, chapter 3).

use super::super::choice::{Choice, UnitId};
use super::super::question::Question;
use super::super::state::State;
use super::super::step::{Asked, Step};
use super::CombatStep;
use super::fight::Fight;
use crate::unit::Part;

/// What stands first, where the book does not say.
pub(crate) fn default_answer(state: &State, ask: &Asked) -> Choice {
    let listed = ask.listed(state);
    let first = || listed.first().cloned().unwrap_or(Choice::Done);
    match ask.question {
        Question::FirePlan
        | Question::CounterBattery
        | Question::Follow
        | Question::Support
        | Question::Contact
        | Question::SecondHex
        | Question::Pursue => Choice::Done,
        Question::Withdraw => Choice::Withdraw { withdraw: false },
        Question::AirSecret => Choice::Fly { units: Vec::new() },
        Question::Slash => Choice::Slash { advance: false },
        Question::SplitA => Choice::Split { losses: 0 },
        Question::SplitD => match state.runtime.top() {
            // What he wishes the attacker: losses.
            Some(Step::Combat(CombatStep::Split(Part::Attacker))) => {
                listed.last().cloned().unwrap_or_else(first)
            }
            _ => Choice::Split { losses: 0 },
        },
        Question::Losses | Question::ZocLoss => weakest(state, listed).unwrap_or_else(first),
        Question::Advance if listed.contains(&Choice::Done) => Choice::Done,
        Question::Coordinate => best_lead(state, listed).unwrap_or_else(first),
        _ => first(),
    }
}

/// The lowest Quality, then the first of the roster.
fn weakest(state: &State, listed: &[Choice]) -> Option<Choice> {
    let unit = |choice: &Choice| match choice {
        Choice::Lose { unit } => Some(*unit),
        _ => None,
    };
    let key = |id: UnitId| (state.counter(id).quality, id);
    let least = listed.iter().filter_map(unit).min_by_key(|id| key(*id))?;
    Some(Choice::Lose { unit: least })
}

/// OT-Q121: the best Quality leads, as many PE join as may.
fn best_lead(state: &State, listed: &[Choice]) -> Option<Choice> {
    best_of(state, state.the_fight()?, listed)
}

/// The same for a combat that is not fought yet.
pub(super) fn best_of(state: &State, fight: &Fight, listed: &[Choice]) -> Option<Choice> {
    let value = |choice: &Choice| match choice {
        Choice::Coordinate { lead, join } => {
            let own = state.attackers_with(fight, &[*lead]);
            let of_lead = own.into_iter().filter(|id| state.counter(*id).formation == *lead);
            let quality = state.dominant_of(of_lead);
            let mut all = vec![*lead];
            all.extend(join);
            let pe = state.combat_pe(state.attackers_with(fight, &all).into_iter());
            (quality, pe)
        }
        _ => (0, 0),
    };
    let best = listed.iter().map(value).max()?;
    listed.iter().find(|choice| value(choice) == best).cloned()
}

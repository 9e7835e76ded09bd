//! What a charge comes to, exactly: its whole chain (reaction, stop, shock, retreat, pursuit) is played on
//! every fall of the dice, all questions that follow answered by their defaults.

use std::cell::RefCell;
use std::cmp::Reverse;

use engine::game::{self, Fact, Facts, Refused, Runtime, Seat};
use engine::{DiceError, Explorer, Flow, Table};

use super::BatailleEmpire;
use super::choice::{Choice, UnitId};
use super::default::default_answer;
use super::state::{Presence, State, Troop};
use super::step::Step;

thread_local! {
    // The distributions of pools are the same for every battle.
    static EXPLORER: RefCell<Explorer<f64>> = RefCell::new(Explorer::new());
}

/// What becomes of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Fate {
    fate: &'static str,
    half_losses: i32,
}

/// What a charge comes to for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ChainChance {
    /// What one hopes for comes first in a list.
    charger_wins: Reverse<bool>,
    defender: Fate,
    charger: Fate,
}

impl Facts for ChainChance {
    fn facts(&self) -> Vec<Fact> {
        let mut facts = vec![Fact::new("charger_wins", self.charger_wins.0)];
        for (who, fate) in [("defender", &self.defender), ("charger", &self.charger)] {
            facts.push(Fact::new("fate", fate.fate).of(who));
            facts.push(Fact::new("half_losses", fate.half_losses).of(who));
        }
        facts
    }
}

/// A charge that goes on by the default answers.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Charged {
    state: State,
    /// The answer with which it begins.
    first: Option<(Seat, Choice)>,
}

/// Everything that an answer to the question that is asked may lead to for a charger and his target, and
/// how likely it is.
pub(crate) fn outcomes(
    state: &State,
    seat: Seat,
    choice: &Choice,
    (charger, target): (UnitId, UnitId),
) -> Vec<(ChainChance, f64)> {
    let before = [charger, target].map(|id| *state.troop(id));
    let start = Charged { state: state.clone(), first: Some((seat, choice.clone())) };
    let ends = EXPLORER.with_borrow_mut(|explorer| explorer.odds(&[go_on], start));
    let read = |end: &State| {
        let [charger, target] = [(charger, before[0]), (target, before[1])]
            .map(|(id, before)| fate(&before, end.troop(id)));
        let beaten = |fate: &Fate| fate.fate != "stands";
        let wins = beaten(&target) && !matches!(charger.fate, "disorder" | "eliminated");
        ChainChance { charger_wins: Reverse(wins), defender: target, charger }
    };
    ends.into_iter().map(|(end, weight)| (read(&end.state), weight)).collect()
}

/// The next answer, and everything up to the one after it.
fn go_on(charged: &mut Charged, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let first = charged.first.take();
    let begins = first.is_some();
    let state = &mut charged.state;
    let by_default = |state: &State| {
        let ask = state.runtime.asked().first()?;
        Some((ask.seat, default_answer(state, ask)))
    };
    let Some((seat, choice)) = first.or_else(|| by_default(state)) else { return Ok(Flow::Done) };
    let Some(step) = state.runtime.top().cloned() else { return Ok(Flow::Done) };
    let below: Vec<Step> = state.runtime.steps().skip(1).cloned().collect();
    let below: &[Step] = if begins { of_the_charge(&below) } else { &below };
    state.runtime = Runtime::new(below.iter().rev().cloned().collect());
    match step.answer(state, seat, &choice, table) {
        Err(Refused::Dice(missing)) => return Err(missing),
        Err(_) => return Ok(Flow::Done),
        Ok(_) => {}
    }
    if begins {
        let pushed: Vec<Step> = state.runtime.steps().cloned().collect();
        state.runtime = Runtime::new(of_the_charge(&pushed).iter().rev().cloned().collect());
    }
    game::advance::<BatailleEmpire>(state, table)?;
    Ok(Flow::Again)
}

/// The steps on top that belong to charges.
fn of_the_charge(steps: &[Step]) -> &[Step] {
    let belongs =
        |step: &Step| matches!(step, Step::Engage(_) | Step::Strikes { .. } | Step::FallBack(_));
    let count = steps.iter().take_while(|step| belongs(step)).count();
    &steps[..count]
}

/// What has become of a unit since then.
fn fate(before: &Troop, after: &Troop) -> Fate {
    let fate = match after.presence {
        Presence::Eliminated => "eliminated",
        _ if after.disorder && !before.disorder => "disorder",
        _ if after.fell_back && !before.fell_back || after.abandoned => "flees",
        _ => "stands",
    };
    Fate { fate, half_losses: i32::from(after.losses) - i32::from(before.losses) }
}

//! OT-12.13 What is settled before the first turn.

use engine::Table;
use engine::game::Revealed;

use super::choice::Choice;
use super::question::Question;
use super::state::State;
use super::step::{Answered, Step, StepResult, ask, asks, unasked};
use crate::ot;

impl State {
    /// What comes before the first turn: the options of White, then those of Red.
    pub(super) fn begin_with(&mut self) {
        let battle = self.battle.clone();
        for (index, option) in battle.options.iter().enumerate().rev() {
            if option.taken {
                self.take_option(index as u8);
            } else if battle.begins.is_none() {
                self.runtime.push(Step::Unhistorical { option: index as u8 });
            }
        }
    }

    /// OT-12.13: counters come earlier, or formations move before the first turn.
    fn take_option(&mut self, index: u8) {
        let battle = self.battle.clone();
        let Some(option) = battle.options.get(usize::from(index)) else { return };
        self.taken |= 1 << index;
        for unit in &option.units {
            self.unit_mut(*unit).due = option.turn;
        }
    }
}

/// Somebody says that the battle may begin.
pub(super) fn begin(state: &State) -> StepResult {
    asks(Step::Begin, ask(state.battle.first, Question::Begin, None, vec![Choice::Done]))
}

/// The answers of the option that is asked about.
pub(super) fn ask_option() -> Vec<Choice> {
    vec![Choice::Option { take: false }, Choice::Option { take: true }]
}

pub(super) fn ask_about(option: u8, state: &State) -> StepResult {
    let side = state.battle.options[usize::from(option)].side;
    asks(Step::Unhistorical { option }, ask(side, Question::Unhistorical, None, ask_option()))
}

pub(super) fn answer(
    option: u8,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Choice::Option { take } = choice else { return Err(unasked()) };
    if *take {
        let battle = state.battle.clone();
        let taken = &battle.options[usize::from(option)];
        table.log().note(ot("12.13"), "option-taken");
        state.scores[taken.side as usize].option_cost += taken.price as u8;
        state.take_option(option);
        if !taken.formations.is_empty() {
            state.runtime.insert(1, [Step::EarlyMove { option }]);
        }
    }
    Ok(Revealed::Nothing)
}

/// OT-12.13: formations that move before the first turn, without attacks, rail or tasks.
pub(super) fn early_move(option: u8, state: &mut State) -> StepResult {
    state.active = state.battle.options[usize::from(option)].side;
    state.phase = crate::scenario::Phase::Move;
    state.runtime.extend([Step::EndMove, Step::Move { early: Some(option) }]);
    StepResult::Done
}

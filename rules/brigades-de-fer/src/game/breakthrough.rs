//! BF-14: who takes the place of an opponent who is gone, and who falls on the next.

use engine::game::Revealed;
use engine::input::Decimal;
use engine::{Log, Table};

use super::activation::assailable;
use super::assault::Assault;
use super::choice::{Choice, Piece, UnitId};
use super::question::Question;
use super::spot::Spot;
use super::state::{State, Status};
use super::step::{Answered, Step, StepResult, ask, tell, unasked};
use crate::ch14_breakthrough::{BreakthroughResult, FollowUp, Opponent, follow_up};
use crate::{applies, bf};

/// BF-Q47: a place that may be taken, by attacker or defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Breakthrough {
    pub(crate) unit: UnitId,
    pub(crate) opponent: UnitId,
    pub(crate) at: Spot,
    fate: Opponent,
    is_attacker: bool,
}

impl Breakthrough {
    pub(crate) fn new(
        unit: UnitId,
        opponent: UnitId,
        at: Spot,
        fate: Opponent,
        is_attacker: bool,
    ) -> Self {
        Self { unit, opponent, at, fate, is_attacker }
    }

    fn moved(&self, state: &State) -> u8 {
        let activation = state.activation().filter(|_| self.is_attacker);
        let member = activation.and_then(|activation| activation.member(self.unit));
        member.map_or(0, |member| member.moved)
    }

    /// BF-14.1 to BF-14.3: what may follow; `contact`: another enemy would be in contact and in
    /// front.
    fn may(&self, state: &State, contact: bool) -> BreakthroughResult {
        let facts = FollowUp {
            category: state.category(self.unit),
            opponent: self.fate,
            is_attacker: self.is_attacker,
            moved: Decimal::whole(i32::from(self.moved(state))),
            new_enemy_contact: contact,
        };
        let nothing = BreakthroughResult { may_advance: false, may_fight_again: false };
        follow_up(&facts, &state.battle.house, &mut Log::silent()).unwrap_or(nothing)
    }

    pub(crate) fn run(self, state: &mut State) -> StepResult {
        // BF-Q47: by a house rule only who attacked.
        let may_follow = self.is_attacker || state.battle.house.defender_breaks_through;
        let open = state.battle.rules.breakthrough
            && may_follow
            && state.unit(self.unit).status == Status::OnTable
            && state.may_take_place(self.unit, self.at)
            && self.may(state, false).may_advance;
        if !open {
            return StepResult::Done;
        }
        let offers = [true, false].map(|advance| Choice::Advance { advance }).to_vec();
        let asked = ask(
            state.side(self.unit),
            Question::Breakthrough,
            Some(Piece::Unit(self.unit)),
            offers,
        );
        StepResult::Waits(Step::Breakthrough(self), asked)
    }

    pub(crate) fn answer(
        self,
        state: &mut State,
        choice: Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        let Choice::Advance { advance } = choice else { return Err(unasked()) };
        if !advance {
            return Ok(Revealed::Nothing);
        }
        let again = self.may(state, true).may_fight_again;
        let facing = state.unit(self.unit).facing;
        tell(table, bf("14.1"), "unit-breaks-through", self.unit);
        state.shift(self.unit, self.at, facing, table);
        if self.is_attacker
            && let Some(member) =
                state.activation_mut().and_then(|activation| activation.member_mut(self.unit))
        {
            member.moved += 1;
        }
        if again {
            let (unit, evader) = (self.unit, self.opponent);
            state.runtime.push(Step::FightAgain(FightAgain { unit, evader }));
        }
        Ok(Revealed::Nothing)
    }
}

/// BF-14.2, BF-Q46: after an evasion, another enemy may be assaulted, never the one who evaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FightAgain {
    unit: UnitId,
    evader: UnitId,
}

impl FightAgain {
    pub(crate) fn run(self, state: &mut State) -> StepResult {
        let unit = self.unit;
        let mut offers: Vec<Choice> = assailable(state, unit)
            .filter(|target| *target != self.evader || !applies(bf("Q46")))
            .map(|target| Choice::Assault { unit, target })
            .collect();
        if offers.is_empty() {
            return StepResult::Done;
        }
        offers.push(Choice::Done);
        let asked = ask(state.side(unit), Question::FightAgain, Some(Piece::Unit(unit)), offers);
        StepResult::Waits(Step::FightAgain(self), asked)
    }

    pub(crate) fn answer(self, state: &mut State, choice: Choice) -> Answered {
        match choice {
            Choice::Assault { unit, target } => {
                state.runtime.push(Step::Assault(Assault::new(unit, target)));
            }
            Choice::Done => {}
            _ => return Err(unasked()),
        }
        Ok(Revealed::Nothing)
    }
}

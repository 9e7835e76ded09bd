//! What may be answered beforehand, by a seat that is away while the other plays.

use engine::game::{BY_DEFAULT, BY_DOCTRINE, LEFT_TO_OTHERS, listed_with_verb};

use super::BatailleEmpire;
use super::choice::{Choice, UnitId};
use super::engage::Engagement;
use super::question::Question;
use super::react::Moving;
use super::state::State;
use super::step::{Asked, Step};
use crate::ch04_reactions::Reaction;
use crate::ch10_ranges::Band;
use crate::unit::{Arm, Formation};

const CANISTER: &str = "canister";
const SQUARE: &str = "square";
const SQUARE_OR_CANISTER: &str = "square_or_canister";
const ALL_SUPPORTS: &str = "all_supports";
const NO_SUPPORTS: &str = "no_supports";

pub(crate) const fn words(question: Question) -> &'static [&'static str] {
    match question {
        Question::MoveReaction => &[
            SQUARE_OR_CANISTER,
            CANISTER,
            SQUARE,
            "opportunity_fire",
            "opportunity_charge",
            BY_DOCTRINE,
            BY_DEFAULT,
        ],
        Question::ChargeReaction => &[SQUARE, "stand", "counter_charge", BY_DOCTRINE, BY_DEFAULT],
        Question::ReturnFire => &["return_fire", "hold_fire", BY_DOCTRINE, BY_DEFAULT],
        Question::Supports => &[ALL_SUPPORTS, NO_SUPPORTS, BY_DOCTRINE, BY_DEFAULT],
        Question::CarryOn => &["carry_on", "desist", BY_DOCTRINE, BY_DEFAULT],
        Question::Pursuit => &["pursue", "hold", BY_DOCTRINE, BY_DEFAULT],
        Question::ChargeStop | Question::Follow | Question::FallBack | Question::Advance => {
            LEFT_TO_OTHERS
        }
        _ => &[],
    }
}

/// The answers that a word may mean now: those of its verb, unless it is one of these.
pub(crate) fn answers(state: &State, ask: &Asked, word: &str) -> Vec<Choice> {
    let listed = ask.listed(state).iter();
    match (word, state.runtime.top()) {
        (CANISTER, Some(Step::Moving(moving))) => {
            listed.filter(|choice| moving.is_closing_fire(choice, state)).cloned().collect()
        }
        (SQUARE, Some(Step::Moving(moving))) => {
            listed.filter(|choice| moving.is_square(choice, state)).cloned().collect()
        }
        (SQUARE_OR_CANISTER, Some(Step::Moving(moving))) => {
            // Who forms square does not fire: squares first.
            let (squares, fires): (Vec<Choice>, Vec<Choice>) = listed
                .filter(|one| moving.is_square(one, state) || moving.is_closing_fire(one, state))
                .cloned()
                .partition(|choice| moving.is_square(choice, state));
            if squares.is_empty() { fires } else { squares }
        }
        (SQUARE, Some(Step::Engage(e))) => {
            listed.filter(|choice| e.is_square(choice, state)).cloned().collect()
        }
        (ALL_SUPPORTS | NO_SUPPORTS, _) => {
            let supports = |choice: &&Choice| match choice {
                Choice::Support { units } => Some(units.len()),
                _ => None,
            };
            let best = match word {
                ALL_SUPPORTS => listed.max_by_key(supports),
                _ => listed.min_by_key(supports),
            };
            best.cloned().into_iter().collect()
        }
        _ => listed_with_verb::<BatailleEmpire>(state, ask, word),
    }
}

/// Who forms square by a reaction.
const fn forms_square(choice: &Choice) -> Option<UnitId> {
    match choice {
        Choice::React {
            unit,
            reaction: Reaction::ChangeFormation,
            formation: Some(Formation::FullSquare | Formation::HollowSquare),
            ..
        } => Some(*unit),
        _ => None,
    }
}

impl Moving {
    /// BE-4.6: infantry forms square while cavalry comes near it.
    fn is_square(&self, choice: &Choice, state: &State) -> bool {
        let horse = self.units.iter().any(|mover| state.arm(*mover) == Arm::Cavalry);
        horse && forms_square(choice).is_some_and(|id| !state.troop(id).formation.is_square())
    }

    /// BE-4.5: opportunity fire with canister, or musketry at its one range.
    fn is_closing_fire(&self, choice: &Choice, state: &State) -> bool {
        let Choice::React { unit, reaction, .. } = choice else { return false };
        let fires = matches!(reaction, Reaction::OpportunityFire | Reaction::RecoilAndFire);
        let short = || match self.fire_band(*unit, *reaction, state) {
            Some(band) => state.arm(*unit) != Arm::Artillery || band == Band::Short,
            None => false,
        };
        fires && short()
    }
}

impl Engagement {
    /// BE-4.6: infantry that cavalry charges forms square.
    fn is_square(&self, choice: &Choice, state: &State) -> bool {
        state.arm(self.charger) == Arm::Cavalry && forms_square(choice) == Some(self.target)
    }
}

//! BF-12, BF-13, BF-16.3: what the assailed side does before a close combat.

use dice::play;
use engine::game::Revealed;
use engine::input::Int;
use engine::{DiceError, Log, Refusal, Table};

use super::assault::Assault;
use super::choice::{Choice, Piece, UnitId};
use super::fire;
use super::ground::Way;
use super::question::Question;
use super::state::State;
use super::step::{Answered, RunResult, Step, StepResult, ask, tell, unasked};
use crate::ch06_activation::Test;
use crate::ch07_movement::is_mounted_after;
use crate::ch12_reactions::{
    AttackerCategory, Position, REACTION_TEST, Reaction, ReactionTestInput, declare_reaction,
};
use crate::unit::Category;
use crate::{applies, bf};

/// BF-12.1, BF-13.1, BF-16.3, BF-Q79: every reaction that some unit of the assailed side may try.
pub(crate) fn offers(state: &State, assault: &Assault) -> Vec<Choice> {
    let rules = &state.battle.rules;
    let mut offers = Vec::new();
    let target = assault.target;
    let side = state.side(target);
    let mut near: Vec<UnitId> = vec![target];
    for at in [state.unit(target).at, state.unit(assault.attacker).at] {
        for unit in state.touching(at) {
            if state.side(unit) == side && !near.contains(&unit) {
                near.push(unit);
            }
        }
    }
    for unit in near {
        if state.unit(unit).activated {
            continue;
        }
        let kinds = [
            (Reaction::OpportunityFire, rules.opportunity_fire),
            (Reaction::Evade, rules.evade && unit == target),
            (Reaction::Countercharge, rules.dashing && unit == target && !assault.countercharge),
        ];
        for (reaction, in_force) in kinds {
            if in_force && may_react(state, assault, unit, reaction) {
                offers.push(Choice::React { unit, reaction });
            }
        }
    }
    offers
}

fn may_react(state: &State, assault: &Assault, unit: UnitId, reaction: Reaction) -> bool {
    let possible = match reaction {
        // BF-12.3: one normal fire, with all that it needs.
        Reaction::OpportunityFire => fire::may_fire(state, unit, assault.attacker),
        // BF-13.4: without a legal end it may not evade.
        Reaction::Evade => !state.evasions(unit, assault.attacker).is_empty(),
        Reaction::Countercharge => true,
    };
    possible && test(state, assault, unit, reaction, 0, &mut Log::silent()).is_ok()
}

/// BF-12.2: the test of a reaction.
pub(crate) fn test(
    state: &State,
    assault: &Assault,
    unit: UnitId,
    reaction: Reaction,
    points: u8,
    log: &mut Log,
) -> Result<Test, Refusal> {
    let position = if unit == assault.target {
        Position::Assailed
    } else if state.in_contact(unit, assault.target) {
        Position::BesideAssailed
    } else {
        Position::BesideAttacker
    };
    let attacker_category = match state.category(assault.attacker) {
        Category::Cavalry => AttackerCategory::Cavalry,
        _ => AttackerCategory::Infantry,
    };
    let reached = state.in_command(unit);
    let input = ReactionTestInput {
        reaction,
        category: state.category(unit),
        vc: Int::of(state.vc(unit).clamp(1, 6)),
        control: Int::of(if reached { state.control(unit) } else { 0 }),
        pc: Int::of(i32::from(points).min(99)),
        out_of_command: !reached,
        attacker_category,
        position,
        mounted: state.unit(unit).mounted,
        already_activated: state.unit(unit).activated,
        in_enemy_contact: was_in_contact(state, unit),
    };
    declare_reaction(&input, &state.battle.house, log)
}

/// BF-16.3, BF-Q49: in contact with any enemy before the movements of this activation.
fn was_in_contact(state: &State, unit: UnitId) -> bool {
    let at = state.unit(unit).at;
    let members = state.activation().map_or(&[][..], |activation| &activation.members);
    let before = members.iter().any(|member| member.start.distance(at) == 1) && applies(bf("Q49"));
    let moving = |enemy: UnitId| members.iter().any(|member| member.unit == enemy);
    before || state.enemies_touching(unit).any(|enemy| !moving(enemy))
}

/// BF-12.2: the points of a reaction are announced before the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PayReaction {
    pub(crate) unit: UnitId,
    pub(crate) reaction: Reaction,
}

impl PayReaction {
    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        let side = state.side(self.unit);
        let pool = if state.in_command(self.unit) { state.points[side as usize] } else { 0 };
        if pool == 0 {
            self.roll(state, 0, table)?;
            return Ok(StepResult::Done);
        }
        let offers = (0..=pool.min(99)).map(|points| Choice::Spend { points }).collect();
        let asked = ask(side, Question::SpendReaction, Some(Piece::Unit(self.unit)), offers);
        Ok(StepResult::Waits(Step::PayReaction(self), asked))
    }

    pub(crate) fn answer(
        self,
        state: &mut State,
        choice: Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        let Choice::Spend { points } = choice else { return Err(unasked()) };
        self.roll(state, points, table)?;
        Ok(Revealed::Nothing)
    }

    /// BF-12.2, BF-13.2, BF-16.4: activated even if it fails; a token leaves the bowl.
    fn roll(self, state: &mut State, points: u8, table: &mut Table<'_>) -> Result<(), DiceError> {
        let Some(assault) = state.assault().cloned() else { return Ok(()) };
        let (unit, side) = (self.unit, state.side(self.unit));
        let (rule, key) = match self.reaction {
            Reaction::OpportunityFire => (bf("12.2"), "tries-opportunity-fire"),
            Reaction::Evade => (bf("13.2"), "tries-to-evade"),
            Reaction::Countercharge => (bf("16.4"), "tries-countercharge"),
        };
        tell(table, rule, key, unit);
        let test = test(state, &assault, unit, self.reaction, points, table.log());
        let Ok(test) = test else { return Ok(()) };
        let test = play(REACTION_TEST.steps, test, table)?;
        let pool = &mut state.points[side as usize];
        *pool = pool.saturating_sub(points);
        let tokens = &mut state.bowl[side as usize];
        *tokens = tokens.saturating_sub(1);
        state.unit_mut(unit).activated = applies(rule);
        state.takes_part(unit);
        let key = if test.success { "reaction-succeeds" } else { "reaction-fails" };
        table.log().note(rule, key);
        if !test.success {
            return Ok(());
        }
        match self.reaction {
            Reaction::OpportunityFire => {
                // A shot that was offered is legal: only its dice can be missing.
                let fired = fire::fire(state, unit, assault.attacker, false, table);
                if let Err(engine::game::Refused::Dice(error)) = fired {
                    return Err(error);
                }
            }
            Reaction::Evade => {
                state.runtime.push(Step::EvadeTo { unit, attacker: assault.attacker });
            }
            Reaction::Countercharge => {
                if let Some(assault) = state.assault_mut() {
                    assault.countercharge = true;
                }
            }
        }
        Ok(())
    }
}

/// BF-13.4: where to.
pub(crate) fn evade_to(
    unit: UnitId,
    attacker: UnitId,
    state: &mut State,
    table: &mut Table<'_>,
) -> StepResult {
    let ways = state.evasions(unit, attacker);
    // On the table one place that was found is not the only one.
    if let [way] = ways.as_slice()
        && state.field().is_none()
    {
        slip_away(unit, way, state, table);
        return StepResult::Done;
    }
    if ways.is_empty() {
        return StepResult::Done;
    }
    let offers = ways.iter().map(|way| Choice::evade(way.at)).collect();
    let asked = ask(state.side(unit), Question::EvadeTo, Some(Piece::Unit(unit)), offers);
    StepResult::Waits(Step::EvadeTo { unit, attacker }, asked)
}

pub(crate) fn evaded_to(
    unit: UnitId,
    attacker: UnitId,
    state: &mut State,
    choice: Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Some((at, via)) = choice.evaded() else { return Err(unasked()) };
    let (steps, facing) = state.evasion_to(unit, attacker, at, via)?;
    slip_away(unit, &Way { at, via, facing, steps }, state, table);
    Ok(Revealed::Nothing)
}

/// BF-13.5, BF-13.6: the combat is cancelled; beyond 1 UD the unit faces along its way, and
/// dismounted cavalry is in the saddle again.
fn slip_away(unit: UnitId, way: &Way, state: &mut State, table: &mut Table<'_>) {
    let before = *state.unit(unit);
    tell(table, bf("13.5"), "unit-evades", unit);
    state.shift(unit, way.at, way.facing, table);
    if state.category(unit) == Category::Cavalry {
        let mounted = is_mounted_after(before.mounted, true, false, way.steps > 1, table.log());
        state.unit_mut(unit).mounted = mounted;
    }
    if let Some(assault) = state.assault_mut()
        && applies(bf("13.5"))
    {
        assault.evaded_from = Some(before.at);
    }
}

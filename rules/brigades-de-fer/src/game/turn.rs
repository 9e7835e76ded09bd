//! BF-4, BF-5: the turn from its command points to its last token.

use engine::input::Int;
use engine::{DiceError, RuleId, Table};

use super::attach::Attach;
use super::battle::{SIDES, enemy_of};
use super::reinforce::{Arrive, Call};
use super::state::{State, Status};
use super::step::{RunResult, Step, StepResult};
use super::victory;
use crate::ch04_command_points::{CommandDice, CommandPointsInput, Rating, roll_command_dice};
use crate::ch05_turn::{Bowl, draw_token};
use crate::ch06_activation::COMMAND_RADIUS;
use crate::scenario::{MOST_UNITS, Phase};
use crate::unit::Side;
use crate::{applies, bf};

/// The start of a turn, in the order of the book. A battle may begin with a later part of a turn.
pub(crate) fn start(state: &mut State, table: &mut Table<'_>) -> StepResult {
    let first = state.turn == 0;
    let phase = if first { state.battle.first_phase } else { Phase::Reinforcements };
    state.turn = state.battle.turn_after(state.turn);
    table.log().note_value(bf("5.2"), "turn-begins", i64::from(state.turn));
    state.runtime.extend([Step::Draw, Step::FillBowl, Step::RollCommand]);
    if phase == Phase::Activations {
        return StepResult::Done;
    }
    state.runtime.extend([
        Step::Attach(Attach::default()),
        Step::Succeed { side: Side::Confederate },
        Step::Succeed { side: Side::Union },
    ]);
    if phase == Phase::Generals {
        return StepResult::Done;
    }
    state.runtime.extend([
        Step::Arrive(Arrive::new(Side::Confederate)),
        Step::Arrive(Arrive::new(Side::Union)),
        Step::Call(Call::default()),
    ]);
    StepResult::Done
}

/// BF-4.1, BF-Q53: both sides roll for their command points.
pub(crate) fn roll_command(state: &mut State, table: &mut Table<'_>) -> RunResult {
    for side in SIDES.into_iter().filter(|_| applies(bf("4.1"))) {
        state.points[side as usize] = command_points(state, side, table)?;
    }
    Ok(StepResult::Done)
}

fn command_points(state: &State, side: Side, table: &mut Table<'_>) -> Result<u8, DiceError> {
    let units = state.on_table(side).count() as i32;
    // BF-Q53: those on the table at this moment.
    let units = if applies(bf("Q53")) { units } else { state.of(side).count() as i32 };
    if units == 0 {
        return Ok(0);
    }
    let key = match side {
        Side::Union => "union-rolls-command",
        Side::Confederate => "confederate-rolls-command",
    };
    table.log().note(bf("4.1"), key);
    let input = command_input(state, side, units);
    // The facts are those of a real commander: there is nothing to refuse.
    let Ok(mut dice) = CommandDice::declare(&input, &state.battle.house, table.log()) else {
        return Ok(0);
    };
    if input.rating != Rating::None {
        roll_command_dice(&mut dice, table)?;
    }
    table.log().note_value(bf("4.9"), "command-points", i64::from(dice.points));
    Ok(u8::try_from(dice.points).unwrap_or(u8::MAX))
}

/// BF-4.6, BF-4.7, BF-4.8, BF-4.13, BF-4.14, BF-17.10, BF-17.12: what the commander-in-chief is worth now.
pub(crate) fn command_input(state: &State, side: Side, units: i32) -> CommandPointsInput {
    let command = state.command[side as usize];
    let abstract_chief = state.battle.leaders.iter().all(|leader| leader.side != side);
    let (rating, attached, dominant_height, direct) = match command.chief {
        Some(chief) => {
            let general = state.general(chief);
            let attached = general.attached.is_some() && applies(bf("17.10"));
            let direct = state.on_table(side).filter(|unit| {
                state.brigade(*unit).commander == Some(chief)
                    && (state.unit(*unit).at.distance(general.at) <= COMMAND_RADIUS
                        || !applies(bf("4.7")))
            });
            let height = !attached && state.occupies_height(chief);
            (command.rating, attached, height, direct.count() as i32)
        }
        // Without generals he is never out of reach of anyone.
        None if abstract_chief => (command.rating, false, false, units),
        None => (Rating::None, false, false, 0),
    };
    let plain = rating == Rating::Standard && !applies(bf("4.5"));
    let rating = if plain { Rating::Mediocre } else { rating };
    CommandPointsInput {
        units: Int::of(units.clamp(1, MOST_UNITS as i32)),
        rating,
        attached,
        dominant_height,
        direct_units: Int::of(direct.clamp(0, units.clamp(1, MOST_UNITS as i32))),
    }
}

/// BF-5.2, BF-5.3: as many tokens as units on the table.
pub(crate) fn fill_bowl(state: &mut State, table: &mut Table<'_>) -> StepResult {
    for side in SIDES {
        let tokens = if applies(bf("5.2")) { state.on_table(side).count() } else { 1 };
        state.bowl[side as usize] = tokens.min(MOST_UNITS) as u8;
    }
    let tokens = i64::from(state.bowl[0]) + i64::from(state.bowl[1]);
    table.log().note_value(bf("5.3"), "bowl-filled", tokens);
    StepResult::Done
}

/// BF-5.3, BF-5.4, BF-5.7: a token is drawn, or the turn is over.
pub(crate) fn draw(state: &mut State, table: &mut Table<'_>) -> RunResult {
    let [union, confederate] = state.bowl.map(i32::from);
    if union + confederate == 0 {
        state.runtime.extend([
            Step::EndTurn,
            Step::LastRides { side: Side::Confederate },
            Step::LastRides { side: Side::Union },
        ]);
        return Ok(StepResult::Done);
    }
    let mut bowl = Bowl { union, confederate, drawn: Side::Union };
    draw_token(&mut bowl, table)?;
    let side = bowl.drawn;
    let whose = match side {
        Side::Union => "union-token-drawn",
        Side::Confederate => "confederate-token-drawn",
    };
    table.log().note(bf("5.4"), whose);
    state.bowl[side as usize] -= 1;
    state.declined[side as usize] = false;
    state.runtime.push(Step::Draw);
    state.runtime.push(Step::Designate { side });
    Ok(StepResult::Done)
}

/// The end of a turn: points are lost (BF-4.10), memories cleared, objectives looked at.
pub(crate) fn end(state: &mut State, table: &mut Table<'_>) -> StepResult {
    if applies(bf("4.10")) {
        state.points = [0; 2];
    }
    state.declined = [false; 2];
    state.combats.clear();
    for index in 0..state.units.len() {
        let unit = &mut state.units[index];
        unit.activated = unit.activated && !applies(bf("5.7"));
        unit.entered_difficult = false;
    }
    for general in &mut state.generals {
        general.attached = None;
        general.moved = false;
    }
    victory::look_at_objectives(state, table);
    table.log().note_value(bf("5.7"), "turn-ends", i64::from(state.turn));
    if state.turn >= state.battle.turns {
        victory::end(state, table);
    } else {
        state.runtime.push(Step::StartTurn);
    }
    StepResult::Done
}

impl State {
    /// BF-4.14, BF-17.12, BF-Q54: whether a general occupies a dominant height that nobody disputes:
    /// an enemy unit or general on the same height does.
    pub(crate) fn occupies_height(&self, id: super::choice::GeneralId) -> bool {
        let (at, side) = (self.general(id).at, self.leader(id).side);
        if !self.battle.cell(at).dominant {
            return false;
        }
        let enemy = enemy_of(side);
        let disputed =
            self.battle.heights.iter().filter(|height| height.contains(at)).any(|height| {
                self.stands_on(enemy, height)
                    || self.generals_of(enemy).any(|other| height.contains(self.general(other).at))
            });
        let undisputed = !disputed || self.battle.house.shared_height_counts;
        undisputed && applies(bf("17.12")) && applies(bf("Q54"))
    }

    /// BF-2.7, BF-5.6, BF-17.9, BF-Q67: a unit leaves the battle; its token leaves the bowl if it was still
    /// there, and its general goes with it.
    pub(crate) fn lose_unit(
        &mut self,
        id: super::choice::UnitId,
        status: Status,
        table: &mut Table<'_>,
    ) {
        let side = self.side(id);
        let at = self.unit(id).at;
        if self.unit(id).status != Status::OnTable {
            return;
        }
        self.occupy(at, super::state::NOBODY);
        let general = self.general_with(id);
        let unit = self.unit_mut(id);
        unit.status = status;
        if !unit.activated && applies(bf("5.6")) && applies(bf("Q67")) {
            unit.activated = true;
            let tokens = &mut self.bowl[side as usize];
            *tokens = tokens.saturating_sub(1);
        }
        let (rule, key) = match status {
            Status::DrivenOff => (bf("10.12"), "unit-driven-off"),
            _ => (bf("2.7"), "unit-destroyed"),
        };
        super::step::tell(table, rule, key, id);
        if let Some(general) = general
            && applies(bf("17.9"))
        {
            self.lose_general(general, bf("17.9"), table);
        }
    }

    /// BF-4.11, BF-17.8, BF-17.9, BF-17.14, BF-17.15: a general is eliminated.
    pub(crate) fn lose_general(
        &mut self,
        id: super::choice::GeneralId,
        rule: RuleId,
        table: &mut Table<'_>,
    ) {
        let side = self.leader(id).side;
        let turn = self.turn;
        let general = self.general_mut(id);
        general.status = Status::Lost;
        general.attached = None;
        super::step::tell_general(table, rule, "general-eliminated", id);
        let command = &mut self.command[side as usize];
        if command.chief == Some(id) && applies(bf("4.11")) {
            command.chief = None;
            command.lost_in = Some(turn);
            self.general_mut(id).fell_as_chief = true;
            super::step::tell_general(table, bf("4.11"), "commander-in-chief-lost", id);
        }
    }
}

//! BE-1: turns, strategic command, activations, ends.

use engine::Table;
use engine::game::{Revealed, Sealed, Seat};
use engine::input::Int;

use super::choice::{Choice, DivisionId, LeaderId, UnitId};
use super::command::{set_order, tell_division};
use super::geometry::{UD, length};
use super::losses::{tell_leader, tell_side};
use super::question::Question;
use super::state::{Presence, State, seat_of, side_of};
use super::step::{Answered, Asked, RunResult, Step, StepResult, ask, refused, unasked};
use super::victory;
use crate::ch02_command::{Initiative, InitiativeInput, Previous};
use crate::ch03_manoeuvres::TACTICAL_DISTANCE;
use crate::ch06_command_points::{COMMAND_POINTS, CommandPoints};
use crate::ch08_orders::{half_of, next_order};
use crate::options::Activation as ActivationOrder;
use crate::scenario::Side;
use crate::unit::Order;
use crate::{be, holds};

/// BE-6.8: the bids, each seat its own.
pub(crate) type Bids = Sealed<u8, u8>;

/// BE-6.1: a general rolls his points.
fn roll_points(
    leader: LeaderId,
    state: &State,
    table: &mut Table<'_>,
) -> Result<u8, engine::DiceError> {
    tell_leader(table, be("6.1"), "general-rolls-points", leader);
    let command = CommandPoints::of(state.commander(leader).quality);
    let points = dice::play(COMMAND_POINTS.steps, command, table)?.points;
    Ok(points as u8)
}

/// BE-1.3: a turn begins; both commanders-in-chief roll their points.
pub(crate) fn start(state: &mut State, table: &mut Table<'_>) -> RunResult {
    state.turn += 1;
    table.log().note_value(be("1.1"), "turn-begins", i64::from(state.turn));
    points(state, table)
}

pub(crate) fn points(state: &mut State, table: &mut Table<'_>) -> RunResult {
    let commands = table.log().applies(true, be("1.3"), "strategic-command");
    for side in Side::BOTH.into_iter().filter(|_| commands) {
        let chief = state.battle.camp(side).chief;
        // BE-Q81: who leads a division as well rolls once, in its tactical command.
        let alone = state.leader(chief).division.is_none() || !holds("Q81");
        if alone && state.commander(chief).present && !state.commander(chief).new {
            let points = roll_points(chief, state, table)?;
            state.commander_mut(chief).points = points;
        }
    }
    state.runtime.push(Step::EndTurn);
    if state.turn == 1
        && let Some(side) = state.battle.first_initiative
    {
        tell_side(table, be("2.6"), "has-initiative", side);
        state.initiative = Some(side);
        push_command(side, state);
    } else {
        state.runtime.push(Step::Bonus(Bids::secret()));
    }
    Ok(StepResult::Done)
}

/// BE-1.3: the rest of strategic command and the activations, this side first.
pub(crate) fn push_command(side: Side, state: &mut State) {
    let other = side.enemy();
    state.runtime.extend([
        Step::ChooseFirst,
        Step::Chief { side: other },
        Step::Command { side: other },
        Step::Chief { side },
        Step::Command { side },
    ]);
}

/// BE-6.8: who may bid how much.
pub(crate) fn most_bid(side: Side, state: &State) -> u8 {
    let chief = state.battle.camp(side).chief;
    let commander = state.commander(chief);
    let free = commander.present && commander.attached.is_none();
    let alone = state.leader(chief).division.is_none();
    if free && alone { commander.points.min(2) } else { 0 }
}

pub(crate) fn bonus(mut bids: Bids, state: &mut State, table: &mut Table<'_>) -> RunResult {
    for side in Side::BOTH {
        if most_bid(side, state) == 0 {
            bids.set_ready(seat_of(side));
        }
    }
    let waiting: Vec<Asked> = Side::BOTH
        .into_iter()
        .filter(|side| bids.awaits(seat_of(*side)))
        .map(|side| {
            let list = (0..=most_bid(side, state)).map(|points| Choice::Bonus { points }).collect();
            Asked::new(seat_of(side), Question::Bonus, list)
        })
        .collect();
    if !waiting.is_empty() {
        return Ok(StepResult::Waits(Step::Bonus(bids), waiting));
    }
    let bid = |side: Side| bids.line(seat_of(side), &0).copied().unwrap_or(0);
    let quality = |side: Side| state.commander(state.battle.camp(side).chief).quality;
    let input = InitiativeInput {
        a_quality: quality(Side::A),
        b_quality: quality(Side::B),
        a_bonus: Int::of(i32::from(bid(Side::A))),
        b_bonus: Int::of(i32::from(bid(Side::B))),
        previous: match state.initiative {
            None => Previous::None,
            Some(Side::A) => Previous::A,
            Some(Side::B) => Previous::B,
        },
        attacker: state.battle.attacker,
    };
    let spent = [bid(Side::A), bid(Side::B)];
    for side in Side::BOTH {
        let chief = state.battle.camp(side).chief;
        state.commander_mut(chief).points -= spent[side as usize];
    }
    let rolled = Initiative::declare(&input, table.log());
    let rolled = dice::play(crate::ch02_command::INITIATIVE.steps, rolled, table)?;
    let winner = rolled.result().winner;
    tell_side(table, be("2.6"), "has-initiative", winner);
    state.initiative = Some(winner);
    push_command(winner, state);
    Ok(StepResult::Done)
}

pub(crate) fn answer_bonus(
    mut bids: Bids,
    state: &mut State,
    seat: Seat,
    choice: &Choice,
) -> Answered {
    let Choice::Bonus { points } = choice else { return Err(unasked()) };
    let side = side_of(seat).ok_or_else(unasked)?;
    if *points > most_bid(side, state) {
        return Err(refused(be("6.8"), "points", "too-few-command-points"));
    }
    bids.write(seat, 0, *points);
    bids.set_ready(seat);
    state.runtime.push(Step::Bonus(bids));
    Ok(Revealed::Nothing)
}

/// BE-1.4: who goes first is asked where both sides have a division of one number.
pub(crate) fn choose_first(state: &mut State, table: &mut Table<'_>) -> RunResult {
    automatic_orders(state, table);
    let winner = state.initiative.unwrap_or(state.battle.attacker);
    state.first = winner;
    let numbers = |side: Side| {
        let divisions = state.battle.division_ids().filter(|id| state.division(*id).side == side);
        let acting = divisions.filter(|id| can_act(*id, state));
        acting.map(|id| state.command(id).order).collect::<Vec<Order>>()
    };
    let (own, other) = (numbers(winner), numbers(winner.enemy()));
    let by_order = state.house().activation == ActivationOrder::ByOrder;
    let clash = if by_order {
        own.iter().any(|order| other.contains(order))
    } else {
        !own.is_empty() && !other.is_empty()
    };
    if !clash {
        push_activations(state);
        return Ok(StepResult::Done);
    }
    let list = vec![Choice::First { side: winner }, Choice::First { side: winner.enemy() }];
    let asked = ask(winner, Question::ChooseFirst, None, list);
    Ok(StepResult::Waits(Step::ChooseFirst, asked))
}

pub(crate) fn answer_first(state: &mut State, choice: &Choice) -> Answered {
    let Choice::First { side } = choice else { return Err(unasked()) };
    state.first = *side;
    push_activations(state);
    Ok(Revealed::Nothing)
}

pub(crate) fn push_activations(state: &mut State) {
    let number = if state.house().activation == ActivationOrder::ByOrder { 1 } else { 5 };
    state.runtime.push(Step::Activations { number, side: state.first });
}

/// BE-Q83: whether a division has anything to do this turn.
fn can_act(division: DivisionId, state: &State) -> bool {
    let (info, command) = (state.division(division), state.command(division));
    let comes = info.arrival.is_some_and(|arrival| state.turn >= arrival.turn);
    let waits = |id: &UnitId| {
        let troop = state.troop(*id);
        troop.presence == Presence::Away && !troop.hidden
    };
    let waiting = state.units_of(division).any(|id| waits(&id));
    let entering = waiting && (comes || info.arrival.is_none());
    let there = state.members(division).next().is_some() || entering || !holds("Q83");
    !command.activated && !command.reserve && there
}

fn candidates(side: Side, number: u8, state: &State) -> Vec<DivisionId> {
    let divisions = state.battle.division_ids().filter(|id| {
        state.division(*id).side == side
            && can_act(*id, state)
            && (state.command(*id).order as u8) < number
    });
    divisions.collect()
}

/// BE-1.4: the next division.
pub(crate) fn activations(
    mut number: u8,
    mut side: Side,
    state: &mut State,
    table: &mut Table<'_>,
) -> RunResult {
    loop {
        state.number = number;
        let mut list = candidates(side, number, state);
        if list.is_empty() {
            side = side.enemy();
            list = candidates(side, number, state);
        }
        if list.is_empty() {
            if number >= 5 {
                return Ok(StepResult::Done);
            }
            number += 1;
            side = state.first;
            continue;
        }
        if list.len() > 1 {
            let step = Step::Activations { number, side };
            let list = list.into_iter().map(|division| Choice::Activate { division }).collect();
            let asked = ask(side, Question::Division, None, list);
            return Ok(StepResult::Waits(step, asked));
        }
        activate(list[0], number, side, state, table)?;
        return Ok(StepResult::Done);
    }
}

pub(crate) fn answer_activate(
    number: u8,
    side: Side,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Choice::Activate { division } = choice else { return Err(unasked()) };
    if !candidates(side, number, state).contains(division) {
        return Err(refused(be("1.4"), "division", "not-to-be-activated-now"));
    }
    activate(*division, number, side, state, table)?;
    Ok(Revealed::Nothing)
}

/// BE-1.2, BE-1.6: the division rolls its points and goes through its five steps.
fn activate(
    division: DivisionId,
    number: u8,
    side: Side,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<(), engine::DiceError> {
    let side_by_side = state.house().activation == ActivationOrder::SideBySide;
    let next = if side_by_side { side } else { side.enemy() };
    state.runtime.push(Step::Activations { number, side: next });
    tell_division(table, be("1.4"), "division-activated", division);
    let own = |other: &DivisionId| state.division(*other).side == side;
    let first = !state.battle.division_ids().filter(own).any(|id| state.command(id).activated);
    if side_by_side && first && holds("Q3") {
        // BE-Q3: the markers of a side go when its own half of the turn begins.
        for id in state.battle.unit_ids() {
            if state.side(id) == side && state.troop(id).marker {
                state.troop_mut(id).marker = false;
            }
        }
    }
    let turn_order = state.battle.division_ids().filter(|id| state.command(*id).activated).count();
    state.command_mut(division).acted = turn_order as u8 + 1;
    let general = state.division(division).general;
    // BE-2.9: the commander-in-chief rolls again for the division that he leads himself.
    let himself = state.leader(general).division.is_none();
    let points = if state.commander(general).new || himself && !holds("2.9") {
        0
    } else {
        roll_points(general, state, table)? + state.command(division).transferred
    };
    state.start_activation(division, points);
    push_steps(crate::scenario::Phase::Tactical, state);
    Ok(())
}

/// BE-1.2: the steps of an activation from one of them on.
pub(crate) fn push_steps(from: crate::scenario::Phase, state: &mut State) {
    use crate::scenario::Phase;
    let all = [
        (Phase::Fire, Step::Fires { in_b: false }),
        (Phase::Movement, Step::Movement),
        (Phase::Charges, Step::Charges),
        (Phase::Prepare, Step::Fires { in_b: true }),
        (Phase::Tactical, Step::General),
    ];
    state.runtime.push(Step::EndActivation);
    for (phase, step) in all {
        if phase as u8 >= from as u8 {
            state.runtime.push(step);
        }
    }
}

/// BE-8.14, BE-25.1, BE-Q87: control, capture and automatic orders after an activation.
pub(crate) fn end_activation(state: &mut State, table: &mut Table<'_>) {
    let acted = state.activation.take().map(|one| one.division);
    if holds("Q87") {
        victory::note_control(state, table);
    }
    // BE-Q114: whether an army breaks is judged at the end of the turn only.
    if !holds("Q114") && victory::check_break(state, table) {
        return;
    }
    automatic_orders(state, table);
    if let Some(division) = acted {
        tell_kept_order(division, state, table);
    }
}

/// BE-8.14: half of a division is gone, but no more than at the last check: it keeps its order.
fn tell_kept_order(division: DivisionId, state: &State, table: &mut Table<'_>) {
    let half = half_of(state.strength_of(division));
    let command = state.command(division);
    let gone = i32::from(command.gone) >= half && command.order != Order::Retreat;
    if gone && !command.reserve && state.members(division).next().is_some() {
        tell_division(table, be("8.14"), "division-keeps-its-order", division);
    }
}

/// BE-8.11 to BE-8.14: orders that change by themselves.
pub(crate) fn automatic_orders(state: &mut State, table: &mut Table<'_>) {
    for division in state.battle.division_ids() {
        let info = state.division(division);
        if state.members(division).next().is_none() || state.command(division).reserve {
            continue;
        }
        let gone = state.gone(division);
        let all = state.strength_of(division);
        let command = *state.command(division);
        let broken = i32::from(gone) >= half_of(all) && gone > command.gone;
        let side = info.side;
        let near = command.order == Order::Manoeuvre
            && state.members(division).any(|id| {
                state.enemies(side).any(|enemy| {
                    !state.is_loose(enemy)
                        && state.body(id).distance(&state.body(enemy)) <= length(TACTICAL_DISTANCE)
                })
            });
        state.command_mut(division).gone = gone;
        let next = next_order(command.order, broken, false, near, &mut engine::Log::silent());
        if next != command.order {
            next_order(command.order, broken, false, near, table.log());
            set_order(division, next, None, state, table);
        }
    }
}

/// BE-1.12: the end of a turn.
pub(crate) fn end(state: &mut State, table: &mut Table<'_>) -> RunResult {
    if holds("1.12") {
        part_contacts(state);
        state.resolve_abandoned(table)?;
    }
    victory::note_control(state, table);
    if victory::check_break(state, table) {
        return Ok(StepResult::Done);
    }
    automatic_orders(state, table);
    for index in 0..state.troops.len() {
        let mut troop = state.troops[index];
        // BE-7.9, BE-Q3: by the usual sequence all markers go now.
        let kept = state.house().activation == ActivationOrder::SideBySide && holds("Q3");
        troop.marker &= kept || !holds("7.9");
        troop.activated = false;
        troop.moved = false;
        troop.unlimbered = false;
        troop.limbered = false;
        troop.fired_in_b = false;
        troop.returned = false;
        troop.fell_back = false;
        troop.supported = false;
        troop.charged = 0;
        troop.fought = false;
        if troop != state.troops[index] {
            state.troops[index] = troop;
        }
    }
    for division in state.battle.division_ids() {
        let command = state.command_mut(division);
        (command.activated, command.attempted, command.transferred) = (false, false, 0);
        command.acted = 0;
    }
    for index in 0..state.commanders.len() {
        state.commanders[index].new = false;
        state.commanders[index].points = 0;
    }
    if state.turn >= state.battle.turns {
        victory::count(state, table);
    } else {
        state.runtime.push(Step::StartTurn);
    }
    Ok(StepResult::Done)
}

/// BE-1.12, BE-Q113: touching enemies are parted by 1 UD.
fn part_contacts(state: &mut State) {
    let ids: Vec<UnitId> = state.on_table().collect();
    for one in &ids {
        for other in &ids {
            let apart = one < other
                && state.side(*one) != state.side(*other)
                && state.troop(*one).garrison.is_none()
                && state.troop(*other).garrison.is_none()
                && state.rect(*one).distance(&state.rect(*other)) <= UD / 100;
            if !apart || !holds("Q113") {
                continue;
            }
            // BE-Q113: the loser moves, else whose division was activated later.
            let acted = |id: UnitId| state.command(state.division_of(id)).acted;
            let shaken = [*one, *other].map(|id| state.troop(id).disorder);
            let first =
                if shaken[0] == shaken[1] { acted(*one) > acted(*other) } else { shaken[0] };
            let (mover, from) = if first { (*one, *other) } else { (*other, *one) };
            let away = state.centre(from).bearing(state.centre(mover));
            let gone = state.free_way(mover, away, UD);
            let pose = state.troop(mover).pose.along(away, gone);
            state.put(mover, pose);
        }
    }
}

/// A unit that may be named in a step of the active division.
pub(crate) fn is_own(id: UnitId, state: &State) -> bool {
    state.exists(id)
        && state.is_on_table(id)
        && state.activation.is_some_and(|one| one.division == state.division_of(id))
}

//! BE-1: turns, strategic command, activations, ends.

use engine::game::{Revealed, Sealed, Seat};
use engine::input::Int;
use engine::{Refusal, Table};

use super::choice::{Choice, DivisionId, LeaderId, PieceRef, UnitId};
use super::geometry::{Line, Pose, Spot, UD, length};
use super::losses::tell_leader;
use super::question::Question;
use super::state::{Presence, State, seat_of, side_of};
use super::step::{Answered, Asked, Ran, Step, StepResult, ask, refused, unasked};
use super::victory;
use crate::be;
use crate::ch02_command::{Initiative, InitiativeInput, OrderTest, OrderTestInput, Previous};
use crate::ch03_manoeuvres::TACTICAL_DISTANCE;
use crate::ch05_movement::{Mover, MovingFormation, allowance};
use crate::ch06_command_points::{COMMAND_POINTS, CommandPoints, use_cost};
use crate::ch08_orders::{half_of, next_order};
use crate::options::Activation as ActivationOrder;
use crate::scenario::Side;
use crate::unit::{Order, Terrain};

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
pub(crate) fn start(state: &mut State, table: &mut Table<'_>) -> Ran {
    state.turn += 1;
    table.log().note_value(be("1.1"), "turn-begins", i64::from(state.turn));
    points(state, table)
}

pub(crate) fn points(state: &mut State, table: &mut Table<'_>) -> Ran {
    table.log().note(be("1.3"), "strategic-command");
    for side in Side::BOTH {
        let chief = state.battle.camp(side).chief;
        let alone = state.leader(chief).division.is_none();
        if alone && state.commander(chief).present && !state.commander(chief).new {
            let points = roll_points(chief, state, table)?;
            state.commander_mut(chief).points = points;
        }
    }
    state.runtime.push(Step::EndTurn);
    if state.turn == 1
        && let Some(side) = state.battle.first_initiative
    {
        table
            .log()
            .note(be("2.6"), if side == Side::A { "a-has-initiative" } else { "b-has-initiative" });
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

pub(crate) fn bonus(mut bids: Bids, state: &mut State, table: &mut Table<'_>) -> Ran {
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
    table
        .log()
        .note(be("2.6"), if winner == Side::A { "a-has-initiative" } else { "b-has-initiative" });
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

/// BE-6.3: starred expenditures.
pub(crate) fn command(side: Side, state: &mut State) -> Ran {
    let list = commands(side, state);
    if list.len() < 2 {
        return Ok(StepResult::Done);
    }
    let asked = ask(side, Question::Command, None, list);
    Ok(StepResult::Waits(Step::Command { side }, asked))
}

/// BE-6.2, BE-6.3: what a starred use costs for a division.
fn starred(division: DivisionId, state: &State) -> u8 {
    let out = state.division_out_of_command(division) && !engine::is_left_out(be("2.5"));
    use_cost(out, &mut engine::Log::silent()) as u8
}

/// BE-8.14, BE-Q82: the judge of a new order.
fn check_order(
    side: Side,
    division: DivisionId,
    order: Order,
    zone: Option<[i32; 2]>,
    state: &State,
) -> Result<(), Refusal> {
    let rule = be("8.1");
    let own = usize::from(division.0) < state.battle.divisions.len()
        && state.division(division).side == side;
    Refusal::when(!own, rule, "division", "not-your-division")?;
    let command = state.command(division);
    Refusal::when(command.order == order, rule, "order", "has-this-order")?;
    let half = half_of(
        state.division(division).units.len() as i32 + i32::from(state.division(division).lost),
    );
    let broken = i32::from(state.gone(division)) >= half;
    let stuck = broken && !matches!(order, Order::Retreat | Order::Hold);
    Refusal::when(stuck, be("8.14"), "order", "broken-divisions-retreat-or-hold")?;
    if let Some([x, y]) = zone {
        Refusal::when(order != Order::Hold, be("8.10"), "zone", "zone-of-hold-only")?;
        check_zone(division, x, y, state)?;
    }
    Ok(())
}

/// BE-Q82: a centre on the table within 12 UD of the general.
fn check_zone(division: DivisionId, x: i32, y: i32, state: &State) -> Result<(), Refusal> {
    let bounds = state.battle.bounds();
    let spot = Spot::new(i64::from(x) * 100, i64::from(y) * 100);
    Refusal::when(!bounds.contains(spot), be("Q82"), "zone", "off-the-table")?;
    let general = state.division(division).general;
    let far = state.commander(general).present
        && state.leader_spot(general).distance(spot) > 12 * UD
        && state.turn > 0;
    Refusal::when(far, be("Q82"), "zone", "zone-too-far")
}

/// BE-8.10: the zone that goes without saying: the middle of the division.
pub(crate) fn usual_zone(division: DivisionId, state: &State) -> (i32, i32) {
    let members: Vec<Spot> = state.members(division).map(|id| state.centre(id)).collect();
    let count = members.len() as i64;
    if count == 0 {
        return state.division(division).zone.unwrap_or_default();
    }
    let x = members.iter().map(|spot| spot.x).sum::<i64>() / count;
    let y = members.iter().map(|spot| spot.y).sum::<i64>() / count;
    let pose = Pose::near(Spot::new(x, y), 0);
    (pose.x, pose.y)
}

pub(crate) const ORDERS: [Order; 5] =
    [Order::Retreat, Order::Manoeuvre, Order::Attack, Order::Engage, Order::Hold];

fn commands(side: Side, state: &State) -> Vec<Choice> {
    let chief = state.battle.camp(side).chief;
    let commander = state.commander(chief);
    let mut list = vec![Choice::Done];
    let free = commander.present && commander.attached.is_none() && !commander.new;
    if !free || state.leader(chief).division.is_some() || commander.points == 0 {
        return list;
    }
    for division in state.battle.division_ids() {
        let info = state.division(division);
        let cost = starred(division, state);
        if info.side != side || cost > commander.points {
            continue;
        }
        let command = state.command(division);
        if command.reserve {
            if info.arrival.is_none_or(|arrival| state.turn >= arrival.turn) {
                for order in [Order::Attack, Order::Engage, Order::Hold] {
                    list.push(Choice::Reserve { division, order: Some(order), zone: None });
                }
            }
            continue;
        }
        if state.members(division).next().is_none() {
            continue;
        }
        for order in ORDERS {
            if command.attempted || check_order(side, division, order, None, state).is_err() {
                continue;
            }
            list.push(Choice::Order { division, order, zone: None, bonus: 0 });
            if cost + cost <= commander.points && !is_present(division, state) {
                list.push(Choice::Order { division, order, zone: None, bonus: 1 });
            }
        }
        if state.commander(info.general).present {
            list.push(Choice::Transfer { division, points: 1 });
        }
    }
    list
}

/// BE-2.8: the commander-in-chief is with the divisional general, or within 1 UD.
fn is_present(division: DivisionId, state: &State) -> bool {
    let info = state.division(division);
    let chief = state.battle.camp(info.side).chief;
    state.leader_spot(chief).distance(state.leader_spot(info.general)) <= UD
}

pub(crate) fn answer_command(
    side: Side,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    if *choice == Choice::Done {
        let chief = state.battle.camp(side).chief;
        if state.leader(chief).division.is_none() {
            state.commander_mut(chief).points = 0;
        }
        return Ok(Revealed::Nothing);
    }
    let chief = state.battle.camp(side).chief;
    let points = state.commander(chief).points;
    let attached = state.commander(chief).attached.is_some();
    Refusal::when(attached, be("6.3"), "choice", "commander-in-chief-is-attached")?;
    let Some(division) = choice.division() else { return Err(unasked()) };
    let known = usize::from(division.0) < state.battle.divisions.len()
        && state.division(division).side == side;
    Refusal::when(!known, be("8.1"), "division", "not-your-division")?;
    let cost = starred(division, state);
    if cost > 1 {
        table.log().note(be("2.5"), "general-out-of-command");
    }
    match choice {
        Choice::Order { order, zone, bonus, .. } => {
            check_order(side, division, *order, *zone, state)?;
            let tried = state.command(division).attempted;
            Refusal::when(tried, be("Q82"), "division", "one-attempt-a-turn")?;
            Refusal::when(*bonus > 2, be("2.7"), "bonus", "bonus-of-2-at-most")?;
            let present = is_present(division, state);
            Refusal::when(present && *bonus > 0, be("2.8"), "bonus", "no-bonus-without-test")?;
            let price = cost + bonus * cost;
            Refusal::when(price > points, be("6.2"), "division", "too-few-command-points")?;
            state.commander_mut(chief).points -= price;
            state.command_mut(division).attempted = true;
            tell_division(table, be("2.7"), "new-order-for", division);
            let quality = state.commander(state.division(division).general).quality;
            let input = OrderTestInput {
                quality,
                bonus: Int::of(i32::from(*bonus)),
                commander_present: present,
            };
            let test = OrderTest::declare(&input, table.log())?;
            let passed = dice::play(crate::ch02_command::ORDER_TEST.steps, test, table)?.passed;
            if passed {
                set_order(division, *order, *zone, state, table);
            }
        }
        Choice::Reserve { order, zone, .. } => {
            let waits = state.command(division).reserve;
            let late = state.division(division).arrival.is_none_or(|one| state.turn >= one.turn);
            Refusal::when(!waits || !late, be("24.1"), "division", "no-such-reserve")?;
            Refusal::when(cost > points, be("6.2"), "division", "too-few-command-points")?;
            state.commander_mut(chief).points -= cost;
            state.command_mut(division).reserve = false;
            for id in state.division(division).units.clone() {
                state.troop_mut(id).reserve = false;
            }
            tell_division(table, be("24.1"), "reserve-called", division);
            if let Some(order) = order {
                set_order(division, *order, *zone, state, table);
            }
        }
        Choice::Transfer { points: sent, .. } => {
            let price = sent * cost;
            Refusal::when(
                *sent == 0 || price > points,
                be("6.4"),
                "points",
                "too-few-command-points",
            )?;
            state.commander_mut(chief).points -= price;
            state.command_mut(division).transferred += sent;
            tell_division(table, be("6.4"), "points-transferred-to", division);
        }
        _ => return Err(unasked()),
    }
    state.runtime.push(Step::Command { side });
    Ok(Revealed::Nothing)
}

pub(crate) fn tell_division(
    table: &mut Table<'_>,
    rule: engine::RuleId,
    key: &'static str,
    division: DivisionId,
) {
    let subject = engine::Subject { list: 2, index: u16::from(division.0) };
    table.log().note_value(rule, key, engine::Value::Subject(subject));
}

pub(crate) fn set_order(
    division: DivisionId,
    order: Order,
    zone: Option<[i32; 2]>,
    state: &mut State,
    table: &mut Table<'_>,
) {
    let centre = zone.map_or_else(|| usual_zone(division, state), |[x, y]| (x, y));
    let command = state.command_mut(division);
    command.order = order;
    if order == Order::Hold {
        command.zone = centre;
    }
    let key = match order {
        Order::Retreat => "division-retreats",
        Order::Manoeuvre => "division-manoeuvres",
        Order::Attack => "division-attacks",
        Order::Engage => "division-engages",
        Order::Hold => "division-holds",
    };
    tell_division(table, be("8.1"), key, division);
}

/// BE-Q79: where a general may ride, and whom he may join.
pub(crate) fn rides(leader: LeaderId, state: &State) -> Vec<Choice> {
    let mut list = vec![Choice::Done];
    let commander = state.commander(leader);
    if !commander.present {
        return list;
    }
    if commander.attached.is_some() {
        list.push(Choice::Ride { path: Vec::new(), attach: None });
    }
    let side = state.leader(leader).side;
    let division = state.leader(leader).division;
    let chief = state.leader(leader).chief;
    for id in state.army(side) {
        let own = chief || Some(state.unit(id).division) == division;
        if !own || commander.attached == Some(id) || state.attached(id).is_some() {
            continue;
        }
        let centre = Pose::near(state.centre(id), 0);
        for attach in [Some(id), None] {
            let spot = if attach.is_some() {
                centre
            } else {
                // A place two UD behind the unit.
                state.troop(id).pose.ahead(-3 * UD)
            };
            let path = vec![[spot.x, spot.y]];
            if check_ride(leader, &path, attach, state).is_ok() {
                list.push(Choice::Ride { path, attach });
            }
        }
    }
    list
}

fn check_ride(
    leader: LeaderId,
    path: &[[i32; 2]],
    attach: Option<UnitId>,
    state: &State,
) -> Result<(i32, i32), Refusal> {
    let side = state.leader(leader).side;
    Refusal::when(path.len() > 6, be("Q65"), "path", "too-many-legs")?;
    let mut at = state.leader_spot(leader);
    let (mut whole, mut worst) = (0, Terrain::Clear);
    for [x, y] in path {
        let spot = Spot::new(i64::from(*x) * 100, i64::from(*y) * 100);
        let off = !state.battle.bounds().contains(spot);
        Refusal::when(off, be("3.16"), "path", "off-the-table")?;
        let line = Line::new(at, spot);
        let parts = (line.length() / (UD / 4)).clamp(1, 400);
        for part in 0..=parts {
            let here = line.point_at(part, parts);
            let class = state.battle.class_at(here);
            if class as u8 > worst as u8 {
                worst = class;
            }
            let near = part > 0
                && state.enemies(side).any(|enemy| {
                    state.is_formed(enemy) && state.body(enemy).distance_to_point(here) < UD
                });
            Refusal::when(near, be("Q79"), "path", "too-near-an-enemy")?;
            let closed =
                state.battle.terrain.iter().any(|piece| piece.is_impassable() && piece.holds(here));
            Refusal::when(closed, be("3.16"), "path", "terrain-is-closed")?;
        }
        whole += line.length();
        at = spot;
    }
    let most = allowance(Mover::General, MovingFormation::None, worst).unwrap_or(0);
    Refusal::when(whole > i64::from(most) * UD, be("5.1"), "path", "farther-than-its-move")?;
    if let Some(id) = attach {
        let own = state.exists(id)
            && state.side(id) == side
            && state.is_on_table(id)
            && (state.leader(leader).chief
                || Some(state.unit(id).division) == state.leader(leader).division);
        Refusal::when(!own, be("2.11"), "attach", "cannot-attach-there")?;
        let taken = state.attached(id).is_some_and(|other| other != leader);
        Refusal::when(taken, be("2.11"), "attach", "one-general-a-unit")?;
        let far = state.body(id).distance_to_point(at) > UD / 2;
        Refusal::when(far, be("Q79"), "attach", "cannot-attach-there")?;
    }
    let pose = Pose::near(at, 0);
    Ok((pose.x, pose.y))
}

pub(crate) fn answer_ride(
    leader: LeaderId,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Choice::Ride { path, attach } = choice else {
        return if *choice == Choice::Done { Ok(Revealed::Nothing) } else { Err(unasked()) };
    };
    let at = check_ride(leader, path, *attach, state)?;
    let commander = state.commander_mut(leader);
    (commander.at, commander.attached) = (at, *attach);
    state.follow(leader);
    tell_leader(table, be("2.10"), "general-rides", leader);
    Ok(Revealed::Nothing)
}

/// BE-2.10: the commander-in-chief at the end of strategic command.
pub(crate) fn chief(side: Side, state: &mut State) -> Ran {
    let leader = state.battle.camp(side).chief;
    if state.leader(leader).division.is_some() {
        return Ok(StepResult::Done);
    }
    ask_ride(leader, Question::Chief, Step::Chief { side }, state)
}

pub(crate) fn ask_ride(leader: LeaderId, question: Question, step: Step, state: &State) -> Ran {
    let side = state.leader(leader).side;
    let list = rides(leader, state);
    if list.len() < 2 {
        return Ok(StepResult::Done);
    }
    let asked = ask(side, question, Some(PieceRef::Leader(leader)), list);
    Ok(StepResult::Waits(step, asked))
}

/// BE-1.4: who goes first is asked where both sides have a division of one number.
pub(crate) fn choose_first(state: &mut State, table: &mut Table<'_>) -> Ran {
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
    let waiting = info.units.iter().any(waits);
    let entering = waiting && (comes || info.arrival.is_none());
    !command.activated && !command.reserve && (state.members(division).next().is_some() || entering)
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
) -> Ran {
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
    let general = state.division(division).general;
    let points = if state.commander(general).new {
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
    state.activation = None;
    victory::note_control(state, table);
    automatic_orders(state, table);
}

/// BE-8.11 to BE-8.14: orders that change by themselves.
pub(crate) fn automatic_orders(state: &mut State, table: &mut Table<'_>) {
    for division in state.battle.division_ids() {
        let info = state.division(division);
        if state.members(division).next().is_none() || state.command(division).reserve {
            continue;
        }
        let gone = state.gone(division);
        let all = info.units.len() as i32 + i32::from(info.lost);
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
pub(crate) fn end(state: &mut State, table: &mut Table<'_>) -> Ran {
    part_contacts(state);
    state.resolve_abandoned(table)?;
    victory::note_control(state, table);
    if victory::check_break(state, table) {
        return Ok(StepResult::Done);
    }
    automatic_orders(state, table);
    for index in 0..state.troops.len() {
        let mut troop = state.troops[index];
        troop.marker = false;
        troop.activated = false;
        troop.moved = false;
        troop.unlimbered = false;
        troop.limbered = false;
        troop.fired_in_b = false;
        troop.returned = false;
        troop.fell_back = false;
        troop.supported = false;
        troop.charged = 0;
        if troop != state.troops[index] {
            state.troops[index] = troop;
        }
    }
    for division in state.battle.division_ids() {
        let command = state.command_mut(division);
        (command.activated, command.attempted, command.transferred) = (false, false, 0);
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
            if !apart {
                continue;
            }
            let (mover, from) =
                if state.troop(*one).disorder { (*one, *other) } else { (*other, *one) };
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
        && state.activation.is_some_and(|one| one.division == state.unit(id).division)
}

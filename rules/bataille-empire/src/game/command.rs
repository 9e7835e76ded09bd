//! BE-2, BE-6.3, BE-8: what a commander-in-chief spends his points on: orders, reserves, transfers.

use engine::game::Revealed;
use engine::input::Int;
use engine::{Refusal, Table};

use super::choice::{Choice, DivisionId, UnitId};
use super::geometry::{Pose, Spot, UD};
use super::question::Question;
use super::state::State;
use super::step::{Answered, RunResult, Step, StepResult, ask, unasked};
use crate::ch02_command::{OrderTest, OrderTestInput};
use crate::ch06_command_points::use_cost;
use crate::ch08_orders::half_of;
use crate::scenario::Side;
use crate::unit::Order;
use crate::{be, holds};

/// BE-6.3: starred expenditures.
pub(crate) fn command(side: Side, state: &mut State) -> RunResult {
    let list = commands(side, state);
    // Where units may be held back, that nothing can be bought would tell whether some are: it is asked.
    let secret = state.battle.camp(side).reserve.is_some() && may_command(side, state);
    if list.len() < 2 && !secret {
        lose_points(side, state);
        return Ok(StepResult::Done);
    }
    let asked = ask(side, Question::Command, None, list);
    Ok(StepResult::Waits(Step::Command { side }, asked))
}

/// BE-Q82: what the commander-in-chief has not spent is lost at the end of strategic command.
fn lose_points(side: Side, state: &mut State) {
    let chief = state.battle.camp(side).chief;
    if state.leader(chief).division.is_none() {
        state.commander_mut(chief).points = 0;
    }
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
    Refusal::when(command.reserve, be("24.1"), "division", "reserve-not-called")?;
    Refusal::when(command.order == order, rule, "order", "has-this-order")?;
    let nobody = state.units_of(division).next().is_none();
    Refusal::when(nobody, be("24.1"), "division", "no-such-reserve")?;
    let half = half_of(state.strength_of(division));
    let ruined = state.eliminated(division) >= half;
    let stuck = ruined && !matches!(order, Order::Retreat | Order::Hold);
    Refusal::when(stuck, be("8.14"), "order", "broken-divisions-retreat-or-hold")?;
    let broken = i32::from(state.gone(division)) >= half && command.order == Order::Retreat;
    Refusal::when(broken && !ruined, be("8.14"), "order", "broken-divisions-rally-first")?;
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

/// Whether a commander-in-chief has points and is free to spend them.
fn may_command(side: Side, state: &State) -> bool {
    let chief = state.battle.camp(side).chief;
    let commander = state.commander(chief);
    let free = commander.present && commander.attached.is_none() && !commander.new;
    free && state.leader(chief).division.is_none() && commander.points > 0
}

fn commands(side: Side, state: &State) -> Vec<Choice> {
    let commander = state.commander(state.battle.camp(side).chief);
    let mut list = vec![Choice::Done];
    if !may_command(side, state) {
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
    let far = state.leader_spot(chief).distance(state.leader_spot(info.general));
    let near = super::geometry::rounded_down(far) <= UD;
    near && holds("2.8")
}

pub(crate) fn answer_command(
    side: Side,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    if *choice == Choice::Done {
        lose_points(side, state);
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
            let price = cost.saturating_add(bonus.saturating_mul(cost));
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
            let units: Vec<UnitId> = state.units_of(division).collect();
            for id in units {
                state.troop_mut(id).reserve = false;
            }
            tell_division(table, be("24.1"), "reserve-called", division);
            if let Some(order) = order {
                set_order(division, *order, *zone, state, table);
            }
        }
        Choice::Transfer { points: sent, .. } => {
            let price = sent.saturating_mul(cost);
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

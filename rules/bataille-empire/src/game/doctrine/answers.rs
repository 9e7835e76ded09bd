//! Every question with what the doctrine thinks of its answers.

use super::super::charge::Intent;
use super::super::choice::{Choice, PieceRef, Strike, UnitId};
use super::super::fire::Firing;
use super::super::geometry::{FINE, UD};
use super::super::question::Question;
use super::super::state::State;
use super::super::step::Step;
use super::{Opinion, fights, moves, orders, reactions};
use crate::scenario::Side;
use crate::unit::{Arm, Order};

const WAIT: Opinion = (0, "1.9", "be-advice-wait");

pub(super) fn opinions(
    state: &State,
    side: Side,
    question: Question,
    listed: &[Choice],
) -> Vec<Opinion> {
    listed.iter().map(|choice| opinion(state, side, question, choice)).collect()
}

fn opinion(state: &State, side: Side, question: Question, choice: &Choice) -> Opinion {
    match question {
        Question::SetupOrders => orders::setup(state, choice),
        Question::Deploy => orders::deploy(choice, question),
        Question::Bonus => match choice {
            Choice::Bonus { points } => orders::bid(state, side, *points),
            _ => WAIT,
        },
        Question::Command => command(state, choice),
        Question::Chief | Question::General => match (choice, state.asked_about()) {
            (Choice::Ride { path, attach }, Some(PieceRef::Leader(leader))) => {
                orders::ride(state, leader, path, *attach)
            }
            _ => WAIT,
        },
        Question::ChooseFirst => match choice {
            Choice::First { side: first } => orders::first(state, side, *first),
            _ => WAIT,
        },
        Question::Division => choice.division().map_or(WAIT, |one| orders::activate(state, one)),
        Question::Prepare | Question::Fire => fire(state, question, choice),
        Question::ReturnFire => match choice {
            Choice::ReturnFire { supports } => {
                (10 - 2 * supports.len() as i64, "11.30", "be-advice-fire")
            }
            _ => WAIT,
        },
        Question::Charge => match choice {
            Choice::Charge { strikes, .. } => charges(state, strikes),
            _ => WAIT,
        },
        Question::Supports => match choice {
            Choice::Support { units } => (5 * units.len() as i64, "21.3", "be-advice-support"),
            _ => WAIT,
        },
        Question::Move | Question::MoreMoves | Question::Finish => act(state, choice),
        Question::MoveReaction => match state.runtime.top() {
            Some(Step::Moving(moving)) => reactions::to_move(state, moving, choice),
            _ => WAIT,
        },
        _ => engaged(state, question, choice),
    }
}

fn command(state: &State, choice: &Choice) -> Opinion {
    match choice {
        Choice::Order { division, order, bonus, .. } => {
            orders::order(state, *division, *order, *bonus)
        }
        Choice::Transfer { division, .. } => orders::transfer(state, *division),
        Choice::Reserve { order: Some(order), .. } => {
            let gain = if *order == Order::Attack { 25 } else { 20 };
            (gain, "24.1", "be-advice-enter")
        }
        _ => WAIT,
    }
}

fn fire(state: &State, question: Question, choice: &Choice) -> Opinion {
    let Choice::Fire { unit, target, ammunition, guns_alone, supports, limber } = choice else {
        return WAIT;
    };
    let in_b = question == Question::Prepare;
    let firing = Firing {
        unit: *unit,
        target: *target,
        ammunition: *ammunition,
        guns_alone: *guns_alone,
        supports: supports.clone(),
        limber: *limber,
        in_b,
    };
    let mut points = fights::fire(state, &firing) - fights::marker(state, *unit) / 2;
    // Who fires first neither charges nor moves.
    let foot = state.arm(*unit) == Arm::Infantry;
    if in_b && foot && state.order(*unit) == Order::Attack {
        points -= 250;
    }
    points -= 60 * supports.len() as i64 + if *limber { 300 } else { 0 };
    let gain = fights::worth_of(state, *target, points) + 2 * i64::from(state.owes(*unit) && !in_b);
    (gain, "11.1", "be-advice-fire")
}

fn charges(state: &State, strikes: &[Strike]) -> Opinion {
    let Some(strike) = strikes.first() else { return WAIT };
    let value = fights::charge(state, *strike, Intent::CHARGE).unwrap_or(-3000);
    let owes = 6 * i64::from(state.owes(strike.unit));
    (fights::worth_of(state, strike.target, value) - 4 + owes, "15.1", "be-advice-charge")
}

fn act(state: &State, choice: &Choice) -> Opinion {
    match choice {
        Choice::Move { units, legs, .. } | Choice::March { units, legs } => {
            moves::worth(state, units, legs)
        }
        Choice::Rally { unit, .. } => {
            let reach = 10 * i64::from(state.is_in_reach(*unit));
            (30 + reach, "14.1", "be-advice-rally")
        }
        Choice::Enter { .. } => (40, "24.2", "be-advice-enter"),
        Choice::Garrison { unit, building } => {
            (garrison(state, *unit, *building), "22.6", "be-advice-garrison")
        }
        Choice::Leave { .. } => (-30, "22.6", "be-advice-wait"),
        Choice::Detach { unit, .. } => {
            let near = state.nearest_enemy(*unit).is_some_and(|(far, _)| far < 8 * UD);
            (if near { 1 } else { -6 }, "23.1", "be-advice-skirmish")
        }
        Choice::Rejoin { .. } => (-8, "23.2", "be-advice-wait"),
        _ => WAIT,
    }
}

/// A building that is an objective is worth a garrison; another only to who holds.
fn garrison(state: &State, unit: UnitId, building: u8) -> i64 {
    let goal = state.battle.goals.iter().any(|goal| goal.ground.contains(&building));
    let own = state.order(unit) == Order::Hold;
    match (goal, own) {
        (true, _) => 45,
        (false, true) => 8,
        (false, false) => -10,
    }
}

/// Questions in the middle of a charge.
fn engaged(state: &State, question: Question, choice: &Choice) -> Opinion {
    let Some(Step::Engage(e)) = state.runtime.top() else {
        return match choice {
            Choice::FallBack { wheel } => (-i64::from(wheel.abs()) / 10, "17.3", "be-advice-flee"),
            _ => WAIT,
        };
    };
    let shock = || {
        let mut there = state.clone();
        there.put(e.charger, e.line.contact);
        let all = super::super::odds::shock_results(&there, e).unwrap_or_default();
        fights::worth_of(state, e.charger, fights::shock(&there, e.charger, e.target, &all))
    };
    match (question, choice) {
        (Question::ChargeReaction, _) => reactions::to_charge(state, e, choice),
        (Question::ChargeStop, Choice::Yes) => (-shock() - 15, "15.8", "be-advice-wait"),
        (Question::CarryOn, Choice::Yes) => (-shock(), "15.8", "be-advice-charge"),
        (Question::Occupy, Choice::Yes) => (20, "16.39", "be-advice-garrison"),
        (Question::Advance, Choice::Yes) => (-2, "16.38", "be-advice-wait"),
        (Question::Follow, Choice::Follow { distance }) => {
            (-i64::from(distance / 2000), "15.12", "be-advice-wait")
        }
        (Question::Follow, Choice::Engage { target }) => {
            let rest = i64::from(e.allowance - e.used) * FINE;
            let strike = Strike { unit: e.charger, target: *target };
            let value = fights::charge(state, strike, Intent::Redirected(rest)).unwrap_or(-2000);
            (fights::worth_of(state, *target, value) - 20, "15.12", "be-advice-charge")
        }
        (Question::Pursuit, Choice::Pursue) => {
            let caught = e.fled.is_some() && !e.covered;
            let winner = e.winner.unwrap_or(e.charger);
            let near = state.enemies(state.side(winner)).filter(|enemy| {
                Some(*enemy) != e.loser
                    && state.is_formed(*enemy)
                    && !state.troop(*enemy).marker
                    && state.distance(winner, *enemy) <= crate::measure::Ud::whole(6)
            });
            let risk = 12 * near.count() as i64;
            (if caught { 40 - risk } else { 2 - risk }, "18.3", "be-advice-pursue")
        }
        (Question::Pursuit, Choice::Engage { target }) => {
            let winner = e.winner.unwrap_or(e.charger);
            let strike = Strike { unit: winner, target: *target };
            let value = fights::charge(state, strike, Intent::Pursuit(5 * UD)).unwrap_or(-1500);
            (fights::worth_of(state, *target, value), "18.3", "be-advice-charge")
        }
        _ => WAIT,
    }
}

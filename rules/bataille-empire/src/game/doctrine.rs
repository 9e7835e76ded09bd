//! What an opponent must know (section 6 of the companion): worth by break points and ground, fires
//! and charges by their exact odds, moves by where they lead.

use engine::game::{Advice, Ask, Doctrine, Reason, Seat};

use super::choice::{Choice, UnitId};
use super::fire::Firing;
use super::geometry::UD;
use super::path::{standing, trace};
use super::question::Question;
use super::state::{Presence, State, seat_of, side_of};
use super::{BatailleEmpire, odds, victory};
use crate::be;
use crate::ch04_reactions::Reaction;
use crate::ch16_shock::Winner;
use crate::scenario::Side;
use crate::unit::Order;

/// What the doctrine thinks of an answer: the gain in thousandths, the rule and the reason.
type Opinion = (i64, &'static str, &'static str);

impl Doctrine for BatailleEmpire {
    fn worth(state: &State, seat: Seat) -> i64 {
        let Some(side) = side_of(seat) else { return 0 };
        if let Some(outcome) = state.runtime.outcome() {
            let size = match outcome.level.as_str() {
                "decisive" => 1000,
                "victory" => 970,
                "marginal" => 930,
                _ => 0,
            };
            return match outcome.winner {
                None => 0,
                Some(winner) if winner == seat_of(side) => size,
                Some(_) => -size,
            };
        }
        let lead = ratio(state, side.enemy()) - ratio(state, side);
        let turns = i64::from(state.battle.turns.max(1));
        let late = 80 + 420 * i64::from(state.turn).pow(2) / (turns * turns);
        let ground = (ground(state, side) - ground(state, side.enemy())) * late / 1000;
        let lead = lead * 900 / 1000 + ground;
        950 * lead / (lead.abs() + 450)
    }

    fn advise(state: &State, ask: &Ask<Self>) -> Vec<Advice<Choice>> {
        let Some(side) = side_of(ask.seat) else { return Vec::new() };
        let listed = ask.listed(state);
        let advise = |choice: &Choice| {
            let (gain, rule, key) = opinion(state, side, ask.question, choice);
            Advice { choice: choice.clone(), gain, reason: Reason { rule: be(rule), key } }
        };
        listed.iter().map(advise).collect()
    }
}

/// How near a side is to breaking, in thousandths.
fn ratio(state: &State, side: Side) -> i64 {
    let (points, _) = victory::broken(side, state, &mut engine::Log::silent());
    let threshold = i64::from(state.battle.camp(side).strength.max(1));
    let own = state
        .battle
        .unit_ids()
        .filter(|id| state.side(*id) == side && state.troop(*id).presence == Presence::OnTable);
    let worn: i64 = own
        .map(|id| 300 * i64::from(state.troop(id).losses) / i64::from(state.unit(id).capacity()))
        .sum();
    ((i64::from(points) * 1000 + worn) / threshold).min(1200)
}

/// The part of the ground that a side controls, in thousandths.
fn ground(state: &State, side: Side) -> i64 {
    let all: i64 = state.battle.goals.iter().map(|goal| i64::from(goal.points)).sum();
    i64::from(victory::controlled(side, state)) * 1000 / all.max(1)
}

/// What a unit is worth to its side, in thousandths.
fn price(state: &State, id: UnitId) -> i64 {
    let threshold = i64::from(state.battle.camp(state.side(id)).strength.max(1));
    900 / threshold * (7 + i64::from(state.unit(id).morale)) / 10
}

fn opinion(state: &State, side: Side, question: Question, choice: &Choice) -> Opinion {
    match choice {
        Choice::Fire { unit, target, ammunition, guns_alone, supports, limber } => {
            let firing = Firing {
                unit: *unit,
                target: *target,
                ammunition: *ammunition,
                guns_alone: *guns_alone,
                supports: supports.clone(),
                limber: *limber,
                in_b: question == Question::Prepare,
            };
            let worth = fire_worth(state, &firing);
            let cost = 4 * supports.len() as i64 + if *limber { 20 } else { 0 };
            (worth - cost, "11.1", "be-advice-fire")
        }
        Choice::Charge { strikes, .. } => match strikes.first() {
            Some(strike) => {
                let worth = charge_worth(state, *strike);
                (worth - 10, "15.1", "be-advice-charge")
            }
            None => (0, "15.1", "be-advice-wait"),
        },
        Choice::Move { units, legs, .. } | Choice::March { units, legs } => {
            (move_worth(state, side, units, legs), "5.1", "be-advice-approach")
        }
        Choice::Rally { .. } => (30, "14.1", "be-advice-rally"),
        Choice::Enter { .. } => (40, "24.2", "be-advice-enter"),
        Choice::Garrison { .. } => (45, "22.6", "be-advice-garrison"),
        Choice::Leave { .. } => (-30, "22.6", "be-advice-wait"),
        Choice::Detach { .. } => (-5, "23.1", "be-advice-wait"),
        Choice::React { reaction, .. } => reaction_worth(*reaction),
        Choice::ReturnFire { .. } => (10, "11.30", "be-advice-fire"),
        Choice::Support { units } => (units.len() as i64 * 5, "21.3", "be-advice-support"),
        Choice::Engage { .. } => (5, "18.3", "be-advice-charge"),
        Choice::Pursue => (8, "18.3", "be-advice-pursue"),
        Choice::Yes if question == Question::Occupy => (20, "16.39", "be-advice-garrison"),
        Choice::Yes if question == Question::CarryOn => (5, "15.8", "be-advice-charge"),
        Choice::Yes => (-5, "15.8", "be-advice-wait"),
        Choice::Order { division, order, .. } => {
            let wanted = if side == state.battle.attacker { Order::Attack } else { Order::Hold };
            let now = state.command(*division).order;
            let gain = if *order == wanted && now == Order::Manoeuvre { 15 } else { -10 };
            (gain, "8.1", "be-advice-order")
        }
        Choice::Transfer { .. } => (3, "6.4", "be-advice-order"),
        Choice::Reserve { order: Some(_), .. } => (25, "24.1", "be-advice-enter"),
        _ => (0, "1.9", "be-advice-wait"),
    }
}

fn fire_worth(state: &State, firing: &Firing) -> i64 {
    let Some(results) = odds::fire_results(firing, state) else { return -50 };
    let capacity = f64::from(state.unit(firing.target).capacity() * 2);
    let before = f64::from(state.losses(firing.target).in_halves());
    let value: f64 = results
        .iter()
        .map(|(losses, fails, weight)| {
            let hit = f64::from(losses.in_halves());
            let gone = if before + hit >= capacity { 2.0 } else { 0.6 * hit / capacity };
            weight * (gone + if *fails { 1.0 } else { 0.0 })
        })
        .sum();
    (value * price(state, firing.target) as f64) as i64
}

fn charge_worth(state: &State, strike: super::choice::Strike) -> i64 {
    let Some(results) = odds::charge_results(strike, state) else { return -100 };
    let side = |id: UnitId, losses: crate::measure::Losses, eliminated: bool, shaken: bool| {
        let capacity = f64::from(state.unit(id).capacity() * 2);
        let hurt = 0.6 * f64::from(losses.in_halves()) / capacity;
        let end = if eliminated {
            2.0
        } else if shaken {
            1.3
        } else {
            0.0
        };
        (hurt + end) * price(state, id) as f64
    };
    let value: f64 = results
        .iter()
        .map(|(result, weight)| {
            let won = result.winner == Winner::Charger;
            let (own, other) = (result.charger, result.defender);
            let gain = side(strike.target, other.losses, other.eliminated, won);
            let loss = side(strike.unit, own.losses, own.eliminated, !won);
            weight * (gain - loss)
        })
        .sum();
    value as i64
}

/// A move is good that obeys, brings attackers nearer and keeps defenders where they are.
fn move_worth(state: &State, side: Side, units: &[UnitId], legs: &[super::choice::Leg]) -> i64 {
    let Some(first) = units.first() else { return -50 };
    let Ok(traced) = trace(state, units, standing(state, units), legs) else { return -50 };
    let order = state.order(*first);
    let goal = state.nearest_goal(*first);
    let enemy = state.nearest_enemy(*first).map(|(_, enemy)| state.centre(enemy));
    let (before, after) = (traced.points[0].poses[0].spot(), traced.end().poses[0].spot());
    let gain =
        |spot: super::geometry::Spot| (before.distance(spot) - after.distance(spot)) / (UD / 10);
    let nearer = goal.map_or(0, gain).max(enemy.map_or(0, gain) / 2);
    let count = units.len() as i64;
    let owes = units.iter().filter(|id| state.owes(**id)).count() as i64;
    match order {
        Order::Attack | Order::Engage => nearer / 2 + count * 3 + owes * 4,
        Order::Retreat => -enemy.map_or(0, gain) / 2 + 5,
        Order::Manoeuvre => nearer / 4,
        Order::Hold => {
            let turned = legs.iter().any(|leg| matches!(leg, super::choice::Leg::Turn(_)));
            let _ = side;
            if turned { -2 } else { -15 + nearer / 20 }
        }
    }
}

const fn reaction_worth(reaction: Reaction) -> Opinion {
    match reaction {
        Reaction::OpportunityFire => (12, "4.5", "be-advice-fire"),
        Reaction::OpportunityCharge => (4, "4.29", "be-advice-charge"),
        Reaction::RecoilAndFire => (14, "4.20", "be-advice-fire"),
        Reaction::Recoil => (3, "4.20", "be-advice-wait"),
        Reaction::CounterCharge => (6, "4.7", "be-advice-charge"),
        Reaction::Stand => (5, "4.7", "be-advice-stand"),
        Reaction::ChangeFormation => (-4, "4.6", "be-advice-stand"),
        _ => (-10, "4.8", "be-advice-wait"),
    }
}

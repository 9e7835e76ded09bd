//! Everything that is not a move: what is given is weighed answer by answer.

use engine::Log;

use super::super::choice::{Choice, FormationId, UnitId};
use super::super::map::At;
use super::super::offer::attackers;
use super::super::question::Question;
use super::super::state::State;
use super::super::step::Asked;
use super::attack::{Assault, ground, works};
use super::front;
use super::standing::{stake, value};
use super::{Opinion, plain};
use crate::ch07_movement::Launch;
use crate::unit::{Posture, Side, Terrain};

pub(super) fn opinions(state: &State, side: Side, ask: &Asked, listed: &[Choice]) -> Vec<Opinion> {
    let default = super::super::default::default_answer(state, ask);
    let opinion = |choice: &Choice| {
        let usual = i64::from(*choice == default);
        match ask.question {
            Question::Halt => halt(state, ask.about, choice),
            Question::ChooseAttack => choose(state, side, choice),
            Question::Withdraw => withdraw(state, choice),
            Question::Support => support(state, choice),
            Question::FirePlan | Question::CounterBattery => fire(state, choice),
            Question::Losses | Question::ZocLoss => loses(state, choice),
            Question::RetreatPath | Question::RoutPath => path(state, side, choice, usual),
            Question::Advance | Question::SecondHex | Question::Follow => {
                enter(state, side, choice)
            }
            Question::Pursue => match choice {
                Choice::Pursue { .. } => (6, "8.180", "ot-why-pursue"),
                _ => plain(0),
            },
            Question::Recruit => recruit(state, choice),
            Question::Enlist => match choice {
                Choice::Enlist { enlist: true } => plain(-1),
                _ => plain(0),
            },
            Question::Coordinate => coordinate(state, choice),
            Question::Trotsky => match choice {
                Choice::Decide { decision, .. } => {
                    let gain =
                        if *decision == crate::ch12_octobre_blanc::Decision::Rally { 2 } else { 1 };
                    (gain, "12.9", "ot-why-decide")
                }
                _ => plain(0),
            },
            Question::SplitD | Question::SplitA => split(state, side, choice, usual),
            _ => plain(usual),
        }
    };
    listed.iter().map(opinion).collect()
}

/// An attack as it would be made from a hex with these units.
fn assault(state: &State, ids: &[UnitId], target: At, rapid: bool) -> Assault {
    let mut assault = Assault { rapid, ..Assault::default() };
    (assault.fire, assault.enemy_fire) = front::fires(state, state.active, target, 0);
    for id in ids {
        assault.join(state, *id, state.unit(*id).at, target);
        assault.rapid |= state.unit(*id).launch == Launch::Rapid;
    }
    assault
}

fn halt(state: &State, about: Option<UnitId>, choice: &Choice) -> Opinion {
    let Choice::Launch { how, hex, task } = choice else {
        return match choice {
            Choice::Work { .. } => plain(-2),
            _ => plain(0),
        };
    };
    let (Some(target), Some(unit)) = (state.map().at(*hex), about) else { return plain(-100) };
    let mut ids = attackers(state, *hex);
    let at = state.unit(unit).at;
    // Everybody of the stack who has not launched elsewhere may join.
    for id in state.combat_units(at) {
        if !ids.contains(&id) && state.unit(id).launch == Launch::None {
            ids.push(id);
        }
    }
    let before = attackers(state, *hex);
    let without = if before.is_empty() {
        0
    } else {
        assault(state, &before, target, false).expected(state, target).max(0)
    };
    let with = assault(state, &ids, target, *how == Launch::Rapid).expected(state, target);
    // OT-7.12: one rapid start spoils the attack of the others.
    let rapid = *how == Launch::Rapid;
    let others = if rapid { -100 } else { hope_of_others(state, &ids, target) };
    let spoils = rapid && before.iter().any(|id| state.unit(*id).launch == Launch::Prepared);
    let work = if task.is_some() { -2 } else { 0 };
    let gain = (with - without).max(others) + work - if spoils { 12 } else { 0 };
    (gain + if rapid { -2 } else { 0 }, "7.11", "ot-why-attack")
}

/// What may be expected if others who have not moved join them.
fn hope_of_others(state: &State, ids: &[UnitId], target: At) -> i64 {
    let side = state.active;
    let near = |at: At| state.map().distance(at, target) <= 4;
    let mut base = front::launched(state, side, target);
    for id in ids.iter().filter(|id| state.unit(**id).launch == Launch::None) {
        base.join(state, *id, state.unit(*id).at, target);
    }
    let joined = front::grow(state, side, target, &base, &front::free(state, side, near), ids);
    joined.expected * 2 / 3
}

fn choose(state: &State, _: Side, choice: &Choice) -> Opinion {
    let of = |hex| {
        let ids = attackers(state, hex);
        state.map().at(hex).map_or(0, |at| assault(state, &ids, at, false).expected(state, at))
    };
    match choice {
        Choice::Attack { hex, night } => (of(*hex) + 2 - i64::from(*night), "8.7", "ot-why-attack"),
        Choice::Cancel { hex } => (-of(*hex) - 3, "7.11", "ot-why-cancel"),
        _ => plain(-2),
    }
}

/// OT-8.71: what the attack brings if the test is passed, and if only those who lead attack.
fn coordinate(state: &State, choice: &Choice) -> Opinion {
    let (Choice::Coordinate { lead, join }, Some(fight)) = (choice, state.the_fight()) else {
        return plain(0);
    };
    let of = |formations: &[FormationId]| {
        let ids = state.attackers_with(fight, formations);
        let mut assault = Assault { rapid: fight.rapid, ..Assault::default() };
        (assault.fire, assault.enemy_fire) = front::fires(state, fight.attacker, fight.hex, 0);
        for id in ids {
            assault.join(state, id, state.unit(id).at, fight.hex);
        }
        assault.expected(state, fight.hex)
    };
    let alone = of(&[*lead]);
    if join.is_empty() {
        return (alone, "8.71", "ot-why-alone");
    }
    let test = state.coordination_test(fight, *lead, join, &mut Log::silent());
    let passes = test.map_or(6, |test| i64::from(test.faces_that_pass()));
    let all: Vec<FormationId> = std::iter::once(*lead).chain(join.iter().copied()).collect();
    ((passes * of(&all) + (6 - passes) * alone) / 6, "8.71", "ot-why-together")
}

fn withdraw(state: &State, choice: &Choice) -> Opinion {
    let Choice::Withdraw { withdraw } = choice else { return plain(0) };
    let Some(hex) = attacked_hex(state) else { return plain(i64::from(!withdraw)) };
    let ids = state.fight.as_ref().map_or_else(Vec::new, |fight| fight.attackers.clone());
    let danger = assault(state, &ids, hex, false).expected(state, hex);
    let flight = danger - 6 - ground(state, hex);
    if *withdraw { (flight, "8.50", "ot-why-slip-away") } else { (0, "8.50", "ot-why-hold") }
}

fn support(state: &State, choice: &Choice) -> Opinion {
    match choice {
        Choice::Support { unit, with, .. } => {
            let all = with.iter().chain([unit]);
            let fire = all.map(|id| i64::from(state.left(*id).fire.max(state.counter(*id).bomb)));
            let stock = super::super::supply::ammunition(state)[state.side(*unit) as usize];
            let price = if stock <= 2 { 3 } else { 1 };
            (fire.sum::<i64>() + 2 - price * (1 + with.len() as i64), "8.109", "ot-why-support")
        }
        Choice::Inspire { .. } => (3, "6.3", "ot-why-inspire"),
        Choice::Ammunition => (4, "12.5", "ot-why-support"),
        Choice::Front => (4, "12.9", "ot-why-inspire"),
        _ => plain(0),
    }
}

fn fire(state: &State, choice: &Choice) -> Opinion {
    let stock = |id: UnitId| super::super::supply::ammunition(state)[state.side(id) as usize];
    match choice {
        Choice::Bombard { by, hex } => {
            let fire: i64 = by.iter().map(|id| i64::from(state.left(*id).fire)).sum();
            let attacked = !attackers(state, *hex).is_empty();
            let spare = by.first().map_or(0, |id| stock(*id)) - 4 - by.len() as i64;
            (fire / 2 + spare - if attacked { 2 } else { 0 }, "8.30", "ot-why-bombard")
        }
        Choice::Counter { by, .. } => {
            let fire: i64 = by.iter().map(|id| i64::from(state.left(*id).fire)).sum();
            let spare = by.first().map_or(0, |id| stock(*id)) - 4;
            (fire / 2 + spare.min(2), "8.40", "ot-why-counter-battery")
        }
        Choice::Shell { by, .. } => (by.len() as i64, "10.5", "ot-why-bombard"),
        Choice::Challenge { .. } => plain(-2),
        Choice::Observe { .. } => plain(-1),
        _ => plain(0),
    }
}

/// The cheapest PE goes, but not the last of a unit.
fn loses(state: &State, choice: &Choice) -> Opinion {
    let Choice::Lose { unit } = choice else { return plain(0) };
    let last = i64::from(state.pe(*unit) == 1) * 10;
    (-(3 + i64::from(state.counter(*unit).quality)) - last, "8.140", "ot-why-cheapest-loss")
}

fn path(state: &State, side: Side, choice: &Choice, usual: i64) -> Opinion {
    let Choice::Path { path, unit, .. } = choice else { return plain(usual) };
    let Some(end) = path.last().and_then(|hex| state.map().at(*hex)) else { return plain(usual) };
    let terrain = state.map().place(end).terrain.map_or(0, Terrain::defence);
    let friends = i64::from(state.board.0.combat[side as usize].has(end));
    let enemies = i64::from(state.is_next_to_enemy(side, end));
    let gain = 2 * usual + i64::from(terrain) + friends - 4 * enemies;
    (gain - 3 * i64::from(unit.is_some()), "8.60", "ot-why-safest-path")
}

/// Advance where it is better ground, and not into the mouth of the enemy.
fn enter(state: &State, side: Side, choice: &Choice) -> Opinion {
    let Choice::Enter { unit, hex, .. } = choice else { return plain(0) };
    let from = state.unit(*unit).at;
    let named = hex.and_then(|hex| state.map().at(hex));
    let to = named.or_else(|| attacked_hex(state)).unwrap_or(from);
    let stake = stake(state);
    let goal = |at: At| -> i64 {
        let goals = state.battle.goals.iter().filter(|goal| goal.at == at);
        goals.map(|goal| stake * i64::from(goal.points)).sum()
    };
    let enemies = |at: At| -> i64 {
        let near = state.map().neighbours(at);
        near.filter(|near| state.exerts_zone(side.enemy(), *near)).count() as i64
    };
    let ground = |at: At| {
        let terrain = state.map().place(at).terrain.map_or(0, Terrain::defence);
        i64::from(terrain + works(state, at).defence())
    };
    let gain =
        goal(to) - goal(from) - 2 * (enemies(to) - enemies(from)) + ground(to) - ground(from);
    (gain + 2, "8.170", "ot-why-advance")
}

fn recruit(state: &State, choice: &Choice) -> Opinion {
    match choice {
        Choice::Reinforce { unit } => {
            let counter = state.counter(*unit);
            (10 + 2 * i64::from(counter.quality), "4.3", "ot-why-recruit")
        }
        Choice::Rebuild { unit, .. } => {
            (8 + i64::from(state.counter(*unit).quality), "4.3", "ot-why-recruit")
        }
        Choice::Volunteers => (5, "6.6", "ot-why-recruit"),
        Choice::Renounce { unit } => (-value(state, *unit), "12.11", "ot-why-nothing-better"),
        _ => plain(0),
    }
}

/// OT-8.132: a loss where the ground is worth it, else a retreat.
fn split(state: &State, _: Side, choice: &Choice, usual: i64) -> Opinion {
    let Choice::Split { losses } = choice else { return plain(usual) };
    let Some(hex) = attacked_hex(state) else { return plain(usual) };
    let goals = state.battle.goals.iter().filter(|goal| goal.at == hex);
    let goal: i64 = goals.map(|goal| stake(state) * i64::from(goal.points)).sum();
    let ground = goal + 3 * i64::from(works(state, hex).defence());
    let weak = state.combat_units(hex).all(|id| state.pe(id) <= 2);
    let routed = state.combat_units(hex).any(|id| state.unit(id).posture == Posture::Routed);
    let hold = ground - 7 - if weak || routed { 6 } else { 0 };
    (i64::from(*losses) * hold + usual, "8.132", "ot-why-hold-or-go")
}

/// The hex of the combat that is being fought.
fn attacked_hex(state: &State) -> Option<At> {
    state.fight.as_ref().map(|fight| fight.hex)
}

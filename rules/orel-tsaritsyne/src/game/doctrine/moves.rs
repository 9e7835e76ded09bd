//! The movement phase: where to strike, what to hold, and who goes where.

use std::sync::Arc;

use super::super::choice::{Choice, UnitId};
use super::super::map::At;
use super::super::offer::attackers;
use super::super::reach::Reach;
use super::super::state::{MOVED, State};
use super::attack::{Assault, defence};
use super::places::Scene;
use super::{Opinion, plain};
use crate::ch07_movement::{Launch, deployment, launching, mp};
use crate::unit::{Class, Posture, Side};

/// An enemy stack, and what a blow at it with everybody at hand would bring.
#[derive(Debug)]
struct Target {
    at: At,
    /// With those who have launched already.
    launched: Assault,
    hope: i64,
}

/// A blow worth striking.
const ENOUGH: i64 = 4;

pub(super) fn opinions(state: &State, side: Side, listed: &[Choice]) -> Vec<Opinion> {
    let scene = Scene::new(state, side);
    let mut reaches: Vec<(UnitId, Arc<Reach>)> = Vec::new();
    for id in state.on_map(side) {
        let ready = state.is_combat(id)
            && !state.unit(id).has(MOVED)
            && state.unit(id).posture != Posture::Routed;
        let near = scene.threat_at(state.unit(id).at) > 0;
        if ready && (near || state.class(id) == Class::Cavalry) {
            reaches.push((id, state.reach(id)));
        }
    }
    let targets = targets(state, side, &reaches);
    let mut last: Option<(UnitId, Arc<Reach>)> = None;
    listed
        .iter()
        .map(|choice| match choice {
            Choice::Done => (0, "7.1", "ot-why-enough-moved"),
            Choice::March { unit, with, path } => {
                let Some(end) = path.last().and_then(|hex| state.map().at(*hex)) else {
                    return plain(-100);
                };
                let lead = with.iter().copied().chain([*unit]).find(|id| state.is_combat(*id));
                let id = lead.unwrap_or(*unit);
                if !state.is_on_map(id) {
                    return (30 + place(&scene, id, end, true), "7.14", "ot-why-reinforcement");
                }
                let known = reaches.iter().find(|(other, _)| *other == id).map(|(_, reach)| reach);
                let reach = match (known, &last) {
                    (Some(reach), _) => reach,
                    (None, Some((other, reach))) if *other == id => reach,
                    _ => {
                        last = Some((id, state.reach(id)));
                        &last.as_ref().expect("just reckoned").1
                    }
                };
                march(&scene, &targets, id, with, reach, end)
            }
            Choice::Stay { unit, with } => stay(&scene, &targets, *unit, with),
            Choice::Rail { unit, hex } => {
                let Some(end) = state.map().at(*hex) else { return plain(-100) };
                let from = state.unit(*unit).at;
                let better = place(&scene, *unit, end, false)
                    - if state.is_on_map(*unit) { place(&scene, *unit, from, true) } else { -30 };
                (better - 6, "7.7", "ot-why-by-rail")
            }
            Choice::Entrench { hex } => entrench(&scene, state.map().at(*hex)),
            Choice::RepairRail { .. } | Choice::RepairBridge { .. } => (6, "7.9", "ot-why-repair"),
            Choice::Play { .. } => (8, "6.2", "ot-why-event-now"),
            Choice::Carry { .. } => (-5, "10.3", "ot-why-nothing-better"),
            _ => plain(-10),
        })
        .collect()
}

fn place(scene: &Scene<'_>, id: UnitId, at: At, epc: bool) -> i64 {
    if scene.state.is_combat(id) { scene.place(id, at, epc) } else { scene.place_of_others(id, at) }
}

/// Quarters of MP that a unit needs besides its way.
fn needed(state: &State, id: UnitId, how: Launch, moved: bool) -> i32 {
    let class = state.class(id);
    let deploys = moved || state.unit(id).posture != Posture::Epc;
    mp(launching(how)) + if deploys { mp(deployment(class)) } else { 0 }
}

/// Every enemy stack that could be struck in this phase.
fn targets(state: &State, side: Side, reaches: &[(UnitId, Arc<Reach>)]) -> Vec<Target> {
    let enemies = state.board.0.occupied[side.enemy() as usize].iter();
    enemies
        .filter(|at| !state.map().place(*at).is_water())
        .filter_map(|at| {
            let mut launched = Assault::default();
            for id in attackers(state, state.map().number(at)) {
                launched.join(state, id, state.unit(id).at, at);
                launched.rapid |= state.unit(id).launch == Launch::Rapid;
            }
            (launched.fire, launched.enemy_fire) = fires(state, side, at, 0);
            let mut whole = launched.clone();
            // Guns that may still come up.
            whole.fire = fires(state, side, at, 2).0;
            let mut joined = 0;
            for (id, reach) in reaches {
                if let Some(from) = best_stand(state, *id, reach, at, Launch::Prepared) {
                    whole.join(state, *id, from, at);
                    joined += 1;
                    if joined >= 6 {
                        break;
                    }
                }
            }
            if whole.force.pe == 0 {
                return None;
            }
            let hope = whole.expected(state, at);
            Some(Target { at, launched, hope })
        })
        .collect()
}

/// Where a unit could launch from at a hex.
fn best_stand(state: &State, id: UnitId, reach: &Reach, target: At, how: Launch) -> Option<At> {
    let (class, here) = (state.class(id), state.unit(id).at);
    state.map().neighbours(target).find(|from| {
        let moved = *from != here;
        let Some(cost) = reach.cost(*from) else { return false };
        // OT-7.4: who comes first cancels the zone for those who follow.
        let spared = if state.in_uncancelled_zone(state.side(id), *from) { mp(1) } else { 0 };
        cost - spared + needed(state, id, how, moved) <= reach.budget
            && state.may_attack_across(class, *from, target)
            && (*from == here || state.fits(id, *from))
    })
}

/// Fire that can be brought to bear on both sides.
fn fires(state: &State, side: Side, at: At, coming: i32) -> (i32, i32) {
    let mut fires = [0, 0];
    for hex in state.map().within(at, 3 + coming) {
        for id in state.stack(hex) {
            let unit = state.unit(id);
            let class = state.class(id);
            let guns = class.is_artillery() || class == Class::ArmouredTrain;
            let ready = unit.posture == Posture::Epc && unit.hungry == 0;
            let comes = if unit.side == side && !unit.has(MOVED) { coming } else { 0 };
            let in_range = state.map().distance(hex, at) <= state.counter(id).range + comes;
            if guns && ready && in_range {
                fires[usize::from(unit.side != side)] += state.left(id).fire;
            }
        }
    }
    // A point more than the enemy is what counts.
    (fires[0].min(4), fires[1].min(4))
}

/// What a blow from a hex brings, joined to those who have launched.
fn blow(state: &State, target: &Target, ids: &[UnitId], from: At, how: Launch) -> i64 {
    let mut assault = target.launched.clone();
    for id in ids {
        assault.join(state, *id, from, target.at);
    }
    assault.rapid |= how == Launch::Rapid;
    let before = if target.launched.force.pe > 0 {
        target.launched.expected(state, target.at).max(0)
    } else {
        0
    };
    let alone = assault.expected(state, target.at) - before;
    // Others may still come.
    if how == Launch::Prepared && target.hope >= ENOUGH {
        alone.max(target.hope / 2)
    } else {
        alone
    }
}

fn march(
    scene: &Scene<'_>,
    targets: &[Target],
    id: UnitId,
    with: &[UnitId],
    reach: &Reach,
    end: At,
) -> Opinion {
    let state = scene.state;
    let left = reach.cost(end).map_or(-1, |cost| reach.budget - cost);
    let from = state.unit(id).at;
    let epc = left >= mp(deployment(state.class(id)));
    let here = place(scene, id, from, true);
    let mut gain = place(scene, id, end, epc) - here;
    let mut why = ("7.1", "ot-why-better-ground");
    let (rule, key) = &mut why;
    if state.is_combat(id) {
        let ids: Vec<UnitId> =
            with.iter().copied().chain([id]).filter(|id| state.is_combat(*id)).collect();
        for (how, need) in [(Launch::Prepared, 3), (Launch::Rapid, 1)] {
            if left < mp(need) + mp(1) {
                continue;
            }
            let best = targets
                .iter()
                .filter(|target| {
                    state.map().distance(end, target.at) == 1
                        && state.may_attack_across(state.class(id), end, target.at)
                })
                .map(|target| blow(state, target, &ids, end, how))
                .max();
            if let Some(best) = best.filter(|best| *best >= ENOUGH) {
                gain += 3 * best;
                (*rule, *key) = ("7.11", "ot-why-attack");
                break;
            }
        }
        gain -= leaves(scene, id, from);
    }
    // A move for nothing is no gain.
    (gain - 2, *rule, *key)
}

/// What is lost when a unit leaves a hex that it alone guards.
fn leaves(scene: &Scene<'_>, id: UnitId, from: At) -> i64 {
    let state = scene.state;
    let alone = state.combat_units(from).all(|other| other == id);
    if !alone || scene.nearest_enemy(from) > 8 {
        return 0;
    }
    let goals = state.battle.goals.iter().filter(|goal| goal.at == from);
    let goal: i64 = goals.map(|goal| i64::from(goal.points)).sum();
    if scene.threat_at(from) == 0 {
        return 3 * goal;
    }
    let goal = (3 + scene.stake) * goal;
    let guns = state.stack(from).filter(|other| !state.is_combat(*other));
    goal + 8 * guns.count() as i64
}

fn stay(scene: &Scene<'_>, targets: &[Target], unit: UnitId, with: &[UnitId]) -> Opinion {
    let state = scene.state;
    let at = state.unit(unit).at;
    let ids: Vec<UnitId> =
        with.iter().copied().chain([unit]).filter(|id| state.is_combat(*id)).collect();
    let Some(lead) = ids.first().copied() else { return plain(-3) };
    let best = targets
        .iter()
        .filter(|target| {
            state.map().distance(at, target.at) == 1
                && state.may_attack_across(state.class(lead), at, target.at)
        })
        .map(|target| blow(state, target, &ids, at, Launch::Prepared))
        .max();
    match best {
        Some(best) if best >= ENOUGH => (3 * best, "7.11", "ot-why-attack"),
        _ => plain(-3),
    }
}

fn entrench(scene: &Scene<'_>, at: Option<At>) -> Opinion {
    let state = scene.state;
    let Some(at) = at else { return plain(-100) };
    let goals = state.battle.goals.iter().filter(|goal| goal.at == at);
    let goal: i64 = goals.map(|goal| 2 * i64::from(goal.points)).sum();
    let threat = scene.threat_at(at).min(10);
    let own = i64::from(defence(state, at).pe);
    if threat == 0 || own < 2 {
        return plain(-3);
    }
    (threat / 2 + goal - scene.friends_at(at).min(10) / 4, "7.8", "ot-why-entrench")
}

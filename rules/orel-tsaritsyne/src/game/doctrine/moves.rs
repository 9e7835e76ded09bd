//! The movement phase: where to strike, what to hold, and who goes where.

use std::cmp::Reverse;
use std::sync::Arc;

use super::super::choice::{Choice, UnitId};
use super::super::map::At;
use super::super::reach::{Reach, Walker};
use super::super::state::State;
use super::attack::{defence, works};
use super::front::{self, Coalition, ENOUGH};
use super::places::Scene;
use super::{Opinion, plain};
use crate::ch07_movement::{Launch, deployment, mp};
use crate::unit::{Class, Side};

/// What each listed answer is worth, and ways that are not listed and take objectives in passing.
pub(super) fn opinions(
    state: &State,
    side: Side,
    listed: &[Choice],
) -> (Vec<Opinion>, Vec<(Choice, Opinion)>) {
    let scene = Scene::new(state, side);
    let free = front::free(state, side, |at| scene.threat_at(at) > 0);
    let plan = front::coalitions(state, side, &free);
    let mut last: Option<(UnitId, Arc<Reach>)> = None;
    let opinions = listed
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
                let known = free.iter().find(|(other, _)| *other == id).map(|(_, reach)| reach);
                let reach = match (known, &last) {
                    (Some(reach), _) => reach,
                    (None, Some((other, reach))) if *other == id => reach,
                    _ => {
                        last = Some((id, state.reach(id)));
                        &last.as_ref().expect("just reckoned").1
                    }
                };
                let left = reach.cost(end).map_or(-1, |cost| reach.budget - cost);
                march(&scene, &plan, id, with, end, left)
            }
            Choice::Stay { unit, with } => stay(&scene, &plan, *unit, with),
            Choice::Rail { unit, hex } => {
                let Some(end) = state.map().at(*hex) else { return plain(-100) };
                let from = state.unit(*unit).at;
                let better = place(&scene, *unit, end, false)
                    - if state.is_on_map(*unit) { place(&scene, *unit, from, true) } else { -30 };
                (better - 6 - packs(state, *unit), "7.7", "ot-why-by-rail")
            }
            Choice::Entrench { hex } => entrench(&scene, state.map().at(*hex)),
            Choice::RepairRail { .. } | Choice::RepairBridge { .. } => (6, "7.9", "ot-why-repair"),
            Choice::Play { .. } => (8, "6.2", "ot-why-event-now"),
            Choice::Carry { .. } => (-5, "10.3", "ot-why-nothing-better"),
            _ => plain(-10),
        })
        .collect();
    (opinions, in_passing(&scene, &plan))
}

/// OT-Q84: what a combat unit enters is its side's, though it goes on: for each unit and each objective that
/// nobody holds the best march through it.
fn in_passing(scene: &Scene<'_>, plan: &[Coalition]) -> Vec<(Choice, Opinion)> {
    let (state, prizes) = (scene.state, scene.prizes());
    let mut found = Vec::new();
    if prizes.is_empty() {
        return found;
    }
    let runners = state.on_map(scene.side).filter(|id| state.is_combat(*id));
    for id in runners.filter(|id| state.may_move(*id).is_ok()) {
        let (reach, walker, from) = (state.reach(id), Walker::new(state, id), state.unit(id).at);
        for (prize, worth) in &prizes {
            let Some(spent) = reach.cost(*prize).filter(|spent| *spent < reach.budget) else {
                continue;
            };
            let beyond = Reach::search(&walker, &[(*prize, spent)], reach.budget);
            let ends =
                beyond.hexes().filter(|at| *at != from && *at != *prize && state.fits(id, *at));
            let weighed = ends.map(|end| {
                let left = beyond.cost(end).map_or(-1, |cost| reach.budget - cost);
                (end, march(scene, plan, id, &[], end, left))
            });
            let Some((end, (gain, ..))) = weighed.max_by_key(|(at, one)| (one.0, Reverse(*at)))
            else {
                continue;
            };
            let there = reach.way_to(&walker, &[from], *prize);
            let on = beyond.way_to(&walker, &[*prize], end);
            let Some(way) = there.zip(on).map(|(there, on)| [there, on].concat()) else { continue };
            if state.plan(id, &[], &way).is_ok() {
                let path = way.iter().map(|at| state.map().number(*at)).collect();
                let choice = Choice::March { unit: id, with: Vec::new(), path };
                found.push((choice, (gain + worth, "Q84", "ot-why-in-passing")));
            }
        }
    }
    found
}

fn place(scene: &Scene<'_>, id: UnitId, at: At, epc: bool) -> i64 {
    if scene.state.is_combat(id) { scene.place(id, at, epc) } else { scene.place_of_others(id, at) }
}

/// What an attack from a hex brings, by these or with those who should join them.
fn blow(state: &State, plan: &Coalition, ids: &[UnitId], from: At, how: Launch) -> i64 {
    let mut assault = plan.launched.clone();
    for id in ids {
        assault.join(state, *id, from, plan.at);
    }
    assault.rapid |= how == Launch::Rapid;
    let before =
        if plan.launched.force.pe > 0 { plan.launched.expected(state, plan.at).max(0) } else { 0 };
    let alone = assault.expected(state, plan.at) - before;
    // It is one of those who strike there together.
    let planned =
        |id: &UnitId| plan.members.iter().any(|member| member.id == *id && member.from == from);
    if how == Launch::Prepared && plan.expected >= ENOUGH && ids.iter().any(planned) {
        alone.max(plan.expected - before)
    } else {
        alone
    }
}

fn march(
    scene: &Scene<'_>,
    plan: &[Coalition],
    id: UnitId,
    with: &[UnitId],
    end: At,
    left: i32,
) -> Opinion {
    let state = scene.state;
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
            let best = plan
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
        let going: Vec<UnitId> = with.iter().copied().chain([id]).collect();
        gain -= leaves(scene, &going, from);
        // Who comes too late to prepare spoils what others should join.
        gain -= lets_down(plan, &ids, end, left >= mp(3) + mp(1));
    }
    // A move for nothing is no gain.
    (gain - 2 - packs(state, id), *rule, *key)
}

/// What a depot loses by moving: it feeds nobody until it is set up again.
fn packs(state: &State, id: UnitId) -> i64 {
    if state.class(id) == Class::Depot { 10 } else { 0 }
}

/// Enemies no farther than this may be in a hex that is left before its side is back.
const NEAR: i32 = 4;
/// What it is worth to be in works for each point of them, when the enemy is near.
const DUG_IN: i64 = 12;

/// What is lost when those leave a hex who alone guard it: an objective, guns, works.
fn leaves(scene: &Scene<'_>, going: &[UnitId], from: At) -> i64 {
    let state = scene.state;
    let near = scene.nearest_enemy(from);
    if near > 8 || state.combat_units(from).any(|other| !going.contains(&other)) {
        return 0;
    }
    let goals = state.battle.goals.iter().filter(|goal| goal.at == from);
    let goal: i64 = goals.map(|goal| i64::from(goal.points)).sum();
    // Who has dug in before the enemy stays where he is.
    let works = if near <= NEAR { DUG_IN * i64::from(works(state, from).defence()) } else { 0 };
    if !scene.is_disputed(from) {
        return 0;
    }
    if scene.threat_at(from) == 0 {
        return 3 * goal + works;
    }
    let goal = (3 + scene.stake) * goal * scene.weight(from) / 4;
    let left = |other: &UnitId| !state.is_combat(*other) && !going.contains(other);
    goal + works + 8 * state.stack(from).filter(left).count() as i64
}

/// What the attacks that others are to make lose when these go elsewhere, or come too late for them.
fn lets_down(plan: &[Coalition], ids: &[UnitId], end: At, prepares: bool) -> i64 {
    let promised = plan.iter().flat_map(|one| &one.members);
    promised
        .filter(|member| ids.contains(&member.id) && (member.from != end || !prepares))
        .map(|member| 3 * member.share)
        .sum()
}

fn stay(scene: &Scene<'_>, plan: &[Coalition], unit: UnitId, with: &[UnitId]) -> Opinion {
    let state = scene.state;
    let at = state.unit(unit).at;
    let ids: Vec<UnitId> =
        with.iter().copied().chain([unit]).filter(|id| state.is_combat(*id)).collect();
    let Some(lead) = ids.first().copied() else { return plain(-3) };
    let best = plan
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

//! The plan of a movement phase: who strikes whom together, and from where. It is made anew from the
//! state for every answer: whoever has launched an attack is a part of it.

use std::sync::Arc;

use super::super::choice::UnitId;
use super::super::map::At;
use super::super::offer::attackers;
use super::super::reach::Reach;
use super::super::state::{MOVED, State};
use super::attack::Assault;
use crate::ch07_movement::{Launch, deployment, launching, mp};
use crate::unit::{Class, Posture, Side};

/// An attack worth making.
pub(super) const ENOUGH: i64 = 4;
/// Counters that are added to an attack at most.
const MOST: usize = 5;
/// Counters that are looked at for one attack.
const LOOKED_AT: usize = 8;

/// Counters that may still be moved, and how far they get.
pub(super) type Free = Vec<(UnitId, Arc<Reach>)>;

/// A counter, and the hexes from which it could attack a target.
type Able<'a> = (&'a UnitId, Vec<At>);

/// An attack on an enemy stack: by those who have launched it, and by those who should join.
#[derive(Debug)]
pub(super) struct Coalition {
    pub(super) at: At,
    /// Those who have launched.
    pub(super) launched: Assault,
    pub(super) members: Vec<Member>,
    /// What all of them together may expect.
    pub(super) expected: i64,
    /// Fire that supports it once the guns have come up.
    fire: i32,
}

/// Who should join an attack, and from where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    pub(super) id: UnitId,
    pub(super) from: At,
    /// What the attack is worth less without it.
    pub(super) share: i64,
}

/// The combat units of a side that may still be moved to attack.
pub(super) fn free(state: &State, side: Side, near: impl Fn(At) -> bool) -> Free {
    let mut free = Free::new();
    for id in state.on_map(side) {
        let unit = state.unit(id);
        let ready = state.is_combat(id) && !unit.has(MOVED) && unit.posture != Posture::Routed;
        if ready && (near(unit.at) || state.class(id) == Class::Cavalry) {
            free.push((id, state.reach(id)));
        }
    }
    free
}

/// The attacks of a side, the best first; nobody is in two of them.
pub(super) fn coalitions(state: &State, side: Side, free: &Free) -> Vec<Coalition> {
    let enemies = state.board.0.occupied[side.enemy() as usize].iter();
    let mut planned: Vec<Coalition> = enemies
        .filter(|at| !state.map().place(*at).is_water())
        .filter_map(|at| {
            let base = launched(state, side, at);
            let grown = grow(state, side, at, &base, free, &[]);
            let some = base.force.pe > 0 || !grown.members.is_empty();
            some.then_some(grown)
        })
        .collect();
    planned.sort_by_key(|one| (std::cmp::Reverse(one.expected), one.at));
    let mut taken: Vec<UnitId> = Vec::new();
    for plan in &mut planned {
        if plan.members.iter().any(|member| taken.contains(&member.id)) {
            let base = plan.launched.clone();
            *plan = grow(state, side, plan.at, &base, free, &taken);
        }
        if plan.expected >= ENOUGH {
            taken.extend(plan.members.iter().map(|member| member.id));
            plan.share_out(state);
        }
    }
    planned
}

impl Coalition {
    /// What the attack would be worth without each of those who should join it.
    fn share_out(&mut self, state: &State) {
        for index in 0..self.members.len() {
            let mut without = Assault { fire: self.fire, ..self.launched.clone() };
            for (_, member) in self.members.iter().enumerate().filter(|(other, _)| *other != index)
            {
                without.join(state, member.id, member.from, self.at);
            }
            let left =
                if without.force.pe > 0 { without.expected(state, self.at).max(0) } else { 0 };
            self.members[index].share = (self.expected - left).max(0);
        }
    }
}

/// The attack as it has been launched so far.
pub(super) fn launched(state: &State, side: Side, at: At) -> Assault {
    let mut launched = Assault::default();
    for id in attackers(state, state.map().number(at)) {
        launched.join(state, id, state.unit(id).at, at);
        launched.rapid |= state.unit(id).launch == Launch::Rapid;
    }
    (launched.fire, launched.enemy_fire) = fires(state, side, at, 0);
    launched
}

/// Adds to an attack whoever makes it better, one after the other.
pub(super) fn grow(
    state: &State,
    side: Side,
    at: At,
    base: &Assault,
    free: &Free,
    taken: &[UnitId],
) -> Coalition {
    let mut able: Vec<Able<'_>> = free
        .iter()
        .filter(|(id, _)| !taken.contains(id))
        .map(|(id, reach)| (id, stands(state, *id, reach, at)))
        .filter(|(_, stands)| !stands.is_empty())
        .collect();
    able.sort_by_key(|(id, _)| std::cmp::Reverse(state.left(**id).combat));
    able.truncate(LOOKED_AT);
    let mut assault = base.clone();
    // Guns that may still come up.
    assault.fire = fires(state, side, at, 2).0;
    let mut members: Vec<(UnitId, At)> = Vec::new();
    let none = -1000;
    let mut best = (if base.force.pe > 0 { assault.expected(state, at) } else { none }, 0);
    for _ in 0..MOST {
        let mut next: Option<(i64, UnitId, At)> = None;
        for (id, stands) in
            able.iter().filter(|(id, _)| members.iter().all(|(other, _)| other != *id))
        {
            for from in stands {
                if !has_room(state, **id, *from, &members) {
                    continue;
                }
                let mut with = assault.clone();
                with.join(state, **id, *from, at);
                let expected = with.expected(state, at);
                if next.is_none_or(|(known, ..)| expected > known) {
                    next = Some((expected, **id, *from));
                }
            }
        }
        let Some((expected, id, from)) = next else { break };
        assault.join(state, id, from, at);
        members.push((id, from));
        if expected > best.0 {
            best = (expected, members.len());
        } else if best.1 > 0 {
            break;
        }
    }
    members.truncate(best.1);
    let members = members.into_iter().map(|(id, from)| Member { id, from, share: 0 }).collect();
    Coalition { at, launched: base.clone(), members, expected: best.0, fire: assault.fire }
}

/// Whether a hex holds a counter besides those who are to go there.
fn has_room(state: &State, id: UnitId, from: At, members: &[(UnitId, At)]) -> bool {
    if state.unit(id).at == from {
        return true;
    }
    let mut coming: Vec<UnitId> = members
        .iter()
        .filter(|(other, at)| *at == from && state.unit(*other).at != from)
        .map(|(other, _)| *other)
        .collect();
    coming.push(id);
    state.load(from, &coming).is_legal()
}

/// Where a unit could launch a prepared attack at a hex.
fn stands(state: &State, id: UnitId, reach: &Reach, target: At) -> Vec<At> {
    let (class, here) = (state.class(id), state.unit(id).at);
    if state.map().distance(here, target) > 6 {
        return Vec::new();
    }
    let fit = |from: &At| {
        let moved = *from != here;
        let Some(cost) = reach.cost(*from) else { return false };
        // OT-7.4: who comes first cancels the zone for those who follow.
        let spared = if state.in_uncancelled_zone(state.side(id), *from) { mp(1) } else { 0 };
        cost - spared + needed(state, id, Launch::Prepared, moved) <= reach.budget
            && state.may_attack_across(class, *from, target)
    };
    state.map().neighbours(target).filter(fit).collect()
}

/// Quarters of MP that a unit needs besides its way.
fn needed(state: &State, id: UnitId, how: Launch, moved: bool) -> i32 {
    let class = state.class(id);
    let deploys = moved || state.unit(id).posture != Posture::Epc;
    mp(launching(how)) + if deploys { mp(deployment(class)) } else { 0 }
}

/// Fire that can be brought to bear on both sides.
pub(super) fn fires(state: &State, side: Side, at: At, coming: i32) -> (i32, i32) {
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

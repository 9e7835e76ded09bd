//! ML-8.1, ML-8.14 to ML-8.18, ML-Q132 to ML-Q134: chargers go to 2 pas together, supports follow.

use engine::{DiceError, Table};

use super::charge::{STOP, find_mutual};
use super::choice::UnitId;
use super::geometry::{
    Body, PAS, Pose, Rect, SLACK, Spot, Way, along, decimal, heading, lead, seen_from, within,
};
use super::orders::is_active;
use super::reaction::{break_off, supports_hesitate};
use super::retreat::{Groups, cross};
use super::state::{Charge, Role, State};
use super::step::tell;
use crate::ch06_movement::{Ground as Crossed, extra_cost};
use crate::ch08_charge_move::{bonus_disorganises, charge_disorganises};
use crate::unit::{Formation, Marker, Order};
use crate::{holds, ml};

/// Ticks of a step.
const TICKS: i64 = 40;
/// How finely a tick is cut where somebody stops within it.
const PARTS: i64 = 1 << 16;

/// A charger on its way.
struct Rider {
    charge: usize,
    unit: UnitId,
    target: UnitId,
    /// Where its target stood.
    aim: Spot,
    at: Spot,
    facing: u16,
    /// What it goes in a whole step, and how far the ground lets it.
    net: i64,
    most: i64,
    gone: i64,
    stopped: bool,
}

/// ML-8.1, ML-8.17, ML-Q132, ML-Q134: the charges move together.
pub(crate) fn moves(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    let live = |state: &State, charge: &Charge| {
        !charge.over && is_active(state, charge.unit, Order::Charge)
    };
    break_off(state, table);
    for index in 0..state.charges.len() {
        if !live(state, &state.charges[index]) {
            state.charges[index].over = true;
        }
    }
    let takers: Vec<(UnitId, Crossed)> = state
        .charges
        .iter()
        .filter(|one| !one.over && one.bonus && one.role == Role::Charges)
        .map(|one| (one.unit, state.bonus_ground(one.unit, one.target)))
        .collect();
    let groups = Groups::throw(state, &takers, table)?;
    let mut riders = Vec::new();
    for index in 0..state.charges.len() {
        let charge = state.charges[index];
        if charge.over || charge.role != Role::Charges {
            continue;
        }
        let (id, target) = (charge.unit, charge.target);
        let extra = if charge.bonus { groups.of(state, id) } else { 0 };
        let way = state.way_to(id, target);
        let gone = state.charge_reach(id, &way, extra);
        let outside = !state.has_in_front(id, state.spot(target));
        let start = state.gap(id, target);
        let direction = state.direction(target, state.spot(id));
        let one = &mut state.charges[index];
        one.from = state.troops[usize::from(id.0)].pose;
        one.start = start;
        one.extra = extra;
        one.crossing = i64::from(extra_cost(i32::from(gone.obstacles), false)) * PAS;
        one.basic = (gone.basic - one.crossing).max(0);
        one.direction = direction;
        let net = one.basic + extra;
        let (at, facing) = (state.spot(id), state.troop(id).pose.facing);
        // A target that moves may be followed farther than to where it stands.
        let most = if gone.length + SLACK < way.length() { gone.length.min(net) } else { net };
        riders.push((
            Rider {
                charge: index,
                unit: id,
                target,
                aim: state.spot(target),
                at,
                facing: heading(at, state.spot(target), facing),
                net,
                most,
                gone: 0,
                stopped: false,
            },
            outside,
        ));
    }
    let outside: Vec<bool> = riders.iter().map(|one| one.1).collect();
    let mut riders: Vec<Rider> = riders.into_iter().map(|one| one.0).collect();
    let mut crossings = Vec::new();
    ride(state, &mut riders, &mut crossings);
    // ML-Q134: two who were diverted to each other charge each other.
    find_mutual(state);
    for (rider, outside) in riders.iter().zip(outside) {
        arrive(state, rider, outside, table);
    }
    // Who was not named but is charged after all hesitates under M as well.
    super::reaction::surprise(state, table);
    supports(state, &mut crossings, table);
    cross(state, &crossings, table)
}

impl Rider {
    fn pose(&self) -> Pose {
        Pose { x: 0, y: 0, facing: self.facing }.at(self.at)
    }

    fn lead(&self, state: &State) -> Rect {
        lead(state.arm(self.unit), Pose { facing: self.facing, ..Pose::default() }.at(self.at))
    }
}

/// Forty ticks of charging.
fn ride(state: &mut State, riders: &mut [Rider], crossings: &mut Vec<(UnitId, UnitId)>) {
    for rider in riders.iter_mut() {
        if within(state.charges[rider.charge].start, STOP) {
            rider.stopped = true;
            state.charges[rider.charge].reached = holds("8.1");
        }
        if rider.most == 0 {
            rider.stopped = true;
        }
    }
    for tick in 1..=TICKS {
        if riders.iter().all(|rider| rider.stopped) {
            break;
        }
        let before: Vec<(Spot, u16, i64)> =
            riders.iter().map(|rider| (rider.at, rider.facing, rider.gone)).collect();
        let places: Vec<(UnitId, Spot)> =
            riders.iter().map(|rider| (rider.unit, rider.at)).collect();
        let place = |state: &State, id: UnitId| {
            places.iter().find(|one| one.0 == id).map_or_else(|| state.spot(id), |one| one.1)
        };
        for rider in riders.iter_mut().filter(|rider| !rider.stopped) {
            let aim = if holds("Q132") { place(state, rider.target) } else { rider.aim };
            let step = rider.net * tick / TICKS - rider.net * (tick - 1) / TICKS;
            let step = step.min(rider.most - rider.gone);
            rider.facing = heading(rider.at, aim, rider.facing);
            rider.at = along(rider.at, aim, step.min(rider.at.distance(aim)));
            rider.gone += step;
        }
        stop_at_targets(state, riders, &before);
        stop_at_others(state, riders, &before);
        note_crossings(state, riders, &before, crossings);
    }
}

/// ML-6.16, ML-Q134: the friends whose elements the lead element of a charger has come upon in this tick.
fn note_crossings(
    state: &State,
    riders: &[Rider],
    before: &[(Spot, u16, i64)],
    crossings: &mut Vec<(UnitId, UnitId)>,
) {
    let moved = |index: usize| before[index].0 != riders[index].at;
    for (_, rider) in riders.iter().enumerate().filter(|(index, _)| moved(*index)) {
        let formation = state.charging_formation(rider.unit);
        let element = if holds("6.16") {
            Body::Block(rider.lead(state))
        } else {
            state.body_at(rider.unit, formation, rider.pose())
        };
        for friend in state.army(state.side(rider.unit)).filter(|one| *one != rider.unit) {
            let riding = riders.iter().position(|one| one.unit == friend);
            let body = match riding {
                Some(at) => {
                    state.body_at(friend, state.charging_formation(friend), riders[at].pose())
                }
                None => state.body(friend),
            };
            let near = riding.map_or_else(|| state.spot(friend), |at| riders[at].at);
            if rider.at.is_within(near, 8 * PAS) && state.overlap(&element, &body) {
                let both = riding.is_some_and(moved) && friend < rider.unit;
                let pair = if both { (friend, rider.unit) } else { (rider.unit, friend) };
                let known = crossings.iter().any(|one| *one == pair || *one == (pair.1, pair.0));
                if !known {
                    crossings.push(pair);
                }
            }
        }
    }
    crossings.sort_unstable();
}

/// ML-8.1: who has come to 2 pas stops there exactly.
fn stop_at_targets(state: &mut State, riders: &mut [Rider], before: &[(Spot, u16, i64)]) {
    for index in 0..riders.len() {
        let rider = &riders[index];
        let charge = rider.charge;
        if rider.stopped && !state.charges[charge].mutual || state.charges[charge].reached {
            continue;
        }
        let other = riders.iter().position(|one| one.unit == rider.target);
        let gap = |part: i64| {
            let here =
                along(before[index].0, rider.at, before[index].0.distance(rider.at) * part / PARTS);
            let mine = lead(
                state.arm(rider.unit),
                Pose { facing: rider.facing, ..Pose::default() }.at(here),
            );
            let theirs = match other {
                Some(at) => {
                    let one = &riders[at];
                    let there =
                        along(before[at].0, one.at, before[at].0.distance(one.at) * part / PARTS);
                    lead(
                        state.arm(one.unit),
                        Pose { facing: one.facing, ..Pose::default() }.at(there),
                    )
                }
                None => state.lead(rider.target),
            };
            (mine.distance(&theirs), mine)
        };
        let (now, mine) = gap(PARTS);
        let body = state.body_at(rider.unit, state.charging_formation(rider.unit), rider.pose());
        let blocking = match other {
            Some(at) => {
                let theirs = state.charging_formation(rider.target);
                state.body_at(rider.target, theirs, riders[at].pose())
            }
            None => state.blocking(rider.target),
        };
        let touches =
            state.overlap(&body, &blocking) || state.overlap(&Body::Block(mine), &blocking);
        if now > STOP + SLACK && !touches {
            continue;
        }
        let (mut good, mut bad) = (0, PARTS);
        if now <= STOP + SLACK {
            while bad - good > 1 {
                let between = (good + bad) / 2;
                if gap(between).0 >= STOP { good = between } else { bad = between }
            }
        }
        let mutual = state.charges[charge].mutual;
        let halt = |rider: &mut Rider, was: &(Spot, u16, i64)| {
            let end = along(was.0, rider.at, was.0.distance(rider.at) * good / PARTS);
            rider.gone = was.2 + was.0.distance(end);
            rider.at = end;
            rider.stopped = true;
        };
        halt(&mut riders[index], &before[index]);
        state.charges[charge].reached = holds("8.1");
        if let Some(at) = other.filter(|_| mutual) {
            halt(&mut riders[at], &before[at]);
            let theirs = riders[at].charge;
            state.charges[theirs].reached = true;
        }
    }
}

/// ML-Q134: other enemies divert a charge; lead elements of friends stop the one that came from farther.
fn stop_at_others(state: &mut State, riders: &mut [Rider], before: &[(Spot, u16, i64)]) {
    for index in 0..riders.len() {
        if riders[index].stopped {
            continue;
        }
        let rider = &riders[index];
        let body = state.body_at(rider.unit, state.charging_formation(rider.unit), rider.pose());
        let side = state.side(rider.unit);
        let met = state.army(side.enemy()).find(|enemy| {
            // One who charges himself is met where he is now.
            let riding = riders.iter().find(|one| one.unit == *enemy);
            let at = riding.map_or_else(|| state.spot(*enemy), |one| one.at);
            *enemy != rider.target && rider.at.is_within(at, 8 * PAS) && {
                let there = match riding {
                    Some(one) => {
                        state.body_at(*enemy, state.charging_formation(*enemy), one.pose())
                    }
                    None => state.blocking(*enemy),
                };
                state.overlap(&body, &there)
            }
        });
        if let Some(enemy) = met.filter(|_| holds("Q73") && holds("Q134")) {
            let (charge, unit) = (rider.charge, rider.unit);
            let legal = state.may_charge(unit, enemy);
            (riders[index].at, riders[index].gone) = (before[index].0, before[index].2);
            riders[index].stopped = true;
            if legal {
                riders[index].target = enemy;
                let start =
                    lead(state.arm(unit), state.charges[charge].from).distance(&state.lead(enemy));
                let direction = state.direction(enemy, state.charges[charge].from.centre());
                let one = &mut state.charges[charge];
                (one.target, one.start, one.direction) = (enemy, start, direction);
                (one.reached, one.mutual, one.diverted) = (true, false, true);
            }
            continue;
        }
        let mine = rider.lead(state);
        let started = state.charges[rider.charge].start;
        let crowded = riders.iter().enumerate().any(|(other, one)| {
            let theirs = state.charges[one.charge].start;
            other != index
                && state.side(one.unit) == side
                && mine.overlaps(&one.lead(state))
                && (started, rider.unit) > (theirs, one.unit)
        });
        if crowded {
            (riders[index].at, riders[index].gone) = (before[index].0, before[index].2);
            riders[index].stopped = true;
        }
    }
}

/// A charger has stopped: what the way has made of it.
fn arrive(state: &mut State, rider: &Rider, outside: bool, table: &mut Table<'_>) {
    let (id, index) = (rider.unit, rider.charge);
    let charge = state.charges[index];
    let formation = state.troop(id).formation;
    let near = within(charge.start, STOP);
    if rider.gone < SLACK && !charge.reached && !near {
        tell(table, ml("8.5"), "game-cannot-charge-named", id);
        state.charges[index].over = true;
        state.mark(id, Marker::Hesitant);
        supports_hesitate(state, id, table);
        return;
    }
    let need = decimal(rider.gone);
    let used_bonus = charge.bonus && bonus_disorganises(need, decimal(charge.basic), state.house());
    let loose = formation == Formation::Disorganised || formation.in_building();
    let again = state.troop(id).charges == 1;
    match charge.reached {
        true => tell(table, ml("8.1"), "game-charge-home", id),
        false => tell(table, ml("8.6"), "game-charge-short", id),
    }
    if charge.bonus {
        let key = if used_bonus { "game-needs-the-bonus" } else { "game-needs-no-bonus" };
        table.log().note(ml("Q79"), key);
    }
    let scattered = charge_disorganises(loose, again, outside, used_bonus, table.log());
    let pose = rider.pose();
    state.put(id, pose);
    let troop = state.troop_mut(id);
    troop.building = None;
    if scattered {
        troop.formation = Formation::Disorganised;
    }
    (troop.charged_now, troop.moved) = (true, true);
    let one = &mut state.charges[index];
    one.gone = rider.gone;
    // Who is reached is charged, named or not.
    one.in_reach |= one.reached;
    if !one.reached {
        // ML-8.6: it simply ends there.
        one.over = holds("8.6");
        one.reached = !one.over;
    }
    state.spend_on_charge(id, 0);
}

/// ML-8.15, ML-8.16, ML-Q133: supports go to their places.
fn supports(state: &mut State, crossings: &mut Vec<(UnitId, UnitId)>, table: &mut Table<'_>) {
    for index in 0..state.charges.len() {
        let charge = state.charges[index];
        let (of, rear) = match charge.role {
            Role::Charges => continue,
            Role::Rear(of) => (of, true),
            Role::Flank(of) => (of, false),
        };
        if charge.over || !holds("Q133") {
            continue;
        }
        let id = charge.unit;
        let Some(led) = state.charge_of(of).copied() else { continue };
        if state.is_broken(&led) {
            // ML-3.20: with nobody to follow it does not move.
            if state.spot(of) != led.from.centre() || !state.stands(of) {
                tell(table, ml("3.20"), "does-nothing-and-hesitates-named", id);
                state.mark(id, Marker::Hesitant);
            }
            continue;
        }
        let apart = led.from.centre().distance(charge.from.centre());
        let ahead = state.troop(of).pose;
        let (_, aside) = seen_from(led.from, charge.from.centre());
        let frame = lead(state.arm(of), ahead);
        let slot = if rear {
            frame.world(-apart, 0)
        } else {
            frame.world(0, if aside < 0 { -apart } else { apart })
        };
        let way = Way(vec![state.spot(id), slot]);
        let gone = state.charge_reach(id, &way, 0);
        let mut length = gone.length;
        let pose = Pose { facing: ahead.facing, ..state.troop(id).pose };
        length = before_two_pas(state, id, &way, pose, length);
        for friend in state.crossed_friends(id, &way, 0, length) {
            if friend != of {
                crossings.push((id, friend));
            }
        }
        let there = pose.at(way.point(length).0);
        let moved = length >= SLACK;
        state.put(id, there);
        let troop = state.troop_mut(id);
        troop.moved |= moved;
        let crossing = i64::from(extra_cost(i32::from(gone.obstacles), false)) * PAS;
        troop.used = ((length + crossing) * 1000 / gone.basic.max(1)).min(1000) as u16;
        if troop.building.take().is_some() {
            troop.formation = Formation::Disorganised;
        }
        if moved {
            tell(table, ml("Q133"), "game-follows", id);
        } else if way.length() >= SLACK && holds("3.20") {
            // ML-3.20, ML-Q18: its slot is elsewhere, and it cannot move at all.
            tell(table, ml("3.20"), "does-nothing-and-hesitates-named", id);
            state.mark(id, Marker::Hesitant);
        }
    }
}

/// ML-Q133: how far a support gets before it is nearer than 2 pas to an enemy lead element, and coming nearer.
fn before_two_pas(state: &State, id: UnitId, way: &Way, pose: Pose, length: i64) -> i64 {
    let near: Vec<Rect> = state
        .army(state.side(id).enemy())
        .filter(|enemy| state.spot(id).is_within(state.spot(*enemy), length + 5 * PAS))
        .map(|enemy| state.lead(enemy))
        .collect();
    let gap =
        |theirs: &Rect, at: i64| lead(state.arm(id), pose.at(way.point(at).0)).distance(theirs);
    let nearer = |from: i64, at: i64| {
        near.iter().any(|theirs| {
            let now = gap(theirs, at);
            now < STOP && now < gap(theirs, from)
        })
    };
    let step = PAS / 4;
    let mut free = 0;
    while free < length {
        let next = (free + step).min(length);
        if nearer(free, next) {
            let (from, mut bad) = (free, next);
            while bad - free > 1 {
                let between = i64::midpoint(free, bad);
                if nearer(from, between) { bad = between } else { free = between }
            }
            return free;
        }
        free = next;
    }
    length
}

//! The doctrine's opinion of every answer, in thousandths of a point.

use super::super::charge::Charging;
use super::super::choice::{Choice, Leg, UnitId};
use super::super::contact::Contact;
use super::super::geometry::{INCH, Pose, angle_between, turned};
use super::super::march::{Marching, wheel_cost};
use super::super::order::{Seen, is_fighter};
use super::super::prompt::key;
use super::super::state::State;
use super::super::step::Step;
use super::super::{odds, order, victory};
use super::estimate::estimate;
use super::{Opinion, ahead, points};
use crate::ch05_fire::{Aim, Ammunition};
use crate::ch09_melee_numbers::Clash;
use crate::ch10_evasion::check_may_evade;
use crate::ch11_officers::Help;
use crate::ch16_ammunition::check_can_fire;
use crate::scenario::Side;
use crate::unit::{self, SHOOTER, TARGET, UnitType};

pub(super) fn opinions(state: &State, kind: &str, listed: &[Choice]) -> Vec<Opinion> {
    let mut lines = Sightings::default();
    let opinion = |choice: &Choice| match kind {
        "deploy" => match choice {
            Choice::SetUp => (20_000, "2.5", key!(why - set - up)),
            _ => (0, "2.4", key!(why - place)),
        },
        "order" => of_order(state, choice, &mut lines),
        "move" => of_move(state, choice),
        "move_on" => of_another_move(state, choice),
        "react" => of_reaction(state, choice),
        "reface" => of_facing(state, choice),
        "resupply" => match choice {
            Choice::Resupply { take: true } => (2_000, "16.3", key!(why - supply)),
            _ => (0, "16.3", key!(why - keep - order)),
        },
        _ => (0, "7.12", key!(why - flee)),
    };
    listed.iter().map(opinion).collect()
}

/// What each unit sees, worked out once for all the offers of a decision.
#[derive(Default)]
struct Sightings(Vec<(UnitId, Vec<Seen>)>);

impl Sightings {
    fn of(&mut self, unit: UnitId, state: &State) -> &[Seen] {
        if !self.0.iter().any(|(known, _)| *known == unit) {
            self.0.push((unit, order::seen(unit, state)));
        }
        let found = self.0.iter().find(|(known, _)| *known == unit);
        found.map_or(&[], |(_, seen)| seen)
    }

    fn one(&mut self, unit: UnitId, target: UnitId, state: &State) -> Option<Seen> {
        self.of(unit, state).iter().find(|one| one.target == target).copied()
    }
}

fn of_order(state: &State, choice: &Choice, lines: &mut Sightings) -> Opinion {
    match choice {
        Choice::Fire { unit, target, ammunition } => {
            let gain = lines
                .one(*unit, *target, state)
                .map_or(0, |seen| shot(state, *unit, &seen, *ammunition, None));
            (gain, "5.2", key!(why - fire))
        }
        Choice::Broadside { unit, batteries } => {
            let gain = batteries.iter().map(|one| {
                let guns = Some(i32::from(one.guns));
                lines
                    .one(*unit, one.target, state)
                    .map_or(0, |seen| shot(state, *unit, &seen, Some(one.ammunition), guns))
            });
            (gain.sum(), "14.4", key!(why - fire))
        }
        Choice::Charge { unit, target } => {
            let gain =
                lines.one(*unit, *target, state).map_or(0, |seen| charge(state, *unit, &seen));
            (gain, "8.1", key!(why - charge))
        }
        Choice::Rally { unit } => {
            let unit = *unit;
            let passed: f64 = odds::rally(unit, help_guess(state, unit), state)
                .into_iter()
                .filter(|(result, _)| result.rallied)
                .map(|(_, weight)| weight)
                .sum();
            let gain = points(unit, state) * ((passed * 700.0) as i64 + 200);
            (gain, "7.11", key!(why - rally))
        }
        Choice::Enter { unit } => (points(*unit, state) * 200 + 500, "2.6", key!(why - enter)),
        Choice::March { unit } => (march_wish(state, *unit, lines), "4.1", key!(why - march)),
        Choice::Rotate { unit, facing } => {
            let fires = lines
                .of(*unit, state)
                .iter()
                .map(|seen| best_shot(state, *unit, seen))
                .max()
                .unwrap_or(0);
            if fires > 0 || !is_fighter(state.unit(*unit).kind) {
                return (-500, "4.11", key!(why - rotate));
            }
            let mut there = state.clone();
            there.troop_mut(*unit).pose.facing = *facing;
            (fire_power(&there, *unit) * 6 / 10 - 100, "4.11", key!(why - rotate))
        }
        _ => (0, "3.9", key!(why - end)),
    }
}

/// PF-11.5: an officer's help is a distance too; the owner knows roughly whether one is near.
fn help_guess(state: &State, unit: UnitId) -> Help {
    let rect = state.rect(unit);
    let mut officers = state.army(state.side(unit)).filter(|other| {
        let officer = state.unit(*other);
        *other != unit
            && officer.kind == UnitType::Officer
            && officer.state == unit::State::Steady
            && estimate(state, unit, *other, state.rect(*other).distance(&rect)) <= 6 * INCH
    });
    if officers.next().is_some() { Help::Officer } else { Help::Nobody }
}

/// What a shot at an estimated distance is worth.
fn shot(
    state: &State,
    unit: UnitId,
    seen: &Seen,
    ammunition: Option<Ammunition>,
    guns: Option<i32>,
) -> i64 {
    let distance = estimate(state, unit, seen.target, seen.sight.distance);
    let target = state.unit(seen.target);
    let aim = Aim {
        shooter: state.unit(unit),
        ammunition,
        guns,
        target,
        distance: ahead::inches(distance),
        in_cover: state.is_covered(unit, seen.target, seen.sight),
        is_nearest: seen.nearest,
        house: state.house(),
    };
    ahead::value(ahead::shot(&aim), target)
}

/// The best that a unit could fire, whatever it is loaded with.
fn best_shot(state: &State, unit: UnitId, seen: &Seen) -> i64 {
    let shooter = state.unit(unit);
    if check_can_fire(shooter, &SHOOTER).is_err() || shooter.state == unit::State::Routing {
        return 0;
    }
    if shooter.has_guns() {
        let kinds = [Ammunition::Ball, Ammunition::Canister];
        kinds.into_iter().map(|kind| shot(state, unit, seen, Some(kind), None)).max().unwrap_or(0)
    } else {
        shot(state, unit, seen, None, None)
    }
}

/// What a charge at an estimated gap is worth: what the enemy loses less what the charger does.
fn charge(state: &State, charger: UnitId, seen: &Seen) -> i64 {
    let gap = estimate(state, charger, seen.target, seen.sight.distance);
    let (own, target) = (state.unit(charger), state.unit(seen.target));
    let reach = ahead::reach(own, gap, state.house());
    if reach < 100 || !is_fighter(own.kind) || own.kind == UnitType::Artillery {
        return -3_000;
    }
    let released = state.touched(charger);
    let charging =
        Charging { charger, target: seen.target, gap: seen.sight.distance, evaded: None, released };
    let contact = Contact::find(&charging, state);
    if contact.obstacle.is_some() {
        return -3_000;
    }
    let met = state.unit(contact.target);
    let clash = Clash {
        charger: own,
        defender: met,
        flank_or_rear: !state.in_field(contact.target, contact.eye),
        behind_obstacle: contact.covered,
        evaded: false,
        house: state.house(),
    };
    let clashed = ahead::clash(&clash);
    let mut gain = ahead::value(clashed.target, met) - ahead::value(clashed.charger, own);
    let may_evade = check_may_evade(target, &TARGET).is_ok() && !state.troop(seen.target).evaded;
    if may_evade {
        // It rides off and has lost nothing but ground.
        gain = gain * 3 / 10;
    }
    // A charge that falls short stands in front of the enemy's guns.
    let short = points(charger, state) * 120;
    (gain * reach - short * (1000 - reach)) / 1000
}

/// How good it is to stand somewhere: what can be shot at from there, less what shoots back, and
/// the ground that is held.
fn stance(state: &State, unit: UnitId, pose: Pose) -> i64 {
    let mut there = state.clone();
    there.troop_mut(unit).pose = pose;
    // A unit that is nearly spent looks to its safety first.
    let worn = 2 * state.unit(unit).wounds > state.unit(unit).hit_points();
    let caution = if worn { 12 } else { 6 };
    fire_power(&there, unit) * 6 / 10 - danger(&there, unit) * caution / 10 + ground(&there, unit)
}

fn fire_power(state: &State, unit: UnitId) -> i64 {
    let own = state.unit(unit);
    if !is_fighter(own.kind) {
        return 0;
    }
    order::seen(unit, state).iter().map(|seen| best_shot(state, unit, seen)).max().unwrap_or(0)
}

/// What the enemy's best shots or charges would cost a unit where it stands.
fn danger(state: &State, unit: UnitId) -> i64 {
    let own = state.unit(unit);
    let rect = state.rect(unit);
    let mut worst = [0, 0];
    for enemy in state.army(state.side(unit).enemy()) {
        let foe = state.unit(enemy);
        if foe.state != unit::State::Steady || !is_fighter(foe.kind) {
            continue;
        }
        let Some(sight) = state.sight(enemy, unit) else { continue };
        let seen = Seen { target: unit, sight, nearest: true };
        let mut cost = best_shot(state, enemy, &seen);
        let gap = estimate(state, enemy, unit, sight.distance);
        let reach = ahead::reach(foe, gap, state.house());
        if reach > 300 && !foe.is_ship() && !own.is_ship() && foe.kind != UnitType::Artillery {
            let clash = Clash {
                charger: foe,
                defender: own,
                flank_or_rear: !rect.field_holds(state.eye(enemy)),
                behind_obstacle: false,
                evaded: false,
                house: state.house(),
            };
            let clashed = ahead::clash(&clash);
            let net = ahead::value(clashed.target, own) - ahead::value(clashed.charger, foe);
            cost = cost.max(net * reach / 1000);
        }
        if cost > worst[0] {
            worst = [cost, worst[0]];
        } else if cost > worst[1] {
            worst[1] = cost;
        }
    }
    // Each enemy has one order a turn, and others of ours to spend it on.
    let targets = state.army(state.side(unit)).filter(|one| is_fighter(state.unit(*one).kind));
    (worst[0] + worst[1] / 2) * 2 / (1 + targets.count() as i64).max(2)
}

/// Objectives: near is good, within is better, and nobody needs ten battalions on one.
fn ground(state: &State, unit: UnitId) -> i64 {
    let own = state.unit(unit);
    let side = state.side(unit);
    let rect = state.rect(unit);
    if own.kind == UnitType::Officer {
        return near_the_troops(state, unit);
    }
    if !is_fighter(own.kind) || own.is_ship() {
        return 0;
    }
    let (turn, turns) = (i64::from(state.turn), i64::from(state.battle.turns.max(1)));
    let (mut best, mut holds) = (0, false);
    for (index, goal) in state.battle.goals.iter().enumerate() {
        if goal.only.is_some_and(|only| only != side) || own.state != unit::State::Steady {
            continue;
        }
        let distance = rect.distance_to_point(goal.at);
        let nearer = state
            .army(side)
            .filter(|other| {
                *other != unit
                    && is_fighter(state.unit(*other).kind)
                    && state.rect(*other).distance_to_point(goal.at) < distance
            })
            .count() as i64;
        let value = i64::from(goal.points) * 1000;
        let mut worth = value * (72 * INCH - distance).max(0) / (24 * INCH) / (2 + nearer);
        if distance <= goal.radius && nearer == 0 {
            holds = true;
            worth += value * (turn + 2) / (turns + 2);
            if victory::holder(index, state) == Some(side) {
                worth += value / 4;
            }
        }
        best = best.max(worth);
    }
    // Without a goal worth marching to, the enemy is one.
    let enemies = state.army(side.enemy()).map(|enemy| state.rect(enemy).distance(&rect));
    let nearest = enemies.min().unwrap_or(0);
    let wanted = i64::from(own.max_range()) * INCH * 2 / 3;
    let pull = match side {
        _ if holds => 0,
        Side::Attacker => 60,
        Side::Defender => 15,
    };
    best - (nearest - wanted).max(0) * pull / INCH
}

/// An officer is best within 6 inches of two or three units and behind them.
fn near_the_troops(state: &State, officer: UnitId) -> i64 {
    let rect = state.rect(officer);
    let side = state.side(officer);
    let mut worth = 0;
    for other in state.army(side).filter(|other| is_fighter(state.unit(*other).kind)) {
        let distance = state.rect(other).distance(&rect);
        let unit = state.unit(other);
        let needed = if unit.state == unit::State::Steady { 400 } else { 2_500 };
        worth += needed * (12 * INCH - distance).max(0) / (12 * INCH);
        if distance <= 6 * INCH {
            worth += needed;
        }
    }
    let enemies = state.army(side.enemy()).map(|enemy| state.rect(enemy).distance(&rect));
    let exposed = enemies.min().is_some_and(|nearest| nearest < 10 * INCH);
    worth - i64::from(exposed) * 1_500
}

/// How much a unit wants to move, before it knows how far it may: the ground that an average march
/// ahead or to either side would gain, less what it could shoot at instead.
fn march_wish(state: &State, unit: UnitId, lines: &mut Sightings) -> i64 {
    let own = state.unit(unit);
    let seen = lines.of(unit, state);
    let fires = seen.iter().map(|seen| best_shot(state, unit, seen)).max().unwrap_or(0);
    let mean = if own.kind == UnitType::Artillery { 3 } else { 7 };
    let inches = if own.doubles_moves(state.house()) { 2 * mean } else { mean };
    let budget = inches * INCH;
    let marching = Marching { mover: state.mover(unit), budget, moves: 1, last: true };
    let pose = state.troop(unit).pose;
    let whole = (budget / 10) as i32;
    let paths: Vec<Vec<Leg>> = if own.kind == UnitType::Officer || own.is_ship() {
        let turns = [0, 900, 1800, 2700].map(|by| turned(pose.facing, by));
        turns.map(|facing| vec![Leg::Turn(facing), Leg::Ahead(whole / 2)]).into()
    } else {
        let frontage = 2 * state.regiment(unit).half_front;
        let (room, _) = state.straight(marching.mover, pose, budget);
        let wheels = [-450, 450].map(|angle| {
            let left = (budget - wheel_cost(angle, frontage)) / 10;
            vec![Leg::Wheel(angle), Leg::Ahead(left.max(1) as i32)]
        });
        let ahead = vec![Leg::Ahead((room / 10).max(1) as i32)];
        std::iter::once(ahead).chain(wheels).collect()
    };
    let mut there = state.clone();
    let here = ground(&there, unit);
    let mut best = here;
    for walked in paths.iter().filter_map(|legs| marching.walk(legs, state).ok()) {
        there.troop_mut(unit).pose = walked.pose;
        best = best.max(ground(&there, unit));
    }
    // Who marches does not fire: guns are worth most where they stand.
    let weight = if own.has_guns() { 3 } else { 5 };
    (best - here) * weight / 10 - if fires > 0 { 100 } else { 0 }
}

fn of_move(state: &State, choice: &Choice) -> Opinion {
    let Choice::Move { legs } = choice else { return (0, "4.5", key!(why - move)) };
    let Some(Step::March(marching)) = state.stack.last() else {
        return (0, "4.5", key!(why - move));
    };
    let Ok(walked) = marching.walk(legs, state) else { return (0, "4.5", key!(why - move)) };
    (stance(state, marching.mover.unit, walked.pose), "4.5", key!(why - move))
}

fn of_another_move(state: &State, choice: &Choice) -> Opinion {
    let Some(Step::MoveOn(marching)) = state.stack.last() else {
        return (0, "15.2", key!(why - halt));
    };
    let unit = marching.mover.unit;
    let rect = state.rect(unit);
    let enemies = state.army(state.side(unit).enemy());
    let nearest = enemies
        .map(|enemy| estimate(state, unit, enemy, state.rect(enemy).distance(&rect)))
        .min()
        .unwrap_or(0);
    match choice {
        Choice::Again if marching.moves == 1 && nearest > 24 * INCH => {
            (1_500, "15.2", key!(why - hurry))
        }
        Choice::Again | Choice::RotateAgain { .. } => (-1_000, "15.3", key!(why - risk)),
        _ => (0, "15.2", key!(why - halt)),
    }
}

fn of_reaction(state: &State, choice: &Choice) -> Opinion {
    let Some(Step::React(charging)) = state.stack.last() else {
        return (0, "10.1", key!(why - stand));
    };
    let contact = Contact::find(charging, state);
    let (own, foe) = (state.unit(charging.target), state.unit(charging.charger));
    let clash = Clash {
        charger: foe,
        defender: own,
        flank_or_rear: !state.in_field(charging.target, contact.eye),
        behind_obstacle: contact.covered,
        evaded: false,
        house: state.house(),
    };
    let clashed = ahead::clash(&clash);
    let reach = ahead::reach(foe, charging.gap, state.house());
    let net = ahead::value(clashed.charger, foe) - ahead::value(clashed.target, own);
    let holds = (0..state.battle.goals.len()).any(|goal| {
        let goal = &state.battle.goals[goal];
        state.rect(charging.target).distance_to_point(goal.at) <= goal.radius
    });
    match choice {
        Choice::Stand => {
            let stays = if holds { 1_500 } else { 0 };
            (net * reach / 1000 + stays, "10.1", key!(why - stand))
        }
        _ => (-300, "10.1", key!(why - evade)),
    }
}

fn of_facing(state: &State, choice: &Choice) -> Opinion {
    let about = state.waiting.0.as_ref().and_then(|asked| asked.about);
    let (Choice::Face { facing }, Some(unit)) = (choice, about) else {
        return (0, "9.15", key!(why - face));
    };
    let pose = Pose { facing: *facing, ..state.troop(unit).pose };
    let turned = angle_between(state.troop(unit).pose.facing, *facing).abs();
    (stance(state, unit, pose) - i64::from(turned) / 100, "9.15", key!(why - face))
}

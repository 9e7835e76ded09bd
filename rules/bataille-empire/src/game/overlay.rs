//! What any piece may do from where it stands: how far it may go, what it has before it.

use engine::ahead::{Area, Footprint, MoveOverlay, PieceOverlay, Planned, Point, ZoneOfControl};
use engine::game::{Message, PieceId, Thousandths};

use super::choice::{DivisionId, LeaderId, Leg, UnitId};
use super::engage::Stage;
use super::geometry::{FINE, Pose, Spot, UD, turned};
use super::judge::Pace;
use super::offer::{on_map, order_word, piece_id, unit_name};
use super::path::{PathPoint, standing};
use super::react::Moving;
use super::state::State;
use super::step::Step;
use crate::be;
use crate::ch08_orders::half_of;
use crate::ch10_ranges::{Band, band};
use crate::measure::Ud;
use crate::unit::{Arm, Formation};

/// Directions in which the reach of a piece is looked for, in degrees.
const EVERY: i16 = 15;

/// BE-Q93: while the enemy is asked for reactions, the whole way of the mover; the line of a charge.
pub(super) fn move_overlay(state: &State) -> MoveOverlay {
    let planned = match state.runtime.top() {
        Some(Step::Moving(moving)) => way_of(moving, state),
        Some(Step::Engage(e)) if e.stage != Stage::End => {
            let contact = e.line.contact;
            let summary = Message::new(be("15.6"), "be-planned-charge")
                .with("unit", unit_name(state, e.charger));
            let at = on_map(state, contact.x, contact.y);
            let before = matches!(e.stage, Stage::React | Stage::Stop | Stage::CarryOn);
            before.then(|| Planned::arrow(vec![piece_id(state, e.charger)], at, summary))
        }
        _ => None,
    };
    MoveOverlay { planned: planned.into_iter().collect(), ..MoveOverlay::default() }
}

/// The way of a body, and where its units would stand at the end of it.
fn way_of(moving: &Moving, state: &State) -> Option<Planned> {
    let path = moving.trace(state)?;
    let points = moving.reached(&path);
    let end = points.last()?;
    let footprint = |index: usize| {
        let id = moving.units[index];
        let rect = state.rect_as(id, end.poses[index], end.formations[index]);
        let middle = Pose::near(rect.centre, 0);
        let (front, depth) = state.unit(id).footprint(end.formations[index]);
        Footprint {
            at: on_map(state, middle.x, middle.y),
            facing: i32::from(end.poses[index].facing),
            base: [front, depth],
        }
    };
    let stands: Vec<Footprint> = (0..moving.units.len()).map(footprint).collect();
    let middle = |point: &PathPoint| {
        let rect = state.rect_as(moving.units[0], point.poses[0], point.formations[0]);
        let pose = Pose::near(rect.centre, 0);
        on_map(state, pose.x, pose.y)
    };
    let summary = Message::new(be("Q93"), "be-planned-move")
        .with("unit", unit_name(state, moving.units[0]))
        .with("ud", Thousandths(path.length / FINE));
    let by = moving.units.iter().map(|id| piece_id(state, *id)).collect();
    let way = points.iter().map(middle).collect();
    Some(Planned { path: way, stands, ..Planned::arrow(by, middle(end), summary) })
}

pub(super) fn piece_overlay(state: &State, piece: &PieceId) -> PieceOverlay {
    let found = state.battle.unit_ids().find(|id| *piece == *state.unit(*id).id);
    let Some(id) = found.filter(|id| state.is_on_table(*id) && !state.troop(*id).abandoned) else {
        return of_general(state, piece).unwrap_or_default();
    };
    let general = state.division(state.division_of(id)).general;
    let reaches = if state.out_of_command(id) {
        Message::new(be("2.3"), "be-piece-out-of-command")
    } else {
        Message::new(be("2.3"), "be-piece-in-command")
    };
    let mut lines = vec![reaches, of_division(state, state.division_of(id))];
    let march = state.normal_move(id).thousandths();
    if march > 0 && state.troop(id).garrison.is_none() {
        let most = Thousandths(i64::from(march));
        lines.push(Message::new(be("5.1"), "be-piece-march").with("ud", most));
    }
    let range = fire_range(state, id);
    if range > 0 {
        let most = Thousandths(range / FINE);
        lines.push(Message::new(be("10.1"), "be-piece-fire").with("ud", most));
    }
    PieceOverlay {
        reach: Area { outlines: reach(state, id), places: Vec::new() },
        fire: Area { outlines: field(state, id, range), places: Vec::new() },
        command: command(state, general, state.is_light(id)).into_iter().collect(),
        lines,
        ..PieceOverlay::default()
    }
}

/// BE-1.4, BE-8.13: the order of a division, its number, and how near it is to falling back.
fn of_division(state: &State, division: DivisionId) -> Message {
    let (info, command) = (state.division(division), state.command(division));
    let all = state.strength_of(division);
    Message::new(be("8.13"), "be-piece-division")
        .with("division", &info.name)
        .with("order", order_word(command.order))
        .with("number", command.order as i32 + 1)
        .with("gone", i32::from(state.gone(division)))
        .with("units", all)
        .with("half", half_of(all))
}

/// BE-2.3: how far the orders of a general reach.
fn of_general(state: &State, piece: &PieceId) -> Option<PieceOverlay> {
    let leaders = (0..state.commanders.len()).map(|index| LeaderId(index as u8));
    let leader = leaders.into_iter().find(|id| *piece == *state.leader(*id).id)?;
    let command = command(state, leader, false)?;
    let most = Thousandths(i64::from(command.radius));
    let mut lines = vec![Message::new(be("2.3"), "be-piece-commands").with("ud", most)];
    lines.extend(state.leader(leader).division.map(|division| of_division(state, division)));
    Some(PieceOverlay { command: vec![command], lines, ..PieceOverlay::default() })
}

fn command(state: &State, leader: LeaderId, light: bool) -> Option<ZoneOfControl> {
    let commander = state.commander(leader);
    commander.present.then(|| ZoneOfControl {
        piece: PieceId::from(&*state.leader(leader).id),
        at: on_map(state, commander.at.0, commander.at.1),
        radius: (state.range(leader, light) / FINE) as i32,
        places: Vec::new(),
    })
}

fn outline(state: &State, spots: impl IntoIterator<Item = Spot>) -> Vec<Point> {
    let told = spots.into_iter().map(|spot| {
        let pose = Pose::near(spot, 0);
        on_map(state, pose.x, pose.y)
    });
    told.collect()
}

/// Where its front-edge centre may come to, direction by direction, as the judge allows.
fn reach(state: &State, id: UnitId) -> Vec<Vec<Point>> {
    let troop = state.troop(id);
    let most = state.normal_move(id).thousandths();
    if troop.garrison.is_some() || most <= 0 || troop.formation == Formation::Deployed {
        return Vec::new();
    }
    let all_round = troop.formation.is_square() || troop.formation == Formation::Skirmish;
    let from = troop.pose;
    let way = |degrees: i16, length: i32| -> Vec<Leg> {
        if all_round {
            let bearing = turned(from.facing, i32::from(degrees) * 10);
            let pose = from.along(bearing, i64::from(length) * FINE);
            return vec![Leg::To([pose.x, pose.y])];
        }
        let wheel = (degrees != 0).then_some(Leg::Wheel(degrees));
        let ahead = (length > 0).then_some(Leg::Ahead(length));
        wheel.into_iter().chain(ahead).collect()
    };
    let pace = Pace::First { of_several: false };
    let mut spots = Vec::new();
    let half = if all_round { 180 } else { 90 };
    let mut degrees = -half;
    while degrees < half || degrees == half && !all_round {
        let end = |length: i32| {
            let walk = state.walk(&[id], &way(degrees, length), pace);
            walk.ok().map(|walk| walk.trace.end().poses[0].spot())
        };
        let (mut good, mut bad) = (0, most + 1);
        while bad - good > 100 {
            let middle = i32::midpoint(good, bad);
            if end(middle).is_some() { good = middle } else { bad = middle }
        }
        spots.extend(if good > 0 { end(good) } else { None });
        degrees += EVERY;
    }
    if spots.len() < 2 {
        return Vec::new();
    }
    if !all_round {
        spots.push(standing(state, &[id]).poses[0].spot());
    }
    vec![outline(state, spots)]
}

/// BE-10.1: how far it fires, to the end of effective range.
fn fire_range(state: &State, id: UnitId) -> i64 {
    if state.arm(id) == Arm::Cavalry || state.troop(id).formation == Formation::Limbered {
        return 0;
    }
    let hill = state.unit(id).arm == Arm::Artillery && state.battle.is_on_hill(state.centre(id));
    let rifle = state.unit(id).has(crate::scenario::Trait::Rifle);
    let within = |half: i32| {
        let distance = Ud::from_thousandths(half * 500);
        let found =
            band(state.shooter(id, false), rifle, hill, distance, &mut engine::Log::silent());
        found <= Band::Effective
    };
    let most = (1..=40).rev().find(|half| within(*half)).unwrap_or(0);
    i64::from(most) * UD / 2
}

/// BE-11.28, BE-Q70: its arc, out to effective range.
fn field(state: &State, id: UnitId, range: i64) -> Vec<Vec<Point>> {
    if range == 0 || state.troop(id).garrison.is_some() {
        return Vec::new();
    }
    let rect = state.rect(id);
    if state.is_all_round(id) {
        let round = (0..24).map(|part| {
            rect.centre.towards(part * 150, range + rect.half_front.max(rect.half_depth))
        });
        return vec![outline(state, round)];
    }
    let opening = if state.unit(id).arm == Arm::Artillery { 300 } else { 225 };
    let facing = state.troop(id).pose.facing;
    let [left, right, ..] = rect.corners();
    let mut spots = vec![left];
    for (corner, from, to) in [(left, -opening, 0), (right, 0, opening)] {
        spots.extend((0..=3).map(|part| {
            let by = from + (to - from) * part / 3;
            corner.towards(turned(facing, by), range)
        }));
    }
    spots.push(right);
    vec![outline(state, spots)]
}

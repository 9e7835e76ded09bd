//! ML-6.21, ML-6.22, ML-10.3, ML-10.5, ML-Q96, ML-Q97, ML-Q141 to ML-Q143: generals ride, are replaced,
//! captured, and come on.

use engine::{DiceError, Table};

use super::battle::seat_of;
use super::choice::{Choice, GeneralId, Key, UnitId};
use super::flight::lose_general;
use super::geometry::{CONTACT, GENERAL, PAS, SLACK, Spot, Way, rounded, spot};
use super::ground::Walker;
use super::paths::MoveBudget;
use super::quality::{CHARISMA, COMPETENCE};
use super::state::State;
use super::step::{Lines, Step, named_general, refused};
use crate::ch06_movement::Pace;
use crate::ch10_officers::{Capture, Deputy, REPLACED_AFTER, appoint, roll_capture};
use crate::scenario::Side;
use crate::unit::{Arm, Marker};
use crate::{holds, ml};

const RIDER: Walker =
    Walker { by_road: true, by_bridge: true, artillery: false, enters_buildings: true };

/// ML-10.3: deputies come on the second turn after the loss.
pub(crate) fn deputies(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    let mut asks = Vec::new();
    for brigade in state.battle.brigades() {
        let id = state.battle.brigade(brigade).brigadier;
        let Some(lost) = state.general(id).lost else { continue };
        let units = units_of(state, id);
        // ML-Q96: on the second turn after, not on the next.
        let after = if holds("Q96") { REPLACED_AFTER } else { REPLACED_AFTER - 1 };
        if i32::from(state.turn) - i32::from(lost) < after || units.is_empty() {
            continue;
        }
        table.log().note_value(ml("10.3"), "game-deputy-comes", named_general(id));
        table.log().note(ml("Q142"), "game-deputy-beside-his-units");
        let mut deputy = Deputy { competence: 0 };
        appoint(&mut deputy, table)?;
        let at = default_deputy(state, id);
        let general = state.general_mut(id);
        (general.lost, general.here, general.deputy) = (None, true, true);
        general.competence = deputy.competence.clamp(1, 4) as u8;
        (general.charisma, general.with) = (0, None);
        // ML-Q39: a die has told what he is.
        general.shown = COMPETENCE | CHARISMA;
        state.put_general(id, at);
        // ML-Q96: his first order needs no test.
        state.brigades[usize::from(brigade.0)].previous = crate::unit::Order::None;
        asks.push(Step::Deputy { general: id });
    }
    state.runtime.extend(asks.into_iter().rev());
    Ok(())
}

fn units_of(state: &State, id: GeneralId) -> Vec<UnitId> {
    let officer = state.battle.general(id);
    let own = state.army(officer.side).filter(|unit| {
        let brigade = state.listed(*unit).brigade;
        brigade.is_some_and(|brigade| officer.commands.contains(&brigade))
    });
    own.collect()
}

/// The middle of his units, and a place behind it.
fn amid(state: &State, id: GeneralId) -> Vec<Spot> {
    let units = units_of(state, id);
    let count = units.len() as i64;
    if count < 2 {
        return Vec::new();
    }
    let (x, y) = units
        .iter()
        .map(|unit| state.spot(*unit))
        .fold((0, 0), |sum, at| (sum.0 + at.x, sum.1 + at.y));
    let middle = Spot::new(x / count, y / count);
    let home = state.listed(units[0]).home;
    vec![middle, middle.towards(home, 4 * PAS)]
}

/// A place against a unit: behind it, or beside it where the table ends there.
fn behind(state: &State, unit: UnitId) -> Spot {
    let lead = state.lead(unit);
    let (depth, width) = (lead.half_depth + GENERAL, lead.half_front + GENERAL);
    let around = [(-depth, 0), (0, width), (0, -width), (depth, 0)];
    let mut places = around.into_iter().map(|(ahead, aside)| lead.world(ahead, aside));
    let on_table = places.find(|at| !state.is_off(spot([rounded(at.x), rounded(at.y)])));
    on_table.unwrap_or_else(|| lead.world(-depth, 0))
}

/// ML-Q142: behind his largest unit.
fn default_deputy(state: &State, id: GeneralId) -> Spot {
    let units = units_of(state, id);
    let largest = units
        .into_iter()
        .max_by_key(|unit| (state.troop(*unit).elements, std::cmp::Reverse(unit.0)));
    largest.map_or(Spot::new(0, 0), |unit| behind(state, unit))
}

pub(crate) fn deputy_options(state: &State, id: GeneralId) -> Vec<Choice> {
    let mut places = vec![default_deputy(state, id)];
    places.extend(units_of(state, id).into_iter().map(|unit| behind(state, unit)));
    places.dedup();
    let mut options: Vec<Choice> = places
        .into_iter()
        .map(|at| Choice::Deputy { x: rounded(at.x), y: rounded(at.y) })
        .collect();
    options.sort_by_key(|choice| format!("{choice:?}"));
    options.dedup();
    options
}

pub(crate) fn default_deputy_choice(state: &State, id: GeneralId) -> Choice {
    let at = default_deputy(state, id);
    Choice::Deputy { x: rounded(at.x), y: rounded(at.y) }
}

/// ML-Q142: whether a place touches a unit of his brigade.
pub(crate) fn judge_deputy(
    state: &State,
    id: GeneralId,
    at: [i32; 2],
) -> Result<(), engine::Refusal> {
    let near = |unit: UnitId| {
        let gap = state.lead(unit).distance_to_point(spot(at)) - GENERAL;
        (-SLACK..=CONTACT).contains(&gap)
    };
    let far = at.iter().any(|part| part.abs() > 200_000);
    if far || state.is_off(spot(at)) || !units_of(state, id).into_iter().any(near) {
        return Err(refused("Q142", "game-beside-a-unit-of-his"));
    }
    Ok(())
}

pub(crate) fn place_deputy(state: &mut State, id: GeneralId, at: [i32; 2]) {
    state.put_general(id, spot(at));
}

/// ML-6.22: the detached generals of a side, and those who come on.
pub(crate) fn keys(state: &State, side: Side) -> Vec<Key> {
    let own = state.staff(side).filter(|id| state.general(*id).with.is_none());
    own.map(Key::General).collect()
}

/// How far a general gets along a way.
fn reach(state: &State, way: &Way) -> i64 {
    let survey = state.battle.ground.survey(way, RIDER);
    let gone =
        state.farthest(&survey, MoveBudget::whole(way.length()), Arm::Cavalry, Pace::of_general);
    state.to_edge(way, gone.length).unwrap_or(gone.length)
}

/// Whether a general gets to the end of a way.
fn is_within_reach(state: &State, way: &Way) -> bool {
    way.length() <= reach(state, way) + 50
}

/// Where a ride along a straight way ends, as it is written down. Rounding may carry the end over the edge
/// of ground that costs more: it is drawn back until the ride is within reach.
fn end_of_ride(state: &State, way: &Way) -> [i32; 2] {
    let mut length = reach(state, way);
    loop {
        let end = way.point(length).0;
        let written = [rounded(end.x), rounded(end.y)];
        if length == 0 || is_within_reach(state, &Way(vec![way.0[0], spot(written)])) {
            return written;
        }
        length = (length - PAS / 4).max(0);
    }
}

/// ML-Q104, ML-Q141: not within 2 pas of an enemy lead element, except to get away.
fn is_safe(state: &State, side: Side, way: &Way) -> bool {
    let whole = way.length();
    state.army(side.enemy()).filter(|id| state.troop(*id).marker != Marker::Routed).all(|enemy| {
        let lead = state.lead(enemy);
        let gap = |at: i64| lead.distance_to_point(way.point(at).0) - GENERAL;
        let mut before = gap(0);
        let mut at = 0;
        while at < whole {
            at = (at + PAS / 4).min(whole);
            let now = gap(at);
            if now < 2 * PAS - SLACK && now < before && holds("Q104") {
                return false;
            }
            before = now;
        }
        true
    })
}

pub(crate) fn options(state: &State, id: GeneralId) -> Vec<Choice> {
    let side = state.battle.general(id).side;
    let from = state.general_spot(id);
    let mut places: Vec<Spot> =
        units_of(state, id).into_iter().map(|unit| behind(state, unit)).collect();
    places.extend([0, 900, 1800, 2700].map(|heading| from.towards(heading, 6 * PAS)));
    places.extend(amid(state, id));
    let mut options = Vec::new();
    for at in places {
        let way = Way(vec![from, at]);
        if way.length() < SLACK {
            continue;
        }
        let end = end_of_ride(state, &way);
        let ridden = Way(vec![from, spot(end)]);
        if ridden.length() > SLACK && is_safe(state, side, &ridden) {
            options.push(Choice::Ride { general: id, path: vec![end] });
        }
    }
    options
}

/// Stay; touched by an enemy: 6 pas straight away.
pub(crate) fn default_line(state: &State, id: GeneralId) -> Choice {
    let side = state.battle.general(id).side;
    let from = state.general_spot(id);
    let near = state.army(side.enemy()).find(|enemy| state.gap_to_general(id, *enemy) <= CONTACT);
    let path = near.map_or(Vec::new(), |enemy| {
        let heading = state.spot(enemy).bearing(from);
        let way = Way::straight(from, heading, 6 * PAS);
        vec![end_of_ride(state, &way)]
    });
    Choice::Ride { general: id, path }
}

pub(crate) fn judge(
    state: &State,
    id: GeneralId,
    path: &[[i32; 2]],
) -> Result<(), engine::Refusal> {
    if path.len() > 8 || path.iter().flatten().any(|part| part.abs() > 200_000) {
        return Err(refused("Q141", "game-no-such-path"));
    }
    let from = state.general_spot(id);
    let mut points = vec![from];
    points.extend(path.iter().map(|point| spot(*point)));
    let way = Way(points);
    if !is_within_reach(state, &way) {
        return Err(refused("6.1", "farther-than-the-plan-allows"));
    }
    if !is_safe(state, state.battle.general(id).side, &way) {
        return Err(refused("Q104", "game-too-near-the-enemy"));
    }
    Ok(())
}

/// Generals ride together.
pub(crate) fn ride(state: &mut State, lines: &Lines) {
    for side in Side::BOTH {
        for key in keys(state, side) {
            let Key::General(id) = key else { continue };
            let own = lines.line(seat_of(side), &key).cloned();
            if let Choice::Ride { path, .. } = own.unwrap_or_else(|| default_line(state, id))
                && let Some(end) = path.last()
            {
                state.put_general(id, spot(*end));
            }
        }
    }
    arrive(state);
}

/// ML-Q143: generals come on beside the first of their units that has.
fn arrive(state: &mut State) {
    for id in state.battle.generals() {
        let officer = state.battle.general(id);
        let due = officer.arrives.is_some_and(|turn| turn <= state.turn);
        let general = state.general(id);
        if !due || general.here || general.lost.is_some() || !holds("Q143") {
            continue;
        }
        if let Some(unit) = units_of(state, id).first() {
            let at = behind(state, *unit);
            let inside =
                Spot::new(at.x.clamp(0, state.battle.width), at.y.clamp(0, state.battle.height));
            state.general_mut(id).here = true;
            state.put_general(id, inside);
        }
    }
}

/// ML-10.5: detached generals whom an enemy touches.
pub(crate) fn captures(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    let mut escapes = Vec::new();
    for side in [state.first, state.first.enemy()] {
        let staff: Vec<GeneralId> =
            state.staff(side).filter(|id| state.general(*id).with.is_none()).collect();
        for id in staff {
            let touching = state.army(side.enemy()).filter(|enemy| {
                state.troop(*enemy).marker != Marker::Routed
                    && state.gap_to_general(id, *enemy) <= CONTACT
            });
            let touching: Vec<UnitId> = touching.collect();
            let Some(enemy) = touching.first().copied() else { continue };
            let cavalry = touching.iter().any(|one| state.arm(*one) == Arm::Cavalry);
            table.log().note_value(ml("10.5"), "game-general-in-contact", named_general(id));
            let mut capture = Capture::new(cavalry, table.log());
            roll_capture(&mut capture, table)?;
            if capture.captured {
                lose_general(state, id, "game-general-captured", table);
            } else {
                escapes.push(Step::Escape { general: id, from: enemy });
            }
        }
    }
    state.runtime.extend(escapes.into_iter().rev());
    Ok(())
}

pub(crate) fn escape_options(state: &State, id: GeneralId, enemy: UnitId) -> Vec<Choice> {
    let from = state.general_spot(id);
    let away = state.spot(enemy).bearing(from);
    let headings = [away, (away + 450) % 3600, (away + 3150) % 3600];
    let mut options = Vec::new();
    for heading in headings {
        let way = Way::straight(from, heading, 6 * PAS);
        let [x, y] = end_of_ride(state, &way);
        let choice = Choice::Escape { x, y };
        if !options.contains(&choice) {
            options.push(choice);
        }
    }
    options
}

pub(crate) fn escape(state: &mut State, id: GeneralId, at: [i32; 2]) {
    state.put_general(id, spot(at));
}

/// Whether a place lies within the ride of a general who escapes.
pub(crate) fn judge_escape(
    state: &State,
    id: GeneralId,
    at: [i32; 2],
) -> Result<(), engine::Refusal> {
    if at.iter().any(|part| part.abs() > 200_000) {
        return Err(refused("Q97", "game-no-such-path"));
    }
    let way = Way(vec![state.general_spot(id), spot(at)]);
    if !is_within_reach(state, &way) {
        return Err(refused("6.1", "farther-than-the-plan-allows"));
    }
    let side = state.battle.general(id).side;
    let touched = state
        .army(side.enemy())
        .any(|enemy| state.lead(enemy).distance_to_point(spot(at)) - GENERAL <= CONTACT);
    if touched {
        return Err(refused("Q97", "game-too-near-the-enemy"));
    }
    Ok(())
}

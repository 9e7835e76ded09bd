//! ML-Q122: a free deployment, in secret: units and generals anywhere in the zones of their side.

use engine::Refusal;

use super::battle::seat_of;
use super::choice::{Choice, GeneralId, Key, UnitId};
use super::geometry::{Body, Pose, Spot, lead, spot};
use super::state::State;
use super::step::{Lines, refused};
use crate::ch14_doctrine::admits;
use crate::scenario::Side;
use crate::unit::{Arm, Formation};

/// No place of a table is farther away, in thousandths of a pas.
const FAR: i32 = 200_000;

/// Those who may be put elsewhere: not who is with a unit or still to come.
pub(crate) fn keys(state: &State, side: Side) -> Vec<Key> {
    let units = state.army(side);
    let generals = state.staff(side).filter(|id| state.general(*id).with.is_none());
    units.map(Key::Unit).chain(generals.map(Key::General)).collect()
}

/// As listed, in each formation that may be taken there.
pub(crate) fn options(state: &State, key: Key) -> Vec<Choice> {
    match key {
        Key::Unit(unit) => {
            let (pose, own) = (state.troop(unit).pose, state.troop(unit).formation);
            let Pose { x, y, facing } = pose;
            let formations = [
                Formation::Line,
                Formation::AttackColumn,
                Formation::MarchColumn,
                Formation::Square,
                Formation::Skirmish,
                Formation::Limbered,
                Formation::Unlimbered,
            ];
            let others = formations.into_iter().filter(|one| *one != own);
            let legal = others.filter(|one| stands(state, unit, pose, *one, None).is_ok());
            let all = std::iter::once(own).chain(legal);
            all.map(|formation| Choice::Place { unit, x, y, facing, formation }).collect()
        }
        Key::General(general) => {
            let (x, y) = state.general(general).at;
            vec![Choice::PlaceGeneral { general, x, y }]
        }
        Key::Brigade(_) => Vec::new(),
    }
}

pub(crate) fn judge(state: &State, choice: &Choice, lines: &Lines) -> Result<(), Refusal> {
    match choice {
        Choice::Place { unit, x, y, facing, formation } => {
            let pose = Pose { x: *x, y: *y, facing: *facing };
            stands(state, *unit, pose, *formation, Some(lines))
        }
        Choice::PlaceGeneral { general, x, y } => general_stands(state, *general, [*x, *y]),
        _ => Err(refused("Q124", "game-not-asked")),
    }
}

fn in_zone(state: &State, side: Side, at: Spot) -> bool {
    let zones = &state.battle.camps[side as usize].zones;
    zones.iter().any(|[west, south, east, north]| {
        (*west..=*east).contains(&at.x) && (*south..=*north).contains(&at.y)
    })
}

fn general_stands(state: &State, id: GeneralId, at: [i32; 2]) -> Result<(), Refusal> {
    let officer = state.battle.general(id);
    let listed = state.general(id).at == (at[0], at[1]);
    let far = at.iter().any(|part| part.abs() > FAR);
    if far || !(listed || in_zone(state, officer.side, spot(at))) {
        return Err(refused("Q122", "game-not-there"));
    }
    Ok(())
}

/// Whether a unit may stand so. What is written of others counts where lines are given.
fn stands(
    state: &State,
    id: UnitId,
    pose: Pose,
    formation: Formation,
    lines: Option<&Lines>,
) -> Result<(), Refusal> {
    let (listed, own) = (state.listed(id), state.side(id));
    let far = pose.x.abs() > FAR || pose.y.abs() > FAR || pose.facing >= 3600;
    if far || !formation.fits(listed.arm) {
        return Err(refused("Q122", "game-not-there"));
    }
    let as_listed = state.troop(id).pose == pose && state.troop(id).formation == formation;
    let doctrine = listed.brigade.map(|brigade| state.battle.brigade(brigade).doctrine);
    let allowed = listed.arm != Arm::Infantry
        || formation.in_building()
        || doctrine.is_none_or(|doctrine| {
            let edge = state.battle.ground.along_edge(&lead(listed.arm, pose));
            admits(doctrine, formation, edge, state.house())
        });
    let open = !listed.open_order_only
        || formation.in_building()
        || matches!(formation, Formation::Skirmish | Formation::Disorganised);
    let building = garrisoned(state, id, pose, formation);
    // ML-Q140: nobody stands on a strongpoint without holding it.
    let beside = !on_a_strongpoint(state, id, pose);
    let placed = if formation.in_building() { building.is_some() } else { beside };
    let elsewhere = in_zone(state, own, pose.centre()) && allowed && open && placed;
    if !as_listed && !elsewhere {
        return Err(refused("Q122", "game-not-there"));
    }
    let body = body_of(state, id, pose, formation, building);
    let mut with = 0;
    let on = state.army(own).filter(|other| *other != id).any(|other| {
        let written = lines.and_then(|lines| lines.line(seat_of(own), &Key::Unit(other)));
        let (there, as_formed) = match written {
            Some(Choice::Place { x, y, facing, formation, .. }) => {
                (Pose { x: *x, y: *y, facing: *facing }, *formation)
            }
            _ => (state.troop(other).pose, state.troop(other).formation),
        };
        let theirs = garrisoned(state, other, there, as_formed);
        if building.is_some() && theirs == building {
            with += 1;
            return false;
        }
        state.overlap(&body, &body_of(state, other, there, as_formed, theirs))
    });
    let full = building.is_some_and(|at| {
        with >= usize::from(state.battle.ground.strongpoints[usize::from(at)].capacity)
    });
    if on || full { Err(refused("Q122", "game-on-a-friend")) } else { Ok(()) }
}

/// ML-1.31: the strongpoint that infantry holds which stands so, its whole lead element inside.
fn garrisoned(state: &State, id: UnitId, pose: Pose, formation: Formation) -> Option<u8> {
    let troop = state.troop(id);
    if troop.pose == pose && troop.formation == formation {
        return troop.building;
    }
    if !formation.in_building() || state.arm(id) != Arm::Infantry {
        return None;
    }
    let element = lead(Arm::Infantry, pose);
    let mut points = state.battle.ground.strongpoints.iter();
    points.position(|point| point.polygon.holds(&element)).map(|at| at as u8)
}

fn on_a_strongpoint(state: &State, id: UnitId, pose: Pose) -> bool {
    let element = lead(state.arm(id), pose);
    state.battle.ground.strongpoints.iter().any(|point| point.polygon.touches(&element))
}

fn body_of(
    state: &State,
    id: UnitId,
    pose: Pose,
    formation: Formation,
    building: Option<u8>,
) -> Body {
    match building {
        Some(building) => Body::Garrison(building),
        None => Body::of(state.arm(id), formation, state.troop(id).elements, pose),
    }
}

/// Both sides are ready: everybody stands where he was put.
pub(crate) fn reveal(state: &mut State, lines: &Lines) {
    for side in Side::BOTH {
        let written: Vec<Choice> = lines.lines(seat_of(side)).map(|(_, one)| one.clone()).collect();
        for choice in written {
            match choice {
                Choice::Place { unit, x, y, facing, formation } => {
                    let pose = Pose { x, y, facing };
                    let building = garrisoned(state, unit, pose, formation);
                    state.put(unit, pose);
                    let troop = state.troop_mut(unit);
                    (troop.formation, troop.building) = (formation, building);
                }
                Choice::PlaceGeneral { general, x, y } => {
                    state.put_general(general, spot([x, y]));
                }
                _ => {}
            }
        }
    }
    state.generals_follow();
}

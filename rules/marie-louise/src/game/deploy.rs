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

/// Those who may be put elsewhere: not who is with a unit, in a strongpoint or still to come.
pub(crate) fn keys(state: &State, side: Side) -> Vec<Key> {
    let units = state.army(side).filter(|id| state.troop(*id).building.is_none());
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
    if far || !formation.fits(listed.arm) || formation.in_building() {
        return Err(refused("Q122", "game-not-there"));
    }
    let as_listed = state.troop(id).pose == pose && state.troop(id).formation == formation;
    let doctrine = listed.brigade.map(|brigade| state.battle.brigade(brigade).doctrine);
    let allowed = listed.arm != Arm::Infantry
        || doctrine.is_none_or(|doctrine| {
            let edge = state.battle.ground.along_edge(&lead(listed.arm, pose));
            admits(doctrine, formation, edge, state.house())
        });
    let open = !listed.open_order_only
        || matches!(formation, Formation::Skirmish | Formation::Disorganised);
    let elsewhere = in_zone(state, own, pose.centre()) && allowed && open;
    if !as_listed && !elsewhere {
        return Err(refused("Q122", "game-not-there"));
    }
    let body = Body::of(listed.arm, formation, state.troop(id).elements, pose);
    let on = state.army(own).filter(|other| *other != id).any(|other| {
        let written = lines.and_then(|lines| lines.line(seat_of(own), &Key::Unit(other)));
        let (there, as_formed) = match written {
            Some(Choice::Place { x, y, facing, formation, .. }) => {
                (Pose { x: *x, y: *y, facing: *facing }, *formation)
            }
            _ => (state.troop(other).pose, state.troop(other).formation),
        };
        state.overlap(&body, &state.body_at(other, as_formed, there))
    });
    if on { Err(refused("Q122", "game-on-a-friend")) } else { Ok(()) }
}

/// Both sides are ready: everybody stands where he was put.
pub(crate) fn reveal(state: &mut State, lines: &Lines) {
    for side in Side::BOTH {
        let written: Vec<Choice> = lines.lines(seat_of(side)).map(|(_, one)| one.clone()).collect();
        for choice in written {
            match choice {
                Choice::Place { unit, x, y, facing, formation } => {
                    state.put(unit, Pose { x, y, facing });
                    state.troop_mut(unit).formation = formation;
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

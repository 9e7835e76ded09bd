//! BE-2.10, BE-2.11, BE-Q79: generals ride, and join their units.

use engine::game::Revealed;
use engine::{Refusal, Table};

use super::choice::{Choice, LeaderId, PieceRef, UnitId};
use super::geometry::{Body, FINE, Line, Pose, Spot, UD};
use super::losses::tell_leader;
use super::question::Question;
use super::state::State;
use super::step::{Answered, RunResult, Step, StepResult, ask, unasked};
use crate::ch05_movement::{Mover, MovingFormation, allowance};
use crate::scenario::Side;
use crate::unit::Terrain;
use crate::{be, holds};

/// BE-Q79: where a general may ride, and whom he may join.
pub(crate) fn rides(leader: LeaderId, state: &State) -> Vec<Choice> {
    let mut list = vec![Choice::Done];
    let commander = state.commander(leader);
    if !commander.present {
        return list;
    }
    if commander.attached.is_some() {
        list.push(Choice::Ride { path: Vec::new(), attach: None });
    }
    let classes = [Terrain::Clear, Terrain::Rough, Terrain::Difficult].into_iter();
    let moves = classes.filter_map(|class| allowance(Mover::General, MovingFormation::None, class));
    let most = moves.max().map_or(0, |most| i64::from(most) * UD);
    let here = state.leader_spot(leader);
    let side = state.leader(leader).side;
    let division = state.leader(leader).division;
    let chief = state.leader(leader).chief;
    for id in state.army(side) {
        let own = chief || Some(state.division_of(id)) == division;
        if !own || commander.attached == Some(id) || state.attached(id).is_some() {
            continue;
        }
        let centre = Pose::near(state.centre(id), 0);
        for attach in [Some(id), None] {
            let spot = if attach.is_some() {
                centre
            } else {
                // A place two UD behind the unit.
                state.troop(id).pose.ahead(-3 * UD)
            };
            if holds("5.1") && here.distance(spot.spot()) > most {
                continue;
            }
            let path = vec![[spot.x, spot.y]];
            if check_ride(leader, &path, attach, state).is_ok() {
                list.push(Choice::Ride { path, attach });
            }
        }
    }
    list
}

fn check_ride(
    leader: LeaderId,
    path: &[[i32; 2]],
    attach: Option<UnitId>,
    state: &State,
) -> Result<(i32, i32), Refusal> {
    let side = state.leader(leader).side;
    Refusal::when(path.len() > 6, be("Q65"), "path", "too-many-legs")?;
    let mut at = state.leader_spot(leader);
    let (mut whole, mut worst) = (0, Terrain::Clear);
    for [x, y] in path {
        let spot = Spot::new(i64::from(*x) * 100, i64::from(*y) * 100);
        let off = !state.battle.bounds().contains(spot);
        Refusal::when(off, be("3.16"), "path", "off-the-table")?;
        let line = Line::new(at, spot);
        let parts = (line.length() / (UD / 4)).clamp(1, 400);
        // Whoever is plainly farther from the whole leg is near none of its points.
        let formed = state.enemies(side).filter(|enemy| state.is_formed(*enemy));
        let beside =
            formed.map(|enemy| state.body(enemy)).filter(|body| body.may_be_near(line, UD + FINE));
        let beside: Vec<Body<'_>> = beside.collect();
        for part in 0..=parts {
            let here = line.point_at(part, parts);
            let class = state.battle.class_at(here);
            if class as u8 > worst as u8 {
                worst = class;
            }
            let near = part > 0 && beside.iter().any(|body| body.distance_to_point(here) < UD);
            Refusal::when(near, be("Q79"), "path", "too-near-an-enemy")?;
            let closed =
                state.battle.terrain.iter().any(|piece| piece.is_impassable() && piece.holds(here));
            Refusal::when(closed, be("3.16"), "path", "terrain-is-closed")?;
        }
        whole += line.length();
        at = spot;
    }
    let most = allowance(Mover::General, MovingFormation::None, worst).unwrap_or(0);
    Refusal::when(whole > i64::from(most) * UD, be("5.1"), "path", "farther-than-its-move")?;
    if let Some(id) = attach {
        let own = state.exists(id)
            && state.side(id) == side
            && state.is_on_table(id)
            && (state.leader(leader).chief
                || Some(state.division_of(id)) == state.leader(leader).division);
        Refusal::when(!own, be("2.11"), "attach", "cannot-attach-there")?;
        let taken = state.attached(id).is_some_and(|other| other != leader);
        Refusal::when(taken, be("2.11"), "attach", "one-general-a-unit")?;
        let far = state.body(id).distance_to_point(at) > UD / 2;
        Refusal::when(far, be("Q79"), "attach", "cannot-attach-there")?;
    }
    let pose = Pose::near(at, 0);
    Ok((pose.x, pose.y))
}

pub(crate) fn answer_ride(
    leader: LeaderId,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Choice::Ride { path, attach } = choice else {
        return if *choice == Choice::Done { Ok(Revealed::Nothing) } else { Err(unasked()) };
    };
    let at = check_ride(leader, path, *attach, state)?;
    let commander = state.commander_mut(leader);
    (commander.at, commander.attached) = (at, *attach);
    state.follow(leader);
    tell_leader(table, be("2.10"), "general-rides", leader);
    Ok(Revealed::Nothing)
}

/// BE-2.10: the commander-in-chief at the end of strategic command.
pub(crate) fn chief(side: Side, state: &mut State) -> RunResult {
    let leader = state.battle.camp(side).chief;
    if state.leader(leader).division.is_some() {
        return Ok(StepResult::Done);
    }
    ask_ride(leader, Question::Chief, Step::Chief { side }, state)
}

pub(crate) fn ask_ride(
    leader: LeaderId,
    question: Question,
    step: Step,
    state: &State,
) -> RunResult {
    let side = state.leader(leader).side;
    let list = rides(leader, state);
    if list.len() < 2 {
        return Ok(StepResult::Done);
    }
    let asked = ask(side, question, Some(PieceRef::Leader(leader)), list);
    Ok(StepResult::Waits(step, asked))
}

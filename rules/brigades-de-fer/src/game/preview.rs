//! What an answer would come to, before it is given: the way of a unit and what it costs, and what is
//! known before the dice. Everything is asked of the judges and steps that
//! would carry it out.

use engine::ahead::{self, Point, Preview};
use engine::game::{Message, NoDice, Refused, Seat, Thousandths};
use engine::{Entry, Log, Refusal, Table};

use super::assault::{Assault, Stage};
use super::choice::{Choice, GeneralId, Going, MoveAction, Piece, UnitId};
use super::corners::Corners;
use super::march::{self, Ended};
use super::question::Question;
use super::spot::{Place, Spot};
use super::state::{State, side_of};
use super::step::{Step, unasked};
use crate::bf;
use crate::ch07_table_moves::GRAIN;
use crate::ch09_close_combat::CLOSE_COMBAT;

fn refusal(refused: Refused) -> Refusal {
    match (refused, unasked()) {
        (Refused::Illegal(refusal), _) | (_, Refused::Illegal(refusal)) => refusal,
        _ => Refusal { rule: bf("5.8"), field: "choice", key: "not-what-is-asked" },
    }
}

pub(crate) fn preview(state: &State, seat: Seat, choice: Choice) -> Result<Preview, Refusal> {
    let asked = state.runtime.asked().iter().find(|asked| asked.seat == seat);
    let (Some(asked), Some(side)) = (asked, side_of(seat)) else {
        return Err(refusal(unasked()));
    };
    if !state.is_proposed(asked, choice) {
        state.judge(side, asked, choice)?;
    }
    match (asked.about, choice) {
        (Some(Piece::Unit(unit)), Choice::Move { .. } | Choice::MoveTo { .. }) => {
            let going = choice.going().ok_or_else(|| refusal(unasked()))?;
            march(state, unit, going)
        }
        (Some(Piece::General(general)), Choice::Stand { .. } | Choice::StandAt { .. })
            if asked.question == Question::MoveGeneral =>
        {
            Ok(ride(state, general, choice))
        }
        (Some(Piece::Unit(unit)), _) => {
            Ok(Preview { path: flight(state, unit, choice), ..Preview::default() })
        }
        _ => Ok(Preview::default()),
    }
}

/// The way of a retreat or an evasion.
fn flight(state: &State, unit: UnitId, choice: Choice) -> Vec<Point> {
    let way = choice.retreated().or_else(|| choice.evaded().map(|(at, via)| (Some(at), via)));
    let Some((Some(end), via)) = way else { return Vec::new() };
    let start = state.unit(unit).at;
    [start]
        .into_iter()
        .chain(via.as_slice().iter().copied().map(Spot::Table))
        .chain([end])
        .map(Spot::on_map)
        .collect()
}

/// BF-7: what a move comes to, and why it stops where it does.
fn march(state: &State, unit: UnitId, going: Going) -> Result<Preview, Refusal> {
    let end = march::end_of(state, unit, going).map_err(refusal)?;
    let potential = march::potential(state, unit);
    let cost = end.cost + i32::from(going.action == MoveAction::Occupy);
    let summary = Message::new(bf("7.18"), "bf-preview-march")
        .with("cost", cost)
        .with("potential", potential);
    let mut lines = vec![allowance(state, potential)];
    lines.extend(displacement(state, unit, going, &end));
    let action = match going.action {
        MoveAction::Nothing => None,
        MoveAction::Dismount => Some(Message::new(bf("7.15"), "bf-preview-dismount")),
        MoveAction::Occupy => Some(Message::new(bf("7.17"), "bf-preview-occupy")),
        MoveAction::Leave => Some(Message::new(bf("7.17"), "bf-preview-leave")),
    };
    lines.extend(action);
    lines.extend(stops(state, unit, &end));
    Ok(Preview {
        path: way(state, unit, going, &end),
        summary: Some(summary),
        lines,
        stages: stages(state.unit(unit).at, going.via, going.at),
        goes_on: matches!(going.at, Spot::Table(_)) && end.steps > 0 && cost < potential,
        ..Preview::default()
    })
}

/// BF-6.5, BF-6.6: where the potential comes from.
fn allowance(state: &State, potential: i32) -> Message {
    let (rule, key) = if march::is_activated(state) {
        (bf("6.5"), "bf-preview-forced-march")
    } else {
        (bf("6.6"), "bf-preview-basic-movement")
    };
    Message::new(rule, key).with("potential", potential)
}

/// BF-7.2, BF-7.3, BF-19.2: what is paid for.
fn displacement(state: &State, unit: UnitId, going: Going, end: &Ended) -> Vec<Message> {
    let mut lines = Vec::new();
    if end.by_road {
        let line = Message::new(bf("19.2"), "bf-preview-road");
        lines.push(line.with("steps", end.steps).with("cost", end.cost));
    } else if end.steps > 0 {
        let line = Message::new(bf("7.2"), "bf-preview-steps").with("steps", end.steps);
        lines.push(match measured(state, unit, going) {
            Some(length) => line.with("length", Thousandths(length)),
            None => line.with("length", end.steps),
        });
    }
    if end.pivots {
        lines.push(Message::new(bf("7.3"), "bf-preview-pivot"));
    }
    lines
}

/// How long a way round corners is at each of them, and at its end.
fn stages(start: Spot, via: Corners, end: Spot) -> Vec<ahead::Stage> {
    let (Some(mut from), Spot::Table(end)) = (start.point(), end) else { return Vec::new() };
    if via.is_none() {
        return Vec::new();
    }
    let mut length = 0;
    let corners = via.as_slice().iter().copied().chain([end]);
    let stage = |place: Place| {
        length += from.distance(place.point());
        from = place.point();
        let cost = Message::new(bf("7.2"), "bf-preview-stage")
            .with("length", Thousandths(length / GRAIN / 100 * 100));
        ahead::Stage { at: Spot::Table(place).on_map(), cost }
    };
    corners.map(stage).collect()
}

/// The length of a way on the table, in thousandths of a UD.
fn measured(state: &State, unit: UnitId, going: Going) -> Option<i64> {
    let Spot::Table(end) = going.at else { return None };
    let mut from = state.unit(unit).at.point()?;
    let legs = going.via.path(end).into_iter().map(|to| {
        let length = from.distance(to);
        from = to;
        length
    });
    Some(legs.sum::<i64>() / GRAIN)
}

/// BF-7.7, BF-7.9, BF-0.12: what holds a unit at the end of its move.
fn stops(state: &State, unit: UnitId, end: &Ended) -> Vec<Message> {
    let now = state.unit(unit);
    let mut lines = Vec::new();
    if end.steps > 0 && state.is_difficult(end.at) {
        let enters = state.enters_difficult(now.at, end.at);
        let key = if enters { "bf-preview-difficult" } else { "bf-preview-in-difficult" };
        lines.push(Message::new(bf("7.7"), key));
    }
    let side = state.side(unit);
    let fresh = |enemy: &UnitId| state.side(*enemy) != side && !state.in_contact(unit, *enemy);
    for enemy in state.touching(end.at).filter(fresh) {
        let line = Message::new(bf("7.9"), "bf-preview-contact");
        lines.push(line.with("unit", &state.brigade(enemy).name));
    }
    lines
}

/// The way of a move: hex by hex, or straight and round a corner.
fn way(state: &State, unit: UnitId, going: Going, end: &Ended) -> Vec<Point> {
    let start = state.unit(unit).at;
    match going.at {
        Spot::Hex(hex) => {
            state.hex_way(unit, hex, end).into_iter().map(Spot::Hex).map(Spot::on_map).collect()
        }
        Spot::Table(_) if end.steps == 0 => vec![start.on_map()],
        Spot::Table(_) => {
            let corners = going.via.as_slice().iter().copied().map(Spot::Table);
            [start].into_iter().chain(corners).chain([going.at]).map(Spot::on_map).collect()
        }
    }
}

/// BF-17.13: how far a general rides.
fn ride(state: &State, general: GeneralId, choice: Choice) -> Preview {
    let start = state.general(general).at;
    let Some(end) = choice.stood() else { return Preview::default() };
    let via = match choice {
        Choice::StandAt { via, .. } => via,
        _ => Corners::NONE,
    };
    let corners: Vec<Spot> = via.as_slice().iter().copied().map(Spot::Table).collect();
    let way: Vec<Spot> = [start].into_iter().chain(corners).chain([end]).collect();
    let distance: i32 = match way.as_slice() {
        [_, _] if start == end => 0,
        [_, _] => start.distance(end),
        way => {
            let legs = way.windows(2).map(|leg| leg[0].thousandths_to(leg[1]));
            ((legs.sum::<i64>() + 999) / 1000) as i32
        }
    };
    let summary = Message::new(bf("17.13"), "bf-preview-ride")
        .with("steps", distance)
        .with("most", super::ground::RIDE);
    Preview {
        path: way.into_iter().map(Spot::on_map).collect(),
        summary: Some(summary),
        stages: stages(start, via, end),
        goes_on: matches!(end, Spot::Table(_)) && start != end,
        ..Preview::default()
    }
}

/// BF-8, BF-9: the modifiers of a fire, a test or a combat. An assault tells those of the combat that
/// it leads to if nobody reacts. The answer is one that is proposed.
pub(crate) fn explain(state: &State, choice: Choice) -> Option<Vec<Entry>> {
    let assault = match (choice, state.runtime.top()) {
        (Choice::Assault { unit, target }, _) => Assault::new(unit, target),
        (Choice::Done, Some(Step::Assault(assault))) if assault.stage != Stage::Supports => {
            assault.clone()
        }
        _ => return None,
    };
    let mut log = Log::new();
    let combat = assault.combat(state, &mut log).ok()?;
    // The first die is missing: what was told until then is what is wanted.
    let _ = dice::play(CLOSE_COMBAT.steps, combat, &mut Table::new(&mut NoDice, &mut log));
    Some(log.entries().to_vec())
}

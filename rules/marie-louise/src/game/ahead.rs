//! What a map shows over the ground, and what an answer would come to: all of it from what everybody sees.

use engine::Refusal;
use engine::ahead::{Area, Mark, MoveOverlay, PieceOverlay, Preview, Sight, Stage, ZoneOfControl};
use engine::game::{Message, PieceId, Rules, Seat, Thousandths};

use super::MarieLouise;
use super::choice::{Choice, GeneralId, Plot, UnitId};
use super::geometry::{PAS, Spot, Way, lead, spot, turned};
use super::paths::MoveBudget;
use super::sheets;
use super::state::State;
use super::step::{SheetKind, Step, refused, side};
use crate::ch07_fire_window::{longest_range, reaches};
use crate::ml;
use crate::unit::{Arm, Cover, Formation, Marker};

/// Ticks of a step, and of a quarter.
const TICKS: i64 = 40;
const QUARTER: i64 = 10;

/// A length as a person reads it.
const fn pas(length: i64) -> Thousandths {
    Thousandths(length * 1000 / PAS)
}

/// What an answer would come to: a way with the places after each quarter, and what would stop it where
/// everybody stands now.
pub(crate) fn preview(state: &State, seat: Seat, choice: &Choice) -> Result<Preview, Refusal> {
    let Some(ask) = MarieLouise::asked_of(state, seat) else { return Ok(Preview::default()) };
    sheets::check(state, ask, choice)?;
    match choice {
        Choice::Plot { unit, plot }
        | Choice::Activate { unit, plot }
        | Choice::Counter { unit, plot }
            if *plot != Plot::default() =>
        {
            plotted(state, *unit, plot)
        }
        Choice::Charge { unit, target, bonus } => Ok(charged(state, *unit, *target, *bonus)),
        Choice::Ride { general, path } if !path.is_empty() => {
            let from = std::iter::once(state.general_spot(*general));
            let way = Way(from.chain(path.iter().map(|point| spot(*point))).collect());
            let summary = Message::new(ml("6.22"), "ml-preview-pas").with("pas", pas(way.length()));
            let path = way.0.iter().map(|point| state.on_map(*point)).collect();
            let stages = stages(state, &way);
            Ok(Preview {
                path,
                summary: Some(summary),
                stages,
                goes_on: true,
                ..Preview::default()
            })
        }
        _ => Ok(Preview::default()),
    }
}

fn plotted(state: &State, unit: UnitId, plot: &Plot) -> Result<Preview, Refusal> {
    let mover = state.plan(unit, plot)?;
    let mut path = vec![state.on_map(mover.way.point(0).0)];
    let quarters = (1..=4).map(|quarter| {
        let ticks = (quarter * QUARTER - mover.from_tick).max(0);
        (mover.net * ticks / TICKS).min(mover.most)
    });
    let corners = (2..mover.way.0.len()).map(|count| Way(mover.way.0[..count].to_vec()).length());
    let mut passed: Vec<i64> = quarters.chain(corners.filter(|gone| *gone < mover.most)).collect();
    passed.sort_unstable();
    for gone in passed {
        let at = state.on_map(mover.way.point(gone).0);
        if path.last() != Some(&at) {
            path.push(at);
        }
    }
    if path.len() == 1 {
        path.clear();
    }
    let mut lines = Vec::new();
    if mover.halves > 0 {
        let halves = i32::from(mover.halves);
        lines.push(Message::new(ml("6.5"), "ml-preview-half-sequences").with("halves", halves));
    }
    if mover.most + 100 < mover.way.length() {
        lines.push(Message::new(ml("Q150"), "ml-preview-stopped").with("pas", pas(mover.most)));
    }
    if mover.most > 0 && meets_enemy(state, unit, mover.way.point(mover.most).0) {
        lines.push(Message::new(ml("3.11"), "ml-preview-two-pas"));
    }
    let summary = Message::new(ml("6.3"), "ml-preview-pas").with("pas", pas(mover.most));
    let stages = stages(state, &mover.way);
    let goes_on =
        !plot.legs.is_empty() && plot.occupy.is_none() && mover.most + 100 >= mover.way.length();
    Ok(Preview { path, summary: Some(summary), lines, stages, goes_on, ..Preview::default() })
}

/// How long a way round corners is at each of them, and at its end.
fn stages(state: &State, way: &Way) -> Vec<Stage> {
    if way.0.len() < 3 {
        return Vec::new();
    }
    let until = |count: usize| Way(way.0[..=count].to_vec());
    let stage = |way: Way| {
        let length = way.length() * 1000 / PAS / 100 * 100;
        let cost = Message::new(ml("6.3"), "ml-preview-stage").with("pas", Thousandths(length));
        Stage { at: state.on_map(way.end()), cost }
    };
    (1..way.0.len()).map(until).map(stage).collect()
}

/// ML-3.11: whether an enemy who stays where he is would stop a unit at a place.
pub(super) fn meets_enemy(state: &State, unit: UnitId, end: Spot) -> bool {
    let there = lead(state.arm(unit), state.troop(unit).pose.at(end));
    state.army(state.side(unit).enemy()).any(|enemy| {
        let steady = state.troop(enemy).marker != Marker::Routed;
        steady && there.distance(&state.lead(enemy)) < 2 * PAS
    })
}

fn charged(state: &State, unit: UnitId, target: UnitId, bonus: bool) -> Preview {
    let (from, to) = (state.spot(unit), state.spot(target));
    let gone = state.charge_reach(unit, &Way(vec![from, to]), 0);
    let reach = Message::new(ml("8.1"), "ml-preview-charge")
        .with("pas", pas(state.gap(unit, target)))
        .with("most", pas(gone.length));
    let key = match (state.in_reach(unit, target, false), state.in_reach(unit, target, bonus)) {
        (true, _) => "ml-preview-in-reach",
        (false, true) => "ml-preview-needs-bonus",
        (false, false) => "ml-preview-out-of-reach",
    };
    let lines = vec![Message::new(ml("Q126"), key)];
    let path = vec![state.on_map(from), state.on_map(to)];
    Preview { path, summary: Some(reach), lines, ..Preview::default() }
}

/// What the sheet says so far; while moves are plotted also how near one comes to each enemy (ML-3.11).
pub(crate) fn move_overlay(state: &State, seat: Seat) -> MoveOverlay {
    let plotting = matches!(
        state.runtime.top(),
        Some(
            Step::Sheet { kind: SheetKind::Plot, .. }
                | Step::Activate { .. }
                | Step::Replot { .. }
                | Step::Counter { .. }
        )
    );
    if MarieLouise::asked_of(state, seat).is_none() {
        return MoveOverlay::default();
    }
    let planned = super::planned::planned(state, seat);
    if !plotting {
        return MoveOverlay { planned, ..MoveOverlay::default() };
    }
    let enemies = state.army(side(seat).enemy());
    let steady = enemies.filter(|enemy| state.troop(*enemy).marker != Marker::Routed);
    let zones = steady.map(|enemy| ZoneOfControl {
        piece: state.unit_id(enemy),
        at: state.on_map(state.spot(enemy)),
        radius: 2_500,
        places: Vec::new(),
    });
    MoveOverlay { zones: zones.collect(), planned, ..MoveOverlay::default() }
}

/// ML-6.1, ML-7.6, ML-7.30: how far any unit may go ahead, and fire.
pub(crate) fn piece_overlay(state: &State, piece: &PieceId) -> PieceOverlay {
    let found = state.on_table().find(|id| state.unit_id(*id) == *piece);
    let Some(id) = found else { return of_general(state, piece).unwrap_or_default() };
    let (pose, formation) = (state.troop(id).pose, state.troop(id).formation);
    let mut overlay = PieceOverlay::default();
    let gait = if formation.in_building() { Formation::Disorganised } else { formation };
    if formation != Formation::Unlimbered && !formation.is_square() {
        let reach = |heading: u16| {
            let way = Way::straight(state.spot(id), heading, 30 * PAS);
            let survey = state.battle.ground.survey(&way, state.walker(id, gait));
            let budget = MoveBudget { credit: state.credit(id), ..MoveBudget::whole(30 * PAS) };
            let gone = state
                .farthest(&survey, budget, state.arm(id), |ground| state.pace(id, gait, ground));
            way.point(gone.length).0
        };
        overlay.reach = fan(state, pose.centre(), pose.facing, 450, reach);
        let most = i64::from(state.pace(id, gait, super::ground::CLEAR).allowance) * PAS;
        overlay.lines.push(Message::new(ml("6.1"), "ml-piece-march").with("pas", pas(most)));
    }
    let listed = state.listed(id);
    let range = match listed.arm {
        Arm::Artillery if formation != Formation::Unlimbered => None,
        Arm::Artillery => Some(i64::from(reaches(listed.guns)) * PAS),
        _ => listed.weapon.map(|weapon| i64::from(longest_range(weapon)) * PAS),
    };
    if let Some(range) = range {
        let half = if listed.arm == Arm::Artillery { 450 } else { 900 };
        let front = state.lead(id).front_centre();
        let end = |heading: u16| front.towards(heading, range);
        overlay.fire = fan(state, front, pose.facing, half, end);
        overlay.lines.push(Message::new(ml("7.6"), "ml-piece-range").with("pas", pas(range)));
    }
    let brigadier = listed.brigade.and_then(|brigade| state.brigadier(brigade));
    if let Some(general) = brigadier {
        let (commanded, rule, _) = super::orders::is_commanded(state, id);
        let key = if commanded { "ml-piece-in-command" } else { "ml-piece-out-of-command" };
        overlay.lines.push(Message::new(rule, key));
        overlay.command.push(command(state, general));
    }
    overlay
}

/// ML-3.2: how far the orders of a brigadier reach those whom he sees.
fn of_general(state: &State, piece: &PieceId) -> Option<PieceOverlay> {
    let mut generals = (0..state.battle.generals.len()).map(|index| GeneralId(index as u8));
    let general = generals.find(|id| state.general_id(*id) == *piece)?;
    let commands = state.battle.general(general).brigade.is_some() && state.is_present(general);
    commands.then(|| PieceOverlay {
        command: vec![command(state, general)],
        lines: vec![Message::new(ml("3.2"), "ml-piece-commands").with("pas", pas(COMMAND))],
        ..PieceOverlay::default()
    })
}

/// ML-3.2: how far a brigadier commands.
const COMMAND: i64 = 12 * PAS;

fn command(state: &State, general: GeneralId) -> ZoneOfControl {
    ZoneOfControl {
        piece: state.general_id(general),
        at: state.on_map(state.general_spot(general)),
        radius: 12_000,
        places: Vec::new(),
    }
}

/// The outline of what lies within so many tenths of a degree of a facing.
fn fan(state: &State, from: Spot, facing: u16, half: i32, end: impl Fn(u16) -> Spot) -> Area {
    let rim = (-half..=half).step_by(50).map(|turn| state.on_map(end(turned(facing, turn))));
    let outline = std::iter::once(state.on_map(from)).chain(rim).collect();
    Area { outlines: vec![outline], places: Vec::new() }
}

/// ML-1.41 to ML-1.47: whether a unit sees another, and how far off it is.
pub(crate) fn sight(state: &State, from: &Mark, to: &Mark) -> Result<Sight, Refusal> {
    let unit = |mark: &Mark| {
        let named = mark.piece.as_ref();
        let found = named.and_then(|id| state.on_table().find(|one| state.unit_id(*one) == *id));
        found.ok_or(refused("1.41", "game-between-units-only"))
    };
    let (one, other) = (unit(from)?, unit(to)?);
    let friends = state.side(one) == state.side(other);
    let clear = if friends { state.sees_friend(one, other) } else { state.sees(one, other) };
    let gap = if friends { state.gap(one, other) } else { state.range(one, other) };
    let key = if clear { "ml-sight-seen" } else { "ml-sight-unseen" };
    let summary = Message::new(ml("1.41"), key).with("pas", pas(gap));
    let mut lines = vec![summary.clone()];
    if !friends && state.cover(other, Some(state.spot(one))) != Cover::None {
        lines.push(Message::new(ml("Q149"), "ml-sight-covered"));
    }
    let [from, to] = [one, other].map(|id| state.on_map(state.spot(id)));
    Ok(Sight { from, to, clear, summary, lines })
}

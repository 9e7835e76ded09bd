//! What a map shows over the ground: how far a piece may go, whose zones would stop it, and its field of
//! fire. Everything is asked of the judges of moves and fire.

use board::heading::Heading;
use board::path::moved;
use board::plane::Point as Exact;
use engine::RuleId;
use engine::ahead::{Area, MoveOverlay, PieceOverlay, Point, ZoneOfControl};
use engine::game::{Message, PieceId, Seat};

use super::battle::enemy_of;
use super::choice::{GeneralId, Piece, UnitId};
use super::ground::RIDE;
use super::question::Question;
use super::spot::{Place, Spot};
use super::state::{State, Status};
use super::step::Asked;
use super::{fire, march};
use crate::bf;
use crate::ch00_table::{CONTACT, SECTOR_RADIUS, UNIT};
use crate::ch06_activation::COMMAND_RADIUS;
use crate::ch07_movement::{basic_movement, forced_march};
use crate::ch07_table_moves::{GRAIN, TURN};
use crate::ch07_table_reach::without_lone_rays;

/// How far the piece in question may go, and whose zones of control stop it.
pub(crate) fn move_overlay(state: &State, seat: Seat) -> MoveOverlay {
    let asked = state.runtime.asked().iter().find(|asked| asked.seat == seat);
    match asked {
        Some(Asked { question: Question::MoveUnit, about: Some(Piece::Unit(unit)), .. }) => {
            let potential = march::potential(state, *unit);
            let reach = outline(state, *unit, potential).into_iter().collect();
            let zones = zones_of_control(state, *unit, potential);
            MoveOverlay { reach, zones, ..MoveOverlay::default() }
        }
        Some(Asked {
            question: Question::MoveGeneral,
            about: Some(Piece::General(general)),
            ..
        }) => {
            let reach = rides(state, *general).into_iter().collect();
            MoveOverlay { reach, ..MoveOverlay::default() }
        }
        _ => MoveOverlay::default(),
    }
}

fn thousandths(outline: Vec<Exact>) -> Vec<Point> {
    outline.into_iter().map(|point| Spot::Table(Place::of(point)).on_map()).collect()
}

/// BF-0.12, BF-7.9: the zones of control of the enemies that a move could come near.
fn zones_of_control(state: &State, unit: UnitId, potential: i32) -> Vec<ZoneOfControl> {
    let at = state.unit(unit).at;
    let near = state
        .on_table(enemy_of(state.side(unit)))
        .filter(|enemy| state.unit(*enemy).at.distance(at) <= potential + 2);
    near.map(|enemy| zone(state, enemy)).collect()
}

/// BF-0.12: the zone of control of a unit.
fn zone(state: &State, unit: UnitId) -> ZoneOfControl {
    let stands = state.unit(unit).at;
    let places = match stands {
        Spot::Hex(hex) => {
            let round =
                hex.neighbours().into_iter().filter(|near| state.battle.hexes.grid.contains(*near));
            round.map(|near| Spot::Hex(near).on_map()).collect()
        }
        Spot::Table(_) => Vec::new(),
    };
    let radius = (CONTACT / GRAIN) as i32;
    let piece = PieceId::from(state.brigade(unit).id.as_str());
    ZoneOfControl { piece, at: stands.on_map(), radius, places }
}

/// BF-17.13: the outline of where a general may ride on the table: as far as he may go, all round.
fn rides(state: &State, general: GeneralId) -> Option<Vec<Point>> {
    let (start, side) = (state.general(general).at.point()?, state.leader(general).side);
    state.field()?;
    let paces = i64::from(RIDE) * UNIT / SECTOR_RADIUS;
    let farthest = |direction: u16| {
        let end = |pace: i64| moved(start, Heading::tenths(direction), pace * SECTOR_RADIUS);
        let there = (1..=paces).rev().map(end).find(|end| state.may_ride(side, start, &[*end]));
        there.unwrap_or(start)
    };
    let ends: Vec<Exact> = (0..TURN).step_by(100).map(farthest).collect();
    Some(thousandths(without_lone_rays(start, &ends)))
}

/// The outline of where a unit may go on the table with so much potential.
fn outline(state: &State, unit: UnitId, potential: i32) -> Option<Vec<Point>> {
    #[allow(
        clippy::redundant_closure_for_method_calls,
        reason = "the method alone is of one lifetime only"
    )]
    let reach = state.with_mover(unit, potential, |mover| mover.outline());
    reach.map(thousandths)
}

/// What any piece may do from where it stands. The state is one that the asker may know.
pub(crate) fn piece_overlay(state: &State, piece: &PieceId) -> PieceOverlay {
    let unit = state.ids().find(|id| *piece == *state.brigade(*id).id);
    if let Some(unit) = unit.filter(|unit| state.unit(*unit).status == Status::OnTable) {
        return of_unit(state, unit);
    }
    let general = state.general_ids().find(|id| *piece == *state.leader(*id).id);
    match general.filter(|general| state.general(*general).status == Status::OnTable) {
        Some(general) => of_general(state, general),
        None => PieceOverlay::default(),
    }
}

/// BF-6.5, BF-6.6, BF-7.1: as far as a forced march leads, or the basic movement of a unit whose
/// activation has failed.
fn of_unit(state: &State, unit: UnitId) -> PieceOverlay {
    let category = state.category(unit);
    let acting = state.activation().filter(|activation| activation.member(unit).is_some());
    let basic = basic_movement(category);
    let forced = forced_march(category, &state.battle.house);
    let potential = if acting.is_none_or(|activation| activation.success) { forced } else { basic };
    let mut reach = Area::default();
    match outline(state, unit, potential) {
        Some(outline) => reach.outlines.push(outline),
        None => {
            state.moves(unit, potential, |end| reach.places.push(Spot::Hex(end.hex).on_map()));
            reach.places.sort_unstable();
            reach.places.dedup();
        }
    }
    let told = |rule: RuleId, key: &'static str, length: i32| {
        Message::new(rule, key).with("potential", length)
    };
    let farthest = fire::farthest(state, unit);
    let mut lines = vec![told(bf("6.6"), "bf-piece-basic-movement", basic)];
    lines.push(told(bf("6.5"), "bf-piece-forced-march", forced));
    lines.extend((farthest > 0).then(|| told(bf("8.11"), "bf-piece-range", farthest)));
    let fire = field_of_fire(state, unit, farthest);
    if state.battle.rules.generals {
        let key = if state.in_command(unit) { "bf-piece-in-command" } else { "bf-piece-isolated" };
        lines.push(Message::new(bf("6.8"), key));
    }
    let at = state.unit(unit).at;
    let near = state.generals_of(state.side(unit));
    let near = near.min_by_key(|general| state.general(*general).at.distance(at));
    PieceOverlay {
        reach,
        zone: Some(zone(state, unit)),
        fire,
        command: near.map(|general| command(state, general)).into_iter().collect(),
        lines,
        ..PieceOverlay::default()
    }
}

/// BF-6.8: how far the orders of a general reach those who do not stand in dense vegetation.
fn command(state: &State, general: GeneralId) -> ZoneOfControl {
    let stands = state.general(general).at;
    let places = match stands {
        Spot::Hex(hex) => {
            let round = hex.within(COMMAND_RADIUS.unsigned_abs());
            let round = round.filter(|near| state.battle.hexes.grid.contains(*near));
            round.map(|near| Spot::Hex(near).on_map()).collect()
        }
        Spot::Table(_) => Vec::new(),
    };
    let piece = PieceId::from(state.leader(general).id.as_str());
    ZoneOfControl { piece, at: stands.on_map(), radius: COMMAND_RADIUS * 1000, places }
}

/// BF-8.2, BF-8.3, BF-8.11: the places before a unit that its fire reaches, on hexes without those that
/// it does not see.
fn field_of_fire(state: &State, unit: UnitId, farthest: i32) -> Area {
    let stands = state.unit(unit);
    let mut field = Area::default();
    if farthest == 0 {
        return field;
    }
    match stands.at {
        Spot::Hex(hex) => {
            let near = hex.within(farthest.unsigned_abs()).filter(|to| *to != hex);
            let seen = near.filter(|to| {
                let line = state.fire_line(unit, Spot::Hex(*to));
                state.battle.hexes.grid.contains(*to) && line.in_front && !line.blocked
            });
            field.places = seen.map(|to| Spot::Hex(to).on_map()).collect();
            field.places.sort_unstable();
        }
        Spot::Table(place) => {
            let (start, heading) = (place.point(), i32::from(stands.facing.tenths()));
            let turn = i32::from(TURN);
            let arc = (-9..=9).map(|step| {
                let direction = (heading + step * 100).rem_euclid(turn) as u16;
                moved(start, Heading::tenths(direction), i64::from(farthest) * UNIT)
            });
            field.outlines.push(thousandths(arc.collect()));
        }
    }
    field
}

/// BF-17.13: a general rides as far as he may, whatever he did this turn.
fn of_general(state: &State, general: GeneralId) -> PieceOverlay {
    let reach = match rides(state, general) {
        Some(outline) => Area { outlines: vec![outline], ..Area::default() },
        None => {
            let mut places: Vec<Point> =
                state.rides(general).into_iter().map(Spot::on_map).collect();
            places.sort_unstable();
            Area { places, ..Area::default() }
        }
    };
    let line = Message::new(bf("17.13"), "bf-piece-ride").with("potential", RIDE);
    let commands = Message::new(bf("6.8"), "bf-piece-commands").with("potential", COMMAND_RADIUS);
    let command = vec![command(state, general)];
    PieceOverlay { reach, command, lines: vec![line, commands], ..PieceOverlay::default() }
}

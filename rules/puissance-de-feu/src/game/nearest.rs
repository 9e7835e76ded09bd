//! What a person points at: the legal answer nearest to it, and the ground within reach of a march.
//! The judges of answers decide; nothing is allowed here. Before an order is given one may point at
//! a facing and no more (PF-Q8).

use engine::ahead::{DesiredPlace, Field, PieceOverlay, Point, ZoneOfControl};
use engine::game::{Message, NoDice, PieceId, Refused, Rules, Seat, Thousandths};
use engine::{Log, Table};

use super::PuissanceDeFeu;
use super::choice::{Choice, Leg, UnitId};
use super::deploy;
use super::geometry::{FIELD, Pose, Spot, TURN, angle_between, turned};
use super::ground::HELP_RANGE;
use super::march::{Marching, arc};
use super::order;
use super::preview::PART;
use super::state::{State, seat_of, side_of};
use super::step::Step;
use crate::pf;
use crate::unit::UnitType;

/// How finely turns are tried, in tenths of a degree.
const TRIED: usize = 25;
/// How finely the ground within reach is drawn, in tenths of a degree.
const DRAWN: usize = 50;
/// What a tenth of a degree is worth beside a miss in ten-thousandths of an inch: about what it
/// moves the end of a regiment.
const OF_A_TENTH: i64 = 55;

/// The legal answer like this one that is nearest to where a hand points.
pub(crate) fn nearest(
    state: &State,
    seat: Seat,
    like: &Choice,
    to: DesiredPlace,
) -> Option<Choice> {
    let ask = PuissanceDeFeu::asked_of(state, seat)?;
    order::check_own(like, side_of(seat)?, state).ok()?;
    let point = from_page(state, to.at);
    let facing = to.facing.map(|facing| facing.rem_euclid(TURN) as u16);
    let turn = |unit: UnitId, say: &dyn Fn(u16) -> Choice| {
        let bearing = || state.rect(unit).centre.bearing(point);
        let wanted = facing.unwrap_or_else(bearing);
        facings_from(wanted).map(say).find(|choice| is_allowed(state, seat, choice))
    };
    match (state.runtime.top()?, like) {
        (Step::Deploy { side }, Choice::Place { .. }) => {
            deploy::nearest(*side, point, facing, state)
        }
        (Step::March(marching), Choice::Move { .. }) => {
            marching.nearest(point, facing, state).map(|legs| Choice::Move { legs })
        }
        (Step::Orders { .. }, Choice::Rotate { unit, .. }) => {
            turn(*unit, &|facing| Choice::Rotate { unit: *unit, facing })
        }
        (Step::MoveOn(marching), Choice::RotateAgain { .. }) => {
            turn(marching.mover.unit, &|facing| Choice::RotateAgain { facing })
        }
        (Step::EvadeFacing(_) | Step::Reface { .. }, Choice::Face { .. }) => {
            turn(ask.about?, &|facing| Choice::Face { facing })
        }
        _ => None,
    }
}

/// PF-4.12: the way of a march to its end, and on from there as near as the dice allow to where a hand points.
pub(crate) fn onward(state: &State, from: &Choice, to: DesiredPlace) -> Option<Choice> {
    let (Some(Step::March(marching)), Choice::Move { legs }) = (state.runtime.top(), from) else {
        return None;
    };
    let facing = to.facing.map(|facing| facing.rem_euclid(TURN) as u16);
    marching.onward(legs, from_page(state, to.at), facing, state).map(|legs| Choice::Move { legs })
}

/// The ground that the centre of a marching unit may come to.
pub(crate) fn reach(state: &State, seat: Seat) -> Vec<Vec<Point>> {
    let asked = state.asked_side();
    match state.runtime.top() {
        Some(Step::March(marching)) if asked == side_of(seat) => vec![ahead_of(marching, state)],
        _ => Vec::new(),
    }
}

fn ahead_of(marching: &Marching, state: &State) -> Vec<Point> {
    marching.outline(state).into_iter().map(|spot| state.spot_on_map(spot)).collect()
}

/// PF-3.8, PF-5.1, PF-Q8: what any unit has before it, without a mark of how far. How far it may go is
/// known once the dice of its march have fallen, and where that leads to its owner.
pub(crate) fn piece_overlay(state: &State, viewer: Option<Seat>, piece: &PieceId) -> PieceOverlay {
    let named = |id: &UnitId| state.is_on_table(*id) && *piece == *state.regiment(*id).id;
    let Some(unit) = state.ids().find(named) else { return PieceOverlay::default() };
    let mut overlay = PieceOverlay::default();
    if let Some(Step::March(marching)) = state.runtime.top()
        && marching.mover.unit == unit
    {
        if viewer == Some(seat_of(state.side(unit))) {
            overlay.reach.outlines.push(ahead_of(marching, state));
        }
        let most = Thousandths(marching.budget / PART);
        overlay.lines.push(Message::new(pf("4.5"), "pf-piece-march").with("most", most));
    }
    // PF-11.2, PF-11.5: nobody measures before he orders, unless the players have agreed to.
    let helps = state.unit(unit).kind == UnitType::Officer;
    if helps {
        overlay.lines.push(Message::new(pf("11.2"), "pf-piece-officer"));
    }
    if helps && state.premeasures() {
        let shown = state.battle.rect_at(unit, state.shown(unit, viewer));
        overlay.command.push(ZoneOfControl {
            piece: piece.clone(),
            at: state.spot_on_map(shown.centre),
            radius: ((HELP_RANGE + shown.half_front) / PART) as i32,
            places: Vec::new(),
        });
    }
    if !state.unit(unit).is_ship() {
        overlay.fire.outlines.push(field(state, viewer, unit).outline);
    }
    overlay
}

/// PF-5.1, PF-Q8: the fields of fire of the units that could be ordered, drawn to beyond the table
/// edge and without marks. A ship fires all round.
pub(crate) fn fields(state: &State, seat: Seat) -> Vec<Field> {
    let Some(Step::Orders { side }) = state.runtime.top() else { return Vec::new() };
    if side_of(seat) != Some(*side) {
        return Vec::new();
    }
    let fires = |id: &UnitId| !state.unit(*id).is_ship() && !state.troop(*id).ordered;
    state.army(*side).filter(fires).map(|id| field(state, Some(seat), id)).collect()
}

fn field(state: &State, viewer: Option<Seat>, unit: UnitId) -> Field {
    let shown = state.battle.rect_at(unit, state.shown(unit, viewer));
    let outline = shown.sector(state.battle.width + state.battle.height, FIELD);
    let outline = outline.map(|spot| state.spot_on_map(spot)).to_vec();
    Field { piece: PieceId::from(state.regiment(unit).id.as_str()), outline }
}

/// On a page y runs to the south. Whoever points far beyond the table means its surroundings.
pub(crate) fn from_page(state: &State, [x, y]: Point) -> Spot {
    let (width, height) = (state.battle.width, state.battle.height);
    let near = |value: i32, size: i64| (i64::from(value) * 10).clamp(-size, 2 * size);
    Spot::new(near(x, width), height - near(y, height))
}

/// A facing, and then those ever farther from it to either side, by whole degrees.
fn facings_from(wanted: u16) -> impl Iterator<Item = u16> {
    let aside = (1..180).flat_map(|degrees| [degrees * 10, -degrees * 10]);
    std::iter::once(0).chain(aside).map(move |by| turned(wanted, by))
}

/// Whether an answer would be taken; that its dice are not thrown here is no objection.
fn is_allowed(state: &State, seat: Seat, choice: &Choice) -> bool {
    let mut log = Log::silent();
    let answered = PuissanceDeFeu::answer(
        &mut state.clone(),
        seat,
        choice,
        &mut Table::new(&mut NoDice, &mut log),
    );
    matches!(answered, Ok(_) | Err(Refused::Dice(_)))
}

/// How far a place is from what was pointed at.
fn miss(pose: Pose, point: Spot, facing: Option<u16>) -> i64 {
    let there = Spot::new(i64::from(pose.x) * 10, i64::from(pose.y) * 10);
    let off = facing.map_or(0, |facing| i64::from(angle_between(pose.facing, facing).abs()));
    there.distance_squared(point) + (off * OF_A_TENTH).pow(2)
}

/// The beginning of a path: its legs, where they lead, what they cost.
type Start = (Vec<Leg>, Pose, i64);

impl Marching {
    /// The path that leads nearest to a point, and to a facing if one is wanted.
    fn nearest(&self, point: Spot, facing: Option<u16>, state: &State) -> Option<Vec<Leg>> {
        let stay = (!self.mover.entering).then(Vec::new);
        let pose = state.troop(self.mover.unit).pose;
        let bearing = state.rect(self.mover.unit).centre.bearing(point);
        let at_once = self.is_officer(state).then(|| angle_between(pose.facing, bearing));
        let at_once = at_once.and_then(|by| self.turn(pose, by, state));
        let tried = self.starts(TRIED, state).into_iter().chain(at_once);
        let paths = tried.flat_map(|start| self.paths_from(&start, point, facing, state));
        let judged = stay.into_iter().chain(paths).filter_map(|legs| {
            let walked = self.walk(&legs, state).ok()?;
            Some((miss(walked.pose, point, facing), walked.cost, legs))
        });
        judged.min_by_key(|(miss, cost, _)| (*miss, *cost)).map(|(_, _, legs)| legs)
    }

    /// The path that goes on from the end of another, nearest to a point, and to a facing if one is wanted.
    fn onward(
        &self,
        legs: &[Leg],
        point: Spot,
        facing: Option<u16>,
        state: &State,
    ) -> Option<Vec<Leg>> {
        let walked = self.follow(legs, state).ok().filter(|walked| !walked.obstacle)?;
        let paths =
            self.starts_at(walked.pose, TRIED, state).into_iter().flat_map(|(turn, pose, cost)| {
                let before = legs.iter().copied().chain(turn).collect();
                self.paths_from(&(before, pose, walked.cost + cost), point, facing, state)
            });
        let judged = paths.filter(|path| path.len() > legs.len()).filter_map(|path| {
            let walked = self.walk(&path, state).ok()?;
            Some((miss(walked.pose, point, facing), walked.cost, path))
        });
        judged.min_by_key(|(miss, cost, _)| (*miss, *cost)).map(|(_, _, path)| path)
    }

    /// The first turns of a path, from the left to the right.
    fn starts(&self, step: usize, state: &State) -> Vec<Start> {
        self.starts_at(state.troop(self.mover.unit).pose, step, state)
    }

    /// The turns from some place, from the left to the right.
    fn starts_at(&self, pose: Pose, step: usize, state: &State) -> Vec<Start> {
        let most = if self.is_officer(state) { 1800 } else { 900 };
        let turns = (-most..=most).step_by(step);
        turns.filter_map(|by| self.turn(pose, by, state)).collect()
    }

    fn is_officer(&self, state: &State) -> bool {
        state.unit(self.mover.unit).kind == UnitType::Officer
    }

    /// PF-4.12, PF-4.13, PF-14.10: a turn in the way that the unit turns, if the dice allow it.
    fn turn(&self, from: Pose, by: i32, state: &State) -> Option<Start> {
        let unit = self.mover.unit;
        if by == 0 {
            return Some((Vec::new(), from, 0));
        }
        if self.is_officer(state) || state.unit(unit).is_ship() {
            let facing = turned(from.facing, by);
            return Some((vec![Leg::Turn(facing)], Pose { facing, ..from }, 0));
        }
        let cost = arc(by, state.regiment(unit).diagonal());
        let pose = self.wheeled(from, by, state);
        (cost <= self.budget).then(|| (vec![Leg::Wheel(by)], pose, cost))
    }

    /// Paths that go on straight from a start as near to the point as they can, with a last turn to
    /// the facing that is wanted, or without.
    fn paths_from(
        &self,
        (legs, from, cost): &Start,
        point: Spot,
        facing: Option<u16>,
        state: &State,
    ) -> Vec<Vec<Leg>> {
        let last = facing.map(|facing| angle_between(from.facing, facing));
        let last = last.filter(|by| *by != 0 && (by.abs() <= 900 || self.is_officer(state)));
        let ends = [0].into_iter().chain(last).filter_map(|by| self.turn(*from, by, state));
        let here = state.battle.rect_at(self.mover.unit, *from);
        let paths = |(end, turned, more): Start| {
            let spare = self.budget - cost - more;
            if spare < 0 {
                return Vec::new();
            }
            // The last turn shifts the centre: the straight way leads to where it begins.
            let aim = Spot::new(
                point.x - (i64::from(turned.x) * 10 - here.centre.x),
                point.y - (i64::from(turned.y) * 10 - here.centre.y),
            );
            let room = state.straight(self.mover, *from, spare).length;
            let length = here.local(aim).0.clamp(0, room);
            // PF-2.6: who comes on has to clear the edge.
            let clear = self.mover.entering.then(|| length.max(2 * here.half_depth));
            let lengths = [length].into_iter().chain(clear);
            let path = |length: i64| {
                let ahead = (length >= 10).then_some(Leg::Ahead((length / 10) as i32));
                legs.iter().copied().chain(ahead).chain(end.iter().copied()).collect()
            };
            lengths.map(path).collect()
        };
        ends.flat_map(paths).collect()
    }

    /// PF-4.12: where one turn and a straight march may bring the centre. Friends on the way do not
    /// narrow it: they are passed, and nobody is drawn where he may not end (PF-4.7).
    fn outline(&self, state: &State) -> Vec<Spot> {
        let starts = self.starts(DRAWN, state).into_iter();
        let open = starts.filter(|(legs, ..)| self.follow(legs, state).is_ok());
        let (mut far, mut near) = (Vec::new(), Vec::new());
        for (_, from, cost) in open {
            let centre = state.battle.rect_at(self.mover.unit, from).centre;
            let room = state.straight(self.mover, from, self.budget - cost).length;
            far.push(centre.towards(from.facing, room));
            near.push(centre);
        }
        if self.is_officer(state) {
            return far;
        }
        near.dedup();
        far.into_iter().chain(near.into_iter().rev()).collect()
    }
}

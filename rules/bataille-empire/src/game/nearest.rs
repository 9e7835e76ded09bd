//! The legal answer like a given one that puts its piece nearest to where a hand points: wheel, ahead,
//! wheel for who has a front, straight there for who has none. The judge decides how far.

use engine::Table;
use engine::ahead::{self, DesiredPlace, turned as between};
use engine::game::{self, NoDice, Refused, Seat};

use super::BatailleEmpire;
use super::choice::{Choice, Leg, PieceRef, UnitId};
use super::geometry::{FINE, Pose, Rect, Spot, UD, angle_between, turned};
use super::judge::Pace;
use super::offer::offer;
use super::path::{PathPoint, standing, trace, turned_about};
use super::state::State;
use super::step::Step;
use crate::unit::{Arm, Formation};

/// A hand that points so near to straight ahead means straight ahead, in thousandths.
const STRAIGHT: i64 = 30 * FINE;

pub(super) fn nearest(
    state: &State,
    seat: Seat,
    like: &Choice,
    desired: DesiredPlace,
) -> Option<Choice> {
    offer(state, seat, like).shape.end()?;
    let mut found = candidates(state, like, desired);
    found.push(like.clone());
    found.extend(ahead::nearest_listed::<BatailleEmpire>(state, seat, like, desired));
    best(state, seat, like, found, desired)
}

/// BE-Q65: the way of an answer to its end, and on from there as near as the judge allows to where a hand points.
pub(super) fn onward(
    state: &State,
    seat: Seat,
    from: &Choice,
    desired: DesiredPlace,
) -> Option<Choice> {
    let middle = on_table(state, desired.at);
    let facing = desired.facing.map(|tenths| tenths.rem_euclid(3600) as u16);
    let further = |units: &[UnitId], legs: &[Leg], pace: Pace| {
        let start = standing(state, units);
        let known = units.iter().all(|id| state.exists(*id)) && !units.is_empty();
        let gone = known.then(|| trace(state, units, start.clone(), legs).ok()).flatten();
        let gone = gone.map(|gone| gone.end().clone());
        gone.map_or_else(Vec::new, |gone| {
            let hand = Hand { state, units, start, before: legs, at: gone, pace };
            let ways = hand.ways(middle, facing).into_iter();
            ways.map(|way| legs.iter().copied().chain(way).collect::<Vec<Leg>>()).collect()
        })
    };
    let found: Vec<Choice> = match from {
        Choice::Move { units, legs, more } => {
            let ways = further(units, legs, move_pace(state, *more)).into_iter();
            ways.map(|legs| Choice::Move { units: units.clone(), legs, more: *more }).collect()
        }
        Choice::March { units, legs } => {
            let ways = further(units, legs, Pace::Operational).into_iter();
            ways.map(|legs| Choice::March { units: units.clone(), legs }).collect()
        }
        Choice::Ride { path, attach } if !path.is_empty() => {
            let [x, y] = path[path.len() - 1];
            let corner = Spot::new(i64::from(x) * FINE, i64::from(y) * FINE);
            (1..=8)
                .map(|part| {
                    let spot = super::geometry::Line::new(corner, middle).point_at(part, 8);
                    let pose = Pose::near(spot, 0);
                    let path = path.iter().copied().chain([[pose.x, pose.y]]).collect();
                    Choice::Ride { path, attach: *attach }
                })
                .collect()
        }
        _ => Vec::new(),
    };
    best(state, seat, from, found, desired)
}

/// Of some answers of the kind of a given one, the legal one that ends nearest to where a hand points.
fn best(
    state: &State,
    seat: Seat,
    like: &Choice,
    found: Vec<Choice>,
    desired: DesiredPlace,
) -> Option<Choice> {
    let meant = offer(state, seat, like);
    meant.shape.end()?;
    let mut ranked: Vec<((i64, i32, usize), Choice)> = found
        .into_iter()
        .enumerate()
        .filter_map(|(index, choice)| {
            let offer = offer(state, seat, &choice);
            let (at, facing) = offer.shape.end()?;
            let same = offer.verb == meant.verb && offer.shape.actors().eq(meant.shape.actors());
            let off = |axis: usize| i64::from(at[axis]) - i64::from(desired.at[axis]);
            let far = (off(0) * off(0) + off(1) * off(1)).isqrt();
            let turn = desired.facing.zip(facing).map_or(0, |(one, other)| between(one, other));
            // Within a hair the facing counts for more.
            let near = if far <= 2 { 0 } else { far };
            same.then_some(((near, turn, index), choice))
        })
        .collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, choice)| choice).find(|choice| is_legal(state, seat, choice))
}

/// Whether the rules take an answer, as far as its dice.
fn is_legal(state: &State, seat: Seat, choice: &Choice) -> bool {
    let (mut dice, mut log) = (NoDice, engine::Log::silent());
    let mut table = Table::new(&mut dice, &mut log);
    match game::answer::<BatailleEmpire>(state, seat, choice, &mut table) {
        Ok(_) | Err(Refused::Dice(_)) => true,
        Err(_) => false,
    }
}

/// A point of the map in the measures of the book.
pub(super) fn on_table(state: &State, at: [i32; 2]) -> Spot {
    let limit = |part: i32| i64::from(part.clamp(-200_000, 200_000)) * FINE;
    Spot::new(limit(at[0]), state.battle.height - limit(at[1]))
}

fn move_pace(state: &State, of_several: bool) -> Pace {
    match state.runtime.top() {
        Some(Step::MoreMoves { .. }) => Pace::Again,
        _ => Pace::First { of_several },
    }
}

fn candidates(state: &State, like: &Choice, desired: DesiredPlace) -> Vec<Choice> {
    let middle = on_table(state, desired.at);
    let facing = desired.facing.map(|tenths| tenths.rem_euclid(3600) as u16);
    match like {
        Choice::Move { units, more, .. } => {
            let pace = move_pace(state, *more);
            let ways = ways(state, units, standing(state, units), pace, middle, facing);
            ways.into_iter()
                .map(|legs| Choice::Move { units: units.clone(), legs, more: *more })
                .collect()
        }
        Choice::March { units, .. } => {
            let start = standing(state, units);
            ways(state, units, start, Pace::Operational, middle, facing)
                .into_iter()
                .map(|legs| Choice::March { units: units.clone(), legs })
                .collect()
        }
        Choice::Enter { unit, operational, .. } => {
            entries(state, *unit, *operational, middle, facing)
        }
        Choice::Ride { attach, .. } => match state.asked_about() {
            Some(PieceRef::Leader(leader)) => {
                let from = state.leader_spot(leader);
                let whole = from.distance(middle);
                // As far as he gets, by eighths of the way.
                (1..=8)
                    .rev()
                    .map(|part| {
                        let spot = super::geometry::Line::new(from, middle).point_at(part, 8);
                        let pose = Pose::near(spot, 0);
                        Choice::Ride { path: vec![[pose.x, pose.y]], attach: *attach }
                    })
                    .take(if whole > 0 { 8 } else { 0 })
                    .collect()
            }
            _ => Vec::new(),
        },
        Choice::Place { pose, formation, hidden } => {
            let Some(PieceRef::Unit(unit)) = state.asked_about() else { return Vec::new() };
            let facing = facing.unwrap_or(pose.facing);
            let pose = place(state, unit, middle, facing, *formation);
            vec![Choice::Place { pose, formation: *formation, hidden: *hidden }]
        }
        Choice::Detach { unit, .. } => {
            let Some(child) = state.unit(*unit).skirmishers else { return Vec::new() };
            let facing = facing.unwrap_or(state.troop(*unit).pose.facing);
            let pose = place(state, child, middle, facing, Formation::Skirmish);
            vec![Choice::Detach { unit: *unit, pose }]
        }
        Choice::React { unit, reaction, formation, to: Some(_), .. } => {
            let now = state.troop(*unit).pose.facing;
            let facing = facing.unwrap_or(now);
            let pose = place(state, *unit, middle, facing, state.troop(*unit).formation);
            let (unit, reaction, formation) = (*unit, *reaction, *formation);
            let to = Some([pose.x, pose.y]);
            let facing = Some(facing);
            vec![Choice::React { unit, reaction, formation, facing, to, target: None }]
        }
        _ => Vec::new(),
    }
}

/// The pose of a unit whose footprint has its middle here.
fn place(state: &State, id: UnitId, middle: Spot, facing: u16, formation: Formation) -> Pose {
    let (_, depth) = state.unit(id).footprint(formation);
    Pose::near(middle.towards(facing, i64::from(depth) * FINE / 2), facing)
}

/// BE-Q88: from the point of the edge that is nearest, straight in or with a wheel.
fn entries(
    state: &State,
    unit: UnitId,
    operational: bool,
    middle: Spot,
    facing: Option<u16>,
) -> Vec<Choice> {
    let along = Pose::near(middle, 0);
    let mut found = Vec::new();
    for part in [along.x, along.y] {
        let from = part / 50 * 50;
        let Some(pose) = state.entrance(unit, from) else { continue };
        let start = PathPoint { poses: vec![pose], formations: vec![state.troop(unit).formation] };
        for legs in ways(state, &[unit], start, Pace::Entering { operational }, middle, facing) {
            found.push(Choice::Enter { unit, from, legs, operational, more: false });
        }
    }
    found
}

/// Ways of a body that lead as near to a place as the judge allows.
fn ways(
    state: &State,
    units: &[UnitId],
    start: PathPoint,
    pace: Pace,
    middle: Spot,
    facing: Option<u16>,
) -> Vec<Vec<Leg>> {
    if units.first().is_none_or(|id| !state.exists(*id)) {
        return Vec::new();
    }
    Hand { state, units, at: start.clone(), start, before: &[], pace }.ways(middle, facing)
}

/// A body in a player's hand.
struct Hand<'a> {
    state: &'a State,
    units: &'a [UnitId],
    /// Where it stands.
    start: PathPoint,
    /// Legs that it goes first, and where they lead.
    before: &'a [Leg],
    at: PathPoint,
    pace: Pace,
}

impl Hand<'_> {
    /// Ways from where it is that lead as near to a place as the judge allows.
    fn ways(&self, middle: Spot, facing: Option<u16>) -> Vec<Vec<Leg>> {
        let (state, first) = (self.state, self.units[0]);
        let (from, formation) = (self.at.poses[0], self.at.formations[0]);
        if formation.is_square() || formation == Formation::Skirmish {
            let to = place(state, first, middle, facing.unwrap_or(from.facing), formation);
            return self.straight_there(from, to, facing);
        }
        if formation == Formation::Deployed {
            let to = place(state, first, middle, from.facing, formation);
            let (ahead, _) = self.local(from, to.spot());
            let length = (ahead / FINE) as i32;
            let mut found =
                self.longest(|part| vec![Leg::Prolong(part * length.signum())], length.abs());
            found.extend(facing.map(|facing| vec![Leg::Turn(facing / 10 * 10)]));
            return found;
        }
        let mut found = self.wheeled(first, formation, middle, facing);
        let to = place(state, first, middle, from.facing, formation);
        let (ahead, right) = self.local(from, to.spot());
        if ahead < 0 && state.unit(first).arm == Arm::Infantry {
            let length = (-ahead / FINE) as i32;
            found.extend(self.longest(|part| vec![Leg::Back(part)], length));
        }
        if right.abs() > STRAIGHT {
            let aside = (right / FINE) as i32;
            let lateral = |part: i32| vec![Leg::Lateral(part * aside.signum())];
            found.extend(self.longest(lateral, aside.abs()));
            if aside.abs() <= 1000 && ahead >= UD {
                let slide = |part: i32| vec![Leg::Slide(aside), Leg::Ahead(part)];
                found.extend(self.longest(slide, (ahead / FINE) as i32));
            }
        }
        found
    }

    /// How far ahead of a pose a point lies, and how far to its right.
    fn local(&self, from: Pose, point: Spot) -> (i64, i64) {
        Rect::new(from.spot(), from.facing, UD, UD).local(point)
    }

    fn is_allowed(&self, legs: &[Leg]) -> bool {
        let legs: Vec<Leg> = self.before.iter().chain(legs).copied().collect();
        self.state.walk_from(self.units, self.start.clone(), &legs, self.pace).is_ok()
    }

    /// The way with the longest straight part that is allowed, up to a length in thousandths.
    fn longest(&self, way: impl Fn(i32) -> Vec<Leg>, most: i32) -> Vec<Vec<Leg>> {
        if most <= 0 {
            return Vec::new();
        }
        if self.is_allowed(&way(most)) {
            return vec![way(most)];
        }
        let (mut good, mut bad) = (0, most);
        while bad - good > 10 {
            let middle = i32::midpoint(good, bad);
            if self.is_allowed(&way(middle)) { good = middle } else { bad = middle }
        }
        if good > 0 { vec![way(good)] } else { Vec::new() }
    }

    /// BE-Q65: squares and skirmishers go straight, skirmishers end facing anywhere.
    fn straight_there(&self, from: Pose, to: Pose, facing: Option<u16>) -> Vec<Vec<Leg>> {
        let line = super::geometry::Line::new(from.spot(), to.spot());
        let whole = (line.length() / FINE) as i32;
        let loose = self.at.formations[0] == Formation::Skirmish;
        let face = facing.filter(|facing| loose && *facing != from.facing);
        let way = |part: i32| {
            let pose = if part == whole {
                to
            } else {
                Pose::near(line.point_at(i64::from(part), i64::from(whole.max(1))), 0)
            };
            let to = Leg::To([pose.x, pose.y]);
            [to].into_iter().chain(face.map(Leg::Face)).collect()
        };
        self.longest(way, whole)
    }

    /// Wheel, ahead, wheel: the first wheel by which the end comes nearest.
    fn wheeled(
        &self,
        first: UnitId,
        formation: Formation,
        middle: Spot,
        facing: Option<u16>,
    ) -> Vec<Vec<Leg>> {
        let from = self.at.poses[0];
        let mut best: Option<(i64, i32, i32, i32)> = None;
        for degrees in (0..=180_i32).flat_map(|by| [by, -by]).skip(1) {
            let turned_by = i64::from(degrees.abs());
            let pose = self.wheel(from, formation, first, degrees);
            let after = facing.map_or(0, |facing| angle_between(pose.facing, facing) / 10);
            if turned_by + i64::from(after.abs()) > 180 {
                continue;
            }
            // Where the last wheel leads from where it begins.
            let last = self.wheel(pose, formation, first, after);
            let end = place(self.state, first, middle, last.facing, formation).spot();
            let shift = Spot::new(
                last.x as i64 * FINE - pose.x as i64 * FINE,
                last.y as i64 * FINE - pose.y as i64 * FINE,
            );
            let (ahead, right) = self.local(pose, Spot::new(end.x - shift.x, end.y - shift.y));
            if ahead < 0 {
                continue;
            }
            let off = right.abs() + turned_by * FINE;
            if best.is_none_or(|(least, ..)| off < least) {
                best = Some((off, degrees, (ahead / FINE) as i32, after));
            }
        }
        let Some((_, degrees, ahead, after)) = best else { return Vec::new() };
        let way = |part: i32| {
            let mut legs = Vec::new();
            if degrees != 0 {
                legs.push(Leg::Wheel(degrees as i16));
            }
            if part > 0 {
                legs.push(Leg::Ahead(part));
            }
            if after != 0 {
                legs.push(Leg::Wheel(after as i16));
            }
            legs
        };
        let mut found = self.longest(way, ahead);
        if ahead == 0 && degrees + after != 0 {
            found.push(way(0));
        }
        found
    }

    /// BE-Q64: a wheel of the first unit as if it were alone; a group is judged by the judge.
    fn wheel(&self, from: Pose, formation: Formation, first: UnitId, degrees: i32) -> Pose {
        if degrees == 0 {
            return from;
        }
        if self.units.len() > 1 {
            let legs = [Leg::Wheel(degrees as i16)];
            let mut start = self.at.clone();
            let moved = from.spot();
            let offset = start.poses[0].spot();
            for pose in &mut start.poses {
                let spot = pose.spot();
                *pose = Pose::near(
                    Spot::new(spot.x + moved.x - offset.x, spot.y + moved.y - offset.y),
                    pose.facing,
                );
            }
            let traced = trace(self.state, self.units, start, &legs);
            return traced.map_or(from, |traced| traced.end().poses[0]);
        }
        let (front, _) = self.state.unit(first).footprint(formation);
        let half = i64::from(front) * FINE / 2;
        let side = turned(from.facing, if degrees > 0 { 900 } else { -900 });
        turned_about(from, from.spot().towards(side, half), degrees * 10)
    }
}

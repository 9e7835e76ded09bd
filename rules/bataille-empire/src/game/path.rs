//! BE-Q64 to BE-Q66, BE-Q73: the ways of units and groups, point by point.

use engine::Refusal;

use super::choice::{Leg, UnitId};
use super::geometry::{FINE, Pose, Spot, TURN, UD, turned};
use super::state::State;
use crate::ch05_movement::Mode;
use crate::unit::{Arm, Formation};
use crate::{be, holds};

/// BE-Q66: how far apart the points of a straight leg are.
const STRIDE: i64 = UD / 4;
/// BE-Q66: the degrees between the points of a wheel.
const SWING: i32 = 5;
/// More legs than this no path needs.
const MOST_LEGS: usize = 10;
/// Longer than this nobody moves, in thousandths.
const FARTHEST: i32 = 60_000;

/// Where the units of a body are at one point of their way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PathPoint {
    pub(crate) poses: Vec<Pose>,
    pub(crate) formations: Vec<Formation>,
}

/// A way, and what it is made of.
#[derive(Clone, Debug)]
pub(crate) struct Trace {
    pub(crate) points: Vec<PathPoint>,
    pub(crate) mode: Mode,
    /// The sum of all wheels, in degrees.
    pub(crate) wheels: i32,
    pub(crate) form: Option<Formation>,
    pub(crate) turns: bool,
    pub(crate) about: bool,
    /// Straight ways, in hundred-thousandths.
    pub(crate) length: i64,
    /// BE-Q73: in halves of a UD.
    pub(crate) front: i32,
}

impl Trace {
    pub(crate) fn end(&self) -> &PathPoint {
        // There is always the start.
        &self.points[self.points.len() - 1]
    }
}

struct Tracer<'a> {
    state: &'a State,
    units: &'a [UnitId],
    now: PathPoint,
    trace: Trace,
    slid: bool,
}

/// BE-Q65: the way of a body along legs; what the legs cannot be is refused.
pub(crate) fn trace(
    state: &State,
    units: &[UnitId],
    start: PathPoint,
    legs: &[Leg],
) -> Result<Trace, Refusal> {
    Refusal::when(legs.len() > MOST_LEGS, be("Q65"), "legs", "too-many-legs")?;
    let trace = Trace {
        points: vec![start.clone()],
        mode: Mode::Forward,
        wheels: 0,
        form: None,
        turns: false,
        about: false,
        length: 0,
        front: 0,
    };
    let mut tracer = Tracer { state, units, now: start, trace, slid: false };
    tracer.set_mode(legs)?;
    for (index, leg) in legs.iter().enumerate() {
        tracer.go(*leg, legs.get(index + 1))?;
    }
    let (.., front) = tracer.extent();
    let half = UD / 2;
    // What rounding adds is no front.
    let (first, ..) = tracer.extent();
    // BE-Q73: a group has the front of its whole extent.
    let front = if units.len() == 1 || holds("Q73") { front } else { 2 * first.half_front };
    tracer.trace.front = ((front + half - 1 - 4 * FINE) / half).max(1) as i32;
    Ok(tracer.trace)
}

/// Where the units of a body stand now.
pub(crate) fn standing(state: &State, units: &[UnitId]) -> PathPoint {
    PathPoint {
        poses: units.iter().map(|id| state.troop(*id).pose).collect(),
        formations: units.iter().map(|id| state.troop(*id).formation).collect(),
    }
}

impl Tracer<'_> {
    /// BE-Q65: a move has one mode.
    fn set_mode(&mut self, legs: &[Leg]) -> Result<(), Refusal> {
        let has = |test: fn(&Leg) -> bool| legs.iter().any(test);
        let lateral = has(|leg| matches!(leg, Leg::Lateral(_)));
        let back = has(|leg| matches!(leg, Leg::Back(_)));
        let prolong = has(|leg| matches!(leg, Leg::Prolong(_)));
        let ahead = has(|leg| matches!(leg, Leg::Ahead(_) | Leg::Slide(_) | Leg::To(_)));
        let modes = [lateral, back, prolong, ahead].iter().filter(|one| **one).count();
        Refusal::when(modes > 1, be("Q65"), "legs", "one-mode-a-move")?;
        let backward = |leg: &Leg| matches!(leg, Leg::Back(_) | Leg::Wheel(_));
        let extra = back && !legs.iter().all(backward);
        Refusal::when(extra, be("Q65"), "legs", "one-mode-a-move")?;
        let extra = (lateral || prolong)
            && legs.iter().any(|leg| {
                let sideways = matches!(leg, Leg::Lateral(_) | Leg::Prolong(_));
                let forms_again = lateral && matches!(leg, Leg::Form(_));
                !sideways && !forms_again
            });
        let several = (lateral || prolong)
            && legs.iter().filter(|leg| matches!(leg, Leg::Lateral(_) | Leg::Prolong(_))).count()
                > 1;
        Refusal::when(extra || several, be("Q65"), "legs", "one-mode-a-move")?;
        self.trace.mode = if lateral {
            Mode::Lateral
        } else if back {
            Mode::Backward
        } else if prolong {
            Mode::Prolong
        } else {
            Mode::Forward
        };
        Ok(())
    }

    fn go(&mut self, leg: Leg, next: Option<&Leg>) -> Result<(), Refusal> {
        let plain = |number: i32| {
            let off = number == 0 || number.abs() > FARTHEST;
            Refusal::when(off, be("Q65"), "legs", "no-such-leg")
        };
        let facing = self.now.poses.first().map_or(0, |pose| pose.facing);
        match leg {
            Leg::Ahead(length) => {
                plain(length)?;
                Refusal::when(length < 0, be("Q65"), "legs", "no-such-leg")?;
                self.straight(facing, length);
            }
            Leg::Back(length) => {
                plain(length)?;
                Refusal::when(length < 0, be("Q65"), "legs", "no-such-leg")?;
                self.straight(turned(facing, TURN / 2), length);
            }
            Leg::Prolong(length) => {
                plain(length)?;
                let way = if length > 0 { facing } else { turned(facing, TURN / 2) };
                self.straight(way, length.abs());
            }
            Leg::Lateral(length) => {
                plain(length)?;
                let way = turned(facing, if length > 0 { TURN / 4 } else { -TURN / 4 });
                self.straight(way, length.abs());
            }
            Leg::Slide(length) => {
                plain(length)?;
                let far = length.abs() > 1000 || self.slid;
                Refusal::when(far, be("3.3"), "legs", "slide-of-1-ud-once")?;
                let followed = matches!(next, Some(Leg::Ahead(ahead)) if *ahead >= 1000);
                Refusal::when(!followed, be("3.3"), "legs", "slide-before-an-advance")?;
                self.slid = true;
                let way = turned(facing, if length > 0 { TURN / 4 } else { -TURN / 4 });
                let before = self.trace.length;
                self.straight(way, length.abs());
                self.trace.length = before; // The shift itself costs nothing.
            }
            Leg::Wheel(degrees) => self.wheel(i32::from(degrees))?,
            Leg::Form(formation) => self.form(formation)?,
            Leg::Turn(to) => {
                Refusal::when(i32::from(to) >= TURN, be("20.1"), "legs", "no-such-leg")?;
                self.manoeuvre()?;
                self.trace.turns = true;
                self.pivot_each(|_| to);
            }
            Leg::About => {
                self.manoeuvre()?;
                self.trace.about = true;
                self.pivot_each(|facing| turned(facing, TURN / 2));
            }
            Leg::To([x, y]) => self.to(x, y)?,
            Leg::Face(to) => {
                Refusal::when(i32::from(to) >= TURN, be("20.1"), "legs", "no-such-leg")?;
                let free = self.now.formations.iter().all(|one| *one == Formation::Skirmish);
                Refusal::when(!free, be("Q65"), "legs", "only-skirmishers-face-anywhere")?;
                self.pivot_each(|_| to);
            }
        }
        Ok(())
    }

    /// BE-Q65: one change, turn or about-face in a move.
    fn manoeuvre(&mut self) -> Result<(), Refusal> {
        let second = self.trace.form.is_some() || self.trace.turns || self.trace.about;
        Refusal::when(second, be("Q65"), "legs", "one-change-a-move")
    }

    fn straight(&mut self, way: u16, length: i32) {
        let whole = i64::from(length) * FINE;
        let start = self.now.clone();
        let mut gone = 0;
        while gone < whole {
            gone = (gone + STRIDE).min(whole);
            for (pose, from) in self.now.poses.iter_mut().zip(&start.poses) {
                *pose = from.along(way, gone);
            }
            self.trace.points.push(self.now.clone());
        }
        self.trace.length += whole;
    }

    /// BE-Q73: the extent of the body in the frame of the unit named first: how far ahead, left and
    /// right of its middle, and the whole front.
    fn extent(&self) -> (super::geometry::Rect, i64, i64, i64, i64) {
        let first = self.state.rect_as(self.units[0], self.now.poses[0], self.now.formations[0]);
        let (mut ahead, mut left, mut right) =
            (first.half_depth, -first.half_front, first.half_front);
        for (index, id) in self.units.iter().enumerate().skip(1) {
            let rect = self.state.rect_as(*id, self.now.poses[index], self.now.formations[index]);
            for corner in rect.corners() {
                let (forward, aside) = first.local(corner);
                ahead = ahead.max(forward);
                left = left.min(aside);
                right = right.max(aside);
            }
        }
        (first, ahead, left, right, right - left)
    }

    /// BE-3.2, BE-Q64: about the front corner on the side of the turn.
    fn wheel(&mut self, degrees: i32) -> Result<(), Refusal> {
        let off = degrees == 0 || degrees.abs() > 180;
        Refusal::when(off, be("3.2"), "legs", "wheel-of-180-at-most")?;
        self.trace.wheels += degrees.abs();
        Refusal::when(self.trace.wheels > 180, be("3.2"), "legs", "wheel-of-180-at-most")?;
        let (first, ahead, left, right, _) = self.extent();
        let pivot = first.world(ahead, if degrees > 0 { right } else { left });
        let start = self.now.clone();
        let mut swung = 0;
        while swung != degrees {
            swung = if degrees > 0 {
                (swung + SWING).min(degrees)
            } else {
                (swung - SWING).max(degrees)
            };
            for (pose, from) in self.now.poses.iter_mut().zip(&start.poses) {
                *pose = turned_about(*from, pivot, swung * 10);
            }
            self.trace.points.push(self.now.clone());
        }
        Ok(())
    }

    /// BE-20.3: front-edge centre and facing stay.
    fn form(&mut self, formation: Formation) -> Result<(), Refusal> {
        self.manoeuvre()?;
        self.trace.form = Some(formation);
        for (index, id) in self.units.iter().enumerate() {
            let fits = self.state.unit(*id).may_form(formation) && formation != Formation::Garrison;
            Refusal::when(!fits, be("19.7"), "legs", "formation-of-another-arm")?;
            self.now.formations[index] = formation;
        }
        self.make_room();
        self.trace.points.push(self.now.clone());
        Ok(())
    }

    /// BE-20.3: who would overlap another unit in its new formation is shifted sideways by at most 1 UD.
    fn make_room(&mut self) {
        let [id] = *self.units else { return };
        let (pose, formation) = (self.now.poses[0], self.now.formations[0]);
        let free = |pose: &Pose| {
            let rect = self.state.rect_as(id, *pose, formation);
            !self.state.on_table().any(|other| {
                other != id
                    && self.state.is_known(other, id)
                    && self.state.troop(other).garrison.is_none()
                    && self.state.rect(other).overlaps(&rect)
            })
        };
        if !free(&pose) {
            let side = turned(pose.facing, TURN / 4);
            let mut shifts = board::path::offsets(UD / 20, UD).map(|by| pose.along(side, -by));
            self.now.poses[0] = shifts.find(|pose| free(pose) && holds("20.3")).unwrap_or(pose);
        }
    }

    /// BE-Q64: each about the centre of its footprint.
    fn pivot_each(&mut self, facing: impl Fn(u16) -> u16) {
        for (index, id) in self.units.iter().enumerate() {
            let pose = self.now.poses[index];
            let rect = self.state.rect_as(*id, pose, self.now.formations[index]);
            let to = facing(pose.facing);
            self.now.poses[index] = if holds("Q64") {
                Pose::near(rect.centre.towards(to, rect.half_depth), to)
            } else {
                Pose { facing: to, ..pose }
            };
        }
        self.trace.points.push(self.now.clone());
    }

    /// BE-Q65: squares and skirmishers go straight in any direction.
    fn to(&mut self, x: i32, y: i32) -> Result<(), Refusal> {
        let free = self.units.len() == 1
            && self.now.formations.iter().all(|one| one.is_square() || *one == Formation::Skirmish);
        Refusal::when(!free, be("Q65"), "legs", "only-squares-and-skirmishers-go-anywhere")?;
        let off = |part: i32| !(-FARTHEST * 2..=FARTHEST * 2).contains(&part);
        Refusal::when(off(x) || off(y), be("Q65"), "legs", "no-such-leg")?;
        let pose = self.now.poses[0];
        let (from, to) = (pose.spot(), Spot::new(i64::from(x) * FINE, i64::from(y) * FINE));
        let whole = from.distance(to);
        let parts = (whole + STRIDE - 1) / STRIDE;
        for part in 1..=parts {
            let spot = super::geometry::Line::new(from, to).point_at(part, parts);
            self.now.poses[0] = Pose::near(spot, pose.facing);
            self.trace.points.push(self.now.clone());
        }
        self.now.poses[0] = Pose { x, y, facing: pose.facing };
        if let Some(last) = self.trace.points.last_mut() {
            *last = self.now.clone();
        }
        self.trace.length += whole;
        Ok(())
    }
}

/// A place turned about a point, by tenths of a degree to the right.
pub(crate) fn turned_about(pose: Pose, pivot: Spot, by: i32) -> Pose {
    let facing = turned(pose.facing, by);
    // The pivot in the frame of the unit stays where it is.
    let before = super::geometry::Rect::new(pose.spot(), pose.facing, UD, UD);
    let (ahead, right) = before.local(pivot);
    let after = super::geometry::Rect::new(Spot::new(0, 0), facing, UD, UD);
    let offset = after.world(ahead, right);
    Pose::near(Spot::new(pivot.x - offset.x, pivot.y - offset.y), facing)
}

impl State {
    /// BE-19.10, BE-Q73: whether units form a group.
    pub(crate) fn is_group(&self, units: &[UnitId]) -> bool {
        if units.len() == 1 {
            return true;
        }
        if units.is_empty() || units.len() > 4 {
            return false;
        }
        let first = units[0];
        let infantry = units.iter().any(|id| self.unit(*id).arm == Arm::Infantry);
        let alike = |id: UnitId| {
            let (unit, troop) = (self.unit(id), self.troop(id));
            let column = match troop.formation {
                Formation::Limbered if infantry => Formation::Column,
                other => other,
            };
            let lead = units.iter().find(|one| self.unit(**one).arm != Arm::Artillery || !infantry);
            let lead = *lead.unwrap_or(&first);
            let arm = self.unit(lead).arm;
            let limbered = infantry && troop.formation == Formation::Limbered;
            !unit.is_detached()
                && troop.garrison.is_none()
                && self.division_of(id) == self.division_of(first)
                && (unit.arm == arm || limbered)
                && column == self.troop(lead).formation
                && super::geometry::angle_between(self.troop(first).pose.facing, troop.pose.facing)
                    .abs()
                    <= 150
        };
        let joined = |id: UnitId| {
            units
                .iter()
                .any(|other| *other != id && self.body(*other).distance(&self.body(id)) <= UD)
        };
        let twice = units.iter().enumerate().any(|(index, id)| units[..index].contains(id));
        !twice && units.iter().all(|id| alike(*id) && joined(*id)) && self.is_joined(units)
    }

    /// Every unit is reached from the first by steps of 1 UD.
    fn is_joined(&self, units: &[UnitId]) -> bool {
        let mut reached = vec![units[0]];
        let mut grown = true;
        while grown {
            grown = false;
            for id in units {
                let near = |other: &UnitId| self.body(*other).distance(&self.body(*id)) <= UD;
                if !reached.contains(id) && reached.iter().any(near) {
                    reached.push(*id);
                    grown = true;
                }
            }
        }
        reached.len() == units.len()
    }
}

//! BE-17, BE-Q76, BE-Q77, BE-Q107: how beaten and frightened units fall back.

use engine::game::{Refused, Revealed};
use engine::{DiceError, Table, Value};

use super::choice::{Choice, PieceRef, UnitId};
use super::geometry::{Body, FINE, Pose, Rect, SLACK, Spot, TURN, UD, turned};
use super::losses::tell;
use super::question::Question;
use super::state::State;
use super::step::{Answered, RunResult, Step, StepResult, ask, refused, unasked};
use crate::scenario::Edge;
use crate::unit::{Arm, Formation};
use crate::{be, holds};

/// A unit that falls back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FallingBack {
    pub(crate) unit: UnitId,
    /// BE-Q76.
    pub(crate) direction: u16,
    /// In thousandths.
    pub(crate) due: i32,
    pub(crate) flees: bool,
    /// How far it has gone straight, in thousandths.
    pub(crate) straight: i32,
    /// The straight path fails: the rest is asked for.
    pub(crate) chosen: bool,
}

/// BE-17.3: the first part is straight.
const STRAIGHT: i64 = 2 * UD;
/// BE-17.8: who has no more than this to go stops at its own edge, in thousandths.
const STOPS_AT_ITS_EDGE: i32 = 4000;
/// BE-Q77: how much farther a unit goes to get clear of a friend.
const CLEARING: i64 = 2 * UD;
/// What rounding may put beyond the edge of the table.
const TOUCHING: i64 = FINE / 4;
/// So many wheels are offered; the judge takes any.
const MOST_WAYS: usize = 7;
/// How finely a path is followed.
const CREEP: i64 = UD / 20;

/// What stops a unit that falls back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Block {
    Enemy,
    OwnEdge,
    OtherEdge,
}

impl FallingBack {
    pub(crate) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        let id = self.unit;
        if !state.is_on_table(id) {
            return Ok(StepResult::Done);
        }
        if !self.chosen {
            self.prepare(state, table);
            let whole = self.follow(state, self.due_length());
            // BE-Q77: an edge is no block that it could wheel round.
            if matches!(whole.1, None | Some(Block::OwnEdge | Block::OtherEdge)) {
                self.finish(state, whole, None, table)?;
                return Ok(StepResult::Done);
            }
            if whole.0 < STRAIGHT || self.due_length() <= STRAIGHT {
                self.finish(state, whole, None, table)?;
                return Ok(StepResult::Done);
            }
            self.chosen = true;
        }
        let offers = self.ways(state);
        if offers.len() < 2 {
            let wheel = offers.first().copied().unwrap_or(0);
            self.wheeled(wheel, state, table)?;
            return Ok(StepResult::Done);
        }
        let list = offers.into_iter().map(|wheel| Choice::FallBack { wheel }).collect();
        let side = state.side(id);
        let asked = ask(side, Question::FallBack, Some(PieceRef::Unit(id)), list);
        Ok(StepResult::Waits(Step::FallBack(self), asked))
    }

    pub(crate) fn answer(
        self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        let Choice::FallBack { wheel } = choice else { return Err(unasked()) };
        if wheel.abs() > 45 {
            return Err(refused(be("17.3"), "wheel", "backward-wheel-of-45"));
        }
        self.wheeled(*wheel, state, table).map_err(Refused::Dice)?;
        Ok(Revealed::Nothing)
    }

    const fn due_length(&self) -> i64 {
        self.due as i64 * FINE
    }

    /// BE-Q64, BE-Q107, BE-12.13: it limbers, comes out of its building, and who flees turns his back.
    fn prepare(&self, state: &mut State, table: &mut Table<'_>) {
        let id = self.unit;
        state.limber(id);
        state.troop_mut(id).fell_back = true;
        if state.troop(id).garrison.is_some() {
            tell(table, be("Q107"), "unit-leaves-its-building", id);
            // BE-Q107: who retreats faces the building.
            state.leave_by(id, self.direction, !self.flees && holds("Q107"));
        }
        if state.troop(id).formation.is_square() && self.flees {
            state.troop_mut(id).formation = Formation::Column;
        }
        if self.flees && holds("17.1") {
            let rect = state.rect(id);
            let (_, depth) = state.unit(id).footprint(state.troop(id).formation);
            let half = i64::from(depth) * FINE / 2;
            let spot = rect.centre.towards(self.direction, half);
            state.put(id, Pose::near(spot, self.direction));
        }
    }

    /// Where it is after so much of a straight way in a direction.
    fn after(&self, state: &State, from: Pose, direction: u16, gone: i64) -> Rect {
        state.rect_at(self.unit, from.along(direction, gone))
    }

    /// How far it gets along a straight line, and what stops it.
    fn follow(&self, state: &State, most: i64) -> (i64, Option<Block>) {
        self.follow_from(state, state.troop(self.unit).pose, self.direction, most)
    }

    fn follow_from(
        &self,
        state: &State,
        from: Pose,
        direction: u16,
        most: i64,
    ) -> (i64, Option<Block>) {
        let mut gone = 0;
        while gone < most {
            let next = (gone + CREEP).min(most);
            let rect = self.after(state, from, direction, next);
            if let Some(block) = self.block(state, &rect, 0) {
                // The last free place, to the thousandth.
                let (mut free, mut shut) = (gone, next);
                while shut - free > FINE {
                    let middle = (free + shut) / 2;
                    let rect = self.after(state, from, direction, middle);
                    if self.block(state, &rect, SLACK).is_some() {
                        shut = middle;
                    } else {
                        free = middle;
                    }
                }
                return (free, Some(block));
            }
            gone = next;
        }
        (most, None)
    }

    /// BE-Q77: enemies except skirmishers, impassable and closed ground, held buildings, the edge.
    fn block(&self, state: &State, rect: &Rect, slack: i64) -> Option<Block> {
        let id = self.unit;
        let bounds = state.battle.bounds();
        let corners = rect.corners();
        let off = corners.iter().any(|corner| !bounds.widened(TOUCHING).contains(*corner));
        if off {
            let own = state.division(state.division_of(id)).edge;
            let over = |edge: Edge| {
                let slack = TOUCHING;
                corners.iter().any(|corner| match edge {
                    Edge::North => corner.y > bounds.most.y + slack,
                    Edge::South => corner.y < -slack,
                    Edge::East => corner.x > bounds.most.x + slack,
                    Edge::West => corner.x < -slack,
                })
            };
            let other = [Edge::North, Edge::East, Edge::South, Edge::West];
            let other = other.into_iter().any(|edge| edge != own && over(edge));
            return Some(if other { Block::OtherEdge } else { Block::OwnEdge });
        }
        let (mover, formation) = (state.unit(id).mover(), state.troop(id).formation);
        let enemy = state.army(state.side(id).enemy()).any(|enemy| {
            state.arm(enemy) != Arm::Skirmishers
                && !state.is_farther(enemy, rect, 0)
                && match state.body(enemy) {
                    Body::Base(other) => other.overlaps(&rect.grown(slack)),
                    Body::Building(ground) => ground.touches(rect),
                }
        });
        let held = state.army(state.side(id)).any(|friend| match state.body(friend) {
            Body::Base(_) => false,
            Body::Building(ground) => friend != id && ground.touches(rect),
        });
        let closed = state.battle.is_closed_to(rect, mover, formation)
            || state.unit(id).arm == Arm::Artillery && state.battle.is_on_obstacle(rect);
        (enemy || held || closed).then_some(Block::Enemy)
    }

    /// Whether it could end there: on no friend and no building.
    fn is_clear(&self, state: &State, rect: &Rect) -> bool {
        let taken = state.on_table().any(|other| {
            other != self.unit
                && state.troop(other).garrison.is_none()
                && state.rect(other).overlaps(rect)
        });
        let house = state.battle.buildings().any(|(_, piece)| piece.touches(rect));
        !taken && !house
    }

    /// BE-Q77: the wheels after the first 2 UD that lead on, in whole degrees.
    fn ways(&self, state: &State) -> Vec<i16> {
        let from = state.troop(self.unit).pose.along(self.direction, STRAIGHT);
        let rest = self.due_length() - STRAIGHT;
        let wheels = (0..=45_i16).flat_map(|wheel| [-wheel, wheel]).skip(1);
        let mut ways: Vec<(i64, i16)> = Vec::new();
        for wheel in wheels {
            let direction = turned(self.direction, i32::from(wheel) * 10);
            let (gone, block) = self.follow_from(state, from, direction, rest);
            let off = match block {
                Some(Block::OtherEdge) => true,
                Some(Block::OwnEdge) => self.due > STOPS_AT_ITS_EDGE,
                _ => false,
            };
            if !off {
                ways.push((gone, wheel));
            }
            // Enough of those that lead all the way: the least wheels come first.
            if ways.iter().filter(|(gone, _)| *gone == rest).count() >= MOST_WAYS {
                break;
            }
        }
        // BE-17.3: farthest, then the least wheel, then left.
        ways.sort_by_key(|(gone, wheel)| (-gone, wheel.abs(), *wheel));
        let best = ways.first().map_or(0, |(gone, _)| *gone);
        ways.retain(|(gone, _)| *gone == best);
        ways.truncate(MOST_WAYS);
        ways.into_iter().map(|(_, wheel)| wheel).collect()
    }

    /// The rest of the way after the first 2 UD, in another line.
    fn wheeled(
        self,
        wheel: i16,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let direction = turned(self.direction, i32::from(wheel) * 10);
        let from = state.troop(self.unit).pose.along(self.direction, STRAIGHT);
        let found = self.follow_from(state, from, direction, self.due_length() - STRAIGHT);
        self.finish(state, (found.0, found.1), Some((from, direction)), table)
    }

    /// BE-17.1, BE-17.2, BE-17.5, BE-17.8: where it ends, or that it is eliminated.
    fn finish(
        self,
        state: &mut State,
        (gone, block): (i64, Option<Block>),
        second: Option<(Pose, u16)>,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let id = self.unit;
        let start = state.troop(id).pose;
        let (from, direction) = second.unwrap_or((start, self.direction));
        let before = if second.is_some() { STRAIGHT } else { 0 };
        let lost = match block {
            Some(Block::OtherEdge) => Some("unit-leaves-the-table"),
            Some(Block::OwnEdge) if self.due > STOPS_AT_ITS_EDGE => Some("unit-leaves-the-table"),
            Some(Block::Enemy) if before + gone < STRAIGHT && holds("Q27") => {
                Some("unit-cannot-fall-back")
            }
            _ => None,
        };
        if let Some(key) = lost {
            let rule = if key == "unit-cannot-fall-back" { be("17.5") } else { be("17.8") };
            if !engine::is_left_out(rule) {
                tell(table, rule, key, id);
                state.eliminate(id, true, table)?;
                state.note_flight(id, None, table);
                return Ok(());
            }
        }
        // BE-Q77: clear of friends and buildings, farther on or a little nearer.
        let mut end = Some(gone);
        let shares = !self.is_clear(state, &self.after(state, from, direction, gone));
        if shares && holds("17.2") && holds("Q77") {
            let (farther, _) = self.follow_from(state, from, direction, gone + CLEARING);
            let room = |at: i64, slack: i64| {
                self.is_clear(state, &self.after(state, from, direction, at).grown(slack))
            };
            let clear = |at: &i64| room(*at, 0);
            let on = (1..).map(|step| (gone + step * CREEP).min(farther));
            let on = on.take_while(|at| *at < farther).chain([farther]);
            let least = (STRAIGHT - before).max(0);
            let back = (1..=gone / CREEP + 1).map(|step| (gone - step * CREEP).max(least));
            // The first clear place, to the thousandth.
            let exact = |clear_at: i64, by: i64| {
                let slack = if room(clear_at, SLACK) { SLACK } else { 0 };
                let (mut free, mut taken) = (clear_at, clear_at - by);
                while (free - taken).abs() > FINE {
                    let middle = i64::midpoint(free, taken);
                    if room(middle, slack) { free = middle } else { taken = middle }
                }
                free
            };
            end = on.into_iter().find(clear).map(|at| exact(at, CREEP.min(at - gone))).or_else(
                || {
                    let found = (gone > least).then(|| back.into_iter().find(clear)).flatten();
                    found.map(|at| exact(at, -CREEP.min(gone - at)))
                },
            );
        }
        let Some(end) = end else {
            tell(table, be("17.5"), "unit-cannot-fall-back", id);
            state.eliminate(id, true, table)?;
            state.note_flight(id, None, table);
            return Ok(());
        };
        let mut pose = from.along(direction, end);
        if self.flees && second.is_some() {
            pose.facing = direction;
        }
        state.put(id, pose);
        let marks = holds(if self.flees { "7.2" } else { "7.4" });
        let troop = state.troop_mut(id);
        (troop.fell_back, troop.moved) = (true, true);
        troop.marker |= marks;
        let key = if self.flees { "unit-flees" } else { "unit-retreats" };
        tell(table, be("17.1"), key, id);
        let whole = (before + end) / FINE;
        let log = table.log();
        log.note_value(be("Q76"), "away-from-the-enemy", Value::Thousandths(whole));
        if end > gone {
            log.note(be("17.2"), "passes-behind-a-friend");
        }
        if block == Some(Block::OwnEdge) {
            log.note(be("17.8"), "stops-at-its-edge");
        }
        if whole != i64::from(self.due) {
            log.note(be("Q77"), "not-the-distance-due");
        }
        state.note_flight(id, Some(whole), table);
        Ok(())
    }
}

impl State {
    /// BE-22.6, BE-Q107: a garrison comes out in column on the side towards a direction, facing the
    /// building or away from it.
    pub(crate) fn leave_by(&mut self, id: UnitId, direction: u16, facing_it: bool) {
        let Some(building) = self.troop(id).garrison else { return };
        let centre = self.centre(id);
        let Some(ground) = &self.battle.terrain[usize::from(building)].ground else { return };
        let far = centre.towards(direction, 100 * UD);
        let way = super::geometry::Line::new(centre, far);
        let edge = ground.edges().find(|edge| way.crosses(*edge));
        let Some(edge) = edge else { return };
        let pose = self.pose_outside(id, edge, centre, facing_it);
        let troop = self.troop_mut(id);
        (troop.garrison, troop.formation) = (None, Formation::Column);
        if self.unit(id).is_detached() {
            self.troop_mut(id).formation = Formation::Skirmish;
        }
        self.put(id, pose);
    }

    /// BE-Q107: in column, its back (or front) edge on the middle of a side.
    pub(crate) fn pose_outside(
        &self,
        id: UnitId,
        edge: super::geometry::Line,
        centre: Spot,
        facing_it: bool,
    ) -> Pose {
        let middle = edge.point_at(1, 2);
        let along = edge.from.bearing(edge.to);
        let one = turned(along, TURN / 4);
        let out =
            if middle.towards(one, UD).distance_squared(centre) > middle.distance_squared(centre) {
                one
            } else {
                turned(along, -TURN / 4)
            };
        let formation =
            if self.unit(id).is_detached() { Formation::Skirmish } else { Formation::Column };
        let (_, depth) = self.unit(id).footprint(formation);
        if facing_it {
            Pose::near(middle, turned(out, TURN / 2))
        } else {
            Pose::near(middle.towards(out, i64::from(depth) * FINE), out)
        }
    }
}

//! BE-3, BE-5, BE-Q65 to BE-Q69: the judge of moves: what a way costs, and which rule it breaks.

use engine::input::Int;
use engine::{Log, Refusal, is_left_out};

use super::choice::{Leg, UnitId};
use super::geometry::{Body, FINE, Line, Pose, Rect, UD, angle_between, length, measured};
use super::path::{PathPoint, Trace, standing, trace};
use super::state::State;
use crate::ch03_manoeuvres::{OPERATIONAL_DISTANCE, TACTICAL_DISTANCE, operational_moves};
use crate::ch05_movement::{Mode, MovementAllowanceInput, movement_allowance};
use crate::ch20_geometry::moving;
use crate::measure::Ud;
use crate::options::{ManoeuvreNear, SeveralMovesLimit};
use crate::scenario::{Edge, Side, Trait};
use crate::unit::{Arm, Class, Formation, Order, Terrain};
use crate::{be, holds};

/// What kind of move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pace {
    /// The only move, or the first of several.
    First { of_several: bool },
    /// BE-3.7: a second or third move.
    Again,
    /// BE-3.14.
    Operational,
    /// BE-14.2: while rallying.
    Rally,
    /// BE-Q88: coming on.
    Entering { operational: bool },
}

impl Pace {
    const fn is_operational(self) -> bool {
        matches!(self, Self::Operational | Self::Entering { operational: true })
    }

    const fn is_entering(self) -> bool {
        matches!(self, Self::Entering { .. })
    }
}

/// BE-Q66, BE-Q67: the ground of a way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crossed {
    worst: Terrain,
    obstacles: i32,
    /// All of it follows a road.
    road: bool,
}

/// A way that is allowed.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    pub(crate) trace: Trace,
    /// What it may be at most, in hundred-thousandths.
    pub(crate) allowance: i64,
}

impl Walk {
    /// BE-8.16, BE-Q84: whether all but a quarter of a UD was used.
    pub(crate) const fn is_full(&self) -> bool {
        self.trace.length + UD / 4 >= self.allowance
    }
}

fn no(condition: bool, rule: &'static str, key: &'static str) -> Result<(), Refusal> {
    Refusal::when(condition && !is_left_out(be(rule)), be(rule), "legs", key)
}

impl State {
    /// BE-Q65 to BE-Q69: whether units may move so from where they stand.
    pub(crate) fn walk(&self, units: &[UnitId], legs: &[Leg], pace: Pace) -> Result<Walk, Refusal> {
        self.walk_from(units, standing(self, units), legs, pace)
    }

    pub(crate) fn walk_from(
        &self,
        units: &[UnitId],
        start: PathPoint,
        legs: &[Leg],
        pace: Pace,
    ) -> Result<Walk, Refusal> {
        self.told_walk(units, start, legs, pace, &mut Log::silent())
    }

    /// The same, with the reckoning of its length.
    pub(crate) fn told_walk(
        &self,
        units: &[UnitId],
        start: PathPoint,
        legs: &[Leg],
        pace: Pace,
        log: &mut Log,
    ) -> Result<Walk, Refusal> {
        let trace = trace(self, units, start, legs)?;
        no(trace.points.len() < 2 && !pace.is_entering(), "Q65", "no-such-leg")?;
        let mut judge = Judge::new(self, units, &trace, pace);
        judge.points()?;
        judge.end()?;
        let road = judge.road;
        no(!road && judge.needs_road, "5.1", "terrain-is-closed")?;
        let worst = if road { judge.worst } else { judge.worst.max(judge.worst_on_road) };
        // BE-Q44: each obstacle is paid.
        let paid = judge.obstacles.iter().map(|[all, by_road]| if road { *by_road } else { *all });
        let most = paid.max().unwrap_or(0);
        let obstacles = if most > 1 && !holds("Q44") { 1 } else { most };
        let crossed = Crossed { worst, obstacles, road };
        let allowance = self.allowance(units, &trace, crossed, pace, log)?;
        no(trace.length > allowance + FINE, "5.1", "farther-than-its-move")?;
        let walk = Walk { trace, allowance };
        self.check_orders(units, &walk, pace)?;
        Ok(walk)
    }

    /// BE-3.14, BE-5.1: how far the slowest unit of a body goes by such a way.
    pub(crate) fn allowance(
        &self,
        units: &[UnitId],
        trace: &Trace,
        Crossed { worst, obstacles, road }: Crossed,
        pace: Pace,
        log: &mut Log,
    ) -> Result<i64, Refusal> {
        let mut least = i64::MAX;
        let class = self.worst_class(units);
        for id in units {
            let (unit, troop) = (self.unit(*id), self.troop(*id));
            let old = troop.formation;
            let marches = match unit.arm {
                Arm::Artillery => Formation::Limbered,
                _ => Formation::Column,
            };
            let strays = pace.is_operational() && old != marches && !unit.has(Trait::Irregular);
            no(strays, "3.14", "marches-in-column")?;
            let form = trace.form.filter(|form| *form != old);
            no(trace.form == Some(old), "3.8", "same-formation")?;
            // BE-11.18, BE-Q91: a battery that has limbered has the rest of a move with that change.
            let limbered = troop.limbered;
            no(limbered && (form.is_some() || trace.turns), "Q91", "one-change-a-move")?;
            // BE-7.5: guns with a marker stay limbered.
            let unlimbers = form == Some(Formation::Deployed) && troop.marker;
            no(unlimbers, "7.5", "marked-guns-stay-limbered")?;
            let in_any_way = old.is_square() || old == Formation::Skirmish;
            let mode = if in_any_way { Mode::Forward } else { trace.mode };
            let input = MovementAllowanceInput {
                unit: unit.mover(),
                formation: if limbered { moving(Formation::Deployed) } else { moving(old) },
                new_formation: if limbered {
                    moving(Formation::Limbered)
                } else {
                    form.map_or(crate::ch05_movement::MovingFormation::None, moving)
                },
                terrain: worst,
                manoeuvre_class: class,
                size: unit.size,
                light_infantry: unit.has(Trait::LightInfantry),
                disorder: troop.disorder,
                road: road && trace.mode == Mode::Forward && form.is_none() && !limbered,
                charge: false,
                obstacles: Int::of(obstacles.clamp(0, 3)),
                mode,
                turn_in_place: trace.turns,
                about_face: trace.about,
                wheel_degrees: Int::of(trace.wheels.min(180)),
                group_front: Some(trace.front),
            };
            let result = movement_allowance(input, log)?;
            let (rule, key) = result.reason.unwrap_or(("5.1", "terrain-is-closed"));
            no(!result.possible, rule, key)?;
            let marches = pace.is_operational() && holds("3.14");
            let times = if marches { operational_moves(unit.class) } else { 1 };
            least = least.min(length(result.distance) * i64::from(times));
        }
        Ok(least)
    }

    /// BE-8, BE-14.8: what orders and disorder forbid.
    fn check_orders(&self, units: &[UnitId], walk: &Walk, pace: Pace) -> Result<(), Refusal> {
        if pace.is_entering() {
            return Ok(());
        }
        for (index, id) in units.iter().enumerate() {
            let command = self.command(self.division_of(*id));
            let (start, end) = (&walk.trace.points[0], walk.trace.end());
            let rect_of =
                |point: &PathPoint| self.rect_as(*id, point.poses[index], point.formations[index]);
            let (before, after) = (rect_of(start), rect_of(end));
            match command.order {
                Order::Retreat | Order::Manoeuvre => {
                    let near = self.approaches(*id, &before, &after);
                    let rule = if command.order == Order::Retreat { "8.3" } else { "8.5" };
                    no(near, rule, "order-keeps-away-from-the-enemy")?;
                }
                Order::Hold => {
                    let reach = if self.unit(*id).is_detached() { 12 * UD } else { 8 * UD };
                    let (x, y) = command.zone;
                    let centre = Pose { x, y, facing: 0 }.spot();
                    let far = after.centre.distance(centre);
                    let nearer = far < before.centre.distance(centre);
                    // BE-Q85: in the zone, or nearer to it.
                    no(far > reach && !(nearer && holds("Q85")), "8.9", "order-holds-its-zone")?;
                }
                Order::Attack | Order::Engage => {}
            }
            if let Some(parent) = self.unit(*id).parent.filter(|parent| self.is_on_table(*parent)) {
                let body = self.body(parent);
                let (was, is) =
                    (body.distance(&Body::Base(before)), body.distance(&Body::Base(after)));
                no(is > 8 * UD && is > was, "23.4", "too-far-from-their-parent")?;
            }
            no(
                !self.redoubt_has_room(*id, units, walk.trace.end(), index),
                "22.7",
                "redoubt-is-full",
            )?;
            if self.troop(*id).disorder {
                let near = self.approaches(*id, &before, &after);
                no(near, "14.8", "disorder-keeps-away-from-the-enemy")?;
            }
        }
        Ok(())
    }

    /// BE-22.7: one battery, and one infantry unit in line.
    fn redoubt_has_room(&self, id: UnitId, body: &[UnitId], end: &PathPoint, index: usize) -> bool {
        let centre = self.rect_as(id, end.poses[index], end.formations[index]).centre;
        let Some(redoubt) = self.battle.redoubt_at(centre) else { return true };
        let arm = self.unit(id).arm;
        let fits = match arm {
            Arm::Artillery => true,
            _ => end.formations[index] == Formation::Line && arm == Arm::Infantry,
        };
        let taken = self.army(self.side(id)).any(|other| {
            !body.contains(&other)
                && self.unit(other).arm == arm
                && self.troop(other).garrison.is_none()
                && redoubt.holds(self.centre(other))
        });
        let was_there = redoubt.holds(self.centre(id));
        was_there || fits && !taken
    }

    /// BE-Q86: from outside 4 UD of any known enemy to inside, or nearer if inside.
    fn approaches(&self, id: UnitId, before: &Rect, after: &Rect) -> bool {
        let formed_only = self.house().manoeuvre_near == ManoeuvreNear::Formed;
        let tactical = length(TACTICAL_DISTANCE);
        self.enemies(self.side(id)).any(|enemy| {
            let light =
                self.arm(enemy) == Arm::Skirmishers || self.unit(enemy).has(Trait::Irregular);
            if formed_only && light || self.is_farther(enemy, after, tactical) {
                return false;
            }
            let body = self.body(enemy);
            let (was, is) =
                (body.distance(&Body::Base(*before)), body.distance(&Body::Base(*after)));
            is <= tactical && (was > tactical || is < was)
        })
    }

    /// BE-3.7, BE-Q40: the worst class of a body.
    pub(crate) fn worst_class(&self, units: &[UnitId]) -> Class {
        let class = units.iter().map(|id| self.unit(*id).class);
        if units.len() > 1 && !holds("Q40") {
            return class.min_by_key(|class| *class as u8).unwrap_or_default();
        }
        class.max_by_key(|class| *class as u8).unwrap_or_default()
    }
}

struct Judge<'a> {
    state: &'a State,
    units: &'a [UnitId],
    trace: &'a Trace,
    pace: Pace,
    side: Side,
    /// Enemies that the way comes near to.
    enemies: Vec<UnitId>,
    friends: Vec<UnitId>,
    worst: Terrain,
    /// BE-Q66: obstacles that the front-edge centre of each unit crosses, and those of them that it pays for
    /// though all of its way follows a road.
    obstacles: Vec<[i32; 2]>,
    /// BE-Q67: whether every point so far is on a road; what the ground under the road is; whether it is
    /// closed but for the road.
    road: bool,
    worst_on_road: Terrain,
    needs_road: bool,
}

impl<'a> Judge<'a> {
    fn new(state: &'a State, units: &'a [UnitId], trace: &'a Trace, pace: Pace) -> Self {
        let side = state.side(units[0]);
        let spots: Vec<_> = trace.points.iter().flat_map(|point| &point.poses).collect();
        let bounds = board::index::Bounds::around(spots.iter().map(|pose| pose.spot()));
        let bounds = bounds.map(|bounds| bounds.widened(14 * UD));
        let near = |id: &UnitId| bounds.is_some_and(|bounds| bounds.contains(state.centre(*id)));
        let enemies = state.enemies(side).filter(near);
        let friends = state.army(side).filter(|id| !units.contains(id)).filter(near);
        Self {
            enemies: enemies.collect(),
            friends: friends.collect(),
            state,
            units,
            trace,
            pace,
            side,
            worst: Terrain::Clear,
            obstacles: vec![[0; 2]; units.len()],
            road: true,
            worst_on_road: Terrain::Clear,
            needs_road: false,
        }
    }

    fn points(&mut self) -> Result<(), Refusal> {
        let trace = self.trace;
        // How far each unit was from each enemy at the last point where they were near.
        let mut last = vec![i64::MAX; self.enemies.len() * self.units.len()];
        for (number, point) in trace.points.iter().enumerate() {
            for (index, id) in self.units.iter().enumerate() {
                self.ground(*id, index, number, point)?;
                let rect = self.state.rect_as(*id, point.poses[index], point.formations[index]);
                let from = index * self.enemies.len();
                self.enemies_of(&rect, number, &mut last[from..])?;
                if number > 0 {
                    self.friends_of(*id, &rect, point.poses[index])?;
                }
            }
        }
        Ok(())
    }

    /// BE-Q66, BE-Q67: the table, closed ground, the worst class, obstacles, the road.
    fn ground(
        &mut self,
        id: UnitId,
        index: usize,
        number: usize,
        point: &PathPoint,
    ) -> Result<(), Refusal> {
        let (state, battle) = (self.state, &self.state.battle);
        let (pose, formation) = (point.poses[index], point.formations[index]);
        let rect = state.rect_as(id, pose, formation);
        let inside = rect.is_inside(battle.bounds());
        no(!inside && !self.pace.is_entering(), "3.16", "off-the-table")?;
        let unit = state.unit(id);
        // BE-Q55: limbered guns are a column.
        let marching =
            formation == Formation::Column || formation == Formation::Limbered && holds("Q55");
        let on_road = marching && battle.is_on_road(pose.spot());
        self.road &= on_road;
        let closed = number > 0 && battle.is_closed_to(&rect, unit.mover(), formation);
        // BE-Q66: the worst class anywhere on the way.
        let counts = number == 0 || number + 1 == self.trace.points.len() || holds("Q66");
        let class = if counts { battle.class_under(&rect) } else { Terrain::Clear };
        if on_road {
            self.needs_road |= closed;
            self.worst_on_road = self.worst_on_road.max(class);
        } else {
            no(closed, "5.1", "terrain-is-closed")?;
            self.worst = self.worst.max(class);
        }
        let guns = unit.arm == Arm::Artillery;
        no(guns && battle.is_on_obstacle(&rect) && number > 0, "5.4", "guns-cross-no-obstacle")?;
        if number > 0 {
            let before = self.trace.points[number - 1].poses[index].spot();
            let step = Line::new(before, pose.spot());
            // BE-Q67: a bridge serves columns, limbered guns and skirmishers.
            let narrow = marching || formation == Formation::Skirmish;
            let [all, by_road] = &mut self.obstacles[index];
            *all += battle.obstacles_crossed(step, narrow, false);
            if self.road {
                *by_road += battle.obstacles_crossed(step, narrow, true);
            }
        }
        Ok(())
    }

    /// BE-3.15, BE-3.16, BE-Q69: enemies. Where the move begins only the distances that hold for its whole
    /// path are judged.
    fn enemies_of(&self, rect: &Rect, number: usize, last: &mut [i64]) -> Result<(), Refusal> {
        let state = self.state;
        if number == 0 && self.pace.is_entering() {
            return Ok(());
        }
        let far = match self.pace {
            Pace::First { of_several } => {
                of_several && state.house().several_moves_limit == SeveralMovesLimit::All
            }
            Pace::Again | Pace::Operational | Pace::Entering { operational: true } => true,
            Pace::Rally | Pace::Entering { operational: false } => false,
        };
        let body = Body::Base(*rect);
        let near = if far { OPERATIONAL_DISTANCE } else { TACTICAL_DISTANCE };
        let near = length(near) + FINE;
        for (slot, enemy) in self.enemies.iter().enumerate() {
            if state.is_farther(*enemy, rect, near) {
                continue;
            }
            let distance = state.body(*enemy).distance(&body);
            let light = state.arm(*enemy) == Arm::Skirmishers;
            let loose = light || state.unit(*enemy).has(Trait::Irregular);
            if far && !loose {
                let garrison = state.troop(*enemy).garrison.is_some();
                let hidden = garrison || !self.sees(*enemy, rect);
                let least = if hidden { TACTICAL_DISTANCE } else { OPERATIONAL_DISTANCE };
                no(measured(distance) < least, "3.15", "march-near-an-enemy")?;
            }
            if self.pace == Pace::Rally {
                no(measured(distance) <= TACTICAL_DISTANCE, "14.2", "enemy-too-near-to-rally")?;
            }
            if self.pace.is_entering() {
                no(measured(distance) <= TACTICAL_DISTANCE, "Q88", "enters-near-an-enemy")?;
            }
            if self.trace.mode == Mode::Lateral && state.is_formed(*enemy) {
                no(
                    measured(distance) <= TACTICAL_DISTANCE,
                    "3.4",
                    "no-lateral-move-near-the-enemy",
                )?;
            }
            // BE-Q69: who began nearer only gains distance.
            let was = std::mem::replace(&mut last[slot], distance);
            if number == 0 {
                continue;
            }
            let formed = state.is_formed(*enemy);
            if formed && distance < UD {
                no(distance < was, "3.16", "too-near-an-enemy")?;
            } else if !formed && distance == 0 && (!light || state.troop(*enemy).garrison.is_some())
            {
                no(true, "Q69", "too-near-an-enemy")?;
            }
        }
        if far {
            let edge = state.battle.camp(self.side.enemy()).edge;
            let bounds = state.battle.bounds();
            let corners = rect.corners();
            let gap = corners.iter().map(|corner| match edge {
                Edge::North => bounds.most.y - corner.y,
                Edge::South => corner.y,
                Edge::East => bounds.most.x - corner.x,
                Edge::West => corner.x,
            });
            let gap = gap.min().unwrap_or(0);
            no(measured(gap) < OPERATIONAL_DISTANCE, "3.15", "march-near-the-enemy-edge")?;
        }
        Ok(())
    }

    /// BE-3.15: whether an enemy is visible from a point of the way.
    fn sees(&self, enemy: UnitId, rect: &Rect) -> bool {
        let eye = rect.front_centre();
        let body = self.state.body(enemy);
        let mut points = body.points();
        points.push(body.nearest_to(eye));
        points.iter().any(|point| self.state.is_clear(eye, *point, self.units[0], enemy))
    }

    /// BE-3.6, BE-Q69: passage of lines.
    fn friends_of(&self, id: UnitId, rect: &Rect, pose: Pose) -> Result<(), Refusal> {
        let state = self.state;
        for friend in &self.friends {
            let loose = |one: UnitId| state.arm(one) == Arm::Skirmishers;
            if loose(id) || loose(*friend) || state.is_farther(*friend, rect, 0) {
                continue;
            }
            if let Body::Building(ground) = state.body(*friend) {
                // BE-Q107: only empty buildings are passed; BE-Q67: but for a road.
                let by_road = self.state.battle.is_on_road(pose.spot());
                no(!by_road && ground.touches(rect), "Q107", "building-is-held")?;
                continue;
            }
            if !state.rect(*friend).overlaps(rect) {
                continue;
            }
            let square = |one: UnitId| state.troop(one).formation.is_square();
            no(square(id) || square(*friend), "3.6", "squares-are-not-passed")?;
            let facing = state.troop(*friend).pose.facing;
            let askew = angle_between(facing, pose.facing).abs() > 450;
            no(askew, "3.6", "lines-pass-facing-alike")?;
            let near = self
                .enemies
                .iter()
                .any(|enemy| state.body(*enemy).distance(&Body::Base(*rect)) <= 2 * UD);
            no(near, "3.6", "no-passage-near-the-enemy")?;
            no(!self.has_gaps(*friend), "3.6", "no-gap-to-pass")?;
        }
        Ok(())
    }

    /// BE-3.6: a gap of 1 UD on the left and on the right of a unit that is passed.
    fn has_gaps(&self, friend: UnitId) -> bool {
        let state = self.state;
        let rect = state.rect(friend);
        let facing = state.troop(friend).pose.facing;
        [-1, 1].into_iter().all(|hand| {
            let centre = rect.world(0, hand * (rect.half_front + UD / 2));
            let gap = Rect::new(centre, facing, UD / 2 - 2 * FINE, rect.half_depth);
            gap.is_inside(state.battle.bounds())
                && !state.army(self.side).any(|other| {
                    other != friend
                        && !self.units.contains(&other)
                        && state.troop(other).garrison.is_none()
                        && state.arm(other) != Arm::Skirmishers
                        && state.rect(other).overlaps(&gap)
                })
        })
    }

    /// BE-3.16, BE-Q63: nobody ends on another unit or on a building.
    fn end(&self) -> Result<(), Refusal> {
        let (state, point) = (self.state, self.trace.end());
        for (index, id) in self.units.iter().enumerate() {
            let rect = state.rect_as(*id, point.poses[index], point.formations[index]);
            no(!rect.is_inside(state.battle.bounds()), "3.16", "off-the-table")?;
            let on = |other: &UnitId| {
                !state.is_farther(*other, &rect, 0)
                    && state.troop(*other).garrison.is_none()
                    && state.rect(*other).overlaps(&rect)
            };
            // BE-Q73: in a group each forms or turns in its place.
            let crowded = self.units.iter().enumerate().skip(index + 1).any(|(next, other)| {
                let other = state.rect_as(*other, point.poses[next], point.formations[next]);
                other.overlaps(&rect)
            });
            no(crowded || self.friends.iter().any(on), "3.16", "ends-on-a-unit")?;
            // BE-Q97: skirmishers stop a formed mover before it is upon them.
            let formed = state.is_formed(*id);
            let enemy =
                |other: &UnitId| on(other) && !(formed && state.arm(*other) == Arm::Skirmishers);
            no(self.enemies.iter().any(enemy), "3.16", "ends-on-a-unit")?;
            let house = state.battle.buildings().any(|(_, piece)| piece.touches(&rect));
            no(house, "Q63", "ends-on-a-building")?;
        }
        Ok(())
    }
}

impl State {
    /// BE-5.1: the whole normal move of a unit as it stands, on clear ground.
    pub(crate) fn normal_move(&self, id: UnitId) -> Ud {
        let (unit, troop) = (self.unit(id), self.troop(id));
        let ud = crate::ch05_movement::allowance(
            unit.mover(),
            moving(troop.formation),
            self.battle.class_at(self.centre(id)),
        );
        let ud = Ud::whole(ud.unwrap_or(0));
        if troop.disorder { ud.half() } else { ud }
    }
}

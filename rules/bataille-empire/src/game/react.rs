//! BE-4, BE-Q93 to BE-Q98: what the enemy does while a unit or group moves.

use engine::game::Revealed;
use engine::{Refusal, Table};

use super::aim::Occasion;
use super::charge::Intent;
use super::choice::{Choice, Leg, UnitId};
use super::geometry::{Body, FINE, Pose, Rect, Spot, UD, angle_between, length, turned};
use super::judge::{Pace, Walk};
use super::losses::tell;
use super::path::{PathPoint, Trace, standing, trace};
use super::question::Question;
use super::state::State;
use super::step::{Answered, RunResult, Step, StepResult, ask, unasked};
use crate::ch03_manoeuvres::TACTICAL_DISTANCE;
use crate::ch04_reactions::{
    OpenReaction, Reacting, Reaction, opportunity_charge_range, reactions,
};
use crate::ch10_ranges::Band;
use crate::ch20_geometry::Zone;
use crate::measure::Ud;
use crate::scenario::Trait;
use crate::unit::{Arm, Formation, Order, Trigger};
use crate::{be, holds};

/// A reaction that has been named.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Named {
    pub(crate) unit: UnitId,
    pub(crate) reaction: Reaction,
    pub(crate) formation: Option<Formation>,
    pub(crate) facing: Option<u16>,
    pub(crate) to: Option<[i32; 2]>,
    /// BE-Q93: whom of a group.
    pub(crate) target: Option<UnitId>,
}

/// A move that is being made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Moving {
    pub(crate) units: Vec<UnitId>,
    pub(crate) legs: Vec<Leg>,
    pub(crate) start: Vec<Pose>,
    pub(crate) start_forms: Vec<Formation>,
    pub(crate) pace: Pace,
    /// BE-3.7: whether another move is asked for, and how many have been made.
    pub(crate) more: bool,
    pub(crate) moves: u8,
    /// Whether it was a full move towards the enemy (BE-8.16).
    pub(crate) complies: bool,
    /// BE-Q84: whether it leads towards the enemy, so that it obeys if a reaction cuts it short.
    pub(crate) toward: bool,
    /// How far it may go at most, in thousandths (BE-24.5).
    pub(crate) most: i32,
    pub(crate) named: Vec<Named>,
    /// Who has reacted to a part of this move already (BE-Q98).
    pub(crate) reacted: Vec<UnitId>,
    pub(crate) stage: MoveStage,
    /// The last point that is reached.
    pub(crate) until: Option<u16>,
    /// Units whose move is over where they are.
    pub(crate) stopped: Vec<UnitId>,
    /// BE-Q95: units that an opportunity charge has stopped.
    pub(crate) charged: Vec<UnitId>,
    pub(crate) due: Vec<UnitId>,
    /// BE-22.6: the building that is entered at the end.
    pub(crate) enters: Option<u8>,
}

/// How far a move has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum MoveStage {
    Window,
    /// The next of the named reactions in their order.
    Resolve(u8),
    Finish,
}

impl Moving {
    pub(crate) fn new(units: Vec<UnitId>, legs: Vec<Leg>, pace: Pace, state: &State) -> Self {
        let PathPoint { poses, formations } = standing(state, &units);
        Self {
            units,
            legs,
            start: poses,
            start_forms: formations,
            pace,
            more: false,
            moves: 1,
            complies: false,
            toward: false,
            most: i32::MAX,
            named: Vec::new(),
            reacted: Vec::new(),
            stage: MoveStage::Window,
            until: None,
            stopped: Vec::new(),
            charged: Vec::new(),
            due: Vec::new(),
            enters: None,
        }
    }

    /// BE-8.16, BE-24.5, BE-Q84: what the way that was judged says of the move.
    pub(crate) fn plan(&mut self, walk: &Walk, state: &State) {
        self.complies = state.obeys(&self.units, walk);
        let order = self.units.first().map(|id| state.order(*id));
        self.toward = matches!(order, Some(Order::Attack | Order::Engage))
            && state.leads_toward(&self.units, walk, true);
        self.most = (walk.allowance / FINE) as i32;
    }

    pub(super) fn trace(&self, state: &State) -> Option<Trace> {
        let start = PathPoint { poses: self.start.clone(), formations: self.start_forms.clone() };
        trace(state, &self.units, start, &self.legs).ok()
    }

    /// BE-Q66: the first point at which the way is judged: where it begins, but not at the edge of the
    /// table.
    const fn first_point(&self) -> usize {
        matches!(self.pace, Pace::Entering { .. }) as usize
    }

    pub(crate) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        let Some(path) = self.trace(state) else { return Ok(StepResult::Done) };
        loop {
            match self.stage {
                MoveStage::Window => {
                    self.meet_hidden(&path, state, table);
                    let list = self.offers(&path, state);
                    if list.len() < 2 || !holds("1.11") {
                        self.order_named(state);
                        self.stage = MoveStage::Resolve(0);
                        continue;
                    }
                    let side = state.side(self.units[0]).enemy();
                    let asked = ask(side, Question::MoveReaction, None, list);
                    return Ok(StepResult::Waits(Step::Moving(Box::new(self)), asked));
                }
                MoveStage::Resolve(index) => {
                    let Some(named) = self.named.get(usize::from(index)).cloned() else {
                        self.stage = MoveStage::Finish;
                        continue;
                    };
                    self.stage = MoveStage::Resolve(index + 1);
                    let depth = state.runtime.depth();
                    self.resolve(&named, &path, state, table)?;
                    if state.runtime.depth() > depth {
                        state.runtime.insert(depth, [Step::Moving(Box::new(self))]);
                        return Ok(StepResult::Done);
                    }
                }
                MoveStage::Finish => {
                    self.finish(&path, state, table);
                    return Ok(StepResult::Done);
                }
            }
        }
    }

    pub(crate) fn answer(
        mut self: Box<Self>,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        let Some(path) = self.trace(state) else { return Err(unasked()) };
        match choice {
            Choice::Done => {
                self.order_named(state);
                self.stage = MoveStage::Resolve(0);
            }
            Choice::React { unit, reaction, formation, facing, to, target } => {
                let named = Named {
                    unit: *unit,
                    reaction: *reaction,
                    formation: *formation,
                    facing: *facing,
                    to: *to,
                    target: *target,
                };
                let open = self.check(&named, &path, state)?;
                table.log().note(open.rule, open.key);
                self.named.push(named);
                // BE-Q93: nothing is resolved before everybody has been named.
                if !holds("Q93") {
                    self.stage = MoveStage::Resolve(0);
                }
            }
            _ => return Err(unasked()),
        }
        state.runtime.push(Step::Moving(self));
        Ok(Revealed::Nothing)
    }

    /// BE-24.5, BE-Q98: a hidden enemy that the way comes near to is revealed, and the move stops there.
    fn meet_hidden(&mut self, path: &Trace, state: &mut State, table: &mut Table<'_>) {
        let met = self.meetings(path, state);
        // Farther along the way nobody has come near to anyone yet.
        let Some(first) = met.iter().map(|(_, point)| *point).min() else { return };
        for (id, _) in met.into_iter().filter(|(_, point)| *point == first) {
            tell(table, be("24.5"), "hidden-unit-revealed", id);
            state.reveal(id);
        }
        self.until = Some(self.until.unwrap_or(u16::MAX).min(first as u16));
    }

    /// Whether the way comes near to a hidden enemy.
    pub(crate) fn meets_hidden(&self, state: &State) -> bool {
        let path = self.trace(state);
        path.is_some_and(|path| !self.meetings(&path, state).is_empty())
    }

    /// BE-Q98: hidden enemies who are within 4 UD in sight, or within 1 UD, and at which point of the way.
    fn meetings(&self, path: &Trace, state: &State) -> Vec<(UnitId, usize)> {
        let side = state.side(self.units[0]);
        let hidden = state.army(side.enemy()).filter(|id| state.troop(*id).hidden && holds("Q98"));
        let found = hidden.filter_map(|id| {
            let met = self.reached(path).iter().position(|point| {
                self.units.iter().enumerate().any(|(index, unit)| {
                    let rect = state.rect_as(*unit, point.poses[index], point.formations[index]);
                    state.comes_upon(*unit, &rect, id)
                })
            });
            met.map(|point| (id, point))
        });
        found.collect()
    }

    /// BE-4.31: flights and withdrawals, changes, fire, charges; within a kind by order of battle.
    fn order_named(&mut self, _: &State) {
        let rank = |reaction: Reaction| match reaction {
            Reaction::Flee
            | Reaction::LimberAndFlee
            | Reaction::CavalryWithdrawal
            | Reaction::Recoil => 0,
            Reaction::ChangeFormation | Reaction::ChangeFacing | Reaction::Unlimber => 1,
            Reaction::OpportunityFire | Reaction::RecoilAndFire => 2,
            _ => 3,
        };
        self.named.sort_by_key(|named| (rank(named.reaction), named.unit));
    }

    /// The points of the way that are reached.
    pub(super) fn reached<'a>(&self, path: &'a Trace) -> &'a [PathPoint] {
        let most = self.until.map_or(path.points.len(), |until| usize::from(until) + 1);
        &path.points[..most.min(path.points.len())]
    }

    /// Every reaction that somebody could name if the move were made.
    pub(crate) fn possible(&self, state: &State) -> Vec<Choice> {
        self.trace(state).map_or_else(Vec::new, |path| self.offers(&path, state))
    }

    /// Every reaction that may be named now.
    pub(crate) fn offers(&self, path: &Trace, state: &State) -> Vec<Choice> {
        let mut list = vec![Choice::Done];
        let side = state.side(self.units[0]).enemy();
        let (reach, range) = (self.bounds(path, 8 * UD), self.bounds(path, 18 * UD));
        for id in state.army(side) {
            let reach = if state.unit(id).arm == Arm::Artillery { range } else { reach };
            let troop = state.troop(id);
            if self.reacted.contains(&id)
                || troop.abandoned
                || troop.hidden
                || self.named.iter().any(|named| named.unit == id)
                || !reach.is_some_and(|reach| reach.contains(state.centre(id)))
            {
                continue;
            }
            for open in self.open_to(id, path, state) {
                self.push_choices(id, open.reaction, path, state, &mut list);
            }
        }
        list
    }

    /// Beyond this nobody reacts: the tactical distance, and the range of artillery on a hill.
    fn bounds(&self, path: &Trace, reach: i64) -> Option<board::index::Bounds> {
        let spots = self.reached(path).iter().flat_map(|point| &point.poses);
        let bounds = board::index::Bounds::around(spots.map(|pose| pose.spot()));
        bounds.map(|bounds| bounds.widened(reach))
    }

    /// BE-4.3, BE-Q94: the reactions open to a unit somewhere along the way.
    fn open_to(&self, id: UnitId, path: &Trace, state: &State) -> Vec<OpenReaction> {
        let troop = state.troop(id);
        let near = self.first_near(id, path, state);
        let fire = self.best_fire(id, None, true, path, state).is_some();
        let charge = self.first_charge(id, None, path, state).is_some();
        if near.is_none() && !fire {
            return Vec::new();
        }
        let distance = if near.is_some() { Ud::whole(2) } else { Ud::whole(9) };
        let arm = state.arm(id);
        let facts = Reacting {
            arm,
            trigger: Trigger::Movement,
            formation: if troop.garrison.is_some() { Formation::Garrison } else { troop.formation },
            order: state.order(id),
            distance,
            enemy_in_sector: charge,
            can_fire: fire,
            engage_target: charge && self.units.iter().any(|one| state.is_engage_target(id, *one)),
            disorder: troop.disorder,
            action_marker: troop.marker,
            square_within_4: false,
            in_cover: arm == Arm::Skirmishers && state.is_in_cover(id),
        };
        let mut open = reactions(&facts);
        open.retain(|open| match open.reaction {
            Reaction::OpportunityCharge => charge,
            Reaction::OpportunityFire | Reaction::RecoilAndFire => fire,
            Reaction::Stand => false,
            _ => near.is_some(),
        });
        open
    }

    /// BE-Q94: the first point inside 4 UD, in a front or flank zone and in sight, and who is there.
    pub(super) fn first_near(
        &self,
        id: UnitId,
        path: &Trace,
        state: &State,
    ) -> Option<(usize, Spot)> {
        let points = self.reached(path);
        let all_round = state.is_all_round(id);
        let body = state.body(id);
        // BE-3.1: the tactical distance.
        let tactical = if holds("3.1") { length(TACTICAL_DISTANCE) } else { 0 };
        points.iter().enumerate().skip(self.first_point()).find_map(|(number, point)| {
            self.units.iter().enumerate().find_map(|(index, unit)| {
                let rect = state.rect_as(*unit, point.poses[index], point.formations[index]);
                if state.is_farther(id, &rect, tactical) {
                    return None;
                }
                let other = Body::Base(rect);
                let front = rect.front_centre();
                let near = body.distance(&other) <= tactical
                    && (all_round || state.zone_of(id, front) != Zone::Rear);
                // BE-Q71: some point of it is seen.
                let sees = |point: &Spot| state.is_clear(state.eye(id, *point), *point, id, *unit);
                let nearest = || other.nearest_to(state.eye(id, rect.centre));
                let seen = || {
                    sees(&front)
                        || holds("Q71") && (other.points().iter().any(sees) || sees(&nearest()))
                };
                (near && seen()).then_some((number, front))
            })
        })
    }

    /// With the movers at a point of their way, something is asked of the state.
    fn at_point<T>(&self, point: &PathPoint, state: &State, ask: impl FnOnce(&State) -> T) -> T {
        let mut there = state.clone();
        for (index, unit) in self.units.iter().enumerate() {
            if !self.stopped.contains(unit) {
                let troop = there.troop_mut(*unit);
                (troop.pose, troop.formation) = (point.poses[index], point.formations[index]);
            }
        }
        ask(&there)
    }

    /// The movers where an opportunity charge would catch them, and whom it strikes.
    pub(crate) fn charge_scene(
        &self,
        id: UnitId,
        target: Option<UnitId>,
        state: &State,
    ) -> Option<(State, UnitId)> {
        let path = self.trace(state)?;
        let (number, mover) = self.first_charge(id, target, &path, state)?;
        let mut there = state.clone();
        self.place(&self.reached(&path)[number], &mut there);
        Some((there, mover))
    }

    /// In what band a unit fires at the movers where its reaction lets it fire.
    pub(crate) fn fire_band(&self, id: UnitId, reaction: Reaction, state: &State) -> Option<Band> {
        let path = self.trace(state)?;
        let first = reaction == Reaction::RecoilAndFire;
        let (number, mover) = self.best_fire(id, None, first, &path, state)?;
        let aim =
            self.at_point(&self.reached(&path)[number], state, |there| there.aim(id, mover, false));
        aim.map(|aim| aim.band)
    }

    /// BE-Q94: the nearest point at which a mover is a legal target, with the mover.
    pub(super) fn best_fire(
        &self,
        id: UnitId,
        target: Option<UnitId>,
        first: bool,
        path: &Trace,
        state: &State,
    ) -> Option<(usize, UnitId)> {
        if !state.may_fire(id, Occasion::Opportunity) {
            return None;
        }
        // BE-Q94: where an opportunity charge stops the mover nobody fires beyond.
        let reached = self.reached(path);
        let points = match self.first_named_charge(path, state) {
            Some(number) => &reached[..=number],
            None => reached,
        };
        let most = match state.arm(id) {
            Arm::Artillery => 14 * UD,
            Arm::Skirmishers => 4 * UD,
            _ => 3 * UD,
        };
        let loose = state.arm(id) == Arm::Skirmishers && state.troop(id).garrison.is_none();
        let mut within: Vec<(i64, usize, UnitId)> = Vec::new();
        'way: for (number, point) in points.iter().enumerate().skip(self.first_point()) {
            for (index, unit) in self.units.iter().enumerate() {
                if self.stopped.contains(unit) || target.is_some_and(|target| target != *unit) {
                    continue;
                }
                let rect = state.rect_as(*unit, point.poses[index], point.formations[index]);
                if state.is_farther(id, &rect, most) {
                    continue;
                }
                let apart = state.body(id).distance(&Body::Base(rect));
                // BE-Q97: nearer than this a formed mover does not come to skirmishers that stand.
                if loose && apart < UD && state.is_formed(*unit) {
                    break 'way;
                }
                if apart <= most {
                    within.push((apart, number, *unit));
                }
            }
        }
        if !first {
            within.sort_by_key(|(apart, ..)| *apart);
        }
        let legal = |(_, number, unit): &(i64, usize, UnitId)| {
            self.at_point(&points[*number], state, |there| {
                there.aim(id, *unit, false).is_some_and(|aim| aim.band <= Band::Effective)
            })
        };
        within.into_iter().find(legal).map(|(_, number, unit)| (number, unit))
    }

    /// BE-Q94: the first point at which an opportunity charge is legal, with the mover.
    pub(super) fn first_charge(
        &self,
        id: UnitId,
        target: Option<UnitId>,
        path: &Trace,
        state: &State,
    ) -> Option<(usize, UnitId)> {
        let (unit, troop) = (state.unit(id), state.troop(id));
        let ready = matches!(unit.arm, Arm::Infantry | Arm::Cavalry)
            && troop.formation.is_line_or_column()
            && troop.garrison.is_none()
            && !(troop.marker && holds("4.25") && holds("Q22"))
            && !(troop.disorder && holds("4.26"));
        if !ready {
            return None;
        }
        let near = length(opportunity_charge_range(unit.arm == Arm::Cavalry));
        let points = self.reached(path);
        for (number, point) in points.iter().enumerate().skip(self.first_point()) {
            // BE-3.10: a change or a turn lets it charge as well as a step.
            let before = &points[number.saturating_sub(1)];
            let changes = before.formations != point.formations
                || before.poses[0].spot() == point.poses[0].spot();
            if changes && !self.legs.is_empty() && !holds("3.10") {
                continue;
            }
            for (index, mover) in self.units.iter().enumerate() {
                let rect = state.rect_as(*mover, point.poses[index], point.formations[index]);
                if state.is_farther(id, &rect, near)
                    || state.body(id).distance(&Body::Base(rect)) > near
                    || self.stopped.contains(mover)
                    || target.is_some_and(|target| target != *mover)
                {
                    continue;
                }
                let zone = state.zone_of(id, rect.front_centre());
                if zone == Zone::Rear {
                    continue;
                }
                let legal = self.at_point(point, state, |there| {
                    there.declare(id, *mover, None, Intent::Opportunity).is_ok()
                });
                if legal {
                    return Some((number, *mover));
                }
            }
        }
        None
    }

    /// BE-Q94: the first point at which a charge that has been named stops the mover.
    pub(super) fn first_named_charge(&self, path: &Trace, state: &State) -> Option<usize> {
        let charges =
            self.named.iter().filter(|named| named.reaction == Reaction::OpportunityCharge);
        let stops =
            charges.filter_map(|named| self.first_charge(named.unit, named.target, path, state));
        stops.map(|(number, _)| number).min()
    }

    fn push_choices(
        &self,
        id: UnitId,
        reaction: Reaction,
        path: &Trace,
        state: &State,
        list: &mut Vec<Choice>,
    ) {
        let plain = |formation, facing, to| Choice::React {
            unit: id,
            reaction,
            formation,
            facing,
            to,
            target: None,
        };
        let mover = self.units[0];
        match reaction {
            Reaction::ChangeFormation => {
                let changes = state.changes(id, mover).into_iter();
                list.extend(changes.map(|(form, facing)| plain(form, facing, None)));
            }
            Reaction::ChangeFacing => {
                let facing = state.centre(id).bearing(path.end().poses[0].spot());
                let facing = (facing + 5) / 10 * 10 % 3600;
                if state.check_change(id, None, Some(facing)).is_ok() {
                    list.push(plain(None, Some(facing), None));
                }
            }
            Reaction::Unlimber => {
                if state.check_change(id, Some(Formation::Deployed), None).is_ok() {
                    list.push(plain(None, None, None));
                }
            }
            Reaction::CavalryWithdrawal => {
                if let Some(to) = self.withdrawal(id, path, state) {
                    list.push(plain(None, None, Some(to)));
                }
            }
            _ => {
                let aims = self.aims(id, reaction, path, state);
                if aims.is_empty() {
                    list.push(plain(None, None, None));
                }
                let (formation, facing, to) = (None, None, None);
                list.extend(aims.into_iter().map(|target| {
                    let target = Some(target);
                    Choice::React { unit: id, reaction, formation, facing, to, target }
                }));
            }
        }
    }

    /// BE-Q93: whom of a group a unit may fire at or charge, if there are several.
    fn aims(&self, id: UnitId, reaction: Reaction, path: &Trace, state: &State) -> Vec<UnitId> {
        let open = |target: &UnitId| match reaction {
            Reaction::OpportunityFire | Reaction::RecoilAndFire => {
                let first = reaction == Reaction::RecoilAndFire;
                self.best_fire(id, Some(*target), first, path, state).is_some()
            }
            Reaction::OpportunityCharge => {
                self.first_charge(id, Some(*target), path, state).is_some()
            }
            _ => false,
        };
        if self.units.len() < 2 {
            return Vec::new();
        }
        let aims: Vec<UnitId> = self.units.iter().copied().filter(open).collect();
        if aims.len() < 2 { Vec::new() } else { aims }
    }

    /// BE-Q96: straight away from the mover, as far as a normal move goes.
    fn withdrawal(&self, id: UnitId, path: &Trace, state: &State) -> Option<[i32; 2]> {
        let near = self.first_near(id, path, state)?;
        let away = near.1.bearing(state.front(id));
        let most = length(state.normal_move(id));
        [0, 150, -150, 300, -300, 450, -450].into_iter().find_map(|by| {
            let way = turned(away, by);
            let gone = state.free_way(id, way, most);
            let pose = state.troop(id).pose.along(way, gone);
            let to = [pose.x, pose.y];
            self.check_withdrawal(id, to, None, near, path, state).is_ok().then_some(to)
        })
    }

    fn check_withdrawal(
        &self,
        id: UnitId,
        to: [i32; 2],
        facing: Option<u16>,
        (number, mover): (usize, Spot),
        path: &Trace,
        state: &State,
    ) -> Result<(), Refusal> {
        let point = &self.reached(path)[number];
        let rule = be("Q96");
        let off = |part: i32| !(-1000..=100_000).contains(&part);
        Refusal::when(off(to[0]) || off(to[1]), rule, "to", "no-such-leg")?;
        let spot = Spot::new(i64::from(to[0]) * FINE, i64::from(to[1]) * FINE);
        let from = state.troop(id).pose;
        let way = from.spot().bearing(spot);
        let away = mover.bearing(from.spot());
        Refusal::when(angle_between(away, way).abs() > 451, rule, "to", "withdraws-away")?;
        let far = from.spot().distance(spot);
        let most = length(state.normal_move(id));
        Refusal::when(far > most + FINE, be("4.11"), "to", "farther-than-its-move")?;
        let free = state.free_way(id, way, far);
        Refusal::when(free + UD / 20 < far, rule, "to", "no-free-path")?;
        // BE-Q96: it may face anywhere where it ends.
        let wild = facing.is_some_and(|facing| facing >= 3600);
        Refusal::when(wild, be("20.1"), "facing", "no-such-leg")?;
        let facing = facing.unwrap_or(from.facing);
        let rect = state.rect_at(id, Pose { x: to[0], y: to[1], facing });
        let crowded = facing != from.facing && state.is_taken(id, &rect);
        Refusal::when(crowded, rule, "facing", "ends-on-a-unit")?;
        let near = self.units.iter().enumerate().any(|(index, unit)| {
            let other = state.rect_as(*unit, point.poses[index], point.formations[index]);
            Body::Base(rect).distance(&Body::Base(other)) <= length(TACTICAL_DISTANCE)
        });
        Refusal::when(near, be("4.11"), "to", "withdraws-beyond-4-ud")
    }

    /// The judge of a reaction that is named.
    fn check(&self, named: &Named, path: &Trace, state: &State) -> Result<OpenReaction, Refusal> {
        let id = named.unit;
        let foreign = !state.exists(id)
            || state.side(id) == state.side(self.units[0])
            || !state.is_on_table(id)
            || state.troop(id).hidden
            || state.troop(id).abandoned;
        Refusal::when(foreign, be("4.3"), "unit", "cannot-react")?;
        let again = self.named.iter().any(|one| one.unit == id) || self.reacted.contains(&id);
        Refusal::when(again, be("4.23"), "unit", "reacts-once")?;
        let open = self.open_to(id, path, state);
        let Some(open) = open.into_iter().find(|one| one.reaction == named.reaction) else {
            return Err(Refusal { rule: be("4.3"), field: "reaction", key: "reaction-not-open" });
        };
        // BE-Q93: whom of a group it means.
        let missed = named.target.is_some_and(|target| match named.reaction {
            Reaction::OpportunityFire | Reaction::RecoilAndFire => {
                let first = named.reaction == Reaction::RecoilAndFire;
                self.best_fire(id, Some(target), first, path, state).is_none()
            }
            Reaction::OpportunityCharge => {
                self.first_charge(id, Some(target), path, state).is_none()
            }
            _ => true,
        });
        Refusal::when(missed, be("4.3"), "target", "reaction-not-open")?;
        match named.reaction {
            Reaction::ChangeFormation => {
                state.check_change(id, named.formation, named.facing).map(|_| ())
            }
            Reaction::ChangeFacing => state.check_change(id, None, named.facing).map(|_| ()),
            Reaction::Unlimber => {
                state.check_change(id, Some(Formation::Deployed), None).map(|_| ())
            }
            Reaction::CavalryWithdrawal => {
                let cannot =
                    Refusal { rule: be("4.3"), field: "reaction", key: "reaction-not-open" };
                let near = self.first_near(id, path, state).ok_or(cannot)?;
                let to =
                    named.to.ok_or(Refusal { rule: be("Q96"), field: "to", key: "no-such-leg" })?;
                self.check_withdrawal(id, to, named.facing, near, path, state)
            }
            _ => Ok(()),
        }
        .map(|()| open)
    }
}

impl State {
    /// BE-24.4, BE-Q98: whether a unit that stands so has a hidden enemy within 4 UD in sight, or within
    /// 1 UD.
    pub(crate) fn comes_upon(&self, id: UnitId, rect: &Rect, hidden: UnitId) -> bool {
        let body = self.body(hidden);
        let apart = body.distance(&Body::Base(*rect));
        // BE-Q71: some point of it is seen.
        let seen = || {
            let eye = rect.front_centre();
            let mut points = body.points();
            points.push(body.nearest_to(eye));
            points.iter().any(|point| self.is_clear(eye, *point, id, hidden))
        };
        apart <= UD || apart <= length(TACTICAL_DISTANCE) && seen()
    }

    /// Whether irregular cavalry or skirmishers.
    pub(crate) fn is_loose(&self, id: UnitId) -> bool {
        self.arm(id) == Arm::Skirmishers || self.unit(id).has(Trait::Irregular)
    }
}

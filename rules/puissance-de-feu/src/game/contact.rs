//! PF-8.4 to PF-8.9, PF-Q37: where a charge leads, whom it meets, and how the two align.

use board::path::offsets;

use super::charge::Charging;
use super::choice::UnitId;
use super::flight::pose_at;
use super::geometry::{CONTACT, INCH, Line, Pose, Rect, Spot, TURN, angle_between, turned};
use super::ground::LINING;
use super::march::arc;
use super::state::{State, Status};
use crate::holds;
use crate::options::HouseRule;

/// A charge that has chosen its line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact {
    /// PF-8.9: whom it will meet.
    pub(crate) target: UnitId,
    /// The middle of the charger's front edge at the start.
    eye: Spot,
    /// The line of the charge.
    pub(crate) facing: u16,
    /// PF-8.7, PF-10.6: what the dice must reach: the distance on the table as it is measured, and the turn
    /// before it where that counts.
    pub(crate) gap: i64,
    /// The way to the point of contact on the table.
    pub(crate) way: i64,
    /// PF-Q37: what the dice pay for the turn.
    turn: i64,
    /// PF-Q37: how the charger faces who cannot turn as far as it would have to.
    pub(crate) held: Option<u16>,
    /// PF-8.8: what stops it before that.
    pub(crate) obstacle: Option<i64>,
    /// PF-9.9, PF-Q83: the target stands behind an obstacle.
    pub(crate) covered: bool,
}

/// How finely room is looked for.
const CREEP: i64 = INCH / 20;

impl Contact {
    /// PF-8.7: the charger pivots about the middle of its front edge and goes straight at the
    /// nearest point of its target.
    pub(crate) fn find(charging: &Charging, state: &State) -> Self {
        let (charger, target) = (charging.charger, charging.target);
        let eye = state.rect(charger).front_centre();
        let sight = if charging.evaded { None } else { state.sight(charger, target) };
        let point = sight.map_or_else(|| state.rect(target).nearest_to(eye), |sight| sight.point);
        let facing = eye.bearing(point);
        let way = eye.distance(point);
        let covered = is_behind_obstacle(eye, point, facing, target, state);
        let before = state.troop(charger).pose.facing;
        let by = angle_between(before, facing);
        let counts = state.house().has(HouseRule::TurnsCostMovement);
        let turn = if counts { arc(by, state.regiment(charger).tail()) } else { 0 };
        let gap = state.measure(charger, target, way) + turn;
        let (obstacle, held) = (None, None);
        let found = Self { target, eye, facing, gap, way, turn, held, obstacle, covered };
        let gap = if holds("8.7") { gap } else { 0 };
        let found = Self { gap, ..found };
        let turns = state.pivots_to(charging.mover(state), target, by);
        if turns != by && gap > 0 {
            return Self { obstacle: Some(0), held: Some(turned(before, turns)), ..found };
        }
        let obstacle = found.first_obstacle(charging, state).filter(|at| *at < way - CONTACT);
        let found = Self { obstacle, ..found };
        found.meet_first(charging, state)
    }

    /// What stops the charge, as the dice reckon it: the turn comes first.
    pub(crate) fn stopped_at(&self) -> Option<i64> {
        self.obstacle.map(|at| if self.held.is_some() { 0 } else { at + self.turn })
    }

    /// PF-8.9, PF-Q86: another enemy whom any part of the front touches first is fought instead.
    fn meet_first(self, charging: &Charging, state: &State) -> Self {
        if !holds("8.9") {
            return self;
        }
        let mut rect = self.charger_at(charging.charger, 0, state);
        // Any part of the front; left out, the middle of it.
        if !holds("Q86") {
            rect.half_front = CONTACT;
        }
        let limit = self.obstacle.unwrap_or(self.way);
        let met = state
            .army(state.side(charging.target))
            .filter(|enemy| *enemy != charging.target && !state.unit(*enemy).is_ship())
            .filter_map(|enemy| Some((rect.ahead_to_base(&state.rect(enemy))?, enemy)))
            .filter(|(at, _)| *at < limit - CONTACT)
            .min();
        let Some((at, target)) = met else { return self };
        let point = self.eye.towards(self.facing, at);
        let covered = is_behind_obstacle(self.eye, point, self.facing, target, state);
        let gap = state.measure(charging.charger, target, at) + self.turn;
        Self { target, gap, way: at, obstacle: None, covered, ..self }
    }

    /// The charger after so much of its way.
    fn charger_at(&self, charger: UnitId, gone: i64, state: &State) -> Rect {
        state.battle.rect_at(charger, self.pose_at(charger, gone, state))
    }

    fn pose_at(&self, charger: UnitId, gone: i64, state: &State) -> Pose {
        let back = state.regiment(charger).half_depth;
        pose_at(self.eye.towards(self.facing, gone - back), self.facing)
    }

    /// PF-8.8, PF-Q39: obstacles that the charger was not touching stop it, unless the target lines them;
    /// impassable ground always does.
    fn first_obstacle(&self, charging: &Charging, state: &State) -> Option<i64> {
        let rect = self.charger_at(charging.charger, 0, state);
        let target = state.rect(charging.target);
        let minded = state.battle.features.iter().enumerate().filter(|(index, feature)| {
            let released = charging.released & 1 << index != 0;
            let lined = || feature.is_lined(&target) && holds("Q39");
            holds("8.8") && (feature.is_barred() || feature.is_obstacle() && !released && !lined())
        });
        let met = minded.flat_map(|(_, feature)| {
            let ahead = move |line: &Line| rect.ahead_to_line(*line);
            let over = move |at: &i64| self.eye.towards(self.facing, *at);
            let lines = feature.lines.iter().filter_map(ahead);
            lines.filter(move |at| !feature.is_bridged(over(at)))
        });
        met.min()
    }

    /// PF-8.3, PF-8.7, PF-Q38: a charge that falls short moves all the same; it stops at the last
    /// free place.
    pub(crate) fn fall_short(&self, charging: &Charging, covered: i64, state: &mut State) {
        let charger = charging.charger;
        if let Some(facing) = self.held.or_else(|| self.half_turned(charger, covered, state)) {
            let back = state.regiment(charger).half_depth;
            let pose = pose_at(self.eye.towards(facing, -back), facing);
            if state.is_free(charger, pose) {
                state.troop_mut(charger).pose = pose;
            }
            return;
        }
        let covered = if holds("8.3") && holds("Q38") { covered - self.turn } else { 0 };
        let mut gone = covered.min(self.obstacle.unwrap_or(self.way)).min(self.way);
        while gone >= 0 {
            let pose = self.pose_at(charger, gone, state);
            if state.is_free(charger, pose) {
                state.troop_mut(charger).pose = pose;
                return;
            }
            gone -= CREEP;
        }
    }

    /// PF-Q37: how a charger faces whose dice did not suffice for its turn.
    fn half_turned(&self, charger: UnitId, covered: i64, state: &State) -> Option<u16> {
        let before = state.troop(charger).pose.facing;
        let by = i64::from(angle_between(before, self.facing));
        (covered < self.turn).then(|| turned(before, (by * covered / self.turn) as i32))
    }

    /// PF-8.4, PF-8.5, PF-Q37: the two units stand against each other. Returns whether the charger
    /// has found room.
    pub(crate) fn close(&self, charging: &Charging, state: &mut State) -> bool {
        let (charger, target) = (charging.charger, self.target);
        let before = state.troop(target).pose;
        let routing = state.unit(target).state == crate::unit::State::Routing;
        let aligns = !self.covered && !routing && holds("8.5");
        let aligned = aligns.then(|| self.aligned(charger, state)).flatten();
        if let Some(pose) = aligned {
            state.troop_mut(target).pose = pose;
        }
        let touch = self.charger_at(charger, 0, state).ahead_to_base(&state.rect(target));
        let gone =
            if aligned.is_some() { self.way } else { touch.unwrap_or(self.way).min(self.way) };
        let Some(pose) = self.beside(charger, gone, state) else {
            // It stops short: nothing has happened to its target.
            state.troop_mut(target).pose = before;
            self.fall_short(charging, gone, state);
            return false;
        };
        state.troop_mut(charger).pose = pose;
        true
    }

    /// PF-8.5: the target faces the charger, its front edge on that of the charger, if nothing
    /// prevents it.
    fn aligned(&self, charger: UnitId, state: &State) -> Option<Pose> {
        let front = self.charger_at(charger, self.way, state);
        let centre = front.against_front(&state.rect(self.target));
        let pose = pose_at(centre, turned(self.facing, TURN / 2));
        let rect = state.battle.rect_at(self.target, pose);
        let free = state.battle.on_table(&rect)
            && !state.battle.forbids(&rect, false)
            && !state.is_taken(&rect, self.target, charger);
        free.then_some(pose)
    }

    /// PF-Q37: the place of the charger, shifted sideways by the least distance if others are in it.
    fn beside(&self, charger: UnitId, gone: i64, state: &State) -> Option<Pose> {
        let straight = self.charger_at(charger, gone, state);
        let aside = straight.half_front + state.regiment(self.target).half_front - INCH / 10;
        let most = if holds("Q37") { aside } else { 0 };
        offsets(CREEP, most).map(|shift| pose_at(straight.world(0, shift), self.facing)).find(
            |pose| {
                let rect = state.battle.rect_at(charger, *pose);
                state.battle.on_table(&rect)
                    && !state.battle.forbids(&rect, false)
                    && !state.is_taken(&rect, charger, self.target)
            },
        )
    }
}

/// PF-Q83: an obstacle within 1 inch of the target that the line of the charge crosses, whether or
/// not the charger was touching it.
pub(crate) fn is_behind_obstacle(
    eye: Spot,
    point: Spot,
    facing: u16,
    target: UnitId,
    state: &State,
) -> bool {
    debug_assert_eq!(state.troop(target).status, Status::OnTable);
    let rect = state.rect(target);
    let way = Line::new(eye.towards(facing, -3 * CONTACT), point.towards(facing, CONTACT));
    let near = |line: &Line| {
        way.crosses(*line) && (rect.distance_to_line(*line) <= LINING || !holds("Q83"))
    };
    let mut obstacles = state.battle.features.iter().filter(|feature| feature.is_obstacle());
    obstacles.any(|feature| feature.bounds().may_touch(way) && feature.lines.iter().any(near))
}

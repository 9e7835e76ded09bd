//! What a unit that wheels or turns could come onto, gathered once for all the places of its way.

use super::battle::Battle;
use super::choice::UnitId;
use super::flight::pose_at;
use super::geometry::{CONTACT, Pose, Rect, Spot, turned};
use super::ground::{KEEP_OFF, Mover, Stop};
use super::march::WHEEL_STEP;
use super::state::State;
use super::terrain::Feature;

/// What could stop a unit that stays inside a circle.
#[derive(Debug)]
pub(crate) struct Obstacles<'a> {
    battle: &'a Battle,
    ship: bool,
    /// The circle passes the table edge, and the unit minds.
    edge: bool,
    barred: Vec<&'a Feature>,
    obstacles: Vec<(usize, &'a Feature)>,
    /// Each with how near it may come.
    enemies: Vec<(UnitId, Rect, i64)>,
}

impl State {
    /// What could stop a unit inside a circle.
    pub(crate) fn obstacles(&self, mover: Mover, centre: Spot, reach: i64) -> Obstacles<'_> {
        let ship = self.unit(mover.unit).is_ship();
        let mut found = Obstacles {
            battle: &self.battle,
            ship,
            edge: !mover.entering && !self.battle.holds(centre, reach),
            barred: Vec::new(),
            obstacles: Vec::new(),
            enemies: Vec::new(),
        };
        for (index, feature) in self.battle.features.iter().enumerate() {
            if ship || !feature.is_near(centre, reach) {
                continue;
            }
            if feature.is_barred() {
                found.barred.push(feature);
            }
            let minded = feature.is_obstacle()
                && mover.released & 1 << index == 0
                && !(mover.entering && feature.open_to_arrivals);
            if minded {
                found.obstacles.push((index, feature));
            }
        }
        for enemy in self.army(self.side(mover.unit).enemy()) {
            if self.is_near(enemy, centre, reach + 2 * KEEP_OFF) {
                let margin = if mover.close & 1 << enemy.0 == 0 { KEEP_OFF - CONTACT } else { 0 };
                found.enemies.push((enemy, self.rect(enemy), margin));
            }
        }
        found
    }

    /// PF-14.10: what a unit that turns about its centre would come onto on the way.
    pub(crate) fn turning_on_the_spot(&self, mover: Mover, pose: Pose, by: i32) -> Option<Stop> {
        let rect = self.battle.rect_at(mover.unit, pose);
        let obstacles = self.obstacles(mover, rect.centre, rect.reach());
        steps_of(by).find_map(|swung| {
            let facing = turned(pose.facing, swung);
            obstacles.stop(&self.battle.rect_at(mover.unit, Pose { facing, ..pose }))
        })
    }

    /// PF-8.7, PF-Q37: how far a charger can turn about the middle of its front edge before it comes onto
    /// somebody beside it, impassable ground or an obstacle that it was not touching. Friends are
    /// passed, and whom it charges is not in its way.
    pub(crate) fn pivots_to(&self, mover: Mover, target: UnitId, by: i32) -> i32 {
        let rect = self.rect(mover.unit);
        let (eye, back) = (rect.front_centre(), rect.half_depth);
        let facing = self.troop(mover.unit).pose.facing;
        let mut obstacles = self.obstacles(mover, eye, 2 * rect.reach());
        obstacles.edge = false;
        obstacles.enemies.retain(|(enemy, ..)| *enemy != target);
        let lined = self.rect(target);
        obstacles.obstacles.retain(|(_, feature)| !feature.is_lined(&lined));
        let swept = |swung: &i32| {
            let facing = turned(facing, *swung);
            let pose = pose_at(eye.towards(facing, -back), facing);
            obstacles.stop(&self.battle.rect_at(mover.unit, pose)).is_none()
        };
        if obstacles.is_empty() { by } else { steps_of(by).take_while(swept).last().unwrap_or(0) }
    }
}

/// The steps in which a turn is judged, up to the whole of it.
fn steps_of(by: i32) -> impl Iterator<Item = i32> {
    let whole = (1..).map(move |step| step * WHEEL_STEP * by.signum());
    whole.take_while(move |swung| swung.abs() < by.abs()).chain((by != 0).then_some(by))
}

impl Obstacles<'_> {
    /// Nothing is there. A ship always minds where the water ends.
    pub(crate) fn is_empty(&self) -> bool {
        !self.ship
            && !self.edge
            && self.barred.is_empty()
            && self.obstacles.is_empty()
            && self.enemies.is_empty()
    }

    /// What a rectangle inside the circle would be on.
    pub(crate) fn stop(&self, rect: &Rect) -> Option<Stop> {
        if self.edge && !self.battle.on_table(rect) {
            return Some(Stop::Edge);
        }
        let barred = self.barred.iter().any(|feature| feature.meets_rect(rect));
        if barred || self.ship && self.battle.forbids(rect, true) {
            return Some(Stop::Barred);
        }
        let met = self.obstacles.iter().find(|(_, feature)| feature.meets_rect(rect));
        if let Some((index, _)) = met {
            return Some(Stop::Obstacle(*index));
        }
        let enemy =
            self.enemies.iter().find(|(_, other, margin)| other.overlaps(&rect.grown(*margin)));
        enemy.map(|(enemy, ..)| Stop::Enemy(*enemy))
    }
}

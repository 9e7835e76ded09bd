//! What a unit that wheels or turns could come onto, gathered once for all the places of its way.

use super::battle::Battle;
use super::choice::UnitId;
use super::geometry::{CONTACT, Pose, Rect, Spot};
use super::ground::{KEEP_OFF, Mover, Stop};
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

    /// What a unit that turns would be on.
    pub(crate) fn in_the_way(&self, mover: Mover, pose: Pose) -> Option<Stop> {
        let rect = self.battle.rect_at(mover.unit, pose);
        self.obstacles(mover, rect.centre, rect.reach()).stop(&rect)
    }
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

//! BE-22.3, BE-Q71, BE-Q72: who sees whom, and who is in whose arc.

use super::choice::UnitId;
use super::geometry::{Body, Line, Rect, Spot, UD, length};
use super::state::State;
use crate::ch03_manoeuvres::TACTICAL_DISTANCE;
use crate::ch20_geometry::{ARTILLERY_ARC, CHARGE_SECTOR, FIRING_ARC};
use crate::holds;
use crate::scenario::TerrainKind;
use crate::unit::{Arm, Formation};

/// Less of a wood or building than this hides nobody.
const GLANCE: i64 = UD / 100;

impl State {
    /// BE-4.3, BE-11.28: units that see and fire all round.
    pub(crate) fn is_all_round(&self, id: UnitId) -> bool {
        !self.has_flanks(id)
    }

    /// BE-Q72: where a unit looks from, towards a point.
    pub(crate) fn eye(&self, id: UnitId, towards: Spot) -> Spot {
        match self.body(id) {
            Body::Building(_) => self.body(id).nearest_to(towards),
            Body::Base(rect) if self.is_all_round(id) => rect.centre,
            Body::Base(rect) => rect.front_centre(),
        }
    }

    /// BE-11.28, BE-Q70: whether a point is in the firing arc of a unit.
    fn in_arc(&self, id: UnitId, rect: &Rect, point: Spot) -> bool {
        let opening = if self.unit(id).arm == Arm::Artillery { ARTILLERY_ARC } else { FIRING_ARC };
        self.is_all_round(id) || rect.sector_holds(point, opening)
    }

    /// BE-15.3, BE-20.7, BE-Q71: whether some part of a unit is in the charge sector of another that
    /// stands so.
    pub(crate) fn in_sector(&self, rect: &Rect, target: UnitId) -> bool {
        let body = self.body(target);
        // BE-Q71: any point that stands for it.
        let points = if holds("Q71") {
            let mut points = body.points();
            points.push(body.nearest_to(rect.front_centre()));
            points
        } else {
            vec![body.centre()]
        };
        let opening = if holds("20.7") { CHARGE_SECTOR } else { 0 };
        points.iter().any(|point| rect.sector_holds(*point, opening))
    }

    /// BE-Q71: whether a unit sees some point of another.
    pub(crate) fn sees(&self, id: UnitId, target: UnitId) -> bool {
        self.seen_point(id, target, false).is_some()
    }

    /// BE-Q71: a point of the target that is seen, for fire in the arc as well.
    pub(crate) fn seen_point(&self, id: UnitId, target: UnitId, in_arc: bool) -> Option<Spot> {
        let body = self.body(target);
        let eye = self.eye(id, body.centre());
        let rect = self.rect(id);
        let mut points = vec![body.nearest_to(eye)];
        points.extend(body.points());
        points.into_iter().find(|point| {
            let eye = if self.troop(id).garrison.is_some() { self.eye(id, *point) } else { eye };
            (!in_arc || self.in_arc(id, &rect, *point)) && self.is_clear(eye, *point, id, target)
        })
    }

    /// BE-Q72: whether nothing hides a point from an eye; the two units themselves hide nothing.
    pub(crate) fn is_clear(&self, eye: Spot, point: Spot, id: UnitId, target: UnitId) -> bool {
        let line = Line::new(eye, point);
        if let Some((until, sight)) = self.battle.fog
            && self.turn <= until
            && line.length() > sight
        {
            return false;
        }
        let levels = [id, target].map(|one| self.battle.level(self.centre(one)));
        let highest = levels[0].max(levels[1]);
        let own = [id, target].map(|one| self.troop(one).garrison);
        let (mut woods, mut orchards, mut places) = (0, 0, Vec::new());
        for (index, piece) in self.battle.terrain.iter().enumerate() {
            let Some(ground) = &piece.ground else { continue };
            let hides = piece.level > highest
                || piece.is_building()
                || matches!(
                    piece.kind,
                    TerrainKind::Woods | TerrainKind::Orchard | TerrainKind::Thicket
                );
            if !hides || !piece.bounds().may_touch(line) || own.contains(&Some(index as u8)) {
                continue;
            }
            let inside = ground.length_inside(line, &mut places);
            match piece.kind {
                TerrainKind::Woods => woods += inside,
                TerrainKind::Orchard | TerrainKind::Thicket => orchards += inside,
                _ if inside > GLANCE => return false,
                _ => {}
            }
        }
        // BE-Q72: after so much of it.
        let through = if woods + orchards == 0 || holds("Q72") { UD } else { 0 };
        if woods > through || orchards > 2 * through {
            return false;
        }
        !self.on_table().any(|other| {
            other != id
                && other != target
                && !self.troop(other).hidden
                && self.is_formed(other)
                && self.troop(other).garrison.is_none()
                && self.rect(other).is_crossed(line)
                && !self.is_looked_over(other, id, target, levels)
                && holds("22.3")
        })
    }

    /// BE-22.3, BE-22.4: one of the two ends is higher; artillery that fires over friends must be
    /// higher itself, with both ends more than 2 UD away.
    fn is_looked_over(&self, other: UnitId, id: UnitId, target: UnitId, levels: [i32; 2]) -> bool {
        let level = self.battle.level(self.centre(other));
        let friend = self.side(other) == self.side(id);
        let over = friend && self.rules().fire_over_friends && holds("22.4");
        if self.unit(id).arm == Arm::Artillery && over {
            let far = length(TACTICAL_DISTANCE) / 2;
            let body = self.body(other);
            return levels[0] > level
                && body.distance(&self.body(id)) > far
                && body.distance(&self.body(target)) > far;
        }
        levels[0] > level || levels[1] > level
    }

    /// BE-Q78: whether a segment crosses no unit but these two, no building and no ground that is
    /// closed to the first.
    pub(crate) fn is_free_path(&self, line: Line, id: UnitId, other: UnitId) -> bool {
        let (mover, formation) = (self.unit(id).mover(), self.troop(id).formation);
        let mut places = Vec::new();
        let own = self.troop(other).garrison;
        let closed = self.battle.terrain.iter().enumerate().any(|(index, piece)| {
            let Some(ground) = &piece.ground else { return false };
            let shut = piece.is_building() && own != Some(index as u8)
                || piece.is_impassable()
                || crate::ch05_movement::allowance(
                    mover,
                    crate::ch20_geometry::moving(formation),
                    piece.class,
                )
                .is_none();
            shut && piece.bounds().may_touch(line)
                && ground.length_inside(line, &mut places) > GLANCE
        });
        !closed
            && !self.on_table().any(|one| {
                one != id
                    && one != other
                    && !self.troop(one).hidden
                    && self.troop(one).garrison.is_none()
                    && self.rect(one).is_crossed(line)
            })
    }

    /// BE-Q78: whether an enemy of a unit stands between two points.
    pub(crate) fn enemy_between(&self, line: Line, of: UnitId) -> bool {
        self.enemies(self.side(of)).any(|enemy| match self.body(enemy) {
            Body::Base(rect) => rect.is_crossed(line),
            Body::Building(ground) => ground.length_inside(line, &mut Vec::new()) > GLANCE,
        })
    }

    /// BE-14.7: a formed friend in order stands between a unit and its nearest enemy.
    pub(crate) fn is_behind_friend(&self, id: UnitId) -> bool {
        let centre = self.centre(id);
        let enemies = self.enemies(self.side(id));
        let nearest = enemies.min_by_key(|enemy| self.body(*enemy).distance(&self.body(id)));
        let Some(enemy) = nearest else { return false };
        let line = Line::new(centre, self.centre(enemy));
        self.army(self.side(id)).any(|friend| {
            friend != id
                && self.is_formed(friend)
                && self.in_order(friend)
                && self.distance(friend, id) <= TACTICAL_DISTANCE
                && match self.body(friend) {
                    Body::Base(rect) => rect.is_crossed(line),
                    Body::Building(ground) => ground.length_inside(line, &mut Vec::new()) > GLANCE,
                }
                && holds("14.7")
        })
    }

    /// BE-20.6: the nearest known enemy and its distance.
    pub(crate) fn nearest_enemy(&self, id: UnitId) -> Option<(i64, UnitId)> {
        let body = self.body(id);
        let enemies = self.enemies(self.side(id));
        let apart = |enemy: UnitId| {
            let other = self.body(enemy);
            if holds("20.6") {
                body.distance(&other)
            } else {
                body.centre().distance(other.centre())
            }
        };
        enemies.map(|enemy| (apart(enemy), enemy)).min()
    }

    /// Whether the formation is one of guns in action.
    pub(crate) fn is_deployed(&self, id: UnitId) -> bool {
        self.troop(id).formation == Formation::Deployed
    }
}

//! BE-2.3, BE-21: command, supports, threatened and secure flanks.

use super::choice::{DivisionId, LeaderId, UnitId};
use super::geometry::{Body, Line, Spot, UD, angle_between, length, measured, rounded_down};
use super::state::State;
use crate::ch02_command::Quality;
use crate::ch03_manoeuvres::TACTICAL_DISTANCE;
use crate::ch04_reactions::opportunity_charge_range;
use crate::ch20_geometry::{CHARGE_SECTOR, Zone};
use crate::holds;
use crate::measure::Ud;
use crate::unit::{Arm, Formation};
use engine::Log;

/// Sides of a unit that are threatened, and those of them by cavalry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Threats {
    pub(crate) all: i32,
    pub(crate) cavalry: i32,
}

/// BE-21.1, BE-21.7: within 45 degrees, in tenths.
const SAME_WAY: i32 = 450;

impl State {
    pub(crate) fn range(&self, leader: LeaderId, light: bool) -> i64 {
        let quality: Quality = self.commander(leader).quality;
        length(Ud::whole(quality.range(light, &mut Log::silent())))
    }

    pub(crate) fn leader_spot(&self, leader: LeaderId) -> Spot {
        let (x, y) = self.commander(leader).at;
        Spot::new(i64::from(x) * 100, i64::from(y) * 100)
    }

    /// BE-2.3, BE-2.4: whether a unit is out of command now.
    pub(crate) fn out_of_command(&self, id: UnitId) -> bool {
        if self.attached(id).is_some() {
            return false;
        }
        let unit = self.unit(id);
        let (general, light) = (self.division(self.division_of(id)).general, self.is_light(id));
        let body = self.body(id);
        let reaches = |leader: LeaderId| {
            let at = self.leader_spot(leader);
            // BE-2.3: to the nearest point of the unit.
            let far =
                if holds("2.3") { body.distance_to_point(at) } else { body.centre().distance(at) };
            self.commander(leader).present && far <= self.range(leader, light)
        };
        let chief = self.battle.camp(unit.side).chief;
        let reached = reaches(general)
            || chief != general
                && reaches(chief)
                && !self.division_out_of_command(self.division_of(id));
        !reached && holds("2.4")
    }

    /// BE-2.5: whether the general of a division is out of the range of the commander-in-chief.
    pub(crate) fn division_out_of_command(&self, division: DivisionId) -> bool {
        let info = self.division(division);
        let chief = self.battle.camp(info.side).chief;
        let general = info.general;
        if general == chief || !self.commander(general).present {
            return false; // BE-24.1: who is off the table counts as in command.
        }
        let distance = self.leader_spot(chief).distance(self.leader_spot(general));
        rounded_down(distance) > self.range(chief, false)
    }

    /// BE-21.6, BE-Q78: the sides on which a unit is threatened, without the one that is struck.
    pub(crate) fn threats(&self, id: UnitId, struck: Option<Zone>) -> Threats {
        if !self.has_flanks(id) {
            return Threats::default();
        }
        let mut sides = [(false, false); 3];
        let secure = self.secure_flanks(id);
        for enemy in self.enemies(self.side(id)) {
            let Some(zone) = self.threatens(enemy, id) else { continue };
            let (index, is_secure) = match zone {
                Zone::Left => (0, secure[0]),
                Zone::Right => (1, secure[1]),
                _ => (2, false),
            };
            if is_secure || struck == Some(zone) {
                continue;
            }
            sides[index].0 = true;
            sides[index].1 |= self.arm(enemy) == Arm::Cavalry;
        }
        let all = sides.iter().filter(|(threatened, _)| *threatened).count() as i32;
        let cavalry = sides.iter().filter(|(_, cavalry)| *cavalry).count() as i32;
        let infantry = self.arm(id) == Arm::Infantry;
        Threats { all, cavalry: if infantry { cavalry } else { 0 } }
    }

    /// BE-21.6: the zone from which an enemy threatens a unit.
    fn threatens(&self, enemy: UnitId, id: UnitId) -> Option<Zone> {
        let arm = self.arm(enemy);
        let ready = matches!(arm, Arm::Infantry | Arm::Cavalry)
            && self.is_formed(enemy)
            && self.in_order(enemy)
            && self.troop(enemy).formation.is_line_or_column();
        if !ready {
            return None;
        }
        let rect = self.rect(enemy);
        let body = self.body(id);
        let near = length(opportunity_charge_range(arm == Arm::Cavalry));
        if body.distance(&Body::Base(rect)) > near {
            return None;
        }
        let zone = self.zone_of(id, rect.front_centre());
        if !zone.is_turned() || !self.in_sector(&rect, id) {
            return None;
        }
        let from = rect.front_centre();
        let line = Line::new(from, body.nearest_to(from));
        let free = self.is_free_path(line, enemy, id) || !holds("Q78");
        (free && holds("21.6")).then_some(zone)
    }

    /// BE-21.7: whether the left and the right flank are secure.
    pub(crate) fn secure_flanks(&self, id: UnitId) -> [bool; 2] {
        if !self.has_flanks(id) || self.troop(id).garrison.is_some() {
            return [false; 2];
        }
        let rect = self.rect(id);
        let facing = self.troop(id).pose.facing;
        let [front_left, front_right, back_right, back_left] = rect.corners();
        let friends: Vec<UnitId> = self
            .army(self.side(id))
            .filter(|friend| {
                let other = self.troop(*friend);
                *friend != id
                    && self.is_formed(*friend)
                    && self.in_order(*friend)
                    && other.garrison.is_none()
                    && angle_between(facing, other.pose.facing).abs() <= SAME_WAY
                    && rounded_down(self.rect(*friend).distance(&rect)) <= UD
            })
            .collect();
        [Line::new(front_left, back_left), Line::new(front_right, back_right)].map(|edge| {
            let bounds = self.battle.bounds();
            let at_edge = [edge.from, edge.to].iter().any(|end| {
                end.x <= UD
                    || end.y <= UD
                    || end.x >= bounds.most.x - UD
                    || end.y >= bounds.most.y - UD
            });
            let anchored = at_edge
                || friends
                    .iter()
                    .any(|friend| rounded_down(self.rect(*friend).distance_to_line(edge)) <= UD)
                || self.battle.anchors(edge);
            anchored && holds("21.7")
        })
    }

    /// BE-21.1: the units that support the morale of another, at most 2, the nearest first.
    pub(crate) fn morale_supports(&self, id: UnitId, engaged: &[UnitId]) -> Vec<UnitId> {
        if self.troop(id).garrison.is_some() {
            return Vec::new();
        }
        let rect = self.rect(id);
        let facing = self.troop(id).pose.facing;
        let mut found: Vec<(i64, UnitId)> = Vec::new();
        for friend in self.army(self.side(id)) {
            let troop = self.troop(friend);
            let fit = friend != id
                && !engaged.contains(&friend)
                && !troop.fought
                && matches!(self.arm(friend), Arm::Infantry | Arm::Cavalry)
                && troop.garrison.is_none()
                && self.is_formed(friend)
                && self.in_order(friend)
                && angle_between(facing, troop.pose.facing).abs() <= SAME_WAY;
            if !fit {
                continue;
            }
            let other = self.rect(friend);
            let distance = other.distance(&rect);
            if measured(distance) > TACTICAL_DISTANCE || !self.is_wholly_behind(&rect, &other) {
                continue;
            }
            if !self.enemy_between(Line::new(rect.centre, other.centre), id) && holds("21.1") {
                found.push((distance, friend));
            }
        }
        found.sort_unstable();
        let most = if holds("Q30") { 2 } else { found.len() };
        found.into_iter().take(most).map(|(_, friend)| friend).collect()
    }

    fn is_wholly_behind(
        &self,
        rect: &super::geometry::Rect,
        other: &super::geometry::Rect,
    ) -> bool {
        other.corners().iter().all(|corner| {
            let (ahead, right) = rect.local(*corner);
            let found = crate::ch20_geometry::zone(
                ahead - rect.half_depth,
                right,
                2 * rect.half_front,
                2 * rect.half_depth,
            );
            found == Zone::Rear
        })
    }

    /// BE-11.14: whether guns stand under the fire of skirmishers.
    pub(crate) fn under_skirmisher_fire(&self, id: UnitId) -> bool {
        self.enemies(self.side(id)).any(|enemy| {
            if self.arm(enemy) != Arm::Skirmishers {
                return false;
            }
            let rifle = self.unit(enemy).has(crate::scenario::Trait::Rifle);
            let reach = if rifle { 4 } else { 3 };
            let facing = self.troop(enemy).garrison.is_some()
                || self.rect(enemy).sector_holds(self.centre(id), 100 * CHARGE_SECTOR);
            let free = holds("11.14")
                && !self.army(self.side(id)).any(|friend| {
                    self.is_formed(friend) && self.distance(friend, enemy) <= Ud::whole(2)
                });
            facing && free && self.distance(enemy, id) <= Ud::whole(reach)
        })
    }

    /// BE-4.18: a friendly infantry square within 4 UD.
    pub(crate) fn square_near(&self, id: UnitId) -> Option<UnitId> {
        self.army(self.side(id))
            .filter(|friend| self.troop(*friend).formation.is_square())
            .filter(|friend| self.distance(id, *friend) <= TACTICAL_DISTANCE)
            .min_by_key(|friend| self.distance(id, *friend))
    }

    /// BE-4.21: difficult ground or cover under the middle of a unit.
    pub(crate) fn is_in_cover(&self, id: UnitId) -> bool {
        let centre = self.centre(id);
        self.troop(id).garrison.is_some()
            || self.battle.class_at(centre) == crate::unit::Terrain::Difficult
            || self.battle.cover_at(centre).level() > 0
    }

    pub(crate) fn is_garrison(&self, id: UnitId) -> bool {
        self.troop(id).formation == Formation::Garrison
    }
}

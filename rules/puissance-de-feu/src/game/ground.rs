//! All that is seen and met on the table: lines of sight, cover, and what stops a move.

use board::path::Reach;
pub(crate) use board::sight::Sight;

use super::choice::UnitId;
use super::geometry::{CONTACT, FIELD, INCH, Line, Pose, Rect, Spot};
use super::sights::Between;
use super::state::{State, Status};
use super::terrain::Feature;
use crate::ch11_officers::Help;
use crate::holds;
use crate::options::HouseRule;
use crate::scenario::TerrainKind;
use crate::unit::{self, Trait, UnitType};

/// PF-17.8, PF-17.9, PF-8.8, PF-Q83: how near a unit lines a fence, a crest, an obstacle.
pub(crate) const LINING: i64 = INCH;
/// PF-4.14, PF-Q15: how near a march comes to an enemy.
pub(crate) const KEEP_OFF: i64 = INCH / 10;

/// PF-11.2: how far an officer's help reaches.
pub(super) const HELP_RANGE: i64 = 6 * INCH;

/// PF-5.1, PF-Q18: how the field of fire opens; left out, straight ahead only.
fn opening() -> i64 {
    if holds("Q18") { FIELD } else { 0 }
}

impl State {
    /// Whether a unit, however it faces, could touch what a circle holds.
    pub(crate) fn is_near(&self, id: UnitId, centre: Spot, reach: i64) -> bool {
        let near = self.battle.reaches[usize::from(id.0)] + reach;
        self.troop(id).pose.centre().distance_squared(centre) < near * near
    }

    /// Whether a rectangle lies on a unit other than these two.
    pub(crate) fn is_taken(&self, rect: &Rect, but: UnitId, and_but: UnitId) -> bool {
        let (centre, reach) = (rect.centre, rect.reach());
        let everybody = self.troops.iter().zip(&self.battle.reaches).zip(0..);
        let mut others = everybody.filter(|((troop, own), _)| {
            let near = *own + reach;
            troop.status == Status::OnTable
                && troop.pose.centre().distance_squared(centre) < near * near
        });
        others.any(|(_, index)| {
            let id = UnitId(index);
            id != but && id != and_but && self.rect(id).overlaps(rect)
        })
    }

    /// Whether a unit could stand at a place: on the table, on no other unit, on ground that it may
    /// be on.
    pub(crate) fn is_free(&self, id: UnitId, pose: Pose) -> bool {
        let rect = self.battle.rect_at(id, pose);
        self.battle.on_table(&rect)
            && !self.battle.forbids(&rect, self.unit(id).is_ship())
            && !self.is_taken(&rect, id, id)
    }

    /// Whether a unit on land may take any facing where it stands: nothing that it could turn onto is
    /// near.
    pub(crate) fn has_room(&self, id: UnitId) -> bool {
        let (centre, reach) = (self.troop(id).pose.centre(), self.regiment(id).reach());
        let barred = |feature: &Feature| feature.is_barred() && feature.is_near(centre, reach);
        self.battle.holds(centre, reach)
            && !self.on_table().any(|other| other != id && self.is_near(other, centre, reach))
            && !self.battle.features.iter().any(barred)
    }

    /// PF-11.2, PF-11.5, PF-13.10, PF-Q51: the officer near a unit: a steady one of its side within 6
    /// inches.
    pub(crate) fn help(&self, id: UnitId) -> Help {
        let rect = self.rect(id);
        let mut help = Help::Nobody;
        for other in self.army(self.side(id)).filter(|other| *other != id) {
            let officer = self.unit(other);
            let steady = officer.state == unit::State::Steady || !holds("Q51");
            if officer.kind != UnitType::Officer || !steady {
                continue;
            }
            // Between the nearest points: left out, between the centres.
            let apart = if holds("1.8") {
                self.rect(other).distance(&rect)
            } else {
                self.rect(other).centre.distance(rect.centre)
            };
            if self.measure(id, other, apart) <= HELP_RANGE || !holds("11.5") {
                if officer.has(Trait::Indian) {
                    return Help::IndianOfficer;
                }
                help = Help::Officer;
            }
        }
        help
    }

    /// PF-5.2, PF-Q19: where a unit looks from: its centre, or by agreement the middle of its front edge.
    pub(crate) fn eye(&self, id: UnitId) -> Spot {
        let rect = self.rect(id);
        let front = self.house().has(HouseRule::SightFromFrontEdge) && !self.is_ship(id);
        if front { rect.front_centre() } else { rect.centre }
    }

    /// PF-5.9: where distances are measured from: the middle of the front edge, and for a ship the
    /// centre of its hull.
    pub(crate) fn muzzle(&self, id: UnitId) -> Spot {
        let rect = self.rect(id);
        if self.is_ship(id) || !holds("5.9") { rect.centre } else { rect.front_centre() }
    }

    pub(crate) fn is_ship(&self, id: UnitId) -> bool {
        self.regiment(id).unit.is_ship()
    }

    /// PF-5.1, PF-14.4: whether a point is in the field of fire of a unit.
    pub(crate) fn in_field(&self, id: UnitId, point: Spot) -> bool {
        self.is_ship(id) || self.rect(id).sector_holds(point, opening())
    }

    /// PF-17.8: whether the centre of a unit is on a hill.
    pub(crate) fn is_high(&self, rect: &Rect) -> bool {
        self.battle
            .features
            .iter()
            .any(|feature| feature.kind == TerrainKind::Hill && feature.holds(rect.centre))
    }

    /// PF-5.1 to PF-5.3, PF-5.9, PF-Q19, PF-Q20: the nearest point of a unit that another sees in
    /// its field of fire, if there is one.
    pub(crate) fn sight(&self, id: UnitId, target: UnitId) -> Option<Sight> {
        self.sight_across(id, target).0
    }

    /// The same, and who could have come between.
    pub(crate) fn sight_across(&self, id: UnitId, target: UnitId) -> (Option<Sight>, Between) {
        let (own, other) = (self.rect(id), self.rect(target));
        let all_round = self.is_ship(id);
        let muzzle = if all_round || !holds("5.9") { own.centre } else { own.front_centre() };
        let front = self.house().has(HouseRule::SightFromFrontEdge);
        let eye = if front { muzzle } else { own.centre };
        let all_round_field = all_round || !holds("5.1");
        if !all_round_field && own.sector_misses(&other.corners(), opening()) {
            return (None, Between::OutOfField);
        }
        let opens = opening();
        let in_field = |point: Spot| all_round_field || own.sector_holds(point, opens);
        let (look, between) = self.look((id, &own), (target, &other), eye, in_field);
        let mut look = look.measured_from(muzzle);
        for edge in other.edges_facing(eye) {
            look.along(edge);
        }
        (look.nearest(), between)
    }

    /// PF-5.4, PF-5.6, PF-17.9, PF-Q21: whether terrain covers a target from a shot.
    pub(crate) fn is_covered(&self, id: UnitId, target: UnitId, sight: Sight) -> bool {
        let (own, other) = (self.rect(id), self.rect(target));
        let eye = self.eye(id);
        let anywhere = self.house().has(HouseRule::AnyFenceCovers);
        self.battle.features.iter().any(|feature| match feature.kind {
            TerrainKind::Woods | TerrainKind::Building => {
                feature.holds(sight.point) && holds("17.4")
            }
            TerrainKind::Fence
            | TerrainKind::Wall
            | TerrainKind::Hedge
            | TerrainKind::Breastwork
            | TerrainKind::Crest => {
                let shot = Line::new(eye, sight.point);
                if !feature.bounds().may_touch(shot) {
                    return false;
                }
                let lines = feature.lines.iter().filter(|line| shot.crosses(**line));
                // Whoever is inside a closed work is covered by it, however far behind.
                let enclosed = feature.ground.as_ref().is_some_and(|ground| ground.holds(&other));
                let near = |rect: &Rect, line: Line| rect.distance_to_line(line) <= LINING;
                lines.into_iter().any(|line| {
                    (anywhere || enclosed || near(&other, *line) && holds("17.9"))
                        && !(near(&own, *line) && holds("5.6"))
                })
            }
            _ => false,
        })
    }

    /// PF-17.10, PF-Q16: the obstacles that a unit touches or is partly inside of: it is released from them
    /// for its whole order.
    pub(crate) fn touched(&self, id: UnitId) -> u64 {
        let rect = self.rect(id);
        let mut touched = 0;
        for (index, feature) in self.battle.features.iter().enumerate() {
            let near = feature.is_obstacle()
                && feature.is_near(rect.centre, rect.reach() + INCH)
                && (feature.distance(&rect) <= 2 * CONTACT && holds("Q16")
                    || feature.meets_rect(&rect) && holds("17.10"));
            touched |= u64::from(near) << index;
        }
        touched
    }
}

/// What stops a straight move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// PF-4.15.
    Edge,
    /// PF-4.8, PF-4.14.
    Enemy(UnitId),
    /// PF-4.9.
    Obstacle(usize),
    /// PF-17.6.
    Barred,
}

/// Who moves, and what he need not mind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Mover {
    pub(crate) unit: UnitId,
    /// PF-4.10, PF-17.10: obstacles by their numbers.
    pub(crate) released: u64,
    /// Enemies that were too near already.
    pub(crate) close: u128,
    /// PF-2.6: it comes from outside the table.
    pub(crate) entering: bool,
}

impl State {
    /// Whoever is given a march order now.
    pub(crate) fn mover(&self, unit: UnitId) -> Mover {
        let rect = self.rect(unit);
        let near = self
            .army(self.side(unit).enemy())
            .filter(|enemy| self.rect(*enemy).distance(&rect) < KEEP_OFF + CONTACT);
        let close = near.fold(0, |close, enemy| close | 1 << enemy.0);
        let released = if holds("4.10") { self.touched(unit) } else { 0 };
        Mover { unit, released, close, entering: false }
    }

    /// How far a unit can go straight ahead from a place, and what stops it: no farther than
    /// `most`.
    pub(crate) fn straight(&self, mover: Mover, pose: Pose, most: i64) -> Reach<Stop> {
        let rect = self.battle.rect_at(mover.unit, pose);
        let mut ahead = Reach::of(most);
        if !mover.entering {
            ahead.cut(self.to_edge(&rect, pose.facing), Stop::Edge);
        }
        let ship = self.unit(mover.unit).is_ship();
        let reach = rect.reach() + most;
        for (index, feature) in self.battle.features.iter().enumerate() {
            if !feature.is_near(rect.centre, reach) {
                continue;
            }
            let barred = if ship {
                matches!(feature.kind, TerrainKind::River | TerrainKind::Water)
            } else {
                feature.is_barred()
            };
            let minded = feature.is_obstacle()
                && !ship
                && mover.released & 1 << index == 0
                && !(mover.entering && feature.open_to_arrivals);
            if !barred && !minded {
                continue;
            }
            for line in &feature.lines {
                if ship && self.is_shared_bank(*line) {
                    continue;
                }
                if let Some(at) = rect.ahead_to_line(*line) {
                    if minded && feature.is_bridged(rect.world(rect.half_depth + at, 0)) {
                        continue;
                    }
                    ahead.cut(at, if barred { Stop::Barred } else { Stop::Obstacle(index) });
                }
            }
        }
        if !holds("4.6") {
            for friend in self.army(self.side(mover.unit)).filter(|one| *one != mover.unit) {
                if let Some(at) = rect.ahead_to_base(&self.rect(friend)) {
                    ahead.cut(at, Stop::Edge);
                }
            }
        }
        for enemy in self.army(self.side(mover.unit).enemy()).filter(|_| holds("4.8")) {
            let other = self.rect(enemy);
            let apart = rect.reach() + other.reach() + most + KEEP_OFF;
            if rect.centre.distance_squared(other.centre) > apart * apart {
                continue;
            }
            let keeps_off = mover.close & 1 << enemy.0 == 0 && holds("Q15");
            let margin = if keeps_off { KEEP_OFF } else { 0 };
            if let Some(at) = rect.grown(margin).ahead_to_base(&other) {
                ahead.cut(at, Stop::Enemy(enemy));
            }
        }
        ahead
    }

    /// A bank along the table edge: there the table ends, not the water.
    fn is_shared_bank(&self, Line { from, to }: Line) -> bool {
        let on = |value: i64, end: i64| value <= 0 || value >= end;
        on(from.x, self.battle.width) && from.x == to.x
            || on(from.y, self.battle.height) && from.y == to.y
    }

    /// How far a rectangle can go in a direction before any part of it leaves the table.
    pub(crate) fn to_edge(&self, rect: &Rect, facing: u16) -> i64 {
        rect.room_towards(facing, self.battle.table())
    }
}

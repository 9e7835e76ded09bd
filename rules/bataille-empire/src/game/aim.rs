//! BE-10, BE-11: who may fire at whom, and what is known of a fire before its die.

use engine::Log;
use engine::input::Int;

use super::choice::UnitId;
use super::geometry::{Body, Line, Rect, Spot, UD, length, measured};
use super::state::State;
use super::terrain::LINING;
use crate::ch03_manoeuvres::TACTICAL_DISTANCE;
use crate::ch10_ranges::{Band, Shooter, band};
use crate::ch11_fire_facts::{
    Ammunition, FireArm, FireInput, FiringFormation, Range, TargetFormation,
};
use crate::ch20_geometry::Zone;
use crate::ch26_points::Calibre;
use crate::holds;
use crate::measure::{Parts, Ud};
use crate::scenario::Trait;
use crate::unit::{Arm, Cover, Formation, Order, Status};

/// Why a unit fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// BE-1.7, BE-1.10: of its own choice.
    Own,
    /// BE-11.30.
    Return,
    /// BE-4.5.
    Opportunity,
    /// BE-21.3.
    Support,
}

/// A target in arc, range and sight.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aim {
    pub(crate) target: UnitId,
    pub(crate) distance: Ud,
    pub(crate) band: Band,
}

/// BE-11.32: beyond musketry, up to the range of battalion guns.
const MUSKETS: Ud = Ud::whole(2);

impl State {
    pub(crate) fn shooter(&self, id: UnitId, guns_alone: bool) -> Shooter {
        match self.arm(id) {
            Arm::Artillery => match self.unit(id).calibre {
                Calibre::Four | Calibre::None => Shooter::Artillery4,
                Calibre::Six => Shooter::Artillery6,
                Calibre::Nine => Shooter::Artillery9,
                Calibre::Twelve => Shooter::Artillery12,
            },
            _ if guns_alone => Shooter::BattalionGuns,
            Arm::Skirmishers => Shooter::Skirmishers,
            _ => Shooter::Infantry,
        }
    }

    /// BE-11.9, BE-11.31, BE-7.8, BE-11.29: whether a unit may fire at all now.
    pub(crate) fn may_fire(&self, id: UnitId, occasion: Occasion) -> bool {
        let troop = self.troop(id);
        let arm = self.arm(id);
        let served = match arm {
            Arm::Cavalry => false,
            Arm::Artillery => troop.formation == Formation::Deployed && !troop.disorder,
            Arm::Infantry | Arm::Skirmishers => true,
        };
        let ready = match occasion {
            Occasion::Own => !(troop.marker && holds("7.8")),
            Occasion::Return => !(troop.returned && holds("11.29")),
            Occasion::Opportunity => {
                let marked = troop.marker && holds("4.25") && holds("Q22") && holds("7.8");
                let disordered = troop.disorder && holds("4.26");
                !marked && !disordered
            }
            Occasion::Support => {
                let spent = troop.supported && holds("21.4");
                let bound = self.order(id) == Order::Manoeuvre && arm != Arm::Artillery;
                let marked = troop.marker && holds("7.8");
                !marked && !spent && !bound
            }
        };
        let armed = arm != Arm::Skirmishers || self.ft(id) > 0;
        served && ready && armed && !troop.fell_back && !troop.abandoned && !troop.reserve
    }

    /// BE-Q72: from the front edge, or all round.
    fn fire_distance(&self, id: UnitId, target: UnitId) -> i64 {
        match self.body(id) {
            Body::Base(rect) if !self.is_all_round(id) => {
                let facing = self.troop(id).pose.facing;
                let edge = Rect::new(rect.front_centre(), facing, rect.half_front, 1);
                Body::Base(edge).distance(&self.body(target))
            }
            body => body.distance(&self.body(target)),
        }
    }

    /// BE-10.3, BE-11.28, BE-Q71: whether a target is in arc, range and sight.
    pub(crate) fn aim(&self, id: UnitId, target: UnitId, guns_alone: bool) -> Option<Aim> {
        let distance = measured(self.fire_distance(id, target));
        let rifle = self.unit(id).has(Trait::Rifle) && !guns_alone;
        let shooter = self.shooter(id, guns_alone);
        let hill = self.unit(id).arm == Arm::Artillery && self.battle.is_on_hill(self.centre(id));
        let rifle = rifle && matches!(shooter, Shooter::Infantry | Shooter::Skirmishers);
        let band = band(shooter, rifle, hill, distance, &mut Log::silent());
        if band == Band::Out || guns_alone && distance <= MUSKETS {
            return None;
        }
        self.seen_point(id, target, true)?;
        Some(Aim { target, distance, band })
    }

    /// BE-11.2, BE-Q92: the targets of a unit's own choice.
    pub(crate) fn targets(&self, id: UnitId, guns_alone: bool) -> Vec<Aim> {
        let mut aims: Vec<Aim> = self
            .enemies(self.side(id))
            .filter_map(|target| self.aim(id, target, guns_alone))
            .collect();
        if self.order(id) == Order::Manoeuvre && holds("8.5") {
            // BE-8.5: no combat, except artillery at effective range.
            let guns = self.unit(id).arm == Arm::Artillery;
            aims.retain(|aim| guns && aim.band <= Band::Effective);
        }
        let nearest = aims.iter().filter(|aim| self.is_formed(aim.target)).map(|aim| aim.distance);
        let Some(nearest) = nearest.min() else { return aims };
        let free = !self.house().strict_target
            && self.unit(id).arm == Arm::Artillery
            && nearest > TACTICAL_DISTANCE;
        aims.retain(|aim| {
            let preferred = free && self.is_preferred(aim);
            let formed = self.is_formed(aim.target);
            formed && aim.distance == nearest || preferred || !formed && !holds("Q92")
        });
        aims
    }

    /// BE-11.2, BE-Q36: what artillery may prefer where the house allows it.
    fn is_preferred(&self, aim: &Aim) -> bool {
        let formation = self.troop(aim.target).formation;
        self.unit(aim.target).arm == Arm::Artillery
            || aim.band <= Band::Effective
                && (formation.is_square() || formation == Formation::Column)
    }

    /// BE-22.2: what covers a target from a point.
    pub(crate) fn cover(&self, target: UnitId, from: Spot) -> Cover {
        if let Some(building) = self.troop(target).garrison {
            return self.battle.terrain[usize::from(building)].cover;
        }
        let rect = self.rect(target);
        if !holds("22.2") {
            return Cover::None;
        }
        // BE-22.7: a redoubt covers front and flanks.
        let behind = self.battle.redoubt_at(rect.centre).is_some()
            && self.zone_of(target, from) == Zone::Rear
            && holds("22.7");
        let area = if behind { Cover::None } else { self.battle.cover_at(rect.centre) };
        let line = Line::new(from, rect.nearest_to(from));
        let front = Line::new(rect.front_corner(false), rect.front_corner(true));
        let lined = self.battle.terrain.iter().filter(|piece| {
            piece.is_obstacle() && piece.cover.level() > 0 && piece.is_near(&rect, UD)
        });
        let linear = lined.filter(|piece| {
            piece.lines.iter().any(|edge| {
                let far = super::geometry::between_lines(front, *edge).isqrt();
                let stretched = Line::new(line.from, rect.centre);
                far <= LINING && stretched.crosses(*edge)
            })
        });
        let best = linear.map(|piece| piece.cover).max_by_key(|cover| cover.level());
        match best {
            Some(cover) if cover.level() > area.level() => cover,
            _ => area,
        }
    }

    /// BE-16.26, BE-12.3: a redoubt under the middle of a unit.
    pub(crate) fn is_in_redoubt(&self, id: UnitId) -> bool {
        self.troop(id).garrison.is_none() && self.battle.redoubt_at(self.centre(id)).is_some()
    }

    /// BE-11.3 to BE-11.26: all that counts in a fire.
    pub(crate) fn fire_facts(&self, fire: &Shot) -> FireInput {
        let (id, target) = (fire.shooter, fire.aim.target);
        let (unit, troop) = (self.unit(id), self.troop(id));
        let (other, mark) = (self.unit(target), self.troop(target));
        let guns_alone = fire.guns_alone;
        let arm = match self.arm(id) {
            Arm::Artillery => FireArm::Artillery,
            _ if guns_alone => FireArm::BattalionGuns,
            Arm::Skirmishers => FireArm::Skirmishers,
            _ => FireArm::Infantry,
        };
        let garrison = troop.garrison.is_some();
        let foot = arm == FireArm::Infantry;
        let formation = match troop.formation {
            _ if !foot || garrison => FiringFormation::None,
            Formation::Line => FiringFormation::Line,
            Formation::FullSquare | Formation::HollowSquare => FiringFormation::Square,
            _ => FiringFormation::Column,
        };
        let range = match fire.aim.band {
            _ if arm != FireArm::Artillery => Range::Effective,
            Band::Short => Range::Short,
            Band::Effective => Range::Effective,
            Band::Long | Band::Out => Range::Long,
        };
        let guns = arm.has_guns();
        let ball = guns && fire.ammunition == Ammunition::Ball;
        let zone = self.zone_of(target, self.front(id));
        let threats = self.threats(id, None);
        let cover = self.cover(target, self.eye(id, self.centre(target)));
        let level = |one: UnitId| self.battle.level(self.centre(one));
        let supports = fire.supports.iter().map(|one| self.support_kind(*one, target));
        let count = |kind: SupportKind| {
            Int::of(supports.clone().filter(|one| *one == Some(kind)).count().min(2) as i32)
        };
        let skirmishers = self.arm(target) == Arm::Skirmishers;
        FireInput {
            shooter: arm,
            formation,
            range,
            ammunition: if arm == FireArm::Artillery { fire.ammunition } else { Ammunition::Ball },
            ft: Int::of(if guns { 0 } else { self.ft(id) }),
            target_ft: Int::of(if other.arm == Arm::Infantry {
                self.ft_of_table(target)
            } else {
                0
            }),
            with_battalion_guns: foot && !garrison && unit.has(Trait::BattalionGuns),
            target: self.arm(target),
            target_formation: match mark.formation {
                _ if mark.garrison.is_some() => TargetFormation::Garrison,
                _ if skirmishers => TargetFormation::Skirmish,
                Formation::Line => TargetFormation::Line,
                Formation::FullSquare | Formation::HollowSquare => TargetFormation::Square,
                Formation::Deployed => TargetFormation::Deployed,
                Formation::Limbered => TargetFormation::Limbered,
                _ => TargetFormation::Column,
            },
            from_building: garrison,
            enfilade: ball && matches!(zone, Zone::Left | Zone::Right) && mark.garrison.is_none(),
            stationary: guns && !troop.moved && !fire.limber,
            opportunity: fire.occasion == Occasion::Opportunity,
            limber_and_fire: arm == FireArm::Artillery
                && (fire.limber || troop.unlimbered)
                && fire.occasion == Occasion::Own,
            under_skirmisher_fire: guns && self.under_skirmisher_fire(id),
            target_higher: guns && level(target) > level(id),
            ricochet: fire.ricochet,
            howitzers: unit.has(Trait::Howitzers),
            fire_supports: count(SupportKind::Fire),
            canister_supports: count(SupportKind::Canister),
            skirmisher_supports: count(SupportKind::Skirmishers),
            cover: if other.arm == Arm::Cavalry { Cover::None } else { cover },
            action_marker: troop.marker && fire.occasion == Occasion::Return && holds("7.6"),
            disorder: troop.disorder,
            size: unit.size,
            good_shooter: unit.has(Trait::GoodShooter),
            poor_shooter: unit.has(Trait::PoorShooter),
            rifle: !guns && unit.has(Trait::Rifle),
            militia: unit.status == Status::Militia,
            threats: Int::of(threats.all),
            cavalry_threats: Int::of(threats.cavalry),
            losses: Parts::of(i32::from(troop.losses)),
        }
    }

    /// BE-21.3: how a unit could support a fire at a target.
    pub(crate) fn support_kind(&self, id: UnitId, target: UnitId) -> Option<SupportKind> {
        let aim = self.aim(id, target, false)?;
        match self.arm(id) {
            Arm::Artillery if aim.band == Band::Short => Some(SupportKind::Canister),
            Arm::Artillery => Some(SupportKind::Fire),
            Arm::Skirmishers => Some(SupportKind::Skirmishers),
            Arm::Infantry if self.troop(id).formation.is_line_or_column() => {
                Some(SupportKind::Fire)
            }
            _ => None,
        }
    }

    /// BE-21.3, BE-Q58: units of a side that could support a fire at a target now.
    pub(crate) fn supporters(&self, shooter: UnitId, target: UnitId) -> Vec<UnitId> {
        let side = self.side(shooter);
        let found = self.army(side).filter(|one| {
            *one != shooter
                && self.may_fire(*one, Occasion::Support)
                && self.support_kind(*one, target).is_some()
        });
        found.collect()
    }

    /// BE-21.4: at most two fire or canister supports and two of skirmishers.
    pub(crate) fn are_too_many(&self, supports: &[UnitId], target: UnitId) -> bool {
        let kinds: Vec<_> = supports.iter().map(|one| self.support_kind(*one, target)).collect();
        let skirmishers = kinds.iter().filter(|kind| **kind == Some(SupportKind::Skirmishers));
        let skirmishers = skirmishers.count();
        skirmishers > 2 || supports.len() - skirmishers > 2
    }

    /// BE-11.16, BE-Q90: the unit behind the first target that a ball strikes as well.
    pub(crate) fn ricochet(&self, fire: &Shot) -> Option<Aim> {
        let (id, first) = (fire.shooter, fire.aim.target);
        let on = self.rules().ricochets
            && self.house().ricochet == crate::options::Ricochet::On
            && self.unit(id).arm == Arm::Artillery
            && fire.ammunition == Ammunition::Ball
            && fire.aim.band <= Band::Effective
            && !fire.ricochet;
        let bare = self.arm(first) != Arm::Skirmishers
            && self.cover(first, self.front(id)) == Cover::None
            && self.troop(first).garrison.is_none();
        if !on || !bare {
            return None;
        }
        let eye = self.front(id);
        let near = self.body(first).nearest_to(eye);
        let through = self.centre(first);
        let bearing = eye.bearing(through);
        let end = near.towards(bearing, 2 * self.rect(first).reach() + length(TACTICAL_DISTANCE));
        let line = Line::new(through, end);
        let behind = self.enemies(self.side(id)).filter(|other| {
            *other != first
                && self.troop(*other).garrison.is_none()
                && self.distance(*other, first) <= TACTICAL_DISTANCE
                && self.rect(*other).is_crossed(line)
        });
        let target = behind.min_by_key(|other| self.distance(*other, first))?;
        let sheltered = self.battle.terrain.iter().any(|piece| {
            (piece.cover.level() > 0 || piece.is_building())
                && piece.ground.as_ref().is_some_and(|ground| {
                    let line = Line::new(near, self.centre(target));
                    ground.length_inside(line, &mut Vec::new()) > 0
                })
        });
        let level = |one: UnitId| self.battle.level(self.centre(one));
        let uphill = level(target) > level(id) || level(target) > level(first);
        if sheltered || uphill && holds("11.17") {
            return None;
        }
        let distance = measured(self.fire_distance(id, target));
        let hill = self.battle.is_on_hill(self.centre(id));
        let band = band(self.shooter(id, false), false, hill, distance, &mut Log::silent());
        let near = band <= Band::Effective || !holds("Q90");
        near.then_some(Aim { target, distance, band: band.min(Band::Effective) })
    }
}

/// BE-21.3: the kinds of fire support.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SupportKind {
    Fire,
    Canister,
    Skirmishers,
}

/// A fire about to be resolved.
#[derive(Clone, Debug)]
pub(crate) struct Shot {
    pub(crate) shooter: UnitId,
    pub(crate) aim: Aim,
    pub(crate) ammunition: Ammunition,
    pub(crate) guns_alone: bool,
    pub(crate) supports: Vec<UnitId>,
    pub(crate) limber: bool,
    pub(crate) occasion: Occasion,
    pub(crate) ricochet: bool,
}

impl Shot {
    /// The best ammunition at a range: canister at short range, else shrapnel, else ball.
    pub(crate) fn new(state: &State, shooter: UnitId, aim: Aim, occasion: Occasion) -> Self {
        let ammunition = match (state.unit(shooter).arm, aim.band) {
            (Arm::Artillery, Band::Short) => Ammunition::Canister,
            (Arm::Artillery, _) if state.unit(shooter).has(Trait::Shrapnel) => Ammunition::Shrapnel,
            _ => Ammunition::Ball,
        };
        Self {
            shooter,
            aim,
            ammunition,
            guns_alone: false,
            supports: Vec::new(),
            limber: false,
            occasion,
            ricochet: false,
        }
    }
}

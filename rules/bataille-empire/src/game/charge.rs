//! BE-15, BE-Q74, BE-Q99: who may charge whom, and along which line.

use board::path::offsets;
use engine::input::Int;
use engine::{Log, Refusal};

use super::choice::UnitId;
use super::geometry::{
    Body, FINE, Line, Pose, Rect, Spot, TURN, UD, angle_between, length, measured, turned,
};
use super::state::State;
use crate::ch03_manoeuvres::TACTICAL_DISTANCE;
use crate::ch05_movement::{
    Mode, MovementAllowanceInput, MovingFormation, allowance, is_penalised, movement_allowance,
};
use crate::ch15_charge::{ChargeTarget, Charging, PRIORITY_DISTANCE};
use crate::ch20_geometry::{Zone, moving};
use crate::measure::Ud;
use crate::options::FlankAttack;
use crate::scenario::Trait;
use crate::unit::{Arm, Formation, Order, Terrain};
use crate::{be, holds};

/// BE-Q74: the line of a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ChargeLine {
    /// Where the charger faces while it goes.
    pub(crate) facing: u16,
    /// From its front-edge centre to the aim point, in thousandths.
    pub(crate) length: i32,
    /// BE-20.4: the side that is struck, by its number in [`SIDES`].
    pub(crate) struck: u8,
    /// BE-15.14: which of its edges is struck.
    pub(crate) edge: u8,
    /// The charger in contact.
    pub(crate) contact: Pose,
    /// Degrees of the pivot, rounded up.
    pub(crate) degrees: i32,
    /// Sideways, in thousandths.
    pub(crate) shift: i32,
}

/// The sides of a unit by their numbers.
pub(crate) const SIDES: [Zone; 4] = [Zone::Front, Zone::Left, Zone::Right, Zone::Rear];

impl ChargeLine {
    pub(crate) fn zone(&self) -> Zone {
        SIDES[usize::from(self.struck)]
    }
}

/// How a charge is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Intent {
    /// BE-3.8: after a change of formation with no more than this left, in thousandths.
    Charge {
        most: Option<i32>,
    },
    Opportunity,
    /// BE-18.3: with the pursuit distance as the most.
    Pursuit(i64),
    /// BE-Q102: with the rest of a charge.
    Redirected(i64),
}

impl Intent {
    /// A charge without a change before it.
    pub(crate) const CHARGE: Self = Self::Charge { most: None };
}

/// A charge that is allowed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Declared {
    pub(crate) line: ChargeLine,
    pub(crate) allowance: i64,
    pub(crate) distance: Ud,
    pub(crate) penalised: bool,
}

fn no(condition: bool, rule: &'static str, key: &'static str) -> Result<(), Refusal> {
    Refusal::when(condition, be(rule), "target", key)
}

fn refuse<T>(rule: &'static str, key: &'static str) -> Result<T, Refusal> {
    Err(Refusal { rule: be(rule), field: "target", key })
}

impl State {
    /// BE-15.5, BE-Q70: the side that a charger from this place strikes.
    pub(crate) fn struck_side(&self, target: UnitId, rect: &Rect) -> Zone {
        if !self.has_flanks(target) {
            return Zone::Front;
        }
        let zone = self.zone_of(target, rect.front_centre());
        if zone.is_turned() && !holds("15.5") {
            return Zone::Front;
        }
        if self.house().flank_attack == FlankAttack::Wholly && zone.is_turned() {
            let other = self.rect(target);
            let behind = rect.corners().iter().all(|corner| {
                let (ahead, _) = other.local(*corner);
                ahead <= other.half_depth
            });
            if !behind {
                return Zone::Front;
            }
        }
        zone
    }

    /// The edge of a target that is struck, and the facing of who strikes it squarely.
    fn struck_edge(&self, target: UnitId, zone: Zone, from: Spot) -> Option<(usize, Line, u16)> {
        match self.body(target) {
            Body::Building(ground) => {
                let edges = ground.edges().enumerate();
                let (side, edge) = edges.min_by_key(|(_, edge)| edge.distance_squared(from))?;
                Some((side % 8, edge, inward(edge, self.centre(target))))
            }
            Body::Base(rect) => {
                let [front_left, front_right, back_right, back_left] = rect.corners();
                let edges = [
                    Line::new(front_left, front_right),
                    Line::new(back_left, front_left),
                    Line::new(front_right, back_right),
                    Line::new(back_right, back_left),
                ];
                let facing = self.troop(target).pose.facing;
                let strikes = [1800, 900, -900, 0];
                let index = if self.has_flanks(target) {
                    SIDES.iter().position(|one| *one == zone)?
                } else {
                    (0..4).min_by_key(|index| edges[*index].distance_squared(from))?
                };
                Some((index, edges[index], turned(facing, strikes[index])))
            }
        }
    }

    /// BE-Q74: the line of a charge from a place, if there is one; `freely` without the limit of 45
    /// degrees.
    pub(crate) fn charge_line(
        &self,
        id: UnitId,
        target: UnitId,
        pose: Pose,
        formation: Formation,
        zone: Zone,
        freely: bool,
    ) -> Option<ChargeLine> {
        let rect = self.rect_as(id, pose, formation);
        let from = pose.spot();
        let (side, edge, strike) = self.struck_edge(target, zone, from)?;
        let whole = edge.length().max(1);
        let aim_at = |off: i64| edge.point_at(whole / 2 + off, whole);
        let ahead = |off: &i64| {
            let aim = aim_at(*off);
            freely || angle_between(pose.facing, from.bearing(aim)).abs() <= 450 || from == aim
        };
        let ends = [whole / 2, -(whole / 2)];
        let mut aim = offsets(UD / 20, whole / 2).chain(ends).find(&ahead)?;
        if aim != 0 {
            // The nearest point of that side, to the thousandth.
            let mut off = aim - aim.signum() * (UD / 20);
            while (aim - off).abs() > FINE / 2 {
                let middle = i64::midpoint(aim, off);
                if ahead(&middle) { aim = middle } else { off = middle }
            }
        }
        let aim = aim_at(aim);
        let facing = if from == aim { pose.facing } else { from.bearing(aim) };
        let turn = angle_between(pose.facing, facing).abs();
        let far = from.distance(aim);
        let strip = |shift: i64| {
            let middle = Line::new(from, aim).point_at(1, 2);
            let aside = turned(facing, TURN / 4);
            Rect::new(
                middle.towards(aside, shift),
                facing,
                rect.half_front,
                (far / 2 - FINE).max(1),
            )
        };
        let shift = offsets(UD / 20, if holds("Q74") { UD } else { 0 }).map(|shift| -shift).find(
            |shift| {
                let aside = turned(facing, TURN / 4);
                let way = Line::new(from.towards(aside, *shift), aim.towards(aside, *shift));
                self.is_strip_free(&strip(*shift), way, id, target, formation)
            },
        )?;
        let spot = aim.towards(turned(facing, TURN / 4), shift);
        Some(ChargeLine {
            facing,
            length: (far / FINE) as i32,
            struck: SIDES.iter().position(|one| *one == zone).unwrap_or(0) as u8,
            edge: side as u8,
            contact: Pose::near(spot, strike),
            degrees: (turn + 9) / 10,
            shift: (shift / FINE) as i32,
        })
    }

    /// BE-Q74: other units (friendly skirmishers excepted), buildings but the target's own, closed
    /// ground.
    fn is_strip_free(
        &self,
        strip: &Rect,
        way: Line,
        id: UnitId,
        target: UnitId,
        formation: Formation,
    ) -> bool {
        let side = self.side(id);
        let units = self.on_table().any(|other| {
            other != id
                && other != target
                && !self.troop(other).hidden
                && self.troop(other).garrison.is_none()
                && !(self.side(other) == side && self.arm(other) == Arm::Skirmishers)
                && !self.is_farther(other, strip, 0)
                && self.rect(other).overlaps(strip)
        });
        let own = self.troop(target).garrison;
        let ground = self.battle.terrain.iter().enumerate().any(|(index, piece)| {
            if piece.is_building() {
                return own != Some(index as u8) && piece.touches(strip);
            }
            let shut = piece.is_impassable()
                && !self.battle.is_crossed_by_bridge(piece, way, formation)
                || allowance(self.unit(id).mover(), moving(formation), piece.class).is_none();
            shut && piece.touches(strip)
        });
        !units && !ground
    }

    /// BE-Q66: the worst ground and the obstacles of a straight way.
    pub(crate) fn ground_of_way(
        &self,
        id: UnitId,
        formation: Formation,
        from: Pose,
        way: i64,
    ) -> (Terrain, i32) {
        let mut worst = Terrain::Clear;
        let mut gone = 0;
        loop {
            let rect = self.rect_as(id, from.ahead(gone), formation);
            let class = self.battle.class_under(&rect);
            if class as u8 > worst as u8 {
                worst = class;
            }
            if gone >= way {
                break;
            }
            gone = (gone + UD / 4).min(way);
        }
        let line = Line::new(from.spot(), from.spot().towards(from.facing, way));
        let narrow = matches!(formation, Formation::Column | Formation::Skirmish);
        (worst, self.battle.obstacles_crossed(line, narrow, false))
    }

    /// BE-5.3, BE-15.2: how far a unit charges along a line.
    fn charge_allowance(
        &self,
        id: UnitId,
        form: Option<Formation>,
        line: &ChargeLine,
        log: &mut Log,
    ) -> Option<(i64, bool)> {
        let (unit, troop) = (self.unit(id), self.troop(id));
        let formation = form.unwrap_or(troop.formation);
        let start = Pose { facing: line.facing, ..troop.pose };
        let way = i64::from(line.length) * FINE;
        let (worst, obstacles) = self.ground_of_way(id, formation, start, way);
        let input = MovementAllowanceInput {
            unit: unit.mover(),
            formation: moving(troop.formation),
            new_formation: form.map_or(MovingFormation::None, moving),
            terrain: worst,
            manoeuvre_class: unit.class,
            size: unit.size,
            light_infantry: unit.has(Trait::LightInfantry),
            disorder: false,
            road: false,
            charge: true,
            obstacles: Int::of(obstacles.clamp(0, 3)),
            mode: Mode::Forward,
            turn_in_place: false,
            about_face: false,
            wheel_degrees: Int::of(if formation == Formation::Skirmish {
                0
            } else {
                line.degrees.clamp(0, 45)
            }),
            group_front: None,
        };
        let result = movement_allowance(input, log).ok()?;
        let light = unit.has(Trait::LightInfantry);
        let penalised = is_penalised(unit.mover(), moving(formation), worst, light);
        result.possible.then(|| (length(result.distance), penalised))
    }

    /// BE-Q68: whether a charge crosses starred ground.
    fn is_hindered(&self, id: UnitId, line: &ChargeLine) -> bool {
        let (unit, troop) = (self.unit(id), self.troop(id));
        let start = Pose { facing: line.facing, ..troop.pose };
        let way = i64::from(line.length) * FINE;
        let (worst, _) = self.ground_of_way(id, troop.formation, start, way);
        let light = unit.has(Trait::LightInfantry);
        is_penalised(unit.mover(), moving(troop.formation), worst, light)
    }

    /// BE-15.1 to BE-15.15, BE-Q74, BE-Q106: the judge of a charge.
    pub(crate) fn declare(
        &self,
        id: UnitId,
        target: UnitId,
        form: Option<Formation>,
        intent: Intent,
    ) -> Result<Declared, Refusal> {
        self.told_charge(id, target, form, intent, &mut Log::silent())
    }

    /// The same, with the reckoning of its length.
    pub(crate) fn told_charge(
        &self,
        id: UnitId,
        target: UnitId,
        form: Option<Formation>,
        intent: Intent,
        log: &mut Log,
    ) -> Result<Declared, Refusal> {
        let (unit, troop) = (self.unit(id), self.troop(id));
        no(self.side(id) == self.side(target), "15.2", "target-is-a-friend")?;
        let here = self.is_on_table(target) && !self.troop(target).abandoned;
        no(!here || self.troop(target).hidden, "15.2", "target-not-seen")?;
        let formation = form.unwrap_or(troop.formation);
        no(form.is_some_and(|form| !unit.may_form(form)), "19.7", "formation-of-another-arm")?;
        // BE-20.3: who would overlap another in his new formation is shifted before he goes.
        let pose = match form {
            Some(form) if !troop.formation.is_square() => {
                self.check_change(id, Some(form), None)?.0
            }
            _ => troop.pose,
        };
        let rect = self.rect_as(id, pose, formation);
        let garrison = self.troop(target).garrison.is_some();
        let cavalry = unit.arm == Arm::Cavalry;
        let rough = self.battle.class_at(self.centre(target)) == Terrain::Difficult;
        no(cavalry && rough && !garrison, "Q106", "cavalry-stops-at-difficult-ground")?;
        let follows_up = matches!(intent, Intent::Pursuit(_) | Intent::Redirected(_));
        let seen = follows_up || self.sees(id, target);
        let zone = self.struck_side(target, &rect);
        let distance = measured(self.body(target).distance(&Body::Base(rect)));
        let (order, zone_of_order) = (self.order(id), self.target_in_zone(id, target));
        let near = |limit: Ud, but: Option<UnitId>| {
            self.enemies(self.side(id))
                .any(|enemy| Some(enemy) != but && self.distance(id, enemy) <= limit)
        };
        let mut facts = Charging {
            arm: match formation {
                Formation::Skirmish => Arm::Skirmishers,
                _ => self.arm(id),
            },
            formation: if form.is_some() && troop.formation.is_square() {
                troop.formation
            } else {
                formation
            },
            // BE-8.18: who pursues is not in breach of his order.
            order: if follows_up && holds("8.18") { Order::Attack } else { order },
            opportunity: intent == Intent::Opportunity,
            action_marker: troop.marker && !follows_up,
            disorder: troop.disorder,
            distance,
            allowance: Ud::whole(99),
            off_front: !self.in_sector(&rect, target),
            target: match self.arm(target) {
                Arm::Skirmishers => ChargeTarget::Skirmishers,
                Arm::Artillery => ChargeTarget::Artillery,
                _ => ChargeTarget::Formed,
            },
            target_detached: self.unit(target).is_detached(),
            target_in_building: garrison,
            target_flank_or_rear: zone.is_turned(),
            target_disorder: self.troop(target).disorder,
            target_in_zone: order == Order::Hold && zone_of_order && !follows_up,
            other_enemy_within_2: !follows_up && self.has_priority_enemy(id, &rect, target),
            enemy_within_4: near(TACTICAL_DISTANCE, None),
            change_formation: form.is_some(),
        };
        if follows_up && facts.arm == Arm::Skirmishers {
            facts.arm = self.arm(id);
        }
        if let Some((rule, reason)) = facts.obstacle() {
            no(true, rule, reason.key())?;
        }
        no(matches!(intent, Intent::Pursuit(_)) && garrison, "18.3", "no-pursuit-into-buildings")?;
        no(!seen, "15.2", "target-not-seen")?;
        let most = if self.rules().second_charge { 2 } else { 1 };
        let received = self.troop(target).charged;
        let enough = !follows_up && received.count_ones() >= most && holds("Q109");
        no(enough, "15.14", "target-charged-enough")?;
        let line = self.charge_line(id, target, pose, formation, zone, false);
        let Some(line) = line else { return refuse("15.2", "no-line-to-the-target") };
        let again = !follows_up && received & 1 << line.edge != 0;
        no(again, "15.14", "target-charged-on-this-side")?;
        let reach = match intent {
            Intent::Pursuit(most) | Intent::Redirected(most) => {
                Some((most, self.is_hindered(id, &line)))
            }
            _ => self.charge_allowance(id, form, &line, log),
        };
        let Some((mut allowance, penalised)) = reach else {
            return refuse("5.1", "terrain-is-closed");
        };
        if let Intent::Charge { most: Some(most) } = intent {
            allowance = allowance.min(i64::from(most) * FINE);
        }
        let far = i64::from(line.length) * FINE > allowance + FINE;
        no(far, "15.2", "target-too-far-to-charge")?;
        Ok(Declared { line, allowance, distance, penalised })
    }

    /// BE-15.1: an enemy within 2 UD comes first, if it can be charged at all.
    fn has_priority_enemy(&self, id: UnitId, rect: &Rect, target: UnitId) -> bool {
        self.enemies(self.side(id)).any(|enemy| {
            enemy != target
                && self.in_sector(rect, enemy)
                && measured(self.body(enemy).distance(&Body::Base(*rect))) <= PRIORITY_DISTANCE
        })
    }

    /// BE-Q85: a point of the target is within 8 UD of the centre of the zone.
    pub(crate) fn target_in_zone(&self, id: UnitId, target: UnitId) -> bool {
        let (x, y) = self.command(self.division_of(id)).zone;
        let centre = Pose { x, y, facing: 0 }.spot();
        let far = if holds("Q85") {
            self.body(target).distance_to_point(centre)
        } else {
            self.centre(target).distance(centre)
        };
        far <= 8 * UD
    }

    /// BE-4.28, BE-8.8: whether infantry under engage may strike it.
    pub(crate) fn is_engage_target(&self, id: UnitId, target: UnitId) -> bool {
        let zone = self.struck_side(target, &self.rect(id));
        self.unit(target).is_detached()
            || self.troop(target).garrison.is_some()
            || self.troop(target).disorder
            || zone.is_turned()
    }
}

/// The facing of who strikes an edge squarely from outside.
fn inward(edge: Line, centre: Spot) -> u16 {
    let along = edge.from.bearing(edge.to);
    let middle = edge.point_at(1, 2);
    let one = turned(along, TURN / 4);
    let nearer = middle.towards(one, UD).distance_squared(centre) < middle.distance_squared(centre);
    if nearer { one } else { turned(along, -TURN / 4) }
}

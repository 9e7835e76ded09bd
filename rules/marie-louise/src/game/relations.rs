//! ML-1.8, ML-5.2: what units see of each other, who supports whom, who is isolated, and what a morale
//! test reads of a unit.

use board::plane::Line;
use engine::input::Decimal;

use super::choice::{GeneralId, UnitId};
use super::geometry::{
    GENERAL, PAS, Quarter, Rect, SLACK, Spot, bearing, decimal, is_forward, quarter, seen_from,
    within,
};
use super::ground::better;
use super::state::State;
use crate::ch01_sight::sees_over;
use crate::ch05_morale::Morale;
use crate::ch05_reaction::Generals;
use crate::ch05_support::{
    Kind, SUPPORT_DISTANCE, Support, WITNESS_DISTANCE, attack_direction, support,
};
use crate::ch13_budget::Grade;
use crate::holds;
use crate::unit::{Arm, Cover, Direction, Formation, Marker, Order};

/// ML-1.45: as much masking terrain as one can look into.
const MASKING: i64 = 5 * PAS;

impl State {
    /// ML-Q2: between the nearest points of two lead elements.
    pub(crate) fn gap(&self, one: UnitId, other: UnitId) -> i64 {
        if self.house().measure_centre || !holds("Q2") {
            return self.spot(one).distance(self.spot(other));
        }
        if !holds("1.39") {
            let middle = |id: UnitId| self.body(id).circle().map_or(self.spot(id), |one| one.0);
            return middle(one).distance(middle(other));
        }
        self.lead(one).distance(&self.lead(other))
    }

    /// ML-Q2: between a general and a lead element.
    pub(crate) fn gap_to_general(&self, general: GeneralId, unit: UnitId) -> i64 {
        let at = self.general_spot(general);
        if self.house().measure_centre {
            return at.distance(self.spot(unit));
        }
        (self.lead(unit).distance_to_point(at) - GENERAL).max(0)
    }

    /// Where a unit looks from.
    fn eye(&self, id: UnitId, target: Spot) -> Spot {
        let lead = self.lead(id);
        if self.troop(id).formation.is_square() && holds("Q12") {
            let faces = lead.edges().map(|edge| edge.point_at(1, 2));
            return faces
                .into_iter()
                .min_by_key(|at| at.distance_squared(target))
                .unwrap_or(lead.centre);
        }
        lead.front_centre()
    }

    /// ML-1.41, ML-Q3: the distance of a line of fire.
    pub(crate) fn range(&self, shooter: UnitId, target: UnitId) -> i64 {
        let lead = self.lead(target);
        let eye = if holds("Q3") { self.eye(shooter, lead.centre) } else { self.spot(shooter) };
        lead.distance_to_point(eye).max(1)
    }

    /// ML-1.41, ML-Q12: whether a unit looks towards another at all.
    pub(crate) fn looks_towards(&self, id: UnitId, target: UnitId) -> bool {
        let troop = self.troop(id);
        (troop.formation.is_square() && holds("Q12"))
            || is_forward(troop.pose, self.spot(target))
            || !holds("1.41")
    }

    /// ML-1.41: whether a unit sees an enemy forward of its front line.
    pub(crate) fn sees(&self, id: UnitId, target: UnitId) -> bool {
        self.looks_towards(id, target)
            && self.is_clear(self.eye(id, self.spot(target)), target, &[id, target])
    }

    /// The same over one friendly lead element (ML-Q71).
    pub(crate) fn sees_over_friend(&self, id: UnitId, target: UnitId) -> bool {
        let side = self.side(id);
        let mut friends = self.army(side).filter(|one| *one != id);
        self.looks_towards(id, target)
            && friends.any(|friend| {
                let eye = self.eye(id, self.spot(target));
                self.is_clear(eye, target, &[id, target, friend])
            })
    }

    /// ML-Q4: whether friends see each other.
    pub(crate) fn sees_friend(&self, id: UnitId, friend: UnitId) -> bool {
        let behind = !self.looks_towards(id, friend);
        if behind && (self.house().strict_forward_sight || !holds("Q4")) {
            return false;
        }
        self.is_clear(self.spot(id), friend, &[id, friend])
    }

    /// ML-Q128: whether a unit sees the place where a friend stood.
    pub(crate) fn sees_place(&self, id: UnitId, lost: UnitId, at: super::geometry::Pose) -> bool {
        let line = Line::new(self.spot(id), at.centre());
        let screens = self.on_table().filter(|one| *one != id && *one != lost);
        let mut cut = screens.map(|one| (one, self.lead(one)));
        !cut.any(|(one, rect)| self.is_cut(line, one, &rect))
            && self.ground_is_clear(line, lost, id)
    }

    /// ML-1.42: whether a general sees a unit.
    pub(crate) fn general_sees(&self, general: GeneralId, unit: UnitId) -> bool {
        let with = self.general(general).with;
        let own = with.unwrap_or(unit);
        holds("1.42") && self.is_clear(self.general_spot(general), unit, &[own, unit])
    }

    /// ML-3.2, ML-Q26: whether a general would command a unit from a place.
    pub(crate) fn is_commanded_from(&self, at: Spot, unit: UnitId) -> bool {
        let gap = if self.house().measure_centre {
            at.distance(self.spot(unit))
        } else {
            (self.lead(unit).distance_to_point(at) - GENERAL).max(0)
        };
        within(gap, 12 * PAS) && self.is_clear(at, unit, &[unit])
    }

    /// ML-Q148: whether one of nine lines from an eye to a lead element is clear.
    fn is_clear(&self, eye: Spot, target: UnitId, except: &[UnitId]) -> bool {
        let lead = self.lead(target);
        let [a, b, c, d] = lead.corners();
        let middle = |one: Spot, two: Spot| Spot::new((one.x + two.x) / 2, (one.y + two.y) / 2);
        let points =
            [lead.centre, a, b, c, d, middle(a, b), middle(b, c), middle(c, d), middle(d, a)];
        let side = self.side(except[0]);
        let reach = eye.distance(lead.centre) + 2 * PAS;
        let screens: Vec<(UnitId, Rect)> = self
            .on_table()
            .filter(|id| !except.contains(id))
            .filter(|id| self.side(*id) != side || holds("Q6"))
            .filter(|id| eye.is_within(self.spot(*id), reach))
            .map(|id| (id, self.lead(id)))
            .filter(|(_, rect)| {
                // Nothing beside the line matters.
                Line::new(eye, lead.centre).passes_nearer_than(rect.centre, 2 * PAS)
            })
            .collect();
        let plain = self.battle.ground.crests.is_empty()
            && !self.battle.ground.pieces.iter().any(|piece| piece.masks);
        let clear = |point: Spot| {
            let line = Line::new(eye, point);
            !screens.iter().any(|(id, rect)| self.is_cut(line, *id, rect))
                && (plain || self.ground_is_clear(line, target, except[0]))
        };
        clear(lead.centre) || (points[1..].iter().any(|point| clear(*point)) && holds("Q148"))
    }

    /// ML-1.46, ML-1.47: a lead element in the way.
    fn is_cut(&self, line: Line, id: UnitId, rect: &Rect) -> bool {
        if !rect.is_crossed(line) {
            return false;
        }
        let top = self.battle.ground.level(self.spot(id));
        holds("1.46") && !self.overlooks(line, rect.centre, top)
    }

    /// ML-1.47, ML-Q149: whether an end overlooks something on the line.
    fn overlooks(&self, line: Line, at: Spot, top: i32) -> bool {
        let level = |spot: Spot| self.battle.ground.level(spot);
        let above = level(line.from) > top || level(line.to) > top;
        let (near, far) = (line.from.distance(at), line.to.distance(at));
        sees_over(above, decimal(near), decimal(far)) && holds("1.47")
    }

    /// ML-1.43 to ML-1.45, ML-Q5, ML-Q148: crests and masking terrain.
    fn ground_is_clear(&self, line: Line, target: UnitId, observer: UnitId) -> bool {
        let ground = &self.battle.ground;
        for crest in &ground.crests {
            for part in &crest.lines {
                let on = |rect: &Rect| rect.distance_to_line(*part) <= SLACK;
                if let Some(at) = line.crossing_point(*part)
                    && !((on(&self.lead(target)) || on(&self.lead(observer))) && holds("Q5"))
                    && !self.overlooks(line, at, crest.level)
                    && holds("1.43")
                {
                    return false;
                }
            }
        }
        let mut inside = 0;
        for piece in ground.pieces.iter().filter(|piece| piece.masks) {
            let ends = piece.contains(line.from) || piece.contains(line.to);
            for (first, last) in piece.stretches(line) {
                if ends {
                    inside += last - first;
                    continue;
                }
                let at = board::path::point_along(line, i64::midpoint(first, last));
                if !self.overlooks(line, at, ground.level(at) + 1) && holds("1.44") {
                    return false;
                }
            }
        }
        inside <= MASKING || !holds("1.45")
    }

    /// ML-1.51, ML-1.33, ML-Q9: whether a unit has flanks and a rear.
    pub(crate) fn has_flanks(&self, id: UnitId) -> bool {
        let formation = self.troop(id).formation;
        formation.has_flanks()
            || !match formation {
                Formation::Bastion => holds("1.33"),
                Formation::Limbered => holds("Q9"),
                _ => holds("1.51"),
            }
    }

    /// ML-5.28, ML-5.29, ML-Q7: where an attack from a place strikes a unit.
    pub(crate) fn direction(&self, target: UnitId, from: Spot) -> Direction {
        let troop = self.troop(target);
        let formation = if self.has_flanks(target) { Formation::Line } else { troop.formation };
        let bearing = bearing(troop.pose, from);
        match attack_direction(bearing, formation) {
            Direction::Flank if holds("5.28") => Direction::Flank,
            Direction::Rear if holds("5.29") => Direction::Rear,
            // Up to the front line an attack is frontal, even from the lateral quarter.
            _ if bearing > Decimal::whole(45) && formation.has_flanks() && !holds("Q7") => {
                Direction::Flank
            }
            _ => Direction::Front,
        }
    }

    /// ML-5.30 to ML-5.32: how a friend supports a unit.
    pub(crate) fn support_of(&self, id: UnitId, friend: UnitId) -> Support {
        let able = |unit: UnitId| {
            let troop = self.troop(unit);
            (troop.formation.shares_support() && troop.marker != Marker::Routed) || !holds("5.32")
        };
        let gap = self.gap(id, friend);
        let most = SUPPORT_DISTANCE.count_of_parts(PAS);
        if gap > most + SLACK || !able(id) || !able(friend) {
            return Support::None;
        }
        let (one, two) = (self.troop(id).pose, self.troop(friend).pose);
        let gap = decimal(gap.min(most));
        match support(gap, bearing(one, two.centre()), bearing(two, one.centre())) {
            Support::Flank if holds("5.30") => Support::Flank,
            Support::Rear if holds("5.31") => Support::Rear,
            _ => Support::None,
        }
    }

    /// ML-5.17, ML-5.18: supported flanks, and whether there is a rear support.
    pub(crate) fn supports(&self, id: UnitId) -> (i32, bool) {
        let (mut left, mut right, mut rear) = (false, false, false);
        for friend in self.army(self.side(id)).filter(|friend| *friend != id) {
            match self.support_of(id, friend) {
                Support::Flank => {
                    let (_, aside) = seen_from(self.troop(id).pose, self.spot(friend));
                    if aside < 0 { left = true } else { right = true }
                }
                Support::Rear => rear = true,
                Support::None => {}
            }
        }
        (i32::from(left) + i32::from(right), rear)
    }

    /// ML-5.16, ML-Q130: no friend in sight at less than 12 pas.
    pub(crate) fn is_isolated(&self, id: UnitId) -> bool {
        let mut friends = self.army(self.side(id)).filter(|friend| *friend != id);
        !friends.any(|friend| {
            (self.troop(friend).marker != Marker::Routed || !holds("Q130"))
                && decimal(self.gap(id, friend)) < WITNESS_DISTANCE
                && self.sees_friend(id, friend)
        })
    }

    /// ML-5.23, ML-Q35: no enemy unit sees it.
    pub(crate) fn is_out_of_enemy_sight(&self, id: UnitId) -> bool {
        let enemy = self.side(id).enemy();
        let generals = || self.staff(enemy).any(|general| self.general_sees(general, id));
        !self.army(enemy).any(|unit| self.sees(unit, id)) && (holds("Q35") || !generals())
    }

    /// ML-5.22, ML-Q149: the cover of a unit, against somebody or at all.
    pub(crate) fn cover(&self, id: UnitId, against: Option<Spot>) -> Cover {
        let ground = &self.battle.ground;
        let cover = match self.troop(id).building {
            Some(building) if holds("1.32") => ground.strongpoints[usize::from(building)].cover,
            _ => {
                let lead = self.lead(id);
                let open = ground.cover_at(lead.centre);
                let open = if open == Cover::None || holds("1.40") { open } else { Cover::None };
                better(open, ground.wall_cover(&lead, against))
            }
        };
        match cover {
            Cover::Light | Cover::Dense if !holds("1.36") => Cover::None,
            Cover::Fortified if !holds("1.37") => Cover::Dense,
            cover => cover,
        }
    }

    /// ML-Q129: a unit under C counts as charging until it has a marker, unless it is still in a
    /// building.
    pub(crate) fn is_charging(&self, id: UnitId) -> bool {
        let troop = self.troop(id);
        troop.order == Order::Charge
            && troop.marker == Marker::None
            && !(troop.formation.in_building() && holds("Q129"))
            && !troop.formation.is_square()
            && !self.is_skirmisher(id)
    }

    /// ML-5.3, ML-5.4: the generals with a unit.
    pub(crate) fn leaders(&self, id: UnitId) -> Generals {
        let mut leaders = Generals::default();
        for general in self.attached(id) {
            match self.battle.general(general).grade {
                Grade::Brigadier => leaders.brigadier = true,
                Grade::Divisional => leaders.divisional = true,
                Grade::Corps | Grade::Army => leaders.corps_or_army = true,
            }
        }
        leaders
    }

    /// What a morale test reads of a unit. `against` is the enemy of an impact.
    pub(crate) fn morale(
        &self,
        id: UnitId,
        attack: Direction,
        against: Option<Spot>,
        supports: bool,
    ) -> Morale {
        let (listed, troop) = (self.listed(id), self.troop(id));
        let (supported_flanks, rear_support) =
            if supports { self.supports(id) } else { (0, false) };
        let charging = self.is_charging(id);
        let attack = if self.has_flanks(id) { attack } else { Direction::Front };
        let supported = supported_flanks > 0 || rear_support;
        // ML-Q29: of several generals the one with the highest value counts.
        let values = self.attached(id).into_iter().map(|one| self.general(one).charisma);
        let charisma = values.fold(0, |best, one| match (best, one) {
            (0, _) | (_, 0) => best + one,
            _ if holds("Q29") => best.max(one),
            _ => best + one,
        });
        let lost = i32::from(listed.elements - troop.elements);
        Morale {
            arm: listed.arm,
            cohesion: listed.cohesion,
            status: listed.status,
            formation: troop.formation,
            marker: troop.marker,
            elements_lost: if lost == 0 || holds("Q33") { lost } else { 0 },
            isolated: !supported && self.is_isolated(id),
            supported_flanks,
            rear_support,
            charisma: i32::from(charisma),
            cover: self.cover(id, against),
            attack,
            charging,
            out_of_enemy_sight: !charging
                && attack == Direction::Front
                && against.is_none()
                && self.is_out_of_enemy_sight(id),
        }
    }

    /// ML-5.5: what kind of unit is lost, or looks on.
    pub(crate) fn kind(&self, id: UnitId, formation: Formation) -> Kind {
        match (formation, self.arm(id)) {
            (Formation::Skirmish, Arm::Cavalry) => Kind::Foragers,
            (Formation::Skirmish, _) => Kind::Skirmishers,
            (Formation::Unlimbered, _) => Kind::DeployedGunners,
            _ => Kind::Formed,
        }
    }

    /// ML-8.3: whether a unit has a point in its front quarter.
    pub(crate) fn has_in_front(&self, id: UnitId, point: Spot) -> bool {
        quarter(self.troop(id).pose, point) == Quarter::Front
    }

    /// A distance as the chapters read it, with the slack of comparisons taken off.
    pub(crate) fn measured(&self, gap: i64) -> Decimal {
        // What is a hair beyond a whole number of pas is that number.
        let over = gap % PAS;
        decimal(if over <= SLACK { gap - over } else { gap })
    }
}

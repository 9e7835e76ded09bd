//! BE-1.2, BE-8, BE-Q84: the activation of a division, and whether it does as it was told.

use std::cell::OnceCell;

use engine::{Log, Refusal, is_left_out};

use super::choice::{Choice, DivisionId, Leg, UnitId};
use super::geometry::{Body, FINE, Rect, Spot, UD, length};
use super::judge::{Pace, Walk};
use super::state::State;
use crate::ch03_manoeuvres::TACTICAL_DISTANCE;
use crate::ch06_command_points::use_cost;
use crate::ch08_orders::{demanding, half_of};
use crate::ch14_rally::Recovery;
use crate::scenario::Side;
use crate::unit::{Arm, Order};
use crate::{be, holds};

/// A division that is being activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Activation {
    pub(crate) division: DivisionId,
    pub(crate) side: Side,
    pub(crate) points: u8,
    /// BE-8.15: the units that count, as a set.
    counted: u128,
    complied: u128,
    /// BE-8.15: batteries that fired under engage.
    batteries: u8,
    /// BE-8.4.
    pub(crate) free_rally: bool,
}

/// BE-Q84: how many points must be left for those who have not obeyed; looked for once in a position.
#[derive(Debug, Default)]
pub(crate) struct Dues {
    least_left: OnceCell<u8>,
}

impl State {
    /// BE-Q84: the units that count are those at the start of step (a).
    pub(crate) fn start_activation(&mut self, division: DivisionId, points: u8) {
        let order = self.command(division).order;
        let counted = self.members(division).filter(|id| {
            let troop = self.troop(*id);
            let plain = troop.garrison.is_none()
                && self.unit(*id).arm != Arm::Artillery
                && !self.unit(*id).is_detached()
                && !troop.hidden;
            plain
                && match order {
                    // BE-Q48: those within tactical distance.
                    Order::Retreat => self
                        .nearest_enemy(*id)
                        .is_some_and(|(far, _)| far <= length(TACTICAL_DISTANCE) || !holds("Q48")),
                    _ => !troop.disorder,
                }
        });
        let counted = counted.fold(0, |all, id| all | 1 << id.0);
        self.activation = Some(Activation {
            division,
            side: self.division(division).side,
            points,
            counted,
            complied: 0,
            batteries: 0,
            free_rally: order == Order::Retreat,
        });
        self.command_mut(division).activated = true;
        self.forget_charges();
        self.forget_shocks();
    }

    /// BE-15.14, BE-Q109: charges are counted in one step (c), or in one move.
    pub(crate) fn forget_charges(&mut self) {
        for index in 0..self.troops.len() {
            if self.troops[index].charged != 0 {
                self.troops[index].charged = 0;
            }
        }
    }

    /// BE-21.1: who has fought in a step supports nobody in it.
    pub(crate) fn forget_shocks(&mut self) {
        for index in 0..self.troops.len() {
            if self.troops[index].fought {
                self.troops[index].fought = false;
            }
        }
    }

    /// BE-8.6, BE-8.7, BE-8.2: a unit did what its order demands.
    pub(crate) fn complied(&mut self, id: UnitId) {
        if let Some(activation) = &mut self.activation {
            activation.complied |= 1 << id.0;
        }
    }

    /// BE-8.16, BE-Q84: a volley, or under engage any fire; a battery counts for one.
    pub(crate) fn complied_by_fire(&mut self, id: UnitId, guns_alone: bool) {
        let own = self.activation.is_some_and(|one| one.division == self.division_of(id));
        if !own {
            return;
        }
        match self.order(id) {
            Order::Attack if self.is_volley(id, guns_alone) => self.complied(id),
            Order::Engage if self.unit(id).arm == Arm::Artillery => {
                if let Some(activation) = &mut self.activation {
                    activation.batteries += 1;
                }
            }
            Order::Engage => self.complied(id),
            _ => {}
        }
    }

    /// BE-Q84: whoever gives fire support has done what attack and engage demand; a battery counts for one
    /// under engage.
    pub(crate) fn complied_by_support(&mut self, id: UnitId) {
        let own = self.activation.is_some_and(|one| one.division == self.division_of(id));
        match self.order(id) {
            Order::Attack | Order::Engage if own && self.unit(id).arm != Arm::Artillery => {
                self.complied(id);
            }
            _ => self.complied_by_fire(id, false),
        }
    }

    /// BE-8.16: the fire of formed infantry in line or column.
    fn is_volley(&self, id: UnitId, guns_alone: bool) -> bool {
        self.arm(id) == Arm::Infantry && self.troop(id).formation.is_line_or_column() && !guns_alone
    }

    /// BE-8.16, BE-Q84: whether a unit can still do by fire in step (e) what its order demands.
    fn can_comply_by_fire(&self, id: UnitId) -> bool {
        let volley = |choice: &Choice| match choice {
            Choice::Fire { guns_alone, .. } => self.is_volley(id, *guns_alone),
            _ => false,
        };
        match self.order(id) {
            Order::Attack => self.fires_of(id, false).iter().any(volley),
            Order::Engage => !self.fires_of(id, false).is_empty(),
            _ => false,
        }
    }

    /// BE-8.15: batteries under engage that may still fire.
    fn able_batteries(&self, division: DivisionId) -> Vec<UnitId> {
        let guns = self
            .members(division)
            .filter(|id| self.unit(*id).arm == Arm::Artillery && self.order(*id) == Order::Engage);
        guns.filter(|id| self.can_comply_by_fire(*id)).collect()
    }

    /// BE-8.15, BE-Q84: how many must still obey.
    pub(crate) fn missing(&self, by_fire: bool) -> i32 {
        let Some(activation) = self.activation else { return 0 };
        let order = self.command(activation.division).order;
        let Some(rule) = demanding(order) else { return 0 };
        if is_left_out(be(rule)) {
            return 0;
        }
        let has = |set: u128, id: UnitId| set & 1 << id.0 != 0;
        let counted: Vec<UnitId> = self
            .battle
            .unit_ids()
            .filter(|id| has(activation.counted, *id))
            .filter(|id| {
                let dropped =
                    !self.is_on_table(*id) || self.troop(*id).disorder && order != Order::Retreat;
                has(activation.complied, *id) || !dropped
            })
            .collect();
        let complied = counted.iter().filter(|id| has(activation.complied, **id)).count() as i32;
        let guns = i32::from(activation.batteries);
        let mut half = half_of(counted.len() as i32) - complied - guns;
        if by_fire && half > 0 {
            let can_fire =
                |id: &&UnitId| !has(activation.complied, **id) && self.can_comply_by_fire(**id);
            half -= counted.iter().filter(can_fire).count() as i32;
            half -= self.able_batteries(activation.division).len() as i32;
        }
        if order != Order::Engage || !by_fire {
            return half;
        }
        let horse = counted.iter().filter(|id| !has(activation.complied, **id));
        half.max(horse.filter(|id| self.way_to_the_enemy(**id).is_some()).count() as i32)
    }

    /// BE-8.7, BE-Q84: a move by which cavalry under engage comes within 4 UD of an enemy, where it is not.
    fn way_to_the_enemy(&self, id: UnitId) -> Option<Vec<Leg>> {
        let tactical = length(TACTICAL_DISTANCE);
        let away = self.arm(id) == Arm::Cavalry
            && self.in_order(id)
            && self.nearest_enemy(id).is_some_and(|(far, _)| far > tactical && far <= 4 * tactical);
        if !away || !self.may_move(id) || self.price(&[id]) > self.points_left() {
            return None;
        }
        let pace = Pace::First { of_several: false };
        self.ways(&[id])
            .into_iter()
            .find(|legs| self.walk(&[id], legs, pace).is_ok_and(|walk| self.ends_near(id, &walk)))
    }

    fn ends_near(&self, id: UnitId, walk: &Walk) -> bool {
        let end = walk.trace.end();
        let base = Body::Base(self.rect_as(id, end.poses[0], end.formations[0]));
        let tactical = length(TACTICAL_DISTANCE);
        self.enemies(self.side(id)).any(|enemy| self.body(enemy).distance(&base) <= tactical)
    }

    /// Whether a unit is one of those that must obey and has not.
    pub(crate) fn owes(&self, id: UnitId) -> bool {
        self.activation.is_some_and(|activation| {
            let bit = 1_u128 << id.0;
            activation.counted & bit != 0 && activation.complied & bit == 0
        })
    }

    /// BE-6.2: what it costs to activate units.
    pub(crate) fn price(&self, units: &[UnitId]) -> u8 {
        if let [unit] = units
            && self.goes_along(*unit)
        {
            return 0;
        }
        let out = units.iter().any(|id| self.out_of_command(*id));
        use_cost(out, &mut Log::silent()) as u8
    }

    /// BE-23.3, BE-Q112: skirmishers and their parent are activated together: who moves second pays
    /// nothing.
    fn goes_along(&self, id: UnitId) -> bool {
        let unit = self.unit(id);
        let other = unit.parent.or(unit.skirmishers).filter(|other| self.is_on_table(*other));
        other.is_some_and(|other| {
            let troop = self.troop(other);
            troop.activated && troop.moved
        }) && holds("23.3")
    }

    pub(crate) fn points_left(&self) -> u8 {
        self.activation.map_or(0, |activation| activation.points)
    }

    pub(crate) fn pay(&mut self, points: u8) {
        if let Some(activation) = &mut self.activation {
            activation.points = activation.points.saturating_sub(points);
        }
    }

    /// BE-6.5, BE-Q84: whether so much can be paid for something that obeys or does not.
    pub(crate) fn check_payment(&self, price: u8, complies: bool) -> Result<(), Refusal> {
        self.check_dues(price, complies, &Dues::default())
    }

    /// The same, where several payments are judged in one position.
    pub(crate) fn check_dues(&self, price: u8, complies: bool, dues: &Dues) -> Result<(), Refusal> {
        let left = self.points_left();
        Refusal::when(price > left, be("6.5"), "units", "too-few-command-points")?;
        if complies || price == 0 {
            return Ok(());
        }
        let least = *dues.least_left.get_or_init(|| {
            let missing = self.missing(true);
            if missing <= 0 {
                return 0;
            }
            let owing = self.battle.unit_ids().filter(|id| self.owes(*id) && self.is_on_table(*id));
            let owing = owing.filter(|id| !self.troop(*id).activated);
            let mut prices: Vec<u8> = owing.map(|id| self.price(&[id])).collect();
            prices.sort_unstable();
            let cheapest: u8 = prices.iter().take(missing as usize).sum();
            let bound = cheapest > 0 && self.obedient().is_some() && holds("Q84");
            if bound { cheapest } else { 0 }
        });
        Refusal::when(left < least + price, be("8.15"), "units", "order-comes-first")
    }

    /// BE-Q84: "no more" while the order is not obeyed.
    pub(crate) fn check_done(&self, by_fire: bool) -> Result<(), Refusal> {
        if self.missing(by_fire) <= 0 {
            return Ok(());
        }
        let possible = if by_fire {
            self.obedient().is_some()
        } else {
            let owing = self.battle.unit_ids().filter(|id| self.owes(*id) && self.is_on_table(*id));
            owing.into_iter().any(|id| self.can_comply_by_fire(id))
                || self.activation.is_some_and(|one| !self.able_batteries(one.division).is_empty())
        };
        let rule = match self.activation.map(|one| self.command(one.division).order) {
            Some(Order::Retreat) => "8.2",
            Some(Order::Engage) => "8.7",
            _ => "8.6",
        };
        Refusal::when(possible, be(rule), "choice", "order-not-obeyed-yet")
    }

    /// BE-Q84: an answer of step (d) that can be paid and obeys.
    pub(crate) fn obedient(&self) -> Option<Choice> {
        let activation = self.activation?;
        let order = self.command(activation.division).order;
        for id in self.battle.unit_ids().filter(|id| self.owes(*id)) {
            if !self.may_move(id) || self.price(&[id]) > activation.points {
                continue;
            }
            if order == Order::Retreat && self.check_rally(id, Recovery::Disorder, false).is_ok() {
                let recovery = Recovery::Disorder;
                return Some(Choice::Rally { unit: id, recovery, free: false, legs: Vec::new() });
            }
            if order == Order::Engage
                && let Some(legs) = self.way_to_the_enemy(id)
            {
                return Some(Choice::Move { units: vec![id], legs, more: false });
            }
            for legs in self.ways(&[id]) {
                let walk = self.walk(&[id], &legs, Pace::First { of_several: false });
                if walk.is_ok_and(|walk| self.obeys(&[id], &walk)) {
                    return Some(Choice::Move { units: vec![id], legs, more: false });
                }
            }
        }
        None
    }

    /// BE-8.16, BE-Q84: whether a way is what the order demands.
    pub(crate) fn obeys(&self, units: &[UnitId], walk: &Walk) -> bool {
        let Some(first) = units.first() else { return false };
        match self.order(*first) {
            Order::Retreat => {
                let (before, after) = ends_of(self, units, walk);
                let enemies: Vec<UnitId> = self.enemies(self.side(*first)).collect();
                let near = |base| {
                    let far =
                        enemies.iter().map(|enemy| self.body(*enemy).distance(&Body::Base(base)));
                    far.min().unwrap_or(i64::MAX)
                };
                near(after) > near(before)
            }
            Order::Engage if self.arm(*first) == Arm::Cavalry && self.ends_near(*first, walk) => {
                true
            }
            _ => {
                let full = walk.is_full() || !holds("8.16");
                self.leads_toward(units, walk, full)
            }
        }
    }

    /// BE-Q84: whether a way leads toward an enemy or objective: it gains at least half its length on one;
    /// if it is no full move, it must end within 1 UD of it.
    pub(crate) fn leads_toward(&self, units: &[UnitId], walk: &Walk, full: bool) -> bool {
        let Some(first) = units.first() else { return false };
        let (before, after) = ends_of(self, units, walk);
        // Nearer than 1 UD only a charge goes.
        let gains =
            |was: i64, is: i64| was - is >= walk.trace.length / 2 && (full || is <= UD + UD / 20);
        let toward = |body: &Body<'_>| {
            gains(body.distance(&Body::Base(before)), body.distance(&Body::Base(after)))
        };
        let ground = |index: &u8| self.battle.terrain[usize::from(*index)].ground.as_ref();
        let mut enemies = self.enemies(self.side(*first));
        let mut goals = self.battle.goals.iter();
        walk.trace.length > 0
            && (enemies.any(|enemy| toward(&self.body(enemy)))
                || goals.any(|goal| match goal.point {
                    Some(spot) => {
                        gains(before.distance_to_point(spot), after.distance_to_point(spot))
                    }
                    None => {
                        let mut pieces = goal.ground.iter().filter_map(ground);
                        pieces.any(|piece| toward(&Body::Building(piece)))
                    }
                }))
    }

    /// BE-1.9, BE-Q58: whether a unit may be activated in step (d).
    pub(crate) fn may_move(&self, id: UnitId) -> bool {
        self.check_activation(id).is_ok()
    }

    /// BE-1.9, BE-Q58, BE-24.1: the judge of an activation in step (d).
    pub(crate) fn check_activation(&self, id: UnitId) -> Result<(), Refusal> {
        let refuse = |when: bool, rule: &'static str, key: &'static str| {
            Refusal::when(when, be(rule), "units", key)
        };
        let own = self.activation.is_some_and(|one| one.division == self.division_of(id));
        refuse(!own, "1.2", "not-of-this-division")?;
        let troop = self.troop(id);
        let here = self.is_on_table(id) && !troop.abandoned;
        refuse(!here || troop.activated, "1.9", "unit-cannot-be-activated")?;
        refuse(troop.reserve, "24.1", "reserve-not-called")?;
        let fired = troop.fired_in_b && !troop.limbered && !self.house().fire_then_move;
        refuse(fired, "Q58", "who-fired-stays")
    }

    /// Ways worth a thought for a unit or a group.
    pub(crate) fn ways(&self, units: &[UnitId]) -> Vec<Vec<Leg>> {
        let Some(first) = units.first() else { return Vec::new() };
        let (unit, troop) = (self.unit(*first), self.troop(*first));
        if troop.garrison.is_some() {
            return Vec::new();
        }
        let slowest = units.iter().map(|id| self.normal_move(*id).thousandths()).min().unwrap_or(0);
        let nearest = self.nearest_enemy(*first);
        let goal = self.nearest_goal(*first);
        let eye = troop.pose.spot();
        let mut aims: Vec<Spot> = Vec::new();
        aims.extend(nearest.map(|(_, enemy)| self.centre(enemy)));
        aims.extend(goal);
        let mut ways = Vec::new();
        use crate::unit::Formation;
        match troop.formation {
            Formation::Deployed => {
                if let Some(aim) = aims.first() {
                    let facing = (eye.bearing(*aim) + 5) / 10 * 10 % 3600;
                    ways.push(vec![Leg::Turn(facing)]);
                }
                ways.push(vec![Leg::Form(Formation::Limbered)]);
                ways.push(vec![Leg::Prolong(1000)]);
                return ways;
            }
            Formation::Skirmish | Formation::FullSquare | Formation::HollowSquare => {
                // Up to 1 UD of the enemy.
                let short = nearest.map_or(0, |(far, _)| (far / FINE) as i32 - 1000);
                let short = short.clamp(0, slowest) / 50 * 50;
                for aim in &aims {
                    let way = eye.bearing(*aim);
                    let lengths = [(0, slowest), (0, short), (0, slowest / 2), (1800, slowest)];
                    for (by, far) in lengths.into_iter().filter(|(_, far)| *far > 0) {
                        let pose = troop
                            .pose
                            .along(super::geometry::turned(way, by), i64::from(far) * FINE);
                        ways.push(vec![Leg::To([pose.x, pose.y])]);
                    }
                }
                for form in [Formation::Line, Formation::Column] {
                    if unit.may_form(form) {
                        ways.push(vec![Leg::Form(form)]);
                    }
                }
                return ways;
            }
            _ => {}
        }
        for aim in &aims {
            let off = super::geometry::angle_between(troop.pose.facing, eye.bearing(*aim)) / 10;
            if off.abs() > 4 && off.abs() <= 90 {
                let (front, _) = unit.footprint(troop.formation);
                let cost = front * off.abs() / 60 + 250;
                let left = (slowest - cost) / 250 * 250;
                if left > 0 {
                    ways.push(vec![Leg::Wheel(off as i16), Leg::Ahead(left)]);
                    ways.push(vec![Leg::Wheel(off as i16), Leg::Ahead((left / 2).max(250))]);
                }
                ways.push(vec![Leg::Wheel(off as i16)]);
            }
        }
        for length in [slowest, slowest * 3 / 4, slowest / 2, slowest / 4] {
            if length >= 250 {
                ways.push(vec![Leg::Ahead(length / 250 * 250)]);
            }
        }
        if let Some((far, _)) = nearest {
            let short = ((far / FINE) as i32 - 1000).min(slowest) / 50 * 50;
            if short > 0 && short < slowest {
                ways.push(vec![Leg::Ahead(short)]);
            }
        }
        if unit.arm == Arm::Infantry {
            ways.push(vec![Leg::Back(slowest / 2)]);
        } else if unit.arm == Arm::Cavalry {
            ways.push(vec![Leg::About]);
        }
        let forms = [
            Formation::Line,
            Formation::Column,
            Formation::FullSquare,
            Formation::HollowSquare,
            Formation::Deployed,
            Formation::Skirmish,
        ];
        for form in forms {
            if unit.may_form(form) && form != troop.formation {
                ways.push(vec![Leg::Form(form)]);
            }
        }
        ways
    }

    /// The objective nearest to a unit that its side does not control.
    pub(crate) fn nearest_goal(&self, id: UnitId) -> Option<Spot> {
        let side = self.side(id);
        let goals = self.battle.goals.iter().enumerate();
        let goals = goals.filter(|(index, _)| self.control[*index] != Some(side));
        let spots = goals.filter_map(|(_, one)| {
            one.point.or_else(|| {
                let piece = self.battle.terrain.get(usize::from(*one.ground.first()?))?;
                piece.ground.as_ref().map(super::geometry::centre_of)
            })
        });
        let from = self.front(id);
        spots.min_by_key(|spot| spot.distance_squared(from))
    }
}

/// Where the first unit of a body begins and ends.
fn ends_of(state: &State, units: &[UnitId], walk: &Walk) -> (Rect, Rect) {
    let rect = |point: &super::path::PathPoint| {
        state.rect_as(units[0], point.poses[0], point.formations[0])
    };
    (rect(&walk.trace.points[0]), rect(walk.trace.end()))
}

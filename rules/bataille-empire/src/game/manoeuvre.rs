//! BE-1.9: step (d): moves, rallies, garrisons, skirmishers, arrivals.

use engine::game::Revealed;
use engine::{Log, Refusal, Table};

use super::activation::Dues;
use super::choice::{Choice, Leg, UnitId};
use super::geometry::{Pose, UD, length};
use super::judge::Pace;
use super::losses::tell;
use super::path::{PathPoint, standing};
use super::react::Moving;
use super::state::{Presence, State};
use super::step::{Answered, Step, unasked};
use super::terrain::Piece;
use crate::ch03_manoeuvres::TACTICAL_DISTANCE;
use crate::ch06_command_points::third_move_cost;
use crate::ch14_rally::{Rallying, Recovery};
use crate::scenario::Edge;
use crate::unit::{Arm, Formation, Order, Size};
use crate::{be, holds};

fn no(
    condition: bool,
    rule: &'static str,
    field: &'static str,
    key: &'static str,
) -> Result<(), Refusal> {
    Refusal::when(condition, be(rule), field, key)
}

impl State {
    /// BE-14.1: whether a unit may rally, and its facts.
    pub(crate) fn check_rally(
        &self,
        id: UnitId,
        recovery: Recovery,
        free: bool,
    ) -> Result<Rallying, Refusal> {
        let troop = self.troop(id);
        let far = self.nearest_enemy(id).is_none_or(|(far, _)| far > length(TACTICAL_DISTANCE));
        let attached = self.attached(id).is_some();
        let facts = Rallying {
            purpose: recovery,
            disorder: troop.disorder,
            losses: self.losses(id),
            action_marker: troop.marker,
            safe: far
                || self.is_behind_friend(id)
                || troop.garrison.is_some()
                || self.is_in_redoubt(id),
            general_attached: attached,
            out_of_command: !attached && self.out_of_command(id),
            free_rally: free,
        };
        let nothing = match recovery {
            Recovery::Disorder => !troop.disorder,
            Recovery::Loss => troop.losses == 0 || free,
        };
        no(nothing, "14.3", "recovery", "nothing-to-rally")?;
        if let Some((rule, key)) = facts.obstacle() {
            no(true, rule, "unit", key)?;
        }
        Ok(facts)
    }

    /// BE-22.6: whether a unit may hold a building.
    pub(crate) fn check_room(&self, id: UnitId, building: u8) -> Result<&Piece, Refusal> {
        let piece = self.battle.terrain.get(usize::from(building)).filter(|one| one.is_building());
        let Some(piece) = piece else {
            return Err(Refusal { rule: be("22.6"), field: "building", key: "no-such-building" });
        };
        let unit = self.unit(id);
        no(unit.arm != Arm::Infantry, "22.6", "unit", "only-foot-in-buildings")?;
        no(unit.size == Size::Large && !piece.large, "22.6", "unit", "building-too-small")?;
        let held = self
            .on_table()
            .any(|other| self.troop(other).garrison == Some(building) && self.is_known(other, id));
        no(held, "22.6", "building", "building-is-held")?;
        Ok(piece)
    }

    /// BE-22.6: whether a unit may enter a building.
    pub(crate) fn check_garrison(&self, id: UnitId, building: u8) -> Result<(), Refusal> {
        let piece = self.check_room(id, building)?;
        let near = piece
            .ground
            .as_ref()
            .is_some_and(|ground| super::geometry::to_ground(&self.rect(id), ground) <= UD);
        no(!near, "22.6", "building", "building-too-far")
    }

    /// BE-Q84: who moves onto an objective has done what attack and engage demand.
    fn obeys_by_garrison(&self, id: UnitId, building: u8) -> bool {
        let goal = self.battle.goals.iter().any(|goal| goal.ground.contains(&building));
        goal && matches!(self.order(id), Order::Attack | Order::Engage)
    }

    /// BE-22.6, BE-16.39: a unit takes a building.
    pub(crate) fn occupy(&mut self, id: UnitId, building: u8, table: &mut Table<'_>) {
        let troop = self.troop_mut(id);
        (troop.garrison, troop.formation) = (Some(building), Formation::Garrison);
        tell(table, be("22.6"), "unit-garrisons", id);
        if let Some(leader) = self.attached(id) {
            self.follow(leader);
        }
    }

    /// BE-Q107: where a garrison comes out by an edge of its building.
    pub(crate) fn check_leave(&self, id: UnitId, edge: u8) -> Result<Pose, Refusal> {
        let troop = self.troop(id);
        let ground = troop
            .garrison
            .and_then(|building| self.battle.terrain[usize::from(building)].ground.as_ref());
        let Some(ground) = ground else {
            return no(true, "22.6", "unit", "no-garrison").map(|()| Pose::default());
        };
        let Some(line) = ground.edges().nth(usize::from(edge)) else {
            return no(true, "22.6", "edge", "no-such-building").map(|()| Pose::default());
        };
        let pose = self.pose_outside(id, line, super::geometry::centre_of(ground), false);
        let form =
            if self.unit(id).is_detached() { Formation::Skirmish } else { Formation::Column };
        let rect = self.rect_as(id, pose, form);
        let taken = self.on_table().any(|other| {
            other != id
                && self.is_known(other, id)
                && self.troop(other).garrison.is_none()
                && self.rect(other).overlaps(&rect)
        });
        let closed = !rect.is_inside(self.battle.bounds())
            || self.battle.is_closed_to(&rect, self.unit(id).mover(), form)
            || self.battle.buildings().any(|(_, piece)| piece.touches(&rect));
        let near = self.enemies(self.side(id)).any(|enemy| {
            let body = self.body(enemy);
            self.is_formed(enemy) && body.distance(&super::geometry::Body::Base(rect)) < UD
        });
        no(taken || closed, "3.16", "edge", "ends-on-a-unit")?;
        no(near, "3.16", "edge", "too-near-an-enemy")?;
        Ok(pose)
    }

    /// BE-23.1: where skirmishers are detached.
    pub(crate) fn check_detach(&self, id: UnitId, pose: Pose) -> Result<UnitId, Refusal> {
        let Some(child) = self.unit(id).skirmishers else {
            return no(true, "23.1", "unit", "nothing-to-detach").map(|()| id);
        };
        let gone = self.troop(id).without_skirmishers
            || self.troop(child).presence != Presence::Away
            || self.troop(id).formation == Formation::Skirmish;
        no(gone, "23.1", "unit", "nothing-to-detach")?;
        let off = |part: i32| !(-1000..=100_000).contains(&part);
        no(off(pose.x) || off(pose.y) || pose.facing >= 3600, "20.1", "pose", "no-such-leg")?;
        let rect = pose.rect(self.unit(child).footprint(Formation::Skirmish));
        let own = self.rect(id);
        let (ahead, _) = own.local(rect.centre);
        let near =
            ahead >= own.half_depth && super::geometry::rounded_down(own.distance(&rect)) <= 2 * UD;
        no(!near, "23.1", "pose", "skirmishers-go-before-their-parent")?;
        let taken = self.on_table().any(|other| {
            self.is_known(other, id)
                && self.troop(other).garrison.is_none()
                && self.rect(other).overlaps(&rect)
        });
        let closed = !rect.is_inside(self.battle.bounds())
            || self.battle.is_closed_to(&rect, self.unit(child).mover(), Formation::Skirmish)
            || self.battle.buildings().any(|(_, piece)| piece.touches(&rect));
        no(taken || closed, "3.16", "pose", "ends-on-a-unit")?;
        let close = self.enemies(self.side(id)).any(|enemy| {
            let body = self.body(enemy);
            self.is_formed(enemy) && body.distance(&super::geometry::Body::Base(rect)) < UD
        });
        no(close, "3.16", "pose", "too-near-an-enemy")?;
        Ok(child)
    }

    /// Where skirmishers are detached unless somebody points elsewhere.
    pub(crate) fn usual_detachment(&self, id: UnitId) -> Option<Pose> {
        let pose = self.troop(id).pose.ahead(UD + UD / 2);
        self.check_detach(id, pose).is_ok().then_some(pose)
    }

    /// BE-Q88: the place on the edge from which a unit comes, facing in.
    pub(crate) fn entrance(&self, id: UnitId, from: i32) -> Option<Pose> {
        let arrival = self.division(self.division_of(id)).arrival;
        let arrival = arrival.or_else(|| self.reserve_arrival(id))?;
        if !(arrival.between.0..=arrival.between.1).contains(&from) || self.turn < arrival.turn {
            return None;
        }
        let (width, height) = ((self.battle.width / 100) as i32, (self.battle.height / 100) as i32);
        Some(match arrival.edge {
            Edge::North => Pose { x: from, y: height, facing: 1800 },
            Edge::South => Pose { x: from, y: 0, facing: 0 },
            Edge::East => Pose { x: width, y: from, facing: 2700 },
            Edge::West => Pose { x: 0, y: from, facing: 900 },
        })
    }

    /// BE-24.2: off-table reserves enter by their own edge, within the deployment zone.
    fn reserve_arrival(&self, id: UnitId) -> Option<super::battle::Arrival> {
        let camp = self.battle.camp(self.side(id));
        let [west, south, east, north] = *camp.zones.first()?;
        let between = match camp.edge {
            Edge::North | Edge::South => (west, east),
            Edge::East | Edge::West => (south, north),
        };
        Some(super::battle::Arrival {
            turn: 1,
            edge: camp.edge,
            between: ((between.0 / 100) as i32, (between.1 / 100) as i32),
            called: true,
            operational: false,
        })
    }

    pub(crate) fn check_enter(
        &self,
        id: UnitId,
        from: i32,
        legs: &[Leg],
        operational: bool,
    ) -> Result<(PathPoint, super::judge::Walk), Refusal> {
        let troop = self.troop(id);
        let waits = troop.presence == Presence::Away && !self.unit(id).is_detached();
        no(!waits || troop.reserve, "Q88", "unit", "not-at-hand")?;
        let Some(pose) = self.entrance(id, from) else {
            return Err(Refusal { rule: be("Q88"), field: "from", key: "not-at-hand" });
        };
        let division = self.division(self.division_of(id));
        let fast = division.arrival.is_some_and(|arrival| arrival.operational);
        no(operational && !fast, "Q88", "operational", "march-is-not-open")?;
        let start = PathPoint { poses: vec![pose], formations: vec![troop.formation] };
        let walk = self.walk_from(&[id], start.clone(), legs, Pace::Entering { operational })?;
        Ok((start, walk))
    }

    /// BE-1.9: an answer of step (d).
    pub(crate) fn act(&mut self, choice: &Choice, table: &mut Table<'_>) -> Answered {
        match choice {
            Choice::Move { units, legs, more } => {
                self.check_move(units, legs, *more)?;
                let pace = Pace::First { of_several: *more };
                let walk = self.told_walk(units, standing(self, units), legs, pace, table.log())?;
                self.tell_price(units, table);
                let price = self.price(units);
                self.pay(price);
                let mut moving = Moving::new(units.clone(), legs.clone(), pace, self);
                moving.plan(&walk, self);
                moving.more = *more;
                self.start_move(units);
                self.runtime.push(Step::Moving(Box::new(moving)));
            }
            Choice::March { units, legs } => {
                self.check_body(units)?;
                let walk = self.walk(units, legs, Pace::Operational)?;
                let complies = self.obeys(units, &walk);
                let price = self.price(units);
                self.check_payment(price, complies)?;
                self.told_walk(units, standing(self, units), legs, Pace::Operational, table.log())?;
                self.tell_price(units, table);
                self.pay(price);
                self.start_move(units);
                let mut moving = Moving::new(units.clone(), legs.clone(), Pace::Operational, self);
                moving.plan(&walk, self);
                self.runtime.push(Step::Moving(Box::new(moving)));
            }
            Choice::Garrison { unit, building } => {
                self.check_body(&[*unit])?;
                no(self.troop(*unit).garrison.is_some(), "22.6", "unit", "no-garrison")?;
                self.check_garrison(*unit, *building)?;
                let price = self.garrison_price(*unit);
                let complies = self.obeys_by_garrison(*unit, *building);
                self.check_payment(price, complies)?;
                self.pay(price);
                self.start_move(&[*unit]);
                if complies {
                    self.complied(*unit);
                }
                // BE-24.5, BE-Q98: who hides there shows himself, and the move is over.
                let hidden =
                    self.on_table().find(|one| self.troop(*one).garrison == Some(*building));
                if let Some(enemy) = hidden {
                    tell(table, be("24.5"), "hidden-unit-revealed", enemy);
                    self.reveal(enemy);
                    return Ok(Revealed::Something);
                }
                // BE-Q95: the enemy may react to it where it stands.
                let pace = Pace::First { of_several: false };
                let mut moving = Moving::new(vec![*unit], Vec::new(), pace, self);
                moving.enters = Some(*building);
                self.runtime.push(Step::Moving(Box::new(moving)));
            }
            Choice::Leave { unit, edge } => {
                self.check_body(&[*unit])?;
                let pose = self.check_leave(*unit, *edge)?;
                let price = self.garrison_price(*unit);
                self.check_payment(price, false)?;
                self.pay(price);
                self.start_move(&[*unit]);
                let form = if self.unit(*unit).is_detached() {
                    Formation::Skirmish
                } else {
                    Formation::Column
                };
                let troop = self.troop_mut(*unit);
                (troop.garrison, troop.formation) = (None, form);
                self.put(*unit, pose);
                tell(table, be("22.6"), "unit-leaves-its-building", *unit);
                // BE-Q95: and so may it where it comes out.
                let pace = Pace::First { of_several: false };
                let moving = Moving::new(vec![*unit], Vec::new(), pace, self);
                self.runtime.push(Step::Moving(Box::new(moving)));
            }
            Choice::Rally { unit, recovery, free, legs } => {
                self.rally(*unit, *recovery, *free, legs, table)?;
            }
            Choice::Detach { unit, pose } => {
                self.check_activation(*unit)?;
                let child = self.check_detach(*unit, *pose)?;
                let price = self.price(&[*unit]);
                self.check_payment(price, false)?;
                self.pay(price);
                self.start_move(&[*unit]);
                self.troop_mut(*unit).without_skirmishers = true;
                let troop = self.troop_mut(child);
                (troop.presence, troop.pose) = (Presence::OnTable, *pose);
                (troop.activated, troop.moved, troop.losses) = (true, true, 0);
                (troop.marker, troop.disorder) = (false, false);
                tell(table, be("23.1"), "skirmishers-detached", *unit);
            }
            Choice::Rejoin { unit } => {
                self.check_rejoin(*unit)?;
                let price = self.price(&[*unit]);
                self.check_payment(price, false)?;
                self.pay(price);
                self.rejoin(*unit, table)?;
            }
            Choice::Enter { unit, from, legs, operational, more } => {
                let activation = self.activation.map(|one| one.division);
                let own = activation == Some(self.division_of(*unit));
                no(!own, "Q88", "unit", "not-at-hand")?;
                let (start, walk) = self.check_enter(*unit, *from, legs, *operational)?;
                let troop = self.troop_mut(*unit);
                (troop.presence, troop.pose) = (Presence::OnTable, start.poses[0]);
                self.arrive_general(*unit, start.poses[0]);
                self.start_move(&[*unit]);
                tell(table, be("24.2"), "unit-enters", *unit);
                let pace = Pace::Entering { operational: *operational };
                let mut moving = Moving::new(vec![*unit], legs.clone(), pace, self);
                moving.plan(&walk, self);
                // BE-Q88: who comes on complies with every order.
                (moving.complies, moving.more) = (true, *more && !*operational);
                self.runtime.push(Step::Moving(Box::new(moving)));
            }
            _ => return Err(unasked()),
        }
        Ok(Revealed::Nothing)
    }

    /// BE-Q88: the general appears within 1 UD of the edge with the first of his units.
    fn arrive_general(&mut self, id: UnitId, pose: Pose) {
        let general = self.division(self.division_of(id)).general;
        if !self.commander(general).present {
            let at = pose.ahead(UD / 2);
            let commander = self.commander_mut(general);
            (commander.present, commander.at) = (true, (at.x, at.y));
        }
    }

    fn start_move(&mut self, units: &[UnitId]) {
        self.forget_charges();
        for id in units {
            let troop = self.troop_mut(*id);
            (troop.activated, troop.moved) = (true, true);
            self.reveal(*id);
        }
    }

    /// BE-6.2, BE-19.10: that they go together, and what it costs that one is out of command.
    pub(crate) fn tell_price(&self, units: &[UnitId], table: &mut Table<'_>) {
        if units.len() > 1 {
            table.log().note(be("19.10"), "moves-as-a-group");
        }
        if self.price(units) > 1 {
            crate::ch06_command_points::use_cost(true, table.log());
        }
    }

    /// BE-1.9, BE-19.10: units that may be activated together.
    fn check_body(&self, units: &[UnitId]) -> Result<(), Refusal> {
        no(units.is_empty() || units.len() > 4, "19.10", "units", "no-group")?;
        let known = units.iter().all(|id| self.exists(*id));
        no(!known, "1.9", "units", "unit-cannot-be-activated")?;
        units.iter().try_for_each(|id| self.check_activation(*id))?;
        no(!self.is_group(units), "19.10", "units", "no-group")
    }

    /// The judge of a move; whether it does what the order demands.
    pub(crate) fn check_move(
        &self,
        units: &[UnitId],
        legs: &[Leg],
        more: bool,
    ) -> Result<bool, Refusal> {
        self.check_body(units)?;
        let garrison = units.iter().any(|id| self.troop(*id).garrison.is_some());
        no(garrison, "22.6", "units", "garrison-comes-out-first")?;
        let walk = self.walk(units, legs, Pace::First { of_several: more })?;
        let complies = self.obeys(units, &walk);
        self.check_payment(self.price(units), complies)?;
        Ok(complies)
    }

    /// BE-3.7: what another move costs.
    pub(crate) fn price_again(&self, units: &[UnitId], moves: u8) -> Option<u8> {
        match moves {
            1 => Some(1),
            2 => third_move_cost(self.worst_class(units)).map(|points| points as u8),
            _ => None,
        }
        .map(|points| {
            // BE-6.9, BE-Q32: it does not double out of command.
            let doubled = self.price(units) > 1 && !(holds("6.9") && holds("Q32"));
            if doubled { 2 * points } else { points }
        })
    }

    /// BE-6.6: what entering or leaving a building costs.
    fn garrison_price(&self, id: UnitId) -> u8 {
        if holds("6.6") { self.price(&[id]) } else { 0 }
    }

    fn rally(
        &mut self,
        id: UnitId,
        recovery: Recovery,
        free: bool,
        legs: &[Leg],
        table: &mut Table<'_>,
    ) -> Result<(), engine::game::Refused> {
        self.check_activation(id)?;
        let left = self.activation.is_some_and(|one| one.free_rally);
        no(free && !left, "8.4", "free", "no-free-rally")?;
        let facts = self.check_rally(id, recovery, free)?;
        let result = facts.result(&mut Log::silent());
        let obeys = self.order(id) == Order::Retreat;
        if !free {
            self.check_payment(result.cost as u8, obeys)?;
        }
        let far = self.nearest_enemy(id).is_none_or(|(far, _)| far > length(TACTICAL_DISTANCE));
        if !legs.is_empty() {
            no(!far, "14.2", "legs", "enemy-too-near-to-rally")?;
        }
        facts.result(table.log());
        tell(table, be("14.3"), "unit-rallies", id);
        let shaken = self.troop(id).disorder;
        let troop = self.troop_mut(id);
        (troop.disorder, troop.losses) = (result.disorder, result.losses.in_halves() as u8);
        (troop.marker, troop.activated) = (holds("7.4") && holds("14.5"), true);
        let mut moving = None;
        if !legs.is_empty() {
            // BE-Q111: it rallies first, then it moves.
            self.troop_mut(id).disorder = shaken && !holds("Q111");
            let walk = self.walk(&[id], legs, Pace::Rally)?;
            self.troop_mut(id).disorder = result.disorder;
            let mut move_of_it = Moving::new(vec![id], legs.to_vec(), Pace::Rally, self);
            move_of_it.plan(&walk, self);
            moving = Some(move_of_it);
        }
        if holds("6.7") {
            self.pay(result.cost as u8);
        }
        if free && let Some(activation) = &mut self.activation {
            activation.free_rally = false;
        }
        if obeys {
            self.complied(id);
        }
        if let Some(moving) = moving {
            self.forget_charges();
            self.runtime.push(Step::Moving(Box::new(moving)));
        }
        Ok(())
    }

    pub(crate) fn check_rejoin(&self, id: UnitId) -> Result<UnitId, Refusal> {
        let Some(parent) = self.unit(id).parent else {
            return no(true, "23.2", "unit", "nothing-to-detach").map(|()| id);
        };
        self.check_activation(id)?;
        let here =
            self.is_on_table(parent) && self.distance(id, parent) <= crate::measure::Ud::whole(1);
        no(!here, "23.2", "unit", "parent-too-far")?;
        Ok(parent)
    }

    /// BE-23.2: half their losses, rounded down to halves, pass to the parent.
    fn rejoin(&mut self, id: UnitId, table: &mut Table<'_>) -> Result<(), engine::DiceError> {
        let Some(parent) = self.unit(id).parent else { return Ok(()) };
        let losses = self.troop(id).losses / 2;
        self.troop_mut(id).presence = Presence::Away;
        self.troop_mut(id).garrison = None;
        let troop = self.troop_mut(parent);
        troop.losses += losses;
        (troop.without_skirmishers, troop.activated) = (false, true);
        tell(table, be("23.2"), "skirmishers-rejoin", parent);
        // BE-19.5: a unit whose losses reach its capacity is eliminated at once.
        if self.is_spent(parent) {
            self.eliminate(parent, true, table)?;
        }
        Ok(())
    }

    /// Every answer of step (d) that is offered.
    pub(crate) fn acts(&self) -> Vec<Choice> {
        let mut list = vec![Choice::Done];
        let Some(activation) = self.activation else { return list };
        let (points, dues) = (activation.points, Dues::default());
        let members: Vec<UnitId> = self.members(activation.division).collect();
        let plain = Pace::First { of_several: false };
        for id in self.units_of(activation.division) {
            if self.troop(id).presence == Presence::Away {
                self.push_entries(id, &mut list);
            }
        }
        for id in &members {
            if !self.may_move(*id) {
                continue;
            }
            let Some(idle) = self.push_but_ways(*id, &dues, &mut list) else { continue };
            for legs in self.ways(&[*id]) {
                let Ok(walk) = self.walk(&[*id], &legs, plain) else { continue };
                if idle || self.obeys(&[*id], &walk) {
                    list.push(Choice::Move { units: vec![*id], legs, more: false });
                }
            }
            self.push_far(&[*id], &dues, &mut list);
        }
        for group in self.groups(&members) {
            let price = self.price(&group);
            if price > points {
                continue;
            }
            for legs in self.ways(&group).into_iter().take(6) {
                let Ok(walk) = self.walk(&group, &legs, plain) else { continue };
                let complies = self.obeys(&group, &walk);
                if self.check_dues(price, complies, &dues).is_ok() {
                    list.push(Choice::Move { units: group.clone(), legs, more: false });
                }
            }
            self.push_far(&group, &dues, &mut list);
        }
        if self.check_done(true).is_err() {
            list.remove(0);
            if list.is_empty() {
                list.extend(self.obedient());
            }
        }
        list
    }

    /// What a unit may do besides moving.
    pub(crate) fn push_acts_but_ways(&self, id: UnitId, list: &mut Vec<Choice>) {
        let dues = Dues::default();
        if self.push_but_ways(id, &dues, list).is_some() {
            self.push_far(&[id], &dues, list);
        }
    }

    /// The same with payments that are judged already; whether it may also do what its order does not
    /// demand; nothing if it cannot be paid.
    fn push_but_ways(&self, id: UnitId, dues: &Dues, list: &mut Vec<Choice>) -> Option<bool> {
        let activation = self.activation?;
        let rally = |recovery, free| Choice::Rally { unit: id, recovery, free, legs: Vec::new() };
        if activation.free_rally && self.check_rally(id, Recovery::Disorder, true).is_ok() {
            list.push(rally(Recovery::Disorder, true));
        }
        let price = self.price(&[id]);
        if price > activation.points {
            return None;
        }
        for recovery in [Recovery::Disorder, Recovery::Loss] {
            let cost = self
                .check_rally(id, recovery, false)
                .map(|facts| facts.result(&mut Log::silent()).cost as u8);
            let obeys = self.order(id) == Order::Retreat;
            if cost.is_ok_and(|cost| self.check_dues(cost, obeys, dues).is_ok()) {
                list.push(rally(recovery, false));
            }
        }
        let idle = self.check_dues(price, false, dues).is_ok();
        if idle {
            self.push_special(id, list);
        }
        Some(idle)
    }

    /// Whether there is anything to do in step (d) but to end it.
    pub(crate) fn has_act(&self) -> bool {
        let Some(activation) = self.activation else { return false };
        let dues = Dues::default();
        let plain = Pace::First { of_several: false };
        let mut list = Vec::new();
        for id in self.units_of(activation.division) {
            if self.troop(id).presence == Presence::Away {
                self.push_entries(id, &mut list);
            }
            if !list.is_empty() {
                return true;
            }
        }
        for id in self.members(activation.division).filter(|id| self.may_move(*id)) {
            let payable = self.price(&[id]) <= activation.points;
            let way = |legs: &Vec<Leg>| {
                let walk = self.walk(&[id], legs, plain);
                walk.is_ok_and(|walk| {
                    let complies = self.obeys(&[id], &walk);
                    self.check_dues(self.price(&[id]), complies, &dues).is_ok()
                })
            };
            if payable && self.ways(&[id]).iter().any(way) {
                return true;
            }
            self.push_acts_but_ways(id, &mut list);
            if !list.is_empty() {
                return true;
            }
        }
        self.acts().iter().any(|choice| *choice != Choice::Done)
    }

    /// BE-3.7, BE-3.14: several moves and operational moves, far from the enemy.
    fn push_far(&self, units: &[UnitId], dues: &Dues, list: &mut Vec<Choice>) {
        let far =
            units.iter().all(|id| self.nearest_enemy(*id).is_none_or(|(far, _)| far > 12 * UD));
        if !far {
            return;
        }
        let slowest = units.iter().map(|id| self.normal_move(*id).thousandths()).min().unwrap_or(0);
        let price = self.price(units);
        if slowest > 0 && self.points_left() > price {
            let legs = vec![Leg::Ahead(slowest)];
            if self.check_move(units, &legs, true).is_ok() {
                list.push(Choice::Move { units: units.to_vec(), legs, more: true });
            }
        }
        for times in [3, 2] {
            let legs = vec![Leg::Ahead(slowest * times)];
            let Ok(walk) = self.walk(units, &legs, Pace::Operational) else { continue };
            if self.check_dues(price, self.obeys(units, &walk), dues).is_ok() {
                list.push(Choice::March { units: units.to_vec(), legs });
                break;
            }
        }
    }

    fn push_special(&self, id: UnitId, list: &mut Vec<Choice>) {
        if self.troop(id).garrison.is_some() {
            for edge in 0..4 {
                if self.check_leave(id, edge).is_ok() {
                    list.push(Choice::Leave { unit: id, edge });
                }
            }
        } else {
            for (building, _) in self.battle.buildings() {
                if self.check_garrison(id, building).is_ok() {
                    list.push(Choice::Garrison { unit: id, building });
                }
            }
        }
        if let Some(pose) = self.usual_detachment(id) {
            list.push(Choice::Detach { unit: id, pose });
        }
        if self.unit(id).is_detached() && self.check_rejoin(id).is_ok() {
            list.push(Choice::Rejoin { unit: id });
        }
    }

    fn push_entries(&self, id: UnitId, list: &mut Vec<Choice>) {
        let arrival = self.division(self.division_of(id)).arrival;
        let Some(arrival) = arrival.or_else(|| self.reserve_arrival(id)) else { return };
        let (west, east) = arrival.between;
        let all = crate::ch05_movement::allowance(
            self.unit(id).mover(),
            crate::ch20_geometry::moving(self.troop(id).formation),
            crate::unit::Terrain::Clear,
        );
        let all = all.unwrap_or(0) * 1000;
        let mut found = 0;
        for step in 0..=10 {
            let from = (west + (east - west) * step / 10) / 50 * 50;
            for length in [all, all / 2] {
                let legs = vec![Leg::Ahead(length)];
                if self.check_enter(id, from, &legs, false).is_ok() {
                    let (operational, more) = (false, false);
                    list.push(Choice::Enter { unit: id, from, legs, operational, more });
                    found += 1;
                    break;
                }
            }
            if found >= 3 {
                break;
            }
        }
    }

    /// BE-19.10: groups of neighbours, the largest first.
    pub(crate) fn groups(&self, members: &[UnitId]) -> Vec<Vec<UnitId>> {
        let free: Vec<UnitId> = members
            .iter()
            .copied()
            .filter(|id| self.may_move(*id) && !self.unit(*id).is_detached())
            .filter(|id| self.troop(*id).garrison.is_none())
            .collect();
        let mut groups = Vec::new();
        for (index, id) in free.iter().enumerate() {
            let mut group = vec![*id];
            for other in &free[index + 1..] {
                group.push(*other);
                if group.len() > 4 || !self.is_group(&group) {
                    group.pop();
                }
            }
            if group.len() > 1 {
                groups.push(group);
            }
        }
        groups
    }
}

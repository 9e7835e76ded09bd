//! BE-12, BE-13, BE-19.5: losses, morale, generals who fall, units that are no more.

use engine::input::Int;
use engine::{DiceError, RuleId, Subject, Table, Value};

use super::choice::{LeaderId, UnitId};
use super::fallback::FallingBack;
use super::geometry::{Pose, Spot, UD};
use super::state::{Presence, State};
use super::step::Step;
use crate::ch12_morale::{MoraleMovement, MoraleTest, MoraleTestInput, roll_morale, tell_of_guns};
use crate::ch13_general_loss::{Danger, GeneralAtRisk, roll_fate};
use crate::measure::{Losses, Parts, Ud};
use crate::scenario::{Side, Trait};
use crate::unit::{Arm, Cover, Formation};
use crate::{be, holds};

/// Tells something about a unit.
pub(crate) fn tell(table: &mut Table<'_>, rule: RuleId, key: &'static str, unit: UnitId) {
    let subject = Subject { list: 0, index: u16::from(unit.0) };
    table.log().note_value(rule, key, Value::Subject(subject));
}

/// Tells something about a general.
pub(crate) fn tell_leader(table: &mut Table<'_>, rule: RuleId, key: &'static str, id: LeaderId) {
    let subject = Subject { list: 1, index: u16::from(id.0) };
    table.log().note_value(rule, key, Value::Subject(subject));
}

/// Tells something about a side.
pub(crate) fn tell_side(table: &mut Table<'_>, rule: RuleId, key: &'static str, side: Side) {
    let subject = Subject { list: 4, index: side as u16 };
    table.log().note_value(rule, key, Value::Subject(subject));
}

/// BE-10: how far a displaced general finds a friend.
const REFUGE: i64 = 10 * UD;

impl State {
    /// BE-7: an action marker.
    pub(crate) fn mark(&mut self, id: UnitId) {
        self.troop_mut(id).marker = true;
    }

    /// BE-7.2: disorder, with its marker.
    pub(crate) fn disorder(&mut self, id: UnitId, table: &mut Table<'_>) {
        if !self.troop(id).disorder {
            tell(table, be("7.2"), "unit-in-disorder", id);
        }
        let troop = self.troop_mut(id);
        (troop.disorder, troop.marker) = (true, troop.marker || holds("7.2"));
    }

    /// BE-19.4: attrition is half a loss.
    pub(crate) fn lose(&mut self, id: UnitId, losses: Losses) {
        let halves = losses.in_halves().max(0);
        let halves = if halves % 2 == 0 || holds("19.4") { halves } else { halves + 1 };
        let troop = self.troop_mut(id);
        troop.losses = troop.losses.saturating_add(halves as u8);
    }

    /// BE-13.4, BE-19.5, BE-23.2, BE-Q112: a unit is no more. Its general rolls once.
    pub(crate) fn eliminate(
        &mut self,
        id: UnitId,
        general_rolls: bool,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        if self.troop(id).presence != Presence::OnTable {
            return Ok(());
        }
        tell(table, be("19.5"), "unit-eliminated", id);
        let leader = self.attached(id);
        if let Some(leader) = leader.filter(|_| general_rolls && holds("13.4")) {
            self.risk(leader, Danger::Shock, table)?;
        }
        let troop = self.troop_mut(id);
        (troop.presence, troop.garrison, troop.hidden) = (Presence::Eliminated, None, false);
        (troop.disorder, troop.abandoned) = (false, false);
        if let Some(leader) = self.attached(id) {
            self.take_refuge(leader, None, table);
        }
        if let Some(child) = self.unit(id).skirmishers
            && self.is_on_table(child)
            && holds("Q112")
        {
            self.troop_mut(child).presence = Presence::Eliminated;
        }
        Ok(())
    }

    /// BE-13.1 to BE-13.3: two dice for a general; one who falls is replaced.
    pub(crate) fn risk(
        &mut self,
        leader: LeaderId,
        cause: Danger,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let quality = self.commander(leader).quality;
        tell_leader(table, be("13.1"), "general-at-risk", leader);
        let mut risk = GeneralAtRisk { cause, quality, lost: false };
        roll_fate(&mut risk, table)?;
        if risk.lost && holds("13.3") {
            self.lose_general(leader, risk.quality, table);
        }
        Ok(())
    }

    /// BE-13.3, BE-25.2, BE-Q80, BE-Q81: his successor stands unattached, without points.
    fn lose_general(
        &mut self,
        leader: LeaderId,
        quality: crate::ch02_command::Quality,
        table: &mut Table<'_>,
    ) {
        tell_leader(table, be("13.3"), "general-lost", leader);
        let info = self.leader(leader);
        let (side, chief, division) = (info.side, info.chief, info.division);
        if chief {
            self.chief_lost[side as usize] = true;
        } else {
            self.generals_lost[side as usize] += 1;
        }
        self.follow(leader);
        let commander = self.commander_mut(leader);
        (commander.attached, commander.quality) = (None, quality);
        (commander.points, commander.new) = (0, holds("Q80"));
        table.log().note(be("Q80"), "successor-without-points");
        let leads = self.activation.is_some_and(|one| {
            Some(one.division) == division || self.division(one.division).general == leader
        });
        if let Some(activation) = &mut self.activation
            && leads
            && holds("Q80")
        {
            activation.points = 0;
        }
    }

    /// BE-2.10, BE-Q79, BE-Q80: a general goes to the nearest friendly unit within 10 UD, unattached;
    /// who finds none is lost, and his successor appears with the nearest unit.
    pub(crate) fn displace(&mut self, leader: LeaderId, table: &mut Table<'_>) {
        self.take_refuge(leader, Some(REFUGE), table);
    }

    /// BE-13.4: whose unit is no more goes to the nearest friend, however far.
    fn take_refuge(&mut self, leader: LeaderId, most: Option<i64>, table: &mut Table<'_>) {
        let info = self.leader(leader);
        let (side, division) = (info.side, info.division);
        let at = self.leader_spot(leader);
        let near = |all: bool, state: &Self| {
            let friends = state.army(side).filter(|id| {
                all || division.is_none_or(|division| state.division_of(*id) == division)
            });
            friends.map(|id| (state.body(id).distance_to_point(at), id)).min()
        };
        let found = near(true, self);
        self.commander_mut(leader).attached = None;
        match found {
            Some((distance, friend)) if most.is_none_or(|most| distance <= most) => {
                tell_leader(table, be("2.10"), "general-displaced", leader);
                self.stand_with(leader, friend);
            }
            _ => {
                let quality = crate::ch13_general_loss::replacement(self.commander(leader).quality);
                self.lose_general(leader, quality, table);
                match near(false, self).or(found) {
                    Some((_, friend)) => self.stand_with(leader, friend),
                    None => self.commander_mut(leader).present = false,
                }
            }
        }
    }

    fn stand_with(&mut self, leader: LeaderId, friend: UnitId) {
        let centre = Pose::near(self.centre(friend), 0);
        self.commander_mut(leader).at = (centre.x, centre.y);
    }

    /// BE-2.10, BE-Q79: generals whom a formed enemy has reached where it ended.
    pub(crate) fn reach_generals(&mut self, id: UnitId, table: &mut Table<'_>) {
        if !self.is_on_table(id) || !self.is_formed(id) {
            return;
        }
        let enemy = self.side(id).enemy();
        for index in 0..self.commanders.len() {
            let leader = LeaderId(index as u8);
            let commander = self.commander(leader);
            let exposed = commander.present && commander.attached.is_none();
            if exposed && self.leader(leader).side == enemy {
                let disc = UD / 4;
                let far = self.body(id).distance_to_point(self.leader_spot(leader));
                if far <= disc && holds("2.10") {
                    self.displace(leader, table);
                }
            }
        }
    }

    /// BE-12.1 to BE-12.12: the facts of a morale test.
    pub(crate) fn morale_facts(&self, id: UnitId) -> MoraleTestInput {
        let (unit, troop) = (self.unit(id), self.troop(id));
        let threats = self.threats(id, None);
        let redoubt = self.is_in_redoubt(id);
        let building = troop.garrison.map(|index| self.battle.terrain[usize::from(index)].cover);
        let cover = building.unwrap_or_else(|| self.battle.cover_at(self.centre(id)));
        let attached = self.attached(id).is_some();
        MoraleTestInput {
            arm: self.arm(id),
            morale: Int::of(unit.morale),
            horse_artillery: unit.arm == Arm::Artillery && unit.horse,
            irregular: unit.has(Trait::Irregular),
            detached: unit.is_detached() && self.arm(id) == Arm::Skirmishers,
            size: unit.size,
            losses: Parts::of(i32::from(troop.losses)),
            disorder: troop.disorder,
            supported: !self.morale_supports(id, &[]).is_empty(),
            square: troop.formation.is_square() && !redoubt,
            in_building: building.is_some(),
            fortification: redoubt && unit.arm != Arm::Cavalry,
            heavy_cover: cover == Cover::Heavy && unit.arm != Arm::Cavalry,
            general_attached: attached,
            out_of_command: !attached && self.out_of_command(id),
            stoic: unit.has(Trait::Stoic),
            threats: Int::of(threats.all),
            cavalry_threats: Int::of(threats.cavalry),
        }
    }

    /// BE-12.1 to BE-12.4: a morale test after a fire, and where the unit goes if it fails.
    pub(crate) fn test_morale(
        &mut self,
        id: UnitId,
        from: Spot,
        table: &mut Table<'_>,
    ) -> Result<bool, DiceError> {
        let facts = self.morale_facts(id);
        tell(table, be("12.1"), "unit-tests-morale", id);
        self.tell_supports(id, &[], table);
        if facts.threats.get() > 0 {
            table.log().note(be("21.6"), "flank-or-rear-threatened");
        }
        let Ok(mut test) = MoraleTest::declare(&facts, self.house(), table.log()) else {
            return Ok(true);
        };
        if self.is_deployed(id) {
            tell_of_guns(&facts, table.log());
        }
        roll_morale(&mut test, table)?;
        let result = test.result();
        if result.passed {
            return Ok(true);
        }
        if result.eliminated {
            self.eliminate(id, true, table)?;
            return Ok(false);
        }
        let runs = result.movement == MoraleMovement::Flee;
        if !runs || holds("12.4") {
            self.lose(id, Losses::whole(result.losses));
        }
        self.disorder(id, table);
        let rule = if result.movement == MoraleMovement::Flee { "12.4" } else { "12.3" };
        if self.is_garrison(id) && result.movement == MoraleMovement::Flee {
            table.log().note(be("Q46"), "disordered-garrison-leaves");
        }
        if result.movement != MoraleMovement::None && holds(rule) {
            let direction = self.away_from(from, id);
            self.runtime.push(Step::FallBack(FallingBack {
                unit: id,
                direction,
                due: Ud::whole(result.distance).thousandths(),
                flees: result.movement == MoraleMovement::Flee,
                straight: 0,
                chosen: false,
            }));
        }
        Ok(false)
    }

    /// BE-21.1: who supports the morale of a unit.
    pub(crate) fn tell_supports(&self, id: UnitId, engaged: &[UnitId], table: &mut Table<'_>) {
        for friend in self.morale_supports(id, engaged) {
            tell(table, be("21.1"), "unit-supports-morale", friend);
        }
    }

    /// BE-Q76: from the front-edge centre of who causes it to its own.
    pub(crate) fn away_from(&self, from: Spot, id: UnitId) -> u16 {
        if holds("Q76") {
            from.bearing(self.front(id))
        } else {
            super::geometry::turned(self.troop(id).pose.facing, super::geometry::TURN / 2)
        }
    }

    /// BE-4.19: batteries that were left in the field are manned again, or lost.
    pub(crate) fn resolve_abandoned(&mut self, table: &mut Table<'_>) -> Result<(), DiceError> {
        for id in self.battle.unit_ids() {
            let troop = self.troop(id);
            if !troop.abandoned || troop.presence != Presence::OnTable || !holds("4.19") {
                continue;
            }
            let near = self
                .army(self.side(id).enemy())
                .any(|enemy| self.is_formed(enemy) && self.distance(enemy, id) <= Ud::whole(2));
            let square = self.square_near(id).is_some();
            if near || !square {
                tell(table, be("4.19"), "battery-is-lost", id);
                self.eliminate(id, true, table)?;
            } else {
                tell(table, be("4.19"), "battery-manned-again", id);
                let troop = self.troop_mut(id);
                (troop.abandoned, troop.marker) = (false, true);
            }
        }
        Ok(())
    }

    /// BE-25.2: units of a side that are eliminated or in disorder.
    pub(crate) fn casualties(&self, side: Side) -> (i32, i32) {
        let own = self
            .battle
            .unit_ids()
            .filter(|id| self.side(*id) == side && !self.unit(*id).is_detached());
        let (mut gone, mut shaken) = (self.battle.camp(side).lost_before, 0);
        for id in own {
            let troop = self.troop(id);
            gone += i32::from(troop.presence == Presence::Eliminated);
            shaken += i32::from(troop.presence == Presence::OnTable && troop.disorder);
        }
        (gone, shaken)
    }

    /// BE-12.13: guns that must fall back limber first; a garrison comes out in column.
    pub(crate) fn limber(&mut self, id: UnitId) {
        if self.is_deployed(id) && holds("12.13") {
            self.troop_mut(id).formation = Formation::Limbered;
        }
    }
}

//! BE-15.8, BE-16: the charger stops or comes to contact; the shock and the advance after it.

use super::{Engagement, Kind, Stage};
use engine::{DiceError, Table, Value};

use super::super::charge::ChargeLine;
use super::super::choice::UnitId;
use super::super::fallback::FallingBack;
use super::super::geometry::{FINE, Pose, UD, length, turned};
use super::super::losses::tell;
use super::super::state::State;
use super::super::step::Step;
use crate::ch09_tests::Tested;
use crate::ch13_general_loss::Danger;
use crate::ch16_shock::{Row, Shock, ShockMovement, Winner};
use crate::ch17_retreat::FLIGHT;
use crate::measure::{Losses, Ud};
use crate::unit::{Arm, foot_or_mounted};
use crate::{be, holds};

impl Engagement {
    /// BE-15.8: cavalry tries to stop its charge.
    pub(super) fn stop(
        &mut self,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let id = self.charger;
        let tested = state.tested(id);
        tell(table, be("15.8"), "unit-tries-to-stop", id);
        let test = tested.control_test(table.log());
        if !test.roll(be("9.3"), "control-die", table)? {
            self.stage = Stage::Contact;
            return Ok(());
        }
        tell(table, be("15.8"), "unit-stops", id);
        self.stage = if self.countered { Stage::CarryOn } else { Stage::End };
        Ok(())
    }

    /// BE-15.8: the counter-charger carries on as the charger; who stopped can only stand.
    pub(super) fn swap(&mut self, state: &State) {
        let pose = state.troop(self.target).pose;
        std::mem::swap(&mut self.charger, &mut self.target);
        self.from = pose;
        self.countered = false;
        self.line = ChargeLine {
            facing: pose.facing,
            struck: 0,
            contact: Pose { facing: pose.facing, ..state.troop(self.target).pose },
            ..self.line
        };
        self.penalised = false;
        self.stage = Stage::Contact;
    }

    /// BE-24.5, BE-Q98: a hidden enemy that the charger comes near to on the rest of its way stops it there.
    pub(super) fn comes_upon_hidden(&mut self, state: &mut State, table: &mut Table<'_>) -> bool {
        // Who charges in a pursuit has looked along all of its way.
        if self.countered || self.kind == Kind::Pursuit {
            return false;
        }
        let id = self.charger;
        let start = Pose { facing: self.line.facing, ..state.troop(id).pose };
        let rest = i64::from(self.line.length - self.used).max(0) * FINE;
        let Some((gone, enemy)) = state.ambush(id, start, rest) else { return false };
        tell(table, be("24.5"), "hidden-unit-revealed", enemy);
        state.reveal(enemy);
        state.put(id, start.ahead(gone));
        self.used += (gone / FINE) as i32;
        (self.met, self.stage) = (Some(enemy), Stage::Met);
        true
    }

    /// BE-20.9, BE-Q74, BE-Q99: the charger is in contact, and those who move with it keep their place.
    pub(super) fn close(&mut self, state: &mut State, table: &mut Table<'_>) {
        self.used = self.line.length;
        let mut contact = self.line.contact;
        if !holds("20.9") {
            contact.facing = self.line.facing;
        }
        state.put(self.charger, contact);
        state.troop_mut(self.charger).moved = true;
        let start = self.from.spot();
        let (bearing, far) = (start.bearing(contact.spot()), start.distance(contact.spot()));
        for id in self.with.clone() {
            if !state.is_on_table(id) || !holds("15.13") {
                continue;
            }
            let most = far.min(length(state.normal_move(id)));
            let gone = state.free_way(id, bearing, most);
            let pose = state.troop(id).pose.along(bearing, gone);
            state.put(id, pose);
            state.troop_mut(id).moved = true;
            tell(table, be("15.13"), "unit-moves-in-support", id);
        }
    }

    /// BE-21.3, BE-21.5: fire supports of the shock.
    pub(crate) fn supporters(&self, of_charger: bool, state: &State) -> Vec<UnitId> {
        let (own, enemy) =
            if of_charger { (self.charger, self.target) } else { (self.target, self.charger) };
        let able = state.supporters(own, enemy).into_iter().filter(|id| {
            if *id == self.charger || *id == self.target || state.troop(*id).charged != 0 {
                return false;
            }
            match state.support_kind(*id, enemy) {
                Some(super::super::aim::SupportKind::Canister) => true,
                Some(_) if state.unit(*id).arm == Arm::Artillery => false,
                _ => state.distance(*id, enemy) <= Ud::whole(2),
            }
        });
        able.collect()
    }

    /// BE-16, BE-Q103: the dice of the shock, losses and states, generals, the loser's path.
    pub(super) fn fight(
        &mut self,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let (charger, target) = (self.charger, self.target);
        let facts = state.shock_facts(self);
        self.fought = true;
        for id in [charger, target] {
            state.troop_mut(id).fought = true;
        }
        tell(table, be("16.1"), "unit-fights", charger);
        let shock = Shock::declare(&facts, state.house(), table.log());
        let Ok(mut shock) = shock else {
            self.stage = Stage::End;
            return Ok(());
        };
        state.tell_supports(charger, &[charger, target], table);
        state.tell_supports(target, &[charger, target], table);
        shock.roll(table)?;
        let result = shock.outcome(state.house(), table.log());
        let fates = [(charger, result.charger), (target, result.defender)];
        let won = match result.winner {
            Winner::Charger => charger,
            Winner::Defender => target,
        };
        let lost = if won == charger { target } else { charger };
        (self.winner, self.loser, self.row) = (Some(won), Some(lost), Some(result.row));
        self.building = state.troop(target).garrison;
        let told = ["losses-of-the-charger", "losses-of-the-defender"];
        for ((id, fate), key) in fates.into_iter().zip(told) {
            let losses = Value::Thousandths(500 * i64::from(fate.losses.in_halves()));
            // BE-16.6: a defeat that was rolled costs cavalry the same.
            let horse = id == lost
                && state.unit(id).arm == Arm::Cavalry
                && state.unit(won).arm != Arm::Cavalry
                && result.row == Row::Defeat;
            let rule = if horse { be("16.6") } else { be("Q103") };
            if fate.losses > Losses::NONE {
                table.log().note_value(rule, key, losses);
            }
            state.lose(id, fate.losses);
            if fate.disorder {
                state.troop_mut(id).disorder = true;
            }
        }
        if table.log().applies(true, be("16.40"), "both-get-markers") {
            state.mark(charger);
            state.mark(target);
        }
        for id in self.supports.iter().flatten() {
            let troop = state.troop_mut(*id);
            (troop.marker, troop.supported) = (true, true);
            state.complied_by_support(*id);
        }
        for (id, _) in fates {
            if let Some(leader) = state.attached(id) {
                state.risk(leader, Danger::Shock, table)?;
            }
        }
        self.left = Some(state.troop(lost).pose);
        for (id, fate) in fates {
            if fate.eliminated {
                state.eliminate(id, false, table)?;
            }
        }
        let fate = if lost == charger { result.charger } else { result.defender };
        if !fate.eliminated && holds("16.37") {
            let direction = if lost == charger {
                turned(self.line.contact.facing, 1800)
            } else if holds("Q76") {
                self.line.contact.facing
            } else {
                turned(state.troop(lost).pose.facing, 1800)
            };
            let flees = fate.movement == ShockMovement::Flee;
            let distance = foot_or_mounted(
                state.unit(lost).is_mounted(),
                if flees { FLIGHT } else { crate::ch17_retreat::RETREAT_AFTER_SHOCK },
            );
            state.runtime.push(Step::FallBack(FallingBack {
                unit: lost,
                direction,
                due: Ud::whole(distance).thousandths(),
                flees,
                straight: 0,
                chosen: false,
            }));
        }
        self.fled = None;
        self.stage = Stage::Advance;
        Ok(())
    }

    /// BE-16.38: a standing winner may advance, infantry and cavalry only.
    pub(super) fn advance_asked(&self, state: &State) -> bool {
        let Some(winner) = self.winner else { return false };
        let stands = winner == self.target && !self.countered;
        let formation = state.troop(winner).formation;
        stands
            && state.is_on_table(winner)
            && matches!(state.unit(winner).arm, Arm::Infantry | Arm::Cavalry)
            && formation.is_line_or_column()
    }

    /// BE-16.37, BE-16.38, BE-Q104: 1 UD straight ahead.
    pub(super) fn advance(&mut self, state: &mut State, table: &mut Table<'_>) {
        self.stage = Stage::End;
        let Some(winner) = self.winner.filter(|id| state.is_on_table(*id)) else { return };
        let charged = winner == self.charger || self.countered;
        if self.building.is_some() && winner == self.charger {
            self.stage = Stage::Occupy;
            return;
        }
        let troop = state.troop(winner);
        let stays = troop.formation.is_square()
            || troop.garrison.is_some()
            || state.unit(winner).arm == Arm::Artillery;
        if !stays && holds("16.38") {
            let facing = troop.pose.facing;
            let gone = state.free_way(winner, facing, UD);
            let pose = state.troop(winner).pose.ahead(gone);
            state.put(winner, pose);
            tell(table, be("16.38"), "unit-advances", winner);
        }
        if charged {
            self.stage = Stage::Pursuit;
        }
    }

    pub(super) fn may_occupy(&self, state: &State) -> bool {
        let Some(building) = self.building else { return false };
        state.is_on_table(self.charger)
            && self.winner == Some(self.charger)
            && state.check_garrison(self.charger, building).is_ok()
    }
}

impl State {
    /// BE-9.4: what both class tests ask of a unit.
    pub(crate) fn tested(&self, id: UnitId) -> Tested {
        let attached = self.attached(id).is_some();
        Tested {
            class: self.unit(id).class,
            status: self.unit(id).status,
            general_attached: attached,
            out_of_command: !attached && self.out_of_command(id),
        }
    }
}

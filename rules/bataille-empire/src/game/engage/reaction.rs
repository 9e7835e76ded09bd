//! BE-4, BE-15.7: how the target of a charge reacts.

use super::{Engagement, Stage};
use engine::{DiceError, Table, Value};

use super::super::aim::{Occasion, Shot};
use super::super::charge::ChargeLine;
use super::super::choice::{Choice, UnitId};
use super::super::fallback::FallingBack;
use super::super::geometry::{FINE, Pose, Rect, UD, length, turned};
use super::super::losses::tell;
use super::super::state::State;
use super::super::step::Step;
use crate::ch04_reactions::{OpenReaction, Reacting, Reaction, reactions};
use crate::ch09_tests::{ManoeuvreTest, ManoeuvreTestInput, TestedArm, TestedReaction};
use crate::ch17_retreat::flight;
use crate::measure::Ud;
use crate::options::{ClosingFire, ReactionMarker};
use crate::unit::{Arm, Formation, Trigger};
use crate::{be, holds};

impl State {
    /// BE-4.7 to BE-4.29: how the target of a charge may react.
    pub(crate) fn charge_reactions(&self, e: &Engagement) -> Vec<OpenReaction> {
        let id = e.target;
        let troop = self.troop(id);
        let facts = Reacting {
            arm: self.arm(id),
            trigger: Trigger::Charge,
            formation: if troop.garrison.is_some() { Formation::Garrison } else { troop.formation },
            order: self.order(id),
            distance: Ud::from_thousandths(e.distance),
            enemy_in_sector: !e.line.zone().is_turned()
                && self.has_flanks(id)
                && self.in_sector(&self.rect(id), e.charger),
            can_fire: false,
            engage_target: false,
            disorder: troop.disorder,
            action_marker: troop.marker,
            square_within_4: self.rules().flee_to_square
                && troop.formation == Formation::Deployed
                && self.square_near(id).is_some(),
            in_cover: self.arm(id) == Arm::Skirmishers && self.is_in_cover(id),
        };
        let mut open = reactions(&facts);
        if open.is_empty() {
            let (rule, key) = (be("4.26"), "may-stand");
            open.push(OpenReaction { reaction: Reaction::Stand, rule, key });
        }
        open
    }

    /// BE-4.30, BE-19.7, BE-Q96: the changes open to a unit on the spot: formation and facing.
    pub(crate) fn changes(
        &self,
        id: UnitId,
        enemy: UnitId,
    ) -> Vec<(Option<Formation>, Option<u16>)> {
        let (unit, troop) = (self.unit(id), self.troop(id));
        let mut open = Vec::new();
        let all = [
            Formation::Line,
            Formation::Column,
            Formation::FullSquare,
            Formation::HollowSquare,
            Formation::Skirmish,
        ];
        let towards = self.centre(id).bearing(self.front(enemy));
        let towards = (towards + 5) / 10 * 10 % 3600;
        for formation in all {
            if self.check_change(id, Some(formation), None).is_ok() {
                open.push((Some(formation), None));
            }
        }
        if troop.formation.has_flanks()
            && unit.arm != Arm::Artillery
            && self.check_change(id, None, Some(towards)).is_ok()
        {
            open.push((None, Some(towards)));
        }
        open
    }

    /// BE-19.7, BE-Q96: whether a change of formation, then of facing, is possible and overlaps nobody.
    pub(crate) fn check_change(
        &self,
        id: UnitId,
        formation: Option<Formation>,
        facing: Option<u16>,
    ) -> Result<(Pose, Formation), engine::Refusal> {
        use engine::Refusal;
        let (unit, troop) = (self.unit(id), self.troop(id));
        let old = troop.formation;
        let new = formation.unwrap_or(old);
        let same = formation == Some(old) || formation.is_none() && facing.is_none();
        Refusal::when(same, be("3.8"), "formation", "same-formation")?;
        let fits = unit.may_form(new) && new != Formation::Garrison;
        Refusal::when(!fits && new != old, be("19.7"), "formation", "formation-of-another-arm")?;
        let full = new == Formation::FullSquare && old != Formation::Column && new != old;
        Refusal::when(full, be("19.7"), "formation", "full-square-from-column")?;
        let hollow = new == Formation::HollowSquare && old != Formation::Line && new != old;
        Refusal::when(hollow, be("19.7"), "formation", "hollow-square-from-line")?;
        let off = facing.is_some_and(|facing| facing >= 3600);
        Refusal::when(off, be("20.1"), "facing", "no-such-leg")?;
        let mut pose = troop.pose;
        if let Some(facing) = facing {
            let rect = self.rect_as(id, pose, new);
            pose = Pose::near(rect.centre.towards(facing, rect.half_depth), facing);
        }
        // BE-20.3: shifted sideways by at most 1 UD if another unit is in the way.
        let most = if holds("20.3") { UD } else { 0 };
        let free = board::path::offsets(UD / 20, most).map(|shift| -shift).find_map(|shift| {
            let pose = pose.along(turned(pose.facing, 900), shift);
            let rect = self.rect_as(id, pose, new);
            let taken = self.is_taken(id, &rect);
            let closed = !rect.is_inside(self.battle.bounds())
                || self.battle.is_closed_to(&rect, unit.mover(), new)
                || self.battle.buildings().any(|(_, piece)| piece.touches(&rect));
            (!taken && !closed).then_some(pose)
        });
        let Some(pose) = free else {
            return Err(Refusal { rule: be("Q96"), field: "formation", key: "ends-on-a-unit" });
        };
        Ok((pose, new))
    }

    /// Whether another unit that its side knows of stands on a place.
    pub(crate) fn is_taken(&self, id: UnitId, rect: &Rect) -> bool {
        self.on_table().any(|other| {
            other != id
                && self.is_known(other, id)
                && self.troop(other).garrison.is_none()
                && self.rect(other).overlaps(rect)
        })
    }

    /// BE-9.5: a manoeuvre test, with its facts as they are now.
    pub(crate) fn manoeuvre_facts(
        &self,
        id: UnitId,
        trigger: Trigger,
        reaction: TestedReaction,
        to: Option<Formation>,
        charged: Option<&Engagement>,
    ) -> ManoeuvreTestInput {
        let (unit, troop) = (self.unit(id), self.troop(id));
        let attached = self.attached(id).is_some();
        // BE-Q78: who is charged in flank or rear is threatened.
        let turned = charged.is_some_and(|e| e.line.zone().is_turned()) && holds("Q78");
        let cavalry = charged.is_some_and(|e| {
            let distance = Ud::from_thousandths(e.distance);
            // BE-Q45: at 4 UD it is not less than 4 UD.
            let near = distance < Ud::whole(4) || distance == Ud::whole(4) && !holds("Q45");
            self.unit(e.charger).arm == Arm::Cavalry && near
        });
        let column = troop.formation == Formation::Column && unit.arm != Arm::Artillery;
        ManoeuvreTestInput {
            arm: match unit.arm {
                Arm::Cavalry => TestedArm::Cavalry,
                Arm::Artillery => TestedArm::Artillery,
                _ => TestedArm::Infantry,
            },
            trigger,
            reaction,
            manoeuvre_class: unit.class,
            status: unit.status,
            general_attached: attached,
            out_of_command: !attached && self.out_of_command(id),
            column,
            to_full_square: column
                && unit.arm == Arm::Infantry
                && to == Some(Formation::FullSquare),
            threatened: turned || self.threats(id, None).all > 0,
            half_losses: i32::from(troop.losses) >= unit.capacity(),
            action_marker: troop.marker,
            cavalry_within_4: trigger == Trigger::Charge && cavalry,
        }
    }
}

impl Engagement {
    /// Every reaction with its details.
    pub(crate) fn reaction_choices(&self, state: &State) -> Vec<Choice> {
        let id = self.target;
        let plain = |reaction: Reaction, formation, facing| Choice::React {
            unit: id,
            reaction,
            formation,
            facing,
            to: None,
            target: None,
        };
        let mut list = Vec::new();
        for open in state.charge_reactions(self) {
            let reaction = open.reaction;
            match reaction {
                Reaction::ChangeFormation => {
                    let changes = state.changes(id, self.charger).into_iter();
                    list.extend(changes.map(|(form, facing)| plain(reaction, form, facing)));
                }
                Reaction::ChangeFacing => {
                    let facing = state.centre(id).bearing(self.from.spot());
                    let facing = (facing + 5) / 10 * 10 % 3600;
                    if state.check_change(id, None, Some(facing)).is_ok() {
                        list.push(plain(reaction, None, Some(facing)));
                    }
                }
                _ => list.push(plain(reaction, None, None)),
            }
        }
        list
    }

    /// BE-4, BE-15.7: what the target does.
    pub(super) fn react(
        &mut self,
        reaction: Reaction,
        formation: Option<Formation>,
        facing: Option<u16>,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let id = self.target;
        if reaction.needs_test() && holds("4.1") {
            let tested = match reaction {
                Reaction::ChangeFacing => TestedReaction::ChangeFacing,
                Reaction::Unlimber => TestedReaction::Unlimber,
                Reaction::LimberAndFlee => TestedReaction::LimberAndFlee,
                _ => TestedReaction::ChangeFormation,
            };
            let facts = state.manoeuvre_facts(id, Trigger::Charge, tested, formation, Some(self));
            tell(table, be("9.2"), "unit-tests-manoeuvre", id);
            if state.unit(self.charger).arm == Arm::Cavalry {
                let distance = Value::Thousandths(self.distance.into());
                table.log().note_value(be("9.7"), "charge-declared-from", distance);
            }
            if let Ok(test) = ManoeuvreTest::declare(&facts, table.log()) {
                let passed = test.test.roll(be("9.2"), "manoeuvre-die", table)?;
                let result = ManoeuvreTest { passed, ..test }.result();
                if table.log().applies(result.eliminated, be("4.24"), "guns-are-eliminated") {
                    self.left = Some(state.troop(id).pose);
                    state.eliminate(id, true, table)?;
                    self.stage = Stage::Follow;
                    return Ok(());
                }
                if table.log().applies(result.disorder, be("4.24"), "falls-into-disorder") {
                    state.troop_mut(id).disorder = true;
                    self.due_marker(id, state);
                    return Ok(());
                }
            }
        }
        if reaction.gives_marker() && holds("4.2") {
            self.due_marker(id, state);
        }
        match reaction {
            Reaction::CounterCharge => self.counter(state, table),
            Reaction::ChangeFormation | Reaction::ChangeFacing | Reaction::Unlimber => {
                let form = match reaction {
                    Reaction::Unlimber => Some(Formation::Deployed),
                    _ => formation,
                };
                if let Ok((pose, form)) = state.check_change(id, form, facing)
                    && holds("4.30")
                {
                    state.troop_mut(id).formation = form;
                    state.put(id, pose);
                    tell(table, be("4.30"), "unit-changes-in-time", id);
                }
                // BE-Q100: the struck side is found anew from the place at declaration.
                self.aim_again(state);
            }
            Reaction::Flee | Reaction::LimberAndFlee => {
                self.left = Some(state.troop(id).pose);
                // BE-17.6: a flight of its own choice leaves it in order.
                state.troop_mut(id).disorder |= !holds("17.6");
                let mounted = state.unit(id).is_mounted();
                state.runtime.push(Step::FallBack(FallingBack {
                    unit: id,
                    direction: self.line.facing,
                    due: Ud::whole(flight(mounted)).thousandths(),
                    flees: true,
                    straight: 0,
                    chosen: false,
                }));
                self.fled = None;
                self.stage = Stage::Follow;
            }
            Reaction::FleeToSquare => {
                tell(table, be("4.18"), "crew-runs-to-a-square", id);
                self.left = Some(state.troop(id).pose);
                state.troop_mut(id).abandoned = true;
                self.covered = true;
                self.stage = Stage::Follow;
            }
            _ => {}
        }
        Ok(())
    }

    /// BE-4.32, BE-Q21: the marker of a reaction counts after the action, or at once.
    pub(super) fn due_marker(&mut self, id: UnitId, state: &mut State) {
        if state.house().reaction_marker == ReactionMarker::AtOnce || !holds("4.32") {
            state.mark(id);
        } else if !state.troop(id).marker {
            self.due.push(id);
        }
    }

    /// BE-15.7, BE-Q75: the counter-charger faces along the line and advances half of the rest.
    pub(super) fn counter(&mut self, state: &mut State, table: &mut Table<'_>) {
        self.countered = true;
        let id = self.target;
        tell(table, be("15.7"), "unit-counter-charges", id);
        table.log().note(be("Q75"), "counter-charger-advances");
        let left = i64::from(self.line.length - self.used) * FINE;
        let facing = turned(self.line.facing, 1800);
        let turned_pose = Pose { facing, ..state.troop(id).pose };
        let unit = state.unit(id);
        let usual = Ud::whole(
            crate::ch05_movement::allowance(
                unit.mover(),
                crate::ch20_geometry::moving(state.troop(id).formation),
                state.battle.class_at(state.centre(id)),
            )
            .unwrap_or(0)
                + if unit.arm == Arm::Cavalry { 2 } else { 1 },
        );
        let most = if holds("Q75") { (left / 2).min(length(usual)) } else { 0 };
        let gone = super::pursuit::free_length(most, |gone, slack| {
            let rect = state.rect_at(id, turned_pose.ahead(gone));
            let base = rect.grown(slack);
            state.on_table().any(|other| {
                other != id
                    && other != self.charger
                    && state.troop(other).garrison.is_none()
                    && state.rect(other).overlaps(&base)
            }) || state.battle.is_closed_to(&rect, unit.mover(), state.troop(id).formation)
        });
        let pose = turned_pose.ahead(gone);
        state.put(id, pose);
        state.troop_mut(id).moved = true;
        self.line.contact = Pose { facing: self.line.facing, ..pose };
        self.line.length -= (gone / FINE) as i32;
    }

    /// BE-Q100: the line to a target that has changed, free of cost.
    pub(crate) fn aim_again(&mut self, state: &State) {
        if !holds("Q100") {
            return;
        }
        let formation = state.troop(self.charger).formation;
        let rect = state.rect_as(self.charger, self.from, formation);
        let zone = state.struck_side(self.target, &rect);
        let pose = state.troop(self.charger).pose;
        let line = state.charge_line(self.charger, self.target, pose, formation, zone, true);
        if let Some(line) = line {
            self.line = ChargeLine { length: self.used + line.length, ..line };
        }
    }

    /// BE-4.22, BE-Q51: deployed guns that stand fire at the charger, where the house has it so.
    pub(super) fn closing_fire(
        &mut self,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<bool, DiceError> {
        let id = self.target;
        let fires = state.house().closing_fire == ClosingFire::Artillery
            && state.is_deployed(id)
            && state.is_on_table(id)
            && !self.line.zone().is_turned()
            && Ud::from_thousandths(self.distance) > Ud::whole(2)
            && state.may_fire(id, Occasion::Opportunity)
            && holds("4.22");
        if !fires {
            return Ok(false);
        }
        let Some(aim) = state.aim(id, self.charger, false) else { return Ok(false) };
        let shot = Shot::new(state, id, aim, Occasion::Opportunity);
        let steady = state.resolve_fire(&shot, None, table)?;
        if !steady {
            self.stage = Stage::End;
        }
        Ok(true)
    }
}

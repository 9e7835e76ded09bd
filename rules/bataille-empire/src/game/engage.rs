//! BE-15, BE-16, BE-18, BE-Q99 to BE-Q110: a charge from its halt to its last consequence.

use engine::game::Revealed;
use engine::{DiceError, Log, Table};

use super::aim::{Occasion, Shot};
use super::charge::{ChargeLine, Intent};
use super::choice::{Choice, PieceRef, UnitId};
use super::fallback::FallingBack;
use super::geometry::{FINE, Pose, UD, length, turned};
use super::losses::tell;
use super::question::Question;
use super::state::{Presence, State};
use super::step::{Answered, Ran, Step, StepResult, ask, check_listed, refused, unasked};
use crate::be;
use crate::ch04_reactions::{Reacting, Reaction, reactions};
use crate::ch09_tests::{ManoeuvreTest, ManoeuvreTestInput, Tested, TestedArm, TestedReaction};
use crate::ch13_general_loss::Danger;
use crate::ch15_charge::halt_distance;
use crate::ch16_shock::{Row, Shock, ShockMovement, Winner};
use crate::ch17_retreat::FLIGHT;
use crate::ch18_pursuit::{Place, Pursuing, PursuitArm};
use crate::measure::Ud;
use crate::options::{ClosingFire, ReactionMarker};
use crate::scenario::Trait;
use crate::unit::{Arm, Formation, Terrain, Trigger, foot_or_mounted};

/// How the charger comes to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    Charge,
    Opportunity,
    Pursuit,
}

/// How far a charge has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    React,
    Closing,
    Stop,
    CarryOn,
    Contact,
    ChargerSupports,
    DefenderSupports,
    Shock,
    Advance,
    Occupy,
    Pursuit,
    /// BE-Q102: the target is gone.
    Follow,
    End,
}

/// A charge, opportunity charge or pursuit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Engagement {
    pub(crate) charger: UnitId,
    pub(crate) target: UnitId,
    pub(crate) kind: Kind,
    /// The charger's place at declaration.
    pub(crate) from: Pose,
    /// BE-9.7: between the two at declaration, in thousandths.
    pub(crate) distance: i32,
    pub(crate) line: ChargeLine,
    /// The charge allowance, in thousandths, and what of it is used.
    pub(crate) allowance: i32,
    pub(crate) used: i32,
    pub(crate) penalised: bool,
    pub(crate) countered: bool,
    /// Units whose marker is placed when the whole action is over.
    pub(crate) due: Vec<UnitId>,
    /// Units that got a marker by a reaction to this very action.
    pub(crate) early: Vec<UnitId>,
    /// BE-Q102: it has charged another enemy already.
    pub(crate) redirected: bool,
    pub(crate) with: Vec<UnitId>,
    pub(crate) supports: [Vec<UnitId>; 2],
    pub(crate) stage: Stage,
    pub(crate) winner: Option<UnitId>,
    pub(crate) loser: Option<UnitId>,
    pub(crate) row: Option<Row>,
    /// How far the loser or the target has fled, in thousandths.
    pub(crate) fled: Option<i32>,
    pub(crate) covered: bool,
    pub(crate) fought: bool,
    /// The building that the defender held.
    pub(crate) building: Option<u8>,
    /// Where the target stood when it fled.
    pub(crate) left: Option<Pose>,
}

impl State {
    /// BE-15.6: a charge begins: the charger advances to its halt, or straight to contact.
    pub(crate) fn begin_charge(
        &mut self,
        charger: UnitId,
        target: UnitId,
        intent: Intent,
        with: Vec<UnitId>,
        due: Vec<UnitId>,
        table: &mut Table<'_>,
    ) -> bool {
        let Ok(declared) = self.declare(charger, target, None, intent) else { return false };
        let key = match intent {
            Intent::Pursuit(_) => "unit-pursues",
            _ => "unit-charges",
        };
        tell(table, be("15.6"), key, charger);
        tell(table, be("15.5"), "unit-is-charged", target);
        let from = self.troop(charger).pose;
        let line = declared.line;
        let all = Ud::from_thousandths(line.length);
        let halts = matches!(intent, Intent::Charge | Intent::Opportunity);
        let left = if halts { halt_distance(all, self.house()) } else { Ud::ZERO };
        let gone = if halts { all - left } else { Ud::ZERO };
        let spot = from.spot().towards(line.facing, length(gone));
        if halts {
            self.put(charger, Pose::near(spot, line.facing));
        }
        self.troop_mut(charger).moved = true;
        if !matches!(intent, Intent::Pursuit(_)) {
            self.troop_mut(target).charged += 1;
        }
        let kind = match intent {
            Intent::Charge => Kind::Charge,
            Intent::Opportunity => Kind::Opportunity,
            Intent::Redirected(_) => Kind::Charge,
            Intent::Pursuit(_) => Kind::Pursuit,
        };
        self.runtime.push(Step::Engage(Box::new(Engagement {
            charger,
            target,
            kind,
            from,
            distance: declared.distance.thousandths(),
            line,
            allowance: (declared.allowance / FINE) as i32,
            used: gone.thousandths(),
            penalised: declared.penalised,
            countered: false,
            due,
            early: Vec::new(),
            redirected: matches!(intent, Intent::Redirected(_)),
            with,
            supports: [Vec::new(), Vec::new()],
            stage: Stage::React,
            winner: None,
            loser: None,
            row: None,
            fled: None,
            covered: false,
            fought: false,
            building: self.troop(target).garrison,
            left: None,
        })));
        true
    }

    /// A unit that fell back tells the charge it fell back from how far it came.
    pub(crate) fn note_flight(&mut self, id: UnitId, distance: Option<i64>) {
        let covered = distance.is_some() && self.is_behind_friend(id);
        for step in self.runtime.steps_mut().take(3) {
            if let Step::Engage(e) = step {
                if e.loser == Some(id) || e.target == id {
                    e.fled = distance.map(|distance| distance as i32);
                    e.covered = covered;
                }
                break;
            }
        }
    }

    /// BE-4.7 to BE-4.29: how the target of a charge may react.
    pub(crate) fn charge_reactions(&self, e: &Engagement) -> Vec<Reaction> {
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
        let mut open = reactions(&facts, &mut Log::silent());
        if open.is_empty() {
            open.push(Reaction::Stand);
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
        let free = board::path::offsets(UD / 20, UD).map(|shift| -shift).find_map(|shift| {
            let pose = pose.along(turned(pose.facing, 900), shift);
            let rect = self.rect_as(id, pose, new);
            let taken = self.on_table().any(|other| {
                let unknown = self.troop(other).hidden && self.side(other) != self.side(id);
                other != id
                    && !unknown
                    && self.troop(other).garrison.is_none()
                    && self.rect(other).overlaps(&rect)
            });
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
        let turned = charged.is_some_and(|e| e.line.zone().is_turned());
        let cavalry = charged.is_some_and(|e| {
            self.unit(e.charger).arm == Arm::Cavalry
                && Ud::from_thousandths(e.distance) < Ud::whole(4)
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
    pub(crate) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> Ran {
        let depth = state.runtime.depth();
        loop {
            let charger = state.troop(self.charger).presence == Presence::OnTable;
            if !charger && self.stage != Stage::End {
                self.stage = Stage::End;
            }
            let side = state.side(self.charger);
            let about = |id: UnitId| Some(PieceRef::Unit(id));
            match self.stage {
                Stage::React => {
                    let list = self.reaction_choices(state);
                    if list.len() < 2 {
                        self.stage = Stage::Closing;
                        if let Some(Choice::React { reaction, formation, facing, .. }) =
                            list.first()
                        {
                            let (reaction, formation, facing) = (*reaction, *formation, *facing);
                            self.react(reaction, formation, facing, state, table)?;
                            return self.again(depth, state);
                        }
                        continue;
                    }
                    let (owner, id) = (side.enemy(), self.target);
                    let asked = ask(owner, Question::ChargeReaction, about(id), list);
                    return Ok(StepResult::Waits(Step::Engage(Box::new(self)), asked));
                }
                Stage::Closing => {
                    self.stage = Stage::Stop;
                    if self.closing_fire(state, table)? {
                        return self.again(depth, state);
                    }
                }
                Stage::Stop => {
                    let unit = state.unit(self.charger);
                    let may = unit.arm == Arm::Cavalry
                        && !unit.has(Trait::Impetuous)
                        && self.kind != Kind::Pursuit;
                    if may {
                        let list = vec![Choice::No, Choice::Yes];
                        let asked = ask(side, Question::ChargeStop, about(self.charger), list);
                        return Ok(StepResult::Waits(Step::Engage(Box::new(self)), asked));
                    }
                    self.stage = Stage::Contact;
                }
                Stage::CarryOn => {
                    let list = vec![Choice::Yes, Choice::No];
                    let asked = ask(side.enemy(), Question::CarryOn, about(self.target), list);
                    return Ok(StepResult::Waits(Step::Engage(Box::new(self)), asked));
                }
                Stage::Contact => {
                    self.close(state, table);
                    self.stage = Stage::ChargerSupports;
                }
                Stage::ChargerSupports | Stage::DefenderSupports => {
                    let first = self.stage == Stage::ChargerSupports;
                    let able = self.supporters(first, state);
                    if !able.is_empty() {
                        let list = support_sets(
                            &able,
                            if first { self.target } else { self.charger },
                            state,
                        );
                        let id = if first { self.charger } else { self.target };
                        let asked = ask(state.side(id), Question::Supports, about(id), list);
                        return Ok(StepResult::Waits(Step::Engage(Box::new(self)), asked));
                    }
                    self.stage = if first { Stage::DefenderSupports } else { Stage::Shock };
                }
                Stage::Shock => {
                    self.fight(state, table)?;
                    return self.again(depth, state);
                }
                Stage::Advance => {
                    if self.advance_asked(state) {
                        let winner = self.winner.unwrap_or(self.charger);
                        let list = vec![Choice::No, Choice::Yes];
                        let asked = ask(state.side(winner), Question::Advance, about(winner), list);
                        return Ok(StepResult::Waits(Step::Engage(Box::new(self)), asked));
                    }
                    self.advance(state, table);
                }
                Stage::Occupy => {
                    if self.may_occupy(state) {
                        let list = vec![Choice::Yes, Choice::No];
                        let asked = ask(side, Question::Occupy, about(self.charger), list);
                        return Ok(StepResult::Waits(Step::Engage(Box::new(self)), asked));
                    }
                    self.stage = Stage::End;
                }
                Stage::Pursuit => {
                    let list = self.pursuits(state);
                    if list.len() > 1 {
                        let winner = self.winner.unwrap_or(self.charger);
                        let asked = ask(state.side(winner), Question::Pursuit, about(winner), list);
                        return Ok(StepResult::Waits(Step::Engage(Box::new(self)), asked));
                    }
                    self.stage = Stage::End;
                    if let Some(choice) = list.first() {
                        self.pursue(choice, state, table)?;
                        return self.again(depth, state);
                    }
                }
                Stage::Follow => {
                    let list = self.follow_choices(state);
                    if list.len() > 1 {
                        let asked = ask(side, Question::Follow, about(self.charger), list);
                        return Ok(StepResult::Waits(Step::Engage(Box::new(self)), asked));
                    }
                    self.stage = Stage::End;
                    if let Some(Choice::Follow { distance }) = list.first() {
                        self.go_on(*distance, state, table)?;
                    }
                }
                Stage::End => {
                    for id in self.due {
                        if state.is_on_table(id) {
                            state.mark(id);
                        }
                    }
                    for id in [self.charger, self.target] {
                        state.reach_generals(id, table);
                    }
                    return Ok(StepResult::Done);
                }
            }
        }
    }

    /// The rest is done after what was pushed since the stack was so deep.
    fn again(self, depth: usize, state: &mut State) -> Ran {
        state.runtime.insert(depth, [Step::Engage(Box::new(self))]);
        Ok(StepResult::Done)
    }

    pub(crate) fn answer(
        mut self: Box<Self>,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        let depth = state.runtime.depth();
        match (self.stage, choice) {
            (Stage::React, Choice::React { unit, reaction, formation, facing, .. }) => {
                if *unit != self.target {
                    return Err(unasked());
                }
                let open = state.charge_reactions(&self);
                if !open.contains(reaction) {
                    return Err(refused(be("4.7"), "reaction", "reaction-not-open"));
                }
                if *reaction == Reaction::ChangeFormation {
                    state.check_change(self.target, *formation, *facing)?;
                }
                if *reaction == Reaction::ChangeFacing {
                    state.check_change(self.target, None, *facing)?;
                }
                self.stage = Stage::Closing;
                self.react(*reaction, *formation, *facing, state, table)?;
            }
            (Stage::Stop, Choice::No) => self.stage = Stage::Contact,
            (Stage::Stop, Choice::Yes) => self.stop(state, table)?,
            (Stage::CarryOn, Choice::Yes) => self.swap(state),
            (Stage::CarryOn, Choice::No) => self.stage = Stage::End,
            (Stage::ChargerSupports | Stage::DefenderSupports, Choice::Support { units }) => {
                let first = self.stage == Stage::ChargerSupports;
                let able = self.supporters(first, state);
                let enemy = if first { self.target } else { self.charger };
                let strange = units.iter().any(|id| !able.contains(id));
                let twice = units.iter().enumerate().any(|(at, id)| units[..at].contains(id));
                if strange || twice || state.are_too_many(units, enemy) {
                    return Err(refused(be("21.4"), "units", "cannot-support"));
                }
                self.supports[usize::from(!first)] = units.clone();
                self.stage = if first { Stage::DefenderSupports } else { Stage::Shock };
            }
            (Stage::Advance, Choice::Yes) => self.advance(state, table),
            (Stage::Advance, Choice::No) => self.stage = Stage::End,
            (Stage::Occupy, Choice::Yes) => {
                if let Some(building) = self.building {
                    state.occupy(self.charger, building, table);
                }
                self.stage = Stage::End;
            }
            (Stage::Occupy, Choice::No) => self.stage = Stage::End,
            (Stage::Pursuit, choice) => {
                check_listed(choice, &self.pursuits(state))?;
                self.stage = Stage::End;
                self.pursue(choice, state, table)?;
            }
            (Stage::Follow, Choice::Follow { distance }) => {
                let (least, most) = self.follow_range(state);
                if !(least..=most).contains(distance) {
                    return Err(refused(be("15.12"), "distance", "at-least-half-the-rest"));
                }
                self.stage = Stage::End;
                self.go_on(*distance, state, table)?;
            }
            (Stage::Follow, Choice::Engage { target }) => {
                check_listed(choice, &self.follow_choices(state))?;
                let rest = i64::from(self.rest()) * FINE;
                let due = std::mem::take(&mut self.due);
                state.begin_charge(
                    self.charger,
                    *target,
                    Intent::Redirected(rest),
                    Vec::new(),
                    due,
                    table,
                );
                self.stage = Stage::End;
            }
            _ => return Err(unasked()),
        }
        let _ = self.again(depth, state);
        Ok(Revealed::Nothing)
    }

    /// What is left of the charge allowance, in thousandths.
    const fn rest(&self) -> i32 {
        self.allowance - self.used
    }

    /// Every reaction with its details.
    pub(crate) fn reaction_choices(&self, state: &State) -> Vec<Choice> {
        let id = self.target;
        let plain = |reaction: Reaction, formation, facing| Choice::React {
            unit: id,
            reaction,
            formation,
            facing,
            to: None,
        };
        let mut list = Vec::new();
        for reaction in state.charge_reactions(self) {
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
    fn react(
        &mut self,
        reaction: Reaction,
        formation: Option<Formation>,
        facing: Option<u16>,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let id = self.target;
        if reaction.needs_test() {
            let tested = match reaction {
                Reaction::ChangeFacing => TestedReaction::ChangeFacing,
                Reaction::Unlimber => TestedReaction::Unlimber,
                Reaction::LimberAndFlee => TestedReaction::LimberAndFlee,
                _ => TestedReaction::ChangeFormation,
            };
            let facts = state.manoeuvre_facts(id, Trigger::Charge, tested, formation, Some(self));
            tell(table, be("9.2"), "unit-tests-manoeuvre", id);
            if let Ok(test) = ManoeuvreTest::declare(&facts, table.log()) {
                let passed = test.test.roll(be("9.2"), "manoeuvre-die", table)?;
                let result = ManoeuvreTest { passed, ..test }.result();
                if result.eliminated {
                    table.log().note(be("4.24"), "guns-are-eliminated");
                    self.left = Some(state.troop(id).pose);
                    state.eliminate(id, true, table)?;
                    self.stage = Stage::Follow;
                    return Ok(());
                }
                if result.disorder {
                    table.log().note(be("4.24"), "falls-into-disorder");
                    state.troop_mut(id).disorder = true;
                    self.due_marker(id, state);
                    return Ok(());
                }
            }
        }
        if reaction.gives_marker() {
            self.due_marker(id, state);
        }
        match reaction {
            Reaction::CounterCharge => self.counter(state, table),
            Reaction::ChangeFormation | Reaction::ChangeFacing | Reaction::Unlimber => {
                let form = match reaction {
                    Reaction::Unlimber => Some(Formation::Deployed),
                    _ => formation,
                };
                if let Ok((pose, form)) = state.check_change(id, form, facing) {
                    state.troop_mut(id).formation = form;
                    state.put(id, pose);
                    tell(table, be("4.30"), "unit-changes-in-time", id);
                }
                // BE-Q100: the struck side is found anew from the place at declaration.
                self.aim_again(state);
            }
            Reaction::Flee | Reaction::LimberAndFlee => {
                self.left = Some(state.troop(id).pose);
                let mounted = state.unit(id).is_mounted();
                state.runtime.push(Step::FallBack(FallingBack {
                    unit: id,
                    direction: self.line.facing,
                    due: Ud::whole(foot_or_mounted(mounted, FLIGHT)).thousandths(),
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
    fn due_marker(&mut self, id: UnitId, state: &mut State) {
        if state.house().reaction_marker == ReactionMarker::AtOnce {
            state.mark(id);
        } else if !state.troop(id).marker {
            self.due.push(id);
        }
    }

    /// BE-15.7, BE-Q75: the counter-charger faces along the line and advances half of the rest.
    fn counter(&mut self, state: &mut State, table: &mut Table<'_>) {
        self.countered = true;
        let id = self.target;
        tell(table, be("15.7"), "unit-counter-charges", id);
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
        let most = (left / 2).min(length(usual));
        let mut gone = 0;
        while gone < most {
            let next = (gone + UD / 20).min(most);
            let rect = state.rect_at(id, turned_pose.ahead(next));
            let stopped =
                state.on_table().any(|other| {
                    other != id
                        && other != self.charger
                        && state.troop(other).garrison.is_none()
                        && state.rect(other).overlaps(&rect)
                }) || state.battle.is_closed_to(&rect, unit.mover(), state.troop(id).formation);
            if stopped {
                break;
            }
            gone = next;
        }
        let pose = turned_pose.ahead(gone);
        state.put(id, pose);
        state.troop_mut(id).moved = true;
        self.line.contact = Pose { facing: self.line.facing, ..pose };
        self.line.length -= (gone / FINE) as i32;
    }

    /// BE-Q100: the line to a target that has changed, free of cost.
    fn aim_again(&mut self, state: &State) {
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
    fn closing_fire(
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
            && state.may_fire(id, Occasion::Opportunity);
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

    /// BE-15.8: cavalry tries to stop its charge.
    fn stop(&mut self, state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
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
    fn swap(&mut self, state: &State) {
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

    /// BE-20.9, BE-Q74, BE-Q99: the charger is in contact, and those who move with it keep their place.
    fn close(&mut self, state: &mut State, table: &mut Table<'_>) {
        let before = state.troop(self.charger).pose.spot();
        self.used = self.line.length;
        let contact = self.line.contact;
        state.put(self.charger, contact);
        state.troop_mut(self.charger).moved = true;
        let start = self.from.spot();
        let (bearing, far) = (start.bearing(contact.spot()), start.distance(contact.spot()));
        let _ = before;
        for id in self.with.clone() {
            if !state.is_on_table(id) {
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
            if *id == self.charger || *id == self.target {
                return false;
            }
            match state.support_kind(*id, enemy) {
                Some(super::aim::SupportKind::Canister) => true,
                Some(_) if state.unit(*id).arm == Arm::Artillery => false,
                _ => state.distance(*id, enemy) <= Ud::whole(2),
            }
        });
        able.collect()
    }

    /// BE-16, BE-Q103: the dice of the shock, losses and states, generals, the loser's path.
    fn fight(&mut self, state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
        let (charger, target) = (self.charger, self.target);
        let facts = state.shock_facts(self);
        self.fought = true;
        tell(table, be("16.1"), "unit-fights", charger);
        let shock = Shock::declare(&facts, state.house(), table.log());
        let Ok(mut shock) = shock else {
            self.stage = Stage::End;
            return Ok(());
        };
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
        for (id, fate) in fates {
            state.lose(id, fate.losses);
            if fate.disorder {
                state.troop_mut(id).disorder = true;
            }
            state.mark(id);
        }
        table.log().note(be("16.40"), "both-get-markers");
        for id in self.supports.iter().flatten() {
            let troop = state.troop_mut(*id);
            (troop.marker, troop.supported) = (true, true);
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
        if !fate.eliminated {
            let direction = if lost == charger {
                turned(self.line.contact.facing, 1800)
            } else {
                self.line.contact.facing
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
    fn advance_asked(&self, state: &State) -> bool {
        let Some(winner) = self.winner else { return false };
        let stands = winner == self.target && !self.countered;
        let formation = state.troop(winner).formation;
        stands
            && state.is_on_table(winner)
            && matches!(state.unit(winner).arm, Arm::Infantry | Arm::Cavalry)
            && formation.is_line_or_column()
    }

    /// BE-16.37, BE-16.38, BE-Q104: 1 UD straight ahead.
    fn advance(&mut self, state: &mut State, table: &mut Table<'_>) {
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
        if !stays {
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

    fn may_occupy(&self, state: &State) -> bool {
        let Some(building) = self.building else { return false };
        state.is_on_table(self.charger)
            && self.winner == Some(self.charger)
            && state.check_garrison(self.charger, building).is_ok()
    }

    fn pursuing(&self, state: &State) -> Option<Pursuing> {
        let (winner, loser, row) = (self.winner?, self.loser?, self.row?);
        let arm = |id: UnitId| match state.arm(id) {
            Arm::Cavalry => PursuitArm::Cavalry,
            Arm::Skirmishers => PursuitArm::Skirmishers,
            _ => PursuitArm::Infantry,
        };
        let difficult = state.battle.class_at(state.centre(winner)) == Terrain::Difficult;
        let place = if self.building.is_some() {
            Place::Building
        } else if difficult {
            Place::Difficult
        } else {
            Place::Open
        };
        let fled = self.fled.filter(|_| row == Row::Rout);
        let from = state.troop(winner).pose;
        let ahead = match (fled, self.left) {
            (Some(fled), Some(left)) if state.is_on_table(loser) => {
                let start = Pose { facing: state.troop(loser).pose.facing, ..left };
                state.ground_of_way(
                    loser,
                    state.troop(loser).formation,
                    start,
                    i64::from(fled) * FINE,
                )
            }
            _ => state.ground_of_way(winner, state.troop(winner).formation, from, 3 * UD),
        };
        Some(Pursuing {
            arm: arm(winner),
            charged: winner == self.charger || self.countered,
            impetuous: state.unit(winner).has(Trait::Impetuous),
            place,
            row: if row == Row::Rout && fled.is_none() { Row::Eliminated } else { row },
            second_shock: self.kind == Kind::Pursuit && winner == self.charger,
            loser: arm(loser),
            fled: Ud::from_thousandths(fled.unwrap_or(0)),
            path: ahead.0,
            covered: self.covered,
        })
    }

    /// BE-18, BE-Q105, BE-Q110: what a winner may do: hold, pursue straight, engage somebody new.
    pub(crate) fn pursuits(&self, state: &State) -> Vec<Choice> {
        let Some(winner) = self.winner.filter(|id| state.is_on_table(*id)) else {
            return Vec::new();
        };
        let Some(pursuing) = self.pursuing(state) else { return Vec::new() };
        if pursuing.obstacle().is_some() {
            return Vec::new();
        }
        let most = i64::from(pursuing.distance()) * UD;
        let straight = state.straight_enemy(winner, self.loser, most);
        let mut list = Vec::new();
        let targets: Vec<UnitId> = state
            .enemies(state.side(winner))
            .filter(|enemy| Some(*enemy) != self.loser)
            .filter(|enemy| state.declare(winner, *enemy, None, Intent::Pursuit(most)).is_ok())
            .collect();
        if straight.is_none() || targets.is_empty() {
            list.push(Choice::Pursue);
        }
        list.extend(targets.into_iter().map(|target| Choice::Engage { target }));
        if !pursuing.impetuous || pursuing.arm != PursuitArm::Cavalry {
            list.insert(0, Choice::No);
        }
        list
    }

    /// BE-18.2 to BE-18.5: the pursuit.
    fn pursue(
        &mut self,
        choice: &Choice,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let (Some(winner), Some(pursuing)) = (self.winner, self.pursuing(state)) else {
            return Ok(());
        };
        let mut choice = choice.clone();
        if choice == Choice::No {
            let cavalry = pursuing.arm == PursuitArm::Cavalry;
            if !cavalry {
                table.log().note(be("18.2"), "infantry-holds");
                return Ok(());
            }
            tell(table, be("18.2"), "unit-tries-to-hold", winner);
            let test = state.tested(winner).control_test(table.log());
            if test.roll(be("18.2"), "control-die", table)? {
                return Ok(());
            }
            let others = self.pursuits(state);
            choice = others.into_iter().find(|one| *one != Choice::No).unwrap_or(Choice::Pursue);
        }
        tell(table, be("18.3"), "unit-pursues", winner);
        if pursuing.catches()
            && let Some(loser) = self.loser.filter(|id| state.is_on_table(*id))
        {
            table.log().note(be("18.4"), "loser-is-caught");
            state.eliminate(loser, true, table)?;
        }
        let most = i64::from(pursuing.distance()) * UD;
        match choice {
            Choice::Engage { target } => {
                let due = std::mem::take(&mut self.due);
                state.begin_charge(winner, target, Intent::Pursuit(most), Vec::new(), due, table);
            }
            _ => {
                let facing = state.troop(winner).pose.facing;
                let gone = state.free_way(winner, facing, most);
                let pose = state.troop(winner).pose.ahead(gone);
                state.put(winner, pose);
            }
        }
        Ok(())
    }

    /// BE-Q102: whether the charger catches who fled.
    fn catches(&self, state: &State) -> bool {
        let Some(fled) = self.fled else { return false };
        if self.covered || !state.is_on_table(self.target) {
            return false;
        }
        let foot = !state.unit(self.target).is_mounted();
        let cavalry = state.unit(self.charger).arm == Arm::Cavalry;
        let start =
            Pose { facing: state.troop(self.target).pose.facing, ..self.left.unwrap_or(self.from) };
        let formation = state.troop(self.target).formation;
        let (ground, _) =
            state.ground_of_way(self.target, formation, start, i64::from(fled) * FINE);
        let counted = if foot && cavalry && ground == Terrain::Clear { 2000 } else { fled };
        self.rest() >= self.line.length - self.used + counted
    }

    fn follow_range(&self, state: &State) -> (i32, i32) {
        let rest = self.rest().max(0);
        let foot = !state.unit(self.target).is_mounted();
        let caught = self.catches(state).then(|| {
            let run = if foot && state.unit(self.charger).arm == Arm::Cavalry {
                2000
            } else {
                self.fled.unwrap_or(0)
            };
            self.line.length - self.used + run
        });
        ((rest / 2).max(caught.unwrap_or(0)), rest)
    }

    /// BE-15.12, BE-Q102: how far the charger goes on, or whom else it charges.
    pub(crate) fn follow_choices(&self, state: &State) -> Vec<Choice> {
        let (least, most) = self.follow_range(state);
        let mut list = vec![Choice::Follow { distance: least }];
        if most > least {
            list.push(Choice::Follow { distance: most });
        }
        if !self.redirected && self.kind != Kind::Pursuit {
            let rest = i64::from(self.rest()) * FINE;
            let others = state.enemies(state.side(self.charger)).filter(|enemy| {
                *enemy != self.target
                    && state.declare(self.charger, *enemy, None, Intent::Redirected(rest)).is_ok()
            });
            list.extend(others.map(|target| Choice::Engage { target }));
        }
        list
    }

    /// BE-15.12, BE-Q104: the charger goes on along its line.
    fn go_on(
        &mut self,
        distance: i32,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        if self.catches(state) {
            tell(table, be("15.12"), "unit-is-ridden-down", self.target);
            state.eliminate(self.target, true, table)?;
        }
        let id = self.charger;
        let facing = self.line.facing;
        let gone = state.free_way(id, facing, i64::from(distance) * FINE);
        let pose = state.troop(id).pose.along(facing, gone);
        state.put(id, Pose { facing, ..pose });
        Ok(())
    }
}

/// Sets of supports that are offered: all that count, none, each alone.
fn support_sets(able: &[UnitId], enemy: UnitId, state: &State) -> Vec<Choice> {
    let mut all = Vec::new();
    for id in able {
        all.push(*id);
        if state.are_too_many(&all, enemy) {
            all.pop();
        }
    }
    let mut list =
        vec![Choice::Support { units: all.clone() }, Choice::Support { units: Vec::new() }];
    if all.len() > 1 {
        list.extend(able.iter().map(|id| Choice::Support { units: vec![*id] }));
    }
    list
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

    /// BE-Q104: how far a unit gets in a direction: 1 UD from formed enemies, before friends, closed
    /// ground and the edge.
    pub(crate) fn free_way(&self, id: UnitId, direction: u16, most: i64) -> i64 {
        let from = self.troop(id).pose;
        let (mover, formation) = (self.unit(id).mover(), self.troop(id).formation);
        let close: Vec<UnitId> = self
            .army(self.side(id).enemy())
            .filter(|enemy| self.is_formed(*enemy) && self.distance(id, *enemy) < Ud::whole(1))
            .collect();
        let mut gone = 0;
        while gone < most {
            let next = (gone + UD / 20).min(most);
            let rect = self.rect_at(id, from.along(direction, next));
            let stopped = !rect.is_inside(self.battle.bounds())
                || self.battle.is_closed_to(&rect, mover, formation)
                || self.battle.buildings().any(|(_, piece)| piece.touches(&rect))
                || self.on_table().any(|other| {
                    let unknown = self.troop(other).hidden && self.side(other) != self.side(id);
                    if other == id || unknown {
                        return false;
                    }
                    let body = self.body(other);
                    let apart = body.distance(&super::geometry::Body::Base(rect));
                    let enemy = self.side(other) != self.side(id) && self.is_formed(other);
                    if enemy && !close.contains(&other) {
                        apart < UD
                    } else {
                        apart == 0 && self.overlaps(other, &rect)
                    }
                });
            if stopped {
                break;
            }
            gone = next;
        }
        gone
    }

    fn overlaps(&self, other: UnitId, rect: &super::geometry::Rect) -> bool {
        match self.body(other) {
            super::geometry::Body::Base(base) => base.overlaps(rect),
            super::geometry::Body::Building(ground) => ground.touches(rect),
        }
    }

    /// BE-Q105: an enemy in the strip straight ahead.
    fn straight_enemy(&self, id: UnitId, but: Option<UnitId>, most: i64) -> Option<UnitId> {
        let rect = self.rect(id);
        let enemies = self.enemies(self.side(id)).filter(|enemy| {
            Some(*enemy) != but
                && self.troop(*enemy).garrison.is_none()
                && rect.ahead_to_base(&self.rect(*enemy)).is_some_and(|at| at <= most)
        });
        enemies.min_by_key(|enemy| self.distance(id, *enemy))
    }
}

//! BE-15, BE-16, BE-18, BE-Q99 to BE-Q110: a charge from its halt to its last consequence.

mod contact;
mod pursuit;
mod reaction;

use engine::game::Revealed;
use engine::{Table, Value};

use super::charge::{ChargeLine, Intent};
use super::choice::{Choice, PieceRef, UnitId};
use super::geometry::{FINE, Pose, UD, length};
use super::losses::tell;
use super::question::Question;
use super::state::{Presence, State};
use super::step::{Answered, RunResult, Step, StepResult, ask, check_listed, refused, unasked};
use crate::ch04_reactions::Reaction;
use crate::ch15_charge::halt_distance;
use crate::ch16_shock::Row;
use crate::ch20_geometry::Zone;
use crate::measure::Ud;
use crate::scenario::Trait;
use crate::unit::{Arm, Order};
use crate::{be, holds};

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
    /// BE-Q98: a hidden enemy has stopped it.
    Met,
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
    /// BE-Q98: the hidden enemy that it came upon.
    pub(crate) met: Option<UnitId>,
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
        let told = self.told_charge(charger, target, None, intent, table.log());
        let Ok(declared) = told else { return false };
        let key = match intent {
            Intent::Pursuit(_) => "unit-engages-anew",
            _ => "unit-charges",
        };
        let rule = if matches!(intent, Intent::Pursuit(_)) { be("Q105") } else { be("15.6") };
        tell(table, rule, key, charger);
        tell(table, be("15.5"), "unit-is-charged", target);
        let from = self.troop(charger).pose;
        let line = declared.line;
        self.tell_line(charger, target, &line, table);
        let all = Ud::from_thousandths(line.length);
        let halts = matches!(intent, Intent::Charge { .. } | Intent::Opportunity) && holds("15.6");
        let left = if halts { halt_distance(all, self.house()) } else { Ud::ZERO };
        let gone = if halts { all - left } else { Ud::ZERO };
        // As far as it goes now: what lies beyond its halt it meets when it closes.
        let whole = if halts { gone } else { all };
        let ambush = self.ambush(charger, Pose { facing: line.facing, ..from }, length(whole));
        let (gone, met) = match ambush {
            Some((at, enemy)) => {
                tell(table, be("24.5"), "hidden-unit-revealed", enemy);
                self.reveal(enemy);
                (Ud::from_thousandths((at / FINE) as i32), Some(enemy))
            }
            None => (gone, None),
        };
        let spot = from.spot().towards(line.facing, length(gone));
        if halts || met.is_some() {
            self.put(charger, Pose::near(spot, line.facing));
        }
        self.troop_mut(charger).moved = true;
        if !matches!(intent, Intent::Pursuit(_)) {
            self.troop_mut(target).charged |= 1 << line.edge;
        }
        let kind = match intent {
            Intent::Charge { .. } => Kind::Charge,
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
            stage: if met.is_some() { Stage::Met } else { Stage::React },
            winner: None,
            loser: None,
            row: None,
            fled: None,
            covered: false,
            fought: false,
            building: self.troop(target).garrison,
            left: None,
            met,
        })));
        true
    }

    /// BE-8.8, BE-20.4, BE-Q74: along which line it goes, and what it strikes.
    fn tell_line(&self, charger: UnitId, target: UnitId, line: &ChargeLine, table: &mut Table<'_>) {
        let log = table.log();
        log.note_value(be("Q74"), "line-of-the-charge", Value::Thousandths(line.length.into()));
        match line.zone() {
            Zone::Front => {}
            Zone::Left | Zone::Right => log.note(be("20.4"), "struck-on-the-flank"),
            Zone::Rear => log.note(be("20.4"), "struck-in-the-rear"),
        }
        let foot = self.unit(charger).arm == Arm::Infantry;
        if foot && self.order(charger) == Order::Engage {
            log.note(be("8.8"), "engage-allows-this-charge");
        }
        if foot && self.is_garrison(target) {
            log.note(be("16.15"), "no-bonus-into-a-building");
        }
    }

    /// BE-24.5, BE-Q98: how far a charger comes until a hidden enemy shows itself: within 4 UD in sight, or
    /// within 1 UD.
    pub(super) fn ambush(&self, id: UnitId, start: Pose, whole: i64) -> Option<(i64, UnitId)> {
        let hidden: Vec<UnitId> =
            self.army(self.side(id).enemy()).filter(|one| self.troop(*one).hidden).collect();
        if hidden.is_empty() {
            return None;
        }
        let steps = (0..=whole / (UD / 4)).map(|step| step * (UD / 4)).chain([whole]);
        steps.into_iter().find_map(|gone| {
            let rect = self.rect_at(id, start.ahead(gone));
            let met = hidden.iter().find(|enemy| self.comes_upon(id, &rect, **enemy));
            met.map(|enemy| (gone, *enemy))
        })
    }

    /// A unit that fell back tells the charge it fell back from how far it came.
    pub(crate) fn note_flight(&mut self, id: UnitId, distance: Option<i64>, table: &mut Table<'_>) {
        let flees = |e: &Engagement| e.loser == Some(id) || e.target == id;
        let flees = self.runtime.steps().take(3).any(|step| match step {
            Step::Engage(e) => flees(e),
            _ => false,
        });
        let covered = distance.is_some() && flees && self.is_behind_friend(id);
        let covered = table.log().applies(covered, be("17.9"), "covered-by-a-friend");
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
}

impl Engagement {
    pub(crate) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> RunResult {
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
                            let open = state.charge_reactions(&self);
                            if let Some(only) = open.iter().find(|one| one.reaction == *reaction) {
                                table.log().note(only.rule, only.key);
                            }
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
                        && !(self.kind == Kind::Pursuit && holds("Q101"));
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
                    self.stage = Stage::ChargerSupports;
                    if !self.comes_upon_hidden(state, table) {
                        self.close(state, table);
                    }
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
                Stage::Met => {
                    let list = self.met_choices(state);
                    if list.len() > 1 {
                        let asked = ask(side, Question::Finish, about(self.charger), list);
                        return Ok(StepResult::Waits(Step::Engage(Box::new(self)), asked));
                    }
                    self.stage = Stage::End;
                }
                Stage::Follow => {
                    let list = self.follow_choices(state);
                    if list.len() > 1 {
                        let asked = ask(side, Question::Follow, about(self.charger), list);
                        return Ok(StepResult::Waits(Step::Engage(Box::new(self)), asked));
                    }
                    self.stage = Stage::End;
                    self.tell_rest(table);
                    if let Some(Choice::Follow { distance }) = list.first() {
                        self.go_on(*distance, state, table)?;
                    }
                }
                Stage::End => {
                    for id in self.due {
                        if state.is_on_table(id) && holds("7.3") {
                            state.mark(id);
                            tell(table, be("4.32"), "marker-of-the-reaction", id);
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
    pub(super) fn again(self, depth: usize, state: &mut State) -> RunResult {
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
                let Some(found) = open.iter().find(|one| one.reaction == *reaction) else {
                    return Err(refused(be("4.7"), "reaction", "reaction-not-open"));
                };
                table.log().note(found.rule, found.key);
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
            (Stage::CarryOn, Choice::Yes) => {
                tell(table, be("Q101"), "counter-charger-carries-on", self.target);
                self.swap(state);
            }
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
            (Stage::Met, Choice::Done) => self.stage = Stage::End,
            (Stage::Met, Choice::Engage { target }) => {
                check_listed(choice, &self.met_choices(state))?;
                let rest = i64::from(self.rest()) * FINE;
                let intent = Intent::Redirected(rest);
                let due = std::mem::take(&mut self.due);
                state.begin_charge(self.charger, *target, intent, Vec::new(), due, table);
                self.stage = Stage::End;
            }
            (Stage::Follow, Choice::Follow { distance }) => {
                let (least, most) = self.follow_range(state);
                if !(least..=most).contains(distance) && holds("Q102") {
                    return Err(refused(be("15.12"), "distance", "at-least-half-the-rest"));
                }
                self.stage = Stage::End;
                self.tell_rest(table);
                self.go_on(*distance, state, table)?;
            }
            (Stage::Follow, Choice::Engage { target }) => {
                check_listed(choice, &self.follow_choices(state))?;
                self.tell_rest(table);
                if self.covered {
                    table.log().note(be("Q110"), "covering-friend-is-met");
                }
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

    /// BE-Q98: it may charge whom it came upon with the rest, or end.
    fn met_choices(&self, state: &State) -> Vec<Choice> {
        let rest = i64::from(self.rest()) * FINE;
        let met = self.met.filter(|enemy| {
            state.declare(self.charger, *enemy, None, Intent::Redirected(rest)).is_ok()
        });
        let engage = met.map(|target| Choice::Engage { target });
        [Choice::Done].into_iter().chain(engage).collect()
    }

    /// BE-Q102: with what is left of its charge it goes on.
    fn tell_rest(&self, table: &mut Table<'_>) {
        let rest = Value::Thousandths(self.rest().max(0).into());
        table.log().note_value(be("Q102"), "rest-of-the-charge", rest);
    }

    /// What is left of the charge allowance, in thousandths.
    pub(super) const fn rest(&self) -> i32 {
        self.allowance - self.used
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

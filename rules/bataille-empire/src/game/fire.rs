//! BE-11, BE-12.6, BE-Q89, BE-Q90: fires, duels and ricochets, to their last consequence.

use engine::game::Revealed;
use engine::{DiceError, Refusal, Table};

use super::aim::{Aim, Occasion, Shot};
use super::choice::{Choice, PieceRef, UnitId};
use super::losses::tell;
use super::question::Question;
use super::state::State;
use super::step::{Answered, Step, StepResult, ask, unasked};
use crate::Part;
use crate::be;
use crate::ch10_ranges::{Band, Shooter, band};
use crate::ch11_fire::Fire;
use crate::ch11_fire_duel::{FireDuel, FireDuelInput, Tests};
use crate::ch11_fire_facts::Ammunition;
use crate::ch12_morale::test_is_due;
use crate::ch13_general_loss::{Danger, fire_endangers};
use crate::holds;
use crate::measure::Losses;
use crate::options::MoraleTrigger;
use crate::scenario::Trait;
use crate::unit::{Arm, Formation, Order};

/// A fire of its owner's choice that waits for the answer of its target (BE-11.30).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Firing {
    pub(crate) unit: UnitId,
    pub(crate) target: UnitId,
    pub(crate) ammunition: Option<Ammunition>,
    pub(crate) guns_alone: bool,
    pub(crate) supports: Vec<UnitId>,
    pub(crate) limber: bool,
    pub(crate) in_b: bool,
}

fn no(condition: bool, rule: &'static str, key: &'static str) -> Result<(), Refusal> {
    Refusal::when(condition, be(rule), "choice", key)
}

impl State {
    /// BE-Q89: the fire that an answer names, or the rule that it breaks.
    pub(crate) fn check_fire(&self, firing: &Firing) -> Result<Shot, Refusal> {
        let (id, target) = (firing.unit, firing.target);
        no(!self.may_fire(id, Occasion::Own), "11.31", "unit-cannot-fire")?;
        let unit = self.unit(id);
        let alone = firing.guns_alone;
        let guns = unit.has(Trait::BattalionGuns) && self.troop(id).formation.is_line_or_column();
        no(alone && !guns, "11.32", "no-battalion-guns")?;
        if !firing.in_b {
            // BE-1.10: guns that moved are silent, unless they unlimbered.
            let troop = self.troop(id);
            let rolled = unit.arm == Arm::Artillery && troop.moved && !troop.unlimbered;
            no(rolled && !self.only_turned(id), "1.10", "guns-that-moved-are-silent")?;
        }
        let aims = self.targets(id, alone);
        let seen = self.aim(id, target, alone).is_some();
        no(!seen, "11.28", "target-not-in-arc-or-sight")?;
        let aim = aims.iter().find(|aim| aim.target == target);
        let order = self.order(id) == Order::Manoeuvre;
        no(aim.is_none() && order, "8.5", "order-forbids-the-fire")?;
        let Some(aim) = aim else {
            return Err(Refusal {
                rule: be("11.2"),
                field: "target",
                key: "nearest-formed-enemy-first",
            });
        };
        let mut shot = Shot::new(self, id, *aim, Occasion::Own);
        shot.guns_alone = alone;
        if unit.arm == Arm::Artillery {
            if let Some(ammunition) = firing.ammunition {
                shot.ammunition = ammunition;
            }
            let shrapnel = shot.ammunition == Ammunition::Shrapnel;
            no(shrapnel && !unit.has(Trait::Shrapnel), "11.13", "no-shrapnel")?;
        } else {
            no(firing.ammunition.is_some(), "11.32", "artillery-only")?;
        }
        let limbers = firing.limber && (unit.arm != Arm::Artillery || !firing.in_b);
        no(limbers, "11.18", "artillery-only")?;
        shot.limber = firing.limber;
        let able = self.supporters(id, target);
        let strange = firing.supports.iter().any(|one| !able.contains(one));
        let twice = firing.supports.iter().enumerate();
        let twice = twice.into_iter().any(|(at, one)| firing.supports[..at].contains(one));
        no(strange || twice, "21.3", "cannot-support")?;
        no(self.are_too_many(&firing.supports, target), "21.4", "two-fire-supports")?;
        shot.supports.clone_from(&firing.supports);
        self.fire_facts(&shot).check(Part::Whole, self.house())?;
        Ok(shot)
    }

    /// BE-1.10: deployed guns that only turned or were dragged may still fire.
    fn only_turned(&self, id: UnitId) -> bool {
        self.is_deployed(id)
    }

    /// BE-11.30: the return fire that the target may give.
    pub(crate) fn return_aim(&self, shooter: UnitId, target: UnitId, alone: bool) -> Option<Aim> {
        if alone || !self.may_fire(target, Occasion::Return) {
            return None;
        }
        let foot = |id: UnitId| matches!(self.arm(id), Arm::Infantry | Arm::Skirmishers);
        let guns = |id: UnitId| self.arm(id) == Arm::Artillery;
        let alike = foot(shooter) && foot(target) || guns(shooter) && guns(target);
        let aim = self.aim(target, shooter, false)?;
        let range = !guns(target) || aim.band <= Band::Effective;
        let own = self.aim(shooter, target, false)?;
        let near = !guns(shooter) || own.band <= Band::Effective;
        (alike && range && near).then_some(aim)
    }

    /// BE-11.1, BE-11.30, BE-12.2, BE-13.2, BE-Q90: a fire, with its return fire if there is one.
    /// Returns whether the target stood it.
    pub(crate) fn resolve_fire(
        &mut self,
        shot: &Shot,
        reply: Option<&Shot>,
        table: &mut Table<'_>,
    ) -> Result<bool, DiceError> {
        let (id, target) = (shot.shooter, shot.aim.target);
        tell(table, be("11.1"), "unit-fires", id);
        self.tell_range(shot, table);
        if shot.ricochet {
            tell(table, be("Q90"), "ball-ricochets-on", target);
        } else {
            tell(table, be("11.1"), "unit-is-fired-at", target);
        }
        if self.unit(id).arm == Arm::Artillery && self.is_garrison(target) {
            table.log().note(be("Q18"), "guns-keep-their-column");
        }
        // BE-Q90: second targets are found before the first die. A marker of this very fire counts for none.
        let ricochets = [reply, Some(shot)].into_iter().flatten().filter_map(|one| {
            let Aim { target, band, .. } = self.ricochet(one)?;
            let marked = self.troop(one.shooter).marker;
            let occasion = match one.occasion {
                Occasion::Return if !marked => Occasion::Own,
                other => other,
            };
            let (unit, limber) = (one.shooter, one.limber);
            Some(Step::Ricochet { unit, target, band, occasion, limber })
        });
        let ricochets: Vec<Step> = ricochets.collect();
        let (hit, tests) = self.roll_fire(shot, reply, table)?;
        self.spend(shot);
        if let Some(reply) = reply {
            self.spend(reply);
            self.troop_mut(target).returned = true;
        }
        let units = [target, id];
        for (one, losses) in units.into_iter().zip(hit) {
            self.lose(one, losses);
        }
        self.runtime.extend(ricochets);
        let fired_at: Vec<(UnitId, Losses)> = match reply {
            Some(_) => vec![(id, hit[1]), (target, hit[0])],
            None => vec![(target, hit[0])],
        };
        let mut fallen = Vec::new();
        for (one, losses) in fired_at {
            let spent = self.is_spent(one);
            if let Some(leader) = self.attached(one)
                && (spent && holds("13.4") || fire_endangers(losses, self.house()))
            {
                let cause = if spent && holds("13.4") { Danger::Shock } else { Danger::Fire };
                self.risk(leader, cause, table)?;
            }
            if spent {
                self.eliminate(one, false, table)?;
                fallen.push(one);
            }
        }
        self.tell_tests(tests, reply.is_some(), table);
        let mut steady = !fallen.contains(&target);
        for test in tests {
            let (one, from) = match test {
                Tests::Target => (target, self.front(id)),
                Tests::Shooter => (id, self.front(target)),
                Tests::None => continue,
            };
            if self.is_on_table(one) {
                let passed = self.test_morale(one, from, table)?;
                steady &= passed || one != target;
            }
        }
        if shot.limber && self.is_on_table(id) && self.is_deployed(id) {
            let troop = self.troop_mut(id);
            (troop.formation, troop.limbered, troop.moved) = (Formation::Limbered, true, true);
        }
        Ok(steady)
    }

    /// BE-12.2, BE-12.6: why somebody tests his morale, and in a duel who.
    fn tell_tests(&self, tests: [Tests; 2], duel: bool, table: &mut Table<'_>) {
        if tests == [Tests::None; 2] {
            return;
        }
        let (rule, key) = match self.house().morale_trigger {
            MoraleTrigger::WholeLoss => ("12.2", "whole-loss-tests-morale"),
            MoraleTrigger::AnyLoss => ("Q9", "any-loss-tests-morale"),
        };
        table.log().note(be(rule), key);
        for test in tests.into_iter().filter(|_| duel) {
            match test {
                Tests::Target => table.log().note(be("12.6"), "target-tests-morale"),
                Tests::Shooter => table.log().note(be("12.6"), "shooter-tests-morale"),
                Tests::None => {}
            }
        }
    }

    /// BE-10.1 to BE-10.3: how far the target is.
    fn tell_range(&self, shot: &Shot, table: &mut Table<'_>) {
        if shot.ricochet {
            return;
        }
        let (id, log) = (shot.shooter, table.log());
        let unit = self.unit(id);
        let shooter = self.shooter(id, shot.guns_alone);
        let small_arms = matches!(shooter, Shooter::Infantry | Shooter::Skirmishers);
        let rifle = small_arms && unit.has(Trait::Rifle);
        let hill = unit.arm == Arm::Artillery && self.battle.is_on_hill(self.centre(id));
        band(shooter, rifle, hill, shot.aim.distance, log);
    }

    /// The dice: losses of the target and of the shooter, and who tests its morale.
    fn roll_fire(
        &self,
        shot: &Shot,
        reply: Option<&Shot>,
        table: &mut Table<'_>,
    ) -> Result<([Losses; 2], [Tests; 2]), DiceError> {
        let (id, target) = (shot.shooter, shot.aim.target);
        let facts = self.fire_facts(shot);
        let none = ([Losses::NONE; 2], [Tests::None; 2]);
        if let Some(reply) = reply {
            let input = FireDuelInput {
                fire: facts,
                return_fire: self.fire_facts(reply),
                shooter_morale: engine::input::Int::of(self.unit(id).morale),
                target_morale: engine::input::Int::of(self.unit(target).morale),
            };
            if let Ok(mut duel) = FireDuel::declare(&input, self.house(), table.log()) {
                let hit = duel.roll(table)?;
                return Ok((hit, duel.tests(self.house())));
            }
        }
        let Ok(mut fire) = Fire::declare(&facts, Part::Whole, self.house(), table.log()) else {
            return Ok(none);
        };
        fire.roll("fire-die", table)?;
        let losses = fire.losses();
        let due = test_is_due(self.losses(target), losses, self.house());
        let tests = if due { [Tests::Target, Tests::None] } else { [Tests::None; 2] };
        Ok(([losses, Losses::NONE], tests))
    }

    /// BE-11.33, BE-21.4: markers of a fire.
    fn spend(&mut self, shot: &Shot) {
        self.reveal(shot.shooter);
        if holds("11.33") {
            self.mark(shot.shooter);
        }
        for id in &shot.supports {
            let troop = self.troop_mut(*id);
            (troop.marker, troop.supported) = (holds("11.33"), true);
            self.reveal(*id);
        }
    }

    /// BE-24.4: a unit that has shown itself.
    pub(crate) fn reveal(&mut self, id: UnitId) {
        if self.troop(id).hidden {
            self.troop_mut(id).hidden = false;
        }
    }

    /// BE-11.16, BE-Q90: the second target of a ball, with its own die.
    pub(crate) fn resolve_ricochet(
        &mut self,
        unit: UnitId,
        target: UnitId,
        band: Band,
        (occasion, limber): (Occasion, bool),
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        if !self.is_on_table(unit) || !self.is_on_table(target) {
            return Ok(());
        }
        let distance = self.distance(unit, target);
        let aim = Aim { target, distance, band };
        let shot = Shot {
            ammunition: Ammunition::Ball,
            ricochet: true,
            limber,
            ..Shot::new(self, unit, aim, occasion)
        };
        self.resolve_fire(&shot, None, table)?;
        Ok(())
    }

    /// Every fire of a unit that is offered.
    pub(crate) fn fires_of(&self, id: UnitId, in_b: bool) -> Vec<Choice> {
        let mut list = Vec::new();
        if !self.may_fire(id, Occasion::Own) {
            return list;
        }
        let unit = self.unit(id);
        let mut push = |target: UnitId, ammunition, guns_alone, limber| {
            let plain = Firing {
                unit: id,
                target,
                ammunition,
                guns_alone,
                supports: Vec::new(),
                limber,
                in_b,
            };
            if self.check_fire(&plain).is_err() {
                return;
            }
            let choice = |supports| Choice::Fire {
                unit: id,
                target,
                ammunition,
                guns_alone,
                supports,
                limber,
            };
            list.push(choice(Vec::new()));
            let mut all = Vec::new();
            for one in self.supporters(id, target) {
                all.push(one);
                if self.are_too_many(&all, target) {
                    all.pop();
                }
            }
            if !all.is_empty() {
                list.push(choice(all));
            }
        };
        for aim in self.targets(id, false) {
            if unit.arm == Arm::Artillery {
                let ball = Some(Ammunition::Ball);
                push(aim.target, ball, false, false);
                if aim.band == Band::Short {
                    push(aim.target, Some(Ammunition::Canister), false, false);
                }
                if unit.has(Trait::Shrapnel) && aim.band != Band::Short {
                    push(aim.target, Some(Ammunition::Shrapnel), false, false);
                }
                if in_b {
                    push(aim.target, None, false, true);
                }
            } else {
                push(aim.target, None, false, false);
            }
        }
        if unit.has(Trait::BattalionGuns) {
            for aim in self.targets(id, true) {
                push(aim.target, None, true, false);
            }
        }
        list
    }
}

impl Firing {
    /// BE-11.30: whether the target returns the fire is asked before the dice.
    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> super::step::RunResult {
        let aim = state.return_aim(self.unit, self.target, self.guns_alone);
        let Some(_) = aim else {
            self.shoot(None, state, table)?;
            return Ok(StepResult::Done);
        };
        let mut list = vec![Choice::ReturnFire { supports: Vec::new() }];
        let mut all = Vec::new();
        for one in state.supporters(self.target, self.unit) {
            all.push(one);
            if state.are_too_many(&all, self.unit) {
                all.pop();
            }
        }
        if !all.is_empty() {
            list.push(Choice::ReturnFire { supports: all });
        }
        list.push(Choice::No);
        let side = state.side(self.target);
        let asked = ask(side, Question::ReturnFire, Some(PieceRef::Unit(self.target)), list);
        Ok(StepResult::Waits(Step::Firing(self), asked))
    }

    pub(crate) fn answer(
        self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match choice {
            Choice::No => self.shoot(None, state, table)?,
            Choice::ReturnFire { supports } => {
                let able = state.supporters(self.target, self.unit);
                let strange = supports.iter().any(|one| !able.contains(one));
                let twice = supports.iter().enumerate();
                let twice = twice.into_iter().any(|(at, one)| supports[..at].contains(one));
                no(strange || twice, "21.3", "cannot-support")?;
                no(state.are_too_many(supports, self.unit), "21.4", "two-fire-supports")?;
                self.shoot(Some(supports.clone()), state, table)?;
            }
            _ => return Err(unasked()),
        }
        Ok(Revealed::Nothing)
    }

    fn shoot(
        &self,
        reply: Option<Vec<UnitId>>,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let Ok(shot) = state.check_fire(self) else { return Ok(()) };
        let reply = reply.and_then(|supports| {
            let aim = state.return_aim(self.unit, self.target, self.guns_alone)?;
            let mut shot = Shot::new(state, self.target, aim, Occasion::Return);
            shot.supports = supports;
            Some(shot)
        });
        state.resolve_fire(&shot, reply.as_ref(), table)?;
        if !holds("6.10") {
            state.pay(1);
        }
        state.complied_by_fire(self.unit, self.guns_alone);
        for one in &self.supports {
            state.complied_by_support(*one);
        }
        if self.in_b {
            state.troop_mut(self.unit).fired_in_b = true;
            for one in &self.supports {
                // BE-Q89: who supported has fired.
                state.troop_mut(*one).fired_in_b = holds("Q89");
            }
        }
        Ok(())
    }
}

//! BF-9, BF-11: an assault from its supports to its end.

use dice::play;
use engine::game::{Refused, Revealed};
use engine::input::Int;
use engine::{DiceError, Log, Refusal, Table};

use super::battle::enemy_of;
use super::breakthrough::Breakthrough;
use super::choice::{Choice, Piece, UnitId};
use super::losses::{Excess, suffer_in_combat};
use super::question::Question;
use super::react;
use super::state::{State, Status};
use super::step::{Answered, RunResult, Step, StepResult, ask, tell, unasked};
use crate::ch08_fire::unobstructed;
use crate::ch09_close_combat::{
    AttackerInput, CLOSE_COMBAT, CloseCombat, DefenderInput, SupportInput,
};
use crate::ch11_supported_assault::{MOST_SUPPORTS, SupportEligibilityInput, support_eligibility};
use crate::ch14_breakthrough::Opponent;
use crate::{applies, bf};

/// How far an assault has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    Supports,
    Reactions,
    Fight,
}

/// An assault under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Assault {
    pub(crate) attacker: UnitId,
    pub(crate) target: UnitId,
    pub(crate) supports: Vec<UnitId>,
    pub(crate) stage: Stage,
    /// BF-16.3: the test has been passed.
    pub(crate) countercharge: bool,
    /// BF-13.5: the target has slipped away, and left this place.
    pub(crate) evaded_from: Option<super::spot::Spot>,
}

impl Assault {
    pub(crate) fn new(attacker: UnitId, target: UnitId) -> Self {
        Self {
            attacker,
            target,
            supports: Vec::new(),
            stage: Stage::Supports,
            countercharge: false,
            evaded_from: None,
        }
    }

    pub(crate) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        if self.stage == Stage::Supports {
            let candidates = self.candidates(state);
            if !candidates.is_empty() {
                let mut offers: Vec<Choice> =
                    candidates.into_iter().map(|unit| Choice::Unit { unit }).collect();
                offers.push(Choice::Done);
                let about = Some(Piece::Unit(self.attacker));
                let asked = ask(state.side(self.attacker), Question::Support, about, offers);
                return Ok(StepResult::Waits(Step::Assault(self), asked));
            }
            self.announce(table);
        }
        if self.stage == Stage::Reactions {
            if self.is_broken_off(state) {
                return Ok(self.break_off(state, table));
            }
            let mut offers = react::offers(state, &self);
            if !offers.is_empty() {
                offers.push(Choice::Done);
                let about = Some(Piece::Unit(self.target));
                let asked = ask(state.side(self.target), Question::React, about, offers);
                return Ok(StepResult::Waits(Step::Assault(self), asked));
            }
        }
        match self.fight(state, table) {
            Ok(()) => Ok(StepResult::Done),
            Err(Refused::Dice(error)) => Err(error),
            // An assault that was offered is legal.
            Err(_) => Ok(StepResult::Done),
        }
    }

    pub(crate) fn answer(
        mut self,
        state: &mut State,
        choice: Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match (self.stage, choice) {
            (Stage::Supports, Choice::Unit { unit }) => {
                self.supports.push(unit);
                state.runtime.push(Step::Assault(self));
            }
            (Stage::Supports, Choice::Done) => {
                self.announce(table);
                state.runtime.push(Step::Assault(self));
            }
            (Stage::Reactions, Choice::React { unit, reaction }) => {
                state.runtime.push(Step::Assault(self));
                state.runtime.push(Step::PayReaction(react::PayReaction { unit, reaction }));
            }
            (Stage::Reactions, Choice::Done) => {
                self.stage = Stage::Fight;
                state.runtime.push(Step::Assault(self));
            }
            _ => return Err(unasked()),
        }
        Ok(Revealed::Nothing)
    }

    fn announce(&mut self, table: &mut Table<'_>) {
        self.stage = Stage::Reactions;
        tell(table, bf("9.1"), "unit-assaults", self.attacker);
        tell(table, bf("9.1"), "unit-assailed", self.target);
    }

    /// BF-11.1 to BF-11.5: who may still be named as a support.
    fn candidates(&self, state: &State) -> Vec<UnitId> {
        let full = self.supports.len() >= MOST_SUPPORTS as usize;
        if !state.battle.rules.supported_assault || (full && applies(bf("11.3"))) {
            return Vec::new();
        }
        let Some(activation) = state.activation() else { return Vec::new() };
        let members = activation.members.iter().filter(|member| {
            member.unit != self.attacker
                && !member.acted
                && !self.supports.contains(&member.unit)
                && state.unit(member.unit).status == Status::OnTable
        });
        let eligible = members.map(|member| member.unit).filter(|unit| {
            let input = SupportEligibilityInput {
                jointly_activated: true,
                same_category: state.category(*unit) == state.category(self.attacker),
                contact_with_target: state.in_contact(*unit, self.target),
                contact_with_attacker: state.in_contact(*unit, self.attacker),
                other_enemy_contact: state
                    .enemies_touching(*unit)
                    .any(|enemy| enemy != self.target),
                target_in_front: state.ahead(*unit, self.target) > 0,
                already_supporting: Int::of((self.supports.len() as i32).min(3)),
            };
            let answer = support_eligibility(input, &mut Log::silent());
            answer.is_ok_and(|answer| answer.eligible)
        });
        let mut found: Vec<UnitId> = eligible.collect();
        // BF-11.2: friends beside them who were not activated together do not help.
        let near = state.touching(state.unit(self.target).at);
        let strangers = near.filter(|unit| {
            state.side(*unit) == state.side(self.attacker) && activation.member(*unit).is_none()
        });
        for unit in strangers {
            if !self.supports.contains(&unit) && !applies(bf("11.2")) {
                found.push(unit);
            }
        }
        found
    }

    /// The same with everybody who may still be named as a support, the strongest first.
    #[must_use]
    pub(crate) fn with_all_supports(mut self, state: &State) -> Self {
        if self.stage == Stage::Supports {
            while let Some(unit) =
                self.candidates(state).into_iter().max_by_key(|unit| state.vc(*unit))
            {
                self.supports.push(unit);
            }
        }
        self
    }

    /// BF-12.3, BF-13.5, BF-Q44: the close combat does not take place.
    fn is_broken_off(&self, state: &State) -> bool {
        self.evaded_from.is_some()
            || state.unit(self.attacker).status != Status::OnTable
            || state.unit(self.target).status != Status::OnTable
            || (!state.in_contact(self.attacker, self.target)
                && applies(bf("12.3"))
                && applies(bf("Q44")))
    }

    /// BF-14.1, BF-Q42: only after an evasion may the attacker follow; the supports are free again.
    fn break_off(self, state: &mut State, table: &mut Table<'_>) -> StepResult {
        tell(table, bf("12.3"), "assault-broken-off", self.attacker);
        if let Some(place) = self.evaded_from {
            let follow =
                Breakthrough::new(self.attacker, self.target, place, Opponent::Evaded, true);
            state.runtime.push(Step::Breakthrough(follow));
        }
        StepResult::Done
    }

    /// BF-9.8, BF-Q33: the distinct enemies that a unit has fought this turn, other than this one.
    fn other_opponents(state: &State, unit: UnitId, present: UnitId) -> Int<0, 9> {
        let mut met: Vec<UnitId> = Vec::new();
        for (attacker, defender) in &state.combats {
            let other = match unit {
                _ if *attacker == unit => *defender,
                _ if *defender == unit => *attacker,
                _ => continue,
            };
            if (other != present || !applies(bf("Q33"))) && !met.contains(&other) {
                met.push(other);
            }
        }
        Int::of((met.len() as i32).min(9))
    }

    /// BF-9.15, BF-Q31, BF-Q32, BF-Q48: the facts of the close combat.
    fn facts(&self, state: &State) -> (AttackerInput, DefenderInput) {
        let (attacker, target) = (self.attacker, self.target);
        let (one, other) = (state.unit(attacker), state.unit(target));
        let (brigade, defending) = (state.brigade(attacker), state.brigade(target));
        let member = state.activation().and_then(|activation| activation.member(attacker));
        let moved = member.is_some_and(|member| member.moved > 0);
        let leads = state.general_with(attacker);
        let defends = state.general_with(target);
        let vc = |vc: u8| Int::of(i32::from(vc.clamp(1, 6)));
        (
            AttackerInput {
                category: brigade.category,
                vc: vc(one.vc),
                militia: brigade.militia,
                mounted: one.mounted,
                grade: brigade.grade,
                dashing: brigade.dashing,
                // BF-16.2, BF-16.5: displaced in this activation.
                moved: moved && state.battle.rules.dashing,
                overlooks: state.overlooks(attacker, target),
                difficult: state.is_difficult(one.at),
                cover: state.cover(attacker, other.at),
                other_opponents: Self::other_opponents(state, attacker, target),
                general: leads.is_some(),
                leadership: Int::of(leads.map_or(0, |id| state.leader(id).attack)),
                retreat_room: unobstructed(),
            },
            DefenderInput {
                category: defending.category,
                vc: vc(other.vc),
                militia: defending.militia,
                mounted: other.mounted,
                grade: defending.grade,
                countercharge: self.countercharge,
                overlooks: state.overlooks(target, attacker),
                difficult: state.is_difficult(other.at),
                cover: state.cover(target, one.at),
                other_opponents: Self::other_opponents(state, target, attacker),
                general: defends.is_some(),
                leadership: Int::of(defends.map_or(0, |id| state.leader(id).defence)),
                retreat_room: unobstructed(),
            },
        )
    }

    /// BF-Q41: what counts of a support.
    fn support_input(&self, state: &State, unit: UnitId) -> SupportInput {
        let (place, brigade) = (state.unit(unit), state.brigade(unit));
        let general = state.general_with(unit);
        SupportInput {
            category: brigade.category,
            vc: Int::of(i32::from(place.vc.clamp(1, 6))),
            militia: brigade.militia,
            mounted: place.mounted,
            overlooks: state.overlooks(unit, self.target),
            difficult: state.is_difficult(place.at),
            other_opponents: Self::other_opponents(state, unit, self.target),
            general: general.is_some(),
            leadership: Int::of(general.map_or(0, |id| state.leader(id).attack)),
            retreat_room: unobstructed(),
        }
    }

    /// The close combat about to be fought.
    pub(crate) fn combat(&self, state: &State, log: &mut Log) -> Result<CloseCombat, Refusal> {
        let (attacker, defender) = self.facts(state);
        let supports: Vec<SupportInput> =
            self.supports.iter().map(|unit| self.support_input(state, *unit)).collect();
        // BF-9.13: strictly behind the defender's front line.
        let rear = state.ahead(self.target, self.attacker) < 0;
        let house = &state.battle.house;
        CloseCombat::between((&attacker, &defender), rear, &supports, house, log)
    }

    /// BF-9.3 to BF-9.6, BF-9.7, BF-11.7, BF-17.8, BF-Q34: dice, generals, losses, and who may follow up.
    fn fight(self, state: &mut State, table: &mut Table<'_>) -> Result<(), Refused> {
        let (attacker, target) = (self.attacker, self.target);
        if self.is_broken_off(state) {
            return Ok(());
        }
        for unit in [attacker, target].into_iter().chain(self.supports.iter().copied()) {
            state.takes_part(unit);
        }
        let combat = self.combat(state, table.log())?;
        let combat = play(CLOSE_COMBAT.steps, combat, table).map_err(|error: DiceError| error)?;
        self.remember(state);
        let (_, attack_losses, defence_losses) = combat.losses();
        table.log().note_value(bf("9.5"), "attacker-losses", i64::from(attack_losses));
        table.log().note_value(bf("9.5"), "defender-losses", i64::from(defence_losses));
        let mut hit = vec![];
        let fighters = [(attacker, combat.attacker), (target, combat.defender)];
        let supports = self.supports.iter().copied().zip(combat.supports.into_iter().flatten());
        for (unit, fighter) in fighters.into_iter().chain(supports) {
            if fighter.general_hit {
                hit.extend(state.general_with(unit));
            }
        }
        for general in hit {
            state.lose_general(general, bf("17.8"), table);
        }
        let places = [attacker, target].map(|unit| state.unit(unit).at);
        // What comes last is pushed first: the defender follows up after the attacker.
        let bottom = state.runtime.depth();
        let defence = suffer_in_combat(state, target, attacker, defence_losses, table);
        let attack = suffer_in_combat(state, attacker, target, attack_losses, table);
        let mut later = Vec::new();
        for (toll, winner, loser, place) in
            [(attack, target, attacker, places[0]), (defence, attacker, target, places[1])]
        {
            let fate = match (toll.destroyed(), toll.retreat_ud()) {
                (true, _) => Opponent::Destroyed,
                (false, 1..) => Opponent::Retreated,
                _ => continue,
            };
            let is_attacker = winner == attacker;
            let follow = Breakthrough::new(winner, loser, place, fate, is_attacker);
            later.push(Step::Breakthrough(follow));
        }
        let excess = attack_losses - attack.suffered;
        if attack.destroyed() && excess > 0 && !self.supports.is_empty() {
            let side = enemy_of(state.side(attacker));
            later.push(Step::Excess(Excess::new(side, target, &self.supports, excess)));
        }
        state.runtime.insert(bottom, later);
        Ok(())
    }

    /// BF-9.8, BF-11.8, BF-Q42: who has met whom; a support has used its action.
    fn remember(&self, state: &mut State) {
        state.combats.push((self.attacker, self.target));
        if state.battle.house.supporters_are_opponents {
            state.combats.extend(self.supports.iter().map(|unit| (*unit, self.target)));
        }
        for unit in &self.supports {
            if let Some(member) =
                state.activation_mut().and_then(|activation| activation.member_mut(*unit))
            {
                member.acted = applies(bf("11.8")) && applies(bf("Q42"));
                // BF-Q17: whoever has supported moves no more.
                member.ready = true;
            }
        }
    }
}

/// BF-9.1, BF-9.2: why a unit does not assault another.
pub(crate) fn why_not(state: &State, unit: UnitId, target: UnitId) -> Refusal {
    if state.category(unit).is_artillery() {
        return Refusal::new(bf("9.2"), "unit", "artillery-never-assaults");
    }
    let member = state.activation().and_then(|activation| activation.member(unit));
    let Some(member) = member else {
        return Refusal::new(bf("6.16"), "unit", "not-in-the-group");
    };
    if member.acted {
        return Refusal::new(bf("9.1"), "unit", "acted-already");
    }
    let enemy = state.side(unit) != state.side(target);
    if !enemy || state.unit(target).status != Status::OnTable || !state.in_contact(unit, target) {
        return Refusal::new(bf("9.1"), "target", "target-not-in-contact");
    }
    Refusal::new(bf("9.1"), "target", "target-not-in-front")
}

//! OT-8.70, OT-Q121 Coordination: who leads, who joins, and whether it works.

use engine::game::Revealed;
use engine::input::Int;
use engine::{Log, Table};

use super::super::choice::{Choice, FormationId, UnitId};
use super::super::named::{Named, tell};
use super::super::question::Question;
use super::super::state::{NC, State};
use super::super::step::{Answered, Step, StepResult, ask, asks, unasked};
use super::CombatStep;
use super::fight::Fight;
use crate::ch01_quality::{QualityTest, roll_quality_test};
use crate::ch08_withdrawal_coordination::{AttackCoordinationInput, attack_coordination};
use crate::unit::Class;
use crate::{holds, ot};

impl State {
    /// The formations that attack together, without the army's.
    pub(crate) fn attacking_formations(&self, fight: &Fight) -> Vec<FormationId> {
        self.formations_of(self.present_attackers(fight).into_iter())
    }

    fn corps_of(&self, formation: FormationId) -> Option<u8> {
        self.battle.formations.get(usize::from(formation.0)).and_then(|one| one.corps)
    }

    fn are_of_one_corps(&self, formations: &[FormationId]) -> bool {
        let mut corps = formations.iter().map(|one| self.corps_of(*one));
        let first = corps.next().flatten();
        first.is_some() && corps.all(|one| one == first)
    }

    fn of_formation(&self, fight: &Fight, formation: FormationId) -> Vec<UnitId> {
        let own = self.present_attackers(fight).into_iter();
        own.filter(|id| self.counter(*id).formation == formation).collect()
    }

    /// OT-8.75: whether a formation has units that are commanded.
    fn may_join(&self, fight: &Fight, formation: FormationId) -> bool {
        let own = self.of_formation(fight, formation);
        let unled = |id: &UnitId| self.unit(*id).has(NC) && holds("8.75");
        own.iter().any(|id| self.is_combat(*id) && !unled(id))
    }

    /// Every legal lead with its partners.
    pub(crate) fn coordinations(&self, fight: &Fight) -> Vec<Choice> {
        let all = self.attacking_formations(fight);
        let mut offers = Vec::new();
        for lead in all.iter().copied() {
            offers.push(Choice::Coordinate { lead, join: Vec::new() });
            if !self.may_join(fight, lead) {
                continue;
            }
            let others: Vec<FormationId> = all
                .iter()
                .copied()
                .filter(|one| *one != lead && self.may_join(fight, *one))
                .collect();
            for (index, first) in others.iter().copied().enumerate() {
                offers.push(Choice::Coordinate { lead, join: vec![first] });
                for second in others[index + 1..].iter().copied() {
                    if self.are_of_one_corps(&[lead, first, second]) {
                        offers.push(Choice::Coordinate { lead, join: vec![first, second] });
                    }
                }
            }
        }
        offers
    }

    /// OT-Q121: the best bonus of a leader of the lead formation in range of one of its hexes.
    fn lead_bonus(&self, fight: &Fight, lead: FormationId) -> i32 {
        let hexes = self.hexes_of(&self.of_formation(fight, lead));
        let near = |id: &UnitId| {
            let (counter, at) = (self.counter(*id), self.unit(*id).at);
            self.class(*id) == Class::Leader
                && counter.commands.contains(&lead)
                && hexes
                    .iter()
                    .any(|hex| self.map().distance(at, *hex) <= counter.range || !holds("Q121"))
        };
        self.on_map(fight.attacker).filter(near).map(|id| self.counter(id).bonus).max().unwrap_or(0)
    }

    /// OT-8.71: the test of a lead with its partners.
    pub(crate) fn coordination_test(
        &self,
        fight: &Fight,
        lead: FormationId,
        join: &[FormationId],
        log: &mut Log,
    ) -> Option<QualityTest<i32>> {
        let own = self.of_formation(fight, lead);
        let formations: Vec<FormationId> =
            std::iter::once(lead).chain(join.iter().copied()).collect();
        let input = AttackCoordinationInput {
            formations: Int::of((formations.len() as i32).clamp(1, 3)),
            quality: Int::of(self.dominant_of(own.into_iter()).clamp(1, 6)),
            leader_bonus: Int::of(self.lead_bonus(fight, lead).clamp(0, 2)),
            same_corps: formations.len() > 1 && self.are_of_one_corps(&formations),
            any_nc: false,
        };
        attack_coordination(input, log).ok()
    }

    /// Who attacks when these formations do, with the army's.
    pub(crate) fn attackers_with(&self, fight: &Fight, formations: &[FormationId]) -> Vec<UnitId> {
        let several = formations.len() > 1;
        let stays = |id: &UnitId| {
            let formation = self.counter(*id).formation;
            let army = formation == super::super::battle::ARMY && holds("8.70");
            let joined = army || formations.contains(&formation);
            joined && !(several && self.unit(*id).has(NC))
        };
        let all: Vec<UnitId> =
            self.present_attackers(fight).into_iter().filter(|id| stays(id)).collect();
        // OT-9.33: a vehicle needs a combat unit of its hex.
        let led = |id: &UnitId| {
            self.is_combat(*id)
                || all.iter().any(|other| {
                    self.is_combat(*other) && self.unit(*other).at == self.unit(*id).at
                })
        };
        all.iter().copied().filter(|id| led(id)).collect()
    }
}

pub(super) fn ask_for(state: &State) -> StepResult {
    let Some(fight) = state.the_fight() else { return StepResult::Done };
    if state.attacking_formations(fight).len() < 2 {
        return StepResult::Done;
    }
    let offers = state.coordinations(fight);
    let ask = ask(fight.attacker, Question::Coordinate, None, offers);
    asks(Step::Combat(CombatStep::Coordinate), ask)
}

pub(super) fn answer(state: &mut State, choice: &Choice, table: &mut Table<'_>) -> Answered {
    let Some(mut fight) = state.fight.clone() else { return Err(unasked()) };
    let Choice::Coordinate { lead, join } = choice else { return Err(unasked()) };
    if !state.coordinations(&fight).contains(choice) {
        return Err(unasked());
    }
    let mut formations = vec![*lead];
    tell(table, ot("8.71"), "formation-leads", Named::Formation(*lead));
    if let Some(mut test) = state.coordination_test(&fight, *lead, join, table.log()) {
        roll_quality_test(&mut test, table)?;
        if test.passed {
            formations.extend(join);
        } else {
            table.log().note(ot("8.71"), "coordination-fails");
        }
    }
    fight.attackers = state.attackers_with(&fight, &formations);
    fight.hexes = state.hexes_of(&fight.attackers);
    state.fight = Some(fight);
    Ok(Revealed::Nothing)
}

//! OT-8.180, OT-Q140 Pursuit: the cavalry that has just advanced strikes the beaten once more.

use engine::game::Revealed;
use engine::{Log, Table};

use super::super::choice::{Choice, UnitId};
use super::super::map::At;
use super::super::named::{Named, tell};
use super::super::question::Question;
use super::super::state::State;
use super::super::step::{Answered, Step, StepResult, ask, asks, unasked};
use super::CombatStep;
use super::fight::{Fight, other};
use crate::ch08_advance::{Obstacle, PursuitAllowedInput, may_pursue};
use crate::unit::{Class, Part, Posture, Side};
use crate::{holds, ot};

impl State {
    /// The side that pursues, and who of it could: cavalry and cars that advanced.
    fn pursuing_side(&self) -> Option<(Side, Part)> {
        let fight = self.the_fight()?;
        let winner = fight.attack?.winner();
        let may = winner == Part::Attacker || (holds("8.185") && holds("Q55"));
        may.then(|| (fight.side(winner), other(winner)))
    }

    /// OT-Q140: all cavalry that advanced and is adjacent to a hex, and one car.
    pub(crate) fn pursuers(&self, at: At) -> Vec<UnitId> {
        let Some(fight) = self.the_fight() else { return Vec::new() };
        let near = |id: &UnitId| {
            let unit = self.unit(*id);
            self.is_on_map(*id)
                && self.map().distance(unit.at, at) == 1
                && self.may_attack_across(self.class(*id), unit.at, at)
        };
        let of = |class: Class| {
            let units = fight.advanced.iter().map(|(id, _)| *id);
            units.filter(move |id| self.class(*id) == class && near(id))
        };
        let fit = |id: &UnitId| self.unit(*id).posture == Posture::Epc;
        let mut units: Vec<UnitId> = of(Class::Cavalry).filter(fit).collect();
        if !units.is_empty() {
            units.extend(of(Class::ArmouredCar).next().filter(|_| holds("Q140")));
        }
        units.sort_unstable();
        units
    }

    /// OT-8.183: whether friends in position stand where the beaten went.
    fn is_pursuit_stopped(&self, loser: Part) -> bool {
        let Some(fight) = self.the_fight() else { return true };
        let (side, fled) = (fight.side(loser), &fight.suffered[loser as usize].fled);
        let steady = |id: UnitId| {
            let class = self.class(id);
            self.side(id) == side
                && (class.is_combat() || class.is_artillery())
                && self.unit(id).posture == Posture::Epc
                && !fled.iter().any(|one| one.unit == id)
        };
        fled.iter().flat_map(|one| &one.path).any(|at| self.stack(*at).any(steady))
    }

    /// OT-Q140: the hexes that may be pursued.
    pub(crate) fn pursuit_targets(&self) -> Vec<At> {
        self.pursuit(&mut Log::silent())
    }

    /// The same, telling what forbids it if cavalry has advanced.
    fn pursuit(&self, log: &mut Log) -> Vec<At> {
        let (Some(fight), Some((side, loser))) = (self.the_fight(), self.pursuing_side()) else {
            return Vec::new();
        };
        let enemy = side.enemy();
        let fled = &fight.suffered[loser as usize].fled;
        let cavalry = fight.advanced.iter().any(|(id, _)| self.class(*id) == Class::Cavalry);
        let alive = fled.iter().filter(|one| self.is_on_map(one.unit));
        let mut hexes: Vec<At> = alive
            .clone()
            .map(|one| self.unit(one.unit).at)
            .chain(alive.flat_map(|one| one.path.iter().copied()))
            .filter(|at| self.is_occupied_by(enemy, *at) && !self.pursuers(*at).is_empty())
            .collect();
        hexes.sort_unstable();
        hexes.dedup();
        let stopped = self.is_pursuit_stopped(loser);
        let input = PursuitAllowedInput {
            cavalry_advanced: cavalry,
            in_contact: !hexes.is_empty(),
            already_pursued: fight.pursuit,
            obstacle: if stopped { Obstacle::Epc } else { Obstacle::None },
            loser_eliminated: fled.is_empty(),
        };
        if cavalry && may_pursue(&input, log) { hexes } else { Vec::new() }
    }

    /// A pursuit as it would be fought now.
    pub(crate) fn pursuit_of(&self, at: At) -> Option<Fight> {
        let (side, _) = self.pursuing_side()?;
        let old = self.the_fight()?;
        let mut fight = Fight::new(side, at, self.pursuers(at));
        fight.pursuit = true;
        fight.hexes = self.hexes_of(&fight.attackers);
        (fight.fiery, fight.cheka) = (old.fiery, old.cheka);
        // OT-Q56: whatever the first attack was.
        fight.rapid = old.rapid && !holds("Q56");
        Some(fight)
    }
}

pub(super) fn offers(state: &State) -> Vec<Choice> {
    let targets = state.pursuit_targets();
    let mut offers = vec![Choice::Done];
    if targets.is_empty() {
        return offers;
    }
    offers.extend(targets.into_iter().map(|at| Choice::Pursue { hex: state.map().number(at) }));
    if let Some((side, _)) = state.pursuing_side() {
        let events = state.combat_events(side).into_iter();
        offers.extend(events.map(|event| Choice::Inspire { event }));
    }
    offers
}

pub(super) fn run(state: &State, table: &mut Table<'_>) -> StepResult {
    state.pursuit(table.log());
    let offers = offers(state);
    let Some((side, _)) = state.pursuing_side().filter(|_| offers.len() > 1) else {
        return StepResult::Done;
    };
    asks(Step::Combat(CombatStep::Pursue), ask(side, Question::Pursue, None, offers))
}

pub(super) fn answer(
    state: &mut State,
    side: Side,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    match choice {
        Choice::Done => {}
        Choice::Inspire { event } if state.combat_events(side).contains(event) => {
            state.runtime.push(Step::Combat(CombatStep::Pursue));
            state.inspire(side, *event, table);
        }
        Choice::Pursue { hex } => {
            let at = state.hex_at(*hex).ok_or_else(unasked)?;
            if !state.pursuit_targets().contains(&at) {
                return Err(unasked());
            }
            let fight = state.pursuit_of(at).ok_or_else(unasked)?;
            tell(table, ot("8.180"), "pursuit-of", Named::Hex(at));
            state.fight = Some(Box::new(fight));
            state.runtime.push(Step::Combat(CombatStep::Engage));
        }
        _ => return Err(unasked()),
    }
    Ok(Revealed::Nothing)
}

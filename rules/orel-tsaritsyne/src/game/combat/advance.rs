//! OT-8.170 The advance of the winner, and OT-8.173 the second hex of his cavalry.

use engine::Table;
use engine::game::Revealed;

use super::super::choice::{Choice, UnitId};
use super::super::map::At;
use super::super::named::{Named, tell};
use super::super::question::Question;
use super::super::state::{BROKEN, State};
use super::super::step::{Answered, Step, StepResult, ask, asks, unasked};
use super::CombatStep;
use super::fight::{Advancing, other};
use super::train::TrainFlight;
use crate::ch08_advance::{Advance, AdvanceCode};
use crate::unit::{Class, Part, Posture, Side};
use crate::{holds, ot};

impl State {
    /// OT-Q138: whether no combat or artillery unit, tank or car of a side is left in a hex.
    fn is_vacated(&self, side: Side, at: At) -> bool {
        !self.stack(at).any(|id| {
            let class = self.class(id);
            let holds = class.is_combat()
                || class.is_artillery()
                || matches!(class, Class::Tank | Class::ArmouredCar)
                || (class == Class::ArmouredTrain && !holds("Q138"));
            self.side(id) == side && holds
        })
    }

    fn winner(&self) -> Option<Part> {
        self.the_fight()?.attack.map(|attack| attack.winner())
    }

    /// What decides the advance of the winner; `None` if there is no code for one.
    fn advance_facts(&self, cavalry: bool) -> Option<(Advance, Vec<At>)> {
        let fight = self.the_fight()?;
        let attack = fight.attack?;
        let winner = attack.winner();
        let (attacker, defender) = attack.cells();
        let cell = if winner == Part::Attacker { attacker } else { defender };
        let lives = self.concerned(winner).iter().any(|id| self.is_combat(*id));
        let loser = &fight.suffered[other(winner) as usize];
        let enemy = fight.side(other(winner));
        let hexes = match winner {
            Part::Attacker => vec![fight.hex],
            Part::Defender => fight.hexes.clone(),
        };
        // OT-Q50: nobody enters a hex that was not left.
        let left = |at: &At| self.is_vacated(enemy, *at) || !holds("Q50");
        let hexes: Vec<At> = hexes.into_iter().filter(left).collect();
        let covered = loser.fled.iter().map(|fled| fled.path.len() as i32).max().unwrap_or(0);
        let facts = Advance {
            code: if lives { cell.advance } else { AdvanceCode::None },
            winner,
            cavalry,
            loser_retreat: covered,
            loser_routed: loser.routed,
            loser_eliminated: loser.surrendered || loser.fled.is_empty(),
            hex_vacated: !hexes.is_empty(),
            after_pursuit: fight.pursuit,
        };
        Some((facts, hexes))
    }

    /// Who may advance now, and into which hex.
    fn advancers(&self) -> Vec<(UnitId, At)> {
        let (Some(fight), Some(winner)) = (self.the_fight(), self.winner()) else {
            return Vec::new();
        };
        let Some(advance) = &fight.advance else { return Vec::new() };
        let mut units = self.concerned(winner);
        if winner == Part::Attacker {
            for at in &fight.hexes {
                let follows = |id: &UnitId| {
                    let class = self.class(*id);
                    (class.is_artillery() && holds("8.172")) || class == Class::Leader
                };
                let own = self.stack(*at).filter(|id| self.side(*id) == fight.attacker);
                units.extend(own.filter(follows));
            }
            units.sort_unstable();
            units.dedup();
        }
        let went = |id: &UnitId| fight.advanced.iter().any(|(other, _)| other == id);
        let combat_went = |from: Option<At>| {
            fight
                .advanced
                .iter()
                .any(|(other, at)| self.is_combat(*other) && from.is_none_or(|from| from == *at))
        };
        let fit = |id: &UnitId| {
            let unit = self.unit(*id);
            !went(id)
                && match self.class(*id) {
                    Class::Infantry | Class::Cavalry => unit.posture != Posture::Routed,
                    Class::Artillery | Class::HorseArtillery => {
                        unit.posture != Posture::Routed && combat_went(Some(unit.at))
                    }
                    Class::Tank => !unit.has(BROKEN) && combat_went(None) && holds("8.175"),
                    Class::ArmouredCar | Class::Leader => combat_went(None) && holds("8.175"),
                    _ => false,
                }
        };
        let mut found = Vec::new();
        for id in units.iter().filter(|id| fit(id)) {
            let hexes = advance.hexes.iter().copied();
            found.extend(hexes.filter(|at| self.may_advance_into(*id, *at)).map(|at| (*id, at)));
        }
        found
    }

    /// OT-8.173, OT-Q139, OT-12.15: who may go on, and into which hex.
    fn further_advancers(&self) -> Vec<(UnitId, At)> {
        let Some(fight) = self.the_fight() else { return Vec::new() };
        let loser = &fight.suffered[Part::Defender as usize];
        let enemy = fight.attacker.enemy();
        let mut hexes: Vec<At> = loser
            .fled
            .iter()
            .filter(|fled| fled.path.len() >= 2)
            .map(|fled| fled.path[usize::from(!holds("Q139"))])
            .filter(|at| !self.is_occupied_by(enemy, *at))
            .collect();
        hexes.sort_unstable();
        hexes.dedup();
        let foot = self.house().ob_infantry_advance && loser.routed;
        let mut found = Vec::new();
        for (id, _) in &fight.advanced {
            if !self.is_on_map(*id) || self.unit(*id).at != fight.hex {
                continue;
            }
            for at in hexes.iter().copied() {
                let may = match self.class(*id) {
                    Class::Cavalry => true,
                    Class::Infantry => foot && !self.in_uncancelled_zone(fight.attacker, at),
                    _ => false,
                };
                if may && self.may_advance_into(*id, at) {
                    found.push((*id, at));
                }
            }
        }
        found
    }
}

/// The answers for some counters and hexes; the hex is named where there are several.
fn entries(state: &State, found: &[(UnitId, At)]) -> Vec<Choice> {
    let several = found.iter().any(|(_, at)| *at != found[0].1);
    let hex = |at: At| several.then(|| state.map().number(at));
    let mut offers: Vec<Choice> = found
        .iter()
        .map(|(unit, at)| Choice::Enter { unit: *unit, with: Vec::new(), hex: hex(*at) })
        .collect();
    // All who fit, as one answer, where there is one hex.
    if !several && found.len() > 1 {
        let at = found[0].1;
        let mut going: Vec<UnitId> = Vec::new();
        for (id, _) in found {
            going.push(*id);
            if !state.load(at, &going).is_legal() {
                going.pop();
            }
        }
        if going.len() > 1 {
            let with = going.split_off(1);
            offers.push(Choice::Enter { unit: going[0], with, hex: None });
        }
    }
    offers
}

/// The counters and the hex of an answer, if all of them may go there.
fn chosen(state: &State, choice: &Choice, found: &[(UnitId, At)]) -> Option<(Vec<UnitId>, At)> {
    let Choice::Enter { unit, with, hex } = choice else { return None };
    let at = match hex {
        Some(hex) => state.hex_at(*hex)?,
        None => {
            let first = found.first()?.1;
            found.iter().all(|(_, at)| *at == first).then_some(first)?
        }
    };
    let units: Vec<UnitId> = std::iter::once(*unit).chain(with.iter().copied()).collect();
    let mut sorted = units.clone();
    sorted.sort_unstable();
    sorted.dedup();
    let fit = sorted.len() == units.len()
        && units.iter().all(|id| found.contains(&(*id, at)))
        && state.load(at, &units).is_legal();
    fit.then_some((units, at))
}

pub(super) fn offers(state: &State) -> Vec<Choice> {
    let Some(fight) = state.the_fight() else { return Vec::new() };
    let obliged = fight.advance.as_ref().is_some_and(|advance| advance.obliged);
    let went = fight.advanced.iter().any(|(id, _)| state.is_combat(*id));
    let found = state.advancers();
    let mut offers = Vec::new();
    if !obliged || went || found.is_empty() {
        offers.push(Choice::Done);
    }
    if !found.is_empty() {
        offers.extend(entries(state, &found));
    }
    offers
}

/// OT-8.170: the winner advances, counter by counter.
pub(super) fn run(state: &mut State, table: &mut Table<'_>) -> StepResult {
    let Some(winner) = state.winner() else { return StepResult::Done };
    if state.the_fight().is_some_and(|fight| fight.advance.is_none()) {
        let Some((facts, hexes)) = state.advance_facts(true) else { return StepResult::Done };
        let house = *state.house();
        let most = facts.max_hexes(&house, table.log());
        let foot =
            Advance { cavalry: false, ..facts }.max_hexes(&house, &mut engine::Log::silent());
        let advance = Advancing {
            hexes: if most > 0 { hexes } else { Vec::new() },
            obliged: facts.is_mandatory(),
            further: most.max(foot) > 1,
        };
        if let Some(fight) = state.fight.as_deref_mut() {
            fight.advance = Some(advance);
        }
    }
    let offers = offers(state);
    if offers.len() <= 1 {
        if let Some(only @ Choice::Enter { .. }) = offers.first() {
            let found = state.advancers();
            if let Some((units, at)) = chosen(state, only, &found) {
                enter(units, at, state);
                return StepResult::Done;
            }
        }
        finish(state);
        return StepResult::Done;
    }
    let side = state.the_fight().map(|fight| fight.side(winner)).unwrap_or_default();
    let ask = ask(side, Question::Advance, None, offers);
    asks(Step::Combat(CombatStep::Advance), ask)
}

/// Nobody advances any more: events of the combat are over, the second hex follows.
fn finish(state: &mut State) {
    if let Some(fight) = state.fight.as_deref_mut() {
        fight.fiery = [false; 2];
        fight.cheka = false;
        if fight.advance.as_ref().is_some_and(|advance| advance.further) {
            state.runtime.push(Step::Combat(CombatStep::SecondHex));
        }
    }
}

/// They enter; a lone train there escapes or is taken first (OT-Q138).
fn enter(units: Vec<UnitId>, at: At, state: &mut State) {
    let Some(fight) = state.fight.as_deref() else { return };
    let winner = fight.attack.map_or(Part::Attacker, |attack| attack.winner());
    let (enemy, enemies) = (fight.side(other(winner)), fight.enemies_of(other(winner)));
    state.runtime.push(Step::Combat(CombatStep::Advance));
    state.runtime.push(Step::Combat(CombatStep::Enter(units, at)));
    let alone = |id: &UnitId| state.side(*id) == enemy && state.is_train(*id);
    let trains: Vec<UnitId> = state.stack(at).filter(alone).collect();
    for id in trains.into_iter().rev() {
        let flight = TrainFlight::alone(id, enemies.clone());
        state.runtime.push(Step::Combat(CombatStep::Train(flight)));
    }
}

/// Counters enter a hex that the enemy has left.
pub(super) fn go(
    units: Vec<UnitId>,
    at: At,
    state: &mut State,
    table: &mut Table<'_>,
) -> StepResult {
    for id in units {
        let from = state.unit(id).at;
        tell(table, ot("8.170"), "unit-advances", Named::Unit(id));
        state.walk(id, &[at], table);
        // OT-8.171: it keeps its posture.
        if !holds("8.171") && super::super::march::has_posture(state.class(id)) {
            state.set_posture(id, Posture::Em);
        }
        if let Some(fight) = state.fight.as_deref_mut() {
            fight.advanced.push((id, from));
            if let Some(advance) = fight.advance.as_mut().filter(|_| holds("Q52")) {
                advance.hexes = vec![at];
            }
        }
    }
    StepResult::Done
}

pub(super) fn answer(state: &mut State, choice: &Choice) -> Answered {
    if *choice == Choice::Done {
        if !offers(state).contains(choice) {
            return Err(unasked());
        }
        finish(state);
        return Ok(Revealed::Nothing);
    }
    let found = state.advancers();
    let (units, at) = chosen(state, choice, &found).ok_or_else(unasked)?;
    enter(units, at, state);
    Ok(Revealed::Nothing)
}

pub(super) fn second_offers(state: &State) -> Vec<Choice> {
    let found = state.further_advancers();
    let mut offers = vec![Choice::Done];
    if !found.is_empty() {
        offers.extend(entries(state, &found));
    }
    offers
}

pub(super) fn second_hex(state: &State) -> StepResult {
    let offers = second_offers(state);
    let Some(fight) = state.the_fight().filter(|_| offers.len() > 1) else {
        return StepResult::Done;
    };
    let ask = ask(fight.attacker, Question::SecondHex, None, offers);
    asks(Step::Combat(CombatStep::SecondHex), ask)
}

pub(super) fn went_on(state: &mut State, choice: &Choice, table: &mut Table<'_>) -> Answered {
    if *choice == Choice::Done {
        return Ok(Revealed::Nothing);
    }
    let found = state.further_advancers();
    let (units, at) = chosen(state, choice, &found).ok_or_else(unasked)?;
    for id in units {
        tell(table, ot("8.173"), "cavalry-goes-on", Named::Unit(id));
        state.walk(id, &[at], table);
    }
    state.runtime.push(Step::Combat(CombatStep::SecondHex));
    Ok(Revealed::Nothing)
}

/// Whether an answer to `advance` or `second_hex` that is not listed is legal.
pub(super) fn is_legal(state: &State, choice: &Choice, second: bool) -> bool {
    let found = if second { state.further_advancers() } else { state.advancers() };
    chosen(state, choice, &found).is_some()
}

//! OT-8.6, OT-Q122 Supports: the attacker commits all of his, then the defender.

use engine::game::Revealed;
use engine::{Refusal, Table};

use super::super::battle::ARMY;
use super::super::choice::{Choice, FormationId, UnitId};
use super::super::named::{Named, tell};
use super::super::question::Question;
use super::super::state::{PINNED, State, UNAVAILABLE, USED};
use super::super::step::{Answered, Step, StepResult, ask, asks, not_asked, refusal};
use super::CombatStep;
use crate::ch06_events::Event;
use crate::unit::{Class, Part, Side};
use crate::{holds, ot};

impl State {
    /// OT-Q122: the formations that are engaged on a part.
    fn engaged_formations(&self, part: Part) -> Vec<FormationId> {
        let Some(fight) = self.the_fight() else { return Vec::new() };
        match part {
            Part::Attacker => self.formations_of(self.present_attackers(fight).into_iter()),
            Part::Defender => {
                let combat = self.formations_of(self.combat_units(fight.hex));
                if self.combat_units(fight.hex).next().is_some() {
                    return combat;
                }
                let guns = self.stack(fight.hex).filter(|id| self.class(*id).is_artillery());
                self.formations_of(guns)
            }
        }
    }

    /// OT-8.72, OT-Q122: whether a counter may support a part of the combat.
    fn may_support(&self, id: UnitId, part: Part, engaged: &[FormationId]) -> bool {
        let Some(fight) = self.the_fight() else { return false };
        let class = self.class(id);
        if class == Class::AirDetachment {
            return !self.house().air_hidden && self.may_fly(id, fight.hex) && holds("10.11");
        }
        let formation = self.counter(id).formation;
        let unit = self.unit(id);
        // OT-Q122: from the gun to the attacked hex.
        if !self.is_on_map(id) {
            return false;
        }
        if !self.is_in_range(id, fight.hex) && holds("Q122") {
            return false;
        }
        // OT-5.3: those of the army act with anybody.
        let bound = formation != ARMY || !holds("5.3");
        if bound && !engaged.contains(&formation) && holds("8.72") {
            return false;
        }
        // OT-8.31; OT-Q63: guns alone do not support themselves.
        let alone = self.is_gun_alone(id) && holds("Q63");
        if part == Part::Defender && (unit.has(PINNED) || alone) {
            return false;
        }
        self.may_fire(id)
    }

    fn is_gun_alone(&self, id: UnitId) -> bool {
        let Some(fight) = self.the_fight() else { return false };
        self.class(id).is_artillery()
            && self.unit(id).at == fight.hex
            && self.combat_units(fight.hex).next().is_none()
    }

    /// Who may support a part.
    pub(crate) fn supporters(&self, part: Part) -> Vec<UnitId> {
        let Some(fight) = self.the_fight().filter(|fight| !fight.night) else { return Vec::new() };
        let side = fight.side(part);
        let engaged = self.engaged_formations(part);
        let fires = |id: &UnitId| {
            let class = self.class(*id);
            class.is_artillery()
                || matches!(class, Class::ArmouredTrain | Class::Flotilla | Class::AirDetachment)
        };
        self.of(side).filter(|id| fires(id) && self.may_support(*id, part, &engaged)).collect()
    }

    /// OT-6.3, OT-6.4, OT-Q90: the events that a side may play in a combat.
    pub(crate) fn combat_events(&self, side: Side) -> Vec<Event> {
        let Some(fight) = self.the_fight() else { return Vec::new() };
        let mut events = Vec::new();
        if self.holds(side, Event::FierySpeech) && !fight.fiery[side as usize] {
            events.push(Event::FierySpeech);
        }
        let alone = fight.fiery[side as usize] && !holds("Q18");
        if side == Side::Red && self.holds(side, Event::Cheka) && !fight.cheka && !alone {
            events.push(Event::Cheka);
        }
        events
    }

    /// OT-12.5: whether White may spend a point of the army's stock.
    fn may_spend_ammunition(&self, part: Part) -> bool {
        let Some(fight) = self.the_fight() else { return false };
        part == Part::Attacker
            && fight.attacker == Side::White
            && self.house().ob_ammunition
            && !fight.ammunition
            && self.extras.ammunition > 0
    }

    /// OT-12.9, OT-Q146: whether Trotsky is with those who fight here.
    fn may_show_trotsky(&self, part: Part) -> bool {
        let (Some(fight), Some(front)) = (self.the_fight(), self.extras.front) else {
            return false;
        };
        let there = match part {
            Part::Attacker => fight.hexes.contains(&front),
            Part::Defender => fight.hex == front,
        };
        fight.side(part) == Side::Red && !fight.front && there
    }

    /// OT-6.3, OT-6.4: an event is played in a combat.
    pub(crate) fn inspire(&mut self, side: Side, event: Event, table: &mut Table<'_>) {
        let (rule, key) = match event {
            Event::Cheka => (ot("6.4"), "cheka-at-work"),
            _ => (ot("6.3"), "fiery-speech"),
        };
        table.log().note(rule, key);
        self.spend_event(side, event);
        if let Some(fight) = self.fight.as_deref_mut() {
            match event {
                Event::Cheka => fight.cheka = true,
                _ => fight.fiery[side as usize] = true,
            }
        }
    }
}

pub(super) fn offers(part: Part, state: &State) -> Vec<Choice> {
    let Some(fight) = state.the_fight() else { return vec![Choice::Done] };
    let mut offers = vec![Choice::Done];
    let units = state.supporters(part);
    let support = |unit: UnitId, with: Vec<UnitId>| Choice::Support { unit, with, depot: None };
    offers.extend(units.iter().map(|unit| support(*unit, Vec::new())));
    if let [first, rest @ ..] = &units[..]
        && !rest.is_empty()
        && state.can_pay_for(&units)
    {
        offers.push(support(*first, rest.to_vec()));
    }
    let events = state.combat_events(fight.side(part)).into_iter();
    offers.extend(events.map(|event| Choice::Inspire { event }));
    if state.may_spend_ammunition(part) {
        offers.push(Choice::Ammunition);
    }
    if state.may_show_trotsky(part) {
        offers.push(Choice::Front);
    }
    offers
}

pub(super) fn ask_for(part: Part, state: &State) -> StepResult {
    let Some(fight) = state.the_fight() else { return StepResult::Done };
    let offers = offers(part, state);
    if offers.len() == 1 {
        return StepResult::Done;
    }
    let ask = ask(fight.side(part), Question::Support, None, offers);
    asks(Step::Combat(CombatStep::Support(part)), ask)
}

/// Sets and named depots are legal besides what is listed.
pub(super) fn check(part: Part, state: &State, choice: &Choice) -> Result<(), Refusal> {
    let Choice::Support { unit, with, depot } = choice else {
        return if offers(part, state).contains(choice) { Ok(()) } else { Err(not_asked()) };
    };
    let able = state.supporters(part);
    let mut all: Vec<UnitId> = std::iter::once(*unit).chain(with.iter().copied()).collect();
    let pinned = |id: &UnitId| {
        id.index() < state.units.len() && state.is_on_map(*id) && state.unit(*id).has(PINNED)
    };
    let silent = part == Part::Defender && all.iter().any(pinned);
    Refusal::when(silent, ot("8.31"), "choice", "pinned-guns-stay-silent")?;
    let fit = all.iter().all(|id| able.contains(id));
    Refusal::when(!fit, ot("8.72"), "choice", "may-not-support")?;
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    Refusal::when(all.len() < count, ot("8.21"), "choice", "one-thing-a-phase")?;
    Refusal::when(!state.can_pay_for(&all), ot("8.20"), "choice", "no-ammunition-no-fire")?;
    if let Some(depot) = depot {
        let pays =
            state.battle.has_depots && all.iter().all(|id| state.depots_for(*id).contains(depot));
        Refusal::when(!pays, ot("Q97"), "choice", "depot-may-not-pay")?;
    }
    Ok(())
}

pub(super) fn answer(
    part: Part,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    if *choice == Choice::Done {
        return Ok(Revealed::Nothing);
    }
    check(part, state, choice)?;
    state.runtime.push(Step::Combat(CombatStep::Support(part)));
    let side = state.the_fight().map(|fight| fight.side(part)).unwrap_or_default();
    match choice {
        Choice::Support { unit, with, depot } => {
            for id in std::iter::once(*unit).chain(with.iter().copied()) {
                commit(id, *depot, side, state, table)?;
            }
        }
        Choice::Inspire { event } => state.inspire(side, *event, table),
        Choice::Ammunition => {
            table.log().note(ot("12.5"), "army-stock-used");
            state.extras.ammunition -= 1;
            if let Some(fight) = state.fight.as_deref_mut() {
                fight.ammunition = true;
            }
        }
        Choice::Front => {
            table.log().note(ot("12.9"), "trotsky-at-the-front");
            state.extras.front = None;
            if let Some(fight) = state.fight.as_deref_mut() {
                fight.front = true;
            }
        }
        _ => return Err(not_asked().into()),
    }
    Ok(Revealed::Nothing)
}

/// OT-8.20, OT-8.21: a counter is committed, and paid for.
pub(super) fn commit(
    id: UnitId,
    depot: Option<UnitId>,
    side: Side,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<(), Refusal> {
    tell(table, ot("8.6"), "supports-the-combat", Named::Unit(id));
    if state.class(id) == Class::AirDetachment {
        state.unit_mut(id).set(UNAVAILABLE, holds("Q116"));
    } else if state.pay_ammunition(id, depot, table) {
        state.unit_mut(id).set(USED, true);
    } else {
        return Err(refusal(ot("8.20"), "no-ammunition-no-fire"));
    }
    if let Some(fight) = state.fight.as_deref_mut() {
        fight.supports[side as usize].push(id);
    }
    Ok(())
}

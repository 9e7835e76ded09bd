//! OT-6 Events: drawn, suffered, held and played.

use engine::game::Revealed;
use engine::{Die, Pool, Table};

use super::choice::{Choice, FormationId, UnitId};
use super::map::At;
use super::named::{Named, tell};
use super::question::Question;
use super::state::{DERAILED, HeldEvent, NC, ORDERS_LOST, State};
use super::step::{Answered, RunResult, Step, StepResult, ask, asks, refusal, unasked};
use super::supply::MOST_AP;
use crate::ch01_quality::{QualityTest, roll_quality_test};
use crate::ch06_events::{Control, Event, EventRoll, roll_tens, roll_units};
use crate::unit::{Class, Side};
use crate::{holds, ot};
use engine::Refusal;

/// OT-6.2: at most so many controlled events are kept.
const MOST_HELD: usize = 2;

/// A suffered event whose target the enemy names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Suffering {
    /// Who suffers it.
    side: Side,
    event: Event,
}

/// OT-6.1: a side draws its event.
pub(super) fn draw(side: Side, state: &mut State, table: &mut Table<'_>) -> RunResult {
    let key = if side == Side::White { "event-of-white" } else { "event-of-red" };
    table.log().note(ot("6.1"), key);
    let mut roll = EventRoll::of(side);
    roll_tens(&mut roll, table)?;
    roll_units(&mut roll, table)?;
    table.log().note(ot("6.1"), event_key(roll.event));
    let events = &mut state.events[side as usize];
    match roll.control {
        Control::None => {}
        Control::Controlled => {
            events.held.push(HeldEvent { event: roll.event, turn: state.turn });
            if state.events[side as usize].held.len() > MOST_HELD {
                state.runtime.push(Step::DropEvent { side });
            }
        }
        // OT-12.9: those who hunt plotters are warned.
        Control::Suffered if events.plotters => {
            events.plotters = false;
            table.log().note(ot("12.9"), "plot-is-foiled");
        }
        Control::Suffered if roll.event == Event::Requisitions => events.requisitions = true,
        Control::Suffered => {
            state.runtime.push(Step::Suffer(Suffering { side, event: roll.event }));
        }
    }
    Ok(StepResult::Done)
}

/// How the log tells an event.
pub(super) const fn event_key(event: Event) -> &'static str {
    match event {
        Event::Nothing => "event-nothing",
        Event::FierySpeech => "event-fiery-speech",
        Event::Cheka => "event-cheka",
        Event::PersonalInitiative => "event-personal-initiative",
        Event::OrdersLost => "event-orders-lost",
        Event::Wavering => "event-wavering",
        Event::Desertion => "event-desertion",
        Event::Requisitions => "event-requisitions",
        Event::Derailment => "event-derailment",
        Event::Partisans => "event-partisans",
        Event::AmmunitionConvoy => "event-ammunition-convoy",
        Event::Volunteers => "event-volunteers",
        Event::DeepRaid => "event-deep-raid",
    }
}

/// An event as an argument of a message.
pub(super) const fn word(event: Event) -> &'static str {
    match event {
        Event::Nothing => "nothing",
        Event::FierySpeech => "fiery_speech",
        Event::Cheka => "cheka",
        Event::PersonalInitiative => "personal_initiative",
        Event::OrdersLost => "orders_lost",
        Event::Wavering => "wavering",
        Event::Desertion => "desertion",
        Event::Requisitions => "requisitions",
        Event::Derailment => "derailment",
        Event::Partisans => "partisans",
        Event::AmmunitionConvoy => "ammunition_convoy",
        Event::Volunteers => "volunteers",
        Event::DeepRaid => "deep_raid",
    }
}

impl Suffering {
    /// OT-Q91: whom it may strike.
    fn targets(self, state: &State) -> Vec<Choice> {
        let own = state.on_map(self.side);
        let strikes = |id: &UnitId| {
            let (class, quality) = (state.class(*id), state.counter(*id).quality);
            match self.event {
                Event::OrdersLost => class.is_combat() || class.is_artillery(),
                Event::Desertion => class == Class::Infantry && quality <= 4,
                Event::Derailment => class == Class::ArmouredTrain,
                _ => false,
            }
        };
        if self.event != Event::Wavering {
            return own.filter(strikes).map(|unit| Choice::Suffers { unit }).collect();
        }
        let formations = 0..state.battle.formations.len() as u8;
        let engaged = |formation: &FormationId| {
            state
                .on_map(self.side)
                .any(|id| state.is_combat(id) && state.counter(id).formation == *formation)
        };
        let wavering = formations.map(FormationId).filter(engaged);
        wavering.map(|formation| Choice::Wavers { formation }).collect()
    }

    /// OT-6.2: the enemy names whom it strikes; without anybody it does nothing.
    pub(super) fn run(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        let targets = self.targets(state);
        match &targets[..] {
            [] => {}
            [only] => {
                let only = only.clone();
                self.strike(state, &only, table)?;
            }
            _ => {
                let asked = ask(self.side.enemy(), Question::EventTarget, None, targets);
                return Ok(asks(Step::Suffer(self), asked));
            }
        }
        Ok(StepResult::Done)
    }

    pub(super) fn answer(
        self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        if self.strike(state, choice, table)? { Ok(Revealed::Nothing) } else { Err(unasked()) }
    }

    /// OT-6.6: what it does; whether the choice names somebody.
    fn strike(
        self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Result<bool, engine::DiceError> {
        let rule = ot("6.6");
        match choice {
            Choice::Wavers { formation } => {
                tell(table, rule, "formation-wavers", Named::Formation(*formation));
                state.events[self.side as usize].wavering = Some(*formation);
            }
            Choice::Suffers { unit } => {
                let unit = *unit;
                match self.event {
                    Event::OrdersLost => {
                        tell(table, rule, "orders-are-lost", Named::Unit(unit));
                        state.unit_mut(unit).set(NC | ORDERS_LOST, holds("5.6"));
                    }
                    Event::Derailment => {
                        tell(table, rule, "train-is-derailed", Named::Unit(unit));
                        state.unit_mut(unit).set(DERAILED, true);
                    }
                    _ => {
                        tell(table, rule, "men-desert", Named::Unit(unit));
                        let quality = state.counter(unit).quality;
                        let mut test = QualityTest::new(rule, "desertion-test", quality, 0, ());
                        roll_quality_test(&mut test, table)?;
                        if !test.passed {
                            state.lose(unit, 1, table);
                        }
                    }
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// OT-6.2: of three controlled events one is given up.
pub(super) fn drop(side: Side, state: &mut State) -> StepResult {
    let held = state.events[side as usize].held.len() as u8;
    let offers = (0..held).map(|held| Choice::Drop { held }).collect();
    asks(Step::DropEvent { side }, ask(side, Question::EventDrop, None, offers))
}

pub(super) fn dropped(side: Side, state: &mut State, choice: &Choice) -> Answered {
    let Choice::Drop { held } = choice else { return Err(unasked()) };
    let events = &mut state.events[side as usize].held;
    if usize::from(*held) >= events.len() {
        return Err(unasked());
    }
    events.remove(usize::from(*held));
    Ok(Revealed::Nothing)
}

impl State {
    /// Whether a side holds an event.
    pub(crate) fn holds(&self, side: Side, event: Event) -> bool {
        self.events[side as usize].held.iter().any(|held| held.event == event)
    }

    /// OT-6.2: an event that a side held is played.
    pub(crate) fn spend_event(&mut self, side: Side, event: Event) -> bool {
        let held = &mut self.events[side as usize].held;
        let found = held.iter().position(|held| held.event == event);
        found.map(|index| held.remove(index)).is_some()
    }

    /// OT-Q90, OT-Q91: the events that a side may play in its movement phase.
    pub(super) fn playable_events(&self, side: Side) -> Vec<Choice> {
        let mut playable = Vec::new();
        if self.events[side as usize].held.is_empty() {
            return playable;
        }
        if self.holds(side, Event::Partisans) {
            let hexes = self.map().all().filter(|at| self.partisans_may_cut(side, *at));
            playable.extend(hexes.map(|at| Choice::Play {
                event: Event::Partisans,
                hex: Some(self.map().number(at)),
                unit: None,
            }));
        }
        let of_depots = [(Event::AmmunitionConvoy, side), (Event::DeepRaid, side.enemy())];
        for (event, owner) in of_depots.into_iter().filter(|(event, _)| self.holds(side, *event)) {
            let depots = self.depots(owner, false).filter(|id| self.depot_may_be(event, side, *id));
            playable.extend(depots.map(|id| Choice::Play { event, hex: None, unit: Some(id) }));
        }
        playable
    }

    /// OT-Q91: a railway hex of the enemy without any unit, with none of his beside it.
    fn partisans_may_cut(&self, side: Side, at: At) -> bool {
        let enemy = side.enemy();
        self.map().place(at).rail
            && !self.cut.has(at)
            && self.controls(enemy, at)
            && self.stack(at).next().is_none()
            && !self.map().neighbours(at).any(|near| self.is_occupied_by(enemy, near))
    }

    /// OT-6.6, OT-Q91: a joined depot of one's own, or one within 6 hexes of one's cavalry.
    fn depot_may_be(&self, event: Event, side: Side, depot: UnitId) -> bool {
        const RAID: i32 = 6;
        let at = self.unit(depot).at;
        match event {
            Event::AmmunitionConvoy => self.unit(depot).ap < MOST_AP && self.is_joined(depot),
            _ => self.on_map(side).any(|id| {
                self.class(id) == Class::Cavalry
                    && self.map().distance(self.unit(id).at, at) <= RAID
            }),
        }
    }

    /// OT-Q90: whether an event may be played so.
    pub(super) fn check_event(&self, side: Side, choice: &Choice) -> Result<(), Refusal> {
        let legal = self.playable_events(side).contains(choice);
        if legal { Ok(()) } else { Err(refusal(ot("Q91"), "event-may-not-be-played")) }
    }
}

/// OT-6.6: an event is played in the movement phase.
pub(super) fn play(
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Result<(), engine::game::Refused> {
    let Choice::Play { event, hex, unit } = choice else { return Err(unasked()) };
    let side = state.active;
    state.check_event(side, choice)?;
    state.spend_event(side, *event);
    table.log().note(ot("6.2"), event_key(*event));
    match (event, hex.and_then(|hex| state.map().at(hex)), unit) {
        (Event::Partisans, Some(at), _) => {
            tell(table, ot("6.6"), "railway-is-cut", Named::Hex(at));
            state.set_cut(at, true);
        }
        (Event::AmmunitionConvoy, _, Some(depot)) => {
            let unit = state.unit_mut(*depot);
            unit.ap = (unit.ap + 2).min(MOST_AP);
        }
        (Event::DeepRaid, _, Some(depot)) => {
            let die = table.throw(ot("6.6"), "raid-die", Pool::one(Die::D6))?;
            if die >= 3 {
                tell(table, ot("6.6"), "depot-is-raided", Named::Unit(*depot));
                let unit = state.unit_mut(*depot);
                unit.ap = unit.ap.saturating_sub(2);
            }
        }
        _ => return Err(unasked()),
    }
    Ok(())
}

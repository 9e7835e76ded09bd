//! PF-8 to PF-10: a charge order: evasion, the charge itself, alignment, melee and what follows.

use engine::game::Revealed;
use engine::input::Decimal;
use engine::{DiceError, Refusal, Table};

use super::choice::{Choice, UnitId};
use super::contact::Contact;
use super::fire;
use super::flight::{self, pose_at};
use super::geometry::{INCH, Pose, TURN, turned};
use super::march::facings;
use super::order;
use super::question::Question;
use super::state::State;
use super::step::{
    Answered, Asked, Ran, Step, StepResult, ask, refused, tell, tell_distance, unasked,
};
use crate::ch08_charge::{Approach, ChargeOrder, charge, check_charge};
use crate::ch09_melee::{Fate, MELEE, Melee, Winner};
use crate::ch09_melee_numbers::Clash;
use crate::ch10_evasion::{check_may_evade, evasion_dice, roll_evasion};
use crate::pf;
use crate::unit::{State as Nerve, TARGET};

/// A charge under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Charging {
    pub(crate) charger: UnitId,
    pub(crate) target: UnitId,
    /// PF-8.7: the gap when the charge was declared, in ten-thousandths of an inch.
    pub(crate) gap: i64,
    /// PF-10.6: how far the target has evaded.
    pub(crate) evaded: Option<i64>,
    /// PF-8.8: the obstacles that the charger touched when its order began.
    pub(crate) released: u64,
}

impl Charging {
    /// PF-8.1, PF-8.10: the target is announced, and the gap is measured.
    pub(crate) fn order(
        charger: UnitId,
        target: UnitId,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Answered {
        let seen = order::seen_one(charger, target, state)?;
        let (one, other) = (state.unit(charger), state.unit(target));
        check_charge(one, other, seen.nearest, state.house())?;
        tell(table, pf("8.1"), "unit-charges", charger);
        tell(table, pf("8.1"), "unit-charged", target);
        tell_distance(table, pf("8.7"), "gap-measured", seen.sight.distance);
        state.troop_mut(charger).ordered = true;
        let gap = seen.sight.distance;
        let released = state.touched(charger);
        let charging = Self { charger, target, gap, evaded: None, released };
        let may_evade = check_may_evade(other, &TARGET).is_ok() && !state.troop(target).evaded;
        let step = if may_evade { Step::React(charging) } else { Step::Charge(charging) };
        state.runtime.push(step);
        Ok(Revealed::Something)
    }

    /// PF-10.1, PF-10.4: the only reaction of the game: evade or stand.
    pub(crate) fn run_reaction(self, state: &State) -> StepResult {
        let side = state.side(self.target);
        let offers = vec![Choice::Evade, Choice::Stand];
        let asked = ask(side, Question::React, Some(self.target), offers);
        StepResult::Waits(Step::React(self), asked)
    }

    pub(crate) fn answer_reaction(
        mut self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match choice {
            Choice::Stand => {
                tell(table, pf("10.1"), "unit-stands", self.target);
                state.runtime.push(Step::Charge(self));
                Ok(Revealed::Nothing)
            }
            Choice::Evade => {
                tell(table, pf("10.1"), "unit-evades", self.target);
                self.evade(state, table)?;
                state.runtime.push(Step::EvadeFacing(self));
                Ok(Revealed::Something)
            }
            _ => Err(unasked()),
        }
    }

    /// PF-10.1, PF-10.5, PF-Q48: directly away from the charger, through everybody and onto nobody,
    /// no farther than the table edge and impassable ground.
    fn evade(&mut self, state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
        let (unit, house) = (state.unit(self.target), state.house());
        let start = state.rect(self.target).centre;
        let facing = state.rect(self.charger).centre.bearing(start);
        let before = state.troop(self.target).pose;
        let away = state.battle.rect_at(self.target, Pose { facing, ..before });
        let mut room = if state.battle.on_table(&away) { state.to_edge(&away, facing) } else { 0 };
        for feature in state.battle.features.iter().filter(|feature| feature.is_barred()) {
            let ahead = feature.lines.iter().filter_map(|line| away.ahead_to_line(*line));
            room = ahead.min().map_or(room, |at| room.min(at));
        }
        let dice = evasion_dice(unit, house, table.log());
        let rolled = roll_evasion(dice, Some(Decimal::parts(room, INCH)), table)?;
        let rolled = rolled.count_of_parts(INCH);
        let at = |gone: i64| pose_at(start.towards(facing, gone), facing);
        let free = |gone: i64| gone > 0 && state.is_free(self.target, at(gone));
        let creep = INCH / 50;
        let on = (0..).map(|step| rolled + step * creep).take_while(|gone| *gone <= room);
        let back = (0..).map(|step| rolled - step * creep).take_while(|gone| *gone > 0);
        let gone = on.chain(back).find(|gone| free(*gone)).unwrap_or(0);
        let troop = state.troop_mut(self.target);
        troop.evaded = true;
        if gone > 0 {
            troop.pose = pose_at(start.towards(facing, gone), facing);
        }
        self.evaded = Some(gone);
        Ok(())
    }

    /// PF-10.2: it rallies at once and takes any facing.
    pub(crate) fn run_facing(self, state: &State) -> StepResult {
        StepResult::Waits(Step::EvadeFacing(self), ask_facing(self.target, state))
    }

    pub(crate) fn answer_facing(
        self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        face(self.target, state, choice, table)?;
        state.runtime.push(Step::Charge(self));
        Ok(Revealed::Nothing)
    }

    /// PF-8.2, PF-8.3, PF-8.9, PF-9.20, PF-Q47: the charge is rolled, and comes home or not.
    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> Ran {
        let contact = Contact::find(&self, state);
        if contact.target != self.target {
            tell(table, pf("8.9"), "unit-in-the-way", contact.target);
        }
        let order = ChargeOrder {
            charger: state.unit(self.charger),
            target: state.unit(contact.target),
            house: state.house(),
        };
        let inches = |length: i64| Decimal::parts(length, INCH);
        let help = state.help(self.charger);
        let obstacle = contact.obstacle.map(inches);
        let mut approach =
            Approach::across(&order, help, inches(contact.gap), obstacle, table.log());
        charge(&mut approach, table)?;
        if !approach.makes_contact() {
            contact.fall_short(&self, approach.covered().count_of_parts(INCH), state);
            return Ok(StepResult::Done);
        }
        // PF-Q41: front or flank is decided by where the charger came from.
        let flank = !state.in_field(contact.target, contact.eye);
        let evaded = self.evaded.is_some() && contact.target == self.target;
        let clash = Clash {
            charger: order.charger,
            defender: order.target,
            flank_or_rear: flank,
            behind_obstacle: contact.covered,
            evaded,
            house: order.house,
        };
        if !contact.close(&self, state) {
            tell(table, pf("Q37"), "unit-finds-no-room", self.charger);
            return Ok(StepResult::Done);
        }
        let melee = Melee::new(&clash, &clash.numbers(table.log()));
        let result = dice::play(MELEE.steps, melee, table)?.result();
        state.troop_mut(self.charger).wounds += result.charger_losses as u8;
        state.troop_mut(contact.target).wounds += result.defender_losses as u8;
        let away = turned(contact.facing, TURN / 2);
        for (unit, fate, facing) in [
            (contact.target, result.defender_fate, contact.facing),
            (self.charger, result.charger_fate, away),
        ] {
            match fate {
                Fate::Stands => {}
                Fate::Retreats => flight::retreat(unit, facing, state, table)?,
                Fate::Eliminated | Fate::Destroyed => fire::remove(unit, state, table),
            }
        }
        let winner = match result.winner {
            Winner::Charger => Some(self.charger),
            Winner::Defender => Some(contact.target),
            Winner::None => None,
        };
        // PF-9.15, PF-Q40: the winner may reface, unless it is in disorder still (PF-15.5).
        if let Some(unit) = winner.filter(|unit| state.troop(*unit).state == Nerve::Steady) {
            state.runtime.push(Step::Reface { unit });
        }
        Ok(StepResult::Done)
    }
}

fn ask_facing(unit: UnitId, state: &State) -> Vec<Asked> {
    let mut offers = vec![Choice::Face { facing: state.troop(unit).pose.facing }];
    let turns = facings(unit, state).into_iter();
    let turns = turns.filter(|facing| check_facing(unit, *facing, state).is_ok());
    offers.extend(turns.map(|facing| Choice::Face { facing }));
    let side = state.side(unit);
    ask(side, Question::Reface, Some(unit), offers)
}

/// A unit may not turn onto another, nor off the table.
fn check_facing(unit: UnitId, facing: u16, state: &State) -> Result<(), Refusal> {
    Refusal::when(i32::from(facing) >= TURN, pf("1.7"), "choice", "no-such-place")?;
    let pose = state.troop(unit).pose;
    let free = facing == pose.facing || state.is_free(unit, Pose { facing, ..pose });
    Refusal::when(!free, pf("9.15"), "choice", "no-room-to-turn")
}

fn face(
    unit: UnitId,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Result<(), engine::game::Refused> {
    let Choice::Face { facing } = *choice else {
        return Err(refused(pf("9.15"), "choice", "say-a-facing"));
    };
    check_facing(unit, facing, state)?;
    state.troop_mut(unit).pose.facing = facing;
    tell(table, pf("9.15"), "unit-refaces", unit);
    Ok(())
}

/// PF-7.11, PF-9.15: a unit that has rallied, or won, refaces freely.
pub(crate) fn run_reface(unit: UnitId, state: &State) -> StepResult {
    if !state.is_on_table(unit) {
        return StepResult::Done;
    }
    StepResult::Waits(Step::Reface { unit }, ask_facing(unit, state))
}

pub(crate) fn answer_reface(
    unit: UnitId,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    face(unit, state, choice, table)?;
    Ok(Revealed::Nothing)
}

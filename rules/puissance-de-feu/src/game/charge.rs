//! PF-8 to PF-10: a charge order: evasion, the charge itself, alignment, melee and what follows.

use engine::game::Revealed;
use engine::input::Decimal;
use engine::{DiceError, Refusal, Table};

use super::choice::{Choice, UnitId};
use super::contact::Contact;
use super::fire;
use super::flight::{self, pose_at};
use super::geometry::{INCH, Pose, TURN, turned};
use super::ground::Mover;
use super::march::facings;
use super::order;
use super::question::Question;
use super::state::State;
use super::step::{
    Answered, Asked, RunResult, Step, StepResult, ask, refused, tell, tell_distance, unasked,
};
use crate::ch07_morale::{morale_dice, test_nerve};
use crate::ch08_charge::{Approach, ChargeOrder, charge, check_charge};
use crate::ch09_melee::{Fate, MELEE, Melee, Winner};
use crate::ch09_melee_numbers::Clash;
use crate::ch10_evasion::{check_may_evade, evasion_dice, roll_evasion};
use crate::options::HouseRule;
use crate::unit::{State as Nerve, TARGET, Unit, UnitType};
use crate::{holds, pf};

/// A charge under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Charging {
    pub(crate) charger: UnitId,
    pub(crate) target: UnitId,
    /// PF-10.6: the target has evaded.
    pub(crate) evaded: bool,
    /// PF-8.8: the obstacles that the charger touched when its order began.
    pub(crate) released: u64,
}

impl Charging {
    /// The charger, who passes friends and minds whatever it does not touch yet.
    pub(crate) fn mover(&self, state: &State) -> Mover {
        let army = state.army(state.side(self.target));
        let close = army.fold(0, |close, enemy| close | 1 << enemy.0);
        Mover { unit: self.charger, released: self.released, close, entering: false }
    }

    /// PF-8.1, PF-8.10: the target is announced; nothing is measured yet (PF-10.4).
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
        state.troop_mut(charger).ordered = true;
        let at_once = state.house().has(HouseRule::RoutersDestroyedWhenCharged);
        let routs = at_once && other.state == Nerve::Routing;
        if table.log().applies(routs, pf("Q40"), "routing-unit-destroyed") {
            fire::remove(target, state, table);
            state.runtime.push(Step::Reface { unit: charger });
            return Ok(Revealed::Something);
        }
        let released = state.touched(charger);
        let charging = Self { charger, target, evaded: false, released };
        // PF-10.4: before the dice of the charge. PF-15.10: not in disorder.
        let steady = Unit { state: Nerve::Steady, ..other };
        let able = other.state != Nerve::Disordered || holds("15.10");
        let who = if able { other } else { steady };
        let may_evade = check_may_evade(who, &TARGET).is_ok() && !state.troop(target).evaded;
        if may_evade && holds("10.4") {
            state.runtime.push(Step::React(charging));
            return Ok(Revealed::Nothing);
        }
        state.runtime.push(Step::Charge(charging));
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
                // PF-10.2: it rallies at once and takes any facing.
                let step = if holds("10.2") { Step::EvadeFacing } else { Step::Charge };
                state.runtime.push(step(self));
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
        self.evaded = true;
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
    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        // PF-10.6: it goes after who has evaded.
        if self.evaded && !holds("10.6") {
            return Ok(StepResult::Done);
        }
        let contact = Contact::find(&self, state);
        let met = Some(contact.target).filter(|met| *met != self.target);
        if let Some(met) = met {
            tell(table, pf("8.9"), "unit-in-the-way", met);
        }
        tell_distance(table, pf("8.7"), "gap-measured", contact.gap);
        state.remember(self.charger, contact.target, contact.gap);
        let order = ChargeOrder {
            charger: state.unit(self.charger),
            target: state.unit(contact.target),
            house: state.house(),
        };
        let inches = |length: i64| Decimal::parts(length, INCH);
        let help = state.help(self.charger);
        let obstacle = contact.stopped_at().map(inches);
        let mut approach =
            Approach::across(&order, help, inches(contact.gap), obstacle, table.log());
        charge(&mut approach, table)?;
        if !approach.makes_contact() {
            contact.fall_short(&self, approach.covered().count_of_parts(INCH), state);
            return Ok(StepResult::Done);
        }
        // PF-Q41: front or flank is decided by where the charger came from.
        let flank = !state.in_field(contact.target, state.eye(self.charger)) && holds("Q41");
        let evaded = self.evaded && contact.target == self.target;
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
        let [charger, target] = [result.charger_losses, result.defender_losses].map(i64::from);
        table.log().note_value(pf("6.1"), "charger-loses-hit-points", charger);
        table.log().note_value(pf("6.1"), "target-loses-hit-points", target);
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
        let Some(winner) = winner else { return Ok(StepResult::Done) };
        let hurt = match result.winner {
            Winner::Charger => result.charger_losses,
            _ => result.defender_losses,
        };
        let agreed = state.house().has(HouseRule::MoraleTestAfterMelee);
        if hurt > 0 && (agreed || !holds("9.16")) {
            test_after_melee(winner, state, table)?;
        }
        if may_reface(winner, state) {
            state.runtime.push(Step::Reface { unit: winner });
        }
        Ok(StepResult::Done)
    }
}

/// PF-9.15, PF-15.5, PF-Q40, PF-Q88: the winner may reface; in disorder only by agreement.
fn may_reface(winner: UnitId, state: &State) -> bool {
    let agreed = state.house().has(HouseRule::DisorderedWinnerRefaces);
    if !holds("Q40") {
        return false;
    }
    state.is_on_table(winner)
        && match state.troop(winner).state {
            Nerve::Steady => true,
            Nerve::Disordered => agreed,
            Nerve::Routing => false,
        }
}

/// PF-9.16, PF-Q29: by agreement a winner that was hurt tests its nerve as after a shot.
fn test_after_melee(
    unit: UnitId,
    state: &mut State,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let who = state.unit(unit);
    tell(table, pf("Q29"), "unit-tests-after-melee", unit);
    let dice = morale_dice(who, state.help(unit), state.house(), table.log());
    if test_nerve(dice, who.wounds, table)?.passed {
        return Ok(());
    }
    if who.kind == UnitType::Artillery {
        fire::remove(unit, state, table);
        return Ok(());
    }
    flight::rout(unit, state, table)
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

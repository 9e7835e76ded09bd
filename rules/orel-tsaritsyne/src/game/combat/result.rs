//! OT-8.130, OT-Q127 The cells applied: the "/", losses, retreat, rout or surrender, and what Dn and An
//! leave to choose.

use engine::game::Revealed;
use engine::{Log, Table};

use super::super::choice::{Choice, UnitId};
use super::super::map::At;
use super::super::question::Question;
use super::super::state::State;
use super::super::step::{Answered, RunResult, Step, StepResult, ask, asks, unasked};
use super::CombatStep;
use super::fall_back::{FallingBack, How};
use super::losses::Losing;
use super::surrender::Surrendering;
use super::train::TrainFlight;
use crate::ch08_attack::half_prisoners;
use crate::ch08_attack_input::SlashChoice;
use crate::ch08_losses::guns_rout;
use crate::ch13_trc::Cell;
use crate::unit::{Class, Part, Side};
use crate::{holds, ot};

/// The cell of a part, once the dice have fallen.
fn cell(state: &State, part: Part) -> Option<Cell> {
    let attack = state.the_fight()?.attack?;
    let (attacker, defender) = attack.cells();
    Some(if part == Part::Attacker { attacker } else { defender })
}

impl State {
    /// The counters of a part that losses and results concern.
    pub(crate) fn concerned(&self, part: Part) -> Vec<UnitId> {
        let Some(fight) = self.the_fight() else { return Vec::new() };
        match part {
            Part::Attacker => self.present_attackers(fight),
            // Wherever they have gone since.
            Part::Defender => {
                fight.defenders.iter().copied().filter(|id| self.is_on_map(*id)).collect()
            }
        }
    }

    /// OT-8.137: whether a part has a combat unit left; guns alone are theirs (OT-8.121).
    fn is_alive(&self, part: Part) -> bool {
        let units = self.concerned(part);
        let guns_alone = self.the_fight().is_some_and(|fight| fight.guns_alone);
        let alone = part == Part::Defender && guns_alone;
        units.iter().any(|id| {
            let class = self.class(*id);
            class.is_combat() || (alone && class.is_artillery())
        })
    }

    /// The groups of a part that fall back: the attacked hex, or each attacking stack.
    fn groups(&self, part: Part) -> Vec<(At, Vec<UnitId>, Vec<UnitId>)> {
        let Some(fight) = self.the_fight() else { return Vec::new() };
        let side = fight.side(part);
        match part {
            Part::Defender => {
                let units = self.concerned(part).into_iter();
                let units: Vec<UnitId> = units.filter(|id| self.goes_along(*id)).collect();
                let of = |at: At| -> Vec<UnitId> {
                    units.iter().copied().filter(|id| self.unit(*id).at == at).collect()
                };
                let hexes = self.hexes_of(&units).into_iter();
                hexes.map(|at| (at, of(at), Vec::new())).collect()
            }
            Part::Attacker => {
                let attackers = self.present_attackers(fight);
                let mut groups = Vec::new();
                // OT-8.139: every attacking stack.
                let most = if holds("8.139") { usize::MAX } else { 1 };
                for at in self.hexes_of(&attackers).into_iter().take(most) {
                    let own: Vec<UnitId> =
                        attackers.iter().copied().filter(|id| self.unit(*id).at == at).collect();
                    if !own.iter().any(|id| self.is_combat(*id)) {
                        continue;
                    }
                    let mut units = own.clone();
                    // OT-Q108: leaders go with the stack, unless others of it stay.
                    let stays = self.combat_units(at).any(|id| !own.contains(&id));
                    if !stays {
                        let leads = |id: &UnitId| self.class(*id) == Class::Leader;
                        units.extend(self.stack(at).filter(leads));
                    }
                    let gun = |id: &UnitId| self.class(*id).is_artillery();
                    let guns = self.stack(at).filter(|id| self.side(*id) == side && gun(id));
                    groups.push((at, units, guns.collect()));
                }
                groups
            }
        }
    }

    /// Lets a part fall back, each stack for itself.
    fn push_fall_back(&mut self, part: Part, how: How, hexes: u8) {
        let Some(fight) = self.the_fight() else { return };
        let (side, enemies) = (fight.side(part), fight.enemies_of(part));
        let trains: Vec<UnitId> = match part {
            Part::Defender => {
                self.concerned(part).into_iter().filter(|id| self.is_train(*id)).collect()
            }
            Part::Attacker => Vec::new(),
        };
        let reach = if how == How::Rout { super::train::ESCAPE } else { hexes };
        for unit in trains.into_iter().rev() {
            let flight = TrainFlight::with_the_stack(unit, enemies.clone(), reach);
            self.runtime.push(Step::Combat(CombatStep::Train(flight)));
        }
        for (at, units, guns) in self.groups(part).into_iter().rev() {
            let group = FallingBack {
                hexes,
                guns,
                part: Some(part),
                ..FallingBack::new(side, at, units, enemies.clone(), how)
            };
            self.runtime.push(Step::Combat(CombatStep::FallBack(group)));
        }
    }

    fn push_losses(&mut self, part: Part, left: i32) {
        let Some(fight) = self.the_fight() else { return };
        let suffered = &fight.suffered[part as usize];
        let losing = Losing {
            side: fight.side(part),
            left,
            part: Some(part),
            dominant: fight.dominant[part as usize],
            begun: suffered.losses > 0,
            round: suffered.round.clone(),
            units: self.concerned(part),
        };
        self.runtime.push(Step::Combat(CombatStep::Losses(losing)));
    }

    /// OT-Q128: whether anybody of a part could retreat at all.
    fn may_retreat(&self, part: Part) -> bool {
        let Some(fight) = self.the_fight() else { return false };
        let (side, enemies) = (fight.side(part), fight.enemies_of(part));
        self.groups(part).into_iter().any(|(from, units, _)| {
            let flight = super::path::Flight {
                side,
                from,
                enemies: &enemies,
                hexes: 1,
                avoids_zones: false,
                to_refuge: false,
            };
            units.iter().any(|id| !self.ways_back(&flight, &[*id]).is_empty())
        })
    }
}

/// OT-8.130: the cell of a part, in the order in which it is written.
pub(super) fn apply(part: Part, state: &mut State, table: &mut Table<'_>) -> RunResult {
    let Some(attack) = state.the_fight().and_then(|fight| fight.attack) else {
        return Ok(StepResult::Done);
    };
    // OT-Q127: losses, then what is written, Dn and An last.
    let mut steps = [CombatStep::Split(part), CombatStep::Moves(part), CombatStep::Owes(part)];
    if !holds("Q127") {
        steps.reverse();
    }
    state.runtime.extend(steps.map(Step::Combat));
    if part == Part::Defender && attack.has_slash() && state.is_alive(part) {
        state.runtime.push(Step::Combat(CombatStep::Slash));
    }
    let key = if part == Part::Attacker { "attackers-cell" } else { "defenders-cell" };
    table.log().note(ot("8.130"), key);
    Ok(StepResult::Done)
}

/// OT-8.136: the owner of a cell `1a1/D1` chooses.
pub(super) fn slash(state: &State) -> StepResult {
    let Some(fight) = state.the_fight() else { return StepResult::Done };
    let side = fight.side(Part::Defender);
    let offers = vec![Choice::Slash { advance: false }, Choice::Slash { advance: true }];
    asks(Step::Combat(CombatStep::Slash), ask(side, Question::Slash, None, offers))
}

pub(super) fn slashed(state: &mut State, choice: &Choice) -> Answered {
    let Choice::Slash { advance } = choice else { return Err(unasked()) };
    let taken = if *advance { SlashChoice::Advance } else { SlashChoice::Dn };
    if let Some(fight) = state.fight.as_deref_mut() {
        fight.attack = fight.attack.map(|attack| attack.with_slash(taken));
    }
    Ok(Revealed::Nothing)
}

/// OT-8.131, OT-8.143: the mandatory losses of a part.
pub(super) fn owes(part: Part, state: &mut State, table: &mut Table<'_>) -> StepResult {
    let Some(attack) = state.the_fight().and_then(|fight| fight.attack) else {
        return StepResult::Done;
    };
    let (attacker, defender) = attack.cells();
    // They are told once, with the loser's; a choice of the winner may have changed his.
    let mut silent = Log::silent();
    let told = part != attack.winner() || attack.has_slash();
    let log = if told { table.log() } else { &mut silent };
    let losses = attack.mandatory_losses(&attacker, &defender, log);
    let left = if part == Part::Attacker { losses.0 } else { losses.1 };
    if left > 0 {
        state.push_losses(part, left);
    }
    StepResult::Done
}

/// OT-8.137, OT-8.145: retreat, rout or surrender as the cell says; guns without their combat units rout.
pub(super) fn moves(part: Part, state: &mut State, table: &mut Table<'_>) -> StepResult {
    let Some(cell) = cell(state, part) else { return StepResult::Done };
    let rout = state.house().hexes_of_rout() as u8;
    if !state.is_alive(part) {
        let guns = state.concerned(part).into_iter().filter(|id| state.class(*id).is_artillery());
        let left: i32 = guns.map(|id| state.pe(id)).sum();
        if part == Part::Defender && guns_rout(true, left) {
            table.log().note(ot("8.145"), "surviving-guns-rout");
            state.push_fall_back(part, How::Rout, rout);
        }
        return StepResult::Done;
    }
    if !holds("8.137") {
        return StepResult::Done;
    }
    if cell.surrender {
        surrender(part, state);
    } else if cell.rout {
        state.push_fall_back(part, How::Rout, rout);
    } else if cell.retreat > 0 {
        state.push_fall_back(part, How::Retreat, cell.retreat as u8);
    }
    StepResult::Done
}

/// OT-8.160, OT-Q72: the attacked hex, or all who attack, lay down their arms.
fn surrender(part: Part, state: &mut State) {
    let Some(fight) = state.the_fight() else { return };
    let (side, enemies): (Side, Vec<At>) = (fight.side(part), fight.enemies_of(part));
    let first = state.concerned(part).first().map(|id| state.unit(*id).at);
    let mut units = state.concerned(part);
    units.retain(|id| Some(state.unit(*id).at) == first || holds("Q72"));
    let trains: Vec<UnitId> = units.iter().copied().filter(|id| state.is_train(*id)).collect();
    for unit in trains.into_iter().rev() {
        let flight = TrainFlight::of_surrender(unit, enemies.clone());
        state.runtime.push(Step::Combat(CombatStep::Train(flight)));
    }
    let units = units.into_iter().filter(|id| state.goes_along(*id)).collect();
    let surrendering = Surrendering::new(side, units, enemies, Some(part));
    state.runtime.push(Step::Combat(CombatStep::Surrender(surrendering)));
}

/// OT-8.132 to OT-8.134: the figure of a Dn or An, which is shared between losses and hexes.
fn figure(state: &State, part: Part) -> Option<(Side, Question, i32)> {
    let (cell, fight) = (cell(state, part)?, state.the_fight()?);
    if cell.by_defender > 0 {
        // OT-8.133: for the attacker as well.
        let own = part == Part::Defender || holds("8.133");
        let by = if own { Part::Defender } else { Part::Attacker };
        Some((fight.side(by), Question::SplitD, cell.by_defender))
    } else if cell.by_attacker > 0 {
        Some((fight.side(Part::Attacker), Question::SplitA, cell.by_attacker))
    } else {
        None
    }
}

pub(super) fn split(part: Part, state: &mut State, table: &mut Table<'_>) -> StepResult {
    let Some((side, question, figure)) = figure(state, part) else { return StepResult::Done };
    if !state.is_alive(part) {
        return StepResult::Done;
    }
    if !state.may_retreat(part) && holds("Q128") {
        table.log().note(ot("Q128"), "nobody-can-retreat");
        state.push_losses(part, figure);
        return StepResult::Done;
    }
    // OT-Q49: a defender who has won may leave his hex all the same.
    let won = state.the_fight().and_then(|fight| fight.attack).map(|attack| attack.winner());
    let stays = part == Part::Defender && won == Some(part) && !holds("Q49");
    let least = if stays { figure } else { 0 };
    let offers = (least..=figure).map(|losses| Choice::Split { losses: losses as u8 }).collect();
    let about = state.concerned(part).into_iter().find(|id| state.is_combat(*id));
    asks(Step::Combat(CombatStep::Split(part)), ask(side, question, about, offers))
}

pub(super) fn shared(
    part: Part,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let (Choice::Split { losses }, Some((_, question, figure))) = (choice, figure(state, part))
    else {
        return Err(unasked());
    };
    if part == Part::Attacker && question == Question::SplitD {
        table.log().note(ot("8.133"), "defender-decides-for-attacker");
    }
    let losses = i32::from(*losses);
    if losses > figure {
        return Err(unasked());
    }
    if figure > losses {
        state.runtime.push(Step::Combat(CombatStep::Retreats(part, (figure - losses) as u8)));
    }
    if losses > 0 {
        state.push_losses(part, losses);
    }
    Ok(Revealed::Nothing)
}

/// The hexes of a Dn or An, after its losses.
pub(super) fn retreats(part: Part, hexes: u8, state: &mut State) -> StepResult {
    if state.is_alive(part) {
        state.push_fall_back(part, How::Chosen, hexes);
    }
    StepResult::Done
}

/// OT-8.144, OT-8.182, OT-Q141: Prisoners for a side that its losses destroyed wholly, and half of those
/// of a free pursuit.
pub(super) fn prisoners(state: &mut State, table: &mut Table<'_>) -> StepResult {
    let Some(fight) = state.the_fight() else { return StepResult::Done };
    let Some(attack) = fight.attack else { return StepResult::Done };
    let winner = attack.winner();
    let loser = super::fight::other(winner);
    let suffered = &fight.suffered[loser as usize];
    let lives = state.concerned(winner).iter().any(|id| {
        let class = state.class(*id);
        class.is_combat() || class.is_artillery()
    });
    let lives = lives || !holds("Q41");
    let gone = suffered.dead >= suffered.units && suffered.units > 0;
    let with_guns = loser == Part::Attacker && attack.attackers_have_guns();
    let extra = if loser == Part::Defender { fight.guns_eliminated } else { 0 };
    let destroyed = if gone && lives && !with_guns { suffered.units + extra } else { 0 };
    let pursued = attack.is_harmless().then_some(fight.suffered[Part::Defender as usize].losses);
    let side = fight.side(winner);
    let pursuer = fight.attacker;
    let halves = half_prisoners(destroyed, pursued, table.log());
    let captor = if destroyed > 0 { side } else { pursuer };
    state.scores[captor as usize].prisoners += halves as u16;
    StepResult::Done
}

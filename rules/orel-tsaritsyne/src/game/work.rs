//! OT-7.8, OT-7.9, OT-10.3 What units do besides moving: entrench, cut and repair railways, blow and
//! repair bridges, be carried by a flotilla; and OT-9.30, tanks that break down.

use engine::game::Refused;
use engine::input::Int;
use engine::{Refusal, Table};

use super::choice::{Choice, HaltTask, UnitId};
use super::map::{At, HexSet, NOWHERE};
use super::march::at;
use super::named::{Named, tell};
use super::state::{BROKEN, MOVED, SAILED, State};
use super::step::{not_asked, unasked};
use crate::ch00_rolls::roll;
use crate::ch07_movement::mp;
use crate::ch07_special_actions::{EngineerTaskInput, Task, engineer_task};
use crate::ch09_vehicles::{TankBreakdownInput, tank_breakdown};
use crate::unit::{Class, Hexside, Posture, Side, Terrain};
use crate::{holds, ot};

/// OT-7.9: quarters of MP for a task of a halt.
pub(super) const fn cost(task: HaltTask) -> i32 {
    match task {
        HaltTask::Cut => mp(2),
        HaltTask::Blow(_) => mp(3),
    }
}

/// OT-Q107: whether there is something to cut, or to blow.
pub(super) fn is_possible(state: &State, from: At, task: HaltTask) -> bool {
    match task {
        HaltTask::Cut => state.map().place(from).rail && !state.cut.has(from),
        HaltTask::Blow(hex) => {
            let to = state.map().at(hex).unwrap_or(NOWHERE);
            let bridge = state.map().way(from, to).is_some_and(|way| way.bridge);
            bridge && !state.is_blown(from, to)
        }
    }
}

/// Throws for a task; whether it is done.
fn attempt(task: Task, enemy_adjacent: bool, table: &mut Table<'_>) -> Result<bool, Refused> {
    let mut test = engineer_task(EngineerTaskInput { task, enemy_adjacent }, table.log())?;
    roll(&mut test, table)?;
    Ok(task.needs().is_none_or(|score| test.at_least(score)))
}

/// OT-7.9: a unit cuts the railway or blows a bridge where it halts.
pub(super) fn perform(
    state: &mut State,
    worker: UnitId,
    from: At,
    task: HaltTask,
    table: &mut Table<'_>,
) -> Result<(), Refused> {
    tell(table, ot("7.9"), "engineers-at-work", Named::Unit(worker));
    let adjacent = state.is_next_to_enemy(state.side(worker), from);
    match task {
        HaltTask::Cut => {
            if attempt(Task::CutRail, adjacent, table)? {
                tell(table, ot("7.9"), "railway-is-cut", Named::Hex(from));
                state.set_cut(from, true);
            }
        }
        HaltTask::Blow(hex) => {
            let to = at(state, hex)?;
            if attempt(Task::BlowBridge, adjacent, table)? {
                tell(table, ot("7.9"), "bridge-is-blown", Named::Hex(from));
                state.set_blown(from, to, true);
            }
        }
    }
    Ok(())
}

impl State {
    /// OT-7.8, OT-Q106: whether the stack in a hex may entrench.
    pub(super) fn may_entrench(&self, side: Side, at: At) -> Result<(), Refusal> {
        let rule = ot("7.8");
        let place = self.map().place(at);
        let works = place.trench || self.works.has(at);
        Refusal::when(works, rule, "choice", "works-are-there")?;
        let diggers: Vec<UnitId> = self
            .stack(at)
            .filter(|id| self.class(*id).is_combat() || self.class(*id).is_artillery())
            .collect();
        Refusal::when(diggers.is_empty(), rule, "choice", "nobody-to-entrench")?;
        for id in diggers {
            let unit = self.unit(id);
            self.may_move(id)?;
            Refusal::when(unit.side != side, rule, "choice", "not-your-unit")?;
            Refusal::when(unit.posture != Posture::Epc, rule, "choice", "entrenches-only-epc")?;
            Refusal::when(!unit.is_supplied(), ot("3.4"), "choice", "entrenches-only-supplied")?;
        }
        Ok(())
    }

    /// OT-7.9: whether a unit may repair something in its hex.
    fn may_repair(&self, id: UnitId) -> Result<At, Refusal> {
        Refusal::when(id.index() >= self.units.len(), ot("7.1"), "choice", "no-such-unit")?;
        self.may_move(id)?;
        let (unit, rule) = (self.unit(id), ot("7.9"));
        Refusal::when(self.class(id) != Class::Infantry, rule, "choice", "infantry-repairs")?;
        Refusal::when(!unit.is_supplied(), rule, "choice", "repairs-need-supply")?;
        let disturbed = self.is_next_to_enemy(unit.side, unit.at);
        Refusal::when(disturbed, rule, "choice", "no-repair-beside-the-enemy")?;
        Ok(unit.at)
    }

    fn may_repair_rail(&self, id: UnitId) -> Result<At, Refusal> {
        let at = self.may_repair(id)?;
        Refusal::when(!self.cut.has(at), ot("7.9"), "choice", "railway-is-whole")?;
        Ok(at)
    }

    fn may_repair_bridge(&self, id: UnitId, to: At) -> Result<At, Refusal> {
        let at = self.may_repair(id)?;
        Refusal::when(!self.is_blown(at, to), ot("7.9"), "choice", "bridge-stands")?;
        Ok(at)
    }

    /// OT-10.3, OT-Q112: whether a flotilla may carry these counters so.
    fn may_carry(
        &self,
        flotilla: UnitId,
        units: &[UnitId],
        water: At,
        land: At,
    ) -> Result<(), Refusal> {
        let rule = ot("Q112");
        let known = |id: &UnitId| id.index() < self.units.len();
        let refuse = |when: bool, key: &'static str| Refusal::when(when, rule, "choice", key);
        refuse(!known(&flotilla) || !units.iter().all(known), "no-such-unit")?;
        refuse(self.class(flotilla) != Class::Flotilla || units.is_empty(), "nobody-is-carried")?;
        self.may_move(flotilla)?;
        let from = self.unit(units[0]).at;
        let mut load = 0;
        for (index, id) in units.iter().enumerate() {
            self.may_move(*id)?;
            let class = self.class(*id);
            let carried = super::march::has_posture(class) || class == Class::Leader;
            refuse(!carried || self.unit(*id).at != from, "counter-is-not-carried")?;
            refuse(units[..index].contains(id), "counter-is-named-twice")?;
            load += self.pe(*id);
        }
        refuse(load > 4, "too-much-to-carry")?;
        refuse(self.map().distance(self.unit(flotilla).at, from) != 1, "flotilla-is-not-adjacent")?;
        let reached = self.reach(flotilla).cost(water).is_some();
        refuse(!reached || !self.map().place(water).is_water(), "hex-is-out-of-reach")?;
        let enemy = self.active.enemy();
        let barred = self.map().distance(water, land) != 1
            || self.map().place(land).is_water()
            || self.is_occupied_by(enemy, land)
            || self.board.0.prey[enemy as usize].has(land) && !self.is_combat(units[0]);
        refuse(barred || land == from, "no-landing-there")?;
        let fits = self.load(land, units).is_legal();
        Refusal::when(!fits, ot("1.13"), "choice", "no-room-in-the-hex")
    }

    /// Every transport by water that is proposed: each landing by the shortest way.
    fn carriages(&self, side: Side, list: &mut Vec<Choice>) {
        let unmoved = |id: &UnitId| self.may_move(*id).is_ok();
        let flotillas: Vec<UnitId> = self
            .on_map(side)
            .filter(|id| self.class(*id) == Class::Flotilla && unmoved(id))
            .collect();
        for flotilla in flotillas {
            let reach = self.reach(flotilla);
            let mut landings: Vec<(At, i32, At)> = Vec::new();
            for water in reach.hexes() {
                let cost = reach.cost(water).unwrap_or(0);
                for land in self.map().neighbours(water) {
                    match landings.iter_mut().find(|(hex, ..)| *hex == land) {
                        Some(known) if known.1 > cost => *known = (land, cost, water),
                        Some(_) => {}
                        None => landings.push((land, cost, water)),
                    }
                }
            }
            for shore in self.map().neighbours(self.unit(flotilla).at) {
                let stack: Vec<UnitId> = self
                    .stack(shore)
                    .filter(|id| super::march::has_posture(self.class(*id)) && unmoved(id))
                    .collect();
                let whole = (stack.len() > 1).then(|| stack.clone());
                let groups = stack.iter().map(|id| vec![*id]).chain(whole);
                for units in groups {
                    for (land, _, water) in &landings {
                        if self.may_carry(flotilla, &units, *water, *land).is_ok() {
                            list.push(Choice::Carry {
                                flotilla,
                                units: units.clone(),
                                water: self.map().number(*water),
                                hex: self.map().number(*land),
                            });
                        }
                    }
                }
            }
        }
    }
}

/// All that may be done besides moving.
pub(super) fn list(state: &State, side: Side, list: &mut Vec<Choice>) {
    let mut seen = HexSet::default();
    for unit in state.on_map(side) {
        let at = state.unit(unit).at;
        if super::march::has_posture(state.class(unit)) && !seen.has(at) {
            seen.insert(at);
            if state.may_entrench(side, at).is_ok() {
                list.push(Choice::Entrench { hex: state.map().number(at) });
            }
        }
        if state.class(unit) != Class::Infantry {
            continue;
        }
        if state.cut.has(at) && state.may_repair_rail(unit).is_ok() {
            list.push(Choice::RepairRail { unit });
        }
        for (one, other) in &state.blown {
            let to = if at == *one { *other } else { *one };
            if (at == *one || at == *other) && state.may_repair_bridge(unit, to).is_ok() {
                list.push(Choice::RepairBridge { unit, hex: state.map().number(to) });
            }
        }
    }
    state.carriages(side, list);
}

/// The judge of these answers.
pub(super) fn check(state: &State, side: Side, choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Entrench { hex } => state.may_entrench(side, at(state, *hex)?),
        Choice::RepairRail { unit } => state.may_repair_rail(*unit).map(|_| ()),
        Choice::RepairBridge { unit, hex } => {
            state.may_repair_bridge(*unit, at(state, *hex)?).map(|_| ())
        }
        Choice::Carry { flotilla, units, water, hex } => {
            state.may_carry(*flotilla, units, at(state, *water)?, at(state, *hex)?)
        }
        _ => Err(not_asked()),
    }
}

pub(super) fn answer(
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Result<(), Refused> {
    match choice {
        Choice::Entrench { hex } => {
            let at = at(state, *hex)?;
            tell(table, ot("7.8"), "stack-entrenches", Named::Hex(at));
            attempt(Task::Entrench, false, table)?;
            state.works.insert(at);
            state.ground += 1;
            let diggers: Vec<UnitId> =
                state.stack(at).filter(|id| super::march::has_posture(state.class(*id))).collect();
            for id in diggers {
                state.unit_mut(id).set(MOVED, holds("Q106"));
            }
        }
        Choice::RepairRail { unit } => {
            let at = state.may_repair_rail(*unit)?;
            tell(table, ot("7.9"), "engineers-at-work", Named::Unit(*unit));
            state.unit_mut(*unit).set(MOVED, true);
            if attempt(Task::RepairRail, false, table)? {
                tell(table, ot("7.9"), "railway-is-repaired", Named::Hex(at));
                state.set_cut(at, false);
            }
        }
        Choice::RepairBridge { unit, hex } => {
            let to = at(state, *hex)?;
            let from = state.may_repair_bridge(*unit, to)?;
            tell(table, ot("7.9"), "engineers-at-work", Named::Unit(*unit));
            state.unit_mut(*unit).set(MOVED, true);
            if attempt(Task::RepairBridge, false, table)? {
                tell(table, ot("7.9"), "bridge-is-repaired", Named::Hex(from));
                state.set_blown(from, to, false);
            }
        }
        Choice::Carry { flotilla, units, water, hex } => {
            let (water, land) = (at(state, *water)?, at(state, *hex)?);
            state.may_carry(*flotilla, units, water, land)?;
            tell(table, ot("10.3"), "flotilla-carries", Named::Unit(*flotilla));
            if state.unit(*flotilla).at != water {
                state.walk(*flotilla, &[water], table);
                state.unit_mut(*flotilla).set(SAILED, true);
            }
            state.unit_mut(*flotilla).set(MOVED, true);
            for id in units {
                state.walk(*id, &[land], table);
                state.unit_mut(*id).set(MOVED, true);
                if super::march::has_posture(state.class(*id)) {
                    state.set_posture(*id, Posture::Em);
                }
            }
        }
        _ => return Err(unasked()),
    }
    Ok(())
}

/// OT-9.30, OT-Q111: the die of a tank that has moved, when it stops.
pub(super) fn breakdown(
    state: &mut State,
    id: UnitId,
    from: At,
    way: &[At],
    left: i32,
    table: &mut Table<'_>,
) -> Result<(), Refused> {
    let movement = state.movement(id);
    let spent = movement - left.max(0);
    let mut before = from;
    let mut rough = false;
    for next in way {
        let terrain = state.map().place(*next).terrain;
        rough |= matches!(terrain, Some(Terrain::Woods | Terrain::Hill));
        let crossed = if before == NOWHERE { None } else { state.map().way(before, *next) };
        rough |= crossed.is_some_and(|way| {
            let bridged = way.bridge && !state.is_blown(before, way.to);
            matches!(way.hexside, Hexside::Ravine | Hexside::Stream) && !bridged
        });
        before = *next;
    }
    let input = TankBreakdownInput {
        hexes_moved: Int::of((way.len() as i32).clamp(0, 6)),
        more_than_half: 2 * spent > movement,
        rough,
    };
    tell(table, ot("9.30"), "tank-stops", Named::Unit(id));
    let mut test = tank_breakdown(input, table.log())?;
    roll(&mut test, table)?;
    if test.at_least(6) {
        tell(table, ot("9.30"), "tank-breaks-down", Named::Unit(id));
        state.unit_mut(id).set(BROKEN, true);
    }
    Ok(())
}

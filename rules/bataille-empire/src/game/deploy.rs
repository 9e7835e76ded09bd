//! BE-8.17, BE-24: starting orders, reserves, deployment, hidden units.

use std::collections::{BTreeMap, BTreeSet};

use engine::game::{Revealed, Seat, Sheet};
use engine::{Refusal, Table};

use super::choice::{Choice, DivisionId, LeaderId, PieceRef, UnitId};
use super::command::{ORDERS, set_order};
use super::geometry::Pose;
use super::question::Question;
use super::state::{Presence, State, seat_of, side_of};
use super::step::{Answered, Asked, RunResult, Step, StepResult, ask, unasked};
use crate::be;
use crate::scenario::{Deployment, Side};
use crate::unit::{Cover, Formation, Order};

/// BE-8.17: what a side writes for a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum SetupLine {
    Order(Order, Option<[i32; 2]>),
    Reserve,
}

/// BE-8.17: starting orders, hidden until both armies stand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StartingOrders {
    lines: [BTreeMap<DivisionId, SetupLine>; 2],
    /// BE-24.1: single units that are held in reserve.
    held: [BTreeSet<UnitId>; 2],
    ready: [bool; 2],
    deploying: bool,
}

impl StartingOrders {
    pub(crate) fn new() -> Self {
        Self {
            lines: [BTreeMap::new(), BTreeMap::new()],
            held: [BTreeSet::new(), BTreeSet::new()],
            ready: [false; 2],
            deploying: false,
        }
    }

    pub(crate) const fn is_deploying(&self) -> bool {
        self.deploying
    }

    pub(crate) const fn is_ready(&self, side: Side) -> bool {
        self.ready[side as usize]
    }

    /// A line that somebody may have written: one of the five orders, or none.
    pub(crate) fn imagine(&mut self, side: Side, division: DivisionId, drawn: usize) {
        if let Some(order) = ORDERS.get(drawn) {
            self.lines[side as usize].insert(division, SetupLine::Order(*order, None));
        }
    }

    fn offers(&self, side: Side, state: &State) -> Vec<Choice> {
        let mut list = vec![Choice::Done];
        let written = &self.lines[side as usize];
        let in_reserve = written.values().any(|line| *line == SetupLine::Reserve);
        for division in state.battle.division_ids() {
            let info = state.division(division);
            let nobody = state.units_of(division).next().is_none();
            if info.side != side
                || nobody
                || info.arrival.is_some()
                || written.contains_key(&division)
            {
                continue;
            }
            for order in ORDERS {
                if order != info.order {
                    list.push(Choice::Order { division, order, zone: None, bonus: 0 });
                }
            }
            let fits = info.units.len() <= usize::from(state.battle.camp(side).reserves);
            let own = state.battle.divisions.iter().filter(|one| one.side == side);
            let alone = own.filter(|one| !one.units.is_empty()).count() < 2;
            let single = !self.held[side as usize].is_empty();
            if state.rules().reserves && fits && !in_reserve && !alone && !single {
                list.push(Choice::Reserve { division, order: None, zone: None });
            }
        }
        let units = state.battle.unit_ids().filter(|id| state.side(*id) == side);
        let units = units.filter(|id| self.check_held(side, *id, state).is_ok());
        list.extend(units.map(|unit| Choice::HoldBack { unit }));
        list
    }

    /// BE-24.1: one whole division at most, or single units; in all as many as the battle says.
    fn check_held(&self, side: Side, id: UnitId, state: &State) -> Result<(), Refusal> {
        let (lines, held) = (&self.lines[side as usize], &self.held[side as usize]);
        let camp = state.battle.camp(side);
        let unit = state.unit(id);
        let no = unit.is_detached()
            || unit.side != side
            || state.division(unit.division).arrival.is_some()
            || camp.reserve.is_none()
            || held.contains(&id)
            || held.len() >= usize::from(camp.reserves)
            || lines.values().any(|line| *line == SetupLine::Reserve);
        Refusal::when(no, be("24.1"), "unit", "no-such-reserve")
    }

    /// BE-24.1, BE-Q88: those who are held back leave the table.
    fn hold_back(&self, side: Side, state: &mut State) {
        let held = &self.held[side as usize];
        for id in held {
            if let Some(leader) = state.attached(*id) {
                state.commander_mut(leader).attached = None;
            }
            let troop = state.troop_mut(*id);
            (troop.presence, troop.reserve, troop.detailed) = (Presence::Away, true, true);
        }
        if let Some(division) = state.battle.camp(side).reserve {
            state.command_mut(division).reserve = !held.is_empty();
        }
    }

    pub(crate) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        let waiting: Vec<Asked> = Side::BOTH
            .into_iter()
            .filter(|side| !self.ready[*side as usize])
            .map(|side| {
                let list = self.offers(side, state);
                Asked::new(seat_of(side), Question::SetupOrders, list)
            })
            .collect();
        if !waiting.is_empty() {
            return Ok(StepResult::Waits(Step::SetupOrders(self), waiting));
        }
        if !self.deploying {
            self.deploying = true;
            for side in Side::BOTH {
                self.hold_back(side, state);
                for (division, line) in &self.lines[side as usize] {
                    if *line == SetupLine::Reserve {
                        state.command_mut(*division).reserve = true;
                        for id in state.division(*division).units.clone() {
                            let troop = state.troop_mut(id);
                            (troop.presence, troop.reserve) = (Presence::Away, true);
                        }
                        let general = state.division(*division).general;
                        if !state.leader(general).chief {
                            state.commander_mut(general).present = false;
                        }
                    }
                }
            }
            let attacker = state.battle.attacker;
            state.runtime.push(Step::SetupOrders(self));
            state.runtime.push(Step::Deploy { side: attacker, next: 0 });
            state.runtime.push(Step::Deploy { side: attacker.enemy(), next: 0 });
            return Ok(StepResult::Done);
        }
        for side in Side::BOTH {
            for (division, line) in &self.lines[side as usize] {
                if let SetupLine::Order(order, zone) = line {
                    set_order(*division, *order, *zone, state, table);
                }
            }
        }
        Ok(StepResult::Done)
    }

    pub(crate) fn answer(mut self, state: &mut State, seat: Seat, choice: &Choice) -> Answered {
        let side = side_of(seat).ok_or_else(unasked)?;
        let own = |division: DivisionId| {
            usize::from(division.0) < state.battle.divisions.len()
                && state.division(division).side == side
                && state.division(division).arrival.is_none()
        };
        match choice {
            Choice::Done => self.ready[side as usize] = true,
            Choice::Order { division, order, zone, bonus } => {
                Refusal::when(!own(*division), be("8.17"), "division", "not-your-division")?;
                Refusal::when(*bonus > 0, be("8.17"), "bonus", "no-bonus-without-test")?;
                let off = zone.is_some_and(|[x, y]| {
                    let spot = super::geometry::Spot::new(i64::from(x) * 100, i64::from(y) * 100);
                    !state.battle.bounds().contains(spot)
                });
                Refusal::when(off, be("8.10"), "zone", "off-the-table")?;
                let line = SetupLine::Order(*order, *zone);
                self.lines[side as usize].insert(*division, line);
            }
            Choice::Reserve { division, .. } => {
                let known = own(*division)
                    && self.offers(side, state).contains(&Choice::Reserve {
                        division: *division,
                        order: None,
                        zone: None,
                    });
                Refusal::when(!known, be("24.1"), "division", "no-such-reserve")?;
                self.lines[side as usize].insert(*division, SetupLine::Reserve);
            }
            Choice::HoldBack { unit } => {
                self.check_held(side, *unit, state)?;
                self.held[side as usize].insert(*unit);
            }
            _ => return Err(unasked()),
        }
        let complete = self.ready == [true; 2];
        state.runtime.push(Step::SetupOrders(self));
        Ok(if complete { Revealed::Something } else { Revealed::Nothing })
    }
}

impl Sheet for StartingOrders {
    /// While armies deploy what is written stays hidden, but everybody sees what is done.
    fn hides(&self, _: Seat) -> bool {
        !self.deploying
    }

    fn has_begun(&self) -> bool {
        self.lines.iter().any(|lines| !lines.is_empty())
            || self.held.iter().any(|held| !held.is_empty())
            || self.ready.contains(&true)
    }

    fn veil(&mut self, viewer: Option<Seat>) {
        for seat in Seat::BOTH {
            if viewer != Some(seat) {
                self.lines[usize::from(seat.0)].clear();
                self.held[usize::from(seat.0)].clear();
            }
        }
    }
}

/// Generals are asked about after the units, from this number on.
const GENERALS: u8 = 128;

/// BE-24.3: deployment, unit by unit and then general by general, or as written.
pub(crate) fn run(side: Side, next: u8, state: &mut State) -> RunResult {
    let free = state.battle.deployment == Deployment::Free;
    if next >= GENERALS {
        return Ok(place_generals(side, next, state));
    }
    let units: Vec<UnitId> = state
        .battle
        .unit_ids()
        .skip(usize::from(next))
        .filter(|id| state.side(*id) == side && state.troop(*id).presence == Presence::OnTable)
        .filter(|id| free || !state.unit(*id).may_hide_in.is_empty())
        .collect();
    let hidden = state.rules().hidden_units;
    let Some(id) = units.first().filter(|_| free || hidden || next == 0).copied() else {
        if next == 0 && side == state.battle.attacker {
            // Somebody is asked before the first die falls.
            let asked = ask(side, Question::Begin, None, vec![Choice::SetUp]);
            return Ok(StepResult::Waits(Step::Deploy { side, next: u8::MAX }, asked));
        }
        return Ok(place_generals(side, GENERALS, state));
    };
    let mut list = vec![Choice::SetUp];
    if hidden {
        let buildings = state.unit(id).may_hide_in.iter();
        list.extend(buildings.map(|building| Choice::Hide { building: *building }));
    }
    if free {
        let troop = state.troop(id);
        if troop.garrison.is_none() {
            let (pose, formation) = (troop.pose, troop.formation);
            list.push(Choice::Place { pose, formation, hidden: false });
        }
        for formation in [Formation::Line, Formation::Column, Formation::Skirmish] {
            let pose = troop.pose;
            let fits = formation != troop.formation
                && check_place(id, pose, formation, false, state).is_ok();
            if fits {
                list.push(Choice::Place { pose, formation, hidden: false });
            }
        }
        let buildings = state.battle.buildings().map(|(building, _)| building);
        let fit = buildings.filter(|building| check_garrison(id, *building, state).is_ok());
        list.extend(fit.map(|building| Choice::Garrison { unit: id, building }));
    }
    let asked = ask(side, Question::Deploy, Some(PieceRef::Unit(id)), list);
    Ok(StepResult::Waits(Step::Deploy { side, next: id.0 }, asked))
}

/// BE-24.3: generals anywhere in the zone.
fn place_generals(side: Side, next: u8, state: &State) -> StepResult {
    let free = state.battle.deployment == Deployment::Free && next < u8::MAX;
    let here = |id: &LeaderId| {
        let commander = state.commander(*id);
        state.leader(*id).side == side && commander.present && commander.attached.is_none()
    };
    let mut leaders = (next - GENERALS..state.commanders.len() as u8).map(LeaderId);
    let Some(leader) = leaders.find(here).filter(|_| free) else { return StepResult::Done };
    let (x, y) = state.commander(leader).at;
    let list = vec![Choice::SetUp, Choice::Ride { path: vec![[x, y]], attach: None }];
    let asked = ask(side, Question::Deploy, Some(PieceRef::Leader(leader)), list);
    StepResult::Waits(Step::Deploy { side, next: GENERALS + leader.0 }, asked)
}

/// BE-22.6, BE-24.3: a garrison of a building in the zone.
fn check_garrison(id: UnitId, building: u8, state: &State) -> Result<(), Refusal> {
    let ground = state.check_room(id, building)?.ground.as_ref();
    let middle = ground.map(super::geometry::centre_of);
    let near = middle.is_some_and(|middle| {
        let point = super::geometry::Rect::new(middle, 0, 1, 1);
        state.battle.in_zone(state.side(id), &point)
    });
    Refusal::when(!near, be("24.3"), "building", "outside-the-zone")
}

/// BE-24.3: where a general stands before the battle.
fn check_post(leader: LeaderId, path: &[[i32; 2]], state: &State) -> Result<[i32; 2], Refusal> {
    let [[x, y]] = *path else {
        return Err(Refusal { rule: be("24.3"), field: "path", key: "not-what-is-asked" });
    };
    let off = |part: i32| !(-1000..=100_000).contains(&part);
    Refusal::when(off(x) || off(y), be("20.1"), "path", "no-such-leg")?;
    let spot = Pose { x, y, facing: 0 }.spot();
    let point = super::geometry::Rect::new(spot, 0, 1, 1);
    let zone = state.battle.in_zone(state.leader(leader).side, &point);
    Refusal::when(!zone, be("24.3"), "path", "outside-the-zone")?;
    let mut terrain = state.battle.terrain.iter();
    let closed = terrain.any(|piece| piece.is_impassable() && piece.holds(spot));
    Refusal::when(closed, be("24.3"), "path", "terrain-is-closed")?;
    Ok([x, y])
}

pub(crate) fn check_place(
    id: UnitId,
    pose: Pose,
    formation: Formation,
    hidden: bool,
    state: &State,
) -> Result<(), Refusal> {
    let rule = be("24.3");
    let off = |part: i32| !(-1000..=100_000).contains(&part);
    let wild = off(pose.x) || off(pose.y) || pose.facing >= 3600;
    Refusal::when(wild, be("20.1"), "pose", "no-such-leg")?;
    let unit = state.unit(id);
    let open = unit.may_form(formation) && formation != Formation::Garrison;
    Refusal::when(!open, be("19.7"), "formation", "formation-of-another-arm")?;
    let rect = state.rect_as(id, pose, formation);
    let zone = state.battle.in_zone(unit.side, &rect);
    Refusal::when(!zone, rule, "pose", "outside-the-zone")?;
    Refusal::when(!rect.is_inside(state.battle.bounds()), rule, "pose", "off-the-table")?;
    let closed = state.battle.is_closed_to(&rect, unit.mover(), formation)
        || state.battle.buildings().any(|(_, piece)| piece.touches(&rect));
    Refusal::when(closed, rule, "pose", "terrain-is-closed")?;
    let taken = state.army(unit.side).any(|other| {
        other != id && state.troop(other).garrison.is_none() && state.rect(other).overlaps(&rect)
    });
    Refusal::when(taken, rule, "pose", "ends-on-a-unit")?;
    if hidden {
        let wood = state.battle.cover_at(rect.centre) != Cover::None;
        let may = state.rules().hidden_units && wood;
        Refusal::when(!may, be("24.4"), "hidden", "cannot-hide-there")?;
    }
    Ok(())
}

pub(crate) fn answer(side: Side, next: u8, state: &mut State, choice: &Choice) -> Answered {
    if *choice == Choice::SetUp {
        return Ok(Revealed::Nothing);
    }
    if next >= GENERALS {
        let leader = LeaderId(next - GENERALS);
        let Choice::Ride { path, attach: None } = choice else { return Err(unasked()) };
        Refusal::when(next == u8::MAX, be("24.3"), "choice", "not-what-is-asked")?;
        let [x, y] = check_post(leader, path, state)?;
        state.commander_mut(leader).at = (x, y);
        state.runtime.push(Step::Deploy { side, next: next + 1 });
        return Ok(Revealed::Nothing);
    }
    let id = UnitId(next);
    if !state.exists(id) {
        return Err(unasked());
    }
    let free = state.battle.deployment == Deployment::Free;
    match choice {
        Choice::Place { pose, formation, hidden } => {
            Refusal::when(!free, be("24.3"), "choice", "not-what-is-asked")?;
            check_place(id, *pose, *formation, *hidden, state)?;
            let troop = state.troop_mut(id);
            (troop.formation, troop.hidden, troop.garrison) = (*formation, *hidden, None);
            state.put(id, *pose);
        }
        Choice::Garrison { unit, building } => {
            Refusal::when(!free || *unit != id, be("24.3"), "choice", "not-what-is-asked")?;
            check_garrison(id, *building, state)?;
            let troop = state.troop_mut(id);
            (troop.garrison, troop.formation) = (Some(*building), Formation::Garrison);
            if let Some(leader) = state.attached(id) {
                state.follow(leader);
            }
        }
        Choice::Hide { building } => {
            let may = state.unit(id).may_hide_in.contains(building)
                && state.rules().hidden_units
                && !state.on_table().any(|other| state.troop(other).garrison == Some(*building));
            Refusal::when(!may, be("24.4"), "building", "cannot-hide-there")?;
            let troop = state.troop_mut(id);
            (troop.garrison, troop.formation) = (Some(*building), Formation::Garrison);
            troop.hidden = true;
        }
        _ => return Err(unasked()),
    }
    state.runtime.push(Step::Deploy { side, next: next + 1 });
    Ok(Revealed::Nothing)
}

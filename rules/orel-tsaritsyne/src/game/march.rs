//! OT-7 The movement phase: one counter or stack after another (OT-Q100, OT-Q149).

use std::sync::Arc;

use engine::game::{Actors, Ask, Refused, Revealed, Seat};
use engine::{Refusal, Table};

use super::choice::{Choice, FormationId, Route, UnitId};
use super::events;
use super::halt::{Halted, Halting};
use super::map::{At, HexSet};
use super::named::{Named, tell};
use super::question::Question;
use super::reach::{Reach, Walker};
use super::state::{MOVED, PACKED, SAILED, State, seat_of, side_of};
use super::step::{Answered, Step, StepResult, refusal};
use super::{assault, rail, reinforce, work};
use crate::ch07_movement::{Gait, gait};
use crate::unit::{Class, Posture, Side};
use crate::{holds, ot};

/// Waits for the next move of the active side; its answers are listed only when wanted.
pub(super) fn run(early: Option<u8>, state: &State) -> StepResult {
    StepResult::asks(Step::Move { early }, Ask::later(seat_of(state.active), Question::Move))
}

/// How some counters get to a hex, each at its own cost.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) way: Vec<At>,
    /// In the order in which they go, with the quarters of MP that each has left.
    pub(crate) members: Vec<(UnitId, i32)>,
}

impl Plan {
    /// The halt of those who have gone so.
    pub(super) fn halting(&self, early: bool) -> Halting {
        let halted =
            |(unit, left): &(UnitId, i32)| Halted { unit: *unit, left: *left, moved: true };
        Halting::new(self.members.iter().map(halted).collect(), early)
    }
}

/// OT-Q149: combat units, guns, vehicles, leaders; each in the order of the roster.
fn rank(class: Class) -> u8 {
    match class {
        Class::Infantry | Class::Cavalry => 0,
        Class::Artillery | Class::HorseArtillery => 1,
        Class::Tank | Class::ArmouredCar | Class::ArmouredTrain | Class::Flotilla => 2,
        Class::Depot | Class::Leader | Class::AirDetachment => 3,
    }
}

impl State {
    /// The option of OT-12.13 by which formations move before the first turn, if one is under way.
    pub(crate) fn early_option(&self) -> Option<u8> {
        match self.runtime.top() {
            Some(Step::Move { early }) => *early,
            _ => None,
        }
    }

    /// Whether a counter on the map may still be moved by its side.
    pub(crate) fn may_move(&self, id: UnitId) -> Result<(), Refusal> {
        let unit = self.unit(id);
        let refuse = |when: bool, rule: &'static str, key: &'static str| {
            Refusal::when(when, ot(rule), "choice", key)
        };
        refuse(unit.side != self.active, "7.1", "not-your-unit")?;
        refuse(!self.is_on_map(id), "7.1", "unit-is-not-on-the-map")?;
        refuse(unit.has(MOVED), "7.1", "unit-has-moved")?;
        refuse(unit.posture == Posture::Routed, "7.15", "routed-units-do-not-move")?;
        let early = self.early_option().map(|option| &self.battle.options[usize::from(option)]);
        let stays =
            early.is_some_and(|option| !option.formations.contains(&self.counter(id).formation));
        refuse(stays, "12.13", "formation-does-not-move-early")
    }

    /// The counters of a move, in the order in which they go: all unmoved, of one hex.
    pub(super) fn members(&self, unit: UnitId, with: &[UnitId]) -> Result<Vec<UnitId>, Refusal> {
        let mut members = vec![unit];
        members.extend(with);
        for id in &members {
            if id.index() >= self.units.len() {
                return Err(refusal(ot("7.1"), "no-such-unit"));
            }
        }
        members.sort_by_key(|id| (rank(self.class(*id)), *id));
        members.dedup();
        let together = members.iter().all(|id| self.unit(*id).at == self.unit(unit).at);
        if members.len() != with.len() + 1 || !together {
            return Err(refusal(ot("Q149"), "not-of-one-hex"));
        }
        for id in &members {
            self.may_move(*id)?;
        }
        Ok(members)
    }

    /// OT-Q100: how counters get along a path, or to its end if only that is given.
    pub(crate) fn plan(&self, unit: UnitId, with: &[UnitId], path: &[At]) -> Result<Plan, Refusal> {
        let members = self.members(unit, with)?;
        let end = *path.last().ok_or_else(|| refusal(ot("7.1"), "no-path"))?;
        if end == self.unit(unit).at {
            return Err(refusal(ot("7.1"), "path-leads-back"));
        }
        for id in &members {
            let refuse = |when: bool, key: &'static str| {
                if when { Err(refusal(ot("7.1"), key)) } else { Ok(()) }
            };
            refuse(self.is_stuck(*id), "unit-is-held-fast")?;
        }
        if path.len() > 1 || !holds("Q100") {
            return self.plan_along(&members, path);
        }
        let mut refused = None;
        let mut tried: Vec<Vec<At>> = Vec::new();
        let from = self.unit(unit).at;
        for id in &members {
            let walker = Walker::new(self, *id);
            let reach = self.reach_towards(&walker, *id, end);
            let direct = || self.one_hex_moves(*id).any(|near| near == end).then(|| vec![end]);
            let way = reach.way_to(&walker, &[from], end).or_else(direct);
            let Some(way) = way.filter(|way| !tried.contains(way)) else { continue };
            match self.plan_along(&members, &way) {
                Ok(plan) => return Ok(plan),
                Err(refusal) => refused = refused.or(Some(refusal)),
            }
            tried.push(way);
        }
        Err(refused.unwrap_or_else(|| refusal(ot("7.1"), "hex-is-out-of-reach")))
    }

    /// OT-Q149: they go one after the other along one way; if one cannot, nobody does.
    fn plan_along(&self, members: &[UnitId], way: &[At]) -> Result<Plan, Refusal> {
        let end = way[way.len() - 1];
        for id in members {
            self.check_duty(*id, end)?;
        }
        self.reckon_along(members, way)
    }

    /// The same, where nothing binds them to the depots.
    fn reckon_along(&self, members: &[UnitId], way: &[At]) -> Result<Plan, Refusal> {
        let end = way[way.len() - 1];
        let mut plan = Plan { way: way.to_vec(), members: Vec::with_capacity(members.len()) };
        for (index, id) in members.iter().enumerate() {
            let walker = Walker::behind(self, *id, &members[..index], end);
            let left = self.movement(*id) - self.cost_for(&walker, way)?;
            // OT-7.6: one hex, for all its MP.
            let ship = self.class(*id) == Class::Flotilla;
            let all_of_it = left < 0 && way.len() == 1 && !ship && holds("7.6");
            if left < 0 && !all_of_it {
                return Err(refusal(ot("7.1"), "too-few-mp"));
            }
            // OT-Q102: nothing is left for a task, a deployment or an attack.
            let left = if all_of_it && !holds("Q102") { self.movement(*id) } else { left };
            plan.members.push((*id, left));
        }
        // OT-Q101: only where they halt.
        let halts = if holds("Q101") { &way[way.len() - 1..] } else { way };
        for at in halts {
            let stays = self.stack(*at).filter(|id| self.side(*id) == self.active);
            let mut load = crate::ch01_counters::Load::default();
            for id in stays.chain(members.iter().copied()) {
                load.add(self.class(id), self.pe(id));
            }
            if !load.is_legal() {
                return Err(refusal(ot("1.13"), "no-room-in-the-hex"));
            }
        }
        Ok(plan)
    }

    /// OT-Q98: where a unit that is bound to the depots may end.
    fn check_duty(&self, id: UnitId, end: At) -> Result<(), Refusal> {
        if !self.has_duty(id) {
            return Ok(());
        }
        let depots = self.depot_distances(self.side(id));
        if self.is_in_depot_range(id, self.unit(id).at, &depots) {
            let bound = !self.is_in_depot_range(id, end, &depots);
            return Refusal::when(bound, ot("Q98"), "choice", "bound-to-the-depots");
        }
        match self.duty_ends(id) {
            Some(ends) if !ends.contains(&end) => Err(refusal(ot("Q98"), "bound-to-the-depots")),
            _ => Ok(()),
        }
    }

    /// OT-Q98: the hexes where a unit that is bound to the depots may end its move; none if it is free.
    pub(crate) fn duty_ends(&self, id: UnitId) -> Option<Vec<At>> {
        if !self.has_duty(id) {
            return None;
        }
        self.duty_ends_within(id, &self.reach(id))
    }

    /// The same of a unit that has the duty and gets so far.
    fn duty_ends_within(&self, id: UnitId, reach: &Reach) -> Option<Vec<At>> {
        let (side, from) = (self.side(id), self.unit(id).at);
        let depots = self.depot_distances(side);
        let ends = || reach.hexes().chain(self.one_hex_moves(id));
        if self.is_in_depot_range(id, from, &depots) {
            return Some(ends().filter(|at| self.is_in_depot_range(id, *at, &depots)).collect());
        }
        // The nearest depot: by a path, else in a straight line.
        let measure = |depot: UnitId| {
            let paths = self.distances(side, [self.unit(depot).at], 60);
            let at = self.unit(depot).at;
            let by_path = paths.to(from);
            (by_path.unwrap_or(1000 + self.map().distance(from, at)), by_path.is_some(), paths, at)
        };
        let mut nearest: Vec<_> = self.depots(side, false).map(measure).collect();
        let now = nearest.iter().map(|(far, ..)| *far).min()?;
        // Of several that are as near any.
        nearest.retain(|(far, ..)| *far == now);
        let far = |at: At| {
            let to = nearest.iter().map(|(_, by_path, paths, depot)| match by_path {
                true => paths.to(at).unwrap_or(i32::MAX),
                false => 1000 + self.map().distance(at, *depot),
            });
            to.min().unwrap_or(i32::MAX)
        };
        let range = crate::ch03_depots::supply_range(self.class(id)).unwrap_or(0);
        let feeds = |at: &At| {
            nearest.iter().any(|(_, _, paths, _)| paths.to(*at).is_some_and(|far| far <= range))
        };
        let in_range: Vec<At> = ends().filter(feeds).collect();
        if !in_range.is_empty() {
            return Some(in_range);
        }
        let best = ends().map(far).min().unwrap_or(i32::MAX);
        if best >= now {
            // It cannot get nearer: it is free of the duty.
            return None;
        }
        Some(ends().filter(|at| far(*at) == best).collect())
    }

    /// OT-Q98: a unit out of range of the depots that must still be moved before the phase ends.
    pub(crate) fn owes_a_move(&self) -> Option<UnitId> {
        if !self.has_depot_duties() || self.early_option().is_some() {
            return None;
        }
        let side = self.active;
        let mut depots = None;
        self.on_map(side).find(|id| {
            if self.unit(*id).has(MOVED) || !self.has_duty(*id) {
                return false;
            }
            let depots = depots.get_or_insert_with(|| self.depot_distances(side));
            if self.is_in_depot_range(*id, self.unit(*id).at, depots) {
                return false;
            }
            let from = self.unit(*id).at;
            let ends = self.duty_ends(*id).unwrap_or_default();
            ends.iter().any(|at| *at != from && self.plan(*id, &[], &[*at]).is_ok())
        })
    }
}

/// Every move that is proposed: each counter by itself, each whole stack, and all that may be done
/// besides. Any other path or part of a stack is judged when it is given.
pub(super) fn list(state: &State, seat: Seat) -> Vec<Choice> {
    let mut list = Vec::with_capacity(256);
    let Some(side) = side_of(seat) else { return list };
    if state.owes_a_move().is_none() {
        list.push(Choice::Done);
    }
    let early = state.early_option().is_some();
    let mut stacks: Vec<(At, Vec<Member>)> = Vec::new();
    for id in state.on_map(side) {
        if state.may_move(id).is_err() {
            continue;
        }
        let reach = state.reach(id);
        let ends = ends_of(state, id, &reach);
        ends.each(|at| {
            let path = Route::to(state.map().number(at));
            list.push(Choice::March { unit: id, with: Vec::new(), path });
        });
        let at = state.unit(id).at;
        if !early && Halting::standing(state, vec![id]).is_asked(state) {
            list.push(Choice::Stay { unit: id, with: Vec::new() });
        }
        match stacks.iter_mut().find(|(hex, _)| *hex == at) {
            Some((_, members)) => members.push(Member { id, reach, ends }),
            None => stacks.push((at, vec![Member { id, reach, ends }])),
        }
    }
    for (_, members) in stacks.iter().filter(|(_, members)| members.len() > 1) {
        list_stack(state, members, early, &mut list);
    }
    if early {
        return list;
    }
    reinforce::list(state, side, &mut list);
    rail::list(state, side, &mut list);
    work::list(state, side, &mut list);
    list.extend(state.playable_events(side));
    list.extend(forced_marches(state, side));
    list
}

/// The counters that may march, halt or be carried from where they are, and all that may be done besides.
pub(super) fn list_actors(state: &State, seat: Seat) -> Actors<Choice> {
    let mut others = Vec::new();
    let Some(side) = side_of(seat) else { return Actors { pieces: Vec::new(), others } };
    if state.owes_a_move().is_none() {
        others.push(Choice::Done);
    }
    let early = state.early_option().is_some();
    let acts = |id: &UnitId| {
        state.may_move(*id).is_ok()
            && (may_go(state, *id)
                || (!early
                    && (Halting::standing(state, vec![*id]).is_asked(state)
                        || rail::is_carried(state, *id))))
    };
    let pieces = state.on_map(side).filter(acts).map(|id| state.counter(id).id.clone()).collect();
    if !early {
        reinforce::list(state, side, &mut others);
        state.of(side).filter(|id| state.is_due(*id)).for_each(|id| {
            rail::list_of(state, id, &mut others);
        });
        work::list(state, side, &mut others);
        others.extend(state.playable_events(side));
        others.extend(forced_marches(state, side));
    }
    Actors { pieces, others }
}

/// What some counters of one hex may do together: where they may go, and whom attack. Nothing where they
/// are not all free to go.
pub(super) fn list_together(state: &State, units: &[UnitId]) -> Vec<Choice> {
    let Some((first, rest)) = units.split_first() else { return Vec::new() };
    let Ok(ids) = state.members(*first, rest) else { return Vec::new() };
    // One who cannot go may yet halt and attack where it stands.
    if ids.len() > 1 && ids.iter().any(|id| state.is_stuck(*id)) {
        return Vec::new();
    }
    let early = state.early_option().is_some();
    let member = |id: &UnitId| {
        let reach = state.reach(*id);
        Member { id: *id, ends: ends_of(state, *id, &reach), reach }
    };
    let members: Vec<Member> = ids.iter().map(member).collect();
    let mut list = Vec::new();
    if let [alone] = &members[..] {
        alone.ends.each(|at| {
            let path = Route::to(state.map().number(at));
            list.push(Choice::March { unit: alone.id, with: Vec::new(), path });
        });
        if !early {
            if Halting::standing(state, vec![alone.id]).is_asked(state) {
                list.push(Choice::Stay { unit: alone.id, with: Vec::new() });
            }
            rail::list_of(state, alone.id, &mut list);
        }
    } else {
        list_stack(state, &members, early, &mut list);
    }
    if !early {
        let ends = list.iter().filter_map(|choice| match choice {
            Choice::March { path, .. } => state.map().at(*path.last()?),
            _ => None,
        });
        let ends: Vec<At> = ends.collect();
        list.extend(assault::list(state, &ids, &ends));
    }
    list
}

/// A counter that may be moved.
#[derive(Debug)]
struct Member {
    id: UnitId,
    reach: Arc<Reach>,
    /// Where it may end.
    ends: HexSet,
}

/// Whether there is a hex that a counter may go to.
fn may_go(state: &State, id: UnitId) -> bool {
    let reach = state.reach(id);
    if state.has_duty(id) {
        return !ends_of(state, id, &reach).is_empty();
    }
    let from = state.unit(id).at;
    !state.is_stuck(id)
        && reach.hexes().chain(state.one_hex_moves(id)).any(|at| at != from && state.fits(id, at))
}

/// Where a counter that gets so far may end.
fn ends_of(state: &State, id: UnitId, reach: &Reach) -> HexSet {
    let from = state.unit(id).at;
    let mut ends = HexSet::default();
    if state.is_stuck(id) {
        return ends;
    }
    for at in reach.hexes().chain(state.one_hex_moves(id)) {
        if at != from && state.fits(id, at) {
            ends.insert(at);
        }
    }
    let duty = if state.has_duty(id) { state.duty_ends_within(id, reach) } else { None };
    match duty {
        Some(allowed) => allowed.into_iter().filter(|at| ends.has(*at)).collect(),
        None => ends,
    }
}

/// OT-Q149: the whole of a stack goes, or halts, together.
fn list_stack(state: &State, members: &[Member], early: bool, list: &mut Vec<Choice>) {
    let mut going: Vec<&Member> =
        members.iter().filter(|member| !state.is_stuck(member.id)).collect();
    going.sort_by_key(|member| (rank(state.class(member.id)), member.id));
    let ids: Vec<UnitId> = going.iter().map(|member| member.id).collect();
    if let Some((first, rest)) = ids.split_first().filter(|(_, rest)| !rest.is_empty()) {
        let (from, reach) = (state.unit(*first).at, &going[0].reach);
        let walker = Walker::new(state, *first);
        let easy = all_keep_up(state, &ids);
        let slowest = going.iter().find(|member| Some(member.id) == easy);
        let goes = |at: At| {
            if let Some(slowest) = slowest {
                return slowest.reach.cost(at).is_some() && state.load(at, &ids).is_legal();
            }
            let way = reach.way_to(&walker, &[from], at);
            way.is_some_and(|way| state.reckon_along(&ids, &way).is_ok())
        };
        going[0].ends.each(|at| {
            let common = going.iter().all(|member| member.ends.has(at));
            if common && goes(at) {
                let path = Route::to(state.map().number(at));
                list.push(Choice::March { unit: *first, with: rest.to_vec(), path });
            }
        });
        if !early && Halting::standing(state, ids.clone()).launchers(state) > 1 {
            list.push(Choice::Stay { unit: *first, with: rest.to_vec() });
        }
    }
}

/// A member of a stack, out of enemy zones, whose every way all others can take for no more MP: then
/// where it gets all get.
fn all_keep_up(state: &State, ids: &[UnitId]) -> Option<UnitId> {
    let slowest = *ids
        .iter()
        .min_by_key(|id| (state.movement(**id), gait(state.class(**id)) != Gait::Wheeled, **id))?;
    let (pace, movement) = (gait(state.class(slowest)), state.movement(slowest));
    let keeps_up = |id: &UnitId| {
        let other = gait(state.class(*id));
        // Table 4.4: what wheels can do costs men and horses no more.
        let lighter = pace == Gait::Wheeled && matches!(other, Gait::Foot | Gait::Horse);
        (other == pace || lighter) && pace != Gait::Rail && state.movement(*id) >= movement
    };
    let at = state.unit(slowest).at;
    let free = !state.in_enemy_zone(state.side(slowest), at);
    let leaders = ids.iter().any(|id| state.class(*id) == Class::Leader);
    let slips = crate::ch07_movement::slips_through_zones(state.class(slowest));
    (free && ids.iter().all(keeps_up) && !(leaders && slips)).then_some(slowest)
}

/// OT-12.7, OT-Q146: formations of White that may march by force, before anybody has moved.
fn forced_marches(state: &State, side: Side) -> Vec<Choice> {
    if !state.house().ob_fatigue || side != Side::White {
        return Vec::new();
    }
    if state.on_map(side).any(|id| state.unit(id).has(MOVED)) {
        return Vec::new();
    }
    let formations = 0..state.battle.formations.len().min(64) as u8;
    let marches = |formation: &u8| {
        let of = state.battle.formations[usize::from(*formation)].side;
        let there = state.on_map(side).any(|id| state.counter(id).formation.0 == *formation);
        of == side && there && state.extras.forced >> formation & 1 == 0
    };
    let formations = formations.filter(marches).map(FormationId);
    formations.map(|formation| Choice::ForcedMarch { formation }).collect()
}

/// The judge of an answer to `move`.
pub(super) fn check(state: &State, side: Side, choice: &Choice) -> Result<(), Refusal> {
    let early = state.early_option().is_some();
    let refuse_early =
        || Refusal::when(early, ot("12.13"), "choice", "only-marches-before-turn-one");
    match choice {
        Choice::Done => match state.owes_a_move() {
            Some(_) => Err(refusal(ot("Q98"), "unit-must-close-on-depot")),
            None => Ok(()),
        },
        Choice::March { unit, with, path } => {
            if state.judged.0.knows(choice) {
                return Ok(());
            }
            let path = hexes(state, path)?;
            let plan = if state.is_reinforcement(*unit) {
                refuse_early()?;
                reinforce::plan(state, *unit, with, &path)?
            } else {
                state.plan(*unit, with, &path)?
            };
            state.judged.0.keep(choice, plan);
            Ok(())
        }
        Choice::Stay { unit, with } => {
            refuse_early()?;
            let members = state.members(*unit, with)?;
            let asked = Halting::standing(state, members).is_asked(state);
            Refusal::when(!asked, ot("Q149"), "choice", "nothing-to-do-there")
        }
        Choice::Rail { unit, hex } => {
            refuse_early()?;
            rail::plan(state, *unit, at(state, *hex)?).map(|_| ())
        }
        Choice::Assault { .. } => {
            refuse_early()?;
            assault::check(state, choice)
        }
        Choice::Play { .. } => {
            refuse_early()?;
            state.check_event(side, choice)
        }
        Choice::ForcedMarch { .. } => {
            refuse_early()?;
            let legal = forced_marches(state, side).contains(choice);
            Refusal::when(!legal, ot("12.7"), "choice", "no-forced-march")
        }
        _ => {
            refuse_early()?;
            work::check(state, side, choice)
        }
    }
}

/// The hex of a number.
pub(super) fn at(state: &State, hex: crate::ch01_hexes::HexNumber) -> Result<At, Refusal> {
    state.map().at(hex).ok_or_else(|| refusal(ot("1.12"), "hex-is-off-the-map"))
}

fn hexes(state: &State, path: &[crate::ch01_hexes::HexNumber]) -> Result<Vec<At>, Refusal> {
    let longest = 64;
    Refusal::when(path.len() > longest, ot("7.1"), "choice", "path-is-too-long")?;
    path.iter().map(|hex| at(state, *hex)).collect()
}

pub(super) fn answer(
    early: Option<u8>,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let judged = state.judged.0.take(choice);
    if matches!(choice, Choice::Done) {
        return Ok(Revealed::Nothing);
    }
    // The plan of a move is made while the step still tells whose move it is.
    state.runtime.push(Step::Move { early });
    match choice {
        Choice::March { unit, with, path } => {
            let plan = match judged {
                Some(plan) => plan,
                None => {
                    let path = hexes(state, path)?;
                    match state.is_reinforcement(*unit) {
                        true => reinforce::plan(state, *unit, with, &path)?,
                        false => state.plan(*unit, with, &path)?,
                    }
                }
            };
            let halting = march(state, &plan, early.is_some(), table)?;
            state.runtime.push(Step::Halt(halting));
        }
        Choice::Stay { unit, with } => {
            let members = state.members(*unit, with)?;
            let halting = Halting::standing(state, members);
            state.runtime.push(Step::Halt(halting));
        }
        Choice::Assault { .. } => assault::answer(state, choice, table)?,
        Choice::Rail { unit, hex } => rail::go(state, *unit, *hex, table)?,
        Choice::Play { .. } => events::play(state, choice, table)?,
        Choice::ForcedMarch { formation } => {
            tell(table, ot("12.7"), "forced-march", Named::Formation(*formation));
            state.extras.forced |= 1 << formation.0;
            state.extras.marches += 1;
        }
        _ => work::answer(state, choice, table)?,
    }
    Ok(Revealed::Nothing)
}

/// Counters go along a way and stop: they are about to halt.
pub(super) fn march(
    state: &mut State,
    plan: &Plan,
    early: bool,
    table: &mut Table<'_>,
) -> Result<Halting, Refused> {
    let from = plan.members.first().map_or(super::map::NOWHERE, |(id, _)| state.unit(*id).at);
    for (id, left) in &plan.members {
        tell(table, ot("7.1"), "unit-marches", Named::Unit(*id));
        go_along(state, *id, &plan.way, table);
        if state.class(*id) == Class::Tank {
            work::breakdown(state, *id, from, &plan.way, *left, table)?;
        }
    }
    Ok(plan.halting(early))
}

/// A counter goes along a way and stands at its end, in march order if it has such a thing.
pub(super) fn go_along(state: &mut State, id: UnitId, way: &[At], table: &mut Table<'_>) {
    let class = state.class(id);
    let enters = !state.is_on_map(id);
    state.walk(id, way, table);
    if enters {
        state.make_fresh(id);
    }
    let unit = state.unit_mut(id);
    unit.set(MOVED, true);
    match class {
        Class::Depot => unit.set(PACKED, holds("3.1")),
        Class::Flotilla => unit.set(SAILED, true),
        _ => {}
    }
    if has_posture(class) {
        state.set_posture(id, Posture::Em);
    }
}

/// OT-1.11: land units that are EPC, EM or routed.
pub(crate) const fn has_posture(class: Class) -> bool {
    class.is_combat() || class.is_artillery()
}

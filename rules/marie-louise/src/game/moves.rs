//! ML-6.2, ML-Q21, ML-Q146, dossier 5.4: plots are carried out together, quarter by quarter; chapter 11
//! moves units one after another instead.

use engine::game::{Seat, Sheet};
use engine::{DiceError, Table};

use super::battle::seat_of;
use super::choice::{AboutFace, Choice, Key, Plot, UnitId};
use super::geometry::{Body, PAS, Pose, SLACK, Spot, Way, heading, lead, turned};
use super::paths::last_such;
use super::quality::{COHESION, STATUS};
use super::retreat::{cross, withdraw};
use super::state::{State, Status};
use super::step::{Lines, SheetKind, Stage, Step, tell};
use super::turn::throw_lot;
use crate::ch05_reaction::Reaction as Test;
use crate::ch06_movement::extra_cost;
use crate::ch11_activation::{Counter, CounterOutcome, lateness, roll_number, try_counter};
use crate::scenario::Side;
use crate::unit::{Arm, Formation, Marker, Order};
use crate::{holds, ml};

/// ML-3.11: how near units under M come.
const TWO: i64 = 2 * PAS;
const TICKS: i64 = 40;
/// How finely a tick is cut where somebody stops within it.
const PARTS: i64 = 1 << 16;
/// ML-11.2: a die of 3 and 2 for a levy.
const LAST_NUMBER: u8 = 5;

/// How a unit moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum MoveKind {
    Manoeuvre,
    Limbered,
    Manhandle,
    Adjust,
}

/// A change of formation or facing, and when it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Manoeuvre {
    pub(crate) change: Option<Formation>,
    pub(crate) facing: Option<u16>,
    pub(crate) tick: u8,
}

/// A unit on its way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Mover {
    pub(crate) unit: UnitId,
    pub(crate) way: Way,
    /// How far it goes at most.
    pub(crate) most: i64,
    /// What it would go in a whole step.
    pub(crate) net: i64,
    pub(crate) from_tick: i64,
    pub(crate) gone: i64,
    pub(crate) stopped: bool,
    pub(crate) manoeuvre: Option<Manoeuvre>,
    pub(crate) about: AboutFace,
    pub(crate) halves: u8,
    /// Its facing follows its way.
    pub(crate) follows: bool,
    /// The strongpoint that it occupies, and where it will stand in it.
    pub(crate) occupy: Option<(u8, Pose)>,
    /// ML-Q50: as a bastion.
    pub(crate) bastion: bool,
    pub(crate) kind: MoveKind,
    pub(crate) obstacles: u8,
    pub(crate) credit: Option<u8>,
    pub(crate) basic: i64,
    pub(crate) started: bool,
    /// It comes onto the table in this step.
    pub(crate) enters: bool,
}

/// The movement step, with what is still hidden of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Quarters {
    /// The quarter that comes next, from 1.
    pub(crate) next: u8,
    pub(crate) movers: Vec<Mover>,
    /// ML-Q134: friends who have tested.
    pub(crate) tested: Vec<(UnitId, UnitId)>,
    pub(crate) sides: Vec<(UnitId, Side)>,
}

impl Sheet for Quarters {
    fn hides(&self, _: Seat) -> bool {
        true
    }

    fn has_begun(&self) -> bool {
        true
    }

    /// What has been carried out is on the table; the rest is nobody's business.
    fn veil(&mut self, viewer: Option<Seat>) {
        let own = |unit: UnitId| {
            let side = self.sides.iter().find(|one| one.0 == unit).map(|one| one.1);
            side.is_some_and(|side| viewer == Some(seat_of(side)))
        };
        self.movers.retain(|mover| own(mover.unit));
        let kept: Vec<UnitId> = self.movers.iter().map(|mover| mover.unit).collect();
        self.sides.retain(|one| kept.contains(&one.0));
    }
}

/// Who may plot on the sheet of a side. By chapter 11 units under M are named one after another; those out
/// of its scope go `before` them, adjustments and reinforcements after them (ML-Q153).
pub(crate) fn keys(state: &State, side: Side, before: bool) -> Vec<Key> {
    let all = state.battle.units().filter(|id| state.side(*id) == side);
    let alone = state.house().alt_movement;
    let own = all.filter(|id| state.may_plot(*id)).filter(|id| {
        let moving = state.troop(*id).order == Order::Manoeuvre
            && state.troop(*id).status == Status::OnTable;
        match (before, alone) {
            (true, _) => moving && is_out_of_scope(state, *id),
            (false, true) => !moving && holds("Q153"),
            (false, false) => true,
        }
    });
    own.map(Key::Unit).collect()
}

/// ML-Q40: with the sub-option only units near an enemy under M move one after another.
fn is_out_of_scope(state: &State, id: UnitId) -> bool {
    state.house().alt_movement_sector && !in_sector(state, id)
}

fn in_sector(state: &State, id: UnitId) -> bool {
    let reach = |unit: UnitId| {
        i64::from(state.pace(unit, state.troop(unit).formation, super::ground::CLEAR).allowance)
            * PAS
    };
    let mut enemies = state.army(state.side(id).enemy());
    enemies.any(|enemy| {
        let both = reach(id) + reach(enemy) + 4 * PAS;
        state.troop(enemy).order == Order::Manoeuvre && state.gap(id, enemy) <= both
    })
}

/// The plots are revealed, and the first quarter begins.
pub(crate) fn reveal(
    state: &mut State,
    lines: &Lines,
    before: bool,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let mut quarters = Quarters { next: 1, ..Quarters::default() };
    for side in [state.first, state.first.enemy()] {
        for key in keys(state, side, before) {
            let Key::Unit(id) = key else { continue };
            let own = match lines.line(seat_of(side), &key) {
                Some(Choice::Plot { plot, .. }) if *plot != Plot::default() => {
                    state.plan(id, plot).ok()
                }
                _ => None,
            };
            match own {
                Some(mover) => {
                    quarters.sides.push((id, side));
                    quarters.movers.push(mover);
                }
                None => idle(state, id, table),
            }
        }
    }
    if quarters.movers.is_empty() {
        // Nothing moves: the windows of the quarters are those of one.
        if before {
            return Ok(());
        }
        state.runtime.push(Step::sheet(SheetKind::Fire(7)));
        return Ok(());
    }
    entries(state, &mut quarters);
    quarter(state, quarters, table)
}

/// ML-3.20, ML-Q146: who is to move and does nothing hesitates.
fn idle(state: &mut State, id: UnitId, table: &mut Table<'_>) {
    let troop = state.troop(id);
    let idle = troop.status == Status::OnTable && troop.order == Order::Manoeuvre;
    if idle && holds("3.20") && holds("Q18") {
        tell(table, ml("3.20"), "does-nothing-and-hesitates-named", id);
        state.mark(id, Marker::Hesitant);
    }
}

/// ML-Q143: reinforcements stand on the edge, under M; who finds no room waits.
fn entries(state: &mut State, quarters: &mut Quarters) {
    let mut taken: Vec<(Spot, i64)> = Vec::new();
    quarters.movers.retain_mut(|mover| {
        let id = mover.unit;
        if state.troop(id).status != Status::ToCome {
            return true;
        }
        let start = mover.way.0[0];
        // Those who enter at the same place follow each other.
        let before: i64 =
            taken.iter().filter(|one| one.0.is_within(start, TWO)).map(|one| one.1).sum();
        let body = Body::of(
            state.arm(id),
            state.troop(id).formation,
            state.troop(id).elements,
            Pose::default(),
        );
        let long = match body {
            Body::Block(rect) => 2 * rect.half_depth,
            Body::Disc(_, radius) => 2 * radius,
            Body::Garrison(_) => PAS,
        };
        if before > 0 && holds("Q143") {
            mover.most = (mover.most - before).max(0);
            // It sets out when those before it have made room.
            mover.from_tick = before * TICKS / mover.net.max(1);
        }
        mover.enters = true;
        if mover.most < PAS {
            return false;
        }
        taken.push((start, long + PAS));
        let facing = heading(mover.way.0[0], mover.way.0[1], 0);
        let pose = Pose { facing, ..Pose::default() }.at(start);
        let troop = state.troop_mut(id);
        (troop.status, troop.pose, troop.order) = (Status::OnTable, pose, Order::Manoeuvre);
        holds("Q106")
    });
}

/// One quarter: ten ticks, crossings, then a window.
pub(crate) fn quarter(
    state: &mut State,
    mut quarters: Quarters,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let number = quarters.next;
    let mut crossings = Vec::new();
    for mover in &mut quarters.movers {
        let troop = state.troop(mover.unit);
        let able = troop.status == Status::OnTable && troop.marker == Marker::None;
        mover.stopped |= !able;
        if !able {
            mover.manoeuvre = None;
            mover.occupy = None;
        }
        if able && number == 1 {
            begin(state, mover, table);
        }
    }
    let near = neighbours(state, &quarters.movers);
    for tick in (i64::from(number) - 1) * 10 + 1..=i64::from(number) * 10 {
        run_tick(state, &mut quarters.movers, &near, tick, &mut crossings, table)?;
    }
    let fresh: Vec<(UnitId, UnitId)> = crossings
        .into_iter()
        .filter(|(one, other)| {
            let pair = (*one.min(other), *one.max(other));
            let new = !quarters.tested.contains(&pair);
            if new {
                quarters.tested.push(pair);
            }
            new
        })
        .collect();
    cross(state, &fresh, table)?;
    if number == 4 {
        finish(state, &mut quarters, table)?;
    } else {
        quarters.next += 1;
        state.runtime.push(Step::Quarter(Box::new(quarters)));
    }
    state.runtime.push(Step::sheet(SheetKind::Fire(number + 3)));
    Ok(())
}

/// Before anything moves: about-faces, and garrisons that go out.
fn begin(state: &mut State, mover: &mut Mover, table: &mut Table<'_>) {
    if mover.started {
        return;
    }
    mover.started = true;
    let id = mover.unit;
    let moves = mover.most >= SLACK;
    let troop = state.troop_mut(id);
    if mover.about == AboutFace::Before {
        troop.pose.facing = turned(troop.pose.facing, 1800);
        troop.moved = true;
    }
    if moves && troop.building.take().is_some() && holds("1.34") {
        troop.formation = Formation::Disorganised;
    }
    if mover.about != AboutFace::No {
        tell(table, ml("6.12"), "game-turns-about", id);
    }
    let troop = state.troop_mut(id);
    match mover.kind {
        MoveKind::Adjust => {
            troop.adjusting = holds("6.19");
            tell(table, ml("6.19"), "game-adjusts", id);
        }
        MoveKind::Manhandle => troop.adjusting = moves,
        MoveKind::Manoeuvre | MoveKind::Limbered => {}
    }
}

/// The enemies that each mover could meet.
fn neighbours(state: &State, movers: &[Mover]) -> Vec<Vec<UnitId>> {
    let reach = |id: UnitId| {
        movers.iter().find(|mover| mover.unit == id).map_or(0, |mover| mover.most - mover.gone)
    };
    movers
        .iter()
        .map(|mover| {
            let at = state.spot(mover.unit);
            let own = mover.most - mover.gone;
            let all = state.on_table().filter(|id| *id != mover.unit);
            all.filter(|id| at.is_within(state.spot(*id), own + reach(*id) + 9 * PAS)).collect()
        })
        .collect()
}

fn run_tick(
    state: &mut State,
    movers: &mut [Mover],
    near: &[Vec<UnitId>],
    tick: i64,
    crossings: &mut Vec<(UnitId, UnitId)>,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let mut before: Vec<Option<(Pose, i64)>> = vec![None; movers.len()];
    for (index, mover) in movers.iter_mut().enumerate() {
        if mover.stopped || tick <= mover.from_tick || mover.gone >= mover.most {
            continue;
        }
        let length = (mover.net * (tick - mover.from_tick) / TICKS).min(mover.most);
        if length <= mover.gone {
            continue;
        }
        let pose = state.troop(mover.unit).pose;
        before[index] = Some((pose, mover.gone));
        place(state, mover, length);
    }
    if state.battle.ground.has_bridges() {
        passages(state, movers, &mut before, table)?;
    }
    for index in 0..movers.len() {
        let Some((pose, gone)) = before[index] else { continue };
        let id = movers[index].unit;
        let touched = touched_enemies(state, id, &near[index]);
        if !touched.is_empty() && holds("6.17") {
            // ML-6.17: blocked on contact, every moving unit of the pair.
            tell(table, ml("6.17"), "game-blocked-by-an-enemy", id);
            state.put(id, pose);
            (movers[index].gone, movers[index].stopped) = (gone, true);
            for other in 0..movers.len() {
                if let Some((pose, gone)) = before[other]
                    && touched.contains(&movers[other].unit)
                    && !movers[other].stopped
                {
                    state.put(movers[other].unit, pose);
                    (movers[other].gone, movers[other].stopped) = (gone, true);
                    before[other] = None;
                }
            }
            continue;
        }
        two_pas(state, movers, &before, index, &near[index], table);
        let element = state.crossing_element(id);
        let side = state.side(id);
        for friend in
            near[index].iter().copied().filter(|one| state.side(*one) == side && state.stands(*one))
        {
            if state.spot(id).is_within(state.spot(friend), 8 * PAS)
                && state.overlap(&element, &state.body(friend))
            {
                let other = movers.iter().find(|one| one.unit == friend);
                if movers[index].enters && other.is_some_and(|one| one.enters) {
                    // ML-Q143: they come on one behind the other.
                    continue;
                }
                let both = other.is_some_and(|one| !one.stopped);
                let pair = if both { (id.min(friend), id.max(friend)) } else { (id, friend) };
                if !crossings.contains(&pair) {
                    crossings.push(pair);
                }
            }
        }
    }
    for mover in movers.iter_mut() {
        if mover.manoeuvre.is_some_and(|one| i64::from(one.tick) == tick) {
            change(state, mover, table);
        }
    }
    Ok(())
}

/// ML-6.2, ML-Q21: a bridge that both sides use in the same tick goes to the winner of a lot; the others
/// stop before it.
fn passages(
    state: &mut State,
    movers: &mut [Mover],
    before: &mut [Option<(Pose, i64)>],
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let mut used: Vec<(usize, usize)> = Vec::new();
    for (index, mover) in movers.iter().enumerate().filter(|(index, _)| before[*index].is_some()) {
        let bridge = state.battle.ground.bridge_at(state.spot(mover.unit));
        used.extend(bridge.map(|bridge| (bridge, index)));
    }
    used.sort_unstable();
    if !holds("6.2") {
        return Ok(());
    }
    for users in used.chunk_by(|one, other| one.0 == other.0) {
        let side = |(_, index): &(usize, usize)| state.side(movers[*index].unit);
        if users.iter().all(|user| side(user) == side(&users[0])) {
            continue;
        }
        let winner = throw_lot(table)?;
        for (_, index) in users {
            let id = movers[*index].unit;
            if let Some((pose, gone)) = before[*index].filter(|_| state.side(id) != winner) {
                tell(table, ml("6.2"), "game-loses-the-passage", id);
                state.put(id, pose);
                (movers[*index].gone, movers[*index].stopped) = (gone, true);
                before[*index] = None;
            }
        }
    }
    Ok(())
}

/// Puts a mover so far along its way.
fn place(state: &mut State, mover: &mut Mover, length: i64) {
    let (at, leg) = mover.way.point(length);
    let mut pose = state.troop(mover.unit).pose.at(at);
    if mover.follows
        && let (Some(from), Some(to)) = (mover.way.0.get(leg), mover.way.0.get(leg + 1))
    {
        pose.facing = heading(*from, *to, pose.facing);
    }
    state.put(mover.unit, pose);
    state.troop_mut(mover.unit).moved = true;
    mover.gone = length;
}

fn touched_enemies(state: &State, id: UnitId, near: &[UnitId]) -> Vec<UnitId> {
    let (side, body) = (state.side(id), state.body(id));
    let body = if state.is_skirmisher(id) { Body::Block(state.lead(id)) } else { body };
    let enemies = near.iter().copied().filter(|enemy| {
        state.side(*enemy) != side
            && state.stands(*enemy)
            && state.overlap(&body, &state.blocking(*enemy))
    });
    enemies.collect()
}

/// ML-3.11, ML-Q24, ML-Q145: nobody under M comes nearer than 2 pas.
fn two_pas(
    state: &mut State,
    movers: &mut [Mover],
    before: &[Option<(Pose, i64)>],
    index: usize,
    near: &[UnitId],
    table: &mut Table<'_>,
) {
    let id = movers[index].unit;
    let side = state.side(id);
    let Some((pose, gone)) = before[index] else { return };
    let pushed = matches!(movers[index].kind, MoveKind::Adjust | MoveKind::Manhandle);
    if !holds("3.11") || (pushed && !holds("Q145")) {
        return;
    }
    // The part of the tick at which it was exactly 2 pas from the first that it meets.
    let mut first: Option<(i64, UnitId)> = None;
    for enemy in near.iter().copied() {
        if state.side(enemy) == side
            || !state.stands(enemy)
            || state.troop(enemy).marker == Marker::Routed
        {
            continue;
        }
        let now = state.gap(id, enemy);
        if now > TWO {
            continue;
        }
        let theirs = as_it_stood(state, movers, before, enemy);
        let was = lead(state.arm(id), pose).distance(&lead(state.arm(enemy), theirs));
        if was <= TWO && now >= was && holds("Q24") {
            continue;
        }
        let (mine_now, theirs_now) = (state.troop(id).pose, state.troop(enemy).pose);
        let gap = |part: i64| {
            let mine = lead(state.arm(id), part_of_way(pose, mine_now, part));
            mine.distance(&lead(state.arm(enemy), part_of_way(theirs, theirs_now, part)))
        };
        let (mut good, mut bad) = (0, PARTS);
        while bad - good > 1 {
            let between = i64::midpoint(good, bad);
            if gap(between) >= TWO - 5 { good = between } else { bad = between }
        }
        if first.is_none_or(|(known, _)| good < known) {
            first = Some((good, enemy));
        }
    }
    let Some((part, enemy)) = first else { return };
    let back = part_of_way(pose, state.troop(id).pose, part);
    let length = gone + pose.centre().distance(back.centre());
    state.put(id, back);
    (movers[index].gone, movers[index].stopped) = (length.min(movers[index].most), true);
    halted(state, &mut movers[index], table);
    if let Some(other) = movers.iter().position(|one| one.unit == enemy && !one.stopped)
        && let Some((was, theirs_gone)) = before[other]
        && matches!(movers[other].kind, MoveKind::Manoeuvre | MoveKind::Limbered)
    {
        let back = part_of_way(was, state.troop(enemy).pose, part);
        let length = theirs_gone + was.centre().distance(back.centre());
        state.put(enemy, back);
        (movers[other].gone, movers[other].stopped) = (length.min(movers[other].most), true);
        halted(state, &mut movers[other], table);
    }
}

/// Where a unit stood before this tick, if it is still on its way.
fn as_it_stood(
    state: &State,
    movers: &[Mover],
    before: &[Option<(Pose, i64)>],
    id: UnitId,
) -> Pose {
    let moving = movers.iter().position(|one| one.unit == id && !one.stopped);
    moving.and_then(|at| before[at]).map_or(state.troop(id).pose, |(pose, _)| pose)
}

/// Where somebody is after so many parts of a tick.
fn part_of_way(from: Pose, to: Pose, part: i64) -> Pose {
    let (a, b) = (from.centre(), to.centre());
    let between = Spot::new(a.x + (b.x - a.x) * part / PARTS, a.y + (b.y - a.y) * part / PARTS);
    to.at(between)
}

/// A mover has come to 2 pas.
fn halted(state: &mut State, mover: &mut Mover, table: &mut Table<'_>) {
    if matches!(mover.kind, MoveKind::Manoeuvre | MoveKind::Limbered) {
        tell(table, ml("3.11"), "game-stops-at-two-pas", mover.unit);
        mover.manoeuvre = None;
        spend(state, mover);
        state.mark(mover.unit, Marker::Hesitant);
    }
}

/// ML-Q144: what a move has taken of the sequence.
fn spend(state: &mut State, mover: &Mover) {
    let about = mover.about != AboutFace::No;
    let extra = i64::from(extra_cost(i32::from(mover.obstacles), about)) * PAS;
    let share = if mover.gone < SLACK && extra == 0 {
        0
    } else {
        (mover.gone + extra) * 1000 / mover.basic.max(1)
    };
    let used = i64::from(mover.halves) * 500 + if holds("Q144") { share } else { 0 };
    let troop = state.troop_mut(mover.unit);
    if !matches!(mover.kind, MoveKind::Adjust | MoveKind::Manhandle) {
        troop.used = used.min(1000) as u16;
    }
}

/// ML-6.5 to ML-6.13, ML-Q146: a change of formation or facing takes effect.
fn change(state: &mut State, mover: &mut Mover, table: &mut Table<'_>) {
    let Some(manoeuvre) = mover.manoeuvre.take() else { return };
    let id = mover.unit;
    if state.troop(id).marker != Marker::None || !state.stands(id) {
        return;
    }
    let (formation, pose) = (state.troop(id).formation, state.troop(id).pose);
    let new = manoeuvre.change.unwrap_or(formation);
    let facing = manoeuvre.facing.unwrap_or(pose.facing);
    let body = state.body_at(id, new, Pose { facing, ..pose });
    let side = state.side(id).enemy();
    let blocked = state.army(side).any(|enemy| state.overlap(&body, &state.blocking(enemy)));
    let troop = state.troop_mut(id);
    troop.moved = true;
    if state.arm(id) == Arm::Artillery {
        state.troop_mut(id).turned |=
            manoeuvre.change.is_some() || mover.kind == MoveKind::Manhandle;
    }
    if blocked && holds("Q146") {
        tell(table, ml("Q146"), "game-no-room-to-change", id);
        return;
    }
    let key = if manoeuvre.change.is_some() { "game-changes-formation" } else { "game-turns" };
    let rule = state.manoeuvre_rule(id, manoeuvre.change);
    tell(table, ml(rule), key, id);
    let troop = state.troop_mut(id);
    (troop.formation, troop.pose.facing) = (new, facing);
}

/// The fourth quarter is over: occupations, about-faces, friends out of the way, what was used.
fn finish(
    state: &mut State,
    quarters: &mut Quarters,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    occupy(state, &quarters.movers, table)?;
    for index in 0..quarters.movers.len() {
        let mut mover = quarters.movers[index].clone();
        let id = mover.unit;
        if !state.stands(id) {
            continue;
        }
        let at = mover.way.point(mover.gone).0;
        let leaves = state.is_off(at);
        if leaves && mover.gone >= SLACK {
            if state.battle.is_friendly_edge(id, at, state.turn) {
                spend(state, &mover);
                withdraw(state, id, table);
                continue;
            }
            let edge = state.to_edge(&mover.way, mover.gone).unwrap_or(mover.gone);
            let pose = state.troop(id).pose.at(mover.way.point(edge).0);
            state.put(id, pose);
            mover.gone = edge;
        }
        if mover.about == AboutFace::After && state.troop(id).marker == Marker::None {
            let troop = state.troop_mut(id);
            troop.pose.facing = turned(troop.pose.facing, 1800);
            troop.moved = true;
        }
        pull_back(state, &mut mover);
        if state.troop(id).marker == Marker::None {
            spend(state, &mover);
        }
        let turn = state.turn;
        let troop = state.troop_mut(id);
        troop.credit =
            mover.credit.filter(|_| mover.gone + SLACK >= mover.most).map(|one| (one, turn));
        let moving = troop.order == Order::Manoeuvre && troop.marker == Marker::None;
        if moving && !troop.moved && mover.occupy.is_none() {
            idle(state, id, table);
        }
    }
    Ok(())
}

/// ML-1.31, ML-Q140: those who go into strongpoints; both sides at once draw lots.
fn occupy(state: &mut State, movers: &[Mover], table: &mut Table<'_>) -> Result<(), DiceError> {
    let points = state.battle.ground.strongpoints.len() as u8;
    for building in 0..points {
        let mut going: Vec<(UnitId, Pose, bool)> = movers
            .iter()
            .filter_map(|mover| {
                let there = mover.occupy.filter(|one| one.0 == building);
                there.map(|one| (mover.unit, one.1, mover.bastion))
            })
            .filter(|(id, ..)| state.stands(*id) && state.troop(*id).marker == Marker::None)
            .collect();
        let both =
            Side::BOTH.into_iter().all(|side| going.iter().any(|one| state.side(one.0) == side));
        if both && table.log().applies(true, ml("Q140"), "game-lot-for-the-building") {
            let winner = throw_lot(table)?;
            going.retain(|one| state.side(one.0) == winner);
        }
        let room = usize::from(state.battle.ground.strongpoints[usize::from(building)].capacity);
        let inside =
            state.on_table().filter(|id| state.troop(*id).building == Some(building)).count();
        for (id, pose, bastion) in going.into_iter().take(room.saturating_sub(inside)) {
            tell(table, ml("1.31"), "game-occupies", id);
            table.log().note(ml("Q140"), "game-inside-the-strongpoint");
            let formation = if bastion {
                tell(table, ml("1.33"), "game-bastion", id);
                Formation::Bastion
            } else {
                table.log().note(ml("1.34"), "game-no-formation-inside");
                Formation::NoFormation
            };
            state.put(id, pose);
            let troop = state.troop_mut(id);
            (troop.building, troop.formation) = (Some(building), formation);
            (troop.moved, troop.used) = (true, 1000);
        }
    }
    Ok(())
}

/// The nearest place inside a strongpoint for a whole lead element, facing as it does.
pub(crate) fn inside_pose(state: &State, id: UnitId, from: Pose, building: u8) -> Pose {
    let point = &state.battle.ground.strongpoints[usize::from(building)];
    let middle = point.middle();
    let way = Way(vec![from.centre(), middle]);
    let whole = way.length();
    let mut length = 0;
    while length < whole {
        let pose = from.at(way.point(length).0);
        if point.polygon.holds(&lead(state.arm(id), pose)) {
            return pose;
        }
        length += PAS / 40;
    }
    from.at(middle)
}

/// Dossier 5.4.4: who has ended on friends goes back along its way until it is free.
fn pull_back(state: &mut State, mover: &mut Mover) {
    if !holds("Q147") {
        return;
    }
    let id = mover.unit;
    if mover.gone < SLACK || state.troop(id).building.is_some() {
        return;
    }
    let side = state.side(id);
    let near: Vec<UnitId> = state
        .army(side)
        .filter(|one| {
            *one != id && state.spot(id).is_within(state.spot(*one), mover.gone + 9 * PAS)
        })
        .collect();
    let (formation, pose) = (state.troop(id).formation, state.troop(id).pose);
    let free = |at: i64| {
        let body = state.body_at(id, formation, pose.at(mover.way.point(at).0));
        !near.iter().any(|friend| state.overlap(&body, &state.body(*friend)))
    };
    let start = mover.gone;
    if !free(start) {
        let length = (last_such(start, PAS / 8, free) - SLACK).max(0);
        place(state, mover, length);
    }
    if mover.gone == 0 && start > 0 && mover.halves == 0 {
        state.troop_mut(id).moved = false;
    }
}

/// The units of a side that wait for their activation with a number.
pub(crate) fn waiting(state: &State, side: Side, number: u8) -> Vec<UnitId> {
    let own = state.army(side).filter(|id| {
        let troop = state.troop(*id);
        troop.number == number
            && troop.order == Order::Manoeuvre
            && troop.marker == Marker::None
            && !troop.moved
    });
    own.collect()
}

/// ML-11.4, ML-11.5, ML-Q41: the units that a side may activate at a number: those that have it, and later
/// ones that it may exchange with one of them, since no enemy comes in between.
pub(crate) fn may_activate(state: &State, side: Side, number: u8) -> Vec<UnitId> {
    let mut units = waiting(state, side, number);
    if units.is_empty() || !(holds("11.5") && holds("Q41")) {
        return units;
    }
    for later in number..=LAST_NUMBER {
        if !waiting(state, side.enemy(), later).is_empty() {
            break;
        }
        if later > number {
            units.extend(waiting(state, side, later));
        }
    }
    units
}

/// ML-11.1 to ML-11.6: numbers are thrown, and units move in their order.
pub(crate) fn activations(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    let thrown = state.on_table().any(|id| state.troop(id).number > 0);
    if !thrown {
        for id in state.in_order() {
            let troop = state.troop(id);
            let moving =
                troop.order == Order::Manoeuvre && troop.marker == Marker::None && !troop.moved;
            if !moving || is_out_of_scope(state, id) {
                continue;
            }
            // ML-Q153: batteries have a number too.
            let guns = state.arm(id) == Arm::Artillery;
            if guns && !holds("Q153") {
                continue;
            }
            let late = lateness(state.listed(id).status);
            tell(table, ml(if guns { "Q153" } else { "11.1" }), "game-activation-number", id);
            table.log().note(ml("11.3"), "game-die-stays-beside-it");
            let mut number =
                table.score("added-to-the-die", ml("11.2"), "better-troops-first", late).value();
            roll_number(&mut number, table)?;
            state.show(id, STATUS);
            state.troop_mut(id).number = number.clamp(1, i32::from(LAST_NUMBER)) as u8;
        }
    }
    let next = (1..=LAST_NUMBER).find(|number| {
        Side::BOTH.into_iter().any(|side| !waiting(state, side, *number).is_empty())
    });
    let Some(number) = next else { return Ok(()) };
    let both = Side::BOTH.into_iter().all(|side| !waiting(state, side, number).is_empty());
    let lots = table.log().applies(both, ml("11.6"), "game-lot-for-the-activation");
    let first = if lots {
        throw_lot(table)?
    } else {
        table.log().note(ml("11.6"), "game-no-lot-for-the-activation");
        state.first
    };
    state.runtime.extend([
        Step::Stage(Stage::Activations),
        Step::Activate { side: first.enemy(), number },
        Step::Activate { side: first, number },
    ]);
    Ok(())
}

/// ML-11.7: a unit is named with its whole move; the other side may counter.
pub(crate) fn activate(
    state: &mut State,
    side: Side,
    number: u8,
    id: UnitId,
    plot: &Plot,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    state.runtime.push(Step::Activate { side, number });
    let later = state.troop(id).number;
    let side_waits = |number: u8| !waiting(state, side, number).is_empty();
    if later == number && (number + 1..=LAST_NUMBER).any(side_waits) {
        table.log().note(ml("11.5"), "game-keeps-its-turn");
    }
    if later != number
        && let Some(first) = waiting(state, side, number).first().copied()
    {
        tell(table, ml("11.5"), "game-swaps", id);
        state.troop_mut(first).number = later;
        state.troop_mut(id).number = number;
    }
    if counters(state, id).is_empty() {
        return move_alone(state, id, plot, table);
    }
    state.runtime.push(Step::Counter { unit: id, plot: plot.clone() });
    Ok(())
}

/// ML-Q42: who may counter an activation.
pub(crate) fn counters(state: &State, id: UnitId) -> Vec<UnitId> {
    let (number, status) = (state.troop(id).number, state.listed(id).status);
    let enemies = state.army(state.side(id).enemy()).filter(|enemy| {
        let troop = state.troop(*enemy);
        troop.number >= number
            && troop.number > 0
            && troop.order == Order::Manoeuvre
            && troop.marker == Marker::None
            && !troop.moved
            && (state.listed(*enemy).status > status || !holds("Q42"))
    });
    enemies.collect()
}

pub(crate) fn counter(
    state: &mut State,
    id: UnitId,
    other: UnitId,
    plot: &Plot,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    tell(table, ml("11.7"), "game-counters", other);
    table.log().note(ml("Q42"), "game-later-and-better");
    let reaction =
        Test::new(state.listed(other).cohesion, state.leaders(other), false, table.log());
    let mut test = Counter { reaction, outcome: CounterOutcome::Hesitant };
    try_counter(&mut test, table)?;
    state.show(other, COHESION);
    state.runtime.push(Step::Replot { unit: id });
    match test.outcome {
        CounterOutcome::MovesFirst => move_alone(state, other, plot, table),
        CounterOutcome::Hesitant => {
            state.mark(other, Marker::Hesitant);
            Ok(())
        }
    }
}

/// One unit makes its whole move; a window follows.
pub(crate) fn move_alone(
    state: &mut State,
    id: UnitId,
    plot: &Plot,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    state.troop_mut(id).number = 0;
    let mover = if *plot == Plot::default() { None } else { state.plan(id, plot).ok() };
    let Some(mut mover) = mover else {
        idle(state, id, table);
        state.runtime.push(Step::sheet(SheetKind::Fire(4)));
        return Ok(());
    };
    begin(state, &mut mover, table);
    let mut movers = vec![mover];
    let near = neighbours(state, &movers);
    let mut crossings = Vec::new();
    for tick in 1..=TICKS {
        run_tick(state, &mut movers, &near, tick, &mut crossings, table)?;
    }
    cross(state, &crossings, table)?;
    let mut quarters = Quarters { next: 4, movers, ..Quarters::default() };
    finish(state, &mut quarters, table)?;
    state.runtime.push(Step::sheet(SheetKind::Fire(4)));
    Ok(())
}

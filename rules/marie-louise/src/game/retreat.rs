//! ML-3.4, ML-3.5, ML-3.18, ML-5.35, ML-Q109, ML-Q127, ML-Q144, ML-Q152: retreats and the redeployment of
//! batteries.

use engine::{DiceError, Table};

use super::battle::seat_of;
use super::choice::{Choice, Key, UnitId};
use super::fire::{self, When};
use super::flight::suffer;
use super::geometry::{Body, PAS, SLACK, Way, lead, rounded, spot};
use super::paths::{Gone, Purse};
use super::state::{Reaction, State, Status};
use super::step::{Lines, tell};
use crate::ch03_retreat::{pace_formation, retreat_disorganises};
use crate::ch05_reaction::Reaction as Test;
use crate::ch06_interpenetration::is_disorganised;
use crate::ch06_movement::{Ground as Crossed, Terrain};
use crate::ch08_charge_move::{bonus_dice, roll_bonus};
use crate::ml;
use crate::scenario::Side;
use crate::unit::{Arm, Formation, Marker, Order};

/// The farthest that anybody wants to retire, in thousandths.
const FARTHEST: i32 = 40_000;

impl State {
    /// Whether a unit makes a retreat in this turn: ordered to, evading, or shaken and willing.
    fn retires(&self, id: UnitId) -> bool {
        let troop = self.troop(id);
        match troop.marker {
            Marker::None => troop.order == Order::Retire,
            Marker::Shaken => troop.may_retire && self.arm(id) != Arm::Artillery,
            Marker::Hesitant | Marker::Routed => false,
        }
    }

    /// ML-Q51, ML-Q52: how far a unit retires on some ground.
    fn retreat_pace(&self, id: UnitId, ground: Crossed) -> crate::ch06_movement::Pace {
        let formation = pace_formation(self.arm(id), self.troop(id).formation, self.house());
        self.pace(id, formation, ground.off_road())
    }

    fn retreat(&self, id: UnitId, heading: u16, wants: i64, bonus: i64) -> (Way, Gone) {
        let way = Way::straight(self.spot(id), heading, wants.min(40 * PAS));
        let survey = self.battle.ground.survey(&way, self.walker(id, Formation::Disorganised));
        let purse = Purse { bonus, credit: self.credit(id), ..Purse::whole(wants.min(40 * PAS)) };
        let gone =
            self.farthest(&survey, purse, self.arm(id), |ground| self.retreat_pace(id, ground));
        (way, gone)
    }

    /// ML-Q47: an obstacle that a unit may cross for nothing in this turn.
    pub(crate) fn credit(&self, id: UnitId) -> Option<u8> {
        self.troop(id).credit.filter(|(_, turn)| *turn + 1 == self.turn).map(|(number, _)| number)
    }

    /// The friends whose elements the lead element of a unit crosses on a way (ML-6.16).
    pub(crate) fn crossed_friends(&self, id: UnitId, way: &Way, from: i64, to: i64) -> Vec<UnitId> {
        let pose = self.troop(id).pose;
        let path = super::geometry::Line::new(way.point(from).0, way.point(to).0);
        let near: Vec<(UnitId, Body)> = self
            .army(self.side(id))
            .filter(|friend| *friend != id)
            .filter(|friend| path.passes_nearer_than(self.spot(*friend), 6 * PAS))
            .map(|friend| (friend, self.body(friend)))
            .collect();
        if near.is_empty() {
            return Vec::new();
        }
        let mut crossed: Vec<UnitId> = Vec::new();
        let step = PAS / 4;
        let mut at = from;
        loop {
            let element = Body::Block(lead(self.arm(id), pose.at(way.point(at).0)));
            for (friend, body) in &near {
                if !crossed.contains(friend) && self.overlap(&element, body) {
                    crossed.push(*friend);
                }
            }
            if at >= to {
                break;
            }
            at = (at + step).min(to);
        }
        crossed.sort_unstable();
        crossed
    }

    /// The default heading of a retreat: that of a flight, but on the table.
    fn retreat_headings(&self, id: UnitId) -> Vec<u16> {
        self.flights(id)
    }
}

pub(crate) fn keys(state: &State, side: Side) -> Vec<Key> {
    let units = state.army(side).filter(|id| {
        state.retires(*id)
            && (state.arm(*id) == Arm::Artillery || state.default_flight(*id).is_some())
    });
    units.map(Key::Unit).collect()
}

/// The path of a battery on its default heading.
fn battery_path(state: &State, id: UnitId, halves: i64) -> Vec<[i32; 2]> {
    let Some(heading) = state.default_flight(id) else { return Vec::new() };
    let wants = 30 * PAS;
    let way = Way::straight(state.spot(id), heading, wants);
    let gone = battery_reach(state, id, &way, halves);
    let end = way.point(gone.length).0;
    if gone.length < SLACK { Vec::new() } else { vec![[rounded(end.x), rounded(end.y)]] }
}

fn battery_reach(state: &State, id: UnitId, way: &Way, halves: i64) -> Gone {
    let survey = state.battle.ground.survey(way, state.walker(id, Formation::Limbered));
    let purse = Purse { halves, ..Purse::whole(way.length()) };
    let mut gone = state.farthest(&survey, purse, Arm::Artillery, |ground| {
        state.pace(id, Formation::Limbered, ground)
    });
    if let Some(edge) = state.to_edge(way, gone.length) {
        gone.length = gone.length.min(edge);
    }
    gone
}

pub(crate) fn options(state: &State, unit: UnitId) -> Vec<Choice> {
    if state.arm(unit) == Arm::Artillery {
        let mut options = vec![Choice::Stay { unit }];
        let path = battery_path(state, unit, 2);
        if !path.is_empty() {
            options.push(Choice::LimberMove { unit, path });
        }
        let path = battery_path(state, unit, 1);
        if !path.is_empty() && state.may_fire(unit, When::Hasty) {
            let targets = state.targets(unit).into_iter();
            options.extend(targets.map(|target| Choice::FireHalfMove {
                unit,
                target,
                path: path.clone(),
            }));
        }
        return options;
    }
    let mut options = Vec::new();
    for (index, heading) in state.retreat_headings(unit).into_iter().enumerate() {
        let distance = FARTHEST;
        options.push(Choice::Retire { unit, heading, distance, bonus: false });
        if index == 0 {
            options.push(Choice::Retire { unit, heading, distance, bonus: true });
        }
    }
    if state.troop(unit).marker == Marker::Shaken {
        options.push(Choice::Stay { unit });
    }
    options
}

pub(crate) fn default_line(state: &State, unit: UnitId) -> Choice {
    if state.arm(unit) == Arm::Artillery {
        let path = battery_path(state, unit, 2);
        return if path.is_empty() {
            Choice::Stay { unit }
        } else {
            Choice::LimberMove { unit, path }
        };
    }
    match state.default_flight(unit) {
        Some(heading) if state.troop(unit).marker == Marker::None => {
            Choice::Retire { unit, heading, distance: FARTHEST, bonus: false }
        }
        _ => Choice::Stay { unit },
    }
}

/// Whether a free answer is legal.
pub(crate) fn judge(state: &State, choice: &Choice) -> Result<(), engine::Refusal> {
    use super::step::refused;
    match choice {
        Choice::Retire { unit, heading, distance, .. } => {
            if *distance < 1000 {
                return Err(refused("Q109", "game-at-least-one-pas"));
            }
            if *heading >= 3600 || !state.is_way_out(*unit, *heading) {
                return Err(refused("Q127", "game-no-such-heading"));
            }
            Ok(())
        }
        Choice::LimberMove { unit, path } | Choice::FireHalfMove { unit, path, .. } => {
            let halves = if matches!(choice, Choice::LimberMove { .. }) { 2 } else { 1 };
            let mut points = vec![state.spot(*unit)];
            points.extend(path.iter().map(|point| spot(*point)));
            let way = Way(points);
            let bad = path.is_empty()
                || path.len() > 8
                || path.iter().flatten().any(|part| part.abs() > 200_000);
            if bad {
                return Err(refused("Q54", "game-no-such-path"));
            }
            let reach = battery_reach(state, *unit, &way, halves);
            if way.length() > reach.length + 50 {
                return Err(refused("6.1", "farther-than-the-plan-allows"));
            }
            if let Choice::FireHalfMove { target, .. } = choice
                && !(state.may_fire(*unit, When::Hasty) && state.targets(*unit).contains(target))
            {
                return Err(refused("8.46", "no-target-for-hasty-fire"));
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Hasty fires first; the moves follow when their tests are over.
pub(crate) fn reveal(
    state: &mut State,
    lines: &Lines,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let mut retreats = Vec::new();
    let mut blows = Vec::new();
    let units: Vec<UnitId> = state.in_order().into_iter().filter(|id| state.retires(*id)).collect();
    for id in units {
        let seat = seat_of(state.side(id));
        let asked = state.arm(id) == Arm::Artillery || state.default_flight(id).is_some();
        let own = lines.line(seat, &Key::Unit(id)).cloned();
        let choice = match own {
            Some(choice) => choice,
            None if asked => default_line(state, id),
            None => Choice::Stay { unit: id },
        };
        if let Choice::FireHalfMove { target, .. } = &choice {
            blows.push(fire::shoot(state, id, *target, None, None, table)?);
        }
        retreats.push(choice);
    }
    state.retreats = retreats;
    if blows.is_empty() { Ok(()) } else { suffer(state, &blows, table) }
}

/// A side, a brigade, and whether it is its cavalry.
type Group = (Side, Option<super::choice::BrigadeId>, bool);

/// ML-Q152: the bonus of each group, thrown once.
pub(crate) struct Groups(Vec<(Group, i64)>);

impl Groups {
    /// Throws for those who said yes, by side, brigade and arm, on the worst ground among them.
    pub(crate) fn throw(
        state: &State,
        takers: &[(UnitId, Crossed)],
        table: &mut Table<'_>,
    ) -> Result<Self, DiceError> {
        let key = |id: UnitId| {
            let listed = state.listed(id);
            (listed.side, listed.brigade, listed.arm == Arm::Cavalry)
        };
        let mut groups: Vec<_> = takers.iter().map(|(id, _)| key(*id)).collect();
        groups.sort_unstable();
        groups.dedup();
        let mut thrown = Vec::new();
        for group in groups {
            let own = takers.iter().filter(|(id, _)| key(*id) == group);
            let worst = own.map(|(_, ground)| ground.terrain as u8).max().unwrap_or(1);
            let terrain = match worst {
                0 | 1 => Terrain::Clear,
                2 => Terrain::Rough,
                _ => Terrain::VeryRough,
            };
            let arm = if group.2 { Arm::Cavalry } else { Arm::Infantry };
            let dice = bonus_dice(arm, terrain);
            let bonus = if dice > 0 { roll_bonus(dice, table)? } else { 0 };
            thrown.push((group, i64::from(bonus) * PAS));
        }
        Ok(Self(thrown))
    }

    /// What a unit that said yes has.
    pub(crate) fn of(&self, state: &State, id: UnitId) -> i64 {
        let listed = state.listed(id);
        let key = (listed.side, listed.brigade, listed.arm == Arm::Cavalry);
        self.0.iter().find(|(group, _)| *group == key).map_or(0, |(_, bonus)| *bonus)
    }
}

/// ML-3.6, ML-3.19: retreats and redeployments are carried out.
pub(crate) fn hasty(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    let retreats = std::mem::take(&mut state.retreats);
    let takers: Vec<(UnitId, Crossed)> = retreats
        .iter()
        .filter_map(|choice| match choice {
            Choice::Retire { unit, heading, bonus: true, .. } if state.retires(*unit) => {
                let way = Way::straight(state.spot(*unit), *heading, 6 * PAS);
                let walker = state.walker(*unit, Formation::Disorganised);
                let survey = state.battle.ground.survey(&way, walker);
                Some((*unit, survey.worsens.last().map_or(super::ground::CLEAR, |one| one.1)))
            }
            _ => None,
        })
        .collect();
    let groups = Groups::throw(state, &takers, table)?;
    let mut crossings: Vec<(UnitId, UnitId)> = Vec::new();
    for choice in &retreats {
        let (Choice::Retire { unit, .. }
        | Choice::Stay { unit }
        | Choice::LimberMove { unit, .. }
        | Choice::FireHalfMove { unit, .. }) = choice
        else {
            continue;
        };
        if !state.retires(*unit) {
            continue;
        }
        match choice {
            Choice::Retire { unit, heading, distance, bonus } => {
                let bonus = if *bonus { groups.of(state, *unit) } else { 0 };
                let wants = i64::from(*distance) * 10;
                retire(state, *unit, *heading, wants, bonus, &mut crossings, table);
            }
            Choice::LimberMove { unit, path } => redeploy(state, *unit, path, 2, table),
            Choice::FireHalfMove { unit, path, .. } => redeploy(state, *unit, path, 1, table),
            _ => {
                if state.troop(*unit).marker == Marker::None {
                    tell(table, ml("3.5"), "game-cannot-retire", *unit);
                    state.mark(*unit, Marker::Hesitant);
                }
            }
        }
    }
    cross(state, &crossings, table)
}

fn retire(
    state: &mut State,
    id: UnitId,
    heading: u16,
    wants: i64,
    bonus: i64,
    crossings: &mut Vec<(UnitId, UnitId)>,
    table: &mut Table<'_>,
) {
    let (way, gone) = state.retreat(id, heading, wants, bonus);
    let mut length = state.before_enemies(id, &way, gone.length, true);
    let withdrawn = match state.to_edge(&way, length) {
        Some(_) if state.battle.is_friendly_edge(id, way.point(length).0, state.turn) => true,
        Some(edge) => {
            length = edge;
            false
        }
        None => false,
    };
    if !withdrawn {
        length = state.off_friends(id, &way, length, 0);
    }
    tell(table, ml("3.4"), "game-retires", id);
    for friend in state.crossed_friends(id, &way, 0, length) {
        crossings.push((id, friend));
    }
    let basic = gone.basic.max(1);
    let pose = state.troop(id).pose.at(way.point(length).0);
    let house = *state.house();
    if length >= SLACK {
        state.put(id, pose);
        let turn = state.turn;
        let troop = state.troop_mut(id);
        if retreat_disorganises(troop.formation, &house) {
            troop.formation = Formation::Disorganised;
        }
        troop.building = None;
        (troop.moved, troop.retiring) = (true, true);
        troop.used = (length * 1000 / basic).min(1000) as u16;
        troop.credit = gone.credit.map(|number| (number, turn));
    } else if state.troop(id).marker == Marker::None {
        state.mark(id, Marker::Hesitant);
    }
    if withdrawn {
        withdraw(state, id, table);
    }
}

/// ML-Q11: a unit leaves the table by a friendly edge.
pub(crate) fn withdraw(state: &mut State, id: UnitId, table: &mut Table<'_>) {
    tell(table, ml("Q11"), "game-withdraws", id);
    for general in state.attached(id) {
        let general = state.general_mut(general);
        (general.here, general.with) = (false, None);
    }
    let troop = state.troop_mut(id);
    troop.status = Status::Withdrawn;
    troop.order = Order::None;
}

/// ML-3.18: a battery limbers up and goes.
fn redeploy(state: &mut State, id: UnitId, path: &[[i32; 2]], halves: i64, table: &mut Table<'_>) {
    let mut points = vec![state.spot(id)];
    points.extend(path.iter().map(|point| spot(*point)));
    let way = Way(points);
    let gone = battery_reach(state, id, &way, halves);
    let length = state.off_friends(id, &way, gone.length.min(way.length()), 0);
    tell(table, ml("3.18"), "battery-limbers-named", id);
    let (end, leg) = way.point(length);
    let mut pose = state.troop(id).pose.at(end);
    if let Some(line) = super::geometry::Line::chain(&way.0).nth(leg) {
        pose.facing = super::geometry::heading(line.from, line.to, pose.facing);
    }
    state.put(id, pose);
    let troop = state.troop_mut(id);
    troop.formation = Formation::Limbered;
    (troop.moved, troop.used) = (true, 1000);
}

/// ML-6.14 to ML-6.16, ML-Q56: friends who crossed each other test, the mover first.
pub(crate) fn cross(
    state: &mut State,
    pairs: &[(UnitId, UnitId)],
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let mut done: Vec<(UnitId, UnitId)> = Vec::new();
    for (mover, crossed) in pairs {
        let pair = (*mover.min(crossed), *mover.max(crossed));
        let free = state.is_skirmisher(*mover) || state.is_skirmisher(*crossed);
        if done.contains(&pair) || !state.stands(*mover) || !state.stands(*crossed) {
            continue;
        }
        done.push(pair);
        if free || engine::is_left_out(ml("6.14")) {
            table.log().note(ml("6.14"), "skirmishers-let-pass");
            continue;
        }
        for (id, key) in [(*mover, "mover-disorganised"), (*crossed, "crossed-unit-disorganised")] {
            tell(table, ml("6.15"), "game-crosses", id);
            let cohesion = state.listed(id).cohesion;
            let leaders = state.leaders(id);
            let test = Test::new(cohesion, leaders, false, table.log());
            if is_disorganised(Some(test), key, table)? {
                disorganise(state, id);
            }
        }
    }
    Ok(())
}

/// A unit loses its formation, unless it has none to lose.
pub(crate) fn disorganise(state: &mut State, id: UnitId) {
    let arm = state.arm(id);
    let troop = state.troop_mut(id);
    if arm != Arm::Artillery && !troop.formation.in_building() {
        troop.formation = Formation::Disorganised;
    }
}

/// ML-8.45: cavalry that evades is under R.
pub(crate) fn evade(state: &mut State) {
    let evading: Vec<UnitId> = state
        .reactions
        .iter()
        .filter(|(_, reaction)| *reaction == Reaction::Evade)
        .map(|(id, _)| *id)
        .collect();
    for id in evading {
        if state.stands(id) && state.troop(id).marker == Marker::None {
            state.troop_mut(id).order = Order::Retire;
        }
    }
}

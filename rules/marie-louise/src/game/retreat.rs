//! ML-3.4, ML-3.5, ML-3.18, ML-5.35, ML-Q109, ML-Q127, ML-Q144, ML-Q152: retreats and the redeployment of
//! batteries.

use engine::{DiceError, Table};

use super::battle::seat_of;
use super::choice::{Choice, Key, UnitId};
use super::fire::{self, When};
use super::flight::suffer;
use super::geometry::{Body, PAS, SLACK, Spot, Way, heading, lead, rounded, spot};
use super::paths::{Gone, MoveBudget, last_such};
use super::quality::COHESION;
use super::state::{Reaction, State, Status};
use super::step::{Lines, tell};
use crate::ch03_retreat::{pace_formation, retreat_disorganises};
use crate::ch05_reaction::Reaction as Test;
use crate::ch06_interpenetration::is_disorganised;
use crate::ch06_movement::{Ground as Crossed, Terrain, extra_cost};
use crate::ch08_charge_move::{bonus_dice, roll_bonus};
use crate::scenario::Side;
use crate::unit::{Arm, Formation, Marker, Order};
use crate::{holds, ml};

/// The farthest that anybody wants to retire, in thousandths.
const FARTHEST: i32 = 40_000;

impl State {
    /// Whether a unit makes a retreat in this turn: ordered to, evading, or shaken and willing.
    fn retires(&self, id: UnitId) -> bool {
        let troop = self.troop(id);
        let evades = |one: &(UnitId, Reaction)| one.1 == Reaction::Evade;
        if self.house().late_declaration && self.reactions.iter().any(evades) {
            // ML-Q19: the others have retired before the charges were named.
            return troop.marker == Marker::None && self.reactions.contains(&(id, Reaction::Evade));
        }
        match troop.marker {
            Marker::None => troop.order == Order::Retire,
            Marker::Shaken => troop.may_retire,
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
        let survey = self.battle.ground.survey(&way, self.fugitive(id));
        let budget =
            MoveBudget { bonus, credit: self.credit(id), ..MoveBudget::whole(wants.min(40 * PAS)) };
        let gone =
            self.farthest(&survey, budget, self.arm(id), |ground| self.retreat_pace(id, ground));
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

    /// ML-6.16: the friends upon whose elements the lead element of a unit stands.
    pub(crate) fn met_friends(&self, id: UnitId) -> Vec<UnitId> {
        let element = self.crossing_element(id);
        let friends = self.army(self.side(id)).filter(|friend| *friend != id);
        friends
            .filter(|friend| self.spot(id).is_within(self.spot(*friend), 8 * PAS))
            .filter(|friend| self.overlap(&element, &self.body(*friend)))
            .collect()
    }

    /// ML-6.16: what of a unit crosses friends: its lead element alone.
    pub(crate) fn crossing_element(&self, id: UnitId) -> Body {
        if holds("6.16") { Body::Block(self.lead(id)) } else { self.body(id) }
    }

    /// The way of a retreat that wants to go so far without bonus, and how far it gets.
    pub(crate) fn way_back(&self, id: UnitId, heading: u16, wants: i64) -> (Way, i64) {
        let (way, gone) = self.retreat(id, heading, wants, 0);
        let length = self.before_enemies(id, &way, gone.length, true);
        (way, length)
    }

    /// Where a retreat would end that goes as far as it can.
    fn end_of_way_back(&self, id: UnitId, heading: u16) -> Spot {
        let (way, length) = self.way_back(id, heading, i64::from(FARTHEST) * 10);
        way.point(length).0
    }

    /// ML-Q127: the default heading of a retreat.
    fn default_retreat(&self, id: UnitId) -> Option<u16> {
        self.default_heading(id, |heading| self.end_of_way_back(id, heading))
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
    let budget = MoveBudget { halves, ..MoveBudget::whole(way.length()) };
    let mut gone = state.farthest(&survey, budget, Arm::Artillery, |ground| {
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
    for (index, heading) in
        state.headings(unit, state.default_retreat(unit)).into_iter().enumerate()
    {
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
    match state.default_retreat(unit) {
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
            // ML-1.56: the facing of limbered guns is free.
            let first = heading(way.0[0], way.0[1], state.troop(*unit).pose.facing);
            state.check_legs(&way, first, true)?;
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
            let charged = state.is_charged(id);
            if charged && !table.log().applies(true, ml("8.46"), "fires-hastily-before-the-charge")
            {
                retreats.push(choice);
                continue;
            }
            blows.push(fire::shoot(state, id, *target, None, None, table)?);
        }
        retreats.push(choice);
    }
    state.retreats = retreats;
    if blows.is_empty() { Ok(()) } else { suffer(state, &blows, table) }
}

/// A side, a brigade, and whether it is its cavalry; a unit of its own if nobody shares.
type Group = (Side, Option<super::choice::BrigadeId>, bool, Option<UnitId>);

/// ML-8.19, ML-Q80, ML-Q152: with whom a unit throws.
fn group_of(state: &State, id: UnitId) -> Group {
    let listed = state.listed(id);
    let shares = holds("8.19") && holds("Q80") && holds("Q152");
    (listed.side, listed.brigade, listed.arm == Arm::Cavalry, Some(id).filter(|_| !shares))
}

/// ML-Q152: the dice of the group of a unit, on the worst ground among those who take the bonus.
pub(crate) fn group_dice(state: &State, takers: &[(UnitId, Crossed)], id: UnitId) -> i32 {
    let group = group_of(state, id);
    let own = takers.iter().filter(|(one, _)| group_of(state, *one) == group);
    let worst = own.map(|(_, ground)| ground.terrain as u8).max().unwrap_or(1);
    let terrain = match worst {
        0 | 1 => Terrain::Clear,
        2 => Terrain::Rough,
        _ => Terrain::VeryRough,
    };
    bonus_dice(state.arm(id), terrain)
}

/// ML-Q152: the bonus of each group, thrown once.
pub(crate) struct Groups(Vec<(Group, i64)>);

impl Groups {
    /// Throws for those who said yes, by side, brigade and arm, on the worst ground among them.
    pub(crate) fn throw(
        state: &State,
        takers: &[(UnitId, Crossed)],
        table: &mut Table<'_>,
    ) -> Result<Self, DiceError> {
        let mut groups: Vec<(Group, UnitId)> =
            takers.iter().map(|(id, _)| (group_of(state, *id), *id)).collect();
        // ML-Q123: those of side A first.
        groups.sort_unstable_by_key(|one| (one.0.0 != state.first && holds("Q123"), *one));
        groups.dedup_by_key(|one| one.0);
        let mut thrown = Vec::new();
        for (group, id) in groups {
            let dice = group_dice(state, takers, id);
            let bonus = if dice > 0 { roll_bonus(dice, table)? } else { 0 };
            thrown.push((group, i64::from(bonus) * PAS));
        }
        Ok(Self(thrown))
    }

    /// What a unit that said yes has.
    pub(crate) fn of(&self, state: &State, id: UnitId) -> i64 {
        let key = group_of(state, id);
        self.0.iter().find(|(group, _)| *group == key).map_or(0, |(_, bonus)| *bonus)
    }
}

/// ML-3.6, ML-3.19: retreats and redeployments are carried out.
pub(crate) fn hasty(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    let retreats = std::mem::take(&mut state.retreats);
    let takers: Vec<(UnitId, Crossed)> = retreats
        .iter()
        .filter_map(|choice| match choice {
            Choice::Retire { unit, heading, distance, bonus: true } if state.retires(*unit) => {
                // ML-Q46: the ground of the way that it goes without bonus.
                let (_, length) = state.way_back(*unit, *heading, i64::from(*distance) * 10);
                let way = Way::straight(state.spot(*unit), *heading, length.max(SLACK));
                let survey = state.battle.ground.survey(&way, state.fugitive(*unit));
                Some((*unit, survey.worsens.last().map_or(super::ground::CLEAR, |one| one.1)))
            }
            _ => None,
        })
        .collect();
    let groups = Groups::throw(state, &takers, table)?;
    let mut going: Vec<Going> = Vec::new();
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
                going.push(retire(state, *unit, *heading, wants, bonus, table));
            }
            Choice::LimberMove { unit, path } => {
                going.push(redeploy(state, *unit, path, 2, table));
            }
            Choice::FireHalfMove { unit, path, .. } => {
                going.push(redeploy(state, *unit, path, 1, table));
            }
            _ => {
                if state.troop(*unit).marker == Marker::None && holds("3.5") {
                    tell(table, ml("3.5"), "game-cannot-retire", *unit);
                    table.log().note(ml("Q23"), "no-way-without-approaching");
                    state.mark(*unit, Marker::Hesitant);
                }
            }
        }
    }
    let crossings = go_together(state, &mut going);
    for one in &mut going {
        fall_into_disorder(state, one, table);
    }
    for one in &mut going {
        pull_back(state, one);
    }
    for one in &going {
        end_of_retreat(state, one, table);
    }
    cross(state, &crossings, table)
}

/// Somebody on his way back.
struct Going {
    unit: UnitId,
    way: Way,
    /// How far it goes at most, and what it would go in a whole step.
    most: i64,
    net: i64,
    gone: i64,
    stopped: bool,
    /// It leaves the table by a friendly edge.
    withdraws: bool,
    basic: i64,
    credit: Option<u8>,
    obstacles: u8,
    /// Its formation and its strongpoint as it set out.
    from: (Formation, Option<u8>),
}

/// ML-6.2, dossier 5.4: they go together, in forty ticks. The friends that they cross.
fn go_together(state: &mut State, going: &mut [Going]) -> Vec<(UnitId, UnitId)> {
    const TICKS: i64 = 40;
    let mut crossings = Vec::new();
    for tick in 1..=TICKS {
        let mut moved: Vec<UnitId> = Vec::new();
        for one in going.iter_mut().filter(|one| !one.stopped) {
            let length = (one.net * tick / TICKS).min(one.most);
            let length = if tick == TICKS { one.most } else { length };
            if length <= one.gone {
                continue;
            }
            let before = state.troop(one.unit).pose;
            put_along(state, one, length);
            let element = Body::Block(state.lead(one.unit));
            let side = state.side(one.unit).enemy();
            let met = state.army(side).any(|enemy| {
                state.spot(one.unit).is_within(state.spot(enemy), 8 * PAS)
                    && state.overlap(&element, &state.blocking(enemy))
            });
            if met {
                state.put(one.unit, before);
                one.stopped = true;
            } else {
                one.gone = length;
                moved.push(one.unit);
            }
        }
        for id in moved.iter().copied() {
            for friend in state.met_friends(id) {
                let both = moved.contains(&friend) && friend < id;
                let pair = if both { (friend, id) } else { (id, friend) };
                if !crossings.contains(&pair) && !crossings.contains(&(pair.1, pair.0)) {
                    crossings.push(pair);
                }
            }
        }
    }
    crossings
}

/// Puts somebody so far along his way; batteries face it.
fn put_along(state: &mut State, going: &Going, length: i64) {
    let (at, leg) = going.way.point(length);
    let mut pose = state.troop(going.unit).pose.at(at);
    if state.arm(going.unit) == Arm::Artillery
        && let Some(line) = super::geometry::Line::chain(&going.way.0).nth(leg)
    {
        pose.facing = heading(line.from, line.to, pose.facing);
    }
    state.put(going.unit, pose);
}

/// A unit falls back on a heading.
fn retire(
    state: &State,
    id: UnitId,
    heading: u16,
    wants: i64,
    bonus: i64,
    table: &mut Table<'_>,
) -> Going {
    let (way, gone) = state.retreat(id, heading, wants, bonus);
    let mut most = state.before_enemies(id, &way, gone.length, true);
    let withdraws = match state.to_edge(&way, most) {
        Some(_) if state.battle.is_friendly_edge(id, way.point(most).0, state.turn) => true,
        Some(edge) => {
            most = edge;
            false
        }
        None => false,
    };
    tell(table, ml("3.4"), "game-retires", id);
    let shunned = state.feared(id).len() as i64;
    if shunned > 0 {
        table.log().note_value(ml("Q23"), "game-enemies-shunned", shunned);
    }
    table.log().note_value(ml("Q127"), "game-heading", i64::from(heading / 10));
    let obstacles = i64::from(extra_cost(i32::from(gone.obstacles), false)) * PAS;
    Going {
        unit: id,
        way,
        most,
        net: (gone.basic + bonus - obstacles).max(0),
        gone: 0,
        stopped: false,
        withdraws,
        basic: gone.basic.max(1),
        credit: gone.credit,
        obstacles: gone.obstacles,
        from: (state.troop(id).formation, state.troop(id).building),
    }
}

/// ML-3.4, ML-3.18: who has fallen back is in disorder, batteries are limbered; who has gone over a friendly
/// edge has left.
fn fall_into_disorder(state: &mut State, going: &mut Going, table: &mut Table<'_>) {
    let (id, house) = (going.unit, *state.house());
    let guns = state.arm(id) == Arm::Artillery;
    let troop = state.troop_mut(id);
    if guns {
        troop.formation = Formation::Limbered;
        return;
    }
    if going.gone >= SLACK {
        if retreat_disorganises(troop.formation, &house) {
            troop.formation = Formation::Disorganised;
        }
        troop.building = None;
    }
    if going.withdraws && going.gone >= going.most {
        withdraw(state, id, table);
    }
}

/// What a retreat has made of somebody. ML-Q146: who is back where it set out from has not moved.
fn end_of_retreat(state: &mut State, going: &Going, table: &mut Table<'_>) {
    let (id, turn) = (going.unit, state.turn);
    let guns = state.arm(id) == Arm::Artillery;
    let troop = state.troop_mut(id);
    if guns {
        (troop.moved, troop.used) = (true, 1000);
    } else if going.gone >= SLACK {
        (troop.moved, troop.retiring) = (true, true);
        table.log().note(ml("Q65"), "game-counts-as-retiring");
        let crossing = i64::from(extra_cost(i32::from(going.obstacles), false)) * PAS;
        troop.used = ((going.gone + crossing) * 1000 / going.basic).min(1000) as u16;
        troop.credit = going.credit.map(|number| (number, turn));
    } else {
        (troop.formation, troop.building) = going.from;
        if troop.marker == Marker::None && troop.status == Status::OnTable {
            tell(table, ml("3.20"), "does-nothing-and-hesitates-named", id);
            state.mark(id, Marker::Hesitant);
        }
    }
}

/// Dossier 5.4.4: whose elements have ended on friends goes back along its way until it is free.
fn pull_back(state: &mut State, going: &mut Going) {
    let id = going.unit;
    if !state.stands(id) || going.gone < SLACK {
        return;
    }
    let friends: Vec<Body> = state
        .army(state.side(id))
        .filter(|friend| *friend != id)
        .map(|friend| state.body(friend))
        .collect();
    let (formation, pose) = (state.troop(id).formation, state.troop(id).pose);
    let free = |at: i64| {
        let body = state.body_at(id, formation, pose.at(going.way.point(at).0));
        !friends.iter().any(|friend| state.overlap(&body, friend))
    };
    if !free(going.gone) {
        let length = (last_such(going.gone, PAS / 8, free) - SLACK).max(0);
        put_along(state, going, length);
        going.gone = length;
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
fn redeploy(
    state: &State,
    id: UnitId,
    path: &[[i32; 2]],
    halves: i64,
    table: &mut Table<'_>,
) -> Going {
    let mut points = vec![state.spot(id)];
    points.extend(path.iter().map(|point| spot(*point)));
    let way = Way(points);
    let gone = battery_reach(state, id, &way, halves);
    tell(table, ml("3.18"), "battery-limbers-named", id);
    Going {
        unit: id,
        most: gone.length.min(way.length()),
        way,
        net: gone.basic,
        gone: 0,
        stopped: false,
        withdraws: false,
        basic: gone.basic.max(1),
        credit: None,
        obstacles: 0,
        from: (state.troop(id).formation, None),
    }
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
        if table.log().applies(free, ml("6.14"), "skirmishers-let-pass") || !holds("6.15") {
            continue;
        }
        table.log().note(ml("6.16"), "game-lead-element-crosses");
        for (id, key) in [(*mover, "mover-disorganised"), (*crossed, "crossed-unit-disorganised")] {
            tell(table, ml("6.15"), "game-crosses", id);
            let cohesion = state.listed(id).cohesion;
            let leaders = state.leaders(id);
            let test = Test::new(cohesion, leaders, false, table.log());
            state.show(id, COHESION);
            if is_disorganised(Some(test), key, table)? {
                table.log().note(ml("Q56"), "game-completes-its-move");
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
    let garrison = troop.formation.in_building() && holds("Q139");
    if arm != Arm::Artillery && !garrison {
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

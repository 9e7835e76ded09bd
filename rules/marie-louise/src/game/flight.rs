//! ML-5.5 to ML-5.9, ML-5.25 to ML-5.27, ML-10.1, ML-Q127, ML-Q128: losses, the tests that follow from
//! them, flights, and who sees them.

use board::heading::{ONE, angle_between, sine_cosine};
use engine::{DiceError, Table};

use super::choice::{GeneralId, UnitId};
use super::geometry::{PAS, Pose, Spot, Way, decimal};
use super::paths::MoveBudget;
use super::quality::COHESION;
use super::reaction::{break_off, supports_hesitate};
use super::state::{Event, State, Status};
use super::step::{Step, named_general, tell};
use crate::ch05_morale::{MoraleOutcome, after_failure, passes, throw_morale};
use crate::ch05_support::why_not_alarmed;
use crate::ch07_losses::{Fright, Strength, risks, threshold};
use crate::ch10_officers::{Risk, roll_danger, roll_wounds};
use crate::unit::{Arm, Direction, Formation, Marker, Order};
use crate::{holds, ml};

/// ML-Q23, ML-Q127: enemies farther away than this do not matter to a flight.
const AWARE: i64 = 24 * PAS;

/// What a shot or a blow does to somebody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blow {
    pub(crate) unit: UnitId,
    pub(crate) losses: i32,
    pub(crate) direction: Direction,
}

/// ML-7.28, ML-7.29: losses of one event are taken together; then generals are at risk, and tests are due.
pub(crate) fn suffer(
    state: &mut State,
    blows: &[Blow],
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let mut struck: Vec<UnitId> = Vec::new();
    for id in state.in_order() {
        let own = blows.iter().filter(|blow| blow.unit == id && blow.losses > 0);
        let losses: i32 = own.clone().map(|blow| blow.losses).sum();
        if losses == 0 {
            continue;
        }
        let worst = own.map(|blow| blow.direction).max().unwrap_or_default();
        let worst = if holds("Q129") { worst } else { Direction::Front };
        struck.push(id);
        take_losses(state, id, losses, worst, table);
    }
    for id in &struck {
        general_risks(state, *id, table)?;
    }
    state.runtime.push(Step::Witnesses);
    for id in struck.into_iter().rev() {
        let owes = state.troop(id).owes;
        if state.stands(id) && owes > 0 {
            state.runtime.push(Step::Tests { unit: id, left: owes });
        } else {
            // Where it was struck matters to the tests of this event alone.
            state.troop_mut(id).struck = Direction::Front;
        }
        state.troop_mut(id).owes = 0;
    }
    Ok(())
}

fn take_losses(
    state: &mut State,
    id: UnitId,
    losses: i32,
    direction: Direction,
    table: &mut Table<'_>,
) {
    let (listed, troop) = (state.listed(id), *state.troop(id));
    let strength = Strength {
        threshold: threshold(listed.arm, listed.cohesion),
        elements: i32::from(troop.elements),
        loss_markers: i32::from(troop.losses),
    };
    let before = troop.losses > 0 || troop.elements < listed.elements;
    let fright = Fright::new(listed.status, before, state.house());
    let toll = strength.suffer(losses);
    tell(table, ml("7.28"), "game-loses", id);
    table.log().note_value(ml("7.28"), "game-losses", i64::from(losses));
    if toll.elements_lost > 0 {
        table.log().note_value(ml("7.29"), "elements-removed", i64::from(toll.elements_lost));
    }
    let tests = fright.tests(losses, &toll);
    if tests > toll.elements_lost {
        table.log().note(ml("5.9"), "first-loss-of-a-levy");
    }
    if toll.elements_lost > 1 && tests > 1 {
        table.log().note(ml("Q32"), "game-a-test-for-each-element");
    }
    if tests > 0 {
        table.log().note_value(ml("5.6"), "game-must-test", i64::from(tests));
    }
    if toll.elements_lost > 0 {
        state.show(id, COHESION);
    }
    let hit = state.troop_mut(id);
    hit.elements -= toll.elements_lost as u8;
    hit.losses = if holds("7.28") { toll.loss_markers as u8 } else { 0 };
    hit.struck = direction;
    hit.fresh = losses.min(200) as u8;
    hit.owes = tests as u8;
    if toll.eliminated {
        eliminate(state, id, true, table);
    }
}

/// ML-10.1, ML-10.2: generals with a unit that has losses.
fn general_risks(state: &mut State, id: UnitId, table: &mut Table<'_>) -> Result<(), DiceError> {
    let fresh = i32::from(state.troop(id).fresh);
    state.troop_mut(id).fresh = 0;
    if !state.stands(id) {
        return Ok(());
    }
    for general in state.attached(id) {
        table.log().note_value(ml("10.1"), "game-general-at-risk", named_general(general));
        let losses = risks(fresh, state.house());
        let mut risk = Risk { losses, risks: 0, killed: false };
        if roll_danger(&mut risk, table)? == engine::Flow::Next {
            roll_wounds(&mut risk, table)?;
        }
        if risk.killed {
            lose_general(state, general, "game-general-falls", table);
            let tests = table.log().applies(true, ml("5.7"), "game-tests-for-its-general");
            state.troop_mut(id).owes += u8::from(tests);
        }
    }
    Ok(())
}

/// ML-10.2, ML-10.4, ML-10.5: a general is out of the battle.
pub(crate) fn lose_general(
    state: &mut State,
    id: GeneralId,
    key: &'static str,
    table: &mut Table<'_>,
) {
    table.log().note_value(ml("10.2"), key, named_general(id));
    let turn = state.turn;
    let general = state.general_mut(id);
    (general.lost, general.with) = (Some(turn), None);
}

/// A unit is out of the battle, and its generals with it (ML-10.4).
pub(crate) fn eliminate(state: &mut State, id: UnitId, event: bool, table: &mut Table<'_>) {
    let troop = *state.troop(id);
    tell(table, ml("5.27"), "game-eliminated", id);
    supports_hesitate(state, id, table);
    if event {
        state.events.push(Event { unit: id, at: troop.pose, formation: troop.formation });
    }
    let shared = if holds("10.4") { state.attached(id) } else { Vec::new() };
    for general in shared {
        table.log().note_value(ml("10.4"), "game-general-in-that-unit", named_general(general));
        lose_general(state, general, "game-general-shares-its-fate", table);
    }
    let gone = state.troop_mut(id);
    gone.status = Status::Eliminated;
    gone.building = None;
    gone.order = Order::None;
}

/// ML-Q91: gunners leave their guns; that is no rout.
pub(crate) fn abandon(state: &mut State, id: UnitId, table: &mut Table<'_>) {
    tell(table, ml("8.49"), "game-guns-abandoned", id);
    table.log().note(ml("Q91"), "game-gunners-alarm-nobody");
    for general in state.attached(id) {
        state.general_mut(general).with = None;
    }
    let guns = state.troop_mut(id);
    guns.status = Status::Abandoned;
    guns.order = Order::None;
    guns.square_near = false;
}

/// ML-5.10 to ML-5.27: one test, and what it does at once.
pub(crate) fn test(
    state: &mut State,
    id: UnitId,
    left: u8,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    if !state.stands(id) {
        return Ok(());
    }
    let in_melee = state.runtime.steps().any(|step| {
        matches!(step, Step::AfterRound { attacker, defender, .. }
            if *attacker == id || *defender == id)
    });
    let attack = if in_melee { Direction::Front } else { state.troop(id).struck };
    tell(table, ml("5.10"), "game-tests-morale", id);
    let morale = state.morale(id, attack, None, !in_melee);
    let house = *state.house();
    let modifiers = morale.score("morale-modifiers", &house, table.log()).value();
    let total = throw_morale(ml("5.10"), "morale", modifiers, table)?;
    state.show_morale(id);
    if !passes(total) {
        let troop = state.troop(id);
        match after_failure(troop.marker, troop.formation) {
            MoraleOutcome::Holds => {}
            MoraleOutcome::Shaken if !holds("5.25") => {}
            MoraleOutcome::Routed if !holds("5.26") => {}
            MoraleOutcome::Eliminated if !holds("5.27") => {}
            MoraleOutcome::Shaken => {
                tell(table, ml("5.25"), "game-shaken", id);
                state.mark(id, Marker::Shaken);
                break_off(state, table);
            }
            MoraleOutcome::Routed => rout(state, id, table),
            MoraleOutcome::Eliminated => {
                let known = state.events.iter().any(|event| event.unit == id);
                eliminate(state, id, !known, table);
            }
            MoraleOutcome::GunsAbandoned => abandon(state, id, table),
        }
    }
    if !state.stands(id) {
        return Ok(());
    }
    if left > 1 {
        state.runtime.push(Step::Tests { unit: id, left: left - 1 });
    } else {
        state.troop_mut(id).struck = Direction::Front;
        if state.troop(id).flees {
            state.troop_mut(id).flees = false;
            state.runtime.push(Step::Flee { unit: id, again: false });
        }
    }
    Ok(())
}

/// ML-5.26: a unit routs; it flees when its tests are over.
pub(crate) fn rout(state: &mut State, id: UnitId, table: &mut Table<'_>) {
    tell(table, ml("5.26"), "game-routed", id);
    supports_hesitate(state, id, table);
    let troop = *state.troop(id);
    state.events.push(Event { unit: id, at: troop.pose, formation: troop.formation });
    state.mark(id, Marker::Routed);
    let troop = state.troop_mut(id);
    (troop.flees, troop.moved) = (true, true);
    troop.used = 1000;
}

/// ML-5.5, ML-Q31: those who see the next event test, then those who see the one after it.
pub(crate) fn witnesses(state: &mut State, table: &mut Table<'_>) {
    if state.events.is_empty() {
        return;
    }
    let event = state.events.remove(0);
    state.runtime.push(Step::Witnesses);
    let side = state.side(event.unit);
    let lost = (state.kind(event.unit, event.formation), state.listed(event.unit).status);
    let mut tests = Vec::new();
    for id in state.army(side).filter(|id| *id != event.unit) {
        let formation = state.troop(id).formation;
        let witness = (state.kind(id, formation), state.listed(id).status);
        // ML-Q128: from where it stood before it fled.
        let at = if holds("Q128") { event.at } else { state.troop(event.unit).pose };
        let (gap, seen) = state.seen_event(id, event.unit, at);
        let why_not = why_not_alarmed(lost, witness, seen, decimal(gap), state.house());
        if why_not.is_none() && holds("5.5") {
            tests.push(id);
        }
    }
    if !tests.is_empty() {
        tell(table, ml("Q128"), "game-event-is-seen", event.unit);
    }
    for id in tests.into_iter().rev() {
        tell(table, ml("5.5"), "sees-a-friend-lost-named", id);
        state.runtime.push(Step::Tests { unit: id, left: 1 });
    }
}

impl State {
    /// How far from a unit something happened, and whether it saw that.
    fn seen_event(&self, id: UnitId, lost: UnitId, at: Pose) -> (i64, bool) {
        let place = super::geometry::lead(self.arm(lost), at);
        let gap = self.lead(id).distance(&place);
        if gap >= 12 * PAS {
            return (gap, false);
        }
        (gap, self.sees_place(id, lost, at))
    }

    /// The pace of a flight.
    pub(crate) fn flight_pace(
        &self,
        id: UnitId,
        ground: crate::ch06_movement::Ground,
    ) -> crate::ch06_movement::Pace {
        use crate::ch06_movement::Pace;
        let listed = self.listed(id);
        match listed.arm {
            Arm::Infantry => Pace::of_infantry(
                Formation::Disorganised,
                Marker::Routed,
                listed.training_manoeuvre,
                ground,
            ),
            Arm::Cavalry => Pace::of_cavalry(
                listed.class,
                Formation::Disorganised,
                Marker::Routed,
                ground,
                self.house(),
            ),
            // ML-Q45: guns flee at their limbered rate.
            Arm::Artillery if holds("Q45") => {
                Pace::of_artillery(listed.guns, listed.mount, ground, self.house())
            }
            Arm::Artillery => Pace { allowance: 0, impassable: false },
        }
    }

    /// ML-Q127: the enemies that a flight shuns.
    pub(crate) fn feared(&self, id: UnitId) -> Vec<UnitId> {
        let at = self.spot(id);
        let any = self.house().any_enemy;
        let enemies = self.army(self.side(id).enemy());
        enemies
            .filter(|enemy| self.troop(*enemy).marker != Marker::Routed)
            .filter(|enemy| at.is_within(self.spot(*enemy), AWARE + 50) || any || !holds("Q23"))
            .collect()
    }

    /// ML-Q127: whether a heading in tenths of a degree leads nearer to nobody.
    pub(crate) fn shuns_enemies(&self, id: UnitId, heading: u16) -> bool {
        let at = self.spot(id);
        let (sine, cosine) = sine_cosine(heading);
        let feared = self.feared(id);
        if feared.is_empty() {
            return angle_between(self.listed(id).home, heading).abs() <= 900;
        }
        feared.into_iter().all(|enemy| {
            let from = self.spot(enemy);
            let (x, y) = (at.x - from.x, at.y - from.y);
            let ahead = x * (sine >> 8) + y * (cosine >> 8);
            // The slack of 0.05 degrees.
            ahead >= -(at.distance(from) * (ONE >> 8) / 1146)
        })
    }

    /// ML-Q127: whether a unit may flee or retire that way: at least 1 pas.
    pub(crate) fn is_way_out(&self, id: UnitId, heading: u16) -> bool {
        heading.is_multiple_of(10) && self.shuns_enemies(id, heading) && {
            let way = Way::straight(self.spot(id), heading, PAS);
            let survey = self.battle.ground.survey(&way, self.fugitive(id));
            // What only costs allowance does not bar the way.
            let before = |at: i64| at + 100 < PAS;
            let walls = self.arm(id) == Arm::Artillery && holds("1.29");
            let barred = survey.barred.is_some_and(before)
                || (walls && survey.crossings.iter().any(|(at, _)| before(*at)))
                || survey.worsens.iter().any(|(at, ground)| {
                    let pace = self.flight_pace(id, *ground);
                    before(*at) && (pace.impassable || pace.allowance == 0)
                });
            !barred && self.before_enemies(id, &way, PAS, true) + 100 >= PAS
        }
    }

    /// ML-Q127: the legal heading nearest to straight away from the nearest enemy, or to home; one that
    /// stays on the table if there is any.
    pub(crate) fn default_flight(&self, id: UnitId) -> Option<u16> {
        self.default_heading(id, |heading| {
            let (way, length) = self.flight_way(id, heading);
            way.point(length).0
        })
    }

    /// The same of any move that draws away from the enemy, by where it would end.
    pub(crate) fn default_heading(&self, id: UnitId, end: impl Fn(u16) -> Spot) -> Option<u16> {
        let at = self.spot(id);
        let nearest =
            self.feared(id).into_iter().min_by_key(|enemy| (self.gap(id, *enemy), enemy.0));
        let wanted = nearest.map_or(self.listed(id).home, |enemy| self.spot(enemy).bearing(at));
        let mut headings: Vec<u16> = (0..360).map(|degree| degree * 10).collect();
        headings.sort_by_key(|heading| {
            let turn = angle_between(wanted, *heading);
            (turn.abs(), turn < 0)
        });
        let mut first = None;
        for heading in headings {
            if !self.is_way_out(id, heading) {
                continue;
            }
            if !self.is_off(end(heading)) {
                return Some(heading);
            }
            first = first.or(Some(heading));
        }
        first
    }

    /// ML-Q127: how far a flight goes.
    fn flight_way(&self, id: UnitId, heading: u16) -> (Way, i64) {
        let way = Way::straight(self.spot(id), heading, 30 * PAS);
        let survey = self.battle.ground.survey(&way, self.fugitive(id));
        let gone = self.farthest(&survey, MoveBudget::whole(30 * PAS), self.arm(id), |ground| {
            self.flight_pace(id, ground)
        });
        let length = self.before_enemies(id, &way, gone.length, true);
        (way, length)
    }

    /// The first two headings that are legal for a flight: its owner chooses where there is more than one.
    fn first_ways_out(&self, id: UnitId) -> Vec<u16> {
        (0..3600).step_by(10).filter(|heading| self.is_way_out(id, *heading)).take(2).collect()
    }

    /// The headings that are listed for a flight: the default and some others.
    pub(crate) fn flights(&self, id: UnitId) -> Vec<u16> {
        self.headings(id, self.default_flight(id))
    }

    /// A default heading and some others that are legal.
    pub(crate) fn headings(&self, id: UnitId, default: Option<u16>) -> Vec<u16> {
        let mut headings: Vec<u16> = default.into_iter().collect();
        for heading in (0..3600).step_by(300) {
            if Some(heading) != default && self.is_way_out(id, heading) {
                headings.push(heading);
            }
        }
        headings
    }
}

/// Begins a flight: whether its owner must say where to.
pub(crate) fn begins(
    state: &mut State,
    id: UnitId,
    again: bool,
    table: &mut Table<'_>,
) -> Result<bool, DiceError> {
    if !state.stands(id) {
        return Ok(false);
    }
    match state.first_ways_out(id).as_slice() {
        [] if !holds("5.27") => Ok(false),
        [] => {
            table.log().note(ml("5.27"), "no-way-without-approaching");
            eliminate(state, id, again, table);
            Ok(false)
        }
        [only] => {
            flee(state, id, *only, again, table);
            Ok(false)
        }
        _ => Ok(true),
    }
}

/// ML-5.26, ML-Q127: a unit flees; over an edge it is eliminated (ML-Q11).
pub(crate) fn flee(
    state: &mut State,
    id: UnitId,
    heading: u16,
    again: bool,
    table: &mut Table<'_>,
) {
    let (way, mut length) = state.flight_way(id, heading);
    let edge = state.to_edge(&way, length);
    tell(table, ml("5.26"), "game-flees", id);
    if let Some(edge) = edge
        && !state.house().solid_edges
        && holds("Q11")
    {
        let pose = state.troop(id).pose.at(way.point(edge).0);
        state.put(id, pose);
        table.log().note(ml("Q11"), "game-leaves-the-table");
        // ML-Q128: a rout with its flight is one event; the end of an old one is another.
        eliminate(state, id, again, table);
        return;
    }
    length = edge.unwrap_or(length);
    let beyond = state.off_friends(id, &way, length, 2 * PAS);
    let mut pose = state.troop(id).pose.at(way.point(beyond).0);
    if state.is_off(pose.centre()) {
        pose = pose.at(way.point(state.off_friends(id, &way, length, 0)).0);
    }
    pose.facing = heading;
    state.put(id, pose);
    state.troop_mut(id).moved = true;
}

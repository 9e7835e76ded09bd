//! ML-8.3 to ML-8.7, ML-9: impacts one after another, recoils, pursuits, melees.

use engine::{DiceError, Flow, Table, Value};

use super::charge::{STOP, find_mutual};
use super::choice::UnitId;
use super::flight::{Blow, abandon, eliminate, rout, suffer};
use super::geometry::{Body, PAS, Pose, SLACK, Way, along, decimal, heading, lead, within};
use super::paths::{MoveBudget, last_such};
use super::quality::COHESION;
use super::reaction::{break_off, supports_hesitate};
use super::retreat::{cross, disorganise};
use super::state::{Charge, Role, State};
use super::step::{SheetKind, Stage, Step, tell};
use super::turn::throw_lot;
use crate::ch05_reaction::Reaction as Test;
use crate::ch07_losses::threshold;
use crate::ch08_batteries::{BatteryOutcome, ChargedBattery, test_gunners};
use crate::ch08_impact::{
    Clash, Fighter, Impact, ImpactWinner, LoserOutcome, shaken_by_score, test_attacker,
    test_defender,
};
use crate::ch08_pursuit::{Beaten, Intent, Pursuit, PursuitAction, catches, test_restraint};
use crate::ch09_melee::{Fighters, strike};
use crate::scenario::Side;
use crate::unit::{Arm, Direction, Formation, Marker, Order};
use crate::{holds, ml};

/// ML-8.20, ML-8.43: broken charges are over; both sides' impacts follow.
pub(crate) fn begin(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    break_off(state, table);
    find_mutual(state);
    let has = |state: &State, side: Side| !pending(state, side).is_empty();
    let both = has(state, Side::First) && has(state, Side::Second);
    let mutual = state.charges.iter().any(|one| one.mutual && one.reached && !one.over);
    if (!has(state, Side::First) && !has(state, Side::Second)) || !holds("8.20") {
        return Ok(());
    }
    if mutual {
        table.log().note(ml("8.44"), "game-charge-each-other");
        table.log().note(ml("Q89"), "game-initiative-attacks");
    }
    let lots = both || mutual;
    let initiative = if table.log().applies(lots, ml("8.43"), "game-lot-for-the-impacts") {
        throw_lot(table)?
    } else if has(state, Side::First) {
        Side::First
    } else {
        Side::Second
    };
    // ML-Q89: a mutual impact belongs to the side with the initiative.
    for charge in &mut state.charges {
        let side = state.battle.unit(charge.unit).side;
        charge.over |= charge.mutual && charge.reached && side != initiative;
    }
    state.runtime.push(Step::Stage(Stage::ImpactsOfSide(initiative.enemy())));
    state.runtime.push(Step::Stage(Stage::ImpactsOfSide(initiative)));
    Ok(())
}

/// The impacts of a side that are still to come, by the number of who charges.
pub(crate) fn pending(state: &State, side: Side) -> Vec<UnitId> {
    let live = state.charges.iter().filter(|one| {
        one.role == Role::Charges && one.reached && !one.over && !state.is_broken(one)
    });
    let mut own: Vec<UnitId> =
        live.map(|one| one.unit).filter(|id| state.side(*id) == side).collect();
    own.sort_unstable();
    own
}

impl State {
    fn fighter(&self, id: UnitId, against: UnitId, attack: Direction) -> Fighter {
        let listed = self.listed(id);
        let ground = &self.battle.ground;
        let (own, theirs) = (self.spot(id), self.spot(against));
        Fighter {
            morale: self.morale(id, attack, Some(theirs), true),
            class: Some(listed.class),
            lancers: listed.lancers,
            armoured: listed.armoured,
            lower: ground.level(own) < ground.level(theirs),
            bad_ground: ground.bad_ground(own),
        }
    }

    /// ML-8.22: an impact before its dice.
    pub(crate) fn clash(
        &self,
        attacker: UnitId,
        defender: UnitId,
        direction: Direction,
        mutual: bool,
    ) -> Clash {
        let direction = if self.has_flanks(defender) { direction } else { Direction::Front };
        Clash {
            attacker: self.fighter(attacker, defender, Direction::Front),
            defender: self.fighter(defender, attacker, direction),
            direction,
            counter_charge: mutual,
            defender_in_forest: false,
        }
    }
}

/// ML-8.20 to ML-8.22, ML-Q121: the next impact.
pub(crate) fn resolve(
    state: &mut State,
    id: UnitId,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let Some(index) = state.charges.iter().position(|one| one.unit == id && !one.over) else {
        return Ok(());
    };
    let mut charge = state.charges[index];
    state.charges[index].over = true;
    if !state.stands(charge.target) {
        return Ok(());
    }
    if !within(state.gap(id, charge.target), STOP + SLACK) && !touches(state, id, charge.target) {
        // The target has recoiled or fled: it is followed with what is left.
        if !holds("Q121") {
            return Ok(());
        }
        let left = (charge.basic + charge.extra - charge.gone).max(0);
        let reached = follow(state, &mut charge, left, table);
        state.charges[index].gone = charge.gone;
        // ML-8.18: the bonus is gone in disorder.
        if charge.extra > 0 && charge.gone > charge.basic + SLACK {
            disorganise(state, id);
        }
        state.spend_on_charge(id, 0);
        if !reached {
            return Ok(());
        }
    }
    strike_home(state, charge, table)
}

fn touches(state: &State, id: UnitId, target: UnitId) -> bool {
    let grown = state.lead(id).grown(PAS / 2);
    state.overlap(&Body::Block(grown), &state.blocking(target)) || {
        let (one, two) = (state.body(id), state.blocking(target));
        state.overlap(&one, &two)
    }
}

/// ML-Q121: a later charger goes on to its target. Whether it reaches it.
fn follow(state: &mut State, charge: &mut Charge, left: i64, table: &mut Table<'_>) -> bool {
    let (id, target) = (charge.unit, charge.target);
    let (from, aim) = (state.spot(id), state.spot(target));
    let facing = heading(from, aim, state.troop(id).pose.facing);
    let gap = |length: i64| {
        let pose = Pose { facing, ..state.troop(id).pose.at(along(from, aim, length)) };
        lead(state.arm(id), pose).distance(&state.lead(target))
    };
    let need = first_within(0, from.distance(aim), |length| gap(length) <= STOP);
    let length = need.min(left);
    let pose = Pose { facing, ..state.troop(id).pose.at(along(from, aim, length)) };
    state.put(id, pose);
    charge.gone += length;
    tell(table, ml("Q121"), "game-follows", id);
    need <= left
}

/// The least length up to a most at which something holds that holds from there on.
fn first_within(least: i64, most: i64, holds: impl Fn(i64) -> bool) -> i64 {
    let (mut low, mut high) = (least, most);
    while high - low > 1 {
        let between = i64::midpoint(low, high);
        if holds(between) { high = between } else { low = between }
    }
    if holds(low) { low } else { high }
}

/// A charge has come home.
fn strike_home(state: &mut State, charge: Charge, table: &mut Table<'_>) -> Result<(), DiceError> {
    let (id, target) = (charge.unit, charge.target);
    let house = *state.house();
    tell(table, ml("8.20"), "game-impact", id);
    tell(table, ml("8.20"), "game-impact-on", target);
    super::fire::tell_direction(charge.direction, table);
    let ground = state.troop(target).pose;
    let building = state.troop(target).building;
    let routed = state.troop(target).marker == Marker::Routed;
    if table.log().applies(routed, ml("8.21"), "routed-unit-contacted") {
        eliminate(state, target, true, table);
        after_victory(state, id, target, ground, building);
        return Ok(());
    }
    if state.arm(target) == Arm::Artillery {
        let attack = charge.direction;
        let morale = state.morale(target, attack, Some(state.spot(id)), true);
        let mut battery = ChargedBattery::new(&morale, false, &house, table.log());
        while test_gunners(&mut battery, table)? != Flow::Done {}
        state.show_morale(target);
        match battery.result().outcome {
            BatteryOutcome::NotContacted => {}
            BatteryOutcome::Eliminated => {
                eliminate(state, target, true, table);
                after_victory(state, id, target, ground, building);
            }
            BatteryOutcome::Melee => melee(state, id, target, table),
            BatteryOutcome::GunsAbandoned => {
                abandon(state, target, table);
                after_victory(state, id, target, ground, building);
            }
        }
        return Ok(());
    }
    let clash = state.clash(id, target, charge.direction, charge.mutual);
    let mut impact = Impact::new(&clash, &house, table.log());
    if test_attacker(&mut impact, table)? == Flow::Next {
        test_defender(&mut impact, table)?;
    }
    state.show_morale(id);
    state.show_morale(target);
    let verdict = impact.verdict();
    let (loser, winner) = match verdict.winner {
        ImpactWinner::Melee => {
            also_tests(state, id, impact.attacker_total, table);
            also_tests(state, target, impact.defender_total, table);
            if state.stands(id) && state.stands(target) && holds("9.1") {
                melee(state, id, target, table);
            }
            return Ok(());
        }
        ImpactWinner::Attacker => {
            also_tests(state, id, impact.attacker_total, table);
            (target, id)
        }
        ImpactWinner::Defender => {
            also_tests(state, target, impact.defender_total, table);
            (id, target)
        }
    };
    let ground = state.troop(loser).pose;
    let building = state.troop(loser).building;
    let attacker_won = winner == id;
    // ML-Q89: whichever of two who charge each other wins may pursue.
    if attacker_won || (charge.mutual && holds("Q89")) {
        state.runtime.push(Step::Pursue { unit: winner, loser, ground, building });
    }
    state.runtime.push(Step::Witnesses);
    supports_hesitate(state, loser, table);
    match verdict.loser_outcome {
        LoserOutcome::Routed => {
            rout(state, loser, table);
            state.troop_mut(loser).flees = false;
            state.runtime.push(Step::Flee { unit: loser, again: false });
        }
        _ if !holds("8.33") => {}
        _ => recoil(state, loser, winner, i64::from(verdict.recoil) * PAS, table)?,
    }
    Ok(())
}

/// ML-Q81: by the house rule a score below zero shakes even who has not lost.
fn also_tests(state: &mut State, id: UnitId, total: Option<i32>, table: &mut Table<'_>) {
    if !total.is_some_and(|total| shaken_by_score(total, state.house())) {
        return;
    }
    if state.troop(id).marker == Marker::Shaken {
        rout(state, id, table);
        state.troop_mut(id).flees = false;
        state.runtime.push(Step::Flee { unit: id, again: false });
    } else {
        tell(table, ml("Q81"), "game-shaken", id);
        state.mark(id, Marker::Shaken);
    }
}

/// ML-Q87, ML-Q91: an attacker without anybody left to catch.
fn after_victory(state: &mut State, id: UnitId, loser: UnitId, ground: Pose, building: Option<u8>) {
    if holds("Q87") {
        state.runtime.push(Step::Pursue { unit: id, loser, ground, building });
    }
    state.runtime.push(Step::Witnesses);
}

/// ML-8.33 to ML-8.35, ML-Q84, ML-Q137: the loser goes back.
fn recoil(
    state: &mut State,
    id: UnitId,
    winner: UnitId,
    length: i64,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let (from, enemy) = (state.spot(id), state.spot(winner));
    let back = heading(enemy, from, state.troop(winner).pose.facing);
    let way = Way::straight(from, back, length + 2 * PAS);
    tell(table, ml("8.33"), "game-recoils", id);
    state.troop_mut(id).building = None;
    let survey = state.battle.ground.survey(&way, state.walker(id, Formation::Disorganised));
    let barred = survey.barred.is_some_and(|at| at < length)
        || survey.worsens.iter().any(|(at, ground)| {
            *at < length && state.pace(id, Formation::Disorganised, *ground).impassable
        });
    let others: Vec<UnitId> = state.army(state.side(winner)).filter(|one| *one != winner).collect();
    let blocked = (0..=length / (PAS / 4)).any(|step| {
        let here = lead(state.arm(id), state.troop(id).pose.at(way.point(step * PAS / 4).0));
        others.iter().any(|enemy| here.overlaps(&state.lead(*enemy)))
    });
    let edge = state.to_edge(&way, length);
    let over_the_edge = edge.is_some() && !state.house().solid_edges && holds("Q11");
    let stopped = barred || blocked;
    if over_the_edge || table.log().applies(stopped, ml("8.34"), "game-no-room-to-recoil") {
        eliminate(state, id, true, table);
        return Ok(());
    }
    let length = edge.unwrap_or(length);
    let crossed = state.crossed_friends(id, &way, 0, length);
    let on_friend = state.off_friends(id, &way, length, 0) != length;
    let behind = on_friend && holds("8.35") && holds("Q84");
    let end = state.off_friends(id, &way, length, if behind { 2 * PAS } else { 0 });
    let facing = if holds("Q137") {
        heading(from, enemy, state.troop(id).pose.facing)
    } else {
        state.troop(id).pose.facing
    };
    let mut pose = Pose { facing, ..state.troop(id).pose.at(way.point(end).0) };
    if state.is_off(pose.centre()) {
        pose = pose.at(way.point(state.off_friends(id, &way, length, 0)).0);
    }
    state.put(id, pose);
    state.mark(id, Marker::Shaken);
    let troop = state.troop_mut(id);
    troop.formation = Formation::Disorganised;
    (troop.moved, troop.used) = (true, 1000);
    if state.house().recoil_tests || (!crossed.is_empty() && !holds("Q56")) {
        let pairs: Vec<(UnitId, UnitId)> = crossed.into_iter().map(|one| (id, one)).collect();
        cross(state, &pairs, table)?;
    }
    Ok(())
}

/// ML-8.36 to ML-8.40, ML-Q137, ML-Q138: the winner takes the ground, or goes on.
pub(crate) fn pursue(
    state: &mut State,
    step: &Step,
    wants: bool,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let Step::Pursue { unit: id, loser, ground, building } = *step else { return Ok(()) };
    if !state.stands(id) || state.troop(id).marker >= Marker::Shaken {
        return Ok(());
    }
    let listed = state.listed(id);
    tell(table, ml("8.36"), "game-pursuit-test", id);
    let must = listed.overconfident;
    let reaction = if table.log().applies(must, ml("8.40"), "overconfident-must-pursue") {
        None
    } else {
        Some(Test::new(listed.cohesion, state.leaders(id), false, table.log()))
    };
    let mut pursuit = Pursuit {
        reaction,
        choice: if wants { Intent::Pursue } else { Intent::Hold },
        catches: false,
        loser: Beaten::Shaken,
        action: PursuitAction::Pursue,
    };
    test_restraint(&mut pursuit, table)?;
    if !must {
        state.show(id, COHESION);
    }
    match pursuit.action {
        PursuitAction::Occupy => take_ground(state, id, ground, building, table),
        PursuitAction::Pursue => go_on(state, id, loser, ground, table)?,
    }
    Ok(())
}

/// ML-Q137: the winner goes to where the loser stood.
fn take_ground(
    state: &mut State,
    id: UnitId,
    ground: Pose,
    building: Option<u8>,
    table: &mut Table<'_>,
) {
    tell(table, ml("Q137"), "game-takes-the-ground", id);
    let (from, aim) = (state.spot(id), ground.centre());
    let facing = heading(from, aim, state.troop(id).pose.facing);
    let whole = from.distance(aim);
    let way = Way(vec![from, aim]);
    let formation = state.troop(id).formation;
    let free = |length: i64| {
        let pose = Pose { facing, ..state.troop(id).pose.at(way.point(length).0) };
        let body = state.body_at(id, formation, pose);
        let side = state.side(id).enemy();
        !state.army(side).any(|enemy| state.overlap(&body, &state.blocking(enemy)))
    };
    let length = match last_such(whole, PAS / 8, free) {
        length if length == whole => whole,
        length => (length - SLACK).max(0),
    };
    let length = if holds("Q85") { length } else { 0 };
    let pose = Pose { facing, ..state.troop(id).pose.at(way.point(length).0) };
    state.put(id, pose);
    state.spend_on_charge(id, length);
    let infantry = state.arm(id) == Arm::Infantry;
    if let Some(building) = building.filter(|_| infantry && length == whole && holds("Q49")) {
        // ML-Q49: who takes the ground of a garrison is in the building.
        table.log().note(ml("Q49"), "game-is-in-the-building");
        table.log().note(ml("Q140"), "game-inside-the-strongpoint");
        table.log().note(ml("1.34"), "game-no-formation-inside");
        let troop = state.troop_mut(id);
        (troop.building, troop.formation) = (Some(building), Formation::NoFormation);
    }
}

/// ML-Q85 to ML-Q87, ML-Q138: a pursuit.
fn go_on(
    state: &mut State,
    id: UnitId,
    loser: UnitId,
    ground: Pose,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    tell(table, ml("8.36"), "game-pursues", id);
    let charge = state.charges.iter().position(|one| one.unit == id);
    let left = charge.map_or(0, |index| {
        let one = &state.charges[index];
        (one.basic + one.extra - one.gone).max(0)
    });
    let start = state.spot(id);
    let caught_aim = state.stands(loser).then(|| state.spot(loser));
    let aim = caught_aim.filter(|_| holds("Q138")).unwrap_or(ground.centre());
    let facing = heading(start, aim, state.troop(id).pose.facing);
    let way = Way::straight(start, facing, left.max(1));
    let pose_at = |state: &State, length: i64| Pose {
        facing,
        ..state.troop(id).pose.at(way.point(length).0)
    };
    let formation = state.troop(id).formation;
    let survey = state.battle.ground.survey(&way, state.walker(id, formation));
    // The ground of the charge has set the allowance: only what bars the way or costs 2 pas counts.
    let rest = MoveBudget { halves: 0, bonus: left, ..MoveBudget::whole(left) };
    let gone =
        state.farthest(&survey, rest, state.arm(id), |ground| state.pace(id, formation, ground));
    let mut most = gone.length;
    most = state.to_edge(&way, most).unwrap_or(most);
    let enemies: Vec<UnitId> = state.army(state.side(id).enemy()).collect();
    let step = PAS / 8;
    let mut length = 0;
    let mut met = None;
    loop {
        let here = lead(state.arm(id), pose_at(state, length));
        let near = enemies.iter().copied().filter(|enemy| state.stands(*enemy)).find(|enemy| {
            let ahead = here.distance(&state.lead(*enemy));
            let was = state.lead(id).distance(&state.lead(*enemy));
            let near = ahead <= STOP && (ahead < was || length == 0 && *enemy == loser);
            // ML-Q138: or its elements are in the way.
            near || (length > 0 && *enemy != loser && {
                let body = state.body_at(id, formation, pose_at(state, length));
                state.overlap(&body, &state.blocking(*enemy))
            })
        });
        if let Some(enemy) = near {
            if state.troop(enemy).marker == Marker::Routed {
                table.log().note(ml("8.38"), "routed-unit-contacted");
                eliminate(state, enemy, true, table);
                continue;
            }
            let caught = catches(decimal(left), decimal(length), state.house()) || enemy != loser;
            if caught {
                let gap =
                    |at: i64| lead(state.arm(id), pose_at(state, at)).distance(&state.lead(enemy));
                length = first_within((length - step).max(0), length, |at| gap(at) <= STOP);
                met = Some(enemy);
                break;
            }
        }
        if length >= most {
            break;
        }
        length = (length + step).min(most);
    }
    let used_bonus = charge.is_some_and(|index| {
        let one = &state.charges[index];
        one.extra > 0 && one.gone + length > one.basic
    });
    let pose = pose_at(state, length);
    state.put(id, pose);
    if let Some(index) = charge {
        state.charges[index].gone += length;
    }
    if used_bonus {
        disorganise(state, id);
    }
    state.troop_mut(id).moved = true;
    state.spend_on_charge(id, 0);
    state.runtime.push(Step::Witnesses);
    if let Some(enemy) = met {
        if enemy == loser && !holds("8.38") || enemy != loser && !holds("8.39") {
            return Ok(());
        }
        if enemy == loser {
            table.log().note(ml("8.38"), "game-caught");
            let left = Value::Thousandths(left / 10);
            table.log().note_value(ml("Q86"), "game-movement-left", left);
            melee(state, id, enemy, table);
        } else {
            // ML-8.39, ML-Q87: a new impact at once, from where the pursuit began.
            table.log().note(ml("8.39"), "game-new-impact");
            let direction = state.direction(enemy, start);
            let base = charge.map(|index| state.charges[index]);
            if let Some(mut new) = base {
                (new.target, new.direction, new.mutual) = (enemy, direction, false);
                if let Some(index) = charge {
                    state.charges[index].target = enemy;
                }
                strike_home(state, new, table)?;
            }
        }
    }
    Ok(())
}

/// ML-9.1, ML-Q139: two units fight on.
fn melee(state: &mut State, attacker: UnitId, defender: UnitId, table: &mut Table<'_>) {
    tell(table, ml("9.1"), "game-melee", attacker);
    table.log().note(ml("Q139"), "game-melee-disorganises");
    for id in [attacker, defender] {
        disorganise(state, id);
        state.troop_mut(id).fought = true;
    }
    state.runtime.push(Step::Round { attacker, defender, joined: [None; 2], number: 1 });
}

fn fighters(state: &State, id: UnitId, table: &mut Table<'_>) -> Fighters {
    let (listed, troop) = (state.listed(id), state.troop(id));
    let (elements, marker) = (i32::from(troop.elements), troop.marker);
    Fighters::new(listed.arm, Some(listed.class), listed.lancers, elements, marker, table.log())
}

/// ML-9.2 to ML-9.8: a round.
pub(crate) fn round(
    state: &mut State,
    attacker: UnitId,
    defender: UnitId,
    joined: [Option<UnitId>; 2],
    number: u8,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    if !state.stands(attacker) || !state.stands(defender) {
        return Ok(());
    }
    table.log().note_value(ml("9.7"), "game-melee-round", i64::from(number));
    let mut losses = [0, 0];
    for (side, units) in
        [[Some(attacker), joined[0]], [Some(defender), joined[1]]].into_iter().enumerate()
    {
        for unit in units.into_iter().flatten().filter(|unit| state.stands(*unit)) {
            tell(table, ml("9.2"), "game-fights", unit);
            let own = fighters(state, unit, table);
            losses[1 - side] += strike(Some(own), table)?;
        }
    }
    let mut blows = Vec::new();
    for (side, front) in [attacker, defender].into_iter().enumerate() {
        let (listed, troop) = (state.listed(front), state.troop(front));
        let holds = i32::from(troop.elements) * threshold(listed.arm, listed.cohesion)
            - i32::from(troop.losses);
        let (own, over) = match joined[side] {
            Some(_) if crate::holds("Q94") => {
                (losses[side].min(holds), (losses[side] - holds).max(0))
            }
            Some(_) => (0, losses[side]),
            None => (losses[side], 0),
        };
        blows.push(Blow { unit: front, losses: own, direction: Direction::Front });
        if let Some(second) = joined[side] {
            blows.push(Blow { unit: second, losses: over, direction: Direction::Front });
        }
    }
    state.runtime.push(Step::AfterRound { attacker, defender, joined, number });
    suffer(state, &blows, table)
}

/// ML-9.7, ML-Q93: another round, unless somebody has run, fallen or left his guns.
pub(crate) fn after_round(
    state: &mut State,
    attacker: UnitId,
    defender: UnitId,
    joined: [Option<UnitId>; 2],
    number: u8,
    table: &mut Table<'_>,
) {
    let units = [Some(attacker), Some(defender), joined[0], joined[1]];
    let over = units
        .into_iter()
        .flatten()
        .any(|id| !state.stands(id) || state.troop(id).marker == Marker::Routed);
    if over {
        table.log().note(ml("Q93"), "game-melee-ends");
    }
    if (over && holds("Q93")) || number > 200 || !holds("9.7") {
        return;
    }
    state.runtime.push(Step::Round { attacker, defender, joined, number: number + 1 });
    if number == 1 {
        state.runtime.push(Step::sheet(SheetKind::Join { attacker, defender }));
    }
}

/// ML-9.8, ML-Q94, ML-Q139: who may join from the second round on.
pub(crate) fn may_join(state: &State, front: UnitId) -> Vec<UnitId> {
    let pose = state.troop(front).pose;
    let friends = state.army(state.side(front)).filter(|id| {
        let troop = state.troop(*id);
        *id != front
            && state.arm(*id) != Arm::Artillery
            && troop.marker == Marker::None
            && !troop.fought
            && troop.formation.shares_support()
            && within(state.gap(front, *id), 5 * PAS)
            && super::geometry::quarter(pose, state.spot(*id)) == super::geometry::Quarter::Rear
            && state.has_in_front(*id, state.spot(front))
    });
    friends.collect()
}

/// Supports join the melee.
pub(crate) fn join(state: &mut State, chosen: [Option<UnitId>; 2], table: &mut Table<'_>) {
    for id in chosen.into_iter().flatten() {
        tell(table, ml("9.8"), "game-joins", id);
        table.log().note(ml("Q94"), "game-one-support-fights");
        disorganise(state, id);
        let troop = state.troop_mut(id);
        (troop.fought, troop.used, troop.moved) = (true, 1000, true);
        // ML-Q133: a support that joins has charged.
        troop.charged_now |= troop.order == Order::Charge;
    }
    if let Some(Step::Round { joined, .. }) = state.runtime.steps_mut().next() {
        *joined = chosen;
    }
}

/// The charges of the turn are over: their targets are free.
pub(crate) fn end(state: &mut State) {
    for charge in &mut state.charges {
        charge.over = true;
    }
    state.reactions.clear();
}

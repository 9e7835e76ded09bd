//! ML-8.7 to ML-8.13, ML-8.43 to ML-8.48, ML-Q136: charged units answer, then all fire at the chargers.

use engine::{DiceError, Flow, Log, Table};

use super::battle::seat_of;
use super::charge::{STOP, charge_on, find_mutual};
use super::choice::{Choice, Key, UnitId};
use super::fire;
use super::flight::suffer;
use super::geometry::{PAS, decimal, is_forward, within};
use super::quality::COHESION;
use super::state::{Charge, Reaction, Role, State};
use super::step::{Lines, tell};
use crate::ch05_reaction::TestKind;
use crate::ch07_fire_window::canister_range;
use crate::ch08_batteries::{Defending, Timing};
use crate::ch08_charge_reaction::{
    Charged, ChargedUnit, Choice as Reply, Response, cavalry_may, react,
};
use crate::scenario::Side;
use crate::unit::{Arm, BatteryOrder, Direction, Formation, Marker, Order, Weapon};
use crate::{holds, ml};

/// The charges that a unit awaits.
fn awaited(state: &State, id: UnitId, fresh: bool) -> Vec<Charge> {
    let at = |one: &&Charge| {
        one.target == id
            && one.role == Role::Charges
            && one.in_reach
            && !one.over
            && !state.is_broken(one)
            && !one.mutual
            && (!fresh || one.fresh)
    };
    state.charges.iter().filter(at).copied().collect()
}

/// ML-8.45, ML-8.13, ML-8.48: what charged units may do.
pub(crate) fn reactions(state: &State, unit: UnitId, again: bool) -> Vec<Choice> {
    let mut options = vec![Choice::Keep { unit }];
    let charges = awaited(state, unit, again);
    let (listed, troop) = (state.listed(unit), state.troop(unit));
    if charges.is_empty() || troop.marker != Marker::None {
        return options;
    }
    match listed.arm {
        Arm::Cavalry => {
            let mut all_faster = true;
            for charge in &charges {
                let front = charge.direction == Direction::Front;
                let near = within(charge.start, STOP);
                let own = state.pace(
                    unit,
                    troop.formation,
                    state.battle.ground.surface(state.spot(unit)),
                );
                let ground = state.battle.ground.surface(state.spot(charge.unit));
                let theirs = state.pace(charge.unit, state.troop(charge.unit).formation, ground);
                let faster = own.allowance > theirs.allowance;
                let may = cavalry_may(troop.order, front, near, faster, &mut Log::silent());
                all_faster &= may.may_evade;
                let legal = state.can_charge(unit) && state.may_charge(unit, charge.unit);
                if may.may_counter_charge && legal && holds("8.45") {
                    let charger = charge.unit;
                    options.push(Choice::CounterCharge { unit, charger, bonus: false });
                    if state.may_take_bonus(unit, charger) {
                        options.push(Choice::CounterCharge { unit, charger, bonus: true });
                    }
                }
            }
            if all_faster && !again && state.default_flight(unit).is_some() {
                options.push(Choice::Evade { unit });
            }
        }
        Arm::Infantry => {
            let able = troop.formation == Formation::AttackColumn
                && troop.order == Order::Hold
                && !troop.moved
                && charges.iter().any(|charge| {
                    state.arm(charge.unit) == Arm::Cavalry && may_react(state, unit, charge)
                });
            if able {
                options.push(Choice::FullSquare { unit });
            }
        }
        Arm::Artillery if charges.len() > 1 && troop.order == Order::Hold => {
            let turns = charges.iter().filter(|charge| {
                let front = state.has_in_front(unit, charge.from.centre());
                !front && defending(state, unit, charge).may_turn()
            });
            options.extend(turns.map(|charge| Choice::Turn { unit, charger: charge.unit }));
        }
        Arm::Artillery => {}
    }
    options
}

/// ML-8.12: whether there is time to meet a charge, and it comes from the front.
fn may_react(state: &State, unit: UnitId, charge: &Charge) -> bool {
    let troop = state.troop(unit);
    let behind = state.has_flanks(unit) && !is_forward(troop.pose, charge.from.centre());
    (!within(charge.start, STOP) && !behind) || !holds("8.12")
}

fn defending(state: &State, id: UnitId, charge: &Charge) -> Defending {
    let (listed, troop) = (state.listed(id), state.troop(id));
    Defending {
        class: listed.guns,
        order: match troop.order {
            Order::Hold => BatteryOrder::Hold,
            Order::Retire => BatteryOrder::Redeploy,
            _ => BatteryOrder::None,
        },
        marker: troop.marker,
        attacker: state.arm(charge.unit),
        start: decimal(if within(charge.start, STOP) { STOP } else { charge.start }),
        needs_reorient: !state.has_in_front(id, charge.from.centre()),
        already_fired: troop.fired,
    }
}

pub(crate) fn react_keys(state: &State, side: Side, again: bool) -> Vec<Key> {
    let units = state.army(side).filter(|id| reactions(state, *id, again).len() > 1);
    units.map(Key::Unit).collect()
}

/// The reactions are revealed.
pub(crate) fn answer(state: &mut State, lines: &Lines, table: &mut Table<'_>) {
    for id in state.in_order() {
        let seat = seat_of(state.side(id));
        match lines.line(seat, &Key::Unit(id)).cloned() {
            Some(Choice::CounterCharge { unit, charger, bonus }) => {
                tell(table, ml("8.45"), "game-counter-charges", unit);
                state.troop_mut(unit).order = Order::Charge;
                let mut charge = charge_on(state, unit, charger, bonus, Role::Charges);
                charge.in_reach = true;
                state.charges.push(charge);
            }
            Some(Choice::Evade { unit }) => {
                tell(table, ml("8.45"), "game-evades", unit);
                state.reactions.push((unit, Reaction::Evade));
            }
            Some(Choice::FullSquare { unit }) => {
                state.reactions.push((unit, Reaction::FullSquare));
            }
            Some(Choice::Turn { unit, charger }) => {
                state.reactions.push((unit, Reaction::Turn(charger)));
            }
            Some(Choice::Keep { unit }) if state.arm(unit) == Arm::Artillery => {
                state.reactions.push((unit, Reaction::Keep));
            }
            _ => {}
        }
    }
    find_mutual(state);
    super::retreat::evade(state);
}

/// ML-8.10: who is charged under M hesitates.
pub(crate) fn surprise(state: &mut State, table: &mut Table<'_>) {
    for id in state.in_order() {
        let troop = state.troop(id);
        if troop.order == Order::Manoeuvre && state.is_charged(id) && holds("8.10") {
            tell(table, ml("8.10"), "charged-while-manoeuvring-named", id);
            state.mark(id, Marker::Hesitant);
        }
    }
}

/// The reactions are over: who did not change its order under M hesitates.
pub(crate) fn reacted(state: &mut State, table: &mut Table<'_>) {
    surprise(state, table);
    if state.house().late_declaration {
        // ML-Q19: who evades then moves at once.
        let evading = state.reactions.iter().any(|one| one.1 == Reaction::Evade);
        if evading {
            use super::step::{SheetKind, Stage, Step};
            state.runtime.push(Step::Stage(Stage::Hasty));
            state.runtime.push(Step::sheet(SheetKind::Retire));
        }
    }
}

/// ML-8.16, ML-Q75: charges that were broken are over, and the rear supports of those who made them hesitate.
pub(crate) fn break_off(state: &mut State, table: &mut Table<'_>) {
    for index in 0..state.charges.len() {
        let charge = state.charges[index];
        if charge.role != Role::Charges || charge.over || !state.is_broken(&charge) {
            continue;
        }
        tell(table, ml("8.20"), "game-charge-broken", charge.unit);
        table.log().note(ml("Q75"), "game-a-marker-breaks-it");
        state.charges[index].over = true;
        supports_hesitate(state, charge.unit, table);
    }
}

/// ML-8.7 to ML-8.13, ML-8.47, ML-Q136: charged units react, then all fire at the chargers.
pub(crate) fn defence(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    let mut shots: Vec<(UnitId, UnitId, Option<bool>, Option<i64>)> = Vec::new();
    for id in state.in_order() {
        let charges: Vec<Charge> = state
            .charges
            .iter()
            .filter(|one| {
                one.target == id
                    && one.role == Role::Charges
                    && one.reached
                    && !one.over
                    && !one.mutual
                    && !state.is_broken(one)
            })
            .copied()
            .collect();
        if charges.is_empty() {
            continue;
        }
        match state.arm(id) {
            Arm::Infantry => infantry(state, id, &charges, &mut shots, table)?,
            Arm::Artillery => guns(state, id, &charges, &mut shots, table),
            Arm::Cavalry => {}
        }
    }
    let mut blows = Vec::new();
    if !table.log().applies(!shots.is_empty(), ml("8.9"), "game-defensive-fires") {
        return Ok(());
    }
    for (shooter, target, short, range) in shots {
        blows.push(fire::shoot(state, shooter, target, short, range, table)?);
    }
    if blows.is_empty() { Ok(()) } else { suffer(state, &blows, table) }
}

type Shot = (UnitId, UnitId, Option<bool>, Option<i64>);

fn infantry(
    state: &mut State,
    id: UnitId,
    charges: &[Charge],
    shots: &mut Vec<Shot>,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let (listed, troop) = (state.listed(id), *state.troop(id));
    let square = state.reactions.contains(&(id, Reaction::FullSquare))
        && troop.formation == Formation::AttackColumn
        && troop.order == Order::Hold
        && !troop.fired
        && charges
            .iter()
            .any(|charge| state.arm(charge.unit) == Arm::Cavalry && may_react(state, id, charge));
    let reacts = charges.iter().filter(|charge| may_react(state, id, charge));
    let chosen = reacts
        .filter(|charge| !square || state.arm(charge.unit) == Arm::Cavalry)
        .min_by_key(|charge| (charge.start, charge.unit));
    let charge = chosen.unwrap_or(&charges[0]);
    let attacker = state.listed(charge.unit);
    let facts = Charged {
        cohesion: listed.cohesion,
        order: troop.order,
        marker: troop.marker,
        moved: troop.moved,
        already_fired: troop.fired,
        choice: if square { Reply::FullSquare } else { Reply::Fire },
        no_light_company: !listed.light_company,
        attacker_light_company: attacker.arm == Arm::Infantry && attacker.light_company,
        near: within(charge.start, STOP),
        from_behind: chosen.is_none(),
        generals: state.leaders(id),
    };
    let weapon = listed.weapon;
    let house = *state.house();
    if !holds("8.7") {
        return Ok(());
    }
    tell(table, ml("8.7"), "game-reacts", id);
    let mut unit = ChargedUnit::new(&facts, &house, table.log());
    if unit.test != TestKind::None {
        state.show(id, COHESION);
    }
    while react(&mut unit, table)? != Flow::Done {}
    if unit.response != Response::None {
        table.log().note(ml("8.11"), "fires-at-the-charge");
    }
    match unit.response {
        Response::None => {}
        Response::ShortRangeFire => shots.push((id, charge.unit, Some(true), None)),
        Response::LongRangeFire if weapon != Some(Weapon::Musketoon) || !holds("Q16") => {
            shots.push((id, charge.unit, Some(false), None));
        }
        Response::LongRangeFire => {}
        Response::FullSquare => {
            table.log().note(ml("Q77"), "game-stays-in-full-square");
            let troop = state.troop_mut(id);
            (troop.formation, troop.moved) = (Formation::FullSquare, true);
        }
    }
    if square {
        state.troop_mut(id).fired = true;
    }
    if unit.hesitant {
        state.mark(id, Marker::Hesitant);
    }
    Ok(())
}

fn guns(
    state: &mut State,
    id: UnitId,
    charges: &[Charge],
    shots: &mut Vec<Shot>,
    table: &mut Table<'_>,
) {
    if state.troop(id).formation != Formation::Unlimbered {
        return;
    }
    let turned = state.reactions.iter().find_map(|(unit, reaction)| match reaction {
        Reaction::Turn(charger) if *unit == id => Some(*charger),
        _ => None,
    });
    // ML-Q136: one fire in all, at the charger that started nearest among those it may meet.
    let kept = state.reactions.contains(&(id, Reaction::Keep));
    let mut sorted: Vec<&Charge> = charges
        .iter()
        .filter(|charge| !kept || state.has_in_front(id, charge.from.centre()))
        .collect();
    sorted.sort_by_key(|charge| (Some(charge.unit) != turned, charge.start, charge.unit));
    for charge in sorted {
        if !holds("8.47") {
            continue;
        }
        tell(table, ml("8.47"), "game-guns-meet-a-charge", id);
        let Some(stand) = stand_of_guns(state, id, charge, table.log()) else { continue };
        if stand.turns && charge.diverted && holds("Q134") {
            table.log().note(ml("Q134"), "game-guns-do-not-turn");
            continue;
        }
        if stand.turns {
            face_charge(state, id, charge.unit);
            // ML-Q119: the charge then comes from the front.
            let met = |one: &&mut Charge| one.unit == charge.unit && holds("Q119");
            for one in state.charges.iter_mut().filter(met) {
                one.direction = Direction::Front;
            }
        }
        shots.push((id, charge.unit, None, Some(stand.range)));
        break;
    }
}

/// ML-8.47, ML-8.48: how a battery meets a charge: at what range, and whether it turns first.
pub(crate) struct Stand {
    pub(crate) range: i64,
    pub(crate) turns: bool,
}

/// Whether a battery fires at a charge, and how.
pub(crate) fn stand_of_guns(
    state: &State,
    id: UnitId,
    charge: &Charge,
    log: &mut Log,
) -> Option<Stand> {
    let defence = defending(state, id, charge);
    let result = defence.defence(state.house(), log);
    let canister = canister_range(state.listed(id).guns).count_of_parts(PAS);
    let stand = Stand { range: charge.start.min(canister), turns: defence.needs_reorient };
    (result.may_fire && result.timing == Timing::AtCanisterRange).then_some(stand)
}

/// ML-8.48, ML-Q69: guns are turned to a charger, and fire as guns do that were turned.
pub(crate) fn face_charge(state: &mut State, id: UnitId, charger: UnitId) {
    let facing = state.spot(id).bearing(state.spot(charger));
    let troop = state.troop_mut(id);
    (troop.pose.facing, troop.turned) = (facing, holds("Q69"));
}

/// A rear or flank support becomes hesitant with the unit that it follows (ML-8.16).
pub(crate) fn supports_hesitate(state: &mut State, of: UnitId, table: &mut Table<'_>) {
    let rear: Vec<UnitId> = state
        .charges
        .iter()
        .filter(|one| one.role == Role::Rear(of) && !one.over)
        .map(|one| one.unit)
        .collect();
    for id in rear {
        if state.stands(id) && state.troop(id).marker == Marker::None {
            tell(table, ml("8.16"), "game-support-hesitates", id);
            state.mark(id, Marker::Hesitant);
        }
    }
}

//! ML-8.1, ML-8.2, ML-Q131 to ML-Q136: charges are declared, met, and moved to 2 pas.

use engine::{DiceError, Flow, Log, Table};

use super::battle::seat_of;
use super::choice::{Choice, Key, UnitId};
use super::fire;
use super::flight::suffer;
use super::geometry::{
    Body, PAS, Pose, SLACK, Spot, Way, along, decimal, is_forward, lead, seen_from, within,
};
use super::orders::is_active;
use super::paths::{Gone, Purse};
use super::retreat::{Groups, cross, disorganise};
use super::state::{Charge, Reaction, Role, State};
use super::step::{Lines, tell};
use crate::ch05_morale::check_charger;
use crate::ch05_support::Support;
use crate::ch06_movement::Ground as Crossed;
use crate::ch07_fire_window::canister_range;
use crate::ch08_batteries::{Defending, Timing};
use crate::ch08_charge_move::{bonus_dice, bonus_disorganises, charge_disorganises};
use crate::ch08_charge_reaction::{
    Charged, ChargedUnit, Choice as Reply, Response, cavalry_may, react,
};
use crate::ml;
use crate::scenario::Side;
use crate::unit::{Arm, BatteryOrder, Direction, Formation, Marker, Order, Weapon};

/// ML-8.1: where a charge stops.
pub(crate) const STOP: i64 = 2 * PAS;
/// ML-Q131: no charge goes farther.
const FARTHEST: i64 = 60 * PAS;
/// Ticks of a step.
const TICKS: i64 = 40;

impl State {
    /// ML-3.9, ML-Q88, ML-Q131: whether a unit can charge at all.
    pub(crate) fn can_charge(&self, id: UnitId) -> bool {
        let troop = self.troop(id);
        let formation = troop.formation;
        let sound = formation.in_building()
            || check_charger(self.arm(id), formation, self.house(), "formation").is_ok();
        sound && troop.charges < 2 && !troop.melee_charge && self.arm(id) != Arm::Artillery
    }

    /// ML-8.3, ML-Q131: whether a unit may charge another.
    pub(crate) fn may_charge(&self, id: UnitId, target: UnitId) -> bool {
        let barred = self.arm(id) == Arm::Cavalry
            && (self.troop(target).building.is_some()
                || self.battle.ground.in_forest(self.spot(target)));
        self.stands(target)
            && self.side(target) != self.side(id)
            && !barred
            && within(self.gap(id, target), FARTHEST)
            && self.sees(id, target)
    }

    /// The formation in which a charge is made: garrisons come out scattered.
    fn charging_formation(&self, id: UnitId) -> Formation {
        let formation = self.troop(id).formation;
        if formation.in_building() { Formation::Disorganised } else { formation }
    }

    /// ML-Q132: how far a charge at somebody can go, with so much bonus.
    pub(crate) fn charge_reach(&self, id: UnitId, target: Spot, bonus: i64) -> (Way, Gone) {
        let from = self.spot(id);
        let formation = self.charging_formation(id);
        let way = Way(vec![from, target]);
        let survey = self.battle.ground.survey(&way, self.walker(id, formation));
        let purse = Purse { bonus, credit: self.credit(id), ..Purse::whole(way.length()) };
        let gone =
            self.farthest(&survey, purse, self.arm(id), |ground| self.pace(id, formation, ground));
        (way, gone)
    }

    /// The dice of a bonus on the way to a target, and the worst ground of it.
    fn bonus_ground(&self, id: UnitId, target: UnitId) -> Crossed {
        let way = Way(vec![self.spot(id), self.spot(target)]);
        let survey = self.battle.ground.survey(&way, self.walker(id, self.charging_formation(id)));
        survey.worsens.last().map_or(super::ground::CLEAR, |one| one.1)
    }

    pub(crate) fn may_take_bonus(&self, id: UnitId, target: UnitId) -> bool {
        self.troop(id).charges == 0
            && bonus_dice(self.arm(id), self.bonus_ground(id, target).terrain) > 0
    }

    /// ML-Q126: whether a charge could come home with the best throw.
    pub(crate) fn in_reach(&self, id: UnitId, target: UnitId, bonus: bool) -> bool {
        let dice = bonus_dice(self.arm(id), self.bonus_ground(id, target).terrain);
        let most = if bonus { i64::from(5 * dice) * PAS } else { 0 };
        let need = (self.gap(id, target) - STOP).max(0);
        need <= SLACK || {
            let (_, gone) = self.charge_reach(id, self.spot(target), most);
            within(need, gone.length)
        }
    }

    /// ML-8.15, ML-8.16, ML-Q133: how a unit could accompany another.
    pub(crate) fn support_role(&self, id: UnitId, of: UnitId) -> Option<Role> {
        if id == of || self.side(id) != self.side(of) || !is_active(self, of, Order::Charge) {
            return None;
        }
        match self.support_of(of, id) {
            Support::Rear => Some(Role::Rear(of)),
            Support::Flank => Some(Role::Flank(of)),
            Support::None => None,
        }
    }
}

/// The units under C that have something to declare.
pub(crate) fn keys(state: &State, side: Side) -> Vec<Key> {
    let units = state
        .army(side)
        .filter(|id| is_active(state, *id, Order::Charge) && options(state, *id).len() > 1);
    units.map(Key::Unit).collect()
}

/// Some targets, the nearest first, and friends to accompany.
pub(crate) fn options(state: &State, unit: UnitId) -> Vec<Choice> {
    let mut options = vec![Choice::Refrain { unit }];
    if !state.can_charge(unit) {
        return options;
    }
    let mut targets: Vec<(i64, UnitId)> = state
        .army(state.side(unit).enemy())
        .map(|target| (state.gap(unit, target), target))
        .filter(|(gap, _)| within(*gap, FARTHEST))
        .collect();
    targets.sort_unstable();
    let legal = targets.into_iter().filter(|(_, target)| state.may_charge(unit, *target)).take(4);
    for (_, target) in legal {
        options.push(Choice::Charge { unit, target, bonus: false });
        if state.may_take_bonus(unit, target) {
            options.push(Choice::Charge { unit, target, bonus: true });
        }
    }
    let friends = state.army(state.side(unit));
    options.extend(
        friends
            .filter(|of| state.support_role(unit, *of).is_some())
            .map(|of| Choice::Support { unit, of }),
    );
    options
}

/// ML-Q124: the nearest legal target in the front quarter, without bonus; else nothing.
pub(crate) fn default_line(state: &State, unit: UnitId) -> Choice {
    let front = options(state, unit).into_iter().find(|choice| match choice {
        Choice::Charge { target, bonus: false, .. } => {
            state.has_in_front(unit, state.spot(*target))
        }
        _ => false,
    });
    front.unwrap_or(Choice::Refrain { unit })
}

pub(crate) fn judge(state: &State, choice: &Choice) -> Result<(), engine::Refusal> {
    use super::step::refused;
    match choice {
        Choice::Charge { unit, target, bonus } => {
            if !state.can_charge(*unit) {
                return Err(refused("Q88", "game-cannot-charge"));
            }
            if !state.exists(*target) || !state.may_charge(*unit, *target) {
                return Err(refused("8.3", "game-no-such-target"));
            }
            if *bonus && !state.may_take_bonus(*unit, *target) {
                return Err(refused("8.17", "no-bonus-in-this-terrain"));
            }
            Ok(())
        }
        Choice::Support { unit, of }
            if !state.exists(*of) || state.support_role(*unit, *of).is_none() =>
        {
            Err(refused("8.14", "game-no-support-there"))
        }
        _ => Ok(()),
    }
}

fn charge_on(state: &State, unit: UnitId, target: UnitId, bonus: bool, role: Role) -> Charge {
    Charge {
        unit,
        target,
        role,
        bonus,
        in_reach: state.in_reach(unit, target, bonus),
        from: state.troop(unit).pose,
        start: state.gap(unit, target),
        direction: state.direction(target, state.spot(unit)),
        basic: 0,
        extra: 0,
        gone: 0,
        reached: false,
        over: false,
        mutual: false,
        fresh: false,
    }
}

/// ML-8.3 to ML-8.5: targets are named together.
pub(crate) fn declare(state: &mut State, lines: &Lines, table: &mut Table<'_>) {
    let order = state.in_order();
    let units: Vec<UnitId> =
        order.into_iter().filter(|id| is_active(state, *id, Order::Charge)).collect();
    let mut supports = Vec::new();
    for id in &units {
        let own = lines.line(seat_of(state.side(*id)), &Key::Unit(*id)).cloned();
        match own.unwrap_or_else(|| default_line(state, *id)) {
            Choice::Charge { unit, target, bonus } => {
                tell(table, ml("8.3"), "game-charges", unit);
                tell(table, ml("8.3"), "game-charges-at", target);
                let charge = charge_on(state, unit, target, bonus, Role::Charges);
                state.charges.push(charge);
            }
            Choice::Support { unit, of } => supports.push((unit, of)),
            _ => {}
        }
    }
    for (unit, of) in supports {
        let Some(role) = state.support_role(unit, of) else { continue };
        let Some(led) = state.charge_of(of).filter(|one| one.role == Role::Charges) else {
            continue;
        };
        // ML-8.15: a flank support has no opponent of its own.
        let busy = matches!(role, Role::Flank(_)) && has_opponent(state, unit, led.target);
        if busy {
            continue;
        }
        let charge = Charge { in_reach: false, ..charge_on(state, unit, led.target, false, role) };
        tell(table, ml("8.14"), "game-supports", unit);
        state.charges.push(charge);
    }
    for id in units {
        if state.charge_of(id).is_none() {
            tell(table, ml("8.5"), "game-has-nobody-to-charge", id);
            state.mark(id, Marker::Hesitant);
        }
    }
    find_mutual(state);
}

/// ML-Q133: an enemy other than the charger's target, in front, in sight and in reach without bonus.
fn has_opponent(state: &State, id: UnitId, except: UnitId) -> bool {
    let mut enemies = state.army(state.side(id).enemy());
    enemies.any(|enemy| {
        enemy != except
            && state.has_in_front(id, state.spot(enemy))
            && state.may_charge(id, enemy)
            && state.in_reach(id, enemy, false)
    })
}

/// ML-8.44: those who charge each other.
fn find_mutual(state: &mut State) {
    let charges = state.charges.clone();
    for charge in state.charges.iter_mut().filter(|one| one.role == Role::Charges) {
        charge.mutual = charges.iter().any(|other| {
            other.role == Role::Charges
                && other.unit == charge.target
                && other.target == charge.unit
                && !other.over
        });
    }
}

/// The charges that a unit awaits.
fn awaited(state: &State, id: UnitId, fresh: bool) -> Vec<Charge> {
    let at = |one: &&Charge| {
        one.target == id
            && one.role == Role::Charges
            && one.in_reach
            && !one.over
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
                if may.may_counter_charge && legal {
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
    let behind = troop.formation.has_flanks() && !is_forward(troop.pose, charge.from.centre());
    !within(charge.start, STOP) && !behind
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
            _ => {}
        }
    }
    find_mutual(state);
    super::retreat::evade(state);
}

/// ML-8.10: who is charged under M hesitates.
pub(crate) fn reacted(state: &mut State, table: &mut Table<'_>) {
    for id in state.in_order() {
        let troop = state.troop(id);
        if troop.order == Order::Manoeuvre && state.is_charged(id) {
            tell(table, ml("8.10"), "charged-while-manoeuvring-named", id);
            state.mark(id, Marker::Hesitant);
        }
    }
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

/// ML-Q135: whether a charge needs another target.
fn is_lost(state: &State, charge: &Charge) -> bool {
    charge.role == Role::Charges
        && !charge.over
        && !charge.mutual
        && is_active(state, charge.unit, Order::Charge)
        && !(state.stands(charge.target)
            && is_forward(state.troop(charge.unit).pose, state.spot(charge.target))
            && state.may_charge(charge.unit, charge.target))
        // A charge outside the front quarter was allowed: it turns to the axis.
        && !(state.stands(charge.target) && charge_stands(state, charge))
}

/// Whether a target has not moved since it was named.
fn charge_stands(state: &State, charge: &Charge) -> bool {
    let troop = state.troop(charge.target);
    !troop.moved && !troop.retiring
}

pub(crate) fn redirect_keys(state: &State, side: Side) -> Vec<Key> {
    let lost = state.charges.iter().filter(|charge| is_lost(state, charge));
    let own = lost.map(|charge| charge.unit).filter(|id| state.side(*id) == side);
    own.filter(|id| redirect_options(state, *id).len() > 1).map(Key::Unit).collect()
}

pub(crate) fn redirect_options(state: &State, unit: UnitId) -> Vec<Choice> {
    let all = options(state, unit).into_iter();
    all.filter(|choice| {
        !matches!(choice, Choice::Support { .. } | Choice::Charge { bonus: true, .. })
    })
    .collect()
}

/// ML-Q135: charges whose target is gone go elsewhere, or nowhere.
pub(crate) fn redirect(state: &mut State, lines: &Lines, table: &mut Table<'_>) {
    for index in 0..state.charges.len() {
        let charge = state.charges[index];
        if !is_lost(state, &charge) {
            continue;
        }
        let own = lines.line(seat_of(state.side(charge.unit)), &Key::Unit(charge.unit)).cloned();
        match own.unwrap_or_else(|| default_line(state, charge.unit)) {
            Choice::Charge { unit, target, .. } => {
                let mut new = charge_on(state, unit, target, charge.bonus, Role::Charges);
                new.fresh = true;
                state.charges[index] = new;
                tell(table, ml("Q135"), "game-redirects", unit);
            }
            _ => {
                state.charges[index].over = true;
                tell(table, ml("8.5"), "game-has-nobody-to-charge", charge.unit);
                state.mark(charge.unit, Marker::Hesitant);
            }
        }
    }
    find_mutual(state);
}

/// A charger on its way.
struct Rider {
    charge: usize,
    unit: UnitId,
    target: UnitId,
    start: Spot,
    at: Spot,
    facing: u16,
    /// How far it can go in the whole step.
    most: i64,
    gone: i64,
    stopped: bool,
}

/// ML-8.1, ML-8.17, ML-Q132, ML-Q134: the charges move together.
pub(crate) fn moves(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    let live = |state: &State, charge: &Charge| {
        !charge.over && is_active(state, charge.unit, Order::Charge)
    };
    for index in 0..state.charges.len() {
        if !live(state, &state.charges[index]) {
            state.charges[index].over = true;
        }
    }
    let takers: Vec<(UnitId, Crossed)> = state
        .charges
        .iter()
        .filter(|one| !one.over && one.bonus && one.role == Role::Charges)
        .map(|one| (one.unit, state.bonus_ground(one.unit, one.target)))
        .collect();
    let groups = Groups::throw(state, &takers, table)?;
    let mut riders = Vec::new();
    for index in 0..state.charges.len() {
        let charge = state.charges[index];
        if charge.over || charge.role != Role::Charges {
            continue;
        }
        let (id, target) = (charge.unit, charge.target);
        let extra = if charge.bonus { groups.of(state, id) } else { 0 };
        let (_, gone) = state.charge_reach(id, state.spot(target), extra);
        let outside = !state.has_in_front(id, state.spot(target));
        let start = state.gap(id, target);
        let direction = state.direction(target, state.spot(id));
        let one = &mut state.charges[index];
        one.from = state.troops[usize::from(id.0)].pose;
        one.start = start;
        one.extra = extra;
        one.basic = (gone.basic - i64::from(gone.obstacles) * 2 * PAS).max(0);
        one.direction = direction;
        let (at, facing) = (state.spot(id), state.troop(id).pose.facing);
        let most =
            gone.length.min((gone.basic + extra - i64::from(gone.obstacles) * 2 * PAS).max(0));
        riders.push((
            Rider {
                charge: index,
                unit: id,
                target,
                start: at,
                at,
                facing: super::geometry::heading(at, state.spot(target), facing),
                most,
                gone: 0,
                stopped: false,
            },
            outside,
        ));
    }
    let outside: Vec<bool> = riders.iter().map(|one| one.1).collect();
    let mut riders: Vec<Rider> = riders.into_iter().map(|one| one.0).collect();
    ride(state, &mut riders);
    let mut crossings = Vec::new();
    for (rider, outside) in riders.iter().zip(outside) {
        arrive(state, rider, outside, &mut crossings, table);
    }
    supports(state, &mut crossings, table);
    cross(state, &crossings, table)
}

impl Rider {
    fn pose(&self) -> Pose {
        Pose { x: 0, y: 0, facing: self.facing }.at(self.at)
    }

    fn lead(&self, state: &State) -> super::geometry::Rect {
        lead(state.arm(self.unit), Pose { facing: self.facing, ..Pose::default() }.at(self.at))
    }
}

/// Forty ticks of charging.
fn ride(state: &mut State, riders: &mut [Rider]) {
    for rider in riders.iter_mut() {
        if within(state.charges[rider.charge].start, STOP) {
            rider.stopped = true;
            state.charges[rider.charge].reached = true;
        }
        if rider.most == 0 {
            rider.stopped = true;
        }
    }
    for tick in 1..=TICKS {
        if riders.iter().all(|rider| rider.stopped) {
            break;
        }
        let before: Vec<(Spot, u16, i64)> =
            riders.iter().map(|rider| (rider.at, rider.facing, rider.gone)).collect();
        let places: Vec<(UnitId, Spot)> =
            riders.iter().map(|rider| (rider.unit, rider.at)).collect();
        let place = |state: &State, id: UnitId| {
            places.iter().find(|one| one.0 == id).map_or_else(|| state.spot(id), |one| one.1)
        };
        for rider in riders.iter_mut().filter(|rider| !rider.stopped) {
            let aim = place(state, rider.target);
            let step = rider.most * tick / TICKS - rider.most * (tick - 1) / TICKS;
            rider.facing = super::geometry::heading(rider.at, aim, rider.facing);
            rider.at = along(rider.at, aim, step.min(rider.at.distance(aim)));
            rider.gone += step;
        }
        stop_at_targets(state, riders, &before);
        stop_at_others(state, riders, &before);
    }
}

/// ML-8.1: who has come to 2 pas stops there exactly.
fn stop_at_targets(state: &mut State, riders: &mut [Rider], before: &[(Spot, u16, i64)]) {
    for index in 0..riders.len() {
        let rider = &riders[index];
        let charge = rider.charge;
        if rider.stopped && !state.charges[charge].mutual || state.charges[charge].reached {
            continue;
        }
        let other = riders.iter().position(|one| one.unit == rider.target);
        let gap = |part: i64| {
            let here =
                along(before[index].0, rider.at, before[index].0.distance(rider.at) * part / 256);
            let mine = lead(
                state.arm(rider.unit),
                Pose { facing: rider.facing, ..Pose::default() }.at(here),
            );
            let theirs = match other {
                Some(at) => {
                    let one = &riders[at];
                    let there =
                        along(before[at].0, one.at, before[at].0.distance(one.at) * part / 256);
                    lead(
                        state.arm(one.unit),
                        Pose { facing: one.facing, ..Pose::default() }.at(there),
                    )
                }
                None => state.lead(rider.target),
            };
            (mine.distance(&theirs), mine)
        };
        let (now, mine) = gap(256);
        let body = state.body_at(rider.unit, state.charging_formation(rider.unit), rider.pose());
        let touches = other.is_none() && {
            let blocking = state.blocking(rider.target);
            state.overlap(&body, &blocking) || state.overlap(&Body::Block(mine), &blocking)
        };
        if now > STOP + SLACK && !touches {
            continue;
        }
        let (mut good, mut bad) = (0, 256);
        if now <= STOP + SLACK {
            while bad - good > 1 {
                let between = (good + bad) / 2;
                if gap(between).0 >= STOP { good = between } else { bad = between }
            }
        }
        let mutual = state.charges[charge].mutual;
        let halt = |rider: &mut Rider, was: &(Spot, u16, i64)| {
            let end = along(was.0, rider.at, was.0.distance(rider.at) * good / 256);
            rider.gone = was.2 + was.0.distance(end);
            rider.at = end;
            rider.stopped = true;
        };
        halt(&mut riders[index], &before[index]);
        state.charges[charge].reached = true;
        if let Some(at) = other.filter(|_| mutual) {
            halt(&mut riders[at], &before[at]);
            let theirs = riders[at].charge;
            state.charges[theirs].reached = true;
        }
    }
}

/// ML-Q134: other enemies divert a charge; lead elements of friends stop the one that came from farther.
fn stop_at_others(state: &mut State, riders: &mut [Rider], before: &[(Spot, u16, i64)]) {
    for index in 0..riders.len() {
        if riders[index].stopped {
            continue;
        }
        let rider = &riders[index];
        let body = state.body_at(rider.unit, state.charging_formation(rider.unit), rider.pose());
        let side = state.side(rider.unit);
        let met = state.army(side.enemy()).find(|enemy| {
            *enemy != rider.target
                && rider.at.is_within(state.spot(*enemy), 8 * PAS)
                && !riders.iter().any(|one| one.unit == *enemy)
                && state.overlap(&body, &state.blocking(*enemy))
        });
        if let Some(enemy) = met {
            let (charge, unit) = (rider.charge, rider.unit);
            let legal = state.may_charge(unit, enemy);
            (riders[index].at, riders[index].gone) = (before[index].0, before[index].2);
            riders[index].stopped = true;
            if legal {
                riders[index].target = enemy;
                let start =
                    lead(state.arm(unit), state.charges[charge].from).distance(&state.lead(enemy));
                let direction = state.direction(enemy, state.charges[charge].from.centre());
                let one = &mut state.charges[charge];
                (one.target, one.start, one.direction) = (enemy, start, direction);
                (one.reached, one.mutual) = (true, false);
            }
            continue;
        }
        let mine = rider.lead(state);
        let started = state.charges[rider.charge].start;
        let crowded = riders.iter().enumerate().any(|(other, one)| {
            let theirs = state.charges[one.charge].start;
            other != index
                && state.side(one.unit) == side
                && mine.overlaps(&one.lead(state))
                && (started, rider.unit) > (theirs, one.unit)
        });
        if crowded {
            (riders[index].at, riders[index].gone) = (before[index].0, before[index].2);
            riders[index].stopped = true;
        }
    }
}

/// A charger has stopped: what the way has made of it.
fn arrive(
    state: &mut State,
    rider: &Rider,
    outside: bool,
    crossings: &mut Vec<(UnitId, UnitId)>,
    table: &mut Table<'_>,
) {
    let (id, index) = (rider.unit, rider.charge);
    let charge = state.charges[index];
    let way = Way(vec![rider.start, rider.at]);
    let formation = state.troop(id).formation;
    let near = within(charge.start, STOP);
    if rider.gone < SLACK && !charge.reached && !near {
        tell(table, ml("8.5"), "game-cannot-charge-named", id);
        state.charges[index].over = true;
        state.mark(id, Marker::Hesitant);
        return;
    }
    for friend in state.crossed_friends(id, &way, 0, way.length()) {
        crossings.push((id, friend));
    }
    let need = decimal(rider.gone);
    let used_bonus = charge.bonus && bonus_disorganises(need, decimal(charge.basic), state.house());
    let loose = formation == Formation::Disorganised || formation.in_building();
    let again = state.troop(id).charges == 1;
    tell(
        table,
        ml("8.1"),
        if charge.reached { "game-charge-home" } else { "game-charge-short" },
        id,
    );
    let scattered = charge_disorganises(loose, again, outside, used_bonus, table.log());
    let pose = rider.pose();
    state.put(id, pose);
    let troop = state.troop_mut(id);
    troop.building = None;
    if scattered {
        troop.formation = Formation::Disorganised;
    }
    (troop.charged_now, troop.moved) = (true, true);
    troop.used = (rider.gone * 1000 / charge.basic.max(1)).min(1000) as u16;
    let one = &mut state.charges[index];
    one.gone = rider.gone;
    if !one.reached {
        // ML-8.6: it simply ends there.
        one.over = true;
    }
}

/// ML-8.15, ML-8.16, ML-Q133: supports go to their places.
fn supports(state: &mut State, crossings: &mut Vec<(UnitId, UnitId)>, table: &mut Table<'_>) {
    for index in 0..state.charges.len() {
        let charge = state.charges[index];
        let (of, rear) = match charge.role {
            Role::Charges => continue,
            Role::Rear(of) => (of, true),
            Role::Flank(of) => (of, false),
        };
        if charge.over || !state.stands(of) {
            continue;
        }
        let id = charge.unit;
        let Some(led) = state.charge_of(of).copied() else { continue };
        let apart = led.from.centre().distance(charge.from.centre());
        let ahead = state.troop(of).pose;
        let (_, aside) = seen_from(led.from, charge.from.centre());
        let frame = lead(state.arm(of), ahead);
        let slot = if rear {
            frame.world(-apart, 0)
        } else {
            frame.world(0, if aside < 0 { -apart } else { apart })
        };
        let (way, gone) = state.charge_reach(id, slot, 0);
        let mut length = gone.length;
        let pose = Pose { facing: ahead.facing, ..state.troop(id).pose };
        let side = state.side(id).enemy();
        let near = |state: &State, at: i64| {
            let here = lead(state.arm(id), pose.at(way.point(at).0));
            state.army(side).any(|enemy| here.distance(&state.lead(enemy)) < STOP - SLACK)
        };
        while length > 0 && near(state, length) {
            length = (length - PAS / 4).max(0);
        }
        for friend in state.crossed_friends(id, &way, 0, length) {
            if friend != of {
                crossings.push((id, friend));
            }
        }
        let there = pose.at(way.point(length).0);
        let moved = length >= SLACK;
        state.put(id, there);
        let troop = state.troop_mut(id);
        troop.moved |= moved;
        troop.used = (length * 1000 / gone.basic.max(1)).min(1000) as u16;
        if troop.building.take().is_some() {
            troop.formation = Formation::Disorganised;
        }
        if moved {
            tell(table, ml("8.14"), "game-follows", id);
        }
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
                    && state.stands(one.unit)
                    && state.troop(one.unit).marker == Marker::None
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
        && !troop.fired;
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
    tell(table, ml("8.7"), "game-reacts", id);
    let mut unit = ChargedUnit::new(&facts, &house, table.log());
    while react(&mut unit, table)? != Flow::Done {}
    match unit.response {
        Response::None => {}
        Response::ShortRangeFire => shots.push((id, charge.unit, Some(true), None)),
        Response::LongRangeFire if weapon != Some(Weapon::Musketoon) => {
            shots.push((id, charge.unit, Some(false), None));
        }
        Response::LongRangeFire => {}
        Response::FullSquare => {
            state.troop_mut(id).formation = Formation::FullSquare;
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
    let mut sorted: Vec<&Charge> = charges.iter().collect();
    sorted.sort_by_key(|charge| (Some(charge.unit) != turned, charge.start, charge.unit));
    let house = *state.house();
    for charge in sorted {
        tell(table, ml("8.47"), "game-guns-meet-a-charge", id);
        let defence = defending(state, id, charge);
        let result = defence.defence(&house, table.log());
        if !result.may_fire || result.timing != Timing::AtCanisterRange {
            continue;
        }
        if defence.needs_reorient {
            let facing = state.spot(id).bearing(state.spot(charge.unit));
            let troop = state.troop_mut(id);
            (troop.pose.facing, troop.turned) = (facing, true);
            // ML-Q119: the charge then comes from the front.
            for one in state.charges.iter_mut().filter(|one| one.unit == charge.unit) {
                one.direction = Direction::Front;
            }
        }
        let canister = canister_range(state.listed(id).guns).count_of_parts(PAS);
        shots.push((id, charge.unit, None, Some(charge.start.min(canister))));
        break;
    }
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

/// For those who cannot keep their formation.
pub(crate) fn scatter(state: &mut State, id: UnitId) {
    disorganise(state, id);
}

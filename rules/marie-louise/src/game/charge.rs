//! ML-8.3 to ML-8.5, ML-Q131, ML-Q135: who may charge whom, with whom; targets are named, and named anew.

use engine::Table;

use super::battle::seat_of;
use super::choice::{Choice, Key, UnitId};
use super::geometry::{PAS, Pose, SLACK, Way, along, heading, is_forward, lead, within};
use super::orders::is_active;
use super::paths::{Gone, MoveBudget};
use super::reaction::supports_hesitate;
use super::state::{Charge, Role, State};
use super::step::{Lines, refused, tell};
use crate::ch05_morale::check_charger;
use crate::ch05_support::Support;
use crate::ch06_movement::Ground as Crossed;
use crate::ch08_charge_move::bonus_dice;
use crate::scenario::Side;
use crate::unit::{Arm, Formation, Marker, Order};
use crate::{holds, ml};

/// ML-8.1: where a charge stops.
pub(crate) const STOP: i64 = 2 * PAS;
/// The best face of an average die.
const BEST_FACE: i32 = 5;
/// ML-Q131: no charge goes farther.
const FARTHEST: i64 = 60 * PAS;

impl State {
    /// ML-3.9, ML-Q88, ML-Q131: whether a unit can charge at all.
    pub(crate) fn can_charge(&self, id: UnitId) -> bool {
        let troop = self.troop(id);
        let formation = troop.formation;
        let sound = formation.in_building()
            || check_charger(self.arm(id), formation, self.house(), "formation").is_ok();
        let spent = (troop.charges >= 2 || troop.melee_charge) && holds("Q88");
        sound && !spent && self.arm(id) != Arm::Artillery
    }

    /// ML-8.3, ML-Q131: whether a unit may charge another.
    pub(crate) fn may_charge(&self, id: UnitId, target: UnitId) -> bool {
        let barred = self.arm(id) == Arm::Cavalry
            && (self.troop(target).building.is_some()
                || self.battle.ground.in_forest(self.spot(target)))
            && holds("3.9");
        self.stands(target)
            && self.side(target) != self.side(id)
            && !barred
            && (within(self.gap(id, target), FARTHEST) || !holds("Q131"))
            && self.sees(id, target)
    }

    /// The formation in which a charge is made: garrisons come out scattered.
    pub(crate) fn charging_formation(&self, id: UnitId) -> Formation {
        let formation = self.troop(id).formation;
        if formation.in_building() { Formation::Disorganised } else { formation }
    }

    /// ML-Q118, ML-Q132: the way of a charge, straight to where it is 2 pas from its target. What lies beyond is
    /// never entered.
    pub(crate) fn way_to(&self, id: UnitId, target: UnitId) -> Way {
        let (from, aim) = (self.spot(id), self.spot(target));
        let theirs = self.lead(target);
        let facing = heading(from, aim, self.troop(id).pose.facing);
        let near = |length: i64| {
            let pose = Pose { facing, ..Pose::default() }.at(along(from, aim, length));
            lead(self.arm(id), pose).distance(&theirs) <= if holds("Q118") { STOP } else { 0 }
        };
        let (mut far, mut reached) = (0, from.distance(aim));
        while reached - far > 1 {
            let between = i64::midpoint(far, reached);
            if near(between) { reached = between } else { far = between }
        }
        Way(if near(0) { vec![from] } else { vec![from, along(from, aim, reached)] })
    }

    /// How far a charge can go along a way, with so much bonus.
    pub(crate) fn charge_reach(&self, id: UnitId, way: &Way, bonus: i64) -> Gone {
        let formation = self.charging_formation(id);
        let survey = self.battle.ground.survey(way, self.walker(id, formation));
        let budget =
            MoveBudget { bonus, credit: self.credit(id), ..MoveBudget::whole(way.length()) };
        self.farthest(&survey, budget, self.arm(id), |ground| self.pace(id, formation, ground))
    }

    /// The dice of a bonus on the way to a target, and the worst ground of it.
    pub(crate) fn bonus_ground(&self, id: UnitId, target: UnitId) -> Crossed {
        let way = self.way_to(id, target);
        let survey = self.battle.ground.survey(&way, self.walker(id, self.charging_formation(id)));
        survey.worsens.last().map_or(super::ground::CLEAR, |one| one.1)
    }

    pub(crate) fn may_take_bonus(&self, id: UnitId, target: UnitId) -> bool {
        (self.troop(id).charges == 0 || !holds("8.41"))
            && bonus_dice(self.arm(id), self.bonus_ground(id, target).terrain) > 0
    }

    /// ML-Q126: whether a charge could come home with the best throw.
    pub(crate) fn in_reach(&self, id: UnitId, target: UnitId, bonus: bool) -> bool {
        let dice = bonus_dice(self.arm(id), self.bonus_ground(id, target).terrain);
        self.in_reach_with(id, target, if bonus { dice } else { 0 })
    }

    /// The same with so many dice of the bonus.
    fn in_reach_with(&self, id: UnitId, target: UnitId, dice: i32) -> bool {
        let way = self.way_to(id, target);
        let need = way.length();
        need <= SLACK || {
            let most = i64::from(BEST_FACE * dice) * PAS;
            within(need, self.charge_reach(id, &way, most).length) || !holds("Q126")
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
    let legal = state.army(state.side(unit).enemy()).filter(|target| {
        state.has_in_front(unit, state.spot(*target)) && state.may_charge(unit, *target)
    });
    let nearest = legal.min_by_key(|target| (state.gap(unit, *target), *target));
    match nearest.filter(|_| state.can_charge(unit)) {
        Some(target) => Choice::Charge { unit, target, bonus: false },
        None => Choice::Refrain { unit },
    }
}

/// ML-3.9, ML-6.11, ML-Q88: why a unit makes no charge at all.
pub(crate) fn why_no_charge(state: &State, unit: UnitId) -> Result<(), engine::Refusal> {
    let formation = state.troop(unit).formation;
    if !formation.in_building() {
        check_charger(state.arm(unit), formation, state.house(), "formation")?;
    }
    if state.can_charge(unit) { Ok(()) } else { Err(refused("Q88", "game-cannot-charge")) }
}

/// Why a unit may not charge another.
fn why_not(state: &State, unit: UnitId, target: UnitId) -> engine::Refusal {
    if !state.exists(target) || !state.stands(target) || !state.sees(unit, target) {
        return refused("8.3", "game-no-such-target");
    }
    if !within(state.gap(unit, target), FARTHEST) {
        return refused("Q131", "game-too-far-to-charge");
    }
    if state.arm(unit) == Arm::Cavalry && state.side(unit) != state.side(target) {
        return refused("3.9", "game-no-horse-there");
    }
    refused("8.3", "game-no-such-target")
}

pub(crate) fn judge(state: &State, choice: &Choice) -> Result<(), engine::Refusal> {
    match choice {
        Choice::Charge { unit, target, bonus } => {
            why_no_charge(state, *unit)?;
            if !state.exists(*target) || !state.may_charge(*unit, *target) {
                return Err(why_not(state, *unit, *target));
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

pub(crate) fn charge_on(
    state: &State,
    unit: UnitId,
    target: UnitId,
    bonus: bool,
    role: Role,
) -> Charge {
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
        crossing: 0,
        reached: false,
        over: false,
        diverted: false,
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
        let busy = matches!(role, Role::Flank(_))
            && has_opponent(state, unit, led.target)
            && holds("8.15")
            && holds("Q133");
        if busy || !holds("8.14") {
            continue;
        }
        let charge = Charge { in_reach: false, ..charge_on(state, unit, led.target, false, role) };
        tell(table, ml("8.14"), "game-supports", unit);
        state.charges.push(charge);
    }
    for id in units {
        if state.charge_of(id).is_none() && holds("8.5") {
            tell(table, ml("8.5"), "game-has-nobody-to-charge", id);
            table.log().note(ml("Q131"), "game-names-no-target");
            state.mark(id, Marker::Hesitant);
        }
    }
    reach_of_groups(state, false);
    for charge in state.charges.iter().filter(|one| one.role == Role::Charges) {
        let key = if charge.in_reach { "game-is-charged" } else { "game-is-out-of-reach" };
        tell(table, ml("Q126"), key, charge.target);
    }
    find_mutual(state);
}

/// ML-Q126, ML-Q152: who said yes to the bonus throws with his group, on the worst ground among them: their
/// best throw decides who is charged, by what has been declared or by what was declared anew.
fn reach_of_groups(state: &mut State, anew: bool) {
    let takers: Vec<(UnitId, Crossed)> = state
        .charges
        .iter()
        .filter(|one| one.bonus && one.role == Role::Charges && !one.over)
        .map(|one| (one.unit, state.bonus_ground(one.unit, one.target)))
        .collect();
    for index in 0..state.charges.len() {
        let charge = state.charges[index];
        let meant = charge.bonus && charge.role == Role::Charges && !charge.over;
        if meant && charge.fresh == anew {
            let dice = super::retreat::group_dice(state, &takers, charge.unit);
            state.charges[index].in_reach = state.in_reach_with(charge.unit, charge.target, dice);
        }
    }
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
pub(crate) fn find_mutual(state: &mut State) {
    let live = |one: &&Charge| !one.over && !state.is_broken(one);
    let charges: Vec<Charge> = state.charges.iter().filter(live).copied().collect();
    for charge in state.charges.iter_mut().filter(|one| one.role == Role::Charges) {
        charge.mutual = charges.iter().any(|other| {
            other.role == Role::Charges
                && other.unit == charge.target
                && other.target == charge.unit
        }) && holds("8.44");
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
                supports_hesitate(state, charge.unit, table);
            }
        }
    }
    reach_of_groups(state, true);
    find_mutual(state);
}

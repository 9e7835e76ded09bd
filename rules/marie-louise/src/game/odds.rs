//! The exact chances of an answer, from the steps that resolve it.

use dice::odds as explore;
use engine::game::{Chance, Fact};
use engine::{Log, Step as Throw};

use super::charge::{STOP, charge_on};
use super::choice::{BrigadeId, Choice, UnitId};
use super::geometry::{is_forward, within};
use super::orders::{beside, is_commanded, order_input, serves, written};
use super::reaction::{face_charge, stand_of_guns};
use super::state::{Role, State};
use super::step::{SheetKind, Step};
use crate::ch04_command::{Brigadier, OrderChange, UnitOrder, test_brigadier, test_unit};
use crate::ch05_reaction::{Reaction, outskirmished};
use crate::ch07_artillery::{Cannonade, roll_fire, roll_hits, roll_losses};
use crate::ch07_losses::Fright;
use crate::ch07_small_arms::{Volley, fire_volley};
use crate::ch08_batteries::ChargedBattery;
use crate::ch08_charge_sequence::{CHARGE_AT_GUNS, CHARGE_STEPS, ChargeSequence, SequenceOutcome};
use crate::unit::{Arm, Direction, Formation, Marker, Order};

const VOLLEY: &[Throw<Volley>] = &[fire_volley];
const CANNONADE: &[Throw<Cannonade>] = &[roll_hits, roll_losses, roll_fire];
const CHANGE: &[Throw<OrderChange>] = &[test_brigadier];
const OWN: &[Throw<UnitOrder>] = &[test_unit];

/// Whether there are chances to tell.
pub(crate) fn has_odds(state: &State, choice: &Choice) -> bool {
    match (state.runtime.top(), choice) {
        (Some(Step::Sheet { kind: SheetKind::Orders, .. }), Choice::Order { brigade, order }) => {
            usize::from(brigade.0) < state.brigades.len() && {
                let previous = state.brigades[usize::from(brigade.0)].previous;
                previous != Order::None && previous != *order && state.brigadier(*brigade).is_some()
            }
        }
        (Some(Step::Sheet { kind: SheetKind::Orders, .. }), Choice::Own { unit, order }) => {
            let told = *order != Order::None
                && state.stands(*unit)
                && state.arm(*unit) != Arm::Artillery
                && !(*order == Order::Charge && serves(state, *unit));
            // Whatever its brigade is ordered: that stands on an open sheet.
            let another = if *order == Order::Hold { Order::Manoeuvre } else { Order::Hold };
            told && own_order(state, *unit, *order, another).is_some_and(|one| one.is_tested())
        }
        (
            Some(Step::Sheet { kind: SheetKind::Fire(_) | SheetKind::FireMoving, .. }),
            Choice::Fire { unit, target },
        ) => {
            state.stands(*unit)
                && state.stands(*target)
                && state.side(*unit) != state.side(*target)
                && state.can_hit(*unit, *target)
        }
        (
            Some(Step::Sheet { kind: SheetKind::Charge | SheetKind::Redirect, .. }),
            Choice::Charge { unit, target, .. },
        ) => {
            state.stands(*unit)
                && state.stands(*target)
                && state.side(*unit) != state.side(*target)
                && state.has_charge_odds(*unit, *target)
                && state.in_reach(*unit, *target, false)
        }
        _ => false,
    }
}

/// What a charge comes to, in thousandths: how likely it wins or leads to a melee, and how many elements the
/// charger loses to fire on average.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Prospect {
    pub(crate) wins: i64,
    pub(crate) melee: i64,
    pub(crate) elements: i64,
}

impl State {
    /// ML-8.7 to ML-8.22, ML-8.47 to ML-8.50: charges whose end is reckoned: at whoever stands. Guns that
    /// redeploy will not be there.
    pub(crate) fn has_charge_odds(&self, unit: UnitId, target: UnitId) -> bool {
        let horse_at_walls = self.troop(target).building.is_some();
        let leaves =
            self.arm(target) == Arm::Artillery && self.troop(target).order == Order::Retire;
        self.arm(unit) != Arm::Artillery
            && !leaves
            && self.troop(target).marker != Marker::Routed
            && !(horse_at_walls && self.arm(unit) == Arm::Cavalry)
    }

    /// A charge from where both stand now, met as by a unit that holds; what else its owner may do is his.
    fn charge_sequence(&self, unit: UnitId, target: UnitId, log: &mut Log) -> ChargeSequence {
        let from = self.spot(unit);
        let direction = self.direction(target, from);
        let mut clash = self.clash(unit, target, direction, false);
        clash.attacker.morale.charging = true;
        clash.attacker.morale.marker = Marker::None;
        clash.attacker.morale.out_of_enemy_sight = false;
        if self.troop(unit).formation.in_building() {
            clash.attacker.morale.formation = Formation::Disorganised;
        }
        let (listed, troop) = (self.listed(unit), self.troop(unit));
        let before = troop.losses > 0 || troop.elements < listed.elements;
        let fright = Fright::new(listed.status, before, self.house());
        let charged = self.troop(target);
        let near = within(self.gap(unit, target), STOP);
        let steady = charged.marker <= Marker::Hesitant || self.house().shaken_defend;
        let fires = self.arm(target) == Arm::Infantry
            && self.listed(target).weapon.is_some()
            && !near
            && !charged.fired
            && steady
            && (!charged.formation.has_flanks() || is_forward(charged.pose, from));
        let met = fires.then(|| {
            let theirs = self.listed(target);
            let skirmish = listed.arm == Arm::Infantry && listed.light_company;
            let worse = outskirmished(!theirs.light_company, skirmish, self.house());
            let reaction = Reaction::new(theirs.cohesion, self.leaders(target), worse, log);
            (reaction, self.volley(target, unit, Some(false), log))
        });
        ChargeSequence::of(&clash, fright, met, self.house(), log)
    }

    /// ML-8.47 to ML-8.50: a charge at a battery from where both stand now, which fires if it may.
    fn charge_at_guns(&self, unit: UnitId, target: UnitId, log: &mut Log) -> ChargeSequence {
        let mut then = self.clone();
        let facing = self.spot(unit).bearing(self.spot(target));
        let charger = then.troop_mut(unit);
        (charger.order, charger.marker, charger.pose.facing) =
            (Order::Charge, Marker::None, facing);
        if then.troop(target).marker == Marker::None {
            then.troop_mut(target).order = Order::Hold;
        }
        let mut charge = charge_on(&then, unit, target, false, Role::Charges);
        let deployed = then.troop(target).formation == Formation::Unlimbered;
        let stand = stand_of_guns(&then, target, &charge, log).filter(|_| deployed);
        if stand.as_ref().is_some_and(|stand| stand.turns) {
            face_charge(&mut then, target, unit);
            charge.direction = Direction::Front;
        }
        let canister = stand.map(|stand| then.cannonade(target, unit, Some(stand.range), log));
        let (listed, troop) = (self.listed(unit), self.troop(unit));
        let before = troop.losses > 0 || troop.elements < listed.elements;
        let fright = Fright::new(listed.status, before, self.house());
        let morale = then.morale(unit, Direction::Front, None, true);
        let crew = then.morale(target, charge.direction, Some(then.spot(unit)), true);
        let gunners = ChargedBattery::new(&crew, false, self.house(), log);
        ChargeSequence::at_guns(&morale, fright, canister, gunners, self.house(), log)
    }

    /// The ends of a charge, each with how likely it is.
    fn ends_of_charge(
        &self,
        unit: UnitId,
        target: UnitId,
        log: &mut Log,
    ) -> Vec<(ChargeSequence, f64)> {
        if self.arm(target) == Arm::Artillery {
            explore(CHARGE_AT_GUNS, self.charge_at_guns(unit, target, log))
        } else {
            explore(CHARGE_STEPS, self.charge_sequence(unit, target, log))
        }
    }

    /// What a fire costs its target on average, in thousandths of losses. `short` where the range is thought.
    pub(crate) fn mean_losses(&self, unit: UnitId, target: UnitId, short: Option<bool>) -> i64 {
        let mut log = Log::silent();
        let mean = |ends: &mut dyn Iterator<Item = (i32, f64)>| {
            ends.map(|(losses, weight)| f64::from(losses) * weight).sum::<f64>()
        };
        let losses = if self.arm(unit) == Arm::Artillery {
            let cannonade = self.cannonade(unit, target, None, &mut log);
            let ends = explore::<_, f64>(CANNONADE, cannonade).into_iter();
            mean(&mut ends.map(|(end, weight)| (end.losses, weight)))
        } else {
            let volley = self.volley(unit, target, short, &mut log);
            let ends = explore::<_, f64>(VOLLEY, volley).into_iter();
            mean(&mut ends.map(|(end, weight)| (end.losses, weight)))
        };
        (losses * 1000.0).round() as i64
    }

    /// What a charge comes to.
    pub(crate) fn prospect(&self, unit: UnitId, target: UnitId) -> Prospect {
        let (mut wins, mut melee, mut elements) = (0.0, 0.0, 0.0);
        for (end, weight) in self.ends_of_charge(unit, target, &mut Log::silent()) {
            let (outcome, lost) = end.end();
            elements += weight * f64::from(lost);
            match outcome {
                SequenceOutcome::AttackerWins => wins += weight,
                SequenceOutcome::Melee => melee += weight,
                _ => {}
            }
        }
        let thousandths = |part: f64| (part * 1000.0).round() as i64;
        Prospect {
            wins: thousandths(wins),
            melee: thousandths(melee),
            elements: thousandths(elements),
        }
    }
}

/// ML-4.1 to ML-4.6: a new order of a brigade before its die.
fn change_of(
    state: &State,
    brigade: BrigadeId,
    order: Order,
    log: &mut Log,
) -> Option<OrderChange> {
    let general = state.brigadier(brigade)?;
    let brigadier = Brigadier {
        competence: i32::from(state.general(general).competence),
        attached: state.general(general).with.is_some(),
        superior_adjacent: beside(state, brigade, general, false),
        corps_or_army_adjacent: beside(state, brigade, general, true),
    };
    let previous = state.brigades[usize::from(brigade.0)].previous;
    Some(OrderChange::new(previous, order, &brigadier, log))
}

/// ML-4.8 to ML-4.20: an order of a unit's own before its die, under each order that its brigade may come to
/// follow, with how likely that is.
fn own_orders(state: &State, unit: UnitId, order: Order) -> Vec<(UnitOrder, f64)> {
    let mut log = Log::silent();
    let brigade = state.listed(unit).brigade;
    let change = brigade.and_then(|id| change_of(state, id, written(state, id), &mut log));
    let followed: Vec<(Order, f64)> = match change {
        Some(change) => explore::<_, f64>(CHANGE, change)
            .into_iter()
            .map(|(end, weight)| (end.result().order_in_force, weight))
            .collect(),
        None => vec![(Order::None, 1.0)],
    };
    let under = |(brigade, weight)| Some((own_order(state, unit, order, brigade)?, weight));
    followed.into_iter().filter_map(under).collect()
}

/// The same under one order of its brigade.
fn own_order(state: &State, unit: UnitId, order: Order, brigade: Order) -> Option<UnitOrder> {
    let input = order_input(state, unit, order, brigade, is_commanded(state, unit).0);
    UnitOrder::declare(&input, state.house(), &mut Log::silent()).ok()
}

/// The chances of an answer that dice settle.
pub(crate) fn odds(state: &State, choice: &Choice) -> Option<Vec<Chance>> {
    if !has_odds(state, choice) {
        return None;
    }
    let mut log = Log::silent();
    match choice {
        Choice::Order { brigade, order } => {
            let change = change_of(state, *brigade, *order, &mut log)?;
            let ends = explore::<_, f64>(CHANGE, change);
            Some(merged(
                ends.into_iter().map(|(end, weight)| (i32::from(end.result().passed), weight)),
                |passed| Fact::new("obeyed", passed == 1),
            ))
        }
        Choice::Own { unit, order } => {
            let all = own_orders(state, *unit, *order).into_iter().flat_map(|(own, weight)| {
                let ends = explore::<_, f64>(OWN, own).into_iter();
                ends.map(move |(end, part)| (i32::from(!end.result().hesitant), weight * part))
            });
            Some(merged(all, |executed| Fact::new("executed", executed == 1)))
        }
        Choice::Charge { unit, target, .. } => {
            let ends = state.ends_of_charge(*unit, *target, &mut log);
            Some(merged(
                ends.into_iter().map(|(end, weight)| (rank(end.end().0), weight)),
                |rank| Fact::new("outcome", OUTCOMES[rank as usize]),
            ))
        }
        Choice::Fire { unit, target } if state.arm(*unit) == Arm::Artillery => {
            let cannonade = state.cannonade(*unit, *target, None, &mut log);
            let ends = explore::<_, f64>(CANNONADE, cannonade);
            Some(merged(ends.into_iter().map(|(end, weight)| (end.losses, weight)), |losses| {
                Fact::new("losses", losses)
            }))
        }
        Choice::Fire { unit, target } => {
            let volley = state.volley(*unit, *target, None, &mut log);
            let ends = explore::<_, f64>(VOLLEY, volley);
            Some(merged(ends.into_iter().map(|(end, weight)| (end.losses, weight)), |losses| {
                Fact::new("losses", losses)
            }))
        }
        _ => None,
    }
}

/// The ends of a charge, from the worst for who makes it.
const OUTCOMES: [&str; 5] =
    ["attacker_destroyed", "charge_broken", "defender_wins", "melee", "attacker_wins"];

const fn rank(outcome: SequenceOutcome) -> i32 {
    match outcome {
        SequenceOutcome::AttackerDestroyed => 0,
        SequenceOutcome::ChargeBroken => 1,
        SequenceOutcome::DefenderWins => 2,
        SequenceOutcome::Melee => 3,
        SequenceOutcome::AttackerWins => 4,
    }
}

fn merged(results: impl Iterator<Item = (i32, f64)>, fact: impl Fn(i32) -> Fact) -> Vec<Chance> {
    let mut all = std::collections::BTreeMap::new();
    for (result, weight) in results {
        *all.entry(result).or_insert(0.0) += weight;
    }
    all.into_iter()
        .rev()
        .map(|(result, probability)| Chance { facts: vec![fact(result)], probability })
        .collect()
}

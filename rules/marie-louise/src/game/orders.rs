//! ML-3, ML-4: orders of brigades, batteries and units, in secret and revealed; deliberate immobility.

use engine::{DiceError, Flow, Table};

use super::battle::seat_of;
use super::choice::{BrigadeId, Choice, Key, UnitId};
use super::geometry::{CONTACT, GENERAL, PAS, within};
use super::quality::{COHESION, COMPETENCE};
use super::state::{State, Status};
use super::step::{Lines, SheetKind, Stage, Step, Tokens, tell};
use crate::ch04_command::{
    Brigadier, OrderChange, UnitOrder, UnitOrderInput, in_command, test_brigadier, test_unit,
};
use crate::ch05_reaction::TestKind;
use crate::ch07_fire_window::RANGES;
use crate::ch13_budget::Grade;
use crate::scenario::Side;
use crate::unit::{Arm, Formation, Marker, Order};
use crate::{holds, ml};

/// ML-3.3: the four orders.
pub(crate) const ORDERS: [Order; 4] = [Order::Retire, Order::Charge, Order::Manoeuvre, Order::Hold];

/// ML-Q25: what a battery may be ordered.
pub(crate) fn battery_orders(formation: Formation) -> Vec<Order> {
    match formation {
        _ if !holds("3.15") => vec![Order::Hold],
        _ if !holds("Q25") => vec![Order::Manoeuvre, Order::Hold, Order::Retire],
        Formation::Limbered => vec![Order::Manoeuvre, Order::Hold],
        _ => vec![Order::Hold, Order::Retire],
    }
}

/// ML-Q124: the lines of the sheet of orders.
pub(crate) fn keys(state: &State, side: Side) -> Vec<Key> {
    let brigades = state
        .battle
        .brigades()
        .filter(|id| state.battle.brigade(*id).side == side && state.brigadier(*id).is_some());
    let calm = state.army(side).filter(|id| {
        let told = state.arm(*id) != Arm::Artillery || holds("3.14");
        told && (state.troop(*id).marker < Marker::Shaken || !holds("1.58"))
    });
    brigades.map(Key::Brigade).chain(calm.map(Key::Unit)).collect()
}

/// ML-Q124: whether an OS is proposed to a unit: it is out of command as the sheet opens.
pub(crate) fn proposed(state: &State, id: UnitId) -> Order {
    if state.arm(id) == Arm::Artillery {
        return Order::Hold;
    }
    if is_commanded(state, id).0 {
        return Order::None;
    }
    match state.troop(id).previous {
        Order::None => Order::Hold,
        order => order,
    }
}

/// ML-3.2, ML-4.17, ML-Q26: whether a unit is in command, and why.
pub(crate) fn is_commanded(state: &State, id: UnitId) -> (bool, engine::RuleId, &'static str) {
    let brigadier = state.listed(id).brigade.and_then(|brigade| state.brigadier(brigade));
    let Some(general) = brigadier else {
        return in_command(true, false, true, engine::input::Decimal::whole(0));
    };
    let attached = state.general(general).with == Some(id);
    let gap = state.gap_to_general(general, id);
    let near = within(gap, 12 * PAS);
    let seen = attached || (near && state.general_sees(general, id));
    let gap = if near { gap.min(12 * PAS) } else { gap };
    in_command(false, attached, seen, super::geometry::decimal(gap))
}

pub(crate) fn options(state: &State, key: Key) -> Vec<Choice> {
    match key {
        Key::Brigade(brigade) => {
            let known = ORDERS.into_iter().filter(|order| *order == Order::Hold || holds("3.3"));
            known.map(|order| Choice::Order { brigade, order }).collect()
        }
        Key::Unit(unit) if state.arm(unit) == Arm::Artillery => {
            let orders = battery_orders(state.troop(unit).formation);
            orders.into_iter().map(|order| Choice::Battery { unit, order }).collect()
        }
        Key::Unit(unit) => {
            let loose = state.is_skirmisher(unit);
            let own = ORDERS.into_iter().filter(|order| !(loose && *order == Order::Charge));
            own.chain([Order::None]).map(|order| Choice::Own { unit, order }).collect()
        }
        Key::General(_) => Vec::new(),
    }
}

pub(crate) fn default_line(state: &State, key: Key) -> Choice {
    match key {
        Key::Brigade(brigade) => {
            let order = match state.brigades[usize::from(brigade.0)].previous {
                Order::None => Order::Hold,
                order => order,
            };
            Choice::Order { brigade, order }
        }
        Key::Unit(unit) if state.arm(unit) == Arm::Artillery => {
            Choice::Battery { unit, order: Order::Hold }
        }
        Key::Unit(unit) => {
            let order = proposed(state, unit);
            let barred = order == Order::Charge && state.is_skirmisher(unit);
            Choice::Own { unit, order: if barred { Order::Hold } else { order } }
        }
        Key::General(general) => Choice::Detach { general },
    }
}

/// ML-2.2: the tokens lie on the table; phase 2 follows.
pub(crate) fn lay(state: &mut State, lines: &Lines) {
    let mut tokens = Tokens::default();
    for side in Side::BOTH {
        for key in keys(state, side) {
            let own = lines.line(seat_of(side), &key).cloned();
            let choice = own.unwrap_or_else(|| default_line(state, key));
            let order = match choice {
                Choice::Order { order, .. }
                | Choice::Battery { order, .. }
                | Choice::Own { order, .. } => order,
                _ => continue,
            };
            if let Key::Unit(unit) = key {
                if order == Order::None {
                    continue;
                }
                state.troop_mut(unit).token = state.arm(unit) != Arm::Artillery;
            }
            tokens.0[side as usize].insert(key, order);
        }
    }
    state.runtime.extend([
        Step::Command(tokens),
        Step::Stage(Stage::RoutMoves),
        Step::Stage(Stage::Rally),
        Step::Stage(Stage::Lot),
    ]);
}

impl Tokens {
    pub(crate) fn of(&self, side: Side, key: Key) -> Option<Order> {
        self.0[side as usize].get(&key).copied()
    }
}

/// ML-2.4: the tokens are revealed, and tests are made.
pub(crate) fn command(
    state: &mut State,
    tokens: &Tokens,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    if !holds("2.4") {
        return Ok(());
    }
    for side in [state.first, state.first.enemy()] {
        let own: Vec<BrigadeId> =
            state.battle.brigades().filter(|id| state.battle.brigade(*id).side == side).collect();
        for id in own {
            brigade(state, tokens, side, id, table)?;
        }
    }
    let commanded: Vec<(UnitId, bool)> =
        state.in_order().into_iter().map(|id| (id, is_commanded(state, id).0)).collect();
    for (id, in_command) in commanded {
        unit(state, tokens, id, in_command, table)?;
    }
    Ok(())
}

/// ML-4.1 to ML-4.7: a brigade follows its new order, or the old one.
fn brigade(
    state: &mut State,
    tokens: &Tokens,
    side: Side,
    id: BrigadeId,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let Some((new, general)) = tokens.of(side, Key::Brigade(id)).zip(state.brigadier(id)) else {
        state.brigades[usize::from(id.0)].order = Order::None;
        return Ok(());
    };
    let brigadier = Brigadier {
        competence: i32::from(state.general(general).competence),
        attached: state.general(general).with.is_some(),
        superior_adjacent: beside(state, id, general, false),
        corps_or_army_adjacent: beside(state, id, general, true),
    };
    table.log().note_value(ml("2.4"), "game-order-revealed", super::step::named_general(general));
    let previous = state.brigades[usize::from(id.0)].previous;
    let mut change = OrderChange::new(previous, new, &brigadier, table.log());
    test_brigadier(&mut change, table)?;
    let result = change.result();
    if result.test == TestKind::Rolled {
        state.show_general(general, COMPETENCE);
    }
    if !result.passed {
        let key = "game-old-order-stays";
        table.log().note_value(ml("4.3"), key, super::step::named_general(general));
    }
    state.brigades[usize::from(id.0)].order = result.order_in_force;
    Ok(())
}

/// ML-4.5, ML-4.6, ML-Q28: whether his superior, or the corps or army general, touches a brigadier.
pub(crate) fn beside(
    state: &State,
    id: BrigadeId,
    general: super::choice::GeneralId,
    highest: bool,
) -> bool {
    state.staff(state.battle.brigade(id).side).any(|other| {
        let officer = state.battle.general(other);
        let gap = state.general_spot(other).distance(state.general_spot(general));
        let grade = match officer.grade {
            Grade::Brigadier => false,
            Grade::Divisional => !highest,
            Grade::Corps | Grade::Army => highest,
        };
        let leads = officer.commands.contains(&id) || !holds("Q28");
        other != general && grade && leads && gap <= 2 * GENERAL + CONTACT
    })
}

/// A unit as the rules on its order see it.
pub(crate) fn order_input(
    state: &State,
    id: UnitId,
    own: Order,
    brigade_order: Order,
    in_command: bool,
) -> UnitOrderInput {
    let (listed, troop, leaders) = (state.listed(id), state.troop(id), state.leaders(id));
    let first_turn = state.turn == 1 && state.battle.first_turn == 1;
    UnitOrderInput {
        cohesion: listed.cohesion,
        skirmishers: state.is_skirmisher(id),
        marker: troop.marker,
        brigade_order,
        out_of_command: !in_command,
        specific_order: if troop.marker == Marker::None { own } else { Order::None },
        previous_order: if troop.hesitant_last { Order::None } else { troop.previous },
        hesitant_last_turn: troop.hesitant_last,
        immobile_last_turn: troop.immobile_last && !first_turn,
        first_turn: first_turn && troop.marker == Marker::None,
        brigadier_attached: leaders.brigadier && in_command,
        divisional_attached: leaders.divisional,
        corps_or_army_attached: leaders.corps_or_army,
    }
}

/// The order that a brigade follows as far as its own side has written it.
pub(crate) fn written(state: &State, id: BrigadeId) -> Order {
    let previous = state.brigades[usize::from(id.0)].previous;
    let usual = if previous == Order::None { Order::Hold } else { previous };
    let Some(Step::Sheet { kind: SheetKind::Orders, lines }) = state.runtime.top() else {
        return usual;
    };
    match lines.line(seat_of(state.battle.brigade(id).side), &Key::Brigade(id)) {
        Some(Choice::Order { order, .. }) => *order,
        _ => usual,
    }
}

/// ML-4.8 to ML-4.20: what a unit does under the orders of its brigade and its own.
fn unit(
    state: &mut State,
    tokens: &Tokens,
    id: UnitId,
    in_command: bool,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let side = state.side(id);
    let own = tokens.of(side, Key::Unit(id)).unwrap_or(Order::None);
    let (listed, troop) = (state.listed(id), *state.troop(id));
    if listed.arm == Arm::Artillery {
        // ML-4.7, ML-Q115: no test, and never out of command.
        let order = if troop.marker == Marker::None { own } else { Order::None };
        state.troop_mut(id).order = if holds("4.7") { order } else { Order::Hold };
        if !in_command && !holds("Q115") {
            state.mark(id, Marker::Hesitant);
        }
        return Ok(());
    }
    let brigade = listed.brigade.map_or(Order::None, |at| state.brigades[usize::from(at.0)].order);
    let input = order_input(state, id, own, brigade, in_command);
    tell(table, ml("2.4"), "game-unit-order", id);
    if listed.brigade.is_some_and(|at| state.brigadier(at).is_none()) {
        table.log().note(ml("4.18"), "brigadier-eliminated");
    }
    if input.skirmishers && input.specific_order == Order::Retire {
        table.log().note(ml("Q15"), "game-infantry-in-open-order");
    }
    if input.specific_order == Order::Charge && serves(state, id) {
        table.log().note(ml("Q27"), "game-service-squadrons");
        state.service_used[side as usize] = true;
        state.troop_mut(id).order = Order::Charge;
        return Ok(());
    }
    let house = *state.house();
    let Ok(mut order) = UnitOrder::declare(&input, &house, table.log()) else {
        // Nothing that the state can hold is refused; a unit without any order hesitates.
        state.mark(id, Marker::Hesitant);
        return Ok(());
    };
    // ML-4.9, ML-4.15, ML-4.19: why it is tested.
    let brigadier = listed.brigade.map(|at| state.battle.brigade(at).brigadier);
    let lost_last = brigadier.is_some_and(|general| {
        state.general(general).lost.is_some_and(|turn| turn + 1 == state.turn)
    });
    let (rule, key) = match (in_command, lost_last) {
        (true, _) => ("4.9", "game-tests-its-own-order"),
        (false, false) => ("4.15", "game-tests-its-own-order-alone"),
        (false, true) => ("4.19", "game-tests-its-own-order-leaderless"),
    };
    if order.is_tested() && !table.log().applies(true, ml(rule), key) {
        state.troop_mut(id).order = own;
        return Ok(());
    }
    if order.is_tested() {
        state.show(id, COHESION);
    }
    while test_unit(&mut order, table)? != Flow::Done {}
    let result = order.result();
    state.troop_mut(id).order = result.order;
    if result.hesitant {
        state.mark(id, Marker::Hesitant);
    }
    Ok(())
}

/// Special rule of Montmirail: once, the service squadrons charge at the word of their general.
pub(crate) fn serves(state: &State, id: UnitId) -> bool {
    let side = state.side(id);
    let Some((general, brigades)) = &state.battle.camps[side as usize].service else {
        return false;
    };
    let brigade = state.listed(id).brigade.filter(|own| brigades.contains(own));
    let Some(brigadier) = brigade.and_then(|own| state.brigadier(own)) else { return false };
    let gap = state.general_spot(*general).distance(state.general_spot(brigadier));
    !state.service_used[side as usize] && state.is_present(*general) && gap <= 2 * GENERAL + CONTACT
}

/// ML-7.4, ML-Q60: who may stand deliberately: all under R, and those under M with an enemy near.
pub(crate) fn stand_keys(state: &State, side: Side) -> Vec<Key> {
    let near = |id: UnitId| {
        let Some(weapon) = state.listed(id).weapon else { return false };
        let range = i64::from(RANGES[weapon as usize][1] + 12) * PAS;
        let mut enemies = state.army(side.enemy());
        enemies.any(|enemy| {
            state.troop(enemy).marker != Marker::Routed && within(state.gap(id, enemy), range)
        })
    };
    let units = state.army(side).filter(|id| {
        let troop = state.troop(*id);
        match troop.order {
            Order::Retire => true,
            Order::Manoeuvre => state.arm(*id) != Arm::Artillery && near(*id),
            _ => false,
        }
    });
    units.map(Key::Unit).collect()
}

/// Those who stand hesitate at once.
pub(crate) fn stand(state: &mut State, lines: &Lines, table: &mut Table<'_>) {
    for id in state.in_order() {
        let seat = seat_of(state.side(id));
        if matches!(lines.line(seat, &Key::Unit(id)), Some(Choice::Stand { .. })) {
            tell(table, ml("7.4"), "game-stands-deliberately", id);
            state.mark(id, Marker::Hesitant);
        }
    }
}

/// ML-6.21, ML-1.33: generals who may attach, garrisons that may become a bastion.
pub(crate) fn attach_keys(state: &State, side: Side) -> Vec<Key> {
    let generals = state
        .staff(side)
        .filter(|id| state.general(*id).with.is_some() || !attachable(state, *id).is_empty());
    let garrisons = state.army(side).filter(|id| {
        let mut enemies = state.army(side.enemy());
        state.troop(*id).building.is_some()
            && enemies.any(|enemy| within(state.gap(*id, enemy), 16 * PAS))
    });
    generals.map(Key::General).chain(garrisons.map(Key::Unit)).collect()
}

/// ML-Q59, ML-Q141: the units that a general touches and commands.
pub(crate) fn attachable(state: &State, id: super::choice::GeneralId) -> Vec<UnitId> {
    let officer = state.battle.general(id);
    if state.general(id).with.is_some() {
        return Vec::new();
    }
    let units = state.army(officer.side).filter(|unit| {
        let listed = state.listed(*unit);
        let commanded = match listed.brigade {
            // ML-Q141: any general may be with a battery.
            Some(_) if listed.arm == Arm::Artillery && holds("Q141") => true,
            Some(brigade) => officer.commands.contains(&brigade) || !holds("Q59"),
            None => true,
        };
        let contact = if holds("Q10") { CONTACT } else { 0 };
        commanded && state.gap_to_general(id, *unit) <= contact
    });
    units.collect()
}

pub(crate) fn attach_options(state: &State, key: Key) -> Vec<Choice> {
    match key {
        Key::General(general) if state.general(general).with.is_some() => {
            vec![Choice::Detach { general }]
        }
        Key::General(general) => attachable(state, general)
            .into_iter()
            .map(|unit| Choice::Attach { general, unit })
            .collect(),
        Key::Unit(unit) => {
            let on = state.troop(unit).formation != Formation::Bastion;
            vec![Choice::Bastion { unit, on }]
        }
        Key::Brigade(_) => Vec::new(),
    }
}

pub(crate) fn attach(state: &mut State, lines: &Lines, table: &mut Table<'_>) {
    for side in Side::BOTH {
        let written: Vec<Choice> = lines.lines(seat_of(side)).map(|(_, one)| one.clone()).collect();
        for choice in written {
            match choice {
                Choice::Attach { general, unit } => {
                    state.general_mut(general).with = Some(unit);
                    tell(table, ml("6.21"), "game-general-attached", unit);
                }
                Choice::Detach { general } => {
                    // ML-Q141: he stands touching the rear face.
                    if let Some(unit) = state.general_mut(general).with.take() {
                        let lead = state.lead(unit);
                        let at = lead.world(-lead.half_depth - GENERAL, 0);
                        state.put_general(general, at);
                    }
                }
                Choice::Bastion { unit, on } => {
                    let formation = if on { Formation::Bastion } else { Formation::NoFormation };
                    state.troop_mut(unit).formation = formation;
                    let key = if on { "game-bastion" } else { "game-no-bastion" };
                    tell(table, ml("1.33"), key, unit);
                }
                _ => {}
            }
        }
    }
    state.generals_follow();
}

/// Whether a unit can still do anything in this turn.
pub(crate) fn is_active(state: &State, id: UnitId, order: Order) -> bool {
    let troop = state.troop(id);
    troop.status == Status::OnTable && troop.marker == Marker::None && troop.order == order
}

//! What a computer player thinks of its answers, from what its seat may know.

use dice::{Dice, Die, Pool};
use engine::game::{Advice, Ask, Doctrine, Reason, Rules, Seat};

use super::battle::seat_of;
use super::choice::{Choice, Key, Plot, UnitId};
use super::geometry::{PAS, Pose, within};
use super::state::{State, Status};
use super::step::{SheetKind, Step, side};
use super::{MarieLouise, orders, sheets};
use crate::ml;
use crate::scenario::Side;
use crate::unit::{Arm, Formation, Marker, Order};

impl Doctrine for MarieLouise {
    /// Where the enemy has laid his orders, some that he may have laid; where he is ready, lines that he
    /// may have written.
    fn imagine(veiled: &State, seat: Seat, dice: &mut dyn Dice) -> State {
        let mut imagined = veiled.clone();
        let enemy = side(seat).enemy();
        let drawn: Vec<(Key, Order)> = veiled
            .runtime
            .steps()
            .find_map(|step| match step {
                Step::Command(tokens) => {
                    Some(tokens.0[enemy as usize].keys().copied().collect::<Vec<Key>>())
                }
                _ => None,
            })
            .unwrap_or_default()
            .into_iter()
            .map(|key| (key, likely(veiled, key, dice)))
            .collect();
        for step in imagined.runtime.steps_mut() {
            if let Step::Command(tokens) = step {
                for (key, order) in &drawn {
                    tokens.0[enemy as usize].insert(*key, *order);
                }
            }
        }
        imagine_sheet(&mut imagined, enemy, dice);
        imagined
    }

    fn worth(state: &State, seat: Seat) -> i64 {
        if let Some(outcome) = Self::outcome(state) {
            return match outcome.winner {
                None => 0,
                Some(winner) if winner == seat => 1000,
                Some(_) => -1000,
            };
        }
        let own = side(seat);
        let lead = 1600 * (value(state, own) - value(state, own.enemy()));
        let all: i64 = state.battle.units.iter().map(|unit| i64::from(unit.cost) * 1000).sum();
        let a = lead / all.max(1);
        950 * a / (950 + a.abs())
    }

    fn advise(state: &State, ask: &Ask<Self>) -> Vec<Advice<Choice>> {
        let listed = ask.listed(state).iter();
        listed
            .map(|choice| {
                let (gain, key, rule) = opinion(state, ask.seat, choice);
                Advice { choice: choice.clone(), gain, reason: Reason { rule: ml(rule), key } }
            })
            .collect()
    }
}

/// A die of so many sides, from 0.
fn draw(dice: &mut dyn Dice, sides: usize) -> usize {
    if sides < 2 {
        return 0;
    }
    let pool = Pool::one(Die::Sides(sides.min(100) as u8));
    let drawn = dice.throw(ml("Q124"), "imagined", &pool, &mut Vec::new());
    drawn.map_or(0, |values| (values[0] as usize).saturating_sub(1).min(sides - 1))
}

/// An order that the enemy may have given: the one in force, or what the situation suggests.
fn likely(state: &State, key: Key, dice: &mut dyn Dice) -> Order {
    match key {
        Key::Brigade(brigade) => {
            let previous = state.brigades[usize::from(brigade.0)].previous;
            let share = draw(dice, 100);
            let near = nearest_gap(state, state.battle.brigade(brigade).side, brigade);
            if share < 55 && previous != Order::None {
                return previous;
            }
            let table: [(Order, usize); 4] = if near <= 4 * PAS {
                [(Order::Hold, 75), (Order::Charge, 10), (Order::Manoeuvre, 10), (Order::Retire, 5)]
            } else if near <= 12 * PAS {
                [(Order::Manoeuvre, 45), (Order::Hold, 40), (Order::Charge, 13), (Order::Retire, 2)]
            } else {
                [(Order::Manoeuvre, 73), (Order::Hold, 25), (Order::Charge, 1), (Order::Retire, 1)]
            };
            let mut left = draw(dice, 100);
            for (order, weight) in table {
                if left < weight {
                    return order;
                }
                left -= weight;
            }
            Order::Hold
        }
        Key::Unit(unit) if state.arm(unit) == Arm::Artillery => Order::Hold,
        Key::Unit(unit) => {
            let orders = [Order::Hold, Order::Manoeuvre, Order::Retire];
            let order = orders[draw(dice, orders.len())];
            if state.is_skirmisher(unit) { Order::Hold } else { order }
        }
        Key::General(_) => Order::Hold,
    }
}

fn nearest_gap(state: &State, own: Side, brigade: super::choice::BrigadeId) -> i64 {
    let units = state.army(own).filter(|id| state.listed(*id).brigade == Some(brigade));
    let gaps = units.filter_map(|id| {
        let enemy = state.nearest_enemy(id)?;
        Some(state.gap(id, enemy))
    });
    gaps.min().unwrap_or(100 * PAS)
}

/// Fills the lines of an enemy who is ready with answers drawn from what he may give.
fn imagine_sheet(state: &mut State, enemy: Side, dice: &mut dyn Dice) {
    let Some(Step::Sheet { kind, lines }) = state.runtime.top().cloned() else { return };
    let seat = seat_of(enemy);
    if lines.awaits(seat) {
        return;
    }
    let mut drawn = Vec::new();
    for key in sheets::keys(state, kind, enemy) {
        let options = sheets::options(state, kind, key);
        // As often as not a line is left alone.
        if options.is_empty() || draw(dice, 2) == 0 {
            continue;
        }
        let at = draw(dice, options.len());
        drawn.push((key, options[at].clone()));
    }
    if let Some(Step::Sheet { lines, .. }) = state.runtime.steps_mut().next() {
        for (key, choice) in drawn {
            lines.write(seat, key, choice);
        }
    }
}

/// What a side has, in thousandths of points.
fn value(state: &State, own: Side) -> i64 {
    let mut sum = 0;
    for id in state.battle.units().filter(|id| state.side(*id) == own) {
        let (listed, troop) = (state.listed(id), state.troop(id));
        let cost = i64::from(listed.cost) * 1000;
        sum += match troop.status {
            Status::ToCome | Status::Withdrawn => cost,
            Status::Abandoned => cost * 15 / 100,
            Status::Eliminated | Status::Spiked => 0,
            Status::OnTable => {
                let full = i64::from(crate::ch07_losses::threshold(listed.arm, listed.cohesion));
                let now = i64::from(troop.elements) * full - i64::from(troop.losses);
                let strength = 300 + 700 * now / (i64::from(listed.elements) * full).max(1);
                let state = match troop.marker {
                    Marker::None => 1000,
                    Marker::Hesitant => 970,
                    Marker::Shaken => 750,
                    Marker::Routed => 350,
                };
                let order = if troop.formation == Formation::Disorganised { 930 } else { 1000 };
                cost * strength / 1000 * state / 1000 * order / 1000
            }
        };
    }
    for id in state.battle.generals().filter(|id| state.battle.general(*id).side == own) {
        if state.general(id).lost.is_none() {
            sum += i64::from(state.battle.general(id).cost) * 1000;
        }
    }
    let turns = i64::from(state.battle.turns.max(1));
    for (goal, holder) in state.battle.goals.iter().zip(&state.holders) {
        let inside = goal
            .strongpoints
            .iter()
            .any(|point| state.army(own).any(|id| state.troop(id).building == Some(*point)));
        if *holder == Some(own) || inside {
            sum += i64::from(goal.points) * (300 + 700 * i64::from(state.turn) / turns);
        }
    }
    sum
}

type Opinion = (i64, &'static str, &'static str);

/// What an answer is worth to its seat, and why.
fn opinion(state: &State, seat: Seat, choice: &Choice) -> Opinion {
    match choice {
        Choice::Ready => (0, "ml-why-ready", "Q124"),
        Choice::Again => (-900, "ml-why-again", "Q124"),
        Choice::Order { brigade, order } => brigade_order(state, *brigade, *order),
        Choice::Battery { unit, order } => battery_order(state, *unit, *order),
        Choice::Own { order: Order::None, .. } => (-5, "ml-why-no-own-order", "4.8"),
        Choice::Own { unit, order } => own_order(state, *unit, *order),
        Choice::Charge { unit, target, bonus } => charge(state, *unit, *target, *bonus),
        Choice::Support { .. } => (12, "ml-why-support", "8.14"),
        Choice::Refrain { .. } => (-8, "ml-why-refrain", "8.5"),
        Choice::Fire { unit, target } => fire(state, *unit, *target),
        Choice::Shell { .. } => (3, "ml-why-fire", "Q117"),
        Choice::HoldFire { .. } => (-1, "ml-why-hold-fire", "Q20"),
        Choice::Plot { unit, plot } | Choice::Activate { unit, plot } => {
            plotted(state, *unit, plot)
        }
        Choice::Counter { .. } => (-3, "ml-why-counter", "11.7"),
        Choice::Pass => (0, "ml-why-ready", "Q42"),
        Choice::Ride { general, path } => ride(state, *general, path),
        Choice::Attach { .. } => (-6, "ml-why-attach", "6.21"),
        Choice::Detach { .. } => (2, "ml-why-detach", "4.4"),
        Choice::Bastion { .. } => (-5, "ml-why-bastion", "1.33"),
        Choice::Stand { unit } => (stand(state, *unit), "ml-why-stand", "7.4"),
        Choice::Go { .. } => (1, "ml-why-go", "Q60"),
        Choice::CounterCharge { .. } => (10, "ml-why-counter-charge", "8.45"),
        Choice::Evade { .. } => (4, "ml-why-evade", "Q90"),
        Choice::FullSquare { .. } => (15, "ml-why-square", "8.13"),
        Choice::Turn { .. } => (8, "ml-why-turn", "8.48"),
        Choice::Keep { .. } => (0, "ml-why-ready", "Q90"),
        Choice::Retire { bonus, heading, unit, .. } => {
            let best = state.default_flight(*unit) == Some(*heading);
            (i64::from(best) * 6 - i64::from(*bonus) * 2, "ml-why-retire", "Q127")
        }
        Choice::Stay { unit } => {
            let shaken = state.troop(*unit).marker == Marker::Shaken;
            (if shaken { 3 } else { -10 }, "ml-why-stay", "5.35")
        }
        Choice::LimberMove { .. } => (5, "ml-why-retire", "3.18"),
        Choice::FireHalfMove { .. } => (7, "ml-why-fire", "3.18"),
        Choice::Flee { heading } => {
            let best = state.runtime.top().is_some_and(|step| match step {
                Step::Flee { unit, .. } => state.default_flight(*unit) == Some(*heading),
                _ => false,
            });
            (i64::from(best) * 10, "ml-why-flee", "Q127")
        }
        Choice::Face { .. } => (0, "ml-why-ready", "5.36"),
        Choice::Impact { .. } => (0, "ml-why-ready", "8.42"),
        Choice::Pursue => (-4, "ml-why-pursue", "8.37"),
        Choice::HoldGround => (4, "ml-why-hold", "8.36"),
        Choice::Join { .. } => (8, "ml-why-join", "9.8"),
        Choice::StayOut { .. } => (0, "ml-why-ready", "9.8"),
        Choice::Place { .. } | Choice::Deputy { .. } | Choice::Escape { .. } => {
            let _ = seat;
            (-1, "ml-why-ready", "Q122")
        }
    }
}

/// How a brigade stands to its enemies: the nearest gap, and how many of its units waver.
fn brigade_order(state: &State, id: super::choice::BrigadeId, order: Order) -> Opinion {
    let own = state.battle.brigade(id).side;
    let units: Vec<UnitId> =
        state.army(own).filter(|unit| state.listed(*unit).brigade == Some(id)).collect();
    if units.is_empty() {
        return (i64::from(order == Order::Hold), "ml-why-hold-order", "3.13");
    }
    let mut score = 0;
    for unit in &units {
        score += unit_order(state, *unit, order);
    }
    let previous = state.brigades[usize::from(id.0)].previous;
    let change = previous != Order::None && previous != order;
    let score = score / units.len() as i64 - i64::from(change) * 3;
    let key = match order {
        Order::Charge => "ml-why-charge-order",
        Order::Manoeuvre => "ml-why-manoeuvre-order",
        Order::Retire => "ml-why-retire-order",
        Order::Hold | Order::None => "ml-why-hold-order",
    };
    (score, key, "3.3")
}

/// What an order is worth to one unit.
fn unit_order(state: &State, unit: UnitId, order: Order) -> i64 {
    let troop = state.troop(unit);
    let Some(enemy) = state.nearest_enemy(unit) else {
        return i64::from(order == Order::Manoeuvre) * 10;
    };
    let gap = state.gap(unit, enemy);
    let charge = best_charge(state, unit);
    let outside = goal_near(state, unit);
    match order {
        Order::Charge => charge,
        Order::Manoeuvre => {
            if outside {
                30
            } else if gap > 9 * PAS {
                24
            } else if gap > 4 * PAS {
                8
            } else {
                -5
            }
        }
        Order::Hold => {
            let loaded = state.listed(unit).weapon.is_some();
            if troop.building.is_some() {
                30
            } else if gap <= 4 * PAS && loaded {
                20
            } else if gap <= 9 * PAS {
                11
            } else {
                4
            }
        }
        Order::Retire => {
            let weak = troop.elements * 2 <= state.listed(unit).elements;
            if weak && gap <= 6 * PAS { 14 } else { -20 }
        }
        Order::None => 0,
    }
}

/// Whether a strongpoint worth holding is empty and can be gone into.
fn goal_near(state: &State, unit: UnitId) -> bool {
    state.arm(unit) == Arm::Infantry
        && state.troop(unit).building.is_none()
        && state.battle.goals.iter().flat_map(|goal| &goal.strongpoints).any(|point| {
            let held = state.on_table().any(|id| state.troop(id).building == Some(*point));
            let place = &state.battle.ground.strongpoints[usize::from(*point)];
            !held && place.distance(&state.lead(unit)) <= 10 * PAS
        })
}

/// The best charge that a unit could make now.
fn best_charge(state: &State, unit: UnitId) -> i64 {
    if !state.can_charge(unit) || state.arm(unit) == Arm::Artillery {
        return -12;
    }
    let enemies = state.army(state.side(unit).enemy());
    let near = enemies.filter(|enemy| within(state.gap(unit, *enemy), 18 * PAS));
    let best = near
        .filter(|enemy| state.may_charge(unit, *enemy) && state.in_reach(unit, *enemy, false))
        .map(|enemy| charge(state, unit, enemy, false).0)
        .max();
    best.unwrap_or(-12)
}

/// A charge at somebody: how he stands, how we do.
fn charge(state: &State, unit: UnitId, target: UnitId, bonus: bool) -> Opinion {
    if !state.stands(target) {
        return (-20, "ml-why-charge", "8.3");
    }
    let (ours, theirs) = (state.troop(unit), state.troop(target));
    let mut score = 0;
    score += match theirs.marker {
        Marker::Routed => 30,
        Marker::Shaken => 34,
        Marker::Hesitant => 8,
        Marker::None => 0,
    };
    score += match state.direction(target, state.spot(unit)) {
        crate::unit::Direction::Front => 0,
        crate::unit::Direction::Flank => 28,
        crate::unit::Direction::Rear => 32,
    };
    score += match theirs.formation {
        Formation::Disorganised => 18,
        Formation::Limbered => 30,
        Formation::MarchColumn => 14,
        Formation::Square | Formation::FullSquare if state.arm(unit) == Arm::Cavalry => -60,
        Formation::NoFormation | Formation::Bastion => -12,
        Formation::Skirmish => 10,
        _ => 0,
    };
    let first_fire =
        state.arm(target) == Arm::Infantry && !theirs.fired && theirs.marker == Marker::None;
    score -= i64::from(first_fire) * if theirs.first_fire_spent { 8 } else { 16 };
    score += 3 * (i64::from(ours.elements) - i64::from(theirs.elements));
    let listed = state.listed(unit);
    score +=
        4 * i64::from(listed.class.is_made_to_close()) + 3 * i64::from(listed.cohesion.bonus());
    let (flanks, rear) = state.supports(unit);
    score += 3 * i64::from(flanks) + 4 * i64::from(rear);
    score += 5 * i64::from(ours.formation == Formation::AttackColumn);
    score -= 8 * i64::from(listed.elements - ours.elements);
    if !state.in_reach(unit, target, bonus) {
        score -= 40;
    }
    if bonus && state.in_reach(unit, target, false) {
        score -= 25;
    }
    (score - i64::from(bonus) * 10, "ml-why-charge", "8.3")
}

fn battery_order(state: &State, unit: UnitId, order: Order) -> Opinion {
    let limbered = state.troop(unit).formation == Formation::Limbered;
    let near = state.nearest_enemy(unit).map_or(100 * PAS, |enemy| state.gap(unit, enemy));
    let score = match order {
        Order::Hold if limbered => 0,
        Order::Hold => 10,
        Order::Manoeuvre => 12,
        _ => {
            if near < 3 * PAS {
                2
            } else {
                -15
            }
        }
    };
    (score, "ml-why-guns", "3.15")
}

fn own_order(state: &State, unit: UnitId, order: Order) -> Opinion {
    // Only where it is much better than what the brigade would do.
    let brigade = state.listed(unit).brigade.map_or(Order::Hold, |at| {
        match state.brigades[usize::from(at.0)].previous {
            Order::None => Order::Manoeuvre,
            order => order,
        }
    });
    let gain = unit_order(state, unit, order) - unit_order(state, unit, brigade);
    let out = !orders::is_commanded(state, unit).0;
    let score = if out { gain + 6 } else { gain - 14 };
    (score, "ml-why-own-order", "4.8")
}

fn stand(state: &State, unit: UnitId) -> i64 {
    let targets = state.targets(unit);
    if targets.is_empty() { -6 } else { 2 }
}

/// Fire now, or wait for a shorter range.
fn fire(state: &State, unit: UnitId, target: UnitId) -> Opinion {
    let range = state.range(unit, target);
    let moving = matches!(
        state.runtime.top(),
        Some(Step::Sheet { kind: SheetKind::FireMoving | SheetKind::Fire(7), .. })
    );
    let deep = matches!(
        state.troop(target).formation,
        Formation::AttackColumn
            | Formation::MarchColumn
            | Formation::Square
            | Formation::Disorganised
    );
    let near = if state.arm(unit) == Arm::Artillery { range <= 9 * PAS } else { range <= 2 * PAS };
    let charging = state.charge_of(target).is_some_and(|charge| !charge.over);
    let score = if near || moving || charging {
        20
    } else if deep {
        3
    } else {
        -4
    };
    (score - range / PAS / 4, "ml-why-fire", "7.2")
}

/// Where a unit ends, and how it stands there.
fn plotted(state: &State, unit: UnitId, plot: &Plot) -> Opinion {
    if plot.occupy.is_some() {
        return (60, "ml-why-occupy", "1.31");
    }
    if *plot == Plot::default() {
        return (-12, "ml-why-stand-still", "Q146");
    }
    let troop = state.troop(unit);
    let end = match plot.legs.last() {
        Some(leg) => super::geometry::spot(*leg),
        None => state.spot(unit),
    };
    let formation = plot.change.unwrap_or(troop.formation);
    let facing = plot.facing.unwrap_or(troop.pose.facing);
    let pose = Pose { facing, ..troop.pose.at(end) };
    let mut score = 0;
    if let Some(enemy) = state.nearest_enemy(unit) {
        let there = super::geometry::lead(state.arm(unit), pose).distance(&state.lead(enemy));
        let now = state.gap(unit, enemy);
        let wanted = match state.arm(unit) {
            Arm::Infantry => 8 * PAS,
            Arm::Cavalry => 10 * PAS,
            Arm::Artillery => 9 * PAS,
        };
        score += ((now - wanted).abs() - (there - wanted).abs()) / (PAS / 2);
        let front =
            super::geometry::quarter(pose, state.spot(enemy)) == super::geometry::Quarter::Front;
        score += if front { 3 } else { -6 };
        if there < 3 * PAS && troop.order == Order::Manoeuvre {
            score -= 8;
        }
        if formation == Formation::MarchColumn && there < 16 * PAS {
            score -= 20;
        }
    }
    if state.arm(unit) == Arm::Infantry {
        for point in state.battle.goals.iter().flat_map(|goal| &goal.strongpoints) {
            let held = state.on_table().any(|id| state.troop(id).building == Some(*point));
            let place = &state.battle.ground.strongpoints[usize::from(*point)];
            let near = place.distance_to(end);
            if !held && near < 12 * PAS {
                score += (12 * PAS - near) / PAS;
            }
        }
    }
    if troop.formation == Formation::Disorganised && plot.change.is_some() {
        score += 18;
    } else if plot.change.is_some() {
        score -= 4;
    }
    if troop.order == Order::Hold {
        score -= 12;
    }
    if troop.formation.in_building() && !plot.legs.is_empty() {
        score -= 40;
    }
    if state.arm(unit) == Arm::Artillery && plot.change == Some(Formation::Unlimbered) {
        score += 10;
    }
    (score, "ml-why-move", "6.3")
}

/// A brigadier near his units, and away from the enemy.
fn ride(state: &State, id: super::choice::GeneralId, path: &[[i32; 2]]) -> Opinion {
    let officer = state.battle.general(id);
    let end =
        path.last().map_or_else(|| state.general_spot(id), |point| super::geometry::spot(*point));
    let mut score = 0;
    for unit in state.army(officer.side) {
        let own =
            state.listed(unit).brigade.is_some_and(|brigade| officer.commands.contains(&brigade));
        if !own {
            continue;
        }
        let now = state.general_spot(id).distance(state.spot(unit));
        let then = end.distance(state.spot(unit));
        score += i64::from(then <= 9 * PAS) * 4 - i64::from(now <= 9 * PAS) * 4;
        score += (now - then) / (4 * PAS);
    }
    for enemy in state.army(officer.side.enemy()) {
        if end.is_within(state.spot(enemy), 5 * PAS) {
            score -= 12;
        }
    }
    (score, "ml-why-ride", "6.22")
}

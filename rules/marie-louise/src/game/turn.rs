//! ML-2.1 to ML-2.7: the phases of a turn; rally, the end of a turn, victory.

use engine::game::Outcome;
use engine::{DiceError, Table, Value};

use super::choice::UnitId;
use super::generals;
use super::geometry::{PAS, within};
use super::state::{State, Status};
use super::step::{SheetKind, Stage, Step, tell};
use crate::ch05_rally::{Rally, test_rally};
use crate::ch06_lots::{LotWinner, draw};
use crate::ch08_batteries::{GunState, fate_of_guns};
use crate::ch13_budget::{tell_general_cost, tell_unit_cost};
use crate::scenario::{Phase, Side};
use crate::unit::{Direction, Formation, Marker, Order};
use crate::{holds, ml};

/// The parts of a turn, in their order.
pub(crate) const PHASES: &[&str] = &[
    "deployment", "orders", "rally", "command", "declarations", "retreats", "charges", "moves",
    "fire", "end",
];

/// ML-Q122: whether the armies are still being set up.
pub(crate) fn is_deploying(state: &State) -> bool {
    matches!(state.runtime.top(), Some(Step::Sheet { kind: SheetKind::Deploy, .. }))
}

/// A turn begins: what was said of the last one is cleared, deputies come.
pub(crate) fn start(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    for id in state.battle.units() {
        let near = state.troop(id).status == Status::Abandoned && is_square_near(state, id);
        let troop = state.troop_mut(id);
        troop.fired = false;
        troop.used = 0;
        troop.moved = false;
        troop.adjusting = false;
        troop.turned = false;
        troop.retiring = false;
        troop.may_retire = false;
        troop.had_marker = troop.marker != Marker::None;
        troop.charged_now = false;
        troop.fought = false;
        troop.order = Order::None;
        troop.token = false;
        troop.struck = Direction::Front;
        troop.square_near = near;
        troop.number = 0;
    }
    state.charges.clear();
    state.reactions.clear();
    state.retreats.clear();
    let house = *state.house();
    let fire = |window: u8| Step::sheet(SheetKind::Fire(window));
    let mut steps = vec![Step::sheet(SheetKind::Attach), Step::sheet(SheetKind::Orders)];
    // Lot, rally and command are put here when the orders are written.
    steps.push(Step::sheet(SheetKind::Stand));
    let declarations = [
        Step::sheet(SheetKind::Charge),
        Step::sheet(SheetKind::React),
        Step::Stage(Stage::Reacted),
    ];
    let retreats = [fire(0), Step::sheet(SheetKind::Retire), Step::Stage(Stage::Hasty), fire(1)];
    let charges = [
        Step::sheet(SheetKind::Redirect),
        Step::sheet(SheetKind::ReactAgain),
        Step::Stage(Stage::ReactedAgain),
        Step::Stage(Stage::ChargeMoves),
    ];
    // ML-2.5, ML-3.6, ML-3.19: retreats and redeployments come before charges.
    let in_turn = holds("2.5") && holds("3.6") && holds("3.19");
    // ML-Q19: all targets are named before any fire.
    if !in_turn {
        steps.extend(declarations);
        steps.extend(charges);
        steps.extend(retreats);
    } else if house.late_declaration || !holds("Q19") {
        steps.extend(retreats);
        steps.extend(declarations);
        steps.extend(charges);
    } else {
        steps.extend(declarations);
        steps.extend(retreats);
        steps.extend(charges);
    }
    if !house.no_charge_window && holds("Q125") {
        steps.push(fire(2));
    }
    steps.extend([
        Step::Stage(Stage::Defence),
        Step::Stage(Stage::Impacts),
        Step::Stage(Stage::EndOfCharges),
        fire(3),
    ]);
    if house.alt_movement {
        if house.alt_movement_sector {
            steps.push(Step::sheet(SheetKind::PlotBefore));
        }
        steps.push(Step::Stage(Stage::Activations));
    }
    steps.extend([
        Step::sheet(SheetKind::Plot),
        Step::sheet(SheetKind::Ride),
        Step::Stage(Stage::Burning),
        Step::sheet(SheetKind::FireMoving),
        Step::Stage(Stage::Captures),
        Step::Stage(Stage::EndTurn),
    ]);
    if is_mid_turn(state) {
        let begins: &str = state.battle.begins.into();
        let at = steps.iter().position(|step| step.phase() == Some(begins)).unwrap_or(0);
        steps.drain(..at);
        orders_in_force(state);
        state.runtime.extend(steps.into_iter().rev());
        return Ok(());
    }
    state.runtime.extend(steps.into_iter().rev());
    generals::deputies(state, table)
}

/// Whether the battle begins in the middle of this turn.
fn is_mid_turn(state: &State) -> bool {
    state.turn == state.battle.first_turn && state.battle.begins != Phase::Orders
}

/// A battle that begins in the middle of a turn: what is said to have been followed is what is followed.
fn orders_in_force(state: &mut State) {
    let told = |order: Order| if order == Order::None { Order::Hold } else { order };
    for brigade in &mut state.brigades {
        (brigade.order, brigade.previous) = (told(brigade.previous), Order::None);
    }
    for id in state.battle.units() {
        let troop = state.troop_mut(id);
        if troop.marker == Marker::None && troop.status == Status::OnTable {
            troop.order = told(troop.previous);
        }
        troop.previous = Order::None;
    }
}

/// ML-Q123: the lot of the turn.
pub(crate) fn lot(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    state.first = throw_lot(table)?;
    Ok(())
}

/// ML-Q114: a lot.
pub(crate) fn throw_lot(table: &mut Table<'_>) -> Result<Side, DiceError> {
    let mut winner = LotWinner::First;
    draw(&mut winner, table)?;
    Ok(match winner {
        LotWinner::First => Side::First,
        LotWinner::Second => Side::Second,
    })
}

/// ML-5.33 to ML-5.37, ML-Q22: shaken units, then routed ones.
pub(crate) fn rally(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    // Who rallies in this phase is nobody's friend in sight before phase 3.
    if !holds("2.3") {
        return Ok(());
    }
    let before = state.clone();
    let house = *state.house();
    let mut faces = Vec::new();
    let of = |marker: Marker| before.on_table().any(|id| before.troop(id).marker == marker);
    if of(Marker::Shaken) && of(Marker::Routed) {
        table.log().note(ml("Q22"), "game-shaken-units-first");
    }
    let turns = [Marker::Shaken, Marker::Routed];
    for marker in if holds("Q22") { turns } else { [Marker::Routed, Marker::Shaken] } {
        for id in before.in_order() {
            if before.troop(id).marker != marker {
                continue;
            }
            tell(table, ml("5.33"), "game-tries-to-rally", id);
            let morale = before.morale(id, Direction::Front, None, true);
            let mut rally = Rally::of(&morale, &house, table.log());
            test_rally(&mut rally, table)?;
            state.show_morale(id);
            let result = rally.result();
            let (rule, key) = match (marker, result.passed) {
                (Marker::Shaken, true) => (ml("5.34"), "game-rallies-hesitant"),
                (Marker::Shaken, false) => (ml("5.35"), "game-stays-shaken"),
                (_, true) => (ml("5.36"), "game-rallies-shaken"),
                (_, false) => (ml("5.37"), "game-stays-routed"),
            };
            tell(table, rule, key, id);
            if result.may_retire {
                table.log().note(ml("Q37"), "game-may-fall-back");
            }
            let troop = state.troop_mut(id);
            troop.marker = result.marker_after;
            troop.may_retire = result.may_retire;
            troop.had_marker = true;
            if result.may_reorient {
                faces.push(id);
            }
        }
    }
    state.runtime.extend(faces.into_iter().rev().map(|unit| Step::Face { unit }));
    Ok(())
}

/// ML-5.37: those still routed flee, one after another.
pub(crate) fn rout_moves(state: &mut State) {
    let order = state.in_order();
    let fled = |id: &UnitId| state.troop(*id).marker == Marker::Routed && holds("5.37");
    let routed = order.into_iter().filter(fled);
    let flights: Vec<Step> =
        routed.flat_map(|unit| [Step::Flee { unit, again: true }, Step::Witnesses]).collect();
    state.runtime.extend(flights.into_iter().rev());
}

fn is_square_near(state: &State, guns: UnitId) -> bool {
    let mut friends = state.army(state.side(guns));
    friends.any(|id| {
        let troop = state.troop(id);
        troop.formation.is_square()
            && troop.marker != Marker::Routed
            && within(state.gap(guns, id), 6 * PAS)
    })
}

/// ML-8.51, ML-8.52, ML-Q92: abandoned guns.
fn guns(state: &mut State, table: &mut Table<'_>) {
    for id in state.battle.units() {
        if state.troop(id).status != Status::Abandoned {
            continue;
        }
        let side = state.side(id);
        let near = |unit: UnitId, pas: i64| within(state.gap(id, unit), pas * PAS);
        let spikes = state.army(side.enemy()).any(|unit| {
            let troop = state.troop(unit);
            matches!(troop.marker, Marker::None | Marker::Hesitant)
                && near(unit, 2)
                && (troop.used <= 500 || !holds("Q92"))
        });
        let enemy_near = state.army(side.enemy()).any(|unit| near(unit, 12));
        let square = state.troop(id).square_near && is_square_near(state, id);
        tell(table, ml("Q92"), "game-abandoned-guns", id);
        let fate = fate_of_guns(false, spikes, square, enemy_near, table.log());
        let troop = state.troop_mut(id);
        match fate {
            GunState::Abandoned => {}
            GunState::Spiked => troop.status = Status::Spiked,
            GunState::Recovered => {
                troop.status = Status::OnTable;
                troop.marker = Marker::None;
                troop.formation = Formation::Unlimbered;
            }
        }
    }
}

/// ML-Q103, ML-Q154: a turn ends: guns are spiked or taken back, what was done is noted, and then it is seen
/// whether the battle is over.
pub(crate) fn end(state: &mut State, table: &mut Table<'_>) {
    if !holds("Q103")
        && let Some(outcome) = verdict(state, table)
    {
        state.runtime.end(outcome);
        return;
    }
    guns(state, table);
    for id in state.battle.units() {
        let troop = state.troop_mut(id);
        let marked = troop.had_marker || troop.marker != Marker::None;
        troop.hesitant_last = troop.marker == Marker::Hesitant;
        troop.immobile_last = !troop.moved && holds("Q154");
        troop.previous = if marked { Order::None } else { troop.order };
        if troop.charged_now {
            troop.charges += 1;
            troop.melee_charge = troop.fought;
        } else {
            (troop.charges, troop.melee_charge) = (0, false);
        }
        if troop.marker == Marker::Hesitant && holds("1.57") {
            troop.marker = Marker::None;
        }
    }
    for brigade in &mut state.brigades {
        brigade.previous = brigade.order;
    }
    hold(state);
    if let Some(outcome) = verdict(state, table) {
        state.runtime.end(outcome);
        return;
    }
    state.turn += 1;
    state.runtime.push(Step::Stage(Stage::StartTurn));
}

/// ML-Q155: who holds each objective.
fn hold(state: &mut State) {
    for (index, goal) in state.battle.clone().goals.iter().enumerate() {
        let garrison = |point: u8| {
            let mut units = state.on_table();
            units.find(|id| state.troop(*id).building == Some(point)).map(|id| state.side(id))
        };
        let all = |side: Side| goal.strongpoints.iter().all(|point| garrison(*point) == Some(side));
        let now = Side::BOTH.into_iter().find(|side| all(*side));
        if (now.is_some() || !goal.last_holder) && holds("Q155") {
            state.holders[index] = now;
        }
    }
}

/// ML-Q98: the score of a side, doubled.
pub(crate) fn score(state: &State, side: Side) -> i32 {
    let mut score = 2 * state.battle.camps[side as usize].head_start;
    for id in state.battle.units().filter(|id| state.side(*id) == side.enemy()) {
        let cost = state.listed(id).cost;
        let troop = state.troop(id);
        score += match troop.status {
            Status::Eliminated | Status::Abandoned | Status::Spiked => 2 * cost,
            Status::OnTable if troop.marker == Marker::Routed => cost,
            Status::OnTable | Status::ToCome | Status::Withdrawn => 0,
        };
    }
    let staff = state.battle.generals().filter(|id| state.battle.general(*id).side == side.enemy());
    for id in staff {
        let general = state.general(id);
        if general.lost.is_some() || general.deputy {
            score += 2 * state.battle.general(id).cost;
        }
    }
    let goals = state.battle.goals.iter().zip(&state.holders);
    score
        + goals
            .filter(|(_, holder)| **holder == Some(side))
            .map(|(goal, _)| 2 * goal.points)
            .sum::<i32>()
}

/// ML-Q98: whether a side has lost half of what it began with, or has nobody left.
fn is_broken(state: &State, side: Side) -> bool {
    let (mut all, mut gone, mut left) = (0, 0, false);
    for id in state.battle.units().filter(|id| state.side(*id) == side) {
        let (cost, troop) = (state.listed(id).cost, state.troop(id));
        all += cost;
        match troop.status {
            Status::Eliminated | Status::Abandoned | Status::Spiked => gone += cost,
            Status::OnTable => {
                left = true;
                gone += if troop.marker == Marker::Routed { cost } else { 0 };
            }
            Status::ToCome => left = true,
            Status::Withdrawn => {}
        }
    }
    !left || (2 * gone >= all && !state.battle.never_breaks)
}

/// ML-Q98, ML-13: what each unit and general that a side has lost counts for.
fn tell_costs(state: &State, side: Side, table: &mut Table<'_>) {
    for id in state.battle.units().filter(|id| state.side(*id) == side) {
        let troop = state.troop(id);
        let lost = match troop.status {
            Status::Eliminated | Status::Abandoned | Status::Spiked => true,
            Status::OnTable => troop.marker == Marker::Routed,
            Status::ToCome | Status::Withdrawn => false,
        };
        if lost {
            tell(table, ml("Q98"), "game-counts-for", id);
            tell_unit_cost(&state.listed(id).price, table.log());
        }
    }
    for id in state.battle.generals().filter(|id| state.battle.general(*id).side == side) {
        let (officer, general) = (state.battle.general(id), state.general(id));
        if general.lost.is_some() || general.deputy {
            let whom = super::step::named_general(id);
            table.log().note_value(ml("Q98"), "game-counts-for-a-general", whom);
            tell_general_cost(officer.price, table.log());
        }
    }
}

fn verdict(state: &State, table: &mut Table<'_>) -> Option<Outcome> {
    let broken = Side::BOTH.map(|side| is_broken(state, side));
    let last = state.turn >= state.battle.turns;
    let ends = last || (broken != [false, false] && holds("Q98"));
    if !ends {
        return None;
    }
    for side in Side::BOTH {
        tell_costs(state, side, table);
    }
    let scores = Side::BOTH.map(|side| score(state, side));
    let halves = |number: i32| Value::Halves(i64::from(number));
    table.log().note_value(ml("Q98"), "game-score-of-the-first", halves(scores[0]));
    table.log().note_value(ml("Q98"), "game-score-of-the-second", halves(scores[1]));
    let outcome = |winner: Option<Side>, level: &str, reason: &str| {
        let winner = winner.map(super::battle::seat_of);
        Some(Outcome { winner, level: level.to_owned(), reason: reason.to_owned() })
    };
    match broken {
        [true, false] => return outcome(Some(Side::Second), "victory", "ml-end-broken"),
        [false, true] => return outcome(Some(Side::First), "victory", "ml-end-broken"),
        _ => {}
    }
    let (high, low) = (scores[0].max(scores[1]), scores[0].min(scores[1]));
    let ahead = if scores[0] >= scores[1] { Side::First } else { Side::Second };
    // Ratios of 1.25, 1.5 and 2.
    let level = if high == 0 || 4 * high < 5 * low {
        "draw"
    } else if high >= 2 * low {
        "crushing"
    } else if 2 * high >= 3 * low {
        "victory"
    } else {
        "marginal"
    };
    match (level, state.battle.draw_goes_to) {
        ("draw", Some(side)) => outcome(Some(side), "marginal", "ml-end-draw-counts"),
        ("draw", None) => outcome(None, "draw", "ml-end-scores"),
        (level, _) => outcome(Some(ahead), level, "ml-end-scores"),
    }
}

//! PF-3, PF-14.6: turns, half-turns, and what happens at their start and end.

use engine::Table;
use engine::game::state_hash;
use engine::input::Decimal;

use super::choice::UnitId;
use super::geometry::{INCH, Pose};
use super::state::{State, Status};
use super::step::{RunResult, Step, StepResult, tell};
use super::{supply, victory};
use crate::ch02_deployment::{Player, higher_die};
use crate::ch03_turn::{EXTRA_TURN, LastTurn, check_last_turn};
use crate::ch14_ironclad::{Drift, IRONCLAD_DRIFT};
use crate::options::HouseRule;
use crate::scenario::{Phase, Side};
use crate::{holds, pf, unit};

/// PF-3.3, PF-3.4, PF-Q5: the attacker plays all his troops, then the defender. PF-14.6: before them the
/// current carries the ships, the attacker's first. A battle that begins in the middle of a turn has
/// had both.
pub(crate) fn start(state: &mut State, table: &mut Table<'_>) -> RunResult {
    let (turn, begins) = state.battle.turn_after(state.turn);
    state.turn = turn;
    table.log().note_value(pf("3.3"), "turn-begins", i64::from(state.turn));
    for troop in &mut state.troops {
        troop.evaded = false;
    }
    state.eye = state_hash(&(&state.troops, state.turn));
    state.runtime.push(Step::EndTurn);
    if let Some(side) = begins {
        // A battle that begins in the middle of a turn: that side plays, and the defender after it.
        if side == Side::Attacker {
            state.runtime.push(Step::HalfTurn { side: Side::Defender });
        }
        state.runtime.push(Step::HalfTurn { side });
        if side == Side::Defender || state.battle.first_phase(turn, side) != Phase::Supplies {
            return Ok(StepResult::Done);
        }
    } else {
        let first = first_player(state, table)?;
        if holds("3.3") {
            state.runtime.push(Step::HalfTurn { side: first.enemy() });
        }
        state.runtime.push(Step::HalfTurn { side: first });
    }
    let adrift = |id: &UnitId| state.unit(*id).is_ship() && holds("Q69");
    let ships: Vec<UnitId> = state.on_table().filter(adrift).collect();
    for ship in ships.into_iter().rev() {
        state.runtime.push(Step::Drift { ship });
    }
    Ok(StepResult::Done)
}

/// PF-3.4, PF-Q5: the attacker plays first, unless the players have agreed to roll for it in each turn.
fn first_player(state: &State, table: &mut Table<'_>) -> Result<Side, engine::DiceError> {
    if !state.house().has(HouseRule::FirstPlayerRolled) {
        return Ok(if holds("3.4") { Side::Attacker } else { Side::Defender });
    }
    let higher = higher_die(
        pf("Q5"),
        ["first-player-die-of-the-attacker", "first-player-die-of-the-defender"],
        table,
    )?;
    Ok(if higher == Player::PlayerA { Side::Attacker } else { Side::Defender })
}

/// PF-14.6, PF-14.7, PF-14.10, PF-Q69: the current carries a ship; it keeps its facing, and stops at
/// the bank and at other ships.
pub(crate) fn drift(ship: UnitId, state: &mut State, table: &mut Table<'_>) -> RunResult {
    if !state.is_on_table(ship) {
        return Ok(StepResult::Done);
    }
    let centre = state.rect(ship).centre;
    let current = state.battle.features.iter().find_map(|feature| {
        let here = feature.ground.as_ref().is_some_and(|ground| ground.contains(centre));
        feature.current.filter(|_| here)
    });
    let Some(current) = current else { return Ok(StepResult::Done) };
    tell(table, pf("14.6"), "unit-drifts", ship);
    let room = state.to_edge(&state.rect(ship), current);
    let drift = Drift::with(Some(Decimal::parts(room, INCH)));
    let drift = dice::play(IRONCLAD_DRIFT.steps, drift, table)?.result();
    let start = state.troop(ship).pose;
    let mut reached = start;
    let whole = i64::from(drift.distance) * INCH;
    let mut gone = 0;
    while gone < whole {
        gone = (gone + INCH / 20).min(whole);
        let spot = state.battle.rect_at(ship, start).centre.towards(current, gone);
        let pose = Pose { x: (spot.x / 10) as i32, y: (spot.y / 10) as i32, ..start };
        let rect = state.battle.rect_at(ship, pose);
        if !state.battle.on_table(&rect) && holds("14.7") {
            let edge = victory::edge_of(current);
            state.troop_mut(ship).status = Status::Left(edge);
            tell(table, pf("14.7"), "unit-leaves-the-table", ship);
            return Ok(StepResult::Done);
        }
        if state.battle.forbids(&rect, true) || state.is_taken(&rect, ship, ship) {
            tell(table, pf("14.10"), "unit-touches-the-bank", ship);
            break;
        }
        reached = pose;
    }
    state.troop_mut(ship).pose = reached;
    Ok(StepResult::Done)
}

/// PF-3.3, PF-3.5: one side's part of a turn. PF-16.4: supplies come first; PF-2.6: then arrivals. A battle
/// may begin with a later part of it.
pub(crate) fn half_turn(side: Side, state: &mut State, table: &mut Table<'_>) -> RunResult {
    state.active = side;
    let key = match side {
        Side::Attacker => "attacker-plays",
        Side::Defender => "defender-plays",
    };
    table.log().note(pf("3.3"), key);
    for id in state.ids().filter(|id| state.side(*id) == side).collect::<Vec<_>>() {
        let troop = state.troop_mut(id);
        troop.ordered = false;
        // PF-7.8, PF-7.17, PF-Q84: who routs from here on flees in the next half-turn.
        let routs = troop.status == Status::OnTable && troop.state == unit::State::Routing;
        troop.to_flee = routs && holds("Q84") && holds("7.8");
    }
    let phase = state.battle.first_phase(state.turn, side);
    state.runtime.push(Step::Flights { side });
    if phase == Phase::Flights {
        return Ok(StepResult::Done);
    }
    state.runtime.push(Step::Orders { side });
    if phase == Phase::Orders {
        return Ok(StepResult::Done);
    }
    supply::start(side, state, table);
    arrivals(side, state, table)?;
    Ok(StepResult::Done)
}

/// PF-2.6: the reinforcements of this turn may come on, where they need no die or it falls well.
fn arrivals(side: Side, state: &mut State, table: &mut Table<'_>) -> Result<(), engine::DiceError> {
    for id in state.ids().filter(|id| state.side(*id) == side).collect::<Vec<_>>() {
        let troop = state.troop(id);
        let Some(arrival) = state.regiment(id).arrival else { continue };
        if troop.status != Status::ToCome || troop.at_hand || state.turn < arrival.turn {
            continue;
        }
        let comes = match arrival.needs {
            None => true,
            Some(needs) => {
                let pool = engine::Pool::at_least(1, needs);
                table.throw(pf("2.6"), "arrival-die", pool)? == 1
            }
        };
        if comes {
            state.troop_mut(id).at_hand = true;
            tell(table, pf("2.6"), "unit-at-hand", id);
        }
    }
    Ok(())
}

/// PF-3.1, PF-3.2: after the last turn a die says whether one more is played.
pub(crate) fn end(state: &mut State, table: &mut Table<'_>) -> RunResult {
    let scheduled = if holds("3.1") { i32::from(state.battle.turns) } else { 1 };
    let turn = i32::from(state.turn);
    let last = check_last_turn(turn, scheduled, state.house()).is_ok();
    let over = match (turn >= scheduled, last && turn < 200) {
        (false, _) => false,
        (true, true) => !dice::play(EXTRA_TURN.steps, LastTurn::default(), table)?.extra_turn,
        (true, false) => true,
    };
    if over {
        victory::count(state, table);
    } else {
        state.runtime.push(Step::StartTurn);
    }
    Ok(StepResult::Done)
}

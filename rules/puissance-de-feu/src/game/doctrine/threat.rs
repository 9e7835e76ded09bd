//! What the enemy can do in his next half-turn. He has one order for each of his units, so a place
//! costs what he can do to whoever stands there beyond what he can do to somebody else.

use super::super::choice::UnitId;
use super::super::contact::is_behind_obstacle;
use super::super::geometry::{FIELD, INCH};
use super::super::order::{Seen, is_fighter};
use super::super::state::State;
use super::estimate::estimate;
use super::strike::{arm_length, best_shot, may_be_sent_in};
use super::{ahead, points};
use crate::ch09_melee_numbers::Clash;
use crate::scenario::Side;
use crate::unit::{self, UnitType};

/// What each enemy could do to each unit of a side.
#[derive(Debug, Default)]
pub(super) struct Threats(Vec<(UnitId, Vec<(UnitId, i64)>)>);

impl Threats {
    /// The threats to a side.
    pub(super) fn to(side: Side, state: &State) -> Self {
        let of_enemy = |enemy: UnitId| {
            let hits = state.army(side).map(|own| (own, hit(state, enemy, own)));
            (enemy, hits.filter(|(_, cost)| *cost > 0).collect())
        };
        Self(
            state
                .army(side.enemy())
                .filter(|enemy| is_armed(*enemy, state))
                .map(of_enemy)
                .collect(),
        )
    }

    /// The worst that an enemy could do to anybody.
    pub(super) fn of(&self, enemy: UnitId) -> i64 {
        let found = self.0.iter().find(|(one, _)| *one == enemy);
        found.map_or(0, |(_, hits)| hits.iter().map(|(_, cost)| *cost).max().unwrap_or(0))
    }

    /// What it costs to have a unit where it stands in this state: what the enemy can do to the
    /// side with it there, beyond what he can do to the others.
    pub(super) fn cost(&self, unit: UnitId, state: &State) -> i64 {
        let hits: Vec<i64> = self.0.iter().map(|(enemy, _)| hit(state, *enemy, unit)).collect();
        if hits.iter().all(|cost| *cost == 0) {
            return 0;
        }
        self.expected(unit, &hits, state) - self.expected(unit, &vec![0; hits.len()], state)
    }

    /// What the enemy's orders cost in all if each goes where it hurts most, with these hits on one
    /// unit. Who has been hit has less to lose.
    fn expected(&self, unit: UnitId, hits: &[i64], state: &State) -> i64 {
        let mut left: Vec<(usize, &[(UnitId, i64)])> =
            self.0.iter().map(|(_, hits)| hits.as_slice()).enumerate().collect();
        let mut shares = vec![1000_i64; state.troops.len()];
        let mut total = 0;
        while !left.is_empty() {
            let mut best = (0, 0, unit);
            for (place, (row, others)) in left.iter().enumerate() {
                let others = others.iter().filter(|(own, _)| *own != unit).copied();
                for (own, cost) in others.chain([(unit, hits[*row])]) {
                    let cost = cost * shares[usize::from(own.0)] / 1000;
                    if cost > best.0 {
                        best = (cost, place, own);
                    }
                }
            }
            let (cost, place, own) = best;
            if cost == 0 {
                break;
            }
            left.swap_remove(place);
            total += cost;
            let share = &mut shares[usize::from(own.0)];
            *share = (*share - cost / points(own, state).max(1)).max(0);
        }
        total
    }
}

/// Whether an enemy can strike in his next half-turn.
fn is_armed(enemy: UnitId, state: &State) -> bool {
    let foe = state.unit(enemy);
    foe.state == unit::State::Steady && is_fighter(foe.kind)
}

/// What the best shot or charge of an enemy would cost a unit where it stands.
fn hit(state: &State, enemy: UnitId, unit: UnitId) -> i64 {
    let (foe, own) = (state.unit(enemy), state.unit(unit));
    let (from, rect) = (state.rect(enemy), state.rect(unit));
    let far = arm_length(foe, state) * 115 / 100 + from.reach() + rect.reach();
    if from.centre.distance_squared(rect.centre) > far * far {
        return 0;
    }
    if own.kind == UnitType::Officer && is_screened(state, enemy, unit) {
        return 0;
    }
    let Some(sight) = state.sight(enemy, unit) else { return 0 };
    let seen = Seen { target: unit, sight, nearest: true };
    let cost = best_shot(state, enemy, &seen).gain;
    if !may_be_sent_in(foe) || own.is_ship() {
        return cost;
    }
    let reach = ahead::reach(foe, estimate(state, enemy, unit, sight.distance), state.house());
    if reach < 150 {
        return cost;
    }
    let eye = state.eye(enemy);
    let clash = Clash {
        charger: foe,
        defender: own,
        flank_or_rear: !rect.sector_holds(eye, FIELD),
        behind_obstacle: is_behind_obstacle(
            eye,
            sight.point,
            eye.bearing(sight.point),
            unit,
            state,
        ),
        evaded: false,
        house: state.house(),
    };
    let clashed = ahead::clash(&clash);
    let net = ahead::value(clashed.target, own) - ahead::value(clashed.charger, foe);
    cost.max(net * reach / 1000)
}

/// PF-11.1: an officer is safe while somebody of his side is nearer to the enemy.
fn is_screened(state: &State, enemy: UnitId, officer: UnitId) -> bool {
    let from = state.rect(enemy).centre;
    let distance = |id: UnitId| state.rect(id).centre.distance(from);
    let own = distance(officer);
    state.army(state.side(officer)).any(|one| one != officer && distance(one) + INCH < own)
}

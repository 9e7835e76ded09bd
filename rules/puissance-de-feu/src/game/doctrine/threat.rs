//! What the enemy can do in his next half-turn. He has one order for each of his units, so a place
//! costs what he can do to whoever stands there beyond what he can do to somebody else.

use std::cell::OnceCell;

use super::super::choice::UnitId;
use super::super::geometry::{FIELD, INCH};
use super::super::order::{Seen, is_fighter};
use super::super::state::State;
use super::strike::{arm_length, best_shot, may_be_sent_in};
use super::{ahead, points};
use crate::ch09_melee_numbers::Clash;
use crate::scenario::Side;
use crate::unit::{self, UnitType};

/// What the enemy could do to a side, worked out as far as somebody asks.
#[derive(Debug)]
pub(super) struct Threats<'a> {
    state: &'a State,
    side: Side,
    /// Enemies who can strike, each with the worst that he could do.
    armed: Vec<(UnitId, OnceCell<Worst>)>,
}

/// The worst that an enemy could do, to whom, and what he could do instead.
#[derive(Clone, Copy, Debug, Default)]
struct Worst {
    cost: i64,
    target: Option<UnitId>,
    second: i64,
}

/// What an enemy gives up who strikes here and not where it hurts most, in thousandths: others of his may
/// do that.
const ELSEWHERE: i64 = 800;

impl<'a> Threats<'a> {
    /// The threats to a side.
    pub(super) fn to(side: Side, state: &'a State) -> Self {
        let armed = state.army(side.enemy()).filter(|enemy| is_armed(*enemy, state));
        Self { state, side, armed: armed.map(|enemy| (enemy, OnceCell::new())).collect() }
    }

    fn worst(&self, enemy: UnitId, known: &OnceCell<Worst>) -> Worst {
        *known.get_or_init(|| {
            let mut worst = Worst::default();
            for own in self.state.army(self.side) {
                let cost = hit(self.state, enemy, own);
                if cost > worst.cost {
                    worst = Worst { cost, target: Some(own), second: worst.cost };
                } else {
                    worst.second = worst.second.max(cost);
                }
            }
            worst
        })
    }

    /// The worst that an enemy could do to anybody.
    pub(super) fn of(&self, enemy: UnitId) -> i64 {
        let found = self.armed.iter().find(|(one, _)| *one == enemy);
        found.map_or(0, |(enemy, known)| self.worst(*enemy, known).cost)
    }

    /// What it costs to have a unit where it stands in this state: what each enemy can do to it beyond what
    /// he can do to somebody else, and no more than all of it.
    pub(super) fn cost(&self, unit: UnitId, there: &State) -> i64 {
        let mut total = 0;
        for (enemy, known) in &self.armed {
            let cost = hit(there, *enemy, unit);
            if cost > 0 {
                let worst = self.worst(*enemy, known);
                let other = if worst.target == Some(unit) { worst.second } else { worst.cost };
                total += (cost - other * ELSEWHERE / 1000).max(0);
            }
        }
        total.min(points(unit, there) * 1000)
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
    let Some(sight) = state.sight_kept(enemy, unit) else { return 0 };
    let seen = Seen { target: unit, sight, nearest: true };
    let cost = best_shot(state, enemy, &seen).gain;
    if !may_be_sent_in(foe) || own.is_ship() {
        return cost;
    }
    let reach = ahead::reach(foe, state.estimate(enemy, unit, sight.distance), state.house());
    if reach < 150 {
        return cost;
    }
    let eye = state.eye(enemy);
    let clash = Clash {
        charger: foe,
        defender: own,
        flank_or_rear: !rect.sector_holds(eye, FIELD),
        behind_obstacle: state.lines(enemy, unit, sight),
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

//! What a seat may take for the real state.

use dice::{Dice, Die, Pool};
use engine::game::Seat;

use super::super::choice::UnitId;
use super::super::deploy::check_place;
use super::super::geometry::Pose;
use super::super::state::{Presence, State, seat_of, side_of};
use super::super::step::Step;
use super::super::turn::most_bid;
use crate::be;
use crate::scenario::Side;
use crate::unit::Formation;

/// Places that are tried for a hidden unit.
const TRIED: usize = 24;

pub(super) fn draw(dice: &mut dyn Dice, sides: usize) -> usize {
    if sides < 2 {
        return 0;
    }
    let pool = Pool::one(Die::Sides(sides.min(100) as u8));
    let drawn = dice.throw(be("24.4"), "imagined", &pool, &mut Vec::new());
    drawn.map_or(0, |values| (values[0] as usize).saturating_sub(1).min(sides - 1))
}

pub(super) fn imagine(veiled: &State, seat: Seat, dice: &mut dyn Dice) -> State {
    let mut imagined = veiled.clone();
    let Some(enemy) = side_of(seat).map(Side::enemy) else { return imagined };
    for id in veiled.battle.unit_ids() {
        let troop = veiled.troop(id);
        let unknown = troop.hidden && troop.presence == Presence::Away;
        if veiled.side(id) == enemy && unknown {
            imagine_unit(id, &mut imagined, dice);
        }
    }
    let most = most_bid(enemy, veiled);
    let divisions: Vec<_> =
        veiled.battle.division_ids().filter(|id| veiled.division(*id).side == enemy).collect();
    for step in imagined.runtime.steps_mut() {
        match step {
            Step::Bonus(bids) if !bids.awaits(seat_of(enemy)) && !bids.is_revealed() => {
                bids.write(seat_of(enemy), 0, draw(dice, usize::from(most) + 1) as u8);
            }
            Step::SetupOrders(orders) if orders.is_ready(enemy) => {
                for division in &divisions {
                    orders.imagine(enemy, *division, draw(dice, 8));
                }
            }
            _ => {}
        }
    }
    imagined
}

/// BE-24.1, BE-24.4: where the general is missing too it is a reserve; else it stands in a building or a
/// wood where it may hide.
fn imagine_unit(id: UnitId, state: &mut State, dice: &mut dyn Dice) {
    let division = state.division_of(id);
    if !state.commander(state.division(division).general).present {
        let troop = state.troop_mut(id);
        (troop.hidden, troop.reserve) = (false, true);
        state.command_mut(division).reserve = true;
        return;
    }
    let free =
        |building: &u8| !state.on_table().any(|one| state.troop(one).garrison == Some(*building));
    let buildings: Vec<u8> = state.unit(id).may_hide_in.iter().copied().filter(free).collect();
    if !buildings.is_empty() {
        let building = buildings[draw(dice, buildings.len())];
        let troop = state.troop_mut(id);
        (troop.garrison, troop.formation) = (Some(building), Formation::Garrison);
        troop.presence = Presence::OnTable;
        return;
    }
    let Some([west, south, east, north]) = state.battle.camp(state.side(id)).zones.first().copied()
    else {
        return;
    };
    let facing = state.unit(id).set_up.map_or(0, |pose| pose.facing);
    for _ in 0..TRIED {
        let part = |low: i64, high: i64, drawn: usize| {
            ((low + (high - low) * drawn as i64 / 99) / super::super::geometry::FINE) as i32
        };
        let pose = Pose {
            x: part(west, east, draw(dice, 100)),
            y: part(south, north, draw(dice, 100)),
            facing,
        };
        let formation = state.troop(id).formation;
        if check_place(id, pose, formation, true, state).is_ok() {
            let troop = state.troop_mut(id);
            (troop.pose, troop.presence) = (pose, Presence::OnTable);
            return;
        }
    }
}

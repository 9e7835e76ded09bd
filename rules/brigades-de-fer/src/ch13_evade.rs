//! BF-13 Evade: where a unit that slips away from an assault may go, on hexes.

use board::hex::{Hex, HexSide};

use crate::ch07_hex_moves::{AfterStep, Facings, Mover, Surroundings};

/// A place to which a unit can evade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WayClear {
    pub hex: Hex,
    pub steps: i32,
    /// The sides by which the last step can lead there.
    pub last: Facings,
}

/// BF-13.4: up to the forced march (the mover's potential), never closer to the attacker, ending out
/// of contact with him; the about-turn is free, and the way is bound like any other (BF-7.6 to
/// BF-7.10, BF-18.4).
pub fn ways_clear<A: Surroundings>(mover: &Mover<'_, A>, attacker: Hex) -> Vec<WayClear> {
    let mut ways: Vec<WayClear> = Vec::new();
    // BF-7.7: one hex from difficult ground. BF-Q45: by a house rule the turn is paid for.
    let short = mover.around.is_difficult(mover.start) || mover.house.evade_pays_pivot;
    let most = if short { mover.potential.min(1) } else { mover.potential };
    let mut moving = vec![mover.start];
    let mut passed = moving.clone();
    for steps in 1..=most {
        let mut next = Vec::new();
        for from in moving {
            for side in HexSide::ALL {
                let to = from.neighbour(side);
                if to == mover.start || to.distance(attacker) < from.distance(attacker) {
                    continue;
                }
                let Some(step) = mover.step(from, to) else { continue };
                let last = Facings::only(side);
                let clear = to.distance(attacker) > 1 && !mover.around.holds_friend(to);
                match ways.iter_mut().find(|way| way.hex == to) {
                    Some(way) if way.steps == steps => way.last = way.last.and(last),
                    Some(_) => {}
                    None if clear => ways.push(WayClear { hex: to, steps, last }),
                    None => {}
                }
                if step == AfterStep::GoesOn && !passed.contains(&to) {
                    passed.push(to);
                    next.push(to);
                }
            }
        }
        moving = next;
    }
    ways
}

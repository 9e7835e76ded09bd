//! What shots and charges are worth, from the exact odds; equal questions are reckoned once.

use std::cell::RefCell;
use std::collections::HashMap;

use engine::Log;
use engine::input::Decimal;

use super::super::geometry::INCH;
use super::super::odds;
use crate::ch04_march::movement_dice;
use crate::ch05_fire::{Aim, Ammunition, FireOrder};
use crate::ch05_shot::VolleyOutcome;
use crate::ch09_melee::Fate;
use crate::ch09_melee_numbers::Clash;
use crate::ch11_officers::Help;
use crate::options::HouseRules;
use crate::unit::{State, Unit};

/// What a shot does to its target: all in thousandths.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Effect {
    /// Hit points lost, on average.
    pub(super) lost: i64,
    pub(super) routs: i64,
    pub(super) destroyed: i64,
}

/// A charge that makes contact.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clashed {
    pub(super) target: Effect,
    pub(super) charger: Effect,
}

type ShotKey = (Unit, Option<Ammunition>, i32, i32, bool, Unit, HouseRules);
type ClashKey = (Unit, Unit, bool, bool, HouseRules);

thread_local! {
    static SHOTS: RefCell<HashMap<ShotKey, Effect>> = RefCell::new(HashMap::new());
    static CLASHES: RefCell<HashMap<ClashKey, Clashed>> = RefCell::new(HashMap::new());
    static REACHES: RefCell<HashMap<(Unit, i64, HouseRules), i64>> = RefCell::new(HashMap::new());
}

/// More than this is not remembered.
const MOST: usize = 60_000;

fn thousandths(weight: f64) -> i64 {
    (weight * 1000.0).round() as i64
}

/// PF-5.13: what a shot does, on average.
pub(super) fn shot(aim: &Aim) -> Effect {
    let Ok(order) = FireOrder::aimed(aim) else { return Effect::default() };
    let numbers = order.numbers(&mut Log::silent());
    if numbers.dice == 0 {
        return Effect::default();
    }
    let (dice, needed) = (numbers.dice, numbers.to_hit);
    let key =
        (aim.shooter, aim.ammunition, dice, needed, numbers.target_saves, aim.target, aim.house);
    let known = SHOTS.with_borrow(|shots| shots.get(&key).copied());
    known.unwrap_or_else(|| {
        let mut sum = [0.0; 3];
        for (result, weight) in odds::volley(aim, Help::Nobody).unwrap_or_default() {
            sum[0] += weight * f64::from(result.hit_points_lost);
            match result.outcome {
                VolleyOutcome::Routs => sum[1] += weight,
                VolleyOutcome::Eliminated | VolleyOutcome::Destroyed => sum[2] += weight,
                _ => {}
            }
        }
        let [lost, routs, destroyed] = sum.map(thousandths);
        let effect = Effect { lost, routs, destroyed };
        SHOTS.with_borrow_mut(|shots| {
            if shots.len() > MOST {
                shots.clear();
            }
            shots.insert(key, effect)
        });
        effect
    })
}

/// PF-9: what a melee does to both, on average.
pub(super) fn clash(clash: &Clash) -> Clashed {
    let key =
        (clash.charger, clash.defender, clash.flank_or_rear, clash.behind_obstacle, clash.house);
    let known = CLASHES.with_borrow(|clashes| clashes.get(&key).copied());
    known.unwrap_or_else(|| {
        let mut sums = [[0.0; 3]; 2];
        for (result, weight) in odds::assault(clash, Help::Nobody, 0, None) {
            let sides = [
                (result.defender_losses, result.defender_fate),
                (result.charger_losses, result.charger_fate),
            ];
            for (sum, (lost, fate)) in sums.iter_mut().zip(sides) {
                sum[0] += weight * f64::from(lost);
                match fate {
                    Fate::Retreats => sum[1] += weight,
                    Fate::Eliminated | Fate::Destroyed => sum[2] += weight,
                    Fate::Stands => {}
                }
            }
        }
        let [target, charger] = sums.map(|sum| {
            let [lost, routs, destroyed] = sum.map(thousandths);
            Effect { lost, routs, destroyed }
        });
        let clashed = Clashed { target, charger };
        CLASHES.with_borrow_mut(|clashes| {
            if clashes.len() > MOST {
                clashes.clear();
            }
            clashes.insert(key, clashed)
        });
        clashed
    })
}

/// PF-8.2: the chance, in thousandths, that a charge covers a gap.
pub(super) fn reach(unit: Unit, gap: i64, house: HouseRules) -> i64 {
    let gap = (gap + INCH - 1) / INCH;
    let unit = Unit { wounds: 0, state: State::Steady, out_of_ammunition: false, ..unit };
    let known = REACHES.with_borrow(|reaches| reaches.get(&(unit, gap, house)).copied());
    known.unwrap_or_else(|| {
        let scheme = movement_dice("charge-dice", unit, None, house, &mut Log::silent());
        let chance = scheme.chance_of(gap);
        let chance = thousandths(chance);
        REACHES.with_borrow_mut(|reaches| reaches.insert((unit, gap, house), chance));
        chance
    })
}

/// What an effect on a unit of so many points is worth, in thousandths of a point: all of it if it
/// is destroyed, six tenths if it routs, and half of the share of its hit points.
pub(super) fn value(effect: Effect, target: Unit) -> i64 {
    let points = i64::from(target.points());
    let share = effect.lost * 500 / i64::from(target.hit_points().max(1)) / 1000;
    let whole = effect.destroyed + effect.routs * 6 / 10 + share;
    // PF-18.2: half of it is lost already.
    if target.state == State::Routing { points * whole / 3 } else { points * whole }
}

/// A length in inches, for the rules.
pub(super) fn inches(length: i64) -> Decimal {
    Decimal::parts(length, INCH)
}

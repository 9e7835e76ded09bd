//! What shots and charges are worth, from the exact odds; equal questions are reckoned once.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engine::Log;
use engine::input::Decimal;
use rustc_hash::FxHashMap;

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

/// What a blow does to a unit, in thousandths.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Effect {
    /// The share of its worth that is lost, on average.
    pub(super) harm: i64,
    /// The chance that it runs or is no more.
    pub(super) breaks: i64,
}

/// What is left of a unit that came out of it like this.
#[derive(Clone, Copy)]
enum After {
    Steady,
    Routs,
    Gone,
}

/// What a unit has lost of its worth when its last hit point goes, in thousandths: it fires as well as
/// before (PF-Q27), but every hit brings it nearer to its rout (PF-7.4).
const WOUNDED: i64 = 700;
/// What a unit that runs is still worth: it may rally, and counts half (PF-18.2).
const ROUTING: i64 = 450;

/// What a unit in its condition is still worth, in thousandths of a fresh one.
pub(super) fn condition(unit: Unit) -> i64 {
    let left = 1000 - i64::from(unit.wounds) * WOUNDED / i64::from(unit.hit_points().max(1));
    if unit.state == State::Routing { left * ROUTING / 1000 } else { left }
}

/// Sums up what results do to a unit.
#[derive(Clone, Copy)]
struct Sum {
    unit: Unit,
    harm: f64,
    breaks: f64,
}

impl Sum {
    const fn of(unit: Unit) -> Self {
        Self { unit, harm: 0.0, breaks: 0.0 }
    }

    fn add(&mut self, weight: f64, lost: i32, after: After) {
        let state = match after {
            After::Routs => State::Routing,
            _ => self.unit.state,
        };
        let wounds = (self.unit.wounds + lost).min(self.unit.hit_points());
        let left = match after {
            After::Gone => 0,
            _ => condition(Unit { wounds, state, ..self.unit }),
        };
        self.harm += weight * (condition(self.unit) - left) as f64;
        if !matches!(after, After::Steady) {
            self.breaks += weight;
        }
    }

    fn effect(self) -> Effect {
        Effect { harm: self.harm.round() as i64, breaks: thousandths(self.breaks) }
    }
}

/// A charge that makes contact.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clashed {
    pub(super) target: Effect,
    pub(super) charger: Effect,
}

/// Whole inches up to the longest range of the fire table, and beyond it.
const INCHES: usize = 50;

/// What a shot does at each distance, as far as somebody has asked. The ranges of the fire table are whole
/// inches with their ends, so that a part of an inch counts as the whole.
#[derive(Debug)]
pub(super) struct ByDistance {
    aim: Aim,
    known: [Cell<Option<Effect>>; INCHES],
}

impl ByDistance {
    /// What the shot does so far away.
    pub(super) fn at(&self, distance: i64) -> Effect {
        let inch = ((distance + INCH - 1) / INCH).clamp(0, INCHES as i64 - 1);
        let known = &self.known[inch as usize];
        known.get().unwrap_or_else(|| {
            let effect = shot(&Aim { distance: inches(inch * INCH), ..self.aim });
            known.set(Some(effect));
            effect
        })
    }
}

/// What a shot that is settled but for its distance does.
pub(super) fn by_distance(aim: &Aim) -> Rc<ByDistance> {
    let Aim { shooter, ammunition, guns, target, in_cover, house, .. } = *aim;
    // The wounds of a shooter matter to nobody but a ship, which loses guns.
    let wounds = if shooter.is_ship() { shooter.wounds } else { 0 };
    let shooter = Unit { wounds, ..shooter };
    let target = Unit { out_of_ammunition: false, ..target };
    let key = (shooter, ammunition, guns, target, in_cover, house);
    RANGES.with_borrow_mut(|ranges| {
        if ranges.len() > MOST {
            ranges.clear();
        }
        let fresh = || {
            let aim = Aim { shooter, target, ..*aim };
            Rc::new(ByDistance { aim, known: [const { Cell::new(None) }; INCHES] })
        };
        Rc::clone(ranges.entry(key).or_insert_with(fresh))
    })
}

type RangeKey = (Unit, Option<Ammunition>, Option<i32>, Unit, bool, HouseRules);
type ShotKey = (Option<Ammunition>, i32, i32, bool, Unit, HouseRules);
type ClashKey = (Unit, Unit, bool, bool, HouseRules);

thread_local! {
    static RANGES: RefCell<FxHashMap<RangeKey, Rc<ByDistance>>> = RefCell::new(FxHashMap::default());
    static SHOTS: RefCell<FxHashMap<ShotKey, Effect>> = RefCell::new(FxHashMap::default());
    static CLASHES: RefCell<FxHashMap<ClashKey, Clashed>> = RefCell::new(FxHashMap::default());
    static PACES: RefCell<FxHashMap<(Unit, HouseRules), i64>> = RefCell::new(FxHashMap::default());
    static REACHES: RefCell<FxHashMap<(Unit, i64, HouseRules), i64>> = RefCell::new(FxHashMap::default());
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
    // Who fires does not matter beyond his dice.
    let target = Unit { out_of_ammunition: false, ..aim.target };
    let key = (aim.ammunition, dice, needed, numbers.target_saves, target, aim.house);
    let known = SHOTS.with_borrow(|shots| shots.get(&key).copied());
    known.unwrap_or_else(|| {
        let mut sum = Sum::of(aim.target);
        for (result, weight) in odds::volley(aim, Help::Nobody).unwrap_or_default() {
            let after = match result.outcome {
                VolleyOutcome::Routs => After::Routs,
                VolleyOutcome::Eliminated | VolleyOutcome::Destroyed => After::Gone,
                _ => After::Steady,
            };
            sum.add(weight, result.hit_points_lost, after);
        }
        let effect = sum.effect();
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
    let [charger, defender] =
        [clash.charger, clash.defender].map(|unit| Unit { out_of_ammunition: false, ..unit });
    let key = (charger, defender, clash.flank_or_rear, clash.behind_obstacle, clash.house);
    let known = CLASHES.with_borrow(|clashes| clashes.get(&key).copied());
    known.unwrap_or_else(|| {
        let mut sums = [Sum::of(clash.defender), Sum::of(clash.charger)];
        for (result, weight) in odds::assault(clash, Help::Nobody, 0, None) {
            let sides = [
                (result.defender_losses, result.defender_fate),
                (result.charger_losses, result.charger_fate),
            ];
            for (sum, (lost, fate)) in sums.iter_mut().zip(sides) {
                let after = match fate {
                    Fate::Retreats => After::Routs,
                    Fate::Eliminated | Fate::Destroyed => After::Gone,
                    Fate::Stands => After::Steady,
                };
                sum.add(weight, lost, after);
            }
        }
        let [target, charger] = sums.map(Sum::effect);
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

/// PF-4: how far a march goes on average.
pub(super) fn pace(unit: Unit, house: HouseRules) -> i64 {
    let fresh = Unit { wounds: 0, state: State::Steady, out_of_ammunition: false, ..unit };
    let unit = if unit.is_ship() { Unit { wounds: unit.wounds, ..fresh } } else { fresh };
    let known = PACES.with_borrow(|paces| paces.get(&(unit, house)).copied());
    known.unwrap_or_else(|| {
        let scheme = movement_dice("movement-dice", unit, None, house, &mut Log::silent());
        let mean: f64 = (1..=36).map(|inches| scheme.chance_of(inches)).sum();
        let pace = thousandths(mean) * INCH / 1000;
        PACES.with_borrow_mut(|paces| paces.insert((unit, house), pace));
        pace
    })
}

/// What an effect on a unit is worth to its enemy, in thousandths of a point.
pub(super) fn value(effect: Effect, target: Unit) -> i64 {
    i64::from(target.points()) * effect.harm
}

/// A length in inches, for the rules.
pub(super) fn inches(length: i64) -> Decimal {
    Decimal::parts(length, INCH)
}

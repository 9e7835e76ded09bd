//! What an attack may be expected to bring, over the 36 throws, with the table and the modifiers of
//! the book; supports are reckoned roughly.

use super::super::choice::UnitId;
use super::super::map::At;
use super::super::state::State;
use super::standing::{stake, value};
use crate::ch01_quality::most_pe;
use crate::ch08_advance::AdvanceCode;
use crate::ch08_ratio_terrain::ratio_modifier;
use crate::ch13_trc::{Cell, column_of};
use crate::options::DominantTie;
use crate::unit::{Class, Part, Posture, Side, Terrain, Works};

/// What a side brings.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Force {
    /// Quarters of combat value.
    pub(super) value: i32,
    pub(super) pe: i32,
    /// By Quality, PE.
    quality: [i32; 6],
    vehicles: i32,
    tank: bool,
    /// PE of cavalry, and of infantry.
    cavalry: i32,
    infantry: i32,
    /// What its counters are worth.
    worth: i64,
}

impl Force {
    fn dominant(&self) -> i32 {
        most_pe(self.quality, DominantTie::Higher).unwrap_or(1)
    }

    pub(super) fn add(&mut self, state: &State, id: UnitId, charges: bool) {
        let (left, counter, unit) = (state.left(id), state.counter(id), state.unit(id));
        let halves = |value: i32| if unit.hungry > 0 { value / 2 } else { value };
        match counter.class {
            Class::Infantry | Class::Cavalry => {
                let rides = charges && counter.class == Class::Cavalry && unit.hungry == 0;
                let printed = if rides { left.charge } else { left.combat };
                self.value += halves(4 * printed);
                self.pe += left.pe;
                self.quality[(counter.quality.clamp(1, 6) - 1) as usize] += left.pe;
                match counter.class {
                    Class::Cavalry => self.cavalry += left.pe,
                    _ => self.infantry += left.pe,
                }
            }
            Class::Tank | Class::ArmouredCar => {
                self.value += halves(4 * left.combat);
                self.vehicles += 1;
                self.tank |= counter.class == Class::Tank;
            }
            _ => {}
        }
        self.worth += value(state, id);
    }
}

/// The defence of a hex.
pub(super) fn defence(state: &State, at: At) -> Force {
    let mut force = Force::default();
    let mut guns = 0;
    let mut gun_quality = 1;
    for id in state.stack(at) {
        let before = force.value;
        force.add(state, id, false);
        let posture = state.unit(id).posture;
        if state.is_combat(id) && posture != Posture::Epc {
            force.value = before + (force.value - before) / 2;
        }
        if state.class(id).is_artillery() && posture == Posture::Epc {
            guns += 4 * state.left(id).fire;
            gun_quality = state.counter(id).quality;
        }
    }
    if force.pe == 0 {
        force.value += guns / 2;
        force.quality[(gun_quality.clamp(1, 6) - 1) as usize] += 1;
    }
    force
}

/// How an attack on a hex is made.
#[derive(Clone, Debug, Default)]
pub(super) struct Assault {
    pub(super) force: Force,
    pub(super) from: Vec<At>,
    /// Combat units.
    pub(super) units: i32,
    pub(super) rapid: bool,
    /// Fire that supports it, and Fire that is at hand against it.
    pub(super) fire: i32,
    pub(super) enemy_fire: i32,
}

impl Assault {
    pub(super) fn join(&mut self, state: &State, id: UnitId, from: At, target: At) {
        let charges = may_charge(state, from, target);
        self.force.add(state, id, charges);
        self.units += i32::from(state.is_combat(id));
        if !self.from.contains(&from) {
            self.from.push(from);
        }
    }

    /// The modifier of the attack roll.
    fn modifier(&self, state: &State, target: At, defence: &Force) -> i32 {
        let rapid = if self.rapid { 2 } else { 1 };
        let value = self.force.value / rapid + 4 * self.fire / rapid;
        let against = defence.value + 4 * self.enemy_fire;
        let house = state.house();
        let mut modifier = ratio_modifier(value, against, house.ratio_gap);
        modifier += self.force.dominant() - defence.dominant();
        modifier += (self.fire / rapid - self.enemy_fire).signum();
        modifier += (self.force.vehicles - defence.vehicles).signum();
        modifier += i32::from(self.force.tank);
        if encircles(state, target, &self.from) {
            modifier += 2;
        }
        let rides = self.from.iter().any(|from| may_charge(state, *from, target));
        if rides && self.force.cavalry >= 2 {
            modifier += 1 + i32::from(self.force.infantry >= 2 && state.active == Side::White);
        }
        modifier - self.ground(state, target)
    }

    fn ground(&self, state: &State, target: At) -> i32 {
        let place = state.map().place(target);
        let hex = place.terrain.map_or(0, Terrain::defence);
        let side = self.from.iter().filter_map(|from| state.map().way(*from, target));
        let side = side.map(|way| way.hexside.defence()).min().unwrap_or(0);
        let works = if self.force.tank { 0 } else { works(state, target).defence() };
        hex + side + works
    }

    /// What it may be expected to bring.
    pub(super) fn expected(&self, state: &State, target: At) -> i64 {
        let defence = defence(state, target);
        if self.force.pe == 0 {
            return -1000;
        }
        let modifier = self.modifier(state, target, &defence);
        let ours = (self.force.dominant(), 3 + i64::from(self.force.dominant()));
        let theirs = (defence.dominant(), 3 + i64::from(defence.dominant()));
        let both_large = i64::from(self.force.pe >= 6 && defence.pe >= 6);
        let ring = encircles(state, target, &self.from);
        let row = (theirs.0 - i32::from(ring)).max(1);
        let away = 4 + ground(state, target);
        // OT-8.170: who attacks alone must leave his own ground if he wins.
        let own_ground = match self.from[..] {
            [from] if self.units == 1 => ground(state, from),
            _ => 0,
        };
        let cells = &state.battle.cells;
        let mut sum = 0;
        for (shown, ways) in (2..=12).zip([1i64, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]) {
            let column = column_of(shown + modifier);
            let own = cells.cell(Part::Attacker, ours.0, column);
            let enemy = cells.cell(Part::Defender, row, column);
            let hurt = |cell: &Cell, pe: i64, each: i64, away: i64, worth: i64| {
                let lost = (i64::from(cell.losses) + both_large).min(pe) * each;
                let shared = i64::from(cell.by_defender + cell.by_attacker) * each.min(away);
                let flight = if cell.surrender {
                    worth * 3 / 2
                } else if cell.rout {
                    away + worth * 2 / 5
                } else {
                    i64::from(cell.retreat) * away
                };
                lost + shared + flight
            };
            let gain = hurt(enemy, i64::from(defence.pe.max(1)), theirs.1, away, defence.worth);
            let cost = hurt(own, i64::from(self.force.pe), ours.1, 4, self.force.worth);
            let gone = enemy.retreat > 0 || enemy.rout || enemy.surrender;
            let obliged = gone && own.advance != AdvanceCode::None;
            let cost = cost + if obliged { own_ground } else { 0 };
            sum += ways * (gain - cost);
        }
        sum / 36
    }
}

/// What it is worth to hold a hex: an objective, works.
pub(super) fn ground(state: &State, at: At) -> i64 {
    let goals = state.battle.goals.iter().filter(|goal| goal.at == at);
    let goal: i64 = goals.map(|goal| stake(state) * i64::from(goal.points)).sum();
    let dug_in = match works(state, at) {
        Works::Trench => 6,
        Works::Entrenchment => 3,
        Works::None => 0,
    };
    goal + dug_in
}

/// OT-8.119, as far as the ground is concerned.
fn may_charge(state: &State, from: At, target: At) -> bool {
    let clear = state.map().place(target).terrain == Some(Terrain::Clear);
    let side = state.map().way(from, target).map(|way| way.hexside);
    let open = matches!(side, Some(crate::unit::Hexside::None | crate::unit::Hexside::Stream));
    clear && open && works(state, target) == Works::None
}

pub(super) fn works(state: &State, at: At) -> Works {
    if state.map().place(at).trench {
        Works::Trench
    } else if state.works.has(at) {
        Works::Entrenchment
    } else {
        Works::None
    }
}

/// OT-8.115, as far as the hexes are concerned.
fn encircles(state: &State, target: At, from: &[At]) -> bool {
    let sides: Vec<usize> =
        from.iter().filter_map(|at| state.map().side_towards(target, *at)).collect();
    let opposite = sides.iter().any(|side| sides.contains(&((side + 3) % 6)));
    let apart =
        [0, 1].iter().any(|first| [0, 2, 4].iter().all(|far| sides.contains(&(first + far))));
    opposite || apart || sides.len() >= 4
}

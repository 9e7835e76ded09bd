//! What a place is worth to a unit: cover, height, who can fire at it, what it can reach, how near
//! it is to what the side must hold.

use std::cell::OnceCell;

use super::super::battle::enemy_of;
use super::super::choice::{GeneralId, UnitId};
use super::super::fire;
use super::super::spot::{Bearing, Place, Spot};
use super::super::state::State;
use super::{STAND, lateness, stands};
use crate::scenario::Victory;
use crate::unit::{Category, Cover, Side, Weapon};

/// An enemy as a unit sees him.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foe {
    pub(super) id: UnitId,
    pub(super) at: Spot,
    facing: Bearing,
    vc: i64,
    gun: bool,
    weapon: Weapon,
    mounted: bool,
}

/// What the doctrine looks at before it thinks of answers.
#[derive(Debug)]
pub(super) struct Scene {
    side: Side,
    pub(super) foes: Vec<Foe>,
    /// Where our own units stand, and who commands each.
    friends: Vec<(Spot, Option<GeneralId>)>,
    /// The objective that each unit should make for, once somebody asks.
    goals: OnceCell<Vec<Option<usize>>>,
    /// Where the enemy is, or will be.
    pub(super) front: Spot,
}

/// Stands for a hundred of the enemy's, below which a side is content with what it holds.
const FAR_WEAKER: i64 = 70;
/// Guns do most harm at this distance or nearer, in thousandths of a UD.
const GUN_RANGE: i64 = 3000;
/// An enemy no farther than this from an objective threatens it.
const NEAR: i32 = 2;
/// Stands that guard what is ours, for a hundred of those who threaten it.
const GUARD: i64 = 120;
/// Stands of the enemy for a hundred of ours about an objective, below which it may be taken.
const STRONGER: i64 = 80;

/// Expected hits of a hundred dice at 1, 2 and 3 UD or more (chapter 9 of the doctrine).
fn hits(weapon: Weapon, distance: i32) -> i64 {
    let row: [i64; 5] = match weapon {
        Weapon::RifledMusket => [50, 33, 17, 0, 0],
        Weapon::SmoothboreMusket => [67, 0, 0, 0, 0],
        Weapon::BreechloadingCarbine => [50, 17, 0, 0, 0],
        Weapon::SmoothboreCarbine => [33, 0, 0, 0, 0],
        Weapon::SmoothboreGun => [67, 50, 33, 17, 0],
        Weapon::RifledGun => [50, 50, 33, 33, 17],
    };
    usize::try_from(distance - 1).ok().and_then(|band| row.get(band)).copied().unwrap_or(0)
}

/// What cover takes of them.
fn after_cover(hits: i64, cover: Cover) -> i64 {
    let lost = match cover {
        Cover::None => 0,
        Cover::Cover => 17,
        Cover::DenseCover | Cover::Linear => 33,
    };
    (hits - lost).max(0)
}

impl Scene {
    pub(super) fn new(state: &State, side: Side) -> Self {
        let enemy = enemy_of(side);
        let foes: Vec<Foe> = state
            .on_table(enemy)
            .map(|id| {
                let (unit, brigade) = (state.unit(id), state.brigade(id));
                Foe {
                    id,
                    at: unit.at,
                    facing: unit.facing,
                    vc: i64::from(unit.vc),
                    gun: brigade.category.is_artillery(),
                    weapon: brigade.weapon,
                    mounted: unit.mounted,
                }
            })
            .collect();
        let nowhere = Spot::Table(Place { x: 0, y: 0 });
        let friend = |id| (state.unit(id).at, state.brigade(id).commander);
        let friends = state.on_table(side).map(friend).collect();
        let mut scene = Self { side, foes, friends, goals: OnceCell::new(), front: nowhere };
        scene.front = scene.middle_of_enemy(state, enemy);
        scene
    }

    /// The middle of the enemy's troops, or of his zone.
    fn middle_of_enemy(&self, state: &State, enemy: Side) -> Spot {
        let mut places: Vec<Spot> = self.foes.iter().map(|foe| foe.at).collect();
        if places.is_empty() {
            let zones = state.ids().filter(|id| state.side(*id) == enemy);
            places.extend(zones.flat_map(|id| state.places_of(&state.brigade(id).zone)));
        }
        Spot::middle(&places, state.field().is_some())
    }

    /// Each objective in turn takes the nearest unit that has none yet.
    fn share_out(&self, state: &State) -> Vec<Option<usize>> {
        let goals = &state.battle.goals;
        let mut shared = vec![None; state.units.len()];
        if goals.is_empty() {
            return shared;
        }
        let side = self.side;
        let foot = state.on_table(side).filter(|unit| !state.category(*unit).is_artillery());
        // Each free unit with its way to each objective.
        let way = |unit: UnitId| {
            let at = state.unit(unit).at;
            (unit, goals.iter().map(|goal| goal.ground.distance(at)).collect::<Vec<_>>())
        };
        let mut free: Vec<(UnitId, Vec<i32>)> = foot.map(way).collect();
        // One that is ours stays ours as long as nobody takes it (BF-S2): it needs a guard, and those who
        // can stop whoever is near. All the others make for what the enemy has, worthier ground first.
        let careful = self.stays_on_the_defensive(state);
        let mut turns: Vec<usize> = Vec::new();
        let mut guards: Vec<(usize, i64)> = Vec::new();
        for (index, goal) in goals.iter().enumerate() {
            let ours = state.holders[index] == Some(side);
            let shares = 1 + goal.points.min(6) + i32::from(!ours);
            if ours {
                let near = self.foes.iter().filter(|foe| goal.ground.distance(foe.at) <= NEAR);
                guards.push((index, near.map(|foe| foe.vc).sum::<i64>() * GUARD / 100));
            } else if !careful || self.may_be_taken(state, index) {
                turns.extend(std::iter::repeat_n(index, shares as usize));
            }
        }
        // The nearest free unit makes for an objective.
        let mut assign = |index: usize| {
            let nearest = (0..free.len()).min_by_key(|place| free[*place].1[index]);
            let taken = nearest.map(|place| free.remove(place).0);
            if let Some(unit) = taken {
                shared[usize::from(unit.0)] = Some(index);
            }
            taken
        };
        for (index, needed) in &guards {
            let mut there = 0;
            while let Some(unit) = assign(*index) {
                there += i64::from(state.vc(unit));
                if there >= *needed {
                    break;
                }
            }
        }
        if turns.is_empty() {
            turns.extend(guards.iter().map(|(index, _)| *index));
        }
        while turns.iter().all(|index| assign(*index).is_some()) {}
        shared
    }

    /// Chapter 9 of the doctrine: the side that holds ground stays in cover and fires. Whoever is
    /// the weaker and cannot lose as long as it holds what it has goes for nothing more.
    fn stays_on_the_defensive(&self, state: &State) -> bool {
        let holds = state.holders.contains(&Some(self.side));
        let [own, enemy] = [self.side, enemy_of(self.side)].map(|side| stands(state, side));
        let weaker = 100 * own < FAR_WEAKER * enemy;
        matches!(state.battle.victory, Victory::AllObjectives) && holds && weaker
    }

    /// Whether we are so much stronger about an objective than the enemy that even the weaker army takes it.
    fn may_be_taken(&self, state: &State, index: usize) -> bool {
        let ground = &state.battle.goals[index].ground;
        let foes = self.foes.iter().filter(|foe| ground.distance(foe.at) <= NEAR + 1);
        let theirs: i64 = foes.map(|foe| foe.vc).sum();
        let own = state.on_table(self.side);
        let near = own.filter(|unit| ground.distance(state.unit(*unit).at) <= NEAR + 2);
        let ours: i64 = near.map(|unit| i64::from(state.vc(unit))).sum();
        100 * theirs < STRONGER * ours
    }

    /// The objective that a unit makes for.
    pub(super) fn goal_of(&self, state: &State, unit: UnitId) -> Option<usize> {
        self.goals.get_or_init(|| self.share_out(state))[usize::from(unit.0)]
    }

    /// How far a place is from where a unit should be, in thousandths of a UD; who has no objective
    /// stays near the nearest.
    fn way_to_go(&self, state: &State, unit: UnitId, hex: Spot) -> i64 {
        let goals = &state.battle.goals;
        match self.goal_of(state, unit) {
            Some(index) => goals[index].ground.thousandths_to(hex),
            None => {
                let near = goals.iter().map(|goal| goal.ground.thousandths_to(hex)).min();
                near.unwrap_or_else(|| self.front.thousandths_to(hex))
            }
        }
    }

    /// The enemies who stand on an objective.
    pub(super) fn holding<'a>(
        &'a self,
        state: &'a State,
        index: usize,
    ) -> impl Iterator<Item = &'a Foe> {
        let ground = &state.battle.goals[index].ground;
        self.foes.iter().filter(move |foe| ground.contains(foe.at))
    }

    /// How far the nearest target is beyond the best range of guns, in thousandths of a UD.
    fn way_to_targets(&self, hex: Spot) -> i64 {
        let near = self.foes.iter().map(|foe| foe.at.thousandths_to(hex)).min();
        (near.unwrap_or(0) - GUN_RANGE).max(0)
    }

    /// What standing here is worth, whatever the facing: the way to go, cover, height, fire.
    pub(super) fn place(&self, state: &State, unit: UnitId, hex: Spot) -> i64 {
        let category = state.category(unit);
        let gun = category.is_artillery();
        let cell = state.battle.cell(hex);
        let urgency = 5 + lateness(state) / 12;
        let away = self.way_to_go(state, unit, hex);
        let mut worth = if gun {
            -(2 * (away - GUN_RANGE).max(0) + 3 * self.way_to_targets(hex)) / 1000
        } else {
            -urgency * away / 1000
        };
        if !gun && away == 0 {
            worth += 14 + lateness(state) / 4;
        }
        worth += match cell.cover {
            Cover::None => 0,
            _ if state.unit(unit).mounted => -6,
            _ => 3,
        };
        worth += i64::from(cell.level) * if gun { 6 } else { 2 };
        if cell.difficult {
            worth -= if category == Category::Cavalry { 12 } else { 1 };
        }
        let beside = state
            .touching(hex)
            .filter(|other| *other != unit && state.side(*other) == state.side(unit))
            .count() as i64;
        worth += 2 * beside.min(2);
        worth - self.danger(state, unit, hex, cell.cover)
    }

    /// Stands that the enemy's fire may cost here before long.
    fn danger(&self, state: &State, unit: UnitId, hex: Spot, cover: Cover) -> i64 {
        let side = state.side(unit);
        let mut danger = 0;
        for foe in &self.foes {
            let distance = hex.distance(foe.at);
            let hits = after_cover(hits(foe.weapon, distance), cover);
            if hits == 0 || foe.mounted {
                continue;
            }
            let faces = if foe.at.ahead(foe.facing, hex) > 0 { 3 } else { 1 };
            if distance > 1 && state.is_blocked(enemy_of(side), foe.at, hex) {
                continue;
            }
            danger += foe.vc * hits * faces;
        }
        let weak = if state.unit(unit).vc <= 1 { 2 } else { 1 };
        // Hundredths of hits, thirds for facing; about one enemy in four fires at this one.
        danger * STAND * weak / 1800
    }

    /// What a facing is worth here: the worst threat that it fronts, and the worst that it turns its
    /// back to.
    pub(super) fn facing(&self, hex: Spot, facing: Bearing) -> i64 {
        let mut near = false;
        let (mut fronted, mut behind) = (0, 0);
        for foe in &self.foes {
            let distance = hex.distance(foe.at);
            if distance > 4 {
                continue;
            }
            near = true;
            let weight = i64::from(5 - distance) * (2 + foe.vc) * 2 / 3;
            match hex.ahead(facing, foe.at) {
                1.. => fronted = weight.max(fronted),
                0 => behind = (weight / 2).max(behind),
                _ => behind = (2 * weight).max(behind),
            }
        }
        let mut worth = fronted - behind;
        if !near {
            let straight = i64::from(hex.twice_along(facing, self.front));
            worth += straight.signum() * 3;
            worth += straight.clamp(-20, 20) / 5;
        }
        worth
    }

    /// The hits that a unit here, so faced, can hope for against its best target.
    pub(super) fn reach(&self, state: &State, unit: UnitId, hex: Spot, facing: Bearing) -> i64 {
        let brigade = state.brigade(unit);
        let vc = i64::from(state.unit(unit).vc);
        let horse = brigade.category == Category::HorseArtillery;
        let mut best = 0;
        for foe in &self.foes {
            let distance = hex.distance(foe.at);
            let reaches = hits(brigade.weapon, distance);
            if reaches == 0 || hex.ahead(facing, foe.at) <= 0 {
                continue;
            }
            if horse && !fire::reaches(state, unit, distance) {
                continue;
            }
            let cover = state.battle.cell(foe.at).cover;
            let capped = if foe.gun && brigade.category.is_artillery() { 33 } else { 100 };
            let behind = if foe.at.ahead(foe.facing, hex) < 0 { 2 } else { 1 };
            let worth = after_cover(reaches.min(capped), cover) * vc * behind;
            if worth > best && (distance == 1 || !state.is_blocked(brigade.side, hex, foe.at)) {
                best = worth;
            }
        }
        best
    }

    /// The nearest enemy.
    pub(super) fn nearest(&self, hex: Spot) -> i32 {
        self.foes.iter().map(|foe| foe.at.distance(hex)).min().unwrap_or(99)
    }

    /// Whether a place belongs to an objective.
    pub(super) fn is_objective(state: &State, hex: Spot) -> bool {
        state.battle.goals.iter().any(|goal| goal.ground.contains(hex))
    }

    /// What a ride to a place is worth to a general and those whom he commands.
    pub(super) fn seat_of_general(&self, state: &State, general: GeneralId, hex: Spot) -> i64 {
        let leader = state.leader(general);
        let chief = state.command[leader.side as usize].chief == Some(general);
        let mut worth = 0;
        for (at, commander) in &self.friends {
            let near = at.distance(hex) <= 5;
            let own = *commander == Some(general);
            worth += if near { 2 + 2 * i64::from(own) } else { 0 };
        }
        let shelter = state.occupant(hex).filter(|unit| state.side(*unit) == leader.side);
        let nearest = self.nearest(hex);
        if shelter.is_none() && nearest <= 3 {
            worth -= 10 * i64::from(4 - nearest);
        }
        if chief {
            worth += if state.battle.cell(hex).dominant && shelter.is_none() { 6 } else { 0 };
            worth -= if nearest <= 2 { 8 } else { 0 };
        } else if let Some(unit) = shelter {
            worth += i64::from(state.vc(unit));
            worth += if state.category(unit) == Category::Infantry { 2 } else { 0 };
        }
        worth
    }
}

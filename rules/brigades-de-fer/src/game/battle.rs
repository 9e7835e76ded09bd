//! What does not change during a battle: the ground, the orders of battle, the rules in force.

use board::hex::HexSide;
use engine::digest::Digest;
use engine::form::Form;
use engine::game::Identified;
use engine::input::{Int, Optional};

use super::choice::{GeneralId, UnitId};
use super::field::{Zone, areas_of_goal, bearing_of, dominant_heights, field_of, spot_of};
use super::hex_field::HexField;
use super::spot::{Bearing, Spot};
use crate::ch00_board::HexName;
use crate::ch00_table::Field;
use crate::ch00_terrain::Cell;
use crate::ch02_combat_value::Training;
use crate::ch04_command_points::Rating;
use crate::ch10_retreats::Edges;
use crate::options::{HouseRules, InForce, Options, RetreatEdge};
use crate::scenario::{self, Deployment, Ground, Marker, Name, Phase, Scenario, Victory};
use crate::unit::{Category, Grade, Side, Weapon};
use crate::{applies, bf};

/// BF-20.12: what an objective is worth in a battle by points that the scenario did not plan.
const POINTS_OF_A_GOAL: i32 = 6;
/// Tenths of a point for each stand that the weaker side lacks.
const HEAD_START: i32 = 10;

/// The two sides in the order of their seats.
pub const SIDES: [Side; 2] = [Side::Union, Side::Confederate];

/// BF-4.15, BF-Q50: the rating of a general, from his control if the scenario gives none.
fn rating_of(general: &scenario::General) -> Rating {
    match general.rating.get() {
        Some(rating) => rating.into(),
        None if applies(bf("4.15")) && applies(bf("Q50")) => {
            Rating::of_control(general.control.get())
        }
        None => Rating::Standard,
    }
}

/// The other side.
pub const fn enemy_of(side: Side) -> Side {
    match side {
        Side::Union => Side::Confederate,
        Side::Confederate => Side::Union,
    }
}

/// When a unit or a general comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Coming {
    /// He is there from the start.
    AtOnce,
    /// At the start of a turn, in this zone.
    Turn(u8, Zone),
    /// When the reinforcements are called.
    Called(Zone),
}

/// BF-1.2, BF-2.9: the fixed attributes of a unit, which stands for one brigade. BF-2.1: its combat
/// value is 1 to 6; BF-2.2, BF-Q65: for guns, about ten to the point. BF-Q3: whoever is not militia
/// throws d6.
#[derive(Clone, Debug)]
pub struct Brigade {
    pub id: String,
    pub name: Name,
    pub side: Side,
    pub category: Category,
    pub vc: i32,
    pub weapon: Weapon,
    pub militia: bool,
    pub grade: Grade,
    pub dashing: bool,
    pub repeating: bool,
    pub commander: Option<GeneralId>,
    pub coming: Coming,
    /// Where it may deploy.
    pub zone: Zone,
    pub at: Option<(Spot, Bearing, bool)>,
    /// Stands lost before the battle begins.
    pub losses: i32,
    /// BF-Q25: it occupies the buildings of its place from the start.
    pub in_buildings: bool,
}

impl Brigade {
    /// BF-2.9: its combat value when the battle begins.
    pub const fn vc_at_start(&self) -> i32 {
        self.vc - self.losses
    }
}

/// BF-17.1, BF-17.2: the fixed attributes of a general.
#[derive(Clone, Debug)]
pub struct Leader {
    pub id: String,
    pub name: Name,
    pub side: Side,
    pub control: i32,
    pub attack: i32,
    pub defence: i32,
    pub rating: Rating,
    pub commander_in_chief: bool,
    pub coming: Coming,
    pub zone: Zone,
    pub at: Option<Spot>,
}

/// BF-Q72: a place worth holding.
#[derive(Clone, Debug)]
pub struct Goal {
    pub id: String,
    pub name: Name,
    pub ground: Zone,
    pub points: i32,
    pub holder: Option<Side>,
}

/// Everything about a battle that does not change.
#[derive(Debug)]
pub struct Battle {
    pub id: String,
    pub turns: u8,
    /// The first turn that is played.
    pub first_turn: u8,
    /// The part of that turn with which it begins.
    pub first_phase: Phase,
    pub deployment: Deployment,
    pub victory: Victory,
    pub house: HouseRules,
    pub rules: InForce,
    pub hexes: HexField,
    /// BF-0.1: the free table, if the battle is fought on one.
    pub field: Option<Field>,
    pub brigades: Vec<Brigade>,
    /// How many of them are the Union's: they stand first.
    pub union_units: u16,
    pub leaders: Vec<Leader>,
    pub goals: Vec<Goal>,
    /// BF-4.14, BF-Q54: the heights from which a commander-in-chief commands better.
    pub heights: Vec<Zone>,
    /// BF-Q37: the edges of the table over which each side may retreat.
    pub edges: [Edges; 2],
    /// BF-20.12: points that a side has before the first shot, in a battle by points that the
    /// scenario did not plan.
    pub head_start: [i32; 2],
    /// The first turn in which each side may call its reinforcements.
    pub call_from: [Option<u8>; 2],
    /// The abstract commanders-in-chief of a game without generals.
    pub ratings: [Rating; 2],
    /// The order in which each side deploys its units: those with the least choice first.
    pub deployment_order: [Vec<UnitId>; 2],
    /// Where the Union may deploy.
    pub union_zones: Vec<Zone>,
    /// What tells this battle from others, for the hash of a state.
    pub digest: Digest,
}

impl Identified for Battle {
    fn digest(&self) -> Digest {
        self.digest
    }
}

impl Battle {
    /// Lays a scenario out on hexes, or on the table.
    pub fn new(scenario: &Scenario, options: &Options) -> Self {
        let house = engine::in_force(&HouseRules::agreements(), options.house);
        let begins = scenario.head.begins.get();
        let rules = options.rules.or(scenario.rules).in_force();
        let ground = options.ground.or(scenario.ground.get()).unwrap_or_default();
        let mut battle = Self {
            id: scenario.head.id.clone(),
            turns: scenario.head.turns.get() as u8,
            first_turn: begins.map_or(1, |begins| begins.turn.get() as u8),
            first_phase: begins
                .and_then(|begins| begins.phase.get())
                .unwrap_or(Phase::Reinforcements),
            deployment: scenario.deployment,
            victory: scenario.victory,
            house,
            rules,
            hexes: HexField::new(scenario, &house, &rules),
            field: (ground == Ground::Table && applies(bf("0.1")))
                .then(|| field_of(scenario, &house, &rules)),
            brigades: Vec::new(),
            union_units: scenario.union.units.len() as u16,
            leaders: Vec::new(),
            goals: scenario.objectives.iter().map(|objective| goal(scenario, objective)).collect(),
            heights: dominant_heights(scenario),
            edges: [Edges::ALL; 2],
            head_start: [0; 2],
            call_from: [None; 2],
            ratings: [Rating::Standard; 2],
            deployment_order: Default::default(),
            union_zones: Vec::new(),
            digest: Digest::of_battle(scenario.digest(), options),
        };
        for side in SIDES {
            battle.muster(scenario, side);
        }
        battle.deployment_order = SIDES.map(|side| battle.order_of(side));
        for unit in battle.brigades.iter().filter(|unit| unit.side == Side::Union) {
            if unit.coming == Coming::AtOnce && !battle.union_zones.contains(&unit.zone) {
                battle.union_zones.push(unit.zone.clone());
            }
        }
        if house.victory_by_points {
            battle.by_points();
        }
        if house.retreat_edge == RetreatEdge::Own {
            battle.edges = SIDES.map(|side| battle.own_edges(side));
        }
        battle
    }

    /// BF-20.12: a battle for all of its objectives, fought for points instead, by a house rule: a
    /// point for each enemy stand, so many for each objective, and for the weaker side from the start
    /// a part of what it lacks.
    fn by_points(&mut self) {
        if self.victory != Victory::AllObjectives {
            return;
        }
        self.victory = Victory::Points {
            stand: Int::of(1),
            unit: Int::of(0),
            general: Int::of(2),
            commander_in_chief: Int::of(4),
            victory: Int::of(4),
            brilliant: Optional(Some(Int::of(12))),
        };
        for goal in &mut self.goals {
            goal.points = goal.points.max(POINTS_OF_A_GOAL);
        }
        let stands = SIDES.map(|side| {
            let own = self.brigades.iter().filter(|unit| unit.side == side);
            own.map(Brigade::vc_at_start).sum::<i32>()
        });
        for side in SIDES {
            let lacks = stands[enemy_of(side) as usize] - stands[side as usize];
            self.head_start[side as usize] = lacks.max(0) * HEAD_START / 10;
        }
    }

    /// The turn that follows one; 0 is before the first.
    pub const fn turn_after(&self, turn: u8) -> u8 {
        if turn == 0 { self.first_turn } else { turn + 1 }
    }

    /// Where a place is in the list of who stands where.
    pub fn index(&self, spot: Spot) -> Option<usize> {
        match spot {
            Spot::Hex(hex) => self.hexes.index(hex),
            Spot::Table(place) => self.field.as_ref()?.cells.index(place.point()),
        }
    }

    /// How many places that list has.
    pub fn places(&self) -> usize {
        self.field.as_ref().map_or(self.hexes.places(), |field| field.cells.count())
    }

    /// BF-0.14, BF-1.4: the ground at a place.
    pub fn cell(&self, spot: Spot) -> Cell {
        match (spot, &self.field) {
            (Spot::Hex(hex), _) => self.hexes.cell(hex),
            (Spot::Table(place), Some(field)) => field.cell(place.point()),
            (Spot::Table(_), None) => Cell::default(),
        }
    }

    fn muster(&mut self, scenario: &Scenario, side: Side) {
        let army = scenario.army(side);
        let zone = |id: &str| Zone::of(scenario, id);
        let own = army.zone.0.as_deref().map_or_else(Zone::default, zone);
        let on_table = self.field.is_some();
        let called = army.reinforcements.0.as_ref();
        let coming = |arrives: &Option<scenario::Arrival>, reinforcement: bool| match arrives {
            Some(arrival) => {
                let place = arrival.zone.0.as_deref().map_or_else(Zone::default, zone);
                Coming::Turn(arrival.turn.get() as u8, place)
            }
            None if reinforcement => {
                Coming::Called(called.map_or_else(Zone::default, |called| zone(&called.zone)))
            }
            None => Coming::AtOnce,
        };
        self.call_from[side as usize] = called.map(|called| called.from.get() as u8);
        if let Some(rating) = army.rating.get() {
            self.ratings[side as usize] = rating.into();
        }
        let first = self.leaders.len();
        for general in army.generals.iter().filter(|_| self.rules.generals) {
            self.leaders.push(Leader {
                id: general.commander.id.clone(),
                name: general.commander.name.clone(),
                side,
                control: general.control.get(),
                attack: general.attack.get(),
                defence: general.defence.get(),
                rating: rating_of(general),
                commander_in_chief: general.commander.commander_in_chief,
                coming: coming(&general.commander.arrives.0, general.reinforcement),
                zone: own.clone(),
                at: general.at.get().map(|place| spot_of(on_table, place.hex.0, place.point.get())),
            });
        }
        if !self.rules.generals
            && army.rating.get().is_none()
            && let Some(chief) = army.generals.iter().find(|one| one.commander.commander_in_chief)
        {
            self.ratings[side as usize] = rating_of(chief);
        }
        for unit in &army.units {
            let commander = army.generals.iter().position(|one| one.commander.id == unit.commander);
            self.brigades.push(Brigade {
                id: unit.id.clone(),
                name: unit.name.clone(),
                side,
                category: unit.category,
                vc: unit.vc.get(),
                weapon: unit.weapon,
                // BF-Q3, BF-S5: every other class rolls the same die.
                militia: unit.training == Training::Militia
                    || (unit.training == Training::Volunteer && !applies(bf("Q3"))),
                // BF-15.5, BF-Q4: a grade is an attribute of its own.
                grade: if self.rules.grades { unit.grade } else { Grade::Standard },
                dashing: unit.dashing && self.rules.dashing,
                repeating: unit.repeating,
                commander: commander
                    .filter(|_| self.rules.generals)
                    .map(|index| GeneralId((first + index) as u8)),
                coming: coming(&unit.arrives.0, unit.reinforcement),
                zone: unit
                    .zone
                    .0
                    .as_deref()
                    .filter(|_| applies(bf("20.8")))
                    .map_or_else(|| own.clone(), zone),
                at: unit.at.get().map(|place| {
                    let spot = spot_of(on_table, place.hex.0, place.point.get());
                    let side = HexSide::new(place.facing.get());
                    let heading = place.heading.get().map(engine::input::Number::get);
                    (spot, bearing_of(on_table, side, heading), place.mounted)
                }),
                losses: unit.condition.losses(),
                in_buildings: unit.condition.has(Marker::InBuildings),
            });
        }
    }

    /// Units with a zone of their own, then guns, then the rest: whoever deploys finds room.
    fn order_of(&self, side: Side) -> Vec<UnitId> {
        let own = |unit: &Brigade| unit.side == side && unit.coming == Coming::AtOnce;
        let mut order: Vec<(usize, &Brigade)> =
            self.brigades.iter().enumerate().filter(|(_, unit)| own(unit)).collect();
        let widest = order.iter().map(|(_, unit)| unit.zone.hexes.len()).max().unwrap_or(0);
        order.sort_by_key(|(index, unit)| {
            (unit.zone.hexes.len() == widest, !unit.category.is_artillery(), *index)
        });
        order.into_iter().map(|(index, _)| UnitId(index as u16)).collect()
    }
}

fn goal(scenario: &Scenario, objective: &scenario::Objective) -> Goal {
    let hexes = objective.hexes.iter().map(|HexName(hex)| *hex).collect();
    let areas = areas_of_goal(scenario, objective);
    let place = &objective.place;
    Goal {
        id: place.id.clone(),
        name: place.name.clone(),
        ground: Zone { hexes, areas },
        points: place.points.get(),
        holder: place.holder.get(),
    }
}

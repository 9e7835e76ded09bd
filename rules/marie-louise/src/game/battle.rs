//! What does not change during a battle: the ground, the orders of battle, the rules in force.

use engine::digest::Digest;
use engine::form::Form;
use engine::game::{Identified, Seat};
use engine::input::{Decimal, Optional};
use engine::scenario::Names;

use super::choice::{BrigadeId, GeneralId, UnitId};
use super::geometry::{Body, PAS, Pose, Spot};
use super::ground::Ground;
use crate::ch06_movement::Mount;
use crate::ch13_budget::{GeneralCostInput, Grade, UnitCostInput, general_cost, unit_cost};
use crate::ch14_doctrine::Doctrine;
use crate::options::HouseRules;
use crate::scenario::{self, Arrival, Corner, Edge, Marker as Begun, Phase, Scenario, Side};
use crate::unit::{Arm, Class, Formation, GunClass, Level, Marker, Order, Status, Weapon};

/// A unit as the order of battle lists it.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) name: Names,
    pub(crate) side: Side,
    pub(crate) brigade: Option<BrigadeId>,
    pub(crate) arm: Arm,
    pub(crate) class: Class,
    pub(crate) guns: GunClass,
    pub(crate) mount: Mount,
    pub(crate) elements: u8,
    pub(crate) cohesion: Level,
    pub(crate) training_fire: Level,
    pub(crate) training_manoeuvre: Level,
    pub(crate) status: Status,
    pub(crate) weapon: Option<Weapon>,
    pub(crate) armoured: bool,
    pub(crate) lancers: bool,
    pub(crate) light_company: bool,
    pub(crate) overconfident: bool,
    pub(crate) open_order_only: bool,
    pub(crate) dragoons: bool,
    pub(crate) howitzers: bool,
    pub(crate) sharpshooters: bool,
    pub(crate) cost: i32,
    pub(crate) price: UnitCostInput,
    pub(crate) home: u16,
    pub(crate) pose: Option<Pose>,
    pub(crate) formation: Formation,
    pub(crate) strongpoint: Option<u8>,
    pub(crate) arrival: Option<Entrance>,
    pub(crate) lost: u8,
    pub(crate) losses: u8,
    pub(crate) marker: Marker,
    pub(crate) first_fire_spent: bool,
    pub(crate) previous: Order,
    pub(crate) hesitant_last: bool,
    pub(crate) immobile_last: bool,
}

/// ML-Q143: when and where a reinforcement comes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entrance {
    pub(crate) turn: u8,
    pub(crate) edge: Edge,
    /// Between which two places of the edge.
    pub(crate) from: i64,
    pub(crate) to: i64,
}

/// ML-1.8: a brigade.
#[derive(Clone, Debug)]
pub(crate) struct Brigaded {
    pub(crate) id: String,
    pub(crate) side: Side,
    pub(crate) doctrine: Doctrine,
    pub(crate) brigadier: GeneralId,
    pub(crate) previous: Order,
    /// Its units do not go south of this before a turn.
    pub(crate) stays: Option<(i64, u8)>,
}

/// A general as the order of battle lists him.
#[derive(Clone, Debug)]
pub(crate) struct Officer {
    pub(crate) id: String,
    pub(crate) name: Names,
    pub(crate) side: Side,
    pub(crate) grade: Grade,
    pub(crate) competence: u8,
    pub(crate) charisma: u8,
    pub(crate) cost: i32,
    pub(crate) price: GeneralCostInput,
    /// Of a brigadier.
    pub(crate) brigade: Option<BrigadeId>,
    /// Every brigade in whose chain of command he is.
    pub(crate) commands: Vec<BrigadeId>,
    pub(crate) at: Option<Spot>,
    pub(crate) with: Option<UnitId>,
    pub(crate) arrives: Option<u8>,
}

/// ML-Q98: a place worth holding.
#[derive(Clone, Debug)]
pub(crate) struct Goal {
    pub(crate) id: String,
    pub(crate) name: Names,
    pub(crate) points: i32,
    pub(crate) strongpoints: Vec<u8>,
    pub(crate) holder: Option<Side>,
    pub(crate) last_holder: bool,
}

/// ML-Q11: a way off the table.
#[derive(Clone, Debug)]
pub(crate) struct Exit {
    pub(crate) edge: Edge,
    pub(crate) turn: u8,
    pub(crate) between: Option<(i64, i64)>,
    pub(crate) brigades: Vec<BrigadeId>,
}

/// One side.
#[derive(Clone, Debug)]
pub(crate) struct Camp {
    pub(crate) exits: Vec<Exit>,
    /// West, south, east and north.
    pub(crate) zones: Vec<[i64; 4]>,
    pub(crate) service: Option<(GeneralId, Vec<BrigadeId>)>,
    /// Points that it has from the beginning.
    pub(crate) head_start: i32,
}

/// A battle before it begins.
#[derive(Clone, Debug)]
pub(crate) struct Battle {
    pub(crate) digest: Digest,
    pub(crate) turns: u8,
    pub(crate) first_turn: u8,
    /// The part of its first turn with which it begins.
    pub(crate) begins: Phase,
    pub(crate) width: i64,
    pub(crate) height: i64,
    pub(crate) house: HouseRules,
    pub(crate) never_breaks: bool,
    pub(crate) draw_goes_to: Option<Side>,
    pub(crate) ground: Ground,
    pub(crate) goals: Vec<Goal>,
    pub(crate) camps: [Camp; 2],
    pub(crate) units: Vec<Listed>,
    pub(crate) brigades: Vec<Brigaded>,
    pub(crate) generals: Vec<Officer>,
}

impl Identified for Battle {
    fn digest(&self) -> Digest {
        self.digest
    }
}

pub(crate) fn length(number: Decimal) -> i64 {
    number.count_of_parts(PAS)
}

pub(crate) fn corner(corner: &Corner) -> Spot {
    Spot::new(length(corner.0.get()), length(corner.1.get()))
}

pub(crate) const fn seat_of(side: Side) -> Seat {
    Seat(side as u8)
}

pub(crate) const fn side_of(seat: Seat) -> Option<Side> {
    match seat.0 {
        0 => Some(Side::First),
        1 => Some(Side::Second),
        _ => None,
    }
}

impl Battle {
    /// The battle of a scenario, with these rules in force.
    pub(crate) fn new(scenario: &Scenario, house: HouseRules) -> Self {
        let ground = Ground::new(scenario);
        let brigades = brigades(scenario);
        let units = units(scenario, &brigades, &ground, &house);
        let generals = generals(scenario, &brigades, &units);
        let index = |id: &str| brigades.iter().position(|one| one.id == id).map(brigade_id);
        let camps = Side::BOTH.map(|side| camp(scenario, side, &generals, index));
        let strongpoint = |id: &str| ground.strongpoints.iter().position(|one| one.id == id);
        let goal = |one: &scenario::Objective| Goal {
            id: one.place.id.clone(),
            name: one.place.name.clone(),
            points: one.place.points.get(),
            strongpoints: match one.strongpoints.as_slice() {
                [] => strongpoint(&one.place.id).into_iter().map(|at| at as u8).collect(),
                ids => ids.iter().filter_map(|id| strongpoint(id)).map(|at| at as u8).collect(),
            },
            holder: one.place.holder.get(),
            last_holder: one.last_holder,
        };
        Self {
            digest: Digest::of_battle(scenario.digest(), &house),
            turns: scenario.head.turns.get() as u8,
            first_turn: scenario.head.begins.get().map_or(1, |begins| begins.turn.get() as u8),
            begins: scenario
                .head
                .begins
                .get()
                .and_then(|begins| begins.phase.get())
                .unwrap_or(Phase::Orders),
            width: i64::from(scenario.table.width.get()) * PAS,
            height: i64::from(scenario.table.height.get()) * PAS,
            house,
            never_breaks: scenario.special.never_breaks,
            draw_goes_to: scenario.special.draw_goes_to.get(),
            goals: scenario.objectives.iter().map(goal).collect(),
            camps,
            units,
            generals,
            brigades,
            ground,
        }
    }

    pub(crate) fn units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len()).map(|index| UnitId(index as u8))
    }

    pub(crate) fn unit(&self, id: UnitId) -> &Listed {
        &self.units[usize::from(id.0)]
    }

    pub(crate) fn generals(&self) -> impl Iterator<Item = GeneralId> + use<> {
        (0..self.generals.len()).map(|index| GeneralId(index as u8))
    }

    pub(crate) fn general(&self, id: GeneralId) -> &Officer {
        &self.generals[usize::from(id.0)]
    }

    pub(crate) fn brigades(&self) -> impl Iterator<Item = BrigadeId> + use<> {
        (0..self.brigades.len()).map(brigade_id)
    }

    pub(crate) fn brigade(&self, id: BrigadeId) -> &Brigaded {
        &self.brigades[usize::from(id.0)]
    }

    pub(crate) fn is_on_table(&self, spot: Spot) -> bool {
        (0..=self.width).contains(&spot.x) && (0..=self.height).contains(&spot.y)
    }

    /// ML-Q11: whether a unit of a brigade may withdraw where it leaves the table.
    pub(crate) fn is_friendly_edge(&self, unit: UnitId, at: Spot, turn: u8) -> bool {
        let listed = self.unit(unit);
        let over = |edge: Edge| match edge {
            Edge::North => at.y > self.height,
            Edge::South => at.y < 0,
            Edge::East => at.x > self.width,
            Edge::West => at.x < 0,
        };
        self.camps[listed.side as usize].exits.iter().any(|exit| {
            let along = match exit.edge {
                Edge::North | Edge::South => at.x,
                Edge::East | Edge::West => at.y,
            };
            over(exit.edge)
                && turn >= exit.turn
                && exit.between.is_none_or(|(from, to)| (from..=to).contains(&along))
                && (exit.brigades.is_empty()
                    || listed.brigade.is_some_and(|own| exit.brigades.contains(&own)))
        })
    }

    /// Units that stand on each other when the battle begins, or off the table: the side, its number
    /// in the list, and what is wrong.
    pub(crate) fn faults_of_set_up(&self) -> Vec<(Side, usize, &'static str)> {
        let mut faults = Vec::new();
        let mut number = [0, 0];
        let body = |listed: &Listed| {
            let pose = listed.pose.filter(|_| listed.strongpoint.is_none())?;
            let left = listed.elements - listed.lost;
            Some(Body::of(listed.arm, listed.formation, left, pose))
        };
        for (index, listed) in self.units.iter().enumerate() {
            let own = number[listed.side as usize];
            number[listed.side as usize] += 1;
            let Some(pose) = listed.pose else { continue };
            let mut others = self.units[..index].iter();
            let key = if !self.is_on_table(pose.centre()) {
                "scenario-off-the-table"
            } else if others
                .any(|one| body(one).zip(body(listed)).is_some_and(|(one, two)| one.overlaps(&two)))
            {
                "scenario-on-another-unit"
            } else {
                continue;
            };
            faults.push((listed.side, own, key));
        }
        faults
    }
}

fn brigade_id(index: usize) -> BrigadeId {
    BrigadeId(index as u8)
}

fn brigades(scenario: &Scenario) -> Vec<Brigaded> {
    let listed = Side::BOTH
        .into_iter()
        .flat_map(|side| scenario.army(side).brigades.iter().map(move |one| (side, one)));
    let later = scenario.head.begins.get().is_some_and(|begins| begins.turn.get() > 1);
    let usual = if later { Order::Hold } else { Order::None };
    listed
        .enumerate()
        .map(|(index, (side, one))| Brigaded {
            id: one.id.clone(),
            side,
            doctrine: one.doctrine,
            brigadier: GeneralId(index as u8),
            previous: one.order.get().unwrap_or(usual),
            stays: one
                .stays_north_of
                .get()
                .zip(one.stays_until.get())
                .map(|(y, turn)| (length(y.get()), turn.get() as u8)),
        })
        .collect()
}

fn units(
    scenario: &Scenario,
    brigades: &[Brigaded],
    ground: &Ground,
    house: &HouseRules,
) -> Vec<Listed> {
    let later = scenario.head.begins.get().is_some_and(|begins| begins.turn.get() > 1);
    let entries = Side::BOTH
        .into_iter()
        .flat_map(|side| scenario.army(side).units.iter().map(move |one| (side, one)));
    let of_unit = |(side, one): (Side, &scenario::UnitEntry)| {
        let troops = &one.troops;
        let brigade =
            one.brigade.0.as_ref().and_then(|id| {
                brigades.iter().position(|known| known.side == side && known.id == *id)
            });
        let own_home = brigade.and_then(|at| {
            let army = scenario.army(side);
            army.brigades.iter().find(|known| known.id == brigades[at].id)?.home.get()
        });
        let home = own_home.unwrap_or(scenario.army(side).home).get();
        let facing = one.facing.get().count_of_parts(10) as u16 % 3600;
        let condition = &one.condition;
        let followed = condition.order.get();
        let (hesitant, immobile) =
            (condition.has(Begun::HesitantLastTurn), condition.has(Begun::ImmobileLastTurn));
        let marker = match (condition.has(Begun::Routed), condition.has(Begun::Shaken)) {
            (true, _) => Marker::Routed,
            (false, true) => Marker::Shaken,
            (false, false) => Marker::None,
        };
        let untold = followed.is_none() && !hesitant && marker == Marker::None;
        let usual = match troops.arm {
            Arm::Artillery => Formation::Unlimbered,
            Arm::Infantry | Arm::Cavalry => Formation::Line,
        };
        let fire = troops.training_fire;
        Listed {
            id: one.id.clone(),
            name: if one.name == Names::default() {
                Names::from(one.id.as_str())
            } else {
                one.name.clone()
            },
            side,
            brigade: brigade.map(brigade_id),
            arm: troops.arm,
            class: troops.class(),
            guns: match troops.class() {
                Class::Light => GunClass::Light,
                Class::Heavy => GunClass::Heavy,
                _ => GunClass::Medium,
            },
            mount: troops.mount,
            elements: troops.elements.get() as u8,
            cohesion: troops.cohesion,
            training_fire: fire,
            // ML-Q14: one training for both, that of the fire.
            training_manoeuvre: if house.single_training
                || (fire != troops.training_manoeuvre && !crate::holds("Q14"))
            {
                fire
            } else {
                troops.training_manoeuvre
            },
            status: troops.status,
            weapon: troops.weapon(),
            armoured: troops.armoured,
            lancers: troops.lances,
            light_company: troops.arm == Arm::Infantry && !troops.no_light_company,
            overconfident: troops.overconfident,
            open_order_only: troops.open_order_only,
            dragoons: troops.dragoons && house.dragoons,
            howitzers: troops.howitzers && house.howitzers,
            sharpshooters: troops.sharpshooters && house.sharpshooters,
            cost: unit_cost(&troops.priced()),
            price: troops.priced(),
            home: (home * 10) as u16,
            pose: one.at.get().map(|(x, y)| Pose {
                x: x.get().count_of_parts(1000) as i32,
                y: y.get().count_of_parts(1000) as i32,
                facing,
            }),
            formation: condition.formation.get().unwrap_or(usual),
            strongpoint: one.strongpoint.0.as_ref().and_then(|id| {
                ground.strongpoints.iter().position(|known| known.id == *id).map(|at| at as u8)
            }),
            arrival: one.arrives.0.as_ref().and_then(|arrival| entrance(arrival, scenario)),
            lost: one.elements_lost.get() as u8,
            losses: condition.losses() as u8,
            marker,
            first_fire_spent: condition.has(Begun::FirstFireSpent),
            previous: followed.unwrap_or(if later && untold { Order::Hold } else { Order::None }),
            hesitant_last: hesitant,
            immobile_last: immobile || (later && untold),
        }
    };
    entries.map(of_unit).collect()
}

fn entrance(arrival: &Arrival, scenario: &Scenario) -> Option<Entrance> {
    let edge = arrival.edge.get()?;
    let long = match edge {
        Edge::North | Edge::South => scenario.table.width,
        Edge::East | Edge::West => scenario.table.height,
    };
    let (from, to) = match (arrival.point.get(), arrival.between.get()) {
        (Some(point), _) => (length(point.get()), length(point.get())),
        (None, Some((from, to))) => (length(from.get()), length(to.get())),
        (None, None) => (0, i64::from(long.get()) * PAS),
    };
    Some(Entrance { turn: arrival.turn.get() as u8, edge, from, to })
}

fn generals(scenario: &Scenario, brigades: &[Brigaded], units: &[Listed]) -> Vec<Officer> {
    let unit = |id: &Optional<String>| {
        let id = id.0.as_ref()?;
        units.iter().position(|one| one.id == *id).map(|index| UnitId(index as u8))
    };
    let all = |side: Side| scenario.army(side).brigades.iter().map(move |one| (side, one));
    let brigadiers = Side::BOTH.into_iter().flat_map(all);
    let mut officers: Vec<Officer> = brigadiers
        .enumerate()
        .map(|(index, (side, brigade))| {
            let one = &brigade.brigadier;
            Officer {
                id: brigade.brigadier_id(),
                name: one.name.clone(),
                side,
                grade: Grade::Brigadier,
                competence: one.competence.get() as u8,
                charisma: one.charisma.get() as u8,
                cost: general_cost(Grade::Brigadier, Some(one.competence), one.charisma),
                price: GeneralCostInput::of(Grade::Brigadier, Some(one.competence), one.charisma),
                brigade: Some(brigade_id(index)),
                commands: vec![brigade_id(index)],
                at: one.stands.at.0.as_ref().map(corner),
                with: unit(&one.stands.with),
                arrives: one.stands.arrives.0.as_ref().map(|one| one.turn.get() as u8),
            }
        })
        .collect();
    for side in Side::BOTH {
        for one in &scenario.army(side).generals {
            officers.push(Officer {
                id: one.id.clone(),
                name: one.name.clone(),
                side,
                grade: one.grade.into(),
                competence: 0,
                charisma: one.charisma.get() as u8,
                cost: general_cost(one.grade.into(), None, one.charisma),
                price: GeneralCostInput::of(one.grade.into(), None, one.charisma),
                brigade: None,
                commands: commanded(scenario, side, &one.commands, brigades, 4),
                at: one.stands.at.0.as_ref().map(corner),
                with: unit(&one.stands.with),
                arrives: one.stands.arrives.0.as_ref().map(|one| one.turn.get() as u8),
            });
        }
    }
    officers
}

/// ML-Q28: every brigade under a general, through those whom he commands.
fn commanded(
    scenario: &Scenario,
    side: Side,
    names: &[String],
    brigades: &[Brigaded],
    depth: u8,
) -> Vec<BrigadeId> {
    let mut found = Vec::new();
    for name in names {
        let own = brigades.iter().position(|one| one.side == side && one.id == *name);
        found.extend(own.map(brigade_id));
        let army = scenario.army(side);
        let leads = |one: &&scenario::Brigade| one.brigadier_id() == *name;
        if let Some(led) = army.brigades.iter().find(leads) {
            let at = brigades.iter().position(|one| one.side == side && one.id == led.id);
            found.extend(at.map(brigade_id));
        }
        let below = army.generals.iter().find(|one| one.id == *name);
        if let Some(below) = below.filter(|_| depth > 0) {
            found.extend(commanded(scenario, side, &below.commands, brigades, depth - 1));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

fn camp(
    scenario: &Scenario,
    side: Side,
    generals: &[Officer],
    brigade: impl Fn(&str) -> Option<BrigadeId>,
) -> Camp {
    let army = scenario.army(side);
    let plain = army.edges.iter().map(|edge| Exit {
        edge: *edge,
        turn: 0,
        between: None,
        brigades: Vec::new(),
    });
    let told = army.exits.iter().map(|exit| Exit {
        edge: exit.edge,
        turn: exit.turn.get().map_or(0, |turn| turn.get() as u8),
        between: exit.between.get().map(|(from, to)| (length(from.get()), length(to.get()))),
        brigades: exit.brigades.iter().filter_map(|id| brigade(id)).collect(),
    });
    let zones = army.zones.iter().map(|(west, south, east, north)| {
        [west, south, east, north].map(|number| length(number.get()))
    });
    let service = army.service.0.as_ref().and_then(|service| {
        let general = generals.iter().position(|one| one.id == service.general)?;
        let own = service.brigades.iter().filter_map(|id| brigade(id)).collect();
        Some((GeneralId(general as u8), own))
    });
    Camp {
        exits: plain.chain(told).collect(),
        zones: zones.collect(),
        service,
        head_start: army.head_start.get(),
    }
}

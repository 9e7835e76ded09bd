//! What does not change during a battle: the ground, the orders of battle, the rules in force.

use engine::digest::Digest;
use engine::form::Form;
use engine::game::Identified;
use engine::input::Decimal;
use engine::scenario::NameTexts;

use super::choice::{DivisionId, LeaderId, UnitId};
use super::geometry::{Pose, Rect, Spot, UD};
use super::terrain::Piece;
use crate::ch02_command::Quality;
use crate::ch05_movement::Mover;
use crate::ch19_units::capacity;
use crate::ch20_geometry::{footprint, mover};
use crate::ch26_points::Calibre;
use crate::holds;
use crate::options::{HouseRules, InForce, Options};
use crate::scenario::{
    Corner, Deployment, Edge, Ending, Marker, Phase, Scenario, Side, TerrainKind, Text, Trait,
    UnitEntry,
};
use crate::unit::{Arm, Class, Formation, Order, Size, Status, Weight};

/// A unit as the order of battle lists it.
#[derive(Clone, Debug)]
pub(crate) struct Unit {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) side: Side,
    pub(crate) division: DivisionId,
    pub(crate) arm: Arm,
    pub(crate) class: Class,
    pub(crate) status: Status,
    pub(crate) morale: i32,
    pub(crate) size: Size,
    pub(crate) ft: i32,
    pub(crate) weight: Weight,
    pub(crate) calibre: Calibre,
    pub(crate) horse: bool,
    traits: u16,
    /// BE-23.1: the unit from which it is detached.
    pub(crate) parent: Option<UnitId>,
    /// BE-23.1: the skirmishers that it may detach.
    pub(crate) skirmishers: Option<UnitId>,
    pub(crate) set_up: Option<Pose>,
    pub(crate) formation: Formation,
    pub(crate) garrison: Option<u8>,
    /// BE-19.4: losses before the battle begins, in halves.
    pub(crate) losses: u8,
    pub(crate) disorder: bool,
    pub(crate) marker: bool,
    pub(crate) hidden: bool,
    /// BE-24.4: buildings in which it may be hidden.
    pub(crate) may_hide_in: Vec<u8>,
}

impl Unit {
    pub(crate) const fn has(&self, one: Trait) -> bool {
        self.traits & 1 << one as u16 != 0
    }

    pub(crate) const fn is_detached(&self) -> bool {
        self.parent.is_some()
    }

    /// BE-12.5: cavalry and horse artillery.
    pub(crate) fn is_mounted(&self) -> bool {
        let mounted = matches!(self.arm, Arm::Cavalry) || self.horse;
        mounted && holds("12.5") && holds("Q28")
    }

    pub(crate) const fn mover(&self) -> Mover {
        mover(self.arm, self.calibre, self.horse)
    }

    /// BE-19.5.
    pub(crate) const fn capacity(&self) -> i32 {
        capacity(self.arm, self.size, self.parent.is_some())
    }

    pub(crate) fn footprint(&self, formation: Formation) -> (i32, i32) {
        if !holds("20.2") {
            return (1000, 1000);
        }
        footprint(self.arm, formation, self.size, self.parent.is_some())
    }

    /// BE-19.7: formations that it may have.
    pub(crate) const fn may_form(&self, formation: Formation) -> bool {
        match formation {
            Formation::Skirmish => {
                matches!(self.arm, Arm::Infantry)
                    && (self.has(Trait::LightInfantry) || self.ft == 2 || self.parent.is_some())
            }
            Formation::Garrison => matches!(self.arm, Arm::Infantry),
            _ if self.parent.is_some() => false,
            Formation::Column if self.has(Trait::Irregular) => false,
            _ => formation.is_of(self.arm),
        }
    }
}

/// BE-2.1: a general as the battle begins.
#[derive(Clone, Debug)]
pub(crate) struct Leader {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) side: Side,
    /// The division that he leads; nothing if he leads the army only.
    pub(crate) division: Option<DivisionId>,
    pub(crate) chief: bool,
    pub(crate) quality: Quality,
    pub(crate) at: Option<(i32, i32)>,
    pub(crate) attached: Option<UnitId>,
    pub(crate) points: u8,
}

/// BE-Q88: when and where a division comes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arrival {
    pub(crate) turn: u8,
    pub(crate) edge: Edge,
    /// Along the edge, in thousandths.
    pub(crate) between: (i32, i32),
    pub(crate) called: bool,
    pub(crate) operational: bool,
}

/// BE-19.9: a division.
#[derive(Clone, Debug)]
pub(crate) struct Division {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) side: Side,
    pub(crate) order: Order,
    pub(crate) zone: Option<(i32, i32)>,
    pub(crate) arrival: Option<Arrival>,
    pub(crate) edge: Edge,
    pub(crate) general: LeaderId,
    /// Without detached skirmishers.
    pub(crate) units: Vec<UnitId>,
    /// Units lost before the battle begins.
    pub(crate) lost: u8,
}

/// BE-25.1: an objective.
#[derive(Clone, Debug)]
pub(crate) struct Goal {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) point: Option<Spot>,
    /// Pieces of terrain.
    pub(crate) ground: Vec<u8>,
    pub(crate) points: i32,
    pub(crate) owner: Option<Side>,
    pub(crate) garrison_only: bool,
    pub(crate) scores_only: bool,
}

/// One side's edge and zones.
#[derive(Clone, Debug)]
pub(crate) struct Camp {
    pub(crate) name: Text,
    pub(crate) edge: Edge,
    /// West, south, east and north.
    pub(crate) zones: Vec<[i64; 4]>,
    pub(crate) chief: LeaderId,
    pub(crate) reserves: u8,
    /// BE-Q88: the division that single units held in reserve become, led by the commander-in-chief.
    pub(crate) reserve: Option<DivisionId>,
    /// BE-25.3: units at the start, those lost before included.
    pub(crate) strength: i32,
    pub(crate) lost_before: i32,
}

/// A battle before it begins.
#[derive(Clone, Debug)]
pub(crate) struct Battle {
    pub(crate) digest: Digest,
    pub(crate) turns: u8,
    pub(crate) begins: Option<(u8, Side, Phase)>,
    pub(crate) attacker: Side,
    pub(crate) deployment: Deployment,
    pub(crate) first_initiative: Option<Side>,
    pub(crate) width: i64,
    pub(crate) height: i64,
    pub(crate) fog: Option<(u8, i64)>,
    pub(crate) house: HouseRules,
    pub(crate) rules: InForce,
    pub(crate) terrain: Vec<Piece>,
    pub(crate) goals: Vec<Goal>,
    pub(crate) endings: Vec<Ending>,
    pub(crate) camps: [Camp; 2],
    pub(crate) divisions: Vec<Division>,
    pub(crate) leaders: Vec<Leader>,
    pub(crate) units: Vec<Unit>,
}

pub(crate) fn spot(corner: &Corner) -> Spot {
    Spot::new(corner.0.get().count_of_parts(UD), corner.1.get().count_of_parts(UD))
}

fn thousandths(number: Decimal) -> i32 {
    number.count_of_parts(1000) as i32
}

impl Identified for Battle {
    fn digest(&self) -> Digest {
        self.digest
    }
}

impl Battle {
    pub(crate) fn new(scenario: &Scenario, options: &Options) -> Self {
        let rules = options.rules.or(scenario.rules).in_force();
        let begins = scenario.head.begins.get().map(|begins| {
            let side = begins.side.get().unwrap_or(scenario.attacker);
            let phase = begins.phase.get().unwrap_or(Phase::Points);
            (begins.turn.get() as u8, side, phase)
        });
        let mut battle = Self {
            digest: Digest::of_battle(scenario.digest(), options),
            turns: scenario.head.turns.get() as u8,
            begins,
            attacker: scenario.attacker,
            deployment: scenario.deployment,
            first_initiative: scenario.first_initiative.get(),
            width: i64::from(scenario.table.width.get()) * UD,
            height: i64::from(scenario.table.height.get()) * UD,
            fog: scenario
                .fog
                .get()
                .map(|fog| (fog.until.get() as u8, i64::from(fog.sight.get()) * UD)),
            house: engine::in_force(&HouseRules::agreements(), options.house),
            rules,
            terrain: scenario.terrain.iter().map(Piece::new).collect(),
            goals: goals(scenario),
            endings: scenario.endings.clone(),
            camps: Side::BOTH.map(|side| camp(scenario, side)),
            divisions: Vec::new(),
            leaders: Vec::new(),
            units: Vec::new(),
        };
        for side in Side::BOTH {
            battle.enlist(scenario, side);
        }
        for side in Side::BOTH {
            battle.add_reserve(side);
        }
        if rules.detached_skirmishers {
            battle.add_skirmishers();
        }
        battle.attach(scenario);
        battle
    }

    fn enlist(&mut self, scenario: &Scenario, side: Side) {
        let army = scenario.army(side);
        let leader = |general: &crate::scenario::General, division, chief| Leader {
            id: general.id.clone(),
            name: general.name.clone(),
            side,
            division,
            chief,
            quality: general.quality,
            at: general.at.get().map(|(x, y)| (thousandths(x.get()), thousandths(y.get()))),
            attached: None,
            points: general.points.get() as u8,
        };
        if let Some(general) = &army.commander.0 {
            self.camps[side as usize].chief = LeaderId(self.leaders.len() as u8);
            self.leaders.push(leader(general, None, true));
        }
        for division in &army.divisions {
            let id = DivisionId(self.divisions.len() as u8);
            let mut general = self.camps[side as usize].chief;
            if let Some(own) = &division.general.0 {
                general = LeaderId(self.leaders.len() as u8);
                if own.commander_in_chief {
                    self.camps[side as usize].chief = general;
                }
                self.leaders.push(leader(own, Some(id), own.commander_in_chief));
            }
            let first = self.units.len();
            for entry in &division.units {
                let unit = self.unit(entry, side, id);
                self.units.push(unit);
            }
            let corner =
                |corner: Corner| (thousandths(corner.0.get()), thousandths(corner.1.get()));
            self.divisions.push(Division {
                id: division.id.clone(),
                name: division.name.clone(),
                side,
                order: division.order,
                zone: division.zone.get().map(corner),
                arrival: division.arrives.0.as_ref().and_then(|arrival| {
                    Some(Arrival {
                        turn: arrival.turn.get() as u8,
                        edge: arrival.edge.get()?,
                        between: corner(arrival.between.get()?),
                        called: arrival.called,
                        operational: division.operational_entry,
                    })
                }),
                edge: division.edge.get().unwrap_or(army.edge),
                general,
                units: (first..self.units.len()).map(|index| UnitId(index as u8)).collect(),
                lost: division.lost.get() as u8,
            });
            let camp = &mut self.camps[side as usize];
            camp.lost_before += division.lost.get();
            camp.strength += division.units.len() as i32 + division.lost.get();
        }
    }

    fn unit(&self, entry: &UnitEntry, side: Side, division: DivisionId) -> Unit {
        let building = |id: &String| {
            let found = self.terrain.iter().position(|piece| piece.id == *id);
            found.map(|index| index as u8)
        };
        Unit {
            id: entry.id.clone(),
            name: entry.name.clone(),
            side,
            division,
            arm: entry.arm,
            class: entry.class,
            status: entry.status,
            morale: entry.morale.get(),
            size: entry.size,
            ft: entry.ft.get(),
            weight: entry.weight,
            calibre: entry.calibre,
            horse: entry.horse,
            traits: entry.traits.iter().fold(0, |all, one| all | 1 << *one as u16),
            parent: None,
            skirmishers: None,
            set_up: entry.at.get().map(|(x, y)| Pose {
                x: thousandths(x.get()),
                y: thousandths(y.get()),
                facing: entry.facing.get().count_of_parts(10) as u16 % 3600,
            }),
            formation: entry.formation(),
            garrison: entry.garrison.0.as_ref().and_then(building),
            losses: entry.losses_in_halves() as u8,
            disorder: entry.condition.has(Marker::Disorder),
            marker: entry.condition.has(Marker::Marker),
            hidden: entry.hidden,
            may_hide_in: entry.may_hide_in.iter().filter_map(building).collect(),
        }
    }

    /// BE-24.1, BE-Q88: where single units may be held back, the division that they will be.
    fn add_reserve(&mut self, side: Side) {
        let camp = &mut self.camps[side as usize];
        let alone = self.leaders[usize::from(camp.chief.0)].division.is_none();
        let free = self.deployment == Deployment::Free && self.begins.is_none();
        if !self.rules.reserves || camp.reserves == 0 || !alone || !free {
            return;
        }
        camp.reserve = Some(DivisionId(self.divisions.len() as u8));
        self.divisions.push(Division {
            id: format!("{}-reserve", side.word()),
            name: Text::from(NameTexts {
                fr: "Réserve".to_owned(),
                en: "Reserve".to_owned(),
                ..NameTexts::default()
            }),
            side,
            order: Order::Hold,
            zone: None,
            arrival: None,
            edge: camp.edge,
            general: camp.chief,
            units: Vec::new(),
            lost: 0,
        });
    }

    /// BE-23.1: every infantry unit with FT 1 or 2 has skirmishers to detach.
    fn add_skirmishers(&mut self) {
        for index in 0..self.units.len() {
            let parent = &self.units[index];
            if parent.arm != Arm::Infantry || parent.ft == 0 {
                continue;
            }
            let child = Unit {
                id: format!("{}s", parent.id),
                parent: Some(UnitId(index as u8)),
                size: Size::Normal,
                traits: parent.traits & 1 << Trait::Rifle as u16,
                set_up: None,
                formation: Formation::Skirmish,
                garrison: None,
                losses: 0,
                disorder: false,
                marker: false,
                hidden: false,
                may_hide_in: Vec::new(),
                ..parent.clone()
            };
            self.units[index].skirmishers = Some(UnitId(self.units.len() as u8));
            self.units.push(child);
        }
    }

    fn attach(&mut self, scenario: &Scenario) {
        for side in Side::BOTH {
            let army = scenario.army(side);
            let generals =
                army.commander.0.iter().chain(army.divisions.iter().flat_map(|one| &one.general.0));
            for general in generals {
                let Some(id) = &general.attached_to.0 else { continue };
                let unit = self.units.iter().position(|unit| unit.id == *id);
                let leader = self.leaders.iter_mut().find(|leader| leader.id == general.id);
                if let (Some(unit), Some(leader)) = (unit, leader) {
                    leader.attached = Some(UnitId(unit as u8));
                }
            }
        }
    }

    pub(crate) fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len()).map(|index| UnitId(index as u8))
    }

    pub(crate) fn division_ids(&self) -> impl Iterator<Item = DivisionId> + use<> {
        (0..self.divisions.len()).map(|index| DivisionId(index as u8))
    }

    /// BE-22.7: the redoubt in which a point lies.
    pub(crate) fn redoubt_at(&self, spot: Spot) -> Option<&Piece> {
        let redoubts = self.terrain.iter().filter(|piece| piece.kind == TerrainKind::Redoubt);
        redoubts.into_iter().find(|piece| piece.holds(spot))
    }

    pub(crate) fn camp(&self, side: Side) -> &Camp {
        &self.camps[side as usize]
    }

    pub(crate) fn bounds(&self) -> board::index::Bounds {
        board::index::Bounds { least: Spot::new(0, 0), most: Spot::new(self.width, self.height) }
    }

    /// BE-24.3: whether a rectangle lies wholly inside one of a side's zones.
    pub(crate) fn in_zone(&self, side: Side, rect: &Rect) -> bool {
        let slack = super::geometry::SLACK;
        self.camp(side).zones.iter().any(|[west, south, east, north]| {
            rect.corners().iter().all(|corner| {
                (west - slack..=east + slack).contains(&corner.x)
                    && (south - slack..=north + slack).contains(&corner.y)
            })
        })
    }

    /// BE-3.16, BE-24.3: what is wrong with the places of the file: side, division and unit.
    pub(crate) fn faults_of_set_up(&self) -> Vec<(Side, usize, usize, &'static str)> {
        let mut faults = Vec::new();
        let placed: Vec<(usize, Rect)> = self
            .units
            .iter()
            .enumerate()
            .filter(|(_, unit)| unit.garrison.is_none())
            .filter_map(|(index, unit)| {
                Some((index, unit.set_up?.rect(unit.footprint(unit.formation))))
            })
            .collect();
        for (index, rect) in &placed {
            let unit = &self.units[*index];
            let key = if !rect.is_inside(self.bounds()) {
                "scenario-off-the-table"
            } else if self.deployment == Deployment::Free
                && self.begins.is_none()
                && !self.in_zone(unit.side, rect)
            {
                "scenario-outside-its-zone"
            } else if self.is_closed_to(rect, unit.mover(), unit.formation) {
                "scenario-on-forbidden-ground"
            } else if placed.iter().any(|(other, of)| other != index && of.overlaps(rect)) {
                "scenario-on-another-unit"
            } else {
                continue;
            };
            let division = usize::from(unit.division.0);
            let before = self.divisions[..division].iter();
            let first = before.clone().filter(|one| one.side == unit.side).count();
            let own = &self.divisions[division].units;
            let number = own.iter().position(|id| usize::from(id.0) == *index).unwrap_or(0);
            faults.push((unit.side, first, number, key));
        }
        faults
    }
}

fn goals(scenario: &Scenario) -> Vec<Goal> {
    let piece = |id: &String| scenario.terrain.iter().position(|one| one.ground.id == *id);
    let goal = |one: &crate::scenario::Objective| Goal {
        id: one.place.id.clone(),
        name: one.place.name.clone(),
        point: one.place.point.get().map(|corner| spot(&corner)),
        ground: one.ground.iter().filter_map(piece).map(|index| index as u8).collect(),
        points: one.place.points.get(),
        owner: one.place.holder.get(),
        garrison_only: one.garrison_only,
        scores_only: one.scores_only,
    };
    scenario.objectives.iter().map(goal).collect()
}

fn camp(scenario: &Scenario, side: Side) -> Camp {
    let army = scenario.army(side);
    let zones = army.zones.iter().map(|(west, south, east, north)| {
        [west, south, east, north].map(|number| number.get().count_of_parts(UD))
    });
    Camp {
        name: army.name.clone(),
        edge: army.edge,
        zones: zones.collect(),
        chief: LeaderId(0),
        reserves: army.reserves.get() as u8,
        reserve: None,
        strength: 0,
        lost_before: 0,
    }
}

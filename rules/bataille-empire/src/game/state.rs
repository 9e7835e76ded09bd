//! The battle at one moment.

use engine::Register;
use engine::game::{Fixed, Runtime, Seat};

use super::BatailleEmpire;
use super::activation::Activation;
use super::battle::{Battle, Division, Leader, Unit};
use super::choice::{DivisionId, LeaderId, UnitId};
use super::geometry::{Body, LONGEST_REACH, Pose, Rect, Spot, measured};
use super::step::Step;
use crate::ch02_command::Quality;
use crate::ch19_units::capacity;
use crate::ch20_geometry::{Zone, zone};
use crate::holds;
use crate::measure::{Losses, Ud};
use crate::options::{HouseRules, InForce, Options};
use crate::scenario::{Scenario, Side, Trait};
use crate::unit::{Arm, Formation, Order, Weight};

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Presence {
    /// BE-24.1, BE-Q88: a reserve or reinforcement off the table; skirmishers with their parent.
    Away,
    OnTable,
    Eliminated,
}

/// A unit at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Troop {
    pub(crate) presence: Presence,
    pub(crate) pose: Pose,
    pub(crate) formation: Formation,
    /// BE-22.6: the building that it holds.
    pub(crate) garrison: Option<u8>,
    /// BE-19.4: in halves.
    pub(crate) losses: u8,
    pub(crate) disorder: bool,
    /// BE-7: the action marker.
    pub(crate) marker: bool,
    /// BE-1.9: activated this turn.
    pub(crate) activated: bool,
    /// BE-Q91: any displacement, turn or change this turn.
    pub(crate) moved: bool,
    /// BE-11.18: it has unlimbered in this activation.
    pub(crate) unlimbered: bool,
    /// BE-11.18: it has fired and limbered in step (b).
    pub(crate) limbered: bool,
    /// BE-Q58.
    pub(crate) fired_in_b: bool,
    /// BE-11.29: it has returned fire this turn.
    pub(crate) returned: bool,
    /// BE-11.31: it fled or retreated this turn.
    pub(crate) fell_back: bool,
    /// BE-21.4: it has supported this turn.
    pub(crate) supported: bool,
    /// BE-15.14: the sides on which it has been charged in this step, as a set.
    pub(crate) charged: u8,
    /// BE-21.1: it has fought in this step.
    pub(crate) fought: bool,
    /// BE-24.4.
    pub(crate) hidden: bool,
    /// BE-4.18: the crew has run to a square.
    pub(crate) abandoned: bool,
    /// BE-24.1: held in reserve until the commander-in-chief calls it.
    pub(crate) reserve: bool,
    /// BE-Q88: held in reserve by itself: led by the commander-in-chief.
    pub(crate) detailed: bool,
    /// BE-23.2: its skirmishers are out, or gone.
    pub(crate) without_skirmishers: bool,
}

/// A general at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Commander {
    pub(crate) present: bool,
    pub(crate) at: (i32, i32),
    pub(crate) attached: Option<UnitId>,
    pub(crate) quality: Quality,
    pub(crate) points: u8,
    /// BE-13.3: a replacement rolls and spends nothing this turn.
    pub(crate) new: bool,
}

/// A division at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Command {
    pub(crate) order: Order,
    /// BE-8.10: the centre of the zone.
    pub(crate) zone: (i32, i32),
    pub(crate) activated: bool,
    /// BE-Q113: the how-manieth it was to be activated this turn.
    pub(crate) acted: u8,
    /// BE-Q82: an attempt to change its order has been made this turn.
    pub(crate) attempted: bool,
    /// BE-8.14: units eliminated or in disorder at the last check.
    pub(crate) gone: u8,
    /// BE-6.4: points transferred this turn.
    pub(crate) transferred: u8,
    /// BE-24.1: a reserve that has not been activated.
    pub(crate) reserve: bool,
}

/// The battle at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) battle: Fixed<Battle>,
    pub(crate) turn: u8,
    /// BE-1.4: the side that goes first, and the number that is played.
    pub(crate) first: Side,
    pub(crate) number: u8,
    /// BE-2.6.
    pub(crate) initiative: Option<Side>,
    pub(crate) troops: Register<Troop, 8>,
    pub(crate) commanders: Register<Commander, 8>,
    pub(crate) commands: Register<Command, 8>,
    /// BE-25.1: who controls each objective.
    pub(crate) control: Vec<Option<Side>>,
    pub(crate) activation: Option<Activation>,
    /// BE-25.5: divisional generals lost, by side.
    pub(crate) generals_lost: [u8; 2],
    pub(crate) chief_lost: [bool; 2],
    pub(crate) runtime: Runtime<BatailleEmpire>,
}

pub(crate) const fn seat_of(side: Side) -> Seat {
    Seat(side as u8)
}

pub(crate) const fn side_of(seat: Seat) -> Option<Side> {
    match seat.0 {
        0 => Some(Side::A),
        1 => Some(Side::B),
        _ => None,
    }
}

impl State {
    pub(crate) fn new(scenario: &Scenario, options: &Options) -> Self {
        let battle = Battle::new(scenario, options);
        let troop = |unit: &Unit| {
            let division = &battle.divisions[usize::from(unit.division.0)];
            let away = division.arrival.is_some() || unit.is_detached();
            Troop {
                presence: if away { Presence::Away } else { Presence::OnTable },
                pose: unit.set_up.unwrap_or_default(),
                formation: unit.formation,
                garrison: unit.garrison,
                losses: unit.losses,
                disorder: unit.disorder,
                marker: unit.marker,
                activated: false,
                moved: false,
                unlimbered: false,
                limbered: false,
                fired_in_b: false,
                returned: false,
                fell_back: false,
                supported: false,
                charged: 0,
                fought: false,
                hidden: unit.hidden && battle.rules.hidden_units,
                abandoned: false,
                reserve: division.arrival.is_some_and(|arrival| arrival.called),
                detailed: false,
                without_skirmishers: false,
            }
        };
        let commander = |leader: &Leader| Commander {
            present: leader.at.is_some() || leader.attached.is_some(),
            at: leader.at.unwrap_or_default(),
            attached: leader.attached,
            quality: leader.quality,
            points: leader.points,
            new: false,
        };
        let command = |division: &Division| Command {
            order: division.order,
            zone: division.zone.unwrap_or_default(),
            activated: false,
            acted: 0,
            attempted: false,
            gone: 0,
            transferred: 0,
            reserve: division.arrival.is_some_and(|arrival| arrival.called),
        };
        let control = battle.goals.iter().map(|goal| goal.owner).collect();
        let mut state = Self {
            troops: battle.units.iter().map(troop).collect(),
            commanders: battle.leaders.iter().map(commander).collect(),
            commands: battle.divisions.iter().map(command).collect(),
            turn: battle.begins.map_or(0, |(turn, ..)| turn),
            first: battle.attacker,
            number: 1,
            initiative: None,
            control,
            activation: None,
            generals_lost: [0; 2],
            chief_lost: [false; 2],
            runtime: Runtime::new(Vec::new()),
            battle: Fixed::new(battle),
        };
        for leader in 0..state.commanders.len() {
            state.follow(LeaderId(leader as u8));
        }
        for division in state.battle.division_ids() {
            state.commands[usize::from(division.0)].gone = state.gone(division);
        }
        for step in Step::opening(&state) {
            state.runtime.push(step);
        }
        state
    }

    pub(crate) fn house(&self) -> &HouseRules {
        &self.battle.house
    }

    pub(crate) fn rules(&self) -> &InForce {
        &self.battle.rules
    }

    pub(crate) fn exists(&self, id: UnitId) -> bool {
        usize::from(id.0) < self.troops.len()
    }

    pub(crate) fn unit(&self, id: UnitId) -> &Unit {
        &self.battle.units[usize::from(id.0)]
    }

    pub(crate) fn troop(&self, id: UnitId) -> &Troop {
        &self.troops[usize::from(id.0)]
    }

    pub(crate) fn troop_mut(&mut self, id: UnitId) -> &mut Troop {
        &mut self.troops[usize::from(id.0)]
    }

    pub(crate) fn leader(&self, id: LeaderId) -> &Leader {
        &self.battle.leaders[usize::from(id.0)]
    }

    pub(crate) fn commander(&self, id: LeaderId) -> &Commander {
        &self.commanders[usize::from(id.0)]
    }

    pub(crate) fn commander_mut(&mut self, id: LeaderId) -> &mut Commander {
        &mut self.commanders[usize::from(id.0)]
    }

    pub(crate) fn division(&self, id: DivisionId) -> &Division {
        &self.battle.divisions[usize::from(id.0)]
    }

    pub(crate) fn command(&self, id: DivisionId) -> &Command {
        &self.commands[usize::from(id.0)]
    }

    pub(crate) fn command_mut(&mut self, id: DivisionId) -> &mut Command {
        &mut self.commands[usize::from(id.0)]
    }

    pub(crate) fn side(&self, id: UnitId) -> Side {
        self.unit(id).side
    }

    /// BE-24.1, BE-Q88: single units in reserve are a division of their own.
    pub(crate) fn division_of(&self, id: UnitId) -> DivisionId {
        let unit = self.unit(id);
        let detailed = self.troop(unit.parent.unwrap_or(id)).detailed;
        let reserve = if detailed { self.battle.camp(unit.side).reserve } else { None };
        reserve.unwrap_or(unit.division)
    }

    /// The units of a division, wherever they are, without detached skirmishers.
    pub(crate) fn units_of(&self, division: DivisionId) -> impl Iterator<Item = UnitId> + '_ {
        let all = self.battle.unit_ids().filter(|id| !self.unit(*id).is_detached());
        all.filter(move |id| self.division_of(*id) == division)
    }

    /// How many units a division has had.
    pub(crate) fn strength_of(&self, division: DivisionId) -> i32 {
        self.units_of(division).count() as i32 + i32::from(self.division(division).lost)
    }

    pub(crate) fn order(&self, id: UnitId) -> Order {
        self.command(self.division_of(id)).order
    }

    /// BE-23.6: the arm as every table knows it: units in skirmish formation are skirmishers, and so
    /// are detached ones in a building.
    pub(crate) fn arm(&self, id: UnitId) -> Arm {
        let unit = self.unit(id);
        let open = self.troop(id).formation == Formation::Skirmish;
        let skirmish = unit.is_detached() || open && holds("23.6");
        if unit.arm == Arm::Infantry && skirmish { Arm::Skirmishers } else { unit.arm }
    }

    /// BE-23.2: the skirmish factor that is left to it.
    pub(crate) fn ft(&self, id: UnitId) -> i32 {
        if self.troop(id).without_skirmishers { 0 } else { self.unit(id).ft }
    }

    /// BE-11.6: the same as the tables know it: units in skirmish formation have one.
    pub(crate) fn ft_of_table(&self, id: UnitId) -> i32 {
        if self.arm(id) == Arm::Skirmishers { self.ft(id).max(1) } else { self.ft(id) }
    }

    pub(crate) fn losses(&self, id: UnitId) -> Losses {
        Losses::halves(i32::from(self.troop(id).losses))
    }

    pub(crate) fn is_on_table(&self, id: UnitId) -> bool {
        self.troop(id).presence == Presence::OnTable
    }

    /// Units on the table that are units for every distance: abandoned guns are not (BE-Q108).
    pub(crate) fn on_table(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.battle.unit_ids().filter(|id| {
            let troop = self.troop(*id);
            troop.presence == Presence::OnTable && !(troop.abandoned && holds("Q108"))
        })
    }

    pub(crate) fn army(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.on_table().filter(move |id| self.side(*id) == side)
    }

    /// BE-24.1, BE-24.4: hidden, or held back from the start: known to its owner alone.
    pub(crate) fn is_secret(&self, id: UnitId) -> bool {
        let troop = self.troop(id);
        let held = troop.reserve && troop.presence == Presence::Away;
        troop.hidden || held && self.division(self.division_of(id)).arrival.is_none()
    }

    /// BE-Q98: whether the side of a unit knows of another.
    pub(crate) fn is_known(&self, other: UnitId, to: UnitId) -> bool {
        !self.troop(other).hidden || self.side(other) == self.side(to)
    }

    /// How many units are hidden from a seat.
    pub(crate) fn hidden_from(&self, seat: Seat) -> usize {
        let hidden = self.on_table().filter(|id| self.troop(*id).hidden);
        hidden.filter(|id| seat_of(self.side(*id)) != seat).count()
    }

    /// BE-Q98: enemies that a side knows of.
    pub(crate) fn enemies(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.army(side.enemy()).filter(|id| !self.troop(*id).hidden)
    }

    /// The units of a division on the table, detached skirmishers included.
    pub(crate) fn members(&self, division: DivisionId) -> impl Iterator<Item = UnitId> + '_ {
        self.on_table().filter(move |id| self.division_of(*id) == division)
    }

    /// BE-19.6: formed.
    pub(crate) fn is_formed(&self, id: UnitId) -> bool {
        match self.arm(id) {
            Arm::Infantry => true,
            Arm::Cavalry => !(self.unit(id).has(Trait::Irregular) && holds("19.6")),
            Arm::Artillery => self.troop(id).formation == Formation::Deployed,
            Arm::Skirmishers => false,
        }
    }

    pub(crate) fn in_order(&self, id: UnitId) -> bool {
        !self.troop(id).disorder
    }

    /// BE-20.2: its footprint at a place, in a formation.
    pub(crate) fn rect_as(&self, id: UnitId, pose: Pose, formation: Formation) -> Rect {
        pose.rect(self.unit(id).footprint(formation))
    }

    pub(crate) fn rect_at(&self, id: UnitId, pose: Pose) -> Rect {
        self.rect_as(id, pose, self.troop(id).formation)
    }

    pub(crate) fn rect(&self, id: UnitId) -> Rect {
        self.rect_at(id, self.troop(id).pose)
    }

    /// BE-Q63: what stands for it.
    pub(crate) fn body(&self, id: UnitId) -> Body<'_> {
        let building = self
            .troop(id)
            .garrison
            .and_then(|building| self.battle.terrain[usize::from(building)].ground.as_ref());
        building.map_or_else(|| Body::Base(self.rect(id)), Body::Building)
    }

    /// Whether a unit is plainly farther from a base than this: what is near is measured. Nothing that is
    /// nearer is said to be farther.
    pub(crate) fn is_farther(&self, id: UnitId, base: &Rect, length: i64) -> bool {
        let troop = self.troop(id);
        if troop.garrison.is_some() {
            return false;
        }
        // Most are so by where they stand alone.
        let reach = LONGEST_REACH + base.half_front + base.half_depth + length;
        troop.pose.spot().distance_squared(base.centre) > reach * reach
            || Body::Base(self.rect(id)).is_farther(base, length)
    }

    /// The centre of what stands for it.
    pub(crate) fn centre(&self, id: UnitId) -> Spot {
        self.body(id).centre()
    }

    /// The front-edge centre; of a garrison the middle of the building.
    pub(crate) fn front(&self, id: UnitId) -> Spot {
        match self.troop(id).garrison {
            Some(_) => self.centre(id),
            None => self.troop(id).pose.spot(),
        }
    }

    pub(crate) fn distance(&self, one: UnitId, other: UnitId) -> Ud {
        measured(self.body(one).distance(&self.body(other)))
    }

    /// BE-20.5: squares, skirmishers and garrisons have neither flank nor rear.
    pub(crate) fn has_flanks(&self, id: UnitId) -> bool {
        self.troop(id).formation.has_flanks() || !holds("20.5")
    }

    /// BE-20.4, BE-Q70: the zone of a unit in which a point lies.
    pub(crate) fn zone_of(&self, id: UnitId, point: Spot) -> Zone {
        if !self.has_flanks(id) {
            return Zone::Front;
        }
        let rect = self.rect(id);
        if !holds("20.4") {
            return Zone::Front;
        }
        let (ahead, right) = rect.local(point);
        zone(ahead - rect.half_depth, right, 2 * rect.half_front, 2 * rect.half_depth)
    }

    /// BE-2.2: skirmishers and light cavalry.
    pub(crate) fn is_light(&self, id: UnitId) -> bool {
        let light = self.arm(id) == Arm::Skirmishers || self.unit(id).weight == Weight::Light;
        light && holds("2.2")
    }

    /// The general attached to a unit.
    pub(crate) fn attached(&self, id: UnitId) -> Option<LeaderId> {
        let found = self.commanders.iter().position(|one| one.present && one.attached == Some(id));
        found.map(|index| LeaderId(index as u8))
    }

    /// BE-Q79: an attached general stands at the centre of his unit.
    pub(crate) fn follow(&mut self, leader: LeaderId) {
        if let Some(unit) = self.commander(leader).attached {
            let centre = Pose::near(self.centre(unit), 0);
            self.commander_mut(leader).at = (centre.x, centre.y);
        }
    }

    /// Puts a unit somewhere, and its general with it.
    pub(crate) fn put(&mut self, id: UnitId, pose: Pose) {
        self.troop_mut(id).pose = pose;
        if let Some(leader) = self.attached(id) {
            self.follow(leader);
        }
    }

    /// BE-8.13, BE-Q35: units of a division eliminated or in disorder.
    pub(crate) fn gone(&self, division: DivisionId) -> u8 {
        let info = self.division(division);
        let gone = self.units_of(division).filter(|id| {
            let troop = self.troop(*id);
            troop.presence == Presence::Eliminated || troop.disorder && holds("Q35")
        });
        gone.count() as u8 + info.lost
    }

    /// BE-8.14: units of a division that are no more.
    pub(crate) fn eliminated(&self, division: DivisionId) -> i32 {
        let info = self.division(division);
        let eliminated =
            self.units_of(division).filter(|id| self.troop(*id).presence == Presence::Eliminated);
        eliminated.count() as i32 + i32::from(info.lost)
    }

    /// BE-19.5: whether losses have reached its capacity.
    pub(crate) fn is_spent(&self, id: UnitId) -> bool {
        let unit = self.unit(id);
        let most = capacity(unit.arm, unit.size, unit.is_detached());
        self.losses(id) >= Losses::whole(most) && holds("19.5") && holds("Q31")
    }

    pub(crate) fn asked_about(&self) -> Option<super::choice::PieceRef> {
        self.runtime.asked().first().and_then(|ask| ask.about)
    }
}

//! The battle at one moment.

use board::hex::{Hex, HexSide};
use engine::Register;
use engine::game::{Derived, Fixed, Rules, Runtime, Seat};

use super::BrigadesDeFer;
use super::battle::{Battle, Brigade, Coming, Leader, SIDES};
use super::choice::{Choice, GeneralId, Piece, UnitId};
use super::deploy::{self, Deploy};
use super::question::Question;
use super::spot::{Bearing, Spot};
use super::step::{Asked, Step};
use crate::ch04_command_points::Rating;
use crate::options::Options;
use crate::scenario::{Deployment, Scenario};
use crate::unit::{Category, Side};

/// Where a unit or a general is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Status {
    /// Not on the table yet.
    ToCome,
    OnTable,
    /// Destroyed, or a general eliminated.
    Lost,
    /// BF-10.12: driven off the table.
    DrivenOff,
}

/// BF-2.9: the variable state of a unit. BF-1.5: its stands are a number and have no place of their
/// own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Unit {
    pub(crate) status: Status,
    pub(crate) at: Spot,
    pub(crate) facing: Bearing,
    pub(crate) vc: u8,
    pub(crate) mounted: bool,
    pub(crate) in_buildings: bool,
    pub(crate) activated: bool,
    /// BF-7.6: it stands in difficult terrain that it entered this turn.
    pub(crate) entered_difficult: bool,
}

/// The place of whoever has none.
const NOWHERE: Spot = Spot::Hex(Hex::ORIGIN);

impl Unit {
    /// A unit before it is deployed, or once its deployment is taken back.
    pub(crate) fn to_come(brigade: &Brigade) -> Self {
        Self {
            status: Status::ToCome,
            at: NOWHERE,
            facing: Bearing::Side(HexSide::new(0)),
            vc: brigade.vc_at_start() as u8,
            mounted: brigade.category == Category::Cavalry,
            in_buildings: false,
            activated: false,
            entered_difficult: false,
        }
    }
}

/// A general on the table or elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct General {
    pub(crate) status: Status,
    /// Where he is; while he is attached, where his unit is.
    pub(crate) at: Spot,
    pub(crate) attached: Option<UnitId>,
    /// BF-17.13: once a turn.
    pub(crate) moved: bool,
    /// He fell as commander-in-chief.
    pub(crate) fell_as_chief: bool,
}

impl General {
    /// A general before he is deployed.
    pub(crate) const TO_COME: Self = Self {
        status: Status::ToCome,
        at: NOWHERE,
        attached: None,
        moved: false,
        fell_as_chief: false,
    };
}

/// BF-4.11, BF-4.12: who commands a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Command {
    pub(crate) chief: Option<GeneralId>,
    pub(crate) rating: Rating,
    /// The turn in which the last one fell.
    pub(crate) lost_in: Option<u8>,
}

/// Nobody stands at a place.
pub(crate) const NOBODY: u16 = u16::MAX;

/// The battle at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) battle: Fixed<Battle>,
    /// From 1; 0 before the first turn.
    pub(crate) turn: u8,
    pub(crate) units: Register<Unit, 32>,
    pub(crate) generals: Vec<General>,
    /// Who stands in each hex, or in each cell of the table.
    pub(crate) occupants: Derived<Register<u16, 128>>,
    /// BF-5.3: tokens of each side in the bowl.
    pub(crate) bowl: [u8; 2],
    /// BF-4.9: command points left.
    pub(crate) points: [u8; 2],
    pub(crate) command: [Command; 2],
    /// BF-Q59: who has declined to move his generals until his next token.
    pub(crate) declined: [bool; 2],
    /// BF-20.10: who has called his reinforcements.
    pub(crate) called: [bool; 2],
    /// BF-Q72: who holds each objective.
    pub(crate) holders: Vec<Option<Side>>,
    /// BF-9.8: the close combats of this turn.
    pub(crate) combats: Vec<(UnitId, UnitId)>,
    pub(crate) runtime: Runtime<BrigadesDeFer>,
}

/// The seat of a side.
pub(crate) const fn seat_of(side: Side) -> Seat {
    Seat(side as u8)
}

/// The side of a seat.
pub(crate) fn side_of(seat: Seat) -> Option<Side> {
    SIDES.get(usize::from(seat.0)).copied()
}

impl State {
    /// A battle about to begin.
    pub(super) fn new(scenario: &Scenario, options: &Options) -> Self {
        let battle = Battle::new(scenario, options);
        let units = battle.brigades.iter().map(Unit::to_come);
        let generals = battle.leaders.iter().map(|_| General::TO_COME);
        let command = SIDES.map(|side| {
            let chief = battle.leaders.iter().position(|leader| {
                leader.side == side && leader.commander_in_chief && leader.coming == Coming::AtOnce
            });
            let rating = match chief {
                Some(index) => battle.leaders[index].rating,
                None => battle.ratings[side as usize],
            };
            Command { chief: chief.map(|index| GeneralId(index as u8)), rating, lost_in: None }
        });
        let mut state = Self {
            turn: 0,
            units: units.collect(),
            generals: generals.collect(),
            occupants: Derived(std::iter::repeat_n(NOBODY, battle.places()).collect()),
            bowl: [0; 2],
            points: [0; 2],
            command,
            declined: [false; 2],
            called: [false; 2],
            holders: battle.goals.iter().map(|goal| goal.holder).collect(),
            combats: Vec::new(),
            runtime: Runtime::new(vec![Step::StartTurn]),
            battle: Fixed::new(battle),
        };
        match state.battle.deployment {
            Deployment::Fixed => {
                state.stand_as_told();
                state.runtime.push(Step::Deploy(Deploy::given()));
            }
            Deployment::Hidden => state.runtime.push(Step::Deploy(Deploy::hidden())),
            Deployment::Open => {
                state.runtime.push(Step::Deploy(Deploy::open(Side::Confederate)));
                state.runtime.push(Step::Deploy(Deploy::open(Side::Union)));
            }
        }
        state
    }

    /// A deployment that the scenario gives.
    fn stand_as_told(&mut self) {
        let battle = self.battle.clone();
        for (index, unit) in battle.brigades.iter().enumerate() {
            if let Some((spot, facing, mounted)) = unit.at {
                let mounted = mounted && unit.category == Category::Cavalry;
                let id = UnitId(index as u16);
                self.set_down(id, spot, facing, mounted);
                self.unit_mut(id).in_buildings = unit.in_buildings && battle.cell(spot).buildings;
            }
        }
        for (index, leader) in battle.leaders.iter().enumerate() {
            if let Some(spot) = leader.at {
                self.generals[index].status = Status::OnTable;
                self.generals[index].at = spot;
            }
        }
    }

    /// Whether an answer is among those that are proposed to a seat.
    pub(crate) fn proposes(&self, seat: Seat, choice: Choice) -> bool {
        BrigadesDeFer::asked_of(self, seat).is_some_and(|ask| self.is_proposed(ask, choice))
    }

    /// The same of a question. The hundreds of ways to deploy a unit on hexes need not be listed.
    pub(crate) fn is_proposed(&self, ask: &Asked, choice: Choice) -> bool {
        match (ask.question, ask.about, choice) {
            (Question::Deploy, Some(Piece::Unit(unit)), Choice::Place { .. })
                if self.field().is_none() =>
            {
                deploy::may_place(&self.as_seen_by(Some(ask.seat)), unit, choice)
            }
            // The group is complete, and pays at once.
            (Question::Group, _, Choice::Spend { points }) => match self.runtime.top() {
                Some(Step::Group(group)) => {
                    (1..=group.complete().most(self)).contains(&points.max(1))
                }
                _ => false,
            },
            _ => ask.lists(self, &choice),
        }
    }

    /// The scenario's id.
    pub fn scenario(&self) -> &str {
        &self.battle.id
    }

    /// The turn, from 1; 0 before the first.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// Whether there is such a unit: an answer may name any.
    pub(crate) fn exists(&self, id: UnitId) -> bool {
        usize::from(id.0) < self.units.len()
    }

    pub(crate) fn unit(&self, id: UnitId) -> &Unit {
        &self.units[usize::from(id.0)]
    }

    pub(crate) fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.units[usize::from(id.0)]
    }

    pub(crate) fn brigade(&self, id: UnitId) -> &Brigade {
        &self.battle.brigades[usize::from(id.0)]
    }

    pub(crate) fn general(&self, id: GeneralId) -> &General {
        &self.generals[usize::from(id.0)]
    }

    pub(crate) fn general_mut(&mut self, id: GeneralId) -> &mut General {
        &mut self.generals[usize::from(id.0)]
    }

    pub(crate) fn leader(&self, id: GeneralId) -> &Leader {
        &self.battle.leaders[usize::from(id.0)]
    }

    pub(crate) fn side(&self, unit: UnitId) -> Side {
        self.brigade(unit).side
    }

    pub(crate) fn category(&self, unit: UnitId) -> Category {
        self.brigade(unit).category
    }

    pub(crate) fn vc(&self, unit: UnitId) -> i32 {
        i32::from(self.unit(unit).vc)
    }

    /// The units of a side on the table.
    pub(crate) fn on_table(&self, side: Side) -> impl Iterator<Item = UnitId> {
        self.of(side).filter(move |id| self.unit(*id).status == Status::OnTable)
    }

    /// The units of a side, wherever they are: those of the Union come first.
    pub(crate) fn of(&self, side: Side) -> impl ExactSizeIterator<Item = UnitId> + use<> {
        let (union, all) = (self.battle.union_units, self.units.len() as u16);
        let (first, end) = match side {
            Side::Union => (0, union),
            Side::Confederate => (union, all),
        };
        (first..end).map(UnitId)
    }

    /// Every unit.
    pub(crate) fn ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len() as u16).map(UnitId)
    }

    /// Every general.
    pub(crate) fn general_ids(&self) -> impl Iterator<Item = GeneralId> + use<> {
        (0..self.generals.len() as u8).map(GeneralId)
    }

    /// The generals of a side on the table.
    pub(crate) fn generals_of(&self, side: Side) -> impl Iterator<Item = GeneralId> {
        self.general_ids().filter(move |id| {
            self.general(*id).status == Status::OnTable && self.leader(*id).side == side
        })
    }

    /// The general attached to a unit.
    pub(crate) fn general_with(&self, unit: UnitId) -> Option<GeneralId> {
        self.general_ids().find(|id| {
            let general = self.general(*id);
            general.attached == Some(unit) && general.status == Status::OnTable
        })
    }

    /// BF-17.3: the control of the general attached to a unit.
    pub(crate) fn control(&self, unit: UnitId) -> i32 {
        self.general_with(unit).map_or(0, |general| self.leader(general).control)
    }

    /// Puts a unit on the table.
    pub(crate) fn set_down(&mut self, id: UnitId, at: Spot, facing: Bearing, mounted: bool) {
        let unit = self.unit_mut(id);
        unit.status = Status::OnTable;
        unit.at = at;
        unit.facing = facing;
        unit.mounted = mounted;
        self.occupy(at, id.0);
    }

    /// Who stands at a place of the board.
    #[inline]
    pub(crate) fn occupant_of(&self, index: usize) -> Option<UnitId> {
        let id = self.occupants.0[index];
        (id != NOBODY).then_some(UnitId(id))
    }

    pub(crate) fn occupy(&mut self, at: Spot, occupant: u16) {
        if let Some(index) = self.battle.index(at) {
            self.occupants.0[index] = occupant;
        }
    }

    /// Whether a side has a unit left, on the table or still to come.
    pub(crate) fn is_wiped_out(&self, side: Side) -> bool {
        self.of(side).all(|id| matches!(self.unit(id).status, Status::Lost | Status::DrivenOff))
    }
}

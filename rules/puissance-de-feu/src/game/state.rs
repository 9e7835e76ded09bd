//! The battle at one moment.

use std::sync::Arc;

use engine::game::{Derived, Fixed, Runtime, Seat};

use super::PuissanceDeFeu;
use super::battle::{Battle, Feature, Regiment};
use super::choice::UnitId;
use super::geometry::{INCH, Lane, Pose, Rect, Spot};
use super::sights::Sights;
use super::step::Step;
use crate::ch07_rout::Edge;
use crate::ch11_officers::Help;
use crate::options::{HouseRule, HouseRules};
use crate::scenario::{Scenario, Side};
use crate::unit::{self, Trait, Unit, UnitType};

/// What the players agree on besides the scenario.
#[derive(Clone, Debug, Default)]
pub struct Options {
    pub house_rules: HouseRules,
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Status {
    /// It waits to be deployed.
    ToDeploy,
    /// PF-2.6: a reinforcement that has not come on.
    ToCome,
    OnTable,
    /// PF-6.2, PF-7.10, PF-9.17: destroyed or eliminated.
    Destroyed,
    /// PF-7.9: off the table, by this edge.
    Left(Edge),
}

/// A unit at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Troop {
    pub(crate) status: Status,
    pub(crate) pose: Pose,
    /// PF-1.5, PF-6.8: losses are marked, and nothing shrinks with them.
    pub(crate) wounds: u8,
    pub(crate) state: unit::State,
    pub(crate) out_of_ammunition: bool,
    /// PF-3.5: it has had its order in this half-turn.
    pub(crate) ordered: bool,
    /// PF-10.1: it has evaded in this turn.
    pub(crate) evaded: bool,
    /// PF-7.12: it was routing when this half-turn began, and nobody has rallied it.
    pub(crate) to_flee: bool,
    /// PF-2.6: it may come on now.
    pub(crate) at_hand: bool,
}

/// The battle at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) battle: Fixed<Battle>,
    /// From 1; 0 before the first turn.
    pub(crate) turn: u8,
    /// Whose half-turn it is.
    pub(crate) active: Side,
    pub(crate) troops: Vec<Troop>,
    /// PF-Q8: what the estimates of this turn are drawn from.
    pub(crate) eye: u64,
    pub(crate) runtime: Runtime<PuissanceDeFeu>,
    /// What each side sees.
    pub(crate) sights: Derived<[Option<Arc<Sights>>; 2]>,
}

pub(crate) const fn seat_of(side: Side) -> Seat {
    Seat(side as u8)
}

pub(crate) const fn side_of(seat: Seat) -> Option<Side> {
    match seat.0 {
        0 => Some(Side::Attacker),
        1 => Some(Side::Defender),
        _ => None,
    }
}

impl State {
    pub(crate) fn new(scenario: &Scenario, options: &Options) -> Self {
        let battle = Battle::new(scenario, options.house_rules);
        let troop = |regiment: &Regiment| Troop {
            status: if regiment.arrival.is_some() { Status::ToCome } else { Status::ToDeploy },
            pose: Pose::default(),
            wounds: regiment.wounds,
            state: regiment.state,
            out_of_ammunition: regiment.out_of_ammunition,
            ordered: false,
            evaded: false,
            to_flee: false,
            at_hand: false,
        };
        Self {
            troops: battle.regiments.iter().map(troop).collect(),
            battle: Fixed::new(battle),
            turn: 0,
            active: Side::Attacker,
            eye: 0,
            runtime: Runtime::new(vec![
                Step::StartTurn,
                Step::Deploy { side: Side::Attacker },
                Step::Deploy { side: Side::Defender },
            ]),
            sights: Derived::default(),
        }
    }

    /// Who is asked now: never both at once.
    pub(crate) fn asked_side(&self) -> Option<Side> {
        self.runtime.asked().first().and_then(|ask| side_of(ask.seat))
    }

    /// The unit that the question is about.
    pub(crate) fn asked_about(&self) -> Option<UnitId> {
        self.runtime.asked().first().and_then(|ask| ask.about)
    }

    pub(crate) fn house(&self) -> HouseRules {
        self.battle.house
    }

    /// PF-Q8: whether distances may be known before orders are given.
    pub(crate) fn premeasures(&self) -> bool {
        self.battle.house.has(HouseRule::Premeasuring)
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        self.battle.ids()
    }

    pub(crate) fn exists(&self, id: UnitId) -> bool {
        usize::from(id.0) < self.troops.len()
    }

    pub(crate) fn troop(&self, id: UnitId) -> &Troop {
        &self.troops[usize::from(id.0)]
    }

    pub(crate) fn troop_mut(&mut self, id: UnitId) -> &mut Troop {
        &mut self.troops[usize::from(id.0)]
    }

    pub(crate) fn regiment(&self, id: UnitId) -> &Regiment {
        self.battle.regiment(id)
    }

    pub(crate) fn side(&self, id: UnitId) -> Side {
        self.regiment(id).side
    }

    /// The unit as the rules know it.
    pub(crate) fn unit(&self, id: UnitId) -> Unit {
        let troop = self.troop(id);
        Unit {
            wounds: i32::from(troop.wounds),
            state: troop.state,
            out_of_ammunition: troop.out_of_ammunition,
            ..self.regiment(id).unit
        }
    }

    pub(crate) fn is_on_table(&self, id: UnitId) -> bool {
        self.troop(id).status == Status::OnTable
    }

    pub(crate) fn on_table(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.ids().filter(|id| self.is_on_table(*id))
    }

    /// The units of a side that stand on the table.
    pub(crate) fn army(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.on_table().filter(move |id| self.side(*id) == side)
    }

    pub(crate) fn rect(&self, id: UnitId) -> Rect {
        self.battle.rect_at(id, self.troop(id).pose)
    }

    /// Whether a unit, however it faces, could come between.
    pub(crate) fn is_in_lane(&self, id: UnitId, lane: &Lane) -> bool {
        lane.touches(self.troop(id).pose.centre(), self.regiment(id).reach())
    }

    /// Whether a unit, however it faces, could touch what a circle holds.
    pub(crate) fn is_near(&self, id: UnitId, centre: Spot, reach: i64) -> bool {
        let near = self.regiment(id).reach() + reach;
        self.troop(id).pose.centre().distance_squared(centre) < near * near
    }

    /// Whether a rectangle lies on a unit other than these two.
    pub(crate) fn is_taken(&self, rect: &Rect, but: UnitId, and_but: UnitId) -> bool {
        self.on_table()
            .filter(|id| *id != but && *id != and_but)
            .any(|id| self.is_near(id, rect.centre, rect.reach()) && self.rect(id).overlaps(rect))
    }

    /// Whether a unit could stand at a place: on the table, on no other unit, on ground that it may
    /// be on.
    pub(crate) fn is_free(&self, id: UnitId, pose: Pose) -> bool {
        let rect = self.battle.rect_at(id, pose);
        self.battle.on_table(&rect)
            && !self.battle.forbids(&rect, self.unit(id).is_ship())
            && !self.is_taken(&rect, id, id)
    }

    /// Whether a unit on land may take any facing where it stands: nothing that it could turn onto is
    /// near.
    pub(crate) fn has_room(&self, id: UnitId) -> bool {
        let (centre, reach) = (self.troop(id).pose.centre(), self.regiment(id).reach());
        let barred = |feature: &Feature| feature.is_barred() && feature.is_near(centre, reach);
        self.battle.holds(centre, reach)
            && !self.on_table().any(|other| other != id && self.is_near(other, centre, reach))
            && !self.battle.features.iter().any(barred)
    }

    /// PF-11.2, PF-11.5, PF-13.10, PF-Q51: the officer near a unit: a steady one of its side within 6
    /// inches.
    pub(crate) fn help(&self, id: UnitId) -> Help {
        let rect = self.rect(id);
        let mut help = Help::Nobody;
        for other in self.army(self.side(id)).filter(|other| *other != id) {
            let officer = self.unit(other);
            if officer.kind != UnitType::Officer || officer.state != unit::State::Steady {
                continue;
            }
            if self.rect(other).distance(&rect) <= HELP_RANGE {
                if officer.has(Trait::Indian) {
                    return Help::IndianOfficer;
                }
                help = Help::Officer;
            }
        }
        help
    }
}

/// PF-11.2: how far an officer's help reaches.
const HELP_RANGE: i64 = 6 * INCH;

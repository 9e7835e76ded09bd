//! The battle at one moment.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use engine::game::{Derived, Fixed, Runtime, Seat};

use super::PuissanceDeFeu;
use super::battle::{Battle, Regiment};
use super::choice::UnitId;
use super::geometry::{Pose, Rect};
use super::measure::Measured;
use super::sights::Sights;
use super::step::Step;
use crate::ch07_rout::Edge;
use crate::options::{Chapters, HouseRule, HouseRules};
use crate::scenario::{Scenario, Side};
use crate::unit::{self, Unit};

/// What the players agree on besides the scenario.
#[derive(Clone, Debug, Default)]
pub struct Options {
    pub house_rules: HouseRules,
    /// The optional chapters, where they differ from what the scenario says.
    pub chapters: Chapters,
    /// PF-2.2: the players roll for the roles.
    pub roles_rolled: bool,
    /// PF-Q89: nobody has points from the start, whatever the scenario says.
    pub without_points: bool,
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

/// PF-2.2: whether the players have changed places. It is hashed only if they have, as states were when nobody could.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Exchanged(pub(crate) bool);

impl Hash for Exchanged {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if self.0 {
            hasher.write_u8(1);
        }
    }
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
    /// PF-Q8: what the measures of an imagined battle are drawn from; none where the table is measured.
    pub(crate) ruler: Option<u64>,
    /// PF-Q8: what has been measured and is still so.
    pub(crate) measured: Vec<Measured>,
    pub(crate) runtime: Runtime<PuissanceDeFeu>,
    /// PF-2.2: who sat down as attacker has become the defender.
    pub(crate) exchanged: Exchanged,
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
        let battle = Battle::new(scenario, options);
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
        let mut steps = vec![
            Step::StartTurn,
            Step::Deploy { side: Side::Attacker },
            Step::Deploy { side: Side::Defender },
        ];
        steps.extend(battle.roles_rolled.then_some(Step::Roles { attacker: None }));
        Self {
            troops: battle.regiments.iter().map(troop).collect(),
            battle: Fixed::new(battle),
            turn: 0,
            active: Side::Attacker,
            eye: 0,
            ruler: None,
            measured: Vec::new(),
            runtime: Runtime::new(steps),
            exchanged: Exchanged::default(),
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
}

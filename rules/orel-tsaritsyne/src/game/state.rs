//! The battle at one moment.

use engine::Register;
use engine::game::{Derived, Fixed, Runtime, Seat};
use engine::input::Int;

use super::OrelTsaritsyne;
use super::battle::{Battle, Counter, Left, SIDES};
use super::board::Board;
use super::choice::{FormationId, UnitId};
use super::judged::Judged;
use super::known_reach::KnownReach;
use super::map::{At, HexSet, Map, NOWHERE};
use super::paths::KnownPaths;
use super::step::Step;
use crate::ch06_events::Event;
use crate::ch07_movement::Launch;
use crate::ch12_octobre_blanc::Decision;
use crate::holds;
use crate::options::{HouseRules, Options};
use crate::scenario::{Marker, Order, Phase, Scenario};
use crate::unit::{Class, Posture, Side};

/// Where a counter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Status {
    /// A reinforcement that has not entered.
    ToCome,
    OnMap,
    /// OT-10.10: an air detachment, on no hex.
    InBox,
    Eliminated,
    /// OT-8.160.
    Surrendered,
    /// OT-Q94: a train that changes sides, until the captor's joint phase; a captured depot or leader
    /// for good.
    Captured,
    /// OT-12.11, OT-12.13: given up or called away.
    Left,
}

/// Something that holds of a counter.
pub(crate) type Mark = u16;
/// It has moved in this player turn.
pub(crate) const MOVED: Mark = 1;
/// OT-5.5: not commanded, this turn.
pub(crate) const NC: Mark = 1 << 1;
/// OT-5.4: in the chain of command since the last command phase.
pub(crate) const IN_CHAIN: Mark = 1 << 2;
/// OT-5.6: an event has made it NC for this turn.
pub(crate) const ORDERS_LOST: Mark = 1 << 3;
/// OT-8.31.
pub(crate) const PINNED: Mark = 1 << 4;
/// OT-8.40.
pub(crate) const SUPPRESSED: Mark = 1 << 5;
pub(crate) const SILENCED: Mark = 1 << 6;
/// OT-8.21: it has done its one thing in this phase.
pub(crate) const USED: Mark = 1 << 7;
/// OT-9.30.
pub(crate) const BROKEN: Mark = 1 << 8;
/// OT-3.1: a depot that has moved and is not deployed.
pub(crate) const PACKED: Mark = 1 << 9;
/// OT-10.30: an air detachment that has flown.
pub(crate) const UNAVAILABLE: Mark = 1 << 10;
/// OT-6.6: a train that may not move this turn.
pub(crate) const DERAILED: Mark = 1 << 11;
/// OT-10.5: a flotilla that moved in its last movement phase.
pub(crate) const SAILED: Mark = 1 << 12;
/// OT-4.4: it has been reinforced in this joint phase.
pub(crate) const RECRUITED: Mark = 1 << 13;
/// OT-12.9: Communists: Morale 5.
pub(crate) const COMMUNISTS: Mark = 1 << 14;

/// What changes of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Unit {
    pub(crate) status: Status,
    /// OT-Q94: a captured train changes it.
    pub(crate) side: Side,
    /// [`NOWHERE`] if it is not on the map; of a captured train, where that was.
    pub(crate) at: At,
    /// The next counter in its hex, in the order of the roster.
    pub(crate) next: u16,
    /// PE lost.
    pub(crate) lost: u8,
    pub(crate) posture: Posture,
    pub(crate) marks: Mark,
    /// OT-3.5: supply phases in a row without supply; 0 is supplied.
    pub(crate) hungry: u8,
    /// AP of a depot or a flotilla.
    pub(crate) ap: u8,
    /// OT-7.11: the attack that it has launched, and at which hex.
    pub(crate) launch: Launch,
    pub(crate) target: At,
    /// OT-7.14: the turn in which it may enter.
    pub(crate) due: u8,
}

impl Unit {
    #[inline]
    pub(crate) const fn has(&self, mark: Mark) -> bool {
        self.marks & mark != 0
    }

    #[inline]
    pub(crate) const fn set(&mut self, mark: Mark, holds: bool) {
        if holds { self.marks |= mark } else { self.marks &= !mark }
    }

    pub(crate) const fn is_supplied(&self) -> bool {
        self.hungry == 0
    }
}

/// OT-11.1: what a side has won, besides objectives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Score {
    /// OT-8.182: in halves.
    pub(crate) prisoners: u16,
    /// OT-Q141: PE of enemy combat units.
    pub(crate) pe_destroyed: u16,
    pub(crate) trains_captured: u8,
    pub(crate) trains_destroyed: u8,
    pub(crate) tanks_destroyed: u8,
    pub(crate) flotillas_sunk: u8,
    pub(crate) air_destroyed: u8,
    pub(crate) depots_captured: u8,
    pub(crate) leaders_captured: u8,
    pub(crate) renounced: u8,
    pub(crate) option_cost: u8,
}

/// OT-6.2: an event that its owner plays when he wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct HeldEvent {
    pub(crate) event: Event,
    /// The turn in which it was drawn.
    pub(crate) turn: u8,
}

/// OT-6.6: events that last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Events {
    /// The oldest first.
    pub(crate) held: Vec<HeldEvent>,
    pub(crate) wavering: Option<FormationId>,
    pub(crate) requisitions: bool,
    /// OT-6.6: volunteers played for this recruitment.
    pub(crate) volunteers: u8,
    /// OT-12.9: the next suffered event is cancelled.
    pub(crate) plotters: bool,
}

/// Chapter 12: what the options keep.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Extras {
    /// OT-12.5: the White army's stock.
    pub(crate) ammunition: u8,
    pub(crate) fatigue: u8,
    pub(crate) nights: u8,
    pub(crate) marches: u8,
    /// There was a White attack in this turn.
    pub(crate) attacked: bool,
    /// OT-12.7: formations that march by force, by their bits.
    pub(crate) forced: u64,
    pub(crate) last_decision: Option<Decision>,
    /// OT-12.9: in force this turn.
    pub(crate) rallies: bool,
    pub(crate) anti_desertion: bool,
    pub(crate) front: Option<At>,
    /// OT-12.12: White counters given up.
    pub(crate) white_renounced: u8,
}

/// The battle at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) battle: Fixed<Battle>,
    /// From 1; 0 before the first turn.
    pub(crate) turn: u8,
    /// The last turn; OT-12.12 lengthens the game.
    pub(crate) last: u8,
    /// Whose player turn it is.
    pub(crate) active: Side,
    pub(crate) phase: Phase,
    pub(crate) units: Register<Unit, 8>,
    /// OT-1.17: the hexes that White controls.
    pub(crate) white_controls: HexSet,
    /// OT-7.8: entrenchments.
    pub(crate) works: HexSet,
    /// OT-7.9: cut railway hexes.
    pub(crate) cut: HexSet,
    /// OT-7.9: blown bridges, the lower hex first.
    pub(crate) blown: Vec<(At, At)>,
    /// How often the ground has changed.
    pub(crate) ground: u32,
    /// OT-Q97: AP where there are no depots.
    pub(crate) pools: [u8; 2],
    pub(crate) scores: [Score; 2],
    pub(crate) events: [Events; 2],
    pub(crate) aerodromes: [At; 2],
    /// OT-7.7: PE that the railway still carries in this player turn.
    pub(crate) rail_left: u8,
    /// OT-12.13: the options taken, by their bits.
    pub(crate) taken: u32,
    pub(crate) extras: Extras,
    /// OT-8.1: the fire of this combat phase.
    pub(crate) fire: Option<Box<super::combat::FirePlan>>,
    /// OT-8.2: the combat that is being fought.
    pub(crate) fight: Option<Box<super::combat::Fight>>,
    pub(crate) board: Derived<Board>,
    pub(super) judged: Derived<Judged>,
    pub(super) paths: Derived<KnownPaths>,
    pub(super) reaches: Derived<KnownReach>,
    pub(crate) runtime: Runtime<OrelTsaritsyne>,
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
        let map = &battle.map;
        let at = |number: crate::ch01_hexes::HexNumber| map.at(number).unwrap_or(NOWHERE);
        let controls = |index: &At| scenario.controls(map.number(*index).0) == Some(Side::White);
        let blown = scenario.map.blown.iter().map(|side| side.sorted());
        let number = crate::ch01_hexes::HexNumber;
        let mut state = Self {
            turn: 0,
            last: battle.turns,
            active: battle.first,
            phase: Phase::Events,
            units: battle.counters.iter().map(first_state).collect(),
            white_controls: map.all().filter(controls).collect(),
            works: scenario.map.entrenchments.iter().map(|hex| at(*hex)).collect(),
            cut: scenario.map.cut.iter().map(|hex| at(*hex)).collect(),
            blown: blown.map(|side| (at(number(side.0)), at(number(side.1)))).collect(),
            ground: 0,
            pools: SIDES.map(|side| battle.army(side).pool),
            scores: SIDES.map(|side| score_of(scenario, side)),
            events: Default::default(),
            aerodromes: SIDES.map(|side| battle.army(side).aerodrome),
            rail_left: 0,
            taken: 0,
            extras: Extras { ammunition: 8, ..Extras::default() },
            fire: None,
            fight: None,
            board: Derived(Board::new(map.len())),
            judged: Derived::default(),
            paths: Derived::default(),
            reaches: Derived::default(),
            runtime: Runtime::new(vec![Step::StartTurn]),
            battle: Fixed::new(battle),
        };
        state.set_down_all();
        state.begin_with();
        state
    }

    /// Everybody who is on the map when the battle begins.
    fn set_down_all(&mut self) {
        let battle = self.battle.clone();
        for (index, counter) in battle.counters.iter().enumerate() {
            let id = UnitId(index as u16);
            if let Some(at) = counter.at.filter(|_| !counter.markers.contains(&Marker::Eliminated))
            {
                self.place(id, at);
            }
        }
    }

    #[inline]
    pub(crate) fn unit(&self, id: UnitId) -> &Unit {
        &self.units[id.index()]
    }

    #[inline]
    pub(crate) fn unit_mut(&mut self, id: UnitId) -> &mut Unit {
        &mut self.units[id.index()]
    }

    #[inline]
    pub(crate) fn counter(&self, id: UnitId) -> &Counter {
        self.battle.counter(id)
    }

    #[inline]
    pub(crate) fn class(&self, id: UnitId) -> Class {
        self.counter(id).class
    }

    #[inline]
    pub(crate) fn side(&self, id: UnitId) -> Side {
        self.unit(id).side
    }

    #[inline]
    pub(crate) fn map(&self) -> &Map {
        &self.battle.map
    }

    pub(crate) fn house(&self) -> &HouseRules {
        &self.battle.house
    }

    /// OT-1.8, OT-1.9: what is left of a counter.
    #[inline]
    pub(crate) fn left(&self, id: UnitId) -> Left {
        let left = &self.counter(id).left;
        let lost = if holds("1.9") { usize::from(self.unit(id).lost) } else { 0 };
        left[lost.min(left.len() - 1)]
    }

    /// PE left of a counter.
    #[inline]
    pub(crate) fn pe(&self, id: UnitId) -> i32 {
        self.counter(id).pe - i32::from(self.unit(id).lost)
    }

    pub(crate) fn is_on_map(&self, id: UnitId) -> bool {
        self.unit(id).status == Status::OnMap
    }

    pub(crate) fn is_combat(&self, id: UnitId) -> bool {
        self.class(id).is_combat()
    }

    /// Every counter, in the order of the roster.
    pub(crate) fn ids(&self) -> impl DoubleEndedIterator<Item = UnitId> + use<> {
        (0..self.units.len() as u16).map(UnitId)
    }

    /// The counters of a side, wherever they are.
    pub(crate) fn of(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.ids().filter(move |id| self.side(*id) == side)
    }

    /// The counters of a side on the map.
    pub(crate) fn on_map(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.of(side).filter(move |id| self.is_on_map(*id))
    }

    /// OT-1.17: who controls a hex; nobody controls water.
    pub(crate) fn controller(&self, at: At) -> Option<Side> {
        (!self.map().place(at).is_water())
            .then(|| if self.white_controls.has(at) { Side::White } else { Side::Red })
    }

    pub(crate) fn controls(&self, side: Side, at: At) -> bool {
        self.controller(at) == Some(side)
    }

    /// OT-Q150: whether the even terms of the scenario hold.
    pub fn has_even_terms(&self) -> bool {
        self.battle.has_even_terms
    }

    /// The scenario's id.
    pub fn scenario(&self) -> &str {
        &self.battle.id
    }
}

/// How a counter begins.
fn first_state(counter: &Counter) -> Unit {
    let has = |marker: Marker| counter.markers.contains(&marker);
    let (launch, target) = match counter.target {
        Some((at, Order::Rapid)) => (Launch::Rapid, at),
        Some((at, Order::Prepared)) => (Launch::Prepared, at),
        None => (Launch::None, NOWHERE),
    };
    let mut marks = IN_CHAIN;
    for (marker, mark) in [
        (Marker::Moved, MOVED),
        (Marker::Nc, NC | ORDERS_LOST),
        (Marker::Pinned, PINNED),
        (Marker::BrokenDown, BROKEN),
        (Marker::Unavailable, UNAVAILABLE),
    ] {
        if has(marker) {
            marks |= mark;
        }
    }
    let aircraft = counter.class == Class::AirDetachment && counter.coming.is_none();
    Unit {
        status: if has(Marker::Eliminated) {
            Status::Eliminated
        } else if aircraft {
            Status::InBox
        } else {
            Status::ToCome
        },
        side: counter.side,
        at: NOWHERE,
        next: u16::MAX,
        lost: if has(Marker::Eliminated) { counter.pe as u8 } else { counter.lost },
        posture: if has(Marker::Routed) {
            Posture::Routed
        } else if has(Marker::Em) || !holds("1.11") {
            Posture::Em
        } else {
            Posture::Epc
        },
        marks,
        hungry: u8::from(has(Marker::Unsupplied)),
        ap: if counter.class == Class::Flotilla {
            super::supply::FLOTILLA_AP
        } else {
            counter.stock
        },
        launch,
        target,
        due: counter.coming.as_ref().map_or(0, |coming| coming.turn),
    }
}

/// What a side has won before the battle begins.
fn score_of(scenario: &Scenario, side: Side) -> Score {
    let score = &scenario.army(side).score;
    let taken = |id: &String| scenario.options.iter().find(|option| option.id == *id);
    let kept =
        |id: &String| scenario.departures.iter().find(|departure| departure.formation == *id);
    let options = score.options.iter().filter_map(taken).map(|option| option.price.get());
    let formations = score.kept.iter().filter_map(kept).map(|departure| departure.price.get());
    let cost: i32 = options.chain(formations).sum();
    let small = |count: Int<0, 10>| count.get() as u8;
    Score {
        prisoners: u16::try_from(score.prisoners.get().count_of_parts(2)).unwrap_or(0),
        pe_destroyed: score.pe_destroyed.get() as u16,
        trains_captured: small(score.trains_captured),
        trains_destroyed: small(score.trains_destroyed),
        tanks_destroyed: small(score.tanks_destroyed),
        flotillas_sunk: small(score.flotillas_sunk),
        air_destroyed: small(score.air_destroyed),
        depots_captured: small(score.depots_captured),
        leaders_captured: small(score.leaders_captured),
        renounced: 0,
        option_cost: cost as u8,
    }
}

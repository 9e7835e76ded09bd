//! Who stands where, and what follows from it: stacks, zones of control, occupied hexes. All of it
//! is kept up to date hex by hex, whenever a counter comes, goes or changes.

use engine::{Register, Table};

use super::choice::UnitId;
use super::map::{At, HexSet, NOWHERE};
use super::named::{Named, tell};
use super::state::{IN_CHAIN, PACKED, State, Status};
use crate::ch01_counters::{Load, Zoned, exerts_zone, stops_zone};
use crate::unit::{Class, Posture, Side};
use crate::{holds, ot};

/// Nobody.
const NOBODY: u16 = u16::MAX;

/// What follows from where the counters stand, by side where it differs.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    /// The first counter in each hex.
    heads: Register<u16, 64>,
    /// OT-Q83: hexes with a combat, artillery or vehicle counter (or a flotilla on water).
    pub(crate) occupied: [HexSet; 2],
    /// OT-7.4, OT-Q88: hexes with a combat unit that is not routed: they cancel zones.
    pub(crate) combat: [HexSet; 2],
    /// OT-Q83: hexes with a depot or a leader.
    pub(crate) prey: [HexSet; 2],
    /// OT-1.14: hexes whose stack exerts a zone.
    strong: [HexSet; 2],
    /// OT-1.14: hexes in the zone of a side.
    pub(crate) zones: [HexSet; 2],
}

impl Board {
    pub(crate) fn new(hexes: usize) -> Self {
        Self {
            heads: std::iter::repeat_n(NOBODY, hexes.max(1)).collect(),
            occupied: Default::default(),
            combat: Default::default(),
            prey: Default::default(),
            strong: Default::default(),
            zones: Default::default(),
        }
    }
}

/// The counters in a hex, in the order of the roster.
#[derive(Clone, Debug)]
pub(crate) struct Stack<'a> {
    state: &'a State,
    next: u16,
}

impl Iterator for Stack<'_> {
    type Item = UnitId;

    #[inline]
    fn next(&mut self) -> Option<UnitId> {
        let id = (self.next != NOBODY).then_some(UnitId(self.next))?;
        self.next = self.state.unit(id).next;
        Some(id)
    }
}

impl State {
    /// The counters in a hex, of whichever side, in the order of the roster.
    #[inline]
    pub(crate) fn stack(&self, at: At) -> Stack<'_> {
        let next = if at == NOWHERE { NOBODY } else { self.board.0.heads[usize::from(at)] };
        Stack { state: self, next }
    }

    /// The combat units in a hex.
    pub(crate) fn combat_units(&self, at: At) -> impl Iterator<Item = UnitId> + Clone + '_ {
        self.stack(at).filter(|id| self.is_combat(*id))
    }

    /// OT-Q83: whether a hex holds a combat, artillery or vehicle counter of a side.
    #[inline]
    pub(crate) fn is_occupied_by(&self, side: Side, at: At) -> bool {
        self.board.0.occupied[side as usize].has(at)
    }

    /// OT-1.14: whether a hex lies in a zone of control of the enemy of a side.
    #[inline]
    pub(crate) fn in_enemy_zone(&self, side: Side, at: At) -> bool {
        self.board.0.zones[side.enemy() as usize].has(at)
    }

    /// OT-7.4: the same where no friendly combat unit cancels it.
    #[inline]
    pub(crate) fn in_uncancelled_zone(&self, side: Side, at: At) -> bool {
        let cancelled = self.board.0.combat[side as usize].has(at) && holds("7.4");
        self.in_enemy_zone(side, at) && !cancelled
    }

    /// Whether a stack exerts a zone of control.
    pub(crate) fn exerts_zone(&self, side: Side, at: At) -> bool {
        self.board.0.strong[side as usize].has(at)
    }

    /// Whether an enemy combat unit of a side stands next to a hex.
    pub(crate) fn is_next_to_enemy_combat(&self, side: Side, at: At) -> bool {
        let enemy = |near: At| {
            self.is_occupied_by(side.enemy(), near) && self.combat_units(near).next().is_some()
        };
        self.map().neighbours(at).any(enemy)
    }

    /// Whether an enemy unit (OT-Q83) of a side stands next to a hex.
    pub(crate) fn is_next_to_enemy(&self, side: Side, at: At) -> bool {
        self.map().neighbours(at).any(|near| self.is_occupied_by(side.enemy(), near))
    }

    /// Works out anew what follows from the stack in a hex.
    pub(crate) fn refresh(&mut self, at: At) {
        for side in super::battle::SIDES {
            let (mut occupied, mut combat, mut prey) = (false, false, false);
            for id in self.stack(at) {
                if self.side(id) != side {
                    continue;
                }
                match self.class(id) {
                    Class::Depot | Class::Leader if holds("Q83") => prey = true,
                    class => {
                        let routed = self.unit(id).posture == Posture::Routed && holds("Q88");
                        occupied = true;
                        combat |= class.is_combat() && !routed;
                    }
                }
            }
            let strong = occupied
                && exerts_zone(self.stack(at).filter(|id| self.side(*id) == side).map(|id| {
                    let posture = self.unit(id).posture;
                    Zoned {
                        class: self.class(id),
                        pe: self.pe(id),
                        routed: posture == Posture::Routed,
                        em: posture == Posture::Em,
                    }
                }));
            let board = &mut self.board.0;
            let was_strong = board.strong[side as usize].has(at);
            board.occupied[side as usize].set(at, occupied);
            board.combat[side as usize].set(at, combat);
            board.prey[side as usize].set(at, prey);
            board.strong[side as usize].set(at, strong);
            if was_strong != strong {
                self.refresh_zones(side, at);
            }
        }
    }

    /// The zones of a side around a hex.
    pub(crate) fn refresh_zones(&mut self, side: Side, at: At) {
        for index in 0..6 {
            let near = self.map().place(at).ways[index].to;
            if near == NOWHERE {
                continue;
            }
            let place = self.map().place(near);
            let exerted = !place.is_water()
                && place.ways.iter().any(|way| {
                    way.to != NOWHERE
                        && self.board.0.strong[side as usize].has(way.to)
                        && !stops_zone(way.hexside, way.bridge && !self.is_blown(near, way.to))
                });
            self.board.0.zones[side as usize].set(near, exerted);
        }
    }

    /// OT-7.9: whether the bridge between two neighbours is blown.
    #[inline]
    pub(crate) fn is_blown(&self, one: At, other: At) -> bool {
        !self.blown.is_empty() && self.blown.contains(&(one.min(other), one.max(other)))
    }

    /// Sets a counter down, without anything that entering a hex does.
    pub(crate) fn place(&mut self, id: UnitId, at: At) {
        let head = self.board.0.heads[usize::from(at)];
        let before = {
            let mut before = None;
            let mut next = head;
            while next < id.0 {
                before = Some(UnitId(next));
                next = self.unit(UnitId(next)).next;
            }
            before
        };
        let unit = self.unit_mut(id);
        (unit.status, unit.at) = (Status::OnMap, at);
        match before {
            Some(before) => {
                let next = self.unit(before).next;
                self.unit_mut(before).next = id.0;
                self.unit_mut(id).next = next;
            }
            None => {
                self.unit_mut(id).next = head;
                self.board.0.heads[usize::from(at)] = id.0;
            }
        }
        self.refresh(at);
    }

    /// Takes a counter up. OT-7.8: with the last combat or artillery unit an entrenchment goes.
    pub(crate) fn lift(&mut self, id: UnitId) {
        let at = self.unit(id).at;
        if self.unit(id).status != Status::OnMap {
            return;
        }
        let next = self.unit(id).next;
        let before = self.stack(at).take_while(|other| *other != id).last();
        match before {
            Some(before) => self.unit_mut(before).next = next,
            None => self.board.0.heads[usize::from(at)] = next,
        }
        let unit = self.unit_mut(id);
        (unit.at, unit.next, unit.status) = (NOWHERE, NOBODY, Status::ToCome);
        self.refresh(at);
        let digs = |id: UnitId| self.class(id).is_combat() || self.class(id).is_artillery();
        if digs(id) && self.works.has(at) && !self.stack(at).any(digs) {
            self.works.remove(at);
            self.ground += 1;
        }
    }

    /// OT-Q84: a combat unit takes control of a hex that it enters, or passes through.
    pub(crate) fn take_control(&mut self, side: Side, at: At) {
        let white = side == Side::White;
        if self.white_controls.has(at) != white && holds("1.17") {
            self.white_controls.set(at, white);
            self.ground += 1;
        }
    }

    /// A counter goes through some hexes to the last of them: control changes, depots and leaders of
    /// the enemy are taken (OT-Q83, OT-Q84).
    pub(crate) fn walk(&mut self, id: UnitId, path: &[At], table: &mut Table<'_>) {
        let Some(end) = path.last() else { return };
        self.lift(id);
        let side = self.side(id);
        if self.is_combat(id) {
            for at in path {
                if at == end || holds("Q84") {
                    self.take_control(side, *at);
                }
                self.capture_in(side, *at, table);
            }
        }
        self.place(id, *end);
    }

    /// OT-3.8, OT-5.8: a combat unit of a side enters a hex: depots are captured, leaders flee or are
    /// captured, broken tanks of the enemy are lost (OT-Q111).
    pub(crate) fn capture_in(&mut self, side: Side, at: At, table: &mut Table<'_>) {
        if !self.board.0.prey[side.enemy() as usize].has(at) {
            return;
        }
        let prey: Vec<UnitId> = self.stack(at).filter(|id| self.side(*id) != side).collect();
        for id in prey {
            match self.class(id) {
                Class::Depot => self.capture_depot(id, table),
                Class::Leader => self.leader_flees(id, table),
                _ => {}
            }
        }
    }

    /// OT-3.8: a depot is captured.
    pub(crate) fn capture_depot(&mut self, id: UnitId, table: &mut Table<'_>) {
        if !holds("3.8") {
            return;
        }
        tell(table, ot("3.8"), "depot-captured", Named::Unit(id));
        let captor = self.side(id).enemy();
        self.lift(id);
        self.unit_mut(id).status = Status::Captured;
        self.scores[captor as usize].depots_captured += 1;
    }

    /// OT-5.8, OT-Q108: a leader goes to the nearest combat unit of his side within 3 hexes that is
    /// not routed; without one he is captured.
    pub(crate) fn leader_flees(&mut self, id: UnitId, table: &mut Table<'_>) {
        const REFUGE: i32 = 3;
        if !holds("5.8") {
            return;
        }
        let (side, from) = (self.side(id), self.unit(id).at);
        let near = self
            .map()
            .within(from, REFUGE)
            .filter(|at| *at != from && self.board.0.combat[side as usize].has(*at));
        let far = |at: &At| if holds("Q108") { self.map().distance(from, *at) } else { 0 };
        let refuge = near.min_by_key(|at| (far(at), *at));
        self.lift(id);
        match refuge {
            Some(at) => {
                tell(table, ot("5.8"), "leader-flees", Named::Unit(id));
                self.place(id, at);
            }
            None => {
                tell(table, ot("5.8"), "leader-captured", Named::Unit(id));
                self.unit_mut(id).status = Status::Captured;
                self.scores[side.enemy() as usize].leaders_captured += 1;
            }
        }
    }

    /// OT-1.13: what stands in a hex, and these with it.
    pub(crate) fn load(&self, at: At, more: &[UnitId]) -> Load {
        let mut load = Load::default();
        let there = self.stack(at).filter(|id| !more.contains(id));
        for id in there.chain(more.iter().copied()) {
            load.add(self.class(id), self.pe(id));
        }
        load
    }

    /// OT-1.13: whether a counter may end its move in a hex.
    pub(crate) fn fits(&self, id: UnitId, at: At) -> bool {
        self.load(at, &[id]).is_legal()
    }

    /// A counter changes its posture.
    pub(crate) fn set_posture(&mut self, id: UnitId, posture: Posture) {
        if self.unit(id).posture != posture {
            self.unit_mut(id).posture = posture;
            if self.is_on_map(id) {
                self.refresh(self.unit(id).at);
            }
        }
    }

    /// OT-1.7: a counter loses PE, and is gone with the last. OT-Q141: PE of combat units that are
    /// destroyed count for the enemy. How many it lost.
    pub(crate) fn lose(&mut self, id: UnitId, pe: i32, table: &mut Table<'_>) -> i32 {
        let lost = pe.min(self.pe(id)).max(0);
        if lost == 0 {
            return 0;
        }
        let lost = if holds("1.7") { lost } else { self.pe(id) };
        tell(table, ot("1.7"), "unit-loses-pe", Named::Unit(id));
        self.unit_mut(id).lost += lost as u8;
        if self.is_combat(id) && holds("Q141") {
            self.scores[self.side(id).enemy() as usize].pe_destroyed += lost as u16;
        }
        if self.pe(id) == 0 {
            self.destroy(id, table);
        } else if self.is_on_map(id) {
            self.refresh(self.unit(id).at);
        }
        lost
    }

    /// OT-1.8, OT-11.1: a counter is gone; vehicles, flotillas and aircraft count for the enemy. Its
    /// PE must have been reckoned before.
    pub(crate) fn destroy(&mut self, id: UnitId, table: &mut Table<'_>) {
        tell(table, ot("1.8"), "unit-destroyed", Named::Unit(id));
        let enemy = self.side(id).enemy() as usize;
        let score = &mut self.scores[enemy];
        match self.battle.counter(id).class {
            Class::ArmouredTrain => score.trains_destroyed += 1,
            Class::Tank | Class::ArmouredCar => score.tanks_destroyed += 1,
            Class::Flotilla => score.flotillas_sunk += 1,
            Class::AirDetachment => score.air_destroyed += 1,
            _ => {}
        }
        self.lift(id);
        let unit = self.unit_mut(id);
        (unit.status, unit.launch, unit.target) =
            (Status::Eliminated, crate::ch07_movement::Launch::None, NOWHERE);
    }

    /// A counter that is eliminated whole: all its PE count as destroyed.
    pub(crate) fn eliminate(&mut self, id: UnitId, table: &mut Table<'_>) {
        if self.pe(id) > 0 {
            self.lose(id, self.pe(id), table);
        } else {
            self.destroy(id, table);
        }
    }

    /// OT-8.160: a counter surrenders: its PE are Prisoners and do not count as destroyed.
    pub(crate) fn surrender(&mut self, id: UnitId, table: &mut Table<'_>) {
        tell(table, ot("8.160"), "unit-surrenders", Named::Unit(id));
        let (class, pe) = (self.class(id), self.pe(id));
        let score = &mut self.scores[self.unit(id).side.enemy() as usize];
        if class.is_combat() || class.is_artillery() {
            score.prisoners += 2 * pe as u16;
        } else if matches!(class, Class::Tank | Class::ArmouredCar) {
            score.tanks_destroyed += 1;
        }
        self.lift(id);
        let unit = self.unit_mut(id);
        (unit.status, unit.launch, unit.target) =
            (Status::Surrendered, crate::ch07_movement::Launch::None, NOWHERE);
    }

    /// OT-9.20, OT-Q94: a train is captured, and waits for its captor's joint phase.
    pub(crate) fn capture_train(&mut self, id: UnitId, table: &mut Table<'_>) {
        tell(table, ot("9.20"), "train-captured", Named::Unit(id));
        let (at, captor) = (self.unit(id).at, self.side(id).enemy());
        self.scores[captor as usize].trains_captured += 1;
        self.lift(id);
        let unit = self.unit_mut(id);
        (unit.status, unit.side, unit.at) = (Status::Captured, captor, at);
    }

    /// OT-Q87: a unit that has just entered, been rebuilt or changed sides.
    pub(crate) fn make_fresh(&mut self, id: UnitId) {
        if !holds("Q87") {
            return;
        }
        let unit = self.unit_mut(id);
        unit.hungry = 0;
        unit.set(IN_CHAIN, true);
        unit.set(PACKED, false);
    }

    /// OT-7.9: a railway hex is cut, or whole again.
    pub(crate) fn set_cut(&mut self, at: At, cut: bool) {
        if self.cut.has(at) != cut {
            self.cut.set(at, cut);
            self.ground += 1;
        }
    }

    /// OT-7.9: a bridge is blown, or stands again.
    pub(crate) fn set_blown(&mut self, one: At, other: At, blown: bool) {
        let side = (one.min(other), one.max(other));
        if self.blown.contains(&side) == blown {
            return;
        }
        if blown {
            self.blown.push(side);
            self.blown.sort_unstable();
        } else {
            self.blown.retain(|known| *known != side);
        }
        self.ground += 1;
        for side in super::battle::SIDES {
            self.refresh_zones(side, one);
            self.refresh_zones(side, other);
        }
    }
}

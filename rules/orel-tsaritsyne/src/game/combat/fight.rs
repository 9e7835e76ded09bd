//! A combat while it is fought: who takes part, what was committed, what came of it so far.

use super::super::choice::{FormationId, UnitId};
use super::super::map::{At, NOWHERE};
use super::super::state::{BROKEN, State, Status};
use crate::ch01_hexes::HexNumber;
use crate::ch01_quality::{QualityUnit, dominant_quality};
use crate::ch07_movement::{Launch, attack_is_prepared};
use crate::ch08_attack::Attack;
use crate::ch08_encirclement_charge::{SurroundingHex, encircles};
use crate::holds;
use crate::options::EncirclementReading;
use crate::unit::{Among, Class, Part, Posture, Side};
use engine::input::Int;

/// A counter of the losers, and the hexes that it really covered.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Fled {
    pub(crate) unit: UnitId,
    pub(crate) path: Vec<At>,
}

/// What a side has suffered in a combat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Suffered {
    /// Combat and artillery units that could be lost when the dice fell.
    pub(crate) units: i32,
    /// Losses of its cell that it has taken.
    pub(crate) losses: i32,
    /// Units that died of them.
    pub(crate) dead: i32,
    /// OT-8.140: who has had a loss in this round.
    pub(crate) round: Vec<UnitId>,
    pub(crate) fled: Vec<Fled>,
    pub(crate) routed: bool,
    pub(crate) surrendered: bool,
    /// OT-8.84: the stacks that a rout has put to the test: the hex that it began in, and theirs.
    pub(crate) tested: Vec<(At, At)>,
}

/// OT-8.170: where the winner may advance.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Advancing {
    pub(crate) hexes: Vec<At>,
    pub(crate) obliged: bool,
    /// OT-8.173: a second hex may follow.
    pub(crate) further: bool,
}

/// A combat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Fight {
    pub(crate) attacker: Side,
    pub(crate) hex: At,
    /// Combat units, tanks and cars.
    pub(crate) attackers: Vec<UnitId>,
    /// Everybody in the attacked hex when the dice fell.
    pub(crate) defenders: Vec<UnitId>,
    /// The hexes from which they attack.
    pub(crate) hexes: Vec<At>,
    pub(crate) rapid: bool,
    pub(crate) night: bool,
    /// OT-8.180.
    pub(crate) pursuit: bool,
    /// By side.
    pub(crate) supports: [Vec<UnitId>; 2],
    pub(crate) contact: [Vec<UnitId>; 2],
    pub(crate) fiery: [bool; 2],
    pub(crate) cheka: bool,
    /// OT-12.5: White spends a point of the army's stock.
    pub(crate) ammunition: bool,
    /// OT-12.9: Trotsky is there.
    pub(crate) front: bool,
    /// OT-10.21.
    pub(crate) driven_off: [bool; 2],
    /// OT-8.121: guns that were eliminated while others fought.
    pub(crate) guns_eliminated: i32,
    /// OT-8.121: only guns defended when the dice fell.
    pub(crate) guns_alone: bool,
    /// Once the dice have fallen.
    pub(crate) attack: Option<Attack>,
    /// The dominant Qualities, by part.
    pub(crate) dominant: [i32; 2],
    /// By part.
    pub(crate) suffered: [Suffered; 2],
    pub(crate) advance: Option<Advancing>,
    /// Those who have advanced, and from where.
    pub(crate) advanced: Vec<(UnitId, At)>,
}

impl Fight {
    pub(crate) fn new(attacker: Side, hex: At, attackers: Vec<UnitId>) -> Self {
        Self {
            attacker,
            hex,
            attackers,
            defenders: Vec::new(),
            hexes: Vec::new(),
            rapid: false,
            night: false,
            pursuit: false,
            supports: Default::default(),
            contact: Default::default(),
            fiery: [false; 2],
            cheka: false,
            ammunition: false,
            front: false,
            driven_off: [false; 2],
            guns_eliminated: 0,
            guns_alone: false,
            attack: None,
            dominant: [0; 2],
            suffered: Default::default(),
            advance: None,
            advanced: Vec::new(),
        }
    }

    pub(crate) fn side(&self, part: Part) -> Side {
        match part {
            Part::Attacker => self.attacker,
            Part::Defender => self.attacker.enemy(),
        }
    }

    /// The hexes that a beaten part may not come nearer to (OT-8.60).
    pub(crate) fn enemies_of(&self, part: Part) -> Vec<At> {
        match part {
            Part::Attacker => vec![self.hex],
            Part::Defender => self.hexes.clone(),
        }
    }
}

/// The other part of a combat.
pub(crate) const fn other(part: Part) -> Part {
    match part {
        Part::Attacker => Part::Defender,
        Part::Defender => Part::Attacker,
    }
}

impl State {
    pub(crate) fn the_fight(&self) -> Option<&Fight> {
        self.fight.as_deref()
    }

    /// OT-Q119: whether a counter still attacks: it stands EPC where it launched.
    pub(crate) fn still_attacks(&self, id: UnitId) -> bool {
        let unit = self.unit(id);
        unit.status == Status::OnMap
            && unit.launch != Launch::None
            && (unit.posture == Posture::Epc || !holds("8.106"))
            && !unit.has(BROKEN)
            && self.map().distance(unit.at, unit.target) == 1
    }

    /// The hexes that are attacked, in the order of the roster of those who attack; OT-Q119: without
    /// combat units an attack is void.
    pub(crate) fn attacked_hexes(&self) -> Vec<At> {
        let mut hexes: Vec<At> = Vec::new();
        for id in self.on_map(self.active) {
            let unit = self.unit(id);
            let fights = self.is_combat(id) || !holds("Q119");
            if unit.launch == Launch::None || unit.target == NOWHERE || !fights {
                continue;
            }
            if !hexes.contains(&unit.target) && self.still_attacks(id) {
                hexes.push(unit.target);
            }
        }
        hexes
    }

    /// OT-8.7, OT-9.33: all who have launched an attack at a hex and still can; tanks and cars only
    /// beside a combat unit of their hex.
    pub(crate) fn attackers_of(&self, hex: At) -> Vec<UnitId> {
        let at_it = |id: &UnitId| self.unit(*id).target == hex && self.still_attacks(*id);
        let all: Vec<UnitId> = self.on_map(self.active).filter(at_it).collect();
        let led = |id: &UnitId| {
            self.is_combat(*id)
                || all.iter().any(|other| {
                    self.is_combat(*other) && self.unit(*other).at == self.unit(*id).at
                })
        };
        all.iter().copied().filter(|id| led(id) || !holds("9.33")).collect()
    }

    /// A combat as it would be fought now.
    pub(crate) fn fight_for(&self, hex: At, night: bool) -> Fight {
        let attackers = self.attackers_of(hex);
        let launches = attackers.iter().map(|id| self.unit(*id).launch);
        let rapid = !attack_is_prepared(launches);
        let mut fight = Fight::new(self.active, hex, attackers);
        (fight.rapid, fight.night) = (rapid, night);
        fight.hexes = self.hexes_of(&fight.attackers);
        fight
    }

    /// Where these counters stand, each hex once, the lowest first.
    pub(crate) fn hexes_of(&self, units: &[UnitId]) -> Vec<At> {
        let mut hexes: Vec<At> =
            units.iter().filter(|id| self.is_on_map(**id)).map(|id| self.unit(*id).at).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }

    /// OT-1.15: the dominant Quality of some counters; 0 if nobody has one.
    pub(crate) fn dominant_of(&self, units: impl Iterator<Item = UnitId>) -> i32 {
        let has_quality = |id: &UnitId| {
            let class = self.class(*id);
            (class.is_combat() || class.is_artillery()) && self.pe(*id) > 0
        };
        let most = if holds("1.15") { usize::MAX } else { 1 };
        let units: Vec<QualityUnit> = units
            .filter(has_quality)
            .take(most)
            .map(|id| QualityUnit {
                class: Among::of(self.class(id)),
                quality: Int::of(self.counter(id).quality.clamp(1, 6)),
                pe: Int::of(self.pe(id).clamp(1, 8)),
            })
            .collect();
        dominant_quality(&units, self.house().dominant_tie).map_or(0, |(quality, _)| quality)
    }

    /// PE of the combat units among some counters.
    pub(crate) fn combat_pe(&self, units: impl Iterator<Item = UnitId>) -> i32 {
        units.filter(|id| self.is_combat(*id)).map(|id| self.pe(id)).sum()
    }

    /// OT-Q126: whether a stack is in a situation of encirclement: the enemies around it that are not
    /// routed and could attack it.
    pub(crate) fn is_encircled(&self, side: Side, at: At) -> bool {
        let enemy = side.enemy();
        let mut around: Vec<SurroundingHex> = Vec::with_capacity(6);
        for (direction, way) in self.map().place(at).ways.iter().enumerate() {
            if way.to == NOWHERE || !self.is_occupied_by(enemy, way.to) {
                continue;
            }
            let able = |id: &UnitId| {
                let routed = self.unit(*id).posture == Posture::Routed && holds("Q13");
                let across = self.may_attack_across(self.class(*id), way.to, at);
                !routed && (across || !holds("Q126"))
            };
            let pe: i32 = self.combat_units(way.to).filter(able).map(|id| self.pe(id)).sum();
            around.push(SurroundingHex {
                direction: Int::of(direction as i32),
                pe: Int::of(pe.min(20)),
            });
        }
        encircles(&around, EncirclementReading::CountStrong)
    }

    /// OT-Q114: whether half of the PE of the combat units of a hex (of its guns, without any) is not
    /// in position.
    pub(crate) fn is_exposed(&self, at: At) -> bool {
        let pe_of = |kind: fn(Class) -> bool| {
            let mut pe = (0, 0);
            for id in self.stack(at).filter(|id| kind(self.class(*id))) {
                pe.0 += self.pe(id);
                if self.unit(id).posture != Posture::Epc {
                    pe.1 += self.pe(id);
                }
            }
            pe
        };
        let (all, moving) = match pe_of(Class::is_combat) {
            (0, _) => pe_of(Class::is_artillery),
            combat => combat,
        };
        let most = if holds("Q114") { 2 * moving >= all } else { moving == all };
        all > 0 && most
    }

    /// Whether a hex holds a combat or artillery unit of a side.
    pub(crate) fn is_held_by(&self, side: Side, at: At) -> bool {
        self.stack(at).any(|id| {
            let class = self.class(id);
            self.side(id) == side && (class.is_combat() || class.is_artillery())
        })
    }

    /// The formations of some counters, each once, without the army's.
    pub(crate) fn formations_of(&self, units: impl Iterator<Item = UnitId>) -> Vec<FormationId> {
        let mut found: Vec<FormationId> = Vec::new();
        for id in units {
            let formation = self.counter(id).formation;
            if formation != super::super::battle::ARMY && !found.contains(&formation) {
                found.push(formation);
            }
        }
        found
    }

    /// A hex by its number, in an answer.
    pub(crate) fn hex_at(&self, hex: HexNumber) -> Option<At> {
        self.map().at(hex)
    }

    /// Ends the attack that a counter had launched.
    pub(crate) fn drop_launch(&mut self, id: UnitId) {
        if self.unit(id).launch != Launch::None {
            let unit = self.unit_mut(id);
            (unit.launch, unit.target) = (Launch::None, NOWHERE);
        }
    }
}

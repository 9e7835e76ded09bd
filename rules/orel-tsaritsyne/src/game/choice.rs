//! What a seat may answer: plain, and the save format.

use std::hash::{Hash, Hasher};
use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::ch01_hexes::HexNumber;
use crate::ch06_events::Event;
use crate::ch07_movement::Launch;
use crate::ch12_octobre_blanc::Decision;

/// A counter by its number in the roster (OT-Q82), from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u16);

impl UnitId {
    /// Its place in lists of the roster.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A formation by its number, in the order in which the roster first names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FormationId(pub u8);

/// The hexes of a way: every one that is entered, or only the last. Most have one, and need no list of their
/// own: a movement phase proposes thousands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<HexNumber>", into = "Vec<HexNumber>")]
pub struct Route(Hexes);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Hexes {
    One([HexNumber; 1]),
    Many(Vec<HexNumber>),
}

impl Route {
    /// To a hex, whichever way.
    pub const fn to(hex: HexNumber) -> Self {
        Self(Hexes::One([hex]))
    }
}

impl From<Vec<HexNumber>> for Route {
    fn from(hexes: Vec<HexNumber>) -> Self {
        match hexes[..] {
            [hex] => Self::to(hex),
            _ => Self(Hexes::Many(hexes)),
        }
    }
}

impl From<Route> for Vec<HexNumber> {
    fn from(route: Route) -> Self {
        match route.0 {
            Hexes::One(hex) => hex.to_vec(),
            Hexes::Many(hexes) => hexes,
        }
    }
}

impl FromIterator<HexNumber> for Route {
    fn from_iter<I: IntoIterator<Item = HexNumber>>(hexes: I) -> Self {
        hexes.into_iter().collect::<Vec<_>>().into()
    }
}

impl Deref for Route {
    type Target = [HexNumber];

    fn deref(&self) -> &[HexNumber] {
        match &self.0 {
            Hexes::One(hex) => hex,
            Hexes::Many(hexes) => hexes,
        }
    }
}

impl Hash for Route {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

/// OT-Q107: what a combat unit does in its end hex before it deploys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HaltTask {
    /// OT-7.9: cuts the railway of its hex.
    Cut,
    /// OT-7.9: blows the bridge to this neighbour.
    Blow(HexNumber),
}

/// An answer to a decision.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Choice {
    /// `unhistorical`: the option that is asked about is taken, or left.
    Option { take: bool },
    /// `event_target`: this unit suffers it.
    Suffers { unit: UnitId },
    /// `event_target`: this formation wavers.
    Wavers { formation: FormationId },
    /// `event_drop`: of three events held this one, by its place, is given up.
    Drop { held: u8 },
    /// `enlist`: Prisoners serve, or not.
    Enlist { enlist: bool },
    /// `recruit`: a PE more for this unit.
    Reinforce { unit: UnitId },
    /// `recruit`: an eliminated unit is there again.
    Rebuild { unit: UnitId, hex: HexNumber },
    /// `recruit`: the event is played.
    Volunteers,
    /// `recruit` (OB): this counter will not come.
    Renounce { unit: UnitId },
    /// `aerodrome`: the new one.
    Aerodrome { hex: HexNumber },
    /// `trotsky` (OB).
    Decide {
        decision: Decision,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unit: Option<UnitId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hex: Option<HexNumber>,
    },
    /// `move`: counters of one hex go along a path; if only its end is given, by the cheapest one.
    March {
        unit: UnitId,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<UnitId>,
        path: Route,
    },
    /// `move`: counters of one hex stay where they are, and halt.
    Stay {
        unit: UnitId,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<UnitId>,
    },
    /// `move`: by rail.
    Rail { unit: UnitId, hex: HexNumber },
    /// `move`: the stack in a hex entrenches.
    Entrench { hex: HexNumber },
    /// `move`: a unit repairs the railway of its hex.
    RepairRail { unit: UnitId },
    /// `move`: or the bridge to this neighbour.
    RepairBridge { unit: UnitId, hex: HexNumber },
    /// `move`: a flotilla carries counters of one hex: its last hex, and where they land.
    Carry { flotilla: UnitId, units: Vec<UnitId>, water: HexNumber, hex: HexNumber },
    /// `move`: an event is played, where it needs a place there.
    Play {
        event: Event,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hex: Option<HexNumber>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unit: Option<UnitId>,
    },
    /// `move` (OB): a formation marches by force.
    ForcedMarch { formation: FormationId },
    /// `move`: counters of one hex go to another by the cheapest way, or stay, and launch an attack at
    /// once: the march and its halt in one order.
    Assault {
        unit: UnitId,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<UnitId>,
        /// The hex that they attack from; nothing where they stay.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<HexNumber>,
        how: Launch,
        hex: HexNumber,
    },
    /// `halt`: an attack at this hex, after a task.
    Launch {
        how: Launch,
        hex: HexNumber,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        task: Option<HaltTask>,
    },
    /// `halt`: a task and nothing else.
    Work { task: HaltTask },
    /// `fire_plan`: counters bombard a hex.
    Bombard { by: Vec<UnitId>, hex: HexNumber },
    /// `fire_plan`: guns or trains fire at a flotilla, flotillas duel with it.
    Shell { by: Vec<UnitId>, flotilla: UnitId },
    /// `fire_plan`: trains of a hex challenge those of another.
    Challenge { by: Vec<UnitId>, hex: HexNumber },
    /// `fire_plan`, `counter_battery`: an air detachment observes a hex.
    Observe { unit: UnitId, hex: HexNumber },
    /// `counter_battery`: these fire at a bombarding counter.
    Counter { by: Vec<UnitId>, target: UnitId },
    /// `choose_attack`: this hex next.
    Attack {
        hex: HexNumber,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        night: bool,
    },
    /// `choose_attack`: the attack on this hex is given up.
    Cancel { hex: HexNumber },
    /// `withdraw`: it is tried, or not.
    Withdraw { withdraw: bool },
    /// `follow`, `advance`, `second_hex`: this unit goes, and these; into which hex, where there are
    /// several.
    Enter {
        unit: UnitId,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<UnitId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hex: Option<HexNumber>,
    },
    /// `coordinate`: who leads, who joins.
    Coordinate { lead: FormationId, join: Vec<FormationId> },
    /// `air_secret`: these fly.
    Fly { units: Vec<UnitId> },
    /// `support`: a counter supports, and these, paid by the nearest depot or by this one.
    Support {
        unit: UnitId,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<UnitId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        depot: Option<UnitId>,
    },
    /// `support`, `pursue`: fiery speech or Cheka.
    Inspire { event: Event },
    /// `support` (OB): a point of the army's stock.
    Ammunition,
    /// `support` (OB): Trotsky is there.
    Front,
    /// `contact`: a train.
    Contact { unit: UnitId },
    /// `slash`: the advance, or D1.
    Slash { advance: bool },
    /// `split_d`, `split_a`: so many losses, the rest in hexes.
    Split { losses: u8 },
    /// `losses`, `zoc_loss`: this one loses a PE.
    Lose { unit: UnitId },
    /// `retreat_path`, `rout_path`, `train_path`, `water_path`: the hexes entered; one counter by
    /// itself, or all.
    Path {
        path: Vec<HexNumber>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unit: Option<UnitId>,
        /// OT-Q73: the attacker's guns of the hex go along.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        guns: bool,
    },
    /// `retreat_path`, `rout_path`: this one of too many goes one hex further.
    Further { unit: UnitId },
    /// `pursue`: this hex.
    Pursue { hex: HexNumber },
    /// `keep_budyonny`: paid for, or let go.
    Keep { keep: bool },
    /// Nothing more of what was asked; the end of the phase.
    Done,
}

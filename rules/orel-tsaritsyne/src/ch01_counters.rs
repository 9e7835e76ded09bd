//! OT-1 Counters: what is left of them, how they stack, where they exert a zone of control.

use engine::input::{Int, List};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::unit::{
    AIRCRAFT, ARTILLERY, Among, COMBAT, Class, DEPOTS_AND_LEADERS, FLOTILLAS, Hexside,
    TANKS_AND_CARS, TRAINS,
};
use crate::{follows, holds, ot};

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitStrengthInput {
    pe_full: Int<1, 8>,
    /// 0: the counter has no reduced face.
    #[serde(default)]
    pe_reduced: Int<0, 7>,
    combat_full: Int<1, 12>,
    #[serde(default)]
    combat_reduced: Int<0, 12>,
    /// PE lost in all.
    #[serde(default)]
    losses: Int<0, 8>,
}

/// OT-1.8: the side of the counter that is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    Full,
    Reduced,
    Eliminated,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct UnitStrengthResult {
    pe: i32,
    face: Face,
    marker: i32,
    combat: i32,
}

/// OT-1.7 to OT-1.9: PE left, the face shown, the loss marker, and the combat value, which the
/// marker lowers point by point but never below 1.
fn unit_strength(input: UnitStrengthInput, log: &mut Log) -> Result<UnitStrengthResult, Refusal> {
    let (full, reduced) = (input.pe_full.get(), input.pe_reduced.get());
    let (combat_full, combat_reduced) = (input.combat_full.get(), input.combat_reduced.get());
    let losses = input.losses.get();
    Refusal::when(reduced >= full, ot("1.8"), "pe_reduced", "reduced-face-not-smaller")?;
    Refusal::when(losses > full, ot("1.7"), "losses", "more-losses-than-pe")?;
    let half_told = (reduced == 0) != (combat_reduced == 0);
    Refusal::when(half_told, ot("1.8"), "combat_reduced", "reduced-face-half-told")?;
    let stronger = combat_reduced > combat_full;
    Refusal::when(stronger, ot("1.8"), "combat_reduced", "reduced-face-stronger")?;
    let printed =
        Printed { pe_full: full, pe_reduced: reduced, full: combat_full, reduced: combat_reduced };
    let Remains { pe, face, marker, value } = left_of(printed, losses, log);
    Ok(UnitStrengthResult { pe, face, marker, combat: value })
}

/// What is printed on the two faces of a counter: its PE and one of its values.
#[derive(Clone, Copy, Debug)]
pub struct Printed {
    pub pe_full: i32,
    /// 0: there is no reduced face.
    pub pe_reduced: i32,
    pub full: i32,
    pub reduced: i32,
}

/// OT-1.8: what is left of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remains {
    pub pe: i32,
    pub face: Face,
    pub marker: i32,
    pub value: i32,
}

/// OT-1.7 to OT-1.9: what is left after some losses of PE: combat, charge and Fire values fall alike.
pub fn left_of(printed: Printed, losses: i32, log: &mut Log) -> Remains {
    let pe = log
        .score("pe-left", ot("1.7"), "pe-of-the-full-face", printed.pe_full)
        .add(ot("1.7"), "pe-lost", -losses)
        .value();
    if pe <= 0 {
        log.note(ot("1.8"), "unit-eliminated");
        return Remains { pe: 0, face: Face::Eliminated, marker: 0, value: 0 };
    }
    let (face, marker, value) = if pe <= printed.pe_reduced && holds("1.8") {
        log.note(ot("1.8"), "counter-turned");
        (Face::Reduced, printed.pe_reduced - pe, printed.reduced)
    } else {
        (Face::Full, losses, printed.full)
    };
    let value = log
        .score("combat-left", ot("1.3"), "printed-on-the-face", value)
        .add(ot("1.9"), "loss-marker", -marker)
        .at_least(ot("1.9"), "living-unit-at-least-one", i32::from(holds("Q76")))
        .value();
    Remains { pe, face, marker, value }
}

pub static UNIT_STRENGTH: Lookup<UnitStrengthInput, UnitStrengthResult> =
    Lookup::new("unit-strength", follows(&["1.7", "1.8", "1.9"]), unit_strength);

/// A counter of a stack.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StackedUnit {
    class: Among<{ COMBAT | ARTILLERY | TANKS_AND_CARS | TRAINS | DEPOTS_AND_LEADERS }>,
    #[serde(default)]
    pe: Int<0, 8>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StackingInput {
    units: List<StackedUnit, 0, 20>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct StackingResult {
    legal: bool,
    combat_pe: i32,
    excess_pe: i32,
}

/// OT-1.13: PE of combat units in a hex.
pub const MOST_COMBAT_PE: i32 = 12;

/// OT-1.13: counters of a kind in a hex, and how the excess is told.
const MOST_COUNTERS: [(&[Class], usize, &str); 5] = [
    (&[Class::Infantry, Class::Cavalry], 4, "too-many-combat-counters"),
    (&[Class::Artillery, Class::HorseArtillery], 3, "too-many-guns"),
    (&[Class::Tank, Class::ArmouredCar], 2, "too-many-tanks-and-cars"),
    (&[Class::ArmouredTrain], 2, "too-many-trains"),
    (&[Class::Depot], 1, "too-many-depots"),
];

/// OT-1.8: a combat unit or a gun without PE is no longer there.
fn check_alive(class: Class, pe: i32) -> Result<(), Refusal> {
    let dead = (class.is_combat() || class.is_artillery()) && pe == 0;
    Refusal::when(dead, ot("1.8"), "units", "unit-without-pe")
}

/// OT-1.13: what stands in one hex, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Load {
    pub combat_pe: i32,
    counters: [usize; MOST_COUNTERS.len()],
}

impl Load {
    /// A counter more.
    pub fn add(&mut self, class: Class, pe: i32) {
        if class.is_combat() {
            self.combat_pe += pe;
        }
        for (count, (classes, ..)) in self.counters.iter_mut().zip(MOST_COUNTERS) {
            *count += usize::from(classes.contains(&class));
        }
    }

    /// What is too much: how it is told, and how much of it there is.
    pub fn excess(&self) -> impl Iterator<Item = (&'static str, usize)> {
        let pe = usize::try_from(self.combat_pe - MOST_COMBAT_PE).ok().filter(|pe| *pe > 0);
        let counters = self.counters.into_iter().zip(MOST_COUNTERS);
        let counters = counters.filter(|(count, (_, most, _))| count > most);
        let counters = counters.map(|(count, (_, _, told))| (told, count));
        pe.map(|pe| ("too-many-combat-pe", pe)).into_iter().chain(counters)
    }

    /// OT-1.13: whether it may end a move, a retreat or an advance there.
    pub fn is_legal(&self) -> bool {
        self.excess().next().is_none()
    }
}

/// OT-1.13: what may stand in one hex at the end of a move, a retreat or an advance.
fn stacking(input: StackingInput, log: &mut Log) -> Result<StackingResult, Refusal> {
    let mut load = Load::default();
    for unit in input.units.iter() {
        check_alive(unit.class.get(), unit.pe.get())?;
        load.add(unit.class.get(), unit.pe.get());
    }
    for (told, count) in load.excess() {
        log.note_value(ot("1.13"), told, count as i64);
    }
    let excess_pe = (load.combat_pe - MOST_COMBAT_PE).max(0);
    Ok(StackingResult { legal: load.is_legal(), combat_pe: load.combat_pe, excess_pe })
}

pub static STACKING: Lookup<StackingInput, StackingResult> =
    Lookup::new("stacking", follows(&["1.13"]), stacking);

/// A counter of a stack that may exert a zone of control.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ControllingUnit {
    class: Among<
        {
            COMBAT | ARTILLERY | TANKS_AND_CARS | TRAINS | DEPOTS_AND_LEADERS | FLOTILLAS | AIRCRAFT
        },
    >,
    #[serde(default = "one_pe")]
    pe: Int<0, 8>,
    #[serde(default)]
    routed: bool,
    #[serde(default)]
    em: bool,
}

const fn one_pe() -> Int<0, 8> {
    Int::of(1)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ZoneOfControlInput {
    units: List<ControllingUnit, 1, 12>,
    #[serde(default)]
    hexside: Hexside,
    #[serde(default)]
    bridge: bool,
    #[serde(default)]
    target_is_water: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ZoneOfControlResult {
    exerts: bool,
}

/// OT-1.14: the PE of combat units that it takes, here and in OT-8.115.
pub const STRONG: i32 = 2;

/// OT-1.14: 2 PE of combat units that are not routed, or a gun in position, and never over a major
/// river without a bridge nor into water.
fn zone_of_control(
    input: ZoneOfControlInput,
    log: &mut Log,
) -> Result<ZoneOfControlResult, Refusal> {
    for unit in input.units.iter() {
        check_alive(unit.class.get(), unit.pe.get())?;
    }
    let strong = exerts_zone(input.units.iter().map(|unit| Zoned {
        class: unit.class.get(),
        pe: unit.pe.get(),
        routed: unit.routed,
        em: unit.em,
    }));
    let river = stops_zone(input.hexside, input.bridge);
    if !strong {
        log.note(ot("1.14"), "too-weak-for-a-zone");
    }
    if river {
        log.note(ot("1.14"), "zone-stops-at-major-river");
    }
    if input.target_is_water {
        log.note(ot("1.14"), "no-zone-on-water");
    }
    Ok(ZoneOfControlResult { exerts: strong && !river && !input.target_is_water })
}

/// A counter that may exert a zone of control.
#[derive(Clone, Copy, Debug)]
pub struct Zoned {
    pub class: Class,
    pub pe: i32,
    pub routed: bool,
    pub em: bool,
}

/// OT-1.14: 2 PE of combat units that are not routed, or a gun in position.
pub fn exerts_zone(units: impl Iterator<Item = Zoned>) -> bool {
    let mut combat_pe = 0;
    let mut gun_in_position = false;
    for Zoned { class, pe, routed, em } in units {
        if class.is_combat() && !routed {
            combat_pe += pe;
        }
        gun_in_position |= class.is_artillery() && !routed && !em;
    }
    (combat_pe >= STRONG || gun_in_position) && holds("1.14")
}

/// OT-1.14: a zone stops at a major river without a bridge.
pub fn stops_zone(hexside: Hexside, bridge: bool) -> bool {
    hexside == Hexside::MajorRiver && !bridge
}

pub static ZONE_OF_CONTROL: Lookup<ZoneOfControlInput, ZoneOfControlResult> =
    Lookup::new("zone-of-control", follows(&["1.14"]), zone_of_control);

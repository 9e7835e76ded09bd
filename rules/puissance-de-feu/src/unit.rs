//! What every procedure asks of a unit, and what no unit can be.

use engine::Refusal;
use engine::input::{Int, List};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch13_troops::check_traits;
use crate::options::HouseRules;
use crate::pf;

/// The types of unit: four of the basic game, then the advanced ones.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum UnitType {
    Infantry,
    Artillery,
    Cavalry,
    Officer,
    Skirmishers,
    Indians,
    CavalryScouts,
    Ironclad,
    AmmunitionWaggon,
}

/// How many types there are: the rows of the tables.
pub const TYPES: usize = UnitType::AmmunitionWaggon as usize + 1;

/// What sets a unit apart from others of its type (PF-13.24).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Trait {
    Smoothbore,
    Sharpshooters,
    Elite,
    Cuirassiers,
    Lancers,
    Pikes,
    Large,
    Militia,
    Mounted,
    Indian,
}

/// How many traits there are.
pub const TRAITS: usize = Trait::Indian as usize + 1;

/// The traits of one unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Traits(u16);

impl Traits {
    /// These traits and one more.
    pub const fn with(self, one: Trait) -> Self {
        Self(self.0 | 1 << one as u16)
    }

    /// Whether a trait is among them.
    pub const fn has(self, one: Trait) -> bool {
        self.0 & 1 << one as u16 != 0
    }
}

/// A unit is always in exactly one of these states.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum State {
    #[default]
    Steady,
    Routing,
    Disordered,
}

/// A unit as an input describes it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitInput {
    #[serde(rename = "type")]
    pub kind: UnitType,
    #[serde(default)]
    pub traits: List<Trait, 0, TRAITS>,
    /// Hit points lost since the start of the game.
    #[serde(default)]
    pub wounds: Int<0, 11>,
    #[serde(default)]
    pub state: State,
    #[serde(default)]
    pub out_of_ammunition: bool,
}

/// A unit that the rules allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unit {
    pub kind: UnitType,
    pub traits: Traits,
    pub wounds: i32,
    pub state: State,
    pub out_of_ammunition: bool,
}

/// The names of a unit's fields, for refusals.
#[derive(Clone, Copy, Debug)]
pub struct Fields {
    pub kind: &'static str,
    pub traits: &'static str,
    pub wounds: &'static str,
    pub state: &'static str,
    pub ammunition: &'static str,
}

pub const UNIT: Fields = Fields {
    kind: "unit.type",
    traits: "unit.traits",
    wounds: "unit.wounds",
    state: "unit.state",
    ammunition: "unit.out_of_ammunition",
};

pub const SHOOTER: Fields = Fields {
    kind: "shooter.type",
    traits: "shooter.traits",
    wounds: "shooter.wounds",
    state: "shooter.state",
    ammunition: "shooter.out_of_ammunition",
};

pub const TARGET: Fields = Fields {
    kind: "target.type",
    traits: "target.traits",
    wounds: "target.wounds",
    state: "target.state",
    ammunition: "target.out_of_ammunition",
};

pub const CHARGER: Fields = Fields {
    kind: "charger.type",
    traits: "charger.traits",
    wounds: "charger.wounds",
    state: "charger.state",
    ammunition: "charger.out_of_ammunition",
};

pub const DEFENDER: Fields = Fields {
    kind: "defender.type",
    traits: "defender.traits",
    wounds: "defender.wounds",
    state: "defender.state",
    ammunition: "defender.out_of_ammunition",
};

/// For units in a list.
pub const UNITS: Fields =
    Fields { kind: "units", traits: "units", wounds: "units", state: "units", ammunition: "units" };

impl UnitInput {
    /// PF-6.2, PF-7.10, PF-13.24, PF-14.9, PF-15.8: what no unit can be, whatever it does.
    pub fn unit(&self, fields: &Fields, house: HouseRules) -> Result<Unit, Refusal> {
        let unit = Unit {
            kind: self.kind,
            traits: check_traits(self.kind, &self.traits, house, fields.traits)?,
            wounds: self.wounds.get(),
            state: self.state,
            out_of_ammunition: self.out_of_ammunition,
        };
        let spent = unit.wounds >= unit.hit_points();
        Refusal::when(spent, pf("6.2"), fields.wounds, "no-hit-points-left")?;
        let (routing, disordered) = (unit.state == State::Routing, unit.state == State::Disordered);
        check_routing(unit.kind, routing, fields.state)?;
        let adrift = unit.is_ship() && disordered;
        Refusal::when(adrift, pf("15.8"), fields.state, "ships-are-never-disordered")?;
        Ok(unit)
    }
}

/// PF-7.10, PF-14.9: a gun is eliminated instead of routing, and a ship never routs.
pub fn check_routing(kind: UnitType, routing: bool, field: &'static str) -> Result<(), Refusal> {
    let gun = kind == UnitType::Artillery;
    Refusal::when(routing && gun, pf("7.10"), field, "guns-never-rout")?;
    let ship = kind == UnitType::Ironclad;
    Refusal::when(routing && ship, pf("14.9"), field, "ships-never-rout")
}

impl Unit {
    /// A steady unit of this type without traits, wounds or want.
    pub const fn fresh(kind: UnitType) -> Self {
        let traits = Traits(0);
        Self { kind, traits, wounds: 0, state: State::Steady, out_of_ammunition: false }
    }

    /// The same unit with one trait more. Which fit its type: PF-13.24.
    pub const fn with(self, one: Trait) -> Self {
        Self { traits: self.traits.with(one), ..self }
    }

    /// Whether it has this trait.
    pub const fn has(self, one: Trait) -> bool {
        self.traits.has(one)
    }

    /// The armoured ship of chapter 14.
    pub const fn is_ship(self) -> bool {
        matches!(self.kind, UnitType::Ironclad)
    }

    /// Whatever fires ball and canister.
    pub const fn has_guns(self) -> bool {
        matches!(self.kind, UnitType::Artillery | UnitType::Ironclad)
    }
}

//! What chapters 1 and 3 say about units: arms, classes, formations, markers, orders.

use engine::input::Decimal;
use engine::{Refusal, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ml;

/// Some words of a list, where a procedure knows no others. The first is the default.
macro_rules! some_of {
    ($(#[$doc:meta])* $name:ident of $whole:ident { $first:ident $(, $word:ident)* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            #[default]
            $first,
            $($word,)*
        }

        impl From<$name> for $whole {
            fn from(word: $name) -> Self {
                match word {
                    $name::$first => Self::$first,
                    $($name::$word => Self::$word,)*
                }
            }
        }
    };
}

pub(crate) use some_of;

/// ML-1.14: the three arms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arm {
    #[default]
    Infantry,
    Cavalry,
    Artillery,
}

some_of! {
    /// The arms that form brigades, charge and fire small arms.
    TroopArm of Arm { Infantry, Cavalry }
}

/// ML-1.14: the classes of the three arms. Cavalry and artillery both have a light one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    SecondLine,
    FirstLine,
    Shock,
    Irregular,
    Light,
    Battle,
    Medium,
    Heavy,
}

impl Class {
    /// ML-1.14: which arm has the class.
    pub const fn is_of(self, arm: Arm) -> bool {
        match self {
            Self::SecondLine | Self::FirstLine | Self::Shock => matches!(arm, Arm::Infantry),
            Self::Irregular | Self::Battle => matches!(arm, Arm::Cavalry),
            Self::Light => matches!(arm, Arm::Cavalry | Arm::Artillery),
            Self::Medium | Self::Heavy => matches!(arm, Arm::Artillery),
        }
    }

    /// The weakest infantry and cavalry.
    pub const fn is_poor(self) -> bool {
        matches!(self, Self::SecondLine | Self::Irregular)
    }

    /// The infantry and cavalry made to close.
    pub const fn is_made_to_close(self) -> bool {
        matches!(self, Self::Shock | Self::Battle)
    }
}

some_of! {
    /// The classes of infantry and cavalry.
    TroopClass of Class { SecondLine, FirstLine, Shock, Irregular, Light, Battle }
}
some_of! {
    /// The classes of infantry.
    InfantryClass of Class { SecondLine, FirstLine, Shock }
}
some_of! {
    /// ML-1.21: the weight of guns: 3-4, 6-9 and 12 pounders.
    GunClass of Class { Light, Medium, Heavy }
}

/// ML-1.16: the levels of cohesion and of training.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Mediocre,
    #[default]
    Standard,
    Superior,
}

impl Level {
    /// The rule that speaks of the level, where a book's line names one and the other apart.
    pub const fn rule(self, superior: RuleId, mediocre: RuleId) -> RuleId {
        match self {
            Self::Mediocre => mediocre,
            Self::Standard | Self::Superior => superior,
        }
    }

    /// One more for superior, one less for mediocre.
    pub const fn bonus(self) -> i32 {
        self as i32 - Self::Standard as i32
    }
}

/// ML-1.19: the standing of a unit, from the lowest.
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
pub enum Status {
    Levy,
    #[default]
    Standard,
    Elite,
}

/// ML-1.48 to ML-1.53, ML-1.56: how a unit stands. In a building it has no formation, or is a
/// bastion (ML-1.33, ML-1.34); the full square is that of ML-8.13.
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
pub enum Formation {
    #[default]
    Line,
    MarchColumn,
    AttackColumn,
    Square,
    FullSquare,
    Skirmish,
    Disorganised,
    NoFormation,
    Bastion,
    Limbered,
    Unlimbered,
}

impl Formation {
    /// ML-1.51, ML-1.56, ML-1.31: which arm can stand so.
    pub const fn fits(self, arm: Arm) -> bool {
        let battery = matches!(self, Self::Limbered | Self::Unlimbered);
        match arm {
            Arm::Infantry => !battery,
            Arm::Cavalry => !battery && !self.is_square() && !self.in_building(),
            Arm::Artillery => battery,
        }
    }

    /// ML-1.51, ML-1.33, ML-Q9: squares, bastions and limbered batteries have no flank or rear.
    pub const fn has_flanks(self) -> bool {
        !self.is_square() && !matches!(self, Self::Bastion | Self::Limbered)
    }

    /// ML-Q12: a full square is a square.
    pub const fn is_square(self) -> bool {
        matches!(self, Self::Square | Self::FullSquare)
    }

    /// ML-1.49, ML-1.50: either column.
    pub const fn is_column(self) -> bool {
        matches!(self, Self::MarchColumn | Self::AttackColumn)
    }

    /// ML-1.33, ML-1.34: the garrison of a strongpoint.
    pub const fn in_building(self) -> bool {
        matches!(self, Self::NoFormation | Self::Bastion)
    }

    /// ML-Q61, ML-1.33: scattered, or treated so.
    pub const fn in_disorder(self) -> bool {
        matches!(self, Self::Disorganised | Self::Bastion)
    }

    /// ML-5.32: whether the unit can support and be supported. ML-Q50: garrisons cannot.
    pub const fn shares_support(self) -> bool {
        let loose = matches!(self, Self::MarchColumn | Self::Skirmish | Self::Disorganised);
        !loose && !self.in_building() && !matches!(self, Self::Limbered)
    }
}

some_of! {
    /// The formations of infantry and cavalry.
    TroopFormation of Formation {
        Line, MarchColumn, AttackColumn, Square, FullSquare, Skirmish, Disorganised, NoFormation,
        Bastion,
    }
}
some_of! {
    /// ML-1.56: the two states of a battery.
    BatteryFormation of Formation { Unlimbered, Limbered }
}

/// ML-1.57 to ML-1.60: the marker of a unit, from bad to worse.
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
pub enum Marker {
    #[default]
    None,
    Hesitant,
    Shaken,
    Routed,
}

some_of! {
    /// The markers of a unit that can still fight.
    UnroutedMarker of Marker { None, Hesitant, Shaken }
}
some_of! {
    /// The markers that a rally test may lift.
    RallyMarker of Marker { Shaken, Routed }
}
some_of! {
    /// The markers with which a unit may retire.
    RetiringMarker of Marker { None, Shaken }
}

/// ML-3.3: the orders of infantry and cavalry; none with a marker, or where there was none.
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
pub enum Order {
    Retire,
    Charge,
    Manoeuvre,
    Hold,
    #[default]
    None,
}

impl Order {
    /// ML-Q65: the orders under which a unit counts as moving.
    pub const fn is_moving(self) -> bool {
        matches!(self, Self::Retire | Self::Charge | Self::Manoeuvre)
    }
}

some_of! {
    /// The orders that a brigade can be given.
    GivenOrder of Order { Retire, Charge, Manoeuvre, Hold }
}
some_of! {
    /// The orders under which infantry awaits a charge.
    AwaitingOrder of Order { Hold, Manoeuvre, None }
}

/// ML-3.15: the orders of a battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BatteryOrder {
    Manoeuvre,
    Hold,
    Redeploy,
    None,
}

some_of! {
    /// The orders of a battery that is deployed.
    DeployedOrder of BatteryOrder { Hold, Redeploy, None }
}

/// ML-5.28, ML-5.29: where an attack strikes.
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
pub enum Direction {
    #[default]
    Front,
    Flank,
    Rear,
}

/// ML-1.36, ML-1.37: the cover of a unit; fortifications are light and dense together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    #[default]
    None,
    Light,
    Dense,
    Fortified,
}

impl Cover {
    /// Whether it has the benefits of light cover.
    pub const fn is_light(self) -> bool {
        matches!(self, Self::Light | Self::Fortified)
    }

    /// Whether it has the benefits of dense cover.
    pub const fn is_dense(self) -> bool {
        matches!(self, Self::Dense | Self::Fortified)
    }
}

/// ML-1.20, ML-Q16: small arms; a musketoon is a smooth carbine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Weapon {
    #[default]
    Musket,
    RifledCarbine,
    Musketoon,
}

some_of! {
    /// The small arms of charged infantry that fires at any range.
    InfantryWeapon of Weapon { Musket, RifledCarbine }
}

/// ML-1.60: a marker cancels the order; a unit without one is under an order, to hold if nothing
/// else is said.
pub fn order_or_marker<O: Copy + PartialEq>(
    order: Option<O>,
    marker: Marker,
    [hold, none]: [O; 2],
    field: &'static str,
) -> Result<O, Refusal> {
    let marked = marker != Marker::None;
    let order = order.unwrap_or(if marked { none } else { hold });
    Refusal::when(marked && order != none, ml("1.60"), field, "marker-cancels-the-order")?;
    Refusal::when(!marked && order == none, ml("1.60"), field, "order-needed-without-marker")?;
    Ok(order)
}

/// ML-1.31, ML-1.51, ML-1.56: a formation of another arm is refused.
pub fn check_formation(arm: Arm, formation: Formation, field: &'static str) -> Result<(), Refusal> {
    let wrong = !formation.fits(arm);
    let building = wrong && arm == Arm::Cavalry && formation.in_building();
    Refusal::when(building, ml("1.31"), field, "only-infantry-in-buildings")?;
    let square = wrong && arm == Arm::Cavalry && formation.is_square();
    Refusal::when(square, ml("1.51"), field, "only-infantry-forms-square")?;
    Refusal::when(wrong, ml("1.56"), field, "formation-of-another-arm")
}

/// ML-1.14: a class of another arm is refused, and cavalry must have one.
pub fn check_class(arm: Arm, class: Option<Class>, field: &'static str) -> Result<(), Refusal> {
    let missing = class.is_none() && arm == Arm::Cavalry;
    Refusal::when(missing, ml("1.14"), field, "class-needed")?;
    let other = class.is_some_and(|class| !class.is_of(arm));
    Refusal::when(other, ml("1.14"), field, "class-of-another-arm")
}

/// ML-1.59: routed troops are disorganised; a routed battery is limbered (ML-Q91).
pub fn check_routed(
    arm: Arm,
    formation: Formation,
    marker: Marker,
    field: &'static str,
) -> Result<(), Refusal> {
    let battery = arm == Arm::Artillery;
    let fleeing = if battery { Formation::Limbered } else { Formation::Disorganised };
    let upright = marker == Marker::Routed && formation != fleeing;
    Refusal::when(upright, ml("1.59"), field, "routed-in-formation")
}

/// ML-1.32: a building is a cover, light or dense.
pub fn check_cover(formation: Formation, cover: Cover, field: &'static str) -> Result<(), Refusal> {
    let bare = formation.in_building() && cover == Cover::None;
    Refusal::when(bare, ml("1.32"), field, "building-gives-cover")
}

/// ML-1.51, ML-1.33, ML-Q9: who has no flank cannot be attacked there.
pub fn check_direction(
    formation: Formation,
    direction: Direction,
    field: &'static str,
) -> Result<(), Refusal> {
    let turned = direction != Direction::Front && !formation.has_flanks();
    Refusal::when(turned, ml("5.28"), field, "formation-without-flank")
}

/// ML-1.39: two lead elements are never in the same place.
pub fn check_apart(distance: Decimal, field: &'static str) -> Result<(), Refusal> {
    Refusal::when(distance <= Decimal::whole(0), ml("1.39"), field, "distance-above-zero")
}

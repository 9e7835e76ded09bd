//! BE-11 Fire: what is asked about a fire, and what the rules refuse.

use engine::Refusal;
use engine::input::Int;
use schemars::{JsonSchema, Schema};
use serde::{Deserialize, Serialize};

use crate::ch19_units::check_losses;
use crate::measure::{Losses, Parts};
use crate::options::{HouseRules, Ricochet};
use crate::unit::{Arm, Cover, Size};
use crate::{Part, be};

/// BE-11.3: who fires. Battalion guns fire alone (BE-11.32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FireArm {
    Infantry,
    Skirmishers,
    BattalionGuns,
    Artillery,
}

impl FireArm {
    /// Artillery and battalion guns.
    pub const fn has_guns(self) -> bool {
        matches!(self, Self::BattalionGuns | Self::Artillery)
    }

    /// The arm of the unit that fires.
    pub const fn arm(self) -> Arm {
        match self {
            Self::Infantry | Self::BattalionGuns => Arm::Infantry,
            Self::Skirmishers => Arm::Skirmishers,
            Self::Artillery => Arm::Artillery,
        }
    }
}

/// BE-11.5: the formation of firing infantry; a garrison and every other shooter has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FiringFormation {
    Line,
    Column,
    Square,
    #[default]
    None,
}

/// BE-10.1: the band in which artillery fires.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Range {
    Short,
    #[default]
    Effective,
    Long,
}

/// BE-11.10, BE-11.11, BE-11.13: what artillery fires.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ammunition {
    #[default]
    Ball,
    Canister,
    Shrapnel,
}

/// BE-11.11, BE-11.21: how the target is drawn up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TargetFormation {
    Line,
    Column,
    Square,
    Deployed,
    Limbered,
    Skirmish,
    Garrison,
}

impl TargetFormation {
    /// BE-19.7: whether a target of this arm can be drawn up like this.
    const fn is_of(self, arm: Arm) -> bool {
        match arm {
            Arm::Infantry => {
                matches!(self, Self::Line | Self::Column | Self::Square | Self::Garrison)
            }
            Arm::Cavalry => matches!(self, Self::Line | Self::Column),
            Arm::Artillery => matches!(self, Self::Deployed | Self::Limbered),
            Arm::Skirmishers => matches!(self, Self::Skirmish | Self::Garrison),
        }
    }
}

fn without_default(schema: &mut Schema) {
    schema.remove("default");
}

/// The unit that fires, and at what.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FireInput {
    pub shooter: FireArm,
    #[serde(default)]
    pub formation: FiringFormation,
    /// Of artillery.
    #[serde(default)]
    pub range: Range,
    /// Of artillery.
    // It decides the case: without a default in the schema a form asks for it first.
    #[serde(default)]
    #[schemars(transform = without_default)]
    pub ammunition: Ammunition,
    #[serde(default)]
    pub ft: Int<0, 2>,
    #[serde(default)]
    pub target_ft: Int<0, 2>,
    /// Infantry that fires its muskets and its battalion guns.
    #[serde(default)]
    pub with_battalion_guns: bool,
    pub target: Arm,
    pub target_formation: TargetFormation,
    /// The shooter is a garrison.
    #[serde(default)]
    pub from_building: bool,
    #[serde(default)]
    pub enfilade: bool,
    /// Guns that did not move.
    #[serde(default)]
    pub stationary: bool,
    #[serde(default)]
    pub opportunity: bool,
    /// Fires and limbers, or unlimbers and fires.
    #[serde(default)]
    pub limber_and_fire: bool,
    #[serde(default)]
    pub under_skirmisher_fire: bool,
    #[serde(default)]
    pub target_higher: bool,
    /// The second target of a ball.
    #[serde(default)]
    pub ricochet: bool,
    #[serde(default)]
    pub howitzers: bool,
    #[serde(default)]
    pub fire_supports: Int<0, 2>,
    #[serde(default)]
    pub canister_supports: Int<0, 2>,
    #[serde(default)]
    pub skirmisher_supports: Int<0, 2>,
    /// Of the target.
    #[serde(default)]
    pub cover: Cover,
    /// The shooter has one and returns fire.
    #[serde(default)]
    pub action_marker: bool,
    /// Of the shooter.
    #[serde(default)]
    pub disorder: bool,
    /// Of the shooter.
    #[serde(default)]
    pub size: Size,
    #[serde(default)]
    pub good_shooter: bool,
    #[serde(default)]
    pub poor_shooter: bool,
    #[serde(default)]
    pub rifle: bool,
    #[serde(default)]
    pub militia: bool,
    /// Threatened sides of the shooter.
    #[serde(default)]
    pub threats: Int<0, 3>,
    /// Of them, those threatened by cavalry.
    #[serde(default)]
    pub cavalry_threats: Int<0, 3>,
    /// Of the shooter, before this fire.
    #[serde(default)]
    pub losses: Parts<2, 0, 11>,
}

impl FireInput {
    /// The losses of the shooter before this fire.
    pub const fn losses(&self) -> Losses {
        Losses::halves(self.losses.get())
    }

    /// Guns with ball, which ploughs through deep formations.
    pub fn fires_ball(&self) -> bool {
        self.shooter.has_guns() && self.ammunition == Ammunition::Ball
    }

    /// What the rules forbid in any fire.
    pub fn check(&self, part: Part, house: &HouseRules) -> Result<(), Refusal> {
        self.check_shooter(part)?;
        self.check_guns(part, house)?;
        self.check_target(part)?;
        self.check_state(part)
    }

    fn check_shooter(&self, part: Part) -> Result<(), Refusal> {
        let infantry = self.shooter == FireArm::Infantry;
        let formed = self.formation != FiringFormation::None;
        let inside = self.from_building;
        let at = field!(part, "formation");
        Refusal::when(formed && !infantry, be("11.5"), at, "formation-of-firing-infantry")?;
        Refusal::when(
            infantry && !formed && !inside,
            be("11.5"),
            at,
            "infantry-without-formation",
        )?;
        Refusal::when(infantry && formed && inside, be("22.6"), at, "garrison-has-no-formation")?;
        let guns = self.shooter.has_guns();
        let at = field!(part, "from_building");
        Refusal::when(guns && inside, be("22.6"), at, "no-guns-in-buildings")?;
        let at = field!(part, "with_battalion_guns");
        let without = self.with_battalion_guns && !(infantry && formed);
        Refusal::when(without, be("11.7"), at, "battalion-guns-of-formed-infantry")?;
        let at = field!(part, "ft");
        let ft = self.ft.get();
        let idle = self.shooter == FireArm::Skirmishers && ft == 0;
        Refusal::when(idle, be("11.6"), at, "skirmishers-have-ft")?;
        Refusal::when(guns && ft > 0, be("19.1"), at, "guns-have-no-ft")?;
        let at = field!(part, "rifle");
        Refusal::when(guns && self.rifle, be("19.3"), at, "guns-are-no-rifles")?;
        let at = field!(part, "good_shooter");
        let both = self.good_shooter && self.poor_shooter;
        Refusal::when(both, be("19.3"), at, "good-or-poor-shooter")
    }

    fn check_guns(&self, part: Part, house: &HouseRules) -> Result<(), Refusal> {
        let artillery = self.shooter == FireArm::Artillery;
        if !artillery {
            let only = "artillery-only";
            let banded = self.range != Range::default();
            Refusal::when(banded, be("10.1"), field!(part, "range"), only)?;
            let loaded = self.ammunition != Ammunition::default();
            Refusal::when(loaded, be("11.32"), field!(part, "ammunition"), only)?;
            let at = field!(part, "limber_and_fire");
            Refusal::when(self.limber_and_fire, be("11.18"), at, only)?;
            Refusal::when(self.howitzers, be("19.3"), field!(part, "howitzers"), only)?;
            Refusal::when(self.ricochet, be("11.16"), field!(part, "ricochet"), only)?;
        }
        if !self.shooter.has_guns() {
            let only = "guns-only";
            Refusal::when(self.enfilade, be("11.11"), field!(part, "enfilade"), only)?;
            Refusal::when(self.stationary, be("11.12"), field!(part, "stationary"), only)?;
            let at = field!(part, "under_skirmisher_fire");
            Refusal::when(self.under_skirmisher_fire, be("11.14"), at, only)?;
            Refusal::when(self.target_higher, be("11.15"), field!(part, "target_higher"), only)?;
        }
        let at = field!(part, "ammunition");
        let short = self.range == Range::Short;
        let canister = self.ammunition == Ammunition::Canister && !short;
        Refusal::when(canister, be("11.10"), at, "canister-at-short-range")?;
        let shrapnel = self.ammunition == Ammunition::Shrapnel && short;
        Refusal::when(shrapnel, be("11.13"), at, "shrapnel-beyond-short-range")?;
        let ball = self.fires_ball();
        Refusal::when(self.enfilade && !ball, be("11.11"), at, "enfilade-with-ball")?;
        let at = field!(part, "limber_and_fire");
        let moved = self.limber_and_fire && self.stationary;
        Refusal::when(moved, be("11.12"), at, "limbering-is-moving")?;
        let hurried = self.limber_and_fire && self.opportunity;
        Refusal::when(hurried, be("11.18"), at, "no-limbering-in-opportunity")?;
        if !self.ricochet {
            return Ok(());
        }
        let at = field!(part, "ricochet");
        Refusal::when(house.ricochet == Ricochet::Off, be("Q29"), at, "ricochets-are-not-played")?;
        Refusal::when(!ball, be("11.16"), at, "ricochet-with-ball")?;
        Refusal::when(self.range == Range::Long, be("11.16"), at, "ricochet-at-long-range")?;
        Refusal::when(self.target_higher, be("11.17"), at, "no-ricochet-uphill")?;
        let walled = self.target_formation == TargetFormation::Garrison;
        Refusal::when(walled, be("11.16"), at, "no-ricochet-on-buildings")
    }

    fn check_target(&self, part: Part) -> Result<(), Refusal> {
        let (target, formation) = (self.target, self.target_formation);
        let at = field!(part, "target_formation");
        Refusal::when(!formation.is_of(target), be("19.7"), at, "formation-of-another-arm")?;
        let at = field!(part, "target_ft");
        let ft = self.target_ft.get();
        let skirmishers = target == Arm::Skirmishers;
        Refusal::when(skirmishers && ft == 0, be("11.6"), at, "skirmishers-have-ft")?;
        Refusal::when(!target.is_foot() && ft > 0, be("19.1"), at, "only-foot-has-ft")?;
        let garrison = formation == TargetFormation::Garrison;
        let at = field!(part, "cover");
        let bare = garrison && self.cover == Cover::None;
        Refusal::when(bare, be("22.1"), at, "buildings-are-cover")?;
        let at = field!(part, "enfilade");
        let pointless = self.enfilade && (garrison || skirmishers);
        Refusal::when(pointless, be("20.5"), at, "nothing-to-enfilade")
    }

    fn check_state(&self, part: Part) -> Result<(), Refusal> {
        let artillery = self.shooter == FireArm::Artillery;
        let at = field!(part, "disorder");
        let shaken = artillery && self.disorder;
        Refusal::when(shaken, be("11.9"), at, "disordered-guns-are-silent")?;
        let at = field!(part, "action_marker");
        let marked = self.opportunity && self.action_marker;
        Refusal::when(marked, be("4.25"), at, "marked-never-fires-first")?;
        let at = field!(part, "canister_supports");
        let crowd = self.fire_supports.get() + self.canister_supports.get() > 2;
        Refusal::when(crowd, be("21.4"), at, "two-fire-supports")?;
        let (threats, cavalry) = (self.threats.get(), self.cavalry_threats.get());
        let at = field!(part, "cavalry_threats");
        Refusal::when(cavalry > threats, be("11.25"), at, "more-cavalry-threats")?;
        let guns = artillery && cavalry > 0;
        Refusal::when(guns, be("11.25"), at, "cavalry-threatens-infantry")?;
        let round = self.formation == FiringFormation::Square
            || self.shooter == FireArm::Skirmishers
            || self.from_building;
        let at = field!(part, "threats");
        Refusal::when(round && threats > 0, be("21.6"), at, "never-threatened")?;
        // BE-11.26: skirmishers and battalion guns are read as infantry.
        let arm = if artillery { Arm::Artillery } else { Arm::Infantry };
        check_losses(arm, self.size, false, self.losses(), field!(part, "losses"))
    }
}

//! BE-4 Reactions: what a unit may do when an enemy moves near it or charges it.

use engine::{Log, Lookup, Refusal, RuleId, is_left_out};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch03_manoeuvres::TACTICAL_DISTANCE;
use crate::ch10_ranges::{Shooter, small_arms_range};
use crate::measure::{Parts, Ud};
use crate::unit::{Arm, Formation, Order, Trigger};
use crate::{be, follows, holds};

/// Table T3: the reactions.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    CounterCharge,
    Stand,
    ChangeFormation,
    Flee,
    OpportunityCharge,
    OpportunityFire,
    CavalryWithdrawal,
    ChangeFacing,
    Unlimber,
    LimberAndFlee,
    FleeToSquare,
    RecoilAndFire,
    Recoil,
}

impl Reaction {
    /// BE-4.1: reactions marked TM succeed only by a manoeuvre test.
    pub const fn needs_test(self) -> bool {
        matches!(
            self,
            Self::ChangeFormation | Self::ChangeFacing | Self::Unlimber | Self::LimberAndFlee
        )
    }

    /// BE-4.2: who succeeds receives an action marker, but not for standing or a simple recoil.
    pub const fn gives_marker(self) -> bool {
        !matches!(self, Self::Stand | Self::Recoil)
    }
}

/// BE-4.4, BE-4.9: how near an opportunity charge begins, in UD.
pub const fn opportunity_charge_range(cavalry: bool) -> Ud {
    if cavalry { Ud::whole(4) } else { Ud::whole(2) }
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReactionOptionsInput {
    arm: Arm,
    trigger: Trigger,
    formation: Formation,
    order: Order,
    /// To the enemy, in UD.
    distance: Parts<2, 0, 28>,
    /// Within 45 degrees of the front.
    #[serde(default)]
    enemy_in_sector: bool,
    /// The enemy is in arc, range (artillery: short or effective) and sight.
    #[serde(default)]
    can_fire: bool,
    /// The enemy is detached skirmishers, in a building, shows flank or rear, or is in disorder.
    #[serde(default)]
    engage_target: bool,
    #[serde(default)]
    disorder: bool,
    #[serde(default)]
    action_marker: bool,
    /// A friendly square within 4 UD of the battery.
    #[serde(default)]
    square_within_4: bool,
    /// Skirmishers in difficult terrain or cover.
    #[serde(default)]
    in_cover: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ReactionOption {
    reaction: Reaction,
    test: bool,
    marker: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ReactionOptionsResult {
    options: Vec<ReactionOption>,
}

impl ReactionOptionsInput {
    fn check(&self) -> Result<(), Refusal> {
        let (arm, formation) = (self.arm, self.formation);
        let foreign = !formation.is_of(arm);
        Refusal::when(foreign, be("19.7"), "formation", "formation-of-another-arm")?;
        let limbered = formation == Formation::Limbered;
        let dumb = self.can_fire && (arm == Arm::Cavalry || limbered);
        Refusal::when(dumb, be("11.31"), "can_fire", "unit-never-fires")?;
        let shaken = self.can_fire && arm == Arm::Artillery && self.disorder;
        Refusal::when(shaken, be("11.9"), "can_fire", "disordered-guns-are-silent")?;
        // The longest range of the arm, that of rifles.
        let reach = match arm {
            Arm::Infantry => small_arms_range(Shooter::Infantry, true),
            Arm::Skirmishers => small_arms_range(Shooter::Skirmishers, true),
            Arm::Cavalry | Arm::Artillery => None,
        };
        let far = reach.is_some_and(|ud| self.distance.ud() > Ud::whole(ud));
        Refusal::when(self.can_fire && far, be("10.1"), "can_fire", "enemy-out-of-range")?;
        let lost = self.square_within_4 && formation != Formation::Deployed;
        Refusal::when(lost, be("4.18"), "square_within_4", "square-for-deployed-guns")?;
        let covered = self.in_cover && arm != Arm::Skirmishers;
        Refusal::when(covered, be("4.21"), "in_cover", "cover-for-skirmishers")?;
        let aimed = self.engage_target && arm != Arm::Infantry;
        Refusal::when(aimed, be("4.28"), "engage_target", "engage-target-for-infantry")
    }
}

/// A unit that may react, and what it reacts to.
#[derive(Clone, Copy, Debug)]
pub struct Reacting {
    pub arm: Arm,
    pub trigger: Trigger,
    pub formation: Formation,
    pub order: Order,
    /// To the enemy.
    pub distance: Ud,
    pub enemy_in_sector: bool,
    pub can_fire: bool,
    pub engage_target: bool,
    pub disorder: bool,
    pub action_marker: bool,
    pub square_within_4: bool,
    pub in_cover: bool,
}

impl From<&ReactionOptionsInput> for Reacting {
    fn from(input: &ReactionOptionsInput) -> Self {
        Self {
            arm: input.arm,
            trigger: input.trigger,
            formation: input.formation,
            order: input.order,
            distance: input.distance.ud(),
            enemy_in_sector: input.enemy_in_sector,
            can_fire: input.can_fire,
            engage_target: input.engage_target,
            disorder: input.disorder,
            action_marker: input.action_marker,
            square_within_4: input.square_within_4,
            in_cover: input.in_cover,
        }
    }
}

impl Reacting {
    fn is_charged(&self) -> bool {
        self.trigger == Trigger::Charge
    }

    /// BE-4.3: a movement matters within tactical distance.
    fn is_near(&self) -> bool {
        self.distance <= TACTICAL_DISTANCE
    }

    /// BE-4.25, BE-Q22: a marker bars it from engaging combat.
    fn is_marked(&self) -> bool {
        self.action_marker && holds("4.25") && holds("Q22")
    }

    /// BE-4.26: disorder bars it from all but standing, recoiling and fleeing.
    fn is_shaken(&self) -> bool {
        self.disorder && holds("4.26")
    }

    /// BE-4.25, BE-4.26, BE-4.28: opportunity fire; under manoeuvre by artillery only.
    fn may_fire(&self) -> bool {
        let barred = self.order == Order::Manoeuvre && self.arm != Arm::Artillery && holds("4.28");
        self.can_fire && !self.is_marked() && !self.is_shaken() && !barred
    }

    /// BE-4.25 to BE-4.27, BE-4.29: what every opportunity charge and counter-charge needs.
    fn is_ready_to_charge(&self) -> bool {
        let square = self.formation.is_square() && holds("4.27");
        self.enemy_in_sector && !square && !self.is_shaken() && !self.is_marked()
    }

    /// BE-4.4, BE-4.9, BE-4.28: an opportunity charge, within its range and its order.
    fn may_charge(&self) -> bool {
        let cavalry = self.arm == Arm::Cavalry;
        let ordered = match self.order {
            Order::Manoeuvre => !holds("4.28"),
            Order::Engage => cavalry || self.engage_target || !holds("4.28"),
            Order::Retreat | Order::Attack | Order::Hold => true,
        };
        let near = self.distance <= opportunity_charge_range(cavalry);
        near && self.is_ready_to_charge() && ordered
    }

    /// BE-4.8, BE-4.12, BE-4.27: flight is closed to squares and to divisions that attack or hold.
    fn may_flee(&self) -> bool {
        let free = !matches!(self.order, Order::Attack | Order::Hold);
        free && !(self.formation.is_square() && holds("4.27"))
    }
}

/// BE-4.1 to BE-4.29, table T3: the reactions open to a unit, in the order of the table.
fn reaction_options(
    input: ReactionOptionsInput,
    log: &mut Log,
) -> Result<ReactionOptionsResult, Refusal> {
    input.check()?;
    let open = reactions(&Reacting::from(&input));
    let option = |option: &OpenReaction| {
        log.note(option.rule, option.key);
        let (test, marker) = (option.reaction.needs_test(), option.reaction.gives_marker());
        ReactionOption { reaction: option.reaction, test, marker }
    };
    Ok(ReactionOptionsResult { options: open.iter().map(option).collect() })
}

/// A reaction that is open to a unit, and the rule that opens it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenReaction {
    pub reaction: Reaction,
    pub rule: RuleId,
    pub key: &'static str,
}

/// BE-4.4 to BE-4.29, table T3: what is open to a unit, in the order of the table.
pub fn reactions(unit: &Reacting) -> Vec<OpenReaction> {
    let mut options = Options { list: Vec::new() };
    match unit.arm {
        _ if unit.formation == Formation::Garrison => garrison(unit, &mut options),
        Arm::Infantry => infantry(unit, &mut options),
        Arm::Cavalry => cavalry(unit, &mut options),
        Arm::Artillery => artillery(unit, &mut options),
        Arm::Skirmishers => skirmishers(unit, &mut options),
    }
    options.list
}

/// The list being made, each option told with its rule.
struct Options {
    list: Vec<OpenReaction>,
}

impl Options {
    fn when(&mut self, condition: bool, rule: RuleId, key: &'static str, reaction: Reaction) {
        if condition && !is_left_out(rule) {
            self.list.push(OpenReaction { reaction, rule, key });
        }
    }
}

/// BE-4.27: a garrison stands, or fires by opportunity.
fn garrison(unit: &Reacting, options: &mut Options) {
    let charged = unit.is_charged();
    options.when(charged, be("4.27"), "may-stand", Reaction::Stand);
    let fires = !charged && unit.may_fire();
    options.when(fires, be("4.27"), "may-fire-by-opportunity", Reaction::OpportunityFire);
}

/// BE-4.4 to BE-4.8: infantry.
fn infantry(unit: &Reacting, options: &mut Options) {
    let steady = !unit.is_shaken();
    if unit.is_charged() {
        let ready = unit.is_ready_to_charge();
        options.when(ready, be("4.7"), "may-counter-charge", Reaction::CounterCharge);
        options.when(true, be("4.7"), "may-stand", Reaction::Stand);
        options.when(steady, be("4.6"), "may-change-formation", Reaction::ChangeFormation);
        options.when(unit.may_flee(), be("4.8"), "may-flee", Reaction::Flee);
        return;
    }
    let (charges, fires) = (unit.may_charge(), unit.may_fire());
    options.when(charges, be("4.4"), "may-charge-by-opportunity", Reaction::OpportunityCharge);
    options.when(fires, be("4.5"), "may-fire-by-opportunity", Reaction::OpportunityFire);
    if unit.is_near() {
        options.when(steady, be("4.6"), "may-change-formation", Reaction::ChangeFormation);
        options.when(unit.may_flee(), be("4.8"), "may-flee", Reaction::Flee);
    }
}

/// BE-4.9 to BE-4.12: cavalry.
fn cavalry(unit: &Reacting, options: &mut Options) {
    let steady = !unit.is_shaken();
    if unit.is_charged() {
        let ready = unit.is_ready_to_charge();
        options.when(ready, be("4.10"), "may-counter-charge", Reaction::CounterCharge);
        options.when(true, be("4.10"), "may-stand", Reaction::Stand);
        options.when(steady, be("4.10"), "may-change-formation", Reaction::ChangeFormation);
        options.when(unit.may_flee(), be("4.12"), "may-flee", Reaction::Flee);
        return;
    }
    let charges = unit.may_charge();
    options.when(charges, be("4.9"), "may-charge-by-opportunity", Reaction::OpportunityCharge);
    if unit.is_near() {
        options.when(steady, be("4.10"), "may-change-formation", Reaction::ChangeFormation);
        options.when(steady, be("4.11"), "may-withdraw", Reaction::CavalryWithdrawal);
        options.when(unit.may_flee(), be("4.12"), "may-flee", Reaction::Flee);
    }
}

/// BE-4.13 to BE-4.18: artillery. BE-4.22: charged guns stand, they do not fire.
fn artillery(unit: &Reacting, options: &mut Options) {
    let charged = unit.is_charged();
    let fires = !charged && unit.may_fire();
    options.when(charged, be("4.13"), "may-stand", Reaction::Stand);
    options.when(fires, be("4.13"), "may-fire-by-opportunity", Reaction::OpportunityFire);
    if !charged && !unit.is_near() {
        return;
    }
    let limbered = unit.formation == Formation::Limbered;
    let served = !limbered && !unit.is_shaken();
    let unlimbers = limbered && !unit.is_shaken() && !unit.is_marked();
    let refuge = charged && unit.square_within_4;
    options.when(served, be("4.14"), "may-change-facing", Reaction::ChangeFacing);
    options.when(unlimbers, be("4.15"), "may-unlimber", Reaction::Unlimber);
    options.when(served, be("4.16"), "may-limber-and-flee", Reaction::LimberAndFlee);
    options.when(limbered, be("4.17"), "may-flee", Reaction::Flee);
    options.when(refuge, be("4.18"), "may-flee-to-square", Reaction::FleeToSquare);
}

/// BE-4.20, BE-4.21: skirmishers.
fn skirmishers(unit: &Reacting, options: &mut Options) {
    if unit.is_charged() {
        options.when(true, be("4.21"), "may-flee", Reaction::Flee);
        options.when(unit.in_cover, be("4.21"), "may-stand", Reaction::Stand);
        return;
    }
    let (fires, near) = (unit.may_fire(), unit.is_near());
    options.when(fires, be("4.20"), "may-fire-by-opportunity", Reaction::OpportunityFire);
    options.when(fires && near, be("4.20"), "may-recoil-and-fire", Reaction::RecoilAndFire);
    options.when(near, be("4.20"), "may-recoil", Reaction::Recoil);
    options.when(near, be("4.20"), "may-flee", Reaction::Flee);
}

pub static REACTION_OPTIONS: Lookup<ReactionOptionsInput, ReactionOptionsResult> = Lookup::new(
    "reaction-options",
    follows(&[
        "4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7", "4.8", "4.9", "4.10", "4.11", "4.12",
        "4.13", "4.14", "4.15", "4.16", "4.17", "4.18", "4.20", "4.21", "4.22", "4.25", "4.26",
        "4.27", "4.28", "4.29",
    ]),
    reaction_options,
);

//! BE-16 Shock: what is asked about the two units, and what the rules refuse.

use engine::Refusal;
use engine::input::Int;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::ch02_command::check_command;
use crate::ch19_units::{check_detached, check_losses};
use crate::measure::{Losses, Parts};
use crate::unit::{Arm, Cover, Formation, Response, Size, Status, Weight};
use crate::{Part, be};

/// BE-15, BE-4.29, BE-18.3: how the charger comes to the shock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Contact {
    #[default]
    Charge,
    Opportunity,
    Pursuit,
}

/// BE-20.4: the side of the defender that is struck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AttackFrom {
    #[default]
    Front,
    Flank,
    Rear,
}

/// The unit that charges.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChargerInput {
    pub arm: Arm,
    pub formation: Formation,
    /// Of cavalry.
    #[serde(default)]
    pub weight: Weight,
    pub morale: Int<1, 6>,
    #[serde(default)]
    pub status: Status,
    /// Before the shock.
    #[serde(default)]
    pub losses: Parts<2, 0, 11>,
    #[serde(default)]
    pub size: Size,
    #[serde(default)]
    pub detached: bool,
    #[serde(default)]
    pub ft: Int<0, 2>,
    #[serde(default)]
    pub disorder: bool,
    #[serde(default)]
    pub action_marker: bool,
    #[serde(default)]
    pub lance: bool,
    #[serde(default)]
    pub cuirass: bool,
    #[serde(default)]
    pub elan: bool,
    #[serde(default)]
    pub impetuous: bool,
    /// Cavalry whose division has the order attack.
    #[serde(default)]
    pub order_attack: bool,
    #[serde(default)]
    pub general_attached: bool,
    #[serde(default)]
    pub out_of_command: bool,
    #[serde(default)]
    pub morale_supports: Int<0, 2>,
    #[serde(default)]
    pub fire_supports: Int<0, 2>,
    #[serde(default)]
    pub canister_supports: Int<0, 2>,
    #[serde(default)]
    pub skirmisher_supports: Int<0, 2>,
    /// Higher than the adversary.
    #[serde(default)]
    pub high_ground: bool,
    /// Threatened sides.
    #[serde(default)]
    pub threats: Int<0, 3>,
    /// Of them, those threatened by cavalry.
    #[serde(default)]
    pub cavalry_threats: Int<0, 3>,
    /// By the terrain.
    #[serde(default)]
    pub penalised: bool,
}

/// The unit that is charged.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DefenderInput {
    pub arm: Arm,
    pub formation: Formation,
    /// Of cavalry.
    #[serde(default)]
    pub weight: Weight,
    pub morale: Int<1, 6>,
    #[serde(default)]
    pub status: Status,
    /// Before the shock.
    #[serde(default)]
    pub losses: Parts<2, 0, 11>,
    #[serde(default)]
    pub size: Size,
    #[serde(default)]
    pub detached: bool,
    #[serde(default)]
    pub ft: Int<0, 2>,
    #[serde(default)]
    pub disorder: bool,
    #[serde(default)]
    pub action_marker: bool,
    #[serde(default)]
    pub lance: bool,
    #[serde(default)]
    pub cuirass: bool,
    #[serde(default)]
    pub elan: bool,
    #[serde(default)]
    pub impetuous: bool,
    /// Cavalry whose division has the order attack.
    #[serde(default)]
    pub order_attack: bool,
    #[serde(default)]
    pub general_attached: bool,
    #[serde(default)]
    pub out_of_command: bool,
    #[serde(default)]
    pub morale_supports: Int<0, 2>,
    #[serde(default)]
    pub fire_supports: Int<0, 2>,
    #[serde(default)]
    pub canister_supports: Int<0, 2>,
    #[serde(default)]
    pub skirmisher_supports: Int<0, 2>,
    /// Higher than the adversary.
    #[serde(default)]
    pub high_ground: bool,
    /// Threatened sides.
    #[serde(default)]
    pub threats: Int<0, 3>,
    /// Of them, those threatened by cavalry.
    #[serde(default)]
    pub cavalry_threats: Int<0, 3>,
    /// By the terrain.
    #[serde(default)]
    pub penalised: bool,
    #[serde(default)]
    pub tenacious: bool,
    #[serde(default)]
    pub battalion_guns: bool,
    #[serde(default)]
    pub melee_weapons: bool,
    #[serde(default)]
    pub secure_flanks: Int<0, 2>,
    /// The cover or building defended.
    #[serde(default)]
    pub cover: Cover,
    #[serde(default)]
    pub riverbank: bool,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShockInput {
    pub charger: ChargerInput,
    pub defender: DefenderInput,
    #[serde(default)]
    pub contact: Contact,
    /// Of the defender.
    #[serde(default)]
    pub response: Response,
    /// The side of the defender that is struck.
    #[serde(default)]
    pub attack_from: AttackFrom,
    /// Either unit.
    #[serde(default)]
    pub on_bridge: bool,
    /// In difficult terrain or a village.
    #[serde(default)]
    pub difficult_place: bool,
}

/// What a shock needs to know of either unit.
#[derive(Clone, Copy, Debug)]
pub struct Fighter {
    pub arm: Arm,
    pub formation: Formation,
    pub weight: Weight,
    pub morale: i32,
    pub status: Status,
    pub losses: Losses,
    pub size: Size,
    pub detached: bool,
    pub ft: i32,
    pub disorder: bool,
    pub action_marker: bool,
    pub lance: bool,
    pub cuirass: bool,
    pub elan: bool,
    pub impetuous: bool,
    pub order_attack: bool,
    pub general_attached: bool,
    pub out_of_command: bool,
    pub morale_supports: i32,
    pub fire_supports: i32,
    pub canister_supports: i32,
    pub skirmisher_supports: i32,
    pub high_ground: bool,
    pub threats: i32,
    pub cavalry_threats: i32,
    pub penalised: bool,
}

impl From<&ChargerInput> for Fighter {
    fn from(unit: &ChargerInput) -> Self {
        Self {
            arm: unit.arm,
            formation: unit.formation,
            weight: unit.weight,
            morale: unit.morale.get(),
            status: unit.status,
            losses: Losses::halves(unit.losses.get()),
            size: unit.size,
            detached: unit.detached,
            ft: unit.ft.get(),
            disorder: unit.disorder,
            action_marker: unit.action_marker,
            lance: unit.lance,
            cuirass: unit.cuirass,
            elan: unit.elan,
            impetuous: unit.impetuous,
            order_attack: unit.order_attack,
            general_attached: unit.general_attached,
            out_of_command: unit.out_of_command,
            morale_supports: unit.morale_supports.get(),
            fire_supports: unit.fire_supports.get(),
            canister_supports: unit.canister_supports.get(),
            skirmisher_supports: unit.skirmisher_supports.get(),
            high_ground: unit.high_ground,
            threats: unit.threats.get(),
            cavalry_threats: unit.cavalry_threats.get(),
            penalised: unit.penalised,
        }
    }
}

impl From<&DefenderInput> for Fighter {
    fn from(unit: &DefenderInput) -> Self {
        Self {
            arm: unit.arm,
            formation: unit.formation,
            weight: unit.weight,
            morale: unit.morale.get(),
            status: unit.status,
            losses: Losses::halves(unit.losses.get()),
            size: unit.size,
            detached: unit.detached,
            ft: unit.ft.get(),
            disorder: unit.disorder,
            action_marker: unit.action_marker,
            lance: unit.lance,
            cuirass: unit.cuirass,
            elan: unit.elan,
            impetuous: unit.impetuous,
            order_attack: unit.order_attack,
            general_attached: unit.general_attached,
            out_of_command: unit.out_of_command,
            morale_supports: unit.morale_supports.get(),
            fire_supports: unit.fire_supports.get(),
            canister_supports: unit.canister_supports.get(),
            skirmisher_supports: unit.skirmisher_supports.get(),
            high_ground: unit.high_ground,
            threats: unit.threats.get(),
            cavalry_threats: unit.cavalry_threats.get(),
            penalised: unit.penalised,
        }
    }
}

impl Fighter {
    /// What the rules forbid of either unit.
    fn check(&self, part: Part) -> Result<(), Refusal> {
        let (arm, formation) = (self.arm, self.formation);
        let at = field!(part, "formation");
        Refusal::when(!formation.is_of(arm), be("19.7"), at, "formation-of-another-arm")?;
        self.check_traits(part)?;
        check_detached(arm, self.detached, self.size, field!(part, "detached"))?;
        check_losses(arm, self.size, self.detached, self.losses, field!(part, "losses"))?;
        let at = field!(part, "canister_supports");
        let crowd = self.fire_supports + self.canister_supports > 2;
        Refusal::when(crowd, be("21.4"), at, "two-fire-supports")?;
        let at = field!(part, "cavalry_threats");
        let more = self.cavalry_threats > self.threats;
        Refusal::when(more, be("16.35"), at, "more-cavalry-threats")?;
        let others = self.cavalry_threats > 0 && arm != Arm::Infantry;
        Refusal::when(others, be("16.35"), at, "cavalry-threatens-infantry")?;
        let at = field!(part, "threats");
        let round = self.threats > 0 && !formation.has_flanks();
        Refusal::when(round, be("21.6"), at, "never-threatened")?;
        let at = field!(part, "penalised");
        let at_ease = arm == Arm::Artillery || !formation.has_flanks();
        Refusal::when(self.penalised && at_ease, be("5.2"), at, "never-penalised")?;
        let at = field!(part, "out_of_command");
        check_command(self.general_attached, self.out_of_command, at)
    }

    /// BE-19.1 to BE-19.3: who may have which weight, traits and skirmish factor.
    fn check_traits(&self, part: Part) -> Result<(), Refusal> {
        let arm = self.arm;
        let cavalry = arm == Arm::Cavalry;
        let weighed = self.weight != Weight::None;
        let at = field!(part, "weight");
        Refusal::when(weighed && !cavalry, be("19.2"), at, "cavalry-only")?;
        Refusal::when(cavalry && !weighed, be("19.2"), at, "cavalry-without-weight")?;
        let traits = [
            (self.lance, "19.3", field!(part, "lance")),
            (self.cuirass, "19.3", field!(part, "cuirass")),
            (self.impetuous, "19.3", field!(part, "impetuous")),
            (self.order_attack, "16.16", field!(part, "order_attack")),
        ];
        for (has, rule, at) in traits {
            Refusal::when(has && !cavalry, be(rule), at, "cavalry-only")?;
        }
        let at = field!(part, "cuirass");
        let naked = self.cuirass && self.weight != Weight::Heavy;
        Refusal::when(naked, be("19.3"), at, "cuirass-of-heavy-cavalry")?;
        let at = field!(part, "elan");
        let slack = matches!(arm, Arm::Artillery | Arm::Skirmishers);
        Refusal::when(self.elan && slack, be("19.3"), at, "elan-of-infantry-and-cavalry")?;
        let at = field!(part, "ft");
        Refusal::when(self.ft > 0 && !arm.is_foot(), be("19.1"), at, "only-foot-has-ft")?;
        let idle = arm == Arm::Skirmishers && self.ft == 0;
        Refusal::when(idle, be("11.6"), at, "skirmishers-have-ft")
    }
}

impl ShockInput {
    /// The defender takes up a charge of its own.
    pub fn is_countered(&self) -> bool {
        self.response == Response::CounterCharge
    }

    pub fn is_pursuit(&self) -> bool {
        self.contact == Contact::Pursuit
    }

    /// BE-16.20: the attack comes on the flank or rear.
    pub fn is_turned(&self) -> bool {
        self.attack_from != AttackFrom::Front
    }

    pub fn has_garrison(&self) -> bool {
        self.defender.formation == Formation::Garrison
    }

    /// What the rules forbid.
    pub fn check(&self) -> Result<(), Refusal> {
        Fighter::from(&self.charger).check(Part::Charger)?;
        Fighter::from(&self.defender).check(Part::Defender)?;
        self.check_charger()?;
        self.check_defender()?;
        self.check_counter_charge()?;
        self.check_place()
    }

    /// BE-15.9, BE-15.11: who cannot charge.
    fn check_charger(&self) -> Result<(), Refusal> {
        let (charger, defender) = (&self.charger, &self.defender);
        let rule = be("15.9");
        let guns = charger.arm == Arm::Artillery;
        Refusal::when(guns, rule, "charger.arm", "only-foot-and-horse-charge")?;
        let fixed = charger.formation.is_square() || charger.formation == Formation::Garrison;
        Refusal::when(fixed, rule, "charger.formation", "squares-and-garrisons-stand")?;
        Refusal::when(charger.disorder, rule, "charger.disorder", "disordered-never-charge")?;
        let marked = charger.action_marker && !self.is_pursuit();
        Refusal::when(marked, rule, "charger.action_marker", "marked-never-charge")?;
        if charger.arm != Arm::Skirmishers {
            return Ok(());
        }
        let rule = be("15.11");
        let plain = self.contact == Contact::Charge;
        Refusal::when(!plain, rule, "contact", "skirmishers-only-charge")?;
        let prey = matches!(defender.arm, Arm::Skirmishers | Arm::Artillery) || defender.disorder;
        Refusal::when(!prey, rule, "charger.arm", "skirmishers-charge-the-weak")
    }

    fn check_defender(&self) -> Result<(), Refusal> {
        let defender = &self.defender;
        let garrison = self.has_garrison();
        let riders = garrison && self.charger.arm == Arm::Cavalry;
        Refusal::when(riders, be("15.15"), "charger.arm", "cavalry-against-a-building")?;
        let covered = defender.cover != Cover::None;
        Refusal::when(garrison && !covered, be("22.1"), "defender.cover", "buildings-are-cover")?;
        let walled = garrison && self.is_pursuit();
        Refusal::when(walled, be("18.3"), "contact", "no-pursuit-into-buildings")?;
        let horse = covered && defender.arm == Arm::Cavalry;
        Refusal::when(horse, be("16.26"), "defender.cover", "no-cover-for-cavalry")?;
        let turned = self.is_turned();
        let round = turned && !defender.formation.has_flanks();
        Refusal::when(round, be("20.5"), "attack_from", "no-flank-to-attack")?;
        let secure = defender.secure_flanks.get();
        let edged = (defender.arm == Arm::Infantry && defender.formation.is_line_or_column())
            || defender.formation == Formation::Deployed;
        let at = "defender.secure_flanks";
        Refusal::when(secure > 0 && !edged, be("21.7"), at, "no-flank-to-secure")?;
        let struck = self.attack_from == AttackFrom::Flank && secure == 2;
        Refusal::when(struck, be("21.7"), at, "one-flank-is-struck")?;
        let open = 3 - secure - i32::from(turned);
        let crowd = defender.threats.get() > open;
        Refusal::when(crowd, be("16.35"), "defender.threats", "more-threats-than-open-sides")?;
        let infantry = defender.arm == Arm::Infantry;
        let guns = defender.battalion_guns && !infantry;
        Refusal::when(guns, be("19.3"), "defender.battalion_guns", "infantry-only")?;
        let pikes = defender.melee_weapons && !infantry;
        Refusal::when(pikes, be("19.3"), "defender.melee_weapons", "infantry-only")
    }

    /// BE-4.7, BE-4.10, BE-4.25, BE-4.26, BE-4.29: who cannot counter-charge.
    fn check_counter_charge(&self) -> Result<(), Refusal> {
        if !self.is_countered() {
            return Ok(());
        }
        let defender = &self.defender;
        let formed = matches!(defender.arm, Arm::Infantry | Arm::Cavalry)
            && defender.formation.is_line_or_column();
        Refusal::when(!formed, be("4.27"), "response", "unit-cannot-counter-charge")?;
        Refusal::when(defender.disorder, be("4.26"), "response", "disordered-only-stands")?;
        Refusal::when(defender.action_marker, be("4.25"), "response", "marked-only-stands")?;
        Refusal::when(self.is_turned(), be("4.29"), "response", "counter-charge-to-the-front")?;
        let kept =
            defender.cover != Cover::None || defender.secure_flanks.get() > 0 || defender.riverbank;
        Refusal::when(kept, be("16.21"), "response", "counter-charge-leaves-its-place")
    }

    fn check_place(&self) -> Result<(), Refusal> {
        let (charger, defender) = (&self.charger, &self.defender);
        let both = charger.high_ground && defender.high_ground;
        Refusal::when(both, be("16.32"), "defender.high_ground", "both-are-higher")?;
        let cavalry = charger.arm == Arm::Cavalry || defender.arm == Arm::Cavalry;
        let closed = self.difficult_place && (cavalry || defender.arm == Arm::Artillery);
        Refusal::when(closed, be("5.1"), "difficult_place", "only-foot-in-difficult-terrain")?;
        let odd = self.on_bridge && (self.has_garrison() || self.difficult_place);
        Refusal::when(odd, be("22.8"), "on_bridge", "bridge-or-building")
    }
}

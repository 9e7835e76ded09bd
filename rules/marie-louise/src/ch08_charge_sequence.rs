//! ML-8 A whole charge against infantry: reaction, defensive fire, the attacker's morale, impact; and one
//! against guns: canister, the attacker's morale, the gunners'.

use engine::input::{Int, Number, Optional};
use engine::{DiceError, Flow, Log, Procedure, Refusal, Step, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_morale::{Morale, MoraleOutcome, after_failure, passes, throw_morale};
use crate::ch05_reaction::{Generals, Reaction, outskirmished};
use crate::ch07_artillery::{Cannonade, roll_hits, roll_losses};
use crate::ch07_fire_window::may_fire_at_charge;
use crate::ch07_losses::{Fright, Strength, check_elements};
use crate::ch07_small_arms::{Circumstances, Shooter, Target, Volley, fire_volley};
use crate::ch08_batteries::{BatteryOutcome, ChargedBattery, test_gunners};
use crate::ch08_charge_move::CHARGE_DISTANCE;
use crate::ch08_impact::{
    BadGround, Clash, Fighter, Impact, ImpactWinner, LoserOutcome, test_attacker, test_defender,
};
use crate::options::HouseRules;
use crate::unit::{
    Arm, AwaitingOrder, Class, Cover, Direction, Formation, InfantryClass, InfantryWeapon, Level,
    Marker, Order, Status, TroopArm, TroopClass, TroopFormation, UnroutedMarker, check_apart,
    order_or_marker,
};
use crate::{follows, ml};

/// The unit that charges.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SequenceAttackerInput {
    arm: TroopArm,
    #[serde(default)]
    class: Optional<TroopClass>,
    #[serde(default)]
    cohesion: Level,
    #[serde(default)]
    status: Status,
    #[serde(default)]
    formation: TroopFormation,
    #[serde(default)]
    elements_lost: Int<0, 5>,
    #[serde(default)]
    isolated: bool,
    #[serde(default)]
    supported_flanks: Int<0, 2>,
    #[serde(default)]
    rear_support: bool,
    #[serde(default)]
    charisma: Int<0, 3>,
    #[serde(default)]
    cover: Cover,
    #[serde(default)]
    lancers: bool,
    #[serde(default)]
    armoured: bool,
    #[serde(default)]
    lower: bool,
    #[serde(default)]
    bad_ground: BadGround,
    elements: Int<1, 6>,
    #[serde(default)]
    loss_markers: Int<0, 4>,
    #[serde(default)]
    light_company: bool,
}

/// The battalion charged.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SequenceDefenderInput {
    #[serde(default)]
    cohesion: Level,
    #[serde(default)]
    status: Status,
    #[serde(default)]
    formation: TroopFormation,
    #[serde(default)]
    elements_lost: Int<0, 5>,
    #[serde(default)]
    isolated: bool,
    #[serde(default)]
    supported_flanks: Int<0, 2>,
    #[serde(default)]
    rear_support: bool,
    #[serde(default)]
    charisma: Int<0, 3>,
    #[serde(default)]
    cover: Cover,
    #[serde(default)]
    lower: bool,
    #[serde(default)]
    bad_ground: BadGround,
    #[serde(default)]
    class: Optional<InfantryClass>,
    #[serde(default)]
    marker: UnroutedMarker,
    #[serde(default)]
    order: Optional<AwaitingOrder>,
    elements: Int<1, 6>,
    #[serde(default)]
    training_fire: Level,
    #[serde(default)]
    #[expect(dead_code, reason = "both weapons fire alike at a charge")]
    weapon: InfantryWeapon,
    #[serde(default)]
    first_fire: bool,
    #[serde(default)]
    already_fired: bool,
    #[serde(default)]
    no_light_company: bool,
    #[serde(default)]
    sharpshooters: bool,
    #[serde(default)]
    brigadier_attached: bool,
    #[serde(default)]
    divisional_attached: bool,
    #[serde(default)]
    corps_or_army_attached: bool,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChargeSequenceInput {
    attacker: SequenceAttackerInput,
    defender: SequenceDefenderInput,
    #[serde(default)]
    direction: Direction,
    charge_start_distance: Number<0, 60>,
    #[serde(default)]
    defender_in_forest: bool,
    #[serde(default)]
    rain: bool,
}

/// How a charge ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SequenceOutcome {
    AttackerDestroyed,
    ChargeBroken,
    AttackerWins,
    DefenderWins,
    Melee,
}

/// A charge from its reaction to its impact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChargeSequence {
    /// The defender's reaction and fire, until they are spent.
    reaction: Option<Reaction>,
    volley: Option<Volley>,
    /// The canister of a battery, until it is spent, and its gunners.
    canister: Option<Cannonade>,
    gunners: Option<ChargedBattery>,
    /// The attacker's morale while it charges, once shaken, once routed.
    morale: [i32; 3],
    fright: Fright,
    tests: i32,
    elements_lost: i32,
    attacker_marker: Marker,
    defender_marker: Marker,
    impact: Option<Impact>,
    outcome: SequenceOutcome,
    recoil: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ChargeSequenceResult {
    outcome: SequenceOutcome,
    attacker_elements_lost: i32,
    attacker_marker: Marker,
    defender_marker: Marker,
    recoil: i32,
}

impl SequenceAttackerInput {
    fn fighter(&self) -> Fighter {
        Fighter {
            morale: Morale {
                arm: self.arm.into(),
                cohesion: self.cohesion,
                status: self.status,
                formation: self.formation.into(),
                marker: Marker::None,
                elements_lost: self.elements_lost.get(),
                isolated: self.isolated,
                supported_flanks: self.supported_flanks.get(),
                rear_support: self.rear_support,
                charisma: self.charisma.get(),
                cover: self.cover,
                attack: Direction::Front,
                charging: true,
                out_of_enemy_sight: false,
            },
            class: self.class.get().map(Class::from),
            lancers: self.lancers,
            armoured: self.armoured,
            lower: self.lower,
            bad_ground: self.bad_ground,
        }
    }
}

impl SequenceDefenderInput {
    fn fighter(&self, marker: Marker) -> Fighter {
        Fighter {
            morale: Morale {
                arm: Arm::Infantry,
                cohesion: self.cohesion,
                status: self.status,
                formation: self.formation.into(),
                marker,
                elements_lost: self.elements_lost.get(),
                isolated: self.isolated,
                supported_flanks: self.supported_flanks.get(),
                rear_support: self.rear_support,
                charisma: self.charisma.get(),
                cover: self.cover,
                attack: Direction::Front,
                charging: false,
                out_of_enemy_sight: false,
            },
            class: self.class.get().map(Class::from),
            lancers: false,
            armoured: false,
            lower: self.lower,
            bad_ground: self.bad_ground,
        }
    }

    const fn generals(&self) -> Generals {
        Generals {
            brigadier: self.brigadier_attached,
            divisional: self.divisional_attached,
            corps_or_army: self.corps_or_army_attached,
        }
    }

    fn shooter(&self, marker: Marker) -> Shooter {
        Shooter {
            arm: Arm::Infantry,
            elements: self.elements.get(),
            training: self.training_fire,
            formation: self.formation.into(),
            marker,
            order: if marker == Marker::None { Order::Hold } else { Order::None },
            adjusting: false,
            general_attached: self.generals().any(),
            first_fire: self.first_fire,
            dragoons: false,
            sharpshooters: self.sharpshooters,
        }
    }
}

/// ML-5.25, ML-5.26: the attacker's modifiers as it charges, once it is shaken and charges no more,
/// and once it is routed, disorganised and without support.
fn morale_when_failing(attacker: &Morale, house: &HouseRules, log: &mut Log) -> [i32; 3] {
    let shaken = Morale { marker: Marker::Shaken, charging: false, ..*attacker };
    let routed = Morale {
        marker: Marker::Routed,
        formation: Formation::Disorganised,
        supported_flanks: 0,
        rear_support: false,
        ..shaken
    };
    [
        attacker.score("morale-modifiers", house, log).value(),
        shaken.score("morale-modifiers-once-shaken", house, log).value(),
        routed.score("morale-modifiers-once-routed", house, log).value(),
    ]
}

impl ChargeSequence {
    fn declare(
        input: &ChargeSequenceInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        let (attacker, defender) = (&input.attacker, &input.defender);
        let given = defender.order.get().map(Order::from);
        let stated = Marker::from(defender.marker);
        let orders = [Order::Hold, Order::None];
        let order = order_or_marker(given, stated, orders, "defender.order")?;
        // ML-8.10: a unit charged under M becomes hesitant.
        let surprised = order == Order::Manoeuvre;
        let marker = if surprised { Marker::Hesitant } else { stated };
        let strength = input.check()?;
        let clash = Clash {
            attacker: attacker.fighter(),
            defender: defender.fighter(marker),
            direction: input.direction,
            counter_charge: false,
            defender_in_forest: input.defender_in_forest,
        };
        clash.check(house)?;
        if surprised {
            log.note(ml("8.10"), "charged-while-manoeuvring");
        }
        let lost_before = attacker.elements_lost.get() > 0 || attacker.loss_markers.get() > 0;
        let mut sequence = Self {
            reaction: None,
            volley: None,
            canister: None,
            gunners: None,
            morale: [0; 3],
            fright: Fright::new(attacker.status, lost_before, house),
            tests: 0,
            elements_lost: 0,
            attacker_marker: Marker::None,
            defender_marker: marker,
            impact: None,
            outcome: SequenceOutcome::ChargeBroken,
            recoil: 0,
        };
        if input.meets_fire(marker, house, log) {
            sequence.prepare_fire(input, marker, &clash.attacker.morale, strength, house, log);
        }
        sequence.impact = Some(Impact::new(&clash, house, log));
        Ok(sequence)
    }

    /// A charge as the game meets it: against a battalion that fires, with its reaction and its fire.
    pub(crate) fn of(
        clash: &Clash,
        fright: Fright,
        met: Option<(Reaction, Volley)>,
        house: &HouseRules,
        log: &mut Log,
    ) -> Self {
        let morale = match met {
            Some(_) => morale_when_failing(&clash.attacker.morale, house, log),
            None => [0; 3],
        };
        Self {
            reaction: met.map(|one| one.0),
            volley: met.map(|one| one.1),
            canister: None,
            gunners: None,
            morale,
            fright,
            tests: 0,
            elements_lost: 0,
            attacker_marker: Marker::None,
            defender_marker: clash.defender.morale.marker,
            impact: Some(Impact::new(clash, house, log)),
            outcome: SequenceOutcome::ChargeBroken,
            recoil: 0,
        }
    }

    /// ML-8.47, ML-8.49: a charge at a battery that may have canister for it.
    pub(crate) fn at_guns(
        attacker: &Morale,
        fright: Fright,
        canister: Option<Cannonade>,
        gunners: ChargedBattery,
        house: &HouseRules,
        log: &mut Log,
    ) -> Self {
        let morale = match canister {
            Some(_) => morale_when_failing(attacker, house, log),
            None => [0; 3],
        };
        Self {
            reaction: None,
            volley: None,
            canister,
            gunners: Some(gunners),
            morale,
            fright,
            tests: 0,
            elements_lost: 0,
            attacker_marker: Marker::None,
            defender_marker: Marker::None,
            impact: None,
            outcome: SequenceOutcome::ChargeBroken,
            recoil: 0,
        }
    }

    /// ML-8.9: what fire costs the attacker, and the tests that his losses ask for.
    fn bear(&mut self, losses: i32, strength: Strength) -> Flow {
        let toll = strength.suffer(losses);
        self.elements_lost = toll.elements_lost;
        if toll.eliminated {
            self.outcome = SequenceOutcome::AttackerDestroyed;
            self.forget();
            return Flow::Done;
        }
        self.tests = self.fright.tests(losses, &toll);
        Flow::Next
    }

    /// How it ended, and how many elements the attacker has lost.
    pub(crate) const fn end(&self) -> (SequenceOutcome, i32) {
        (self.outcome, self.elements_lost)
    }

    /// ML-8.7, ML-8.8: the reaction, the fire, and the fright that it may cause.
    fn prepare_fire(
        &mut self,
        input: &ChargeSequenceInput,
        marker: Marker,
        attacker: &Morale,
        strength: Strength,
        house: &HouseRules,
        log: &mut Log,
    ) {
        let defender = &input.defender;
        let (own, theirs) = (defender.no_light_company, input.attacker.light_company);
        let outskirmished = outskirmished(own, theirs, house);
        let generals = defender.generals();
        self.reaction = Some(Reaction::new(defender.cohesion, generals, outskirmished, log));
        let target = Target {
            arm: attacker.arm,
            formation: attacker.formation,
            cover: attacker.cover,
            cohesion: attacker.cohesion,
            elements: strength.elements,
            loss_markers: strength.loss_markers,
            direction: Direction::Front,
        };
        let circumstances = Circumstances { target_retiring: false, rain: input.rain };
        let shooter = defender.shooter(marker);
        self.volley = Some(Volley::new(&shooter, &target, circumstances, strength, house, log));
        self.morale = morale_when_failing(attacker, house, log);
    }

    /// What the result does not tell is spent, so that equal ends merge.
    fn forget(&mut self) {
        self.tests = 0;
        (self.impact, self.gunners) = (None, None);
    }

    fn result(self) -> ChargeSequenceResult {
        ChargeSequenceResult {
            outcome: self.outcome,
            attacker_elements_lost: self.elements_lost,
            attacker_marker: self.attacker_marker,
            defender_marker: self.defender_marker,
            recoil: self.recoil,
        }
    }
}

impl ChargeSequenceInput {
    fn check(&self) -> Result<Strength, Refusal> {
        let (attacker, defender) = (&self.attacker, &self.defender);
        check_apart(self.charge_start_distance.get(), "charge_start_distance")?;
        let arm = Arm::from(attacker.arm);
        let horse = arm == Arm::Cavalry && attacker.light_company;
        let field = "attacker.light_company";
        Refusal::when(horse, ml("8.8"), field, "light-companies-are-infantry")?;
        let (elements, lost) = (attacker.elements.get(), attacker.elements_lost.get());
        check_elements(elements, lost, "attacker.elements")?;
        let (own, own_lost) = (defender.elements.get(), defender.elements_lost.get());
        check_elements(own, own_lost, "defender.elements")?;
        let leaderless = defender.charisma.get() > 0 && !defender.generals().any();
        let field = "defender.charisma";
        Refusal::when(leaderless, ml("1.11"), field, "charisma-without-general")?;
        let markers = attacker.loss_markers.get();
        Strength::new(arm, attacker.cohesion, elements, markers, "attacker.loss_markers")
    }

    /// ML-8.11, ML-8.12, ML-7.1: whether the defender may fire.
    fn meets_fire(&self, marker: Marker, house: &HouseRules, log: &mut Log) -> bool {
        let near = self.charge_start_distance.get() <= CHARGE_DISTANCE;
        let holding = marker == Marker::None;
        let why_not = if near || self.direction != Direction::Front {
            Some((ml("8.12"), "no-time-to-react"))
        } else if !may_fire_at_charge(holding, marker, false, house) {
            Some((ml("8.11"), "cannot-fire-at-the-charge"))
        } else if self.defender.already_fired {
            Some((ml("7.1"), "fires-once-a-turn"))
        } else {
            None
        };
        if let Some((rule, key)) = why_not {
            log.note(rule, key);
        }
        why_not.is_none()
    }
}

/// ML-8.7: a steady defender fires at short range.
fn react(charge: &mut ChargeSequence, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    if let (Some(reaction), Some(volley)) = (charge.reaction.take(), &mut charge.volley)
        && reaction.roll(table)?
    {
        volley.at_short_range(table.log());
    }
    Ok(Flow::Next)
}

/// ML-8.9: the defensive fire, and the tests that the attacker's losses ask for.
fn fire(charge: &mut ChargeSequence, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let Some(mut volley) = charge.volley.take() else {
        return Ok(Flow::Next);
    };
    fire_volley(&mut volley, table)?;
    Ok(charge.bear(volley.losses, volley.strength))
}

/// ML-8.47: canister needs no dice to hit; other shot does.
fn aim_guns(charge: &mut ChargeSequence, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    if let Some(canister) = &mut charge.canister
        && roll_hits(canister, table)? == Flow::Done
    {
        charge.canister = None;
    }
    Ok(Flow::Next)
}

/// ML-8.9, ML-8.47: the canister, and the tests that the attacker's losses ask for.
fn fire_guns(charge: &mut ChargeSequence, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let Some(mut canister) = charge.canister.take() else {
        return Ok(Flow::Next);
    };
    roll_losses(&mut canister, table)?;
    Ok(charge.bear(canister.losses, canister.strength))
}

/// ML-8.49, ML-8.50: the gunners fight, flee, or were caught limbered.
fn meet_gunners(charge: &mut ChargeSequence, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let Some(mut gunners) = charge.gunners.take() else {
        return Ok(Flow::Done);
    };
    test_gunners(&mut gunners, table)?;
    charge.outcome = match gunners.result().outcome {
        BatteryOutcome::NotContacted => SequenceOutcome::ChargeBroken,
        BatteryOutcome::Melee => SequenceOutcome::Melee,
        BatteryOutcome::Eliminated | BatteryOutcome::GunsAbandoned => SequenceOutcome::AttackerWins,
    };
    charge.forget();
    Ok(Flow::Done)
}

/// ML-8.9, ML-5.25 to ML-5.27, ML-Q32, ML-Q75: every test due is taken; one failed breaks the
/// charge, a second routs the attacker and a third destroys it.
fn test_morale(charge: &mut ChargeSequence, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let (state, steady) = match charge.attacker_marker {
        Marker::None | Marker::Hesitant => (0, true),
        Marker::Shaken => (1, false),
        Marker::Routed => (2, false),
    };
    if charge.tests == 0 {
        if steady {
            return Ok(Flow::Next);
        }
        table.log().note(ml("Q75"), "charge-broken-by-fire");
        charge.outcome = SequenceOutcome::ChargeBroken;
        charge.forget();
        return Ok(Flow::Done);
    }
    charge.tests -= 1;
    let modifiers = table
        .score("morale-modifiers", ml("5.10"), "all-modifiers", charge.morale[state])
        .add(ml("5.14"), "elements-just-lost", -charge.elements_lost)
        .value();
    if passes(throw_morale(ml("5.10"), "morale", modifiers, table)?) {
        return Ok(Flow::Again);
    }
    match after_failure(charge.attacker_marker, Formation::Disorganised) {
        MoraleOutcome::Shaken => charge.attacker_marker = Marker::Shaken,
        MoraleOutcome::Routed => charge.attacker_marker = Marker::Routed,
        _ => {
            charge.attacker_marker = Marker::None;
            charge.outcome = SequenceOutcome::AttackerDestroyed;
            charge.forget();
            return Ok(Flow::Done);
        }
    }
    Ok(Flow::Again)
}

/// ML-8.22: the attacker at the impact, with the elements that he has just lost.
fn impact_of_attacker(
    charge: &mut ChargeSequence,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    if let Some(impact) = &mut charge.impact {
        impact.attacker_loses_elements(charge.elements_lost, table.log());
        test_attacker(impact, table)?;
    }
    Ok(Flow::Next)
}

/// ML-8.22, ML-8.33: the defender at the impact, and who wins.
fn impact_of_defender(
    charge: &mut ChargeSequence,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    let Some(mut impact) = charge.impact.take() else {
        return Ok(Flow::Done);
    };
    test_defender(&mut impact, table)?;
    let verdict = impact.verdict();
    charge.recoil = verdict.recoil;
    let marker = match verdict.loser_outcome {
        LoserOutcome::Routed => Marker::Routed,
        _ => Marker::Shaken,
    };
    charge.outcome = match verdict.winner {
        ImpactWinner::Attacker => {
            charge.defender_marker = marker;
            SequenceOutcome::AttackerWins
        }
        ImpactWinner::Defender => {
            charge.attacker_marker = marker;
            SequenceOutcome::DefenderWins
        }
        ImpactWinner::Melee => SequenceOutcome::Melee,
    };
    charge.forget();
    Ok(Flow::Done)
}

/// A charge from the reaction to the impact, throw by throw.
pub(crate) const CHARGE_STEPS: &[Step<ChargeSequence>] =
    &[react, fire, test_morale, impact_of_attacker, impact_of_defender];

/// A charge at a battery, throw by throw.
pub(crate) const CHARGE_AT_GUNS: &[Step<ChargeSequence>] =
    &[aim_guns, fire_guns, test_morale, meet_gunners];

pub static CHARGE_SEQUENCE: Procedure<ChargeSequenceInput, ChargeSequence, ChargeSequenceResult> =
    Procedure {
        name: "charge-sequence",
        rules: follows(&[
            "5.6", "5.9", "8.7", "8.8", "8.9", "8.10", "8.11", "8.12", "8.20", "8.21", "8.22",
            "8.23", "8.24", "8.25", "8.26", "8.27", "8.28", "8.29", "8.30", "8.31", "8.32", "8.33",
            "Q32", "Q75",
        ]),
        declare: |input, log| ChargeSequence::declare(&input, &HouseRules::DEFAULT, log),
        steps: CHARGE_STEPS,
        merging: None,
        result: ChargeSequence::result,
    };

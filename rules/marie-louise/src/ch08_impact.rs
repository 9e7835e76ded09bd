//! ML-8.3 The impact of a charge: both sides test their morale, and the higher score wins.

use engine::input::{Int, Optional};
use engine::{DiceError, Flow, Log, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_morale::{Morale, Names, check_charger, throw_morale};
use crate::options::HouseRules;
use crate::unit::{
    Arm, Class, Cover, Direction, Formation, Level, Marker, Status, TroopArm, TroopClass,
    TroopFormation, check_class, check_direction,
};
use crate::{follows, holds, ml};

/// ML-8.24, ML-Q82: bad ground under a unit; rocks hinder cavalry only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BadGround {
    #[default]
    None,
    Heavy,
    Rocky,
}

/// What an impact reads of a unit.
#[derive(Clone, Copy, Debug)]
pub struct Fighter {
    pub morale: Morale,
    pub class: Option<Class>,
    pub lancers: bool,
    pub armoured: bool,
    pub lower: bool,
    pub bad_ground: BadGround,
}

impl Fighter {
    fn check(&self, names: &Names) -> Result<(), Refusal> {
        let arm = self.morale.arm;
        check_class(arm, self.class, names.class)?;
        let foot = arm != Arm::Cavalry;
        Refusal::when(foot && self.lancers, ml("8.30"), names.lancers, "lancers-are-cavalry")?;
        let field = names.armoured;
        Refusal::when(foot && self.armoured, ml("8.32"), field, "armoured-troops-are-cavalry")?;
        self.morale.check(names)
    }

    /// ML-8.31: cavalry against a square, or a full square.
    fn against_square(&self, opponent: &Self) -> i32 {
        match opponent.morale.formation {
            Formation::Square if self.morale.arm == Arm::Cavalry => -5,
            Formation::FullSquare if self.morale.arm == Arm::Cavalry => -3,
            _ => 0,
        }
    }

    /// ML-8.22 to ML-8.32, table T8: the modifiers of morale, and those of the impact.
    pub fn modifiers(
        &self,
        opponent: &Self,
        of: &'static str,
        house: &HouseRules,
        log: &mut Log,
    ) -> i32 {
        let unit = &self.morale;
        let rocky =
            self.bad_ground == BadGround::Rocky && (unit.arm == Arm::Cavalry || !holds("Q82"));
        let bogged = self.bad_ground == BadGround::Heavy || rocky;
        let loose = unit.formation == Formation::MarchColumn || unit.formation.in_disorder();
        let open = unit.formation == Formation::Skirmish;
        let poor = self.class.is_some_and(Class::is_poor);
        let shock = self.class.is_some_and(Class::is_made_to_close);
        unit.score(of, house, log)
            .when(self.lower, ml("8.23"), "lower-than-the-opponent", -1)
            .when(bogged, ml("8.24"), "on-bad-ground", -2)
            .when(unit.marker == Marker::Hesitant, ml("8.25"), "is-hesitant", -1)
            .when(loose, ml("8.26"), "march-column-or-disorganised", -2)
            .when(open, ml("8.27"), "skirmishers-or-foragers", -3)
            .when(poor, ml("8.28"), "second-line-or-irregular", -2)
            .when(shock, ml("8.29"), "shock-or-battle", 2)
            .when(self.lancers && unit.charging, ml("8.30"), "lancers-charging", 1)
            .add(ml("8.31"), "cavalry-against-a-square", self.against_square(opponent))
            .when(opponent.armoured, ml("8.32"), "opponent-armoured", -1)
            .value()
    }
}

/// Two units about to clash.
#[derive(Clone, Copy, Debug)]
pub struct Clash {
    pub attacker: Fighter,
    pub defender: Fighter,
    pub direction: Direction,
    pub counter_charge: bool,
    pub defender_in_forest: bool,
}

impl Clash {
    /// ML-3.9, ML-5.28, ML-8.20 to ML-8.22: what no impact can be.
    pub fn check(&self, house: &HouseRules) -> Result<(), Refusal> {
        let (attacker, defender) = (&self.attacker, &self.defender);
        attacker.check(&Names::ATTACKER)?;
        defender.check(&Names::DEFENDER)?;
        let (charger, charged) = (&attacker.morale, &defender.morale);
        check_charger(charger.arm, charger.formation, house, "attacker.formation")?;
        check_direction(charged.formation, self.direction, "direction")?;
        if self.counter_charge {
            check_charger(charged.arm, charged.formation, house, "counter_charge")?;
            let marked = charged.marker != Marker::None;
            Refusal::when(marked, ml("1.60"), "counter_charge", "marker-cancels-the-order")?;
            let turned = self.direction != Direction::Front;
            Refusal::when(turned, ml("8.44"), "direction", "counter-charges-meet-in-front")?;
            let wooded = charged.arm == Arm::Cavalry && self.defender_in_forest;
            let key = "cavalry-shuns-forest-and-buildings";
            Refusal::when(wooded, ml("3.9"), "counter_charge", key)?;
        }
        let both = attacker.lower && defender.lower;
        Refusal::when(both, ml("8.23"), "defender.lower", "both-are-lower")?;
        let hidden = self.defender_in_forest || charged.formation.in_building();
        let barred = charger.arm == Arm::Cavalry && hidden;
        Refusal::when(barred, ml("3.9"), "attacker.arm", "cavalry-shuns-forest-and-buildings")
    }
}

/// An impact about to be tested, and how it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Impact {
    pub(crate) attacker_modifiers: i32,
    pub(crate) defender_modifiers: i32,
    pub(crate) defender_marker: Marker,
    pub(crate) attacker_total: Option<i32>,
    pub(crate) defender_total: Option<i32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ImpactWinner {
    Attacker,
    Defender,
    Melee,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LoserOutcome {
    None,
    Shaken,
    Routed,
    Eliminated,
}

/// How an impact ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    pub winner: ImpactWinner,
    pub recoil: i32,
    pub loser_outcome: LoserOutcome,
}

impl Impact {
    /// ML-8.22: both reckonings. The attack direction is the defender's concern.
    pub fn new(clash: &Clash, house: &HouseRules, log: &mut Log) -> Self {
        let (mut attacker, mut defender) = (clash.attacker, clash.defender);
        attacker.morale.charging = true;
        defender.morale.charging = clash.counter_charge;
        defender.morale.attack = clash.direction;
        let defender_marker = defender.morale.marker;
        let mut impact = Self {
            attacker_modifiers: 0,
            defender_modifiers: 0,
            defender_marker,
            attacker_total: None,
            defender_total: None,
        };
        if defender_marker == Marker::Routed {
            log.note(ml("8.21"), "routed-unit-contacted");
        } else {
            let (of_attacker, of_defender) = ("attacker-modifiers", "defender-modifiers");
            impact.attacker_modifiers = attacker.modifiers(&defender, of_attacker, house, log);
            impact.defender_modifiers = defender.modifiers(&attacker, of_defender, house, log);
        }
        impact
    }

    /// ML-5.14: elements that the attacker lost on the way.
    pub fn attacker_loses_elements(&mut self, lost: i32, log: &mut Log) {
        if lost == 0 {
            return;
        }
        self.attacker_modifiers = log
            .score("attacker-modifiers", ml("5.10"), "all-modifiers", self.attacker_modifiers)
            .add(ml("5.14"), "elements-just-lost", -lost)
            .value();
    }

    /// ML-8.21, ML-8.33, ML-9.1, ML-Q83: the higher score wins; the loser recoils by the
    /// difference and is shaken, or routs if he was; equal scores make a melee.
    pub fn verdict(&self) -> Verdict {
        let (Some(attacker), Some(defender)) = (self.attacker_total, self.defender_total) else {
            let loser_outcome = LoserOutcome::Eliminated;
            return Verdict { winner: ImpactWinner::Attacker, recoil: 0, loser_outcome };
        };
        let difference = attacker - defender;
        let shaken = self.defender_marker == Marker::Shaken;
        let (winner, recoil, loser_outcome) = match difference {
            1.. if shaken && holds("Q83") => (ImpactWinner::Attacker, 0, LoserOutcome::Routed),
            1.. => (ImpactWinner::Attacker, difference, LoserOutcome::Shaken),
            0 => (ImpactWinner::Melee, 0, LoserOutcome::None),
            _ => (ImpactWinner::Defender, -difference, LoserOutcome::Shaken),
        };
        Verdict { winner, recoil, loser_outcome }
    }

    fn result(self) -> ImpactResult {
        let Verdict { winner, recoil, loser_outcome } = self.verdict();
        ImpactResult {
            attacker_total: self.attacker_total,
            defender_total: self.defender_total,
            winner,
            recoil,
            loser_outcome,
        }
    }
}

/// ML-Q81: a score below zero frightens nobody by itself, unless by the house rule: then the
/// winner, or both in a tie, are shaken by it, and routed if they were shaken already.
pub const fn shaken_by_score(total: i32, house: &HouseRules) -> bool {
    house.impact_also_tests && total < 0
}

/// ML-8.22: the attacker's test. ML-8.21: against a routed unit there is none.
pub fn test_attacker(impact: &mut Impact, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    if impact.defender_marker == Marker::Routed {
        return Ok(Flow::Done);
    }
    let modifiers = impact.attacker_modifiers;
    impact.attacker_total = Some(throw_morale(ml("8.22"), "attacker-score", modifiers, table)?);
    Ok(Flow::Next)
}

/// ML-8.22: the defender's test.
pub fn test_defender(impact: &mut Impact, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let modifiers = impact.defender_modifiers;
    impact.defender_total = Some(throw_morale(ml("8.22"), "defender-score", modifiers, table)?);
    Ok(Flow::Done)
}

/// The unit that charges.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ImpactAttackerInput {
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
}

/// The unit charged.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ImpactDefenderInput {
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
    #[serde(default)]
    marker: Marker,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ImpactInput {
    attacker: ImpactAttackerInput,
    defender: ImpactDefenderInput,
    #[serde(default)]
    direction: Direction,
    #[serde(default)]
    counter_charge: bool,
    #[serde(default)]
    defender_in_forest: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ImpactResult {
    attacker_total: Option<i32>,
    defender_total: Option<i32>,
    winner: ImpactWinner,
    recoil: i32,
    loser_outcome: LoserOutcome,
}

impl From<&ImpactAttackerInput> for Fighter {
    fn from(unit: &ImpactAttackerInput) -> Self {
        Self {
            morale: Morale {
                arm: unit.arm.into(),
                cohesion: unit.cohesion,
                status: unit.status,
                formation: unit.formation.into(),
                marker: Marker::None,
                elements_lost: unit.elements_lost.get(),
                isolated: unit.isolated,
                supported_flanks: unit.supported_flanks.get(),
                rear_support: unit.rear_support,
                charisma: unit.charisma.get(),
                cover: unit.cover,
                attack: Direction::Front,
                charging: true,
                out_of_enemy_sight: false,
            },
            class: unit.class.get().map(Class::from),
            lancers: unit.lancers,
            armoured: unit.armoured,
            lower: unit.lower,
            bad_ground: unit.bad_ground,
        }
    }
}

impl From<&ImpactDefenderInput> for Fighter {
    fn from(unit: &ImpactDefenderInput) -> Self {
        Self {
            morale: Morale {
                arm: unit.arm.into(),
                cohesion: unit.cohesion,
                status: unit.status,
                formation: unit.formation.into(),
                marker: unit.marker,
                elements_lost: unit.elements_lost.get(),
                isolated: unit.isolated,
                supported_flanks: unit.supported_flanks.get(),
                rear_support: unit.rear_support,
                charisma: unit.charisma.get(),
                cover: unit.cover,
                attack: Direction::Front,
                charging: false,
                out_of_enemy_sight: false,
            },
            class: unit.class.get().map(Class::from),
            lancers: unit.lancers,
            armoured: unit.armoured,
            lower: unit.lower,
            bad_ground: unit.bad_ground,
        }
    }
}

fn declare(input: ImpactInput, log: &mut Log) -> Result<Impact, Refusal> {
    let house = &HouseRules::DEFAULT;
    let clash = Clash {
        attacker: Fighter::from(&input.attacker),
        defender: Fighter::from(&input.defender),
        direction: input.direction,
        counter_charge: input.counter_charge,
        defender_in_forest: input.defender_in_forest,
    };
    clash.check(house)?;
    Ok(Impact::new(&clash, house, log))
}

pub static IMPACT: Procedure<ImpactInput, Impact, ImpactResult> = Procedure {
    name: "impact",
    rules: follows(&[
        "5.11", "5.12", "5.13", "5.14", "5.15", "5.16", "5.17", "5.18", "5.19", "5.20", "5.21",
        "5.22", "5.23", "8.20", "8.21", "8.22", "8.23", "8.24", "8.25", "8.26", "8.27", "8.28",
        "8.29", "8.30", "8.31", "8.32", "8.33", "8.34", "Q81", "Q82", "Q83", "Q89",
    ]),
    declare,
    steps: &[test_attacker, test_defender],
    merging: None,
    result: Impact::result,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_negative_score_may_shake_even_the_winner() {
        // ML-Q81
        let house = HouseRules { impact_also_tests: true, ..HouseRules::DEFAULT };
        assert!(!shaken_by_score(-1, &HouseRules::DEFAULT));
        assert!(shaken_by_score(-1, &house));
        assert!(!shaken_by_score(0, &house));
    }
}

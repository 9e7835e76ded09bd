//! BF-9 Close combat, with its supports (BF-11), its generals (BF-17) and its losses (BF-10).

use engine::input::{Int, List};
use engine::{DiceError, Die, Flow, Log, Pool, Procedure, Reading, Refusal, Table, Worth};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch02_combat_value::MOST_OF_MILITIA;
use crate::ch08_fire::{die_of, top_face, unobstructed};
use crate::ch09_close_combat_value::{CloseCombatValueInput, Role, check, close_combat_value};
use crate::ch10_losses::{EvenLosses, Toll};
use crate::ch15_grades::tie_losses;
use crate::ch17_generals::test_general;
use crate::options::{HouseRules, SupportMilitiaDie, SupportValue};
use crate::unit::{Category, Cover, Grade};
use crate::{applies, bf, follows};

/// The unit that initiates the combat.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AttackerInput {
    pub category: Category,
    pub vc: Int<1, 6>,
    #[serde(default)]
    pub militia: bool,
    #[serde(default)]
    pub mounted: bool,
    #[serde(default)]
    pub grade: Grade,
    #[serde(default)]
    pub dashing: bool,
    /// It was displaced in this activation.
    #[serde(default)]
    pub moved: bool,
    #[serde(default)]
    pub overlooks: bool,
    #[serde(default)]
    pub difficult: bool,
    #[serde(default)]
    pub cover: Cover,
    #[serde(default)]
    pub other_opponents: Int<0, 9>,
    #[serde(default)]
    pub general: bool,
    /// Attack leadership of the general.
    #[serde(default)]
    pub leadership: Int<0, 2>,
    #[serde(default = "unobstructed")]
    pub retreat_room: Int<0, 10>,
}

/// The unit assailed.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DefenderInput {
    pub category: Category,
    pub vc: Int<1, 6>,
    #[serde(default)]
    pub militia: bool,
    #[serde(default)]
    pub mounted: bool,
    #[serde(default)]
    pub grade: Grade,
    #[serde(default)]
    pub countercharge: bool,
    #[serde(default)]
    pub overlooks: bool,
    #[serde(default)]
    pub difficult: bool,
    #[serde(default)]
    pub cover: Cover,
    #[serde(default)]
    pub other_opponents: Int<0, 9>,
    #[serde(default)]
    pub general: bool,
    /// Defence leadership of the general.
    #[serde(default)]
    pub leadership: Int<0, 2>,
    #[serde(default = "unobstructed")]
    pub retreat_room: Int<0, 10>,
}

/// A unit that supports the attacker (BF-11).
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SupportInput {
    pub category: Category,
    pub vc: Int<1, 6>,
    #[serde(default)]
    pub militia: bool,
    #[serde(default)]
    pub mounted: bool,
    #[serde(default)]
    pub overlooks: bool,
    #[serde(default)]
    pub difficult: bool,
    #[serde(default)]
    pub other_opponents: Int<0, 9>,
    #[serde(default)]
    pub general: bool,
    #[serde(default)]
    pub leadership: Int<0, 2>,
    #[serde(default = "unobstructed")]
    pub retreat_room: Int<0, 10>,
}

/// BF-11.7, BF-Q43: how the assailed player spreads the losses that a destroyed attacker leaves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExcessLosses {
    #[default]
    Concentrate,
    Spread,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CloseCombatInput {
    pub attacker: AttackerInput,
    pub defender: DefenderInput,
    #[serde(default)]
    pub rear_attack: bool,
    #[serde(default)]
    pub supports: List<SupportInput, 0, 3>,
    #[serde(default)]
    pub excess_losses: ExcessLosses,
}

/// What a combat needs to know of a unit once the dice fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fighter {
    pub category: Category,
    pub vc: i32,
    room: i32,
    pub dice: i32,
    die: Die,
    pub vcr: i32,
    general: bool,
    pub general_hit: bool,
}

/// BF-11.3: supports of one unit.
const MOST_SUPPORTS: usize = 3;

/// A close combat about to be fought, and how it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CloseCombat {
    pub attacker: Fighter,
    pub defender: Fighter,
    pub supports: [Option<Fighter>; MOST_SUPPORTS],
    grades: (Grade, Grade),
    excess: ExcessLosses,
    /// Attacking total less the defender's.
    pub balance: i32,
    /// Top faces of each side, which endanger the generals of the other.
    attacking_tops: i32,
    defending_tops: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    Attacker,
    Defender,
    Tie,
}

/// What a unit has suffered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct UnitLosses {
    pub losses: i32,
    pub stands_lost: i32,
    pub retreat_ud: i32,
    pub destroyed: bool,
    pub general_lost: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CloseCombatResult {
    pub winner: Winner,
    pub difference: i32,
    pub attacker: UnitLosses,
    pub defender: UnitLosses,
    pub supports: Vec<UnitLosses>,
}

/// A refusal about one unit names the unit's own field.
fn inside(role: Role) -> impl Fn(Refusal) -> Refusal {
    move |refusal| {
        let field = match (role, refusal.field) {
            (Role::Attacker, "mounted") => "attacker.mounted",
            (Role::Attacker, _) => "attacker.category",
            (Role::Defender, "mounted") => "defender.mounted",
            (Role::Defender, "difficult") => "defender.difficult",
            (Role::Defender, _) => "defender.countercharge",
            (Role::Support, _) => "supports",
        };
        Refusal { field, ..refusal }
    }
}

/// BF-2.10, BF-17.5: what no unit of a combat can be.
fn check_unit(
    category: Category,
    vc: i32,
    militia: bool,
    general: bool,
    leadership: i32,
    fields: [&'static str; 2],
) -> Result<(), Refusal> {
    let strong = militia && !category.is_artillery() && vc > MOST_OF_MILITIA;
    Refusal::when(strong, bf("2.10"), fields[0], "militia-above-three")?;
    let leaderless = leadership > 0 && !general;
    Refusal::when(leaderless, bf("17.5"), fields[1], "leadership-without-general")
}

/// Only what changes while the dice fall: a combat meets none but its own states.
impl std::hash::Hash for CloseCombat {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        let supports = self.supports.map(|support| support.is_some_and(|unit| unit.general_hit));
        let generals = (self.attacker.general_hit, self.defender.general_hit, supports);
        (self.balance, self.attacking_tops, self.defending_tops, generals).hash(hasher);
    }
}

impl CloseCombat {
    /// Checks who may fight whom, and reckons every close-combat value.
    pub fn declare(
        input: &CloseCombatInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        let sides = (&input.attacker, &input.defender);
        let combat = Self::between(sides, input.rear_attack, &input.supports, house, log)?;
        Ok(Self { excess: input.excess_losses, ..combat })
    }

    /// The same for units on a board.
    pub fn between(
        (attacker, defender): (&AttackerInput, &DefenderInput),
        rear_attack: bool,
        support_units: &[SupportInput],
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        let both = attacker.overlooks && defender.overlooks;
        Refusal::when(both, bf("0.15"), "defender.overlooks", "both-overlook")?;
        let covered = defender.cover.effective(rear_attack) != Cover::None;
        let of_attacker = CloseCombatValueInput {
            role: Role::Attacker,
            category: attacker.category,
            mounted: attacker.mounted,
            dashing: attacker.dashing,
            moved: attacker.moved,
            countercharge: false,
            overlooks: attacker.overlooks,
            difficult: attacker.difficult,
            cover: attacker.cover,
            other_opponents: attacker.other_opponents,
            rear_attack,
            opponent_in_cover: covered,
        };
        let of_defender = CloseCombatValueInput {
            role: Role::Defender,
            category: defender.category,
            mounted: defender.mounted,
            dashing: false,
            moved: false,
            countercharge: defender.countercharge,
            overlooks: defender.overlooks,
            difficult: defender.difficult,
            cover: defender.cover,
            other_opponents: defender.other_opponents,
            rear_attack,
            // BF-Q32: whether it attacks or defends.
            opponent_in_cover: attacker.cover != Cover::None && applies(bf("Q32")),
        };
        check(&of_attacker).map_err(inside(Role::Attacker))?;
        check(&of_defender).map_err(inside(Role::Defender))?;
        check_unit(
            attacker.category,
            attacker.vc.get(),
            attacker.militia,
            attacker.general,
            attacker.leadership.get(),
            ["attacker.vc", "attacker.leadership"],
        )?;
        check_unit(
            defender.category,
            defender.vc.get(),
            defender.militia,
            defender.general,
            defender.leadership.get(),
            ["defender.vc", "defender.leadership"],
        )?;
        let mut supports = [None; MOST_SUPPORTS];
        for (support, place) in support_units.iter().zip(&mut supports) {
            let other = support.category != attacker.category;
            Refusal::when(other, bf("11.2"), "supports", "support-of-another-category")?;
            let of_support = CloseCombatValueInput {
                role: Role::Support,
                category: support.category,
                mounted: support.mounted,
                dashing: false,
                moved: false,
                countercharge: false,
                overlooks: support.overlooks,
                difficult: support.difficult,
                cover: Cover::None,
                other_opponents: support.other_opponents,
                // BF-Q41: no bonus of a rear attack.
                rear_attack: rear_attack && !applies(bf("Q41")),
                opponent_in_cover: covered,
            };
            check(&of_support).map_err(inside(Role::Support))?;
            let (vc, leadership) = (support.vc.get(), support.leadership.get());
            let fields = ["supports", "supports"];
            check_unit(support.category, vc, support.militia, support.general, leadership, fields)?;
            // BF-11.8, BF-Q40: support dice are d6 even for militia.
            let eight = support.militia && house.support_militia_die == SupportMilitiaDie::D8;
            let value = close_combat_value(&of_support, house, log);
            *place = Some(Fighter {
                category: support.category,
                vc,
                room: support.retreat_room.get(),
                dice: dice(vc, leadership, "support-dice", bf("11.6"), log),
                die: die_of(eight),
                vcr: if house.support_value == SupportValue::Vcr { value } else { vc },
                general: support.general,
                general_hit: false,
            });
        }
        let (attack, defence) = (attacker.leadership.get(), defender.leadership.get());
        Ok(Self {
            attacker: Fighter {
                category: attacker.category,
                vc: attacker.vc.get(),
                room: attacker.retreat_room.get(),
                dice: dice(attacker.vc.get(), attack, "attacker-dice", bf("17.5"), log),
                die: die_of(attacker.militia),
                vcr: close_combat_value(&of_attacker, house, log),
                general: attacker.general,
                general_hit: false,
            },
            defender: Fighter {
                category: defender.category,
                vc: defender.vc.get(),
                room: defender.retreat_room.get(),
                dice: dice(defender.vc.get(), defence, "defender-dice", bf("17.6"), log),
                die: die_of(defender.militia),
                vcr: close_combat_value(&of_defender, house, log),
                general: defender.general,
                general_hit: false,
            },
            supports,
            grades: (attacker.grade, defender.grade),
            excess: ExcessLosses::Concentrate,
            balance: 0,
            attacking_tops: 0,
            defending_tops: 0,
        })
    }

    /// Whether anybody on the attacking side could fall to the defender's dice.
    fn attacking_generals(&self) -> bool {
        self.attacker.general || self.supports.iter().flatten().any(|support| support.general)
    }

    /// BF-9.5, BF-9.6, BF-15: who has won, and the losses of attacker and defender.
    pub fn losses(&self) -> (Winner, i32, i32) {
        match self.balance {
            _ if self.balance != 0 && !applies(bf("9.5")) => (Winner::Tie, 0, 0),
            1.. => (Winner::Attacker, 0, self.balance),
            0 if !applies(bf("9.6")) || !applies(bf("Q34")) => (Winner::Tie, 0, 0),
            0 => {
                let (attacker, defender) = tie_losses(self.grades.0, self.grades.1);
                (Winner::Tie, attacker, defender)
            }
            _ => (Winner::Defender, -self.balance, 0),
        }
    }

    /// BF-11.7: what a destroyed attacker leaves over passes to his supports.
    pub fn result(self) -> CloseCombatResult {
        let (winner, attack_losses, defence_losses) = self.losses();
        let toll_of = |fighter: &Fighter, losses: i32| {
            Toll::of(fighter.category, fighter.vc, losses, EvenLosses::Retreat, fighter.room)
        };
        let attack_toll = toll_of(&self.attacker, attack_losses);
        let mut tolls =
            self.supports.map(|support| support.map(|support| (support, toll_of(&support, 0))));
        let excess = attack_losses - attack_toll.suffered;
        pass_on_excess(excess, self.excess, &mut tolls);
        CloseCombatResult {
            winner,
            difference: self.balance.abs(),
            attacker: self.attacker.told(attack_losses, &attack_toll),
            defender: self.defender.told(defence_losses, &toll_of(&self.defender, defence_losses)),
            supports: tolls
                .iter()
                .flatten()
                .map(|(support, toll)| support.told(toll.suffered, toll))
                .collect(),
        }
    }
}

impl Fighter {
    /// BF-17.9: a general shares the fate of his unit.
    fn told(&self, losses: i32, toll: &Toll) -> UnitLosses {
        UnitLosses {
            losses,
            stands_lost: toll.stands_lost,
            retreat_ud: toll.retreat_ud(),
            destroyed: toll.destroyed(),
            general_lost: self.general && (self.general_hit || toll.destroyed()),
        }
    }
}

/// BF-9.3, BF-17.5, BF-17.6: one die per point of combat value, and those of the general.
fn dice(vc: i32, leadership: i32, of: &'static str, rule: engine::RuleId, log: &mut Log) -> i32 {
    log.score(of, bf("9.3"), "combat-value", vc).add(rule, "leadership-dice", leadership).value()
}

/// BF-11.7, BF-Q43: one after the other until each is destroyed, or one loss each in turn.
fn pass_on_excess(
    mut excess: i32,
    policy: ExcessLosses,
    tolls: &mut [Option<(Fighter, Toll)>; MOST_SUPPORTS],
) {
    while excess > 0 && tolls.iter().flatten().any(|(_, toll)| !toll.destroyed()) {
        for (_, toll) in tolls.iter_mut().flatten() {
            while excess > 0 && !toll.destroyed() {
                toll.suffer();
                excess -= 1;
                if policy == ExcessLosses::Spread {
                    break;
                }
            }
        }
    }
}

/// BF-9.3, BF-9.4: the attacker adds up its dice that are at most its close-combat value.
fn roll_attacker(combat: &mut CloseCombat, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let side = combat.attacker;
    let tops = tops(side.die, combat.defender.general);
    let reading = Reading::Both(Worth::faces_up_to(side.vcr), tops);
    let pool = Pool::new(side.dice, side.die, reading);
    let (sum, tops) = table.throw_both(bf("9.3"), "attacker-dice", pool)?;
    combat.balance += sum;
    combat.attacking_tops += tops;
    Ok(Flow::Next)
}

/// BF-11.6: each die of a support that is at most its value adds 1. One step for each support, so
/// that their dice merge.
fn roll_support<const AT: usize>(
    combat: &mut CloseCombat,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    if let Some(support) = combat.supports[AT] {
        let tops = tops(support.die, combat.defender.general);
        let reading = Reading::Both(Worth::at_most(support.vcr), tops);
        let pool = Pool::new(support.dice, support.die, reading);
        let (count, tops) = table.throw_both(bf("11.6"), "support-dice", pool)?;
        combat.balance += count;
        // BF-Q58: the dice of supports endanger a general like those of the attacker.
        combat.attacking_tops += if applies(bf("Q58")) { tops } else { 0 };
    }
    Ok(Flow::Next)
}

/// BF-9.3, BF-9.4: the same for the assailed unit.
fn roll_defender(combat: &mut CloseCombat, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let side = combat.defender;
    let reading =
        Reading::Both(Worth::faces_up_to(side.vcr), tops(side.die, combat.attacking_generals()));
    let pool = Pool::new(side.dice, side.die, reading);
    let (sum, tops) = table.throw_both(bf("9.3"), "defender-dice", pool)?;
    combat.balance -= sum;
    combat.defending_tops = tops;
    Ok(Flow::Next)
}

/// The dice that endanger a general, if there is one to endanger.
fn tops(die: Die, general: bool) -> Worth {
    if general { Worth::exactly(top_face(die)) } else { Worth::none() }
}

/// BF-17.8: a general of the attacking side, the attacker's first and then those of its supports:
/// one test for each top face of the defender.
fn test_attacking_general<const AT: usize>(
    combat: &mut CloseCombat,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    let unit = match AT.checked_sub(1) {
        None => Some(&mut combat.attacker),
        Some(support) => combat.supports[support].as_mut(),
    };
    if let Some(unit) = unit.filter(|unit| unit.general) {
        unit.general_hit = test_general(bf("17.8"), combat.defending_tops, table)?;
    }
    if AT == MOST_SUPPORTS {
        combat.defending_tops = 0; // Spent: states that forget them merge.
    }
    Ok(Flow::Next)
}

/// BF-17.8: the general of the assailed unit, one test for each top face of the attacking side.
fn test_defending_general(
    combat: &mut CloseCombat,
    table: &mut Table<'_>,
) -> Result<Flow, DiceError> {
    combat.defender.general_hit = test_general(bf("17.8"), combat.attacking_tops, table)?;
    combat.attacking_tops = 0;
    Ok(Flow::Next)
}

pub static CLOSE_COMBAT: Procedure<CloseCombatInput, CloseCombat, CloseCombatResult> = Procedure {
    name: "close-combat",
    rules: follows(&[
        "9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7", "9.8", "9.9", "9.10", "9.11", "9.12",
        "9.13", "9.14", "10.8", "10.10", "11.6", "11.7", "11.8", "15.1", "15.2", "15.3", "16.2",
        "16.3", "17.5", "17.6", "17.8", "17.9",
    ]),
    declare: |input, log| CloseCombat::declare(&input, &HouseRules::DEFAULT, log),
    steps: &[
        roll_attacker,
        roll_support::<0>,
        roll_support::<1>,
        roll_support::<2>,
        roll_defender,
        test_attacking_general::<0>,
        test_attacking_general::<1>,
        test_attacking_general::<2>,
        test_attacking_general::<3>,
        test_defending_general,
    ],
    // The defender's general is tested as soon as the attacking dice are known, so that their top
    // faces need not be carried through the defender's throw.
    merging: Some(&[
        roll_attacker,
        roll_support::<0>,
        roll_support::<1>,
        roll_support::<2>,
        test_defending_general,
        roll_defender,
        test_attacking_general::<0>,
        test_attacking_general::<1>,
        test_attacking_general::<2>,
        test_attacking_general::<3>,
    ]),
    result: CloseCombat::result,
};

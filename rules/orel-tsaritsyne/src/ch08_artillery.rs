//! OT-8.20 to OT-8.40 Guns: ammunition, bombardment and counter-battery.

use engine::input::{Int, List};
use engine::{Log, Lookup, Procedure, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch00_rolls::{Roll, roll};
use crate::options::{CombinedFire, HouseRules};
use crate::unit::{Game, Posture};
use crate::{follows, ot};

/// Fire values of batteries that shoot together.
pub type FireValues<const LEAST: usize> = List<Int<1, 6>, LEAST, 8>;

/// The sum of Fire values.
pub fn total_fire(values: &[Int<1, 6>]) -> i32 {
    values.iter().map(|value| value.get()).sum()
}

/// OT-8.30, table 4.7: the total Fire from which each modifier counts.
const FIRE_MODIFIER: [(i32, i32); 5] = [(11, 3), (8, 2), (5, 1), (3, 0), (0, -1)];

/// OT-8.30: the modifier of a total Fire counted in halves; half a point never reaches the next
/// bracket.
pub fn fire_modifier(halves: i32) -> i32 {
    let bracket = FIRE_MODIFIER.into_iter().find(|(fire, _)| halves >= 2 * fire);
    bracket.map_or(-1, |(_, modifier)| modifier)
}

/// OT-8.20: without ammunition nobody fires.
fn check_ammunition(none_left: bool) -> Result<(), Refusal> {
    Refusal::when(none_left, ot("8.20"), "no_ammunition", "no-ammunition-no-fire")
}

/// OT-8.74, OT-Q69: batteries add up, unless the players of Orël agreed that each fires alone.
fn check_combined(batteries: usize, house: &HouseRules) -> Result<(), Refusal> {
    let together = batteries > 1 && house.combined_fire == CombinedFire::Off;
    Refusal::when(together, ot("8.74"), "fire_values", "each-battery-fires-alone")
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BombardmentInput {
    #[serde(default)]
    pub fire_values: FireValues<0>,
    /// Of the batteries that counter-battery fire has suppressed.
    #[serde(default)]
    pub suppressed_fire_values: FireValues<0>,
    #[serde(default)]
    pub observation: bool,
    #[serde(default)]
    pub target_posture: Posture,
    #[serde(default)]
    pub hex_terrain: Int<0, 2>,
    #[serde(default)]
    pub fortification: Int<0, 2>,
    #[serde(default)]
    pub no_ammunition: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct BombardmentResult {
    pub losses: i32,
    pub pinned: bool,
}

fn bombardment(
    input: &BombardmentInput,
    house: &HouseRules,
    log: &mut Log,
) -> Result<Roll<()>, Refusal> {
    check_ammunition(input.no_ammunition)?;
    let batteries = input.fire_values.len() + input.suppressed_fire_values.len();
    Refusal::when(batteries == 0, ot("8.30"), "fire_values", "no-battery-fires")?;
    check_combined(batteries, house)?;
    let shelling = Shelling {
        fire: total_fire(&input.fire_values),
        suppressed: total_fire(&input.suppressed_fire_values),
        observation: input.observation,
        exposed: input.target_posture != Posture::Epc,
        terrain: input.hex_terrain.get(),
        works: input.fortification.get(),
    };
    Ok(shelling.roll(log))
}

/// A bombardment about to be rolled.
#[derive(Clone, Copy, Debug)]
pub struct Shelling {
    pub fire: i32,
    /// Of batteries that counter-battery fire has suppressed.
    pub suppressed: i32,
    pub observation: bool,
    /// The target is EM or routed.
    pub exposed: bool,
    pub terrain: i32,
    pub works: i32,
}

impl Shelling {
    /// OT-8.30, OT-8.74, OT-10.10: 2d6 and the modifiers of a bombardment.
    pub fn roll(&self, log: &mut Log) -> Roll<()> {
        let halves = log
            .score("halves-of-fire", ot("8.74"), "batteries-added-up", 2 * self.fire)
            .add(ot("8.30"), "suppressed-count-half", self.suppressed)
            .value();
        let modifier = log
            .score("dice-modifier", ot("8.30"), "total-fire", fire_modifier(halves))
            .when(self.observation, ot("10.10"), "observed-from-the-air", 1)
            .when(self.exposed, ot("8.30"), "target-em-or-routed", 1)
            .add(ot("8.30"), "terrain-of-the-hex", -self.terrain)
            .add(ot("8.30"), "works-of-the-hex", -self.works)
            .value();
        Roll::two_dice(ot("8.30"), "bombardment-dice", modifier, ())
    }
}

/// OT-8.30, table 4.7: up to 7 nothing, from 8 pinned, from 10 a loss, from 12 two.
pub fn bombardment_result(roll: Roll<()>) -> BombardmentResult {
    let losses = i32::from(roll.at_least(10)) + i32::from(roll.at_least(12));
    BombardmentResult { losses, pinned: roll.at_least(8) }
}

pub static BOMBARDMENT: Procedure<BombardmentInput, Roll<()>, BombardmentResult> = Procedure {
    name: "bombardment",
    rules: follows(&["8.30", "8.74", "10.10"]),
    declare: |input, log| bombardment(&input, &HouseRules::default(), log),
    steps: &[roll],
    merging: None,
    result: bombardment_result,
};

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CounterBatteryInput {
    game: Game,
    /// The players of Orël have taken the option.
    #[serde(default)]
    orel_option: bool,
    fire_values: FireValues<1>,
    #[serde(default)]
    observation: bool,
    #[serde(default)]
    target_em: bool,
    #[serde(default)]
    fortification: Int<0, 2>,
    #[serde(default)]
    no_ammunition: bool,
}

/// OT-8.40: what counter-battery does to a battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BatteryEffect {
    None,
    Suppressed,
    Silenced,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CounterBatteryResult {
    pub effect: BatteryEffect,
    pub losses: i32,
}

/// OT-8.3, OT-8.40, OT-8.74: 2d6 and the modifiers against a battery that bombards.
fn counter_battery(
    input: &CounterBatteryInput,
    house: &HouseRules,
    log: &mut Log,
) -> Result<Roll<()>, Refusal> {
    let in_force = house.has_counter_battery(input.game);
    Refusal::when(!in_force, ot("8.3"), "orel_option", "no-counter-battery-in-orel")?;
    check_ammunition(input.no_ammunition)?;
    check_combined(input.fire_values.len(), house)?;
    let answer = CounterFire {
        fire: total_fire(&input.fire_values),
        observation: input.observation,
        target_em: input.target_em,
        works: input.fortification.get(),
    };
    Ok(answer.roll(log))
}

/// Counter-battery fire about to be rolled.
#[derive(Clone, Copy, Debug)]
pub struct CounterFire {
    pub fire: i32,
    pub observation: bool,
    pub target_em: bool,
    pub works: i32,
}

impl CounterFire {
    /// OT-8.40, OT-8.74: 2d6 and the modifiers against a battery that bombards.
    pub fn roll(&self, log: &mut Log) -> Roll<()> {
        let whole = 2 * self.fire;
        let halves = log.score("halves-of-fire", ot("8.74"), "batteries-added-up", whole).value();
        let modifier = log
            .score("dice-modifier", ot("8.40"), "total-fire", fire_modifier(halves))
            .when(self.observation, ot("10.10"), "observed-from-the-air", 1)
            .when(self.target_em, ot("8.40"), "battery-em", 1)
            .add(ot("8.40"), "works-of-the-hex", -self.works)
            .value();
        Roll::two_dice(ot("8.40"), "counter-battery-dice", modifier, ())
    }
}

/// OT-8.40, table 4.7: up to 8 nothing, 9 and 10 suppressed, from 11 silenced with a loss.
pub fn counter_battery_result(roll: Roll<()>) -> CounterBatteryResult {
    let (effect, losses) = match roll.total() {
        Some(11..) => (BatteryEffect::Silenced, 1),
        Some(9 | 10) => (BatteryEffect::Suppressed, 0),
        _ => (BatteryEffect::None, 0),
    };
    CounterBatteryResult { effect, losses }
}

pub static COUNTER_BATTERY: Procedure<CounterBatteryInput, Roll<()>, CounterBatteryResult> =
    Procedure {
        name: "counter-battery",
        rules: follows(&["8.40", "8.3", "8.74"]),
        declare: |input, log| {
            let house = HouseRules { counter_battery: input.orel_option, ..HouseRules::default() };
            counter_battery(&input, &house, log)
        },
        steps: &[roll],
        merging: None,
        result: counter_battery_result,
    };

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AmmunitionInput {
    /// AP in the depot.
    stock: Int<0, 12>,
    /// Fire actions wanted.
    actions: Int<0, 12>,
    #[serde(default)]
    unsupplied: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AmmunitionResult {
    allowed: i32,
    remaining: i32,
}

/// OT-8.20: each fire action costs one AP; OT-3.4: unsupplied guns do not fire.
fn ammunition(input: AmmunitionInput, log: &mut Log) -> Result<AmmunitionResult, Refusal> {
    let stock = input.stock.get();
    let allowed = log
        .score("fire-actions", ot("8.20"), "actions-wanted", input.actions.get())
        .at_most(ot("8.20"), "one-point-each", stock)
        .at_most_when(input.unsupplied, ot("3.4"), "unsupplied-guns-are-silent", 0)
        .value();
    Ok(AmmunitionResult { allowed, remaining: stock - allowed })
}

pub static AMMUNITION: Lookup<AmmunitionInput, AmmunitionResult> =
    Lookup::new("ammunition", follows(&["8.20", "3.4"]), ammunition);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_point_of_fire_does_not_reach_the_next_bracket() {
        // OT-8.30: whole totals 1 to 12, then 2.5, 4.5, 7.5 and 10.5.
        let whole: Vec<i32> = (1..=12).map(|fire| fire_modifier(2 * fire)).collect();
        assert_eq!(whole, [-1, -1, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3]);
        assert_eq!([5, 9, 15, 21].map(fire_modifier), [-1, 0, 1, 2]);
    }

    #[test]
    fn where_each_battery_fires_alone_two_may_not_add_up() {
        // OT-8.74
        let house = HouseRules { combined_fire: CombinedFire::Off, ..HouseRules::default() };
        assert!(check_combined(1, &house).is_ok());
        assert_eq!(check_combined(2, &house).unwrap_err().rule, ot("8.74"));
        assert!(check_combined(8, &HouseRules::default()).is_ok());
    }

    #[test]
    fn tsaritsyn_always_has_counter_battery_and_panic() {
        // OT-0.4, OT-8.3, OT-8.84
        let house = HouseRules::default();
        assert!(house.has_counter_battery(Game::Tsaritsyn) && house.has_panic(Game::Tsaritsyn));
        assert!(!house.has_counter_battery(Game::Orel) && !house.has_panic(Game::Orel));
    }
}

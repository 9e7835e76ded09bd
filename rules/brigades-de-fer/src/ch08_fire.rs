//! BF-8 Fire: every die that hits is a loss; losses cost stands and ground (BF-10).

use engine::input::Int;
use engine::{
    DiceError, Die, Flow, Log, Pool, Procedure, Reading, Refusal, Table, Worth, is_left_out,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch02_combat_value::MOST_OF_MILITIA;
use crate::ch10_losses::{EvenLosses, RETREAT_ROOM, Toll};
use crate::ch17_generals::test_general;
use crate::options::{HorseArtilleryRange, HouseRules, RepeatingAndEnfilade};
use crate::unit::{Category, Cover, Weapon};
use crate::{applies, bf, follows};

/// BF-8.11, table T5: a die at most this hits; 0 is out of range.
#[rustfmt::skip]
const SCORE: [[i32; 5]; 6] = [
    // 1  2  3  4  5 UD
    [  3, 2, 1, 0, 0 ], // rifled musket
    [  4, 0, 0, 0, 0 ], // smoothbore musket
    [  3, 1, 0, 0, 0 ], // breechloading carbine
    [  2, 0, 0, 0, 0 ], // smoothbore carbine
    [  4, 3, 2, 1, 0 ], // smoothbore gun
    [  3, 3, 2, 2, 1 ], // rifled gun
];

/// The unit that fires, and how.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FireInput {
    pub weapon: Weapon,
    pub vc: Int<1, 6>,
    /// The range band, in UD.
    pub range: Int<1, 5>,
    #[serde(default)]
    pub militia: bool,
    #[serde(default)]
    pub horse_artillery: bool,
    #[serde(default)]
    pub repeating: bool,
    /// The shooter is behind the target's front line.
    #[serde(default)]
    pub enfilade: bool,
    #[serde(default)]
    pub basic_move: bool,
    #[serde(default)]
    pub overlooks: bool,
    /// The shooter has declared that it occupies buildings.
    #[serde(default)]
    pub in_buildings: bool,
    pub target: TargetInput,
}

/// The unit fired at.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TargetInput {
    pub category: Category,
    pub vc: Int<1, 6>,
    #[serde(default)]
    pub mounted: bool,
    #[serde(default)]
    pub cover: Cover,
    /// Armed with breechloading carbines.
    #[serde(default)]
    pub breechloaders: bool,
    /// A general is attached to it.
    #[serde(default)]
    pub general: bool,
    #[serde(default)]
    pub even_losses: EvenLosses,
    #[serde(default = "unobstructed")]
    pub retreat_room: Int<0, 10>,
}

/// A unit that nothing hinders retreats as far as it must.
pub fn unobstructed() -> Int<0, 10> {
    RETREAT_ROOM
}

/// What both kinds of fire ask of the shooter.
#[derive(Clone, Copy, Debug)]
pub struct Shooter {
    pub weapon: Weapon,
    pub vc: i32,
    pub range: i32,
    pub militia: bool,
    pub horse_artillery: bool,
    pub repeating: bool,
    pub enfilade: bool,
    pub basic_move: bool,
    pub overlooks: bool,
    pub in_buildings: bool,
}

impl Shooter {
    /// What the rules forbid a shooter, whatever it shoots at.
    pub fn check(&self, house: &HouseRules) -> Result<(), Refusal> {
        let gun = self.weapon.is_gun();
        let horse = self.horse_artillery;
        Refusal::when(horse && !gun, bf("8.17"), "horse_artillery", "horse-artillery-has-guns")?;
        let score = self.chart(house);
        let rule = if horse { bf("8.17") } else { bf("8.11") };
        Refusal::when(score == 0, rule, "range", "out-of-range")?;
        let may_repeat = matches!(self.weapon, Weapon::RifledMusket | Weapon::BreechloadingCarbine);
        let repeats = self.repeating;
        Refusal::when(repeats && !may_repeat, bf("Q5"), "repeating", "weapon-never-repeats")?;
        // BF-Q13: by a house rule, guns that only pivoted may fire.
        let hurried = self.basic_move && gun && !house.artillery_pivot_and_fire;
        Refusal::when(hurried, bf("8.1"), "basic_move", "guns-fire-stationary")?;
        let inside = self.in_buildings && !self.weapon.is_musket();
        Refusal::when(inside, bf("8.19"), "in_buildings", "only-infantry-in-buildings")?;
        let strong = self.militia && !gun && self.vc > MOST_OF_MILITIA;
        Refusal::when(strong, bf("2.10"), "vc", "militia-above-three")
    }

    /// BF-8.11, and BF-8.17 with BF-Q23: the score of the chart, 0 out of range. Horse artillery
    /// lacks the last band of its row, or reads the next one.
    pub fn chart(&self, house: &HouseRules) -> i32 {
        let row = &SCORE[self.weapon as usize];
        let at = |band: i32| row.get(band as usize - 1).copied().unwrap_or(0);
        if !self.horse_artillery || !applies(bf("8.17")) {
            return at(self.range);
        }
        match house.horse_artillery_range {
            HorseArtilleryRange::Cut if at(self.range + 1) == 0 => 0,
            HorseArtilleryRange::Cut => at(self.range),
            HorseArtilleryRange::Shift => at(self.range + 1),
        }
    }

    /// BF-8.8: d6, or d8 for militia.
    pub const fn die(&self) -> Die {
        die_of(self.militia)
    }

    /// BF-8.8, BF-8.9, BF-8.16: dice by combat value, one more from above, doubled for enfilade or
    /// repeating weapons. BF-Q6: the die for height comes before the doubling.
    pub fn dice(&self, house: &HouseRules, log: &mut Log) -> i32 {
        let fourfold = house.repeating_and_enfilade == RepeatingAndEnfilade::Quadruple;
        let again = fourfold && self.repeating && self.enfilade;
        let doubled = self.enfilade || self.repeating;
        let late = self.overlooks && doubled && !applies(bf("Q6"));
        log.score("dice", bf("8.8"), "combat-value", self.vc)
            .when(self.overlooks && !late, bf("8.16"), "overlooks-target", 1)
            .times_when(self.enfilade, bf("8.10"), "enfilade", 2)
            .times_when(self.repeating && !self.enfilade, bf("8.9"), "repeating-weapons", 2)
            .times_when(again, bf("Q5"), "repeating-weapons", 2)
            .when(late, bf("8.16"), "overlooks-target", 1)
            .value()
    }
}

/// BF-8.8, BF-9.3: militia throws d8, everyone else d6.
pub const fn die_of(militia: bool) -> Die {
    if militia { Die::D8 } else { Die::D6 }
}

/// BF-17.8: the face that endangers a general.
pub const fn top_face(die: Die) -> i32 {
    die.sides() as i32
}

/// A volley about to be fired, and what it has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Volley {
    dice: i32,
    die: Die,
    score: i32,
    /// Dice up to this miss because of cover.
    miss: i32,
    category: Category,
    vc: i32,
    general: bool,
    even_losses: EvenLosses,
    retreat_room: i32,
    pub hits: i32,
    general_tests: i32,
    pub general_hit: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct FireResult {
    pub hits: i32,
    pub stands_lost: i32,
    pub retreat_ud: i32,
    pub destroyed: bool,
    pub general_lost: bool,
}

impl Volley {
    /// BF-8.20: chart, then one more or less, then the caps; then what cover takes away.
    pub fn declare(input: &FireInput, house: &HouseRules, log: &mut Log) -> Result<Self, Refusal> {
        let shooter = Shooter {
            weapon: input.weapon,
            vc: input.vc.get(),
            range: input.range.get(),
            militia: input.militia,
            horse_artillery: input.horse_artillery,
            repeating: input.repeating,
            enfilade: input.enfilade,
            basic_move: input.basic_move,
            overlooks: input.overlooks,
            in_buildings: input.in_buildings,
        };
        shooter.check(house)?;
        let target = &input.target;
        let horses = target.category == Category::Cavalry;
        let on_horse = target.mounted && !horses;
        Refusal::when(on_horse, bf("Q26"), "target.mounted", "only-cavalry-is-mounted")?;
        let carbines = target.breechloaders && !horses;
        Refusal::when(carbines, bf("8.13"), "target.breechloaders", "only-cavalry-has-carbines")?;
        // BF-Q27: foot or horse.
        let horse = shooter.horse_artillery || target.category == Category::HorseArtillery;
        let counter_battery = shooter.weapon.is_gun()
            && target.category.is_artillery()
            && (!horse || applies(bf("Q27")));
        let score = log
            .score("score", bf("8.11"), "weapon-and-range", shooter.chart(house))
            .when(target.mounted, bf("8.14"), "target-mounted", 1)
            .when(shooter.basic_move, bf("8.15"), "shooter-moved", -1)
            .at_most_when(counter_battery, bf("8.18"), "counter-battery", 2)
            .at_most_when(shooter.in_buildings, bf("8.19"), "shooter-in-buildings", 1)
            .value();
        Ok(Self {
            dice: shooter.dice(house, log),
            die: shooter.die(),
            score,
            miss: dice_lost_to_cover(target, input.enfilade, log),
            category: target.category,
            vc: target.vc.get(),
            general: target.general,
            even_losses: target.even_losses,
            retreat_room: target.retreat_room.get(),
            hits: 0,
            general_tests: 0,
            general_hit: false,
        })
    }

    pub fn result(self) -> FireResult {
        let room = self.retreat_room;
        let toll = Toll::of(self.category, self.vc, self.hits, self.even_losses, room);
        FireResult {
            hits: self.hits,
            stands_lost: toll.stands_lost,
            retreat_ud: toll.retreat_ud(),
            destroyed: toll.destroyed(),
            general_lost: self.general && (self.general_hit || toll.destroyed()),
        }
    }
}

/// BF-8.12, BF-8.13, BF-18.1, BF-18.3: dice of 1, or of 1 and 2, that cover turns into misses.
fn dice_lost_to_cover(target: &TargetInput, enfilade: bool, log: &mut Log) -> i32 {
    if target.cover == Cover::Linear && enfilade {
        log.note(bf("18.3"), "linear-protection-turned");
    }
    let dismounted = target.category == Category::Cavalry && !target.mounted;
    let (rule, key, lost) = match target.cover.effective(enfilade) {
        Cover::None => return 0,
        Cover::Cover if dismounted && target.breechloaders => {
            (bf("8.13"), "breechloaders-in-cover", 2)
        }
        Cover::Cover => (bf("8.12"), "target-in-cover", 1),
        Cover::DenseCover | Cover::Linear => {
            let linear = target.cover == Cover::Linear;
            (if linear { bf("18.1") } else { bf("8.13") }, "target-in-dense-cover", 2)
        }
    };
    if is_left_out(rule) {
        return 0;
    }
    log.note_value(rule, key, i64::from(lost));
    lost
}

/// BF-8.20, BF-8.21: every die above what cover takes and up to the score is a loss. BF-17.8: each
/// top face endangers a general with the target.
fn roll_to_hit(volley: &mut Volley, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let (miss, score) = (volley.miss, volley.score);
    let hits = Worth::where_face(|face| miss < face && face <= score);
    let danger = if volley.general { Worth::exactly(top_face(volley.die)) } else { Worth::none() };
    let pool = Pool::new(volley.dice, volley.die, Reading::Both(hits, danger));
    (volley.hits, volley.general_tests) = table.throw_both(bf("8.20"), "fire-dice", pool)?;
    Ok(Flow::Next)
}

/// BF-17.8: the general with the target.
fn test_generals_luck(volley: &mut Volley, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    volley.general_hit = test_general(bf("17.8"), volley.general_tests, table)?;
    volley.general_tests = 0;
    Ok(Flow::Done)
}

pub static FIRE: Procedure<FireInput, Volley, FireResult> = Procedure {
    name: "fire",
    rules: follows(&[
        "8.8", "8.9", "8.10", "8.11", "8.12", "8.13", "8.14", "8.15", "8.16", "8.17", "8.18",
        "8.19", "8.20", "8.21", "10.1", "10.2", "10.3", "10.4", "10.9", "17.8", "17.9", "18.3",
    ]),
    declare: |input, log| Volley::declare(&input, &HouseRules::DEFAULT, log),
    steps: &[roll_to_hit, test_generals_luck],
    merging: None,
    result: Volley::result,
};

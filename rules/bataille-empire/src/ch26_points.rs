//! BE-26 Points: the price of units and generals.

use engine::input::Int;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch02_command::Quality;
use crate::unit::{Class, Size, Status, Weight};
use crate::{be, follows};

/// What is bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Infantry,
    Cavalry,
    Artillery,
    General,
}

/// BE-19.2: the calibre of artillery in pounds: 3-4, 6, 8-9, 12.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Calibre {
    #[default]
    #[serde(rename = "none")]
    None,
    #[serde(rename = "4")]
    Four,
    #[serde(rename = "6")]
    Six,
    #[serde(rename = "9")]
    Nine,
    #[serde(rename = "12")]
    Twelve,
}

/// BE-2.1: the quality of a general; units have none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GeneralQuality {
    #[default]
    None,
    Poor,
    Ordinary,
    Competent,
    Brilliant,
    Strategist,
}

/// BE-26.1, table T12: by status, class, size, weight, calibre and quality.
const STATUS: [i32; 4] = [0, 1, 2, 4];
const CLASS: [i32; 3] = [3, 1, 0];
const SIZE: [i32; 3] = [-3, 0, 4];
const WEIGHT: [i32; 4] = [0, 2, 4, 6];
const CALIBRE: [i32; 5] = [0, 6, 8, 10, 12];
const QUALITY: [i32; 6] = [0, 3, 6, 10, 15, 20];
const HORSE: i32 = 3;
const COMMANDER_IN_CHIEF: i32 = 5;

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PointsCostInput {
    kind: Kind,
    /// 1 to 6 for units.
    #[serde(default)]
    morale: Int<0, 6>,
    #[serde(default)]
    status: Status,
    #[serde(default)]
    manoeuvre_class: Class,
    #[serde(default)]
    size: Size,
    #[serde(default)]
    ft: Int<0, 2>,
    #[serde(default)]
    weight: Weight,
    #[serde(default)]
    calibre: Calibre,
    /// Horse artillery.
    #[serde(default)]
    horse: bool,
    #[serde(default)]
    quality: GeneralQuality,
    #[serde(default)]
    commander_in_chief: bool,
    #[serde(default)]
    light_infantry: bool,
    #[serde(default)]
    elan: bool,
    #[serde(default)]
    tenacious: bool,
    #[serde(default)]
    stoic: bool,
    #[serde(default)]
    rifle: bool,
    #[serde(default)]
    howitzers: bool,
    #[serde(default)]
    shrapnel: bool,
    #[serde(default)]
    good_shooter: bool,
    #[serde(default)]
    battalion_guns: bool,
    #[serde(default)]
    lance: bool,
    #[serde(default)]
    cuirass: bool,
    #[serde(default)]
    poor_shooter: bool,
    #[serde(default)]
    impetuous: bool,
    #[serde(default)]
    melee_weapons: bool,
    #[serde(default)]
    irregular: bool,
}

/// A trait: whether the unit has it, its field, its key, its price, and who may have it (BE-19.3).
struct Trait {
    has: bool,
    field: &'static str,
    key: &'static str,
    price: i32,
    open_to: &'static [Kind],
}

impl PointsCostInput {
    /// BE-19.3, table T12: the traits of the unit with their prices.
    fn traits(&self) -> [Trait; 15] {
        use Kind::{Artillery, Cavalry, Infantry};
        const FOOT: &[Kind] = &[Infantry];
        const HORSE: &[Kind] = &[Cavalry];
        const GUNS: &[Kind] = &[Artillery];
        const CHARGERS: &[Kind] = &[Infantry, Cavalry];
        const SHOOTERS: &[Kind] = &[Infantry, Artillery];
        const ALL: &[Kind] = &[Infantry, Cavalry, Artillery];
        let one = |has, field, key, price, open_to| Trait { has, field, key, price, open_to };
        [
            one(self.light_infantry, "light_infantry", "light-infantry", 1, FOOT),
            one(self.elan, "elan", "elan", 1, CHARGERS),
            one(self.tenacious, "tenacious", "tenacious", 1, ALL),
            one(self.stoic, "stoic", "stoic", 1, ALL),
            one(self.rifle, "rifle", "rifle", 1, FOOT),
            one(self.howitzers, "howitzers", "howitzers", 1, GUNS),
            one(self.shrapnel, "shrapnel", "shrapnel", 1, GUNS),
            one(self.good_shooter, "good_shooter", "good-shooter", 2, SHOOTERS),
            one(self.battalion_guns, "battalion_guns", "battalion-guns", 2, FOOT),
            one(self.lance, "lance", "lances", 2, HORSE),
            one(self.cuirass, "cuirass", "cuirass", 2, HORSE),
            one(self.poor_shooter, "poor_shooter", "poor-shooter", -1, SHOOTERS),
            one(self.impetuous, "impetuous", "impetuous", -1, HORSE),
            one(self.melee_weapons, "melee_weapons", "melee-weapons", -2, FOOT),
            one(self.irregular, "irregular", "irregular", -3, HORSE),
        ]
    }

    fn check(&self) -> Result<(), Refusal> {
        for one in self.traits() {
            let foreign = one.has && !one.open_to.contains(&self.kind);
            Refusal::when(foreign, be("19.3"), one.field, "trait-of-another-arm")?;
        }
        let artillery = self.kind == Kind::Artillery;
        let cavalry = self.kind == Kind::Cavalry;
        let riders = self.weight != Weight::None;
        Refusal::when(riders && !cavalry, be("19.2"), "weight", "cavalry-only")?;
        Refusal::when(cavalry && !riders, be("19.2"), "weight", "cavalry-without-weight")?;
        let guns = self.calibre != Calibre::None;
        Refusal::when(guns && !artillery, be("19.2"), "calibre", "artillery-only")?;
        Refusal::when(artillery && !guns, be("19.2"), "calibre", "artillery-without-calibre")?;
        Refusal::when(self.horse && !artillery, be("19.2"), "horse", "artillery-only")?;
        let heavy = self.horse && self.calibre == Calibre::Twelve;
        Refusal::when(heavy, be("19.2"), "horse", "twelve-pounders-on-foot")?;
        let ft = self.ft.get() > 0 && self.kind != Kind::Infantry;
        Refusal::when(ft, be("19.1"), "ft", "only-foot-has-ft")?;
        let both = self.good_shooter && self.poor_shooter;
        Refusal::when(both, be("19.3"), "good_shooter", "good-or-poor-shooter")?;
        let naked = self.cuirass && self.weight != Weight::Heavy;
        Refusal::when(naked, be("19.3"), "cuirass", "cuirass-of-heavy-cavalry")?;
        let wild = self.irregular && self.weight != Weight::Light;
        Refusal::when(wild, be("19.3"), "irregular", "irregular-is-light")?;
        let valued = self.quality != GeneralQuality::None;
        if self.kind == Kind::General {
            Refusal::when(!valued, be("2.1"), "quality", "general-without-quality")?;
            let unit = self.morale.get() > 0
                || self.status != Status::default()
                || self.manoeuvre_class != Class::default()
                || self.size != Size::default();
            return Refusal::when(unit, be("26.1"), "kind", "generals-have-quality-only");
        }
        Refusal::when(self.morale.get() == 0, be("19.1"), "morale", "unit-without-morale")?;
        Refusal::when(valued, be("26.1"), "quality", "quality-of-generals")?;
        let chief = self.commander_in_chief;
        Refusal::when(chief, be("26.1"), "commander_in_chief", "quality-of-generals")
    }
}

/// BE-26.1: the price of a general.
pub const fn price_of_general(quality: Quality, commander_in_chief: bool) -> i32 {
    QUALITY[quality as usize + 1] + if commander_in_chief { COMMANDER_IN_CHIEF } else { 0 }
}

/// BE-19.1: a unit as an order of battle lists it.
#[derive(Clone, Copy)]
#[expect(missing_debug_implementations, reason = "it asks for traits by a function")]
pub struct Listed<'a> {
    pub kind: Kind,
    pub morale: i32,
    pub status: Status,
    pub class: Class,
    pub size: Size,
    pub ft: i32,
    pub weight: Weight,
    pub calibre: Calibre,
    pub horse: bool,
    /// Whether it has the trait of this name.
    pub has: &'a dyn Fn(&str) -> bool,
}

impl Listed<'_> {
    /// BE-19.1 to BE-19.3: what the list of units forbids.
    pub fn check(&self) -> Result<(), Refusal> {
        self.input().check()
    }

    /// BE-26.1: its price.
    pub fn points(&self) -> i32 {
        points_cost(self.input(), &mut Log::silent()).map_or(0, |result| result.points)
    }

    fn input(&self) -> PointsCostInput {
        let has = self.has;
        PointsCostInput {
            kind: self.kind,
            morale: Int::of(self.morale.clamp(0, 6)),
            status: self.status,
            manoeuvre_class: self.class,
            size: self.size,
            ft: Int::of(self.ft.clamp(0, 2)),
            weight: self.weight,
            calibre: self.calibre,
            horse: self.horse,
            quality: GeneralQuality::None,
            commander_in_chief: false,
            light_infantry: has("light_infantry"),
            elan: has("elan"),
            tenacious: has("tenacious"),
            stoic: has("stoic"),
            rifle: has("rifle"),
            howitzers: has("howitzers"),
            shrapnel: has("shrapnel"),
            good_shooter: has("good_shooter"),
            battalion_guns: has("battalion_guns"),
            lance: has("lance"),
            cuirass: has("cuirass"),
            poor_shooter: has("poor_shooter"),
            impetuous: has("impetuous"),
            melee_weapons: has("melee_weapons"),
            irregular: has("irregular"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct PointsCostResult {
    points: i32,
}

/// BE-26.1, table T12: what a unit or general costs, at least 1.
fn points_cost(input: PointsCostInput, log: &mut Log) -> Result<PointsCostResult, Refusal> {
    input.check()?;
    let rule = be("26.1");
    if input.kind == Kind::General {
        let price = QUALITY[input.quality as usize];
        let points = log
            .score("price", rule, "price-of-the-quality", price)
            .when(input.commander_in_chief, rule, "commander-in-chief", COMMANDER_IN_CHIEF)
            .value();
        return Ok(PointsCostResult { points });
    }
    let morale = input.morale.get();
    let base = if input.kind == Kind::Artillery {
        log.score("price", rule, "price-of-the-calibre", CALIBRE[input.calibre as usize])
            .when(input.horse, rule, "horse-artillery", HORSE)
            .add(rule, "morale", morale)
    } else {
        log.score("price", rule, "price-of-a-unit", 2)
            .add(rule, "morale", 2 * morale)
            .add(rule, "skirmish-factor", input.ft.get())
            .add(rule, "price-of-the-weight", WEIGHT[input.weight as usize])
    };
    let mut price = base
        .add(rule, "price-of-the-status", STATUS[input.status as usize])
        .add(rule, "price-of-the-class", CLASS[input.manoeuvre_class as usize])
        .add(rule, "price-of-the-size", SIZE[input.size as usize]);
    for one in input.traits() {
        price = price.when(one.has, be("19.3"), one.key, one.price);
    }
    Ok(PointsCostResult { points: price.at_least(rule, "one-point-at-least", 1).value() })
}

pub static POINTS_COST: Lookup<PointsCostInput, PointsCostResult> =
    Lookup::new("points-cost", follows(&["19.1", "19.2", "19.3", "26.1"]), points_cost);

//! OT-8.104 The value of a side: its units, its supports, its trains in contact.

use engine::input::{Decimal, Int, List};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::quarters::quarters;
use crate::unit::{ARTILLERY, Among, COMBAT, Class, Role, TANKS_AND_CARS};
use crate::{follows, holds, ot};

/// OT-7.11: the two ways to launch an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AttackType {
    #[default]
    Prepared,
    Rapid,
}

/// A unit engaged in a combat.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EngagedUnit {
    pub class: Among<{ COMBAT | ARTILLERY | TANKS_AND_CARS }>,
    /// Combat value after loss markers; of guns, their Fire.
    pub value: Int<0, 12>,
    #[serde(default)]
    pub charge: Int<0, 15>,
    #[serde(default)]
    pub charging: bool,
    #[serde(default)]
    pub routed: bool,
    #[serde(default)]
    pub em: bool,
    #[serde(default)]
    pub unsupplied: bool,
}

/// OT-8.6: what may support a combat from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SupportKind {
    Artillery,
    ArmouredTrain,
    Flotilla,
    Air,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Support {
    pub kind: SupportKind,
    /// Fire or bomb value.
    pub value: Int<0, 6>,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CombatValueInput {
    role: Role,
    #[serde(default)]
    attack_type: AttackType,
    #[serde(default)]
    pursuit: bool,
    /// The option of OT-Q78 is in force.
    #[serde(default)]
    counter_charge: bool,
    units: List<EngagedUnit, 1, 12>,
    #[serde(default)]
    supports: List<Support, 0, 10>,
    /// Fire values of the trains in contact.
    #[serde(default)]
    contact_trains: List<Int<1, 6>, 0, 3>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CombatValueResult {
    combat_value: Decimal,
    /// Points that count for the support superiority.
    support_value: Decimal,
    auto_eliminated: i32,
}

impl CombatValueInput {
    fn has_combat_unit(&self) -> bool {
        self.units.iter().any(|unit| unit.class.get().is_combat())
    }

    fn is_rapid(&self) -> bool {
        self.attack_type == AttackType::Rapid
    }

    fn check(&self) -> Result<(), Refusal> {
        match self.role {
            Role::Attack => self.check_attack()?,
            Role::Defence => {
                let field = "attack_type";
                Refusal::when(self.is_rapid(), ot("8.105"), field, "only-attacks-are-rapid")?;
                Refusal::when(self.pursuit, ot("8.180"), "pursuit", "only-attackers-pursue")?;
            }
        }
        for unit in self.units.iter() {
            let both = unit.routed && unit.em;
            Refusal::when(both, ot("1.11"), "units", "routed-and-em-at-once")?;
            self.check_charge(unit)?;
        }
        let alone = !self.contact_trains.is_empty() && !self.has_combat_unit();
        Refusal::when(alone, ot("9.12"), "contact_trains", "train-needs-a-combat-unit")?;
        if self.pursuit { self.check_pursuit() } else { Ok(()) }
    }

    /// OT-8.106: routed and EM units do not attack; OT-7.13: guns support from where they stand;
    /// OT-9.33: vehicles attack only beside combat units.
    fn check_attack(&self) -> Result<(), Refusal> {
        let unfit = self.units.iter().any(|unit| unit.routed || unit.em);
        Refusal::when(unfit, ot("8.106"), "units", "only-epc-units-attack")?;
        let guns = self.units.iter().any(|unit| unit.class.get().is_artillery());
        Refusal::when(guns, ot("7.13"), "units", "guns-attack-as-supports")?;
        let none = !self.has_combat_unit();
        Refusal::when(none, ot("9.33"), "units", "attack-without-combat-unit")?;
        let field = "counter_charge";
        Refusal::when(self.counter_charge, ot("Q78"), field, "only-defenders-counter-charge")
    }

    /// OT-8.119, OT-3.4: supplied cavalry in position, and in defence only by the option of OT-Q78.
    fn check_charge(&self, unit: &EngagedUnit) -> Result<(), Refusal> {
        if !unit.charging {
            return Ok(());
        }
        let stands = self.role == Role::Defence && !self.counter_charge;
        Refusal::when(stands, ot("Q78"), "units", "defenders-do-not-charge")?;
        let fit = unit.class.get() == Class::Cavalry
            && unit.charge.get() >= 1
            && !unit.routed
            && !unit.em;
        Refusal::when(!fit, ot("8.119"), "units", "only-cavalry-in-position-charges")?;
        Refusal::when(unit.unsupplied, ot("3.4"), "units", "unsupplied-cavalry-never-charges")
    }

    /// OT-8.180: cavalry and at most one armoured car, alone, and not a new kind of attack.
    fn check_pursuit(&self) -> Result<(), Refusal> {
        let (rule, counts) = (ot("8.180"), |class: Class| {
            self.units.iter().filter(|unit| unit.class.get() == class).count()
        });
        let rapid = self.is_rapid();
        Refusal::when(rapid, ot("8.181"), "attack_type", "pursuit-is-not-rapid")?;
        let aided = !self.supports.is_empty();
        Refusal::when(aided, rule, "supports", "pursuit-without-supports")?;
        let trains = !self.contact_trains.is_empty();
        Refusal::when(trains, rule, "contact_trains", "pursuit-without-supports")?;
        let (horse, cars) = (counts(Class::Cavalry), counts(Class::ArmouredCar));
        let others = horse + cars < self.units.len();
        Refusal::when(others, rule, "units", "only-cavalry-and-a-car-pursue")?;
        Refusal::when(horse == 0, rule, "units", "pursuit-without-cavalry")?;
        Refusal::when(cars > 1, rule, "units", "one-car-pursues")
    }
}

/// OT-8.105, OT-8.181: quarters of a point that a combat unit or a vehicle is worth.
fn unit_value(unit: &EngagedUnit, rapid: bool, pursuit: bool, log: &mut Log) -> i32 {
    let value = if unit.charging {
        log.score("unit-quarters", ot("8.119"), "charge-value", 4 * unit.charge.get())
    } else {
        log.score("unit-quarters", ot("8.104"), "combat-value-of-the-unit", 4 * unit.value.get())
    };
    // OT-Q57: the car of a pursuit keeps its whole value.
    let pursues = pursuit && (unit.class.get() == Class::Cavalry || !holds("Q57"));
    let value = value
        .divided_when(rapid, ot("8.105"), "rapid-attack", 2)
        .divided_when(unit.unsupplied, ot("8.105"), "unsupplied-unit", 2)
        .divided_when(unit.routed, ot("8.105"), "routed-unit", 2)
        .divided_when(unit.em, ot("8.105"), "em-unit", 2)
        .divided_when(pursues, ot("8.181"), "cavalry-in-pursuit", 2)
        .value();
    // OT-0.6: quarters of a point are kept.
    if holds("0.6") { value } else { value / 4 * 4 }
}

/// OT-8.121, OT-Q64: quarters of a point that a gun without combat units is worth.
fn gun_alone_value(gun: &EngagedUnit, log: &mut Log) -> i32 {
    log.score("unit-quarters", ot("8.104"), "fire-of-the-gun", 4 * gun.value.get())
        .divided_when(true, ot("8.121"), "guns-alone-count-half", 2)
        .divided_when(gun.unsupplied && holds("Q64"), ot("8.105"), "unsupplied-unit", 2)
        .value()
}

/// OT-8.73, OT-Q22: quarters of a point that a support is worth; a rapid attack halves all of the
/// attacker's but the aircraft.
fn support_value(support: Support, rapid: bool, log: &mut Log) -> i32 {
    let halved = rapid && (support.kind != SupportKind::Air || !holds("Q22"));
    log.score("support-quarters", ot("8.104"), "brought-by-a-support", 4 * support.value.get())
        .divided_when(halved, ot("8.73"), "support-of-a-rapid-attack", 2)
        .value()
}

/// OT-8.104: what a side brings to a combat.
#[derive(Clone, Copy, Debug)]
pub struct Brought<'a> {
    pub units: &'a [EngagedUnit],
    pub supports: &'a [Support],
    /// Fire values of the trains in contact.
    pub contact: &'a [i32],
    pub rapid: bool,
    pub pursuit: bool,
}

/// What that is worth, in quarters of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideValue {
    pub combat: i32,
    /// What counts for the support superiority.
    pub support: i32,
    pub auto_eliminated: i32,
}

/// OT-8.104 to OT-8.106, OT-8.73, OT-8.121, OT-8.181, OT-9.12 to OT-9.14, OT-3.4: everything that a
/// side brings to a combat.
pub fn side_value(brought: &Brought<'_>, log: &mut Log) -> SideValue {
    let rapid = brought.rapid;
    let guns_alone = !brought.units.iter().any(|unit| unit.class.get().is_combat());
    let (mut units, mut supports, mut auto_eliminated) = (0, 0, 0);
    for unit in brought.units {
        if !unit.class.get().is_artillery() {
            units += unit_value(unit, rapid, brought.pursuit, log);
        } else if guns_alone && (unit.routed || unit.em) {
            log.note(ot("8.121"), "gun-eliminated-at-once");
            auto_eliminated += 1;
        } else if guns_alone {
            let value = gun_alone_value(unit, log);
            units += value;
            supports += value;
        } else if !log.applies(true, ot("Q65"), "guns-beside-units-add-nothing") {
            units += gun_alone_value(unit, log);
        }
    }
    let guns = supports;
    for support in brought.supports {
        supports += support_value(*support, rapid, log);
    }
    // OT-9.14: trains in contact add up; each counts twice, but once for the superiority.
    for fire in brought.contact {
        let train = Support { kind: SupportKind::ArmouredTrain, value: Int::of(*fire) };
        let value = support_value(train, rapid && holds("Q60"), log);
        log.note_value(ot("9.12"), "train-in-contact-counts-twice", i64::from(2 * value));
        supports += value;
        units += value;
    }
    SideValue { combat: units + supports - guns, support: supports, auto_eliminated }
}

fn combat_value(input: CombatValueInput, log: &mut Log) -> Result<CombatValueResult, Refusal> {
    input.check()?;
    let contact: Vec<i32> = input.contact_trains.iter().map(|fire| fire.get()).collect();
    let brought = Brought {
        units: &input.units,
        supports: &input.supports,
        contact: &contact,
        rapid: input.is_rapid(),
        pursuit: input.pursuit,
    };
    let value = side_value(&brought, log);
    Ok(CombatValueResult {
        combat_value: quarters(value.combat),
        support_value: quarters(value.support),
        auto_eliminated: value.auto_eliminated,
    })
}

pub static COMBAT_VALUE: Lookup<CombatValueInput, CombatValueResult> = Lookup::new(
    "combat-value",
    follows(&[
        "0.6", "8.104", "8.105", "8.106", "8.73", "8.121", "8.181", "9.12", "9.13", "9.14", "3.4",
    ]),
    combat_value,
);

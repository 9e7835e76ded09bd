//! OT-8.107 to OT-8.123 The modifiers of an Attack, and the rows of the two sides.

use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ch08_attack_input::AttackModifierInput;
use crate::ch08_encirclement_charge::{charge_bonus, combined_bonus};
use crate::ch08_ratio_terrain::{ratio_modifier, works_against};
use crate::unit::{Game, Side};
use crate::{follows, holds, ot};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AttackModifierResult {
    pub ratio: i32,
    pub quality: i32,
    pub support: i32,
    pub vehicles: i32,
    pub tank: i32,
    pub air: i32,
    pub encirclement: i32,
    pub charge: i32,
    pub combined: i32,
    pub terrain: i32,
    pub optional: i32,
    pub total: i32,
    pub attacker_row: i32,
    pub defender_row: i32,
}

impl AttackModifierInput {
    /// What cannot be true of an Attack.
    pub fn check(&self) -> Result<(), Refusal> {
        self.check_charge()?;
        self.check_game()?;
        self.check_events()?;
        let red = self.attacker_side == Side::Red;
        let short = red && self.ammunition_malus;
        Refusal::when(short, ot("12.5"), "ammunition_malus", "only-whites-run-short")?;
        let night = red && self.night_attack;
        Refusal::when(night, ot("12.7"), "night_attack", "only-whites-attack-by-night")?;
        let tired = red && self.fatigue_penalty.get() > 0;
        Refusal::when(tired, ot("12.6"), "fatigue_penalty", "only-whites-are-tired")
    }

    /// OT-8.119, OT-8.120: a charge needs clear ground without works, even if a tank cancels them.
    fn check_charge(&self) -> Result<(), Refusal> {
        let charges = self.charge_pe.get() > 0;
        let rough = charges && (!self.clear_terrain || self.terrain_value.get() > 0);
        Refusal::when(rough, ot("8.119"), "charge_pe", "charge-in-clear-terrain-only")?;
        let works = charges && self.fortification_value.get() > 0;
        Refusal::when(works, ot("8.120"), "charge_pe", "charge-against-works")
    }

    /// OT-0.4, OT-8.109: aircraft belong to Tsaritsyn, integrated artillery to Orël.
    fn check_game(&self) -> Result<(), Refusal> {
        let tsaritsyn = self.game == Game::Tsaritsyn;
        let (rule, told) = (ot("8.109"), "integrated-artillery-is-orels");
        let attacking = tsaritsyn && self.attacker_integrated.get() > 0;
        Refusal::when(attacking, rule, "attacker_integrated", told)?;
        let defending = tsaritsyn && self.defender_integrated.get() > 0;
        Refusal::when(defending, rule, "defender_integrated", told)?;
        let flies = !tsaritsyn && self.air_support;
        Refusal::when(flies, ot("0.4"), "air_support", "no-aircraft-in-orel")
    }

    /// OT-6.4: the Cheka is Red.
    fn check_events(&self) -> Result<(), Refusal> {
        let (rule, told) = (ot("6.4"), "cheka-is-red");
        let white_attacks = self.attacker_side == Side::White;
        let attacking = self.attacker_cheka && white_attacks;
        Refusal::when(attacking, rule, "attacker_cheka", told)?;
        let defending = self.defender_cheka && !white_attacks;
        Refusal::when(defending, rule, "defender_cheka", told)
    }

    /// OT-8.109: Fire and bombs, and one point for each counter with integrated artillery.
    fn support_superiority(&self) -> i32 {
        let attacker = self.attacker_support.count() + 4 * self.attacker_integrated.get();
        let defender = self.defender_support.count() + 4 * self.defender_integrated.get();
        (attacker - defender).signum()
    }

    /// OT-8.110: tanks and armoured cars, counter by counter.
    fn vehicle_superiority(&self) -> i32 {
        let cars = i32::from(holds("Q20"));
        let attacker = self.attacker_tanks.get() + cars * self.attacker_cars.get();
        let defender = self.defender_tanks.get() + cars * self.defender_cars.get();
        (attacker - defender).signum()
    }

    /// OT-8.117, OT-8.118, OT-9.32: what the ground and the works take off the roll. OT-Q31: they add
    /// up; OT-Q33: a tank cancels only the works.
    fn terrain(&self) -> i32 {
        let tank = self.attacker_tanks.get() > 0;
        let ground = if tank && !holds("Q33") { 0 } else { self.terrain_value.get() };
        let works = if holds("8.118") { self.fortification_value.get() } else { 0 };
        let works = works_against(works, tank);
        if holds("Q31") { ground + works } else { ground.max(works) }
    }

    /// OT-8.108, OT-Q16: the dominant Qualities, whatever shifts the rows.
    fn quality_differential(&self, attacker_row: i32, defender_row: i32) -> i32 {
        if holds("Q16") {
            self.attacker_quality.get() - self.defender_quality.get()
        } else {
            attacker_row - defender_row
        }
    }

    /// OT-8.116, OT-Q28: good enemy cavalry does not matter.
    fn combined(&self) -> i32 {
        let (charge_pe, infantry_pe) = (self.charge_pe.get(), self.infantry_pe.get());
        let hindered = self.enemy_cavalry_q5 && !holds("Q28");
        if hindered { 0 } else { combined_bonus(self.attacker_side, charge_pe, infantry_pe) }
    }

    /// OT-8.111, OT-Q19: only an attacking tank counts.
    fn tank(&self) -> i32 {
        let defending = self.defender_tanks.get() > 0 && !holds("Q19");
        i32::from(self.attacker_tanks.get() > 0) - i32::from(defending)
    }

    /// OT-12.5 to OT-12.7: the extras of the third game.
    fn optional(&self) -> i32 {
        i32::from(self.night_attack) - i32::from(self.ammunition_malus) - self.fatigue_penalty.get()
    }

    /// OT-8.107 to OT-8.118: the modifiers of the roll; OT-8.122, OT-8.123: the rows.
    pub fn reckon(&self, log: &mut Log) -> AttackModifierResult {
        let (attack, defence) = (self.attack_value.count(), self.defence_value.count());
        let (attacker_row, defender_row) = (self.attacker_row(log), self.defender_row(log));
        let mut result = AttackModifierResult {
            ratio: ratio_modifier(attack, defence, self.ratio_gap),
            quality: self.quality_differential(attacker_row, defender_row),
            support: self.support_superiority(),
            vehicles: self.vehicle_superiority(),
            tank: self.tank(),
            air: i32::from(self.air_support),
            encirclement: if self.encirclement { 2 } else { 0 },
            charge: charge_bonus(self.charge_pe.get(), self.enemy_cavalry_q5),
            combined: self.combined(),
            terrain: -self.terrain(),
            optional: self.optional(),
            total: 0,
            attacker_row,
            defender_row,
        };
        result.total = log
            .score("dice-modifier", ot("8.107"), "ratio-of-values", result.ratio)
            .add(ot("8.108"), "quality-differential", result.quality)
            .add(ot("8.109"), "support-superiority", result.support)
            .add(ot("8.110"), "more-or-fewer-vehicles", result.vehicles)
            .add(ot("8.111"), "attacking-tank", result.tank)
            .add(ot("8.112"), "attacking-aircraft", result.air)
            .add(ot("8.113"), "target-encircled", result.encirclement)
            .add(ot("8.114"), "charge-bonus", result.charge)
            .add(ot("8.116"), "combined-attack", result.combined)
            .add(ot("8.117"), "terrain-and-works", result.terrain)
            .when(self.ammunition_malus, ot("12.5"), "without-ammunition", -1)
            .add(ot("12.6"), "white-fatigue", -self.fatigue_penalty.get())
            .when(self.night_attack, ot("12.7"), "night-attack", 1)
            .value();
        result
    }

    fn attacker_row(&self, log: &mut Log) -> i32 {
        Row {
            of: "attacker-row",
            quality: self.attacker_quality.get(),
            morale: self.attacker_morale.get(),
            shift: self.attacker_row_shift.get(),
            fiery_speech: self.attacker_fiery_speech,
            cheka: self.attacker_cheka,
            encircled: self.attacker_encircled,
        }
        .reckon(log)
    }

    /// OT-Q14: who is encircled by the attack is encircled.
    fn defender_row(&self, log: &mut Log) -> i32 {
        Row {
            of: "defender-row",
            quality: self.defender_quality.get(),
            morale: self.defender_morale.get(),
            shift: self.defender_row_shift.get(),
            fiery_speech: self.defender_fiery_speech,
            cheka: self.defender_cheka,
            encircled: self.defender_encircled || self.encirclement,
        }
        .reckon(log)
    }
}

/// What decides the row that a side reads.
struct Row {
    of: &'static str,
    quality: i32,
    morale: i32,
    shift: i32,
    fiery_speech: bool,
    cheka: bool,
    encircled: bool,
}

impl Row {
    /// OT-8.102, OT-8.122, OT-8.123, OT-6.3 to OT-6.5, OT-12.2: the dominant Quality or the Morale,
    /// shifted, and always between Q1 and Q6.
    fn reckon(&self, log: &mut Log) -> i32 {
        log.score(self.of, ot("8.102"), "dominant-quality-of-the-side", self.quality)
            .set_when(self.morale > 0, ot("12.2"), "morale-of-the-side", self.morale)
            .add(ot("8.123"), "other-row-shifts", self.shift)
            .when(self.fiery_speech, ot("6.3"), "fiery-speech", 1)
            .when(self.cheka, ot("6.4"), "cheka-at-work", 1)
            .when(self.encircled, ot("8.122"), "stack-encircled", -1)
            .at_least(ot("8.123"), "row-not-below-one", 1)
            .at_most(ot("8.123"), "row-not-above-six", 6)
            .value()
    }
}

pub static ATTACK_MODIFIER: Lookup<AttackModifierInput, AttackModifierResult> = Lookup::new(
    "attack-modifier",
    follows(&[
        "8.107", "8.108", "8.109", "8.110", "8.111", "8.112", "8.113", "8.114", "8.116", "8.117",
        "8.118", "8.119", "8.120", "8.122", "8.123", "6.3", "6.4", "6.5", "12.2", "12.5", "12.6",
        "12.7",
    ]),
    |input, log| {
        input.check()?;
        Ok(input.reckon(log))
    },
);

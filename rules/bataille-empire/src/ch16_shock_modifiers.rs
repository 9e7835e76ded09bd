//! BE-16 Shock: the modifiers of table T9.

use engine::{Log, Score};

use crate::ch16_shock_facts::{Contact, Fighter, ShockInput};
use crate::options::{HouseRules, QualityGap};
use crate::unit::{Arm, Cover, Formation, Size, Status, Weight};
use crate::{be, holds};

/// One side of a shock, as table T9 sees it.
struct Side<'a> {
    own: &'a Fighter,
    adversary: &'a Fighter,
    shock: &'a ShockInput,
    /// It is the one that charged, not a counter-charger.
    is_charger: bool,
}

impl Side<'_> {
    /// BE-16.10, BE-16.15, BE-16.21: a pursuer has lost the impetus of its charge.
    fn pursues(&self) -> bool {
        self.is_charger && self.shock.is_pursuit()
    }
}

/// BE-16.1, BE-16.10 to BE-16.20, BE-16.28 to BE-16.36: what the charger adds to its die.
pub fn of_charger(shock: &ShockInput, house: &HouseRules, log: &mut Log) -> i32 {
    let (own, adversary) = (Fighter::from(&shock.charger), Fighter::from(&shock.defender));
    let side = Side { own: &own, adversary: &adversary, shock, is_charger: true };
    let score = log.score("charger-modifiers", be("16.21"), "charges", 0);
    let modifiers = common(charging(score, &side), &side, house).value();
    tell_rounding(&own, log);
    modifiers
}

/// BE-16.1, BE-16.21 to BE-16.36: what the defender adds to its die. BE-Q20: who counter-charges
/// gives up the modifiers of a defender.
pub fn of_defender(shock: &ShockInput, house: &HouseRules, log: &mut Log) -> i32 {
    let (own, adversary) = (Fighter::from(&shock.defender), Fighter::from(&shock.charger));
    let side = Side { own: &own, adversary: &adversary, shock, is_charger: false };
    let score = if shock.is_countered() && holds("16.21") && holds("Q20") {
        charging(log.score("defender-modifiers", be("16.21"), "counter-charges", 0), &side)
    } else {
        standing(log.score("defender-modifiers", be("16.21"), "stands", 0), &side)
    };
    let modifiers = common(score, &side, house).value();
    tell_rounding(&own, log);
    modifiers
}

/// BE-16.1, BE-Q19: totals are rounded down, and halves come only from skirmisher supports.
fn tell_rounding(own: &Fighter, log: &mut Log) {
    if own.skirmisher_supports % 2 == 1 {
        log.note(be("16.1"), "half-point-rounded-down");
    }
}

/// BE-16.10 to BE-16.20: modifiers of a side that charges or counter-charges.
fn charging<'a>(score: Score<'a>, side: &Side<'_>) -> Score<'a> {
    let (own, adversary) = (side.own, side.adversary);
    let score = match own.arm {
        Arm::Cavalry => charging_cavalry(score, side),
        Arm::Infantry => charging_infantry(score, side),
        Arm::Artillery | Arm::Skirmishers => score,
    };
    let elan = own.elan && !side.pursues() && (side.is_charger || holds("Q60"));
    let once = elan && own.order_attack && holds("Q38");
    let square = adversary.formation.is_square() && adversary.disorder;
    let exposed = own.arm == Arm::Cavalry && square && holds("Q25");
    let disorder = if exposed { 4 } else { 2 };
    let scattered = adversary.formation == Formation::Skirmish;
    let turned = side.is_charger && side.shock.is_turned();
    score
        .when(elan, be("16.16"), "charge-with-elan", 1)
        .when(own.order_attack && !once, be("16.16"), "cavalry-ordered-to-attack", 1)
        .when(adversary.action_marker, be("16.17"), "adversary-has-a-marker", 1)
        .when(adversary.disorder, be("16.18"), "adversary-in-disorder", disorder)
        .when(scattered, be("16.19"), "adversary-in-skirmish-order", 2)
        .when(turned, be("16.20"), "attack-on-flank-or-rear", 4)
}

/// BE-16.10 to BE-16.14: the lines of cavalry. BE-Q26: a pursuer has no weight.
fn charging_cavalry<'a>(score: Score<'a>, side: &Side<'_>) -> Score<'a> {
    let (own, adversary, shock) = (side.own, side.adversary, side.shock);
    let spent = side.pursues() && holds("Q26") || shock.on_bridge || own.penalised;
    let weight = match own.weight {
        Weight::None => 0,
        Weight::Light => 1,
        Weight::Medium => 2,
        Weight::Heavy => 3,
    };
    let against_cavalry = adversary.arm == Arm::Cavalry;
    let deep = against_cavalry && adversary.formation == Formation::Column;
    let wide = own.formation == Formation::Line;
    let surprise = side.is_charger && shock.contact == Contact::Opportunity && !against_cavalry;
    score
        .when(!spent, be("16.10"), "weight-of-the-charge", weight)
        .when(own.lance, be("16.11"), "lances", 1)
        .when(own.cuirass && against_cavalry, be("16.12"), "cuirasses-against-cavalry", 1)
        .when(wide && deep, be("16.13"), "line-against-cavalry-column", 1)
        .when(surprise, be("16.14"), "cavalry-by-opportunity", 1)
        .when(side.pursues(), be("16.14"), "cavalry-in-pursuit", 1)
}

/// BE-16.15: the lines of infantry.
fn charging_infantry<'a>(score: Score<'a>, side: &Side<'_>) -> Score<'a> {
    let (own, adversary, shock) = (side.own, side.adversary, side.shock);
    let checked = side.pursues()
        || shock.on_bridge
        || adversary.arm == Arm::Cavalry && holds("Q41")
        || adversary.formation == Formation::Garrison;
    let (line, column) = (own.formation == Formation::Line, own.formation == Formation::Column);
    score.when(line && !checked, be("16.15"), "infantry-charges-in-line", 1).when(
        column && !checked,
        be("16.15"),
        "infantry-charges-in-column",
        2,
    )
}

/// BE-16.22 to BE-16.27: modifiers of a defender that stands.
fn standing<'a>(score: Score<'a>, side: &Side<'_>) -> Score<'a> {
    let (own, adversary, shock) = (side.own, side.adversary, side.shock);
    let defender = &shock.defender;
    let infantry = own.arm == Arm::Infantry;
    let loose = own.arm == Arm::Skirmishers && adversary.arm == Arm::Cavalry && !holds("Q24");
    let against_cavalry = infantry && adversary.arm == Arm::Cavalry || loose;
    let line = infantry && own.formation == Formation::Line && adversary.arm.is_foot();
    let full = against_cavalry && own.formation == Formation::FullSquare;
    let hollow = against_cavalry && own.formation == Formation::HollowSquare;
    let open = against_cavalry && !own.formation.is_square();
    let deployed = own.formation == Formation::Deployed;
    let secure = defender.secure_flanks.get();
    let cover = if shock.is_turned() { Cover::None } else { defender.cover };
    score
        .when(line, be("16.22"), "line-against-infantry", 3)
        .when(open, be("16.23"), "infantry-against-cavalry", 2 + secure)
        .when(full, be("16.24"), "full-square-against-cavalry", 6)
        .when(hollow, be("16.24"), "hollow-square-against-cavalry", 7)
        .when(deployed, be("16.25"), "guns-defend-themselves", 1 + secure)
        .add(be("16.26"), "defends-cover", cover.level())
        .when(defender.tenacious, be("16.27"), "tenacious", 1)
        .when(defender.battalion_guns, be("16.27"), "battalion-guns", 1)
        .when(own.status == Status::Militia, be("16.27"), "militia", -1)
        .when(defender.melee_weapons, be("16.27"), "melee-weapons", -1)
}

/// BE-16.28, BE-Q16: how far a side is better in morale or status: the larger gap, or both.
fn quality_gap(own: &Fighter, adversary: &Fighter, house: &HouseRules) -> i32 {
    let morale = (own.morale - adversary.morale).max(0);
    let status = (own.status as i32 - adversary.status as i32).max(0);
    match house.quality_gap {
        QualityGap::Larger => morale.max(status),
        QualityGap::Sum => morale + status,
    }
}

/// BE-16.28 to BE-16.36: modifiers of both sides.
fn common<'a>(score: Score<'a>, side: &Side<'_>, house: &HouseRules) -> Score<'a> {
    let (own, adversary) = (side.own, side.adversary);
    let losses = adversary.losses.whole_losses() - own.losses.whole_losses();
    let foot = own.arm.is_foot() && adversary.arm.is_foot();
    let bank = !side.is_charger && side.shock.defender.riverbank;
    let large = own.size == Size::Large;
    let size = if large { "large-unit" } else { "small-unit" };
    let threats = own.threats + own.cavalry_threats;
    let twice = own.high_ground && bank && !holds("Q39");
    let higher = 1 + i32::from(twice);
    let hindered = if own.arm == Arm::Cavalry { -2 } else { -1 };
    score
        .add(be("16.28"), "better-morale-or-status", quality_gap(own, adversary, house))
        .add(be("16.29"), "adversary-has-more-losses", losses.max(0))
        .add(be("16.30"), "morale-supports", own.morale_supports)
        .add(be("16.30"), "fire-supports", own.fire_supports)
        .add(be("16.30"), "canister-supports", 2 * own.canister_supports)
        .add(be("16.30"), "skirmisher-supports", own.skirmisher_supports / 2)
        .when(foot && own.ft > adversary.ft, be("16.31"), "better-ft", 1)
        .when(own.high_ground || bank, be("16.32"), "high-ground-or-riverbank", higher)
        .when(own.general_attached, be("16.33"), "general-attached", 1)
        .when(own.out_of_command, be("16.33"), "out-of-command", -1)
        .add(be("16.34"), size, own.size.modifier())
        .add(be("16.35"), "flanks-or-rear-threatened", -threats)
        .when(own.penalised, be("16.36"), "penalised-by-terrain", hindered)
}

#[cfg(test)]
mod tests {
    use engine::input::Int;

    use super::*;
    use crate::ch16_shock_facts::ChargerInput;
    use crate::measure::Parts;

    fn infantry(morale: i32, status: Status) -> Fighter {
        Fighter::from(&ChargerInput {
            arm: Arm::Infantry,
            formation: Formation::Column,
            weight: Weight::None,
            morale: Int::of(morale),
            status,
            losses: Parts::ZERO,
            size: Size::Normal,
            detached: false,
            ft: Int::of(0),
            disorder: false,
            action_marker: false,
            lance: false,
            cuirass: false,
            elan: false,
            impetuous: false,
            order_attack: false,
            general_attached: false,
            out_of_command: false,
            morale_supports: Int::of(0),
            fire_supports: Int::of(0),
            canister_supports: Int::of(0),
            skirmisher_supports: Int::of(0),
            high_ground: false,
            threats: Int::of(0),
            cavalry_threats: Int::of(0),
            penalised: false,
        })
    }

    /// BE-16.28, BE-Q16.
    #[test]
    fn each_side_counts_its_own_larger_gap() {
        let (guard, line) = (infantry(4, Status::Guard), infantry(3, Status::Line));
        let veterans = infantry(6, Status::Militia);
        let house = HouseRules::DEFAULT;
        assert_eq!(quality_gap(&guard, &line, &house), 2);
        assert_eq!(quality_gap(&line, &guard, &house), 0);
        assert_eq!(quality_gap(&veterans, &guard, &house), 2);
        assert_eq!(quality_gap(&guard, &veterans, &house), 3);
        let sum = HouseRules { quality_gap: QualityGap::Sum, ..house };
        assert_eq!(quality_gap(&guard, &line, &sum), 3);
        assert_eq!(quality_gap(&veterans, &guard, &sum), 2);
    }
}

//! PF-11 Officers: one bonus die for those near them; no target unless nearest.

use engine::{Refusal, RuleId};

use crate::unit::{Trait, Unit, UnitType};
use crate::{holds, pf};

/// PF-11.2, PF-13.10: the officer within 6 inches, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    Nobody,
    Officer,
    IndianOfficer,
}

impl Help {
    /// PF-13.10: it matters whether an officer is Indian only where there is one.
    pub fn of(officer_near: bool, officer_is_indian: bool) -> Result<Self, Refusal> {
        let absent = officer_is_indian && !officer_near;
        Refusal::when(absent, pf("13.10"), "officer_is_indian", "no-officer-near")?;
        Ok(match (officer_near, officer_is_indian) {
            (false, _) => Self::Nobody,
            (true, false) => Self::Officer,
            (true, true) => Self::IndianOfficer,
        })
    }
}

/// PF-11.5: one bonus die at most, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// PF-11.2, PF-11.3.
    OfficerNear,
    /// PF-13.18: elite troops always count as near an officer.
    Elite,
    /// PF-11.4: an officer's own.
    Own,
}

impl Bonus {
    /// The rule that gives the die on a march.
    pub const fn march_rule(self) -> RuleId {
        match self {
            Self::OfficerNear => pf("11.2"),
            Self::Elite => pf("13.18"),
            Self::Own => pf("11.4"),
        }
    }

    /// The rule that gives the die in a test of nerve.
    pub const fn rally_rule(self) -> RuleId {
        match self {
            Self::OfficerNear => pf("11.3"),
            Self::Elite | Self::Own => self.march_rule(),
        }
    }

    /// How the log words it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::OfficerNear => "officer-near",
            Self::Elite => "elite-troops",
            Self::Own => "officer-helps-himself",
        }
    }
}

/// PF-11.2, PF-13.18, PF-Q61: the bonus on march orders. PF-Q55: any officer helps Indians to march.
pub fn march_bonus(unit: Unit, help: Help) -> Option<Bonus> {
    if unit.has(Trait::Elite) {
        return Some(Bonus::Elite);
    }
    (help != Help::Nobody).then_some(Bonus::OfficerNear)
}

/// PF-11.3, PF-11.4, PF-13.18: the bonus on rally orders. PF-13.10: an officer who is not Indian
/// has none for Indians.
pub fn rally_bonus(unit: Unit, help: Help) -> Option<Bonus> {
    if unit.kind == UnitType::Officer {
        return Some(Bonus::Own);
    }
    if unit.has(Trait::Elite) {
        return Some(Bonus::Elite);
    }
    let wild = unit.kind == UnitType::Indians;
    match help {
        Help::Officer if !wild || !holds("13.10") => Some(Bonus::OfficerNear),
        Help::IndianOfficer => Some(Bonus::OfficerNear),
        Help::Officer | Help::Nobody => None,
    }
}

/// PF-11.1, PF-8.10: an officer is fired at or charged only if he is the nearest target.
pub fn check_nearest(target: Unit, is_nearest: bool, rule: RuleId) -> Result<(), Refusal> {
    let spared = target.kind == UnitType::Officer && !is_nearest;
    Refusal::when(spared, rule, "target_is_nearest", "officer-is-not-nearest")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_indian_officer_rallies_indians() {
        // PF-13.10, PF-Q55
        let indians = Unit::fresh(UnitType::Indians);
        assert_eq!(rally_bonus(indians, Help::Officer), None);
        assert_eq!(rally_bonus(indians, Help::IndianOfficer), Some(Bonus::OfficerNear));
        assert_eq!(march_bonus(indians, Help::Officer), Some(Bonus::OfficerNear));
    }

    #[test]
    fn elite_troops_always_count_as_near_an_officer() {
        // PF-13.18
        let guard = Unit::fresh(UnitType::Infantry).with(Trait::Elite);
        assert_eq!(march_bonus(guard, Help::Nobody), Some(Bonus::Elite));
        assert_eq!(rally_bonus(guard, Help::Nobody), Some(Bonus::Elite));
    }

    #[test]
    fn an_officer_rallies_with_his_own_bonus() {
        // PF-11.4
        assert_eq!(rally_bonus(Unit::fresh(UnitType::Officer), Help::Nobody), Some(Bonus::Own));
    }
}

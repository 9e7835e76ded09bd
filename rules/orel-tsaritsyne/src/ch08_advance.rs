//! OT-8.170 The advance of the winner, and OT-8.183 whether his cavalry may pursue.

use engine::input::Int;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::HouseRules;
use crate::unit::Part;
use crate::{follows, holds, ot};

/// OT-8.138: what a winner's cell says about his advance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AdvanceCode {
    #[default]
    None,
    A,
    A1,
    Pa,
}

/// The circumstances of an advance.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AdvanceInput {
    code: AdvanceCode,
    winner: Part,
    /// The unit that advances is cavalry.
    #[serde(default)]
    cavalry: bool,
    #[serde(default)]
    loser_retreat: Int<0, 6>,
    #[serde(default)]
    loser_routed: bool,
    #[serde(default)]
    loser_eliminated: bool,
    #[serde(default)]
    hex_vacated: bool,
    #[serde(default)]
    after_pursuit: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct AdvanceResult {
    mandatory: bool,
    max_hexes: i32,
}

/// What decides an advance.
#[derive(Clone, Copy, Debug)]
pub struct Advance {
    pub code: AdvanceCode,
    pub winner: Part,
    pub cavalry: bool,
    pub loser_retreat: i32,
    pub loser_routed: bool,
    /// Or surrendered.
    pub loser_eliminated: bool,
    pub hex_vacated: bool,
    pub after_pursuit: bool,
}

impl Advance {
    /// OT-8.170: an `a` result obliges, if the hex is empty.
    pub fn is_mandatory(&self) -> bool {
        matches!(self.code, AdvanceCode::A | AdvanceCode::A1) && self.hex_vacated
    }

    /// OT-8.138, OT-8.173, OT-8.174, OT-8.184: one hex; a second for the attacker's cavalry on the
    /// heels of an enemy that fell back two hexes or more. OT-12.15: with the option of the third
    /// game also for infantry, behind an enemy that routed.
    pub fn max_hexes(&self, house: &HouseRules, log: &mut Log) -> i32 {
        if !self.is_mandatory() || !holds("8.138") {
            return 0;
        }
        log.note(ot("8.170"), "winner-must-advance");
        let horse = self.cavalry && (self.loser_retreat >= 2 || self.loser_routed);
        let foot = house.ob_infantry_advance && !self.cavalry && self.loser_routed;
        let free = self.code == AdvanceCode::A
            && self.winner == Part::Attacker
            && !(self.loser_eliminated && holds("8.174"))
            && !(self.after_pursuit && holds("8.184"));
        if free && horse {
            log.note(ot("8.173"), "cavalry-may-go-further");
        } else if free && foot {
            log.note(ot("12.15"), "infantry-may-go-further");
        }
        if free && (horse || foot) { 2 } else { 1 }
    }
}

fn declare_advance(input: AdvanceInput, log: &mut Log) -> Result<AdvanceResult, Refusal> {
    let beyond = input.winner == Part::Defender && input.code == AdvanceCode::A;
    Refusal::when(beyond, ot("8.138"), "code", "defenders-advance-one-hex")?;
    let fled = input.loser_retreat.get() > 0 || input.loser_routed;
    let dead = input.loser_eliminated;
    Refusal::when(dead && fled, ot("8.174"), "loser_eliminated", "the-dead-do-not-flee")?;
    let still_there = (dead || fled) && !input.hex_vacated;
    Refusal::when(still_there, ot("8.170"), "hex_vacated", "gone-but-not-vacated")?;
    let advance = Advance {
        code: input.code,
        winner: input.winner,
        cavalry: input.cavalry,
        loser_retreat: input.loser_retreat.get(),
        loser_routed: input.loser_routed,
        loser_eliminated: dead,
        hex_vacated: input.hex_vacated,
        after_pursuit: input.after_pursuit,
    };
    let max_hexes = advance.max_hexes(&HouseRules::default(), log);
    Ok(AdvanceResult { mandatory: advance.is_mandatory(), max_hexes })
}

pub static ADVANCE: Lookup<AdvanceInput, AdvanceResult> = Lookup::new(
    "advance",
    follows(&["8.138", "8.170", "8.173", "8.174", "8.184"]),
    declare_advance,
);

/// OT-8.183: friends of the beaten units in the hex where, or through which, they fled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    #[default]
    None,
    /// Any combat or artillery unit in position.
    Epc,
    Em,
    Routed,
    Vehicles,
    Depot,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PursuitAllowedInput {
    #[serde(default)]
    pub cavalry_advanced: bool,
    #[serde(default)]
    pub in_contact: bool,
    #[serde(default)]
    pub already_pursued: bool,
    #[serde(default)]
    pub obstacle: Obstacle,
    #[serde(default)]
    pub loser_eliminated: bool,
}

/// Whom the cavalry pursues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PursuitTarget {
    Losers,
    ObstacleHex,
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct PursuitAllowedResult {
    allowed: bool,
    target: PursuitTarget,
}

/// OT-8.180, OT-8.183, OT-8.184: cavalry that has just advanced and still touches the beaten units,
/// once, and not into friends of theirs in position.
fn pursuit_allowed(
    input: PursuitAllowedInput,
    log: &mut Log,
) -> Result<PursuitAllowedResult, Refusal> {
    let allowed = may_pursue(&input, log);
    let target = match input.obstacle {
        _ if !allowed => PursuitTarget::None,
        Obstacle::None => PursuitTarget::Losers,
        _ => PursuitTarget::ObstacleHex,
    };
    Ok(PursuitAllowedResult { allowed, target })
}

/// OT-8.180, OT-8.183, OT-8.184: whether nothing forbids it.
pub fn may_pursue(input: &PursuitAllowedInput, log: &mut Log) -> bool {
    let hindrances = [
        (!input.cavalry_advanced, ot("8.180"), "no-cavalry-advanced"),
        (!input.in_contact, ot("8.180"), "out-of-contact"),
        (input.loser_eliminated, ot("8.180"), "nobody-left-to-pursue"),
        (input.already_pursued && holds("8.184"), ot("8.184"), "pursued-already"),
        (
            input.obstacle == Obstacle::Epc && holds("8.183"),
            ot("8.183"),
            "friends-in-position-stop-it",
        ),
    ];
    let mut allowed = true;
    for (holds, rule, key) in hindrances {
        if holds {
            allowed = false;
            log.note(rule, key);
        }
    }
    allowed
}

pub static PURSUIT_ALLOWED: Lookup<PursuitAllowedInput, PursuitAllowedResult> =
    Lookup::new("pursuit-allowed", follows(&["8.180", "8.183", "8.184"]), pursuit_allowed);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_the_third_game_infantry_may_follow_a_rout() {
        // OT-12.15
        let foot = Advance {
            code: AdvanceCode::A,
            winner: Part::Attacker,
            cavalry: false,
            loser_retreat: 0,
            loser_routed: true,
            loser_eliminated: false,
            hex_vacated: true,
            after_pursuit: false,
        };
        let house = HouseRules { ob_infantry_advance: true, ..HouseRules::default() };
        let log = &mut Log::silent();
        assert_eq!(foot.max_hexes(&HouseRules::default(), log), 1);
        assert_eq!(foot.max_hexes(&house, log), 2);
        let retreated = Advance { loser_routed: false, loser_retreat: 2, ..foot };
        assert_eq!(retreated.max_hexes(&house, log), 1);
    }
}

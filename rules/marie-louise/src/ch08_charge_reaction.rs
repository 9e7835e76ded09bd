//! ML-8.1 How charged infantry and cavalry react.

use engine::input::{Number, Optional};
use engine::{DiceError, Flow, Log, Lookup, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch05_reaction::{Generals, Reaction, TestKind, outskirmished};
use crate::ch07_fire_window::may_fire_at_charge;
use crate::ch08_charge_move::CHARGE_DISTANCE;
use crate::options::HouseRules;
use crate::unit::{
    Arm, Formation, Level, Marker, Order, TroopArm, TroopFormation, check_apart, check_routed,
    order_or_marker,
};
use crate::{follows, holds, ml};

/// The decision of the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    #[default]
    Fire,
    FullSquare,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChargeReactionInput {
    #[serde(default)]
    cohesion: Level,
    #[serde(default)]
    formation: TroopFormation,
    #[serde(default)]
    order: Optional<Order>,
    #[serde(default)]
    marker: Marker,
    #[serde(default)]
    moved: bool,
    #[serde(default)]
    already_fired: bool,
    #[serde(default)]
    choice: Choice,
    #[serde(default)]
    attacker_arm: TroopArm,
    #[serde(default)]
    no_light_company: bool,
    #[serde(default)]
    attacker_light_company: bool,
    charge_start_distance: Number<0, 60>,
    #[serde(default)]
    from_behind_front_line: bool,
    #[serde(default)]
    brigadier_attached: bool,
    #[serde(default)]
    divisional_attached: bool,
    #[serde(default)]
    corps_or_army_attached: bool,
}

/// What is read of a charged battalion.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Charged {
    pub(crate) cohesion: Level,
    pub(crate) order: Order,
    pub(crate) marker: Marker,
    pub(crate) moved: bool,
    pub(crate) already_fired: bool,
    pub(crate) choice: Choice,
    pub(crate) no_light_company: bool,
    pub(crate) attacker_light_company: bool,
    /// The charge starts at 2 pas or less.
    pub(crate) near: bool,
    pub(crate) from_behind: bool,
    pub(crate) generals: Generals,
}

/// A charged battalion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChargedUnit {
    pub(crate) test: TestKind,
    /// The test still to be taken.
    pub(crate) reaction: Option<Reaction>,
    pub(crate) choice: Choice,
    pub(crate) response: Response,
    pub(crate) hesitant: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Response {
    None,
    ShortRangeFire,
    LongRangeFire,
    FullSquare,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ChargeReactionResult {
    test: TestKind,
    response: Response,
    hesitant: bool,
}

impl ChargeReactionInput {
    fn check(&self, order: Order) -> Result<(), Refusal> {
        let formation = Formation::from(self.formation);
        check_apart(self.charge_start_distance.get(), "charge_start_distance")?;
        check_routed(Arm::Infantry, formation, self.marker, "formation")?;
        let mounted = Arm::from(self.attacker_arm) == Arm::Cavalry;
        let horse = mounted && self.attacker_light_company;
        let field = "attacker_light_company";
        Refusal::when(horse, ml("8.8"), field, "light-companies-are-infantry")?;
        let inside = mounted && formation.in_building();
        Refusal::when(inside, ml("3.9"), "attacker_arm", "cavalry-shuns-forest-and-buildings")?;
        let turned = self.from_behind_front_line && !formation.has_flanks();
        let field = "from_behind_front_line";
        Refusal::when(turned, ml("5.28"), field, "formation-without-flank")?;
        let late = order == Order::Manoeuvre && self.moved;
        Refusal::when(late, ml("8.10"), "moved", "charged-before-manoeuvres")?;
        let column = formation == Formation::AttackColumn;
        let able = column && order == Order::Hold && mounted && !self.moved;
        let unable = self.choice == Choice::FullSquare && !able;
        Refusal::when(unable, ml("8.13"), "choice", "cannot-form-a-full-square")
    }
}

impl ChargedUnit {
    /// ML-8.7, ML-8.8, ML-8.10 to ML-8.13, ML-Q76, ML-Q77: whether it may react, and how well it
    /// must.
    fn declare(
        input: &ChargeReactionInput,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<Self, Refusal> {
        let orders = [Order::Hold, Order::None];
        let order = order_or_marker(input.order.get(), input.marker, orders, "order")?;
        input.check(order)?;
        Ok(Self::new(
            &Charged {
                cohesion: input.cohesion,
                order,
                marker: input.marker,
                moved: input.moved,
                already_fired: input.already_fired,
                choice: input.choice,
                no_light_company: input.no_light_company,
                attacker_light_company: input.attacker_light_company,
                near: input.charge_start_distance.get() <= CHARGE_DISTANCE,
                from_behind: input.from_behind_front_line,
                generals: Generals {
                    brigadier: input.brigadier_attached,
                    divisional: input.divisional_attached,
                    corps_or_army: input.corps_or_army_attached,
                },
            },
            house,
            log,
        ))
    }

    /// The same of a unit that is known to be sound.
    pub(crate) fn new(unit: &Charged, house: &HouseRules, log: &mut Log) -> Self {
        let surprised = unit.order == Order::Manoeuvre;
        let hesitant = unit.marker == Marker::Hesitant || surprised;
        if surprised {
            log.note(ml("8.10"), "charged-while-manoeuvring");
        }
        let holding = unit.order == Order::Hold || surprised;
        let fire = unit.choice == Choice::Fire;
        let why_not = if (unit.near || unit.from_behind) && holds("8.12") {
            Some((ml("8.12"), "no-time-to-react"))
        } else if !may_fire_at_charge(holding, unit.marker, unit.moved, house) && holds("8.11") {
            Some((ml("8.11"), "cannot-fire-at-the-charge"))
        } else if fire && unit.already_fired && holds("7.1") {
            Some((ml("7.1"), "fires-once-a-turn"))
        } else {
            None
        };
        let idle = Self {
            test: TestKind::None,
            reaction: None,
            choice: unit.choice,
            response: Response::None,
            hesitant,
        };
        if let Some((rule, key)) = why_not {
            log.note(rule, key);
            return idle;
        }
        let (own, theirs) = (unit.no_light_company, unit.attacker_light_company);
        let outskirmished = outskirmished(own, theirs, house) && (fire || !holds("Q77"));
        let reaction = Reaction::new(unit.cohesion, unit.generals, outskirmished, log);
        Self { test: reaction.kind(), reaction: Some(reaction), ..idle }
    }

    fn result(self) -> ChargeReactionResult {
        ChargeReactionResult { test: self.test, response: self.response, hesitant: self.hesitant }
    }
}

/// ML-8.7, ML-8.13: passed, it fires at short range or forms the square; failed, it fires too soon
/// or hesitates.
pub(crate) fn react(unit: &mut ChargedUnit, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let Some(reaction) = unit.reaction.take() else {
        return Ok(Flow::Done);
    };
    let passed = reaction.roll(table)?;
    unit.response = match (unit.choice, passed) {
        (Choice::Fire, true) => Response::ShortRangeFire,
        (Choice::Fire, false) => Response::LongRangeFire,
        (Choice::FullSquare, true) => Response::FullSquare,
        (Choice::FullSquare, false) => Response::None,
    };
    if unit.choice == Choice::FullSquare {
        unit.hesitant = !passed;
    }
    Ok(Flow::Done)
}

pub static CHARGE_REACTION: Procedure<ChargeReactionInput, ChargedUnit, ChargeReactionResult> =
    Procedure {
        name: "charge-reaction",
        rules: follows(&["8.7", "8.8", "8.10", "8.11", "8.12", "8.13", "Q74", "Q76", "Q77"]),
        declare: |input, log| ChargedUnit::declare(&input, &HouseRules::DEFAULT, log),
        steps: &[react],
        merging: None,
        result: ChargedUnit::result,
    };

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CavalryReactionInput {
    #[serde(default)]
    order: Optional<Order>,
    #[serde(default)]
    marker: Marker,
    #[serde(default)]
    charged_frontally: bool,
    own_allowance: Number<0, 60>,
    attacker_allowance: Number<0, 60>,
    #[serde(default)]
    charge_start_distance: Optional<Number<0, 60>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CavalryReactionResult {
    pub(crate) may_counter_charge: bool,
    pub(crate) may_evade: bool,
}

/// ML-8.45, ML-8.12, ML-Q90: charged in front and from more than 2 pas, cavalry under T or M may
/// charge in its turn, or evade if it is faster.
fn cavalry_reaction(
    input: CavalryReactionInput,
    log: &mut Log,
) -> Result<CavalryReactionResult, Refusal> {
    let orders = [Order::Hold, Order::None];
    let order = order_or_marker(input.order.get(), input.marker, orders, "order")?;
    let start = input.charge_start_distance.get().map(Number::get);
    if let Some(start) = start {
        check_apart(start, "charge_start_distance")?;
    }
    let near = start.is_some_and(|start| start <= CHARGE_DISTANCE);
    let faster = input.own_allowance > input.attacker_allowance;
    Ok(cavalry_may(order, input.charged_frontally, near, faster, log))
}

/// The same for cavalry under an order.
pub(crate) fn cavalry_may(
    order: Order,
    frontally: bool,
    near: bool,
    faster: bool,
    log: &mut Log,
) -> CavalryReactionResult {
    let free = matches!(order, Order::Hold | Order::Manoeuvre);
    let may_counter_charge = frontally && free && !near;
    let (rule, key) = if near {
        (ml("8.12"), "no-time-to-react")
    } else if !may_counter_charge {
        (ml("8.45"), "cavalry-cannot-react")
    } else if faster {
        (ml("8.45"), "may-counter-charge-or-evade")
    } else {
        (ml("8.45"), "may-counter-charge")
    };
    log.note(rule, key);
    CavalryReactionResult { may_counter_charge, may_evade: may_counter_charge && faster }
}

pub static CAVALRY_REACTION: Lookup<CavalryReactionInput, CavalryReactionResult> =
    Lookup::new("cavalry-reaction", follows(&["8.12", "8.45", "Q90"]), cavalry_reaction);

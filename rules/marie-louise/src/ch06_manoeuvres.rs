//! ML-6.1 Manoeuvres under order M: what a plan costs, and what is left for moving.

use engine::input::{Decimal, Int, Number, Optional};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch06_movement::{Ground, Terrain, Troops, extra_cost};
use crate::ch14_doctrine::{Doctrine, admits};
use crate::holds;
use crate::options::HouseRules;
use crate::unit::{
    Arm, Class, Formation, Level, TroopArm, TroopClass, TroopFormation, check_class,
    check_formation,
};
use crate::{follows, ml};

/// A whole sequence, counted in halves.
pub(crate) const SEQUENCE: i32 = 2;

/// What the unit changes into. To occupy a strongpoint in contact is a change as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChangeTo {
    #[default]
    None,
    Line,
    MarchColumn,
    AttackColumn,
    Square,
    Skirmish,
    Building,
    Bastion,
}

impl ChangeTo {
    const fn formation(self) -> Option<Formation> {
        match self {
            Self::None => None,
            Self::Line => Some(Formation::Line),
            Self::MarchColumn => Some(Formation::MarchColumn),
            Self::AttackColumn => Some(Formation::AttackColumn),
            Self::Square => Some(Formation::Square),
            Self::Skirmish => Some(Formation::Skirmish),
            Self::Building => Some(Formation::NoFormation),
            Self::Bastion => Some(Formation::Bastion),
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ManoeuvreBudgetInput {
    arm: TroopArm,
    #[serde(default)]
    class: Optional<TroopClass>,
    formation: TroopFormation,
    #[serde(default)]
    training_manoeuvre: Level,
    #[serde(default)]
    open_order_only: bool,
    #[serde(default)]
    doctrine: Doctrine,
    #[serde(default)]
    along_edge: bool,
    #[serde(default)]
    change_to: ChangeTo,
    #[serde(default)]
    reorient: bool,
    #[serde(default)]
    about_face: bool,
    /// The displacement comes before the manoeuvre.
    #[serde(default)]
    move_first: bool,
    #[serde(default)]
    distance: Number<0, 60>,
    #[serde(default)]
    terrain: Terrain,
    #[serde(default)]
    high_vegetation: bool,
    #[serde(default)]
    obstacles_crossed: Int<0, 5>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct ManoeuvreBudgetResult {
    pub(crate) sequence: Decimal,
    pub(crate) max_distance: Decimal,
    pub(crate) final_formation: Formation,
    pub(crate) hesitant: bool,
    pub(crate) may_fire_phase_5: bool,
}

/// A unit's plan under M.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) arm: Arm,
    pub(crate) formation: Formation,
    pub(crate) training: Level,
    pub(crate) open_order_only: bool,
    pub(crate) change: Option<Formation>,
    pub(crate) reorient: bool,
    pub(crate) about_face: bool,
    pub(crate) distance: Decimal,
}

impl Plan {
    /// ML-6.6 to ML-6.8, table T7: between line and columns, where reorienting is free.
    pub(crate) fn is_deployment(&self) -> bool {
        let formed = |formation: Formation| formation == Formation::Line || formation.is_column();
        formed(self.formation) && self.change.is_some_and(formed)
    }

    /// ML-Q55: an open-order unit that comes back to skirmish order.
    fn is_return_to_open_order(&self) -> bool {
        let scattered = self.formation == Formation::Disorganised;
        let skirmish = self.change == Some(Formation::Skirmish);
        self.open_order_only && scattered && skirmish
    }

    /// ML-6.5 to ML-6.13, ML-1.31, table T7: the manoeuvre, in half sequences, and its rule.
    fn change_cost(&self, change: Formation) -> (i32, &'static str) {
        let drilled = if self.training == Level::Superior { 1 } else { SEQUENCE };
        let clumsy = if self.training == Level::Mediocre { SEQUENCE } else { 1 };
        match change {
            Formation::NoFormation | Formation::Bastion => (SEQUENCE, "1.31"),
            Formation::Square => (if holds("6.10") { drilled } else { 0 }, "6.10"),
            Formation::Skirmish if self.is_return_to_open_order() => (drilled, "6.9"),
            Formation::Skirmish => (1, "6.13"),
            _ if !self.is_deployment() => (drilled, "6.9"),
            Formation::Line => (clumsy, "6.6"),
            _ if self.formation == Formation::Line => (clumsy, "6.7"),
            _ => (clumsy, "6.8"),
        }
    }

    /// The rule of the manoeuvre that it makes.
    pub(crate) fn rule(&self) -> &'static str {
        self.change.map_or("6.5", |change| self.change_cost(change).1)
    }

    /// ML-6.5, table T7: half sequences spent on manoeuvres.
    pub(crate) fn half_sequences(&self, log: &mut Log) -> i32 {
        let (cost, rule) = match self.change {
            Some(change) => self.change_cost(change),
            None => (0, "6.3"),
        };
        let turn = self.reorient && !self.is_deployment();
        log.score("half-sequences", ml(rule), "change-of-formation", cost)
            .when(turn, ml("6.5"), "reorientation", 1)
            .value()
    }

    /// ML-1.34: a garrison that goes out.
    fn leaves_building(&self) -> bool {
        self.formation.in_building() && self.change.is_none() && self.distance > Decimal::whole(0)
    }

    pub(crate) fn final_formation(&self) -> Formation {
        if self.leaves_building() {
            return Formation::Disorganised;
        }
        self.change.unwrap_or(self.formation)
    }

    /// ML-3.20, ML-Q18: nothing was done.
    fn is_idle(&self) -> bool {
        let still = self.distance <= Decimal::whole(0);
        self.change.is_none() && !self.reorient && !self.about_face && still
    }

    /// ML-1.31, ML-6.9 to ML-6.13, ML-Q15, ML-Q55: which changes there are.
    fn check(&self) -> Result<(), Refusal> {
        let open = matches!(self.formation, Formation::Skirmish | Formation::Disorganised)
            || self.formation.in_building();
        let closed = self.open_order_only && !open;
        Refusal::when(closed, ml("1.15"), "formation", "fights-only-in-open-order")?;
        let inside = self.formation.in_building();
        let turned = self.about_face && inside;
        Refusal::when(turned, ml("Q50"), "about_face", "garrison-only-reorients")?;
        let square = self.about_face && self.formation.is_square();
        Refusal::when(square, ml("1.51"), "about_face", "square-has-no-rear")?;
        let Some(change) = self.change else {
            return Ok(());
        };
        let field = "change_to";
        Refusal::when(inside, ml("Q50"), field, "garrison-only-reorients")?;
        Refusal::when(change == self.formation, ml("6.1"), field, "already-in-that-formation")?;
        let formed = self.formation == Formation::Line || self.formation.is_column();
        match change {
            Formation::NoFormation | Formation::Bastion => {
                let mounted = self.arm == Arm::Cavalry;
                Refusal::when(mounted, ml("1.31"), field, "only-infantry-in-buildings")?;
                let square = self.formation.is_square();
                Refusal::when(square, ml("Q55"), field, "square-reforms-first")?;
                let busy = self.reorient || self.about_face || self.distance > Decimal::whole(0);
                Refusal::when(busy, ml("1.31"), field, "occupation-takes-the-sequence")
            }
            Formation::Square => {
                let mounted = self.arm == Arm::Cavalry;
                Refusal::when(mounted, ml("1.51"), field, "only-infantry-forms-square")?;
                Refusal::when(
                    self.open_order_only,
                    ml("1.15"),
                    field,
                    "fights-only-in-open-order",
                )?;
                Refusal::when(!formed, ml("Q55"), field, "only-from-line-or-column")
            }
            Formation::Skirmish if self.is_return_to_open_order() => Ok(()),
            Formation::Skirmish => {
                Refusal::when(!formed, ml("Q55"), field, "only-from-line-or-column")?;
                let stiff = self.training != Level::Superior;
                Refusal::when(stiff, ml("6.13"), field, "only-superior-training-skirmishes")
            }
            _ => {
                Refusal::when(self.open_order_only, ml("1.15"), field, "fights-only-in-open-order")
            }
        }
    }
}

/// ML-14.2, ML-14.3, ML-Q102: a doctrine forbids taking a formation.
pub(crate) fn check_doctrine(
    arm: Arm,
    change: Option<Formation>,
    doctrine: Doctrine,
    along_edge: bool,
    house: &HouseRules,
) -> Result<(), Refusal> {
    if arm == Arm::Cavalry {
        let drilled = doctrine != Doctrine::Mixed;
        Refusal::when(drilled, ml("14.1"), "doctrine", "doctrines-are-for-infantry")?;
        return Refusal::when(along_edge, ml("14.3"), "along_edge", "doctrines-are-for-infantry");
    }
    let idle = along_edge && doctrine != Doctrine::Deep;
    Refusal::when(idle, ml("14.3"), "along_edge", "edge-matters-in-deep-order")?;
    let forbidden = change.is_some_and(|change| !admits(doctrine, change, along_edge, house));
    Refusal::when(forbidden, ml("14.2"), "change_to", "doctrine-forbids-formation")
}

/// ML-6.3 to ML-6.13, ML-Q55: a half-sequence manoeuvre leaves half the allowance of the formation
/// in which the move is made.
fn manoeuvre_budget(
    input: ManoeuvreBudgetInput,
    log: &mut Log,
) -> Result<ManoeuvreBudgetResult, Refusal> {
    let house = &HouseRules::DEFAULT;
    let plan = Plan {
        arm: input.arm.into(),
        formation: input.formation.into(),
        training: input.training_manoeuvre,
        open_order_only: input.open_order_only,
        change: input.change_to.formation(),
        reorient: input.reorient,
        about_face: input.about_face,
        distance: input.distance.get(),
    };
    let class = input.class.get().map(Class::from);
    check_formation(plan.arm, plan.formation, "formation")?;
    check_class(plan.arm, class, "class")?;
    let ground = Ground { terrain: input.terrain, high_vegetation: input.high_vegetation };
    ground.check()?;
    check_doctrine(plan.arm, plan.change, input.doctrine, input.along_edge, house)?;
    let troops = Troops { arm: plan.arm, class, training: plan.training };
    let obstacles = input.obstacles_crossed.get();
    plan.budget(input.move_first, obstacles, troops, ground, house, log)
}

impl Plan {
    /// ML-6.3 to ML-6.13, ML-Q55: what a plan costs and allows, on the worst ground that it touches.
    pub(crate) fn budget(
        &self,
        move_first: bool,
        obstacles: i32,
        troops: Troops,
        ground: Ground,
        house: &HouseRules,
        log: &mut Log,
    ) -> Result<ManoeuvreBudgetResult, Refusal> {
        let plan = self;
        plan.check()?;
        let nothing_after = move_first && plan.change.is_none() && !plan.reorient;
        Refusal::when(nothing_after, ml("Q55"), "move_first", "no-manoeuvre-after-the-move")?;
        let standing = obstacles > 0 && plan.distance <= Decimal::whole(0);
        Refusal::when(standing, ml("1.27"), "obstacles_crossed", "no-crossing-without-moving")?;

        let halves = plan.half_sequences(log);
        Refusal::when(halves > SEQUENCE, ml("Q55"), "reorient", "more-than-a-sequence")?;
        let moving = if move_first { plan.formation } else { plan.final_formation() };
        let pace = troops.pace(moving, ground, house);
        if pace.impassable {
            log.note(ml("1.26"), "impassable-ground");
        }
        // Everything in halves of a pas, so that nothing is rounded.
        let left = pace.allowance * (SEQUENCE - halves);
        let short = plan.about_face && left < 2 * extra_cost(0, true);
        Refusal::when(short, ml("6.12"), "about_face", "no-movement-left-to-turn")?;
        let extra = extra_cost(obstacles, plan.about_face);
        let most = log
            .score("half-pas", ml("6.1"), "movement-left-by-the-manoeuvre", left)
            .add(ml("1.27"), "obstacles-crossed", -2 * extra_cost(obstacles, false))
            .add(ml("6.12"), "about-face", -2 * extra_cost(0, plan.about_face))
            .at_least(ml("1.28"), "stays-this-side", 0)
            .value();
        let max_distance = Decimal::parts(i64::from(most), 2);
        let far = plan.distance > max_distance;
        Refusal::when(far, ml("6.1"), "distance", "farther-than-the-plan-allows")?;

        let hesitant = plan.is_idle();
        if hesitant {
            log.note(ml("3.20"), "does-nothing-and-hesitates");
        }
        // ML-3.12: half a sequence at most, movement included; half the allowance is half a sequence.
        let spent = plan.distance + Decimal::whole(extra);
        let used = Decimal::whole(halves * pace.allowance) + spent + spent;
        let within_half =
            if pace.allowance > 0 { used <= Decimal::whole(pace.allowance) } else { halves <= 1 };
        Ok(ManoeuvreBudgetResult {
            sequence: Decimal::parts(i64::from(halves), 2),
            max_distance,
            final_formation: plan.final_formation(),
            hesitant,
            may_fire_phase_5: !hesitant && within_half,
        })
    }
}

pub static MANOEUVRE_BUDGET: Lookup<ManoeuvreBudgetInput, ManoeuvreBudgetResult> = Lookup::new(
    "manoeuvre-budget",
    follows(&[
        "1.31", "3.12", "3.20", "6.3", "6.4", "6.5", "6.6", "6.7", "6.8", "6.9", "6.10", "6.11",
        "6.12", "6.13", "14.2", "14.3", "Q49", "Q55",
    ]),
    manoeuvre_budget,
);

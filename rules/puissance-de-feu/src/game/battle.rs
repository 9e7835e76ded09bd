//! What does not change during a battle: the ground, the orders of battle, the rules in force.

use engine::digest::{Digest, is_default};
use engine::form::Form;
use engine::game::Identified;
use engine::input::Decimal;

use serde::Serialize;

use super::choice::UnitId;
use super::geometry::{INCH, Pose, Rect, SLACK, Spot};
use super::state::Options;
use super::terrain::Feature;
use crate::ch07_rout::Edge;
use crate::holds;
use crate::options::{Chapters, HouseRules, basic, own_rules};
use crate::scenario::{
    Arrival, Corner, Deployment, Marker, Phase, Scenario, Side, SupplyKind, Text,
};
use crate::unit::{State, Unit};

/// A unit as the order of battle lists it.
#[derive(Clone, Debug)]
pub(crate) struct Regiment {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) side: Side,
    /// Fresh.
    pub(crate) unit: Unit,
    pub(crate) half_front: i64,
    pub(crate) half_depth: i64,
    /// PF-2.5: its place in the historical set-up.
    pub(crate) set_up: Option<Pose>,
    pub(crate) arrival: Option<Entrance>,
    /// Hit points lost before the battle begins.
    pub(crate) wounds: u8,
    /// The state in which it begins.
    pub(crate) state: State,
    pub(crate) out_of_ammunition: bool,
}

/// PF-2.6: when and where a reinforcement comes on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entrance {
    pub(crate) turn: u8,
    pub(crate) edge: Edge,
    /// Along the edge, in thousandths of an inch.
    pub(crate) point: i32,
    pub(crate) needs: Option<i32>,
}

/// PF-17.11, PF-18.3: a place worth holding.
#[derive(Clone, Debug)]
pub(crate) struct Goal {
    pub(crate) id: String,
    pub(crate) name: Text,
    pub(crate) at: Spot,
    pub(crate) radius: i64,
    pub(crate) points: i32,
    pub(crate) only: Option<Side>,
}

/// PF-16.3: a camp or depot.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pub(crate) kind: SupplyKind,
    pub(crate) at: Spot,
    pub(crate) side: Side,
}

/// One side's name, edge and zones.
#[derive(Clone, Debug)]
pub(crate) struct Camp {
    pub(crate) name: Text,
    pub(crate) edge: Edge,
    /// West, south, east and north, in ten-thousandths.
    pub(crate) zones: Vec<[i64; 4]>,
    /// PF-Q89: points that it has from the start.
    pub(crate) points: i32,
}

/// What was agreed, as the digest of a battle knows it: nothing of what goes without saying.
#[derive(Serialize)]
struct Agreed {
    #[serde(flatten)]
    rules: HouseRules,
    #[serde(flatten)]
    chapters: Chapters,
    #[serde(skip_serializing_if = "is_default")]
    roles_rolled: bool,
    /// PF-Q89: by side.
    #[serde(skip_serializing_if = "is_default")]
    points_from_the_start: [i32; 2],
}

/// A battle before it begins.
#[derive(Clone, Debug)]
pub(crate) struct Battle {
    /// What tells this battle from others, for the hash of a state.
    pub(crate) digest: Digest,
    pub(crate) turns: u8,
    /// PF-2.2: the players roll for the roles before they deploy.
    pub(crate) roles_rolled: bool,
    /// PF-2.5.
    pub(crate) deployment: Deployment,
    /// The turn and the side with which it begins, if not at the beginning.
    pub(crate) begins: Option<(u8, Side)>,
    /// The part of that half-turn with which it begins.
    pub(crate) first_phase: Phase,
    pub(crate) width: i64,
    pub(crate) height: i64,
    pub(crate) house: HouseRules,
    pub(crate) wide_table: bool,
    pub(crate) ammunition: bool,
    pub(crate) sudden_end: u8,
    pub(crate) keep_clear: i64,
    pub(crate) militia_withdraws: Option<Edge>,
    pub(crate) features: Vec<Feature>,
    /// Those of them that can hide somebody.
    pub(crate) hiding: Vec<usize>,
    pub(crate) goals: Vec<Goal>,
    pub(crate) stores: Vec<Store>,
    pub(crate) camps: [Camp; 2],
    pub(crate) regiments: Vec<Regiment>,
    /// The circle round each of them that holds it all: what every look and every move asks first.
    pub(crate) reaches: Vec<i64>,
}

pub(crate) fn length(number: Decimal) -> i64 {
    number.count_of_parts(INCH)
}

pub(crate) fn spot(corner: &Corner) -> Spot {
    Spot::new(length(corner.0.get()), length(corner.1.get()))
}

/// PF-Q3: 8 cm are 3.15 inches, so half a centimetre is a whole number of ten-thousandths.
fn half(centimetres: i32) -> i64 {
    i64::from(centimetres) * if holds("Q3") { 31_500 } else { 30_000 } / 16
}

/// The side across a right angle, rounded up.
const fn span(one: i64, other: i64) -> i64 {
    let square = one * one + other * other;
    let whole = square.isqrt();
    if whole * whole == square { whole } else { whole + 1 }
}

impl Regiment {
    /// Width and depth of its base in thousandths of an inch.
    pub(crate) const fn base(&self) -> [i32; 2] {
        [(self.half_front / 5) as i32, (self.half_depth / 5) as i32]
    }

    /// PF-4.12: from a front corner to the rear corner across: the longest way that a part of it can be
    /// from where it wheels.
    pub(crate) const fn diagonal(&self) -> i64 {
        span(2 * self.half_front, 2 * self.half_depth)
    }

    /// PF-8.7: from the middle of the front edge to a rear corner.
    pub(crate) const fn tail(&self) -> i64 {
        span(self.half_front, 2 * self.half_depth)
    }

    /// A circle round its centre that holds it all, however it faces.
    pub(crate) const fn reach(&self) -> i64 {
        self.half_front + self.half_depth
    }
}

impl Identified for Battle {
    fn digest(&self) -> Digest {
        self.digest
    }
}

impl Battle {
    /// The battle of a scenario, with the house rules of the players besides its own.
    pub(crate) fn new(scenario: &Scenario, options: &Options) -> Self {
        let agreed = options.house_rules;
        let features = Feature::all(scenario);
        let hides = |index: &usize| features[*index].may_hide();
        let hiding = (0..features.len()).filter(hides).collect();
        let [wide_table, ammunition, advanced] = options.chapters.or(Chapters::of(scenario));
        let roles_rolled = options.roles_rolled;
        let camps = Side::BOTH.map(|side| camp(scenario, side, options));
        let points_from_the_start = [0, 1].map(|side: usize| camps[side].points);
        let regiments = regiments(scenario, advanced);
        Self {
            digest: Digest::of_battle(
                scenario.digest(),
                &Agreed {
                    rules: agreed,
                    chapters: options.chapters,
                    roles_rolled,
                    points_from_the_start,
                },
            ),
            turns: scenario.head.turns.get() as u8,
            roles_rolled,
            deployment: scenario.deployment,
            begins: scenario.head.begins.get().map(|begins| {
                (begins.turn.get() as u8, begins.side.get().unwrap_or(Side::Attacker))
            }),
            first_phase: scenario
                .head
                .begins
                .get()
                .and_then(|begins| begins.phase.get())
                .unwrap_or(Phase::Supplies),
            width: i64::from(scenario.table.width.get()) * INCH,
            height: i64::from(scenario.table.height.get()) * INCH,
            house: own_rules(scenario).and(agreed).in_force(),
            wide_table,
            ammunition,
            sudden_end: scenario.rules.sudden_end.get() as u8,
            keep_clear: i64::from(scenario.rules.arrivals_keep_clear.get()) * INCH,
            militia_withdraws: scenario.rules.militia_withdraws.get(),
            features,
            hiding,
            goals: goals(scenario),
            stores: scenario
                .supplies
                .iter()
                .map(|one| Store { kind: one.kind, at: spot(&one.point), side: one.side })
                .collect(),
            camps,
            reaches: regiments.iter().map(Regiment::reach).collect(),
            regiments,
        }
    }

    /// The turn that follows one, and the side with which it goes on if it begins in its middle; 0 is
    /// before the first.
    pub(crate) fn turn_after(&self, turn: u8) -> (u8, Option<Side>) {
        match self.begins {
            Some((first, side)) if turn == 0 => (first, Some(side)),
            Some(_) | None => (turn + 1, None),
        }
    }

    /// The part with which a half-turn begins.
    pub(crate) fn first_phase(&self, turn: u8, side: Side) -> Phase {
        if self.begins == Some((turn, side)) { self.first_phase } else { Phase::Supplies }
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.regiments.len()).map(|index| UnitId(index as u8))
    }

    pub(crate) fn regiment(&self, id: UnitId) -> &Regiment {
        &self.regiments[usize::from(id.0)]
    }

    pub(crate) fn camp(&self, side: Side) -> &Camp {
        &self.camps[side as usize]
    }

    /// The rectangle of a unit at a place.
    pub(crate) fn rect_at(&self, id: UnitId, pose: Pose) -> Rect {
        let regiment = self.regiment(id);
        Rect::new(pose.centre(), pose.facing, regiment.half_front, regiment.half_depth)
    }

    /// PF-2.4: whether a rectangle lies wholly inside one of a side's zones.
    pub(crate) fn in_zone(&self, side: Side, rect: &Rect) -> bool {
        let corners = rect.corners();
        self.camp(side).zones.iter().any(|[west, south, east, north]| {
            corners.iter().all(|corner| {
                (west - SLACK..=east + SLACK).contains(&corner.x)
                    && (south - SLACK..=north + SLACK).contains(&corner.y)
            })
        })
    }

    /// PF-2.4: what is wrong with the historical set-up.
    pub(crate) fn faults_of_set_up(&self) -> Vec<(Side, usize, &'static str)> {
        let mut faults = Vec::new();
        let mut index = [0, 0];
        let placed: Vec<(UnitId, Rect)> = self
            .ids()
            .filter_map(|id| Some((id, self.rect_at(id, self.regiment(id).set_up?))))
            .collect();
        for id in self.ids() {
            let regiment = self.regiment(id);
            let number = index[regiment.side as usize];
            index[regiment.side as usize] += 1;
            let Some((_, rect)) = placed.iter().find(|(other, _)| *other == id) else {
                continue;
            };
            let key = if !self.on_table(rect) {
                "scenario-off-the-table"
            } else if self.begins.is_none() && !self.in_zone(regiment.side, rect) {
                "scenario-outside-its-zone"
            } else if self.forbids(rect, regiment.unit.is_ship()) {
                "scenario-on-forbidden-ground"
            } else if placed.iter().any(|(other, of)| *other != id && of.overlaps(rect)) {
                "scenario-on-another-unit"
            } else {
                continue;
            };
            faults.push((regiment.side, number, key));
        }
        faults
    }
}

fn goals(scenario: &Scenario) -> Vec<Goal> {
    let goal = |one: &crate::scenario::Objective| Goal {
        id: one.id.clone(),
        name: one.name.clone(),
        // A file without them was refused.
        at: spot(&one.point.get().unwrap_or_default()),
        radius: i64::from(one.radius.get().unwrap_or_default().get()) * INCH,
        points: one.points.get(),
        only: one.only.get(),
    };
    scenario.objectives.iter().map(goal).collect()
}

fn camp(scenario: &Scenario, side: Side, options: &Options) -> Camp {
    let army = scenario.army(side);
    let zones = army.zones.iter().map(|(west, south, east, north)| {
        [west, south, east, north].map(|number| length(number.get()))
    });
    Camp {
        name: army.name.clone(),
        edge: army.edge,
        zones: zones.collect(),
        points: if options.without_points { 0 } else { army.points.get() },
    }
}

/// The order of battle. PF-13: where the players do without the advanced troops, those of such types are the
/// plain ones nearest to them; they stay on their bases, so that the set-up is as legal as before.
fn regiments(scenario: &Scenario, advanced: bool) -> Vec<Regiment> {
    let thousandths = |number: Decimal| number.count_of_parts(1000) as i32;
    let entrance = |arrival: &Arrival| {
        Some(Entrance {
            turn: arrival.turn.get() as u8,
            edge: arrival.edge.get()?,
            point: thousandths(arrival.point.get()?.get()),
            needs: arrival.needs.get().map(engine::input::Int::get),
        })
    };
    let listed = Side::BOTH
        .into_iter()
        .flat_map(|side| scenario.army(side).units.iter().map(move |entry| (side, entry)));
    let regiment = |(side, entry): (Side, &crate::scenario::UnitEntry)| {
        let unit = entry.traits.iter().fold(Unit::fresh(entry.kind), |unit, one| unit.with(*one));
        let (front, depth) = unit.footprint();
        let unit = if advanced { unit } else { Unit::fresh(basic(entry.kind)) };
        let facing = entry.facing.get().count_of_parts(10) as u16 % 3600;
        Regiment {
            id: entry.id.clone(),
            name: entry.names(),
            side,
            unit,
            half_front: half(front),
            half_depth: half(depth),
            set_up: entry.at.get().map(|(x, y)| Pose {
                x: thousandths(x.get()),
                y: thousandths(y.get()),
                facing,
            }),
            arrival: entry.arrives.0.as_ref().and_then(entrance),
            wounds: (entry.condition.losses() as u8).min(unit.hit_points() as u8 - 1),
            state: entry.state(),
            out_of_ammunition: entry.condition.has(Marker::OutOfAmmunition),
        }
    };
    listed.map(regiment).collect()
}

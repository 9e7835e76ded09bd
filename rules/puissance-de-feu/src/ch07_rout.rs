//! PF-7.5 to PF-7.17 Rout and rally: three dice to the nearest edge, until somebody stops it.

use engine::input::{Decimal, Number, UNBOUNDED};
use engine::{DiceError, Flow, Log, Lookup, Procedure, Refusal, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch07_morale::{rally_dice, test_nerve};
use crate::ch11_officers::Help;
use crate::ch14_ironclad::check_on_land;
use crate::options::{HouseRule, HouseRuleList, HouseRules};
use crate::scheme::Scheme;
use crate::unit::{State, UNIT, Unit, UnitInput, UnitType};
use crate::{follows, holds, pf};

/// PF-7.5, PF-7.6, PF-9.12, table 4.4: three dice added, doubled for whoever doubles his moves.
pub fn flight_dice(unit: Unit, house: HouseRules) -> Scheme {
    Scheme::all(3).doubled_when(unit.doubles_moves(house))
}

/// PF-7.5: rolls how far a unit flees.
pub fn roll_flight(dice: Scheme, table: &mut Table<'_>) -> Result<i32, DiceError> {
    dice.throw_distance(pf("7.5"), "flight-dice", pf("7.6"), table)
}

/// PF-7.9, PF-7.14: beyond the edge it is lost; touching the edge is not leaving.
pub fn leaves_table(distance: i32, to_edge: Option<Decimal>) -> bool {
    to_edge.is_some_and(|edge| Decimal::whole(distance) > edge)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoutMoveInput {
    unit: UnitInput,
    /// Inches that it can go before any part of it crosses the edge.
    #[serde(default)]
    distance_to_edge: Option<Number<0, UNBOUNDED>>,
    #[serde(default)]
    house_rules: HouseRuleList,
}

/// A flight about to be rolled, and how far it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flight {
    dice: Scheme,
    to_edge: Option<Decimal>,
    distance: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct RoutMoveResult {
    distance: i32,
    leaves_table: bool,
}

/// PF-7.10, PF-14.9: guns and ships never flee.
fn declare_flight(input: RoutMoveInput, _: &mut Log) -> Result<Flight, Refusal> {
    let house = HouseRules::agreed(&input.house_rules)?;
    let unit = input.unit.unit(&UNIT, house)?;
    let gun = unit.kind == UnitType::Artillery;
    Refusal::when(gun, pf("7.10"), UNIT.kind, "guns-never-flee")?;
    check_on_land(unit, &UNIT, "ships-never-flee")?;
    let to_edge = input.distance_to_edge.map(Number::get);
    Ok(Flight { dice: flight_dice(unit, house), to_edge, distance: 0 })
}

fn flee(flight: &mut Flight, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    flight.distance = roll_flight(flight.dice, table)?;
    if leaves_table(flight.distance, flight.to_edge) {
        table.log().note(pf("7.9"), "leaves-the-table");
    }
    Ok(Flow::Done)
}

pub static ROUT_MOVE: Procedure<RoutMoveInput, Flight, RoutMoveResult> = Procedure {
    name: "rout-move",
    rules: follows(&["7.5", "7.6", "7.9", "7.10", "7.14", "9.12", "14.9"]),
    declare: declare_flight,
    steps: &[flee],
    merging: None,
    result: |flight| RoutMoveResult {
        distance: flight.distance,
        leaves_table: leaves_table(flight.distance, flight.to_edge),
    },
};

/// The edges of the table, in the order in which ties are settled (PF-7.13).
pub use engine::scenario::Edge;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoutEdgeInput {
    to_north: Number<0, UNBOUNDED>,
    to_east: Number<0, UNBOUNDED>,
    to_south: Number<0, UNBOUNDED>,
    to_west: Number<0, UNBOUNDED>,
    own_edge: Edge,
    #[serde(default)]
    house_rules: HouseRuleList,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct RoutEdgeResult {
    edge: Edge,
}

/// PF-7.13: the nearest edge; in a tie the owner's own, else the first of north, east, south, west.
fn rout_edge(input: RoutEdgeInput, log: &mut Log) -> Result<RoutEdgeResult, Refusal> {
    HouseRules::agreed(&input.house_rules)?;
    let distances = [input.to_north, input.to_east, input.to_south, input.to_west];
    Ok(RoutEdgeResult { edge: nearest_edge(distances.map(Number::get), input.own_edge, log) })
}

/// PF-7.13: the edge to flee to, from the distances in the order of [`Edge`].
pub fn nearest_edge(distances: [Decimal; 4], own: Edge, log: &mut Log) -> Edge {
    let edges = [Edge::North, Edge::East, Edge::South, Edge::West];
    let nearest = if holds("7.13") && holds("Q31") {
        distances.into_iter().min()
    } else {
        distances.into_iter().max()
    };
    let mut tied =
        distances.into_iter().zip(edges).filter(|(distance, _)| Some(*distance) == nearest);
    let is_own = tied.clone().any(|(_, edge)| edge == own);
    if tied.clone().count() > 1 {
        log.note(pf("7.13"), if is_own { "tie-own-edge" } else { "tie-first-edge" });
    } else {
        log.note(pf("7.13"), "nearest-edge");
    }
    let first = tied.next().map_or(own, |(_, edge)| edge);
    if is_own { own } else { first }
}

pub static ROUT_EDGE: Lookup<RoutEdgeInput, RoutEdgeResult> =
    Lookup::new("rout-edge", follows(&["7.13"]), rout_edge);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RallyInput {
    unit: UnitInput,
    #[serde(default)]
    officer_near: bool,
    #[serde(default)]
    officer_is_indian: bool,
    /// Inches that it can go before any part of it crosses the edge.
    #[serde(default)]
    distance_to_edge: Option<Number<0, UNBOUNDED>>,
    #[serde(default)]
    house_rules: HouseRuleList,
}

/// What a unit is after a rally order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AfterRally {
    Steady,
    Routing,
    Disordered,
    Eliminated,
}

/// A rally order, and what has become of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rally {
    wounds: i32,
    dice: Scheme,
    flight: Scheme,
    /// What becomes of the unit if it fails.
    failed: AfterRally,
    to_edge: Option<Decimal>,
    state: AfterRally,
    distance: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct RallyResult {
    pub rallied: bool,
    pub state: AfterRally,
    pub flight_distance: i32,
    pub leaves_table: bool,
}

impl AfterRally {
    /// PF-7.12, PF-15.9, PF-Q73: a routing unit flees on; a disordered one stays as it is, or routs
    /// too if the players have agreed so.
    fn of_failure(unit: Unit, house: HouseRules) -> Self {
        let routs = house.has(HouseRule::DisorderFailureRouts);
        match unit.state {
            State::Disordered if !routs && holds("15.9") => Self::Disordered,
            State::Disordered if unit.kind == UnitType::Artillery => Self::Eliminated,
            _ => Self::Routing,
        }
    }
}

/// PF-3.10, PF-7.11, PF-15.5: only routing and disordered units are rallied.
fn order_rally(input: RallyInput, log: &mut Log) -> Result<Rally, Refusal> {
    let house = HouseRules::agreed(&input.house_rules)?;
    let unit = input.unit.unit(&UNIT, house)?;
    let steady = unit.state == State::Steady;
    Refusal::when(steady, pf("7.11"), UNIT.state, "nothing-to-rally")?;
    let help = Help::of(input.officer_near, input.officer_is_indian)?;
    Ok(Rally::of(unit, help, input.distance_to_edge.map(Number::get), house, log))
}

impl Rally {
    /// PF-7.11, PF-7.12: the rally order of a unit with what it has near.
    pub fn of(
        unit: Unit,
        help: Help,
        to_edge: Option<Decimal>,
        house: HouseRules,
        log: &mut Log,
    ) -> Self {
        Self {
            wounds: unit.wounds,
            dice: rally_dice(unit, help, house, log),
            flight: flight_dice(unit, house),
            failed: AfterRally::of_failure(unit, house),
            to_edge,
            state: AfterRally::Steady,
            distance: 0,
        }
    }

    /// What has become of it.
    pub fn result(self) -> RallyResult {
        RallyResult {
            rallied: self.state == AfterRally::Steady,
            state: self.state,
            flight_distance: self.distance,
            leaves_table: leaves_table(self.distance, self.to_edge),
        }
    }
}

/// PF-7.11, PF-15.5, PF-15.6: passed, the unit is steady and may reface; nothing else this turn.
fn test_rally(rally: &mut Rally, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    if test_nerve(rally.dice, rally.wounds, table)?.passed {
        table.log().note(pf("7.11"), "rallies-and-refaces");
        return Ok(Flow::Done);
    }
    rally.state = rally.failed;
    match rally.failed {
        AfterRally::Disordered => table.log().note(pf("15.9"), "stays-disordered"),
        AfterRally::Eliminated => table.log().note(pf("Q73"), "gun-eliminated"),
        AfterRally::Routing | AfterRally::Steady => {
            table.log().note(pf("7.12"), "flees-again");
            return Ok(Flow::Next);
        }
    }
    Ok(Flow::Done)
}

/// PF-7.12: a unit that was not rallied flees at once.
fn flee_again(rally: &mut Rally, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    rally.distance = roll_flight(rally.flight, table)?;
    Ok(Flow::Done)
}

pub static RALLY: Procedure<RallyInput, Rally, RallyResult> = Procedure {
    name: "rally",
    rules: follows(&[
        "7.5", "7.6", "7.9", "7.11", "7.12", "7.14", "11.3", "11.4", "13.10", "13.14", "13.18",
        "13.23", "15.5", "15.6", "15.9",
    ]),
    declare: order_rally,
    steps: &[test_rally, flee_again],
    merging: None,
    result: Rally::result,
};

//! What a seat may see: everything that stands on the table, and no distance (PF-Q8, PF-5.4 of the
//! sequence of play: nothing is hidden but what has not been measured).

use serde::Serialize;

use super::charge::Charging;
use super::choice::UnitId;
use super::geometry::Pose;
use super::march::Marching;
use super::state::{State, Status};
use super::step::Step;
use super::victory;
use crate::scenario::{Side, Text};
use crate::unit::{self, UnitType};

/// The table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub turn: u8,
    pub turns: u8,
    /// Whose half-turn it is.
    pub active: Side,
    pub units: Vec<UnitView>,
    pub objectives: Vec<ObjectiveView>,
    /// Half points that each side would score now.
    pub half_points: [i32; 2],
    /// The same in whole points.
    pub points: [i32; 2],
    /// The march that has been rolled, if one is under way.
    pub march: Option<MarchView>,
    /// The charge that has been declared and measured.
    pub charge: Option<ChargeView>,
    /// PF-Q8: whether distances may be shown before orders.
    pub premeasuring: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitView {
    pub id: String,
    pub name: Text,
    pub side: Side,
    #[serde(rename = "type")]
    pub kind: UnitType,
    pub whereabouts: Whereabouts,
    pub pose: Option<Pose>,
    /// In thousandths of an inch.
    pub frontage: i32,
    pub depth: i32,
    pub hit_points: i32,
    pub wounds: i32,
    pub state: unit::State,
    pub out_of_ammunition: bool,
    /// It has had its order in this half-turn.
    pub ordered: bool,
    pub evaded: bool,
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Whereabouts {
    ToDeploy,
    ToCome,
    AtHand,
    OnTable,
    Destroyed,
    OffTable,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObjectiveView {
    pub id: String,
    pub holder: Option<Side>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MarchView {
    pub unit: UnitId,
    /// In thousandths of an inch.
    pub rolled: i32,
    pub moves: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ChargeView {
    pub charger: UnitId,
    pub target: UnitId,
    /// In thousandths of an inch.
    pub gap: i32,
}

pub(crate) fn view(state: &State) -> View {
    let units = state.ids().map(|id| {
        let (troop, regiment, unit) = (state.troop(id), state.regiment(id), state.unit(id));
        let placed = troop.status == Status::OnTable;
        UnitView {
            id: regiment.id.clone(),
            name: regiment.name.clone(),
            side: regiment.side,
            kind: unit.kind,
            whereabouts: match troop.status {
                Status::ToDeploy => Whereabouts::ToDeploy,
                Status::ToCome if troop.at_hand => Whereabouts::AtHand,
                Status::ToCome => Whereabouts::ToCome,
                Status::OnTable => Whereabouts::OnTable,
                Status::Destroyed => Whereabouts::Destroyed,
                Status::Left(_) => Whereabouts::OffTable,
            },
            pose: placed.then_some(troop.pose),
            frontage: regiment.base()[0],
            depth: regiment.base()[1],
            hit_points: unit.hit_points(),
            wounds: unit.wounds,
            state: unit.state,
            out_of_ammunition: troop.out_of_ammunition,
            ordered: troop.ordered && regiment.side == state.active,
            evaded: troop.evaded,
        }
    });
    let objectives = state.battle.goals.iter().enumerate().map(|(index, goal)| ObjectiveView {
        id: goal.id.clone(),
        holder: victory::holder(index, state),
    });
    let march = state.runtime.steps().find_map(|step| match step {
        Step::March(Marching { mover, budget, moves, .. }) => {
            Some(MarchView { unit: mover.unit, rolled: (budget / 10) as i32, moves: *moves })
        }
        _ => None,
    });
    let charge = state.runtime.steps().find_map(|step| match step {
        Step::React(charging) | Step::EvadeFacing(charging) => {
            let Charging { charger, target, gap, .. } = *charging;
            Some(ChargeView { charger, target, gap: (gap / 10) as i32 })
        }
        _ => None,
    });
    let half_points = Side::BOTH.map(|side| victory::score(side, state));
    View {
        turn: state.turn,
        turns: state.battle.turns,
        active: state.active,
        units: units.collect(),
        objectives: objectives.collect(),
        half_points,
        points: half_points.map(|half| half / 2),
        march,
        charge,
        premeasuring: state.premeasures(),
    }
}

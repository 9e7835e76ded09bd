//! What a seat may know. Nothing is hidden but a deployment that is not revealed yet, and the
//! answers to decisions that both sides take at once (BF-20.2, BF-Q55, BF-Q71).

use std::borrow::Cow;

use board::hex::Hex;
use engine::game::{Outcome, Rules, Seat};
use serde::Serialize;

use super::BrigadesDeFer;
use super::battle::SIDES;
use super::choice::{GeneralId, UnitId};
use super::deploy::Deploy;
use super::spot::{Place, Spot};
use super::state::{State, Status, seat_of};
use super::step::Step;
use crate::ch00_board::HexName;
use crate::scenario::{Ground, Name};
use crate::unit::{Category, Side};

/// BF-S3: the battle as a seat sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub scenario: String,
    /// BF-0.1: what it is played on.
    pub ground: Ground,
    pub turn: u8,
    pub turns: u8,
    pub units: Vec<UnitView>,
    pub generals: Vec<GeneralView>,
    /// BF-5.7: tokens in the bowl, the Union's first.
    pub bowl: [u8; 2],
    /// BF-4.9: command points left.
    pub points: [u8; 2],
    pub commanders_in_chief: [Option<GeneralId>; 2],
    pub reinforcements_called: [bool; 2],
    pub objectives: Vec<ObjectiveView>,
    /// BF-20.9: the sides that still place their troops in secret.
    pub deploying: [bool; 2],
    /// The units of the activation under way.
    pub activated_now: Vec<UnitId>,
    pub outcome: Option<Outcome>,
}

/// A unit, and where it is if the seat may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitView {
    pub id: String,
    pub name: Name,
    pub side: Side,
    pub category: Category,
    /// BF-2.3: its stands.
    pub vc: u8,
    pub status: StatusView,
    pub place: Option<PlaceView>,
    pub activated: bool,
}

/// Where a unit stands, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceView {
    /// The hex, or the one of the map in which the point lies.
    pub hex: HexName,
    /// The side of the hex, or the one nearest to the heading.
    pub facing: u8,
    /// Thousandths of a UD from the north-west corner: the point, or the centre of the hex.
    pub x: i32,
    pub y: i32,
    /// Tenths of a degree clockwise from north.
    pub heading: u16,
    pub mounted: bool,
    pub in_buildings: bool,
}

/// A general, and where he is if the seat may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GeneralView {
    pub id: String,
    pub name: Name,
    pub side: Side,
    pub status: StatusView,
    pub hex: Option<HexName>,
    /// Where he is, in thousandths of a UD.
    pub x: Option<i32>,
    pub y: Option<i32>,
    pub attached: Option<UnitId>,
    pub moved: bool,
}

/// An objective and its holder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObjectiveView {
    pub id: String,
    pub name: Name,
    pub holder: Option<Side>,
}

/// Where a unit or a general is in the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StatusView {
    ToCome,
    OnTable,
    Lost,
    DrivenOff,
}

impl From<Status> for StatusView {
    fn from(status: Status) -> Self {
        match status {
            Status::ToCome => Self::ToCome,
            Status::OnTable => Self::OnTable,
            Status::Lost => Self::Lost,
            Status::DrivenOff => Self::DrivenOff,
        }
    }
}

impl State {
    /// BF-0.22: the hex of the map in which a place lies.
    fn hex_under(&self, at: Spot) -> HexName {
        let (hex, grid) = (at.hex(), self.battle.grid);
        let (column, row) = (hex.column().min(grid.columns - 1), hex.row().min(grid.rows - 1));
        HexName(Hex::from_column_row(column, row))
    }

    /// The battle as far as a seat may know it, with those who deploy where it knows them to stand.
    /// Refusals and whatever else is told of an answer before it is taken follow from this and not from
    /// the battle itself.
    pub(crate) fn as_seen_by(&self, seat: Option<Seat>) -> Cow<'_, Self> {
        let seen = BrigadesDeFer::veil(self, seat);
        let Some(deploy) = seen.deployment().cloned() else { return seen };
        let mut standing = seen.into_owned();
        deploy.set_down(&mut standing);
        Cow::Owned(standing)
    }

    /// The deployment under way.
    pub(crate) fn deployment(&self) -> Option<&Deploy> {
        match self.runtime.top() {
            Some(Step::Deploy(deploy)) => Some(deploy),
            _ => None,
        }
    }
}

pub(super) fn view(state: &State, seat: Option<Seat>) -> View {
    let state = &*state.as_seen_by(seat);
    let units = state.ids().map(|id| {
        let (unit, brigade) = (state.unit(id), state.brigade(id));
        let status = unit.status;
        let Place { x, y } = unit.at.drawn();
        let place = PlaceView {
            hex: state.hex_under(unit.at),
            facing: unit.facing.side().number(),
            x,
            y,
            heading: unit.facing.tenths(),
            mounted: unit.mounted,
            in_buildings: unit.in_buildings,
        };
        UnitView {
            id: brigade.id.clone(),
            name: brigade.name.clone(),
            side: brigade.side,
            category: brigade.category,
            vc: unit.vc,
            status: status.into(),
            place: (status == Status::OnTable).then_some(place),
            activated: unit.activated,
        }
    });
    let generals = state.general_ids().map(|id| {
        let (general, leader) = (state.general(id), state.leader(id));
        let status = general.status;
        let place = (status == Status::OnTable).then(|| general.at.drawn());
        GeneralView {
            id: leader.id.clone(),
            name: leader.name.clone(),
            side: leader.side,
            status: status.into(),
            hex: place.map(|_| state.hex_under(general.at)),
            x: place.map(|place| place.x),
            y: place.map(|place| place.y),
            attached: general.attached,
            moved: general.moved,
        }
    });
    let goals = state.battle.goals.iter().zip(&state.holders);
    View {
        scenario: state.battle.id.clone(),
        ground: if state.field().is_some() { Ground::Table } else { Ground::Hexes },
        turn: state.turn,
        turns: state.battle.turns,
        units: units.collect(),
        generals: generals.collect(),
        bowl: state.bowl,
        points: state.points,
        commanders_in_chief: state.command.map(|command| command.chief),
        reinforcements_called: state.called,
        objectives: goals
            .map(|(goal, holder)| ObjectiveView {
                id: goal.id.clone(),
                name: goal.name.clone(),
                holder: *holder,
            })
            .collect(),
        deploying: SIDES.map(|side| {
            state.deployment().is_some() && BrigadesDeFer::keeps_secret(state, seat_of(side))
        }),
        activated_now: state.activation().map_or_else(Vec::new, |activation| {
            activation.members.iter().map(|member| member.unit).collect()
        }),
        outcome: state.runtime.outcome().cloned(),
    }
}

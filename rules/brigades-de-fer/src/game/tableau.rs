//! What a seat may know (BF-S3). Nothing is hidden but a deployment that is not revealed yet, and the
//! answers to decisions that both sides take at once (BF-20.2, BF-Q55, BF-Q71).

use std::borrow::Cow;

use board::hex::Hex;
use engine::game::{PieceId, Rules, Seat, Tally};
use engine::tableau::{Objective, Piece, Place, Strength, Tableau, Turn};

use super::BrigadesDeFer;
use super::battle::SIDES;
use super::choice::{GeneralId, UnitId};
use super::deploy::Deploy;
use super::spot::{Bearing, Spot};
use super::state::{State, Status, seat_of};
use super::step::Step;
use super::victory;
use crate::ch00_board::HexName;
use crate::scenario::Victory;
use crate::unit::Category;
use crate::{applies, bf};

/// A unit's block, in thousandths of a UD.
pub(super) const BASE: [i32; 2] = [700, 420];

impl Status {
    /// Its word.
    const fn word(self) -> &'static str {
        match self {
            Self::ToCome => "to_come",
            Self::OnTable => "on_table",
            Self::Lost => "lost",
            Self::DrivenOff => "driven_off",
        }
    }
}

const fn kind(category: Category) -> &'static str {
    match category {
        Category::Infantry => "infantry",
        Category::Cavalry => "cavalry",
        Category::Artillery => "artillery",
        Category::HorseArtillery => "horse_artillery",
    }
}

/// The markers that hold.
fn markers(all: &[(bool, &'static str)]) -> Vec<&'static str> {
    all.iter().filter(|(holds, _)| *holds).map(|(_, marker)| *marker).collect()
}

impl State {
    /// BF-0.22: the hex of the map in which a place lies.
    fn hex_under(&self, at: Spot) -> HexName {
        let (hex, grid) = (at.hex(), self.battle.hexes.grid);
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

    fn place(&self, status: Status, at: Spot, facing: Option<Bearing>) -> Option<Place> {
        (status == Status::OnTable).then(|| Place {
            at: at.on_map(),
            facing: facing.map(|facing| i32::from(facing.tenths())),
            hex: Some(self.hex_under(at).0.to_string()),
        })
    }

    /// BF-2.3: a unit, with its stands.
    fn unit_piece(&self, id: UnitId) -> Piece {
        let (unit, brigade) = (self.unit(id), self.brigade(id));
        let placed = unit.status == Status::OnTable;
        let acts = self.activation().is_some_and(|activation| activation.member(id).is_some());
        let name = brigade.name.clone();
        Piece {
            status: unit.status.word(),
            place: self.place(unit.status, unit.at, Some(unit.facing)),
            base: BASE,
            strength: Some(Strength::whole(i32::from(unit.vc), brigade.vc)),
            markers: markers(&[
                (placed && unit.mounted, "mounted"),
                (placed && unit.in_buildings, "in_buildings"),
                (unit.activated, "activated"),
                (acts, "acting"),
                (placed && self.turn > 0 && !self.in_command(id), "out_of_command"),
            ]),
            ..Piece::new(
                brigade.id.as_str().into(),
                seat_of(brigade.side),
                name,
                kind(brigade.category),
            )
        }
    }

    fn general_piece(&self, id: GeneralId) -> Piece {
        let (general, leader) = (self.general(id), self.leader(id));
        let chief = self.command[leader.side as usize].chief == Some(id);
        let name = leader.name.clone();
        Piece {
            leads: true,
            status: general.status.word(),
            place: self.place(general.status, general.at, None),
            markers: markers(&[
                (chief, "commander_in_chief"),
                (general.moved && general.attached.is_none(), "moved"),
            ]),
            attached_to: general.attached.map(|unit| PieceId::from(self.brigade(unit).id.as_str())),
            ..Piece::new(leader.id.as_str().into(), seat_of(leader.side), name, "general")
        }
    }
}

pub(super) fn tableau(state: &State, seat: Option<Seat>) -> Tableau {
    let state = &*state.as_seen_by(seat);
    let units = state.ids().map(|id| state.unit_piece(id));
    let generals = state.general_ids().map(|id| state.general_piece(id));
    let goals = state.battle.goals.iter().enumerate();
    let by_seat = |counts: [u8; 2]| counts.map(i64::from).to_vec();
    let called = Tally { key: "called", by_seat: by_seat(state.called.map(u8::from)) };
    let score = SIDES.map(|side| i64::from(victory::points(state, side))).to_vec();
    let score = Tally { key: "victory_points", by_seat: score };
    let may_call = state.battle.call_from.iter().any(Option::is_some);
    Tableau {
        turn: Turn {
            number: u32::from(state.turn),
            last: u32::from(state.battle.turns),
            ..Turn::default()
        },
        pieces: units.chain(generals).collect(),
        objectives: goals
            .map(|(index, goal)| Objective {
                id: goal.id.clone(),
                name: goal.name.clone(),
                holder: victory::holder(state, index).map(seat_of),
            })
            .collect(),
        status: [
            // BF-5.7: tokens in the bowl.
            Tally { key: "bowl", by_seat: by_seat(state.bowl) },
            // BF-4.9: command points left.
            Tally { key: "points", by_seat: by_seat(state.points) },
        ]
        .into_iter()
        // BF-4.9: points are public.
        .filter(|tally| tally.key != "points" || applies(bf("4.9")))
        // BF-20.10: who has called his reinforcements.
        .chain(may_call.then_some(called))
        // BF-20.12, BF-S2: what decides, as if the battle ended now.
        .chain(matches!(state.battle.victory, Victory::Points { .. }).then_some(score))
        .collect(),
        measurable: true,
        hexes: state.field().is_none(),
        outcome: state.runtime.outcome().cloned(),
        ..Tableau::default()
    }
}

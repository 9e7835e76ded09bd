//! The answer that a hand means which points at a piece or a place, be it legal or not.

use board::hex::Hex;
use engine::ahead::Mark;
use engine::game::{Rules, Seat};

use super::BrigadesDeFer;
use super::choice::{Choice, MoveAction, Piece, UnitId};
use super::corners::Corners;
use super::question::Question;
use super::spot::Spot;
use super::state::{State, side_of};
use crate::ch00_board::HexName;
use crate::ch12_reactions::Reaction;

pub(crate) fn pointed_at(state: &State, seat: Seat, mark: &Mark) -> Option<Choice> {
    let ask = BrigadesDeFer::asked_of(state, seat)?;
    match &mark.piece {
        Some(piece) => {
            let unit = state.ids().find(|id| state.brigade(*id).id == piece.as_str())?;
            at_unit(state, seat, ask.question, unit)
        }
        None => at_place(state, ask.question, ask.about, mark.at),
    }
}

fn at_unit(state: &State, seat: Seat, question: Question, unit: UnitId) -> Option<Choice> {
    let own = side_of(seat) == Some(state.side(unit));
    match question {
        Question::Designate
        | Question::Group
        | Question::MoveOrder
        | Question::Support
        | Question::ExcessLosses
            if own =>
        {
            Some(Choice::Unit { unit })
        }
        Question::React if own => Some(Choice::React { unit, reaction: Reaction::OpportunityFire }),
        Question::Act if !own => {
            let by = state.activation()?.first_to_act()?;
            Some(Choice::Fire { unit: by, target: unit })
        }
        _ => None,
    }
}

fn at_place(
    state: &State,
    question: Question,
    about: Option<Piece>,
    [x, y]: [i32; 2],
) -> Option<Choice> {
    let Some(Piece::Unit(unit)) = about else { return None };
    let facing = state.unit(unit).facing;
    match (question, state.field()) {
        (Question::MoveUnit, None) => Some(Choice::Move {
            hex: HexName(hex_at(state, [x, y])?),
            facing: facing.side().number(),
            action: MoveAction::Nothing,
        }),
        (Question::MoveUnit, Some(_)) => Some(Choice::MoveTo {
            x,
            y,
            heading: facing.tenths(),
            via: Corners::NONE,
            action: MoveAction::Nothing,
        }),
        (Question::Deploy | Question::PlaceReinforcement, None) => Some(Choice::Place {
            hex: HexName(hex_at(state, [x, y])?),
            facing: 0,
            mounted: false,
            occupy: false,
        }),
        _ => None,
    }
}

/// The hex of the map whose middle is nearest to a point.
fn hex_at(state: &State, [x, y]: [i32; 2]) -> Option<Hex> {
    let grid = state.battle.hexes.grid;
    let all = (0..grid.columns).flat_map(|column| (0..grid.rows).map(move |row| (column, row)));
    all.map(|(column, row)| Hex::from_column_row(column, row)).min_by_key(|hex| {
        let [left, top] = Spot::Hex(*hex).on_map();
        let (dx, dy) = (i64::from(x) - i64::from(left), i64::from(y) - i64::from(top));
        dx * dx + dy * dy
    })
}

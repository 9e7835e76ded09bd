//! BF-8.3 to BF-8.7: a line of fire that somebody looks along, between units or places, and what is
//! found there.

use engine::Refusal;
use engine::ahead::{Mark, Sight};
use engine::game::{Message, Seat, Thousandths};

use super::choice::UnitId;
use super::fire;
use super::ground::Cut;
use super::spot::{Place, Spot};
use super::state::{State, Status, side_of};
use crate::bf;
use crate::ch07_table_moves::GRAIN;
use crate::unit::{Cover, Side};

/// No board of hexes reaches so far, in thousandths of a UD.
const FARTHEST: i32 = 100_000;

/// An end of the line.
#[derive(Clone, Copy)]
struct End {
    at: Spot,
    unit: Option<UnitId>,
}

impl State {
    /// The unit or the place of a mark.
    fn marked(&self, mark: &Mark) -> Result<End, Refusal> {
        let nowhere = || Refusal { rule: bf("0.2"), field: "place", key: "off-the-table" };
        if let Some(piece) = &mark.piece {
            let named = |id: &UnitId| {
                self.brigade(*id).id == piece.as_str() && self.unit(*id).status == Status::OnTable
            };
            if let Some(unit) = self.ids().find(named) {
                return Ok(End { at: self.unit(unit).at, unit: Some(unit) });
            }
        }
        let [x, y] = mark.at;
        let place = Place { x, y };
        if self.field().is_some() {
            let inside = self.is_on_table(place);
            return if inside {
                Ok(End { at: Spot::Table(place), unit: None })
            } else {
                Err(nowhere())
            };
        }
        let near = |part: i32| (0..FARTHEST).contains(&part);
        let hex = (near(x) && near(y)).then(|| hex_drawn_at(place)).ok_or_else(nowhere)?;
        let at = Spot::Hex(hex);
        // Whoever points at a hex means the unit in it.
        let inside = self.battle.hexes.grid.contains(hex);
        if inside { Ok(End { at, unit: self.occupant(at) }) } else { Err(nowhere()) }
    }
}

/// The hex that is drawn round a point: its centre is nearest.
fn hex_drawn_at(place: Place) -> board::hex::Hex {
    let column = place.x.div_euclid(1000);
    let shift = if column.rem_euclid(2) == 1 { 500 } else { 0 };
    board::hex::Hex::from_column_row(column, (place.y - shift).div_euclid(1000))
}

pub(crate) fn sight(
    state: &State,
    seat: Option<Seat>,
    from: &Mark,
    to: &Mark,
) -> Result<Sight, Refusal> {
    let (from, to) = (state.marked(from)?, state.marked(to)?);
    let asker = seat.and_then(side_of).unwrap_or(Side::Union);
    let side = from.unit.map_or(asker, |unit| state.side(unit));
    let distance = if from.at == to.at { 0 } else { from.at.distance(to.at) };
    let mut lines = vec![length(from.at, to.at, distance)];
    let mut clear = true;
    if let Some(unit) = from.unit {
        let in_front = state.fire_line(unit, to.at).in_front;
        let reaches = fire::reaches(state, unit, distance);
        clear = in_front && reaches;
        lines.push(if in_front {
            Message::new(bf("8.3"), "bf-sight-in-front")
        } else {
            Message::new(bf("8.3"), "bf-target-not-in-front")
        });
        if !reaches {
            lines.push(Message::new(bf("8.11"), "bf-sight-out-of-range"));
        }
    }
    match state.what_cuts_line(side, from.at, to.at) {
        Some(cut) => {
            clear = false;
            lines.push(obstacle(cut));
        }
        None => lines.push(Message::new(bf("8.4"), "bf-sight-open")),
    }
    lines.extend(advantages(state, from, to));
    let key = if clear { "bf-sight-clear" } else { "bf-sight-blocked" };
    let summary = Message::new(bf("8.4"), key).with("distance", distance);
    Ok(Sight { from: from.at.on_map(), to: to.at.on_map(), clear, summary, lines })
}

/// BF-0.6, BF-0.7, BF-Q18: the range band, on the table with what was measured.
fn length(from: Spot, to: Spot, distance: i32) -> Message {
    match (from.point(), to.point()) {
        (Some(one), Some(other)) => Message::new(bf("0.7"), "bf-sight-measured")
            .with("length", Thousandths(one.distance(other) / GRAIN))
            .with("distance", distance),
        _ => Message::new(bf("0.6"), "bf-sight-distance").with("distance", distance),
    }
}

fn obstacle(cut: Cut) -> Message {
    match cut {
        Cut::Unit => Message::new(bf("8.5"), "bf-unit-in-the-way"),
        Cut::Masking => Message::new(bf("8.4"), "bf-line-masked"),
        Cut::Crest => Message::new(bf("0.16"), "bf-crest-between"),
    }
}

/// BF-0.15, BF-0.20, BF-8.10: what the ground and the front of the target add.
fn advantages(state: &State, from: End, to: End) -> Vec<Message> {
    let mut lines = Vec::new();
    if state.level(from.at) > state.level(to.at) {
        lines.push(Message::new(bf("0.15"), "bf-overlooks-target"));
    }
    let Some(target) = to.unit else { return lines };
    let stands = state.unit(target);
    if stands.at.ahead(stands.facing, from.at) < 0 {
        lines.push(Message::new(bf("8.10"), "bf-enfilade"));
    }
    if state.cover(target, from.at) == Cover::Linear {
        lines.push(Message::new(bf("0.20"), "bf-target-behind-protection"));
    }
    lines
}

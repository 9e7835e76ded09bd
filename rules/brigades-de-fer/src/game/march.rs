//! BF-7: the move of one unit, with what it does besides: dismounting, occupying buildings.

use board::hex::{Hex, HexSide};
use engine::ahead::turned;
use engine::game::{Refused, Revealed};
use engine::{Refusal, Table};

use super::choice::{Choice, Going, MoveAction, Piece, UnitId};
use super::corners::Corners;
use super::ground::cannot;
use super::question::Question;
use super::ride;
use super::spot::{Bearing, Place, Spot};
use super::state::State;
use super::step::{Answered, Step, StepResult, ask, tell, unasked};
use crate::ch00_board::HexName;
use crate::ch07_hex_moves::{End, Facings};
use crate::ch07_movement::{basic_movement, forced_march, is_mounted_after};
use crate::ch07_table_moves::TableEnd;
use crate::unit::Category;
use crate::{applies, bf};

/// BF-6.5: the test of the activation under way was passed.
pub(crate) fn is_activated(state: &State) -> bool {
    state.activation().is_some_and(|activation| activation.success)
}

/// BF-6.5, BF-6.6: the forced march after a success, else the basic movement.
pub(crate) fn potential(state: &State, unit: UnitId) -> i32 {
    let category = state.category(unit);
    if !applies(bf("7.1")) {
        1
    } else if is_activated(state) || !applies(bf("6.6")) {
        forced_march(category, &state.battle.house)
    } else {
        basic_movement(category)
    }
}

/// An end of a move, on hexes or on the table.
#[derive(Clone, Copy)]
pub(crate) struct Ended {
    pub(crate) at: Spot,
    pub(crate) facing: Bearing,
    pub(crate) steps: i32,
    pub(crate) cost: i32,
    pub(crate) pivots: bool,
    pub(crate) by_road: bool,
}

impl Ended {
    fn on_table(place: Place, heading: u16, end: TableEnd) -> Self {
        let (at, facing) = (Spot::Table(place), Bearing::Heading(heading));
        let TableEnd { steps, cost, pivots, by_road } = end;
        Self { at, facing, steps, cost, pivots, by_road }
    }
}

/// What else a unit can do with an end of its move.
fn possible_actions(state: &State, unit: UnitId, end: &Ended, potential: i32) -> [bool; 3] {
    let now = state.unit(unit);
    let category = state.category(unit);
    let success = is_activated(state);
    let stays = end.at == now.at && end.facing == now.facing;
    // BF-7.15: after 1 UD at most.
    let dismount = category == Category::Cavalry && now.mounted && success && end.steps <= 1;
    // BF-7.17, BF-7.18: for 1 UD of the potential.
    let occupy = category == Category::Infantry
        && end.cost < potential
        && state.has_buildings(end.at)
        && !(stays && now.in_buildings);
    [dismount, occupy, stays && now.in_buildings]
}

/// What a unit can do besides moving, in the order of [`possible_actions`].
const KINDS: [MoveAction; 3] = [MoveAction::Dismount, MoveAction::Occupy, MoveAction::Leave];

pub(crate) fn run(unit: UnitId, state: &mut State) -> StepResult {
    let potential = potential(state, unit);
    let offers = match state.field() {
        Some(_) => on_table(state, unit, potential),
        None => on_hexes(state, unit, potential),
    };
    let asked = ask(state.side(unit), Question::MoveUnit, Some(Piece::Unit(unit)), offers);
    StepResult::Waits(Step::MoveUnit { unit }, asked)
}

/// Every end of a move on hexes.
fn on_hexes(state: &State, unit: UnitId, potential: i32) -> Vec<Choice> {
    let mut offers: Vec<Choice> = Vec::with_capacity(64);
    let mut seen: Vec<(Hex, Facings)> = Vec::with_capacity(24);
    state.moves(unit, potential, |end| {
        let place = match seen.iter_mut().find(|place| place.0 == end.hex) {
            Some(place) => place,
            None => {
                seen.push((end.hex, Facings::default()));
                seen.last_mut().expect("just pushed")
            }
        };
        for side in end.facings.iter() {
            let (hex, facing) = (HexName(end.hex), side.number());
            let mut offer = |action: MoveAction| {
                let choice = Choice::Move { hex, facing, action };
                if action == MoveAction::Nothing || !offers.contains(&choice) {
                    offers.push(choice);
                }
            };
            if !place.1.contains(side) {
                offer(MoveAction::Nothing);
            }
            let also = possible_actions(state, unit, &ended(&end, side), potential);
            for (action, _) in KINDS.into_iter().zip(also).filter(|(_, possible)| *possible) {
                offer(action);
            }
        }
        place.1 = place.1.and(end.facings);
    });
    offers
}

fn ended(end: &End, side: HexSide) -> Ended {
    let (at, facing) = (Spot::Hex(end.hex), Bearing::Side(side));
    let End { steps, cost, pivots, by_road, .. } = *end;
    Ended { at, facing, steps, cost, pivots, by_road }
}

/// Some ends of a move on the table.
fn on_table(state: &State, unit: UnitId, potential: i32) -> Vec<Choice> {
    let mut offers: Vec<Choice> = Vec::with_capacity(64);
    state.with_mover(unit, potential, |mover| {
        mover.samples(|point, heading, end| {
            let place = Place::of(point);
            let also =
                possible_actions(state, unit, &Ended::on_table(place, heading, end), potential);
            let kinds = KINDS.into_iter().zip(also).filter(|(_, possible)| *possible);
            for action in [MoveAction::Nothing].into_iter().chain(kinds.map(|(kind, _)| kind)) {
                let Place { x, y } = place;
                offers.push(Choice::MoveTo { x, y, heading, via: Corners::NONE, action });
            }
        });
    });
    offers
}

/// BF-7.19: the judge of a move on the table, with what the unit does besides.
pub(crate) fn judge(
    state: &State,
    unit: UnitId,
    end: Place,
    via: Corners,
    heading: u16,
    action: MoveAction,
) -> Result<TableEnd, Refusal> {
    let potential = potential(state, unit);
    let found = state.judge_move(unit, potential, (end, via), heading)?;
    let ended = Ended::on_table(end, heading, found);
    if allows(state, unit, &ended, potential, action) { Ok(found) } else { Err(cannot(action)) }
}

/// Whether a unit can do what it wishes besides a move with this end.
fn allows(state: &State, unit: UnitId, end: &Ended, potential: i32, action: MoveAction) -> bool {
    let also = possible_actions(state, unit, end, potential);
    KINDS.into_iter().zip(also).all(|(kind, possible)| kind != action || possible)
}

/// The end of a move on the table that comes nearest to a desired place and heading.
pub(crate) fn nearest(
    state: &State,
    unit: UnitId,
    desired: Place,
    heading: u16,
    action: MoveAction,
) -> Option<Choice> {
    let potential = potential(state, unit);
    let mut best: Option<((i64, i32), Choice)> = None;
    state.with_mover(unit, potential, |mover| {
        mover.towards_desired(desired.point(), heading, |path, faced, end| {
            let Some(place) = path.last().copied().map(Place::of) else { return };
            let Some(via) = Corners::of_path(path) else { return };
            let far =
                (place.distance_squared(desired), turned(i32::from(faced), i32::from(heading)));
            let nearer = best.is_none_or(|(least, _)| far < least);
            let ended = Ended::on_table(place, faced, end);
            if nearer && allows(state, unit, &ended, potential, action) {
                let Place { x, y } = place;
                best = Some((far, Choice::MoveTo { x, y, heading: faced, via, action }));
            }
        });
    });
    best.map(|(_, choice)| choice)
}

/// What the move of an answer comes to. Of several ways to the same hex the cheapest is taken: it
/// leaves the most to do.
pub(crate) fn end_of(state: &State, unit: UnitId, going: Going) -> Result<Ended, Refused> {
    let Going { at, facing, via, action } = going;
    if let Spot::Table(place) = at {
        let end = judge(state, unit, place, via, facing.tenths(), action)?;
        return Ok(Ended::on_table(place, facing.tenths(), end));
    }
    let potential = potential(state, unit);
    let mut best: Option<Ended> = None;
    state.moves(unit, potential, |end| {
        let fits = at == Spot::Hex(end.hex) && end.facings.contains(facing.side());
        let end = ended(&end, facing.side());
        let possible = allows(state, unit, &end, potential, action);
        if fits && possible && best.is_none_or(|best| end.cost < best.cost) {
            best = Some(end);
        }
    });
    best.ok_or_else(unasked)
}

pub(crate) fn answer(
    unit: UnitId,
    state: &mut State,
    choice: Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Some(going) = choice.going() else { return Err(unasked()) };
    let (facing, action) = (going.facing, going.action);
    let end = end_of(state, unit, going)?;
    let success = is_activated(state);
    let category = state.category(unit);
    let was_mounted = state.unit(unit).mounted;
    let cost = end.cost + i32::from(action == MoveAction::Occupy);
    let basic = basic_movement(category);
    // BF-Q13: by a house rule guns may pivot and fire.
    let turned_guns =
        category.is_artillery() && end.steps == 0 && state.battle.house.artillery_pivot_and_fire;
    if end.steps > 0 {
        tell(table, bf("7.2"), "unit-moves", unit);
    } else if facing != state.unit(unit).facing {
        tell(table, bf("7.3"), "unit-pivots", unit);
    } else {
        tell(table, bf("7.5"), "unit-stays", unit);
    }
    // The way matters only to generals whom it may take (BF-17.15).
    let way = match (end.at, state.unit(unit).at.point()) {
        _ if !state.battle.house.capture_in_passing => ride::Way::Hexes(Vec::new()),
        (Spot::Hex(hex), _) if end.steps > 0 => ride::Way::Hexes(state.hex_way(unit, hex, &end)),
        (Spot::Table(place), Some(start)) => ride::Way::Table(start, going.via.path(place)),
        _ => ride::Way::Hexes(Vec::new()),
    };
    ride::capture_on_the_way(state, state.side(unit), &way, table);
    state.shift(unit, end.at, facing, table);
    if category == Category::Cavalry {
        let dismounts = action == MoveAction::Dismount;
        let mounted = is_mounted_after(was_mounted, success, dismounts, end.steps > 1, table.log());
        state.unit_mut(unit).mounted = mounted;
    }
    match action {
        MoveAction::Occupy => {
            state.unit_mut(unit).in_buildings = true;
            tell(table, bf("7.17"), "occupies-buildings", unit);
        }
        MoveAction::Leave => {
            state.unit_mut(unit).in_buildings = false;
            tell(table, bf("7.17"), "leaves-buildings", unit);
        }
        MoveAction::Nothing | MoveAction::Dismount => {}
    }
    if let Some(member) = state.activation_mut().and_then(|activation| activation.member_mut(unit))
    {
        member.ready = true;
        member.moved = end.steps as u8;
        member.stationary = end.steps == 0 && cost == 0;
        member.basic =
            (cost <= basic && (basic > 0 || end.steps == 0)) || (turned_guns && cost <= 1);
    }
    Ok(Revealed::Nothing)
}

impl State {
    /// BF-1.8, BF-Q81: moves a unit to a place: its general goes along, and whoever it finds there is taken.
    pub(crate) fn shift(&mut self, id: UnitId, at: Spot, facing: Bearing, table: &mut Table<'_>) {
        let start = self.unit(id).at;
        // BF-7.6: a zone counts as entered when it is come to from outside it.
        let comes_from_outside = self.enters_difficult(start, at);
        let is = self.is_difficult(at);
        let unit = self.unit_mut(id);
        // BF-7.17: who moves or pivots no longer occupies the buildings.
        if start != at || unit.facing != facing {
            unit.in_buildings = false;
        }
        unit.at = at;
        unit.facing = facing;
        if start != at {
            unit.entered_difficult = is && (unit.entered_difficult || comes_from_outside);
            self.occupy(start, super::state::NOBODY);
            self.occupy(at, id.0);
            if let Some(general) = self.general_with(id) {
                self.general_mut(general).at = at;
            }
            ride::capture(self, table);
        }
    }
}

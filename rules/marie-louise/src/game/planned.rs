//! What a sheet says so far, as the map of its side shows it: ways with the places after each quarter, arrows
//! of charges and fires, and what comes of a line that is left alone.

use engine::ahead::{Footprint, Planned};
use engine::game::{Message, Rules, Seat, Thousandths, success};

use super::MarieLouise;
use super::choice::{AboutFace, Choice, Key, Plot, UnitId};
use super::geometry::{Line, PAS, Pose, Spot, Way, heading, spot, turned};
use super::moves::Mover;
use super::state::{State, Status};
use super::step::{SheetKind, Step, side};
use super::{charge, generals, offer, orders, retreat};
use crate::ml;
use crate::unit::{Formation, Marker, Order};

/// Ticks of a step, and of a quarter.
const TICKS: i64 = 40;
const QUARTER: i64 = 10;

/// The lines of the sheet that a seat has before it, each as it stands: written, or what it comes to unwritten.
pub(crate) fn planned(state: &State, seat: Seat) -> Vec<Planned> {
    let Some(Step::Sheet { kind, lines }) = state.runtime.top() else { return Vec::new() };
    if !lines.awaits(seat) {
        return Vec::new();
    }
    let keys = lines.keys(state, *kind, side(seat));
    keys.filter_map(|key| {
        let written = lines.line(seat, &key);
        let by_default = written.is_none();
        let choice = written.cloned().or_else(|| unwritten(state, *kind, key))?;
        let plan = one(state, seat, &choice, by_default)?;
        Some(Planned { by_default, ..plan })
    })
    .collect()
}

/// ML-Q124: what comes of a line that is left alone, where something does.
fn unwritten(state: &State, kind: SheetKind, key: Key) -> Option<Choice> {
    match (kind, key) {
        (SheetKind::Orders, _) => Some(orders::default_line(state, key)),
        (SheetKind::Charge | SheetKind::Redirect, Key::Unit(unit)) => {
            Some(charge::default_line(state, unit))
        }
        (SheetKind::Retire, Key::Unit(unit)) => Some(retreat::default_line(state, unit)),
        (SheetKind::Ride, Key::General(general)) => Some(generals::default_line(state, general)),
        (SheetKind::Plot | SheetKind::PlotBefore, Key::Unit(unit)) => {
            Some(Choice::Plot { unit, plot: Plot::default() })
        }
        _ => None,
    }
}

fn one(state: &State, seat: Seat, choice: &Choice, by_default: bool) -> Option<Planned> {
    match choice {
        Choice::Plot { unit, plot } => plotted(state, *unit, plot),
        Choice::Charge { unit, target, bonus } => {
            let chance = chance(state, seat, choice);
            let key = match (state.in_reach(*unit, *target, *bonus), chance.is_some()) {
                (false, _) => "ml-planned-too-far",
                (true, true) => "ml-planned-charge-odds",
                (true, false) => "ml-planned-charge",
            };
            let summary = percent(Message::new(ml("8.3"), key), chance);
            Some(Planned::arrow(vec![state.unit_id(*unit)], place(state, *target), summary))
        }
        Choice::Fire { unit, target } => {
            let summary =
                percent(Message::new(ml("7.2"), "ml-planned-fire"), chance(state, seat, choice));
            Some(Planned::arrow(vec![state.unit_id(*unit)], place(state, *target), summary))
        }
        Choice::Support { unit, of: target }
        | Choice::CounterCharge { unit, charger: target, .. }
        | Choice::Turn { unit, charger: target } => {
            let by = vec![state.unit_id(*unit)];
            Some(Planned::arrow(by, place(state, *target), label(state, choice)))
        }
        Choice::Attach { general, unit } => {
            let by = vec![state.general_id(*general)];
            Some(Planned::arrow(by, place(state, *unit), label(state, choice)))
        }
        Choice::Shell { unit, building } => {
            let point = state.battle.ground.strongpoints.get(usize::from(*building))?;
            let by = vec![state.unit_id(*unit)];
            Some(Planned::arrow(by, state.on_map(point.middle()), label(state, choice)))
        }
        Choice::Order { brigade, order } => {
            let general = state.brigadier(*brigade)?;
            let summary = order_of(state, seat, choice, *order);
            let at = state.on_map(state.general_spot(general));
            Some(Planned::arrow(vec![state.general_id(general)], at, summary))
        }
        // What its brigade does goes without saying.
        Choice::Own { order: Order::None, .. } if by_default => None,
        Choice::Battery { .. } if by_default => None,
        Choice::Own { unit, order } => {
            let told = match chance(state, seat, choice) {
                Some(_) => order_of(state, seat, choice, *order),
                None => label(state, choice),
            };
            Some(stays(state, *unit, told))
        }
        Choice::Battery { unit, .. }
        | Choice::Stand { unit }
        | Choice::Bastion { unit, .. }
        | Choice::FullSquare { unit }
        | Choice::Join { unit } => Some(stays(state, *unit, label(state, choice))),
        Choice::Refrain { unit } if state.can_charge(*unit) => {
            Some(stays(state, *unit, Message::new(ml("8.5"), "ml-planned-hesitates")))
        }
        Choice::Evade { unit } => {
            let heading = state.default_flight(*unit)?;
            Some(retired(state, *unit, heading, i64::from(i32::MAX), label(state, choice)))
        }
        Choice::Retire { unit, heading, distance, .. } => {
            let wants = i64::from(*distance) * 10;
            Some(retired(state, *unit, *heading, wants, label(state, choice)))
        }
        Choice::LimberMove { unit, path } | Choice::FireHalfMove { unit, path, .. } => {
            let way = way(state.spot(*unit), path);
            let (end, leg) = way.point(way.length());
            let facing = facing_on(&way, leg, state.troop(*unit).pose.facing);
            let pose = Pose { facing, ..Pose::default() }.at(end);
            let stands = footprint(state, *unit, Formation::Limbered, pose).into_iter().collect();
            Some(Planned {
                path: points(state, &way),
                stands,
                ..Planned::arrow(
                    vec![state.unit_id(*unit)],
                    state.on_map(end),
                    label(state, choice),
                )
            })
        }
        Choice::Ride { general, path } if !path.is_empty() => {
            let way = way(state.general_spot(*general), path);
            let length = Thousandths(way.length() * 1000 / PAS);
            let summary = Message::new(ml("6.22"), "ml-preview-pas").with("pas", length);
            let at = state.on_map(way.end());
            let path = points(state, &way);
            Some(Planned { path, ..Planned::arrow(vec![state.general_id(*general)], at, summary) })
        }
        _ => None,
    }
}

/// What a line says, in the words of its answer.
fn label(state: &State, choice: &Choice) -> Message {
    offer::offer(state, choice).label
}

fn place(state: &State, unit: UnitId) -> [i32; 2] {
    state.on_map(state.spot(unit))
}

/// A unit to which something happens where it stands.
fn stays(state: &State, unit: UnitId, summary: Message) -> Planned {
    Planned::arrow(vec![state.unit_id(unit)], place(state, unit), summary)
}

/// How likely an answer succeeds, in percent rounded to tenths.
fn chance(state: &State, seat: Seat, choice: &Choice) -> Option<Thousandths> {
    let (_, chance) = success(&MarieLouise::odds(state, seat, choice)?)?;
    Some(Thousandths((chance * 1000.0).round() as i64 * 100))
}

/// ML-4.1 to ML-4.6: an order, and how likely it gets through where that is tested.
fn order_of(state: &State, seat: Seat, choice: &Choice, order: Order) -> Message {
    let chance = chance(state, seat, choice);
    let key = if chance.is_some() { "ml-planned-order-odds" } else { "ml-planned-order" };
    let word = offer::order_word(order).unwrap_or("hold");
    percent(Message::new(ml("3.3"), key).with("order", word), chance)
}

fn percent(message: Message, chance: Option<Thousandths>) -> Message {
    match chance {
        Some(chance) => message.with("percent", chance),
        None => message,
    }
}

/// The ground that a unit would cover.
fn footprint(state: &State, unit: UnitId, formation: Formation, pose: Pose) -> Option<Footprint> {
    let (middle, _) = state.body_at(unit, formation, pose).circle()?;
    let base = state.base(unit, formation);
    Some(Footprint { at: state.on_map(middle), facing: i32::from(pose.facing), base })
}

fn way(from: Spot, path: &[[i32; 2]]) -> Way {
    Way(std::iter::once(from).chain(path.iter().map(|point| spot(*point))).collect())
}

fn points(state: &State, way: &Way) -> Vec<[i32; 2]> {
    way.0.iter().map(|point| state.on_map(*point)).collect()
}

fn facing_on(way: &Way, leg: usize, before: u16) -> u16 {
    Line::chain(&way.0).nth(leg).map_or(before, |line| heading(line.from, line.to, before))
}

/// A retreat as far as it goes by itself.
fn retired(state: &State, unit: UnitId, heading: u16, wants: i64, summary: Message) -> Planned {
    let (way, length) = state.way_back(unit, heading, wants);
    let end = way.point(length).0;
    let pose = state.troop(unit).pose.at(end);
    Planned {
        path: vec![place(state, unit), state.on_map(end)],
        stands: footprint(state, unit, Formation::Disorganised, pose).into_iter().collect(),
        ..Planned::arrow(vec![state.unit_id(unit)], state.on_map(end), summary)
    }
}

/// ML-6.2: a plot with the places after each quarter; without one a unit under M hesitates (ML-3.20).
fn plotted(state: &State, unit: UnitId, plot: &Plot) -> Option<Planned> {
    let by = || vec![state.unit_id(unit)];
    let troop = state.troop(unit);
    if *plot == Plot::default() {
        let waits = troop.status == Status::OnTable
            && troop.order == Order::Manoeuvre
            && troop.marker == Marker::None;
        let summary = Message::new(ml("3.20"), "ml-planned-hesitates");
        return waits.then(|| stays(state, unit, summary));
    }
    let choice = Choice::Plot { unit, plot: plot.clone() };
    let mover = state.plan(unit, plot).ok()?;
    if let Some((_, inside)) = mover.occupy {
        return Some(Planned::arrow(by(), state.on_map(inside.centre()), label(state, &choice)));
    }
    let mut stands: Vec<Footprint> = Vec::new();
    for quarter in 1..=4 {
        if let Some(one) = after(state, &mover, quarter)
            && stands.last() != Some(&one)
        {
            stands.push(one);
        }
    }
    let end = mover.way.point(mover.most).0;
    let mut path = Vec::new();
    if mover.most > 0 {
        path = mover.way.until(mover.most).iter().map(|point| state.on_map(*point)).collect();
    }
    let summary = if path.is_empty() {
        label(state, &choice)
    } else if super::ahead::meets_enemy(state, unit, end) {
        let length = Thousandths(mover.most * 1000 / PAS);
        Message::new(ml("3.11"), "ml-planned-meets").with("pas", length)
    } else {
        let length = Thousandths(mover.most * 1000 / PAS);
        Message::new(ml("6.3"), "ml-preview-pas").with("pas", length)
    };
    Some(Planned { path, stands, ..Planned::arrow(by(), state.on_map(end), summary) })
}

/// Where a unit stands after a quarter, if nothing stops it.
fn after(state: &State, mover: &Mover, quarter: i64) -> Option<Footprint> {
    let troop = state.troop(mover.unit);
    let tick = quarter * QUARTER;
    let gone = (mover.net * (tick - mover.from_tick).max(0) / TICKS).min(mover.most);
    let (at, leg) = mover.way.point(gone);
    let (mut formation, mut facing) = (troop.formation, troop.pose.facing);
    if formation.in_building() && gone > 0 {
        formation = Formation::Disorganised;
    }
    if mover.about == AboutFace::Before {
        facing = turned(facing, 1800);
    }
    if mover.follows && gone > 0 {
        facing = facing_on(&mover.way, leg, facing);
    }
    if let Some(manoeuvre) = mover.manoeuvre.filter(|one| i64::from(one.tick) <= tick) {
        formation = manoeuvre.change.unwrap_or(formation);
        facing = manoeuvre.facing.unwrap_or(facing);
    }
    if mover.about == AboutFace::After && quarter == 4 {
        facing = turned(facing, 1800);
    }
    footprint(state, mover.unit, formation, Pose { facing, ..Pose::default() }.at(at))
}

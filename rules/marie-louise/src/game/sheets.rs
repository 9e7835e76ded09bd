//! ML-Q124: the sheets: their lines, the answers of each, what they come to.

use engine::game::{Ask, Seat};
use engine::{DiceError, Refusal, Table};

use super::battle::seat_of;
use super::choice::{Choice, Key, Plot, UnitId};
use super::fire::When;
use super::state::State;
use super::step::{Lines, SheetKind, Step, refused, side};
use super::{
    MarieLouise, charge, deploy, fire, generals, impact, moves, orders, reaction, retreat,
};
use crate::scenario::Side;
use crate::unit::{Arm, Marker, Order};

/// The lines of a sheet of a side: they follow from what everybody knows.
pub(crate) fn keys(state: &State, kind: SheetKind, side: Side) -> Vec<Key> {
    match kind {
        SheetKind::Deploy => deploy::keys(state, side),
        SheetKind::Attach => orders::attach_keys(state, side),
        SheetKind::Orders => orders::keys(state, side),
        SheetKind::Stand => orders::stand_keys(state, side),
        SheetKind::Charge => charge::keys(state, side),
        SheetKind::React => reaction::react_keys(state, side, false),
        SheetKind::ReactAgain => reaction::react_keys(state, side, true),
        SheetKind::Fire(_) => fire::keys(state, side, When::Window),
        SheetKind::FireMoving => fire::keys(state, side, When::Phase5),
        SheetKind::Retire => retreat::keys(state, side),
        SheetKind::Redirect => charge::redirect_keys(state, side),
        SheetKind::Join { attacker, defender } => {
            let front = if state.side(attacker) == side { attacker } else { defender };
            impact::may_join(state, front).into_iter().map(Key::Unit).collect()
        }
        SheetKind::PlotBefore => moves::keys(state, side, true),
        SheetKind::Plot => moves::keys(state, side, false),
        SheetKind::Ride => generals::keys(state, side),
    }
}

/// The answers that are listed for a line.
pub(crate) fn options(state: &State, kind: SheetKind, key: Key) -> Vec<Choice> {
    match (kind, key) {
        (SheetKind::Attach, _) => orders::attach_options(state, key),
        (SheetKind::Orders, _) => orders::options(state, key),
        (SheetKind::Ride, Key::General(id)) => generals::options(state, id),
        (SheetKind::Deploy, _) => deploy::options(state, key),
        (SheetKind::Stand, Key::Unit(unit)) => vec![Choice::Go { unit }, Choice::Stand { unit }],
        (SheetKind::Charge, Key::Unit(unit)) => charge::options(state, unit),
        (SheetKind::React, Key::Unit(unit)) => reaction::reactions(state, unit, false),
        (SheetKind::ReactAgain, Key::Unit(unit)) => reaction::reactions(state, unit, true),
        (SheetKind::Fire(_) | SheetKind::FireMoving, Key::Unit(unit)) => fire::options(state, unit),
        (SheetKind::Retire, Key::Unit(unit)) => retreat::options(state, unit),
        (SheetKind::Redirect, Key::Unit(unit)) => charge::redirect_options(state, unit),
        (SheetKind::Join { .. }, Key::Unit(unit)) => {
            vec![Choice::StayOut { unit }, Choice::Join { unit }]
        }
        (SheetKind::PlotBefore | SheetKind::Plot, Key::Unit(unit)) => {
            let plots = state.plots(unit).into_iter();
            plots.map(|plot| Choice::Plot { unit, plot }).collect()
        }
        _ => Vec::new(),
    }
}

/// Everything that a seat may answer to a sheet, as far as it is listed.
pub(crate) fn list(state: &State, kind: SheetKind, lines: &Lines, seat: Seat) -> Vec<Choice> {
    let mut list = vec![Choice::Ready];
    if lines.lines(seat).len() > 0 {
        list.push(Choice::Again);
    }
    list.extend(lines.unwritten(state, kind, side(seat)).cloned());
    // ML-Q94: one support a side.
    let joins = |one: &Choice| matches!(one, Choice::Join { .. });
    if lines.lines(seat).any(|(_, one)| joins(one)) {
        list.retain(|one| !joins(one));
    }
    if matches!(kind, SheetKind::PlotBefore | SheetKind::Plot) {
        list.extend(state.advances(side(seat), &unplotted(state, kind, lines, seat)));
    }
    list
}

/// The units on a sheet of plots that have none yet.
pub(crate) fn unplotted(state: &State, kind: SheetKind, lines: &Lines, seat: Seat) -> Vec<UnitId> {
    let open = lines.keys(state, kind, side(seat)).filter(|key| lines.line(seat, key).is_none());
    open.filter_map(|key| match key {
        Key::Unit(unit) => Some(unit),
        Key::Brigade(_) | Key::General(_) => None,
    })
    .collect()
}

/// Whether a line may be so, beyond what is listed.
fn judge(
    state: &State,
    kind: SheetKind,
    seat: Seat,
    choice: &Choice,
    lines: &Lines,
) -> Result<(), Refusal> {
    let key = choice.key().ok_or(refused("Q124", "game-not-asked"))?;
    match (kind, choice) {
        (SheetKind::Deploy, _) => deploy::judge(state, choice, lines),
        (
            SheetKind::Retire,
            Choice::Retire { .. } | Choice::LimberMove { .. } | Choice::FireHalfMove { .. },
        ) => {
            let battery = match key {
                Key::Unit(unit) => state.arm(unit) == Arm::Artillery,
                _ => false,
            };
            if battery == matches!(choice, Choice::Retire { .. }) {
                return Err(refused("3.15", "not-under-that-order"));
            }
            retreat::judge(state, choice)
        }
        (SheetKind::Charge, Choice::Charge { .. } | Choice::Support { .. }) => {
            charge::judge(state, choice)
        }
        (SheetKind::Redirect, Choice::Charge { bonus: false, .. }) => charge::judge(state, choice),
        (SheetKind::PlotBefore | SheetKind::Plot, Choice::Plot { unit, plot }) => {
            if *plot == Plot::default() {
                return Ok(());
            }
            state.plan(*unit, plot).map(|_| ())
        }
        (SheetKind::Join { .. }, Choice::Join { .. })
            if lines.lines(seat).any(|(_, one)| matches!(one, Choice::Join { .. })) =>
        {
            Err(refused("Q94", "game-one-support-a-side"))
        }
        (SheetKind::Ride, Choice::Ride { general, path }) => generals::judge(state, *general, path),
        _ if lines.lists(state, kind, side(seat), choice) => Ok(()),
        _ => Err(why_not(state, kind, choice)),
    }
}

/// The rule by which something is not among what may be written.
fn why_not(state: &State, kind: SheetKind, choice: &Choice) -> Refusal {
    let (rule, key) = match (kind, choice) {
        (SheetKind::Orders, Choice::Own { order: Order::Charge, .. }) => {
            ("3.9", "game-skirmishers-do-not-charge")
        }
        (SheetKind::Orders, Choice::Battery { .. }) => ("Q25", "game-not-an-order-for-those-guns"),
        (SheetKind::Attach, Choice::Attach { .. }) => ("6.21", "game-touches-and-commands"),
        (SheetKind::React, Choice::CounterCharge { .. }) => ("8.45", "game-meets-no-charge-so"),
        (SheetKind::React, Choice::Evade { .. }) => ("Q90", "game-evades-if-faster"),
        (SheetKind::React, Choice::FullSquare { .. }) => ("8.13", "game-no-full-square"),
        (SheetKind::React, Choice::Turn { .. }) => ("8.48", "game-guns-do-not-turn"),
        (SheetKind::Fire(_) | SheetKind::FireMoving, Choice::Fire { unit, target }) => {
            return fire::why_not(state, *unit, *target);
        }
        _ => ("Q124", "game-not-asked"),
    };
    refused(rule, key)
}

/// The rule by which a sheet has no line for something.
fn no_line(state: &State, kind: SheetKind, seat: Seat, key: Key) -> Refusal {
    let nothing = refused("Q124", "game-no-such-line");
    let Key::Unit(unit) = key else { return nothing };
    if !state.stands(unit) || state.side(unit) != side(seat) {
        return nothing;
    }
    let told = matches!(kind, SheetKind::Orders | SheetKind::PlotBefore | SheetKind::Plot);
    let fires = matches!(kind, SheetKind::Fire(_) | SheetKind::FireMoving);
    if kind == SheetKind::Charge
        && state.troop(unit).order == Order::Charge
        && let Err(refusal) = charge::why_no_charge(state, unit)
    {
        return refusal;
    }
    match state.troop(unit).marker {
        Marker::Shaken if told => refused("1.58", "game-shaken-has-no-orders"),
        Marker::Routed if told => refused("1.59", "game-routed-has-no-orders"),
        Marker::Hesitant if told => refused("1.57", "game-hesitant-stands"),
        _ if fires && state.troop(unit).fired => refused("7.1", "game-has-fired"),
        _ if fires && state.is_charged(unit) => refused("2.6", "game-charged-fires-later"),
        _ => nothing,
    }
}

/// The judge of an answer.
pub(crate) fn check(state: &State, ask: &Ask<MarieLouise>, choice: &Choice) -> Result<(), Refusal> {
    let Some(Step::Sheet { kind, lines }) = state.runtime.top() else {
        return check_open(state, ask, choice);
    };
    match choice {
        Choice::Ready => Ok(()),
        Choice::Again if lines.lines(ask.seat).len() > 0 => Ok(()),
        Choice::Advance { brigade, distance } => {
            let plots = matches!(kind, SheetKind::PlotBefore | SheetKind::Plot);
            let own = usize::from(brigade.0) < state.battle.brigades.len()
                && state.battle.brigade(*brigade).side == side(ask.seat);
            let units = unplotted(state, *kind, lines, ask.seat).into_iter();
            if !plots || !own || state.advance(*brigade, *distance, units).is_empty() {
                return Err(refused("Q124", "game-not-asked"));
            }
            Ok(())
        }
        _ => {
            let key = choice.key().ok_or(refused("Q124", "game-not-asked"))?;
            if !lines.keys(state, *kind, side(ask.seat)).any(|one| one == key) {
                return Err(no_line(state, *kind, ask.seat, key));
            }
            if lines.line(ask.seat, &key).is_some() {
                return Err(refused("Q124", "game-line-is-written"));
            }
            judge(state, *kind, ask.seat, choice, lines)
        }
    }
}

/// Questions that everybody hears.
fn check_open(state: &State, ask: &Ask<MarieLouise>, choice: &Choice) -> Result<(), Refusal> {
    let wrong = Err(refused("Q124", "game-not-asked"));
    match (state.runtime.top(), choice) {
        (Some(Step::Face { .. }), Choice::Face { facing }) if *facing < 3600 => Ok(()),
        (Some(Step::Flee { unit, .. }), Choice::Flee { heading }) => {
            if *heading < 3600 && state.is_way_out(*unit, *heading) {
                Ok(())
            } else {
                Err(refused("Q127", "game-no-such-heading"))
            }
        }
        (Some(Step::Activate { side, number }), Choice::Activate { unit, plot }) => {
            if !state.exists(*unit) || !moves::may_activate(state, *side, *number).contains(unit) {
                return wrong;
            }
            if *plot == Plot::default() { Ok(()) } else { state.plan(*unit, plot).map(|_| ()) }
        }
        (Some(Step::Replot { unit }), Choice::Activate { unit: named, plot }) if unit == named => {
            if *plot == Plot::default() {
                Ok(())
            } else {
                state.plan(*unit, plot).map(|_| ())
            }
        }
        (Some(Step::Counter { unit, .. }), Choice::Counter { unit: other, plot }) => {
            if !state.exists(*other) || !moves::counters(state, *unit).contains(other) {
                return Err(refused("Q42", "counter-comes-later"));
            }
            if *plot == Plot::default() { Ok(()) } else { state.plan(*other, plot).map(|_| ()) }
        }
        (Some(Step::Deputy { general }), Choice::Deputy { x, y }) => {
            generals::judge_deputy(state, *general, [*x, *y])
        }
        (Some(Step::Escape { general, .. }), Choice::Escape { x, y }) => {
            generals::judge_escape(state, *general, [*x, *y])
        }
        _ if ask.lists(state, choice) => Ok(()),
        _ => wrong,
    }
}

/// The listed answers of a question.
pub(crate) fn list_of(state: &State, ask: &Ask<MarieLouise>) -> Vec<Choice> {
    let activate = |unit: UnitId| {
        let plots = state.plots(unit).into_iter().chain([Plot::default()]);
        plots.map(move |plot| Choice::Activate { unit, plot })
    };
    match state.runtime.top() {
        Some(Step::Sheet { kind, lines }) => list(state, *kind, lines, ask.seat),
        Some(Step::Deputy { general }) => generals::deputy_options(state, *general),
        Some(Step::Face { unit }) => {
            let default = default_facing(state, *unit);
            let mut facings = vec![default];
            facings.extend((0..3600).step_by(450).filter(|facing| *facing != default));
            facings.into_iter().map(|facing| Choice::Face { facing }).collect()
        }
        Some(Step::Flee { unit, .. }) => {
            state.flights(*unit).into_iter().map(|heading| Choice::Flee { heading }).collect()
        }
        Some(Step::ChooseImpact { side }) => {
            impact::pending(state, *side).into_iter().map(|unit| Choice::Impact { unit }).collect()
        }
        Some(Step::Pursue { .. }) => vec![Choice::HoldGround, Choice::Pursue],
        Some(Step::Activate { side, number }) => {
            moves::may_activate(state, *side, *number).into_iter().flat_map(activate).collect()
        }
        Some(Step::Replot { unit }) => activate(*unit).collect(),
        Some(Step::Counter { unit, .. }) => {
            let mut list = vec![Choice::Pass];
            for other in moves::counters(state, *unit) {
                let plots = state.plots(other).into_iter();
                list.extend(plots.map(|plot| Choice::Counter { unit: other, plot }));
            }
            list
        }
        Some(Step::Escape { general, from }) => generals::escape_options(state, *general, *from),
        _ => Vec::new(),
    }
}

/// D2: to the nearest enemy.
fn default_facing(state: &State, unit: UnitId) -> u16 {
    let enemy = state.nearest_enemy(unit);
    let towards = enemy.map(|enemy| state.spot(unit).bearing(state.spot(enemy)));
    towards.unwrap_or(state.troop(unit).pose.facing)
}

/// The answer of somebody who wants nothing.
pub(crate) fn default_answer(state: &State, ask: &Ask<MarieLouise>) -> Choice {
    match state.runtime.top() {
        Some(Step::Sheet { .. }) => Choice::Ready,
        Some(Step::Deputy { general }) => generals::default_deputy_choice(state, *general),
        Some(Step::Face { unit }) => Choice::Face { facing: default_facing(state, *unit) },
        Some(Step::Flee { unit, .. }) => {
            Choice::Flee { heading: state.default_flight(*unit).unwrap_or(0) }
        }
        Some(Step::Pursue { .. }) => Choice::HoldGround,
        Some(Step::Activate { side, number }) => {
            let unit = moves::waiting(state, *side, *number).first().copied().unwrap_or(UnitId(0));
            Choice::Activate { unit, plot: Plot::default() }
        }
        Some(Step::Replot { unit }) => Choice::Activate { unit: *unit, plot: Plot::default() },
        Some(Step::Counter { .. }) => Choice::Pass,
        _ => ask.listed(state).first().cloned().unwrap_or(Choice::Ready),
    }
}

/// A sheet is revealed.
pub(crate) fn carry_out(
    state: &mut State,
    kind: SheetKind,
    lines: &Lines,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    match kind {
        SheetKind::Deploy => deploy::reveal(state, lines),
        SheetKind::Attach => orders::attach(state, lines, table),
        SheetKind::Orders => orders::lay(state, lines),
        SheetKind::Stand => orders::stand(state, lines, table),
        SheetKind::Charge => charge::declare(state, lines, table),
        SheetKind::React | SheetKind::ReactAgain => reaction::answer(state, lines, table),
        SheetKind::Fire(_) => fire::window(state, lines, When::Window, table)?,
        SheetKind::FireMoving => fire::window(state, lines, When::Phase5, table)?,
        SheetKind::Retire => retreat::reveal(state, lines, table)?,
        SheetKind::Redirect => charge::redirect(state, lines, table),
        SheetKind::Join { attacker, defender } => {
            let joins = |front: UnitId| {
                let seat = seat_of(state.side(front));
                lines.lines(seat).find_map(|(_, choice)| match choice {
                    Choice::Join { unit } => Some(*unit),
                    _ => None,
                })
            };
            let chosen = [joins(attacker), joins(defender)];
            impact::join(state, chosen, table);
        }
        SheetKind::PlotBefore => moves::reveal(state, lines, true, table)?,
        SheetKind::Plot => moves::reveal(state, lines, false, table)?,
        SheetKind::Ride => generals::ride(state, lines),
    }
    Ok(())
}

//! An answer by chance, without listing all of them: a line of the sheet, then what is written in it.

use engine::game::Ask;

use super::MarieLouise;
use super::choice::{Choice, Key, Plot, UnitId};
use super::moves;
use super::sheets;
use super::state::State;
use super::step::{SheetKind, Step, side};

/// One of so many advances of whole brigades for as many answers of single units.
const TOGETHER: usize = 12;

/// A legal answer; nothing where the list itself is short.
pub(super) fn draw(
    state: &State,
    ask: &Ask<MarieLouise>,
    number: &mut dyn FnMut(usize) -> usize,
) -> Option<Choice> {
    let (kind, lines) = match state.runtime.top()? {
        Step::Sheet { kind, lines } => (*kind, lines),
        Step::Activate { side, number: at } => {
            let units = moves::may_activate(state, *side, *at);
            let unit = *units.get(number(units.len().max(1)))?;
            return Some(Choice::Activate { unit, plot: plot_of(state, unit, number) });
        }
        Step::Replot { unit } => {
            return Some(Choice::Activate { unit: *unit, plot: plot_of(state, *unit, number) });
        }
        _ => return None,
    };
    if matches!(kind, SheetKind::Deploy | SheetKind::Join { .. }) {
        return None;
    }
    let (seat, own) = (ask.seat, side(ask.seat));
    let open: Vec<Key> =
        lines.keys(state, kind, own).filter(|key| lines.line(seat, key).is_none()).collect();
    let written = lines.lines(seat).len() > 0;
    let at = number(open.len() + 1 + usize::from(written));
    let Some(key) = open.get(at) else {
        return Some(if at == open.len() { Choice::Ready } else { Choice::Again });
    };
    let plots = matches!(kind, SheetKind::Plot | SheetKind::PlotBefore);
    match key {
        Key::Unit(unit) if plots => {
            if number(TOGETHER) == 0 {
                let advances = state.advances(own, &sheets::unplotted(state, kind, lines, seat));
                if !advances.is_empty() {
                    return advances.get(number(advances.len())).cloned();
                }
            }
            Some(Choice::Plot { unit: *unit, plot: plot_of(state, *unit, number) })
        }
        key => {
            let options = lines.options(state, kind, own, key);
            options.get(number(options.len().max(1))).cloned().or(Some(Choice::Ready))
        }
    }
}

/// A legal plot of a unit: of those that it may think of the first that the judge allows, beginning anywhere.
fn plot_of(state: &State, unit: UnitId, number: &mut dyn FnMut(usize) -> usize) -> Plot {
    let mut likely = state.likely_plots(unit);
    while !likely.is_empty() {
        let plot = likely.swap_remove(number(likely.len()));
        if state.plan(unit, &plot).is_ok() {
            return plot;
        }
    }
    Plot::default()
}

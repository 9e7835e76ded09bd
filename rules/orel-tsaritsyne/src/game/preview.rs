//! What an answer would come to, before it is given: the way of counters and what it costs each.

use engine::Refusal;
use engine::ahead::{Point, Preview, Stage};
use engine::game::{Message, Rules, Seat};

use super::OrelTsaritsyne;
use super::assault::launched;
use super::choice::{Choice, UnitId};
use super::map::{At, NOWHERE};
use super::march::{self, Plan};
use super::overlay::{points, ratio_of, supply_line_at};
use super::state::State;
use super::step::not_asked;
use super::{judge, reinforce};
use crate::ch01_hexes::HexNumber;
use crate::ch07_movement::{deployment, mp};
use crate::ot;

pub(super) fn preview(state: &State, seat: Seat, choice: &Choice) -> Result<Preview, Refusal> {
    let ask = OrelTsaritsyne::asked_of(state, seat).ok_or_else(not_asked)?;
    judge::check(state, ask, choice)?;
    match choice {
        Choice::March { unit, with, path } => {
            let hexes = path.iter().map(|hex| march::at(state, *hex));
            let hexes: Vec<At> = hexes.collect::<Result<_, _>>()?;
            let plan = if state.is_reinforcement(*unit) {
                reinforce::plan(state, *unit, with, &hexes)?
            } else {
                state.plan(*unit, with, &hexes)?
            };
            Ok(told(state, *unit, &plan))
        }
        Choice::Assault { unit, with, from, .. } => {
            let mut preview = match from {
                Some(from) => {
                    told(state, *unit, &state.plan(*unit, with, &[march::at(state, *from)?])?)
                }
                None => Preview::default(),
            };
            // The attack is what it is for: that comes first.
            preview.lines.splice(0..0, attack(state, choice));
            Ok(preview)
        }
        Choice::Launch { .. } => {
            let lines = attack(state, choice).into_iter().collect();
            Ok(Preview { lines, ..Preview::default() })
        }
        Choice::Path { path, unit, .. } => {
            let from = unit.or_else(|| super::combat::movers(state).first().copied());
            Ok(Preview { path: way(state, from, path), ..Preview::default() })
        }
        Choice::Rail { unit, hex } => {
            Ok(Preview { path: way(state, Some(*unit), &[*hex]), ..Preview::default() })
        }
        _ => Ok(Preview::default()),
    }
}

/// The points of a way, from where a counter stands.
fn way(state: &State, from: Option<UnitId>, path: &[HexNumber]) -> Vec<Point> {
    let start = from.map(|id| state.unit(id).at).filter(|at| *at != NOWHERE);
    let hexes = path.iter().filter_map(|hex| state.map().at(*hex));
    start.into_iter().chain(hexes).map(|at| state.map().centre(at)).collect()
}

/// OT-7.1, OT-7.10: what it costs, and how they stand at its end.
fn told(state: &State, unit: UnitId, plan: &Plan) -> Preview {
    let start = Some(state.unit(unit).at).filter(|at| *at != NOWHERE);
    let path = start.into_iter().chain(plan.way.iter().copied());
    let path = path.map(|at| state.map().centre(at)).collect();
    let slowest = plan.members.iter().min_by_key(|(_, left)| *left);
    let (slowest, left) = slowest.copied().unwrap_or((unit, 0));
    let budget = state.movement(slowest);
    let summary = Message::new(ot("7.1"), "ot-preview-march")
        .with("cost", points((budget - left).min(budget)))
        .with("mp", points(budget));
    let lines = plan.members.iter().map(|(id, left)| {
        let class = state.class(*id);
        let key = match () {
            () if *left < 0 => "ot-preview-all-mp",
            () if !march::has_posture(class) => "ot-preview-arrives",
            () if *left >= mp(deployment(class)) => "ot-preview-deploys",
            () => "ot-preview-in-march-order",
        };
        let message = Message::new(ot("7.10"), key).with("left", points((*left).max(0)));
        super::offer::name_in(state, *id, message)
    });
    let mut lines: Vec<Message> = lines.collect();
    let end = plan.way.last().copied().unwrap_or(NOWHERE);
    if end != NOWHERE && state.in_enemy_zone(state.side(unit), end) {
        lines.push(Message::new(ot("7.2"), "ot-preview-enters-zone"));
    }
    let stages = stages(state, slowest, plan);
    let supply = supply_line_at(state, unit, end);
    lines.extend(supply.as_ref().map(|(message, _)| message.clone()));
    let supply = supply.into_iter().flat_map(|(_, line)| line).collect();
    Preview { path, summary: Some(summary), lines, stages, supply, goes_on: false }
}

/// OT-8.107: the attack that an order makes, with all who have launched it before.
fn attack(state: &State, choice: &Choice) -> Option<Message> {
    let (after, at) = launched(state, choice)?;
    Some(ratio_of(&after, at))
}

/// OT-7.1: the MP that the slowest has spent in each hex of the way.
fn stages(state: &State, slowest: UnitId, plan: &Plan) -> Vec<Stage> {
    if state.unit(slowest).at == NOWHERE {
        return Vec::new();
    }
    let stage = |count: usize| {
        let spent = state.cost_of_way(slowest, &plan.way[..count]).ok()?;
        let cost = Message::new(ot("7.1"), "ot-preview-stage").with("cost", points(spent));
        Some(Stage { at: state.map().centre(plan.way[count - 1]), cost })
    };
    (1..=plan.way.len()).filter_map(stage).collect()
}

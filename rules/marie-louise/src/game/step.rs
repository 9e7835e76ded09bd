//! What is still to be done, and how the game goes from one decision to the next.

use std::collections::BTreeMap;

use engine::game::{Ask, Refused, Revealed, RunResult, Seat, Sheet, StepResult};
use engine::{DiceError, Refusal, RuleId, Subject, Table, Value};

use super::battle::{seat_of, side_of};
use super::choice::{Choice, GeneralId, Key, UnitId};
pub(crate) use super::lines::Lines;
use super::moves::Quarters;
use super::question::Question;
use super::state::State;
use super::{
    MarieLouise, charge_moves, fire, flight, generals, impact, moves, orders, reaction, retreat,
    sheets, turn,
};
use crate::ml;
use crate::scenario::Side;
use crate::unit::Order;

pub(crate) use engine::game::Answered;

/// A secret decision of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetKind {
    Deploy,
    Attach,
    Orders,
    Stand,
    Charge,
    React,
    /// ML-Q135: who is newly charged reacts, without evasion.
    ReactAgain,
    /// A window of phase 4, by its number: F0, F1, FC, F2 to F6.
    Fire(u8),
    /// Phase 5.
    FireMoving,
    Retire,
    Redirect,
    Join {
        attacker: UnitId,
        defender: UnitId,
    },
    /// ML-Q153: who is out of the scope of chapter 11 moves before the others.
    PlotBefore,
    Plot,
    Ride,
}

impl SheetKind {
    pub(crate) const fn question(self) -> Question {
        match self {
            Self::Deploy => Question::Deploy,
            Self::Attach => Question::Attach,
            Self::Orders => Question::Orders,
            Self::Stand => Question::Stand,
            Self::Charge => Question::Charge,
            Self::React | Self::ReactAgain => Question::React,
            Self::Fire(_) | Self::FireMoving => Question::Fire,
            Self::Retire => Question::Retire,
            Self::Redirect => Question::Redirect,
            Self::Join { .. } => Question::Join,
            Self::PlotBefore | Self::Plot => Question::Plot,
            Self::Ride => Question::Ride,
        }
    }
}

/// Something that happens by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    StartTurn,
    Lot,
    Rally,
    RoutMoves,
    Reacted,
    /// ML-Q135: after those who are newly charged.
    ReactedAgain,
    Hasty,
    ChargeMoves,
    Defence,
    Impacts,
    ImpactsOfSide(Side),
    EndOfCharges,
    Activations,
    Burning,
    Captures,
    EndTurn,
}

/// ML-Q124: order tokens, hidden until phase 3; that a unit has one of its own is no secret.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tokens(pub(crate) [BTreeMap<Key, Order>; 2]);

impl Sheet for Tokens {
    fn hides(&self, _: Seat) -> bool {
        true
    }

    fn has_begun(&self) -> bool {
        true
    }

    fn veil(&mut self, viewer: Option<Seat>) {
        for seat in Seat::BOTH {
            if viewer != Some(seat) {
                let lines = &mut self.0[usize::from(seat.0)];
                lines.values_mut().for_each(|order| *order = Order::None);
            }
        }
    }
}

/// Something still to be done. Those that wait for an answer carry what the answer needs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    Stage(Stage),
    Sheet {
        kind: SheetKind,
        lines: Lines,
    },
    /// Phase 3, with the tokens.
    Command(Tokens),
    Deputy {
        general: GeneralId,
    },
    Face {
        unit: UnitId,
    },
    /// A unit flees from where it stands; in phase 2 it was routed before.
    Flee {
        unit: UnitId,
        again: bool,
    },
    /// ML-Q128: what a unit still has to test for one event.
    Tests {
        unit: UnitId,
        left: u8,
    },
    Witnesses,
    /// The next impact of a side.
    ChooseImpact {
        side: Side,
    },
    Pursue {
        unit: UnitId,
        loser: UnitId,
        ground: super::geometry::Pose,
        building: Option<u8>,
    },
    Round {
        attacker: UnitId,
        defender: UnitId,
        joined: [Option<UnitId>; 2],
        number: u8,
    },
    AfterRound {
        attacker: UnitId,
        defender: UnitId,
        joined: [Option<UnitId>; 2],
        number: u8,
    },
    /// ML-Q153: the quarters of the movement step, with what is plotted for them.
    Quarter(Box<Quarters>),
    Activate {
        side: Side,
        number: u8,
    },
    Counter {
        unit: UnitId,
        plot: super::choice::Plot,
    },
    Replot {
        unit: UnitId,
    },
    Escape {
        general: GeneralId,
        from: UnitId,
    },
}

impl Step {
    pub(crate) fn sheet(kind: SheetKind) -> Self {
        Self::Sheet { kind, lines: Lines::default() }
    }

    pub(crate) fn deploy() -> Self {
        Self::sheet(SheetKind::Deploy)
    }

    /// What it keeps secret.
    pub(crate) fn secret(&self) -> Option<&dyn Sheet> {
        match self {
            Self::Sheet { lines, .. } => Some(lines),
            Self::Command(tokens) => Some(tokens),
            Self::Quarter(quarters) => Some(quarters.as_ref()),
            _ => None,
        }
    }

    pub(crate) fn secret_mut(&mut self) -> Option<&mut dyn Sheet> {
        match self {
            Self::Sheet { lines, .. } => Some(lines),
            Self::Command(tokens) => Some(tokens),
            Self::Quarter(quarters) => Some(quarters.as_mut()),
            _ => None,
        }
    }

    pub(crate) fn run(self, state: &mut State, table: &mut Table<'_>) -> RunResult<MarieLouise> {
        match self {
            Self::Stage(stage) => run_stage(stage, state, table)?,
            Self::Sheet { kind, mut lines } => {
                lines.open_up();
                for side in Side::BOTH {
                    let seat = seat_of(side);
                    if lines.awaits(seat) && lines.keys(state, kind, side).len() == 0 {
                        lines.set_ready(seat);
                    }
                }
                let writing = Seat::BOTH.into_iter().filter(|seat| lines.awaits(*seat));
                let asked: Vec<_> = writing.map(|seat| Ask::later(seat, kind.question())).collect();
                if !asked.is_empty() {
                    return Ok(StepResult::Waits(Self::Sheet { kind, lines }, asked));
                }
                sheets::carry_out(state, kind, &lines, table)?;
            }
            Self::Command(tokens) => orders::command(state, &tokens, table)?,
            Self::Deputy { general } => {
                return Ok(ask(
                    Self::Deputy { general },
                    Question::Deputy,
                    |state| (state.battle.general(general).side, None),
                    state,
                ));
            }
            Self::Face { unit } => {
                return Ok(ask(
                    self,
                    Question::Face,
                    |state| (state.side(unit), Some(unit)),
                    state,
                ));
            }
            Self::Flee { unit, again } => {
                if flight::begins(state, unit, again, table)? {
                    return Ok(ask(
                        self,
                        Question::Flee,
                        |state| (state.side(unit), Some(unit)),
                        state,
                    ));
                }
            }
            Self::Tests { unit, left } => flight::test(state, unit, left, table)?,
            Self::Witnesses => flight::witnesses(state, table),
            Self::ChooseImpact { side } => {
                reaction::break_off(state, table);
                match impact::pending(state, side).as_slice() {
                    [] => {}
                    [only] => {
                        state.runtime.push(Self::ChooseImpact { side });
                        impact::resolve(state, *only, table)?;
                    }
                    _ => return Ok(ask(self, Question::Impact, |_| (side, None), state)),
                }
            }
            Self::Pursue { unit, .. } => {
                if state.listed(unit).overconfident && crate::holds("8.40") {
                    impact::pursue(state, &self, true, table)?;
                } else {
                    return Ok(ask(
                        self,
                        Question::Pursue,
                        |state| (state.side(unit), Some(unit)),
                        state,
                    ));
                }
            }
            Self::Round { attacker, defender, joined, number } => {
                impact::round(state, attacker, defender, joined, number, table)?;
            }
            Self::AfterRound { attacker, defender, joined, number } => {
                impact::after_round(state, attacker, defender, joined, number, table);
            }
            Self::Quarter(quarters) => moves::quarter(state, *quarters, table)?,
            Self::Activate { side, number } => {
                if moves::waiting(state, side, number).is_empty() {
                    return Ok(StepResult::Done);
                }
                return Ok(ask(self, Question::Activate, |_| (side, None), state));
            }
            Self::Counter { unit, .. } => {
                return Ok(ask(
                    self,
                    Question::Counter,
                    |state| (state.side(unit).enemy(), Some(unit)),
                    state,
                ));
            }
            Self::Replot { unit } => {
                let troop = state.troop(unit);
                if !state.stands(unit) || troop.marker != crate::unit::Marker::None || troop.moved {
                    return Ok(StepResult::Done);
                }
                return Ok(ask(
                    self,
                    Question::Activate,
                    |state| (state.side(unit), Some(unit)),
                    state,
                ));
            }
            Self::Escape { general, .. } => {
                return Ok(ask(
                    self,
                    Question::Escape,
                    |state| (state.battle.general(general).side, None),
                    state,
                ));
            }
        }
        Ok(StepResult::Done)
    }

    pub(crate) fn answer(
        self,
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match (self, choice) {
            (Self::Sheet { kind, mut lines }, _) => {
                match choice {
                    Choice::Ready => lines.set_ready(seat),
                    Choice::Again => lines.erase(seat),
                    Choice::Advance { brigade, distance } => {
                        let units = sheets::unplotted(state, kind, &lines, seat).into_iter();
                        for (unit, plot) in state.advance(*brigade, *distance, units) {
                            lines.write(seat, Key::Unit(unit), Choice::Plot { unit, plot });
                        }
                    }
                    _ => {
                        let key = choice.key().ok_or(Refused::NotAsked)?;
                        lines.write(seat, key, choice.clone());
                    }
                }
                state.runtime.push(Self::Sheet { kind, lines });
            }
            (Self::Deputy { general }, Choice::Deputy { x, y }) => {
                generals::place_deputy(state, general, [*x, *y]);
            }
            (Self::Face { unit }, Choice::Face { facing }) => {
                state.troop_mut(unit).pose.facing = *facing;
            }
            (Self::Flee { unit, again }, Choice::Flee { heading }) => {
                flight::flee(state, unit, *heading, again, table);
            }
            (Self::ChooseImpact { side }, Choice::Impact { unit }) => {
                state.runtime.push(Self::ChooseImpact { side });
                impact::resolve(state, *unit, table)?;
            }
            (step @ Self::Pursue { .. }, Choice::Pursue) => {
                impact::pursue(state, &step, true, table)?;
            }
            (step @ Self::Pursue { .. }, Choice::HoldGround) => {
                impact::pursue(state, &step, false, table)?;
            }
            (Self::Activate { side, number }, Choice::Activate { unit, plot }) => {
                moves::activate(state, side, number, *unit, plot, table)?;
            }
            (Self::Counter { unit, plot }, Choice::Pass) => {
                moves::move_alone(state, unit, &plot, table)?;
            }
            (Self::Counter { unit, .. }, Choice::Counter { unit: other, plot }) => {
                moves::counter(state, unit, *other, plot, table)?;
            }
            (Self::Replot { unit }, Choice::Activate { plot, .. }) => {
                moves::move_alone(state, unit, plot, table)?;
            }
            (Self::Escape { general, .. }, Choice::Escape { x, y }) => {
                generals::escape(state, general, [*x, *y]);
            }
            _ => return Err(Refused::NotAsked),
        }
        Ok(Revealed::Nothing)
    }

    /// The part of the turn that it belongs to.
    pub(crate) fn phase(&self) -> Option<&'static str> {
        match self {
            Self::Sheet { kind, .. } => Some(match kind {
                SheetKind::Deploy => "deployment",
                SheetKind::Attach | SheetKind::Orders => "orders",
                SheetKind::Stand => "command",
                SheetKind::Charge | SheetKind::React | SheetKind::Fire(0) => "declarations",
                SheetKind::Retire | SheetKind::Fire(1) => "retreats",
                SheetKind::ReactAgain
                | SheetKind::Redirect
                | SheetKind::Join { .. }
                | SheetKind::Fire(2 | 3) => "charges",
                SheetKind::PlotBefore | SheetKind::Plot | SheetKind::Ride | SheetKind::Fire(_) => {
                    "moves"
                }
                SheetKind::FireMoving => "fire",
            }),
            Self::Deputy { .. } => Some("orders"),
            Self::Face { .. } | Self::Flee { again: true, .. } => Some("rally"),
            Self::ChooseImpact { .. } | Self::Pursue { .. } => Some("charges"),
            Self::Stage(Stage::Activations)
            | Self::Activate { .. }
            | Self::Counter { .. }
            | Self::Replot { .. } => Some("moves"),
            Self::Escape { .. } => Some("end"),
            _ => None,
        }
    }
}

fn ask(
    step: Step,
    question: Question,
    whose: impl Fn(&State) -> (Side, Option<UnitId>),
    state: &State,
) -> StepResult<MarieLouise> {
    let (side, about) = whose(state);
    let ask = Ask::later(seat_of(side), question);
    StepResult::asks(step, ask.about(about.map(super::Piece::Unit)))
}

fn run_stage(stage: Stage, state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    match stage {
        Stage::StartTurn => turn::start(state, table)?,
        Stage::Lot => turn::lot(state, table)?,
        Stage::Rally => turn::rally(state, table)?,
        Stage::RoutMoves => turn::rout_moves(state),
        Stage::Reacted => reaction::reacted(state, table),
        Stage::ReactedAgain => reaction::surprise(state, table),
        Stage::Hasty => retreat::hasty(state, table)?,
        Stage::ChargeMoves => charge_moves::moves(state, table)?,
        Stage::Defence => reaction::defence(state, table)?,
        Stage::Impacts => impact::begin(state, table)?,
        Stage::ImpactsOfSide(side) => state.runtime.push(Step::ChooseImpact { side }),
        Stage::EndOfCharges => impact::end(state),
        Stage::Activations => moves::activations(state, table)?,
        Stage::Burning => fire::burning(state, table)?,
        Stage::Captures => generals::captures(state, table)?,
        Stage::EndTurn => turn::end(state, table),
    }
    Ok(())
}

/// A refusal of something that is not asked, or not in that way.
pub(crate) const fn refused(rule: &'static str, key: &'static str) -> Refusal {
    Refusal { rule: ml(rule), field: "choice", key }
}

/// A unit as the log names it.
pub(crate) fn named(id: UnitId) -> Value {
    Value::Subject(Subject { list: 0, index: u16::from(id.0) })
}

/// A general as the log names him.
pub(crate) fn named_general(id: GeneralId) -> Value {
    Value::Subject(Subject { list: 1, index: u16::from(id.0) })
}

/// Tells whom the next lines are about.
pub(crate) fn tell(table: &mut Table<'_>, rule: RuleId, key: &'static str, unit: UnitId) {
    table.log().note_value(rule, key, named(unit));
}

/// Whose seat it is; nobody's is the first's.
pub(crate) fn side(seat: Seat) -> Side {
    side_of(seat).unwrap_or(Side::First)
}

//! The toy as a whole game.

use std::collections::BTreeSet;

use dice::{Entry, Table};
use engine::Refusal;
use engine::ahead::{PieceOverlay, Preview};
use engine::game::{
    Actors, Answered, Ask, BY_DEFAULT, BY_DOCTRINE, Chance, Message, Offer, Outcome, PieceId,
    Refused, Revealed, Rules, RunResult, Runtime, Seat, Sheet, StepResult, Tally,
};
use engine::tableau::Tableau;

use crate::fault::Fault;
use crate::field::Field;
use crate::order::{Order, Step};
use crate::question::{Question, Verb};
use crate::ty;

/// The rules of the toy.
#[derive(Debug)]
pub struct Toy;

impl Rules for Toy {
    type State = Field;
    type Choice = Order;
    type Step = Step;
    type Question = Question;
    type Verb = Verb;
    type Piece = u8;
    const ID: &'static str = "toy";
    const REVISION: u32 = 1;

    fn runtime(state: &Field) -> &Runtime<Self> {
        &state.runtime
    }

    fn runtime_mut(state: &mut Field) -> &mut Runtime<Self> {
        &mut state.runtime
    }

    fn run(step: Step, state: &mut Field, table: &mut Table<'_>) -> RunResult<Self> {
        if state.has(Fault::Stuck) && state.turn > 2 {
            return Ok(StepResult::Waits(step, Vec::new()));
        }
        match step {
            Step::Orders(sheet) => {
                let writing = Seat::BOTH.into_iter().filter(|seat| sheet.awaits(*seat));
                let asks = |seat: Seat| {
                    Ask::new(seat, Question::Commit, state.orders_offered(&sheet, seat))
                };
                let asked: Vec<_> = writing.map(asks).collect();
                if !asked.is_empty() {
                    return Ok(StepResult::Waits(Step::Orders(sheet), asked));
                }
                state.reveal(&sheet, table)?;
            }
            Step::Hold { loser } => {
                let ask = Ask::new(loser, Question::Hold, vec![Order::Hold, Order::Yield]);
                return Ok(StepResult::asks(step, ask));
            }
            Step::Actions { seat, .. } => {
                let offers = state.actions_offered(seat);
                if offers.len() > 1 {
                    return Ok(StepResult::asks(step, Ask::new(seat, Question::Act, offers)));
                }
            }
            Step::Nerve { unit } => {
                let mut offers = vec![Order::Brave { unit }];
                offers.extend(state.retreats(usize::from(unit)));
                let seat = state.seat_of(usize::from(unit));
                let ask = Ask::new(seat, Question::Nerve, offers).about(unit);
                return Ok(StepResult::asks(step, ask));
            }
            Step::EndTurn => state.end_turn(),
        }
        Ok(StepResult::Done)
    }

    fn resolve(
        step: Step,
        state: &mut Field,
        seat: Seat,
        choice: &Order,
        table: &mut Table<'_>,
    ) -> Answered {
        match (step, choice) {
            (Step::Orders(sheet), order) => state.write(sheet, seat, order),
            (Step::Hold { .. }, order) => {
                return Ok(state.hold(seat, *order == Order::Hold, table)?);
            }
            (Step::Actions { .. }, Order::Done) => {}
            (Step::Actions { left, .. }, order) => {
                state.go_on(seat, left - 1);
                match order {
                    Order::March { unit, way } => {
                        let end = way.last().ok_or(Refused::NotAsked)?;
                        state.put(usize::from(*unit), end.0);
                        state.units[usize::from(*unit)].acted = true;
                    }
                    Order::Form { unit, formation } => {
                        let formed = &mut state.units[usize::from(*unit)];
                        (formed.formation, formed.acted) = (*formation, true);
                    }
                    Order::Fire { by, target } => state.fire(by, *target, table)?,
                    Order::Bombard { by, at } => state.bombard(by, at.0, table)?,
                    _ => return Err(Refused::NotAsked),
                }
            }
            (Step::Nerve { unit }, Order::Brave { .. }) => state.stand(unit, table)?,
            (Step::Nerve { unit }, Order::FallBack { to, .. }) => {
                state.put(usize::from(unit), to.0);
            }
            (Step::Nerve { .. } | Step::EndTurn, _) => return Err(Refused::NotAsked),
        }
        Ok(Revealed::Nothing)
    }

    fn check_end(state: &mut Field, _: &mut Table<'_>) {
        let verdict = if state.has(Fault::AskingOnceOver) { None } else { state.verdict() };
        if let Some(outcome) = verdict {
            state.runtime.end(outcome);
        }
    }

    fn check(state: &Field, ask: &Ask<Self>, choice: &Order) -> Result<(), Refusal> {
        let leaks = state.has(Fault::LeakingRefusal) && state.enemy_holds_back(ask.seat);
        let refusal = |key: &'static str| {
            let key = if leaks { "not-needed" } else { key };
            Err(Refusal { rule: ty("1.1"), field: "choice", key })
        };
        let most = state.reserves[usize::from(ask.seat.0)].min(3);
        match (ask.question, choice) {
            (Question::Commit, Order::Commit(number)) if !(0..=most).contains(number) => {
                refusal("too-many")
            }
            (Question::Commit, Order::Commit(_)) if state.has(Fault::Lenient) => Ok(()),
            (Question::Commit, Order::Yield) => refusal("not-asked"),
            _ if ask.lists(state, choice) => Ok(()),
            _ => refusal("not-asked"),
        }
    }

    /// A sound battle lists all its answers.
    fn list_actors(state: &Field, ask: &Ask<Self>) -> Option<Actors<Order>> {
        let (actors, together) = (Fault::LeakingActors, Fault::LeakingTogether);
        if !state.has(actors) && !state.has(together) {
            return None;
        }
        let acts = |choice: &&Order| state.offer(choice).shape.actor().is_some();
        let (theirs, mut others): (Vec<&Order>, Vec<&Order>) =
            ask.listed(state).iter().partition(acts);
        if state.has(actors) && state.enemy_holds_back(ask.seat) {
            others.pop();
        }
        let theirs: BTreeSet<PieceId> = theirs
            .iter()
            .flat_map(|one| state.offer(one).shape.actors().cloned().collect::<Vec<_>>())
            .collect();
        let others = others.into_iter().cloned().collect();
        Some(Actors { pieces: theirs.into_iter().collect(), others })
    }

    fn list_together(state: &Field, ask: &Ask<Self>, pieces: &[PieceId]) -> Vec<Order> {
        if state.has(Fault::LeakingTogether) && state.enemy_holds_back(ask.seat) {
            return Vec::new();
        }
        let theirs = |choice: &&Order| state.offer(choice).shape.actors().eq(pieces);
        ask.listed(state).iter().filter(theirs).cloned().collect()
    }

    fn default_answer(state: &Field, ask: &Ask<Self>) -> Order {
        match ask.question {
            Question::Commit if state.has(Fault::BadDefault) => Order::Hold,
            // Whatever is offered first: nothing.
            Question::Commit => ask.listed(state).first().cloned().unwrap_or(Order::Commit(0)),
            Question::Hold => Order::Yield,
            Question::Act => Order::Done,
            Question::Nerve => Order::Brave { unit: ask.about.unwrap_or(0) },
        }
    }

    fn standing_words(question: Question) -> &'static [&'static str] {
        match question {
            Question::Nerve => &["brave", "fall_back", BY_DOCTRINE, BY_DEFAULT],
            _ => &[],
        }
    }

    fn sheet(step: &Step) -> Option<&dyn Sheet> {
        match step {
            Step::Orders(sheet) => Some(sheet),
            _ => None,
        }
    }

    fn sheet_mut(step: &mut Step) -> Option<&mut dyn Sheet> {
        match step {
            Step::Orders(sheet) => Some(sheet),
            _ => None,
        }
    }

    fn odds(state: &Field, seat: Seat, choice: &Order) -> Option<Vec<Chance>> {
        if state.has(Fault::LeakingOdds) && state.enemy_holds_back(seat) {
            return None;
        }
        let mut odds = state.odds(choice)?;
        if state.has(Fault::BadOdds) {
            odds.pop();
        }
        Some(odds)
    }

    fn tableau(state: &Field, seat: Option<Seat>) -> Tableau {
        state.tableau(&Self::veil(state, seat))
    }

    fn offer(state: &Field, _: Seat, choice: &Order) -> Offer<Verb> {
        state.offer(choice)
    }

    fn name_in(state: &Field, piece: u8, message: Message) -> Message {
        state.name_in(piece, message)
    }

    fn preview(state: &Field, seat: Seat, choice: &Order) -> Result<Preview, Refusal> {
        if let Order::March { unit, way } = choice {
            let (path, summary) = state.told_way(*unit, way);
            return Ok(Preview { path, summary: Some(summary), ..Preview::default() });
        }
        let leaks = state.has(Fault::LeakingPreview) && *choice == Order::Drums;
        let told = leaks && state.enemy_holds_back(seat);
        let line = Message::new(ty("1.2"), "ty-drums");
        Ok(Preview { lines: if told { vec![line] } else { Vec::new() }, ..Preview::default() })
    }

    fn piece_overlay(state: &Field, viewer: Option<Seat>, piece: &PieceId) -> PieceOverlay {
        let holds_back = viewer.is_some_and(|seat| state.enemy_holds_back(seat));
        if state.has(Fault::LeakingReach) && holds_back {
            return PieceOverlay::default();
        }
        Self::veil(state, viewer).piece_overlay(piece)
    }

    fn explain(state: &Field, seat: Seat, choice: &Order) -> Vec<Entry> {
        let mut entries = engine::ahead::explain_odds::<Self>(state, seat, choice);
        if state.has(Fault::LeakingModifiers) && state.enemy_holds_back(seat) {
            let (rule, key) = (ty("2.1"), "outnumbers");
            entries.push(Entry::Note { rule, key, value: None });
        }
        entries
    }

    fn outcome(state: &Field) -> Option<Outcome> {
        state.verdict()
    }

    fn turn(state: &Field) -> u32 {
        state.turn.min(state.turns)
    }

    fn summary(state: &Field) -> Vec<Tally> {
        let lost = state.stands.iter().map(|stands| i64::from(4 - stands)).collect();
        vec![Tally { key: "lost", by_seat: lost }]
    }
}

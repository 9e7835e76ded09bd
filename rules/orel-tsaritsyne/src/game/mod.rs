//! The whole game, from the unhistorical options to victory (chapter 2, OT-Q82 to OT-Q149).
//!
//! The state holds a stack of steps still to be done. A step that needs no answer runs; one that
//! does waits, and its answer pushes what follows. Hexes are indices of a graph ([`map`]); what
//! follows from where counters stand is kept up to date hex by hex ([`board`]).

mod air;
mod assault;
pub mod battle;
mod board;
pub mod choice;
mod combat;
mod command;
mod default;
mod doctrine;
mod draw;
mod end;
mod events;
mod halt;
mod judge;
mod judged;
mod known_reach;
pub(crate) mod map;
mod march;
mod named;
mod offer;
mod overlay;
mod paths;
mod pointed;
mod preview;
mod question;
mod rail;
mod rally;
mod reach;
mod recruit;
mod reinforce;
mod setup;
mod standing;
mod state;
mod step;
mod supply;
mod tableau;
mod trotsky;
mod turn;
mod victory;
mod work;

use engine::ahead::{Mark, MoveOverlay, PieceOverlay, Preview};
use engine::game::{
    self, Actors, Answered, Ask, Chance, Message, NoDice, Offer, PieceId, Refused, Rules,
    RunResult, Runtime, Seat, Sheet, Tally, Vocabulary,
};
use engine::scenario::Names;
use engine::tableau::Tableau;
use engine::{Agreed, Entry, Log, Refusal, Subject, Table};

pub use crate::options::{Options, agreed, agreements};
use crate::scenario::Scenario;
pub use choice::{Choice, FormationId, Route, UnitId};
pub use question::{Question, Verb};
pub use state::State;
use state::side_of;
use step::Step;

/// Orël 1919 and Tsaritsyne 1919 as a game.
#[derive(Clone, Copy, Debug)]
pub struct OrelTsaritsyne;

impl OrelTsaritsyne {
    /// A battle about to begin: nothing before the first decision needs dice.
    pub fn begin(scenario: &Scenario, options: &Options) -> State {
        let state = State::new(scenario, options);
        let mut tried = state.clone();
        let (mut dice, mut log) = (NoDice, Log::silent());
        if game::advance::<Self>(&mut tried, &mut Table::new(&mut dice, &mut log)).is_ok() {
            return tried;
        }
        let mut state = state;
        state.runtime.push(Step::Begin);
        game::begin::<Self>(state)
    }
}

/// What held in games of an earlier revision unless they say otherwise, and does not any more.
pub fn went_without_saying(revision: u32) -> Agreed {
    let by_history = ("even_terms".to_owned(), false.into());
    if revision < 4 { [by_history].into_iter().collect() } else { Agreed::new() }
}

impl Rules for OrelTsaritsyne {
    type State = State;
    type Choice = Choice;
    type Step = Step;
    type Question = Question;
    type Verb = Verb;
    type Piece = UnitId;

    const ID: &'static str = "orel-tsaritsyne";

    /// Since 4 a battle may have even terms (OT-Q150).
    const REVISION: u32 = 4;

    const VOCABULARY: Vocabulary = tableau::VOCABULARY;

    fn runtime(state: &State) -> &Runtime<Self> {
        &state.runtime
    }

    fn runtime_mut(state: &mut State) -> &mut Runtime<Self> {
        &mut state.runtime
    }

    fn run(step: Step, state: &mut State, table: &mut Table<'_>) -> RunResult<Self> {
        step.run(state, table)
    }

    fn resolve(
        step: Step,
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        step.answer(state, side_of(seat).ok_or(Refused::NotAsked)?, choice, table)
    }

    fn check_end(state: &mut State, table: &mut Table<'_>) {
        victory::check_annihilation(state, table);
    }

    fn check(state: &State, ask: &Ask<Self>, choice: &Choice) -> Result<(), Refusal> {
        judge::check(state, ask, choice)
    }

    fn lists_all(_: &State, ask: &Ask<Self>) -> bool {
        judge::lists_all(ask.question)
    }

    fn list(state: &State, ask: &Ask<Self>) -> Vec<Choice> {
        match ask.question {
            Question::Move => march::list(state, ask.seat),
            _ => Vec::new(),
        }
    }

    fn draw(
        state: &State,
        ask: &Ask<Self>,
        number: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Choice> {
        match ask.question {
            Question::Move => draw::draw(state, ask, number),
            _ => game::draw_listed(state, ask, number),
        }
    }

    fn list_together(state: &State, ask: &Ask<Self>, pieces: &[PieceId]) -> Vec<Choice> {
        let known = |piece: &PieceId| state.ids().find(|id| state.counter(*id).id == *piece);
        let units: Option<Vec<UnitId>> = pieces.iter().map(known).collect();
        match (ask.question, units) {
            (Question::Move, Some(units)) => march::list_together(state, &units),
            _ => Vec::new(),
        }
    }

    fn list_actors(state: &State, ask: &Ask<Self>) -> Option<Actors<Choice>> {
        (ask.question == Question::Move).then(|| march::list_actors(state, ask.seat))
    }

    fn default_answer(state: &State, ask: &Ask<Self>) -> Choice {
        default::default_answer(state, ask)
    }

    fn standing_words(question: Question) -> &'static [&'static str] {
        standing::words(question)
    }

    fn sheet(step: &Step) -> Option<&dyn Sheet> {
        step.sheet()
    }

    fn sheet_mut(step: &mut Step) -> Option<&mut dyn Sheet> {
        step.sheet_mut()
    }

    fn odds(state: &State, seat: Seat, choice: &Choice) -> Option<Vec<Chance>> {
        combat::odds(state, seat, choice)
    }

    fn explain(state: &State, seat: Seat, choice: &Choice) -> Vec<Entry> {
        let known = combat::explain(state, choice);
        known.unwrap_or_else(|| engine::ahead::explain_odds::<Self>(state, seat, choice))
    }

    fn tableau(state: &State, seat: Option<Seat>) -> Tableau {
        tableau::tableau(state, seat)
    }

    fn offer(state: &State, seat: Seat, choice: &Choice) -> Offer<Verb> {
        offer::offer(state, seat, choice)
    }

    fn name_in(state: &State, piece: UnitId, message: Message) -> Message {
        offer::name_in(state, piece, message)
    }

    fn preview(state: &State, seat: Seat, choice: &Choice) -> Result<Preview, Refusal> {
        preview::preview(state, seat, choice)
    }

    fn pointed_at(state: &State, seat: Seat, by: Option<&PieceId>, mark: &Mark) -> Option<Choice> {
        pointed::pointed_at(state, seat, by, mark)
    }

    fn move_overlay(state: &State, seat: Seat) -> MoveOverlay {
        overlay::move_overlay(state, seat)
    }

    fn piece_overlay(state: &State, _: Option<Seat>, piece: &PieceId) -> PieceOverlay {
        overlay::piece_overlay(state, piece)
    }

    fn name_of(state: &State, subject: Subject) -> Option<Names> {
        named::name_of(state, subject)
    }

    fn phase(state: &State) -> Option<&'static str> {
        Some(state.phase.into())
    }

    fn turn(state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn summary(state: &State) -> Vec<Tally> {
        tableau::summary(state)
    }
}

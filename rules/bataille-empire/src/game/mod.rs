//! The whole game on the free table, from deployment to victory (BE-1, BE-24, BE-25).
//!
//! The state holds a stack of steps still to be done. A step that needs no answer runs; one that
//! does waits, and its answer pushes what follows. No rule of a chapter is written here again.

mod activation;
mod aim;
pub(crate) mod battle;
mod chain;
mod charge;
pub mod choice;
mod command;
mod default;
mod deploy;
mod doctrine;
mod draw;
mod engage;
mod fallback;
mod fire;
mod generals;
mod geometry;
mod judge;
mod losses;
mod manoeuvre;
mod nearest;
mod odds;
mod offer;
mod overlay;
mod path;
mod pointed;
mod preview;
mod question;
mod react;
mod reacting;
mod shock;
mod sight;
mod standing;
mod state;
mod step;
mod support;
mod tableau;
mod terrain;
mod turn;
mod victory;

use std::borrow::Cow;

use engine::ahead::{DesiredPlace, Mark, MoveOverlay, PieceOverlay, Preview};
use engine::game::{
    self, Answered, Ask, Chance, Message, Offer, PieceId, Rules, RunResult, Runtime, Seat, Sheet,
    Tally, Vocabulary,
};
use engine::scenario::Names;
use engine::tableau::{Piece, Survey, Tableau};
use engine::{Entry, Refusal, Subject, Table};

use crate::options::Options;
use crate::scenario::Scenario;
pub use choice::{Choice, DivisionId, LeaderId, Leg, PieceRef, Strike, UnitId};
pub use geometry::Pose;
pub use question::{Question, Verb};
pub use state::State;
use state::{Presence, side_of};
use step::Step;

/// Bataille Empire as a game.
#[derive(Clone, Copy, Debug)]
pub struct BatailleEmpire;

impl BatailleEmpire {
    /// A battle about to begin: nothing before the first decision needs dice.
    pub fn begin(scenario: &Scenario, options: &Options) -> State {
        let mut state = State::new(scenario, options);
        if let Some((_, side, phase)) = state.battle.begins
            && phase as u8 >= crate::scenario::Phase::Tactical as u8
        {
            let division = state.battle.division_ids().find(|id| state.division(*id).side == side);
            if let Some(division) = division {
                let general = state.division(division).general;
                let points = state.commander(general).points;
                state.start_activation(division, points);
                state.number = state.command(division).order as u8 + 1;
                turn::push_steps(phase, &mut state);
            }
        }
        game::begin::<Self>(state)
    }
}

impl Rules for BatailleEmpire {
    type State = State;
    type Choice = Choice;
    type Step = Step;
    type Question = Question;
    type Verb = Verb;
    type Piece = PieceRef;

    const ID: &'static str = "bataille-empire";

    const REVISION: u32 = 3;

    const VOCABULARY: Vocabulary = Vocabulary {
        phases: &[
            "deployment", "points", "command", "activations", "tactical", "prepare", "charges",
            "movement", "fire",
        ],
        statuses: &["to_come", "on_table", "hidden", "eliminated", "lost"],
        markers: &["marker", "disorder", "abandoned", "activated", "out_of_command"],
        status: &["points", "command_points", "break_points"],
        tallies: &["losses", "units_eliminated", "objectives_held", "points_scored"],
    };

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
        step.answer(state, seat, choice, table)
    }

    /// Whether an answer may be given is judged where it is carried out.
    fn check(state: &State, ask: &Ask<Self>, choice: &Choice) -> Result<(), Refusal> {
        let Some(side) = side_of(ask.seat) else { return Ok(()) };
        let units = match choice {
            Choice::Move { units, .. } | Choice::March { units, .. } => units.clone(),
            Choice::Charge { strikes, with, .. } => {
                strikes.iter().map(|one| one.unit).chain(with.iter().copied()).collect()
            }
            other => other.unit().into_iter().collect(),
        };
        let foreign = units.iter().any(|id| !state.exists(*id) || state.side(*id) != side);
        Refusal::when(foreign, crate::be("1.5"), "unit", "not-your-unit")
    }

    fn lists_all(_: &State, ask: &Ask<Self>) -> bool {
        !matches!(
            ask.question,
            Question::Deploy
                | Question::SetupOrders
                | Question::Command
                | Question::Chief
                | Question::General
                | Question::Prepare
                | Question::ReturnFire
                | Question::Charge
                | Question::ChargeReaction
                | Question::Follow
                | Question::Supports
                | Question::FallBack
                | Question::Move
                | Question::MoreMoves
                | Question::MoveReaction
                | Question::Finish
                | Question::Fire
        )
    }

    fn list(state: &State, ask: &Ask<Self>) -> Vec<Choice> {
        match ask.question {
            Question::Move => state.acts(),
            _ => Vec::new(),
        }
    }

    fn draw(
        state: &State,
        ask: &Ask<Self>,
        number: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Choice> {
        draw::draw(state, ask, number)
    }

    fn default_answer(state: &State, ask: &Ask<Self>) -> Choice {
        default::default_answer(state, ask)
    }

    fn standing_words(question: Question) -> &'static [&'static str] {
        standing::words(question)
    }

    fn standing_answers(state: &State, ask: &Ask<Self>, word: &str) -> Vec<Choice> {
        standing::answers(state, ask, word)
    }

    fn sheet(step: &Step) -> Option<&dyn Sheet> {
        match step {
            Step::SetupOrders(orders) => Some(orders),
            Step::Bonus(bids) => Some(bids),
            _ => None,
        }
    }

    fn sheet_mut(step: &mut Step) -> Option<&mut dyn Sheet> {
        match step {
            Step::SetupOrders(orders) => Some(orders),
            Step::Bonus(bids) => Some(bids),
            _ => None,
        }
    }

    fn veil(state: &State, viewer: Option<Seat>) -> Cow<'_, State> {
        let mut veiled = game::veil::<Self>(state, viewer);
        let written =
            |step: &Step| matches!(step, Step::SetupOrders(orders) if orders.is_deploying());
        if state.runtime.steps().any(written) {
            for step in veiled.to_mut().runtime.steps_mut() {
                if let Step::SetupOrders(orders) = step {
                    orders.veil(viewer);
                }
            }
        }
        let side = viewer.and_then(side_of);
        let unseen: Vec<UnitId> = state
            .battle
            .unit_ids()
            .filter(|id| Some(state.side(*id)) != side && state.is_secret(*id))
            .collect();
        if unseen.is_empty() {
            return veiled;
        }
        let mut veiled = veiled.into_owned();
        for id in unseen {
            let unit = veiled.unit(id);
            let (formation, division) = (unit.formation, state.division_of(id));
            let troop = veiled.troop_mut(id);
            (troop.presence, troop.pose) = (Presence::Away, Pose::default());
            (troop.formation, troop.garrison) = (formation, None);
            // A reserve looks like what is hidden.
            (troop.hidden, troop.reserve, troop.detailed) = (true, false, false);
            veiled.command_mut(division).reserve = false;
        }
        Cow::Owned(veiled)
    }

    fn odds(state: &State, seat: Seat, choice: &Choice) -> Option<Vec<Chance>> {
        odds::odds(&Self::veil(state, Some(seat)), seat, choice)
    }

    fn tableau(state: &State, seat: Option<Seat>) -> Tableau {
        tableau::tableau(&Self::veil(state, seat), state)
    }

    /// BE-20.1: from the south-west corner, by the middle of the front edge.
    fn survey(state: &State) -> Survey {
        let height = (state.battle.height / geometry::FINE) as i32;
        Survey { from_south: Some(height), front_edge: true }
    }

    fn offer(state: &State, seat: Seat, choice: &Choice) -> Offer<Verb> {
        offer::offer(state, seat, choice)
    }

    fn name_in(state: &State, piece: PieceRef, message: Message) -> Message {
        message.with("unit", offer::piece_name(state, piece))
    }

    fn preview(state: &State, seat: Seat, choice: &Choice) -> Result<Preview, Refusal> {
        preview::preview(&Self::veil(state, Some(seat)), seat, choice)
    }

    fn nearest(state: &State, seat: Seat, like: &Choice, desired: DesiredPlace) -> Option<Choice> {
        nearest::nearest(state, seat, like, desired)
    }

    fn onward(state: &State, seat: Seat, from: &Choice, desired: DesiredPlace) -> Option<Choice> {
        nearest::onward(state, seat, from, desired)
    }

    fn pointed_at(state: &State, seat: Seat, by: Option<&PieceId>, mark: &Mark) -> Option<Choice> {
        pointed::pointed_at(state, seat, by, mark)
    }

    fn move_overlay(state: &State, seat: Seat) -> MoveOverlay {
        overlay::move_overlay(&Self::veil(state, Some(seat)))
    }

    fn piece_overlay(state: &State, viewer: Option<Seat>, piece: &PieceId) -> PieceOverlay {
        overlay::piece_overlay(&Self::veil(state, viewer), piece)
    }

    /// BE-Q98: whom a charge may come upon is not told before it is given.
    fn explain(state: &State, seat: Seat, choice: &Choice) -> Vec<Entry> {
        engine::ahead::explain_odds::<Self>(&Self::veil(state, Some(seat)), seat, choice)
    }

    fn name_of(state: &State, subject: Subject) -> Option<Names> {
        let index = usize::from(subject.index);
        match subject.list {
            0 => state.battle.units.get(index).map(|unit| unit.name.clone()),
            1 => state.battle.leaders.get(index).map(|leader| leader.name.clone()),
            2 => state.battle.divisions.get(index).map(|division| division.name.clone()),
            3 => state.battle.goals.get(index).map(|goal| goal.name.clone()),
            _ => state.battle.camps.get(index).map(|camp| camp.name.clone()),
        }
    }

    fn phase(state: &State) -> Option<&'static str> {
        state.runtime.steps().find_map(Step::phase)
    }

    fn turn(state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn summary(state: &State) -> Vec<Tally> {
        let now = Self::tableau(state, None);
        vec![
            now.count("losses", Piece::whole_losses),
            now.count_if("units_eliminated", |piece| piece.status == "eliminated"),
            now.objectives_held(),
            Tally { key: "points_scored", by_seat: now.status("points").to_vec() },
        ]
    }
}

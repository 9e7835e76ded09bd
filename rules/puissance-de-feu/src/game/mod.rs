//! The whole game on the free table, from deployment to victory (PF-2, PF-3).
//!
//! The state holds a stack of steps still to be done. A step that needs no answer runs; one that
//! does waits, and its answer pushes what follows. No rule of a chapter is written here again.

mod arrive;
pub(crate) mod battle;
mod broadside;
mod charge;
pub mod choice;
mod contact;
mod default;
mod deploy;
mod doctrine;
mod draw;
mod fire;
mod flight;
mod geometry;
mod ground;
mod line_of_sight;
mod march;
mod measure;
mod nearest;
mod obstacles;
mod odds;
mod offer;
mod order;
mod paths;
mod pointed;
mod preview;
mod question;
mod roles;
mod sights;
mod standing;
mod state;
mod step;
mod supply;
mod tableau;
mod terrain;
mod turn;
mod victory;

use std::borrow::Cow;

use engine::ahead::{self, DesiredPlace, Mark, MoveOverlay, PieceOverlay, Point, Preview, Sight};
use engine::game::{
    self, Answered, Ask, Chance, Message, Offer, PieceId, Rules, RunResult, Runtime, Seat, Tally,
    Vocabulary,
};
use engine::scenario::Names;
use engine::tableau::{Piece, Tableau};
use engine::{Agreed, Entry, Refusal, Subject, Table};

use crate::scenario::Scenario;
use crate::unit::State as Nerve;
pub use choice::{Battery, Choice, Leg, UnitId};
pub use geometry::Pose;
pub use question::{Question, Verb};
use state::side_of;
pub use state::{Options, State};
use step::Step;

/// The ruler of a battle from which all that is not known was taken.
pub(crate) const VEILED: u64 = 0;

/// Puissance de feu as a game.
#[derive(Clone, Copy, Debug)]
pub struct PuissanceDeFeu;

impl PuissanceDeFeu {
    /// A battle about to begin: nothing before the first decision needs dice.
    pub fn begin(scenario: &Scenario, options: &Options) -> State {
        // Every army has somebody to deploy or to wait for: the first step asks, or throws nothing.
        game::begin::<Self>(State::new(scenario, options))
    }
}

/// What held in games of an earlier revision unless they say otherwise, and does not any more.
pub fn went_without_saying(revision: u32) -> Agreed {
    let no_points = ("points_from_the_start".to_owned(), false.into());
    if revision < 3 { [no_points].into_iter().collect() } else { Agreed::new() }
}

impl Rules for PuissanceDeFeu {
    type State = State;
    type Choice = Choice;
    type Step = Step;
    type Question = Question;
    type Verb = Verb;
    type Piece = UnitId;

    const ID: &'static str = "puissance-de-feu";

    /// Since 3 a scenario may give a side points from the start (PF-Q89).
    const REVISION: u32 = 3;

    const VOCABULARY: Vocabulary = Vocabulary {
        phases: &[step::DEPLOYMENT, "supplies", "orders", "flights"],
        statuses: &["to_deploy", "at_hand", "to_come", "on_table", "destroyed", "off_table"],
        markers: &["disordered", "routing", "out_of_ammunition", "ordered", "evaded"],
        status: &["points"],
        tallies: &[
            "hit_points_lost",
            "units_destroyed",
            "units_off_the_table",
            "objectives_held",
            "points_scored",
        ],
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
        _: Seat,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        step.answer(state, choice, table)
    }

    fn check_end(state: &mut State, table: &mut Table<'_>) {
        victory::check_sudden_end(state, table);
    }

    /// Whether an order may be given is judged where it is carried out.
    fn check(state: &State, ask: &Ask<Self>, choice: &Choice) -> Result<(), Refusal> {
        side_of(ask.seat).map_or(Ok(()), |side| order::check_own(choice, side, state))
    }

    fn lists_all(state: &State, ask: &Ask<Self>) -> bool {
        match ask.question {
            Question::Role | Question::Resupply | Question::React | Question::Flee => true,
            // A unit that is steady may rotate to any facing.
            Question::Order => {
                let steady = |unit: UnitId| state.troop(unit).state == Nerve::Steady;
                let side = side_of(ask.seat);
                let mut army = state.on_table().filter(|unit| Some(state.side(*unit)) == side);
                !army.any(|unit| steady(unit) && !state.troop(unit).ordered)
            }
            Question::Deploy
            | Question::Announce
            | Question::Move
            | Question::MoveOn
            | Question::Reface => false,
        }
    }

    fn list(state: &State, ask: &Ask<Self>) -> Vec<Choice> {
        match state.runtime.top() {
            Some(Step::Orders { side }) => order::list(*side, state),
            Some(Step::March(marching)) => {
                marching.paths(state).into_iter().map(|legs| Choice::Move { legs }).collect()
            }
            _ => {
                debug_assert!(false, "{:?} is listed when it is asked", ask.question);
                Vec::new()
            }
        }
    }

    fn draw(
        state: &State,
        ask: &Ask<Self>,
        number: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Choice> {
        draw::draw(state, number).or_else(|| game::draw_listed(state, ask, number))
    }

    fn default_answer(state: &State, ask: &Ask<Self>) -> Choice {
        default::default_answer(state, ask)
    }

    fn standing_words(question: Question) -> &'static [&'static str] {
        standing::words(question)
    }

    fn odds(state: &State, seat: Seat, choice: &Choice) -> Option<Vec<Chance>> {
        odds::odds(state, seat, choice)
    }

    /// PF-3.8, PF-Q8: a computer measures no more than its seat: its battle has a ruler of its own.
    fn veil(state: &State, viewer: Option<Seat>) -> Cow<'_, State> {
        let _ = viewer;
        if state.premeasures() || state.ruler == Some(VEILED) {
            return Cow::Borrowed(state);
        }
        Cow::Owned(State { ruler: Some(VEILED), ..state.clone() })
    }

    fn tableau(state: &State, viewer: Option<Seat>) -> Tableau {
        tableau::tableau(state, |unit| state.shown(unit, viewer))
    }

    fn all_see_the_same(state: &State) -> bool {
        state.all_see_the_same()
    }

    fn umpire_tableau(state: &State) -> Tableau {
        tableau::tableau(state, |unit| state.troop(unit).pose)
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

    /// PF-3.8: nobody can reckon from a march where it began or ended.
    fn way_told(state: &State, _: Seat, choice: &Choice) -> Vec<Point> {
        preview::way_told(state, choice)
    }

    fn nearest(state: &State, seat: Seat, like: &Choice, to: DesiredPlace) -> Option<Choice> {
        nearest::nearest(state, seat, like, to)
            .or_else(|| ahead::nearest_listed::<Self>(state, seat, like, to))
    }

    fn onward(state: &State, _: Seat, from: &Choice, to: DesiredPlace) -> Option<Choice> {
        nearest::onward(state, from, to)
    }

    fn pointed_at(state: &State, seat: Seat, by: Option<&PieceId>, mark: &Mark) -> Option<Choice> {
        pointed::pointed_at(state, seat, by, mark)
    }

    fn move_overlay(state: &State, seat: Seat) -> MoveOverlay {
        let (reach, fields) = (nearest::reach(state, seat), nearest::fields(state, seat));
        MoveOverlay { reach, fields, ..MoveOverlay::default() }
    }

    fn piece_overlay(state: &State, viewer: Option<Seat>, piece: &PieceId) -> PieceOverlay {
        nearest::piece_overlay(state, viewer, piece)
    }

    fn sight(
        state: &State,
        _: Option<Seat>,
        from: &Mark,
        to: &Mark,
    ) -> Result<Option<Sight>, Refusal> {
        preview::sight(state, from, to).map(Some)
    }

    /// PF-3.8: what is known before the dice is often a distance.
    fn explain(state: &State, seat: Seat, choice: &Choice) -> Vec<Entry> {
        if state.premeasures() {
            return ahead::explain_odds::<Self>(state, seat, choice);
        }
        Vec::new()
    }

    fn name_of(state: &State, subject: Subject) -> Option<Names> {
        let unit = UnitId(u8::try_from(subject.index).ok()?);
        state.exists(unit).then(|| state.regiment(unit).name.clone())
    }

    /// PF-2.2, PF-Q4: whoever wins the roll chooses his army.
    fn players_exchanged(state: &State) -> bool {
        state.exchanged.0
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
            now.count("hit_points_lost", Piece::whole_losses),
            now.count_if("units_destroyed", |piece| piece.status == "destroyed"),
            now.count_if("units_off_the_table", |piece| piece.status == "off_table"),
            now.objectives_held(),
            Tally { key: "points_scored", by_seat: now.status("points").to_vec() },
        ]
    }
}

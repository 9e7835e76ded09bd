//! The whole game on the free table, from the first orders to victory (ML-2, dossier 5.2).
//!
//! The state holds a stack of steps still to be done. Almost every decision is a sheet that both sides
//! fill in secret (`step`, `sheets`); what is revealed pushes what follows. No rule of a chapter is
//! written here again.

mod ahead;
pub(crate) mod battle;
mod charge;
mod charge_moves;
pub mod choice;
mod deploy;
mod doctrine;
mod draw;
mod fire;
mod flight;
mod generals;
mod geometry;
mod ground;
mod impact;
mod lines;
mod moves;
mod nearest;
mod odds;
mod offer;
mod orders;
mod paths;
mod planned;
mod plot;
mod pointed;
mod quality;
mod question;
mod reaction;
mod relations;
mod retreat;
mod sheets;
mod standing;
mod state;
mod step;
mod tableau;
mod turn;

use std::borrow::Cow;

use dice::Entry;
use engine::ahead::{DesiredPlace, Mark, MoveOverlay, PieceOverlay, Preview, Sight};
use engine::game::{
    self, Answered, Ask, Chance, Message, Offer, PieceId, Rules, RunResult, Runtime, Seat, Sheet,
    Tally, Vocabulary,
};
use engine::input::Number;
use engine::scenario::Names;
use engine::tableau::{Piece as OnTable, Survey, Tableau};
use engine::{Refusal, Subject, Table};

use crate::scenario::{Corner, Scenario};
pub use choice::{BrigadeId, Choice, GeneralId, Key, Plot, UnitId};
pub use geometry::Pose;
pub(crate) use geometry::lead as lead_of;
pub use question::{Question, Verb};
pub use state::{Options, State};
pub use step::Step;

/// Marie-Louise as a game.
#[derive(Clone, Copy, Debug)]
pub struct MarieLouise;

/// A unit or a general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    Unit(UnitId),
    General(GeneralId),
}

pub(crate) fn ground_of(scenario: &Scenario) -> ground::Ground {
    ground::Ground::new(scenario)
}

pub(crate) fn pose_of((x, y): Corner, facing: Number<0, 360>) -> Pose {
    Pose {
        x: x.get().count_of_parts(1000) as i32,
        y: y.get().count_of_parts(1000) as i32,
        facing: facing.get().count_of_parts(10) as u16 % 3600,
    }
}

impl MarieLouise {
    /// A battle about to begin: nothing before the first decision needs dice.
    pub fn begin(scenario: &Scenario, options: &Options) -> State {
        game::begin::<Self>(State::new(scenario, options))
    }
}

/// ML-Q39: a state without the values that its viewer does not know.
fn without_quality(mut state: Cow<'_, State>, viewer: Option<Seat>) -> Cow<'_, State> {
    if state.hides_quality() {
        state.to_mut().veil_quality(viewer);
    }
    state
}

impl Rules for MarieLouise {
    type State = State;
    type Choice = Choice;
    type Step = Step;
    type Question = Question;
    type Verb = Verb;
    type Piece = Piece;

    const ID: &'static str = "marie-louise";

    /// Since 5 a charge that is broken takes its rear supports with it whenever that happens, and guns that have
    /// moved half and unlimbered do not fire.
    const REVISION: u32 = 5;

    const VOCABULARY: Vocabulary = Vocabulary {
        phases: turn::PHASES,
        statuses: &["to_come", "on_table", "eliminated", "withdrawn", "abandoned", "spiked"],
        markers: &[
            "hesitant",
            "shaken",
            "routed",
            "own_order",
            "fired",
            "charged",
            "retiring",
            "first_fire",
            "cohesion_hidden",
            "status_hidden",
            "fire_hidden",
            "manoeuvre_hidden",
            "activates_1",
            "activates_2",
            "activates_3",
            "activates_4",
            "activates_5",
        ],
        status: &["points"],
        tallies: &["strength_lost", "units_lost", "guns_lost", "objectives_held", "points_scored"],
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

    fn check(state: &State, ask: &Ask<Self>, choice: &Choice) -> Result<(), Refusal> {
        sheets::check(state, ask, choice)
    }

    fn lists_all(_: &State, ask: &Ask<Self>) -> bool {
        match ask.question {
            Question::Attach
            | Question::Orders
            | Question::Stand
            | Question::React
            | Question::Fire
            | Question::Impact
            | Question::Pursue
            | Question::Join => true,
            Question::Deploy
            | Question::Deputy
            | Question::Face
            | Question::Flee
            | Question::Charge
            | Question::Retire
            | Question::Redirect
            | Question::Plot
            | Question::Ride
            | Question::Activate
            | Question::Counter
            | Question::Escape => false,
        }
    }

    fn list(state: &State, ask: &Ask<Self>) -> Vec<Choice> {
        sheets::list_of(state, ask)
    }

    fn draw(
        state: &State,
        ask: &Ask<Self>,
        number: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Choice> {
        draw::draw(state, ask, number).or_else(|| game::draw_listed(state, ask, number))
    }

    fn default_answer(state: &State, ask: &Ask<Self>) -> Choice {
        sheets::default_answer(state, ask)
    }

    fn standing_words(question: Question) -> &'static [&'static str] {
        standing::words(question)
    }

    fn sheet(step: &Step) -> Option<&dyn Sheet> {
        step.secret()
    }

    fn sheet_mut(step: &mut Step) -> Option<&mut dyn Sheet> {
        step.secret_mut()
    }

    /// Tokens and plots lie hidden below; what is answered now is secret only on a sheet.
    fn keeps_secret(state: &State, seat: Seat) -> bool {
        let top = state.runtime.top().and_then(Step::secret);
        top.is_some_and(|sheet| sheet.hides(seat))
    }

    /// ML-Q39: what is hidden from a seat is not reckoned with.
    fn odds(state: &State, seat: Seat, choice: &Choice) -> Option<Vec<Chance>> {
        // What a brigade is ordered on an open sheet is reckoned with: nobody else asks about it.
        if let Choice::Own { unit, .. } = choice
            && !(state.exists(*unit) && battle::seat_of(state.side(*unit)) == seat)
        {
            return None;
        }
        if state.hides_quality() {
            return odds::odds(&Self::veil(state, Some(seat)), choice);
        }
        odds::odds(state, choice)
    }

    /// ML-Q39: the values of units may be hidden as well.
    fn veil(state: &State, viewer: Option<Seat>) -> Cow<'_, State> {
        without_quality(game::veil::<Self>(state, viewer), viewer)
    }

    fn tableau(state: &State, seat: Option<Seat>) -> Tableau {
        let seen = without_quality(game::veil_to_look_at::<Self>(state, seat), seat);
        tableau::tableau(&seen, seat.and_then(battle::side_of))
    }

    fn offer(state: &State, _: Seat, choice: &Choice) -> Offer<Verb> {
        offer::offer(state, choice)
    }

    fn name_in(state: &State, piece: Piece, message: Message) -> Message {
        offer::name_in(state, piece, message)
    }

    fn preview(state: &State, seat: Seat, choice: &Choice) -> Result<Preview, Refusal> {
        ahead::preview(state, seat, choice)
    }

    fn nearest(state: &State, seat: Seat, like: &Choice, to: DesiredPlace) -> Option<Choice> {
        nearest::nearest(state, seat, like, to)
            .or_else(|| engine::ahead::nearest_listed::<Self>(state, seat, like, to))
    }

    fn onward(state: &State, seat: Seat, from: &Choice, to: DesiredPlace) -> Option<Choice> {
        nearest::onward(state, seat, from, to)
    }

    fn pointed_at(state: &State, seat: Seat, by: Option<&PieceId>, mark: &Mark) -> Option<Choice> {
        pointed::pointed_at(state, seat, by, mark)
    }

    fn move_overlay(state: &State, seat: Seat) -> MoveOverlay {
        ahead::move_overlay(state, seat)
    }

    fn piece_overlay(state: &State, _: Option<Seat>, piece: &PieceId) -> PieceOverlay {
        ahead::piece_overlay(state, piece)
    }

    fn sight(
        state: &State,
        _: Option<Seat>,
        from: &Mark,
        to: &Mark,
    ) -> Result<Option<Sight>, Refusal> {
        ahead::sight(state, from, to).map(Some)
    }

    fn name_of(state: &State, subject: Subject) -> Option<Names> {
        let index = usize::from(subject.index);
        match subject.list {
            0 => state.battle.units.get(index).map(|one| one.name.clone()),
            _ => state.battle.generals.get(index).map(|one| one.name.clone()),
        }
    }

    /// Fires and impacts.
    fn strikes(state: &State, log: &[Entry]) -> Vec<(PieceId, PieceId)> {
        const PAIRS: [(&str, &str); 2] =
            [("game-fires", "game-fires-at"), ("game-impact", "game-impact-on")];
        let unit = |entry: &Entry| {
            let subject = entry.subject().filter(|subject| subject.list == 0)?;
            let listed = state.battle.units.get(usize::from(subject.index))?;
            Some(PieceId::from(&*listed.id))
        };
        let pairs = log.iter().zip(log.iter().skip(1));
        pairs
            .filter(|(one, other)| PAIRS.contains(&(one.key(), other.key())))
            .filter_map(|(one, other)| unit(one).zip(unit(other)))
            .collect()
    }

    /// Places are measured from the south-west corner.
    fn survey(state: &State) -> Survey {
        let height = geometry::rounded(state.battle.height);
        Survey { from_south: Some(height), front_edge: false }
    }

    fn turn(state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn phase(state: &State) -> Option<&'static str> {
        state.runtime.steps().find_map(Step::phase)
    }

    fn summary(state: &State) -> Vec<Tally> {
        let now = Self::tableau(state, None);
        let lost = |piece: &OnTable| matches!(piece.status, "eliminated" | "abandoned" | "spiked");
        vec![
            now.count("strength_lost", OnTable::whole_losses),
            now.count_if("units_lost", |piece| !piece.leads && lost(piece)),
            now.count_if("guns_lost", |piece| piece.kind == "artillery" && lost(piece)),
            now.objectives_held(),
            Tally { key: "points_scored", by_seat: now.status("points").to_vec() },
        ]
    }
}

//! The whole game on hexes and on the free table, from deployment to victory (BF-0.1, BF-1.1, BF-1.7).
//!
//! The state holds a stack of steps still to be done. A step that needs no answer runs; one that
//! does waits, and its answer pushes what follows. Interrupts of the book (opportunity fire,
//! evasion) are steps pushed above the assault that they interrupt.

mod activate;
mod activation;
mod assault;
mod attach;
pub mod battle;
mod breakthrough;
pub mod choice;
pub mod corners;
mod default;
mod deploy;
mod doctrine;
mod edges;
pub(crate) mod field;
mod fire;
mod ground;
mod hex_field;
mod losses;
mod march;
mod named;
mod odds;
mod offer;
mod overlay;
mod pointed;
mod preview;
mod question;
mod react;
mod refusal;
mod reinforce;
mod ride;
mod sight;
pub mod spot;
mod standing;
mod state;
mod step;
mod tableau;
mod turn;
mod victory;

use engine::ahead::{self, DesiredPlace, Mark, MoveOverlay, PieceOverlay, Preview, Sight};
use engine::game::{
    self, Answered, Ask, Chance, Message, Offer, PieceId, Refused, Rules, RunResult, Runtime, Seat,
    Sheet, Tally, Vocabulary,
};
use engine::scenario::Names;
use engine::tableau::{Piece as TableauPiece, Tableau};
use engine::{Agreed, Entry, Refusal, Subject, Table};

pub use crate::options::{Options, agreed, agreements};
use crate::scenario::Scenario;
pub use choice::{Choice, GeneralId, MoveAction, Piece, UnitId};
pub use question::{Question, Verb};
pub use state::State;
use state::side_of;
use step::Step;

/// Billy Yank II as a game.
#[derive(Clone, Copy, Debug)]
pub struct BrigadesDeFer;

impl BrigadesDeFer {
    /// A battle about to begin: nothing before the first decision needs dice.
    pub fn begin(scenario: &Scenario, options: &Options) -> State {
        game::begin::<Self>(State::new(scenario, options))
    }

    /// BF-7.21: a place on the table that lies almost in contact with somebody, moved to exactly
    /// 1 UD of him if the rules allow: for a hand that cannot hit a thousandth. The rules themselves
    /// never move a unit from the end that its player gave.
    pub fn snap(state: &State, seat: Seat, choice: &Choice) -> Choice {
        ground::snap(&state.as_seen_by(Some(seat)), seat, *choice).unwrap_or(*choice)
    }
}

/// What went without saying in games of an earlier revision and does not any more: it holds in their
/// records unless they say otherwise.
pub fn went_without_saying(revision: u32) -> Agreed {
    let shared_heights = ("shared_height_counts".to_owned(), true.into());
    if revision < 3 { [shared_heights].into_iter().collect() } else { Agreed::new() }
}

impl Rules for BrigadesDeFer {
    type State = State;
    type Choice = Choice;
    type Step = Step;
    type Question = Question;
    type Verb = Verb;
    type Piece = Piece;

    const ID: &'static str = "brigades-de-fer";

    /// Since 2 deployment and simultaneous answers are kept on sheets; since 3 a height that is shared
    /// with an enemy gives no die (BF-4.14).
    const REVISION: u32 = 3;

    const VOCABULARY: Vocabulary = Vocabulary {
        phases: &[step::DEPLOYMENT, "reinforcements", "generals", "activations"],
        statuses: &["to_come", "on_table", "lost", "driven_off"],
        markers: &[
            "mounted",
            "in_buildings",
            "activated",
            "acting",
            "commander_in_chief",
            "moved",
            "out_of_command",
        ],
        status: &["bowl", "points", "called", "victory_points"],
        tallies: &[
            "stands_lost",
            "units_destroyed",
            "units_driven_off",
            "generals_lost",
            "objectives_held",
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
        seat: Seat,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        step.answer(state, side_of(seat).ok_or(Refused::NotAsked)?, *choice, table)
    }

    fn check_end(state: &mut State, table: &mut Table<'_>) {
        victory::check_wiped_out(state, table);
    }

    /// On the table there are more places than can be listed.
    fn check(state: &State, ask: &Ask<Self>, choice: &Choice) -> Result<(), Refusal> {
        let Some(side) = side_of(ask.seat) else { return Ok(()) };
        if state.is_proposed(ask, *choice) {
            return Ok(());
        }
        state.as_seen_by(Some(ask.seat)).judge(side, ask, *choice)
    }

    fn lists_all(state: &State, ask: &Ask<Self>) -> bool {
        state.field().is_none() || !ask.question.asks_for_a_place()
    }

    fn list(state: &State, ask: &Ask<Self>) -> Vec<Choice> {
        let seen = state.as_seen_by(Some(ask.seat));
        match ask.about {
            Some(Piece::Unit(unit)) => deploy::places(&seen, unit),
            Some(Piece::General(general)) => {
                seen.general_places(general).into_iter().map(Choice::stand).collect()
            }
            None => Vec::new(),
        }
    }

    fn default_answer(state: &State, ask: &Ask<Self>) -> Choice {
        default::default_answer(state, ask)
    }

    fn standing_words(question: Question) -> &'static [&'static str] {
        standing::words(question)
    }

    fn standing_answers(state: &State, ask: &Ask<Self>, word: &str) -> Vec<Choice> {
        let of_verb = || game::listed_with_verb::<Self>(state, ask, word);
        standing::points(state, ask, word).unwrap_or_else(of_verb)
    }

    fn sheet(step: &Step) -> Option<&dyn Sheet> {
        step.sheet()
    }

    fn sheet_mut(step: &mut Step) -> Option<&mut dyn Sheet> {
        step.sheet_mut()
    }

    fn odds(state: &State, seat: Seat, choice: &Choice) -> Option<Vec<Chance>> {
        let state = &*state.as_seen_by(Some(seat));
        state.proposes(seat, *choice).then(|| odds::odds(state, *choice)).flatten()
    }

    fn tableau(state: &State, seat: Option<Seat>) -> Tableau {
        tableau::tableau(state, seat)
    }

    fn offer(state: &State, seat: Seat, choice: &Choice) -> Offer<Verb> {
        offer::offer(state, seat, *choice)
    }

    fn name_in(state: &State, piece: Piece, message: Message) -> Message {
        offer::name_in(state, piece, message)
    }

    fn preview(state: &State, seat: Seat, choice: &Choice) -> Result<Preview, Refusal> {
        preview::preview(&state.as_seen_by(Some(seat)), seat, *choice)
    }

    fn nearest(state: &State, seat: Seat, like: &Choice, to: DesiredPlace) -> Option<Choice> {
        ground::nearest(&state.as_seen_by(Some(seat)), seat, *like, to)
            .or_else(|| ahead::nearest_listed::<Self>(state, seat, like, to))
    }

    fn onward(state: &State, seat: Seat, from: &Choice, to: DesiredPlace) -> Option<Choice> {
        ground::onward(&state.as_seen_by(Some(seat)), seat, *from, to)
    }

    /// BF-6.3, BF-6.9: a group is complete, and says at once how many points it spends.
    fn shortcuts(state: &State, seat: Seat) -> Vec<Choice> {
        let asked = Self::asked_of(state, seat).map(|ask| ask.question);
        match (asked, state.runtime.top()) {
            (Some(Question::Group), Some(Step::Group(group))) => match group.complete().most(state)
            {
                0 => Vec::new(),
                most => (0..=most).map(|points| Choice::Spend { points }).collect(),
            },
            _ => Vec::new(),
        }
    }

    fn pointed_at(state: &State, seat: Seat, _: Option<&PieceId>, mark: &Mark) -> Option<Choice> {
        pointed::pointed_at(state, seat, mark)
    }

    fn move_overlay(state: &State, seat: Seat) -> MoveOverlay {
        overlay::move_overlay(&state.as_seen_by(Some(seat)), seat)
    }

    fn piece_overlay(state: &State, viewer: Option<Seat>, piece: &PieceId) -> PieceOverlay {
        overlay::piece_overlay(&state.as_seen_by(viewer), piece)
    }

    fn sight(
        state: &State,
        seat: Option<Seat>,
        from: &Mark,
        to: &Mark,
    ) -> Result<Option<Sight>, Refusal> {
        sight::sight(&state.as_seen_by(seat), seat, from, to).map(Some)
    }

    fn explain(state: &State, seat: Seat, choice: &Choice) -> Vec<Entry> {
        let state = &*state.as_seen_by(Some(seat));
        if !state.proposes(seat, *choice) {
            return Vec::new();
        }
        preview::explain(state, *choice)
            .unwrap_or_else(|| ahead::explain_odds::<Self>(state, seat, choice))
    }

    fn name_of(state: &State, subject: Subject) -> Option<Names> {
        named::name_of(state, subject)
    }

    fn phase(state: &State) -> Option<&'static str> {
        state.runtime.top().map(Step::phase)
    }

    fn turn(state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn summary(state: &State) -> Vec<Tally> {
        let now = Self::tableau(state, None);
        vec![
            now.count("stands_lost", TableauPiece::whole_losses),
            now.count_if("units_destroyed", |piece| !piece.leads && piece.status == "lost"),
            now.count_if("units_driven_off", |piece| piece.status == "driven_off"),
            now.count_if("generals_lost", |piece| piece.leads && piece.status == "lost"),
            now.objectives_held(),
        ]
    }
}

//! One rulebook as a whole game.

use std::borrow::Cow;
use std::fmt;
use std::hash::Hash;

use dice::{DiceError, Entry, Subject, Table};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::runtime::{self, Answered, RunResult, Runtime};
use super::{Ask, Chance, Message, Offer, PieceId, Seat, Sheet, Word};
use crate::Refusal;
use crate::ahead::{self, DesiredPlace, Mark, MoveOverlay, PieceOverlay, Point, Preview, Sight};
use crate::scenario::Names;
use crate::tableau::{Survey, Tableau};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Nobody wins a draw.
    pub winner: Option<Seat>,
    /// The level of victory, a word of the rulebook such as `brilliant` or `draw`.
    pub level: String,
    /// What decided it, a message key of the rulebook.
    pub reason: String,
}

/// Why an answer was not taken. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Nothing is asked of this seat now.
    NotAsked,
    /// The rules forbid it.
    Illegal(Refusal),
    /// Dice are missing or impossible: the same answer may be given again with the right ones.
    Dice(DiceError),
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::Illegal(refusal)
    }
}

impl From<DiceError> for Refused {
    fn from(error: DiceError) -> Self {
        Self::Dice(error)
    }
}

/// Whether an answer brought something to light that its seat did not know: it may then not be
/// taken back. Dice are noticed by [`Game`](super::Game), sheets by the [`Runtime`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Revealed {
    #[default]
    Nothing,
    Something,
}

/// Words of a book that stand in its [`Tableau`], and the parts of its turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vocabulary {
    /// The parts of a turn, in their order: stories wait for them.
    pub phases: &'static [&'static str],
    /// Where pieces can be.
    pub statuses: &'static [&'static str],
    /// What pieces can have.
    pub markers: &'static [&'static str],
    /// What each side has.
    pub status: &'static [&'static str],
    /// What a report counts.
    pub tallies: &'static [&'static str],
}

impl Vocabulary {
    /// No words.
    pub const NONE: Self =
        Self { phases: &[], statuses: &[], markers: &[], status: &[], tallies: &[] };
}

/// Something counted of a battle, by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// What is counted: the message `bf-tally-lost` for `lost`.
    pub key: &'static str,
    pub by_seat: Vec<i64>,
}

/// Who may be chosen to act, and the answers that are nobody's or need no choosing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Actors<C> {
    pub pieces: Vec<PieceId>,
    pub others: Vec<C>,
}

/// One rulebook as a whole game: everything the shell needs in order to run it.
pub trait Rules: Sized + fmt::Debug + 'static {
    /// What the battle is like at one moment. Integers only; `Hash` and `Eq` see all of it.
    type State: Clone + Eq + Hash + fmt::Debug + Send + Sync;
    /// What a seat may answer. It is the save format: plain, serializable, small.
    type Choice: Clone
        + Eq
        + Hash
        + fmt::Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// Something still to be done. Those that wait for an answer carry what the answer needs.
    type Step: Clone + Eq + Hash + fmt::Debug + Send + Sync;
    /// Every question that the book can ask, in the order of its sequence of play.
    type Question: Word;
    /// What its answers do.
    type Verb: Word;
    /// A unit, a general or a counter, by its number in the order of battle.
    type Piece: Copy + Eq + Hash + fmt::Debug + Send + Sync;

    /// The id of the rulebook.
    const ID: &'static str;

    /// Which version of the rules and of the state this is. It is raised when the same choices and
    /// dice no longer give the same hashes; records name it.
    const REVISION: u32;

    /// The words of the book that stories use beside those of its questions and verbs.
    const VOCABULARY: Vocabulary = Vocabulary::NONE;

    /// The steps and questions of a state.
    fn runtime(state: &Self::State) -> &Runtime<Self>;

    /// The same, to be changed.
    fn runtime_mut(state: &mut Self::State) -> &mut Runtime<Self>;

    /// Does a step: to its end, or as far as the question that it asks.
    fn run(step: Self::Step, state: &mut Self::State, table: &mut Table<'_>) -> RunResult<Self>;

    /// Takes the answer to a step, which has been taken from the stack. It may leave a half-changed
    /// state behind when it refuses: [`Game`](super::Game) and [`answer`](super::answer) work on a copy.
    fn resolve(
        step: Self::Step,
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Choice,
        table: &mut Table<'_>,
    ) -> Answered;

    /// Looks whether the battle is over, after every step.
    fn check_end(_state: &mut Self::State, _table: &mut Table<'_>) {}

    /// The judge of an answer before its step takes it: whether it is one of those that are asked for,
    /// and legal as far as its seat may know.
    fn check(state: &Self::State, ask: &Ask<Self>, choice: &Self::Choice) -> Result<(), Refusal>;

    /// Whether a question lists every legal answer. Where it does not, as with places on a free table,
    /// [`Rules::check`] is the judge of the others.
    fn lists_all(_state: &Self::State, _ask: &Ask<Self>) -> bool {
        true
    }

    /// The answers of a question that are listed only when somebody wants to see them.
    fn list(_state: &Self::State, _ask: &Ask<Self>) -> Vec<Self::Choice> {
        Vec::new()
    }

    /// A legal answer by chance, for whoever plays at random: `number` draws one below a bound. A book
    /// whose lists are long draws without listing them; every kind of answer can come of it, not all
    /// of them equally often.
    fn draw(
        state: &Self::State,
        ask: &Ask<Self>,
        number: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Self::Choice> {
        draw_listed(state, ask, number)
    }

    /// What a page is shown of a question whose answers are too many to send them all: who may be chosen to
    /// act, alone or in any part of a stack, and the answers besides. [`Rules::list_together`] lists those of
    /// whoever is chosen. Nothing where a page is sent the whole list.
    fn list_actors(_state: &Self::State, _ask: &Ask<Self>) -> Option<Actors<Self::Choice>> {
        None
    }

    /// The answers of one of the [actors](Rules::list_actors) of a question, or of several that would act
    /// together; groups are not all listed.
    fn list_together(
        _state: &Self::State,
        _ask: &Ask<Self>,
        _pieces: &[PieceId],
    ) -> Vec<Self::Choice> {
        Vec::new()
    }

    /// The answer of somebody who wants nothing: stand, no fire, end, keep the order.
    fn default_answer(state: &Self::State, ask: &Ask<Self>) -> Self::Choice;

    /// The words with which a question may be answered beforehand by a seat that is away: those of verbs, of
    /// the book's own, and [`LEFT_TO_OTHERS`](super::LEFT_TO_OTHERS). Questions that interrupt the other's
    /// turn have such; others are asked.
    fn standing_words(_question: Self::Question) -> &'static [&'static str] {
        &[]
    }

    /// The answers that such a word may mean now: unless the book says otherwise, those that are listed and
    /// whose verb it is. Where there is none, the default stands.
    fn standing_answers(state: &Self::State, ask: &Ask<Self>, word: &str) -> Vec<Self::Choice> {
        super::standing::listed_with_verb::<Self>(state, ask, word)
    }

    /// What a step keeps secret.
    fn sheet(_step: &Self::Step) -> Option<&dyn Sheet> {
        None
    }

    /// The same, to be veiled.
    fn sheet_mut(_step: &mut Self::Step) -> Option<&mut dyn Sheet> {
        None
    }

    /// The state without what is hidden from a viewer (`None`: a spectator). A book that hides more
    /// than the lines of sheets takes that away as well.
    fn veil(state: &Self::State, viewer: Option<Seat>) -> Cow<'_, Self::State> {
        runtime::veil::<Self>(state, viewer)
    }

    /// Who must decide what, now: several seats at once where the book is simultaneous. Empty only
    /// when the game is over.
    fn asked(state: &Self::State) -> &[Ask<Self>] {
        Self::runtime(state).asked()
    }

    /// What a seat is asked now.
    fn asked_of(state: &Self::State, seat: Seat) -> Option<&Ask<Self>> {
        Self::asked(state).iter().find(|ask| ask.seat == seat)
    }

    /// The rules. Either what happens, told to the table's log, or why it may not.
    fn answer(
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        runtime::answer::<Self>(state, seat, choice, table)
    }

    /// How it ended, if it has.
    fn outcome(state: &Self::State) -> Option<Outcome> {
        Self::runtime(state).outcome().cloned()
    }

    /// Whether what this seat answers now is kept from the others until it is revealed.
    fn keeps_secret(state: &Self::State, seat: Seat) -> bool {
        runtime::keeps_secret::<Self>(state, seat)
    }

    /// What could happen, exactly, for an answer that dice settle: results with their chances, from the
    /// same steps that resolve it. Nothing for an answer without dice.
    fn odds(state: &Self::State, seat: Seat, choice: &Self::Choice) -> Option<Vec<Chance>>;

    /// What a seat may see (`None`: a spectator), and nothing more.
    fn tableau(state: &Self::State, seat: Option<Seat>) -> Tableau;

    /// Whether every seat and every spectator sees the same tableau now: unless a book knows better, where
    /// nothing is hidden from anybody.
    fn all_see_the_same(state: &Self::State) -> bool {
        // A spectator is kept from all that anybody is.
        !runtime::is_kept_from::<Self>(state, None)
            && Seat::BOTH
                .map(Some)
                .into_iter()
                .chain([None])
                .all(|viewer| matches!(Self::veil(state, viewer), Cow::Borrowed(_)))
    }

    /// What an umpire sees who has the table before him: a spectator's view, with all that a book keeps back
    /// only because nobody may measure it. Stories are judged by it.
    fn umpire_tableau(state: &Self::State) -> Tableau {
        Self::tableau(state, None)
    }

    /// How the book says where pieces stand, where it does not say it as a map does.
    fn survey(_state: &Self::State) -> Survey {
        Survey::default()
    }

    /// An answer as its seat sees it.
    fn offer(state: &Self::State, seat: Seat, choice: &Self::Choice) -> Offer<Self::Verb>;

    /// A message with the name of a piece in it.
    fn name_in(state: &Self::State, piece: Self::Piece, message: Message) -> Message;

    /// What an answer would come to, as far as its seat may know it: the way of a piece, and what
    /// that costs. A refusal says why it may not be given.
    fn preview(
        _state: &Self::State,
        _seat: Seat,
        _choice: &Self::Choice,
    ) -> Result<Preview, Refusal> {
        Ok(Preview::default())
    }

    /// The way of a piece as everybody is told of it once an answer has been given. A book may tell less than
    /// whoever gave it knows.
    fn way_told(state: &Self::State, seat: Seat, choice: &Self::Choice) -> Vec<Point> {
        Self::preview(state, seat, choice).map(|ahead| ahead.path).unwrap_or_default()
    }

    /// The legal answer like a given one that puts its piece nearest to where a hand points. Where
    /// answers are not all listed, the judge is asked about others.
    fn nearest(
        state: &Self::State,
        seat: Seat,
        like: &Self::Choice,
        desired: DesiredPlace,
    ) -> Option<Self::Choice> {
        ahead::nearest_listed::<Self>(state, seat, like, desired)
    }

    /// The legal answer that goes the way of a given one to its end, which becomes a corner, and from there
    /// on as near as may be to where a hand points. Nothing where ways have no corners, or none is left to go.
    fn onward(
        _state: &Self::State,
        _seat: Seat,
        _from: &Self::Choice,
        _desired: DesiredPlace,
    ) -> Option<Self::Choice> {
        None
    }

    /// Answers that settle several questions at once, for whoever plays by hand: legal, though not
    /// listed, for whoever answers one question after the other comes to the same.
    fn shortcuts(_state: &Self::State, _seat: Seat) -> Vec<Self::Choice> {
        Vec::new()
    }

    /// The answer that a hand means which points at a piece or a place, for whoever it has taken up to act,
    /// be it legal or not; nothing where it can mean none. `state` is as the seat may know it.
    fn pointed_at(
        _state: &Self::State,
        _seat: Seat,
        _by: Option<&PieceId>,
        _mark: &Mark,
    ) -> Option<Self::Choice> {
        None
    }

    /// How far the piece in question may go, and whose zones would stop it.
    fn move_overlay(_state: &Self::State, _seat: Seat) -> MoveOverlay {
        MoveOverlay::default()
    }

    /// What any piece may do from where it stands, by the rules in force and as far as a seat or a
    /// spectator may know; nothing of one that it does not see.
    fn piece_overlay(
        _state: &Self::State,
        _viewer: Option<Seat>,
        _piece: &PieceId,
    ) -> PieceOverlay {
        PieceOverlay::default()
    }

    /// What stands between two marks, as a seat or a spectator may know it. A refusal where the book
    /// forbids to measure; nothing if it has no line of fire.
    fn sight(
        _state: &Self::State,
        _seat: Option<Seat>,
        _from: &Mark,
        _to: &Mark,
    ) -> Result<Option<Sight>, Refusal> {
        Ok(None)
    }

    /// The modifiers that are known before the dice of an answer fall, where [`Rules::odds`] tells
    /// its chances.
    fn explain(state: &Self::State, seat: Seat, choice: &Self::Choice) -> Vec<Entry> {
        ahead::explain_odds::<Self>(state, seat, choice)
    }

    /// The name of whom or what a note of the log is about.
    fn name_of(_state: &Self::State, _subject: Subject) -> Option<Names> {
        None
    }

    /// Who struck whom in what a log tells, in its order: fires, impacts, whatever a map shows as a blow.
    fn strikes(_state: &Self::State, _log: &[Entry]) -> Vec<(PieceId, PieceId)> {
        Vec::new()
    }

    /// The number of the turn, from 1; 0 before the first.
    fn turn(_state: &Self::State) -> u32 {
        0
    }

    /// Whether the players have changed places since the game began: whoever sat down at one seat then plays the other
    /// one. A book whose players roll for their roles says so; the seats themselves, and all that is told of them, stay
    /// those of the armies.
    fn players_exchanged(_state: &Self::State) -> bool {
        false
    }

    /// The part of the turn that a state is in, one of its [`Vocabulary`].
    fn phase(_state: &Self::State) -> Option<&'static str> {
        None
    }

    /// What a report counts of a battle, such as losses by seat.
    fn summary(_state: &Self::State) -> Vec<Tally> {
        Vec::new()
    }
}

/// Any of the answers that a question lists, each as likely as the others.
pub fn draw_listed<R: Rules>(
    state: &R::State,
    ask: &Ask<R>,
    number: &mut dyn FnMut(usize) -> usize,
) -> Option<R::Choice> {
    let listed = ask.listed(state);
    if listed.is_empty() { None } else { listed.get(number(listed.len())).cloned() }
}

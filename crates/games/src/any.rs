//! A whole game without its types: what a program, a server or a report needs of any of them.

use std::fmt::Debug;

use dice::{Dice, Entry, Log, Subject};
use engine::ahead::{DesiredPlace, Mark, MoveOverlay, PieceOverlay, Point, Preview, Sight};
use engine::digest::Digest;
use engine::game::{
    AnswerEffects, Chance, Message, Outcome, PieceId, Played, Refused, Seat, Shape,
    StandingQuestion, Tally, Vocabulary,
};
use engine::scenario::Names;
use engine::tableau::{Piece, Surface, Survey, Tableau};
use engine::{Agreed, Agreement, Disagreed, Rulebook};
use opponent::Opponent;
use render::{Counter, Forces, Scene};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use simulate::{Plan, Progress, Report, Stuck};
use words::Words;

use crate::offer::OfferedChoice;
use crate::record::Record;
use crate::verify::Forged;

/// The text of a scenario, and how it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Such as `brigades-de-fer/millers-cornfield`.
    pub id: String,
    pub text: String,
    /// Whether it comes with the rulebook.
    pub built_in: bool,
}

/// Something wrong with a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioFault {
    /// Counted from 1.
    pub line: usize,
    /// Such as `union.units[3].vc`.
    pub field: String,
    /// The message that says what is wrong, without the rulebook's prefix.
    pub key: &'static str,
    pub arguments: Vec<(&'static str, String)>,
}

/// A scenario in a few words of one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Described {
    pub id: String,
    pub ruleset: &'static str,
    pub title: String,
    pub summary: String,
    pub turns: u32,
    /// The battle of which this is one ground: the same id for all of them.
    pub battle: String,
    pub ground: Surface,
    /// By seat.
    pub armies: Vec<Army>,
    /// How it is won.
    pub victory: Victory,
}

/// How a battle is won, in the words of its rulebook.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Victory {
    /// A sentence each, the one that says most first.
    pub terms: Vec<String>,
    /// What it is to hold an objective; empty where there is none.
    pub holding: String,
    /// The key of what decides among that which is counted of each side, if something counted does.
    pub score: Option<&'static str>,
}

/// One side of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Army {
    /// Its word in files, such as `union`.
    pub side: String,
    pub name: String,
    /// The same in both languages, with what a sentence must know of it.
    #[serde(skip)]
    pub said: Names,
    /// Its units, one line each.
    pub units: Vec<String>,
    /// Who commands them.
    pub leaders: Vec<String>,
    /// The units with what the rulebook's procedures ask of them.
    pub roster: Vec<Rostered>,
}

/// A unit of an army, as a procedure knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rostered {
    pub id: String,
    pub name: String,
    /// In a line.
    pub text: String,
    /// Fields of the procedures' inputs.
    pub facts: Facts,
}

/// What is known of a unit, by the fields of the procedures' inputs.
pub type Facts = serde_json::Map<String, Value>;

/// A rulebook that can be played whole.
pub trait AnyGame: Sync + Debug {
    fn rulebook(&self) -> &'static Rulebook;

    /// The scenarios that come with it.
    fn built_in(&self) -> Vec<Source>;

    /// The JSON Schema of its scenarios.
    fn schema(&self) -> Value;

    /// What was observed of its rules ([`engine::coverage`]): the text of the file.
    fn coverage(&self) -> &'static str;

    /// The keys of notes that tell what has come of something, the gravest first.
    fn results(&self) -> &'static [&'static str];

    /// The ids of the rules that say what ground of a kind does, by the words of
    /// [`render::Scene::ground_at`].
    fn rules_of_ground(&self, kind: &str) -> &'static [&'static str];

    /// The words of its questions.
    fn questions(&self) -> Vec<&'static str>;

    /// The words of what its answers do.
    fn verbs(&self) -> Vec<&'static str>;

    /// The questions that may be answered beforehand.
    fn standing_questions(&self) -> Vec<StandingQuestion>;

    /// Its other words that stories use.
    fn vocabulary(&self) -> Vocabulary;

    /// Reads a scenario; all that is wrong with it is told at once.
    fn read(&'static self, source: Source) -> Result<Box<dyn AnyBattle>, Vec<ScenarioFault>>;
}

/// Given the number and the record of each battle of a simulation.
pub type KeepRecord<'a> = &'a (dyn Fn(u32, Record) + Sync);

/// A scenario ready to be played.
pub trait AnyBattle: Send + Sync + Debug {
    fn source(&self) -> &Source;

    /// What tells its scenario from others: its meaning, whatever its text looks like.
    fn digest(&self) -> Digest;

    /// The version of the rules and states of its rulebook.
    fn revision(&self) -> u32;

    /// What held in games of a revision unless they say otherwise, and does not go without saying any more.
    fn went_without_saying(&self, revision: u32) -> Agreed;

    fn describe(&self, words: &Words) -> Described;

    /// Brings what is known of a unit up to what its piece tells now.
    fn rostered(&self, unit: &mut Rostered, piece: &Piece);

    /// What players may agree on before it begins.
    fn agreements(&self) -> Vec<Agreement>;

    /// What they have agreed on.
    fn agreed(&self) -> &Agreed;

    /// The same battle with what players say, and with nothing that was agreed before.
    fn agree(&self, said: &Agreed) -> Result<Box<dyn AnyBattle>, Disagreed>;

    /// The map with what lies on the table.
    fn scene(&self, tableau: &Tableau, words: &Words) -> Scene;

    /// What a game changes on the map. Pieces come in the order of the tableau and do not depend on each
    /// other, so that a few can be asked for; generals make room for each other.
    fn forces(&self, tableau: &Tableau, words: &Words) -> Forces;

    /// The markers that lie on the ground.
    fn counters(&self, tableau: &Tableau, words: &Words) -> Vec<Counter>;

    /// A game of it, before the first choice.
    fn begin(&self) -> Box<dyn AnyPlay>;

    /// Many battles between computer players.
    fn simulate(
        &self,
        plan: &Plan,
        words: &Words,
        progress: Progress<'_>,
        keep: Option<KeepRecord<'_>>,
    ) -> Result<Report, Stuck>;

    /// Replays a record, checking every choice, die and hash. Each choice is told as it is made.
    fn replay(
        &self,
        record: &Record,
        tell: &mut dyn FnMut(ReplayedChoice<'_>),
    ) -> Result<Box<dyn AnyPlay>, Forged>;
}

/// A choice of a replay.
#[derive(Debug)]
pub struct ReplayedChoice<'a> {
    /// Its number, from 0.
    pub number: usize,
    /// The turn in which it was made.
    pub turn: u32,
    pub seat: Seat,
    /// The decision that it answers.
    pub prompt: &'a Message,
    pub choice: &'a Value,
    /// The choice as its seat saw it.
    pub offer: &'a AnyOffer,
    pub log: &'a Log,
    /// How things stand after it.
    pub play: &'a dyn AnyPlay,
}

/// A question to a seat.
#[derive(Clone, Debug)]
pub struct AnyDecision {
    pub seat: Seat,
    /// A stable word of the rulebook, such as `designate`.
    pub question: &'static str,
    /// What is asked, in one sentence.
    pub prompt: Message,
    /// Whether every legal answer is listed.
    pub complete: bool,
    /// Who may be chosen to act, where the answers of each are listed only for it, or for a group with it.
    pub actors: Vec<PieceId>,
    pub offers: Vec<AnyOffer>,
}

/// An answer as its seat sees it.
#[derive(Clone, Debug)]
pub struct AnyOffer {
    pub choice: OfferedChoice,
    /// What it does, a stable word of the rulebook.
    pub verb: &'static str,
    pub shape: Shape,
    pub label: Message,
    /// Whether there are chances to tell of it.
    pub odds: bool,
}

/// The hash of a question, of its words and of its offers: enough to tell it from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionHash(pub(crate) u64);

/// What a computer player answered, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Chosen {
    pub choice: Value,
    pub reason: Message,
}

/// An answer that was taken, as a story tells it.
#[derive(Clone, Debug)]
pub struct AcceptedAnswer {
    /// What was asked.
    pub asked: Message,
    /// The answer as its seat saw it.
    pub offer: AnyOffer,
    /// The way that its piece went, from where it stood; empty if it went nowhere.
    pub way: Vec<Point>,
    pub effects: AnswerEffects,
}

/// An answer that could not be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadChoice {
    /// It is no answer of this game at all.
    Unreadable(String),
    Refused(Refused),
}

/// What a computer player is given of a game: what its seat may know, and nothing else.
pub trait AnyThinker: Send + Debug {
    /// What it answers; nothing if its seat is not asked.
    fn choose(&self, opponent: &Opponent, seed: u64) -> Option<Chosen>;
}

/// A game in progress.
pub trait AnyPlay: Send + Debug {
    /// What a seat is asked now, with its answers.
    fn decision(&self, seat: Seat) -> Option<AnyDecision>;

    /// The same as a page is sent it: where answers are too many, with those who may act in their place.
    fn brief_decision(&self, seat: Seat) -> Option<AnyDecision>;

    /// The answer of a seat that wants nothing, as the game writes it.
    fn default_answer(&self, seat: Seat) -> Option<Box<RawValue>>;

    /// What a word that a seat gave beforehand comes to now; nothing if the book takes no such word for what
    /// it is asked.
    fn standing_answer(&self, seat: Seat, word: &str) -> Option<Box<RawValue>>;

    /// The word of the question that a seat is asked.
    fn question_word(&self, seat: Seat) -> Option<&'static str>;

    /// The rule that the question of a seat follows from.
    fn asked_rule(&self, seat: Seat) -> Option<String>;

    /// The seats that are asked something now.
    fn asked(&self) -> Vec<Seat>;

    /// Whether something is asked of a seat now.
    fn is_asked(&self, seat: Seat) -> bool;

    /// What a seat is asked now, so that it can be told from another question.
    fn question(&self, seat: Seat) -> Option<QuestionHash>;

    /// Whether every seat and every spectator sees the same tableau now.
    fn all_see_the_same(&self) -> bool;

    /// Whether the players have changed places since the game began.
    fn players_exchanged(&self) -> bool;

    /// What a seat, or a spectator, may see.
    fn tableau(&self, seat: Option<Seat>) -> Tableau;

    /// What an umpire sees: a spectator's view, with what nobody may measure.
    fn umpire_tableau(&self) -> Tableau;

    /// How its book says where pieces stand.
    fn survey(&self) -> Survey;

    /// The map as a seat, or a spectator, may see it.
    fn scene(&self, seat: Option<Seat>, words: &Words) -> Scene;

    fn answer(
        &mut self,
        seat: Seat,
        choice: &Value,
        dice: &mut dyn Dice,
    ) -> Result<AnswerEffects, BadChoice>;

    /// The same, from the text of an answer, with what a story tells of it.
    fn act(
        &mut self,
        seat: Seat,
        choice: &RawValue,
        dice: &mut dyn Dice,
    ) -> Result<AcceptedAnswer, BadChoice>;

    /// Whether what a seat answers now is kept from the others until it is revealed.
    fn keeps_secret(&self, seat: Seat) -> bool;

    /// The same battle without what led to it, to be asked elsewhere.
    fn at_present(&self) -> Box<dyn AnyPlay>;

    /// How good things stand for a seat, in thousandths of a decisive advantage.
    fn worth(&self, seat: Seat) -> i64;

    /// How good things would stand for a seat after its answer, for each of these seeds of dice.
    fn fortunes(&self, seat: Seat, choice: &Value, seeds: &[u64]) -> Vec<i64>;

    /// An answer as its seat sees it; nothing if it is no answer of this game.
    fn offer(&self, seat: Seat, choice: &Value) -> Option<AnyOffer>;

    /// The name of whom or what a note of the log is about.
    fn name_of(&self, subject: Subject) -> Option<Names>;

    /// Who struck whom in what a log tells, in its order.
    fn strikes(&self, log: &[Entry]) -> Vec<(PieceId, PieceId)>;

    /// What a report counts, by seat.
    fn summary(&self) -> Vec<Tally>;

    /// What could happen, for an answer that dice settle.
    fn odds(&self, seat: Seat, choice: &Value) -> Option<Vec<Chance>>;

    /// The modifiers that are known before the dice of an answer fall.
    fn explain(&self, seat: Seat, choice: &Value) -> Vec<Entry>;

    /// What an answer would come to before it is given.
    fn preview(&self, seat: Seat, choice: &Value) -> Result<Preview, BadChoice>;

    /// The legal answer like a given one that comes nearest to where a hand points.
    fn nearest(&self, seat: Seat, like: &Value, to: DesiredPlace) -> Option<Value>;

    /// The legal answer that goes on from the end of a given one: [`engine::ahead::onward`].
    fn onward(&self, seat: Seat, from: &Value, to: DesiredPlace) -> Option<Value>;

    /// Whether dice fall as soon as an answer is given: [`engine::ahead::rolls`].
    fn rolls(&self, seat: Seat, choice: &Value) -> bool;

    /// Why what a hand points at may not be answered with: [`engine::ahead::why_not`].
    fn why_not(&self, seat: Seat, by: Option<&PieceId>, mark: &Mark) -> Option<BadChoice>;

    /// The answers of one of the actors of a decision, or of several that would act together.
    fn together(&self, seat: Seat, pieces: &[PieceId]) -> Vec<AnyOffer>;

    /// How far the piece in question may go, and whose zones would stop it.
    fn move_overlay(&self, seat: Seat) -> MoveOverlay;

    /// What any piece may do from where it stands, as far as a seat or a spectator may know.
    fn piece_overlay(&self, viewer: Option<Seat>, piece: &PieceId) -> PieceOverlay;

    /// What stands between two marks; nothing if the book has no line of fire.
    fn sight(&self, seat: Option<Seat>, from: &Mark, to: &Mark)
    -> Result<Option<Sight>, BadChoice>;

    fn may_take_back(&self, seat: Seat) -> bool;

    fn take_back(&mut self, seat: Seat) -> bool;

    /// What a computer player of a seat may know, to be thought about elsewhere.
    fn thinker(&self, seat: Seat) -> Box<dyn AnyThinker>;

    fn outcome(&self) -> Option<Outcome>;

    fn turn(&self) -> u32;

    /// The part of the turn.
    fn phase(&self) -> Option<&'static str>;

    /// The hash of the state, as records hold it.
    fn hash(&self) -> String;

    /// Every choice so far.
    fn played(&self) -> Vec<Played<Value>>;

    /// Brings a game that has just begun to where a record of choices ends.
    fn resume(&mut self, played: &[Played<Value>]) -> Result<(), Forged>;
}

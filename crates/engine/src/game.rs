//! The decision protocol: a game is its setup, its dice and the ordered list of its choices.
//!
//! A rulebook implements [`Rules`]; [`Game`] runs it: it checks who may answer, keeps the record
//! that is the save file, takes back what may be taken back, and hashes the state after every
//! choice.

use std::fmt;
use std::hash::{Hash, Hasher};

use dice::{Dice, DiceError, Entry, Log, Pool, RuleId, Scripted, Table};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use siphasher::sip::SipHasher13;

use crate::Refusal;
use crate::ahead::{self, Lay, Mark, Preview, Sight, Wish};

/// A place at the table. Seat 0 is the scenario's first side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Seat(pub u8);

/// A sentence for a person, to be worded by a catalogue: `bf-decide-designate` with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Message {
    pub rule: String,
    pub key: &'static str,
    pub arguments: Vec<(&'static str, Argument)>,
}

impl Message {
    /// A message without arguments, about something that a rule asks.
    pub fn new(rule: RuleId, key: &'static str) -> Self {
        Self { rule: rule.to_string(), key, arguments: Vec::new() }
    }

    /// The same with an argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }
}

/// A number or a name in a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Argument {
    Number(i64),
    Name(String),
    /// A name that each language has in its own form.
    Names {
        fr: String,
        en: String,
    },
    /// A measured length, in thousandths of the book's unit.
    Length(Thousandths),
}

/// A length as it is measured: the core knows no fractions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Thousandths(pub i64);

impl From<Thousandths> for Argument {
    fn from(length: Thousandths) -> Self {
        Self::Length(length)
    }
}

impl From<i32> for Argument {
    fn from(number: i32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<String> for Argument {
    fn from(name: String) -> Self {
        Self::Name(name)
    }
}

impl From<&str> for Argument {
    fn from(name: &str) -> Self {
        Self::Name(name.to_owned())
    }
}

/// A question that a seat must answer now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Decision<C> {
    pub seat: Seat,
    /// The name of the decision in the rulebook's sequence of play, such as `designate`.
    pub kind: &'static str,
    /// What is asked, in one sentence.
    pub prompt: Message,
    pub offers: Offers<C>,
}

/// What may be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Offers<C> {
    /// Every legal answer.
    All(Vec<C>),
    /// Legal answers among many more that could not be listed, such as places on a free table:
    /// [`Rules::answer`] is the judge of the others.
    Some(Vec<C>),
}

impl<C> Offers<C> {
    /// The answers that are listed.
    pub fn listed(&self) -> &[C] {
        match self {
            Self::All(list) | Self::Some(list) => list,
        }
    }
}

/// What an answer means on the table, in a few shapes that serve every rulebook: a page can show it,
/// and take it from a click, without knowing the game. Pieces are named by their ids in the view
/// and on the map; places are in thousandths of the book's unit, headings in tenths of a degree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "shape", rename_all = "snake_case")]
pub enum Shape {
    /// Something that is said: a button.
    Say,
    /// One piece is picked.
    Piece { piece: String },
    /// A piece goes to a place, and faces so.
    Place { piece: String, x: i32, y: i32, facing: Option<i32> },
    /// A piece does something to another.
    Target { piece: String, target: String },
    /// So many of what is asked.
    Count { count: i64 },
}

/// An answer as a person sees it: what it means on the table, and in a few words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    #[serde(flatten)]
    pub shape: Shape,
    pub label: Message,
}

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
/// taken back. Dice are noticed by [`Game`] itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Revealed {
    #[default]
    Nothing,
    Something,
}

/// One rulebook as a whole game: everything the shell needs in order to run it.
pub trait Rules: Sized + 'static {
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
    /// What a seat may know: hidden things are absent.
    type View: Serialize + PartialEq + fmt::Debug;

    /// The id of the rulebook.
    const ID: &'static str;

    /// Who must decide what, now: several seats at once where the book is simultaneous. Empty only
    /// when the game is over.
    fn pending(state: &Self::State) -> Vec<Decision<Self::Choice>>;

    /// Whether something is asked of a seat now.
    fn is_asked(state: &Self::State, seat: Seat) -> bool {
        Self::pending(state).iter().any(|decision| decision.seat == seat)
    }

    /// What is asked of a seat now, in one sentence: that of its decision.
    fn prompt(state: &Self::State, seat: Seat) -> Option<Message> {
        let decision = Self::pending(state).into_iter().find(|decision| decision.seat == seat);
        decision.map(|decision| decision.prompt)
    }

    /// The rules. Either what happens, told to the table's log, or why it may not. It may leave a
    /// half-changed state behind when it refuses: [`Game`] and [`answer`] work on a copy.
    fn answer(
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Choice,
        table: &mut Table<'_>,
    ) -> Result<Revealed, Refused>;

    /// What could happen, exactly, for an answer that dice settle: results as JSON with their
    /// chances, from the same steps that resolve it. Nothing for an answer without dice.
    fn odds(state: &Self::State, seat: Seat, choice: &Self::Choice) -> Option<Vec<(String, f64)>>;

    /// Whether [`Rules::odds`] has something to tell the seat of an answer, without working it out.
    fn has_odds(state: &Self::State, seat: Seat, choice: &Self::Choice) -> bool {
        let shape = Self::show(state, seat, choice).shape;
        matches!(shape, Shape::Target { .. } | Shape::Count { .. })
    }

    /// What a seat may see (`None`: a spectator), and nothing more.
    fn view(state: &Self::State, seat: Option<Seat>) -> Self::View;

    /// Whether what this seat answers now is kept from the others until it is revealed: a hidden
    /// deployment, or orders that are given at once.
    fn keeps_secret(_state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// An answer as its seat sees it.
    fn show(state: &Self::State, seat: Seat, choice: &Self::Choice) -> Shown;

    /// What an answer would come to, as far as its seat may know it: the way of a piece, and what
    /// that costs. A refusal says why it may not be given.
    fn preview(
        _state: &Self::State,
        _seat: Seat,
        _choice: &Self::Choice,
    ) -> Result<Preview, Refusal> {
        Ok(Preview::default())
    }

    /// The legal answer like a given one that puts its piece nearest to where a hand points. Where
    /// answers are not all listed, the judge is asked about others.
    fn nearest(
        state: &Self::State,
        seat: Seat,
        like: &Self::Choice,
        wish: Wish,
    ) -> Option<Self::Choice> {
        ahead::nearest_listed::<Self>(state, seat, like, wish)
    }

    /// How far the piece in question may go, and whose zones would stop it.
    fn lay(_state: &Self::State, _seat: Seat) -> Lay {
        Lay::default()
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

    /// The name of the piece that the number of a note stands for, where it stands for one: the
    /// log counts, a person reads names.
    fn named(_state: &Self::State, _note: &str, _number: i64) -> Option<Argument> {
        None
    }

    /// How it ended, if it has.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// The number of the turn, from 1; 0 before the first.
    fn turn(_state: &Self::State) -> u32 {
        0
    }

    /// What a report counts of a battle, such as losses by seat.
    fn summary(_state: &Self::State) -> Vec<Tally> {
        Vec::new()
    }
}

/// Something counted of a battle, by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// What is counted: the message `bf-tally-lost` for `lost`.
    pub key: &'static str,
    pub by_seat: Vec<i64>,
}

/// What a computer player needs of a rulebook, beyond its rules, to play it as its doctrine says.
/// Everything here may use only what the seat can see; it plans on imagined states.
pub trait Doctrine: Rules {
    /// A state that the seat may take for the real one: hidden things are replaced by something
    /// plausible, drawn from `dice`.
    fn imagine(state: &Self::State, seat: Seat, dice: &mut dyn Dice) -> Self::State;

    /// How good things stand for a seat, in thousandths of a decisive advantage: 1000 is won.
    fn worth(state: &Self::State, seat: Seat) -> i64;

    /// The listed answers of a decision, each with what the doctrine thinks of it (the same
    /// thousandths, gain or loss) and why in a phrase. The best need not stand first.
    fn advise(state: &Self::State, decision: &Decision<Self::Choice>) -> Vec<Advice<Self::Choice>>;
}

/// What a doctrine thinks of one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice<C> {
    pub choice: C,
    pub gain: i64,
    pub reason: Reason,
}

/// Why an answer is good, in a phrase: a message without arguments, worded only if it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    pub rule: RuleId,
    pub key: &'static str,
}

impl From<Reason> for Message {
    fn from(reason: Reason) -> Self {
        Self::new(reason.rule, reason.key)
    }
}

/// Answers on a copy, so that a refusal changes nothing.
pub fn answer<R: Rules>(
    state: &R::State,
    seat: Seat,
    choice: &R::Choice,
    table: &mut Table<'_>,
) -> Result<(R::State, Revealed), Refused> {
    if !R::is_asked(state, seat) {
        return Err(Refused::NotAsked);
    }
    let mut next = state.clone();
    let revealed = R::answer(&mut next, seat, choice, table)?;
    Ok((next, revealed))
}

/// The hash of a state, the same on every machine: integers are fed in one width and order.
pub fn state_hash(state: &impl Hash) -> u64 {
    let mut hasher = Stable {
        sip: SipHasher13::new_with_keys(0x6772_6f67_6e61_7264, 1),
        gathered: [0; GATHERED],
        count: 0,
    };
    state.hash(&mut hasher);
    hasher.finish()
}

/// Bytes that are gathered before they are hashed together: a state is made of many small numbers.
const GATHERED: usize = 512;

/// Words of machine size are fed as 64 bits, and every number with its low byte first.
struct Stable {
    sip: SipHasher13,
    gathered: [u8; GATHERED],
    count: usize,
}

impl Stable {
    /// The bytes of a number. How many there are is known when this is compiled, so that they are
    /// put down in one go.
    #[inline(always)]
    fn number<const N: usize>(&mut self, bytes: [u8; N]) {
        if self.count + N > GATHERED {
            self.empty();
        }
        self.gathered[self.count..self.count + N].copy_from_slice(&bytes);
        self.count += N;
    }

    #[cold]
    fn empty(&mut self) {
        self.sip.write(&self.gathered[..self.count]);
        self.count = 0;
    }
}

impl Hasher for Stable {
    fn finish(&self) -> u64 {
        let mut sip = self.sip;
        sip.write(&self.gathered[..self.count]);
        sip.finish()
    }
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        if self.count + bytes.len() > GATHERED {
            self.empty();
        }
        if bytes.len() > GATHERED {
            self.sip.write(bytes);
            return;
        }
        self.gathered[self.count..self.count + bytes.len()].copy_from_slice(bytes);
        self.count += bytes.len();
    }
    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.number([number]);
    }
    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.number((number as u64).to_le_bytes());
    }
    #[inline]
    fn write_i8(&mut self, number: i8) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_i16(&mut self, number: i16) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_i32(&mut self, number: i32) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_i64(&mut self, number: i64) {
        self.number(number.to_le_bytes());
    }
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.number((number as i64).to_le_bytes());
    }
}

/// One answered choice, as it is saved: what was chosen, the faces that fell, the state after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played<C> {
    pub seat: Seat,
    pub choice: C,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<u8>,
    /// [`state_hash`] after the choice, in hexadecimal.
    pub hash: String,
    /// How often dice had been taken back before it: verifiable dice follow from that too.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub undone: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// A state hash as it is written in a record.
pub fn hash_text(hash: u64) -> String {
    let mut text = String::with_capacity(16);
    for byte in hash.to_be_bytes() {
        for digit in [byte >> 4, byte & 0xf] {
            text.push(char::from(b"0123456789abcdef"[usize::from(digit)]));
        }
    }
    text
}

/// A game in progress: the state, and everything that led to it.
#[derive(Debug)]
pub struct Game<R: Rules> {
    state: R::State,
    played: Vec<Played<R::Choice>>,
    /// How many of the last choices may still be taken back.
    open: usize,
    /// The battle before the first of those: none of them threw a die, so the rest follows from it.
    before: Option<R::State>,
}

impl<R: Rules> Clone for Game<R> {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            played: self.played.clone(),
            open: self.open,
            before: self.before.clone(),
        }
    }
}

/// What an answer brought about.
#[derive(Clone, Debug)]
pub struct Told {
    pub log: Log,
    pub faces: Vec<u8>,
    pub hash: u64,
    pub revealed: Revealed,
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// The choice with this number (from 0) is refused.
    Refused { number: usize, refused: Refused },
    /// The dice recorded for this choice are not those that it throws.
    Dice { number: usize },
    /// The state after this choice differs from the recorded one.
    Hash { number: usize, recorded: String, found: String },
}

impl<R: Rules> Game<R> {
    /// A game about to begin.
    pub fn new(start: R::State) -> Self {
        Self { state: start, played: Vec::new(), open: 0, before: None }
    }

    /// Replays a record from the start, checking every choice, die and hash.
    pub fn replay(start: R::State, record: &[Played<R::Choice>]) -> Result<Self, Broken> {
        let mut game = Self::new(start);
        for (number, played) in record.iter().enumerate() {
            let faces: Vec<i64> = played.faces.iter().map(|face| i64::from(*face)).collect();
            let mut dice = Scripted::new(&faces);
            let told = game
                .answer(played.seat, &played.choice, &mut dice)
                .map_err(|refused| Broken::Refused { number, refused })?;
            if dice.finish().is_err() {
                return Err(Broken::Dice { number });
            }
            let found = hash_text(told.hash);
            if found != played.hash {
                let recorded = played.hash.clone();
                return Err(Broken::Hash { number, recorded, found });
            }
        }
        Ok(game)
    }

    /// The battle as it is now.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// Every choice so far: with the setup, the save file.
    pub fn played(&self) -> &[Played<R::Choice>] {
        &self.played
    }

    /// Who must decide what, now.
    pub fn pending(&self) -> Vec<Decision<R::Choice>> {
        R::pending(&self.state)
    }

    /// Answers for a seat. A refusal changes nothing.
    pub fn answer(
        &mut self,
        seat: Seat,
        choice: &R::Choice,
        dice: &mut dyn Dice,
    ) -> Result<Told, Refused> {
        let mut log = Log::new();
        let (next, revealed) =
            answer::<R>(&self.state, seat, choice, &mut Table::new(dice, &mut log))?;
        let faces: Vec<u8> = log
            .entries()
            .iter()
            .flat_map(|entry| match entry {
                Entry::Throw { faces, .. } => faces.as_slice(),
                _ => &[],
            })
            .copied()
            .collect();
        let before = std::mem::replace(&mut self.state, next);
        if faces.is_empty() && revealed == Revealed::Nothing {
            self.open += 1;
            self.before.get_or_insert(before);
        } else {
            self.open = 0;
            self.before = None;
        }
        let hash = state_hash(&self.state);
        let played = Played {
            seat,
            choice: choice.clone(),
            faces: faces.clone(),
            hash: hash_text(hash),
            // Whoever takes dice back keeps count.
            undone: 0,
        };
        self.played.push(played);
        Ok(Told { log, faces, hash, revealed })
    }

    /// Whether this seat may take its last choice back: it was the last of all, no die fell and
    /// nothing was revealed since.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        self.open > 0 && self.played.last().is_some_and(|last| last.seat == seat)
    }

    /// Takes the last choice back, if this seat may.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        if !self.may_take_back(seat) {
            return false;
        }
        let Some(mut state) = self.before.clone() else { return false };
        let last = self.played.len() - 1;
        for played in &self.played[self.played.len() - self.open..last] {
            let (mut dice, mut log) = (NoDice, Log::silent());
            let mut table = Table::new(&mut dice, &mut log);
            if R::answer(&mut state, played.seat, &played.choice, &mut table).is_err() {
                return false;
            }
        }
        self.state = state;
        self.played.truncate(last);
        self.open -= 1;
        if self.open == 0 {
            self.before = None;
        }
        true
    }
}

/// Dice for steps that must not throw any, such as checking what an answer would do.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoDice;

impl Dice for NoDice {
    fn throw(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: &Pool,
        _: &mut Vec<u8>,
    ) -> Result<[i64; 2], DiceError> {
        Err(DiceError::Missing { rule, key, pool: *pool, given: 0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::{Die, Seeded};

    /// Each seat hides a number; then the higher of two dice plus the hidden number wins.
    #[derive(Debug)]
    struct Duel;

    #[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
    struct Hidden {
        numbers: [Option<i32>; 2],
        winner: Option<u8>,
    }

    const RULE: RuleId = RuleId::new("X", "1");

    impl Rules for Duel {
        type State = Hidden;
        type Choice = i32;
        type View = [Option<i32>; 2];
        const ID: &'static str = "duel";

        fn pending(state: &Hidden) -> Vec<Decision<i32>> {
            let open = (0..2).filter(|seat| state.numbers[*seat as usize].is_none());
            open.map(|seat| Decision {
                seat: Seat(seat),
                kind: "hide",
                prompt: Message::new(RULE, "hide"),
                offers: Offers::All(vec![0, 1, 2]),
            })
            .collect()
        }

        fn answer(
            state: &mut Hidden,
            seat: Seat,
            choice: &i32,
            table: &mut Table<'_>,
        ) -> Result<Revealed, Refused> {
            state.numbers[usize::from(seat.0)] = Some(*choice);
            Refusal::when(!(0..3).contains(choice), RULE, "choice", "too-high")?;
            let [Some(one), Some(other)] = state.numbers else {
                return Ok(Revealed::Nothing);
            };
            let one = one + table.throw(RULE, "one", Pool::one(Die::D6))?;
            let other = other + table.throw(RULE, "other", Pool::one(Die::D6))?;
            state.winner = Some(u8::from(other > one));
            Ok(Revealed::Something)
        }

        fn odds(_: &Hidden, _: Seat, _: &i32) -> Option<Vec<(String, f64)>> {
            None
        }

        fn view(state: &Hidden, seat: Option<Seat>) -> [Option<i32>; 2] {
            let mut seen = state.numbers;
            if state.winner.is_none() {
                for (index, number) in seen.iter_mut().enumerate() {
                    if seat != Some(Seat(index as u8)) {
                        *number = None;
                    }
                }
            }
            seen
        }

        fn show(_: &Hidden, _: Seat, choice: &i32) -> Shown {
            let count = i64::from(*choice);
            Shown { shape: Shape::Count { count }, label: Message::new(RULE, "hide") }
        }

        fn outcome(state: &Hidden) -> Option<Outcome> {
            state.winner.map(|winner| Outcome {
                winner: Some(Seat(winner)),
                level: "victory".to_owned(),
                reason: "higher".to_owned(),
            })
        }
    }

    #[test]
    fn a_refused_answer_changes_nothing() {
        let mut game = Game::<Duel>::new(Hidden::default());
        let refused = game.answer(Seat(0), &7, &mut NoDice);
        assert!(matches!(refused, Err(Refused::Illegal(_))));
        assert_eq!(game.state(), &Hidden::default());
        assert!(game.played().is_empty());
    }

    #[test]
    fn a_hidden_number_may_be_taken_back_until_dice_fall() {
        let mut game = Game::<Duel>::new(Hidden::default());
        game.answer(Seat(0), &2, &mut NoDice).unwrap();
        assert!(!game.may_take_back(Seat(1)));
        assert!(game.take_back(Seat(0)));
        assert_eq!(game.state(), &Hidden::default());
        game.answer(Seat(1), &0, &mut NoDice).unwrap();
        game.answer(Seat(0), &1, &mut Seeded::new(1)).unwrap();
        assert!(!game.may_take_back(Seat(0)));
        assert_eq!(game.answer(Seat(0), &1, &mut NoDice).unwrap_err(), Refused::NotAsked);
    }

    #[test]
    fn a_record_replays_and_an_edited_one_does_not() {
        let mut game = Game::<Duel>::new(Hidden::default());
        game.answer(Seat(0), &2, &mut NoDice).unwrap();
        game.answer(Seat(1), &2, &mut Seeded::new(3)).unwrap();
        let record = game.played().to_vec();
        let again = Game::<Duel>::replay(Hidden::default(), &record).unwrap();
        assert_eq!(again.state(), game.state());
        let mut edited = record.clone();
        edited[0].choice = 1;
        let broken = Game::<Duel>::replay(Hidden::default(), &edited).unwrap_err();
        assert!(matches!(broken, Broken::Hash { number: 0, .. }));
        let mut longer = record;
        longer[1].faces.push(1);
        let broken = Game::<Duel>::replay(Hidden::default(), &longer).unwrap_err();
        assert_eq!(broken, Broken::Dice { number: 1 });
    }

    #[test]
    fn the_hash_of_a_state_never_changes() {
        let state = Hidden { numbers: [Some(1), None], winner: None };
        assert_eq!(hash_text(state_hash(&state)), HASH);
    }

    const HASH: &str = "ef1b9512bb75af11";
}

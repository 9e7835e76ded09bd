//! A game in progress: its state, and the record that is the save file.

use dice::{Dice, DiceError, Entry, Log, Pool, RuleId, Scripted, Table};
use serde::{Deserialize, Serialize};

#[cfg(debug_assertions)]
use super::cited;
use super::hash::{hash_text, state_hash};
use super::{Ask, Refused, Revealed, Rules, Seat};

/// Answers on a copy, so that a refusal changes nothing.
pub fn answer<R: Rules>(
    state: &R::State,
    seat: Seat,
    choice: &R::Choice,
    table: &mut Table<'_>,
) -> Result<(R::State, Revealed), Refused> {
    if R::asked_of(state, seat).is_none() {
        return Err(Refused::NotAsked);
    }
    let mut next = state.clone();
    let revealed = R::answer(&mut next, seat, choice, table)?;
    Ok((next, revealed))
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

/// A game in progress: the state, and everything that led to it.
#[derive(Debug)]
pub struct Game<R: Rules> {
    state: R::State,
    played: Vec<Played<R::Choice>>,
    /// How many of the last choices may still be taken back.
    open: usize,
    /// Which of those are still secret.
    secret: Vec<bool>,
    /// The battle before the first of those: none of them threw a die, so the rest follows from it.
    before: Option<R::State>,
}

impl<R: Rules> Clone for Game<R> {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            played: self.played.clone(),
            open: self.open,
            secret: self.secret.clone(),
            before: self.before.clone(),
        }
    }
}

/// What an answer brought about.
#[derive(Clone, Debug)]
pub struct AnswerEffects {
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
        Self { state: start, played: Vec::new(), open: 0, secret: Vec::new(), before: None }
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
    pub fn asked(&self) -> &[Ask<R>] {
        R::asked(&self.state)
    }

    /// Answers for a seat. A refusal changes nothing.
    pub fn answer(
        &mut self,
        seat: Seat,
        choice: &R::Choice,
        dice: &mut dyn Dice,
    ) -> Result<AnswerEffects, Refused> {
        let mut log = Log::new();
        let answered = answer::<R>(&self.state, seat, choice, &mut Table::new(dice, &mut log));
        #[cfg(debug_assertions)]
        cited::collect::<R>(&self.state, seat, choice, answered.as_ref().map(|_| &log));
        let (next, revealed) = answered?;
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
            self.secret.push(R::keeps_secret(&before, seat));
            self.before.get_or_insert(before);
        } else {
            self.open = 0;
            self.secret.clear();
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
        Ok(AnswerEffects { log, faces, hash, revealed })
    }

    /// Whether this seat may take its last choice back: no die fell and nothing was revealed since, and
    /// it was the last of all, or else a line of a sheet that is still secret.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        self.last_open(seat).is_some()
    }

    /// The choice that a seat may take back.
    fn last_open(&self, seat: Seat) -> Option<usize> {
        let last = self.played.len().checked_sub(1)?;
        let first = self.played.len() - self.open;
        let own = (first..=last).rev().find(|index| self.played[*index].seat == seat)?;
        (own == last || self.secret[own - first]).then_some(own)
    }

    /// Whether what a seat may take back is known to nobody else.
    pub fn may_take_back_in_secret(&self, seat: Seat) -> bool {
        let first = self.played.len() - self.open;
        self.last_open(seat).is_some_and(|own| self.secret[own - first])
    }

    /// Takes the last choice of a seat back, if it may. The others' stay as they are.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        let Some((undone, mut state)) = self.last_open(seat).zip(self.before.clone()) else {
            return false;
        };
        let first = self.played.len() - self.open;
        let mut hashes = Vec::with_capacity(self.open);
        for index in (first..self.played.len()).filter(|index| *index != undone) {
            let (mut dice, mut log) = (NoDice, Log::silent());
            let mut table = Table::new(&mut dice, &mut log);
            let Played { seat, choice, .. } = &self.played[index];
            if R::answer(&mut state, *seat, choice, &mut table).is_err() {
                return false;
            }
            hashes.push(state_hash(&state));
        }
        self.state = state;
        self.played.remove(undone);
        self.secret.remove(undone - first);
        for (played, hash) in self.played[first..].iter_mut().zip(hashes) {
            played.hash = hash_text(hash);
        }
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
    use dice::{Die, Seeded};
    use strum::{IntoStaticStr, VariantArray};

    use super::*;
    use crate::Refusal;
    use crate::game::{
        Chance, Message, Offer, Outcome, RunResult, Runtime, Sealed, Shape, Sheet, StepResult,
        Tally, Word, begin,
    };
    use crate::tableau::Tableau;

    /// Each seat hides a number; then the higher of two dice plus the hidden number wins.
    #[derive(Debug)]
    struct Duel;

    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Field {
        runtime: Runtime<Duel>,
    }

    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Hide(Sealed<(), i32>);

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
    #[strum(serialize_all = "snake_case")]
    enum Only {
        Hide,
    }

    impl Word for Only {
        fn rule(self) -> RuleId {
            RULE
        }
        fn key(self) -> &'static str {
            "x-hide"
        }
    }

    const RULE: RuleId = RuleId::new("X", "1");

    fn start() -> Field {
        begin::<Duel>(Field { runtime: Runtime::new(vec![Hide(Sealed::secret())]) })
    }

    impl Rules for Duel {
        type State = Field;
        type Choice = i32;
        type Step = Hide;
        type Question = Only;
        type Verb = Only;
        type Piece = ();
        const ID: &'static str = "duel";
        const REVISION: u32 = 1;

        fn runtime(state: &Field) -> &Runtime<Self> {
            &state.runtime
        }

        fn runtime_mut(state: &mut Field) -> &mut Runtime<Self> {
            &mut state.runtime
        }

        fn run(Hide(sheet): Hide, state: &mut Field, table: &mut Table<'_>) -> RunResult<Self> {
            let open = Seat::BOTH.into_iter().filter(|seat| sheet.awaits(*seat));
            let asked: Vec<_> =
                open.map(|seat| Ask::new(seat, Only::Hide, vec![0, 1, 2])).collect();
            if !asked.is_empty() {
                return Ok(StepResult::Waits(Hide(sheet), asked));
            }
            let mut scores = [0; 2];
            for (score, seat) in scores.iter_mut().zip(Seat::BOTH) {
                let hidden = sheet.line(seat, &()).copied().unwrap_or(0);
                *score = hidden + table.throw(RULE, "die", Pool::one(Die::D6))?;
            }
            let winner = Some(Seat(u8::from(scores[1] > scores[0])));
            let (level, reason) = ("victory".to_owned(), "higher".to_owned());
            state.runtime.end(Outcome { winner, level, reason });
            Ok(StepResult::Done)
        }

        fn resolve(
            Hide(mut sheet): Hide,
            state: &mut Field,
            seat: Seat,
            choice: &i32,
            _: &mut Table<'_>,
        ) -> Result<Revealed, Refused> {
            sheet.write(seat, (), *choice);
            sheet.set_ready(seat);
            state.runtime.push(Hide(sheet));
            Ok(Revealed::Nothing)
        }

        fn check(state: &Field, ask: &Ask<Self>, choice: &i32) -> Result<(), Refusal> {
            Refusal::when(!ask.lists(state, choice), RULE, "choice", "too-high")
        }

        fn default_answer(_: &Field, _: &Ask<Self>) -> i32 {
            0
        }

        fn sheet(step: &Hide) -> Option<&dyn Sheet> {
            Some(&step.0)
        }

        fn sheet_mut(step: &mut Hide) -> Option<&mut dyn Sheet> {
            Some(&mut step.0)
        }

        fn odds(_: &Field, _: Seat, _: &i32) -> Option<Vec<Chance>> {
            None
        }

        fn tableau(state: &Field, seat: Option<Seat>) -> Tableau {
            let seen = Self::veil(state, seat);
            let sheet = seen.runtime.top().map(|Hide(sheet)| sheet);
            let line = |seat| sheet.and_then(|sheet| sheet.line(seat, &()).copied());
            let by_seat = Seat::BOTH.map(|seat| i64::from(line(seat).unwrap_or(-1))).to_vec();
            Tableau { status: vec![Tally { key: "hidden", by_seat }], ..Tableau::default() }
        }

        fn offer(_: &Field, _: Seat, choice: &i32) -> Offer<Only> {
            Offer::new(Only::Hide, Shape::Count { count: i64::from(*choice) })
        }

        fn name_in(_: &Field, (): (), message: Message) -> Message {
            message
        }
    }

    #[test]
    fn a_refused_answer_changes_nothing() {
        let mut game = Game::<Duel>::new(start());
        let refused = game.answer(Seat(0), &7, &mut NoDice);
        assert!(matches!(refused, Err(Refused::Illegal(_))));
        assert_eq!(game.state(), &start());
        assert!(game.played().is_empty());
    }

    #[test]
    fn a_hidden_number_may_be_taken_back_until_dice_fall() {
        let mut game = Game::<Duel>::new(start());
        game.answer(Seat(0), &2, &mut NoDice).unwrap();
        assert!(!game.may_take_back(Seat(1)));
        assert!(game.take_back(Seat(0)));
        assert_eq!(game.state(), &start());
        game.answer(Seat(1), &0, &mut NoDice).unwrap();
        game.answer(Seat(0), &1, &mut Seeded::new(1)).unwrap();
        assert!(!game.may_take_back(Seat(0)));
        assert_eq!(game.answer(Seat(0), &1, &mut NoDice).unwrap_err(), Refused::NotAsked);
    }

    #[test]
    fn what_a_seat_hides_is_in_no_view_of_another_until_both_have_hidden() {
        let mut game = Game::<Duel>::new(start());
        game.answer(Seat(0), &2, &mut NoDice).unwrap();
        assert!(Duel::keeps_secret(game.state(), Seat(0)));
        assert_eq!(Duel::tableau(game.state(), Some(Seat(0))).status("hidden"), [2, -1]);
        for viewer in [Some(Seat(1)), None] {
            assert_eq!(Duel::tableau(game.state(), viewer).status("hidden"), [-1, -1]);
        }
        let effects = game.answer(Seat(1), &0, &mut Seeded::new(1)).unwrap();
        assert_eq!(effects.revealed, Revealed::Something);
    }

    #[test]
    fn a_record_replays_and_an_edited_one_does_not() {
        let mut game = Game::<Duel>::new(start());
        game.answer(Seat(0), &2, &mut NoDice).unwrap();
        game.answer(Seat(1), &2, &mut Seeded::new(3)).unwrap();
        let record = game.played().to_vec();
        let again = Game::<Duel>::replay(start(), &record).unwrap();
        assert_eq!(again.state(), game.state());
        let mut edited = record.clone();
        edited[0].choice = 1;
        let broken = Game::<Duel>::replay(start(), &edited).unwrap_err();
        assert!(matches!(broken, Broken::Hash { number: 0, .. }));
        let mut longer = record;
        longer[1].faces.push(1);
        let broken = Game::<Duel>::replay(start(), &longer).unwrap_err();
        assert_eq!(broken, Broken::Dice { number: 1 });
    }

    #[test]
    fn the_hash_of_a_state_never_changes() {
        let state = ([Some(1_i32), None], None::<u8>);
        assert_eq!(hash_text(state_hash(&state)), HASH);
    }

    const HASH: &str = "ef1b9512bb75af11";
}

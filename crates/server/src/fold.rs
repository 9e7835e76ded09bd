//! A game as its events tell it: the state, and who has been told what. The same fold serves live
//! play, loading from storage, the story and any moment of it, so that they cannot disagree.

use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use dice::{Dice, Entry, Scripted};
use engine::ahead::Point;
use engine::game::{Argument, Message, Played, Revealed, Seat, Shape, hash_text};
use games::{AnyBattle, AnyPlay, BadChoice, Deed, Question};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// What can happen to a game, as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    Choice(Played<Text>),
    /// Choices are undone: the one with this index alone, or it and all after it.
    TakeBack {
        index: usize,
        alone: bool,
    },
    Resign,
    /// The seat's clock has run out.
    ClockOut,
    /// The seat adds something to the seed of the dice: no step of the story.
    Contribute {
        /// In hexadecimal.
        bytes: String,
    },
}

/// A choice as its game writes it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Text(Box<RawValue>);

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

/// An event with what is known at its moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Stored {
    pub(crate) seat: Seat,
    pub(crate) event: Event,
    /// What is left on each clock, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<Vec<i64>>,
}

/// A step of the story, before it is worded.
#[derive(Clone, Debug)]
pub(crate) struct Raw {
    pub(crate) seat: Seat,
    pub(crate) turn: u32,
    pub(crate) what: What,
    /// The step as a socket was first told it, under its number there.
    pub(crate) in_french: Worded,
    pub(crate) in_english: Worded,
}

type Worded = OnceLock<Option<(u32, Utf8Bytes)>>;

impl Raw {
    pub(crate) fn new(seat: Seat, turn: u32, what: What) -> Arc<Self> {
        let (in_french, in_english) = (Worded::new(), Worded::new());
        Arc::new(Self { seat, turn, what, in_french, in_english })
    }
}

#[derive(Clone, Debug)]
pub(crate) enum What {
    Chose {
        asked: Message,
        label: Message,
        /// Something was said or counted: what came of it tells more than what it was.
        said: bool,
        entries: Vec<(Entry, Option<Argument>)>,
        /// The piece that went somewhere, and its way.
        way: Option<Box<(String, Vec<Point>)>>,
    },
    TookBack,
    Resigned,
    ClockRanOut,
}

/// Somebody is told a step. The last audience are the spectators.
#[derive(Clone, Debug)]
pub(crate) struct Telling {
    pub(crate) audience: usize,
    pub(crate) number: u32,
    pub(crate) raw: Arc<Raw>,
}

/// How a game ended outside the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Given {
    Resigned(Seat),
    ClockRanOut(Seat),
}

/// A secret step that only its seat knows yet.
#[derive(Debug)]
struct Withheld {
    seat: Seat,
    /// Which choice it is.
    index: usize,
    raw: Arc<Raw>,
}

#[derive(Debug)]
pub(crate) struct Fold {
    battle: Arc<dyn AnyBattle>,
    pub(crate) play: Box<dyn AnyPlay>,
    /// How many choices stand.
    pub(crate) choices: usize,
    /// How many rolls they threw.
    pub(crate) rolls: u64,
    /// How often dice have been taken back.
    pub(crate) undone: u32,
    /// The same when each choice was made.
    undone_at: Vec<u32>,
    /// What each seat has added to the seed, in hexadecimal.
    pub(crate) contributions: Vec<Option<String>>,
    /// How many steps each audience has been told.
    counts: Vec<u32>,
    /// What each seat is asked now, where it has been asked for.
    questions: Vec<Option<Question>>,
    /// What each seat had been told when its present question was first put.
    asked_at: Vec<u32>,
    withheld: Vec<Withheld>,
    pub(crate) given: Option<Given>,
}

/// Stored events that do not follow from each other.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {0} does not follow")]
pub(crate) struct Corrupt(pub(crate) usize);

impl Fold {
    pub(crate) fn new(battle: Arc<dyn AnyBattle>, seats: usize) -> Self {
        let play = battle.begin();
        let (counts, asked_at) = (vec![0; seats + 1], vec![0; seats]);
        Self {
            battle,
            play,
            choices: 0,
            rolls: 0,
            undone: 0,
            undone_at: Vec::new(),
            contributions: vec![None; seats],
            counts,
            questions: vec![None; seats],
            asked_at,
            withheld: Vec::new(),
            given: None,
        }
    }

    /// A game as storage has it.
    pub(crate) fn load(
        battle: Arc<dyn AnyBattle>,
        seats: usize,
        events: &[Stored],
        tell: &mut dyn FnMut(Telling),
    ) -> Result<Self, Corrupt> {
        let mut fold = Self::new(battle, seats);
        for (number, stored) in events.iter().enumerate() {
            for telling in fold.apply(stored.seat, &stored.event).ok_or(Corrupt(number))? {
                tell(telling);
            }
        }
        Ok(fold)
    }

    /// The index of an audience: a seat, or the spectators.
    pub(crate) fn audience(&self, seat: Option<Seat>) -> usize {
        seat.map_or(self.counts.len() - 1, |seat| usize::from(seat.0))
    }

    /// How many steps somebody has been told.
    pub(crate) fn number(&self, seat: Option<Seat>) -> u32 {
        self.counts.get(self.audience(seat)).copied().unwrap_or(0)
    }

    /// Whether a seat that knows of so many steps is still asked what it was asked then: where
    /// several are asked at once, the answer of one does not make those of the others stale.
    pub(crate) fn is_current(&self, seat: Seat, number: u32) -> bool {
        let since = self.asked_at.get(usize::from(seat.0)).copied().unwrap_or(0);
        (since..=self.number(Some(seat))).contains(&number)
    }

    pub(crate) fn seats(&self) -> usize {
        self.counts.len() - 1
    }

    /// The seats that are asked something now.
    pub(crate) fn asked(&self) -> impl Iterator<Item = Seat> {
        let seats = (0..self.seats()).filter_map(seat_at);
        seats.filter(|seat| !self.is_over() && self.play.is_asked(*seat))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.given.is_some() || self.play.outcome().is_some()
    }

    /// Plays an event of the past again.
    pub(crate) fn apply(&mut self, seat: Seat, event: &Event) -> Option<Vec<Telling>> {
        match event {
            Event::Choice(Played { seat, choice, faces, .. }) => {
                self.again(*seat, &choice.0, faces).ok()
            }
            Event::TakeBack { index, alone } => self.take_back(seat, *index, *alone),
            Event::Resign => Some(self.give_up(Given::Resigned(seat))),
            Event::ClockOut => Some(self.give_up(Given::ClockRanOut(seat))),
            Event::Contribute { bytes } => self.contribute(seat, bytes).then(Vec::new),
        }
    }

    /// Adds to the seed for a seat; whether it had not done so yet.
    pub(crate) fn contribute(&mut self, seat: Seat, bytes: &str) -> bool {
        let own = self.contributions.get_mut(usize::from(seat.0));
        let Some(own) = own.filter(|own| own.is_none()) else { return false };
        *own = Some(bytes.to_owned());
        true
    }

    /// Whether a die has fallen, be it one that was taken back.
    pub(crate) fn has_thrown(&self) -> bool {
        self.rolls > 0 || self.undone > 0
    }

    /// Every choice that stands, as a record keeps it.
    pub(crate) fn played(&self) -> Vec<Played<Value>> {
        let mut played = self.play.played();
        for (one, undone) in played.iter_mut().zip(&self.undone_at) {
            one.undone = *undone;
        }
        played
    }

    /// Plays a choice of the past again.
    fn again(
        &mut self,
        seat: Seat,
        choice: &RawValue,
        faces: &[u8],
    ) -> Result<Vec<Telling>, BadChoice> {
        let faces: Vec<i64> = faces.iter().map(|face| i64::from(*face)).collect();
        let (_, tellings) = self.choose(seat, choice, &mut Scripted::new(&faces))?;
        Ok(tellings)
    }

    /// The same, as a record has it.
    pub(crate) fn replay(&mut self, played: &Played<Value>) -> Result<Vec<Telling>, BadChoice> {
        let unreadable = |error: serde_json::Error| BadChoice::Unreadable(error.to_string());
        let choice = to_raw_value(&played.choice).map_err(unreadable)?;
        self.undone = played.undone;
        self.again(played.seat, &choice, &played.faces)
    }

    /// Answers for a seat: what is to be stored, and who is told what. A refusal changes nothing.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        choice: &RawValue,
        dice: &mut dyn Dice,
    ) -> Result<(Played<Text>, Vec<Telling>), BadChoice> {
        self.remember_questions(seat);
        let (turn, secret) = (self.play.turn(), self.play.keeps_secret(seat));
        let Deed { choice, asked, shown, way, told } = self.play.act(seat, choice, dice)?;
        let named = |entry: &Entry| match entry {
            Entry::Note { key, value: Some(number), .. } => self.play.named(key, *number),
            _ => None,
        };
        let entries: Vec<_> =
            told.log.entries().iter().map(|entry| (entry.clone(), named(entry))).collect();
        let throws = entries.iter().filter(|(entry, _)| matches!(entry, Entry::Throw { .. }));
        self.rolls += throws.count() as u64;
        let said = matches!(shown.shape, Shape::Say | Shape::Count { .. });
        let way = match shown.shape {
            Shape::Place { piece, .. } if way.len() > 1 => Some(Box::new((piece, way))),
            _ => None,
        };
        let what = What::Chose { asked, label: shown.label, said, entries, way };
        let raw = Raw::new(seat, turn, what);
        let index = self.choices;
        self.choices += 1;
        self.undone_at.push(self.undone);
        let quiet = told.faces.is_empty() && told.revealed == Revealed::Nothing;
        let tellings = if secret && quiet && self.play.keeps_secret(seat) {
            self.withheld.push(Withheld { seat, index, raw: Arc::clone(&raw) });
            vec![self.tell(usize::from(seat.0), raw)]
        } else {
            let mut tellings = self.reveal(secret && told.revealed == Revealed::Something);
            for audience in 0..self.counts.len() {
                tellings.push(self.tell(audience, Arc::clone(&raw)));
            }
            tellings
        };
        self.ask_again();
        let (hash, undone) = (hash_text(told.hash), self.undone);
        Ok((Played { seat, choice: Text(choice), faces: told.faces, hash, undone }, tellings))
    }

    /// What the others are asked while a seat answers.
    fn remember_questions(&mut self, answers: Seat) {
        for at in 0..self.seats() {
            let other = seat_at(at).filter(|seat| *seat != answers && self.play.is_asked(*seat));
            self.questions[at] =
                other.and_then(|seat| self.questions[at].or_else(|| self.play.question(seat)));
        }
    }

    /// Puts the questions that follow an answer. Whoever is still asked the same may answer what he
    /// was asked then.
    fn ask_again(&mut self) {
        for at in 0..self.seats() {
            let before = self.questions[at];
            self.questions[at] =
                before.and_then(|_| seat_at(at)).and_then(|seat| self.play.question(seat));
            if before.is_none() || self.questions[at] != before {
                self.asked_at[at] = self.counts[at];
            }
        }
    }

    /// Tells what is no secret any more: everything, or what its seat no longer keeps.
    fn reveal(&mut self, everything: bool) -> Vec<Telling> {
        let (open, kept): (Vec<_>, Vec<_>) = std::mem::take(&mut self.withheld)
            .into_iter()
            .partition(|one| everything || !self.play.keeps_secret(one.seat));
        self.withheld = kept;
        let mut tellings = Vec::new();
        for one in open {
            for audience in 0..self.counts.len() {
                if audience != usize::from(one.seat.0) {
                    tellings.push(self.tell(audience, Arc::clone(&one.raw)));
                }
            }
        }
        tellings
    }

    fn tell(&mut self, audience: usize, raw: Arc<Raw>) -> Telling {
        self.counts[audience] += 1;
        Telling { audience, number: self.counts[audience], raw }
    }

    pub(crate) fn give_up(&mut self, given: Given) -> Vec<Telling> {
        let (seat, what) = match given {
            Given::Resigned(seat) => (seat, What::Resigned),
            Given::ClockRanOut(seat) => (seat, What::ClockRanOut),
        };
        self.given = Some(given);
        let raw = Raw::new(seat, self.play.turn(), what);
        (0..self.counts.len()).map(|audience| self.tell(audience, Arc::clone(&raw))).collect()
    }

    /// What a seat may take back by the information rule: its last choice, as long as no die fell
    /// and nothing was revealed. What the others do in secret meanwhile makes no difference.
    pub(crate) fn may_take_back(&self, seat: Seat) -> Option<(usize, bool)> {
        if self.is_over() {
            return None;
        }
        if let Some(last) = self.withheld.iter().rev().find(|one| one.seat == seat) {
            return Some((last.index, true));
        }
        (self.withheld.is_empty() && self.play.may_take_back(seat))
            .then(|| (self.choices - 1, false))
    }

    /// The last choice of a seat that everybody knows of.
    pub(crate) fn last_of(&self, seat: Seat) -> Option<usize> {
        if !self.withheld.is_empty() {
            return None;
        }
        self.play.played().iter().rposition(|played| played.seat == seat)
    }

    /// Undoes choices. Nothing if what would be left is no game.
    pub(crate) fn take_back(
        &mut self,
        seat: Seat,
        index: usize,
        alone: bool,
    ) -> Option<Vec<Telling>> {
        let mut kept = self.played();
        if index >= kept.len() {
            return None;
        }
        if alone {
            kept.remove(index);
        } else {
            kept.truncate(index);
        }
        let mut fresh = Self::new(Arc::clone(&self.battle), self.seats());
        for played in &kept {
            fresh.replay(played).ok()?;
        }
        let raw = Raw::new(seat, fresh.play.turn(), What::TookBack);
        let lost = (0..self.counts.len()).filter(|at| fresh.counts[*at] < self.counts[*at]);
        let tellings = lost.map(|audience| Telling {
            audience,
            number: fresh.counts[audience],
            raw: Arc::clone(&raw),
        });
        let tellings = tellings.collect();
        // Whoever has seen a throw must not throw the same again: the count changes all that follow.
        fresh.undone = self.undone + u32::from(fresh.rolls < self.rolls);
        fresh.contributions = std::mem::take(&mut self.contributions);
        *self = fresh;
        Some(tellings)
    }

    /// The game as it was when somebody had been told so many steps.
    pub(crate) fn at(&self, seat: Option<Seat>, number: u32) -> Option<Self> {
        let mut past = Self::new(Arc::clone(&self.battle), self.seats());
        past.contributions.clone_from(&self.contributions);
        for played in self.played() {
            if past.number(seat) >= number {
                return Some(past);
            }
            past.replay(&played).ok()?;
        }
        if past.number(seat) < number {
            past.given = self.given;
            let audience = past.audience(seat);
            past.counts[audience] += u32::from(self.given.is_some());
        }
        (past.number(seat) >= number).then_some(past)
    }
}

fn seat_at(index: usize) -> Option<Seat> {
    u8::try_from(index).ok().map(Seat)
}

//! A game as the fold of its events: the state, and how many steps each audience was sent. Live play,
//! loading from storage, the story and looking at a past moment all use it, so they cannot disagree.

use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use dice::{Dice, Entry, Scripted};
use engine::ahead::Point;
use engine::game::{Message, PieceId, Played, Revealed, Seat, Shape, Target, hash_text};
use engine::scenario::Names;
use engine::tableau::Tableau;
use games::{AcceptedAnswer, AnyBattle, AnyPlay, BadChoice, Forfeit, QuestionHash};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// What can happen to a game, as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    Choice(Played<ChoiceJson>),
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
pub(crate) struct ChoiceJson(Box<RawValue>);

impl PartialEq for ChoiceJson {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

/// An event with what is known at its moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct StoredEvent {
    pub(crate) seat: Seat,
    pub(crate) event: Event,
    /// What is left on each clock, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<Vec<i64>>,
    /// Why a computer chose this answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) reason: Option<AnswerReason>,
}

/// Why a computer chose an answer: a message without arguments, and the rule that it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AnswerReason {
    pub(crate) rule: String,
    pub(crate) key: String,
}

impl From<Message> for AnswerReason {
    fn from(message: Message) -> Self {
        Self { rule: message.rule.to_string(), key: message.key.to_owned() }
    }
}

/// A step of the story as data; `wording` renders it in a language.
#[derive(Clone, Debug)]
pub(crate) struct StoryStep {
    pub(crate) seat: Seat,
    pub(crate) turn: u32,
    pub(crate) kind: StepKind,
    /// The message of the step as it was first sent, with the number that it had there.
    pub(crate) in_french: RenderedStep,
    pub(crate) in_english: RenderedStep,
}

type RenderedStep = OnceLock<Option<(u32, Utf8Bytes)>>;

impl StoryStep {
    pub(crate) fn new(seat: Seat, turn: u32, kind: StepKind) -> Arc<Self> {
        let (in_french, in_english) = (RenderedStep::new(), RenderedStep::new());
        Arc::new(Self { seat, turn, kind, in_french, in_english })
    }
}

#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "nearly every step is a choice")]
pub(crate) enum StepKind {
    Chose {
        asked: Message,
        label: Message,
        /// Something was said or counted: what came of it tells more than what it was.
        said: bool,
        entries: Vec<(Entry, Option<Names>)>,
        /// The pieces that it was chosen for, and what they aimed at.
        actors: Vec<PieceId>,
        aim: Option<Target>,
        /// The piece that went somewhere, and its way.
        way: Option<Box<(String, Vec<Point>)>>,
        /// Those who went somewhere together, by what was revealed.
        together: Vec<(String, [Point; 2])>,
        /// Who struck whom.
        strikes: Vec<(PieceId, PieceId)>,
        /// Why a computer chose it.
        reason: Option<Box<AnswerReason>>,
    },
    TookBack,
    Resigned,
    ClockRanOut,
}

/// A step for one audience: a seat, or the spectators, whose index is the number of seats.
#[derive(Clone, Debug)]
pub(crate) struct Delivery {
    pub(crate) audience: usize,
    pub(crate) number: u32,
    pub(crate) step: Arc<StoryStep>,
}

/// A secret step that only its own seat was sent so far.
#[derive(Debug)]
struct Withheld {
    seat: Seat,
    /// Which choice it is.
    index: usize,
    step: Arc<StoryStep>,
}

/// Everybody who stands elsewhere than before.
fn moved(before: &Tableau, after: &Tableau) -> Vec<(String, [Point; 2])> {
    let moved = after.pieces.iter().filter_map(|piece| {
        let (was, is) = (before.piece(piece.id.as_str())?, piece);
        let middle =
            |piece: &engine::tableau::Piece| Some(piece.middle.unwrap_or(piece.place.as_ref()?.at));
        let (from, to) = (middle(was)?, middle(is)?);
        (from != to).then(|| (piece.id.to_string(), [from, to]))
    });
    moved.collect()
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
    /// Why each choice was made, where a computer made it.
    reasons: Vec<Option<AnswerReason>>,
    /// What each seat has added to the seed, in hexadecimal.
    pub(crate) contributions: Vec<Option<String>>,
    /// How many steps each audience was sent.
    counts: Vec<u32>,
    /// What each seat is asked now, where that was computed.
    questions: Vec<Option<QuestionHash>>,
    /// How many steps each seat had been sent when it was first asked its present question.
    asked_at: Vec<u32>,
    withheld: Vec<Withheld>,
    pub(crate) forfeit: Option<Forfeit>,
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
            reasons: Vec::new(),
            contributions: vec![None; seats],
            counts,
            questions: vec![None; seats],
            asked_at,
            withheld: Vec::new(),
            forfeit: None,
        }
    }

    /// A game as storage has it.
    pub(crate) fn load(
        battle: Arc<dyn AnyBattle>,
        seats: usize,
        events: &[StoredEvent],
        on_delivery: &mut dyn FnMut(Delivery),
    ) -> Result<Self, Corrupt> {
        let mut fold = Self::new(battle, seats);
        for (number, stored) in events.iter().enumerate() {
            for delivery in fold.apply(stored).ok_or(Corrupt(number))? {
                on_delivery(delivery);
            }
        }
        Ok(fold)
    }

    /// The index of an audience: a seat, or the spectators.
    pub(crate) fn audience(&self, seat: Option<Seat>) -> usize {
        seat.map_or(self.counts.len() - 1, |seat| usize::from(seat.0))
    }

    /// How many steps an audience was sent.
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

    /// The same as a list.
    pub(crate) fn waiting(&self) -> Arc<[u8]> {
        self.asked().map(|seat| seat.0).collect()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.forfeit.is_some() || self.play.outcome().is_some()
    }

    /// Applies a stored event.
    pub(crate) fn apply(&mut self, stored: &StoredEvent) -> Option<Vec<Delivery>> {
        let seat = stored.seat;
        match &stored.event {
            Event::Choice(Played { seat, choice, faces, .. }) => {
                self.again(*seat, &choice.0, faces, stored.reason.clone()).ok()
            }
            Event::TakeBack { index, alone } => self.take_back(seat, *index, *alone),
            Event::Resign => Some(self.end_by_forfeit(Forfeit::Resigned(seat))),
            Event::ClockOut => Some(self.end_by_forfeit(Forfeit::ClockRanOut(seat))),
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

    /// Applies a stored choice with its recorded dice.
    fn again(
        &mut self,
        seat: Seat,
        choice: &RawValue,
        faces: &[u8],
        reason: Option<AnswerReason>,
    ) -> Result<Vec<Delivery>, BadChoice> {
        let faces: Vec<i64> = faces.iter().map(|face| i64::from(*face)).collect();
        let (_, deliveries) = self.choose(seat, choice, reason, &mut Scripted::new(&faces))?;
        Ok(deliveries)
    }

    /// The same, as a record has it.
    pub(crate) fn replay(&mut self, played: &Played<Value>) -> Result<Vec<Delivery>, BadChoice> {
        self.replay_with(played, None)
    }

    /// Who acts by an answer and what is aimed at, as far as everybody sees them.
    fn told_of(&self, shape: &Shape) -> (Vec<PieceId>, Option<Target>) {
        if matches!(shape, Shape::Say | Shape::Count { .. } | Shape::Pick { .. }) {
            // Who picks pieces names them; who sends one somewhere may not.
            return (Vec::new(), None);
        }
        let hidden = (!self.play.all_see_the_same()).then(|| self.play.tableau(None));
        let is_seen = |piece: &PieceId| {
            hidden.as_ref().is_none_or(|seen| seen.pieces.iter().any(|one| one.id == *piece))
        };
        let aim = match shape {
            Shape::Aim { at, .. } => Some(at.clone()),
            _ => None,
        };
        let actors = shape.actors().filter(|piece| is_seen(piece)).cloned().collect();
        (actors, aim.filter(|aim| !matches!(aim, Target::Piece(piece) if !is_seen(piece))))
    }

    fn replay_with(
        &mut self,
        played: &Played<Value>,
        reason: Option<AnswerReason>,
    ) -> Result<Vec<Delivery>, BadChoice> {
        let unreadable = |error: serde_json::Error| BadChoice::Unreadable(error.to_string());
        let choice = to_raw_value(&played.choice).map_err(unreadable)?;
        self.undone = played.undone;
        self.again(played.seat, &choice, &played.faces, reason)
    }

    /// Answers for a seat: what is to be stored, and who gets which steps. A refusal changes nothing.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        choice: &RawValue,
        reason: Option<AnswerReason>,
        dice: &mut dyn Dice,
    ) -> Result<(Played<ChoiceJson>, Vec<Delivery>), BadChoice> {
        self.remember_questions(seat);
        let (turn, secret) = (self.play.turn(), self.play.keeps_secret(seat));
        let before = secret.then(|| self.play.at_present());
        let AcceptedAnswer { asked, offer, way, effects } = self.play.act(seat, choice, dice)?;
        let named = |entry: &Entry| self.play.name_of(entry.subject()?);
        let strikes = self.play.strikes(effects.log.entries());
        let entries: Vec<_> =
            effects.log.entries().iter().map(|entry| (entry.clone(), named(entry))).collect();
        let throws = entries.iter().filter(|(entry, _)| matches!(entry, Entry::Throw { .. }));
        self.rolls += throws.count() as u64;
        let said = matches!(offer.shape, Shape::Say | Shape::Count { .. });
        let (actors, aim) = self.told_of(&offer.shape);
        let mover = offer.shape.actor().filter(|_| way.len() > 1);
        let way = mover.map(|piece| Box::new((piece.to_string(), way)));
        let together = match before {
            Some(before) if effects.revealed == Revealed::Something => {
                moved(&before.tableau(None), &self.play.tableau(None))
            }
            _ => Vec::new(),
        };
        let kind = StepKind::Chose {
            asked,
            label: offer.label,
            said,
            entries,
            actors,
            aim,
            way,
            together,
            strikes,
            reason: reason.clone().map(Box::new),
        };
        let step = StoryStep::new(seat, turn, kind);
        let index = self.choices;
        self.choices += 1;
        self.undone_at.push(self.undone);
        self.reasons.push(reason);
        let quiet = effects.faces.is_empty() && effects.revealed == Revealed::Nothing;
        let withheld = secret && quiet && self.play.keeps_secret(seat);
        let deliveries = if withheld {
            self.withheld.push(Withheld { seat, index, step: Arc::clone(&step) });
            vec![self.deliver(usize::from(seat.0), step)]
        } else {
            let mut deliveries = self.reveal(secret && effects.revealed == Revealed::Something);
            for audience in 0..self.counts.len() {
                deliveries.push(self.deliver(audience, Arc::clone(&step)));
            }
            deliveries
        };
        self.ask_again(withheld.then_some(seat));
        let (hash, undone) = (hash_text(effects.hash), self.undone);
        let choice = ChoiceJson(offer.choice.into_written());
        Ok((Played { seat, choice, faces: effects.faces, hash, undone }, deliveries))
    }

    /// Notes what the other seats are asked before a seat answers.
    fn remember_questions(&mut self, answers: Seat) {
        for at in 0..self.seats() {
            let other = seat_at(at).filter(|seat| *seat != answers && self.play.is_asked(*seat));
            self.questions[at] =
                other.and_then(|seat| self.questions[at].or_else(|| self.play.question(seat)));
        }
    }

    /// Recomputes the questions after an answer. A seat that is still asked the same may answer with
    /// the number from before. What a seat has answered in secret changes nothing for the others.
    fn ask_again(&mut self, answered_in_secret: Option<Seat>) {
        for at in 0..self.seats() {
            let another = answered_in_secret.is_some_and(|seat| usize::from(seat.0) != at);
            if another && self.questions[at].is_some() {
                debug_assert!(self.is_asked_the_same(at), "a secret answer changes a question");
                continue;
            }
            let before = self.questions[at];
            self.questions[at] =
                before.and_then(|_| seat_at(at)).and_then(|seat| self.play.question(seat));
            if before.is_none() || self.questions[at] != before {
                self.asked_at[at] = self.counts[at];
            }
        }
    }

    /// Whether a seat is asked what it was asked before.
    fn is_asked_the_same(&self, at: usize) -> bool {
        self.questions[at] == seat_at(at).and_then(|seat| self.play.question(seat))
    }

    /// Delivers secret steps to the other audiences: all, or those of seats that keep no secret now.
    fn reveal(&mut self, everything: bool) -> Vec<Delivery> {
        let (open, kept): (Vec<_>, Vec<_>) = std::mem::take(&mut self.withheld)
            .into_iter()
            .partition(|one| everything || !self.play.keeps_secret(one.seat));
        self.withheld = kept;
        let mut deliveries = Vec::new();
        for one in open {
            for audience in 0..self.counts.len() {
                if audience != usize::from(one.seat.0) {
                    deliveries.push(self.deliver(audience, Arc::clone(&one.step)));
                }
            }
        }
        deliveries
    }

    fn deliver(&mut self, audience: usize, step: Arc<StoryStep>) -> Delivery {
        self.counts[audience] += 1;
        Delivery { audience, number: self.counts[audience], step }
    }

    pub(crate) fn end_by_forfeit(&mut self, forfeit: Forfeit) -> Vec<Delivery> {
        let (seat, kind) = match forfeit {
            Forfeit::Resigned(seat) => (seat, StepKind::Resigned),
            Forfeit::ClockRanOut(seat) => (seat, StepKind::ClockRanOut),
        };
        self.forfeit = Some(forfeit);
        let step = StoryStep::new(seat, self.play.turn(), kind);
        (0..self.counts.len()).map(|audience| self.deliver(audience, Arc::clone(&step))).collect()
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
    ) -> Option<Vec<Delivery>> {
        let mut kept: Vec<_> = self.played().into_iter().zip(self.reasons.clone()).collect();
        if index >= kept.len() {
            return None;
        }
        if alone {
            kept.remove(index);
        } else {
            kept.truncate(index);
        }
        let mut fresh = Self::new(Arc::clone(&self.battle), self.seats());
        for (played, reason) in kept {
            fresh.replay_with(&played, reason).ok()?;
        }
        let step = StoryStep::new(seat, fresh.play.turn(), StepKind::TookBack);
        let lost = (0..self.counts.len()).filter(|at| fresh.counts[*at] < self.counts[*at]);
        let deliveries = lost.map(|audience| Delivery {
            audience,
            number: fresh.counts[audience],
            step: Arc::clone(&step),
        });
        let deliveries = deliveries.collect();
        // Whoever has seen a throw must not throw the same again: the count changes all that follow.
        fresh.undone = self.undone + u32::from(fresh.rolls < self.rolls);
        fresh.contributions = std::mem::take(&mut self.contributions);
        *self = fresh;
        Some(deliveries)
    }

    /// The game as it was when an audience had been sent this number of steps.
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
            past.forfeit = self.forfeit;
            let audience = past.audience(seat);
            past.counts[audience] += u32::from(self.forfeit.is_some());
        }
        (past.number(seat) >= number).then_some(past)
    }
}

fn seat_at(index: usize) -> Option<Seat> {
    u8::try_from(index).ok().map(Seat)
}

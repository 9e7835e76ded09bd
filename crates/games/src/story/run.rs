//! A story is played, step by step, with the dice that it names.

use dice::{Log, Scripted};
use engine::Refusal;
use engine::game::{Message, Refused, Seat};
use engine::tableau::Survey;
use serde_json::value::RawValue;
use words::Language;

use super::answer::{Answer, Rest};
use super::expect::differences;
use super::file::{Before, Expect, Item, Story};
use super::offers::{Sides, meant, offers};
use crate::any::{AnyBattle, AnyGame, AnyPlay, BadChoice};

/// Defaults after which a story is taken to wait for what never comes.
const LONGEST_REST: usize = 10_000;

/// What was found when a story was played to its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoryFound {
    /// The rules that were cited, in order, each once.
    pub cited: Vec<String>,
}

/// Where a story does not hold, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryFailure {
    /// The line of the step or expectation.
    pub line: usize,
    /// What was expected, and what stood there.
    pub reasons: Vec<String>,
    /// The rules cited since the last expectation.
    pub cited: Vec<String>,
}

/// Something that happens in a story, with its line in the file.
#[derive(Debug)]
pub struct StoryEvent<'a> {
    pub line: usize,
    pub happened: Happened<'a>,
    /// How things stand after it.
    pub play: &'a dyn AnyPlay,
}

/// What happens in a story.
#[derive(Debug)]
pub enum Happened<'a> {
    /// Somebody answers.
    Answer { seat: Seat, asked: &'a Message, label: &'a Message, log: &'a Log, by_default: bool },
    /// An answer is refused, as it must be.
    Refused { seat: Seat, asked: &'a Message, label: &'a Message, refusal: &'a Refusal },
    /// What is expected is so; with the answer that must be offered.
    Holds { expect: &'a Expect, offered: Option<&'a Message> },
}

/// Plays a story. The first thing that does not hold is told. Places are those of the book; a story that
/// tells them all as the map has them holds as well.
pub fn check(story: &Story) -> Result<StoryFound, StoryFailure> {
    let book = sides(story.battle.as_ref()).survey;
    let found = play(story, book, &mut |_| {});
    match found {
        Err(failure) if book != Survey::default() => {
            play(story, Survey::default(), &mut |_| {}).map_err(|_| failure)
        }
        found => found,
    }
}

/// Plays a story, and tells all that happens in it.
pub fn tell(
    story: &Story,
    listener: &mut dyn FnMut(StoryEvent<'_>),
) -> Result<StoryFound, StoryFailure> {
    let book = sides(story.battle.as_ref()).survey;
    let as_on_the_map = book != Survey::default()
        && play(story, book, &mut |_| {}).is_err()
        && play(story, Survey::default(), &mut |_| {}).is_ok();
    play(story, if as_on_the_map { Survey::default() } else { book }, listener)
}

fn play(
    story: &Story,
    survey: Survey,
    listener: &mut dyn FnMut(StoryEvent<'_>),
) -> Result<StoryFound, StoryFailure> {
    let mut run = Run::new(story.battle.as_ref(), listener);
    run.sides.survey = survey;
    let (line, before) = &story.before;
    run.line = *line;
    run.begin(before).map_err(|reason| run.failure(vec![reason]))?;
    for (index, (line, item)) in story.items.iter().enumerate() {
        run.line = *line;
        match item {
            Item::Step(answer) => {
                let next = story.items[index + 1..].iter().find_map(|(_, item)| match item {
                    Item::Step(next) => Some(next.as_ref()),
                    Item::Expect(_) => None,
                });
                run.step(answer, next).map_err(|reason| run.failure(vec![reason]))?;
            }
            Item::Expect(expect) => {
                let wrong = differences(expect, run.play.as_ref(), &run.sides, &run.cited);
                let wrong = wrong.unwrap_or_else(|reason| vec![reason]);
                if !wrong.is_empty() {
                    return Err(run.failure(wrong));
                }
                run.cited.clear();
                let wanted = expect.offered.as_ref();
                let offered = wanted.and_then(|wanted| {
                    let offers = offers(run.play.as_ref(), wanted, &run.sides).ok()?;
                    offers.into_iter().next().map(|(_, offer)| offer.label)
                });
                run.report(Happened::Holds { expect, offered: offered.as_ref() });
            }
        }
    }
    let missing: Vec<String> =
        story.rules.iter().filter(|rule| !run.all.contains(rule)).cloned().collect();
    if !missing.is_empty() {
        return Err(StoryFailure { line: 1, reasons: missing, cited: run.all });
    }
    Ok(StoryFound { cited: run.all })
}

/// The words of the sides of a battle, by seat.
pub(super) fn sides(battle: &dyn AnyBattle) -> Sides {
    // They are the same in every language.
    let described = battle.describe(Language::English.words());
    let words = described.armies.into_iter().map(|army| army.side).collect();
    Sides { words, survey: battle.begin().survey() }
}

struct Run<'a> {
    play: Box<dyn AnyPlay>,
    sides: Sides,
    /// Where in the file it is.
    line: usize,
    /// Since the last expectation.
    cited: Vec<String>,
    all: Vec<String>,
    listener: &'a mut dyn FnMut(StoryEvent<'_>),
    /// The words that something may rest until.
    until: Vec<&'static str>,
}

impl<'a> Run<'a> {
    fn new(battle: &dyn AnyBattle, listener: &'a mut dyn FnMut(StoryEvent<'_>)) -> Self {
        let game = crate::game(battle.describe(Language::English.words()).ruleset);
        let (cited, all) = (Vec::new(), Vec::new());
        let words = |game: &dyn AnyGame| [&game.questions(), game.vocabulary().phases].concat();
        let until = game.map_or_else(Vec::new, words);
        let (play, sides) = (battle.begin(), sides(battle));
        Self { play, sides, line: 1, cited, all, listener, until }
    }

    fn failure(&self, reasons: Vec<String>) -> StoryFailure {
        StoryFailure { line: self.line, reasons, cited: self.cited.clone() }
    }

    fn report(&mut self, happened: Happened<'_>) {
        (self.listener)(StoryEvent { line: self.line, happened, play: self.play.as_ref() });
    }

    /// Goes to where the story begins.
    fn begin(&mut self, before: &[Before]) -> Result<(), String> {
        for one in before {
            let seat = self.sides.seat(&one.side)?;
            let mut dice = Scripted::new(&one.dice);
            let told = |wrong: String| format!("{} {}: {wrong}", one.side, one.choice);
            let taken = self.play.answer(seat, &one.choice, &mut dice);
            taken.map_err(|bad| told(format!("{bad:?}")))?;
            dice.finish().map_err(|left| told(format!("{left:?}")))?;
        }
        Ok(())
    }

    fn step(&mut self, answer: &Answer, next: Option<&Answer>) -> Result<(), String> {
        if let Some(until) = &answer.rest {
            return self.rest(until, &answer.dice, next);
        }
        let (seat, choice) = meant(self.play.as_ref(), answer, &self.sides)?;
        let mut dice = Scripted::new(&answer.dice);
        let Some(rule) = &answer.refused else {
            self.act(seat, &choice, &mut dice, false)?;
            return dice.finish().map_err(|left| format!("dice: {left:?}"));
        };
        let before = self.play.hash();
        let decision = self.play.decision(seat);
        let written = serde_json::from_str(choice.get()).map_err(|error| error.to_string())?;
        let offer = self.play.offer(seat, &written);
        match self.play.act(seat, &choice, &mut dice) {
            Ok(_) => Err(format!("refused: {rule} ≠ taken")),
            Err(BadChoice::Refused(Refused::Illegal(refusal))) => {
                if self.play.hash() != before {
                    return Err("refused, but the state has changed".to_owned());
                }
                let found = refusal.rule.to_string();
                self.cite(&found);
                if found != *rule {
                    return Err(format!("refused: {rule} ≠ {found}"));
                }
                if let (Some(decision), Some(offer)) = (decision, offer) {
                    let (asked, label) = (&decision.prompt, &offer.label);
                    self.report(Happened::Refused { seat, asked, label, refusal: &refusal });
                }
                Ok(())
            }
            Err(bad) => Err(format!("{bad:?}")),
        }
    }

    /// Gives an answer that must be taken.
    fn act(
        &mut self,
        seat: Seat,
        choice: &RawValue,
        dice: &mut Scripted<'_>,
        by_default: bool,
    ) -> Result<(), String> {
        let taken = self.play.act(seat, choice, dice).map_err(|bad| format!("{bad:?}"))?;
        self.cite(&taken.offer.label.rule.to_string());
        for entry in taken.effects.log.entries() {
            self.cite(&entry.rule().to_string());
        }
        let (asked, label, log) = (&taken.asked, &taken.offer.label, &taken.effects.log);
        self.report(Happened::Answer { seat, asked, label, log, by_default });
        Ok(())
    }

    fn cite(&mut self, rule: &str) {
        for list in [&mut self.cited, &mut self.all] {
            if !list.iter().any(|known| known == rule) {
                list.push(rule.to_owned());
            }
        }
    }

    /// Answers by default until something comes.
    fn rest(&mut self, until: &Rest, faces: &[i64], next: Option<&Answer>) -> Result<(), String> {
        let word = match until {
            Rest::Until(word) if word == Rest::END || self.until.contains(&word.as_str()) => {
                word.as_str()
            }
            Rest::Until(word) => return Err(format!("rest = {word:?}: {}", self.until.join(", "))),
            Rest::UntilNextStep(true) => "",
            Rest::UntilNextStep(false) => return Ok(()),
        };
        let mut dice = Scripted::new(faces);
        for _ in 0..LONGEST_REST {
            if self.has_come(word, next) {
                return dice.finish().map_err(|left| format!("dice: {left:?}"));
            }
            let Some(seat) = self.play.asked().first().copied() else { break };
            let choice = self.play.default_answer(seat).ok_or("there is no default")?;
            let taken = self.act(seat, &choice, &mut dice, true);
            taken.map_err(|bad| format!("rest = {until:?}: {bad}"))?;
        }
        Err(format!("rest = {until:?}: it never comes"))
    }

    /// Whether what is waited for is there: a question, a phase, the end, or the next step.
    fn has_come(&self, word: &str, next: Option<&Answer>) -> bool {
        let asked = self.play.asked();
        let asks = |seat: &Seat| {
            self.play.decision(*seat).is_some_and(|decision| decision.question == word)
        };
        match word {
            "" => next.is_some_and(|next| meant(self.play.as_ref(), next, &self.sides).is_ok()),
            Rest::END => asked.is_empty(),
            _ => self.play.phase() == Some(word) || asked.iter().any(asks),
        }
    }
}

//! A story is played, step by step, with the dice that it names.

use dice::{Log, Scripted};
use engine::ahead::DesiredPlace;
use engine::game::{Refused, Seat};
use serde_json::value::{RawValue, to_raw_value};
use words::Language;

use super::expect::{Sides, differences, fits, offers, tenths, thousandths};
use super::file::{Answer, Item, Place, Story, Wanted};
use crate::any::{AnyPlay, BadChoice};

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

/// Plays a story. The first thing that does not hold is told.
pub fn check(story: &Story) -> Result<StoryFound, StoryFailure> {
    let at_start =
        |reason: String| StoryFailure { line: 1, reasons: vec![reason], cited: Vec::new() };
    let game = story.game().ok_or_else(|| at_start(format!("scenario = {:?}", story.source.id)))?;
    let battle = game.read(story.source.clone()).map_err(|faults| {
        let told = faults.iter().map(|fault| format!("{} ({})", fault.field, fault.key));
        at_start(told.collect::<Vec<_>>().join(", "))
    })?;
    let battle =
        battle.agree(&story.options).map_err(|wrong| at_start(format!("options: {wrong:?}")))?;
    let described = battle.describe(Language::English.words());
    let sides = Sides(described.armies.into_iter().map(|army| army.side).collect());
    let mut run = Run { play: battle.begin(), sides, cited: Vec::new(), all: Vec::new() };
    for (line, item) in &story.items {
        let failure = |reasons: Vec<String>, run: &Run| StoryFailure {
            line: *line,
            reasons,
            cited: run.cited.clone(),
        };
        match item {
            Item::Step(answer) => {
                run.step(answer).map_err(|reason| failure(vec![reason], &run))?;
            }
            Item::Expect(expect) => {
                let wrong = differences(expect, run.play.as_ref(), &run.sides, &run.cited);
                let wrong = wrong.map_err(|reason| failure(vec![reason], &run))?;
                if !wrong.is_empty() {
                    return Err(failure(wrong, &run));
                }
                run.cited.clear();
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

struct Run {
    play: Box<dyn AnyPlay>,
    sides: Sides,
    /// Since the last expectation.
    cited: Vec<String>,
    all: Vec<String>,
}

impl Run {
    fn step(&mut self, answer: &Answer) -> Result<(), String> {
        if let Some(until) = &answer.rest {
            return self.rest(until, &answer.dice);
        }
        let (seat, choice) = self.meant(answer)?;
        let mut dice = Scripted::new(&answer.dice);
        let before = self.play.hash();
        match (self.play.act(seat, &choice, &mut dice), &answer.refused) {
            (Ok(taken), None) => {
                dice.finish().map_err(|left| format!("dice: {left:?}"))?;
                self.cite(&taken.offer.label.rule);
                self.cite_all(&taken.effects.log);
                Ok(())
            }
            (Ok(_), Some(rule)) => Err(format!("refused: {rule} ≠ taken")),
            (Err(BadChoice::Refused(Refused::Illegal(refusal))), Some(rule)) => {
                if self.play.hash() != before {
                    return Err("refused, but the state has changed".to_owned());
                }
                self.cite(&refusal.rule.to_string());
                let found = refusal.rule.to_string();
                if found == *rule { Ok(()) } else { Err(format!("refused: {rule} ≠ {found}")) }
            }
            (Err(bad), _) => Err(format!("{bad:?}")),
        }
    }

    fn cite(&mut self, rule: &str) {
        for list in [&mut self.cited, &mut self.all] {
            if !list.iter().any(|known| known == rule) {
                list.push(rule.to_owned());
            }
        }
    }

    fn cite_all(&mut self, log: &Log) {
        for entry in log.entries() {
            self.cite(&entry.rule().to_string());
        }
    }

    /// The answer that a step means, and whose it is.
    fn meant(&self, answer: &Answer) -> Result<(Seat, Box<RawValue>), String> {
        let asked = self.play.asked();
        let seat = match &answer.seat {
            Some(side) => Some(self.sides.seat(side)?),
            None => None,
        };
        if let Some(choice) = &answer.choice {
            let seat = seat.or_else(|| asked.first().copied()).ok_or("nobody is asked")?;
            return Ok((seat, to_raw_value(choice).map_err(|error| error.to_string())?));
        }
        let wanted = answer.wanted();
        let seats = asked.into_iter().filter(|one| seat.is_none_or(|seat| seat == *one));
        for seat in seats {
            let Some(decision) = self.play.decision(seat) else { continue };
            let mut fitting = decision.offers.iter().filter(|offer| fits(offer, &wanted));
            if let Some(offer) = fitting.next() {
                return Ok((seat, offer.choice.clone()));
            }
            if let Some(choice) = self.nearest(seat, &wanted) {
                return Ok((seat, choice));
            }
        }
        let now = self.play.asked().into_iter().filter_map(|seat| self.play.decision(seat));
        let now: Vec<String> =
            now.map(|one| format!("{} {}", self.sides.word(one.seat), one.question)).collect();
        Err(format!("{wanted:?} is not offered; asked now: {}", now.join(", ")))
    }

    /// A place that is not listed: the judge is asked for it, and must grant that very place.
    fn nearest(&self, seat: Seat, wanted: &Wanted) -> Option<Box<RawValue>> {
        let Some(Place::Point(point)) = wanted.place else { return None };
        let anywhere = Wanted { place: None, facing: None, ..wanted.clone() };
        let like = offers(self.play.as_ref(), &anywhere).into_iter().next()?;
        let like = serde_json::from_str(like.choice.get()).ok()?;
        let at = point.map(thousandths);
        let desired = DesiredPlace { at, facing: wanted.facing.map(tenths) };
        let found = self.play.nearest(seat, &like, desired)?;
        let offer = self.play.offer(seat, &found)?;
        fits(&offer, wanted).then_some(offer.choice)
    }

    /// Answers by default until a question comes.
    fn rest(&mut self, until: &str, faces: &[i64]) -> Result<(), String> {
        let mut dice = Scripted::new(faces);
        for _ in 0..LONGEST_REST {
            let asked = self.play.asked();
            let comes = |seat: &Seat| {
                self.play.decision(*seat).is_some_and(|decision| decision.question == until)
            };
            if asked.is_empty() || asked.iter().any(comes) {
                break;
            }
            let seat = asked[0];
            let choice = self.play.default_answer(seat).ok_or("there is no default")?;
            let taken = self.play.act(seat, &choice, &mut dice);
            let taken = taken.map_err(|bad| format!("rest = {until:?}: {bad:?}"))?;
            self.cite_all(&taken.effects.log);
        }
        dice.finish().map_err(|left| format!("dice: {left:?}"))
    }
}

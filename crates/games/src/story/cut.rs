//! A stretch of a recorded game as a story.

use std::fmt::Write as _;

use engine::game::{PieceId, Played, Seat, Shape, Target};
use engine::scenario::Names;
use engine::tableau::{Halves, Piece, Survey, Tableau};
use serde_json::Value;
use toml::Value as Toml;

use super::answer::{Answer, Place};
use super::offers::{Sides, meant};
use super::run::sides;
use super::survey::told;
use crate::any::{AnyBattle, AnyOffer, AnyPlay, ReplayedChoice};
use crate::record::Record;
use crate::verify::Forged;

/// The text of a story of the choices `from` to `to` of a record, counted from 1: what was answered,
/// the dice that fell, and what was otherwise at the end. What was answered before stands in it in its
/// compact form. The battle is the one of the record.
pub fn cut(
    battle: &dyn AnyBattle,
    record: &Record,
    title: &Names,
    from: usize,
    to: usize,
) -> Result<String, Forged> {
    let first = from.max(1) - 1;
    let mut cutting = Cutting {
        sides: sides(battle),
        play: None,
        start: Tableau::default(),
        before: String::new(),
        steps: String::new(),
        rules: Vec::new(),
        end: String::new(),
    };
    let begun = battle.agree(&record.options);
    let begun = begun.map_err(|wrong| crate::verify::options(&wrong))?.begin();
    cutting.start = begun.umpire_tableau();
    cutting.play = Some(begun);
    battle.replay(record, &mut |step| {
        if step.number >= to {
            return;
        }
        let played = &record.choices[step.number];
        if step.number < first {
            cutting.earlier(played);
        } else {
            cutting.step(played, &step);
        }
        if step.number + 1 == first {
            cutting.start = step.play.umpire_tableau();
        }
        if step.number + 1 == to || step.number + 1 == record.choices.len() {
            cutting.end = cutting.expectations(step.play);
        }
        cutting.play = Some(step.play.at_present());
    })?;
    Ok(cutting.text(battle, record, title))
}

struct Cutting {
    sides: Sides,
    /// How things stand before the next choice.
    play: Option<Box<dyn AnyPlay>>,
    /// What lay on the table when the stretch began.
    start: Tableau,
    before: String,
    steps: String,
    rules: Vec<String>,
    end: String,
}

/// A word or a list as TOML writes it.
fn toml(value: impl Into<Toml>) -> String {
    value.into().to_string()
}

fn names(names: &Names) -> String {
    format!("{{ fr = {}, en = {} }}", toml(names.fr.as_str()), toml(names.en.as_str()))
}

fn units(thousandths: i32) -> f64 {
    f64::from(thousandths) / 1000.0
}

fn point(at: [i32; 2]) -> [f64; 2] {
    at.map(units)
}

fn number(halves: Halves) -> String {
    if halves.0 % 2 == 0 { halves.floor().to_string() } else { toml(f64::from(halves.0) / 2.0) }
}

fn points(at: [f64; 2]) -> String {
    format!("[{}, {}]", toml(at[0]), toml(at[1]))
}

impl Cutting {
    fn earlier(&mut self, played: &Played<Value>) {
        let (side, dice) = (self.sides.word(played.seat), faces(played).replace(' ', ""));
        let _ = writeln!(self.before, "{side} {dice} {}", played.choice);
    }

    fn step(&mut self, played: &Played<Value>, step: &ReplayedChoice<'_>) {
        let told = step.log.entries().iter().map(|entry| entry.rule().to_string());
        for rule in std::iter::once(step.offer.label.rule.to_string()).chain(told) {
            if !self.rules.contains(&rule) {
                self.rules.push(rule);
            }
        }
        let answer = self.named(played, step.offer);
        let _ = write!(self.steps, "\n[[step]]\nseat = {}\n", toml(self.sides.word(played.seat)));
        match answer {
            Some(answer) => self.steps.push_str(&fields(&answer)),
            None => {
                let choice = toml(played.choice.to_string());
                let _ = writeln!(self.steps, "choice = {}", one_line(&played.choice, choice));
            }
        }
        if !played.faces.is_empty() {
            let _ = writeln!(self.steps, "dice = {}", faces(played));
        }
    }

    /// The answer as a story names it, if that means this very choice.
    fn named(&self, played: &Played<Value>, offer: &AnyOffer) -> Option<Answer> {
        let play = self.play.as_deref()?;
        let seat = Some(self.sides.word(played.seat).to_owned());
        let mut answer = Answer { seat, does: Some(offer.verb.to_owned()), ..Answer::default() };
        let means = |answer: &Answer| {
            let (seat, choice) = meant(play, answer, &self.sides).ok()?;
            let choice: Value = serde_json::from_str(choice.get()).ok()?;
            (seat == played.seat && choice == played.choice).then_some(())
        };
        // A reader wants to know who acts, even where nobody else can.
        answer.piece = offer.shape.actor().map(|piece| piece.as_str().to_owned());
        if offer.shape.actors().nth(1).is_some() {
            answer.piece = None;
            answer.by = Some(offer.shape.actors().map(|piece| piece.as_str().to_owned()).collect());
        }
        let place = |at: [i32; 2], hex: &Option<String>| match hex {
            Some(name) => Place::Hex(name.clone()),
            None => Place::Point(point(at)),
        };
        match &offer.shape {
            Shape::Say | Shape::Pick { .. } | Shape::Aim { .. } => {}
            Shape::Place { at, stance, .. } => {
                let at = told(play.survey(), *at, stance.facing, stance.base[1]);
                answer.place = Some(place(at, &stance.hex));
            }
            Shape::Path { corners, .. } => {
                let at = |corner: &[i32; 2]| point(told(play.survey(), *corner, None, 0));
                answer.path = Some(corners.iter().map(at).collect());
            }
            Shape::Formation { formation, .. } => answer.formation = Some((*formation).to_owned()),
            Shape::Count { count } => answer.count = Some(*count),
        }
        if let Shape::Aim { at, .. } = &offer.shape {
            answer.target = Some(match at {
                Target::Piece(piece) => Place::Hex(piece.as_str().to_owned()),
                Target::Place { at, hex } => place(told(play.survey(), *at, None, 0), hex),
            });
        }
        if means(&answer).is_none() {
            let facing = match &offer.shape {
                Shape::Formation { stance, .. } => stance.facing,
                shape => shape.end().and_then(|(_, facing)| facing),
            };
            answer.facing = facing.map(|tenths| f64::from(tenths) / 10.0);
        }
        means(&answer).map(|()| answer)
    }

    /// What is otherwise than when the stretch began, and what is asked now.
    fn expectations(&self, play: &dyn AnyPlay) -> String {
        let (then, now) = (&self.start, play.umpire_tableau());
        let mut text = String::from("\n[[expect]]\n");
        if then.turn.number != now.turn.number {
            let _ = writeln!(text, "turn = {}", now.turn.number);
        }
        let asked = play.asked().into_iter().filter_map(|seat| play.decision(seat));
        let asked: Vec<String> = asked
            .map(|one| format!("{} = {}", self.sides.word(one.seat), toml(one.question)))
            .collect();
        let _ = writeln!(text, "asked = {{ {} }}", asked.join(", "));
        let changed = now.status.iter().filter(|tally| then.status(tally.key) != tally.by_seat);
        let changed: Vec<String> = changed
            .map(|tally| format!("{} = {}", tally.key, toml(tally.by_seat.clone())))
            .collect();
        if !changed.is_empty() {
            let _ = writeln!(text, "has_each = {{ {} }}", changed.join(", "));
        }
        let held = now
            .objectives
            .iter()
            .filter(|one| then.objective(&one.id).is_none_or(|before| before.holder != one.holder));
        let held: Vec<String> = held
            .map(|one| format!("{} = {}", toml(one.id.as_str()), self.owner(one.holder)))
            .collect();
        if !held.is_empty() {
            let _ = writeln!(text, "objectives = {{ {} }}", held.join(", "));
        }
        if let Some(outcome) = &now.outcome {
            let winner = outcome.winner.map(|seat| toml(self.sides.word(seat)));
            let winner = winner.map_or(String::new(), |winner| format!("winner = {winner}, "));
            let _ =
                writeln!(text, "outcome = {{ {winner}level = {} }}", toml(outcome.level.as_str()));
        }
        for piece in &now.pieces {
            let facts = changes(then.piece(piece.id.as_str()), piece, play.survey());
            if !facts.is_empty() {
                let _ = write!(text, "\n[[expect]]\npiece = {}\n{facts}", id(&piece.id));
            }
        }
        text
    }

    fn owner(&self, seat: Option<Seat>) -> String {
        toml(seat.map_or("", |seat| self.sides.word(seat)))
    }

    fn text(self, battle: &dyn AnyBattle, record: &Record, title: &Names) -> String {
        let mut text = format!("story = {}\n", names(title));
        let rules: Vec<String> = self.rules.iter().map(|rule| toml(rule.as_str())).collect();
        let _ = writeln!(text, "rules = [{}]", rules.join(", "));
        if !record.options.is_empty()
            && let Ok(options) = Toml::try_from(&record.options)
        {
            let _ = writeln!(text, "options = {}", inline(&options));
        }
        let source = battle.source();
        let here = (!source.built_in).then(|| source.text.parse::<toml::Table>().ok()).flatten();
        if here.is_none() {
            let _ = writeln!(text, "scenario = {}", toml(source.id.as_str()));
        }
        if !self.before.is_empty() {
            let _ = write!(text, "before = '''\n{}'''\n", self.before);
        }
        if let Some(mut scenario) = here {
            scenario.insert("ruleset".to_owned(), record.ruleset.as_str().into());
            let whole = toml::Table::from_iter([("scenario".to_owned(), Toml::Table(scenario))]);
            let _ = write!(text, "\n{}", toml::to_string(&whole).unwrap_or_default());
        }
        text + &self.steps + &self.end
    }
}

fn id(piece: &PieceId) -> String {
    toml(piece.as_str())
}

fn faces(played: &Played<Value>) -> String {
    let faces: Vec<String> = played.faces.iter().map(ToString::to_string).collect();
    format!("[{}]", faces.join(", "))
}

/// A table on one line.
fn inline(value: &Toml) -> String {
    match value {
        Toml::Table(table) => {
            let fields = table.iter().map(|(name, value)| format!("{name} = {}", inline(value)));
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}

/// An answer as the game writes it: a table, or its JSON where TOML cannot say it.
fn one_line(choice: &Value, json: String) -> String {
    match Toml::try_from(choice) {
        Ok(table @ Toml::Table(_)) => inline(&table),
        Ok(Toml::String(word)) => toml(word),
        _ => json,
    }
}

/// The fields of a step that say which answer is meant.
fn fields(answer: &Answer) -> String {
    let mut text = String::new();
    let mut put = |name: &str, value: Option<String>| {
        if let Some(value) = value {
            let _ = writeln!(text, "{name} = {value}");
        }
    };
    let word = |word: &Option<String>| word.as_deref().map(toml);
    let place = |place: &Option<Place>| match place {
        Some(Place::Hex(name)) => Some(toml(name.as_str())),
        Some(Place::Point(at)) => Some(points(*at)),
        None => None,
    };
    put("does", word(&answer.does));
    put("piece", word(&answer.piece));
    put("by", answer.by.clone().map(toml));
    put("target", place(&answer.target));
    put("place", place(&answer.place));
    let path = |path: &Vec<[f64; 2]>| path.iter().map(|at| points(*at)).collect::<Vec<_>>();
    put("path", answer.path.as_ref().map(|all| format!("[{}]", path(all).join(", "))));
    put("facing", answer.facing.map(toml));
    put("formation", word(&answer.formation));
    put("count", answer.count.map(toml));
    text
}

/// What is otherwise with a piece, as an expectation writes it.
fn changes(then: Option<&Piece>, now: &Piece, survey: Survey) -> String {
    let mut text = String::new();
    let mut put = |name: &str, changed: bool, value: Option<String>| {
        if let Some(value) = value.filter(|_| changed) {
            let _ = writeln!(text, "{name} = {value}");
        }
    };
    let differs = |is: &dyn Fn(&Piece) -> bool| then.is_none_or(is);
    put("status", differs(&|one| one.status != now.status), Some(toml(now.status)));
    let at = now.place.as_ref().map(|place| match &place.hex {
        Some(hex) if place.at.iter().all(|part| part % 500 == 0) => toml(hex.as_str()),
        _ => points(point(told(survey, place.at, place.facing, now.base[1]))),
    });
    let spot = |piece: &Piece| piece.place.as_ref().map(|place| place.at);
    put("at", differs(&|one| spot(one) != spot(now)), at);
    let facing = |piece: &Piece| piece.place.as_ref().and_then(|place| place.facing);
    let degrees = facing(now).map(|tenths| toml(f64::from(tenths) / 10.0));
    put("facing", differs(&|one| facing(one) != facing(now)), degrees);
    let strength = now.strength.map(|strength| number(strength.now));
    put("strength", differs(&|one| one.strength != now.strength), strength);
    put("formation", differs(&|one| one.formation != now.formation), now.formation.map(toml));
    put("order", differs(&|one| one.order != now.order), now.order.map(toml));
    let group = now.group.as_deref().map(toml);
    put("group", differs(&|one| one.group != now.group), group);
    let stack = now.stack.map(|level| toml(i64::from(level)));
    put("stack", differs(&|one| one.stack != now.stack), stack);
    let with = now.attached_to.as_ref().map_or("", |with| with.as_str());
    put("attached_to", differs(&|one| one.attached_to != now.attached_to), Some(toml(with)));
    let markers: Vec<&str> = now.markers.clone();
    put("markers", differs(&|one| one.markers != now.markers), Some(toml(markers)));
    text
}

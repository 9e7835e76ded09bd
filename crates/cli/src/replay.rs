//! `grognard replay`: a recorded game told, checked against its rules and its dice, or drawn.

use std::fs;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use engine::game::{Outcome, Refused, Seat};
use engine::{Entry, Rejection};
use games::{
    AnyBattle, AnyPlay, Forfeit, Forged, Receipt, Record, ReplayedChoice, Source, Unreadable,
    WrongChoice,
};
use render::{FilmWords, Frame, Theme};
use serde_json::{Value, json};
use simulate::wording::{LEVEL, REASON, of_book};
use words::Words;

use crate::chart::{ACCENT, BOLD, DIM, Page};
use crate::failure::Failure;
use crate::{ExitStatus, scenario, wire};

pub(crate) fn run(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    match found.subcommand() {
        Some(("show", found)) => show(found, words),
        Some(("verify", found)) => verify(found, words),
        Some(("render", found)) => draw(found, words),
        _ => Err(Failure::say(words, "cli-missing-command", &[])),
    }
}

/// Why a file is no true record of a game.
pub(crate) enum NotBelieved {
    Unreadable(Unreadable),
    UnknownGame(String),
    UnknownScenario(String),
    Forged(Forged),
}

/// The record in a file; that it cannot be read at all is another matter than what it says.
pub(crate) fn text(found: &ArgMatches, words: &Words) -> Result<String, Failure> {
    let file = found.get_one::<String>("file").map_or("", String::as_str);
    let bytes = fs::read(file).map_err(|error| scenario::cannot_read(file, &error, words))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

pub(crate) fn opened(text: &str) -> Result<(Record, Box<dyn AnyBattle>), NotBelieved> {
    let record = Record::read(text).map_err(NotBelieved::Unreadable)?;
    let game = games::game(&record.ruleset)
        .ok_or_else(|| NotBelieved::UnknownGame(record.ruleset.clone()))?;
    let id = &record.scenario.id;
    let source = match &record.scenario.text {
        Some(text) => Some(Source { id: id.clone(), text: text.clone(), built_in: false }),
        None => games::scenario(id).map(|(_, source)| source),
    };
    let battle = source.and_then(|source| game.read(source).ok());
    let battle = battle.ok_or_else(|| NotBelieved::UnknownScenario(id.clone()))?;
    Ok((record, battle))
}

/// A record that replays, with its battle.
type Believed = (Record, Box<dyn AnyBattle>, Box<dyn AnyPlay>);

/// Replays a file to its end, or says why not.
fn replayed(
    text: &str,
    tell: &mut dyn FnMut(&Record, ReplayedChoice<'_>),
) -> Result<Believed, NotBelieved> {
    let (record, battle) = opened(text)?;
    let play = battle.replay(&record, &mut |step| tell(&record, step));
    let play = play.map_err(NotBelieved::Forged)?;
    Ok((record, battle, play))
}

/// What a player says to have kept of the game.
fn receipt(found: &ArgMatches) -> Receipt {
    let one = |name: &str| found.get_one::<String>(name).cloned();
    let contributions = found.get_many::<String>("contribution");
    Receipt {
        commitment: one("commitment"),
        contributions: contributions.into_iter().flatten().cloned().collect(),
        seal: one("seal"),
    }
}

fn verify(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let as_json = found.get_flag("json");
    let receipt = receipt(found);
    let text = text(found, words)?;
    let mut rolls = 0_i64;
    let compared = opened(&text)
        .and_then(|(record, _)| receipt.compare(&record).map_err(NotBelieved::Forged))
        .and_then(|()| {
            replayed(&text, &mut |_, step| {
                let throws =
                    step.log.entries().iter().filter(|one| matches!(one, Entry::Throw { .. }));
                rolls += throws.count() as i64;
            })
        });
    match compared {
        Ok((record, battle, play)) => {
            let contributions = record.dice.contributions.iter().flatten().count();
            let undone = record.choices.last().map_or(0, |last| last.undone);
            if as_json {
                return scenario::print_json(&json!({
                    "valid": true,
                    "scenario": record.scenario.id,
                    "choices": record.choices.len(),
                    "rolls": rolls,
                    "dice_verified": record.dice.seed.is_some(),
                    "practice": record.is_practice(),
                    "states_verified": record.compares_states(battle.revision()),
                    "commitment": record.dice.commitment,
                    "commitment_compared": receipt.commitment.is_some(),
                    "contributions": contributions,
                    "undone": undone,
                    "outcome": play.outcome(),
                    "forfeit": record.end.forfeit,
                    "seal": record.seal,
                    "hash": play.hash(),
                }));
            }
            let count = record.choices.len() as i64;
            let arguments = [
                ("choices", count.into()),
                ("rolls", rolls.into()),
                ("contributions", (contributions as i64).into()),
                ("hash", play.hash().into()),
            ];
            let sealed = record.dice.seed.is_some();
            let key = if sealed { "cli-replay-true" } else { "cli-replay-true-so-far" };
            let mut page = Page::new(words);
            page.line(words.say_with(key, &arguments));
            if record.is_practice() {
                page.line(words.say("cli-replay-practice"));
            }
            if !record.compares_states(battle.revision()) {
                page.line(words.say("cli-replay-other-hashes"));
            }
            if undone > 0 {
                let count = [("count", i64::from(undone).into())];
                page.line(words.say_with("cli-replay-undone", &count));
            }
            if receipt.commitment.is_some() {
                page.line(words.say("cli-replay-kept"));
            } else if record.game.is_some() {
                // Nobody has a commitment to a battle between computers.
                page.line(words.say("cli-replay-not-kept"));
            }
            page.print()
        }
        Err(fault) if as_json => {
            let (code, choice) = place(&fault);
            let message = reason(&fault, words);
            let error = json!({"code": code, "choice": choice, "message": message});
            scenario::print_json(&json!({"valid": false, "error": error}))?;
            Ok(ExitStatus::No)
        }
        Err(fault) => {
            Failure::Said(reason(&fault, words)).tell(words);
            Ok(ExitStatus::No)
        }
    }
}

fn draw(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let text = text(found, words)?;
    let at = found.get_one::<usize>("at").copied();
    let output = found.get_one::<PathBuf>("output").filter(|_| at.is_none());
    if let Some(path) = output.filter(|path| scenario::ends_with(path, "html")) {
        return film(&text, path, scenario::theme(found), words);
    }
    let mut scene = None;
    let result = replayed(&text, &mut |_, step| {
        if at == Some(step.number + 1) {
            scene = Some(step.play.scene(None, words));
        }
    });
    let (record, battle, play) = result.map_err(|fault| Failure::Said(reason(&fault, words)))?;
    let scene = match at {
        None => play.scene(None, words),
        Some(0) => battle.begin().scene(None, words),
        Some(number) => scene.ok_or_else(|| {
            let count = record.choices.len() as i64;
            let arguments = [("number", (number as i64).into()), ("choices", count.into())];
            Failure::say(words, "cli-replay-no-such-choice", &arguments)
        })?,
    };
    scenario::draw(&scene, found, words)
}

/// The whole game as a film, a frame for every choice that changes the map.
fn film(
    text: &str,
    path: &Path,
    theme: Theme,
    words: &'static Words,
) -> Result<ExitStatus, Failure> {
    let mut frames: Vec<Frame> = Vec::new();
    let result = replayed(text, &mut |record, step| {
        let svg = render::svg(&step.play.scene(None, words), theme);
        if frames.last().is_some_and(|last| last.svg == svg) {
            return;
        }
        let prefix = games::rulebook(&record.ruleset).map_or("", |book| book.prefix);
        let turn = words.say_with("cli-replay-turn", &[("turn", i64::from(step.turn).into())]);
        let side = side_name(record, step.seat, prefix, words);
        let choice = words.message(&step.offer.label);
        frames.push(Frame { svg, caption: format!("{turn} · {side} · {choice}") });
    });
    let (record, battle, play) = result.map_err(|fault| Failure::Said(reason(&fault, words)))?;
    let svg = render::svg(&play.scene(None, words), theme);
    frames.push(Frame { svg, caption: ending(play.outcome().as_ref(), &record, words) });
    let [play, pause, moment] =
        ["film-play", "film-pause", "film-moment"].map(|key| words.say(key));
    let film_words = FilmWords {
        language: words.language().code(),
        title: &battle.describe(words).title,
        play: &play,
        pause: &pause,
        moment: &moment,
    };
    scenario::write(path, render::film(&frames, &film_words).as_bytes(), words)?;
    Ok(ExitStatus::Done)
}

fn show(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let text = text(found, words)?;
    if found.get_flag("json") {
        return show_json(&text, words);
    }
    let mut page = Page::new(words);
    let mut turn = None;
    let result = replayed(&text, &mut |record, step| {
        if turn != Some(step.turn) {
            turn = Some(step.turn);
            let number = i64::from(step.turn);
            let key = if number == 0 { "cli-replay-before" } else { "cli-replay-turn" };
            page.line(format!(
                "\n{BOLD}{}{BOLD:#}",
                words.say_with(key, &[("turn", number.into())])
            ));
        }
        let prefix = games::rulebook(&record.ruleset).map_or("", |book| book.prefix);
        let side = side_name(record, step.seat, prefix, words);
        let asked = words.message(step.prompt);
        let choice = words.message(&step.offer.label);
        let label = format!("{:>5}  {side}  ", step.number + 1);
        page.wrapped(&label, &format!("{asked} → {choice}"));
        for entry in step.log.entries() {
            log_line(&mut page, entry, step.play, words);
        }
    });
    let (record, battle, play) = result.map_err(|fault| Failure::Said(reason(&fault, words)))?;
    let described = battle.describe(words);
    let mut head = Page::new(words);
    head.line(format!("{BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}", described.title, described.id));
    for seat in &record.seats {
        let level = format!("level-{}", seat.player);
        let player = if words.has(&level) { words.say(&level) } else { seat.player.clone() };
        let army = described.armies.iter().find(|army| army.side == seat.side);
        let side = army.map_or(&seat.side, |army| &army.name);
        head.line(format!("  {}", words.labelled(side, &player)));
    }
    if record.is_practice() {
        head.line(words.say("cli-replay-practice"));
    }
    head.print()?;
    page.line(format!("\n{BOLD}{}{BOLD:#}", ending(play.outcome().as_ref(), &record, words)));
    page.print()
}

fn show_json(text: &str, words: &'static Words) -> Result<ExitStatus, Failure> {
    let mut steps: Vec<Value> = Vec::new();
    let result = replayed(text, &mut |_, step| {
        let (mut modifiers, mut dice) = (Vec::new(), Vec::new());
        wire::modifiers(step.log, Some(words), &mut modifiers);
        wire::throws(step.log, Some(words), &mut dice);
        let list = |bytes: &[u8]| serde_json::from_slice::<Value>(bytes).unwrap_or(Value::Null);
        steps.push(json!({
            "number": step.number + 1,
            "turn": step.turn,
            "seat": step.seat,
            "asked": words.message(step.prompt),
            "choice": step.choice,
            "modifiers": list(&modifiers),
            "dice": list(&dice),
            "hash": step.play.hash(),
        }));
    });
    let (record, ..) = result.map_err(|fault| Failure::Said(reason(&fault, words)))?;
    scenario::print_json(&json!({
        "ruleset": record.ruleset,
        "scenario": record.scenario.id,
        "seats": record.seats,
        "practice": record.is_practice(),
        "dice": record.dice,
        "steps": steps,
        "outcome": record.end.outcome,
        "forfeit": record.end.forfeit,
    }))
}

fn side_name(record: &Record, seat: Seat, prefix: &str, words: &Words) -> String {
    let side = record.seats.get(usize::from(seat.0)).map(|seat| seat.side.as_str());
    side.map_or_else(|| seat.0.to_string(), |side| words.value(prefix, side))
}

pub(crate) fn log_line(page: &mut Page, entry: &Entry, play: &dyn AnyPlay, words: &Words) {
    let name = entry.subject().and_then(|subject| play.name_of(subject));
    let text = name.map_or_else(|| words.entry(entry), |name| words.entry_about(entry, &name));
    let rule = entry.rule();
    match entry {
        Entry::Throw { faces, .. } => {
            let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
            let faces = faces.join(" ");
            let thrown = words.labelled(&text, &format!("{ACCENT}{faces}{ACCENT:#}"));
            page.line(format!("         {thrown}  {DIM}{rule}{DIM:#}"));
        }
        Entry::Note { .. } => page.line(format!("         • {text}  {DIM}{rule}{DIM:#}")),
        Entry::Modifier { .. } => {}
    }
}

fn ending(outcome: Option<&Outcome>, record: &Record, words: &Words) -> String {
    let prefix = games::rulebook(&record.ruleset).map_or("", |book| book.prefix);
    if let Some(forfeit) = record.end.forfeit {
        let (key, seat) = match forfeit {
            Forfeit::Resigned(seat) => ("cli-replay-resigned", seat),
            Forfeit::ClockRanOut(seat) => ("cli-replay-clock-ran-out", seat),
        };
        let side = side_name(record, seat, prefix, words);
        return words.say_with(key, &[("side", side.into())]);
    }
    let Some(outcome) = outcome else {
        return words.say("cli-replay-goes-on");
    };
    let level = of_book(words, prefix, LEVEL, &outcome.level);
    let why = of_book(words, prefix, REASON, &outcome.reason);
    match outcome.winner {
        Some(winner) => words.say_with(
            "cli-replay-won",
            &[
                ("side", side_name(record, winner, prefix, words).into()),
                ("level", level.into()),
                ("reason", why.into()),
            ],
        ),
        None => words.say_with("cli-replay-drawn", &[("reason", why.into())]),
    }
}

/// The code of a fault for scripts, and the number of its choice.
fn place(fault: &NotBelieved) -> (&'static str, Option<usize>) {
    match fault {
        NotBelieved::Unreadable(unread) if unread.cut_off => ("truncated", None),
        NotBelieved::Unreadable(_) => ("unreadable", None),
        NotBelieved::UnknownGame(_) => ("ruleset", None),
        NotBelieved::UnknownScenario(_) => ("scenario", None),
        NotBelieved::Forged(forged) => match forged {
            Forged::Format { .. } => ("format", None),
            Forged::Ruleset { .. } => ("ruleset", None),
            Forged::Scenario { .. } => ("scenario", None),
            Forged::Options { .. } => ("options", None),
            Forged::Generator { .. } | Forged::BadDice { .. } => ("dice", None),
            Forged::Seed => ("seed", None),
            Forged::Head => ("head", None),
            Forged::Practice => ("practice", None),
            Forged::Commitment { .. } => ("commitment", None),
            Forged::Contribution { .. } => ("contribution", None),
            Forged::KeptSeal { .. } => ("kept_seal", None),
            Forged::Choice { number, wrong } => {
                let code = match wrong {
                    WrongChoice::Unreadable(_) => "choice_unreadable",
                    WrongChoice::Refused(_) => "choice_refused",
                    WrongChoice::DiceLeftOver => "choice_dice",
                    WrongChoice::Roll { .. } => "choice_roll",
                    WrongChoice::Undone { .. } => "choice_undone",
                    WrongChoice::Hash { .. } => "choice_hash",
                };
                (code, Some(number + 1))
            }
            Forged::Length { .. } => ("truncated", None),
            Forged::Ending { .. } => ("outcome", None),
            Forged::CutOff => ("cut_off", None),
            Forged::Forfeit => ("forfeit", None),
            Forged::Seal => ("seal", None),
        },
    }
}

/// What is wrong with a record, and where.
pub(crate) fn reason(fault: &NotBelieved, words: &Words) -> String {
    let say = |key: &str, name: &str| words.say_with(key, &[("name", name.to_owned().into())]);
    let other = |key: &str, recorded: &str, kept: &str| {
        let texts = [("recorded", recorded.to_owned().into()), ("kept", kept.to_owned().into())];
        words.say_with(key, &texts)
    };
    match fault {
        NotBelieved::Unreadable(unread) => words.say_with(
            if unread.cut_off { "cli-replay-cut-off" } else { "cli-replay-unreadable" },
            &[
                ("line", (unread.line as i64).into()),
                ("column", (unread.column as i64).into()),
                ("reason", unread.reason.clone().into()),
            ],
        ),
        NotBelieved::UnknownGame(name) => say("cli-replay-unknown-game", name),
        NotBelieved::UnknownScenario(id) => say("cli-replay-unknown-scenario", id),
        NotBelieved::Forged(forged) => match forged {
            Forged::Format { given } => say("cli-replay-format", &given.to_string()),
            Forged::Ruleset { given } => say("cli-replay-unknown-game", given),
            Forged::Scenario { id } => say("cli-replay-other-scenario", id),
            Forged::Options { name } => say("cli-replay-options", name),
            Forged::Generator { given } => say("cli-replay-generator", given),
            Forged::BadDice { field } => say("cli-replay-bad-dice", field),
            Forged::Seed => words.say("cli-replay-seed"),
            Forged::Head => words.say("cli-replay-head"),
            Forged::Practice => words.say("cli-replay-practice-hidden"),
            Forged::Commitment { recorded, kept } => {
                other("cli-replay-other-commitment", recorded, kept)
            }
            Forged::Contribution { kept } => say("cli-replay-other-contribution", kept),
            Forged::KeptSeal { recorded, kept } => other("cli-replay-other-seal", recorded, kept),
            Forged::Choice { number, wrong } => words.say_with(
                "cli-replay-choice",
                &[
                    ("number", (*number as i64 + 1).into()),
                    ("reason", wrong_text(wrong, words).into()),
                ],
            ),
            Forged::Length { recorded, found } => {
                let key = if found < recorded { "cli-replay-shorter" } else { "cli-replay-longer" };
                let counts =
                    [("recorded", (*recorded as i64).into()), ("found", (*found as i64).into())];
                words.say_with(key, &counts)
            }
            Forged::Ending { recorded: Some(_), found: None } => words.say("cli-replay-not-over"),
            Forged::Ending { .. } => words.say("cli-replay-other-end"),
            Forged::CutOff => words.say("cli-replay-no-end"),
            Forged::Forfeit => words.say("cli-replay-forfeit"),
            Forged::Seal => words.say("cli-replay-seal"),
        },
    }
}

fn wrong_text(wrong: &WrongChoice, words: &Words) -> String {
    let faces = |faces: &[u8]| {
        let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
        faces.join(" ")
    };
    match wrong {
        WrongChoice::Unreadable(reason) => {
            words.say_with("cli-wrong-unreadable", &[("reason", reason.clone().into())])
        }
        WrongChoice::Refused(Refused::NotAsked) => words.say("cli-wrong-not-asked"),
        WrongChoice::Refused(Refused::Illegal(refusal)) => {
            let text = words.rejection(&Rejection::Refused(refusal.clone()));
            format!("{text} [{}]", refusal.rule)
        }
        WrongChoice::Refused(Refused::Dice(error)) => {
            words.rejection(&Rejection::Dice(error.clone()))
        }
        WrongChoice::DiceLeftOver => words.say("cli-wrong-dice"),
        WrongChoice::Roll { recorded, expected } => words.say_with(
            "cli-wrong-roll",
            &[("recorded", faces(recorded).into()), ("expected", faces(expected).into())],
        ),
        WrongChoice::Undone { before, recorded } => words.say_with(
            "cli-wrong-undone",
            &[("before", i64::from(*before).into()), ("recorded", i64::from(*recorded).into())],
        ),
        WrongChoice::Hash { recorded, found } => words.say_with(
            "cli-wrong-hash",
            &[("recorded", recorded.clone().into()), ("found", found.clone().into())],
        ),
    }
}

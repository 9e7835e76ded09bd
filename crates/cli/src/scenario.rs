//! `grognard scenarios` and `grognard scenario`: the battles there are, whether a file is sound,
//! what stands in it, and its map.

use std::fs;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use engine::nearest;
use games::{AnyBattle, AnyGame, Described, GAMES, ScenarioFault, Source, fault_text, read_own};
use render::{Scene, Theme};
use serde_json::{Value, json};
use words::Words;

use crate::ExitStatus;
use crate::chart::{BOLD, DIM, Page};
use crate::failure::{Failure, print};

/// Every battle that comes with a rulebook.
pub(crate) fn list(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let battles = games::scenarios().filter_map(|(game, source)| game.read(source).ok());
    let battles: Vec<Described> = battles.map(|battle| battle.describe(words)).collect();
    if found.get_flag("json") {
        let list: Vec<Value> = battles.iter().map(brief).collect();
        return print_json(&list);
    }
    let mut page = Page::new(words);
    let mut ruleset = "";
    for battle in &battles {
        if battle.ruleset != ruleset {
            ruleset = battle.ruleset;
            let title = games::rulebook(ruleset).map_or(ruleset, |book| book.title);
            page.line(format!("{BOLD}{title}{BOLD:#}"));
        }
        page.line(format!("  {}  {DIM}{}{DIM:#}", battle.title, battle.id));
        page.wrapped("      ", &battle.summary);
    }
    page.line(String::new());
    page.line(words.say(if battles.is_empty() {
        "cli-no-scenarios"
    } else {
        "cli-scenarios-hint"
    }));
    page.print()
}

fn brief(battle: &Described) -> Value {
    let sides: Vec<&str> = battle.armies.iter().map(|army| army.side.as_str()).collect();
    json!({
        "id": battle.id,
        "ruleset": battle.ruleset,
        "title": battle.title,
        "summary": battle.summary,
        "turns": battle.turns,
        "sides": sides,
    })
}

pub(crate) fn run(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    match found.subcommand() {
        Some(("check", found)) => check(found, words),
        Some(("show", found)) => show(found, words),
        Some(("schema", found)) => schema(found, words),
        Some(("render", found)) => {
            let battle = battle(named(found), words)?;
            draw(&battle.begin().scene(None, words), found, words)
        }
        _ => Err(Failure::say(words, "cli-missing-command", &[])),
    }
}

/// Whether a scenario is sound; if not, everything that is wrong with it.
fn check(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let name = named(found);
    let (game, source) = source(name, words)?;
    let id = source.id.clone();
    let faults = read(game, source).err().unwrap_or_default();
    let answer = if faults.is_empty() { ExitStatus::Done } else { ExitStatus::No };
    let prefix = game.rulebook().prefix;
    if found.get_flag("json") {
        let list: Vec<Value> = faults
            .iter()
            .map(|fault| {
                let message = fault_text(fault, prefix, words);
                json!({"line": fault.line, "field": fault.field, "code": fault.key, "message": message})
            })
            .collect();
        print_json(&json!({"scenario": id, "sound": faults.is_empty(), "faults": list}))?;
        return Ok(answer);
    }
    if faults.is_empty() {
        let mut page = Page::new(words);
        page.line(words.say_with("cli-scenario-sound", &[("scenario", id.into())]));
        return page.print();
    }
    tell_faults(name, &faults, prefix, words);
    Ok(answer)
}

/// The faults of a file on standard error, each with its place.
fn tell_faults(name: &str, faults: &[ScenarioFault], prefix: &str, words: &Words) {
    for fault in faults {
        let text = fault_text(fault, prefix, words);
        let field =
            if fault.field.is_empty() { String::new() } else { format!("{}: ", fault.field) };
        anstream::eprintln!("{BOLD}{name}:{}{BOLD:#}: {field}{text}", fault.line);
    }
    let count = faults.len() as i64;
    let arguments = [("scenario", name.to_owned().into()), ("count", count.into())];
    Failure::say(words, "cli-scenario-faulty", &arguments).tell(words);
}

fn show(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let battle = battle(named(found), words)?;
    let described = battle.describe(words);
    if found.get_flag("json") {
        return print_json(&described);
    }
    let mut page = Page::new(words);
    page.line(format!("{BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}", described.title, described.id));
    page.wrapped("", &described.summary);
    let turns = i64::from(described.turns);
    page.line(words.say_with("cli-scenario-turns", &[("turns", turns.into())]));
    for army in &described.armies {
        let units = army.units.len() as i64;
        let count = words.say_with("cli-scenario-units", &[("units", units.into())]);
        page.line(format!("\n{BOLD}{}{BOLD:#}  {DIM}{count}{DIM:#}", army.name));
        for line in army.leaders.iter().chain(&army.units) {
            page.wrapped("  ", line);
        }
    }
    page.print()
}

/// The JSON Schema of a rulebook's scenarios.
fn schema(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let name = found.get_one::<String>("ruleset").map_or("", String::as_str);
    let game = GAMES.iter().find(|game| game.rulebook().id == name).ok_or_else(|| {
        let ids: Vec<&str> = GAMES.iter().map(|game| game.rulebook().id).collect();
        let arguments = [("name", name.to_owned().into()), ("allowed", ids.join(", ").into())];
        Failure::say(words, "cli-unknown-ruleset", &arguments)
    })?;
    print_json(&game.schema())
}

fn named(found: &ArgMatches) -> &str {
    found.get_one::<String>("scenario").map_or("", String::as_str)
}

/// The battle of this name or file, if it is sound.
pub(crate) fn battle(name: &str, words: &Words) -> Result<Box<dyn AnyBattle>, Failure> {
    let (game, source) = source(name, words)?;
    read(game, source).map_err(|faults| {
        tell_faults(name, &faults, game.rulebook().prefix, words);
        Failure::Silent(2)
    })
}

/// The text of a scenario that is named by its id or by its file, and the game that it is of.
fn source(name: &str, words: &Words) -> Result<(&'static dyn AnyGame, Source), Failure> {
    if let Some(found) = games::scenario(name) {
        return Ok(found);
    }
    let path = Path::new(name);
    if !path.exists() {
        let ids: Vec<String> = games::scenarios().map(|(_, source)| source.id).collect();
        let mut text = words.say_with("cli-unknown-scenario", &[("name", name.into())]);
        let near = ids.iter().map(String::as_str);
        let short = near.clone().find(|id| id.split('/').next_back() == Some(name));
        if let Some(near) = short.or_else(|| nearest(name, near)) {
            text.push_str(&words.say_with("nearest", &[("name", near.to_owned().into())]));
        }
        return Err(Failure::Said(text));
    }
    let text = fs::read_to_string(path).map_err(|error| cannot_read(name, &error, words))?;
    let game = game_of(path, &text).ok_or_else(|| Failure::say(words, "cli-no-scenarios", &[]))?;
    Ok((game, of_text(game, path, text)))
}

/// A text is the scenario of the rulebook whose folder it lies in, or of that which finds the
/// fewest faults in it.
fn game_of(path: &Path, text: &str) -> Option<&'static dyn AnyGame> {
    let folder = path.parent().and_then(Path::file_name);
    let named = GAMES.iter().find(|game| folder.is_some_and(|name| name == game.rulebook().id));
    named.copied().or_else(|| games::recognize(text)).or(GAMES.first().copied())
}

/// A file is read within the bounds of a battle of one's own; what comes with a rulebook is its own bound.
fn read(
    game: &'static dyn AnyGame,
    source: Source,
) -> Result<Box<dyn AnyBattle>, Vec<ScenarioFault>> {
    if source.built_in { game.read(source) } else { read_own(game, source) }
}

fn of_text(game: &'static dyn AnyGame, path: &Path, text: String) -> Source {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let id = format!("{}/{}", game.rulebook().id, stem.unwrap_or_default());
    let built_in = games::scenario(&id).is_some_and(|(_, known)| known.text == text);
    Source { id, text, built_in }
}

/// Pixels across a picture.
const PIXELS: u32 = 1600;

pub(crate) fn theme(found: &ArgMatches) -> Theme {
    match found.get_one::<String>("theme").map(String::as_str) {
        Some("lamp") => Theme::Lamp,
        Some("print") => Theme::Print,
        _ => Theme::Paper,
    }
}

/// Whether a file is named as one of this kind.
pub(crate) fn ends_with(path: &Path, kind: &str) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case(kind))
}

/// Writes a map to the file that was asked for (a picture if its name ends in `png`), or to standard output.
pub(crate) fn draw(
    scene: &Scene,
    found: &ArgMatches,
    words: &Words,
) -> Result<ExitStatus, Failure> {
    let theme = theme(found);
    let svg = render::svg(scene, theme);
    match found.get_one::<PathBuf>("output") {
        Some(path) if ends_with(path, "png") => {
            let picture = render::png(&svg, PIXELS).map_err(|error| {
                let arguments = [("reason", error.to_string().into())];
                Failure::say(words, "cli-no-picture", &arguments)
            })?;
            write(path, &picture, words)?;
        }
        Some(path) => write(path, svg.as_bytes(), words)?,
        None => print(svg.as_bytes())?,
    }
    Ok(ExitStatus::Done)
}

pub(crate) fn write(path: &Path, bytes: &[u8], words: &Words) -> Result<(), Failure> {
    fs::write(path, bytes).map_err(|error| {
        let file = path.display().to_string();
        let arguments = [("file", file.into()), ("reason", error.to_string().into())];
        Failure::say(words, "cli-cannot-write", &arguments)
    })
}

pub(crate) fn cannot_read(file: &str, error: &std::io::Error, words: &Words) -> Failure {
    let arguments = [("file", file.to_owned().into()), ("reason", error.to_string().into())];
    Failure::say(words, "cli-cannot-read", &arguments)
}

pub(crate) fn print_json(value: &impl serde::Serialize) -> Result<ExitStatus, Failure> {
    let mut text = serde_json::to_vec_pretty(value).expect("plain data");
    text.push(b'\n');
    print(&text)?;
    Ok(ExitStatus::Done)
}

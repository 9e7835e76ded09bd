//! `grognard simulate`: a battle fought many times by computer players, and what that shows.

use std::io::IsTerminal;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use clap::ArgMatches;
use games::Record;
use indicatif::{ProgressBar, ProgressStyle};
use opponent::{Budget, Level, Opponent};
use simulate::wording::{LEVEL, REASON, TALLY, number, of_book, percent};
use simulate::{
    Counted, OutcomeCount, Plan, Report, Spread, Stuck, StuckReason, csv, faults, html, level,
    verdict,
};
use words::Words;

use crate::ExitStatus;
use crate::chart::{BOLD, DIM, Page};
use crate::failure::{Failure, print};
use crate::scenario;

/// Battles that are fought unless a number is given.
const GAMES: u32 = 100;
const SEED: u64 = 1;

pub(crate) fn run(found: &ArgMatches, words: &'static Words) -> Result<ExitStatus, Failure> {
    let name = found.get_one::<String>("scenario").map_or("", String::as_str);
    let battle = scenario::battle(name, words)?;
    let plan = plan(found);
    let bar = bar(plan.games, words);
    let unwritten: Mutex<Option<Failure>> = Mutex::new(None);
    let folder = found.get_one::<PathBuf>("save");
    let keep = |number: u32, record: Record| {
        let path = folder.map(|path| record_path(path, number, plan.games));
        let written =
            path.map_or(Ok(()), |path| scenario::write(&path, record.write().as_bytes(), words));
        if let (Err(failure), Ok(mut first)) = (written, unwritten.lock()) {
            first.get_or_insert(failure);
        }
    };
    let keep: Option<games::KeepRecord<'_>> = folder.is_some().then_some(&keep);
    let progress = |done: u32| {
        bar.set_position(done.into());
        ControlFlow::Continue(())
    };
    let report = battle.simulate(&plan, words, &progress, keep);
    bar.finish_and_clear();
    let report = report.map_err(|stuck| Failure::Said(stuck_text(&stuck, words)))?;
    if let Ok(Some(failure)) = unwritten.into_inner() {
        return Err(failure);
    }
    if let Some(text) = faults(&report, words) {
        anstream::eprintln!("{text}");
    }
    if let Some(path) = found.get_one::<PathBuf>("report") {
        scenario::write(path, html(&report, words).as_bytes(), words)?;
    }
    if found.get_flag("json") {
        return scenario::print_json(&report);
    }
    if found.get_flag("csv") {
        print(csv(&report).as_bytes())?;
        return Ok(ExitStatus::Done);
    }
    tell(&report, words)
}

fn plan(found: &ArgMatches) -> Plan {
    let nodes = found.get_one::<u32>("nodes").copied().unwrap_or(Opponent::NODES);
    let player = |name: &str| {
        let level = found.get_one::<String>(name).and_then(|word| word.parse::<Level>().ok());
        Opponent { budget: Budget::Nodes(nodes), ..Opponent::new(level.unwrap_or_default()) }
    };
    let threads = found.get_one::<u16>("threads").map(|threads| usize::from(*threads));
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    Plan {
        players: vec![player("blue"), player("red")],
        games: found.get_one::<u32>("games").copied().unwrap_or(GAMES),
        seed: found.get_one::<u64>("seed").copied().unwrap_or(SEED),
        threads: threads.unwrap_or_else(cores),
        mirror: found.get_flag("mirror"),
        longest: Plan::LONGEST,
    }
}

/// A bar on a terminal, nothing elsewhere.
fn bar(games: u32, words: &Words) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {} {{eta}}", words.say("report-games"));
    let style = ProgressStyle::with_template(&template);
    let bar = ProgressBar::new(games.into());
    if let Ok(style) = style {
        bar.set_style(style.progress_chars("█▉▊▋▌▍▎▏ "));
    }
    bar
}

/// Where the record of a battle is written: the file itself for one battle, a numbered one of the
/// same name for each of several.
fn record_path(path: &Path, number: u32, games: u32) -> PathBuf {
    if games == 1 {
        return path.to_owned();
    }
    let stem =
        path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let end = path.extension().map_or("game".into(), |end| end.to_string_lossy());
    let digits = games.to_string().len();
    path.with_file_name(format!("{stem}-{:0digits$}.{end}", number + 1))
}

fn stuck_text(stuck: &Stuck, words: &Words) -> String {
    let (key, what) = match &stuck.reason {
        StuckReason::NothingAsked => ("cli-stuck-nothing-asked", String::new()),
        StuckReason::Refused { question, .. } => ("cli-stuck-refused", (*question).to_owned()),
        StuckReason::Fault => ("cli-stuck-fault", String::new()),
    };
    words.say_with(
        key,
        &[
            ("what", what.into()),
            ("seed", stuck.seed.to_string().into()),
            ("choice", (stuck.choice as i64 + 1).into()),
        ],
    )
}

/// The report for a person at a terminal.
fn tell(report: &Report, words: &'static Words) -> Result<ExitStatus, Failure> {
    let mut page = Page::new(words);
    let games = i64::from(report.games);
    let under = words.say_with("report-under", &[("games", games.into())]);
    page.line(format!("{BOLD}{}{BOLD:#}  {DIM}{under}{DIM:#}", report.about.title));
    page.wrapped("", &verdict(report, words));
    page.line(format!("\n{BOLD}{}{BOLD:#}", words.say("report-who-wins")));
    let mut bars: Vec<(String, f64)> =
        report.sides.iter().map(|side| (side.name.clone(), side.wins.rate)).collect();
    bars.push((words.say("report-draws"), report.draws.rate));
    page.bars(&bars);
    let share = |wins: &Counted| {
        let [low, high] = wins.interval.map(|rate| percent(words, rate));
        format!("{} ({low} – {high})", percent(words, wins.rate))
    };
    for side in &report.sides {
        page.line(format!("  {DIM}{}{DIM:#}", words.labelled(&side.name, &share(&side.wins))));
    }
    if !report.players.is_empty() {
        page.line(String::new());
        page.wrapped("", &words.say("report-mirrored"));
    }
    for player in &report.players {
        let player_name = level(&player.player, words);
        page.line(format!("  {}", words.labelled(&player_name, &share(&player.wins))));
        for (side, held) in report.sides.iter().zip(&player.by_side) {
            let held = words.labelled(&side.name, &share(&held.wins));
            page.line(format!("    {DIM}{held}{DIM:#}"));
        }
        let pairs = words.labelled(&words.say("report-pairs"), &share(&player.pairs));
        page.line(format!("    {DIM}{pairs}{DIM:#}"));
    }
    let lists: [(&str, &[OutcomeCount], &[&str]); 2] =
        [("report-how", &report.victories, LEVEL), ("report-why", &report.reasons, REASON)];
    for (title, list, kinds) in lists {
        page.line(format!("\n{BOLD}{}{BOLD:#}", words.say(title)));
        for one in list {
            let side = report.sides.iter().find(|side| Some(&side.side) == one.side.as_ref());
            let name = side.map_or_else(|| words.say("report-draw"), |side| side.name.clone());
            let what = of_book(words, &report.about.prefix, kinds, &one.what);
            let share = percent(words, one.rate);
            page.wrapped(&format!("  {share:>8}  "), &words.labelled(&name, &what));
        }
    }
    page.line(format!("\n{BOLD}{}{BOLD:#}", words.say("report-how-long")));
    let lengths =
        [("report-turns", report.turns.as_ref()), ("report-choices", Some(&report.choices))];
    for (key, spread) in lengths {
        if let Some(spread) = spread {
            page.wrapped("  ", &words.labelled(&words.say(key), &spread_text(spread, words)));
        }
    }
    for tally in &report.tallies {
        let name = of_book(words, &report.about.prefix, TALLY, &tally.key);
        page.line(format!("\n{BOLD}{name}{BOLD:#}"));
        for (side, spread) in report.sides.iter().zip(&tally.sides) {
            page.wrapped("  ", &words.labelled(&side.name, &spread_text(spread, words)));
        }
    }
    if report.unfinished > 0 {
        let count = i64::from(report.unfinished);
        page.line(words.say_with("report-unfinished", &[("count", count.into())]));
    }
    page.print()
}

fn spread_text(spread: &Spread, words: &Words) -> String {
    let [least, low, middle, high, most] = spread.quartiles.map(|value| value.to_string());
    words.say_with(
        "report-spread",
        &[
            ("mean", number(words, spread.mean, 2).into()),
            ("deviation", number(words, spread.deviation, 2).into()),
            ("least", least.into()),
            ("low", low.into()),
            ("middle", middle.into()),
            ("high", high.into()),
            ("most", most.into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_records_are_numbered() {
        let path = Path::new("out/cornfield.game");
        assert_eq!(record_path(path, 0, 1), path);
        assert_eq!(record_path(path, 6, 100), Path::new("out/cornfield-007.game"));
    }
}

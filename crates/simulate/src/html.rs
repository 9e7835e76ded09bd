//! A report as one page that needs nothing else.

use std::fmt::Write as _;

use words::Words;

use crate::plots;
use crate::report::{Counted, OutcomeCount, Report, Spread};
use crate::wording::{LEVEL, REASON, TALLY, escape, number, of_book, percent};

const STYLE: &str = include_str!("report.css");

/// The report as a page of its own: no script, nothing to be fetched.
pub fn html(report: &Report, words: &Words) -> String {
    let title = escape(&report.about.title);
    let mut page = String::new();
    let _ = write!(
        page,
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title} – Grognard</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n",
        words.language().code()
    );
    let games = i64::from(report.games);
    let under = words.say_with("report-under", &[("games", games.into())]);
    let _ = write!(
        page,
        "<header>\n<h1>{title}</h1>\n<p class=\"under\">{} · {}</p>\n<p class=\"verdict\">{}</p>\n</header>\n",
        escape(&under),
        escape(&report.about.scenario),
        escape(&verdict(report, words))
    );
    who_wins(&mut page, report, words);
    how(&mut page, report, words);
    how_long(&mut page, report, words);
    what_it_costs(&mut page, report, words);
    again(&mut page, report, words);
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

/// What the battles say, in a sentence.
pub fn verdict(report: &Report, words: &Words) -> String {
    let mut ranked: Vec<_> = report.sides.iter().collect();
    ranked.sort_by_key(|side| std::cmp::Reverse(side.wins.games));
    let [first, second, ..] = ranked[..] else {
        return String::new();
    };
    let apart = first.wins.interval[0] > second.wins.interval[1];
    let key = if apart { "report-verdict-clear" } else { "report-verdict-even" };
    let share = |counted: &Counted| percent(words, counted.rate);
    words.say_with(
        key,
        &[
            ("first", first.name.as_str().into()),
            ("second", second.name.as_str().into()),
            ("wins", share(&first.wins).into()),
            ("losses", share(&second.wins).into()),
            ("draws", share(&report.draws).into()),
        ],
    )
}

/// How often the computer players went wrong, and where they did first.
pub fn faults(report: &Report, words: &Words) -> Option<String> {
    let first = report.faults.first()?;
    Some(words.say_with(
        "report-computer-faults",
        &[
            ("count", (report.faults.len() as i64).into()),
            ("seed", first.seed.to_string().into()),
            ("choice", (first.choice as i64 + 1).to_string().into()),
            ("what", first.question.into()),
        ],
    ))
}

fn section(page: &mut String, words: &Words, key: &str) {
    let _ = writeln!(page, "<h2>{}</h2>", escape(&words.say(key)));
}

fn who_wins(page: &mut String, report: &Report, words: &Words) {
    section(page, words, "report-who-wins");
    let _ = writeln!(page, "{}", plots::win_bar(report, words));
    page.push_str("<table>\n");
    head(page, words, &["report-side", "report-player", "report-games", "report-share"]);
    let row = |page: &mut String, class: &str, name: &str, player: &str, counted: &Counted| {
        let [low, high] = counted.interval.map(|rate| percent(words, rate));
        let _ = writeln!(
            page,
            "<tr><th scope=\"row\"><span class=\"key {class}\"></span>{}</th><td>{}</td>\
             <td class=\"number\">{}</td><td class=\"number\">{}</td>\
             <td class=\"plot\">{}</td><td class=\"number faint\">{low} – {high}</td></tr>",
            escape(name),
            escape(player),
            counted.games,
            percent(words, counted.rate),
            plots::interval(class, name, counted, words)
        );
    };
    for (index, side) in report.sides.iter().enumerate() {
        let player = if report.mirror { "—".to_owned() } else { level(&side.player, words) };
        row(page, &format!("side-{}", index.min(1)), &side.name, &player, &side.wins);
    }
    row(page, "draw", &words.say("report-draws"), "", &report.draws);
    page.push_str("</table>\n");
    if !report.players.is_empty() {
        let _ = writeln!(page, "<p>{}</p>\n<table>", escape(&words.say("report-mirrored")));
        for player in &report.players {
            let name = level(&player.player, words);
            row(page, "plain", &name, "", &player.wins);
            for (side, held) in report.sides.iter().zip(&player.by_side) {
                let class = if side.side == report.sides[0].side { "side-0" } else { "side-1" };
                row(page, class, &side.name, &name, &held.wins);
            }
            row(page, "plain", &words.say("report-pairs"), &name, &player.pairs);
        }
        page.push_str("</table>\n");
    }
    if report.unfinished > 0 {
        let count = i64::from(report.unfinished);
        let text = words.say_with("report-unfinished", &[("count", count.into())]);
        let _ = writeln!(page, "<p class=\"warning\">{}</p>", escape(&text));
    }
    if let Some(text) = faults(report, words) {
        let _ = writeln!(page, "<p class=\"warning\">{}</p>", escape(&text));
    }
}

fn head(page: &mut String, words: &Words, keys: &[&str]) {
    page.push_str("<tr>");
    for key in keys {
        let _ = write!(page, "<th scope=\"col\">{}</th>", escape(&words.say(key)));
    }
    page.push_str("</tr>\n");
}

/// The name of a player's level: `marshal:500` is a marshal who thinks less.
pub fn level(player: &str, words: &Words) -> String {
    let (level, nodes) = player.split_once(':').unwrap_or((player, ""));
    let name = words.say(&format!("level-{level}"));
    if nodes.is_empty() { name } else { format!("{name} ({nodes})") }
}

fn how(page: &mut String, report: &Report, words: &Words) {
    let lists: [(&str, &[OutcomeCount], &[&str]); 2] =
        [("report-how", &report.victories, LEVEL), ("report-why", &report.reasons, REASON)];
    for (title, list, kinds) in lists {
        if list.is_empty() {
            continue;
        }
        section(page, words, title);
        page.push_str("<table>\n");
        for one in list {
            let seat = report.sides.iter().position(|side| Some(&side.side) == one.side.as_ref());
            let (class, name) = match seat {
                Some(seat) => (format!("side-{}", seat.min(1)), report.sides[seat].name.clone()),
                None => ("draw".to_owned(), words.say("report-draw")),
            };
            let what = of_book(words, &report.about.prefix, kinds, &one.what);
            let _ = writeln!(
                page,
                "<tr><th scope=\"row\"><span class=\"key {class}\"></span>{}</th><td>{}</td>\
                 <td class=\"number\">{}</td><td class=\"number\">{}</td>\
                 <td class=\"plot\">{}</td></tr>",
                escape(&name),
                escape(&what),
                one.games,
                percent(words, one.rate),
                plots::share(&class, one.rate)
            );
        }
        page.push_str("</table>\n");
    }
}

fn how_long(page: &mut String, report: &Report, words: &Words) {
    section(page, words, "report-how-long");
    let spreads =
        [("report-turns", report.turns.as_ref()), ("report-choices", Some(&report.choices))];
    for (key, spread) in spreads {
        if let Some(spread) = spread {
            let name = words.say(key);
            figure(page, &name, &[("plain", String::new(), spread)], words);
        }
    }
}

fn what_it_costs(page: &mut String, report: &Report, words: &Words) {
    if report.tallies.is_empty() {
        return;
    }
    section(page, words, "report-costs");
    let counted = |spread: &Spread| spread.quartiles[0] != 0 || spread.quartiles[4] != 0;
    for tally in report.tallies.iter().filter(|tally| tally.sides.iter().any(counted)) {
        let name = of_book(words, &report.about.prefix, TALLY, &tally.key);
        let sides: Vec<(&str, String, &Spread)> = report
            .sides
            .iter()
            .zip(["side-0", "side-1"])
            .zip(&tally.sides)
            .map(|((side, class), spread)| (class, side.name.clone(), spread))
            .collect();
        figure(page, &name, &sides, words);
    }
}

/// A histogram, and its numbers for those who read rather than look.
fn figure(page: &mut String, name: &str, spreads: &[(&str, String, &Spread)], words: &Words) {
    let _ = writeln!(
        page,
        "<figure>\n<figcaption>{}</figcaption>\n{}",
        escape(name),
        plots::histograms(spreads, name, words)
    );
    for (_, side, spread) in spreads {
        let [least, low, middle, high, most] = spread.quartiles.map(|value| value.to_string());
        let text = words.say_with(
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
        );
        let text = if side.is_empty() { text } else { words.labelled(side, &text) };
        let _ = writeln!(page, "<p class=\"faint\">{}</p>", escape(&text));
    }
    page.push_str("</figure>\n");
}

/// The command that gives the same battles again.
fn again(page: &mut String, report: &Report, words: &Words) {
    let names = ["--blue", "--red"];
    let players = report.sides.iter().zip(names);
    let players: Vec<String> = players
        .map(|(side, name)| format!("{name} {}", side.player.split(':').next().unwrap_or_default()))
        .collect();
    let nodes = report.sides.iter().find_map(|side| side.player.split_once(':'));
    let budget = nodes.map_or(String::new(), |(_, nodes)| format!(" --nodes {nodes}"));
    let mirror = if report.mirror { " --mirror" } else { "" };
    let command = format!(
        "grognard simulate {} --games {} --seed {} {}{budget}{mirror}",
        report.about.scenario,
        report.games,
        report.seed,
        players.join(" ")
    );
    let _ = writeln!(
        page,
        "<footer>\n<p>{}</p>\n<pre tabindex=\"0\">{}</pre>\n</footer>",
        escape(&words.say("report-again")),
        escape(&command)
    );
}

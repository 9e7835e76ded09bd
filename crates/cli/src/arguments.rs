//! The arguments, worded from the catalogues.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, value_parser};
use words::Words;

/// The whole command line in one language.
pub(crate) fn command(words: &'static Words) -> Command {
    let say = |key: &str| words.say(key);
    let commands = say("cli-commands");
    let lang = Arg::new("lang")
        .long("lang")
        .global(true)
        .value_name("fr|en")
        .value_parser(PossibleValuesParser::new(["fr", "en"]))
        .hide_possible_values(true)
        .help(say("cli-arg-lang"));
    let data = || {
        Arg::new("data")
            .long("data")
            .value_name("FOLDER")
            .value_parser(value_parser!(std::path::PathBuf))
            .help(words.say("cli-arg-data"))
    };
    let flag = |name: &'static str, key: &str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(words.say(key))
    };
    let play = part(words, "play", "cli-play")
        .arg(flag("lan", "cli-arg-lan"))
        .arg(flag("no-open", "cli-arg-no-open"))
        .arg(data());
    let serve = part(words, "serve", "cli-serve")
        .arg(
            Arg::new("bind")
                .long("bind")
                .value_name("ADDR")
                .value_parser(value_parser!(std::net::SocketAddr))
                .help(say("cli-arg-bind")),
        )
        .arg(data().conflicts_with("database-url"))
        .arg(
            Arg::new("database-url")
                .long("database-url")
                .value_name("URL")
                .help(say("cli-arg-database-url")),
        )
        .arg(
            Arg::new("dice-seed")
                .long("dice-seed")
                .value_name("N")
                .value_parser(value_parser!(u64))
                .help(say("cli-arg-dice-seed")),
        );
    let tour = part(words, "tour", "cli-tour");
    let procedures = part(words, "procedures", "cli-procedures")
        .arg(ruleset(words).required(false))
        .arg(json(words));
    let resolve = part(words, "resolve", "cli-resolve")
        .arg(ruleset(words))
        .arg(procedure(words))
        .arg(input(words))
        .arg(
            Arg::new("dice")
                .long("dice")
                .value_name("3,5,1")
                .conflicts_with_all(["seed", "jsonl"])
                .allow_hyphen_values(true)
                .help(say("cli-arg-dice")),
        )
        .arg(
            Arg::new("seed")
                .long("seed")
                .value_name("N")
                .value_parser(value_parser!(u64))
                .help(say("cli-arg-seed")),
        )
        .arg(json(words))
        .arg(jsonl(words, "cli-arg-jsonl-resolve"));
    let odds = part(words, "odds", "cli-odds")
        .arg(ruleset(words))
        .arg(procedure(words))
        .arg(input(words))
        .arg(Arg::new("exact").long("exact").action(ArgAction::SetTrue).help(say("cli-arg-exact")))
        .arg(json(words))
        .arg(jsonl(words, "cli-arg-jsonl-odds"));
    let rules = part(words, "rules", "cli-rules")
        .arg(ruleset(words))
        .arg(positional("id", "ID", words, "cli-arg-rule").conflicts_with("coverage"))
        .arg(
            Arg::new("coverage")
                .long("coverage")
                .action(ArgAction::SetTrue)
                .help(say("cli-arg-coverage")),
        )
        .arg(json(words));
    let scenarios = part(words, "scenarios", "cli-scenarios").arg(json(words));
    let scenario = part(words, "scenario", "cli-scenario").subcommand_required(true).subcommands([
        part(words, "check", "cli-scenario-check").arg(scenario(words)).arg(json(words)),
        part(words, "show", "cli-scenario-show").arg(scenario(words)).arg(json(words)),
        drawing(part(words, "render", "cli-scenario-render").arg(scenario(words)), words),
        part(words, "schema", "cli-scenario-schema").arg(ruleset(words).required(true)),
    ]);
    let simulate = simulate(words);
    let replay = part(words, "replay", "cli-replay").subcommand_required(true).subcommands([
        part(words, "show", "cli-replay-show").arg(record(words)).arg(json(words)),
        part(words, "verify", "cli-replay-verify")
            .arg(record(words))
            .arg(digest("commitment", words, "cli-arg-commitment"))
            .arg(digest("contribution", words, "cli-arg-contribution").action(ArgAction::Append))
            .arg(digest("seal", words, "cli-arg-seal"))
            .arg(json(words)),
        drawing(part(words, "render", "cli-replay-render").arg(record(words)), words).arg(
            Arg::new("at")
                .long("at")
                .value_name("N")
                .value_parser(value_parser!(usize))
                .help(say("cli-arg-at")),
        ),
    ]);
    let story = part(words, "story", "cli-story").subcommand_required(true).subcommands([
        part(words, "check", "cli-story-check")
            .arg(story_file(words).num_args(1..))
            .arg(json(words)),
        drawing(part(words, "show", "cli-story-show").arg(story_file(words)), words)
            .mut_arg("output", |output| {
                output.value_name("FOLDER").help(say("cli-arg-story-output"))
            }),
        part(words, "cut", "cli-story-cut")
            .arg(record(words))
            .arg(choice_number("from", words, "cli-arg-from"))
            .arg(choice_number("to", words, "cli-arg-to"))
            .arg(
                Arg::new("output")
                    .long("output")
                    .short('o')
                    .value_name("FILE.toml")
                    .value_parser(value_parser!(std::path::PathBuf))
                    .help(say("cli-arg-cut-output")),
            ),
        part(words, "words", "cli-story-words").arg(ruleset(words)).arg(json(words)),
    ]);
    let completions = part(words, "completions", "cli-completions").arg(
        positional("shell", "SHELL", words, "cli-arg-shell")
            .required(true)
            .hide_possible_values(true)
            .value_parser(value_parser!(clap_complete::Shell)),
    );
    part(words, "grognard", "cli-about")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(commands)
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(say("cli-arg-version")),
        )
        .arg(lang)
        .subcommand_value_name(say("cli-command-name"))
        .subcommands([play, serve, procedures, resolve, odds, rules])
        .subcommands([scenarios, scenario, simulate, replay, story, tour, completions])
}

fn simulate(words: &'static Words) -> Command {
    let number = |name: &'static str, key: &str| {
        Arg::new(name).long(name).value_name("N").help(words.say(key))
    };
    let level = |name: &'static str, key: &str| {
        Arg::new(name)
            .long(name)
            .value_name("LEVEL")
            .value_parser(PossibleValuesParser::new(
                opponent::Level::ALL.map(opponent::Level::name),
            ))
            .hide_possible_values(true)
            .help(words.say(key))
    };
    let file = |name: &'static str, value_name: &'static str, key: &str| {
        Arg::new(name)
            .long(name)
            .value_name(value_name)
            .value_parser(value_parser!(std::path::PathBuf))
            .help(words.say(key))
    };
    part(words, "simulate", "cli-simulate")
        .arg(scenario(words))
        .arg(number("games", "cli-arg-games").value_parser(value_parser!(u32).range(1..)))
        .arg(number("seed", "cli-arg-batch-seed").value_parser(value_parser!(u64)))
        .arg(level("blue", "cli-arg-blue"))
        .arg(level("red", "cli-arg-red"))
        .arg(
            number("nodes", "cli-arg-nodes")
                .visible_alias("budget")
                .value_parser(value_parser!(u32).range(1..)),
        )
        .arg(number("threads", "cli-arg-threads").value_parser(value_parser!(u16).range(1..)))
        .arg(
            Arg::new("mirror")
                .long("mirror")
                .action(ArgAction::SetTrue)
                .help(words.say("cli-arg-mirror")),
        )
        .arg(json(words).conflicts_with("csv"))
        .arg(Arg::new("csv").long("csv").action(ArgAction::SetTrue).help(words.say("cli-arg-csv")))
        .arg(file("report", "FILE.html", "cli-arg-report"))
        .arg(file("save", "FILE.game", "cli-arg-save"))
}

/// Options of a command that draws a map.
fn drawing(command: Command, words: &Words) -> Command {
    command
        .arg(
            Arg::new("output")
                .long("output")
                .short('o')
                .value_name("FILE.svg")
                .value_parser(value_parser!(std::path::PathBuf))
                .help(words.say("cli-arg-output")),
        )
        .arg(
            Arg::new("theme")
                .long("theme")
                .value_name("THEME")
                .value_parser(PossibleValuesParser::new(["paper", "lamp", "print"]))
                .default_value("paper")
                .hide_possible_values(true)
                .hide_default_value(true)
                .help(words.say("cli-arg-theme")),
        )
}

/// A command with its help, in our words: `KEY` says what it does, `KEY-examples` shows it.
fn part(words: &'static Words, name: &'static str, key: &str) -> Command {
    let template = format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}\n",
        words.say("cli-usage")
    );
    let command = Command::new(name)
        .about(words.say(key))
        .disable_help_flag(true)
        .help_template(template)
        .next_help_heading(words.say("cli-options"))
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help)
                .help(words.say("cli-arg-help")),
        );
    let examples = format!("{key}-examples");
    if words.has(&examples) { command.after_help(words.say(&examples)) } else { command }
}

/// An argument without a name in front, under its own heading.
fn positional(name: &'static str, value_name: &'static str, words: &Words, key: &str) -> Arg {
    Arg::new(name)
        .value_name(value_name)
        .help_heading(words.say("cli-arguments"))
        .help(words.say(key))
}

fn ruleset(words: &Words) -> Arg {
    positional("ruleset", "RULESET", words, "cli-arg-ruleset").required(true).display_order(0)
}

fn scenario(words: &Words) -> Arg {
    positional("scenario", "SCENARIO", words, "cli-arg-scenario").required(true).display_order(0)
}

fn story_file(words: &Words) -> Arg {
    positional("file", "FILE", words, "cli-arg-story")
        .required(true)
        .value_parser(value_parser!(std::path::PathBuf))
        .display_order(0)
}

/// The number of a choice of a record, from 1.
fn choice_number(name: &'static str, words: &Words, key: &str) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name("N")
        .required(true)
        .value_parser(value_parser!(u32).range(1..))
        .help(words.say(key))
}

fn record(words: &Words) -> Arg {
    positional("file", "FILE", words, "cli-arg-record").required(true).display_order(0)
}

/// 64 hexadecimal digits that a player has kept.
fn digest(name: &'static str, words: &'static Words, key: &str) -> Arg {
    let read = |text: &str| {
        let text = text.trim();
        let whole = text.len() == 64 && text.chars().all(|digit| digit.is_ascii_hexdigit());
        whole.then(|| text.to_lowercase()).ok_or_else(|| words.say("cli-no-digest"))
    };
    Arg::new(name).long(name).value_name("HASH").value_parser(read).help(words.say(key))
}

fn procedure(words: &Words) -> Arg {
    positional("procedure", "PROCEDURE", words, "cli-arg-procedure")
        .required_unless_present("jsonl")
}

fn input(words: &Words) -> Arg {
    Arg::new("input")
        .long("input")
        .value_name("FILE|-|JSON")
        .allow_hyphen_values(true)
        .help(words.say("cli-arg-input"))
}

fn json(words: &Words) -> Arg {
    Arg::new("json").long("json").action(ArgAction::SetTrue).help(words.say("cli-arg-json"))
}

fn jsonl(words: &Words, key: &str) -> Arg {
    Arg::new("jsonl").long("jsonl").action(ArgAction::SetTrue).help(words.say(key))
}

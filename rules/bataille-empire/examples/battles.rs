//! What the battles of the book cost and how the computers play them, on one core:
//! `cargo run --release -p bataille-empire --example battles -- random|sergeants|levels [BATTLE] [GAMES]`;
//! `-- game BATTLE SEED` prints a battle between recruits as the golden games are kept.
//! Random choices a second; battles between sergeants a second; what a sergeant scores against a
//! recruit in pairs of battles with the same dice and the seats exchanged.

use bataille_empire::game::{BatailleEmpire, State};
use bataille_empire::options::Options;
use bataille_empire::scenario::{BUILT_IN, Scenario};
use engine::game::{Game, Rules, Seat, Veiled};
use engine::{Log, Seeded, Table};
use opponent::{Level, Opponent, mix};

/// The time that this program has used of a processor, in hundredths of a second: others may be at
/// work on the same machine.
fn used() -> u64 {
    let told = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = told.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11);
    fields.take(2).filter_map(|field| field.parse::<u64>().ok()).sum()
}

/// Plays a battle at random; how many choices it had.
fn at_random(start: &State, seed: u64) -> u64 {
    let (mut state, mut dice, mut log) = (start.clone(), Seeded::new(seed), Log::silent());
    let mut choices = 0;
    while let Some(ask) = BatailleEmpire::asked(&state).first() {
        let listed = ask.listed(&state);
        let choice = listed[(mix(seed, choices) % listed.len() as u64) as usize].clone();
        let (seat, mut table) = (ask.seat, Table::new(&mut dice, &mut log));
        let answered = BatailleEmpire::answer(&mut state, seat, &choice, &mut table);
        assert!(answered.is_ok(), "{choice:?}: {answered:?}");
        choices += 1;
    }
    choices
}

/// Plays a battle between computers; who won.
fn fight(start: &State, players: [Opponent; 2], seed: u64) -> Option<Seat> {
    let (mut state, mut dice, mut log) = (start.clone(), Seeded::new(seed), Log::silent());
    let mut choices = 0;
    while let Some(ask) = BatailleEmpire::asked(&state).first() {
        let seat = ask.seat;
        let thought = mix(mix(seed, u64::from(seat.0)), choices);
        let chosen = players[usize::from(seat.0)]
            .choose(&Veiled::<BatailleEmpire>::of(&state, seat), thought)
            .expect("something is offered");
        let mut table = Table::new(&mut dice, &mut log);
        let answered = BatailleEmpire::answer(&mut state, seat, &chosen.choice, &mut table);
        assert!(answered.is_ok(), "{:?}: {answered:?}", chosen.choice);
        choices += 1;
    }
    BatailleEmpire::outcome(&state).and_then(|outcome| outcome.winner)
}

/// Prints a battle between recruits, choice by choice, with faces and hashes.
fn print_game(id: &str, start: State, seed: u64) {
    let (mut game, mut dice) = (Game::<BatailleEmpire>::new(start), Seeded::new(seed));
    let recruit = Opponent::new(Level::Recruit);
    while let Some(seat) = game.asked().first().map(|ask| ask.seat) {
        let thought = mix(mix(seed, u64::from(seat.0)), game.played().len() as u64);
        let veiled = Veiled::<BatailleEmpire>::of(game.state(), seat).into_owned();
        let chosen = recruit.choose(&veiled, thought).expect("something is offered");
        game.answer(seat, &chosen.choice, &mut dice).expect("it is legal");
    }
    let outcome = BatailleEmpire::outcome(game.state());
    let head = serde_json::json!({
        "scenario": id, "players": ["recruit", "recruit"], "seed": seed, "outcome": outcome,
    });
    println!("{head}");
    for played in game.played() {
        println!("{}", serde_json::to_string(played).expect("plain data"));
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let what = arguments.first().map_or("random", String::as_str);
    let wanted = arguments.get(1).filter(|id| *id != "all");
    let games: u64 = arguments.get(2).and_then(|count| count.parse().ok()).unwrap_or(20);
    let (recruit, sergeant) = (Opponent::new(Level::Recruit), Opponent::new(Level::Sergeant));
    for (id, _) in BUILT_IN.iter().filter(|(id, _)| wanted.is_none_or(|wanted| wanted == id)) {
        let scenario = Scenario::built_in(id).expect("it comes with the book");
        let start = BatailleEmpire::begin(&scenario, &Options::default());
        let began = used();
        match what {
            "game" => print_game(id, start, games),
            "random" => {
                let choices: u64 = (0..games).map(|seed| at_random(&start, seed)).sum();
                let spent = (used() - began).max(1);
                println!("{id:12} {:>9} random choices a second", choices * 100 / spent);
            }
            "sergeants" => {
                let wins = (0..games).map(|seed| fight(&start, [sergeant, sergeant], mix(7, seed)));
                let wins: Vec<Option<Seat>> = wins.collect();
                let spent = (used() - began).max(1);
                let of = |seat: Option<Seat>| wins.iter().filter(|won| **won == seat).count();
                let rate = games * 1000 / spent;
                println!(
                    "{id:12} {}.{} battles a second; attacker {}, defender {}, drawn {}",
                    rate / 10,
                    rate % 10,
                    of(Some(Seat(0))),
                    of(Some(Seat(1))),
                    of(None)
                );
            }
            _ => {
                let mut scores = [0, 0];
                for pair in 0..games / 2 {
                    for (seat, players) in
                        [[sergeant, recruit], [recruit, sergeant]].iter().enumerate()
                    {
                        let won = fight(&start, *players, mix(11, pair));
                        scores[seat] += match won {
                            None => 1,
                            Some(winner) => 2 * u64::from(usize::from(winner.0) == seat),
                        };
                    }
                }
                let share = |score: u64, games: u64| score * 50 / games.max(1);
                println!(
                    "{id:12} sergeant {} % (attacking {} %, defending {} %)",
                    share(scores[0] + scores[1], games / 2 * 2),
                    share(scores[0], games / 2),
                    share(scores[1], games / 2),
                );
            }
        }
    }
}

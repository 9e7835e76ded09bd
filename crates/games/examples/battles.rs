//! How the computers play the battles of the books, on one core:
//! `cargo run --release -p games --example battles -- levels|margins|watch|game BATTLES NUMBER [ONE] [OTHER] [NODES] [SEED]`.
//! BATTLES is a part of the ids of battles, or a file `RULEBOOK/BATTLE.toml`, so that a battle can be tuned
//! without building anew. `levels` tells what a player scores against another in NUMBER battles, in pairs with
//! the same dice and the seats exchanged; `margins` how NUMBER battles between the two ended and what each side
//! had then; `watch` tells the battle of seed NUMBER choice by choice, with the reason of each and how the
//! troops stand when a turn begins; `game` prints it with faces and hashes, as golden games are kept.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::error::Error;
use std::ffi::OsStr;
use std::path::Path;

use dice::Seeded;
use engine::game::Seat;
use games::{AnyBattle, AnyPlay, Source, game, scenarios};
use opponent::{Budget, Level, Opponent, mix};
use serde_json::json;

/// The time that this program has used of a processor, in hundredths of a second: others may be at
/// work on the same machine.
fn used() -> u64 {
    let told = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = told.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11);
    fields.take(2).filter_map(|field| field.parse::<u64>().ok()).sum()
}

/// Plays a battle between computers to its end.
fn fight(
    battle: &dyn AnyBattle,
    players: [Opponent; 2],
    seed: u64,
    watched: bool,
) -> Result<Box<dyn AnyPlay>, String> {
    let (mut play, mut dice) = (battle.begin(), Seeded::new(seed));
    let (mut choices, mut turn) = (0, 0);
    while let Some(seat) = play.asked().first().copied().filter(|_| play.outcome().is_none()) {
        let thought = mix(mix(seed, u64::from(seat.0)), choices);
        let chosen = play.thinker(seat).choose(&players[usize::from(seat.0)], thought);
        let chosen = chosen.ok_or("nothing is offered")?;
        if watched {
            if play.turn() != turn {
                turn = play.turn();
                tell(&*play);
            }
            println!("{}: {} ({})", seat.0, chosen.choice, chosen.reason.key);
        }
        play.answer(seat, &chosen.choice, &mut dice)
            .map_err(|refused| format!("{}: {refused:?}", chosen.choice))?;
        choices += 1;
    }
    if watched {
        tell(&*play);
        println!("{:?}", play.outcome());
    }
    Ok(play)
}

/// How the troops stand.
fn tell(play: &dyn AnyPlay) {
    let tableau = play.umpire_tableau();
    println!("== turn {}", tableau.turn.number);
    for objective in &tableau.objectives {
        println!("   {:?} held by {:?}", objective.id, objective.holder.map(|seat| seat.0));
    }
    for piece in &tableau.pieces {
        let Some(place) = &piece.place else { continue };
        let strength = piece.strength.map_or(0, |strength| strength.now.floor());
        println!(
            "   {} {:5} {:12} {strength} at {:?} {:?} facing {:?} {:?}",
            piece.seat.0, piece.id, piece.kind, place.at, place.hex, place.facing, piece.markers
        );
    }
}

/// What the first player scores, and how the pairs end.
fn levels(
    battle: &dyn AnyBattle,
    players: [Opponent; 2],
    games: u64,
    seed: u64,
) -> Result<(), String> {
    let [one, other] = players;
    let began = used();
    let (mut won, mut drawn, mut lost, mut pairs) = ([0_u64; 2], [0_u64; 2], [0_u64; 2], [0; 3]);
    for pair in 0..games / 2 {
        let mut lead = 0;
        for (seat, players) in [[one, other], [other, one]].into_iter().enumerate() {
            let play = fight(battle, players, mix(seed, pair), false)?;
            let winner: Option<Seat> = play.outcome().and_then(|outcome| outcome.winner);
            match winner {
                None => drawn[seat] += 1,
                Some(winner) if usize::from(winner.0) == seat => {
                    won[seat] += 1;
                    lead += 1;
                }
                Some(_) => {
                    lost[seat] += 1;
                    lead -= 1;
                }
            }
        }
        pairs[match lead.cmp(&0) {
            Ordering::Greater => 0,
            Ordering::Equal => 1,
            Ordering::Less => 2,
        }] += 1;
    }
    let games = (games / 2 * 2).max(1);
    let share = (1000 * won.iter().sum::<u64>() + 500 * drawn.iter().sum::<u64>()) / games;
    println!(
        "{}: {}.{} % of {games}; won {won:?}, drawn {drawn:?}, lost {lost:?} by seat; \
         pairs won, even, lost {pairs:?}; {} hundredths of a second a battle",
        battle.source().id,
        share / 10,
        share % 10,
        (used() - began) / games
    );
    Ok(())
}

/// How battles end, with no seats exchanged: who wins, why, and by how much.
fn margins(
    battle: &dyn AnyBattle,
    players: [Opponent; 2],
    games: u64,
    seed: u64,
) -> Result<(), String> {
    let began = used();
    let mut ends: BTreeMap<String, u64> = BTreeMap::new();
    let mut points: BTreeMap<&'static str, Vec<Vec<i64>>> = BTreeMap::new();
    for game in 0..games {
        let play = fight(battle, players, mix(seed, game), false)?;
        let tableau = play.umpire_tableau();
        for tally in &tableau.status {
            points.entry(tally.key).or_default().push(tally.by_seat.clone());
        }
        let end = tableau.outcome.map_or_else(String::new, |outcome| {
            let winner = outcome.winner.map_or("nobody".into(), |seat| format!("seat {}", seat.0));
            format!("{winner}, {}, {}", outcome.level, outcome.reason)
        });
        *ends.entry(end).or_default() += 1;
    }
    let each = (used() - began) / games.max(1);
    println!("{}: {games} battles, {each} hundredths of a second each", battle.source().id);
    for (end, count) in ends {
        println!("   {count:4} {end}");
    }
    for (key, known) in points {
        let mut ahead: Vec<i64> = known
            .iter()
            .map(|by_seat| by_seat.first().unwrap_or(&0) - by_seat.get(1).unwrap_or(&0))
            .collect();
        ahead.sort_unstable();
        let tenths = (0..=10).map(|tenth| ahead[(ahead.len() - 1) * tenth / 10].to_string());
        println!(
            "   {key}, first less second, by tenths: {}",
            tenths.collect::<Vec<_>>().join(" ")
        );
    }
    Ok(())
}

/// The battles that are meant.
fn battles(wanted: &str) -> Result<Vec<Box<dyn AnyBattle>>, Box<dyn Error>> {
    let file = Path::new(wanted);
    let own = file.extension().is_some_and(|extension| extension == "toml");
    let sources: Vec<_> = if own {
        let part = |path: Option<&OsStr>| path.unwrap_or_default().to_string_lossy().into_owned();
        let rulebook = part(file.parent().and_then(Path::file_name));
        let game = game(&rulebook).ok_or("no such rulebook")?;
        let id = format!("{rulebook}/{}", part(file.file_stem()));
        vec![(game, Source { id, text: std::fs::read_to_string(file)?, built_in: false })]
    } else {
        scenarios().filter(|(_, source)| source.id.contains(wanted)).collect()
    };
    let mut battles = Vec::new();
    for (game, source) in sources {
        let id = source.id.clone();
        battles.push(game.read(source).map_err(|faults| format!("{id}: {faults:?}"))?);
    }
    Ok(battles)
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument =
        |index: usize, default: &'static str| arguments.get(index).map_or(default, String::as_str);
    let (what, wanted) = (argument(0, "levels"), argument(1, ""));
    let number: u64 = argument(2, "20").parse()?;
    let level = |index, default| {
        let word = argument(index, default);
        word.parse::<Level>().map_err(|_| format!("{word}: recruit, sergeant or marshal"))
    };
    let (one, other) = (level(3, "sergeant")?, level(4, "recruit")?);
    let nodes = argument(5, "4000").parse()?;
    let seed: u64 = argument(6, "11").parse()?;
    let players =
        [one, other].map(|level| Opponent { budget: Budget::Nodes(nodes), ..Opponent::new(level) });
    for battle in battles(wanted)? {
        let id = battle.source().id.clone();
        match what {
            "levels" => levels(&*battle, players, number, seed)?,
            "margins" => margins(&*battle, players, number, seed)?,
            "watch" => drop(fight(&*battle, players, number, true)?),
            "game" => {
                let play = fight(&*battle, players, number, false)?;
                let players = [one, other].map(|level| level.to_string());
                let outcome = play.outcome();
                println!(
                    "{}",
                    json!({ "scenario": id, "players": players, "seed": number, "outcome": outcome })
                );
                for played in play.played() {
                    println!("{}", serde_json::to_string(&played)?);
                }
            }
            _ => return Err(format!("{what}: levels, margins, watch or game").into()),
        }
    }
    Ok(())
}

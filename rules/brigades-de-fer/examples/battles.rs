//! How the computers play the battles of the book, on one core:
//! `cargo run --release -p brigades-de-fer --example battles -- levels BATTLE GROUND GAMES [ONE] [OTHER] [NODES]`
//! tells what a player scores against another in pairs of battles with the same dice and the seats
//! exchanged; `-- watch BATTLE GROUND SEED [ONE] [OTHER]` tells a battle choice by choice, with the reason of
//! each and how the troops stand at the end of a turn. BATTLE and GROUND may be `all`.

use brigades_de_fer::game::{BrigadesDeFer, Options, State};
use brigades_de_fer::scenario::{BUILT_IN, Ground, Scenario};
use engine::game::{Rules, Seat, Veiled, Word};
use engine::{Log, Seeded, Table};
use opponent::{Budget, Level, Opponent, mix};

/// The time that this program has used of a processor, in hundredths of a second: others may be at
/// work on the same machine.
fn used() -> u64 {
    let told = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = told.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11);
    fields.take(2).filter_map(|field| field.parse::<u64>().ok()).sum()
}

/// Plays a battle between computers; who won, and how.
fn fight(start: &State, players: [Opponent; 2], seed: u64, watched: bool) -> Option<Seat> {
    let (mut state, mut dice, mut log) = (start.clone(), Seeded::new(seed), Log::silent());
    let (mut choices, mut turn) = (0, 0);
    while let Some(ask) = BrigadesDeFer::asked(&state).first() {
        let seat = ask.seat;
        let thought = mix(mix(seed, u64::from(seat.0)), choices);
        let chosen = players[usize::from(seat.0)]
            .choose(&Veiled::<BrigadesDeFer>::of(&state, seat), thought)
            .expect("something is offered");
        if watched {
            if BrigadesDeFer::turn(&state) != turn {
                turn = BrigadesDeFer::turn(&state);
                tell(&state);
            }
            let about = serde_json::to_string(&chosen.choice).unwrap_or_default();
            let best = chosen.candidates.first().map_or(0, |best| best.gain);
            println!("{} {}: {about} ({}, {best})", seat.0, ask.question.name(), chosen.reason.key);
        }
        let mut table = Table::new(&mut dice, &mut log);
        let answered = BrigadesDeFer::answer(&mut state, seat, &chosen.choice, &mut table);
        assert!(answered.is_ok(), "{:?}: {answered:?}", chosen.choice);
        choices += 1;
    }
    let outcome = BrigadesDeFer::outcome(&state);
    if watched {
        tell(&state);
        println!("{outcome:?}");
    }
    outcome.and_then(|outcome| outcome.winner)
}

/// How the troops stand.
fn tell(state: &State) {
    let tableau = BrigadesDeFer::umpire_tableau(state);
    println!("== turn {}", tableau.turn.number);
    for objective in &tableau.objectives {
        println!("   {:?} held by {:?}", objective.id, objective.holder.map(|seat| seat.0));
    }
    for piece in tableau.pieces.iter().filter(|piece| piece.place.is_some()) {
        let Some(place) = &piece.place else { continue };
        let strength = piece.strength.map_or(0, |strength| strength.now.floor());
        println!(
            "   {} {:5} {:12} {strength} at {:?} {:?} facing {:?} {:?}",
            piece.seat.0, piece.id, piece.kind, place.at, place.hex, place.facing, piece.markers
        );
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |index: usize, unsaid: &str| {
        arguments.get(index).cloned().unwrap_or_else(|| unsaid.to_owned())
    };
    let (what, battle, ground) = (argument(0, "levels"), argument(1, "all"), argument(2, "all"));
    let number: u64 = argument(3, "20").parse().expect("a number of games, or a seed");
    let level = |word: String| word.parse::<Level>().expect("a level");
    let nodes = argument(6, "4000").parse().expect("a number of choices in thought");
    let player = |word| Opponent { budget: Budget::Nodes(nodes), ..Opponent::new(level(word)) };
    let (one, other) = (player(argument(4, "sergeant")), player(argument(5, "recruit")));
    for (id, _) in BUILT_IN.iter().filter(|(id, _)| battle == "all" || battle == *id) {
        for (word, played_on) in [("hexes", Ground::Hexes), ("table", Ground::Table)] {
            if ground != "all" && ground != word {
                continue;
            }
            let scenario = Scenario::built_in(id).expect("it comes with the book");
            let options = Options { ground: Some(played_on), ..Options::default() };
            let start = BrigadesDeFer::begin(&scenario, &options);
            if what == "watch" {
                fight(&start, [one, other], number, true);
                continue;
            }
            let began = used();
            let (mut won, mut lost, mut drawn) = ([0, 0], [0, 0], [0, 0]);
            let mut pairs = [0, 0, 0];
            for pair in 0..number / 2 {
                let mut ahead = 0;
                for (seat, players) in [[one, other], [other, one]].into_iter().enumerate() {
                    match fight(&start, players, mix(11, pair), false) {
                        None => drawn[seat] += 1,
                        Some(winner) if usize::from(winner.0) == seat => {
                            won[seat] += 1;
                            ahead += 1;
                        }
                        Some(_) => {
                            lost[seat] += 1;
                            ahead -= 1;
                        }
                    }
                }
                pairs[match ahead {
                    1.. => 0,
                    0 => 1,
                    _ => 2,
                }] += 1;
            }
            let games = number / 2 * 2;
            let score = 1000 * won.iter().sum::<u64>() + 500 * drawn.iter().sum::<u64>();
            let share = score / games.max(1);
            println!(
                "{id:18} {word}: {}.{} % of {games}; won {won:?}, drawn {drawn:?}, lost {lost:?} by seat; \
                 pairs won, even, lost {pairs:?}; {} hundredths of a second a battle",
                share / 10,
                share % 10,
                (used() - began) / games.max(1)
            );
        }
    }
}

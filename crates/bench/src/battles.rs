//! Whole games: what a choice costs, how many battles a second, and how the cost grows with the
//! number of units.

use std::fmt::Write as _;
use std::hint::black_box;
use std::time::{Duration, Instant};

use brigades_de_fer::game::BrigadesDeFer;
use brigades_de_fer::scenario::Scenario;
use engine::game::{Doctrine, Game, Rules};
use engine::{Log, Seeded, Table};
use opponent::{Chance, Level, Opponent};
use puissance_de_feu::game::PuissanceDeFeu;
use simulate::Battle;

use crate::{Effort, best_time, microseconds};

/// The choices a second of random play that the design wants, on hexes and on a free table.
const ON_HEXES: &str = "(target: 300,000)";
const ON_A_TABLE: &str = "(target: 100,000)";

pub(crate) fn all(effort: Effort) {
    println!("Whole games of Brigades de Fer on hexes, one core\n");
    for id in ["millers-cornfield", "brawners-farm", "gettysburg"] {
        let start = begin(&Scenario::built_in(id).expect("checked by the tests"));
        let target = if id == "millers-cornfield" { "(target: 50)" } else { "" };
        battle::<BrigadesDeFer>(id, &start, (ON_HEXES, target), effort);
    }
    growth(effort);
    println!("Whole games of Puissance de feu on the free table, one core\n");
    for id in ["toll-gate", "cowpens", "plymouth", "pea-ridge", "quatre-bras"] {
        let scenario = puissance_de_feu::scenario::Scenario::built_in(id);
        let start = PuissanceDeFeu::begin(
            &scenario.expect("checked by the tests"),
            &puissance_de_feu::game::Options::default(),
        );
        battle::<PuissanceDeFeu>(id, &start, (ON_A_TABLE, ""), effort);
    }
}

/// What one battle costs; `targets` of random play and of sergeants.
fn battle<R: Doctrine>(id: &str, start: &R::State, targets: (&str, &str), effort: Effort) {
    println!("  {id}");
    let (median, worst) = choices::<R>(start, effort.games);
    row("one answered choice, median", microseconds(median), "µs (target: under 10)");
    row("one answered choice, 99 in 100", microseconds(worst), "µs");
    let middle = played::<R>(start, 300, 1);
    row("cloning a state", microseconds(best_time(|| middle.clone())), "µs (target: under 2)");
    row("random play, choices a second", random_play::<R>(start, effort), targets.0);
    row("sergeant against sergeant, battles a second", sergeants::<R>(start, effort), targets.1);
}

fn row(what: &str, number: f64, unit: &str) {
    println!("    {what:46} {number:>12.1} {unit}");
}

fn begin(scenario: &Scenario) -> brigades_de_fer::game::State {
    BrigadesDeFer::begin(scenario, &brigades_de_fer::game::Options::default())
}

/// Answers once as somebody would who answers anything; how long that took, or nothing if the
/// battle is over.
fn anything<R: Rules>(
    game: &mut Game<R>,
    dice: &mut Seeded,
    chance: &mut Chance,
) -> Option<Duration> {
    let pending = game.pending();
    let decision = pending.first()?;
    let listed = decision.offers.listed();
    let choice = listed[chance.number(listed.len())].clone();
    let begun = Instant::now();
    let told = game.answer(decision.seat, &choice, dice);
    let took = begun.elapsed();
    told.expect("an offer is accepted");
    Some(took)
}

/// A battle after so many choices of players who answer anything.
fn played<R: Rules>(start: &R::State, choices: usize, seed: u64) -> R::State {
    let mut game = Game::<R>::new(start.clone());
    let (mut dice, mut chance) = (Seeded::new(seed), Chance::new(seed));
    for _ in 0..choices {
        if anything(&mut game, &mut dice, &mut chance).is_none() {
            break;
        }
    }
    game.state().clone()
}

/// The median and the 99th hundredth of what an answer costs with its check, its record and its hash.
fn choices<R: Rules>(start: &R::State, games: u64) -> (Duration, Duration) {
    let mut times = Vec::new();
    for seed in 0..games {
        let mut game = Game::<R>::new(start.clone());
        let (mut dice, mut chance) = (Seeded::new(seed), Chance::new(seed));
        let answers = std::iter::from_fn(|| anything(&mut game, &mut dice, &mut chance));
        times.extend(answers.take(4000));
    }
    times.sort_unstable();
    let at = |hundredths: usize| times[(times.len() - 1) * hundredths / 100];
    (at(50), at(99))
}

/// Choices a second of players who answer anything, without a record.
fn random_play<R: Rules>(start: &R::State, effort: Effort) -> f64 {
    let mut best = 0.0_f64;
    for seed in 0..2 * effort.rounds {
        let mut state = start.clone();
        let (mut dice, mut chance) = (Seeded::new(seed), Chance::new(seed));
        let mut log = Log::silent();
        let (begun, mut count) = (Instant::now(), 0_u32);
        while begun.elapsed() < effort.round / 5 {
            let pending = R::pending(&state);
            let Some(decision) = pending.first() else {
                state = start.clone();
                continue;
            };
            let listed = decision.offers.listed();
            let choice = &listed[chance.number(listed.len())];
            let mut table = Table::new(&mut dice, &mut log);
            let told = R::answer(&mut state, decision.seat, choice, &mut table);
            told.expect("an offer is accepted");
            count += 1;
        }
        best = best.max(f64::from(count) / begun.elapsed().as_secs_f64());
    }
    best
}

/// Battles a second between two sergeants: the best of several rounds.
fn sergeants<R: Doctrine>(start: &R::State, effort: Effort) -> f64 {
    let players = [Opponent::new(Level::Sergeant); 2];
    let mut best = 0.0_f64;
    for round in 0..effort.rounds {
        let (begun, mut count) = (Instant::now(), 0_u32);
        while begun.elapsed() < effort.round {
            let seed = round * 1000 + u64::from(count);
            let battle = Battle { players: &players, seed, longest: 100_000 };
            black_box(battle.fight::<R>(start.clone()).expect("it ends"));
            count += 1;
        }
        best = best.max(f64::from(count) / begun.elapsed().as_secs_f64());
    }
    best
}

/// Units a side: no army of this rulebook has more than 60.
const SIZES: [u32; 4] = [10, 20, 40, 60];

/// What a choice costs as armies grow, on the largest board there is.
fn growth(effort: Effort) {
    println!("\n  growth of the cost of a choice with the units a side, on 26 x 26 hexes");
    let mut first = None;
    for units in SIZES {
        let scenario = Scenario::parse(&crowd(units)).expect("the armies stand in rows");
        let (median, _) = choices::<BrigadesDeFer>(&begin(&scenario), effort.games.div_ceil(5));
        let cost = microseconds(median);
        let first = *first.get_or_insert(cost);
        let logarithm = f64::from(units).ln() / f64::from(SIZES[0]).ln();
        println!(
            "    {units:>4} units {cost:>8.2} µs, {:>5.2} times the first (the logarithm: {logarithm:.2})",
            cost / first
        );
    }
    println!();
}

/// Two armies of so many brigades in rows.
fn crowd(units: u32) -> String {
    let mut text = String::from(
        "format = 1\nid = \"crowd\"\nturns = 3\ndeployment = \"fixed\"\n\
         title = { fr = \"\", en = \"\" }\ntable = { width = 26, height = 26 }\n\
         victory = { kind = \"points\", stand = 1, unit = 2, victory = 1 }\n",
    );
    for (side, letter) in [("union", 'U'), ("confederate", 'C')] {
        let place = |number: u32| {
            let column = char::from(b'A' + (number % 26) as u8);
            let (row, facing) =
                if letter == 'U' { (16 + number / 26, 0) } else { (12 - number / 26, 3) };
            format!("at = {{ hex = \"{column}{row}\", facing = {facing} }}")
        };
        let _ = write!(
            text,
            "[{side}]\n[[{side}.generals]]\nid = \"{letter}G\"\nname = \"{letter}G\"\n\
             at = {{ hex = \"M{}\" }}\ncommander_in_chief = true\ncontrol = 1\nattack = 1\n\
             defence = 1\n",
            if letter == 'U' { 20 } else { 8 }
        );
        for number in 0..units {
            let _ = write!(
                text,
                "[[{side}.units]]\nid = \"{letter}{number}\"\nname = \"{letter}{number}\"\n\
                 category = \"infantry\"\nvc = 3\nweapon = \"rifled_musket\"\n\
                 commander = \"{letter}G\"\n{}\n",
                place(number)
            );
        }
    }
    text
}

//! Whole games: what a choice costs, how many battles a second, and how the cost grows with the
//! number of units.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bataille_empire::game::BatailleEmpire;
use board::base::{AT_45_DEGREES, Base};
use board::hex::{Grid, Hex};
use board::index::{Bounds, Cells, PointIndex};
use board::lane::Lane;
use board::plane::Point;
use board::sight::{BaseScreen, Look, Sight};
use brigades_de_fer::ch00_board::HexName;
use brigades_de_fer::game::{BrigadesDeFer, Options};
use brigades_de_fer::scenario::{Ground, Scenario, Unit, UnitPlace};
use engine::game::{Doctrine, Game, Rules};
use engine::input::Optional;
use engine::{Log, Seeded, Table};
use opponent::{Chance, Level, Opponent};
use puissance_de_feu::game::PuissanceDeFeu;
use simulate::Battle;

use crate::{Busy, best_time, effort, microseconds};

pub(crate) fn all() {
    println!("Whole games of Brigades de Fer, one core\n");
    let battles = ["millers-cornfield", "brawners-farm", "gettysburg"];
    let grounds = [(Ground::Hexes, "hexes", "300,000"), (Ground::Table, "table", "100,000")];
    for (id, (ground, name, most)) in battles.into_iter().flat_map(|id| grounds.map(|on| (id, on)))
    {
        let scenario = Scenario::built_in(id).expect("checked by the tests");
        let options = Options { ground: Some(ground), ..Options::default() };
        let start = BrigadesDeFer::begin(&scenario, &options);
        let target =
            if id == "millers-cornfield" && ground == Ground::Hexes { "(target: 50)" } else { "" };
        battle::<BrigadesDeFer>(&format!("{id}, {name}"), &start, (most, target));
    }
}

pub(crate) fn regiments() {
    println!("Whole games of Puissance de feu on the free table, one core\n");
    for id in ["toll-gate", "cowpens", "plymouth", "pea-ridge", "quatre-bras"] {
        let scenario = puissance_de_feu::scenario::Scenario::built_in(id);
        let start = PuissanceDeFeu::begin(
            &scenario.expect("checked by the tests"),
            &puissance_de_feu::game::Options::default(),
        );
        battle::<PuissanceDeFeu>(id, &start, ("100,000", ""));
    }
}

pub(crate) fn divisions() {
    println!("Whole games of Bataille Empire on the free table, one core\n");
    let battles = [
        ("the-farm", "100,000"),
        ("division-against-division", "50,000"),
        ("austerlitz-pratzen", "50,000"),
    ];
    for (id, random) in battles {
        let scenario = bataille_empire::scenario::Scenario::built_in(id);
        let start = BatailleEmpire::begin(
            &scenario.expect("checked by the tests"),
            &bataille_empire::options::Options::default(),
        );
        battle::<BatailleEmpire>(id, &start, (random, ""));
    }
}

/// What one battle costs; `targets` of random play and of sergeants.
pub(crate) fn battle<R: Doctrine>(name: &str, start: &R::State, targets: (&str, &str)) {
    println!("  {name}");
    let times = choices::<R>(start, effort().games, 4000);
    row("one answered choice, median", microseconds(times.median), "µs (target: under 10)");
    row("one answered choice, 99 in 100", microseconds(times.worst), "µs");
    let middle = played::<R>(start, 300, 1);
    row("cloning a state", microseconds(best_time(|| middle.clone())), "µs (target: under 2)");
    row(
        "random play, choices a processor second",
        random_play::<R>(start),
        &format!("(target: {})", targets.0),
    );
    row("sergeant against sergeant, battles a second", sergeants::<R>(start), targets.1);
}

fn row(what: &str, number: f64, unit: &str) {
    println!("    {what:46} {number:>12.1} {unit}");
}

/// Answers once as somebody would who answers anything; how long that took, or nothing if the
/// battle is over.
fn anything<R: Rules>(
    game: &mut Game<R>,
    dice: &mut Seeded,
    chance: &mut Chance,
) -> Option<Duration> {
    let ask = game.asked().first()?;
    let (seat, listed) = (ask.seat, ask.listed(game.state()));
    let choice = listed[chance.number(listed.len())].clone();
    let begun = Instant::now();
    let told = game.answer(seat, &choice, dice);
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

/// What an answer costs with its check, its record and its hash.
pub(crate) struct Times {
    pub(crate) median: Duration,
    /// The 99th hundredth.
    worst: Duration,
    pub(crate) mean: Duration,
}

pub(crate) fn choices<R: Rules>(start: &R::State, games: u64, longest: usize) -> Times {
    let mut times = Vec::new();
    for seed in 0..games {
        let mut game = Game::<R>::new(start.clone());
        let (mut dice, mut chance) = (Seeded::new(seed), Chance::new(seed));
        let answers = std::iter::from_fn(|| anything(&mut game, &mut dice, &mut chance));
        times.extend(answers.take(longest));
    }
    times.sort_unstable();
    let at = |hundredths: usize| times[(times.len() - 1) * hundredths / 100];
    let mean = times.iter().sum::<Duration>() / times.len() as u32;
    Times { median: at(50), worst: at(99), mean }
}

/// Choices a processor second of players who answer anything, without a record.
pub(crate) fn random_play<R: Rules>(start: &R::State) -> f64 {
    let (effort, mut best) = (effort(), 0.0_f64);
    for seed in 0..2 * effort.rounds {
        let mut state = start.clone();
        let (mut dice, mut chance) = (Seeded::new(seed), Chance::new(seed));
        let mut log = Log::silent();
        let begun = Busy::now();
        for _ in 0..effort.choices {
            let Some(ask) = R::asked(&state).first() else {
                state = start.clone();
                continue;
            };
            let seat = ask.seat;
            let drawn = R::draw(&state, ask, &mut |bound| chance.number(bound));
            let choice = drawn.expect("something is offered");
            let mut table = Table::new(&mut dice, &mut log);
            let told = R::answer(&mut state, seat, &choice, &mut table);
            told.expect("an offer is accepted");
        }
        best = best.max(f64::from(effort.choices) / begun.elapsed().as_secs_f64());
    }
    best
}

/// Battles a processor second between two sergeants: the best of several rounds.
fn sergeants<R: Doctrine>(start: &R::State) -> f64 {
    let players = [Opponent::new(Level::Sergeant); 2];
    let (effort, mut best) = (effort(), 0.0_f64);
    for round in 0..effort.rounds {
        let (begun, mut count) = (Busy::now(), 0_u32);
        while begun.elapsed() < effort.round {
            let seed = round * 1000 + u64::from(count);
            let battle = Battle { players: &players, seed, longest: 100_000 };
            let fought = black_box(battle.fight::<R>(start.clone()).expect("it ends"));
            assert_eq!(fought.faults, [], "a computer found no legal answer");
            count += 1;
        }
        best = best.max(f64::from(count) / begun.elapsed().as_secs_f64());
    }
    best
}

/// Units a side. A file of the rulebook has at most 60; a program may ask for more.
const SIZES: [usize; 5] = [10, 30, 100, 300, 1000];

/// One board for all of them.
const BOARD: Grid = Grid { columns: 100, rows: 100 };

/// What a choice costs as armies grow: no more than the logarithm of their size.
pub(crate) fn growth() {
    for (ground, name) in [(Ground::Hexes, "hexes"), (Ground::Table, "the free table")] {
        println!("\n  growth of the cost of a choice with the units a side, on {name}");
        let mut first = None;
        for units in SIZES {
            let options = Options { ground: Some(ground), ..Options::default() };
            let start = BrigadesDeFer::begin(&crowd(units), &options);
            let times = choices::<BrigadesDeFer>(&start, effort().games.div_ceil(4), 1500);
            let cost = [times.median, times.mean].map(microseconds);
            let first = *first.get_or_insert(cost);
            let logarithm = (units as f64).ln() / (SIZES[0] as f64).ln();
            println!(
                "    {units:>4} units {:>8.2} µs median, {:>8.2} mean: {:>5.2} and {:>5.2} times the first (the logarithm: {logarithm:.2})",
                cost[0],
                cost[1],
                cost[0] / first[0],
                cost[1] / first[1],
            );
        }
    }
    bases();
    println!();
}

/// A base of the crowd, in thousandths of an inch.
type Stand = Base<4>;

/// How far round a base others are asked for: a march, or a volley.
const NEAR: i64 = 12_000;

/// What it costs to look round a base: who is near and how near, what stops it straight ahead, and
/// what it sees of the nearest enemy.
fn bases() {
    println!("\n  growth of the cost of a look round a base with the units a side");
    let mut first = None;
    for units in SIZES {
        let crowd = Crowd::new(units);
        let one = |number: usize| {
            let near = crowd.near(number);
            (near.len(), crowd.ahead(number, &near), crowd.sight(number, &near))
        };
        let all = crowd.bases.len();
        let mut next = 0;
        let cost = best_time(|| {
            next = (next + 7919) % all;
            one(next)
        });
        let cost = microseconds(cost);
        let first = *first.get_or_insert(cost);
        let logarithm = (units as f64).ln() / (SIZES[0] as f64).ln();
        // A small army has fewer others within reach: that is no growth of the look-up.
        let near = (0..all).map(|number| crowd.near(number).len()).sum::<usize>();
        println!(
            "    {units:>4} units {cost:>8.2} µs a look at {:>4.1} others: {:>5.2} times the first (the logarithm: {logarithm:.2})",
            near as f64 / all as f64,
            cost / first
        );
    }
}

/// Two armies of bases face to face, in lines of twenty, and where everybody is.
struct Crowd {
    /// Those of one side first.
    bases: Vec<Stand>,
    index: PointIndex,
}

impl Crowd {
    fn new(units: usize) -> Self {
        let stand = |side: i64, number: usize| {
            let (line, file) = ((number / 20) as i64, (number % 20) as i64);
            let centre = Point::new(8_000 * file, 400_000 + side * (6_000 + 4_000 * line));
            Stand::new(centre, if side < 0 { 0 } else { 1800 }, 3_150, 787)
        };
        let sides = [-1, 1].into_iter().flat_map(|side| (0..units).map(move |at| (side, at)));
        let bases: Vec<Stand> = sides.map(|(side, number)| stand(side, number)).collect();
        let centres: Vec<Point> = bases.iter().map(|base| base.centre).collect();
        Self { index: PointIndex::new(Cells::new(160_000, 800_000, 8_000), &centres), bases }
    }

    fn is_enemy(&self, one: usize, other: usize) -> bool {
        let half = self.bases.len() / 2;
        (one < half) != (other < half)
    }

    /// The others nearby, with their distances.
    fn near(&self, number: usize) -> Vec<(i64, usize)> {
        let base = &self.bases[number];
        let round = Bounds::square(base.centre, NEAR + 2 * base.reach());
        let others = self.index.near(round).filter(|other| *other != number);
        let apart = others.map(|other| (base.distance(&self.bases[other]), other));
        apart.filter(|(distance, _)| *distance <= NEAR).collect()
    }

    /// How far it can go straight ahead.
    fn ahead(&self, number: usize, near: &[(i64, usize)]) -> Option<i64> {
        let base = &self.bases[number];
        near.iter().filter_map(|(_, other)| base.ahead_to_base(&self.bases[*other])).min()
    }

    /// What it sees of the nearest enemy.
    fn sight(&self, number: usize, near: &[(i64, usize)]) -> Option<Sight> {
        let base = &self.bases[number];
        let enemies = near.iter().filter(|(_, other)| self.is_enemy(number, *other));
        let (_, target) = enemies.min()?;
        let (eye, seen) = (base.front_centre(), &self.bases[*target]);
        let lane = Lane::new(eye, seen.centre, seen.reach());
        let between = near.iter().map(|(_, other)| *other).filter(|other| {
            let other = &self.bases[*other];
            other != seen && lane.touches(other.centre, other.reach())
        });
        let screens = between.map(|other| BaseScreen::new(self.bases[other], eye)).collect();
        let mut look = Look::new(eye, 100, screens, |at| base.sector_holds(at, AT_45_DEGREES));
        seen.edges_facing(eye).for_each(|edge| look.along(edge));
        look.nearest()
    }
}

/// A brigade and a general a side, to be multiplied.
const SEED_OF_A_CROWD: &str = r#"
format = 1
id = "crowd"
turns = 60
deployment = "fixed"
title = { fr = "", en = "" }
table = { width = 26, height = 26 }
victory = { kind = "points", stand = 1, unit = 2, victory = 1 }
[union]
generals = [{ id = "UG", name = "UG", control = 1, attack = 1, defence = 1, commander_in_chief = true, at = { hex = "B2" } }]
units = [{ id = "U", name = "U", category = "infantry", vc = 3, weapon = "rifled_musket", commander = "UG", at = { hex = "A1", facing = 0 } }]
[confederate]
generals = [{ id = "CG", name = "CG", control = 1, attack = 1, defence = 1, commander_in_chief = true, at = { hex = "D2" } }]
units = [{ id = "C", name = "C", category = "infantry", vc = 3, weapon = "rifled_musket", commander = "CG", at = { hex = "C1", facing = 3 } }]
"#;

/// Two armies face to face, in as many lines as they need, each with room to move.
fn crowd(units: usize) -> Scenario {
    let mut scenario = Scenario::parse(SEED_OF_A_CROWD).expect("a battle of one against one");
    let middle = BOARD.rows / 2;
    for (army, away) in [(&mut scenario.union, 1), (&mut scenario.confederate, -1)] {
        let one = army.units.remove(0);
        army.units = (0..units as i32)
            .map(|number| {
                let (line, file) = (number / BOARD.columns, number % BOARD.columns);
                let at = one.at.get().map(|place| UnitPlace {
                    hex: HexName(Hex::from_column_row(file, middle + away * (2 + 4 * line))),
                    ..place
                });
                Unit { id: format!("{}{number}", one.id), at: Optional(at), ..one.clone() }
            })
            .collect();
    }
    scenario.on_board(BOARD)
}

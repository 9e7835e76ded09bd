//! Whole games of Orël–Tsaritsyne: its three battles, and what a choice costs as armies grow.

use board::hex::Hex;
use engine::input::Optional;
use orel_tsaritsyne::ch01_hexes::HexNumber;
use orel_tsaritsyne::game::{Options, OrelTsaritsyne};
use orel_tsaritsyne::scenario::{Army, Scenario};

use crate::battles::{battle, choices, random_play};
use crate::{effort, microseconds};

pub(crate) fn all() {
    println!("Whole games of Orël–Tsaritsyne, one core\n");
    for id in ["kukuyevka", "orel-1919", "tsaritsyne-1919"] {
        let scenario = Scenario::built_in(id).expect("checked by the tests");
        let start = OrelTsaritsyne::begin(&scenario, &Options::default());
        let target = if id == "orel-1919" { "(target: 10)" } else { "" };
        battle::<OrelTsaritsyne>(id, &start, ("300,000", target));
    }
    growth();
}

/// Counters of both sides together.
const SIZES: [usize; 4] = [20, 60, 120, 200];

/// What a choice costs with few counters and with many: the same.
fn growth() {
    println!("\n  growth of the cost of a choice with the counters on the map");
    let mut first = None;
    for counters in SIZES {
        let start = OrelTsaritsyne::begin(&crowd(counters / 2), &Options::default());
        let times = choices::<OrelTsaritsyne>(&start, effort().games.div_ceil(4), 1500);
        let random = 1e6 / random_play::<OrelTsaritsyne>(&start);
        let cost = [microseconds(times.median), microseconds(times.mean), random];
        let first = *first.get_or_insert(cost);
        println!(
            "    {counters:>4} counters {:>7.2} µs median, {:>7.2} mean, {:>7.2} drawn and answered: {:.2}, {:.2} and {:.2} times the first",
            cost[0],
            cost[1],
            cost[2],
            cost[0] / first[0],
            cost[1] / first[1],
            cost[2] / first[2],
        );
    }
    println!();
}

/// One regiment a side on a wide plain, to be multiplied.
const SEED_OF_A_CROWD: &str = r#"
format = 1
id = "crowd"
turns = 8
title = { fr = "", en = "" }
map = { rows = ["...............................", "..............................."] }
objectives = [{ id = "post", name = { fr = "", en = "" }, hex = "0101", points = 1 }]
victory = { counts = "objectives", annihilation = "victory", levels = [{ level = "victory", side = "white", least = 1 }] }
[white]
name = "White"
home = "south"
pool = 4
formations = [{ id = "w", name = "w", short = "w" }]
units = [{ id = "W", name = "W", formation = "w", class = "infantry", quality = 4, pe = [4, 2], combat = [4, 2], hex = "0102" }]
[red]
name = "Red"
home = "north"
pool = 4
formations = [{ id = "r", name = "r", short = "r" }]
units = [{ id = "R", name = "R", formation = "r", class = "infantry", quality = 4, pe = [4, 2], combat = [4, 2], hex = "0101" }]
"#;

/// Two armies face to face, a counter in every second hex, in as many lines as they need.
fn crowd(units: usize) -> Scenario {
    const LINE: i32 = 15;
    let mut scenario = Scenario::parse(SEED_OF_A_CROWD).expect("a battle of one against one");
    let row = scenario.map.rows[0].clone();
    scenario.map.rows = vec![row; 32];
    let spread = |army: &mut Army, away: i32| {
        let one = army.units.remove(0);
        let place = |number: i32| {
            let (line, file) = (number / LINE, number % LINE);
            let hex = HexNumber(Hex::from_column_row(1 + 2 * file, 15 + away * (1 + 2 * line)));
            let mut unit = one.clone();
            (unit.id, unit.hex) = (format!("{}{number}", one.id), Optional(Some(hex)));
            unit
        };
        army.units = (0..units as i32).map(place).collect();
    };
    spread(&mut scenario.white, 1);
    spread(&mut scenario.red, -1);
    scenario
}

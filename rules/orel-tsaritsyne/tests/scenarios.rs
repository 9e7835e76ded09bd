//! The battles of chapter 8: their maps and orders of battle are what the book counts, and whatever is
//! wrong with a file is told with its line.

use std::collections::{BTreeMap, BTreeSet};

use board::hex::Hex;
use orel_tsaritsyne::ch01_hexes::HexNumber;
use orel_tsaritsyne::ch07_movement::{Gait, may_cross, may_enter};
use orel_tsaritsyne::scenario::{BUILT_IN, Fault, Ground, Map, Scenario, Unit};
use orel_tsaritsyne::unit::{Class, Hexside, Side, Terrain};

fn battle(id: &str) -> Scenario {
    let (_, text) = BUILT_IN.iter().find(|(name, _)| *name == id).expect("a battle");
    Scenario::parse(text).unwrap_or_else(|faults| panic!("{id}: {faults:#?}"))
}

fn hex(number: &str) -> Hex {
    HexNumber::parse(number).expect("a number").0
}

#[test]
fn every_battle_is_sound_and_has_the_name_of_its_file() {
    for (id, _) in BUILT_IN {
        let scenario = battle(id);
        assert_eq!(scenario.head.id, id);
        let names = scenario.places.iter().map(|place| &place.name);
        let units = scenario.roster().map(|(_, unit)| &unit.name);
        for name in names.chain(units).chain([&scenario.head.title, &scenario.head.summary]) {
            assert!(!name.fr.is_empty() && !name.en.is_empty(), "{id}: {name:?}");
        }
    }
}

/// Clear, woods, hill, marsh, water; village, town, city; river, stream, ravine; bridges; railway
/// hexes; hexes that White controls at the start.
#[test]
fn the_maps_are_what_the_book_counts() {
    let counts = [
        ("kukuyevka", [43, 8, 2, 0, 0, 1, 1, 1, 15, 0, 0, 1, 0, 21]),
        ("orel-1919", [245, 48, 9, 0, 0, 14, 2, 2, 54, 16, 7, 9, 35, 127]),
        ("tsaritsyne-1919", [241, 3, 11, 29, 18, 14, 1, 3, 15, 11, 17, 1, 39, 115]),
    ];
    for (id, expected) in counts {
        let scenario = battle(id);
        let (map, hexes) = (&scenario.map, || scenario.grid().hexes());
        let of = |ground: Ground| hexes().filter(|hex| map.ground(*hex) == Some(ground)).count();
        let land = |terrain| of(Ground::Land(terrain));
        let railway: BTreeSet<HexNumber> = map.railways.iter().flatten().copied().collect();
        let white = hexes().filter(|hex| scenario.controls(*hex) == Some(Side::White)).count();
        let found = [
            land(Terrain::Clear),
            land(Terrain::Woods),
            land(Terrain::Hill),
            land(Terrain::Marsh),
            of(Ground::Water),
            land(Terrain::Village),
            land(Terrain::Town),
            land(Terrain::City),
            map.river.len(),
            map.stream.len(),
            map.ravine.len(),
            map.bridges.len(),
            railway.len(),
            white,
        ];
        assert_eq!(found, expected, "{id}");
    }
}

/// Counters of both sides; PE of combat units in all and at the start; Fire of guns; trains; points of
/// objectives at the start.
#[test]
fn the_orders_of_battle_are_what_the_book_counts() {
    let counts = [
        ("kukuyevka", [[4, 4], [7, 10], [7, 10], [3, 2], [0, 0], [0, 10]]),
        ("orel-1919", [[22, 31], [35, 73], [24, 59], [9, 14], [3, 2], [14, 31]]),
        ("tsaritsyne-1919", [[29, 30], [47, 51], [38, 38], [9, 13], [2, 4], [2, 33]]),
    ];
    for (id, expected) in counts {
        let scenario = battle(id);
        let both = |count: &dyn Fn(Side) -> i32| [Side::White, Side::Red].map(count);
        let units = |side| scenario.army(side).units.iter();
        let pe = |side, there: bool| {
            let combat = units(side).filter(|unit| unit.class().is_combat());
            combat.filter(|unit| !there || unit.is_there()).map(Unit::full).sum()
        };
        let found = [
            both(&|side| units(side).count() as i32),
            both(&|side| pe(side, false)),
            both(&|side| pe(side, true)),
            both(&|side| {
                let guns = units(side).filter(|unit| unit.class().is_artillery());
                guns.map(|unit| unit.fire[0].get()).sum()
            }),
            both(&|side| {
                units(side).filter(|unit| unit.class() == Class::ArmouredTrain).count() as i32
            }),
            both(&|side| {
                let held = scenario
                    .objectives
                    .iter()
                    .filter(|objective| scenario.controls(objective.hex.0) == Some(side));
                held.map(|objective| objective.place.points.get()).sum()
            }),
        ];
        assert_eq!(found, expected, "{id}");
    }
}

/// Everything that a gait reaches from a hex by table 4.4, roads and railways.
fn reached(map: &Map, from: Hex, gait: Gait) -> BTreeSet<Hex> {
    let mut links: BTreeMap<Hex, Vec<Hex>> = BTreeMap::new();
    for (one, other) in Map::links(&map.roads).chain(Map::links(&map.railways)) {
        links.entry(one).or_default().push(other);
        links.entry(other).or_default().push(one);
    }
    let (mut reached, mut open) = (BTreeSet::from([from]), vec![from]);
    while let Some(hex) = open.pop() {
        for next in hex.neighbours() {
            let Some(Ground::Land(terrain)) = map.ground(next) else { continue };
            let joined = links.get(&hex).is_some_and(|links| links.contains(&next));
            let side = map.between(hex, next);
            let crosses =
                side == Hexside::None || may_cross(gait, side) || map.has_bridge(hex, next);
            if (joined || may_enter(gait, terrain) && crosses) && reached.insert(next) {
                open.push(next);
            }
        }
    }
    reached
}

#[test]
fn railways_hang_together_and_towns_can_be_reached() {
    for (id, start, beyond) in [
        ("kukuyevka", "0407", None),
        ("orel-1919", "1604", None),
        ("tsaritsyne-1919", "1507", Some("1707")),
    ] {
        let scenario = battle(id);
        let map = &scenario.map;
        if let Some(first) = map.railways.first() {
            let (mut open, mut joined) = (vec![first[0].0], BTreeSet::from([first[0].0]));
            while let Some(hex) = open.pop() {
                for (one, other) in Map::links(&map.railways) {
                    let next = if one == hex { other } else { one };
                    if (one == hex || other == hex) && joined.insert(next) {
                        open.push(next);
                    }
                }
            }
            let all: BTreeSet<Hex> = map.railways.iter().flatten().map(|hex| hex.0).collect();
            assert_eq!(joined, all, "{id}");
        }
        for gait in [Gait::Foot, Gait::Wheeled] {
            let reached = reached(map, hex(start), gait);
            let cut_off: Vec<String> = scenario
                .places
                .iter()
                .filter(|place| !reached.contains(&place.hex.0))
                .map(|place| place.hex.to_string())
                .collect();
            let expected: Vec<String> = beyond.iter().map(|hex| (*hex).to_owned()).collect();
            assert_eq!(cut_off, expected, "{id} {gait:?}");
        }
    }
}

/// The field of the stories: 10 × 10 clear hexes, pools of AP, no depots.
const FIELD: &str = r#"format = 1
id = "field"
title = "The Field"
turns = 3
begins = { turn = 1, side = "white", phase = "combat" }
[map]
rows = ["..........", "..........", "..........", "..........", "..........", "..........", "..........", "..........", "..........", ".........."]
river = ["0802-0803"]
roads = [["0802", "0902"], ["0801", "0901"]]
railways = [["0101", "0102", "0103"]]
[victory]
levels = [{ level = "victory", lead = 1 }]
[white]
home = "south"
pool = 9
sources = ["0110"]
units = [
  { id = "W", class = "infantry", quality = 4, pe = [4, 2], combat = [5, 3], hex = "0506", order = "prepared", target = "0505" },
  { id = "G", class = "artillery", quality = 5, pe = [1], fire = [3], range = 2, hex = "0507", markers = ["em"] },
  { id = "X", class = "infantry", quality = 1, pe = [1], combat = [1], hex = "1010" },
]
[red]
home = "north"
pool = 9
units = [
  { id = "R", class = "infantry", quality = 4, pe = [4, 2], combat = [4, 2], hex = "0505", losses = 1 },
  { id = "Y", class = "infantry", quality = 1, pe = [1], combat = [1], hex = "0101" },
  { id = "T", class = "armoured_train", quality = 3, pe = [2, 1], fire = [2, 1], range = 2, arrives = { turn = 2, hexes = ["0101"] } },
]
"#;

#[test]
fn the_field_of_the_stories_is_written_in_a_few_lines() {
    let field = Scenario::parse(FIELD).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let worn = &field.red.units[0];
    assert_eq!((worn.full(), worn.pe_left()), (4, 3));
    assert_eq!(field.white.formation_of(&field.white.units[0]), "");
    assert_eq!(field.controls(hex("0505")), Some(Side::Red));
    assert_eq!(field.controls(hex("0509")), Some(Side::White));
}

#[test]
fn whatever_is_wrong_is_told_with_its_line() {
    let line_of =
        |text: &str, part: &str| 1 + text[..text.rfind(part).expect(part)].matches('\n').count();
    let wrong = [
        ("[\"0101\", \"0102\", \"0103\"]", "[\"0101\", \"0103\"]", "scenario-line-jumps"),
        ("[\"0802\", \"0902\"]", "[\"0802\", \"0803\"]", "scenario-no-bridge"),
        ("river = [\"0802-0803\"]", "river = [\"0802-0804\"]", "scenario-no-neighbours"),
        ("river = [\"0802-0803\"]", "river = [\"0802-0811\"]", "scenario-hex-off-the-map"),
        ("river = [\"0802-0803\"]", "river = [\"0802\"]", "scenario-bad-hexside"),
        ("river = [\"0802-0803\"]", "bridges = [\"0802-0902\"]", "scenario-bridge-without-river"),
        (
            "river = [\"0802-0803\"]",
            "river = [\"0802-0803\"]\nstream = [\"0803-0802\"]",
            "scenario-hexside-twice",
        ),
        ("rows = [\"..........\"", "rows = [\".........\"", "scenario-row-of-another-length"),
        ("rows = [\"..........\"", "rows = [\".........x\"", "scenario-unknown-ground"),
        ("rows = [\"..........\"", "rows = [\".........v\"", "scenario-place-without-a-name"),
        ("river = [\"0802-0803\"]", "cut = [\"0505\"]", "scenario-no-railway"),
        ("hex = \"0101\" },", "hex = \"0507\" },", "scenario-both-sides-in-a-hex"),
        ("id = \"G\"", "id = \"W\"", "scenario-id-used-twice"),
        ("hex = \"1010\"", "hex = \"1110\"", "scenario-hex-off-the-map"),
        ("hex = \"1010\"", "hex = \"10-10\"", "scenario-bad-hex"),
        ("target = \"0505\"", "target = \"0705\"", "scenario-bad-target"),
        (", target = \"0505\"", "", "scenario-no-target"),
        ("losses = 1", "losses = 4", "scenario-too-many-losses"),
        ("fire = [3], range = 2", "range = 7", "scenario-value-missing"),
        ("fire = [3]", "fire = [3], charge = [4]", "scenario-value-of-another-class"),
        ("fire = [3]", "fire = [3, 1]", "scenario-faces"),
        ("hexes = [\"0101\"]", "hexes = [\"0501\"]", "scenario-forbidden-ground"),
        ("hexes = [\"0101\"]", "hexes = []", "scenario-entry-hexes"),
        ("turn = 2, hexes", "turn = 4, hexes", "scenario-after-the-last-turn"),
        ("hex = \"1010\"", "markers = [\"em\"]", "scenario-hex-or-arrives"),
        ("levels = [{ level = \"victory\", lead = 1 }]", "levels = []", "scenario-no-levels"),
        ("lead = 1 }]", "lead = 1 }]\neven = { levels = [] }", "scenario-no-levels"),
        ("turn = 1, side", "turn = 9, side", "scenario-begins-after-the-end"),
        ("home = \"south\"", "home = \"south\"\nbases = 2", "scenario-misspelt-field"),
    ];
    for (part, instead, key) in wrong {
        let text = FIELD.replacen(part, instead, 1);
        assert_ne!(text, FIELD, "{part}");
        let faults = Scenario::parse(&text).expect_err(key);
        let fault = faults.iter().find(|fault| fault.key == key);
        let fault = fault.unwrap_or_else(|| panic!("{key}: {faults:#?}"));
        let last = instead.lines().last().unwrap_or_default();
        if !last.is_empty() {
            assert_eq!(fault.line, line_of(&text, last), "{key}");
        }
    }
}

/// OT-1.13, OT-3.6, OT-5.3, OT-8.71: what a battle of the book would not be.
#[test]
fn a_battle_that_the_rules_forbid_is_told_with_its_line() {
    let (_, orel) = BUILT_IN[1];
    let faults = |part: &str, instead: &str| -> Vec<Fault> {
        let text = orel.replacen(part, instead, 1);
        assert_ne!(text, orel, "{part}");
        Scenario::parse(&text).expect_err(instead)
    };
    let wrong = [
        ("stock = 3, hex = \"0516\"", "stock = 3, hex = \"2011\"", "scenario-stack-over-its-limit"),
        ("formation = \"cav5\"", "formation = \"cav6\"", "scenario-unknown-formation"),
        (
            "[\"kornilov\", \"drozdovsky\", \"markov\"]",
            "[\"kolchak\"]",
            "scenario-unknown-formation",
        ),
        (
            "\"estonian\", \"orel\"]",
            "\"estonian\", \"latvian\"]",
            "scenario-formation-in-two-corps",
        ),
        ("replaces = \"RLM\"", "replaces = \"RLX\"", "scenario-no-such-leader"),
        ("units = [\"WTK\"]", "units = [\"WK1\"]", "scenario-comes-no-earlier"),
        ("rail_lines = [1]", "rail_lines = [9]", "scenario-no-such-railway"),
        (
            "base = 1\n",
            "base = 1\nscore = { options = [\"late_tanks\"] }\n",
            "scenario-no-such-option",
        ),
        ("base = 2\n", "base = 2\nscore = { kept = [\"latvian\"] }\n", "scenario-not-called-away"),
        (
            "sources = [\"2016\", \"1116\", \"0516\"]",
            "sources = [\"2016\", \"2017\"]",
            "scenario-hex-off-the-map",
        ),
    ];
    for (part, instead, key) in wrong {
        let told = faults(part, instead);
        assert!(told.iter().any(|fault| fault.key == key && fault.line > 1), "{key}: {told:#?}");
    }
    let island = "rows = [\n  \". v\",\n]\nriver = [\"0101-0201\"]";
    let text = format!(
        "format = 1\nid = \"i\"\ntitle = \"I\"\nturns = 1\nplaces = [{{ name = \"V\", hex = \"0201\" }}]\n[map]\n{island}\n\
         [victory]\nlevels = [{{ level = \"draw\", lead = 1 }}]\n[white]\nhome = \"south\"\nsources = [\"0101\"]\n\
         units = [{{ id = \"D\", class = \"depot\", hex = \"0201\" }}]\n[red]\nhome = \"north\"\n\
         units = [{{ id = \"R\", class = \"leader\", hex = \"0101\" }}]\n"
    );
    let told = Scenario::parse(&text).expect_err("an unreachable depot");
    let depot = told.iter().find(|fault| fault.key == "scenario-unreachable-depot");
    assert_eq!(depot.expect("told").line, 16, "{told:#?}");
}

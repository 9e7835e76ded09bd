//! The shared parts of a scenario in files like those of the rulebooks that become whole games next:
//! a free table with brigades, formations and orders, and a map of hexes with arrivals and levels.

use engine::form::{Fault, Form, Lines, Narrow, parse};
use engine::scenario::{
    Arrival, Check, Commander, Condition, Corner, Cover, Edge, Head, Kind, Level, LevelWord, Look,
    Names, Objective, Rectangle, Size, TableSize, Terrain, Zone, ids_of, judge,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Side {
    First,
    Second,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Phase {
    Orders,
    Charges,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Formation {
    Line,
    AttackColumn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Order {
    Attack,
    Hold,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Marker {
    Shaken,
    Hesitant,
}

#[derive(Debug, Deserialize, Serialize, JsonSchema)]
struct Battle {
    #[serde(flatten)]
    head: Head<Side, Phase>,
    table: TableSize<12, 120>,
    #[serde(default)]
    terrain: Vec<Ground>,
    #[serde(default)]
    objectives: Vec<Objective<Side>>,
    first: Army,
    #[serde(default)]
    levels: Vec<Level<Side>>,
}

#[derive(Debug, Deserialize, Serialize, JsonSchema)]
struct Ground {
    #[serde(flatten)]
    ground: Terrain,
    /// A field of this rulebook.
    #[serde(default)]
    material: Option<String>,
}

#[derive(Debug, Deserialize, Serialize, JsonSchema)]
struct Army {
    edges: Vec<Edge>,
    zones: Vec<Rectangle>,
    units: Vec<Unit>,
}

#[derive(Debug, Deserialize, Serialize, JsonSchema)]
struct Unit {
    id: String,
    #[serde(default)]
    name: Names,
    elements: u8,
    #[serde(default)]
    at: Option<Corner>,
    #[serde(default)]
    arrives: Option<Entry>,
    #[serde(flatten)]
    condition: Condition<Marker, Formation, Order>,
}

/// When a unit comes, and by which hexes.
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
struct Entry {
    #[serde(flatten)]
    arrival: Arrival,
    #[serde(default)]
    hexes: Vec<String>,
}

impl Form for Battle {
    fn narrow(narrow: Narrow<'_>) {
        narrow
            .only(
                "terrain.kind",
                &[
                    Kind::Strongpoint,
                    Kind::Wall,
                    Kind::Ravine,
                    Kind::Hill,
                    Kind::Bridge,
                    Kind::Orchard,
                ],
            )
            .needs("terrain", &["id"]);
    }

    fn faults(&self, lines: &Lines) -> Vec<Fault> {
        let mut check = Check::new(lines);
        check.head(&self.head);
        let size = Size { width: self.table.width.get(), height: self.table.height.get() };
        for (index, piece) in self.terrain.iter().enumerate() {
            let field = format!("terrain[{index}]");
            check.terrain(&piece.ground, &field);
            check.shape(&piece.ground.shape, size, &field);
        }
        for (index, objective) in self.objectives.iter().enumerate() {
            let terrain = self.terrain.iter().map(|piece| piece.ground.id.as_str());
            check.objective(objective, terrain, &format!("objectives[{index}]"));
        }
        for (index, unit) in self.first.units.iter().enumerate() {
            let field = format!("first.units[{index}]");
            check.condition(&unit.condition, i32::from(unit.elements), &field);
        }
        check.into_faults()
    }
}

const TEXT: &str = r#"
format = 1
id = "petit-morin"
title = { fr = "La ferme", en = "The farm" }
turns = 6
begins = { turn = 3, side = "second", phase = "charges" }
table = { width = 36, height = 24, metres = 50 }
levels = [
    { level = "decisive", lead = 20 },
    { level = "marginal", side = "second", enemy_at_most = 5 },
]

[[terrain]]
id = "farm"
kind = "strongpoint"
polygon = [[17, 13], [19, 13], [19, 15], [17, 15]]
material = "stone"
cover = "dense"
capacity = 1
drawn_as = "farm"

[[terrain]]
id = "orchard_wall"
kind = "wall"
line = [[15, 16], [21, 16]]
cover = "light"

[[terrain]]
id = "ravine"
kind = "ravine"
line = [[9, 0], [11, 12]]
width = 2
going = "rough"
level = -1

[[terrain]]
id = "bridge"
kind = "bridge"
point = [11, 12]

[[objectives]]
id = "farm"
terrain = "farm"
points = 30
holder = "second"

[first]
edges = ["west"]
zones = [[0, 0, 10, 24]]

[[first.units]]
id = "F1"
elements = 4
at = [8.5, 14]
losses = 1.5
formation = "attack_column"
order = "hold"
markers = ["shaken"]

[[first.units]]
id = "F2"
elements = 2
arrives = { turn = 4, hexes = ["0516", "1116"], called = true }

[[first.units]]
id = "F3"
elements = 2
arrives = { turn = 5, edge = "north", between = [4, 7.5] }
"#;

fn read(text: &str) -> Battle {
    parse(text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// The field, the line and the key of what is wrong once a line is changed.
fn faults(from: &str, to: &str) -> Vec<(String, usize, &'static str)> {
    assert!(TEXT.contains(from), "{from}");
    let text = TEXT.replacen(from, to, 1);
    let faults = parse::<Battle>(&text).expect_err(to);
    faults.into_iter().map(|fault| (fault.field, fault.line, fault.key)).collect()
}

#[test]
fn a_file_of_a_book_to_come_is_read() {
    let battle = read(TEXT);
    let begins = battle.head.begins.get().expect("in its middle");
    assert_eq!((begins.turn.get(), begins.side.get()), (3, Some(Side::Second)));
    assert_eq!(begins.phase.get(), Some(Phase::Charges));
    let [farm, wall, ravine, bridge] = &battle.terrain[..] else { panic!("four pieces") };
    assert_eq!((farm.ground.look(), wall.ground.look()), (Look::Farm, Look::StoneWall));
    assert_eq!((ravine.ground.look(), bridge.ground.look()), (Look::Slope, Look::Bridge));
    assert_eq!(
        (farm.ground.cover.get(), farm.material.as_deref()),
        (Some(Cover::Dense), Some("stone"))
    );
    let [first, second, third] = &battle.first.units[..] else { panic!("three units") };
    assert_eq!(first.condition.losses.get().count_of_parts(2), 3);
    assert_eq!(first.condition.formation.get(), Some(Formation::AttackColumn));
    assert!(first.condition.has(Marker::Shaken) && !first.condition.has(Marker::Hesitant));
    assert_eq!(second.condition, Condition::default());
    let called = second.arrives.as_ref().expect("it comes");
    assert!(called.arrival.called && called.hexes.len() == 2);
    let edge = third.arrives.as_ref().and_then(|entry| entry.arrival.edge.get());
    assert_eq!(edge, Some(Edge::North));
    let seat = |side: Side| engine::game::Seat(side as u8);
    assert_eq!(judge(&battle.levels, [30, 3], seat).1, LevelWord::Decisive);
    assert_eq!(
        judge(&battle.levels, [5, 3], seat),
        (Some(seat(Side::Second)), LevelWord::Marginal)
    );
    assert_eq!(judge(&battle.levels, [6, 3], seat), (None, LevelWord::Draw));
}

/// Flattened fields are as strict as others: unknown ones, wrong words and numbers have their line.
#[test]
fn faults_of_embedded_parts_have_their_lines() {
    let line = |text: &str| TEXT.lines().position(|line| line == text).expect(text) + 1;
    let one = |field: &str, at: &str, key| vec![(field.to_owned(), line(at), key)];
    for (from, to, fault) in [
        (
            "material =",
            "metal =",
            one("terrain[0].metal", "material = \"stone\"", "scenario-unknown-field"),
        ),
        (
            "cover = \"light\"",
            "cover = \"thick\"",
            one("terrain[1].cover", "cover = \"light\"", "scenario-unknown-word"),
        ),
        (
            "level = -1",
            "level = -9",
            one("terrain[2].level", "level = -1", "scenario-out-of-range"),
        ),
        (
            "losses = 1.5",
            "losses = 99.5",
            one("first.units[0].losses", "losses = 1.5", "scenario-out-of-range"),
        ),
        (
            "losses = 1.5",
            "losses = 4",
            one("first.units[0].losses", "losses = 1.5", "scenario-too-many-losses"),
        ),
        (
            "[\"shaken\"]",
            "[\"routed\"]",
            one("first.units[0].markers[0]", "markers = [\"shaken\"]", "scenario-unknown-word"),
        ),
        (
            "order = \"hold\"",
            "orders = \"hold\"",
            one("first.units[0].orders", "order = \"hold\"", "scenario-misspelt-field"),
        ),
        (
            "point = [11, 12]",
            "point = [11, 25]",
            one("terrain[3].point", "point = [11, 12]", "scenario-point-off-the-table"),
        ),
    ] {
        assert_eq!(faults(from, to), fault, "{to}");
    }
    let missing = faults("id = \"bridge\"\n", "");
    assert_eq!(missing[0].2, "scenario-missing-field");
    let shapes = [
        ("kind = \"strongpoint\"", "kind = \"wall\"", "scenario-needs-a-line"),
        ("kind = \"wall\"", "kind = \"orchard\"", "scenario-needs-a-polygon"),
        ("kind = \"wall\"", "kind = \"strongpoint\"", "scenario-needs-a-polygon"),
        ("point = [11, 12]", "polygon = [[1, 1], [2, 1], [2, 2]]", "scenario-needs-a-point"),
        (
            "kind = \"bridge\"",
            "kind = \"bridge\"\ndrawn_as = \"woods\"",
            "scenario-cannot-be-drawn-so",
        ),
        ("[21, 16]]", "[21, 26]]", "scenario-point-off-the-table"),
        ("turn = 3", "turn = 7", "scenario-begins-after-the-end"),
        ("terrain = \"farm\"", "terrain = \"mill\"", "scenario-unknown-terrain"),
    ];
    for (from, to, key) in shapes {
        let keys: Vec<&str> = faults(from, to).into_iter().map(|fault| fault.2).collect();
        assert_eq!(keys, [key], "{to}");
    }
}

/// A part that is left at its default leaves no trace in what a scenario means.
#[test]
fn defaults_of_the_shared_parts_change_no_digest() {
    let digest = read(TEXT).digest();
    for (from, to) in [
        ("kind = \"wall\"", "kind = \"wall\"\nname = \"A wall\"\ndrawn_as = \"fence\""),
        ("drawn_as = \"farm\"\n", ""),
        ("elements = 2", "elements = 2\nlosses = 0\nmarkers = []"),
    ] {
        assert!(TEXT.contains(from), "{from}");
        assert_eq!(read(&TEXT.replacen(from, to, 1)).digest(), digest, "{to}");
    }
    for (from, to) in [
        ("losses = 1.5", "losses = 1"),
        ("markers = [\"shaken\"]", "markers = [\"hesitant\"]"),
        ("turn = 3, side", "turn = 4, side"),
        ("called = true", "called = false"),
    ] {
        assert!(TEXT.contains(from), "{from}");
        assert_ne!(read(&TEXT.replacen(from, to, 1)).digest(), digest, "{to}");
    }
}

/// The keys of what is found, with their fields.
fn found(look: impl FnOnce(&mut Check<'_>)) -> Vec<(String, &'static str)> {
    let lines = Lines::default();
    let mut check = Check::new(&lines);
    look(&mut check);
    check.into_faults().into_iter().map(|fault| (fault.field, fault.key)).collect()
}

#[test]
fn zones_exist_and_lie_on_the_table() {
    let size = Size { width: 10, height: 8 };
    let zone: Zone = toml::from_str("id = \"ridge\"\nrectangle = [0, 0, 12, 8]").expect("a zone");
    let off = found(|check| check.zone_on_table(&zone, size, "zones[0]"));
    assert_eq!(off, [("zones[0].rectangle".to_owned(), "scenario-point-off-the-table")]);
    let unknown = |id: &str| found(|check| check.zone(id, ["ridge"], "union.zone"));
    assert_eq!(unknown("ridge"), []);
    assert_eq!(unknown("ford"), [("union.zone".to_owned(), "scenario-unknown-zone")]);
}

#[test]
fn ids_are_used_once_in_all_the_lists_that_share_them() {
    let ids = ids_of("terrain", ["wood", "farm"]).chain(ids_of("objectives", ["farm"]));
    let twice = found(|check| check.unique(ids));
    assert_eq!(twice, [("objectives[0].id".to_owned(), "scenario-id-used-twice")]);
}

#[test]
fn one_commander_in_chief_is_there_from_the_start() {
    let general = |chief: bool| -> Commander {
        let text = format!("id = \"lee\"\nname = \"Lee\"\ncommander_in_chief = {chief}");
        toml::from_str(&text).expect("a general")
    };
    let (chief, other) = (general(true), general(false));
    let faults = |all: &[(&Commander, bool)]| {
        found(|check| check.chief(all.iter().copied(), "generals")).len()
    };
    assert_eq!(faults(&[]), 0, "a battle without generals");
    assert_eq!(faults(&[(&chief, true), (&other, true)]), 0);
    assert_eq!(faults(&[(&chief, false), (&other, true)]), 1, "he comes later");
    assert_eq!(faults(&[(&chief, true), (&chief, true)]), 1);
}

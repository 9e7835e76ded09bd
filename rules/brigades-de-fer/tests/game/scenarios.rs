//! The battles that come with the rulebook, and files with faults.

use std::collections::BTreeSet;

use board::plane::Point;
use board::polygon::Polygon;
use brigades_de_fer::game::{BrigadesDeFer, agreed};
use brigades_de_fer::scenario::{BUILT_IN, Corner, Scenario};
use engine::game::state_hash;
use serde_json::{Value, json};

fn point(corner: &Corner) -> Point {
    let millionths = |number: engine::input::Decimal| number.billionths() / 1000;
    Point { x: millionths(corner.0.get()), y: millionths(corner.1.get()) }
}

#[test]
fn every_battle_is_sound() {
    for (id, text) in BUILT_IN {
        let scenario = Scenario::parse(text).unwrap_or_else(|faults| panic!("{id} {faults:#?}"));
        assert_eq!(scenario.head.id, id);
    }
}

/// Records and stored games know a battle by what it means.
#[test]
fn a_battle_is_known_by_its_meaning() {
    for (_, text) in BUILT_IN {
        testkit::meaning::<Scenario>(text, &[], &[]);
    }
    let text = |id: &str| BUILT_IN.iter().find(|(name, _)| *name == id).expect("there").1;
    let same = [
        ("Brawner’s Farm, 28 August 1862", "Brawner"),
        ("Dix minutes pour apprendre", "Pour apprendre"),
        ("Brawner Woods", "The Woods"),
        ("Brawner farmhouse", "The farmhouse"),
        ("Stony Ridge", "The Ridge"),
        ("Warrenton Turnpike", "The turnpike"),
        ("drawn_as = \"farm\"", "drawn_as = \"church\""),
        ("kind = \"track\"", "kind = \"pike\""),
        ("Gibbon’s brigade", "The Black Hats"),
        ("metres = 200", "metres = 250"),
        ("line = [[0, 5.5], [6, 5.5]]", "line = [[0, 5.4], [6, 5.4]]"),
        ("turns = 5", "turns = 5\nground = \"hexes\""),
        ("vc = 4", "vc = 4\ntraining = \"volunteer\"\ngrade = \"standard\"\ndashing = false"),
        ("stand = 1", "stand = 1\ngeneral = 0"),
        ("vc = 3", "vc = 3\nlosses = 0\nmarkers = []"),
    ];
    let other = [
        ("turns = 5", "turns = 6"),
        ("turns = 5", "turns = 5\nground = \"table\""),
        ("evade = false", "evade = true"),
        ("stand = 1", "stand = 2"),
        ("stand = 1", "stand = 1\nbrilliant = 9"),
        ("point = [2.5, 4.0]", "point = [2.5, 4.001]"),
        ("vc = 4", "vc = 5"),
        ("vc = 3", "vc = 3\ntraining = \"militia\""),
        ("vc = 3", "vc = 3\nlosses = 1"),
        ("turns = 5", "turns = 5\nbegins = { turn = 2 }"),
        ("id = \"U1\"", "id = \"U9\""),
        ("points = 2\n", "points = 3\n"),
        ("level = 1", "level = 2"),
    ];
    testkit::meaning::<Scenario>(text("brawners-farm"), &same, &other);
    // A name matters where something else calls a thing by it, and then only that it is the same.
    let same = [("Nicodemus Hill", "Nicodemus’ Hill")];
    testkit::meaning::<Scenario>(text("millers-cornfield"), &same, &[]);
}

/// What is agreed on besides makes another battle; what goes without saying does not.
#[test]
fn a_battle_is_known_by_its_agreements() {
    let scenario = Scenario::built_in("brawners-farm").expect("there");
    let begin = |said: Value| {
        let said = said.as_object().cloned().unwrap_or_default();
        let (options, _) = agreed(&scenario, &said).expect("agreed");
        state_hash(&BrigadesDeFer::begin(&scenario, &options))
    };
    let usual = begin(json!({}));
    assert_eq!(usual, begin(json!({"woods_mask_view": true, "evade": false})));
    let others = [
        json!({"evade": true}),
        json!({"woods_mask_view": false}),
        json!({"support_militia_die": "d8"}),
        json!({"evade": true, "support_militia_die": "d8"}),
    ];
    let hashes: BTreeSet<u64> = others.into_iter().map(begin).chain([usual]).collect();
    assert_eq!(hashes.len(), 5);
}

/// BF-0.22, BF-S4, BF-Q69: the hexes of a piece are its polygon, sampled at the hex centres.
#[test]
fn hexes_are_samples_of_the_table() {
    for (id, text) in BUILT_IN {
        let scenario = Scenario::parse(text).expect("sound");
        let pieces = scenario.terrain.iter().map(|one| (&one.ground, &one.hexes));
        let pieces = pieces.map(|(ground, hexes)| (&ground.name, &ground.shape.polygon, hexes));
        let hills = scenario.hills.iter().map(|one| (&one.name, &one.shape.polygon, &one.hexes));
        for (name, polygon, hexes) in pieces.chain(hills).filter(|piece| !piece.1.is_empty()) {
            let polygon = Polygon(polygon.iter().map(point).collect());
            for hex in scenario.grid().hexes() {
                let shift = if hex.column() % 2 == 0 { 250_000 } else { 750_000 };
                let centre = Point {
                    x: i64::from(hex.column()) * 1_000_000 + 500_000,
                    y: i64::from(hex.row()) * 1_000_000 + shift,
                };
                let listed = hexes.iter().any(|one| one.0 == hex);
                assert_eq!(polygon.contains(centre), listed, "{id} {name:?} {hex}");
            }
        }
    }
}

/// BF-20.1, BF-20.6, BF-20.7, BF-Q74, BF-S5: the orders of battle.
#[test]
fn millers_cornfield_has_its_orders_of_battle() {
    let scenario = Scenario::built_in("millers-cornfield").expect("sound");
    assert_eq!((scenario.grid().columns, scenario.grid().rows), (12, 9));
    assert_eq!((scenario.union.units.len(), scenario.confederate.units.len()), (16, 13));
    let strength = |army: &brigades_de_fer::scenario::Army| {
        army.units.iter().map(|unit| unit.vc.get()).sum::<i32>()
    };
    assert_eq!((strength(&scenario.union), strength(&scenario.confederate)), (52, 35));
}

/// BF-Q76: a figure to compare armies by; it decides nothing.
#[test]
fn armies_can_be_compared() {
    let scenario = Scenario::built_in("millers-cornfield").expect("sound");
    assert_eq!((scenario.union.balance(), scenario.confederate.balance()), (604, 434));
}

/// BF-0.2, BF-0.11, BF-S4: the shapes of the free table are checked too.
#[test]
fn faults_of_the_table_are_told() {
    let (_, text) = BUILT_IN[0];
    let broken = [
        ("[[6.1, 4.0], [8.1, 4.0]", "[[6.1, -4.0], [18.1, 4.0]", "scenario-point-off-the-table"),
        ("point = [5.4, 7.7]", "point = [5.4, 9.7]", "scenario-point-off-the-table"),
        ("[[5.7, 0], [5.7, 9]]", "[[5.7, 0]]", "scenario-too-few-corners"),
        ("hill = \"Nicodemus Hill\"", "hill = \"Round Top\"", "scenario-unknown-hill"),
        ("rectangle = [2, 6, 10, 9]", "rectangle = [2, 3, 10, 9]", "scenario-zones-too-close"),
        (
            "rectangle = [4, 0, 12, 2.5]",
            "rectangle = [4, 0, 13, 2.5]",
            "scenario-point-off-the-table",
        ),
    ];
    for (from, to, key) in broken {
        let faults = Scenario::parse(&text.replace(from, to)).expect_err(key);
        assert!(faults.iter().any(|fault| fault.key == key), "{key}: {faults:#?}");
        let words = words::Language::French.words();
        assert!(words.has(&format!("bf-{key}")) || words.has(key), "{key}");
    }
    let (_, text) = BUILT_IN[1];
    let close = text.replace("point = [1.5, 4.0]", "point = [2.0, 4.0]");
    let faults = Scenario::parse(&close).expect_err("two on one spot");
    assert!(faults.iter().all(|fault| fault.key == "scenario-units-too-close"), "{faults:#?}");
}

/// BF-Q72: an objective is the terrain that it names by its id, or that has its name.
#[test]
fn an_objective_may_be_a_piece_of_terrain() {
    let (_, text) = BUILT_IN[0];
    let ground = "kind = \"tall_crops\"";
    let named = text
        .replace(ground, &format!("id = \"corn\"\n{ground}"))
        .replace("id = \"cornfield\"", "id = \"cornfield\"\nterrain = \"corn\"");
    let scenario = Scenario::parse(&named).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let corn = &scenario.objectives[0];
    assert_eq!(scenario.terrain_of(corn), [0]);
    let plain = Scenario::parse(text).expect("sound");
    assert_eq!(plain.terrain_of(&plain.objectives[0]), [0]);
    let wrong = named.replace("terrain = \"corn\"", "terrain = \"wheat\"");
    let faults = Scenario::parse(&wrong).expect_err("no wheat");
    assert_eq!((faults[0].key, faults.len()), ("scenario-unknown-terrain", 1));
}

#[test]
fn all_faults_are_told_at_once_with_their_lines() {
    let (_, text) = BUILT_IN[0];
    let broken = text
        .replace("vc = 4\nweapon = \"rifled_musket\"\ngrade = \"crack\"", "vc = 9\nwepon = \"x\"")
        .replace("kind = \"tall_crops\"", "kind = \"swamp\"")
        .replace("\"G5\", \"G6\", \"H5\", \"H6\"]", "\"G5\", \"55\"]");
    let faults = Scenario::parse(&broken).expect_err("faults");
    let keys: Vec<&str> = faults.iter().map(|fault| fault.key).collect();
    for key in [
        "scenario-out-of-range",
        "scenario-misspelt-field",
        "scenario-missing-field",
        "scenario-unknown-word",
        "scenario-bad-hex",
    ] {
        assert!(keys.contains(&key), "{key}: {faults:#?}");
    }
    let lines: Vec<&str> = broken.lines().collect();
    for fault in faults.iter().filter(|fault| fault.key == "scenario-misspelt-field") {
        assert!(lines[fault.line - 1].starts_with("wepon"), "{fault:?}");
    }
    let off = text.replace("\"L1\", \"L2\"]", "\"L1\", \"M2\", \"N3\"]");
    let faults = Scenario::parse(&off).expect_err("faults");
    let off_board = faults.iter().filter(|fault| fault.key == "scenario-hex-off-the-board");
    assert_eq!(off_board.count(), 2);
}

/// Whatever stands in a file, reading it ends with faults and not with a crash.
#[test]
fn hostile_files_are_refused() {
    for text in ["", "=", "[[", "format = 2", "format = 1\nid = 3", "a = [1, 2", "\u{0}", "[union]"]
    {
        assert!(Scenario::parse(text).is_err(), "{text}");
    }
}

#[test]
fn every_sentence_of_the_game_exists() {
    for language in words::Language::ALL {
        for (kind, _) in crate::random::kinds_met() {
            let key = format!("bf-decide-{}", kind.replace('_', "-"));
            assert!(language.words().has(&key), "{key}");
        }
    }
}

/// Whether a value is what a JSON Schema asks for: the few words of it that the format uses.
fn satisfies(value: &Value, schema: &Value, path: &str) -> Result<(), String> {
    let fault = |what: &str| Err(format!("{path}: {what}: {value}"));
    let kinds = match &schema["type"] {
        Value::String(kind) => vec![kind.as_str()],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let is = |kind: &str| match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64(),
        "number" => value.is_number(),
        _ => value.is_null(),
    };
    if !kinds.is_empty() && !kinds.into_iter().any(is) {
        return fault("another type");
    }
    for word in ["oneOf", "anyOf"] {
        if let Some(list) = schema[word].as_array()
            && !list.iter().any(|one| satisfies(value, one, path).is_ok())
        {
            return fault("none of these");
        }
    }
    let listed = schema["enum"].as_array().is_none_or(|list| list.contains(value));
    let constant = schema.get("const").is_none_or(|only| only == value);
    if !listed || !constant {
        return fault("another word");
    }
    if let Some(number) = value.as_f64() {
        let least = schema["minimum"].as_f64().is_none_or(|least| number >= least);
        let most = schema["maximum"].as_f64().is_none_or(|most| number <= most);
        if !least || !most {
            return fault("out of bounds");
        }
    }
    if let Some(object) = value.as_object() {
        let required = schema["required"].as_array().into_iter().flatten();
        for name in required.filter_map(Value::as_str) {
            if !object.contains_key(name) {
                return fault(name);
            }
        }
        for (name, inner) in object {
            match schema["properties"].get(name) {
                Some(schema) => satisfies(inner, schema, &format!("{path}.{name}"))?,
                None if schema["additionalProperties"] == Value::Bool(false) => {
                    return fault(name);
                }
                None => {}
            }
        }
    }
    for (index, inner) in value.as_array().into_iter().flatten().enumerate() {
        let schema = schema["prefixItems"].get(index).unwrap_or(&schema["items"]);
        satisfies(inner, schema, &format!("{path}[{index}]"))?;
    }
    Ok(())
}

/// The schema that the program prints is met by every battle that comes with it, and by no file with
/// a misspelt field or a number out of bounds.
#[test]
fn every_battle_satisfies_the_json_schema() {
    let schema = Scenario::schema().to_value();
    for (id, text) in BUILT_IN {
        let battle: Value = toml::from_str(text).expect("TOML");
        satisfies(&battle, &schema, id).unwrap_or_else(|fault| panic!("{fault}"));
        let mut broken = battle.clone();
        broken["turns"] = Value::from(61);
        assert!(satisfies(&broken, &schema, id).is_err());
        let mut broken = battle.clone();
        broken["union"]["units"][0]["wepon"] = Value::from("rifled_musket");
        assert!(satisfies(&broken, &schema, id).is_err());
    }
}

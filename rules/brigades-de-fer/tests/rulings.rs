//! Rules and rulings that a procedure shows, one sentence each.

use brigades_de_fer::RULEBOOK;
use serde_json::{Value, json};

/// The result of a procedure with these dice, or nothing if it is refused.
fn outcome(procedure: &str, input: Value, dice: &[i64]) -> Option<Value> {
    let named = RULEBOOK.procedures.iter().find(|one| one.name() == procedure);
    let resolution = named.expect("a procedure").resolve_typed(&input.to_string(), dice).ok()?;
    Some(serde_json::from_str(&resolution.result).expect("a result is JSON"))
}

fn resolve(procedure: &str, input: Value, dice: &[i64]) -> Value {
    outcome(procedure, input.clone(), dice)
        .unwrap_or_else(|| panic!("{procedure} refuses {input} {dice:?}"))
}

fn hits(input: Value, dice: &[i64]) -> Value {
    resolve("fire", input, dice)["hits"].clone()
}

fn vcr(input: Value) -> i64 {
    resolve("close-combat-value", input, &[])["vcr"].as_i64().expect("a number")
}

/// The hexes where a move may end.
fn ends(input: Value) -> Vec<String> {
    let found = resolve("hex-moves", input, &[]);
    let list = found["destinations"].as_array().expect("a list").iter();
    list.map(|end| end["hex"].as_str().expect("a hex").to_owned()).collect()
}

fn board() -> Value {
    json!({"columns": 7, "rows": 7})
}

/// BF-2.1: a combat value is 1 to 6.
#[test]
fn a_combat_value_is_one_to_six() {
    let test = |vc: i32| outcome("group-limit", json!({ "vc": vc }), &[]);
    assert!(test(0).is_none() && test(7).is_none());
    assert!((1..=6).all(|vc| test(vc).is_some()));
}

/// BF-2.5, BF-2.6: four classes of training, three conditions, and no others.
#[test]
fn there_are_four_classes_and_three_conditions() {
    let vc = |training: &str, condition: &str| {
        outcome("combat-value", json!({"training": training, "condition": condition}), &[])
            .map(|result| result["vc"].as_i64().expect("a number"))
    };
    let table = [
        ("militia", [1, 2, 3]),
        ("volunteer", [2, 3, 4]),
        ("regular", [3, 4, 5]),
        ("veteran", [4, 5, 6]),
    ];
    for (training, row) in table {
        let found = ["spent", "worn", "fresh"].map(|condition| vc(training, condition));
        assert_eq!(found, row.map(Some), "{training}");
    }
    assert_eq!((vc("conscript", "fresh"), vc("regular", "tired")), (None, None));
}

/// BF-2.8: the Iron Brigade, regular and worn, has a combat value of 4, as at Miller's Cornfield.
#[test]
fn the_iron_brigade_is_regular_and_worn() {
    let result = resolve("combat-value", json!({"training": "regular", "condition": "worn"}), &[]);
    assert_eq!(result["vc"], 4);
    let scenario = brigades_de_fer::scenario::Scenario::built_in("millers-cornfield").unwrap();
    let iron = scenario.union.units.iter().find(|unit| unit.name.en.contains("Iron")).unwrap();
    assert_eq!(iron.vc.get(), 4);
    assert_eq!(iron.training, brigades_de_fer::ch02_combat_value::Training::Regular);
}

/// BF-3.4, BF-Q64: five figures fewer are one point of combat value fewer.
#[test]
fn a_stand_is_five_figures() {
    let vc =
        |figures: i64| resolve("figures-vc", json!({ "figures": figures }), &[])["vc"].as_i64();
    for figures in 6..=30 {
        assert_eq!(vc(figures - 5), vc(figures).map(|vc| vc - 1), "{figures}");
    }
}

/// BF-4.8: eight units under a superior commander, four of them his own, give 8d3 + 4.
#[test]
fn eight_units_and_four_of_his_own_give_8d3_and_4() {
    let points = |faces: [i64; 8]| {
        let input = json!({"units": 8, "rating": "superior", "direct_units": 4});
        resolve("command-points", input, &faces)["points"].clone()
    };
    assert_eq!(points([1; 8]), 8 + 4);
    assert_eq!(points([6; 8]), 24 + 4);
}

/// BF-6.14: at most three units together with one of combat value 4.
#[test]
fn a_unit_of_four_leads_three() {
    assert_eq!(resolve("group-limit", json!({"vc": 4}), &[])["max_subordinates"], 3);
    let test = |subordinates: i32| {
        let input = json!({"category": "infantry", "vc": 4, "subordinates": subordinates});
        outcome("activation-test", input, &[1]).is_some()
    };
    assert!(test(3) && !test(4));
}

/// BF-6.17: with B of combat value 5 at its head, a group of three has base 3: seven points make it
/// certain, six do not.
#[test]
fn seven_points_make_a_group_of_three_certain() {
    let test = |points: i32| {
        let input = json!({"category": "infantry", "vc": 5, "subordinates": 2, "pc": points});
        resolve("activation-test", input, &[10])["success"].clone()
    };
    assert_eq!(test(7), true);
    assert_eq!(test(6), false);
    let bare = json!({"category": "infantry", "vc": 5, "subordinates": 2});
    assert_eq!(resolve("activation-test", bare, &[3])["target"], 3);
}

/// BF-16.5, BF-Q48: cavalry is dashing in the saddle and never on foot; infantry if it is said to
/// be; and only who has come on.
#[test]
fn cavalry_is_dashing_in_the_saddle() {
    let value = |category: &str, mounted: bool, dashing: bool, moved: bool| {
        vcr(json!({"role": "attacker", "category": category, "mounted": mounted,
                   "dashing": dashing, "moved": moved}))
    };
    assert_eq!(value("cavalry", true, false, true), 3);
    assert_eq!(value("cavalry", true, false, false), 2);
    assert_eq!(value("cavalry", false, true, true), 2);
    assert_eq!(value("infantry", false, true, true), 4);
    assert_eq!(value("infantry", false, true, false), 3);
    assert_eq!(value("infantry", false, false, true), 3);
}

/// BF-18.2, BF-Q61: a wall protects only who faces it, with the enemy beyond it.
#[test]
fn a_wall_protects_who_faces_it() {
    let cover = |facing: i32, shooter: &str| {
        let input = json!({"board": board(), "shooter": {"hex": shooter, "facing": 3},
            "target": {"hex": "C5", "facing": facing}, "walls": [{"hex": "C5", "side": 0}]});
        resolve("hex-fire-line", input, &[])["linear_cover"].clone()
    };
    assert_eq!(cover(0, "C3"), true);
    assert_eq!(cover(1, "C3"), true);
    assert_eq!(cover(2, "C3"), false);
    assert_eq!(cover(3, "C3"), false);
    // The line comes in beside the wall.
    assert_eq!(cover(0, "A4"), false);
}

/// BF-19.1: whoever stands on a road is deployed for battle like any other: fire and close combat
/// know no road.
#[test]
fn a_road_changes_neither_fire_nor_combat() {
    let target = json!({"category": "infantry", "vc": 3, "on_road": true});
    let shot = json!({"weapon": "rifled_musket", "vc": 1, "range": 1, "target": target});
    assert_eq!(outcome("fire", shot, &[1]), None);
    let value = json!({"role": "defender", "category": "infantry", "on_road": true});
    assert_eq!(outcome("close-combat-value", value, &[]), None);
}

/// BF-21.1: where the sheet differs from the body, the body stands: guns march 2 UD, buildings cost
/// 1 UD, and a close-combat value stays within 1 and 5.
#[test]
fn the_body_stands_where_the_sheet_differs() {
    let allowance = |input: Value| resolve("movement-allowance", input, &[]);
    assert_eq!(allowance(json!({"category": "artillery", "activated": true}))["potential"], 2);
    let inside = json!({"category": "infantry", "activated": true, "occupy_buildings": true});
    assert_eq!(allowance(inside)["max_distance"], 1);
    assert_eq!(vcr(json!({"role": "defender", "category": "infantry", "other_opponents": 9})), 1);
    let strong = json!({"role": "defender", "category": "infantry", "cover": "dense_cover",
        "overlooks": true});
    assert_eq!(vcr(strong), 5);
}

/// BF-Q3: volunteers throw six-sided dice like every class but the militia.
#[test]
fn only_militia_throws_eight_sided_dice() {
    let fire = |militia: bool, face: i64| {
        let target = json!({"category": "infantry", "vc": 3});
        let input = json!({"weapon": "rifled_musket", "vc": 1, "range": 1, "militia": militia,
            "target": target});
        outcome("fire", input, &[face]).is_some()
    };
    assert!(!fire(false, 7) && fire(true, 7) && fire(true, 8) && !fire(true, 9));
}

/// BF-Q6: the die for height is added before the dice are doubled.
#[test]
fn height_is_counted_before_doubling() {
    let target = json!({"category": "infantry", "vc": 6});
    let input = json!({"weapon": "rifled_musket", "vc": 2, "range": 1, "overlooks": true,
        "enfilade": true, "target": target});
    assert_eq!(hits(input.clone(), &[1; 6]), 6);
    assert_eq!(outcome("fire", input, &[1; 5]), None);
}

/// BF-Q14: a move that enters difficult ground ends there.
#[test]
fn difficult_ground_ends_a_move() {
    let unit = json!({"hex": "C5", "facing": 0, "category": "infantry"});
    let open = json!({"board": board(), "unit": unit, "activated": true});
    assert!(ends(open).contains(&"C3".to_owned()));
    let woods = json!({"board": board(), "unit": unit, "activated": true, "difficult": ["C4"]});
    let found = ends(woods);
    assert!(found.contains(&"C4".to_owned()) && !found.contains(&"C3".to_owned()));
}

/// BF-Q16: guns never enter difficult ground, nor cross a wall but by a road.
#[test]
fn guns_keep_out_of_difficult_ground() {
    let unit = json!({"hex": "C5", "facing": 0, "category": "artillery"});
    let woods = json!({"board": board(), "unit": unit, "activated": true, "difficult": ["C4"]});
    assert!(!ends(woods).contains(&"C4".to_owned()));
    let wall =
        json!([{"hex": "C5", "side": 5}, {"hex": "C5", "side": 0}, {"hex": "C5", "side": 1}]);
    let walled = json!({"board": board(), "unit": unit, "activated": true, "walls": wall});
    assert!(!ends(walled).contains(&"C4".to_owned()));
    let gap = json!({"board": board(), "unit": unit, "activated": true, "walls": wall,
        "roads": [["C5", "C4"]]});
    assert!(ends(gap).contains(&"C4".to_owned()));
    let within = json!({"board": board(), "unit": unit, "difficult": ["C5"]});
    assert_eq!(outcome("hex-moves", within, &[]), None);
}

/// BF-Q18, BF-0.2: distances on the table are rounded up to the next band; x grows to the east and
/// y to the south.
#[test]
fn a_distance_between_bands_uses_the_farther_one() {
    let line = |x: f64, y: f64, facing: i32| {
        let input = json!({"shooter": {"x": 2, "y": 2, "facing": facing},
            "target": {"x": x, "y": y, "facing": 0}});
        resolve("table-fire-line", input, &[])
    };
    for (distance, band) in [(1.0, 1), (1.7, 2), (2.0, 2), (2.01, 2), (2.02, 3), (4.4, 5)] {
        assert_eq!(line(2.0 + distance, 2.0, 90)["range"], band, "{distance}");
    }
    // East is ahead of who faces 90 degrees, south of who faces 180.
    assert_eq!(line(5.0, 2.0, 90)["in_front"], true);
    assert_eq!(line(5.0, 2.0, 270)["in_front"], false);
    assert_eq!(line(2.0, 5.0, 180)["in_front"], true);
    assert_eq!(line(2.0, 5.0, 0)["in_front"], false);
}

/// BF-Q20: a line along the side between two hexes is cut by both of them only.
#[test]
fn a_line_along_a_side_is_cut_by_both() {
    let blocked = |masking: Value| {
        let input = json!({"board": board(), "shooter": {"hex": "C3", "facing": 3},
            "target": {"hex": "D4", "facing": 1}, "masking": masking});
        resolve("hex-fire-line", input, &[])["blocked"].clone()
    };
    assert_eq!(blocked(json!(["D3"])), false);
    assert_eq!(blocked(json!(["C4"])), false);
    assert_eq!(blocked(json!(["C4", "D3"])), true);
}

/// BF-Q24: first the chart, then what is added or taken away, then the caps; and no target brings a
/// weapon farther than its chart.
#[test]
fn caps_come_last_and_range_comes_first() {
    let rider = json!({"category": "cavalry", "mounted": true, "vc": 3});
    let inside = json!({"weapon": "rifled_musket", "vc": 2, "range": 1, "in_buildings": true,
        "target": rider});
    assert_eq!(hits(inside, &[1, 2]), 1);
    let far = json!({"weapon": "smoothbore_carbine", "vc": 1, "range": 2, "target": rider});
    assert_eq!(outcome("fire", far, &[1]), None);
    let moving = json!({"weapon": "rifled_musket", "vc": 2, "range": 1, "basic_move": true,
        "target": rider});
    assert_eq!(hits(moving, &[3, 4]), 1);
}

/// BF-Q27: any guns that fire at any guns, on foot or horse, hit with 2 at most.
#[test]
fn counter_battery_is_capped_for_all_guns() {
    for (horse, target) in [(false, "artillery"), (true, "artillery"), (false, "horse_artillery")] {
        let target = json!({"category": target, "vc": 3});
        let input = json!({"weapon": "smoothbore_gun", "vc": 2, "range": 1,
            "horse_artillery": horse, "target": target});
        assert_eq!(hits(input, &[2, 3]), 1);
    }
    let infantry = json!({"weapon": "smoothbore_gun", "vc": 2, "range": 1,
        "target": {"category": "infantry", "vc": 3}});
    assert_eq!(hits(infantry, &[2, 3]), 2);
}

/// BF-Q28: woods protect from enfilade too, a wall does not; and enfilade is fire from behind the
/// front line.
#[test]
fn woods_protect_from_enfilade_and_walls_do_not() {
    let fire = |cover: &str| {
        let target = json!({"category": "infantry", "vc": 6, "cover": cover});
        let input = json!({"weapon": "rifled_musket", "vc": 1, "range": 1, "enfilade": true,
            "target": target});
        hits(input, &[1, 2])
    };
    assert_eq!(fire("none"), 2);
    assert_eq!(fire("cover"), 1);
    assert_eq!(fire("dense_cover"), 0);
    assert_eq!(fire("linear"), 2);
    let from = |hex: &str| {
        let input = json!({"board": board(), "shooter": {"hex": hex, "facing": 0},
            "target": {"hex": "D4", "facing": 0}});
        resolve("hex-fire-line", input, &[])["enfilade"].clone()
    };
    assert_eq!((from("D5"), from("D3"), from("F4")), (json!(true), json!(false), json!(false)));
}

/// BF-Q31: woods are cover and difficult: for a defender one undoes the other.
#[test]
fn woods_give_and_take() {
    let value = |difficult: bool, cover: &str| {
        vcr(json!({"role": "defender", "category": "infantry", "difficult": difficult,
                   "cover": cover}))
    };
    assert_eq!(value(true, "cover"), value(false, "none"));
    assert_eq!((value(true, "none"), value(false, "cover")), (2, 4));
}

/// BF-Q32: cavalry against an enemy in cover is at 1 whether it attacks or defends; a wall that is
/// turned is no cover.
#[test]
fn cavalry_against_cover_is_worth_one() {
    for role in ["attacker", "defender"] {
        let value = |covered: bool| {
            vcr(json!({"role": role, "category": "cavalry", "mounted": true,
                       "opponent_in_cover": covered}))
        };
        assert_eq!((value(true), value(false)), (1, 2), "{role}");
    }
    let fight = |rear: bool| {
        let input = json!({"attacker": {"category": "cavalry", "mounted": true, "vc": 1},
            "defender": {"category": "infantry", "vc": 1, "cover": "linear"},
            "rear_attack": rear});
        resolve("close-combat", input, &[2, 6])["winner"].clone()
    };
    // A 2 is too much for a value of 1, and enough from behind.
    assert_eq!((fight(false), fight(true)), (json!("tie"), json!("attacker")));
}

/// BF-Q34: nothing against nothing is a tie, and costs each a stand.
#[test]
fn nothing_against_nothing_costs_a_stand_each() {
    let unit = json!({"category": "infantry", "vc": 2});
    let input = json!({"attacker": unit, "defender": unit});
    let result = resolve("close-combat", input, &[6, 6, 6, 6]);
    assert_eq!(result["winner"], "tie");
    assert_eq!(
        (&result["attacker"]["losses"], &result["defender"]["losses"]),
        (&json!(1), &json!(1))
    );
}

/// BF-Q36: a retreat leads away from who caused it and towards no other enemy, however far.
#[test]
fn a_retreat_nears_no_enemy() {
    let ways = |enemies: Value| {
        let input = json!({"board": {"columns": 12, "rows": 12}, "cause": "D3", "enemies": enemies,
            "unit": {"hex": "D4", "category": "infantry"}});
        resolve("hex-retreats", input, &[])["destinations"].clone()
    };
    assert_eq!(ways(json!([])), json!(["C5", "D5", "E5"]));
    assert_eq!(ways(json!(["L9"])), json!(["C5"]));
    assert_eq!(ways(json!(["D12"])), json!(["C5", "E5"]));
}

/// BF-Q41: a support counts its ground, its height and whom it has fought, but neither a rush nor the
/// enemy's rear.
#[test]
fn a_support_counts_its_own_ground() {
    let value = |more: Value| {
        let mut input = json!({"role": "support", "category": "infantry"});
        for (key, fact) in more.as_object().expect("facts") {
            input[key] = fact.clone();
        }
        vcr(input)
    };
    assert_eq!(value(json!({})), 3);
    assert_eq!(value(json!({"difficult": true})), 2);
    assert_eq!(value(json!({"overlooks": true})), 4);
    assert_eq!(value(json!({"other_opponents": 2})), 1);
    assert_eq!(value(json!({"rear_attack": true, "dashing": true, "cover": "dense_cover"})), 3);
}

/// BF-Q47: the defender may break through too, guns never.
#[test]
fn a_defender_may_take_the_place() {
    let may = |category: &str, opponent: &str| {
        let input = json!({"category": category, "opponent": opponent});
        resolve("breakthrough", input, &[])["may_advance"].clone()
    };
    assert_eq!(may("infantry", "retreated"), true);
    assert_eq!(may("cavalry", "destroyed"), true);
    assert_eq!(may("infantry", "stands"), false);
    assert_eq!(may("artillery", "destroyed"), false);
}

/// BF-Q62: who crosses a wall goes no farther.
#[test]
fn a_wall_ends_a_move() {
    let moves = |walls: Value| {
        let unit = json!({"hex": "C5", "facing": 0, "category": "infantry"});
        ends(json!({"board": board(), "unit": unit, "activated": true, "walls": walls}))
    };
    let found = moves(json!([{"hex": "C5", "side": 0}]));
    assert!(found.contains(&"C4".to_owned()) && !found.contains(&"C3".to_owned()));
    assert!(moves(json!([])).contains(&"C3".to_owned()));
}

/// BF-Q66: militia is never above 3, but for its guns.
#[test]
fn militia_is_worth_three_at_most() {
    let fire = |weapon: &str, vc: i32| {
        let target = json!({"category": "infantry", "vc": 3});
        let input = json!({"weapon": weapon, "vc": vc, "range": 1, "militia": true,
            "target": target});
        outcome("fire", input, &vec![8; vc as usize]).is_some()
    };
    assert!(fire("rifled_musket", 3) && !fire("rifled_musket", 4) && fire("smoothbore_gun", 4));
}

/// BF-0.21, BF-7.20: nobody leaves the board of his own will; a retreat may.
#[test]
fn only_a_retreat_leaves_the_board() {
    let unit = json!({"hex": "C1", "facing": 0, "category": "cavalry"});
    let found = ends(json!({"board": board(), "unit": unit, "activated": true}));
    assert!(found.iter().all(|hex| !hex.ends_with('0')), "{found:?}");
    let sideways = ["A1", "B1", "C1", "C2", "D1", "E1"];
    assert!(found.iter().all(|hex| sideways.contains(&hex.as_str())), "{found:?}");
    let away =
        json!({"board": board(), "unit": {"hex": "C1", "category": "cavalry"}, "cause": "C2"});
    assert_eq!(resolve("hex-retreats", away, &[])["destinations"], json!(["off"]));
}

/// BF-0.4, BF-0.5: the neighbours of a hex by direction, clockwise from the north, in both kinds of
/// columns.
#[test]
fn neighbours_follow_the_shifted_columns() {
    use board::hex::{Hex, HexSide};
    let table = [
        ("C4", ["C3", "D3", "D4", "C5", "B4", "B3"]),
        ("D4", ["D3", "E4", "E5", "D5", "C5", "C4"]),
    ];
    for (name, neighbours) in table {
        let hex = Hex::parse(name).expect("a hex");
        let found: Vec<String> =
            (0..6).map(|side| hex.neighbour(HexSide::new(side)).to_string()).collect();
        assert_eq!(found, neighbours, "{name}");
    }
    let axial = |name: &str| Hex::parse(name).map(Hex::to_axial);
    assert_eq!(
        [axial("A1"), axial("C1"), axial("D4")],
        [Some([0, 0]), Some([2, -1]), Some([3, 2])]
    );
}

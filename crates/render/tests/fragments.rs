//! The map in parts: what a page that moves the pieces itself relies on.

use render::{
    Board, Commander, Extent, Fragments, HexNames, Label, LabelKind, Objective, Piece, Place,
    PlaceKind, Point, Scene, Side, Symbol, Theme, Zone,
};
use roxmltree::Document;

fn scene(board: Board) -> Scene {
    let piece = |id: &str, side: Side, x: i32| Piece {
        id: id.into(),
        side,
        symbol: Symbol::Infantry,
        at: Point::new(x, 2_500),
        facing: 900,
        strength: 2,
        strength_full: 4,
        name: id.into(),
        ..Piece::default()
    };
    Scene {
        board,
        pieces: vec![piece("U1", Side::First, 1_500), piece("C1", Side::Second, 4_500)],
        commanders: vec![Commander {
            id: "Hooker".into(),
            name: "Hooker".into(),
            ..Commander::default()
        }],
        objectives: vec![Objective {
            id: "church".into(),
            at: Point::new(3_500, 3_500),
            radius: 500,
            holder: Some(Side::Second),
            value: "3".into(),
            name: "Church".into(),
        }],
        zones: vec![Zone {
            id: "north".into(),
            side: Some(Side::First),
            shape: Extent::Disc { centre: Point::new(2_000, 2_000), radius: 900 },
            label: "Deployment".into(),
        }],
        title: "A battle".into(),
        subtitle: "Turn 3".into(),
        ..Scene::default()
    }
}

fn boards() -> [Board; 2] {
    [
        Board::Table { width: 9_000, height: 7_000 },
        Board::Hexes { columns: 9, rows: 7, names: HexNames::Letters },
    ]
}

/// Fragments of everything that a game changes.
fn parts(scene: &Scene, theme: Theme) -> Vec<String> {
    let fragments = Fragments::new(scene, theme);
    let mut parts: Vec<String> = scene.pieces.iter().map(|piece| fragments.piece(piece)).collect();
    parts.extend(scene.commanders.iter().map(|leader| fragments.commander(leader)));
    parts.extend(scene.objectives.iter().map(|objective| fragments.objective(objective)));
    parts.extend(scene.zones.iter().map(|zone| fragments.zone(zone)));
    parts
}

fn wrapped(part: &str) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{part}</svg>")
}

#[test]
fn the_ground_holds_nothing_that_a_game_changes() {
    for board in boards() {
        let svg = render::ground(&scene(board), Theme::Paper);
        let drawing = Document::parse(&svg).expect("well-formed");
        for id in ["unit-U1", "unit-C1", "commander-Hooker", "objective-church", "zone-north"] {
            let drawn = drawing.descendants().any(|node| node.attribute("id") == Some(id));
            assert!(!drawn, "{id}");
        }
        assert!(svg.contains("A battle") && !svg.contains("Turn 3"));
    }
}

#[test]
fn the_ground_stays_the_same_while_pieces_move() {
    for board in boards() {
        let before = scene(board);
        let mut after = before.clone();
        after.pieces[0].at = Point::new(5_000, 5_000);
        after.pieces.pop();
        after.objectives[0].holder = None;
        after.subtitle = "Turn 4".into();
        assert_eq!(render::ground(&before, Theme::Lamp), render::ground(&after, Theme::Lamp));
    }
}

#[test]
fn a_fragment_uses_only_what_the_ground_defines() {
    for board in boards() {
        for theme in [Theme::Paper, Theme::Lamp, Theme::Print] {
            let scene = scene(board);
            let svg = render::ground(&scene, theme);
            let drawing = Document::parse(&svg).expect("well-formed");
            for part in parts(&scene, theme) {
                Document::parse(&wrapped(&part)).expect("a fragment is well-formed by itself");
                for used in part.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()) {
                    let here = part.contains(&format!("id=\"{used}\""));
                    let there =
                        drawing.descendants().any(|node| node.attribute("id") == Some(used));
                    assert!(here || there, "{used} is not defined");
                }
            }
        }
    }
}

#[test]
fn the_placement_is_that_of_the_drawing() {
    for board in boards() {
        let scene = scene(board);
        let placement = Fragments::new(&scene, Theme::Paper).placement();
        let svg = render::ground(&scene, Theme::Paper);
        let drawing = Document::parse(&svg).expect("well-formed");
        let root = drawing.root_element();
        let number = |name: &str| root.attribute(name).and_then(|text| text.parse().ok());
        let near = |one: f64, other: Option<f64>| (one - other.expect("a number")).abs() < 0.001;
        assert!(near(placement.origin[0], number("data-origin-x")));
        assert!(near(placement.origin[1], number("data-origin-y")));
        assert!(near(placement.unit[0] * 1000.0, number("data-unit-x")));
        assert!(near(placement.unit[1] * 1000.0, number("data-unit-y")));
        let [width, height] = placement.size;
        assert_eq!(root.attribute("viewBox"), Some(&*format!("0 0 {width:.0} {height:.0}")));
    }
}

#[test]
fn a_drawing_is_turned_by_whoever_shows_it() {
    for board in boards() {
        let scene = scene(board);
        let fragments = Fragments::new(&scene, Theme::Paper);
        let near = |facing: i32| Piece { facing, ..scene.pieces[0].clone() };
        let (north, east, south) = (near(0), near(890), near(1_800));
        assert_eq!(fragments.piece(&north), fragments.piece(&east));
        assert_eq!(fragments.look(&north), fragments.look(&east));
        assert_ne!(fragments.look(&north), fragments.look(&south));
        // Writing is never upside down.
        assert!(!fragments.piece(&north).contains("rotate(180)"));
        assert!(fragments.piece(&south).contains("rotate({facing})rotate(180)"));
        // Turned as it faces, it is the block of the whole map.
        let turned = fragments.piece(&east).replace("{facing}", "89");
        let whole = render::svg(&Scene { pieces: vec![east], ..scene.clone() }, Theme::Paper);
        let front =
            |text: &str| text.split(r#"class="front""#).nth(1).map(|rest| rest[..40].to_owned());
        assert_eq!(front(&turned), front(&whole));
    }
}

#[test]
fn pieces_with_one_look_have_one_drawing() {
    for board in boards() {
        let scene = scene(board);
        let fragments = Fragments::new(&scene, Theme::Lamp);
        for piece in &scene.pieces {
            let moved = Piece {
                id: "another".into(),
                at: Point::new(100, 100),
                hint: "told to who points at it".into(),
                ..piece.clone()
            };
            assert_eq!(fragments.look(&moved), fragments.look(piece));
            assert_eq!(fragments.piece(&fragments.look(piece)), fragments.piece(&moved));
            let weaker = Piece { strength: 1, ..piece.clone() };
            assert_ne!(fragments.look(&weaker), fragments.look(piece));
        }
    }
}

/// Where each text of a class stands.
fn places_of(svg: &str, class: &str) -> Vec<String> {
    let drawing = Document::parse(svg).expect("well-formed");
    let such = drawing.descendants().filter(|node| {
        node.attribute("class").is_some_and(|all| all.split(' ').any(|one| one == class))
    });
    such.map(|node| node.attribute("transform").unwrap_or_default().to_owned()).collect()
}

#[test]
fn names_make_way_for_each_other() {
    let board = Board::Table { width: 9_000, height: 7_000 };
    let label = |text: &str| Label {
        kind: LabelKind::Ground,
        path: vec![Point::new(4_000, 4_000)],
        text: text.into(),
    };
    let alone = Scene { board, labels: vec![label("The plateau")], ..Scene::default() };
    let stands = places_of(&render::ground(&alone, Theme::Paper), "ground");
    let church = Place {
        kind: PlaceKind::Church,
        at: Point::new(4_000, 4_000),
        facing: 0,
        name: "The church".into(),
    };
    let crowded = Scene {
        places: vec![church],
        labels: vec![label("The plateau"), label("The wood")],
        ..alone.clone()
    };
    let moved = places_of(&render::ground(&crowded, Theme::Paper), "ground");
    assert_eq!(moved.len(), 2);
    assert_ne!(stands[0], moved[0]);
    assert_ne!(moved[0], moved[1]);
}

#[test]
fn names_keep_clear_of_an_objective_that_the_ground_does_not_show() {
    let board = Board::Table { width: 9_000, height: 7_000 };
    let at = Point::new(4_000, 4_000);
    let label = Label { kind: LabelKind::Ground, path: vec![at], text: "The plateau".into() };
    let bare = Scene { board, labels: vec![label], ..Scene::default() };
    let objective = Objective {
        id: "church".into(),
        at,
        radius: 100,
        holder: None,
        value: String::new(),
        name: String::new(),
    };
    let contested = Scene { objectives: vec![objective], ..bare.clone() };
    let free = places_of(&render::ground(&bare, Theme::Paper), "ground");
    let clear = places_of(&render::ground(&contested, Theme::Paper), "ground");
    assert_ne!(free, clear);
    assert_eq!(clear, places_of(&render::svg(&contested, Theme::Paper), "ground"));
}

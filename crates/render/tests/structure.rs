//! What a page may rely on in every drawing.

use render::{
    Area, AreaKind, Arrow, ArrowKind, Badge, Board, Colour, Colours, Commander, Extent, Formation,
    Hex, HexLink, HexNames, HexSides, HexTerrain, Highlight, HighlightKind, Icon, Label, LabelKind,
    LegendEntry, Line, LineKind, North, Objective, Piece, Place, PlaceKind, Point, Sample, Scale,
    Scene, Side, Symbol, Theme, Zone,
};
use roxmltree::{Document, Node};

fn parsed<T>(scene: &Scene, theme: Theme, look: impl FnOnce(&Document<'_>) -> T) -> T {
    let svg = render::svg(scene, theme);
    look(&Document::parse(&svg).expect("well-formed"))
}

fn with_class<'a>(drawing: &'a Document<'_>, class: &str) -> Vec<Node<'a, 'a>> {
    let has = |node: &Node<'_, '_>| {
        node.attribute("class").is_some_and(|all| all.split(' ').any(|one| one == class))
    };
    drawing.descendants().filter(has).collect()
}

fn square(x: i32, y: i32) -> Vec<Point> {
    [(0, 0), (1_500, 0), (1_500, 1_500), (0, 1_500)].map(|(a, b)| Point::new(x + a, y + b)).to_vec()
}

/// One of everything, on a table.
fn table() -> Scene {
    let areas = [
        AreaKind::Hill,
        AreaKind::Water,
        AreaKind::Marsh,
        AreaKind::Rough,
        AreaKind::TallCrops,
        AreaKind::Orchard,
        AreaKind::Town,
        AreaKind::Woods,
    ];
    let lines = [
        LineKind::Stream,
        LineKind::River,
        LineKind::Track,
        LineKind::Road,
        LineKind::Pike,
        LineKind::Railway,
        LineKind::RailroadCut,
        LineKind::Slope,
        LineKind::Fence,
        LineKind::StoneWall,
        LineKind::Entrenchment,
        LineKind::Front,
    ];
    let places = [
        PlaceKind::Building,
        PlaceKind::Church,
        PlaceKind::Farm,
        PlaceKind::Bridge,
        PlaceKind::BlownBridge,
        PlaceKind::Ford,
        PlaceKind::Village,
        PlaceKind::Town,
        PlaceKind::City,
        PlaceKind::Works,
        PlaceKind::Trenches,
        PlaceKind::CutRailway,
    ];
    let across = |y| vec![Point::new(0, y), Point::new(5_000, y + 400), Point::new(12_000, y)];
    Scene {
        board: Board::Table { width: 12_000, height: 9_000 },
        areas: (0..)
            .zip(areas)
            .map(|(i, kind)| Area {
                kind,
                level: 1,
                outline: square(i * 1_400, i * 900),
                name: format!("{kind:?}"),
            })
            .collect(),
        lines: (0..)
            .zip(lines)
            .map(|(i, kind)| Line { kind, path: across(i * 700), name: format!("{kind:?}") })
            .collect(),
        places: (0..)
            .zip(places)
            .map(|(i, kind)| Place {
                kind,
                at: Point::new(i * 2_000 + 500, 4_000),
                facing: i * 400,
                name: format!("{kind:?}"),
            })
            .collect(),
        labels: vec![
            Label { kind: LabelKind::Ground, path: across(2_000), text: "Bois de l'Été".into() },
            Label { kind: LabelKind::Road, path: across(3_000)[..2].to_vec(), text: "Pike".into() },
            Label { kind: LabelKind::Water, path: vec![Point::new(9, 9)], text: "Sea".into() },
        ],
        objectives: vec![Objective {
            id: "church".into(),
            at: Point::new(5_400, 7_700),
            radius: 500,
            holder: Some(Side::Second),
            value: "3".into(),
            name: "Church".into(),
        }],
        zones: vec![Zone {
            id: "north".into(),
            side: Some(Side::First),
            shape: Extent::Polygon(square(100, 100)),
            label: "Deployment".into(),
        }],
        pieces: pieces(12),
        commanders: vec![Commander { id: "Hooker".into(), chief: true, ..Commander::default() }],
        highlights: vec![
            Highlight {
                id: "t".into(),
                kind: HighlightKind::Target,
                shape: Extent::Disc { centre: Point::new(4_000, 4_000), radius: 500 },
                hint: "in range".into(),
            },
            Highlight {
                id: "r".into(),
                kind: HighlightKind::Reach,
                shape: Extent::Polygon(square(3_000, 3_000)),
                hint: String::new(),
            },
        ],
        arrows: vec![
            Arrow {
                id: "m".into(),
                kind: ArrowKind::Move,
                side: Some(Side::First),
                path: across(5_000),
                label: "March".into(),
            },
            Arrow {
                id: "f".into(),
                kind: ArrowKind::Fire,
                side: None,
                path: across(6_000)[..2].to_vec(),
                label: String::new(),
            },
        ],
        title: "Title".into(),
        subtitle: "Subtitle".into(),
        scale: Some(Scale {
            division: 1_000,
            divisions: 3,
            marks: vec!["0".into(), "1".into()],
            text: "1 UD = 200 m".into(),
        }),
        north: Some(North { angle: 150, letter: "N".into() }),
        legend: vec![
            LegendEntry { sample: Sample::Area(AreaKind::Woods), text: "Woods".into() },
            LegendEntry { sample: Sample::Line(LineKind::Pike), text: "Pike".into() },
            LegendEntry {
                sample: Sample::Piece(Side::Second, Symbol::Cavalry),
                text: "Horse".into(),
            },
        ],
        graduation: Some(1_000),
        ..Scene::default()
    }
}

fn pieces(count: i32) -> Vec<Piece> {
    let piece = |i: i32| Piece {
        id: format!("U{i}"),
        side: if i % 2 == 0 { Side::First } else { Side::Second },
        symbol: Symbol::Infantry,
        formation: Formation::Line,
        at: Point::new(500 + i % 11 * 1_000, 500 + i / 11 * 2_000),
        facing: i * 300,
        strength: 2,
        strength_full: 3,
        name: format!("Brigade {i}"),
        badges: vec![Badge { icon: Icon::Star, hint: "crack".into() }],
        ..Piece::default()
    };
    (0..count).map(piece).collect()
}

/// Woods, a wall and a road on hexes.
fn hexes() -> Scene {
    let woods = |column, row| HexTerrain {
        hex: Hex::new(column, row),
        kind: Some(AreaKind::Woods),
        level: u8::from(row > 2),
    };
    Scene {
        board: Board::Hexes { columns: 12, rows: 9, names: HexNames::Letters },
        hexes: vec![woods(4, 4), woods(4, 5), woods(5, 4), woods(9, 2), woods(0, 0)],
        hexsides: vec![HexSides {
            kind: LineKind::StoneWall,
            sides: (0..6).map(|side| (Hex::new(7, 4), side)).collect(),
            name: "Wall".into(),
        }],
        links: vec![HexLink {
            kind: LineKind::Pike,
            hexes: (0..9).map(|row| Hex::new(5, row)).collect(),
            name: "Pike".into(),
        }],
        pieces: vec![Piece {
            id: "U1".into(),
            at: Hex::new(5, 7).centre(),
            symbol: Symbol::Artillery,
            ..Piece::default()
        }],
        ..Scene::default()
    }
}

#[test]
fn every_piece_is_drawn_once_under_its_id() {
    let scene = table();
    for theme in Theme::ALL {
        parsed(&scene, theme, |drawing| {
            for piece in &scene.pieces {
                let id = format!("unit-{}", piece.id);
                let found: Vec<_> = drawing
                    .descendants()
                    .filter(|node| node.attribute("id") == Some(&id))
                    .collect();
                let [node] = found[..] else { panic!("{id} is there {} times", found.len()) };
                let side = format!("piece side-{}", piece.side.number());
                assert!(node.attribute("class").unwrap().starts_with(&side));
                assert_eq!(node.attribute("data-x"), Some(&*piece.at.x.to_string()));
                assert_eq!(node.attribute("data-facing"), Some(&*piece.facing.to_string()));
                let title = node.children().find(|child| child.has_tag_name("title")).unwrap();
                assert_eq!(title.text(), Some(&*piece.name));
            }
            assert_eq!(with_class(drawing, "piece").len(), scene.pieces.len());
        });
    }
}

#[test]
fn whatever_the_game_names_has_an_id() {
    parsed(&table(), Theme::Paper, |drawing| {
        for id in ["objective-church", "zone-north", "commander-Hooker", "highlight-t", "arrow-m"] {
            let count =
                drawing.descendants().filter(|node| node.attribute("id") == Some(id)).count();
            assert_eq!(count, 1, "{id}");
        }
    });
}

#[test]
fn layers_stand_in_their_order() {
    let order = [
        "layer-paper",
        "layer-terrain",
        "layer-lines",
        "layer-places",
        "layer-zones",
        "layer-labels",
        "layer-objectives",
        "layer-highlights",
        "layer-frame",
        "layer-legend",
        "layer-arrows",
        "layer-pieces",
        "layer-commanders",
        "layer-targets",
    ];
    parsed(&table(), Theme::Paper, |drawing| {
        let found: Vec<_> = drawing
            .descendants()
            .filter_map(|node| node.attribute("class"))
            .filter(|class| order.contains(class))
            .collect();
        assert_eq!(found, order);
    });
}

#[test]
fn names_may_contain_anything() {
    let nasty = "<script>alert('x')</script> & \"quotes\" \u{0}\u{8}\u{1b}\u{fffe}\u{202e}\r\n]]>";
    let mut scene = table();
    scene.title = nasty.into();
    scene.subtitle = nasty.into();
    for piece in &mut scene.pieces {
        piece.id.push_str(nasty);
        piece.name = nasty.into();
        piece.hint = nasty.into();
        piece.badges = vec![Badge { icon: Icon::Letters(nasty.into()), hint: nasty.into() }];
    }
    scene.labels.iter_mut().for_each(|label| label.text = nasty.into());
    scene.zones.iter_mut().for_each(|zone| zone.label = nasty.into());
    scene.arrows.iter_mut().for_each(|arrow| arrow.label = nasty.into());
    scene.legend.iter_mut().for_each(|entry| entry.text = nasty.into());
    scene.places.iter_mut().for_each(|place| place.name = nasty.into());
    scene.lines.iter_mut().for_each(|line| line.name = nasty.into());
    for theme in Theme::ALL {
        assert!(!render::svg(&scene, theme).contains("<script"));
        parsed(&scene, theme, |drawing| {
            let said = with_class(drawing, "piece")[0].descendants().find_map(|node| node.text());
            assert!(said.unwrap().starts_with("<script>alert('x')</script> & \"quotes\""));
        });
    }
}

#[test]
fn different_ids_stay_different() {
    let ids = ["a b", "a_b", "a_20_b", "é", "e"];
    let pieces = ids.map(|id| Piece { id: id.into(), ..Piece::default() }).to_vec();
    let scene = Scene { pieces, ..Scene::default() };
    parsed(&scene, Theme::Paper, |drawing| {
        let mut found: Vec<_> =
            with_class(drawing, "piece").iter().map(|node| node.attribute("id").unwrap()).collect();
        found.sort_unstable();
        found.dedup();
        assert_eq!(found.len(), ids.len());
        let kept: Vec<_> = with_class(drawing, "piece")
            .iter()
            .map(|node| node.attribute("data-id").unwrap())
            .collect();
        assert_eq!(kept, ids);
    });
}

#[test]
fn the_same_scene_gives_the_same_bytes() {
    for scene in [table(), hexes()] {
        for theme in Theme::ALL {
            assert_eq!(render::svg(&scene, theme), render::svg(&scene.clone(), theme));
        }
    }
}

#[test]
fn nothing_comes_from_outside_and_nothing_runs() {
    for scene in [table(), hexes()] {
        for theme in Theme::ALL {
            let svg = render::svg(&scene, theme);
            assert!(!svg.contains("NaN") && !svg.contains("inf\"") && !svg.contains("url(h"));
            parsed(&scene, theme, |drawing| {
                for node in drawing.descendants().filter(Node::is_element) {
                    let name = node.tag_name().name();
                    assert!(!["script", "style", "image", "foreignObject"].contains(&name));
                    for attribute in node.attributes() {
                        assert!(!attribute.name().starts_with("on"), "{}", attribute.name());
                        if attribute.name() == "href" {
                            assert!(attribute.value().starts_with('#'));
                        }
                    }
                }
            });
        }
    }
}

#[test]
fn every_reference_has_its_definition() {
    for scene in [table(), hexes()] {
        for theme in Theme::ALL {
            parsed(&scene, theme, |drawing| {
                let ids: Vec<_> =
                    drawing.descendants().filter_map(|node| node.attribute("id")).collect();
                for attribute in drawing.descendants().flat_map(|node| node.attributes()) {
                    let value = attribute.value();
                    let wanted = match value.strip_prefix("url(#") {
                        Some(inner) => inner.strip_suffix(')'),
                        None if attribute.name() == "href" => value.strip_prefix('#'),
                        None => None,
                    };
                    if let Some(wanted) = wanted {
                        assert!(ids.contains(&wanted), "{wanted} is not defined");
                    }
                }
            });
        }
    }
}

#[test]
fn a_drawing_without_words_has_none() {
    let scene = Scene {
        areas: table().areas.into_iter().map(|area| Area { name: String::new(), ..area }).collect(),
        pieces: vec![Piece { symbol: Symbol::Headquarters, ..Piece::default() }],
        objectives: vec![Objective {
            id: String::new(),
            at: Point::default(),
            radius: 10,
            holder: None,
            value: String::new(),
            name: String::new(),
        }],
        ..Scene::default()
    };
    parsed(&scene, Theme::Paper, |drawing| {
        let said: String = drawing.descendants().filter_map(|node| node.text()).collect();
        assert_eq!(said, "");
    });
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap().parse().unwrap()
}

/// Where an element is moved to.
fn place(node: Node<'_, '_>) -> (f64, f64) {
    let inner = node.attribute("transform").unwrap().strip_prefix("translate(").unwrap();
    let inner = inner.split(')').next().unwrap();
    let (x, y) = inner.split_once(' ').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

#[test]
fn a_page_can_turn_places_of_the_board_into_places_of_the_drawing() {
    for scene in [table(), hexes()] {
        parsed(&scene, Theme::Paper, |drawing| {
            let root = drawing.root_element();
            for (node, piece) in with_class(drawing, "piece").into_iter().zip(&scene.pieces) {
                let (x, y) = place(node);
                let unit = |axis: &str, at: i32| {
                    number(root, &format!("data-origin-{axis}"))
                        + number(root, &format!("data-unit-{axis}")) * f64::from(at) / 1000.0
                };
                assert!((unit("x", piece.at.x) - x).abs() < 0.1);
                assert!((unit("y", piece.at.y) - y).abs() < 0.1);
            }
        });
    }
}

#[test]
fn all_neighbours_of_a_hex_are_equally_far() {
    let centre = Hex::new(5, 4);
    let around = [(5, 3), (6, 4), (6, 5), (5, 5), (4, 5), (4, 4)];
    let hexes = around.iter().map(|(column, row)| Hex::new(*column, *row)).chain([centre]);
    let pieces = hexes.map(|hex| Piece { at: hex.centre(), ..Piece::default() }).collect();
    parsed(&Scene { pieces, ..hexes_only() }, Theme::Paper, |drawing| {
        let places: Vec<_> = with_class(drawing, "piece").into_iter().map(place).collect();
        let (x, y) = places[6];
        let height = number(drawing.root_element(), "data-unit-y");
        for (a, b) in &places[..6] {
            let distance = ((a - x).powi(2) + (b - y).powi(2)).sqrt();
            assert!((distance - height).abs() < 0.2, "{distance} and not {height}");
        }
        let named: Vec<_> = with_class(drawing, "piece")
            .iter()
            .map(|node| node.attribute("data-hex").unwrap())
            .collect();
        assert_eq!(named, ["F4", "G5", "G6", "F6", "E6", "E5", "F5"]);
    });
}

fn hexes_only() -> Scene {
    Scene { board: hexes().board, ..Scene::default() }
}

#[test]
fn every_hex_can_be_pointed_at() {
    parsed(&hexes(), Theme::Paper, |drawing| {
        let hexes = with_class(drawing, "hex");
        assert_eq!(hexes.len(), 12 * 9);
        assert_eq!(hexes[0].attribute("id"), Some("hex-A1"));
        assert_eq!(hexes[107].attribute("data-hex"), Some("L9"));
    });
}

/// Closed curves in the outline of the first piece of ground of a kind.
fn outlines(cells: &[(u16, u16)]) -> usize {
    let hexes = cells
        .iter()
        .map(|(column, row)| HexTerrain {
            hex: Hex::new(*column, *row),
            kind: Some(AreaKind::Marsh),
            level: 0,
        })
        .collect();
    parsed(&Scene { hexes, ..hexes_only() }, Theme::Paper, |drawing| {
        let area = with_class(drawing, "marsh")[0];
        let path = area.children().find(|node| node.has_tag_name("path")).unwrap();
        path.attribute("d").unwrap().matches('Z').count()
    })
}

#[test]
fn ground_of_one_kind_flows_together() {
    assert_eq!(outlines(&[(4, 4)]), 1);
    assert_eq!(outlines(&[(4, 4), (4, 5), (5, 4)]), 1);
    assert_eq!(outlines(&[(4, 4), (9, 4)]), 2);
    // Six hexes round an open one: an outer and an inner shore.
    assert_eq!(outlines(&[(5, 3), (6, 4), (6, 5), (5, 5), (4, 5), (4, 4)]), 2);
}

#[test]
fn sides_are_told_apart_without_colours() {
    let grey = Colours { first: Colour::Grey, second: Colour::Grey };
    for theme in Theme::ALL {
        parsed(&Scene { colours: grey, ..table() }, theme, |drawing| {
            for piece in with_class(drawing, "piece") {
                let second = piece.attribute("class").unwrap().contains("side-1");
                let hatched =
                    piece.descendants().any(|node| node.attribute("class") == Some("hatch"));
                assert_eq!(hatched, second);
            }
        });
    }
}

#[test]
fn two_looks_can_stand_on_one_page() {
    let other = Colours { first: Colour::Green, second: Colour::Red };
    let patterns = |colours, theme| {
        parsed(&Scene { colours, ..hexes() }, theme, |drawing| {
            let patterns = drawing.descendants().filter(|node| node.has_tag_name("pattern"));
            patterns.map(|node| node.attribute("id").unwrap().to_owned()).collect::<Vec<_>>()
        })
    };
    let one = patterns(Colours::default(), Theme::Paper);
    assert!(!one.is_empty());
    for (colours, theme) in [(Colours::default(), Theme::Lamp), (other, Theme::Paper)] {
        assert!(patterns(colours, theme).iter().all(|id| !one.contains(id)));
    }
}

#[test]
fn a_blank_block_tells_nothing() {
    let pieces = vec![Piece { id: "?".into(), ..Piece::default() }];
    parsed(&Scene { pieces, ..Scene::default() }, Theme::Paper, |drawing| {
        assert_eq!(with_class(drawing, "blank").len(), 1);
        assert!(with_class(drawing, "arm").is_empty());
        assert!(with_class(drawing, "pips").is_empty());
    });
}

#[test]
fn strength_is_shown_in_pips_left_and_lost() {
    let shown = |strength, strength_full| halves_shown(strength, strength_full, [false; 2]);
    assert_eq!(shown(3, 4), (3, 1));
    assert_eq!(shown(0, 2), (0, 2));
    assert_eq!(shown(6, 6), (6, 0));
    assert_eq!(shown(5, 4), (5, 0)); // Reinforced beyond what it had.
    assert_eq!(shown(20, 40), (0, 0)); // In figures.
}

/// Pips or halves of them that are left, and those that are lost at least in part.
fn halves_shown(strength: u32, strength_full: u32, halves: [bool; 2]) -> (usize, usize) {
    let piece = Piece { strength, strength_full, halves, ..Piece::default() };
    parsed(&Scene { pieces: vec![piece], ..Scene::default() }, Theme::Paper, |drawing| {
        let discs = |node: &Node<'_, '_>| node.attribute("d").unwrap().matches('Z').count();
        let all = with_class(drawing, "pips");
        let lost: usize = with_class(drawing, "lost").iter().map(discs).sum();
        (all.iter().map(discs).sum::<usize>() - lost, lost)
    })
}

#[test]
fn half_a_point_is_half_a_pip() {
    assert_eq!(halves_shown(2, 3, [true, false]), (3, 1));
    assert_eq!(halves_shown(1, 1, [true, true]), (2, 1));
    assert_eq!(halves_shown(1, 1, [false, true]), (1, 1));
    let piece = Piece { strength: 20, strength_full: 40, halves: [true; 2], ..Piece::default() };
    let scene = Scene { pieces: vec![piece], ..Scene::default() };
    parsed(&scene, Theme::Paper, |drawing| {
        assert_eq!(with_class(drawing, "strength")[0].text(), Some("20½/40½"));
    });
}

#[test]
fn odd_boards_are_drawn_all_the_same() {
    let boards = [
        Board::Table { width: 0, height: 0 },
        Board::Table { width: -5, height: i32::MAX },
        Board::Table { width: i32::MAX, height: 1 },
        Board::Hexes { columns: 0, rows: 0, names: HexNames::Figures },
        Board::Hexes { columns: 1, rows: 1, names: HexNames::Letters },
        Board::Hexes { columns: 90, rows: 2, names: HexNames::Figures },
    ];
    for board in boards {
        for scene in [table(), hexes()] {
            let root = parsed(&Scene { board, ..scene }, Theme::Print, |drawing| {
                drawing.root_element().attribute("viewBox").map(String::from)
            });
            assert!(
                root.is_some_and(|view| view.split(' ').all(|part| part.parse::<f64>().is_ok()))
            );
        }
    }
}

#[test]
fn a_large_map_with_forty_pieces_stays_small() {
    let board = Board::Table { width: 16_000, height: 12_000 };
    let scene = Scene { board, pieces: pieces(40), ..table() };
    let size = render::svg(&scene, Theme::Paper).len();
    assert!(size < 300_000, "{size} bytes");
}

#[cfg(feature = "png")]
#[test]
fn a_drawing_becomes_a_picture() {
    let svg = render::svg(&table(), Theme::Paper);
    let picture = render::png(&svg, 400).expect("a picture");
    assert!(picture.starts_with(b"\x89PNG"));
    assert_eq!(picture[16..20], 400_u32.to_be_bytes());
    assert!(matches!(render::png("<svg", 400), Err(render::Error::Svg(_))));
    assert!(matches!(render::png(&svg, 0), Err(render::Error::Size(0, _))));
    assert!(matches!(render::png(&svg, u32::MAX), Err(render::Error::Size(..))));
}

/// A counter has its figures and its formation printed on it, and nothing is written beside it.
#[test]
fn a_counter_bears_its_figures_and_its_formation() {
    let counter = Piece {
        id: "WK1".into(),
        name: "1st Kornilov Shock Regiment".into(),
        symbol: Symbol::Infantry,
        at: Point::new(1_500, 1_500),
        strength: 3,
        strength_full: 4,
        figures: "6-5-6".into(),
        group: "Korn".into(),
        width: 560,
        depth: 560,
        ..Piece::default()
    };
    let scene = Scene {
        board: Board::Hexes { columns: 4, rows: 4, names: HexNames::Figures },
        pieces: vec![counter.clone(), Piece { id: "X".into(), figures: String::new(), ..counter }],
        ..Scene::default()
    };
    let drawn = render::svg(&scene, Theme::Paper);
    let piece = |id: &str| {
        let from = drawn.find(&format!("id=\"unit-{id}\"")).expect("the piece");
        let rest = &drawn[from + 1..];
        rest[..rest.find("id=\"unit-").unwrap_or(rest.len())].to_owned()
    };
    let printed = piece("WK1");
    for part in ["class=\"figures\"", ">6-5-6<", "class=\"group\"", ">Korn<", "pips lost"] {
        assert!(printed.contains(part), "{part}: {printed}");
    }
    assert!(!printed.contains("class=\"name\""), "{printed}");
    let plain = piece("X");
    assert!(plain.contains("class=\"name\"") && !plain.contains("class=\"group\""), "{plain}");
}

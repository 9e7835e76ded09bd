//! Any scene at all is drawn, and its drawing is well-formed.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use render::{
    Area, AreaKind, Arrow, ArrowKind, Badge, Board, Colour, Colours, Commander, Extent, Formation,
    Hex, HexLink, HexNames, HexSides, HexTerrain, Highlight, HighlightKind, Icon, Label, LabelKind,
    LegendEntry, Line, LineKind, North, Objective, Piece, Place, PlaceKind, Point, Sample, Scale,
    Scene, Side, Symbol, Theme, Zone,
};

/// Mostly on the board, sometimes anywhere.
fn length() -> impl Strategy<Value = i32> {
    prop_oneof![8 => -500..14_000, 1 => any::<i32>()]
}

fn point() -> impl Strategy<Value = Point> {
    (length(), length()).prop_map(|(x, y)| Point::new(x, y))
}

fn points() -> impl Strategy<Value = Vec<Point>> {
    vec(point(), 0..6)
}

fn hex() -> impl Strategy<Value = Hex> {
    prop_oneof![
        8 => (0..14_u16, 0..11_u16).prop_map(|(column, row)| Hex::new(column, row)),
        1 => any::<(u16, u16)>().prop_map(|(column, row)| Hex::new(column, row)),
    ]
}

fn words() -> impl Strategy<Value = String> {
    prop_oneof!["[A-Za-z ']{0,20}", any::<String>(), Just("<b a=\"&\">\u{1}".to_string())]
}

fn side() -> impl Strategy<Value = Side> {
    select(vec![Side::First, Side::Second])
}

fn colour() -> impl Strategy<Value = Colour> {
    select(vec![Colour::Blue, Colour::Red, Colour::Grey, Colour::Green, Colour::White])
}

fn area_kind() -> impl Strategy<Value = AreaKind> {
    use AreaKind::{Hill, Marsh, Orchard, Rough, TallCrops, Town, Water, Woods};
    select(vec![Hill, Water, Marsh, Rough, TallCrops, Orchard, Town, Woods])
}

fn line_kind() -> impl Strategy<Value = LineKind> {
    use LineKind::{
        Entrenchment, Fence, Pike, RailroadCut, Railway, River, Road, Slope, StoneWall, Stream,
        Track,
    };
    select(vec![
        Stream, River, Track, Road, Pike, Railway, RailroadCut, Slope, Fence, StoneWall,
        Entrenchment,
    ])
}

fn place_kind() -> impl Strategy<Value = PlaceKind> {
    use PlaceKind::{Bridge, Building, Church, Farm, Ford};
    select(vec![Building, Church, Farm, Bridge, Ford])
}

fn symbol() -> impl Strategy<Value = Symbol> {
    use Symbol::{
        Aircraft, Armour, ArmouredCars, Artillery, Blank, Cavalry, Engineers, Flotilla,
        Headquarters, HeavyCavalry, HorseArtillery, Infantry, LightInfantry, Skirmishers, Supply,
        Train,
    };
    select(vec![
        Blank, Infantry, LightInfantry, Skirmishers, Cavalry, HeavyCavalry, Artillery,
        HorseArtillery, Engineers, Headquarters, Supply, Train, Armour, ArmouredCars, Aircraft,
        Flotilla,
    ])
}

fn badge() -> impl Strategy<Value = Badge> {
    let icon = prop_oneof![
        select(vec![
            Icon::Star,
            Icon::Sprig,
            Icon::Sabres,
            Icon::Horseshoe,
            Icon::Tick,
            Icon::House,
            Icon::Shield,
            Icon::Crack,
            Icon::WhiteFlag,
        ]),
        words().prop_map(Icon::Letters),
    ];
    (icon, words()).prop_map(|(icon, hint)| Badge { icon, hint })
}

fn shape() -> impl Strategy<Value = Extent> {
    prop_oneof![
        points().prop_map(Extent::Polygon),
        (point(), length()).prop_map(|(centre, radius)| Extent::Disc { centre, radius }),
        vec(hex(), 0..8).prop_map(Extent::Hexes),
    ]
}

fn board() -> impl Strategy<Value = Board> {
    prop_oneof![
        4 => (1_000..16_000, 1_000..12_000)
            .prop_map(|(width, height)| Board::Table { width, height }),
        1 => any::<(i32, i32)>().prop_map(|(width, height)| Board::Table { width, height }),
        4 => (0..16_u16, 0..12_u16, select(vec![HexNames::Letters, HexNames::Figures]))
            .prop_map(|(columns, rows, names)| Board::Hexes { columns, rows, names }),
    ]
}

prop_compose! {
    fn piece()(
        (id, name, hint) in (words(), words(), words()),
        side in side(),
        symbol in symbol(),
        formation in select(vec![
            Formation::Line, Formation::Column, Formation::Square, Formation::OpenOrder,
            Formation::Limbered,
        ]),
        at in point(),
        facing in any::<i32>(),
        (strength, strength_full) in prop_oneof![(0..14_u32, 0..14_u32), any::<(u32, u32)>()],
        halves in any::<[bool; 2]>(),
        badges in vec(badge(), 0..3),
        (width, depth) in (length(), length()),
        (ghost, selected) in any::<(bool, bool)>(),
    ) -> Piece {
        Piece {
            id, side, symbol, formation, at, facing, strength, strength_full, halves, name, hint,
            badges, width, depth, ghost, selected, ..Piece::default()
        }
    }
}

prop_compose! {
    fn ground()(
        board in board(),
        hexes in vec((hex(), proptest::option::of(area_kind()), any::<u8>()), 0..12),
        hexsides in vec((line_kind(), vec((hex(), any::<u8>()), 0..12), words()), 0..3),
        links in vec((line_kind(), vec(hex(), 0..6), words()), 0..3),
        areas in vec((area_kind(), any::<u8>(), points(), words()), 0..4),
        lines in vec((line_kind(), points(), words()), 0..4),
        places in vec((place_kind(), point(), any::<i32>(), words()), 0..4),
        labels in vec((
            select(vec![LabelKind::Ground, LabelKind::Field, LabelKind::Water, LabelKind::Road]),
            points(),
            words(),
        ), 0..4),
    ) -> Scene {
        Scene {
            board,
            hexes: hexes.into_iter()
                .map(|(hex, kind, level)| HexTerrain { hex, kind, level }).collect(),
            hexsides: hexsides.into_iter()
                .map(|(kind, sides, name)| HexSides { kind, sides, name }).collect(),
            links: links.into_iter()
                .map(|(kind, hexes, name)| HexLink { kind, hexes, name }).collect(),
            areas: areas.into_iter()
                .map(|(kind, level, outline, name)| Area { kind, level, outline, name }).collect(),
            lines: lines.into_iter()
                .map(|(kind, path, name)| Line { kind, path, name }).collect(),
            places: places.into_iter()
                .map(|(kind, at, facing, name)| Place { kind, at, facing, name }).collect(),
            labels: labels.into_iter()
                .map(|(kind, path, text)| Label { kind, path, text }).collect(),
            ..Scene::default()
        }
    }
}

fn sample() -> impl Strategy<Value = Sample> {
    prop_oneof![
        area_kind().prop_map(Sample::Area),
        line_kind().prop_map(Sample::Line),
        place_kind().prop_map(Sample::Place),
        (side(), symbol()).prop_map(|(side, symbol)| Sample::Piece(side, symbol)),
        side().prop_map(Sample::Commander),
        proptest::option::of(side()).prop_map(Sample::Objective),
    ]
}

prop_compose! {
    fn scene()(
        ground in ground(),
        pieces in vec(piece(), 0..5),
        colours in (colour(), colour()),
        commanders in vec((words(), side(), point(), words(), any::<[bool; 3]>()), 0..3),
        objectives in vec(
            (words(), point(), length(), proptest::option::of(side()), words()), 0..3),
        zones in vec((words(), proptest::option::of(side()), shape(), words()), 0..3),
        highlights in vec((words(), select(vec![
            HighlightKind::Target, HighlightKind::Reach, HighlightKind::Focus,
            HighlightKind::Forbidden,
        ]), shape()), 0..3),
        arrows in vec((words(), select(vec![
            ArrowKind::Move, ArrowKind::Charge, ArrowKind::Retreat, ArrowKind::Fire,
            ArrowKind::Sight,
        ]), proptest::option::of(side()), points()), 0..3),
        (title, subtitle) in (words(), words()),
        scale in proptest::option::of((length(), any::<u8>(), vec(words(), 0..4), words())),
        north in proptest::option::of((any::<i32>(), words())),
        legend in vec((sample(), words()), 0..6),
        graduation in proptest::option::of(length()),
    ) -> Scene {
        Scene {
            colours: Colours { first: colours.0, second: colours.1 },
            pieces,
            commanders: commanders.into_iter().map(|(id, side, at, name, flags)| Commander {
                id, side, at, name, hint: String::new(),
                chief: flags[0], ghost: flags[1], selected: flags[2],
                token: String::from(if flags[1] { "M" } else { "" }),
            }).collect(),
            objectives: objectives.into_iter().map(|(id, at, radius, holder, value)| Objective {
                name: value.clone(), id, at, radius, holder, value,
            }).collect(),
            zones: zones.into_iter()
                .map(|(id, side, shape, label)| Zone { id, side, shape, label }).collect(),
            highlights: highlights.into_iter().map(|(id, kind, shape)| Highlight {
                hint: id.clone(), id, kind, shape,
            }).collect(),
            arrows: arrows.into_iter().map(|(id, kind, side, path)| Arrow {
                label: id.clone(), id, kind, side, path,
            }).collect(),
            title,
            subtitle,
            scale: scale.map(|(division, divisions, marks, text)| Scale {
                division, divisions, marks, text,
            }),
            north: north.map(|(angle, letter)| North { angle, letter }),
            legend: legend.into_iter()
                .map(|(sample, text)| LegendEntry { sample, text }).collect(),
            graduation,
            ..ground
        }
    }
}

/// The attributes that hold figures. The others may be any words, and words may hold `NaN`.
fn figures<'a>(drawing: &'a roxmltree::Document) -> impl Iterator<Item = (&'a str, &'a str)> {
    let words = |name: &str| {
        matches!(name, "id" | "class" | "href")
            || name.starts_with("data-")
            || name.starts_with("aria-")
    };
    drawing
        .descendants()
        .flat_map(|node| node.attributes())
        .map(|attribute| (attribute.name(), attribute.value()))
        .filter(move |(name, _)| !words(name))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn any_scene_gives_a_well_formed_drawing(
        scene in scene(),
        theme in select(Theme::ALL.to_vec()),
    ) {
        let svg = render::svg(&scene, theme);
        let drawing = roxmltree::Document::parse(&svg);
        prop_assert!(drawing.is_ok(), "{:?}", drawing.err());
        let drawing = drawing.unwrap();
        for (name, value) in figures(&drawing) {
            prop_assert!(!value.contains("NaN") && !value.contains("inf"), "{name} = {value}");
        }
        let pieces = drawing.descendants().filter(|node| {
            node.attribute("class").is_some_and(|class| class.starts_with("piece side-"))
        });
        prop_assert_eq!(pieces.count(), scene.pieces.len());
        prop_assert_eq!(render::svg(&scene, theme), svg);
    }
}

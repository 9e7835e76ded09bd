//! Draws everything that can be drawn, on a table and on hexes, for whoever chooses signs or
//! themes:
//!
//! ```text
//! cargo run -p render --example specimen -- table.svg hexes.svg paper
//! ```

use render::{
    Area, AreaKind, Arrow, ArrowKind, Badge, Board, Extent, Formation, Hex, HexLink, HexNames,
    HexSides, HexTerrain, Highlight, HighlightKind, Icon, Label, LabelKind, Line, LineKind,
    Objective, Piece, Place, PlaceKind, Point, Scene, Side, Symbol, Theme, Zone,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [table_file, hex_file, theme] = &arguments[..] else {
        return Err("give a file for the table, one for the hexes, and a theme".into());
    };
    let theme = Theme::ALL.into_iter().find(|known| known.name() == theme).ok_or("which theme?")?;
    std::fs::write(table_file, render::svg(&table(), theme))?;
    std::fs::write(hex_file, render::svg(&hexes(), theme))?;
    Ok(())
}

const AREAS: [AreaKind; 8] = [
    AreaKind::Woods,
    AreaKind::TallCrops,
    AreaKind::Orchard,
    AreaKind::Marsh,
    AreaKind::Rough,
    AreaKind::Town,
    AreaKind::Water,
    AreaKind::Hill,
];

const LINES: [LineKind; 12] = [
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

const SYMBOLS: [Symbol; 16] = [
    Symbol::Blank,
    Symbol::Infantry,
    Symbol::LightInfantry,
    Symbol::Skirmishers,
    Symbol::Cavalry,
    Symbol::HeavyCavalry,
    Symbol::Artillery,
    Symbol::HorseArtillery,
    Symbol::Engineers,
    Symbol::Headquarters,
    Symbol::Supply,
    Symbol::Train,
    Symbol::Armour,
    Symbol::ArmouredCars,
    Symbol::Aircraft,
    Symbol::Flotilla,
];

fn table() -> Scene {
    let mut scene = Scene {
        board: Board::Table { width: 16_000, height: 12_000 },
        title: "Specimen".into(),
        ..Scene::default()
    };
    for (i, kind) in (0..).zip(AREAS) {
        let (x, y) = (400 + (i % 4) * 2_600, 400 + (i / 4) * 2_200);
        let corners = [(0, 0), (2_200, 100), (2_300, 1_500), (1_000, 1_700), (100, 1_500)];
        let outline: Vec<_> = corners.map(|(dx, dy)| Point::new(x + dx, y + dy)).to_vec();
        let level = u8::from(kind == AreaKind::Hill) * 2;
        scene.areas.push(Area { kind, level, outline, name: format!("{kind:?}") });
        scene.labels.push(Label {
            kind: if kind == AreaKind::Water { LabelKind::Water } else { LabelKind::Ground },
            path: vec![Point::new(x + 1_100, y + 850)],
            text: format!("{kind:?}"),
        });
    }
    for (i, kind) in (0..).zip(LINES) {
        let y = 500 + i * 400;
        let path = [(11_000, 0), (12_400, -60), (14_000, 60), (15_600, 0)];
        let path = path.map(|(x, dy)| Point::new(x, y + dy)).to_vec();
        scene.lines.push(Line { kind, path, name: format!("{kind:?}") });
        scene.labels.push(Label {
            kind: LabelKind::Road,
            path: vec![Point::new(13_200, y + 190)],
            text: format!("{kind:?}"),
        });
    }
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
    for (i, kind) in (0..).zip(places) {
        let at = Point::new(700 + i * 1_050, 5_100);
        scene.places.push(Place { kind, at, facing: i * 300, name: format!("{kind:?}") });
    }
    for (i, symbol) in (0..).zip(SYMBOLS) {
        let (x, y) = (900 + (i % 8) * 1_250, 6_000 + (i / 8) * 900);
        scene.pieces.push(Piece {
            id: format!("S{i}"),
            side: if i % 2 == 0 { Side::First } else { Side::Second },
            symbol,
            at: Point::new(x, y),
            facing: (i % 3) * 100,
            strength: i as u32 / 2,
            strength_full: i as u32,
            name: format!("{symbol:?}"),
            ghost: i == 9,
            ..Piece::default()
        });
    }
    let formations = [
        Formation::Line,
        Formation::Column,
        Formation::Square,
        Formation::OpenOrder,
        Formation::Limbered,
    ];
    for (i, formation) in (0..).zip(formations) {
        for (row, side) in [Side::First, Side::Second].into_iter().enumerate() {
            let narrow = matches!(formation, Formation::Column | Formation::Square);
            scene.pieces.push(Piece {
                id: format!("F{i}{row}"),
                side,
                symbol: Symbol::Infantry,
                formation,
                at: Point::new(900 + i * 1_300, 8_000 + row as i32 * 900),
                facing: row as i32 * 1800,
                strength: 3,
                strength_full: 4,
                name: format!("{formation:?}"),
                width: if narrow { 600 } else { 1_000 },
                depth: if narrow { 600 } else { 330 },
                ..Piece::default()
            });
        }
    }
    let icons = [
        Icon::Star,
        Icon::Sprig,
        Icon::Sabres,
        Icon::Horseshoe,
        Icon::Tick,
        Icon::House,
        Icon::Shield,
        Icon::Crack,
        Icon::WhiteFlag,
        Icon::Letters("B2".into()),
    ];
    for (i, chunk) in (0..).zip(icons.chunks(4)) {
        scene.pieces.push(Piece {
            id: format!("B{i}"),
            symbol: Symbol::Cavalry,
            at: Point::new(7_600 + i * 1_300, 8_400),
            name: "Badges".into(),
            badges: chunk
                .iter()
                .map(|icon| Badge { icon: icon.clone(), hint: String::new() })
                .collect(),
            ..Piece::default()
        });
    }
    // Small bases, as on a table measured in inches.
    for i in 0..6 {
        scene.pieces.push(Piece {
            id: format!("R{i}"),
            side: if i < 3 { Side::First } else { Side::Second },
            symbol: SYMBOLS[1 + i as usize],
            at: Point::new(800 + i * 900, 9_900),
            facing: i * 200,
            strength: 2,
            strength_full: 3,
            name: format!("{}th Line", i + 3),
            width: 500,
            depth: 200,
            ..Piece::default()
        });
    }
    let arrows =
        [ArrowKind::Move, ArrowKind::Charge, ArrowKind::Retreat, ArrowKind::Fire, ArrowKind::Sight];
    for (i, kind) in (0..).zip(arrows) {
        let y = 6_000 + i * 600;
        let path = [(11_600, 0), (13_400, -300), (15_400, 0)];
        scene.arrows.push(Arrow {
            id: format!("{i}"),
            kind,
            side: [Some(Side::First), Some(Side::Second), None][i as usize % 3],
            path: path.map(|(x, dy)| Point::new(x, y + dy)).to_vec(),
            label: format!("{kind:?}"),
        });
    }
    let highlights = [
        HighlightKind::Target,
        HighlightKind::Reach,
        HighlightKind::Focus,
        HighlightKind::Forbidden,
    ];
    for (i, kind) in (0..).zip(highlights) {
        let centre = Point::new(7_200 + i * 1_400, 10_200);
        let shape = Extent::Disc { centre, radius: 500 };
        scene.highlights.push(Highlight { id: format!("{i}"), kind, shape, hint: String::new() });
    }
    for (i, holder) in [None, Some(Side::First), Some(Side::Second)].into_iter().enumerate() {
        let x = 1_000 + i as i32 * 1_400;
        scene.objectives.push(Objective {
            id: format!("{i}"),
            at: Point::new(x, 11_200),
            radius: 400,
            holder,
            value: if i == 0 { String::new() } else { format!("{i}") },
            name: String::new(),
        });
        let corners = [(12_600, 9_400), (13_600, 9_400), (13_600, 11_500), (12_400, 11_500)];
        scene.zones.push(Zone {
            id: format!("{i}"),
            side: holder,
            shape: Extent::Polygon(
                corners.map(|(x, y)| Point::new(x + i as i32 * 1_150, y)).to_vec(),
            ),
            label: "Zone".into(),
        });
    }
    scene
}

fn hexes() -> Scene {
    let mut scene = Scene {
        board: Board::Hexes { columns: 20, rows: 16, names: HexNames::Figures },
        ..Scene::default()
    };
    for (i, kind) in (0..).zip(AREAS) {
        for (c, r) in [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (0, 1)] {
            let hex = Hex::new(1 + (i % 4) * 5 + c, 1 + (i / 4) * 4 + r);
            let level = if kind == AreaKind::Hill { 1 + u8::from(c == 1) } else { 0 };
            let kind = Some(kind).filter(|kind| *kind != AreaKind::Hill);
            scene.hexes.push(HexTerrain { hex, kind, level });
        }
    }
    for (i, kind) in (0..).zip(LINES) {
        let row = 9 + (i / 6) * 4;
        let column = (i % 6) * 3 + 1;
        let sides =
            (0..3).flat_map(|r| [(Hex::new(column, row + r), 1), (Hex::new(column, row + r), 2)]);
        scene.hexsides.push(HexSides { kind, sides: sides.collect(), name: String::new() });
    }
    let road = (0..20).map(|column| Hex::new(column, 4 + (column / 7)));
    scene.links.push(HexLink { kind: LineKind::Pike, hexes: road.collect(), name: String::new() });
    let rails = (0..16).map(|row| Hex::new(9 + (row / 8), row));
    scene.links.push(HexLink {
        kind: LineKind::Railway,
        hexes: rails.collect(),
        name: String::new(),
    });
    for i in 0..14_u16 {
        scene.pieces.push(Piece {
            id: format!("{i}"),
            side: if i % 2 == 0 { Side::First } else { Side::Second },
            symbol: SYMBOLS[usize::from(i) + 1],
            at: Hex::new(i + 3, 8 + i % 3).centre(),
            facing: i32::from(i) * 600,
            strength: 3,
            strength_full: 5,
            name: format!("{}e div.", i + 2),
            width: 640,
            depth: 440,
            ..Piece::default()
        });
    }
    scene
}

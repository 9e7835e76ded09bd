//! Draws Miller's Cornfield, free table and hexes, in every theme:
//!
//! ```text
//! cargo run -p render --example millers_cornfield -- table.svg hexes.svg
//! ```
//!
//! writes `table-paper.svg`, `table-lamp.svg`, `table-print.svg` and the same for the hexes. With
//! `--features png` and file names that end in `.png` it draws pictures 1600 pixels wide.

use render::{
    Area, AreaKind, Arrow, ArrowKind, Badge, Board, Commander, Extent, Hex, HexLink, HexNames,
    HexTerrain, Highlight, HighlightKind, Icon, Label, LabelKind, LegendEntry, Line, LineKind,
    North, Objective, Piece, Place, PlaceKind, Point, Sample, Scale, Scene, Side, Symbol, Theme,
    Zone,
};
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let files: Vec<String> = std::env::args().skip(1).collect();
    let [table_file, hex_file] = &files[..] else {
        return Err("give two files: one for the table, one for the hexes".into());
    };
    for (scene, file) in [(table(), table_file), (hexes(), hex_file)] {
        for theme in Theme::ALL {
            let path = Path::new(file);
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            let end = path.extension().unwrap_or_default().to_string_lossy();
            let to = path.with_file_name(format!("{stem}-{}.{end}", theme.name()));
            let svg = render::svg(&scene, theme);
            #[cfg(feature = "png")]
            if end == "png" {
                std::fs::write(to, render::png(&svg, 1600)?)?;
                continue;
            }
            std::fs::write(to, svg)?;
        }
    }
    Ok(())
}

/// A unit: id, name, arm, strength, badges, then where it stands on the table and on the hexes,
/// with its facing on each.
struct Unit(
    &'static str,
    &'static str,
    Symbol,
    u32,
    &'static [Icon],
    (f64, f64, i32),
    (&'static str, i32),
);

use Icon::{Sabres, Star};
use Symbol::{Artillery, HorseArtillery, Infantry};

#[rustfmt::skip]
const UNITS: &[Unit] = &[
    // Hooker's corps
    Unit("U1",  "Gibbon",     Infantry,       4, &[Star, Sabres], (5.45, 2.40, 180), ("F2", 180)),
    Unit("U2",  "Phelps",     Infantry,       3, &[],             (5.25, 1.35, 180), ("G3", 180)),
    Unit("U3",  "Hofmann",    Infantry,       3, &[],             (4.20, 1.30, 180), ("E2", 180)),
    Unit("U4",  "Patrick",    Infantry,       3, &[],             (4.40, 2.35, 195), ("E3", 180)),
    Unit("U5",  "Duryée",     Infantry,       3, &[],             (8.60, 2.40, 180), ("I3", 180)),
    Unit("U6",  "Christian",  Infantry,       3, &[],             (10.70, 2.30, 190), ("K3", 240)),
    Unit("U7",  "Hartsuff",   Infantry,       3, &[],             (9.65, 2.35, 185), ("J2", 180)),
    Unit("U8",  "Smoothbores", Artillery,     3, &[],             (7.20, 0.46, 180), ("H1", 180)),
    Unit("U9",  "Seymour",    Infantry,       4, &[],             (7.45, 2.42, 180), ("H2", 180)),
    Unit("U10", "Magilton",   Infantry,       4, &[],             (6.45, 1.55, 180), ("G2", 180)),
    Unit("U11", "Anderson",   Infantry,       4, &[],             (7.65, 1.42, 180), ("I2", 180)),
    Unit("U12", "Rifled guns", Artillery,     3, &[],             (6.02, 0.46, 180), ("F1", 180)),
    Unit("U13", "Crawford",   Infantry,       3, &[],             (8.55, 0.60, 180), ("I1", 180)),
    Unit("U14", "Gordon",     Infantry,       3, &[],             (9.60, 0.60, 180), ("J1", 180)),
    Unit("U15", "Tyndale",    Infantry,       3, &[],             (10.62, 0.60, 180), ("K1", 180)),
    Unit("U16", "Stainrook",  Infantry,       3, &[],             (11.50, 0.98, 200), ("L1", 240)),
    // Jackson's corps
    Unit("C1",  "Stonewall",  Infantry,       2, &[Star],         (4.30, 6.15, 10),  ("E7", 0)),
    Unit("C2",  "Tigers",     Infantry,       2, &[Star],         (6.45, 6.55, 0),   ("G7", 0)),
    Unit("C3",  "Douglass",   Infantry,       3, &[],             (7.50, 6.30, 0),   ("H7", 0)),
    Unit("C4",  "Walker",     Infantry,       3, &[],             (8.60, 6.20, 350), ("I7", 0)),
    Unit("C5",  "Early",      Infantry,       3, &[],             (2.55, 6.15, 25),  ("C7", 60)),
    Unit("C6",  "Starke",     Infantry,       3, &[],             (3.55, 6.95, 0),   ("D7", 0)),
    Unit("C7",  "Penn",       Infantry,       2, &[],             (5.32, 6.25, 0),   ("F7", 0)),
    Unit("C8",  "Warren",     Infantry,       2, &[],             (4.45, 7.2, 0),   ("E8", 0)),
    Unit("C9",  "S. D. Lee",  Artillery,      3, &[],             (6.98, 7.62, 0),   ("G8", 0)),
    Unit("C10", "Div. guns",  Artillery,      3, &[],             (8.02, 7.55, 20),  ("H8", 0)),
    Unit("C11", "Pelham",     HorseArtillery, 2, &[],             (2.35, 3.10, 100), ("C4", 60)),
    Unit("C12", "Texas Brig.", Infantry,      4, &[Star, Sabres], (5.95, 8.6, 0),   ("F9", 0)),
    Unit("C13", "Law",        Infantry,       3, &[],             (7.0, 8.65, 0),   ("G9", 0)),
];

fn pieces(on_hexes: bool) -> Vec<Piece> {
    let piece = |Unit(id, name, symbol, strength, icons, table, hexes): &Unit| {
        let (at, facing) = if on_hexes {
            (hex(hexes.0).centre(), hexes.1)
        } else {
            (point(table.0, table.1), table.2)
        };
        Piece {
            id: (*id).into(),
            name: (*name).into(),
            side: if id.starts_with('U') { Side::First } else { Side::Second },
            symbol: *symbol,
            at,
            facing: facing * 10,
            // Two brigades have had a hot morning already.
            strength: strength - u32::from(["U4", "C3"].contains(id)),
            strength_full: *strength,
            badges: icons
                .iter()
                .map(|icon| Badge { icon: icon.clone(), hint: format!("{icon:?}") })
                .collect(),
            width: if on_hexes { 700 } else { 830 },
            depth: if on_hexes { 420 } else { 470 },
            selected: *id == "U1",
            ..Piece::default()
        }
    };
    UNITS.iter().map(piece).collect()
}

fn point(x: f64, y: f64) -> Point {
    Point::new((x * 1000.0).round() as i32, (y * 1000.0).round() as i32)
}

fn points(list: &[(f64, f64)]) -> Vec<Point> {
    list.iter().map(|(x, y)| point(*x, *y)).collect()
}

/// `F8`: column F, row 8.
fn hex(name: &str) -> Hex {
    let column = name.as_bytes()[0] - b'A';
    Hex::new(column.into(), name[1..].parse::<u16>().expect("a row") - 1)
}

fn all_hexes(names: &str) -> Vec<Hex> {
    names.split_whitespace().map(hex).collect()
}

fn label(kind: LabelKind, text: &str, path: &[(f64, f64)]) -> Label {
    Label { kind, path: points(path), text: text.into() }
}

fn commander(id: &str, side: Side, at: (f64, f64), chief: bool) -> Commander {
    let (x, y) = at;
    Commander {
        id: id.into(),
        side,
        at: point(x, y),
        name: id.into(),
        chief,
        ..Commander::default()
    }
}

/// What both boards share.
fn sheet() -> Scene {
    let sign = |sample, text: &str| LegendEntry { sample, text: text.into() };
    Scene {
        title: "Miller’s Cornfield".into(),
        subtitle: "Antietam, 17 September 1862, half past five in the morning".into(),
        scale: Some(Scale {
            division: 1000,
            divisions: 3,
            marks: ["0", "200", "400", "600 m"].map(String::from).to_vec(),
            text: "1 UD = 200 m".into(),
        }),
        north: Some(North { angle: 0, letter: "N".into() }),
        legend: vec![
            sign(Sample::Piece(Side::First, Infantry), "Union infantry"),
            sign(Sample::Piece(Side::Second, Infantry), "Confederate infantry"),
            sign(Sample::Piece(Side::Second, Artillery), "Artillery"),
            sign(Sample::Commander(Side::First), "General"),
            sign(Sample::Objective(None), "Objective"),
            sign(Sample::Area(AreaKind::Woods), "Woods"),
            sign(Sample::Area(AreaKind::TallCrops), "Corn"),
            sign(Sample::Area(AreaKind::Hill), "High ground"),
            sign(Sample::Line(LineKind::Pike), "Pike"),
            sign(Sample::Line(LineKind::Road), "Road"),
            sign(Sample::Line(LineKind::Fence), "Fence"),
        ],
        graduation: Some(1000),
        ..Scene::default()
    }
}

#[rustfmt::skip]
fn table() -> Scene {
    let area = |kind, level, name: &str, outline: &[(f64, f64)]| Area {
        kind, level, outline: points(outline), name: name.into(),
    };
    let line = |kind, name: &str, path: &[(f64, f64)]| Line {
        kind, path: points(path), name: name.into(),
    };
    let place = |kind, name: &str, (x, y): (f64, f64), facing| Place {
        kind, at: point(x, y), facing, name: name.into(),
    };
    Scene {
        board: Board::Table { width: 12_000, height: 9_000 },
        areas: vec![
            area(AreaKind::TallCrops, 0, "The Cornfield", &[(6.1, 4.0), (8.1, 4.0), (8.1, 5.9), (6.1, 5.9)]),
            area(AreaKind::Woods, 0, "East Woods", &[(8.1, 3.8), (9.0, 3.3), (10.0, 3.3), (10.0, 6.2), (9.0, 6.7), (8.1, 6.7)]),
            area(AreaKind::Woods, 0, "West Woods", &[(4.0, 4.0), (5.0, 4.0), (5.0, 6.0), (5.2, 6.2), (5.2, 7.2), (5.0, 7.3), (5.0, 8.7), (3.0, 8.3), (3.0, 5.5), (4.0, 5.3)]),
            area(AreaKind::Woods, 0, "North Woods", &[(6.1, 0.9), (8.0, 0.9), (8.0, 2.1), (6.1, 2.1)]),
            area(AreaKind::Hill, 1, "Nicodemus Hill", &[(1.0, 1.9), (2.9, 1.9), (3.4, 3.2), (2.9, 4.5), (1.2, 4.5), (0.6, 3.2)]),
            area(AreaKind::Hill, 1, "Poffenberger ridge", &[(5.0, 0.0), (8.0, 0.0), (8.0, 0.85), (5.0, 0.95)]),
            area(AreaKind::Hill, 1, "Dunker Church plateau", &[(5.1, 7.25), (6.4, 6.9), (8.0, 7.2), (8.0, 8.3), (7.0, 8.7), (5.1, 8.6)]),
            area(AreaKind::Orchard, 0, "", &[(7.3, 2.92), (7.95, 2.92), (7.95, 3.52), (7.3, 3.52)]),
        ],
        lines: vec![
            line(LineKind::Pike, "Hagerstown Pike", &[(5.7, 0.0), (5.7, 9.0)]),
            line(LineKind::Road, "Smoketown Road", &[(5.7, 7.9), (6.5, 7.25), (7.5, 6.75), (8.5, 6.25), (9.5, 5.75), (10.5, 5.25), (10.5, 4.5), (10.5, 0.0)]),
            line(LineKind::Fence, "", &[(5.59, 2.7), (5.59, 6.9)]),
            line(LineKind::Fence, "", &[(5.81, 2.7), (5.81, 6.9)]),
            line(LineKind::Fence, "", &[(6.1, 5.93), (8.06, 5.93)]),
        ],
        places: vec![
            place(PlaceKind::Church, "Dunker Church", (5.4, 7.7), 0),
            place(PlaceKind::Farm, "D. R. Miller", (6.4, 3.25), 0),
            place(PlaceKind::Farm, "J. Poffenberger", (3.5, 0.55), 0),
            place(PlaceKind::Farm, "Nicodemus", (3.5, 3.9), 200),
            place(PlaceKind::Farm, "A. Poffenberger", (1.9, 7.5), 3400),
            place(PlaceKind::Farm, "Mumma", (8.6, 8.3), 100),
        ],
        labels: vec![
            label(LabelKind::Ground, "East Woods", &[(8.35, 4.75), (9.0, 4.35), (9.8, 4.75)]),
            label(LabelKind::Ground, "West Woods", &[(4.62, 4.3), (4.5, 5.0), (4.0, 5.62)]),
            label(LabelKind::Ground, "North Woods", &[(7.05, 2.0)]),
            label(LabelKind::Field, "The Cornfield", &[(6.5, 5.68), (7.7, 5.68)]),
            label(LabelKind::Ground, "Nicodemus Hill", &[(1.05, 3.05), (1.75, 2.42), (2.85, 2.5)]),
            label(LabelKind::Road, "Hagerstown Pike", &[(5.42, 3.2), (5.42, 5.6)]),
            label(LabelKind::Road, "Smoketown Road", &[(10.66, 2.9), (10.66, 5.0)]),
        ],
        objectives: vec![
            Objective { id: "cornfield".into(), at: point(7.1, 4.95), radius: 500, holder: None, value: String::new(), name: "The Cornfield".into() },
            Objective { id: "church".into(), at: point(5.4, 7.7), radius: 500, holder: Some(Side::Second), value: String::new(), name: "Dunker Church".into() },
        ],
        pieces: pieces(false),
        commanders: vec![
            commander("Hooker", Side::First, (6.42, 2.62), true),
            commander("Meade", Side::First, (8.1, 1.82), false),
            commander("Mansfield", Side::First, (9.1, 1.25), false),
            commander("Jackson", Side::Second, (6.25, 7.4), true),
            commander("Hood", Side::Second, (5.2, 8.7), false),
        ],
        arrows: vec![
            Arrow { id: "advance".into(), kind: ArrowKind::Move, side: Some(Side::First), path: points(&[(5.55, 2.75), (5.75, 3.4), (6.35, 3.9), (6.55, 4.45)]), label: String::new() },
            Arrow { id: "shells".into(), kind: ArrowKind::Fire, side: Some(Side::Second), path: points(&[(2.65, 3.05), (3.95, 2.55)]), label: String::new() },
        ],
        highlights: vec![
            Highlight { id: "U4".into(), kind: HighlightKind::Target, shape: Extent::Disc { centre: point(4.4, 2.35), radius: 500 }, hint: "Patrick".into() },
        ],
        ..sheet()
    }
}

fn hexes() -> Scene {
    let mut terrain = Vec::new();
    let mut ground = |kind, level, names: &str| {
        terrain.extend(all_hexes(names).into_iter().map(|hex| HexTerrain { hex, kind, level }));
    };
    ground(Some(AreaKind::TallCrops), 0, "G5 G6 H5 H6");
    ground(Some(AreaKind::Woods), 0, "I5 I6 I7 J4 J5 J6 G2 H2");
    ground(Some(AreaKind::Woods), 0, "D6 D7 D8 E5 E6 E7 E8 E9");
    ground(None, 1, "B3 B4 C3 C4 C5 F1 G1 H1 F8 G8 G9 H8");
    let link = |kind, name: &str, hexes: &str| HexLink {
        kind,
        hexes: all_hexes(hexes),
        name: name.into(),
    };
    let place = |kind, name: &str, at: &str, (x, y): (i32, i32)| {
        let centre = hex(at).centre();
        let at = Point::new(centre.x + x, centre.y + y);
        Place { kind, at, facing: 0, name: name.into() }
    };
    let objective = |id: &str, name: &str, at: &str, holder| Objective {
        id: id.into(),
        at: hex(at).centre(),
        radius: 440,
        holder,
        value: String::new(),
        name: name.into(),
    };
    let zone = |id: &str, side, hexes: &str, label: &str| Zone {
        id: id.into(),
        side: Some(side),
        shape: Extent::Hexes(all_hexes(hexes)),
        label: label.into(),
    };
    Scene {
        board: Board::Hexes { columns: 12, rows: 9, names: HexNames::Letters },
        hexes: terrain,
        links: vec![
            link(LineKind::Pike, "Hagerstown Pike", "F1 F2 F3 F4 F5 F6 F7 F8 F9"),
            link(LineKind::Road, "Smoketown Road", "F8 G8 H7 I7 J6 K6 K5 K4 K3 K2 K1"),
        ],
        places: vec![
            place(PlaceKind::Church, "Dunker Church", "F8", (-170, 150)),
            place(PlaceKind::Farm, "D. R. Miller", "G4", (-150, 60)),
            place(PlaceKind::Farm, "Nicodemus", "D4", (0, 0)),
            place(PlaceKind::Farm, "Mumma", "I9", (0, 0)),
        ],
        labels: vec![
            label(LabelKind::Ground, "East Woods", &[(8.4, 5.15), (9.1, 4.75), (9.7, 5.1)]),
            label(LabelKind::Ground, "West Woods", &[(4.5, 4.35), (4.3, 5.6), (3.3, 6.1)]),
            label(LabelKind::Field, "The Cornfield", &[(6.35, 5.35), (7.7, 5.35)]),
            label(LabelKind::Ground, "Nicodemus Hill", &[(1.2, 3.6), (1.8, 2.75), (2.8, 2.7)]),
            label(LabelKind::Road, "Hagerstown Pike", &[(5.3, 3.2), (5.3, 6.2)]),
            label(LabelKind::Road, "Smoketown Road", &[(10.72, 3.4), (10.72, 5.6)]),
        ],
        objectives: vec![
            objective("cornfield", "The Cornfield", "G5", None),
            objective("church", "Dunker Church", "F8", Some(Side::Second)),
        ],
        zones: vec![zone(
            "union",
            Side::First,
            "E1 E2 E3 F1 F2 G1 G2 G3 H1 H2 I1 I2 I3 J1 J2 K1 K2 K3 L1 L2",
            "Union",
        )],
        pieces: pieces(true),
        commanders: vec![
            commander("Hooker", Side::First, (6.95, 3.3), true),
            commander("Meade", Side::First, (8.02, 3.05), false),
            commander("Mansfield", Side::First, (11.2, 2.55), false),
            commander("Jackson", Side::Second, (5.76, 7.74), true),
            commander("Hood", Side::Second, (4.62, 9.25), false),
        ],
        highlights: vec![Highlight {
            id: "reach".into(),
            kind: HighlightKind::Reach,
            shape: Extent::Hexes(all_hexes("E4 F3 F4 G4 E3 G3")),
            hint: "Gibbon".into(),
        }],
        arrows: vec![Arrow {
            id: "advance".into(),
            kind: ArrowKind::Move,
            side: Some(Side::First),
            path: ["F2", "F3", "G4"].map(|name| hex(name).centre()).to_vec(),
            label: String::new(),
        }],
        ..sheet()
    }
}

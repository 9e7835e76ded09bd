//! The map of a battle, on hexes or on the free table, with the troops that a seat may see.

mod table;

use std::collections::BTreeMap;

use board::hex;
use brigades_de_fer::ch00_board::HexName;
use brigades_de_fer::scenario::{Corner, Decor, Name, Road, Scenario, Terrain, Unit, Wall};
use brigades_de_fer::unit::{Category, Grade, Side};
use engine::game::Seat;
use engine::scenario::Look;
use engine::tableau::{Piece as OnTable, Tableau};
use render::{
    AreaKind, Badge, Board, Commander, Extent, Hex, HexLink, HexNames, HexSides, HexTerrain, Icon,
    Label, LabelKind, LegendEntry, Line, LineKind, North, Objective, Piece, Place, Point, Sample,
    Scale, Scene, Symbol, Zone,
};
use words::Words;

use super::PREFIX;
use crate::ground::{self, called, drawn as drawing, label, pips, shortened, side, thousandths};

pub(super) fn scene(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Scene {
    let turn = i64::from(tableau.turn.number);
    let key = if turn == 0 { "cli-replay-before" } else { "cli-replay-turn" };
    let ground = match tableau.hexes {
        false => table::ground(scenario, tableau, words),
        true => Scene {
            board: board(scenario),
            hexes: ground(scenario),
            hexsides: walls(scenario, words),
            links: roads(scenario, words),
            lines: decor_lines(scenario, words),
            places: places(scenario, words, |piece| middle(&piece.hexes)),
            labels: labels(scenario, words),
            objectives: objectives(scenario, tableau, words),
            zones: zones(scenario, tableau, words),
            ..Scene::default()
        },
    };
    Scene {
        pieces: tableau.pieces.iter().filter_map(|unit| piece(unit, scenario, words)).collect(),
        commanders: commanders(tableau, words),
        title: called(&scenario.head.title, words).to_owned(),
        subtitle: words.say_with(key, &[("turn", turn.into())]),
        scale: scale(scenario),
        north: Some(North { angle: 0, letter: "N".to_owned() }),
        legend: legend(words),
        ..ground
    }
}

fn board(scenario: &Scenario) -> Board {
    let grid = scenario.grid();
    let count = |number: i32| u16::try_from(number).unwrap_or(0);
    Board::Hexes { columns: count(grid.columns), rows: count(grid.rows), names: HexNames::Letters }
}

fn drawn(hex: hex::Hex) -> Hex {
    let number = |number: i32| u16::try_from(number).unwrap_or(0);
    Hex::new(number(hex.column()), number(hex.row()))
}

fn all(hexes: &[HexName]) -> Vec<Hex> {
    hexes.iter().map(|HexName(hex)| drawn(*hex)).collect()
}

fn point((x, y): Corner) -> Point {
    Point::new(thousandths(x.get()), thousandths(y.get()))
}

const fn army(seat: Seat) -> Side {
    match seat.0 {
        0 => Side::Union,
        _ => Side::Confederate,
    }
}

fn ground(scenario: &Scenario) -> Vec<HexTerrain> {
    let mut hexes: BTreeMap<Hex, (Option<AreaKind>, u8)> = BTreeMap::new();
    for piece in &scenario.terrain {
        let Some(kind) = drawing(piece.ground.look()).area() else { continue };
        for hex in all(&piece.hexes) {
            hexes.entry(hex).or_default().0 = Some(kind);
        }
    }
    for hill in &scenario.hills {
        for hex in all(&hill.hexes) {
            let level = &mut hexes.entry(hex).or_default().1;
            *level = (*level).max(u8::try_from(hill.level.get()).unwrap_or(1));
        }
    }
    let terrain = hexes.into_iter().map(|(hex, (kind, level))| HexTerrain { hex, kind, level });
    terrain.collect()
}

fn walls(scenario: &Scenario, words: &Words) -> Vec<HexSides> {
    let walls = scenario.walls.iter().filter_map(|wall| {
        Some(HexSides {
            kind: wall_kind(wall)?,
            sides: wall.hexsides.iter().map(|one| (drawn(one.hex), one.side.number())).collect(),
            name: called(&wall.name, words).to_owned(),
        })
    });
    walls.collect()
}

fn wall_kind(wall: &Wall) -> Option<LineKind> {
    drawing(wall.drawn_as.get().unwrap_or(Look::StoneWall)).line()
}

fn road_kind(road: &Road) -> Option<LineKind> {
    drawing(road.drawn_as.get().unwrap_or(Look::Road)).line()
}

fn roads(scenario: &Scenario, words: &Words) -> Vec<HexLink> {
    let link = |kind: LineKind, hexes: &[HexName], name: &Name| HexLink {
        kind,
        hexes: all(hexes),
        name: called(name, words).to_owned(),
    };
    let roads = scenario.roads.iter();
    let roads = roads.filter_map(|road| Some(link(road_kind(road)?, &road.hexes, &road.name)));
    let decor = scenario.decor.iter().filter(|decor| is_along_hexes(decor));
    let decor = decor.filter_map(|decor| {
        let kind = drawing(decor.drawn.kind).line()?;
        Some(link(kind, &decor.hexes, &decor.drawn.name))
    });
    roads.chain(decor).collect()
}

/// A road that is only drawn goes from hex to hex; anything else is drawn as it lies.
fn is_along_hexes(decor: &Decor) -> bool {
    matches!(decor.drawn.kind, Look::Track | Look::Road | Look::Pike | Look::Railway)
}

fn decor_lines(scenario: &Scenario, words: &Words) -> Vec<Line> {
    let decor = scenario.decor.iter().filter(|decor| !is_along_hexes(decor));
    let lines = decor.filter_map(|decor| {
        let kind = drawing(decor.drawn.kind).line()?;
        let path = decor.drawn.shape.line.iter().copied().map(point).collect();
        Some(Line { kind, path, name: called(&decor.drawn.name, words).to_owned() })
    });
    lines.collect()
}

/// Buildings and farms; `middle` says where a piece of terrain has its middle.
fn places(scenario: &Scenario, words: &Words, middle: impl Fn(&Terrain) -> Point) -> Vec<Place> {
    let place = |look: Look, at: Point, name: &Name| {
        let kind = drawing(look).place()?;
        Some(Place { kind, at, facing: 0, name: called(name, words).to_owned() })
    };
    let terrain = scenario.terrain.iter();
    let terrain =
        terrain.filter_map(|piece| place(piece.ground.look(), middle(piece), &piece.ground.name));
    let decor = scenario.decor.iter().filter_map(|decor| {
        place(decor.drawn.kind, point(decor.drawn.shape.point.get()?), &decor.drawn.name)
    });
    terrain.chain(decor).collect()
}

/// The middle of some hexes.
fn middle(hexes: &[HexName]) -> Point {
    let centres: Vec<Point> = all(hexes).into_iter().map(Hex::centre).collect();
    ground::middle(&centres).unwrap_or(Point::new(0, 0))
}

fn labels(scenario: &Scenario, words: &Words) -> Vec<Label> {
    let mut labels = Vec::new();
    let mut put = |kind: LabelKind, path: Vec<Point>, name: &Name| {
        labels.push(Label { kind, path, text: called(name, words).to_owned() });
    };
    for piece in &scenario.terrain {
        if let Some(kind) = label(piece.ground.look()) {
            put(kind, vec![middle(&piece.hexes)], &piece.ground.name);
        }
    }
    for hill in &scenario.hills {
        put(LabelKind::Ground, vec![middle(&hill.hexes)], &hill.name);
    }
    for road in &scenario.roads {
        let path: Vec<Point> = all(&road.hexes).into_iter().map(Hex::centre).collect();
        if path.len() > 1 {
            put(LabelKind::Road, path, &road.name);
        }
    }
    labels
}

fn objectives(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Vec<Objective> {
    let objectives = scenario.objectives.iter().map(|objective| {
        let place = &objective.place;
        let held = tableau.objective(&place.id);
        let points = place.points.get();
        Objective {
            id: place.id.clone(),
            at: middle(&objective.hexes),
            radius: if objective.hexes.len() > 1 { 800 } else { 480 },
            holder: held.and_then(|held| held.holder).map(side),
            value: if points > 0 { points.to_string() } else { String::new() },
            name: called(&place.name, words).to_owned(),
        }
    });
    objectives.collect()
}

/// Where the armies deploy, as long as they do.
fn zones(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Vec<Zone> {
    if tableau.turn.number > 0 {
        return Vec::new();
    }
    let armies = [(Seat(0), "union"), (Seat(1), "confederate")];
    let zones = armies.into_iter().filter_map(|(seat, word)| {
        let zone = scenario.zone(scenario.army(army(seat)).zone.0.as_deref()?)?;
        Some(Zone {
            id: zone.place.id.clone(),
            side: Some(side(seat)),
            shape: Extent::Hexes(all(&zone.hexes)),
            label: words.value(PREFIX, word),
        })
    });
    zones.collect()
}

fn piece(unit: &OnTable, scenario: &Scenario, words: &Words) -> Option<Piece> {
    let place = unit.place.as_ref()?;
    let units = scenario.army(army(unit.seat)).units.iter();
    let listed = units.into_iter().find(|listed| unit.id == *listed.id)?;
    let name = called(&unit.name, words);
    let strength = unit.strength?;
    Some(Piece {
        id: unit.id.to_string(),
        side: side(unit.seat),
        symbol: match listed.category {
            Category::Infantry => Symbol::Infantry,
            Category::Cavalry => Symbol::Cavalry,
            Category::Artillery => Symbol::Artillery,
            Category::HorseArtillery => Symbol::HorseArtillery,
        },
        at: Point::new(place.at[0], place.at[1]),
        facing: place.facing.unwrap_or(0),
        strength: pips(strength.now),
        strength_full: pips(strength.full),
        name: shortened(name).to_owned(),
        hint: name.to_owned(),
        badges: badges(unit, listed, words),
        width: unit.base[0],
        depth: unit.base[1],
        ..Piece::default()
    })
}

fn badges(unit: &OnTable, listed: &Unit, words: &Words) -> Vec<Badge> {
    let signs = [
        (listed.grade == Grade::Crack, Icon::Star, words.value(PREFIX, "crack")),
        (listed.grade == Grade::Green, Icon::Sprig, words.value(PREFIX, "green")),
        (listed.dashing, Icon::Sabres, words.field(PREFIX, "dashing")),
        (unit.has("mounted"), Icon::Horseshoe, words.field(PREFIX, "mounted")),
        (unit.has("in_buildings"), Icon::House, words.field(PREFIX, "in_buildings")),
        (unit.has("activated"), Icon::Tick, words.field(PREFIX, "activated")),
    ];
    let shown = signs.into_iter().filter(|sign| sign.0);
    shown.map(|(_, icon, hint)| Badge { icon, hint }).collect()
}

/// The corners of a place, in the order in which generals take them.
const CORNERS: [(i32, i32); 4] = [(280, -260), (-280, -260), (280, 260), (-280, 260)];

/// Generals stand at the edge of their place, so that the troops are seen.
fn commanders(tableau: &Tableau, words: &Words) -> Vec<Commander> {
    let mut there: BTreeMap<[i32; 2], usize> = BTreeMap::new();
    let flag = |general: &OnTable| {
        let centre = general.place.as_ref()?.at;
        let before = there.entry(centre).or_default();
        let (x, y) = CORNERS[*before % CORNERS.len()];
        *before += 1;
        Some(Commander {
            id: general.id.to_string(),
            side: side(general.seat),
            at: Point::new(centre[0] + x, centre[1] + y),
            name: called(&general.name, words).to_owned(),
            chief: general.has("commander_in_chief"),
            ..Commander::default()
        })
    };
    tableau.pieces.iter().filter(|piece| piece.leads).filter_map(flag).collect()
}

fn scale(scenario: &Scenario) -> Option<Scale> {
    let metres = scenario.table.metres.get();
    let marks = (0..=3).map(|mark| (mark * metres).to_string()).collect();
    (metres > 0).then(|| Scale {
        division: 1000,
        divisions: 3,
        marks,
        text: format!("1 UD = {metres} m"),
    })
}

fn legend(words: &Words) -> Vec<LegendEntry> {
    let signs = [
        (Sample::Piece(render::Side::First, Symbol::Infantry), "union"),
        (Sample::Piece(render::Side::Second, Symbol::Infantry), "confederate"),
        (Sample::Piece(render::Side::First, Symbol::Cavalry), "cavalry"),
        (Sample::Piece(render::Side::First, Symbol::Artillery), "artillery"),
        (Sample::Piece(render::Side::First, Symbol::HorseArtillery), "horse_artillery"),
    ];
    let entries = signs
        .into_iter()
        .map(|(sample, word)| LegendEntry { sample, text: words.value(PREFIX, word) });
    entries.collect()
}

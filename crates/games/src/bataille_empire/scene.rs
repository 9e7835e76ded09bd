//! The map of a battle on the free table. The book measures from the south-west corner, the map is
//! drawn from the north-west one.

use std::collections::BTreeMap;

use bataille_empire::scenario::{Scenario, Side, Trait, UnitEntry};
use bataille_empire::unit::{Arm, Status, Weight};
use engine::game::Seat;
use engine::scenario::{Look, Terrain};
use engine::tableau::{Piece as OnTable, Tableau};
use render::{
    Board, Commander, Forces, Formation, Icon, Label, Piece, Point, Sample, Scene, Side as Drawn,
    Symbol, Zone,
};
use words::Words;

use super::{PREFIX, troops};
use crate::describe::word;
use crate::ground::{label, middle, side};
use crate::map::{GroundFeature, Map, badges, legend};

pub(super) fn scene(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Scene {
    let [width, height] = [scenario.table.width, scenario.table.height].map(|one| one.get() * 1000);
    let map = Map { tableau, words, from_south: Some(height) };
    let Forces { pieces, commanders, objectives, zones } = forces(scenario, tableau, words);
    Scene {
        board: Board::Table { width, height },
        areas: map.areas(ground(scenario)),
        lines: map.lines(ground(scenario)),
        places: ground(scenario)
            .filter_map(|lies| map.place(lies.look, map.centre(lies.shape)?, lies.name))
            .collect(),
        labels: terrain(scenario).filter_map(|piece| name_of(piece, &map)).collect(),
        objectives,
        zones,
        pieces,
        commanders,
        scale: Map::scale(scenario.table.metres.get(), 2, &words.say("be-scale")),
        legend: legend(
            [
                (Drawn::First, Symbol::Infantry, map.name(&scenario.a.name)),
                (Drawn::Second, Symbol::Infantry, map.name(&scenario.b.name)),
                (Drawn::First, Symbol::Cavalry, words.value(PREFIX, "cavalry")),
                (Drawn::First, Symbol::Artillery, words.value(PREFIX, "artillery")),
                (Drawn::First, Symbol::Skirmishers, words.value(PREFIX, "skirmishers")),
            ]
            .map(|(side, symbol, text)| (Sample::Piece(side, symbol), text)),
        ),
        ..map.frame(&scenario.head)
    }
}

/// What a game changes on the map.
pub(super) fn forces(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Forces {
    let map = Map { tableau, words, from_south: Some(scenario.table.height.get() * 1000) };
    let objectives = scenario.objectives.iter().filter_map(|objective| {
        let told = objective.place.point.get().map(|corner| map.point(corner));
        let outlines = || {
            let pieces = terrain(scenario).filter(|piece| objective.ground.contains(&piece.id));
            let corners: Vec<Point> =
                pieces.flat_map(|piece| map.points(&piece.shape.polygon)).collect();
            middle(&corners)
        };
        let radius = if told.is_some() { 500 } else { 900 };
        Some(map.objective(&objective.place, told.or_else(outlines)?, radius))
    });
    Forces {
        pieces: tableau.pieces.iter().filter_map(|unit| piece(unit, scenario, &map)).collect(),
        commanders: commanders(&map),
        objectives: objectives.collect(),
        zones: zones(scenario, &map),
    }
}

fn terrain(scenario: &Scenario) -> impl Iterator<Item = &Terrain> {
    scenario.terrain.iter().map(|piece| &piece.ground)
}

/// Terrain and decor.
fn ground(scenario: &Scenario) -> impl Iterator<Item = GroundFeature<'_>> {
    let level = |piece: &Terrain| {
        piece.level.get().and_then(|level| u8::try_from(level.get()).ok()).unwrap_or(1)
    };
    let terrain = terrain(scenario).map(move |piece| GroundFeature {
        look: piece.look(),
        shape: &piece.shape,
        name: &piece.name,
        level: if piece.look() == Look::Hill { level(piece).max(1) } else { 0 },
    });
    let decor = scenario.decor.iter().map(|decor| GroundFeature {
        look: decor.kind,
        shape: &decor.shape,
        name: &decor.name,
        level: u8::from(decor.kind == Look::Hill),
    });
    terrain.chain(decor)
}

/// The name of a piece of terrain: along the longest part of a line, over an area.
fn name_of(terrain: &Terrain, map: &Map<'_>) -> Option<Label> {
    let path = if terrain.shape.polygon.is_empty() {
        let line = map.points(&terrain.shape.line);
        let long = |pair: &&[Point]| {
            let (x, y) = (i64::from(pair[1].x - pair[0].x), i64::from(pair[1].y - pair[0].y));
            x * x + y * y
        };
        line.windows(2).max_by_key(long)?.to_vec()
    } else {
        map.across(&terrain.shape.polygon)
    };
    Some(map.label(label(terrain.look())?, path, &terrain.name))
}

fn zones(scenario: &Scenario, map: &Map<'_>) -> Vec<Zone> {
    let zones = Side::BOTH.into_iter().flat_map(|one| {
        let army = scenario.army(one);
        army.zones.iter().enumerate().filter_map(move |(index, zone)| {
            let seat = Seat(one as u8);
            let id = format!("{}-{index}", one.word());
            map.zone(id, seat, map.rectangle(*zone), map.name(&army.name))
        })
    });
    zones.collect()
}

const fn army(seat: Seat) -> Side {
    match seat.0 {
        0 => Side::A,
        _ => Side::B,
    }
}

/// Detached skirmishers are drawn as such, with what their parent is.
fn piece(unit: &OnTable, scenario: &Scenario, map: &Map<'_>) -> Option<Piece> {
    let mut units =
        scenario.army(army(unit.seat)).divisions.iter().flat_map(|division| &division.units);
    let id = unit.id.as_str();
    let detached = id.strip_suffix('s').unwrap_or(id);
    let entry = units
        .clone()
        .find(|entry| entry.id == id)
        .or_else(|| units.find(|one| one.id == detached))?;
    let block = map.piece(unit, None)?;
    let words = map.words;
    let troops = troops(entry, words).join(", ");
    let formation = unit.formation.unwrap_or("line");
    Some(Piece {
        symbol: symbol(unit, entry),
        formation: match formation {
            "column" => Formation::Column,
            "full_square" | "hollow_square" => Formation::Square,
            "skirmish" => Formation::OpenOrder,
            "limbered" => Formation::Limbered,
            _ => Formation::Line,
        },
        arm: word(&entry.arm, PREFIX, words),
        facts: [words.value(PREFIX, formation)].into_iter().chain(block.facts).collect(),
        hint: format!("{} · {troops}", block.hint),
        badges: badges(signs(unit, entry, words)),
        ..block
    })
}

fn symbol(unit: &OnTable, entry: &UnitEntry) -> Symbol {
    match entry.arm {
        _ if unit.kind == "skirmishers" => Symbol::Skirmishers,
        Arm::Infantry | Arm::Skirmishers if entry.has(Trait::LightInfantry) => {
            Symbol::LightInfantry
        }
        Arm::Infantry | Arm::Skirmishers => Symbol::Infantry,
        Arm::Cavalry if entry.weight == Weight::Heavy => Symbol::HeavyCavalry,
        Arm::Cavalry => Symbol::Cavalry,
        Arm::Artillery if entry.horse => Symbol::HorseArtillery,
        Arm::Artillery => Symbol::Artillery,
    }
}

fn signs(unit: &OnTable, entry: &UnitEntry, words: &Words) -> [(bool, Icon, String); 8] {
    let sign = |shown: bool, icon: Icon, hint: &dyn Fn() -> String| {
        (shown, icon, if shown { hint() } else { String::new() })
    };
    let letter = |letter: &str| Icon::Letters(letter.to_owned());
    let status = || word(&entry.status, PREFIX, words);
    let field = |name: &'static str| move || words.field(PREFIX, name);
    [
        sign(unit.has("disorder"), Icon::Crack, &field("disorder")),
        sign(unit.has("abandoned"), Icon::WhiteFlag, &|| words.value(PREFIX, "abandoned")),
        sign(unit.has("marker"), letter("M"), &field("marker")),
        sign(unit.has("out_of_command"), letter("?"), &field("out_of_command")),
        sign(unit.formation == Some("garrison"), Icon::House, &|| words.value(PREFIX, "garrison")),
        sign(matches!(entry.status, Status::Elite | Status::Guard), Icon::Star, &status),
        sign(entry.status == Status::Militia, Icon::Sprig, &status),
        sign(unit.has("activated"), Icon::Tick, &|| words.value(PREFIX, "activated")),
    ]
}

/// Generals stand beside their place, so that the troops are seen.
const CORNERS: [(i32, i32); 4] = [(300, -280), (-300, -280), (300, 280), (-300, 280)];

fn commanders(map: &Map<'_>) -> Vec<Commander> {
    let mut there: BTreeMap<[i32; 2], usize> = BTreeMap::new();
    let flag = |general: &OnTable| {
        let centre = general.place.as_ref()?.at;
        let before = there.entry(centre).or_default();
        let (x, y) = CORNERS[*before % CORNERS.len()];
        let alone = *before == 0 && general.attached_to.is_none();
        *before += 1;
        let at = if alone {
            Point::new(centre[0], centre[1])
        } else {
            Point::new(centre[0] + x, centre[1] + y)
        };
        Some(Commander {
            id: general.id.to_string(),
            side: side(general.seat),
            at,
            name: map.name(&general.name),
            chief: general.kind == "commander_in_chief",
            ..Commander::default()
        })
    };
    map.tableau.pieces.iter().filter(|piece| piece.leads).filter_map(flag).collect()
}

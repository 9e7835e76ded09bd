//! The map of a battle, on hexes or on the free table, with the troops that a seat may see.

mod hexes;
mod table;

use std::collections::BTreeMap;

use brigades_de_fer::scenario::{Road, Scenario, Terrain, Unit, Wall, Zone as Listed};
use brigades_de_fer::unit::{Category, Grade, Side};
use engine::game::Seat;
use engine::scenario::Look;
use engine::tableau::{Piece as OnTable, Tableau};
use render::{
    Commander, Extent, Forces, Icon, Piece, Place, Point, Sample, Scene, Side as Drawn, Symbol,
    Zone,
};
use words::Words;

use super::PREFIX;
use crate::describe::word;
use crate::ground::side;
use crate::map::{Map, badges, legend};

pub(super) fn scene(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Scene {
    let map = Map { tableau, words, from_south: None };
    let Forces { pieces, commanders, objectives, zones } = forces(scenario, tableau, words);
    let frame = Scene {
        pieces,
        commanders,
        objectives,
        zones,
        scale: Map::scale(scenario.table.metres.get(), 1, &words.say("bf-scale")),
        legend: legend(
            [
                (Drawn::First, Symbol::Infantry, "union"),
                (Drawn::Second, Symbol::Infantry, "confederate"),
                (Drawn::First, Symbol::Cavalry, "cavalry"),
                (Drawn::First, Symbol::Artillery, "artillery"),
                (Drawn::First, Symbol::HorseArtillery, "horse_artillery"),
            ]
            .map(|(side, symbol, word)| (Sample::Piece(side, symbol), words.value(PREFIX, word))),
        ),
        ..map.frame(&scenario.head)
    };
    if tableau.hexes {
        hexes::lay(scenario, &map, frame)
    } else {
        table::lay(scenario, &map, frame)
    }
}

const fn army(seat: Seat) -> Side {
    match seat.0 {
        0 => Side::Union,
        _ => Side::Confederate,
    }
}

fn wall_look(wall: &Wall) -> Look {
    wall.drawn_as.get().unwrap_or(Look::StoneWall)
}

fn road_look(road: &Road) -> Look {
    road.drawn_as.get().unwrap_or(Look::Road)
}

/// What a game changes on the map.
pub(super) fn forces(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Forces {
    let map = Map { tableau, words, from_south: None };
    let (objectives, zones) = if tableau.hexes {
        (hexes::objectives(scenario, &map), hexes::zones(scenario, &map))
    } else {
        (table::objectives(scenario, &map), table::zones(scenario, &map))
    };
    Forces {
        pieces: tableau.pieces.iter().filter_map(|unit| piece(unit, scenario, &map)).collect(),
        commanders: commanders(&map),
        objectives,
        zones,
    }
}

/// Buildings and farms; `middle` says where a piece of terrain has its middle.
fn places(scenario: &Scenario, map: &Map<'_>, middle: impl Fn(&Terrain) -> Point) -> Vec<Place> {
    let terrain = scenario.terrain.iter();
    let terrain = terrain
        .filter_map(|piece| map.place(piece.ground.look(), middle(piece), &piece.ground.name));
    let decor = scenario.decor.iter().map(|decor| &decor.drawn);
    let decor =
        decor.filter_map(|one| map.place(one.kind, map.point(one.shape.point.get()?), &one.name));
    terrain.chain(decor).collect()
}

/// Where the armies deploy; `shape` says where a zone lies.
fn zones(
    scenario: &Scenario,
    map: &Map<'_>,
    shape: impl Fn(&Listed) -> Option<Extent>,
) -> Vec<Zone> {
    let armies = [(Seat(0), "union"), (Seat(1), "confederate")];
    let zones = armies.into_iter().filter_map(|(seat, word)| {
        let zone = scenario.zone(scenario.army(army(seat)).zone.0.as_deref()?)?;
        map.zone(zone.place.id.clone(), seat, shape(zone)?, map.words.value(PREFIX, word))
    });
    zones.collect()
}

fn piece(unit: &OnTable, scenario: &Scenario, map: &Map<'_>) -> Option<Piece> {
    let units = scenario.army(army(unit.seat)).units.iter();
    let listed = units.into_iter().find(|listed| unit.id == *listed.id)?;
    Some(Piece {
        symbol: match listed.category {
            Category::Infantry => Symbol::Infantry,
            Category::Cavalry => Symbol::Cavalry,
            Category::Artillery => Symbol::Artillery,
            Category::HorseArtillery => Symbol::HorseArtillery,
        },
        arm: word(&listed.category, PREFIX, map.words),
        badges: badges(signs(unit, listed, map.words)),
        ..map.piece(unit, listed.short.0.as_ref())?
    })
}

fn signs(unit: &OnTable, listed: &Unit, words: &Words) -> [(bool, Icon, String); 7] {
    [
        (listed.grade == Grade::Crack, Icon::Star, words.value(PREFIX, "crack")),
        (listed.grade == Grade::Green, Icon::Sprig, words.value(PREFIX, "green")),
        (listed.dashing, Icon::Sabres, words.field(PREFIX, "dashing")),
        (unit.has("mounted"), Icon::Horseshoe, words.field(PREFIX, "mounted")),
        (unit.has("in_buildings"), Icon::House, words.field(PREFIX, "in_buildings")),
        (
            unit.has("out_of_command"),
            Icon::Letters("?".to_owned()),
            words.field(PREFIX, "out_of_command"),
        ),
        (unit.has("activated"), Icon::Tick, words.field(PREFIX, "already-activated")),
    ]
}

/// The corners of a place, in the order in which generals take them.
const CORNERS: [(i32, i32); 4] = [(280, -260), (-280, -260), (280, 260), (-280, 260)];

/// Generals stand at the edge of their place, so that the troops are seen.
fn commanders(map: &Map<'_>) -> Vec<Commander> {
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
            name: map.name(&general.name),
            chief: general.has("commander_in_chief"),
            ..Commander::default()
        })
    };
    map.tableau.pieces.iter().filter(|piece| piece.leads).filter_map(flag).collect()
}

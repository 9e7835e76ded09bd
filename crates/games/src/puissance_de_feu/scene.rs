//! The map of a battle on the free table. The book measures from the south-west corner, the map is
//! drawn from the north-west one.

use engine::game::Seat;
use engine::scenario::{Look, Terrain};
use engine::tableau::{Piece as OnTable, Tableau};
use puissance_de_feu::scenario::{Scenario, Side, UnitEntry};
use puissance_de_feu::unit::{Trait, UnitType};
use render::{
    Board, Commander, Forces, Formation, Icon, Label, Piece, Place, Point, Sample, Scene,
    Side as Drawn, Symbol, Zone,
};
use words::Words;

use super::{PREFIX, troops};
use crate::describe::word;
use crate::ground::{label, side};
use crate::map::{GroundFeature, Map, badges, legend};

pub(super) fn scene(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Scene {
    let [width, height] = [scenario.table.width, scenario.table.height].map(|one| one.get() * 1000);
    let map = Map { tableau, words, from_south: Some(height) };
    let Forces { pieces, commanders, objectives, zones } = forces(scenario, tableau, words);
    // PF-Q8: a scale bar is a rule to measure with: it is there only if one may measure.
    let scale = Map::scale(scenario.table.metres.get(), 4, "1\u{2033}");
    Scene {
        board: Board::Table { width, height },
        areas: map.areas(ground(scenario)),
        lines: map.lines(ground(scenario)),
        places: places(scenario, &map),
        labels: terrain(scenario).filter_map(|piece| name_of(piece, &map)).collect(),
        objectives,
        zones,
        pieces,
        commanders,
        scale: scale.filter(|_| tableau.measurable),
        legend: legend(
            [
                (Drawn::First, Symbol::Infantry, map.name(&scenario.attacker.name)),
                (Drawn::Second, Symbol::Infantry, map.name(&scenario.defender.name)),
                (Drawn::First, Symbol::Cavalry, words.value(PREFIX, "cavalry")),
                (Drawn::First, Symbol::Artillery, words.value(PREFIX, "artillery")),
                (Drawn::First, Symbol::Headquarters, words.value(PREFIX, "officer")),
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
        let at = map.point(objective.point.get()?);
        Some(map.objective(objective, at, objective.radius.get()?.get() * 1000))
    });
    let pieces = tableau.pieces.iter();
    Forces {
        pieces: pieces.clone().filter_map(|unit| piece(unit, scenario, &map)).collect(),
        commanders: pieces.filter_map(|unit| commander(unit, &map)).collect(),
        objectives: objectives.collect(),
        zones: zones(scenario, &map),
    }
}

fn terrain(scenario: &Scenario) -> impl Iterator<Item = &Terrain> {
    scenario.terrain.iter().map(|piece| &piece.ground)
}

/// Terrain and decor.
fn ground(scenario: &Scenario) -> impl Iterator<Item = GroundFeature<'_>> {
    let terrain = terrain(scenario).map(|piece| (piece.look(), &piece.shape, &piece.name));
    let decor = scenario.decor.iter().map(|decor| (decor.kind, &decor.shape, &decor.name));
    let all = terrain.chain(decor);
    all.map(|(look, shape, name)| GroundFeature {
        look,
        shape,
        name,
        level: u8::from(look == Look::Hill),
    })
}

fn places(scenario: &Scenario, map: &Map<'_>) -> Vec<Place> {
    let supplies = scenario.supplies.iter();
    let supplies =
        supplies.filter_map(|one| map.place(Look::Building, map.point(one.point), &one.name));
    let drawn = ground(scenario)
        .filter_map(|lies| map.place(lies.look, map.centre(lies.shape)?, lies.name));
    supplies.chain(drawn).collect()
}

/// The name of a piece of terrain: along a line, over an area.
fn name_of(terrain: &Terrain, map: &Map<'_>) -> Option<Label> {
    let shape = &terrain.shape;
    let over = !shape.polygon.is_empty();
    let path = if over { map.across(&shape.polygon) } else { map.points(&shape.line) };
    Some(map.label(label(terrain.look())?, path, &terrain.name))
}

fn zones(scenario: &Scenario, map: &Map<'_>) -> Vec<Zone> {
    let armies = [(Seat(0), "attacker"), (Seat(1), "defender")];
    let zones = armies.into_iter().flat_map(|(seat, word)| {
        let army = scenario.army(army(seat));
        army.zones.iter().enumerate().filter_map(move |(index, zone)| {
            map.zone(format!("{word}-{index}"), seat, map.rectangle(*zone), map.name(&army.name))
        })
    });
    zones.collect()
}

const fn army(seat: Seat) -> Side {
    match seat.0 {
        0 => Side::Attacker,
        _ => Side::Defender,
    }
}

fn piece(unit: &OnTable, scenario: &Scenario, map: &Map<'_>) -> Option<Piece> {
    let units = &scenario.army(army(unit.seat)).units;
    let entry = units.iter().find(|listed| unit.id == *listed.id)?;
    let block = map.piece(unit, entry.short.0.as_ref())?;
    let words = map.words;
    let troops = troops(entry, words).join(", ");
    let traits = entry.traits.iter().map(|one| word(one, PREFIX, words));
    Some(Piece {
        symbol: symbol(entry),
        formation: match entry.kind {
            UnitType::Skirmishers | UnitType::Indians => Formation::OpenOrder,
            _ => Formation::Line,
        },
        arm: word(&entry.kind, PREFIX, words),
        facts: block.facts.into_iter().chain(traits).collect(),
        hint: if block.name == block.hint { troops } else { format!("{} · {troops}", block.hint) },
        badges: badges(signs(unit, entry, words)),
        ..block
    })
}

fn symbol(entry: &UnitEntry) -> Symbol {
    match entry.kind {
        UnitType::Infantry => Symbol::Infantry,
        UnitType::Artillery => Symbol::Artillery,
        UnitType::Cavalry if entry.traits.contains(&Trait::Cuirassiers) => Symbol::HeavyCavalry,
        UnitType::Cavalry | UnitType::CavalryScouts => Symbol::Cavalry,
        UnitType::Officer => Symbol::Headquarters,
        UnitType::Skirmishers => Symbol::Skirmishers,
        UnitType::Indians => Symbol::LightInfantry,
        UnitType::Ironclad => Symbol::Flotilla,
        UnitType::AmmunitionWaggon => Symbol::Supply,
    }
}

fn signs(unit: &OnTable, entry: &UnitEntry, words: &Words) -> [(bool, Icon, String); 9] {
    // Only signs that are shown need words.
    let sign = |shown: bool, icon: Icon, hint: fn(&Words) -> String| {
        (shown, icon, if shown { hint(words) } else { String::new() })
    };
    let has = |one: Trait| entry.traits.contains(&one);
    let letter = |letter: &str| Icon::Letters(letter.to_owned());
    [
        sign(unit.has("routing"), Icon::WhiteFlag, |words| words.value(PREFIX, "routing")),
        sign(unit.has("disordered"), Icon::Crack, |words| words.value(PREFIX, "disordered")),
        sign(unit.has("out_of_ammunition"), letter("M"), |words| {
            words.field(PREFIX, "out_of_ammunition")
        }),
        sign(has(Trait::Elite), Icon::Star, |words| words.value(PREFIX, "elite")),
        sign(has(Trait::Militia), Icon::Sprig, |words| words.value(PREFIX, "militia")),
        sign(has(Trait::Lancers), Icon::Sabres, |words| words.value(PREFIX, "lancers")),
        sign(has(Trait::Mounted), Icon::Horseshoe, |words| words.value(PREFIX, "mounted")),
        sign(unit.has("evaded"), letter("E"), |words| words.field(PREFIX, "evaded_this_turn")),
        sign(unit.has("ordered"), Icon::Tick, |words| words.field(PREFIX, "ordered")),
    ]
}

/// A flag beside each officer, so that he is found; his block bears the name.
fn commander(unit: &OnTable, map: &Map<'_>) -> Option<Commander> {
    let place = unit.place.as_ref().filter(|_| unit.leads)?;
    Some(Commander {
        id: format!("flag-{}", unit.id),
        side: side(unit.seat),
        at: Point::new(place.at[0], place.at[1] - unit.base[1] / 2),
        hint: map.name(&unit.name),
        ..Commander::default()
    })
}

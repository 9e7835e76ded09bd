//! The map of a battle on the free table, measured in pas from the south-west corner and drawn from
//! the north-west one. A block covers the ground that its formation does (ML-Q8): its lead element, by
//! which everything is measured, is at its head or in its front rank.

use engine::game::Seat;
use engine::scenario::{Extent, Look, Terrain};
use engine::tableau::{Piece as OnTable, Tableau};
use marie_louise::ch07_losses::threshold;
use marie_louise::scenario::{Corner, Scenario, Side, TerrainKind, UnitEntry};
use marie_louise::unit::{Arm, Class, Level, Status};
use render::{
    Board, Commander, Forces, Formation, Icon, Label, Objective, Piece, Place, Point, Sample,
    Scene, Side as Drawn, Symbol, Zone,
};
use words::Words;

use super::{PREFIX, troops_in_words};
use crate::describe::word;
use crate::ground::{label, middle, side};
use crate::map::{GroundFeature, Map, badges, legend};

/// How large the ring of an objective is drawn.
const RING: i32 = 1_400;

pub(super) fn scene(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Scene {
    let [width, height] = [scenario.table.width, scenario.table.height].map(|one| one.get() * 1000);
    let map = Map { tableau, words, from_south: Some(height) };
    let Forces { pieces, commanders, objectives, zones } = forces(scenario, tableau, words);
    Scene {
        board: Board::Table { width, height },
        areas: map.areas(ground(scenario).chain(outlines(scenario))),
        lines: map.lines(ground(scenario)),
        places: places(scenario, &map),
        labels: terrain(scenario).filter_map(|piece| name_of(piece, &map)).collect(),
        objectives,
        zones,
        pieces,
        commanders,
        scale: Map::scale(scenario.table.metres.get(), 4, &words.say("ml-scale")),
        legend: legend(
            [
                (Drawn::First, Symbol::Infantry, map.name(&scenario.first.name)),
                (Drawn::Second, Symbol::Infantry, map.name(&scenario.second.name)),
                (Drawn::First, Symbol::Cavalry, words.value(PREFIX, "cavalry")),
                (Drawn::First, Symbol::Artillery, words.value(PREFIX, "artillery")),
            ]
            .map(|(side, symbol, text)| (Sample::Piece(side, symbol), text)),
        ),
        ..map.frame(&scenario.head)
    }
}

/// What a game changes on the map.
pub(super) fn forces(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Forces {
    let map = Map { tableau, words, from_south: Some(scenario.table.height.get() * 1000) };
    let pieces = tableau.pieces.iter();
    Forces {
        pieces: pieces.clone().filter_map(|unit| piece(unit, scenario, &map)).collect(),
        commanders: pieces.filter_map(|general| commander(general, &map)).collect(),
        objectives: objectives(scenario, &map),
        zones: zones(scenario, &map),
    }
}

fn terrain(scenario: &Scenario) -> impl Iterator<Item = &Terrain> {
    scenario.terrain.iter().map(|piece| &piece.ground)
}

/// Terrain and decor.
fn ground(scenario: &Scenario) -> impl Iterator<Item = GroundFeature<'_>> {
    let terrain = terrain(scenario).map(|piece| GroundFeature {
        look: piece.look(),
        shape: &piece.shape,
        name: &piece.name,
        level: piece.level.get().map_or(0, |level| u8::try_from(level.get()).unwrap_or(0)),
    });
    let decor = scenario.decor.iter().map(|decor| GroundFeature {
        look: decor.kind,
        shape: &decor.shape,
        name: &decor.name,
        level: 0,
    });
    terrain.chain(decor)
}

/// ML-Q140: a strongpoint is touched at its outline, however it is drawn.
fn outlines(scenario: &Scenario) -> impl Iterator<Item = GroundFeature<'_>> {
    let strong = terrain(scenario).filter(|piece| piece.kind == TerrainKind::Strongpoint);
    let drawn_small = strong.filter(|piece| piece.look() != Look::Town);
    drawn_small.map(|piece| GroundFeature {
        look: Look::Town,
        shape: &piece.shape,
        name: &piece.name,
        level: 0,
    })
}

fn places(scenario: &Scenario, map: &Map<'_>) -> Vec<Place> {
    let drawn = ground(scenario)
        .filter_map(|lies| map.place(lies.look, map.centre(lies.shape)?, lies.name));
    drawn.collect()
}

/// The name of a piece of terrain: along a line, over an area.
fn name_of(terrain: &Terrain, map: &Map<'_>) -> Option<Label> {
    let kind = label(terrain.look())?;
    let Extent { polygon, line, .. } = &terrain.shape;
    let path = if polygon.is_empty() { map.points(line) } else { over(polygon, map) };
    Some(map.label(kind, path, &terrain.name))
}

fn over(corners: &[Corner], map: &Map<'_>) -> Vec<Point> {
    middle(&map.points(corners)).into_iter().collect()
}

/// ML-Q155: an objective lies in the middle of its strongpoints.
fn objectives(scenario: &Scenario, map: &Map<'_>) -> Vec<Objective> {
    let goals = scenario.objectives.iter().filter_map(|goal| {
        let named = |piece: &&Terrain| match goal.strongpoints.as_slice() {
            [] => piece.id == goal.place.id,
            ids => ids.contains(&piece.id),
        };
        let corners = terrain(scenario).filter(named).flat_map(|piece| piece.shape.polygon.iter());
        let corners: Vec<Corner> = corners.copied().collect();
        let at = middle(&map.points(&corners))?;
        Some(map.objective(&goal.place, at, RING))
    });
    goals.collect()
}

fn zones(scenario: &Scenario, map: &Map<'_>) -> Vec<Zone> {
    let armies = [(Seat(0), "first"), (Seat(1), "second")];
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
        0 => Side::First,
        _ => Side::Second,
    }
}

fn piece(unit: &OnTable, scenario: &Scenario, map: &Map<'_>) -> Option<Piece> {
    let units = &scenario.army(army(unit.seat)).units;
    let entry = units.iter().find(|listed| unit.id == *listed.id)?;
    let block = map.piece(unit, None)?;
    let words = map.words;
    let told = troops_in_words(&entry.troops, |value| is_known(unit, value), words);
    let formation = unit.formation.map(|formation| words.value(PREFIX, formation));
    let order = unit.order.map(|order| words.value(PREFIX, order));
    let hint = [block.hint.clone(), told.join(", ")].join(" · ");
    let facts = block.facts.into_iter().chain(formation).chain(order);
    // ML-7.29: a pip is an element; what is on the counter of losses is told.
    let cohesion = if is_known(unit, "cohesion") { entry.troops.cohesion } else { Level::Standard };
    let step = u32::try_from(threshold(entry.troops.arm, cohesion)).unwrap_or(1);
    let losses = (block.strength_full - block.strength) % step;
    let counter = (losses > 0)
        .then(|| words.say_with("ml-loss-markers", &[("count", i64::from(losses).into())]));
    Some(Piece {
        symbol: symbol(entry),
        formation: drawn_up(unit.formation),
        strength: block.strength.div_ceil(step),
        strength_full: block.strength_full / step,
        arm: word(&entry.troops.arm, PREFIX, words),
        facts: facts.chain(counter).chain(told.into_iter().skip(1)).collect(),
        hint,
        badges: badges(signs(unit, entry, words)),
        ..block
    })
}

/// ML-Q39: whether a value of a unit is shown to whoever looks.
fn is_known(unit: &OnTable, value: &str) -> bool {
    let marker = match value {
        "cohesion" => "cohesion_hidden",
        "status" => "status_hidden",
        "training_fire" => "fire_hidden",
        _ => "manoeuvre_hidden",
    };
    !unit.has(marker)
}

fn symbol(entry: &UnitEntry) -> Symbol {
    match (entry.troops.arm, entry.troops.class()) {
        (Arm::Infantry, _) if entry.troops.open_order_only => Symbol::LightInfantry,
        (Arm::Infantry, _) => Symbol::Infantry,
        (Arm::Cavalry, Class::Battle) => Symbol::HeavyCavalry,
        (Arm::Cavalry, _) => Symbol::Cavalry,
        (Arm::Artillery, _) if entry.troops.mount == Default::default() => Symbol::Artillery,
        (Arm::Artillery, _) => Symbol::HorseArtillery,
    }
}

fn drawn_up(formation: Option<&str>) -> Formation {
    match formation {
        Some("march_column" | "attack_column") => Formation::Column,
        Some("square" | "full_square" | "bastion") => Formation::Square,
        Some("skirmish" | "disorganised" | "no_formation") => Formation::OpenOrder,
        Some("limbered") => Formation::Limbered,
        _ => Formation::Line,
    }
}

/// ML-11.3: the activation dice, by their numbers.
const ACTIVATIONS: [&str; 5] =
    ["activates_1", "activates_2", "activates_3", "activates_4", "activates_5"];

fn signs(unit: &OnTable, entry: &UnitEntry, words: &Words) -> [(bool, Icon, String); 11] {
    // Only signs that are shown need words.
    let sign = |shown: bool, icon: Icon, word: &str| {
        (shown, icon, if shown { words.value(PREFIX, word) } else { String::new() })
    };
    let token = unit.order.unwrap_or("own_order");
    let letter = |shown: bool, word: &str| {
        let text = if shown {
            words.say(&format!("ml-token-{}", word.replace('_', "-")))
        } else {
            String::new()
        };
        Icon::Letters(text)
    };
    let known = is_known(unit, "status");
    let die = ACTIVATIONS.into_iter().find(|word| unit.has(word));
    let number =
        die.map_or_else(String::new, |word| word.trim_start_matches("activates_").to_owned());
    let tokened = unit.order.is_some() || unit.has("own_order");
    let garrison = matches!(unit.formation, Some("no_formation" | "bastion"));
    [
        sign(tokened, letter(tokened, token), token),
        sign(unit.has("routed"), Icon::WhiteFlag, "routed"),
        sign(unit.has("shaken"), Icon::Crack, "shaken"),
        sign(unit.has("hesitant"), letter(unit.has("hesitant"), "hesitant"), "hesitant"),
        sign(unit.has("fired"), Icon::Tick, "fired"),
        sign(unit.has("retiring"), letter(unit.has("retiring"), "retiring"), "retiring"),
        sign(
            unit.status == "abandoned",
            letter(unit.status == "abandoned", "abandoned"),
            "abandoned",
        ),
        sign(
            garrison,
            Icon::House,
            if unit.formation == Some("bastion") { "bastion" } else { "building" },
        ),
        sign(die.is_some(), Icon::Letters(number), die.unwrap_or_default()),
        sign(known && entry.troops.status == Status::Elite, Icon::Star, "elite"),
        sign(known && entry.troops.status == Status::Levy, Icon::Sprig, "levy"),
    ]
}

/// A flag for each general; one who is with a unit stands at its side.
fn commander(general: &OnTable, map: &Map<'_>) -> Option<Commander> {
    const BESIDE: i32 = 450;
    let place = general.place.as_ref().filter(|_| general.leads)?;
    let raised = if general.attached_to.is_some() { BESIDE } else { 0 };
    let order = general.order.map(|order| map.words.value(PREFIX, order));
    let token = general.order.map(|order| map.words.say(&format!("ml-token-{order}")));
    let grade = map.words.value(PREFIX, general.kind);
    let told: Vec<String> = [grade].into_iter().chain(order).collect();
    Some(Commander {
        id: general.id.to_string(),
        side: side(general.seat),
        at: Point::new(place.at[0], place.at[1] - raised),
        name: map.name(&general.name),
        hint: told.join(", "),
        chief: matches!(general.kind, "corps" | "army"),
        token: token.unwrap_or_default(),
        ..Commander::default()
    })
}

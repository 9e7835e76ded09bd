//! Counters: arm, formation, strength, and the figures that are printed on them: combat or Fire,
//! Quality, movement.

use dice::Log;
use engine::input::Int;
use engine::tableau::Piece as OnTable;
use orel_tsaritsyne::ch01_counters::{Printed, left_of};
use orel_tsaritsyne::scenario::{Army, Scenario, Unit};
use orel_tsaritsyne::unit::Class;
use render::{Formation, Icon, Piece, Point, Symbol};

use super::PREFIX;
use crate::describe::word;
use crate::map::{Map, badges};

pub(super) fn all(scenario: &Scenario, map: &Map<'_>) -> Vec<Piece> {
    map.tableau.pieces.iter().filter_map(|unit| piece(unit, scenario, map)).collect()
}

const fn symbol(class: Class) -> Symbol {
    match class {
        Class::Infantry => Symbol::Infantry,
        Class::Cavalry => Symbol::Cavalry,
        Class::Artillery => Symbol::Artillery,
        Class::HorseArtillery => Symbol::HorseArtillery,
        Class::Tank => Symbol::Armour,
        Class::ArmouredCar => Symbol::ArmouredCars,
        Class::ArmouredTrain => Symbol::Train,
        Class::Depot => Symbol::Supply,
        Class::Leader => Symbol::Headquarters,
        Class::Flotilla => Symbol::Flotilla,
        Class::AirDetachment => Symbol::Aircraft,
    }
}

fn piece(unit: &OnTable, scenario: &Scenario, map: &Map<'_>) -> Option<Piece> {
    // A captured train is in the other army now.
    let (side, listed) = scenario.roster().find(|(_, listed)| unit.id == *listed.id)?;
    let drawn = map.piece(unit, None)?;
    let place = unit.place.as_ref()?;
    // A leader is a small counter on the corner of his stack: the troops are seen.
    let leads = listed.class() == Class::Leader;
    let (width, depth) = if leads { (400, 400) } else { (drawn.width, drawn.depth) };
    let at = Point::new(place.at[0], place.at[1]);
    let at = if leads {
        Point::new(at.x + 250, at.y - 250)
    } else {
        fanned(at, unit.stack.unwrap_or(0))
    };
    Some(Piece {
        symbol: symbol(listed.class()),
        formation: match unit.formation {
            Some("em") => Formation::Column,
            Some("routed") => Formation::OpenOrder,
            _ => Formation::Line,
        },
        at,
        width,
        depth,
        figures: figures(unit, listed),
        group: group(scenario.army(side), listed, map),
        arm: word(&listed.class, PREFIX, map.words),
        facts: facts(unit, listed, scenario.army(side), map),
        badges: badges(signs(unit, map)),
        ..drawn
    })
}

/// Counters of a stack lie over each other, a little up and to the right.
fn fanned(at: Point, level: u8) -> Point {
    const STEP: i32 = 90;
    let level = i32::from(level.min(4));
    Point::new(at.x - STEP + STEP * level, at.y + STEP - STEP * level)
}

/// OT-1.3: combat or Fire, Quality, movement; of a leader bonus and range, of a depot its AP.
fn figures(unit: &OnTable, listed: &Unit) -> String {
    let lost = i32::try_from(unit.whole_losses()).unwrap_or(0);
    let value = |faces: &[i32]| {
        let face = |at: usize| faces.get(at).copied().unwrap_or(0);
        let printed = Printed {
            pe_full: listed.full(),
            pe_reduced: listed.pe.get(1).map_or(0, |pe| pe.get()),
            full: face(0),
            reduced: face(1),
        };
        left_of(printed, lost, &mut Log::silent()).value
    };
    let combat: Vec<i32> = listed.combat.iter().map(|value| value.get()).collect();
    let charge: Vec<i32> = listed.charge.iter().map(|value| value.get()).collect();
    let fire: Vec<i32> = listed.fire.iter().map(|value| value.get()).collect();
    let quality = listed.quality.get().map_or(0, Int::get);
    let range = listed.range.get().map_or(0, Int::get);
    let movement = listed.movement();
    match listed.class() {
        Class::Infantry | Class::Tank | Class::ArmouredCar => {
            format!("{}-{quality}-{movement}", value(&combat))
        }
        Class::Cavalry => format!("{}/{}-{quality}-{movement}", value(&combat), value(&charge)),
        Class::Artillery | Class::HorseArtillery | Class::ArmouredTrain | Class::Flotilla => {
            format!("{}({range})-{quality}-{movement}", value(&fire))
        }
        Class::AirDetachment => {
            let bomb = listed.bomb.get().map_or(0, Int::get);
            format!("{bomb}{}-{quality}", if listed.fighter { "c" } else { "" })
        }
        Class::Leader => format!("+{} ({range})", listed.bonus.get()),
        Class::Depot => unit.strength.map_or(String::new(), |ap| ap.now.floor().to_string()),
    }
}

/// The letters of its formation.
fn group(army: &Army, listed: &Unit, map: &Map<'_>) -> String {
    let id = army.formation_of(listed);
    let formation = army.formations.iter().find(|formation| formation.id == id);
    formation.map_or_else(String::new, |formation| map.name(&formation.short))
}

fn facts(unit: &OnTable, listed: &Unit, army: &Army, map: &Map<'_>) -> Vec<String> {
    let id = army.formation_of(listed);
    let formation = army.formations.iter().find(|formation| formation.id == id);
    let mut facts: Vec<String> =
        formation.map(|formation| map.name(&formation.name)).into_iter().collect();
    facts.extend(unit.formation.map(|posture| map.words.value(PREFIX, posture)));
    facts.extend(unit.markers.iter().map(|marker| map.words.value(PREFIX, marker)));
    facts
}

fn signs(unit: &OnTable, map: &Map<'_>) -> [(bool, Icon, String); 8] {
    let sign = |marker: &str, icon: Icon| (unit.has(marker), icon, map.words.value(PREFIX, marker));
    let letters = |letters: &str| Icon::Letters(letters.to_owned());
    [
        (unit.formation == Some("routed"), Icon::WhiteFlag, map.words.value(PREFIX, "routed")),
        sign("unsupplied", letters("∅")),
        sign("pinned", Icon::Crack),
        sign("nc", letters("NC")),
        sign("broken_down", letters("!")),
        sign("prepared", letters("P")),
        sign("rapid", letters("R")),
        sign("moved", Icon::Tick),
    ]
}

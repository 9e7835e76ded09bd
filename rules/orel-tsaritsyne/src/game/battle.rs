//! A battle before its first choice: map, counters and terms, which never change.

use std::collections::BTreeMap;

use board::hex::Hex;
use engine::Log;
use engine::digest::{Digest, is_default};
use engine::form::Form;
use engine::game::{Identified, PieceId};
use engine::input::Int;
use engine::scenario::{Level, LevelWord, Names, judge};
use serde::Serialize;

use super::choice::{FormationId, UnitId};
use super::map::{At, Lanes, Map, NOWHERE, Way};
use super::state::seat_of;
use crate::ch01_counters::{Printed, left_of};
use crate::ch07_movement::{Gait, StepGround, ground_cost};
use crate::ch13_trc::CellTable;
use crate::holds;
use crate::options::{HouseRules, Options};
use crate::scenario::{self, Counts, Edge, EvenTerms, Ground, Marker, Phase, Scenario};
use crate::unit::{Class, Game, Side};

/// Both sides, White first.
pub(crate) const SIDES: [Side; 2] = [Side::White, Side::Red];

/// OT-5.3: the formation of those who act with any other.
pub(crate) const ARMY: FormationId = FormationId(u8::MAX);

/// OT-5.3: a division or brigade.
#[derive(Clone, Debug)]
pub(crate) struct Formation {
    pub(crate) id: String,
    pub(crate) name: Names,
    pub(crate) side: Side,
    /// OT-8.71: its corps, by a number of its own.
    pub(crate) corps: Option<u8>,
}

/// OT-1.8, OT-1.9: what is left of a counter after some losses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Left {
    pub(crate) pe: i32,
    pub(crate) combat: i32,
    pub(crate) charge: i32,
    pub(crate) fire: i32,
    pub(crate) reduced: bool,
}

/// OT-7.14: when and where a counter comes.
#[derive(Clone, Debug)]
pub(crate) struct Coming {
    pub(crate) turn: u8,
    pub(crate) hexes: Vec<At>,
}

/// OT-1.3: a counter as it is printed, and how it begins.
#[derive(Clone, Debug)]
pub(crate) struct Counter {
    pub(crate) id: PieceId,
    pub(crate) name: Names,
    pub(crate) side: Side,
    pub(crate) formation: FormationId,
    pub(crate) class: Class,
    /// 0 for who has none.
    pub(crate) quality: i32,
    /// OT-12.2: 0 for none.
    pub(crate) morale: i32,
    pub(crate) pe: i32,
    /// By the PE lost.
    pub(crate) left: Vec<Left>,
    pub(crate) bomb: i32,
    /// Of its fire, or of a leader's command.
    pub(crate) range: i32,
    pub(crate) movement: i32,
    pub(crate) integrated_artillery: bool,
    pub(crate) fighter: bool,
    pub(crate) foreign_crew: bool,
    pub(crate) bonus: i32,
    /// The formations that a leader commands.
    pub(crate) commands: Vec<FormationId>,
    /// OT-12.9: it waits for Trotsky's call.
    pub(crate) is_district: bool,
    /// OT-Q105: whose place he takes.
    pub(crate) replaces: Option<UnitId>,
    pub(crate) stock: u8,
    pub(crate) at: Option<At>,
    pub(crate) coming: Option<Coming>,
    /// OT-7.11: the attack that it has launched when the battle begins.
    pub(crate) target: Option<(At, scenario::Order)>,
    pub(crate) lost: u8,
    pub(crate) markers: Vec<Marker>,
}

/// OT-11.1: a place worth holding.
#[derive(Clone, Debug)]
pub(crate) struct Goal {
    pub(crate) id: String,
    pub(crate) name: Names,
    pub(crate) at: At,
    pub(crate) points: i32,
}

/// OT-12.13: an unhistorical option.
#[derive(Clone, Debug)]
pub(crate) struct Unhistorical {
    pub(crate) name: Names,
    pub(crate) side: Side,
    pub(crate) price: i32,
    pub(crate) units: Vec<UnitId>,
    pub(crate) turn: u8,
    pub(crate) formations: Vec<FormationId>,
    /// It was taken before the battle begins.
    pub(crate) taken: bool,
}

/// OT-12.13: a formation that is called away at the end of a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Departure {
    pub(crate) side: Side,
    pub(crate) formation: FormationId,
    pub(crate) turn: u8,
    pub(crate) price: i32,
}

/// OT-2.5: a sudden victory.
#[derive(Clone, Debug)]
pub(crate) struct SuddenDeath {
    pub(crate) side: Side,
    pub(crate) level: LevelWord,
    pub(crate) hexes: Vec<At>,
    pub(crate) from: u8,
    pub(crate) until: u8,
}

/// What a side has that never changes.
#[derive(Clone, Debug)]
pub(crate) struct Army {
    pub(crate) home: Edge,
    pub(crate) sources: Vec<At>,
    pub(crate) pool: u8,
    pub(crate) base: i32,
    pub(crate) rail_capacity: u8,
    pub(crate) aerodrome: At,
}

/// A battle before its first choice.
#[derive(Debug)]
pub struct Battle {
    pub(crate) digest: Digest,
    pub(crate) id: String,
    pub(crate) game: Game,
    pub(crate) house: HouseRules,
    /// OT-13.1: the table by the reading agreed on.
    pub(crate) cells: CellTable,
    pub(crate) turns: u8,
    pub(crate) first: Side,
    pub(crate) begins: Option<(u8, Side, Phase)>,
    pub(crate) dates: Vec<Names>,
    pub(crate) map: Map,
    /// Table 4.4: quarters of MP for each step of each gait over land, with all bridges standing.
    pub(crate) going: [Vec<[u8; 6]>; 5],
    /// OT-3.2: the steps of supply over land, with all bridges standing.
    pub(crate) lanes: Lanes,
    /// All steps between neighbours.
    pub(crate) neighbours: Lanes,
    /// OT-Q82: the roster.
    pub(crate) counters: Vec<Counter>,
    /// Those that are depots.
    pub(crate) depots: Vec<UnitId>,
    pub(crate) formations: Vec<Formation>,
    pub(crate) names: BTreeMap<At, Names>,
    pub(crate) goals: Vec<Goal>,
    pub(crate) centres: Vec<(At, i32)>,
    pub(crate) options: Vec<Unhistorical>,
    pub(crate) departures: Vec<Departure>,
    pub(crate) armies: [Army; 2],
    pub(crate) counts: Counts,
    pub(crate) levels: Vec<Level<Side>>,
    /// In the middle between what is too little for White and what is enough: his points where objectives
    /// count, else his lead.
    pub(crate) even: i64,
    /// OT-Q150: levels and sudden victories are those of an even battle.
    pub(crate) has_even_terms: bool,
    /// OT-Q150: the points that they give the two sides from the start.
    pub(crate) given: [i32; 2],
    pub(crate) annihilation: LevelWord,
    pub(crate) sudden: Vec<SuddenDeath>,
    pub(crate) recruitment: bool,
    pub(crate) events: bool,
    /// OT-3.2: there are depots; without any everybody is supplied (OT-Q97).
    pub(crate) has_depots: bool,
    /// OT-5.9: leaders too, so that the depot duties of Orël hold.
    pub(crate) has_leaders: bool,
    pub(crate) has_aircraft: bool,
}

impl Identified for Battle {
    fn digest(&self) -> Digest {
        self.digest
    }
}

/// What was agreed, as the digest of a battle knows it: nothing of what goes without saying.
#[derive(Serialize)]
struct Agreed<'a> {
    #[serde(flatten)]
    options: &'a Options,
    /// OT-Q150: the even terms, where they hold.
    #[serde(skip_serializing_if = "is_default")]
    even_terms: Option<&'a EvenTerms>,
}

/// What [`Battle::even`] says, of points that both sides share, or of a lead over a Red who has a few.
fn even(scenario: &Scenario, levels: &[Level<Side>], given: [i32; 2]) -> i64 {
    const FEW: i32 = 20;
    let all: i32 = scenario.objectives.iter().map(|goal| goal.place.points.get()).sum();
    let points = |white: i32| match scenario.victory.counts {
        Counts::Objectives => [white, all - white],
        Counts::Points => [FEW + white + given[0], FEW + given[1]],
    };
    let wins = |side: Side| {
        move |white: &i32| judge(levels, points(*white), seat_of).0 == Some(seat_of(side))
    };
    let enough = (-all..=all).find(wins(Side::White)).unwrap_or(all);
    let too_little = (-all..=all).rev().find(wins(Side::Red)).unwrap_or(-all);
    i64::from(enough + too_little) / 2
}

impl Battle {
    pub(crate) fn new(scenario: &Scenario, options: &Options) -> Self {
        let house = engine::in_force(&HouseRules::agreements(), options.house);
        let map = map_of(scenario);
        let at = |hex: Hex| map.at(crate::ch01_hexes::HexNumber(hex)).unwrap_or(NOWHERE);
        let formations = formations_of(scenario);
        let formation = |side: Side, id: &str| {
            let found = formations.iter().position(|one| one.side == side && one.id == id);
            found.map_or(ARMY, |index| FormationId(index as u8))
        };
        let unit = |id: &str| {
            let found = scenario.roster().position(|(_, unit)| unit.id == id);
            found.map(|index| UnitId(index as u16))
        };
        let counters: Vec<Counter> = scenario
            .roster()
            .map(|(side, listed)| {
                let of = scenario.army(side).formation_of(listed);
                let own = formation(side, of);
                let commands = match listed.commands.is_empty() {
                    true => vec![own],
                    false => listed.commands.iter().map(|id| formation(side, id)).collect(),
                };
                Counter {
                    formation: own,
                    commands,
                    replaces: listed.replaces.0.as_deref().and_then(unit),
                    at: listed.hex.get().map(|hex| at(hex.0)),
                    coming: listed.arrives.0.as_ref().map(|arrives| Coming {
                        turn: arrives.arrival.turn.get() as u8,
                        hexes: arrives.hexes.iter().map(|hex| at(hex.0)).collect(),
                    }),
                    target: listed
                        .target
                        .get()
                        .map(|hex| at(hex.0))
                        .zip(listed.condition.order.get()),
                    ..counter(side, listed)
                }
            })
            .collect();
        let counters = with_districts(counters, &formations, scenario, &house);
        let army = |side: Side| {
            let army = scenario.army(side);
            Army {
                home: army.home,
                sources: army.sources.iter().map(|hex| at(hex.0)).collect(),
                pool: army.pool.get() as u8,
                base: army.base.get(),
                rail_capacity: army.rail_capacity.get() as u8,
                aerodrome: army.aerodrome.get().map_or(NOWHERE, |hex| at(hex.0)),
            }
        };
        let any = |class: Class| counters.iter().any(|counter| counter.class == class);
        let has_even_terms = !options.by_history && holds("Q150");
        let (levels, sudden) = scenario.victory.terms(has_even_terms);
        let even_terms = scenario.victory.even.0.as_ref().filter(|_| has_even_terms);
        let given = even_terms.map_or([0; 2], EvenTerms::points);
        Self {
            digest: Digest::of(&(scenario.digest(), Agreed { options, even_terms })),
            id: scenario.head.id.clone(),
            game: scenario.rules.game,
            house,
            cells: CellTable::new(house.trc_reading),
            turns: scenario.turns(has_even_terms) as u8,
            first: scenario.first,
            begins: scenario.head.begins.get().map(|begins| {
                let side = begins.side.get().unwrap_or(scenario.first);
                let whole = if begins.side.get().is_some() { Phase::Supply } else { Phase::Events };
                (begins.turn.get() as u8, side, begins.phase.get().unwrap_or(whole))
            }),
            dates: scenario.dates.clone(),
            names: scenario.places.iter().map(|one| (at(one.hex.0), one.name.clone())).collect(),
            goals: scenario
                .objectives
                .iter()
                .map(|goal| Goal {
                    id: goal.place.id.clone(),
                    name: goal.place.name.clone(),
                    at: at(goal.hex.0),
                    points: goal.place.points.get(),
                })
                .collect(),
            centres: scenario.centres.iter().map(|one| (at(one.hex.0), one.points.get())).collect(),
            options: scenario
                .options
                .iter()
                .map(|option| Unhistorical {
                    name: option.name.clone(),
                    side: option.side,
                    price: option.price.get(),
                    units: option.units.iter().filter_map(|id| unit(id)).collect(),
                    turn: option.turn.get().map_or(0, |turn| turn.get() as u8),
                    formations: option
                        .formations
                        .iter()
                        .map(|id| formation(option.side, id))
                        .collect(),
                    taken: scenario.army(option.side).score.options.contains(&option.id),
                })
                .collect(),
            departures: scenario
                .departures
                .iter()
                .map(|departure| Departure {
                    side: departure.side,
                    formation: formation(departure.side, &departure.formation),
                    turn: departure.turn.get() as u8,
                    price: departure.price.get(),
                })
                .collect(),
            armies: SIDES.map(army),
            counts: scenario.victory.counts,
            levels: levels.to_vec(),
            even: even(scenario, levels, given) + i64::from(given[0] - given[1]),
            given,
            has_even_terms: even_terms.is_some(),
            annihilation: scenario.victory.annihilation,
            sudden: sudden
                .iter()
                .map(|sudden| SuddenDeath {
                    side: sudden.side,
                    level: sudden.level,
                    hexes: sudden.hexes.iter().map(|hex| at(hex.0)).collect(),
                    from: sudden.from.get().map_or(0, |turn| turn.get() as u8),
                    until: sudden.until.get().map_or(u8::MAX, |turn| turn.get() as u8),
                })
                .collect(),
            recruitment: scenario.rules.recruitment && !house.simple_game,
            events: house.events && scenario.rules.events,
            has_depots: any(Class::Depot),
            has_leaders: any(Class::Leader),
            has_aircraft: any(Class::AirDetachment),
            formations,
            depots: (0..)
                .map(UnitId)
                .zip(&counters)
                .filter(|(_, counter)| counter.class == Class::Depot)
                .map(|(id, _)| id)
                .collect(),
            counters,
            lanes: Lanes::new(&map, |_, way| {
                let river = way.hexside == crate::unit::Hexside::MajorRiver && !way.bridge;
                !river && !map.place(way.to).is_water()
            }),
            neighbours: Lanes::new(&map, |_, _| true),
            going: GAITS.map(|gait| map.all().map(|at| steps_from(&map, at, gait)).collect()),
            map,
        }
    }

    pub(crate) fn army(&self, side: Side) -> &Army {
        &self.armies[side as usize]
    }

    /// What a counter is worth at its full strength, to an opponent.
    pub(crate) fn worth_at_start(&self, unit: UnitId) -> i64 {
        let counter = self.counter(unit);
        let full = counter.left.first().copied().unwrap_or_default();
        match counter.class {
            Class::Infantry | Class::Cavalry => {
                i64::from(full.pe) * (3 + i64::from(counter.quality))
            }
            Class::Artillery | Class::HorseArtillery => 6 * i64::from(full.fire),
            Class::ArmouredTrain | Class::Flotilla => 5 * i64::from(full.fire),
            Class::Tank => 25,
            Class::ArmouredCar => 10,
            Class::AirDetachment => 10 * i64::from(counter.bomb),
            Class::Depot => 20 + 3 * i64::from(counter.stock),
            Class::Leader => 8 + 4 * i64::from(counter.bonus),
        }
    }

    pub(crate) fn counter(&self, unit: UnitId) -> &Counter {
        &self.counters[unit.index()]
    }
}

/// OT-12.9, OT-Q146: with Trotsky a district detachment waits for each turn; it belongs to the
/// formation of the garrison.
fn with_districts(
    mut counters: Vec<Counter>,
    formations: &[Formation],
    scenario: &Scenario,
    house: &HouseRules,
) -> Vec<Counter> {
    if !house.ob_trotsky {
        return counters;
    }
    let garrison = formations.iter().position(|formation| {
        let named = matches!(formation.id.as_str(), "orel" | "tsaritsyn");
        formation.side == Side::Red && named
    });
    for number in 1..=scenario.head.turns.get() {
        counters.push(district(number, garrison.map_or(ARMY, |index| FormationId(index as u8))));
    }
    counters
}

/// OT-12.9: combat 2, 2 PE, Q1, Morale 4.
fn district(number: i32, formation: FormationId) -> Counter {
    let left = |pe: i32| Left { pe, combat: pe, charge: 0, fire: 0, reduced: false };
    Counter {
        id: PieceId::from(format!("RQ{number}")),
        name: Names::new(
            format!("Détachement de quartier {number}"),
            format!("District detachment {number}"),
        ),
        side: Side::Red,
        formation,
        class: Class::Infantry,
        quality: 1,
        morale: 4,
        pe: 2,
        left: vec![left(2), left(1), Left::default()],
        bomb: 0,
        range: 0,
        movement: 6,
        integrated_artillery: false,
        fighter: false,
        foreign_crew: false,
        bonus: 0,
        commands: Vec::new(),
        is_district: true,
        replaces: None,
        stock: 0,
        at: None,
        coming: None,
        target: None,
        lost: 0,
        markers: Vec::new(),
    }
}

/// The gaits over land, in the order of table 4.4.
const GAITS: [Gait; 5] = [Gait::Foot, Gait::Horse, Gait::Wheeled, Gait::Motor, Gait::Track];

/// A step that nobody may take.
pub(crate) const BARRED: u8 = u8::MAX;

/// What the steps out of a hex cost.
fn steps_from(map: &Map, at: At, gait: Gait) -> [u8; 6] {
    map.place(at).ways.map(|way| step_cost(map, &way, gait, false).unwrap_or(BARRED))
}

/// Table 4.4: quarters of MP for one step over land; a blown bridge takes road and bridge away
/// (OT-Q107).
pub(crate) fn step_cost(map: &Map, way: &Way, gait: Gait, blown: bool) -> Option<u8> {
    if way.to == NOWHERE {
        return None;
    }
    let ground = StepGround {
        terrain: map.place(way.to).terrain?,
        hexside: way.hexside,
        road: way.road && !(blown && holds("Q107")),
        rail: way.rail && !blown,
        bridge: way.bridge && !(blown && holds("Q107")),
        rail_cut: false,
    };
    ground_cost(gait, ground, &mut Log::silent()).map(|cost| cost as u8)
}

/// What a counter is by itself.
fn counter(side: Side, listed: &scenario::Unit) -> Counter {
    let faces =
        |faces: &[i32]| (faces.first().copied().unwrap_or(0), faces.get(1).copied().unwrap_or(0));
    let of = |list: Vec<i32>| faces(&list);
    let pe = of(listed.pe.iter().map(|pe| pe.get()).collect());
    let combat = of(listed.combat.iter().map(|value| value.get()).collect());
    let charge = of(listed.charge.iter().map(|value| value.get()).collect());
    let fire = of(listed.fire.iter().map(|value| value.get()).collect());
    let value = |(full, reduced): (i32, i32), losses: i32| {
        let printed = Printed { pe_full: pe.0, pe_reduced: pe.1, full, reduced };
        let has = full > 0 && holds("1.3");
        has.then(|| left_of(printed, losses, &mut Log::silent()))
    };
    let left = (0..=pe.0)
        .map(|losses| Left {
            pe: pe.0 - losses,
            combat: value(combat, losses).map_or(0, |left| left.value),
            // OT-Q75: losses lower it as they do the combat value.
            charge: value(charge, if holds("Q75") { losses } else { 0 })
                .map_or(0, |left| left.value),
            fire: value(fire, losses).map_or(0, |left| left.value),
            reduced: pe.1 > 0 && pe.0 - losses <= pe.1,
        })
        .collect();
    Counter {
        id: PieceId::from(listed.id.as_str()),
        name: listed.name.clone(),
        side,
        formation: ARMY,
        class: listed.class(),
        quality: listed.quality.get().map_or(0, Int::get),
        morale: listed.morale.get().map_or(0, Int::get),
        pe: pe.0,
        left,
        bomb: listed.bomb.get().map_or(0, Int::get),
        range: listed.range.get().map_or(0, Int::get),
        movement: if holds("1.6") { listed.movement() } else { 0 },
        integrated_artillery: listed.integrated_artillery,
        fighter: listed.fighter,
        foreign_crew: listed.foreign_crew,
        bonus: listed.bonus.get(),
        commands: Vec::new(),
        is_district: false,
        replaces: None,
        stock: listed.stock.get() as u8,
        at: None,
        coming: None,
        target: None,
        lost: listed.condition.losses().clamp(0, pe.0) as u8,
        markers: listed.condition.markers.to_vec(),
    }
}

/// Every formation that a counter belongs to, in the order of the roster, with its corps.
fn formations_of(scenario: &Scenario) -> Vec<Formation> {
    let mut formations: Vec<Formation> = Vec::new();
    let mut corps: Vec<(Side, &str)> = Vec::new();
    let named = scenario.roster().flat_map(|(side, unit)| {
        let own = [scenario.army(side).formation_of(unit)];
        own.into_iter().chain(unit.commands.iter().map(String::as_str)).map(move |id| (side, id))
    });
    for (side, id) in named {
        let known = formations.iter().any(|one| one.side == side && one.id == id);
        if id == scenario::ARMY || known {
            continue;
        }
        let army = scenario.army(side);
        let corps = army.corps_of(id).map(|found| {
            let key = (side, found.id.as_str());
            let index = corps.iter().position(|one| *one == key).unwrap_or_else(|| {
                corps.push(key);
                corps.len() - 1
            });
            index as u8
        });
        let listed = army.formations.iter().find(|formation| formation.id == id);
        let name = listed.map_or_else(|| Names::from(id), |formation| formation.name.clone());
        formations.push(Formation { id: id.to_owned(), name, side, corps });
    }
    formations
}

/// The map of a scenario as a graph.
fn map_of(scenario: &Scenario) -> Map {
    let grid = scenario.grid();
    let mut map = Map::clear(grid.columns as u16, grid.rows as u16);
    let listed = &scenario.map;
    let at = |map: &Map, hex: Hex| map.at(crate::ch01_hexes::HexNumber(hex)).unwrap_or(NOWHERE);
    for hex in grid.hexes() {
        let index = at(&map, hex);
        let place = &mut map.places[usize::from(index)];
        place.terrain = match listed.ground(hex) {
            Some(Ground::Land(terrain)) => Some(terrain),
            Some(Ground::Water) | None => None,
        };
    }
    for (kind, _, sides) in listed.hexsides() {
        for side in sides {
            let (one, other) = (at(&map, side.0), at(&map, side.1));
            map.between(one, other, |way| way.hexside = kind);
        }
    }
    for side in &listed.bridges {
        let (one, other) = (at(&map, side.0), at(&map, side.1));
        map.between(one, other, |way| way.bridge = true);
    }
    for (one, other) in scenario::Map::links(&listed.roads) {
        let (one, other) = (at(&map, one), at(&map, other));
        map.between(one, other, |way| way.road = true);
    }
    for (line, hexes) in listed.railways.iter().enumerate() {
        let carries = SIDES.map(|side| {
            let lines = &scenario.army(side).rail_lines;
            lines.is_empty() || lines.iter().any(|number| number.get() as usize == line + 1)
        });
        for hex in hexes {
            let index = at(&map, hex.0);
            map.places[usize::from(index)].rail = true;
        }
        for pair in hexes.windows(2) {
            let (one, other) = (at(&map, pair[0].0), at(&map, pair[1].0));
            map.between(one, other, |way| {
                way.rail = true;
                for (may, carries) in way.transport.iter_mut().zip(carries) {
                    *may |= carries;
                }
            });
        }
    }
    for hex in &listed.trenches {
        let index = at(&map, hex.0);
        map.places[usize::from(index)].trench = true;
    }
    map
}

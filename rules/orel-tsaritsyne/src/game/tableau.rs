//! What lies on the map: nothing of it is hidden (OT-Q89).

use engine::game::{Seat, Tally, Vocabulary};
use engine::tableau::{
    Ground, GroundChange, GroundMarker, Objective, Piece, Place, Strength, Tableau, Turn,
};

use super::battle::SIDES;
use super::choice::UnitId;
use super::map::{At, NOWHERE};
use super::state::{
    BROKEN, DERAILED, MOVED, Mark, NC, PACKED, PINNED, SILENCED, SUPPRESSED, State, Status,
    UNAVAILABLE, USED, seat_of, side_of,
};
use super::supply;
use crate::ch07_movement::Launch;
use crate::unit::{Class, Posture, Side};
use engine::Log;

/// A counter, in thousandths of a hex.
pub(super) const BASE: [i32; 2] = [560, 560];

pub(super) const VOCABULARY: Vocabulary = Vocabulary {
    phases: &["events", "recruit", "supply", "rally", "move", "fire", "combat", "end"],
    statuses: &["to_come", "on_map", "in_box", "lost", "surrendered", "captured", "left"],
    markers: &[
        "reduced", "moved", "nc", "unsupplied", "pinned", "suppressed", "silenced", "fired",
        "broken_down", "packed", "unavailable", "derailed", "rapid", "prepared", "entrenched",
    ],
    status: &[
        "points", "ammunition", "prisoners", "pe_destroyed", "rail", "events_held", "fatigue",
        "stock",
    ],
    tallies: &[
        "pe_lost",
        "units_lost",
        "trains_lost",
        "depots_lost",
        "leaders_lost",
        "prisoners_taken",
        "points",
        "objectives_held",
    ],
};

impl Status {
    const fn word(self) -> &'static str {
        match self {
            Self::ToCome => "to_come",
            Self::OnMap => "on_map",
            Self::InBox => "in_box",
            Self::Eliminated => "lost",
            Self::Surrendered => "surrendered",
            Self::Captured => "captured",
            Self::Left => "left",
        }
    }
}

const MARKS: [(Mark, &str); 11] = [
    (MOVED, "moved"),
    (NC, "nc"),
    (PINNED, "pinned"),
    (SUPPRESSED, "suppressed"),
    (SILENCED, "silenced"),
    (USED, "fired"),
    (BROKEN, "broken_down"),
    (PACKED, "packed"),
    (UNAVAILABLE, "unavailable"),
    (DERAILED, "derailed"),
    (0, ""),
];

/// The posture of a land unit.
const fn posture(class: Class, posture: Posture) -> Option<&'static str> {
    if !super::march::has_posture(class) {
        return None;
    }
    Some(match posture {
        Posture::Epc => "epc",
        Posture::Em => "em",
        Posture::Routed => "routed",
    })
}

fn markers(state: &State, id: UnitId) -> Vec<&'static str> {
    let unit = state.unit(id);
    let mut markers: Vec<&'static str> = Vec::new();
    if state.counter(id).pe > 0 && state.left(id).reduced && state.pe(id) > 0 {
        markers.push("reduced");
    }
    markers.extend(MARKS.iter().filter(|(mark, _)| unit.has(*mark)).map(|(_, word)| *word));
    if unit.hungry > 0 {
        markers.push("unsupplied");
    }
    match unit.launch {
        Launch::None => {}
        Launch::Rapid => markers.push("rapid"),
        Launch::Prepared => markers.push("prepared"),
    }
    markers
}

fn piece(state: &State, id: UnitId) -> Piece {
    let (unit, counter) = (state.unit(id), state.counter(id));
    let place = (unit.status == Status::OnMap).then(|| Place {
        at: state.map().centre(unit.at),
        facing: None,
        hex: Some(state.map().number(unit.at).to_string()),
    });
    let strength = match counter.class {
        Class::Depot => Some(Strength::whole(i32::from(unit.ap), i32::from(supply::MOST_AP))),
        Class::Leader => None,
        _ => Some(Strength::whole(state.pe(id), counter.pe)),
    };
    let stack = place
        .as_ref()
        .map(|_| state.stack(unit.at).take_while(|other| *other != id).count().min(255) as u8);
    let formation = state.battle.formations.get(usize::from(counter.formation.0));
    Piece {
        leads: counter.class == Class::Leader,
        status: unit.status.word(),
        place,
        base: BASE,
        strength,
        formation: posture(counter.class, unit.posture),
        markers: markers(state, id),
        group: formation.map(|formation| formation.id.clone()),
        stack,
        ..Piece::new(
            counter.id.clone(),
            seat_of(unit.side),
            counter.name.clone(),
            counter.class.word(),
        )
    }
}

/// What has become of the ground: works, cut railways, blown bridges, and who controls what he did not
/// at first.
fn ground(state: &State) -> Ground {
    let point = |at: At| state.map().centre(at);
    let change = |kind: &'static str, side: Option<Side>, at: Vec<[i32; 2]>| GroundChange {
        kind,
        seat: side.map(seat_of),
        at,
    };
    let works = state.works.iter().map(|at| change("entrenchment", None, vec![point(at)]));
    let cut = state.cut.iter().map(|at| change("railway_cut", None, vec![point(at)]));
    let blown = state
        .blown
        .iter()
        .map(|(one, other)| change("bridge_blown", None, vec![point(*one), point(*other)]));
    let control = state.map().all().filter_map(|at| {
        let side = state.controller(at)?;
        Some(change("control", Some(side), vec![point(at)]))
    });
    Ground {
        revision: state.ground,
        changes: works.chain(cut).chain(blown).chain(control).collect(),
    }
}

/// Aerodromes.
fn ground_markers(state: &State) -> Vec<GroundMarker> {
    let aerodrome = |side: Side| {
        let at = state.aerodromes[side as usize];
        (at != NOWHERE).then(|| GroundMarker {
            id: engine::game::PieceId::from(match side {
                Side::White => "aerodrome_white",
                Side::Red => "aerodrome_red",
            }),
            kind: "aerodrome",
            seat: Some(seat_of(side)),
            at: state.map().centre(at),
        })
    };
    SIDES.into_iter().filter_map(aerodrome).collect()
}

pub(super) fn tableau(state: &State, _: Option<Seat>) -> Tableau {
    let by_side = |key: &'static str, of: &dyn Fn(Side) -> i64| Tally {
        key,
        by_seat: SIDES.map(of).to_vec(),
    };
    let mut status = vec![
        by_side("points", &|side| i64::from(state.points(side, &mut Log::silent()))),
        Tally { key: "ammunition", by_seat: supply::ammunition(state).to_vec() },
        by_side("prisoners", &|side| i64::from(state.scores[side as usize].prisoners / 2)),
        by_side("pe_destroyed", &|side| i64::from(state.scores[side as usize].pe_destroyed)),
    ];
    if state.battle.events {
        status.push(by_side("events_held", &|side| state.events[side as usize].held.len() as i64));
    }
    let white =
        |value: u8| move |side: Side| if side == Side::White { i64::from(value) } else { 0 };
    if state.house().ob_fatigue {
        status.push(by_side("fatigue", &white(state.extras.fatigue)));
    }
    if state.house().ob_ammunition {
        status.push(by_side("stock", &white(state.extras.ammunition)));
    }
    let goals = state.battle.goals.iter();
    Tableau {
        turn: Turn {
            number: u32::from(state.turn),
            last: u32::from(state.last),
            side: (state.turn > 0).then(|| seat_of(state.active)),
            date: state.battle.dates.get(usize::from(state.turn).saturating_sub(1)).cloned(),
        },
        pieces: state.ids().map(|id| piece(state, id)).collect(),
        markers: ground_markers(state),
        ground: ground(state),
        objectives: goals
            .map(|goal| Objective {
                id: goal.id.clone(),
                name: goal.name.clone(),
                holder: state.controller(goal.at).map(seat_of),
            })
            .collect(),
        status,
        lengths: Vec::new(),
        measurable: true,
        hexes: true,
        outcome: state.runtime.outcome().cloned(),
    }
}

/// What a report counts.
pub(super) fn summary(state: &State) -> Vec<Tally> {
    let now = tableau(state, None);
    let gone = |piece: &Piece| matches!(piece.status, "lost" | "surrendered" | "captured");
    let score = |key: &'static str, of: &dyn Fn(Side) -> i64| Tally {
        key,
        by_seat: Seat::BOTH.iter().map(|seat| side_of(*seat).map_or(0, of)).collect(),
    };
    let fights = |piece: &Piece| matches!(piece.kind, "infantry" | "cavalry");
    vec![
        now.count("pe_lost", |piece| if fights(piece) { piece.whole_losses() } else { 0 }),
        now.count_if("units_lost", |piece| fights(piece) && gone(piece)),
        now.count_if("trains_lost", |piece| piece.kind == "armoured_train" && gone(piece)),
        now.count_if("depots_lost", |piece| piece.kind == "depot" && gone(piece)),
        now.count_if("leaders_lost", |piece| piece.leads && gone(piece)),
        score("prisoners_taken", &|side| i64::from(state.scores[side as usize].prisoners / 2)),
        score("points", &|side| i64::from(state.points(side, &mut Log::silent()))),
        now.objectives_held(),
    ]
}

//! What a seat may see: everything that stands on the table; no letter of an order before its time.

use engine::game::{PieceId, Tally};
use engine::tableau::{
    Ground, GroundChange, GroundMarker, Objective, Piece, Place, Strength, Tableau, Turn,
};

use super::battle::seat_of;
use super::choice::{Choice, GeneralId, Key, UnitId};
use super::offer::{order_word, word};
use super::quality::{COHESION, FIRE, MANOEUVRE, STATUS};
use super::state::{State, Status};
use super::step::{SheetKind, Step};
use super::turn;
use crate::ch13_budget::Grade;
use crate::holds;
use crate::scenario::Side;
use crate::unit::{Arm, Marker, Order};

impl State {
    /// The order of a unit, or the letter that its own side has written for it.
    fn order_seen(&self, key: Key, side: Side, in_force: Order) -> Option<&'static str> {
        let written = self.runtime.steps().find_map(|step| match step {
            Step::Sheet { kind: SheetKind::Orders, lines } => {
                match lines.line(seat_of(side), &key)? {
                    Choice::Order { order, .. }
                    | Choice::Battery { order, .. }
                    | Choice::Own { order, .. } => Some(*order),
                    _ => None,
                }
            }
            // Laid, and known to its own side alone: what is hidden is no order.
            Step::Command(tokens) => tokens.of(side, key),
            _ => None,
        });
        order_word(written.unwrap_or(in_force))
    }

    fn unit_piece(&self, id: UnitId, viewer: Option<Side>) -> Piece {
        let (listed, troop) = (self.listed(id), self.troop(id));
        let kind = match listed.arm {
            Arm::Infantry => "infantry",
            Arm::Cavalry => "cavalry",
            Arm::Artillery => "artillery",
        };
        let on_table = matches!(troop.status, Status::OnTable | Status::Abandoned | Status::Spiked);
        let own = viewer == Some(self.side(id));
        let hidden = if own { 0 } else { self.hidden_values(id) };
        // ML-11.3: the die stays beside the unit until it is activated.
        let waits = |number: u8| troop.number == number && holds("11.3");
        let markers = [
            (waits(1), "activates_1"),
            (waits(2), "activates_2"),
            (waits(3), "activates_3"),
            (waits(4), "activates_4"),
            (waits(5), "activates_5"),
            (troop.marker == Marker::Hesitant, "hesitant"),
            (troop.marker == Marker::Shaken, "shaken"),
            (troop.marker == Marker::Routed, "routed"),
            (troop.token, "own_order"),
            (troop.fired, "fired"),
            (self.is_charged(id), "charged"),
            (troop.retiring, "retiring"),
            (!troop.first_fire_spent && listed.weapon.is_some(), "first_fire"),
            (hidden & COHESION != 0, "cohesion_hidden"),
            (hidden & STATUS != 0, "status_hidden"),
            (hidden & FIRE != 0, "fire_hidden"),
            (hidden & MANOEUVRE != 0, "manoeuvre_hidden"),
        ];
        let threshold = crate::ch07_losses::threshold(listed.arm, listed.cohesion);
        let stands = on_table && troop.elements > 0;
        let full = i32::from(listed.elements) * threshold;
        let now = i32::from(troop.elements) * threshold - i32::from(troop.losses);
        Piece {
            status: match troop.status {
                Status::ToCome => "to_come",
                Status::OnTable => "on_table",
                Status::Eliminated => "eliminated",
                Status::Withdrawn => "withdrawn",
                Status::Abandoned => "abandoned",
                Status::Spiked => "spiked",
            },
            place: on_table.then(|| Place {
                at: self.on_map(self.spot(id)),
                facing: Some(i32::from(troop.pose.facing)),
                hex: None,
            }),
            base: self.base(id, troop.formation),
            middle: on_table
                .then(|| self.body_at(id, troop.formation, troop.pose).circle())
                .flatten()
                .map(|(middle, _)| self.on_map(middle)),
            strength: Some(Strength::whole(now.max(i32::from(stands)), full)),
            formation: Some(word(troop.formation)),
            order: self.order_seen(Key::Unit(id), listed.side, troop.order),
            markers: markers.iter().filter(|(holds, _)| *holds).map(|(_, word)| *word).collect(),
            group: listed.brigade.map(|brigade| self.battle.brigade(brigade).id.clone()),
            ..Piece::new(self.unit_id(id), seat_of(listed.side), listed.name.clone(), kind)
        }
    }

    fn general_piece(&self, id: GeneralId) -> Piece {
        let (officer, general) = (self.battle.general(id), self.general(id));
        let kind = match officer.grade {
            Grade::Brigadier => "brigadier",
            Grade::Divisional => "divisional",
            Grade::Corps => "corps",
            Grade::Army => "army",
        };
        let order = officer.brigade.and_then(|brigade| {
            let in_force = self.brigades[usize::from(brigade.0)].order;
            self.order_seen(Key::Brigade(brigade), officer.side, in_force)
        });
        Piece {
            leads: true,
            status: match (general.lost, general.here) {
                (Some(_), _) => "eliminated",
                (None, true) => "on_table",
                (None, false) => "to_come",
            },
            place: self.is_present(id).then(|| Place {
                at: self.on_map(self.general_spot(id)),
                facing: None,
                hex: None,
            }),
            base: [1000, 1000],
            order,
            attached_to: general
                .with
                .filter(|_| self.is_present(id))
                .map(|unit| self.unit_id(unit)),
            group: officer.brigade.map(|brigade| self.battle.brigade(brigade).id.clone()),
            ..Piece::new(self.general_id(id), seat_of(officer.side), officer.name.clone(), kind)
        }
    }
}

/// The battle as somebody may see it to whom only this much of it is known.
pub(crate) fn tableau(state: &State, viewer: Option<Side>) -> Tableau {
    let units = state.battle.units().map(|id| state.unit_piece(id, viewer));
    let generals = state.battle.generals().map(|id| state.general_piece(id));
    let goals = state.battle.goals.iter().zip(&state.holders);
    let points = Side::BOTH.map(|side| i64::from(turn::score(state, side) / 2));
    let burning = state.battle.ground.strongpoints.iter().enumerate();
    let changes: Vec<GroundChange> = burning
        .filter(|(index, _)| state.burning & (1 << index) != 0)
        .map(|(_, point)| GroundChange {
            kind: "burning",
            seat: None,
            at: vec![state.on_map(point.middle())],
        })
        .collect();
    Tableau {
        turn: Turn {
            number: if turn::is_deploying(state) { 0 } else { u32::from(state.turn) },
            last: u32::from(state.battle.turns),
            side: None,
            date: None,
        },
        pieces: units.chain(generals).collect(),
        objectives: goals
            .map(|(goal, holder)| Objective {
                id: goal.id.clone(),
                name: goal.name.clone(),
                holder: holder.map(seat_of),
            })
            .collect(),
        markers: changes
            .iter()
            .enumerate()
            .map(|(index, change)| GroundMarker {
                id: PieceId::from(format!("fire-{index}").as_str()),
                kind: change.kind,
                seat: None,
                at: change.at[0],
            })
            .collect(),
        status: vec![Tally { key: "points", by_seat: points.to_vec() }],
        ground: Ground { revision: state.burning.count_ones(), changes },
        measurable: true,
        outcome: state.runtime.outcome().cloned(),
        ..Tableau::default()
    }
}

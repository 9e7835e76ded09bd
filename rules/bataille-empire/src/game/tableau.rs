//! What a seat may see.

use engine::game::{PieceId, Tally};
use engine::tableau::{Halves, Objective, Piece, Place, Strength, Tableau, Turn};

use super::choice::{LeaderId, UnitId};
use super::offer::{formation_word, on_map, order_word, piece_id};
use super::state::{Presence, State, seat_of};
use super::victory;
use crate::scenario::Side;
use crate::unit::Arm;

impl State {
    fn piece(&self, id: UnitId) -> Piece {
        let (unit, troop) = (self.unit(id), self.troop(id));
        let on_table = troop.presence == Presence::OnTable;
        let full = 2 * unit.capacity();
        let lost = i32::from(troop.losses).min(full);
        let activated = troop.activated && on_table;
        let markers = [
            (troop.marker, "marker"),
            (troop.disorder, "disorder"),
            (troop.abandoned, "abandoned"),
            (activated, "activated"),
            (on_table && self.out_of_command(id), "out_of_command"),
        ];
        let (front, depth) = unit.footprint(troop.formation);
        let middle = super::geometry::Pose::near(self.centre(id), 0);
        Piece {
            status: match troop.presence {
                Presence::Away if troop.hidden => "hidden",
                Presence::Away => "to_come",
                Presence::OnTable if troop.hidden => "hidden",
                Presence::OnTable => "on_table",
                Presence::Eliminated => "eliminated",
            },
            place: on_table.then(|| Place {
                at: on_map(self, middle.x, middle.y),
                facing: Some(i32::from(troop.pose.facing)),
                hex: None,
            }),
            base: [front, depth],
            strength: Some(Strength { now: Halves(full - lost), full: Halves(full) }),
            formation: Some(formation_word(troop.formation)),
            order: Some(order_word(self.order(id))),
            markers: markers.iter().filter(|(holds, _)| *holds).map(|(_, word)| *word).collect(),
            group: Some(self.division(self.division_of(id)).id.clone()),
            ..Piece::new(
                piece_id(self, id),
                seat_of(unit.side),
                unit.name.clone(),
                match self.arm(id) {
                    Arm::Infantry => "infantry",
                    Arm::Cavalry => "cavalry",
                    Arm::Artillery => "artillery",
                    Arm::Skirmishers => "skirmishers",
                },
            )
        }
    }

    fn general(&self, id: LeaderId) -> Piece {
        let (leader, commander) = (self.leader(id), self.commander(id));
        let order = leader.division.map(|division| order_word(self.command(division).order));
        Piece {
            leads: true,
            status: if commander.present { "on_table" } else { "to_come" },
            place: commander.present.then(|| Place {
                at: on_map(self, commander.at.0, commander.at.1),
                facing: None,
                hex: None,
            }),
            base: [500, 500],
            order,
            attached_to: commander.attached.map(|unit| piece_id(self, unit)),
            group: leader.division.map(|division| self.division(division).id.clone()),
            ..Piece::new(
                PieceId::from(&*leader.id),
                seat_of(leader.side),
                leader.name.clone(),
                if leader.chief { "commander_in_chief" } else { "general" },
            )
        }
    }
}

/// The table as it is seen; detached skirmishers that are with their parents are no pieces.
pub(crate) fn tableau(seen: &State, real: &State) -> Tableau {
    let mut pieces = Vec::new();
    for side in Side::BOTH {
        for id in seen.battle.unit_ids().filter(|id| seen.side(*id) == side) {
            let with_parent =
                seen.unit(id).is_detached() && seen.troop(id).presence != Presence::OnTable;
            if !with_parent {
                pieces.push(seen.piece(id));
            }
        }
        let leaders = (0..seen.commanders.len()).map(|index| LeaderId(index as u8));
        let leaders = leaders.filter(|id| seen.leader(*id).side == side);
        pieces.extend(leaders.map(|id| seen.general(id)));
    }
    let silent = &mut engine::Log::silent();
    let points = victory::points(real);
    let command = Side::BOTH.map(|side| {
        let chief = real.battle.camp(side).chief;
        let own = i64::from(real.commander(chief).points);
        match real.activation {
            Some(activation) if activation.side == side => i64::from(activation.points),
            Some(_) | None => own,
        }
    });
    let breaks = Side::BOTH.map(|side| i64::from(victory::broken(side, real, silent).0));
    Tableau {
        turn: Turn {
            number: u32::from(real.turn),
            last: u32::from(real.battle.turns),
            side: real.activation.map(|activation| seat_of(activation.side)),
            date: None,
        },
        pieces,
        objectives: real
            .battle
            .goals
            .iter()
            .zip(&real.control)
            .map(|(goal, holder)| Objective {
                id: goal.id.clone(),
                name: goal.name.clone(),
                holder: holder.map(seat_of),
            })
            .collect(),
        status: vec![
            Tally { key: "points", by_seat: points.map(|halves| halves / 2).to_vec() },
            Tally { key: "command_points", by_seat: command.to_vec() },
            Tally { key: "break_points", by_seat: breaks.to_vec() },
        ],
        measurable: true,
        outcome: real.runtime.outcome().cloned(),
        ..Tableau::default()
    }
}

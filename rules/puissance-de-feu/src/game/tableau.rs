//! What a seat may see: everything that stands on the table, and no distance (PF-Q8, PF-5.4 of the
//! sequence of play: nothing is hidden but what has not been measured).

use engine::game::{PieceId, Tally};
use engine::tableau::{Length, Objective, Piece, Place, Strength, Tableau, Turn};

use super::charge::Charging;
use super::choice::UnitId;
use super::contact::Contact;
use super::geometry::Pose;
use super::march::Marching;
use super::state::{State, Status, seat_of};
use super::step::Step;
use super::victory;
use crate::scenario::Side;
use crate::unit::{self, UnitType};

const fn kind(kind: UnitType) -> &'static str {
    match kind {
        UnitType::Infantry => "infantry",
        UnitType::Artillery => "artillery",
        UnitType::Cavalry => "cavalry",
        UnitType::Officer => "officer",
        UnitType::Skirmishers => "skirmishers",
        UnitType::Indians => "indians",
        UnitType::CavalryScouts => "cavalry_scouts",
        UnitType::Ironclad => "ironclad",
        UnitType::AmmunitionWaggon => "ammunition_waggon",
    }
}

impl State {
    fn piece_id(&self, unit: UnitId) -> PieceId {
        PieceId::from(&*self.regiment(unit).id)
    }

    fn piece(&self, id: UnitId, pose: Pose) -> Piece {
        let (troop, regiment, unit) = (self.troop(id), self.regiment(id), self.unit(id));
        let placed = troop.status == Status::OnTable;
        let (full, wounds) = (unit.hit_points(), unit.wounds);
        let markers = [
            (unit.state == unit::State::Disordered, "disordered"),
            (unit.state == unit::State::Routing, "routing"),
            (troop.out_of_ammunition, "out_of_ammunition"),
            (troop.ordered && regiment.side == self.active, "ordered"),
            (troop.evaded, "evaded"),
        ];
        let name = regiment.name.clone();
        Piece {
            leads: unit.kind == UnitType::Officer,
            status: match troop.status {
                Status::ToDeploy => "to_deploy",
                Status::ToCome if troop.at_hand => "at_hand",
                Status::ToCome => "to_come",
                Status::OnTable => "on_table",
                Status::Destroyed => "destroyed",
                Status::Left(_) => "off_table",
            },
            place: placed.then(|| Place {
                at: self.pose_on_map(pose),
                facing: Some(i32::from(pose.facing)),
                hex: None,
            }),
            base: regiment.base(),
            strength: Some(Strength::whole(full - wounds, full)),
            markers: markers.iter().filter(|(holds, _)| *holds).map(|(_, word)| *word).collect(),
            ..Piece::new(self.piece_id(id), seat_of(regiment.side), name, kind(unit.kind))
        }
    }

    /// PF-4.5, PF-8.7: the march that has been rolled; the gap of a charge where the players measure first.
    fn length(&self, step: &Step) -> Option<Length> {
        match step {
            Step::March(Marching { mover, budget, .. }) => Some(Length {
                kind: "march",
                pieces: vec![self.piece_id(mover.unit)],
                thousandths: (budget / 10) as i32,
            }),
            Step::React(charging) | Step::EvadeFacing(charging) if self.premeasures() => {
                let Charging { charger, target, .. } = *charging;
                let gap = Contact::find(charging, self).gap;
                Some(Length {
                    kind: "charge",
                    pieces: vec![self.piece_id(charger), self.piece_id(target)],
                    thousandths: (gap / 10) as i32,
                })
            }
            _ => None,
        }
    }
}

/// What is seen of a battle by who takes the units to stand there.
pub(crate) fn tableau(state: &State, stands: impl Fn(UnitId) -> Pose) -> Tableau {
    let goals = state.battle.goals.iter().enumerate();
    let points = Side::BOTH.map(|side| i64::from(victory::score(side, state) / 2));
    Tableau {
        turn: Turn {
            number: u32::from(state.turn),
            last: u32::from(state.battle.turns),
            side: (state.turn > 0).then(|| seat_of(state.active)),
            date: None,
        },
        pieces: state.ids().map(|id| state.piece(id, stands(id))).collect(),
        objectives: goals
            .map(|(index, goal)| Objective {
                id: goal.id.clone(),
                name: goal.name.clone(),
                holder: victory::holder(index, state).map(seat_of),
            })
            .collect(),
        status: vec![Tally { key: "points", by_seat: points.to_vec() }],
        lengths: state.runtime.steps().filter_map(|step| state.length(step)).collect(),
        measurable: state.premeasures(),
        outcome: state.runtime.outcome().cloned(),
        ..Tableau::default()
    }
}

//! What lies on the table, as somebody may see it.

use engine::game::{PieceId, Seat, Tally};
use engine::tableau::{
    Ground, GroundChange, GroundMarker, Halves, Objective, Piece, Place, Strength, Tableau, Turn,
};

use crate::fault::Fault;
use crate::field::Field;
use crate::map::centre;
use crate::order::{Line, Step};
use crate::unit::{Kind, Status, Unit};

impl Field {
    /// What is seen of a battle by somebody to whom only `veiled` of it is known.
    pub(crate) fn tableau(&self, veiled: &Self) -> Tableau {
        let unless = |fault: Fault| if self.has(fault) { self } else { veiled };
        let side = match self.runtime.top() {
            Some(Step::Hold { loser }) => Some(*loser),
            Some(Step::Actions { seat, .. }) => Some(*seat),
            _ => None,
        };
        let line = |of: &Self, line: Line| {
            [0, 1].map(|seat| i64::from(of.line(seat, line).unwrap_or(0))).to_vec()
        };
        let counted = |numbers: [i32; 2]| numbers.map(i64::from).to_vec();
        let status = [
            ("stands", counted(self.stands)),
            ("reserves", counted(self.reserves)),
            ("fields", counted(self.fields)),
            ("committed", line(unless(Fault::LeakingView), Line::Reserves)),
            ("drums", line(unless(Fault::Overheard), Line::Drums)),
        ];
        let objectives = self.map.objective.iter().map(|objective| Objective {
            id: objective.id.clone(),
            name: objective.name.clone(),
            holder: self.holder,
        });
        Tableau {
            turn: Turn { number: self.turn.min(self.turns), last: self.turns, side, date: None },
            pieces: (0..self.units.len()).map(|unit| self.piece(unit, veiled)).collect(),
            markers: self.markers(),
            ground: self.ground(unless(Fault::BridgeToldEarly)),
            objectives: objectives.collect(),
            status: status.map(|(key, by_seat)| Tally { key, by_seat }).to_vec(),
            measurable: true,
            hexes: true,
            outcome: self.verdict(),
            ..Tableau::default()
        }
    }

    /// Whether a unit will stand fast, as far as a sheet says.
    fn will_stand(&self, unit: usize) -> bool {
        let seat = usize::from(self.seat_of(unit).0);
        self.line(seat, Line::StandFast(unit as u8)).is_some()
    }

    fn piece(&self, number: usize, veiled: &Self) -> Piece {
        let (unit, listed) = (&self.units[number], &self.map.roster[number]);
        let kind = match listed.kind {
            Kind::Infantry => "infantry",
            Kind::Artillery => "artillery",
            Kind::Sappers => "sappers",
        };
        let place = (unit.status == Status::OnTable).then(|| Place {
            at: centre(unit.hex),
            facing: Some(if listed.seat.0 == 0 { 0 } else { 1800 }),
            hex: Some(unit.hex.to_string()),
        });
        let known = if self.has(Fault::LeakingOrder) { self } else { veiled };
        let ordered = unit.stands_fast || known.will_stand(number);
        let inflated = i32::from(self.has(Fault::Inflated));
        Piece {
            status: match unit.status {
                Status::OnTable => "on_table",
                Status::ToCome => "to_come",
                Status::Lost => "lost",
            },
            place,
            base: unit.formation.base(),
            strength: Some(Strength {
                now: Halves(unit.strength + inflated),
                full: Halves(listed.full),
            }),
            formation: (listed.kind != Kind::Artillery).then(|| unit.formation.word()),
            order: ordered.then_some("stand_fast"),
            markers: if unit.acted { vec!["acted"] } else { Vec::new() },
            group: listed.group.clone(),
            stack: self.level(unit, number),
            ..Piece::new(listed.id.clone(), listed.seat, listed.name.clone(), kind)
        }
    }

    /// TY-3.6: the level of a unit in its stack, where it shares its hex.
    fn level(&self, unit: &Unit, number: usize) -> Option<u8> {
        let stack = self.stack(unit.hex);
        if unit.status != Status::OnTable || stack.len() < 2 {
            return None;
        }
        let level = match self.fault {
            Some(Fault::SameLevel) => 0,
            Some(Fault::LeakingStack) => {
                let mut stack = stack;
                stack.sort_by_key(|one| !self.will_stand(*one));
                stack.iter().position(|one| *one == number).unwrap_or(0) as u8
            }
            _ => unit.level,
        };
        Some(level)
    }

    /// TY-3.5: craters.
    fn markers(&self) -> Vec<GroundMarker> {
        let markers = self.craters.iter().map(|(hex, seat)| GroundMarker {
            id: PieceId::from(format!("crater-{hex}")),
            kind: "crater",
            seat: Some(*seat),
            at: centre(*hex),
        });
        markers.collect()
    }

    /// TY-1.4: the bridge, once it is blown.
    fn ground(&self, known: &Self) -> Ground {
        let written = |seat: &Seat| known.line(usize::from(seat.0), Line::Blow).is_some();
        let early =
            Seat::BOTH.into_iter().find(|seat| self.has(Fault::BridgeToldEarly) && written(seat));
        let blown = self.blown_by.or(early);
        let change = blown.zip(self.map.bridge).map(|(seat, bridge)| GroundChange {
            kind: "bridge_blown",
            seat: Some(seat),
            at: vec![centre(bridge)],
        });
        let silent = self.has(Fault::SilentGround);
        let revision = u32::from(change.is_some() && !silent);
        Ground { revision, changes: change.into_iter().collect() }
    }
}

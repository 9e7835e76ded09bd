//! BF-7: why a unit cannot go to a hex: the first of the things in its way without which it could.

use board::hex::{Hex, HexSide};

use super::Around;
use crate::ch07_hex_moves::{Mover, Surroundings};
use crate::ch07_table_moves::Hindrance;
use crate::game::choice::UnitId;
use crate::game::state::State;

/// What is lifted from the ground to see whether it was in the way.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lifted {
    Nothing,
    Difficult,
    Walls,
    Enemies,
    Friends,
}

/// The surroundings of a unit without something.
struct Without<'a> {
    around: Around<'a>,
    lifted: Lifted,
}

impl Surroundings for Without<'_> {
    fn on_board(&self, hex: Hex) -> bool {
        self.around.on_board(hex)
    }
    fn is_difficult(&self, hex: Hex) -> bool {
        self.lifted != Lifted::Difficult && self.around.is_difficult(hex)
    }
    fn holds_friend(&self, hex: Hex) -> bool {
        self.lifted != Lifted::Friends && self.around.holds_friend(hex)
    }
    fn holds_enemy(&self, hex: Hex) -> bool {
        self.lifted != Lifted::Enemies && self.around.holds_enemy(hex)
    }
    fn wall(&self, from: Hex, to: Hex) -> bool {
        self.lifted != Lifted::Walls && self.around.wall(from, to)
    }
    fn road(&self, from: Hex, to: Hex) -> bool {
        self.around.road(from, to)
    }
}

impl State {
    /// BF-7.5 to BF-7.11, BF-18.4: what keeps a unit from ending its move in a hex, so facing;
    /// nothing if nothing does.
    pub(crate) fn why_not_to(
        &self,
        id: UnitId,
        potential: i32,
        to: Hex,
        facing: HexSide,
    ) -> Option<Hindrance> {
        let side = self.side(id);
        let unit = self.unit(id);
        let gun = self.category(id).is_artillery();
        let reaches = |lifted: Lifted, entered: bool, any_facing: bool| {
            let around = Without { around: Around { state: self, side }, lifted };
            let mover = Mover {
                around: &around,
                house: &self.battle.house,
                start: unit.at.hex(),
                facing: unit.facing.side(),
                category: self.category(id),
                potential,
                entered_difficult: entered && lifted != Lifted::Difficult,
            };
            let mut found = false;
            mover.ends(|end| {
                found |= end.hex == to && (any_facing || end.facings.contains(facing));
            });
            found
        };
        let entered = unit.entered_difficult;
        if reaches(Lifted::Nothing, entered, false) {
            return None;
        }
        if reaches(Lifted::Nothing, entered, true) {
            return Some(if potential == 0 { Hindrance::Potential } else { Hindrance::Pivot });
        }
        let around = Around { state: self, side };
        if around.holds_enemy(to) {
            return Some(Hindrance::EnemyContact);
        }
        if around.holds_friend(to) {
            return Some(Hindrance::Friend);
        }
        if entered && reaches(Lifted::Nothing, false, true) {
            return Some(Hindrance::LeavesDifficult);
        }
        if reaches(Lifted::Difficult, entered, true) {
            return Some(if gun { Hindrance::GunsInDifficult } else { Hindrance::Difficult });
        }
        if reaches(Lifted::Walls, entered, true) {
            return Some(if gun { Hindrance::GunsAtWall } else { Hindrance::Wall });
        }
        if reaches(Lifted::Enemies, entered, true) {
            let engaged = self.enemies_touching(id).next().is_some();
            return Some(if engaged { Hindrance::OtherEnemy } else { Hindrance::EnemyContact });
        }
        if reaches(Lifted::Friends, entered, true) {
            return Some(Hindrance::Friend);
        }
        // BF-7.5: aside or to the rear 1 UD at most.
        let near = (2..=potential).contains(&unit.at.hex().distance(to));
        Some(if near { Hindrance::Pivot } else { Hindrance::Potential })
    }
}

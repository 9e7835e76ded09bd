//! BF-Q76: what an army is worth, for battles that are not history: a figure to compare, no rule.

use super::{Army, General, Unit};
use crate::unit::{Category, Grade};

impl Unit {
    /// Ten for each point of combat value; a quarter more for cracks or repeating weapons, a fifth
    /// less for greens, a tenth more for dashing infantry.
    fn balance(&self) -> i32 {
        let worth = self.vc.get() * 10;
        let mut hundredths = 100;
        if self.grade == Grade::Crack || self.repeating {
            hundredths += 25;
        }
        if self.grade == Grade::Green {
            hundredths -= 20;
        }
        if self.dashing && self.category == Category::Infantry {
            hundredths += 10;
        }
        worth * hundredths / 100
    }
}

impl General {
    /// Five for each point of control and leadership, ten more for the commander-in-chief.
    fn balance(&self) -> i32 {
        let points = self.control.get() + self.attack.get() + self.defence.get();
        5 * points + if self.commander.commander_in_chief { 10 } else { 0 }
    }
}

impl Army {
    /// BF-Q76: what the army is worth.
    pub fn balance(&self) -> i32 {
        let units = self.units.iter().map(Unit::balance);
        let generals = self.generals.iter().map(General::balance);
        units.sum::<i32>() + generals.sum::<i32>()
    }
}

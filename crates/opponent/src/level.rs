use std::fmt;
use std::str::FromStr;

use engine::game::Advice;
use serde::{Deserialize, Serialize};

use crate::Chance;

/// How far a computer player thinks.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Default,
)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Picks among sensible answers much at random.
    Recruit,
    /// Does what the doctrine holds to be best.
    #[default]
    Sergeant,
    /// Plays the best answers on in thought.
    Marshal,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 3] = [Self::Recruit, Self::Sergeant, Self::Marshal];

    /// The word for it in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Sergeant => "sergeant",
            Self::Marshal => "marshal",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        let found = Self::ALL.into_iter().find(|level| level.name() == word);
        found.ok_or_else(|| UnknownLevel(word.to_owned()))
    }
}

/// What a recruit takes for as good as the best, in thousandths of a decisive advantage.
const SENSIBLE: i64 = 120;
/// How wide a recruit's judgement is off the mark.
const NOISE: usize = 160;

/// A recruit misjudges every answer, but does not fall for what is plainly bad. The advice stands
/// best first.
pub(crate) fn recruit<C>(advice: &[Advice<C>], chance: &mut Chance) -> usize {
    let best = advice.first().map_or(0, |one| one.gain);
    let mut taken = (0, i64::MIN);
    for (index, one) in advice.iter().enumerate().take_while(|one| one.1.gain >= best - SENSIBLE) {
        let judged = one.gain + chance.number(NOISE + 1) as i64;
        if judged > taken.1 {
            taken = (index, judged);
        }
    }
    taken.0
}

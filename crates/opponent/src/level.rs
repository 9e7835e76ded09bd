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
    /// Takes the better of the first answers that come to mind.
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

/// Answers that a recruit thinks of.
const THOUGHT_OF: usize = 2;

/// A recruit thinks of a few of the answers only, and takes the best of those: whatever the book
/// and however much its answers differ, he is right more often than not and never sees it all. The
/// advice stands best first.
pub(crate) fn recruit<C>(advice: &[Advice<C>], chance: &mut Chance) -> usize {
    (0..THOUGHT_OF).map(|_| chance.number(advice.len())).min().unwrap_or(0)
}

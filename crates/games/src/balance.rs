//! Whom a battle favours: how many of many battles between sergeants each side won. They are fought by
//! `cargo run --release -p games --example balance`, which writes the file that is read here.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use words::Words;

use crate::any::Army;

/// How battles between sergeants ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Balance {
    /// How many were fought.
    pub games: u32,
    /// The seed from which they follow.
    pub seed: u64,
    /// How many each side won, by seat.
    pub won: [u32; 2],
    /// How many nobody won.
    pub drawn: u32,
}

/// By the ids of the battles.
pub type Balances = BTreeMap<String, Balance>;

/// A side whose wins and half its draws are fewer than this many in a hundred has the harder part.
const HARDER: u32 = 35;

static KNOWN: LazyLock<Balances> = LazyLock::new(|| {
    let text = include_str!("../../../scenarios/balance.toml");
    toml::from_str(text).expect("a test reads the file")
});

/// The balance of a battle, if it has been fought often enough to know.
pub fn balance(id: &str) -> Option<Balance> {
    KNOWN.get(id).copied()
}

impl Balance {
    /// In whole hundredths of all battles.
    fn share(&self, count: u32) -> u32 {
        (100 * count + self.games / 2) / self.games.max(1)
    }

    /// The side that has the harder part, if one plainly has.
    pub fn harder(&self) -> Option<usize> {
        let score = |seat: usize| self.share(2 * self.won[seat] + self.drawn) / 2;
        (0..2).find(|seat| score(*seat) < HARDER)
    }

    /// The shares in a sentence, and an honest word about a side that has the harder part.
    pub fn told(&self, armies: &[Army], words: &Words) -> String {
        let name = |seat: usize| armies.get(seat).map_or("", |army| army.name.as_str()).to_owned();
        let mut shares = vec![
            ("games", self.games.to_string().into()),
            ("first", name(0).into()),
            ("first-share", self.share(self.won[0]).to_string().into()),
            ("second", name(1).into()),
            ("second-share", self.share(self.won[1]).to_string().into()),
            ("drawn", self.share(self.drawn).to_string().into()),
        ];
        let Some(seat) = self.harder() else { return words.say_with("balance-shares", &shares) };
        shares.push(("side", name(seat).into()));
        words.say_with("balance-shares-harder", &shares)
    }
}

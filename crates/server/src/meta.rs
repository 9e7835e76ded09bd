//! What does not change in a game.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use dice::Seed;
use engine::game::Seat;
use games::AnyBattle;
use opponent::Level;
use words::Words;

use crate::store::GameRow;
use crate::wire::{NewSeat, Player};

/// What does not change in a game.
#[derive(Debug)]
pub(crate) struct Meta {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) battle: Arc<dyn AnyBattle>,
    /// The prefix of the rulebook's messages.
    pub(crate) prefix: &'static str,
    pub(crate) seats: Vec<NewSeat>,
    pub(crate) seed: Seed,
    /// Milliseconds for each seat.
    pub(crate) clock: Option<i64>,
    /// The hashes of the seats' tokens.
    tokens: Vec<(u8, String)>,
    pub(crate) connected: Vec<AtomicU32>,
    pub(crate) row: GameRow,
}

impl Meta {
    pub(crate) fn new(row: GameRow, battle: Arc<dyn AnyBattle>, tokens: Vec<(u8, String)>) -> Self {
        let mut seed = [0; 32];
        for (byte, at) in seed.iter_mut().zip((0..row.seed.len()).step_by(2)) {
            *byte =
                row.seed.get(at..at + 2).map_or(0, |two| u8::from_str_radix(two, 16).unwrap_or(0));
        }
        let ruleset = battle.source().id.split('/').next().unwrap_or_default().to_owned();
        Self {
            id: row.id.clone(),
            name: row.name.clone(),
            battle,
            prefix: games::rulebook(&ruleset).map_or("", |book| book.prefix),
            seed: Seed(seed),
            clock: (row.clock > 0).then_some(row.clock * 1000),
            tokens,
            connected: row.seats.iter().map(|_| AtomicU32::new(0)).collect(),
            seats: row.seats.clone(),
            row,
        }
    }

    /// The level of the computer that plays a seat.
    pub(crate) fn computer(&self, seat: Seat) -> Option<Level> {
        let seat = self.seats.get(usize::from(seat.0))?;
        let level = seat.level.as_deref().and_then(|level| level.parse().ok());
        (seat.player == Player::Computer).then(|| level.unwrap_or_default())
    }

    pub(crate) fn is_connected(&self, seat: u8) -> bool {
        self.computer(Seat(seat)).is_some()
            || self
                .connected
                .get(usize::from(seat))
                .is_some_and(|count| count.load(Ordering::Relaxed) > 0)
    }

    pub(crate) fn commitment(&self) -> String {
        games::hexadecimal(&self.seed.commitment().0)
    }

    /// The names of the sides, by seat.
    pub(crate) fn sides(&self, words: &Words) -> Vec<String> {
        self.battle.describe(words).armies.into_iter().map(|army| army.name).collect()
    }

    /// The hashes of the seats' tokens, each for the other side.
    pub(crate) fn tokens_of_swapped_sides(&self) -> Vec<(u8, String)> {
        let last = u8::try_from(self.seats.len()).unwrap_or(1).saturating_sub(1);
        self.tokens.iter().map(|(seat, hash)| (last - seat, hash.clone())).collect()
    }

    /// The seat that a token opens.
    pub(crate) fn seat_of(&self, token: &str) -> Option<Seat> {
        let hash = crate::token::hash(token);
        // Hashes are compared, so that the time it takes tells nothing of a token.
        self.tokens.iter().find(|(_, kept)| *kept == hash).map(|(seat, _)| Seat(*seat))
    }
}

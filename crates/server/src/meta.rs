//! What does not change in a game.

use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

use axum::http::StatusCode;
use dice::{Committed, Derivation, Seed};
use engine::game::Seat;
use engine::scenario::Names;
use games::{AnyBattle, Head};
use opponent::Level;
use words::Words;

use crate::battle_view::BattleViews;
use crate::battles::Found;
use crate::failure::Failure;
use crate::fold::Fold;
use crate::hub::Hub;
use crate::record::{head, record};
use crate::store::{GameRow, OLD_DICE, SeatRow, StoreError};
use crate::wire::{ErrorCode, NewSeat, Player, Spectators};

/// What does not change in a game.
#[derive(Debug)]
pub(crate) struct Meta {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) battle: Arc<dyn AnyBattle>,
    /// What its tables share with those of other games.
    pub(crate) views: Arc<BattleViews>,
    /// The prefix of the rulebook's messages.
    pub(crate) prefix: &'static str,
    pub(crate) seats: Vec<NewSeat>,
    pub(crate) seed: Seed,
    /// What was settled before the first choice.
    pub(crate) head: Head,
    /// What was published before the first roll, in hexadecimal.
    pub(crate) commitment: String,
    /// The seal of the record, once the game is over.
    seal: OnceLock<String>,
    /// Milliseconds for each seat.
    pub(crate) clock: Option<i64>,
    /// The hashes of the seats' tokens.
    tokens: Vec<(u8, String)>,
    pub(crate) connected: Vec<AtomicU32>,
    /// When the last connection of each seat ended, in milliseconds since 1970.
    pub(crate) left: Vec<AtomicI64>,
    pub(crate) row: GameRow,
}

impl Meta {
    pub(crate) fn new(mut row: GameRow, views: Arc<BattleViews>, people: &[SeatRow]) -> Self {
        let tokens = people.iter().map(|person| (person.seat, person.token.clone())).collect();
        let battle = Arc::clone(&views.battle);
        let mut seed = [0; 32];
        for (byte, at) in seed.iter_mut().zip((0..row.seed.len()).step_by(2)) {
            *byte =
                row.seed.get(at..at + 2).map_or(0, |two| u8::from_str_radix(two, 16).unwrap_or(0));
        }
        let seed = Seed(seed);
        // The seed itself tells, whatever was changed in the database.
        row.practice |= games::is_practice_seed(&seed);
        let head = head(&row, battle.as_ref());
        let commitment =
            if row.dice == OLD_DICE { seed.commitment() } else { head.commitment(&seed) };
        let ruleset = battle.source().id.split('/').next().unwrap_or_default().to_owned();
        Self {
            id: row.id.clone(),
            name: row.name.clone(),
            battle,
            views,
            prefix: games::rulebook(&ruleset).map_or("", |book| book.prefix),
            seed,
            head,
            commitment: games::hexadecimal(&commitment.0),
            seal: OnceLock::new(),
            clock: (row.clock > 0).then_some(row.clock * 1000),
            tokens,
            connected: row.seats.iter().map(|_| AtomicU32::new(0)).collect(),
            left: row.seats.iter().map(|_| AtomicI64::new(0)).collect(),
            seats: row.seats.clone(),
            row,
        }
    }

    /// The level of the computer that plays a seat.
    pub(crate) fn computer(&self, seat: Seat) -> Option<Level> {
        self.seats.get(usize::from(seat.0)).and_then(level)
    }

    pub(crate) fn is_connected(&self, seat: u8) -> bool {
        self.computer(Seat(seat)).is_some()
            || self
                .connected
                .get(usize::from(seat))
                .is_some_and(|count| count.load(Ordering::Relaxed) > 0)
    }

    /// The dice of the next choice.
    pub(crate) fn dice(&self, fold: &Fold) -> Committed {
        let derivation = if self.row.dice == OLD_DICE {
            Derivation::First { contributions: Vec::new() }
        } else {
            let bytes = |text: &Option<String>| text.as_deref().and_then(games::bytes);
            Derivation::Second { contributions: fold.contributions.iter().map(bytes).collect() }
        };
        Committed::at_roll(self.seed.clone(), derivation, fold.undone, fold.rolls)
    }

    /// Whether seats may still add to the seed: no die has fallen, and the dice are not known anyway.
    pub(crate) fn takes_contributions(&self, fold: &Fold) -> bool {
        !self.row.practice && self.row.dice != OLD_DICE && !fold.has_thrown() && !fold.is_over()
    }

    /// The seal of the record of a game that is over: nothing happens to it any more.
    pub(crate) fn seal(&self, fold: &Fold) -> String {
        self.seal.get_or_init(|| record(self, fold).seal).clone()
    }

    /// The names of the sides, by seat.
    pub(crate) fn sides(&self, words: &Words) -> Vec<String> {
        self.views.view(words).sides()
    }

    /// What a side is called, as sentences say it.
    pub(crate) fn said(&self, seat: usize, words: &Words) -> Names {
        self.views.view(words).said(seat)
    }

    /// Whether somebody may look at the game: a player, or a spectator where they are let in.
    pub(crate) fn lets_in(&self, seat: Option<Seat>, words: &Words) -> Result<(), Failure> {
        if seat.is_none() && self.row.spectators == Spectators::Nobody {
            return Err(Failure::new(StatusCode::FORBIDDEN, ErrorCode::Private, words));
        }
        Ok(())
    }

    /// The id of its rulebook.
    pub(crate) fn ruleset(&self) -> &str {
        self.battle.source().id.split('/').next().unwrap_or_default()
    }

    /// Whether at least two people play, or a move has its time: then it is kept whose turn it is.
    pub(crate) fn is_by_mail(&self) -> bool {
        self.row.pace.is_some() || self.tokens.len() > 1
    }

    /// Its battle without agreements, to be begun again.
    pub(crate) async fn found(&self, hub: &Hub) -> Result<Found, StoreError> {
        let text = hub.store.battle_text(&self.row.battle).await?;
        Ok(Found { battle: Arc::clone(&self.battle), text })
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        self.tokens.iter().map(|(seat, _)| Seat(*seat))
    }

    /// The seat that a token opens.
    pub(crate) fn seat_of(&self, token: &str) -> Option<Seat> {
        let hash = crate::token::hash(token);
        // Hashes are compared, so that the time it takes tells nothing of a token.
        self.tokens.iter().find(|(_, kept)| *kept == hash).map(|(seat, _)| Seat(*seat))
    }
}

/// The level of the computer that plays a seat.
pub(crate) fn level(seat: &NewSeat) -> Option<Level> {
    let level = seat.level.as_deref().and_then(|level| level.parse().ok());
    (seat.player == Player::Computer).then(|| level.unwrap_or_default())
}

//! One battle between computer players, from the first choice to the last.

use dice::{Committed, Derivation, Seed};
use engine::game::{Doctrine, Game, Outcome, Refused, Seat, Tally, Veiled, Word};
use opponent::{Opponent, mix};
use serde::Serialize;

/// A battle to be fought.
#[derive(Clone, Debug)]
pub struct Battle<'a> {
    /// Who plays each seat.
    pub players: &'a [Opponent],
    pub seed: u64,
    /// Choices after which nobody wins.
    pub longest: u32,
}

/// A battle that was fought.
#[derive(Debug)]
pub struct Fought<R: Doctrine> {
    pub game: Game<R>,
    /// Nothing if the battle was cut short.
    pub outcome: Option<Outcome>,
    pub turns: u32,
    pub tallies: Vec<Tally>,
    /// Where its players went wrong.
    pub faults: Vec<ComputerFault>,
}

/// A fault of a rulebook: a computer player found no answer, or one that was refused. The default answer
/// was given for it, and the battle went on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ComputerFault {
    /// The seed of the battle.
    pub seed: u64,
    /// The number of the choice, from 0.
    pub choice: usize,
    /// The word of the question.
    pub question: &'static str,
    /// Why the answer was refused; nothing where none was found.
    pub refused: Option<String>,
}

/// A fault of a rulebook after which a battle could not go on. The seed of the battle shows it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// The seed of the battle.
    pub seed: u64,
    /// The number of the choice, from 0.
    pub choice: usize,
    pub reason: StuckReason,
}

/// Why a battle could not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StuckReason {
    /// Nobody is asked anything, but nobody has won or drawn.
    NothingAsked,
    /// The default answer of a question is refused.
    Refused { question: &'static str, refused: Box<Refused> },
    /// The rules panicked.
    Fault,
}

/// The secret seed of the dice of a battle.
pub fn secret(seed: u64) -> Seed {
    let mut bytes = [0; 32];
    for (number, chunk) in (0..).zip(bytes.chunks_mut(8)) {
        chunk.copy_from_slice(&mix(mix(seed, DICE), number).to_be_bytes());
    }
    Seed(bytes)
}

/// Streams of numbers of one battle.
const DICE: u64 = 1;
const PLAYERS: u64 = 2;

impl Battle<'_> {
    /// Fights it. The same battle always takes the same course.
    pub fn fight<R: Doctrine>(&self, start: R::State) -> Result<Fought<R>, Stuck> {
        let mut game = Game::<R>::new(start);
        // Computers add nothing to the seed.
        let derivation = Derivation::Second { contributions: Vec::new() };
        let mut dice = Committed::new(secret(self.seed), derivation);
        let thoughts = mix(self.seed, PLAYERS);
        let mut faults = Vec::new();
        while R::outcome(game.state()).is_none() && game.played().len() < self.longest as usize {
            let choice = game.played().len();
            let stuck = |reason| Stuck { seed: self.seed, choice, reason };
            let Some(ask) = game.asked().first() else {
                return Err(stuck(StuckReason::NothingAsked));
            };
            let (seat, question) = (ask.seat, ask.question.name());
            let default = R::default_answer(game.state(), ask);
            let player = &self.players[usize::from(seat.0) % self.players.len()];
            let thought = mix(mix(thoughts, u64::from(seat.0)), choice as u64);
            let chosen = player.choose(&Veiled::<R>::of(game.state(), seat), thought);
            let refused = match chosen.map(|chosen| game.answer(seat, &chosen.choice, &mut dice)) {
                Some(Ok(_)) => continue,
                Some(Err(refused)) => Some(format!("{refused:?}")),
                None => None,
            };
            faults.push(ComputerFault { seed: self.seed, choice, question, refused });
            game.answer(seat, &default, &mut dice).map_err(|refused| {
                stuck(StuckReason::Refused { question, refused: Box::new(refused) })
            })?;
        }
        let state = game.state();
        let (outcome, turns) = (R::outcome(state), R::turn(state));
        let tallies = R::summary(state);
        Ok(Fought { game, outcome, turns, tallies, faults })
    }
}

impl<R: Doctrine> Fought<R> {
    /// Who won, if anyone did.
    pub fn winner(&self) -> Option<Seat> {
        self.outcome.as_ref().and_then(|outcome| outcome.winner)
    }
}

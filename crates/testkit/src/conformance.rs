//! What every whole game must do, whatever its rules: `conformance::<BrigadesDeFer>(&setups, 30)`.

mod alike;
mod forms;
mod position;
mod record;
mod shown;

use std::collections::BTreeSet;

use dice::Seeded;
use engine::game::{Doctrine, Game, Seat, Veiled, Word};
use opponent::{Level, Opponent, mix};

use crate::inputs::Chance;
use forms::Forms;

/// Choices after which a game is taken to have no end.
const LONGEST: usize = 50_000;

/// Plays games from each setup to the end, some at random and some as the doctrine advises, and
/// checks at every choice that
///
/// - somebody is asked until there is an outcome, and nobody afterwards;
/// - what is offered is accepted, with odds that sum to 1, and the same dice give the same state;
/// - what is not offered, or comes from a seat that is not asked, is refused and changes nothing;
/// - the default answer of every question is accepted;
/// - a seat sees and is asked the same whatever is hidden from it, and hears the same of any answer
///   that it might give, offered or not, for any piece of any side; where it is told who may act, it is
///   told the same of them;
/// - what is left of a state for a computer player is the same whatever is hidden from its seat, and
///   so is what it chooses at every level;
/// - a choice can be taken back unless a die fell or something came to light;
/// - pieces on a tableau have ids, strengths and levels of stacks that fit together, answers name pieces
///   that their seat sees, and ground that has changed has another revision;
///
/// and of every game that its record, saved and loaded, replays to the same hash, and that an edited
/// one is refused where it was edited.
///
/// # Panics
///
/// If one of these does not hold: the message says which, in which game and at which choice.
pub fn conformance<R: Doctrine>(setups: &[(&str, R::State)], games: u32) {
    if let Err(fault) = examine::<R>(setups, games, LONGEST) {
        panic!("{}: {fault}", R::ID);
    }
}

/// What was seen while a game was examined.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Examined {
    /// The questions that were asked where something was hidden from a seat.
    pub questions: BTreeSet<&'static str>,
    pub games: u32,
    pub choices: usize,
    /// Positions in which something was hidden from a seat.
    pub hidden: usize,
    /// Refusals that were compared with those of a state that differs in what is hidden.
    pub refused: usize,
    pub taken_back: usize,
    /// Choices of computer players that were compared with those in a state that differs in what is
    /// hidden.
    pub chosen: usize,
    pub edited: usize,
}

/// The checks of [`conformance`], with the first fault as a sentence. A game of more than `longest`
/// choices is taken to have no end.
pub fn examine<R: Doctrine>(
    setups: &[(&str, R::State)],
    games: u32,
    longest: usize,
) -> Result<Examined, String> {
    let mut seen = Examined::default();
    let mut forms = Forms::<R>::learnt(setups);
    for (name, start) in setups {
        for number in 0..games {
            let game = play::<R>(start, number, longest, &mut forms, &mut seen)
                .map_err(|fault| format!("{name}, game {number}, {fault}"))?;
            record::check::<R>(start, &game, &mut Chance::new(u64::from(number)), &mut seen)
                .map_err(|fault| format!("{name}, game {number}, {fault}"))?;
            seen.games += 1;
        }
    }
    Ok(seen)
}

/// Plays a game to the end, with every check on the way.
fn play<R: Doctrine>(
    start: &R::State,
    number: u32,
    longest: usize,
    forms: &mut Forms<R>,
    seen: &mut Examined,
) -> Result<Game<R>, String> {
    let seed = mix(1862, u64::from(number));
    let (mut chance, mut dice) = (Chance::new(seed), Seeded::new(mix(seed, 1)));
    let mut game = Game::<R>::new(start.clone());
    // Choices of earlier positions: most are out of place later on.
    let mut stale: Vec<R::Choice> = Vec::new();
    loop {
        let at = game.played().len();
        let place = |fault: String| format!("choice {at}: {fault}");
        let asked: Vec<Seat> = game.asked().iter().map(|ask| ask.seat).collect();
        let over = R::outcome(game.state()).is_some();
        match (over, asked.is_empty()) {
            (true, false) => return Err(place("the game is over, but somebody is asked".into())),
            (false, true) => return Err(place("nobody is asked, but nothing is decided".into())),
            (true, true) => break,
            (false, false) => {}
        }
        if at >= longest {
            return Err(place("the game has no end".into()));
        }
        forms.learn(game.state(), &mut chance);
        let mut position = position::Position { game: &game, forms, chance: &mut chance, seen };
        position.check(&stale).map_err(place)?;
        let seat = asked[chance.number(asked.len())];
        let choice = pick::<R>(&game, seat, number, &mut chance).map_err(place)?;
        if stale.len() < 400 || chance.one_in(8) {
            let slot = chance.number(400);
            let kept = choice.clone();
            if stale.len() < 400 { stale.push(kept) } else { stale[slot] = kept }
        }
        position::answer(&mut game, seat, &choice, &mut dice, seen).map_err(place)?;
        seen.choices += 1;
    }
    Ok(game)
}

/// A choice at random, a recruit's or a sergeant's, by the number of the game.
fn pick<R: Doctrine>(
    game: &Game<R>,
    seat: Seat,
    number: u32,
    chance: &mut Chance,
) -> Result<R::Choice, String> {
    let state = game.state();
    let ask = R::asked_of(state, seat).ok_or("nothing is asked")?;
    let listed = ask.listed(state);
    let level = match number % 3 {
        0 => return Ok(listed[chance.number(listed.len())].clone()),
        1 => Level::Recruit,
        _ => Level::Sergeant,
    };
    let seed = chance.number(60_000) as u64;
    let chosen = Opponent::new(level).choose(&Veiled::<R>::of(state, seat), seed);
    let chosen = chosen.ok_or("nothing is advised and nothing offered")?;
    // Where not every answer is listed, a doctrine may think of others that the judge allows.
    let judged = !R::lists_all(state, ask) && R::check(state, ask, &chosen.choice).is_ok();
    if !judged && !listed.contains(&chosen.choice) {
        let question = ask.question.name();
        return Err(format!("{question}: advised, but not offered: {:?}", chosen.choice));
    }
    Ok(chosen.choice)
}

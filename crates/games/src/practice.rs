//! Practice games: their dice follow from a number that whoever runs the server has chosen, so they
//! were known before the battle. Their seeds bear a mark, so that no record of such a game can pass
//! for one of a fair game, whatever else is changed in it: other dice follow from any other seed.

use dice::Seed;

/// The first half of the seed of a practice game.
const MARK: [u8; 16] = *b"known beforehand";

/// The seed of a practice game: `number` is what the server was started with, `game` counts the games
/// that it has created since.
pub fn practice_seed(number: u64, game: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..16].copy_from_slice(&MARK);
    seed[16..24].copy_from_slice(&number.to_be_bytes());
    seed[24..].copy_from_slice(&game.to_be_bytes());
    Seed(seed)
}

/// Whether a seed is that of a practice game.
pub fn is_practice_seed(seed: &Seed) -> bool {
    seed.0.starts_with(&MARK)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_of_practice_games_are_marked_and_differ() {
        let seeds = [(0, 0), (0, 1), (1, 0), (u64::MAX, u64::MAX)]
            .map(|(number, game)| practice_seed(number, game));
        for (index, seed) in seeds.iter().enumerate() {
            assert!(is_practice_seed(seed));
            assert!(seeds[..index].iter().all(|other| other.0 != seed.0));
        }
        assert!(!is_practice_seed(&Seed([7; 32])));
    }
}

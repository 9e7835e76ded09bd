//! Which address a game in memory belongs to: whoever sits in it, else whoever made it or asked for
//! it first. It is known as long as the game is in memory, and stored nowhere.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::proxies::household;

/// Whom games belong to that nobody has asked for.
const NOBODY: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

#[derive(Debug, Default)]
pub(crate) struct Owners(Mutex<HashMap<String, Owned>>);

#[derive(Clone, Copy, Debug)]
struct Owned {
    by: IpAddr,
    /// Only computers play in it, and they are not done.
    alone: bool,
}

impl Owners {
    fn map(&self) -> MutexGuard<'_, HashMap<String, Owned>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new game. One without a person is refused where the address has so many already.
    pub(crate) fn make(&self, game: &str, by: IpAddr, alone: bool, most_alone: usize) -> bool {
        let (mut map, by) = (self.map(), household(by));
        let others = map.values().filter(|owned| owned.alone && owned.by == by).count();
        if alone && others >= most_alone {
            return false;
        }
        map.insert(game.to_owned(), Owned { by, alone });
        true
    }

    /// Somebody asks for a game.
    pub(crate) fn ask(&self, game: &str, by: IpAddr) {
        let fresh = Owned { by: household(by), alone: false };
        self.map().entry(game.to_owned()).or_insert(fresh);
    }

    /// Somebody sits down in a game.
    pub(crate) fn sit(&self, game: &str, by: IpAddr) {
        let owned = Owned { by: household(by), alone: false };
        self.map().insert(game.to_owned(), owned);
    }

    /// The computers of a game without a person have nothing more to do.
    pub(crate) fn is_done(&self, game: &str) {
        if let Some(owned) = self.map().get_mut(game) {
            owned.alone = false;
        }
    }

    pub(crate) fn of(&self, game: &str) -> IpAddr {
        self.map().get(game).map_or(NOBODY, |owned| owned.by)
    }

    pub(crate) fn forget(&self, game: &str) {
        self.map().remove(game);
    }

    /// Forgets games that are not in memory any more.
    pub(crate) fn keep(&self, is_in_memory: impl Fn(&str) -> bool) {
        self.map().retain(|game, _| is_in_memory(game));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));
    const TWO: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 2));

    #[test]
    fn a_game_belongs_to_whoever_sits_in_it() {
        let owners = Owners::default();
        assert!(owners.make("a", ONE, false, 1));
        owners.ask("a", TWO);
        assert_eq!(owners.of("a"), ONE);
        owners.sit("a", TWO);
        assert_eq!((owners.of("a"), owners.of("b")), (TWO, NOBODY));
        owners.keep(|game| game != "a");
        owners.ask("a", ONE);
        assert_eq!(owners.of("a"), ONE);
    }

    #[test]
    fn an_address_has_so_many_games_without_a_person() {
        let owners = Owners::default();
        assert!(owners.make("a", ONE, true, 2) && owners.make("b", ONE, true, 2));
        assert!(!owners.make("c", ONE, true, 2) && owners.make("c", ONE, false, 2));
        assert!(owners.make("d", TWO, true, 2));
        owners.is_done("a");
        assert!(owners.make("e", ONE, true, 2));
    }
}

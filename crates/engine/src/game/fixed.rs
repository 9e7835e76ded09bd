//! Parts of a state that a hash and a comparison need not look into.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use crate::digest::Digest;

/// A battle that knows what tells it from others.
pub trait Identified {
    /// What tells it from others.
    fn digest(&self) -> Digest;
}

/// What does not change during a battle, shared by its states. Two are equal if they are of the same
/// battle.
pub struct Fixed<B>(Arc<B>);

impl<B> Fixed<B> {
    pub fn new(battle: B) -> Self {
        Self(Arc::new(battle))
    }
}

impl<B> Clone for Fixed<B> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<B: fmt::Debug> fmt::Debug for Fixed<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<B: Identified> PartialEq for Fixed<B> {
    fn eq(&self, other: &Self) -> bool {
        self.0.digest() == other.0.digest()
    }
}

impl<B: Identified> Eq for Fixed<B> {}

impl<B: Identified> Hash for Fixed<B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.digest().hash(state);
    }
}

impl<B> Deref for Fixed<B> {
    type Target = B;
    fn deref(&self) -> &B {
        &self.0
    }
}

/// Something that follows from the rest of the state, and is kept so as not to be worked out twice.
#[derive(Clone, Debug, Default)]
pub struct Derived<T>(pub T);

impl<T> PartialEq for Derived<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Derived<T> {}

impl<T> Hash for Derived<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::state_hash;

    #[derive(Debug)]
    struct Battle(&'static str);

    impl Identified for Battle {
        fn digest(&self) -> Digest {
            Digest::of(&self.0)
        }
    }

    #[test]
    fn states_of_one_battle_are_told_apart_by_what_changes() {
        let state = |battle: &'static str, turn: u8, seen: u8| {
            (Fixed::new(Battle(battle)), turn, Derived(seen))
        };
        assert_eq!(state("cowpens", 1, 0), state("cowpens", 1, 9));
        assert_eq!(state_hash(&state("cowpens", 1, 0)), state_hash(&state("cowpens", 1, 9)));
        assert_ne!(state("cowpens", 1, 0), state("plymouth", 1, 0));
        assert_ne!(state("cowpens", 1, 0), state("cowpens", 2, 0));
    }
}

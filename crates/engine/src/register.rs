//! A list for the state of a game. Copies share the pages that are alike, so that a copy costs a
//! few pointers and not the army; the digest of a page is worked out once, so that the hash of a
//! state costs what has changed since the last one.

use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};
use std::sync::{Arc, OnceLock};

use crate::game::state_hash;

/// A list of fixed length, kept on pages of `N`.
#[derive(Clone, Debug)]
pub struct Register<T, const N: usize> {
    pages: Vec<Arc<Page<T, N>>>,
    len: usize,
}

/// The last page is filled up with copies of its last item.
#[derive(Clone, Debug)]
struct Page<T, const N: usize> {
    items: [T; N],
    digest: OnceLock<u64>,
}

impl<T: Copy, const N: usize> FromIterator<T> for Register<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let items: Vec<T> = items.into_iter().collect();
        let page = |chunk: &[T]| {
            let last = chunk.len() - 1;
            let items = std::array::from_fn(|index| chunk[index.min(last)]);
            Arc::new(Page { items, digest: OnceLock::new() })
        };
        Self { pages: items.chunks(N).map(page).collect(), len: items.len() }
    }
}

impl<T, const N: usize> Register<T, N> {
    /// How many items there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Every item in order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.pages.iter().flat_map(|page| &page.items).take(self.len)
    }

    /// The items of a page, without what fills it up.
    fn used(&self, page: usize) -> &[T] {
        &self.pages[page].items[..(self.len - page * N).min(N)]
    }
}

impl<T, const N: usize> Index<usize> for Register<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, index: usize) -> &T {
        &self.pages[index / N].items[index % N]
    }
}

impl<T: Copy, const N: usize> IndexMut<usize> for Register<T, N> {
    /// A page that is shared is copied first.
    #[inline]
    fn index_mut(&mut self, index: usize) -> &mut T {
        let page = Arc::make_mut(&mut self.pages[index / N]);
        page.digest.take();
        &mut page.items[index % N]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Register<T, N> {
    fn eq(&self, other: &Self) -> bool {
        let alike = |page: usize| {
            Arc::ptr_eq(&self.pages[page], &other.pages[page])
                || self.used(page) == other.used(page)
        };
        self.len == other.len && (0..self.pages.len()).all(alike)
    }
}

impl<T: Eq, const N: usize> Eq for Register<T, N> {}

impl<T: Hash, const N: usize> Hash for Register<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for (index, page) in self.pages.iter().enumerate() {
            state.write_u64(*page.digest.get_or_init(|| state_hash(&self.used(index))));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn register(items: &[u16]) -> Register<u16, 4> {
        items.iter().copied().collect()
    }

    proptest! {
        /// Whatever is written, a register reads as a plain list, its copies keep what they had, and
        /// equal registers hash alike however they came about.
        #[test]
        fn a_register_is_a_list(
            start in proptest::collection::vec(0..3_u16, 0..14),
            writes in proptest::collection::vec((any::<proptest::sample::Index>(), 0..3_u16), 0..20),
        ) {
            let (mut list, mut register) = (start.clone(), register(&start));
            for (at, value) in writes.iter().filter(|_| !start.is_empty()) {
                let (before, copy) = (list.clone(), register.clone());
                let index = at.index(list.len());
                let hash = state_hash(&register);
                list[index] = *value;
                register[index] = *value;
                prop_assert!(register.iter().eq(&list));
                prop_assert!(copy.iter().eq(&before));
                prop_assert_eq!(register == copy, list == before);
                prop_assert_eq!(state_hash(&register) == hash, list == before);
                prop_assert_eq!(register[index], *value);
            }
            let fresh = self::register(&list);
            prop_assert_eq!(state_hash(&fresh), state_hash(&register));
            prop_assert_eq!(fresh.len(), list.len());
            prop_assert_eq!(fresh, register);
        }
    }
}

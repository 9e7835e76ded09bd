//! ML-Q124: what the two sides write on a sheet, and what they may write.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, OnceLock};

use engine::game::{Derived, Sealed, Seat, Sheet};

use super::battle::seat_of;
use super::choice::{Choice, Key};
use super::sheets;
use super::state::State;
use super::step::SheetKind;
use crate::scenario::Side;

/// The lines of a side, each with the answers that are listed for it once somebody wants to know.
type Offered = OnceLock<Vec<(Key, OnceLock<Vec<Choice>>)>>;

/// A sheet: sealed lines, and what may be written in them. That follows from a state which does not
/// change while the sheet is open, so it is worked out once; before that it is nobody's, since a turn may
/// come to the sheet in many ways.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Lines {
    sealed: Sealed<Key, Choice>,
    offered: Derived<Option<[Arc<Offered>; 2]>>,
}

impl Default for Lines {
    fn default() -> Self {
        Self { sealed: Sealed::secret(), offered: Derived::default() }
    }
}

impl Deref for Lines {
    type Target = Sealed<Key, Choice>;

    fn deref(&self) -> &Self::Target {
        &self.sealed
    }
}

impl DerefMut for Lines {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.sealed
    }
}

impl Sheet for Lines {
    fn hides(&self, seat: Seat) -> bool {
        self.sealed.hides(seat)
    }

    fn has_begun(&self) -> bool {
        self.sealed.has_begun()
    }

    /// What was worked out may follow from what the viewer does not know.
    fn veil(&mut self, viewer: Option<Seat>) {
        self.sealed.veil(viewer);
        self.offered = Derived::default();
    }
}

impl Lines {
    /// The sheet is put before the two sides.
    pub(crate) fn open_up(&mut self) {
        self.offered.0.get_or_insert_default();
    }

    fn offered(
        &self,
        state: &State,
        kind: SheetKind,
        side: Side,
    ) -> &[(Key, OnceLock<Vec<Choice>>)] {
        let Some(offered) = &self.offered.0 else { return &[] };
        offered[side as usize].get_or_init(|| {
            let keys = sheets::keys(state, kind, side).into_iter();
            keys.map(|key| (key, OnceLock::new())).collect()
        })
    }

    /// The lines of a side.
    pub(crate) fn keys(
        &self,
        state: &State,
        kind: SheetKind,
        side: Side,
    ) -> impl ExactSizeIterator<Item = Key> {
        self.offered(state, kind, side).iter().map(|(key, _)| *key)
    }

    /// The answers that are listed for the lines that a side has not written yet.
    pub(crate) fn unwritten<'a>(
        &'a self,
        state: &'a State,
        kind: SheetKind,
        side: Side,
    ) -> impl Iterator<Item = &'a Choice> {
        let lines = self.offered(state, kind, side).iter();
        let open = lines.filter(move |(key, _)| self.line(seat_of(side), key).is_none());
        open.flat_map(move |(key, options)| {
            options.get_or_init(|| sheets::options(state, kind, *key)).iter()
        })
    }

    /// The answers that are listed for one line of a side.
    pub(crate) fn options(
        &self,
        state: &State,
        kind: SheetKind,
        side: Side,
        key: &Key,
    ) -> &[Choice] {
        let found = self.offered(state, kind, side).iter().find(|(one, _)| one == key);
        found.map_or(&[], |(_, options)| {
            options.get_or_init(|| sheets::options(state, kind, *key)).as_slice()
        })
    }

    /// Whether an answer is listed for a line.
    pub(crate) fn lists(
        &self,
        state: &State,
        kind: SheetKind,
        side: Side,
        choice: &Choice,
    ) -> bool {
        let key = choice.key();
        let found = self.offered(state, kind, side).iter().find(|(one, _)| Some(*one) == key);
        found.is_some_and(|(key, options)| {
            options.get_or_init(|| sheets::options(state, kind, *key)).contains(choice)
        })
    }
}

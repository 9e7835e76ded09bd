//! Secret answers of several seats: sealed until all are ready, then revealed together.

use std::collections::BTreeMap;

use super::Seat;

/// What a step keeps secret. [`Sealed`] is the ordinary one; a book whose secrets come out bit by bit
/// writes its own.
pub trait Sheet {
    /// Whether what this seat has written is hidden from all others now.
    fn hides(&self, seat: Seat) -> bool;

    /// Whether anything has been written on it.
    fn has_begun(&self) -> bool;

    /// Forgets what a viewer may not know (nobody in particular: a spectator).
    fn veil(&mut self, viewer: Option<Seat>);
}

/// A sheet with a line for each key, such as an order for each unit. A seat writes its lines in any
/// order and may write one again; when all are ready the sheet is revealed.
///
/// ```
/// use engine::game::{Seat, Sealed, Sheet};
///
/// let mut orders = Sealed::secret();
/// orders.write(Seat(0), "guard", 'M');
/// orders.set_ready(Seat(0));
/// let mut seen = orders.clone();
/// seen.veil(Some(Seat(1)));
/// assert_eq!(seen.line(Seat(0), &"guard"), None);
/// orders.set_ready(Seat(1));
/// assert!(orders.is_revealed() && !orders.hides(Seat(0)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sealed<K, L> {
    lines: [BTreeMap<K, L>; 2],
    /// Nothing for a seat that does not write.
    ready: [Option<bool>; 2],
    /// Whether lines are hidden until all are ready.
    secret: bool,
}

impl<K: Ord, L> Sealed<K, L> {
    /// A sheet of both seats, hidden until both are ready.
    pub fn secret() -> Self {
        Self { lines: Default::default(), ready: [Some(false); 2], secret: true }
    }

    /// A sheet of these seats that everybody may read while it is written.
    pub fn open(seats: &[Seat]) -> Self {
        let writes = |seat: Seat| seats.contains(&seat).then_some(false);
        Self { lines: Default::default(), ready: Seat::BOTH.map(writes), secret: false }
    }

    /// Writes a line, instead of what the seat had written there.
    pub fn write(&mut self, seat: Seat, key: K, line: L) {
        if let Some(lines) = seat.index().map(|seat| &mut self.lines[seat]) {
            lines.insert(key, line);
        }
    }

    /// Takes all lines of a seat back; it is not ready then.
    pub fn erase(&mut self, seat: Seat) {
        if let Some(seat) = seat.index() {
            self.lines[seat].clear();
            self.ready[seat] = self.ready[seat].map(|_| false);
        }
    }

    /// A seat has written all it wants to.
    pub fn set_ready(&mut self, seat: Seat) {
        if let Some(seat) = seat.index() {
            self.ready[seat] = self.ready[seat].map(|_| true);
        }
    }

    /// Whether a seat writes on this sheet and is not ready.
    pub fn awaits(&self, seat: Seat) -> bool {
        seat.index().is_some_and(|seat| self.ready[seat] == Some(false))
    }

    /// Whether all who write are ready.
    pub fn is_revealed(&self) -> bool {
        self.ready.iter().all(|ready| *ready != Some(false))
    }

    /// What a seat has written under a key.
    pub fn line(&self, seat: Seat, key: &K) -> Option<&L> {
        self.lines[seat.index()?].get(key)
    }

    /// What a seat has written, by key.
    pub fn lines(&self, seat: Seat) -> impl ExactSizeIterator<Item = (&K, &L)> {
        self.lines[seat.index().unwrap_or(0)].iter()
    }
}

impl<K: Ord, L> Sheet for Sealed<K, L> {
    fn hides(&self, seat: Seat) -> bool {
        let writes = seat.index().is_some_and(|seat| self.ready[seat].is_some());
        self.secret && writes && !self.is_revealed()
    }

    fn has_begun(&self) -> bool {
        self.lines.iter().any(|lines| !lines.is_empty()) || self.ready.contains(&Some(true))
    }

    /// That a seat is ready is no secret.
    fn veil(&mut self, viewer: Option<Seat>) {
        for seat in Seat::BOTH {
            if viewer != Some(seat) && self.hides(seat) {
                self.lines[usize::from(seat.0)].clear();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    #[test]
    fn lines_are_hidden_until_both_are_ready() {
        let mut sheet: Sealed<u8, char> = Sealed::secret();
        sheet.write(ONE, 3, 'a');
        sheet.write(ONE, 3, 'b');
        sheet.set_ready(ONE);
        assert!(sheet.hides(ONE) && !sheet.awaits(ONE) && sheet.awaits(OTHER));
        let mut seen = sheet.clone();
        seen.veil(None);
        assert_eq!(seen.lines(ONE).len(), 0);
        assert!(!seen.awaits(ONE), "that a seat is ready is no secret");
        sheet.set_ready(OTHER);
        sheet.veil(Some(OTHER));
        assert_eq!(sheet.line(ONE, &3), Some(&'b'), "what is revealed stays");
    }

    #[test]
    fn an_open_sheet_hides_nothing_and_awaits_its_seats_only() {
        let mut sheet: Sealed<u8, char> = Sealed::open(&[OTHER]);
        sheet.write(OTHER, 1, 'a');
        assert!(!sheet.hides(OTHER) && !sheet.awaits(ONE));
        sheet.veil(None);
        assert_eq!(sheet.line(OTHER, &1), Some(&'a'));
        sheet.erase(OTHER);
        assert!(sheet.awaits(OTHER) && sheet.line(OTHER, &1).is_none());
        sheet.set_ready(OTHER);
        assert!(sheet.is_revealed());
    }

    #[test]
    fn a_seat_that_does_not_exist_writes_nothing() {
        let mut sheet: Sealed<u8, char> = Sealed::secret();
        sheet.write(Seat(9), 1, 'a');
        sheet.set_ready(Seat(9));
        assert!(!sheet.hides(Seat(9)) && !sheet.awaits(Seat(9)));
        assert_eq!(sheet.line(Seat(9), &1), None);
    }
}

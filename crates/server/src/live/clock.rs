//! The clocks of a game: they run for the people who are asked.

use std::time::Instant;

use engine::game::Seat;

use super::{Inner, Live};
use crate::meta::Meta;
use games::Forfeit;

#[derive(Debug)]
pub(super) struct Clock {
    left: Vec<i64>,
    since: Instant,
}

impl Clock {
    /// Clocks that show so many milliseconds, by seat.
    pub(super) fn new(left: Vec<i64>) -> Self {
        Self { left, since: Instant::now() }
    }
}

impl Inner {
    /// What is left on the clock of a seat.
    pub(crate) fn clock_left(&self, meta: &Meta, seat: Seat) -> Option<i64> {
        let clock = self.clock.as_ref()?;
        let left = *clock.left.get(usize::from(seat.0))?;
        let runs = self.runs(meta, seat);
        Some((left - if runs { elapsed(clock.since) } else { 0 }).max(0))
    }

    /// Whether the clock of a seat runs: it is a person's turn, and the game goes on.
    fn runs(&self, meta: &Meta, seat: Seat) -> bool {
        !self.fold.is_over() && meta.computer(seat).is_none() && self.fold.play.is_asked(seat)
    }

    /// Subtracts time that passed while the game was not in memory from the running clocks.
    pub(super) fn charge_for(&mut self, meta: &Meta, passed: i64) {
        let runs: Vec<bool> = (0..self.fold.seats())
            .map(|seat| self.runs(meta, Seat(u8::try_from(seat).unwrap_or(0))))
            .collect();
        let Some(clock) = &mut self.clock else { return };
        for (left, _) in clock.left.iter_mut().zip(runs).filter(|(_, runs)| *runs) {
            *left = (*left - passed).max(0);
        }
    }

    /// Subtracts the elapsed time from the running clocks.
    pub(super) fn charge(&mut self, meta: &Meta) -> Option<Vec<i64>> {
        let left: Option<Vec<i64>> = (0..self.fold.seats())
            .map(|seat| self.clock_left(meta, Seat(u8::try_from(seat).unwrap_or(0))))
            .collect();
        let clock = self.clock.as_mut()?;
        *clock = Clock::new(left?);
        Some(clock.left.clone())
    }
}

fn elapsed(since: Instant) -> i64 {
    i64::try_from(since.elapsed().as_millis()).unwrap_or(i64::MAX)
}

impl Live {
    /// Ends the game if a clock has run out; whether it did.
    pub(super) async fn end_if_clock_ran_out(&self, inner: &mut Inner) -> bool {
        let Some(clock) = &inner.clock else { return false };
        let Some(fell) = clock.left.iter().position(|left| *left <= 0) else { return false };
        let seat = Seat(u8::try_from(fell).unwrap_or(0));
        self.end(inner, Forfeit::ClockRanOut(seat)).await.is_ok()
    }

    /// Checks the clocks of a game in which nothing happens.
    pub(crate) async fn check_clock(&self) {
        if self.meta.clock.is_none() {
            return;
        }
        // If the game is locked, whoever holds the lock checks the clock too.
        let Ok(mut inner) = self.inner.try_lock() else { return };
        if !inner.unsaved && !inner.fold.is_over() {
            inner.charge(&self.meta);
            self.end_if_clock_ran_out(&mut inner).await;
        }
    }

    /// Whether a clock runs.
    pub(crate) fn is_timed(&self) -> bool {
        let is_over = |inner: &Inner| inner.fold.is_over();
        self.meta.clock.is_some() && !self.inner.try_lock().is_ok_and(|inner| is_over(&inner))
    }
}

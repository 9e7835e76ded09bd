//! The clocks of a game: they run for the people who are asked.

use std::sync::Arc;
use std::time::Instant;

use engine::game::Seat;

use super::{Inner, Live};
use crate::fold::Given;
use crate::hub::Hub;
use crate::meta::Meta;

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
        !self.fold.is_over()
            && meta.computer(seat).is_none()
            && self.fold.play.pending().iter().any(|asked| asked.seat == seat)
    }

    /// Takes the time that has passed off the clocks that ran.
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
    /// Whether somebody's time is up; the game is then over.
    pub(super) async fn flag_fell(self: &Arc<Self>, hub: &Arc<Hub>, inner: &mut Inner) -> bool {
        let Some(clock) = &inner.clock else { return false };
        let Some(fell) = clock.left.iter().position(|left| *left <= 0) else { return false };
        let seat = Seat(u8::try_from(fell).unwrap_or(0));
        self.end(hub, inner, Given::ClockRanOut(seat)).await.is_ok()
    }

    /// Looks whether a clock has run out while nobody did anything.
    pub(crate) async fn look_at_clock(self: &Arc<Self>, hub: &Arc<Hub>) {
        if self.meta.clock.is_none() {
            return;
        }
        let mut inner = self.inner.lock().await;
        if !inner.fold.is_over() {
            inner.charge(&self.meta);
            self.flag_fell(hub, &mut inner).await;
        }
    }
}

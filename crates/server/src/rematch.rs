//! The same battle again: offered by one side, and begun when the other accepts.

use std::sync::Arc;

use axum::http::StatusCode;
use engine::game::Seat;
use words::Words;

use crate::failure::Failure;
use crate::game_routes;
use crate::hub::Hub;
use crate::live::{Live, Notice};
use crate::push::Word;
use crate::store::{PeerEvent, SeatRow, SeatStatus};
use crate::wire::{ErrorCode, NewGame};

/// Offers a rematch for a seat, or accepts what the other side offers. With the sides swapped, once a game; the
/// tokens of the seats open the other sides there, so that whoever is away finds his seat when he comes back.
pub(crate) async fn rematch(
    hub: &Arc<Hub>,
    live: &Arc<Live>,
    seat: Seat,
    words: &Words,
) -> Result<(), Failure> {
    let store = |error| Failure::store(&error, words);
    let mut inner = live.locked(words).await?;
    if !inner.fold.is_over() {
        return Err(Failure::new(StatusCode::CONFLICT, ErrorCode::NotOver, words));
    }
    let row = &live.meta.row;
    if hub.store.rematch(&row.id).await.map_err(store)?.is_some() {
        return Err(Failure::new(StatusCode::CONFLICT, ErrorCode::RematchExists, words));
    }
    // The other side may have offered it at another server.
    inner.rematch_offers = hub.store.rematch_offers(&row.id).await.map_err(store)?;
    let mut others = live.meta.people().filter(|other| *other != seat);
    let waits_for = others.find(|other| !inner.rematch_offers.contains(&other.0));
    if let Some(other) = waits_for {
        if !inner.rematch_offers.contains(&seat.0) {
            hub.store.offer_rematch(&row.id, seat.0).await.map_err(store)?;
            inner.rematch_offers.push(seat.0);
            hub.tell_player(&row.id, other, Word::Rematch).await;
            live.notify(Notice::Changed);
        }
        return Ok(());
    }
    let asked = NewGame {
        scenario: row.scenario.clone(),
        options: Some(row.options.clone()),
        seats: row.seats.iter().rev().cloned().collect(),
        clock_seconds: u32::try_from(row.clock).ok().filter(|seconds| *seconds > 0),
        pace: row.pace,
        name: Some(row.name.clone()),
        listed: Some(row.listed),
        spectators: row.spectators,
        lesson: false,
    };
    let people = hub.store.seats(&row.id).await.map_err(store)?;
    let last = u8::try_from(row.seats.len()).unwrap_or(1).saturating_sub(1);
    let swapped = |person: SeatRow| SeatRow {
        seat: last.saturating_sub(person.seat),
        status: SeatStatus::default(),
        ..person
    };
    let people = people.into_iter().map(swapped).collect();
    let created = game_routes::begin(hub, asked, Some((&live.meta, people)), words).await?;
    hub.store.drop_rematch_offers(&row.id).await.map_err(store)?;
    inner.rematch_offers.clear();
    live.notify(Notice::Changed);
    live.notify(Notice::Rematch(created.game.into()));
    let told = hub.store.relay(&row.id, PeerEvent::Rematch).await;
    told.map_err(store)
}

/// Turns a rematch down, or takes back what was offered.
pub(crate) async fn no_rematch(
    hub: &Arc<Hub>,
    live: &Arc<Live>,
    words: &Words,
) -> Result<(), Failure> {
    let mut inner = live.locked(words).await?;
    let dropped = hub.store.drop_rematch_offers(&live.meta.id).await;
    dropped.map_err(|error| Failure::store(&error, words))?;
    inner.rematch_offers.clear();
    live.notify(Notice::Changed);
    Ok(())
}

//! The same battle again.

use std::sync::Arc;

use axum::http::StatusCode;
use words::Words;

use crate::failure::Failure;
use crate::game_routes;
use crate::hub::Hub;
use crate::live::{Live, Notice};
use crate::store::PeerEvent;
use crate::wire::{ErrorCode, NewGame};

/// The same battle with the sides swapped, once a game. The tokens of the seats open the other sides
/// there, so that whoever is away finds his seat when he comes back.
pub(crate) async fn rematch(
    hub: &Arc<Hub>,
    live: &Arc<Live>,
    words: &Words,
) -> Result<(), Failure> {
    let inner = live.locked(words).await?;
    if !inner.fold.is_over() {
        return Err(Failure::new(StatusCode::CONFLICT, ErrorCode::NotOver, words));
    }
    let row = &live.meta.row;
    let before = hub.store.rematch(&row.id).await;
    if before.map_err(|error| Failure::store(&error, words))?.is_some() {
        return Err(Failure::new(StatusCode::CONFLICT, ErrorCode::RematchExists, words));
    }
    let asked = NewGame {
        scenario: row.scenario.clone(),
        options: Some(row.options.clone()),
        seats: row.seats.iter().rev().cloned().collect(),
        clock_seconds: u32::try_from(row.clock).ok().filter(|seconds| *seconds > 0),
        name: Some(row.name.clone()),
        listed: Some(row.listed),
        spectators: row.spectators,
    };
    let created = game_routes::begin(hub, asked, Some(&live.meta), words).await?;
    live.notify(Notice::Rematch(created.game.into()));
    let told = hub.store.relay(&row.id, PeerEvent::Rematch).await;
    told.map_err(|error| Failure::store(&error, words))
}

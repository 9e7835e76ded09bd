//! The armies of a game as they are now, for whoever goes on at a real table: what an asker may see, and no more.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::{Json, Router, routing};

use crate::failure::Failure;
use crate::game_routes::{game, looks};
use crate::guard::Client;
use crate::hub::Hub;
use crate::lang::Lang;
use crate::read::Path;
use crate::wire::{GameArmy, GameRoster, GameUnit};

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/api/games/{game}/roster", routing::get(roster))
}

async fn roster(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Client(address): Client,
    Lang(words): Lang,
    headers: HeaderMap,
) -> Result<Json<GameRoster>, Failure> {
    let live = game(&hub, &id, words).await?;
    hub.owners.ask(&id, address);
    let seat = looks(&live, &headers, words)?;
    let tableau = live.locked(words).await?.fold.play.tableau(seat);
    let battle = live.meta.battle.as_ref();
    let described = battle.describe(words);
    let armies = described.armies.into_iter().map(|army| {
        let units = army.roster.into_iter().filter_map(|mut unit| {
            let piece = tableau.piece(&unit.id)?;
            battle.rostered(&mut unit, piece);
            let lost = piece.is_gone();
            Some(GameUnit { id: unit.id, name: unit.name, facts: unit.facts, lost })
        });
        GameArmy { name: army.name, units: units.collect() }
    });
    Ok(Json(GameRoster {
        scenario: described.id,
        title: described.title,
        turn: tableau.turn.number,
        armies: armies.collect(),
    }))
}

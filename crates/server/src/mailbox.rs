//! One's own games, whatever device one has come with: whose turn it is, since when, against whom.

use std::sync::Arc;

use axum::extract::State;
use axum::{Json, Router, routing};
use words::Words;

use crate::battles;
use crate::failure::Failure;
use crate::guard::{Act, Client, spend};
use crate::hub::Hub;
use crate::lang::Lang;
use crate::meta::level;
use crate::read::{Body, read};
use crate::store::StoreError;
use crate::token;
use crate::wire::{MyGame, MySeat, MySeats, OpponentInfo, Player};

/// Seats that are asked for at once.
const MOST: usize = 60;

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/api/mine", routing::post(mine))
}

/// How the games stand whose seats a browser keeps. What is unknown, or opened by no such token, is left out.
async fn mine(
    State(hub): State<Arc<Hub>>,
    Client(address): Client,
    Lang(words): Lang,
    Body(body): Body,
) -> Result<Json<Vec<MyGame>>, Failure> {
    let MySeats { seats } = read(&body, words)?;
    if seats.len() > MOST {
        return Err(Failure::bad("seats", &format!("0 … {MOST}"), words));
    }
    spend(&hub, Act::Ask, address, seats.len() as f64 / 4.0, words)?;
    let mut found = Vec::new();
    for MySeat { game, token } in seats {
        let one = stands(&hub, &game, &token, words).await;
        found.extend(one.map_err(|error| Failure::store(&error, words))?);
    }
    Ok(Json(found))
}

/// How a game stands for the seat that a token opens.
async fn stands(
    hub: &Arc<Hub>,
    id: &str,
    token: &str,
    words: &'static Words,
) -> Result<Option<MyGame>, StoreError> {
    let Some(row) = hub.store.game(id).await? else { return Ok(None) };
    let people = hub.store.seats(id).await?;
    let hash = token::hash(token);
    let Some(own) = people.iter().find(|person| person.token == hash) else { return Ok(None) };
    let last = u8::try_from(row.seats.len()).unwrap_or(1).saturating_sub(1);
    let other = last.saturating_sub(own.seat);
    let found = battles::of_game(hub, &row, words).await;
    let (title, turns, sides) = found.map_or_else(
        || (String::new(), 0, Vec::new()),
        |told| {
            let sides = told.armies.into_iter().map(|army| army.name).collect();
            (told.title, told.turns, sides)
        },
    );
    let side = |seat: u8| sides.get(usize::from(seat)).cloned().unwrap_or_default();
    let sitting = row.seats.get(usize::from(other));
    let person = people.iter().find(|person| person.seat == other);
    let opponent = OpponentInfo {
        side: side(other),
        player: sitting.map_or(Player::Open, |seat| seat.player),
        level: sitting.and_then(level).map(Into::into),
        name: person.map(|person| person.name.clone()).unwrap_or_default(),
        joined: person.is_none_or(|person| person.seen > 0),
    };
    let by_mail = row.pace.is_some() || people.len() > 1;
    let (turn, over) = hub.store.standing_of(id).await?;
    // Against a computer it is nearly always the person's turn; since when, its last answer tells.
    let to_move = !over && if by_mail { own.status.since > 0 } else { true };
    let asked = if to_move { Some(own) } else { person };
    let since = match asked.map(|person| person.status.since).filter(|since| *since > 0) {
        Some(since) => Some(since),
        None => hub.store.last_event_at(id).await?,
    };
    let due = asked.map(|person| person.status.due).filter(|due| *due > 0 && !over);
    Ok(Some(MyGame {
        game: row.id.clone(),
        name: row.name.clone(),
        title,
        seat: own.seat,
        side: side(own.seat),
        opponent,
        to_move,
        since: since.filter(|_| !over),
        due,
        pace: row.pace,
        turn,
        turns,
        over,
        rematch_offered: hub.store.rematch_offers(id).await?.contains(&other),
        rematch: hub.store.rematch(id).await?,
    }))
}

//! Games over HTTP: create, list, look, answer by correspondence, read the story.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::{Json, Router, routing};
use engine::Agreed;
use engine::game::Seat;
use games::AnyBattle;
use opponent::Level;
use serde::Deserialize;
use words::Words;

use crate::battles::{self, Look, Picture, picture};
use crate::config::MINUTE;
use crate::failure::Failure;
use crate::fold::{Delivery, Fold, StepKind};
use crate::guard::{Act, Client, spend};
use crate::hub::{GameError, Hub};
use crate::lang::Lang;
use crate::live::Live;
use crate::meta::Meta;
use crate::queries;
use crate::read::{Body, Path, read};
use crate::record;
use crate::store::{GameRow, NEW_DICE, SeatRow, SeatStatus, now};
use crate::table::{self, Asker};
use crate::text;
use crate::token;
use crate::wire::{
    Answer, Answered, Contribution, Created, DiceInfo, ErrorCode, Listed, NewGame, PieceOutlook,
    Player, SeatToken, Spectators, StepInfo, Story, Table,
};
use crate::wording;

/// Letters of a game's name.
pub(crate) const LONGEST_NAME: usize = 80;
/// Seconds for a move: sixty days.
const LONGEST_PACE: u32 = 5_184_000;
/// Games on the public list.
const LISTED: i64 = 100;

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/games", routing::post(create).get(list))
        .route("/api/games/{game}", routing::get(look))
        .route("/api/games/{game}/pieces/{piece}", routing::get(piece))
        .route("/api/games/{game}/story", routing::get(story))
        .route("/api/games/{game}/at/{number}", routing::get(at))
        .route("/api/games/{game}/at/{number}/map.svg", routing::get(map_at))
        .route("/api/games/{game}/record", routing::get(download))
        .route("/api/games/{game}/contribution", routing::post(contribute))
        .route("/api/games/{game}/answer", routing::post(answer))
        .route("/api/games/{game}/at/{number}/ground.svg", routing::get(ground_at))
        .route("/api/games/{game}/ground.svg", routing::get(ground))
}

/// The game, or why there is none.
pub(crate) async fn game(hub: &Arc<Hub>, id: &str, words: &Words) -> Result<Arc<Live>, Failure> {
    hub.game(id).await.map_err(|error| match error {
        GameError::Unknown => Failure::unknown(ErrorCode::UnknownGame, id, words),
        other => Failure::game_error(&other, words),
    })
}

/// The seat of the token in the headers; none without a token, an error with a wrong one.
fn seat(live: &Live, headers: &HeaderMap, words: &Words) -> Result<Option<Seat>, Failure> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
    let seat = token.and_then(|token| live.meta.seat_of(token.trim()));
    let wrong = || Failure::new(StatusCode::UNAUTHORIZED, ErrorCode::WrongToken, words);
    seat.map(Some).ok_or_else(wrong)
}

/// The seat of the token in the headers, which there must be.
pub(crate) fn seated(live: &Live, headers: &HeaderMap, words: &Words) -> Result<Seat, Failure> {
    let nobody = || Failure::new(StatusCode::UNAUTHORIZED, ErrorCode::WrongToken, words);
    seat(live, headers, words)?.ok_or_else(nobody)
}

/// The seat of whoever looks at a game, or nobody's where spectators are let in.
pub(crate) fn looks(
    live: &Live,
    headers: &HeaderMap,
    words: &Words,
) -> Result<Option<Seat>, Failure> {
    let seat = seat(live, headers, words)?;
    live.meta.lets_in(seat, words)?;
    Ok(seat)
}

/// Checks agreements before a battle; those at their default are left out.
fn agreed(battle: &dyn AnyBattle, said: &Agreed, words: &Words) -> Result<Agreed, Failure> {
    if said.is_empty() {
        return Ok(Agreed::new());
    }
    let battle = battle.agree(said).map_err(|wrong| Failure::disagreed(wrong, words))?;
    Ok(battle.agreed().clone())
}

/// The same for a game that follows another: it belongs to whoever sits down in it.
pub(crate) async fn begin(
    hub: &Arc<Hub>,
    asked: NewGame,
    rematch_of: Option<(&Meta, Vec<SeatRow>)>,
    words: &Words,
) -> Result<Created, Failure> {
    begin_for(hub, asked, rematch_of, None, words).await
}

/// Checks what is asked for, and makes the game.
async fn begin_for(
    hub: &Arc<Hub>,
    asked: NewGame,
    rematch_of: Option<(&Meta, Vec<SeatRow>)>,
    owner: Option<IpAddr>,
    words: &Words,
) -> Result<Created, Failure> {
    let found = match &rematch_of {
        // The same battle, whatever has become of its file.
        Some((before, _)) => {
            before.found(hub).await.map_err(|error| Failure::store(&error, words))?
        }
        None => battles::find(hub, &asked.scenario, words).await?,
    };
    let battle = &found.battle;
    let armies = battle.describe(words).armies.len();
    let course = games::courses().iter().find(|course| course.scenario() == asked.scenario);
    if asked.lesson && course.is_none() {
        let taught: Vec<String> = games::courses().iter().map(games::Course::scenario).collect();
        return Err(Failure::bad("lesson", &taught.join(", "), words));
    }
    let course = course.filter(|_| asked.lesson);
    let mut said = asked.options.unwrap_or_default();
    said.extend(course.into_iter().flat_map(|course| course.options.clone()));
    let options = agreed(battle.as_ref(), &said, words)?;
    if asked.seats.len() != armies {
        return Err(Failure::bad("seats", &words.say("server-one-seat-a-side"), words));
    }
    for (index, seat) in asked.seats.iter().enumerate() {
        let known = seat.level.as_deref().is_none_or(|level| level.parse::<Level>().is_ok());
        if !known {
            let levels = Level::ALL.map(Level::name).join(", ");
            return Err(Failure::bad(&format!("seats[{index}].level"), &levels, words));
        }
    }
    let clock = asked.clock_seconds.map_or(0, i64::from);
    if asked.clock_seconds.is_some() && !(10..=1_000_000).contains(&clock) {
        return Err(Failure::bad("clock_seconds", "10 … 1000000", words));
    }
    if let Some(pace) = asked.pace {
        let shortest = hub.config.shortest_pace;
        if !(shortest..=LONGEST_PACE).contains(&pace.seconds) {
            let allowed = format!("{shortest} … {LONGEST_PACE}");
            return Err(Failure::bad("pace.seconds", &allowed, words));
        }
        if clock > 0 {
            return Err(Failure::bad("pace", &words.say("server-one-clock"), words));
        }
    }
    let people = asked.seats.iter().filter(|seat| seat.player != Player::Computer).count();
    let listed = asked.listed.unwrap_or(people < 2 && asked.spectators != Spectators::Nobody);
    if listed && asked.spectators == Spectators::Nobody {
        return Err(Failure::bad("listed", &words.say("server-listed-is-watched"), words));
    }
    let name = asked.name.unwrap_or_default();
    let name = text::name(&name, LONGEST_NAME)
        .ok_or_else(|| Failure::bad("name", &words.say("server-bad-name"), words))?;
    if let Some(most) = hub.config.most_games {
        let stored = hub.store.count_games().await;
        if stored.map_err(|error| Failure::store(&error, words))? >= most {
            return Err(Failure::new(StatusCode::SERVICE_UNAVAILABLE, ErrorCode::Full, words));
        }
    }
    let fault = |error: getrandom::Error| Failure::fault(&error, words);
    let id = token::game_id().map_err(fault)?;
    let (seed, practice) = match course {
        Some(course) => (games::practice_seed(course.dice, 0), true),
        None => hub.new_seed().map_err(fault)?,
    };
    let alone = asked.seats.iter().all(|seat| seat.player == Player::Computer);
    let mut seats = Vec::new();
    let before = rematch_of.as_ref().map(|(before, _)| before.id.clone());
    let people = if let Some((_, people)) = rematch_of {
        people
    } else {
        for (seat, player) in (0..).zip(&asked.seats) {
            if player.player != Player::Computer {
                seats.push(SeatToken { seat, token: token::fresh().map_err(fault)? });
            }
        }
        let status = SeatStatus::default();
        let row = |one: &SeatToken| {
            let (seat, token) = (one.seat, token::hash(&one.token));
            SeatRow { seat, token, name: String::new(), seen: 0, status }
        };
        seats.iter().map(row).collect()
    };
    if let Some(text) = &found.text {
        let kept = hub.store.keep_battle_text(text).await;
        kept.map_err(|error| Failure::store(&error, words))?;
    }
    let row = GameRow {
        id: id.clone(),
        scenario: asked.scenario,
        options,
        name: name.to_owned(),
        seats: asked.seats,
        seed: games::hexadecimal(&seed.0),
        clock,
        over: false,
        updated: now(),
        dice: NEW_DICE,
        listed,
        spectators: asked.spectators,
        digest: battle.digest().to_string(),
        practice,
        revision: battle.revision(),
        battle: found.text.as_ref().map(|text| text.digest.clone()).unwrap_or_default(),
        pace: asked.pace,
    };
    if let Some(owner) = owner
        && !hub.owners.make(&id, owner, alone, hub.config.computer_games_per_address)
    {
        return Err(Failure::over_quota(ErrorCode::TooManyComputers, MINUTE, words));
    }
    let stored = hub.store.create(row, people, before.as_deref()).await;
    stored.map_err(|error| {
        hub.owners.forget(&id);
        Failure::store(&error, words)
    })?;
    hub.metrics.games_created.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    tracing::info!(game = id, "created");
    // Computers begin to deploy at once.
    game(hub, &id, words).await?;
    Ok(Created { spectate: format!("/g/{id}"), game: id, seats })
}

async fn create(
    State(hub): State<Arc<Hub>>,
    Client(address): Client,
    Lang(words): Lang,
    Body(body): Body,
) -> Result<(StatusCode, Json<Created>), Failure> {
    let asked = read(&body, words)?;
    spend(&hub, Act::Game, address, 1.0, words)?;
    spend(&hub, Act::Write, address, body.len() as f64, words)?;
    let created = begin_for(&hub, asked, None, Some(address), words).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

async fn list(
    State(hub): State<Arc<Hub>>,
    Lang(words): Lang,
) -> Result<Json<Vec<Listed>>, Failure> {
    let games = hub.store.list(LISTED).await;
    let mut games = games.map_err(|error| Failure::store(&error, words))?;
    for game in &mut games {
        let title = match hub.battle(&game.scenario) {
            Some(battle) => Some(battle.describe(words).title),
            None => match hub.store.game(&game.id).await {
                Ok(Some(row)) => battles::of_game(&hub, &row, words).await.map(|told| told.title),
                _ => None,
            },
        };
        game.title = title.unwrap_or_default();
    }
    Ok(Json(games))
}

async fn look(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    Client(address): Client,
    Lang(words): Lang,
    headers: HeaderMap,
) -> Result<Json<Table>, Failure> {
    let live = game(&hub, &id, words).await?;
    hub.owners.ask(&id, address);
    let asker = Asker { seat: looks(&live, &headers, words)?, words, theme: look.theme() };
    let mut inner = live.locked(words).await?;
    Ok(Json(table::whole(&live.meta, &mut inner, asker)))
}

/// What a piece may do from where it stands, as the asker may know it.
async fn piece(
    State(hub): State<Arc<Hub>>,
    Path((id, piece)): Path<(String, String)>,
    Query(look): Query<Look>,
    Client(address): Client,
    Lang(words): Lang,
    headers: HeaderMap,
) -> Result<Json<PieceOutlook>, Failure> {
    let live = game(&hub, &id, words).await?;
    hub.owners.ask(&id, address);
    let asker = Asker { seat: looks(&live, &headers, words)?, words, theme: look.theme() };
    queries::piece(&live, asker, piece).await.map(Json)
}

#[derive(Debug, Deserialize)]
struct From {
    #[serde(default)]
    from: u32,
}

/// The story of an audience, without steps that were taken back, which a mark replaces.
pub(crate) async fn told(
    hub: &Arc<Hub>,
    live: &Arc<Live>,
    seat: Option<Seat>,
    words: &'static Words,
) -> Result<Vec<StepInfo>, Failure> {
    let events = hub.store.events(&live.meta.id).await;
    let events = events.map_err(|error| Failure::store(&error, words))?;
    let live = Arc::clone(live);
    let work = move || {
        let seats = live.meta.seats.len();
        let audience = seat.map_or(seats, |seat| usize::from(seat.0));
        let mut story: Vec<Delivery> = Vec::new();
        let loaded =
            Fold::load(Arc::clone(&live.meta.battle), seats, &events, &mut |delivery: Delivery| {
                if delivery.audience != audience {
                    return;
                }
                if matches!(delivery.step.kind, StepKind::TookBack) {
                    story.retain(|one| one.number <= delivery.number);
                }
                story.push(delivery);
            });
        let sides = live.meta.sides(words);
        loaded.map(|_| story.iter().map(|one| wording::step(one, &sides, words)).collect())
    };
    let told = hub.run_blocking(work).await.map_err(|error| Failure::fault(&error, words))?;
    told.map_err(|_| Failure::fault(&GameError::Corrupt, words))
}

/// The steps after `known`. If steps before it were taken back since, the list begins with the mark
/// of that, and the steps that have replaced them.
pub(crate) fn since(mut steps: Vec<StepInfo>, known: u32) -> Vec<StepInfo> {
    let back = steps.iter().filter_map(|step| step.taken_back).filter(|back| *back < known).min();
    let from = back.unwrap_or(known);
    steps.retain(|step| step.number > from || (back.is_some() && step.taken_back == back));
    steps
}

async fn story(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Query(From { from }): Query<From>,
    Lang(words): Lang,
    headers: HeaderMap,
) -> Result<Json<Story>, Failure> {
    let live = game(&hub, &id, words).await?;
    let seat = looks(&live, &headers, words)?;
    let steps = told(&hub, &live, seat, words).await?;
    Ok(Json(Story { steps: since(steps, from) }))
}

/// The game as it was; also the whole game, if it is over, for whoever asks.
async fn moment(
    hub: &Arc<Hub>,
    live: &Arc<Live>,
    seat: Option<Seat>,
    number: u32,
    words: &'static Words,
) -> Result<Fold, Failure> {
    let events = hub.store.events(&live.meta.id).await;
    let events = events.map_err(|error| Failure::store(&error, words))?;
    let (battle, seats) = (Arc::clone(&live.meta.battle), live.meta.seats.len());
    let work = move || {
        let whole = Fold::load(battle, seats, &events, &mut |_| {}).ok()?;
        whole.at(seat, number)
    };
    let past = hub.run_blocking(work).await.map_err(|error| Failure::fault(&error, words))?;
    past.ok_or_else(|| Failure::unknown(ErrorCode::UnknownMoment, &number.to_string(), words))
}

async fn at(
    State(hub): State<Arc<Hub>>,
    Path((id, number)): Path<(String, u32)>,
    Query(look): Query<Look>,
    Lang(words): Lang,
    headers: HeaderMap,
) -> Result<Json<Table>, Failure> {
    let live = game(&hub, &id, words).await?;
    let seat = looks(&live, &headers, words)?;
    let past = moment(&hub, &live, seat, number, words).await?;
    let asker = Asker { seat, words, theme: look.theme() };
    let mut table = table::past(&live.meta, &past, asker);
    // Steps that were revealed together share one moment.
    table.number = number;
    Ok(Json(table))
}

async fn map_at(
    State(hub): State<Arc<Hub>>,
    Path((id, number)): Path<(String, u32)>,
    Query(look): Query<Look>,
    Lang(words): Lang,
    headers: HeaderMap,
) -> Result<Picture, Failure> {
    let live = game(&hub, &id, words).await?;
    let seat = looks(&live, &headers, words)?;
    let past = moment(&hub, &live, seat, number, words).await?;
    Ok(picture(render::svg(&past.play.scene(seat, words), look.theme()), "no-cache"))
}

async fn ground_at(
    State(hub): State<Arc<Hub>>,
    Path((id, number)): Path<(String, u32)>,
    Query(look): Query<Look>,
    Lang(words): Lang,
    headers: HeaderMap,
) -> Result<Picture, Failure> {
    let live = game(&hub, &id, words).await?;
    let seat = looks(&live, &headers, words)?;
    let past = moment(&hub, &live, seat, number, words).await?;
    let view = live.meta.views.view(words);
    let ground = view.ground_of(&past.play.scene(seat, words), look.theme());
    Ok(picture(ground, "no-cache"))
}

/// The ground before anything has changed it: revision 0.
async fn ground(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    Lang(words): Lang,
) -> Result<Picture, Failure> {
    let live = game(&hub, &id, words).await?;
    let ground = live.meta.views.view(words).ground(look.theme());
    Ok(picture(ground.to_owned(), "public, max-age=86400"))
}

async fn answer(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Client(address): Client,
    Lang(words): Lang,
    headers: HeaderMap,
    Body(body): Body,
) -> Result<Json<Answered>, Failure> {
    let live = game(&hub, &id, words).await?;
    let seat = seated(&live, &headers, words)?;
    let Answer { number, choice } = read(&body, words)?;
    spend(&hub, Act::Write, address, body.len() as f64, words)?;
    hub.owners.sit(&id, address);
    let (_, deliveries) = live.answer(&hub, seat, Some(number), &choice, None, words).await?;
    let sides = live.meta.sides(words);
    let own = deliveries.iter().filter(|delivery| delivery.audience == usize::from(seat.0));
    let lines = own.flat_map(|one| wording::step(one, &sides, words).lines).collect();
    let mut inner = live.locked(words).await?;
    let asker = Asker { seat: Some(seat), words, theme: render::Theme::Paper };
    Ok(Json(Answered { table: table::whole(&live.meta, &mut inner, asker), lines }))
}

/// Adds to the seed of the dice for the seat of the token.
async fn contribute(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Lang(words): Lang,
    headers: HeaderMap,
    Body(body): Body,
) -> Result<Json<DiceInfo>, Failure> {
    let live = game(&hub, &id, words).await?;
    let seat = seated(&live, &headers, words)?;
    let Contribution { bytes } = read(&body, words)?;
    live.contribute(seat, &bytes, words).await?;
    let inner = live.locked(words).await?;
    Ok(Json(table::dice(&live.meta, &inner.fold)))
}

/// The record of a game that is over.
async fn download(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Lang(words): Lang,
    headers: HeaderMap,
) -> Result<([(header::HeaderName, String); 2], String), Failure> {
    let live = game(&hub, &id, words).await?;
    looks(&live, &headers, words)?;
    let inner = live.locked(words).await?;
    if !inner.fold.is_over() {
        return Err(Failure::new(StatusCode::FORBIDDEN, ErrorCode::NotOver, words));
    }
    let file = format!("attachment; filename=\"{id}.game\"");
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, file),
    ];
    Ok((headers, record::record(&live.meta, &inner.fold).write()))
}

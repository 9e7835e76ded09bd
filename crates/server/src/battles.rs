//! The battles over HTTP: what they are about, and their maps.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{HeaderName, StatusCode, header};
use axum::{Json, Router, routing};
use games::{AnyBattle, Described, Offered, ScenarioFault, Source};
use render::Theme;
use serde::Deserialize;
use serde_json::Value;
use words::{Language, Words};

use crate::battle_view::BattleViews;
use crate::failure::Failure;
use crate::guard::{Act, Client, spend};
use crate::hub::Hub;
use crate::lang::Lang;
use crate::own::{self, NoBattle, OwnBattle};
use crate::read::{Body, Path, read};
use crate::store::{BattleText, GameRow};
use crate::trial::try_out;
use crate::wire::{
    ArmyInfo, BattleCheck, BattleOrigin, ErrorCode, FaultInfo, InForce, NewBattle, OptionInfo,
    OptionKind, OptionValue, RosterUnit, ScenarioInfo,
};

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/scenarios", routing::get(scenarios).post(send))
        .route("/api/scenarios/check", routing::post(check))
        .route("/api/scenarios/{ruleset}/{scenario}/text", routing::get(text))
        .route("/api/rulebooks/{book}/schema", routing::get(schema))
        .route("/api/scenarios/{ruleset}/{scenario}", routing::get(scenario))
        .route("/api/scenarios/{ruleset}/{scenario}/map.svg", routing::get(map))
}

/// How a picture is to look.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Look {
    pub(crate) theme: Option<String>,
}

impl Look {
    pub(crate) fn theme(&self) -> Theme {
        theme(self.theme.as_deref())
    }
}

/// Paper unless it is one of the others.
pub(crate) fn theme(name: Option<&str>) -> Theme {
    Theme::ALL.into_iter().find(|theme| Some(theme.name()) == name).unwrap_or_default()
}

/// A picture as it is sent.
pub(crate) type Picture = ([(HeaderName, &'static str); 2], String);

pub(crate) fn picture(svg: String, caching: &'static str) -> Picture {
    ([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, caching)], svg)
}

fn info(battle: &dyn AnyBattle, origin: BattleOrigin, words: &Words) -> ScenarioInfo {
    let described = battle.describe(words);
    let known = games::balance(&described.id).filter(|_| battle.source().built_in);
    let balance = known.map(|known| known.told(&described.armies, words));
    let armies = described.armies.into_iter().map(|army| ArmyInfo {
        side: army.side,
        name: army.name,
        units: army.units,
        leaders: army.leaders,
        roster: army.roster.into_iter().map(rostered).collect(),
    });
    ScenarioInfo {
        picture: format!("/api/scenarios/{}/map.svg", described.id),
        id: described.id,
        ruleset: described.ruleset.to_owned(),
        title: described.title,
        summary: described.summary,
        turns: described.turns,
        armies: armies.collect(),
        battle: described.battle,
        ground: described.ground,
        victory: described.victory.into(),
        balance,
        origin,
        options: None,
    }
}

fn rostered(unit: games::Rostered) -> RosterUnit {
    RosterUnit { id: unit.id, name: unit.name, text: unit.text, facts: unit.facts }
}

/// What players may agree on before a battle.
fn options(battle: &dyn AnyBattle, words: &Words) -> Vec<OptionInfo> {
    let worded = |one: Offered| OptionInfo {
        kind: if one.is_switch() { OptionKind::Switch } else { OptionKind::Choice },
        id: one.id.to_owned(),
        label: one.label,
        hint: one.hint,
        rule: one.rule,
        origin: one.origin,
        default: one.values.first().map(|(value, _)| value.clone()).unwrap_or_default(),
        values: one.values.into_iter().map(|(value, label)| OptionValue { value, label }).collect(),
    };
    games::offered(battle, words).into_iter().map(worded).collect()
}

/// What was agreed before a battle and does not go without saying.
pub(crate) fn in_force(battle: &dyn AnyBattle, words: &Words) -> Vec<InForce> {
    let told = games::in_force(battle, words).into_iter().map(|(one, value, text)| InForce {
        switch: one.is_switch(),
        id: one.id.to_owned(),
        label: one.label,
        rule: one.rule,
        value,
        text,
    });
    told.collect()
}

/// A battle that can be played, and where it comes from.
pub(crate) struct Found {
    pub(crate) battle: Arc<dyn AnyBattle>,
    /// Its text, if it did not come with a rulebook.
    pub(crate) text: Option<BattleText>,
}

impl Found {
    fn origin(&self) -> BattleOrigin {
        match &self.text {
            None => BattleOrigin::BuiltIn,
            Some(text) if text.uploaded => BattleOrigin::Upload,
            Some(_) => BattleOrigin::File,
        }
    }
}

/// The battle with this id, whoever wrote it.
pub(crate) async fn find(hub: &Hub, id: &str, words: &Words) -> Result<Found, Failure> {
    if let Some(battle) = hub.battle(id) {
        return Ok(Found { battle: Arc::clone(battle), text: None });
    }
    let found = hub.own.find(&hub.store, id).await;
    match found.map_err(|error| no_battle(error, id, words))? {
        Some(own) => Ok(Found { battle: Arc::clone(&own.battle), text: Some(own.text.clone()) }),
        None => Err(Failure::unknown(ErrorCode::UnknownScenario, id, words)),
    }
}

/// What the battle of a stored game is about; nothing if this version does not know it any more.
pub(crate) async fn of_game(hub: &Hub, row: &GameRow, words: &Words) -> Option<Described> {
    if row.battle.is_empty() {
        return hub.battle(&row.scenario).map(|battle| battle.describe(words));
    }
    let text = hub.store.battle_text(&row.battle).await.ok()??;
    let own = hub.own.of_text(&row.scenario, text).await.ok()?;
    Some(own.views.view(words).described.clone())
}

fn no_battle(error: NoBattle, id: &str, words: &Words) -> Failure {
    let prefix = id.split('/').next().and_then(games::rulebook).map_or("", |book| book.prefix);
    match error {
        NoBattle::Store(error) => Failure::store(&error, words),
        NoBattle::Faults(faults) => Failure::faulty_battle(told(&faults, prefix, words), words),
        NoBattle::Broken => Failure::faulty_battle(told(&[broken()], prefix, words), words),
    }
}

fn broken() -> ScenarioFault {
    let key = "scenario-breaks";
    ScenarioFault { line: 1, field: String::new(), key, arguments: Vec::new() }
}

/// Faults in words.
fn told(faults: &[ScenarioFault], prefix: &str, words: &Words) -> Vec<FaultInfo> {
    let one = |fault: &ScenarioFault| FaultInfo {
        line: u32::try_from(fault.line).unwrap_or(u32::MAX),
        field: fault.field.clone(),
        code: fault.key.to_owned(),
        message: games::fault_text(fault, prefix, words),
    };
    faults.iter().map(one).collect()
}

async fn scenarios(State(hub): State<Arc<Hub>>, Lang(words): Lang) -> Json<Vec<ScenarioInfo>> {
    let built_in = hub.battles.iter();
    let built_in = built_in.map(|battle| info(battle.as_ref(), BattleOrigin::BuiltIn, words));
    let files = hub.own.files().await;
    let files = files.iter().map(|own| info(own.battle.as_ref(), BattleOrigin::File, words));
    Json(built_in.chain(files).collect())
}

async fn scenario(
    State(hub): State<Arc<Hub>>,
    Path((ruleset, name)): Path<(String, String)>,
    Lang(words): Lang,
) -> Result<Json<ScenarioInfo>, Failure> {
    let found = find(&hub, &format!("{ruleset}/{name}"), words).await?;
    let battle = found.battle.as_ref();
    let options = Some(options(battle, words));
    Ok(Json(ScenarioInfo { options, ..info(battle, found.origin(), words) }))
}

async fn map(
    State(hub): State<Arc<Hub>>,
    Path((ruleset, name)): Path<(String, String)>,
    Query(look): Query<Look>,
    Lang(words): Lang,
) -> Result<Picture, Failure> {
    let found = find(&hub, &format!("{ruleset}/{name}"), words).await?;
    // A file may change under its name.
    let caching = match found.origin() {
        BattleOrigin::File => "no-cache",
        BattleOrigin::BuiltIn | BattleOrigin::Upload => "public, max-age=3600",
    };
    let draw = move || render::svg(&found.battle.begin().scene(None, words), look.theme());
    let svg = if caching == "no-cache" || name.starts_with("u-") {
        hub.own.apart(draw).await.ok_or_else(|| Failure::too_slow(words))?
    } else {
        draw()
    };
    Ok(picture(svg, caching))
}

/// The text of a battle, to begin one's own with.
async fn text(
    State(hub): State<Arc<Hub>>,
    Path((ruleset, name)): Path<(String, String)>,
    Lang(words): Lang,
) -> Result<([(HeaderName, &'static str); 2], String), Failure> {
    let found = find(&hub, &format!("{ruleset}/{name}"), words).await?;
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    Ok((headers, found.battle.source().text.clone()))
}

/// The JSON Schema of a rulebook's battles.
async fn schema(
    State(_hub): State<Arc<Hub>>,
    Path(book): Path<String>,
    Lang(words): Lang,
) -> Result<Json<Value>, Failure> {
    let unknown = || Failure::unknown(ErrorCode::UnknownRulebook, &book, words);
    Ok(Json(games::game(&book).ok_or_else(unknown)?.schema()))
}

/// A battle as it was sent, read and tried out.
struct Tried {
    ruleset: &'static str,
    prefix: &'static str,
    digest: String,
    text: String,
    /// Its map, or what is wrong with it.
    map: Result<(Arc<dyn AnyBattle>, String), Vec<ScenarioFault>>,
}

/// Reads a battle that was sent, draws it and plays it a little.
async fn try_battle(hub: &Hub, sent: NewBattle, words: &Words) -> Result<Tried, Failure> {
    let NewBattle { text, ruleset } = sent;
    let named = match ruleset.as_deref() {
        Some(id) => {
            let unknown = || Failure::unknown(ErrorCode::UnknownRulebook, id, words);
            Some(games::game(id).ok_or_else(unknown)?)
        }
        None => None,
    };
    let budget = hub.config.battle_budget;
    let work = move || {
        // A text that no rulebook reads is told what the first finds wrong.
        let game = named.or_else(|| games::recognize(&text)).unwrap_or(games::GAMES[0]);
        let (ruleset, prefix) = (game.rulebook().id, game.rulebook().prefix);
        let digest = own::digest_of(ruleset, &text);
        let id = own::id_of_sent(ruleset, &digest);
        let source = Source { id, text: text.clone(), built_in: false };
        let read = catch_unwind(AssertUnwindSafe(|| games::read_own(game, source)));
        let map = read.unwrap_or_else(|_| Err(vec![broken()])).and_then(|battle| {
            let map = try_out(battle.as_ref(), budget).map_err(|fault| vec![fault])?;
            Ok((Arc::from(battle), map))
        });
        Tried { ruleset, prefix, digest, text, map }
    };
    hub.own.apart(work).await.ok_or_else(|| Failure::too_slow(words))
}

/// What is to be said of a battle that somebody writes; nothing of it is kept.
async fn check(
    State(hub): State<Arc<Hub>>,
    Client(address): Client,
    Query(look): Query<Look>,
    Lang(words): Lang,
    Body(body): Body,
) -> Result<Json<BattleCheck>, Failure> {
    let sent = read(&body, words)?;
    spend(&hub, Act::Check, address, 1.0, words)?;
    let Tried { ruleset, prefix, map, .. } = try_battle(&hub, sent, words).await?;
    let ruleset = ruleset.to_owned();
    let (battle, map) = match map {
        Ok(found) => found,
        Err(faults) => {
            let faults = told(&faults, prefix, words);
            return Ok(Json(BattleCheck { ruleset, faults, scenario: None, map: None }));
        }
    };
    let scenario = Some(Box::new(info(battle.as_ref(), BattleOrigin::Upload, words)));
    let french = words.language() == Language::French;
    let map = if french && look.theme() == Theme::Paper {
        map
    } else {
        let draw = move || render::svg(&battle.begin().scene(None, words), look.theme());
        hub.own.apart(draw).await.ok_or_else(|| Failure::too_slow(words))?
    };
    Ok(Json(BattleCheck { ruleset, faults: Vec::new(), scenario, map: Some(map) }))
}

/// Takes a battle: whoever knows its id may play it.
async fn send(
    State(hub): State<Arc<Hub>>,
    Client(address): Client,
    Lang(words): Lang,
    Body(body): Body,
) -> Result<(StatusCode, Json<ScenarioInfo>), Failure> {
    let sent = read(&body, words)?;
    spend(&hub, Act::Battle, address, 1.0, words)?;
    spend(&hub, Act::Write, address, body.len() as f64, words)?;
    let stored = hub.store.count_uploaded().await;
    if stored.map_err(|error| Failure::store(&error, words))? >= hub.config.most_battles {
        return Err(Failure::new(StatusCode::SERVICE_UNAVAILABLE, ErrorCode::Full, words));
    }
    let Tried { ruleset, prefix, digest, text, map } = try_battle(&hub, sent, words).await?;
    let faulty = |faults: Vec<_>| Failure::faulty_battle(told(&faults, prefix, words), words);
    let (battle, _) = map.map_err(faulty)?;
    let text = BattleText { digest, ruleset: ruleset.to_owned(), text, uploaded: true };
    let kept = hub.store.keep_battle_text(&text).await;
    kept.map_err(|error| Failure::store(&error, words))?;
    let views = Arc::new(BattleViews::new(Arc::clone(&battle)));
    hub.own.keep(&Arc::new(OwnBattle { battle: Arc::clone(&battle), views, text }));
    tracing::info!(battle = battle.source().id, "a battle was sent");
    let options = Some(options(battle.as_ref(), words));
    let told = info(battle.as_ref(), BattleOrigin::Upload, words);
    Ok((StatusCode::CREATED, Json(ScenarioInfo { options, ..told })))
}

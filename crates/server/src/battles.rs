//! The battles over HTTP: what they are about, and their maps.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{HeaderName, header};
use axum::{Json, Router, routing};
use games::{AnyBattle, Offered};
use render::Theme;
use serde::Deserialize;
use words::Words;

use crate::failure::Failure;
use crate::hub::Hub;
use crate::lang::Lang;
use crate::read::Path;
use crate::wire::{
    ArmyInfo, ErrorCode, InForce, OptionInfo, OptionKind, OptionValue, RosterUnit, ScenarioInfo,
};

pub(crate) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/scenarios", routing::get(scenarios))
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

fn info(battle: &dyn AnyBattle, words: &Words) -> ScenarioInfo {
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

fn battle<'a>(
    hub: &'a Hub,
    (ruleset, name): &(String, String),
    words: &Words,
) -> Result<&'a Arc<dyn AnyBattle>, Failure> {
    let id = format!("{ruleset}/{name}");
    hub.battle(&id).ok_or_else(|| Failure::unknown(ErrorCode::UnknownScenario, &id, words))
}

async fn scenarios(State(hub): State<Arc<Hub>>, Lang(words): Lang) -> Json<Vec<ScenarioInfo>> {
    Json(hub.battles.iter().map(|battle| info(battle.as_ref(), words)).collect())
}

async fn scenario(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<(String, String)>,
    Lang(words): Lang,
) -> Result<Json<ScenarioInfo>, Failure> {
    let battle = battle(&hub, &id, words)?.as_ref();
    Ok(Json(ScenarioInfo { options: Some(options(battle, words)), ..info(battle, words) }))
}

async fn map(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<(String, String)>,
    Query(look): Query<Look>,
    Lang(words): Lang,
) -> Result<Picture, Failure> {
    let scene = battle(&hub, &id, words)?.begin().scene(None, words);
    Ok(picture(render::svg(&scene, look.theme()), "public, max-age=3600"))
}

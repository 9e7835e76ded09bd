//! The schemas of the description: types from `wire`, with what they do not say of themselves.

use std::collections::BTreeMap;

use render::Theme;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use words::Language;

use crate::game_routes::LONGEST_NAME;
use crate::text::pattern_of_names;
use crate::wire;

pub(super) fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

fn rulebooks() -> Vec<&'static str> {
    games::RULEBOOKS.iter().map(|book| book.id).collect()
}

/// What may stand in a part of an address.
pub(super) fn of_parameter(name: &str) -> Value {
    match name {
        "lang" => json!({"type": "string",
            "enum": [Language::French.code(), Language::English.code()]}),
        "theme" => json!({"type": "string", "enum": Theme::ALL.map(Theme::name)}),
        "from" | "since" | "number" => {
            json!({"type": "integer", "minimum": 0, "maximum": u32::MAX})
        }
        "book" => json!({"type": "string", "enum": rulebooks()}),
        "rule" => json!({"type": "string", "pattern": "^[A-Z]{2}-[A-Za-z0-9.]{1,12}$",
            "example": "BF-8.12"}),
        "name" => json!({"type": "string", "pattern": "^[a-z0-9-]{1,60}$",
            "example": "activation-test"}),
        "ruleset" => json!({"type": "string", "pattern": "^[a-z0-9-]{1,60}$",
            "example": "brigades-de-fer"}),
        "scenario" => json!({"type": "string", "pattern": "^[a-z0-9-]{1,60}$",
            "example": "millers-cornfield"}),
        "piece" => json!({"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$", "example": "U1"}),
        // The id of a game or of a shared table.
        _ => json!({"type": "string", "pattern": "^[A-Za-z0-9_-]{16}$"}),
    }
}

/// A new game: what may be agreed before a battle depends on the battle.
pub(super) fn new_game() -> Value {
    // Battles with the same options, by these.
    let mut alike: BTreeMap<(usize, String), (Value, Vec<String>)> = BTreeMap::new();
    for (game, source) in games::scenarios() {
        let Ok(battle) = game.read(source) else { continue };
        let option = |one: engine::Agreement| (one.id.to_owned(), json!({"enum": one.values}));
        let options: Map<String, Value> = battle.agreements().into_iter().map(option).collect();
        let options = json!({"type": ["object", "null"], "properties": options,
            "additionalProperties": false});
        let seats = battle.describe(Language::English.words()).armies.len();
        let key = (seats, options.to_string());
        alike.entry(key).or_insert((options, Vec::new())).1.push(battle.source().id.clone());
    }
    let battles: Vec<Value> = alike
        .into_iter()
        .map(|((seats, _), (options, scenarios))| {
            json!({"properties": {
                "scenario": {"type": "string", "enum": scenarios},
                "options": options,
                "seats": {"type": "array", "items": reference("NewSeat"),
                    "minItems": seats, "maxItems": seats},
            }})
        })
        .collect();
    // What nobody may watch is not listed.
    let seen = json!([
        {"properties": {"spectators": {"enum": ["welcome", "silent"]}}},
        {"required": ["spectators"], "properties": {
            "spectators": {"enum": ["nobody"]}, "listed": {"enum": [false, null]}}},
    ]);
    // One clock for the whole game, or days for each move.
    let timed = json!([
        {"properties": {"pace": {"type": "null"}}},
        {"properties": {"clock_seconds": {"type": "null"}}},
    ]);
    json!({
        "type": "object",
        "required": ["scenario", "seats"],
        "additionalProperties": false,
        "properties": {
            "scenario": {"type": "string"},
            "options": {"type": ["object", "null"]},
            "seats": {"type": "array", "items": reference("NewSeat")},
            "clock_seconds": {"type": ["integer", "null"],
                "minimum": 10, "maximum": 1_000_000},
            "pace": {"anyOf": [reference("Pace"), {"type": "null"}]},
            "name": {"type": ["string", "null"], "maxLength": LONGEST_NAME,
                "pattern": pattern_of_names()},
            "listed": {"enum": [true, false, null]},
            "spectators": {"enum": ["welcome", "silent", "nobody"]},
        },
        "allOf": [{"anyOf": battles}, {"anyOf": seen}, {"anyOf": timed}],
    })
}

fn put<T: JsonSchema>(generator: &mut SchemaGenerator) {
    let _ = generator.subschema_for::<T>();
}

/// Writes "anything" as an empty object: not every reader knows that `true` is a schema too.
fn open_schemas(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, inner) in fields.iter_mut() {
                if name == "properties"
                    && let Some(properties) = inner.as_object_mut()
                {
                    for property in properties.values_mut().filter(|one| **one == Value::Bool(true))
                    {
                        *property = json!({});
                    }
                }
                if (name == "items" || name == "additionalProperties")
                    && *inner == Value::Bool(true)
                {
                    *inner = json!({});
                }
                open_schemas(inner);
            }
            bound(fields);
        }
        Value::Array(items) => items.iter_mut().for_each(open_schemas),
        _ => {}
    }
}

/// Says how large a number may be: readers do not know our kinds of numbers.
fn bound(fields: &mut Map<String, Value>) {
    let (least, most) = match fields.get("format").and_then(Value::as_str) {
        Some("uint8") => (0, i64::from(u8::MAX)),
        Some("uint16") => (0, i64::from(u16::MAX)),
        Some("uint32") => (0, i64::from(u32::MAX)),
        Some("int32") => (i64::from(i32::MIN), i64::from(i32::MAX)),
        Some("int64") => (i64::MIN, i64::MAX),
        _ => return,
    };
    fields.entry("minimum").or_insert(least.into());
    fields.entry("maximum").or_insert(most.into());
}

/// The types that go over the wire.
pub(super) fn schemas() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let mut generator = settings.into_generator();
    for put in [
        put::<wire::Failed>,
        put::<wire::RulebookInfo>,
        put::<wire::RuleInfo>,
        put::<wire::RuleChart>,
        put::<wire::ProcedureInfo>,
        put::<wire::BookWords>,
        put::<wire::ProcedureOdds>,
        put::<wire::Resolve>,
        put::<wire::Resolved>,
        put::<wire::ScenarioInfo>,
        put::<wire::NewBattle>,
        put::<wire::BattleCheck>,
        put::<wire::MySeats>,
        put::<wire::MyGame>,
        put::<wire::PushKey>,
        put::<wire::NewPush>,
        put::<wire::NoPush>,
        put::<wire::PushKept>,
        put::<wire::NewSimulation>,
        put::<wire::SimulationInfo>,
        put::<wire::SimulationResult>,
        put::<wire::Standing>,
        put::<wire::StandingInfo>,
        put::<wire::CourseInfo>,
        put::<wire::NewGame>,
        put::<wire::Created>,
        put::<wire::Listed>,
        put::<wire::Table>,
        put::<wire::PieceOutlook>,
        put::<wire::GameRoster>,
        put::<wire::Story>,
        put::<wire::Answer>,
        put::<wire::Answered>,
        put::<wire::Contribution>,
        put::<wire::DiceInfo>,
        put::<wire::ClientMessage>,
        put::<wire::ServerMessage>,
        put::<wire::NewCode>,
        put::<wire::NewTabletop>,
        put::<wire::TabletopCreated>,
        put::<wire::TabletopInfo>,
        put::<wire::NewEntries>,
        put::<wire::TabletopEntry>,
        put::<wire::TabletopClientMessage>,
        put::<wire::TabletopServerMessage>,
    ] {
        put(&mut generator);
    }
    let mut schemas = Value::Object(generator.take_definitions(true));
    open_schemas(&mut schemas);
    schemas["NewSeat"]["properties"]["level"] = json!({"enum": opponent::Level::ALL.map(opponent::Level::name).map(Value::from).into_iter()
            .chain([Value::Null]).collect::<Vec<_>>()});
    schemas["NewTabletop"]["properties"]["book"] = json!({"type": "string", "enum": rulebooks()});
    schemas
}

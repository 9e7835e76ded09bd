//! The description of the API for programs: paths by hand, types from `wire`.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::wire;

/// What a path answers.
struct Operation {
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    body: Option<&'static str>,
    answer: Answer,
    example: Option<Value>,
}

enum Answer {
    One(&'static str),
    List(&'static str),
    Media(&'static str),
}

const fn get(path: &'static str, summary: &'static str, answer: Answer) -> Operation {
    Operation { method: "get", path, summary, body: None, answer, example: None }
}

fn post(
    path: &'static str,
    summary: &'static str,
    body: Option<&'static str>,
    answer: Answer,
    example: Value,
) -> Operation {
    Operation { method: "post", path, summary, body, answer, example: Some(example) }
}

fn operations() -> Vec<Operation> {
    use Answer::{List, Media, One};
    let svg = || Media("image/svg+xml");
    vec![
        get("/api/rulebooks", "The rulebooks.", List("RulebookInfo")),
        get("/api/rulebooks/{book}/rules", "Every rule in our words.", List("RuleInfo")),
        get("/api/rulebooks/{book}/rules/{rule}", "One rule, such as BF-8.12.", One("RuleInfo")),
        get("/api/rulebooks/{book}/charts", "Its tables.", List("RuleChart")),
        get("/api/rulebooks/{book}/words", "Labels of fields and words.", One("BookWords")),
        get("/api/rulebooks/{book}/procedures", "What can be resolved.", List("ProcedureInfo")),
        post(
            "/api/rulebooks/{book}/procedures/{name}/odds",
            "The exact chances; the body is the input of the procedure.",
            None,
            One("ProcedureOdds"),
            json!({"category": "infantry", "vc": 4, "pc": 3}),
        ),
        post(
            "/api/rulebooks/{book}/procedures/{name}/resolve",
            "A result with dice that are typed or rolled; or which dice are needed next.",
            Some("Resolve"),
            One("Resolved"),
            json!({"input": {"category": "infantry", "vc": 4, "pc": 3}, "dice": [6]}),
        ),
        get("/api/scenarios", "The battles.", List("ScenarioInfo")),
        get("/api/scenarios/{ruleset}/{scenario}", "One battle.", One("ScenarioInfo")),
        get("/api/scenarios/{ruleset}/{scenario}/map.svg", "Its map.", svg()),
        get("/api/games", "The games touched last.", List("Listed")),
        post(
            "/api/games",
            "Creates a game; the tokens open its seats and are told only here.",
            Some("NewGame"),
            One("Created"),
            json!({"scenario": "brigades-de-fer/millers-cornfield", "options": {"evade": false},
                   "seats": [{"player": "human"}, {"player": "computer", "level": "sergeant"}]}),
        ),
        get("/api/games/{game}", "The table, as the asker may see it.", One("Table")),
        get("/api/games/{game}/story", "What the asker has been told.", One("Story")),
        get("/api/games/{game}/at/{number}", "The table as it was.", One("Table")),
        get("/api/games/{game}/at/{number}/map.svg", "The map as it was.", svg()),
        get("/api/games/{game}/ground.svg", "The map without troops.", svg()),
        get(
            "/api/games/{game}/record",
            "The record, when the game is over.",
            Media("application/json"),
        ),
        post(
            "/api/games/{game}/answer",
            "Answers what the seat of the token is asked.",
            Some("Answer"),
            One("Answered"),
            json!({"number": 12, "choice": "done"}),
        ),
        post(
            "/api/games/{game}/contribution",
            "Adds to the seed of the dice for the seat of the token, before the first of them falls.",
            Some("Contribution"),
            One("DiceInfo"),
            json!({"bytes": "6f".repeat(32)}),
        ),
        get(
            "/api/games/{game}/live",
            "A socket: ClientMessage up, ServerMessage down, hello first.",
            Media("application/json"),
        ),
        post(
            "/api/tables",
            "A real table to be shared by link: a diary that everyone at it writes in.",
            Some("NewTabletop"),
            One("TabletopCreated"),
            json!({"book": "brigades-de-fer"}),
        ),
        get("/api/tables/{table}", "A shared table.", One("TabletopInfo")),
        get("/api/tables/{table}/entries", "What was written there.", List("TabletopEntry")),
        post(
            "/api/tables/{table}/entries",
            "Writes entries down, each once however often it is sent.",
            Some("NewEntries"),
            One("TabletopInfo"),
            json!({"entries": [{"id": "a1", "body": {"op": "name", "name": "Gettysburg"}}]}),
        ),
        get(
            "/api/tables/{table}/live",
            "A socket: TabletopClientMessage up, TabletopServerMessage down, hello first.",
            Media("application/json"),
        ),
        post(
            "/api/qr",
            "A text as a QR code.",
            Some("NewCode"),
            svg(),
            json!({"text": "http://192.168.1.7:1815/aide"}),
        ),
        get("/healthz", "Whether the server and its storage are well.", Media("text/plain")),
        get("/metrics", "Counters for Prometheus.", Media("text/plain")),
    ]
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

fn operation(one: &Operation) -> Value {
    let (media, schema) = match &one.answer {
        Answer::One(name) => ("application/json", Some(reference(name))),
        Answer::List(name) => {
            ("application/json", Some(json!({"type": "array", "items": reference(name)})))
        }
        Answer::Media(media) => (*media, None),
    };
    let content = schema.map_or_else(|| json!({}), |schema| json!({"schema": schema}));
    let mut parameters: Vec<Value> = one
        .path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| {
            let kind = if name == "number" { "integer" } else { "string" };
            json!({"name": name, "in": "path", "required": true, "schema": {"type": kind}})
        })
        .collect();
    parameters.push(json!({"name": "lang", "in": "query",
        "schema": {"type": "string", "enum": ["fr", "en"]}}));
    if one.path.ends_with(".svg") || one.path.contains("/games/{game}") {
        parameters.push(json!({"name": "theme", "in": "query",
            "schema": {"type": "string", "enum": ["paper", "lamp", "print"]}}));
    }
    let from = [("/story", "from"), ("/entries", "since")];
    for (_, name) in from.iter().filter(|(end, _)| one.path.ends_with(end) && one.method == "get") {
        parameters.push(
            json!({"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0}}),
        );
    }
    let creates = matches!(one.path, "/api/games" | "/api/tables") && one.method == "post";
    let status = if creates { "201" } else { "200" };
    let failed = json!({"description": "What is wrong.",
        "content": {"application/json": {"schema": reference("Failed")}}});
    let mut told = json!({
        "summary": one.summary,
        "operationId": name_of(one),
        "parameters": parameters,
        "responses": {
            status: {"description": one.summary, "content": {media: content}},
            "default": failed,
        },
    });
    if one.path.starts_with("/api/games/") {
        told["security"] = json!([{"seat": []}, {}]);
    } else if one.path.starts_with("/api/tables/") {
        told["security"] = json!([{"table": []}]);
    }
    if one.method == "post" {
        let mut body =
            json!({"schema": one.body.map_or_else(|| json!({"type": "object"}), reference)});
        if let Some(example) = &one.example {
            body["example"] = example.clone();
        }
        told["requestBody"] = json!({"required": true, "content": {"application/json": body}});
    }
    told
}

fn name_of(one: &Operation) -> String {
    let path: Vec<&str> =
        one.path.split(['/', '.']).map(|part| part.trim_matches(['{', '}'])).collect();
    format!("{}_{}", one.method, path.join("_").trim_matches('_'))
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
        }
        Value::Array(items) => items.iter_mut().for_each(open_schemas),
        _ => {}
    }
}

/// The whole description.
pub(crate) fn document() -> Value {
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
        put::<wire::NewGame>,
        put::<wire::Created>,
        put::<wire::Listed>,
        put::<wire::Table>,
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
    let mut paths = Map::new();
    for one in operations() {
        let path = paths.entry(one.path).or_insert_with(|| json!({}));
        path[one.method] = operation(&one);
    }
    let mut schemas = Value::Object(generator.take_definitions(true));
    open_schemas(&mut schemas);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Grognard",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Five tabletop wargames played and umpired by the book.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."},
                "table": {"type": "http", "scheme": "bearer",
                    "description": "The token of a shared table."},
            },
        },
    })
}

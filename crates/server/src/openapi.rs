//! The description of the API for programs: paths by hand, types from `wire`. Requests are held to
//! it: what they ask after a question mark must be named here.

mod schemas;

use std::sync::LazyLock;

use axum::http::Method;
use serde_json::{Map, Value, json};

use schemas::{new_game, of_parameter, reference, schemas};

/// What a path answers.
struct Operation {
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    body: Option<&'static str>,
    response: ResponseBody,
    example: Option<Value>,
    /// Whom it is for.
    access: Access,
    /// Statuses of errors beside those that any request may meet.
    errors: &'static [u16],
}

enum ResponseBody {
    One(&'static str),
    List(&'static str),
    Media(&'static str),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Anyone,
    /// More is told to whoever has the token of a seat.
    AnyoneOrSeat,
    Seat,
    Table,
}

/// Any request may be malformed, for another server, too much, too slow or unlucky.
const ANY: [u16; 5] = [400, 421, 429, 500, 503];
/// And one with a body may come from a strange page, be too large or not JSON.
const WITH_BODY: [u16; 3] = [403, 413, 415];

impl Operation {
    fn access(self, access: Access) -> Self {
        Self { access, ..self }
    }

    fn errors(self, errors: &'static [u16]) -> Self {
        Self { errors, ..self }
    }

    /// What may stand after the question mark.
    fn questions(&self) -> Vec<&'static str> {
        if !self.path.starts_with("/api/") || self.path.ends_with("openapi.json") {
            return Vec::new();
        }
        let mut names = vec!["lang"];
        let draws = self.path.ends_with(".svg") || self.path.ends_with("/check");
        if draws || self.path.contains("/games/{game}") {
            names.push("theme");
        }
        if self.path.ends_with("/story") {
            names.push("from");
        } else if self.path.ends_with("/entries") && self.method == "get" {
            names.push("since");
        }
        names
    }
}

/// What a request to a path may ask after the question mark; nothing where the path has no such
/// method, which is another error.
pub(crate) fn questions(method: &Method, path: &str) -> Option<Vec<&'static str>> {
    let method = if *method == Method::HEAD { &Method::GET } else { method };
    if SOCKETS.iter().any(|(known, ..)| *known == path) {
        return Some(vec!["lang"]);
    }
    let is_asked =
        |one: &&Operation| one.path == path && one.method.eq_ignore_ascii_case(method.as_str());
    OPERATIONS.iter().find(is_asked).map(Operation::questions)
}

const fn get(path: &'static str, summary: &'static str, response: ResponseBody) -> Operation {
    let (body, example, access, errors) = (None, None, Access::Anyone, &[] as &[u16]);
    Operation { method: "get", path, summary, body, response, example, access, errors }
}

fn post(
    path: &'static str,
    summary: &'static str,
    body: Option<&'static str>,
    response: ResponseBody,
    example: Value,
) -> Operation {
    let (example, access, errors) = (Some(example), Access::Anyone, &[] as &[u16]);
    Operation { method: "post", path, summary, body, response, example, access, errors }
}

/// Where sockets open: what goes up, and what comes down.
const SOCKETS: [(&str, &str, &str); 2] = [
    ("/api/games/{game}/live", "ClientMessage", "ServerMessage"),
    ("/api/tables/{table}/live", "TabletopClientMessage", "TabletopServerMessage"),
];

static OPERATIONS: LazyLock<Vec<Operation>> = LazyLock::new(operations);

fn operations() -> Vec<Operation> {
    use ResponseBody::{List, Media, One};
    let svg = || Media("image/svg+xml");
    let battle = games::scenario("brigades-de-fer/brawners-farm");
    let battle = battle.map_or_else(String::new, |(_, source)| source.text);
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
        )
        .errors(&[422]),
        post(
            "/api/rulebooks/{book}/procedures/{name}/resolve",
            "A result with dice that are typed or rolled; or which dice are needed next.",
            Some("Resolve"),
            One("Resolved"),
            json!({"input": {"category": "infantry", "vc": 4, "pc": 3}, "dice": [6]}),
        )
        .errors(&[422]),
        get("/api/scenarios", "The battles.", List("ScenarioInfo")),
        post(
            "/api/scenarios",
            "Takes a battle as TOML; whoever knows its id may play it.",
            Some("NewBattle"),
            One("ScenarioInfo"),
            json!({"ruleset": "brigades-de-fer", "text": battle}),
        )
        .errors(&[404, 422]),
        post(
            "/api/scenarios/check",
            "Says everything that is wrong with a battle, or draws it. Nothing is kept.",
            Some("NewBattle"),
            One("BattleCheck"),
            json!({"ruleset": "brigades-de-fer", "text": "format = 1"}),
        )
        .errors(&[404]),
        get("/api/scenarios/{ruleset}/{scenario}", "One battle.", One("ScenarioInfo")),
        get("/api/scenarios/{ruleset}/{scenario}/text", "Its text.", Media("text/plain")),
        get(
            "/api/rulebooks/{book}/schema",
            "The JSON Schema of its battles.",
            Media("application/json"),
        ),
        get("/api/scenarios/{ruleset}/{scenario}/map.svg", "Its map.", svg()),
        get("/api/lessons", "What is explained when, in the first battles.", List("CourseInfo")),
        get("/api/games", "The games touched last.", List("Listed")),
        post(
            "/api/games",
            "Creates a game; the tokens open its seats and are told only here.",
            Some("NewGame"),
            One("Created"),
            json!({"scenario": "brigades-de-fer/millers-cornfield", "options": {"evade": false},
                   "seats": [{"player": "human"}, {"player": "computer", "level": "sergeant"}]}),
        )
        .errors(&[404, 422]),
        get("/api/games/{game}", "The table, as the asker may see it.", One("Table"))
            .access(Access::AnyoneOrSeat),
        get(
            "/api/games/{game}/pieces/{piece}",
            "What a piece may do from where it stands, as far as the asker may know.",
            One("PieceOutlook"),
        )
        .access(Access::AnyoneOrSeat),
        get("/api/games/{game}/story", "What the asker has been told.", One("Story"))
            .access(Access::AnyoneOrSeat),
        get("/api/games/{game}/at/{number}", "The table as it was.", One("Table"))
            .access(Access::AnyoneOrSeat),
        get("/api/games/{game}/at/{number}/map.svg", "The map as it was.", svg())
            .access(Access::AnyoneOrSeat),
        get(
            "/api/games/{game}/at/{number}/ground.svg",
            "The map without troops, with the ground as it was.",
            svg(),
        )
        .access(Access::AnyoneOrSeat),
        get(
            "/api/games/{game}/ground.svg",
            "The map without troops, before the ground has changed.",
            svg(),
        ),
        get(
            "/api/games/{game}/record",
            "The record, when the game is over.",
            Media("application/json"),
        )
        .access(Access::AnyoneOrSeat)
        .errors(&[403]),
        post(
            "/api/games/{game}/answer",
            "Answers what the seat of the token is asked.",
            Some("Answer"),
            One("Answered"),
            json!({"number": 12, "choice": "done"}),
        )
        .access(Access::Seat)
        .errors(&[409, 422]),
        post(
            "/api/games/{game}/contribution",
            "Adds to the seed of the dice for the seat of the token, before the first of them falls.",
            Some("Contribution"),
            One("DiceInfo"),
            json!({"bytes": "6f".repeat(32)}),
        )
        .access(Access::Seat)
        .errors(&[409]),
        get(
            "/api/games/{game}/roster",
            "The armies as they are now, for whoever goes on at a real table.",
            One("GameRoster"),
        )
        .access(Access::AnyoneOrSeat),
        get(
            "/api/games/{game}/standing",
            "What the seat of the token may have answered for it, and what it has given.",
            One("StandingInfo"),
        )
        .access(Access::Seat),
        post(
            "/api/games/{game}/standing",
            "Says beforehand what is to be answered for the seat of the token.",
            Some("Standing"),
            One("StandingInfo"),
            json!({"answers": {"react": "evade"}, "always": false}),
        )
        .access(Access::Seat)
        .errors(&[409]),
        post(
            "/api/mine",
            "How the games stand whose seats somebody has.",
            Some("MySeats"),
            List("MyGame"),
            json!({"seats": []}),
        ),
        get("/api/push", "The public key by which push services know the server.", One("PushKey")),
        post(
            "/api/push",
            "Keeps where the players of some seats are told, by Web Push, that it is their turn.",
            Some("NewPush"),
            One("PushKept"),
            // The keys of RFC 8291's example.
            json!({"endpoint": "https://push.example/x", "seats": [], "auth": "BTBZMqHH6r4Tts7J_aSIgg",
                "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"}),
        ),
        post(
            "/api/push/forget",
            "Tells a browser nothing any more.",
            Some("NoPush"),
            One("PushKept"),
            json!({"endpoint": "https://push.example/x"}),
        ),
        post(
            "/api/simulations",
            "Begins a job in which computers fight a battle many times.",
            Some("NewSimulation"),
            One("SimulationInfo"),
            json!({"scenario": "brigades-de-fer/brawners-farm", "games": 2,
                "levels": ["recruit", "recruit"]}),
        )
        .errors(&[404]),
        get("/api/simulations/{simulation}", "How far a job is.", One("SimulationInfo"))
            .errors(&[404]),
        post(
            "/api/simulations/{simulation}/stop",
            "Ends a job; what was fought is reported.",
            None,
            One("SimulationInfo"),
            json!({}),
        )
        .errors(&[404]),
        get(
            "/api/scenarios/{ruleset}/{scenario}/simulations",
            "What jobs have found about a battle, the last first.",
            List("SimulationResult"),
        )
        .errors(&[404]),
        get(
            "/api/scenarios/{ruleset}/{scenario}/simulations/{number}",
            "A report with its plots, as a page of its own.",
            Media("text/html"),
        )
        .errors(&[404]),
        post(
            "/api/tables",
            "A real table to be shared by link: a diary that everyone at it writes in.",
            Some("NewTabletop"),
            One("TabletopCreated"),
            json!({"book": "brigades-de-fer"}),
        )
        .errors(&[404]),
        get("/api/tables/{table}", "A shared table.", One("TabletopInfo")).access(Access::Table),
        get("/api/tables/{table}/entries", "What was written there.", List("TabletopEntry"))
            .access(Access::Table),
        post(
            "/api/tables/{table}/entries",
            "Writes entries down, each once however often it is sent.",
            Some("NewEntries"),
            One("TabletopInfo"),
            json!({"entries": [{"id": "a1", "body": {"op": "name", "name": "Gettysburg"}}]}),
        )
        .access(Access::Table),
        post(
            "/api/qr",
            "A text as a QR code.",
            Some("NewCode"),
            svg(),
            json!({"text": "http://192.168.1.7:1815/aide"}),
        ),
        get("/healthz", "Whether the server and its storage are well.", Media("text/plain")),
        get("/api/openapi.json", "This description.", Media("application/json")),
    ]
}

fn operation(one: &Operation) -> Value {
    let (media, schema) = match &one.response {
        ResponseBody::One(name) => ("application/json", Some(reference(name))),
        ResponseBody::List(name) => {
            ("application/json", Some(json!({"type": "array", "items": reference(name)})))
        }
        ResponseBody::Media(media) => (*media, None),
    };
    let content = schema.map_or_else(|| json!({}), |schema| json!({"schema": schema}));
    let parts = one.path.split(['/']).filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let parts = parts.map(|name| (name, "path"));
    let questions = one.questions().into_iter().map(|name| (name, "query"));
    let parameter = |(name, place): (&str, &str)| {
        json!({"name": name, "in": place, "required": place == "path",
            "schema": of_parameter(name)})
    };
    let parameters: Vec<Value> = parts.chain(questions).map(parameter).collect();
    let creates =
        matches!(one.path, "/api/games" | "/api/tables" | "/api/scenarios") && one.method == "post";
    // A job goes on after the answer.
    let begins = one.path == "/api/simulations" && one.method == "post";
    let status = if creates {
        "201"
    } else if begins {
        "202"
    } else {
        "200"
    };
    let mut responses = Map::new();
    responses.insert(
        status.to_owned(),
        json!({"description": one.summary, "content": {media: content}}),
    );
    for status in errors(one) {
        responses.insert(status.to_string(), failed(status));
    }
    let mut told = json!({
        "summary": one.summary,
        "operationId": name_of(one),
        "parameters": parameters,
        "responses": responses,
    });
    match one.access {
        Access::Anyone => {}
        Access::AnyoneOrSeat => told["security"] = json!([{"seat": []}, {}]),
        Access::Seat => told["security"] = json!([{"seat": []}]),
        Access::Table => told["security"] = json!([{"table": []}]),
    }
    if one.method == "post" {
        let schema = match one.body {
            Some("NewGame") => new_game(),
            Some(name) => reference(name),
            None => json!({"type": "object"}),
        };
        let mut body = json!({"schema": schema});
        if let Some(example) = &one.example {
            body["example"] = example.clone();
        }
        told["requestBody"] = json!({"required": true, "content": {"application/json": body}});
    }
    told
}

/// The statuses of errors that an operation may answer with.
fn errors(one: &Operation) -> Vec<u16> {
    let mut errors = [&ANY, one.errors].concat();
    if one.path.contains('{') {
        errors.push(404);
    }
    if one.access != Access::Anyone {
        errors.push(401);
    }
    // A game may be for its players only.
    if one.access == Access::AnyoneOrSeat {
        errors.push(403);
    }
    if one.method == "post" {
        errors.extend(WITH_BODY);
    }
    errors.sort_unstable();
    errors.dedup();
    errors
}

fn failed(status: u16) -> Value {
    let description = match status {
        400 => "The request cannot be read, or something in it is not allowed.",
        401 => "The token opens nothing here.",
        403 => "This is not for whoever asks, or not now.",
        404 => "There is no such thing.",
        409 => "The game has gone on, or is over.",
        413 => "Too much.",
        415 => "The body is not JSON.",
        421 => "The server does not go by this name.",
        422 => "The rules do not allow it.",
        429 => "Too much for now.",
        503 => "There is no room or no time for it now.",
        _ => "Something broke on the server's side.",
    };
    let mut told = json!({"description": description,
        "content": {"application/json": {"schema": reference("Failed")}}});
    if status == 429 {
        told["headers"] = json!({"Retry-After": {"description": "Seconds to wait.",
            "required": true, "schema": {"type": "integer", "minimum": 1}}});
    }
    told
}

fn name_of(one: &Operation) -> String {
    let path: Vec<&str> =
        one.path.split(['/', '.']).map(|part| part.trim_matches(['{', '}'])).collect();
    format!("{}_{}", one.method, path.join("_").trim_matches('_'))
}

/// The whole description.
pub(crate) fn document() -> Value {
    let mut paths = Map::new();
    for one in OPERATIONS.iter() {
        let path = paths.entry(one.path).or_insert_with(|| json!({}));
        path[one.method] = operation(one);
    }
    // No part of OpenAPI tells of sockets.
    let sockets = SOCKETS.map(|(path, up, down)| {
        let told = json!({"summary": "A socket. The first message is hello.",
            "up": reference(up), "down": reference(down)});
        (path.to_owned(), told)
    });
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
        "x-sockets": sockets.into_iter().collect::<Map<_, _>>(),
        "components": {
            "schemas": schemas(),
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."},
                "table": {"type": "http", "scheme": "bearer",
                    "description": "The token of a shared table."},
            },
        },
    })
}

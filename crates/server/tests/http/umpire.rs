//! The rulebooks over HTTP give what the procedures give.

use crate::common::{FARM, table};
use serde_json::{Value, json};

const TEST: &str = "/api/rulebooks/brigades-de-fer/procedures/activation-test";

#[tokio::test(flavor = "multi_thread")]
async fn odds_are_those_of_the_procedure() {
    let server = table().await;
    for book in games::RULEBOOKS {
        let listed = server.json(&format!("/api/rulebooks/{}/procedures?lang=en", book.id)).await;
        let listed = listed.as_array().expect("procedures").clone();
        assert_eq!(listed.len(), book.procedures.len());
        assert!(listed.iter().all(|one| one["chapter"] != "" && one["title"] != ""));
    }
    let input = json!({"category": "infantry", "vc": 4, "pc": 3});
    let odds: Value =
        server.post(&format!("{TEST}/odds"), &input).await.json().await.expect("JSON");
    let procedure =
        games::rulebook("brigades-de-fer").and_then(|book| book.procedure("activation-test"));
    let expected = procedure.expect("a procedure").odds(&input.to_string()).expect("odds");
    let outcomes = odds["outcomes"].as_array().expect("outcomes");
    assert_eq!(outcomes.len(), expected.len());
    for (one, (result, probability)) in outcomes.iter().zip(&expected) {
        let result: Value = serde_json::from_str(result).expect("JSON");
        assert_eq!((&one["result"], one["probability"].as_f64()), (&result, Some(*probability)));
    }
    assert!(!odds["explained"].as_array().expect("lines").is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn typed_dice_are_asked_for_one_throw_at_a_time() {
    let server = table().await;
    let input = json!({"category": "infantry", "vc": 4, "pc": 3});
    let path = format!("{TEST}/resolve?lang=en");
    let short: Value =
        server.post(&path, &json!({"input": input})).await.json().await.expect("JSON");
    let needed = &short["needed"];
    assert_eq!(needed["die"], json!({"kind": "sides", "sides": 10}));
    assert_eq!(needed["faces"], json!([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
    let count = needed["count"].as_u64().expect("a count") as usize;
    assert!(count > 0 && needed["rule"].as_str().is_some_and(|rule| rule.starts_with("BF-")));
    let dice: Vec<u8> = vec![6; count];
    let done: Value = server
        .post(&path, &json!({"input": input, "dice": dice}))
        .await
        .json()
        .await
        .expect("JSON");
    assert_eq!(done["dice"], json!(dice));
    assert!(done["result"].is_object());
    let rolled: Value = server
        .post(&path, &json!({"input": input, "roll": true}))
        .await
        .json()
        .await
        .expect("JSON");
    assert_eq!(rolled["dice"].as_array().expect("dice").len(), count);
    let many: Vec<u8> = vec![6; count + 1];
    let many = server.post(&path, &json!({"input": input, "dice": many})).await;
    assert_eq!(many.status(), 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_drawn_and_not_thrown() {
    let server = table().await;
    let path = "/api/rulebooks/brigades-de-fer/procedures/draw-token/resolve?lang=en";
    let ask =
        async |body: Value| -> Value { server.post(path, &body).await.json().await.expect("JSON") };
    let bowl = json!({"union": 4, "confederate": 2});
    let needed = &ask(json!({"input": bowl})).await["needed"];
    assert_eq!(needed["die"], json!({"kind": "lot", "sides": 6}));
    let drawn = ask(json!({"input": bowl, "dice": [5]})).await;
    let throw = drawn["lines"].as_array().and_then(|lines| {
        lines.iter().find(|line| line["kind"] == "throw" && line["die"]["kind"] == "lot")
    });
    assert!(throw.is_some(), "{drawn}");
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_and_words_come_in_both_languages() {
    let server = table().await;
    for book in games::RULEBOOKS {
        let rules = |lang: &str| format!("/api/rulebooks/{}/rules?lang={lang}", book.id);
        let (french, english) = (server.json(&rules("fr")).await, server.json(&rules("en")).await);
        let count = book.rules().count();
        assert_eq!(french.as_array().map(Vec::len), Some(count));
        assert_eq!(english.as_array().map(Vec::len), Some(count));
        let words = server.json(&format!("/api/rulebooks/{}/words", book.id)).await;
        assert!(words["fields"].as_object().is_some_and(|fields| !fields.is_empty()));
        assert!(words["values"].as_object().is_some_and(|values| !values.is_empty()));
        let named = words["procedures"].as_object().expect("procedures");
        assert!(book.procedures.iter().all(|one| named.contains_key(one.name())));
    }
    let one = server.json("/api/rulebooks/brigades-de-fer/rules/BF-8.12?lang=en").await;
    assert_eq!(one["id"], "BF-8.12");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_of_the_api_is_sound() {
    let server = table().await;
    let text = server.get("/api/openapi.json").send().await.expect("an answer");
    let text = text.text().await.expect("text");
    let spec = oas3::from_json(&text).expect("OpenAPI 3.1");
    let document: Value = serde_json::from_str(&text).expect("JSON");
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    for part in text.split("\"#/components/schemas/").skip(1) {
        let name = part.split('"').next().expect("a name");
        assert!(schemas.contains_key(name), "{name} is not described");
    }
    // What is described is there.
    let paths = spec.paths.expect("paths");
    for (path, item) in &paths {
        let real = path
            .replace("{book}", "brigades-de-fer")
            .replace("{rule}", "BF-8.12")
            .replace("{ruleset}/{scenario}", FARM);
        if item.get.is_some() && !real.contains('{') {
            let status = server.get(&real).send().await.expect("an answer").status();
            assert_eq!(status, 200, "{real}");
        }
    }
    // Examples are accepted.
    for (path, body) in document["paths"].as_object().expect("paths") {
        let Some(example) =
            body["post"]["requestBody"]["content"]["application/json"].get("example")
        else {
            continue;
        };
        let real = path.replace("{book}", "brigades-de-fer").replace("{name}", "activation-test");
        if !real.contains('{') {
            let status = server.post(&real, example).await.status();
            assert!(status.is_success(), "{real}: {status}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_says_what_it_means_for_the_units_of_a_roster() {
    let server = table().await;
    let resolve = async |book: &str, procedure: &str, body: Value| -> Value {
        let path = format!("/api/rulebooks/{book}/procedures/{procedure}/resolve?lang=en");
        server.post(&path, &body).await.json().await.expect("JSON")
    };
    let input = json!({"weapon": "rifled_musket", "vc": 4, "range": 1,
        "target": {"category": "infantry", "vc": 3}});
    let parts = json!({"self": {"vc": 4}, "target": {"vc": 3, "category": "infantry"}});
    let body = json!({"input": input, "dice": [1, 6, 6, 6], "parts": parts});
    let shot = resolve("brigades-de-fer", "fire", body).await;
    let lost = json!({"role": "target", "fact": "vc", "from": 3, "to": 2, "rule": "BF-2.7"});
    assert_eq!(shot["changes"], json!([lost]));
    // Nobody is changed whom nobody named.
    let alone = json!({"input": input, "dice": [1, 6, 6, 6]});
    assert_eq!(resolve("brigades-de-fer", "fire", alone).await["changes"], json!([]));
    let input = json!({"shooter": "infantry", "formation": "line", "target": "infantry",
        "target_formation": "line"});
    let parts = json!({"self": {}, "target": {"losses": 0.5}});
    let body = json!({"input": input, "dice": [6], "parts": parts});
    let volley = resolve("bataille-empire", "fire", body).await;
    let losses = volley["result"]["losses"].as_f64().expect("losses");
    assert!(losses > 0.0);
    assert_eq!(volley["changes"][0]["to"].as_f64(), Some(0.5 + losses));
    assert_eq!(volley["changes"][1]["fact"], "action_marker");
    assert_eq!(volley["changes"][1]["role"], "self");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_told_what_to_throw_and_what_is_good() {
    let server = table().await;
    let hint = async |book: &str, procedure: &str, lang: &str, input: Value| -> Value {
        let path = format!("/api/rulebooks/{book}/procedures/{procedure}/resolve?lang={lang}");
        let told: Value =
            server.post(&path, &json!({"input": input})).await.json().await.expect("JSON");
        told["needed"]["hint"].clone()
    };
    let shot = |range: u8| {
        json!({"weapon": "rifled_musket", "vc": 4, "range": range,
            "target": {"category": "infantry", "vc": 3}})
    };
    let bf = "brigades-de-fer";
    assert_eq!(hint(bf, "fire", "fr", shot(2)).await, "chaque 1 ou 2 touche");
    assert_eq!(hint(bf, "fire", "en", shot(2)).await, "every 1 or 2 hits");
    assert_eq!(hint(bf, "fire", "en", shot(1)).await, "every 3 or less hits");
    assert_eq!(hint(bf, "fire", "en", shot(3)).await, "every 1 hits");
    let test = json!({"cohesion": "mediocre"});
    let passes = hint("marie-louise", "reaction-test", "fr", test).await;
    assert!(passes.as_str().is_some_and(|text| text.starts_with("réussit sur")), "{passes}");
    // A die that is read as it falls has no good faces.
    let initiative = json!({"a_quality": "strategist", "b_quality": "ordinary", "attacker": "b"});
    assert!(hint("bataille-empire", "initiative", "fr", initiative).await.is_null());
}

/// Every effect names a procedure, a field of its result and a rule that there are.
#[test]
fn effects_on_the_roster_name_what_exists() {
    for book in games::RULEBOOKS {
        let rules: Vec<&str> = book.rules().map(|rule| rule.id).collect();
        assert!(!book.effects.is_empty(), "{}", book.id);
        for effect in book.effects {
            let procedure = book.procedure(effect.procedure);
            let procedure = procedure.unwrap_or_else(|| panic!("{effect:?}"));
            let whole = procedure.result_schema().to_value();
            let mut schema = &whole;
            for step in effect.from.split('.') {
                schema = if step == "*" { &schema["items"] } else { &schema["properties"][step] };
                assert!(!schema.is_null(), "{effect:?}");
            }
            assert!(rules.contains(&effect.rule.to_string().as_str()), "{effect:?}");
        }
    }
}

/// Dice that note which throws count good faces.
struct Noting<'a> {
    dice: dice::Seeded,
    keys: &'a mut std::collections::BTreeSet<String>,
}

impl dice::Dice for Noting<'_> {
    fn throw(
        &mut self,
        rule: dice::RuleId,
        key: &'static str,
        pool: &dice::Pool,
        faces: &mut Vec<u8>,
    ) -> Result<[i64; 2], dice::DiceError> {
        if let dice::Reading::Sum(worth) | dice::Reading::Both(worth, _) = &pool.reading {
            let all: Vec<bool> = pool.die.faces().map(|(face, _)| worth.face(face) > 0).collect();
            if all.contains(&true) && all.contains(&false) {
                self.keys.insert(format!("{}-faces-{key}", rule.book().to_lowercase()));
            }
        }
        self.dice.throw(rule, key, pool, faces)
    }
}

#[test]
fn every_throw_says_what_a_good_die_does() {
    let mut keys = std::collections::BTreeSet::new();
    for book in games::RULEBOOKS {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
        for file in ["examples.jsonl", "bench.jsonl", "cases.jsonl"] {
            let text = std::fs::read_to_string(folder.join(book.id).join("tests").join(file));
            for line in text.unwrap_or_default().lines() {
                let Ok(case) = serde_json::from_str::<Value>(line) else { continue };
                let name = case["procedure"].as_str().unwrap_or_default();
                let Some(procedure) = book.procedure(name) else { continue };
                for seed in 0..12 {
                    let dice = dice::Seeded::new(seed);
                    let mut noting = Noting { dice, keys: &mut keys };
                    let _ = procedure.resolve(&case["input"].to_string(), &mut noting);
                }
            }
        }
    }
    assert!(keys.len() > 15, "few throws were met: {keys:?}");
    for language in words::Language::ALL {
        let unsaid: Vec<&String> = keys.iter().filter(|key| !language.words().has(key)).collect();
        assert!(unsaid.is_empty(), "{}: {unsaid:?}", language.code());
    }
}

/// The messages of a catalogue with their whole text, by key.
fn messages(text: &str) -> Vec<(&str, String)> {
    let mut found: Vec<(&str, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" = ") {
            Some((key, rest)) if line.starts_with("umpire-says-") => {
                found.push((key, rest.to_owned()));
            }
            _ => {
                if let Some((_, text)) = found.last_mut() {
                    text.push('\n');
                    text.push_str(line);
                }
            }
        }
    }
    found
}

/// What a sentence must mention of a result: every field, and of lists every field of a piece.
fn must_say(schema: &Value, key: &str, prefix: &str, wanted: &mut Vec<(String, String)>) {
    for (name, part) in schema["properties"].as_object().into_iter().flatten() {
        let name = format!("{prefix}{name}");
        if part["properties"].is_object() {
            must_say(part, key, &format!("{name}_"), wanted);
        } else if part["items"]["properties"].is_object() {
            wanted.push((key.to_owned(), format!("{name}_list")));
            must_say(&part["items"], &format!("{key}-of-{name}"), "", wanted);
        } else {
            wanted.push((key.to_owned(), name));
        }
    }
}

/// Facings go on a map, not into a sentence.
const NOT_SAID: [(&str, &str); 1] = [("umpire-says-bf-hex-moves-of-destinations", "facings")];

#[test]
fn every_result_is_a_sentence_that_says_all_of_it() {
    let mut silent = Vec::new();
    for language in ["fr", "en"] {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        let text = std::fs::read_to_string(root.join(language).join("umpire-results.ftl"));
        let text = text.expect("a catalogue");
        let messages = messages(&text);
        let mut wanted = Vec::new();
        for book in games::RULEBOOKS {
            for procedure in book.procedures {
                let key =
                    format!("umpire-says-{}-{}", book.prefix.to_lowercase(), procedure.name());
                must_say(&procedure.result_schema().to_value(), &key, "", &mut wanted);
            }
        }
        wanted.retain(|(key, name)| !NOT_SAID.contains(&(key, name)));
        for (key, name) in wanted {
            let said = messages.iter().find(|(known, _)| *known == key);
            let mentions = |text: &str| {
                text.split('$').skip(1).any(|after| {
                    let variable: String = after
                        .chars()
                        .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
                        .collect();
                    [name.clone(), format!("{name}_word"), format!("{name}_list")]
                        .contains(&variable)
                })
            };
            if !said.is_some_and(|(_, text)| mentions(text)) {
                silent.push(format!("{language} {key} ${name}"));
            }
        }
    }
    assert!(silent.is_empty(), "not said:\n{}", silent.join("\n"));
}

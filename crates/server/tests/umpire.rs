//! The rulebooks over HTTP give what the procedures give.

mod common;

use common::table;
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
    assert_eq!((&needed["die"], &needed["sides"]), (&json!("d10"), &json!(10)));
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
            .replace("{ruleset}/{scenario}", common::FARM);
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

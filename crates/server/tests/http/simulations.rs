//! Whether a battle is fair: jobs that fight it many times, stop when told to, and keep what they found.

use std::time::Duration;

use serde_json::{Value, json};
use server::Config;

use crate::common::{FARM, Table, quick, table, table_with, until};

async fn begin(server: &Table, asked: &Value) -> (u16, Value) {
    let response = server.post("/api/simulations?lang=en", asked).await;
    (response.status().as_u16(), response.json().await.expect("JSON"))
}

fn fight(scenario: &str, games: u32) -> Value {
    json!({"scenario": scenario, "games": games, "levels": ["recruit", "recruit"]})
}

/// Waits until a job has ended; how.
async fn end(server: &Table, job: &Value) -> Value {
    let path = format!("/api/simulations/{}", job["id"].as_str().expect("an id"));
    until("a job ends", async || server.json(&path).await["state"] != "running").await;
    server.json(&path).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_tells_how_far_it_is_and_its_report_stays_with_the_battle() {
    let mut server = table().await;
    let (_, source) = games::scenario(FARM).expect("a battle");
    let text = source.text.replace("turns = 5", "turns = 2");
    let sent = server.post("/api/scenarios", &json!({"text": text})).await;
    let sent: Value = sent.json().await.expect("JSON");
    let id = sent["id"].as_str().expect("an id").to_owned();
    let (status, job) = begin(&server, &fight(&id, 4)).await;
    assert_eq!((status, &job["state"], &job["games"]), (202, &json!("running"), &json!(4)));
    let ended = end(&server, &job).await;
    assert_eq!(
        (&ended["state"], &ended["done"], &ended["result"]),
        (&json!("done"), &json!(4), &json!(1))
    );
    server.stop().await;
    server.start().await;
    let list = format!("/api/scenarios/{id}/simulations");
    let results = server.json(&format!("{list}?lang=en")).await;
    assert_eq!((&results[0]["games"], &results[0]["number"]), (&json!(4), &json!(1)));
    assert_eq!(results[0]["levels"], json!(["recruit", "recruit"]));
    for (lang, wanted) in [("en", "Who wins"), ("fr", "Qui gagne")] {
        let page = server.get(&format!("{list}/1?lang={lang}")).send().await.expect("an answer");
        let page = page.text().await.expect("text");
        assert!(page.contains(wanted) && page.contains("<svg"), "{lang}");
    }
    // Another text is another battle, and the same plan finds the same.
    assert_eq!(server.json(&format!("/api/scenarios/{FARM}/simulations")).await, json!([]));
    let again = begin(&server, &fight(&id, 4)).await.1;
    assert_eq!(end(&server, &again).await["result"], 2);
    let both = server.json(&format!("{list}?lang=en")).await;
    assert_eq!(both[0]["verdict"], both[1]["verdict"]);
    assert_eq!(server.get(&format!("{list}/9")).send().await.expect("an answer").status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_is_stopped_and_what_was_fought_is_reported() {
    let server = table().await;
    let job = begin(&server, &fight(FARM, 1000)).await.1;
    let path = format!("/api/simulations/{}", job["id"].as_str().expect("an id"));
    until("a battle is over", async || {
        server.json(&path).await["done"].as_u64().is_some_and(|done| done > 0)
    })
    .await;
    assert_eq!(server.post(&format!("{path}/stop"), &json!({})).await.status(), 200);
    let ended = end(&server, &job).await;
    let done = ended["done"].as_u64().expect("a number");
    assert_eq!(ended["state"], "stopped");
    assert!((1..1000).contains(&done), "{done}");
    let results = server.json(&format!("/api/scenarios/{FARM}/simulations?lang=en")).await;
    assert_eq!(results[0]["games"].as_u64(), Some(done));
    let nobody = server.get("/api/simulations/AAAAAAAAAAAAAAAA").send().await.expect("an answer");
    assert_eq!(nobody.status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn jobs_have_their_fair_share_and_no_more() {
    let server = table().await;
    for (asked, field) in [
        (json!({"scenario": FARM, "games": 0, "levels": ["recruit", "recruit"]}), "games"),
        (json!({"scenario": FARM, "games": 1001, "levels": ["recruit", "recruit"]}), "games"),
        (json!({"scenario": FARM, "games": 5, "levels": ["recruit"]}), "levels"),
        (json!({"scenario": FARM, "games": 5, "levels": ["recruit", "emperor"]}), "levels"),
    ] {
        let (status, told) = begin(&server, &asked).await;
        assert_eq!((status, &told["error"]["field"]), (400, &json!(field)), "{asked}");
    }
    assert_eq!(begin(&server, &fight("brigades-de-fer/none", 5)).await.0, 404);
    let jobs = [begin(&server, &fight(FARM, 1000)).await, begin(&server, &fight(FARM, 1000)).await];
    let (status, told) = begin(&server, &fight(FARM, 5)).await;
    assert_eq!((status, &told["error"]["code"]), (429, &json!("too_many_computers")));
    // A computer that plays with a person is not kept waiting for a thousand battles.
    let seats = json!([{"player": "human"}, {"player": "computer", "level": "recruit"}]);
    let game = server.create(FARM, seats).await;
    let mut person = server.sit(&game.id, Some(&game.tokens[0])).await;
    for _ in 0..12 {
        assert!(person.asked().await);
        person.answer_by("commit").await;
    }
    for (_, job) in &jobs {
        let path = format!("/api/simulations/{}", job["id"].as_str().expect("an id"));
        let state = server.json(&path).await["state"].clone();
        assert_eq!(state, "running", "a thousand battles take longer than a dozen answers");
        server.post(&format!("{path}/stop"), &json!({})).await;
    }
    for (_, job) in &jobs {
        end(&server, job).await;
    }
    assert_eq!(begin(&server, &fight(FARM, 1)).await.0, 202);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_whose_time_is_over_ends() {
    let config = Config { simulation_budget: Duration::from_millis(1), ..quick() };
    let server = table_with(config).await;
    let job = begin(&server, &fight(FARM, 1000)).await.1;
    let ended = end(&server, &job).await;
    assert_ne!(ended["state"], "done");
    assert!(ended["done"].as_u64() < Some(1000));
}

//! A client that does not read: the others do not feel it, the server keeps little for it, and when it
//! reads again it is given the whole table.

use std::time::Duration;

use crate::common::{Game, PATIENCE, Socket, Table, counted, quick, table_with};
use serde_json::{Value, json};
use server::Config;

const BATTLE: &str = "brigades-de-fer/gettysburg";
/// Whole tables that the client asks for and does not read: more than any buffer on the way holds.
const UNREAD: usize = 1_000;
/// Lines of chat while its line is full: more than the queue of its notices holds (64).
const SAID: usize = 100;

/// How many sockets wait for their client to read, and how often one had to.
async fn socket_waits(server: &Table) -> (u64, u64) {
    (server.metric("sockets_waiting").await, server.metric("socket_waits_total").await)
}

/// A player who reads, and one whose line is full because he does not.
async fn one_is_stuck(server: &Table, game: &Game) -> (Socket, Socket) {
    let mut player = server.sit(&game.id, Some(&game.tokens[0])).await;
    assert!(player.asked().await);
    let mut slow = server.sit(&game.id, Some(&game.tokens[1])).await;
    slow.wait("table").await;
    player.table_where(|table| table["seats"][1]["connected"] == true).await;
    for _ in 0..UNREAD {
        slow.send(&json!({"type": "table"})).await;
    }
    (player, slow)
}

/// What a slow client misses it does not get piece by piece: it is told to take the whole again.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_reads_slowly_is_given_the_whole_and_the_others_do_not_wait() {
    // Were the others to wait for the slow one, they would wait for longer than they have patience.
    let ages = 10 * PATIENCE;
    let server = table_with(Config { slow_client: ages, idle_connection: ages, ..counted() }).await;
    let game = server.two_people(BATTLE).await;
    let (mut player, mut slow) = one_is_stuck(&server, &game).await;
    player.answer(0).await;
    // The buffers on the way fill up in their own time. The line was full while all of this was said if
    // one and the same wait went on from the beginning to the end.
    let mut said = 0;
    loop {
        let before = socket_waits(&server).await;
        for _ in 0..SAID {
            player.send(&json!({"type": "chat", "text": format!("line {said}")})).await;
            player.wait("chat").await;
            said += 1;
        }
        if before.0 == 1 && socket_waits(&server).await == before {
            break;
        }
    }
    player.answer(0).await;

    let last = format!("line {}", said - 1);
    while !slow.heard.last().is_some_and(|text| text.contains(&last)) {
        slow.next().await.expect("open");
    }
    slow.sync().await;
    // The queue did not keep all that was said meanwhile, and after the gap comes a whole table.
    let is = |text: &str, kind: &str| text.starts_with(&format!(r#"{{"type":"{kind}""#));
    let lines = slow.heard.iter().enumerate().filter(|(_, text)| is(text, "chat"));
    let gap =
        lines.zip(0..said).find(|((_, text), line)| !text.contains(&format!(r#""line {line}""#)));
    let ((gap, _), _) = gap.expect("more was kept than the queue holds");
    let next = slow.heard[gap..].iter().find(|text| is(text, "table") || is(text, "update"));
    assert!(next.is_some_and(|text| is(text, "table")), "an update after a gap: {next:?}");
    let whole = server.json_as(&game.path("?lang=en"), &game.tokens[1]).await;
    for part in ["number", "pieces", "waiting_for", "chat_length"] {
        assert_eq!(slow.table[part], whole[part], "{part}");
    }
}

/// One that does not read at all is hung up on: nothing is kept for it.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_never_reads_is_hung_up_on() {
    let soon = Duration::from_millis(300);
    let server = table_with(Config { slow_client: soon, ..quick() }).await;
    let game = server.two_people(BATTLE).await;
    let (mut player, slow) = one_is_stuck(&server, &game).await;
    let alone = |table: &Value| table["seats"][1]["connected"] == false;
    player.table_where(alone).await;
    drop(slow);
}

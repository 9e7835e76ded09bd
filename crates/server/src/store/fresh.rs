//! SQLite writes whole pages, and the last events of a hundred games stand on a hundred pages. There
//! events are written to a small table first, one behind the other, and moved to their places many
//! at a time. They are on disk in either.

use sqlx::{AnyConnection, Connection, Executor};

use super::StoreError;

pub(super) const SCHEMA: &[&str] = &[
    "CREATE TABLE IF NOT EXISTS fresh (
        game TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (game, number))",
    // Of two writers one is refused, wherever the event of the other stands.
    "CREATE TRIGGER IF NOT EXISTS fresh_only BEFORE INSERT ON fresh
     WHEN EXISTS (SELECT 1 FROM choices WHERE game = NEW.game AND number = NEW.number)
     BEGIN SELECT RAISE(ABORT, 'taken'); END",
];

/// What the trigger says.
pub(super) const TAKEN: &str = "taken";

/// So many events are moved together: few enough to be written on few pages, many enough that those
/// of a busy game go to one place.
pub(super) const MOST: usize = 1024;

pub(super) const EVENTS: &str = "SELECT body FROM ( \
     SELECT number, body FROM choices WHERE game = $1 AND number >= $2 UNION ALL \
     SELECT number, body FROM fresh WHERE game = $1 AND number >= $2) AS events ORDER BY number";

/// Moves every event to its place.
pub(super) async fn settle(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    transaction
        .execute(
            "INSERT INTO choices (game, number, at, body) \
             SELECT game, number, at, body FROM fresh ORDER BY game, number",
        )
        .await?;
    transaction.execute("DELETE FROM fresh").await?;
    transaction.commit().await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use engine::game::Seat;
    use sqlx::Row;

    use super::*;
    use crate::fold::{Event, Stored};
    use crate::store::Store;

    /// An event that can be told from the others.
    fn event(index: usize) -> Stored {
        Stored { seat: Seat(0), event: Event::TakeBack { index, alone: false }, clock: None }
    }

    async fn count(store: &Store, table: &str) -> i64 {
        let sql = format!("SELECT COUNT(*) FROM {table}");
        sqlx::query(&sql).fetch_one(&store.pool).await.expect("a row").get(0)
    }

    #[tokio::test]
    async fn of_two_writers_one_is_refused_before_and_after_events_are_settled() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let file = folder.path().join("games.db");
        let one = Store::file(&file).await.expect("a store");
        one.add("game", 0, &event(0)).await.expect("written");
        let other = Store::file(&file).await.expect("a store");
        assert_eq!((count(&one, "fresh").await, count(&one, "choices").await), (0, 1));
        other.add("game", 1, &event(1)).await.expect("written");
        for (number, store) in [(0, &one), (0, &other), (1, &one), (1, &other)] {
            let late = store.add("game", number, &event(9)).await;
            assert!(matches!(late, Err(StoreError::Taken)), "{number}: {late:?}");
        }
        one.add("game", 2, &event(2)).await.expect("written");
        let events = other.events("game").await.expect("read");
        assert_eq!(events, [event(0), event(1), event(2)]);
        assert_eq!(one.events_since("game", 1).await.expect("read"), events[1..]);
    }

    #[tokio::test]
    async fn many_events_go_to_their_places_and_none_is_lost_or_doubled() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let store = Store::file(&folder.path().join("games.db")).await.expect("a store");
        let all = MOST + 10;
        // Games at once, so that many events are written together.
        let games = (0..16).map(|game| {
            let store = store.clone();
            tokio::spawn(async move {
                for index in (game..all).step_by(16) {
                    let number = (index / 16) as i64;
                    store.add(&game.to_string(), number, &event(index)).await.expect("written");
                }
            })
        });
        for game in games.collect::<Vec<_>>() {
            game.await.expect("joined");
        }
        for game in 0..16 {
            let expected: Vec<Stored> = (game..all).step_by(16).map(event).collect();
            assert_eq!(store.events(&game.to_string()).await.expect("read"), expected);
        }
        assert!(count(&store, "choices").await >= MOST as i64);
        assert!(count(&store, "fresh").await < MOST as i64);
    }
}

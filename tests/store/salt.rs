//! What marks the messages of a database: made once, and nothing for databases from before.

use std::borrow::Cow;

use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;
use viceroy::notice::Salt;
use viceroy::store::Store;

use super::lobby;

#[tokio::test]
async fn a_new_database_is_marked_once() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("games.db");
    let (first, second) = (Salt::of([1; 5]), Salt::of([2; 5]));
    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.salt(first).await.unwrap(), first);
    assert_eq!(store.salt(second).await.unwrap(), first);
    lobby(&store).await;
    store.close().await;
    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.salt(second).await.unwrap(), first);
    store.close().await;
    super::by_hand(&path, "update salt set letters = 'what?'").await;
    let store = Store::open(&path).await.unwrap();
    assert!(store.salt(first).await.is_err());
    store.close().await;
}

/// Its buttons stand in channels, spelt without a mark.
#[tokio::test]
async fn a_database_with_games_from_before_is_not_marked() {
    for (sql, marked) in [
        (
            "insert into games (state, channel, secret, secret_hash, created_at)
             values ('gathering', 7, zeroblob(32), 'h', 1)",
            false,
        ),
        ("", true),
    ] {
        let dir = TempDir::new().unwrap();
        let path = dir.path().join("games.db");
        let mut before = sqlx::migrate!();
        before.migrations = Cow::Owned(before.migrations[..5].to_vec());
        let options = sqlx::sqlite::SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true);
        let mut connection = options.connect().await.unwrap();
        before
            .run_direct(None, &mut connection, false)
            .await
            .unwrap();
        connection.close().await.unwrap();
        super::by_hand(&path, sql).await;

        let new = Salt::of([1; 5]);
        let store = Store::open(&path).await.unwrap();
        let salt = store.salt(new).await.unwrap();
        assert_eq!(salt, if marked { new } else { Salt::NONE });
        store.close().await;
    }
}

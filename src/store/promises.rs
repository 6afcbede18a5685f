//! Answers that were promised and not yet given.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::Store;
use super::error::StoreError;
use super::writer::Write;
use crate::notice::{AskedFor, GameId, PersonId, Promise, PromiseId};

/// A write about one promise.
#[derive(Debug)]
pub(super) enum PromiseWrite {
    Made(Promise),
    Done(PromiseId),
}

impl Store {
    /// Remembers that an answer was promised.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn promise(&self, promise: Promise) -> Result<(), StoreError> {
        self.write_promise(PromiseWrite::Made(promise)).await
    }

    /// Forgets a promise: it was kept, or cannot be kept any more.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn end_promise(&self, promise: PromiseId) -> Result<(), StoreError> {
        self.write_promise(PromiseWrite::Done(promise)).await
    }

    /// The promises that were neither kept nor given up, the oldest first.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn promises(&self) -> Result<Vec<Promise>, StoreError> {
        let rows = sqlx::query("select * from promises order by at, interaction")
            .fetch_all(&self.reads)
            .await?;
        rows.iter().map(read_promise).collect()
    }

    async fn write_promise(&self, write: PromiseWrite) -> Result<(), StoreError> {
        self.writer.write(Write::Promise(write)).await.map(drop)
    }
}

fn read_promise(row: &SqliteRow) -> Result<Promise, StoreError> {
    let id: i64 = row.try_get("interaction")?;
    let person: i64 = row.try_get("person")?;
    let game: Option<i64> = row.try_get("game")?;
    Ok(Promise {
        id: PromiseId(id.cast_unsigned()),
        token: row.try_get("token")?,
        person: PersonId(person.cast_unsigned()),
        about: game.map_or(AskedFor::Else, |game| AskedFor::Panel(GameId(game))),
        at: row.try_get("at")?,
    })
}

impl PromiseWrite {
    pub(super) async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        let query = match self {
            PromiseWrite::Made(promise) => sqlx::query(
                // A number of a game that is not there can stand on a made-up button.
                "insert or replace into promises (interaction, token, person, game, at)
                 values (?, ?, ?, (select id from games where id = ?), ?)",
            )
            .bind(promise.id.0.cast_signed())
            .bind(&promise.token)
            .bind(promise.person.0.cast_signed())
            .bind(match promise.about {
                AskedFor::Panel(game) => Some(game.0),
                AskedFor::Else => None,
            })
            .bind(promise.at),
            PromiseWrite::Done(id) => {
                sqlx::query("delete from promises where interaction = ?").bind(id.0.cast_signed())
            }
        };
        query.execute(connection).await?;
        Ok(0)
    }
}

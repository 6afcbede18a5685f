//! Deferred replies: answers that people see to be coming, and that are not given yet.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::Store;
use super::error::StoreError;
use super::writer::Write;
use crate::notice::{AskedFor, DeferredId, DeferredReply, GameId, PersonId};

/// A write about one deferred reply.
#[derive(Debug)]
enum DeferredWrite {
    Made(DeferredReply),
    Done(DeferredId),
}

impl Store {
    /// Remembers that a reply was deferred.
    pub async fn remember_deferred(&self, reply: DeferredReply) -> Result<(), StoreError> {
        self.write_deferred(DeferredWrite::Made(reply)).await
    }

    /// Forgets a deferred reply: it was given, or cannot be given any more.
    pub async fn forget_deferred(&self, reply: DeferredId) -> Result<(), StoreError> {
        self.write_deferred(DeferredWrite::Done(reply)).await
    }

    /// The deferred replies that were neither given nor given up, the oldest first.
    pub async fn deferred(&self) -> Result<Vec<DeferredReply>, StoreError> {
        // The table has its first name.
        let rows = sqlx::query("select * from promises order by at, interaction")
            .fetch_all(&self.reads)
            .await?;
        rows.iter().map(read_deferred).collect()
    }

    async fn write_deferred(&self, write: DeferredWrite) -> Result<(), StoreError> {
        self.writer.write(write).await.map(drop)
    }
}

fn read_deferred(row: &SqliteRow) -> Result<DeferredReply, StoreError> {
    let id: i64 = row.try_get("interaction")?;
    let person: i64 = row.try_get("person")?;
    let game: Option<i64> = row.try_get("game")?;
    Ok(DeferredReply {
        id: DeferredId(id.cast_unsigned()),
        token: row.try_get("token")?,
        person: PersonId(person.cast_unsigned()),
        about: game.map_or(AskedFor::Else, |game| AskedFor::Panel(GameId(game))),
        at: row.try_get("at")?,
    })
}

impl Write for DeferredWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        let query = match self {
            DeferredWrite::Made(reply) => sqlx::query(
                // A number of a game that is not there can stand on a made-up button.
                "insert or replace into promises (interaction, token, person, game, at)
                 values (?, ?, ?, (select id from games where id = ?), ?)",
            )
            .bind(reply.id.0.cast_signed())
            .bind(&reply.token)
            .bind(reply.person.0.cast_signed())
            .bind(match reply.about {
                AskedFor::Panel(game) => Some(game.0),
                AskedFor::Else => None,
            })
            .bind(reply.at),
            DeferredWrite::Done(id) => {
                sqlx::query("delete from promises where interaction = ?").bind(id.0.cast_signed())
            }
        };
        query.execute(connection).await?;
        Ok(0)
    }
}

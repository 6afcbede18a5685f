//! Deferred replies: answers that people see to be coming, and that are not given yet.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::Store;
use super::error::StoreError;
use viceroy_model::messages::{AskedFor, DeferredId, DeferredReply, GameId};

impl Store {
    pub async fn remember_deferred(&self, reply: DeferredReply) -> Result<(), StoreError> {
        // A number of a game that is not there can stand on a made-up button.
        let made = sqlx::query(
            "insert or replace into promises (interaction, token, person, game, at)
             values (?, ?, ?, (select id from games where id = ?), ?)",
        )
        .bind(reply.id)
        .bind(reply.token)
        .bind(reply.person)
        .bind(match reply.about {
            AskedFor::Panel(game) => Some(game),
            AskedFor::Else => None,
        });
        self.run(made.bind(reply.at)).await
    }

    /// Forgets a deferred reply: it was given, or cannot be given any more.
    pub async fn forget_deferred(&self, reply: DeferredId) -> Result<(), StoreError> {
        let done = sqlx::query("delete from promises where interaction = ?");
        self.run(done.bind(reply)).await
    }

    /// The deferred replies that were neither given nor given up, the oldest first.
    pub async fn deferred(&self) -> Result<Vec<DeferredReply>, StoreError> {
        // The table has its first name.
        let rows = sqlx::query("select * from promises order by at, interaction")
            .fetch_all(&self.reads)
            .await?;
        rows.iter().map(read_deferred).collect()
    }
}

fn read_deferred(row: &SqliteRow) -> Result<DeferredReply, StoreError> {
    let game: Option<GameId> = row.try_get("game")?;
    Ok(DeferredReply {
        id: row.try_get("interaction")?,
        token: row.try_get("token")?,
        person: row.try_get("person")?,
        about: game.map_or(AskedFor::Else, AskedFor::Panel),
        at: row.try_get("at")?,
    })
}

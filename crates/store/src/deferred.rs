//! Interactions that were acknowledged but not answered yet.

use viceroy_model::messages::{AskedFor, DeferredId, DeferredReply};

use crate::prelude::*;

impl Store {
    pub async fn remember_deferred(&self, reply: DeferredReply) -> Result<()> {
        // A forged button can carry the id of a game that does not exist.
        let made = "insert or replace into promises (interaction, token, person, game, at)
             values (?, ?, ?, (select id from games where id = ?), ?)";
        let game = match reply.about {
            AskedFor::Panel(game) => Some(game),
            AskedFor::Else => None,
        };
        let made = query!(made, reply.id, reply.token, reply.person, game, reply.at);
        self.run(Outdates::Nothing, made).await
    }

    pub async fn forget_deferred(&self, reply: DeferredId) -> Result<()> {
        let done = "delete from promises where interaction = ?";
        self.run(Outdates::Nothing, query!(done, reply)).await
    }

    pub async fn deferred(&self) -> Result<Vec<DeferredReply>> {
        // The table keeps its original name.
        let rows = sqlx::query("select * from promises order by at, interaction")
            .fetch_all(&self.reads)
            .await?;
        rows.iter().map(read_deferred).collect()
    }
}

fn read_deferred(row: &SqliteRow) -> Result<DeferredReply> {
    let game: Option<GameId> = row.try_get("game")?;
    Ok(DeferredReply {
        id: row.try_get("interaction")?,
        token: row.try_get("token")?,
        person: row.try_get("person")?,
        about: game.map_or(AskedFor::Else, AskedFor::Panel),
        at: row.try_get("at")?,
    })
}

//! Lobbies that gather: how many there are, since when, and their end when nobody starts them.

use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::error::StoreError;
use super::writer::Write;
use crate::notice::{Authority, Extent, GameId, PersonId, ServerId};

/// Why a lobby is closed in which people still sit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Why {
    /// It was not started in time.
    Expired,
    /// Somebody who keeps order there has closed it.
    Shut,
}

/// A lobby is closed as it is.
#[derive(Debug)]
struct CloseWrite {
    game: GameId,
    revision: i64,
    at: i64,
    why: Why,
}

impl Store {
    /// How many lobbies gather that this person opened and still sits in.
    pub async fn lobbies_of(&self, who: PersonId) -> Result<u32, StoreError> {
        let count = sqlx::query_scalar(
            "select count(*) from games join seats on game = id and person = opened_by
             where state = 'gathering' and opened_by = ?",
        )
        .bind(who.0.cast_signed())
        .fetch_one(&self.reads)
        .await?;
        Ok(count)
    }

    /// When somebody opened tables after this time, in Unix milliseconds, whatever became of them: the newest first, so many
    /// at most.
    pub async fn opened_by(
        &self,
        who: PersonId,
        after: i64,
        most: u32,
    ) -> Result<Vec<i64>, StoreError> {
        let times = sqlx::query_scalar(
            "select created_at from games where opened_by = ? and created_at > ?
             order by created_at desc limit ?",
        )
        .bind(who.0.cast_signed())
        .bind(after)
        .bind(most)
        .fetch_all(&self.reads)
        .await?;
        Ok(times)
    }

    /// How many lobbies gather on a server.
    pub async fn lobbies_on(&self, server: ServerId) -> Result<u32, StoreError> {
        let count = sqlx::query_scalar(
            "select count(*) from games where state = 'gathering' and server = ?",
        )
        .bind(server.0.cast_signed())
        .fetch_one(&self.reads)
        .await?;
        Ok(count)
    }

    /// The lobbies that gather on a server.
    pub async fn gathering_on(&self, server: ServerId) -> Result<Vec<GameId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "select id from games where state = 'gathering' and server = ? order by id",
        )
        .bind(server.0.cast_signed())
        .fetch_all(&self.reads)
        .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// The newest private lobby that somebody organises and that gathers on a server.
    pub async fn newest_private_of(
        &self,
        organiser: PersonId,
        server: ServerId,
    ) -> Result<Option<GameId>, StoreError> {
        let newest: Option<i64> = sqlx::query_scalar(
            "select id from games where state = 'gathering' and private = 1 and organiser = ?
             and server = ? order by id desc limit 1",
        )
        .bind(organiser.0.cast_signed())
        .bind(server.0.cast_signed())
        .fetch_optional(&self.reads)
        .await?;
        Ok(newest.map(GameId))
    }

    /// The lobbies that gather and can expire, with when they were opened.
    pub async fn expiring_lobbies(&self) -> Result<Vec<(GameId, i64)>, StoreError> {
        let rows: Vec<(i64, i64)> =
            sqlx::query_as("select id, created_at from games where state = 'gathering'")
                .fetch_all(&self.reads)
                .await?;
        let lobby = |(game, opened_at)| (GameId(game), opened_at);
        Ok(rows.into_iter().map(lobby).collect())
    }

    /// Closes a lobby that was not started in time.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the lobby is no longer at this revision.
    pub async fn expire(&self, game: GameId, revision: i64, at: i64) -> Result<(), StoreError> {
        self.close_lobby(game, revision, at, Why::Expired).await
    }

    /// Closes a lobby for the sake of order.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the lobby is no longer at this revision.
    pub async fn shut(&self, game: GameId, revision: i64, at: i64) -> Result<(), StoreError> {
        self.close_lobby(game, revision, at, Why::Shut).await
    }

    async fn close_lobby(
        &self,
        game: GameId,
        revision: i64,
        at: i64,
        why: Why,
    ) -> Result<(), StoreError> {
        let write = CloseWrite {
            game,
            revision,
            at,
            why,
        };
        self.writer.write(write).await.map(drop)
    }

    /// The tables that gather or run and that somebody keeps order of, the newest first.
    pub async fn tables_under(&self, by: Authority) -> Result<Vec<GameId>, StoreError> {
        // Whether the channel of a table has to be that one, or another; nothing where it does not matter.
        let is_there = match by.over {
            Extent::Channel => Some(true),
            Extent::Server => None,
            Extent::Elsewhere => Some(false),
        };
        let ids: Vec<i64> = sqlx::query_scalar(
            "select id from games where state in ('gathering', 'started') and server = ?1
             and (channel = ?2) is coalesce(?3, channel = ?2) order by id desc",
        )
        .bind(by.server.0.cast_signed())
        .bind(by.channel.0.cast_signed())
        .bind(is_there)
        .fetch_all(&self.reads)
        .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }
}

impl Write for CloseWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        let updated = sqlx::query(
            "update games set revision = revision + 1, state = 'closed', expired = ?, ended_at = ?
             where id = ? and revision = ? and state = 'gathering'",
        )
        .bind(self.why == Why::Expired)
        .bind(self.at)
        .bind(self.game.0)
        .bind(self.revision)
        .execute(connection)
        .await?;
        if updated.rows_affected() == 1 {
            Ok(0)
        } else {
            Err(StoreError::Conflict(self.game))
        }
    }
}

//! Open lobbies: counts, expiry and closing.

use super::statement::Bound;
use crate::prelude::*;
use viceroy_model::messages::{Authority, Extent, TableCode};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Why {
    Expired,
    /// Closed by a moderator.
    Shut,
}

impl Store {
    pub async fn lobbies_of(&self, who: PersonId) -> Result<u32> {
        let count = "select count(*) from games join seats on game = id and person = opened_by
             where state = 'gathering' and opened_by = ? and deal is null";
        Ok(query_scalar!(count, who).fetch_one(&self.reads).await?)
    }

    pub async fn lobbies_of_on(&self, who: PersonId, server: ServerId) -> Result<u32> {
        let count = "select count(*) from games join seats on game = id and person = opened_by
             where state = 'gathering' and opened_by = ? and server = ?";
        Ok(query_scalar!(count, who, server).fetch_one(&self.reads).await?)
    }

    /// Times after `after`, in Unix milliseconds, at which a person opened lobbies, whatever became
    /// of them; newest first, at most `most`.
    pub async fn opened_by(&self, who: PersonId, after: i64, most: u32) -> Result<Vec<i64>> {
        let times =
            "select created_at from games where opened_by = ? and created_at > ? and deal is null
             order by created_at desc limit ?";
        Ok(query_scalar!(times, who, after, most).fetch_all(&self.reads).await?)
    }

    pub async fn lobbies_on(&self, server: ServerId) -> Result<u32> {
        let count = "select count(*) from games where state = 'gathering' and server = ?";
        Ok(query_scalar!(count, server).fetch_one(&self.reads).await?)
    }

    /// Where a person has a table by direct message that gathers or runs, without other people; the
    /// newest.
    pub async fn alone_in(&self, who: PersonId) -> Result<Option<RoomId>> {
        let room = "select channel from games where opened_by = ?1 and direct = 1 and deal is null
             and state in ('gathering', 'started') and not exists
               (select 1 from seats where game = games.id and person > 0 and person <> ?1)
             order by id desc limit 1";
        Ok(query_scalar!(room, who).fetch_optional(&self.reads).await?)
    }

    /// Whether a person has a seat where everything is told by direct message.
    pub async fn plays_directly(&self, who: PersonId) -> Result<bool> {
        let plays = "select exists (select 1 from games join seats on game = id and person = ?
             where direct = 1 and deal is null and state in ('gathering', 'started'))";
        Ok(query_scalar!(plays, who).fetch_one(&self.reads).await?)
    }

    pub async fn gathering_by_code(&self, code: &TableCode) -> Result<Option<GameId>> {
        let game = "select id from games where state = 'gathering' and code = ?";
        Ok(query_scalar!(game, code.as_str()).fetch_optional(&self.reads).await?)
    }

    /// The running game and seat that a player gives away with this code.
    pub async fn seat_by_code(&self, code: &TableCode) -> Result<Option<(GameId, Seat)>> {
        let found: Option<(GameId, u8)> = sqlx::query_as(
            "select id, seat from seats join games on id = game
             where state = 'started' and seats.code = ?",
        )
        .bind(code.as_str())
        .fetch_optional(&self.reads)
        .await?;
        Ok(found.map(|(game, seat)| (game, Seat(seat))))
    }

    /// `None` ends an earlier one.
    pub async fn set_seat_code(
        &self,
        game: GameId,
        who: PersonId,
        code: Option<&TableCode>,
    ) -> Result<()> {
        let set = "update seats set code = ? where game = ? and person = ?";
        let code = code.map(|code| code.as_str().to_owned());
        self.run(Outdates::Game(game), query!(set, code, game, who)).await
    }

    /// Whether a table or a seat has this code.
    pub async fn is_code_taken(&self, code: &TableCode) -> Result<bool> {
        let taken = "select exists (select 1 from games where code = ?1 and state = 'gathering')
             or exists (select 1 from seats where code = ?1)";
        Ok(query_scalar!(taken, code.as_str()).fetch_one(&self.reads).await?)
    }

    /// The newest table without a server that gathers and at which a person sits.
    pub async fn gathering_by_code_of(&self, who: PersonId) -> Result<Option<GameId>> {
        let game = "select id from games join seats on game = id and person = ?
             where state = 'gathering' and games.code is not null order by id desc limit 1";
        Ok(query_scalar!(game, who).fetch_optional(&self.reads).await?)
    }

    pub async fn gathering_on(&self, server: ServerId) -> Result<Vec<GameId>> {
        let games = "select id from games where state = 'gathering' and server = ? order by id";
        Ok(query_scalar!(games, server).fetch_all(&self.reads).await?)
    }

    pub async fn newest_private_of(
        &self,
        organiser: PersonId,
        server: ServerId,
    ) -> Result<Option<GameId>> {
        let newest =
            "select id from games where state = 'gathering' and private = 1 and organiser = ?
             and server = ? order by id desc limit 1";
        Ok(query_scalar!(newest, organiser, server).fetch_optional(&self.reads).await?)
    }

    /// When they were opened, and when something has to be done.
    pub async fn expiring_lobbies(&self) -> Result<Vec<(GameId, i64, Option<i64>)>> {
        let lobbies =
            "select id, created_at, due_at from games where state = 'gathering' and deal is null";
        Ok(sqlx::query_as(lobbies).fetch_all(&self.reads).await?)
    }

    /// # Errors
    /// [`StoreError::Conflict`] when the lobby is no longer at this revision.
    pub async fn expire(&self, game: GameId, revision: i64, at: i64) -> Result<()> {
        self.close_lobby(game, revision, at, Why::Expired).await
    }

    /// Closes a lobby on behalf of a moderator.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the lobby is no longer at this revision.
    pub async fn shut(&self, game: GameId, revision: i64, at: i64) -> Result<()> {
        self.close_lobby(game, revision, at, Why::Shut).await
    }

    async fn close_lobby(&self, game: GameId, revision: i64, at: i64, why: Why) -> Result<()> {
        let close = sqlx::query(
            "update games set revision = revision + 1, state = 'closed', expired = ?, ended_at = ?, due_at = null
             where id = ? and revision = ? and state = 'gathering'",
        )
        .bind(why == Why::Expired)
        .bind(at)
        .bind(game)
        .bind(revision);
        let written = self.writer.write(
            Outdates::Everything,
            (Bound::new(close)?, game),
            |(close, game), connection| Box::pin(close.run_on_one_row(*game, connection)),
        );
        written.await.map(drop)
    }

    /// Lobbies and running games that somebody moderates, newest first.
    pub async fn tables_under(&self, by: Authority) -> Result<Vec<GameId>> {
        let is_there = match by.over {
            Extent::Channel => Some(true),
            Extent::Server => None,
            Extent::Elsewhere => Some(false),
        };
        let games = "select id from games where state in ('gathering', 'started') and server = ?1
             and (channel = ?2) is coalesce(?3, channel = ?2) order by id desc";
        Ok(query_scalar!(games, by.server, by.channel, is_there).fetch_all(&self.reads).await?)
    }
}

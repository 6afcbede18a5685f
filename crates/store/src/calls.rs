//! Whom messages call, and who was brought into a thread.

use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::error::StoreError;
use super::message_row::{SeatCall, WantedMessage, WantedRow, announce, bind_key, of_key};
use super::told::{Addressee, Told};
use super::writer::Write;
use viceroy_model::attendance::Announcement;
use viceroy_model::messages::{GameId, MessageKey, MessageKind, PersonId, PlayBy};
use viceroy_rules::Seat;

/// Whom a message calls, and when.
#[derive(Clone, Debug)]
pub struct Calls {
    /// Who, and since which step the game waits for them.
    pub seats: Vec<(Seat, u32)>,
    /// When.
    pub at: i64,
}

impl Calls {
    /// Remembers that they were called.
    pub(super) async fn note(
        &self,
        connection: &mut SqliteConnection,
        game: GameId,
    ) -> Result<(), StoreError> {
        for (seat, since) in &self.seats {
            sqlx::query(
                "update seats set called_for = ?, called_at = ? where game = ? and seat = ?",
            )
            .bind(since)
            .bind(self.at)
            .bind(game)
            .bind(seat.0)
            .execute(&mut *connection)
            .await?;
        }
        Ok(())
    }
}

/// Remembers who was brought into a game's thread.
pub(super) async fn brought(
    connection: &mut SqliteConnection,
    game: GameId,
    seats: &[Seat],
) -> Result<(), StoreError> {
    for seat in seats {
        sqlx::query("update seats set in_thread = 1 where game = ? and seat = ?")
            .bind(game)
            .bind(seat.0)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

impl Store {
    /// Running games that wait for somebody who was not told so yet.
    pub async fn uncalled(&self) -> Result<Vec<GameId>, StoreError> {
        let games = sqlx::query_scalar(
            "select distinct game from seats
             where waits_since is not null and waits_since is not called_for order by game",
        );
        Ok(games.fetch_all(&self.reads).await?)
    }

    /// Wants a call of these seats. Gives its key.
    pub async fn want_call(
        &self,
        game: GameId,
        called: Vec<SeatCall>,
    ) -> Result<MessageKey, StoreError> {
        let nth = self.writer.write(CallWrite { game, called }).await?;
        let nth = u32::try_from(nth).map_err(|_| StoreError::Conflict(game))?;
        Ok(MessageKind::Call.nth(game, nth))
    }
}

impl Store {
    /// Wants a panel by direct message, unless it was ever wanted.
    pub async fn want_panel(&self, key: MessageKey, who: PersonId) -> Result<(), StoreError> {
        self.writer.write(PanelWrite { key, who }).await.map(drop)
    }
}

impl Store {
    /// Wants somebody to be told directly what everybody was to read, unless they were told that.
    pub async fn want_told(
        &self,
        game: GameId,
        seat: Seat,
        who: PersonId,
        announcement: Announcement,
    ) -> Result<(), StoreError> {
        let told = Told { to: Addressee::Seat(seat), announcement };
        self.writer.write(ToldWrite { game, seat, who, told }).await.map(drop)
    }
}

/// Somebody is to be told something.
#[derive(Debug)]
struct ToldWrite {
    game: GameId,
    seat: Seat,
    who: PersonId,
    told: Told,
}

impl Write for ToldWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        may_be_closed(connection, self.who).await?;
        let known = sqlx::query(
            "select 1 from notices where game = ? and kind = ? and seat = ? and announcement = ?",
        )
        .bind(self.game)
        .bind(<&str>::from(MessageKind::Told))
        .bind(self.seat.0)
        .bind(serde_json::to_string(&self.told.announcement)?);
        if known.fetch_optional(&mut *connection).await?.is_none() {
            let told = std::slice::from_ref(&self.told);
            announce(connection, self.game, MessageKind::Announcement, told).await?;
        }
        Ok(0)
    }
}

/// Whether somebody takes direct messages is remembered of them from now on.
async fn may_be_closed(connection: &mut SqliteConnection, who: PersonId) -> Result<(), StoreError> {
    sqlx::query("insert into people (play_by, person) values (?, ?) on conflict do nothing")
        .bind(<&str>::from(PlayBy::Thread))
        .bind(who)
        .execute(connection)
        .await?;
    Ok(())
}

/// A panel is wanted.
#[derive(Debug)]
struct PanelWrite {
    key: MessageKey,
    who: PersonId,
}

impl Write for PanelWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        may_be_closed(connection, self.who).await?;
        let known = sqlx::query(concat!("select 1 from notices ", of_key!()));
        let known = bind_key(known, self.key);
        if known.fetch_optional(&mut *connection).await?.is_none() {
            let wanted = WantedMessage { key: self.key, called: vec![] };
            WantedRow::new(&wanted)?.insert(connection).await?;
        }
        Ok(0)
    }
}

/// A call is wanted, with the next number of its game.
#[derive(Debug)]
struct CallWrite {
    game: GameId,
    called: Vec<SeatCall>,
}

impl Write for CallWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        let newest: u32 = sqlx::query_scalar(
            "select coalesce(max(number), 0) from notices where game = ? and kind = 'call'",
        )
        .bind(self.game)
        .fetch_one(&mut *connection)
        .await?;
        let nth = newest.saturating_add(1);
        let game = self.game;
        let wanted =
            WantedMessage { key: MessageKind::Call.nth(game, nth), called: self.called.clone() };
        WantedRow::new(&wanted)?.insert(connection).await?;
        Ok(i64::from(nth))
    }
}

//! A message that should exist, as a row: written when it is wanted, read when it is to be said.

use serde::{Deserialize, Serialize};
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::codec::{Reading, Statement};
use super::error::StoreError;
use crate::attendance::Announcement;
use crate::notice::{GameId, MessageId, NoticeKey, NoticeKind, RoomId};
use crate::rules::{Seat, Topic};

/// A seat that is called, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatCall {
    /// Who.
    pub seat: Seat,
    /// Why.
    pub topic: Topic,
    /// The step since which the game waits for them.
    pub since: u32,
}

/// A message that should exist from now on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WantedNotice {
    /// Which.
    pub key: NoticeKey,
    /// Whom it calls.
    pub called: Vec<SeatCall>,
}

/// What is known about a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, sqlx::Type)]
#[sqlx(rename_all = "lowercase")]
pub enum NoticeState {
    /// Nothing was asked of the chat yet.
    Wanted,
    /// A request may have arrived.
    Sending,
    /// It exists.
    Sent,
    /// It or its place is gone; it is not said again.
    Gone,
}

/// A message that should exist, as it was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredNotice {
    /// Which.
    pub key: NoticeKey,
    /// Whom it calls.
    pub called: Vec<SeatCall>,
    /// What an announcement tells; nothing of other messages, and of one that cannot be read any more.
    pub announcement: Option<Announcement>,
    /// What is known about it.
    pub state: NoticeState,
    /// Where it was sent to.
    pub room: Option<RoomId>,
    /// As which message.
    pub message: Option<MessageId>,
    /// A fingerprint of what it shows.
    pub digest: Option<String>,
    /// When it was first asked for; while it is wanted again, when the old one was.
    pub attempted_at: Option<i64>,
    /// How many times it was made again.
    pub recreated: u32,
}

/// Inserts a wanted notice if the statement before has changed something.
pub(super) const INSERT_NEXT: &str = "
    insert into notices (game, kind, seat, number, called)
    select ?, ?, ?, ?, ? where changes() = 1;";

/// A wanted notice as it is bound.
#[derive(Debug)]
pub(super) struct WantedRow {
    key: NoticeKey,
    called: String,
}

/// Where a row is the notice of the key that is bound with [`bind_key`].
macro_rules! of_key {
    () => {
        "where game = ? and kind = ? and seat is ? and number = ?"
    };
}
pub(super) use of_key;

/// Binds what tells a notice from all others: its game, kind, seat and number.
pub(super) fn bind_key(query: Statement<'_>, key: NoticeKey) -> Statement<'_> {
    query
        .bind(key.game.0)
        .bind(<&str>::from(key.kind))
        .bind(key.seat.map(|seat| seat.0))
        .bind(key.nth)
}

impl WantedRow {
    pub(super) fn new(wanted: &WantedNotice) -> Result<Self, StoreError> {
        Ok(WantedRow {
            key: wanted.key,
            called: serde_json::to_string(&wanted.called)?,
        })
    }

    /// Binds what [`INSERT_NEXT`] has places for.
    pub(super) fn bind<'q>(&self, query: Statement<'q>) -> Statement<'q> {
        bind_key(query, self.key).bind(self.called.clone())
    }

    pub(super) async fn insert(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let query = sqlx::query(
            "insert into notices (game, kind, seat, number, called) values (?, ?, ?, ?, ?)",
        );
        self.bind(query).execute(connection).await?;
        Ok(())
    }
}

/// Wants what is told beside a game, each with the next number of its place: a number that everybody reads must not count what
/// one person was told.
pub(super) async fn announce(
    connection: &mut SqliteConnection,
    game: GameId,
    told: &[(Option<Seat>, String)],
) -> Result<(), StoreError> {
    for (to, text) in told {
        let newest: u32 = sqlx::query_scalar(
            "select coalesce(max(number), 0) from notices
             where game = ? and kind in ('announcement', 'told') and seat is ?",
        )
        .bind(game.0)
        .bind(to.map(|seat| seat.0))
        .fetch_one(&mut *connection)
        .await?;
        let nth = newest.saturating_add(1);
        let kind = match to {
            Some(_) => NoticeKind::Told,
            None => NoticeKind::Announcement,
        };
        let seat = *to;
        let key = NoticeKey {
            game,
            kind,
            seat,
            nth,
        };
        let called = vec![];
        WantedRow::new(&WantedNotice { key, called })?
            .insert(connection)
            .await?;
        let told = concat!("update notices set announcement = ? ", of_key!());
        bind_key(sqlx::query(told).bind(text), key)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// A notice from its row.
pub(super) fn read_notice(game: GameId, row: &SqliteRow) -> Result<StoredNotice, StoreError> {
    let r = Reading { row, game };
    let kind: &str = r.get("kind")?;
    let seat: Option<u8> = r.get("seat")?;
    let key = NoticeKey {
        game,
        kind: kind.parse().map_err(|_| r.unreadable(kind))?,
        seat: seat.map(Seat),
        nth: r.count("number")?,
    };
    Ok(StoredNotice {
        key,
        called: r.json("called")?,
        announcement: r.disposable_json("announcement")?,
        state: r.get("state")?,
        room: r.room("room")?,
        message: r.message("message")?,
        digest: r.get("digest")?,
        attempted_at: r.get("attempted_at")?,
        recreated: r.count("recreated")?,
    })
}

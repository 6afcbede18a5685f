//! Which messages should exist, and what is known about them.

use serde::{Deserialize, Serialize};
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::Store;
use super::codec::{Reading, Statement};
use super::error::StoreError;
use super::writer::Write;
use crate::notice::{GameId, MessageId, NoticeKey, PersonId, PlayBy, RoomId};
use crate::rules::{Seat, Topic};

/// A seat that a feed calls, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatCall {
    /// Who.
    pub seat: Seat,
    /// Why.
    pub topic: Topic,
    /// Where they are told; rows written before there was a choice do not say.
    #[serde(default)]
    pub by: PlayBy,
}

/// A message that should exist from now on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WantedNotice {
    /// Which.
    pub key: NoticeKey,
    /// Whom it calls.
    pub called: Vec<SeatCall>,
}

/// The fingerprint of a panel that points to a newer one: it is never changed again, and [`Store::open_notices`] leaves
/// it out.
pub const PAST: &str = "past";

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
    /// What is known about it.
    pub state: NoticeState,
    /// Where it was sent to.
    pub room: Option<RoomId>,
    /// As which message.
    pub message: Option<MessageId>,
    /// A fingerprint of what it shows.
    pub digest: Option<String>,
    /// When it was first asked for, in Unix milliseconds; while it is wanted again, when the old one was.
    pub attempted_at: Option<i64>,
    /// How many times it was made again.
    pub recreated: u32,
}

/// Inserts a wanted notice if the statement before has changed something.
pub(super) const INSERT_NEXT: &str = "
    insert into notices (game, nonce, kind, seat, from_step, to_step, called)
    select ?, ?, ?, ?, ?, ?, ? where changes() = 1;";

/// A wanted notice as it is bound.
#[derive(Debug)]
pub(super) struct Wanted {
    key: NoticeKey,
    called: String,
}

impl Wanted {
    pub(super) fn new(wanted: &WantedNotice) -> Result<Self, StoreError> {
        Ok(Wanted {
            key: wanted.key,
            called: serde_json::to_string(&wanted.called)?,
        })
    }

    /// Binds what [`INSERT_NEXT`] has places for.
    pub(super) fn bind<'q>(&self, query: Statement<'q>) -> Statement<'q> {
        let (kind, seat, from, to) = match self.key {
            NoticeKey::Lobby(_) => ("lobby", None, 0, 0),
            NoticeKey::Table { from, .. } => ("table", None, from, from),
            NoticeKey::Call { step, .. } => ("call", None, step, step),
            NoticeKey::Feed { from, to, .. } => ("feed", None, from, to),
            NoticeKey::Panel { seat, from, .. } => ("panel", Some(seat.0), from, from),
            NoticeKey::Unreachable { seat, closing, .. } => {
                ("unreachable", Some(seat.0), closing, closing)
            }
        };
        query
            .bind(self.key.game().0)
            .bind(self.key.nonce())
            .bind(kind)
            .bind(seat)
            .bind(from)
            .bind(to)
            .bind(&self.called)
    }

    pub(super) async fn insert(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let query = sqlx::query(
            "insert into notices (game, nonce, kind, seat, from_step, to_step, called)
             values (?, ?, ?, ?, ?, ?, ?)",
        );
        self.bind(query).execute(connection).await?;
        Ok(())
    }
}

/// A write about what is known of one message.
#[derive(Debug)]
struct NoticeWrite {
    key: NoticeKey,
    change: Change,
}

#[derive(Debug)]
enum Change {
    Sending { room: RoomId, attempted_at: i64 },
    Sent { message: MessageId, digest: String },
    Shown { digest: String },
    Gone,
    Again { asked_at: Option<i64> },
    Anew,
}

/// News and tables in the order of their steps, a table before the news that came with it.
macro_rules! said_in_order {
    () => {
        "order by case kind when 'lobby' then 0 when 'unreachable' then 2 when 'panel' then 3 else 1 end,
         to_step, kind <> 'table', seat"
    };
}

impl Store {
    /// The notices of a game in the order in which they are to be said.
    ///
    /// # Errors
    /// When the database refuses or a row cannot be understood.
    pub async fn notices(&self, game: GameId) -> Result<Vec<StoredNotice>, StoreError> {
        let query = concat!("select * from notices where game = ? ", said_in_order!());
        self.read_notices(game, query).await
    }

    /// Those of them about which something may still have to be done: what is to be said, what is kept up or has still to
    /// be taken away, and the lobby and the newest table, whatever became of them. However long a game lasts, these are
    /// few.
    ///
    /// # Errors
    /// When the database refuses or a row cannot be understood.
    pub async fn open_notices(&self, game: GameId) -> Result<Vec<StoredNotice>, StoreError> {
        let query = concat!(
            "select * from notices where game = ?1 and (state in ('wanted', 'sending') or kind = 'lobby' \
             or (kind = 'table' and (state = 'sent' or from_step = \
                 (select max(from_step) from notices where game = ?1 and kind = 'table'))) \
             or (kind = 'panel' and state = 'sent' and digest is not 'past')) ",
            said_in_order!()
        );
        self.read_notices(game, query).await
    }

    async fn read_notices(
        &self,
        game: GameId,
        query: &'static str,
    ) -> Result<Vec<StoredNotice>, StoreError> {
        let rows = sqlx::query(query)
            .bind(game.0)
            .fetch_all(&self.reads)
            .await?;
        rows.iter().map(|row| read_notice(game, row)).collect()
    }

    /// Whether somebody was ever wanted to get a panel of a game as a direct message.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn has_panel(&self, game: GameId, seat: Seat) -> Result<bool, StoreError> {
        let found = sqlx::query_scalar(
            "select exists (select 1 from notices
             where game = ? and kind = 'panel' and seat = ? and state <> 'gone')",
        )
        .bind(game.0)
        .bind(seat.0)
        .fetch_one(&self.reads)
        .await?;
        Ok(found)
    }

    /// The step of the newest panel among the direct messages to a person about a game.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn newest_panel(
        &self,
        game: GameId,
        who: PersonId,
    ) -> Result<Option<u32>, StoreError> {
        let step: Option<u32> = sqlx::query_scalar(
            "select max(from_step) from notices join seats using (game, seat)
             where game = ? and person = ? and kind = 'panel' and state <> 'gone'",
        )
        .bind(game.0)
        .bind(who.0.cast_signed())
        .fetch_one(&self.reads)
        .await?;
        Ok(step)
    }

    /// Remembers that a message is about to be asked for; must come before the request.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn mark_sending(
        &self,
        key: NoticeKey,
        room: RoomId,
        attempted_at: i64,
    ) -> Result<(), StoreError> {
        self.mark(key, Change::Sending { room, attempted_at }).await
    }

    /// Remembers that a message exists and what it shows.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn mark_sent(
        &self,
        key: NoticeKey,
        message: MessageId,
        digest: String,
    ) -> Result<(), StoreError> {
        self.mark(key, Change::Sent { message, digest }).await
    }

    /// Remembers what an edited message shows.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn mark_shown(&self, key: NoticeKey, digest: String) -> Result<(), StoreError> {
        self.mark(key, Change::Shown { digest }).await
    }

    /// Remembers that a message is not to be said again.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn mark_gone(&self, key: NoticeKey) -> Result<(), StoreError> {
        self.mark(key, Change::Gone).await
    }

    /// Wants a message that was gone once more. `asked_at` is when the old one was asked for, if it ever was: the chat
    /// may still answer with it.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn want_again(
        &self,
        key: NoticeKey,
        asked_at: Option<i64>,
    ) -> Result<(), StoreError> {
        self.mark(key, Change::Again { asked_at }).await
    }

    /// Wants a message once more that could not be changed any more and was taken away for that. Nobody meant it to be
    /// gone, so it counts as little as the first one.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn want_anew(&self, key: NoticeKey) -> Result<(), StoreError> {
        self.mark(key, Change::Anew).await
    }

    async fn mark(&self, key: NoticeKey, change: Change) -> Result<(), StoreError> {
        let write = NoticeWrite { key, change };
        self.writer.write(write).await.map(drop)
    }
}

impl Write for NoticeWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        let query = match &self.change {
            Change::Sending { room, attempted_at } => sqlx::query(
                "update notices set state = 'sending', room = ?, attempted_at = ?
                 where game = ? and nonce = ?",
            )
            .bind(room.0.cast_signed())
            .bind(*attempted_at),
            Change::Sent { message, digest } => sqlx::query(
                "update notices set state = 'sent', message = ?, digest = ?
                 where game = ? and nonce = ?",
            )
            .bind(message.0.cast_signed())
            .bind(digest),
            Change::Shown { digest } => {
                sqlx::query("update notices set digest = ? where game = ? and nonce = ?")
                    .bind(digest)
            }
            Change::Gone => {
                sqlx::query("update notices set state = 'gone' where game = ? and nonce = ?")
            }
            Change::Again { asked_at } => sqlx::query(
                "update notices set state = 'wanted', room = null, message = null, digest = null,
                 attempted_at = ?, recreated = recreated + 1 where game = ? and nonce = ?",
            )
            .bind(*asked_at),
            Change::Anew => sqlx::query(
                "update notices set state = 'wanted', room = null, message = null, digest = null
                 where game = ? and nonce = ?",
            ),
        };
        let game = self.key.game();
        let updated = query
            .bind(game.0)
            .bind(self.key.nonce())
            .execute(connection)
            .await?;
        if updated.rows_affected() == 1 {
            Ok(0)
        } else {
            Err(StoreError::Conflict(game))
        }
    }
}

fn read_notice(game: GameId, row: &SqliteRow) -> Result<StoredNotice, StoreError> {
    let r = Reading { row, game };
    let kind: &str = r.get("kind")?;
    let key = match kind {
        "lobby" => NoticeKey::Lobby(game),
        "table" => NoticeKey::Table {
            game,
            from: r.count("from_step")?,
        },
        "call" => NoticeKey::Call {
            game,
            step: r.count("from_step")?,
        },
        "feed" => NoticeKey::Feed {
            game,
            from: r.count("from_step")?,
            to: r.count("to_step")?,
        },
        "panel" => NoticeKey::Panel {
            game,
            seat: r.seat("seat")?,
            from: r.count("from_step")?,
        },
        "unreachable" => NoticeKey::Unreachable {
            game,
            seat: r.seat("seat")?,
            closing: r.count("from_step")?,
        },
        other => return Err(r.unreadable(other)),
    };
    Ok(StoredNotice {
        key,
        called: r.json("called")?,
        state: r.get("state")?,
        room: r.room("room")?,
        message: r.message("message")?,
        digest: r.get("digest")?,
        attempted_at: r.get("attempted_at")?,
        recreated: r.count("recreated")?,
    })
}

//! Which messages should exist, and what is known about them.

use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::calls::{Calls, brought};
use super::error::StoreError;
use super::notice_row::{StoredNotice, WantedNotice, WantedRow, bind_key, of_key, read_notice};
use super::writer::Write;
use crate::attendance::Announcement;
use crate::notice::{GameId, MessageId, NoticeKey, NoticeKind, PersonId, RoomId};
use crate::rules::Seat;

/// The fingerprint of a chapter of the news to which nothing is added any more, and of an announcement that stays as it is.
/// Neither is changed again, and [`Store::open_notices`] leaves them out.
pub const PAST: &str = "past";

/// A write about what is known of one message.
#[derive(Debug)]
struct NoticeWrite {
    key: NoticeKey,
    change: NoticeChange,
}

#[derive(Debug)]
enum NoticeChange {
    Sending {
        room: RoomId,
        attempted_at: i64,
    },
    Sent {
        message: MessageId,
        digest: String,
        calls: Option<Calls>,
    },
    Shown {
        digest: String,
        brings: Vec<Seat>,
    },
    Gone,
    TakenBack,
    Again {
        asked_at: Option<i64>,
    },
    Anew,
}

/// In which order notices are said: what was decided for whom before the news of it, news and tables in the order of their
/// steps, a table before the news that came with it, and then what is told beside the game.
fn order(notice: &StoredNotice) -> impl Ord + use<> {
    let NoticeKey {
        kind, seat, nth, ..
    } = notice.key;
    let announcement = notice.announcement.as_ref();
    let rank = match kind {
        NoticeKind::Lobby => 0,
        NoticeKind::Announcement if announcement.is_some_and(Announcement::comes_before_news) => 1,
        NoticeKind::Table | NoticeKind::News | NoticeKind::Call | NoticeKind::End => 2,
        NoticeKind::Announcement | NoticeKind::LobbyAnnouncement | NoticeKind::Unreachable => 3,
        NoticeKind::Panel => 4,
        NoticeKind::Told | NoticeKind::ToldOutside => 5,
    };
    (rank, nth, kind != NoticeKind::Table, seat)
}

impl Store {
    /// The notices of a game in the order in which they are to be said.
    pub async fn notices(&self, game: GameId) -> Result<Vec<StoredNotice>, StoreError> {
        let query = "select * from notices where game = ?";
        self.read_notices(game, query).await
    }

    /// Those of them about which something may still have to be done: what is to be said, what is kept up or has still to
    /// be taken away, and the lobby and the newest table, whatever became of them. However long a game lasts, these are
    /// few.
    pub async fn open_notices(&self, game: GameId) -> Result<Vec<StoredNotice>, StoreError> {
        let query = "select * from notices where game = ?1 and (state in ('wanted', 'sending', 'recalled') or kind = 'lobby' \
             or (kind = 'table' and (state = 'sent' or number = \
                 (select max(number) from notices where game = ?1 and kind = 'table'))) \
             or (kind in ('panel', 'news', 'announcement', 'told', 'lobby_announcement', 'told_outside') and state = 'sent' and digest is not 'past') \
             or (kind = 'news' and number = \
                 (select max(number) from notices where game = ?1 and kind = 'news')) \
             or (kind in ('call', 'end') and state = 'sent'))";
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
        let read = rows.iter().map(|row| read_notice(game, row));
        let mut notices: Vec<StoredNotice> = read.collect::<Result<_, _>>()?;
        notices.sort_by_key(order);
        Ok(notices)
    }

    /// Whether somebody was ever wanted to get a panel of a game as a direct message.
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

    /// The newest panel among the direct messages to a person about a game.
    pub async fn newest_panel(
        &self,
        game: GameId,
        who: PersonId,
    ) -> Result<Option<NoticeKey>, StoreError> {
        let (seat, step): (Option<u8>, Option<u32>) = sqlx::query_as(
            "select seat, max(number) from notices join seats using (game, seat)
             where game = ? and seats.person = ? and kind = 'panel' and state <> 'gone'",
        )
        .bind(game.0)
        .bind(who.0.cast_signed())
        .fetch_one(&self.reads)
        .await?;
        let key = |(seat, step)| NoticeKind::Panel.of(game, Seat(seat), step);
        Ok(seat.zip(step).map(key))
    }

    /// Remembers that a message is about to be asked for; must come before the request.
    pub async fn mark_sending(
        &self,
        key: NoticeKey,
        room: RoomId,
        attempted_at: i64,
    ) -> Result<(), StoreError> {
        self.mark(key, NoticeChange::Sending { room, attempted_at })
            .await
    }

    /// Remembers that a message exists and what it shows.
    pub async fn mark_sent(
        &self,
        key: NoticeKey,
        message: MessageId,
        digest: String,
    ) -> Result<(), StoreError> {
        let calls = None;
        let change = NoticeChange::Sent {
            message,
            digest,
            calls,
        };
        self.mark(key, change).await
    }

    /// The same of a message that called people.
    pub async fn mark_called(
        &self,
        key: NoticeKey,
        message: MessageId,
        digest: String,
        calls: Calls,
    ) -> Result<(), StoreError> {
        let calls = Some(calls);
        let change = NoticeChange::Sent {
            message,
            digest,
            calls,
        };
        self.mark(key, change).await
    }

    /// Remembers what an edited message shows.
    pub async fn mark_shown(&self, key: NoticeKey, digest: String) -> Result<(), StoreError> {
        let brings = vec![];
        self.mark(key, NoticeChange::Shown { digest, brings }).await
    }

    /// The same of a message whose edit brought people into the thread.
    pub async fn mark_brought(
        &self,
        key: NoticeKey,
        digest: String,
        brings: Vec<Seat>,
    ) -> Result<(), StoreError> {
        self.mark(key, NoticeChange::Shown { digest, brings }).await
    }

    /// The first step of the newest chapter of the news.
    pub async fn newest_news(&self, game: GameId) -> Result<Option<u32>, StoreError> {
        let from: Option<u32> =
            sqlx::query_scalar("select max(number) from notices where game = ? and kind = 'news'")
                .bind(game.0)
                .fetch_one(&self.reads)
                .await?;
        Ok(from)
    }

    /// The first step of the chapter of the news that follows the one with this first step.
    pub async fn news_after(&self, game: GameId, from: u32) -> Result<Option<u32>, StoreError> {
        let next = sqlx::query_scalar(
            "select min(number) from notices where game = ? and kind = 'news' and number > ?",
        )
        .bind(game.0)
        .bind(from)
        .fetch_one(&self.reads)
        .await?;
        Ok(next)
    }

    /// So many posts of news stand that begin with this step or a later one.
    pub async fn news_since(&self, game: GameId, from: u32) -> Result<usize, StoreError> {
        let count: u32 = sqlx::query_scalar(
            "select count(*) from notices
             where game = ? and kind = 'news' and state = 'sent' and number >= ?",
        )
        .bind(game.0)
        .bind(from)
        .fetch_one(&self.reads)
        .await?;
        Ok(count as usize)
    }

    /// The first step of the news that this message tells, which is not theirs.
    pub async fn news_told_along(
        &self,
        game: GameId,
        message: MessageId,
    ) -> Result<Option<u32>, StoreError> {
        let from = sqlx::query_scalar(
            "select number from notices
             where game = ? and kind = 'news' and room is null and message = ?",
        )
        .bind(game.0)
        .bind(message.0.cast_signed())
        .fetch_optional(&self.reads)
        .await?;
        Ok(from)
    }

    /// Remembers that the news from this step on are told by a message that is not theirs. Where a post tells those before
    /// it in the same chapter, that stays as it is.
    pub async fn tell_along(
        &self,
        game: GameId,
        from: u32,
        message: MessageId,
    ) -> Result<(), StoreError> {
        let write = AlongWrite {
            game,
            from,
            message,
        };
        self.writer.write(write).await.map(drop)
    }

    /// Remembers that a message is not to be said again.
    pub async fn mark_gone(&self, key: NoticeKey) -> Result<(), StoreError> {
        self.mark(key, NoticeChange::Gone).await
    }

    /// Remembers that a message that was recalled is gone, and nothing of where it was.
    pub async fn mark_taken_back(&self, key: NoticeKey) -> Result<(), StoreError> {
        self.mark(key, NoticeChange::TakenBack).await
    }

    /// Wants a message that was gone once more. `asked_at` is when the old one was asked for, if it ever was: the chat
    /// may still answer with it.
    pub async fn want_again(
        &self,
        key: NoticeKey,
        asked_at: Option<i64>,
    ) -> Result<(), StoreError> {
        self.mark(key, NoticeChange::Again { asked_at }).await
    }

    /// Wants a message once more that could not be changed any more and was taken away for that. Nobody meant it to be
    /// gone, so it counts as little as the first one.
    pub async fn want_anew(&self, key: NoticeKey) -> Result<(), StoreError> {
        self.mark(key, NoticeChange::Anew).await
    }

    async fn mark(&self, key: NoticeKey, change: NoticeChange) -> Result<(), StoreError> {
        let write = NoticeWrite { key, change };
        self.writer.write(write).await.map(drop)
    }
}

impl NoticeWrite {
    /// What a message did for people, beside being there.
    async fn of_seats(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let game = self.key.game;
        match &self.change {
            NoticeChange::Sent {
                calls: Some(calls), ..
            } => calls.note(connection, game).await,
            NoticeChange::Shown { brings, .. } => brought(connection, game, brings).await,
            _ => Ok(()),
        }
    }
}

/// News are told by a message that is not theirs.
#[derive(Debug)]
struct AlongWrite {
    game: GameId,
    from: u32,
    message: MessageId,
}

impl Write for AlongWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        let key = NoticeKind::News.nth(self.game, self.from);
        let known: bool = sqlx::query_scalar(
            "select exists (select 1 from notices where game = ? and kind = 'news' and number = ?)",
        )
        .bind(self.game.0)
        .bind(self.from)
        .fetch_one(&mut *connection)
        .await?;
        if !known {
            sqlx::query(
                "update notices set digest = ?1 where game = ?2 and kind = 'news' and state = 'sent'
                 and number = (select max(number) from notices where game = ?2 and kind = 'news' and number < ?3)",
            )
            .bind(PAST)
            .bind(self.game.0)
            .bind(self.from)
            .execute(&mut *connection)
            .await?;
            let wanted = WantedNotice {
                key,
                called: vec![],
            };
            WantedRow::new(&wanted)?.insert(&mut *connection).await?;
        }
        let told = sqlx::query(concat!(
            "update notices set state = 'sent', room = null, message = ?, digest = ? ",
            of_key!()
        ))
        .bind(self.message.0.cast_signed())
        .bind(PAST);
        bind_key(told, key).execute(connection).await?;
        Ok(0)
    }
}

impl Write for NoticeWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        self.of_seats(connection).await?;
        let query = match &self.change {
            NoticeChange::Sending { room, attempted_at } => sqlx::query(concat!(
                "update notices set state = 'sending', room = ?, attempted_at = ? ",
                of_key!(),
                " and state not in ('gone', 'recalled')"
            ))
            .bind(room.0.cast_signed())
            .bind(*attempted_at),
            NoticeChange::Sent {
                message, digest, ..
            } => sqlx::query(concat!(
                "update notices set state = iif(state = 'recalled', state, 'sent'), message = ?, digest = ? ",
                of_key!()
            ))
            .bind(message.0.cast_signed())
            .bind(digest),
            NoticeChange::Shown { digest, .. } => {
                sqlx::query(concat!("update notices set digest = ? ", of_key!())).bind(digest)
            }
            NoticeChange::Gone => {
                sqlx::query(concat!("update notices set state = 'gone' ", of_key!()))
            }
            NoticeChange::TakenBack => sqlx::query(concat!(
                "update notices set state = 'gone', room = null, message = null, digest = null, attempted_at = null ",
                of_key!()
            )),
            NoticeChange::Again { asked_at } => sqlx::query(concat!(
                "update notices set state = 'wanted', room = null, message = null, digest = null,
                 attempted_at = ?, recreated = recreated + 1 ",
                of_key!()
            ))
            .bind(*asked_at),
            NoticeChange::Anew => sqlx::query(concat!(
                "update notices set state = 'wanted', room = null, message = null, digest = null ",
                of_key!()
            )),
        };
        let updated = bind_key(query, self.key).execute(connection).await?;
        if updated.rows_affected() == 1 {
            Ok(0)
        } else {
            Err(StoreError::Conflict(self.key.game))
        }
    }
}

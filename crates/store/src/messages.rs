//! Which messages should exist, and what is known about them.

use super::calls::{Calls, brought};
use super::message_row::{GONE, bind_key, of_key, read_message, want};
use super::records::{SeatCall, StoredMessage};
use super::statement::Bound;
use crate::prelude::*;
use viceroy_model::attendance::Announcement;
use viceroy_model::messages::MessageId;

/// The stored digest of news and announcements that are final. They are never edited again.
pub const PAST: &str = "past";

const SENT: &str = concat!(
    "update notices set state = iif(state = 'recalled', state, 'sent'), message = ?, digest = ? ",
    of_key!()
);

const CALLED: &str = concat!(
    "update notices set state = iif(state = 'recalled', state, 'sent'), message = ?, digest = ?, called = ? ",
    of_key!()
);

#[derive(Debug)]
enum Did {
    Nothing,
    Called(Calls),
    Brought(Vec<Seat>),
}

/// Sending order: private messages before the news about their events, news and tables in order of
/// their steps, a table before its news, announcements last.
fn order(stored_message: &StoredMessage) -> impl Ord + use<> {
    let MessageKey { kind, seat, nth, .. } = stored_message.key;
    let announcement = stored_message.announcement.as_ref();
    let rank = match kind {
        MessageKind::Lobby => 0,
        MessageKind::Announcement if announcement.is_some_and(Announcement::comes_before_news) => 1,
        MessageKind::Table | MessageKind::News | MessageKind::Call | MessageKind::End => 2,
        MessageKind::Announcement | MessageKind::LobbyAnnouncement | MessageKind::Unreachable => 3,
        MessageKind::Panel => 4,
        MessageKind::Told | MessageKind::ToldOutside => 5,
    };
    (rank, nth, kind != MessageKind::Table, seat)
}

impl Store {
    pub async fn stored_messages(&self, game: GameId) -> Result<Vec<StoredMessage>> {
        let query = "select * from notices where game = ?";
        self.read_messages(game, query).await
    }

    /// Messages that may still need work: those to send, update or delete, plus the lobby and the
    /// newest table. Their number does not grow with the game.
    pub async fn open_messages(&self, game: GameId) -> Result<Vec<StoredMessage>> {
        let version = self.cache.of_game(game);
        if let Some(cached) = self.cache.open_messages.get(game, version) {
            return Ok(cached);
        }
        let query = "select * from notices where game = ?1 and (state in ('wanted', 'sending', 'recalled') or kind = 'lobby' \
             or (kind = 'table' and (state = 'sent' or number = \
                 (select max(number) from notices where game = ?1 and kind = 'table'))) \
             or (kind in ('panel', 'news', 'announcement', 'told', 'lobby_announcement', 'told_outside') and state = 'sent' and digest is not 'past') \
             or (kind = 'news' and number = \
                 (select max(number) from notices where game = ?1 and kind = 'news')) \
             or (kind in ('call', 'end') and state = 'sent'))";
        let open = self.read_messages(game, query).await?;
        self.cache.open_messages.keep(game, version, open.clone());
        Ok(open)
    }

    async fn read_messages(&self, game: GameId, query: &'static str) -> Result<Vec<StoredMessage>> {
        let rows = query!(query, game).fetch_all(&self.reads).await?;
        let read = rows.iter().map(|row| read_message(game, row));
        let mut stored_messages: Vec<StoredMessage> = read.collect::<Result<_, _>>()?;
        stored_messages.sort_by_key(order);
        Ok(stored_messages)
    }

    /// Whether a panel was ever queued as a direct message, unless it is gone.
    pub async fn has_panel(&self, game: GameId, seat: Seat) -> Result<bool> {
        let found = "select exists (select 1 from notices
             where game = ? and kind = 'panel' and seat = ? and state <> 'gone')";
        Ok(query_scalar!(found, game, seat.0).fetch_one(&self.reads).await?)
    }

    pub async fn newest_panel(&self, game: GameId, who: PersonId) -> Result<Option<MessageKey>> {
        let sql = "select seat, max(number) from notices join seats using (game, seat)
             where game = ? and seats.person = ? and kind = 'panel' and state <> 'gone'";
        let (seat, step): (Option<u8>, Option<u32>) =
            query_as!(sql, game, who).fetch_one(&self.reads).await?;
        let key = |(seat, step)| MessageKind::Panel.of(game, Seat(seat), step);
        Ok(seat.zip(step).map(key))
    }

    /// Must be stored before the request is sent.
    pub async fn mark_sending(
        &self,
        key: MessageKey,
        room: RoomId,
        attempted_at: i64,
    ) -> Result<()> {
        let sending = concat!(
            "update notices set state = 'sending', room = ?, attempted_at = ? ",
            of_key!(),
            " and state not in ('gone', 'recalled')"
        );
        self.mark(key, query!(sending, room, attempted_at), Did::Nothing).await
    }

    pub async fn mark_sent(
        &self,
        key: MessageKey,
        message: MessageId,
        digest: String,
    ) -> Result<()> {
        self.mark(key, query!(SENT, message, digest), Did::Nothing).await
    }

    pub async fn mark_called(
        &self,
        key: MessageKey,
        message: MessageId,
        digest: String,
        calls: Calls,
    ) -> Result<()> {
        let named = serde_json::to_string(&calls.named)?;
        self.mark(key, query!(CALLED, message, digest, named), Did::Called(calls)).await
    }

    pub async fn mark_shown(&self, key: MessageKey, digest: String) -> Result<()> {
        let shown = concat!("update notices set digest = ? ", of_key!());
        self.mark(key, query!(shown, digest), Did::Nothing).await
    }

    /// Its text names these players now, and has brought those into the thread.
    pub async fn mark_edited(
        &self,
        key: MessageKey,
        digest: String,
        named: &[SeatCall],
        brings: Vec<Seat>,
    ) -> Result<()> {
        let edited = concat!("update notices set digest = ?, called = ? ", of_key!());
        self.mark(key, query!(edited, digest, serde_json::to_string(named)?), Did::Brought(brings))
            .await
    }

    pub async fn newest_news(&self, game: GameId) -> Result<Option<u32>> {
        let from = "select max(number) from notices where game = ? and kind = 'news'";
        Ok(query_scalar!(from, game).fetch_one(&self.reads).await?)
    }

    pub async fn news_after(&self, game: GameId, from: u32) -> Result<Option<u32>> {
        let next =
            "select min(number) from notices where game = ? and kind = 'news' and number > ?";
        Ok(query_scalar!(next, game, from).fetch_one(&self.reads).await?)
    }

    /// How many posts of news exist that begin with this step or a later one.
    pub async fn news_since(&self, game: GameId, from: u32) -> Result<usize> {
        let sql = "select count(*) from notices
             where game = ? and kind = 'news' and state = 'sent' and number >= ?";
        let count: u32 = query_scalar!(sql, game, from).fetch_one(&self.reads).await?;
        Ok(count as usize)
    }

    /// The first step of the news that this message, of another kind, contains.
    pub async fn news_told_along(&self, game: GameId, message: MessageId) -> Result<Option<u32>> {
        let from = "select number from notices
             where game = ? and kind = 'news' and room is null and message = ?";
        Ok(query_scalar!(from, game, message).fetch_optional(&self.reads).await?)
    }

    /// Records that another message contains the news from this step on. An existing post with
    /// earlier news of the same chapter is then final.
    pub async fn tell_along(&self, game: GameId, from: u32, message: MessageId) -> Result<()> {
        self.change(
            Outdates::Game(game),
            (game, from, message),
            |&(game, from, message), connection| {
                Box::pin(async move {
                    let key = MessageKind::News.nth(game, from);
                    let sql = "select exists (select 1 from notices
                             where game = ? and kind = 'news' and number = ?)";
                    let known: bool =
                        query_scalar!(sql, game, from).fetch_one(&mut *connection).await?;
                    if !known {
                        let sql = "update notices set digest = ?1
                             where game = ?2 and kind = 'news' and state = 'sent'
                             and called = '[]' and number =
                             (select max(number) from notices
                             where game = ?2 and kind = 'news' and number < ?3)";
                        run(connection, query!(sql, PAST, game, from)).await?;
                        want(connection, key).await?;
                    }
                    let told = concat!(
                        "update notices set state = 'sent', room = null, message = ?, digest = ? ",
                        of_key!()
                    );
                    run(connection, bind_key(query!(told, message, PAST), key)).await?;
                    Ok(0)
                })
            },
        )
        .await
    }

    pub async fn mark_gone(&self, key: MessageKey) -> Result<()> {
        self.mark(key, query!(GONE), Did::Nothing).await
    }

    /// Forgets also where the message was.
    pub async fn mark_taken_back(&self, key: MessageKey) -> Result<()> {
        let taken_back = concat!(
            "update notices set state = 'gone', room = null, message = null, digest = null, attempted_at = null ",
            of_key!()
        );
        self.mark(key, query!(taken_back), Did::Nothing).await
    }

    /// Queues a message again that is gone. `asked_at` is when the old one was sent, if ever:
    /// Discord may still deliver it.
    pub async fn want_again(&self, key: MessageKey, asked_at: Option<i64>) -> Result<()> {
        let again = concat!(
            "update notices set state = 'wanted', room = null, message = null, digest = null,
             attempted_at = ?, recreated = recreated + 1 ",
            of_key!()
        );
        self.mark(key, query!(again, asked_at), Did::Nothing).await
    }

    /// Queues a panel for somebody who has just taken the seat, also where the one before could not
    /// be sent.
    pub async fn want_panel_anew(&self, key: MessageKey) -> Result<()> {
        let again = sqlx::query(
            "insert into notices (game, kind, seat, number, called) values (?, ?, ?, ?, '[]')
             on conflict do update set state = 'wanted', room = null, message = null, digest = null
             where state = 'gone'",
        );
        self.run(Outdates::Game(key.game), bind_key(again, key)).await
    }

    /// Queues a message again that was deleted because it could not be edited. Does not count as
    /// recreated.
    pub async fn want_anew(&self, key: MessageKey) -> Result<()> {
        let anew = concat!(
            "update notices set state = 'wanted', room = null, message = null, digest = null ",
            of_key!()
        );
        self.mark(key, query!(anew), Did::Nothing).await
    }

    async fn mark(&self, key: MessageKey, change: Statement<'static>, did: Did) -> Result<()> {
        let change = Bound::new(bind_key(change, key))?;
        self.change(
            Outdates::Game(key.game),
            (key.game, change, did),
            |(game, change, did), connection| {
                Box::pin(async move {
                    match did {
                        Did::Nothing => {}
                        Did::Called(calls) => calls.note(connection, *game).await?,
                        Did::Brought(seats) => brought(connection, *game, seats).await?,
                    }
                    change.run_on_one_row(*game, connection).await
                })
            },
        )
        .await
    }
}

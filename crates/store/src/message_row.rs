//! A message that should exist, as a row: written when it is wanted, read when it is to be said.

use serde::{Deserialize, Serialize};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use strum::EnumString;

use super::codec::{Reading, Statement};
use super::error::StoreError;
use viceroy_model::attendance::Announcement;
use viceroy_model::messages::{GameId, MessageId, MessageKey, MessageKind, PersonId, RoomId};
use viceroy_rules::{Seat, Topic};

/// Whom something is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Addressee {
    /// Everybody, where the table gathers or its game is played.
    Everybody,
    /// Whoever has this seat, by direct message.
    Seat(Seat),
    /// Somebody without a seat, by direct message.
    Outside(PersonId),
}

/// Something that is told beside a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub to: Addressee,
    pub announcement: Announcement,
}

/// A seat that is called, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatCall {
    pub seat: Seat,
    /// Why.
    pub topic: Topic,
    /// The step since which the game waits for them.
    pub since: u32,
}

/// A message that should exist from now on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WantedMessage {
    pub key: MessageKey,
    pub called: Vec<SeatCall>,
}

/// What is known about a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum MessageState {
    /// Nothing was asked of the chat yet.
    Wanted,
    /// A request may have arrived.
    Sending,
    /// It exists.
    Sent,
    /// It or its place is gone; it is not said again.
    Gone,
    /// It may exist, and is to be taken away: whoever reads it asked to be forgotten.
    Recalled,
}

/// A message that should exist, as it was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredMessage {
    pub key: MessageKey,
    pub called: Vec<SeatCall>,
    /// What an announcement tells; nothing of other messages, and of one that cannot be read any more.
    pub announcement: Option<Announcement>,
    /// Whom it is told, where that is somebody without a seat.
    pub person: Option<PersonId>,
    /// What is known about it.
    pub state: MessageState,
    /// Where it was sent to.
    pub room: Option<RoomId>,
    pub message: Option<MessageId>,
    /// A fingerprint of what it shows.
    pub digest: Option<String>,
    /// When it was first asked for; while it is wanted again, when the old one was.
    pub attempted_at: Option<i64>,
    /// How many times it was made again.
    pub recreated: u32,
}

/// Inserts a desired message if the statement before has changed something.
pub(super) const INSERT_NEXT: &str = "
    insert into notices (game, kind, seat, number, called)
    select ?, ?, ?, ?, ? where changes() = 1;";

/// A desired message as it is bound.
#[derive(Debug)]
pub(super) struct WantedRow {
    key: MessageKey,
    called: String,
}

/// Where a row is the message of the key that is bound with [`bind_key`].
macro_rules! of_key {
    () => {
        "where game = ? and kind = ? and seat is ? and number = ?"
    };
}
pub(super) use of_key;

/// Binds what tells a message from all others: its game, kind, seat and number.
pub(super) fn bind_key(query: Statement<'_>, key: MessageKey) -> Statement<'_> {
    query
        .bind(key.game)
        .bind(<&str>::from(key.kind))
        .bind(key.seat.map(|seat| seat.0))
        .bind(key.nth)
}

impl WantedRow {
    pub(super) fn new(wanted: &WantedMessage) -> Result<Self, StoreError> {
        Ok(WantedRow { key: wanted.key, called: serde_json::to_string(&wanted.called)? })
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

/// Wants what is told beside a game, each with the next number of its kind: a number that everybody reads must not count what
/// one person was told. What everybody is told is a message of this kind.
pub(super) async fn announce(
    connection: &mut SqliteConnection,
    game: GameId,
    openly: MessageKind,
    told: &[Told],
) -> Result<(), StoreError> {
    for one in told {
        let (kind, seat, person) = match one.to {
            Addressee::Everybody => (openly, None, None),
            Addressee::Seat(seat) => (MessageKind::Told, Some(seat), None),
            Addressee::Outside(person) => (MessageKind::ToldOutside, None, Some(person)),
        };
        if one.to == Addressee::Everybody && said_with(connection, game, kind, one).await? {
            continue;
        }
        let newest: u32 = sqlx::query_scalar(
            "select coalesce(max(number), 0) from notices where game = ? and kind = ? and seat is ?",
        )
        .bind(game)
        .bind(<&str>::from(kind))
        .bind(seat.map(|seat| seat.0))
        .fetch_one(&mut *connection)
        .await?;
        let nth = newest.saturating_add(1);
        let key = MessageKey { game, kind, seat, nth };
        let called = vec![];
        WantedRow::new(&WantedMessage { key, called })?.insert(connection).await?;
        tells(connection, key, &one.announcement, person).await?;
    }
    Ok(())
}

/// What happens to several people at once is one post: whether this is said together with what was not asked for yet.
async fn said_with(
    connection: &mut SqliteConnection,
    game: GameId,
    kind: MessageKind,
    told: &Told,
) -> Result<bool, StoreError> {
    let unsaid: Vec<(u32, String)> = sqlx::query_as(
        "select number, announcement from notices
         where game = ? and kind = ? and state = 'wanted' and attempted_at is null",
    )
    .bind(game)
    .bind(<&str>::from(kind))
    .fetch_all(&mut *connection)
    .await?;
    for (nth, text) in unsaid {
        let before: Announcement = serde_json::from_str(&text)?;
        if let Some(both) = before.and(&told.announcement) {
            tells(connection, kind.nth(game, nth), &both, None).await?;
            return Ok(true);
        }
    }
    Ok(false)
}

async fn tells(
    connection: &mut SqliteConnection,
    key: MessageKey,
    announcement: &Announcement,
    person: Option<PersonId>,
) -> Result<(), StoreError> {
    let told = concat!("update notices set announcement = ?, person = ? ", of_key!());
    let told = sqlx::query(told).bind(serde_json::to_string(announcement)?).bind(person);
    bind_key(told, key).execute(connection).await?;
    Ok(())
}

pub(super) fn read_message(game: GameId, row: &SqliteRow) -> Result<StoredMessage, StoreError> {
    let r = Reading { row, game };
    let kind: &str = r.get("kind")?;
    let state: &str = r.get("state")?;
    let seat: Option<u8> = r.get("seat")?;
    let key = MessageKey {
        game,
        kind: kind.parse().map_err(|_| r.unreadable(kind))?,
        seat: seat.map(Seat),
        nth: r.count("number")?,
    };
    Ok(StoredMessage {
        key,
        called: r.json("called")?,
        announcement: r.disposable_json("announcement")?,
        person: r.get("person")?,
        state: state.parse().map_err(|_| r.unreadable(state))?,
        room: r.get("room")?,
        message: r.get("message")?,
        digest: r.get("digest")?,
        attempted_at: r.get("attempted_at")?,
        recreated: r.count("recreated")?,
    })
}

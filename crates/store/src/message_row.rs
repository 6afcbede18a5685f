//! Database rows of messages.

use super::records::{Addressee, StoredMessage, Told};
use crate::prelude::*;
use viceroy_model::attendance::Announcement;

/// Inserts only if the previous statement changed a row.
pub(super) const INSERT_NEXT: &str = "
    insert into notices (game, kind, seat, number, called)
    select ?, ?, ?, ?, ? where changes() = 1;";

#[derive(Clone, Debug)]
pub(super) struct WantedRow {
    key: MessageKey,
    called: String,
}

macro_rules! of_key {
    () => {
        "where game = ? and kind = ? and seat is ? and number = ?"
    };
}
pub(super) use of_key;

pub(super) const GONE: &str = concat!("update notices set state = 'gone' ", of_key!());

pub(super) fn bind_key(query: Statement<'_>, key: MessageKey) -> Statement<'_> {
    query
        .bind(key.game)
        .bind(<&str>::from(key.kind))
        .bind(key.seat.map(|seat| seat.0))
        .bind(key.nth)
}

impl WantedRow {
    pub(super) fn new(wanted: &WantedMessage) -> Result<Self> {
        Ok(WantedRow { key: wanted.key, called: serde_json::to_string(&wanted.called)? })
    }

    pub(super) fn is_of(&mut self, game: GameId) {
        self.key.game = game;
    }

    /// Binds the parameters of [`INSERT_NEXT`].
    pub(super) fn bind<'q>(&self, query: Statement<'q>) -> Statement<'q> {
        bind_key(query, self.key).bind(self.called.clone())
    }

    pub(super) async fn insert(&self, connection: &mut SqliteConnection) -> Result<()> {
        let query = sqlx::query(
            "insert into notices (game, kind, seat, number, called) values (?, ?, ?, ?, ?)",
        );
        run(connection, self.bind(query)).await?;
        Ok(())
    }
}

/// Queues a message that calls nobody.
pub(super) async fn want(connection: &mut SqliteConnection, key: MessageKey) -> Result<()> {
    WantedRow::new(&WantedMessage { key, called: vec![] })?.insert(connection).await
}

pub(super) async fn want_unless_known(
    connection: &mut SqliteConnection,
    key: MessageKey,
) -> Result<()> {
    let known = bind_key(query!(concat!("select 1 from notices ", of_key!())), key);
    match known.fetch_optional(&mut *connection).await? {
        Some(_) => Ok(()),
        None => want(connection, key).await,
    }
}

/// Queues announcements, each with the next number of its kind. `openly` is the kind of public
/// ones: numbers that everybody sees must not count private messages.
pub(super) async fn announce(
    connection: &mut SqliteConnection,
    game: GameId,
    openly: MessageKind,
    told: &[Told],
) -> Result<()> {
    for one in told {
        let (kind, seat, person) = match one.to {
            Addressee::Everybody => (openly, None, None),
            Addressee::Seat(seat) => (MessageKind::Told, Some(seat), None),
            Addressee::Outside(person) => (MessageKind::ToldOutside, None, Some(person)),
        };
        if one.to == Addressee::Everybody && said_with(connection, game, kind, one).await? {
            continue;
        }
        let key = next_key(connection, game, kind, seat).await?;
        want(connection, key).await?;
        tells(connection, key, &one.announcement, person).await?;
    }
    Ok(())
}

/// Discord would take a new message for one of the same key that it remembers, also for one of a
/// time that a restore has lost: after one, numbers begin with its time in seconds, far above what
/// any game reaches.
pub(super) async fn next_key(
    connection: &mut SqliteConnection,
    game: GameId,
    kind: MessageKind,
    seat: Option<Seat>,
) -> Result<MessageKey> {
    let sql =
        "select max(coalesce(max(number), 0), coalesce((select max(at) / 1000 from restores), 0))
         from notices where game = ? and kind = ? and seat is ?";
    let newest: u32 = query_scalar!(sql, game, <&str>::from(kind), seat.map(|seat| seat.0))
        .fetch_one(connection)
        .await?;
    Ok(MessageKey { game, kind, seat, nth: newest.saturating_add(1) })
}

/// Whether this is merged into one post with others that were not sent yet.
async fn said_with(
    connection: &mut SqliteConnection,
    game: GameId,
    kind: MessageKind,
    told: &Told,
) -> Result<bool> {
    let sql = "select number, announcement from notices
         where game = ? and kind = ? and state = 'wanted' and attempted_at is null";
    let unsaid: Vec<(u32, String)> =
        query_as!(sql, game, <&str>::from(kind)).fetch_all(&mut *connection).await?;
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
) -> Result<()> {
    let told = concat!("update notices set announcement = ?, person = ? ", of_key!());
    let told = query!(told, serde_json::to_string(announcement)?, person);
    bind_key(told, key).execute(connection).await?;
    Ok(())
}

pub(super) fn read_message(game: GameId, row: &SqliteRow) -> Result<StoredMessage> {
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

//! Games and who sits in them.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::Store;
use super::codec::Reading;
use super::error::StoreError;
use super::records::{GameState, NewGame, SeatWait, Secret, StoredGame, StoredStep};
use super::writer::Write;
use crate::notice::{GameId, LanguageTag, NoticeKey, Person, PersonId, PressId, RoomId};
use crate::rules::Terms;

/// A write about a game itself.
#[derive(Debug)]
enum GameWrite {
    Create(NewGame),
    /// The people in a lobby, all of them; nobody left closes it.
    People {
        game: GameId,
        revision: i64,
        people: Vec<Person>,
        /// All presses so far.
        cuts: Option<Vec<PressId>>,
        at: i64,
    },
    Thread {
        game: GameId,
        thread: RoomId,
    },
    /// The thread is gone; it may be opened once more.
    LoseThread {
        game: GameId,
    },
    Synced {
        game: GameId,
        revision: i64,
    },
}

impl Store {
    /// Stores a new lobby, with its first person and the wish for its message.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn create_game(&self, new: NewGame) -> Result<GameId, StoreError> {
        self.writer.write(GameWrite::Create(new)).await.map(GameId)
    }

    /// Replaces who sits in a lobby and which presses were accepted; an empty one is closed.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the lobby is no longer at this revision.
    pub async fn set_people(
        &self,
        game: GameId,
        revision: i64,
        people: Vec<Person>,
        cuts: Option<Vec<PressId>>,
        at: i64,
    ) -> Result<(), StoreError> {
        self.write_game(GameWrite::People {
            game,
            revision,
            people,
            cuts,
            at,
        })
        .await
    }

    /// Remembers a game's thread.
    ///
    /// # Errors
    /// When the database refuses, for one because another game has this thread.
    pub async fn set_thread(&self, game: GameId, thread: RoomId) -> Result<(), StoreError> {
        self.write_game(GameWrite::Thread { game, thread }).await
    }

    /// Forgets a thread that is gone.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn lose_thread(&self, game: GameId) -> Result<(), StoreError> {
        self.write_game(GameWrite::LoseThread { game }).await
    }

    /// Remembers that all messages of a game are right as of a revision.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn set_synced(&self, game: GameId, revision: i64) -> Result<(), StoreError> {
        self.write_game(GameWrite::Synced { game, revision }).await
    }

    async fn write_game(&self, write: GameWrite) -> Result<(), StoreError> {
        self.writer.write(write).await.map(drop)
    }

    /// A game, if there is one of this number.
    ///
    /// # Errors
    /// When the database refuses or the row cannot be understood.
    pub async fn game(&self, game: GameId) -> Result<Option<StoredGame>, StoreError> {
        // The revision is read before the people. So a change that comes in between is told twice at the worst; read the
        // other way round it could be left out.
        let row = sqlx::query("select * from games where id = ?")
            .bind(game.0)
            .fetch_optional(&self.reads)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let seats = sqlx::query(
            "select person, name, waits_since, called_for, called_at, in_thread \
             from seats where game = ? order by seat",
        )
        .bind(game.0)
        .fetch_all(&self.reads)
        .await?;
        read_game(game, &row, &seats).map(Some)
    }

    /// The game that a thread belongs to.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn game_in(&self, thread: RoomId) -> Result<Option<GameId>, StoreError> {
        let id: Option<i64> = sqlx::query_scalar("select id from games where thread = ?")
            .bind(thread.0.cast_signed())
            .fetch_optional(&self.reads)
            .await?;
        Ok(id.map(GameId))
    }

    /// The last steps of the games that a person had finished alone when this one ended (R-VIR-09). Those that cannot be
    /// read are left out: they must not keep another game from telling how it ended.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn solo_ends_before(
        &self,
        who: PersonId,
        game: GameId,
    ) -> Result<Vec<StoredStep>, StoreError> {
        let games: Vec<(i64, i64)> = sqlx::query_as(
            "select games.id, steps from games join seats on games.id = seats.game \
             where person = ? and state = 'over' \
             and (ended_at, games.id) < (select ended_at, id from games where id = ?) \
             and (select count(*) from seats where seats.game = games.id) = 1",
        )
        .bind(who.0.cast_signed())
        .bind(game.0)
        .fetch_all(&self.reads)
        .await?;
        let mut ends = vec![];
        for (game, steps) in games {
            let last = u32::try_from(steps).unwrap_or(0);
            match self.steps(GameId(game), last, last).await {
                Ok(end) => ends.extend(end),
                Err(error) => tracing::warn!(game, %error, "the end of a game cannot be read"),
            }
        }
        Ok(ends)
    }

    /// Games some message of which may be missing or out of date.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn unsynced(&self) -> Result<Vec<GameId>, StoreError> {
        let ids: Vec<i64> =
            sqlx::query_scalar("select id from games where told < revision order by id")
                .fetch_all(&self.reads)
                .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }

    /// Those of them that were proposed here or have their thread here.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn unsynced_in(&self, room: RoomId) -> Result<Vec<GameId>, StoreError> {
        let room = room.0.cast_signed();
        let ids: Vec<i64> = sqlx::query_scalar(
            "select id from games where told < revision and (channel = ? or thread = ?) order by id",
        )
        .bind(room)
        .bind(room)
        .fetch_all(&self.reads)
        .await?;
        Ok(ids.into_iter().map(GameId).collect())
    }
}

fn read_game(game: GameId, row: &SqliteRow, seats: &[SqliteRow]) -> Result<StoredGame, StoreError> {
    let r = Reading { row, game };
    let state: &str = r.get("state")?;
    let secret: Vec<u8> = r.get("secret")?;
    let thread_lost: Option<i64> = r.get("thread_lost")?;
    let expired: bool = r.get("expired")?;
    let opened_by: Option<i64> = r.get("opened_by")?;
    let terms: Option<String> = r.get("terms")?;
    let cuts: Option<String> = r.get("cuts")?;
    let terms = terms.map(|terms| r.parsed(&terms)).transpose()?;
    let people = seats.iter().map(|row| {
        let r = Reading { row, game };
        Ok(Person {
            id: r.person("person")?,
            name: r.get("name")?,
        })
    });
    let waits = seats.iter().map(|row| {
        let r = Reading { row, game };
        Ok(SeatWait {
            since: r.get("waits_since")?,
            called_for: r.get("called_for")?,
            called_at: r.get("called_at")?,
            in_thread: r.get("in_thread")?,
        })
    });
    Ok(StoredGame {
        id: game,
        state: if state == GameState::Closed.key() && expired {
            GameState::Expired
        } else {
            GameState::from_key(state).ok_or_else(|| r.unreadable(state))?
        },
        channel: r
            .room("channel")?
            .ok_or_else(|| r.unreadable("no channel"))?,
        thread: r.room("thread")?,
        thread_lost: thread_lost.is_some(),
        language: LanguageTag(r.get("language")?),
        terms: terms.unwrap_or_else(Terms::for_several),
        agreement: r.get("agreement")?,
        secret: Secret(
            secret
                .try_into()
                .map_err(|_| r.unreadable("the secret has the wrong length"))?,
        ),
        secret_hash: r.get("secret_hash")?,
        cuts: cuts.map(|cuts| r.parsed(&cuts)).transpose()?,
        luck_used: r.big("luck_used")?,
        bookmark: r.get("bookmark")?,
        steps: r.count("steps")?,
        // This and the synced revision are stored under their first names.
        last_feed_step: r.count("fed_to")?,
        revision: r.get("revision")?,
        synced_revision: r.get("told")?,
        opened_by: opened_by.map(|id| PersonId(id.cast_unsigned())),
        created_at: r.get("created_at")?,
        started_at: r.get("started_at")?,
        ended_at: r.get("ended_at")?,
        people: people.collect::<Result<_, StoreError>>()?,
        waits: waits.collect::<Result<_, StoreError>>()?,
    })
}

impl Write for GameWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        match self {
            GameWrite::Create(new) => create(connection, new).await,
            GameWrite::People {
                game,
                revision,
                people,
                cuts,
                at,
            } => {
                let (people, cuts) = (people.as_slice(), cuts.as_deref());
                set_people(connection, *game, *revision, people, cuts, *at).await
            }
            GameWrite::Thread { game, thread } => {
                // Nothing that is said changes by it but where; whoever opened the thread goes on to say the rest.
                sqlx::query("update games set thread = ? where id = ?")
                    .bind(thread.0.cast_signed())
                    .bind(game.0)
                    .execute(connection)
                    .await?;
                Ok(0)
            }
            GameWrite::LoseThread { game } => {
                sqlx::query("update games set thread = null, thread_lost = revision where id = ?")
                    .bind(game.0)
                    .execute(connection)
                    .await?;
                Ok(0)
            }
            GameWrite::Synced { game, revision } => {
                sqlx::query("update games set told = max(told, ?) where id = ?")
                    .bind(revision)
                    .bind(game.0)
                    .execute(connection)
                    .await?;
                Ok(0)
            }
        }
    }
}

async fn create(connection: &mut SqliteConnection, new: &NewGame) -> Result<i64, StoreError> {
    let terms = serde_json::to_string(&new.terms)?;
    let row = sqlx::query(
        "insert into games
         (state, channel, server, opened_by, terms, secret, secret_hash, created_at, language)
         values ('gathering', ?, ?, ?, ?, ?, ?, ?, ?) returning id",
    )
    .bind(new.venue.channel.0.cast_signed())
    .bind(new.venue.server.map(|server| server.0.cast_signed()))
    .bind(new.by.id.0.cast_signed())
    .bind(terms)
    .bind(new.secret.0.as_slice())
    .bind(&new.secret_hash)
    .bind(new.at)
    .bind(&new.venue.language.0)
    .fetch_one(&mut *connection)
    .await?;
    let game = GameId(row.try_get(0)?);
    seat(connection, game, 0, &new.by).await?;
    sqlx::query("insert into notices (game, nonce, kind) values (?, ?, 'lobby')")
        .bind(game.0)
        .bind(NoticeKey::Lobby(game).nonce())
        .execute(connection)
        .await?;
    Ok(game.0)
}

async fn set_people(
    connection: &mut SqliteConnection,
    game: GameId,
    revision: i64,
    people: &[Person],
    cuts: Option<&[PressId]>,
    at: i64,
) -> Result<i64, StoreError> {
    let closed = people.is_empty();
    let cuts = cuts.map(serde_json::to_string).transpose()?;
    let updated = sqlx::query(
        "update games set revision = revision + 1, state = ?, ended_at = ?, cuts = ?
         where id = ? and revision = ? and state = 'gathering'",
    )
    .bind(
        if closed {
            GameState::Closed
        } else {
            GameState::Gathering
        }
        .key(),
    )
    .bind(closed.then_some(at))
    .bind(cuts)
    .bind(game.0)
    .bind(revision)
    .execute(&mut *connection)
    .await?;
    if updated.rows_affected() != 1 {
        return Err(StoreError::Conflict(game));
    }
    sqlx::query("delete from seats where game = ?")
        .bind(game.0)
        .execute(&mut *connection)
        .await?;
    for (number, person) in people.iter().enumerate() {
        seat(connection, game, number as i64, person).await?;
    }
    Ok(0)
}

async fn seat(
    connection: &mut SqliteConnection,
    game: GameId,
    seat: i64,
    person: &Person,
) -> Result<(), StoreError> {
    sqlx::query("insert into seats (game, seat, person, name) values (?, ?, ?, ?)")
        .bind(game.0)
        .bind(seat)
        .bind(person.id.0.cast_signed())
        .bind(&person.name)
        .execute(connection)
        .await?;
    Ok(())
}

//! Games and their players.

use std::collections::BTreeMap;

use super::deals;
use super::lobby_write::{Said, columns, invite, seat};
use super::message_row::want;
use super::records::{NewGame, SeatWait, Secret, StoredGame};
use crate::prelude::*;
use viceroy_model::attendance::{PlayConditions, TableSettings};
use viceroy_model::deals::DealDay;
use viceroy_model::messages::{Again, Entry, Organised, PlayedIn, SecondChance, Starts, TableCode};
use viceroy_rules::Terms;

impl Store {
    pub async fn create_game(&self, new: NewGame) -> Result<GameId> {
        self.writer
            .write(Outdates::Everything, new, |new, connection| Box::pin(create(connection, new)))
            .await
            .map(GameId)
    }

    /// # Errors
    /// When the database refuses, for example because another game has this thread.
    pub async fn set_thread(&self, game: GameId, thread: RoomId) -> Result<()> {
        let set = "update games set thread = ? where id = ?";
        self.run(Outdates::Game(game), query!(set, thread, game)).await
    }

    pub async fn lose_thread(&self, game: GameId) -> Result<()> {
        let lost = "update games set thread = null, thread_lost = revision where id = ?";
        self.run(Outdates::Game(game), query!(lost, game)).await
    }

    /// Records that all messages of a game are up to date as of a revision.
    pub async fn set_synced(&self, game: GameId, revision: i64) -> Result<()> {
        let synced = "update games set synced = max(synced, ?) where id = ?";
        self.run(Outdates::Game(game), query!(synced, revision, game)).await
    }

    pub async fn game(&self, game: GameId) -> Result<Option<StoredGame>> {
        let version = self.cache.of_game(game);
        let cached = self.cache.games.get(game, version);
        if cached.is_some() {
            return Ok(cached);
        }
        let read = self.read_whole(game).await?;
        if let Some(read) = &read {
            self.cache.games.keep(game, version, read.clone());
        }
        Ok(read)
    }

    async fn read_whole(&self, game: GameId) -> Result<Option<StoredGame>> {
        // The revision is read before the players: a change in between is then shown twice at
        // worst. In the other order it could be missed.
        let sql = "select games.*, origin, step, second_chances.seat as second_seat from games \
             left join second_chances on game = id where id = ?";
        let row = query!(sql, game).fetch_optional(&self.reads).await?;
        let Some(row) = row else { return Ok(None) };
        let sql = "select person, computer, name, waits_since, called_for, called_at, in_thread, ready_at, shows_reliability \
             from seats where game = ? order by seat";
        let seats = query!(sql, game).fetch_all(&self.reads).await?;
        let mut read = read_game(game, &row, &seats)?;
        self.read_organised((&row, &seats), &mut read).await?;
        Ok(Some(read))
    }

    async fn read_organised(
        &self,
        (row, seats): (&SqliteRow, &[SqliteRow]),
        read: &mut StoredGame,
    ) -> Result<()> {
        let game = read.id;
        let (mut ready, mut shown) = (BTreeMap::new(), BTreeMap::new());
        for row in seats {
            let r = Reading { row, game };
            let said: (Option<PersonId>, Option<i64>) = (r.get("person")?, r.get("ready_at")?);
            if let (Some(person), Some(at)) = said {
                ready.insert(person, at);
            }
            let shows: bool = r.get("shows_reliability")?;
            if let (Some(person), true) = (said.0, shows) {
                shown.insert(person, self.reliability(person).await?);
            }
        }
        let r = Reading { row, game };
        let organiser: Option<PersonId> = r.get("organiser")?;
        let private: bool = r.get("private")?;
        let rematch_of: Option<GameId> = r.get("rematch_of")?;
        let code: Option<String> = r.get("code")?;
        let before: Option<Terms> = r.disposable_json("terms_before")?;
        let agreed_before: Option<TableSettings> = r.disposable_json("agreed_before")?;
        let first = || read.people.iter().find_map(Player::person);
        read.organised = Organised {
            by: organiser.or_else(first),
            entry: if private { Entry::Invited(self.invited(game).await?) } else { Entry::Anybody },
            before: before
                .zip(agreed_before)
                .map(|(terms, agreed)| PlayConditions { terms, agreed }),
            changes: r.count("changes")?,
            again: match rematch_of {
                Some(after) => Some(Again { after, asked: self.seated(after).await? }),
                None => None,
            },
            second_chance: r.second_chance()?,
            starts: match r.get("starts_when_full")? {
                true => Starts::WhenFull {
                    computers_at: r.get("computers_at")?,
                    asked_at: r.get("asked_at")?,
                },
                false => Starts::ByHand,
            },
            seats: r.get("seats_wanted")?,
            ready,
            code: code.as_deref().and_then(TableCode::read),
            shown,
        };
        Ok(())
    }

    pub async fn game_in(&self, thread: RoomId) -> Result<Option<GameId>> {
        let game = "select id from games where thread = ?";
        Ok(query_scalar!(game, thread).fetch_optional(&self.reads).await?)
    }

    /// Games with messages that may be missing or out of date.
    pub async fn unsynced(&self) -> Result<Vec<GameId>> {
        let games = "select id from games where synced < revision order by id";
        Ok(sqlx::query_scalar(games).fetch_all(&self.reads).await?)
    }

    pub async fn unsynced_on(&self, server: ServerId) -> Result<Vec<GameId>> {
        let games = "select id from games where synced < revision and server = ? order by id";
        Ok(query_scalar!(games, server).fetch_all(&self.reads).await?)
    }

    pub async fn threads_below(&self, channel: RoomId) -> Result<Vec<RoomId>> {
        let threads =
            "select thread from games where channel = ? and thread is not null order by id";
        Ok(query_scalar!(threads, channel).fetch_all(&self.reads).await?)
    }

    pub async fn unsynced_in(&self, room: RoomId) -> Result<Vec<GameId>> {
        let games = "select id from games where synced < revision and (channel = ?1 or thread = ?1) order by id";
        Ok(query_scalar!(games, room).fetch_all(&self.reads).await?)
    }
}

impl Reading<'_> {
    fn second_chance(&self) -> Result<Option<SecondChance>> {
        let Some(origin) = self.get("origin")? else {
            return Ok(None);
        };
        let (step, seat) = (self.count("step")?, self.seat("second_seat")?);
        Ok(Some(SecondChance { origin, step, seat }))
    }
}

fn read_game(game: GameId, row: &SqliteRow, seats: &[SqliteRow]) -> Result<StoredGame> {
    let r = Reading { row, game };
    let state: &str = r.get("state")?;
    let secret: Vec<u8> = r.get("secret")?;
    let thread_lost: Option<i64> = r.get("thread_lost")?;
    let expired: bool = r.get("expired")?;
    let direct: bool = r.get("direct")?;
    let deal: Option<i32> = r.get("deal")?;
    let agreement: Option<String> = r.get("agreement")?;
    let people = seats.iter().map(|row| Reading { row, game }.player());
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
        state: match GameState::from_key(state).ok_or_else(|| r.unreadable(state))? {
            GameState::Closed if expired => GameState::Expired,
            GameState::Closed if agreement.is_some() => GameState::Abandoned,
            state @ (GameState::Gathering
            | GameState::Started
            | GameState::Over
            | GameState::Closed
            | GameState::Expired
            | GameState::Abandoned) => state,
        },
        channel: r.get("channel")?,
        server: r.get("server")?,
        played_in: match (deal, direct) {
            (Some(day), _) => PlayedIn::Deal(DealDay(day)),
            (None, true) => PlayedIn::DirectMessages,
            (None, false) => PlayedIn::Thread,
        },
        thread: r.get("thread")?,
        thread_lost: thread_lost.is_some(),
        language: LanguageTag(r.get("language")?),
        terms: r.json("terms")?,
        organised: Organised::default(),
        agreement,
        agreed: r.json("agreed_time")?,
        attendance: r.disposable_json("attendance")?,
        secret: Secret(
            secret.try_into().map_err(|_| r.unreadable("the secret has the wrong length"))?,
        ),
        secret_hash: r.get("secret_hash")?,
        cuts: r.json("cuts")?,
        luck_used: r.big("luck_used")?,
        bookmark: r.get("bookmark")?,
        steps: r.count("steps")?,
        last_told_step: r.count("news_to")?,
        revision: r.get("revision")?,
        synced_revision: r.get("synced")?,
        opened_by: r.get("opened_by")?,
        created_at: r.get("created_at")?,
        started_at: r.get("started_at")?,
        ended_at: r.get("ended_at")?,
        people: people.collect::<Result<_>>()?,
        waits: waits.collect::<Result<_>>()?,
    })
}

pub(super) async fn create(connection: &mut SqliteConnection, new: &NewGame) -> Result<i64> {
    let terms = serde_json::to_string(&new.terms)?;
    let agreed = serde_json::to_string(&new.agreed)?;
    let (when_full, computers_at, _) = columns(new.organised.starts);
    let deal = new.venue.played_in.deal();
    let sql = "insert into games
         (state, channel, server, opened_by, terms, agreed_time, secret, secret_hash, created_at, language,
           organiser, private, rematch_of, direct, seats_wanted, starts_when_full, computers_at, due_at, deal, code)
          values ('gathering', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id";
    let row = query!(
        sql,
        new.venue.channel,
        new.venue.server,
        new.by.id,
        terms,
        agreed,
        new.secret.0.as_slice(),
        &new.secret_hash,
        new.at,
        &new.venue.language.0,
        new.by.id,
        new.organised.entry != Entry::Anybody,
        new.organised.again.as_ref().map(|again| again.after),
        new.venue.played_in != PlayedIn::Thread,
        new.organised.seats,
        when_full,
        computers_at,
        new.organised.starts.due_at(),
        deal.map(|day| day.0),
        new.organised.code.as_ref().map(TableCode::as_str)
    )
    .fetch_one(&mut *connection)
    .await?;
    let game = GameId(row.try_get(0)?);
    for (number, player) in (0..).zip(&new.people) {
        let who = player.person();
        let shows_reliability = who.is_some_and(|who| new.organised.shown.contains_key(&who));
        let said = Said { ready: who.map(|_| new.at), shows_reliability };
        seat(connection, game, number, player, said).await?;
    }
    invite(connection, game, &new.organised.entry).await?;
    if let Some(day) = deal {
        deals::begins(connection, (day, new.by.id, game)).await?;
        return Ok(game.0);
    }
    want(connection, MessageKey::lobby(game)).await?;
    Ok(game.0)
}

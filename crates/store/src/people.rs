//! Per-person data outside games: where they play, and whether direct messages reach them.

use super::message_row::{GONE, announce, bind_key, of_key, want_unless_known};
use super::records::{Addressee, StoredPerson, Told};
use crate::prelude::*;
use viceroy_model::messages::{Notifications, PlayBy, Reads};

fn from_key(key: &str) -> Result<PlayBy> {
    let unknown = |_| sqlx::Error::Decode(format!("play_by: {key}").into());
    Ok(key.parse().map_err(unknown)?)
}

impl Store {
    pub async fn person(&self, who: PersonId) -> Result<Option<StoredPerson>> {
        let version = self.cache.of_people();
        if let Some(cached) = self.cache.people.get(who, version) {
            return Ok(cached);
        }
        let row = query!("select * from people where person = ?", who);
        let row = row.fetch_optional(&self.reads).await?;
        let person = row.as_ref().map(read_person).transpose()?;
        self.cache.people.keep(who, version, person.clone());
        Ok(person)
    }

    /// Choosing direct messages clears a recorded failure.
    pub async fn set_play_by(&self, who: PersonId, play_by: PlayBy) -> Result<()> {
        let chosen = "insert into people (play_by, person) values (?1, ?2)
             on conflict (person) do update set play_by = ?1,
             closed_at = case ?1 when 'dm' then null else closed_at end";
        self.run(Outdates::Everything, query!(chosen, <&str>::from(play_by), who)).await
    }

    pub async fn text_readers(&self) -> Result<Vec<PersonId>> {
        let people = "select person from text_readers";
        Ok(query_scalar!(people).fetch_all(&self.reads).await?)
    }

    pub async fn set_reads(&self, who: PersonId, reads: Reads) -> Result<()> {
        let query = match reads {
            Reads::Text => "insert or ignore into text_readers (person) values (?)",
            Reads::Pictures => "delete from text_readers where person = ?",
        };
        self.run(Outdates::Everything, query!(query, who)).await
    }

    /// With when something last rang for them.
    pub async fn notifications(&self, who: PersonId) -> Result<(Notifications, Option<i64>)> {
        let sql = "select notifications, rang_at from notifications where person = ?";
        let row: Option<(String, Option<i64>)> =
            query_as!(sql, who).fetch_optional(&self.reads).await?;
        let Some((key, rang_at)) = row else {
            return Ok((Notifications::All, None));
        };
        let unknown = |_| sqlx::Error::Decode(format!("notifications: {key}").into());
        Ok((key.parse().map_err(unknown)?, rang_at))
    }

    pub async fn set_notifications(
        &self,
        who: PersonId,
        notifications: Notifications,
    ) -> Result<()> {
        if notifications == Notifications::All {
            let all = query!("delete from notifications where person = ?", who);
            return self.run(Outdates::Everything, all).await;
        }
        let chosen = "insert into notifications (person, notifications) values (?1, ?2)
             on conflict (person) do update set notifications = ?2";
        self.run(Outdates::Everything, query!(chosen, who, <&str>::from(notifications))).await
    }

    /// `None` forgets the channel.
    pub async fn set_dm_room(&self, who: PersonId, room: Option<RoomId>) -> Result<()> {
        let set = "insert into people (person, dm_room) values (?1, ?2)
             on conflict (person) do update set dm_room = ?2";
        self.run(Outdates::Everything, query!(set, who, room)).await
    }

    /// Records closed direct messages. The failed message is not retried; instead a public one says
    /// that the person cannot be reached (once per game and closing) or, for people without a seat,
    /// shows its content. All or nothing.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when there is no such person or message.
    pub async fn set_closed(
        &self,
        person: PersonId,
        message_key: MessageKey,
        at: i64,
    ) -> Result<()> {
        self.change(
            Outdates::Everything,
            (person, message_key, at),
            |&(person, message_key, at), connection| {
                Box::pin(async move {
                    let game = message_key.game;
                    // Another game may have noticed before; that is the same closing.
                    let sql = "update people set closings = closings + (closed_at is null),
                         closed_at = coalesce(closed_at, ?) where person = ? returning closings";
                    let closing: Option<i64> =
                        query_scalar!(sql, at, person).fetch_optional(&mut *connection).await?;
                    let closing = closing.and_then(|n| u32::try_from(n).ok());
                    let closing = closing.ok_or(StoreError::Conflict(game))?;
                    run_on_one_row(connection, game, bind_key(query!(GONE), message_key)).await?;
                    let Some(seat) = message_key.seat else {
                        tell_openly(connection, message_key).await?;
                        return Ok(0);
                    };
                    let key = MessageKind::Unreachable.of(game, seat, closing);
                    want_unless_known(connection, key).await?;
                    Ok(0)
                })
            },
        )
        .await
    }

    /// The same at a table that has no public place: nothing says so there.
    pub async fn set_closed_unsaid(&self, who: PersonId, key: MessageKey, at: i64) -> Result<()> {
        self.change(Outdates::Everything, (who, key, at), |&(who, key, at), connection| {
            Box::pin(async move {
                let closed = query!(
                    "insert into people (person, closed_at, closings) values (?1, ?2, 1)
                     on conflict (person) do update set closings = closings + (closed_at is null),
                     closed_at = coalesce(closed_at, ?2)",
                    who,
                    at
                );
                run(connection, closed).await?;
                run_on_one_row(connection, key.game, bind_key(query!(GONE), key)).await?;
                Ok(0)
            })
        })
        .await
    }

    /// Wants again what a person could not be told since their messages were closed, at tables that
    /// have no other place: the lobby, the newest panel, or how the game ended. Returns the games.
    pub async fn set_open(&self, who: PersonId) -> Result<Vec<GameId>> {
        let untold: Vec<(GameId, u8, String, u32)> = sqlx::query_as(
            "select notices.game, notices.seat, kind, max(number) from people
             join seats on seats.person = people.person
             join games on games.id = seats.game and direct = 1 and deal is null
             join notices on notices.game = games.id and notices.seat = seats.seat
             where people.person = ? and (kind = 'panel' and games.state = 'started'
               or kind = 'end' and ended_at >= closed_at)
             group by notices.game, kind having notices.state = 'gone'",
        )
        .bind(who)
        .fetch_all(&self.reads)
        .await?;
        let lobbies: Vec<(GameId, u32)> = sqlx::query_as(
            "select notices.game, max(number) from seats
             join games on games.id = seats.game and games.state = 'gathering' and direct = 1
             join notices on notices.game = games.id and notices.person = seats.person
               and kind = 'told_outside' and announcement like '{\"seated\"%'
             where seats.person = ? group by notices.game having notices.state = 'gone'",
        )
        .bind(who)
        .fetch_all(&self.reads)
        .await?;
        let lobbies = lobbies.into_iter().map(|(game, nth)| (game, None, "told_outside", nth));
        let untold: Vec<(GameId, Option<u8>, String, u32)> = untold
            .into_iter()
            .map(|(game, seat, kind, nth)| (game, Some(seat), kind, nth))
            .chain(lobbies.map(|(game, seat, kind, nth)| (game, seat, kind.to_owned(), nth)))
            .collect();
        let games = untold.iter().map(|(game, ..)| *game).collect();
        self.change(Outdates::Everything, (who, untold), |(who, untold), connection| {
            Box::pin(async move {
                let open = query!("update people set closed_at = null where person = ?", *who);
                run(connection, open).await?;
                for (game, seat, kind, nth) in untold {
                    let again = query!(
                        "update notices set state = 'wanted', room = null, message = null,
                         digest = null, attempted_at = null, recreated = recreated + 1
                         where game = ? and seat is ? and kind = ? and number = ?",
                        *game,
                        *seat,
                        &**kind,
                        *nth
                    );
                    run(connection, again).await?;
                    let newer = "update games set revision = revision + 1 where id = ?";
                    run(connection, query!(newer, *game)).await?;
                }
                Ok(0)
            })
        })
        .await?;
        Ok(games)
    }

    /// The Discord client's locale, if known. A chosen language has precedence.
    pub async fn locale(&self, who: PersonId) -> Result<Option<LanguageTag>> {
        let locale = query_scalar!("select locale from heard where person = ?", who)
            .fetch_optional(&self.reads)
            .await?;
        Ok(locale.map(LanguageTag))
    }

    /// Their global name as of their last interaction.
    pub async fn name_of(&self, who: PersonId) -> Result<Option<String>> {
        let name = "select name from heard where person = ?";
        Ok(query_scalar!(name, who).fetch_optional(&self.reads).await?)
    }

    pub async fn set_heard(&self, who: PersonId, locale: LanguageTag, name: &str) -> Result<()> {
        let heard = "insert into heard (locale, name, person) values (?1, ?2, ?3)
             on conflict (person) do update set locale = ?1, name = ?2";
        self.run(Outdates::Nothing, query!(heard, locale.0, name, who)).await
    }

    /// Seats in lobbies and running games, with the server and the name used there.
    pub async fn named_seats_of(
        &self,
        who: PersonId,
    ) -> Result<Vec<(GameId, Option<ServerId>, String)>> {
        let seats = "select id, server, name from seats join games on id = game
             where person = ? and state in ('gathering', 'started')";
        Ok(query_as!(seats, who).fetch_all(&self.reads).await?)
    }

    pub async fn set_name(&self, game: GameId, person: PersonId, name: &str) -> Result<()> {
        let name = name.to_owned();
        self.change(
            Outdates::Everything,
            (person, game, name),
            |(person, game, name), connection| {
                Box::pin(async move {
                    for sql in [
                        "update seats set name = ? where game = ? and person = ?",
                        "update holders set name = ? where game = ? and person = ?",
                    ] {
                        run(connection, query!(sql, name, game, person)).await?;
                    }
                    Ok(0)
                })
            },
        )
        .await
    }
}

fn read_person(row: &SqliteRow) -> Result<StoredPerson> {
    Ok(StoredPerson {
        person: row.try_get("person")?,
        play_by: row.try_get::<Option<&str>, _>("play_by")?.map(from_key).transpose()?,
        room: row.try_get("dm_room")?,
        closed_at: row.try_get("closed_at")?,
    })
}

async fn tell_openly(connection: &mut SqliteConnection, message_key: MessageKey) -> Result<()> {
    let told = concat!("select announcement from notices ", of_key!());
    let told = bind_key(query!(told), message_key).fetch_one(&mut *connection).await?;
    let told: &str = told.try_get("announcement")?;
    let sql = "select state = 'gathering' from games where id = ?";
    let gathers: bool = query_scalar!(sql, message_key.game.0).fetch_one(&mut *connection).await?;
    let openly = match gathers {
        true => MessageKind::LobbyAnnouncement,
        false => MessageKind::Announcement,
    };
    let told = Told { to: Addressee::Everybody, announcement: serde_json::from_str(told)? };
    announce(connection, message_key.game, openly, &[told]).await
}

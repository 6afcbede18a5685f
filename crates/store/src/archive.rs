//! Lists of finished games, newest first, in pages.

use std::ops::Range;

use crate::prelude::*;

/// A finished game, as a list shows it.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    pub game: GameId,
    pub channel: RoomId,
    pub ended_at: i64,
    /// By seat.
    pub people: Vec<Player>,
    /// By seat; empty where they are not known.
    pub results: Vec<SeatResult>,
}

/// Whose finished games are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FinishedOf {
    /// Those in which somebody held a seat at the end.
    Person(PersonId),
    /// Public tables of a server, and private ones in which this person has sat.
    Server(ServerId, PersonId),
}

/// Deals of the day and second chances have lists of their own.
const FINISHED: &str = "state = 'over' and deal is null and ended_at >= ?1 and ended_at < ?2
     and (?3 is null or (ended_at, id) < (select ended_at, id from games where id = ?3))
     and not exists (select 1 from second_chances where second_chances.game = games.id)";

impl Store {
    /// Those that ended in the time, in the order of their ends, newest first: where they were
    /// played, from the one after `after` on.
    pub async fn finished(
        &self,
        of: FinishedOf,
        time: Range<i64>,
        after: Option<GameId>,
        most: u32,
    ) -> Result<Vec<(GameId, RoomId)>> {
        let (whose, server, who) = match of {
            FinishedOf::Person(who) => {
                ("id in (select game from seats where person = ?5)", None, who)
            }
            FinishedOf::Server(server, who) => (
                "server = ?4 and (private = 0
                   or exists (select 1 from holders where holders.game = games.id and person = ?5))",
                Some(server),
                who,
            ),
        };
        let sql = format!(
            "select id, channel from games where {whose} and {FINISHED}
             order by ended_at desc, id desc limit ?6"
        );
        let finished = sqlx::query_as(AssertSqlSafe(sql))
            .bind(time.start)
            .bind(time.end)
            .bind(after)
            .bind(server)
            .bind(who)
            .bind(most);
        Ok(finished.fetch_all(&self.reads).await?)
    }

    /// `None` if it is not there or not over.
    pub async fn finished_game(&self, game: GameId) -> Result<Option<FinishedGame>> {
        let sql = "select channel, ended_at from games where id = ? and state = 'over'";
        let found: Option<(RoomId, i64)> = query_as!(sql, game).fetch_optional(&self.reads).await?;
        let Some((channel, ended_at)) = found else {
            return Ok(None);
        };
        let sql = "select seat, person, computer, name from seats where game = ? order by seat";
        let seats = query!(sql, game).fetch_all(&self.reads).await?;
        let people = seats.iter().map(|row| Reading { row, game }.player());
        Ok(Some(FinishedGame {
            game,
            channel,
            ended_at,
            people: people.collect::<Result<_>>()?,
            results: self.results(game).await?,
        }))
    }
}
